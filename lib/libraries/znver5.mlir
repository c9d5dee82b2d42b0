// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1541 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 28 of 57 candidates kept (1774 generated); the best of them against the best of all: 1.008 (geometric mean of times)
// chosen against the best of them: 1.022, worst 2.50
// predicted against measured time: median error 6.2 %; g: 5.0 % at most
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
      g_t = [0, 13], g_ps = [17074, 5220682], g_slope = [400277, 509164], region = 311, visit = 367,
      loop = 3102, fma = 586, pack = 429, conflict_a = 273, split = 435, a_near = 8, a_far = 550,
      b_near = 805, c_near = 1024, c_far = 1024, once_far = 212, alias_a = 31, reread = 180
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [24908, 5468686, 37869965], g_slope = [1814592, 3240127, 1479744],
      visit = 1347, loop = 4562, fma = 478, pack = 279, conflict_a = 2159, split = 274, stall = 32,
      a_far = 526, b_near = 554, b_far = 822, c_far = 1024, rows_near = 1024, once_near = 313, once_far = 582,
      reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [26207, 4531842, 7475679], g_slope = [1126408, 1471918, 2048994], visit = 614,
      loop = 7363, fma = 362, pack = 307, conflict_a = 2567, split = 278, a_far = 872, b_near = 769,
      b_far = 1024, c_far = 1024, once_near = 170, once_far = 938, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 6, 13], g_ps = [27622, 4396267, 10721218, 30926552],
      g_slope = [1456215, 2108317, 2886476, 2059718], visit = 1154, loop = 7859, fma = 347, pack = 276,
      conflict_a = 2849, split = 62, a_far = 783, b_near = 1024, b_far = 1024, c_far = 1024, once_near = 299,
      once_far = 928, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28887], g_slope = [9616958], region = 594, visit = 1107, loop = 11776, fma = 294,
      edge = 8, pack = 592, conflict_a = 5465, split = 134, a_far = 951, b_near = 1024, b_far = 1024,
      c_far = 1024, once_far = 286, alias_a = 48, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [17993, 7515230], g_slope = [576710, 842714], visit = 201, loop = 4704, fma = 365,
      pack = 315, conflict_a = 2100, split = 578, a_near = 6, a_far = 440, b_near = 983, b_far = 297,
      once_near = 123, once_far = 914, alias_a = 27, reread = 154
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [18845, 1646489, 1974711, 3281657, 4766479],
      g_slope = [542548, 328222, 653473, 494940, 1030935], region = 1706, visit = 695, loop = 1738, fma = 582,
      pack = 436, conflict_a = 510, split = 622, a_near = 31, a_far = 581, b_near = 939, c_near = 1024,
      c_far = 1024, rows_near = 1024, once_far = 191, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [20117, 2331209, 2949547, 4639209, 8294124],
      g_slope = [770364, 618338, 844831, 1218305, 1430584], visit = 660, loop = 5316, fma = 489, pack = 305,
      conflict_a = 400, split = 378, stall = 11, a_far = 593, b_near = 1024, b_far = 780, c_near = 12,
      c_far = 1024, rows_near = 1024, once_near = 291, once_far = 661, alias_a = 38, reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [18529, 869992, 2840140, 3399959, 6433096],
      g_slope = [851463, 985074, 559819, 1516568, 1705285], region = 1754, visit = 1009, loop = 1406,
      fma = 681, pack = 419, conflict_a = 515, split = 496, a_near = 34, a_far = 601, b_near = 522,
      c_near = 1024, c_far = 1024, rows_near = 1024, once_far = 152, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [38755, 8484808, 28036238], g_slope = [4223026, 4887857, 5538483],
      edge_columns = 16, region = 463, visit = 606, loop = 7812, fma = 279, edge = 467, pack = 46,
      conflict_c = 603, stall = 153, a_near = 115, a_far = 753, b_far = 173, c_far = 697, rows_near = 66,
      once_near = 196, once_far = 556, alias_a = 43, alias_c = 9, apart_far = 248, brief = 39, column = 158,
      seam = 196, reread = 177
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x512", family = "panel",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [40443, 6321267], g_slope = [3140412, 4282298], edge_columns = 16, visit = 211,
      loop = 11362, fma = 327, edge = 229, pack = 51, conflict_a = 3677, conflict_c = 386, conflict = 414,
      stall = 153, a_near = 18, a_far = 731, b_near = 95, b_far = 213, c_far = 724, rows_near = 487,
      rows_far = 1024, once_near = 56, once_far = 348, alias_a = 477, apart_near = 83, apart_far = 139,
      brief = 2, column = 348, seam = 714, reread = 598
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x4096", family = "block",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [29027, 68168267, 112669690, 148090965],
      g_slope = [17034810, 22250711, 11807091, 16044885], region = 2011, visit = 1375, loop = 2689, fma = 263,
      edge = 1951, pack = 40, conflict_a = 16050, conflict_c = 2040, mask = 2, stall = 68, a_near = 21,
      a_far = 570, b_far = 71, c_far = 1024, rows_near = 482, once_near = 145, once_far = 654, alias_c = 778,
      apart_far = 1024, brief = 21, column = 27, seam = 125, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [35817, 11489006, 36812914], g_slope = [5726594, 6330977, 5460666],
      region = 1714, visit = 1124, loop = 3230, fma = 253, edge = 1388, pack = 14, conflict_c = 782,
      mask = 17, stall = 121, a_near = 108, a_far = 261, b_far = 30, c_far = 973, rows_near = 104,
      rows_far = 1024, once_near = 240, once_far = 859, alias_a = 20, alias_c = 238, apart_far = 795,
      seam = 199, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [39801, 10080350], g_slope = [528449, 674351], edge_columns = 16, visit = 615,
      loop = 7313, fma = 279, edge = 480, pack = 40, conflict_c = 631, stall = 162, a_near = 74, a_far = 917,
      b_near = 2, b_far = 178, c_far = 674, rows_near = 154, once_near = 171, once_far = 643, alias_a = 146,
      apart_near = 37, apart_far = 10, brief = 7, column = 150, seam = 189
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [20935, 152633], g_slope = [131698, 142772], region = 1944, visit = 1264,
      fma = 265, edge = 180, conflict_a = 9086, conflict_b = 8656, mask = 105, split = 423, stall = 313,
      a_near = 121, a_far = 915, b_far = 107, c_far = 758, rows_near = 66, once_far = 551, alias_a = 298,
      apart_near = 20, apart_far = 295
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [27567, 169494], g_slope = [141927, 164869], region = 2416, visit = 1310,
      loop = 52, fma = 262, edge = 428, conflict_b = 2217, conflict_c = 20, conflict = 785, mask = 105,
      split = 26, stall = 124, a_near = 47, a_far = 1024, b_near = 14, b_far = 211, c_near = 29, c_far = 661,
      rows_far = 1024, once_far = 280, alias_a = 115, apart_near = 13, brief = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 9], g_ps = [27908, 1708460], g_slope = [186728, 210310], edge_columns = 8, region = 4172,
      visit = 1530, loop = 126, fma = 263, edge = 325, conflict_a = 21, conflict_b = 1974, mask = 65,
      split = 182, stall = 149, a_near = 155, a_far = 1024, b_far = 291, c_near = 16, c_far = 667,
      rows_far = 1024, once_far = 237, alias_a = 127, alias_c = 4, apart_near = 5, brief = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [25818, 14967593, 32223167, 54842857],
      g_slope = [4980591, 5751858, 7539896, 4359055], region = 1369, visit = 1208, loop = 1919, fma = 247,
      edge = 341, conflict_a = 4938, conflict_b = 2176, conflict_c = 514, conflict = 3178, mask = 1,
      split = 272, stall = 87, a_far = 377, b_near = 146, b_far = 1024, c_near = 8, c_far = 972,
      rows_near = 169, once_near = 24, once_far = 796, alias_c = 208, apart_near = 37, apart_far = 1024,
      seam = 158, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [28564, 5919428], g_slope = [2945432, 3246147], edge_columns = 8, region = 1171,
      visit = 448, loop = 5287, fma = 258, edge = 234, conflict_a = 10560, conflict_b = 816, conflict_c = 715,
      conflict = 826, split = 278, stall = 123, a_near = 138, a_far = 477, b_near = 88, b_far = 1024,
      c_near = 79, c_far = 739, rows_near = 65, rows_far = 1024, once_near = 29, once_far = 482,
      apart_near = 4, apart_far = 952, seam = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [34337, 3790416, 5878600, 15086303],
      g_slope = [1878039, 2088184, 3069234, 2337383], edge_columns = 8, visit = 103, loop = 11000, fma = 365,
      edge = 48, conflict_a = 1039, conflict_c = 475, split = 152, stall = 162, a_far = 112, b_near = 53,
      b_far = 1024, c_far = 730, rows_near = 1024, rows_far = 1024, once_far = 293, alias_a = 305,
      apart_near = 44, apart_far = 537, brief = 13, column = 257, seam = 607
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x16x4096", family = "direct",
    tile = #dynmlir.tile<14, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [19317, 12255700, 21019667, 45086810],
      g_slope = [12236383, 8763967, 12033571, 10246964], region = 1825, visit = 1108, loop = 1403, fma = 270,
      edge = 664, conflict_a = 7177, conflict_b = 5730, conflict_c = 1251, conflict = 58, split = 416,
      stall = 79, a_far = 524, b_near = 270, b_far = 1024, c_near = 17, c_far = 1024, rows_near = 326,
      rows_far = 1024, once_far = 306, alias_c = 351, apart_near = 68, apart_far = 1024, brief = 11,
      column = 17, seam = 112, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [18754], g_slope = [3722225], region = 1824, visit = 1021, loop = 1398, fma = 262,
      edge = 648, conflict_a = 10001, conflict_b = 3136, conflict_c = 3207, conflict = 5800, split = 361,
      a_far = 690, b_near = 597, b_far = 1024, c_near = 235, c_far = 1024, rows_near = 140, once_near = 108,
      once_far = 785, alias_c = 456, apart_far = 1024, seam = 75, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [21505, 36770036, 122858133, 168533966],
      g_slope = [18374265, 21522024, 15225277, 20793820], region = 1672, visit = 1600, fma = 246, edge = 516,
      conflict_a = 10641, conflict_b = 8225, mask = 93, split = 592, a_near = 44, a_far = 521, b_near = 855,
      b_far = 873, c_near = 33, c_far = 1024, rows_near = 924, once_near = 136, once_far = 682,
      apart_far = 1024, brief = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [27776, 5037320, 17604129, 20917929, 41856672],
      g_slope = [5009544, 6283404, 3313800, 10469371, 5306399], region = 2679, visit = 1295, fma = 256,
      edge = 470, conflict_a = 12382, conflict_b = 1336, conflict_c = 25, conflict = 2125, mask = 96,
      split = 158, stall = 105, a_far = 134, b_near = 242, b_far = 1024, c_near = 35, c_far = 784,
      rows_near = 332, rows_far = 1024, once_near = 64, once_far = 1024, apart_near = 7, apart_far = 1024,
      brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 6, 13], g_ps = [28717, 9271719, 21574667, 44798586],
      g_slope = [3081000, 4100982, 3317702, 4506510], edge_columns = 8, region = 4233, visit = 1502,
      fma = 269, edge = 313, conflict_a = 7692, conflict_b = 644, conflict = 1155, mask = 84, split = 276,
      stall = 147, a_near = 73, a_far = 241, b_near = 82, b_far = 1024, c_far = 909, rows_near = 656,
      rows_far = 1024, once_near = 6, once_far = 480, apart_far = 1024, brief = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [20329, 6371613], g_slope = [334278, 637811], edge_columns = 8, region = 4056,
      visit = 914, fma = 268, edge = 604, conflict_a = 8361, conflict_b = 2229, conflict = 9010, mask = 137,
      split = 1167, stall = 79, a_near = 167, a_far = 98, b_near = 133, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 1024, apart_far = 380, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 42, 211, 474], g_ps = [29228, 73238, 2364426, 13352914, 36427517],
      g_slope = [44010, 55882, 65020, 87736, 48509], edge_columns = 8, region = 5015, visit = 1566,
      loop = 205, fma = 254, edge = 169, conflict_a = 4744, conflict_b = 1129, mask = 129, split = 213,
      stall = 129, a_near = 355, a_far = 1024, b_near = 87, b_far = 622, c_near = 7, c_far = 676,
      rows_near = 1024, rows_far = 1024, once_far = 569, alias_a = 103, alias_c = 6, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [30872, 24025184, 54426724, 103304242, 193834414],
      g_slope = [23994312, 30401540, 24438759, 18106034, 23739748], region = 1485, visit = 1164, loop = 2971,
      fma = 254, edge = 422, pack = 171, conflict_a = 21209, conflict_c = 2246, mask = 49, a_far = 491,
      b_near = 139, c_near = 204, c_far = 1024, rows_near = 853, once_far = 12, alias_c = 248,
      apart_near = 186, apart_far = 992, brief = 64, seam = 33, reread = 100
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 3, k = 6, mn = 446, m = 8}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 3, k = 6, mn = 446}, kernels = [
    "direct_16x8x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7}, at_most = {n = 3, k = 20, mn = 446}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4}, at_most = {n = 4, k = 20, mn = 446}, kernels = [
    "direct_16x8x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 15, k = 20, mn = 446, m = 11}, kernels = [
    "skinny_16x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 12}, at_most = {n = 15, k = 20, mn = 446}, kernels = [
    "direct_14x16x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447}, at_most = {n = 8, k = 3, m = 950}, kernels = [
    "direct_16x8x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, m = 951}, at_most = {n = 8, k = 3}, kernels = [
    "direct_6x64x1024", "direct_3x128x512"
  ], factors = [209, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 4}, at_most = {n = 2, k = 4}, kernels = [
    "direct_3x128x512", "direct_16x8x1024"
  ], factors = [201, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 5}, at_most = {n = 2, k = 14}, kernels = [
    "dot_12x2x4096", "dot_8x1x4096", "direct_16x8x1024"
  ], factors = [266, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 4, n = 3}, at_most = {n = 8, k = 7}, kernels = [
    "direct_16x8x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 8, n = 3}, at_most = {n = 8, k = 14, nk = 42}, kernels = [
    "direct_16x8x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 8, n = 3, nk = 43}, at_most = {n = 8, k = 14}, kernels = [
    "direct_16x8x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, n = 9}, at_most = {n = 15, k = 14}, kernels = [
    "direct_14x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 15}, at_most = {n = 15, k = 20, nk = 37}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_8x1x4096"
  ], factors = [253, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 15, nk = 38}, at_most = {n = 15, k = 20, nk = 67}, kernels = [
    "dot_6x4x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 447, k = 15, nk = 68}, at_most = {n = 15, k = 20}, kernels = [
    "dot_6x4x4096", "direct_6x64x1024", "direct_16x8x1024", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [259, 239, 262, 273, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21}, at_most = {n = 1, mk = 8353171, m = 181, nk = 724}, kernels = [
    "dot_4x1x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, nk = 725}, at_most = {n = 1, mk = 8353171, m = 181}, kernels = [
    "dot_4x1x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, m = 182}, at_most = {n = 1, mk = 8353171}, kernels = [
    "dot_2x1x4096", "dot_12x2x4096", "dot_8x1x4096"
  ], factors = [263, 263, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, mk = 8353172}, at_most = {n = 1, k = 535}, kernels = [
    "dot_2x1x4096", "dot_12x2x4096", "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [239, 239, 230, 220, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, mk = 8353172}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2}, at_most = {n = 2, mnk = 2338}, kernels = [
    "dot_4x2x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 2339}, at_most = {n = 2, mnk = 14720274, mn = 64, mk = 12018}, kernels = [
    "dot_4x2x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 2339, mk = 12019}, at_most = {n = 2, mnk = 14720274, mn = 64}, kernels = [
    "dot_4x2x4096"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 2339, mn = 65}, at_most = {n = 2, mnk = 14720274, nk = 120}, kernels = [
    "dot_12x2x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 2339, mn = 65, nk = 121}, at_most = {n = 2, mnk = 14720274}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096"
  ], factors = [270, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 14720275}, at_most = {n = 2, nk = 847}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096"
  ], factors = [238, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 14720275, nk = 848}, at_most = {n = 2}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_4x2x4096"
  ], factors = [236, 256, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3}, at_most = {n = 4, mnk = 27140589, mk = 2935}, kernels = [
    "dot_6x4x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 2936}, at_most = {n = 4, mnk = 27140589, k_even = 724}, kernels = [
    "dot_6x4x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 2936, k_even = 725}, at_most = {n = 4, mnk = 27140589}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_4x2x4096"
  ], factors = [193, 203, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mnk = 27140590}, at_most = {n = 4, k_even = 724, k = 520}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096", "tall_16x16x4096"
  ], factors = [243, 243, 237, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 521, n = 3, mnk = 27140590}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_6x4x4096", "tall_16x16x4096"
  ], factors = [237, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mnk = 27140590, k_even = 725}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5}, at_most = {n = 15, mnk = 48920207, m = 3}, kernels = [
    "direct_14x16x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 4}, at_most = {n = 15, mnk = 48920207, m = 11}, kernels = [
    "skinny_16x8x64", "direct_6x64x1024"
  ], factors = [265, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12}, at_most = {n = 8, mnk = 48920207, k_even = 32, m = 181}, kernels = [
    "direct_16x8x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 182}, at_most = {n = 8, mnk = 48920207, k_even = 32, k = 63}, kernels = [
    "dot_3x8x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 64, n = 5, m = 182}, at_most = {n = 8, mnk = 48920207, k_even = 32}, kernels = [
    "dot_3x8x4096", "tall_16x16x4096"
  ], factors = [256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 12, k_even = 33}, at_most = {n = 8, mnk = 48920207, m = 45}, kernels = [
    "dot_3x4x4096", "skinny_6x64x64", "sweep_8x16x256"
  ], factors = [274, 254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, m = 46, k_even = 33}, at_most = {n = 8, mnk = 48920207, k = 923}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [237, 231, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 924, n = 5, m = 46, k_even = 33}, at_most = {n = 8, mnk = 48920207}, kernels = [
    "dot_3x4x4096", "dot_3x8x4096", "panel_6x64x1024"
  ], factors = [236, 242, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, m = 12}, at_most = {n = 15, mnk = 48920207, m = 315}, kernels = [
    "panel_6x64x1024", "direct_14x16x4096", "tall_16x16x4096"
  ], factors = [261, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, m = 316}, at_most = {n = 15, mnk = 48920207, k = 77}, kernels = [
    "block_16x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 78, n = 9, m = 316}, at_most = {n = 15, mnk = 48920207}, kernels = [
    "dot_6x4x4096", "block_16x16x4096", "tall_16x16x4096"
  ], factors = [241, 262, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 48920208}, at_most = {n = 8, nk = 15045, m = 177909, mk = 11133761}, kernels = [
    "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [255, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 48920208, mk = 11133762}, at_most = {n = 8, nk = 2244, m = 177909}, kernels = [
    "direct_16x8x1024", "tall_16x16x4096"
  ], factors = [190, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 48920208, mk = 11133762, nk = 2245}, at_most = {n = 8, nk = 15045, m = 177909}, kernels = [
    "tall_16x16x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 48920208, m = 177910}, at_most = {n = 8, nk = 15045}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_16x8x1024", "sweep_16x8x4096", "tall_16x16x4096"
  ], factors = [236, 217, 233, 204, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 5, mnk = 48920208, nk = 15046}, at_most = {n = 8}, kernels = [
    "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, mnk = 48920208}, at_most = {n = 15, k_even = 128, k = 70}, kernels = [
    "panel_3x128x512", "block_16x16x4096", "tall_16x16x4096"
  ], factors = [229, 236, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 71, n = 9, mnk = 48920208}, at_most = {n = 15, k_even = 128, m = 48405}, kernels = [
    "tall_16x16x4096"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 71, n = 9, mnk = 48920208, m = 48406}, at_most = {n = 15, k_even = 128}, kernels = [
    "tall_16x16x4096"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 9, mnk = 48920208, k_even = 129}, at_most = {n = 15}, kernels = [
    "sweep_6x64x1024", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [212, 214, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 12, nk = 199}, kernels = [
    "skinny_10x32x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 200}, at_most = {m = 12, nk = 1185, n = 49}, kernels = [
    "skinny_10x32x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, nk = 200}, at_most = {m = 12, nk = 1185}, kernels = [
    "skinny_10x32x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186}, at_most = {m = 5, nk = 4900698, n_even = 362, n = 16}, kernels = [
    "direct_14x16x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1186}, at_most = {m = 5, nk = 4900698, n_even = 362, n = 24}, kernels = [
    "direct_10x32x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, nk = 1186}, at_most = {m = 5, nk = 4900698, n_even = 362, n = 43, mn = 88}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048"
  ], factors = [274, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, nk = 1186, mn = 89}, at_most = {m = 5, nk = 4900698, n_even = 362, n = 43}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048"
  ], factors = [226, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186}, at_most = {m = 3, nk = 4900698, n_even = 32, mn = 547, k = 8308}, kernels = [
    "direct_3x128x512"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, n_even = 33}, at_most = {m = 3, nk = 4900698, n_even = 362, mn = 547, k = 1448}, kernels = [
    "direct_3x128x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, n_even = 33, k = 1449}, at_most = {m = 3, nk = 4900698, n_even = 362, mn = 547, k = 8308}, kernels = [
    "direct_6x64x1024", "direct_3x128x512"
  ], factors = [261, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, k = 8309}, at_most = {m = 3, nk = 4900698, n_even = 362, mn = 547}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [231, 237, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, mn = 548}, at_most = {m = 3, nk = 4900698, n_even = 8, mnk = 3180851, k = 744}, kernels = [
    "direct_3x128x512", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [282, 281, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, mn = 548, k = 745}, at_most = {m = 3, nk = 4900698, n_even = 8, mnk = 3180851}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [262, 247, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, mn = 548, mnk = 3180852}, at_most = {m = 3, nk = 4900698, n_even = 8}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [255, 249, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, mn = 548, n_even = 9}, at_most = {m = 3, nk = 4900698, n_even = 362}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [261, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 1186, m = 4}, at_most = {m = 5, nk = 86695, n_even = 362}, kernels = [
    "sweep_6x64x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 86696, m = 4}, at_most = {m = 5, nk = 4900698, n_even = 362, mk = 10365}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, nk = 86696, m = 4, mk = 10366}, at_most = {m = 5, nk = 4900698, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [242, 229, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 363}, at_most = {m = 3, nk = 4900698, mk = 45}, kernels = [
    "sweep_6x64x16"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 363, mk = 46}, at_most = {m = 3, nk = 3632374}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [266, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 3632375, n_even = 363, mk = 46}, at_most = {m = 3, nk = 4900698}, kernels = [
    "skinny_6x64x64", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [249, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, n_even = 363, m = 4}, at_most = {m = 5, nk = 284723}, kernels = [
    "sweep_6x64x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 284724, n_even = 363, m = 4}, at_most = {m = 5, nk = 4900698}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [229, 224, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, m = 6}, at_most = {m = 12, nk = 4900698, n = 32, n_even = 4}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [247, 249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1186, m = 6, n_even = 5}, at_most = {m = 12, nk = 4900698, n = 32}, kernels = [
    "direct_10x32x2048", "direct_14x16x4096", "sweep_8x16x256"
  ], factors = [245, 229, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 6}, at_most = {m = 12, nk = 4900698, k = 8}, kernels = [
    "sweep_10x32x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 6, k = 9}, at_most = {m = 9, nk = 3694815, k = 516, mn = 4352}, kernels = [
    "direct_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 6, k = 9, mn = 4353}, at_most = {m = 9, nk = 3694815, k = 516}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "sweep_10x32x2048"
  ], factors = [243, 257, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 6, k = 517}, at_most = {m = 9, nk = 3694815}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [236, 249, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 10, k = 9}, at_most = {m = 10, nk = 3694815}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [257, 266, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1186, m = 11, k = 9}, at_most = {m = 12, nk = 3694815}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [258, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 3694816, m = 6, k = 9}, at_most = {m = 12, nk = 4900698}, kernels = [
    "skinny_10x32x64", "sweep_6x64x16"
  ], factors = [230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699}, at_most = {m = 6, mn = 286}, kernels = [
    "skinny_6x64x64", "direct_3x128x512"
  ], factors = [213, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699, mn = 287}, at_most = {m = 2, n_even = 128}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [230, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699, mn = 287, n_even = 129}, at_most = {m = 2}, kernels = [
    "skinny_6x64x64"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699, mn = 287, m = 3}, at_most = {m = 6, nk = 14230628, mnk = 21922385}, kernels = [
    "skinny_6x64x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699, mn = 287, m = 3, mnk = 21922386}, at_most = {m = 6, nk = 14230628}, kernels = [
    "skinny_6x64x64"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 14230629, mn = 287, m = 3}, at_most = {m = 6}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [244, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699, m = 7}, at_most = {m = 10}, kernels = [
    "panel_6x64x1024", "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [250, 262, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4900699, m = 11}, at_most = {m = 12}, kernels = [
    "panel_6x64x1024", "block_6x64x128", "skinny_6x64x64"
  ], factors = [264, 267, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13}, at_most = {nk = 4112350, n = 16, k = 59, m = 181}, kernels = [
    "direct_14x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 182}, at_most = {nk = 163, n = 16, k = 59}, kernels = [
    "direct_3x128x512", "direct_14x16x4096"
  ], factors = [272, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 182, nk = 164}, at_most = {nk = 4112350, n = 16, k = 59, mn = 1059360}, kernels = [
    "block_16x16x4096", "direct_6x64x1024"
  ], factors = [277, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 182, nk = 164, mn = 1059361}, at_most = {nk = 4112350, n = 16, k = 59}, kernels = [
    "panel_6x64x1024", "direct_6x64x1024", "direct_3x128x512", "direct_14x16x4096", "tall_16x16x4096"
  ], factors = [215, 240, 240, 249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, k = 60}, at_most = {nk = 4112350, n = 16, mk = 4738824, m = 90}, kernels = [
    "block_16x16x4096", "skinny_6x64x64"
  ], factors = [265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 91, k = 60}, at_most = {nk = 4112350, n = 16, mk = 4738824, m = 3565}, kernels = [
    "panel_6x64x1024", "block_16x16x4096", "direct_6x64x1024", "sweep_8x16x256"
  ], factors = [279, 259, 265, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 3566, k = 60}, at_most = {nk = 4112350, n = 16, mk = 4738824}, kernels = [
    "block_16x16x4096", "tall_16x16x4096"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, k = 60, mk = 4738825}, at_most = {nk = 4112350, n = 16}, kernels = [
    "sweep_6x64x1024", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [257, 232, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13}, at_most = {nk = 526, n = 24}, kernels = [
    "block_6x64x128"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 527}, at_most = {nk = 4112350, n = 24, mk = 5665523, mn = 8073}, kernels = [
    "direct_10x32x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 527, mn = 8074}, at_most = {nk = 4112350, n = 24, mk = 5665523}, kernels = [
    "dot_3x8x4096", "panel_6x64x1024", "block_10x32x2048"
  ], factors = [248, 240, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 527, mk = 5665524}, at_most = {nk = 4112350, n = 24}, kernels = [
    "block_10x32x2048", "sweep_10x32x2048"
  ], factors = [243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13}, at_most = {nk = 4112350, k = 16, n_even = 724, n = 55, m = 77}, kernels = [
    "direct_6x64x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 13}, at_most = {nk = 4112350, k = 16, n_even = 724, n = 250, m = 77, mn = 2947}, kernels = [
    "direct_6x64x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 13, mn = 2948}, at_most = {nk = 4112350, k = 16, n_even = 724, n = 250, m = 77}, kernels = [
    "direct_6x64x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 78}, at_most = {nk = 470, k = 16, n_even = 4, n = 111}, kernels = [
    "panel_6x64x1024", "panel_3x128x512"
  ], factors = [269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 78, n_even = 5}, at_most = {nk = 470, k = 16, n_even = 724, n = 111}, kernels = [
    "direct_6x64x1024", "direct_3x128x512"
  ], factors = [274, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 78}, at_most = {nk = 470, k = 16, n_even = 724, n = 150}, kernels = [
    "panel_3x128x512"
  ], factors = [329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, m = 78}, at_most = {nk = 470, k = 16, n_even = 724, n = 250}, kernels = [
    "direct_6x64x1024"
  ], factors = [391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 78, nk = 471}, at_most = {nk = 4112350, k = 16, n_even = 724, n = 250, mn = 821413}, kernels = [
    "direct_6x64x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 78, nk = 471, mn = 821414}, at_most = {nk = 4112350, k = 16, n_even = 724, n = 250}, kernels = [
    "panel_6x64x1024", "panel_3x128x512", "block_10x32x2048", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [252, 250, 234, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 13}, at_most = {nk = 4112350, k = 4, n_even = 362, mn = 5402373, m = 56}, kernels = [
    "sweep_6x64x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 57}, at_most = {nk = 4112350, k = 4, n_even = 128, mn = 326898}, kernels = [
    "direct_6x64x1024"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 57, mn = 326899}, at_most = {nk = 4112350, k = 4, n_even = 128, mn = 5402373}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [252, 254, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 57, n_even = 129}, at_most = {nk = 4112350, k = 4, n_even = 362, mn = 5402373}, kernels = [
    "panel_3x128x512", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [285, 237, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 13, n_even = 363}, at_most = {nk = 4112350, k = 4, n_even = 724, mn = 5402373}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 13, k = 5}, at_most = {nk = 4112350, k = 16, n_even = 724, mn = 5402373, m = 60}, kernels = [
    "sweep_6x64x16"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 61, k = 5}, at_most = {nk = 4112350, k = 16, n_even = 724, mn = 5402373}, kernels = [
    "panel_6x64x1024", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [243, 240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 13, mn = 5402374}, at_most = {nk = 4112350, k = 6, n_even = 724}, kernels = [
    "skinny_16x8x64", "skinny_10x32x64", "sweep_10x32x2048", "sweep_8x16x256"
  ], factors = [205, 250, 240, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 13, mn = 5402374, k = 7}, at_most = {nk = 4112350, k = 16, n_even = 724}, kernels = [
    "skinny_10x32x64", "sweep_10x32x2048", "sweep_8x16x256"
  ], factors = [245, 236, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, n_even = 725}, at_most = {nk = 4112350, k = 5, mn = 5931641}, kernels = [
    "sweep_6x64x16"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, n_even = 725, mn = 5931642}, at_most = {nk = 4112350, k = 5}, kernels = [
    "sweep_10x32x2048", "sweep_8x16x256", "sweep_6x64x16"
  ], factors = [231, 197, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, n_even = 725, k = 6}, at_most = {nk = 4112350, k = 8}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024", "sweep_8x16x256", "sweep_6x64x16"
  ], factors = [220, 236, 218, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, n_even = 725, k = 9}, at_most = {nk = 4112350, k = 16, m = 90}, kernels = [
    "sweep_6x64x16"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 91, n_even = 725, k = 9}, at_most = {nk = 4112350, k = 16}, kernels = [
    "block_6x64x128", "sweep_10x32x2048", "sweep_6x64x16"
  ], factors = [236, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 17}, at_most = {nk = 4112350, k_even = 724, m = 30, mnk = 3489783, n = 54}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, m = 13, k = 17}, at_most = {nk = 4112350, k_even = 724, m = 30, mnk = 3489783}, kernels = [
    "direct_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 17, mnk = 3489784}, at_most = {nk = 4112350, k_even = 724, m = 15}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [256, 256, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 16, k = 17, mnk = 3489784}, at_most = {nk = 4112350, k_even = 724, m = 30, n_even = 4}, kernels = [
    "block_10x32x2048", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [250, 247, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 16, k = 17, mnk = 3489784, n_even = 5}, at_most = {nk = 4112350, k_even = 724, m = 30}, kernels = [
    "block_10x32x2048", "skinny_10x32x64", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [245, 253, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, k = 17}, at_most = {nk = 4112350, k_even = 724, m = 74, mnk = 11863283}, kernels = [
    "direct_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, k = 17, mnk = 11863284}, at_most = {nk = 4112350, k_even = 724, m = 74}, kernels = [
    "block_10x32x2048", "skinny_10x32x64", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [255, 257, 238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 17}, at_most = {nk = 4112350, k_even = 724, mk = 5151364, k = 59, n = 32}, kernels = [
    "block_10x32x2048", "block_6x64x128", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [254, 241, 256, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 75, k = 17}, at_most = {nk = 4112350, k_even = 724, mk = 5151364, k = 59, n = 51}, kernels = [
    "block_6x64x128", "direct_6x64x1024"
  ], factors = [267, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 75, k = 17}, at_most = {nk = 4112350, k_even = 724, mk = 5151364, k = 59}, kernels = [
    "panel_6x64x1024", "panel_3x128x512", "block_10x32x2048", "sweep_10x32x2048"
  ], factors = [242, 236, 246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 60}, at_most = {nk = 84424, k_even = 724, mk = 5151364, n = 32}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [238, 258, 267, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 75, k = 60}, at_most = {nk = 84424, k_even = 724, mk = 5151364, n = 48}, kernels = [
    "dot_3x4x4096", "dot_3x8x4096", "block_16x16x4096", "block_6x64x128", "direct_14x16x4096"
  ], factors = [242, 247, 265, 275, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 75, k = 60}, at_most = {nk = 84424, k_even = 724, mk = 5151364, k = 106}, kernels = [
    "block_10x32x2048", "direct_6x64x1024"
  ], factors = [253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 75, k = 107}, at_most = {nk = 84424, k_even = 724, mk = 5151364, n = 70}, kernels = [
    "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [263, 259, 244, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71, m = 75, k = 107}, at_most = {nk = 84424, k_even = 724, mk = 5151364}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "direct_6x64x1024"
  ], factors = [252, 270, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 60, nk = 84425}, at_most = {nk = 4112350, k_even = 724, mk = 5151364, n_even = 4, k = 1199}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "direct_6x64x1024"
  ], factors = [248, 265, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 60, nk = 84425, n_even = 5}, at_most = {nk = 4112350, k_even = 724, mk = 5151364, n_even = 724, k = 1199}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "direct_6x64x1024"
  ], factors = [246, 263, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 1200, nk = 84425}, at_most = {nk = 4112350, k_even = 724, mk = 5151364, n_even = 724}, kernels = [
    "panel_6x64x1024", "block_16x16x4096", "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024",
    "sweep_6x64x1024"
  ], factors = [247, 260, 263, 260, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 60, nk = 84425, n_even = 725}, at_most = {nk = 4112350, k_even = 724, mk = 5151364}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "block_6x64x128", "direct_6x64x1024"
  ], factors = [245, 255, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 75, k = 17, mk = 5151365}, at_most = {nk = 4112350, k_even = 724}, kernels = [
    "block_10x32x2048", "direct_3x128x512", "sweep_10x32x2048", "sweep_6x64x1024", "tall_16x16x4096"
  ], factors = [243, 226, 238, 221, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 17, k_even = 725}, at_most = {nk = 4112350, n_even = 32, m = 22}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048"
  ], factors = [241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 23, k = 17, k_even = 725}, at_most = {nk = 4112350, n_even = 32}, kernels = [
    "block_10x32x2048", "skinny_10x32x64", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [253, 251, 250, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 17, k_even = 725, n_even = 33}, at_most = {nk = 4112350, n_even = 724}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [245, 254, 259, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 17, k_even = 725, n_even = 725}, at_most = {nk = 4112350}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [252, 262, 250, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 4112351}, at_most = {nk = 5886195, n_even = 512}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "skinny_10x32x64"
  ], factors = [251, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 4112351, n_even = 513}, at_most = {nk = 5886195}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [249, 251, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 5886196}, at_most = {m = 30, n_even = 4}, kernels = [
    "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [268, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 5886196, n_even = 5}, at_most = {m = 30}, kernels = [
    "panel_6x64x1024", "block_6x64x128", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [239, 250, 257, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 31, nk = 5886196}, at_most = {mk = 567558, k_even = 256}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 31, nk = 5886196, k_even = 257}, at_most = {mk = 567558}, kernels = [
    "panel_6x64x1024", "block_6x64x128"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 31, nk = 5886196, mk = 567559}, at_most = {}, kernels = [
    "panel_6x64x1024", "block_10x32x2048", "skinny_10x32x64"
  ], factors = [262, 254, 255]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
