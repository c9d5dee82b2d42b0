// Micro-kernels for x86-64-v3: a core with AVX2, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 205 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 26 candidates kept (568 generated); the best of them against the best of all: 1.009 (geometric mean of times)
// chosen against the best of them: 1.109, worst 2.49
// predicted against measured time: median error 20.0 %; g: 24.6 % at most
// Coefficients of conflicts that no shape of the fit paid are those of f32's nearest kernel.
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x768", family = "block",
    tile = #dynmlir.tile<6, 16, 768>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [3561583], edge_columns = 8, region = 131224, visit = 4929,
      fma = 334, edge = 253, pack = 401, conflict_a = 6085, conflict_c = 1488,
      conflict = 1882, stall = 119, a_near = 889, b_far = 1024, c_far = 1024, rows_far = 1024,
      once_near = 128, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x192", family = "block",
    tile = #dynmlir.tile<1, 64, 192>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [10000, 1136897, 2615260, 2887998, 4816533],
      g_slope = [1126897, 1478363, 272738, 1928535, 1204366], edge_columns = 8, region = 153439, visit = 1902,
      fma = 362, pack = 177, conflict_a = 131732, conflict = 998, stall = 45, a_near = 1024, a_far = 1024,
      b_near = 216, b_far = 1024, rows_far = 1024, once_far = 740, apart_near = 294, apart_far = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x8x1024", family = "block",
    tile = #dynmlir.tile<4, 8, 1024>, packed = true, model = {
      g_t = [0], g_ps = [106842], g_slope = [6566938], region = 44784, visit = 2599, loop = 16971, fma = 425,
      edge = 306, pack = 760, conflict_a = 8174, conflict_c = 2874, a_near = 327, a_far = 1024, b_near = 812,
      c_near = 324, c_far = 1024, rows_near = 1024, once_near = 31, apart_near = 1024, reread = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x256", family = "block",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [1188265], edge_columns = 8, region = 142250, visit = 2359,
      fma = 358, edge = 76, pack = 256, conflict_a = 33929, conflict_c = 351, conflict = 2361, a_near = 1024,
      a_far = 1024, once_near = 5, apart_near = 155, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x512", family = "panel",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [10000, 4024080, 6434812, 7978305, 30291294],
      g_slope = [2007040, 2410732, 1543493, 2479221, 1501954], edge_columns = 8, region = 120737,
      visit = 5113, fma = 330, edge = 205, pack = 425, conflict_c = 1230, conflict = 4861, stall = 23,
      a_near = 938, a_far = 37, b_near = 191, c_far = 1024, rows_far = 1024, once_far = 787, apart_near = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x1024", family = "panel",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [10000, 3141177, 8886515, 9212650, 19299747, 40681401],
      g_slope = [3131177, 5745338, 326135, 10087097, 2375739, 3624281], edge_columns = 8, region = 114466,
      visit = 2424, fma = 358, edge = 332, pack = 244, conflict_a = 41449, conflict_c = 829, conflict = 1953,
      a_near = 1024, a_far = 1024, b_near = 67, b_far = 1024, c_near = 4, once_far = 1024, apart_near = 111,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13, 63], g_ps = [50375, 707196, 3700152, 6971360, 7828334, 38455604],
      g_slope = [656821, 598591, 1090402, 214243, 612545, 1212699], edge_columns = 8, region = 154805,
      visit = 1902, fma = 371, pack = 157, conflict_a = 104333, conflict_c = 62, conflict = 731,
      a_near = 1024, a_far = 1024, b_near = 92, b_far = 774, once_far = 653, apart_near = 202,
      apart_far = 1024, column = 123, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [710169, 53845550, 113364762], g_slope = [17711793, 19839737, 15899951],
      region = 70258, visit = 2813, loop = 3620, fma = 339, edge = 62, pack = 4157, split = 83, stall = 1024,
      a_near = 180, a_far = 1024, b_far = 1024, c_far = 1024, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [49400], g_slope = [32857855], region = 60222, visit = 2029, loop = 12469, fma = 382,
      edge = 711, pack = 3385, a_near = 216, a_far = 1024, b_near = 513, c_near = 1024, c_far = 1024,
      reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [10000, 144202938], g_slope = [36048234, 34026004], region = 32449, visit = 3809,
      fma = 533, edge = 884, pack = 3173, split = 115, a_near = 292, c_far = 1024, reread = 241
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [388782, 35125115], g_slope = [34736333, 29076396], region = 415763, visit = 1383,
      fma = 355, edge = 54, pack = 3915, conflict_a = 262, split = 182, a_near = 149, a_far = 1024,
      b_near = 214, b_far = 1024, c_far = 1024, reread = 140
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x512", family = "tall",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 3, 6, 13], g_ps = [10000, 1912465, 8713443, 14719898, 36629428],
      g_slope = [1902465, 3400489, 2002151, 3129932, 2130101], edge_columns = 8, region = 116639,
      visit = 5455, fma = 337, edge = 117, pack = 413, conflict_a = 7128, conflict_c = 1212, conflict = 6899,
      a_near = 710, b_near = 300, c_far = 1024, rows_far = 1024, once_near = 138, once_far = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x1024", family = "tall",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [10000, 7040978, 12870955, 14162857],
      g_slope = [7030978, 5829977, 645951, 3242330], edge_columns = 8, region = 139916, visit = 2723,
      fma = 368, edge = 174, pack = 210, conflict_a = 77488, conflict_c = 780, conflict = 3380, a_near = 1024,
      a_far = 1024, b_near = 179, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 164,
      once_far = 1024, apart_far = 1024, reread = 725
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x32x256", family = "tall",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [38991, 24718667], g_slope = [1898436, 1763525], edge_columns = 8,
      region = 106012, visit = 3628, loop = 2302, fma = 397, edge = 111, pack = 245, conflict_a = 34358,
      conflict_c = 755, conflict = 2488, a_near = 1024, b_near = 53, b_far = 886, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 1024, apart_far = 1024, reread = 810
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v3} : () -> ()
