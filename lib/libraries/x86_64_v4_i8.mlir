// Micro-kernels for x86-64-v4, i8 x i8 to i32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 61 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 13 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.033, worst 1.47; on shapes held out: 1.068, worst 2.11
// predicted against measured time: median error 15.7 %; on shapes held out: 22.6 %
// Coefficients of conflicts that no shape of the fit paid are those of f32's nearest kernel.
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, table_f32 = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, dram_all_mbs = 56000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 153977535, 231262535, 306584535],
      g_slope = [51322511, 77285000, 37661000, 51346076], edge_columns = 32, visit = 731, fma = 454,
      conflict_a = 549, conflict_b = 91, conflict_c = 573,
      conflict = 507, stall = 271, a_far = 250, b_far = 26, c_near = 1024, c_far = 26,
      rows_far = 26, once_far = 26, apart_near = 212, apart_far = 26, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x2048", family = "direct",
    tile = #dynmlir.tile<5, 64, 2048>, packed = false, model = {
      g_t = [0, 1, 9, 13], g_ps = [10000, 23582935, 190612535, 309919535],
      g_slope = [23572935, 20878700, 29826750, 21493500], edge_columns = 32, visit = 565, fma = 442,
      conflict_a = 26, conflict_b = 26, conflict_c = 26, conflict = 26, stall = 26, a_far = 26, b_far = 26,
      c_near = 1024, c_far = 26, rows_far = 26, once_far = 26, apart_near = 233, apart_far = 26,
      column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x2048", family = "direct",
    tile = #dynmlir.tile<4, 64, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [401666, 14714073, 31818535, 61669035],
      g_slope = [14312407, 17104462, 29850500, 18985781], edge_columns = 32, visit = 684, fma = 447,
      conflict_a = 766, conflict_b = 91, conflict_c = 667,
      conflict = 543, stall = 302, a_far = 247, b_far = 26, c_near = 1024, c_far = 26,
      rows_far = 26, once_far = 26, apart_near = 212, apart_far = 26, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [326202, 11423073, 33104678, 38061368],
      g_slope = [11096871, 10840802, 4956690, 12445477], visit = 2253, fma = 589,
      conflict_a = 26, conflict_b = 26, conflict_c = 26, conflict = 26, split = 153, stall = 26,
      a_near = 1024, a_far = 26, b_far = 26, c_near = 1024, c_far = 26, rows_near = 1024, rows_far = 26,
      once_near = 381, once_far = 26, apart_far = 26, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 19, 28, 711], g_ps = [10000, 10000, 554566, 53797035], g_slope = [0, 60507, 77953, 76107], most_rows = 12, visit = 785, loop = 655, fma = 402, conflict_a = 26, conflict_b = 26,
      conflict_c = 26, conflict = 26, split = 294, stall = 26, a_near = 1024, a_far = 26, b_near = 1024,
      b_far = 26, c_near = 1024, c_far = 26, rows_near = 179, rows_far = 26, once_near = 82, once_far = 26,
      apart_near = 82, apart_far = 26, column = 179, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [260145, 5765202, 8005868, 22972035],
      g_slope = [5505057, 2240666, 7483083, 5542437], visit = 1752, fma = 424, edge = 228,
      conflict_a = 26, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 26, b_near = 1024,
      b_far = 26, c_near = 1024, c_far = 26, rows_near = 911, rows_far = 26, once_near = 927, once_far = 26,
      apart_far = 26, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 6, 9, 28], g_ps = [483632, 22612313, 32264963, 108325535],
      g_slope = [3688113, 3217550, 4003188, 1742571], visit = 1826, fma = 420, edge = 237,
      conflict_a = 26, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 26, b_near = 1024,
      b_far = 26, c_near = 1024, c_far = 26, rows_far = 26, once_far = 26, apart_near = 818, apart_far = 26,
      column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 28758910, 34083392, 50580935],
      g_slope = [14374455, 5324482, 16497543, 11412506], visit = 732, fma = 594, pack = 28,
      conflict_a = 26, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 26, b_far = 26,
      c_near = 1024, c_far = 26, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      apart_near = 1024, apart_far = 26, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 6, 9], g_ps = [126843, 2852845, 3037597, 8190678],
      g_slope = [908667, 61584, 1717693, 897585], visit = 987, fma = 378, pack = 583, conflict_a = 26,
      stall = 26, a_near = 526, a_far = 26, b_near = 1024, b_far = 26, c_far = 26, rows_near = 1024,
      rows_far = 26, once_near = 1024, once_far = 26, reread = 356
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 9], g_ps = [135404, 1201010, 1201010, 14916392],
      g_slope = [1065606, 0, 1959340, 1012514], visit = 1800, fma = 428, pack = 552, conflict_a = 26,
      stall = 26, a_near = 447, a_far = 26, b_far = 26, c_far = 26, rows_near = 1024, rows_far = 26,
      once_near = 1024, once_far = 26, reread = 457
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 7019535, 15851435, 15889689],
      g_slope = [3504767, 8831900, 38254, 4421489], visit = 3567, fma = 407, pack = 643, conflict_a = 26,
      split = 90, stall = 26, a_near = 285, a_far = 26, b_far = 26, c_near = 1024, c_far = 26,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 270
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [10000, 5189227, 59400535, 131295535],
      g_slope = [5179227, 6776413, 17973750, 0], visit = 3666, fma = 402, pack = 544, conflict_a = 26,
      split = 109, stall = 26, a_near = 220, a_far = 26, b_near = 1024, b_far = 26, c_near = 1024, c_far = 26,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 350
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [10000, 13224935, 36898035, 43457868],
      g_slope = [6607467, 23673100, 2186611, 7383359], visit = 5865, fma = 392, edge = 670, conflict_a = 26,
      stall = 26, a_near = 550, a_far = 26, b_near = 1024, b_far = 26, c_near = 1024, c_far = 26,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 234
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v4} : () -> ()
