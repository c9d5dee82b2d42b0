// Micro-kernels for x86-64-v4: a core with AVX-512, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 748 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 36 of 54 candidates kept (1774 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.035, worst 6.18
// predicted against measured time: median error 6.0 %; g: 4.8 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [32006], g_slope = [158406885], region = 23978, visit = 2030, loop = 8244, fma = 384,
      conflict_a = 176825, conflict_b = 15231, conflict_c = 403, stall = 1024, a_near = 999, a_far = 140,
      b_near = 1024, b_far = 1024, c_near = 53, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, alias_c = 1473, apart_near = 663, apart_far = 1024, brief = 158, column = 116,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x48x2048", family = "direct",
    tile = #dynmlir.tile<8, 48, 2048>, packed = false, model = {
      g_t = [0], g_ps = [42485], g_slope = [17418986], edge_columns = 8, region = 31429, visit = 1501,
      loop = 2975, fma = 344, edge = 63, conflict_a = 22453, conflict_c = 2606, conflict = 2134, split = 752,
      stall = 165, a_near = 1024, a_far = 482, c_near = 101, c_far = 1024, rows_near = 1024, once_near = 28,
      once_far = 425, alias_a = 73, alias_c = 113, brief = 6, column = 553, seam = 854, reread = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x2048", family = "direct",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [40510], g_slope = [17266903], edge_columns = 8, region = 25808, visit = 1148,
      loop = 4286, fma = 341, edge = 80, conflict_a = 10500, conflict_c = 1711, conflict = 1396, split = 547,
      stall = 73, a_near = 1024, a_far = 263, c_near = 124, c_far = 1024, rows_near = 795, rows_far = 1024,
      once_near = 34, once_far = 142, alias_a = 158, alias_c = 152, brief = 40, column = 797, seam = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0], g_ps = [42404], g_slope = [9438009], edge_columns = 8, region = 21661, visit = 832,
      loop = 11721, fma = 375, edge = 57, conflict_a = 7410, conflict_c = 780, split = 206, stall = 354,
      a_near = 1024, a_far = 70, b_near = 30, c_near = 180, c_far = 1024, once_near = 3, alias_a = 175,
      alias_c = 184, apart_near = 26, apart_far = 146, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [34219], g_slope = [7552206], edge_columns = 8, region = 24508, visit = 983,
      loop = 4121, fma = 348, edge = 86, conflict_a = 15646, conflict_c = 1476, conflict = 1458, split = 479,
      stall = 365, a_near = 1024, a_far = 269, c_near = 50, c_far = 1024, rows_near = 1024, once_near = 45,
      alias_a = 114, alias_c = 241, column = 849, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x1024", family = "direct",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [27996], g_slope = [6386014], edge_columns = 8, region = 24110, visit = 945,
      loop = 3337, fma = 358, edge = 87, conflict_a = 19787, conflict_c = 1328, conflict = 1332, split = 437,
      stall = 163, a_near = 1024, a_far = 141, b_far = 16, c_near = 71, c_far = 1024, rows_near = 1024,
      once_near = 34, once_far = 145, alias_c = 282, apart_far = 3, column = 735, seam = 975
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x512", family = "direct",
    tile = #dynmlir.tile<8, 32, 512>, packed = false, model = {
      g_t = [0], g_ps = [34714], g_slope = [3674979], edge_columns = 8, region = 28009, visit = 1139,
      loop = 1927, fma = 403, edge = 27, conflict_a = 16032, conflict_c = 2991, conflict = 3948, mask = 23,
      split = 1064, stall = 199, a_near = 1024, a_far = 458, c_near = 94, c_far = 1024, rows_near = 1024,
      once_near = 9, once_far = 851, alias_a = 31, alias_c = 61, brief = 11, column = 312, seam = 440,
      reread = 290
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x8192", family = "direct",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [37757], g_slope = [153392114], edge_columns = 8, region = 33648, visit = 2209,
      loop = 449, fma = 506, conflict_a = 35040, conflict_b = 2779, conflict_c = 5002, mask = 60, split = 551,
      stall = 719, a_near = 1024, a_far = 545, b_near = 1024, c_far = 1024, rows_far = 1024, once_far = 1024,
      alias_c = 80, apart_far = 110, column = 291, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_12x32x16", family = "stream",
    tile = #dynmlir.tile<12, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [42369, 221912], g_slope = [179543, 209228], most_rows = 36, region = 47812,
      visit = 2235, fma = 424, conflict_a = 4262, conflict_c = 466, mask = 2, b_near = 1024, c_near = 293,
      c_far = 383, rows_near = 460, rows_far = 1024, once_far = 80, alias_a = 1903, column = 653, seam = 1024,
      reread = 236
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x256", family = "block",
    tile = #dynmlir.tile<16, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [43303], g_slope = [2974485], region = 23635, visit = 1264, loop = 2640, fma = 551,
      pack = 75, conflict_a = 30770, conflict_c = 2533, mask = 30, stall = 1024, a_far = 298, b_near = 1024,
      b_far = 141, c_near = 72, c_far = 1024, rows_far = 1024, once_far = 622, alias_a = 1200, alias_c = 849,
      apart_near = 477, brief = 64, column = 203, seam = 139, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0], g_ps = [50779], g_slope = [10885688], edge_columns = 16, region = 32006, visit = 1251,
      loop = 4258, fma = 316, pack = 120, conflict_a = 6947, conflict_c = 1402, stall = 431, a_near = 1024,
      a_far = 734, b_near = 39, c_near = 182, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 165, once_far = 1024, alias_a = 412, apart_near = 97, apart_far = 373, column = 594,
      seam = 823
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0], g_ps = [47985], g_slope = [2481201], edge_columns = 16, region = 28757, visit = 1217,
      loop = 3981, fma = 310, pack = 119, conflict_a = 7713, conflict_c = 1279, stall = 395, a_near = 1024,
      a_far = 954, c_near = 159, c_far = 1024, rows_near = 585, rows_far = 1024, once_near = 205,
      once_far = 1024, alias_a = 1005, alias_c = 110, apart_near = 47, apart_far = 151, column = 404,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [30847], g_slope = [563690], region = 1622, visit = 2325, fma = 345,
      conflict_a = 21031, conflict_b = 1934, conflict_c = 969, mask = 127, split = 68, stall = 1024,
      a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 515, c_far = 170, rows_far = 1024,
      once_near = 13, alias_a = 2756, apart_near = 975, apart_far = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x64", family = "skinny",
    tile = #dynmlir.tile<8, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [31456], g_slope = [487012], edge_columns = 8, region = 5861, visit = 1759, fma = 424,
      conflict_a = 11477, conflict_c = 55, conflict = 2459, mask = 101, split = 1062, a_near = 1024,
      a_far = 1024, b_far = 44, c_near = 106, c_far = 209, rows_near = 981, rows_far = 1024, once_far = 44,
      alias_a = 1489, alias_c = 18, brief = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0], g_ps = [39284], g_slope = [598564], edge_columns = 8, region = 6577, visit = 2419, fma = 371,
      edge = 15, conflict_a = 17048, conflict_c = 266, conflict = 1864, mask = 54, split = 749, stall = 107,
      a_near = 1024, a_far = 1024, c_near = 146, c_far = 242, rows_near = 527, rows_far = 1024, once_far = 30,
      alias_a = 2085, brief = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [41497, 594574], g_slope = [553077, 592563], edge_columns = 8, region = 5558,
      visit = 2316, loop = 28, fma = 357, edge = 76, conflict_a = 1927, conflict = 1400, split = 580,
      stall = 121, a_near = 1024, a_far = 1024, c_near = 150, c_far = 428, rows_far = 1024, once_far = 29,
      alias_a = 2081, alias_c = 33, apart_near = 10, brief = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [47521, 622063], g_slope = [574542, 628269], edge_columns = 8, region = 4300,
      visit = 2679, loop = 1020, fma = 378, edge = 54, conflict_c = 839, conflict = 631, split = 312,
      stall = 252, a_near = 1024, a_far = 1024, b_near = 10, b_far = 379, c_near = 243, c_far = 686,
      alias_a = 1290, apart_near = 26, brief = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [36001], g_slope = [3469447], region = 11573, visit = 3965, loop = 2162, fma = 446,
      pack = 985, conflict_a = 1316, split = 105, a_near = 37, a_far = 428, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 462, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 101
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [50372, 14632073], g_slope = [3645425, 4010563], region = 4721, visit = 4774,
      loop = 9779, fma = 329, pack = 505, conflict_a = 2635, split = 238, a_far = 323, b_near = 1024,
      b_far = 1024, c_near = 157, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [39022], g_slope = [2367823], visit = 1849, loop = 29929, fma = 289, pack = 355,
      conflict_a = 2021, split = 346, stall = 1024, a_far = 428, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [44538], g_slope = [3255844], visit = 2891, loop = 23785, fma = 288, pack = 384,
      conflict_a = 1450, split = 311, stall = 823, a_far = 272, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [48029], g_slope = [15484321], visit = 2527, loop = 30915, fma = 271, edge = 571,
      pack = 745, conflict_a = 1110, split = 448, stall = 915, a_far = 148, b_near = 1024, b_far = 1024,
      c_near = 369, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 171, reread = 165
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [27246, 5420600], g_slope = [1348338, 1482134], region = 14473, visit = 2069,
      loop = 5773, fma = 399, pack = 1012, split = 141, a_near = 40, a_far = 394, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 119
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [31765, 11193261], g_slope = [1240166, 1363920], region = 3579, visit = 1484,
      loop = 15359, fma = 333, edge = 160, pack = 344, conflict_a = 796, split = 255, a_far = 458,
      b_near = 1024, b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [36666, 7443773], g_slope = [1851776, 2008933], visit = 2781, loop = 12890,
      fma = 318, edge = 89, pack = 440, conflict_a = 95, split = 234, a_far = 389, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [42075], g_slope = [2665682], visit = 2133, loop = 26834, fma = 290, pack = 365,
      conflict_a = 1260, split = 281, stall = 195, a_far = 389, b_near = 1024, b_far = 1024, c_near = 298,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x8192", family = "sweep",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [34299], g_slope = [159275894], region = 50841, visit = 2975, loop = 4078, fma = 349,
      conflict_a = 79447, conflict_b = 3594, mask = 77, stall = 1024, a_near = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 494, once_far = 1024,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x48x2048", family = "sweep",
    tile = #dynmlir.tile<8, 48, 2048>, packed = false, model = {
      g_t = [0], g_ps = [38722], g_slope = [17428440], edge_columns = 8, region = 32652, visit = 2361,
      fma = 353, edge = 68, conflict_a = 28200, conflict_c = 182, conflict = 2766, mask = 73, split = 766,
      stall = 1, a_near = 1024, a_far = 519, b_near = 102, b_far = 330, c_near = 212, c_far = 368,
      rows_near = 944, once_near = 109, once_far = 1024, apart_near = 9, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x2048", family = "sweep",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [43311], g_slope = [17194595], edge_columns = 8, region = 24390, visit = 2513,
      fma = 347, edge = 87, conflict_a = 15470, conflict_b = 278, conflict = 1867, mask = 27, split = 531,
      stall = 121, a_near = 1024, a_far = 444, b_near = 122, c_near = 176, c_far = 535, rows_near = 309,
      once_near = 110, once_far = 638, apart_near = 2, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x1024", family = "sweep",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0], g_ps = [48606], g_slope = [9363851], edge_columns = 8, region = 34329, visit = 2781,
      loop = 1450, fma = 367, edge = 55, conflict_a = 20935, conflict_b = 967, conflict_c = 592,
      conflict = 338, mask = 116, split = 332, stall = 611, a_near = 1024, a_far = 1024, b_near = 58,
      b_far = 1018, c_near = 251, c_far = 695, alias_a = 1267, apart_near = 81, apart_far = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0], g_ps = [50554], g_slope = [10856602], edge_columns = 16, region = 29011, visit = 1256,
      loop = 5594, fma = 300, pack = 109, conflict_a = 12257, conflict_c = 1699, stall = 679, a_near = 1024,
      a_far = 898, b_near = 26, c_far = 1024, rows_far = 1024, once_near = 31, once_far = 1024, alias_a = 174,
      alias_c = 38, apart_near = 285, apart_far = 385, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x512", family = "panel",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0], g_ps = [58622], g_slope = [7723969], edge_columns = 16, region = 14541, visit = 965,
      loop = 18063, fma = 298, edge = 211, pack = 62, conflict_a = 2997, conflict_c = 935, a_near = 710,
      a_far = 819, b_near = 95, c_near = 358, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 45,
      once_far = 1024, alias_a = 418, apart_near = 334, apart_far = 473, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0], g_ps = [38196], g_slope = [8252681], edge_columns = 16, region = 28759, visit = 1131,
      loop = 1633, fma = 355, pack = 145, conflict_a = 3302, conflict_c = 3013, conflict = 939, mask = 43,
      stall = 897, a_near = 1024, a_far = 737, b_near = 355, c_far = 1024, rows_far = 1024, once_near = 39,
      once_far = 1024, alias_a = 248, alias_c = 12, apart_near = 256, apart_far = 440, column = 342,
      seam = 798
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x256", family = "tall",
    tile = #dynmlir.tile<16, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [42609], g_slope = [2979994], region = 29548, visit = 1430, loop = 1968, fma = 530,
      pack = 86, conflict_a = 52480, conflict_c = 2805, mask = 21, stall = 1024, b_near = 1024, b_far = 1024,
      c_near = 264, c_far = 1024, rows_far = 1024, once_far = 1024, alias_c = 474, apart_near = 733,
      apart_far = 1024, brief = 304, seam = 302, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0], g_ps = [52366], g_slope = [11487349], edge_columns = 16, region = 33612, visit = 1250,
      loop = 4430, fma = 300, pack = 110, conflict_a = 11789, conflict_c = 1621, stall = 356, a_near = 1024,
      a_far = 448, b_near = 86, b_far = 436, c_near = 46, c_far = 1024, rows_far = 1024, once_near = 289,
      once_far = 1024, alias_c = 35, apart_near = 357, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0], g_ps = [56428], g_slope = [7727305], edge_columns = 16, region = 24687, visit = 934,
      loop = 15282, fma = 299, edge = 246, pack = 62, conflict_a = 2052, conflict_c = 989, a_near = 716,
      a_far = 353, b_near = 116, b_far = 578, c_near = 336, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 227, once_far = 1024, apart_near = 455, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 28, mk = 283, mn = 14}, kernels = [
    "skinny_16x8x64"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 15}, at_most = {n = 2, k = 28, mk = 283}, kernels = [
    "skinny_16x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 15, k = 28, mk = 283}, kernels = [
    "skinny_16x8x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284}, at_most = {n = 2, k = 2}, kernels = [
    "direct_16x8x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, k = 3}, at_most = {n = 2, k = 6}, kernels = [
    "direct_8x32x512", "dot_16x1x4096", "dot_8x1x4096"
  ], factors = [258, 271, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, k = 7}, at_most = {n = 2, k = 28}, kernels = [
    "dot_16x1x4096", "dot_14x2x4096", "dot_8x1x4096", "dot_8x2x4096"
  ], factors = [267, 262, 260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, n = 3}, at_most = {n = 15, k = 1}, kernels = [
    "direct_16x8x8192", "direct_8x32x512", "direct_16x16x8192", "tall_6x64x1024"
  ], factors = [246, 238, 236, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, n = 3, k = 2}, at_most = {n = 15, k = 6, nk = 30}, kernels = [
    "direct_8x32x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, n = 3, k = 2, nk = 31}, at_most = {n = 15, k = 6}, kernels = [
    "direct_8x32x512", "panel_3x128x512"
  ], factors = [256, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, n = 3, k = 7}, at_most = {n = 4, k = 28}, kernels = [
    "dot_6x4x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, n = 5, k = 7}, at_most = {n = 15, k = 28, mn = 6579}, kernels = [
    "direct_8x32x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 284, n = 5, k = 7, mn = 6580}, at_most = {n = 15, k = 28}, kernels = [
    "direct_16x16x8192", "dot_3x8x4096", "dot_8x2x4096", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [273, 261, 244, 284, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29}, at_most = {n = 1}, kernels = [
    "skinny_16x8x64", "dot_8x1x4096", "dot_4x2x4096"
  ], factors = [264, 247, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2}, at_most = {n = 2, mk = 831}, kernels = [
    "skinny_16x8x64", "dot_8x2x4096"
  ], factors = [238, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2, mk = 832}, at_most = {n = 2, k = 1663}, kernels = [
    "dot_8x2x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1664, n = 2, mk = 832}, at_most = {n = 2}, kernels = [
    "dot_14x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [203, 205, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3}, at_most = {n = 4, m = 15}, kernels = [
    "skinny_16x8x64", "dot_3x4x4096", "dot_4x4x4096"
  ], factors = [258, 212, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 16}, at_most = {n = 4, mnk = 21751633}, kernels = [
    "dot_6x4x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 16, mnk = 21751634}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [271, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5}, at_most = {n = 15, m = 13, mk = 2614}, kernels = [
    "skinny_16x8x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, mk = 2615}, at_most = {n = 15, m = 13}, kernels = [
    "direct_6x64x2048", "direct_3x128x1024", "sweep_6x64x2048"
  ], factors = [264, 260, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, m = 14}, at_most = {n = 8, mn = 187}, kernels = [
    "skinny_8x48x64", "dot_8x2x4096", "dot_4x4x4096"
  ], factors = [246, 274, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, m = 14, mn = 188}, at_most = {n = 8, mnk = 52026037, k = 58}, kernels = [
    "dot_3x8x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 5, m = 14, mn = 188}, at_most = {n = 6, mnk = 52026037}, kernels = [
    "dot_3x8x4096", "dot_8x2x4096"
  ], factors = [250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 7, m = 14, mn = 188}, at_most = {n = 8, mnk = 52026037}, kernels = [
    "dot_3x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [252, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, m = 14, mn = 188, mnk = 52026038}, at_most = {n = 8}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [274, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14}, at_most = {n = 15, nk = 968}, kernels = [
    "dot_6x4x4096", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [258, 294, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14, nk = 969}, at_most = {n = 15, mk = 6528589, mnk = 9257235}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096", "dot_8x2x4096", "tall_6x64x1024"
  ], factors = [254, 253, 256, 252, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14, nk = 969, mnk = 9257236}, at_most = {n = 15, mk = 6528589}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_8x2x4096", "dot_4x4x4096"
  ], factors = [242, 246, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14, nk = 969, mk = 6528590}, at_most = {n = 15}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096", "tall_3x128x512"
  ], factors = [301, 300, 280, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 6, nk = 2445, n = 43}, kernels = [
    "skinny_8x32x64"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44}, at_most = {m = 6, nk = 2445}, kernels = [
    "skinny_6x64x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 2446}, at_most = {m = 2, nk = 8054264, mk = 22}, kernels = [
    "skinny_6x64x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 2446, mk = 23}, at_most = {m = 2, nk = 8054264, mn = 55}, kernels = [
    "direct_8x32x512", "stream_12x32x16", "skinny_8x48x64"
  ], factors = [278, 247, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 2446, mk = 23, mn = 56}, at_most = {m = 2, nk = 513423, n = 1337}, kernels = [
    "direct_3x128x1024", "skinny_8x48x64"
  ], factors = [262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 513424, mk = 23, mn = 56}, at_most = {m = 2, nk = 8054264, n = 1337}, kernels = [
    "direct_8x48x2048", "direct_3x128x1024", "direct_5x64x1024"
  ], factors = [260, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1338, nk = 2446, mk = 23, mn = 56}, at_most = {m = 2, nk = 8054264}, kernels = [
    "direct_3x128x1024", "skinny_8x48x64", "skinny_3x128x64"
  ], factors = [267, 250, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 2446, m = 3}, at_most = {m = 6, nk = 8054264, n = 41, n_even = 4}, kernels = [
    "direct_6x64x2048", "direct_16x16x8192", "sweep_6x64x2048"
  ], factors = [260, 244, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 2446, m = 3, n_even = 5}, at_most = {m = 6, nk = 8054264, n = 41}, kernels = [
    "direct_4x64x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 2446, m = 3}, at_most = {m = 6, nk = 8054264, k = 52}, kernels = [
    "skinny_6x64x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 2446, m = 3, k = 53}, at_most = {m = 3, nk = 8054264, mnk = 16662459}, kernels = [
    "direct_3x128x1024", "direct_16x16x8192", "sweep_3x128x1024"
  ], factors = [248, 220, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 2446, m = 4, k = 53}, at_most = {m = 6, nk = 8054264, mnk = 16662459}, kernels = [
    "direct_6x64x2048", "direct_4x64x1024", "skinny_6x64x64"
  ], factors = [242, 249, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 2446, m = 3, k = 53, mnk = 16662460}, at_most = {m = 6, nk = 8054264}, kernels = [
    "direct_8x48x2048", "direct_6x64x2048", "direct_3x128x1024", "direct_4x64x1024"
  ], factors = [243, 242, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 8054265}, at_most = {m = 6, nk = 11854135, mk = 3646}, kernels = [
    "direct_3x128x1024", "skinny_8x48x64", "skinny_3x128x64"
  ], factors = [249, 265, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 8054265, mk = 3647}, at_most = {m = 6, nk = 11854135, mn = 10033}, kernels = [
    "direct_6x64x2048", "direct_3x128x1024", "skinny_3x128x64", "sweep_3x128x1024"
  ], factors = [259, 249, 259, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 8054265, mk = 3647, mn = 10034}, at_most = {m = 6, nk = 11854135}, kernels = [
    "direct_6x64x2048", "direct_3x128x1024", "direct_4x64x1024", "skinny_6x64x64"
  ], factors = [242, 251, 241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 11854136}, at_most = {m = 6, nk = 16981379}, kernels = [
    "direct_6x64x2048", "direct_3x128x1024", "skinny_8x48x64"
  ], factors = [240, 217, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 16981380}, at_most = {m = 6}, kernels = [
    "direct_6x64x2048", "direct_5x64x1024", "skinny_8x32x64", "skinny_8x48x64", "skinny_6x64x64"
  ], factors = [247, 256, 251, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7}, at_most = {mk = 129673, k = 6, n = 929, mnk = 4033}, kernels = [
    "skinny_6x64x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 4034}, at_most = {mk = 129673, k = 6, n = 929, nk = 64}, kernels = [
    "panel_8x32x1024", "tall_6x64x1024"
  ], factors = [272, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 4034, nk = 65}, at_most = {mk = 129673, k = 6, n = 479, mnk = 10965}, kernels = [
    "skinny_6x64x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 10966, nk = 65}, at_most = {mk = 129673, k = 1, n = 479}, kernels = [
    "block_5x64x256", "skinny_6x64x64", "panel_3x128x512", "tall_6x64x1024"
  ], factors = [308, 297, 348, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 10966, nk = 65, k = 2}, at_most = {mk = 129673, k = 6, n = 479, m = 140}, kernels = [
    "tall_6x64x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 141, mnk = 10966, nk = 65, k = 2}, at_most = {mk = 129673, k = 6, n = 479}, kernels = [
    "panel_6x64x1024", "panel_3x128x512"
  ], factors = [279, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 480, m = 7, mnk = 4034, nk = 65}, at_most = {mk = 129673, k = 6, n = 929}, kernels = [
    "direct_4x64x1024", "block_5x64x256", "skinny_6x64x64", "panel_6x64x1024"
  ], factors = [258, 268, 262, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 930, m = 7}, at_most = {mk = 66, k = 2, m = 3734}, kernels = [
    "skinny_6x64x64", "sweep_8x48x2048", "sweep_6x64x2048"
  ], factors = [258, 273, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 930, m = 7, mk = 67}, at_most = {mk = 129673, k = 2, m = 3734}, kernels = [
    "skinny_8x48x64", "skinny_6x64x64"
  ], factors = [253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 930, m = 7, k = 3}, at_most = {mk = 101, k = 6, m = 3734}, kernels = [
    "skinny_6x64x64", "sweep_8x48x2048"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 930, m = 7, k = 3, mk = 102}, at_most = {mk = 129673, k = 6, m = 3734}, kernels = [
    "skinny_6x64x64", "sweep_6x64x2048", "panel_6x64x1024", "panel_3x128x512"
  ], factors = [242, 246, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 930, m = 3735}, at_most = {mk = 129673, k = 6}, kernels = [
    "skinny_8x32x64", "skinny_8x48x64", "skinny_6x64x64", "sweep_8x48x2048", "sweep_6x64x2048"
  ], factors = [260, 266, 266, 263, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 7}, at_most = {mk = 129673, m = 32, mnk = 13285}, kernels = [
    "skinny_6x64x64"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 7, mnk = 13286}, at_most = {mk = 9980, m = 32, nk = 4754079, n = 45}, kernels = [
    "direct_8x48x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 7, mnk = 13286, mk = 9981}, at_most = {mk = 129673, m = 32, nk = 4754079, n = 45}, kernels = [
    "direct_6x64x2048", "direct_5x64x1024", "dot_4x4x4096", "panel_6x64x1024", "panel_3x128x512"
  ], factors = [263, 268, 260, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, k = 7, mnk = 13286}, at_most = {mk = 129673, m = 8, nk = 4754079}, kernels = [
    "direct_8x48x2048", "direct_6x64x2048", "direct_4x64x1024", "skinny_6x64x64", "sweep_8x48x2048"
  ], factors = [246, 251, 245, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 9, k = 7, mnk = 13286}, at_most = {mk = 3659, m = 32, nk = 4754079}, kernels = [
    "skinny_6x64x64", "panel_6x64x1024", "panel_3x128x512"
  ], factors = [249, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 9, k = 7, mnk = 13286, mk = 3660}, at_most = {mk = 50412, m = 32, nk = 4754079}, kernels = [
    "direct_8x48x2048", "direct_6x64x2048", "block_6x64x1024", "block_5x64x256", "panel_3x128x512",
    "tall_6x64x1024"
  ], factors = [243, 247, 240, 241, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 9, k = 7, mnk = 13286, mk = 50413}, at_most = {mk = 129673, m = 32, nk = 4754079}, kernels = [
    "direct_6x64x2048", "block_6x64x1024", "block_5x64x256", "panel_3x128x512", "tall_3x128x512"
  ], factors = [243, 233, 236, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 7, mnk = 13286, nk = 4754080}, at_most = {mk = 129673, m = 11}, kernels = [
    "direct_8x48x2048", "direct_6x64x2048", "direct_5x64x1024"
  ], factors = [242, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 12, k = 7, mnk = 13286, nk = 4754080}, at_most = {mk = 129673, m = 32}, kernels = [
    "direct_8x48x2048", "direct_6x64x2048", "block_5x64x256"
  ], factors = [241, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 7}, at_most = {mk = 129673, k = 11, nk = 275}, kernels = [
    "skinny_8x48x64", "panel_6x64x1024", "tall_3x128x512"
  ], factors = [260, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 7, nk = 276}, at_most = {mk = 129673, k = 11, nk = 543}, kernels = [
    "panel_3x128x512", "tall_6x64x1024"
  ], factors = [247, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 12}, at_most = {mk = 129673, k = 41, nk = 543}, kernels = [
    "skinny_8x48x64", "panel_3x128x512"
  ], factors = [274, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 7, nk = 544}, at_most = {mk = 129673, k = 41, mn = 5532305}, kernels = [
    "block_5x64x256", "panel_6x64x1024", "panel_3x128x512"
  ], factors = [237, 240, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 7, nk = 544, mn = 5532306}, at_most = {mk = 129673, k = 41}, kernels = [
    "sweep_8x48x2048", "panel_3x128x512", "tall_3x128x512"
  ], factors = [242, 267, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 42}, at_most = {mk = 129673, n = 35}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "panel_3x128x512", "tall_6x64x1024"
  ], factors = [264, 261, 270, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 33, k = 42}, at_most = {mk = 28713, nk = 874243}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [235, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 33, k = 42, mk = 28714}, at_most = {mk = 129673, nk = 874243, mn = 333662}, kernels = [
    "block_5x64x256", "panel_3x128x512", "tall_6x64x1024"
  ], factors = [234, 239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 33, k = 42, mk = 28714, mn = 333663}, at_most = {mk = 129673, nk = 874243}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [232, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 33, k = 42, nk = 874244}, at_most = {mk = 129673}, kernels = [
    "block_5x64x256", "panel_3x128x512", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [237, 244, 245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mk = 129674}, at_most = {n = 35, k = 60, nk = 525}, kernels = [
    "dot_3x8x4096", "panel_6x64x1024", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [254, 273, 275, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mk = 129674, nk = 526}, at_most = {n = 35, k = 60}, kernels = [
    "tall_6x64x1024", "tall_3x128x512"
  ], factors = [253, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mk = 129674, k = 61}, at_most = {n = 35, mk = 1124453, m = 43}, kernels = [
    "direct_6x64x2048", "direct_4x64x1024", "dot_4x4x4096", "panel_3x128x512"
  ], factors = [271, 267, 268, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 44, mk = 129674, k = 61}, at_most = {n = 27, mk = 1124453}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "tall_6x64x1024"
  ], factors = [255, 255, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, m = 44, mk = 129674, k = 61}, at_most = {n = 35, mk = 263548}, kernels = [
    "dot_3x8x4096", "tall_6x64x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, m = 44, mk = 263549, k = 61}, at_most = {n = 35, mk = 1124453}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "panel_3x128x512", "tall_3x128x512"
  ], factors = [251, 248, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mk = 1124454, k = 61}, at_most = {n = 25, mn = 453464}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mk = 1124454, k = 61, mn = 453465}, at_most = {n = 25}, kernels = [
    "dot_3x8x4096", "tall_3x128x512"
  ], factors = [269, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 7, mk = 1124454, k = 61}, at_most = {n = 35}, kernels = [
    "dot_3x4x4096", "dot_3x8x4096", "dot_4x4x4096", "panel_3x128x512", "tall_3x128x512"
  ], factors = [245, 251, 247, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 7, mk = 129674}, at_most = {m = 43, mk = 370727}, kernels = [
    "direct_8x48x2048", "direct_6x64x2048", "block_6x64x1024", "panel_3x128x512"
  ], factors = [248, 244, 240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 7, mk = 370728}, at_most = {m = 43}, kernels = [
    "block_6x64x1024", "block_5x64x256", "panel_6x64x1024", "panel_3x128x512", "tall_6x64x1024"
  ], factors = [226, 229, 231, 229, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 44, mk = 129674}, at_most = {k = 67, nk = 1719}, kernels = [
    "direct_3x128x1024", "panel_6x64x1024", "panel_3x128x512"
  ], factors = [249, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 44, mk = 129674, nk = 1720}, at_most = {k = 67}, kernels = [
    "panel_6x64x1024", "panel_3x128x512", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [240, 239, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 44, mk = 129674, k = 68}, at_most = {m = 251}, kernels = [
    "block_5x64x256", "panel_6x64x1024", "panel_3x128x512", "tall_3x128x512"
  ], factors = [231, 238, 236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 252, mk = 129674, k = 68}, at_most = {m = 2264}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [232, 240, 231, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 2265, mk = 129674, k = 68}, at_most = {}, kernels = [
    "block_5x64x256", "dot_3x8x4096", "tall_6x64x1024", "tall_3x128x512"
  ], factors = [227, 246, 231, 231]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @x86_64_v4} : () -> ()
