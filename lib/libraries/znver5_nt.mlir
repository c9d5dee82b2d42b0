// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 547 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 44, n_pred 16, levels measured [0].
// 26 of 64 candidates kept (1362 generated); the best of them against the best of all: 1.016 (geometric mean of times)
// chosen against the best of them: 1.097, worst 2.50
// predicted against measured time: median error 10.3 %; g: 5.7 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [15941, 1735317, 2321360], g_slope = [286562, 195347, 408863], region = 4670,
      visit = 312, loop = 315, fma = 495, edge = 20, conflict_a = 698, split = 190, stall = 1, a_near = 124,
      a_far = 669, b_near = 141, b_far = 663, c_near = 94, rows_near = 1024, rows_far = 1024, once_near = 53,
      once_far = 384, alias_a = 1, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [26963, 3670854, 5808556, 10387000],
      g_slope = [1821945, 2137702, 4578444, 3360488], region = 4449, visit = 1641, loop = 237, fma = 428,
      conflict_a = 1873, split = 161, stall = 2, a_near = 66, a_far = 591, b_near = 4, b_far = 958,
      c_near = 484, c_far = 1015, rows_near = 1024, rows_far = 40, once_near = 134, once_far = 413,
      alias_a = 31, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [22937, 2531895, 3968167], g_slope = [836319, 1436272, 1922474], region = 4203,
      visit = 1287, loop = 1450, fma = 293, edge = 89, conflict_a = 1272, split = 215, stall = 3, a_near = 3,
      a_far = 738, b_near = 121, b_far = 674, c_near = 422, c_far = 1024, rows_near = 917, rows_far = 58,
      once_near = 146, once_far = 357, alias_a = 87, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [23798, 2534419, 3755583], g_slope = [836873, 1221164, 1909580], region = 5872,
      visit = 1065, loop = 1524, fma = 298, edge = 164, conflict_a = 828, split = 134, stall = 4, a_far = 717,
      b_near = 158, b_far = 597, c_near = 7, c_far = 467, rows_near = 619, rows_far = 1024, once_near = 125,
      once_far = 396, alias_a = 112, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [21503, 1138819, 4043060, 9233750],
      g_slope = [1117316, 968080, 2595345, 2038898], region = 4545, visit = 1159, loop = 1359, fma = 294,
      edge = 149, conflict_a = 2712, split = 494, stall = 5, a_far = 929, b_near = 149, b_far = 593,
      c_near = 158, c_far = 1024, rows_near = 1, rows_far = 863, once_near = 168, once_far = 367,
      alias_a = 127, reread = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [22916, 1023905, 2163472, 3932900, 9522821, 23022632],
      g_slope = [1000989, 1139567, 884714, 2794960, 1928544, 2360775], region = 3778, visit = 1469,
      loop = 976, fma = 329, edge = 49, conflict_a = 1365, split = 145, stall = 3, a_near = 21, a_far = 615,
      b_near = 163, b_far = 830, c_near = 651, c_far = 1024, rows_near = 1021, rows_far = 1024,
      once_near = 137, once_far = 417, alias_a = 67, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [17320, 1541481, 2641364, 3057786, 5765031, 11901750],
      g_slope = [762080, 1099883, 416422, 1353622, 2045573, 1641506], region = 3880, visit = 1106, loop = 1,
      fma = 530, edge = 8, conflict_a = 1149, split = 71, stall = 2, a_near = 123, a_far = 577, b_near = 451,
      b_far = 1022, c_near = 1022, c_far = 1006, rows_near = 1023, rows_far = 1024, once_near = 30,
      once_far = 422, alias_a = 2, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [19760, 3083127, 5742964, 11014833],
      g_slope = [510561, 886612, 1317967, 1000678], region = 4677, visit = 751, loop = 1047, fma = 390,
      edge = 24, conflict_a = 1134, split = 262, stall = 47, a_near = 34, a_far = 588, b_near = 207,
      b_far = 725, c_near = 950, c_far = 1012, rows_near = 790, rows_far = 45, once_near = 96, once_far = 395,
      alias_a = 66, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [18219, 1094686, 1825752, 3192736, 3303462, 7831089],
      g_slope = [1076467, 731066, 1366984, 110726, 2263813, 1857976], region = 4266, visit = 566, loop = 2079,
      fma = 323, edge = 180, conflict_a = 1777, split = 414, stall = 6, a_far = 754, b_near = 171,
      b_far = 551, c_near = 2, c_far = 1, rows_near = 58, rows_far = 43, once_near = 162, once_far = 375,
      alias_a = 258, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [17819, 454658, 1500293, 1665374, 2858179, 4125095],
      g_slope = [436839, 522817, 165081, 596402, 422305, 946062], region = 3067, visit = 252, loop = 2521,
      fma = 382, edge = 26, conflict_a = 2855, split = 879, stall = 5, a_far = 815, b_near = 169, b_far = 341,
      c_near = 384, c_far = 419, rows_near = 1024, rows_far = 1024, once_near = 185, once_far = 339,
      reread = 102
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x4096", family = "block",
    tile = #dynmlir.tile<10, 16, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [28787, 31763086], g_slope = [10578099, 11190027], region = 3402, visit = 757,
      loop = 4055, fma = 278, edge = 205, pack = 95, conflict_a = 2255, conflict_c = 1616, conflict = 330,
      mask = 6, stall = 138, a_near = 21, a_far = 501, b_near = 88, b_far = 617, c_far = 1024,
      rows_far = 1024, once_near = 191, once_far = 817, alias_a = 89, alias_c = 687, apart_near = 63,
      apart_far = 91, brief = 9, seam = 225, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0], g_ps = [53354], g_slope = [9642893], edge_columns = 16, region = 4039, visit = 906,
      loop = 5688, fma = 274, edge = 181, pack = 92, conflict_a = 1567, conflict_c = 1230, conflict = 10,
      mask = 4, stall = 148, a_near = 32, a_far = 156, b_near = 99, b_far = 611, c_near = 9, c_far = 1024,
      rows_near = 74, rows_far = 1024, once_near = 136, once_far = 526, alias_a = 161, alias_c = 145,
      apart_near = 42, apart_far = 16, brief = 20, seam = 290, reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [72838, 13933907, 71570296, 111371036],
      g_slope = [6930534, 8233769, 9950185, 6227327], edge_columns = 16, region = 1, visit = 546,
      loop = 10937, fma = 282, pack = 81, conflict_a = 2327, conflict_c = 850, conflict = 3972, stall = 177,
      a_near = 90, a_far = 685, b_near = 38, b_far = 447, c_far = 794, rows_near = 2, rows_far = 1024,
      once_near = 60, once_far = 342, alias_c = 23, apart_near = 116, apart_far = 146, brief = 54,
      column = 45, seam = 432
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_14x1x4096", family = "dot_slab",
    tile = #dynmlir.tile<14, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9], g_ps = [21443, 1799857, 3872115, 5080741, 28171881],
      g_slope = [1778414, 2072258, 1208626, 3848523, 2932215], region = 12375, visit = 3022, loop = 8808,
      fma = 428, conflict_a = 1876, split = 55, stall = 45, a_near = 42, a_far = 278, b_near = 1024,
      b_far = 376, c_near = 127, c_far = 1024, rows_near = 88, once_near = 162, once_far = 351, alias_a = 45,
      reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_6x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<6, 4, 1024>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [25176, 1680739, 2301832, 3593407],
      g_slope = [275927, 207031, 322893, 243217], region = 13028, visit = 2637, loop = 7050, fma = 258,
      edge = 30, conflict_a = 1247, split = 158, stall = 113, a_near = 18, a_far = 303, b_near = 144,
      b_far = 443, c_far = 1024, rows_near = 130, rows_far = 280, once_near = 105, once_far = 229,
      alias_a = 78, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_4x6x1024", family = "dot_slab",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 2, 9], g_ps = [25996, 658396, 2679186], g_slope = [316200, 288684, 338759], region = 10096,
      visit = 2704, loop = 9205, fma = 253, edge = 83, conflict_a = 1184, split = 63, stall = 98, a_near = 43,
      a_far = 327, b_near = 128, b_far = 297, c_far = 1024, rows_near = 278, rows_far = 1024, once_near = 76,
      once_far = 203, alias_a = 98, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x4096", family = "panel",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [30616, 264497889], g_slope = [20343636, 18503375], region = 6336, visit = 1176,
      loop = 1616, fma = 269, pack = 127, conflict_a = 16389, conflict_c = 1770, conflict = 8, mask = 13,
      stall = 136, a_near = 36, a_far = 322, b_near = 128, b_far = 137, c_near = 9, c_far = 1024,
      rows_near = 124, rows_far = 34, once_near = 61, once_far = 83, alias_a = 37, alias_c = 819,
      apart_near = 99, apart_far = 439, brief = 1, seam = 192, reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [54292, 29071407, 138296963], g_slope = [9672371, 10922555, 7562833],
      edge_columns = 16, region = 3403, visit = 865, loop = 6158, fma = 272, edge = 188, pack = 92,
      conflict_a = 2498, conflict_c = 1217, conflict = 7, mask = 34, stall = 118, a_near = 56, a_far = 210,
      b_near = 126, b_far = 417, c_near = 12, c_far = 1024, rows_far = 1024, once_near = 170, once_far = 323,
      alias_a = 138, alias_c = 153, apart_near = 30, apart_far = 194, brief = 15, seam = 276, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [71229, 13831841, 71018414, 110952621],
      g_slope = [6880306, 8169510, 9983551, 6076229], edge_columns = 16, visit = 528, loop = 11215, fma = 284,
      pack = 83, conflict_a = 1904, conflict_c = 803, conflict = 3098, stall = 182, a_near = 86, a_far = 713,
      b_near = 35, b_far = 477, c_far = 781, rows_near = 2, rows_far = 1024, once_near = 50, once_far = 320,
      alias_c = 32, apart_near = 137, apart_far = 117, brief = 44, column = 62, seam = 373
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 4], g_ps = [71106, 8782232], g_slope = [2177781, 2599612], edge_columns = 16, visit = 427,
      loop = 11097, fma = 285, edge = 136, pack = 78, conflict_a = 2305, conflict_c = 842, conflict = 3562,
      stall = 188, a_near = 99, a_far = 948, b_near = 47, b_far = 398, c_far = 745, rows_near = 3,
      rows_far = 1024, once_near = 56, once_far = 259, alias_a = 152, alias_c = 31, apart_near = 103,
      apart_far = 296, brief = 55, column = 36, seam = 393
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [31360, 25182869, 46242107], g_slope = [25151509, 21059238, 23835536],
      region = 5830, visit = 1147, loop = 2122, fma = 267, pack = 145, conflict_a = 23151, conflict_c = 1325,
      conflict = 4, mask = 30, stall = 83, a_far = 241, b_near = 216, b_far = 137, c_near = 91, c_far = 1024,
      rows_near = 202, rows_far = 28, once_near = 114, once_far = 137, alias_a = 1, alias_c = 829,
      apart_near = 66, apart_far = 407, seam = 188, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [111051, 5748780, 20538964, 34151357, 48787321, 60533250],
      g_slope = [5637729, 7395092, 13612393, 7317982, 3915309, 6073200], edge_columns = 16, visit = 401,
      loop = 14222, fma = 328, edge = 91, pack = 65, conflict_a = 16342, conflict_c = 643, conflict = 2926,
      stall = 152, a_near = 374, a_far = 557, b_near = 254, b_far = 630, c_far = 812, rows_near = 1021,
      rows_far = 1024, once_near = 88, once_far = 585, alias_a = 1, apart_near = 147, apart_far = 2,
      brief = 26, column = 164, seam = 948, reread = 535
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [46090, 12916038, 54187667], g_slope = [4289982, 4127162, 5607796],
      edge_columns = 16, region = 3226, visit = 690, loop = 6630, fma = 274, edge = 48, pack = 104,
      conflict_a = 4017, conflict_c = 1359, conflict = 4, mask = 18, stall = 155, a_near = 79, a_far = 136,
      b_near = 190, b_far = 517, c_far = 1014, rows_far = 1024, once_near = 238, once_far = 321, alias_a = 14,
      alias_c = 118, apart_far = 163, brief = 18, seam = 268, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x16x1024", family = "block_slab",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 1], g_ps = [32020, 2483027], g_slope = [2451007, 2842646], region = 16093, visit = 2574,
      loop = 8844, fma = 273, edge = 520, pack = 40, conflict_a = 4324, conflict_c = 149, conflict = 5453,
      stall = 82, a_far = 182, b_near = 296, b_far = 40, c_far = 808, rows_far = 689, once_near = 147,
      once_far = 62, alias_c = 185, apart_near = 150, apart_far = 51, brief = 136, column = 87, reread = 267
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x2048", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 4], g_ps = [57899, 37578857], g_slope = [9380239, 10545809], region = 15964, visit = 3021,
      loop = 9143, fma = 264, edge = 376, pack = 27, conflict_a = 4043, conflict_c = 570, conflict = 4278,
      stall = 36, a_near = 48, a_far = 660, b_near = 128, b_far = 60, c_far = 698, rows_near = 14,
      once_near = 145, once_far = 132, alias_a = 36, alias_c = 126, apart_near = 121, apart_far = 97,
      brief = 113, seam = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_3x128x512", family = "block_slab",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [116105, 5813726, 22415770, 34623964, 49901667, 63305964],
      g_slope = [5697621, 8301022, 12208194, 7638851, 4468099, 6297829], edge_columns = 16, region = 27238,
      visit = 2433, loop = 19205, fma = 332, edge = 271, pack = 18, conflict_c = 176, conflict = 4415,
      stall = 51, a_far = 536, b_near = 255, b_far = 152, c_far = 688, once_near = 99, once_far = 291,
      alias_a = 152, alias_c = 52, apart_near = 159, apart_far = 269, brief = 111, column = 221, seam = 949,
      reread = 832
    }} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5, layout = "nt"} : () -> ()
