// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1200 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 33 of 64 candidates kept (1774 generated); the best of them against the best of all: 1.006 (geometric mean of times)
// chosen against the best of them: 1.035, worst 4.03
// predicted against measured time: median error 6.6 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_14x16x4096", family = "direct",
    tile = #dynmlir.tile<14, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 6, 13], g_ps = [20050, 21026138, 33930357, 80224678, 166628643],
      g_slope = [10503044, 12904219, 15431440, 12343423, 7452482], region = 2188, visit = 1172, loop = 1143,
      fma = 259, edge = 698, conflict_a = 9681, conflict_b = 6256, split = 418, stall = 131, a_near = 20,
      a_far = 270, b_near = 294, b_far = 1024, c_near = 22, c_far = 1024, rows_far = 1024, once_far = 304,
      alias_a = 15, alias_c = 683, apart_near = 21, apart_far = 1024, brief = 10, column = 8, seam = 114,
      reread = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 6, 13], g_ps = [27368, 10235764, 33987500, 82436889],
      g_slope = [5104198, 5937934, 6921341, 3825888], region = 970, visit = 803, loop = 2590, fma = 257,
      edge = 326, conflict_a = 6917, conflict_b = 1249, conflict_c = 598, conflict = 4455, mask = 33,
      split = 236, stall = 125, a_far = 268, b_near = 106, b_far = 1024, c_near = 22, c_far = 1024,
      once_near = 28, once_far = 337, alias_c = 198, apart_near = 16, apart_far = 1024, seam = 183,
      reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [29626, 6128445], g_slope = [3049409, 3624747], edge_columns = 8, region = 1632,
      visit = 455, loop = 4320, fma = 261, edge = 227, conflict_a = 7138, conflict_b = 629, conflict_c = 595,
      conflict = 1111, split = 247, stall = 166, a_near = 65, a_far = 579, b_near = 29, b_far = 1024,
      c_near = 38, c_far = 778, rows_far = 779, once_far = 165, apart_near = 16, apart_far = 859, column = 9,
      seam = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [34276, 3896376, 6207300, 15277455],
      g_slope = [1931050, 2310924, 3023385, 2501835], edge_columns = 8, visit = 203, loop = 9419, fma = 311,
      edge = 122, conflict_a = 4795, conflict_b = 198, conflict_c = 374, split = 91, stall = 114, a_far = 427,
      b_near = 108, b_far = 1024, c_near = 37, c_far = 857, once_far = 233, alias_a = 479, apart_near = 66,
      apart_far = 622, brief = 5, column = 360, seam = 675, reread = 979
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [21766, 30055833, 113006037], g_slope = [15017033, 20737551, 17736211],
      edge_columns = 8, region = 3900, visit = 1417, loop = 788, fma = 252, edge = 343, conflict_a = 17895,
      conflict_b = 3804, conflict_c = 2130, conflict = 4419, split = 1166, stall = 215, a_near = 126,
      a_far = 303, b_near = 222, b_far = 1024, c_far = 1024, rows_near = 83, rows_far = 1024, once_far = 265,
      alias_c = 539, apart_far = 1024, seam = 64, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [20691], g_slope = [3827354], region = 1414, visit = 963, loop = 2067, fma = 254,
      edge = 609, conflict_a = 7080, conflict_b = 4020, conflict_c = 3020, conflict = 13815, mask = 7,
      split = 385, stall = 133, a_far = 264, b_near = 526, b_far = 1024, c_near = 81, c_far = 1024,
      rows_near = 87, rows_far = 1024, once_far = 914, alias_a = 196, alias_c = 460, apart_far = 1024,
      brief = 103, column = 53, seam = 67, reread = 137
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [27976, 5115507], g_slope = [1271882, 1624830], edge_columns = 8, region = 1677,
      visit = 334, loop = 4800, fma = 261, edge = 207, conflict_a = 9043, conflict_b = 216, conflict_c = 603,
      conflict = 1480, split = 230, stall = 156, a_near = 83, a_far = 634, b_near = 28, b_far = 1024,
      c_near = 36, c_far = 706, rows_near = 433, rows_far = 467, once_far = 73, apart_near = 25,
      apart_far = 938, column = 65, seam = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [28296, 5670864], g_slope = [1880856, 3277597], visit = 1415, loop = 4555,
      fma = 481, pack = 268, conflict_a = 1632, split = 244, a_near = 16, a_far = 568, b_near = 768,
      b_far = 1024, c_near = 214, c_far = 1024, rows_near = 1024, once_near = 405, once_far = 755,
      alias_a = 9, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [29415, 6578940], g_slope = [1637381, 2745761], visit = 1588, loop = 7357,
      fma = 276, pack = 304, conflict_a = 2715, split = 264, a_near = 5, a_far = 756, b_near = 1024,
      b_far = 1024, c_near = 292, c_far = 150, once_near = 286, once_far = 1024, reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 9], g_ps = [32930, 28925155, 89655793], g_slope = [9630741, 10121773, 8990330],
      visit = 1279, loop = 10992, fma = 288, pack = 532, conflict_a = 5612, split = 93, a_far = 922,
      b_near = 1024, b_far = 1024, c_near = 89, c_far = 194, once_far = 653, alias_a = 14, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [20318, 7758232], g_slope = [595224, 822949], visit = 240, loop = 4669, fma = 349,
      pack = 291, conflict_a = 1509, split = 580, a_near = 5, a_far = 415, b_near = 1001, b_far = 564,
      c_near = 142, rows_near = 1024, once_near = 338, once_far = 999, alias_a = 53, reread = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [19849, 534615, 1734239, 2059680, 5479272],
      g_slope = [514766, 599812, 325441, 683918, 1028161], region = 1799, visit = 632, loop = 1872, fma = 625,
      pack = 398, conflict_a = 546, split = 437, a_near = 34, a_far = 489, b_near = 934, c_near = 1024,
      c_far = 1024, rows_near = 1024, once_far = 462, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [23624, 4755455, 10534429], g_slope = [788638, 1926324, 1443226], visit = 711,
      loop = 5460, fma = 500, pack = 268, conflict_a = 387, split = 305, a_far = 636, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, once_near = 461, once_far = 802,
      alias_a = 52, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 13], g_ps = [29032, 5250144, 8613025, 26478571],
      g_slope = [1305278, 1681440, 2552220, 2112554], visit = 1173, loop = 7387, fma = 257, edge = 150,
      pack = 277, conflict_a = 3254, split = 374, a_near = 3, a_far = 797, b_near = 1024, b_far = 1024,
      c_near = 326, c_far = 1024, once_near = 266, once_far = 1024, alias_a = 6, reread = 102
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [20231, 1792542, 3017759, 3490690],
      g_slope = [886155, 1225217, 472931, 1848249], region = 1829, visit = 960, loop = 1511, fma = 733,
      pack = 420, conflict_a = 777, split = 260, a_near = 33, a_far = 474, b_near = 365, b_far = 437,
      c_near = 1024, c_far = 1024, rows_near = 1024, once_far = 330, reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [25182, 1174123, 2491313, 3427643, 4985803],
      g_slope = [1148941, 1317190, 936330, 1558160, 2353379], visit = 1064, loop = 5032, fma = 497,
      pack = 304, conflict_a = 1129, split = 255, a_far = 568, b_near = 698, b_far = 1024, c_near = 932,
      c_far = 1024, rows_near = 1024, once_near = 286, once_far = 783, alias_a = 28, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [41264, 10848143], g_slope = [568783, 714914], edge_columns = 16, visit = 605,
      loop = 7689, fma = 268, edge = 512, pack = 36, conflict_c = 568, stall = 175, a_near = 120,
      a_far = 1024, b_near = 44, b_far = 167, c_far = 691, once_near = 198, once_far = 657, alias_a = 131,
      apart_near = 23, apart_far = 15, column = 104, seam = 227
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x4096", family = "panel",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [31325, 25714609, 56717250], g_slope = [12841642, 15501320, 12304211],
      visit = 1165, loop = 9313, fma = 255, edge = 2195, pack = 12, conflict_a = 9659, conflict_c = 717,
      mask = 7, stall = 284, a_near = 67, a_far = 363, c_near = 14, c_far = 918, rows_near = 1024,
      rows_far = 1024, once_near = 280, once_far = 1024, alias_a = 18, alias_c = 327, apart_far = 1024,
      brief = 4, column = 149, seam = 248, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [38400, 18852574, 65817250, 80359679],
      g_slope = [6271391, 7827446, 3635607, 6209095], region = 5671, visit = 883, loop = 4037, fma = 257,
      edge = 1231, conflict_c = 321, conflict = 433, mask = 37, stall = 168, a_near = 127, a_far = 104,
      c_far = 1024, once_near = 344, once_far = 1024, alias_a = 110, alias_c = 212, apart_far = 806,
      seam = 250, reread = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x128", family = "panel",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [41628, 10702759], g_slope = [561112, 702145], edge_columns = 16, region = 3149,
      visit = 640, loop = 7707, fma = 264, edge = 640, pack = 35, conflict_c = 401, mask = 23, stall = 164,
      a_near = 128, a_far = 1024, c_far = 687, once_near = 255, once_far = 811, alias_a = 172,
      apart_near = 14, apart_far = 277, brief = 6, column = 154, seam = 239, reread = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x512", family = "panel",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [43583, 6621119], g_slope = [3288768, 4513070], edge_columns = 16, visit = 210,
      loop = 12417, fma = 312, edge = 409, pack = 45, conflict_a = 12367, conflict_c = 268, conflict = 1850,
      stall = 167, a_near = 102, a_far = 726, b_near = 94, b_far = 185, c_far = 875, once_near = 13,
      once_far = 607, alias_a = 465, apart_near = 193, column = 401, seam = 563, reread = 825
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 3, 6, 13], g_ps = [24768, 47539000, 107774286, 196926643],
      g_slope = [15838077, 20078428, 12736051, 16226291], region = 2612, visit = 872, fma = 270, edge = 311,
      conflict_a = 12051, conflict_b = 7274, conflict_c = 223, mask = 142, split = 471, stall = 118,
      a_far = 396, b_near = 390, b_far = 1024, c_far = 603, rows_far = 1024, once_near = 14, once_far = 963,
      alias_a = 62, alias_c = 21, apart_near = 47, apart_far = 1024, brief = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [31226, 6115931], g_slope = [3042352, 3597508], edge_columns = 8, region = 4523,
      visit = 1298, loop = 66, fma = 260, edge = 233, conflict_a = 7711, conflict_b = 887, conflict = 1069,
      mask = 100, split = 225, stall = 155, a_near = 97, a_far = 611, b_near = 25, b_far = 1024, c_far = 702,
      rows_far = 817, once_far = 211, apart_near = 21, apart_far = 853
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [34818, 3866454, 32070036], g_slope = [1915818, 2563962, 2217953],
      edge_columns = 8, region = 1470, visit = 1476, loop = 3636, fma = 297, edge = 132, conflict_a = 6427,
      conflict_b = 572, conflict_c = 58, mask = 28, split = 158, stall = 74, a_far = 668, b_near = 97,
      b_far = 1024, c_near = 54, c_far = 1024, once_far = 446, alias_a = 411, apart_near = 85,
      apart_far = 468, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9], g_ps = [23158, 2107286, 4877816], g_slope = [521032, 554106, 691492], edge_columns = 8,
      region = 4693, visit = 845, loop = 785, fma = 262, edge = 209, conflict_a = 14950, conflict_b = 686,
      conflict = 1368, mask = 131, split = 240, stall = 113, a_near = 99, a_far = 858, b_near = 60,
      b_far = 1024, c_near = 10, c_far = 642, rows_near = 424, once_near = 20, once_far = 386, alias_a = 50,
      alias_c = 27, apart_near = 30, apart_far = 625
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 13], g_ps = [22730, 4080931], g_slope = [312169, 343466], edge_columns = 8, region = 4475,
      visit = 719, fma = 266, edge = 501, conflict_a = 5107, conflict_b = 4113, conflict = 2775, mask = 164,
      split = 856, stall = 76, a_near = 114, a_far = 1024, b_near = 57, b_far = 1024, c_far = 455,
      rows_near = 388, rows_far = 1024, once_far = 801, apart_far = 321, brief = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [31000, 76690, 7837232], g_slope = [45690, 55432, 72417], edge_columns = 8,
      region = 7987, visit = 1022, loop = 554, fma = 261, edge = 86, conflict_a = 3601, conflict_b = 509,
      conflict_c = 98, conflict = 253, mask = 112, split = 208, stall = 104, a_near = 413, a_far = 1024,
      b_far = 1024, c_near = 44, c_far = 663, rows_near = 633, once_far = 671, apart_far = 34, brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [31872, 25982793, 56269241], g_slope = [12975460, 15143224, 12340769],
      region = 3042, visit = 1247, loop = 1736, fma = 260, edge = 1422, pack = 57, conflict_a = 9485,
      conflict_c = 932, stall = 139, a_near = 62, a_far = 408, c_far = 1024, rows_near = 1024,
      once_near = 322, once_far = 278, alias_a = 8, alias_c = 563, apart_far = 955, brief = 7, column = 29,
      seam = 117, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2], g_ps = [41092, 8781026], g_slope = [4369967, 5730271], edge_columns = 16, visit = 590,
      loop = 7473, fma = 267, edge = 494, pack = 50, conflict_a = 385, conflict_c = 571, stall = 173,
      a_near = 143, a_far = 687, b_near = 18, b_far = 189, c_far = 770, once_near = 138, once_far = 888,
      alias_a = 23, apart_near = 20, apart_far = 248, brief = 13, column = 126, seam = 224
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [31075, 9559108], g_slope = [2382008, 3368234], edge_columns = 16, region = 3606,
      visit = 588, loop = 2964, fma = 264, edge = 738, pack = 56, conflict_a = 1490, conflict_c = 693,
      conflict = 658, mask = 18, stall = 166, a_near = 88, a_far = 791, b_far = 218, c_far = 791,
      rows_near = 341, once_near = 170, once_far = 490, alias_c = 236, apart_far = 431, brief = 8, seam = 242,
      reread = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [22293, 160906], g_slope = [138613, 148052], region = 2409, visit = 887, fma = 273,
      edge = 247, conflict_a = 8476, conflict_b = 8915, conflict_c = 203, conflict = 800, mask = 136,
      split = 305, stall = 185, a_near = 118, a_far = 712, b_near = 48, b_far = 414, c_far = 463,
      once_far = 667, alias_a = 491, alias_c = 57, apart_far = 96, brief = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [28420, 177168], g_slope = [148748, 172364], region = 2485, visit = 936,
      loop = 263, fma = 260, edge = 429, conflict_b = 1741, conflict_c = 46, conflict = 2165, mask = 126,
      split = 53, stall = 137, a_near = 86, a_far = 1024, b_near = 4, b_far = 259, c_near = 42, c_far = 537,
      rows_far = 1024, once_near = 1, once_far = 237, alias_a = 113, alias_c = 9, brief = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 28], g_ps = [29856, 209572, 5464211], g_slope = [179716, 194616, 218468], edge_columns = 8,
      region = 4145, visit = 1160, loop = 517, fma = 259, edge = 245, conflict_b = 1964, conflict_c = 12,
      conflict = 1076, mask = 79, split = 228, stall = 150, a_near = 198, a_far = 1024, b_near = 16,
      b_far = 223, c_near = 29, c_far = 691, once_far = 182, alias_a = 86, brief = 27
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 23, mn = 233, m = 10}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11}, at_most = {n = 2, k = 23, mn = 233}, kernels = [
    "direct_16x8x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 23, mn = 233}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 15, k = 23, mn = 233, m = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4}, at_most = {n = 15, k = 23, mn = 233}, kernels = [
    "direct_14x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234}, at_most = {n = 7, k = 1, k_even = 4, nk = 33}, kernels = [
    "direct_16x8x1024", "direct_5x64x512"
  ], factors = [230, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, k = 2}, at_most = {n = 7, k = 3, k_even = 4, nk = 33}, kernels = [
    "direct_5x64x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, k = 4}, at_most = {n = 7, k = 7, k_even = 4, nk = 33, mn = 17645}, kernels = [
    "direct_16x16x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 17646, k = 4}, at_most = {n = 7, k = 7, k_even = 4, nk = 33}, kernels = [
    "direct_16x8x1024", "direct_5x64x512"
  ], factors = [245, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, k = 8}, at_most = {n = 7, k = 23, k_even = 4, nk = 33}, kernels = [
    "direct_16x16x4096", "dot_12x2x4096", "dot_8x1x4096"
  ], factors = [268, 266, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, n = 8}, at_most = {n = 15, k = 23, k_even = 4, nk = 33}, kernels = [
    "direct_16x8x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, nk = 34}, at_most = {n = 5, k = 23, k_even = 4}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "dot_6x4x4096"
  ], factors = [257, 271, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, nk = 34, n = 6}, at_most = {n = 8, k = 23, k_even = 4}, kernels = [
    "direct_16x16x4096", "tall_8x32x1024"
  ], factors = [272, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, nk = 34, n = 9}, at_most = {n = 15, k = 23, k_even = 4}, kernels = [
    "direct_14x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, k_even = 5}, at_most = {n = 15, k = 23, m = 23170}, kernels = [
    "direct_16x16x4096", "dot_12x2x4096", "dot_6x4x4096", "dot_8x1x4096"
  ], factors = [281, 250, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 234, k_even = 5, m = 23171}, at_most = {n = 15, k = 23}, kernels = [
    "direct_5x64x512", "dot_12x2x4096", "dot_6x4x4096", "dot_8x1x4096", "dot_8x2x4096", "tall_8x32x1024"
  ], factors = [224, 233, 227, 244, 226, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24}, at_most = {n = 1, k_even = 181, mk = 46045}, kernels = [
    "dot_8x1x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 46046}, at_most = {n = 1, k_even = 181, mk = 9896070}, kernels = [
    "dot_12x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [256, 258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 9896071}, at_most = {n = 1, k_even = 181}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_4x1x4096"
  ], factors = [231, 235, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, k_even = 182}, at_most = {n = 1, mnk = 131072}, kernels = [
    "dot_4x1x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, k_even = 182, mnk = 131073}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2}, at_most = {n = 2, mk = 1663}, kernels = [
    "dot_8x2x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2, mk = 1664}, at_most = {n = 2, mn = 64}, kernels = [
    "dot_4x2x4096"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2, mk = 1664, mn = 65}, at_most = {n = 2, mnk = 14720274}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096"
  ], factors = [252, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2, mk = 1664, mn = 65, mnk = 14720275}, at_most = {n = 2}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_4x2x4096"
  ], factors = [235, 239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3}, at_most = {n = 4, mn = 11}, kernels = [
    "direct_16x8x1024", "dot_6x4x4096", "dot_4x4x4096", "sweep_16x8x4096"
  ], factors = [286, 227, 240, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mn = 12}, at_most = {n = 4, mk = 8880066, mnk = 20835}, kernels = [
    "dot_4x4x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mn = 12, mnk = 20836}, at_most = {n = 4, mk = 8880066}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mn = 12, mk = 8880067}, at_most = {n = 4, k_even = 32}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [246, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mn = 12, mk = 8880067, k_even = 33}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [229, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5}, at_most = {n = 8, m = 18, mnk = 14808}, kernels = [
    "skinny_16x8x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, mnk = 14809}, at_most = {n = 8, m = 18}, kernels = [
    "direct_3x128x512", "direct_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [263, 280, 266, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 19}, at_most = {n = 8, mk = 4713628, nk = 389}, kernels = [
    "direct_16x16x4096", "dot_3x8x4096"
  ], factors = [295, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 19, nk = 390}, at_most = {n = 8, mk = 4713628, m = 58}, kernels = [
    "dot_4x4x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 59, nk = 390}, at_most = {n = 7, mk = 4713628}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 8, m = 59, nk = 390}, at_most = {n = 8, mk = 4713628}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [246, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 19, mk = 4713629}, at_most = {n = 8, mk = 14195282, mnk = 65071502}, kernels = [
    "direct_14x16x4096", "direct_16x16x4096", "direct_16x8x1024", "dot_3x8x4096", "panel_14x16x4096"
  ], factors = [254, 276, 253, 272, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 19, mk = 4713629, mnk = 65071503}, at_most = {n = 8, mk = 14195282}, kernels = [
    "direct_14x16x4096", "direct_16x8x1024", "dot_3x8x4096", "tall_8x32x1024"
  ], factors = [255, 252, 273, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 19, mk = 14195283}, at_most = {n = 8, k = 187}, kernels = [
    "direct_6x64x1024", "direct_16x8x1024", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [240, 262, 242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 188, n = 5, m = 19, mk = 14195283}, at_most = {n = 8}, kernels = [
    "direct_14x16x4096", "direct_16x16x4096", "direct_16x8x1024", "dot_3x8x4096", "sweep_16x8x4096"
  ], factors = [258, 257, 257, 257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9}, at_most = {n = 15, mnk = 61356313, mn = 440}, kernels = [
    "direct_14x16x4096", "sweep_6x64x1024"
  ], factors = [248, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 441}, at_most = {n = 15, mnk = 61356313, k = 101}, kernels = [
    "panel_14x16x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 102, n = 9, mn = 441}, at_most = {n = 15, mnk = 61356313}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "panel_14x16x4096", "tall_14x16x4096"
  ], factors = [242, 243, 261, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mnk = 61356314}, at_most = {n = 15, k = 474}, kernels = [
    "direct_14x16x4096", "direct_16x16x4096", "panel_14x16x4096"
  ], factors = [251, 215, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 475, n = 9, mnk = 61356314}, at_most = {n = 15}, kernels = [
    "direct_14x16x4096", "direct_16x16x4096", "panel_14x16x4096", "tall_8x32x1024"
  ], factors = [260, 233, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 10, nk = 1185, n = 16}, kernels = [
    "sweep_8x16x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 10, nk = 1185, n = 30}, kernels = [
    "skinny_10x32x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31}, at_most = {m = 10, nk = 1185, mn = 110}, kernels = [
    "skinny_10x32x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, mn = 111}, at_most = {m = 10, nk = 1185}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186}, at_most = {m = 5, nk = 4816919, n_even = 4, n = 31}, kernels = [
    "direct_10x32x2048", "skinny_10x32x64"
  ], factors = [249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 5}, at_most = {m = 5, nk = 4816919, n_even = 362, n = 31}, kernels = [
    "direct_16x16x4096"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 1186}, at_most = {m = 3, nk = 4816919, n_even = 32, mn = 2294, mnk = 376689}, kernels = [
    "sweep_3x128x512"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 1186, mnk = 376690}, at_most = {m = 3, nk = 4816919, n_even = 32, mn = 2294}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_6x64x1024", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [278, 280, 282, 275, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 1186, mn = 2295}, at_most = {m = 3, nk = 4816919, n_even = 32}, kernels = [
    "sweep_6x64x16"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 1186, n_even = 33}, at_most = {m = 3, nk = 293085, n_even = 362}, kernels = [
    "sweep_3x128x512"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 293086, n_even = 33}, at_most = {m = 3, nk = 4816919, n_even = 362}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024", "sweep_3x128x512", "sweep_4x64x256"
  ], factors = [248, 247, 254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 1186, m = 4}, at_most = {m = 5, nk = 4816919, n_even = 362, mnk = 357784}, kernels = [
    "direct_5x64x512"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 1186, m = 4, mnk = 357785}, at_most = {m = 5, nk = 4816919, n_even = 362}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024", "sweep_4x64x256", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [252, 253, 274, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 363}, at_most = {m = 5, nk = 4816919, mk = 22}, kernels = [
    "sweep_6x64x16"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 363, mk = 23}, at_most = {m = 3, nk = 3632374}, kernels = [
    "sweep_3x128x512", "sweep_6x64x16"
  ], factors = [260, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 3632375, n_even = 363, mk = 23}, at_most = {m = 3, nk = 4816919}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [224, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 363, mk = 23, m = 4}, at_most = {m = 5, nk = 4816919}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [235, 244, 240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, m = 6}, at_most = {m = 10, nk = 4816919, mk = 75}, kernels = [
    "sweep_4x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, m = 6, mk = 76}, at_most = {m = 10, nk = 4816919, n = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "sweep_8x16x256", "tall_8x32x1024"
  ], factors = [259, 250, 250, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 6, mk = 76}, at_most = {m = 7, nk = 2425611}, kernels = [
    "sweep_6x64x1024", "skinny_10x32x64"
  ], factors = [265, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 8, mk = 76}, at_most = {m = 8, nk = 2425611}, kernels = [
    "sweep_4x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 9, mk = 76}, at_most = {m = 10, nk = 2425611}, kernels = [
    "direct_5x64x512", "skinny_6x64x64"
  ], factors = [258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2425612, m = 6, mk = 76}, at_most = {m = 10, nk = 4816919}, kernels = [
    "skinny_10x32x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4816920}, at_most = {m = 5, mnk = 17955189, n = 671}, kernels = [
    "direct_3x128x512", "skinny_6x64x64"
  ], factors = [282, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 672, nk = 4816920}, at_most = {m = 5, mnk = 17955189}, kernels = [
    "skinny_6x64x64"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4816920, mnk = 17955190}, at_most = {m = 2}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [266, 256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4816920, mnk = 17955190, m = 3}, at_most = {m = 5}, kernels = [
    "panel_3x128x512", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [231, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4816920, m = 6}, at_most = {m = 7}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4816920, m = 8}, at_most = {m = 10}, kernels = [
    "block_6x64x128", "panel_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [260, 255, 269, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11}, at_most = {nk = 5122717, k = 16, n = 16, mn = 5792}, kernels = [
    "direct_16x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, mn = 5793}, at_most = {nk = 163, k = 16, n = 16}, kernels = [
    "direct_16x16x4096", "panel_3x128x512"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, mn = 5793, nk = 164}, at_most = {nk = 5122717, k = 16, n = 16}, kernels = [
    "direct_16x16x4096", "panel_6x64x128", "tall_8x32x1024"
  ], factors = [263, 239, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 5122717, k = 16, n = 23}, kernels = [
    "block_6x64x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11}, at_most = {nk = 5122717, k = 2, n = 356, mn = 998214, mk = 218}, kernels = [
    "direct_6x64x1024"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11, mk = 219}, at_most = {nk = 5122717, k = 2, n = 130, mn = 998214}, kernels = [
    "panel_3x128x512"
  ], factors = [314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 131, m = 11, mk = 219}, at_most = {nk = 5122717, k = 2, n = 356, mn = 998214}, kernels = [
    "direct_6x64x1024"
  ], factors = [426]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11, mn = 998215}, at_most = {nk = 5122717, k = 2, n = 356}, kernels = [
    "direct_5x64x512", "panel_3x128x512", "sweep_4x64x256", "sweep_8x16x256"
  ], factors = [259, 263, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11, k = 3}, at_most = {nk = 5122717, k = 16, n = 356, mk = 185}, kernels = [
    "skinny_10x32x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11, k = 3, mk = 186}, at_most = {nk = 509, k = 16, n = 40}, kernels = [
    "tall_6x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 11, k = 3, mk = 186}, at_most = {nk = 509, k = 16, n = 356}, kernels = [
    "direct_5x64x512"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11, k = 3, mk = 186, nk = 510}, at_most = {nk = 1009, k = 16, n = 356, m = 540}, kernels = [
    "direct_5x64x512"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 541, k = 3, mk = 186, nk = 510}, at_most = {nk = 1009, k = 16, n = 356}, kernels = [
    "direct_10x32x2048", "panel_3x128x512", "sweep_4x64x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [236, 247, 277, 254, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 11, k = 3, mk = 186, nk = 1010}, at_most = {nk = 5122717, k = 16, n = 356}, kernels = [
    "direct_5x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11}, at_most = {nk = 5122717, k = 4, n_even = 724, mn = 292387, m = 33}, kernels = [
    "sweep_6x64x16"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 34}, at_most = {nk = 5122717, k = 4, n_even = 724, mn = 292387}, kernels = [
    "sweep_6x64x16"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, mn = 292388}, at_most = {nk = 5122717, k = 4, n_even = 8, mn = 2539487}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x16", "skinny_10x32x64"
  ], factors = [259, 266, 266, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, mn = 292388, n_even = 9}, at_most = {nk = 5122717, k = 4, n_even = 724, mn = 2539487}, kernels = [
    "sweep_6x64x1024", "sweep_4x64x256"
  ], factors = [263, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, mn = 2539488}, at_most = {nk = 5122717, k = 4, n_even = 724}, kernels = [
    "sweep_16x8x4096", "sweep_6x64x1024", "sweep_4x64x256", "sweep_8x16x256", "skinny_10x32x64"
  ], factors = [239, 266, 275, 271, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, n_even = 725}, at_most = {nk = 5122717, k = 4, mn = 5931641, m = 45}, kernels = [
    "sweep_4x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 46, n_even = 725}, at_most = {nk = 5122717, k = 4, mn = 5931641}, kernels = [
    "sweep_6x64x1024", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [249, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, n_even = 725, mn = 5931642}, at_most = {nk = 5122717, k = 4}, kernels = [
    "sweep_8x16x256", "skinny_10x32x64"
  ], factors = [268, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, k = 5}, at_most = {nk = 5122717, k = 16, mnk = 72273773, mk = 313}, kernels = [
    "sweep_4x64x256", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [233, 241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, k = 5, mk = 314}, at_most = {nk = 5122717, k = 16, mnk = 72273773, n_even = 128}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024", "skinny_6x64x64"
  ], factors = [246, 241, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, k = 5, mk = 314, n_even = 129}, at_most = {nk = 5122717, k = 16, mnk = 72273773, n_even = 724}, kernels = [
    "panel_6x64x128", "sweep_4x64x256"
  ], factors = [253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, k = 5, mk = 314, n_even = 725}, at_most = {nk = 5122717, k = 16, mnk = 72273773, m = 59}, kernels = [
    "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 60, k = 5, mk = 314, n_even = 725}, at_most = {nk = 5122717, k = 16, mnk = 72273773}, kernels = [
    "direct_5x64x512", "panel_6x64x128", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [235, 241, 245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 11, k = 5, mnk = 72273774}, at_most = {nk = 5122717, k = 16}, kernels = [
    "sweep_8x16x256", "sweep_6x64x16", "skinny_10x32x64"
  ], factors = [242, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 17}, at_most = {nk = 5122717, n = 24, n_even = 4, mnk = 13142953}, kernels = [
    "direct_10x32x2048", "direct_5x64x512", "panel_10x32x2048"
  ], factors = [253, 285, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 17, mnk = 13142954}, at_most = {nk = 5122717, n = 24, n_even = 4}, kernels = [
    "direct_10x32x2048", "dot_3x8x4096", "panel_10x32x2048", "panel_6x64x128", "tall_6x64x1024"
  ], factors = [246, 257, 241, 225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 17, n_even = 5}, at_most = {nk = 1448, n = 24, mk = 4738824}, kernels = [
    "direct_16x16x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 17, n_even = 5, nk = 1449}, at_most = {nk = 5122717, n = 24, mk = 4738824, mn = 1448}, kernels = [
    "sweep_8x16x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 17, n_even = 5, nk = 1449, mn = 1449}, at_most = {nk = 5122717, n = 24, mk = 4738824}, kernels = [
    "direct_14x16x4096", "direct_16x16x4096", "dot_6x4x4096", "sweep_8x16x256", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [255, 243, 224, 244, 277, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 17, n_even = 5, mk = 4738825}, at_most = {nk = 5122717, n = 24}, kernels = [
    "direct_14x16x4096", "direct_3x128x512", "direct_16x16x4096", "panel_14x16x4096"
  ], factors = [279, 285, 263, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 17}, at_most = {nk = 5122717, m = 13, k_even = 724}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "panel_6x64x128", "sweep_4x64x256", "skinny_10x32x64",
    "skinny_6x64x64"
  ], factors = [250, 300, 259, 250, 272, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14, k = 17}, at_most = {nk = 5122717, m = 37, k_even = 724, mk = 5792}, kernels = [
    "direct_5x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14, k = 17, mk = 5793}, at_most = {nk = 5122717, m = 37, k_even = 724, n = 149}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "panel_10x32x2048", "sweep_6x64x1024",
    "skinny_10x32x64"
  ], factors = [249, 243, 223, 252, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 150, m = 14, k = 17, mk = 5793}, at_most = {nk = 5122717, m = 37, k_even = 724}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "direct_5x64x512", "skinny_10x32x64"
  ], factors = [254, 260, 259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 17, k_even = 725}, at_most = {nk = 5122717, m = 37, n = 724}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "tall_8x32x1024", "skinny_10x32x64",
    "skinny_6x64x64"
  ], factors = [239, 244, 247, 254, 249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 11, k = 17, k_even = 725}, at_most = {nk = 5122717, m = 37}, kernels = [
    "direct_5x64x512", "panel_6x64x128", "skinny_10x32x64"
  ], factors = [265, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 17}, at_most = {nk = 5122717, k_even = 724, mk = 2952370, k = 82, n_even = 4}, kernels = [
    "direct_6x64x1024", "block_6x64x128", "panel_10x32x2048", "tall_8x32x1024"
  ], factors = [235, 260, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 17, n_even = 5}, at_most = {nk = 5122717, k_even = 724, mk = 2952370, k = 82, n_even = 362}, kernels = [
    "direct_5x64x512", "panel_10x32x2048", "panel_3x128x512"
  ], factors = [254, 255, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 17, n_even = 363}, at_most = {nk = 5122717, k_even = 724, mk = 2952370, k = 82}, kernels = [
    "direct_5x64x512", "panel_10x32x2048", "panel_6x64x128", "sweep_6x64x1024", "sweep_3x128x512",
    "tall_8x32x1024"
  ], factors = [257, 238, 248, 248, 249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 83}, at_most = {nk = 78413, k_even = 724, mk = 2952370, n = 40}, kernels = [
    "direct_6x64x1024", "dot_3x8x4096", "panel_10x32x2048", "tall_14x16x4096", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [252, 241, 254, 238, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 38, k = 83}, at_most = {nk = 78413, k_even = 724, mk = 2952370, n_even = 4}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [239, 263, 241, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 38, k = 83, n_even = 5}, at_most = {nk = 78413, k_even = 724, mk = 2952370}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "panel_10x32x2048", "tall_6x64x1024"
  ], factors = [259, 258, 262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 83, nk = 78414}, at_most = {nk = 5122717, k_even = 724, mk = 2952370, n_even = 4, k = 1104}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [240, 262, 243, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 1105, nk = 78414}, at_most = {nk = 5122717, k_even = 724, mk = 2952370, n_even = 4}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "panel_10x32x2048", "sweep_6x64x1024",
    "skinny_10x32x64"
  ], factors = [253, 235, 237, 261, 238, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 83, nk = 78414, n_even = 5}, at_most = {nk = 5122717, k_even = 724, mk = 2952370, n_even = 724}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048", "panel_6x64x128", "sweep_6x64x1024"
  ], factors = [259, 259, 257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 83, nk = 78414, n_even = 725}, at_most = {nk = 5122717, k_even = 724, mk = 2952370}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048", "panel_6x64x128", "sweep_6x64x1024", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [251, 256, 253, 249, 251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 17, mk = 2952371}, at_most = {nk = 5122717, k_even = 724, m = 23170}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "panel_10x32x2048", "tall_6x64x1024"
  ], factors = [247, 224, 226, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 23171, k = 17, mk = 2952371}, at_most = {nk = 5122717, k_even = 724}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048", "sweep_4x64x256"
  ], factors = [237, 243, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 17, k_even = 725}, at_most = {nk = 5122717, n_even = 724}, kernels = [
    "direct_10x32x2048", "direct_5x64x512", "panel_10x32x2048", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [245, 241, 251, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 38, k = 17, k_even = 725, n_even = 725}, at_most = {nk = 5122717}, kernels = [
    "direct_5x64x512", "panel_10x32x2048", "tall_6x64x1024"
  ], factors = [250, 262, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 5122718}, at_most = {m = 32, n_even = 8}, kernels = [
    "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [266, 259, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 5122718, n_even = 9}, at_most = {m = 32, nk = 9982144}, kernels = [
    "block_6x64x128", "panel_6x64x128", "tall_6x64x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [254, 250, 251, 262, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 9982145, n_even = 9}, at_most = {m = 32}, kernels = [
    "block_6x64x128", "panel_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [257, 249, 274, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, nk = 5122718}, at_most = {n = 2454}, kernels = [
    "block_6x64x128", "tall_6x64x1024", "skinny_10x32x64"
  ], factors = [258, 264, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2455, m = 33, nk = 5122718}, at_most = {}, kernels = [
    "tall_6x64x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [258, 243, 239]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
