// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2733 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 60, n_pred 16, levels measured [0].
// 64 of 86 candidates kept (2238 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.038, worst 2.45
// predicted against measured time: median error 6.8 %; g: 6.7 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000,
  l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2,
  wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [27925, 4714279, 6636361], g_slope = [1562118, 1922082, 2693859], visit = 1196,
      loop = 7832, fma = 357, pack = 256, conflict_a = 2463, split = 133, a_far = 761, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 208, rows_far = 1024, once_near = 107, once_far = 1024,
      reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [17253, 3791714], g_slope = [419384, 506360], visit = 283, loop = 3880, fma = 642,
      pack = 258, conflict_a = 371, split = 342, a_near = 24, a_far = 554, b_near = 689, b_far = 417,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 465, once_far = 227,
      reread = 215
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [25239, 3664303, 5846450], g_slope = [1819532, 2182147, 3134717], visit = 1255,
      loop = 4592, fma = 507, pack = 262, conflict_a = 1864, split = 247, stall = 58, a_far = 496,
      b_near = 516, b_far = 1024, c_far = 1024, rows_near = 373, rows_far = 642, once_far = 988, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [26390, 4828213, 7539536], g_slope = [1200455, 1355661, 2159384], visit = 537,
      loop = 8282, fma = 401, pack = 234, conflict_a = 1959, split = 254, a_far = 860, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 152, once_far = 1024, alias_a = 21, reread = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [30371, 19160679], g_slope = [9565154, 10372556], region = 240, visit = 1137,
      loop = 10480, fma = 299, edge = 113, pack = 623, conflict_a = 4362, split = 133, a_near = 28,
      a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 163, alias_a = 18, reread = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [18208, 548120, 1758893, 2035079, 5913393],
      g_slope = [529912, 605386, 276186, 775662, 985671], region = 789, visit = 576, loop = 2971, fma = 715,
      edge = 2, pack = 261, conflict_a = 755, split = 283, a_near = 58, a_far = 365, b_near = 688,
      b_far = 407, c_near = 1024, c_far = 1024, rows_far = 845, once_near = 583, once_far = 85, reread = 159
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [21412, 4752903, 8669217], g_slope = [788581, 1305438, 1550658], visit = 652,
      loop = 5027, fma = 494, pack = 326, conflict_a = 1237, split = 354, a_near = 46, a_far = 557,
      b_near = 467, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 137, once_far = 763, reread = 157
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [27935, 2769489, 3860412, 8955155],
      g_slope = [1370777, 1090923, 1698247, 2350413], visit = 779, loop = 7902, fma = 378, edge = 178,
      pack = 220, conflict_a = 2591, split = 146, a_far = 774, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 125, once_far = 1024, reread = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [22452, 2456881, 3415058, 5062893],
      g_slope = [1217214, 958177, 1647835, 2289848], visit = 900, loop = 5062, fma = 518, pack = 230,
      conflict_a = 1322, split = 280, a_near = 26, a_far = 533, b_near = 728, b_far = 1024, c_far = 1024,
      rows_near = 113, rows_far = 724, once_near = 554, once_far = 650, alias_a = 5, reread = 157
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [21538, 4559932, 9607964, 51409536],
      g_slope = [2269197, 5048032, 4180157, 3547107], region = 954, visit = 1119, loop = 2379, fma = 881,
      pack = 202, conflict_a = 2505, split = 121, stall = 21, a_near = 44, a_far = 399, b_far = 385,
      c_near = 764, c_far = 1024, rows_far = 717, once_near = 705, once_far = 104, reread = 141
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 6, 9, 13], g_ps = [26208, 9376614, 19784352, 36734571, 54310379],
      g_slope = [3116802, 3469246, 5650073, 4393952, 2477356], edge_columns = 32, region = 3395, visit = 1757,
      loop = 173, fma = 262, edge = 340, conflict_a = 8433, conflict_b = 887, conflict = 1907, mask = 57,
      split = 127, stall = 121, a_near = 6, b_near = 41, b_far = 1024, c_near = 12, c_far = 520,
      rows_far = 1024, once_near = 15, once_far = 863, apart_near = 49, apart_far = 445, brief = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [19622, 6171410, 35010107], g_slope = [2050596, 2883869, 3907000],
      region = 1870, visit = 1162, loop = 503, fma = 260, edge = 542, conflict_a = 7754, conflict_b = 1830,
      conflict = 3336, mask = 167, split = 208, stall = 120, a_near = 50, a_far = 128, b_near = 130,
      b_far = 1024, c_near = 11, c_far = 472, rows_near = 28, rows_far = 1024, once_near = 71, once_far = 791,
      apart_near = 28, apart_far = 1024, brief = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [26707, 7754362, 16450793], g_slope = [2575885, 2898810, 4156452],
      region = 1735, visit = 1416, loop = 174, fma = 248, edge = 578, conflict_a = 6623, conflict_b = 2594,
      conflict_c = 82, conflict = 1481, mask = 193, split = 203, stall = 126, a_near = 129, a_far = 238,
      b_near = 109, b_far = 1024, c_near = 10, c_far = 490, rows_far = 1024, once_near = 61, once_far = 868,
      alias_a = 11, apart_near = 34, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_2x128x256", family = "sweep_whole",
    tile = #dynmlir.tile<2, 128, 256>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [18734, 1544654, 2040834, 3121071],
      g_slope = [762960, 496180, 1080237, 1532940], edge_columns = 32, visit = 536, loop = 5228, fma = 404,
      edge = 125, conflict_a = 39325, conflict_b = 916, conflict = 1074, mask = 581, split = 114, stall = 89,
      a_far = 84, b_near = 225, b_far = 470, c_near = 54, c_far = 704, rows_far = 1024, once_near = 53,
      once_far = 303, apart_near = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [18579, 8095981], g_slope = [2019350, 2509180], most_rows = 8, region = 2219,
      visit = 1180, loop = 132, fma = 234, edge = 352, conflict_a = 7404, conflict_b = 4006, conflict_c = 179,
      conflict = 5118, mask = 137, split = 259, stall = 137, a_far = 44, b_near = 232, b_far = 1024,
      c_near = 278, c_far = 1024, rows_far = 544, once_near = 7, once_far = 611, apart_near = 34,
      apart_far = 1024, brief = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_1x256x1024", family = "strip",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [17323, 7435181, 30958111, 35720574],
      g_slope = [7417858, 11761465, 4762463, 8858166], edge_columns = 32, most_rows = 1, region = 1450,
      visit = 2789, loop = 1943, fma = 639, edge = 115, conflict_a = 13143, conflict_b = 535,
      conflict_c = 6112, split = 53, stall = 72, a_near = 432, a_far = 1024, b_near = 36, b_far = 772,
      c_near = 77, rows_near = 1024, once_near = 7, once_far = 232, alias_a = 246, apart_near = 59,
      apart_far = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_2x64x1024", family = "strip",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [15677, 2303821, 9140398], g_slope = [1144072, 3418288, 2276025],
      edge_columns = 32, most_rows = 2, region = 3421, visit = 1379, loop = 533, fma = 408, edge = 106,
      conflict_a = 7856, conflict_b = 3422, conflict = 2564, split = 152, stall = 84, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_near = 260, c_far = 1024, rows_near = 91, once_near = 4,
      once_far = 289, alias_a = 231, apart_near = 82, apart_far = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [26272, 3769430, 9452393, 41582444],
      g_slope = [3743158, 5682963, 4590007, 5144717], edge_columns = 32, most_rows = 3, visit = 3559,
      loop = 2713, fma = 425, edge = 82, conflict_b = 826, split = 39, stall = 152, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_near = 1024, c_far = 1024, rows_far = 38, once_far = 294,
      apart_near = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_4x64x1024", family = "strip",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [17788, 4013783, 15035207], g_slope = [1997997, 2755356, 2500315],
      edge_columns = 32, most_rows = 4, region = 2113, visit = 2100, loop = 1254, fma = 309, edge = 185,
      conflict_b = 2920, conflict = 2062, split = 95, stall = 119, a_near = 432, a_far = 1024, b_near = 36,
      b_far = 772, c_far = 1024, rows_far = 13, once_far = 255, alias_a = 237, apart_near = 77,
      apart_far = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [23908, 5017594, 38491796], g_slope = [2496843, 3043109, 2528756],
      edge_columns = 32, most_rows = 5, region = 2787, visit = 1772, loop = 724, fma = 255, edge = 283,
      conflict_b = 1510, conflict = 2622, mask = 84, split = 76, stall = 134, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 228, apart_near = 55, apart_far = 966
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [25326, 6019707], g_slope = [2997190, 3474847], edge_columns = 32, most_rows = 6,
      region = 3326, visit = 1633, loop = 585, fma = 245, edge = 294, conflict_b = 1604, conflict = 2716,
      mask = 17, split = 73, stall = 131, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_far = 235, apart_near = 59, apart_far = 963
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [27170, 5403318, 17427981, 31909286, 40909000, 69149923],
      g_slope = [5376148, 6012331, 14481305, 4499857, 9413641, 5792468], region = 2448, visit = 1346,
      fma = 261, edge = 367, conflict_a = 15636, conflict_b = 1107, conflict_c = 76, conflict = 3264,
      mask = 87, split = 261, stall = 126, a_near = 17, a_far = 43, b_near = 290, b_far = 1024, c_near = 16,
      c_far = 713, rows_near = 186, rows_far = 1024, once_near = 77, once_far = 1024, apart_far = 1024,
      brief = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9], g_ps = [21255, 39222036, 69380296, 89049500, 146953615],
      g_slope = [19600390, 30158260, 19669204, 11580823, 18253088], region = 1720, visit = 1423, fma = 261,
      edge = 656, conflict_a = 12811, conflict_b = 8797, mask = 114, split = 404, stall = 10, a_near = 155,
      a_far = 130, b_near = 602, b_far = 1024, c_far = 1024, rows_near = 352, rows_far = 1024, once_near = 78,
      once_far = 840, alias_a = 97, apart_far = 974, brief = 231
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 141, 316], g_ps = [27468, 74993, 8137661, 20715167],
      g_slope = [47525, 57590, 71871, 81400], edge_columns = 8, region = 4706, visit = 1601, fma = 261,
      edge = 164, conflict_a = 10970, conflict_b = 782, conflict = 221, mask = 145, split = 238, stall = 140,
      a_near = 443, a_far = 1024, b_near = 60, b_far = 890, c_near = 6, c_far = 752, rows_near = 1024,
      rows_far = 1024, once_far = 634, brief = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [22593, 18271602, 102819296, 142870143, 142870143, 243824407],
      g_slope = [18249009, 28182564, 20025423, 0, 25238566, 19129021], edge_columns = 8, region = 2960,
      visit = 1802, fma = 245, edge = 701, conflict_a = 22768, conflict_b = 5171, mask = 129, split = 1271,
      stall = 172, a_near = 420, a_far = 23, b_near = 352, b_far = 1024, c_far = 1024, rows_near = 305,
      rows_far = 1024, once_far = 826, apart_near = 149, apart_far = 1024, brief = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6, 13], g_ps = [31923, 3924742, 6429393, 16567356, 36154333],
      g_slope = [1946409, 2504651, 3379321, 2798139, 2220724], edge_columns = 8, region = 959, visit = 1957,
      loop = 2971, fma = 335, edge = 143, conflict_a = 30215, conflict_b = 13, mask = 92, split = 179,
      stall = 162, a_far = 671, b_near = 153, b_far = 1024, c_far = 1024, rows_near = 50, rows_far = 1024,
      once_near = 19, once_far = 449, alias_a = 172, apart_near = 38, apart_far = 712
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [33871, 172826, 2270889, 3155700],
      g_slope = [138955, 174838, 147468, 176517], region = 1949, visit = 1332, loop = 305, fma = 264,
      edge = 369, conflict_a = 1859, conflict_b = 1073, conflict_c = 41, conflict = 3878, mask = 105,
      split = 132, stall = 132, a_near = 143, a_far = 1024, b_near = 9, b_far = 282, c_near = 27, c_far = 687,
      rows_far = 1024, once_far = 209, alias_c = 17, apart_near = 31, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [22444, 470721, 682528, 932462, 1529095, 1934527],
      g_slope = [149425, 211807, 124967, 198877, 101358, 163417], region = 1661, visit = 1410, fma = 265,
      edge = 312, conflict_a = 7205, conflict_b = 10408, conflict_c = 20, mask = 110, split = 382,
      stall = 148, a_near = 230, a_far = 1014, b_far = 293, c_far = 739, rows_near = 169, once_near = 47,
      once_far = 639, alias_c = 26, apart_near = 12, apart_far = 270
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [27394, 243120, 409249, 1416629, 1812533, 2598443],
      g_slope = [215726, 166129, 251845, 131968, 196477, 213040], edge_columns = 8, region = 4813,
      visit = 1494, fma = 276, edge = 259, conflict_a = 3047, conflict_b = 1433, conflict = 2177, mask = 49,
      split = 243, stall = 177, a_near = 250, a_far = 1024, b_far = 251, c_near = 9, c_far = 859,
      rows_far = 628, once_near = 11, once_far = 139, apart_near = 2, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [20025], g_slope = [486177], edge_columns = 16, most_rows = 4, region = 3708,
      visit = 517, loop = 367, fma = 955, mask = 686, split = 670, c_near = 1024, rows_near = 1024,
      once_far = 200, alias_a = 6205
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [17332], g_slope = [414933], most_rows = 4, region = 3570, visit = 170, loop = 20,
      fma = 1008, mask = 299, split = 479, c_near = 845, rows_near = 1024, rows_far = 1024, once_far = 80,
      alias_a = 5204
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [21862], g_slope = [632229], edge_columns = 16, most_rows = 4, region = 3604,
      visit = 1068, loop = 918, fma = 824, edge = 135, conflict_a = 23992, mask = 559, split = 657,
      c_near = 1024, rows_near = 1024, once_far = 253, alias_a = 4685
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [31344, 6280289], g_slope = [328891, 362297], region = 3590, visit = 1548,
      loop = 23, fma = 269, edge = 448, conflict_a = 377, conflict_b = 148, conflict_c = 57, conflict = 2342,
      mask = 108, split = 157, stall = 153, a_near = 96, a_far = 536, c_far = 672, once_near = 15,
      once_far = 23, alias_a = 24, apart_near = 92, apart_far = 350
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 19, 63], g_ps = [33349, 7986768, 33572214], g_slope = [418601, 581487, 334716],
      edge_columns = 8, region = 7936, visit = 1754, fma = 264, edge = 257, conflict_a = 4982,
      conflict = 3638, mask = 129, split = 244, stall = 123, a_near = 186, a_far = 1024, b_far = 256,
      c_near = 7, c_far = 794, once_near = 22, once_far = 269, alias_c = 12, apart_near = 62, apart_far = 178,
      brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [26931, 171763], g_slope = [144832, 162020], edge_columns = 8, region = 8962,
      visit = 1755, fma = 292, edge = 326, conflict_a = 12551, conflict_b = 2260, conflict_c = 686,
      mask = 176, split = 914, stall = 78, a_near = 309, a_far = 1024, c_far = 484, rows_near = 98,
      rows_far = 297, alias_a = 48, alias_c = 12, apart_near = 47, apart_far = 142, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [25573, 84453, 10706286], g_slope = [58880, 75870, 90550], edge_columns = 8,
      region = 5680, visit = 1416, loop = 413, fma = 251, edge = 254, conflict_a = 3140, conflict_b = 1201,
      conflict = 2671, mask = 231, split = 423, stall = 159, a_near = 612, a_far = 1024, c_far = 515,
      rows_near = 425, once_far = 75, apart_near = 41, apart_far = 205
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x64", family = "slab",
    tile = #dynmlir.tile<8, 32, 64>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [26120, 152112, 2748143, 3827024],
      g_slope = [125992, 144223, 119875, 149028], edge_columns = 8, region = 5698, visit = 1307, loop = 239,
      fma = 264, edge = 314, conflict_a = 3820, conflict_b = 905, conflict = 4037, mask = 270, split = 504,
      stall = 153, a_near = 344, a_far = 1024, c_far = 557, rows_near = 301, once_near = 10, once_far = 61,
      apart_near = 30, apart_far = 223
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 63], g_ps = [32103, 179416, 529254, 745650, 998821, 11855368],
      g_slope = [147313, 174919, 216396, 126585, 190465, 187256], region = 3715, visit = 1568, loop = 109,
      fma = 265, edge = 387, conflict_a = 2110, conflict_b = 1122, conflict_c = 14, conflict = 2402,
      mask = 107, split = 159, stall = 160, a_near = 167, a_far = 1024, c_far = 534, rows_near = 7,
      rows_far = 7, once_near = 8, alias_c = 1, apart_near = 59, apart_far = 273
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 42, 63], g_ps = [31936, 217436, 8530887, 13244536],
      g_slope = [185500, 202767, 224459, 276198], edge_columns = 8, region = 8072, visit = 1765, fma = 261,
      edge = 255, conflict_a = 4436, conflict_b = 433, conflict = 2906, mask = 141, split = 215, stall = 153,
      a_near = 317, a_far = 1024, b_near = 7, b_far = 74, c_far = 659, once_near = 8, once_far = 169,
      apart_near = 41, apart_far = 192, brief = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 2, 3, 6, 9, 42], g_ps = [31344, 599858, 1000347, 1740666, 2843291, 12213097],
      g_slope = [284257, 400489, 246773, 367541, 283933, 346898], region = 5767, visit = 2488, loop = 6850,
      fma = 279, edge = 43, conflict_a = 7749, conflict_b = 4850, conflict_c = 520, conflict = 1531,
      mask = 89, split = 294, stall = 164, a_near = 94, a_far = 970, b_near = 77, b_far = 131, c_far = 134,
      once_near = 137, alias_c = 123, apart_far = 237
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [26662, 5717278], g_slope = [299506, 316701], edge_columns = 8, region = 8383,
      visit = 1738, fma = 297, edge = 426, conflict_a = 13425, conflict_b = 1887, conflict_c = 707,
      mask = 185, split = 999, stall = 48, a_near = 204, a_far = 882, b_near = 11, b_far = 93, c_far = 542,
      rows_near = 177, rows_far = 291, once_near = 14, once_far = 89, apart_near = 83, apart_far = 77
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [27885, 702646, 1460052, 2477821, 4566040],
      g_slope = [674761, 757406, 1017769, 696073, 1209365], region = 2199, visit = 1263, loop = 7244,
      fma = 355, pack = 264, conflict_a = 4260, split = 215, a_near = 20, a_far = 293, b_near = 1024,
      b_far = 1024, c_near = 19, c_far = 666, rows_near = 191, rows_far = 1024, once_near = 55,
      once_far = 1024, alias_a = 12, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [16429, 5347779], g_slope = [410103, 498468], visit = 285, loop = 3708, fma = 782,
      pack = 266, conflict_a = 717, split = 208, stall = 69, a_far = 84, b_near = 1024, b_far = 930,
      c_near = 591, rows_near = 1024, rows_far = 1024, once_near = 394, once_far = 123, alias_a = 27,
      reread = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6, 13], g_ps = [18538, 733420, 3135967, 5718008, 17678357],
      g_slope = [714882, 800849, 1291020, 1708621, 1305594], region = 1369, visit = 598, loop = 2838,
      fma = 822, pack = 283, conflict_a = 706, split = 212, stall = 82, a_far = 217, b_near = 1024,
      b_far = 1024, rows_near = 72, rows_far = 1024, once_near = 457, alias_a = 21, reread = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 3072>, packed = true, model = {
      g_t = [0, 9], g_ps = [18948, 4067810], g_slope = [449873, 568283], region = 2132, visit = 207,
      loop = 3720, fma = 652, pack = 277, split = 183, a_far = 141, b_near = 586, b_far = 1024, c_far = 763,
      rows_far = 1024, once_near = 111, once_far = 934, alias_a = 45, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<2, 2, 3072>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [19050, 1077524, 3410871, 4790110],
      g_slope = [529237, 583336, 459746, 1013964], visit = 435, loop = 5370, fma = 731, edge = 29, pack = 241,
      conflict_a = 714, split = 114, a_far = 225, b_near = 1024, b_far = 1024, c_near = 401, c_far = 343,
      rows_near = 226, rows_far = 1024, once_near = 204, once_far = 768, alias_a = 30, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [20602, 704612, 5297536], g_slope = [684010, 918584, 1560873], region = 590,
      visit = 673, loop = 4836, fma = 664, edge = 71, pack = 247, conflict_a = 995, split = 126, a_far = 260,
      b_near = 1024, b_far = 1024, c_far = 492, rows_near = 173, rows_far = 1024, once_near = 194,
      once_far = 783, alias_a = 28, reread = 104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [25775, 877770, 5935493], g_slope = [425997, 459793, 652085], visit = 740,
      loop = 9495, fma = 454, edge = 84, pack = 203, conflict_a = 1723, split = 255, a_far = 190,
      b_near = 902, b_far = 1024, c_far = 305, rows_far = 1024, once_near = 206, once_far = 1024,
      alias_a = 66, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 2], g_ps = [27832, 3763914], g_slope = [1868041, 1733237], region = 582, visit = 1122,
      loop = 11039, fma = 298, pack = 577, conflict_a = 2124, split = 233, stall = 26, a_far = 99,
      b_near = 1024, b_far = 1024, c_near = 219, c_far = 133, rows_near = 1024, rows_far = 1024,
      once_near = 15, once_far = 296, alias_a = 66, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [26156, 15355541], g_slope = [5109795, 6272477], region = 988, visit = 1200,
      loop = 2332, fma = 251, edge = 292, conflict_a = 5831, conflict_b = 2523, conflict_c = 589,
      conflict = 3884, split = 292, stall = 77, a_near = 42, a_far = 462, b_near = 222, b_far = 1024,
      c_near = 1, c_far = 895, rows_far = 920, once_near = 60, once_far = 893, alias_c = 229, apart_near = 25,
      apart_far = 1024, column = 58, seam = 103, reread = 133
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [20867, 30455396, 108952321], g_slope = [15217264, 19624231, 16769442],
      edge_columns = 8, region = 2748, visit = 1364, loop = 1444, fma = 259, edge = 447, conflict_a = 14311,
      conflict_b = 8040, conflict_c = 1784, conflict = 90, mask = 6, split = 1370, stall = 92, a_near = 279,
      a_far = 372, b_near = 156, b_far = 1024, c_far = 1024, rows_near = 124, rows_far = 357, once_far = 784,
      alias_c = 407, apart_near = 30, apart_far = 1024, column = 37, seam = 38, reread = 104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [28744, 12775759, 48419037], g_slope = [3186753, 3960364, 3225974],
      edge_columns = 8, region = 1494, visit = 420, loop = 5454, fma = 271, edge = 217, conflict_a = 5667,
      conflict_b = 830, conflict_c = 705, conflict = 1258, split = 289, stall = 139, a_near = 155,
      a_far = 417, b_near = 54, b_far = 1024, c_near = 51, c_far = 683, rows_far = 1024, once_near = 13,
      once_far = 492, apart_near = 14, apart_far = 1024, column = 146, seam = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [33539, 6157164, 15733511], g_slope = [2041208, 3192115, 2519032],
      edge_columns = 8, visit = 35, loop = 11517, fma = 376, edge = 23, conflict_a = 5913, conflict_c = 371,
      conflict = 200, split = 162, stall = 147, a_far = 46, b_near = 78, b_far = 1024, c_far = 685,
      rows_near = 1024, rows_far = 1024, once_near = 17, once_far = 334, alias_a = 185, apart_near = 28,
      apart_far = 549, column = 565, seam = 354
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6], g_ps = [28351, 7992286], g_slope = [1327322, 1650983], edge_columns = 8, region = 1697,
      visit = 319, loop = 5437, fma = 274, edge = 217, conflict_a = 7660, conflict_b = 267, conflict_c = 739,
      conflict = 1552, split = 255, stall = 137, a_near = 138, a_far = 555, b_near = 38, b_far = 1024,
      c_near = 55, c_far = 631, rows_near = 219, rows_far = 1024, once_near = 5, once_far = 441, alias_a = 18,
      apart_near = 26, apart_far = 1024, column = 133, seam = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [18823, 30385362, 222366852], g_slope = [15183269, 17452862, 11320358],
      region = 1840, visit = 1107, loop = 1366, fma = 262, edge = 658, conflict_a = 6886, conflict_b = 9845,
      conflict_c = 3147, conflict = 147, split = 350, stall = 134, a_far = 338, b_near = 492, b_far = 1024,
      c_near = 62, c_far = 1024, once_far = 942, alias_a = 195, alias_c = 215, apart_near = 187,
      apart_far = 730, brief = 58, column = 116, reread = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [15634, 2138069, 4287000, 13195457],
      g_slope = [1061217, 2148931, 2969485, 2137019], edge_columns = 8, visit = 30, loop = 5581, fma = 523,
      edge = 107, conflict_a = 75270, conflict_c = 158, conflict = 15, split = 108, stall = 114, b_near = 133,
      b_far = 984, c_far = 719, rows_near = 1024, rows_far = 1024, once_far = 559, apart_near = 59,
      apart_far = 647, column = 248, seam = 552, reread = 788
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [38850, 6100343, 12888221, 104840519],
      g_slope = [6061493, 6787878, 8359299, 3597423], edge_columns = 16, region = 1822, visit = 1106,
      loop = 4974, fma = 266, edge = 1124, pack = 44, conflict_a = 460, conflict_c = 780, mask = 5,
      stall = 132, a_near = 151, a_far = 30, b_far = 583, c_far = 959, rows_near = 163, rows_far = 410,
      once_near = 228, once_far = 904, alias_a = 41, alias_c = 353, apart_far = 304, brief = 11, column = 21,
      seam = 210, reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [31848], g_slope = [20494601], region = 1150, visit = 1368, loop = 3910, fma = 273,
      edge = 1350, pack = 114, conflict_a = 19855, conflict_c = 1739, mask = 18, stall = 41, a_near = 45,
      a_far = 5, b_near = 107, b_far = 952, c_near = 76, c_far = 1024, rows_near = 474, rows_far = 1024,
      once_near = 201, once_far = 1024, alias_a = 8, alias_c = 468, apart_far = 300, brief = 109, seam = 105,
      reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30905, 14354671], g_slope = [2387294, 3218615], region = 1533, visit = 891,
      loop = 4112, fma = 276, edge = 1093, pack = 118, conflict_a = 1598, conflict_c = 1037, mask = 12,
      stall = 94, a_near = 42, a_far = 17, b_near = 13, b_far = 864, c_near = 44, c_far = 1007,
      rows_near = 986, rows_far = 1024, once_far = 1024, alias_a = 24, alias_c = 655, apart_near = 149,
      apart_far = 109, brief = 110, seam = 78, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [41240, 9320164, 50706536, 81004115],
      g_slope = [4639462, 5912338, 7574394, 4866678], edge_columns = 16, visit = 774, loop = 8302, fma = 280,
      edge = 556, pack = 69, conflict_c = 716, stall = 118, a_near = 152, a_far = 130, b_far = 570,
      c_far = 1024, once_near = 182, once_far = 893, alias_a = 64, alias_c = 30, brief = 71, column = 250,
      seam = 201
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [39671, 11981822], g_slope = [5971075, 6824941], edge_columns = 16, region = 3010,
      visit = 1022, loop = 3898, fma = 265, edge = 1130, pack = 18, conflict_c = 886, stall = 98,
      a_near = 248, a_far = 211, b_far = 310, c_near = 7, c_far = 1005, rows_near = 102, once_near = 286,
      once_far = 893, alias_c = 276, apart_far = 614, column = 26, seam = 155, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [41088, 10559946], g_slope = [553624, 694533], edge_columns = 16, visit = 596,
      loop = 7861, fma = 278, edge = 388, pack = 53, conflict_c = 666, stall = 127, a_near = 119, a_far = 905,
      b_near = 10, b_far = 287, c_far = 758, rows_far = 1024, once_near = 162, once_far = 939, alias_a = 221,
      alias_c = 12, apart_near = 37, brief = 27, column = 276, seam = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30101, 11133937], g_slope = [1850639, 2328136], region = 2702, visit = 851,
      loop = 2796, fma = 274, edge = 1771, pack = 36, conflict_a = 1931, conflict_c = 1062, conflict = 228,
      mask = 3, stall = 52, a_near = 21, a_far = 258, b_near = 36, b_far = 761, c_near = 57, c_far = 928,
      rows_near = 421, once_near = 208, once_far = 729, alias_a = 18, alias_c = 440, apart_near = 20,
      apart_far = 318, seam = 56, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x4096", family = "block",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [32189, 73001500, 114365321], g_slope = [18242327, 20681910, 16498953],
      region = 1928, visit = 1356, loop = 3336, fma = 272, edge = 2055, pack = 27, conflict_a = 18070,
      conflict_c = 2135, mask = 2, stall = 41, a_near = 40, a_far = 395, b_far = 272, c_near = 60,
      c_far = 1024, rows_near = 412, rows_far = 1024, once_near = 235, once_far = 656, alias_a = 9,
      alias_c = 253, apart_far = 849, brief = 4, column = 12, seam = 71, reread = 48
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 13, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 13, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {n = 2, k = 13, m = 29}, kernels = [
    "direct_16x8x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 3}, at_most = {n = 4, k = 13, m = 29}, kernels = [
    "direct_16x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30}, at_most = {n = 4, k = 5, mn = 266}, kernels = [
    "direct_16x8x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, mn = 267}, at_most = {n = 4, k = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512"
  ], factors = [287, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, mn = 267, k = 2}, at_most = {n = 1, k = 5}, kernels = [
    "dot_16x1x4096", "direct_16x16x4096", "direct_5x64x512", "direct_16x8x4096"
  ], factors = [264, 245, 230, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, mn = 267, k = 2, n = 2}, at_most = {n = 4, k = 5}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_16x8x4096"
  ], factors = [237, 202, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, k = 6}, at_most = {n = 1, k = 13}, kernels = [
    "dot_16x1x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, k = 6, n = 2}, at_most = {n = 2, k = 13}, kernels = [
    "dot_12x2x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, k = 6, n = 3}, at_most = {n = 4, k = 13}, kernels = [
    "dot_ahead_6x4x1536", "direct_16x16x4096"
  ], factors = [271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14}, at_most = {n = 1, mnk = 6412274, mn = 17, k = 56}, kernels = [
    "dot_2x1x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57}, at_most = {n = 1, mnk = 6412274, mn = 17, nk = 386}, kernels = [
    "dot_2x1x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, nk = 387}, at_most = {n = 1, mnk = 6412274, mn = 17}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [208, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mn = 18}, at_most = {n = 1, mnk = 6412274, nk = 57}, kernels = [
    "dot_16x1x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mn = 18, nk = 58}, at_most = {n = 1, mnk = 6412274}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096", "dot_ahead_4x1x4096"
  ], factors = [265, 261, 268, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mnk = 6412275}, at_most = {n = 1, k = 4040}, kernels = [
    "dot_ahead_1x1x4096", "dot_ahead_4x1x4096", "dot_ahead_1x2x3072", "dot_ahead_2x2x3072",
    "dot_ahead_4x2x3072"
  ], factors = [239, 220, 245, 235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4041, mnk = 6412275}, at_most = {n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_ahead_1x1x4096", "dot_ahead_4x1x4096"
  ], factors = [246, 243, 259, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2}, at_most = {n = 2, mnk = 12952104, mk = 141}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 142}, at_most = {n = 2, mnk = 12952104, mk = 335}, kernels = [
    "dot_8x2x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 336}, at_most = {n = 2, mnk = 7024, mn = 42}, kernels = [
    "dot_8x2x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 336, mnk = 7025}, at_most = {n = 2, mnk = 12952104, mn = 42}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_1x2x3072"
  ], factors = [187, 195, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 336, mn = 43}, at_most = {n = 2, mnk = 12952104, nk = 159}, kernels = [
    "dot_12x2x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 336, mn = 43, nk = 160}, at_most = {n = 2, mnk = 12952104}, kernels = [
    "dot_12x2x4096", "dot_8x2x4096", "dot_ahead_4x2x3072"
  ], factors = [264, 262, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 12952105}, at_most = {n = 2, mn = 67}, kernels = [
    "dot_8x2x4096", "dot_ahead_1x2x3072"
  ], factors = [245, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 12952105, mn = 68}, at_most = {n = 2, k = 56}, kernels = [
    "dot_ahead_4x2x3072"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, mnk = 12952105, mn = 68}, at_most = {n = 2}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x2x3072", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [223, 248, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3}, at_most = {n = 4, mk = 80, mnk = 1919}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 81}, at_most = {n = 4, mk = 6199874, mnk = 1919}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 1920}, at_most = {n = 4, mk = 6199874, m = 19, nk = 2244015, k = 259}, kernels = [
    "dot_4x4x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 3, mnk = 1920}, at_most = {n = 4, mk = 6199874, m = 19, nk = 2244015, k = 38895}, kernels = [
    "dot_3x4x4096"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 38896, n = 3, mnk = 1920}, at_most = {n = 4, mk = 6199874, m = 19, nk = 2244015}, kernels = [
    "dot_6x4x4096", "dot_3x4x4096", "dot_4x4x4096", "slab_6x64x128", "dot_ahead_2x4x1536"
  ], factors = [208, 202, 207, 248, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 1920, nk = 2244016}, at_most = {n = 4, mk = 6199874, m = 19}, kernels = [
    "dot_3x4x4096", "slab_16x8x128", "slab_16x16x128", "dot_ahead_2x4x1536"
  ], factors = [258, 257, 256, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 1920, m = 20}, at_most = {n = 4, mk = 6199874, k = 24}, kernels = [
    "dot_6x4x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mnk = 1920, m = 20}, at_most = {n = 4, mk = 6199874}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "dot_ahead_6x4x1536"
  ], factors = [246, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875}, at_most = {n = 4, mn = 76}, kernels = [
    "dot_6x4x4096", "slab_6x64x128", "slab_16x8x128", "dot_ahead_2x4x1536", "block_10x16x1024"
  ], factors = [251, 229, 243, 280, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875, mn = 77}, at_most = {n = 4, nk = 179}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875, mn = 77, nk = 180}, at_most = {n = 4, mk = 9200645}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536"
  ], factors = [250, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 9200646, mn = 77, nk = 180}, at_most = {n = 4}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [240, 251, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 16, m = 4, mk = 29}, kernels = [
    "skinny_16x8x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 30}, at_most = {n = 16, m = 4, mk = 307}, kernels = [
    "skinny_16x8x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 16, m = 6, mk = 307}, kernels = [
    "skinny_10x32x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {n = 16, m = 16, mk = 307}, kernels = [
    "sweep_16x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308}, at_most = {n = 8, m = 3, k = 798049, mn = 7}, kernels = [
    "skinny_16x8x64", "direct_1x128x512"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, mn = 8}, at_most = {n = 8, m = 3, k = 798049}, kernels = [
    "skinny_16x8x64", "direct_3x128x512"
  ], factors = [306, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 4}, at_most = {n = 8, m = 4, k = 798049}, kernels = [
    "skinny_16x8x64", "slab_8x32x32", "slab_16x8x128", "direct_16x8x4096"
  ], factors = [250, 255, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, k = 798050}, at_most = {n = 8, m = 4}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "slab_16x8x128", "slab_16x16x128"
  ], factors = [237, 249, 243, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308}, at_most = {n = 16, m = 1, nk = 6434894, mn = 15}, kernels = [
    "strip_4x64x1024", "direct_1x128x512"
  ], factors = [273, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, mn = 16}, at_most = {n = 16, m = 1, nk = 6434894}, kernels = [
    "direct_16x16x4096", "direct_1x128x512"
  ], factors = [378, 373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 2}, at_most = {n = 16, m = 4, nk = 6434894, mn = 41}, kernels = [
    "strip_8x32x1024", "direct_16x16x4096"
  ], factors = [259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 2, mn = 42}, at_most = {n = 16, m = 4, nk = 6434894}, kernels = [
    "sweep_3x128x512", "slab_8x32x64", "direct_16x16x4096"
  ], factors = [263, 252, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, nk = 6434895}, at_most = {n = 16, m = 4}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_16x16x128"
  ], factors = [244, 217, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 5}, at_most = {n = 8, m = 8, mnk = 19073285}, kernels = [
    "slab_8x32x64", "direct_16x16x4096", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [253, 209, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 9}, at_most = {n = 8, m = 16, mnk = 19073285}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024"
  ], factors = [331, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 5, mnk = 19073286}, at_most = {n = 8, m = 16}, kernels = [
    "slab_16x8x128", "slab_16x16x128"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 5}, at_most = {n = 16, m = 9, k = 325016}, kernels = [
    "slab_6x64x128", "slab_8x32x64", "direct_16x16x4096", "direct_5x64x512"
  ], factors = [250, 251, 245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 10}, at_most = {n = 16, m = 16, k = 325016}, kernels = [
    "slab_8x32x64", "direct_16x16x4096"
  ], factors = [253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 5, k = 325017}, at_most = {n = 16, m = 16}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_16x16x128"
  ], factors = [242, 212, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17}, at_most = {n = 8, mk = 5580653, k = 12, mn = 1402}, kernels = [
    "direct_16x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mn = 1403}, at_most = {n = 7, mk = 5580653, k = 2}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_16x8x4096"
  ], factors = [241, 214, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mn = 1403, k = 3}, at_most = {n = 7, mk = 5580653, k = 12}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096"
  ], factors = [254, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 17, mn = 1403}, at_most = {n = 8, mk = 5580653, k = 12}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_16x8x4096"
  ], factors = [265, 218, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 13}, at_most = {n = 8, mk = 5580653, k = 39, mnk = 1036862}, kernels = [
    "direct_16x16x4096"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 13, mnk = 1036863}, at_most = {n = 8, mk = 5580653, k = 39}, kernels = [
    "dot_3x8x4096", "slab_16x16x128", "direct_16x16x4096", "direct_5x64x512", "direct_16x8x4096",
    "tall_16x16x4096"
  ], factors = [252, 291, 277, 232, 274, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17}, at_most = {n = 16, mk = 5580653, k = 39, n_even = 4, mn = 6386871, m = 105}, kernels = [
    "direct_16x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 106}, at_most = {n = 16, mk = 5580653, k = 6, n_even = 4, mn = 6386871}, kernels = [
    "block_16x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 106, k = 7}, at_most = {n = 16, mk = 5580653, k = 39, n_even = 4, mn = 6386871}, kernels = [
    "tall_16x16x4096", "block_10x32x2048", "block_16x16x4096"
  ], factors = [258, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mn = 6386872}, at_most = {n = 16, mk = 5580653, k = 39, n_even = 4}, kernels = [
    "direct_3x128x512", "block_10x16x1024"
  ], factors = [258, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, n_even = 5}, at_most = {n = 16, mk = 5580653, k = 39, nk = 150}, kernels = [
    "direct_16x16x4096", "direct_3x128x512"
  ], factors = [258, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, n_even = 5, nk = 151}, at_most = {n = 16, mk = 5580653, k = 39}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "tall_16x16x4096"
  ], factors = [260, 276, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40}, at_most = {n = 8, mk = 5580653, mn = 565, k_even = 724}, kernels = [
    "dot_4x4x4096", "slab_16x16x128", "dot_ahead_2x8x768", "direct_16x16x4096"
  ], factors = [290, 313, 270, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40, k_even = 725}, at_most = {n = 8, mk = 5580653, mn = 565}, kernels = [
    "dot_3x4x4096", "dot_4x4x4096", "dot_ahead_2x8x768"
  ], factors = [264, 264, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40, mn = 566}, at_most = {n = 8, mk = 5580653, k = 122}, kernels = [
    "dot_12x2x4096", "dot_3x8x4096", "dot_4x4x4096", "dot_ahead_2x8x768", "direct_16x16x4096"
  ], factors = [231, 254, 229, 258, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 123, mn = 566}, at_most = {n = 8, mk = 252250}, kernels = [
    "dot_3x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 123, mn = 566, mk = 252251}, at_most = {n = 8, mk = 5580653}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "dot_ahead_2x8x768"
  ], factors = [246, 226, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 40}, at_most = {n = 13, mk = 5580653, m = 69}, kernels = [
    "block_10x32x2048", "block_16x16x4096"
  ], factors = [251, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 14, m = 17, k = 40}, at_most = {n = 16, mk = 5580653, m = 69}, kernels = [
    "slab_8x32x64", "direct_6x64x1024", "block_10x32x2048", "block_16x16x4096"
  ], factors = [253, 249, 248, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 70, k = 40}, at_most = {n = 12, mk = 5580653}, kernels = [
    "dot_4x4x4096", "tall_16x16x4096", "block_10x32x2048", "block_16x16x4096"
  ], factors = [249, 259, 252, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 70, k = 40}, at_most = {n = 15, mk = 5580653}, kernels = [
    "tall_16x16x4096", "block_10x32x2048", "block_16x16x4096"
  ], factors = [265, 254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 70, k = 40}, at_most = {n = 16, mk = 5580653, k_even = 724}, kernels = [
    "sweep_16x16x4096", "direct_16x16x4096", "tall_10x32x2048", "tall_16x16x4096", "block_10x32x2048",
    "block_16x16x4096"
  ], factors = [224, 226, 266, 245, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 70, k = 40, k_even = 725}, at_most = {n = 16, mk = 5580653}, kernels = [
    "tall_10x32x2048", "block_10x32x2048", "block_10x16x1024"
  ], factors = [264, 263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 5580654}, at_most = {n = 8, k = 55}, kernels = [
    "sweep_16x8x4096", "dot_ahead_2x8x768", "direct_6x64x1024", "tall_16x16x4096", "tall_10x16x1024"
  ], factors = [260, 244, 196, 236, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 5580654, k = 56}, at_most = {n = 8, mn = 476}, kernels = [
    "dot_ahead_2x8x768", "tall_10x32x2048", "tall_16x16x4096", "block_16x16x4096"
  ], factors = [269, 260, 251, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 5580654, k = 56, mn = 477}, at_most = {n = 8, k = 126}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 5580654, k = 127, mn = 477}, at_most = {n = 8, k_even = 362}, kernels = [
    "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 5580654, k = 127, mn = 477, k_even = 363}, at_most = {n = 8}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 5580654}, at_most = {n = 16, k = 40}, kernels = [
    "direct_3x128x512", "tall_10x32x2048", "tall_16x16x4096", "tall_10x16x1024", "block_10x16x1024"
  ], factors = [221, 217, 219, 216, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 5580654, k = 41}, at_most = {n = 16, k_even = 724, n_even = 4}, kernels = [
    "tall_10x32x2048", "tall_16x16x4096"
  ], factors = [246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 5580654, k = 41, n_even = 5}, at_most = {n = 16, k_even = 724}, kernels = [
    "tall_10x32x2048", "tall_16x16x4096", "block_16x16x4096"
  ], factors = [241, 231, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 5580654, k = 41, k_even = 725}, at_most = {n = 16}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024"
  ], factors = [248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 1, nk = 1554, n_even = 128, n = 32}, kernels = [
    "skinny_10x32x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1555}, at_most = {m = 1, nk = 4734413, n_even = 128, n = 32}, kernels = [
    "strip_2x64x1024", "strip_4x64x1024", "direct_1x128x512"
  ], factors = [295, 298, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 1, nk = 4734413, n_even = 128, n = 301}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "strip_4x64x1024", "direct_3x128x512"
  ], factors = [273, 268, 276, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 302}, at_most = {m = 1, nk = 310276, n_even = 128}, kernels = [
    "strip_3x128x1024", "sweep_6x64x16", "direct_3x128x512"
  ], factors = [331, 290, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 302, nk = 310277}, at_most = {m = 1, nk = 4734413, n_even = 4, mnk = 3520297}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "skinny_10x32x64"
  ], factors = [265, 250, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 302, nk = 310277, n_even = 5}, at_most = {m = 1, nk = 4734413, n_even = 128, mnk = 3520297}, kernels = [
    "strip_1x256x1024", "direct_6x64x1024"
  ], factors = [260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 302, nk = 310277, mnk = 3520298}, at_most = {m = 1, nk = 4734413, n_even = 128}, kernels = [
    "strip_1x256x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 129}, at_most = {m = 1, nk = 4734413, mnk = 270211}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [279, 298, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 129, mnk = 270212}, at_most = {m = 1, nk = 4734413, n_even = 724}, kernels = [
    "strip_1x256x1024", "axpy_4x64x64", "direct_3x128x512", "direct_1x128x512"
  ], factors = [266, 253, 263, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 725, mnk = 270212}, at_most = {m = 1, nk = 4734413}, kernels = [
    "strip_1x256x1024", "sweep_3x128x512", "axpy_4x64x64", "direct_3x128x512"
  ], factors = [255, 249, 256, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2}, at_most = {m = 2, nk = 1038, n_even = 362, n = 57}, kernels = [
    "strip_8x32x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039}, at_most = {m = 2, nk = 4734413, n_even = 362, n = 57, mn = 65}, kernels = [
    "strip_2x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039, mn = 66}, at_most = {m = 2, nk = 4734413, n_even = 362, n = 57}, kernels = [
    "strip_6x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 2}, at_most = {m = 2, nk = 4734413, n_even = 362, mnk = 8062}, kernels = [
    "strip_2x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 2, mnk = 8063}, at_most = {m = 2, nk = 4734413, n_even = 4, mnk = 6928875, n = 113}, kernels = [
    "strip_3x128x1024", "strip_6x64x1024", "direct_3x128x512"
  ], factors = [235, 266, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 2, mnk = 8063}, at_most = {m = 2, nk = 4734413, n_even = 4, mnk = 6928875}, kernels = [
    "strip_3x128x1024", "strip_6x64x1024", "direct_3x128x512"
  ], factors = [257, 305, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 2, mnk = 8063, n_even = 5}, at_most = {m = 2, nk = 4734413, n_even = 362, mnk = 659199}, kernels = [
    "direct_6x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 2, mnk = 659200, n_even = 5}, at_most = {m = 2, nk = 4734413, n_even = 362, mnk = 6928875}, kernels = [
    "strip_3x128x1024", "strip_6x64x1024", "direct_10x32x2048", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [218, 257, 243, 256, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 2, mnk = 6928876}, at_most = {m = 2, nk = 4734413, n_even = 362}, kernels = [
    "sweep_whole_2x128x256", "strip_2x64x1024", "strip_3x128x1024", "sweep_6x64x16", "skinny_6x64x64",
    "direct_3x128x512"
  ], factors = [240, 265, 242, 226, 241, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, n_even = 363}, at_most = {m = 2, nk = 4734413, mnk = 7264748, k = 572}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [265, 235, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, n_even = 363, k = 573}, at_most = {m = 2, nk = 4734413, mnk = 7264748}, kernels = [
    "strip_3x128x1024", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [232, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, n_even = 363, mnk = 7264749}, at_most = {m = 2, nk = 4734413}, kernels = [
    "sweep_whole_2x128x256", "strip_3x128x1024", "sweep_6x64x16", "sweep_3x128x512", "skinny_6x64x64",
    "slab_6x64x64"
  ], factors = [248, 237, 234, 230, 234, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {m = 3, nk = 4734413, mnk = 1394}, kernels = [
    "strip_8x32x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mnk = 1395}, at_most = {m = 3, nk = 4734413, n_even = 724, mn = 332, n = 31}, kernels = [
    "strip_3x128x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, mnk = 1395}, at_most = {m = 3, nk = 4734413, n_even = 724, mn = 332}, kernels = [
    "strip_3x128x1024", "strip_6x64x1024", "direct_3x128x512"
  ], factors = [221, 244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mnk = 1395, mn = 333}, at_most = {m = 3, nk = 3699740, n_even = 724}, kernels = [
    "strip_3x128x1024", "strip_6x64x1024", "direct_6x64x1024"
  ], factors = [211, 255, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mnk = 1395, mn = 333, nk = 3699741}, at_most = {m = 3, nk = 4734413, n_even = 724}, kernels = [
    "strip_3x128x1024", "sweep_6x64x16", "skinny_6x64x64", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [241, 234, 239, 252, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mnk = 1395, n_even = 725}, at_most = {m = 3, nk = 4734413}, kernels = [
    "strip_3x128x1024", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [241, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 4, nk = 4734413, n_even = 362, k = 69}, kernels = [
    "strip_4x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 70}, at_most = {m = 4, nk = 4734413, n_even = 362, mn = 137}, kernels = [
    "strip_4x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 70, mn = 138}, at_most = {m = 4, nk = 4734413, n_even = 362, mnk = 15597151}, kernels = [
    "strip_4x64x1024", "direct_6x64x1024"
  ], factors = [235, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 70, mn = 138, mnk = 15597152}, at_most = {m = 4, nk = 4734413, n_even = 362}, kernels = [
    "strip_4x64x1024", "skinny_6x64x64", "slab_10x32x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [259, 242, 250, 238, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, n_even = 363}, at_most = {m = 4, nk = 4734413}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "direct_6x64x1024"
  ], factors = [227, 217, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {m = 6, nk = 4734413, mnk = 11300}, kernels = [
    "strip_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mnk = 11301}, at_most = {m = 5, nk = 4734413, mn = 312}, kernels = [
    "strip_5x64x1024", "direct_5x64x512"
  ], factors = [264, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mnk = 11301, mn = 313}, at_most = {m = 5, nk = 4734413}, kernels = [
    "strip_5x64x1024", "skinny_6x64x64", "direct_5x64x512"
  ], factors = [262, 241, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mnk = 11301}, at_most = {m = 6, nk = 4734413}, kernels = [
    "strip_6x64x1024", "skinny_6x64x64", "slab_6x64x64"
  ], factors = [273, 262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7}, at_most = {m = 8, nk = 4734413, mk = 4570, mnk = 7346}, kernels = [
    "strip_8x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 7347}, at_most = {m = 8, nk = 4734413, mk = 45}, kernels = [
    "strip_8x32x1024", "sweep_6x64x16"
  ], factors = [254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 7347, mk = 46}, at_most = {m = 8, nk = 4734413, mk = 4570}, kernels = [
    "strip_8x32x1024", "slab_8x32x32"
  ], factors = [247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mk = 4571}, at_most = {m = 8, nk = 4734413, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mk = 4571}, at_most = {m = 8, nk = 3827055}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64", "slab_6x64x128", "slab_8x32x32", "direct_5x64x512"
  ], factors = [257, 239, 268, 254, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mk = 4571, nk = 3827056}, at_most = {m = 8, nk = 4734413}, kernels = [
    "skinny_10x32x64", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64"
  ], factors = [226, 247, 247, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9}, at_most = {m = 9, nk = 4734413, n = 31}, kernels = [
    "sweep_whole_6x64x1024", "skinny_10x32x64", "slab_10x32x128", "direct_10x32x2048", "direct_5x64x512"
  ], factors = [239, 265, 268, 269, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 9}, at_most = {m = 9, nk = 4734413}, kernels = [
    "skinny_10x32x64", "slab_6x64x64", "direct_5x64x512"
  ], factors = [279, 258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10}, at_most = {m = 10, nk = 4734413}, kernels = [
    "sweep_whole_10x32x1024", "skinny_10x32x64", "slab_10x32x128", "direct_5x64x512"
  ], factors = [255, 262, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414}, at_most = {m = 1, mn = 383, n = 65}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "strip_4x64x1024", "slab_10x32x128", "slab_10x32x64",
    "slab_16x16x128"
  ], factors = [242, 234, 254, 232, 242, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, nk = 4734414}, at_most = {m = 1, mn = 383}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "axpy_4x16x64", "slab_16x16x64", "slab_10x32x64", "slab_16x16x128"
  ], factors = [255, 231, 247, 272, 257, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414, mn = 384}, at_most = {m = 1, n_even = 724, mnk = 7897114}, kernels = [
    "strip_1x256x1024", "skinny_6x64x64", "axpy_4x64x64", "slab_10x32x64"
  ], factors = [268, 245, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414, mn = 384, mnk = 7897115}, at_most = {m = 1, n_even = 724}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "axpy_4x16x64", "axpy_4x64x64", "slab_16x16x64", "slab_10x32x64"
  ], factors = [247, 205, 263, 245, 288, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414, mn = 384, n_even = 725}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [277, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414, m = 2}, at_most = {m = 3, n = 72}, kernels = [
    "strip_2x64x1024", "strip_4x64x1024", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_16x16x128"
  ], factors = [254, 237, 229, 233, 226, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 73, nk = 4734414, m = 2}, at_most = {m = 3, n = 267}, kernels = [
    "strip_3x128x1024", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_16x16x128"
  ], factors = [237, 254, 231, 239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 4734414, m = 2}, at_most = {m = 3, n = 505}, kernels = [
    "slab_16x16x64", "slab_10x32x64"
  ], factors = [248, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 506, nk = 4734414, m = 2}, at_most = {m = 2, nk = 8297434}, kernels = [
    "sweep_whole_2x128x256", "skinny_6x64x64", "axpy_4x32x64", "slab_8x32x32"
  ], factors = [271, 235, 261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 506, nk = 4734414, m = 3}, at_most = {m = 3, nk = 8297434}, kernels = [
    "skinny_6x64x64", "slab_8x32x32"
  ], factors = [230, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 506, nk = 8297435, m = 2}, at_most = {m = 2, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "axpy_4x32x64", "axpy_4x64x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [246, 243, 275, 266, 256, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 506, nk = 8297435, m = 2, n_even = 363}, at_most = {m = 2}, kernels = [
    "skinny_6x64x64", "axpy_4x32x64", "axpy_4x64x64", "slab_16x16x64", "slab_10x32x64", "slab_16x16x128"
  ], factors = [278, 274, 262, 274, 273, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 506, nk = 8297435, m = 3}, at_most = {m = 3}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "axpy_4x64x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [253, 252, 260, 246, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414, m = 4}, at_most = {m = 6, n = 314}, kernels = [
    "strip_4x64x1024", "strip_5x64x1024", "slab_10x32x128", "slab_10x32x64", "slab_16x16x128"
  ], factors = [257, 256, 238, 235, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 315, nk = 4734414, m = 4}, at_most = {m = 4, nk = 8292663}, kernels = [
    "skinny_6x64x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [229, 246, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 315, nk = 8292664, m = 4}, at_most = {m = 4}, kernels = [
    "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_16x16x128"
  ], factors = [232, 228, 269, 259, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 315, nk = 4734414, m = 5}, at_most = {m = 6, mnk = 39770185}, kernels = [
    "skinny_6x64x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [235, 242, 237, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 315, nk = 4734414, m = 5, mnk = 39770186}, at_most = {m = 6}, kernels = [
    "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_16x16x128"
  ], factors = [216, 212, 236, 205, 217, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4734414, m = 7}, at_most = {m = 10, n = 547}, kernels = [
    "slab_10x32x128", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_16x16x128"
  ], factors = [240, 233, 243, 231, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 548, nk = 4734414, m = 7}, at_most = {m = 10}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [255, 256, 215, 229, 233, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 230, k = 4, n = 246, m = 41}, kernels = [
    "direct_6x64x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 42}, at_most = {nk = 230, k = 4, n = 53, mn = 4135820}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "block_6x64x128"
  ], factors = [283, 293, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 42}, at_most = {nk = 230, k = 4, n = 246, mn = 4135820, m = 6460}, kernels = [
    "direct_3x128x512"
  ], factors = [422]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 6461}, at_most = {nk = 230, k = 4, n = 246, mn = 4135820}, kernels = [
    "sweep_whole_10x32x1024", "direct_3x128x512", "direct_5x64x512", "direct_1x128x512"
  ], factors = [254, 299, 268, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 42, mn = 4135821}, at_most = {nk = 230, k = 4, n = 246}, kernels = [
    "sweep_whole_8x32x1024", "direct_3x128x512", "direct_5x64x512", "block_6x64x128"
  ], factors = [297, 274, 273, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 231}, at_most = {nk = 6253320, k = 4, n = 246, m = 70}, kernels = [
    "direct_6x64x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 71, nk = 231}, at_most = {nk = 6253320, k = 4, n = 246, mn = 309693}, kernels = [
    "direct_6x64x1024"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 71, nk = 231, mn = 309694}, at_most = {nk = 6253320, k = 4, n = 246}, kernels = [
    "sweep_whole_10x32x1024", "direct_3x128x512", "direct_5x64x512", "block_10x32x2048"
  ], factors = [243, 263, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11}, at_most = {nk = 6253320, k = 1, n_even = 724, mn = 318621, mk = 32}, kernels = [
    "skinny_6x64x64", "direct_3x128x512"
  ], factors = [270, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, mk = 33}, at_most = {nk = 6253320, k = 1, n_even = 724, mn = 318621}, kernels = [
    "direct_3x128x512"
  ], factors = [417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, k = 2}, at_most = {nk = 6253320, k = 4, n_even = 724, mn = 318621, m = 69}, kernels = [
    "sweep_6x64x16"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 70, k = 2}, at_most = {nk = 6253320, k = 4, n_even = 128, mn = 318621}, kernels = [
    "direct_5x64x512"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 70, k = 2, n_even = 129}, at_most = {nk = 6253320, k = 4, n_even = 724, mn = 318621}, kernels = [
    "sweep_whole_10x32x1024", "direct_3x128x512", "direct_5x64x512"
  ], factors = [255, 296, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, mn = 318622}, at_most = {nk = 6253320, k = 4, n_even = 128, mn = 5542547}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_2x128x256", "direct_5x64x512",
    "direct_1x128x512", "block_10x32x2048"
  ], factors = [245, 246, 251, 251, 250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, mn = 318622, n_even = 129}, at_most = {nk = 6253320, k = 4, n_even = 724, mn = 5542547}, kernels = [
    "sweep_whole_10x32x1024", "sweep_6x64x16", "direct_6x64x1024", "direct_1x128x512"
  ], factors = [231, 242, 222, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, mn = 5542548}, at_most = {nk = 6253320, k = 4, n_even = 724}, kernels = [
    "sweep_whole_8x32x1024", "sweep_whole_10x32x1024", "sweep_16x16x4096", "slab_16x16x64"
  ], factors = [269, 258, 200, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, n_even = 725}, at_most = {nk = 6253320, k = 4, mn = 5389888}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_2x128x256", "sweep_6x64x16", "direct_1x128x512"
  ], factors = [247, 225, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, m = 11, n_even = 725, mn = 5389889}, at_most = {nk = 6253320, k = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x32x1024", "sweep_whole_10x32x1024"
  ], factors = [271, 255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5}, at_most = {nk = 4126718, mk = 412, m = 33, k_even = 724}, kernels = [
    "sweep_6x64x16"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 413}, at_most = {nk = 4126718, mk = 5999, m = 33, k_even = 724}, kernels = [
    "sweep_whole_8x32x1024", "slab_6x64x128"
  ], factors = [257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 6000}, at_most = {nk = 4126718, mk = 2570808, m = 12, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64", "direct_6x64x1024"
  ], factors = [246, 266, 256, 254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 6000}, at_most = {nk = 4126718, mk = 2570808, m = 15, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "skinny_10x32x64", "slab_10x32x128", "slab_10x32x64", "slab_6x64x64",
    "direct_5x64x512"
  ], factors = [259, 249, 253, 254, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 5, mk = 6000}, at_most = {nk = 4126718, mk = 2570808, m = 33, k_even = 724, n = 31}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x32x1024", "sweep_whole_10x32x1024", "slab_10x32x128",
    "slab_8x32x64", "direct_10x32x2048"
  ], factors = [248, 246, 247, 245, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 16, k = 5, mk = 6000}, at_most = {nk = 4126718, mk = 2570808, m = 33, k_even = 724, n = 48}, kernels = [
    "sweep_whole_6x64x1024", "slab_6x64x128", "slab_8x32x64", "direct_10x32x2048", "direct_5x64x512",
    "block_10x32x2048"
  ], factors = [253, 261, 249, 247, 265, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 5, mk = 6000}, at_most = {nk = 4126718, mk = 2570808, m = 33, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "skinny_10x32x64", "slab_6x64x128", "slab_8x32x64", "direct_5x64x512",
    "block_10x32x2048"
  ], factors = [257, 253, 258, 252, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, k_even = 725}, at_most = {nk = 4126718, mk = 2570808, m = 33, n_even = 32}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "direct_10x32x2048", "direct_5x64x512",
    "block_10x32x2048"
  ], factors = [248, 255, 245, 236, 240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, k_even = 725, n_even = 33}, at_most = {nk = 4126718, mk = 2570808, m = 33}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_6x64x64", "direct_5x64x512", "block_10x32x2048"
  ], factors = [257, 250, 251, 248, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, nk = 4126719}, at_most = {nk = 6253320, mk = 2570808, m = 15}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_16x16x64", "slab_8x32x32", "slab_8x32x64", "slab_6x64x64"
  ], factors = [248, 242, 256, 244, 235, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 5, nk = 4126719}, at_most = {nk = 6253320, mk = 2570808, m = 33}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_8x32x64", "slab_6x64x64"
  ], factors = [244, 247, 239, 244, 245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5}, at_most = {nk = 738, mk = 2570808, k = 16, mn = 5762473, n_even = 362, n = 31}, kernels = [
    "block_10x32x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 5}, at_most = {nk = 738, mk = 2570808, k = 16, mn = 5762473, n_even = 362}, kernels = [
    "direct_6x64x1024", "block_6x64x128"
  ], factors = [262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, nk = 739}, at_most = {nk = 6253320, mk = 2570808, k = 16, mn = 5762473, n_even = 4, n = 303}, kernels = [
    "block_6x64x128"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 304, m = 34, k = 5, nk = 739}, at_most = {nk = 6253320, mk = 2570808, k = 16, mn = 5762473, n_even = 4}, kernels = [
    "sweep_whole_10x32x1024", "sweep_6x64x16", "direct_5x64x512", "block_6x64x128"
  ], factors = [250, 233, 227, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, nk = 739, n_even = 5}, at_most = {nk = 6253320, mk = 2570808, k = 16, mn = 5762473, n_even = 362}, kernels = [
    "sweep_whole_10x32x1024", "direct_5x64x512"
  ], factors = [255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, n_even = 363}, at_most = {nk = 6253320, mk = 2570808, k = 16, mn = 5762473, n_even = 724}, kernels = [
    "sweep_whole_10x32x1024", "sweep_6x64x16", "direct_5x64x512"
  ], factors = [249, 249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, n_even = 725}, at_most = {nk = 6253320, mk = 2570808, k = 16, mn = 5762473}, kernels = [
    "sweep_whole_10x32x1024", "sweep_6x64x16", "slab_6x64x64", "direct_5x64x512"
  ], factors = [237, 245, 253, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5762474}, at_most = {nk = 6253320, mk = 2570808, k = 16, n_even = 724, n = 63}, kernels = [
    "sweep_whole_8x32x1024", "sweep_whole_10x32x1024", "direct_5x64x512"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 34, k = 5, mn = 5762474}, at_most = {nk = 6253320, mk = 2570808, k = 16, n_even = 724}, kernels = [
    "sweep_whole_8x32x1024", "sweep_whole_10x32x1024", "block_10x32x2048"
  ], factors = [218, 201, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5762474, n_even = 725}, at_most = {nk = 6253320, mk = 2570808, k = 16}, kernels = [
    "sweep_whole_10x32x1024", "sweep_10x32x2048", "slab_8x32x32"
  ], factors = [235, 236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17}, at_most = {nk = 1132, mk = 2570808, k_even = 724, n = 22}, kernels = [
    "block_10x32x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, nk = 1133}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, n = 22}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "dot_ahead_2x8x768", "direct_10x32x2048", "block_10x32x2048"
  ], factors = [242, 241, 252, 251, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 17}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, n = 32, n_even = 4}, kernels = [
    "direct_10x32x2048", "block_10x32x2048"
  ], factors = [253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 17, n_even = 5}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, n = 32}, kernels = [
    "direct_10x32x2048", "tall_6x64x1024"
  ], factors = [271, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 17}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, n = 50}, kernels = [
    "dot_3x8x4096", "direct_6x64x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [239, 263, 260, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 34, k = 17}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, m = 89}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [262, 266, 261, 260, 257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 90, k = 17}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, n_even = 4, k = 63}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [250, 250, 247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 90, k = 64}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, n_even = 4}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "tall_10x32x2048", "tall_6x64x1024", "block_10x32x2048"
  ], factors = [269, 234, 261, 254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 90, k = 17, n_even = 5}, at_most = {nk = 6253320, mk = 2570808, k_even = 724, k = 92}, kernels = [
    "sweep_whole_10x32x1024", "slab_6x64x128", "direct_10x32x2048", "tall_10x32x2048", "block_6x64x128"
  ], factors = [257, 259, 248, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 90, k = 93, n_even = 5}, at_most = {nk = 6253320, mk = 2570808, k_even = 724}, kernels = [
    "sweep_whole_10x32x1024", "slab_6x64x128", "direct_6x64x1024", "tall_6x64x1024", "block_10x32x2048"
  ], factors = [275, 271, 261, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, k_even = 725}, at_most = {nk = 6253320, mk = 2570808, n_even = 32}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "direct_10x32x2048", "direct_6x64x1024", "tall_10x32x2048",
    "block_10x32x2048"
  ], factors = [255, 249, 243, 240, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, k_even = 725, n_even = 33}, at_most = {nk = 6253320, mk = 2570808}, kernels = [
    "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "direct_5x64x512", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [263, 266, 257, 252, 252, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809}, at_most = {nk = 6253320, mk = 7762737, mn = 2398407, k = 30977, n = 24}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "sweep_10x32x2048", "dot_ahead_2x8x768", "direct_10x32x2048",
    "tall_10x32x2048"
  ], factors = [254, 258, 249, 253, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 5, mk = 2570809}, at_most = {nk = 6253320, mk = 7762737, mn = 2398407, k = 30977}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_10x32x2048", "tall_10x32x2048",
    "tall_6x64x1024", "block_10x32x2048"
  ], factors = [259, 257, 253, 250, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 30978, mk = 2570809}, at_most = {nk = 6253320, mk = 7762737, mn = 2398407, k_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "tall_10x32x2048", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [268, 251, 242, 253, 263, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 30978, mk = 2570809, k_even = 363}, at_most = {nk = 6253320, mk = 7762737, mn = 2398407}, kernels = [
    "sweep_whole_6x64x1024", "slab_10x32x128", "tall_10x32x2048", "block_10x32x2048"
  ], factors = [271, 245, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809, mn = 2398408}, at_most = {nk = 6253320, mk = 7762737}, kernels = [
    "sweep_whole_8x32x1024", "sweep_whole_10x32x1024", "direct_10x32x2048", "tall_10x32x2048",
    "tall_6x64x1024", "block_10x16x1024"
  ], factors = [247, 242, 226, 213, 215, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 7762738}, at_most = {nk = 6253320, n = 31}, kernels = [
    "sweep_whole_8x32x1024", "sweep_10x32x2048", "dot_ahead_2x8x768", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [235, 241, 250, 236, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 11, k = 5, mk = 7762738}, at_most = {nk = 6253320}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x32x1024", "slab_10x32x128", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [257, 242, 263, 230, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6253321}, at_most = {m = 34, mn = 10288, n = 64}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_8x32x64", "slab_6x64x64", "slab_16x16x128", "tall_6x64x1024"
  ], factors = [223, 242, 215, 222, 242, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 11, nk = 6253321}, at_most = {m = 34, mn = 10288}, kernels = [
    "slab_10x32x128", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [242, 226, 226, 227, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6253321, mn = 10289}, at_most = {m = 17}, kernels = [
    "skinny_10x32x64", "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_8x32x64", "slab_6x64x64"
  ], factors = [254, 213, 258, 213, 233, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 6253321, mn = 10289}, at_most = {m = 34, nk = 8788208}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [257, 252, 235, 246, 246, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 8788209, mn = 10289}, at_most = {m = 34}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [238, 218, 209, 226, 228, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6253321}, at_most = {k = 65428, k_even = 724, nk = 9524987}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_10x32x64", "tall_6x64x1024"
  ], factors = [254, 258, 253, 251, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 9524988}, at_most = {k = 65428, k_even = 724}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64", "tall_6x64x1024"
  ], factors = [235, 247, 234, 233, 228, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6253321, k_even = 725}, at_most = {k = 65428}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "tall_6x64x1024"
  ], factors = [246, 233, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6253321, k = 65429}, at_most = {n = 65}, kernels = [
    "slab_10x32x128", "tall_10x32x2048", "tall_6x64x1024", "block_10x32x2048"
  ], factors = [238, 253, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 35, nk = 6253321, k = 65429}, at_most = {}, kernels = [
    "slab_10x32x128", "slab_6x64x128"
  ], factors = [239, 246]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
