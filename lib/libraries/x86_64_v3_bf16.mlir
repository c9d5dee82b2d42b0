// Micro-kernels for x86-64-v3: a core with AVX2, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 208 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 27 candidates kept (568 generated); the best of them against the best of all: 1.018 (geometric mean of times)
// chosen against the best of them: 1.070, worst 2.00
// predicted against measured time: median error 18.1 %; g: 22.2 % at most
// Coefficients of conflicts that no shape of the fit paid are those of f32's nearest kernel.
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 6819767, 9948571, 13390402],
      g_slope = [2269922, 3128804, 1720915, 2236559], edge_columns = 8, region = 163623, visit = 5238,
      fma = 322, pack = 425, conflict_c = 249, stall = 182, a_near = 933, a_far = 1024, b_near = 459,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 191, once_far = 1024,
      apart_far = 1024, column = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x192", family = "block",
    tile = #dynmlir.tile<1, 64, 192>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 28], g_ps = [159983, 898942, 2349434, 4575750, 12578541, 35981238],
      g_slope = [738959, 1450492, 2226316, 1333798, 1231720, 1655766], edge_columns = 8, region = 111529,
      visit = 2004, fma = 389, edge = 103, pack = 188, conflict_a = 127595, conflict_c = 831,
      conflict = 1882, a_near = 1024, a_far = 1024, b_near = 282, c_far = 1024, once_far = 228,
      apart_near = 79, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 1, 2, 4, 13, 28], g_ps = [370881, 1684489, 2658842, 5306567, 14956223, 35126600],
      g_slope = [1313608, 974353, 1323862, 1072184, 1344691, 770330], edge_columns = 8, region = 180895,
      visit = 5001, fma = 332, pack = 384, conflict_c = 202, stall = 139, a_near = 948, a_far = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 94, apart_far = 360, column = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x2x4096", family = "dot",
    tile = #dynmlir.tile<3, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [10000, 14149926, 20471327], g_slope = [4713308, 6321401, 4684449],
      region = 42133, visit = 1999, fma = 461, edge = 810, pack = 863, stall = 169, a_near = 66, a_far = 1024,
      b_near = 3, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 579, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 25228097, 57193667, 71131522, 102170867, 138879533],
      g_slope = [25218097, 31965570, 13937855, 31039345, 18354333, 22644555], region = 39831, visit = 2424,
      loop = 12922, fma = 412, edge = 1756, pack = 1112, conflict_a = 92, a_near = 129, a_far = 1024,
      b_near = 1024, b_far = 1024, c_far = 1024, once_near = 284, once_far = 1024, reread = 178
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [29772496], region = 84425, visit = 1236, fma = 664, edge = 350,
      pack = 1089, conflict_a = 1657, a_near = 52, a_far = 1024, c_far = 1024, rows_near = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [10000, 6575854, 69091133], g_slope = [6565854, 7814409, 6013158],
      region = 56618, visit = 2827, fma = 447, edge = 158, pack = 1283, stall = 1024, a_near = 106,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 803, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x512", family = "tall",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [71100, 1743351, 5323417, 5323417, 16409798, 33776560],
      g_slope = [1672251, 3580066, 0, 1847730, 4341690, 0], edge_columns = 8, region = 197740, visit = 5749,
      fma = 320, pack = 453, conflict_a = 3238, conflict_c = 380, conflict = 767, a_near = 631, b_near = 84,
      b_far = 1024, c_near = 76, c_far = 553, rows_near = 1024, rows_far = 1024, once_near = 167,
      once_far = 1024, apart_near = 27, apart_far = 1024, reread = 205
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x256", family = "tall",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [837374], edge_columns = 8, region = 144357, visit = 2600,
      fma = 345, pack = 264, conflict_a = 20502, conflict = 445, a_near = 1024, a_far = 1024, b_near = 134,
      b_far = 1024, c_near = 112, c_far = 626, rows_near = 1024, rows_far = 1024, once_near = 75,
      once_far = 1024, apart_near = 42, apart_far = 1024, reread = 386
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x128", family = "tall",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 2, 4, 28, 63], g_ps = [10000, 653288, 1377873, 4081111, 28368357, 58506750],
      g_slope = [643288, 724585, 1351619, 1011968, 861096, 0], edge_columns = 8, region = 195049,
      visit = 2096, fma = 373, pack = 151, conflict_a = 37674, conflict = 2995, a_near = 1024, a_far = 1024,
      b_near = 239, b_far = 685, rows_far = 1024, once_far = 1024, apart_near = 93, apart_far = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x8x4096", family = "panel",
    tile = #dynmlir.tile<8, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [20656285], region = 72194, visit = 6174, loop = 16954, fma = 355,
      pack = 957, conflict_c = 429, conflict = 3862, a_near = 171, a_far = 1024,
      b_near = 334, c_near = 421, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, apart_near = 978, apart_far = 1024, reread = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x256", family = "panel",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 3, 19], g_ps = [10000, 2041756, 2368498, 2368498, 16194306],
      g_slope = [2031756, 326742, 0, 864113, 749627], edge_columns = 8, region = 164135, visit = 2455,
      fma = 348, edge = 205, pack = 227, conflict_a = 24370, conflict_c = 429,
      conflict = 3862, a_near = 1024, a_far = 1024, b_near = 147, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [1115090, 1115090, 1907945, 1907945, 6003492, 13380333],
      g_slope = [0, 792855, 0, 682591, 1844210, 933247], edge_columns = 8, region = 157384, visit = 2053,
      fma = 350, pack = 147, conflict_a = 30910, conflict_c = 429, conflict = 3862,
      a_near = 1024, a_far = 1024, b_near = 248, b_far = 1024, c_far = 1024, once_far = 834, apart_near = 150,
      apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x2048", family = "panel",
    tile = #dynmlir.tile<5, 16, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [25319, 26363333, 38228917, 51194462, 84978083, 116659791],
      g_slope = [8779338, 11865584, 6482772, 11261207, 7920427, 0], edge_columns = 8, region = 156772,
      visit = 4227, fma = 336, edge = 918, pack = 208, conflict_a = 2842, conflict_c = 429,
      conflict = 3862, stall = 62, a_near = 809, a_far = 777, b_far = 1024, rows_near = 131,
      rows_far = 1024, once_far = 1024, apart_near = 263, apart_far = 1024, reread = 3
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @x86_64_v3} : () -> ()
