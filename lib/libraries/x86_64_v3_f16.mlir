// Micro-kernels for x86-64-v3, f16 x f16 to f32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 92 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 11 of 19 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.068, worst 1.66; on shapes held out: 1.114, worst 2.96
// predicted against measured time: median error 19.4 %; on shapes held out: 29.0 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 524288,
  l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000, l3_mbs = 55000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x384", family = "panel",
    tile = #dynmlir.tile<5, 16, 384>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [10000, 1457982, 4019929, 33637467],
      g_slope = [1447982, 2561947, 2692503, 2713895], edge_columns = 8, visit = 5096, fma = 839, pack = 292,
      conflict_a = 38917, conflict_c = 37285822510767, conflict = 2362969417788831, stall = 557, a_near = 550,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, once_near = 676, once_far = 1024,
      apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x768", family = "panel",
    tile = #dynmlir.tile<4, 16, 768>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 2184896, 8697131, 18329714],
      g_slope = [2174896, 3256117, 3210861, 3398417], edge_columns = 8, visit = 4771, fma = 529, pack = 394,
      conflict_a = 52562, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 789, once_far = 1024, apart_far = 1024, column = 1024, reread = 823
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x384", family = "panel",
    tile = #dynmlir.tile<3, 32, 384>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [10000, 1751563, 11098583, 16326280],
      g_slope = [1741563, 3115673, 2613848, 2968497], edge_columns = 8, visit = 2449, fma = 784, pack = 221,
      conflict_c = 26, conflict = 26, stall = 26, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024,
      once_far = 994, apart_near = 170, apart_far = 829, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 3280967, 7887801, 11897208],
      g_slope = [3270967, 4606834, 4009407, 4327626], edge_columns = 8, visit = 5987, fma = 862, edge = 1919,
      conflict_a = 30579, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 631,
      b_near = 1024, b_far = 1024, c_near = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 10000, 1009532, 2008238], g_slope = [0, 999532, 998706, 1102345], edge_columns = 8, visit = 4732, fma = 548, edge = 2135, conflict_a = 43569,
      conflict_c = 1138474748544485, conflict = 3143737492552146, stall = 569, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, once_near = 256, column = 1024, reread = 120
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 9, 28], g_ps = [10000, 714474, 16176050, 54231896],
      g_slope = [704474, 1932697, 2002939, 1968452], edge_columns = 8, visit = 2700, fma = 769, pack = 237,
      conflict_c = 26, conflict = 26, stall = 26, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024,
      once_far = 376, apart_far = 376, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0, 1, 3, 28], g_ps = [10000, 1382580, 6394688, 71928563],
      g_slope = [1372580, 2506054, 2621355, 2493845], visit = 6398, fma = 1136, edge = 1909,
      conflict_a = 21768, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, once_near = 133, once_far = 701,
      apart_near = 1024, apart_far = 632, column = 1024, reread = 1019
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 9], g_ps = [10000, 640548, 10108951, 15226127],
      g_slope = [630548, 1893680, 1705725, 1862862], visit = 1043, fma = 310, pack = 1388, conflict_a = 7493,
      split = 107, stall = 948, a_near = 267, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 175
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 823776, 2866244, 18386229],
      g_slope = [813776, 2042468, 2217140, 2468046], visit = 2321, fma = 320, pack = 1325, conflict_a = 8308,
      split = 146, a_near = 117, a_far = 451, b_near = 1024, c_near = 1024, c_far = 1024, rows_near = 1010,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 183
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 8639246, 18598229, 27793896],
      g_slope = [8629246, 9958983, 9195667, 10089687], visit = 2427, fma = 331, pack = 1621,
      conflict_a = 8586, split = 172, stall = 26, a_far = 993, b_near = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [10000, 17618396, 36320039, 241216896],
      g_slope = [17608396, 18701643, 18626987, 19176666], visit = 2163, fma = 319, pack = 1444,
      conflict_a = 21121, split = 178, stall = 26, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 162
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v3} : () -> ()
