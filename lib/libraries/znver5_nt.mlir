// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 970 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 20 of 31 candidates kept (1001 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.030, worst 2.50
// predicted against measured time: median error 6.8 %; g: 4.7 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [24232, 3404041, 6284488, 10204241],
      g_slope = [1689904, 2880447, 3919753, 3120354], region = 4446, visit = 1640, loop = 235, fma = 428,
      conflict_a = 1855, split = 161, a_near = 66, a_far = 589, b_far = 953, c_near = 484, c_far = 1024,
      rows_near = 1024, once_near = 131, once_far = 403, alias_a = 28, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 13], g_ps = [19063, 1933385, 2634824, 4256805, 8838214, 22568226],
      g_slope = [957161, 701439, 1621981, 2290704, 1961430, 2457349], region = 3776, visit = 1469, loop = 975,
      fma = 329, edge = 48, conflict_a = 1357, split = 145, a_near = 20, a_far = 613, b_near = 162,
      b_far = 828, c_near = 651, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 135,
      once_far = 411, alias_a = 64, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [21485, 2488679, 3627989], g_slope = [822398, 1139310, 1900122], region = 4200,
      visit = 1287, loop = 1449, fma = 293, edge = 89, conflict_a = 1270, split = 215, a_near = 3,
      a_far = 736, b_near = 121, b_far = 674, c_near = 421, c_far = 1024, rows_near = 917, once_near = 143,
      once_far = 343, alias_a = 87, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [19540, 3001690, 4357334, 14806821],
      g_slope = [994050, 1355644, 2089897, 2252371], region = 4538, visit = 1158, loop = 1350, fma = 294,
      edge = 148, conflict_a = 2705, split = 494, a_far = 926, b_near = 149, b_far = 592, c_near = 156,
      c_far = 1024, rows_far = 784, once_near = 165, once_far = 355, alias_a = 127, reread = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [13231, 2114557, 3271668], g_slope = [233480, 289277, 610021], region = 4666,
      visit = 312, loop = 313, fma = 495, edge = 20, conflict_a = 698, split = 190, a_near = 123, a_far = 670,
      b_near = 136, b_far = 662, c_near = 98, rows_near = 1024, rows_far = 1024, once_near = 50,
      once_far = 378, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [15456, 2995167], g_slope = [744927, 1671309], region = 3875, visit = 1106,
      fma = 530, edge = 8, conflict_a = 1131, split = 71, a_near = 121, a_far = 578, b_near = 443,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 28,
      once_far = 417, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13], g_ps = [17526, 1417125, 2000929, 2740857, 10854914],
      g_slope = [466533, 583804, 369964, 1159151, 979204], region = 4672, visit = 751, loop = 1045, fma = 390,
      edge = 24, conflict_a = 1130, split = 262, stall = 46, a_near = 33, a_far = 586, b_near = 206,
      b_far = 721, c_near = 952, c_far = 1024, rows_near = 788, once_near = 96, once_far = 389, alias_a = 64,
      reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [16665, 3596798, 7997089], g_slope = [895033, 2200145, 1843386], region = 4262,
      visit = 566, loop = 2072, fma = 323, edge = 179, conflict_a = 1756, split = 413, a_far = 755,
      b_near = 171, b_far = 550, once_near = 158, once_far = 363, alias_a = 257, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [15967, 2370752, 4418276], g_slope = [392464, 682508, 911972], region = 3065,
      visit = 252, loop = 2520, fma = 382, edge = 26, conflict_a = 2853, split = 879, a_far = 812,
      b_near = 168, b_far = 335, c_near = 383, c_far = 419, once_near = 181, once_far = 325, reread = 102
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [19493, 2455297, 3600929], g_slope = [811934, 1145632, 1916113], region = 5871,
      visit = 1065, loop = 1521, fma = 298, edge = 162, conflict_a = 823, split = 134, a_far = 717,
      b_near = 158, b_far = 597, c_near = 6, c_far = 465, rows_near = 617, rows_far = 1024, once_near = 123,
      once_far = 386, alias_a = 112, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 6, 13], g_ps = [51327, 18846435, 60150357, 148408429],
      g_slope = [9397554, 10325980, 12608296, 8440303], region = 4038, visit = 906, loop = 5687, fma = 274,
      edge = 180, pack = 92, conflict_a = 1518, conflict_c = 1229, mask = 4, stall = 148, a_near = 28,
      a_far = 150, b_near = 99, b_far = 611, c_near = 9, c_far = 1024, rows_near = 75, rows_far = 1024,
      once_near = 135, once_far = 522, alias_a = 157, alias_c = 144, apart_near = 42, apart_far = 15,
      brief = 20, seam = 290, reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [69843, 13461571, 70575630, 121376714],
      g_slope = [6695864, 8159151, 12700271, 7100250], edge_columns = 16, visit = 546, loop = 10935,
      fma = 282, pack = 81, conflict_a = 2319, conflict_c = 849, conflict = 3955, stall = 177, a_near = 90,
      a_far = 685, b_near = 38, b_far = 446, c_far = 794, rows_far = 1024, once_near = 58, once_far = 339,
      alias_c = 23, apart_near = 116, apart_far = 145, brief = 54, column = 45, seam = 432
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x4096", family = "panel",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [29094, 59544750, 130747786], g_slope = [19838552, 23734345, 19106307],
      region = 6337, visit = 1176, loop = 1616, fma = 269, pack = 127, conflict_a = 16381, conflict_c = 1766,
      mask = 13, stall = 136, a_near = 36, a_far = 319, b_near = 128, b_far = 137, c_near = 9, c_far = 1024,
      rows_near = 124, once_near = 60, once_far = 80, alias_a = 36, alias_c = 819, apart_near = 99,
      apart_far = 437, seam = 192, reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 9], g_ps = [51254, 28780536, 95674214], g_slope = [9576427, 11148946, 8820871],
      region = 3403, visit = 866, loop = 6159, fma = 272, edge = 188, pack = 92, conflict_a = 2500,
      conflict_c = 1217, mask = 34, stall = 118, a_near = 56, a_far = 208, b_near = 126, b_far = 417,
      c_near = 12, c_far = 1024, rows_far = 1024, once_near = 169, once_far = 319, alias_a = 138,
      alias_c = 152, apart_near = 30, apart_far = 193, brief = 15, seam = 276, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2], g_ps = [70709, 13757653], g_slope = [6843472, 7946497], edge_columns = 16, visit = 528,
      loop = 11215, fma = 284, pack = 83, conflict_a = 1899, conflict_c = 802, conflict = 3081, stall = 182,
      a_near = 86, a_far = 713, b_near = 35, b_far = 476, c_far = 781, rows_far = 1024, once_near = 48,
      once_far = 317, alias_c = 32, apart_near = 137, apart_far = 115, brief = 44, column = 62, seam = 373
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 6], g_ps = [67845, 13297693], g_slope = [2204974, 2567781], edge_columns = 16, visit = 427,
      loop = 11097, fma = 285, edge = 136, pack = 78, conflict_a = 2305, conflict_c = 841, conflict = 3547,
      stall = 188, a_near = 99, a_far = 950, b_near = 47, b_far = 397, c_far = 745, rows_far = 1024,
      once_near = 54, once_far = 256, alias_a = 152, alias_c = 31, apart_near = 103, apart_far = 294,
      brief = 55, column = 36, seam = 393
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 9], g_ps = [29278, 49038393, 106659407, 204845379],
      g_slope = [24504557, 28810507, 19637194, 22356715], region = 5831, visit = 1147, loop = 2122, fma = 267,
      pack = 145, conflict_a = 23149, conflict_c = 1320, mask = 30, stall = 83, a_far = 241, b_near = 216,
      b_far = 137, c_near = 91, c_far = 1024, rows_near = 203, once_near = 114, once_far = 135, alias_c = 829,
      apart_near = 66, apart_far = 406, seam = 188, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [69415, 14128482, 71179536, 121958857],
      g_slope = [7029533, 8150150, 12694830, 7393567], edge_columns = 16, visit = 614, loop = 11316,
      fma = 283, pack = 89, conflict_a = 4632, conflict_c = 843, conflict = 2878, stall = 167, a_near = 104,
      a_far = 216, b_near = 96, b_far = 599, c_far = 864, rows_near = 1024, rows_far = 1024, once_near = 135,
      once_far = 454, alias_a = 10, alias_c = 25, apart_near = 68, brief = 55, column = 31, seam = 393
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [110403, 5656768, 21141143, 33318964, 51259536, 59560556],
      g_slope = [5546365, 7742187, 12177821, 8970286, 2767006, 6199781], edge_columns = 16, visit = 401,
      loop = 14230, fma = 328, edge = 91, pack = 65, conflict_a = 16326, conflict_c = 643, conflict = 2902,
      stall = 152, a_near = 375, a_far = 559, b_near = 254, b_far = 628, c_far = 813, rows_near = 1024,
      rows_far = 1024, once_near = 86, once_far = 582, apart_near = 146, brief = 26, column = 164, seam = 948,
      reread = 534
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [44884, 26187452, 66172517], g_slope = [4357094, 5712152, 3766866],
      edge_columns = 16, region = 3225, visit = 690, loop = 6631, fma = 274, edge = 47, pack = 104,
      conflict_a = 3988, conflict_c = 1359, mask = 18, stall = 155, a_near = 78, a_far = 134, b_near = 190,
      b_far = 516, c_far = 1012, rows_far = 1024, once_near = 237, once_far = 318, alias_a = 13,
      alias_c = 117, apart_far = 162, brief = 18, seam = 268, reread = 6
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 6, k = 4, n = 13}, kernels = [
    "dot_2x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5}, at_most = {m = 6, k = 14, n = 13}, kernels = [
    "dot_3x8x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {m = 6, k = 48, n = 13}, kernels = [
    "dot_2x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 14}, at_most = {m = 6, k = 18, n = 305}, kernels = [
    "panel_10x32x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 14, k = 19}, at_most = {m = 6, k = 48, n = 305}, kernels = [
    "dot_2x8x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 306}, at_most = {m = 6, k = 11}, kernels = [
    "tall_3x128x512"
  ], factors = [335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 306, k = 12}, at_most = {m = 6, k = 48}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "block_6x64x1024", "tall_3x128x512"
  ], factors = [236, 241, 216, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49}, at_most = {m = 2, mn = 5}, kernels = [
    "dot_14x2x4096", "dot_2x1x4096"
  ], factors = [267, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6}, at_most = {m = 1, mk = 486}, kernels = [
    "dot_2x8x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, mk = 487}, at_most = {m = 1, mnk = 642119}, kernels = [
    "dot_1x4x4096", "dot_4x6x4096"
  ], factors = [270, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, mk = 487, mnk = 642120}, at_most = {m = 1, n = 1434}, kernels = [
    "dot_8x3x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_1x4x4096"
  ], factors = [239, 234, 230, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, mk = 487, mnk = 642120, n = 1435}, at_most = {m = 1}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_8x1x4096", "dot_2x8x4096", "dot_1x4x4096", "dot_4x6x4096"
  ], factors = [239, 240, 242, 237, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, m = 2}, at_most = {m = 2, mnk = 12517202, k_even = 128, nk = 276319}, kernels = [
    "dot_2x8x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, m = 2, nk = 276320}, at_most = {m = 2, mnk = 12517202, k_even = 128}, kernels = [
    "dot_2x8x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, m = 2, k_even = 129}, at_most = {m = 2, mnk = 12517202, mn = 677}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_1x4x4096"
  ], factors = [263, 289, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 678, m = 2, k_even = 129}, at_most = {m = 2, mnk = 12517202}, kernels = [
    "dot_2x8x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, mn = 6, m = 2, mnk = 12517203}, at_most = {m = 2, k = 2244}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096"
  ], factors = [253, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2245, mn = 6, m = 2, mnk = 12517203}, at_most = {m = 2}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_1x4x4096"
  ], factors = [248, 262, 267, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, m = 3}, at_most = {m = 6, mnk = 18198729, mn = 19}, kernels = [
    "dot_4x2x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, m = 3, mn = 20}, at_most = {m = 6, mnk = 18198729, k = 196, nk = 8429}, kernels = [
    "dot_3x8x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, m = 3, mn = 20, nk = 8430}, at_most = {m = 6, mnk = 18198729, k = 119}, kernels = [
    "dot_4x6x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 3, mn = 20, nk = 8430}, at_most = {m = 6, mnk = 18198729, k = 196}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [252, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 197, m = 3, mn = 20}, at_most = {m = 3, mnk = 18198729}, kernels = [
    "dot_3x8x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 197, m = 4, mn = 20}, at_most = {m = 4, mnk = 18198729, k_even = 128}, kernels = [
    "dot_4x6x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 197, m = 4, mn = 20, k_even = 129}, at_most = {m = 4, mnk = 18198729}, kernels = [
    "dot_4x2x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [228, 261, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 197, m = 5, mn = 20}, at_most = {m = 6, mnk = 18198729}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [268, 267, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, m = 3, mnk = 18198730}, at_most = {m = 6, mnk = 36399647}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [288, 270, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49, m = 3, mnk = 36399648}, at_most = {m = 6}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [293, 264, 255, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {n = 14, k = 13, mn = 150}, kernels = [
    "panel_16x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 151}, at_most = {n = 1, k = 6}, kernels = [
    "panel_5x64x384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 151, n = 2}, at_most = {n = 14, k = 6, mnk = 10905}, kernels = [
    "panel_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 151, n = 2, mnk = 10906}, at_most = {n = 14, k = 6}, kernels = [
    "panel_16x16x4096", "panel_5x64x384", "tall_6x64x1024"
  ], factors = [243, 238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 151, k = 7}, at_most = {n = 14, k = 13, mn = 11585}, kernels = [
    "dot_8x1x4096", "panel_16x16x4096"
  ], factors = [266, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mn = 11586, k = 7}, at_most = {n = 14, k = 13}, kernels = [
    "panel_16x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14}, at_most = {n = 1, mn = 16011, mk = 395937}, kernels = [
    "dot_8x1x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, mk = 395938}, at_most = {n = 1, mn = 16011}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096", "dot_4x2x4096"
  ], factors = [250, 237, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, mn = 16012}, at_most = {n = 1}, kernels = [
    "dot_14x2x4096", "dot_8x3x4096", "dot_2x1x4096", "dot_8x1x4096"
  ], factors = [242, 235, 217, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 2}, at_most = {n = 2, mk = 12078101, mnk = 45737}, kernels = [
    "dot_4x2x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 2, mnk = 45738}, at_most = {n = 2, mk = 482196}, kernels = [
    "dot_14x2x4096", "dot_4x2x4096"
  ], factors = [246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 2, mnk = 45738, mk = 482197}, at_most = {n = 2, mk = 12078101}, kernels = [
    "dot_14x2x4096", "dot_4x2x4096"
  ], factors = [253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 2, mk = 12078102}, at_most = {n = 2}, kernels = [
    "dot_14x2x4096", "dot_8x3x4096", "dot_4x2x4096"
  ], factors = [232, 226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 3}, at_most = {n = 3, mnk = 32160478}, kernels = [
    "dot_8x3x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 4}, at_most = {n = 4, mnk = 32160478, k = 24}, kernels = [
    "dot_6x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 25, n = 4}, at_most = {n = 4, mnk = 66366}, kernels = [
    "dot_6x4x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 25, n = 4, mnk = 66367}, at_most = {n = 4, mnk = 32160478}, kernels = [
    "dot_6x4x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 3, mnk = 32160479}, at_most = {n = 4}, kernels = [
    "dot_8x3x4096", "dot_6x4x4096", "dot_1x4x4096", "dot_4x6x4096", "tall_16x16x4096"
  ], factors = [264, 238, 233, 238, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 5}, at_most = {n = 8, mn = 70777, k = 30}, kernels = [
    "panel_16x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 31, n = 5}, at_most = {n = 8, mn = 70777, k = 57}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 9}, at_most = {n = 14, mn = 70777, k = 57}, kernels = [
    "panel_16x16x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 58, n = 5}, at_most = {n = 6, mn = 70777, mnk = 55883867}, kernels = [
    "dot_4x6x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 58, n = 7}, at_most = {n = 8, mn = 70777, mnk = 55883867, m = 45}, kernels = [
    "dot_3x8x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 58, n = 7}, at_most = {n = 8, mn = 70777, mnk = 55883867, k_even = 181}, kernels = [
    "dot_2x8x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 58, n = 7, k_even = 182}, at_most = {n = 8, mn = 70777, mnk = 55883867}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [246, 239, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 58, n = 9}, at_most = {n = 14, mn = 70777, mnk = 55883867, k = 272}, kernels = [
    "dot_4x6x4096", "panel_16x16x4096"
  ], factors = [245, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 273, n = 9}, at_most = {n = 14, mn = 70777, mnk = 55883867}, kernels = [
    "dot_8x3x4096", "dot_2x8x4096", "dot_4x6x4096", "panel_16x16x4096"
  ], factors = [254, 240, 242, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 58, n = 5, mnk = 55883868}, at_most = {n = 14, mn = 70777}, kernels = [
    "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 5, mn = 70778}, at_most = {n = 8, k = 61}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "panel_6x64x1024", "panel_5x64x384"
  ], factors = [238, 239, 244, 223, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 14, n = 9, mn = 70778}, at_most = {n = 14, k = 61}, kernels = [
    "block_6x64x1024", "panel_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [258, 260, 261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 62, n = 5, mn = 70778}, at_most = {n = 14, mk = 9112360}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "panel_16x16x4096", "tall_16x16x4096"
  ], factors = [271, 269, 260, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 62, n = 5, mn = 70778, mk = 9112361}, at_most = {n = 7, nk = 6415}, kernels = [
    "dot_2x8x4096", "tall_16x16x4096"
  ], factors = [239, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 62, n = 8, mn = 70778, mk = 9112361}, at_most = {n = 14, nk = 6415}, kernels = [
    "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [220, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 62, n = 5, mn = 70778, mk = 9112361, nk = 6416}, at_most = {n = 14}, kernels = [
    "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [229, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15}, at_most = {k = 60, n_even = 128, n = 16, mn = 724}, kernels = [
    "panel_16x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, mn = 725}, at_most = {k = 60, n_even = 128, n = 16, nk = 404}, kernels = [
    "panel_16x16x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, mn = 725, nk = 405}, at_most = {k = 60, n_even = 128, n = 16}, kernels = [
    "tall_16x16x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17}, at_most = {k = 14, n_even = 128, mn = 368732, mk = 47}, kernels = [
    "panel_16x16x4096", "tall_3x128x512"
  ], factors = [302, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mk = 48}, at_most = {k = 14, n_even = 128, mn = 368732}, kernels = [
    "panel_5x64x384"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 368733}, at_most = {k = 14, n_even = 128, mnk = 3166409}, kernels = [
    "block_6x64x1024", "panel_5x64x384", "tall_3x128x512"
  ], factors = [256, 258, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 368733, mnk = 3166410}, at_most = {k = 14, n_even = 128, mn = 6988721}, kernels = [
    "block_6x64x1024", "panel_6x64x1024", "panel_5x64x384", "tall_6x64x1024", "tall_3x128x512",
    "tall_8x32x1024"
  ], factors = [258, 257, 258, 261, 240, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 6988722, mnk = 3166410}, at_most = {k = 14, n_even = 128}, kernels = [
    "block_6x64x1024", "panel_16x16x4096", "panel_6x64x1024", "panel_5x64x384", "tall_6x64x1024"
  ], factors = [300, 291, 300, 303, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 15}, at_most = {k = 60, n_even = 128, mn = 1777}, kernels = [
    "panel_5x64x384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 15, mn = 1778}, at_most = {k = 28, n_even = 128, mn = 11831}, kernels = [
    "block_6x64x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 29, mn = 1778}, at_most = {k = 60, n_even = 128, mn = 11831}, kernels = [
    "block_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 15, mn = 11832}, at_most = {k = 60, n_even = 128}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "tall_6x64x1024"
  ], factors = [247, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 129}, at_most = {k = 4, n_even = 362}, kernels = [
    "block_10x32x2048", "panel_6x64x1024", "panel_5x64x384", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [231, 263, 265, 262, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 363}, at_most = {k = 4, n_even = 724}, kernels = [
    "panel_5x64x384", "tall_3x128x512"
  ], factors = [247, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 725}, at_most = {k = 4, mn = 5931641, m = 22}, kernels = [
    "tall_3x128x512"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 15, n_even = 725}, at_most = {k = 4, mn = 5931641}, kernels = [
    "tall_3x128x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 725, mn = 5931642}, at_most = {k = 4}, kernels = [
    "block_6x64x1024", "panel_6x64x1024", "tall_3x128x512"
  ], factors = [291, 289, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 129, k = 5}, at_most = {k = 22, mn = 370727}, kernels = [
    "block_6x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 129, k = 5, mn = 370728}, at_most = {k = 22, nk = 92681}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "tall_3x128x512"
  ], factors = [225, 224, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 129, k = 5, mn = 370728, nk = 92682}, at_most = {k = 22}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "tall_3x128x512"
  ], factors = [228, 227, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, n_even = 129, k = 23}, at_most = {k = 60, m = 45}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "tall_3x128x512", "tall_8x32x1024"
  ], factors = [238, 229, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 15, n_even = 129, k = 23}, at_most = {k = 60}, kernels = [
    "block_6x64x1024", "panel_5x64x384"
  ], factors = [240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 61}, at_most = {m = 23, mn = 412, k = 159}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 160}, at_most = {m = 23, mn = 412}, kernels = [
    "dot_8x3x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [231, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 61, mn = 413}, at_most = {m = 8, k = 175}, kernels = [
    "dot_2x8x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 176, mn = 413}, at_most = {m = 8, mnk = 40203014, n_even = 128}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [258, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 176, mn = 413, n_even = 129}, at_most = {m = 8, mnk = 40203014}, kernels = [
    "dot_8x3x4096", "dot_4x6x4096"
  ], factors = [225, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 176, mn = 413, mnk = 40203015}, at_most = {m = 8}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [266, 263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 15, k = 61, mn = 413}, at_most = {m = 11, k_even = 724}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "panel_6x64x1024"
  ], factors = [266, 268, 264, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 15, k = 61, mn = 413}, at_most = {m = 13, k_even = 724}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "dot_4x6x4096", "panel_10x32x2048"
  ], factors = [262, 261, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 15, k = 61, mn = 413}, at_most = {m = 23, k_even = 724, mn = 1029}, kernels = [
    "block_10x32x2048", "tall_3x128x512"
  ], factors = [257, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 15, k = 61, mn = 1030}, at_most = {m = 23, k_even = 724, k = 221}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "block_6x64x1024"
  ], factors = [249, 261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 15, k = 222, mn = 1030}, at_most = {m = 23, k_even = 724, mnk = 5116690}, kernels = [
    "dot_8x3x4096", "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [239, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 15, k = 222, mn = 1030, mnk = 5116691}, at_most = {m = 23, k_even = 724}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "block_6x64x1024", "panel_10x32x2048"
  ], factors = [268, 276, 262, 260, 266, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 15, k = 61, mn = 413, k_even = 725}, at_most = {m = 23, k = 11585}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "block_10x32x2048", "block_6x64x1024"
  ], factors = [262, 267, 265, 261, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 15, k = 11586, mn = 413, k_even = 725}, at_most = {m = 23}, kernels = [
    "block_10x32x2048", "block_6x64x1024", "panel_10x32x2048", "tall_8x32x1024"
  ], factors = [250, 252, 250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 15, k = 61}, at_most = {n = 17, mk = 1482910, nk = 11585}, kernels = [
    "dot_2x8x4096", "panel_16x16x4096", "tall_8x32x1024"
  ], factors = [241, 251, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 15, k = 61, nk = 11586}, at_most = {n = 17, mk = 1482910}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "block_6x64x1024", "tall_8x32x1024"
  ], factors = [268, 271, 270, 265, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 15, k = 61, mk = 1482911}, at_most = {n = 17, mk = 4841676}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "panel_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [236, 246, 254, 258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 15, k = 61, mk = 4841677}, at_most = {n = 17}, kernels = [
    "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [231, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61}, at_most = {k_even = 724, mk = 263548, k = 124, mn = 132867}, kernels = [
    "block_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61, mn = 132868}, at_most = {k_even = 724, mk = 263548, k = 124}, kernels = [
    "panel_5x64x384", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [241, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 125}, at_most = {k_even = 724, mk = 16788}, kernels = [
    "dot_4x2x4096", "dot_2x8x4096", "block_10x32x2048", "block_6x64x1024", "tall_8x32x1024"
  ], factors = [220, 232, 259, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 125, mk = 16789}, at_most = {k_even = 724, mk = 131759}, kernels = [
    "dot_2x8x4096", "block_10x32x2048", "block_6x64x1024", "panel_16x16x4096", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [234, 258, 255, 253, 255, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 125, mk = 131760}, at_most = {k_even = 724, mk = 263548}, kernels = [
    "block_10x32x2048", "block_6x64x1024", "panel_10x32x2048", "panel_6x64x1024"
  ], factors = [256, 253, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61, mk = 263549}, at_most = {k_even = 724, mn = 989571, k = 1215}, kernels = [
    "dot_4x6x4096", "block_10x32x2048", "block_6x64x1024", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [228, 249, 242, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 1216, mk = 263549}, at_most = {k_even = 724, mn = 989571}, kernels = [
    "block_6x64x1024", "panel_10x32x2048", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [254, 258, 251, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61, mk = 263549, mn = 989572}, at_most = {k_even = 724, mk = 2965820}, kernels = [
    "block_10x32x2048", "block_6x64x1024", "panel_10x32x2048", "panel_5x64x384", "tall_6x64x1024",
    "tall_3x128x512"
  ], factors = [247, 244, 248, 244, 245, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61, mk = 2965821, mn = 989572}, at_most = {k_even = 724}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [230, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61, k_even = 725}, at_most = {mk = 168683, k = 1448}, kernels = [
    "dot_2x8x4096", "block_10x32x2048"
  ], factors = [220, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 1449, k_even = 725}, at_most = {mk = 168683}, kernels = [
    "block_10x32x2048", "panel_10x32x2048", "panel_6x64x1024"
  ], factors = [256, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 18, k = 61, k_even = 725, mk = 168684}, at_most = {}, kernels = [
    "block_6x64x1024", "panel_10x32x2048", "tall_8x32x1024"
  ], factors = [248, 244, 247]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5, layout = "nt"} : () -> ()
