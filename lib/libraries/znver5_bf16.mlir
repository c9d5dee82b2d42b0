// Micro-kernels for Zen 5: a core with AVX-512, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1000 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 29 of 53 candidates kept (1627 generated); the best of them against the best of all: 1.008 (geometric mean of times)
// chosen against the best of them: 1.035, worst 4.30
// predicted against measured time: median error 7.8 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x2048", family = "block",
    tile = #dynmlir.tile<5, 64, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9], g_ps = [31178, 9980250, 17787259, 35643241, 61230714],
      g_slope = [4974536, 7807009, 5951994, 8529157, 6415043], edge_columns = 16, region = 3569, visit = 1384,
      loop = 1537, fma = 152, edge = 49, pack = 60, conflict_a = 68, conflict_c = 1067, conflict = 213,
      mask = 306, stall = 2, a_near = 929, a_far = 756, b_near = 115, b_far = 598, c_near = 191, c_far = 1024,
      once_near = 177, once_far = 966, alias_a = 117, alias_c = 434, apart_far = 634, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x1024", family = "block",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 9, 13], g_ps = [37551, 8427263, 15655372, 47816276, 82507481],
      g_slope = [4194856, 7228109, 5360150, 8672801, 6568236], edge_columns = 16, visit = 1457, loop = 5866,
      fma = 171, edge = 44, pack = 50, conflict_c = 606, conflict = 193, mask = 495, a_near = 853,
      a_far = 1024, b_near = 189, b_far = 279, c_near = 457, c_far = 1024, once_near = 73, once_far = 949,
      alias_a = 454, alias_c = 65, apart_near = 63, apart_far = 547, column = 1024, seam = 1024, reread = 964
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x16x8192", family = "block",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 4], g_ps = [25353, 57730357], g_slope = [14426251, 13461550], region = 3757, visit = 2356,
      fma = 135, edge = 910, pack = 82, conflict_a = 2641, conflict_c = 3699, mask = 49, stall = 655,
      a_near = 12, a_far = 951, b_near = 173, b_far = 1024, c_near = 764, c_far = 1024, rows_near = 412,
      rows_far = 1024, once_near = 104, once_far = 1024, apart_near = 101, apart_far = 1024, brief = 90,
      seam = 91, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [33120, 12328440, 21057071], g_slope = [1366146, 2182157, 1561176],
      edge_columns = 16, region = 644, visit = 1828, loop = 4720, fma = 150, edge = 156, pack = 48,
      conflict_c = 789, mask = 209, stall = 16, a_near = 684, a_far = 841, b_near = 87, b_far = 994,
      c_near = 139, c_far = 1024, once_near = 180, once_far = 1014, alias_a = 101, alias_c = 519,
      apart_near = 1, apart_far = 77, brief = 5, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x512", family = "block",
    tile = #dynmlir.tile<5, 64, 512>, packed = true, model = {
      g_t = [0, 9], g_ps = [31850, 11258833], g_slope = [1247442, 1621286], edge_columns = 16, region = 3300,
      visit = 1385, loop = 1574, fma = 151, edge = 36, pack = 63, conflict_c = 1130, mask = 308, stall = 46,
      a_near = 915, a_far = 770, b_near = 49, b_far = 750, c_near = 186, c_far = 1024, once_near = 143,
      once_far = 997, alias_a = 216, alias_c = 439, apart_near = 11, apart_far = 360, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x256", family = "tall",
    tile = #dynmlir.tile<16, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [30117], g_slope = [678381], region = 4492, visit = 2260, fma = 236, pack = 103,
      conflict_a = 11543, conflict_c = 4974, conflict = 1077, mask = 57, stall = 189, a_near = 136,
      a_far = 474, b_near = 305, b_far = 1024, c_near = 823, c_far = 1024, rows_near = 143, rows_far = 1024,
      once_near = 44, once_far = 1024, alias_a = 107, alias_c = 175, apart_near = 215, apart_far = 1024,
      seam = 336, reread = 301
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_5x64x2048", family = "tall",
    tile = #dynmlir.tile<5, 64, 2048>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [32228, 10084357, 36128103, 62274556],
      g_slope = [5026064, 6510936, 8715484, 6913330], edge_columns = 16, region = 3238, visit = 1585,
      loop = 1898, fma = 142, edge = 47, pack = 60, conflict_a = 1863, conflict_c = 803, conflict = 542,
      mask = 279, a_near = 807, a_far = 549, b_near = 136, b_far = 632, c_near = 271, c_far = 1024,
      rows_far = 1024, once_near = 177, once_far = 1024, alias_c = 277, apart_near = 38, apart_far = 633,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x16x8192", family = "tall",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 13], g_ps = [26328, 29991750, 55600000, 64050889, 94140714, 226097667],
      g_slope = [14982711, 25608250, 8450889, 15044912, 18850993, 9958969], region = 3993, visit = 2325,
      loop = 35, fma = 137, edge = 897, pack = 85, conflict_a = 5815, conflict_c = 3023, mask = 67,
      a_near = 22, a_far = 347, b_near = 269, b_far = 1024, c_near = 1006, c_far = 1024, rows_near = 60,
      rows_far = 1024, once_near = 168, once_far = 1024, apart_far = 1024, brief = 148, seam = 128,
      reread = 233
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x2048", family = "tall",
    tile = #dynmlir.tile<8, 32, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [26052, 11386548], g_slope = [3786832, 4604633], edge_columns = 16, region = 4586,
      visit = 1974, fma = 142, edge = 316, pack = 73, conflict_a = 2048, conflict_c = 2372, mask = 137,
      stall = 33, a_near = 245, a_far = 414, b_near = 58, b_far = 1024, c_near = 289, c_far = 1024,
      rows_near = 109, once_near = 186, once_far = 1024, alias_c = 613, apart_near = 90, apart_far = 1024,
      column = 128, seam = 490
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x8x64", family = "skinny",
    tile = #dynmlir.tile<6, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [16933, 153394], g_slope = [136461, 144429], region = 2282, visit = 877, fma = 454,
      edge = 228, conflict_a = 5396, conflict_c = 1215, mask = 37, split = 353, stall = 1024, a_near = 154,
      b_far = 482, c_near = 245, c_far = 130, rows_far = 1024, once_far = 916, alias_a = 406,
      apart_near = 316, brief = 232
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [28383, 337153], g_slope = [308770, 328392], region = 2482, visit = 1078,
      fma = 481, edge = 220, conflict_a = 659, conflict_b = 2495, conflict_c = 36, conflict = 94, mask = 118,
      stall = 201, a_near = 691, b_near = 171, b_far = 269, c_near = 135, c_far = 583, rows_far = 1024,
      once_far = 541, alias_a = 246, brief = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [32296, 282010], g_slope = [249714, 272335], edge_columns = 8, region = 3937,
      visit = 1716, loop = 381, fma = 354, edge = 177, conflict_b = 851, conflict_c = 239, conflict = 689,
      mask = 191, split = 208, stall = 61, a_near = 1024, a_far = 1024, b_far = 553, c_near = 204,
      c_far = 1024, once_far = 151, alias_c = 4, apart_near = 8, brief = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x256", family = "panel",
    tile = #dynmlir.tile<16, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [30195], g_slope = [711986], region = 4822, visit = 2500, fma = 235, pack = 106,
      conflict_a = 7861, conflict_c = 4271, mask = 72, a_near = 407, a_far = 1024, b_far = 1024, c_near = 452,
      c_far = 1024, rows_far = 1024, once_near = 19, once_far = 1024, alias_c = 1581, apart_near = 244,
      apart_far = 1024, brief = 117, seam = 520, reread = 977
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x2048", family = "panel",
    tile = #dynmlir.tile<5, 64, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [31573, 9999071, 17812897, 23102417],
      g_slope = [4983749, 7813826, 5289520, 7007614], edge_columns = 16, region = 4159, visit = 1305,
      loop = 1586, fma = 151, edge = 18, pack = 65, conflict_a = 1171, conflict_c = 1150, mask = 226,
      stall = 57, a_near = 1024, a_far = 1024, b_near = 90, b_far = 207, c_near = 150, c_far = 1024,
      rows_near = 31, once_near = 154, once_far = 525, alias_a = 30, alias_c = 170, apart_far = 1024,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x8192", family = "dot",
    tile = #dynmlir.tile<16, 1, 8192>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [21839, 4721367, 10803270, 55446241],
      g_slope = [2349764, 6081903, 4464297, 674609], visit = 1134, loop = 4222, fma = 490, edge = 40,
      pack = 606, conflict_a = 489, split = 291, a_near = 42, a_far = 543, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 4, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x8192", family = "dot",
    tile = #dynmlir.tile<14, 2, 8192>, packed = true, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [27562, 5509032, 9671143, 12768299, 49680179],
      g_slope = [2740735, 4162111, 3097156, 4101320, 2265246], visit = 2882, loop = 4348, fma = 328,
      edge = 217, pack = 216, conflict_a = 781, split = 132, a_far = 612, b_near = 682, b_far = 1024,
      c_near = 201, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 1, reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0], g_ps = [26202], g_slope = [3123786], visit = 1898, loop = 8613, fma = 298, pack = 218,
      conflict_a = 675, split = 117, a_far = 664, b_near = 1024, b_far = 1024, c_near = 546, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x8192", family = "dot",
    tile = #dynmlir.tile<3, 8, 8192>, packed = true, model = {
      g_t = [0], g_ps = [27500], g_slope = [17996868], visit = 2863, loop = 32185, fma = 282, edge = 504,
      pack = 577, split = 106, stall = 1024, a_near = 56, a_far = 499, b_near = 548, b_far = 1024,
      rows_near = 1024, once_near = 1024, once_far = 1024, alias_a = 177, reread = 265
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [18689, 5099028, 9666015, 14102490],
      g_slope = [1270084, 2283493, 1478825, 1908529], visit = 1358, loop = 3727, fma = 424, edge = 16,
      pack = 730, split = 167, stall = 53, a_near = 21, a_far = 591, b_near = 165, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 9], g_ps = [21268, 11951476], g_slope = [1325578, 1538803], visit = 969, loop = 5584,
      fma = 378, edge = 140, pack = 240, conflict_a = 67, split = 222, a_far = 811, b_near = 1024,
      b_far = 1024, rows_near = 1024, once_near = 1024, once_far = 1024, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 4, 6], g_ps = [18857, 306431000, 490354038], g_slope = [76603035, 91961519, 75349010],
      region = 1950, visit = 1177, loop = 903, fma = 520, edge = 79, conflict_a = 12579, conflict_c = 39735,
      conflict = 648, mask = 37, split = 395, stall = 1024, a_near = 872, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 151, once_far = 1024, alias_a = 441, apart_far = 702, seam = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [33959, 25919869], g_slope = [6471477, 6776127], edge_columns = 8, region = 2024,
      visit = 339, loop = 6414, fma = 499, edge = 109, conflict_a = 10612, conflict_b = 406, conflict_c = 279,
      split = 118, stall = 192, a_near = 35, a_far = 636, b_near = 284, b_far = 1024, c_near = 141,
      c_far = 1024, once_near = 9, once_far = 1024, alias_a = 1372, apart_near = 52, apart_far = 1024,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x8192", family = "direct",
    tile = #dynmlir.tile<8, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [17903], g_slope = [26173473], edge_columns = 8, region = 4843, visit = 504,
      loop = 586, fma = 602, conflict_a = 16177, conflict_c = 35700, conflict = 12209, mask = 60, split = 940,
      stall = 372, a_near = 953, a_far = 283, b_near = 704, b_far = 1024, c_far = 819, rows_far = 1024,
      once_far = 737, apart_far = 1024, brief = 78, seam = 146
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [27944, 20719991], g_slope = [3448674, 3896379], edge_columns = 8, region = 7245,
      visit = 608, loop = 1077, fma = 353, edge = 278, conflict_a = 23973, conflict_c = 611, conflict = 1624,
      split = 335, stall = 140, a_near = 956, a_far = 394, b_near = 219, b_far = 1024, c_near = 184,
      c_far = 950, rows_near = 722, rows_far = 1024, once_near = 49, once_far = 1024, alias_a = 397,
      alias_c = 241, apart_near = 34, apart_far = 1024, column = 81, seam = 778
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [17900, 121423], g_slope = [103523, 114612], most_rows = 48, region = 1994,
      visit = 1358, loop = 151, fma = 535, conflict_a = 3038, conflict_c = 1342, mask = 101, split = 216,
      alias_a = 4698, brief = 132, reread = 733
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 94, 141], g_ps = [20858, 41896, 2970417, 5154476], g_slope = [21038, 31489, 46469, 31556],
      edge_columns = 8, most_rows = 12, region = 4729, visit = 300, loop = 1989, fma = 411, conflict_a = 3665,
      split = 216, a_far = 1024, b_near = 61, b_far = 261, c_far = 1024, rows_near = 547, rows_far = 1024,
      once_far = 1024, alias_a = 205, apart_far = 292, brief = 97, column = 148, seam = 434, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x8192", family = "sweep",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [23562], g_slope = [90669792], region = 74411, visit = 4224, loop = 1363, fma = 371,
      edge = 131, conflict_a = 69140, conflict_b = 3414, conflict_c = 272, conflict = 2576, mask = 2,
      split = 1955, stall = 1024, a_near = 1024, a_far = 1024, b_far = 1024, c_far = 415, rows_near = 902,
      once_near = 423, once_far = 440, alias_a = 341, apart_far = 780, brief = 308
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_5x64x2048", family = "sweep",
    tile = #dynmlir.tile<5, 64, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [27916, 22062724], g_slope = [7344936, 8467524], edge_columns = 8, region = 4280,
      visit = 1221, loop = 1187, fma = 326, edge = 275, conflict_a = 28666, conflict_b = 1026,
      conflict_c = 68, conflict = 629, mask = 283, split = 443, stall = 165, a_near = 1024, a_far = 294,
      b_near = 416, b_far = 1024, c_near = 106, c_far = 970, rows_near = 1024, rows_far = 1024,
      once_near = 84, once_far = 1024, alias_c = 44, apart_near = 25, apart_far = 1024, brief = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x1024", family = "sweep",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [33872, 8455793, 14772655, 18416143, 72346286],
      g_slope = [4210960, 6316862, 3643488, 5992238, 4823946], edge_columns = 8, region = 4134, visit = 2331,
      loop = 1045, fma = 351, edge = 192, conflict_a = 47057, conflict_b = 516, conflict = 620, mask = 395,
      split = 388, stall = 86, b_near = 301, b_far = 1024, c_near = 157, c_far = 1024, rows_far = 1024,
      once_near = 66, once_far = 1024, alias_a = 49, alias_c = 86, apart_near = 58, apart_far = 1024,
      brief = 15
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 14, m = 54, mnk = 67}, kernels = [
    "stream_16x8x16"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 68}, at_most = {n = 2, k = 14, m = 54}, kernels = [
    "dot_14x2x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 14, m = 54}, kernels = [
    "stream_16x8x16"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55}, at_most = {n = 4, k = 1}, kernels = [
    "direct_5x64x1024"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 2}, at_most = {n = 4, k = 3}, kernels = [
    "direct_3x128x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 4}, at_most = {n = 1, k = 14}, kernels = [
    "dot_16x1x8192"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 4, n = 2}, at_most = {n = 4, k = 14}, kernels = [
    "block_12x16x8192", "tall_16x16x256", "dot_14x2x8192"
  ], factors = [250, 233, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {n = 1, m = 5}, kernels = [
    "dot_4x2x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 6}, at_most = {n = 1, mk = 1404408}, kernels = [
    "dot_16x1x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 6, mk = 1404409}, at_most = {n = 1}, kernels = [
    "dot_16x1x8192", "dot_14x2x8192", "dot_8x1x8192"
  ], factors = [252, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2}, at_most = {n = 2, mk = 831}, kernels = [
    "dot_4x2x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 832}, at_most = {n = 2, m = 90}, kernels = [
    "dot_4x2x8192"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 832, m = 91}, at_most = {n = 2, mk = 12938438}, kernels = [
    "dot_14x2x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 12938439, m = 91}, at_most = {n = 2}, kernels = [
    "dot_14x2x8192", "dot_4x2x8192"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3}, at_most = {n = 4, nk = 189}, kernels = [
    "dot_6x4x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 190}, at_most = {n = 4, mnk = 40173340, mn = 53}, kernels = [
    "dot_6x4x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 190, mn = 54}, at_most = {n = 4, mnk = 40173340, k = 124}, kernels = [
    "dot_6x4x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, n = 3, nk = 190, mn = 54}, at_most = {n = 4, mnk = 40173340}, kernels = [
    "dot_6x4x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 190, mnk = 40173341}, at_most = {n = 4}, kernels = [
    "tall_12x16x8192", "dot_6x4x8192"
  ], factors = [236, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 15, mk = 623, m = 3}, kernels = [
    "skinny_6x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4}, at_most = {n = 15, mk = 623, mn = 114}, kernels = [
    "skinny_6x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, mn = 115}, at_most = {n = 15, mk = 623}, kernels = [
    "block_12x16x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624}, at_most = {n = 15, k = 8, nk = 18}, kernels = [
    "direct_8x16x8192", "direct_5x64x1024"
  ], factors = [274, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, nk = 19}, at_most = {n = 15, k = 4}, kernels = [
    "block_12x16x8192", "direct_5x64x1024"
  ], factors = [246, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, nk = 19, k = 5}, at_most = {n = 15, k = 8}, kernels = [
    "block_12x16x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, k = 9}, at_most = {n = 8, mn = 69}, kernels = [
    "block_12x16x8192", "direct_3x128x1024", "direct_8x16x8192"
  ], factors = [272, 268, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, k = 9, mn = 70}, at_most = {n = 6, nk = 307}, kernels = [
    "block_12x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 624, k = 9, mn = 70}, at_most = {n = 8, nk = 307}, kernels = [
    "block_12x16x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, k = 9, mn = 70, nk = 308}, at_most = {n = 8, m = 443, mk = 37540}, kernels = [
    "block_12x16x8192"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 37541, k = 9, mn = 70, nk = 308}, at_most = {n = 8, m = 443}, kernels = [
    "block_12x16x8192", "tall_8x32x2048", "dot_14x2x8192", "dot_6x4x8192", "dot_4x2x8192"
  ], factors = [271, 282, 263, 288, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, k = 9, mn = 70, nk = 308, m = 444}, at_most = {n = 8, mk = 11035691, k = 90}, kernels = [
    "block_12x16x8192", "tall_12x16x8192"
  ], factors = [247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 624, k = 91, mn = 70, nk = 308, m = 444}, at_most = {n = 6, mk = 11035691}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "dot_14x2x8192"
  ], factors = [252, 253, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 624, k = 91, mn = 70, nk = 308, m = 444}, at_most = {n = 8, mk = 11035691}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "dot_6x4x8192"
  ], factors = [253, 262, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 11035692, k = 9, mn = 70, nk = 308, m = 444}, at_most = {n = 8, k = 260}, kernels = [
    "tall_12x16x8192", "dot_3x8x8192"
  ], factors = [257, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 11035692, k = 261, mn = 70, nk = 308, m = 444}, at_most = {n = 8}, kernels = [
    "tall_12x16x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 624, k = 9}, at_most = {n = 15, mk = 638680, mn = 7167}, kernels = [
    "block_12x16x8192", "panel_16x16x256", "direct_8x16x8192"
  ], factors = [256, 257, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 624, k = 9, mn = 7168}, at_most = {n = 15, mk = 638680}, kernels = [
    "block_12x16x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 638681, k = 9}, at_most = {n = 15, mk = 16402950, mn = 428341}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [254, 256, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 638681, k = 9, mn = 428342}, at_most = {n = 15, mk = 16402950}, kernels = [
    "block_12x16x8192", "tall_12x16x8192"
  ], factors = [279, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 16402951, k = 9}, at_most = {n = 15}, kernels = [
    "tall_12x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 3, nk = 1671, n = 25}, kernels = [
    "skinny_10x32x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26}, at_most = {m = 3, nk = 1671}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1672}, at_most = {m = 3, nk = 7955336, n = 27}, kernels = [
    "skinny_10x32x64", "direct_8x16x8192"
  ], factors = [263, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, nk = 1672}, at_most = {m = 3, nk = 7955336, n = 40}, kernels = [
    "skinny_10x32x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672}, at_most = {m = 1, nk = 7955336, mn = 1766, mnk = 642119}, kernels = [
    "skinny_3x128x64", "sweep_5x64x2048"
  ], factors = [290, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, mnk = 642120}, at_most = {m = 1, nk = 7955336, mn = 1766}, kernels = [
    "skinny_3x128x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, mn = 1767}, at_most = {m = 1, nk = 7955336, n_even = 724}, kernels = [
    "skinny_3x128x64"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, mn = 1767, n_even = 725}, at_most = {m = 1, nk = 7955336}, kernels = [
    "skinny_3x128x64", "direct_3x128x1024", "sweep_3x128x1024"
  ], factors = [264, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, m = 2}, at_most = {m = 2, nk = 7955336, n = 2015, n_even = 32}, kernels = [
    "block_6x64x512", "skinny_3x128x64", "direct_3x128x1024"
  ], factors = [271, 237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, m = 2, n_even = 33}, at_most = {m = 2, nk = 7955336, n = 2015, mnk = 604489}, kernels = [
    "sweep_3x128x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, m = 2, n_even = 33, mnk = 604490}, at_most = {m = 2, nk = 7955336, n = 2015}, kernels = [
    "block_3x128x1024", "skinny_3x128x64", "direct_3x128x1024", "sweep_3x128x1024"
  ], factors = [233, 248, 234, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, nk = 1672, m = 2}, at_most = {m = 2, nk = 7955336, mk = 362}, kernels = [
    "skinny_3x128x64", "stream_4x64x8", "sweep_3x128x1024"
  ], factors = [259, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, nk = 1672, m = 2, mk = 363}, at_most = {m = 2, nk = 7955336}, kernels = [
    "skinny_3x128x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1672, m = 3}, at_most = {m = 3, nk = 1912932}, kernels = [
    "skinny_3x128x64"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 1912933, m = 3}, at_most = {m = 3, nk = 7955336}, kernels = [
    "skinny_3x128x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 7955337}, at_most = {m = 3, nk = 9208567, mk = 5016}, kernels = [
    "skinny_3x128x64"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 7955337, mk = 5017}, at_most = {m = 3, nk = 9208567}, kernels = [
    "skinny_3x128x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 9208568}, at_most = {m = 3}, kernels = [
    "skinny_3x128x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4}, at_most = {k = 4, n = 18}, kernels = [
    "tall_16x16x256", "panel_5x64x2048", "direct_8x16x8192", "direct_5x64x1024"
  ], factors = [268, 212, 255, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 4}, at_most = {k = 4, n = 62}, kernels = [
    "direct_5x64x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4}, at_most = {k = 1, n = 896, mnk = 44648}, kernels = [
    "direct_5x64x1024"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4, mnk = 44649}, at_most = {k = 1, n = 896, mnk = 624176}, kernels = [
    "direct_5x64x1024"
  ], factors = [367]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4, mnk = 624177}, at_most = {k = 1, n = 896}, kernels = [
    "direct_3x128x1024", "direct_5x64x1024", "sweep_5x64x2048"
  ], factors = [256, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4, k = 2}, at_most = {k = 4, n = 412, mn = 364889, mk = 373}, kernels = [
    "panel_5x64x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4, k = 2, mk = 374}, at_most = {k = 4, n = 412, mn = 364889}, kernels = [
    "panel_5x64x2048"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4, k = 2, mn = 364890}, at_most = {k = 4, n = 412}, kernels = [
    "block_6x64x512", "panel_5x64x2048", "direct_5x64x1024"
  ], factors = [266, 264, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 413, m = 4, k = 2}, at_most = {k = 4, n = 896}, kernels = [
    "block_5x64x512", "skinny_10x32x64", "direct_5x64x1024"
  ], factors = [277, 249, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 4}, at_most = {k = 4, n_even = 724, mn = 970449}, kernels = [
    "skinny_10x32x64", "direct_5x64x1024"
  ], factors = [287, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 4, mn = 970450}, at_most = {k = 4, n_even = 724}, kernels = [
    "skinny_10x32x64", "sweep_5x64x2048"
  ], factors = [341, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 4, n_even = 725}, at_most = {k = 4, m = 11}, kernels = [
    "stream_4x64x8"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 12, n_even = 725}, at_most = {k = 3}, kernels = [
    "skinny_10x32x64", "sweep_5x64x2048"
  ], factors = [286, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 12, n_even = 725, k = 4}, at_most = {k = 4, mn = 741455}, kernels = [
    "block_3x128x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 12, n_even = 725, k = 4, mn = 741456}, at_most = {k = 4}, kernels = [
    "skinny_10x32x64", "sweep_5x64x2048"
  ], factors = [314, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, k = 5}, at_most = {n = 23, mnk = 9524527, m = 6}, kernels = [
    "block_12x16x8192", "tall_8x32x2048"
  ], factors = [261, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 4, k = 5}, at_most = {n = 48, mnk = 9524527, m = 6}, kernels = [
    "block_5x64x2048", "tall_8x32x2048", "skinny_10x32x64"
  ], factors = [253, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 5}, at_most = {n = 48, mnk = 36814, k_even = 4}, kernels = [
    "tall_8x32x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 5, k_even = 5}, at_most = {n = 48, mnk = 36814}, kernels = [
    "tall_8x32x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 5, mnk = 36815}, at_most = {n = 48, mnk = 9524527, nk = 362}, kernels = [
    "tall_8x32x2048", "panel_5x64x2048"
  ], factors = [250, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 5, mnk = 36815, nk = 363}, at_most = {n = 48, mnk = 9524527, nk = 2899, k = 52}, kernels = [
    "block_12x16x8192", "block_5x64x512", "tall_5x64x2048", "tall_8x32x2048"
  ], factors = [258, 246, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 53, mnk = 36815, nk = 363}, at_most = {n = 48, mnk = 9524527, nk = 2899}, kernels = [
    "tall_8x32x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 5, mnk = 36815, nk = 2900}, at_most = {n = 48, mnk = 9524527, m = 32, mn = 279}, kernels = [
    "block_12x16x8192", "tall_5x64x2048", "tall_8x32x2048"
  ], factors = [258, 253, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 5, mnk = 36815, nk = 2900, mn = 280}, at_most = {n = 48, mnk = 9524527, m = 32}, kernels = [
    "tall_5x64x2048", "tall_8x32x2048"
  ], factors = [282, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 5, mnk = 36815, nk = 2900}, at_most = {n = 48, mnk = 3785820}, kernels = [
    "block_12x16x8192", "tall_5x64x2048", "tall_8x32x2048"
  ], factors = [262, 250, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 5, mnk = 3785821, nk = 2900}, at_most = {n = 48, mnk = 9524527}, kernels = [
    "block_12x16x8192", "tall_8x32x2048"
  ], factors = [267, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, k = 5, mnk = 9524528}, at_most = {n = 48, nk = 1603, mk = 3622435}, kernels = [
    "block_12x16x8192", "block_6x64x512", "tall_8x32x2048"
  ], factors = [246, 239, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, k = 5, mnk = 9524528, mk = 3622436}, at_most = {n = 48, nk = 1603}, kernels = [
    "block_12x16x8192", "block_5x64x512", "tall_5x64x2048", "skinny_10x32x64", "direct_5x64x1024"
  ], factors = [271, 255, 270, 264, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, k = 5, mnk = 9524528, nk = 1604}, at_most = {n = 16}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [264, 264, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, mnk = 9524528, nk = 1604}, at_most = {n = 32}, kernels = [
    "tall_8x32x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 5, mnk = 9524528, nk = 1604}, at_most = {n = 48}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [262, 261, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 5}, at_most = {m = 4, mnk = 16579441, k = 66}, kernels = [
    "block_5x64x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 67}, at_most = {m = 4, mnk = 16579441, nk = 769873}, kernels = [
    "block_6x64x512", "skinny_3x128x64"
  ], factors = [245, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 67, nk = 769874}, at_most = {m = 4, mnk = 16579441}, kernels = [
    "block_5x64x2048", "block_6x64x512", "panel_5x64x2048", "direct_5x64x1024"
  ], factors = [253, 252, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 5, mnk = 16579442}, at_most = {m = 4, mnk = 41721954}, kernels = [
    "block_5x64x2048", "block_6x64x512", "block_5x64x512", "skinny_3x128x64"
  ], factors = [244, 241, 240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 5}, at_most = {m = 6, mnk = 41721954}, kernels = [
    "block_6x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 5, mnk = 41721955}, at_most = {m = 6, mn = 15863}, kernels = [
    "block_6x64x512", "block_5x64x512", "skinny_3x128x64"
  ], factors = [259, 266, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 5, mnk = 41721955, mn = 15864}, at_most = {m = 6}, kernels = [
    "skinny_3x128x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 5}, at_most = {k = 19, nk = 9460, mk = 209}, kernels = [
    "panel_5x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 5, mk = 210}, at_most = {k = 19, nk = 9460, mnk = 7992977}, kernels = [
    "panel_5x64x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 5, mk = 210, mnk = 7992978}, at_most = {k = 19, nk = 9460}, kernels = [
    "block_6x64x512", "panel_5x64x2048", "direct_3x128x1024"
  ], factors = [251, 235, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 5, nk = 9461}, at_most = {k = 8, mk = 19756, mnk = 4105771}, kernels = [
    "block_5x64x2048", "block_3x128x1024", "tall_16x16x256"
  ], factors = [265, 274, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 5, nk = 9461, mnk = 4105772}, at_most = {k = 8, mk = 19756}, kernels = [
    "block_3x128x1024", "panel_5x64x2048", "sweep_5x64x2048"
  ], factors = [213, 235, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 9, nk = 9461}, at_most = {k = 19, mk = 19756, n_even = 256}, kernels = [
    "block_5x64x2048", "block_5x64x512", "sweep_5x64x2048"
  ], factors = [254, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 9, nk = 9461, n_even = 257}, at_most = {k = 19, mk = 19756, nk = 92681}, kernels = [
    "block_3x128x1024", "tall_5x64x2048"
  ], factors = [227, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 9, nk = 92682, n_even = 257}, at_most = {k = 19, mk = 19756}, kernels = [
    "block_3x128x1024", "tall_5x64x2048"
  ], factors = [225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 5, nk = 9461, mk = 19757}, at_most = {k = 19}, kernels = [
    "block_3x128x1024", "block_6x64x512", "skinny_10x32x64", "panel_5x64x2048", "sweep_5x64x2048"
  ], factors = [301, 307, 303, 329, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 20}, at_most = {m = 10, nk = 7421136, k = 1351}, kernels = [
    "panel_5x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 1352}, at_most = {m = 10, nk = 7421136}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_5x64x2048", "panel_5x64x2048"
  ], factors = [271, 261, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 20}, at_most = {m = 18, nk = 7421136, k_even = 362}, kernels = [
    "block_6x64x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 20, k_even = 363}, at_most = {m = 18, nk = 7421136}, kernels = [
    "block_6x64x512", "block_5x64x512"
  ], factors = [253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 20, nk = 7421137}, at_most = {m = 18, nk = 10161589}, kernels = [
    "block_5x64x2048", "block_6x64x512", "block_5x64x512"
  ], factors = [256, 262, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 20, nk = 10161590}, at_most = {m = 18}, kernels = [
    "block_3x128x1024", "block_6x64x512", "block_5x64x512", "skinny_3x128x64"
  ], factors = [255, 264, 263, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 20}, at_most = {nk = 7569384, k = 67, mn = 1105374}, kernels = [
    "tall_5x64x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 20, mn = 1105375}, at_most = {nk = 7569384, k = 67}, kernels = [
    "block_6x64x512", "tall_5x64x2048", "tall_12x16x8192", "tall_8x32x2048", "direct_5x64x1024"
  ], factors = [251, 247, 246, 244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 68}, at_most = {nk = 7569384, k = 2008}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_5x64x2048", "tall_12x16x8192", "tall_8x32x2048",
    "panel_5x64x2048"
  ], factors = [238, 235, 245, 257, 249, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 2009}, at_most = {nk = 7569384}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_5x64x2048", "tall_8x32x2048", "panel_5x64x2048"
  ], factors = [243, 238, 246, 249, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 20, nk = 7569385}, at_most = {}, kernels = [
    "block_5x64x2048", "block_6x64x512", "block_5x64x512", "tall_5x64x2048", "panel_5x64x2048"
  ], factors = [264, 257, 254, 270, 263]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @znver5} : () -> ()
