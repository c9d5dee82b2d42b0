// Micro-kernels for x86-64-v3: a core with AVX2, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 205 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 30 candidates kept (568 generated); the best of them against the best of all: 1.009 (geometric mean of times)
// chosen against the best of them: 1.089, worst 2.66
// predicted against measured time: median error 21.2 %; g: 21.4 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [1146848], g_slope = [33112040], region = 45878, visit = 2195, loop = 29471,
      fma = 389, edge = 297, pack = 3146, conflict_a = 1931, a_near = 31, a_far = 1024, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [45602, 297821923, 461829143], g_slope = [33086257, 41001805, 28972459],
      visit = 2825, fma = 607, pack = 2660, conflict_a = 6441, stall = 1024, a_near = 72, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, reread = 141
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [352575], g_slope = [27412004], region = 218260, visit = 1485, loop = 1561, fma = 438,
      pack = 2832, conflict_a = 3096, split = 76, a_near = 135, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, once_near = 603, reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [16283723], region = 22682, visit = 2958, loop = 4067, fma = 365,
      pack = 4175, conflict_a = 113, split = 136, stall = 1024, a_near = 69, a_far = 1024, b_near = 40,
      b_far = 1024, c_near = 680, c_far = 1024, reread = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x512", family = "tall",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [36715, 10813351, 25771158, 34722964],
      g_slope = [1796106, 4985935, 2237951, 0], edge_columns = 8, region = 62984, visit = 5261, fma = 360,
      pack = 431, conflict_a = 5584, conflict_c = 647, conflict = 4907, a_near = 483, b_near = 680,
      b_far = 1024, rows_far = 1024, once_near = 201, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x1024", family = "tall",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [10000, 3216404, 3216404, 9780686, 30525096, 67317917],
      g_slope = [3206404, 0, 6564282, 3457401, 9198205, 4333291], edge_columns = 8, region = 108918,
      visit = 2397, fma = 377, edge = 74, pack = 279, conflict_a = 71785, a_near = 726, a_far = 1024,
      b_near = 160, b_far = 1024, c_near = 89, rows_far = 1024, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x128", family = "tall",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 28], g_ps = [10000, 950696, 2522038, 3762829, 3762829, 25164242],
      g_slope = [940696, 1571342, 1240791, 0, 891725, 912658], edge_columns = 8, region = 167474,
      visit = 1852, fma = 384, pack = 176, conflict_a = 28719, conflict = 327, a_near = 1024, a_far = 1024,
      b_near = 130, b_far = 1024, c_near = 107, rows_far = 1024, once_far = 1024, apart_near = 90,
      apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x32x256", family = "tall",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [10000, 2116491, 4832748, 7606726],
      g_slope = [2106491, 1358128, 2773978, 1589407], edge_columns = 8, region = 55808, visit = 3585,
      loop = 2581, fma = 397, pack = 263, conflict_a = 35288, conflict_c = 675, stall = 149, a_near = 435,
      b_near = 60, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x8x1024", family = "block",
    tile = #dynmlir.tile<4, 8, 1024>, packed = true, model = {
      g_t = [0, 4, 13], g_ps = [10000, 27528348, 92949391], g_slope = [6879587, 7269004, 4898638],
      region = 12756, visit = 2412, loop = 9277, fma = 418, edge = 2899, pack = 640, conflict_a = 23429,
      conflict_c = 2099, conflict = 16038, a_near = 307, a_far = 1024, b_near = 624, b_far = 1024,
      c_near = 216, c_far = 1024, rows_near = 1024, once_near = 338, apart_near = 1024, reread = 362
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x256", family = "block",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 868470, 1270690, 3176476, 7520886, 7850522],
      g_slope = [858470, 402220, 952893, 2172205, 109878, 1366531], edge_columns = 8, region = 144918,
      visit = 2225, loop = 1145, fma = 358, pack = 285, conflict_a = 24927, a_near = 1024, a_far = 1024,
      c_near = 207, apart_far = 505
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0, 9, 13, 19, 28], g_ps = [10000, 5980500, 11610950, 23147727, 28107387],
      g_slope = [663388, 1407612, 1922796, 551073, 1266127], edge_columns = 8, region = 108896, visit = 3115,
      fma = 368, edge = 759, pack = 297, conflict_a = 12806, conflict_c = 1004604466989970,
      conflict = 1704255055970062, a_near = 827, column = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x512", family = "panel",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [1727910], edge_columns = 8, region = 61744, visit = 4993,
      fma = 345, pack = 493, conflict_a = 525, conflict_c = 530, conflict = 702, a_near = 824, b_far = 1024,
      c_far = 1024, rows_far = 1024, once_far = 5, apart_far = 1024, column = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x1024", family = "panel",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [15410, 6426743, 11288800, 12833911],
      g_slope = [3205666, 4862057, 1545111, 3158225], edge_columns = 8, region = 79733, visit = 2248,
      fma = 365, edge = 10, pack = 260, conflict_a = 14817, a_near = 1024, a_far = 1024, b_near = 45,
      b_far = 1024, c_near = 7, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 20,
      once_far = 1024, apart_far = 1024, column = 470
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 42, 63], g_ps = [10000, 670499, 26086181, 52826783],
      g_slope = [660499, 619894, 1273362, 2180892], edge_columns = 8, region = 93871, visit = 2016, fma = 386,
      pack = 171, conflict_a = 45129, stall = 1, a_near = 1024, a_far = 1024, b_far = 69, c_near = 30,
      c_far = 1024, rows_far = 1024, once_far = 1024, apart_near = 156, apart_far = 1024, reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v3} : () -> ()
