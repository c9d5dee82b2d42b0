// Micro-kernels for x86-64-v3: a core with AVX2, f64 x f64 to f64, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 175 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 48 candidates kept (937 generated); the best of them against the best of all: 1.035 (geometric mean of times)
// chosen against the best of them: 1.075, worst 2.95
// predicted against measured time: median error 16.4 %; g: 41.3 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [10000, 4304181, 10287246, 27713750],
      g_slope = [4294181, 5983065, 4356626, 5341553], region = 21011, visit = 1824, loop = 16294, fma = 440,
      edge = 166, pack = 970, conflict_a = 4966, split = 34, stall = 68, a_near = 54, a_far = 352,
      b_near = 594, b_far = 1024, c_near = 212, c_far = 1024, rows_far = 1024, once_far = 1024, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x2048", family = "dot",
    tile = #dynmlir.tile<4, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [31035, 2917628, 12970675, 16794773],
      g_slope = [2886593, 10053047, 3824098, 5653639], region = 6434, visit = 1034, loop = 3702, fma = 481,
      edge = 755, pack = 833, conflict_a = 14115, split = 225, a_near = 89, a_far = 261, b_near = 706,
      b_far = 1024, c_near = 288, c_far = 1024, rows_near = 344, rows_far = 1024, once_far = 464, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x32x64", family = "panel",
    tile = #dynmlir.tile<1, 32, 64>, packed = true, model = {
      g_t = [0, 2, 3, 6, 13, 94], g_ps = [10000, 1170090, 1859527, 3174884, 7816179, 50909833],
      g_slope = [580045, 689437, 438452, 663042, 532020, 179435], edge_columns = 4, region = 20426,
      visit = 825, fma = 293, edge = 11, pack = 459, conflict_a = 70137, conflict_c = 421, conflict = 7937,
      stall = 46, a_near = 477, a_far = 534, b_far = 591, c_near = 1, c_far = 552, rows_far = 1024,
      once_near = 275, once_far = 307, apart_near = 108, column = 159
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x4x32", family = "skinny",
    tile = #dynmlir.tile<8, 4, 32>, packed = false, model = {
      g_t = [0, 1, 13, 19, 28, 63], g_ps = [10000, 268515, 917680, 3901119, 5408182, 6898852],
      g_slope = [258515, 54097, 497239, 167451, 42590, 189420], most_rows = 24, region = 4154, visit = 1767,
      fma = 418, edge = 183, conflict_a = 25552, conflict_b = 7088, conflict = 34572, split = 403,
      stall = 205, a_near = 507, b_far = 505, c_near = 455, c_far = 1024, rows_near = 79, rows_far = 1024,
      once_far = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x8x32", family = "skinny",
    tile = #dynmlir.tile<5, 8, 32>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 63], g_ps = [10000, 140377, 194045, 194045, 296387, 4350954],
      g_slope = [130377, 53668, 0, 102342, 68721, 120300], edge_columns = 4, most_rows = 15, region = 22451,
      visit = 872, loop = 321, fma = 299, edge = 519, conflict_a = 7400, conflict_b = 22024, conflict = 4350,
      split = 139, stall = 140, a_near = 353, a_far = 1024, b_near = 17, b_far = 592, rows_near = 127,
      once_near = 25, once_far = 218, apart_near = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x8x32", family = "skinny",
    tile = #dynmlir.tile<6, 8, 32>, packed = false, model = {
      g_t = [0, 4, 6, 19, 28, 211], g_ps = [77579, 77579, 1099897, 1426013, 4776375, 26909970],
      g_slope = [0, 511159, 25085, 372262, 120948, 130419], edge_columns = 4, most_rows = 18, region = 18460,
      visit = 1057, fma = 303, edge = 566, conflict_a = 7053, conflict_b = 7847, conflict = 33552,
      split = 149, stall = 185, a_near = 386, a_far = 1024, b_near = 57, b_far = 515, rows_near = 148,
      once_far = 158, apart_far = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x32x32", family = "skinny",
    tile = #dynmlir.tile<1, 32, 32>, packed = false, model = {
      g_t = [0, 2, 3, 6, 13, 19], g_ps = [10000, 10000, 377954, 2131329, 2888539, 5106610],
      g_slope = [0, 367954, 584458, 108172, 369678, 211835], edge_columns = 4, most_rows = 3, region = 18533,
      loop = 6802, fma = 545, conflict_b = 7199, conflict_c = 4375, split = 128, stall = 121, a_far = 1024,
      b_near = 56, b_far = 240, c_near = 68, c_far = 151, rows_near = 65, rows_far = 1024, once_near = 27,
      once_far = 296
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x8x2048", family = "direct",
    tile = #dynmlir.tile<5, 8, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 13], g_ps = [58568, 3617040, 7592269, 12718533, 48649356],
      g_slope = [3558472, 3975229, 5126264, 3593082, 4796515], edge_columns = 4, region = 302413,
      visit = 1235, loop = 2368, fma = 312, edge = 506, conflict_a = 3718, conflict_b = 45235,
      conflict_c = 1274, split = 131, a_near = 122, a_far = 212, b_near = 32, b_far = 227, c_far = 191,
      rows_far = 1024, once_far = 347, apart_near = 114, apart_far = 1024, column = 109, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x32x512", family = "direct",
    tile = #dynmlir.tile<1, 32, 512>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [10000, 491628, 6199912, 7999283, 12920152, 22527379],
      g_slope = [481628, 2854142, 1799371, 2460434, 3202409, 2108537], edge_columns = 4, region = 320846,
      visit = 434, fma = 414, edge = 22, conflict_a = 121594, conflict_b = 4420, conflict_c = 198,
      conflict = 10907, split = 116, stall = 164, a_near = 131, a_far = 60, b_near = 280, b_far = 1024,
      c_far = 643, rows_far = 1024, once_near = 4, once_far = 205, apart_near = 84, apart_far = 29,
      column = 97, reread = 381
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x8x64", family = "sweep",
    tile = #dynmlir.tile<6, 8, 64>, packed = false, model = {
      g_t = [0, 3, 6, 9, 13, 94], g_ps = [182845, 190226, 2524340, 2524340, 3250316, 25336456],
      g_slope = [2460, 778038, 0, 181494, 272668, 89971], edge_columns = 4, region = 175873, visit = 2192,
      fma = 342, edge = 381, conflict_a = 27935, conflict_b = 18942, conflict = 15829, split = 247,
      stall = 19, a_near = 314, a_far = 336, b_far = 927, c_far = 251, rows_near = 48, once_near = 72,
      once_far = 616, apart_near = 29, apart_far = 369
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x128", family = "sweep",
    tile = #dynmlir.tile<2, 16, 128>, packed = false, model = {
      g_t = [0, 1, 6, 19, 42, 63], g_ps = [10234, 371554, 1507969, 5990578, 18647919, 20765487],
      g_slope = [361320, 227283, 344816, 550319, 100836, 298137], edge_columns = 4, region = 30303,
      visit = 956, fma = 444, edge = 505, conflict_a = 76519, conflict_b = 10941, conflict = 23658,
      split = 213, stall = 210, a_near = 125, b_far = 307, c_far = 422, once_far = 99, apart_near = 115,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x8x2048", family = "block",
    tile = #dynmlir.tile<5, 8, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [10000, 10691379, 15374000, 26954368, 26954368, 82037930],
      g_slope = [10681379, 4682621, 11580368, 0, 6120395, 16851845], edge_columns = 4, region = 406394,
      visit = 1451, fma = 292, edge = 538, pack = 328, conflict_c = 1416, conflict = 35409, a_near = 134,
      a_far = 341, b_near = 168, c_far = 613, rows_near = 107, once_near = 248, once_far = 415,
      apart_far = 865, column = 70, reread = 206
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x32x512", family = "block",
    tile = #dynmlir.tile<1, 32, 512>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [10000, 3591431, 17072314], g_slope = [3581431, 4493627, 3614130],
      edge_columns = 4, region = 227245, visit = 586, loop = 2373, fma = 300, pack = 341, conflict_a = 192858,
      conflict_c = 822, stall = 16, a_near = 614, b_far = 652, c_near = 52, c_far = 486, rows_near = 1024,
      rows_far = 1024, once_near = 120, once_far = 1024, apart_near = 379, column = 75, reread = 304
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_5x8x2048", family = "tall",
    tile = #dynmlir.tile<5, 8, 2048>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [10000, 24696143, 133887469], g_slope = [12343071, 9926484, 13749949],
      edge_columns = 4, region = 350119, visit = 1447, fma = 316, edge = 291, pack = 472, conflict_a = 38217,
      conflict_c = 1424, conflict = 8057, a_near = 136, a_far = 165, b_near = 283, b_far = 594, c_far = 473,
      rows_far = 1024, once_near = 209, once_far = 1024, apart_far = 1024, column = 104, reread = 66
    }} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v3} : () -> ()
