// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1487 synthetic shapes, 2026-11-28, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 17 of 45 candidates kept (813 generated); the best of them against the best of all: 1.017 (geometric mean of times)
// chosen against the best of them: 1.039, worst 2.63
// predicted against measured time: median error 12.1 %; g: 7.8 % at most
// Shortlists of batches: learnt of 1273 of them, measured with these micro-kernels, 2026-11-28.
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  cores = 2, dot_i16 = 1, dram_all_mbs = 36000, dram_mbs = 20000, dram_ps = 110000, l1_bytes = 32768,
  l1_mbs = 205000, l1_ps = 1250, l2_bytes = 524288, l2_mbs = 102000, l2_ps = 3750, l3_bytes = 12582912,
  l3_mbs = 55000, l3_ps = 14400, masked_access = 1, masks_cheap = 0, peak_mflops_per_pe = 103000,
  prefetch_b = 0, vector_bits = 256, vector_registers = 16, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [123531, 22721625, 25295269, 43715000],
      g_slope = [7532698, 2573644, 9209865, 6729824], a_far = 599, alias_a = 100, alias_c = 110,
      apart_far = 321, apart_near = 22, b_far = 486, b_near = 51, brief = 77, c_far = 525, c_near = 24,
      column = 358, conflict = 25076, conflict_c = 266, edge = 50, edge_columns = 8, fma = 335, loop = 32133,
      once_near = 310, pack = 158, region = 10412, reread = 1024, rows_far = 1024, rows_near = 1024,
      seam = 887, stall = 115, visit = 312
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_12x8x4096", family = "panel",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [78974, 326374222], g_slope = [36255027, 39344394], a_far = 305, a_near = 6,
      alias_a = 184, alias_c = 539, apart_near = 48, b_far = 363, b_near = 31, brief = 2, c_far = 644,
      c_near = 9, column = 233, conflict_a = 21086, conflict_c = 3148, edge = 505, fma = 343, loop = 7891,
      mask = 2, once_far = 400, once_near = 12, pack = 244, region = 7330, reread = 10, rows_far = 114,
      seam = 99, stall = 1, visit = 2560
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x2048", family = "panel",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [90873, 9275048, 25408700], g_slope = [9184175, 16133652, 10507233],
      a_far = 414, a_near = 81, alias_a = 1, alias_c = 424, apart_far = 382, b_far = 78, b_near = 62,
      brief = 34, c_far = 700, c_near = 3, column = 63, conflict = 4823, conflict_a = 3719, conflict_c = 454,
      edge = 146, edge_columns = 8, fma = 315, loop = 14496, mask = 2, once_far = 43, once_near = 91,
      pack = 253, region = 4221, rows_far = 543, seam = 244, stall = 51, visit = 1749
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x128", family = "panel",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [120567, 956345, 5605320, 6798449, 36514944, 41466800],
      g_slope = [835778, 929795, 397709, 900499, 235802, 1266693], a_far = 715, a_near = 16, alias_a = 326,
      alias_c = 242, apart_far = 511, apart_near = 1, b_far = 323, b_near = 75, brief = 34, c_far = 433,
      c_near = 22, column = 119, conflict = 9697, conflict_a = 4156, conflict_c = 61, edge = 71,
      edge_columns = 8, fma = 315, loop = 21362, pack = 186, region = 5279, reread = 73, rows_far = 1024,
      rows_near = 935, seam = 533, stall = 110, visit = 790
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [55336, 28085563, 45314111], g_slope = [9343409, 17228548, 10336867],
      a_far = 153, a_near = 67, alias_a = 56, alias_c = 431, apart_far = 50, apart_near = 31, b_far = 421,
      b_near = 40, brief = 36, c_far = 528, column = 31, conflict = 5303, conflict_a = 3180, conflict_c = 827,
      edge = 161, edge_columns = 8, fma = 308, loop = 13351, mask = 2, once_far = 247, once_near = 1,
      pack = 263, region = 5503, reread = 1, rows_far = 511, seam = 289, stall = 142, visit = 1809
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x128", family = "tall",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 2, 6, 9, 42], g_ps = [101267, 1810276, 5670256, 7663056, 37423833],
      g_slope = [854504, 964995, 664266, 901841, 759747], a_far = 238, a_near = 47, alias_a = 327,
      alias_c = 155, apart_far = 246, apart_near = 1, b_far = 609, b_near = 62, brief = 20, c_far = 565,
      c_near = 38, column = 121, conflict = 8466, conflict_a = 4866, conflict_c = 469, edge = 130,
      edge_columns = 8, fma = 327, loop = 22289, mask = 1, once_far = 220, pack = 163, region = 6005,
      reread = 1, rows_far = 1021, rows_near = 818, seam = 445, stall = 111, visit = 853
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x2x2048", family = "dot",
    tile = #dynmlir.tile<2, 2, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [37000, 2269315, 2431300, 4512524, 5257786, 9785750],
      g_slope = [744105, 161985, 1040612, 248420, 1131991, 864819], a_far = 561, alias_a = 10, b_far = 401,
      b_near = 3, c_far = 179, conflict_a = 2146, edge = 20, fma = 588, loop = 3422, once_far = 372,
      region = 4515, reread = 45, rows_near = 18, split = 160, stall = 6, visit = 1660
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x2x2048", family = "dot",
    tile = #dynmlir.tile<6, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [51359, 1662411, 2930042, 6528595, 8917667, 23063000],
      g_slope = [1611052, 1267631, 1799276, 1194536, 2020761, 963616], a_far = 479, a_near = 9, b_far = 329,
      b_near = 36, c_far = 1017, c_near = 715, conflict_a = 2850, fma = 639, loop = 2323, once_far = 335,
      region = 5161, reread = 41, rows_far = 33, rows_near = 43, split = 128, visit = 2624
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x1024", family = "dot",
    tile = #dynmlir.tile<2, 4, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9, 13], g_ps = [31945, 478318, 1538813, 2450833, 4888292, 5969667],
      g_slope = [446373, 530247, 304006, 812486, 270343, 599909], a_far = 747, a_near = 2, alias_a = 1,
      b_far = 402, b_near = 25, c_far = 1024, c_near = 1024, conflict_a = 4206, edge = 74, fma = 371,
      loop = 6814, once_far = 377, once_near = 29, region = 4802, reread = 13, rows_far = 3, rows_near = 231,
      split = 428, stall = 1, visit = 1194
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x512", family = "dot",
    tile = #dynmlir.tile<1, 8, 512>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [34139, 373979, 1048517, 2032367, 3164167, 5819708],
      g_slope = [339840, 674538, 245962, 377266, 663885, 57159], a_far = 543, a_near = 7, alias_a = 212,
      b_far = 320, b_near = 37, c_far = 1024, c_near = 889, conflict_a = 15653, edge = 26, fma = 353,
      loop = 7766, once_far = 264, once_near = 74, region = 3356, reread = 51, rows_far = 1021,
      rows_near = 1024, split = 2194, stall = 6, visit = 894
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_2x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<2, 4, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [24644, 703542, 1851667, 2360911],
      g_slope = [678898, 1148125, 509244, 755166], a_far = 792, a_near = 1, alias_a = 33, b_far = 199,
      b_near = 74, c_far = 1024, c_near = 802, conflict_a = 631, edge = 39, fma = 490, loop = 6778,
      once_far = 226, once_near = 1, region = 7610, reread = 37, rows_far = 9, rows_near = 891, split = 344,
      stall = 45, visit = 1345
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x4096", family = "block",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [68217, 39293222], g_slope = [39225005, 36493800], a_far = 273, a_near = 6,
      alias_a = 244, alias_c = 268, apart_far = 200, b_far = 176, b_near = 35, brief = 14, c_far = 668,
      c_near = 41, column = 134, conflict_a = 18842, conflict_c = 5037, edge = 736, fma = 352, loop = 10590,
      mask = 15, once_far = 196, once_near = 70, pack = 139, region = 4948, reread = 7, rows_far = 192,
      seam = 330, stall = 20, visit = 2280
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [90485, 36912056], g_slope = [12273857, 10008982], a_far = 383, a_near = 73,
      alias_a = 1, alias_c = 499, apart_far = 321, apart_near = 80, b_far = 2, b_near = 150, brief = 26,
      c_far = 635, c_near = 3, column = 54, conflict = 10679, conflict_a = 3978, conflict_c = 132, edge = 183,
      edge_columns = 8, fma = 312, loop = 14232, once_far = 93, once_near = 24, pack = 251, region = 5936,
      rows_far = 967, rows_near = 106, seam = 348, stall = 56, visit = 1798
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 28], g_ps = [111201, 915840, 2113176, 11679800, 18796667, 20053267],
      g_slope = [804639, 1197336, 869693, 1186144, 139622, 636809], a_far = 608, a_near = 23, alias_a = 292,
      alias_c = 116, apart_far = 403, apart_near = 18, b_far = 397, b_near = 43, brief = 30, c_far = 488,
      c_near = 27, column = 149, conflict = 11679, conflict_a = 949, conflict_c = 431, edge = 20,
      edge_columns = 8, fma = 324, loop = 22327, once_far = 160, once_near = 1, pack = 167, region = 5345,
      reread = 83, rows_far = 1024, rows_near = 1019, seam = 361, stall = 83, visit = 663
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_1x64x512", family = "block_slab",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [90738, 5612536, 35147100], g_slope = [5521798, 5906912, 5078521], a_far = 259,
      alias_a = 3, apart_far = 326, apart_near = 54, b_far = 295, b_near = 280, brief = 171, c_far = 526,
      c_near = 163, column = 573, conflict = 18475, conflict_a = 3679, conflict_c = 381, edge = 72,
      edge_columns = 8, fma = 366, loop = 41579, once_far = 304, once_near = 157, pack = 72, region = 219,
      reread = 1024, rows_far = 1024, rows_near = 974, seam = 481, stall = 68, visit = 890
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x16x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 13], g_ps = [63064, 131234462], g_slope = [10090107, 7610230], a_far = 461, a_near = 87,
      alias_a = 1, alias_c = 357, apart_far = 380, apart_near = 16, b_near = 90, brief = 25, c_far = 572,
      c_near = 2, column = 58, conflict = 71, conflict_a = 4023, conflict_c = 185, edge = 502,
      edge_columns = 8, fma = 312, loop = 16749, mask = 31, once_far = 122, once_near = 134, pack = 206,
      region = 3020, rows_far = 10, seam = 253, stall = 48, visit = 2961
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x2048", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13], g_ps = [20184, 1504048, 3248625, 5165000, 10444743],
      g_slope = [494621, 1744577, 958187, 754249, 963464], a_far = 124, a_near = 200, alias_a = 19,
      b_far = 1020, b_near = 42, c_far = 78, c_near = 170, edge = 24, fma = 799, loop = 4688, once_far = 710,
      once_near = 70, region = 10778, reread = 26, rows_far = 1024, rows_near = 1024, split = 282, stall = 1,
      visit = 340
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {batches = 1, elements = 75, k = 5, m = 6, n = 2}, kernels = [
    "dot_2x2x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6}, at_most = {batches = 1, elements = 75, k = 127, m = 6, n = 2}, kernels = [
    "dot_2x2x2048"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {batches = 1, elements = 75, k = 127, m = 6, mn = 6, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 7, n = 3}, at_most = {batches = 1, elements = 75, k = 127, m = 6, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {elements = 75, k = 127, m = 6, n = 4, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 76}, at_most = {elements = 179, k = 127, m = 6, mn = 3, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 76, mn = 4}, at_most = {elements = 179, k = 127, m = 6, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 180}, at_most = {k = 16, m = 6, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 180, k = 17}, at_most = {k = 127, m = 6, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 76, n = 3}, at_most = {elements = 292, k = 127, m = 6, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 293, n = 3}, at_most = {k = 14, m = 6, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 293, k = 15, n = 3}, at_most = {k = 127, m = 6, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {k = 13, m = 2, n = 8, nk = 33, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [177, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 34}, at_most = {k = 13, m = 2, n = 8, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 5}, at_most = {batches = 1, elements = 119, k = 13, m = 6, n = 8}, kernels = [
    "dot_1x8x512"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 120, m = 3, n = 5}, at_most = {batches = 1, k = 13, m = 6, n = 8}, kernels = [
    "panel_12x8x4096", "dot_1x8x512"
  ], factors = [220, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, m = 3, n = 5}, at_most = {k = 13, m = 6, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [198, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 5}, at_most = {elements = 971, k = 127, m = 6, mn = 10, n = 8, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [205, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mn = 11, n = 5}, at_most = {elements = 971, k = 127, m = 6, mn = 28, n = 8, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 972, k = 14, n = 5}, at_most = {k = 127, m = 6, mn = 22, n = 8, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [211, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 972, k = 14, mn = 23, n = 5}, at_most = {k = 127, m = 6, mn = 28, n = 8, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mn = 29, n = 5}, at_most = {k = 127, k_even = 4, m = 6, n = 8, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, k_even = 5, mn = 29, n = 5}, at_most = {k = 127, m = 6, n = 8, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {batches = 1, k = 29, m = 6, mn = 28, n = 16, nk = 74}, kernels = [
    "block_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 75}, at_most = {batches = 1, k = 29, m = 6, mn = 28, n = 16}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [200, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 29, n = 9}, at_most = {batches = 1, k = 29, m = 6, n = 16}, kernels = [
    "block_6x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 9, mn = 29, n = 9}, at_most = {batches = 1, k = 29, m = 6, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 309, n = 9}, at_most = {k = 29, m = 6, n = 16, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_1x8x512", "block_slab_6x16x2048"
  ], factors = [259, 245, 271, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {elements = 118, k = 6, m = 6, n = 24, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 119, n = 17}, at_most = {k = 6, m = 6, n = 24, batches = 1}, kernels = [
    "tall_2x32x128"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, n = 17}, at_most = {k = 29, m = 6, mn = 50, n = 24, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, mn = 51, n = 17}, at_most = {k = 29, m = 6, n = 24, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "dot_1x8x512"
  ], factors = [195, 279, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {batches = 1, k = 11, m = 3, n = 48}, kernels = [
    "tall_2x32x128"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 25}, at_most = {batches = 1, k = 11, m = 6, n = 48}, kernels = [
    "block_2x32x128"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 25}, at_most = {k = 11, m = 6, n = 32, batches = 1}, kernels = [
    "tall_2x32x128"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 33}, at_most = {k = 11, m = 6, n = 39, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "dot_1x8x512"
  ], factors = [261, 223, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 40}, at_most = {k = 11, m = 6, n = 48, batches = 1}, kernels = [
    "panel_1x64x512", "dot_1x8x512"
  ], factors = [262, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {k = 6, m = 2, mn = 66, batches = 1}, kernels = [
    "block_slab_1x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 49}, at_most = {k = 6, m = 2, mn = 111, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [261, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 112, n = 49}, at_most = {k = 6, m = 2, batches = 1}, kernels = [
    "panel_1x64x512", "block_slab_1x64x512"
  ], factors = [279, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, n = 49}, at_most = {elements = 4400, k = 11, m = 2, mn = 141, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4401, k = 7, n = 49}, at_most = {k = 11, m = 2, mn = 141, batches = 1}, kernels = [
    "panel_1x64x512", "block_slab_1x64x512"
  ], factors = [272, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, mn = 142, n = 49}, at_most = {k = 11, m = 2, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 49}, at_most = {k = 11, m = 6, n = 63, n_even = 32, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 64}, at_most = {k = 11, m = 6, n = 81, n_even = 32, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 82}, at_most = {k = 11, m = 6, n = 156, n_even = 32, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [273, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 157}, at_most = {k = 11, m = 6, n_even = 32, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 49, n_even = 33}, at_most = {k = 11, m = 6, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [264, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, n = 25}, at_most = {k = 29, m = 2, nk = 832, batches = 1}, kernels = [
    "tall_2x32x128", "dot_1x8x512"
  ], factors = [244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, n = 25, nk = 833}, at_most = {elements = 182036, k = 19, m = 2, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "dot_1x8x512"
  ], factors = [255, 264, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, n = 25, nk = 833}, at_most = {elements = 182036, k = 29, m = 2, mnk = 1933, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, mnk = 1934, n = 25, nk = 833}, at_most = {elements = 182036, k = 29, m = 2, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "dot_1x8x512"
  ], factors = [258, 253, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 182037, k = 12, n = 25, nk = 833}, at_most = {k = 29, m = 2, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "dot_1x8x512"
  ], factors = [243, 246, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, m = 3, n = 25}, at_most = {elements = 2825092, k = 29, m = 6, mn = 249, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128"
  ], factors = [252, 255, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, m = 3, n = 25, n_even = 5}, at_most = {elements = 2825092, k = 29, m = 6, mn = 249, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128"
  ], factors = [224, 266, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, m = 3, mn = 250, n = 25}, at_most = {elements = 2825092, k = 14, m = 6, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, mn = 250, n = 25}, at_most = {elements = 2825092, k = 19, m = 6, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128"
  ], factors = [258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 3, mn = 250, n = 25}, at_most = {elements = 2825092, k = 29, m = 5, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128"
  ], factors = [271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 6, mn = 250, n = 25}, at_most = {elements = 2825092, k = 29, m = 6, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2825093, k = 12, m = 3, n = 25}, at_most = {k = 29, m = 6, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [189, 239, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 9}, at_most = {k = 54, m = 2, n = 16, n_even = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 9, n_even = 5}, at_most = {k = 54, m = 2, n = 16, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 17}, at_most = {k = 54, m = 2, n = 29, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 30}, at_most = {elements = 108205, k = 54, m = 2, mk = 46, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 108206, k = 30, n = 30}, at_most = {elements = 2403430, k = 54, m = 2, mk = 46, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, mk = 47, n = 30}, at_most = {elements = 2403430, k = 48, m = 2, mk = 56, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mk = 47, n = 30}, at_most = {elements = 2403430, k = 54, m = 2, mk = 56, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, mk = 57, n = 30}, at_most = {elements = 2403430, k = 54, m = 2, n_even = 32, batches = 1}, kernels = [
    "dot_1x8x512", "block_2x32x128"
  ], factors = [243, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, mk = 57, n = 30, n_even = 33}, at_most = {elements = 2403430, k = 54, m = 2, batches = 1}, kernels = [
    "tall_2x32x128", "dot_1x8x512"
  ], factors = [270, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2403431, k = 30, n = 30}, at_most = {k = 54, m = 2, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [263, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 9}, at_most = {elements = 2932661, k = 127, m = 1, mn = 31, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [224, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, mn = 32, n = 9}, at_most = {elements = 36072, k = 127, m = 1, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 36073, k = 55, mn = 32, n = 9}, at_most = {elements = 2932661, k = 84, m = 1, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 36073, k = 85, mn = 32, n = 9}, at_most = {elements = 2932661, k = 127, m = 1, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2932662, k = 55, n = 9}, at_most = {k = 127, m = 1, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [308, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, m = 2, n = 9}, at_most = {elements = 1923329, k = 127, m = 2, mn = 57, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [259, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, m = 2, mn = 58, n = 9}, at_most = {elements = 1923329, k = 127, k_even = 4, m = 2, mk = 157, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, m = 2, mk = 158, mn = 58, n = 9}, at_most = {elements = 1923329, k = 127, k_even = 4, m = 2, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, k_even = 5, m = 2, mn = 58, n = 9}, at_most = {elements = 1923329, k = 127, m = 2, n_even = 4, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, k_even = 5, m = 2, mn = 58, n = 9, n_even = 5}, at_most = {elements = 126976, k = 127, m = 2, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 126977, k = 55, k_even = 5, m = 2, mn = 58, n = 9, n_even = 5}, at_most = {elements = 1923329, k = 127, m = 2, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1923330, k = 55, m = 2, n = 9}, at_most = {k = 127, m = 2, mnk = 77282, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [255, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1923330, k = 55, m = 2, mnk = 77283, n = 9}, at_most = {k = 127, m = 2, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [280, 324, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 3, n = 9}, at_most = {k = 58, m = 6, mn = 42, n = 30, batches = 1}, kernels = [
    "dot_2x4x1024", "block_12x8x4096", "block_6x16x2048"
  ], factors = [244, 230, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 3, mn = 43, n = 9}, at_most = {k = 58, m = 6, n = 30, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_1x8x512", "block_6x16x2048"
  ], factors = [233, 251, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 3, n = 31}, at_most = {elements = 1728999, k = 58, m = 6, mk = 153, mn = 161, batches = 1}, kernels = [
    "tall_2x32x128", "dot_1x8x512"
  ], factors = [244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 3, mn = 162, n = 31}, at_most = {elements = 1728999, k = 46, m = 6, mk = 153, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "dot_1x8x512"
  ], factors = [268, 248, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 47, m = 3, mn = 162, n = 31}, at_most = {elements = 1728999, k = 58, m = 6, mk = 153, batches = 1}, kernels = [
    "tall_2x32x128", "dot_1x8x512"
  ], factors = [258, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 3, mk = 154, n = 31}, at_most = {elements = 1728999, k = 45, m = 6, n_even = 32, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [254, 255, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 3, mk = 154, n = 31, n_even = 33}, at_most = {elements = 1728999, k = 45, m = 6, batches = 1}, kernels = [
    "panel_1x64x512", "block_6x16x2048", "block_2x32x128"
  ], factors = [279, 274, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46, m = 3, mk = 154, n = 31}, at_most = {elements = 1728999, k = 58, m = 6, mk = 249, batches = 1}, kernels = [
    "tall_2x32x128", "dot_1x8x512"
  ], factors = [264, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46, m = 3, mk = 250, n = 31}, at_most = {elements = 1728999, k = 58, m = 6, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [283, 270, 272, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1729000, k = 30, m = 3, n = 31}, at_most = {elements = 4161469, k = 58, m = 6, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [259, 209, 263, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4161470, k = 30, m = 3, n = 31}, at_most = {k = 58, m = 6, batches = 1}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [264, 209, 255, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 3, n = 9}, at_most = {elements = 2593822, k = 127, m = 4, n = 47, nk = 1587, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 3, n = 9, nk = 1588}, at_most = {elements = 2593822, k = 127, m = 4, n = 47, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 3, n = 48}, at_most = {batches = 1, elements = 1214163, k = 127, m = 3}, kernels = [
    "dot_1x8x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 4, n = 48}, at_most = {batches = 1, elements = 1214163, k = 127, m = 4, mnk = 63115}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [256, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 4, mnk = 63116, n = 48}, at_most = {batches = 1, elements = 1214163, k = 127, m = 4, nk = 22434}, kernels = [
    "dot_1x8x512"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 4, mnk = 63116, n = 48, nk = 22435}, at_most = {batches = 1, elements = 1214163, k = 127, m = 4}, kernels = [
    "dot_1x8x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19, k = 59, m = 3, n = 48}, at_most = {elements = 1214163, k = 127, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1214164, k = 59, m = 3, n = 48}, at_most = {elements = 2593822, k = 127, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [224, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2593823, k = 59, m = 3, n = 9}, at_most = {k = 127, m = 4, mnk = 128290, batches = 1}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [288, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2593823, k = 59, m = 3, mnk = 128291, n = 9}, at_most = {k = 127, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [248, 285, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 5, n = 9}, at_most = {elements = 13283, k = 127, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "block_2x32x128"
  ], factors = [254, 242, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 13284, k = 59, m = 5, n = 9}, at_most = {batches = 1, elements = 3825854, k = 127, m = 6}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512"
  ], factors = [274, 275, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 13284, k = 59, m = 5, n = 9}, at_most = {elements = 3825854, k = 111, m = 6, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "dot_1x8x512"
  ], factors = [253, 257, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 13284, k = 112, m = 5, n = 9}, at_most = {elements = 3825854, k = 127, m = 6, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [268, 267, 266, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3825855, k = 59, m = 5, n = 9}, at_most = {k = 127, m = 6, batches = 1}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [274, 221, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128}, at_most = {m = 3, n = 2, nk = 125896, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [468]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 4}, at_most = {m = 6, n = 2, nk = 125896, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, nk = 125897}, at_most = {m = 2, mk = 882463, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [359, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mk = 882464, nk = 125897}, at_most = {m = 2, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [337, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 3, nk = 125897}, at_most = {elements = 3305274, m = 6, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [251, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3305275, k = 128, m = 3, nk = 125897}, at_most = {m = 6, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 3}, at_most = {m = 6, mnk = 7540947, n = 4, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [313, 392]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mnk = 7540948, n = 3}, at_most = {m = 6, n = 4, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [228, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5}, at_most = {elements = 1838253, m = 1, mn = 28, n = 13, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [294, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 14}, at_most = {elements = 1838253, m = 1, mn = 28, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [285, 299, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mn = 29, n = 5}, at_most = {elements = 97594, m = 1, mk = 383, batches = 1}, kernels = [
    "dot_1x8x512"
  ], factors = [379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 97595, k = 128, mn = 29, n = 5}, at_most = {elements = 1838253, m = 1, mk = 383, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [257, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mk = 384, mn = 29, n = 5}, at_most = {elements = 1838253, k = 690, m = 1, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [265, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 691, mk = 384, mn = 29, n = 5}, at_most = {elements = 1838253, m = 1, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [270, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 2, n = 5}, at_most = {elements = 1838253, m = 2, mk = 1038, n = 23, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 2, n = 24}, at_most = {elements = 169877, m = 2, mk = 498, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [279, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 169878, k = 128, m = 2, n = 24}, at_most = {elements = 1838253, m = 2, mk = 498, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [263, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 2, mk = 499, n = 24}, at_most = {elements = 1838253, m = 2, mk = 1038, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [289, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 2, mk = 1039, n = 5}, at_most = {elements = 1838253, m = 2, n = 14, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [314, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 2, mk = 1039, n = 15}, at_most = {elements = 1838253, m = 2, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1838254, k = 128, n = 5}, at_most = {elements = 3351563, m = 2, nk = 34193, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [289, 254, 291, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3351564, k = 128, n = 5}, at_most = {m = 2, mn = 221, nk = 34193, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [274, 307, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3351564, k = 128, mn = 222, n = 5}, at_most = {m = 2, nk = 34193, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024", "block_6x16x2048"
  ], factors = [305, 335, 320, 358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1838254, k = 128, n = 5, nk = 34194}, at_most = {batches = 1, elements = 4981879, m = 2, mn = 14428, n = 9}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [291, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1838254, k = 128, n = 10, nk = 34194}, at_most = {batches = 1, elements = 4981879, m = 2, mn = 14428, n = 17}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [267, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1838254, k = 128, n = 18, nk = 34194}, at_most = {batches = 1, elements = 4981879, m = 1, mn = 14428}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [203, 223, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1838254, k = 128, m = 2, n = 18, nk = 34194}, at_most = {batches = 1, elements = 2242847, m = 2, mn = 14428}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [253, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2242848, k = 128, m = 2, n = 18, nk = 34194}, at_most = {batches = 1, elements = 4981879, m = 2, mn = 14428}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 30, elements = 1838254, k = 128, n = 5, nk = 34194}, at_most = {elements = 4981879, m = 2, mn = 14428, n = 235, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [258, 284, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 30, elements = 1838254, k = 128, n = 236, nk = 34194}, at_most = {elements = 4981879, m = 2, mn = 14428, batches = 1}, kernels = [
    "dot_6x2x2048", "dot_slab_2x4x1024"
  ], factors = [320, 349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1838254, k = 128, mn = 14429, n = 5, nk = 34194}, at_most = {elements = 4981879, m = 2, batches = 1}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 128, n = 5, nk = 34194}, at_most = {m = 2, mn = 13, n = 16, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 128, mn = 14, n = 5, nk = 34194}, at_most = {m = 2, n = 16, batches = 1}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [307, 279, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 128, n = 17, nk = 34194}, at_most = {k = 136, m = 2, batches = 1}, kernels = [
    "dot_6x2x2048", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [305, 430, 366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 137, n = 17, nk = 34194}, at_most = {k = 458, m = 2, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [353, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 459, n = 17, nk = 34194}, at_most = {m = 1, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [230, 271, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 459, m = 2, n = 17, nk = 34194}, at_most = {m = 2, mk = 4636, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [293, 294, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4981880, k = 459, m = 2, mk = 4637, n = 17, nk = 34194}, at_most = {m = 2, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [252, 254, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 3, n = 5}, at_most = {k = 318, m = 4, n = 9, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 3, n = 10}, at_most = {elements = 218550, k = 189, m = 4, nk = 2527, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 3, n = 10, nk = 2528}, at_most = {elements = 218550, k = 189, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [262, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 218551, k = 128, m = 3, n = 10}, at_most = {elements = 2513738, k = 189, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [257, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2513739, k = 128, m = 3, n = 10}, at_most = {elements = 5968286, k = 189, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, m = 3, n = 10}, at_most = {elements = 2160446, k = 318, m = 4, mk = 1007, mnk = 45351, n = 582, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [265, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, m = 3, mk = 1008, n = 10}, at_most = {elements = 2160446, k = 318, m = 4, mnk = 45351, n = 582, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, m = 3, mnk = 45352, n = 10}, at_most = {elements = 2160446, k = 318, m = 4, n = 582, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [271, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, m = 3, n = 583}, at_most = {elements = 2160446, k = 318, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [264, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2160447, k = 190, m = 3, n = 10}, at_most = {batches = 1, elements = 5968286, k = 318, m = 4}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [261, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 87, elements = 2160447, k = 190, m = 3, n = 10}, at_most = {elements = 5968286, k = 318, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [251, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 5968287, k = 128, m = 3, n = 10}, at_most = {k = 318, m = 4, nk = 69511, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [322, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 5968287, k = 128, m = 3, n = 10, nk = 69512}, at_most = {k = 318, m = 4, batches = 1}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, m = 3, n = 5}, at_most = {elements = 2283709, m = 4, n = 12, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [284, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, m = 3, n = 13}, at_most = {elements = 2283709, k_even = 4, m = 4, mk = 2187, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, m = 3, mk = 2188, n = 13}, at_most = {elements = 2283709, k_even = 4, m = 4, n = 22, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, m = 3, mk = 2188, n = 23}, at_most = {elements = 2283709, k_even = 4, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, k_even = 5, m = 3, n = 13}, at_most = {elements = 2283709, m = 3, nk = 34755, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [270, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, k_even = 5, m = 3, n = 13, nk = 34756}, at_most = {elements = 2283709, m = 3, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [277, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, k_even = 5, m = 4, n = 13}, at_most = {elements = 196890, m = 4, n_even = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [301, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, k_even = 5, m = 4, n = 13, n_even = 5}, at_most = {elements = 196890, m = 4, n_even = 724, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 196891, k = 319, k_even = 5, m = 4, n = 13}, at_most = {elements = 2283709, m = 4, mk = 81817, n_even = 724, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 196891, k = 319, k_even = 5, m = 4, mk = 81818, n = 13}, at_most = {elements = 2283709, m = 4, n_even = 724, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [287, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 319, k_even = 5, m = 4, n = 13, n_even = 725}, at_most = {elements = 2283709, m = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [289, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 3, n = 5}, at_most = {elements = 12038565, m = 4, mn = 67, n = 68, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [265, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 12038566, k = 319, m = 3, n = 5}, at_most = {m = 4, mn = 67, n = 68, batches = 1}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [274, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 3, mn = 68, n = 5}, at_most = {m = 4, mk = 3095, n = 68, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [266, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 3, mk = 3096, mn = 68, n = 5}, at_most = {k = 124295, m = 4, n = 68, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [262, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 124296, m = 3, mk = 3096, mn = 68, n = 5}, at_most = {m = 4, n = 68, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 3, n = 69}, at_most = {k_even = 4, m = 4, nk = 4809312, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [277, 279, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, k_even = 5, m = 3, n = 69}, at_most = {elements = 6279117, m = 4, nk = 4809312, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [259, 275, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 6279118, k = 319, k_even = 5, m = 3, n = 69}, at_most = {m = 4, nk = 4809312, batches = 1}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 3, n = 69, nk = 4809313}, at_most = {k_even = 4, m = 3, n_even = 724, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [235, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, k_even = 5, m = 3, n = 69, nk = 4809313}, at_most = {m = 3, n_even = 724, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [269, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 4, n = 69, nk = 4809313}, at_most = {m = 4, n_even = 724, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [259, 250, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 3, n = 69, n_even = 725, nk = 4809313}, at_most = {m = 3, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [262, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2283710, k = 319, m = 4, n = 69, n_even = 725, nk = 4809313}, at_most = {m = 4, batches = 1}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 5, n = 5}, at_most = {elements = 2103109, k_even = 8, m = 6, mn = 62, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, k_even = 9, m = 5, n = 5}, at_most = {elements = 2103109, m = 6, mn = 62, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 5, mn = 63, n = 5}, at_most = {elements = 1171273, k_even = 4, m = 6, mk = 1997, mn = 252, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [251, 274, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, k_even = 5, m = 5, mn = 63, n = 5}, at_most = {elements = 1171273, m = 6, mk = 1997, mn = 252, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 5, mn = 253, n = 5}, at_most = {elements = 1171273, k_even = 4, m = 6, mk = 1997, batches = 1}, kernels = [
    "tall_2x32x128", "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [262, 258, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, k_even = 5, m = 5, mn = 253, n = 5}, at_most = {elements = 69547, m = 6, mk = 1997, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [280, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 69548, k = 128, k_even = 5, m = 5, mn = 253, n = 5}, at_most = {elements = 1171273, m = 6, mk = 1997, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [263, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1171274, k = 128, m = 5, mn = 63, n = 5}, at_most = {elements = 2103109, m = 6, mk = 1997, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [261, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 5, mk = 1998, mn = 63, n = 5}, at_most = {elements = 2103109, k_even = 4, m = 6, n = 21, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [300, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 5, mk = 1998, mn = 63, n = 22}, at_most = {batches = 1, elements = 2103109, k = 2089, k_even = 4, m = 6, nk = 1426031}, kernels = [
    "dot_2x4x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, m = 5, mk = 1998, mn = 63, n = 22, nk = 1426032}, at_most = {batches = 1, elements = 2103109, k = 2089, k_even = 4, m = 6}, kernels = [
    "dot_2x4x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, k = 128, m = 5, mk = 1998, mn = 63, n = 22}, at_most = {elements = 2103109, k = 2089, k_even = 4, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2090, m = 5, mk = 1998, mn = 63, n = 22}, at_most = {elements = 2103109, k_even = 4, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, k_even = 5, m = 5, mk = 1998, mn = 63, n = 5}, at_most = {elements = 2103109, k_even = 362, m = 5, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, k_even = 5, m = 6, mk = 1998, mn = 63, n = 5}, at_most = {elements = 2103109, k_even = 362, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, k_even = 363, m = 5, mk = 1998, mn = 63, n = 5}, at_most = {elements = 2103109, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024", "block_slab_6x16x2048"
  ], factors = [287, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2103110, k = 128, m = 5, n = 5}, at_most = {batches = 1, elements = 2942870, m = 6, n = 252}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2942871, k = 128, m = 5, n = 5}, at_most = {batches = 1, m = 6, n = 27}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [262, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2942871, k = 128, m = 5, n = 28}, at_most = {batches = 1, m = 6, n = 252}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [254, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 109, elements = 2103110, k = 128, m = 5, n = 5}, at_most = {m = 6, n = 252, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [252, 235, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2103110, k = 128, m = 5, n = 253}, at_most = {elements = 3555472, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3555473, k = 128, m = 5, n = 253}, at_most = {k_even = 4, m = 5, mk = 58002, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [257, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3555473, k = 128, m = 6, n = 253}, at_most = {k_even = 4, m = 6, mk = 58002, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [281, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3555473, k = 128, m = 5, mk = 58003, n = 253}, at_most = {k_even = 4, m = 6, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3555473, k = 128, k_even = 5, m = 5, n = 253}, at_most = {m = 6, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {batches = 1, k = 10, mn = 17, n = 4}, kernels = [
    "dot_6x2x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 18}, at_most = {batches = 1, k = 10, mn = 28, n = 4}, kernels = [
    "panel_12x8x4096", "dot_6x2x2048"
  ], factors = [249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, m = 7}, at_most = {elements = 6871, k = 10, mn = 28, n = 4, batches = 1}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [271, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, elements = 6872, m = 7}, at_most = {k = 10, mn = 28, n = 4, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 29}, at_most = {elements = 189, k = 10, m = 24, mn = 99, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 190, m = 7, mn = 29}, at_most = {k = 10, m = 24, mn = 99, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, mn = 29}, at_most = {k = 10, m = 53, mn = 99, n = 2, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, mn = 29}, at_most = {k = 10, mn = 99, mnk = 269, n = 2, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, mn = 29, mnk = 270}, at_most = {k = 10, mn = 99, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048", "block_12x8x4096"
  ], factors = [285, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 29, n = 3}, at_most = {batches = 1, k = 10, mn = 64, n = 4}, kernels = [
    "panel_12x8x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 15, m = 7, mn = 29, n = 3}, at_most = {k = 10, mn = 64, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "dot_2x4x1024"
  ], factors = [251, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 65, n = 3}, at_most = {k = 10, mn = 99, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 7}, at_most = {batches = 1, k = 29, mn = 99, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, k = 11, m = 7}, at_most = {k = 29, m = 42, mn = 99, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, k = 11, m = 43}, at_most = {k = 29, mn = 99, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 7, n = 3}, at_most = {k = 29, m = 14, mn = 99, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 15, n = 3}, at_most = {k = 29, mn = 99, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [225, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 100}, at_most = {k = 3, m = 39, mn = 262, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "panel_2x32x128"
  ], factors = [264, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, mn = 100}, at_most = {k = 3, mn = 132, n = 4, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, mn = 133}, at_most = {k = 3, mn = 262, n = 4, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 263}, at_most = {k = 1, m = 540, mnk = 2842341, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 541, mn = 263}, at_most = {k = 1, mnk = 2842341, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 7, mn = 263}, at_most = {k = 2, mn = 1416, mnk = 2842341, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 7, mn = 1417}, at_most = {k = 2, mnk = 2842341, n = 2, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 7, mn = 1417, n = 3}, at_most = {k = 2, mnk = 2842341, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 7, mn = 263}, at_most = {k = 3, mnk = 29186, n = 4, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 7, mn = 263, mnk = 29187}, at_most = {k = 3, mnk = 2842341, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 263, mnk = 2842342}, at_most = {k = 3, n = 4, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 7, mn = 100}, at_most = {k = 5, mn = 295, n = 4, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 7, mn = 296}, at_most = {k = 5, m = 222, n = 4, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 223, mn = 296}, at_most = {k = 5, n = 4, batches = 1}, kernels = [
    "panel_12x8x4096", "tall_2x32x128", "block_12x8x4096", "block_2x32x128"
  ], factors = [248, 196, 241, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mn = 100}, at_most = {k = 12, m = 94, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 95, mn = 100}, at_most = {k = 7, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_6x16x2048"
  ], factors = [238, 245, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 95, mn = 100}, at_most = {elements = 115948, k = 8, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 115949, k = 8, m = 95, mn = 100}, at_most = {k = 8, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [230, 271, 224, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 95, mn = 100}, at_most = {elements = 1484739, k = 12, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [251, 249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1484740, k = 9, m = 95, mn = 100}, at_most = {k = 12, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 7, mn = 100}, at_most = {elements = 147892, k = 15, k_even = 4, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16, m = 7, mn = 100}, at_most = {elements = 147892, k = 19, k_even = 4, n = 2, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 7, mn = 100}, at_most = {elements = 147892, k = 29, k_even = 4, mk = 4566, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 7, mk = 4567, mn = 100}, at_most = {elements = 147892, k = 29, k_even = 4, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, k_even = 5, m = 7, mn = 100}, at_most = {elements = 147892, k = 29, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 147893, k = 13, m = 7, mn = 100}, at_most = {elements = 662643, k = 16, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048"
  ], factors = [256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 662644, k = 13, m = 7, mn = 100}, at_most = {elements = 3154833, k = 16, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "block_6x16x2048"
  ], factors = [234, 253, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 147893, k = 17, m = 7, mn = 100}, at_most = {elements = 3154833, k = 20, n = 2, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_6x2x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [224, 231, 276, 226, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 147893, k = 21, m = 7, mn = 100}, at_most = {elements = 3154833, k = 29, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "block_6x16x2048"
  ], factors = [248, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3154834, k = 13, m = 7, mn = 100}, at_most = {k = 22, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048"
  ], factors = [248, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3154834, k = 23, m = 7, mn = 100}, at_most = {k = 29, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mn = 100, n = 3}, at_most = {elements = 4060, k = 29, mk = 1747434, n = 4, nk = 37, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4061, k = 6, m = 7, mn = 100, n = 3}, at_most = {k = 29, mk = 1747434, n = 4, nk = 37, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "block_6x16x2048", "block_2x32x128"
  ], factors = [275, 261, 248, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mn = 100, n = 3, nk = 38}, at_most = {k = 29, mk = 2300, n = 4, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mk = 2301, mn = 100, n = 3, nk = 38}, at_most = {k = 29, mk = 1747434, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "block_2x32x128"
  ], factors = [307, 266, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mk = 1747435, mn = 100, n = 3}, at_most = {k = 29, n = 4, nk = 49, batches = 1}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [277, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mk = 1747435, mn = 100, n = 3, nk = 50}, at_most = {k = 29, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [244, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 7}, at_most = {elements = 3082138, k = 57, m = 77, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 78}, at_most = {elements = 3082138, k = 57, m = 280, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [229, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 281}, at_most = {elements = 3082138, k = 43, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [233, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 281}, at_most = {elements = 3082138, k = 57, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [229, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 7}, at_most = {elements = 3082138, m = 13, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 14}, at_most = {elements = 3082138, m = 36, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 37}, at_most = {elements = 1832338, m = 180, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 181}, at_most = {elements = 1832338, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1832339, k = 58, m = 37}, at_most = {elements = 3082138, mk = 2230287, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [190, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1832339, k = 58, m = 37, mk = 2230288}, at_most = {elements = 3082138, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [193, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 30, m = 7}, at_most = {k_even = 512, m = 32, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [219, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 30, k_even = 513, m = 7}, at_most = {m = 32, n = 2, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [198, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 30, m = 33}, at_most = {elements = 3522992, k = 8187, m = 2353, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048"
  ], factors = [238, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3522993, k = 30, m = 33}, at_most = {k = 8187, m = 2353, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "dot_ahead_1x2x2048"
  ], factors = [244, 236, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 8188, m = 33}, at_most = {m = 2353, n = 2, batches = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 30, m = 2354}, at_most = {elements = 4219448, k = 793, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048"
  ], factors = [235, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4219449, k = 30, m = 2354}, at_most = {k = 49, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4219449, k = 50, m = 2354}, at_most = {k = 793, mk = 5174462, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_ahead_1x2x2048"
  ], factors = [261, 335, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4219449, k = 50, m = 2354, mk = 5174463}, at_most = {k = 793, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [270, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 794, m = 2354}, at_most = {mnk = 49902242, n = 2, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "dot_ahead_1x2x2048"
  ], factors = [245, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3082139, k = 794, m = 2354, mnk = 49902243}, at_most = {n = 2, batches = 1}, kernels = [
    "dot_6x2x2048", "dot_ahead_1x2x2048"
  ], factors = [236, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 7, n = 3}, at_most = {elements = 2799632, k = 47, m = 96, mn = 70, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 48, m = 7, n = 3}, at_most = {elements = 2799632, k = 124, m = 96, mn = 70, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 7, mn = 71, n = 3}, at_most = {elements = 2799632, k = 61, m = 96, mk = 1212, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 7, mk = 1213, mn = 71, n = 3}, at_most = {elements = 2799632, k = 61, m = 96, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, m = 7, mn = 71, n = 3}, at_most = {elements = 2799632, k = 124, k_even = 8, m = 96, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, k_even = 9, m = 7, mn = 71, n = 3}, at_most = {elements = 2799632, k = 124, m = 96, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 97, n = 3}, at_most = {elements = 2799632, k = 62, k_even = 4, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [251, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, k_even = 5, m = 97, n = 3}, at_most = {elements = 139439, k = 62, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_6x16x2048"
  ], factors = [310, 278, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 139440, k = 30, k_even = 5, m = 97, n = 3}, at_most = {elements = 2799632, k = 62, n = 4, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [237, 247, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 97, n = 3}, at_most = {elements = 2799632, k = 124, k_even = 4, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [248, 294, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, k_even = 5, m = 97, n = 3}, at_most = {elements = 2799632, k = 124, mn = 1913, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, k_even = 5, m = 97, mn = 1914, n = 3}, at_most = {elements = 2799632, k = 124, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [264, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, m = 7, n = 3}, at_most = {elements = 3018, mn = 94, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3019, k = 125, m = 7, n = 3}, at_most = {elements = 1745302, mn = 94, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, m = 7, mn = 95, n = 3}, at_most = {elements = 1745302, mn = 311, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [303, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, m = 7, mn = 312, n = 3}, at_most = {elements = 1745302, k = 358, k_even = 4, m = 463, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, m = 464, mn = 312, n = 3}, at_most = {elements = 1745302, k = 358, k_even = 4, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 359, m = 7, mn = 312, n = 3}, at_most = {elements = 1745302, k_even = 4, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, k_even = 5, m = 7, mn = 312, n = 3}, at_most = {elements = 1745302, k = 156, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 157, k_even = 5, m = 7, mn = 312, n = 3}, at_most = {elements = 1745302, k_even = 724, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 157, k_even = 725, m = 7, mn = 312, n = 3}, at_most = {elements = 1745302, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1745303, k = 125, m = 7, n = 3}, at_most = {elements = 2799632, k_even = 724, mn = 284, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [250, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1745303, k = 125, m = 7, mn = 285, n = 3}, at_most = {elements = 2799632, k_even = 724, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [245, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1745303, k = 125, k_even = 725, m = 7, n = 3}, at_most = {elements = 2799632, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 30, m = 7, n = 3}, at_most = {elements = 3289026, k = 512, mn = 259873, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [241, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3289027, k = 30, m = 7, n = 3}, at_most = {k = 512, m = 9014, mn = 259873, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3289027, k = 30, m = 9015, n = 3}, at_most = {k = 512, mn = 259873, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 30, m = 7, mn = 259874, n = 3}, at_most = {k = 68, n = 4, nk = 138, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 30, m = 7, mn = 259874, n = 3, nk = 139}, at_most = {k = 68, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 69, m = 7, mn = 259874, n = 3}, at_most = {k = 132, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 133, m = 7, mn = 259874, n = 3}, at_most = {k = 512, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 513, m = 7, n = 3}, at_most = {m = 14, mn = 120, n = 4, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 513, m = 15, n = 3}, at_most = {mn = 120, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [233, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 513, m = 7, mn = 121, n = 3}, at_most = {k_even = 256, mn = 3266, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 513, k_even = 257, m = 7, mn = 121, n = 3}, at_most = {mn = 3266, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [224, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 513, m = 7, mn = 3267, n = 3}, at_most = {k = 1045, k_even = 362, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 1046, m = 7, mn = 3267, n = 3}, at_most = {k_even = 362, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_6x16x2048"
  ], factors = [259, 263, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2799633, k = 513, k_even = 363, m = 7, mn = 3267, n = 3}, at_most = {n = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5}, at_most = {k = 16, mn = 65, n = 8, nk = 89, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, nk = 90}, at_most = {k = 16, mn = 65, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [197, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 66, n = 5}, at_most = {k = 16, mn = 130, n = 8, nk = 35, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 66, n = 5, nk = 36}, at_most = {k = 8, mn = 130, n = 8, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128"
  ], factors = [119, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 7, mn = 66, n = 5, nk = 36}, at_most = {k = 16, mn = 130, n = 8, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [123]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 131, n = 5}, at_most = {elements = 530, k = 6, mn = 623, n = 8, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 531, m = 7, mn = 131, n = 5}, at_most = {elements = 3875348, k = 6, mn = 623, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 624, n = 5}, at_most = {elements = 3875348, k = 3, n = 6, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [274, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 624, n = 7}, at_most = {elements = 3875348, k = 3, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [279, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 7, mn = 624, n = 5}, at_most = {elements = 3875348, k = 6, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "block_2x32x128"
  ], factors = [280, 273, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3875349, m = 7, mn = 131, n = 5}, at_most = {k = 6, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [249, 216, 191, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 7, mn = 131, n = 5}, at_most = {elements = 2224501, k = 16, mk = 773, mn = 523, n = 8, batches = 1}, kernels = [
    "block_12x8x4096", "block_6x16x2048"
  ], factors = [267, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 7, mk = 774, mn = 131, n = 5}, at_most = {elements = 2224501, k = 16, mn = 523, n = 8, batches = 1}, kernels = [
    "block_12x8x4096", "block_6x16x2048"
  ], factors = [265, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 7, mn = 524, n = 5}, at_most = {elements = 2224501, k = 8, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "block_12x8x4096"
  ], factors = [273, 255, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 7, mn = 524, n = 5}, at_most = {elements = 2224501, k = 16, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [293, 277, 280, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2224502, k = 7, m = 7, mn = 131, n = 5}, at_most = {k = 16, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [230, 206, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9}, at_most = {k = 16, mn = 97, n = 17, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 98, n = 9}, at_most = {k = 3, mn = 254, n = 17, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 7, mn = 98, n = 9}, at_most = {k = 16, mn = 254, n = 17, batches = 1}, kernels = [
    "tall_2x32x128", "block_6x16x2048"
  ], factors = [228, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 255, n = 9}, at_most = {elements = 142178, k = 5, mnk = 278, n = 17, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 255, mnk = 279, n = 9}, at_most = {elements = 142178, k = 5, m = 44, n = 17, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, mn = 255, mnk = 279, n = 9}, at_most = {elements = 142178, k = 5, n = 17, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "block_6x16x2048"
  ], factors = [286, 241, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 7, mn = 255, n = 9}, at_most = {elements = 142178, k = 11, n = 17, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 142179, m = 7, mn = 255, n = 9}, at_most = {elements = 3053564, k = 11, n = 17, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [267, 219, 259, 264, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, m = 7, mn = 255, n = 9}, at_most = {elements = 3053564, k = 16, mnk = 32733, n = 17, batches = 1}, kernels = [
    "panel_2x32x128", "block_6x16x2048"
  ], factors = [244, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, m = 7, mn = 255, mnk = 32734, n = 9}, at_most = {elements = 3053564, k = 16, n = 17, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [234, 255, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3053565, m = 7, mn = 255, n = 9}, at_most = {k = 16, n = 15, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [216, 281, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3053565, m = 7, mn = 255, n = 16}, at_most = {k = 16, n = 17, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [229, 236, 257, 231, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 18}, at_most = {elements = 106434, k = 2, mn = 1393, n = 48, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 1394, n = 18}, at_most = {elements = 106434, k = 2, n = 48, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [359, 327, 358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 7, n = 18}, at_most = {elements = 106434, k = 4, n = 48, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 18, n_even = 5}, at_most = {elements = 106434, k = 4, n = 48, n_even = 362, batches = 1}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [302, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 106435, m = 7, n = 18}, at_most = {k = 4, mn = 2496, n = 48, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [303, 275, 286, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 106435, m = 7, mn = 2497, n = 18}, at_most = {k = 4, n = 48, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128"
  ], factors = [328, 299, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 106435, m = 7, n = 18, n_even = 5}, at_most = {elements = 2539296, k = 4, n = 48, n_even = 362, nk = 39, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [286, 306, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 106435, m = 7, n = 18, n_even = 5, nk = 40}, at_most = {elements = 2539296, k = 4, n = 48, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [275, 283, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2539297, m = 7, n = 18, n_even = 5}, at_most = {k = 4, n = 48, n_even = 362, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [288, 275, 251, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 49}, at_most = {k = 4, m = 9, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 49}, at_most = {k = 4, m = 16, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49}, at_most = {elements = 4458, k = 4, mk = 189, n_even = 32, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, n_even = 33}, at_most = {elements = 4458, k = 4, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4459, m = 17, n = 49}, at_most = {elements = 213280, k = 2, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4459, k = 3, m = 17, n = 49}, at_most = {elements = 213280, k = 4, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 213281, m = 17, n = 49}, at_most = {elements = 1983116, k = 4, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [300, 265, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1983117, m = 17, n = 49}, at_most = {k = 4, mk = 189, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [275, 265, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 190, n = 49}, at_most = {elements = 209050, k = 2, n = 213, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [421]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 190, n = 214}, at_most = {elements = 209050, k = 2, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 209051, m = 7, mk = 190, n = 49}, at_most = {elements = 2646433, k = 2, n = 64, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 209051, m = 7, mk = 190, n = 65}, at_most = {elements = 2646433, k = 2, n = 245, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [274, 253, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 209051, m = 7, mk = 190, n = 246}, at_most = {elements = 2646433, k = 1, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [267, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 209051, k = 2, m = 7, mk = 190, n = 246}, at_most = {elements = 2646433, k = 2, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128"
  ], factors = [272, 266, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 7, mk = 190, n = 49}, at_most = {elements = 129851, k = 4, n = 170, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [361, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 7, mk = 190, n = 49, n_even = 5}, at_most = {elements = 129851, k = 4, n = 170, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [346, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 7, mk = 190, n = 171}, at_most = {elements = 129851, k = 3, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 7, mk = 190, n = 171}, at_most = {elements = 129851, k = 4, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [344, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 129852, k = 3, m = 7, mk = 190, n = 49}, at_most = {elements = 2646433, k = 4, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [259, 246, 338, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 129852, k = 3, m = 7, mk = 190, n = 49, n_even = 5}, at_most = {elements = 2646433, k = 4, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [288, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2646434, m = 7, mk = 190, n = 49}, at_most = {k = 4, mn = 3693145, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [266, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2646434, m = 7, mk = 190, mn = 3693146, n = 49}, at_most = {k = 4, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [294, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2646434, m = 7, mk = 190, n = 49, n_even = 5}, at_most = {k = 4, n = 71, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [281, 262, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2646434, m = 7, mk = 190, n = 72, n_even = 5}, at_most = {k = 4, n_even = 128, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [278, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2646434, m = 7, mk = 190, n = 72, n_even = 129}, at_most = {k = 4, n_even = 362, batches = 1}, kernels = [
    "block_2x32x128", "block_slab_6x16x2048"
  ], factors = [269, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 18, n_even = 363}, at_most = {elements = 3755146, k = 4, m = 45, mn = 167886, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [322, 309, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 18, n_even = 363}, at_most = {elements = 3755146, k = 4, mn = 167886, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [334, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 167887, n = 18, n_even = 363}, at_most = {elements = 3755146, k = 4, n = 724, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 167887, n = 725, n_even = 363}, at_most = {elements = 3755146, k = 3, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 7, mn = 167887, n = 725, n_even = 363}, at_most = {elements = 3755146, k = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3755147, m = 7, n = 18, n_even = 363}, at_most = {k = 3, mn = 4323390, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128"
  ], factors = [257, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3755147, m = 7, mn = 4323391, n = 18, n_even = 363}, at_most = {k = 3, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3755147, k = 4, m = 7, n = 18, n_even = 363}, at_most = {k = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [263, 254, 257, 281, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, n = 18}, at_most = {k = 16, mk = 259, mn = 272, n = 24, batches = 1}, kernels = [
    "tall_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 273, n = 18}, at_most = {k = 16, mk = 259, mn = 1990384, n = 24, batches = 1}, kernels = [
    "tall_2x32x128"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, n = 25}, at_most = {k = 16, m = 8, mk = 259, mn = 1990384, n = 33, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 9, n = 25}, at_most = {k = 16, mk = 259, mn = 1990384, n = 33, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, n = 34}, at_most = {k = 16, mk = 259, mn = 1990384, n = 49, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, n = 50}, at_most = {elements = 1051141, k = 16, k_even = 4, m = 8, mk = 128, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, k_even = 5, m = 7, n = 50}, at_most = {elements = 1051141, k = 16, m = 8, mk = 128, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 9, n = 50}, at_most = {elements = 4795, k = 16, mk = 128, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4796, k = 5, m = 9, n = 50}, at_most = {elements = 1051141, k = 16, mk = 128, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512", "panel_6x16x2048", "block_2x32x128"
  ], factors = [271, 309, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1051142, k = 5, m = 7, n = 50}, at_most = {k = 16, mk = 128, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [267, 233, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mk = 129, n = 50}, at_most = {elements = 9339, k = 16, mk = 259, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [264, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 9340, k = 5, m = 7, mk = 129, n = 50}, at_most = {k = 16, mk = 259, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [265, 261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mk = 260, n = 18}, at_most = {elements = 160028, k = 9, mn = 1990384, n = 239, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [285, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mk = 260, n = 240}, at_most = {elements = 160028, k = 9, mn = 1990384, n = 478, batches = 1}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [266, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, m = 7, mk = 260, n = 18}, at_most = {elements = 160028, k = 16, mn = 1199, n = 478, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, m = 7, mk = 260, mn = 1200, n = 18}, at_most = {elements = 160028, k = 16, mk = 644, mn = 1990384, n = 478, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [265, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, m = 7, mk = 645, mn = 1200, n = 18}, at_most = {elements = 160028, k = 16, mn = 1990384, n = 478, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [276, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mk = 260, n = 479}, at_most = {elements = 160028, k = 10, mn = 1990384, n_even = 724, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [289, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mk = 260, n = 479, n_even = 725}, at_most = {elements = 160028, k = 10, mn = 1990384, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 7, mk = 260, n = 479}, at_most = {elements = 160028, k = 16, mn = 1990384, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 5, m = 7, mk = 260, n = 18}, at_most = {k = 16, mn = 1990384, n = 31, nk = 203, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [298, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 5, m = 7, mk = 260, n = 18, nk = 204}, at_most = {k = 16, mn = 1990384, n = 31, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [259, 298, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 5, m = 7, mk = 260, n = 32}, at_most = {elements = 1850846, k = 7, mk = 5891, mn = 1990384, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [259, 244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 5, m = 7, mk = 5892, n = 32}, at_most = {elements = 1850846, k = 7, mn = 1990384, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1850847, k = 5, m = 7, mk = 260, n = 32}, at_most = {k = 7, mn = 1990384, n_even = 4, batches = 1}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [258, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 5, m = 7, mk = 260, n = 32, n_even = 5}, at_most = {k = 7, mn = 1990384, n_even = 362, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 8, m = 7, mk = 260, n = 32}, at_most = {k = 16, mn = 1990384, n = 63, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [254, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 8, m = 7, mk = 260, n = 64}, at_most = {batches = 1, k = 14, mn = 1990384, n = 244, n_even = 362}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 15, m = 7, mk = 260, n = 64}, at_most = {batches = 1, k = 16, mn = 1990384, n = 244, n_even = 362}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [242, 246, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 25, elements = 160029, k = 8, m = 7, mk = 260, n = 64}, at_most = {k = 16, mn = 1990384, n = 244, n_even = 362, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [250, 241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 8, m = 7, mk = 260, n = 245}, at_most = {elements = 2800582, k = 16, mn = 1324525, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 8, m = 7, mk = 260, mn = 1324526, n = 245}, at_most = {elements = 2800582, k = 16, mn = 1990384, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 8, m = 7, mk = 260, n = 245, n_even = 5}, at_most = {elements = 2800582, k = 16, mn = 1990384, n_even = 362, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [257, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2800583, k = 8, m = 7, mk = 260, n = 245}, at_most = {k = 16, mn = 1990384, n_even = 362, batches = 1}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [244, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 5, m = 7, mk = 260, n = 32, n_even = 363}, at_most = {k = 11, mn = 1990384, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [240, 232, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 12, m = 7, mk = 260, n = 32, n_even = 363}, at_most = {k = 16, mn = 1990384, mnk = 3145728, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [240, 238, 233, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 160029, k = 12, m = 7, mk = 260, mnk = 3145729, n = 32, n_even = 363}, at_most = {k = 16, mn = 1990384, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [229, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 18}, at_most = {k = 16, n = 51, n_even = 724, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 52}, at_most = {k = 16, n = 63, n_even = 724, batches = 1}, kernels = [
    "panel_1x64x512", "block_slab_1x64x512"
  ], factors = [240, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 64}, at_most = {k = 16, n = 83, n_even = 724, batches = 1}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 84}, at_most = {k = 16, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [279, 298, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 84, n_even = 5}, at_most = {k = 16, n_even = 362, batches = 1}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 84, n_even = 363}, at_most = {k = 16, n_even = 724, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [258, 266, 246, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 7, mn = 1990385, n = 18, n_even = 725}, at_most = {elements = 2428078, k = 16, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [242, 233, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2428079, k = 5, m = 7, mn = 1990385, n = 18, n_even = 725}, at_most = {k = 16, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [252, 254, 254, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, n = 5}, at_most = {k = 93, k_even = 4, m = 12, mk = 3608840, mn = 433, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 13, n = 5}, at_most = {k = 93, k_even = 4, m = 17, mk = 3608840, mn = 433, n = 8, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, k_even = 5, m = 7, n = 5}, at_most = {k = 93, m = 12, mk = 3608840, mn = 433, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [219, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, k_even = 5, m = 13, n = 5}, at_most = {k = 93, m = 17, mk = 3608840, mn = 433, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 18, n = 5}, at_most = {k = 93, mk = 3608840, mn = 247, n = 8, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 18, mn = 248, n = 5}, at_most = {k = 93, k_even = 32, mk = 3608840, mn = 433, n = 8, nk = 187, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 18, mn = 248, n = 5, nk = 188}, at_most = {k = 93, k_even = 32, mk = 3608840, mn = 433, n = 8, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [263, 265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, k_even = 33, m = 18, mn = 248, n = 5}, at_most = {k = 93, mk = 3608840, mn = 433, n = 8, batches = 1}, kernels = [
    "panel_1x64x512", "block_6x16x2048"
  ], factors = [182, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, n = 9}, at_most = {batches = 1, k = 93, mk = 3608840, mn = 128, n = 14}, kernels = [
    "block_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, n = 15}, at_most = {batches = 1, k = 93, mk = 3608840, mn = 128, n = 16}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, k = 17, m = 7, n = 9}, at_most = {k = 93, mk = 3608840, mn = 128, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mn = 129, n = 9}, at_most = {elements = 3856, k = 93, mk = 3608840, mn = 433, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mn = 129, n = 16}, at_most = {elements = 3856, k = 93, mk = 3608840, mn = 433, n = 16, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3857, k = 17, m = 7, mn = 129, n = 9}, at_most = {k = 93, mk = 3608840, mn = 433, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [272, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, n = 17}, at_most = {k = 42, mk = 3608840, mn = 433, n = 21, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, n = 22}, at_most = {batches = 1, k = 42, mk = 3608840, mn = 433, nk = 719}, kernels = [
    "tall_2x32x128"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, n = 22, nk = 720}, at_most = {batches = 1, k = 42, mk = 3608840, mn = 433}, kernels = [
    "tall_2x32x128"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 7, k = 17, m = 7, n = 22}, at_most = {k = 42, mk = 3608840, mn = 433, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [221, 269, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 43, m = 7, n = 17}, at_most = {k = 93, mk = 3608840, mn = 433, n = 24, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 43, m = 7, n = 25}, at_most = {k = 93, m = 9, mk = 3608840, mn = 433, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [263, 242, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 43, m = 10, n = 25}, at_most = {k = 93, mk = 3608840, mn = 433, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [270, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mn = 434, n = 5}, at_most = {k = 21, m = 16, mk = 198, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, m = 7, mn = 434, n = 5}, at_most = {k = 29, m = 16, mk = 198, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [248, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mk = 199, mn = 434, n = 5}, at_most = {elements = 2761, k = 29, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128"
  ], factors = [269, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2762, k = 17, m = 7, mk = 199, mn = 434, n = 5}, at_most = {k = 29, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [257, 260, 263, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 7, mn = 434, n = 5}, at_most = {batches = 1, elements = 3279478, k = 44, m = 16, mk = 267}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128"
  ], factors = [266, 268, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 30, m = 7, mn = 434, n = 5}, at_most = {elements = 3279478, k = 44, m = 16, mk = 267, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128"
  ], factors = [252, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 7, mk = 268, mn = 434, n = 5}, at_most = {elements = 25678, k = 44, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 25679, k = 30, m = 7, mk = 268, mn = 434, n = 5}, at_most = {elements = 3279478, k = 44, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [256, 261, 259, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3279479, k = 30, m = 7, mn = 434, n = 5}, at_most = {k = 44, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [209, 234, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 45, m = 7, mn = 434, n = 5}, at_most = {elements = 310568, k = 61, m = 8, mk = 3608840, batches = 1}, kernels = [
    "tall_2x32x128"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 45, m = 9, mn = 434, n = 5}, at_most = {elements = 310568, k = 61, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [273, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 310569, k = 45, m = 7, mn = 434, n = 5}, at_most = {elements = 3405371, k = 61, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [266, 255, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, m = 7, mn = 434, n = 5}, at_most = {elements = 3405371, k = 93, k_even = 8, m = 16, mk = 699, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128"
  ], factors = [286, 276, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, k_even = 9, m = 7, mn = 434, n = 5}, at_most = {elements = 3405371, k = 93, m = 16, mk = 699, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_1x8x512"
  ], factors = [248, 259, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, m = 7, mk = 700, mn = 434, n = 5}, at_most = {elements = 577007, k = 93, k_even = 4, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048"
  ], factors = [282, 276, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, k_even = 5, m = 7, mk = 700, mn = 434, n = 5}, at_most = {elements = 577007, k = 93, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [268, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 577008, k = 62, m = 7, mk = 700, mn = 434, n = 5}, at_most = {elements = 3405371, k = 93, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_slab_6x16x2048"
  ], factors = [262, 255, 260, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3405372, k = 45, m = 7, mn = 434, n = 5}, at_most = {k = 93, m = 8, mk = 3608840, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024",
    "block_6x16x2048"
  ], factors = [253, 201, 225, 228, 267, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3405372, k = 45, m = 9, mn = 434, n = 5}, at_most = {k = 93, m = 16, mk = 3608840, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [254, 213, 235, 256, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 17, mn = 434, n = 5}, at_most = {elements = 532194, k = 26, mk = 3608840, n = 8, batches = 1}, kernels = [
    "panel_1x64x512", "panel_6x16x2048", "block_2x32x128"
  ], factors = [237, 282, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 532195, k = 17, m = 17, mn = 434, n = 5}, at_most = {k = 26, mk = 3608840, n = 8, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048"
  ], factors = [253, 235, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 17, mn = 434, n = 9}, at_most = {k = 26, mk = 3608840, n = 16, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [235, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 17, mn = 434, n = 17}, at_most = {elements = 161181, k = 19, mk = 3608840, mnk = 5481969, n = 46, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 161182, k = 17, m = 17, mn = 434, n = 17}, at_most = {k = 19, mk = 3608840, mnk = 5481969, n = 46, batches = 1}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 17, mn = 434, n = 47}, at_most = {k = 19, mk = 3608840, mnk = 5481969, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [258, 262, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 17, mn = 434, n = 17}, at_most = {k = 26, mk = 1834, mnk = 5481969, nk = 2619, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 17, mn = 434, n = 17, nk = 2620}, at_most = {k = 26, mk = 1834, mnk = 5481969, batches = 1}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 17, mk = 1835, mn = 434, n = 17}, at_most = {elements = 127042, k = 26, mk = 3608840, mnk = 5481969, nk = 1057, batches = 1}, kernels = [
    "panel_2x32x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 127043, k = 20, m = 17, mk = 1835, mn = 434, n = 17}, at_most = {k = 26, mk = 3608840, mnk = 5481969, nk = 1057, batches = 1}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [264, 252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 17, mk = 1835, mn = 434, n = 17, nk = 1058}, at_most = {k = 26, mk = 3608840, mnk = 5481969, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [241, 250, 249, 242, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 17, mn = 434, mnk = 5481970, n = 17}, at_most = {elements = 2183425, k = 26, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [255, 254, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2183426, k = 17, m = 17, mn = 434, mnk = 5481970, n = 17}, at_most = {k = 26, mk = 3608840, batches = 1}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128"
  ], factors = [235, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mn = 434, n = 5}, at_most = {elements = 44710, k = 93, mk = 3608840, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [281, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 44711, k = 27, m = 17, mn = 434, n = 5}, at_most = {elements = 1623376, k = 47, mk = 3608840, n = 8, batches = 1}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [243, 274, 267, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 44711, k = 48, m = 17, mn = 434, n = 5}, at_most = {elements = 1623376, k = 93, mk = 3608840, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048"
  ], factors = [272, 259, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mn = 434, n = 9}, at_most = {elements = 4944, k = 60, mk = 1058, batches = 1}, kernels = [
    "tall_2x32x128"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4945, k = 27, m = 17, mn = 434, n = 9}, at_most = {elements = 6305, k = 60, mk = 1058, batches = 1}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_slab_6x16x2048"
  ], factors = [258, 267, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 6306, k = 27, m = 17, mn = 434, n = 9}, at_most = {elements = 1623376, k = 36, mk = 1058, mnk = 28340, batches = 1}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [264, 259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 6306, k = 27, m = 17, mn = 434, mnk = 28341, n = 9}, at_most = {elements = 1623376, k = 36, mk = 1058, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [262, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 6306, k = 37, m = 17, mn = 434, n = 9}, at_most = {elements = 1623376, k = 60, mk = 1058, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [267, 261, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 1059, mn = 434, n = 9}, at_most = {batches = 1, elements = 1623376, k = 60, mk = 3608840, n = 15, n_even = 362}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [263, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 1059, mn = 434, n = 16}, at_most = {batches = 1, elements = 1623376, k = 60, mk = 3608840, n = 16, n_even = 362}, kernels = [
    "block_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 1059, mn = 434, n = 17}, at_most = {batches = 1, elements = 1623376, k = 60, mk = 3608840, mnk = 88395, n = 49, n_even = 362}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [268, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 1059, mn = 434, mnk = 88396, n = 17}, at_most = {batches = 1, elements = 1623376, k = 60, mk = 3608840, n = 49, n_even = 362}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 1059, mn = 434, n = 50}, at_most = {batches = 1, elements = 1623376, k = 28, mk = 3608840, n_even = 362}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [246, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 17, mk = 1059, mn = 434, n = 50}, at_most = {batches = 1, elements = 1623376, k = 60, m = 61, mk = 3608840, n_even = 362}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [260, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 62, mk = 1059, mn = 434, n = 50}, at_most = {batches = 1, elements = 1623376, k = 60, mk = 3608840, n_even = 362}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 1059, mn = 434, n = 9, n_even = 363}, at_most = {batches = 1, elements = 1623376, k = 60, mk = 3608840}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [238, 242, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, k = 27, m = 17, mk = 1059, mn = 434, n = 9}, at_most = {elements = 1623376, k = 60, mk = 3608840, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [253, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, k = 27, m = 17, mk = 1059, mn = 434, n = 17}, at_most = {elements = 1623376, k = 60, mk = 3608840, n = 31, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [266, 257, 252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, k = 27, m = 17, mk = 1059, mn = 434, n = 32}, at_most = {elements = 1623376, k = 60, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [250, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mn = 434, n = 9}, at_most = {elements = 1623376, k = 93, mk = 3608840, mnk = 32673, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024"
  ], factors = [259, 261, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mn = 434, mnk = 32674, n = 9}, at_most = {elements = 1623376, k = 93, mk = 3608840, mnk = 60030, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mn = 434, mnk = 32674, n = 17}, at_most = {elements = 1623376, k = 93, mk = 3608840, mnk = 60030, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mn = 434, mnk = 60031, n = 9}, at_most = {elements = 1623376, k = 93, mk = 2181, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [267, 259, 263, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mk = 2182, mn = 434, mnk = 60031, n = 9}, at_most = {elements = 1623376, k = 93, mk = 3608840, n = 19, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mk = 2182, mn = 434, mnk = 60031, n = 20}, at_most = {elements = 1623376, k = 75, mk = 4150, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [260, 253, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mk = 4151, mn = 434, mnk = 60031, n = 20}, at_most = {elements = 1623376, k = 75, mk = 3608840, n_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [251, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, m = 17, mk = 4151, mn = 434, mnk = 60031, n = 20, n_even = 725}, at_most = {elements = 1623376, k = 75, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [244, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 76, m = 17, mk = 2182, mn = 434, mnk = 60031, n = 20}, at_most = {elements = 1623376, k = 93, m = 58, mk = 3608840, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 76, m = 59, mk = 2182, mn = 434, mnk = 60031, n = 20}, at_most = {elements = 1623376, k = 93, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [255, 250, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 27, m = 17, mn = 434, n = 5}, at_most = {elements = 3850574, k = 61, mk = 3608840, n = 10, batches = 1}, kernels = [
    "panel_1x64x512", "tall_6x16x2048"
  ], factors = [217, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 62, m = 17, mn = 434, n = 5}, at_most = {elements = 3850574, k = 93, mk = 3608840, n = 10, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3850575, k = 27, m = 17, mn = 434, n = 5}, at_most = {k = 93, mk = 3608840, n = 10, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 27, m = 17, mn = 434, n = 11}, at_most = {elements = 3678298, k = 55, mk = 3608840, n = 117, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [241, 252, 245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3678299, k = 27, m = 17, mn = 434, n = 11}, at_most = {k = 55, m = 991, mk = 3608840, mnk = 1136985, n = 117, batches = 1}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [226, 261, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3678299, k = 27, m = 17, mn = 434, mnk = 1136986, n = 11}, at_most = {k = 55, m = 991, mk = 3608840, n = 117, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3678299, k = 27, m = 992, mn = 434, n = 11}, at_most = {k = 55, mk = 3608840, n = 117, batches = 1}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [219, 253, 231, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 56, m = 17, mn = 434, n = 11}, at_most = {elements = 2535265, k = 93, mk = 3608840, mnk = 37592073, n = 117, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 56, m = 17, mn = 434, mnk = 37592074, n = 11}, at_most = {elements = 2535265, k = 93, mk = 3608840, n = 117, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2535266, k = 56, m = 17, mn = 434, n = 11}, at_most = {k = 93, mk = 3608840, n = 117, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [243, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 27, m = 17, mn = 434, n = 118}, at_most = {k = 93, mk = 3608840, n = 3680, n_even = 724, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [242, 246, 238, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 27, m = 17, mn = 434, n = 118, n_even = 725}, at_most = {k = 34, mk = 3608840, n = 3680, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [262, 256, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 35, m = 17, mn = 434, n = 118, n_even = 725}, at_most = {k = 93, mk = 3608840, n = 3680, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [245, 243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1623377, k = 27, m = 17, mn = 434, n = 3681}, at_most = {k = 93, mk = 3608840, batches = 1}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [250, 244, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mk = 3608841, n = 5}, at_most = {k = 33, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mk = 3608841, n = 9}, at_most = {k = 33, n = 10, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048"
  ], factors = [241, 225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 34, m = 7, mk = 3608841, n = 5}, at_most = {k = 93, n = 10, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 7, mk = 3608841, n = 11}, at_most = {k = 50, batches = 1}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [210, 248, 231, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 51, m = 7, mk = 3608841, n = 11}, at_most = {k = 93, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 51, m = 7, mk = 3608841, n = 16}, at_most = {k = 93, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, n = 5}, at_most = {elements = 3955, m = 21, mn = 75, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3956, k = 94, m = 7, n = 5}, at_most = {elements = 3114493, m = 21, mn = 75, mnk = 71803, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [229, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3956, k = 94, m = 7, mnk = 71804, n = 5}, at_most = {elements = 3114493, m = 10, mn = 75, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3956, k = 94, m = 11, mnk = 71804, n = 5}, at_most = {elements = 3114493, m = 21, mn = 75, batches = 1}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [295, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mn = 76, n = 5}, at_most = {elements = 3114493, m = 21, mk = 2764, mn = 163, n = 12, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [233, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mn = 76, n = 13}, at_most = {elements = 3114493, k_even = 4, m = 21, mk = 2764, mn = 163, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 7, mn = 76, n = 13}, at_most = {elements = 3114493, m = 21, mk = 2764, mn = 163, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [231, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mk = 2765, mn = 76, n = 5}, at_most = {elements = 3114493, m = 21, mn = 163, n = 5, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mk = 2765, mn = 76, n = 6}, at_most = {elements = 3114493, m = 21, mn = 104, n = 16, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mk = 2765, mn = 105, n = 6}, at_most = {elements = 3114493, k_even = 4, m = 21, mn = 163, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [240, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 7, mk = 2765, mn = 105, n = 6}, at_most = {elements = 3114493, m = 21, mn = 163, n = 16, batches = 1}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [201, 247, 273, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mn = 76, n = 17}, at_most = {elements = 3114493, m = 21, mn = 163, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mn = 164, n = 5}, at_most = {elements = 3114493, k = 316, m = 10, n = 32, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_2x32x128"
  ], factors = [243, 266, 237, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mn = 164, n = 33}, at_most = {elements = 3114493, k = 316, k_even = 4, m = 8, mk = 1020, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "dot_1x8x512"
  ], factors = [263, 243, 264, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 7, mk = 1021, mn = 164, n = 33}, at_most = {elements = 3114493, k = 316, k_even = 4, m = 8, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [249, 249, 276, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 7, mn = 164, n = 33}, at_most = {elements = 3114493, k = 316, k_even = 128, m = 7, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [256, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 8, mn = 164, n = 33}, at_most = {elements = 3114493, k = 316, k_even = 128, m = 8, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "block_2x32x128"
  ], factors = [274, 255, 270, 280, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 9, mn = 164, n = 33}, at_most = {elements = 3114493, k = 195, k_even = 128, m = 10, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024"
  ], factors = [271, 258, 272, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 196, m = 9, mn = 164, n = 33}, at_most = {elements = 3114493, k = 316, k_even = 128, m = 10, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024"
  ], factors = [254, 267, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 129, m = 7, mn = 164, n = 33}, at_most = {elements = 3114493, k = 316, m = 10, n_even = 362, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [254, 279, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 129, m = 7, mn = 164, n = 33, n_even = 363}, at_most = {elements = 3114493, k = 316, m = 10, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [280, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, m = 7, mn = 164, n = 5}, at_most = {elements = 1753620, k = 939, k_even = 4, m = 10, mn = 279, batches = 1}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [277, 287, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, m = 7, mn = 280, n = 5}, at_most = {elements = 1753620, k = 939, k_even = 4, m = 10, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [251, 248, 279, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 940, m = 7, mn = 164, n = 5}, at_most = {elements = 1753620, k_even = 4, m = 10, mnk = 1734450, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [275, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 940, m = 7, mn = 164, mnk = 1734451, n = 5}, at_most = {elements = 1753620, k_even = 4, m = 10, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_2x32x128"
  ], factors = [248, 276, 223, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1753621, k = 317, m = 7, mn = 164, n = 5}, at_most = {elements = 3114493, k_even = 4, m = 8, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1753621, k = 317, m = 9, mn = 164, n = 5}, at_most = {elements = 3114493, k_even = 4, m = 10, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [251, 246, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, k_even = 5, m = 7, mn = 164, n = 5}, at_most = {elements = 155097, m = 10, n_even = 4, nk = 260087, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, k_even = 5, m = 7, mn = 164, n = 5, n_even = 5}, at_most = {elements = 155097, m = 10, nk = 260087, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [290, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 155098, k = 317, k_even = 5, m = 7, mn = 164, n = 5}, at_most = {elements = 3114493, m = 10, nk = 260087, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048"
  ], factors = [272, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, k_even = 5, m = 7, mn = 164, n = 5, nk = 260088}, at_most = {elements = 1793181, k_even = 724, m = 10, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [276, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, k_even = 725, m = 7, mn = 164, n = 5, nk = 260088}, at_most = {elements = 1793181, m = 10, n_even = 32, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_2x32x128", "dot_2x4x1024"
  ], factors = [256, 279, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, k_even = 725, m = 7, mn = 164, n = 5, n_even = 33, nk = 260088}, at_most = {elements = 1793181, m = 10, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1793182, k = 317, k_even = 5, m = 7, mn = 164, n = 5, nk = 260088}, at_most = {elements = 3114493, m = 10, mk = 70622, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1793182, k = 317, k_even = 5, m = 7, mk = 70623, mn = 164, n = 5, nk = 260088}, at_most = {elements = 3114493, m = 10, batches = 1}, kernels = [
    "dot_2x4x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 11, mn = 164, n = 5}, at_most = {elements = 26737, k = 237, k_even = 4, m = 21, n = 89, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 11, mn = 164, n = 90}, at_most = {elements = 26737, k = 237, k_even = 4, m = 21, batches = 1}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [269, 251, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 26738, k = 94, m = 11, mn = 164, n = 5}, at_most = {elements = 3114493, k = 128, k_even = 4, m = 21, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [268, 255, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 26738, k = 129, m = 11, mn = 164, n = 5}, at_most = {elements = 3114493, k = 237, k_even = 4, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [260, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, m = 11, mn = 164, n = 5}, at_most = {elements = 3114493, k_even = 4, m = 21, mn = 268, nk = 195977, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [247, 287, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, m = 11, mn = 164, n = 5, nk = 195978}, at_most = {elements = 3114493, k_even = 4, m = 21, mn = 268, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [250, 284, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, m = 11, mn = 269, n = 5}, at_most = {elements = 3114493, k_even = 4, m = 21, mn = 444, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [247, 293, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, m = 11, mn = 445, n = 5}, at_most = {elements = 1770367, k_even = 4, m = 14, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [257, 255, 296, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, m = 15, mn = 445, n = 5}, at_most = {elements = 1770367, k_even = 4, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [258, 257, 311, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1770368, k = 238, m = 11, mn = 445, n = 5}, at_most = {elements = 3114493, k_even = 4, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [264, 262, 300, 256, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 11, mn = 164, n = 5}, at_most = {elements = 3114493, k = 471, m = 21, nk = 2231, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [266, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 11, mn = 164, n = 5, nk = 2232}, at_most = {elements = 3114493, k = 471, m = 21, mnk = 142553, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [243, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 11, mn = 164, n = 5, n_even = 5, nk = 2232}, at_most = {elements = 3114493, k = 471, m = 21, mnk = 142553, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_1x8x512", "block_6x16x2048"
  ], factors = [253, 258, 304, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 11, mn = 164, mnk = 142554, n = 5, nk = 2232}, at_most = {elements = 3114493, k = 135, m = 21, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [270, 260, 270, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 136, k_even = 5, m = 11, mn = 164, mnk = 142554, n = 5, nk = 2232}, at_most = {elements = 3114493, k = 471, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [254, 254, 291, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, k_even = 5, m = 11, mn = 164, n = 5}, at_most = {elements = 31819, m = 21, mn = 504, nk = 133607, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [256, 257, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 31820, k = 472, k_even = 5, m = 11, mn = 164, n = 5}, at_most = {elements = 1630217, m = 21, mn = 504, nk = 133607, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [247, 288, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, k_even = 5, m = 11, mn = 164, n = 5, nk = 133608}, at_most = {elements = 1630217, m = 21, mn = 504, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [242, 289, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, k_even = 5, m = 11, mn = 505, n = 5}, at_most = {elements = 1630217, k_even = 724, m = 16, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_2x32x128"
  ], factors = [253, 249, 280, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, k_even = 725, m = 11, mn = 505, n = 5}, at_most = {elements = 1630217, m = 16, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [248, 257, 250, 263, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, k_even = 5, m = 17, mn = 505, n = 5}, at_most = {elements = 1630217, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [249, 253, 280, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1630218, k = 472, k_even = 5, m = 11, mn = 164, n = 5}, at_most = {elements = 3114493, m = 13, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [242, 260, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1630218, k = 472, k_even = 5, m = 14, mn = 164, n = 5}, at_most = {elements = 3114493, m = 21, mk = 15739, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_slab_6x16x2048"
  ], factors = [250, 245, 273, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1630218, k = 472, k_even = 5, m = 14, mk = 15740, mn = 164, n = 5}, at_most = {elements = 3114493, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [251, 254, 286, 246, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 7, n = 5}, at_most = {m = 7, n = 126, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [243, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 8, n = 5}, at_most = {m = 10, n = 126, nk = 38519, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [212, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 8, n = 5, nk = 38520}, at_most = {m = 10, n = 126, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [230, 240, 263, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 7, n = 127}, at_most = {m = 10, n = 319, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [246, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 7, n = 320}, at_most = {k_even = 4, m = 9, nk = 4167046, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [249, 265, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 7, n = 320, nk = 4167047}, at_most = {k_even = 4, m = 9, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 10, n = 320}, at_most = {k_even = 4, m = 10, batches = 1}, kernels = [
    "dot_2x4x1024", "block_slab_6x16x2048"
  ], factors = [253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 5, m = 7, n = 320}, at_most = {k_even = 724, m = 8, n = 1982, batches = 1}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [281, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 5, m = 7, n = 1983}, at_most = {k_even = 724, m = 8, batches = 1}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 5, m = 9, n = 320}, at_most = {k_even = 724, m = 10, mk = 63672, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [261, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 5, m = 9, mk = 63673, n = 320}, at_most = {k_even = 724, m = 10, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_6x16x2048"
  ], factors = [254, 234, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 725, m = 7, n = 320}, at_most = {m = 10, nk = 4689374, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [264, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 725, m = 7, n = 320, nk = 4689375}, at_most = {m = 8, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [270, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 725, m = 9, n = 320, nk = 4689375}, at_most = {m = 10, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [247, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 11, n = 5}, at_most = {elements = 4664693, m = 14, mn = 5194, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [239, 253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4664694, k = 94, m = 11, n = 5}, at_most = {m = 14, mn = 5194, n = 132, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [229, 230, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4664694, k = 94, m = 11, n = 133}, at_most = {m = 14, mn = 5194, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [242, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 15, n = 5}, at_most = {k = 321, k_even = 32, m = 21, mn = 5194, nk = 283779, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [239, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 322, m = 15, n = 5}, at_most = {k_even = 32, m = 21, mn = 5194, nk = 283779, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 33, m = 15, n = 5}, at_most = {m = 21, mn = 5194, nk = 283779, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [251, 232, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 15, n = 5, nk = 283780}, at_most = {m = 21, mn = 683, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [229, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 15, n = 5, n_even = 5, nk = 283780}, at_most = {m = 21, mn = 683, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [230, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 15, mn = 684, n = 5, nk = 283780}, at_most = {m = 21, mn = 5194, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_slab_6x16x2048"
  ], factors = [237, 253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 11, mn = 5195, n = 5}, at_most = {m = 12, nk = 6454371, batches = 1}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [246, 247, 253, 253, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 11, mn = 5195, n = 5, nk = 6454372}, at_most = {k = 6491, m = 12, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [244, 248, 261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 6492, m = 11, mn = 5195, n = 5, nk = 6454372}, at_most = {m = 12, batches = 1}, kernels = [
    "dot_2x4x1024", "block_slab_6x16x2048"
  ], factors = [232, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 13, mn = 5195, n = 5}, at_most = {elements = 3923325, m = 17, n_even = 724, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_slab_6x16x2048"
  ], factors = [247, 246, 263, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3923326, k = 94, m = 13, mn = 5195, n = 5}, at_most = {m = 17, mk = 66189, n_even = 724, batches = 1}, kernels = [
    "dot_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [253, 251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3923326, k = 94, m = 13, mk = 66190, mn = 5195, n = 5}, at_most = {m = 17, n_even = 724, batches = 1}, kernels = [
    "panel_6x16x2048", "dot_1x8x512", "block_slab_6x16x2048"
  ], factors = [234, 221, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 13, mn = 5195, n = 5, n_even = 725}, at_most = {m = 15, batches = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "block_slab_6x16x2048"
  ], factors = [247, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 16, mn = 5195, n = 5, n_even = 725}, at_most = {m = 17, batches = 1}, kernels = [
    "block_slab_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 18, mn = 5195, n = 5}, at_most = {m = 21, mk = 21906, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "tall_2x32x128", "block_slab_6x16x2048"
  ], factors = [252, 250, 250, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, m = 18, mk = 21907, mn = 5195, n = 5}, at_most = {k_even = 4, m = 21, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [241, 240, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3114494, k = 94, k_even = 5, m = 18, mk = 21907, mn = 5195, n = 5}, at_most = {m = 21, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [235, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, n = 5}, at_most = {elements = 3176225, k_even = 4, mk = 2284763, mn = 174, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [257, 268, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 175, n = 5}, at_most = {elements = 3176225, k_even = 4, mk = 2284763, mn = 353, mnk = 18083654, n = 8, nk = 26606, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 175, n = 9}, at_most = {elements = 3176225, k_even = 4, mk = 2284763, mn = 353, mnk = 18083654, n = 10, nk = 26606, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [250, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 175, n = 11}, at_most = {elements = 3176225, k_even = 4, mk = 2284763, mn = 353, mnk = 18083654, n = 20, nk = 26606, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [253, 305, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 175, n = 5, nk = 26607}, at_most = {elements = 3176225, k_even = 4, mk = 2284763, mn = 353, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 22, n = 5}, at_most = {elements = 3176225, mk = 2284763, mn = 353, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [316, 246, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, n = 5}, at_most = {batches = 1, elements = 1546196, k = 242, mk = 2284763, mnk = 18083654, n = 8, nk = 3857}, kernels = [
    "tall_6x16x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, k = 94, m = 22, mn = 354, n = 5}, at_most = {elements = 1546196, k = 164, mk = 2284763, mnk = 18083654, n = 8, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, k = 165, m = 22, mn = 354, n = 5}, at_most = {elements = 1546196, k = 242, mk = 2284763, mnk = 18083654, n = 8, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 243, m = 22, mn = 354, n = 5}, at_most = {elements = 1546196, mk = 2284763, mnk = 18083654, n = 8, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, n = 9}, at_most = {elements = 1546196, mk = 6199, mnk = 18083654, n = 20, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 6200, mn = 354, n = 9}, at_most = {elements = 1546196, k_even = 32, mk = 2284763, mnk = 18083654, n = 10, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 33, m = 22, mk = 6200, mn = 354, n = 9}, at_most = {elements = 1546196, mk = 2284763, mnk = 18083654, n = 10, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 6200, mn = 354, n = 11}, at_most = {elements = 177809, mk = 2284763, mnk = 18083654, n = 20, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 177810, k = 94, m = 22, mk = 6200, mn = 354, n = 11}, at_most = {elements = 1546196, mk = 2284763, mnk = 18083654, n = 20, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1546197, k = 94, m = 22, mn = 354, n = 5}, at_most = {elements = 3176225, mk = 2284763, mnk = 18083654, n = 20, nk = 1664, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1546197, k = 94, m = 22, mn = 354, n = 5, nk = 1665}, at_most = {elements = 3176225, mk = 2284763, mnk = 18083654, n = 20, nk = 3857, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, n = 5, nk = 3858}, at_most = {elements = 1418899, k_even = 4, mk = 2284763, mnk = 6811486, n = 12, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_6x16x2048"
  ], factors = [254, 333, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 22, mn = 354, n = 5, nk = 3858}, at_most = {elements = 1418899, mk = 2284763, mnk = 6811486, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [250, 304, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 22, mn = 354, n = 9, nk = 3858}, at_most = {elements = 1418899, mk = 2284763, mnk = 6811486, n = 12, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [233, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, n = 13, nk = 3858}, at_most = {elements = 1418899, mk = 2284763, mnk = 1099621, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, mnk = 1099622, n = 13, nk = 3858}, at_most = {elements = 1418899, mk = 2284763, mnk = 6811486, n = 16, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [252, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, n = 17, nk = 3858}, at_most = {elements = 1418899, k_even = 8, mk = 2284763, mnk = 6811486, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 9, m = 22, mn = 354, n = 17, nk = 3858}, at_most = {elements = 1418899, m = 59, mk = 2284763, mnk = 6811486, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [247, 288, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 9, m = 60, mn = 354, n = 17, nk = 3858}, at_most = {elements = 1418899, mk = 2284763, mnk = 6811486, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mn = 354, mnk = 6811487, n = 5, nk = 3858}, at_most = {elements = 1418899, k_even = 4, m = 1810, mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 22, mn = 354, mnk = 6811487, n = 5, nk = 3858}, at_most = {elements = 1418899, m = 1810, mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 1811, mn = 354, mnk = 6811487, n = 5, nk = 3858}, at_most = {elements = 1418899, mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1418900, k = 94, m = 22, mn = 354, n = 5, nk = 3858}, at_most = {elements = 3176225, mk = 1589088, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1418900, k = 94, m = 22, mk = 1589089, mn = 354, n = 5, nk = 3858}, at_most = {elements = 3176225, mk = 1994086, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [297, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1418900, k = 94, m = 22, mk = 1994087, mn = 354, n = 5, nk = 3858}, at_most = {elements = 3176225, mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [243, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3176226, k = 94, m = 22, n = 5}, at_most = {m = 65, mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3176226, k = 94, m = 66, n = 5}, at_most = {elements = 6034900, mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 6034901, k = 94, m = 66, n = 5}, at_most = {mk = 2284763, mnk = 18083654, n = 20, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, n = 21}, at_most = {elements = 3272427, k = 128, m = 64, mk = 2284763, mnk = 109713, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mnk = 109714, n = 21}, at_most = {elements = 3272427, k = 128, m = 64, mk = 2284763, mnk = 458067, batches = 1}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [271, 258, 262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mnk = 458068, n = 21}, at_most = {elements = 3272427, k = 128, k_even = 4, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [262, 255, 249, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 5, m = 22, mnk = 458068, n = 21}, at_most = {elements = 203319, k = 128, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [256, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 203320, k = 94, k_even = 5, m = 22, mnk = 458068, n = 21}, at_most = {elements = 3272427, k = 128, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [255, 251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 65, n = 21}, at_most = {elements = 3272427, k = 128, mk = 2284763, mnk = 18083654, n = 32, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 65, n = 33}, at_most = {elements = 3272427, k = 128, mk = 2284763, mn = 78608, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_slab_6x16x2048"
  ], factors = [252, 249, 249, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 65, mn = 78609, n = 33}, at_most = {elements = 3272427, k = 128, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [253, 248, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3272428, k = 94, m = 22, n = 21}, at_most = {k = 128, m = 104, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [247, 262, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3272428, k = 94, m = 105, n = 21}, at_most = {k = 128, mk = 2284763, mnk = 18083654, nk = 4521, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3272428, k = 94, m = 105, n = 21, nk = 4522}, at_most = {k = 128, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [250, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, n = 21}, at_most = {k_even = 4, m = 34, mk = 6505, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 35, n = 21}, at_most = {k_even = 4, m = 64, mk = 6505, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mk = 6506, n = 21}, at_most = {elements = 2763350, k_even = 4, m = 64, mk = 2284763, mn = 1172, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [255, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mk = 6506, mn = 1173, n = 21}, at_most = {elements = 2763350, k_even = 4, m = 64, mk = 2284763, mnk = 5560790, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [260, 261, 254, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mk = 6506, mn = 1173, mnk = 5560791, n = 21}, at_most = {elements = 2763350, k_even = 4, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [257, 240, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2763351, k = 129, m = 22, mk = 6506, n = 21}, at_most = {k_even = 4, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [248, 257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 5, m = 22, n = 21}, at_most = {m = 52, mk = 2284763, mnk = 18083654, n = 43, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 5, m = 53, n = 21}, at_most = {m = 64, mk = 2284763, mnk = 18083654, n = 43, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [250, 257, 251, 246, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 5, m = 22, n = 44}, at_most = {elements = 47215, m = 33, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 47216, k = 129, k_even = 5, m = 22, n = 44}, at_most = {elements = 3446051, m = 33, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 264, 256, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 5, m = 34, n = 44}, at_most = {elements = 3446051, k_even = 128, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 129, m = 34, n = 44}, at_most = {elements = 3446051, k_even = 724, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [249, 251, 242, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 725, m = 34, n = 44}, at_most = {elements = 3446051, m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3446052, k = 129, k_even = 5, m = 22, n = 44}, at_most = {m = 64, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 65, n = 21}, at_most = {elements = 1674902, k_even = 724, mk = 2284763, mnk = 3077905, n = 34, nk = 48684, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [258, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 65, mnk = 3077906, n = 21}, at_most = {elements = 1674902, k_even = 724, mk = 2284763, mnk = 18083654, n = 34, nk = 48684, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 65, n = 21, nk = 48685}, at_most = {elements = 1674902, k_even = 724, mk = 2284763, mnk = 18083654, n = 34, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, k_even = 725, m = 65, n = 21}, at_most = {elements = 1674902, mk = 2284763, mnk = 18083654, n = 34, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 65, n = 35}, at_most = {elements = 1674902, mk = 60022, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 65, mk = 60023, n = 35}, at_most = {elements = 1674902, mk = 2284763, mn = 30577, mnk = 18083654, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [251, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 65, mk = 60023, mn = 30578, n = 35}, at_most = {elements = 194875, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [256, 252, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 194876, k = 129, m = 65, mk = 60023, mn = 30578, n = 35}, at_most = {elements = 1674902, mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1674903, k = 129, m = 65, n = 21}, at_most = {mk = 2284763, mnk = 18083654, n = 42, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1674903, k = 129, m = 65, n = 43}, at_most = {mk = 2284763, mnk = 18083654, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k = 128, mk = 2284763, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mnk = 18083655, n = 5, n_even = 5}, at_most = {elements = 1700303, k = 128, mk = 2284763, batches = 1}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [252, 248, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k = 257, mk = 64175, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [248, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mk = 64176, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k = 257, mk = 441080, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mk = 441081, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k = 257, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 22, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k_even = 4, m = 64, mk = 64837, n_even = 724, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [262, 261, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 22, mk = 64838, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k_even = 4, m = 64, mk = 2284763, n_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [258, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, k_even = 5, m = 22, mnk = 18083655, n = 5}, at_most = {elements = 1700303, m = 64, mk = 2284763, n_even = 724, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_slab_6x16x2048"
  ], factors = [253, 258, 241, 268, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 22, mnk = 18083655, n = 5, n_even = 725}, at_most = {elements = 1700303, m = 64, mk = 2284763, batches = 1}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [261, 235, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 65, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k_even = 724, m = 126, mk = 574757, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [262, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 127, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k_even = 724, mk = 574757, n_even = 4, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [260, 265, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 127, mnk = 18083655, n = 5, n_even = 5}, at_most = {elements = 1700303, k_even = 724, mk = 574757, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [250, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, k_even = 725, m = 65, mnk = 18083655, n = 5}, at_most = {elements = 1700303, mk = 574757, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [267, 245, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 65, mk = 574758, mnk = 18083655, n = 5}, at_most = {elements = 1266139, k_even = 4, mk = 2284763, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1266140, k = 258, m = 65, mk = 574758, mnk = 18083655, n = 5}, at_most = {elements = 1700303, k_even = 4, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [261, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, k_even = 5, m = 65, mk = 574758, mnk = 18083655, n = 5}, at_most = {elements = 1700303, mk = 2284763, mnk = 42464084, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [249, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, k_even = 5, m = 65, mk = 574758, mnk = 42464085, n = 5}, at_most = {elements = 1700303, mk = 2284763, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, m = 22, mnk = 18083655, n = 5}, at_most = {elements = 4066966, k_even = 4, m = 34, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [259, 248, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, k_even = 5, m = 22, mnk = 18083655, n = 5}, at_most = {elements = 4066966, m = 34, mk = 67552, batches = 1}, kernels = [
    "panel_6x16x2048", "block_slab_6x16x2048"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, k_even = 5, m = 22, mk = 67553, mnk = 18083655, n = 5}, at_most = {elements = 4066966, m = 34, mk = 2284763, mn = 1489, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [249, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, k_even = 5, m = 22, mk = 67553, mn = 1490, mnk = 18083655, n = 5}, at_most = {elements = 4066966, m = 34, mk = 2284763, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [251, 256, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4066967, k = 94, m = 22, mnk = 18083655, n = 5}, at_most = {m = 31, mk = 65005, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4066967, k = 94, m = 32, mnk = 18083655, n = 5}, at_most = {m = 34, mk = 65005, batches = 1}, kernels = [
    "block_slab_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4066967, k = 94, m = 22, mk = 65006, mnk = 18083655, n = 5}, at_most = {k_even = 4, m = 28, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4066967, k = 94, m = 29, mk = 65006, mnk = 18083655, n = 5}, at_most = {k_even = 4, m = 34, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4066967, k = 94, k_even = 5, m = 22, mk = 65006, mnk = 18083655, n = 5}, at_most = {m = 34, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, m = 35, mnk = 18083655, n = 5}, at_most = {m = 5898, mk = 1771444, n = 35, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, m = 35, mk = 1771445, mnk = 18083655, n = 5}, at_most = {k_even = 4, m = 5898, mk = 2284763, n = 35, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, k_even = 5, m = 35, mk = 1771445, mnk = 18083655, n = 5}, at_most = {m = 5898, mk = 2284763, n = 35, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_1x64x512"
  ], factors = [242, 242, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, m = 5899, mnk = 18083655, n = 5}, at_most = {k = 134, mk = 2284763, n = 35, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 135, m = 5899, mnk = 18083655, n = 5}, at_most = {mk = 2284763, n = 35, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 94, m = 35, mnk = 18083655, n = 36}, at_most = {k = 182, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [248, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 183, m = 35, mnk = 18083655, n = 36}, at_most = {mk = 70560, batches = 1}, kernels = [
    "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [249, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 183, m = 35, mk = 70561, mnk = 18083655, n = 36}, at_most = {elements = 3283182, k_even = 4, mk = 525133, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [263, 269, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 183, k_even = 5, m = 35, mk = 70561, mnk = 18083655, n = 36}, at_most = {elements = 3283182, mk = 525133, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [256, 265, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3283183, k = 183, m = 35, mk = 70561, mnk = 18083655, n = 36}, at_most = {m = 55, mk = 525133, batches = 1}, kernels = [
    "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3283183, k = 183, m = 56, mk = 70561, mnk = 18083655, n = 36}, at_most = {mk = 525133, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [266, 249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 183, m = 35, mk = 525134, mnk = 18083655, n = 36}, at_most = {k = 296, k_even = 4, mk = 2284763, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 297, m = 35, mk = 525134, mnk = 18083655, n = 36}, at_most = {k_even = 4, mk = 2284763, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [252, 258, 248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1700304, k = 183, k_even = 5, m = 35, mk = 525134, mnk = 18083655, n = 36}, at_most = {mk = 2284763, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [252, 258, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 2284764, n = 5}, at_most = {k = 128, n = 16, nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, m = 22, mk = 2284764, n = 5}, at_most = {elements = 4225776, k = 520, n = 16, nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4225777, k = 129, m = 22, mk = 2284764, n = 5}, at_most = {k = 520, n = 16, nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 521, m = 22, mk = 2284764, n = 5}, at_most = {m = 8867, n = 16, nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 521, m = 8868, mk = 2284764, n = 5}, at_most = {n = 16, nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 2284764, n = 17}, at_most = {k = 132, nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [240, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 133, m = 22, mk = 2284764, n = 17}, at_most = {nk = 5650, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 2284764, n = 5, nk = 5651}, at_most = {m = 51, n = 10, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 2284764, n = 11, nk = 5651}, at_most = {m = 51, n = 31, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 52, mk = 2284764, n = 5, nk = 5651}, at_most = {k_even = 128, m = 2478, mk = 3053336, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 52, mk = 3053337, n = 5, nk = 5651}, at_most = {k_even = 128, m = 2478, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 52, mk = 2284764, n = 16, nk = 5651}, at_most = {k_even = 128, m = 2478, n = 31, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 129, m = 52, mk = 2284764, n = 5, nk = 5651}, at_most = {m = 2478, n = 16, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [244, 242, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 129, m = 52, mk = 2284764, n = 17, nk = 5651}, at_most = {m = 2478, n = 31, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 22, mk = 2284764, n = 32, nk = 5651}, at_most = {m = 26, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [246, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 27, mk = 2284764, n = 32, nk = 5651}, at_most = {m = 2478, n = 49, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 27, mk = 2284764, n = 50, nk = 5651}, at_most = {m = 2478, mn = 148192, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [242, 247, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 27, mk = 2284764, mn = 148193, n = 50, nk = 5651}, at_most = {m = 2478, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [258, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 2479, mk = 2284764, n = 5, nk = 5651}, at_most = {k_even = 724, n = 8, batches = 1}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048"
  ], factors = [253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 725, m = 2479, mk = 2284764, n = 5, nk = 5651}, at_most = {n = 8, batches = 1}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [242, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 2479, mk = 2284764, n = 9, nk = 5651}, at_most = {k_even = 724, mk = 3339398, n = 44, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 2479, mk = 3339399, n = 9, nk = 5651}, at_most = {k_even = 724, n = 16, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 2479, mk = 3339399, n = 17, nk = 5651}, at_most = {k_even = 724, n = 44, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, k_even = 725, m = 2479, mk = 2284764, n = 9, nk = 5651}, at_most = {n = 44, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 94, m = 2479, mk = 2284764, n = 45, nk = 5651}, at_most = {k = 197, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 198, m = 2479, mk = 2284764, n = 45, nk = 5651}, at_most = {mk = 4033278, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [246, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 198, m = 2479, mk = 4033279, n = 45, nk = 5651}, at_most = {batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {m = 4, k = 30, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 31}, at_most = {m = 4, k = 51, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3}, at_most = {m = 4, k = 51, n = 4, nk = 55}, kernels = [
    "dot_2x4x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, nk = 56}, at_most = {m = 4, k = 51, n = 4}, kernels = [
    "dot_2x4x1024"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 5}, at_most = {m = 4, k = 9, n = 8}, kernels = [
    "dot_1x8x512"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 5, k = 10}, at_most = {m = 4, k = 51, n = 6}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [224, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 7, k = 10}, at_most = {m = 4, k = 51, n = 8}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [219, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9}, at_most = {m = 4, k = 11, n = 22, elements = 13324, n_even = 4}, kernels = [
    "panel_6x16x2048", "dot_1x8x512"
  ], factors = [247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, n_even = 5}, at_most = {m = 4, k = 11, n = 22, elements = 13324}, kernels = [
    "panel_6x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, elements = 13325}, at_most = {m = 4, k = 11, n = 22}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "panel_2x32x128", "dot_1x8x512", "block_slab_6x16x2048"
  ], factors = [235, 268, 248, 273, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 23}, at_most = {m = 4, k = 11, n = 33}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [282, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 34}, at_most = {m = 4, k = 11, n = 48}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [304, 272, 253, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49}, at_most = {m = 4, k = 11, n_even = 32, n = 106, mn = 196}, kernels = [
    "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [274, 264, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, mn = 197}, at_most = {m = 4, k = 11, n_even = 32, n = 106}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [295, 289, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 107}, at_most = {m = 1, k = 11, n_even = 32, mn = 486}, kernels = [
    "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [272, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 107, m = 2}, at_most = {m = 4, k = 11, n_even = 32, mn = 486}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [418, 269, 264, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 107, mn = 487}, at_most = {m = 4, k = 11, n_even = 32}, kernels = [
    "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [261, 269, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, n_even = 33}, at_most = {m = 3, k = 11, elements = 639499, batches = 15, mn = 156}, kernels = [
    "block_slab_1x64x512"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, n_even = 33, mn = 157}, at_most = {m = 3, k = 11, elements = 639499, batches = 15}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [400, 223, 222, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 16, n = 49, n_even = 33}, at_most = {m = 3, k = 11, elements = 639499, mk = 2}, kernels = [
    "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [213, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 16, n = 49, n_even = 33, mk = 3}, at_most = {m = 3, k = 11, elements = 639499, mnk = 886}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [414, 248, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 16, n = 49, n_even = 33, mk = 3, mnk = 887}, at_most = {m = 3, k = 11, elements = 639499}, kernels = [
    "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [245, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, n_even = 33, m = 4}, at_most = {m = 4, k = 11, elements = 639499, n = 90}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [362, 244, 240, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 91, n_even = 33, m = 4}, at_most = {m = 4, k = 11, elements = 639499, n = 221}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [468, 267, 266, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 222, n_even = 33, m = 4}, at_most = {m = 4, k = 11, elements = 639499}, kernels = [
    "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [230, 231, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, n_even = 33, elements = 639500}, at_most = {m = 4, k = 11}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [349, 236, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12}, at_most = {m = 1, k = 51, mk = 30, n = 48}, kernels = [
    "dot_1x8x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, k = 12}, at_most = {m = 1, k = 51, mk = 30, k_even = 4}, kernels = [
    "dot_1x8x512", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [222, 250, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 49, k = 12, k_even = 5}, at_most = {m = 1, k = 51, mk = 30}, kernels = [
    "dot_1x8x512", "block_slab_1x64x512"
  ], factors = [218, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, mk = 31}, at_most = {m = 1, k = 51, mk = 39, n_even = 32}, kernels = [
    "dot_1x8x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, mk = 31, n_even = 33}, at_most = {m = 1, k = 51, mk = 39}, kernels = [
    "dot_1x8x512"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, mk = 40}, at_most = {m = 1, k = 51}, kernels = [
    "dot_1x8x512"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 2}, at_most = {m = 4, k = 51, n_even = 32, n = 27, elements = 56956, nk = 430}, kernels = [
    "tall_6x16x2048", "dot_1x8x512"
  ], factors = [246, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 2, nk = 431}, at_most = {m = 4, k = 51, n_even = 32, n = 27, elements = 56956}, kernels = [
    "dot_1x8x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 2, elements = 56957}, at_most = {m = 4, k = 51, n_even = 32, n = 27}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [236, 244, 258, 236, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 12, m = 2}, at_most = {m = 2, k = 51, n_even = 32, elements = 2206016, mk = 62, nk = 634}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512"
  ], factors = [252, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 12, m = 2, nk = 635}, at_most = {m = 2, k = 51, n_even = 32, elements = 2206016, mk = 62}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [261, 265, 236, 265, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 12, m = 2, mk = 63}, at_most = {m = 2, k = 51, n_even = 32, elements = 2206016, n = 148}, kernels = [
    "dot_1x8x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 149, k = 12, m = 2, mk = 63}, at_most = {m = 2, k = 51, n_even = 32, elements = 2206016}, kernels = [
    "panel_2x32x128", "dot_1x8x512"
  ], factors = [256, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 12, m = 3}, at_most = {m = 4, k = 23, n_even = 32, elements = 2206016}, kernels = [
    "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [265, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 24, m = 3}, at_most = {m = 4, k = 51, n_even = 32, elements = 2206016, mn = 157}, kernels = [
    "panel_2x32x128", "dot_1x8x512", "block_slab_1x64x512"
  ], factors = [264, 273, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 24, m = 3, mn = 158}, at_most = {m = 4, k = 51, n_even = 32, elements = 2206016}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [255, 261, 251, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 28, k = 12, m = 2, elements = 2206017}, at_most = {m = 4, k = 51, n_even = 32}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512"
  ], factors = [208, 211, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 2, n_even = 33}, at_most = {m = 2, k = 25, elements = 1885030}, kernels = [
    "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [250, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 26, m = 2, n_even = 33}, at_most = {m = 2, k = 51, elements = 1885030}, kernels = [
    "dot_1x8x512", "block_slab_1x64x512"
  ], factors = [237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 3, n_even = 33}, at_most = {m = 4, k = 22, elements = 156934}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [401, 258, 257, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 3, n_even = 33, elements = 156935}, at_most = {m = 4, k = 22, elements = 1885030}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [362, 247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 23, m = 3, n_even = 33}, at_most = {m = 4, k = 51, elements = 1885030}, kernels = [
    "panel_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [252, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, k = 12, m = 2, n_even = 33, elements = 1885031}, at_most = {m = 4, k = 51}, kernels = [
    "panel_2x32x128", "dot_1x8x512", "dot_slab_2x4x1024", "block_2x32x128"
  ], factors = [205, 260, 252, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52}, at_most = {m = 4, n = 1}, kernels = [
    "dot_6x2x2048"
  ], factors = [393]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 2}, at_most = {m = 4, n = 2}, kernels = [
    "dot_6x2x2048"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 3}, at_most = {m = 4, n = 3, mk = 214}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024"
  ], factors = [532, 409]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 3, mk = 215}, at_most = {m = 4, n = 3}, kernels = [
    "dot_2x4x1024"
  ], factors = [429]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 4}, at_most = {m = 4, n = 4}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [338, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5}, at_most = {m = 1, elements = 2528443, k = 161, n = 26, batches = 125}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [240, 365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 126, k = 52, n = 5}, at_most = {m = 1, elements = 2528443, k = 161, n = 26}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [266, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 27}, at_most = {m = 1, elements = 296602, k = 79, mk = 109, batches = 9}, kernels = [
    "dot_1x8x512"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 10, k = 52, n = 27}, at_most = {m = 1, elements = 296602, k = 79, mk = 109}, kernels = [
    "dot_1x8x512"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 27, elements = 296603}, at_most = {m = 1, elements = 2528443, k = 79, mk = 109}, kernels = [
    "dot_1x8x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 80, n = 27}, at_most = {m = 1, elements = 2528443, k = 161, mk = 109}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [264, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 27, mk = 110}, at_most = {m = 1, elements = 2528443, k = 161, batches = 16}, kernels = [
    "dot_1x8x512"
  ], factors = [327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 17, k = 52, n = 27, mk = 110}, at_most = {m = 1, elements = 2528443, k = 161}, kernels = [
    "dot_1x8x512"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 2}, at_most = {m = 2, elements = 2528443, k = 161, mn = 24}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [272, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 2, mn = 25}, at_most = {m = 2, elements = 2528443, k = 161, mn = 51}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [279, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 2, mn = 52}, at_most = {m = 2, elements = 252753, k = 161, mk = 221, n_even = 128}, kernels = [
    "dot_1x8x512"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 2, mn = 52, elements = 252754}, at_most = {m = 2, elements = 2528443, k = 161, mk = 221, n_even = 128}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [246, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 2, mn = 52, n_even = 129}, at_most = {m = 2, elements = 2528443, k = 161, mk = 221}, kernels = [
    "dot_1x8x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 2, mn = 52, mk = 222}, at_most = {m = 2, elements = 2528443, k = 161}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [279, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 162, n = 5}, at_most = {m = 2, elements = 2528443, mk = 764, n = 13}, kernels = [
    "dot_2x4x1024"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 162, n = 14}, at_most = {m = 2, elements = 2528443, mk = 764, batches = 3}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [285, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, k = 162, n = 14}, at_most = {m = 1, elements = 2528443, mk = 764}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [280, 333, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, k = 162, n = 14, m = 2}, at_most = {m = 2, elements = 176523, mk = 764}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [312, 334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, k = 162, n = 14, m = 2, elements = 176524}, at_most = {m = 2, elements = 2528443, mk = 764, k_even = 32}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [302, 319, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, k = 162, n = 14, m = 2, elements = 176524, k_even = 33}, at_most = {m = 2, elements = 2528443, mk = 764}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [298, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 162, n = 5, mk = 765}, at_most = {m = 2, elements = 2528443, n = 16}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [318, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 162, n = 17, mk = 765}, at_most = {m = 2, elements = 2528443, mk = 2022, k = 775, batches = 13}, kernels = [
    "dot_2x4x1024"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 14, k = 162, n = 17, mk = 765}, at_most = {m = 2, elements = 2528443, mk = 2022, k = 775}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [314, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 776, n = 17, mk = 765}, at_most = {m = 2, elements = 2528443, mk = 2022}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [290, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 162, n = 17, mk = 2023}, at_most = {m = 2, elements = 2528443}, kernels = [
    "dot_2x4x1024"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, elements = 2528444}, at_most = {m = 2, mk = 183, k = 80}, kernels = [
    "dot_6x2x2048", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [320, 373, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 81, n = 5, elements = 2528444}, at_most = {m = 2, mk = 183}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [467, 427]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, elements = 2528444, mk = 184}, at_most = {m = 2, k = 195, mn = 979}, kernels = [
    "dot_6x2x2048", "dot_1x8x512", "dot_slab_2x4x1024", "block_6x16x2048"
  ], factors = [377, 428, 380, 409]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, elements = 2528444, mk = 184, mn = 980}, at_most = {m = 2, k = 195}, kernels = [
    "dot_6x2x2048", "dot_slab_2x4x1024"
  ], factors = [336, 367]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 196, n = 5, elements = 2528444, mk = 184}, at_most = {m = 2, nk = 121950, k_even = 4, batches = 149}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [427, 465, 453]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 150, k = 196, n = 5, elements = 2528444, mk = 184}, at_most = {m = 2, nk = 121950, k_even = 4}, kernels = [
    "dot_6x2x2048", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [411, 444, 440]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 196, n = 5, elements = 2528444, mk = 184, k_even = 5}, at_most = {m = 2, nk = 121950, k = 478}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [449, 413]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 479, n = 5, elements = 2528444, mk = 184, k_even = 5}, at_most = {m = 2, nk = 121950}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [367, 384, 395]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 196, n = 5, elements = 2528444, mk = 184, nk = 121951}, at_most = {m = 1}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [293, 369, 371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 196, n = 5, elements = 2528444, mk = 184, nk = 121951, m = 2}, at_most = {m = 2}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [391, 396, 417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 3}, at_most = {m = 4, k = 117, elements = 2928403, n = 20}, kernels = [
    "dot_2x2x2048", "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [343, 257, 298, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 21, m = 3}, at_most = {m = 4, k = 117, elements = 203897, n_even = 4}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [282, 256, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 21, m = 3, n_even = 5}, at_most = {m = 4, k = 117, elements = 203897}, kernels = [
    "panel_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [288, 287, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 21, m = 3, elements = 203898}, at_most = {m = 4, k = 117, elements = 436322}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [268, 256, 273, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 21, m = 3, elements = 436323}, at_most = {m = 4, k = 117, elements = 1650786}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [257, 249, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 21, m = 3, elements = 1650787}, at_most = {m = 4, k = 117, elements = 2928403}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [222, 229, 253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 3, elements = 2928404}, at_most = {m = 4, k = 117, mnk = 139022}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [196, 272, 323, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 52, n = 5, m = 3, elements = 2928404, mnk = 139023}, at_most = {m = 4, k = 117}, kernels = [
    "tall_2x32x128", "dot_slab_2x4x1024"
  ], factors = [247, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3}, at_most = {m = 4, elements = 3077095, mn = 46}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [306, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, mn = 47}, at_most = {m = 4, elements = 3077095, mn = 58}, kernels = [
    "dot_2x4x1024"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, mn = 59}, at_most = {m = 4, elements = 1814227, k = 287, mn = 111}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [274, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, mn = 112}, at_most = {m = 4, elements = 1814227, k = 167}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [278, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 168, n = 5, m = 3, mn = 112}, at_most = {m = 4, elements = 1814227, k = 287}, kernels = [
    "dot_2x4x1024", "dot_1x8x512"
  ], factors = [282, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, mn = 59, elements = 1814228}, at_most = {m = 4, elements = 3077095, k = 287}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [302, 336, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 288, n = 5, m = 3, mn = 59}, at_most = {m = 4, elements = 3077095}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [300, 299, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, elements = 3077096}, at_most = {m = 4, batches = 67, k = 527, mn = 2033}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [435, 385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 68, k = 118, n = 5, m = 3, elements = 3077096}, at_most = {m = 4, batches = 191, k = 527, mn = 2033}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, elements = 3077096, mn = 2034}, at_most = {m = 4, batches = 191, k = 527, nk = 306163}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 118, n = 5, m = 3, elements = 3077096, mn = 2034, nk = 306164}, at_most = {m = 4, batches = 191, k = 527}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 528, n = 5, m = 3, elements = 3077096}, at_most = {m = 4, batches = 191, elements = 6348416}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [392, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 528, n = 5, m = 3, elements = 6348417}, at_most = {m = 4, batches = 191}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [362, 360]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 192, k = 118, n = 5, m = 3, elements = 3077096}, at_most = {m = 4}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [384, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5}, at_most = {n = 2, k = 6, mn = 66, m = 21}, kernels = [
    "dot_6x2x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 7}, at_most = {n = 2, k = 26, mn = 66, m = 21}, kernels = [
    "dot_6x2x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 22}, at_most = {n = 2, k = 26, mn = 66}, kernels = [
    "dot_6x2x2048", "block_12x8x4096"
  ], factors = [257, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 3}, at_most = {n = 4, k = 26, mn = 66}, kernels = [
    "dot_2x4x1024", "block_12x8x4096"
  ], factors = [280, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67}, at_most = {n = 4, k = 5, nk = 2}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [271, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, nk = 3}, at_most = {n = 4, k = 5, mn = 132}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [285, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 133, nk = 3}, at_most = {n = 4, k = 2, mnk = 1145}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [290, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 133, nk = 3, mnk = 1146}, at_most = {n = 4, k = 2}, kernels = [
    "panel_12x8x4096", "panel_2x32x128", "block_12x8x4096"
  ], factors = [295, 213, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 133, nk = 3, k = 3}, at_most = {n = 2, k = 5}, kernels = [
    "block_12x8x4096", "block_2x32x128"
  ], factors = [253, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 133, nk = 3, k = 3, n = 3}, at_most = {n = 4, k = 5}, kernels = [
    "panel_12x8x4096", "block_12x8x4096"
  ], factors = [297, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, k = 6}, at_most = {n = 2, k = 14, mn = 446}, kernels = [
    "panel_12x8x4096", "panel_2x32x128", "dot_6x2x2048"
  ], factors = [258, 211, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 447, k = 6}, at_most = {n = 2, k = 14}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_12x8x4096"
  ], factors = [216, 280, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, k = 15}, at_most = {n = 2, k = 26, elements = 101609}, kernels = [
    "panel_2x32x128", "dot_6x2x2048"
  ], factors = [249, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, k = 15, elements = 101610}, at_most = {n = 2, k = 26}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "dot_6x2x2048", "block_6x16x2048"
  ], factors = [252, 242, 274, 278, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, k = 6, n = 3}, at_most = {n = 4, k = 26, elements = 14634}, kernels = [
    "panel_6x16x2048", "tall_2x32x128", "dot_2x4x1024", "block_12x8x4096"
  ], factors = [263, 219, 298, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, k = 6, n = 3, elements = 14635}, at_most = {n = 4, k = 26, nk = 66}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_12x8x4096", "block_6x16x2048",
    "block_2x32x128"
  ], factors = [263, 285, 288, 275, 263, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mn = 67, k = 6, n = 3, elements = 14635, nk = 67}, at_most = {n = 4, k = 26}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [275, 285, 271, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27}, at_most = {n = 2, elements = 2260867, m = 66, nk = 856, mn = 14, batches = 68}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [462, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 69, m = 5, k = 27}, at_most = {n = 2, elements = 2260867, m = 66, nk = 856, mn = 14}, kernels = [
    "dot_6x2x2048"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, mn = 15}, at_most = {n = 2, elements = 2260867, m = 66, nk = 856, k_even = 32}, kernels = [
    "dot_6x2x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, mn = 15, k_even = 33}, at_most = {n = 2, elements = 2260867, m = 66, nk = 856, batches = 24}, kernels = [
    "dot_6x2x2048"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 25, m = 5, k = 27, mn = 15, k_even = 33}, at_most = {n = 2, elements = 2260867, m = 66, nk = 856}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [357, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, nk = 857}, at_most = {n = 2, elements = 2260867, m = 66}, kernels = [
    "dot_6x2x2048"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, k = 27}, at_most = {n = 2, elements = 226509, nk = 104}, kernels = [
    "dot_6x2x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, k = 27, elements = 226510}, at_most = {n = 2, elements = 2260867, nk = 104}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [259, 274, 254, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, k = 27, nk = 105}, at_most = {n = 2, elements = 2260867, mnk = 34104}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [327, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, k = 27, nk = 105, mnk = 34105}, at_most = {n = 2, elements = 2260867, mnk = 124776}, kernels = [
    "dot_6x2x2048", "dot_2x4x1024"
  ], factors = [273, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, k = 27, nk = 105, mnk = 124777}, at_most = {n = 2, elements = 2260867}, kernels = [
    "dot_2x2x2048", "dot_6x2x2048"
  ], factors = [353, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, elements = 2260868}, at_most = {n = 2, nk = 90}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [251, 288, 260, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, elements = 2260868, nk = 91}, at_most = {n = 2, nk = 735, elements = 3808401}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "dot_2x4x1024", "dot_ahead_1x2x2048"
  ], factors = [269, 336, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, elements = 3808402, nk = 91}, at_most = {n = 2, nk = 735}, kernels = [
    "tall_6x16x2048", "dot_ahead_1x2x2048"
  ], factors = [279, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, elements = 2260868, nk = 736}, at_most = {n = 2}, kernels = [
    "tall_6x16x2048", "dot_6x2x2048", "dot_ahead_1x2x2048"
  ], factors = [258, 306, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, n = 3}, at_most = {n = 3, m = 12}, kernels = [
    "dot_2x4x1024"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, k = 27, n = 4}, at_most = {n = 4, m = 12}, kernels = [
    "dot_2x4x1024"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, k = 27, n = 3}, at_most = {n = 4, m = 35, k = 79}, kernels = [
    "panel_2x32x128", "dot_2x4x1024"
  ], factors = [207, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, k = 80, n = 3}, at_most = {n = 4, m = 35, elements = 1041190}, kernels = [
    "dot_2x4x1024"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, k = 80, n = 3, elements = 1041191}, at_most = {n = 4, m = 35}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [275, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, k = 27, n = 3}, at_most = {n = 4, k = 61, mn = 286}, kernels = [
    "dot_2x4x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, k = 27, n = 3, mn = 287}, at_most = {n = 4, k = 61}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [261, 268, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, k = 62, n = 3}, at_most = {n = 4, elements = 1647608, batches = 13}, kernels = [
    "dot_2x4x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 14, m = 36, k = 62, n = 3}, at_most = {n = 4, elements = 1647608}, kernels = [
    "dot_2x4x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, k = 62, n = 3, elements = 1647609}, at_most = {n = 4, batches = 230}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [275, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 231, m = 36, k = 62, n = 3, elements = 1647609}, at_most = {n = 4}, kernels = [
    "tall_6x16x2048", "dot_slab_2x4x1024"
  ], factors = [279, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5}, at_most = {k = 47, n = 20, mn = 63}, kernels = [
    "panel_6x16x2048", "dot_1x8x512", "block_12x8x4096"
  ], factors = [239, 262, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 64}, at_most = {k = 47, n = 20, mn = 64}, kernels = [
    "panel_12x8x4096", "dot_1x8x512", "block_2x32x128"
  ], factors = [263, 264, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 65}, at_most = {k = 47, n = 20, mn = 163, nk = 74}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "panel_2x32x128"
  ], factors = [296, 281, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 65, nk = 75}, at_most = {k = 47, n = 9, mn = 163}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 10, mn = 65, nk = 75}, at_most = {k = 47, n = 16, mn = 163, mk = 229}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [279, 279, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 10, mn = 65, nk = 75, mk = 230}, at_most = {k = 47, n = 16, mn = 163}, kernels = [
    "tall_6x16x2048", "dot_1x8x512"
  ], factors = [278, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 17, mn = 65, nk = 75}, at_most = {k = 47, n = 20, mn = 163}, kernels = [
    "panel_12x8x4096", "panel_2x32x128", "dot_1x8x512"
  ], factors = [254, 300, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 164}, at_most = {k = 9, n = 8, nk = 26}, kernels = [
    "panel_12x8x4096", "panel_2x32x128"
  ], factors = [317, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 164, nk = 27}, at_most = {k = 9, n = 8}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "block_12x8x4096"
  ], factors = [284, 272, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 164, k = 10}, at_most = {k = 47, n = 8, elements = 463292, batches = 11}, kernels = [
    "block_6x16x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 12, m = 5, n = 5, mn = 164, k = 10}, at_most = {k = 47, n = 8, elements = 463292, mnk = 55523}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [277, 248, 271, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 12, m = 5, n = 5, mn = 164, k = 10, mnk = 55524}, at_most = {k = 47, n = 8, elements = 463292}, kernels = [
    "panel_1x64x512", "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [290, 288, 295, 290, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, mn = 164, k = 10, elements = 463293}, at_most = {k = 47, n = 8}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [258, 278, 287, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, mn = 164}, at_most = {k = 14, n = 20, nk = 255, elements = 233707, mk = 34}, kernels = [
    "panel_2x32x128", "block_6x16x2048"
  ], factors = [237, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, mn = 164, mk = 35}, at_most = {k = 14, n = 20, nk = 255, elements = 233707, m = 25}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_12x8x4096", "block_6x16x2048"
  ], factors = [272, 302, 305, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 9, mn = 164, mk = 35}, at_most = {k = 2, n = 20, nk = 118, elements = 233707}, kernels = [
    "panel_6x16x2048", "block_2x32x128"
  ], factors = [326, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 9, mn = 164, mk = 35, k = 3}, at_most = {k = 14, n = 20, nk = 118, elements = 233707}, kernels = [
    "panel_6x16x2048", "panel_2x32x128"
  ], factors = [309, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 9, mn = 164, mk = 35, nk = 119}, at_most = {k = 14, n = 20, nk = 255, elements = 233707}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [296, 301, 289, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, mn = 164, k = 15}, at_most = {k = 47, n = 20, nk = 255, elements = 233707}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [296, 259, 299, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, mn = 164, elements = 233708}, at_most = {k = 47, n = 20, nk = 255, batches = 149}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048"
  ], factors = [277, 250, 274, 242, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 150, m = 5, n = 9, mn = 164, elements = 233708}, at_most = {k = 47, n = 20, nk = 255, mk = 440}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048"
  ], factors = [304, 254, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 150, m = 5, n = 9, mn = 164, elements = 233708, mk = 441}, at_most = {k = 47, n = 20, nk = 255}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048",
    "block_2x32x128"
  ], factors = [279, 258, 282, 253, 279, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, mn = 164, nk = 256}, at_most = {k = 47, n = 20, m = 26}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [287, 270, 283, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 27, n = 9, mn = 164, nk = 256}, at_most = {k = 47, n = 12}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [272, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 27, n = 13, mn = 164, nk = 256}, at_most = {k = 47, n = 20, mn = 649}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [249, 270, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 27, n = 13, mn = 650, nk = 256}, at_most = {k = 27, n = 20}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [251, 269, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 27, n = 13, mn = 650, nk = 256, k = 28}, at_most = {k = 47, n = 20}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [261, 250, 264, 262, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21}, at_most = {k = 3, n = 30, elements = 120451}, kernels = [
    "panel_2x32x128"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 31}, at_most = {k = 3, n = 34, elements = 120451}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [312, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, elements = 120452}, at_most = {k = 3, n = 34, batches = 93}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [378, 291, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 94, m = 5, n = 21, elements = 120452}, at_most = {k = 3, n = 34}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [323, 310, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 4}, at_most = {k = 8, n = 34, elements = 183989, mk = 279, nk = 205}, kernels = [
    "block_2x32x128"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 4, nk = 206}, at_most = {k = 8, n = 34, elements = 183989, mk = 279}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [261, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 4, mk = 280}, at_most = {k = 8, n = 34, elements = 183989}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [286, 275, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 4, elements = 183990}, at_most = {k = 8, n = 34, elements = 634200}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [311, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 4, elements = 634201}, at_most = {k = 8, n = 34}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [282, 270, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 35}, at_most = {k = 8, m = 8, n_even = 32, n = 90}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [273, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 35}, at_most = {k = 8, m = 17, n_even = 32, n = 90}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [292, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 91}, at_most = {k = 8, m = 17, n_even = 32, n = 112}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [315, 293, 285, 301, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 113}, at_most = {k = 8, m = 17, n_even = 32, batches = 49}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [286, 275, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 50, m = 5, n = 113}, at_most = {k = 8, m = 17, n_even = 32}, kernels = [
    "tall_2x32x128", "block_2x32x128"
  ], factors = [292, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 35, n_even = 33}, at_most = {k = 8, m = 7, mn = 1915, mnk = 3352}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [407, 254, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 35, n_even = 33, mnk = 3353}, at_most = {k = 8, m = 7, mn = 1915}, kernels = [
    "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [282, 273, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 35, n_even = 33}, at_most = {k = 8, m = 8, mn = 1915}, kernels = [
    "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [262, 256, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 35, n_even = 33}, at_most = {k = 8, m = 17, mn = 1915}, kernels = [
    "block_2x32x128"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 35, n_even = 33, mn = 1916}, at_most = {k = 8, m = 17, nk = 543}, kernels = [
    "block_2x32x128"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 35, n_even = 33, mn = 1916, nk = 544}, at_most = {k = 8, m = 17, elements = 164002}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128"
  ], factors = [386, 262, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 35, n_even = 33, mn = 1916, nk = 544, elements = 164003}, at_most = {k = 8, m = 17}, kernels = [
    "panel_1x64x512", "tall_2x32x128", "block_2x32x128"
  ], factors = [405, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 35}, at_most = {k = 3, elements = 1426658, n = 40, mn = 17936}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [262, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 41}, at_most = {k = 3, elements = 1426658, n = 115, mn = 6655}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "block_2x32x128"
  ], factors = [317, 283, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 41, mn = 6656}, at_most = {k = 3, elements = 1426658, n = 115, mn = 17936}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [278, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 35, mn = 17937}, at_most = {k = 3, elements = 1426658, n = 115}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [526, 250, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 35, k = 4}, at_most = {k = 8, elements = 1426658, n = 115, m = 66}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [264, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, n = 35, k = 4}, at_most = {k = 8, elements = 1426658, n = 115, nk = 386}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [253, 273, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, n = 35, k = 4, nk = 387}, at_most = {k = 8, elements = 1426658, n = 115}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [462, 252, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 35, elements = 1426659}, at_most = {k = 8, elements = 2143162, n = 115}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [515, 235, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 116}, at_most = {k = 1, elements = 672807}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [406, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 116, elements = 672808}, at_most = {k = 1, elements = 2143162}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [258, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 116, k = 2}, at_most = {k = 8, elements = 2143162, m = 522, n = 248, nk = 466}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [273, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 116, k = 2, nk = 467}, at_most = {k = 8, elements = 2143162, m = 522, n = 248}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [268, 294, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 249, k = 2}, at_most = {k = 4, elements = 821025, m = 522}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 249, k = 2, elements = 821026}, at_most = {k = 4, elements = 2143162, m = 522}, kernels = [
    "block_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 249, k = 5}, at_most = {k = 7, elements = 2143162, m = 522}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [271, 271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 249, k = 8}, at_most = {k = 8, elements = 2143162, m = 522}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 523, n = 116, k = 2}, at_most = {k = 8, elements = 2143162}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [255, 299, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 35, elements = 2143163}, at_most = {k = 8, n = 86, n_even = 4}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [240, 224, 262, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 35, elements = 2143163, n_even = 5}, at_most = {k = 8, n = 86}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [272, 289, 293, 258, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 87, elements = 2143163}, at_most = {k = 8, n = 129, elements = 7227167}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [303, 277, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 87, elements = 7227168}, at_most = {k = 8, n = 129}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [308, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 130, elements = 2143163}, at_most = {k = 8, n = 349, nk = 614}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [318, 300, 298, 331, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 130, elements = 2143163, nk = 615}, at_most = {k = 8, n = 349}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [304, 287, 312, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 18, n = 350, elements = 2143163}, at_most = {k = 8}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [296, 283, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 9}, at_most = {k = 27, m = 7, n_even = 4}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [273, 269, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 9, n_even = 5}, at_most = {k = 27, m = 7}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [256, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 21, k = 9}, at_most = {k = 27, m = 8, elements = 63355}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [264, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 21, k = 9, elements = 63356}, at_most = {k = 27, m = 8, elements = 915578}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [265, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 21, k = 9, elements = 915579}, at_most = {k = 27, m = 8}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [239, 239, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9}, at_most = {k = 27, m = 16, nk = 2827, n_even = 32, k_even = 4, mk = 238}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [269, 271, 260, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9, mk = 239}, at_most = {k = 27, m = 16, nk = 2827, n_even = 32, k_even = 4}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [373, 263, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9, k_even = 5}, at_most = {k = 27, m = 16, nk = 2827, n_even = 32}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [293, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9, n_even = 33}, at_most = {k = 15, m = 16, nk = 2827}, kernels = [
    "panel_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [289, 288, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 16, n_even = 33}, at_most = {k = 27, m = 16, nk = 2827}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [239, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9, nk = 2828}, at_most = {k = 27, m = 16, mn = 1858}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [246, 253, 257, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9, nk = 2828, mn = 1859}, at_most = {k = 27, m = 16, mk = 272}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 21, k = 9, nk = 2828, mn = 1859, mk = 273}, at_most = {k = 27, m = 16}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [250, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 28}, at_most = {k = 47, m = 16, n_even = 4, elements = 395436, mnk = 15167}, kernels = [
    "panel_2x32x128"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 28, mnk = 15168}, at_most = {k = 47, m = 16, n_even = 4, elements = 395436}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128", "block_slab_1x64x512"
  ], factors = [281, 283, 290, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 28, elements = 395437}, at_most = {k = 47, m = 16, n_even = 4, mn = 1293}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_slab_1x64x512"
  ], factors = [351, 261, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 28, elements = 395437, mn = 1294}, at_most = {k = 47, m = 16, n_even = 4}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [229, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 28, n_even = 5}, at_most = {k = 47, m = 16, mk = 275, batches = 4}, kernels = [
    "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [266, 277, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, m = 5, n = 21, k = 28, n_even = 5}, at_most = {k = 47, m = 16, mk = 275, elements = 908518}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [262, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, m = 5, n = 21, k = 28, n_even = 5, elements = 908519}, at_most = {k = 47, m = 16, mk = 275}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [219, 221, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 21, k = 28, n_even = 5, mk = 276}, at_most = {k = 47, m = 16}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [253, 254, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 9}, at_most = {k = 12, elements = 1686763, m = 34, mk = 399}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [276, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 13}, at_most = {k = 20, elements = 76400, m = 34, mk = 399}, kernels = [
    "panel_2x32x128"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 13, elements = 76401}, at_most = {k = 20, elements = 1686763, m = 34, mk = 399}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [263, 270, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 9, mk = 400}, at_most = {k = 20, elements = 1686763, m = 34, mn = 1393}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [252, 267, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 9, mk = 400, mn = 1394}, at_most = {k = 20, elements = 1686763, m = 34}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [283, 285, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, n = 21, k = 9}, at_most = {k = 20, elements = 1686763, m = 82}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [261, 267, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 83, n = 21, k = 9}, at_most = {k = 20, elements = 149944, nk = 1598, n = 78}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [389, 265, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 83, n = 21, k = 9, elements = 149945}, at_most = {k = 20, elements = 1686763, nk = 1598, n = 78}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [257, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 83, n = 79, k = 9}, at_most = {k = 20, elements = 1686763, nk = 1598}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 83, n = 21, k = 9, nk = 1599}, at_most = {k = 20, elements = 1686763}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 21}, at_most = {k = 47, elements = 200214, m = 91, batches = 111, mk = 573}, kernels = [
    "panel_6x16x2048", "block_2x32x128"
  ], factors = [276, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 21, mk = 574}, at_most = {k = 47, elements = 200214, m = 91, batches = 111, mk = 744}, kernels = [
    "panel_6x16x2048", "panel_2x32x128"
  ], factors = [262, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 21, elements = 200215}, at_most = {k = 47, elements = 1686763, m = 91, batches = 111, mk = 744}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [252, 252, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 21, mk = 745}, at_most = {k = 47, elements = 1686763, m = 91, batches = 111, n = 32}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [268, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 33, k = 21, mk = 745}, at_most = {k = 47, elements = 1686763, m = 91, batches = 111, n = 59}, kernels = [
    "panel_12x8x4096", "panel_6x16x2048", "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [297, 262, 260, 259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 60, k = 21, mk = 745}, at_most = {k = 47, elements = 1686763, m = 91, batches = 111, k_even = 4}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [254, 252, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 60, k = 21, mk = 745, k_even = 5}, at_most = {k = 47, elements = 1686763, m = 91, batches = 111}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 112, m = 17, n = 21, k = 21}, at_most = {k = 47, elements = 613942, m = 91}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "block_2x32x128"
  ], factors = [326, 258, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 112, m = 17, n = 21, k = 21, elements = 613943}, at_most = {k = 47, elements = 1686763, m = 91}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 92, n = 21, k = 21}, at_most = {k = 47, elements = 1686763, mk = 4426, mnk = 270211}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [317, 256, 259, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 92, n = 21, k = 21, mnk = 270212}, at_most = {k = 47, elements = 1686763, mk = 4426}, kernels = [
    "panel_2x32x128", "block_2x32x128"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 92, n = 21, k = 21, mk = 4427}, at_most = {k = 28, elements = 1686763}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [248, 243, 248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 92, n = 21, k = 29, mk = 4427}, at_most = {k = 47, elements = 1686763}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [248, 243, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 9, elements = 1686764}, at_most = {k = 47, n_even = 362, mk = 19698, n = 38}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [255, 262, 260, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 39, k = 9, elements = 1686764}, at_most = {k = 47, n_even = 362, mk = 19698, elements = 1825861}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [254, 257, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 39, k = 9, elements = 1825862}, at_most = {k = 15, n_even = 362, mk = 19698, batches = 26}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [334, 327, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 39, k = 16, elements = 1825862}, at_most = {k = 47, n_even = 362, mk = 19698, batches = 26}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [280, 274, 261, 265, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 39, k = 9, elements = 1825862}, at_most = {k = 47, n_even = 362, mk = 398}, kernels = [
    "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [228, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 39, k = 9, elements = 1825862, mk = 399}, at_most = {k = 47, n_even = 362, mk = 19698, n = 99, mn = 7962}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [244, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 39, k = 9, elements = 1825862, mk = 399, mn = 7963}, at_most = {k = 47, n_even = 362, mk = 19698, n = 99, mn = 19597}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [249, 262, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 39, k = 9, elements = 1825862, mk = 399, mn = 19598}, at_most = {k = 47, n_even = 362, mk = 19698, n = 99}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [246, 259, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 100, k = 9, elements = 1825862, mk = 399}, at_most = {k = 47, n_even = 362, mk = 19698, n = 133, k_even = 4}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [255, 257, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 100, k = 9, elements = 1825862, mk = 399, k_even = 5}, at_most = {k = 47, n_even = 362, mk = 19698, n = 133}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_slab_6x16x2048"
  ], factors = [242, 224, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 134, k = 9, elements = 1825862, mk = 399}, at_most = {k = 47, n_even = 362, mk = 19698, k_even = 4}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_2x32x128", "block_slab_1x64x512"
  ], factors = [268, 248, 235, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 134, k = 9, elements = 1825862, mk = 399, k_even = 5}, at_most = {k = 47, n_even = 362, mk = 19698}, kernels = [
    "panel_2x32x128", "tall_2x32x128"
  ], factors = [241, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 9, elements = 1686764, mk = 19699}, at_most = {k = 47, n_even = 362}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [255, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 21, k = 9, elements = 1686764, n_even = 363}, at_most = {k = 47}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [266, 255, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48}, at_most = {elements = 2062851, m = 7, k = 145, mn = 95}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_12x8x4096"
  ], factors = [257, 276, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 5, k = 48}, at_most = {elements = 2062851, m = 16, k = 145, mn = 95}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [254, 256, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, mn = 96}, at_most = {elements = 2062851, m = 16, k = 145, mn = 138}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [249, 256, 279, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, mn = 139}, at_most = {elements = 2062851, m = 16, k = 145, mn = 205, n = 16}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_2x32x128"
  ], factors = [276, 285, 264, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 17, k = 48, mn = 139}, at_most = {elements = 2062851, m = 16, k = 145, mn = 205}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [271, 260, 274, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, mn = 206}, at_most = {elements = 306663, m = 16, k = 59, mnk = 85063}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_2x32x128"
  ], factors = [272, 272, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, mn = 206, mnk = 85064}, at_most = {elements = 306663, m = 16, k = 59}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_2x32x128"
  ], factors = [401, 284, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, mn = 206, elements = 306664}, at_most = {elements = 2062851, m = 16, k = 59}, kernels = [
    "panel_1x64x512", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [374, 262, 266, 264, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 60, mn = 206}, at_most = {elements = 2062851, m = 12, k = 116, n_even = 32, mn = 263}, kernels = [
    "tall_6x16x2048", "dot_1x8x512", "block_2x32x128"
  ], factors = [263, 264, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 60, mn = 264}, at_most = {elements = 2062851, m = 12, k = 116, n_even = 32, batches = 11}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512", "block_6x16x2048", "block_2x32x128"
  ], factors = [277, 280, 269, 257, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 12, m = 5, n = 5, k = 60, mn = 264}, at_most = {elements = 2062851, m = 12, k = 116, n_even = 32}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_1x8x512", "block_6x16x2048", "block_2x32x128",
    "block_slab_6x16x2048"
  ], factors = [260, 259, 259, 248, 274, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 60, mn = 206, n_even = 33}, at_most = {elements = 319070, m = 12, k = 116}, kernels = [
    "panel_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [272, 275, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 60, mn = 206, n_even = 33, elements = 319071}, at_most = {elements = 2062851, m = 12, k = 116}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [260, 263, 264, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 117, mn = 206}, at_most = {elements = 132185, m = 12, k = 145, batches = 29}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [271, 263, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 117, mn = 206, elements = 132186}, at_most = {elements = 2062851, m = 12, k = 145, batches = 29}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "block_2x32x128"
  ], factors = [254, 247, 250, 266, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 30, m = 5, n = 5, k = 117, mn = 206}, at_most = {elements = 2062851, m = 12, k = 145}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024", "dot_1x8x512", "block_2x32x128"
  ], factors = [244, 256, 248, 262, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, n = 5, k = 60, mn = 206}, at_most = {elements = 157839, m = 16, k = 145, n = 24}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024"
  ], factors = [248, 264, 246, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, n = 25, k = 60, mn = 206}, at_most = {elements = 157839, m = 16, k = 145}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [270, 257, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, n = 5, k = 60, mn = 206, elements = 157840}, at_most = {elements = 2062851, m = 16, k = 145, batches = 23}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [266, 275, 267, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 24, m = 13, n = 5, k = 60, mn = 206, elements = 157840}, at_most = {elements = 2062851, m = 16, k = 145, batches = 88}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_slab_6x16x2048"
  ], factors = [274, 263, 269, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 89, m = 13, n = 5, k = 60, mn = 206, elements = 157840}, at_most = {elements = 2062851, m = 16, k = 145}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024", "block_2x32x128"
  ], factors = [268, 257, 260, 267, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 146}, at_most = {elements = 2062851, m = 8, n = 7}, kernels = [
    "panel_6x16x2048", "dot_6x2x2048", "dot_2x4x1024", "block_12x8x4096"
  ], factors = [225, 269, 306, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 146}, at_most = {elements = 2062851, m = 8, mn = 74}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [233, 295, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 146, mn = 75}, at_most = {elements = 1056035, m = 8, k = 305, n_even = 4}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [260, 260, 262, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 146, mn = 75, n_even = 5}, at_most = {elements = 1056035, m = 8, k = 305}, kernels = [
    "tall_2x32x128", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [261, 262, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 146, mn = 75, elements = 1056036}, at_most = {elements = 2062851, m = 8, k = 305}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [255, 257, 264, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 306, mn = 75}, at_most = {elements = 115182, m = 8}, kernels = [
    "panel_2x32x128", "dot_2x4x1024", "dot_1x8x512"
  ], factors = [265, 285, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 306, mn = 75, elements = 115183}, at_most = {elements = 2062851, m = 8, mn = 190}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [282, 283, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 306, mn = 191, elements = 115183}, at_most = {elements = 2062851, m = 8, mk = 3315}, kernels = [
    "dot_2x4x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 306, mn = 191, elements = 115183, mk = 3316}, at_most = {elements = 2062851, m = 8, mk = 4680}, kernels = [
    "dot_2x4x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 306, mn = 191, elements = 115183, mk = 4681}, at_most = {elements = 2062851, m = 8, k = 743}, kernels = [
    "dot_2x4x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 8, k = 744, mn = 191, elements = 115183, mk = 4681}, at_most = {elements = 2062851, m = 8}, kernels = [
    "dot_2x4x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 146}, at_most = {elements = 2062851, m = 12, mn = 219}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [268, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 13, n = 5, k = 146}, at_most = {elements = 2062851, m = 16, mn = 219}, kernels = [
    "panel_6x16x2048", "dot_2x4x1024"
  ], factors = [256, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 146, mn = 220}, at_most = {elements = 797855, m = 16, k = 292}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [258, 274, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 146, mn = 220, elements = 797856}, at_most = {elements = 2062851, m = 16, k = 292}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [258, 252, 262, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 293, mn = 220}, at_most = {elements = 2062851, m = 16, n_even = 4, k = 537}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [262, 264, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 538, mn = 220}, at_most = {elements = 2062851, m = 16, n_even = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [270, 271, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 293, mn = 220, n_even = 5}, at_most = {elements = 2062851, m = 16, k_even = 362}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [258, 265, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 5, k = 293, mn = 220, n_even = 5, k_even = 363}, at_most = {elements = 2062851, m = 16}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [269, 272, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48}, at_most = {elements = 2062851, n = 8, mk = 54659, nk = 611, m = 64}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_12x8x4096", "block_6x16x2048"
  ], factors = [270, 246, 277, 285, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 65, n = 5, k = 48}, at_most = {elements = 2062851, n = 8, mk = 54659, nk = 611}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "tall_2x32x128", "block_6x16x2048"
  ], factors = [274, 277, 267, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48, nk = 612}, at_most = {elements = 2062851, n = 8, mk = 54659, mn = 863, k = 192}, kernels = [
    "panel_12x8x4096", "tall_6x16x2048", "dot_2x4x1024", "block_12x8x4096", "block_6x16x2048"
  ], factors = [305, 269, 268, 280, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 193, nk = 612}, at_most = {elements = 2062851, n = 8, mk = 54659, mn = 863}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_1x8x512", "block_6x16x2048"
  ], factors = [280, 274, 261, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48, nk = 612, mn = 864}, at_most = {elements = 2062851, n = 8, mk = 54659}, kernels = [
    "tall_6x16x2048", "dot_1x8x512", "block_12x8x4096", "block_6x16x2048", "block_2x32x128"
  ], factors = [284, 249, 289, 284, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 9, k = 48}, at_most = {elements = 549016, n = 12, mk = 54659, nk = 1566}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_2x32x128"
  ], factors = [266, 277, 263, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 9, k = 48, elements = 549017}, at_most = {elements = 2062851, n = 12, mk = 54659, nk = 1566}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 9, k = 48, nk = 1567}, at_most = {elements = 2062851, n = 12, mk = 54659}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [256, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48, mk = 54660}, at_most = {elements = 2062851, n = 12}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_1x8x512"
  ], factors = [275, 270, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48}, at_most = {elements = 1458963, k = 119, mn = 514}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "dot_2x4x1024"
  ], factors = [257, 255, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, mn = 515}, at_most = {elements = 1458963, k = 119, k_even = 4, mn = 1831, m = 32}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [268, 261, 264, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 33, n = 13, k = 48, mn = 515}, at_most = {elements = 1458963, k = 119, k_even = 4, mn = 1831}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [256, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, mn = 1832}, at_most = {elements = 1458963, k = 103, k_even = 4, mk = 2547}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [268, 265, 255, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, mn = 1832, mk = 2548}, at_most = {elements = 960851, k = 103, k_even = 4}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [257, 262, 258, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, mn = 1832, mk = 2548, elements = 960852}, at_most = {elements = 1458963, k = 103, k_even = 4}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [258, 254, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 104, mn = 1832}, at_most = {elements = 1458963, k = 119, k_even = 4}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "tall_2x32x128", "block_slab_6x16x2048"
  ], factors = [387, 256, 256, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, mn = 515, k_even = 5}, at_most = {elements = 24891, k = 119}, kernels = [
    "panel_1x64x512", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [366, 260, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 71, m = 342, n = 280, batches = 33}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [255, 261, 257, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 72, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, m = 110, n = 280, batches = 33}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [263, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 111, n = 13, k = 72, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, m = 342, n = 280, batches = 33}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [254, 258, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 34, m = 17, n = 13, k = 48, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, m = 342, n = 32}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [259, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 34, m = 17, n = 33, k = 48, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, m = 342, n = 280}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [258, 254, 248, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 281, k = 48, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, m = 342, mn = 17763}, kernels = [
    "panel_2x32x128", "block_6x16x2048", "block_2x32x128"
  ], factors = [268, 250, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 281, k = 48, mn = 17764, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, m = 342}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 343, n = 13, k = 48, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119, batches = 5}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [255, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, m = 343, n = 13, k = 48, mn = 515, k_even = 5, elements = 24892}, at_most = {elements = 1458963, k = 119}, kernels = [
    "panel_6x16x2048", "panel_2x32x128", "tall_6x16x2048", "block_2x32x128"
  ], factors = [252, 258, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 120}, at_most = {elements = 682596, mn = 16948, n = 24, nk = 8506}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [265, 259, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 120, elements = 682597}, at_most = {elements = 1458963, mn = 16948, n = 24, nk = 8506}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [272, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 120, nk = 8507}, at_most = {elements = 1458963, mn = 16948, n = 24}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [268, 265, 271, 263, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 120}, at_most = {elements = 1458963, mn = 2335, k = 128, batches = 26}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [267, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 120, mn = 2336}, at_most = {elements = 1458963, mn = 16948, k = 128, batches = 26}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [270, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 27, m = 17, n = 25, k = 120}, at_most = {elements = 1458963, mn = 16948, k = 128}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [277, 261, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 129}, at_most = {elements = 1458963, mn = 16948, batches = 13, k = 444, m = 25, mk = 5246}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [265, 263, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 129, mk = 5247}, at_most = {elements = 1458963, mn = 16948, batches = 13, k = 444, m = 25}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [261, 256, 282, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 25, k = 129}, at_most = {elements = 1458963, mn = 16948, batches = 13, k = 444, m = 30}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [256, 253, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 31, n = 25, k = 129}, at_most = {elements = 1458963, mn = 16948, batches = 13, k = 202}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [263, 261, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 31, n = 25, k = 203}, at_most = {elements = 1458963, mn = 16948, batches = 13, k = 444}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [260, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 14, m = 17, n = 25, k = 129}, at_most = {elements = 1458963, mn = 16948, batches = 20, k = 444}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [275, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 445}, at_most = {elements = 1458963, mn = 16948, batches = 20, k = 512}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [268, 258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 513}, at_most = {elements = 1458963, mn = 16948, batches = 20}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "block_6x16x2048"
  ], factors = [261, 288, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 21, m = 17, n = 25, k = 129}, at_most = {elements = 1458963, mn = 16948}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024"
  ], factors = [273, 260, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 120, mn = 16949}, at_most = {elements = 1458963, mk = 92589, k = 134}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [258, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 135, mn = 16949}, at_most = {elements = 1458963, mk = 92589}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [269, 264, 268, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 120, mn = 16949, mk = 92590}, at_most = {elements = 1458963}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_slab_6x16x2048"
  ], factors = [274, 263, 278, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, elements = 1458964}, at_most = {elements = 2062851, nk = 2991}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [263, 249, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, elements = 1458964, nk = 2992}, at_most = {elements = 1920677, k = 141}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [268, 259, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 48, elements = 1920678, nk = 2992}, at_most = {elements = 2062851, k = 141}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [260, 262, 260, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 13, k = 142, elements = 1458964, nk = 2992}, at_most = {elements = 2062851, m = 129}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [265, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 130, n = 13, k = 142, elements = 1458964, nk = 2992}, at_most = {elements = 2062851, mn = 10931}, kernels = [
    "tall_6x16x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 130, n = 13, k = 142, elements = 1458964, nk = 2992, mn = 10932}, at_most = {elements = 2062851}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [267, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, elements = 2062852}, at_most = {m = 9, k = 117, elements = 3424543}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_1x8x512", "block_2x32x128"
  ], factors = [210, 211, 292, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 48, elements = 3424544}, at_most = {m = 9, k = 117}, kernels = [
    "panel_2x32x128", "tall_2x32x128", "dot_slab_2x4x1024"
  ], factors = [194, 193, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 118, elements = 2062852}, at_most = {m = 5, nk = 62467}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [355, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 6, n = 5, k = 118, elements = 2062852}, at_most = {m = 9, nk = 62467, elements = 3961923}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [233, 262, 300, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 6, n = 5, k = 118, elements = 3961924}, at_most = {m = 9, nk = 62467, mn = 486}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [308, 277, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 6, n = 5, k = 118, elements = 3961924, mn = 487}, at_most = {m = 9, nk = 62467}, kernels = [
    "panel_2x32x128", "dot_slab_2x4x1024"
  ], factors = [234, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 118, elements = 2062852, nk = 62468}, at_most = {m = 9, k = 254}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [313, 266, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 255, elements = 2062852, nk = 62468}, at_most = {m = 7, k = 1503, elements = 8766891, batches = 18}, kernels = [
    "dot_2x4x1024", "dot_slab_2x4x1024"
  ], factors = [344, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19, m = 5, n = 5, k = 255, elements = 2062852, nk = 62468}, at_most = {m = 7, k = 1503, elements = 8766891}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 255, elements = 8766892, nk = 62468}, at_most = {m = 7, k = 1503}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [349, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 5, k = 255, elements = 2062852, nk = 62468}, at_most = {m = 9, k = 1503, elements = 11129066}, kernels = [
    "dot_1x8x512", "dot_slab_2x4x1024"
  ], factors = [301, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 5, k = 255, elements = 11129067, nk = 62468}, at_most = {m = 9, k = 1503}, kernels = [
    "dot_slab_2x4x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 5, k = 1504, elements = 2062852, nk = 62468}, at_most = {m = 9}, kernels = [
    "dot_2x4x1024", "dot_1x8x512", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [317, 303, 286, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 10, n = 5, k = 48, elements = 2062852}, at_most = {m = 16, k = 116, mk = 1067}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [201, 244, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 10, n = 5, k = 48, elements = 2062852, mk = 1068}, at_most = {m = 16, k = 116}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [209, 252, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 10, n = 5, k = 117, elements = 2062852}, at_most = {m = 16, k = 232}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "dot_slab_2x4x1024"
  ], factors = [212, 249, 212, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 10, n = 5, k = 233, elements = 2062852}, at_most = {m = 16, k = 1039, n = 331}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [222, 264, 289, 258, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 10, n = 332, k = 233, elements = 2062852}, at_most = {m = 16, k = 1039}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [278, 302, 263, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 10, n = 5, k = 1040, elements = 2062852}, at_most = {m = 16}, kernels = [
    "tall_6x16x2048", "dot_2x4x1024", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [284, 293, 267, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48, elements = 2062852}, at_most = {n = 24, nk = 5886, k = 146, elements = 3803869}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [285, 267, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48, elements = 3803870}, at_most = {n = 24, nk = 5886, k = 146}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [295, 276, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 147, elements = 2062852}, at_most = {n = 24, nk = 2053}, kernels = [
    "tall_6x16x2048"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 147, elements = 2062852, nk = 2054}, at_most = {n = 19, nk = 5886}, kernels = [
    "tall_6x16x2048"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 20, k = 147, elements = 2062852, nk = 2054}, at_most = {n = 24, nk = 5886}, kernels = [
    "tall_6x16x2048"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 5, k = 48, elements = 2062852, nk = 5887}, at_most = {n = 24}, kernels = [
    "tall_6x16x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 48, elements = 2062852}, at_most = {m = 28, k = 291, mk = 5432, nk = 46422}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128"
  ], factors = [214, 245, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 48, elements = 2062852, nk = 46423}, at_most = {m = 28, k = 291, mk = 5432}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_slab_6x16x2048"
  ], factors = [217, 259, 222, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 29, n = 25, k = 48, elements = 2062852}, at_most = {m = 120, k = 291, mk = 5432}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [237, 255, 240, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 48, elements = 2062852, mk = 5433}, at_most = {m = 120, k = 291, batches = 185}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [245, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 186, m = 17, n = 25, k = 48, elements = 2062852, mk = 5433}, at_most = {m = 120, k = 291}, kernels = [
    "tall_6x16x2048", "block_slab_6x16x2048"
  ], factors = [260, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 25, k = 292, elements = 2062852}, at_most = {m = 31}, kernels = [
    "panel_2x32x128", "tall_6x16x2048", "dot_slab_2x4x1024", "block_slab_6x16x2048"
  ], factors = [229, 264, 269, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 32, n = 25, k = 292, elements = 2062852}, at_most = {m = 120}, kernels = [
    "panel_2x32x128", "tall_6x16x2048"
  ], factors = [238, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 121, n = 25, k = 48, elements = 2062852}, at_most = {n = 75, k = 131, mk = 19731}, kernels = [
    "tall_6x16x2048", "tall_2x32x128", "block_2x32x128"
  ], factors = [262, 272, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 121, n = 25, k = 48, elements = 2062852, mk = 19732}, at_most = {n = 75, k = 131}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [260, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 121, n = 25, k = 132, elements = 2062852}, at_most = {n = 75, elements = 2815160}, kernels = [
    "tall_6x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 121, n = 25, k = 132, elements = 2815161}, at_most = {n = 75}, kernels = [
    "tall_6x16x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 121, n = 76, k = 48, elements = 2062852}, at_most = {k = 129}, kernels = [
    "tall_6x16x2048", "tall_2x32x128"
  ], factors = [253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 121, n = 76, k = 130, elements = 2062852}, at_most = {}, kernels = [
    "tall_6x16x2048"
  ], factors = [262]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3, layout = "nt"} : () -> ()
