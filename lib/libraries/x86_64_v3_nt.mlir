// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 994 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 16 of 35 candidates kept (813 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.025, worst 1.94
// predicted against measured time: median error 10.4 %; g: 8.8 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 12582912, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_12x8x4096", family = "panel",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [60886, 144909167, 174764077], g_slope = [36212070, 14927455, 28966865],
      region = 6939, visit = 2538, loop = 7734, fma = 341, edge = 485, pack = 240, conflict_a = 20990,
      conflict_c = 3130, a_far = 303, b_far = 355, c_near = 9, c_far = 637, rows_far = 119, once_near = 12,
      once_far = 400, alias_a = 182, alias_c = 534, apart_near = 48, brief = 1, column = 234, seam = 101,
      reread = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x2048", family = "panel",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [52648, 27794500], g_slope = [9247284, 7988739], edge_columns = 8, region = 4014,
      visit = 1737, loop = 14398, fma = 314, edge = 137, pack = 251, conflict_a = 3626, conflict_c = 443,
      conflict = 4791, stall = 50, a_near = 72, a_far = 404, b_near = 56, b_far = 69, c_far = 690,
      rows_far = 542, once_near = 91, once_far = 43, alias_c = 422, apart_far = 382, brief = 30, column = 59,
      seam = 231
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x128", family = "panel",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 4, 19, 28, 42], g_ps = [63473, 665799, 2795552, 11932338, 18502563, 39561125],
      g_slope = [602326, 709917, 609119, 730025, 1504183, 906657], edge_columns = 8, region = 5060,
      visit = 780, loop = 21238, fma = 313, edge = 50, pack = 184, conflict_a = 3849, conflict = 9646,
      stall = 111, a_near = 8, a_far = 709, b_near = 73, b_far = 322, c_near = 10, c_far = 405,
      rows_near = 943, rows_far = 1024, alias_a = 326, alias_c = 226, apart_far = 512, brief = 33,
      column = 93, seam = 487, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x16x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 13], g_ps = [87728, 12753133, 21371067, 50111000, 152974714],
      g_slope = [12665405, 8617934, 14369966, 11429301, 14019269], edge_columns = 8, region = 2950,
      visit = 2954, loop = 16707, fma = 312, edge = 499, pack = 205, conflict_a = 3884, conflict_c = 165,
      mask = 30, stall = 48, a_near = 85, a_far = 459, b_near = 89, c_far = 569, once_near = 134,
      once_far = 121, alias_c = 353, apart_near = 16, apart_far = 380, brief = 25, column = 56, seam = 251
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_1x64x512", family = "block_slab",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [149998, 33717857, 52397889, 70472333, 73306133],
      g_slope = [8391964, 9340016, 6024814, 708450, 11176239], edge_columns = 8, visit = 892, loop = 41430,
      fma = 365, edge = 72, pack = 70, conflict_a = 3407, conflict_c = 375, conflict = 18367, stall = 68,
      a_far = 253, b_near = 280, b_far = 296, c_near = 162, c_far = 527, rows_near = 1024, rows_far = 1024,
      once_near = 157, once_far = 301, apart_near = 53, apart_far = 326, brief = 172, column = 570,
      seam = 475, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x2x2048", family = "dot",
    tile = #dynmlir.tile<6, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [36590, 1719136, 3788313, 4937333, 7392600, 19841214],
      g_slope = [1682546, 2069177, 1149020, 2455267, 1383179, 2082158], region = 5142, visit = 2623,
      loop = 2323, fma = 639, conflict_a = 2844, split = 128, a_near = 9, a_far = 480, b_near = 35,
      b_far = 329, c_near = 717, c_far = 1024, rows_near = 43, rows_far = 31, once_far = 335, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x1024", family = "dot",
    tile = #dynmlir.tile<2, 4, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [42207, 535318, 1199306, 6315150],
      g_slope = [493111, 663988, 465076, 557063], region = 4700, visit = 1178, loop = 6745, fma = 368,
      edge = 72, conflict_a = 4072, split = 414, a_far = 734, b_near = 17, b_far = 391, c_near = 1018,
      c_far = 1024, rows_near = 224, once_near = 29, once_far = 378, reread = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x512", family = "dot",
    tile = #dynmlir.tile<1, 8, 512>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [30909, 407243, 1258000, 1791958],
      g_slope = [376334, 425378, 533958, 397026], region = 3130, visit = 868, loop = 7588, fma = 349,
      edge = 26, conflict_a = 14769, split = 2188, a_far = 533, b_near = 28, b_far = 310, c_near = 790,
      c_far = 1024, rows_near = 974, rows_far = 1024, once_near = 73, once_far = 264, alias_a = 207,
      reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_6x2x2048", family = "dot_slab",
    tile = #dynmlir.tile<6, 2, 2048>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [47639, 15012556, 27111778], g_slope = [1662768, 3024805, 1586003],
      region = 9424, visit = 1880, loop = 3711, fma = 708, edge = 27, conflict_a = 423, split = 41,
      a_near = 2, a_far = 448, b_near = 9, b_far = 57, c_near = 737, c_far = 1024, rows_near = 20,
      rows_far = 113, once_far = 257, reread = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_2x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<2, 4, 1024>, packed = true, model = {
      g_t = [0, 2, 9], g_ps = [39318, 1579303, 6842800], g_slope = [769992, 751928, 710672], region = 7566,
      visit = 1341, loop = 6767, fma = 489, edge = 39, conflict_a = 534, split = 340, stall = 44, a_far = 789,
      b_near = 73, b_far = 199, c_near = 786, c_far = 1024, rows_near = 880, once_far = 225, alias_a = 32,
      reread = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x4096", family = "block",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [60761], g_slope = [37332125], region = 4481, visit = 2260, loop = 10397, fma = 351,
      edge = 722, pack = 136, conflict_a = 18641, conflict_c = 5026, mask = 13, stall = 17, a_far = 265,
      b_far = 166, c_near = 38, c_far = 653, rows_far = 200, once_near = 70, once_far = 196, alias_a = 242,
      alias_c = 261, apart_far = 200, brief = 13, column = 134, seam = 332, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [86427, 23647750, 134664500], g_slope = [11780661, 10092431, 6154070],
      edge_columns = 8, region = 5651, visit = 1789, loop = 13831, fma = 311, edge = 143, pack = 244,
      conflict_a = 4005, conflict_c = 131, conflict = 10753, stall = 45, a_near = 68, a_far = 378,
      b_near = 151, c_far = 617, rows_far = 854, once_far = 63, alias_c = 500, apart_near = 81,
      apart_far = 320, brief = 11, column = 50, seam = 336
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 19, 28], g_ps = [64938, 670155, 1917074, 16094583, 25512750],
      g_slope = [605217, 1246919, 833971, 1046463, 789173], edge_columns = 8, region = 5089, visit = 661,
      loop = 22174, fma = 323, pack = 164, conflict_a = 427, conflict_c = 404, conflict = 11179, stall = 82,
      a_near = 20, a_far = 606, b_near = 37, b_far = 387, c_near = 25, c_far = 481, rows_near = 1024,
      rows_far = 1024, once_far = 159, alias_a = 283, alias_c = 109, apart_near = 13, apart_far = 401,
      brief = 27, column = 143, seam = 359, reread = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [54079, 10490411, 55911125, 78318625, 139730875],
      g_slope = [10436332, 9084142, 7469166, 15353062, 9838583], edge_columns = 8, region = 5211,
      visit = 1796, loop = 13217, fma = 308, edge = 158, pack = 262, conflict_a = 2985, conflict_c = 812,
      conflict = 5030, stall = 141, a_near = 65, a_far = 151, b_near = 38, b_far = 420, c_far = 526,
      rows_far = 517, once_far = 246, alias_a = 55, alias_c = 427, apart_near = 29, apart_far = 49,
      brief = 36, column = 31, seam = 290
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x128", family = "tall",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [89771, 1916632, 2199403, 3362825, 4120719, 7402489],
      g_slope = [913430, 282771, 1163422, 378947, 1093923, 866939], edge_columns = 8, region = 5757,
      visit = 836, loop = 22138, fma = 324, edge = 106, pack = 161, conflict_a = 4625, conflict_c = 368,
      conflict = 8465, stall = 112, a_near = 36, a_far = 232, b_near = 59, b_far = 607, c_near = 20,
      c_far = 525, rows_near = 821, rows_far = 1024, once_far = 219, alias_a = 324, alias_c = 133,
      apart_far = 246, brief = 19, column = 87, seam = 391
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x2048", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [30575, 796418, 1717222, 2042527, 4853687, 6284563],
      g_slope = [765843, 920804, 325305, 937053, 476958, 523583], region = 10798, visit = 337, loop = 4690,
      fma = 798, edge = 24, split = 280, a_near = 199, a_far = 123, b_near = 42, b_far = 1024, c_near = 113,
      rows_near = 1024, rows_far = 1024, once_near = 70, once_far = 706, alias_a = 19, reread = 25
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 1, k = 26, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2}, at_most = {m = 6, k = 26, n = 2, nk = 12}, kernels = [
    "dot_6x2x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, nk = 13}, at_most = {m = 6, k = 26, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 6, k = 26, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27}, at_most = {m = 6, k = 57, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58}, at_most = {m = 6, k = 127, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3}, at_most = {m = 6, k = 63, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 64, n = 3}, at_most = {m = 6, k = 127, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 6, k = 14, n = 11, mn = 16}, kernels = [
    "dot_2x4x1024"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 15}, at_most = {m = 6, k = 127, n = 6, mn = 16}, kernels = [
    "dot_2x4x1024"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 15}, at_most = {m = 6, k = 127, n = 11, mn = 16}, kernels = [
    "dot_1x8x512"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 17}, at_most = {m = 6, k = 50, n = 6}, kernels = [
    "panel_12x8x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 17}, at_most = {m = 6, k = 50, n = 8}, kernels = [
    "dot_1x8x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 17, k = 51}, at_most = {m = 6, k = 127, n = 8}, kernels = [
    "dot_2x4x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 17}, at_most = {m = 6, k = 127, n = 11, mnk = 286}, kernels = [
    "panel_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 17, mnk = 287}, at_most = {m = 6, k = 127, n = 11}, kernels = [
    "panel_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12}, at_most = {m = 6, k = 29, n = 16, mn = 54}, kernels = [
    "panel_6x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 6, k = 29, n = 23, mn = 54}, kernels = [
    "dot_1x8x512", "tall_6x16x2048"
  ], factors = [257, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mn = 55}, at_most = {m = 6, k = 29, n = 23, mk = 13}, kernels = [
    "tall_6x16x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mn = 55, mk = 14}, at_most = {m = 6, k = 29, n = 23}, kernels = [
    "panel_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24}, at_most = {m = 6, k = 29, n = 48, mn = 41}, kernels = [
    "block_2x32x128"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 42}, at_most = {m = 6, k = 29, n = 48, mn = 55}, kernels = [
    "dot_1x8x512", "tall_6x16x2048"
  ], factors = [261, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 56}, at_most = {m = 6, k = 29, n = 48, nk = 138}, kernels = [
    "block_2x32x128"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 56, nk = 139}, at_most = {m = 6, k = 29, n = 48}, kernels = [
    "block_2x32x128"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 1, k = 11, n = 282, mn = 121}, kernels = [
    "block_slab_1x64x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 122}, at_most = {m = 1, k = 11, n = 282}, kernels = [
    "block_slab_1x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 2}, at_most = {m = 4, k = 11, n = 111, n_even = 4}, kernels = [
    "block_2x32x128"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 2}, at_most = {m = 4, k = 11, n = 282, n_even = 4}, kernels = [
    "block_slab_1x64x512", "block_2x32x128"
  ], factors = [269, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5}, at_most = {m = 6, k = 11, n = 282, n_even = 4}, kernels = [
    "block_6x16x2048", "block_2x32x128"
  ], factors = [276, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 2, n_even = 5}, at_most = {m = 6, k = 11, n = 282}, kernels = [
    "block_slab_1x64x512"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 283}, at_most = {m = 2, k = 5}, kernels = [
    "block_slab_1x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 283, k = 6}, at_most = {m = 2, k = 11}, kernels = [
    "block_slab_1x64x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 283, m = 3}, at_most = {m = 6, k = 11, n_even = 181}, kernels = [
    "block_slab_1x64x512", "block_2x32x128"
  ], factors = [267, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 283, m = 3, n_even = 182}, at_most = {m = 6, k = 11}, kernels = [
    "panel_2x32x128"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12}, at_most = {m = 2, k = 29, n = 635}, kernels = [
    "block_slab_1x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 636, k = 12}, at_most = {m = 2, k = 29}, kernels = [
    "panel_2x32x128", "dot_1x8x512"
  ], factors = [238, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, m = 3}, at_most = {m = 6, k = 29, mn = 436}, kernels = [
    "block_2x32x128"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, m = 3, mn = 437}, at_most = {m = 6, k = 29, n_even = 724}, kernels = [
    "block_2x32x128"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, m = 3, mn = 437, n_even = 725}, at_most = {m = 6, k = 29}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30}, at_most = {m = 1, k = 52, mn = 124}, kernels = [
    "dot_1x8x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, mn = 125}, at_most = {m = 1, k = 52, n_even = 362}, kernels = [
    "dot_1x8x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, mn = 125, n_even = 363}, at_most = {m = 1, k = 52}, kernels = [
    "dot_1x8x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 53}, at_most = {m = 1, k = 127}, kernels = [
    "dot_1x8x512"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 2}, at_most = {m = 2, k = 127, k_even = 32, mn = 61}, kernels = [
    "dot_1x8x512"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 2, mn = 62}, at_most = {m = 2, k = 127, k_even = 32, mk = 119, n_even = 4}, kernels = [
    "panel_2x32x128", "dot_1x8x512"
  ], factors = [264, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 2, mn = 62, n_even = 5}, at_most = {m = 2, k = 127, k_even = 32, mk = 119}, kernels = [
    "dot_1x8x512", "tall_2x32x128"
  ], factors = [240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 2, mn = 62, mk = 120}, at_most = {m = 2, k = 127, k_even = 32}, kernels = [
    "dot_1x8x512"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 2, k_even = 33}, at_most = {m = 2, k = 127}, kernels = [
    "dot_1x8x512"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 3}, at_most = {m = 4, k = 61, mn = 167}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [217, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 3, mn = 168}, at_most = {m = 4, k = 61, nk = 13372}, kernels = [
    "panel_2x32x128", "dot_1x8x512"
  ], factors = [258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 3, mn = 168, nk = 13373}, at_most = {m = 4, k = 61}, kernels = [
    "dot_1x8x512", "block_2x32x128", "tall_2x32x128"
  ], factors = [237, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 62, m = 3}, at_most = {m = 4, k = 127, n_even = 32}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [230, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 62, m = 3, n_even = 33}, at_most = {m = 4, k = 127, n_even = 362}, kernels = [
    "dot_1x8x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 62, m = 3, n_even = 363}, at_most = {m = 4, k = 127}, kernels = [
    "dot_1x8x512", "tall_2x32x128"
  ], factors = [244, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 5}, at_most = {m = 6, k = 54, mn = 426}, kernels = [
    "tall_2x32x128"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 30, m = 5, mn = 427}, at_most = {m = 6, k = 54}, kernels = [
    "block_2x32x128"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 55, m = 5}, at_most = {m = 6, k = 127, nk = 11939}, kernels = [
    "panel_2x32x128", "dot_2x4x1024"
  ], factors = [252, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 55, m = 5, nk = 11940}, at_most = {m = 6, k = 127}, kernels = [
    "dot_1x8x512", "tall_2x32x128"
  ], factors = [239, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128}, at_most = {m = 6, mn = 12, n = 1, mnk = 1260250, mk = 205130}, kernels = [
    "dot_6x2x2048"
  ], factors = [329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mk = 205131}, at_most = {m = 6, mn = 12, n = 1, mnk = 1260250}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [312, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 2}, at_most = {m = 6, mn = 12, n = 2, mnk = 1260250, k = 198}, kernels = [
    "dot_6x2x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 199, n = 2}, at_most = {m = 6, mn = 10, n = 2, mnk = 1260250, k = 47251}, kernels = [
    "dot_6x2x2048"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 47252, n = 2}, at_most = {m = 6, mn = 10, n = 2, mnk = 1260250}, kernels = [
    "dot_6x2x2048"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 199, n = 2, mn = 11}, at_most = {m = 6, mn = 12, n = 2, mnk = 1260250}, kernels = [
    "dot_6x2x2048"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mnk = 1260251}, at_most = {m = 3, mn = 12, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mnk = 1260251, m = 4}, at_most = {m = 6, mn = 12, n = 2, k = 417065}, kernels = [
    "dot_6x2x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 417066, mnk = 1260251, m = 4}, at_most = {m = 6, mn = 12, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3}, at_most = {m = 1, mn = 12, mnk = 6103677, nk = 1944711, mk = 20044, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5}, at_most = {m = 1, mn = 12, mnk = 6103677, nk = 1944711, mk = 20044, n = 6}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [226, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 7}, at_most = {m = 1, mn = 12, mnk = 6103677, nk = 1944711, mk = 20044}, kernels = [
    "dot_2x4x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3, mk = 20045}, at_most = {m = 1, mn = 12, mnk = 6103677, nk = 1944711, n = 4}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [216, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, mk = 20045}, at_most = {m = 1, mn = 12, mnk = 6103677, nk = 1944711}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [247, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3, nk = 1944712}, at_most = {m = 1, mn = 12, mnk = 6103677}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [265, 243, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3, m = 2}, at_most = {m = 6, mn = 12, mnk = 6103677, nk = 138418, k = 267}, kernels = [
    "dot_2x4x1024"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268, n = 3, m = 2}, at_most = {m = 6, mn = 12, mnk = 6103677, nk = 138418, n = 3}, kernels = [
    "dot_2x4x1024"
  ], factors = [326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268, n = 4, m = 2}, at_most = {m = 6, mn = 12, mnk = 6103677, nk = 138418}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [236, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3, m = 2, nk = 138419}, at_most = {m = 6, mn = 12, mnk = 6103677}, kernels = [
    "dot_2x4x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3, mnk = 6103678}, at_most = {m = 6, mn = 12}, kernels = [
    "panel_12x8x4096", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [212, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13}, at_most = {m = 1, nk = 177872, mk = 535}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [230, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 177873}, at_most = {m = 1, nk = 1823636, mk = 535, k_even = 4}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [243, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 177873, k_even = 5}, at_most = {m = 1, nk = 1823636, mk = 535}, kernels = [
    "dot_1x8x512"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, mk = 536}, at_most = {m = 1, nk = 131361, n = 24}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [268, 263, 357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, mk = 536, n = 25}, at_most = {m = 1, nk = 131361}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [265, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, mk = 536, nk = 131362}, at_most = {m = 1, nk = 1823636, mn = 142}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [264, 261, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 143, mk = 536, nk = 131362}, at_most = {m = 1, nk = 1823636}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [259, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2}, at_most = {m = 2, nk = 6286, mk = 498}, kernels = [
    "dot_2x4x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, nk = 6287}, at_most = {m = 2, nk = 1823636, mk = 498}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [273, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 499}, at_most = {m = 2, nk = 1823636, mk = 763}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [289, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 764}, at_most = {m = 2, nk = 1823636, n = 12}, kernels = [
    "dot_2x4x1024"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 764, n = 13}, at_most = {m = 2, nk = 1823636, n = 18}, kernels = [
    "dot_2x4x1024"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 764, n = 19}, at_most = {m = 2, nk = 1823636, n = 20}, kernels = [
    "dot_2x4x1024"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 764, n = 21}, at_most = {m = 2, nk = 1823636, mk = 1038}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [287, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 1039, n = 21}, at_most = {m = 2, nk = 1501970}, kernels = [
    "dot_2x4x1024"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 2, mk = 1039, n = 21, nk = 1501971}, at_most = {m = 2, nk = 1823636}, kernels = [
    "dot_2x4x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637}, at_most = {m = 2, nk = 5340929, mn = 12735, n = 16}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [248, 237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17}, at_most = {m = 1, nk = 5340929, mn = 12735, mnk = 5327639, mk = 1041}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [216, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17, mk = 1042}, at_most = {m = 1, nk = 5340929, mn = 12735, mnk = 5327639}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [209, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17, m = 2}, at_most = {m = 2, nk = 5340929, mn = 12735, mnk = 4197196, k_even = 8}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [249, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17, m = 2, k_even = 9}, at_most = {m = 2, nk = 5340929, mn = 12735, mnk = 4197196}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17, m = 2, mnk = 4197197}, at_most = {m = 2, nk = 5340929, mn = 12735, mnk = 5327639}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [242, 225, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17, mnk = 5327640}, at_most = {m = 2, nk = 5090712, mn = 12735, k_even = 4}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 1823637, n = 17, mnk = 5327640, k_even = 5}, at_most = {m = 2, nk = 5090712, mn = 12735}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [227, 224, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5090713, n = 17, mnk = 5327640}, at_most = {m = 2, nk = 5340929, mn = 12735}, kernels = [
    "dot_slab_6x2x2048", "dot_slab_2x4x1024"
  ], factors = [289, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 12736, nk = 1823637}, at_most = {m = 2, nk = 5340929, mk = 680}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [273, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 12736, nk = 1823637, mk = 681}, at_most = {m = 2, nk = 5340929}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930}, at_most = {m = 2, n = 21, mk = 2060345}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [256, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930, mk = 2060346}, at_most = {m = 2, n = 21}, kernels = [
    "dot_2x4x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930, n = 22}, at_most = {m = 2, mk = 570}, kernels = [
    "dot_1x8x512", "dot_slab_6x2x2048"
  ], factors = [433, 388]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930, n = 22, mk = 571}, at_most = {m = 1, k = 2553}, kernels = [
    "dot_1x8x512"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2554, mn = 13, nk = 5340930, n = 22, mk = 571}, at_most = {m = 1, mk = 71880}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [289, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2554, mn = 13, nk = 5340930, n = 22, mk = 71881}, at_most = {m = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [261, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930, n = 22, mk = 571, m = 2}, at_most = {m = 2, mk = 67982, k_even = 128, nk = 8116734}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 8116735, n = 22, mk = 571, m = 2}, at_most = {m = 2, mk = 67982, k_even = 128}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [238, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930, n = 22, mk = 571, m = 2, k_even = 129}, at_most = {m = 2, mk = 67982}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [233, 257, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, nk = 5340930, n = 22, mk = 67983, m = 2}, at_most = {m = 2}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [230, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3}, at_most = {m = 4, nk = 2538675, k = 349, n = 9}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, n = 10}, at_most = {m = 4, nk = 2538675, k = 349, n = 16}, kernels = [
    "dot_2x4x1024"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, n = 17}, at_most = {m = 4, nk = 148954, k = 349, mnk = 26395}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [278, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, n = 17, mnk = 26396}, at_most = {m = 4, nk = 148954, k = 349, k_even = 8}, kernels = [
    "dot_2x4x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, n = 17, mnk = 26396, k_even = 9}, at_most = {m = 4, nk = 148954, k = 349}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [271, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, n = 17, nk = 148955}, at_most = {m = 4, nk = 2538675, k = 349, n_even = 32}, kernels = [
    "dot_2x4x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, n = 17, nk = 148955, n_even = 33}, at_most = {m = 3, nk = 2538675, k = 349}, kernels = [
    "dot_2x4x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, n = 17, nk = 148955, n_even = 33}, at_most = {m = 4, nk = 2538675, k = 349}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [258, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3}, at_most = {m = 4, nk = 2538675, n = 12, mk = 599394, mn = 16}, kernels = [
    "dot_2x4x1024"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 17, m = 3}, at_most = {m = 4, nk = 2538675, n = 12, mk = 599394, mn = 22}, kernels = [
    "dot_2x4x1024"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 23, m = 3}, at_most = {m = 4, nk = 2538675, n = 12, mk = 599394}, kernels = [
    "dot_2x4x1024"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, mk = 599395}, at_most = {m = 4, nk = 2538675, n = 12}, kernels = [
    "dot_2x4x1024", "block_2x32x128"
  ], factors = [270, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, n = 13}, at_most = {m = 4, nk = 1604432, k_even = 4, mnk = 588627, n = 22}, kernels = [
    "dot_2x4x1024"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, n = 23}, at_most = {m = 4, nk = 1604432, k_even = 4, mnk = 588627}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [285, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, n = 13, mnk = 588628}, at_most = {m = 4, nk = 1604432, k_even = 4, mk = 2173}, kernels = [
    "dot_2x4x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, n = 13, mnk = 588628, mk = 2174}, at_most = {m = 3, nk = 1604432, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 4, n = 13, mnk = 588628, mk = 2174}, at_most = {m = 4, nk = 1604432, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, n = 13, nk = 1604433}, at_most = {m = 3, nk = 2538675, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 4, n = 13, nk = 1604433}, at_most = {m = 4, nk = 2538675, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 3, n = 13, k_even = 5}, at_most = {m = 3, nk = 2538675, k = 829}, kernels = [
    "dot_2x4x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 830, mn = 13, m = 3, n = 13, k_even = 5}, at_most = {m = 3, nk = 2538675}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [268, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 4, n = 13, k_even = 5}, at_most = {m = 4, nk = 65695}, kernels = [
    "dot_2x4x1024"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 4, n = 13, k_even = 5, nk = 65696}, at_most = {m = 4, nk = 1578486, mnk = 613033}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [284, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 4, n = 13, k_even = 5, nk = 65696, mnk = 613034}, at_most = {m = 4, nk = 1578486, mn = 111}, kernels = [
    "dot_2x4x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 112, m = 4, n = 13, k_even = 5, nk = 65696, mnk = 613034}, at_most = {m = 4, nk = 1578486, mn = 186}, kernels = [
    "dot_2x4x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 187, m = 4, n = 13, k_even = 5, nk = 65696, mnk = 613034}, at_most = {m = 4, nk = 1578486}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 350, mn = 13, m = 4, n = 13, k_even = 5, nk = 1578487}, at_most = {m = 4, nk = 2538675}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5}, at_most = {m = 6, nk = 2538675, n = 11, mn = 24}, kernels = [
    "dot_2x4x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 25, m = 5}, at_most = {m = 5, nk = 2538675, n = 11}, kernels = [
    "dot_2x4x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 25, m = 6}, at_most = {m = 6, nk = 2538675, n = 11}, kernels = [
    "dot_2x4x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, n = 12}, at_most = {m = 6, nk = 2538675, k_even = 4, k = 567}, kernels = [
    "dot_2x4x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 568, mn = 13, m = 5, n = 12}, at_most = {m = 5, nk = 2538675, k_even = 4, k = 2174}, kernels = [
    "dot_2x4x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2175, mn = 13, m = 5, n = 12}, at_most = {m = 5, nk = 2538675, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 568, mn = 13, m = 6, n = 12}, at_most = {m = 6, nk = 2538675, k_even = 4, n = 42}, kernels = [
    "dot_2x4x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 568, mn = 13, m = 6, n = 43}, at_most = {m = 6, nk = 2538675, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, n = 12, k_even = 5}, at_most = {m = 6, nk = 241561, mk = 1357}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [268, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, n = 12, k_even = 5, mk = 1358}, at_most = {m = 6, nk = 241561}, kernels = [
    "dot_2x4x1024"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, n = 12, k_even = 5, nk = 241562}, at_most = {m = 6, nk = 1231958, mnk = 3758742}, kernels = [
    "dot_2x4x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, n = 12, k_even = 5, nk = 241562, mnk = 3758743}, at_most = {m = 6, nk = 1231958}, kernels = [
    "dot_2x4x1024", "tall_2x32x128"
  ], factors = [277, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, n = 12, k_even = 5, nk = 1231959}, at_most = {m = 5, nk = 2538675}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [265, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 6, n = 12, k_even = 5, nk = 1231959}, at_most = {m = 6, nk = 2538675}, kernels = [
    "dot_2x4x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, nk = 2538676}, at_most = {m = 6, n = 41, k = 170517}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [260, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 170518, mn = 13, m = 3, nk = 2538676}, at_most = {m = 6, n = 18, mk = 4314999}, kernels = [
    "dot_2x4x1024"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 170518, mn = 13, m = 3, nk = 2538676, n = 19}, at_most = {m = 6, n = 41, mk = 4314999}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [252, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 170518, mn = 13, m = 3, nk = 2538676, mk = 4315000}, at_most = {m = 6, n = 41}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [206, 236, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, nk = 2538676, n = 42}, at_most = {m = 3, k_even = 4, mnk = 11100485}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [266, 276, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, nk = 2538676, n = 42, mnk = 11100486}, at_most = {m = 3, k_even = 4}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [258, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 2538676, n = 42}, at_most = {m = 4, k_even = 4, mnk = 20215079}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [281, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 2538676, n = 42, mnk = 20215080}, at_most = {m = 4, k_even = 4}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [254, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, nk = 2538676, n = 42}, at_most = {m = 6, k_even = 4, n = 239, nk = 5148889}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, nk = 5148890, n = 42}, at_most = {m = 6, k_even = 4, n = 239}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, nk = 2538676, n = 240}, at_most = {m = 5, k_even = 4, mnk = 29965787}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [257, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, nk = 2538676, n = 240, mnk = 29965788}, at_most = {m = 5, k_even = 4}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 6, nk = 2538676, n = 240}, at_most = {m = 6, k_even = 4, n = 1159}, kernels = [
    "dot_2x4x1024", "dot_slab_6x2x2048", "dot_slab_2x4x1024"
  ], factors = [249, 277, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 6, nk = 2538676, n = 1160}, at_most = {m = 6, k_even = 4}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, nk = 2538676, n = 42, k_even = 5}, at_most = {m = 3, nk = 3622123}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [251, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 3, nk = 3622124, n = 42, k_even = 5}, at_most = {m = 3, mn = 743}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [278, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 744, m = 3, nk = 3622124, n = 42, k_even = 5}, at_most = {m = 3}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [234, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 2538676, n = 42, k_even = 5}, at_most = {m = 6, mk = 69686, nk = 4012694}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [277, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 4012695, n = 42, k_even = 5}, at_most = {m = 5, mk = 69686, nk = 4577474}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 4577475, n = 42, k_even = 5}, at_most = {m = 4, mk = 69686}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, nk = 4577475, n = 42, k_even = 5}, at_most = {m = 5, mk = 69686}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 6, nk = 4012695, n = 42, k_even = 5}, at_most = {m = 6, mk = 69686, n_even = 512}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 6, nk = 4012695, n = 42, k_even = 5, n_even = 513}, at_most = {m = 6, mk = 69686}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [277, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 2538676, n = 42, k_even = 5, mk = 69687}, at_most = {m = 6, n = 66}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [273, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 4, nk = 2538676, n = 67, k_even = 5, mk = 69687}, at_most = {m = 4}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 13, m = 5, nk = 2538676, n = 67, k_even = 5, mk = 69687}, at_most = {m = 6}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [264, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {n = 2, k = 6, mn = 100, m = 13}, kernels = [
    "dot_6x2x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14}, at_most = {n = 2, k = 6, mn = 100, m = 21}, kernels = [
    "panel_12x8x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3}, at_most = {n = 4, k = 6, mn = 100, m = 21}, kernels = [
    "panel_12x8x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22}, at_most = {n = 4, k = 6, mn = 46}, kernels = [
    "block_12x8x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, mn = 47}, at_most = {n = 4, k = 6, mn = 100}, kernels = [
    "block_12x8x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 101}, at_most = {n = 4, k = 2, mn = 163}, kernels = [
    "block_12x8x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 164}, at_most = {n = 4, k = 2, mn = 296}, kernels = [
    "block_12x8x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 297}, at_most = {n = 4, k = 2, mnk = 2842341, m = 341}, kernels = [
    "panel_12x8x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 342, mn = 297}, at_most = {n = 4, k = 2, mnk = 2842341}, kernels = [
    "panel_12x8x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 297, mnk = 2842342}, at_most = {n = 4, k = 2}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [225, 225, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 101, k = 3}, at_most = {n = 4, k = 6, mk = 320}, kernels = [
    "block_12x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 101, k = 3, mk = 321}, at_most = {n = 4, k = 3, mnk = 4384422}, kernels = [
    "panel_12x8x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 101, k = 4, mk = 321}, at_most = {n = 4, k = 4, mnk = 4384422}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [227, 228, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 101, k = 5, mk = 321}, at_most = {n = 4, k = 6, mnk = 4384422}, kernels = [
    "block_12x8x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 101, k = 3, mk = 321, mnk = 4384423}, at_most = {n = 4, k = 6}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [243, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 7}, at_most = {n = 2, k = 10, m = 47}, kernels = [
    "dot_slab_6x2x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 11}, at_most = {n = 2, k = 14, m = 47}, kernels = [
    "dot_6x2x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, k = 7}, at_most = {n = 2, k = 8, m = 8808}, kernels = [
    "tall_6x16x2048"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8809, k = 7}, at_most = {n = 2, k = 8, m = 190537}, kernels = [
    "tall_6x16x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, k = 9}, at_most = {n = 2, k = 10, m = 190537}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, k = 11}, at_most = {n = 2, k = 14, m = 190537}, kernels = [
    "tall_6x16x2048"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 190538, k = 7}, at_most = {n = 2, k = 14}, kernels = [
    "tall_6x16x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 15}, at_most = {n = 2, k = 17, mk = 2802793, mnk = 923885, m = 502}, kernels = [
    "dot_slab_6x2x2048", "tall_6x16x2048"
  ], factors = [228, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 18}, at_most = {n = 2, k = 29, mk = 2802793, mnk = 923885, m = 502}, kernels = [
    "dot_slab_6x2x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 503, k = 15}, at_most = {n = 2, k = 20, mk = 2802793, mnk = 923885, k_even = 4}, kernels = [
    "dot_slab_6x2x2048", "tall_6x16x2048"
  ], factors = [261, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 503, k = 21}, at_most = {n = 2, k = 29, mk = 48791, mnk = 923885, k_even = 4}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 503, k = 21, mk = 48792}, at_most = {n = 2, k = 29, mk = 2802793, mnk = 923885, k_even = 4}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 503, k = 15, k_even = 5}, at_most = {n = 2, k = 29, mk = 2802793, mnk = 923885}, kernels = [
    "panel_6x16x2048", "dot_6x2x2048", "dot_slab_6x2x2048", "block_6x16x2048"
  ], factors = [263, 292, 289, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 15, mnk = 923886}, at_most = {n = 2, k = 29, mk = 2802793}, kernels = [
    "dot_slab_6x2x2048", "tall_6x16x2048"
  ], factors = [289, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 15, mk = 2802794}, at_most = {n = 2, k = 29}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 7, n = 3}, at_most = {n = 4, k = 29, m = 8}, kernels = [
    "dot_2x4x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 3}, at_most = {n = 4, k = 29, m = 21}, kernels = [
    "dot_2x4x1024", "block_12x8x4096"
  ], factors = [257, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 7, n = 3}, at_most = {n = 4, k = 9, mn = 440144, mnk = 367621}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 7, n = 3, mnk = 367622}, at_most = {n = 4, k = 9, mn = 440144}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [263, 255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 10, n = 3}, at_most = {n = 4, k = 15, mn = 440144, k_even = 4}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [263, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 16, n = 3}, at_most = {n = 3, k = 29, mn = 440144, k_even = 4}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 16, n = 4}, at_most = {n = 4, k = 29, mn = 440144, k_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 10, n = 3, k_even = 5}, at_most = {n = 4, k = 29, mn = 440144}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [237, 287, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 7, n = 3, mn = 440145}, at_most = {n = 4, k = 29, mnk = 15257136}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, k = 7, n = 3, mn = 440145, mnk = 15257137}, at_most = {n = 4, k = 29}, kernels = [
    "tall_6x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30}, at_most = {n = 2, mk = 2527389, mn = 135, m = 8}, kernels = [
    "dot_6x2x2048"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 30}, at_most = {n = 2, mk = 2527389, mn = 135, k_even = 724, k = 46}, kernels = [
    "dot_6x2x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 47}, at_most = {n = 2, mk = 2527389, mn = 135, k_even = 724, m = 28}, kernels = [
    "dot_6x2x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, k = 47}, at_most = {n = 2, mk = 2527389, mn = 135, k_even = 724}, kernels = [
    "dot_6x2x2048"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 30, k_even = 725}, at_most = {n = 2, mk = 2527389, mn = 135}, kernels = [
    "dot_6x2x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mn = 136}, at_most = {n = 2, mk = 2527389, k = 36, k_even = 4, nk = 63}, kernels = [
    "dot_slab_6x2x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mn = 136, nk = 64}, at_most = {n = 2, mk = 2527389, k = 36, k_even = 4}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 37, mn = 136}, at_most = {n = 2, mk = 2527389, k = 43, k_even = 4}, kernels = [
    "dot_slab_6x2x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mn = 136, k_even = 5}, at_most = {n = 2, mk = 2527389, k = 43}, kernels = [
    "dot_slab_6x2x2048"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 44, mn = 136}, at_most = {n = 2, mk = 1733234, k_even = 362, k = 63}, kernels = [
    "dot_slab_6x2x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 64, mn = 136}, at_most = {n = 2, mk = 1733234, k_even = 362}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [290, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 44, mn = 136, k_even = 363}, at_most = {n = 2, mk = 1733234}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [275, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 44, mn = 136, mk = 1733235}, at_most = {n = 2, mk = 2527389}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [211, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, n = 3}, at_most = {n = 4, mk = 2527389, k = 61, m = 314, mn = 87}, kernels = [
    "dot_2x4x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, n = 3, mn = 88}, at_most = {n = 4, mk = 2527389, k = 61, m = 314}, kernels = [
    "dot_2x4x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 62, n = 3}, at_most = {n = 4, mk = 2527389, k = 106, m = 314}, kernels = [
    "dot_2x4x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 315, k = 30, n = 3}, at_most = {n = 4, mk = 2527389, k = 70, k_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 315, k = 71, n = 3}, at_most = {n = 4, mk = 2527389, k = 106, k_even = 4}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [255, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 315, k = 30, n = 3, k_even = 5}, at_most = {n = 4, mk = 2527389, k = 106, k_even = 32}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [256, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 315, k = 30, n = 3, k_even = 33}, at_most = {n = 4, mk = 2527389, k = 106}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3}, at_most = {n = 4, mk = 1255184, nk = 766, k_even = 8, mn = 503}, kernels = [
    "dot_2x4x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, mn = 504}, at_most = {n = 4, mk = 1255184, nk = 766, k_even = 8}, kernels = [
    "dot_2x4x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, k_even = 9}, at_most = {n = 4, mk = 11585, nk = 766}, kernels = [
    "dot_2x4x1024"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, k_even = 9, mk = 11586}, at_most = {n = 4, mk = 1255184, nk = 766}, kernels = [
    "dot_2x4x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, nk = 767}, at_most = {n = 4, mk = 1255184, mn = 63, k_even = 128}, kernels = [
    "dot_2x4x1024"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, nk = 767, mn = 64}, at_most = {n = 4, mk = 1255184, mn = 1357, k_even = 128}, kernels = [
    "dot_2x4x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, nk = 767, k_even = 129}, at_most = {n = 4, mk = 1255184, mn = 1357}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [304, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, nk = 767, mn = 1358}, at_most = {n = 4, mk = 1255184, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, nk = 767, mn = 1358, k_even = 5}, at_most = {n = 4, mk = 1255184}, kernels = [
    "dot_2x4x1024"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, mk = 1255185}, at_most = {n = 4, mk = 1749285, k_even = 724}, kernels = [
    "dot_2x4x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, mk = 1749286}, at_most = {n = 4, mk = 2527389, k_even = 724}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [260, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 107, n = 3, mk = 1255185, k_even = 725}, at_most = {n = 4, mk = 2527389}, kernels = [
    "dot_2x4x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mk = 2527390}, at_most = {n = 2, k = 793, m = 28856, mk = 4551183}, kernels = [
    "dot_slab_6x2x2048", "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [249, 225, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mk = 4551184}, at_most = {n = 2, k = 793, m = 28856, nk = 755}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [264, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mk = 4551184, nk = 756}, at_most = {n = 2, k = 793, m = 28856}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [259, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28857, k = 30, mk = 2527390}, at_most = {n = 2, k = 79, nk = 609, k_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28857, k = 30, mk = 2527390, k_even = 5}, at_most = {n = 2, k = 79, nk = 609}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28857, k = 80, mk = 2527390}, at_most = {n = 2, k = 793, nk = 609, k_even = 4}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [264, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28857, k = 80, mk = 2527390, k_even = 5}, at_most = {n = 2, k = 793, nk = 609, mnk = 13847998}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28857, k = 80, mk = 2527390, k_even = 5, mnk = 13847999}, at_most = {n = 2, k = 793, nk = 609}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [250, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28857, k = 30, mk = 2527390, nk = 610}, at_most = {n = 2, k = 793}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 794, mk = 2527390}, at_most = {n = 2, k_even = 724, mk = 3525364}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048", "tall_6x16x2048"
  ], factors = [217, 219, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 794, mk = 3525365}, at_most = {n = 2, k_even = 724, nk = 4314, k = 1108}, kernels = [
    "dot_ahead_1x2x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 1109, mk = 3525365}, at_most = {n = 2, k_even = 724, nk = 4314}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 794, mk = 3525365, nk = 4315}, at_most = {n = 2, k_even = 724, m = 22}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [221, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 794, mk = 3525365, nk = 4315}, at_most = {n = 2, k_even = 724, mn = 12597}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048", "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [245, 257, 229, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 794, mk = 3525365, nk = 4315, mn = 12598}, at_most = {n = 2, k_even = 724}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [231, 242, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 794, mk = 2527390, k_even = 725}, at_most = {n = 2, m = 25}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [197, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 794, mk = 2527390, k_even = 725}, at_most = {n = 2, mnk = 9080935, mk = 5029178}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [189, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 794, mk = 5029179, k_even = 725}, at_most = {n = 2, mnk = 9080935}, kernels = [
    "dot_slab_6x2x2048", "dot_ahead_1x2x2048"
  ], factors = [197, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 794, mk = 2527390, k_even = 725, mnk = 9080936}, at_most = {n = 2}, kernels = [
    "dot_6x2x2048", "dot_slab_6x2x2048"
  ], factors = [192, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mk = 2527390, n = 3}, at_most = {n = 4, mn = 44, m = 35}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [220, 207, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mk = 2527390, n = 3, mn = 45}, at_most = {n = 4, mn = 119594, m = 35}, kernels = [
    "tall_6x16x2048"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 30, mk = 2527390, n = 3}, at_most = {n = 4, mn = 119594, k_even = 362, mk = 3516022}, kernels = [
    "tall_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 30, mk = 3516023, n = 3}, at_most = {n = 4, mn = 119594, k_even = 362, k = 781}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 782, mk = 3516023, n = 3}, at_most = {n = 3, mn = 119594, k_even = 362, nk = 89377}, kernels = [
    "tall_6x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 782, mk = 3516023, n = 4}, at_most = {n = 4, mn = 119594, k_even = 362, nk = 89377}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [229, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 782, mk = 3516023, n = 3, nk = 89378}, at_most = {n = 4, mn = 119594, k_even = 362}, kernels = [
    "tall_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 30, mk = 2527390, n = 3, k_even = 363}, at_most = {n = 4, mn = 4801}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [219, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 30, mk = 2527390, n = 3, k_even = 363, mn = 4802}, at_most = {n = 4, mn = 119594}, kernels = [
    "tall_6x16x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 30, mk = 2527390, n = 3, mn = 119595}, at_most = {n = 4, k = 46}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [247, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 47, mk = 2527390, n = 3, mn = 119595}, at_most = {n = 4, k = 95}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 96, mk = 2527390, n = 3, mn = 119595}, at_most = {n = 4, k = 148}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [235, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 149, mk = 2527390, n = 3, mn = 119595}, at_most = {n = 4, mn = 355831}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 149, mk = 2527390, n = 3, mn = 355832}, at_most = {n = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5}, at_most = {k = 4, n = 8, m = 26, mn = 79}, kernels = [
    "panel_12x8x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, mn = 80}, at_most = {k = 4, n = 8, m = 26}, kernels = [
    "block_12x8x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5}, at_most = {k = 4, n = 8, mn = 283, m = 92}, kernels = [
    "block_12x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, mn = 284}, at_most = {k = 4, n = 8, mn = 3442918, m = 92}, kernels = [
    "block_12x8x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 93, n = 5}, at_most = {k = 4, n = 8, mn = 3442918, nk = 16}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [294, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 93, n = 5, nk = 17}, at_most = {k = 4, n = 8, mn = 3442918}, kernels = [
    "panel_12x8x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, mn = 3442919}, at_most = {k = 4, n = 8}, kernels = [
    "panel_12x8x4096", "panel_2x32x128", "tall_6x16x2048"
  ], factors = [246, 265, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 5}, at_most = {k = 10, n = 8, m = 15}, kernels = [
    "panel_12x8x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 5}, at_most = {k = 10, n = 8, m = 37}, kernels = [
    "panel_12x8x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 5, k = 5}, at_most = {k = 7, n = 8, mk = 454478}, kernels = [
    "panel_12x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 5, k = 5, mk = 454479}, at_most = {k = 7, n = 8}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [260, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 5, k = 8}, at_most = {k = 10, n = 8, m = 11585}, kernels = [
    "panel_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11586, n = 5, k = 8}, at_most = {k = 10, n = 8}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9}, at_most = {k = 4, n = 16, mk = 19604, m = 32}, kernels = [
    "panel_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 9}, at_most = {k = 4, n = 16, mk = 19604, m = 109}, kernels = [
    "panel_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 110, n = 9}, at_most = {k = 2, n = 16, mk = 19604, mn = 61439}, kernels = [
    "block_6x16x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 110, n = 9, k = 3}, at_most = {k = 4, n = 16, mk = 19604, mn = 61439}, kernels = [
    "block_6x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 110, n = 9, mn = 61440}, at_most = {k = 4, n = 16, mk = 19604}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [274, 271, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 5}, at_most = {k = 10, n = 16, mk = 710}, kernels = [
    "panel_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 5, mk = 711}, at_most = {k = 10, n = 16, mk = 19604}, kernels = [
    "block_2x32x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, mk = 19605}, at_most = {k = 10, n = 16, mk = 1260077, m = 134300, nk = 102}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [272, 290, 247, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, mk = 19605, nk = 103}, at_most = {k = 10, n = 16, mk = 1260077, m = 134300}, kernels = [
    "block_2x32x128"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134301, n = 9, mk = 19605}, at_most = {k = 10, n = 16, mk = 1260077}, kernels = [
    "block_2x32x128"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, mk = 1260078}, at_most = {k = 10, n = 16}, kernels = [
    "block_2x32x128"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17}, at_most = {k = 10, n = 20, mn = 445, m = 32}, kernels = [
    "block_2x32x128"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 21}, at_most = {k = 10, n = 52, mn = 445, m = 32}, kernels = [
    "block_2x32x128"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 446}, at_most = {k = 10, n = 52, mn = 104038, m = 32, nk = 128}, kernels = [
    "block_2x32x128"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 446, nk = 129}, at_most = {k = 10, n = 52, mn = 104038, m = 32}, kernels = [
    "block_2x32x128"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 53}, at_most = {k = 10, n = 246, mn = 104038, m = 32, n_even = 32, mk = 40}, kernels = [
    "block_2x32x128"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 53, mk = 41}, at_most = {k = 10, n = 246, mn = 104038, m = 32, n_even = 32}, kernels = [
    "block_2x32x128"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 53, n_even = 33}, at_most = {k = 4, n = 246, mn = 104038, m = 19}, kernels = [
    "block_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 53, n_even = 33}, at_most = {k = 4, n = 246, mn = 104038, m = 32}, kernels = [
    "block_2x32x128"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 53, n_even = 33, k = 5}, at_most = {k = 10, n = 246, mn = 104038, m = 32}, kernels = [
    "block_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17}, at_most = {k = 2, n = 246, mn = 104038, n_even = 32, m = 73}, kernels = [
    "block_2x32x128"
  ], factors = [333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 74, n = 17}, at_most = {k = 2, n = 23, mn = 104038, n_even = 32}, kernels = [
    "block_2x32x128"
  ], factors = [414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 74, n = 24}, at_most = {k = 2, n = 246, mn = 104038, n_even = 32, m = 399}, kernels = [
    "block_2x32x128"
  ], factors = [410]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 400, n = 24}, at_most = {k = 2, n = 246, mn = 104038, n_even = 32}, kernels = [
    "block_2x32x128"
  ], factors = [414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, n_even = 33}, at_most = {k = 2, n = 246, mn = 104038}, kernels = [
    "block_2x32x128"
  ], factors = [399]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 3}, at_most = {k = 5, n = 24, mn = 104038}, kernels = [
    "block_2x32x128"
  ], factors = [355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 25, k = 3}, at_most = {k = 5, n = 246, mn = 104038, m = 70}, kernels = [
    "block_2x32x128"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 71, n = 25, k = 3}, at_most = {k = 5, n = 246, mn = 104038}, kernels = [
    "block_2x32x128"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 6}, at_most = {k = 10, n = 246, mn = 104038, n_even = 4, m = 360}, kernels = [
    "block_2x32x128"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 361, n = 17, k = 6}, at_most = {k = 10, n = 246, mn = 104038, n_even = 4}, kernels = [
    "block_2x32x128"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 6, n_even = 5}, at_most = {k = 10, n = 246, mn = 104038, nk = 463}, kernels = [
    "block_2x32x128"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 6, n_even = 5, nk = 464}, at_most = {k = 10, n = 246, mn = 104038, mk = 701}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [291, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 6, n_even = 5, nk = 464, mk = 702}, at_most = {k = 10, n = 246, mn = 104038}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [267, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 104039}, at_most = {k = 4, n = 31}, kernels = [
    "block_2x32x128", "tall_2x32x128"
  ], factors = [294, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 104039, k = 5}, at_most = {k = 10, n = 31}, kernels = [
    "block_2x32x128"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 104039}, at_most = {k = 3, n = 246, n_even = 4, mn = 173214}, kernels = [
    "block_2x32x128"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 173215}, at_most = {k = 3, n = 246, n_even = 4, mk = 4640}, kernels = [
    "block_2x32x128"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 173215, mk = 4641}, at_most = {k = 3, n = 246, n_even = 4}, kernels = [
    "block_2x32x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 104039, n_even = 5}, at_most = {k = 3, n = 246, mn = 168820}, kernels = [
    "block_2x32x128"
  ], factors = [314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 168821, n_even = 5}, at_most = {k = 3, n = 246, nk = 207}, kernels = [
    "block_2x32x128"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 168821, n_even = 5, nk = 208}, at_most = {k = 3, n = 246}, kernels = [
    "block_2x32x128"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 104039, k = 4}, at_most = {k = 8, n = 246, mn = 178040}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_2x32x128"
  ], factors = [264, 262, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 178041, k = 4}, at_most = {k = 8, n = 246, n_even = 4, nk = 502}, kernels = [
    "block_2x32x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 178041, k = 4, nk = 503}, at_most = {k = 6, n = 246, n_even = 4}, kernels = [
    "block_2x32x128"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 178041, k = 7, nk = 503}, at_most = {k = 8, n = 246, n_even = 4}, kernels = [
    "block_2x32x128", "tall_2x32x128"
  ], factors = [253, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 178041, k = 4, n_even = 5}, at_most = {k = 8, n = 246}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 104039, k = 9}, at_most = {k = 10, n = 246}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247}, at_most = {k = 2, n_even = 362, mn = 125419, m = 16}, kernels = [
    "block_2x32x128"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 247}, at_most = {k = 2, n_even = 362, mn = 125419}, kernels = [
    "block_2x32x128"
  ], factors = [332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 125420}, at_most = {k = 2, n_even = 4, mn = 221392}, kernels = [
    "block_2x32x128"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 221393}, at_most = {k = 1, n_even = 4, mn = 1777449}, kernels = [
    "block_2x32x128"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 221393, k = 2}, at_most = {k = 2, n_even = 4, mn = 1777449}, kernels = [
    "block_2x32x128"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 1777450}, at_most = {k = 2, n_even = 4, mn = 2639307}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 125420, n_even = 5}, at_most = {k = 2, n_even = 128, mn = 2639307}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [276, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 125420, n_even = 129}, at_most = {k = 2, n_even = 362, mn = 2639307}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [285, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 2639308}, at_most = {k = 2, n_even = 4}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [306, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, mn = 2639308, n_even = 5}, at_most = {k = 2, n_even = 362}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [272, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3}, at_most = {k = 10, n_even = 128, mn = 144818, m = 39}, kernels = [
    "block_2x32x128"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3, n_even = 129}, at_most = {k = 10, n_even = 362, mn = 144818, m = 39, mk = 97}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [273, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3, n_even = 129, mk = 98}, at_most = {k = 10, n_even = 362, mn = 144818, m = 39}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [268, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 247, k = 3}, at_most = {k = 10, n_even = 128, mn = 144818, nk = 1848}, kernels = [
    "block_2x32x128"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 247, k = 3, nk = 1849}, at_most = {k = 10, n_even = 128, mn = 144818}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [292, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 247, k = 3, n_even = 129}, at_most = {k = 10, n_even = 362, mn = 144818}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [260, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3, mn = 144819}, at_most = {k = 4, n_even = 4, mn = 2781113}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [264, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 5, mn = 144819}, at_most = {k = 5, n_even = 4, mn = 2781113}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3, mn = 144819, n_even = 5}, at_most = {k = 5, n_even = 362, mn = 2781113}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_2x32x128"
  ], factors = [261, 261, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 6, mn = 144819}, at_most = {k = 8, n_even = 362, mn = 2781113}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 9, mn = 144819}, at_most = {k = 10, n_even = 362, mn = 2781113}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3, mn = 2781114}, at_most = {k = 10, n_even = 4}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_2x32x128"
  ], factors = [314, 318, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, k = 3, mn = 2781114, n_even = 5}, at_most = {k = 10, n_even = 362}, kernels = [
    "panel_2x32x128", "block_slab_6x16x2048", "block_2x32x128"
  ], factors = [267, 273, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363}, at_most = {k = 10, mn = 4323390, mk = 82, m = 10, n = 3547}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3548, n_even = 363}, at_most = {k = 10, mn = 4323390, mk = 82, m = 10}, kernels = [
    "panel_2x32x128"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 247, n_even = 363}, at_most = {k = 10, mn = 4323390, mk = 82, m = 38}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [302, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, n = 247, n_even = 363}, at_most = {k = 10, mn = 4323390, mk = 82}, kernels = [
    "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [342, 355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mk = 83}, at_most = {k = 10, mn = 3250170, nk = 1254, mk = 724}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [325, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mk = 725}, at_most = {k = 10, mn = 3250170, nk = 1254}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [260, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mk = 83, nk = 1255}, at_most = {k = 4, mn = 3250170}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [298, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mk = 83, nk = 1255, k = 5}, at_most = {k = 10, mn = 3250170, mnk = 7512379}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [223, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mk = 83, nk = 1255, k = 5, mnk = 7512380}, at_most = {k = 10, mn = 3250170}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [233, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mk = 83, mn = 3250171}, at_most = {k = 10, mn = 4323390, m = 1562}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [295, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1563, n = 247, n_even = 363, mk = 83, mn = 3250171}, at_most = {k = 10, mn = 4323390}, kernels = [
    "block_2x32x128"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mn = 4323391}, at_most = {k = 5}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [303, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 247, n_even = 363, mn = 4323391, k = 6}, at_most = {k = 10}, kernels = [
    "block_2x32x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11}, at_most = {k = 28, mk = 2867618, mn = 75, n = 8}, kernels = [
    "panel_12x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 29}, at_most = {k = 117, mk = 2867618, mn = 75, n = 8}, kernels = [
    "panel_6x16x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 76}, at_most = {k = 117, mk = 2867618, mn = 227, n = 8, k_even = 32, nk = 146}, kernels = [
    "panel_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 76, nk = 147}, at_most = {k = 117, mk = 2867618, mn = 227, n = 8, k_even = 32}, kernels = [
    "panel_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 76, k_even = 33}, at_most = {k = 117, mk = 2867618, mn = 227, n = 8}, kernels = [
    "dot_1x8x512", "tall_6x16x2048"
  ], factors = [300, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11}, at_most = {k = 30, mk = 2867618, mn = 227}, kernels = [
    "panel_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 31}, at_most = {k = 117, mk = 2867618, mn = 227, m = 10, k_even = 4}, kernels = [
    "panel_6x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 31, k_even = 5}, at_most = {k = 117, mk = 2867618, mn = 227, m = 10}, kernels = [
    "panel_6x16x2048", "dot_1x8x512"
  ], factors = [237, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 31}, at_most = {k = 117, mk = 2867618, mn = 227}, kernels = [
    "panel_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 228}, at_most = {k = 30, mk = 257, mn = 597}, kernels = [
    "panel_2x32x128"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 228, mk = 258}, at_most = {k = 30, mk = 2867618, mn = 597, n = 10}, kernels = [
    "panel_6x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 11, k = 11, mn = 228, mk = 258}, at_most = {k = 30, mk = 2867618, mn = 597}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 31, mn = 228}, at_most = {k = 62, mk = 2867618, mn = 597, m = 18, n_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 31, mn = 228, n_even = 5}, at_most = {k = 62, mk = 2867618, mn = 597, m = 18}, kernels = [
    "panel_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [265, 268, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 63, mn = 228}, at_most = {k = 117, mk = 2867618, mn = 597, m = 18, k_even = 4}, kernels = [
    "panel_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 63, mn = 228, k_even = 5}, at_most = {k = 117, mk = 2867618, mn = 597, m = 18}, kernels = [
    "panel_2x32x128"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 31, mn = 228}, at_most = {k = 60, mk = 2867618, mn = 597, n = 8}, kernels = [
    "tall_6x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 31, mn = 228}, at_most = {k = 60, mk = 2867618, mn = 597, n = 11}, kernels = [
    "panel_6x16x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 12, k = 31, mn = 228}, at_most = {k = 60, mk = 2867618, mn = 597}, kernels = [
    "tall_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 61, mn = 228}, at_most = {k = 117, mk = 2867618, mn = 597, n = 15, nk = 587}, kernels = [
    "tall_6x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 61, mn = 228, nk = 588}, at_most = {k = 117, mk = 2867618, mn = 426, n = 15}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [270, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 61, mn = 427, nk = 588}, at_most = {k = 117, mk = 2867618, mn = 597, n = 15}, kernels = [
    "tall_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 16, k = 61, mn = 228}, at_most = {k = 117, mk = 2867618, mn = 597}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 598}, at_most = {k = 15, mk = 2867618, n_even = 362, n = 8}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "block_2x32x128"
  ], factors = [283, 277, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 16, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 8}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [253, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 56, m = 3998, nk = 181}, kernels = [
    "block_2x32x128"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11, mn = 598, nk = 182}, at_most = {k = 20, mk = 3103, n_even = 362, n = 56, m = 3998}, kernels = [
    "block_2x32x128"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11, mn = 598, nk = 182, mk = 3104}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 56, m = 3998}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 57, k = 11, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 4, n = 116, m = 3998, mnk = 45120}, kernels = [
    "panel_2x32x128"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 57, k = 11, mn = 598, n_even = 5}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 116, m = 3998, mnk = 45120}, kernels = [
    "block_2x32x128"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 57, k = 11, mn = 598, mnk = 45121}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 116, m = 3998}, kernels = [
    "panel_2x32x128"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3999, n = 9, k = 11, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 16}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [235, 258, 228, 261, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3999, n = 17, k = 11, mn = 598}, at_most = {k = 15, mk = 2867618, n_even = 362, n = 33}, kernels = [
    "block_2x32x128"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3999, n = 17, k = 16, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 33}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [264, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3999, n = 34, k = 11, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 8, n = 116}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_2x32x128"
  ], factors = [256, 257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3999, n = 34, k = 11, mn = 598, n_even = 9}, at_most = {k = 20, mk = 2867618, n_even = 362, n = 116}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [241, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 117, k = 11, mn = 598}, at_most = {k = 20, mk = 129, n_even = 362, m = 22}, kernels = [
    "block_2x32x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 117, k = 11, mn = 598, mk = 130}, at_most = {k = 20, mk = 2867618, n_even = 362, m = 22}, kernels = [
    "panel_2x32x128"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 117, k = 11, mn = 598}, at_most = {k = 13, mk = 2867618, n_even = 4, mn = 3441418}, kernels = [
    "panel_2x32x128", "block_slab_6x16x2048", "block_2x32x128", "tall_2x32x128"
  ], factors = [281, 297, 282, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 117, k = 14, mn = 598}, at_most = {k = 20, mk = 2867618, n_even = 4, mn = 3441418}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [276, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 117, k = 11, mn = 598, n_even = 5}, at_most = {k = 14, mk = 2867618, n_even = 362, mn = 3441418}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 117, k = 15, mn = 598, n_even = 5}, at_most = {k = 20, mk = 2867618, n_even = 362, mn = 3441418}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 117, k = 11, mn = 3441419}, at_most = {k = 20, mk = 2867618, n_even = 8}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [309, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 117, k = 11, mn = 3441419, n_even = 9}, at_most = {k = 20, mk = 2867618, n_even = 362}, kernels = [
    "panel_2x32x128"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 598, n_even = 363}, at_most = {k = 20, mk = 808, mn = 1732060, mnk = 272191}, kernels = [
    "panel_2x32x128"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 598, n_even = 363, mnk = 272192}, at_most = {k = 20, mk = 808, mn = 1732060}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_2x32x128"
  ], factors = [246, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 598, n_even = 363, mk = 809}, at_most = {k = 20, mk = 2867618, mn = 1732060}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [225, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mn = 1732061, n_even = 363}, at_most = {k = 20, mk = 2867618}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 598}, at_most = {k = 32, mk = 2867618, n_even = 362, n = 8, mnk = 7089337}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [260, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 33, mn = 598}, at_most = {k = 63, mk = 2867618, n_even = 362, n = 8, mnk = 7089337}, kernels = [
    "tall_6x16x2048"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 21, mn = 598}, at_most = {k = 30, mk = 2867618, n_even = 362, n = 12, mnk = 7089337}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 31, mn = 598}, at_most = {k = 49, mk = 2867618, n_even = 362, n = 12, mnk = 7089337}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 50, mn = 598}, at_most = {k = 63, mk = 2867618, n_even = 362, n = 12, mnk = 7089337}, kernels = [
    "tall_6x16x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 598, mnk = 7089338}, at_most = {k = 63, mk = 2867618, n_even = 362, n = 8}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 21, mn = 598, mnk = 7089338}, at_most = {k = 63, mk = 2867618, n_even = 362, n = 12}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [231, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 21, mn = 598}, at_most = {k = 45, mk = 545, n_even = 362, k_even = 4, n = 89}, kernels = [
    "panel_2x32x128"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 90, k = 21, mn = 598}, at_most = {k = 45, mk = 545, n_even = 362, k_even = 4}, kernels = [
    "panel_2x32x128"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 21, mn = 598, k_even = 5}, at_most = {k = 45, mk = 545, n_even = 362}, kernels = [
    "panel_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 46, mn = 598}, at_most = {k = 63, mk = 545, n_even = 362, m = 8}, kernels = [
    "tall_2x32x128"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 13, k = 46, mn = 598}, at_most = {k = 63, mk = 545, n_even = 362}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [278, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 21, mn = 598, mk = 546}, at_most = {k = 63, mk = 2867618, n_even = 362, mn = 2635}, kernels = [
    "block_2x32x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 21, mn = 2636, mk = 546}, at_most = {k = 32, mk = 2867618, n_even = 362, n = 16, m = 562}, kernels = [
    "block_2x32x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 563, n = 13, k = 21, mn = 2636, mk = 546}, at_most = {k = 32, mk = 2867618, n_even = 362, n = 16}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [226, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 21, mn = 2636, mk = 546}, at_most = {k = 32, mk = 2867618, n_even = 362, n = 144, m = 3637}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "block_2x32x128"
  ], factors = [253, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3638, n = 17, k = 21, mn = 2636, mk = 546}, at_most = {k = 32, mk = 2867618, n_even = 362, n = 144}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [253, 246, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 145, k = 21, mn = 2636, mk = 546}, at_most = {k = 32, mk = 2867618, n_even = 362}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 33, mn = 2636, mk = 546}, at_most = {k = 63, mk = 1308, n_even = 362}, kernels = [
    "panel_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 33, mn = 2636, mk = 1309}, at_most = {k = 63, mk = 1189289, n_even = 4, n = 45}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [254, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 46, k = 33, mn = 2636, mk = 1309}, at_most = {k = 63, mk = 1189289, n_even = 4}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 33, mn = 2636, mk = 1309, n_even = 5}, at_most = {k = 63, mk = 7135, n_even = 362}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [249, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 33, mn = 2636, mk = 7136, n_even = 5}, at_most = {k = 63, mk = 1189289, n_even = 362}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 33, mn = 2636, mk = 1189290}, at_most = {k = 63, mk = 2867618, n_even = 362}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [251, 244, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 598, n_even = 363}, at_most = {k = 63, mk = 270, mn = 3089495}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [273, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 598, n_even = 363, mk = 271}, at_most = {k = 63, mk = 525, mn = 3089495}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [276, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 598, n_even = 363, mk = 526}, at_most = {k = 38, mk = 2867618, mn = 152379}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 152380, n_even = 363, mk = 526}, at_most = {k = 38, mk = 2867618, mn = 3089495}, kernels = [
    "block_2x32x128", "tall_2x32x128"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 39, mn = 598, n_even = 363, mk = 526}, at_most = {k = 63, mk = 2867618, mn = 3089495}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 21, mn = 3089496, n_even = 363}, at_most = {k = 63, mk = 2867618}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 64, mn = 598}, at_most = {k = 117, mk = 2407, k_even = 4, m = 10}, kernels = [
    "tall_2x32x128"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, k = 64, mn = 598}, at_most = {k = 117, mk = 2407, k_even = 4, m = 16, n = 236}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [272, 245, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 237, k = 64, mn = 598}, at_most = {k = 117, mk = 2407, k_even = 4, m = 16}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [278, 242, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 64, mn = 598}, at_most = {k = 117, mk = 2407, k_even = 4}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [267, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 64, mn = 598, k_even = 5}, at_most = {k = 117, mk = 2407, mn = 34574, m = 12}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [272, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, k = 64, mn = 598, k_even = 5}, at_most = {k = 117, mk = 2407, mn = 34574}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 64, mn = 34575, k_even = 5}, at_most = {k = 117, mk = 2407}, kernels = [
    "block_slab_6x16x2048", "dot_1x8x512", "block_2x32x128", "tall_2x32x128"
  ], factors = [245, 257, 263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 64, mn = 598, mk = 2408}, at_most = {k = 117, mk = 2867618, n = 6, m = 21045}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [278, 305, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 7, k = 64, mn = 598, mk = 2408}, at_most = {k = 117, mk = 2867618, n = 8, m = 21045}, kernels = [
    "tall_6x16x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 64, mn = 598, mk = 2408}, at_most = {k = 117, mk = 2867618, n = 12, m = 21045}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21046, n = 5, k = 64, mn = 598, mk = 2408}, at_most = {k = 117, mk = 2867618, n = 12}, kernels = [
    "tall_6x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 64, mn = 598, mk = 2408}, at_most = {k = 117, mk = 2867618, mn = 2496, k_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 64, mn = 598, mk = 2408, k_even = 5}, at_most = {k = 117, mk = 2867618, mn = 2496}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [252, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 64, mn = 2497, mk = 2408}, at_most = {k = 82, mk = 2867618, n_even = 724, k_even = 4, m = 2078, nk = 2765}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [255, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 64, mn = 2497, mk = 2408, nk = 2766}, at_most = {k = 82, mk = 2867618, n_even = 724, k_even = 4, m = 2078}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [252, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2079, n = 13, k = 64, mn = 2497, mk = 2408}, at_most = {k = 82, mk = 2867618, n_even = 724, k_even = 4, n = 38}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [263, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2079, n = 39, k = 64, mn = 2497, mk = 2408}, at_most = {k = 82, mk = 2867618, n_even = 724, k_even = 4}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 64, mn = 2497, mk = 2408, k_even = 5}, at_most = {k = 82, mk = 2867618, n_even = 724, m = 111}, kernels = [
    "panel_2x32x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 112, n = 13, k = 64, mn = 2497, mk = 2408, k_even = 5}, at_most = {k = 82, mk = 2867618, n_even = 724, mnk = 6548355}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [248, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 112, n = 13, k = 64, mn = 2497, mk = 2408, k_even = 5, mnk = 6548356}, at_most = {k = 82, mk = 1057054, n_even = 724}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [240, 228, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 112, n = 13, k = 64, mn = 2497, mk = 1057055, k_even = 5, mnk = 6548356}, at_most = {k = 82, mk = 2867618, n_even = 724}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [226, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 64, mn = 2497, mk = 2408, n_even = 725}, at_most = {k = 82, mk = 2867618, n = 1448}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [240, 234, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 1449, k = 64, mn = 2497, mk = 2408, n_even = 725}, at_most = {k = 82, mk = 2867618}, kernels = [
    "block_slab_6x16x2048", "block_slab_1x64x512", "block_2x32x128", "tall_6x16x2048"
  ], factors = [256, 234, 259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 83, mn = 2497, mk = 2408}, at_most = {k = 117, mk = 2867618, k_even = 4, m = 11912}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [261, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11913, n = 13, k = 83, mn = 2497, mk = 2408}, at_most = {k = 117, mk = 2867618, k_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 83, mn = 2497, mk = 2408, k_even = 5}, at_most = {k = 117, mk = 2867618}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [253, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mk = 2867619}, at_most = {k = 26, n = 9}, kernels = [
    "tall_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 27, mk = 2867619}, at_most = {k = 50, n = 9}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 10, k = 11, mk = 2867619}, at_most = {k = 28, n = 16}, kernels = [
    "block_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [183, 236, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 10, k = 29, mk = 2867619}, at_most = {k = 50, n = 16}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [186, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 11, mk = 2867619}, at_most = {k = 50, n_even = 4}, kernels = [
    "block_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [252, 246, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 11, mk = 2867619, n_even = 5}, at_most = {k = 50}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [211, 233, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 51, mk = 2867619}, at_most = {k = 92, n = 8}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [261, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 51, mk = 2867619}, at_most = {k = 92, n = 12, mk = 5326129}, kernels = [
    "tall_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 51, mk = 5326130}, at_most = {k = 92, n = 12}, kernels = [
    "tall_6x16x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, k = 51, mk = 2867619}, at_most = {k = 92, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 93, mk = 2867619}, at_most = {k = 117, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 51, mk = 2867619}, at_most = {k = 89}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 90, mk = 2867619}, at_most = {k = 117}, kernels = [
    "tall_6x16x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118}, at_most = {mk = 3056906, m = 11, nk = 3233487, k_even = 4, n = 8}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [259, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 118}, at_most = {mk = 3056906, m = 11, nk = 3233487, k_even = 4, n = 11}, kernels = [
    "dot_2x4x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 118}, at_most = {mk = 3056906, m = 11, nk = 7673, k_even = 4, k = 738, n = 17}, kernels = [
    "panel_6x16x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 18, k = 118}, at_most = {mk = 3056906, m = 11, nk = 7673, k_even = 4, k = 738}, kernels = [
    "dot_2x4x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 118, nk = 7674}, at_most = {mk = 3056906, m = 8, nk = 307325, k_even = 4, k = 738}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_2x32x128"
  ], factors = [242, 239, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 12, k = 118, nk = 7674}, at_most = {mk = 3056906, m = 11, nk = 307325, k_even = 4, k = 738}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [247, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 118, nk = 307326}, at_most = {mk = 3056906, m = 11, nk = 3233487, k_even = 4, k = 738}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [256, 247, 229, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 739}, at_most = {mk = 3056906, m = 8, nk = 1869005, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 12, k = 739}, at_most = {mk = 3056906, m = 11, nk = 1869005, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [238, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 739, nk = 1869006}, at_most = {mk = 3056906, m = 11, nk = 3233487, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [227, 248, 220, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mn = 358, n = 8, k = 5873}, kernels = [
    "panel_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 5874}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mn = 358, n = 8}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [248, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 9, k = 118}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mn = 358, k = 13778, n = 12}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [261, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 13, k = 118}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mn = 358, k = 13778, n = 16}, kernels = [
    "panel_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 118}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mn = 358, k = 13778}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [237, 257, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 9, k = 13779}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mn = 358}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [251, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, mn = 359}, at_most = {mk = 3056906, m = 12, nk = 1318024, k_even = 4, mnk = 460390}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [250, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, k = 118, mn = 359}, at_most = {mk = 3056906, m = 15, nk = 1318024, k_even = 4, mnk = 460390}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [249, 240, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, mn = 359, mnk = 460391}, at_most = {mk = 3056906, m = 15, nk = 1318024, k_even = 4, k = 893}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 264, 236, 235, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 894, mn = 359, mnk = 460391}, at_most = {mk = 3056906, m = 15, nk = 1318024, k_even = 4}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [252, 231, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 118, mn = 359}, at_most = {mk = 9522, m = 21, nk = 1318024, k_even = 4, mnk = 2245967}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 118, mn = 359, mk = 9523}, at_most = {mk = 3056906, m = 21, nk = 1318024, k_even = 4, mnk = 2245967}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 118, mn = 359, mnk = 2245968}, at_most = {mk = 3056906, m = 21, nk = 1318024, k_even = 4}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 242, 235, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, mn = 359, nk = 1318025}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4, mnk = 24673995}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [248, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, mn = 359, nk = 1318025, mnk = 24673996}, at_most = {mk = 3056906, m = 14, nk = 3233487, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 118, mn = 359, nk = 1318025, mnk = 24673996}, at_most = {mk = 3056906, m = 21, nk = 3233487, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, k_even = 5}, at_most = {mk = 7898, m = 9, nk = 3233487, n = 11}, kernels = [
    "dot_2x4x1024"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, k_even = 5, mk = 7899}, at_most = {mk = 3056906, m = 9, nk = 3233487, n = 11}, kernels = [
    "dot_2x4x1024"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 118, k_even = 5}, at_most = {mk = 1703, m = 9, nk = 3233487, k = 286}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [247, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 118, k_even = 5, mk = 1704}, at_most = {mk = 3056906, m = 9, nk = 3233487, k = 286}, kernels = [
    "dot_2x4x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 287, k_even = 5}, at_most = {mk = 3056906, m = 7, nk = 1732215}, kernels = [
    "dot_2x4x1024"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 12, k = 287, k_even = 5}, at_most = {mk = 3056906, m = 9, nk = 1732215, mnk = 103962}, kernels = [
    "dot_2x4x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 12, k = 287, k_even = 5, mnk = 103963}, at_most = {mk = 3056906, m = 9, nk = 200662}, kernels = [
    "dot_2x4x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 12, k = 287, k_even = 5, mnk = 103963, nk = 200663}, at_most = {mk = 3056906, m = 9, nk = 1732215, n = 33}, kernels = [
    "dot_2x4x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 34, k = 287, k_even = 5, mnk = 103963, nk = 200663}, at_most = {mk = 3056906, m = 9, nk = 1732215}, kernels = [
    "dot_2x4x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 287, k_even = 5, nk = 1732216}, at_most = {mk = 70622, m = 9, nk = 3233487}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, k = 287, k_even = 5, nk = 1732216, mk = 70623}, at_most = {mk = 3056906, m = 9, nk = 3233487}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 118, k_even = 5}, at_most = {mk = 3056906, m = 21, nk = 3233487, mn = 189, n = 5}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [268, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 6, k = 118, k_even = 5}, at_most = {mk = 7524, m = 21, nk = 3233487, mn = 189}, kernels = [
    "dot_2x4x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 6, k = 118, k_even = 5, mk = 7525}, at_most = {mk = 180397, m = 21, nk = 3233487, mn = 189}, kernels = [
    "dot_2x4x1024"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 6, k = 118, k_even = 5, mk = 180398}, at_most = {mk = 3056906, m = 21, nk = 3233487, mn = 189}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 118, k_even = 5, mn = 190}, at_most = {mk = 3056906, m = 21, nk = 1415486, k = 671, n = 16}, kernels = [
    "dot_2x4x1024", "tall_2x32x128"
  ], factors = [249, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 118, k_even = 5, mn = 190}, at_most = {mk = 3056906, m = 21, nk = 1415486, k = 671, n = 26}, kernels = [
    "dot_2x4x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 27, k = 118, k_even = 5, mn = 190}, at_most = {mk = 3056906, m = 21, nk = 1415486, k = 135}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [259, 223, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 27, k = 136, k_even = 5, mn = 190}, at_most = {mk = 3056906, m = 21, nk = 1415486, k = 671, k_even = 128}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [244, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 27, k = 136, k_even = 129, mn = 190}, at_most = {mk = 3056906, m = 21, nk = 1415486, k = 671, mnk = 278045}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [234, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 27, k = 136, k_even = 129, mn = 190, mnk = 278046}, at_most = {mk = 3056906, m = 21, nk = 1415486, k = 671}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [231, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 672, k_even = 5, mn = 190}, at_most = {mk = 3056906, m = 21, nk = 1415486, n_even = 362, k_even = 128, mnk = 814652}, kernels = [
    "dot_2x4x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 672, k_even = 5, mn = 190, mnk = 814653}, at_most = {mk = 3056906, m = 21, nk = 1415486, n_even = 362, k_even = 128, mn = 380}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [259, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 672, k_even = 5, mn = 381, mnk = 814653}, at_most = {mk = 3056906, m = 13, nk = 1415486, n_even = 362, k_even = 128}, kernels = [
    "dot_2x4x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 672, k_even = 5, mn = 381, mnk = 814653}, at_most = {mk = 3056906, m = 21, nk = 1415486, n_even = 362, k_even = 128}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [235, 246, 220, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 672, k_even = 129, mn = 190}, at_most = {mk = 3056906, m = 14, nk = 1415486, n_even = 362, n = 58}, kernels = [
    "dot_2x4x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 59, k = 672, k_even = 129, mn = 190}, at_most = {mk = 3056906, m = 14, nk = 1415486, n_even = 362}, kernels = [
    "dot_2x4x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 672, k_even = 129, mn = 190}, at_most = {mk = 81817, m = 21, nk = 144699, n_even = 362}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [237, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 672, k_even = 129, mn = 190, nk = 144700}, at_most = {mk = 81817, m = 21, nk = 1415486, n_even = 362}, kernels = [
    "dot_2x4x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 672, k_even = 129, mn = 190, mk = 81818}, at_most = {mk = 3056906, m = 21, nk = 1415486, n_even = 362}, kernels = [
    "block_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 672, k_even = 5, mn = 190, n_even = 363}, at_most = {mk = 3056906, m = 21, nk = 1415486}, kernels = [
    "dot_2x4x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 118, k_even = 5, mn = 190, nk = 1415487}, at_most = {mk = 3056906, m = 13, nk = 2736209, n_even = 362}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [237, 248, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 118, k_even = 5, mn = 190, nk = 1415487}, at_most = {mk = 3056906, m = 21, nk = 2736209, n_even = 362, mn = 8989}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [234, 240, 234, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 118, k_even = 5, mn = 8990, nk = 1415487}, at_most = {mk = 3056906, m = 21, nk = 2736209, n_even = 362}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [245, 246, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 118, k_even = 5, mn = 190, nk = 2736210}, at_most = {mk = 3056906, m = 21, nk = 3233487, n_even = 362}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [228, 236, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 118, k_even = 5, mn = 190, nk = 1415487, n_even = 363}, at_most = {mk = 3056906, m = 21, nk = 3233487, mn = 17377}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 118, k_even = 5, mn = 17378, nk = 1415487, n_even = 363}, at_most = {mk = 3056906, m = 21, nk = 3233487}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024"
  ], factors = [246, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, nk = 3233488}, at_most = {mk = 3056906, m = 11, n = 38}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [217, 236, 226, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 39, k = 118, nk = 3233488}, at_most = {mk = 3056906, m = 11, n = 62}, kernels = [
    "dot_2x4x1024", "block_12x8x4096", "block_6x16x2048"
  ], factors = [246, 244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 63, k = 118, nk = 3233488}, at_most = {mk = 3056906, m = 8, n = 225}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_6x16x2048"
  ], factors = [245, 237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 63, k = 118, nk = 3233488}, at_most = {mk = 3056906, m = 11, n = 225}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [242, 236, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 226, k = 118, nk = 3233488}, at_most = {mk = 62020, m = 7, n_even = 724, k_even = 4}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [267, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 226, k = 118, nk = 3233488}, at_most = {mk = 62020, m = 8, n_even = 724, k_even = 4}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 226, k = 118, nk = 3233488, mk = 62021}, at_most = {mk = 3056906, m = 8, n_even = 724, k_even = 4}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [253, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 226, k = 118, nk = 3233488, k_even = 5}, at_most = {mk = 3056906, m = 8, n_even = 724, mn = 2141}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [249, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 226, k = 118, nk = 3233488, k_even = 5, mn = 2142}, at_most = {mk = 3056906, m = 8, n_even = 724}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [266, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 226, k = 118, nk = 3233488, n_even = 725}, at_most = {mk = 3056906, m = 8, nk = 4630386}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 226, k = 118, nk = 4630387, n_even = 725}, at_most = {mk = 3056906, m = 8}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 226, k = 118, nk = 3233488}, at_most = {mk = 3056906, m = 11, k = 6825, nk = 4360977}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 226, k = 118, nk = 4360978}, at_most = {mk = 3056906, m = 9, k = 6825, nk = 10432495}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 226, k = 118, nk = 4360978}, at_most = {mk = 3056906, m = 11, k = 6825, nk = 10432495}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 226, k = 118, nk = 10432496}, at_most = {mk = 3056906, m = 9, k = 6825}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [248, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 226, k = 118, nk = 10432496}, at_most = {mk = 3056906, m = 11, k = 6825, k_even = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 226, k = 118, nk = 10432496, k_even = 5}, at_most = {mk = 3056906, m = 11, k = 6825, k_even = 181}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [253, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 226, k = 118, nk = 10432496, k_even = 182}, at_most = {mk = 3056906, m = 11, k = 6825}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [260, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 226, k = 6826, nk = 3233488}, at_most = {mk = 3056906, m = 11}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [240, 229, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 3233488}, at_most = {mk = 66503, m = 17, k_even = 4, nk = 5079696}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [264, 263, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 5079697}, at_most = {mk = 66503, m = 17, k_even = 4}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [248, 225, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 3233488, mk = 66504}, at_most = {mk = 3056906, m = 14, k_even = 4, n = 737}, kernels = [
    "block_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 738, k = 118, nk = 3233488, mk = 66504}, at_most = {mk = 3056906, m = 14, k_even = 4, mn = 19795}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "block_6x16x2048"
  ], factors = [255, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 738, k = 118, nk = 3233488, mk = 66504, mn = 19796}, at_most = {mk = 3056906, m = 14, k_even = 4}, kernels = [
    "dot_1x8x512", "block_6x16x2048"
  ], factors = [217, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 118, nk = 3233488, mk = 66504}, at_most = {mk = 3056906, m = 17, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 3233488, k_even = 5}, at_most = {mk = 3056906, m = 17, mn = 126909, k_even = 724, k = 5469}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [259, 246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 5470, nk = 3233488, k_even = 5}, at_most = {mk = 3056906, m = 17, mn = 126909, k_even = 724}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [238, 250, 235, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 3233488, k_even = 725}, at_most = {mk = 3056906, m = 17, mn = 126909, nk = 4643354}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [244, 239, 244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 4643355, k_even = 725}, at_most = {mk = 63454, m = 17, mn = 126909}, kernels = [
    "dot_2x4x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 4643355, k_even = 725, mk = 63455}, at_most = {mk = 3056906, m = 17, mn = 15325}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [229, 233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 4643355, k_even = 725, mk = 63455, mn = 15326}, at_most = {mk = 3056906, m = 17, mn = 126909}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024"
  ], factors = [242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, k = 118, nk = 3233488, k_even = 5, mn = 126910}, at_most = {mk = 3056906, m = 17}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024"
  ], factors = [234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 5, k = 118, nk = 3233488}, at_most = {mk = 3056906, m = 21, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [247, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 5, k = 118, nk = 3233488, k_even = 5}, at_most = {mk = 72566, m = 21}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [249, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 5, k = 118, nk = 3233488, k_even = 5, mk = 72567}, at_most = {mk = 3056906, m = 21, k_even = 362}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [242, 246, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 5, k = 118, nk = 3233488, k_even = 363, mk = 72567}, at_most = {mk = 3056906, m = 21}, kernels = [
    "block_slab_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 4094838, n = 6, m = 83}, kernels = [
    "tall_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 7, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 4094838, n = 8, m = 83}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [283, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 4094839}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 8, m = 83}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 9, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 12, m = 83, nk = 3241}, kernels = [
    "tall_6x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 9, k = 118, nk = 3242}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 12, m = 83}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [269, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 84, n = 5, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 6}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [261, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 84, n = 7, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 8}, kernels = [
    "tall_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 84, n = 9, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 10}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [262, 273, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 84, n = 11, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, n = 12}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [266, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 47, mn = 1515, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 1809471, m = 47, mn = 1515}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048"
  ], factors = [250, 261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 118, mnk = 1809472}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 47, mn = 1515}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [263, 243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 118, mn = 1516}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 47, k = 156}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 157, mn = 1516}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 47, k = 193}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 194, mn = 1516}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 23}, kernels = [
    "panel_6x16x2048", "block_6x16x2048"
  ], factors = [250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 13, k = 194, mn = 1516}, at_most = {mk = 9139, k_even = 4, mnk = 27532859, m = 47, nk = 128083}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [242, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 13, k = 194, mn = 1516, mk = 9140}, at_most = {mk = 13337, k_even = 4, mnk = 27532859, m = 47, nk = 128083}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [245, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 13, k = 194, mn = 1516, mk = 13338}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 47, nk = 128083}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 13, k = 194, mn = 1516, nk = 128084}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 33}, kernels = [
    "panel_6x16x2048", "block_6x16x2048"
  ], factors = [255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 194, mn = 1516, nk = 128084}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 47}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [256, 247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 13, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 1172556, m = 163, k = 251}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 13, k = 118, mnk = 1172557}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 163, k = 251}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 13, k = 252}, at_most = {mk = 52254, k_even = 4, mnk = 27532859, m = 87}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 13, k = 252, mk = 52255}, at_most = {mk = 79589, k_even = 4, mnk = 27532859, m = 87}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [252, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 88, n = 13, k = 252}, at_most = {mk = 79589, k_even = 4, mnk = 27532859, m = 163}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 13, k = 252, mk = 79590}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, m = 163}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [255, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 164, n = 13, k = 118}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, mn = 24572, k = 291}, kernels = [
    "tall_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 164, n = 13, k = 292}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, mn = 24572, n = 26}, kernels = [
    "tall_6x16x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 164, n = 27, k = 292}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, mn = 24572}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 164, n = 13, k = 118, mn = 24573}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859, k = 471}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [263, 263, 264, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 164, n = 13, k = 472, mn = 24573}, at_most = {mk = 3056906, k_even = 4, mnk = 27532859}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 255, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, n = 6}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [266, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 7, k = 118, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, n = 8}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 9, k = 118, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, n = 12, nk = 2575}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 9, k = 118, k_even = 5, nk = 2576}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, n = 12}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [253, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 118, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 56, k = 135, n_even = 32}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [249, 233, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 118, k_even = 5, n_even = 33}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 56, k = 135, mn = 8319}, kernels = [
    "panel_2x32x128", "dot_2x4x1024"
  ], factors = [246, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 118, k_even = 5, n_even = 33, mn = 8320}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 56, k = 135}, kernels = [
    "panel_2x32x128", "block_6x16x2048"
  ], factors = [243, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 136, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 56, mn = 1011}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 13, k = 136, k_even = 5, mn = 1012}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 56}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [238, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 13, k = 118, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, k = 166, n_even = 4}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 13, k = 118, k_even = 5, n_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, k = 166}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [243, 240, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 13, k = 167, k_even = 5}, at_most = {mk = 3056906, k_even = 128, mnk = 27532859, m = 218, n = 35}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 36, k = 167, k_even = 5}, at_most = {mk = 67304, k_even = 128, mnk = 27532859, m = 218}, kernels = [
    "panel_6x16x2048", "block_6x16x2048"
  ], factors = [240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 36, k = 167, k_even = 5, mk = 67305}, at_most = {mk = 3056906, k_even = 128, mnk = 27532859, m = 218}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [247, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 13, k = 167, k_even = 129}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 90, k = 362}, kernels = [
    "block_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 91, n = 13, k = 167, k_even = 129}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218, k = 362}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [258, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 13, k = 363, k_even = 129}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, m = 218}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [249, 255, 247, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 5, k = 118, k_even = 5}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, n = 6, nk = 2660}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 5, k = 118, k_even = 5, nk = 2661}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859, n = 6}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 7, k = 118, k_even = 5}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859, k = 151, m = 628}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [242, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 629, n = 7, k = 118, k_even = 5}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859, k = 151, n = 15}, kernels = [
    "tall_6x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 629, n = 16, k = 118, k_even = 5}, at_most = {mk = 1547833, k_even = 724, mnk = 6950523, k = 151}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 629, n = 16, k = 118, k_even = 5, mnk = 6950524}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859, k = 151}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 7, k = 152, k_even = 5}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859, n = 8}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [265, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 9, k = 152, k_even = 5}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859, n = 12}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [258, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 13, k = 152, k_even = 5}, at_most = {mk = 1547833, k_even = 128, mnk = 27532859, n = 31}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 13, k = 152, k_even = 129}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859, n = 31}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 32, k = 152, k_even = 5}, at_most = {mk = 67101, k_even = 724, mnk = 27532859}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 32, k = 152, k_even = 5, mk = 67102}, at_most = {mk = 1547833, k_even = 724, mnk = 27532859}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [245, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 219, n = 7, k = 118, k_even = 5, mk = 1547834}, at_most = {mk = 3056906, k_even = 724, mnk = 27532859}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 27532860}, at_most = {mk = 104098, k_even = 4, m = 29, mnk = 68360471}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [263, 260, 255, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 68360472}, at_most = {mk = 104098, k_even = 4, m = 29, mnk = 135524279}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048"
  ], factors = [274, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 27532860, mk = 104099}, at_most = {mk = 3056906, k_even = 4, m = 29, mnk = 135524279}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 118, mnk = 27532860}, at_most = {mk = 1928013, k_even = 4, m = 66, mnk = 135524279, mn = 2913}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [256, 259, 254, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 118, mnk = 27532860, mk = 1928014}, at_most = {mk = 3056906, k_even = 4, m = 66, mnk = 135524279, mn = 2913}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [240, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 118, mnk = 27532860, mn = 2914}, at_most = {mk = 65591, k_even = 4, m = 66, mnk = 135524279, k = 1099}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [257, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 1100, mnk = 27532860, mn = 2914}, at_most = {mk = 65591, k_even = 4, m = 66, mnk = 135524279}, kernels = [
    "panel_6x16x2048", "block_6x16x2048"
  ], factors = [265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 118, mnk = 27532860, mn = 2914, mk = 65592}, at_most = {mk = 3056906, k_even = 4, m = 66, mnk = 135524279}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 27532860, k_even = 5}, at_most = {mk = 3056906, k_even = 724, m = 66, mnk = 135524279, nk = 2477740, mn = 1366}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 27532860, k_even = 5, mn = 1367}, at_most = {mk = 64901, k_even = 724, m = 66, mnk = 135524279, nk = 2477740}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [252, 240, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 27532860, k_even = 5, mn = 1367, mk = 64902}, at_most = {mk = 3056906, k_even = 724, m = 66, mnk = 135524279, nk = 2477740}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [250, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 27532860, k_even = 5, nk = 2477741}, at_most = {mk = 3056906, k_even = 724, m = 29, mnk = 135524279}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 118, mnk = 27532860, k_even = 5, nk = 2477741}, at_most = {mk = 3056906, k_even = 724, m = 66, mnk = 135524279}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [246, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 135524280}, at_most = {mk = 65675, k_even = 724, m = 32}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 118, mnk = 135524280}, at_most = {mk = 65675, k_even = 4, m = 66}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [257, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 118, mnk = 135524280, k_even = 5}, at_most = {mk = 65675, k_even = 724, m = 66}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 135524280, mk = 65676}, at_most = {mk = 3056906, k_even = 32, m = 26}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 118, mnk = 135524280, mk = 65676}, at_most = {mk = 3056906, k_even = 32, m = 34}, kernels = [
    "block_slab_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, mnk = 135524280, mk = 65676, k_even = 33}, at_most = {mk = 3056906, k_even = 724, m = 34}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 5, k = 118, mnk = 135524280, mk = 65676}, at_most = {mk = 3056906, k_even = 4, m = 66}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048"
  ], factors = [244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 5, k = 118, mnk = 135524280, mk = 65676, k_even = 5}, at_most = {mk = 3056906, k_even = 724, m = 66, nk = 4141037}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [252, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 5, k = 118, mnk = 135524280, mk = 65676, k_even = 5, nk = 4141038}, at_most = {mk = 3056906, k_even = 128, m = 66}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048"
  ], factors = [256, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 5, k = 118, mnk = 135524280, mk = 65676, k_even = 129, nk = 4141038}, at_most = {mk = 3056906, k_even = 724, m = 66}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 5, k = 118, mnk = 27532860}, at_most = {mk = 3056906, k_even = 724, n = 17, mn = 93747}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 5, k = 118, mnk = 27532860, mn = 93748}, at_most = {mk = 3056906, k_even = 724, n = 17}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 118, mnk = 27532860}, at_most = {mk = 3056906, k_even = 4, k = 230, m = 10466, mn = 2715943}, kernels = [
    "tall_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 118, mnk = 27532860, mn = 2715944}, at_most = {mk = 3056906, k_even = 4, k = 230, m = 10466}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10467, n = 18, k = 118, mnk = 27532860}, at_most = {mk = 3056906, k_even = 4, k = 230}, kernels = [
    "tall_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 231, mnk = 27532860}, at_most = {mk = 69041, k_even = 4, k = 390}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 391, mnk = 27532860}, at_most = {mk = 69041, k_even = 4}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [251, 249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 231, mnk = 27532860, mk = 69042}, at_most = {mk = 3056906, k_even = 4, n = 33, mn = 67656}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 231, mnk = 27532860, mk = 69042, mn = 67657}, at_most = {mk = 3056906, k_even = 4, n = 33}, kernels = [
    "tall_6x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 34, k = 231, mnk = 27532860, mk = 69042}, at_most = {mk = 3056906, k_even = 4, n = 361}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [255, 258, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 362, k = 231, mnk = 27532860, mk = 69042}, at_most = {mk = 3056906, k_even = 4}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [250, 248, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 118, mnk = 27532860, k_even = 5}, at_most = {mk = 69511, k_even = 724, k = 150}, kernels = [
    "tall_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 151, mnk = 27532860, k_even = 5}, at_most = {mk = 69511, k_even = 128}, kernels = [
    "block_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 151, mnk = 27532860, k_even = 129}, at_most = {mk = 69511, k_even = 724}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [253, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 118, mnk = 27532860, k_even = 5, mk = 69512}, at_most = {mk = 3056906, k_even = 724, k = 150, n = 90}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 91, k = 118, mnk = 27532860, k_even = 5, mk = 69512}, at_most = {mk = 3056906, k_even = 724, k = 150, n_even = 128}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 91, k = 118, mnk = 27532860, k_even = 5, mk = 69512, n_even = 129}, at_most = {mk = 3056906, k_even = 724, k = 150}, kernels = [
    "panel_2x32x128", "block_2x32x128", "tall_6x16x2048"
  ], factors = [270, 266, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 151, mnk = 27532860, k_even = 5, mk = 69512}, at_most = {mk = 3056906, k_even = 724, k = 207}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 208, mnk = 27532860, k_even = 5, mk = 69512}, at_most = {mk = 1814509, k_even = 128, mnk = 233293550}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 208, mnk = 27532860, k_even = 5, mk = 1814510}, at_most = {mk = 3056906, k_even = 128, mnk = 233293550}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 208, mnk = 233293551, k_even = 5, mk = 69512}, at_most = {mk = 3056906, k_even = 128}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 208, mnk = 27532860, k_even = 129, mk = 69512}, at_most = {mk = 741455, k_even = 724, mn = 133104}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 208, mnk = 27532860, k_even = 129, mk = 741456}, at_most = {mk = 3056906, k_even = 724, mn = 133104}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [236, 248, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 18, k = 208, mnk = 27532860, k_even = 129, mk = 69512, mn = 133105}, at_most = {mk = 3056906, k_even = 724}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725}, at_most = {mk = 83961, nk = 2568476, mn = 527}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [246, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, mn = 528}, at_most = {mk = 83961, nk = 2568476, m = 30}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [259, 244, 241, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 5, k = 118, k_even = 725, mn = 528}, at_most = {mk = 83961, nk = 2568476}, kernels = [
    "block_slab_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [265, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, nk = 2568477}, at_most = {mk = 83961}, kernels = [
    "block_slab_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, mk = 83962}, at_most = {mk = 3056906, mnk = 13679236, mn = 404}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [262, 236, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, mk = 83962, mn = 405}, at_most = {mk = 3056906, mnk = 13679236, mn = 1015}, kernels = [
    "block_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [237, 221, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, mk = 83962, mn = 1016}, at_most = {mk = 3056906, mnk = 13679236, n = 23}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 24, k = 118, k_even = 725, mk = 83962, mn = 1016}, at_most = {mk = 3056906, mnk = 13679236}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [251, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, mk = 83962, mnk = 13679237}, at_most = {mk = 2008226, n = 17}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [228, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5, k = 118, k_even = 725, mk = 2008227, mnk = 13679237}, at_most = {mk = 3056906, n = 8}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [229, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 9, k = 118, k_even = 725, mk = 2008227, mnk = 13679237}, at_most = {mk = 3056906, n = 17}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [229, 232, 239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 18, k = 118, k_even = 725, mk = 83962, mnk = 13679237}, at_most = {mk = 3056906, m = 46, nk = 2330908, k = 16888}, kernels = [
    "block_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 18, k = 16889, k_even = 725, mk = 83962, mnk = 13679237}, at_most = {mk = 3056906, m = 46, nk = 2330908}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [225, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 18, k = 118, k_even = 725, mk = 83962, mnk = 13679237, nk = 2330909}, at_most = {mk = 3056906, m = 46}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [230, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, n = 18, k = 118, k_even = 725, mk = 83962, mnk = 13679237}, at_most = {mk = 284664, nk = 1482910}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "block_6x16x2048"
  ], factors = [251, 253, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, n = 18, k = 118, k_even = 725, mk = 83962, mnk = 13679237, nk = 1482911}, at_most = {mk = 284664}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [235, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, n = 18, k = 118, k_even = 725, mk = 284665, mnk = 13679237}, at_most = {mk = 3056906, mnk = 132237023}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [231, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, n = 18, k = 118, k_even = 725, mk = 284665, mnk = 132237024}, at_most = {mk = 3056906}, kernels = [
    "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 231, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907}, at_most = {nk = 5623, n = 16, k = 128, mnk = 69491400}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907, mnk = 69491401}, at_most = {nk = 5623, n = 16, k = 128}, kernels = [
    "tall_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 129, mk = 3056907}, at_most = {nk = 5623, n = 8, k = 511, k_even = 128}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 129, mk = 3056907}, at_most = {nk = 5623, n = 16, k = 511, k_even = 128}, kernels = [
    "tall_6x16x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 129, mk = 3056907, k_even = 129}, at_most = {nk = 5623, n = 16, k = 511}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 512, mk = 3056907}, at_most = {nk = 5623, n = 6, m = 16229}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16230, n = 5, k = 512, mk = 3056907}, at_most = {nk = 5623, n = 6}, kernels = [
    "tall_6x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 7, k = 512, mk = 3056907}, at_most = {nk = 5623, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 118, mk = 3056907}, at_most = {nk = 5623, k = 128}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [240, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 129, mk = 3056907}, at_most = {nk = 5623}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907, nk = 5624}, at_most = {nk = 72302, k_even = 724, n = 8}, kernels = [
    "tall_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 118, mk = 3056907, nk = 5624}, at_most = {nk = 72302, k_even = 724, n = 24, mk = 4608705}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 118, mk = 4608706, nk = 5624}, at_most = {nk = 72302, k_even = 128, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 118, mk = 4608706, nk = 5624, k_even = 129}, at_most = {nk = 72302, k_even = 724, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 118, mk = 4608706, nk = 5624}, at_most = {nk = 72302, k_even = 724, n = 24}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 25, k = 118, mk = 3056907, nk = 5624}, at_most = {nk = 72302, k_even = 8, k = 251}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 25, k = 118, mk = 3056907, nk = 5624, k_even = 9}, at_most = {nk = 72302, k_even = 724, k = 251}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 25, k = 252, mk = 3056907, nk = 5624}, at_most = {nk = 72302, k_even = 724, n = 28}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 29, k = 252, mk = 3056907, nk = 5624}, at_most = {nk = 72302, k_even = 724, n = 40}, kernels = [
    "tall_6x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 41, k = 252, mk = 3056907, nk = 5624}, at_most = {nk = 72302, k_even = 724}, kernels = [
    "tall_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907, nk = 5624, k_even = 725}, at_most = {nk = 26545, n = 8}, kernels = [
    "tall_6x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907, nk = 26546, k_even = 725}, at_most = {nk = 72302, n = 8}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [259, 266, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 118, mk = 3056907, nk = 5624, k_even = 725}, at_most = {nk = 72302}, kernels = [
    "tall_6x16x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907, nk = 72303}, at_most = {m = 14, mn = 162, n = 8}, kernels = [
    "dot_2x4x1024", "tall_6x16x2048"
  ], factors = [183, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 118, mk = 3056907, nk = 72303}, at_most = {m = 14, mn = 162}, kernels = [
    "tall_6x16x2048"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 118, mk = 3056907, nk = 72303}, at_most = {m = 25, mn = 162}, kernels = [
    "tall_6x16x2048"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 118, mk = 3056907, nk = 72303, mn = 163}, at_most = {m = 25, n = 15}, kernels = [
    "tall_6x16x2048"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 16, k = 118, mk = 3056907, nk = 72303, mn = 163}, at_most = {m = 18}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [225, 222, 236, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 16, k = 118, mk = 3056907, nk = 72303, mn = 163}, at_most = {m = 25}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [230, 234, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 5, k = 118, mk = 3056907, nk = 72303}, at_most = {n = 16, m = 51, mn = 366}, kernels = [
    "tall_6x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 5, k = 118, mk = 3056907, nk = 72303, mn = 367}, at_most = {n = 16, m = 51}, kernels = [
    "tall_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 52, n = 5, k = 118, mk = 3056907, nk = 72303}, at_most = {n = 7, k_even = 256}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 52, n = 8, k = 118, mk = 3056907, nk = 72303}, at_most = {n = 16, k_even = 256}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 52, n = 5, k = 118, mk = 3056907, nk = 72303, k_even = 257}, at_most = {n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 17, k = 118, mk = 3056907, nk = 72303}, at_most = {k_even = 4, m = 56}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [236, 234, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 17, k = 118, mk = 3056907, nk = 72303, k_even = 5}, at_most = {k_even = 512, m = 56}, kernels = [
    "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [229, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 17, k = 118, mk = 3056907, nk = 72303}, at_most = {k_even = 512, n = 32, m = 88}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 89, n = 17, k = 118, mk = 3056907, nk = 72303}, at_most = {k_even = 512, n = 32}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 33, k = 118, mk = 3056907, nk = 72303}, at_most = {k_even = 512, mn = 6257}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [240, 234, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 33, k = 118, mk = 3056907, nk = 72303, mn = 6258}, at_most = {k_even = 512}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [240, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 17, k = 118, mk = 3056907, nk = 72303, k_even = 513}, at_most = {n = 56, mn = 1943}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [222, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 17, k = 118, mk = 3056907, nk = 72303, k_even = 513, mn = 1944}, at_most = {n = 56}, kernels = [
    "tall_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 57, k = 118, mk = 3056907, nk = 72303, k_even = 513}, at_most = {}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048", "tall_6x16x2048"
  ], factors = [229, 237, 230]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3, layout = "nt"} : () -> ()
