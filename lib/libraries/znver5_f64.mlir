// Micro-kernels for Zen 5: a core with AVX-512, f64 x f64 to f64, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1659 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 43 of 92 candidates kept (2519 generated); the best of them against the best of all: 1.006 (geometric mean of times)
// chosen against the best of them: 1.032, worst 3.15
// predicted against measured time: median error 6.2 %; g: 21.1 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x2048", family = "sweep",
    tile = #dynmlir.tile<16, 8, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [10326, 11069143, 26264481, 28632556, 63587615, 157117593],
      g_slope = [11058817, 15195338, 2368075, 11651686, 13361425, 9198463], region = 425, visit = 1085,
      loop = 98, fma = 324, edge = 677, conflict_a = 19935, conflict_c = 179, conflict = 595, mask = 74,
      split = 385, stall = 177, a_near = 27, a_far = 41, b_near = 786, b_far = 1024, c_far = 771,
      rows_near = 67, rows_far = 1024, once_near = 100, once_far = 554, alias_a = 44, apart_far = 1024,
      brief = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x24x1024", family = "sweep",
    tile = #dynmlir.tile<8, 24, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [11773, 4167920, 9147173, 11888648],
      g_slope = [4156147, 4979253, 2741475, 4835084], edge_columns = 8, region = 3318, visit = 1500,
      fma = 295, edge = 427, conflict_a = 9362, conflict_b = 4512, conflict_c = 15, split = 200, stall = 210,
      a_far = 183, b_near = 272, b_far = 1024, c_far = 758, rows_near = 8, rows_far = 1024, once_far = 522,
      alias_a = 153, apart_far = 1024, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x32x128", family = "sweep",
    tile = #dynmlir.tile<6, 32, 128>, packed = false, model = {
      g_t = [0, 28], g_ps = [11212, 14740750], g_slope = [526054, 660219], edge_columns = 8, region = 3837,
      visit = 1001, loop = 1775, fma = 317, edge = 209, conflict_a = 3892, conflict_b = 2281, conflict = 1292,
      split = 153, stall = 81, a_far = 261, b_near = 147, b_far = 1024, c_near = 84, c_far = 1024,
      rows_near = 255, rows_far = 1024, once_near = 37, once_far = 763, apart_near = 20, apart_far = 814,
      brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x128", family = "sweep",
    tile = #dynmlir.tile<8, 16, 128>, packed = false, model = {
      g_t = [0, 1, 4, 19, 42], g_ps = [10000, 314979, 1392530, 6046120, 14792893],
      g_slope = [304979, 359183, 310239, 380294, 440086], edge_columns = 8, region = 2792, visit = 988,
      fma = 285, edge = 522, conflict_a = 8571, conflict_b = 359, conflict_c = 33, conflict = 5398, mask = 54,
      split = 168, stall = 156, a_near = 42, a_far = 248, b_near = 158, b_far = 1024, c_near = 5, c_far = 730,
      rows_near = 339, rows_far = 1024, once_near = 64, once_far = 859, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x8x2048", family = "tall",
    tile = #dynmlir.tile<16, 8, 2048>, packed = true, model = {
      g_t = [0, 4], g_ps = [25091, 49150429], g_slope = [12281334, 10167563], region = 3753, visit = 1363,
      loop = 3285, fma = 315, edge = 245, pack = 320, conflict_a = 10979, conflict_c = 918, mask = 10,
      stall = 202, a_far = 244, b_near = 45, b_far = 717, c_far = 666, rows_near = 181, rows_far = 559,
      once_near = 55, once_far = 1024, alias_c = 487, apart_far = 451, brief = 165, column = 16, seam = 75,
      reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x16x2048", family = "tall",
    tile = #dynmlir.tile<8, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [23733, 7298746, 13807100, 52214000],
      g_slope = [7275013, 6508354, 9601725, 6236330], edge_columns = 8, region = 3699, visit = 887,
      loop = 3087, fma = 275, edge = 445, pack = 235, conflict_c = 281, stall = 151, a_near = 90, a_far = 72,
      b_far = 1024, c_far = 845, once_near = 8, once_far = 1024, alias_a = 59, alias_c = 237, brief = 263,
      column = 38, seam = 119, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x24x1024", family = "tall",
    tile = #dynmlir.tile<8, 24, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [28227, 10484010, 13902133, 70071654],
      g_slope = [5227891, 3418123, 5616952, 2683738], edge_columns = 8, visit = 867, loop = 6927, fma = 302,
      edge = 73, pack = 219, conflict_c = 339, stall = 201, a_near = 47, a_far = 73, b_far = 958, c_far = 581,
      once_near = 50, once_far = 871, alias_a = 61, alias_c = 111, brief = 124, column = 150, seam = 162,
      reread = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x32x1024", family = "tall",
    tile = #dynmlir.tile<6, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 13], g_ps = [29082, 5001277, 8903635, 13777156, 72535154],
      g_slope = [4972195, 3902358, 4873521, 5875799, 4514505], edge_columns = 8, region = 434, visit = 718,
      loop = 8167, fma = 280, edge = 193, pack = 136, conflict_c = 275, stall = 132, a_near = 70, a_far = 179,
      b_far = 821, c_far = 681, rows_far = 472, once_near = 199, once_far = 1024, alias_a = 15, brief = 383,
      column = 181, seam = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1, 2, 28, 63], g_ps = [10424, 158337, 385587, 4954462, 10048857],
      g_slope = [147913, 227250, 175725, 145554, 208475], region = 431, visit = 1081, fma = 297, edge = 627,
      conflict_a = 6543, conflict_c = 532, conflict = 4842, mask = 38, split = 324, stall = 180, a_near = 52,
      a_far = 863, b_far = 521, c_far = 607, rows_near = 103, rows_far = 792, once_far = 219, apart_far = 283,
      brief = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x16x64", family = "skinny",
    tile = #dynmlir.tile<14, 16, 64>, packed = false, model = {
      g_t = [0, 19, 42], g_ps = [12881, 4708796, 10001036], g_slope = [247153, 230097, 277147], region = 418,
      visit = 1601, fma = 289, edge = 423, conflict_a = 2853, conflict_c = 134, conflict = 5992, mask = 39,
      split = 59, stall = 145, a_near = 84, a_far = 1024, b_near = 37, b_far = 237, c_near = 34, c_far = 823,
      rows_near = 430, rows_far = 1024, once_far = 299, brief = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x32x64", family = "skinny",
    tile = #dynmlir.tile<5, 32, 64>, packed = false, model = {
      g_t = [0, 19, 42], g_ps = [10000, 3907409, 8230857], g_slope = [205126, 187976, 228701],
      edge_columns = 8, region = 6807, visit = 867, loop = 932, fma = 307, edge = 359, conflict_b = 4364,
      split = 42, stall = 92, a_far = 747, b_near = 61, b_far = 324, c_near = 67, c_far = 916,
      rows_far = 1024, once_far = 363, apart_near = 24, brief = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x32x64", family = "skinny",
    tile = #dynmlir.tile<6, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [11660], g_slope = [303303], edge_columns = 8, region = 9395, visit = 932,
      loop = 1086, fma = 327, edge = 258, conflict_b = 5144, split = 48, stall = 61, a_far = 734, b_near = 80,
      b_far = 313, c_near = 114, c_far = 1024, rows_near = 220, rows_far = 579, once_far = 403, alias_a = 63,
      apart_near = 36, brief = 99
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 3, 4, 19, 28, 42], g_ps = [18082, 1113157, 2170938, 6101046, 14148736, 14415650],
      g_slope = [365025, 1057781, 262007, 894187, 19065, 501233], region = 1496, visit = 1179, fma = 324,
      edge = 951, conflict_a = 864, conflict_c = 234, mask = 167, stall = 185, a_far = 943, b_near = 109,
      c_near = 6, c_far = 574, rows_far = 948, once_near = 101, alias_a = 544, apart_far = 179, brief = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x16x128", family = "slab",
    tile = #dynmlir.tile<8, 16, 128>, packed = false, model = {
      g_t = [0, 9, 19, 42], g_ps = [16321, 3022077, 5337661, 12877619],
      g_slope = [333972, 231558, 327824, 436519], edge_columns = 8, region = 2969, visit = 1035, loop = 181,
      fma = 292, edge = 605, conflict_a = 5624, conflict_b = 61, conflict_c = 28, conflict = 4890, mask = 197,
      split = 213, stall = 171, a_near = 46, a_far = 1024, b_far = 291, c_far = 642, rows_far = 481,
      once_far = 476, apart_near = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x4x1024", family = "strip",
    tile = #dynmlir.tile<8, 4, 1024>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [10000, 7635455, 10428980], g_slope = [1270909, 931175, 1628672], most_rows = 8,
      region = 667, visit = 371, fma = 200, edge = 742, conflict_a = 10316, conflict_b = 13022,
      conflict_c = 154, conflict = 14134, mask = 78, split = 592, stall = 213, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, once_near = 25, once_far = 990, alias_c = 985, apart_near = 9,
      apart_far = 41, brief = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x8x1024", family = "strip",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0, 4, 6, 13], g_ps = [10000, 5525948, 7800478, 19357810],
      g_slope = [1378987, 1137265, 1651047, 2030729], edge_columns = 4, edge_part = 8, most_rows = 8,
      region = 1383, visit = 660, fma = 252, edge = 684, conflict_a = 11558, conflict_b = 11932,
      conflict = 13044, mask = 289, split = 833, stall = 157, a_far = 44, b_near = 232, b_far = 1024,
      c_far = 1024, rows_far = 516, once_far = 1024, alias_c = 564, apart_far = 312, brief = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x16x1024", family = "strip",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [10000, 6693672, 8265036], g_slope = [2227890, 1571364, 2560057],
      edge_columns = 4, edge_part = 8, most_rows = 8, region = 1674, visit = 1077, loop = 40, fma = 255,
      edge = 503, conflict_a = 11990, conflict_b = 5950, conflict_c = 81, conflict = 7062, mask = 265,
      split = 241, stall = 154, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024, rows_far = 240,
      once_far = 969, alias_a = 1, alias_c = 388, apart_near = 44, apart_far = 489
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x32x1024", family = "strip",
    tile = #dynmlir.tile<5, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 2802364, 5047715, 27691393],
      g_slope = [2792364, 2245351, 3234811, 2759781], edge_columns = 4, edge_part = 8, most_rows = 5,
      region = 3086, visit = 1421, loop = 373, fma = 338, edge = 277, conflict_b = 3528, conflict_c = 177,
      conflict = 4640, mask = 181, split = 227, stall = 132, a_far = 44, b_near = 232, b_far = 1024,
      c_far = 1024, rows_near = 52, rows_far = 355, once_far = 604, alias_c = 103, apart_near = 5, brief = 2,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x64x1024", family = "strip",
    tile = #dynmlir.tile<3, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [12051, 9671000, 16368936], g_slope = [4829474, 6697936, 4993455],
      edge_columns = 4, edge_part = 8, most_rows = 3, visit = 2468, loop = 1622, fma = 527, edge = 82,
      conflict_a = 43223, conflict_b = 3563, conflict = 2737, mask = 403, split = 159, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_far = 1024, rows_near = 168, rows_far = 1024, once_far = 433,
      alias_a = 657, alias_c = 1041, apart_near = 34, apart_far = 115, brief = 9, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x8x64", family = "axpy",
    tile = #dynmlir.tile<4, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [11140], g_slope = [401530], most_rows = 4, region = 1395, visit = 302, loop = 152,
      fma = 887, conflict_c = 520, split = 570, stall = 91, c_near = 846, rows_near = 1024, rows_far = 1024,
      once_far = 27, alias_a = 83, apart_near = 45, apart_far = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [12296], g_slope = [495346], edge_columns = 8, most_rows = 4, region = 1990,
      visit = 669, loop = 519, fma = 839, edge = 536, conflict_a = 45363, mask = 13, split = 544, stall = 10,
      c_near = 1024, rows_near = 846, once_far = 140, alias_a = 153, apart_near = 97, apart_far = 78,
      brief = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x24x64", family = "axpy",
    tile = #dynmlir.tile<4, 24, 64>, packed = false, model = {
      g_t = [0], g_ps = [13291], g_slope = [554092], edge_columns = 8, most_rows = 4, region = 2005,
      visit = 684, loop = 534, fma = 861, edge = 192, conflict_c = 661, split = 553, stall = 6, c_near = 1024,
      rows_near = 1024, rows_far = 571, once_far = 263, alias_a = 2133, apart_near = 86, apart_far = 70,
      brief = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0, 28], g_ps = [14504, 17849661], g_slope = [636969, 713841], edge_columns = 8, most_rows = 4,
      region = 1013, visit = 1472, loop = 1322, fma = 851, edge = 143, conflict_a = 30571, mask = 246,
      split = 675, c_near = 1024, c_far = 1024, rows_near = 1024, once_near = 25, once_far = 222,
      alias_a = 320, alias_c = 66, apart_near = 71, apart_far = 57, brief = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x1024", family = "dot",
    tile = #dynmlir.tile<8, 3, 1024>, packed = true, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [16952, 4118426, 6266463, 7078089, 13912086],
      g_slope = [1025368, 1074018, 270542, 1708499, 1331108], region = 8336, visit = 1475, loop = 5354,
      fma = 392, pack = 432, conflict_a = 5617, split = 395, a_far = 631, b_near = 234, b_far = 1024,
      c_near = 58, c_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x768", family = "dot",
    tile = #dynmlir.tile<6, 4, 768>, packed = true, model = {
      g_t = [0, 3, 4, 9, 13], g_ps = [18144, 2311035, 2839795, 6852254, 8614679],
      g_slope = [764297, 528760, 802491, 440606, 1053527], visit = 673, loop = 7453, fma = 404, edge = 822,
      pack = 198, a_far = 763, b_near = 125, b_far = 1024, c_near = 161, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x2048", family = "dot",
    tile = #dynmlir.tile<8, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [14428, 1783656, 4693512, 4693512, 17556715],
      g_slope = [1769228, 1454928, 0, 2572640, 2227057], visit = 2414, loop = 19, fma = 436, edge = 248,
      pack = 273, conflict_a = 5524, split = 415, stall = 35, a_near = 9, a_far = 588, b_near = 834,
      b_far = 233, c_far = 282, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [12681, 2870394, 3643162, 5776856, 7371237],
      g_slope = [1428856, 772768, 2133694, 797190, 1861501], visit = 1783, loop = 1848, fma = 693, pack = 754,
      split = 349, a_near = 110, a_far = 541, b_near = 160, b_far = 1024, c_far = 555, rows_far = 1024,
      once_near = 353, once_far = 1024, reread = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [13396, 1264735, 7023038, 8257635, 16000250],
      g_slope = [1251339, 1151660, 411532, 1935653, 1444132], visit = 872, loop = 5058, fma = 459, edge = 122,
      pack = 309, conflict_a = 3879, split = 308, stall = 6, a_near = 55, a_far = 537, b_near = 965,
      b_far = 756, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x2048", family = "direct",
    tile = #dynmlir.tile<16, 8, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [14653, 7060402, 12945579, 51649207, 72556069, 84013724],
      g_slope = [7045749, 5885177, 9675907, 6968954, 2864413, 6801206], region = 453, visit = 1282,
      loop = 1906, fma = 292, edge = 562, conflict_a = 8003, conflict_b = 304, conflict_c = 1758, mask = 2,
      split = 474, stall = 111, a_far = 325, b_near = 75, b_far = 1024, c_near = 29, c_far = 1024,
      rows_far = 590, once_near = 146, once_far = 486, alias_a = 97, alias_c = 298, apart_far = 1024,
      column = 17, seam = 58, reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x2048", family = "direct",
    tile = #dynmlir.tile<8, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [12812, 4649290, 8582086, 14027086],
      g_slope = [4636478, 3932796, 5445000, 6354231], edge_columns = 8, region = 2278, visit = 728,
      loop = 2030, fma = 280, edge = 447, conflict_a = 5240, conflict_b = 2651, conflict_c = 117,
      conflict = 7317, split = 174, stall = 111, a_near = 24, a_far = 609, b_near = 147, b_far = 1024,
      c_far = 948, rows_near = 32, rows_far = 1000, once_near = 45, once_far = 697, alias_a = 1,
      alias_c = 266, apart_far = 1024, column = 27, seam = 50, reread = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x32x1024", family = "direct",
    tile = #dynmlir.tile<5, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [14452, 2921270, 5441451], g_slope = [2906818, 2520181, 3674009],
      edge_columns = 8, region = 8782, visit = 412, loop = 3296, fma = 290, edge = 292, conflict_b = 961,
      conflict_c = 440, conflict = 2931, split = 72, stall = 105, a_far = 717, b_near = 151, b_far = 1024,
      c_near = 41, c_far = 908, rows_near = 117, rows_far = 1024, once_near = 45, once_far = 1024,
      alias_a = 81, apart_near = 26, apart_far = 244, column = 69, seam = 72, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x64x512", family = "direct",
    tile = #dynmlir.tile<3, 64, 512>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [18173, 6249167, 8375180], g_slope = [3115497, 2126013, 3670346],
      edge_columns = 8, visit = 343, loop = 16505, fma = 458, edge = 126, conflict_a = 8432, conflict_c = 163,
      a_far = 482, b_far = 1024, c_near = 128, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1,
      once_far = 548, apart_near = 122, apart_far = 645, brief = 69, column = 430, seam = 638, reread = 854
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x32x256", family = "direct",
    tile = #dynmlir.tile<4, 32, 256>, packed = false, model = {
      g_t = [0, 4, 9, 13, 28], g_ps = [13623, 2879681, 5024900, 8315289, 22768393],
      g_slope = [716514, 429043, 822597, 963540, 718699], edge_columns = 8, region = 14500, visit = 271,
      loop = 2986, fma = 297, edge = 260, conflict_a = 5342, conflict_b = 439, conflict_c = 408,
      conflict = 2542, split = 80, stall = 91, a_far = 769, b_near = 118, b_far = 1024, c_near = 71,
      c_far = 851, rows_near = 382, rows_far = 1024, once_near = 36, once_far = 558, apart_near = 37,
      apart_far = 716, column = 18, seam = 80, reread = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x8x2048", family = "block",
    tile = #dynmlir.tile<16, 8, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [23310, 8985398, 16611526, 59401964],
      g_slope = [8962088, 7626128, 10697609, 7376159], region = 5012, visit = 1414, loop = 1634, fma = 274,
      edge = 1109, pack = 160, conflict_a = 11066, conflict_c = 1530, mask = 2, stall = 47, a_near = 34,
      a_far = 370, b_far = 103, c_near = 39, c_far = 1024, rows_near = 97, rows_far = 468, once_near = 146,
      once_far = 305, alias_a = 64, alias_c = 417, apart_far = 1024, brief = 37, column = 34, seam = 68,
      reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x16x2048", family = "block",
    tile = #dynmlir.tile<8, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [23007, 5789935, 9799943, 41317293],
      g_slope = [5766928, 4010008, 7879337, 5542444], edge_columns = 8, region = 4011, visit = 795,
      loop = 2124, fma = 272, edge = 613, pack = 138, conflict_a = 502, conflict_c = 534, conflict = 4758,
      stall = 26, a_near = 62, a_far = 585, b_far = 439, c_far = 942, rows_far = 877, once_near = 149,
      once_far = 730, alias_a = 26, alias_c = 201, apart_far = 415, brief = 141, column = 81, seam = 80,
      reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x128", family = "block",
    tile = #dynmlir.tile<3, 32, 128>, packed = true, model = {
      g_t = [0, 1, 6, 13, 19], g_ps = [22082, 531618, 2738787, 5555946, 7030573],
      g_slope = [509536, 441433, 402451, 245771, 617382], edge_columns = 8, region = 1963, visit = 405,
      loop = 4492, fma = 277, pack = 167, conflict_c = 450, conflict = 2055, stall = 78, a_near = 80,
      a_far = 887, b_near = 15, b_far = 247, c_far = 1024, rows_near = 303, rows_far = 1024, once_near = 211,
      once_far = 856, alias_a = 43, apart_near = 72, brief = 94, column = 223, seam = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x1024", family = "block",
    tile = #dynmlir.tile<6, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 9], g_ps = [25363, 9104571, 49589750], g_slope = [4539604, 5783597, 5009766],
      edge_columns = 8, region = 2126, visit = 560, loop = 7099, fma = 282, edge = 295, pack = 112,
      conflict_c = 421, stall = 68, a_near = 36, a_far = 651, b_far = 584, c_near = 75, c_far = 990,
      once_near = 242, once_far = 1009, alias_a = 55, apart_near = 3, brief = 295, column = 66, seam = 164,
      reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x2048", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [10000, 28375537, 50651786, 60584517, 60584517, 84934269],
      g_slope = [14182768, 22276249, 9932731, 0, 8116584, 11334641], region = 163, visit = 1066, fma = 320,
      edge = 908, conflict_a = 15027, conflict_c = 114, conflict = 4609, mask = 76, stall = 281, a_near = 168,
      a_far = 98, b_near = 651, b_far = 1024, c_far = 596, rows_near = 152, rows_far = 1024, once_near = 156,
      once_far = 816, apart_far = 1024, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x16x2048", family = "sweep_whole",
    tile = #dynmlir.tile<8, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [10000, 5376495, 9635750, 26464444, 45135111],
      g_slope = [5366495, 4259255, 8414347, 3734133, 5225351], edge_columns = 8, region = 1389, visit = 881,
      loop = 607, fma = 299, edge = 702, conflict_a = 4773, conflict_b = 1381, conflict = 3807, mask = 50,
      split = 125, stall = 145, a_far = 159, b_near = 150, b_far = 1024, c_near = 17, c_far = 633,
      rows_near = 15, rows_far = 1024, once_near = 54, once_far = 1024, alias_a = 116, apart_far = 1024,
      brief = 76, seam = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_5x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<5, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [10000, 3018215, 5265764, 9813635, 20428857, 37294071],
      g_slope = [3008215, 2247549, 4547871, 3538407, 5621738, 3836684], edge_columns = 8, region = 4953,
      visit = 957, loop = 803, fma = 306, edge = 326, conflict_a = 7690, conflict_c = 34, conflict = 5283,
      split = 105, stall = 159, a_far = 95, b_near = 264, b_far = 1024, c_near = 24, c_far = 715,
      rows_near = 426, rows_far = 1024, once_near = 13, once_far = 330, alias_a = 87, apart_far = 461,
      brief = 73, seam = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x1x2048", family = "dot_ahead",
    tile = #dynmlir.tile<2, 1, 2048>, packed = true, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [10857, 2899734, 4554847, 5925362, 6658770],
      g_slope = [722219, 827556, 456838, 183352, 1279576], region = 4685, visit = 235, loop = 2708, fma = 853,
      edge = 5, pack = 479, stall = 79, a_far = 500, b_near = 925, b_far = 1024, c_near = 618,
      rows_near = 1024, rows_far = 837, once_near = 224, once_far = 157, reread = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_12x2x1536", family = "dot_ahead",
    tile = #dynmlir.tile<12, 2, 1536>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [16100, 11328452, 30378345], g_slope = [2828088, 3809978, 3176826],
      region = 2457, visit = 1803, loop = 730, fma = 652, edge = 258, pack = 172, conflict_a = 2855,
      split = 73, stall = 49, a_far = 366, b_near = 1024, b_far = 1024, rows_near = 401, rows_far = 1024,
      once_near = 583, once_far = 524, alias_a = 85, reread = 105
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x768", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 768>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [17248, 1013207, 1814934, 12841057],
      g_slope = [995959, 801727, 1002374, 1210431], region = 2066, visit = 720, loop = 4339, fma = 364,
      edge = 180, pack = 266, conflict_a = 3598, split = 387, a_near = 106, a_far = 497, b_near = 779,
      b_far = 1024, c_far = 811, rows_near = 345, rows_far = 1024, once_near = 115, once_far = 941,
      reread = 30
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 4, nk = 1674, n = 2, mk = 15, k = 9}, kernels = [
    "strip_8x4x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 16}, at_most = {m = 4, nk = 1674, n = 2, mk = 166, k = 9}, kernels = [
    "strip_8x4x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 4, nk = 1674, n = 4, mk = 166, k = 9}, kernels = [
    "strip_8x4x1024"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10}, at_most = {m = 4, nk = 1674, n = 2, mk = 166, k = 47}, kernels = [
    "strip_8x4x1024"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3}, at_most = {m = 4, nk = 1674, n = 4, mk = 166, k = 47}, kernels = [
    "strip_8x4x1024"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 48}, at_most = {m = 4, nk = 1674, n = 1, mk = 166}, kernels = [
    "strip_8x4x1024"
  ], factors = [162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 48, n = 2}, at_most = {m = 4, nk = 1674, n = 4, mk = 166}, kernels = [
    "strip_8x4x1024"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {m = 8, nk = 1674, n = 2, mk = 166}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 3}, at_most = {m = 8, nk = 1674, n = 4, mk = 166}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167}, at_most = {m = 4, nk = 1674, n = 1, k = 73}, kernels = [
    "strip_8x4x1024", "dot_8x1x2048"
  ], factors = [162, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, k = 74}, at_most = {m = 4, nk = 422, n = 1, k = 827}, kernels = [
    "strip_8x16x1024", "dot_8x1x2048"
  ], factors = [145, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, k = 74, nk = 423}, at_most = {m = 4, nk = 1674, n = 1, k = 827}, kernels = [
    "dot_ahead_2x1x2048"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, n = 2}, at_most = {m = 4, nk = 1674, n = 2, k = 827}, kernels = [
    "strip_8x16x1024"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, n = 3}, at_most = {m = 4, nk = 1674, n = 4, k = 827, mn = 6}, kernels = [
    "dot_ahead_6x4x768"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, n = 3, mn = 7}, at_most = {m = 4, nk = 1674, n = 4, k = 827}, kernels = [
    "skinny_16x8x64"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, m = 5}, at_most = {m = 8, nk = 1674, n = 2, k = 827, k_even = 32, mk = 542}, kernels = [
    "strip_8x4x1024"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, m = 5, n = 3}, at_most = {m = 8, nk = 1674, n = 4, k = 827, k_even = 32, mk = 542}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 543, m = 5}, at_most = {m = 8, nk = 1674, n = 4, k = 827, k_even = 32, mn = 14}, kernels = [
    "strip_8x4x1024", "dot_4x2x2048"
  ], factors = [179, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 543, m = 5, mn = 15}, at_most = {m = 8, nk = 1674, n = 4, k = 827, k_even = 32}, kernels = [
    "strip_8x4x1024"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, m = 5, k_even = 33}, at_most = {m = 8, nk = 1674, n = 4, k = 827, mk = 1619}, kernels = [
    "strip_8x4x1024", "dot_8x2x2048"
  ], factors = [195, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1620, m = 5, k_even = 33}, at_most = {m = 8, nk = 1674, n = 4, k = 827}, kernels = [
    "strip_8x16x1024", "dot_4x2x2048"
  ], factors = [258, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 167, k = 828}, at_most = {m = 8, nk = 1674, n = 4}, kernels = [
    "dot_8x1x2048", "dot_ahead_2x1x2048"
  ], factors = [163, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 3, nk = 1674, k = 10, n = 8}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 3, nk = 1674, k = 10, n = 16}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 3, nk = 1674, k = 4, n = 24}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5}, at_most = {m = 3, nk = 1674, k = 10, n = 24}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 3, nk = 1674, k = 10, n = 36}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [154]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37}, at_most = {m = 3, nk = 1674, k = 10, n = 98}, kernels = [
    "strip_8x16x1024"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99}, at_most = {m = 3, nk = 1674, k = 10, mk = 6, n = 269}, kernels = [
    "strip_3x64x1024"
  ], factors = [151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 270}, at_most = {m = 3, nk = 1674, k = 10, mk = 6, mnk = 1361}, kernels = [
    "sweep_whole_5x32x1024"
  ], factors = [165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 270, mnk = 1362}, at_most = {m = 3, nk = 1674, k = 10, mk = 6}, kernels = [
    "sweep_whole_5x32x1024"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, mk = 7}, at_most = {m = 3, nk = 1674, k = 10}, kernels = [
    "strip_3x64x1024"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 11}, at_most = {m = 3, nk = 534, n = 8}, kernels = [
    "strip_8x8x1024"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11}, at_most = {m = 3, nk = 534, k = 19}, kernels = [
    "strip_8x16x1024"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 20}, at_most = {m = 3, nk = 534}, kernels = [
    "strip_8x16x1024"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 11, nk = 535}, at_most = {m = 3, nk = 1249, k = 113}, kernels = [
    "skinny_14x16x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 11, nk = 1250}, at_most = {m = 3, nk = 1674, k = 113}, kernels = [
    "sweep_6x32x128"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 114, nk = 535}, at_most = {m = 3, nk = 1674}, kernels = [
    "strip_8x16x1024"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4}, at_most = {m = 4, nk = 1674, mn = 208, mnk = 1859, mk = 27, n = 16}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 4, nk = 1674, mn = 208, mnk = 1859, mk = 27}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, mk = 28}, at_most = {m = 4, nk = 1674, mn = 208, mnk = 1859}, kernels = [
    "strip_8x16x1024"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {m = 8, nk = 1674, mn = 208, mnk = 1859, n = 8}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5}, at_most = {m = 8, nk = 1674, mn = 208, mnk = 1859, n = 16}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {m = 8, nk = 1674, mn = 208, mnk = 1859}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, mnk = 1860}, at_most = {m = 5, nk = 1674, mn = 208}, kernels = [
    "skinny_14x16x64"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 6, mnk = 1860}, at_most = {m = 8, nk = 1674, mn = 208, n = 16}, kernels = [
    "slab_8x16x128"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mnk = 1860}, at_most = {m = 8, nk = 1674, mn = 208}, kernels = [
    "skinny_14x16x64"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, mn = 209}, at_most = {m = 5, nk = 1674, n = 170}, kernels = [
    "sweep_whole_5x32x1024"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 6, mn = 209}, at_most = {m = 8, nk = 1674, n = 48, mk = 67}, kernels = [
    "skinny_14x16x64"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6, mn = 209}, at_most = {m = 8, nk = 1674, n = 170, mk = 67}, kernels = [
    "skinny_14x16x64"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 6, mn = 209, mk = 68}, at_most = {m = 8, nk = 1674, n = 170}, kernels = [
    "skinny_14x16x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 171, m = 4, mn = 209}, at_most = {m = 8, nk = 1674, n = 506}, kernels = [
    "sweep_8x16x128"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 4, mn = 209}, at_most = {m = 8, nk = 1674}, kernels = [
    "sweep_8x16x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675}, at_most = {m = 3, nk = 2402195, n = 1, mk = 69775, k_even = 4}, kernels = [
    "dot_ahead_2x1x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, k_even = 5}, at_most = {m = 3, nk = 2402195, n = 1, mk = 69775}, kernels = [
    "dot_8x1x2048", "dot_ahead_2x1x2048"
  ], factors = [211, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, mk = 69776}, at_most = {m = 3, nk = 146542, n = 1}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_8x1x2048", "dot_ahead_2x1x2048"
  ], factors = [133, 170, 228, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 146543, mk = 69776}, at_most = {m = 3, nk = 2402195, n = 1}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_8x1x2048"
  ], factors = [161, 196, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 2}, at_most = {m = 1, nk = 72971, n = 2, k = 3114}, kernels = [
    "dot_ahead_12x2x1536"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 2, k = 3115}, at_most = {m = 1, nk = 72971, n = 2}, kernels = [
    "dot_ahead_12x2x1536"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 2, m = 2}, at_most = {m = 3, nk = 72971, n = 2, mk = 6041}, kernels = [
    "strip_8x16x1024"
  ], factors = [164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 2, m = 2, mk = 6042}, at_most = {m = 3, nk = 72971, n = 2}, kernels = [
    "slab_8x16x128", "dot_ahead_12x2x1536"
  ], factors = [119, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 3}, at_most = {m = 2, nk = 72971, n = 4, mn = 4, k_even = 181}, kernels = [
    "dot_ahead_6x4x768"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 3, k_even = 182}, at_most = {m = 2, nk = 72971, n = 4, mn = 4}, kernels = [
    "dot_ahead_6x4x768"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 3, mn = 5}, at_most = {m = 2, nk = 72971, n = 4}, kernels = [
    "dot_ahead_6x4x768"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 3, m = 3}, at_most = {m = 3, nk = 72971, n = 4}, kernels = [
    "strip_8x4x1024", "strip_8x16x1024"
  ], factors = [188, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 72972, n = 2}, at_most = {m = 2, nk = 117882, n = 4}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_ahead_6x4x768"
  ], factors = [169, 200, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 117883, n = 2}, at_most = {m = 2, nk = 2402195, n = 4, mn = 2}, kernels = [
    "strip_8x16x1024"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 117883, n = 2, mn = 3}, at_most = {m = 2, nk = 2402195, n = 4}, kernels = [
    "strip_8x16x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 72972, n = 2, m = 3}, at_most = {m = 3, nk = 2402195, n = 4}, kernels = [
    "slab_8x16x128", "strip_8x16x1024"
  ], factors = [160, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 5}, at_most = {m = 2, nk = 161982, n = 8}, kernels = [
    "strip_8x16x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 161983, n = 5}, at_most = {m = 1, nk = 2402195, n = 8}, kernels = [
    "strip_8x16x1024", "strip_5x32x1024", "strip_3x64x1024"
  ], factors = [234, 213, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 161983, n = 5, m = 2}, at_most = {m = 2, nk = 2402195, n = 8}, kernels = [
    "strip_8x16x1024", "strip_5x32x1024"
  ], factors = [240, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 5, m = 3}, at_most = {m = 3, nk = 2402195, n = 8}, kernels = [
    "slab_8x16x128", "strip_8x16x1024"
  ], factors = [174, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 9}, at_most = {m = 3, nk = 3212, n = 16}, kernels = [
    "strip_8x16x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3213, n = 9}, at_most = {m = 3, nk = 169064, n = 16}, kernels = [
    "strip_8x16x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 169065, n = 9}, at_most = {m = 3, nk = 2402195, n = 15}, kernels = [
    "strip_8x16x1024", "strip_5x32x1024"
  ], factors = [230, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 169065, n = 16}, at_most = {m = 3, nk = 2402195, n = 16}, kernels = [
    "strip_8x16x1024", "strip_5x32x1024", "strip_3x64x1024", "direct_8x16x2048"
  ], factors = [236, 224, 224, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 17}, at_most = {m = 3, nk = 2177, n = 37}, kernels = [
    "sweep_8x24x1024", "sweep_6x32x128"
  ], factors = [236, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2178, n = 17}, at_most = {m = 3, nk = 5880, n = 37}, kernels = [
    "direct_5x32x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5881, n = 17}, at_most = {m = 1, nk = 186187, n = 37}, kernels = [
    "direct_5x32x1024"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 186188, n = 17}, at_most = {m = 1, nk = 2402195, n = 37}, kernels = [
    "strip_3x64x1024", "direct_3x64x512"
  ], factors = [289, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5881, n = 17, m = 2}, at_most = {m = 3, nk = 2402195, n = 24}, kernels = [
    "sweep_8x24x1024", "sweep_6x32x128", "strip_5x32x1024", "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [322, 277, 254, 228, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5881, n = 25, m = 2}, at_most = {m = 3, nk = 2402195, n = 32}, kernels = [
    "strip_5x32x1024", "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [271, 228, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5881, n = 33, m = 2}, at_most = {m = 3, nk = 2402195, n = 37}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [232, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38}, at_most = {m = 3, nk = 188189, mk = 3}, kernels = [
    "skinny_5x32x64", "sweep_whole_5x32x1024"
  ], factors = [189, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 4}, at_most = {m = 3, nk = 188189, mk = 9}, kernels = [
    "sweep_whole_5x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 10}, at_most = {m = 3, nk = 188189, mk = 26, n = 745}, kernels = [
    "sweep_6x32x128"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 746, mk = 10}, at_most = {m = 3, nk = 188189, mk = 26}, kernels = [
    "sweep_6x32x128"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27}, at_most = {m = 1, nk = 188189, n_even = 32}, kernels = [
    "sweep_6x32x128", "direct_3x64x512"
  ], factors = [276, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, n_even = 33}, at_most = {m = 1, nk = 188189, k = 156, n_even = 362}, kernels = [
    "direct_3x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, n_even = 363}, at_most = {m = 1, nk = 188189, k = 156}, kernels = [
    "direct_3x64x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, n_even = 33, k = 157}, at_most = {m = 1, nk = 188189, mnk = 104267}, kernels = [
    "direct_3x64x512"
  ], factors = [326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, n_even = 33, k = 157, mnk = 104268}, at_most = {m = 1, nk = 188189}, kernels = [
    "direct_3x64x512"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, m = 2}, at_most = {m = 3, nk = 188189, n_even = 362, k = 79}, kernels = [
    "sweep_6x32x128"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, m = 2, k = 80}, at_most = {m = 2, nk = 188189, n_even = 362}, kernels = [
    "direct_5x32x1024"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, m = 3, k = 80}, at_most = {m = 3, nk = 188189, n_even = 362}, kernels = [
    "direct_5x32x1024"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, n = 38, mk = 27, m = 2, n_even = 363}, at_most = {m = 3, nk = 188189}, kernels = [
    "sweep_6x32x128", "direct_3x64x512"
  ], factors = [257, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38}, at_most = {m = 1, nk = 2402195, n_even = 128, n = 129, mn = 56}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024", "direct_3x64x512"
  ], factors = [326, 240, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, mn = 57}, at_most = {m = 1, nk = 641923, n_even = 128, n = 129}, kernels = [
    "strip_3x64x1024", "direct_3x64x512"
  ], factors = [311, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 641924, n = 38, mn = 57}, at_most = {m = 1, nk = 2402195, n_even = 128, n = 129}, kernels = [
    "strip_3x64x1024", "direct_3x64x512"
  ], factors = [246, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 130}, at_most = {m = 1, nk = 2402195, n_even = 128, mnk = 1940493}, kernels = [
    "strip_3x64x1024", "direct_3x64x512"
  ], factors = [344, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 130, mnk = 1940494}, at_most = {m = 1, nk = 2402195, n_even = 128}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64", "strip_3x64x1024"
  ], factors = [228, 242, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, n_even = 129}, at_most = {m = 1, nk = 1916297}, kernels = [
    "strip_3x64x1024", "direct_3x64x512"
  ], factors = [298, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1916298, n = 38, n_even = 129}, at_most = {m = 1, nk = 2402195}, kernels = [
    "skinny_5x32x64", "strip_3x64x1024", "axpy_4x24x64", "direct_3x64x512"
  ], factors = [236, 274, 239, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 2}, at_most = {m = 3, nk = 1869821, n_even = 32, n = 724, mnk = 1395376}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [230, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 2, mnk = 1395377}, at_most = {m = 3, nk = 1869821, n_even = 32, n = 441, mn = 307}, kernels = [
    "strip_3x64x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 2, mnk = 1395377, mn = 308}, at_most = {m = 3, nk = 1869821, n_even = 32, n = 441}, kernels = [
    "strip_3x64x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 442, m = 2, mnk = 1395377}, at_most = {m = 3, nk = 1869821, n_even = 32, n = 724}, kernels = [
    "strip_3x64x1024"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 725, m = 2}, at_most = {m = 2, nk = 1869821, n_even = 32}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 725, m = 3}, at_most = {m = 3, nk = 1869821, n_even = 32}, kernels = [
    "strip_3x64x1024"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 2, n_even = 33}, at_most = {m = 2, nk = 1869821, n_even = 362, n = 286}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [231, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 287, m = 2, n_even = 33}, at_most = {m = 2, nk = 1869821, n_even = 362, n = 507}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [239, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 508, m = 2, n_even = 33}, at_most = {m = 2, nk = 1869821, n_even = 362}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [250, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 3, n_even = 33}, at_most = {m = 3, nk = 1869821, n_even = 362}, kernels = [
    "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [198, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 2, n_even = 363}, at_most = {m = 3, nk = 1869821, mn = 1254}, kernels = [
    "strip_3x64x1024"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 2, n_even = 363, mn = 1255}, at_most = {m = 2, nk = 1869821}, kernels = [
    "sweep_6x32x128", "strip_3x64x1024", "direct_5x32x1024"
  ], factors = [235, 210, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 188190, n = 38, m = 3, n_even = 363, mn = 1255}, at_most = {m = 3, nk = 1869821}, kernels = [
    "strip_3x64x1024"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1869822, n = 38, m = 2}, at_most = {m = 3, nk = 2076890}, kernels = [
    "strip_3x64x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2076891, n = 38, m = 2}, at_most = {m = 3, nk = 2402195}, kernels = [
    "skinny_6x32x64", "strip_3x64x1024"
  ], factors = [219, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4}, at_most = {m = 4, nk = 2402195, n = 1, mnk = 152018}, kernels = [
    "dot_8x1x2048"
  ], factors = [162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 2}, at_most = {m = 4, nk = 2402195, n = 2, mnk = 152018}, kernels = [
    "dot_4x2x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 5}, at_most = {m = 5, nk = 2402195, n = 2, mnk = 152018}, kernels = [
    "dot_8x1x2048", "dot_4x2x2048"
  ], factors = [162, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, mnk = 152019}, at_most = {m = 5, nk = 2402195, n = 1}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_8x1x2048"
  ], factors = [137, 180, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, mnk = 152019, n = 2}, at_most = {m = 4, nk = 2402195, n = 2}, kernels = [
    "slab_8x16x128", "strip_8x4x1024", "strip_8x16x1024", "dot_ahead_12x2x1536"
  ], factors = [173, 216, 203, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 5, mnk = 152019, n = 2}, at_most = {m = 5, nk = 2402195, n = 2}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_4x2x2048", "dot_ahead_12x2x1536"
  ], factors = [156, 204, 213, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 3}, at_most = {m = 5, nk = 66052, n = 4}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_4x2x2048"
  ], factors = [141, 192, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 5}, at_most = {m = 5, nk = 66052, n = 8}, kernels = [
    "slab_8x16x128", "strip_8x16x1024"
  ], factors = [158, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 66053, m = 4, n = 3}, at_most = {m = 5, nk = 2402195, n = 8, mn = 17}, kernels = [
    "slab_8x16x128", "strip_8x16x1024"
  ], factors = [192, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 66053, m = 4, n = 3, mn = 18}, at_most = {m = 5, nk = 2402195, n = 8}, kernels = [
    "slab_8x16x128", "strip_8x8x1024", "strip_8x16x1024", "direct_5x32x1024"
  ], factors = [206, 242, 225, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9}, at_most = {m = 5, nk = 118142, mk = 15}, kernels = [
    "sweep_8x16x128", "sweep_whole_5x32x1024"
  ], factors = [210, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9, mk = 16}, at_most = {m = 5, nk = 118142, mk = 61}, kernels = [
    "sweep_6x32x128"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9, mk = 62}, at_most = {m = 5, nk = 118142, mn = 80}, kernels = [
    "strip_8x16x1024", "strip_5x32x1024"
  ], factors = [210, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9, mk = 62, mn = 81}, at_most = {m = 5, nk = 118142, n_even = 128, k = 69}, kernels = [
    "sweep_whole_5x32x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9, mk = 62, mn = 81, k = 70}, at_most = {m = 4, nk = 118142, n_even = 128}, kernels = [
    "strip_5x32x1024"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 5, n = 9, mk = 62, mn = 81, k = 70}, at_most = {m = 5, nk = 118142, n_even = 128}, kernels = [
    "direct_5x32x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9, mk = 62, mn = 81, n_even = 129}, at_most = {m = 5, nk = 118142, mk = 250}, kernels = [
    "sweep_6x32x128", "sweep_whole_5x32x1024"
  ], factors = [229, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 4, n = 9, mk = 251, mn = 81, n_even = 129}, at_most = {m = 5, nk = 118142}, kernels = [
    "direct_4x32x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 9}, at_most = {m = 4, nk = 2402195, n_even = 362, n = 46, mn = 67}, kernels = [
    "strip_8x16x1024", "strip_5x32x1024"
  ], factors = [232, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 9, mn = 68}, at_most = {m = 4, nk = 1789499, n_even = 362, n = 46}, kernels = [
    "strip_5x32x1024"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1789500, m = 4, n = 9, mn = 68}, at_most = {m = 4, nk = 2402195, n_even = 362, n = 46}, kernels = [
    "skinny_5x32x64", "strip_5x32x1024"
  ], factors = [184, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 47}, at_most = {m = 4, nk = 1782529, n_even = 362, n = 518}, kernels = [
    "skinny_6x32x64", "strip_5x32x1024", "direct_5x32x1024"
  ], factors = [219, 223, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 519}, at_most = {m = 4, nk = 1782529, n_even = 362}, kernels = [
    "skinny_5x32x64", "strip_8x16x1024", "strip_5x32x1024"
  ], factors = [237, 234, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1782530, m = 4, n = 47}, at_most = {m = 4, nk = 2402195, n_even = 362}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64", "strip_5x32x1024"
  ], factors = [214, 207, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 5, n = 9}, at_most = {m = 5, nk = 1753379, n_even = 362, n = 21}, kernels = [
    "sweep_8x24x1024", "skinny_5x32x64", "strip_8x16x1024", "strip_5x32x1024"
  ], factors = [259, 249, 228, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 5, n = 22}, at_most = {m = 5, nk = 1753379, n_even = 362}, kernels = [
    "strip_5x32x1024", "direct_5x32x1024"
  ], factors = [240, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1753380, m = 5, n = 9}, at_most = {m = 5, nk = 2402195, n_even = 362}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64", "strip_5x32x1024"
  ], factors = [218, 174, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 9, n_even = 363}, at_most = {m = 5, nk = 2402195, mnk = 7802912, k_even = 362}, kernels = [
    "sweep_6x32x128", "skinny_5x32x64", "direct_5x32x1024", "direct_4x32x256", "sweep_whole_5x32x1024"
  ], factors = [238, 220, 214, 252, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 9, n_even = 363, k_even = 363}, at_most = {m = 5, nk = 2402195, mnk = 7802912}, kernels = [
    "skinny_5x32x64", "direct_5x32x1024", "sweep_whole_5x32x1024"
  ], factors = [227, 213, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 118143, m = 4, n = 9, n_even = 363, mnk = 7802913}, at_most = {m = 5, nk = 2402195}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [220, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6}, at_most = {m = 8, nk = 86897, n = 1}, kernels = [
    "dot_8x1x2048"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 86898, m = 6}, at_most = {m = 8, nk = 2402195, n = 1}, kernels = [
    "slab_8x16x128", "dot_8x2x2048", "dot_8x1x2048", "dot_4x2x2048"
  ], factors = [162, 173, 195, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 2}, at_most = {m = 8, nk = 17962, n = 4, mn = 16}, kernels = [
    "dot_8x2x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17963, m = 6, n = 2}, at_most = {m = 6, nk = 2402195, n = 4, mn = 16}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "dot_8x2x2048", "dot_4x2x2048"
  ], factors = [160, 210, 207, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17963, m = 7, n = 2}, at_most = {m = 8, nk = 2402195, n = 4, mn = 16}, kernels = [
    "slab_8x16x128", "strip_8x4x1024", "strip_8x16x1024", "dot_8x2x2048", "dot_4x2x2048"
  ], factors = [181, 207, 236, 202, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 2, mn = 17}, at_most = {m = 8, nk = 52722, n = 4, k_even = 362}, kernels = [
    "slab_8x16x128", "strip_8x16x1024"
  ], factors = [164, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 2, mn = 17, k_even = 363}, at_most = {m = 8, nk = 52722, n = 4}, kernels = [
    "strip_8x16x1024", "dot_6x4x768"
  ], factors = [262, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 52723, m = 6, n = 2, mn = 17}, at_most = {m = 8, nk = 2402195, n = 4}, kernels = [
    "slab_8x16x128", "strip_8x4x1024", "strip_8x16x1024", "dot_6x4x768", "direct_8x16x2048"
  ], factors = [193, 252, 242, 231, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5}, at_most = {m = 8, nk = 2402195, mk = 25}, kernels = [
    "sweep_8x16x128"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 26}, at_most = {m = 8, nk = 2402195, mk = 130, k = 8}, kernels = [
    "sweep_8x16x128"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 26, k = 9}, at_most = {m = 8, nk = 2402195, mk = 130}, kernels = [
    "skinny_14x16x64"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 131}, at_most = {m = 8, nk = 2402195, k = 518, n_even = 362, mn = 123}, kernels = [
    "direct_8x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 131, mn = 124}, at_most = {m = 6, nk = 2402195, k = 518, n_even = 362}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024"
  ], factors = [222, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, mn = 124}, at_most = {m = 8, nk = 2402195, k = 98, n_even = 362}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, mn = 124, k = 99}, at_most = {m = 8, nk = 2402195, k = 518, n_even = 4, n = 39}, kernels = [
    "strip_8x16x1024"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 40, mk = 131, mn = 124, k = 99}, at_most = {m = 8, nk = 2402195, k = 518, n_even = 4}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024", "sweep_whole_8x16x2048"
  ], factors = [222, 271, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, mn = 124, k = 99, n_even = 5}, at_most = {m = 8, nk = 2402195, k = 518, n_even = 362}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024", "sweep_whole_8x16x2048"
  ], factors = [223, 270, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 131, n_even = 363}, at_most = {m = 8, nk = 2402195, k = 518}, kernels = [
    "sweep_8x24x1024", "sweep_8x16x128", "skinny_14x16x64", "slab_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [270, 248, 218, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 131, k = 519}, at_most = {m = 8, nk = 2402195, mn = 61}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "direct_8x16x2048"
  ], factors = [219, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 131, k = 519, mn = 62}, at_most = {m = 8, nk = 2402195, mn = 67}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "direct_8x16x2048"
  ], factors = [239, 243, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 6, n = 5, mk = 131, k = 519, mn = 68}, at_most = {m = 6, nk = 152433}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024"
  ], factors = [206, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 152434, m = 6, n = 5, mk = 131, k = 519, mn = 68}, at_most = {m = 6, nk = 2046580}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024"
  ], factors = [201, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, k = 519, mn = 68}, at_most = {m = 8, nk = 2046580, mn = 253, mk = 45399}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "strip_8x16x1024", "direct_8x16x2048", "sweep_whole_8x16x2048"
  ], factors = [217, 242, 278, 263, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 45400, k = 519, mn = 68}, at_most = {m = 8, nk = 2046580, mn = 253}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "strip_8x16x1024"
  ], factors = [184, 251, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, k = 519, mn = 254}, at_most = {m = 8, nk = 2046580, n_even = 128, k = 1032}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024"
  ], factors = [227, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, k = 1033, mn = 254}, at_most = {m = 8, nk = 2046580, n_even = 128, mnk = 8405487}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024"
  ], factors = [215, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, k = 1033, mn = 254, mnk = 8405488}, at_most = {m = 8, nk = 2046580, n_even = 128}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "strip_8x16x1024"
  ], factors = [222, 241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1675, m = 7, n = 5, mk = 131, k = 519, mn = 254, n_even = 129}, at_most = {m = 8, nk = 2046580}, kernels = [
    "skinny_14x16x64", "strip_8x16x1024"
  ], factors = [220, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2046581, m = 6, n = 5, mk = 131, k = 519, mn = 68}, at_most = {m = 8, nk = 2402195, n_even = 362, mk = 118288}, kernels = [
    "skinny_14x16x64"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2046581, m = 6, n = 5, mk = 118289, k = 519, mn = 68}, at_most = {m = 8, nk = 2402195, n_even = 362}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [181, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2046581, m = 6, n = 5, mk = 131, k = 519, mn = 68, n_even = 363}, at_most = {m = 8, nk = 2402195}, kernels = [
    "skinny_14x16x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196}, at_most = {m = 3, n = 32, mk = 1177024, nk = 4323447, mnk = 7415561}, kernels = [
    "slab_8x16x128", "strip_8x16x1024", "strip_5x32x1024", "strip_3x64x1024"
  ], factors = [178, 173, 184, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, mnk = 7415562}, at_most = {m = 3, n = 32, mk = 1177024, nk = 4323447}, kernels = [
    "slab_16x8x128", "slab_8x16x128", "strip_5x32x1024", "strip_3x64x1024"
  ], factors = [176, 158, 191, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4323448}, at_most = {m = 3, n = 32, mk = 1177024}, kernels = [
    "slab_16x8x128", "slab_8x16x128", "strip_3x64x1024"
  ], factors = [167, 139, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, mk = 1177025}, at_most = {m = 3, n = 13, mn = 9}, kernels = [
    "slab_8x16x128"
  ], factors = [137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, mk = 1177025, mn = 10}, at_most = {m = 3, n = 13}, kernels = [
    "slab_8x16x128"
  ], factors = [130]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, mk = 1177025, n = 14}, at_most = {m = 3, n = 32}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [167, 139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 33}, at_most = {m = 3, n = 141, nk = 3689595, mnk = 3198427}, kernels = [
    "slab_16x8x128", "strip_3x64x1024"
  ], factors = [132, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 33, mnk = 3198428}, at_most = {m = 3, n = 141, nk = 3689595, k = 31596}, kernels = [
    "skinny_5x32x64", "strip_3x64x1024"
  ], factors = [201, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 33, mnk = 3198428, k = 31597}, at_most = {m = 3, n = 141, nk = 3689595}, kernels = [
    "slab_16x8x128"
  ], factors = [138]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3689596, n = 33}, at_most = {m = 1, n = 141, n_even = 8}, kernels = [
    "slab_16x8x128", "axpy_4x8x64"
  ], factors = [158, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3689596, n = 33, n_even = 9}, at_most = {m = 1, n = 141}, kernels = [
    "slab_16x8x128", "strip_3x64x1024", "axpy_4x16x64"
  ], factors = [162, 186, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3689596, n = 33, m = 2}, at_most = {m = 3, n = 126}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [162, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3689596, n = 127, m = 2}, at_most = {m = 3, n = 141}, kernels = [
    "skinny_5x32x64", "slab_16x8x128", "slab_8x16x128", "axpy_4x8x64"
  ], factors = [212, 165, 156, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 142}, at_most = {m = 1, n_even = 128, nk = 6058018, mnk = 2744748}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64", "strip_3x64x1024"
  ], factors = [211, 218, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 142, mnk = 2744749}, at_most = {m = 1, n_even = 128, nk = 6058018}, kernels = [
    "skinny_6x32x64", "strip_3x64x1024", "axpy_4x8x64", "axpy_4x24x64", "axpy_4x32x64"
  ], factors = [219, 241, 236, 223, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6058019, n = 142}, at_most = {m = 1, n_even = 128}, kernels = [
    "strip_3x64x1024", "axpy_4x16x64", "axpy_4x32x64"
  ], factors = [204, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 142, n_even = 129}, at_most = {m = 1, mnk = 3670016}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64", "axpy_4x24x64"
  ], factors = [220, 224, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 142, n_even = 129, mnk = 3670017}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x24x64", "axpy_4x32x64"
  ], factors = [240, 243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, n = 142, m = 2}, at_most = {m = 3, nk = 2983423}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [215, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2983424, n = 142, m = 2}, at_most = {m = 3, nk = 4978827, n_even = 362, n = 393}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [198, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2983424, n = 394, m = 2}, at_most = {m = 3, nk = 4978827, n_even = 362}, kernels = [
    "skinny_6x32x64"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2983424, n = 142, m = 2, n_even = 363}, at_most = {m = 3, nk = 4046018}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [219, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4046019, n = 142, m = 2, n_even = 363}, at_most = {m = 3, nk = 4978827}, kernels = [
    "skinny_6x32x64", "axpy_4x16x64", "axpy_4x24x64"
  ], factors = [225, 228, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4978828, n = 142, m = 2}, at_most = {m = 2, n_even = 4}, kernels = [
    "skinny_14x16x64", "skinny_6x32x64", "strip_3x64x1024", "axpy_4x8x64"
  ], factors = [233, 241, 232, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4978828, n = 142, m = 2, n_even = 5}, at_most = {m = 2}, kernels = [
    "skinny_6x32x64", "axpy_4x8x64", "axpy_4x16x64"
  ], factors = [235, 244, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4978828, n = 142, m = 3}, at_most = {m = 3, n_even = 4, nk = 6717974}, kernels = [
    "skinny_6x32x64"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6717975, n = 142, m = 3}, at_most = {m = 3, n_even = 4}, kernels = [
    "skinny_14x16x64", "skinny_6x32x64", "axpy_4x16x64"
  ], factors = [213, 210, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4978828, n = 142, m = 3, n_even = 5}, at_most = {m = 3, n_even = 128}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "skinny_6x32x64", "slab_16x8x128"
  ], factors = [213, 208, 207, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4978828, n = 142, m = 3, n_even = 129}, at_most = {m = 3}, kernels = [
    "skinny_5x32x64", "axpy_4x16x64", "axpy_4x32x64"
  ], factors = [218, 219, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 4}, at_most = {m = 8, n = 4, mn = 224}, kernels = [
    "slab_8x16x128"
  ], factors = [139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 4, n = 5}, at_most = {m = 4, n = 172, mn = 224, nk = 3886788}, kernels = [
    "skinny_5x32x64", "slab_8x16x128"
  ], factors = [171, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3886789, m = 4, n = 5}, at_most = {m = 4, n = 172, mn = 224}, kernels = [
    "skinny_5x32x64", "slab_16x8x128", "slab_8x16x128"
  ], factors = [163, 168, 146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 5, n = 5}, at_most = {m = 8, n = 16, mn = 90}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [150, 139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 5, n = 5, mn = 91}, at_most = {m = 8, n = 16, mn = 224}, kernels = [
    "slab_8x16x128"
  ], factors = [137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 5, n = 17}, at_most = {m = 8, n = 172, mn = 224}, kernels = [
    "skinny_5x32x64", "slab_16x8x128", "slab_8x16x128"
  ], factors = [192, 167, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 4, mn = 225}, at_most = {m = 8, n = 172, nk = 4160746}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "slab_16x8x128", "slab_8x16x128"
  ], factors = [210, 212, 174, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4160747, m = 4, mn = 225}, at_most = {m = 4, n = 172}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [172, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4160747, m = 5, mn = 225}, at_most = {m = 8, n = 133}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [171, 169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4160747, m = 5, mn = 225, n = 134}, at_most = {m = 8, n = 172}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [193, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 4, n = 173}, at_most = {m = 5, n_even = 362, nk = 3197280}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [207, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3197281, m = 4, n = 173}, at_most = {m = 4, n_even = 362, mn = 1939}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "slab_16x8x128"
  ], factors = [212, 193, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3197281, m = 5, n = 173}, at_most = {m = 5, n_even = 362, mn = 1939}, kernels = [
    "skinny_6x32x64", "slab_16x8x128"
  ], factors = [172, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3197281, m = 4, n = 173, mn = 1940}, at_most = {m = 4, n_even = 362, mnk = 22579701}, kernels = [
    "skinny_6x32x64"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3197281, m = 4, n = 173, mn = 1940, mnk = 22579702}, at_most = {m = 4, n_even = 362, k_even = 4}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [192, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3197281, m = 4, n = 173, mn = 1940, mnk = 22579702, k_even = 5}, at_most = {m = 4, n_even = 362}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "slab_16x8x128"
  ], factors = [221, 208, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3197281, m = 5, n = 173, mn = 1940}, at_most = {m = 5, n_even = 362}, kernels = [
    "skinny_6x32x64", "slab_16x8x128"
  ], factors = [175, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 4, n = 173, n_even = 363}, at_most = {m = 5, nk = 5796881}, kernels = [
    "skinny_5x32x64", "skinny_6x32x64"
  ], factors = [205, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5796882, m = 4, n = 173, n_even = 363}, at_most = {m = 4, k = 2346}, kernels = [
    "skinny_5x32x64", "slab_16x8x128"
  ], factors = [239, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5796882, m = 4, n = 173, n_even = 363, k = 2347}, at_most = {m = 4}, kernels = [
    "skinny_5x32x64", "slab_16x8x128", "axpy_4x16x64", "axpy_4x24x64"
  ], factors = [237, 220, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5796882, m = 5, n = 173, n_even = 363}, at_most = {m = 5}, kernels = [
    "skinny_6x32x64"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 6, n = 173}, at_most = {m = 6, nk = 3666320}, kernels = [
    "skinny_14x16x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2402196, m = 7, n = 173}, at_most = {m = 8, nk = 3666320}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [232, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3666321, m = 6, n = 173}, at_most = {m = 6}, kernels = [
    "skinny_14x16x64", "slab_16x8x128"
  ], factors = [228, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3666321, m = 7, n = 173}, at_most = {m = 7, n_even = 362}, kernels = [
    "skinny_14x16x64", "slab_16x8x128"
  ], factors = [213, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3666321, m = 7, n = 173, n_even = 363}, at_most = {m = 7}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [222, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3666321, m = 8, n = 173}, at_most = {m = 8, n_even = 362}, kernels = [
    "skinny_14x16x64", "slab_16x8x128", "slab_8x16x128"
  ], factors = [216, 220, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3666321, m = 8, n = 173, n_even = 363}, at_most = {m = 8}, kernels = [
    "skinny_14x16x64", "slab_16x8x128", "slab_8x16x128"
  ], factors = [235, 245, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 4, k = 14, m = 38, mk = 92, mn = 51}, kernels = [
    "sweep_whole_16x8x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 52}, at_most = {n = 4, k = 14, m = 38, mk = 92}, kernels = [
    "skinny_16x8x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 93}, at_most = {n = 2, k = 14, m = 38}, kernels = [
    "skinny_16x8x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 93, n = 3}, at_most = {n = 4, k = 14, m = 38}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39}, at_most = {n = 4, k = 6, m = 81, mn = 112}, kernels = [
    "direct_16x8x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, mn = 113}, at_most = {n = 4, k = 6, m = 81}, kernels = [
    "direct_16x8x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, k = 7}, at_most = {n = 4, k = 14, m = 81}, kernels = [
    "direct_16x8x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82}, at_most = {n = 4, k = 1, mk = 302}, kernels = [
    "direct_16x8x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, mk = 303}, at_most = {n = 4, k = 1, mk = 2650200, mn = 1641257}, kernels = [
    "block_6x32x1024"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, mk = 303, mn = 1641258}, at_most = {n = 4, k = 1, mk = 2650200}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [256, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 2}, at_most = {n = 4, k = 6, mk = 2650200, m = 221}, kernels = [
    "direct_8x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 222, k = 2}, at_most = {n = 1, k = 6, mk = 2650200, nk = 3}, kernels = [
    "block_6x32x1024"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 222, k = 2, nk = 4}, at_most = {n = 1, k = 6, mk = 2650200}, kernels = [
    "direct_16x8x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 222, k = 2, n = 2}, at_most = {n = 4, k = 6, mk = 2650200, mnk = 4384422, mn = 4377}, kernels = [
    "block_8x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 222, k = 2, n = 2, mn = 4378}, at_most = {n = 4, k = 6, mk = 2650200, mnk = 4384422}, kernels = [
    "direct_16x8x2048", "block_6x32x1024"
  ], factors = [223, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 222, k = 2, n = 2, mnk = 4384423}, at_most = {n = 4, k = 6, mk = 2650200}, kernels = [
    "block_16x8x2048", "block_8x16x2048"
  ], factors = [258, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, mk = 2650201}, at_most = {n = 4, k = 6, mk = 6993152}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_8x16x2048", "block_3x32x128"
  ], factors = [231, 236, 246, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, mk = 6993153}, at_most = {n = 4, k = 6}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [233, 231, 225, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7}, at_most = {n = 4, k = 8, mk = 2107739, nk = 12}, kernels = [
    "dot_8x2x2048", "block_16x8x2048"
  ], factors = [162, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 9}, at_most = {n = 4, k = 14, mk = 2107739, nk = 12}, kernels = [
    "dot_8x2x2048", "block_16x8x2048", "block_8x16x2048"
  ], factors = [215, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7, nk = 13}, at_most = {n = 4, k = 14, mk = 66075, nk = 16}, kernels = [
    "dot_8x2x2048", "block_16x8x2048"
  ], factors = [157, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7, nk = 13, mk = 66076}, at_most = {n = 4, k = 14, mk = 2107739, nk = 16}, kernels = [
    "dot_6x4x768", "dot_8x2x2048", "block_8x16x2048", "dot_ahead_6x4x768"
  ], factors = [229, 171, 223, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7, nk = 17}, at_most = {n = 4, k = 11, mk = 2107739, nk = 28}, kernels = [
    "block_8x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7, nk = 29}, at_most = {n = 4, k = 11, mk = 2107739}, kernels = [
    "tall_6x32x1024", "dot_6x4x768", "block_8x16x2048"
  ], factors = [242, 310, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 12, nk = 17}, at_most = {n = 4, k = 14, mk = 2107739, nk = 31}, kernels = [
    "tall_8x16x2048", "dot_6x4x768", "dot_8x2x2048"
  ], factors = [211, 217, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 12, nk = 32}, at_most = {n = 4, k = 14, mk = 2107739}, kernels = [
    "tall_6x32x1024", "dot_6x4x768", "block_8x16x2048"
  ], factors = [235, 330, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7, mk = 2107740}, at_most = {n = 4, k = 14, nk = 16}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "dot_ahead_6x4x768"
  ], factors = [218, 222, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 7, mk = 2107740, nk = 17}, at_most = {n = 4, k = 14}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [225, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15}, at_most = {n = 1, mnk = 6633710, mk = 505}, kernels = [
    "skinny_16x8x64"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 506}, at_most = {n = 1, mnk = 6633710, mk = 847}, kernels = [
    "dot_8x2x2048"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 848}, at_most = {n = 1, mnk = 6633710, mk = 2120460, k = 16}, kernels = [
    "dot_8x2x2048", "dot_8x1x2048"
  ], factors = [168, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, mk = 848}, at_most = {n = 1, mnk = 6633710, mk = 2120460, k = 20}, kernels = [
    "dot_8x2x2048", "dot_ahead_6x4x768"
  ], factors = [178, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 21, mk = 848}, at_most = {n = 1, mnk = 1975, mk = 2120460, mn = 146}, kernels = [
    "dot_8x2x2048"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 21, mk = 848, mnk = 1976}, at_most = {n = 1, mnk = 6633710, mk = 2120460, mn = 146}, kernels = [
    "dot_8x1x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 21, mk = 848, mn = 147}, at_most = {n = 1, mnk = 6633710, mk = 2120460, nk = 95}, kernels = [
    "dot_8x2x2048", "dot_8x1x2048", "dot_ahead_12x2x1536"
  ], factors = [204, 228, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 21, mk = 848, mn = 147, nk = 96}, at_most = {n = 1, mnk = 6633710, mk = 2120460}, kernels = [
    "dot_8x2x2048", "dot_8x1x2048", "dot_ahead_2x1x2048"
  ], factors = [265, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 2120461}, at_most = {n = 1, mnk = 3552212, m = 43924, k = 2954}, kernels = [
    "dot_8x2x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [243, 225, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 2955, mk = 2120461}, at_most = {n = 1, mnk = 3552212, m = 43924}, kernels = [
    "dot_8x2x2048", "dot_ahead_12x2x1536"
  ], factors = [207, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43925, k = 15, mk = 2120461}, at_most = {n = 1, mnk = 3552212}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "dot_8x2x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [228, 224, 214, 242, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 2120461, mnk = 3552213}, at_most = {n = 1, mnk = 6633710, mn = 1747}, kernels = [
    "dot_8x2x2048", "dot_8x1x2048", "dot_ahead_12x2x1536"
  ], factors = [200, 226, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 2120461, mnk = 3552213, mn = 1748}, at_most = {n = 1, mnk = 6633710, mk = 4358965}, kernels = [
    "tall_8x16x2048", "dot_ahead_2x1x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [230, 211, 204, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 4358966, mnk = 3552213, mn = 1748}, at_most = {n = 1, mnk = 6633710}, kernels = [
    "tall_8x16x2048", "dot_ahead_2x1x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [220, 181, 199, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2}, at_most = {n = 2, mnk = 994, mk = 734}, kernels = [
    "skinny_16x8x64"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mnk = 995}, at_most = {n = 2, mnk = 6633710, mk = 734}, kernels = [
    "dot_8x2x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mk = 735}, at_most = {n = 2, mnk = 6633710, mk = 2225367, m = 10}, kernels = [
    "dot_8x2x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 15, n = 2, mk = 735}, at_most = {n = 2, mnk = 6633710, mk = 1982, mn = 19500}, kernels = [
    "dot_8x2x2048"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 15, n = 2, mk = 1983}, at_most = {n = 2, mnk = 6633710, mk = 2225367, mn = 64, k = 35327}, kernels = [
    "dot_8x2x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 35328, n = 2, mk = 1983}, at_most = {n = 2, mnk = 6633710, mk = 2225367, mn = 64}, kernels = [
    "dot_8x2x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 15, n = 2, mk = 1983, mn = 65}, at_most = {n = 2, mnk = 6633710, mk = 2225367, mn = 19500, k = 127}, kernels = [
    "dot_8x2x2048"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 128, n = 2, mk = 1983, mn = 65}, at_most = {n = 2, mnk = 6633710, mk = 2225367, mn = 19500}, kernels = [
    "dot_8x2x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 15, n = 2, mk = 735, mn = 19501}, at_most = {n = 2, mnk = 6633710, mk = 2225367, k = 25}, kernels = [
    "tall_8x16x2048", "dot_6x4x768", "dot_8x2x2048"
  ], factors = [223, 220, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 26, n = 2, mk = 735, mn = 19501}, at_most = {n = 2, mnk = 6633710, mk = 2225367}, kernels = [
    "dot_8x3x1024", "dot_8x2x2048", "dot_ahead_12x2x1536"
  ], factors = [223, 216, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mk = 2225368}, at_most = {n = 2, mnk = 6633710, k_even = 8}, kernels = [
    "tall_8x16x2048", "dot_8x2x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [215, 232, 253, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mk = 2225368, k_even = 9}, at_most = {n = 2, mnk = 6633710}, kernels = [
    "dot_8x2x2048", "dot_ahead_12x2x1536"
  ], factors = [246, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3}, at_most = {n = 4, mnk = 6633710, mk = 1081, m = 16}, kernels = [
    "skinny_16x8x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 15, n = 3}, at_most = {n = 4, mnk = 6633710, mk = 1081}, kernels = [
    "skinny_16x8x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3, mk = 1082}, at_most = {n = 4, mnk = 6633710, mk = 2012}, kernels = [
    "dot_6x4x768", "direct_16x8x2048"
  ], factors = [234, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3, mk = 2013}, at_most = {n = 3, mnk = 6633710, mk = 3308}, kernels = [
    "dot_8x3x1024", "dot_6x4x768", "block_8x16x2048"
  ], factors = [209, 221, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 4, mk = 2013}, at_most = {n = 4, mnk = 6633710, mk = 3308}, kernels = [
    "dot_6x4x768", "direct_8x16x2048"
  ], factors = [230, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3, mk = 3309}, at_most = {n = 4, mnk = 2097219, k = 28, nk = 80, k_even = 4}, kernels = [
    "tall_6x32x1024", "dot_6x4x768", "block_8x16x2048"
  ], factors = [216, 292, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3, mk = 3309, k_even = 5}, at_most = {n = 4, mnk = 2097219, k = 28, nk = 80}, kernels = [
    "dot_6x4x768"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3, mk = 3309, mnk = 2097220}, at_most = {n = 4, mnk = 6633710, k = 28, nk = 80}, kernels = [
    "tall_8x16x2048", "dot_6x4x768", "dot_ahead_6x4x768"
  ], factors = [215, 245, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 3, mk = 3309, nk = 81}, at_most = {n = 4, mnk = 6633710, k = 28}, kernels = [
    "tall_6x32x1024", "dot_6x4x768", "block_8x16x2048"
  ], factors = [226, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 29, n = 3, mk = 3309}, at_most = {n = 3, mnk = 504741, m = 26, mk = 38986}, kernels = [
    "dot_8x3x1024", "dot_6x4x768"
  ], factors = [212, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 29, n = 4, mk = 3309}, at_most = {n = 4, mnk = 504741, m = 26, mk = 38986, mn = 65}, kernels = [
    "dot_6x4x768"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 29, n = 4, mk = 3309, mn = 66}, at_most = {n = 4, mnk = 504741, m = 26, mk = 38986}, kernels = [
    "dot_6x4x768"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 29, n = 3, mk = 38987}, at_most = {n = 4, mnk = 504741, m = 15}, kernels = [
    "dot_8x3x1024", "dot_6x4x768"
  ], factors = [230, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, k = 29, n = 3, mk = 38987}, at_most = {n = 4, mnk = 504741, m = 26}, kernels = [
    "dot_8x3x1024", "dot_6x4x768"
  ], factors = [236, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 29, n = 3, mk = 3309, mnk = 504742}, at_most = {n = 4, mnk = 6633710, m = 16}, kernels = [
    "dot_8x3x1024", "direct_16x8x2048", "direct_8x16x2048"
  ], factors = [290, 213, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 29, n = 3, mk = 3309, mnk = 504742}, at_most = {n = 4, mnk = 6633710, m = 26}, kernels = [
    "dot_6x4x768", "direct_8x16x2048"
  ], factors = [259, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 29, n = 3, mk = 3309}, at_most = {n = 3, mnk = 6633710, nk = 176}, kernels = [
    "dot_8x3x1024", "dot_6x4x768"
  ], factors = [273, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 29, n = 3, mk = 3309, nk = 177}, at_most = {n = 3, mnk = 6633710}, kernels = [
    "dot_8x3x1024", "dot_6x4x768"
  ], factors = [261, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 29, n = 4, mk = 3309}, at_most = {n = 4, mnk = 6633710, nk = 497, k_even = 4}, kernels = [
    "dot_6x4x768"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 29, n = 4, mk = 3309, k_even = 5}, at_most = {n = 4, mnk = 6633710, nk = 497}, kernels = [
    "dot_6x4x768"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 29, n = 4, mk = 3309, nk = 498}, at_most = {n = 4, mnk = 881165, m = 62}, kernels = [
    "dot_6x4x768"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 29, n = 4, mk = 3309, nk = 498, mnk = 881166}, at_most = {n = 4, mnk = 6633710, m = 62}, kernels = [
    "dot_6x4x768"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, k = 29, n = 4, mk = 3309, nk = 498}, at_most = {n = 4, mnk = 6633710}, kernels = [
    "dot_6x4x768", "dot_ahead_6x4x768"
  ], factors = [241, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711}, at_most = {n = 1, mn = 133, m = 25}, kernels = [
    "dot_8x2x2048"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, n = 2}, at_most = {n = 3, mn = 133, m = 25}, kernels = [
    "tall_8x16x2048", "slab_8x16x128", "dot_6x4x768", "dot_8x2x2048", "direct_8x16x2048", "dot_ahead_6x4x768"
  ], factors = [205, 148, 186, 214, 192, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, n = 4}, at_most = {n = 4, mn = 133, m = 25}, kernels = [
    "tall_8x16x2048", "slab_8x16x128", "dot_6x4x768", "block_16x8x2048", "dot_ahead_6x4x768"
  ], factors = [201, 150, 197, 231, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 15, mnk = 6633711}, at_most = {n = 1, mn = 133, k_even = 256}, kernels = [
    "tall_8x16x2048", "dot_8x2x2048", "dot_8x1x2048", "dot_ahead_12x2x1536"
  ], factors = [211, 188, 186, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 15, mnk = 6633711, k_even = 257}, at_most = {n = 1, mn = 133}, kernels = [
    "dot_8x2x2048", "dot_8x1x2048"
  ], factors = [184, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 15, mnk = 6633711, n = 2}, at_most = {n = 4, mn = 66}, kernels = [
    "dot_8x2x2048", "dot_4x2x2048", "dot_ahead_6x4x768"
  ], factors = [236, 239, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, k = 15, mnk = 6633711, n = 2, mn = 67}, at_most = {n = 4, mn = 133, m = 35}, kernels = [
    "tall_8x16x2048", "direct_8x16x2048", "direct_5x32x1024", "dot_ahead_6x4x768"
  ], factors = [215, 215, 197, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 15, mnk = 6633711, n = 2, mn = 67}, at_most = {n = 4, mn = 133}, kernels = [
    "tall_8x16x2048", "dot_8x2x2048", "dot_ahead_6x4x768"
  ], factors = [214, 229, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134}, at_most = {n = 1, k = 90, nk = 47}, kernels = [
    "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [197, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, nk = 48}, at_most = {n = 1, k = 90}, kernels = [
    "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [185, 145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 91, mnk = 6633711, mn = 134}, at_most = {n = 1, k_even = 362, k = 665, nk = 264}, kernels = [
    "tall_8x16x2048", "dot_ahead_2x1x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [216, 161, 182, 148]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 91, mnk = 6633711, mn = 134, nk = 265}, at_most = {n = 1, k_even = 362, k = 665}, kernels = [
    "dot_ahead_2x1x2048"
  ], factors = [145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 666, mnk = 6633711, mn = 134}, at_most = {n = 1, k_even = 32}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048", "dot_ahead_2x1x2048"
  ], factors = [172, 215, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 666, mnk = 6633711, mn = 134, k_even = 33}, at_most = {n = 1, k_even = 362}, kernels = [
    "tall_8x16x2048", "sweep_whole_16x8x2048", "dot_ahead_2x1x2048"
  ], factors = [236, 170, 163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 91, mnk = 6633711, mn = 134, k_even = 363}, at_most = {n = 1, k = 1448}, kernels = [
    "tall_8x16x2048", "dot_ahead_2x1x2048"
  ], factors = [197, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 1449, mnk = 6633711, mn = 134, k_even = 363}, at_most = {n = 1}, kernels = [
    "tall_6x32x1024", "dot_8x1x2048"
  ], factors = [213, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 2}, at_most = {n = 2, nk = 257, k = 86, mk = 6326117}, kernels = [
    "tall_8x16x2048", "dot_ahead_6x4x768"
  ], factors = [217, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 2, mk = 6326118}, at_most = {n = 2, nk = 257, k = 86}, kernels = [
    "tall_8x16x2048", "dot_ahead_12x2x1536", "dot_ahead_6x4x768"
  ], factors = [225, 202, 141]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 87, mnk = 6633711, mn = 134, n = 2}, at_most = {n = 2, nk = 257}, kernels = [
    "tall_8x16x2048", "dot_ahead_6x4x768"
  ], factors = [222, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 3}, at_most = {n = 4, nk = 257, mnk = 10866352}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "dot_6x4x768", "dot_ahead_6x4x768"
  ], factors = [214, 209, 244, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 10866353, mn = 134, n = 3}, at_most = {n = 4, nk = 257}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "tall_8x24x1024", "tall_6x32x1024", "dot_ahead_6x4x768"
  ], factors = [184, 218, 217, 201, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 2, nk = 258}, at_most = {n = 4, mnk = 10049856, mk = 2104398}, kernels = [
    "dot_6x4x768"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 2, nk = 258, mk = 2104399}, at_most = {n = 4, mnk = 10049856, mk = 3659768}, kernels = [
    "tall_8x16x2048", "dot_6x4x768", "dot_ahead_6x4x768"
  ], factors = [196, 234, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 2, nk = 258, mk = 3659769}, at_most = {n = 4, mnk = 10049856, k_even = 128}, kernels = [
    "tall_8x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 6633711, mn = 134, n = 2, nk = 258, mk = 3659769, k_even = 129}, at_most = {n = 4, mnk = 10049856}, kernels = [
    "tall_8x16x2048", "dot_8x2x2048"
  ], factors = [238, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 10049857, mn = 134, n = 2, nk = 258}, at_most = {n = 2, k_even = 362, k = 208}, kernels = [
    "tall_6x32x1024", "dot_ahead_6x4x768"
  ], factors = [197, 159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 209, mnk = 10049857, mn = 134, n = 2, nk = 258}, at_most = {n = 2, k_even = 362}, kernels = [
    "sweep_16x8x2048", "tall_16x8x2048", "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_16x8x2048",
    "sweep_whole_5x32x1024"
  ], factors = [226, 186, 248, 216, 180, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 10049857, mn = 134, n = 3, nk = 258}, at_most = {n = 4, k_even = 362, k = 129}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "tall_6x32x1024", "dot_ahead_6x4x768"
  ], factors = [176, 217, 196, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 130, mnk = 10049857, mn = 134, n = 3, nk = 258}, at_most = {n = 4, k_even = 362, mk = 4680913}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "dot_ahead_6x4x768"
  ], factors = [212, 229, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 130, mnk = 10049857, mn = 134, n = 3, nk = 258, mk = 4680914}, at_most = {n = 4, k_even = 362, mn = 316}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048"
  ], factors = [183, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 130, mnk = 10049857, mn = 317, n = 3, nk = 258, mk = 4680914}, at_most = {n = 4, k_even = 362, mn = 48349}, kernels = [
    "sweep_8x24x1024", "tall_16x8x2048", "tall_8x16x2048", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [184, 189, 255, 211, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 130, mnk = 10049857, mn = 48350, n = 3, nk = 258, mk = 4680914}, at_most = {n = 4, k_even = 362}, kernels = [
    "sweep_16x8x2048", "sweep_8x24x1024", "tall_16x8x2048", "tall_8x16x2048", "sweep_whole_8x16x2048",
    "dot_ahead_6x4x768"
  ], factors = [222, 181, 181, 247, 207, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 10049857, mn = 134, n = 2, nk = 258, k_even = 363}, at_most = {n = 4, mn = 326}, kernels = [
    "tall_8x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 10049857, mn = 327, n = 2, nk = 258, k_even = 363}, at_most = {n = 4, mk = 4827011}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "dot_ahead_6x4x768"
  ], factors = [231, 237, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 10049857, mn = 327, n = 2, nk = 258, k_even = 363, mk = 4827012}, at_most = {n = 4}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "tall_6x32x1024"
  ], factors = [234, 221, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {mnk = 23441461, n = 8, k = 9, m = 39, mk = 150}, kernels = [
    "skinny_16x8x64"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mk = 151}, at_most = {mnk = 23441461, n = 8, k = 9, m = 39}, kernels = [
    "skinny_16x8x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 5}, at_most = {mnk = 23441461, n = 8, k = 9, m = 81}, kernels = [
    "skinny_16x8x64"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 5}, at_most = {mnk = 4939557, n = 7, k = 5, mk = 2154}, kernels = [
    "direct_8x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 5, mk = 2155}, at_most = {mnk = 4939557, n = 7, k = 5}, kernels = [
    "block_16x8x2048", "block_6x32x1024"
  ], factors = [238, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 5, k = 6}, at_most = {mnk = 4939557, n = 7, k = 9, mn = 8924}, kernels = [
    "block_8x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 5, k = 6, mn = 8925}, at_most = {mnk = 4939557, n = 7, k = 9, nk = 43}, kernels = [
    "block_8x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 5, k = 6, mn = 8925, nk = 44}, at_most = {mnk = 4939557, n = 7, k = 9}, kernels = [
    "block_8x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 5, mnk = 4939558}, at_most = {mnk = 23441461, n = 7, k = 9}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [246, 258, 245, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 8}, at_most = {mnk = 23441461, n = 8, k = 3, mn = 8171}, kernels = [
    "direct_8x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 8, mn = 8172}, at_most = {mnk = 23441461, n = 8, k = 3, mn = 74471}, kernels = [
    "direct_8x16x2048"
  ], factors = [162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 8, mn = 74472}, at_most = {mnk = 23441461, n = 8, k = 1}, kernels = [
    "direct_8x16x2048", "block_8x16x2048"
  ], factors = [211, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 8, mn = 74472, k = 2}, at_most = {mnk = 23441461, n = 8, k = 3}, kernels = [
    "tall_8x16x2048", "direct_8x16x2048", "sweep_whole_16x8x2048"
  ], factors = [200, 208, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 8, k = 4}, at_most = {mnk = 23441461, n = 8, k = 9, nk = 47}, kernels = [
    "direct_16x8x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, n = 8, k = 4, nk = 48}, at_most = {mnk = 23441461, n = 8, k = 9}, kernels = [
    "block_8x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 10}, at_most = {mnk = 4304, n = 8, m = 16}, kernels = [
    "skinny_16x8x64"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 10, mnk = 4305}, at_most = {mnk = 23441461, n = 8, m = 15}, kernels = [
    "direct_8x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 10, mnk = 4305}, at_most = {mnk = 23441461, n = 8, m = 16, k_even = 724}, kernels = [
    "slab_8x16x128", "direct_16x8x2048", "direct_8x16x2048"
  ], factors = [252, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 10, mnk = 4305, k_even = 725}, at_most = {mnk = 23441461, n = 8, m = 16}, kernels = [
    "slab_8x16x128", "direct_8x16x2048", "direct_5x32x1024"
  ], factors = [249, 258, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 10}, at_most = {mnk = 23441461, n = 8, m = 33, nk = 296}, kernels = [
    "direct_8x16x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 10, nk = 297}, at_most = {mnk = 23441461, n = 8, m = 24, k_even = 362}, kernels = [
    "slab_8x16x128", "direct_16x8x2048", "direct_8x16x2048"
  ], factors = [249, 266, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 5, k = 10, nk = 297}, at_most = {mnk = 23441461, n = 8, m = 33, k_even = 362}, kernels = [
    "direct_16x8x2048", "direct_8x16x2048"
  ], factors = [277, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 10, nk = 297, k_even = 363}, at_most = {mnk = 23441461, n = 8, m = 33}, kernels = [
    "direct_8x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 10}, at_most = {mnk = 23441461, n = 8, mk = 1684928, k_even = 362, k = 29, m = 217}, kernels = [
    "direct_8x16x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 218, n = 5, k = 10}, at_most = {mnk = 23441461, n = 8, mk = 1684928, k_even = 362, k = 13}, kernels = [
    "block_6x32x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 218, n = 5, k = 14}, at_most = {mnk = 23441461, n = 7, mk = 1684928, k_even = 362, k = 29}, kernels = [
    "tall_8x24x1024", "block_6x32x1024"
  ], factors = [257, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 218, n = 8, k = 14}, at_most = {mnk = 23441461, n = 8, mk = 1684928, k_even = 362, k = 29}, kernels = [
    "direct_16x8x2048", "block_6x32x1024"
  ], factors = [275, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 10, mk = 1684929}, at_most = {mnk = 23441461, n = 8, mk = 2187184, k_even = 362, k = 29}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [270, 239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 30}, at_most = {mnk = 23441461, n = 8, mk = 1600059, k_even = 362, k = 86}, kernels = [
    "direct_16x8x2048", "block_16x8x2048", "block_8x16x2048"
  ], factors = [259, 269, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 30, mk = 1600060}, at_most = {mnk = 23441461, n = 8, mk = 2187184, k_even = 362, k = 86}, kernels = [
    "tall_8x16x2048", "block_8x16x2048"
  ], factors = [249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 87}, at_most = {mnk = 23441461, n = 8, mk = 2187184, k_even = 362, m = 40}, kernels = [
    "direct_16x8x2048", "direct_8x16x2048"
  ], factors = [261, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 5, k = 87}, at_most = {mnk = 12749565, n = 7, mk = 2187184, k_even = 362}, kernels = [
    "tall_8x16x2048", "block_16x8x2048", "block_8x16x2048"
  ], factors = [268, 258, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 8, k = 87}, at_most = {mnk = 12749565, n = 8, mk = 2187184, k_even = 362}, kernels = [
    "direct_16x8x2048", "direct_5x32x1024", "block_8x16x2048"
  ], factors = [260, 274, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 5, k = 87, mnk = 12749566}, at_most = {mnk = 23441461, n = 8, mk = 2187184, k_even = 362}, kernels = [
    "tall_8x16x2048", "block_8x16x2048"
  ], factors = [247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 10, k_even = 363}, at_most = {mnk = 23441461, n = 7, mk = 2187184}, kernels = [
    "direct_8x16x2048", "block_8x16x2048"
  ], factors = [244, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 8, k = 10, k_even = 363}, at_most = {mnk = 23441461, n = 8, mk = 2187184}, kernels = [
    "direct_8x16x2048", "direct_5x32x1024", "block_8x16x2048"
  ], factors = [254, 252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 10, mk = 2187185}, at_most = {mnk = 23441461, n = 8, mn = 1832}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "direct_8x16x2048", "direct_5x32x1024"
  ], factors = [225, 213, 248, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 10, mk = 2187185, mn = 1833}, at_most = {mnk = 23441461, n = 8, mk = 2871763}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [225, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, k = 10, mk = 2871764, mn = 1833}, at_most = {mnk = 23441461, n = 8}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [228, 217, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 528, mk = 84, n = 24}, kernels = [
    "skinny_16x8x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 528, mk = 84, n = 122}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 529}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84, n = 122, m = 23}, kernels = [
    "sweep_8x16x128"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 9, mn = 529}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84, n = 50}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 51, mn = 529}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84, n = 122}, kernels = [
    "direct_4x32x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 123}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 40}, kernels = [
    "sweep_8x16x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 123, mk = 41}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84, nk = 1436, m = 44}, kernels = [
    "sweep_8x16x128"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 123, mk = 41}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84, nk = 1436}, kernels = [
    "sweep_8x16x128"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 123, mk = 41, nk = 1437}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84, m = 20}, kernels = [
    "sweep_8x16x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 123, mk = 41, nk = 1437}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 84}, kernels = [
    "sweep_8x16x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 85}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2902, n = 15}, kernels = [
    "direct_8x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 85, mn = 2903}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, n = 15, nk = 34}, kernels = [
    "block_6x32x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 85, mn = 2903, nk = 35}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, n = 15}, kernels = [
    "block_3x32x128", "block_6x32x1024"
  ], factors = [269, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mk = 85}, at_most = {mnk = 23441461, k = 4, n_even = 4, mn = 5676, n = 23}, kernels = [
    "direct_5x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mk = 85, mn = 5677}, at_most = {mnk = 23441461, k = 4, n_even = 4, mn = 111924, n = 23}, kernels = [
    "tall_6x32x1024"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mk = 85, mn = 111925}, at_most = {mnk = 23441461, k = 4, n_even = 4, mn = 2604223, n = 23}, kernels = [
    "sweep_6x32x128", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [229, 306, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mk = 85, n_even = 5}, at_most = {mnk = 23441461, k = 1, n_even = 128, mn = 2604223, n = 23}, kernels = [
    "direct_8x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mk = 85, n_even = 5, k = 2}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, n = 23}, kernels = [
    "direct_8x16x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, mk = 85}, at_most = {mnk = 23441461, k = 1, n_even = 128, mn = 2604223, n = 116, mk = 248}, kernels = [
    "direct_4x32x256"
  ], factors = [392]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, mk = 249}, at_most = {mnk = 23441461, k = 1, n_even = 128, mn = 2604223, n = 116}, kernels = [
    "tall_6x32x1024", "direct_4x32x256", "sweep_whole_8x16x2048"
  ], factors = [330, 372, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, mk = 85, k = 2}, at_most = {mnk = 23441461, k = 2, n_even = 128, mn = 2604223, n = 116}, kernels = [
    "direct_4x32x256"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 85}, at_most = {mnk = 229186, k = 2, n_even = 128, mn = 2604223, mk = 185}, kernels = [
    "direct_4x32x256"
  ], factors = [358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 186}, at_most = {mnk = 229186, k = 2, n_even = 4, mn = 111425}, kernels = [
    "direct_4x32x256"
  ], factors = [386]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 186, n_even = 5}, at_most = {mnk = 229186, k = 2, n_even = 128, mn = 111425}, kernels = [
    "direct_4x32x256"
  ], factors = [356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 186, mn = 111426}, at_most = {mnk = 229186, k = 2, n_even = 128, mn = 2604223}, kernels = [
    "direct_4x32x256"
  ], factors = [349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 85, mnk = 229187}, at_most = {mnk = 23441461, k = 1, n_even = 128, mn = 2184604}, kernels = [
    "direct_4x32x256", "sweep_whole_5x32x1024"
  ], factors = [266, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 85, mnk = 229187, k = 2}, at_most = {mnk = 23441461, k = 2, n_even = 128, mn = 2184604}, kernels = [
    "direct_4x32x256", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [257, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 117, mk = 85, mnk = 229187, mn = 2184605}, at_most = {mnk = 23441461, k = 2, n_even = 128, mn = 2604223}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, mk = 85, k = 3}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, n = 115, m = 61}, kernels = [
    "direct_4x32x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 62, n = 24, mk = 85, k = 3}, at_most = {mnk = 23441461, k = 3, n_even = 128, mn = 2604223, n = 115}, kernels = [
    "direct_4x32x256", "block_3x32x128"
  ], factors = [280, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 62, n = 24, mk = 85, k = 4}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, n = 115}, kernels = [
    "block_3x32x128", "sweep_whole_5x32x1024"
  ], factors = [253, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 116, mk = 85, k = 3}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223, mk = 208}, kernels = [
    "sweep_8x16x128", "direct_4x32x256"
  ], factors = [250, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 116, mk = 209, k = 3}, at_most = {mnk = 593079, k = 4, n_even = 128, mn = 2604223}, kernels = [
    "direct_8x16x2048", "direct_4x32x256", "block_3x32x128"
  ], factors = [259, 277, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 116, mk = 209, k = 3, mnk = 593080}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 2604223}, kernels = [
    "sweep_8x16x128", "direct_4x32x256", "block_3x32x128", "sweep_whole_8x16x2048"
  ], factors = [246, 234, 215, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 2604224}, at_most = {mnk = 23441461, k = 4, n_even = 128, nk = 117, n = 14}, kernels = [
    "tall_6x32x1024", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [252, 209, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 15, mn = 2604224}, at_most = {mnk = 23441461, k = 4, n_even = 128, nk = 117}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [184, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 2604224, nk = 118}, at_most = {mnk = 23441461, k = 4, n_even = 128, mn = 3666657}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [187, 222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 3666658, nk = 118}, at_most = {mnk = 23441461, k = 4, n_even = 128}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [173, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 129}, at_most = {mnk = 23441461, k = 4, mn = 3094186, n_even = 362, mk = 89}, kernels = [
    "sweep_8x16x128"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 129, mk = 90}, at_most = {mnk = 23441461, k = 1, mn = 3094186, n_even = 362}, kernels = [
    "skinny_5x32x64", "sweep_whole_8x16x2048"
  ], factors = [274, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 129, mk = 90, k = 2}, at_most = {mnk = 23441461, k = 4, mn = 160529, n_even = 362}, kernels = [
    "sweep_8x16x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 129, mk = 90, k = 2, mn = 160530}, at_most = {mnk = 23441461, k = 4, mn = 3094186, n_even = 362}, kernels = [
    "sweep_8x16x128", "skinny_5x32x64", "direct_4x32x256", "sweep_whole_5x32x1024"
  ], factors = [234, 223, 237, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 363}, at_most = {mnk = 23441461, k = 3, mn = 119768, m = 43}, kernels = [
    "sweep_8x16x128"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 9, n_even = 363}, at_most = {mnk = 23441461, k = 3, mn = 119768}, kernels = [
    "sweep_8x16x128"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 363, mn = 119769}, at_most = {mnk = 23441461, k = 3, mn = 3094186}, kernels = [
    "sweep_8x16x128", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [251, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 363, k = 4}, at_most = {mnk = 23441461, k = 4, mn = 184274}, kernels = [
    "sweep_8x16x128", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [241, 245, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 363, k = 4, mn = 184275}, at_most = {mnk = 23441461, k = 4, mn = 3094186}, kernels = [
    "sweep_8x16x128", "slab_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [244, 243, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, n_even = 129, mn = 3094187}, at_most = {mnk = 23441461, k = 4}, kernels = [
    "slab_16x8x128", "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [254, 214, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 5}, at_most = {mnk = 2063, n = 40, m = 26}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 5, mnk = 2064}, at_most = {mnk = 6230, n = 16, m = 26}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 5, mnk = 2064}, at_most = {mnk = 6230, n = 40, m = 26}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 5, mnk = 6231}, at_most = {mnk = 98738, n = 17, m = 10}, kernels = [
    "slab_8x16x128"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 5, mnk = 6231}, at_most = {mnk = 98738, n = 17, m = 16, mk = 1051}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 5, mnk = 6231, mk = 1052}, at_most = {mnk = 98738, n = 17, m = 16}, kernels = [
    "direct_8x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 5, mnk = 6231}, at_most = {mnk = 98738, n = 17, m = 26}, kernels = [
    "direct_8x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 18, k = 5, mnk = 6231}, at_most = {mnk = 98738, n = 40, m = 15}, kernels = [
    "direct_5x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 18, k = 5, mnk = 6231}, at_most = {mnk = 98738, n = 40, m = 26}, kernels = [
    "direct_5x32x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 5, mnk = 98739}, at_most = {mnk = 23441461, n = 16, m = 16, nk = 70144}, kernels = [
    "slab_8x16x128", "direct_8x16x2048"
  ], factors = [231, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 5, mnk = 98739, nk = 70145}, at_most = {mnk = 23441461, n = 16, m = 16, nk = 1091792}, kernels = [
    "slab_8x16x128"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 5, mnk = 98739}, at_most = {mnk = 1007203, n = 40, m = 10, nk = 1091792}, kernels = [
    "sweep_6x32x128", "skinny_5x32x64", "direct_5x32x1024"
  ], factors = [258, 256, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 17, k = 5, mnk = 98739}, at_most = {mnk = 1007203, n = 40, m = 16, nk = 1091792}, kernels = [
    "sweep_6x32x128", "slab_8x16x128", "direct_8x16x2048", "direct_5x32x1024"
  ], factors = [266, 235, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 5, mnk = 1007204}, at_most = {mnk = 23441461, n = 40, m = 16, nk = 1091792}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "direct_5x32x1024"
  ], factors = [206, 235, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 5, mnk = 98739, nk = 1091793}, at_most = {mnk = 23441461, n = 40, m = 16}, kernels = [
    "sweep_6x32x128", "skinny_14x16x64", "slab_8x16x128"
  ], factors = [274, 206, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 5, mnk = 98739}, at_most = {mnk = 23441461, n = 17, m = 26, nk = 33343}, kernels = [
    "direct_8x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 18, k = 5, mnk = 98739}, at_most = {mnk = 23441461, n = 40, m = 26, nk = 33343}, kernels = [
    "direct_5x32x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 5, mnk = 98739, nk = 33344}, at_most = {mnk = 23441461, n = 40, m = 26}, kernels = [
    "sweep_6x32x128", "skinny_14x16x64", "slab_8x16x128", "direct_8x16x2048", "direct_5x32x1024",
    "block_8x16x2048"
  ], factors = [288, 233, 231, 245, 246, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 5}, at_most = {mnk = 23441461, n = 16, k = 29, mk = 1129028, m = 44}, kernels = [
    "direct_8x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 9, k = 5}, at_most = {mnk = 23441461, n = 16, k = 13, mk = 1129028, n_even = 4, mn = 81322}, kernels = [
    "block_6x32x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 9, k = 5, mn = 81323}, at_most = {mnk = 23441461, n = 16, k = 13, mk = 1129028, n_even = 4}, kernels = [
    "block_6x32x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 9, k = 5, n_even = 5}, at_most = {mnk = 23441461, n = 16, k = 13, mk = 1129028}, kernels = [
    "direct_8x16x2048", "block_6x32x1024"
  ], factors = [246, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 9, k = 14}, at_most = {mnk = 23441461, n = 16, k = 29, mk = 1129028, mn = 76445}, kernels = [
    "block_6x32x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 9, k = 14, mn = 76446}, at_most = {mnk = 23441461, n = 16, k = 29, mk = 1129028}, kernels = [
    "block_6x32x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 5, mk = 1129029}, at_most = {mnk = 23441461, n = 16, k = 29}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_6x32x1024", "sweep_whole_16x8x2048"
  ], factors = [233, 232, 218, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30}, at_most = {mnk = 1396659, n = 12, m = 42, mk = 8495}, kernels = [
    "direct_8x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mk = 8496}, at_most = {mnk = 1396659, n = 12, m = 42}, kernels = [
    "direct_8x16x2048", "block_8x16x2048"
  ], factors = [241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 30}, at_most = {mnk = 1396659, n = 12, k_even = 4}, kernels = [
    "block_8x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 30, k_even = 5}, at_most = {mnk = 302026, n = 12}, kernels = [
    "tall_6x32x1024", "block_8x16x2048"
  ], factors = [230, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 30, k_even = 5, mnk = 302027}, at_most = {mnk = 1396659, n = 12}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "dot_6x4x768"
  ], factors = [214, 208, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 13, k = 30}, at_most = {mnk = 1396659, n = 16, m = 95}, kernels = [
    "direct_8x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 96, n = 13, k = 30}, at_most = {mnk = 1396659, n = 16}, kernels = [
    "block_8x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mnk = 1396660}, at_most = {mnk = 23441461, n = 15, nk = 1964, mk = 1486364}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 16, k = 30, mnk = 1396660}, at_most = {mnk = 23441461, n = 16, nk = 1964, mk = 1486364}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [235, 245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mnk = 1396660, mk = 1486365}, at_most = {mnk = 23441461, n = 16, nk = 1964}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "tall_6x32x1024"
  ], factors = [234, 245, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mnk = 1396660, nk = 1965}, at_most = {mnk = 2207984, n = 16, k_even = 362, nk = 9126}, kernels = [
    "tall_6x32x1024", "block_8x16x2048"
  ], factors = [238, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mnk = 2207985, nk = 1965}, at_most = {mnk = 23441461, n = 16, k_even = 362, nk = 9126}, kernels = [
    "tall_6x32x1024", "block_8x16x2048"
  ], factors = [241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mnk = 1396660, nk = 9127}, at_most = {mnk = 23441461, n = 16, k_even = 362}, kernels = [
    "tall_6x32x1024", "direct_8x16x2048", "block_8x16x2048"
  ], factors = [230, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 30, mnk = 1396660, nk = 1965, k_even = 363}, at_most = {mnk = 23441461, n = 16, m = 47}, kernels = [
    "slab_8x16x128", "direct_8x16x2048", "block_8x16x2048"
  ], factors = [235, 249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 9, k = 30, mnk = 1396660, nk = 1965, k_even = 363}, at_most = {mnk = 23441461, n = 16}, kernels = [
    "direct_8x16x2048", "block_8x16x2048"
  ], factors = [239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 17, k = 5}, at_most = {mnk = 23441461, n = 40, k = 38, m = 41}, kernels = [
    "direct_5x32x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 17, k = 5}, at_most = {mnk = 23441461, n = 40, k = 38, m = 79, mn = 2201}, kernels = [
    "direct_5x32x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 17, k = 5, mn = 2202}, at_most = {mnk = 23441461, n = 40, k = 38, m = 79}, kernels = [
    "block_3x32x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 80, n = 17, k = 5}, at_most = {mnk = 23441461, n = 24, k = 26, m = 4145}, kernels = [
    "tall_6x32x1024", "block_3x32x128"
  ], factors = [251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 80, n = 25, k = 5}, at_most = {mnk = 23441461, n = 31, k = 15, m = 4145}, kernels = [
    "block_3x32x128"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 80, n = 25, k = 16}, at_most = {mnk = 23441461, n = 31, k = 26, m = 4145}, kernels = [
    "block_6x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 80, n = 32, k = 5}, at_most = {mnk = 23441461, n = 40, k = 13, m = 4145}, kernels = [
    "block_3x32x128"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 80, n = 32, k = 14}, at_most = {mnk = 23441461, n = 40, k = 26, m = 4145}, kernels = [
    "block_3x32x128", "block_6x32x1024"
  ], factors = [248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4146, n = 17, k = 5}, at_most = {mnk = 23441461, n = 40, k = 26, nk = 418}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024"
  ], factors = [254, 260, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4146, n = 17, k = 5, nk = 419}, at_most = {mnk = 23441461, n = 40, k = 26}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024"
  ], factors = [240, 240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 80, n = 17, k = 27}, at_most = {mnk = 23441461, n = 40, k = 38, m = 4698}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4699, n = 17, k = 27}, at_most = {mnk = 23441461, n = 40, k = 38}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024"
  ], factors = [244, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 17, k = 39}, at_most = {mnk = 2103049, n = 24, m = 43}, kernels = [
    "sweep_6x32x128", "direct_8x16x2048"
  ], factors = [244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 17, k = 39}, at_most = {mnk = 2103049, n = 24}, kernels = [
    "sweep_6x32x128", "tall_6x32x1024", "block_8x16x2048"
  ], factors = [235, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 25, k = 39}, at_most = {mnk = 2103049, n = 40, m = 49}, kernels = [
    "direct_8x16x2048", "direct_5x32x1024"
  ], factors = [248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 25, k = 39}, at_most = {mnk = 2103049, n = 32, k_even = 362}, kernels = [
    "block_8x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 33, k = 39}, at_most = {mnk = 2103049, n = 40, k_even = 362}, kernels = [
    "block_8x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 25, k = 39, k_even = 363}, at_most = {mnk = 2103049, n = 40}, kernels = [
    "block_8x16x2048", "block_6x32x1024", "sweep_whole_5x32x1024"
  ], factors = [250, 245, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 17, k = 39, mnk = 2103050}, at_most = {mnk = 23441461, n = 24, k = 2381}, kernels = [
    "sweep_6x32x128", "tall_6x32x1024", "block_8x16x2048"
  ], factors = [243, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 17, k = 2382, mnk = 2103050}, at_most = {mnk = 23441461, n = 24}, kernels = [
    "sweep_6x32x128", "tall_6x32x1024", "slab_8x16x128", "direct_5x32x1024", "block_8x16x2048"
  ], factors = [291, 231, 236, 257, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 25, k = 39, mnk = 2103050}, at_most = {mnk = 23441461, n = 40, k_even = 32, nk = 10412}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [244, 248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 25, k = 39, mnk = 2103050, k_even = 33}, at_most = {mnk = 23441461, n = 40, k_even = 362, nk = 10412}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [246, 247, 244, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 25, k = 39, mnk = 2103050, nk = 10413}, at_most = {mnk = 23441461, n = 40, k_even = 362, k = 1095}, kernels = [
    "direct_8x16x2048", "block_8x16x2048", "block_6x32x1024"
  ], factors = [245, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 25, k = 1096, mnk = 2103050, nk = 10413}, at_most = {mnk = 23441461, n = 40, k_even = 362}, kernels = [
    "tall_6x32x1024", "direct_5x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [233, 250, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 25, k = 39, mnk = 2103050, k_even = 363}, at_most = {mnk = 23441461, n = 40}, kernels = [
    "slab_8x16x128", "direct_5x32x1024", "direct_4x32x256", "block_8x16x2048", "block_6x32x1024",
    "sweep_whole_5x32x1024"
  ], factors = [230, 245, 248, 239, 233, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5}, at_most = {mnk = 1862226, m = 14, mk = 184, n_even = 128, n = 155}, kernels = [
    "direct_4x32x256"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 156, k = 5}, at_most = {mnk = 1862226, m = 14, mk = 114, n_even = 128}, kernels = [
    "sweep_8x16x128"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 156, k = 5, mk = 115}, at_most = {mnk = 1862226, m = 14, mk = 184, n_even = 128}, kernels = [
    "sweep_8x16x128", "direct_4x32x256"
  ], factors = [235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5}, at_most = {mnk = 13663, m = 25, mk = 184, n_even = 128}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 13664}, at_most = {mnk = 1862226, m = 25, mk = 184, n_even = 128}, kernels = [
    "sweep_8x16x128"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, n_even = 129}, at_most = {mnk = 60198, m = 25, mk = 184}, kernels = [
    "sweep_8x16x128"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, n_even = 129, mnk = 60199}, at_most = {mnk = 1862226, m = 25, mk = 184}, kernels = [
    "sweep_8x16x128"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, mk = 185}, at_most = {mnk = 1862226, m = 10, k = 58}, kernels = [
    "direct_5x32x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 59, mk = 185}, at_most = {mnk = 1862226, m = 10}, kernels = [
    "direct_5x32x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 41, k = 5, mk = 185}, at_most = {mnk = 1862226, m = 15, mk = 320}, kernels = [
    "direct_5x32x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 41, k = 5, mk = 321}, at_most = {mnk = 1862226, m = 15, mk = 941}, kernels = [
    "direct_5x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 41, k = 5, mk = 942}, at_most = {mnk = 1862226, m = 15}, kernels = [
    "direct_5x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 41, k = 5, mk = 185}, at_most = {mnk = 1862226, m = 16, mk = 1194, k_even = 4}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 41, k = 5, mk = 185}, at_most = {mnk = 1862226, m = 25, mk = 1194, k_even = 4, mn = 3572}, kernels = [
    "direct_5x32x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 41, k = 5, mk = 185, mn = 3573}, at_most = {mnk = 1862226, m = 25, mk = 1194, k_even = 4}, kernels = [
    "sweep_8x16x128", "direct_5x32x1024"
  ], factors = [246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 41, k = 5, mk = 185, k_even = 5}, at_most = {mnk = 1862226, m = 16, mk = 1194}, kernels = [
    "sweep_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [263, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 41, k = 5, mk = 185, k_even = 5}, at_most = {mnk = 1862226, m = 25, mk = 1194}, kernels = [
    "direct_5x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 41, k = 5, mk = 1195}, at_most = {mnk = 292913, m = 25}, kernels = [
    "direct_5x32x1024", "sweep_whole_8x16x2048"
  ], factors = [252, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 41, k = 5, mk = 1195, mnk = 292914}, at_most = {mnk = 1862226, m = 16}, kernels = [
    "sweep_8x16x128", "slab_8x16x128", "direct_8x16x2048"
  ], factors = [257, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 41, k = 5, mk = 1195, mnk = 292914}, at_most = {mnk = 1862226, m = 25}, kernels = [
    "skinny_14x16x64", "direct_5x32x1024"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, mnk = 1862227}, at_most = {mnk = 5490375, m = 14, nk = 1538983, mk = 3610}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [259, 234, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, mnk = 1862227, mk = 3611}, at_most = {mnk = 5490375, m = 14, nk = 1538983}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "slab_8x16x128", "direct_5x32x1024"
  ], factors = [248, 248, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, mnk = 5490376}, at_most = {mnk = 23441461, m = 14, nk = 1538983, n = 496}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "direct_5x32x1024", "sweep_whole_5x32x1024"
  ], factors = [243, 229, 257, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 497, k = 5, mnk = 5490376}, at_most = {mnk = 23441461, m = 14, nk = 1538983}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [257, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 1862227}, at_most = {mnk = 23441461, m = 25, nk = 1538983, k_even = 724, mk = 1086}, kernels = [
    "sweep_8x16x128", "skinny_14x16x64", "slab_8x16x128"
  ], factors = [236, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 1862227, mk = 1087}, at_most = {mnk = 4359913, m = 25, nk = 1538983, k_even = 724}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "direct_8x16x2048", "direct_5x32x1024"
  ], factors = [242, 238, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 4359914, mk = 1087}, at_most = {mnk = 23441461, m = 25, nk = 1538983, k_even = 724, mn = 11889}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "direct_5x32x1024"
  ], factors = [240, 236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 4359914, mk = 1087, mn = 11890}, at_most = {mnk = 23441461, m = 25, nk = 1538983, k_even = 724}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "direct_5x32x1024", "block_8x16x2048", "sweep_whole_8x16x2048",
    "sweep_whole_5x32x1024"
  ], factors = [242, 239, 245, 243, 235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 1862227, k_even = 725}, at_most = {mnk = 23441461, m = 25, nk = 1538983, n_even = 362, mn = 2073, n = 123}, kernels = [
    "slab_8x16x128", "direct_5x32x1024"
  ], factors = [236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 124, k = 5, mnk = 1862227, k_even = 725}, at_most = {mnk = 23441461, m = 25, nk = 1538983, n_even = 362, mn = 2073}, kernels = [
    "slab_8x16x128"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 1862227, k_even = 725, mn = 2074}, at_most = {mnk = 23441461, m = 25, nk = 1538983, n_even = 362}, kernels = [
    "slab_8x16x128", "direct_8x16x2048", "direct_5x32x1024", "sweep_whole_5x32x1024"
  ], factors = [228, 241, 247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 41, k = 5, mnk = 1862227, k_even = 725, n_even = 363}, at_most = {mnk = 23441461, m = 25, nk = 1538983}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_6x32x1024"
  ], factors = [252, 236, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, mnk = 1862227, nk = 1538984}, at_most = {mnk = 23441461, m = 25, nk = 1749843}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [248, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 41, k = 5, mnk = 1862227, nk = 1749844}, at_most = {mnk = 23441461, m = 25}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "slab_8x16x128"
  ], factors = [253, 276, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 5}, at_most = {mnk = 23441461, k = 29, n_even = 362, n = 104, m = 40}, kernels = [
    "direct_5x32x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 41, k = 5}, at_most = {mnk = 23441461, k = 29, n_even = 362, n = 104, m = 69}, kernels = [
    "block_3x32x128"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 41, k = 5}, at_most = {mnk = 23441461, k = 29, n_even = 4, n = 104, mk = 19720, mn = 11834}, kernels = [
    "block_3x32x128"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 41, k = 5, mn = 11835}, at_most = {mnk = 23441461, k = 29, n_even = 4, n = 104, mk = 19720, mn = 123543, nk = 873}, kernels = [
    "block_3x32x128"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 41, k = 5, mn = 11835, nk = 874}, at_most = {mnk = 23441461, k = 29, n_even = 4, n = 104, mk = 19720, mn = 123543}, kernels = [
    "block_3x32x128"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 41, k = 5, mn = 123544}, at_most = {mnk = 23441461, k = 29, n_even = 4, n = 104, mk = 19720}, kernels = [
    "block_3x32x128"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 41, k = 5, n_even = 5}, at_most = {mnk = 23441461, k = 29, n_even = 362, n = 104, mk = 19720}, kernels = [
    "block_3x32x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 41, k = 5, mk = 19721}, at_most = {mnk = 23441461, k = 29, n_even = 362, n = 104}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024"
  ], factors = [234, 225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 5}, at_most = {mnk = 23441461, k = 29, n_even = 362, mn = 196103, m = 42, mk = 843}, kernels = [
    "sweep_8x16x128", "direct_5x32x1024"
  ], factors = [240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 105, k = 5}, at_most = {mnk = 23441461, k = 29, n_even = 362, mn = 196103, m = 64, mk = 843}, kernels = [
    "direct_5x32x1024", "sweep_whole_8x16x2048"
  ], factors = [248, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 5, mk = 844}, at_most = {mnk = 23441461, k = 29, n_even = 362, mn = 196103, m = 64}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 105, k = 5}, at_most = {mnk = 23441461, k = 29, n_even = 4, mn = 196103, nk = 1790}, kernels = [
    "block_3x32x128"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 105, k = 5, nk = 1791}, at_most = {mnk = 23441461, k = 29, n_even = 4, mn = 196103, nk = 5930}, kernels = [
    "block_3x32x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 105, k = 5, nk = 5931}, at_most = {mnk = 23441461, k = 29, n_even = 4, mn = 196103}, kernels = [
    "skinny_14x16x64", "block_3x32x128", "sweep_whole_8x16x2048"
  ], factors = [243, 244, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 105, k = 5, n_even = 5}, at_most = {mnk = 1199703, k = 29, n_even = 362, mn = 196103, n = 135}, kernels = [
    "block_3x32x128", "sweep_whole_8x16x2048"
  ], factors = [240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 136, k = 5, n_even = 5}, at_most = {mnk = 1199703, k = 29, n_even = 362, mn = 196103}, kernels = [
    "block_3x32x128", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [239, 224, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 105, k = 5, n_even = 5, mnk = 1199704}, at_most = {mnk = 23441461, k = 29, n_even = 362, mn = 196103}, kernels = [
    "block_3x32x128", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [234, 224, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 5, mn = 196104}, at_most = {mnk = 23441461, k = 13, n_even = 128, mn = 2902275, mk = 700}, kernels = [
    "sweep_8x16x128", "block_3x32x128"
  ], factors = [236, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 5, mn = 196104, mk = 701}, at_most = {mnk = 23441461, k = 13, n_even = 128, mn = 2902275}, kernels = [
    "sweep_8x16x128", "block_3x32x128", "sweep_whole_8x16x2048"
  ], factors = [240, 210, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 5, mn = 196104, n_even = 129}, at_most = {mnk = 23441461, k = 13, n_even = 362, mn = 2902275}, kernels = [
    "sweep_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [235, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 14, mn = 196104}, at_most = {mnk = 23441461, k = 29, n_even = 8, mn = 2902275}, kernels = [
    "block_3x32x128", "sweep_whole_8x16x2048"
  ], factors = [229, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 14, mn = 196104, n_even = 9}, at_most = {mnk = 23441461, k = 29, n_even = 362, mn = 2902275}, kernels = [
    "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [223, 226, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 105, k = 5, mn = 2902276}, at_most = {mnk = 23441461, k = 29, n_even = 362}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [223, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 5, n_even = 363}, at_most = {mnk = 23441461, k = 5, mn = 1947561}, kernels = [
    "sweep_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [237, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 6, n_even = 363}, at_most = {mnk = 23441461, k = 10, mn = 186086, mk = 262}, kernels = [
    "sweep_8x16x128"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 6, n_even = 363, mk = 263}, at_most = {mnk = 23441461, k = 10, mn = 186086}, kernels = [
    "sweep_8x16x128", "sweep_whole_5x32x1024"
  ], factors = [234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 6, n_even = 363, mn = 186087}, at_most = {mnk = 23441461, k = 10, mn = 1947561}, kernels = [
    "sweep_8x16x128", "slab_8x16x128", "direct_5x32x1024", "direct_4x32x256"
  ], factors = [230, 230, 213, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 5, n_even = 363, mn = 1947562}, at_most = {mnk = 23441461, k = 10}, kernels = [
    "sweep_8x16x128", "slab_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [233, 238, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 11, n_even = 363}, at_most = {mnk = 23441461, k = 29, m = 55}, kernels = [
    "sweep_8x16x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 56, n = 41, k = 11, n_even = 363}, at_most = {mnk = 23441461, k = 29, mn = 203649}, kernels = [
    "sweep_8x16x128", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [241, 229, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 56, n = 41, k = 11, n_even = 363, mn = 203650}, at_most = {mnk = 23441461, k = 29}, kernels = [
    "sweep_8x16x128", "block_3x32x128", "block_6x32x1024"
  ], factors = [244, 223, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 30}, at_most = {mnk = 23441461, n = 66, mn = 7996, m = 47, k_even = 362}, kernels = [
    "direct_8x16x2048", "direct_5x32x1024", "sweep_whole_8x16x2048"
  ], factors = [250, 247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 30, k_even = 363}, at_most = {mnk = 23441461, n = 66, mn = 7996, m = 47}, kernels = [
    "slab_8x16x128", "direct_8x16x2048", "direct_5x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [232, 254, 248, 238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 41, k = 30}, at_most = {mnk = 23441461, n = 66, mn = 7996, k_even = 362, k = 129}, kernels = [
    "block_6x32x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 41, k = 130}, at_most = {mnk = 4998451, n = 66, mn = 7996, k_even = 362}, kernels = [
    "block_8x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 41, k = 130, mnk = 4998452}, at_most = {mnk = 23441461, n = 66, mn = 7996, k_even = 362}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [241, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 41, k = 30, k_even = 363}, at_most = {mnk = 23441461, n = 66, mn = 7996}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 30, mn = 7997}, at_most = {mnk = 23441461, n = 66, n_even = 4, k = 140}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [245, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 141, mn = 7997}, at_most = {mnk = 23441461, n = 66, n_even = 4}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 30, mn = 7997, n_even = 5}, at_most = {mnk = 23441461, n = 66, k = 75, mk = 40999}, kernels = [
    "sweep_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [242, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 30, mn = 7997, n_even = 5, mk = 41000}, at_most = {mnk = 23441461, n = 66, k = 75}, kernels = [
    "tall_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [242, 239, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 76, mn = 7997, n_even = 5}, at_most = {mnk = 23441461, n = 66, nk = 26545}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [247, 251, 244, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 41, k = 76, mn = 7997, n_even = 5, nk = 26546}, at_most = {mnk = 23441461, n = 66}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 30}, at_most = {mnk = 23441461, n_even = 4, m = 42, mk = 2940, n = 229}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 230, k = 30}, at_most = {mnk = 23441461, n_even = 4, m = 42, mk = 2940}, kernels = [
    "skinny_14x16x64", "direct_5x32x1024", "sweep_whole_8x16x2048"
  ], factors = [245, 246, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 30, mk = 2941}, at_most = {mnk = 23441461, n_even = 4, m = 42, n = 506}, kernels = [
    "skinny_14x16x64", "direct_8x16x2048", "direct_5x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [247, 249, 248, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 507, k = 30, mk = 2941}, at_most = {mnk = 23441461, n_even = 4, m = 32}, kernels = [
    "skinny_14x16x64", "block_6x32x1024"
  ], factors = [249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 507, k = 30, mk = 2941}, at_most = {mnk = 23441461, n_even = 4, m = 42}, kernels = [
    "skinny_14x16x64", "block_6x32x1024"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 67, k = 30}, at_most = {mnk = 23441461, n_even = 4, k = 84, n = 173, m = 120}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [247, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 121, n = 67, k = 30}, at_most = {mnk = 23441461, n_even = 4, k = 84, n = 173}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 174, k = 30}, at_most = {mnk = 23441461, n_even = 4, k = 84, mk = 7125}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 174, k = 30, mk = 7126}, at_most = {mnk = 23441461, n_even = 4, k = 84, mk = 11354}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [246, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 174, k = 30, mk = 11355}, at_most = {mnk = 23441461, n_even = 4, k = 84}, kernels = [
    "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [249, 242, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 67, k = 85}, at_most = {mnk = 5398960, n_even = 4}, kernels = [
    "block_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [254, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 67, k = 85, mnk = 5398961}, at_most = {mnk = 23441461, n_even = 4, mk = 66201}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 67, k = 85, mnk = 5398961, mk = 66202}, at_most = {mnk = 23441461, n_even = 4, nk = 112795}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [248, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 67, k = 85, mnk = 5398961, mk = 66202, nk = 112796}, at_most = {mnk = 23441461, n_even = 4}, kernels = [
    "block_6x32x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 30, n_even = 5}, at_most = {mnk = 2964987, m = 59, k = 62, mk = 1379}, kernels = [
    "block_8x16x2048", "sweep_whole_8x16x2048"
  ], factors = [236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 30, n_even = 5, mk = 1380}, at_most = {mnk = 2964987, m = 59, k = 62}, kernels = [
    "block_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [238, 241, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 63, n_even = 5}, at_most = {mnk = 2964987, m = 59}, kernels = [
    "sweep_8x16x128", "slab_8x16x128", "direct_5x32x1024", "block_8x16x2048", "sweep_whole_8x16x2048"
  ], factors = [245, 242, 251, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 30, n_even = 5, mnk = 2964988}, at_most = {mnk = 23441461, m = 59, n_even = 362}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "direct_5x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [248, 244, 249, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 67, k = 30, n_even = 363, mnk = 2964988}, at_most = {mnk = 23441461, m = 59}, kernels = [
    "skinny_14x16x64", "block_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [244, 245, 249, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 30, n_even = 5}, at_most = {mnk = 23441461, k = 62, n_even = 362, m = 100}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 101, n = 67, k = 30, n_even = 5}, at_most = {mnk = 23441461, k = 62, n_even = 362}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [240, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 30, n_even = 363}, at_most = {mnk = 23441461, k = 62}, kernels = [
    "block_3x32x128", "block_6x32x1024"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 63, n_even = 5}, at_most = {mnk = 23441461, k = 503, n_even = 128, nk = 25517}, kernels = [
    "block_8x16x2048", "sweep_whole_8x16x2048"
  ], factors = [248, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 63, n_even = 5, nk = 25518}, at_most = {mnk = 23441461, k = 503, n_even = 128}, kernels = [
    "block_8x16x2048", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [248, 242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 63, n_even = 129}, at_most = {mnk = 23441461, k = 238, mk = 5926}, kernels = [
    "sweep_8x16x128", "tall_6x32x1024", "skinny_14x16x64"
  ], factors = [253, 245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 63, n_even = 129, mk = 5927}, at_most = {mnk = 23441461, k = 238}, kernels = [
    "sweep_8x16x128", "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [248, 245, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 239, n_even = 129}, at_most = {mnk = 23441461, k = 503, m = 90}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 91, n = 67, k = 239, n_even = 129}, at_most = {mnk = 23441461, k = 503}, kernels = [
    "tall_6x32x1024", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [249, 248, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 504, n_even = 5}, at_most = {mnk = 23441461, k_even = 181}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 67, k = 504, n_even = 5, k_even = 182}, at_most = {mnk = 23441461}, kernels = [
    "direct_8x16x2048", "block_8x16x2048", "block_6x32x1024"
  ], factors = [252, 248, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462}, at_most = {mk = 1419795, nk = 2088319, k = 16, mn = 3645570, n_even = 512}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [228, 214, 211, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, n_even = 513}, at_most = {mk = 1419795, nk = 2088319, k = 16, mn = 3645570}, kernels = [
    "sweep_8x16x128", "tall_6x32x1024", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [224, 223, 207, 207, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mk = 1419796}, at_most = {mk = 3131955, nk = 2088319, k = 16, mn = 3645570}, kernels = [
    "tall_6x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571}, at_most = {mk = 899805, nk = 2088319, k = 7, n_even = 128}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [180, 217, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, k = 8}, at_most = {mk = 899805, nk = 2088319, k = 14, n_even = 128, mn = 5497428}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [213, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 5497429, k = 8}, at_most = {mk = 899805, nk = 2088319, k = 14, n_even = 128}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [193, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, n_even = 129}, at_most = {mk = 899805, nk = 2088319, k = 6}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [190, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, n_even = 129, k = 7}, at_most = {mk = 899805, nk = 2088319, k = 9}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, n_even = 129, k = 10}, at_most = {mk = 899805, nk = 2088319, k = 14}, kernels = [
    "sweep_whole_8x16x2048"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, k = 15}, at_most = {mk = 899805, nk = 2088319, k = 16, n_even = 724}, kernels = [
    "sweep_8x16x128", "tall_6x32x1024", "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [220, 242, 208, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, k = 15, n_even = 725}, at_most = {mk = 899805, nk = 2088319, k = 16}, kernels = [
    "sweep_8x16x128", "slab_8x16x128", "sweep_whole_8x16x2048"
  ], factors = [193, 202, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mn = 3645571, mk = 899806}, at_most = {mk = 3131955, nk = 2088319, k = 16, n = 15}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [219, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 23441462, mn = 3645571, mk = 899806}, at_most = {mk = 3131955, nk = 2088319, k = 16, n = 46, mn = 9334111}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [191, 216, 209, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 23441462, mn = 9334112, mk = 899806}, at_most = {mk = 3131955, nk = 2088319, k = 16, n = 46}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [192, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 47, mnk = 23441462, mn = 3645571, mk = 899806}, at_most = {mk = 3131955, nk = 2088319, k = 16}, kernels = [
    "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [211, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17}, at_most = {mk = 1108788, nk = 8067, k_even = 362, n_even = 4, n = 95}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [235, 246, 234, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 1108789}, at_most = {mk = 1730923, nk = 8067, k_even = 362, n_even = 4, n = 95, mn = 1293988}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 1108789, mn = 1293989}, at_most = {mk = 1730923, nk = 8067, k_even = 362, n_even = 4, n = 95}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [223, 230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, nk = 8068}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, n = 95, m = 66}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_8x16x2048", "block_6x32x1024"
  ], factors = [224, 242, 226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 5, mnk = 23441462, k = 17, nk = 8068}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, n = 44}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 45, mnk = 23441462, k = 17, nk = 8068}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, n = 95}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [248, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 96, mnk = 23441462, k = 17}, at_most = {mk = 66095, nk = 1389514, k_even = 362, n_even = 4, m = 43}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "block_6x32x1024"
  ], factors = [245, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 96, mnk = 23441462, k = 17}, at_most = {mk = 66095, nk = 1389514, k_even = 362, n_even = 4, k = 44}, kernels = [
    "skinny_14x16x64", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [235, 226, 221, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 96, mnk = 23441462, k = 45}, at_most = {mk = 66095, nk = 1389514, k_even = 362, n_even = 4}, kernels = [
    "skinny_14x16x64", "block_8x16x2048", "block_6x32x1024"
  ], factors = [252, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 96, mnk = 23441462, k = 17, mk = 66096}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, m = 49}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "block_8x16x2048", "block_6x32x1024"
  ], factors = [246, 237, 223, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 96, mnk = 23441462, k = 17, mk = 66096}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, m = 102}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [240, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 103, n = 96, mnk = 23441462, k = 17, mk = 66096}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, k = 75}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 103, n = 96, mnk = 23441462, k = 76, mk = 66096}, at_most = {mk = 1730923, nk = 800440, k_even = 362, n_even = 4, k = 720}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 103, n = 96, mnk = 23441462, k = 76, mk = 66096, nk = 800441}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, k = 720}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [251, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 103, n = 96, mnk = 23441462, k = 721, mk = 66096}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4, m = 174}, kernels = [
    "block_6x32x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 175, n = 96, mnk = 23441462, k = 721, mk = 66096}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 4}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [253, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5}, at_most = {mk = 1730923, nk = 5320, k_even = 362, k = 63}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [236, 235, 235, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5, nk = 5321}, at_most = {mk = 1730923, nk = 62397, k_even = 362, k = 63, mn = 3858325}, kernels = [
    "tall_6x32x1024", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [235, 227, 226, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5, nk = 5321, mn = 3858326}, at_most = {mk = 1730923, nk = 62397, k_even = 362, k = 63}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_3x32x128", "sweep_whole_8x16x2048"
  ], factors = [219, 222, 193, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 64, n_even = 5}, at_most = {mk = 1730923, nk = 8079, k_even = 362}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "sweep_whole_8x16x2048"
  ], factors = [239, 244, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 64, n_even = 5, nk = 8080}, at_most = {mk = 1730923, nk = 15014, k_even = 362}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 64, n_even = 5, nk = 15015}, at_most = {mk = 1730923, nk = 62397, k_even = 362}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [239, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5, nk = 62398}, at_most = {mk = 78719, nk = 1389514, k_even = 362, mn = 79845}, kernels = [
    "skinny_14x16x64", "block_8x16x2048", "block_6x32x1024"
  ], factors = [244, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5, nk = 62398, mn = 79846}, at_most = {mk = 78719, nk = 1389514, k_even = 362, n = 543}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [250, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 544, mnk = 23441462, k = 17, n_even = 5, nk = 62398, mn = 79846}, at_most = {mk = 78719, nk = 1389514, k_even = 32}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [241, 253, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 544, mnk = 23441462, k = 17, n_even = 5, nk = 62398, mn = 79846, k_even = 33}, at_most = {mk = 78719, nk = 143125, k_even = 362}, kernels = [
    "tall_8x16x2048", "block_3x32x128", "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [240, 241, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 544, mnk = 23441462, k = 17, n_even = 5, nk = 143126, mn = 79846, k_even = 33}, at_most = {mk = 78719, nk = 1389514, k_even = 362}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5, nk = 62398, mk = 78720}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 128, mn = 33239}, kernels = [
    "slab_8x16x128", "direct_5x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [251, 253, 230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 5, nk = 62398, mk = 78720, mn = 33240}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 128, mnk = 496553499}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [234, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 496553500, k = 17, n_even = 5, nk = 62398, mk = 78720, mn = 33240}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, n_even = 128}, kernels = [
    "block_6x32x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, n_even = 129, nk = 62398, mk = 78720}, at_most = {mk = 1730923, nk = 1389514, k_even = 362, k = 79}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_6x32x1024"
  ], factors = [230, 242, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 80, n_even = 129, nk = 62398, mk = 78720}, at_most = {mk = 1730923, nk = 1389514, k_even = 32}, kernels = [
    "block_6x32x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 80, n_even = 129, nk = 62398, mk = 78720, k_even = 33}, at_most = {mk = 1730923, nk = 1389514, k_even = 362}, kernels = [
    "block_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [237, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, nk = 1389515}, at_most = {mk = 1730923, nk = 1769635, k_even = 362, mnk = 111525810, m = 28}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, k = 17, nk = 1389515}, at_most = {mk = 1730923, nk = 1769635, k_even = 362, mnk = 111525810}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_8x16x2048", "block_6x32x1024"
  ], factors = [237, 248, 234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, nk = 1769636}, at_most = {mk = 1730923, nk = 2088319, k_even = 362, mnk = 35733114}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [245, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 35733115, k = 17, nk = 1769636}, at_most = {mk = 1730923, nk = 2088319, k_even = 362, mnk = 111525810}, kernels = [
    "tall_6x32x1024", "skinny_14x16x64", "slab_8x16x128", "block_6x32x1024"
  ], factors = [238, 250, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 111525811, k = 17, nk = 1389515}, at_most = {mk = 1730923, nk = 2088319, k_even = 362, n_even = 4, k = 1041}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 111525811, k = 1042, nk = 1389515}, at_most = {mk = 1730923, nk = 2088319, k_even = 362, n_even = 4}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_6x32x1024"
  ], factors = [247, 256, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 111525811, k = 17, nk = 1389515, n_even = 5}, at_most = {mk = 1730923, nk = 2088319, k_even = 362}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [240, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, k_even = 363}, at_most = {mk = 1730923, nk = 106180, mnk = 67631111, n = 66}, kernels = [
    "block_6x32x1024", "sweep_whole_5x32x1024"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, k_even = 363, nk = 106181}, at_most = {mk = 1730923, nk = 2088319, mnk = 67631111, n = 66}, kernels = [
    "slab_8x16x128", "block_8x16x2048", "block_6x32x1024"
  ], factors = [228, 229, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 67, mnk = 23441462, k = 17, k_even = 363}, at_most = {mk = 1730923, nk = 1015279, mnk = 67631111, n_even = 362}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 67, mnk = 23441462, k = 17, k_even = 363, n_even = 363}, at_most = {mk = 1730923, nk = 1015279, mnk = 67631111}, kernels = [
    "block_8x16x2048", "block_6x32x1024"
  ], factors = [255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 67, mnk = 23441462, k = 17, k_even = 363, nk = 1015280}, at_most = {mk = 1730923, nk = 2088319, mnk = 67631111}, kernels = [
    "slab_8x16x128", "block_8x16x2048", "block_6x32x1024"
  ], factors = [238, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 67631112, k = 17, k_even = 363}, at_most = {mk = 1730923, nk = 2088319, n_even = 8}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 67631112, k = 17, k_even = 363, n_even = 9}, at_most = {mk = 1730923, nk = 2088319, n_even = 362}, kernels = [
    "slab_8x16x128", "block_6x32x1024"
  ], factors = [236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 67631112, k = 17, k_even = 363, n_even = 363}, at_most = {mk = 1730923, nk = 2088319}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 1730924}, at_most = {mk = 2723537, nk = 8154, mn = 2054134, k = 47}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [220, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 48, mk = 1730924}, at_most = {mk = 2185786, nk = 8154, mn = 2054134, n = 20}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [236, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 48, mk = 2185787}, at_most = {mk = 2723537, nk = 8154, mn = 2054134, n = 20}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 21, mnk = 23441462, k = 48, mk = 1730924}, at_most = {mk = 2723537, nk = 8154, mn = 2054134}, kernels = [
    "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [231, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 2723538}, at_most = {mk = 3131955, nk = 8154, mn = 2054134, mnk = 45410016}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [227, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 45410017, k = 17, mk = 2723538}, at_most = {mk = 3131955, nk = 8154, mn = 2054134}, kernels = [
    "tall_6x32x1024"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 1730924, mn = 2054135}, at_most = {mk = 3131955, nk = 8154, mn = 4056304}, kernels = [
    "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [222, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 1730924, mn = 4056305}, at_most = {mk = 3131955, nk = 8154}, kernels = [
    "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [210, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 1730924, nk = 8155}, at_most = {mk = 2103484, nk = 2088319, n = 24}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "slab_8x16x128", "block_8x16x2048"
  ], factors = [231, 228, 230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 2103485, nk = 8155}, at_most = {mk = 3131955, nk = 464576, n = 24}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [236, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, k = 17, mk = 2103485, nk = 464577}, at_most = {mk = 3131955, nk = 2088319, n = 24}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "slab_8x16x128", "block_8x16x2048"
  ], factors = [214, 204, 206, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, k = 17, mk = 1730924, nk = 8155}, at_most = {mk = 2286107, nk = 66552}, kernels = [
    "tall_6x32x1024", "block_6x32x1024", "sweep_whole_5x32x1024"
  ], factors = [244, 238, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, k = 17, mk = 2286108, nk = 8155}, at_most = {mk = 3131955, nk = 66552}, kernels = [
    "tall_6x32x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, k = 17, mk = 1730924, nk = 66553}, at_most = {mk = 3131955, nk = 869375, k_even = 512}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [250, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, k = 17, mk = 1730924, nk = 66553, k_even = 513}, at_most = {mk = 3131955, nk = 869375}, kernels = [
    "tall_6x32x1024", "block_8x16x2048", "block_6x32x1024"
  ], factors = [251, 241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, k = 17, mk = 1730924, nk = 869376}, at_most = {mk = 3131955, nk = 2088319}, kernels = [
    "tall_6x32x1024", "slab_8x16x128"
  ], factors = [233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, nk = 2088320}, at_most = {mk = 3131955, m = 14, n = 138, mnk = 59547497, mn = 407}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [204, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, nk = 2088320, mn = 408}, at_most = {mk = 3131955, m = 14, n = 138, mnk = 59547497}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [204, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 59547498, nk = 2088320}, at_most = {mk = 3131955, m = 14, n = 138}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [195, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 2088320}, at_most = {mk = 3131955, m = 14, nk = 2407881}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "block_6x32x1024"
  ], factors = [251, 223, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 2407882}, at_most = {mk = 3131955, m = 14, nk = 5318948, n_even = 128}, kernels = [
    "skinny_14x16x64", "skinny_5x32x64", "slab_8x16x128"
  ], factors = [250, 289, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 2407882, n_even = 129}, at_most = {mk = 3131955, m = 14, nk = 5318948}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [278, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 5318949}, at_most = {mk = 3131955, m = 14, n_even = 32}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "block_3x32x128"
  ], factors = [235, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 5318949, n_even = 33}, at_most = {mk = 3131955, m = 14, n_even = 362}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 5318949, n_even = 363}, at_most = {mk = 3131955, m = 14, k = 5848}, kernels = [
    "slab_8x16x128"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 139, mnk = 23441462, nk = 5318949, n_even = 363, k = 5849}, at_most = {mk = 3131955, m = 14}, kernels = [
    "slab_8x16x128", "block_3x32x128"
  ], factors = [244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, mnk = 23441462, nk = 2088320}, at_most = {mk = 3131955, m = 28, n = 129, nk = 3620005}, kernels = [
    "slab_8x16x128"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, mnk = 23441462, nk = 3620006}, at_most = {mk = 3131955, m = 28, n = 129}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [215, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 130, mnk = 23441462, nk = 2088320}, at_most = {mk = 3131955, m = 28, nk = 2605458}, kernels = [
    "skinny_14x16x64", "slab_8x16x128", "block_6x32x1024"
  ], factors = [250, 235, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 130, mnk = 23441462, nk = 2605459}, at_most = {mk = 3131955, m = 28, nk = 4189969}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 130, mnk = 23441462, nk = 4189970}, at_most = {mk = 3131955, m = 17, n_even = 128}, kernels = [
    "slab_8x16x128"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 130, mnk = 23441462, nk = 4189970, n_even = 129}, at_most = {mk = 3131955, m = 17}, kernels = [
    "slab_16x8x128", "slab_8x16x128", "block_6x32x1024"
  ], factors = [310, 234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 130, mnk = 23441462, nk = 4189970}, at_most = {mk = 3131955, m = 28, nk = 5465852}, kernels = [
    "slab_8x16x128"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 130, mnk = 23441462, nk = 5465853}, at_most = {mk = 3131955, m = 28}, kernels = [
    "slab_8x16x128"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 2088320}, at_most = {mk = 3131955, nk = 4109543, mn = 6737}, kernels = [
    "tall_6x32x1024", "slab_8x16x128"
  ], factors = [221, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 2088320, mn = 6738}, at_most = {mk = 3131955, nk = 2882558, m = 69, n_even = 128}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_6x32x1024"
  ], factors = [243, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 2088320, mn = 6738, n_even = 129}, at_most = {mk = 3131955, nk = 2882558, m = 69, mnk = 78716597}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_3x32x128", "block_6x32x1024"
  ], factors = [252, 244, 246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 78716598, nk = 2088320, mn = 6738, n_even = 129}, at_most = {mk = 3131955, nk = 2882558, m = 69}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_3x32x128"
  ], factors = [255, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 2882559, mn = 6738}, at_most = {mk = 3131955, nk = 4109543, m = 69}, kernels = [
    "tall_6x32x1024", "skinny_14x16x64", "slab_8x16x128"
  ], factors = [243, 245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 5, mnk = 23441462, nk = 2088320, mn = 6738}, at_most = {mk = 3131955, nk = 4109543, n_even = 4, n = 4398}, kernels = [
    "tall_6x32x1024", "block_3x32x128"
  ], factors = [252, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 4399, mnk = 23441462, nk = 2088320, mn = 6738}, at_most = {mk = 3131955, nk = 4109543, n_even = 4}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 5, mnk = 23441462, nk = 2088320, mn = 6738, n_even = 5}, at_most = {mk = 3131955, nk = 4109543, n_even = 362}, kernels = [
    "tall_6x32x1024", "block_6x32x1024"
  ], factors = [252, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 5, mnk = 23441462, nk = 2088320, mn = 6738, n_even = 363}, at_most = {mk = 3131955, nk = 4109543}, kernels = [
    "tall_6x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 4109544}, at_most = {mk = 3131955, m = 41, mn = 8226}, kernels = [
    "slab_8x16x128"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 4109544, mn = 8227}, at_most = {mk = 3131955, m = 41, nk = 5790573}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, nk = 5790574, mn = 8227}, at_most = {mk = 3131955, m = 33}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [232, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 5, mnk = 23441462, nk = 5790574, mn = 8227}, at_most = {mk = 3131955, m = 41}, kernels = [
    "skinny_14x16x64", "slab_8x16x128"
  ], factors = [217, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, nk = 4109544}, at_most = {mk = 3131955, m = 101}, kernels = [
    "tall_6x32x1024", "skinny_14x16x64", "slab_8x16x128"
  ], factors = [230, 224, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 102, n = 5, mnk = 23441462, nk = 4109544}, at_most = {mk = 3131955}, kernels = [
    "tall_6x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 23441462, mk = 3131956}, at_most = {n = 8, m = 28}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "dot_6x4x768", "sweep_whole_8x16x2048"
  ], factors = [178, 141, 173, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, mnk = 23441462, mk = 3131956}, at_most = {n = 8, m = 41}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048", "sweep_whole_5x32x1024"
  ], factors = [201, 188, 219, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 3131956}, at_most = {n = 7, k = 16}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_6x32x1024"
  ], factors = [230, 237, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 8, mnk = 23441462, mk = 3131956}, at_most = {n = 8, k = 16}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048"
  ], factors = [196, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 3131956, k = 17}, at_most = {n = 8, k_even = 362, nk = 770, k = 64}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [204, 226, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 3131956, k = 65}, at_most = {n = 8, k_even = 362, nk = 770}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048"
  ], factors = [188, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 3131956, k = 17, nk = 771}, at_most = {n = 8, k_even = 362, mk = 5323200}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "tall_6x32x1024", "block_16x8x2048"
  ], factors = [234, 221, 207, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 5323201, k = 17, nk = 771}, at_most = {n = 8, k_even = 362, mn = 879}, kernels = [
    "tall_16x8x2048", "tall_8x16x2048", "sweep_whole_8x16x2048"
  ], factors = [199, 224, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 5323201, k = 17, nk = 771, mn = 880}, at_most = {n = 7, k_even = 362}, kernels = [
    "sweep_8x24x1024", "tall_16x8x2048", "tall_8x16x2048", "sweep_whole_16x8x2048", "sweep_whole_8x16x2048",
    "sweep_whole_5x32x1024"
  ], factors = [192, 191, 260, 188, 218, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 8, mnk = 23441462, mk = 5323201, k = 17, nk = 771, mn = 880}, at_most = {n = 8, k_even = 362}, kernels = [
    "tall_16x8x2048", "tall_8x24x1024", "sweep_whole_8x16x2048"
  ], factors = [180, 231, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, mnk = 23441462, mk = 3131956, k = 17, k_even = 363}, at_most = {n = 8, m = 362}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [218, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 363, n = 5, mnk = 23441462, mk = 3131956, k = 17, k_even = 363}, at_most = {n = 8}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "sweep_whole_8x16x2048"
  ], factors = [226, 216, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 3131956}, at_most = {nk = 163102, n = 15, k = 5}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "block_6x32x1024"
  ], factors = [236, 254, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 3131956, k = 6}, at_most = {nk = 163102, n = 15, k = 17}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [219, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 23441462, mk = 3131956}, at_most = {nk = 163102, n = 27, k = 17}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_16x8x2048", "sweep_whole_8x16x2048"
  ], factors = [190, 223, 223, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 3131956, k = 18}, at_most = {nk = 163102, n = 14, mk = 4688125, m = 30809}, kernels = [
    "sweep_8x24x1024", "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [260, 229, 222, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 15, mnk = 23441462, mk = 3131956, k = 18}, at_most = {nk = 163102, n = 27, mk = 4688125, m = 30809}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [228, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30810, n = 9, mnk = 23441462, mk = 3131956, k = 18}, at_most = {nk = 163102, n = 27, mk = 4688125}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "tall_6x32x1024"
  ], factors = [211, 233, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 4688126, k = 18}, at_most = {nk = 163102, n = 15, k_even = 362, k = 123}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "tall_6x32x1024"
  ], factors = [205, 210, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 4688126, k = 124}, at_most = {nk = 163102, n = 15, k_even = 362, k = 129}, kernels = [
    "tall_6x32x1024"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 4688126, k = 130}, at_most = {nk = 163102, n = 15, k_even = 362, mk = 5839877}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [224, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 5839878, k = 130}, at_most = {nk = 163102, n = 15, k_even = 362}, kernels = [
    "sweep_8x24x1024", "tall_8x16x2048", "tall_8x24x1024"
  ], factors = [197, 222, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 4688126, k = 18, k_even = 363}, at_most = {nk = 163102, n = 15}, kernels = [
    "tall_8x16x2048", "tall_8x24x1024", "tall_6x32x1024"
  ], factors = [202, 195, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 23441462, mk = 4688126, k = 18}, at_most = {nk = 163102, n = 16, k_even = 362, k = 122}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [186, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 23441462, mk = 4688126, k = 123}, at_most = {nk = 163102, n = 16, k_even = 362}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [209, 198, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 23441462, mk = 4688126, k = 18, k_even = 363}, at_most = {nk = 163102, n = 16}, kernels = [
    "tall_8x16x2048"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mnk = 23441462, mk = 4688126, k = 18}, at_most = {nk = 163102, n = 24}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [219, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, mk = 4688126, k = 18}, at_most = {nk = 163102, n = 27}, kernels = [
    "tall_6x32x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 28, mnk = 23441462, mk = 3131956}, at_most = {nk = 163102, n = 42, mk = 4167289}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [219, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 28, mnk = 23441462, mk = 4167290}, at_most = {nk = 163102, n = 42, mk = 4222462}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [212, 215, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 28, mnk = 23441462, mk = 4222463}, at_most = {nk = 163102, n = 42, k = 63}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [203, 211, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 28, mnk = 23441462, mk = 4222463, k = 64}, at_most = {nk = 163102, n = 42}, kernels = [
    "tall_6x32x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 43, mnk = 23441462, mk = 3131956}, at_most = {nk = 163102, k = 65}, kernels = [
    "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [209, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 43, mnk = 23441462, mk = 3131956, k = 66}, at_most = {nk = 33574, mk = 4523307}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024", "sweep_whole_8x16x2048"
  ], factors = [238, 231, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 43, mnk = 23441462, mk = 3131956, k = 66, nk = 33575}, at_most = {nk = 163102, mk = 4523307}, kernels = [
    "tall_6x32x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 43, mnk = 23441462, mk = 4523308, k = 66}, at_most = {nk = 163102, n = 59}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [235, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 60, mnk = 23441462, mk = 4523308, k = 66}, at_most = {nk = 163102}, kernels = [
    "tall_6x32x1024"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {n = 19, m = 41}, kernels = [
    "tall_6x32x1024", "slab_8x16x128"
  ], factors = [172, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 20, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {n = 24, m = 41}, kernels = [
    "tall_8x24x1024", "tall_6x32x1024", "slab_16x8x128", "slab_8x16x128"
  ], factors = [221, 186, 208, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 9, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {n = 24, mk = 7765282}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [208, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 9, mnk = 23441462, mk = 7765283, nk = 163103}, at_most = {n = 24}, kernels = [
    "tall_8x16x2048", "tall_6x32x1024"
  ], factors = [210, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {m = 20}, kernels = [
    "slab_16x8x128", "slab_8x16x128"
  ], factors = [204, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 25, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {m = 64, n = 39}, kernels = [
    "tall_6x32x1024", "slab_8x16x128"
  ], factors = [193, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 40, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {m = 64}, kernels = [
    "slab_8x16x128"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 25, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {n = 106, nk = 2015843}, kernels = [
    "tall_6x32x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 25, mnk = 23441462, mk = 3131956, nk = 2015844}, at_most = {n = 41}, kernels = [
    "tall_6x32x1024"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 42, mnk = 23441462, mk = 3131956, nk = 2015844}, at_most = {n = 106}, kernels = [
    "tall_6x32x1024", "slab_8x16x128"
  ], factors = [223, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 107, mnk = 23441462, mk = 3131956, nk = 163103}, at_most = {}, kernels = [
    "tall_6x32x1024", "slab_8x16x128", "block_6x32x1024"
  ], factors = [243, 227, 228]} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @znver5} : () -> ()
