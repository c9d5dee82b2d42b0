// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2385 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 56, n_pred 16, levels measured [0].
// 55 of 65 candidates kept (2170 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.035, worst 3.17
// predicted against measured time: median error 6.6 %; g: 7.8 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [27925, 4714279, 6636361], g_slope = [1562118, 1922082, 2693859], visit = 1305,
      loop = 8072, fma = 316, pack = 233, conflict_a = 3209, split = 269, a_near = 10, a_far = 823,
      b_near = 1024, b_far = 1024, c_near = 305, c_far = 1024, rows_near = 334, rows_far = 1024,
      once_near = 288, once_far = 1024, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [17253, 3791714], g_slope = [419384, 506360], visit = 274, loop = 3914, fma = 641,
      pack = 255, conflict_a = 246, split = 365, a_near = 18, a_far = 569, b_near = 674, b_far = 485,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 494, once_far = 210,
      reread = 215
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [25239, 3664303, 5846450], g_slope = [1819532, 2182147, 3134717], visit = 1255,
      loop = 4632, fma = 512, pack = 246, conflict_a = 1988, split = 246, stall = 26, a_far = 561,
      b_near = 561, b_far = 1024, c_far = 1024, rows_near = 17, rows_far = 973, once_near = 237,
      once_far = 817, reread = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [26390, 4828213, 7539536], g_slope = [1200455, 1355661, 2159384], visit = 680,
      loop = 8477, fma = 325, pack = 220, conflict_a = 3309, split = 502, a_near = 2, a_far = 893,
      b_near = 1024, b_far = 1024, c_far = 1024, rows_far = 976, once_near = 309, once_far = 991,
      alias_a = 28, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [30371, 19160679], g_slope = [9565154, 10372556], visit = 1202, loop = 10082,
      fma = 291, edge = 181, pack = 624, conflict_a = 4971, split = 168, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 142, alias_a = 52,
      reread = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [18526, 7727657], g_slope = [593010, 808523], visit = 187, loop = 4882, fma = 410,
      pack = 278, conflict_a = 1745, split = 506, a_far = 418, b_near = 592, b_far = 1024, c_far = 575,
      rows_far = 1024, once_near = 163, once_far = 864, alias_a = 47, reread = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [18208, 548120, 1758893, 2035079, 5913393],
      g_slope = [529912, 605386, 276186, 775662, 985671], region = 831, visit = 598, loop = 2835, fma = 715,
      pack = 224, conflict_a = 429, split = 397, a_near = 27, a_far = 472, b_near = 914, b_far = 85,
      c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 668, once_far = 82, reread = 151
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [21412, 4752903, 8669217], g_slope = [788581, 1305438, 1550658], visit = 634,
      loop = 5161, fma = 507, pack = 270, conflict_a = 994, split = 375, a_near = 29, a_far = 602,
      b_near = 551, b_far = 1024, c_near = 86, c_far = 1024, rows_far = 1024, once_near = 280, once_far = 734,
      alias_a = 8, reread = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [27935, 2769489, 3860412, 8955155],
      g_slope = [1370777, 1090923, 1698247, 2350413], visit = 930, loop = 8284, fma = 304, pack = 231,
      conflict_a = 3656, split = 369, a_near = 13, a_far = 826, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 107, rows_far = 1024, once_near = 342, once_far = 1024, reread = 76
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [22452, 2456881, 3415058, 5062893],
      g_slope = [1217214, 958177, 1647835, 2289848], visit = 930, loop = 5019, fma = 509, pack = 222,
      conflict_a = 1553, split = 291, a_near = 16, a_far = 557, b_near = 778, b_far = 1024, c_far = 1024,
      rows_near = 55, rows_far = 680, once_near = 547, once_far = 661, alias_a = 7, reread = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [21538, 4559932, 9607964, 51409536],
      g_slope = [2269197, 5048032, 4180157, 3547107], region = 1028, visit = 1140, loop = 2392, fma = 883,
      pack = 202, conflict_a = 2174, split = 110, stall = 6, a_near = 32, a_far = 480, b_far = 621,
      c_near = 1024, c_far = 1024, rows_far = 751, once_near = 741, once_far = 93, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [24492, 5987543, 9793937], g_slope = [993841, 1268798, 1686882], region = 2643,
      visit = 295, loop = 4536, fma = 391, pack = 206, conflict_a = 2374, split = 667, a_far = 676,
      b_near = 795, b_far = 1024, c_near = 13, c_far = 1024, rows_far = 1024, once_near = 340, once_far = 889,
      alias_a = 68, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [26156, 15355541], g_slope = [5109795, 6272477], region = 947, visit = 1236,
      loop = 2308, fma = 247, edge = 289, conflict_a = 6360, conflict_b = 2101, conflict_c = 627,
      conflict = 4309, split = 290, stall = 85, a_near = 43, a_far = 465, b_near = 198, b_far = 1024,
      c_near = 13, c_far = 840, rows_near = 85, rows_far = 671, once_near = 46, once_far = 914, alias_c = 196,
      apart_near = 31, apart_far = 1024, column = 28, seam = 103, reread = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [20867, 30455396, 108952321], g_slope = [15217264, 19624231, 16769442],
      edge_columns = 8, region = 2790, visit = 1386, loop = 1394, fma = 264, edge = 506, conflict_a = 15648,
      conflict_b = 6220, conflict_c = 1734, conflict = 1258, mask = 2, split = 1213, stall = 133,
      a_near = 151, a_far = 353, b_near = 226, b_far = 1024, c_far = 1024, rows_far = 296, once_near = 10,
      once_far = 731, alias_a = 61, alias_c = 410, apart_far = 1024, column = 13, seam = 52, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [28744, 12775759, 48419037], g_slope = [3186753, 3960364, 3225974],
      edge_columns = 8, region = 440, visit = 450, loop = 5842, fma = 265, edge = 195, conflict_a = 6517,
      conflict_b = 794, conflict_c = 689, conflict = 974, split = 259, stall = 143, a_near = 139, a_far = 557,
      b_near = 53, b_far = 1024, c_far = 628, rows_near = 139, rows_far = 1024, once_near = 11,
      once_far = 492, apart_near = 23, apart_far = 1024, column = 339, seam = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [33539, 6157164, 15733511], g_slope = [2041208, 3192115, 2519032],
      edge_columns = 8, visit = 127, loop = 8894, fma = 338, edge = 93, conflict_a = 8903, conflict_b = 78,
      conflict_c = 388, split = 106, stall = 137, a_far = 376, b_near = 115, b_far = 1024, c_far = 621,
      rows_near = 72, rows_far = 1024, once_far = 426, alias_a = 306, apart_near = 59, apart_far = 444,
      column = 690, seam = 508, reread = 706
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [19033, 22890143], g_slope = [3811851, 4185843], region = 1700, visit = 1082,
      loop = 1397, fma = 262, edge = 700, conflict_a = 5324, conflict_b = 8972, conflict_c = 3041,
      conflict = 360, mask = 1, split = 376, stall = 55, a_far = 403, b_near = 330, b_far = 1024, c_near = 25,
      c_far = 1024, rows_far = 1024, once_near = 4, once_far = 857, alias_a = 233, alias_c = 496,
      apart_near = 124, apart_far = 935, brief = 68, column = 47, seam = 22, reread = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6], g_ps = [28351, 7992286], g_slope = [1327322, 1650983], edge_columns = 8, region = 575,
      visit = 333, loop = 5983, fma = 268, edge = 173, conflict_a = 8856, conflict_b = 230, conflict_c = 730,
      conflict = 1580, split = 241, stall = 143, a_near = 122, a_far = 650, b_near = 49, b_far = 1024,
      c_far = 605, rows_near = 561, rows_far = 1024, once_far = 445, alias_a = 32, apart_near = 35,
      apart_far = 1024, column = 328
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [15634, 2138069, 4287000, 13195457],
      g_slope = [1061217, 2148931, 2969485, 2137019], edge_columns = 8, visit = 29, loop = 5514, fma = 523,
      edge = 107, conflict_a = 72660, conflict_c = 120, split = 108, stall = 114, b_near = 127, b_far = 1024,
      c_far = 653, rows_near = 1024, rows_far = 1024, once_far = 538, apart_near = 66, apart_far = 656,
      column = 204, seam = 533, reread = 502
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [27170, 5403318, 17427981, 31909286, 40909000, 69149923],
      g_slope = [5376148, 6012331, 14481305, 4499857, 9413641, 5792468], region = 2359, visit = 1379,
      fma = 257, edge = 389, conflict_a = 16424, conflict_b = 1119, conflict_c = 74, conflict = 2884,
      mask = 90, split = 258, stall = 116, a_far = 34, b_near = 275, b_far = 1024, c_near = 18, c_far = 687,
      rows_near = 223, rows_far = 1024, once_near = 74, once_far = 1024, apart_near = 6, apart_far = 1024,
      brief = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9], g_ps = [21255, 39222036, 69380296, 89049500, 146953615],
      g_slope = [19600390, 30158260, 19669204, 11580823, 18253088], region = 1874, visit = 1226, fma = 268,
      edge = 704, conflict_a = 11605, conflict_b = 7975, mask = 135, split = 398, stall = 119, a_near = 66,
      a_far = 37, b_near = 584, b_far = 1024, c_far = 976, rows_near = 348, rows_far = 1024, once_near = 52,
      once_far = 717, alias_a = 238, apart_far = 1024, brief = 239
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 141, 316], g_ps = [27468, 74993, 8137661, 20715167],
      g_slope = [47525, 57590, 71871, 81400], edge_columns = 8, region = 4287, visit = 1650, loop = 1,
      fma = 259, edge = 181, conflict_a = 12052, conflict_b = 704, conflict = 215, mask = 146, split = 240,
      stall = 133, a_near = 452, a_far = 1024, b_near = 58, b_far = 921, c_far = 724, rows_near = 1024,
      rows_far = 1024, once_far = 643, alias_c = 6, brief = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [22593, 18271602, 102819296, 142870143, 142870143, 243824407],
      g_slope = [18249009, 28182564, 20025423, 0, 25238566, 19129021], edge_columns = 8, region = 3157,
      visit = 1507, fma = 252, edge = 611, conflict_a = 24114, conflict_b = 5085, conflict_c = 172,
      mask = 170, split = 1410, stall = 134, a_near = 173, a_far = 74, b_near = 387, b_far = 1024,
      c_far = 694, rows_near = 247, rows_far = 1024, once_far = 805, alias_a = 76, apart_near = 132,
      apart_far = 1024, brief = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6, 13], g_ps = [31923, 3924742, 6429393, 16567356, 36154333],
      g_slope = [1946409, 2504651, 3379321, 2798139, 2220724], edge_columns = 8, region = 1063, visit = 2031,
      loop = 2762, fma = 328, edge = 140, conflict_a = 34331, conflict_b = 100, mask = 72, split = 184,
      stall = 133, a_far = 649, b_near = 156, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 21,
      once_far = 497, alias_a = 110, apart_near = 37, apart_far = 760, brief = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [33871, 172826, 2270889, 3155700],
      g_slope = [138955, 174838, 147468, 176517], region = 2054, visit = 1383, loop = 195, fma = 261,
      edge = 361, conflict_a = 2099, conflict_b = 1251, conflict_c = 32, conflict = 3890, mask = 107,
      split = 130, stall = 133, a_near = 145, a_far = 1024, b_far = 311, c_near = 20, c_far = 650,
      rows_far = 1024, once_far = 204, alias_a = 11, alias_c = 18, apart_near = 27, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [22444, 470721, 682528, 932462, 1529095, 1934527],
      g_slope = [149425, 211807, 124967, 198877, 101358, 163417], region = 1731, visit = 1277, fma = 269,
      edge = 319, conflict_a = 8046, conflict_b = 6963, conflict_c = 73, conflict = 2163, mask = 121,
      split = 378, a_near = 172, a_far = 919, b_far = 584, c_far = 558, rows_near = 65, once_near = 45,
      once_far = 785, alias_a = 39, alias_c = 149, apart_near = 37, apart_far = 158
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [27394, 243120, 409249, 1416629, 1812533, 2598443],
      g_slope = [215726, 166129, 251845, 131968, 196477, 213040], edge_columns = 8, region = 4234,
      visit = 1546, loop = 55, fma = 268, edge = 239, conflict_a = 3167, conflict_b = 1730, conflict = 1650,
      mask = 40, split = 250, stall = 160, a_near = 259, a_far = 1024, b_far = 239, c_near = 9, c_far = 858,
      rows_far = 513, once_far = 138, alias_a = 29, alias_c = 4, apart_near = 19, brief = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 2, 3, 19, 28, 42], g_ps = [30684, 654152, 788731, 4945929, 9731683, 14085786],
      g_slope = [311734, 134579, 259824, 531750, 311007, 422747], edge_columns = 8, region = 853,
      visit = 1672, loop = 3714, fma = 347, edge = 83, conflict_b = 2075, split = 113, stall = 70,
      a_far = 1024, b_near = 121, b_far = 427, c_near = 66, c_far = 1024, once_near = 54, once_far = 249,
      apart_near = 49, brief = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [20025], g_slope = [486177], edge_columns = 16, most_rows = 4, region = 3652,
      visit = 571, loop = 421, fma = 959, mask = 618, split = 677, c_near = 1024, rows_near = 1024,
      once_far = 192, alias_a = 5858
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [17332], g_slope = [414933], most_rows = 4, region = 3509, visit = 164, loop = 14,
      fma = 1035, mask = 336, split = 428, c_near = 524, rows_near = 1024, rows_far = 733, once_far = 65,
      alias_a = 5107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [21862], g_slope = [632229], edge_columns = 16, most_rows = 4, region = 3547,
      visit = 1102, loop = 952, fma = 840, edge = 132, conflict_a = 10883, mask = 552, split = 703,
      c_near = 1024, rows_near = 1024, once_far = 227, alias_a = 4715
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [31344, 6280289], g_slope = [328891, 362297], region = 3665, visit = 1568,
      fma = 265, edge = 429, conflict_a = 222, conflict_b = 416, conflict_c = 61, conflict = 2425, mask = 110,
      split = 160, stall = 151, a_near = 100, a_far = 408, c_far = 656, once_near = 18, once_far = 29,
      alias_a = 101, apart_near = 99, apart_far = 336
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 19, 63], g_ps = [33349, 7986768, 33572214], g_slope = [418601, 581487, 334716],
      edge_columns = 8, region = 8454, visit = 1797, fma = 261, edge = 227, conflict_a = 4399,
      conflict_b = 41, conflict = 2763, mask = 125, split = 237, stall = 133, a_near = 212, a_far = 1024,
      b_near = 21, b_far = 109, c_far = 764, once_near = 35, once_far = 246, alias_c = 10, apart_near = 61,
      apart_far = 200, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [26931, 171763], g_slope = [144832, 162020], edge_columns = 8, region = 9384,
      visit = 1720, fma = 287, edge = 326, conflict_a = 15008, conflict_b = 1569, conflict_c = 751,
      mask = 177, split = 957, stall = 107, a_near = 292, a_far = 1024, b_far = 36, c_far = 424,
      rows_near = 113, rows_far = 111, alias_a = 89, apart_near = 72, apart_far = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [25573, 84453, 10706286], g_slope = [58880, 75870, 90550], edge_columns = 8,
      region = 5885, visit = 1437, loop = 210, fma = 251, edge = 281, conflict_a = 2349, conflict_b = 1345,
      conflict = 2899, mask = 227, split = 427, stall = 144, a_near = 632, a_far = 1024, c_far = 397,
      rows_near = 493, once_far = 91, apart_near = 40, apart_far = 232
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x64", family = "slab",
    tile = #dynmlir.tile<8, 32, 64>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [26120, 152112, 2748143, 3827024],
      g_slope = [125992, 144223, 119875, 149028], edge_columns = 8, region = 5863, visit = 1389, loop = 197,
      fma = 253, edge = 359, conflict_a = 4107, conflict_b = 1337, conflict = 3471, mask = 239, split = 451,
      stall = 135, a_near = 417, a_far = 1024, c_far = 578, rows_near = 370, once_near = 8, once_far = 85,
      apart_near = 46, apart_far = 211
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 63], g_ps = [32103, 179416, 529254, 745650, 998821, 11855368],
      g_slope = [147313, 174919, 216396, 126585, 190465, 187256], region = 3846, visit = 1576, loop = 17,
      fma = 264, edge = 382, conflict_a = 328, conflict_b = 832, conflict_c = 42, conflict = 2445, mask = 108,
      split = 146, stall = 159, a_near = 156, a_far = 765, c_far = 497, once_near = 10, once_far = 3,
      alias_a = 115, apart_near = 72, apart_far = 242
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 42, 63], g_ps = [31936, 217436, 8530887, 13244536],
      g_slope = [185500, 202767, 224459, 276198], edge_columns = 8, region = 8629, visit = 1787, fma = 258,
      edge = 221, conflict_a = 4745, conflict_b = 439, conflict = 2595, mask = 126, split = 231, stall = 152,
      a_near = 310, a_far = 1024, b_near = 23, b_far = 150, c_far = 644, once_near = 26, once_far = 261,
      apart_near = 36, apart_far = 83, brief = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 2, 3, 6, 9, 42], g_ps = [31344, 599858, 1000347, 1740666, 2843291, 12213097],
      g_slope = [284257, 400489, 246773, 367541, 283933, 346898], region = 6289, visit = 2365, loop = 6695,
      fma = 277, edge = 73, conflict_a = 8328, conflict_b = 4750, conflict_c = 773, conflict = 1950,
      mask = 95, split = 313, stall = 166, a_near = 111, a_far = 884, b_near = 77, b_far = 182, c_far = 124,
      once_near = 130, alias_c = 87, apart_far = 229
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [26662, 5717278], g_slope = [299506, 316701], edge_columns = 8, region = 9439,
      visit = 1546, fma = 292, edge = 455, conflict_a = 15458, conflict_b = 1240, conflict_c = 819,
      mask = 204, split = 967, stall = 102, a_near = 187, a_far = 804, b_near = 39, b_far = 128, c_far = 445,
      rows_near = 81, rows_far = 104, once_far = 22, alias_a = 22, apart_near = 102, apart_far = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x2048", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [27346, 10618321, 16741500, 29008506, 45757321],
      g_slope = [5295487, 6123179, 12267006, 8374407, 4919917], region = 2100, visit = 1485, loop = 70,
      fma = 247, edge = 508, conflict_a = 8062, conflict_b = 2294, conflict_c = 62, conflict = 2068,
      mask = 134, split = 270, stall = 139, a_near = 98, a_far = 48, b_near = 123, b_far = 1024, c_far = 360,
      rows_far = 1024, once_near = 52, once_far = 812, alias_a = 75, apart_near = 42, apart_far = 1024,
      brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 6, 9, 13], g_ps = [26208, 9376614, 19784352, 36734571, 54310379],
      g_slope = [3116802, 3469246, 5650073, 4393952, 2477356], edge_columns = 32, region = 3542, visit = 1769,
      loop = 121, fma = 259, edge = 333, conflict_a = 8942, conflict_b = 901, conflict = 1897, mask = 53,
      split = 122, stall = 122, b_near = 59, b_far = 1024, c_near = 7, c_far = 527, rows_near = 106,
      rows_far = 1024, once_near = 24, once_far = 843, apart_near = 40, apart_far = 445, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_4x64x256", family = "sweep_whole",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [19521, 1220643, 1581433, 2469643, 3161143, 5061227],
      g_slope = [600561, 360790, 888210, 345750, 633361, 983328], edge_columns = 32, region = 3551,
      visit = 1066, loop = 1016, fma = 288, edge = 204, conflict_a = 12693, conflict_b = 1463,
      conflict = 2465, mask = 143, split = 182, stall = 113, b_near = 217, b_far = 836, c_near = 6,
      c_far = 648, rows_near = 393, rows_far = 1024, once_near = 52, once_far = 534, apart_near = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [19622, 6171410, 35010107], g_slope = [2050596, 2883869, 3907000],
      region = 1993, visit = 1187, loop = 451, fma = 258, edge = 513, conflict_a = 8773, conflict_b = 1993,
      conflict = 3252, mask = 147, split = 234, stall = 127, a_near = 25, a_far = 28, b_near = 110,
      b_far = 1024, c_far = 384, rows_near = 142, rows_far = 1024, once_near = 59, once_far = 810,
      apart_near = 39, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [26707, 7754362, 16450793], g_slope = [2575885, 2898810, 4156452],
      region = 2067, visit = 1490, loop = 15, fma = 248, edge = 525, conflict_a = 7196, conflict_b = 2401,
      conflict_c = 68, conflict = 2090, mask = 133, split = 257, stall = 134, a_near = 102, a_far = 49,
      b_near = 94, b_far = 1024, c_far = 345, rows_far = 1024, once_near = 62, once_far = 872, alias_a = 78,
      apart_near = 32, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x512", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [27296, 4041207, 6634973], g_slope = [2006955, 2593766, 3163068],
      edge_columns = 32, region = 82, visit = 1356, loop = 4322, fma = 338, edge = 151, conflict_a = 11185,
      conflict_b = 1097, conflict = 523, mask = 170, split = 78, stall = 92, b_near = 200, b_far = 684,
      c_near = 29, c_far = 714, rows_far = 1024, once_near = 42, once_far = 343, alias_a = 257,
      apart_near = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_1x256x1024", family = "sweep_whole",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [18134, 9045797, 144525714], g_slope = [9027663, 11289993, 13741695],
      edge_columns = 32, visit = 138, loop = 6133, fma = 626, edge = 115, conflict_a = 80272,
      conflict_b = 165, conflict = 1492, mask = 1256, split = 127, stall = 88, a_far = 764, b_near = 214,
      b_far = 363, c_near = 57, c_far = 483, rows_far = 1024, once_near = 21, once_far = 200, alias_a = 986,
      apart_near = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [38518, 6493778, 22004555, 36950393, 50298517, 85427357],
      g_slope = [6455260, 7755388, 14945838, 6674062, 11709613, 6812838], edge_columns = 16, region = 2445,
      visit = 1158, loop = 3743, fma = 261, edge = 1295, pack = 43, conflict_a = 3944, conflict_c = 877,
      stall = 93, a_near = 195, a_far = 95, b_far = 531, c_far = 1024, rows_near = 146, rows_far = 922,
      once_near = 223, once_far = 1024, alias_a = 40, alias_c = 240, apart_far = 418, brief = 60, column = 29,
      seam = 170, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 9], g_ps = [31452, 22612393, 99346607, 185593464],
      g_slope = [22580941, 25578071, 17249371, 22846231], region = 1372, visit = 1320, loop = 3377, fma = 267,
      edge = 1288, pack = 138, conflict_a = 27473, conflict_c = 1823, mask = 17, a_near = 63, a_far = 92,
      b_near = 99, b_far = 1024, c_near = 110, c_far = 1024, rows_near = 560, rows_far = 1024,
      once_near = 133, once_far = 996, alias_c = 412, apart_far = 355, brief = 175, seam = 79, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [31993, 5700224, 21049357], g_slope = [2834115, 3837283, 4310697],
      edge_columns = 16, region = 2533, visit = 896, loop = 3641, fma = 260, edge = 872, pack = 94,
      conflict_a = 3689, conflict_c = 1044, mask = 2, stall = 115, a_near = 214, a_far = 93, b_far = 765,
      c_far = 908, rows_near = 183, rows_far = 1024, once_near = 106, once_far = 1016, alias_a = 40,
      alias_c = 242, apart_near = 39, brief = 63, column = 1, seam = 180, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 4, 6, 9, 13], g_ps = [29972, 4933929, 11183667, 15090921, 27714226, 39523481],
      g_slope = [2451978, 3124869, 1953627, 4207768, 2952313, 4557872], region = 2062, visit = 892,
      loop = 3147, fma = 276, edge = 1106, pack = 131, conflict_a = 5512, conflict_c = 903, mask = 8,
      stall = 19, a_near = 53, a_far = 66, b_near = 59, b_far = 858, c_near = 68, c_far = 1024,
      rows_near = 667, rows_far = 1024, once_near = 14, once_far = 1024, alias_a = 39, alias_c = 603,
      apart_near = 77, apart_far = 97, brief = 220, seam = 68, reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [39671, 11981822], g_slope = [5971075, 6824941], edge_columns = 16, region = 3094,
      visit = 1041, loop = 3671, fma = 265, edge = 1268, pack = 12, conflict_c = 838, stall = 118,
      a_near = 131, a_far = 272, b_far = 279, c_far = 821, rows_near = 156, once_near = 282, once_far = 833,
      alias_a = 48, alias_c = 266, apart_far = 622, column = 22, seam = 173, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [41088, 10559946], g_slope = [553624, 694533], edge_columns = 16, visit = 600,
      loop = 7665, fma = 275, edge = 430, pack = 52, conflict_c = 657, stall = 131, a_near = 128, a_far = 896,
      b_near = 16, b_far = 284, c_far = 643, rows_far = 1024, once_near = 167, once_far = 919, alias_a = 207,
      alias_c = 3, apart_near = 38, brief = 16, column = 285, seam = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30101, 11133937], g_slope = [1850639, 2328136], region = 2689, visit = 862,
      loop = 2694, fma = 273, edge = 1808, pack = 37, conflict_a = 1911, conflict_c = 977, conflict = 497,
      mask = 1, stall = 40, a_near = 17, a_far = 274, b_near = 5, b_far = 752, c_near = 58, c_far = 823,
      rows_near = 453, once_near = 197, once_far = 679, alias_a = 26, alias_c = 422, apart_near = 31,
      apart_far = 337, seam = 71, reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x4096", family = "block",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [32189, 73001500, 114365321], g_slope = [18242327, 20681910, 16498953],
      region = 1963, visit = 1379, loop = 3212, fma = 270, edge = 2083, pack = 29, conflict_a = 18377,
      conflict_c = 2184, stall = 22, a_near = 36, a_far = 435, b_far = 94, c_near = 65, c_far = 1024,
      rows_near = 388, rows_far = 1024, once_near = 239, once_far = 401, alias_a = 1, alias_c = 223,
      apart_far = 1024, column = 13, seam = 83, reread = 42
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 14, mn = 78, mk = 25}, kernels = [
    "skinny_16x8x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 26}, at_most = {n = 4, k = 14, mn = 78, m = 14}, kernels = [
    "skinny_16x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 26, m = 15}, at_most = {n = 4, k = 14, mn = 78}, kernels = [
    "direct_16x8x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 79}, at_most = {n = 4, k = 2}, kernels = [
    "direct_3x128x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 79, k = 3}, at_most = {n = 1, k = 5}, kernels = [
    "dot_16x1x4096", "direct_16x16x4096", "direct_5x64x512"
  ], factors = [263, 254, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 79, k = 3, n = 2}, at_most = {n = 4, k = 5}, kernels = [
    "direct_16x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 79, k = 6}, at_most = {n = 1, k = 14}, kernels = [
    "dot_16x1x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 79, k = 6, n = 2}, at_most = {n = 2, k = 14}, kernels = [
    "dot_12x2x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 79, k = 6, n = 3}, at_most = {n = 4, k = 14}, kernels = [
    "direct_16x16x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {n = 1, k = 3998, mnk = 362}, kernels = [
    "dot_2x1x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mnk = 363}, at_most = {n = 1, k = 3998, mnk = 10769492, mn = 19}, kernels = [
    "dot_2x1x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mnk = 363, mn = 20}, at_most = {n = 1, k = 3998, mnk = 10769492}, kernels = [
    "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [255, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mnk = 10769493}, at_most = {n = 1, k = 3998, k_even = 362}, kernels = [
    "dot_2x1x4096", "dot_12x2x4096", "dot_1x2x4096", "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [237, 234, 232, 233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mnk = 10769493, k_even = 363}, at_most = {n = 1, k = 3998}, kernels = [
    "dot_4x1x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3999}, at_most = {n = 1, m = 18}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [210, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3999, m = 19}, at_most = {n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [277, 259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2}, at_most = {n = 2, mk = 331}, kernels = [
    "dot_1x2x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 332}, at_most = {n = 2, mk = 8784845, mn = 32, mnk = 5792}, kernels = [
    "dot_8x2x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 332, mnk = 5793}, at_most = {n = 2, mk = 8784845, mn = 32}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [192, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 332, mn = 33}, at_most = {n = 2, mk = 8784845}, kernels = [
    "dot_12x2x4096", "dot_8x2x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 8784846}, at_most = {n = 2, k_even = 4}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096", "slab_16x16x128"
  ], factors = [240, 252, 238, 243, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 8784846, k_even = 5}, at_most = {n = 2}, kernels = [
    "dot_12x2x4096", "dot_1x2x4096", "dot_8x2x4096"
  ], factors = [235, 239, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3}, at_most = {n = 4, mk = 6648513, k = 27, k_even = 4}, kernels = [
    "dot_6x4x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, k_even = 5}, at_most = {n = 4, mk = 6648513, k = 27}, kernels = [
    "dot_6x4x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3}, at_most = {n = 4, mk = 6648513, mn = 18, k = 33597}, kernels = [
    "dot_3x4x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 33598, n = 3}, at_most = {n = 4, mk = 6648513, mn = 18}, kernels = [
    "dot_6x4x4096", "dot_3x4x4096", "dot_4x4x4096", "dot_1x4x4096", "slab_6x64x128", "slab_16x8x128"
  ], factors = [213, 218, 218, 213, 254, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mn = 19}, at_most = {n = 4, mk = 2935}, kernels = [
    "dot_4x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mn = 19, mk = 2936}, at_most = {n = 4, mk = 6648513}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 6648514}, at_most = {n = 4, k_even = 724, mnk = 33929167}, kernels = [
    "dot_6x4x4096", "dot_3x4x4096", "dot_4x4x4096", "slab_16x16x128"
  ], factors = [257, 249, 254, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 6648514, mnk = 33929168}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_1x4x4096", "sweep_16x16x4096", "tall_16x16x4096", "tall_10x16x1024"
  ], factors = [226, 242, 236, 256, 241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 6648514, k_even = 725}, at_most = {n = 4, m = 668}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "slab_16x8x128", "block_10x16x1024"
  ], factors = [257, 253, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 6648514, k_even = 725, m = 669}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_1x4x4096"
  ], factors = [217, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 16, m = 16, mk = 17}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 18}, at_most = {n = 16, m = 4, mk = 307}, kernels = [
    "skinny_16x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 18, m = 5}, at_most = {n = 16, m = 16, mk = 307}, kernels = [
    "sweep_16x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308}, at_most = {n = 8, m = 4, k = 592528}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "skinny_16x8x64"
  ], factors = [249, 270, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308}, at_most = {n = 16, m = 4, k = 22534, mn = 16}, kernels = [
    "direct_1x128x512"
  ], factors = [391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, k = 22535}, at_most = {n = 16, m = 4, k = 592528, mn = 16}, kernels = [
    "direct_16x16x4096", "direct_1x128x512"
  ], factors = [269, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, mn = 17}, at_most = {n = 16, m = 3, k = 592528, mn = 24}, kernels = [
    "direct_10x32x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, mn = 25}, at_most = {n = 16, m = 3, k = 592528}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "slab_16x16x128"
  ], factors = [256, 272, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, mn = 17, m = 4}, at_most = {n = 16, m = 4, k = 592528}, kernels = [
    "direct_6x64x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, k = 592529}, at_most = {n = 16, m = 4}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "slab_16x8x128", "slab_16x16x128"
  ], factors = [233, 244, 243, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 5}, at_most = {n = 8, m = 16, mnk = 212279}, kernels = [
    "direct_16x16x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 5, mnk = 212280}, at_most = {n = 8, m = 15}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_5x64x512", "slab_6x64x128", "slab_8x32x64",
    "slab_16x8x128"
  ], factors = [221, 259, 253, 259, 261, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 308, m = 16, mnk = 212280}, at_most = {n = 8, m = 16}, kernels = [
    "direct_16x16x4096", "slab_8x32x64", "block_10x16x1024"
  ], factors = [290, 268, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 5}, at_most = {n = 16, m = 9, k = 308360}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "slab_6x64x128", "slab_8x32x64"
  ], factors = [246, 256, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 10}, at_most = {n = 16, m = 16, k = 308360}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "slab_8x32x64"
  ], factors = [264, 266, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 308, m = 5, k = 308361}, at_most = {n = 16, m = 16}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_16x16x128"
  ], factors = [251, 219, 240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17}, at_most = {n = 8, mk = 7473764, k = 30, nk = 57, m = 362}, kernels = [
    "direct_16x8x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 363}, at_most = {n = 7, mk = 7473764, k = 30, nk = 57}, kernels = [
    "direct_16x16x4096", "direct_16x8x1024", "direct_5x64x512"
  ], factors = [246, 243, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 363}, at_most = {n = 8, mk = 7473764, k = 30, nk = 57}, kernels = [
    "direct_3x128x512", "direct_16x8x1024"
  ], factors = [236, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 58}, at_most = {n = 8, mk = 7473764, k = 30, k_even = 4, mn = 768881}, kernels = [
    "direct_16x16x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 58, mn = 768882}, at_most = {n = 8, mk = 7473764, k = 30, k_even = 4}, kernels = [
    "dot_3x8x4096", "direct_16x16x4096", "direct_16x8x1024", "direct_5x64x512"
  ], factors = [244, 269, 258, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 58, k_even = 5}, at_most = {n = 8, mk = 7473764, k = 30}, kernels = [
    "direct_16x16x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17}, at_most = {n = 16, mk = 7473764, k = 30, mn = 1200}, kernels = [
    "direct_16x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mn = 1201}, at_most = {n = 15, mk = 7473764, k = 30, m = 320331}, kernels = [
    "block_10x32x2048", "block_16x16x4096"
  ], factors = [252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 17, mn = 1201}, at_most = {n = 16, mk = 7473764, k = 10, m = 320331}, kernels = [
    "direct_16x16x4096", "direct_3x128x512"
  ], factors = [258, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 17, mn = 1201, k = 11}, at_most = {n = 16, mk = 7473764, k = 30, m = 320331}, kernels = [
    "direct_16x16x4096", "direct_5x64x512"
  ], factors = [262, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 320332, mn = 1201}, at_most = {n = 16, mk = 7473764, k = 30}, kernels = [
    "direct_3x128x512", "slab_16x16x128", "tall_8x32x1024", "block_6x64x128", "block_10x16x1024"
  ], factors = [245, 263, 264, 238, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31}, at_most = {n = 8, mk = 303933, mn = 836, k_even = 724}, kernels = [
    "dot_4x4x4096", "direct_16x16x4096"
  ], factors = [302, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, mk = 303934}, at_most = {n = 8, mk = 7473764, mn = 836, k_even = 724}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096", "direct_16x16x4096", "block_10x32x2048",
    "block_16x16x4096"
  ], factors = [280, 277, 284, 279, 248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, k_even = 725}, at_most = {n = 8, mk = 7473764, mn = 836}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x2x4096"
  ], factors = [267, 253, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, mn = 837}, at_most = {n = 8, mk = 7473764, nk = 617, k_even = 32}, kernels = [
    "dot_12x2x4096", "dot_3x8x4096", "direct_16x16x4096", "sweep_16x16x4096"
  ], factors = [230, 260, 300, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, mn = 837, k_even = 33}, at_most = {n = 8, mk = 7473764, nk = 617}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [257, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, mn = 837, nk = 618}, at_most = {n = 8, mk = 173391}, kernels = [
    "dot_3x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, mn = 837, nk = 618, mk = 173392}, at_most = {n = 8, mk = 4198939, k = 1500}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [242, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 1501, mn = 837, nk = 618, mk = 173392}, at_most = {n = 8, mk = 4198939}, kernels = [
    "dot_6x4x4096", "dot_3x4x4096", "dot_3x8x4096"
  ], factors = [251, 245, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 31, mn = 837, nk = 618, mk = 4198940}, at_most = {n = 8, mk = 7473764}, kernels = [
    "dot_3x8x4096", "sweep_16x16x4096"
  ], factors = [258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 31}, at_most = {n = 16, mk = 7473764, k_even = 724, m = 44}, kernels = [
    "block_10x16x1024", "block_16x16x4096"
  ], factors = [252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31}, at_most = {n = 15, mk = 7473764, k_even = 724, mnk = 44622212}, kernels = [
    "dot_4x4x4096", "tall_16x16x4096", "block_10x32x2048", "block_16x16x4096"
  ], factors = [245, 262, 271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31, mnk = 44622213}, at_most = {n = 15, mk = 7473764, k_even = 724}, kernels = [
    "direct_16x16x4096", "tall_16x16x4096", "block_16x16x4096"
  ], factors = [232, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, k = 31}, at_most = {n = 16, mk = 7473764, k_even = 128, mnk = 36364823}, kernels = [
    "direct_6x64x1024", "tall_16x16x4096", "block_16x16x4096"
  ], factors = [286, 264, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, k = 31, k_even = 129}, at_most = {n = 16, mk = 7473764, k_even = 724, mnk = 36364823}, kernels = [
    "direct_16x16x4096", "block_10x32x2048", "block_16x16x4096"
  ], factors = [237, 274, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, k = 31, mnk = 36364824}, at_most = {n = 16, mk = 7473764, k_even = 724}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "tall_16x16x4096", "block_10x32x2048", "block_10x16x1024",
    "block_16x16x4096"
  ], factors = [238, 249, 247, 257, 252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 31, k_even = 725}, at_most = {n = 16, mk = 7473764, m = 65}, kernels = [
    "direct_6x64x1024", "slab_8x32x64", "block_10x32x2048"
  ], factors = [247, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 66, k = 31, k_even = 725}, at_most = {n = 16, mk = 7473764}, kernels = [
    "block_10x32x2048", "block_10x16x1024"
  ], factors = [265, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 7473765}, at_most = {n = 8, k_even = 724, k = 40}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512", "sweep_16x16x4096", "tall_8x32x1024",
    "block_10x16x1024"
  ], factors = [194, 194, 185, 269, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 7473765, k = 41}, at_most = {n = 8, k_even = 724}, kernels = [
    "sweep_16x8x4096", "sweep_16x16x4096", "tall_10x32x2048", "tall_16x16x4096", "tall_10x16x1024",
    "block_16x16x4096"
  ], factors = [237, 262, 242, 235, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 7473765, k_even = 725}, at_most = {n = 8}, kernels = [
    "tall_10x32x2048", "tall_8x32x1024", "block_10x32x2048", "block_10x16x1024"
  ], factors = [271, 265, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 7473765}, at_most = {n = 16, k = 69}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096",
    "block_10x16x1024"
  ], factors = [217, 209, 224, 236, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 7473765, k = 70}, at_most = {n = 15, k_even = 724}, kernels = [
    "sweep_16x16x4096", "tall_10x32x2048", "tall_16x16x4096", "tall_8x32x1024", "block_10x32x2048",
    "block_16x16x4096"
  ], factors = [207, 238, 233, 245, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 17, mk = 7473765, k = 70}, at_most = {n = 16, k_even = 724}, kernels = [
    "sweep_16x16x4096", "tall_10x32x2048", "tall_16x16x4096", "tall_10x16x1024"
  ], factors = [234, 239, 232, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 7473765, k = 70, k_even = 725}, at_most = {n = 16}, kernels = [
    "tall_10x32x2048", "tall_8x32x1024", "block_10x32x2048"
  ], factors = [244, 245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 1, nk = 2713, n_even = 362}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2714}, at_most = {m = 1, nk = 4657135, n_even = 362, mnk = 263165, mn = 41}, kernels = [
    "direct_10x32x2048", "direct_1x128x512"
  ], factors = [316, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2714, mn = 42}, at_most = {m = 1, nk = 4657135, n_even = 8, mnk = 263165}, kernels = [
    "direct_3x128x512"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2714, mn = 42, n_even = 9}, at_most = {m = 1, nk = 4657135, n_even = 362, mnk = 263165}, kernels = [
    "direct_3x128x512"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2714, mnk = 263166}, at_most = {m = 1, nk = 4657135, n_even = 32, k = 8766}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "skinny_10x32x64", "sweep_whole_1x256x1024"
  ], factors = [287, 282, 263, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2714, mnk = 263166, n_even = 33}, at_most = {m = 1, nk = 4657135, n_even = 362, k = 8766}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512", "direct_1x128x512", "sweep_whole_1x256x1024"
  ], factors = [263, 264, 264, 264, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2714, mnk = 263166, k = 8767}, at_most = {m = 1, nk = 4657135, n_even = 362}, kernels = [
    "direct_10x32x2048", "direct_3x128x512", "direct_1x128x512", "slab_10x32x64", "sweep_whole_1x256x1024"
  ], factors = [262, 272, 261, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2}, at_most = {m = 3, nk = 4657135, n_even = 362, mn = 96, k = 106}, kernels = [
    "skinny_10x32x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, k = 107}, at_most = {m = 3, nk = 4657135, n_even = 362, mn = 96, n = 29}, kernels = [
    "direct_10x32x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, m = 2, k = 107}, at_most = {m = 3, nk = 4657135, n_even = 362, mn = 96}, kernels = [
    "direct_10x32x2048", "sweep_whole_6x64x1024"
  ], factors = [276, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 97}, at_most = {m = 3, nk = 4657135, n_even = 362, mnk = 5158}, kernels = [
    "skinny_6x64x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 97, mnk = 5159}, at_most = {m = 3, nk = 4657135, n_even = 362, mn = 552}, kernels = [
    "direct_6x64x1024", "direct_3x128x512"
  ], factors = [256, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 553, mnk = 5159}, at_most = {m = 3, nk = 3464437, n_even = 362, mk = 2240}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [281, 279, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 553, mnk = 5159, mk = 2241}, at_most = {m = 3, nk = 3464437, n_even = 362}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "slab_6x64x64", "sweep_whole_3x128x512"
  ], factors = [254, 259, 268, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 553, mnk = 5159, nk = 3464438}, at_most = {m = 3, nk = 4657135, n_even = 362}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "slab_10x32x64"
  ], factors = [222, 241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363}, at_most = {m = 1, nk = 4657135, mnk = 324069}, kernels = [
    "direct_3x128x512", "sweep_6x64x16", "sweep_3x128x512", "axpy_4x16x64"
  ], factors = [276, 267, 285, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, mnk = 324070}, at_most = {m = 1, nk = 4657135}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "sweep_3x128x512", "axpy_4x64x64"
  ], factors = [268, 257, 264, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2}, at_most = {m = 3, nk = 3442979}, kernels = [
    "direct_3x128x512", "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [243, 257, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2, nk = 3442980}, at_most = {m = 3, nk = 4657135}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "skinny_3x128x64", "slab_6x64x64", "sweep_whole_3x128x512"
  ], factors = [232, 231, 225, 229, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 5, nk = 1949, mnk = 29432}, kernels = [
    "skinny_10x32x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 1950}, at_most = {m = 5, nk = 4657135, mnk = 29432}, kernels = [
    "sweep_whole_4x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 29433}, at_most = {m = 5, nk = 4657135, mn = 155, n = 21}, kernels = [
    "direct_10x32x2048", "skinny_10x32x64", "sweep_whole_4x64x256"
  ], factors = [241, 233, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 4, mnk = 29433}, at_most = {m = 5, nk = 4657135, mn = 155}, kernels = [
    "direct_10x32x2048", "skinny_10x32x64", "slab_10x32x128"
  ], factors = [236, 225, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 29433, mn = 156}, at_most = {m = 5, nk = 4657135, n_even = 724, mk = 16771}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [246, 250, 239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 29433, mn = 156, mk = 16772}, at_most = {m = 5, nk = 4657135, n_even = 724}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "skinny_6x64x64", "slab_10x32x64", "slab_6x64x64",
    "sweep_whole_4x64x256"
  ], factors = [235, 231, 238, 246, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 29433, mn = 156, n_even = 725}, at_most = {m = 5, nk = 4657135}, kernels = [
    "direct_6x64x1024", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [235, 236, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6}, at_most = {m = 12, nk = 3207655, mk = 587, n = 45}, kernels = [
    "skinny_10x32x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 6}, at_most = {m = 12, nk = 3207655, mk = 587, k = 6}, kernels = [
    "sweep_6x64x16"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 6, k = 7}, at_most = {m = 12, nk = 3207655, mk = 587}, kernels = [
    "sweep_10x32x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mk = 588}, at_most = {m = 8, nk = 3207655, n = 32}, kernels = [
    "direct_10x32x2048", "skinny_10x32x64", "slab_6x64x128", "sweep_whole_6x64x1024"
  ], factors = [240, 235, 254, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 588}, at_most = {m = 12, nk = 3207655, n = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "slab_10x32x128", "sweep_whole_6x64x1024"
  ], factors = [265, 259, 268, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, mk = 588}, at_most = {m = 6, nk = 3207655}, kernels = [
    "direct_6x64x1024", "slab_6x64x64", "sweep_whole_6x64x1024"
  ], factors = [271, 269, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mk = 588}, at_most = {m = 8, nk = 3207655}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "slab_8x32x32", "slab_8x32x64", "sweep_whole_10x32x2048"
  ], factors = [245, 233, 259, 254, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 588}, at_most = {m = 9, nk = 3207655}, kernels = [
    "direct_10x32x2048", "direct_5x64x512", "skinny_10x32x64", "skinny_6x64x64", "slab_6x64x128"
  ], factors = [270, 251, 271, 259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, mk = 588}, at_most = {m = 10, nk = 3207655}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "slab_10x32x128", "sweep_whole_10x32x2048", "sweep_whole_10x32x1024"
  ], factors = [268, 251, 262, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, mk = 588}, at_most = {m = 12, nk = 3207655}, kernels = [
    "direct_6x64x1024", "slab_6x64x128", "sweep_whole_6x64x1024"
  ], factors = [248, 252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, nk = 3207656}, at_most = {m = 8, nk = 4657135}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_8x32x64"
  ], factors = [224, 250, 236, 259, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, nk = 3207656}, at_most = {m = 12, nk = 4657135}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "slab_10x32x64", "slab_6x64x64", "sweep_whole_10x32x1024"
  ], factors = [260, 256, 260, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4657136}, at_most = {m = 3, n = 477, nk = 8118005, mn = 182}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64"
  ], factors = [237, 240, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4657136, mn = 183}, at_most = {m = 3, n = 477, nk = 8118005}, kernels = [
    "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64"
  ], factors = [237, 244, 235, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8118006}, at_most = {m = 3, n = 477, k = 269243}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_10x32x64", "slab_16x16x128", "sweep_whole_1x256x1024"
  ], factors = [245, 262, 243, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8118006, k = 269244}, at_most = {m = 3, n = 477}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "slab_16x16x128"
  ], factors = [245, 248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 4657136}, at_most = {m = 1, nk = 7897114}, kernels = [
    "skinny_6x64x64", "axpy_4x64x64", "sweep_whole_1x256x1024"
  ], factors = [253, 247, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 7897115}, at_most = {m = 1, n_even = 256}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64", "sweep_whole_1x256x1024"
  ], factors = [267, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 7897115, n_even = 257}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [280, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 4657136, m = 2}, at_most = {m = 3, nk = 8284149, mnk = 16134744}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "slab_8x32x32"
  ], factors = [238, 231, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 4657136, m = 2, mnk = 16134745}, at_most = {m = 3, nk = 8284149}, kernels = [
    "skinny_6x64x64", "slab_8x32x32"
  ], factors = [236, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 8284150, m = 2}, at_most = {m = 3, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "axpy_4x16x64", "axpy_4x64x64", "slab_16x16x64"
  ], factors = [251, 254, 278, 275, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 478, nk = 8284150, m = 2, n_even = 363}, at_most = {m = 3}, kernels = [
    "skinny_3x128x64", "axpy_4x32x64", "axpy_4x64x64", "slab_16x16x64", "slab_10x32x64", "slab_16x16x128"
  ], factors = [272, 266, 262, 281, 280, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4657136, m = 4}, at_most = {m = 12, n = 314, k = 543303, nk = 8039322}, kernels = [
    "slab_10x32x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [250, 246, 249, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8039323, m = 4}, at_most = {m = 12, n = 314, k = 543303}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_8x32x64", "slab_10x32x64", "slab_16x16x128"
  ], factors = [240, 218, 225, 232, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4657136, m = 4, k = 543304}, at_most = {m = 12, n = 314}, kernels = [
    "slab_10x32x128", "slab_10x32x64"
  ], factors = [232, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 315, nk = 4657136, m = 4}, at_most = {m = 12, n = 593}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [241, 246, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 594, nk = 4657136, m = 4}, at_most = {m = 4, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [248, 225, 231, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 594, nk = 4657136, m = 4, n_even = 363}, at_most = {m = 4}, kernels = [
    "skinny_6x64x64", "slab_8x32x32", "slab_16x16x128"
  ], factors = [267, 263, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 594, nk = 4657136, m = 5}, at_most = {m = 6}, kernels = [
    "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32", "slab_6x64x64", "slab_16x16x128"
  ], factors = [221, 225, 234, 214, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 594, nk = 4657136, m = 7}, at_most = {m = 12, mn = 10127}, kernels = [
    "skinny_10x32x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [267, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 594, nk = 4657136, m = 7, mn = 10128}, at_most = {m = 10}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [258, 254, 228, 235, 236, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 594, nk = 4657136, m = 11, mn = 10128}, at_most = {m = 12, n = 4671}, kernels = [
    "slab_6x64x128", "slab_6x64x64"
  ], factors = [220, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4672, nk = 4657136, m = 11, mn = 10128}, at_most = {m = 12}, kernels = [
    "skinny_6x64x64", "slab_16x16x64", "slab_6x64x64"
  ], factors = [244, 265, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13}, at_most = {nk = 254, k = 4, n_even = 362, mnk = 3020}, kernels = [
    "direct_3x128x512"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, mnk = 3021}, at_most = {nk = 254, k = 4, n_even = 362, n = 51}, kernels = [
    "direct_5x64x512", "block_6x64x128"
  ], factors = [313, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 13, mnk = 3021}, at_most = {nk = 254, k = 4, n_even = 362, mn = 30655, n = 130}, kernels = [
    "direct_6x64x1024"
  ], factors = [327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 13, mnk = 3021, mn = 30656}, at_most = {nk = 254, k = 4, n_even = 362, mn = 370727, n = 130}, kernels = [
    "direct_3x128x512", "direct_5x64x512"
  ], factors = [336, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 131, m = 13, mnk = 3021}, at_most = {nk = 254, k = 4, n_even = 362, mn = 370727}, kernels = [
    "direct_6x64x1024"
  ], factors = [430]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 13, mnk = 3021, mn = 370728}, at_most = {nk = 254, k = 4, n_even = 362}, kernels = [
    "direct_5x64x512", "direct_1x128x512", "sweep_whole_10x32x2048"
  ], factors = [275, 283, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255}, at_most = {nk = 6207074, k = 4, n_even = 362, mn = 286273, m = 27, mk = 59}, kernels = [
    "skinny_6x64x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 28, nk = 255}, at_most = {nk = 6207074, k = 4, n_even = 362, mn = 286273, m = 70, mk = 59}, kernels = [
    "direct_3x128x512", "sweep_6x64x16"
  ], factors = [265, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255, mk = 60}, at_most = {nk = 6207074, k = 4, n_even = 362, mn = 286273, m = 70}, kernels = [
    "direct_6x64x1024"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 71, nk = 255}, at_most = {nk = 6207074, k = 1, n_even = 362, mn = 286273}, kernels = [
    "direct_6x64x1024", "direct_3x128x512"
  ], factors = [378, 427]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 71, nk = 255, k = 2}, at_most = {nk = 1009, k = 4, n_even = 362, mn = 286273}, kernels = [
    "direct_6x64x1024"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 71, nk = 1010, k = 2}, at_most = {nk = 6207074, k = 4, n_even = 362, mn = 286273}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64"
  ], factors = [299, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255, mn = 286274}, at_most = {nk = 6207074, k = 1, n_even = 128, mn = 5429377}, kernels = [
    "direct_5x64x512", "direct_1x128x512", "sweep_10x32x2048", "sweep_whole_6x64x1024",
    "sweep_whole_4x64x256", "sweep_whole_8x32x1024"
  ], factors = [278, 265, 259, 258, 264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255, mn = 286274, k = 2}, at_most = {nk = 6207074, k = 4, n_even = 128, mn = 5429377, n = 167}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "sweep_whole_10x32x1024"
  ], factors = [264, 259, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 168, m = 13, nk = 255, mn = 286274, k = 2}, at_most = {nk = 6207074, k = 4, n_even = 128, mn = 5429377}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_4x64x256",
    "sweep_whole_10x32x1024", "tall_8x32x1024"
  ], factors = [248, 239, 246, 242, 244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255, mn = 286274, n_even = 129}, at_most = {nk = 6207074, k = 4, n_even = 362, mn = 5429377}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "direct_1x128x512", "sweep_6x64x16", "sweep_whole_10x32x1024"
  ], factors = [239, 240, 252, 252, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255, mn = 5429378}, at_most = {nk = 6207074, k = 4, n_even = 362, mnk = 23800836}, kernels = [
    "sweep_16x16x4096", "slab_16x16x64", "sweep_whole_10x32x1024"
  ], factors = [233, 254, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 255, mn = 5429378, mnk = 23800837}, at_most = {nk = 6207074, k = 4, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x32x1024", "sweep_whole_10x32x1024"
  ], factors = [261, 269, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, n_even = 363}, at_most = {nk = 6207074, k = 4, mn = 6873475, n_even = 724}, kernels = [
    "sweep_6x64x16"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, n_even = 725}, at_most = {nk = 6207074, k = 4, mn = 6873475, mnk = 136095}, kernels = [
    "sweep_6x64x16"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, n_even = 725, mnk = 136096}, at_most = {nk = 6207074, k = 4, mn = 6873475}, kernels = [
    "direct_1x128x512", "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_4x64x256",
    "sweep_whole_8x32x1024"
  ], factors = [242, 251, 249, 242, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, n_even = 363, mn = 6873476}, at_most = {nk = 6207074, k = 4}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x32x1024", "sweep_whole_10x32x1024", "sweep_whole_1x256x1024"
  ], factors = [270, 266, 270, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5}, at_most = {nk = 3685368, mk = 525, k_even = 724, mn = 5700479, m = 48, n = 98}, kernels = [
    "direct_6x64x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, m = 13, k = 5}, at_most = {nk = 3685368, mk = 525, k_even = 724, mn = 5700479, m = 48}, kernels = [
    "sweep_6x64x16"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 526}, at_most = {nk = 3685368, mk = 2171636, k_even = 724, mn = 5700479, m = 48, n = 31}, kernels = [
    "direct_10x32x2048", "slab_10x32x128"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 13, k = 5, mk = 526}, at_most = {nk = 3685368, mk = 2171636, k_even = 724, mn = 5700479, m = 15}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "slab_10x32x128", "slab_8x32x64"
  ], factors = [250, 254, 257, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 16, k = 5, mk = 526}, at_most = {nk = 3685368, mk = 9602, k_even = 724, mn = 5700479, m = 48}, kernels = [
    "direct_6x64x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 16, k = 5, mk = 9603}, at_most = {nk = 3685368, mk = 2171636, k_even = 724, mn = 5700479, m = 25}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "skinny_10x32x64", "slab_6x64x64", "sweep_whole_6x64x1024",
    "block_10x32x2048"
  ], factors = [254, 259, 258, 258, 260, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 26, k = 5, mk = 9603}, at_most = {nk = 3685368, mk = 2171636, k_even = 724, mn = 5700479, m = 48}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "slab_6x64x128", "sweep_whole_6x64x1024", "block_10x32x2048",
    "block_16x16x4096"
  ], factors = [252, 259, 260, 262, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, nk = 3685369}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, m = 15}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [249, 249, 247, 244, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 5, nk = 3685369}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, m = 48}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [246, 248, 249, 251, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 5}, at_most = {nk = 495, mk = 2171636, k_even = 724, mn = 5700479, k = 19}, kernels = [
    "direct_6x64x1024", "block_6x64x128"
  ], factors = [268, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 5, nk = 496}, at_most = {nk = 922, mk = 2171636, k_even = 724, mn = 5700479, k = 19}, kernels = [
    "direct_5x64x512", "block_6x64x128"
  ], factors = [261, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 5, nk = 923}, at_most = {nk = 12124, mk = 2171636, k_even = 724, mn = 5700479, k = 19, n_even = 128}, kernels = [
    "direct_5x64x512", "sweep_whole_10x32x2048", "block_6x64x128"
  ], factors = [253, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 5, nk = 12125}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, k = 19, n_even = 128}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [234, 236, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 5, nk = 923, n_even = 129}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, k = 19, n_even = 724}, kernels = [
    "sweep_6x64x16", "sweep_whole_10x32x2048", "sweep_whole_4x64x256"
  ], factors = [251, 248, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 5, nk = 923, n_even = 725}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, k = 8}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "slab_6x64x128", "sweep_whole_10x32x2048", "sweep_whole_8x32x1024"
  ], factors = [229, 240, 248, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 9, nk = 923, n_even = 725}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, k = 19}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "slab_6x64x128", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [240, 255, 263, 247, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 20}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 32, n_even = 4, k = 46}, kernels = [
    "slab_8x32x32", "tall_8x32x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [245, 251, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 47}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 32, n_even = 4, m = 1381}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "sweep_whole_10x32x2048", "tall_8x32x1024"
  ], factors = [257, 232, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 1382, k = 47}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 32, n_even = 4}, kernels = [
    "dot_3x8x4096", "direct_10x32x2048", "block_6x64x128"
  ], factors = [245, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 49, k = 20, n_even = 5}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [273, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 49, k = 20}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 50}, kernels = [
    "dot_3x8x4096", "direct_6x64x1024", "tall_8x32x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [240, 273, 265, 265, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 49, k = 20}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n_even = 4, m = 125}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "skinny_10x32x64", "slab_10x32x128", "sweep_whole_6x64x1024",
    "block_10x32x2048"
  ], factors = [244, 249, 262, 266, 267, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 126, k = 20}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n_even = 4, k = 82}, kernels = [
    "direct_6x64x1024", "sweep_whole_10x32x1024", "tall_8x32x1024", "block_6x64x128"
  ], factors = [244, 256, 262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 126, k = 83}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n_even = 4, n = 183}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "tall_8x32x1024", "block_10x32x2048"
  ], factors = [237, 226, 260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, m = 126, k = 83}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n_even = 4}, kernels = [
    "direct_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_8x32x1024", "block_10x32x2048"
  ], factors = [244, 266, 268, 267, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 49, k = 20, n_even = 5}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 239, k = 115}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_3x128x512", "tall_8x32x1024"
  ], factors = [264, 221, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 49, k = 116, n_even = 5}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479, n = 239}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "sweep_3x128x512", "slab_6x64x128", "sweep_whole_6x64x1024",
    "sweep_whole_10x32x1024"
  ], factors = [273, 264, 252, 268, 272, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 240, m = 49, k = 20, n_even = 5}, at_most = {nk = 3297215, mk = 2171636, k_even = 724, mn = 5700479}, kernels = [
    "direct_6x64x1024", "slab_6x64x128", "sweep_whole_10x32x2048", "sweep_whole_6x64x1024",
    "sweep_whole_10x32x1024", "tall_8x32x1024"
  ], factors = [259, 274, 266, 262, 265, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 240, m = 49, k = 20, n_even = 5, nk = 3297216}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, mn = 5700479}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "tall_10x32x2048", "block_10x32x2048"
  ], factors = [262, 263, 256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mn = 5700480}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, k = 15, n_even = 362, mnk = 75747303}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024"
  ], factors = [238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mn = 5700480, mnk = 75747304}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, k = 15, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x32x1024", "sweep_whole_10x32x1024"
  ], factors = [215, 229, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mn = 5700480, n_even = 363}, at_most = {nk = 6207074, mk = 2171636, k_even = 724, k = 15}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024"
  ], factors = [248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 16, mn = 5700480}, at_most = {nk = 6207074, mk = 2171636, k_even = 724}, kernels = [
    "sweep_10x32x2048", "slab_8x32x32", "sweep_whole_10x32x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [228, 237, 240, 214, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, k_even = 725}, at_most = {nk = 3923410, mk = 2171636, m = 40, n_even = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "slab_10x32x128", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [238, 244, 244, 254, 251, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, k_even = 725, n_even = 33}, at_most = {nk = 3923410, mk = 2171636, m = 40}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "skinny_6x64x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x64"
  ], factors = [259, 258, 254, 255, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 41, k = 5, k_even = 725}, at_most = {nk = 3923410, mk = 2171636, n = 436, n_even = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "slab_10x32x128", "slab_10x32x64", "block_10x32x2048"
  ], factors = [246, 239, 253, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 41, k = 5, k_even = 725, n_even = 33}, at_most = {nk = 3923410, mk = 2171636, n = 436}, kernels = [
    "direct_6x64x1024", "slab_10x32x128", "sweep_whole_6x64x1024", "block_10x32x2048"
  ], factors = [252, 261, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 437, m = 41, k = 5, k_even = 725}, at_most = {nk = 3923410, mk = 2171636}, kernels = [
    "direct_5x64x512", "slab_6x64x128", "tall_8x32x1024", "block_10x32x2048"
  ], factors = [255, 263, 253, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, k_even = 725, nk = 3923411}, at_most = {nk = 6207074, mk = 2171636, m = 56}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_8x32x64", "slab_6x64x64"
  ], factors = [252, 244, 244, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 57, k = 5, k_even = 725, nk = 3923411}, at_most = {nk = 6207074, mk = 2171636}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "block_10x32x2048"
  ], factors = [259, 254, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 2171637}, at_most = {nk = 97974, mk = 5141168, m = 106741, n = 29}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "direct_10x32x2048", "sweep_10x32x2048", "sweep_whole_10x32x1024",
    "tall_8x32x1024"
  ], factors = [241, 248, 251, 250, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, m = 13, k = 5, mk = 2171637}, at_most = {nk = 97974, mk = 5141168, m = 106741}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "sweep_whole_10x32x2048", "sweep_whole_10x32x1024",
    "tall_8x32x1024", "block_10x32x2048"
  ], factors = [251, 233, 256, 256, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 2171637, nk = 97975}, at_most = {nk = 6207074, mk = 5141168, m = 106741, mnk = 138073400}, kernels = [
    "direct_10x32x2048", "slab_10x32x128", "slab_6x64x128", "slab_16x16x128", "tall_10x32x2048",
    "block_10x32x2048"
  ], factors = [256, 247, 240, 246, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 2171637, nk = 97975, mnk = 138073401}, at_most = {nk = 6207074, mk = 5141168, m = 106741}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024", "block_10x32x2048", "block_16x16x4096"
  ], factors = [258, 261, 263, 266, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 106742, k = 5, mk = 2171637}, at_most = {nk = 6207074, mk = 5141168}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "sweep_whole_10x32x1024", "tall_8x32x1024", "block_10x32x2048"
  ], factors = [212, 237, 256, 222, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 5141169}, at_most = {nk = 6207074, m = 3120, k_even = 181}, kernels = [
    "sweep_10x32x2048", "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_8x32x1024"
  ], factors = [263, 263, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 5, mk = 5141169, k_even = 182}, at_most = {nk = 6207074, m = 3120}, kernels = [
    "slab_10x32x128", "sweep_whole_6x64x1024", "sweep_whole_4x64x256", "block_10x32x2048"
  ], factors = [257, 265, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3121, k = 5, mk = 5141169}, at_most = {nk = 6207074, k = 70}, kernels = [
    "direct_6x64x1024", "sweep_10x32x2048", "sweep_whole_10x32x1024", "tall_8x32x1024", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [218, 238, 260, 225, 253, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3121, k = 71, mk = 5141169}, at_most = {nk = 7546}, kernels = [
    "sweep_10x32x2048", "sweep_whole_10x32x2048", "sweep_whole_8x32x1024", "tall_10x32x2048", "tall_8x32x1024"
  ], factors = [243, 243, 242, 231, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3121, k = 71, mk = 5141169, nk = 7547}, at_most = {nk = 6207074}, kernels = [
    "sweep_10x32x2048", "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "tall_8x32x1024"
  ], factors = [252, 252, 257, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 6207075}, at_most = {m = 17, k = 24164}, kernels = [
    "skinny_10x32x64", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64", "slab_16x16x128"
  ], factors = [251, 215, 228, 224, 231, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 6207075}, at_most = {m = 36, k = 24164, nk = 9317836}, kernels = [
    "slab_6x64x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [238, 248, 249, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 9317837}, at_most = {m = 36, k = 24164}, kernels = [
    "slab_6x64x128", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [232, 213, 231, 232, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 6207075, k = 24165}, at_most = {m = 26}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_8x32x32", "slab_8x32x64", "slab_10x32x64", "slab_16x16x128"
  ], factors = [234, 250, 222, 219, 227, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, nk = 6207075, k = 24165}, at_most = {m = 36}, kernels = [
    "slab_10x32x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [241, 239, 236, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 37, nk = 6207075}, at_most = {mn = 7799}, kernels = [
    "slab_10x32x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 37, nk = 6207075, mn = 7800}, at_most = {k_even = 512, m = 63}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [244, 251, 246, 242, 241, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 64, nk = 6207075, mn = 7800}, at_most = {k_even = 512}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x64", "slab_10x32x64", "block_10x32x2048"
  ], factors = [249, 259, 255, 253, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 37, nk = 6207075, mn = 7800, k_even = 513}, at_most = {}, kernels = [
    "slab_6x64x128"
  ], factors = [235]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
