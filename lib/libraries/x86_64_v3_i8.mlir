// Micro-kernels for x86-64-v3: a core with AVX2, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 204 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 33 candidates kept (590 generated); the best of them against the best of all: 1.013 (geometric mean of times)
// chosen against the best of them: 1.090, worst 2.55
// predicted against measured time: median error 17.9 %; g: 8.4 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000,
  l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750, l3_ps = 14400,
  dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x1024", family = "block",
    tile = #dynmlir.tile<3, 32, 1024>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [10000, 33187594, 74726909, 74726909],
      g_slope = [5529599, 13846438, 0, 6437106], edge_columns = 8, region = 145463, visit = 3191, fma = 669,
      edge = 71, pack = 159, conflict_a = 35257, conflict_c = 675, conflict = 11143, stall = 26,
      a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26,
      once_near = 305, once_far = 26, apart_near = 15, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x256", family = "block",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 6, 13, 19, 28], g_ps = [10000, 1423386, 7234718, 15893928, 29461484, 43176547],
      g_slope = [1413386, 1162266, 1237030, 2261259, 1523895, 2475046], edge_columns = 8, region = 191194,
      visit = 1321, fma = 550, pack = 135, conflict_a = 33497, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 741, b_far = 1024, c_far = 1024, rows_far = 26, once_near = 223, once_far = 26,
      apart_near = 47, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 2, 3, 9, 13], g_ps = [10000, 4199412, 7583448, 20189201, 24757145],
      g_slope = [2094706, 3384036, 2100958, 1141986, 1989985], edge_columns = 8, region = 153040,
      visit = 2860, loop = 4146, fma = 684, pack = 157, conflict_a = 32953, conflict_c = 213, conflict = 6135,
      stall = 26, a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 26, once_near = 387,
      once_far = 26, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x8x4096", family = "panel",
    tile = #dynmlir.tile<4, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6, 9, 13], g_ps = [1643815, 40318000, 136146474, 177400038, 265862778, 423821278],
      g_slope = [19337092, 47914237, 20626782, 29487580, 39489625, 25360574], region = 18776, visit = 3083,
      fma = 744, pack = 1266, conflict_c = 1116, conflict = 39779, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 26,
      once_near = 1024, once_far = 26, apart_near = 1024, apart_far = 26, column = 197, reread = 669
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x512", family = "panel",
    tile = #dynmlir.tile<3, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 2033936, 9182076, 11047192, 23727743, 24700444],
      g_slope = [2023936, 7148140, 932558, 6340275, 324233, 3047250], edge_columns = 8, region = 95659,
      visit = 3164, fma = 657, pack = 224, conflict_c = 1988208581224462, conflict = 30579349146395724,
      stall = 328, a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 26, once_near = 151,
      once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x256", family = "panel",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [10000, 4759812, 4759812, 8954418, 13605367, 27229765],
      g_slope = [1583270, 0, 2097303, 1550316, 3406099, 1389720], edge_columns = 8, region = 162685,
      visit = 1406, fma = 537, pack = 150, conflict_a = 21958, conflict_c = 1993869893972973,
      conflict = 30485160183109124, stall = 328, a_near = 1024, a_far = 1024, b_near = 706, b_far = 1024,
      c_far = 1024, rows_far = 26, once_far = 26, apart_near = 247, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x384", family = "panel",
    tile = #dynmlir.tile<5, 16, 384>, packed = true, model = {
      g_t = [0, 1], g_ps = [10000, 3002220], g_slope = [2992220, 2790494], edge_columns = 8, region = 77458,
      visit = 3538, fma = 926, edge = 257, pack = 210, conflict_c = 418, conflict = 10936, stall = 26,
      a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 26, once_near = 376, once_far = 26,
      apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 7367197, 12330214, 23517196],
      g_slope = [7357197, 4963017, 11186982, 7215828], region = 35133, visit = 1807, loop = 10666, fma = 486,
      pack = 1346, conflict_a = 5000, stall = 26, b_near = 1024, c_near = 1024, rows_far = 26, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [10000, 23124786, 64163148, 97802034],
      g_slope = [23114786, 20519181, 33638886, 23785622], region = 75236, visit = 2488, loop = 24320,
      fma = 450, pack = 1123, conflict_a = 21464, split = 24, stall = 922, a_near = 53, b_near = 1024,
      rows_near = 1024, rows_far = 26, once_near = 641, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [29177145], region = 54662, visit = 1848, loop = 5863, fma = 436,
      pack = 1297, conflict_a = 938, split = 25, stall = 26, a_near = 280, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_far = 26, once_near = 1024, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [10000, 407365938], g_slope = [31335072, 22212343], region = 49402, visit = 2865,
      loop = 6542, fma = 709, pack = 1265, conflict_a = 1312, split = 39, stall = 647, a_near = 280,
      a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26,
      once_near = 1024, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [3774763], region = 27905, visit = 3392, loop = 19103, fma = 424,
      pack = 1362, conflict_a = 650, split = 281, stall = 26, a_near = 240, b_near = 1024, rows_far = 26,
      once_near = 1023, once_far = 26, reread = 120
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [147337, 24824425, 68248750, 68248750, 224720556],
      g_slope = [24677088, 21712162, 0, 52157268, 25155858], region = 67674, visit = 2940, loop = 19333,
      fma = 460, pack = 2207, split = 402, stall = 922, a_near = 217, rows_far = 26, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x256", family = "tall",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 28], g_ps = [10000, 1936941, 5517952, 7304131, 7940725, 52796296],
      g_slope = [1926941, 3581011, 1786179, 636594, 1868982, 0], edge_columns = 8, region = 79444,
      visit = 1503, fma = 541, edge = 2412, pack = 135, conflict_a = 49842, conflict_c = 40914722523140808,
      conflict = 14802492830056688, stall = 612, a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 26, once_near = 26, once_far = 26, apart_near = 274, apart_far = 26,
      reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v3} : () -> ()
