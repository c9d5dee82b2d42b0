// Micro-kernels for x86-64-v4: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 831 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 16 of 36 candidates kept (1001 generated); the best of them against the best of all: 1.007 (geometric mean of times)
// chosen against the best of them: 1.029, worst 3.15
// predicted against measured time: median error 6.9 %; g: 8.9 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [20555, 3257858, 4260955], g_slope = [539550, 334365, 677290], region = 8216,
      visit = 331, loop = 1519, fma = 375, split = 163, stall = 224, a_near = 356, a_far = 321, b_near = 120,
      b_far = 410, rows_near = 1024, rows_far = 1024, once_near = 15, once_far = 70, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [36242, 5743753], g_slope = [1902503, 2116623], region = 5073, visit = 2745,
      loop = 2308, fma = 247, edge = 72, split = 254, a_near = 43, a_far = 665, b_near = 136, b_far = 366,
      rows_near = 1024, once_near = 111, once_far = 269, alias_a = 309, reread = 159
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [23624, 6690625, 11347214], g_slope = [1666750, 2328294, 1845008],
      region = 6294, visit = 406, loop = 4208, fma = 304, edge = 26, conflict_a = 14482, split = 2069,
      a_far = 285, b_near = 195, b_far = 274, c_near = 442, c_far = 1024, once_near = 188, once_far = 508,
      alias_a = 329, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [36246, 5828510, 8356351, 23609394],
      g_slope = [1930754, 2527841, 3050608, 1977853], region = 7347, visit = 1924, loop = 3206, fma = 265,
      edge = 94, conflict_a = 1476, split = 214, stall = 169, a_near = 189, a_far = 537, b_near = 149,
      b_far = 225, c_near = 268, c_far = 133, once_near = 97, once_far = 230, alias_a = 140, reread = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [23692, 6325238, 10872106], g_slope = [1575386, 2273434, 1718795],
      region = 9521, visit = 1376, fma = 444, split = 47, stall = 112, a_near = 371, a_far = 257,
      b_near = 534, b_far = 633, rows_near = 1024, rows_far = 1024, once_far = 142, reread = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [27180, 3242932, 3866689], g_slope = [1071917, 623757, 1212954], region = 7408,
      visit = 1283, loop = 2269, fma = 287, edge = 10, conflict_a = 1922, split = 364, a_near = 58,
      a_far = 618, b_near = 318, b_far = 515, rows_near = 1024, rows_far = 281, once_near = 107,
      once_far = 343, alias_a = 65, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [29086, 5240627], g_slope = [1737180, 2152777], region = 6816, visit = 1100,
      loop = 3334, fma = 267, edge = 70, conflict_a = 5268, split = 620, a_near = 103, a_far = 515,
      b_near = 176, b_far = 283, c_near = 154, c_far = 1024, once_near = 134, once_far = 363, alias_a = 168,
      reread = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [24925, 7634955, 13280664], g_slope = [845558, 1411427, 960308], region = 5771,
      visit = 199, loop = 4262, fma = 331, edge = 26, conflict_a = 7485, split = 1064, a_far = 468,
      b_near = 157, b_far = 283, once_near = 145, once_far = 309, alias_a = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [37876, 3955515], g_slope = [1958819, 2091751], region = 6781, visit = 2538,
      loop = 2769, fma = 264, edge = 87, conflict_a = 273, split = 154, a_near = 5, a_far = 501, b_near = 140,
      b_far = 338, c_near = 656, once_near = 128, once_far = 290, alias_a = 112, reread = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [45061], g_slope = [35342907], region = 10440, visit = 1796, loop = 1604, fma = 237,
      pack = 203, conflict_a = 28523, conflict_c = 3129, mask = 98, stall = 147, a_far = 102, b_near = 370,
      b_far = 213, c_near = 81, c_far = 261, rows_far = 1024, once_near = 126, once_far = 94, alias_c = 126,
      apart_far = 126, brief = 41, seam = 247, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [61825, 53124571], g_slope = [8843791, 8032098], edge_columns = 16, region = 6600,
      visit = 925, loop = 7612, fma = 261, pack = 168, conflict_c = 3115, conflict = 4184, mask = 62,
      stall = 98, a_far = 117, b_near = 204, b_far = 228, c_near = 37, c_far = 213, rows_far = 1024,
      once_near = 224, once_far = 76, alias_c = 38, apart_far = 177, brief = 38, column = 41, seam = 491,
      reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x4096", family = "panel",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [41129], g_slope = [34813554], region = 10133, visit = 1561, loop = 1762, fma = 248,
      pack = 168, conflict_a = 26130, conflict_c = 2938, mask = 76, stall = 148, a_near = 92, a_far = 95,
      b_near = 166, b_far = 224, c_far = 224, alias_a = 130, alias_c = 108, apart_near = 154, apart_far = 228,
      brief = 9, column = 107, seam = 164, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [89265, 94408273], g_slope = [15719834, 13624176], edge_columns = 16, visit = 818,
      loop = 15495, fma = 273, edge = 191, pack = 97, conflict_a = 610, conflict_c = 2333, conflict = 6141,
      stall = 143, a_far = 161, b_far = 414, c_near = 1, c_far = 137, rows_far = 1024, once_near = 41,
      once_far = 213, alias_a = 11, alias_c = 21, apart_near = 244, brief = 65, column = 346, seam = 620
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [89721, 30197452, 48784818], g_slope = [10035910, 18587366, 8936513],
      edge_columns = 16, visit = 824, loop = 15472, fma = 273, edge = 182, pack = 97, conflict_c = 2347,
      conflict = 6314, stall = 143, a_far = 175, b_far = 353, c_far = 113, rows_far = 1024, once_near = 53,
      once_far = 148, alias_a = 68, alias_c = 55, apart_near = 232, apart_far = 53, brief = 71, column = 316,
      seam = 670
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 3], g_ps = [87763, 13510933], g_slope = [4474390, 4780646], edge_columns = 16, visit = 637,
      loop = 15560, fma = 270, pack = 135, conflict_a = 854, conflict_c = 2280, conflict = 6441, stall = 147,
      a_far = 243, b_far = 493, c_far = 131, rows_far = 1024, once_far = 283, alias_a = 145, alias_c = 67,
      apart_near = 280, brief = 51, column = 320, seam = 760, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x512", family = "block",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [132406, 11762841, 31461591, 36954182, 62444050, 163747333],
      g_slope = [11630435, 19698750, 5492591, 25489868, 11255920, 12121224], edge_columns = 16, visit = 587,
      loop = 14719, fma = 284, edge = 240, pack = 97, conflict_c = 1840, conflict = 10950, mask = 65,
      stall = 111, a_far = 239, b_far = 372, c_near = 17, c_far = 218, rows_near = 1024, rows_far = 1024,
      once_near = 43, once_far = 223, alias_a = 315, apart_near = 342, brief = 73, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 10, n = 5, mnk = 231}, kernels = [
    "dot_8x1x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 232}, at_most = {k = 10, n = 1}, kernels = [
    "dot_8x1x4096", "panel_6x64x1024", "panel_5x64x384", "block_3x128x512"
  ], factors = [273, 247, 245, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 232, n = 2}, at_most = {k = 4, n = 5, nk = 4}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "block_3x128x512"
  ], factors = [257, 261, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 232, n = 2, nk = 5}, at_most = {k = 4, n = 5}, kernels = [
    "panel_5x64x384", "block_3x128x512"
  ], factors = [234, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 232, n = 2, k = 5}, at_most = {k = 10, n = 5}, kernels = [
    "panel_6x64x768"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11}, at_most = {k = 60, n = 2, mk = 5792}, kernels = [
    "dot_4x2x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 5793}, at_most = {k = 60, n = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 5793, n = 2}, at_most = {k = 60, n = 2}, kernels = [
    "dot_4x2x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, n = 3}, at_most = {k = 60, n = 4, mk = 1821}, kernels = [
    "dot_6x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, n = 3, mk = 1822}, at_most = {k = 60, n = 4, nk = 74}, kernels = [
    "dot_6x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, n = 3, mk = 1822, nk = 75}, at_most = {k = 60, n = 4}, kernels = [
    "dot_6x4x4096", "dot_1x4x4096"
  ], factors = [242, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, n = 5}, at_most = {k = 60, n = 5}, kernels = [
    "dot_4x6x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6}, at_most = {k = 15, mn = 69}, kernels = [
    "panel_14x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70}, at_most = {k = 1, n_even = 362, n = 56}, kernels = [
    "panel_5x64x384"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, k = 2}, at_most = {k = 4, n_even = 362, n = 56}, kernels = [
    "panel_5x64x384"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, mn = 70}, at_most = {k = 1, n_even = 362, mnk = 9947667}, kernels = [
    "panel_5x64x384", "block_3x128x512"
  ], factors = [369, 413]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, mn = 70, k = 2}, at_most = {k = 4, n_even = 362, mnk = 9947667, mk = 90}, kernels = [
    "block_3x128x512"
  ], factors = [382]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, mn = 70, k = 2, mk = 91}, at_most = {k = 4, n_even = 362, mnk = 9947667}, kernels = [
    "panel_5x64x384", "block_3x128x512"
  ], factors = [324, 343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, mn = 70, mnk = 9947668}, at_most = {k = 4, n_even = 362}, kernels = [
    "panel_6x64x1024", "panel_6x64x768", "block_3x128x512"
  ], factors = [275, 275, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, n_even = 363}, at_most = {k = 2, m = 362}, kernels = [
    "block_3x128x512"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, n_even = 363, m = 363}, at_most = {k = 2}, kernels = [
    "tall_8x32x1024", "panel_6x64x768", "panel_5x64x384", "block_3x128x512"
  ], factors = [272, 244, 243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, n_even = 363, k = 3}, at_most = {k = 4, mk = 90}, kernels = [
    "block_3x128x512"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, n_even = 363, k = 3, mk = 91}, at_most = {k = 4}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "block_3x128x512"
  ], factors = [261, 263, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, k = 5}, at_most = {k = 15, m = 5}, kernels = [
    "block_3x128x512"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 70, k = 5, m = 6}, at_most = {k = 15, mn = 4435861}, kernels = [
    "panel_5x64x384"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 4435862, k = 5, m = 6}, at_most = {k = 15}, kernels = [
    "tall_8x32x1024", "panel_6x64x1024", "panel_6x64x768", "panel_5x64x384", "block_3x128x512"
  ], factors = [290, 292, 294, 294, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 16}, at_most = {k = 60, m = 2}, kernels = [
    "dot_2x8x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 16, m = 3}, at_most = {k = 60, m = 10, n = 27}, kernels = [
    "dot_2x8x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, k = 16, m = 3}, at_most = {k = 60, m = 10, nk = 11585}, kernels = [
    "panel_5x64x384"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, k = 16, m = 3, nk = 11586}, at_most = {k = 60, m = 10}, kernels = [
    "dot_2x8x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 16, m = 11}, at_most = {k = 60, n = 8, nk = 193}, kernels = [
    "dot_2x8x4096", "tall_8x32x1024", "panel_6x64x1024"
  ], factors = [246, 232, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 16, m = 11, nk = 194}, at_most = {k = 60, n = 8}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [260, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 16, m = 11}, at_most = {k = 41, m = 16}, kernels = [
    "tall_8x32x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 16, m = 17}, at_most = {k = 24}, kernels = [
    "panel_14x16x4096", "panel_5x64x384"
  ], factors = [230, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 25, m = 17}, at_most = {k = 41, k_even = 4, nk = 1331}, kernels = [
    "panel_14x16x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 25, m = 17, nk = 1332}, at_most = {k = 41, k_even = 4}, kernels = [
    "panel_5x64x384"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 25, m = 17, k_even = 5}, at_most = {k = 41, mk = 3434}, kernels = [
    "tall_8x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 25, m = 17, k_even = 5, mk = 3435}, at_most = {k = 41, n_even = 724}, kernels = [
    "tall_8x32x1024", "panel_6x64x1024"
  ], factors = [253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 25, m = 17, k_even = 5, mk = 3435, n_even = 725}, at_most = {k = 41}, kernels = [
    "panel_5x64x384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 42, m = 11}, at_most = {k = 60, mn = 5022}, kernels = [
    "panel_14x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 42, m = 11, mn = 5023}, at_most = {k = 60}, kernels = [
    "tall_14x16x4096", "tall_8x32x1024", "panel_5x64x384"
  ], factors = [259, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61}, at_most = {n = 1, mnk = 3689426}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096"
  ], factors = [193, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, mnk = 3689427}, at_most = {n = 1}, kernels = [
    "dot_8x1x4096", "dot_1x4x4096"
  ], factors = [217, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 2}, at_most = {n = 2, mnk = 24036}, kernels = [
    "dot_4x2x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 2, mnk = 24037}, at_most = {n = 2, mnk = 24156202}, kernels = [
    "dot_4x2x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 2, mnk = 24156203}, at_most = {n = 2}, kernels = [
    "dot_6x4x4096", "dot_4x2x4096", "dot_1x4x4096", "tall_14x16x4096"
  ], factors = [196, 211, 191, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 3}, at_most = {n = 4, mk = 16591}, kernels = [
    "dot_6x4x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 3, mk = 16592}, at_most = {n = 4, mk = 4767271}, kernels = [
    "dot_6x4x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 3, mk = 4767272}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_1x4x4096"
  ], factors = [222, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 5}, at_most = {n = 6, mnk = 36406987}, kernels = [
    "dot_4x6x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 5, mnk = 36406988}, at_most = {n = 6}, kernels = [
    "dot_1x8x4096", "dot_4x6x4096", "tall_8x32x1024"
  ], factors = [241, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7}, at_most = {m = 1, n = 5139, mnk = 229376}, kernels = [
    "dot_1x8x4096", "dot_4x6x4096"
  ], factors = [289, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, mnk = 229377}, at_most = {m = 1, n = 5139, mk = 4404}, kernels = [
    "dot_6x4x4096", "dot_1x8x4096", "dot_3x8x4096", "dot_8x1x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [226, 203, 200, 235, 232, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, mnk = 229377, mk = 4405}, at_most = {m = 1, n = 5139, mnk = 5931641}, kernels = [
    "dot_1x8x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [247, 237, 258, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, mnk = 5931642, mk = 4405}, at_most = {m = 1, n = 5139}, kernels = [
    "dot_1x8x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_1x4x4096"
  ], factors = [168, 183, 204, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 5140}, at_most = {m = 1}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096", "dot_2x8x4096"
  ], factors = [230, 230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 2}, at_most = {m = 2, nk = 4425499, k_even = 8}, kernels = [
    "dot_2x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 2, k_even = 9}, at_most = {m = 2, nk = 4425499, mk = 677}, kernels = [
    "dot_2x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 2, k_even = 9, mk = 678}, at_most = {m = 2, nk = 4425499, mk = 5792}, kernels = [
    "dot_2x8x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 2, k_even = 9, mk = 5793}, at_most = {m = 2, nk = 4425499}, kernels = [
    "dot_2x8x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 2, nk = 4425500}, at_most = {m = 2, k = 5011}, kernels = [
    "dot_2x1x4096", "dot_6x4x4096", "dot_4x2x4096", "dot_2x8x4096"
  ], factors = [254, 280, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5012, n = 7, m = 2, nk = 4425500}, at_most = {m = 2}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [214, 209, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 3}, at_most = {m = 3, nk = 5680185}, kernels = [
    "dot_3x8x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 3, nk = 5680186}, at_most = {m = 3}, kernels = [
    "dot_3x8x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 4}, at_most = {m = 6, mk = 937, n = 68}, kernels = [
    "dot_2x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 69, m = 4}, at_most = {m = 6, mk = 937}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 4, mk = 938}, at_most = {m = 4, mn = 11056, nk = 619133}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [257, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 4, mk = 938, nk = 619134}, at_most = {m = 4, mn = 11056}, kernels = [
    "dot_4x6x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 5, mk = 938}, at_most = {m = 6, mn = 11056}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [248, 262, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 4, mk = 938, mn = 11057}, at_most = {m = 6, n = 4402}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [271, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 4403, m = 4, mk = 938, mn = 11057}, at_most = {m = 6}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [289, 269, 274, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 7}, at_most = {mk = 4175832, n = 8, nk = 3584}, kernels = [
    "dot_2x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 7, nk = 3585}, at_most = {mk = 4175832, n = 8}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [250, 243, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 7}, at_most = {mk = 4175832, m = 16, k = 159, mn = 643}, kernels = [
    "dot_2x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 160, n = 9, m = 7}, at_most = {mk = 4175832, m = 16, k = 1351, mn = 643}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [254, 264, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 7, mn = 644}, at_most = {mk = 4175832, m = 16, k = 1351, mnk = 1619034}, kernels = [
    "dot_2x8x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 7, mn = 644, mnk = 1619035}, at_most = {mk = 4175832, m = 9, k = 1351}, kernels = [
    "dot_1x8x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [257, 278, 273, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 10, mn = 644, mnk = 1619035}, at_most = {mk = 4175832, m = 16, k = 1351}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [258, 254, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1352, n = 9, m = 7}, at_most = {mk = 4175832, m = 9}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x2x4096", "dot_4x6x4096"
  ], factors = [274, 273, 267, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1352, n = 9, m = 10}, at_most = {mk = 4175832, m = 15}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [283, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1352, n = 9, m = 16}, at_most = {mk = 4175832, m = 16}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [255, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 17}, at_most = {mk = 4175832, k_even = 4, mn = 121115, k = 117}, kernels = [
    "dot_4x6x4096", "tall_8x32x1024", "panel_6x64x768"
  ], factors = [252, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 118, n = 9, m = 17}, at_most = {mk = 4175832, k_even = 4, mn = 121115, k = 950, n = 24}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "tall_8x32x1024"
  ], factors = [244, 248, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 118, n = 25, m = 17}, at_most = {mk = 4175832, k_even = 4, mn = 121115, k = 950}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_8x32x1024"
  ], factors = [251, 249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 951, n = 9, m = 17}, at_most = {mk = 4175832, k_even = 4, mn = 121115}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_14x16x4096", "panel_6x64x1024"
  ], factors = [252, 249, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 17, mn = 121116}, at_most = {mk = 4175832, k_even = 4, k = 236}, kernels = [
    "tall_14x16x4096", "tall_8x32x1024", "panel_6x64x768", "panel_5x64x384"
  ], factors = [254, 252, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 9, m = 17, mn = 121116}, at_most = {mk = 4175832, k_even = 4}, kernels = [
    "dot_4x6x4096", "tall_14x16x4096", "tall_8x32x1024", "panel_14x16x4096", "panel_6x64x768",
    "panel_5x64x384"
  ], factors = [247, 262, 256, 253, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 17, k_even = 5}, at_most = {mk = 14188, k_even = 724, k = 90}, kernels = [
    "dot_6x4x4096", "tall_8x32x1024"
  ], factors = [254, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 17, k_even = 5, mk = 14189}, at_most = {mk = 4175832, k_even = 724, k = 90}, kernels = [
    "tall_14x16x4096", "tall_8x32x1024", "panel_6x64x768"
  ], factors = [253, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 17, k_even = 5}, at_most = {mk = 4175832, k_even = 724, k = 1030, n_even = 4}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "tall_14x16x4096"
  ], factors = [241, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 17, k_even = 5, n_even = 5}, at_most = {mk = 4175832, k_even = 724, k = 1030, m = 404}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "panel_14x16x4096"
  ], factors = [254, 248, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 405, k_even = 5, n_even = 5}, at_most = {mk = 4175832, k_even = 724, k = 1030}, kernels = [
    "tall_14x16x4096", "tall_8x32x1024", "block_3x128x512"
  ], factors = [244, 255, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1031, n = 9, m = 17, k_even = 5}, at_most = {mk = 4175832, k_even = 724, mn = 7197}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [228, 252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1031, n = 9, m = 17, k_even = 5, mn = 7198}, at_most = {mk = 4175832, k_even = 724}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096", "tall_14x16x4096"
  ], factors = [224, 254, 251, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 9, m = 17, k_even = 725}, at_most = {mk = 4175832, k = 1448}, kernels = [
    "dot_6x4x4096", "dot_4x6x4096", "panel_6x64x1024"
  ], factors = [256, 253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1449, n = 9, m = 17, k_even = 725}, at_most = {mk = 168683}, kernels = [
    "dot_6x4x4096", "dot_4x6x4096"
  ], factors = [262, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1449, n = 9, m = 17, k_even = 725, mk = 168684}, at_most = {mk = 4175832}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096", "tall_8x32x1024", "panel_6x64x1024", "panel_6x64x768"
  ], factors = [216, 250, 244, 255, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 7, mk = 4175833}, at_most = {mn = 70777}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "tall_14x16x4096", "tall_8x32x1024"
  ], factors = [210, 238, 259, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 7, mk = 4175833, mn = 70778}, at_most = {nk = 1086}, kernels = [
    "dot_1x8x4096", "tall_14x16x4096", "tall_8x32x1024"
  ], factors = [256, 244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 7, mk = 4175833, mn = 70778, nk = 1087}, at_most = {nk = 7737, n = 9}, kernels = [
    "dot_1x8x4096", "tall_8x32x1024"
  ], factors = [236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 10, m = 7, mk = 4175833, mn = 70778, nk = 1087}, at_most = {nk = 7737}, kernels = [
    "tall_14x16x4096", "tall_8x32x1024"
  ], factors = [239, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 7, m = 7, mk = 4175833, mn = 70778, nk = 7738}, at_most = {}, kernels = [
    "tall_14x16x4096", "tall_8x32x1024"
  ], factors = [240, 243]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "nt"} : () -> ()
