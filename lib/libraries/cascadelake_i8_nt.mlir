// Micro-kernels for x86-64-v4 with VNNI: Cascade Lake, Ice Lake, Zen 4 and later, i8 x i8 to i32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1293 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 44, n_pred 16, levels measured [0].
// 27 of 50 candidates kept (1133 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.034, worst 3.23
// predicted against measured time: median error 6.8 %; g: 14.3 % at most
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x16384", family = "panel",
    tile = #dynmlir.tile<14, 16, 16384>, packed = true, model = {
      g_t = [0, 1], g_ps = [45499, 61313476], g_slope = [61267977, 57818040], region = 7211, visit = 4422,
      loop = 3100, fma = 85, pack = 81, conflict_a = 7748, conflict_c = 8455, mask = 71, stall = 1024,
      a_far = 376, b_near = 113, b_far = 1024, c_near = 635, c_far = 723, rows_far = 1024, once_near = 50,
      once_far = 284, alias_a = 78, alias_c = 4306, apart_near = 29, apart_far = 520, brief = 172,
      column = 1024, seam = 1024, reread = 316
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x32x512", family = "panel",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0, 1], g_ps = [60812, 932850], g_slope = [872038, 928374], edge_columns = 16, region = 11697,
      visit = 1610, loop = 8500, fma = 81, edge = 100, pack = 32, conflict_c = 9565, mask = 149, a_near = 52,
      a_far = 668, b_far = 901, c_near = 1024, c_far = 789, rows_far = 48, once_near = 341, once_far = 740,
      alias_a = 493, alias_c = 1819, apart_far = 274, brief = 22, column = 389
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x32x8192", family = "panel",
    tile = #dynmlir.tile<14, 32, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [86108, 122363381], g_slope = [40759091, 33627755], edge_columns = 16,
      region = 9297, visit = 6099, loop = 6027, fma = 76, edge = 74, pack = 45, conflict_a = 5941,
      conflict_c = 5132, a_near = 44, a_far = 736, b_far = 767, c_near = 1024, c_far = 293, rows_far = 1024,
      once_near = 199, once_far = 370, alias_a = 737, alias_c = 3013, apart_far = 69, brief = 58,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x4096", family = "panel",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [97558, 67659450, 186456952, 215763684],
      g_slope = [22520630, 19799583, 7326683, 16284536], edge_columns = 16, region = 958, visit = 2510,
      loop = 18618, fma = 75, edge = 24, pack = 36, conflict_a = 922, conflict_c = 6276, conflict = 961,
      mask = 48, stall = 1024, a_near = 51, a_far = 719, b_near = 182, c_near = 953, c_far = 315,
      rows_far = 314, once_near = 423, once_far = 67, alias_a = 178, apart_far = 581, brief = 92,
      column = 1024, seam = 622
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [141063, 13921650, 41238381, 44305950, 82061952, 177049263],
      g_slope = [13780587, 27316731, 3067569, 37756002, 10554145, 12234039], edge_columns = 16, visit = 1426,
      loop = 25362, fma = 78, edge = 15, pack = 25, conflict_c = 4281, conflict = 5081, stall = 1024,
      a_far = 598, b_near = 215, c_near = 1024, c_far = 1024, once_near = 423, alias_a = 322, alias_c = 537,
      apart_near = 46, apart_far = 697, brief = 239, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x256x1024", family = "panel",
    tile = #dynmlir.tile<1, 256, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [217550, 13535782, 44283050, 94933952, 94986762, 128617550],
      g_slope = [13318232, 15373634, 50650902, 26405, 11210262, 14662130], edge_columns = 16, visit = 504,
      loop = 27012, fma = 84, edge = 61, pack = 25, conflict_c = 4110, conflict = 9724, stall = 1024,
      a_far = 190, c_near = 1024, c_far = 1024, rows_near = 1024, once_near = 50, once_far = 271,
      alias_c = 871, apart_near = 652, apart_far = 773, brief = 567, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_12x16x8192", family = "block_slab",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0], g_ps = [45299], g_slope = [24178683], region = 8502, visit = 4275, loop = 3306, fma = 82,
      edge = 130, pack = 79, conflict_a = 8195, conflict_c = 11522, mask = 81, stall = 1024, a_far = 355,
      b_far = 346, c_near = 464, c_far = 880, rows_far = 1024, once_far = 38, alias_c = 4484,
      apart_near = 229, brief = 291, column = 1024, seam = 526, reread = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x8192", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 8192>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [73221, 56743000, 159519905, 204781300],
      g_slope = [28334889, 25694226, 15087131, 22337175], region = 10290, visit = 3525, loop = 8096, fma = 83,
      edge = 204, pack = 20, conflict_c = 7667, conflict = 483, mask = 176, b_far = 273, c_near = 670,
      c_far = 1024, rows_far = 1024, once_near = 289, once_far = 184, alias_a = 20, alias_c = 2029,
      brief = 49, column = 1024, seam = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x4096", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [99104, 67260095, 186688500, 213325000],
      g_slope = [22386997, 19904734, 6659125, 15968518], edge_columns = 16, region = 2648, visit = 2775,
      loop = 18391, fma = 75, edge = 27, pack = 38, conflict_a = 3359, conflict_c = 6098, conflict = 1462,
      mask = 71, stall = 1024, a_near = 74, a_far = 652, b_near = 30, c_near = 1005, c_far = 365,
      once_near = 365, once_far = 82, alias_a = 256, apart_near = 31, apart_far = 255, brief = 117,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_16x1x16384", family = "dot_narrow",
    tile = #dynmlir.tile<16, 1, 16384>, packed = false, model = {
      g_t = [0, 3], g_ps = [28512, 15696857], g_slope = [5222781, 4695901], region = 1942, visit = 3682,
      fma = 103, conflict_a = 1027, split = 11, a_near = 141, a_far = 1024, b_near = 99, rows_near = 114,
      rows_far = 840, once_far = 92, alias_a = 27, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x2x8192", family = "dot_narrow",
    tile = #dynmlir.tile<3, 2, 8192>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [15950, 2424500, 3738987], g_slope = [401425, 438162, 523863], region = 2046,
      visit = 1343, loop = 1780, fma = 88, edge = 1, conflict_a = 310, split = 94, stall = 453, a_near = 33,
      a_far = 925, b_near = 78, b_far = 591, rows_near = 116, once_near = 91, once_far = 744, alias_a = 14,
      reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_12x2x8192", family = "dot_narrow",
    tile = #dynmlir.tile<12, 2, 8192>, packed = false, model = {
      g_t = [0], g_ps = [31414], g_slope = [1730726], region = 3392, visit = 4324, fma = 87, conflict_a = 528,
      split = 31, stall = 1024, a_near = 60, a_far = 940, b_near = 158, b_far = 1024, c_near = 1024,
      rows_near = 126, once_near = 84, once_far = 587, reread = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x8192", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 8192>, packed = false, model = {
      g_t = [0, 2, 4, 6, 9, 13], g_ps = [33782, 4500991, 10040524, 13031800, 22840095, 28828000],
      g_slope = [2233604, 2769766, 1495638, 3269431, 1496976, 2360983], region = 2332, visit = 5013, fma = 91,
      conflict_a = 371, split = 21, stall = 1024, a_near = 235, a_far = 1010, b_near = 121, b_far = 241,
      c_near = 1024, c_far = 1024, rows_near = 138, rows_far = 201, once_near = 64, once_far = 545,
      reread = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_1x4x4096", family = "dot_narrow",
    tile = #dynmlir.tile<1, 4, 4096>, packed = false, model = {
      g_t = [0, 2], g_ps = [13389, 389245], g_slope = [187928, 203097], region = 1584, visit = 705,
      loop = 2961, fma = 93, conflict_a = 979, split = 257, stall = 615, a_near = 63, a_far = 248,
      b_near = 87, b_far = 566, rows_near = 1022, once_near = 134, once_far = 686, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x4096", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 4096>, packed = false, model = {
      g_t = [0, 3], g_ps = [30841, 1515560], g_slope = [494906, 574857], region = 2047, visit = 4279,
      loop = 72, fma = 81, edge = 10, conflict_a = 67, split = 69, stall = 1024, a_far = 939, b_far = 675,
      c_near = 1024, rows_near = 44, rows_far = 436, once_near = 93, once_far = 504, alias_a = 4, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_4x6x2688", family = "dot_narrow",
    tile = #dynmlir.tile<4, 6, 2688>, packed = false, model = {
      g_t = [0, 2], g_ps = [32801, 773318], g_slope = [370258, 409695], region = 4043, visit = 3864,
      loop = 1242, fma = 95, split = 116, stall = 218, a_far = 801, b_near = 69, b_far = 489, c_near = 1024,
      c_far = 1024, rows_far = 183, once_near = 131, once_far = 672
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_2x8x2048", family = "dot_narrow",
    tile = #dynmlir.tile<2, 8, 2048>, packed = false, model = {
      g_t = [0, 4], g_ps = [24117, 939817], g_slope = [228925, 250441], region = 3157, visit = 2618,
      loop = 3155, fma = 101, edge = 8, split = 105, stall = 1024, a_near = 4, a_far = 687, b_near = 41,
      b_far = 582, c_near = 1024, once_near = 107, once_far = 323
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [35921, 2562508, 6325952, 7664464, 18724350, 23586267],
      g_slope = [2526587, 3763444, 1338512, 3686628, 1620639, 2607016], region = 6968, visit = 1943,
      loop = 4670, fma = 77, edge = 96, pack = 70, conflict_a = 3353, conflict_c = 12169, mask = 160,
      stall = 1024, a_far = 465, b_near = 286, b_far = 665, c_near = 398, c_far = 436, rows_near = 133,
      rows_far = 1024, once_near = 274, once_far = 527, alias_a = 76, alias_c = 214, apart_near = 41,
      brief = 140, column = 1024, seam = 845, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x16384", family = "block",
    tile = #dynmlir.tile<16, 16, 16384>, packed = true, model = {
      g_t = [0, 1], g_ps = [49507, 77979762], g_slope = [77930255, 72476553], region = 6344, visit = 4691,
      loop = 3436, fma = 88, pack = 80, conflict_a = 6724, conflict_c = 9564, mask = 113, stall = 1024,
      a_far = 358, b_near = 116, c_near = 653, c_far = 711, once_near = 106, once_far = 474, alias_c = 4623,
      apart_near = 20, apart_far = 58, brief = 134, column = 1024, seam = 1024, reread = 357
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x4096", family = "block",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [96496, 67495050, 186087381, 215381421],
      g_slope = [22466184, 19765388, 7323510, 16126670], edge_columns = 16, region = 2926, visit = 2373,
      loop = 17396, fma = 83, edge = 65, pack = 24, conflict_c = 5846, conflict = 1581, mask = 48,
      stall = 1024, a_far = 485, b_near = 81, c_near = 1024, c_far = 176, rows_far = 489, once_near = 413,
      alias_a = 308, alias_c = 287, apart_far = 521, brief = 117, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x2048", family = "block",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [141913, 13810943, 40936619, 43990550, 81840190, 170936000],
      g_slope = [13669030, 27125676, 3053931, 37849640, 9899534, 13572841], edge_columns = 16, visit = 1469,
      loop = 23972, fma = 77, pack = 31, conflict_c = 4390, conflict = 4617, stall = 1024, a_far = 550,
      b_near = 46, b_far = 258, c_near = 1024, c_far = 1024, once_near = 354, alias_a = 418, alias_c = 701,
      apart_near = 184, apart_far = 400, brief = 255, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x1024", family = "tall",
    tile = #dynmlir.tile<14, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [43057, 6155591, 12204638, 12204638],
      g_slope = [2037511, 6049047, 0, 2229727], region = 11808, visit = 5170, loop = 912, fma = 87, edge = 7,
      pack = 83, conflict_a = 4931, conflict_c = 7371, mask = 39, stall = 1024, b_near = 177, b_far = 1024,
      c_near = 574, c_far = 1024, rows_far = 1024, alias_c = 6917, apart_far = 676, brief = 228,
      column = 1024, seam = 857, reread = 227
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x32x512", family = "tall",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0, 1], g_ps = [60280, 938397], g_slope = [878117, 956077], edge_columns = 16, region = 12775,
      visit = 1646, loop = 8483, fma = 86, edge = 85, pack = 29, conflict_c = 9674, mask = 157, a_far = 90,
      b_far = 827, c_near = 1024, c_far = 943, rows_near = 341, rows_far = 1024, once_near = 397,
      once_far = 639, alias_a = 222, alias_c = 545, apart_far = 289, column = 677, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x32x8192", family = "tall",
    tile = #dynmlir.tile<14, 32, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [84804, 120918450], g_slope = [40277882, 34133503], edge_columns = 16,
      region = 9975, visit = 6038, loop = 6093, fma = 77, edge = 81, pack = 46, conflict_a = 6136,
      conflict_c = 5809, mask = 51, a_near = 45, a_far = 135, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_far = 1024, once_near = 172, once_far = 349, alias_a = 668, alias_c = 2375, apart_far = 116,
      brief = 28, column = 950
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x4096", family = "tall",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [96717, 67453600, 187492714, 214370526],
      g_slope = [22452294, 20006519, 6719453, 16035670], edge_columns = 16, region = 4341, visit = 2523,
      loop = 16415, fma = 81, edge = 41, pack = 30, conflict_c = 5999, conflict = 1696, mask = 74,
      stall = 1024, a_far = 106, b_near = 31, b_far = 79, c_near = 922, c_far = 606, rows_far = 469,
      once_near = 412, alias_a = 302, alias_c = 456, apart_far = 507, brief = 113, column = 1024, seam = 472
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [146633, 13908857, 41659548, 45819000, 82866381, 176642571],
      g_slope = [13762224, 27750691, 4159452, 37047381, 10419576, 12624285], edge_columns = 16, visit = 1563,
      loop = 26408, fma = 80, edge = 20, pack = 24, conflict_c = 4515, conflict = 4538, stall = 1024,
      a_near = 13, a_far = 30, b_near = 217, b_far = 180, c_near = 1024, c_far = 1024, once_near = 459,
      alias_a = 158, alias_c = 555, apart_near = 28, apart_far = 545, brief = 198, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x256x1024", family = "tall",
    tile = #dynmlir.tile<1, 256, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [213948, 13777752, 45003238, 94775333, 94775333],
      g_slope = [13563804, 15612743, 49772095, 0, 13810282], edge_columns = 16, visit = 453, loop = 28220,
      fma = 89, edge = 68, pack = 31, conflict_c = 3752, conflict = 7756, stall = 1024, c_near = 1024,
      c_far = 1024, rows_near = 1024, once_near = 77, once_far = 450, alias_c = 1905, apart_near = 738,
      apart_far = 601, brief = 468, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 1, k = 10, m = 11, batches = 1}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {n = 1, k = 10, m = 11, elements = 239}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 240}, at_most = {n = 1, k = 10, m = 11}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [274, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12}, at_most = {n = 1, k = 1, nk = 3}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, k = 2}, at_most = {n = 1, k = 10, nk = 3, batches = 1}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, k = 2, batches = 2}, at_most = {n = 1, k = 10, nk = 3}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, nk = 4}, at_most = {n = 1, k = 10, elements = 566}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, nk = 4, elements = 567}, at_most = {n = 1, k = 10, nk = 6}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, nk = 7, elements = 567}, at_most = {n = 1, k = 10}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2}, at_most = {n = 2, k = 10, mn = 49, batches = 2, m = 6}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, m = 7}, at_most = {n = 2, k = 10, mn = 49, batches = 2}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, batches = 3}, at_most = {n = 2, k = 10, mn = 8}, kernels = [
    "dot_narrow_14x2x8192", "dot_narrow_6x4x4096"
  ], factors = [210, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, batches = 3, mn = 9}, at_most = {n = 2, k = 10, mn = 49}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 50}, at_most = {n = 2, k = 5, mn = 116}, kernels = [
    "dot_narrow_3x2x8192", "block_16x16x16384"
  ], factors = [276, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 117}, at_most = {n = 2, k = 3, m = 134}, kernels = [
    "block_16x16x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 117, k = 4}, at_most = {n = 2, k = 5, m = 134}, kernels = [
    "block_16x16x16384"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 117, m = 135}, at_most = {n = 2, k = 2, mnk = 35472}, kernels = [
    "panel_14x16x16384"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 117, m = 135, k = 3}, at_most = {n = 2, k = 5, mnk = 35472}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192", "tall_14x32x8192"
  ], factors = [268, 246, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 117, m = 135, mnk = 35473}, at_most = {n = 2, k = 5}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192"
  ], factors = [287, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 50, k = 6}, at_most = {n = 2, k = 10, elements = 2819}, kernels = [
    "block_16x16x16384"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 50, k = 6, elements = 2820}, at_most = {n = 2, k = 10, nk = 14}, kernels = [
    "panel_14x32x8192", "block_16x16x16384"
  ], factors = [214, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 50, k = 6, elements = 2820, nk = 15}, at_most = {n = 2, k = 10}, kernels = [
    "panel_14x32x8192", "dot_narrow_14x2x8192", "block_16x16x16384"
  ], factors = [199, 314, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11}, at_most = {n = 2, k = 25, mk = 165, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 166}, at_most = {n = 2, k = 25, mk = 338, batches = 1}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26}, at_most = {n = 2, k = 57, mk = 338, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, batches = 2}, at_most = {n = 2, k = 57, mk = 77}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, batches = 2, mk = 78}, at_most = {n = 1, k = 57, mk = 338}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [255, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, batches = 2, mk = 78, n = 2}, at_most = {n = 2, k = 57, mk = 338}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339}, at_most = {n = 1, k = 57, m = 508307, elements = 2143}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, elements = 2144}, at_most = {n = 1, k = 57, m = 508307}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, m = 508308}, at_most = {n = 1, k = 57}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_14x2x8192"
  ], factors = [317, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, n = 2}, at_most = {n = 2, k = 57, m = 398809, nk = 44, mn = 19908, elements = 3289}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, n = 2, elements = 3290}, at_most = {n = 2, k = 57, m = 398809, nk = 44, mn = 19908}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, n = 2, mn = 19909}, at_most = {n = 2, k = 57, m = 398809, nk = 44}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, n = 2, nk = 45}, at_most = {n = 2, k = 57, m = 36}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, n = 2, nk = 45, m = 37}, at_most = {n = 2, k = 57, m = 398809}, kernels = [
    "dot_narrow_14x2x8192"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, mk = 339, n = 2, m = 398810}, at_most = {n = 2, k = 57}, kernels = [
    "dot_narrow_14x2x8192", "dot_narrow_6x4x4096"
  ], factors = [281, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 13, mn = 16, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, k = 13, mn = 16, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 17}, at_most = {n = 8, k = 13, mn = 43, batches = 1, elements = 46}, kernels = [
    "block_16x16x16384"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 17, elements = 47}, at_most = {n = 8, k = 13, mn = 43, batches = 1}, kernels = [
    "block_16x16x16384"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 14}, at_most = {n = 4, k = 57, mn = 43, batches = 1, m = 7}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 14, m = 8}, at_most = {n = 4, k = 57, mn = 43, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 14}, at_most = {n = 8, k = 57, mn = 43, batches = 1, m = 1}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 14, m = 2}, at_most = {n = 8, k = 57, mn = 43, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 44}, at_most = {n = 8, k = 57, mn = 64, batches = 1, mk = 66}, kernels = [
    "block_6x16x2048"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 44, mk = 67}, at_most = {n = 8, k = 57, mn = 64, batches = 1, mk = 219}, kernels = [
    "block_16x16x16384"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 44, mk = 220}, at_most = {n = 8, k = 57, mn = 64, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2}, at_most = {n = 4, k = 57, mn = 28, m = 2}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, m = 3}, at_most = {n = 4, k = 57, mn = 28, m = 6}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, m = 7}, at_most = {n = 4, k = 57, mn = 28}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 2}, at_most = {n = 8, k = 15, mn = 28}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [184, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 2, k = 16}, at_most = {n = 8, k = 57, mn = 28, nk = 236}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 2, k = 16, nk = 237}, at_most = {n = 8, k = 57, mn = 28}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [214, 234, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29}, at_most = {n = 8, k = 57, mn = 33, mk = 251, nk = 48}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 34}, at_most = {n = 8, k = 57, mn = 48, mk = 251, nk = 48}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29, nk = 49}, at_most = {n = 8, k = 57, mn = 48, mk = 251}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [192, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 49}, at_most = {n = 8, k = 57, mn = 64, mk = 74}, kernels = [
    "block_16x16x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 49, mk = 75}, at_most = {n = 8, k = 57, mn = 64, mk = 251}, kernels = [
    "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [247, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29, mk = 252}, at_most = {n = 8, k = 57, mn = 64, mk = 366}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29, mk = 367}, at_most = {n = 8, k = 57, mn = 64}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65}, at_most = {n = 8, k = 7, m = 53, mn = 107, batches = 39}, kernels = [
    "panel_14x16x16384"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, batches = 40}, at_most = {n = 8, k = 7, m = 53, mn = 107}, kernels = [
    "panel_14x16x16384", "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [240, 280, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 108}, at_most = {n = 8, k = 7, m = 53}, kernels = [
    "panel_14x16x16384"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, m = 54}, at_most = {n = 8, k = 7, m = 183, elements = 908}, kernels = [
    "block_16x16x16384"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, m = 54, elements = 909}, at_most = {n = 8, k = 7, m = 183}, kernels = [
    "panel_14x16x16384"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, m = 184}, at_most = {n = 6, k = 1}, kernels = [
    "panel_14x16x16384"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, m = 184, k = 2}, at_most = {n = 6, k = 7, mn = 3699}, kernels = [
    "panel_14x16x16384"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 3700, m = 184, k = 2}, at_most = {n = 3, k = 4, nk = 18, mn = 567609}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192"
  ], factors = [275, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mn = 3700, m = 184, k = 2}, at_most = {n = 6, k = 4, nk = 18, mn = 567609}, kernels = [
    "panel_14x16x16384"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 567610, m = 184, k = 2}, at_most = {n = 6, k = 4, nk = 18}, kernels = [
    "panel_14x16x16384"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 3700, m = 184, k = 2, nk = 19}, at_most = {n = 6, k = 4}, kernels = [
    "panel_14x16x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 3700, m = 184, k = 5}, at_most = {n = 6, k = 7}, kernels = [
    "panel_14x16x16384"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 65, m = 184}, at_most = {n = 8, k = 7}, kernels = [
    "panel_14x16x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 8}, at_most = {n = 8, k = 25, mn = 200, batches = 3}, kernels = [
    "panel_14x16x16384"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 8, batches = 4}, at_most = {n = 8, k = 25, mn = 200}, kernels = [
    "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [263, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 201, k = 8}, at_most = {n = 8, k = 12, mk = 1144}, kernels = [
    "panel_14x16x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 201, k = 8, mk = 1145}, at_most = {n = 8, k = 12}, kernels = [
    "panel_14x16x16384"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 201, k = 13}, at_most = {n = 4, k = 25, mnk = 7368130}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192", "panel_6x64x4096"
  ], factors = [239, 240, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 201, k = 13}, at_most = {n = 8, k = 17, mnk = 7368130}, kernels = [
    "panel_6x64x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 201, k = 18}, at_most = {n = 8, k = 25, mnk = 7368130}, kernels = [
    "panel_6x64x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 201, k = 13, mnk = 7368131}, at_most = {n = 8, k = 25}, kernels = [
    "panel_14x16x16384", "panel_6x64x4096", "block_6x16x2048"
  ], factors = [232, 223, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 26}, at_most = {n = 4, k = 57, m = 66, mn = 109}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 110, k = 26}, at_most = {n = 4, k = 57, m = 66, elements = 10613}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 110, k = 26, elements = 10614}, at_most = {n = 4, k = 57, m = 66}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 26, m = 67}, at_most = {n = 4, k = 29, mn = 989950}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096"
  ], factors = [244, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 30, m = 67}, at_most = {n = 4, k = 43, mn = 989950}, kernels = [
    "dot_narrow_14x2x8192", "dot_narrow_6x4x4096"
  ], factors = [274, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 989951, k = 26, m = 67}, at_most = {n = 4, k = 43}, kernels = [
    "panel_14x32x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 44, m = 67}, at_most = {n = 4, k = 57, nk = 145}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 65, k = 44, m = 67, nk = 146}, at_most = {n = 4, k = 57}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 65, k = 26}, at_most = {n = 6, k = 57, mn = 161}, kernels = [
    "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [223, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 65, k = 26}, at_most = {n = 8, k = 57, mn = 161}, kernels = [
    "block_6x16x2048"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 162, k = 26}, at_most = {n = 8, k = 57, mn = 507, mk = 1794}, kernels = [
    "panel_14x16x16384"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 162, k = 26, mk = 1795}, at_most = {n = 8, k = 57, mn = 507}, kernels = [
    "panel_14x16x16384"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 508, k = 26}, at_most = {n = 8, k = 39}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192"
  ], factors = [235, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 508, k = 40}, at_most = {n = 8, k = 57}, kernels = [
    "panel_14x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58}, at_most = {n = 1, mk = 459, elements = 1081}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, elements = 1082}, at_most = {n = 1, mk = 459}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 460}, at_most = {n = 1, mk = 22444341, nk = 257, m = 15}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [249, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 460, m = 16}, at_most = {n = 1, mk = 13533163, nk = 257, elements = 5488}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 460, m = 16, elements = 5489}, at_most = {n = 1, mk = 13533163, nk = 257, elements = 1539747}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 460, m = 16, elements = 1539748}, at_most = {n = 1, mk = 13533163, nk = 257}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 13533164, m = 16}, at_most = {n = 1, mk = 22444341, nk = 257}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 460, nk = 258}, at_most = {n = 1, mk = 2205}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 2206, nk = 258}, at_most = {n = 1, mk = 22444341, elements = 16010342, k = 1169, mn = 15}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 2206, nk = 258, mn = 16}, at_most = {n = 1, mk = 22444341, elements = 1178636, k = 1169}, kernels = [
    "dot_narrow_16x1x16384"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 2206, nk = 258, mn = 16, elements = 1178637}, at_most = {n = 1, mk = 22444341, elements = 16010342, k = 1169}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [275, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1170, mk = 2206, nk = 258}, at_most = {n = 1, mk = 22444341, elements = 16010342, k_even = 724}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [275, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1170, mk = 2206, nk = 258, k_even = 725}, at_most = {n = 1, mk = 22444341, elements = 16010342}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [286, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 2206, nk = 258, elements = 16010343}, at_most = {n = 1, mk = 22444341}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192"
  ], factors = [277, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 22444342}, at_most = {n = 1, elements = 33577463}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_3x2x8192", "dot_narrow_12x2x8192", "dot_narrow_14x2x8192",
    "dot_narrow_1x4x4096"
  ], factors = [289, 237, 237, 198, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 22444342, elements = 33577464}, at_most = {n = 1, k = 443}, kernels = [
    "dot_narrow_1x4x4096"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 444, mk = 22444342, elements = 33577464}, at_most = {n = 1}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_14x2x8192", "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [260, 196, 226, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2}, at_most = {n = 2, elements = 2750, mk = 818}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, elements = 2751}, at_most = {n = 2, elements = 20754337, mk = 818}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, mk = 819}, at_most = {n = 2, elements = 6725, k = 1945, m = 12}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, mk = 819, elements = 6726}, at_most = {n = 2, elements = 20754337, k = 1945, m = 12}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_14x2x8192"
  ], factors = [235, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, mk = 819, m = 13}, at_most = {n = 2, elements = 16313891, k = 124}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_12x2x8192"
  ], factors = [244, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, n = 2, mk = 819, m = 13}, at_most = {n = 2, elements = 16313891, k = 1945}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_12x2x8192"
  ], factors = [241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, mk = 819, m = 13, elements = 16313892}, at_most = {n = 2, elements = 20754337, k = 1945}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_14x2x8192"
  ], factors = [223, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1946, n = 2, mk = 819}, at_most = {n = 2, elements = 20754337, mk = 9210}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1946, n = 2, mk = 9211}, at_most = {n = 2, elements = 20754337, mk = 804840}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1946, n = 2, mk = 804841}, at_most = {n = 2, elements = 20754337, mk = 15610333}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1946, n = 2, mk = 15610334}, at_most = {n = 2, elements = 20754337}, kernels = [
    "dot_narrow_3x2x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, elements = 20754338}, at_most = {n = 2, elements = 30870009, mk = 24482815}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_12x2x8192", "dot_narrow_14x2x8192"
  ], factors = [250, 245, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, elements = 20754338, mk = 24482816}, at_most = {n = 2, elements = 30870009}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_14x2x8192", "dot_narrow_1x4x4096"
  ], factors = [254, 211, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, elements = 30870010}, at_most = {n = 2, mn = 154731}, kernels = [
    "dot_narrow_14x2x8192", "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [197, 233, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 2, elements = 30870010, mn = 154732}, at_most = {n = 2}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_1x4x4096"
  ], factors = [198, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3}, at_most = {n = 4, m = 141797, mn = 16, elements = 6364}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, elements = 6365}, at_most = {n = 4, m = 141797, mn = 16, mk = 1063}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, elements = 6365, mk = 1064}, at_most = {n = 4, m = 141797, mn = 16}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17}, at_most = {n = 4, m = 79, nk = 1989, k = 78, batches = 1}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, batches = 2}, at_most = {n = 4, m = 79, nk = 1989, k = 78}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, m = 80}, at_most = {n = 4, m = 141797, nk = 1989, k = 78}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, n = 3, mn = 17}, at_most = {n = 4, m = 141797, nk = 1989, mk = 2591}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, n = 3, mn = 17, mk = 2592}, at_most = {n = 4, m = 141797, nk = 377, mk = 25404308, elements = 19240987}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [250, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, n = 3, mn = 17, mk = 2592, nk = 378}, at_most = {n = 4, m = 141797, nk = 1989, mk = 25404308, elements = 19240987}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, n = 3, mn = 17, mk = 2592, elements = 19240988}, at_most = {n = 4, m = 141797, nk = 1989, mk = 25404308}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [213, 239, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, n = 3, mn = 17, mk = 25404309}, at_most = {n = 4, m = 141797, nk = 1989}, kernels = [
    "dot_narrow_1x4x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, nk = 1990}, at_most = {n = 4, m = 141797, elements = 19056259, nk = 7520}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, nk = 7521}, at_most = {n = 3, m = 141797, elements = 19056259}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 4, mn = 17, nk = 7521}, at_most = {n = 4, m = 141797, elements = 19056259}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, nk = 1990, elements = 19056260}, at_most = {n = 4, m = 141797, mk = 25584497}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, nk = 1990, elements = 19056260, mk = 25584498}, at_most = {n = 4, m = 141797, mk = 33738257}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [270, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, mn = 17, nk = 1990, elements = 19056260, mk = 33738258}, at_most = {n = 4, m = 141797}, kernels = [
    "dot_narrow_1x4x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, m = 141798}, at_most = {n = 4, elements = 26197542}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 3, m = 141798, elements = 26197543}, at_most = {n = 4}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [226, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5}, at_most = {n = 8, k = 165, mn = 78, elements = 1187}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, elements = 1188}, at_most = {n = 8, k = 165, mn = 45}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, elements = 1188, mn = 46}, at_most = {n = 8, k = 165, mn = 78}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [230, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 79}, at_most = {n = 8, k = 165, mn = 147, mnk = 8643}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 79, mnk = 8644}, at_most = {n = 8, k = 165, mn = 147}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 148}, at_most = {n = 8, k = 74, nk = 423, mk = 9587}, kernels = [
    "panel_14x32x8192", "dot_narrow_4x6x2688"
  ], factors = [232, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 148, mk = 9588}, at_most = {n = 8, k = 74, nk = 423}, kernels = [
    "panel_14x32x8192", "dot_narrow_4x6x2688", "tall_6x32x512"
  ], factors = [231, 310, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 148, nk = 424}, at_most = {n = 8, k = 74, elements = 1584581, mk = 23170}, kernels = [
    "panel_6x32x512"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 148, nk = 424, mk = 23171}, at_most = {n = 8, k = 74, elements = 1584581}, kernels = [
    "panel_14x32x8192", "tall_6x32x512"
  ], factors = [246, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 5, mn = 148, nk = 424, elements = 1584582}, at_most = {n = 8, k = 74}, kernels = [
    "panel_14x32x8192", "tall_6x32x512"
  ], factors = [242, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 5, mn = 148}, at_most = {n = 6, k = 165, nk = 622, mn = 1241}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [226, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 5, mn = 1242}, at_most = {n = 6, k = 165, nk = 622}, kernels = [
    "panel_14x32x8192", "dot_narrow_12x2x8192", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [237, 271, 222, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 5, mn = 148, nk = 623}, at_most = {n = 6, k = 165, mn = 3272}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [263, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 5, mn = 3273, nk = 623}, at_most = {n = 6, k = 165}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [205, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 7, mn = 148}, at_most = {n = 8, k = 165, mn = 1894, nk = 954}, kernels = [
    "panel_14x16x16384", "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [227, 271, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 7, mn = 148, nk = 955}, at_most = {n = 8, k = 165, mn = 1894}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 7, mn = 1895}, at_most = {n = 8, k = 165, k_even = 4}, kernels = [
    "panel_14x32x8192", "tall_6x32x512"
  ], factors = [236, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 7, mn = 1895, k_even = 5}, at_most = {n = 8, k = 165}, kernels = [
    "panel_14x32x8192", "panel_6x64x4096", "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [232, 234, 260, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 5}, at_most = {n = 6, mn = 234, k = 380}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [209, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 7}, at_most = {n = 8, mn = 234, k = 380}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 5, mn = 235}, at_most = {n = 6, mn = 155975, k = 380}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [211, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 7, mn = 235}, at_most = {n = 8, mn = 155975, k = 380, mnk = 341816}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 7, mn = 235, mnk = 341817}, at_most = {n = 8, mn = 155975, k = 380}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 5}, at_most = {n = 6, mn = 155975, m = 13}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_2x8x2048"
  ], factors = [240, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 5, m = 14}, at_most = {n = 6, mn = 155975, elements = 16023916}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_14x2x8192", "dot_narrow_4x6x2688"
  ], factors = [236, 223, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 5, m = 14, elements = 16023917}, at_most = {n = 6, mn = 155975}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [178, 194, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7}, at_most = {n = 8, mn = 10, m = 7}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, mn = 11}, at_most = {n = 8, mn = 155975, m = 7}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, m = 8}, at_most = {n = 8, mn = 155975, m = 35}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [251, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, m = 36}, at_most = {n = 8, mn = 155975, elements = 16887783, nk = 7992, m = 923}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, m = 924}, at_most = {n = 8, mn = 155975, elements = 16887783, nk = 7992, k_even = 181}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, m = 924, k_even = 182}, at_most = {n = 8, mn = 155975, elements = 16887783, nk = 7992}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, m = 36, nk = 7993}, at_most = {n = 8, mn = 155975, elements = 16887783}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, n = 7, m = 36, elements = 16887784}, at_most = {n = 8, mn = 155975}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [196, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 5, mn = 155976}, at_most = {n = 8, m = 66770, mk = 18009881}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [227, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 5, mn = 155976, mk = 18009882}, at_most = {n = 8, m = 66770, mk = 33229471}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096"
  ], factors = [178, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 5, mn = 155976, mk = 33229472}, at_most = {n = 8, m = 66770}, kernels = [
    "dot_narrow_1x4x4096", "tall_14x32x8192", "tall_1x256x1024"
  ], factors = [195, 230, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, n = 5, mn = 155976, m = 66771}, at_most = {n = 8}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096", "tall_6x32x512", "tall_6x64x4096"
  ], factors = [217, 201, 221, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 6, k = 28, n = 16, batches = 2, mn = 52}, kernels = [
    "block_16x16x16384"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 53}, at_most = {m = 6, k = 28, n = 16, batches = 2}, kernels = [
    "block_6x16x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3}, at_most = {m = 6, k = 28, n = 16, mn = 28}, kernels = [
    "panel_14x16x16384", "dot_narrow_6x4x4096"
  ], factors = [214, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3, mn = 29}, at_most = {m = 6, k = 28, n = 16}, kernels = [
    "panel_14x16x16384"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 29}, at_most = {m = 6, k = 42, n = 16, mn = 61, mk = 49}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 29, mk = 50}, at_most = {m = 6, k = 42, n = 16, mn = 61}, kernels = [
    "block_16x16x16384"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 29, mn = 62}, at_most = {m = 6, k = 42, n = 16}, kernels = [
    "block_16x16x16384"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 6, k = 11, n = 21}, kernels = [
    "tall_6x32x512"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 12}, at_most = {m = 6, k = 42, n = 21, mn = 55}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [238, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 12, mn = 56}, at_most = {m = 6, k = 42, n = 21}, kernels = [
    "panel_6x32x512"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 43}, at_most = {m = 6, k = 71, n = 16, mn = 43}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 43, mn = 44}, at_most = {m = 6, k = 71, n = 16}, kernels = [
    "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [248, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 72}, at_most = {m = 6, k = 151, n = 16, mnk = 6239, batches = 7}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 72, batches = 8}, at_most = {m = 6, k = 151, n = 16, mnk = 6239}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [212, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 72, mnk = 6240}, at_most = {m = 6, k = 151, n = 16}, kernels = [
    "dot_narrow_6x4x4096", "block_6x16x2048"
  ], factors = [239, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43}, at_most = {m = 6, k = 151, n = 21, mn = 61}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, mn = 62}, at_most = {m = 6, k = 151, n = 21}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [239, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22}, at_most = {m = 6, k = 22, n = 32, mn = 94, batches = 2}, kernels = [
    "tall_6x32x512"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, batches = 3}, at_most = {m = 6, k = 22, n = 32, mn = 94}, kernels = [
    "tall_6x32x512"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mn = 95}, at_most = {m = 6, k = 22, n = 32, mn = 103}, kernels = [
    "block_3x128x2048", "tall_6x32x512"
  ], factors = [177, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mn = 104}, at_most = {m = 6, k = 22, n = 32, elements = 2141}, kernels = [
    "panel_6x32x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mn = 104, elements = 2142}, at_most = {m = 6, k = 22, n = 32}, kernels = [
    "tall_6x32x512"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 23}, at_most = {m = 6, k = 51, n = 32, mnk = 1786}, kernels = [
    "tall_6x32x512"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 23, mnk = 1787}, at_most = {m = 6, k = 51, n = 32}, kernels = [
    "tall_6x32x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 6, k = 21, n = 48, mn = 92}, kernels = [
    "panel_14x16x16384", "block_6x64x4096"
  ], factors = [269, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 93}, at_most = {m = 6, k = 21, n = 48}, kernels = [
    "block_6x64x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 22}, at_most = {m = 6, k = 51, n = 48, mn = 124}, kernels = [
    "block_6x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 22, mn = 125}, at_most = {m = 6, k = 51, n = 48}, kernels = [
    "panel_6x64x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 6, k = 51, n = 81, nk = 1051, elements = 2423}, kernels = [
    "block_6x64x4096"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, elements = 2424}, at_most = {m = 6, k = 51, n = 64, nk = 1051}, kernels = [
    "block_6x64x4096"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, elements = 2424}, at_most = {m = 6, k = 51, n = 81, nk = 1051}, kernels = [
    "panel_1x256x1024", "block_6x64x4096"
  ], factors = [342, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 1052}, at_most = {m = 2, k = 51, n = 81}, kernels = [
    "panel_6x64x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 1052, m = 3}, at_most = {m = 6, k = 51, n = 81}, kernels = [
    "block_6x64x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 52}, at_most = {m = 6, k = 114, n = 81, mn = 50, mnk = 2164}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 52, mnk = 2165}, at_most = {m = 6, k = 114, n = 81, mn = 50}, kernels = [
    "dot_narrow_2x8x2048", "block_6x64x4096"
  ], factors = [250, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 52, mn = 51}, at_most = {m = 6, k = 114, n = 32, mn = 75}, kernels = [
    "dot_narrow_2x8x2048", "tall_6x32x512"
  ], factors = [239, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 52, mn = 51}, at_most = {m = 6, k = 114, n = 81, mn = 75}, kernels = [
    "dot_narrow_2x8x2048", "block_6x64x4096"
  ], factors = [267, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 115}, at_most = {m = 6, k = 151, n = 81, mn = 36}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 115, mn = 37}, at_most = {m = 6, k = 151, n = 81, mn = 75}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 52, mn = 76}, at_most = {m = 6, k = 69, n = 81, mn = 112}, kernels = [
    "block_6x64x4096", "tall_6x32x512"
  ], factors = [242, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 52, mn = 113}, at_most = {m = 6, k = 69, n = 41}, kernels = [
    "panel_6x32x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 52, mn = 113}, at_most = {m = 6, k = 69, n = 81, mnk = 12146}, kernels = [
    "panel_6x64x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 52, mn = 113, mnk = 12147}, at_most = {m = 6, k = 69, n = 81}, kernels = [
    "block_6x64x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 70, mn = 76}, at_most = {m = 2, k = 151, n = 81}, kernels = [
    "dot_narrow_2x8x2048", "tall_6x64x4096"
  ], factors = [282, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 70, mn = 76, m = 3}, at_most = {m = 6, k = 151, n = 81, n_even = 32, mn = 145}, kernels = [
    "panel_6x32x512", "dot_narrow_2x8x2048"
  ], factors = [234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 70, mn = 146, m = 3}, at_most = {m = 4, k = 151, n = 81, n_even = 32, nk = 7987}, kernels = [
    "panel_6x64x4096", "dot_narrow_4x6x2688", "block_6x64x4096"
  ], factors = [260, 296, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 70, mn = 146, m = 5}, at_most = {m = 6, k = 151, n = 81, n_even = 32, nk = 7987}, kernels = [
    "panel_6x64x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 70, mn = 146, m = 3, nk = 7988}, at_most = {m = 6, k = 151, n = 81, n_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 70, mn = 76, m = 3, n_even = 33}, at_most = {m = 6, k = 151, n = 81}, kernels = [
    "panel_6x64x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82}, at_most = {m = 6, k = 46, mk = 70, n_even = 128, n = 107, batches = 3}, kernels = [
    "panel_1x256x1024"
  ], factors = [387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, batches = 4}, at_most = {m = 6, k = 46, mk = 70, n_even = 128, n = 107}, kernels = [
    "panel_1x256x1024", "block_3x128x2048"
  ], factors = [404, 450]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108}, at_most = {m = 1, k = 46, mk = 70, n_even = 128, elements = 1735582}, kernels = [
    "tall_1x256x1024"
  ], factors = [479]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, m = 2}, at_most = {m = 6, k = 46, mk = 70, n_even = 128, elements = 1735582, n = 155}, kernels = [
    "tall_1x256x1024"
  ], factors = [443]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 156, m = 2}, at_most = {m = 6, k = 46, mk = 46, n_even = 128, elements = 1735582}, kernels = [
    "tall_1x256x1024"
  ], factors = [627]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 156, m = 2, mk = 47}, at_most = {m = 6, k = 46, mk = 70, n_even = 128, elements = 1735582}, kernels = [
    "tall_1x256x1024"
  ], factors = [481]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, elements = 1735583}, at_most = {m = 6, k = 46, mk = 70, n_even = 128}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [289, 391, 337, 384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 129}, at_most = {m = 6, k = 46, mk = 70, nk = 886}, kernels = [
    "tall_1x256x1024"
  ], factors = [798]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 129, nk = 887}, at_most = {m = 6, k = 46, mk = 28, nk = 92681}, kernels = [
    "tall_1x256x1024"
  ], factors = [598]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 129, nk = 887, mk = 29}, at_most = {m = 6, k = 46, mk = 44, nk = 92681}, kernels = [
    "tall_1x256x1024"
  ], factors = [473]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 129, nk = 887, mk = 45}, at_most = {m = 6, k = 46, mk = 70, nk = 92681, elements = 559553, n_even = 724}, kernels = [
    "tall_1x256x1024"
  ], factors = [471]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 725, nk = 887, mk = 45}, at_most = {m = 6, k = 46, mk = 70, nk = 92681, elements = 559553}, kernels = [
    "tall_1x256x1024"
  ], factors = [384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 129, nk = 887, mk = 45, elements = 559554}, at_most = {m = 6, k = 46, mk = 70, nk = 92681}, kernels = [
    "tall_1x256x1024"
  ], factors = [361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, n_even = 129, nk = 92682}, at_most = {m = 6, k = 46, mk = 70}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "tall_1x256x1024"
  ], factors = [244, 359, 361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, mk = 71}, at_most = {m = 6, k = 46, mk = 138, mnk = 15276}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [295, 368]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, mk = 71, mnk = 15277}, at_most = {m = 6, k = 46, mk = 138, n_even = 362}, kernels = [
    "block_3x128x2048", "tall_1x256x1024"
  ], factors = [387, 400]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, mk = 71, mnk = 15277, n_even = 363}, at_most = {m = 6, k = 46, mk = 138, nk = 29678}, kernels = [
    "tall_1x256x1024"
  ], factors = [369]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, mk = 71, mnk = 15277, n_even = 363, nk = 29679}, at_most = {m = 6, k = 46, mk = 138}, kernels = [
    "block_3x128x2048", "tall_1x256x1024"
  ], factors = [313, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, mk = 139}, at_most = {m = 6, k = 46, n = 385}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [289, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 386, mk = 139}, at_most = {m = 6, k = 46}, kernels = [
    "panel_1x256x1024", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [371, 343, 352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47}, at_most = {m = 3, k = 76, elements = 946308, k_even = 32, mk = 97}, kernels = [
    "tall_1x256x1024"
  ], factors = [366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, mk = 98}, at_most = {m = 3, k = 76, elements = 946308, k_even = 32, mnk = 45558}, kernels = [
    "panel_6x64x4096", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [291, 366, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, mk = 98, mnk = 45559}, at_most = {m = 3, k = 76, elements = 946308, k_even = 32}, kernels = [
    "tall_1x256x1024"
  ], factors = [385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, k_even = 33}, at_most = {m = 3, k = 76, elements = 946308}, kernels = [
    "dot_narrow_2x8x2048", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [303, 371, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, elements = 946309}, at_most = {m = 2, k = 76, batches = 65}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "panel_1x256x1024", "tall_1x256x1024"
  ], factors = [262, 295, 343, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, elements = 946309, batches = 66}, at_most = {m = 2, k = 76}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "panel_1x256x1024", "block_3x128x2048"
  ], factors = [244, 269, 307, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, elements = 946309, m = 3}, at_most = {m = 3, k = 76}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [249, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 77}, at_most = {m = 3, k = 126, nk = 17389}, kernels = [
    "panel_1x256x1024", "dot_narrow_2x8x2048", "block_6x64x4096"
  ], factors = [305, 276, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 77, nk = 17390}, at_most = {m = 3, k = 126, elements = 924395}, kernels = [
    "panel_6x64x4096", "dot_narrow_2x8x2048", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [270, 298, 323, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 77, nk = 17390, elements = 924396}, at_most = {m = 3, k = 126}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "dot_narrow_2x8x2048", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [244, 342, 285, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, m = 4}, at_most = {m = 6, k = 69, n_even = 128, elements = 1167926}, kernels = [
    "block_6x64x4096", "tall_1x256x1024"
  ], factors = [286, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, m = 4, elements = 1167927}, at_most = {m = 6, k = 69, n_even = 128}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [247, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, m = 4, n_even = 129}, at_most = {m = 6, k = 69, nk = 57344}, kernels = [
    "block_3x128x2048", "tall_1x256x1024"
  ], factors = [324, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 47, m = 4, n_even = 129, nk = 57345}, at_most = {m = 6, k = 69}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096", "tall_1x256x1024"
  ], factors = [284, 263, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 70, m = 4}, at_most = {m = 6, k = 109}, kernels = [
    "panel_6x64x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 110, m = 4}, at_most = {m = 6, k = 126}, kernels = [
    "panel_6x32x512", "panel_6x64x4096", "block_6x64x4096", "block_3x128x2048"
  ], factors = [279, 280, 284, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127}, at_most = {m = 6, k = 151, mk = 192, elements = 1043693}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048", "block_3x128x2048"
  ], factors = [243, 266, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127, mk = 193}, at_most = {m = 6, k = 151, mk = 291, elements = 1043693}, kernels = [
    "dot_narrow_2x8x2048", "block_6x64x4096", "block_3x128x2048"
  ], factors = [282, 268, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127, elements = 1043694}, at_most = {m = 6, k = 151, mk = 254}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127, elements = 1043694, mk = 255}, at_most = {m = 6, k = 151, mk = 291}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [244, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127, mk = 292}, at_most = {m = 6, k = 151, elements = 1083111, mk = 592}, kernels = [
    "panel_6x64x4096", "dot_narrow_2x8x2048", "block_3x128x2048"
  ], factors = [270, 273, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127, mk = 593}, at_most = {m = 6, k = 151, elements = 1083111}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "block_3x128x2048"
  ], factors = [278, 285, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, k = 127, mk = 292, elements = 1083112}, at_most = {m = 6, k = 151}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152}, at_most = {m = 1, mk = 237, batches = 34}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, batches = 35}, at_most = {m = 1, mk = 237}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, mk = 238}, at_most = {m = 1, mk = 888, k = 509}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 510, mk = 238}, at_most = {m = 1, mk = 888}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [259, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, mk = 889}, at_most = {m = 1, nk = 30196389, k = 1420}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [259, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1421, mk = 889}, at_most = {m = 1, nk = 30196389, elements = 14157938}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [253, 240, 259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1421, mk = 889, elements = 14157939}, at_most = {m = 1, nk = 30196389}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [306, 220, 201, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, mk = 889, nk = 30196390}, at_most = {m = 1, elements = 35842314}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_14x2x8192", "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [299, 188, 164, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, mk = 889, nk = 30196390, elements = 35842315}, at_most = {m = 1}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_2x8x2048"
  ], factors = [294, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 2}, at_most = {m = 2, k = 379, mn = 93}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 2, mn = 94}, at_most = {m = 2, k = 379, mk = 369}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [245, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 2, mn = 94, mk = 370}, at_most = {m = 2, k = 379, elements = 66447, mk = 569}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 2, mn = 94, mk = 370, elements = 66448}, at_most = {m = 2, k = 379, elements = 890943, mk = 569}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 2, mn = 94, mk = 570}, at_most = {m = 2, k = 379, elements = 890943}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 2, mn = 94, mk = 370, elements = 890944}, at_most = {m = 2, k = 379}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [239, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 380, m = 2}, at_most = {m = 2, n = 24, n_even = 4}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 380, m = 2, n_even = 5}, at_most = {m = 2, n = 24}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 380, m = 2}, at_most = {m = 2, n = 2497, k = 3006, elements = 1277002, k_even = 4}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 380, m = 2, k_even = 5}, at_most = {m = 2, n = 2497, k = 3006, elements = 1277002}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 380, m = 2, elements = 1277003}, at_most = {m = 2, n = 2497, k = 3006}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 3007, m = 2}, at_most = {m = 2, n = 2497}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2498, k = 380, m = 2}, at_most = {m = 2, elements = 29874965}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2498, k = 380, m = 2, elements = 29874966}, at_most = {m = 2}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_2x8x2048"
  ], factors = [314, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 3}, at_most = {m = 4, k = 766, n = 22, n_even = 4}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [236, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 5}, at_most = {m = 6, k = 766, n = 22, n_even = 4}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [252, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 152, m = 3}, at_most = {m = 6, k = 766, n = 28, n_even = 4}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 152, m = 3, n_even = 5}, at_most = {m = 6, k = 766, n = 28}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 3}, at_most = {m = 3, k = 318, elements = 1881709, n_even = 4, batches = 7}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 3, batches = 8}, at_most = {m = 3, k = 318, elements = 1881709, n_even = 4}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 3, n_even = 5}, at_most = {m = 3, k = 318, elements = 1881709}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048", "tall_6x64x4096"
  ], factors = [263, 248, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 4}, at_most = {m = 6, k = 318, elements = 1881709, n = 58, mnk = 41063}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 4, mnk = 41064}, at_most = {m = 6, k = 318, elements = 1881709, n = 58}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048", "tall_6x64x4096"
  ], factors = [253, 230, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 152, m = 4}, at_most = {m = 4, k = 318, elements = 1881709, k_even = 128}, kernels = [
    "dot_narrow_2x8x2048", "tall_6x64x4096"
  ], factors = [272, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 152, m = 4, k_even = 129}, at_most = {m = 4, k = 318, elements = 1881709}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [254, 292, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 152, m = 5}, at_most = {m = 6, k = 318, elements = 1881709, mk = 1108}, kernels = [
    "tall_6x32x512", "tall_6x64x4096"
  ], factors = [264, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 152, m = 5, mk = 1109}, at_most = {m = 6, k = 318, elements = 1881709}, kernels = [
    "tall_6x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 3, elements = 1881710}, at_most = {m = 4, k = 318, batches = 281, mk = 970}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 3, elements = 1881710, mk = 971}, at_most = {m = 4, k = 318, batches = 281}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [255, 275, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 3, elements = 1881710, batches = 282}, at_most = {m = 4, k = 318}, kernels = [
    "panel_6x64x4096", "dot_narrow_2x8x2048", "tall_6x64x4096"
  ], factors = [247, 268, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 152, m = 5, elements = 1881710}, at_most = {m = 6, k = 318}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048", "tall_6x64x4096"
  ], factors = [239, 266, 231, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 3}, at_most = {m = 4, k = 478, elements = 1016933, mn = 2807}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 3, mn = 2808}, at_most = {m = 4, k = 478, elements = 1016933}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [283, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 479, m = 3}, at_most = {m = 4, k = 766, elements = 1016933, mn = 224}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 479, m = 3, mn = 225}, at_most = {m = 4, k = 766, elements = 1016933}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [279, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 3, elements = 1016934}, at_most = {m = 4, k = 412, elements = 13659601}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [260, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 413, m = 3, elements = 1016934}, at_most = {m = 4, k = 766, elements = 13659601, mn = 5091}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 413, m = 3, elements = 1016934, mn = 5092}, at_most = {m = 4, k = 766, elements = 13659601}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 3, elements = 13659602}, at_most = {m = 4, k = 766}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_1x4x4096", "dot_narrow_2x8x2048"
  ], factors = [249, 254, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 5}, at_most = {m = 6, k = 766, elements = 1358805, mk = 2927}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "tall_6x64x4096"
  ], factors = [270, 238, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 5, mk = 2928}, at_most = {m = 6, k = 766, elements = 1358805}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [267, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 5, elements = 1358806}, at_most = {m = 5, k = 766}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [267, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, k = 319, m = 6, elements = 1358806}, at_most = {m = 6, k = 766}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [277, 218, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 3}, at_most = {m = 4, elements = 17414541, k = 2026, mn = 123}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [262, 244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 3, mn = 124}, at_most = {m = 4, elements = 1573874, k = 1006}, kernels = [
    "dot_narrow_2x8x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 3, mn = 124, elements = 1573875}, at_most = {m = 4, elements = 17414541, k = 1006}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [232, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1007, m = 3, mn = 124}, at_most = {m = 3, elements = 1058928, k = 2026, k_even = 4}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_2x8x2048"
  ], factors = [300, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1007, m = 3, mn = 124, k_even = 5}, at_most = {m = 3, elements = 1058928, k = 2026}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_2x8x2048"
  ], factors = [267, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1007, m = 4, mn = 124}, at_most = {m = 4, elements = 1058928, k = 2026}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [264, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1007, m = 3, mn = 124, elements = 1058929}, at_most = {m = 4, elements = 13611576, k = 2026}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [234, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 1007, m = 3, mn = 124, elements = 13611577}, at_most = {m = 4, elements = 17414541, k = 2026}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [245, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 2027, m = 3}, at_most = {m = 3, elements = 17414541, n = 18}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [266, 211, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, k = 2027, m = 3}, at_most = {m = 3, elements = 17414541}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_2x8x2048"
  ], factors = [266, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 2027, m = 4}, at_most = {m = 4, elements = 17414541, mn = 97}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_2x8x2048"
  ], factors = [248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 2027, m = 4, mn = 98}, at_most = {m = 4, elements = 17414541}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [237, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 3, elements = 17414542}, at_most = {m = 3, n = 4283}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [239, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4284, k = 767, m = 3, elements = 17414542}, at_most = {m = 3}, kernels = [
    "dot_narrow_16x1x16384", "dot_narrow_2x8x2048"
  ], factors = [283, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 4, elements = 17414542}, at_most = {m = 4, k = 11333, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 4, elements = 17414542, k_even = 5}, at_most = {m = 4, k = 11333}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [273, 263, 250, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11334, m = 4, elements = 17414542}, at_most = {m = 4, nk = 28628985}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [257, 249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11334, m = 4, elements = 17414542, nk = 28628986}, at_most = {m = 4}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 767, m = 5}, at_most = {m = 6, n = 11}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 767, m = 5}, at_most = {m = 6, n = 25}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [236, 255, 235, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, k = 767, m = 5}, at_most = {m = 6, n = 4063, mk = 9874, elements = 1059839}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [270, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, k = 767, m = 5, elements = 1059840}, at_most = {m = 6, n = 4063, mk = 9874}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, k = 767, m = 5, mk = 9875}, at_most = {m = 5, n = 32}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [261, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 767, m = 5, mk = 9875}, at_most = {m = 5, n = 73, mn = 209}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 767, m = 5, mk = 9875, mn = 210}, at_most = {m = 5, n = 73}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [251, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74, k = 767, m = 5, mk = 9875}, at_most = {m = 5, n = 4063, nk = 15281299}, kernels = [
    "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [263, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74, k = 767, m = 5, mk = 9875, nk = 15281300}, at_most = {m = 5, n = 4063}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [255, 276, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, k = 767, m = 6, mk = 9875}, at_most = {m = 6, n = 4063, k_even = 8, nk = 14211666}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [254, 201, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, k = 767, m = 6, mk = 9875, nk = 14211667}, at_most = {m = 6, n = 4063, k_even = 8}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [243, 210, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, k = 767, m = 6, mk = 9875, k_even = 9}, at_most = {m = 6, n = 4063}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [253, 202, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4064, k = 767, m = 5}, at_most = {m = 5, k = 2399}, kernels = [
    "dot_narrow_4x6x2688"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4064, k = 767, m = 6}, at_most = {m = 6, k = 2399}, kernels = [
    "dot_narrow_4x6x2688"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4064, k = 2400, m = 5}, at_most = {m = 6}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7}, at_most = {k = 8, n = 16, n_even = 4, m = 105}, kernels = [
    "panel_14x16x16384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 106}, at_most = {k = 8, n = 16, n_even = 4, nk = 54}, kernels = [
    "panel_14x16x16384"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 106, nk = 55}, at_most = {k = 8, n = 16, n_even = 4}, kernels = [
    "panel_14x16x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, n_even = 5}, at_most = {k = 8, n = 16, m = 35}, kernels = [
    "block_16x16x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 36, n_even = 5}, at_most = {k = 8, n = 16, mn = 7410, mk = 259}, kernels = [
    "panel_6x32x512", "block_6x16x2048"
  ], factors = [210, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 36, n_even = 5, mk = 260}, at_most = {k = 8, n = 16, mn = 7410}, kernels = [
    "block_6x16x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 36, n_even = 5, mn = 7411}, at_most = {k = 8, n = 16}, kernels = [
    "panel_6x32x512", "block_6x16x2048"
  ], factors = [243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 9}, at_most = {k = 22, n = 16, mnk = 11688196, mn = 991, batches = 6}, kernels = [
    "block_6x16x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 9, batches = 7}, at_most = {k = 22, n = 16, mnk = 11688196, mn = 991}, kernels = [
    "panel_14x16x16384", "block_6x16x2048"
  ], factors = [235, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 9, mn = 992}, at_most = {k = 22, n = 15, mnk = 11688196}, kernels = [
    "panel_6x64x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 9, mn = 992}, at_most = {k = 22, n = 16, mnk = 11688196}, kernels = [
    "block_6x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 9, mnk = 11688197}, at_most = {k = 22, n = 16}, kernels = [
    "panel_14x16x16384", "panel_6x32x512", "panel_6x64x4096", "block_6x16x2048", "block_3x128x2048"
  ], factors = [234, 217, 212, 229, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23}, at_most = {k = 95, n = 16, mn = 205, elements = 6722}, kernels = [
    "block_6x16x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23, elements = 6723}, at_most = {k = 95, n = 16, mn = 205}, kernels = [
    "block_6x16x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 96}, at_most = {k = 133, n = 16, mn = 205}, kernels = [
    "block_6x16x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23, mn = 206}, at_most = {k = 133, n = 16, mn = 392, mk = 1076}, kernels = [
    "block_6x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23, mn = 206, mk = 1077}, at_most = {k = 133, n = 16, mn = 298}, kernels = [
    "block_16x16x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23, mn = 299, mk = 1077}, at_most = {k = 133, n = 16, mn = 392}, kernels = [
    "panel_14x32x8192", "block_6x16x2048"
  ], factors = [239, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 134}, at_most = {k = 230, n = 16, mn = 133}, kernels = [
    "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [283, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 134, mn = 134}, at_most = {k = 230, n = 12, mn = 392}, kernels = [
    "panel_14x16x16384", "dot_narrow_6x4x4096"
  ], factors = [230, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7, k = 134, mn = 134}, at_most = {k = 230, n = 16, mn = 392}, kernels = [
    "block_16x16x16384"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23, mn = 393}, at_most = {k = 136, n = 16, mk = 2214}, kernels = [
    "block_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 23, mn = 393, mk = 2215}, at_most = {k = 26, n = 16}, kernels = [
    "panel_6x64x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 27, mn = 393, mk = 2215}, at_most = {k = 104, n = 16}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192", "block_6x16x2048"
  ], factors = [236, 248, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 105, mn = 393, mk = 2215}, at_most = {k = 136, n = 11, mk = 22154}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192"
  ], factors = [234, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 105, mn = 393, mk = 22155}, at_most = {k = 136, n = 11}, kernels = [
    "panel_14x32x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, m = 7, k = 105, mn = 393, mk = 2215}, at_most = {k = 136, n = 16}, kernels = [
    "panel_14x32x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 137, mn = 393}, at_most = {k = 230, n = 12, mn = 1255}, kernels = [
    "panel_14x32x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 137, mn = 1256}, at_most = {k = 230, n = 12, m = 67312}, kernels = [
    "panel_14x32x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 67313, k = 137, mn = 1256}, at_most = {k = 230, n = 12}, kernels = [
    "panel_14x32x8192", "tall_6x32x512", "tall_6x64x4096"
  ], factors = [241, 243, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7, k = 137, mn = 393}, at_most = {k = 230, n = 16}, kernels = [
    "panel_14x16x16384", "panel_14x32x8192"
  ], factors = [238, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mn = 626, nk = 160, elements = 772}, kernels = [
    "panel_6x32x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, elements = 773}, at_most = {k = 33, n_even = 362, n = 33, m = 14, mn = 626, nk = 160}, kernels = [
    "tall_6x32x512"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, elements = 773}, at_most = {k = 33, n_even = 362, n = 33, m = 49, mn = 626, nk = 160}, kernels = [
    "panel_6x32x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 7, elements = 773}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mn = 626, nk = 160}, kernels = [
    "block_6x64x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 161}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mn = 626, elements = 1600}, kernels = [
    "panel_6x32x512"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 161, elements = 1601}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mn = 389}, kernels = [
    "panel_6x32x512"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 161, elements = 1601, mn = 390}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mn = 626, batches = 151}, kernels = [
    "panel_6x32x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 161, elements = 1601, mn = 390, batches = 152}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mn = 626}, kernels = [
    "panel_6x32x512", "block_6x64x4096"
  ], factors = [233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mn = 627}, at_most = {k = 11, n_even = 362, n = 32, m = 49}, kernels = [
    "panel_6x32x512"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mn = 627, k = 12}, at_most = {k = 33, n_even = 362, n = 32, m = 49}, kernels = [
    "panel_6x32x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mn = 627}, at_most = {k = 33, n_even = 362, n = 48, m = 49, nk = 169}, kernels = [
    "block_6x64x4096"
  ], factors = [372]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mn = 627, nk = 170}, at_most = {k = 33, n_even = 362, n = 48, m = 49, mk = 787}, kernels = [
    "block_6x64x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mn = 627, nk = 170, mk = 788}, at_most = {k = 33, n_even = 362, n = 48, m = 49}, kernels = [
    "panel_6x64x4096"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50}, at_most = {k = 33, n_even = 362, n = 32, nk = 131, mn = 3928}, kernels = [
    "panel_6x32x512"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 50}, at_most = {k = 33, n_even = 362, n = 48, nk = 131, mn = 3928}, kernels = [
    "block_6x64x4096"
  ], factors = [389]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, nk = 132}, at_most = {k = 33, n_even = 362, n = 48, nk = 256, mn = 3928}, kernels = [
    "block_6x64x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, mn = 3929}, at_most = {k = 33, n_even = 4, n = 32, nk = 99, elements = 901323}, kernels = [
    "block_6x64x4096"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, mn = 3929, nk = 100}, at_most = {k = 33, n_even = 4, n = 32, nk = 256, elements = 901323}, kernels = [
    "block_6x64x4096"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, mn = 3929, n_even = 5}, at_most = {k = 33, n_even = 362, n = 32, nk = 256, elements = 901323}, kernels = [
    "block_6x64x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, mn = 3929, elements = 901324}, at_most = {k = 33, n_even = 362, n = 32, nk = 123}, kernels = [
    "panel_6x64x4096", "block_slab_10x32x8192", "block_6x64x4096"
  ], factors = [327, 369, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, mn = 3929, elements = 901324, nk = 124}, at_most = {k = 33, n_even = 362, n = 32, nk = 256}, kernels = [
    "panel_6x64x4096", "block_6x64x4096"
  ], factors = [319, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 50, mn = 3929}, at_most = {k = 33, n_even = 362, n = 48, nk = 94}, kernels = [
    "panel_6x64x4096"
  ], factors = [440]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 50, mn = 3929, nk = 95}, at_most = {k = 33, n_even = 362, n = 48, nk = 256}, kernels = [
    "block_6x64x4096", "tall_6x64x4096"
  ], factors = [387, 374]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, nk = 257}, at_most = {k = 20, n_even = 362, n = 32, elements = 968733}, kernels = [
    "panel_6x64x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, nk = 257, elements = 968734}, at_most = {k = 20, n_even = 362, n = 32}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_slab_10x32x8192", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [302, 298, 340, 293, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 50, nk = 257}, at_most = {k = 20, n_even = 362, n = 48, elements = 1478516}, kernels = [
    "panel_6x64x4096"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 50, nk = 257, elements = 1478517}, at_most = {k = 20, n_even = 362, n = 48}, kernels = [
    "panel_3x128x2048", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [404, 379, 385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, nk = 257, k = 21}, at_most = {k = 33, n_even = 362, n = 48, elements = 1704782, mnk = 50501}, kernels = [
    "panel_6x32x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, nk = 257, k = 21, mnk = 50502}, at_most = {k = 33, n_even = 362, n = 48, elements = 1704782}, kernels = [
    "block_6x64x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, nk = 257, k = 21, elements = 1704783}, at_most = {k = 33, n_even = 362, n = 48}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048"
  ], factors = [279, 269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7}, at_most = {k = 33, n_even = 362, n = 140, m = 31, elements = 10495, nk = 103}, kernels = [
    "block_6x64x4096"
  ], factors = [358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, nk = 104}, at_most = {k = 20, n_even = 362, n = 83, m = 31, elements = 10495, mnk = 13063}, kernels = [
    "block_6x64x4096"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, nk = 104, mnk = 13064}, at_most = {k = 20, n_even = 362, n = 83, m = 31, elements = 10495}, kernels = [
    "block_6x64x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 84, m = 7, nk = 104}, at_most = {k = 20, n_even = 362, n = 128, m = 31, elements = 10495}, kernels = [
    "block_3x128x2048"
  ], factors = [443]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 129, m = 7, nk = 104}, at_most = {k = 20, n_even = 362, n = 140, m = 31, elements = 10495}, kernels = [
    "block_3x128x2048"
  ], factors = [324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, nk = 104, k = 21}, at_most = {k = 33, n_even = 362, n = 140, m = 31, elements = 10495}, kernels = [
    "block_6x64x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, elements = 10496}, at_most = {k = 33, n_even = 362, n = 86, m = 31, nk = 493}, kernels = [
    "block_6x64x4096"
  ], factors = [347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 87, m = 7, elements = 10496}, at_most = {k = 33, n_even = 362, n = 140, m = 31, nk = 493}, kernels = [
    "panel_1x256x1024", "block_3x128x2048", "tall_6x32x512"
  ], factors = [548, 574, 374]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, elements = 10496, nk = 494}, at_most = {k = 33, n_even = 362, n = 140, m = 31}, kernels = [
    "panel_1x256x1024", "block_6x64x4096", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [304, 304, 341, 347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32}, at_most = {k = 33, n_even = 362, n = 140, nk = 63}, kernels = [
    "block_6x64x4096"
  ], factors = [484]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 64}, at_most = {k = 33, n_even = 362, n = 140, nk = 64}, kernels = [
    "block_6x64x4096"
  ], factors = [478]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65}, at_most = {k = 18, n_even = 362, n = 64, nk = 341, mn = 2575}, kernels = [
    "block_6x64x4096"
  ], factors = [383]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65, mn = 2576}, at_most = {k = 18, n_even = 362, n = 64, nk = 145, elements = 1098771}, kernels = [
    "block_6x64x4096"
  ], factors = [462]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 146, mn = 2576}, at_most = {k = 18, n_even = 362, n = 64, nk = 341, elements = 1098771}, kernels = [
    "block_6x64x4096"
  ], factors = [402]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65, mn = 2576, elements = 1098772}, at_most = {k = 18, n_even = 362, n = 64, nk = 341}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [388, 375, 385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 342}, at_most = {k = 18, n_even = 362, n = 64, nk = 671, mk = 467}, kernels = [
    "block_6x64x4096"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 342, mk = 468}, at_most = {k = 18, n_even = 362, n = 64, nk = 671, mk = 525063}, kernels = [
    "panel_6x32x512", "block_6x64x4096"
  ], factors = [290, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 342, mk = 525064}, at_most = {k = 18, n_even = 362, n = 64, nk = 671}, kernels = [
    "panel_6x64x4096", "block_6x64x4096"
  ], factors = [363, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 672}, at_most = {k = 18, n_even = 362, n = 64, elements = 2216818}, kernels = [
    "block_6x64x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 672, elements = 2216819}, at_most = {k = 18, n_even = 362, n = 64}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "panel_1x256x1024", "block_6x64x4096", "block_3x128x2048",
    "tall_6x64x4096"
  ], factors = [373, 347, 340, 352, 348, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65}, at_most = {k = 4, n_even = 362, n = 140, elements = 1685146}, kernels = [
    "block_6x64x4096"
  ], factors = [480]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65, k = 5}, at_most = {k = 18, n_even = 362, n = 140, elements = 1685146, mk = 792}, kernels = [
    "block_6x64x4096"
  ], factors = [329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65, k = 5, mk = 793}, at_most = {k = 18, n_even = 362, n = 140, elements = 1685146}, kernels = [
    "block_6x64x4096"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65, elements = 1685147}, at_most = {k = 18, n_even = 32, n = 140}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "block_6x64x4096", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [376, 510, 351, 510, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65, elements = 1685147, n_even = 33}, at_most = {k = 18, n_even = 362, n = 140, batches = 143}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "panel_1x256x1024", "block_3x128x2048"
  ], factors = [389, 435, 425, 430]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65, elements = 1685147, n_even = 33, batches = 144}, at_most = {k = 18, n_even = 362, n = 140}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [358, 405]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65, k = 19}, at_most = {k = 33, n_even = 362, n = 64, batches = 2, elements = 1872884}, kernels = [
    "panel_1x256x1024", "block_6x64x4096"
  ], factors = [229, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65, k = 19, batches = 3}, at_most = {k = 33, n_even = 362, n = 64, batches = 56, elements = 1872884}, kernels = [
    "panel_1x256x1024", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [227, 254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 65, k = 19}, at_most = {k = 33, n_even = 362, n = 140, batches = 56, elements = 1872884, m = 600}, kernels = [
    "block_6x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 601, nk = 65, k = 19}, at_most = {k = 33, n_even = 362, n = 140, batches = 56, elements = 1872884}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "block_6x64x4096", "block_3x128x2048"
  ], factors = [285, 302, 266, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65, k = 19, elements = 1872885}, at_most = {k = 33, n_even = 362, n = 140, batches = 56}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [309, 317, 321, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 65, k = 19, batches = 57}, at_most = {k = 33, n_even = 362, n = 88}, kernels = [
    "panel_1x256x1024", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [262, 284, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 89, m = 32, nk = 65, k = 19, batches = 57}, at_most = {k = 33, n_even = 362, n = 140}, kernels = [
    "panel_3x128x2048", "block_3x128x2048"
  ], factors = [290, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7}, at_most = {k = 33, n_even = 32, mn = 1921555, mk = 28}, kernels = [
    "tall_1x256x1024"
  ], factors = [743]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 29}, at_most = {k = 33, n_even = 32, mn = 1921555, mk = 80, m = 64}, kernels = [
    "tall_1x256x1024"
  ], factors = [805]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 65, mk = 29}, at_most = {k = 33, n_even = 32, mn = 1921555, mk = 80}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [541, 758]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, n_even = 33}, at_most = {k = 33, n_even = 362, mn = 1921555, mk = 80, nk = 665}, kernels = [
    "tall_1x256x1024"
  ], factors = [902]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, n_even = 33, nk = 666}, at_most = {k = 33, n_even = 362, mn = 1921555, mk = 80}, kernels = [
    "tall_1x256x1024"
  ], factors = [726]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81}, at_most = {k = 1, n_even = 362, mn = 1921555, mk = 553, nk = 203}, kernels = [
    "panel_6x32x512", "block_6x64x4096"
  ], factors = [516, 587]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, nk = 204}, at_most = {k = 1, n_even = 362, mn = 1921555, mk = 553}, kernels = [
    "panel_6x32x512", "block_6x64x4096", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [526, 560, 797, 1023]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 2}, at_most = {k = 4, n_even = 32, mn = 1921555, mk = 553, elements = 677933}, kernels = [
    "block_6x64x4096", "tall_1x256x1024"
  ], factors = [490, 830]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 2, elements = 677934}, at_most = {k = 4, n_even = 32, mn = 1921555, mk = 553}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "tall_6x64x4096"
  ], factors = [448, 697, 456]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 5}, at_most = {k = 12, n_even = 32, mn = 1921555, mk = 553, n = 323}, kernels = [
    "block_3x128x2048"
  ], factors = [406]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 324, m = 7, mk = 81, k = 5}, at_most = {k = 12, n_even = 32, mn = 1921555, mk = 553}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "tall_1x256x1024"
  ], factors = [392, 391, 570]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 2, n_even = 33}, at_most = {k = 4, n_even = 362, mn = 1921555, mk = 553, elements = 927629}, kernels = [
    "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [476, 767]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 2, n_even = 33, elements = 927630}, at_most = {k = 4, n_even = 362, mn = 1921555, mk = 553}, kernels = [
    "block_3x128x2048", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [485, 404, 576]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 5, n_even = 33}, at_most = {k = 12, n_even = 362, mn = 1921555, mk = 553, m = 60}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [351, 352, 481]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 61, mk = 81, k = 5, n_even = 33}, at_most = {k = 12, n_even = 362, mn = 1921555, mk = 553}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [368, 463]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 13}, at_most = {k = 33, n_even = 362, mn = 1921555, mk = 553, elements = 40465}, kernels = [
    "block_3x128x2048"
  ], factors = [361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 81, k = 13, elements = 40466}, at_most = {k = 33, n_even = 362, mn = 1921555, mk = 553}, kernels = [
    "panel_3x128x2048", "panel_1x256x1024", "block_6x64x4096", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [351, 396, 309, 357, 381]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554}, at_most = {k = 3, n_even = 4, mn = 1921555, elements = 1129381}, kernels = [
    "panel_6x32x512", "panel_6x64x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [512, 568, 569, 552]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, elements = 1129382}, at_most = {k = 3, n_even = 4, mn = 1921555}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024"
  ], factors = [454, 672]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, n_even = 5}, at_most = {k = 1, n_even = 362, mn = 1921555}, kernels = [
    "panel_6x32x512", "block_6x64x4096", "tall_1x256x1024"
  ], factors = [524, 582, 1023]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, n_even = 5, k = 2}, at_most = {k = 3, n_even = 362, mn = 1921555, elements = 1068468}, kernels = [
    "block_6x64x4096", "tall_1x256x1024"
  ], factors = [518, 813]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, n_even = 5, k = 2, elements = 1068469}, at_most = {k = 3, n_even = 362, mn = 1921555}, kernels = [
    "panel_1x256x1024", "block_6x64x4096", "block_3x128x2048", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [575, 395, 489, 415, 574]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 4}, at_most = {k = 5, n_even = 32, mn = 1921555, mk = 2084}, kernels = [
    "panel_6x64x4096"
  ], factors = [456]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 2085, k = 4}, at_most = {k = 5, n_even = 32, mn = 1921555}, kernels = [
    "panel_6x32x512", "panel_6x64x4096"
  ], factors = [423, 478]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 6}, at_most = {k = 11, n_even = 32, mn = 1921555}, kernels = [
    "block_6x64x4096"
  ], factors = [377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 4, n_even = 33}, at_most = {k = 11, n_even = 362, mn = 1921555}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [375, 363, 454, 489]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 12}, at_most = {k = 25, n_even = 362, mn = 1921555, elements = 1009197, mnk = 716307}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [318, 359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 12, mnk = 716308}, at_most = {k = 25, n_even = 362, mn = 1921555, elements = 1009197}, kernels = [
    "panel_6x32x512", "block_6x64x4096", "block_3x128x2048"
  ], factors = [329, 313, 361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 12, elements = 1009198}, at_most = {k = 25, n_even = 362, mn = 1921555, k_even = 4}, kernels = [
    "panel_6x32x512", "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [396, 360, 364, 368, 346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 12, elements = 1009198, k_even = 5}, at_most = {k = 25, n_even = 362, mn = 1921555}, kernels = [
    "panel_3x128x2048", "tall_1x256x1024"
  ], factors = [375, 390]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 26}, at_most = {k = 33, n_even = 362, mn = 1921555, batches = 11}, kernels = [
    "block_6x64x4096", "block_3x128x2048"
  ], factors = [269, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mk = 554, k = 26, batches = 12}, at_most = {k = 33, n_even = 362, mn = 1921555}, kernels = [
    "panel_3x128x2048", "block_3x128x2048"
  ], factors = [284, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mn = 1921556}, at_most = {k = 9, n_even = 4, mnk = 7194825}, kernels = [
    "panel_6x64x4096"
  ], factors = [439]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mn = 1921556, mnk = 7194826}, at_most = {k = 9, n_even = 4, mnk = 23922987}, kernels = [
    "panel_6x64x4096"
  ], factors = [482]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mn = 1921556, n_even = 5}, at_most = {k = 9, n_even = 362, mnk = 23922987}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [384, 484, 463, 483]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mn = 1921556, mnk = 23922988}, at_most = {k = 9, n_even = 362}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [546, 723, 517, 547]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 141, m = 7, mn = 1921556, k = 10}, at_most = {k = 33, n_even = 362}, kernels = [
    "panel_3x128x2048", "block_6x64x4096", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [496, 486, 511, 511]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 34}, at_most = {k = 87, n_even = 362, mn = 627, n = 21, m = 14}, kernels = [
    "tall_6x32x512"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 34}, at_most = {k = 87, n_even = 362, mn = 627, n = 21}, kernels = [
    "panel_6x32x512"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 7, k = 34}, at_most = {k = 87, n_even = 362, mn = 627, n = 32}, kernels = [
    "panel_6x32x512"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 34}, at_most = {k = 87, n_even = 362, mn = 627}, kernels = [
    "block_6x64x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 88}, at_most = {k = 230, n_even = 362, mn = 231, n = 18}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 7, k = 88}, at_most = {k = 230, n_even = 362, mn = 231}, kernels = [
    "tall_6x32x512"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 88, mn = 232}, at_most = {k = 172, n_even = 362, mn = 507, n = 32}, kernels = [
    "panel_6x32x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 88, mn = 232}, at_most = {k = 172, n_even = 362, mn = 507}, kernels = [
    "block_6x64x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 88, mn = 508}, at_most = {k = 172, n_even = 362, mn = 627}, kernels = [
    "panel_6x32x512", "panel_6x64x4096"
  ], factors = [237, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 173, mn = 232}, at_most = {k = 230, n_even = 362, mn = 627, elements = 10580}, kernels = [
    "panel_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 173, mn = 232, elements = 10581}, at_most = {k = 230, n_even = 362, mn = 627}, kernels = [
    "block_6x64x4096", "tall_6x32x512"
  ], factors = [242, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 34, mn = 628}, at_most = {k = 106, n_even = 362, n = 32, m = 76}, kernels = [
    "panel_6x32x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 77, k = 34, mn = 628}, at_most = {k = 106, n_even = 362, n = 32, nk = 1363}, kernels = [
    "panel_6x64x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 77, k = 34, mn = 628, nk = 1364}, at_most = {k = 106, n_even = 362, n = 22}, kernels = [
    "panel_6x64x4096", "block_slab_10x32x8192", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [231, 227, 239, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 77, k = 34, mn = 628, nk = 1364}, at_most = {k = 106, n_even = 362, n = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 34, mn = 628}, at_most = {k = 59, n_even = 362, elements = 26582, m = 34}, kernels = [
    "block_3x128x2048"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 34, mn = 628, elements = 26583}, at_most = {k = 38, n_even = 362, elements = 297564, m = 34}, kernels = [
    "block_3x128x2048"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 39, mn = 628, elements = 26583}, at_most = {k = 59, n_even = 362, elements = 297564, m = 34}, kernels = [
    "block_3x128x2048"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 35, k = 34, mn = 628}, at_most = {k = 59, n_even = 362, elements = 297564}, kernels = [
    "block_6x64x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 34, mn = 628, elements = 297565}, at_most = {k = 59, n_even = 362, batches = 15}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_6x64x4096", "block_3x128x2048"
  ], factors = [266, 268, 248, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 34, mn = 628, elements = 297565, batches = 16}, at_most = {k = 59, n_even = 362, m = 292}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048"
  ], factors = [265, 276, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 293, k = 34, mn = 628, elements = 297565, batches = 16}, at_most = {k = 59, n_even = 362}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [260, 262, 248, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 60, mn = 628}, at_most = {k = 106, n_even = 362, mk = 768, elements = 437206}, kernels = [
    "block_3x128x2048"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 60, mn = 628, elements = 437207}, at_most = {k = 106, n_even = 362, mk = 768}, kernels = [
    "panel_3x128x2048", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [279, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 60, mn = 628, mk = 769}, at_most = {k = 76, n_even = 362, n = 71}, kernels = [
    "panel_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 7, k = 60, mn = 628, mk = 769}, at_most = {k = 76, n_even = 362, elements = 59356}, kernels = [
    "block_6x64x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 7, k = 60, mn = 628, mk = 769, elements = 59357}, at_most = {k = 76, n_even = 362}, kernels = [
    "panel_6x64x4096", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [250, 259, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 77, mn = 628, mk = 769}, at_most = {k = 106, n_even = 362}, kernels = [
    "panel_6x64x4096", "block_3x128x2048"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 107, mn = 628}, at_most = {k = 169, n_even = 362, n = 24, mnk = 144786}, kernels = [
    "panel_6x32x512"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 107, mn = 628, mnk = 144787}, at_most = {k = 169, n_even = 362, n = 24}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [229, 229, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 7, k = 107, mn = 628}, at_most = {k = 169, n_even = 362, n = 28}, kernels = [
    "panel_6x32x512", "panel_6x64x4096", "tall_14x32x8192"
  ], factors = [217, 225, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, m = 7, k = 107, mn = 628}, at_most = {k = 169, n_even = 362, n = 32}, kernels = [
    "panel_6x32x512", "panel_6x64x4096", "panel_1x256x1024", "tall_14x32x8192"
  ], factors = [209, 216, 183, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 628}, at_most = {k = 169, n_even = 128, mn = 4445, m = 30, n = 40}, kernels = [
    "panel_6x64x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 7, k = 107, mn = 628}, at_most = {k = 169, n_even = 128, mn = 4445, m = 30}, kernels = [
    "tall_6x64x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 628, n_even = 129}, at_most = {k = 169, n_even = 362, mn = 4445, m = 30}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096", "block_6x64x4096"
  ], factors = [274, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 107, mn = 628}, at_most = {k = 169, n_even = 362, mn = 4445, n = 42}, kernels = [
    "panel_6x64x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 31, k = 107, mn = 628}, at_most = {k = 169, n_even = 362, mn = 4445}, kernels = [
    "tall_6x64x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 4446}, at_most = {k = 169, n_even = 362, elements = 1115066, nk = 43532, n = 44}, kernels = [
    "tall_6x64x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, m = 7, k = 107, mn = 4446}, at_most = {k = 169, n_even = 32, elements = 1115066, nk = 43532}, kernels = [
    "panel_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, m = 7, k = 107, mn = 4446, n_even = 33}, at_most = {k = 169, n_even = 362, elements = 1115066, nk = 43532}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_slab_6x64x4096"
  ], factors = [239, 243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 4446, nk = 43533}, at_most = {k = 169, n_even = 362, elements = 1115066}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [249, 254, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 4446, elements = 1115067}, at_most = {k = 169, n_even = 362, nk = 24908, mn = 2596592}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [236, 219, 223, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 2596593, elements = 1115067}, at_most = {k = 169, n_even = 362, nk = 24908}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [233, 218, 224, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, k = 107, mn = 4446, elements = 1115067, nk = 24909}, at_most = {k = 169, n_even = 362}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [248, 245, 249, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 170, mn = 628}, at_most = {k = 230, n_even = 362, n = 24, mnk = 474052}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192"
  ], factors = [231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 170, mn = 628, mnk = 474053}, at_most = {k = 230, n_even = 362, n = 24}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [233, 229, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 7, k = 170, mn = 628}, at_most = {k = 230, n_even = 362, n = 33}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192"
  ], factors = [223, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 7, k = 170, mn = 628}, at_most = {k = 230, n_even = 362, m = 13, batches = 12}, kernels = [
    "tall_6x64x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 7, k = 170, mn = 628, batches = 13}, at_most = {k = 230, n_even = 362, m = 13}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 14, k = 170, mn = 628}, at_most = {k = 218, n_even = 362, m = 46, nk = 11615}, kernels = [
    "tall_6x64x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 14, k = 170, mn = 628, nk = 11616}, at_most = {k = 218, n_even = 362, m = 46}, kernels = [
    "tall_6x64x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 14, k = 219, mn = 628}, at_most = {k = 230, n_even = 362, m = 46}, kernels = [
    "panel_6x32x512", "tall_6x64x4096"
  ], factors = [235, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 47, k = 170, mn = 628}, at_most = {k = 230, n_even = 362, nk = 36097}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [239, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 47, k = 170, mn = 628, nk = 36098}, at_most = {k = 230, n_even = 362}, kernels = [
    "panel_6x32x512", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [227, 245, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363}, at_most = {k = 6, n_even = 724}, kernels = [
    "panel_6x64x4096", "tall_1x256x1024"
  ], factors = [467, 697]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 7}, at_most = {k = 23, n_even = 724, batches = 17, mn = 9821}, kernels = [
    "tall_1x256x1024"
  ], factors = [411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 7, mn = 9822}, at_most = {k = 23, n_even = 724, batches = 17}, kernels = [
    "panel_3x128x2048", "block_6x64x4096", "tall_1x256x1024"
  ], factors = [382, 330, 386]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 7, batches = 18}, at_most = {k = 23, n_even = 724}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [355, 364, 375]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725}, at_most = {k = 7, mn = 7916573, m = 23, mk = 29}, kernels = [
    "tall_1x256x1024"
  ], factors = [450]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, mk = 30}, at_most = {k = 7, mn = 7916573, m = 23}, kernels = [
    "tall_1x256x1024"
  ], factors = [410]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, k = 8}, at_most = {k = 10, mn = 7916573, m = 23}, kernels = [
    "tall_1x256x1024"
  ], factors = [344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 24, n_even = 725}, at_most = {k = 7, mn = 7916573, n = 1448}, kernels = [
    "panel_1x256x1024", "tall_1x256x1024"
  ], factors = [374, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 24, n_even = 725}, at_most = {k = 7, mn = 7916573, m = 849}, kernels = [
    "panel_1x256x1024", "tall_1x256x1024"
  ], factors = [287, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 850, n_even = 725}, at_most = {k = 7, mn = 7916573}, kernels = [
    "panel_1x256x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 24, n_even = 725, k = 8}, at_most = {k = 10, mn = 7916573}, kernels = [
    "panel_1x256x1024", "tall_1x256x1024"
  ], factors = [274, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, mn = 7916574}, at_most = {k = 10}, kernels = [
    "panel_6x64x4096", "panel_1x256x1024", "block_6x64x4096", "tall_1x256x1024"
  ], factors = [414, 372, 458, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, k = 11}, at_most = {k = 23, mn = 3137289}, kernels = [
    "panel_3x128x2048", "tall_1x256x1024"
  ], factors = [279, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, k = 11, mn = 3137290}, at_most = {k = 23, m = 2903}, kernels = [
    "tall_1x256x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2904, n_even = 725, k = 11, mn = 3137290}, at_most = {k = 23}, kernels = [
    "panel_1x256x1024", "tall_1x256x1024"
  ], factors = [291, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 24}, at_most = {k = 91, n = 724, nk = 18317, m = 11}, kernels = [
    "block_3x128x2048", "tall_1x256x1024"
  ], factors = [343, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, n_even = 363, k = 24}, at_most = {k = 91, n = 724, nk = 18317}, kernels = [
    "panel_3x128x2048", "tall_6x64x4096"
  ], factors = [294, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 24, nk = 18318}, at_most = {k = 91, n = 724, elements = 158425}, kernels = [
    "panel_3x128x2048"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 24, nk = 18318, elements = 158426}, at_most = {k = 91, n = 724}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048"
  ], factors = [255, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 7, n_even = 363, k = 24}, at_most = {k = 56, m = 9, batches = 1}, kernels = [
    "panel_3x128x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 10, n_even = 363, k = 24}, at_most = {k = 56, m = 21, batches = 1}, kernels = [
    "panel_3x128x2048", "tall_1x256x1024"
  ], factors = [292, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 7, n_even = 363, k = 24, batches = 2}, at_most = {k = 56, m = 21}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "tall_1x256x1024"
  ], factors = [290, 296, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 7, n_even = 363, k = 57}, at_most = {k = 91, m = 21}, kernels = [
    "panel_3x128x2048", "block_3x128x2048"
  ], factors = [265, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 22, n_even = 363, k = 24}, at_most = {k = 32}, kernels = [
    "panel_3x128x2048", "block_3x128x2048"
  ], factors = [266, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 22, n_even = 363, k = 33}, at_most = {k = 91}, kernels = [
    "panel_3x128x2048", "block_3x128x2048"
  ], factors = [252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 92}, at_most = {k = 230, mk = 1803, elements = 1335737}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096", "block_3x128x2048"
  ], factors = [279, 266, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 92, elements = 1335738}, at_most = {k = 230, mk = 1803}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096"
  ], factors = [263, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 92, mk = 1804}, at_most = {k = 230, mn = 1230437, n_even = 724}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_6x64x4096"
  ], factors = [250, 248, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, k = 92, mk = 1804}, at_most = {k = 230, mn = 1230437, mk = 4223}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096"
  ], factors = [258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 725, k = 92, mk = 4224}, at_most = {k = 230, mn = 1230437}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [242, 245, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, n_even = 363, k = 92, mk = 1804, mn = 1230438}, at_most = {k = 230}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [259, 249, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 231}, at_most = {n = 25, m = 37, k = 562, mn = 247, mk = 2731}, kernels = [
    "dot_narrow_6x4x4096", "block_16x16x16384"
  ], factors = [266, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 231, mk = 2732}, at_most = {n = 25, m = 13, k = 562, mn = 247, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 231, mk = 2732, k_even = 5}, at_most = {n = 25, m = 13, k = 562, mn = 247}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 231, mk = 2732}, at_most = {n = 25, m = 37, k = 562, mn = 247}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [246, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 231, mn = 248}, at_most = {n = 12, m = 37, k = 562}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [256, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7, k = 231, mn = 248}, at_most = {n = 17, m = 37, k = 562, nk = 5751}, kernels = [
    "block_16x16x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7, k = 231, mn = 248, nk = 5752}, at_most = {n = 17, m = 37, k = 562}, kernels = [
    "panel_6x32x512", "dot_narrow_6x4x4096"
  ], factors = [239, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 18, m = 7, k = 231, mn = 248}, at_most = {n = 20, m = 37, k = 562}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 7, k = 231, mn = 248}, at_most = {n = 25, m = 37, k = 562}, kernels = [
    "panel_6x32x512"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 563}, at_most = {n = 12, m = 15, mn = 154}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7, k = 563}, at_most = {n = 16, m = 15, mn = 154}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, k = 563, mn = 155}, at_most = {n = 16, m = 15}, kernels = [
    "panel_14x16x16384", "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [236, 266, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 563}, at_most = {n = 20, m = 15}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [245, 223, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 7, k = 563}, at_most = {n = 25, m = 15}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [255, 234, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 563}, at_most = {n = 16, m = 37, mn = 267, mnk = 524223}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 563, mnk = 524224}, at_most = {n = 16, m = 37, mn = 267}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 563, mn = 268}, at_most = {n = 16, m = 37, mn = 389, k_even = 8}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [246, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 563, mn = 268, k_even = 9}, at_most = {n = 16, m = 37, mn = 389}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [245, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 563}, at_most = {n = 25, m = 37, mn = 389}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_2x8x2048"
  ], factors = [248, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 563, mn = 390}, at_most = {n = 16, m = 37}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [239, 255, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 563, mn = 390}, at_most = {n = 20, m = 37}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [246, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 16, k = 563, mn = 390}, at_most = {n = 25, m = 37, k = 4137}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [254, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 16, k = 4138, mn = 390}, at_most = {n = 25, m = 37}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [246, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 231}, at_most = {n = 12, k = 488, elements = 23225246, m = 4093, k_even = 4}, kernels = [
    "panel_14x32x8192", "tall_6x32x512"
  ], factors = [242, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 231, k_even = 5}, at_most = {n = 12, k = 488, elements = 23225246, m = 4093}, kernels = [
    "panel_14x32x8192", "dot_narrow_12x2x8192", "dot_narrow_6x4x4096", "tall_14x32x8192"
  ], factors = [240, 265, 250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 489}, at_most = {n = 12, k = 826, elements = 23225246, m = 4093}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [265, 246, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4094, k = 231}, at_most = {n = 12, k = 826, elements = 23225246}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096", "tall_14x32x8192"
  ], factors = [255, 253, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 231, elements = 23225247}, at_most = {n = 12, k = 826, mk = 31569379}, kernels = [
    "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 231, elements = 23225247, mk = 31569380}, at_most = {n = 12, k = 826}, kernels = [
    "tall_6x32x512", "tall_6x64x4096", "tall_3x128x2048"
  ], factors = [242, 253, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 231}, at_most = {n = 16, k = 396, mnk = 548313}, kernels = [
    "panel_14x32x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 231, mnk = 548314}, at_most = {n = 16, k = 396, mnk = 336124830}, kernels = [
    "panel_6x32x512", "panel_14x32x8192"
  ], factors = [258, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 231, mnk = 336124831}, at_most = {n = 16, k = 396}, kernels = [
    "tall_6x32x512", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [242, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 397}, at_most = {n = 16, k = 826, mk = 524543, m = 113}, kernels = [
    "panel_14x32x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 114, k = 397}, at_most = {n = 16, k = 826, mk = 524543}, kernels = [
    "panel_14x32x8192", "dot_narrow_12x2x8192"
  ], factors = [257, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 397, mk = 524544}, at_most = {n = 16, k = 826}, kernels = [
    "panel_14x32x8192", "tall_6x64x4096"
  ], factors = [258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 827}, at_most = {n = 16, mn = 750, m = 50}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [240, 252, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 51, k = 827}, at_most = {n = 16, mn = 750}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 827, mn = 751}, at_most = {n = 12, k_even = 724, m = 605}, kernels = [
    "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [273, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 606, k = 827, mn = 751}, at_most = {n = 12, k_even = 724, mk = 15531920}, kernels = [
    "dot_narrow_6x4x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [263, 229, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 606, k = 827, mn = 751, mk = 15531921}, at_most = {n = 12, k_even = 724}, kernels = [
    "tall_6x32x512", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [227, 257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 751}, at_most = {n = 16, k_even = 724, elements = 10332772}, kernels = [
    "panel_14x32x8192", "tall_14x32x8192"
  ], factors = [250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 751, elements = 10332773}, at_most = {n = 16, k_even = 724}, kernels = [
    "panel_14x32x8192", "tall_6x32x512", "tall_6x64x4096"
  ], factors = [240, 228, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 38, k = 827, mn = 751, k_even = 725}, at_most = {n = 12}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096", "tall_6x32x512", "tall_6x64x4096"
  ], factors = [230, 240, 223, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 751, k_even = 725}, at_most = {n = 16, nk = 61303, mn = 89523, elements = 543665}, kernels = [
    "panel_14x32x8192", "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [241, 236, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 751, k_even = 725, elements = 543666}, at_most = {n = 16, nk = 61303, mn = 89523}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096", "tall_6x32x512", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [215, 240, 229, 217, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 89524, k_even = 725}, at_most = {n = 16, nk = 61303}, kernels = [
    "tall_14x16x1024", "tall_6x32x512", "tall_6x64x4096"
  ], factors = [245, 228, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 751, k_even = 725, nk = 61304}, at_most = {n = 16, mn = 1088}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 38, k = 827, mn = 1089, k_even = 725, nk = 61304}, at_most = {n = 16}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [240, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 231}, at_most = {n = 20, k = 566}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [232, 256, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 567}, at_most = {n = 20, k = 2080, k_even = 8}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [256, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 567, k_even = 9}, at_most = {n = 20, k = 2080}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 38, k = 231}, at_most = {n = 25, k = 535, mn = 2068}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [231, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 38, k = 231, mn = 2069}, at_most = {n = 25, k = 535}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [230, 227, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 38, k = 536}, at_most = {n = 25, k = 2080, k_even = 8}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192"
  ], factors = [232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 38, k = 536, k_even = 9}, at_most = {n = 25, k = 2080}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [252, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 2081}, at_most = {n = 21, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 2081, k_even = 5}, at_most = {n = 21}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 38, k = 2081}, at_most = {n = 25}, kernels = [
    "panel_14x32x8192", "panel_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [240, 229, 252, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 231}, at_most = {m = 18, k = 982, mn = 468, nk = 18345, n = 33, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x32x512"
  ], factors = [242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 231, k_even = 5}, at_most = {m = 18, k = 982, mn = 468, nk = 18345, n = 33}, kernels = [
    "panel_6x32x512", "dot_narrow_6x4x4096"
  ], factors = [237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 7, k = 231}, at_most = {m = 18, k = 982, mn = 468, nk = 18345}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 231, nk = 18346}, at_most = {m = 18, k = 982, mn = 468}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 231, mn = 469}, at_most = {m = 9, k = 439, elements = 875448, mn = 581}, kernels = [
    "block_6x64x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 231, mn = 582}, at_most = {m = 9, k = 439, elements = 875448}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 231, mn = 469, elements = 875449}, at_most = {m = 9, k = 439}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [264, 244, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 231, mn = 469}, at_most = {m = 18, k = 302, elements = 1000384}, kernels = [
    "tall_6x64x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 231, mn = 469, elements = 1000385}, at_most = {m = 18, k = 302}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 303, mn = 469}, at_most = {m = 18, k = 439}, kernels = [
    "block_slab_6x64x4096", "block_6x64x4096", "tall_6x32x512"
  ], factors = [253, 245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 440, mn = 469}, at_most = {m = 8, k = 982, n = 73}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74, m = 7, k = 440, mn = 469}, at_most = {m = 8, k = 982, n = 2045, elements = 1206531}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74, m = 7, k = 440, mn = 469, elements = 1206532}, at_most = {m = 8, k = 982, n = 2045}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [260, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2046, m = 7, k = 440, mn = 469}, at_most = {m = 8, k = 982}, kernels = [
    "dot_narrow_1x4x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [299, 268, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 9, k = 440, mn = 469}, at_most = {m = 11, k = 982, elements = 1511279}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [245, 247, 249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 12, k = 440, mn = 469}, at_most = {m = 15, k = 982, elements = 1511279}, kernels = [
    "tall_6x64x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 9, k = 440, mn = 469, elements = 1511280}, at_most = {m = 15, k = 982}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [259, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 440, mn = 469}, at_most = {m = 18, k = 982, k_even = 181}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "block_6x64x4096"
  ], factors = [253, 255, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 440, mn = 469, k_even = 182}, at_most = {m = 18, k = 982, elements = 1058633}, kernels = [
    "panel_6x32x512"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 440, mn = 469, k_even = 182, elements = 1058634}, at_most = {m = 18, k = 982}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [244, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 983}, at_most = {m = 9, mn = 32839, k = 1950, elements = 1396275}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 983, elements = 1396276}, at_most = {m = 9, mn = 32839, k = 1950, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [262, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 983, elements = 1396276, k_even = 5}, at_most = {m = 9, mn = 32839, k = 1950}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [264, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 1951}, at_most = {m = 7, mn = 518, elements = 21505252}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [250, 225, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 8, k = 1951}, at_most = {m = 9, mn = 518, elements = 21505252}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [257, 235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 1951, mn = 519}, at_most = {m = 9, mn = 32839, elements = 1076200}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [263, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 1951, mn = 519, elements = 1076201}, at_most = {m = 8, mn = 32839, elements = 21505252, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [261, 236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 9, k = 1951, mn = 519, elements = 1076201}, at_most = {m = 9, mn = 32839, elements = 21505252, k_even = 4}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [262, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 1951, mn = 519, elements = 1076201, k_even = 5}, at_most = {m = 8, mn = 32839, elements = 21505252}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [271, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 9, k = 1951, mn = 519, elements = 1076201, k_even = 5}, at_most = {m = 9, mn = 32839, elements = 21505252}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [263, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 1951, elements = 21505253}, at_most = {m = 9, mn = 32839}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "dot_narrow_2x8x2048"
  ], factors = [253, 264, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 983, mn = 32840}, at_most = {m = 8, k_even = 256}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [283, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 9, k = 983, mn = 32840}, at_most = {m = 9, k_even = 256}, kernels = [
    "block_slab_10x32x8192", "block_slab_6x64x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [235, 285, 265, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, k = 983, mn = 32840, k_even = 257}, at_most = {m = 9}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [256, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 983}, at_most = {m = 18, mn = 355, n = 32}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 983, mn = 356}, at_most = {m = 18, mn = 652, n = 32, k_even = 8}, kernels = [
    "panel_14x32x8192", "panel_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [245, 221, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 983, mn = 356, k_even = 9}, at_most = {m = 18, mn = 652, n = 32}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [229, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 983}, at_most = {m = 18, mn = 652, n = 39}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [249, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 10, k = 983}, at_most = {m = 18, mn = 652}, kernels = [
    "dot_narrow_3x2x8192", "dot_narrow_12x2x8192", "dot_narrow_6x4x4096"
  ], factors = [280, 288, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 983, mn = 653}, at_most = {m = 12, k = 3632, elements = 1153252}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "tall_6x64x4096"
  ], factors = [255, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 983, mn = 653, elements = 1153253}, at_most = {m = 12, k = 3632, n = 4151}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [262, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4152, m = 10, k = 983, mn = 653, elements = 1153253}, at_most = {m = 12, k = 3632}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [264, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 3633, mn = 653}, at_most = {m = 11, elements = 25569906, n = 1659}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [258, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 12, k = 3633, mn = 653}, at_most = {m = 12, elements = 25569906, n = 1659}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [260, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1660, m = 10, k = 3633, mn = 653}, at_most = {m = 12, elements = 25569906}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [261, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 3633, mn = 653, elements = 25569907}, at_most = {m = 12}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [270, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 983, mn = 653}, at_most = {m = 18, k_even = 4, k = 3467}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 3468, mn = 653}, at_most = {m = 18, k_even = 4, mnk = 15571479}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 3468, mn = 653, mnk = 15571480}, at_most = {m = 18, k_even = 4}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_14x2x8192", "dot_narrow_6x4x4096"
  ], factors = [250, 326, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 983, mn = 653, k_even = 5}, at_most = {m = 15, k = 4031}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 983, mn = 653, k_even = 5}, at_most = {m = 18, k = 4031, n_even = 724}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688", "tall_6x64x4096"
  ], factors = [252, 250, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 983, mn = 653, k_even = 5, n_even = 725}, at_most = {m = 18, k = 4031, mk = 23883}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 983, mn = 653, k_even = 5, n_even = 725, mk = 23884}, at_most = {m = 18, k = 4031}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 4032, mn = 653, k_even = 5}, at_most = {m = 18, k_even = 724, mk = 683495}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [242, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 4032, mn = 653, k_even = 5, mk = 683496}, at_most = {m = 18, k_even = 724}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [265, 237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 4032, mn = 653, k_even = 725}, at_most = {m = 18, mnk = 154875880}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [258, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 4032, mn = 653, k_even = 725, mnk = 154875881}, at_most = {m = 18}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [264, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231}, at_most = {n = 32, nk = 91864, k = 293, mnk = 918031}, kernels = [
    "tall_14x32x8192"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, mnk = 918032}, at_most = {n = 32, nk = 91864, k = 293, elements = 346588}, kernels = [
    "tall_14x32x8192"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, mnk = 918032, elements = 346589}, at_most = {n = 32, nk = 91864, k = 293, mnk = 18912981}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192"
  ], factors = [219, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, mnk = 18912982, elements = 346589}, at_most = {n = 32, nk = 91864, k = 293}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "tall_14x32x8192"
  ], factors = [216, 198, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 294}, at_most = {n = 32, nk = 91864, k = 533, m = 156}, kernels = [
    "panel_6x32x512", "block_slab_10x32x8192", "tall_14x32x8192"
  ], factors = [220, 220, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 157, k = 294}, at_most = {n = 32, nk = 91864, k = 533}, kernels = [
    "panel_6x32x512", "panel_3x128x2048", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [208, 215, 211, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 231}, at_most = {n = 36, nk = 91864, k = 533}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [272, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 19, k = 231}, at_most = {n = 40, nk = 91864, k = 533}, kernels = [
    "tall_6x64x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 534}, at_most = {n = 32, nk = 91864, m = 308}, kernels = [
    "panel_6x64x4096", "tall_6x32x512", "tall_14x32x8192"
  ], factors = [234, 217, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 309, k = 534}, at_most = {n = 32, nk = 91864}, kernels = [
    "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [227, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 534}, at_most = {n = 40, nk = 91864}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [242, 266, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, nk = 91865}, at_most = {n = 32, k_even = 8}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [229, 231, 256, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, nk = 91865, k_even = 9}, at_most = {n = 32, k_even = 724, mn = 1167}, kernels = [
    "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [246, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, nk = 91865, k_even = 9, mn = 1168}, at_most = {n = 32, k_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_10x32x8192", "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [227, 234, 230, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, nk = 91865, k_even = 725}, at_most = {n = 32, mn = 1331}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [230, 215, 239, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 19, k = 231, nk = 91865, k_even = 725, mn = 1332}, at_most = {n = 32}, kernels = [
    "panel_6x32x512", "tall_6x64x4096"
  ], factors = [231, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 231, nk = 91865}, at_most = {n = 40, mn = 1306}, kernels = [
    "dot_narrow_6x4x4096", "dot_narrow_4x6x2688"
  ], factors = [249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 231, nk = 91865, mn = 1307}, at_most = {n = 40}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231}, at_most = {k = 383, nk = 33771, mk = 82815, batches = 54}, kernels = [
    "tall_6x64x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231, batches = 55}, at_most = {k = 383, nk = 33771, mk = 82815}, kernels = [
    "block_slab_6x64x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [250, 234, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231, mk = 82816}, at_most = {k = 383, nk = 33771, elements = 440463}, kernels = [
    "block_6x64x4096", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [212, 230, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231, mk = 82816, elements = 440464}, at_most = {k = 383, nk = 33771, mn = 1013162}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [232, 212, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231, mk = 82816, elements = 440464, mn = 1013163}, at_most = {k = 383, nk = 33771}, kernels = [
    "panel_1x256x1024", "block_6x64x4096"
  ], factors = [244, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231, nk = 33772}, at_most = {k = 383, mk = 8199}, kernels = [
    "tall_6x64x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 231, nk = 33772, mk = 8200}, at_most = {k = 383}, kernels = [
    "block_slab_6x64x4096", "block_6x64x4096", "block_3x128x2048", "tall_6x64x4096"
  ], factors = [239, 219, 242, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 384}, at_most = {k = 799, m = 37, k_even = 32, batches = 6}, kernels = [
    "block_slab_6x64x4096", "tall_6x32x512", "tall_6x64x4096"
  ], factors = [249, 224, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 384, batches = 7}, at_most = {k = 799, m = 37, k_even = 32}, kernels = [
    "panel_6x32x512", "block_slab_6x64x4096", "block_6x64x4096"
  ], factors = [242, 255, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 800}, at_most = {k = 958, m = 37, k_even = 32}, kernels = [
    "panel_14x32x8192", "block_slab_6x64x4096"
  ], factors = [241, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 384, k_even = 33}, at_most = {k = 958, m = 37, elements = 1288455, mnk = 4073789}, kernels = [
    "block_6x64x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 384, k_even = 33, mnk = 4073790}, at_most = {k = 958, m = 37, elements = 1288455}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 384, k_even = 33, elements = 1288456}, at_most = {k = 958, m = 37}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "block_6x64x4096"
  ], factors = [245, 247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 38, k = 384}, at_most = {k = 958, n = 132, k_even = 128, m = 232}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [239, 229, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 233, k = 384}, at_most = {k = 958, n = 132, k_even = 128, nk = 25430}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "tall_6x64x4096"
  ], factors = [237, 229, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 233, k = 384, nk = 25431}, at_most = {k = 958, n = 132, k_even = 128}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [234, 227, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 38, k = 384, k_even = 129}, at_most = {k = 958, n = 132, elements = 1291740}, kernels = [
    "panel_6x32x512", "panel_6x64x4096"
  ], factors = [217, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 38, k = 384, k_even = 129, elements = 1291741}, at_most = {k = 958, n = 132}, kernels = [
    "panel_6x64x4096", "tall_14x32x8192", "tall_6x64x4096", "tall_1x256x1024"
  ], factors = [234, 225, 217, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 38, k = 384}, at_most = {k = 958, elements = 1636310, k_even = 362, m = 148}, kernels = [
    "panel_6x32x512", "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [224, 240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 149, k = 384}, at_most = {k = 958, elements = 1636310, k_even = 362}, kernels = [
    "panel_6x32x512", "panel_6x64x4096", "block_3x128x2048"
  ], factors = [217, 233, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 38, k = 384, k_even = 363}, at_most = {k = 958, elements = 1636310, mk = 46340}, kernels = [
    "panel_6x32x512", "tall_6x64x4096"
  ], factors = [225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 38, k = 384, k_even = 363, mk = 46341}, at_most = {k = 958, elements = 1636310}, kernels = [
    "panel_6x64x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 38, k = 384, elements = 1636311}, at_most = {k = 958}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096", "block_3x128x2048"
  ], factors = [227, 236, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 959}, at_most = {mn = 68650, k_even = 724, m = 40, n = 48}, kernels = [
    "dot_narrow_6x4x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [256, 228, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 959}, at_most = {mn = 68650, k_even = 724, m = 40, n = 58}, kernels = [
    "dot_narrow_6x4x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 19, k = 959}, at_most = {mn = 68650, k_even = 724, m = 40, elements = 1317214, n = 274}, kernels = [
    "panel_14x32x8192", "block_slab_6x64x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [244, 247, 232, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 275, m = 19, k = 959}, at_most = {mn = 68650, k_even = 724, m = 40, elements = 1317214}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 19, k = 959, elements = 1317215}, at_most = {mn = 68650, k_even = 4, m = 24, nk = 21210186}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 19, k = 959, elements = 1317215, k_even = 5}, at_most = {mn = 68650, k_even = 724, m = 24, nk = 21210186}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [242, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 25, k = 959, elements = 1317215}, at_most = {mn = 68650, k_even = 724, m = 40, nk = 21210186}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 19, k = 959, elements = 1317215, nk = 21210187}, at_most = {mn = 68650, k_even = 724, m = 40}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "block_6x64x4096"
  ], factors = [256, 231, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 41, k = 959}, at_most = {mn = 68650, k_even = 724, n = 54, m = 62}, kernels = [
    "panel_14x32x8192", "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [239, 242, 262, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 63, k = 959}, at_most = {mn = 68650, k_even = 724, n = 54}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [240, 240, 235, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, m = 41, k = 959}, at_most = {mn = 68650, k_even = 724, m = 76, nk = 1096902}, kernels = [
    "panel_14x32x8192", "panel_6x64x4096", "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [239, 241, 240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, m = 41, k = 959, nk = 1096903}, at_most = {mn = 68650, k_even = 724, m = 76}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, m = 77, k = 959}, at_most = {mn = 68650, k_even = 724}, kernels = [
    "block_slab_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [235, 229, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 959, k_even = 725}, at_most = {mn = 68650, k = 3547, m = 27, elements = 2192382}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [245, 249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 28, k = 959, k_even = 725}, at_most = {mn = 68650, k = 3547, m = 51, elements = 2192382}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096"
  ], factors = [247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 959, k_even = 725, elements = 2192383}, at_most = {mn = 68650, k = 3547, m = 51}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [242, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 52, k = 959, k_even = 725}, at_most = {mn = 68650, k = 3547, n = 86, nk = 111573}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 52, k = 959, k_even = 725, nk = 111574}, at_most = {mn = 68650, k = 3547, n = 86}, kernels = [
    "panel_6x64x4096", "dot_narrow_6x4x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [243, 259, 229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 87, m = 52, k = 959, k_even = 725}, at_most = {mn = 68650, k = 3547}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [237, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 3548, k_even = 725}, at_most = {mn = 68650, m = 31}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 32, k = 3548, k_even = 725}, at_most = {mn = 68650, m = 35}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [244, 238, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 36, k = 3548, k_even = 725}, at_most = {mn = 68650, m = 61}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096"
  ], factors = [238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 62, k = 3548, k_even = 725}, at_most = {mn = 68650, m = 124}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [233, 244, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 125, k = 3548, k_even = 725}, at_most = {mn = 68650}, kernels = [
    "block_slab_6x64x4096", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [232, 221, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 959, mn = 68651}, at_most = {m = 42, nk = 16351960}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 19, k = 959, mn = 68651, nk = 16351961}, at_most = {m = 42}, kernels = [
    "block_slab_6x64x4096", "dot_narrow_6x4x4096", "tall_6x64x4096"
  ], factors = [244, 251, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 43, k = 959, mn = 68651}, at_most = {m = 93, k_even = 4}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 43, k = 959, mn = 68651, k_even = 5}, at_most = {m = 93}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 94, k = 959, mn = 68651}, at_most = {k = 3822, n = 123}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x4096", "tall_14x32x8192", "tall_6x64x4096"
  ], factors = [239, 237, 229, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, m = 94, k = 959, mn = 68651}, at_most = {k = 3822, mn = 81965}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [233, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, m = 94, k = 959, mn = 81966}, at_most = {k = 3822, mn = 94560}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x4096", "tall_6x64x4096"
  ], factors = [226, 232, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, m = 94, k = 959, mn = 94561}, at_most = {k = 3822}, kernels = [
    "block_slab_6x64x4096", "tall_6x64x4096", "tall_3x128x2048"
  ], factors = [232, 219, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 94, k = 3823, mn = 68651}, at_most = {k_even = 256}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 94, k = 3823, mn = 68651, k_even = 257}, at_most = {}, kernels = [
    "block_slab_6x64x4096"
  ], factors = [236]} : () -> ()
}) {sym_name = "matmul_i8_nt", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake, layout = "nt"} : () -> ()
