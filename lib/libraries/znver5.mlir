// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2439 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 32 of 57 candidates kept (1774 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.024, worst 2.50
// predicted against measured time: median error 5.3 %; g: 5.0 % at most
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
      g_t = [0, 13], g_ps = [17074, 5220682], g_slope = [400277, 509164], visit = 363, loop = 3327, fma = 590,
      pack = 407, conflict_a = 294, split = 398, a_near = 11, a_far = 553, b_near = 877, c_near = 1024,
      c_far = 1024, once_far = 323, alias_a = 25, reread = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [24908, 5468686, 37869965], g_slope = [1814592, 3240127, 1479744],
      visit = 1329, loop = 4564, fma = 477, pack = 299, conflict_a = 1938, split = 243, stall = 24,
      a_near = 7, a_far = 517, b_near = 691, b_far = 828, c_far = 1024, rows_near = 1024, once_near = 264,
      once_far = 650, alias_a = 4, reread = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [26207, 4531842, 7475679], g_slope = [1126408, 1471918, 2048994], visit = 724,
      loop = 8271, fma = 307, pack = 233, conflict_a = 3277, split = 480, a_far = 837, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 453, once_far = 891, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 6, 13], g_ps = [27622, 4396267, 10721218, 30926552],
      g_slope = [1456215, 2108317, 2886476, 2059718], visit = 1339, loop = 7851, fma = 307, pack = 251,
      conflict_a = 3100, split = 193, a_far = 752, b_near = 1024, b_far = 1024, c_near = 55, c_far = 1024,
      once_near = 414, once_far = 928, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28887], g_slope = [9616958], region = 1459, visit = 1157, loop = 10702, fma = 291,
      edge = 13, pack = 609, conflict_a = 5171, split = 109, a_far = 965, b_near = 1024, b_far = 1024,
      c_far = 1024, once_far = 278, alias_a = 24, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [17993, 7515230], g_slope = [576710, 842714], visit = 211, loop = 4699, fma = 364,
      pack = 332, conflict_a = 2162, split = 506, a_near = 3, a_far = 406, b_near = 1022, b_far = 280,
      c_far = 544, rows_near = 1024, once_near = 56, once_far = 932, alias_a = 15, reread = 159
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [18845, 1646489, 1974711, 3281657, 4766479],
      g_slope = [542548, 328222, 653473, 494940, 1030935], region = 1426, visit = 618, loop = 2193, fma = 631,
      pack = 422, conflict_a = 341, split = 411, a_near = 40, a_far = 445, b_near = 786, c_near = 1024,
      c_far = 1024, rows_near = 1024, once_far = 279, reread = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [20117, 2331209, 2949547, 4639209, 8294124],
      g_slope = [770364, 618338, 844831, 1218305, 1430584], visit = 657, loop = 5372, fma = 481, edge = 242,
      pack = 178, conflict_a = 1074, split = 378, stall = 31, a_far = 541, b_near = 1024, b_far = 950,
      c_near = 191, c_far = 1024, rows_near = 1024, once_near = 323, once_far = 671, alias_a = 14,
      reread = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [27063, 4884455, 8594304], g_slope = [1214348, 1854924, 2114758], visit = 959,
      loop = 7893, fma = 289, pack = 256, conflict_a = 3856, split = 338, a_far = 760, b_near = 1024,
      b_far = 1024, c_far = 1024, once_near = 382, once_far = 924, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [18529, 869992, 2840140, 3399959, 6433096],
      g_slope = [851463, 985074, 559819, 1516568, 1705285], region = 1229, visit = 891, loop = 2010,
      fma = 722, pack = 413, conflict_a = 855, split = 272, stall = 6, a_near = 39, a_far = 414, b_near = 376,
      c_near = 1024, c_far = 1024, rows_near = 1024, once_far = 222, reread = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [20539, 2288217, 3216833, 4526713],
      g_slope = [1133839, 928616, 1309880, 2146353], visit = 977, loop = 4996, fma = 479, edge = 241,
      pack = 166, conflict_a = 1354, split = 288, stall = 33, a_far = 488, b_near = 1024, b_far = 616,
      c_near = 170, c_far = 1024, rows_near = 1024, once_near = 290, once_far = 652, alias_a = 12,
      reread = 159
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x4096", family = "panel",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [29039, 49939300, 108859967], g_slope = [16636753, 19640222, 15231278],
      region = 2636, visit = 1282, loop = 4396, fma = 266, edge = 1991, pack = 14, conflict_a = 18499,
      conflict_c = 2223, mask = 1, stall = 44, a_near = 12, a_far = 439, b_far = 69, c_near = 52,
      c_far = 1017, rows_near = 571, once_near = 250, once_far = 630, alias_c = 380, apart_far = 1024,
      brief = 15, column = 3, seam = 75, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x512", family = "panel",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [40443, 6321267], g_slope = [3140412, 4282298], edge_columns = 16, visit = 194,
      loop = 10784, fma = 330, edge = 312, pack = 46, conflict_a = 4010, conflict_c = 273, conflict = 1396,
      stall = 120, a_near = 32, a_far = 756, b_near = 105, b_far = 394, c_far = 669, rows_near = 1024,
      rows_far = 1024, once_near = 90, once_far = 433, alias_a = 471, apart_near = 55, column = 631,
      seam = 379, reread = 654
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x128", family = "panel",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 28], g_ps = [39061, 15169033], g_slope = [540356, 675086], edge_columns = 16, region = 713,
      visit = 583, loop = 8266, fma = 271, edge = 609, pack = 31, conflict_c = 702, stall = 126, a_near = 106,
      a_far = 976, b_far = 317, c_far = 605, rows_near = 487, once_near = 177, once_far = 887, alias_a = 152,
      alias_c = 26, brief = 60, column = 265, seam = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [35817, 11489006, 36812914], g_slope = [5726594, 6330977, 5460666],
      region = 1619, visit = 1092, loop = 3441, fma = 253, edge = 1594, conflict_c = 774, mask = 14,
      stall = 121, a_near = 88, a_far = 168, b_far = 76, c_far = 886, rows_near = 164, once_near = 250,
      once_far = 1024, alias_a = 111, alias_c = 345, apart_far = 652, seam = 189, reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [39801, 10080350], g_slope = [528449, 674351], edge_columns = 16, visit = 588,
      loop = 7673, fma = 272, edge = 646, pack = 31, conflict_c = 637, stall = 125, a_near = 92, a_far = 975,
      b_near = 40, b_far = 211, c_far = 611, rows_near = 50, once_near = 188, once_far = 806, alias_a = 161,
      alias_c = 41, apart_near = 12, brief = 12, column = 244, seam = 120
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [20935, 152633], g_slope = [131698, 142772], region = 2192, visit = 1021,
      fma = 272, edge = 263, conflict_a = 8091, conflict_b = 5650, conflict_c = 589, mask = 120, split = 241,
      stall = 44, a_near = 147, a_far = 988, b_far = 232, c_far = 420, rows_near = 240, once_far = 670,
      alias_a = 247, alias_c = 67, apart_near = 33, apart_far = 259, brief = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [27567, 169494], g_slope = [141927, 164869], region = 2334, visit = 1190,
      loop = 308, fma = 262, edge = 412, conflict_a = 28, conflict_b = 1966, conflict_c = 22, conflict = 2495,
      mask = 83, split = 66, stall = 146, a_near = 91, a_far = 1024, b_far = 250, c_near = 16, c_far = 542,
      rows_far = 1024, once_far = 184, alias_a = 176, alias_c = 19, apart_near = 1, brief = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 9], g_ps = [27908, 1708460], g_slope = [186728, 210310], edge_columns = 8, region = 3876,
      visit = 1376, loop = 704, fma = 264, edge = 241, conflict_a = 1793, conflict_b = 1950, conflict = 1053,
      mask = 52, split = 227, stall = 143, a_near = 175, a_far = 1024, b_far = 223, c_near = 16, c_far = 675,
      rows_far = 1024, once_far = 155, alias_a = 75, alias_c = 5, apart_near = 6, brief = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1, 19], g_ps = [31125, 255220, 4670629], g_slope = [224095, 245300, 390053], edge_columns = 8,
      region = 392, visit = 1519, loop = 4407, fma = 342, edge = 102, conflict_b = 1763, mask = 19,
      split = 118, stall = 66, a_far = 1024, b_near = 116, b_far = 311, c_near = 56, c_far = 1024,
      once_near = 35, once_far = 227, apart_near = 50, apart_far = 23, brief = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [20650, 44420567, 109052233, 132008586],
      g_slope = [14799972, 21543888, 7652117, 15100852], edge_columns = 8, region = 3335, visit = 1327,
      loop = 1118, fma = 256, edge = 471, conflict_a = 17568, conflict_b = 6812, conflict_c = 2101,
      conflict = 962, split = 1142, stall = 142, a_near = 149, a_far = 244, b_near = 216, b_far = 1024,
      c_far = 1024, rows_near = 158, once_far = 604, alias_a = 102, alias_c = 286, apart_near = 6,
      apart_far = 1024, seam = 76, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [25818, 14967593, 32223167, 54842857],
      g_slope = [4980591, 5751858, 7539896, 4359055], region = 1156, visit = 1137, loop = 2214, fma = 245,
      edge = 349, conflict_a = 5523, conflict_b = 2372, conflict_c = 599, conflict = 3389, mask = 3,
      split = 248, stall = 71, a_near = 12, a_far = 361, b_near = 172, b_far = 1024, c_near = 18, c_far = 889,
      rows_near = 37, once_near = 46, once_far = 899, alias_c = 295, apart_near = 20, apart_far = 1024,
      seam = 152, reread = 152
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [28564, 5919428], g_slope = [2945432, 3246147], edge_columns = 8, region = 513,
      visit = 421, loop = 5748, fma = 262, edge = 230, conflict_a = 7058, conflict_b = 934, conflict_c = 808,
      conflict = 484, split = 247, stall = 132, a_near = 107, a_far = 549, b_near = 35, b_far = 1024,
      c_far = 651, rows_near = 98, once_near = 9, once_far = 364, alias_c = 15, apart_near = 21,
      apart_far = 1024, column = 291, seam = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [34337, 3790416, 5878600, 15086303],
      g_slope = [1878039, 2088184, 3069234, 2337383], edge_columns = 8, visit = 146, loop = 9235, fma = 334,
      edge = 107, conflict_a = 8233, conflict_c = 370, split = 89, stall = 95, a_far = 490, b_near = 95,
      b_far = 1024, c_far = 707, rows_near = 1024, rows_far = 1024, once_far = 563, alias_a = 338,
      apart_near = 74, apart_far = 348, brief = 4, column = 725, seam = 585, reread = 831
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [18754], g_slope = [3722225], region = 1786, visit = 1018, loop = 1491, fma = 260,
      edge = 663, conflict_a = 10956, conflict_b = 4479, conflict_c = 3206, conflict = 4692, split = 312,
      stall = 35, a_far = 201, b_near = 520, b_far = 1024, c_near = 31, c_far = 1024, rows_near = 1,
      rows_far = 690, once_near = 117, once_far = 755, alias_a = 216, alias_c = 492, apart_far = 1024,
      brief = 40, column = 51, seam = 51, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [27737, 4990083], g_slope = [1240586, 1484185], edge_columns = 8, region = 727,
      visit = 313, loop = 5735, fma = 266, edge = 215, conflict_a = 8187, conflict_b = 221, conflict_c = 803,
      conflict = 1295, split = 223, stall = 131, a_near = 94, a_far = 671, b_near = 26, b_far = 1024,
      c_far = 606, rows_near = 588, once_far = 343, alias_a = 80, alias_c = 38, apart_near = 31,
      apart_far = 1024, column = 277, seam = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [21505, 36770036, 122858133, 168533966],
      g_slope = [18374265, 21522024, 15225277, 20793820], region = 2327, visit = 1082, fma = 267, edge = 647,
      conflict_a = 14256, conflict_b = 2666, conflict_c = 774, mask = 156, split = 226, stall = 95,
      a_near = 99, a_far = 29, b_near = 805, b_far = 1024, c_far = 759, rows_near = 647, once_near = 129,
      once_far = 681, alias_a = 255, apart_far = 1024, brief = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [27776, 5037320, 17604129, 20917929, 41856672],
      g_slope = [5009544, 6283404, 3313800, 10469371, 5306399], region = 2684, visit = 1183, loop = 135,
      fma = 260, edge = 433, conflict_a = 12349, conflict_b = 1598, conflict_c = 56, conflict = 2710,
      mask = 101, split = 162, stall = 118, a_far = 44, b_near = 232, b_far = 1024, c_near = 18, c_far = 621,
      rows_near = 188, rows_far = 1024, once_near = 51, once_far = 1024, alias_a = 34, apart_near = 6,
      apart_far = 1024, brief = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 42, 211, 474], g_ps = [29228, 73238, 2364426, 13352914, 36427517],
      g_slope = [44010, 55882, 65020, 87736, 48509], edge_columns = 8, region = 5137, visit = 1450,
      loop = 604, fma = 257, edge = 115, conflict_a = 10138, conflict_b = 992, conflict = 134, mask = 129,
      split = 200, stall = 113, a_near = 432, a_far = 1024, b_near = 36, b_far = 772, c_near = 11,
      c_far = 632, rows_near = 1024, rows_far = 1024, once_far = 616, alias_c = 8, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [30872, 24025184, 54426724, 103304242, 193834414],
      g_slope = [23994312, 30401540, 24438759, 18106034, 23739748], region = 2027, visit = 1282, loop = 2807,
      fma = 268, edge = 808, pack = 138, conflict_a = 24020, conflict_c = 2210, mask = 12, stall = 18,
      a_near = 5, a_far = 85, b_near = 20, b_far = 144, c_near = 92, c_far = 1024, rows_near = 796,
      rows_far = 1024, once_far = 179, alias_a = 74, alias_c = 428, apart_near = 154, apart_far = 959,
      brief = 125, seam = 77, reread = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [30354, 22319533, 73071931, 115678333, 148252250, 238285778],
      g_slope = [22289179, 16917466, 21303201, 10857972, 22508382, 14034456], region = 2282, visit = 1164,
      loop = 2629, fma = 267, edge = 1118, pack = 118, conflict_a = 20204, conflict_c = 1701, mask = 9,
      stall = 11, a_near = 16, a_far = 81, b_near = 15, c_near = 90, c_far = 1024, rows_near = 767,
      rows_far = 1024, once_near = 10, once_far = 304, alias_a = 78, alias_c = 419, apart_near = 130,
      apart_far = 841, brief = 136, seam = 77, reread = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [30699, 2879684, 5219937, 32603845, 54089483],
      g_slope = [2848985, 2340253, 3911986, 5371409, 2077994], edge_columns = 16, region = 2479, visit = 813,
      loop = 3670, fma = 261, edge = 741, pack = 91, conflict_a = 3395, conflict_c = 854, mask = 6,
      stall = 109, a_near = 139, a_far = 113, b_far = 57, c_far = 936, rows_near = 126, rows_far = 1024,
      once_near = 111, once_far = 230, alias_a = 60, alias_c = 317, apart_near = 17, apart_far = 585,
      brief = 67, seam = 192, reread = 64
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 3, k = 6, mn = 21}, kernels = [
    "skinny_16x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7}, at_most = {n = 3, k = 20, mn = 21}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 22}, at_most = {n = 3, k = 20, mn = 179}, kernels = [
    "direct_16x8x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4}, at_most = {n = 4, k = 20, mn = 179}, kernels = [
    "skinny_16x8x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 15, k = 20, mn = 179, m = 9}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 10}, at_most = {n = 15, k = 20, mn = 179}, kernels = [
    "direct_16x8x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180}, at_most = {n = 8, k = 2}, kernels = [
    "direct_5x64x512"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 3}, at_most = {n = 2, k = 5, m = 32436}, kernels = [
    "direct_16x16x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 3, m = 32437}, at_most = {n = 2, k = 5}, kernels = [
    "direct_5x64x512"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 3, n = 3}, at_most = {n = 8, k = 5}, kernels = [
    "direct_16x8x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 6}, at_most = {n = 2, k = 14}, kernels = [
    "dot_12x2x4096", "dot_8x1x4096"
  ], factors = [272, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 6, n = 3}, at_most = {n = 4, k = 14}, kernels = [
    "direct_16x16x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 6, n = 5}, at_most = {n = 8, k = 14}, kernels = [
    "direct_16x16x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, n = 9}, at_most = {n = 15, k = 14, mk = 2833}, kernels = [
    "direct_16x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, n = 9, mk = 2834}, at_most = {n = 15, k = 14}, kernels = [
    "panel_16x16x4096", "panel_3x128x512", "panel_6x64x128"
  ], factors = [252, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 15}, at_most = {n = 15, k = 20, nk = 40}, kernels = [
    "dot_12x2x4096", "dot_8x1x4096", "dot_8x2x4096"
  ], factors = [249, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 15, nk = 41}, at_most = {n = 15, k = 20, nk = 67}, kernels = [
    "dot_6x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 15, nk = 68}, at_most = {n = 15, k = 20, nk = 131}, kernels = [
    "direct_16x16x4096", "direct_5x64x512"
  ], factors = [306, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 180, k = 15, nk = 132}, at_most = {n = 15, k = 20}, kernels = [
    "panel_6x64x128", "direct_16x16x4096", "direct_5x64x512", "tall_8x32x1024"
  ], factors = [253, 267, 237, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21}, at_most = {n = 1, mn = 35, k = 267}, kernels = [
    "dot_8x1x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268}, at_most = {n = 1, mn = 35}, kernels = [
    "dot_2x1x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, mn = 36}, at_most = {n = 1, mk = 8353171, k = 90}, kernels = [
    "dot_8x1x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, mn = 36}, at_most = {n = 1, mk = 8353171, k = 1887}, kernels = [
    "dot_12x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [276, 273, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1888, mn = 36}, at_most = {n = 1, mk = 8353171}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [277, 280, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, mn = 36, mk = 8353172}, at_most = {n = 1, k = 126}, kernels = [
    "dot_2x1x4096", "dot_12x2x4096", "dot_1x2x4096"
  ], factors = [217, 235, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, mn = 36, mk = 8353172}, at_most = {n = 1, k_even = 512}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [247, 226, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, mn = 36, mk = 8353172, k_even = 513}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2}, at_most = {n = 2, mnk = 1439}, kernels = [
    "dot_8x2x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 1440}, at_most = {n = 2, mnk = 17569691, m = 32, k = 1663}, kernels = [
    "dot_4x2x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1664, n = 2, mnk = 1440}, at_most = {n = 2, mnk = 17569691, m = 32}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [222, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 1440, m = 33}, at_most = {n = 2, mnk = 17569691, k = 62}, kernels = [
    "dot_12x2x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, mnk = 1440, m = 33}, at_most = {n = 2, mnk = 17569691}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [278, 268, 271, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 17569692}, at_most = {n = 2, k_even = 8, k = 159}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096"
  ], factors = [245, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 160, n = 2, mnk = 17569692}, at_most = {n = 2, k_even = 8}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [244, 261, 234, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 17569692, k_even = 9}, at_most = {n = 2}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096"
  ], factors = [232, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3}, at_most = {n = 4, mk = 7401202, mnk = 10188}, kernels = [
    "dot_4x4x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mnk = 10189}, at_most = {n = 4, mk = 7401202, nk = 221}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mnk = 10189, nk = 222}, at_most = {n = 4, mk = 7401202, k_even = 362}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mnk = 10189, nk = 222, k_even = 363}, at_most = {n = 4, mk = 7401202}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [207, 212, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 7401203}, at_most = {n = 4, k_even = 724, nk = 538}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096", "tall_16x16x4096"
  ], factors = [229, 234, 229, 243, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 7401203, nk = 539}, at_most = {n = 4, k_even = 724, nk = 2081}, kernels = [
    "dot_4x4x4096", "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [245, 233, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 7401203, nk = 2082}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_6x4x4096", "tall_16x16x4096"
  ], factors = [238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 7401203, k_even = 725}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [225, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5}, at_most = {n = 15, mnk = 13231, m = 4}, kernels = [
    "direct_16x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 13232}, at_most = {n = 15, mnk = 45398281, m = 4}, kernels = [
    "skinny_16x8x64", "direct_16x16x4096", "direct_3x128x512"
  ], factors = [314, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 5}, at_most = {n = 15, mnk = 45398281, m = 11}, kernels = [
    "direct_6x64x1024"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12}, at_most = {n = 8, mnk = 45398281, mn = 724, k_even = 362, m = 23}, kernels = [
    "direct_16x16x4096"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 24}, at_most = {n = 8, mnk = 45398281, mn = 724, k_even = 362, nk = 1632}, kernels = [
    "direct_16x16x4096"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 24, nk = 1633}, at_most = {n = 8, mnk = 45398281, mn = 724, k_even = 362}, kernels = [
    "dot_4x4x4096", "panel_16x16x4096", "direct_16x8x1024"
  ], factors = [292, 252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12, k_even = 363}, at_most = {n = 8, mnk = 45398281, mn = 724}, kernels = [
    "dot_3x4x4096", "skinny_6x64x64"
  ], factors = [258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12, mn = 725}, at_most = {n = 8, mnk = 45398281, nk = 486, k_even = 4}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "direct_16x16x4096"
  ], factors = [241, 252, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12, mn = 725, k_even = 5}, at_most = {n = 8, mnk = 45398281, nk = 486}, kernels = [
    "dot_12x2x4096", "dot_3x8x4096", "dot_8x2x4096"
  ], factors = [235, 260, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12, mn = 725, nk = 487}, at_most = {n = 6, mnk = 45398281, k_even = 724}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [266, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 7, m = 12, mn = 725, nk = 487}, at_most = {n = 8, mnk = 45398281, k_even = 724, nk = 783}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [257, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 7, m = 12, mn = 725, nk = 784}, at_most = {n = 8, mnk = 45398281, k_even = 724}, kernels = [
    "dot_3x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12, mn = 725, nk = 487, k_even = 725}, at_most = {n = 8, mnk = 45398281}, kernels = [
    "dot_3x4x4096", "dot_3x8x4096", "dot_4x4x4096", "tall_8x32x1024"
  ], factors = [243, 249, 243, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, m = 12}, at_most = {n = 15, mnk = 45398281, m = 35}, kernels = [
    "direct_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, m = 36}, at_most = {n = 15, mnk = 45398281, k = 77}, kernels = [
    "tall_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 78, n = 9, m = 36}, at_most = {n = 12, mnk = 45398281}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "panel_16x16x4096"
  ], factors = [244, 246, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 78, n = 13, m = 36}, at_most = {n = 15, mnk = 45398281}, kernels = [
    "tall_16x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 45398282}, at_most = {n = 8, k_even = 724, m = 215302, mk = 10232358}, kernels = [
    "direct_16x16x4096", "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [266, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 45398282, mk = 10232359}, at_most = {n = 8, k_even = 724, m = 215302, mn = 202337}, kernels = [
    "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 45398282, mk = 10232359, mn = 202338}, at_most = {n = 8, k_even = 724, m = 215302}, kernels = [
    "direct_16x16x4096", "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [249, 236, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 45398282, m = 215303}, at_most = {n = 8, k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512", "sweep_16x8x4096"
  ], factors = [270, 236, 215, 217, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 45398282, k_even = 725}, at_most = {n = 8}, kernels = [
    "tall_8x32x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, mnk = 45398282}, at_most = {n = 15, k = 62}, kernels = [
    "panel_3x128x512", "direct_16x16x4096", "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [210, 209, 261, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, mnk = 45398282}, at_most = {n = 15, k_even = 724, mk = 8471443}, kernels = [
    "dot_4x4x4096", "panel_16x16x4096", "direct_16x16x4096", "tall_16x16x4096"
  ], factors = [253, 255, 221, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, mnk = 45398282, mk = 8471444}, at_most = {n = 15, k_even = 724, mn = 542015}, kernels = [
    "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, mnk = 45398282, mk = 8471444, mn = 542016}, at_most = {n = 15, k_even = 724, k = 103}, kernels = [
    "direct_16x16x4096", "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [207, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, n = 9, mnk = 45398282, mk = 8471444, mn = 542016}, at_most = {n = 15, k_even = 724}, kernels = [
    "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, mnk = 45398282, k_even = 725}, at_most = {n = 15}, kernels = [
    "tall_8x32x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 5, nk = 221}, kernels = [
    "skinny_10x32x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 222}, at_most = {m = 5, nk = 1877, n = 43}, kernels = [
    "skinny_10x32x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 222}, at_most = {m = 5, nk = 1877}, kernels = [
    "skinny_6x64x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1878}, at_most = {m = 5, nk = 4953533, n_even = 362, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1878}, at_most = {m = 3, nk = 4953533, n_even = 362, n = 29}, kernels = [
    "direct_10x32x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1878, m = 4}, at_most = {m = 5, nk = 4953533, n_even = 362, n = 29}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048"
  ], factors = [229, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, nk = 1878}, at_most = {m = 5, nk = 4953533, n_even = 362, n = 46, mn = 103}, kernels = [
    "direct_6x64x1024"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, nk = 1878, mn = 104}, at_most = {m = 5, nk = 4953533, n_even = 362, n = 46}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048"
  ], factors = [228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878}, at_most = {m = 3, nk = 263165, n_even = 8, mn = 528, mk = 16617}, kernels = [
    "direct_3x128x512"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878, n_even = 9}, at_most = {m = 3, nk = 263165, n_even = 362, mn = 528, mk = 16617}, kernels = [
    "direct_3x128x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 263166}, at_most = {m = 3, nk = 4953533, n_even = 362, mn = 528, mk = 16617}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [262, 279, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878, mk = 16618}, at_most = {m = 3, nk = 4953533, n_even = 362, mn = 528}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512"
  ], factors = [254, 242, 233, 235, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878, mn = 529}, at_most = {m = 3, nk = 4953533, n_even = 4, n = 856}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [279, 285, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 857, nk = 1878, mn = 529}, at_most = {m = 3, nk = 3599427, n_even = 4}, kernels = [
    "direct_3x128x512", "sweep_6x64x16"
  ], factors = [289, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 857, nk = 3599428, mn = 529}, at_most = {m = 3, nk = 4953533, n_even = 4}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [253, 252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878, mn = 529, n_even = 5}, at_most = {m = 3, nk = 2727824, n_even = 362}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 2727825, mn = 529, n_even = 5}, at_most = {m = 3, nk = 4953533, n_even = 362}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024", "sweep_6x64x16"
  ], factors = [256, 231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878, m = 4}, at_most = {m = 5, nk = 4953533, n_even = 362, n = 291, mnk = 1195809}, kernels = [
    "direct_5x64x512"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, nk = 1878, m = 4, mnk = 1195810}, at_most = {m = 5, nk = 4953533, n_even = 362, n = 291}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [257, 241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 292, nk = 1878, m = 4}, at_most = {m = 5, nk = 4953533, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024", "sweep_6x64x16"
  ], factors = [251, 252, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1878, n_even = 363}, at_most = {m = 3, nk = 4953533, mk = 45}, kernels = [
    "sweep_6x64x16"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1878, n_even = 363, mk = 46}, at_most = {m = 3, nk = 3632374}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [275, 266, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 3632375, n_even = 363, mk = 46}, at_most = {m = 3, nk = 4953533}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "sweep_6x64x16"
  ], factors = [246, 238, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1878, n_even = 363, m = 4}, at_most = {m = 5, nk = 4953533, k_even = 32}, kernels = [
    "sweep_6x64x16"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1878, n_even = 363, m = 4, k_even = 33}, at_most = {m = 5, nk = 4953533, mnk = 11723435}, kernels = [
    "direct_6x64x1024", "sweep_6x64x16"
  ], factors = [231, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1878, n_even = 363, m = 4, k_even = 33, mnk = 11723436}, at_most = {m = 5, nk = 4953533}, kernels = [
    "skinny_6x64x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 6}, at_most = {m = 11, nk = 2452}, kernels = [
    "skinny_10x32x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 6, nk = 2453}, at_most = {m = 11, nk = 4953533, n = 32, mn = 166}, kernels = [
    "skinny_10x32x64", "direct_16x16x4096", "direct_6x64x1024"
  ], factors = [235, 233, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 6, nk = 2453, mn = 167}, at_most = {m = 11, nk = 4953533, n = 32}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_5x64x512"
  ], factors = [244, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, nk = 2453}, at_most = {m = 11, nk = 4953533, mk = 75}, kernels = [
    "sweep_10x32x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, nk = 2453, mk = 76}, at_most = {m = 7, nk = 3694815, mn = 1031}, kernels = [
    "skinny_6x64x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, nk = 2453, mk = 76, mn = 1032}, at_most = {m = 7, nk = 3694815}, kernels = [
    "skinny_10x32x64"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 8, nk = 2453, mk = 76}, at_most = {m = 9, nk = 3694815, n = 181}, kernels = [
    "skinny_6x64x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, m = 8, nk = 2453, mk = 76}, at_most = {m = 9, nk = 3694815}, kernels = [
    "skinny_10x32x64", "direct_5x64x512", "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [235, 252, 231, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, nk = 2453, mk = 76}, at_most = {m = 10, nk = 3694815}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [271, 246, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, nk = 2453, mk = 76}, at_most = {m = 11, nk = 3694815}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, nk = 3694816, mk = 76}, at_most = {m = 11, nk = 4953533, k_even = 256}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [257, 261, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, nk = 3694816, mk = 76, k_even = 257}, at_most = {m = 11, nk = 4953533}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [233, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534}, at_most = {m = 6, mn = 259}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "direct_3x128x512"
  ], factors = [230, 224, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534, mn = 260}, at_most = {m = 2, n_even = 128, nk = 6677539}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 6677540, mn = 260}, at_most = {m = 2, n_even = 128}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534, mn = 260, n_even = 129}, at_most = {m = 2}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [306, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534, mn = 260, m = 3}, at_most = {m = 6, nk = 14056135, mnk = 24194236}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [248, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534, mn = 260, m = 3, mnk = 24194237}, at_most = {m = 6, nk = 14056135}, kernels = [
    "skinny_6x64x64"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 14056136, mn = 260, m = 3}, at_most = {m = 6, k_even = 724}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [254, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 14056136, mn = 260, m = 3, k_even = 725}, at_most = {m = 6}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [276, 293, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534, m = 7}, at_most = {m = 11, k_even = 362, nk = 21600567}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 21600568, m = 7}, at_most = {m = 11, k_even = 362, k = 7354}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [283, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 21600568, m = 7, k = 7355}, at_most = {m = 11, k_even = 362}, kernels = [
    "panel_6x64x128", "skinny_10x32x64"
  ], factors = [250, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4953534, m = 7, k_even = 363}, at_most = {m = 11}, kernels = [
    "panel_6x64x128", "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [246, 250, 273, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12}, at_most = {nk = 712, n = 16, mk = 4911533, m = 90}, kernels = [
    "direct_16x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 91}, at_most = {nk = 712, n = 16, mk = 4911533, k = 10}, kernels = [
    "direct_5x64x512"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 91, k = 11}, at_most = {nk = 712, n = 16, mk = 4911533}, kernels = [
    "panel_16x16x4096", "direct_6x64x1024"
  ], factors = [266, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 713}, at_most = {nk = 4161406, n = 16, mk = 4911533, mn = 1448}, kernels = [
    "skinny_6x64x64", "direct_16x16x4096", "direct_6x64x1024"
  ], factors = [259, 265, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 713, mn = 1449}, at_most = {nk = 4161406, n = 16, mk = 4911533, m = 2174, mnk = 2965820}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "tall_14x16x4096"
  ], factors = [254, 278, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 713, mn = 1449, mnk = 2965821}, at_most = {nk = 4161406, n = 16, mk = 4911533, m = 2174}, kernels = [
    "direct_16x16x4096", "tall_8x32x1024"
  ], factors = [243, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2175, nk = 713, mn = 1449}, at_most = {nk = 4161406, n = 16, mk = 4911533}, kernels = [
    "panel_16x16x4096", "direct_16x16x4096", "tall_16x16x4096", "tall_14x16x4096"
  ], factors = [245, 231, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12}, at_most = {nk = 4161406, n = 23, mk = 326831, mn = 2098, k_even = 724}, kernels = [
    "direct_10x32x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mk = 326832}, at_most = {nk = 4161406, n = 23, mk = 4911533, mn = 2098, k_even = 724}, kernels = [
    "direct_10x32x2048", "sweep_10x32x2048"
  ], factors = [245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12}, at_most = {nk = 4161406, n = 48, mk = 1226, mn = 2098, k_even = 724}, kernels = [
    "direct_10x32x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12, mk = 1227}, at_most = {nk = 4161406, n = 48, mk = 4911533, mn = 825, k_even = 724}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [245, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12, mk = 1227, mn = 826}, at_most = {nk = 4161406, n = 48, mk = 4911533, mn = 2098, k_even = 724}, kernels = [
    "block_10x32x2048", "direct_10x32x2048", "direct_5x64x512"
  ], factors = [257, 255, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, k_even = 725}, at_most = {nk = 4161406, n = 48, mk = 4911533, mn = 2098, m = 31}, kernels = [
    "block_10x32x2048", "direct_10x32x2048"
  ], factors = [237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 32, k_even = 725}, at_most = {nk = 4161406, n = 48, mk = 4911533, mn = 2098}, kernels = [
    "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [245, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mn = 2099}, at_most = {nk = 203, n = 23, mk = 4911533, k = 47}, kernels = [
    "panel_3x128x512"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12, mn = 2099}, at_most = {nk = 203, n = 48, mk = 4911533, k = 47}, kernels = [
    "panel_3x128x512", "direct_5x64x512"
  ], factors = [244, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mn = 2099, nk = 204}, at_most = {nk = 4161406, n = 23, mk = 4911533, k = 47}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "tall_8x32x1024"
  ], factors = [235, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12, mn = 2099, nk = 204}, at_most = {nk = 4161406, n = 32, mk = 4911533, k = 47}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [244, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 12, mn = 2099, nk = 204}, at_most = {nk = 4161406, n = 48, mk = 4911533, k = 47}, kernels = [
    "block_10x32x2048", "block_6x64x128", "direct_6x64x1024", "tall_8x32x1024"
  ], factors = [246, 271, 274, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mn = 2099, k = 48}, at_most = {nk = 4161406, n = 24, mk = 4911533, mn = 65519}, kernels = [
    "block_10x32x2048", "block_6x64x128"
  ], factors = [260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mn = 65520, k = 48}, at_most = {nk = 4161406, n = 24, mk = 4911533}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "block_10x32x2048", "block_6x64x128"
  ], factors = [243, 238, 256, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 12, mn = 2099, k = 48}, at_most = {nk = 4161406, n = 32, mk = 4911533, k_even = 362}, kernels = [
    "block_10x32x2048", "block_6x64x128", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [261, 245, 266, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 12, mn = 2099, k = 48, k_even = 363}, at_most = {nk = 4161406, n = 32, mk = 4911533}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [258, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 12, mn = 2099, k = 48}, at_most = {nk = 4161406, n = 48, mk = 4911533, mnk = 50281046, m = 879}, kernels = [
    "dot_4x4x4096", "panel_16x16x4096", "tall_8x32x1024"
  ], factors = [255, 264, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 880, mn = 2099, k = 48}, at_most = {nk = 4161406, n = 48, mk = 4911533, mnk = 50281046}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096", "tall_8x32x1024"
  ], factors = [234, 232, 231, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 12, mn = 2099, k = 48, mnk = 50281047}, at_most = {nk = 4161406, n = 48, mk = 4911533}, kernels = [
    "panel_16x16x4096", "direct_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, mk = 4911534}, at_most = {nk = 4161406, n = 16, m = 238676, mnk = 212573615}, kernels = [
    "direct_16x16x4096", "tall_16x16x4096", "tall_14x16x4096", "tall_8x32x1024"
  ], factors = [236, 239, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, mk = 4911534, mnk = 212573616}, at_most = {nk = 4161406, n = 16, m = 238676}, kernels = [
    "tall_16x16x4096", "tall_14x16x4096", "tall_8x32x1024"
  ], factors = [234, 234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mk = 4911534}, at_most = {nk = 4161406, n = 23, m = 238676, mnk = 271690758}, kernels = [
    "sweep_10x32x2048", "tall_8x32x1024"
  ], factors = [249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12, mk = 4911534}, at_most = {nk = 4161406, n = 48, m = 238676, mnk = 271690758}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "sweep_10x32x2048", "tall_8x32x1024"
  ], factors = [220, 243, 247, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, mk = 4911534, mnk = 271690759}, at_most = {nk = 4161406, n = 23, m = 238676}, kernels = [
    "sweep_10x32x2048", "tall_8x32x1024"
  ], factors = [246, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 12, mk = 4911534, mnk = 271690759}, at_most = {nk = 4161406, n = 48, m = 238676}, kernels = [
    "tall_8x32x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 238677, mk = 4911534}, at_most = {nk = 4161406, n = 48}, kernels = [
    "panel_3x128x512", "block_6x64x128", "direct_6x64x1024", "direct_3x128x512", "tall_8x32x1024"
  ], factors = [200, 201, 228, 218, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12}, at_most = {nk = 988, k = 9, n_even = 724, mn = 2111, mk = 128}, kernels = [
    "direct_5x64x512"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mn = 2112}, at_most = {nk = 988, k = 9, n_even = 724, mn = 5118107, mk = 128}, kernels = [
    "direct_6x64x1024"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, nk = 989}, at_most = {nk = 4161406, k = 9, n_even = 724, mn = 5118107, mk = 47}, kernels = [
    "sweep_6x64x16"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, nk = 989, mk = 48}, at_most = {nk = 4161406, k = 9, n_even = 724, mn = 5118107, mk = 128}, kernels = [
    "sweep_6x64x16"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129}, at_most = {nk = 362, k = 1, n_even = 8, mn = 370727}, kernels = [
    "direct_6x64x1024"
  ], factors = [461]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, n_even = 9}, at_most = {nk = 362, k = 1, n_even = 128, mn = 370727}, kernels = [
    "direct_6x64x1024"
  ], factors = [372]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, k = 2}, at_most = {nk = 362, k = 9, n_even = 128, mn = 370727, mk = 519}, kernels = [
    "direct_6x64x1024"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 520, k = 2}, at_most = {nk = 362, k = 9, n_even = 128, mn = 370727}, kernels = [
    "panel_3x128x512", "direct_10x32x2048"
  ], factors = [278, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, mn = 370728}, at_most = {nk = 362, k = 9, n_even = 128, mn = 5118107}, kernels = [
    "panel_3x128x512", "skinny_10x32x64", "direct_3x128x512", "direct_5x64x512"
  ], factors = [301, 262, 315, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, nk = 363}, at_most = {nk = 4161406, k = 1, n_even = 128, mn = 5118107}, kernels = [
    "skinny_10x32x64", "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [258, 266, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, nk = 363, k = 2}, at_most = {nk = 4161406, k = 9, n_even = 128, mn = 5118107, m = 54}, kernels = [
    "direct_5x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 55, mk = 129, nk = 363, k = 2}, at_most = {nk = 4161406, k = 9, n_even = 128, mn = 5118107, n = 402}, kernels = [
    "direct_5x64x512"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 403, m = 55, mk = 129, nk = 363, k = 2}, at_most = {nk = 9338, k = 9, n_even = 128, mn = 5118107}, kernels = [
    "block_6x64x128", "skinny_6x64x64", "direct_5x64x512", "sweep_6x64x16"
  ], factors = [261, 248, 265, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 403, m = 55, mk = 129, nk = 9339, k = 2}, at_most = {nk = 4161406, k = 9, n_even = 128, mn = 5118107}, kernels = [
    "panel_6x64x128", "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "sweep_10x32x2048"
  ], factors = [239, 244, 240, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, n_even = 129}, at_most = {nk = 4161406, k = 5, n_even = 362, mn = 5118107, m = 1086}, kernels = [
    "panel_3x128x512", "block_10x32x2048", "direct_6x64x1024"
  ], factors = [283, 220, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 1087, mk = 129, n_even = 129}, at_most = {nk = 4161406, k = 5, n_even = 362, mn = 5118107}, kernels = [
    "skinny_6x64x64", "direct_10x32x2048", "direct_3x128x512", "direct_5x64x512", "sweep_6x64x16"
  ], factors = [247, 227, 266, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, n_even = 363}, at_most = {nk = 4161406, k = 5, n_even = 724, mn = 5118107}, kernels = [
    "block_6x64x128", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [234, 244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mk = 129, n_even = 129, k = 6}, at_most = {nk = 4161406, k = 9, n_even = 724, mn = 5118107}, kernels = [
    "direct_5x64x512", "sweep_6x64x16"
  ], factors = [239, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mn = 5118108}, at_most = {nk = 4161406, k = 4, n_even = 724, m = 6386}, kernels = [
    "skinny_16x8x64", "skinny_10x32x64", "sweep_16x8x4096", "sweep_10x32x2048"
  ], factors = [269, 272, 220, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mn = 5118108, k = 5}, at_most = {nk = 4161406, k = 9, n_even = 724, m = 6386}, kernels = [
    "skinny_16x8x64", "skinny_10x32x64", "sweep_10x32x2048"
  ], factors = [242, 269, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6387, mn = 5118108}, at_most = {nk = 4161406, k = 9, n_even = 724}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512", "sweep_6x64x16"
  ], factors = [304, 292, 286, 295, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, n_even = 725}, at_most = {nk = 4161406, k = 3, mn = 7414551}, kernels = [
    "sweep_6x64x16"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, n_even = 725, k = 4}, at_most = {nk = 4161406, k = 6, mn = 7414551}, kernels = [
    "sweep_6x64x16"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, n_even = 725, mn = 7414552}, at_most = {nk = 4161406, k = 6}, kernels = [
    "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [252, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, n_even = 725, k = 7}, at_most = {nk = 4161406, k = 9}, kernels = [
    "panel_6x64x128", "direct_5x64x512", "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [228, 214, 232, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, k = 10}, at_most = {nk = 4161406, k_even = 724, m = 15, n = 234}, kernels = [
    "direct_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 235, m = 12, k = 10}, at_most = {nk = 4161406, k_even = 724, m = 12}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024", "sweep_6x64x16"
  ], factors = [260, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 235, m = 13, k = 10}, at_most = {nk = 4161406, k_even = 724, m = 15}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [259, 265, 257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 10}, at_most = {nk = 512463, k_even = 724, m = 35, k = 19}, kernels = [
    "sweep_6x64x16"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 20}, at_most = {nk = 512463, k_even = 724, m = 35}, kernels = [
    "direct_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 10, nk = 512464}, at_most = {nk = 4161406, k_even = 724, m = 16}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "sweep_6x64x16"
  ], factors = [243, 240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 10, nk = 512464}, at_most = {nk = 4161406, k_even = 724, m = 18}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 10, nk = 512464}, at_most = {nk = 4161406, k_even = 724, m = 35, n = 221}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [264, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 222, m = 19, k = 10, nk = 512464}, at_most = {nk = 4161406, k_even = 724, m = 35}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024",
    "direct_5x64x512"
  ], factors = [257, 255, 263, 262, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 10}, at_most = {nk = 4161406, k_even = 724, k = 19, n = 973, mk = 1235768}, kernels = [
    "direct_5x64x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 10, mk = 1235769}, at_most = {nk = 4161406, k_even = 724, k = 19, n = 973}, kernels = [
    "panel_3x128x512", "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [261, 213, 215, 231, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 974, m = 36, k = 10}, at_most = {nk = 4161406, k_even = 724, k = 19, mn = 5498584, n_even = 724}, kernels = [
    "panel_6x64x128", "direct_5x64x512", "sweep_6x64x16"
  ], factors = [246, 235, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 974, m = 36, k = 10, n_even = 725}, at_most = {nk = 4161406, k_even = 724, k = 19, mn = 5498584}, kernels = [
    "panel_6x64x128", "direct_5x64x512", "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [230, 229, 241, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 974, m = 36, k = 10, mn = 5498585}, at_most = {nk = 4161406, k_even = 724, k = 19}, kernels = [
    "skinny_10x32x64", "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [251, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 20}, at_most = {nk = 3994, k_even = 724, n = 67}, kernels = [
    "panel_3x128x512", "block_10x32x2048", "tall_8x32x1024"
  ], factors = [220, 260, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 20, nk = 3995}, at_most = {nk = 4161406, k_even = 724, n = 67, k = 775, m = 8914}, kernels = [
    "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [266, 261, 249, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8915, k = 20, nk = 3995}, at_most = {nk = 4161406, k_even = 724, n = 67, k = 775}, kernels = [
    "panel_3x128x512", "block_10x32x2048", "tall_8x32x1024"
  ], factors = [215, 256, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 776, nk = 3995}, at_most = {nk = 4161406, k_even = 724, n = 67}, kernels = [
    "direct_6x64x1024", "direct_5x64x512"
  ], factors = [242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 36, k = 20}, at_most = {nk = 4161406, k_even = 724, m = 130, n_even = 4, mn = 59540}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [263, 242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 36, k = 20, mn = 59541}, at_most = {nk = 4161406, k_even = 724, m = 130, n_even = 4}, kernels = [
    "block_10x32x2048", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [261, 260, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 36, k = 20, n_even = 5}, at_most = {nk = 4161406, k_even = 724, m = 130}, kernels = [
    "block_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "sweep_10x32x2048"
  ], factors = [255, 257, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 131, k = 20}, at_most = {nk = 4161406, k_even = 724, k = 68, mnk = 147268044}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "direct_5x64x512", "tall_8x32x1024"
  ], factors = [247, 247, 249, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 131, k = 20, mnk = 147268045}, at_most = {nk = 4161406, k_even = 724, k = 68}, kernels = [
    "panel_6x64x128", "tall_8x32x1024"
  ], factors = [230, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 131, k = 69}, at_most = {nk = 4161406, k_even = 724, k = 1214, mn = 3170022, n = 114}, kernels = [
    "block_10x32x2048", "tall_8x32x1024"
  ], factors = [263, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, m = 131, k = 69}, at_most = {nk = 4161406, k_even = 724, k = 1214, mn = 3170022, n = 264}, kernels = [
    "block_10x32x2048", "direct_6x64x1024", "tall_8x32x1024"
  ], factors = [270, 254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 265, m = 131, k = 69}, at_most = {nk = 4161406, k_even = 724, k = 1214, mn = 3170022, n_even = 4}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "direct_6x64x1024", "tall_8x32x1024"
  ], factors = [256, 268, 239, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 265, m = 131, k = 69, n_even = 5}, at_most = {nk = 4161406, k_even = 724, k = 1214, mn = 3170022}, kernels = [
    "block_10x32x2048", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [261, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 131, k = 69, mn = 3170023}, at_most = {nk = 4161406, k_even = 724, k = 1214}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "tall_8x32x1024"
  ], factors = [255, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 131, k = 1215}, at_most = {nk = 4161406, k_even = 724}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "tall_8x32x1024"
  ], factors = [255, 259, 260, 259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, k = 10, k_even = 725}, at_most = {nk = 4161406, n = 136, m = 45}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [257, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 46, k = 10, k_even = 725}, at_most = {nk = 4161406, n = 136}, kernels = [
    "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [255, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 137, m = 12, k = 10, k_even = 725}, at_most = {nk = 4161406, n_even = 724, mn = 11585}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [260, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 137, m = 12, k = 10, k_even = 725, mn = 11586}, at_most = {nk = 4161406, n_even = 724}, kernels = [
    "block_10x32x2048", "block_6x64x128", "direct_5x64x512", "tall_8x32x1024"
  ], factors = [258, 253, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 137, m = 12, k = 10, k_even = 725, n_even = 725}, at_most = {nk = 4161406}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "skinny_10x32x64", "direct_5x64x512"
  ], factors = [252, 261, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 4161407}, at_most = {nk = 6318356, k_even = 362, m = 27}, kernels = [
    "skinny_10x32x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 28, nk = 4161407}, at_most = {nk = 6318356, k_even = 362}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "block_6x64x128", "skinny_10x32x64"
  ], factors = [254, 260, 255, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 4161407, k_even = 363}, at_most = {nk = 6318356, n_even = 724}, kernels = [
    "block_10x32x2048", "skinny_10x32x64", "skinny_6x64x64", "direct_5x64x512"
  ], factors = [237, 248, 251, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 4161407, k_even = 363, n_even = 725}, at_most = {nk = 6318356}, kernels = [
    "panel_6x64x128", "block_10x32x2048", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [248, 253, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 6318357}, at_most = {m = 27, n_even = 128, n = 411}, kernels = [
    "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [268, 267, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 412, m = 12, nk = 6318357}, at_most = {m = 27, n_even = 128}, kernels = [
    "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [265, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, nk = 6318357, n_even = 129}, at_most = {m = 27}, kernels = [
    "panel_6x64x128", "block_6x64x128", "skinny_6x64x64"
  ], factors = [247, 256, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 28, nk = 6318357}, at_most = {k = 26956, k_even = 512, m = 47}, kernels = [
    "panel_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [255, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 48, nk = 6318357}, at_most = {k = 26956, k_even = 512}, kernels = [
    "panel_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [252, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 28, nk = 6318357, k_even = 513}, at_most = {k = 26956}, kernels = [
    "panel_6x64x128", "block_6x64x128"
  ], factors = [252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 28, nk = 6318357, k = 26957}, at_most = {}, kernels = [
    "block_10x32x2048", "block_6x64x128", "skinny_10x32x64"
  ], factors = [250, 261, 262]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
