// Micro-kernels for x86-64-v3: a core with AVX2, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 203 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 31 candidates kept (568 generated); the best of them against the best of all: 1.010 (geometric mean of times)
// chosen against the best of them: 1.077, worst 2.87
// predicted against measured time: median error 21.9 %; g: 8.3 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_12x1x8192", family = "dot",
    tile = #dynmlir.tile<12, 1, 8192>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [70562779], region = 139729, visit = 5912, loop = 1070, fma = 697,
      pack = 831, split = 12, stall = 647, a_near = 415, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 756, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x8192", family = "dot",
    tile = #dynmlir.tile<2, 4, 8192>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 27346092, 76846518, 76846518],
      g_slope = [27336092, 24750213, 0, 12757543], visit = 2814, loop = 49417, fma = 399, pack = 1334,
      stall = 922, a_near = 267, b_near = 1024, rows_near = 1024, rows_far = 26, once_near = 1024,
      once_far = 26, reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [3009180], region = 38529, visit = 1122, fma = 378, pack = 1156,
      conflict_a = 9371, stall = 26, b_near = 1024, c_near = 1024, rows_near = 1024, rows_far = 26,
      once_near = 264, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [48817, 31770902, 256583217], g_slope = [31722085, 28101539, 24873235],
      region = 357587, visit = 2208, loop = 736, fma = 379, pack = 1168, conflict_a = 2076, split = 112,
      stall = 26, a_near = 111, a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 1024,
      rows_far = 26, once_near = 314, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [10000, 83670214, 121446500, 250765545],
      g_slope = [27886738, 37776286, 25863809, 31405745], region = 51882, visit = 3931, loop = 2888,
      fma = 599, pack = 1072, conflict_a = 2867, stall = 647, a_near = 208, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      reread = 76
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [10000, 20360388, 101549944], g_slope = [6783462, 8118955, 3955509],
      region = 84026, visit = 4577, fma = 424, edge = 248, pack = 1001, conflict_a = 2625, split = 2,
      stall = 26, a_near = 168, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x1024", family = "panel",
    tile = #dynmlir.tile<4, 16, 1024>, packed = true, model = {
      g_t = [0, 1], g_ps = [10000, 2588946], g_slope = [2578946, 2391988], edge_columns = 8, region = 60319,
      visit = 4632, loop = 3010, fma = 245, edge = 348, pack = 266, conflict_c = 1777671102671878,
      conflict = 25616074414609920, stall = 328, a_near = 69, a_far = 1024, b_near = 288, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 26, once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x512", family = "panel",
    tile = #dynmlir.tile<2, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [10000, 2081950, 2640391], g_slope = [2071950, 558441, 1255622],
      edge_columns = 8, region = 50390, visit = 2712, loop = 14017, fma = 233, edge = 379, pack = 170,
      conflict_a = 1136, conflict_c = 1777294924648554, conflict = 25621489612232036, stall = 328,
      a_near = 391, a_far = 1024, b_near = 91, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26,
      once_near = 235, once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x256", family = "panel",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [10000, 1124250, 5206918], g_slope = [1114250, 816533, 891410],
      edge_columns = 8, region = 25294, visit = 2111, loop = 34757, fma = 204, pack = 143,
      conflict_c = 1776249952782000, conflict = 25633823537874632, stall = 328, a_near = 592, a_far = 1024,
      b_near = 343, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_far = 26,
      apart_near = 13, apart_far = 26, column = 230
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x8192", family = "block",
    tile = #dynmlir.tile<12, 8, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [10000, 80790864], g_slope = [26926954, 24751491], region = 53613, visit = 12641,
      fma = 225, edge = 2100, pack = 378, conflict_c = 3160, conflict = 34120, stall = 26, a_near = 84,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 26, once_far = 26, apart_near = 244,
      apart_far = 26, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 19], g_ps = [32705, 438445, 438445, 6360790, 6383034, 13364996],
      g_slope = [405740, 0, 2961172, 7414, 698196, 1661683], edge_columns = 8, region = 69184, visit = 6543,
      fma = 226, pack = 356, conflict_a = 4227, conflict_c = 1514, conflict = 4786, stall = 26, a_near = 260,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 26, once_far = 26, apart_far = 26, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x256", family = "block",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 3, 13, 19, 28], g_ps = [956583, 2524692, 4578425, 19139000, 28099690, 37349663],
      g_slope = [1568109, 1026866, 1456057, 1493448, 1027774, 0], edge_columns = 8, region = 43154,
      visit = 2149, loop = 11330, fma = 218, pack = 168, conflict = 10495, stall = 26, a_near = 548,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 26, once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x256", family = "tall",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 19], g_ps = [10000, 1129646, 3385232, 7654086, 7654086, 18667500],
      g_slope = [1119646, 751862, 2134427, 0, 1101341, 2278176], edge_columns = 8, region = 42827,
      visit = 2319, loop = 18069, fma = 220, edge = 2412, pack = 156, conflict_a = 1877,
      conflict_c = 37372657529096768, conflict = 10062261596251216, stall = 612, a_near = 286, a_far = 1024,
      b_far = 1024, c_far = 1024, rows_far = 26, once_far = 26, apart_far = 26, column = 216, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [38361, 27729016], g_slope = [4615109, 4176684], edge_columns = 8, region = 106431,
      visit = 6596, fma = 236, pack = 355, conflict_a = 10777, conflict_c = 37825291828635232,
      conflict = 9500789564753334, stall = 612, a_near = 138, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_far = 26, once_near = 35, once_far = 26, apart_far = 26
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v3} : () -> ()
