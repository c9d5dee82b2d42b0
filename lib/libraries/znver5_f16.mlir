// Micro-kernels for Zen 5: a core with AVX-512, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1260 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 40 of 89 candidates kept (2596 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.025, worst 3.45
// predicted against measured time: median error 4.9 %; g: 4.7 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 6, 13], g_ps = [15865, 1292308, 3633330, 8618688, 25256449],
      g_slope = [1276443, 1170511, 1661786, 2376823, 1568059], visit = 2132, loop = 4088, fma = 566,
      edge = 294, pack = 97, conflict_a = 893, split = 119, stall = 37, a_far = 913, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 140
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x3072", family = "dot",
    tile = #dynmlir.tile<12, 2, 3072>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [18265, 5933926, 13861193], g_slope = [985943, 1132466, 1720534], visit = 2454,
      loop = 3173, fma = 383, pack = 307, conflict_a = 1799, split = 140, a_far = 741, b_near = 1024,
      c_far = 682, rows_far = 1024, once_near = 489, once_far = 1024, reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x2048", family = "dot",
    tile = #dynmlir.tile<8, 3, 2048>, packed = true, model = {
      g_t = [0], g_ps = [17571], g_slope = [724362], visit = 1830, loop = 28572, fma = 363, edge = 282,
      pack = 222, conflict_a = 763, split = 71, a_far = 779, b_near = 1024, c_far = 912, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x1536", family = "dot",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0], g_ps = [20284], g_slope = [660010], visit = 1391, loop = 35480, fma = 352, edge = 243,
      pack = 350, conflict_a = 1864, split = 104, a_far = 1024, b_far = 1024, c_near = 55, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [11968, 5765123], g_slope = [442550, 537158], visit = 740, loop = 3733, fma = 472,
      pack = 580, split = 110, a_near = 20, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 544,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 16, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x8192", family = "sweep",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 288662783], g_slope = [22204060, 28344512], region = 5625, visit = 2382,
      loop = 6774, fma = 271, edge = 838, conflict_a = 13389, conflict_b = 37402, conflict_c = 4596,
      conflict = 9375, mask = 65, split = 219, stall = 1024, a_near = 39, a_far = 303, b_far = 1024,
      c_near = 708, rows_far = 1024, once_near = 265, once_far = 1024, apart_far = 453, brief = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x8192", family = "sweep",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0, 13], g_ps = [10573, 295357636], g_slope = [22719004, 135062755], edge_columns = 8,
      edge_part = 16, region = 15747, visit = 2715, fma = 291, edge = 681, conflict_a = 7704,
      conflict_b = 4511, conflict_c = 7084, conflict = 13488, mask = 75, split = 1427, stall = 422,
      a_near = 115, a_far = 211, b_near = 626, b_far = 1024, c_near = 553, c_far = 508, rows_near = 600,
      rows_far = 1024, once_far = 1024, apart_near = 445, apart_far = 1024, brief = 163
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x1024", family = "block",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0], g_ps = [18387], g_slope = [3783882], region = 710, visit = 2516, loop = 5365, fma = 361,
      pack = 375, conflict_a = 88394, conflict_c = 2187, mask = 31, a_near = 388, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, alias_a = 627, alias_c = 682, apart_near = 254,
      apart_far = 935, brief = 22, column = 430, seam = 17, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x32x2048", family = "block",
    tile = #dynmlir.tile<14, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [21514, 21472857], g_slope = [10725671, 11697870], region = 2629, visit = 2697,
      fma = 303, edge = 706, pack = 287, conflict_a = 137405, conflict_c = 1761, mask = 83, stall = 316,
      a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 8, c_far = 1024, rows_near = 1024,
      alias_c = 1279, apart_near = 475, apart_far = 613, brief = 63, column = 215, seam = 874, reread = 966
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x8192", family = "direct",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0, 13], g_ps = [14484, 286106500], g_slope = [22007078, 129542101], edge_columns = 8,
      edge_part = 16, region = 15, visit = 2635, loop = 2863, fma = 310, edge = 621, conflict_a = 8613,
      conflict_b = 7443, conflict_c = 1120, mask = 12, split = 1378, a_near = 366, a_far = 1024, b_far = 1024,
      c_near = 489, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 847, alias_c = 262,
      apart_near = 400, apart_far = 1024, brief = 42, seam = 93, reread = 238
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [12545], g_slope = [20800217], visit = 1744, loop = 5464, fma = 395, edge = 499,
      conflict_a = 39738, conflict_c = 895, mask = 1, split = 1301, stall = 1024, a_far = 1024, b_near = 1024,
      c_near = 601, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 23, once_far = 1024,
      alias_a = 594, apart_far = 10, brief = 217, column = 359, seam = 102, reread = 582
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 6], g_ps = [10710, 132864417], g_slope = [22142284, 20867303], visit = 1979, fma = 300,
      edge = 730, conflict_a = 6467, conflict_b = 8895, conflict_c = 658, mask = 118, split = 157,
      stall = 1024, a_far = 453, b_near = 1024, b_far = 1024, c_near = 132, c_far = 186, rows_near = 133,
      rows_far = 1024, once_far = 1024, apart_far = 598, brief = 226, seam = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [12316, 67459036, 283052217], g_slope = [22482240, 21559318, 32331922],
      edge_columns = 8, edge_part = 16, region = 955, visit = 2447, fma = 307, edge = 512, conflict_a = 4430,
      conflict_b = 9114, conflict = 1347, mask = 132, split = 1259, stall = 355, a_near = 143, a_far = 618,
      b_near = 409, b_far = 1024, c_near = 3, c_far = 367, rows_near = 596, rows_far = 1024, once_near = 194,
      once_far = 1024, apart_far = 1024, brief = 76, seam = 220
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x2048", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [11767], g_slope = [6845950], edge_columns = 8, edge_part = 16, region = 3182,
      visit = 1690, fma = 292, edge = 237, conflict_a = 5042, conflict_b = 391, conflict_c = 52,
      conflict = 1305, mask = 31, split = 220, stall = 347, a_near = 273, a_far = 240, b_near = 252,
      b_far = 1024, c_near = 140, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 15,
      once_far = 991, alias_c = 69, apart_far = 1024, brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x1024", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [12889, 8104429], g_slope = [4045770, 4325948], edge_columns = 8, edge_part = 16,
      region = 1868, visit = 1329, loop = 2439, fma = 338, edge = 126, conflict_a = 298, conflict_b = 791,
      conflict_c = 86, split = 84, stall = 251, b_near = 217, b_far = 953, c_near = 162, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 20, once_far = 953, alias_c = 49, apart_far = 333,
      brief = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x2048", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [22004, 18275352], g_slope = [6084449, 6385165], region = 6935, visit = 2132,
      loop = 765, fma = 315, edge = 982, pack = 221, conflict_c = 1472, conflict = 2837, mask = 18,
      stall = 496, a_near = 339, a_far = 1024, b_near = 548, b_far = 1024, c_near = 396, c_far = 1024,
      rows_near = 1024, once_near = 269, once_far = 1024, alias_c = 248, apart_near = 174, apart_far = 1024,
      brief = 61, seam = 1024, reread = 359
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x32x512", family = "block_slab",
    tile = #dynmlir.tile<14, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [30964], g_slope = [2789594], region = 4256, visit = 3318, loop = 603, fma = 290,
      edge = 237, pack = 150, conflict_c = 1186, mask = 43, stall = 327, a_near = 665, a_far = 1024,
      b_far = 702, c_near = 77, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 208,
      once_far = 515, alias_c = 373, apart_near = 106, column = 131, seam = 862, reread = 805
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x256", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0], g_ps = [27587], g_slope = [1408054], edge_columns = 16, region = 3734, visit = 2044,
      loop = 4247, fma = 288, edge = 99, pack = 91, conflict_c = 299, mask = 122, stall = 233, a_near = 761,
      a_far = 1024, b_near = 149, b_far = 890, c_near = 217, c_far = 1024, rows_near = 419, once_near = 276,
      once_far = 862, alias_c = 72, brief = 16, seam = 715
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10406, 163346], g_slope = [152940, 175291], edge_columns = 8, edge_part = 16,
      region = 576, visit = 3327, loop = 588, fma = 299, edge = 116, conflict_a = 3893, conflict_b = 8760,
      conflict = 882, mask = 37, split = 1305, stall = 450, a_near = 748, a_far = 1024, b_near = 6,
      b_far = 1024, c_far = 1024, rows_near = 386, once_far = 472, apart_far = 493, brief = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [12265, 218689], g_slope = [206424, 228783], edge_columns = 8, edge_part = 16,
      region = 4131, visit = 1805, fma = 298, edge = 159, conflict_a = 3445, conflict_b = 127,
      conflict_c = 55, conflict = 1331, mask = 8, split = 198, stall = 173, a_near = 690, a_far = 1024,
      b_far = 507, c_near = 265, c_far = 1024, rows_near = 623, once_far = 393, alias_c = 17, brief = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [16730, 283008], g_slope = [266278, 292868], edge_columns = 8, edge_part = 16,
      region = 8367, visit = 2092, loop = 3117, fma = 349, edge = 23, conflict_b = 857, conflict_c = 656,
      mask = 104, split = 114, stall = 173, a_far = 1024, b_near = 105, b_far = 570, c_near = 601,
      c_far = 1024, rows_far = 1024, once_far = 285, brief = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 163346], g_slope = [153346, 171426], region = 830, visit = 2614,
      loop = 2615, fma = 435, conflict_a = 6594, split = 1303, stall = 1024, a_near = 7, a_far = 1024,
      b_near = 918, c_near = 561, c_far = 1024, rows_near = 1024, rows_far = 1024, alias_a = 568,
      apart_far = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [11373, 186021], g_slope = [174648, 187479], region = 692, visit = 1785, fma = 295,
      edge = 298, conflict_a = 687, conflict = 2001, mask = 116, split = 87, stall = 301, a_near = 843,
      a_far = 1024, b_far = 1000, c_near = 301, c_far = 1024, rows_near = 681, once_far = 455, apart_far = 184
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [19625, 15906726, 50537370, 84190370],
      g_slope = [5295700, 5771774, 8413250, 6598092], edge_columns = 16, region = 1877, visit = 1645,
      loop = 1192, fma = 284, pack = 104, conflict_c = 516, mask = 163, a_near = 700, a_far = 1024,
      b_near = 349, b_far = 1024, c_near = 146, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 431, once_far = 1024, apart_far = 1024, brief = 19, column = 529, seam = 848, reread = 540
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0], g_ps = [20197], g_slope = [3869358], visit = 2759, loop = 3330, fma = 336, pack = 485,
      conflict_a = 65668, conflict_c = 3183, conflict = 3460, mask = 23, b_near = 1024, b_far = 1024,
      c_near = 294, c_far = 220, rows_near = 687, once_far = 593, alias_c = 462, apart_near = 837,
      apart_far = 1024, column = 199, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [21191, 49517143, 83145407], g_slope = [5499550, 8407066, 6360666],
      edge_columns = 16, region = 3215, visit = 1713, loop = 2431, fma = 284, pack = 160, conflict_a = 427,
      conflict_c = 86, a_near = 522, a_far = 829, b_near = 186, b_far = 1024, c_near = 343, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 981, once_far = 1024, apart_near = 262, apart_far = 1024,
      seam = 630, reread = 379
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [19150, 22320964], g_slope = [3716969, 4017122], edge_columns = 16, region = 3797,
      visit = 1796, loop = 570, fma = 287, edge = 889, pack = 148, conflict_a = 2233, conflict_c = 675,
      mask = 30, stall = 275, a_near = 512, a_far = 666, b_near = 87, b_far = 1024, c_near = 92, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 476, once_far = 880, alias_c = 166, apart_near = 425,
      apart_far = 1024, column = 62, seam = 660, reread = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 1], g_ps = [18758, 351215], g_slope = [332457, 357078], region = 1247, visit = 2073,
      fma = 320, edge = 786, conflict_a = 4070, conflict_b = 9949, mask = 231, split = 93, stall = 1024,
      a_near = 344, a_far = 1024, b_near = 463, b_far = 1024, c_near = 394, c_far = 1024, rows_near = 31,
      rows_far = 1024, once_near = 34, once_far = 485, alias_a = 256
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 9], g_ps = [19957, 3103893], g_slope = [342659, 365259], edge_columns = 8, edge_part = 16,
      region = 3008, visit = 2916, fma = 328, edge = 502, conflict_a = 3824, conflict_b = 8321,
      conflict_c = 19, mask = 217, split = 1069, stall = 469, a_near = 642, a_far = 1024, b_far = 631,
      c_near = 108, c_far = 1024, rows_near = 464, once_near = 34, once_far = 25, alias_a = 14, apart_far = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 28], g_ps = [20269, 12447964], g_slope = [443846, 503601], edge_columns = 8, edge_part = 16,
      region = 4843, visit = 2119, fma = 302, edge = 248, conflict_a = 1383, conflict = 526, mask = 216,
      split = 206, stall = 219, a_near = 783, a_far = 1024, b_far = 182, c_near = 157, c_far = 1024,
      rows_near = 834, rows_far = 1024, once_far = 327, alias_c = 83, apart_near = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x8x1024", family = "strip",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [1321914], most_rows = 8, region = 788, visit = 891, fma = 310,
      edge = 447, conflict_a = 2798, conflict_b = 5413, conflict_c = 509, conflict = 6525, mask = 121,
      split = 445, stall = 235, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024, rows_near = 51,
      rows_far = 1024, once_near = 198, once_far = 624, alias_c = 169, apart_far = 412, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x16x1024", family = "strip",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [1381111], edge_columns = 8, edge_part = 16, most_rows = 8,
      region = 2600, visit = 411, fma = 306, edge = 685, conflict_a = 7981, conflict_b = 4758,
      conflict_c = 393, conflict = 5870, mask = 528, split = 696, stall = 619, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, once_near = 34, once_far = 616, alias_a = 144, alias_c = 558,
      apart_near = 102, apart_far = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 29623143], g_slope = [2277934, 2548791], edge_columns = 8, edge_part = 16,
      most_rows = 8, region = 3119, visit = 525, fma = 293, edge = 338, conflict_a = 11182, conflict_b = 1553,
      conflict_c = 599, conflict = 2665, mask = 165, split = 396, stall = 283, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, rows_near = 187, once_far = 365, alias_c = 591, apart_near = 116,
      apart_far = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [12320, 6492210], g_slope = [3239945, 3461554], edge_columns = 8, edge_part = 16,
      most_rows = 6, region = 2752, visit = 1088, loop = 40, fma = 256, edge = 238, conflict_a = 6714,
      conflict_b = 685, conflict_c = 97, conflict = 1797, mask = 765, split = 199, stall = 258, a_far = 44,
      b_near = 232, b_far = 1024, c_far = 1024, rows_near = 340, once_far = 555, apart_near = 93,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [13255, 24070131], g_slope = [4009479, 4420730], edge_columns = 8, edge_part = 16,
      most_rows = 3, region = 1959, visit = 1734, loop = 888, fma = 334, edge = 100, conflict_a = 1079,
      conflict_b = 940, conflict = 114, mask = 1071, split = 129, stall = 156, a_near = 432, a_far = 1024,
      b_near = 36, b_far = 772, c_far = 1024, rows_near = 237, once_far = 505, alias_c = 1313,
      apart_near = 93, apart_far = 748, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_16x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9], g_ps = [16798, 2093530, 5196221, 7620361, 30896607],
      g_slope = [2076732, 3102691, 2424140, 3879374, 3278221], region = 1426, visit = 1232, loop = 2468,
      fma = 886, edge = 14, pack = 200, conflict_a = 742, a_near = 18, a_far = 217, b_far = 1024,
      rows_near = 581, rows_far = 1024, once_far = 922, alias_a = 23, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_12x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<12, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 3, 9, 13], g_ps = [17584, 1404381, 4589500, 16705429, 23091595],
      g_slope = [1386797, 1592559, 2019321, 1596541, 2483368], region = 1435, visit = 1678, loop = 2348,
      fma = 646, pack = 229, split = 65, a_far = 226, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 121, once_far = 1024, alias_a = 33, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_8x3x2048", family = "dot_ahead",
    tile = #dynmlir.tile<8, 3, 2048>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [17976, 892020, 8730536], g_slope = [874044, 979814, 1149954], region = 1301,
      visit = 1492, loop = 4574, fma = 544, pack = 257, conflict_a = 446, stall = 66, a_far = 1,
      b_near = 1024, b_far = 1024, c_far = 882, rows_near = 186, rows_far = 1024, once_far = 556
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 3], g_ps = [19462, 2376585], g_slope = [785707, 831016], region = 743, visit = 1328,
      loop = 5143, fma = 549, pack = 211, conflict_a = 1418, split = 62, stall = 161, b_near = 1024,
      b_far = 1024, rows_near = 866, rows_far = 1024, once_far = 795
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_3x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<3, 8, 768>, packed = true, model = {
      g_t = [0], g_ps = [21756], g_slope = [7535726], region = 7440, visit = 1189, loop = 4949, fma = 480,
      pack = 243, conflict_a = 528, b_near = 1024, b_far = 1024, c_near = 247, rows_near = 1024,
      rows_far = 1024, once_far = 230
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, mk = 252, m = 4, k = 6}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {n = 2, mk = 252, m = 8, k = 6}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7}, at_most = {n = 2, mk = 252, m = 8, k = 40, mnk = 64}, kernels = [
    "strip_8x8x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, mnk = 65}, at_most = {n = 2, mk = 252, m = 8, k = 40}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41}, at_most = {n = 2, mk = 252, m = 8, k = 79}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253}, at_most = {n = 2, mk = 890, m = 8, k = 58}, kernels = [
    "dot_12x2x3072"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253, k = 59}, at_most = {n = 2, mk = 890, m = 8, k = 79}, kernels = [
    "dot_12x2x3072", "dot_4x1x4096"
  ], factors = [185, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, mk = 10, m = 8, k = 79}, kernels = [
    "strip_8x8x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 11}, at_most = {n = 4, mk = 890, m = 6, k = 79, nk = 73}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 11, nk = 74}, at_most = {n = 4, mk = 131, m = 6, k = 79}, kernels = [
    "strip_8x8x1024"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 132, nk = 74}, at_most = {n = 4, mk = 890, m = 6, k = 79}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 11, m = 7}, at_most = {n = 4, mk = 890, m = 8, k = 79}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 80}, at_most = {n = 2, mk = 537, m = 8, k = 402, nk = 198}, kernels = [
    "dot_12x2x3072"
  ], factors = [143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 80, nk = 199}, at_most = {n = 2, mk = 537, m = 8, k = 402}, kernels = [
    "dot_12x2x3072"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 80, mk = 538}, at_most = {n = 2, mk = 890, m = 8, k = 402}, kernels = [
    "dot_12x2x3072"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 80, n = 3}, at_most = {n = 4, mk = 890, m = 8, k = 158}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 159, n = 3}, at_most = {n = 4, mk = 890, m = 8, k = 402}, kernels = [
    "strip_8x32x1024"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 403}, at_most = {n = 4, mk = 890, m = 8}, kernels = [
    "dot_ahead_16x1x4096", "dot_ahead_12x2x3072", "dot_ahead_6x4x1536"
  ], factors = [243, 204, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 3, mk = 116, m = 48}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 117}, at_most = {n = 3, mk = 253, m = 48, nk = 9}, kernels = [
    "dot_16x1x4096", "sweep_whole_16x8x8192"
  ], factors = [282, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 117, nk = 10}, at_most = {n = 3, mk = 253, m = 48}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4}, at_most = {n = 4, mk = 253, m = 48}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49}, at_most = {n = 4, mk = 253, m = 84}, kernels = [
    "direct_16x16x8192"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 254}, at_most = {n = 2, mk = 890, m = 84, k = 9}, kernels = [
    "direct_16x16x8192"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 254, k = 10}, at_most = {n = 2, mk = 386, m = 84, k = 31}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 387, k = 10}, at_most = {n = 2, mk = 890, m = 84, k = 31}, kernels = [
    "dot_ahead_12x2x3072"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 254, k = 32}, at_most = {n = 2, mk = 890, m = 84}, kernels = [
    "dot_12x2x3072"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 254, n = 3}, at_most = {n = 4, mk = 890, m = 84, mnk = 1427}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 254, n = 3, mnk = 1428}, at_most = {n = 4, mk = 890, m = 84}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 85}, at_most = {n = 4, mk = 890, m = 208}, kernels = [
    "direct_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 209}, at_most = {n = 4, mk = 890}, kernels = [
    "direct_16x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891}, at_most = {n = 1, k = 1, nk = 2}, kernels = [
    "direct_16x8x8192"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 2}, at_most = {n = 1, k = 4, nk = 2}, kernels = [
    "direct_16x16x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, nk = 3}, at_most = {n = 1, k = 4, nk = 3}, kernels = [
    "direct_16x16x8192", "dot_ahead_16x1x4096"
  ], factors = [220, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, nk = 4}, at_most = {n = 1, k = 4, mnk = 133869}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, nk = 4, mnk = 133870}, at_most = {n = 1, k = 4}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2}, at_most = {n = 4, k = 1, mn = 2515603}, kernels = [
    "direct_16x16x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 2}, at_most = {n = 4, k = 2, mn = 2515603, mnk = 817267}, kernels = [
    "direct_16x16x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 3}, at_most = {n = 4, k = 3, mn = 2515603, mnk = 817267}, kernels = [
    "direct_16x16x8192"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 2, mnk = 817268}, at_most = {n = 4, k = 3, mn = 2515603}, kernels = [
    "direct_16x16x8192", "direct_16x8x8192"
  ], factors = [257, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, mn = 2515604}, at_most = {n = 4, k = 3}, kernels = [
    "direct_16x16x8192", "direct_16x8x8192", "dot_ahead_12x2x3072", "dot_ahead_6x4x1536"
  ], factors = [315, 342, 316, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 4}, at_most = {n = 4, k = 4, mn = 7688}, kernels = [
    "direct_16x16x8192"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 4, mn = 7689}, at_most = {n = 4, k = 4, mn = 188075, nk = 9}, kernels = [
    "direct_16x8x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 4, mn = 7689, nk = 10}, at_most = {n = 4, k = 4, mn = 188075}, kernels = [
    "direct_16x16x8192"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, n = 2, k = 4, mn = 188076}, at_most = {n = 4, k = 4}, kernels = [
    "direct_16x16x8192"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 5}, at_most = {n = 4, k = 9, nk = 9}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 5, nk = 10}, at_most = {n = 2, k = 6}, kernels = [
    "direct_16x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 7, nk = 10}, at_most = {n = 2, k = 9, mn = 86526}, kernels = [
    "direct_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [217, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 7, nk = 10, mn = 86527}, at_most = {n = 2, k = 9}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072"
  ], factors = [262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 5, nk = 10, n = 3}, at_most = {n = 4, k = 9, mk = 143598, nk = 27}, kernels = [
    "direct_16x16x8192"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 5, nk = 28, n = 3}, at_most = {n = 4, k = 9, mk = 143598}, kernels = [
    "direct_16x16x8192"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 143599, k = 5, nk = 10, n = 3}, at_most = {n = 4, k = 9, nk = 25}, kernels = [
    "direct_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [245, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 143599, k = 5, nk = 26, n = 3}, at_most = {n = 4, k = 9}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192", "dot_ahead_8x3x2048", "dot_ahead_6x4x1536"
  ], factors = [234, 235, 237, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10}, at_most = {n = 1, mk = 9814538, mn = 4, k = 773}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 774}, at_most = {n = 1, mk = 634291, mn = 4}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 634292, k = 774}, at_most = {n = 1, mk = 9814538, mn = 4}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 5}, at_most = {n = 1, mk = 9814538, mn = 15, nk = 99374, mnk = 2007}, kernels = [
    "dot_4x1x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 5, mnk = 2008}, at_most = {n = 1, mk = 9814538, mn = 8, nk = 99374, m = 6}, kernels = [
    "dot_16x1x4096", "dot_ahead_16x1x4096"
  ], factors = [226, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 5, mnk = 2008, m = 7}, at_most = {n = 1, mk = 9814538, mn = 8, nk = 99374, m = 10}, kernels = [
    "dot_4x1x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 9, mnk = 2008}, at_most = {n = 1, mk = 9814538, mn = 15, nk = 99374, m = 10}, kernels = [
    "dot_4x1x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 5, mnk = 2008, m = 11}, at_most = {n = 1, mk = 9814538, mn = 15, nk = 99374}, kernels = [
    "dot_4x1x4096", "dot_ahead_16x1x4096"
  ], factors = [224, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 5, nk = 99375}, at_most = {n = 1, mk = 9814538, mn = 15}, kernels = [
    "dot_4x1x4096", "dot_ahead_16x1x4096"
  ], factors = [206, 136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 16}, at_most = {n = 1, mk = 9814538, k = 16, mnk = 14886}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, mn = 16, mnk = 14887}, at_most = {n = 1, mk = 9814538, k = 16}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 17, mn = 16}, at_most = {n = 1, mk = 1712123, k = 62}, kernels = [
    "dot_16x1x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 63, mn = 16}, at_most = {n = 1, mk = 1712123, m = 32, k_even = 362}, kernels = [
    "dot_16x1x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 63, mn = 16, k_even = 363}, at_most = {n = 1, mk = 1712123, m = 32}, kernels = [
    "dot_16x1x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 63, mn = 16, m = 33}, at_most = {n = 1, mk = 1712123}, kernels = [
    "dot_16x1x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1712124, k = 17, mn = 16}, at_most = {n = 1, mk = 9814538, nk = 31}, kernels = [
    "dot_ahead_16x1x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1712124, k = 17, mn = 16, nk = 32}, at_most = {n = 1, mk = 9814538, mnk = 7108957}, kernels = [
    "dot_16x1x4096", "dot_4x1x4096"
  ], factors = [240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1712124, k = 17, mn = 16, nk = 32, mnk = 7108958}, at_most = {n = 1, mk = 9814538}, kernels = [
    "dot_16x1x4096", "dot_12x2x3072", "dot_4x1x4096"
  ], factors = [237, 214, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9814539, k = 10}, at_most = {n = 1, mnk = 19563039, m = 6641}, kernels = [
    "dot_12x2x3072", "dot_ahead_16x1x4096"
  ], factors = [231, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9814539, k = 10, m = 6642}, at_most = {n = 1, mnk = 19563039}, kernels = [
    "dot_12x2x3072", "dot_ahead_16x1x4096"
  ], factors = [253, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9814539, k = 10, mnk = 19563040}, at_most = {n = 1, m = 125}, kernels = [
    "dot_ahead_16x1x4096", "dot_ahead_12x2x3072"
  ], factors = [200, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9814539, k = 10, mnk = 19563040, m = 126}, at_most = {n = 1}, kernels = [
    "dot_ahead_16x1x4096", "dot_ahead_8x3x2048"
  ], factors = [242, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2}, at_most = {n = 2, mk = 12022636, m = 6, k_even = 32, k = 12520, mn = 6}, kernels = [
    "dot_ahead_12x2x3072"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, mn = 7}, at_most = {n = 2, mk = 12022636, m = 6, k_even = 32, k = 12520}, kernels = [
    "dot_12x2x3072"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 12521, n = 2}, at_most = {n = 2, mk = 12022636, m = 1, k_even = 32}, kernels = [
    "dot_ahead_12x2x3072"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 12521, n = 2, m = 2}, at_most = {n = 2, mk = 12022636, m = 6, k_even = 32}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072"
  ], factors = [207, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, k_even = 33}, at_most = {n = 2, mk = 12022636, m = 6, mn = 2}, kernels = [
    "dot_ahead_12x2x3072"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, k_even = 33, mn = 3}, at_most = {n = 2, mk = 12022636, m = 6, k_even = 362}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072"
  ], factors = [206, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, k_even = 363, mn = 3}, at_most = {n = 2, mk = 12022636, m = 6}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072"
  ], factors = [197, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, m = 7}, at_most = {n = 2, mk = 12022636, k = 46, nk = 24}, kernels = [
    "dot_12x2x3072", "dot_ahead_8x3x2048"
  ], factors = [239, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, m = 7, nk = 25}, at_most = {n = 2, mk = 12022636, k = 46, mnk = 5456}, kernels = [
    "dot_12x2x3072"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, m = 7, nk = 25, mnk = 5457}, at_most = {n = 2, mk = 12022636, k = 46, k_even = 4}, kernels = [
    "dot_12x2x3072"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 2, m = 7, nk = 25, mnk = 5457, k_even = 5}, at_most = {n = 2, mk = 12022636, k = 46}, kernels = [
    "dot_12x2x3072"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 47, n = 2, m = 7}, at_most = {n = 2, mk = 5894, m = 31}, kernels = [
    "dot_12x2x3072"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 5895, k = 47, n = 2, m = 7}, at_most = {n = 2, mk = 12022636, m = 31, nk = 710780}, kernels = [
    "dot_12x2x3072"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 5895, k = 47, n = 2, m = 7, nk = 710781}, at_most = {n = 2, mk = 12022636, m = 31}, kernels = [
    "dot_12x2x3072"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 47, n = 2, m = 32}, at_most = {n = 2, mk = 12022636, mnk = 61125}, kernels = [
    "dot_12x2x3072"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 47, n = 2, m = 32, mnk = 61126}, at_most = {n = 2, mk = 12022636}, kernels = [
    "dot_12x2x3072"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12022637, k = 10, n = 2}, at_most = {n = 2, nk = 180}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072", "dot_ahead_8x3x2048"
  ], factors = [199, 227, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12022637, k = 10, n = 2, nk = 181}, at_most = {n = 2, mn = 11759}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072", "dot_ahead_8x3x2048"
  ], factors = [203, 221, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12022637, k = 10, n = 2, nk = 181, mn = 11760}, at_most = {n = 2, mnk = 31505857}, kernels = [
    "dot_12x2x3072", "dot_ahead_12x2x3072"
  ], factors = [213, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12022637, k = 10, n = 2, nk = 181, mn = 11760, mnk = 31505858}, at_most = {n = 2, mnk = 41906067}, kernels = [
    "dot_ahead_12x2x3072"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12022637, k = 10, n = 2, nk = 181, mn = 11760, mnk = 41906068}, at_most = {n = 2}, kernels = [
    "dot_ahead_12x2x3072", "dot_ahead_8x3x2048"
  ], factors = [236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3}, at_most = {n = 3, mnk = 4204}, kernels = [
    "sweep_whole_16x16x8192", "dot_ahead_8x3x2048", "dot_ahead_6x4x1536"
  ], factors = [191, 232, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 4205}, at_most = {n = 3, mnk = 6999}, kernels = [
    "dot_ahead_8x3x2048"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000}, at_most = {n = 3, m = 6, mn = 13, k = 427798}, kernels = [
    "dot_ahead_8x3x2048"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 427799, n = 3, mnk = 7000}, at_most = {n = 3, m = 6, mn = 13}, kernels = [
    "dot_ahead_8x3x2048"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000, mn = 14}, at_most = {n = 3, m = 6}, kernels = [
    "dot_ahead_8x3x2048", "dot_ahead_6x4x1536"
  ], factors = [194, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000, m = 7}, at_most = {n = 3, mk = 44580, nk = 67}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x16x8192", "dot_ahead_8x3x2048", "dot_ahead_6x4x1536"
  ], factors = [223, 220, 248, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 44581, k = 10, n = 3, mnk = 7000, m = 7}, at_most = {n = 3, mk = 13962417, nk = 67, m = 12974}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "dot_ahead_8x3x2048"
  ], factors = [259, 226, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 44581, k = 10, n = 3, mnk = 7000, m = 12975}, at_most = {n = 3, mk = 13962417, nk = 67}, kernels = [
    "dot_8x3x2048", "dot_ahead_8x3x2048"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000, m = 7, nk = 68}, at_most = {n = 3, mk = 13962417, m = 45, mn = 34}, kernels = [
    "dot_8x3x2048", "dot_ahead_8x3x2048"
  ], factors = [185, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000, m = 7, nk = 68, mn = 35}, at_most = {n = 3, mk = 13962417, m = 45, mn = 46}, kernels = [
    "dot_8x3x2048"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000, m = 7, nk = 68, mn = 47}, at_most = {n = 3, mk = 13962417, m = 45}, kernels = [
    "dot_8x3x2048"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 7000, m = 46, nk = 68}, at_most = {n = 3, mk = 13962417, k = 125, mnk = 72491}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536"
  ], factors = [227, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 3, mnk = 72492, m = 46, nk = 68}, at_most = {n = 3, mk = 13962417, k = 125}, kernels = [
    "dot_8x3x2048", "dot_ahead_8x3x2048"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 126, n = 3, mnk = 7000, m = 46, nk = 68}, at_most = {n = 3, mk = 10334097}, kernels = [
    "dot_8x3x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 10334098, k = 126, n = 3, mnk = 7000, m = 46, nk = 68}, at_most = {n = 3, mk = 13962417}, kernels = [
    "dot_8x3x2048", "dot_ahead_8x3x2048"
  ], factors = [210, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13962418, k = 10, n = 3, mnk = 7000, m = 7}, at_most = {n = 3}, kernels = [
    "dot_ahead_8x3x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4}, at_most = {n = 4, m = 12, mk = 289051, mn = 9}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, mn = 10}, at_most = {n = 4, m = 12, mk = 289051, mn = 23, k_even = 724}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, mn = 10, k_even = 725}, at_most = {n = 4, m = 12, mk = 289051, mn = 23}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, mn = 24}, at_most = {n = 4, m = 12, mk = 289051, mnk = 59288}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, mn = 24, mnk = 59289}, at_most = {n = 4, m = 12, mk = 289051}, kernels = [
    "dot_6x4x1536", "dot_ahead_6x4x1536"
  ], factors = [138, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 289052, k = 10, n = 4}, at_most = {n = 4, m = 12, mn = 25}, kernels = [
    "sweep_whole_16x16x8192", "strip_8x32x1024", "dot_ahead_6x4x1536"
  ], factors = [161, 205, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 289052, k = 10, n = 4, mn = 26}, at_most = {n = 4, m = 12}, kernels = [
    "sweep_whole_16x16x8192", "dot_ahead_6x4x1536"
  ], factors = [157, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 13}, at_most = {n = 4, mnk = 16066, k = 35}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x16x8192"
  ], factors = [201, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 36, n = 4, m = 13}, at_most = {n = 4, mnk = 16066}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x16x8192", "dot_ahead_6x4x1536"
  ], factors = [191, 229, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 13, mnk = 16067}, at_most = {n = 4, mnk = 38799779, nk = 97, k_even = 4, mk = 159948}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "direct_16x16x8192", "dot_ahead_6x4x1536"
  ], factors = [287, 227, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 159949, k = 10, n = 4, m = 13, mnk = 16067}, at_most = {n = 4, mnk = 38799779, nk = 97, k_even = 4}, kernels = [
    "dot_6x4x1536"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 13, mnk = 16067, k_even = 5}, at_most = {n = 4, mnk = 38799779, nk = 97}, kernels = [
    "dot_6x4x1536"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 13, mnk = 16067, nk = 98}, at_most = {n = 4, mnk = 38799779, m = 326, mk = 7931}, kernels = [
    "dot_6x4x1536"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 7932, k = 10, n = 4, m = 13, mnk = 16067, nk = 98}, at_most = {n = 4, mnk = 38799779, m = 326}, kernels = [
    "dot_6x4x1536"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 327, mnk = 16067, nk = 98}, at_most = {n = 4, mnk = 38799779, nk = 902}, kernels = [
    "dot_6x4x1536"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 327, mnk = 16067, nk = 903}, at_most = {n = 4, mnk = 38799779}, kernels = [
    "dot_6x4x1536"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 13, mnk = 38799780}, at_most = {n = 4, m = 100}, kernels = [
    "dot_6x4x1536", "dot_ahead_6x4x1536"
  ], factors = [157, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 101, mnk = 38799780}, at_most = {n = 4, nk = 232}, kernels = [
    "dot_6x4x1536", "dot_ahead_6x4x1536"
  ], factors = [217, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 891, k = 10, n = 4, m = 101, mnk = 38799780, nk = 233}, at_most = {n = 4}, kernels = [
    "dot_6x4x1536", "dot_ahead_6x4x1536"
  ], factors = [202, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, m = 3, nk = 997, k = 6}, kernels = [
    "strip_8x8x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 16, m = 3, nk = 997, k = 6}, kernels = [
    "strip_8x8x1024"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 7}, at_most = {n = 8, m = 3, nk = 308}, kernels = [
    "strip_8x8x1024"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 7, nk = 309}, at_most = {n = 8, m = 3, nk = 997}, kernels = [
    "strip_8x8x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 7}, at_most = {n = 16, m = 3, nk = 997}, kernels = [
    "strip_8x16x1024"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4}, at_most = {n = 16, m = 6, nk = 84, mn = 40}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, mn = 41}, at_most = {n = 16, m = 6, nk = 84}, kernels = [
    "strip_8x32x1024"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, nk = 85}, at_most = {n = 16, m = 6, nk = 997, mnk = 859}, kernels = [
    "strip_8x16x1024"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4, nk = 85, mnk = 860}, at_most = {n = 16, m = 6, nk = 997}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {n = 8, m = 8, nk = 997, mk = 59}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7}, at_most = {n = 16, m = 8, nk = 997, mk = 59}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 60}, at_most = {n = 8, m = 8, nk = 997}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, mk = 60}, at_most = {n = 16, m = 8, nk = 997}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 998}, at_most = {n = 8, m = 3, nk = 1818}, kernels = [
    "strip_8x32x1024"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 1819}, at_most = {n = 8, m = 3, nk = 589270, mn = 14}, kernels = [
    "strip_8x32x1024"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 1819, mn = 15}, at_most = {n = 8, m = 3, nk = 589270}, kernels = [
    "strip_8x32x1024"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 589271}, at_most = {n = 8, m = 3, nk = 8385198}, kernels = [
    "strip_8x16x1024", "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [266, 263, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 8385199}, at_most = {n = 8, m = 3}, kernels = [
    "strip_8x32x1024", "strip_6x64x1024", "strip_3x128x1024"
  ], factors = [277, 246, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 998, m = 4}, at_most = {n = 6, m = 6}, kernels = [
    "sweep_whole_16x16x8192", "strip_8x32x1024"
  ], factors = [213, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, nk = 998, m = 4}, at_most = {n = 8, m = 6}, kernels = [
    "strip_8x32x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 998, m = 7}, at_most = {n = 8, m = 8, nk = 17134}, kernels = [
    "sweep_whole_16x16x8192", "strip_8x32x1024"
  ], factors = [215, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 17135, m = 7}, at_most = {n = 7, m = 7}, kernels = [
    "sweep_whole_16x16x8192", "slab_6x64x128", "strip_8x16x1024"
  ], factors = [187, 147, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 17135, m = 8}, at_most = {n = 7, m = 8}, kernels = [
    "sweep_whole_16x16x8192", "strip_8x32x1024", "dot_ahead_6x4x1536"
  ], factors = [161, 263, 130]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 17135, m = 7}, at_most = {n = 8, m = 8}, kernels = [
    "sweep_whole_16x16x8192", "slab_6x64x128", "strip_8x32x1024"
  ], factors = [191, 157, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 998}, at_most = {n = 16, m = 3, n_even = 4, nk = 4603}, kernels = [
    "strip_8x32x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4604}, at_most = {n = 16, m = 2, n_even = 4}, kernels = [
    "strip_8x32x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4604, m = 3}, at_most = {n = 16, m = 3, n_even = 4}, kernels = [
    "strip_8x32x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 998, n_even = 5}, at_most = {n = 16, m = 3, k_even = 362}, kernels = [
    "strip_8x32x1024"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 998, n_even = 5, k_even = 363}, at_most = {n = 16, m = 3, nk = 741455}, kernels = [
    "strip_8x32x1024"
  ], factors = [347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 741456, n_even = 5, k_even = 363}, at_most = {n = 16, m = 3}, kernels = [
    "slab_6x64x128", "strip_8x16x1024", "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [252, 275, 302, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 998, m = 4}, at_most = {n = 14, m = 6}, kernels = [
    "sweep_whole_16x16x8192", "strip_8x32x1024"
  ], factors = [205, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, nk = 998, m = 4}, at_most = {n = 16, m = 6, k = 23170}, kernels = [
    "strip_8x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, nk = 998, m = 4, k = 23171}, at_most = {n = 16, m = 6}, kernels = [
    "slab_6x64x128", "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [230, 258, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 998, m = 7}, at_most = {n = 15, m = 8}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 998, m = 7}, at_most = {n = 16, m = 8}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128", "strip_8x16x1024"
  ], factors = [217, 206, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9}, at_most = {n = 8, mk = 422709, k = 6, mn = 243}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mn = 244}, at_most = {n = 8, mk = 422709, k = 6, mn = 380}, kernels = [
    "direct_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mn = 381}, at_most = {n = 7, mk = 422709, k = 4, mn = 1193}, kernels = [
    "direct_16x16x8192"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mn = 1194}, at_most = {n = 7, mk = 422709, k = 3}, kernels = [
    "direct_16x16x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mn = 1194, k = 4}, at_most = {n = 7, mk = 422709, k = 4}, kernels = [
    "direct_16x16x8192"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mn = 381, k = 5}, at_most = {n = 7, mk = 422709, k = 6}, kernels = [
    "direct_16x16x8192"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, mn = 381}, at_most = {n = 8, mk = 422709, k = 6, nk = 19}, kernels = [
    "direct_16x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, mn = 381, nk = 20}, at_most = {n = 8, mk = 422709, k = 6}, kernels = [
    "direct_16x16x8192"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 7}, at_most = {n = 8, mk = 451, m = 74, mnk = 5139}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 7, mk = 452}, at_most = {n = 8, mk = 422709, m = 74, mnk = 5139, nk = 105}, kernels = [
    "direct_16x16x8192"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 7, mk = 452, nk = 106}, at_most = {n = 8, mk = 422709, m = 74, mnk = 5139}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 7, mnk = 5140}, at_most = {n = 8, mk = 39658, m = 74, nk = 391}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 7, mnk = 5140, nk = 392}, at_most = {n = 8, mk = 39658, m = 74}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 7, mnk = 5140, mk = 39659}, at_most = {n = 8, mk = 422709, m = 27}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 28, k = 7, mnk = 5140, mk = 39659}, at_most = {n = 8, mk = 422709, m = 39}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192", "sweep_whole_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [289, 345, 306, 371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 40, k = 7, mnk = 5140, mk = 39659}, at_most = {n = 8, mk = 422709, m = 74}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "sweep_whole_16x8x8192", "dot_ahead_8x3x2048"
  ], factors = [319, 279, 225, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 7}, at_most = {n = 8, mk = 422709, k = 12}, kernels = [
    "direct_16x16x8192"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 13}, at_most = {n = 8, mk = 422709, k = 19}, kernels = [
    "direct_16x16x8192"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 20}, at_most = {n = 8, mk = 422709, k = 42}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "direct_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [360, 293, 307, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 43}, at_most = {n = 8, mk = 422709, k = 63}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x16x8192"
  ], factors = [315, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 64}, at_most = {n = 8, mk = 31558}, kernels = [
    "dot_8x3x2048", "sweep_whole_16x16x8192"
  ], factors = [308, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 64, mk = 31559}, at_most = {n = 8, mk = 60021}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x16x8192"
  ], factors = [272, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 64, mk = 60022}, at_most = {n = 8, mk = 422709, k = 64}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536"
  ], factors = [237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 65, mk = 60022}, at_most = {n = 8, mk = 422709, k = 106}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [296, 267, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 107, mk = 60022}, at_most = {n = 8, mk = 107161}, kernels = [
    "dot_6x4x1536"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 75, k = 107, mk = 107162}, at_most = {n = 6, mk = 422709}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536"
  ], factors = [298, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 75, k = 107, mk = 107162}, at_most = {n = 8, mk = 422709}, kernels = [
    "dot_6x4x1536"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710}, at_most = {n = 7, k = 5}, kernels = [
    "direct_16x16x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, mk = 422710}, at_most = {n = 8, k = 5}, kernels = [
    "direct_16x16x8192", "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [220, 245, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 6}, at_most = {n = 8, k = 39, mk = 11920463, mn = 4022212, k_even = 4}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [283, 280, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 40}, at_most = {n = 8, k = 53, mk = 11920463, mn = 4022212, k_even = 4}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [322, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 6, k_even = 5}, at_most = {n = 8, k = 53, mk = 11920463, mn = 4022212}, kernels = [
    "dot_8x3x2048", "sweep_16x16x8192", "sweep_whole_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [270, 271, 270, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 6, mn = 4022213}, at_most = {n = 8, k = 53, mk = 11920463}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [264, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 11920464, k = 6}, at_most = {n = 8, k = 53}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192", "dot_ahead_3x8x768"
  ], factors = [253, 239, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 54}, at_most = {n = 8, m = 29, mnk = 75498805, k_even = 724}, kernels = [
    "sweep_whole_16x8x8192", "sweep_whole_16x16x8192"
  ], factors = [250, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 54, k_even = 725}, at_most = {n = 8, m = 29, mnk = 75498805}, kernels = [
    "sweep_whole_16x8x8192", "sweep_whole_16x16x8192"
  ], factors = [233, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 422710, k = 54, mnk = 75498806}, at_most = {n = 8, m = 29}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [228, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 30, mk = 422710, k = 54}, at_most = {n = 6, m = 60}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "sweep_16x16x8192", "direct_16x16x8192", "dot_ahead_8x3x2048",
    "dot_ahead_6x4x1536"
  ], factors = [316, 244, 257, 264, 270, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 61, mk = 422710, k = 54}, at_most = {n = 6, m = 104}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "dot_ahead_8x3x2048", "dot_ahead_6x4x1536"
  ], factors = [292, 238, 252, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 30, mk = 422710, k = 54}, at_most = {n = 8, m = 49}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [269, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 50, mk = 422710, k = 54}, at_most = {n = 8, m = 104}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "dot_ahead_3x8x768"
  ], factors = [297, 249, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 422710, k = 54}, at_most = {n = 6, mk = 11624089, k = 120}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "dot_ahead_8x3x2048", "dot_ahead_3x8x768"
  ], factors = [249, 267, 244, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 422710, k = 54}, at_most = {n = 8, mk = 11624089, k = 120, k_even = 8}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [294, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 422710, k = 54, k_even = 9}, at_most = {n = 8, mk = 11624089, k = 120}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [254, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 422710, k = 121}, at_most = {n = 8, mk = 11624089, mn = 3907}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "dot_ahead_8x3x2048"
  ], factors = [269, 248, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 422710, k = 121, mn = 3908}, at_most = {n = 6, mk = 11624089, k_even = 4, nk = 3315}, kernels = [
    "dot_6x4x1536", "dot_ahead_8x3x2048", "dot_ahead_3x8x768"
  ], factors = [255, 237, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 422710, k = 121, mn = 3908}, at_most = {n = 8, mk = 11624089, k_even = 4, nk = 3315}, kernels = [
    "dot_6x4x1536", "dot_ahead_3x8x768"
  ], factors = [249, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 422710, k = 121, mn = 3908, nk = 3316}, at_most = {n = 6, mk = 11624089, k_even = 4}, kernels = [
    "dot_ahead_8x3x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 422710, k = 121, mn = 3908, nk = 3316}, at_most = {n = 8, mk = 11624089, k_even = 4}, kernels = [
    "dot_6x4x1536", "dot_ahead_3x8x768"
  ], factors = [240, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 422710, k = 121, mn = 3908, k_even = 5}, at_most = {n = 6, mk = 11624089, mnk = 5036581}, kernels = [
    "dot_8x3x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 422710, k = 121, mn = 3908, k_even = 5, mnk = 5036582}, at_most = {n = 6, mk = 7473042}, kernels = [
    "dot_8x3x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 7473043, k = 121, mn = 3908, k_even = 5, mnk = 5036582}, at_most = {n = 6, mk = 11624089}, kernels = [
    "dot_8x3x2048", "dot_ahead_8x3x2048"
  ], factors = [248, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 422710, k = 121, mn = 3908, k_even = 5}, at_most = {n = 8, mk = 11624089}, kernels = [
    "dot_6x4x1536", "dot_ahead_3x8x768"
  ], factors = [234, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 11624090, k = 54}, at_most = {n = 6, mk = 27690870, nk = 782}, kernels = [
    "dot_ahead_8x3x2048", "dot_ahead_3x8x768"
  ], factors = [252, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 11624090, k = 54, nk = 783}, at_most = {n = 6, mk = 27690870}, kernels = [
    "dot_ahead_8x3x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 105, mk = 27690871, k = 54}, at_most = {n = 6}, kernels = [
    "dot_ahead_8x3x2048", "dot_ahead_6x4x1536", "dot_ahead_3x8x768"
  ], factors = [237, 190, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 11624090, k = 54}, at_most = {n = 8, nk = 815}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "dot_ahead_3x8x768"
  ], factors = [260, 266, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 11624090, k = 54, nk = 816}, at_most = {n = 8, mk = 22891156, mnk = 136260703}, kernels = [
    "dot_ahead_3x8x768"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 11624090, k = 54, nk = 816, mnk = 136260704}, at_most = {n = 8, mk = 22891156}, kernels = [
    "dot_ahead_3x8x768"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 105, mk = 22891157, k = 54, nk = 816}, at_most = {n = 8}, kernels = [
    "dot_ahead_3x8x768"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {n = 16, mk = 80, m = 44, nk = 114, mnk = 1631}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 81}, at_most = {n = 16, mk = 734, m = 44, nk = 114, mnk = 1631}, kernels = [
    "skinny_16x16x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mnk = 1632}, at_most = {n = 16, mk = 734, m = 44, nk = 114}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 115}, at_most = {n = 16, mk = 238, m = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 115, mk = 239}, at_most = {n = 16, mk = 734, m = 16}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, nk = 115}, at_most = {n = 16, mk = 734, m = 44}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 735}, at_most = {n = 16, mk = 8120769, m = 10, n_even = 4}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, mk = 735}, at_most = {n = 16, mk = 8120769, m = 16, n_even = 4}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 735}, at_most = {n = 16, mk = 8120769, m = 19, n_even = 4}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 735, n_even = 5}, at_most = {n = 16, mk = 8120769, m = 19}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 20, mk = 735}, at_most = {n = 16, mk = 1495, m = 44, n_even = 4}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 20, mk = 1496}, at_most = {n = 16, mk = 8120769, m = 30, n_even = 4}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 31, mk = 1496}, at_most = {n = 16, mk = 8120769, m = 44, n_even = 4, k = 3675}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 31, mk = 1496, k = 3676}, at_most = {n = 16, mk = 8120769, m = 44, n_even = 4}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 20, mk = 735, n_even = 5}, at_most = {n = 16, mk = 8120769, m = 44}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45}, at_most = {n = 16, mk = 8120769, k = 30, nk = 52, mn = 2208}, kernels = [
    "direct_16x16x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, nk = 53}, at_most = {n = 16, mk = 8120769, k = 30, nk = 98, mn = 2208}, kernels = [
    "direct_16x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, mn = 2209}, at_most = {n = 14, mk = 8120769, k = 30, nk = 30, mn = 1390587}, kernels = [
    "direct_16x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, m = 45, mn = 2209}, at_most = {n = 16, mk = 8120769, k = 30, nk = 30, mn = 1390587}, kernels = [
    "block_16x16x1024", "direct_16x16x8192"
  ], factors = [274, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, mn = 2209, nk = 31}, at_most = {n = 16, mk = 8120769, k = 30, nk = 98, mn = 1390587, n_even = 4}, kernels = [
    "direct_16x16x8192", "tall_16x16x1024"
  ], factors = [235, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, mn = 2209, nk = 31, n_even = 5}, at_most = {n = 16, mk = 8120769, k = 30, nk = 98, mn = 1390587}, kernels = [
    "block_16x16x1024", "direct_16x16x8192", "tall_16x16x1024"
  ], factors = [268, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, mn = 1390588}, at_most = {n = 15, mk = 8120769, k = 30, nk = 98, mn = 11020004}, kernels = [
    "direct_16x16x8192", "tall_16x16x1024"
  ], factors = [195, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, mn = 1390588}, at_most = {n = 16, mk = 8120769, k = 30, nk = 98, mn = 11020004}, kernels = [
    "direct_16x16x8192", "sweep_whole_16x16x8192", "tall_16x16x1024"
  ], factors = [185, 257, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, mn = 11020005}, at_most = {n = 16, mk = 8120769, k = 30, nk = 98}, kernels = [
    "direct_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [153, 145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, nk = 99}, at_most = {n = 15, mk = 8120769, k = 30, mn = 1344}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, nk = 99, mn = 1345}, at_most = {n = 15, mk = 8120769, k = 11, m = 29908}, kernels = [
    "tall_16x16x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, nk = 99, mn = 1345, k = 12}, at_most = {n = 15, mk = 8120769, k = 19, m = 29908}, kernels = [
    "sweep_whole_16x16x8192", "tall_16x16x1024"
  ], factors = [211, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, nk = 99, mn = 1345, k = 20}, at_most = {n = 15, mk = 8120769, k = 30, m = 29908}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [213, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 29909, nk = 99, mn = 1345}, at_most = {n = 15, mk = 8120769, k = 20}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192", "sweep_whole_16x16x8192", "tall_16x16x1024"
  ], factors = [203, 212, 201, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 29909, nk = 99, mn = 1345, k = 21}, at_most = {n = 15, mk = 8120769, k = 30}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192", "tall_16x16x1024"
  ], factors = [207, 207, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, nk = 99}, at_most = {n = 16, mk = 5705, k = 30, m = 25576}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, nk = 99, mk = 5706}, at_most = {n = 16, mk = 8120769, k = 30, m = 25576}, kernels = [
    "block_16x16x1024", "direct_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [244, 256, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 25577, nk = 99}, at_most = {n = 16, mk = 8120769, k = 30}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [227, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31}, at_most = {n = 15, mk = 6997, m = 175, mn = 1194}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31, mk = 6998}, at_most = {n = 15, mk = 530427, m = 175, mn = 1194, k_even = 8}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31, mk = 6998, k_even = 9}, at_most = {n = 15, mk = 530427, m = 175, mn = 1194}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [209, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31, mn = 1195}, at_most = {n = 15, mk = 530427, m = 175}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 176, k = 31}, at_most = {n = 15, mk = 530427, k = 41}, kernels = [
    "block_16x16x1024", "sweep_whole_16x16x8192"
  ], factors = [229, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 176, k = 42}, at_most = {n = 15, mk = 530427, k = 78, m = 3184}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192"
  ], factors = [213, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 3185, k = 42}, at_most = {n = 15, mk = 530427, k = 78}, kernels = [
    "sweep_16x16x8192", "block_16x16x1024", "direct_16x16x8192"
  ], factors = [212, 224, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 176, k = 79}, at_most = {n = 9, mk = 530427}, kernels = [
    "sweep_16x16x8192"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 176, k = 79}, at_most = {n = 15, mk = 530427, mn = 4137}, kernels = [
    "sweep_16x16x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 176, k = 79, mn = 4138}, at_most = {n = 15, mk = 530427}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [298, 207, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, k = 31}, at_most = {n = 16, mk = 530427, m = 89}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 90, k = 31}, at_most = {n = 16, mk = 530427, nk = 940}, kernels = [
    "sweep_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 90, k = 31, nk = 941}, at_most = {n = 16, mk = 530427}, kernels = [
    "sweep_16x16x8192", "direct_16x16x8192"
  ], factors = [264, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31, mk = 530428}, at_most = {n = 10, mk = 8120769, k = 123, k_even = 4}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [283, 205, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 31, mk = 530428, k_even = 5}, at_most = {n = 10, mk = 8120769, k = 123}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [180, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 31, mk = 530428}, at_most = {n = 15, mk = 8120769, k = 55}, kernels = [
    "sweep_16x16x8192"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 56, mk = 530428}, at_most = {n = 15, mk = 8120769, k = 123}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [208, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 45, k = 31, mk = 530428}, at_most = {n = 16, mk = 8120769, k = 123}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [239, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 124, mk = 530428}, at_most = {n = 10, mk = 8120769, k_even = 4, k = 329}, kernels = [
    "sweep_16x16x8192"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 330, mk = 530428}, at_most = {n = 10, mk = 8120769, k_even = 4, k = 2110}, kernels = [
    "sweep_16x16x8192"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 2111, mk = 530428}, at_most = {n = 10, mk = 8120769, k_even = 4}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [188, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 45, k = 124, mk = 530428, k_even = 5}, at_most = {n = 10, mk = 8120769}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "sweep_whole_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [228, 169, 171, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 124, mk = 530428}, at_most = {n = 12, mk = 8120769, n_even = 4, mn = 4956}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [207, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 124, mk = 530428, mn = 4957}, at_most = {n = 12, mk = 8120769, n_even = 4, k_even = 4, k = 419}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [259, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 420, mk = 530428, mn = 4957}, at_most = {n = 12, mk = 8120769, n_even = 4, k_even = 4}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [258, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 124, mk = 530428, mn = 4957, k_even = 5}, at_most = {n = 12, mk = 8120769, n_even = 4, k = 478}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [257, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 479, mk = 530428, mn = 4957, k_even = 5}, at_most = {n = 12, mk = 8120769, n_even = 4}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192"
  ], factors = [239, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 45, k = 124, mk = 530428}, at_most = {n = 16, mk = 8120769, n_even = 4, nk = 7108}, kernels = [
    "dot_8x3x2048", "sweep_16x16x8192"
  ], factors = [251, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 45, k = 124, mk = 530428, nk = 7109}, at_most = {n = 16, mk = 8120769, n_even = 4}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [204, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 124, mk = 530428, n_even = 5}, at_most = {n = 16, mk = 8120769, k_even = 724}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 124, mk = 530428, n_even = 5, k_even = 725}, at_most = {n = 16, mk = 8120769, mn = 4096}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [221, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 45, k = 124, mk = 530428, n_even = 5, k_even = 725, mn = 4097}, at_most = {n = 16, mk = 8120769}, kernels = [
    "dot_6x4x1536", "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [210, 217, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 8120770}, at_most = {n = 9, nk = 2299, mk = 11535098}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [189, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 11535099}, at_most = {n = 9, nk = 1310}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024", "dot_ahead_8x3x2048"
  ], factors = [196, 250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 11535099, nk = 1311}, at_most = {n = 9, nk = 2299}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [189, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 8120770, nk = 2300}, at_most = {n = 9, nk = 64308, m = 9280}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [177, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9281, mk = 8120770, nk = 2300}, at_most = {n = 9, nk = 64308, k = 679}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [180, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9281, mk = 8120770, nk = 2300, k = 680}, at_most = {n = 9, nk = 64308}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [190, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 8120770}, at_most = {n = 10, nk = 64308, mk = 18413653, mn = 290324, k_even = 724}, kernels = [
    "sweep_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [190, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 9, mk = 8120770}, at_most = {n = 16, nk = 64308, mk = 18413653, mn = 290324, k_even = 724}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [208, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 8120770, k_even = 725}, at_most = {n = 16, nk = 64308, mk = 18413653, mn = 290324}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192", "tall_8x32x1024"
  ], factors = [203, 200, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 8120770, mn = 290325}, at_most = {n = 16, nk = 64308, mk = 11069241, m = 466815, n_even = 4}, kernels = [
    "sweep_16x16x8192"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 11069242, mn = 290325}, at_most = {n = 16, nk = 64308, mk = 18413653, m = 466815, n_even = 4, mn = 994197}, kernels = [
    "sweep_16x16x8192"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 11069242, mn = 994198}, at_most = {n = 16, nk = 64308, mk = 18413653, m = 466815, n_even = 4}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [204, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 8120770, mn = 290325, n_even = 5}, at_most = {n = 16, nk = 2309, mk = 18413653, m = 466815}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [241, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 8120770, mn = 290325, n_even = 5, nk = 2310}, at_most = {n = 16, nk = 64308, mk = 18413653, m = 466815}, kernels = [
    "sweep_16x16x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 466816, mk = 8120770, mn = 290325}, at_most = {n = 16, nk = 64308, mk = 18413653}, kernels = [
    "sweep_16x16x8192", "sweep_whole_6x64x2048", "tall_16x16x1024"
  ], factors = [203, 183, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 18413654}, at_most = {n = 16, nk = 21874, n_even = 4, mk = 23542742}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [203, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 23542743}, at_most = {n = 16, nk = 21874, n_even = 4}, kernels = [
    "sweep_16x16x8192", "tall_16x16x1024"
  ], factors = [198, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 18413654, nk = 21875}, at_most = {n = 16, nk = 64308, n_even = 4}, kernels = [
    "sweep_16x16x8192"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 9, mk = 18413654, n_even = 5}, at_most = {n = 16, nk = 64308}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [223, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 8120770, nk = 64309}, at_most = {n = 16, nk = 1579557}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192", "dot_ahead_8x3x2048"
  ], factors = [196, 193, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 8120770, nk = 1579558}, at_most = {n = 16, nk = 6313100}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [228, 208, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 8120770, nk = 6313101}, at_most = {n = 16}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [189, 218, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 3, nk = 98, n = 38}, kernels = [
    "strip_8x32x1024"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 99}, at_most = {m = 3, nk = 172, n = 38}, kernels = [
    "strip_8x32x1024"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 173}, at_most = {m = 3, nk = 554, n = 38}, kernels = [
    "strip_8x32x1024"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 555}, at_most = {m = 3, nk = 1571, n = 38}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39}, at_most = {m = 3, nk = 175, n = 98}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, nk = 176}, at_most = {m = 3, nk = 691, n = 98}, kernels = [
    "strip_8x32x1024"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, nk = 692}, at_most = {m = 3, nk = 1571, n = 98}, kernels = [
    "strip_8x32x1024"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99}, at_most = {m = 3, nk = 1571, n = 211, mn = 143}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, mn = 144}, at_most = {m = 3, nk = 1571, n = 211}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 212}, at_most = {m = 3, nk = 1571}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1572}, at_most = {m = 3, nk = 7162, n = 24}, kernels = [
    "strip_8x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7163}, at_most = {m = 3, nk = 8195026, n = 24}, kernels = [
    "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [234, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, nk = 1572}, at_most = {m = 3, nk = 8195026, n = 32}, kernels = [
    "strip_6x64x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 1572}, at_most = {m = 3, nk = 8195026, n = 44}, kernels = [
    "strip_6x64x1024", "strip_3x128x1024"
  ], factors = [263, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572}, at_most = {m = 3, nk = 4121, n_even = 4, n = 482, k = 7656}, kernels = [
    "strip_6x64x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 4122}, at_most = {m = 2, nk = 8195026, n_even = 4, n = 482, k = 7656, mnk = 166884}, kernels = [
    "sweep_whole_3x128x1024", "strip_3x128x1024"
  ], factors = [270, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 4122, mnk = 166885}, at_most = {m = 2, nk = 8195026, n_even = 4, n = 482, k = 3186}, kernels = [
    "sweep_whole_3x128x1024", "strip_3x128x1024"
  ], factors = [256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 4122, mnk = 166885, k = 3187}, at_most = {m = 2, nk = 8195026, n_even = 4, n = 482, k = 7656}, kernels = [
    "sweep_whole_3x128x1024", "skinny_3x128x64", "slab_6x64x128", "strip_3x128x1024"
  ], factors = [256, 243, 264, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 4122, m = 3}, at_most = {m = 3, nk = 8195026, n_even = 4, n = 482, k = 7656}, kernels = [
    "skinny_6x64x64", "strip_6x64x1024"
  ], factors = [220, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572, k = 7657}, at_most = {m = 3, nk = 8195026, n_even = 4, n = 482, mn = 161}, kernels = [
    "strip_6x64x1024", "strip_3x128x1024"
  ], factors = [235, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572, k = 7657, mn = 162}, at_most = {m = 3, nk = 8195026, n_even = 4, n = 482}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "slab_6x64x128", "strip_6x64x1024", "strip_3x128x1024"
  ], factors = [222, 231, 242, 238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572}, at_most = {m = 1, nk = 8195026, n_even = 4, mk = 2400, mnk = 500169}, kernels = [
    "sweep_whole_3x128x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572, m = 2}, at_most = {m = 2, nk = 8195026, n_even = 4, mk = 2400, mnk = 500169}, kernels = [
    "sweep_whole_3x128x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572, mnk = 500170}, at_most = {m = 2, nk = 6665376, n_even = 4, mk = 2400}, kernels = [
    "sweep_whole_3x128x1024", "skinny_3x128x64"
  ], factors = [245, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 6665377, mnk = 500170}, at_most = {m = 2, nk = 8195026, n_even = 4, mk = 2400}, kernels = [
    "skinny_3x128x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572, mk = 2401}, at_most = {m = 1, nk = 8195026, n_even = 4}, kernels = [
    "skinny_3x128x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572, mk = 2401, m = 2}, at_most = {m = 2, nk = 8195026, n_even = 4}, kernels = [
    "sweep_whole_3x128x1024", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [250, 234, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572, m = 3}, at_most = {m = 3, nk = 8195026, n_even = 4, mk = 1819}, kernels = [
    "skinny_6x64x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 483, nk = 1572, m = 3, mk = 1820}, at_most = {m = 3, nk = 8195026, n_even = 4}, kernels = [
    "skinny_6x64x64"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572, n_even = 5}, at_most = {m = 2, nk = 5915}, kernels = [
    "strip_6x64x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 5916, n_even = 5}, at_most = {m = 2, nk = 25332}, kernels = [
    "sweep_whole_3x128x1024"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 25333, n_even = 5}, at_most = {m = 1, nk = 747517, n_even = 362}, kernels = [
    "sweep_whole_3x128x1024", "strip_6x64x1024"
  ], factors = [267, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 25333, n_even = 5, m = 2}, at_most = {m = 2, nk = 747517, n_even = 362}, kernels = [
    "strip_3x128x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 25333, n_even = 363}, at_most = {m = 2, nk = 747517}, kernels = [
    "sweep_whole_3x128x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 747518, n_even = 5}, at_most = {m = 2, nk = 8195026, n_even = 724, n = 150}, kernels = [
    "slab_6x64x128", "strip_3x128x1024"
  ], factors = [218, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, nk = 747518, n_even = 5}, at_most = {m = 1, nk = 6942184, n_even = 724}, kernels = [
    "sweep_whole_3x128x1024", "skinny_3x128x64", "strip_3x128x1024"
  ], factors = [234, 245, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, nk = 747518, n_even = 5, m = 2}, at_most = {m = 2, nk = 6942184, n_even = 724}, kernels = [
    "sweep_whole_3x128x1024", "skinny_6x64x64", "strip_3x128x1024"
  ], factors = [228, 240, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, nk = 6942185, n_even = 5}, at_most = {m = 2, nk = 8195026, n_even = 724}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [234, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 747518, n_even = 725}, at_most = {m = 1, nk = 8195026}, kernels = [
    "sweep_whole_3x128x1024", "skinny_3x128x64", "strip_3x128x1024"
  ], factors = [269, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 747518, n_even = 725, m = 2}, at_most = {m = 2, nk = 8195026, mn = 2896}, kernels = [
    "sweep_whole_3x128x1024", "skinny_3x128x64"
  ], factors = [245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 747518, n_even = 725, m = 2, mn = 2897}, at_most = {m = 2, nk = 8195026}, kernels = [
    "sweep_whole_3x128x1024", "skinny_3x128x64"
  ], factors = [241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572, n_even = 5, m = 3}, at_most = {m = 3, nk = 8195026, n_even = 362, mnk = 1731324}, kernels = [
    "strip_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572, n_even = 5, m = 3, mnk = 1731325}, at_most = {m = 3, nk = 8195026, n_even = 362}, kernels = [
    "sweep_whole_6x64x2048", "sweep_whole_3x128x1024", "skinny_6x64x64", "slab_6x64x128", "strip_3x128x1024"
  ], factors = [255, 249, 235, 240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, nk = 1572, n_even = 363, m = 3}, at_most = {m = 3, nk = 8195026}, kernels = [
    "sweep_whole_3x128x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8195027}, at_most = {m = 3, n = 31}, kernels = [
    "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [243, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 8195027}, at_most = {m = 3, n = 63, k = 308705}, kernels = [
    "skinny_10x32x64", "slab_6x64x128", "strip_6x64x1024", "strip_3x128x1024"
  ], factors = [237, 235, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 8195027, k = 308706}, at_most = {m = 3, n = 63}, kernels = [
    "slab_6x64x128", "strip_6x64x1024", "strip_3x128x1024"
  ], factors = [233, 227, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 8195027}, at_most = {m = 3, n = 126, k_even = 32, nk = 15741946}, kernels = [
    "slab_6x64x128"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 15741947}, at_most = {m = 3, n = 126, k_even = 32}, kernels = [
    "skinny_10x32x64", "slab_6x64x128", "strip_8x32x1024"
  ], factors = [218, 221, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 8195027, k_even = 33}, at_most = {m = 3, n = 126}, kernels = [
    "slab_6x64x128"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, nk = 8195027}, at_most = {m = 3, nk = 14186324, n = 306}, kernels = [
    "slab_6x64x128", "strip_3x128x1024"
  ], factors = [206, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, nk = 14186325}, at_most = {m = 3, nk = 22040241, n = 306}, kernels = [
    "slab_6x64x128"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 307, nk = 8195027}, at_most = {m = 3, nk = 8720922, n_even = 724}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "slab_6x64x128"
  ], factors = [245, 238, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 307, nk = 8720923}, at_most = {m = 3, nk = 10242970, n_even = 724}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [235, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 307, nk = 8195027, n_even = 725}, at_most = {m = 3, nk = 10242970}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 307, nk = 10242971}, at_most = {m = 3, nk = 22040241, n_even = 32, n = 2128}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [239, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2129, nk = 10242971}, at_most = {m = 2, nk = 22040241, n_even = 32}, kernels = [
    "skinny_3x128x64"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2129, nk = 10242971, m = 3}, at_most = {m = 3, nk = 22040241, n_even = 32}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 307, nk = 10242971, n_even = 33}, at_most = {m = 3, nk = 22040241}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [239, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, nk = 22040242}, at_most = {m = 3, n = 1697}, kernels = [
    "skinny_3x128x64", "slab_6x64x128"
  ], factors = [268, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1698, nk = 22040242}, at_most = {m = 3}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "slab_6x64x128"
  ], factors = [218, 240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 6, nk = 789, n = 38, mnk = 643}, kernels = [
    "strip_8x32x1024"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 644}, at_most = {m = 6, nk = 789, n = 38}, kernels = [
    "strip_8x32x1024"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 790}, at_most = {m = 5, nk = 20698, n = 38, n_even = 4}, kernels = [
    "strip_8x32x1024"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 20699}, at_most = {m = 5, nk = 8300270, n = 19, n_even = 4}, kernels = [
    "strip_8x32x1024"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 4, nk = 20699}, at_most = {m = 5, nk = 8300270, n = 31, n_even = 4}, kernels = [
    "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [210, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 4, nk = 20699}, at_most = {m = 5, nk = 8300270, n = 38, n_even = 4}, kernels = [
    "slab_6x64x128", "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [237, 213, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, nk = 790}, at_most = {m = 6, nk = 8300270, n = 38, n_even = 4}, kernels = [
    "strip_8x32x1024", "strip_6x64x1024"
  ], factors = [195, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 790, n_even = 5}, at_most = {m = 6, nk = 8300270, n = 38, k_even = 724}, kernels = [
    "strip_8x32x1024"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 790, n_even = 5, k_even = 725}, at_most = {m = 6, nk = 8300270, n = 38}, kernels = [
    "strip_8x32x1024"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 4}, at_most = {m = 6, nk = 1854, n = 48}, kernels = [
    "strip_8x32x1024"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4}, at_most = {m = 6, nk = 1854, n = 245}, kernels = [
    "strip_8x32x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 4, nk = 1855}, at_most = {m = 6, nk = 8300270, n = 245, k = 3831}, kernels = [
    "strip_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 4, nk = 1855, k = 3832}, at_most = {m = 6, nk = 8300270, n = 245}, kernels = [
    "skinny_6x64x64", "slab_6x64x128", "strip_6x64x1024"
  ], factors = [214, 216, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 4}, at_most = {m = 6, nk = 502141, k = 16}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 4, k = 17}, at_most = {m = 6, nk = 502141}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 4, nk = 502142}, at_most = {m = 6, nk = 6741205, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "strip_6x64x1024"
  ], factors = [233, 227, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 4, nk = 502142, n_even = 725}, at_most = {m = 6, nk = 6741205}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "slab_6x64x128", "strip_6x64x1024"
  ], factors = [229, 224, 244, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 4, nk = 6741206}, at_most = {m = 6, nk = 8300270}, kernels = [
    "skinny_6x64x64", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [235, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 8300271}, at_most = {m = 6, n = 35}, kernels = [
    "skinny_10x32x64", "slab_6x64x128", "strip_8x32x1024"
  ], factors = [245, 211, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 4, nk = 8300271}, at_most = {m = 6, n = 101}, kernels = [
    "slab_6x64x128"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 4, nk = 8300271}, at_most = {m = 6, nk = 9629312, n_even = 724}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 4, nk = 8300271, n_even = 725}, at_most = {m = 6, nk = 9629312}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [223, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 4, nk = 9629313}, at_most = {m = 6, nk = 13533870}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 4, nk = 13533871}, at_most = {m = 6, n = 2134}, kernels = [
    "slab_6x64x128"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2135, m = 4, nk = 13533871}, at_most = {m = 6, n_even = 724}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [253, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2135, m = 4, nk = 13533871, n_even = 725}, at_most = {m = 6}, kernels = [
    "slab_6x64x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7}, at_most = {m = 8, mnk = 3916, n = 36}, kernels = [
    "strip_8x32x1024"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 3917}, at_most = {m = 8, mnk = 66732275, n = 36, mn = 186}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128", "strip_8x32x1024"
  ], factors = [189, 181, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 3917, mn = 187}, at_most = {m = 8, mnk = 66732275, n = 36}, kernels = [
    "strip_8x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7}, at_most = {m = 8, mnk = 1793, nk = 536814, mk = 130, mn = 860}, kernels = [
    "skinny_10x32x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, mnk = 1794}, at_most = {m = 8, mnk = 66732275, nk = 536814, mk = 130, mn = 860}, kernels = [
    "skinny_10x32x64"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, mn = 861}, at_most = {m = 8, mnk = 66732275, nk = 536814, mk = 36}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, mn = 861, mk = 37}, at_most = {m = 8, mnk = 66732275, nk = 536814, mk = 130}, kernels = [
    "skinny_10x32x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, mk = 131}, at_most = {m = 8, mnk = 66732275, nk = 536814, n_even = 724}, kernels = [
    "skinny_10x32x64", "strip_8x32x1024"
  ], factors = [225, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, mk = 131, n_even = 725}, at_most = {m = 8, mnk = 66732275, nk = 536814}, kernels = [
    "skinny_10x32x64", "strip_8x32x1024"
  ], factors = [217, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, nk = 536815}, at_most = {m = 8, mnk = 66732275, mn = 4098}, kernels = [
    "skinny_10x32x64", "slab_6x64x128", "strip_8x32x1024"
  ], factors = [227, 238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, m = 7, nk = 536815, mn = 4099}, at_most = {m = 8, mnk = 66732275}, kernels = [
    "skinny_10x32x64", "slab_6x64x128", "strip_8x32x1024"
  ], factors = [230, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 66732276}, at_most = {m = 8, n = 96}, kernels = [
    "slab_16x16x128", "slab_6x64x128"
  ], factors = [243, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, m = 7, mnk = 66732276}, at_most = {m = 8, nk = 11440253}, kernels = [
    "skinny_10x32x64", "slab_6x64x128"
  ], factors = [237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, m = 7, mnk = 66732276, nk = 11440254}, at_most = {m = 8, nk = 16388189}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [224, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, m = 7, mnk = 66732276, nk = 16388190}, at_most = {m = 8, k = 7731}, kernels = [
    "slab_6x64x128"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, m = 7, mnk = 66732276, nk = 16388190, k = 7732}, at_most = {m = 8}, kernels = [
    "slab_6x64x128"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9}, at_most = {m = 12, mnk = 65887445, n = 40, nk = 192}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, nk = 193}, at_most = {m = 12, mnk = 65887445, n = 40, nk = 780}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, nk = 781}, at_most = {m = 12, mnk = 65887445, n = 22, k = 39133}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64"
  ], factors = [224, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, nk = 781, k = 39134}, at_most = {m = 12, mnk = 65887445, n = 22}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [196, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 9, nk = 781}, at_most = {m = 12, mnk = 82404, n = 40, mn = 308}, kernels = [
    "skinny_6x64x64"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 9, nk = 781, mnk = 82405}, at_most = {m = 12, mnk = 65887445, n = 40, mn = 308}, kernels = [
    "skinny_6x64x64", "skinny_10x32x64"
  ], factors = [211, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 9, nk = 781, mn = 309}, at_most = {m = 12, mnk = 65887445, n = 40}, kernels = [
    "skinny_6x64x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 9}, at_most = {m = 12, mnk = 7016, nk = 543840, k = 487, n = 157}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 9, mnk = 7017}, at_most = {m = 12, mnk = 65887445, nk = 543840, k = 487, n = 157}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 158, m = 9}, at_most = {m = 12, mnk = 65887445, nk = 543840, k = 14}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 158, m = 9, k = 15}, at_most = {m = 12, mnk = 65887445, nk = 543840, k = 487}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 9, k = 488}, at_most = {m = 12, mnk = 65887445, nk = 543840, n = 52}, kernels = [
    "skinny_6x64x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 9, k = 488}, at_most = {m = 12, mnk = 65887445, nk = 543840}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "skinny_10x32x64"
  ], factors = [245, 240, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 9, nk = 543841}, at_most = {m = 12, mnk = 65887445}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "slab_6x64x128"
  ], factors = [260, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mnk = 65887446}, at_most = {m = 12, nk = 10200792}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mnk = 65887446, nk = 10200793}, at_most = {m = 12, n = 120}, kernels = [
    "slab_6x64x128"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 121, m = 9, mnk = 65887446, nk = 10200793}, at_most = {m = 12, k_even = 724, mk = 64833}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [232, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 121, m = 9, mnk = 65887446, nk = 10200793, mk = 64834}, at_most = {m = 12, k_even = 724}, kernels = [
    "slab_6x64x128"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 121, m = 9, mnk = 65887446, nk = 10200793, k_even = 725}, at_most = {m = 12}, kernels = [
    "slab_6x64x128"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13}, at_most = {m = 18, n = 48, nk = 75}, kernels = [
    "skinny_10x32x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 76}, at_most = {m = 18, n = 48, nk = 514, k = 10}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [264, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 76, k = 11}, at_most = {m = 18, n = 48, nk = 514}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 515}, at_most = {m = 16, n = 24}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, nk = 515}, at_most = {m = 18, n = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, nk = 515}, at_most = {m = 16, n = 31, n_even = 4}, kernels = [
    "skinny_10x32x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 17, nk = 515}, at_most = {m = 18, n = 31, n_even = 4}, kernels = [
    "skinny_10x32x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 13, nk = 515}, at_most = {m = 18, n = 48, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, nk = 515, n_even = 5}, at_most = {m = 18, n = 48, nk = 384042, mnk = 370727}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, nk = 515, n_even = 5, mnk = 370728}, at_most = {m = 18, n = 48, nk = 384042}, kernels = [
    "skinny_6x64x64", "skinny_10x32x64"
  ], factors = [243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, nk = 384043, n_even = 5}, at_most = {m = 18, n = 48}, kernels = [
    "skinny_10x32x64", "slab_6x64x128"
  ], factors = [225, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19}, at_most = {m = 30, n = 32, k = 11}, kernels = [
    "skinny_10x32x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19}, at_most = {m = 30, n = 48, k = 11}, kernels = [
    "skinny_10x32x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 12}, at_most = {m = 30, n = 24, mk = 1752}, kernels = [
    "skinny_10x32x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 12, mk = 1753}, at_most = {m = 30, n = 24, k = 39766}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [218, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 39767, mk = 1753}, at_most = {m = 30, n = 24}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [228, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 19, k = 12}, at_most = {m = 30, n = 32, k = 60}, kernels = [
    "skinny_10x32x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 19, k = 61}, at_most = {m = 30, n = 32, mn = 761}, kernels = [
    "skinny_10x32x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 19, k = 61, mn = 762}, at_most = {m = 30, n = 32}, kernels = [
    "skinny_10x32x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 12}, at_most = {m = 30, n = 48, k = 8700, mnk = 50593}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 12, mnk = 50594}, at_most = {m = 30, n = 48, k = 8700, mk = 3195}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64"
  ], factors = [279, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 12, mnk = 50594, mk = 3196}, at_most = {m = 30, n = 48, k = 8700}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 8701}, at_most = {m = 30, n = 48}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13}, at_most = {m = 18, nk = 524686, k = 8, mn = 1797}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, mn = 1798}, at_most = {m = 18, nk = 524686, k = 8, mn = 3920}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, mn = 3921}, at_most = {m = 18, nk = 524686, k = 8, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, mn = 3921, n_even = 725}, at_most = {m = 18, nk = 524686, k = 8}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9}, at_most = {m = 14, nk = 524686, k_even = 4, k = 386}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9}, at_most = {m = 18, nk = 524686, k_even = 4, k = 386, mn = 1518, mk = 1049}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9, mk = 1050}, at_most = {m = 18, nk = 524686, k_even = 4, k = 386, mn = 1518}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9, mn = 1519}, at_most = {m = 18, nk = 524686, k_even = 4, k = 386, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9, mn = 1519, n_even = 5}, at_most = {m = 18, nk = 524686, k_even = 4, k = 386}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 387}, at_most = {m = 18, nk = 524686, k_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "panel_6x64x1024"
  ], factors = [238, 236, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 5}, at_most = {m = 18, nk = 524686, mnk = 58502, n_even = 128}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 5, mnk = 58503}, at_most = {m = 18, nk = 524686, mnk = 540609, n_even = 128}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 5, n_even = 129}, at_most = {m = 18, nk = 524686, mnk = 540609}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 5, mnk = 540610}, at_most = {m = 18, nk = 524686, k_even = 724, mn = 15325, n_even = 362}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 5, mnk = 540610, n_even = 363}, at_most = {m = 18, nk = 524686, k_even = 724, mn = 15325}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 5, mnk = 540610, mn = 15326}, at_most = {m = 18, nk = 524686, k_even = 724}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 9, k_even = 725, mnk = 540610}, at_most = {m = 18, nk = 524686}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19}, at_most = {m = 30, nk = 524686, n = 165, k = 151, mk = 44}, kernels = [
    "skinny_10x32x64"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, mk = 45}, at_most = {m = 30, nk = 524686, n = 165, k = 151, mk = 225}, kernels = [
    "skinny_6x64x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 166, m = 19}, at_most = {m = 30, nk = 524686, n = 923, k = 151, mk = 225}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, mk = 226}, at_most = {m = 30, nk = 524686, n = 923, k = 151, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, mk = 226, n_even = 5}, at_most = {m = 30, nk = 524686, n = 90, k = 151}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 19, mk = 226, n_even = 5}, at_most = {m = 30, nk = 524686, n = 923, k = 151}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 152}, at_most = {m = 30, nk = 524686, n = 923, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 152, n_even = 5}, at_most = {m = 30, nk = 524686, n = 923}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 924, m = 19}, at_most = {m = 30, nk = 524686, mk = 109}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 924, m = 19, mk = 110}, at_most = {m = 30, nk = 524686}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 524687}, at_most = {m = 14, nk = 15980461, mnk = 134118395, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [230, 230, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, nk = 524687}, at_most = {m = 18, nk = 15980461, mnk = 134118395, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64"
  ], factors = [236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 524687, n_even = 5}, at_most = {m = 14, nk = 15980461, mnk = 134118395}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, nk = 524687, n_even = 5}, at_most = {m = 18, nk = 15980461, mnk = 134118395, mn = 8688}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [229, 236, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, nk = 524687, n_even = 5, mn = 8689}, at_most = {m = 18, nk = 15980461, mnk = 134118395}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [231, 240, 234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 524687, mnk = 134118396}, at_most = {m = 18, nk = 12504705, mk = 1075631}, kernels = [
    "skinny_6x64x64", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [246, 236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 12504706, mnk = 134118396}, at_most = {m = 18, nk = 15980461, mk = 1075631}, kernels = [
    "slab_6x64x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 524687, mnk = 134118396, mk = 1075632}, at_most = {m = 18, nk = 15980461}, kernels = [
    "skinny_6x64x64", "slab_6x64x128"
  ], factors = [244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, nk = 524687}, at_most = {m = 20, nk = 10102169, n_even = 4, k_even = 32}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "skinny_10x32x64"
  ], factors = [229, 233, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 21, nk = 524687}, at_most = {m = 30, nk = 10102169, n_even = 4, k_even = 32, mk = 336454, k = 969}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [241, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 21, nk = 524687, k = 970}, at_most = {m = 30, nk = 10102169, n_even = 4, k_even = 32, mk = 336454}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [244, 247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 21, nk = 524687, mk = 336455}, at_most = {m = 30, nk = 10102169, n_even = 4, k_even = 32}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [238, 241, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, nk = 524687, k_even = 33}, at_most = {m = 30, nk = 10102169, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [238, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, nk = 10102170}, at_most = {m = 30, nk = 15980461, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [216, 230, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, nk = 524687, n_even = 5}, at_most = {m = 25, nk = 940011}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, nk = 940012, n_even = 5}, at_most = {m = 25, nk = 15980461}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [234, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 26, nk = 524687, n_even = 5}, at_most = {m = 30, nk = 15980461, mnk = 223246628}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 26, nk = 524687, n_even = 5, mnk = 223246629}, at_most = {m = 30, nk = 15980461}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [222, 240, 228, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 15980462}, at_most = {m = 18, mk = 235634}, kernels = [
    "slab_6x64x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, nk = 15980462, mk = 235635}, at_most = {m = 18}, kernels = [
    "slab_6x64x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, nk = 15980462}, at_most = {m = 22}, kernels = [
    "slab_6x64x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, nk = 15980462}, at_most = {m = 30}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "slab_6x64x128"
  ], factors = [208, 236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31}, at_most = {k = 8, n = 32, mnk = 5503220, nk = 63, mk = 133}, kernels = [
    "tall_8x32x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, mk = 134}, at_most = {k = 8, n = 32, mnk = 5503220, nk = 26, m = 31881}, kernels = [
    "tall_6x64x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, mk = 134, nk = 27}, at_most = {k = 8, n = 32, mnk = 5503220, nk = 63, m = 31881}, kernels = [
    "tall_6x64x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31882, mk = 134}, at_most = {k = 8, n = 32, mnk = 5503220, nk = 63}, kernels = [
    "block_14x32x2048", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [263, 215, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, nk = 64}, at_most = {k = 8, n = 24, mnk = 5503220, n_even = 4, m = 523}, kernels = [
    "tall_8x32x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 524, nk = 64}, at_most = {k = 8, n = 24, mnk = 5503220, n_even = 4}, kernels = [
    "tall_8x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, nk = 64}, at_most = {k = 8, n = 32, mnk = 5503220, n_even = 4}, kernels = [
    "skinny_10x32x64", "tall_8x32x1024"
  ], factors = [244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, nk = 64, n_even = 5}, at_most = {k = 8, n = 32, mnk = 5503220, mn = 5792}, kernels = [
    "skinny_10x32x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, nk = 64, n_even = 5, mn = 5793}, at_most = {k = 8, n = 32, mnk = 5503220}, kernels = [
    "skinny_10x32x64", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, mnk = 5503221}, at_most = {k = 8, n = 32, m = 492917}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "skinny_10x32x64", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [249, 199, 211, 217, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 492918, mnk = 5503221}, at_most = {k = 8, n = 32}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "tall_8x32x1024"
  ], factors = [223, 213, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31}, at_most = {k = 8, n = 42, nk = 145}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 31}, at_most = {k = 8, n = 48, nk = 145}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "tall_16x16x1024"
  ], factors = [254, 250, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 31}, at_most = {k = 8, n = 63, nk = 145}, kernels = [
    "skinny_6x64x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, nk = 146}, at_most = {k = 8, n = 63, mn = 4365}, kernels = [
    "panel_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, nk = 146, mn = 4366}, at_most = {k = 8, n = 63}, kernels = [
    "panel_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31}, at_most = {k = 4, n = 98, n_even = 4}, kernels = [
    "panel_6x64x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, m = 31}, at_most = {k = 4, n = 224, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [303, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, n_even = 5}, at_most = {k = 4, n = 101, nk = 156}, kernels = [
    "panel_6x64x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 31, n_even = 5}, at_most = {k = 4, n = 224, nk = 156}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [287, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, n_even = 5, nk = 157}, at_most = {k = 3, n = 224}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [280, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, n_even = 5, nk = 157, k = 4}, at_most = {k = 4, n = 224}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [271, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 31}, at_most = {k = 4, n = 381, mn = 801295, m = 65}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 382, m = 31}, at_most = {k = 4, n = 1017, mn = 801295, m = 35}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 382, m = 36}, at_most = {k = 4, n = 1017, mn = 801295, m = 65}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 66}, at_most = {k = 4, n = 1017, mn = 518309, n_even = 32, nk = 661, mk = 356}, kernels = [
    "panel_6x64x1024"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 66, mk = 357}, at_most = {k = 4, n = 1017, mn = 518309, n_even = 32, nk = 661}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [321, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 66, nk = 662}, at_most = {k = 4, n = 1017, mn = 518309, n_even = 32}, kernels = [
    "panel_6x64x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 66, n_even = 33}, at_most = {k = 4, n = 1017, mn = 518309, nk = 443}, kernels = [
    "panel_6x64x1024"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 66, n_even = 33, nk = 444}, at_most = {k = 4, n = 1017, mn = 518309}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [276, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 66, mn = 518310}, at_most = {k = 4, n = 1017, mn = 801295}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [286, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 31, mn = 801296}, at_most = {k = 4, n = 1017, mn = 4007229, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 31, mn = 801296, n_even = 5}, at_most = {k = 4, n = 1017, mn = 4007229}, kernels = [
    "sweep_whole_6x64x2048", "sweep_whole_3x128x1024"
  ], factors = [251, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 225, m = 31, mn = 4007230}, at_most = {k = 4, n = 1017}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 5}, at_most = {k = 8, n = 96, mn = 734478, n_even = 4}, kernels = [
    "panel_6x64x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, m = 31, k = 5}, at_most = {k = 8, n = 1017, mn = 734478, n_even = 4, mk = 558}, kernels = [
    "panel_6x64x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, m = 31, k = 5, mk = 559}, at_most = {k = 8, n = 1017, mn = 734478, n_even = 4}, kernels = [
    "panel_6x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 5, n_even = 5}, at_most = {k = 5, n = 1017, mn = 734478}, kernels = [
    "panel_6x64x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 6, n_even = 5}, at_most = {k = 7, n = 1017, mn = 734478}, kernels = [
    "panel_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 8, n_even = 5}, at_most = {k = 8, n = 90, mn = 734478, nk = 2804}, kernels = [
    "panel_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 31, k = 8, n_even = 5}, at_most = {k = 8, n = 1017, mn = 734478, nk = 2804}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 8, n_even = 5, nk = 2805}, at_most = {k = 8, n = 1017, mn = 734478}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 5, mn = 734479}, at_most = {k = 8, n = 1017, mn = 3926490, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 5, mn = 734479, n_even = 5}, at_most = {k = 8, n = 1017, mn = 3926490}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024"
  ], factors = [255, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 31, k = 5, mn = 3926491}, at_most = {k = 8, n = 1017}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31}, at_most = {k = 8, mn = 706159, n_even = 724, mk = 129}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mk = 130}, at_most = {k = 8, mn = 706159, n_even = 724, mk = 355}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mk = 356}, at_most = {k = 4, mn = 706159, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "panel_6x64x1024"
  ], factors = [270, 260, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mk = 356, k = 5}, at_most = {k = 8, mn = 706159, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048", "skinny_6x64x64", "panel_6x64x1024"
  ], factors = [254, 249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 706160}, at_most = {k = 6, mn = 8167801, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 706160, k = 7}, at_most = {k = 8, mn = 8167801, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 706160, n_even = 5}, at_most = {k = 4, mn = 8167801, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 706160, n_even = 5, k = 5}, at_most = {k = 8, mn = 8167801, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, n_even = 725}, at_most = {k = 2, mn = 710062, n = 1448}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 31, n_even = 725}, at_most = {k = 2, mn = 710062}, kernels = [
    "sweep_whole_6x64x2048", "sweep_whole_3x128x1024", "skinny_6x64x64"
  ], factors = [276, 277, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, n_even = 725, k = 3}, at_most = {k = 4, mn = 710062, n = 1448}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 31, n_even = 725, k = 3}, at_most = {k = 4, mn = 710062}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, n_even = 725, mn = 710063}, at_most = {k = 4, mn = 8167801}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, n_even = 725, k = 5}, at_most = {k = 7, mn = 8167801}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, n_even = 725, k = 8}, at_most = {k = 8, mn = 8167801, m = 88}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 89, n_even = 725, k = 8}, at_most = {k = 8, mn = 8167801}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 8167802}, at_most = {k = 8, mn = 16377089, mnk = 79018716, n_even = 8}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 8167802, n_even = 9}, at_most = {k = 8, mn = 16377089, mnk = 79018716, n_even = 512}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 8167802, n_even = 513}, at_most = {k = 8, mn = 16377089, mnk = 79018716, mk = 8461}, kernels = [
    "sweep_whole_6x64x2048", "sweep_whole_3x128x1024"
  ], factors = [348, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 8167802, n_even = 513, mk = 8462}, at_most = {k = 8, mn = 16377089, mnk = 79018716}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [369, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 8167802, mnk = 79018717}, at_most = {k = 8, mn = 16377089}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [309, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 16377090}, at_most = {k = 8, mk = 16952}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [340, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 16377090, mk = 16953}, at_most = {k = 8, mk = 29401}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [328, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1018, m = 31, mn = 16377090, mk = 29402}, at_most = {k = 8}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [328, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 9}, at_most = {n = 24, mk = 1389, mn = 1630}, kernels = [
    "skinny_10x32x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 9, mk = 1390}, at_most = {n = 24, mk = 267416, mn = 1630, m = 42}, kernels = [
    "skinny_10x32x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 43, k = 9, mk = 1390}, at_most = {n = 24, mk = 267416, mn = 1630}, kernels = [
    "tall_8x32x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 9, mn = 1631}, at_most = {n = 24, mk = 267416, k = 13}, kernels = [
    "tall_8x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 14, mn = 1631}, at_most = {n = 24, mk = 267416, k = 60, nk = 838}, kernels = [
    "tall_8x32x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 14, mn = 1631, nk = 839}, at_most = {n = 24, mk = 267416, k = 60}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 61, mn = 1631}, at_most = {n = 24, mk = 267416, mn = 2541}, kernels = [
    "tall_8x32x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 61, mn = 2542}, at_most = {n = 24, mk = 267416}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, k = 9}, at_most = {n = 32, mk = 267416, nk = 2015, m = 34}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 35, k = 9}, at_most = {n = 32, mk = 267416, nk = 403, m = 166}, kernels = [
    "skinny_10x32x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 167, k = 9}, at_most = {n = 32, mk = 267416, nk = 403}, kernels = [
    "tall_8x32x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 35, k = 9, nk = 404}, at_most = {n = 31, mk = 267416, nk = 2015, mnk = 41962}, kernels = [
    "skinny_10x32x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 35, k = 9, nk = 404, mnk = 41963}, at_most = {n = 31, mk = 267416, nk = 2015}, kernels = [
    "panel_6x64x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 35, k = 9, nk = 404}, at_most = {n = 32, mk = 267416, nk = 2015}, kernels = [
    "panel_6x64x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, k = 9, nk = 2016}, at_most = {n = 31, mk = 267416, m = 123}, kernels = [
    "skinny_10x32x64", "panel_6x64x1024"
  ], factors = [256, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 124, k = 9, nk = 2016}, at_most = {n = 31, mk = 267416}, kernels = [
    "panel_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 31, k = 9, nk = 2016}, at_most = {n = 32, mk = 267416, mn = 4361}, kernels = [
    "skinny_10x32x64", "panel_6x64x1024"
  ], factors = [253, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 31, k = 9, nk = 2016, mn = 4362}, at_most = {n = 32, mk = 267416}, kernels = [
    "panel_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9}, at_most = {n = 40, mk = 267416, nk = 1169, mnk = 75211}, kernels = [
    "panel_6x64x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9, mnk = 75212}, at_most = {n = 40, mk = 267416, nk = 1169}, kernels = [
    "panel_6x64x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9, nk = 1170}, at_most = {n = 40, mk = 267416, mn = 1808}, kernels = [
    "panel_6x64x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9, nk = 1170, mn = 1809}, at_most = {n = 40, mk = 60398, k = 59}, kernels = [
    "panel_6x64x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 60, nk = 1170, mn = 1809}, at_most = {n = 40, mk = 60398}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [277, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9, nk = 1170, mn = 1809, mk = 60399}, at_most = {n = 40, mk = 267416, m = 187}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [274, 269, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 188, k = 9, nk = 1170, mn = 1809, mk = 60399}, at_most = {n = 40, mk = 267416}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [261, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 31, k = 9}, at_most = {n = 53, mk = 267416, k = 23, nk = 455}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [300, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 31, k = 9, nk = 456}, at_most = {n = 47, mk = 267416, k = 23}, kernels = [
    "panel_6x64x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 31, k = 9, nk = 456}, at_most = {n = 53, mk = 267416, k = 23}, kernels = [
    "panel_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 31, k = 24}, at_most = {n = 48, mk = 267416, m = 80}, kernels = [
    "panel_6x64x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 81, k = 24}, at_most = {n = 48, mk = 267416, n_even = 4, nk = 3147}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [275, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 81, k = 24, nk = 3148}, at_most = {n = 48, mk = 267416, n_even = 4}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 81, k = 24, n_even = 5}, at_most = {n = 48, mk = 267416}, kernels = [
    "panel_6x64x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 31, k = 24}, at_most = {n = 53, mk = 267416, m = 71}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 72, k = 24}, at_most = {n = 53, mk = 267416}, kernels = [
    "panel_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 9, mk = 267417}, at_most = {n = 24, m = 141, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "tall_8x32x1024"
  ], factors = [216, 238, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, k = 9, mk = 267417}, at_most = {n = 32, m = 82, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "skinny_10x32x64", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [236, 226, 240, 226, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 83, k = 9, mk = 267417}, at_most = {n = 32, m = 141, n_even = 4}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [229, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 9, mk = 267417, n_even = 5}, at_most = {n = 32, m = 141, mn = 1527}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [243, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 9, mk = 267417, n_even = 5, mn = 1528}, at_most = {n = 32, m = 141}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_14x32x512", "panel_6x64x1024"
  ], factors = [246, 232, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9, mk = 267417}, at_most = {n = 49, m = 63, nk = 4285314}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [267, 287, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 64, k = 9, mk = 267417}, at_most = {n = 49, m = 141, nk = 4285314}, kernels = [
    "sweep_whole_16x16x8192", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [250, 272, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 9, mk = 267417, nk = 4285315}, at_most = {n = 49, m = 141}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, m = 31, k = 9, mk = 267417}, at_most = {n = 53, m = 141}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024"
  ], factors = [248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 9, mk = 267417}, at_most = {n = 24, k = 28}, kernels = [
    "sweep_whole_6x64x2048", "tall_8x32x1024"
  ], factors = [221, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 29, mk = 267417}, at_most = {n = 24, k = 66, mk = 1283405}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [225, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 29, mk = 1283406}, at_most = {n = 24, k = 66}, kernels = [
    "sweep_whole_6x64x2048", "tall_8x32x1024"
  ], factors = [210, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 9, mk = 267417}, at_most = {n = 32, k = 29}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "tall_8x32x1024"
  ], factors = [228, 217, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 30, mk = 267417}, at_most = {n = 32, k = 66, mn = 3971286, nk = 2015}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [236, 231, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 30, mk = 267417, nk = 2016}, at_most = {n = 32, k = 66, mn = 3971286}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [213, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 30, mk = 267417, mn = 3971287}, at_most = {n = 32, k = 66}, kernels = [
    "sweep_whole_6x64x2048", "tall_8x32x1024"
  ], factors = [241, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 142, k = 9, mk = 267417}, at_most = {n = 47, k = 45}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [285, 280, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 142, k = 9, mk = 267417}, at_most = {n = 53, k = 45}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [267, 272, 281, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 142, k = 46, mk = 267417}, at_most = {n = 53, k = 66}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [269, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 67, mk = 267417}, at_most = {n = 24, k_even = 4, mk = 13523478, mnk = 14096630}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [227, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 67, mk = 267417, mnk = 14096631}, at_most = {n = 20, k_even = 4, mk = 13523478}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [220, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 142, k = 67, mk = 267417, mnk = 14096631}, at_most = {n = 24, k_even = 4, mk = 1790935}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [226, 232, 214, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 142, k = 67, mk = 1790936, mnk = 14096631}, at_most = {n = 24, k_even = 4, mk = 13523478}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [209, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 67, mk = 13523479}, at_most = {n = 24, k_even = 4, mk = 17048842}, kernels = [
    "tall_8x32x1024"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 67, mk = 17048843}, at_most = {n = 24, k_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "tall_8x32x1024"
  ], factors = [210, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 142, k = 67, mk = 267417, k_even = 5}, at_most = {n = 18}, kernels = [
    "sweep_16x16x8192", "sweep_whole_16x16x8192", "sweep_whole_6x64x2048", "tall_8x32x1024"
  ], factors = [194, 189, 166, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 142, k = 67, mk = 267417, k_even = 5}, at_most = {n = 24}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [188, 222, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 67, mk = 267417}, at_most = {n = 32, mnk = 16573918}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 67, mk = 267417, mnk = 16573919}, at_most = {n = 31, mk = 12844563, k = 149}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024"
  ], factors = [228, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 150, mk = 267417, mnk = 16573919}, at_most = {n = 31, mk = 935932}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [234, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 150, mk = 935933, mnk = 16573919}, at_most = {n = 31, mk = 12844563}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [228, 245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 142, k = 67, mk = 12844564, mnk = 16573919}, at_most = {n = 31}, kernels = [
    "tall_8x32x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 142, k = 67, mk = 267417, mnk = 16573919}, at_most = {n = 32, nk = 4720}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [271, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 142, k = 67, mk = 267417, mnk = 16573919, nk = 4721}, at_most = {n = 32, k = 522}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [271, 232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 142, k = 523, mk = 267417, mnk = 16573919, nk = 4721}, at_most = {n = 32, nk = 46340}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 142, k = 523, mk = 267417, mnk = 16573919, nk = 46341}, at_most = {n = 32}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [251, 231, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 142, k = 67, mk = 267417}, at_most = {n = 40}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x16x8192", "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [254, 242, 256, 260, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 142, k = 67, mk = 267417}, at_most = {n = 48, mk = 623957}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [264, 265, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 142, k = 67, mk = 623958}, at_most = {n = 48}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [261, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 142, k = 67, mk = 267417}, at_most = {n = 53, nk = 24436}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [246, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 142, k = 67, mk = 267417, nk = 24437}, at_most = {n = 53}, kernels = [
    "dot_8x3x2048", "panel_6x64x1024"
  ], factors = [253, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9}, at_most = {m = 48, k_even = 32, nk = 10884210, mk = 588, n = 543}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 544, m = 31, k = 9}, at_most = {m = 48, k_even = 32, nk = 10884210, mk = 588, k = 15}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 544, m = 31, k = 16}, at_most = {m = 48, k_even = 32, nk = 10884210, mk = 588}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, mk = 589}, at_most = {m = 48, k_even = 32, nk = 10884210, n = 151}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 152, m = 31, k = 9, mk = 589}, at_most = {m = 48, k_even = 32, nk = 10884210, n = 169}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 170, m = 31, k = 9, mk = 589}, at_most = {m = 38, k_even = 32, nk = 10884210, n_even = 32}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 170, m = 31, k = 9, mk = 589, n_even = 33}, at_most = {m = 38, k_even = 32, nk = 10884210}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 170, m = 39, k = 9, mk = 589}, at_most = {m = 48, k_even = 32, nk = 10884210, mnk = 35079829}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 170, m = 39, k = 9, mk = 589, mnk = 35079830}, at_most = {m = 48, k_even = 32, nk = 10884210}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "slab_6x64x128"
  ], factors = [245, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, nk = 10884211}, at_most = {m = 48, k_even = 32, nk = 17773251}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [235, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, nk = 17773252}, at_most = {m = 48, k_even = 32}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [206, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 49, k = 9}, at_most = {m = 190, k_even = 32, n = 72, nk = 28842, k = 19}, kernels = [
    "panel_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 73, m = 49, k = 9}, at_most = {m = 190, k_even = 32, n = 93, nk = 28842, k = 19}, kernels = [
    "panel_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 49, k = 20}, at_most = {m = 125, k_even = 32, n = 93, nk = 28842}, kernels = [
    "panel_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 126, k = 20}, at_most = {m = 190, k_even = 32, n = 93, nk = 28842}, kernels = [
    "panel_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 49, k = 9, nk = 28843}, at_most = {m = 190, k_even = 32, n = 93, mk = 438264}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [241, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 49, k = 9, nk = 28843, mk = 438265}, at_most = {m = 190, k_even = 32, n = 93}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [245, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 9}, at_most = {m = 190, k_even = 32, n_even = 4, k = 29, mk = 2022}, kernels = [
    "panel_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 9, mk = 2023}, at_most = {m = 190, k_even = 32, n_even = 4, k = 29}, kernels = [
    "panel_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 30}, at_most = {m = 102, k_even = 32, n_even = 4, k = 116}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [237, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 103, k = 30}, at_most = {m = 190, k_even = 32, n_even = 4, k = 116, mnk = 2075477}, kernels = [
    "panel_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 103, k = 30, mnk = 2075478}, at_most = {m = 190, k_even = 32, n_even = 4, k = 116}, kernels = [
    "panel_6x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 117}, at_most = {m = 116, k_even = 32, n_even = 4, k = 654}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [236, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 117, k = 117}, at_most = {m = 190, k_even = 32, n_even = 4, k = 654, n = 1192}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [235, 252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1193, m = 117, k = 117}, at_most = {m = 190, k_even = 32, n_even = 4, k = 654}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [238, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 655}, at_most = {m = 61, k_even = 32, n_even = 4, n = 1098}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [244, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 62, k = 655}, at_most = {m = 69, k_even = 32, n_even = 4, n = 1098}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [241, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 70, k = 655}, at_most = {m = 190, k_even = 32, n_even = 4, n = 1098}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [238, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1099, m = 49, k = 655}, at_most = {m = 190, k_even = 32, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [244, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 9, n_even = 5}, at_most = {m = 97, k_even = 32, mk = 3487, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 98, k = 9, n_even = 5}, at_most = {m = 190, k_even = 32, mk = 1982, n_even = 724}, kernels = [
    "panel_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 98, k = 9, n_even = 5, mk = 1983}, at_most = {m = 190, k_even = 32, mk = 3487, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 9, n_even = 725}, at_most = {m = 190, k_even = 32, mk = 3487, mn = 409518, n = 1448}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 49, k = 9, n_even = 725}, at_most = {m = 190, k_even = 32, mk = 3487, mn = 409518}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [242, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 9, n_even = 725, mn = 409519}, at_most = {m = 190, k_even = 32, mk = 3487}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 49, k = 9, n_even = 5, mk = 3488}, at_most = {m = 105, k_even = 32}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 106, k = 9, n_even = 5, mk = 3488}, at_most = {m = 190, k_even = 32, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [255, 249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 106, k = 9, n_even = 725, mk = 3488}, at_most = {m = 190, k_even = 32}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, k_even = 33}, at_most = {m = 32, nk = 258015}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 33, k = 9, k_even = 33}, at_most = {m = 63, nk = 258015}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 64, k = 9, k_even = 33}, at_most = {m = 190, nk = 258015, mnk = 8519678, n_even = 8}, kernels = [
    "panel_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 64, k = 9, k_even = 33, n_even = 9}, at_most = {m = 190, nk = 258015, mnk = 8519678, n = 636}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 637, m = 64, k = 9, k_even = 33, n_even = 9}, at_most = {m = 190, nk = 258015, mnk = 8519678}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 64, k = 9, k_even = 33, mnk = 8519679}, at_most = {m = 190, nk = 258015}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [251, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, k_even = 33, nk = 258016}, at_most = {m = 54, nk = 3463093, n = 2015}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, k_even = 33, nk = 3463094}, at_most = {m = 54, nk = 8366047, n = 2015}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "slab_6x64x128"
  ], factors = [246, 248, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, m = 31, k = 9, k_even = 33, nk = 258016}, at_most = {m = 54, nk = 8366047, k_even = 362}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, m = 31, k = 9, k_even = 363, nk = 258016}, at_most = {m = 54, nk = 8366047}, kernels = [
    "block_slab_6x64x256", "slab_6x64x128"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, k_even = 33, nk = 8366048}, at_most = {m = 54, nk = 9619743}, kernels = [
    "sweep_whole_6x64x2048", "slab_6x64x128"
  ], factors = [237, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 31, k = 9, k_even = 33, nk = 9619744}, at_most = {m = 54}, kernels = [
    "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [215, 231, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 55, k = 9, k_even = 33, nk = 258016}, at_most = {m = 190, n_even = 724, k = 8127}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 55, k = 8128, k_even = 33, nk = 258016}, at_most = {m = 190, n_even = 724, mk = 3463501}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 55, k = 8128, k_even = 33, nk = 258016, mk = 3463502}, at_most = {m = 190, n_even = 724}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024"
  ], factors = [251, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 55, k = 9, k_even = 33, nk = 258016, n_even = 725}, at_most = {m = 190, mnk = 72161539}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [250, 252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 55, k = 9, k_even = 33, nk = 258016, n_even = 725, mnk = 72161540}, at_most = {m = 190, n = 1448}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256"
  ], factors = [256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 55, k = 9, k_even = 33, nk = 258016, n_even = 725, mnk = 72161540}, at_most = {m = 190}, kernels = [
    "block_slab_6x64x256", "slab_6x64x128"
  ], factors = [253, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9}, at_most = {k = 26, mn = 834165, n_even = 4, mk = 12837, n = 111}, kernels = [
    "panel_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 191, k = 9}, at_most = {k = 26, mn = 449020, n_even = 4, mk = 12837}, kernels = [
    "panel_6x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 191, k = 9, mn = 449021}, at_most = {k = 26, mn = 834165, n_even = 4, mk = 12837}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, mk = 12838}, at_most = {k = 26, mn = 834165, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, n_even = 5}, at_most = {k = 19, mn = 834165, n_even = 724}, kernels = [
    "panel_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 20, n_even = 5}, at_most = {k = 26, mn = 834165, n_even = 724}, kernels = [
    "panel_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, n_even = 725}, at_most = {k = 26, mn = 834165}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, mn = 834166}, at_most = {k = 15, n_even = 128, mn = 5588350}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [255, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 16, mn = 834166}, at_most = {k = 26, n_even = 128, mn = 5588350}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024"
  ], factors = [251, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, mn = 5588351}, at_most = {k = 11, n_even = 128, mnk = 94537965}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 12, mn = 5588351}, at_most = {k = 26, n_even = 128, mnk = 94537965}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, mn = 5588351, mnk = 94537966}, at_most = {k = 26, n_even = 128, mn = 10418498}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, mn = 10418499, mnk = 94537966}, at_most = {k = 13, n_even = 128}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 14, mn = 10418499, mnk = 94537966}, at_most = {k = 26, n_even = 128}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 9, mn = 834166, n_even = 129}, at_most = {k = 26, n = 1254}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [249, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1255, m = 191, k = 9, mn = 834166, n_even = 129}, at_most = {k = 26}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [249, 250, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27}, at_most = {nk = 125732, mk = 254343, n_even = 4, k = 67, n = 753}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 68}, at_most = {nk = 125732, mk = 254343, n_even = 4, k = 74, n = 753}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 754, m = 191, k = 27}, at_most = {nk = 125732, mk = 254343, n_even = 4, k = 74}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [238, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 75}, at_most = {nk = 125732, mk = 254343, n_even = 4, n = 178, k = 236}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 237}, at_most = {nk = 125732, mk = 254343, n_even = 4, n = 178}, kernels = [
    "tall_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 179, m = 191, k = 75}, at_most = {nk = 125732, mk = 254343, n_even = 4}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, n_even = 5}, at_most = {nk = 125732, mk = 8763, n_even = 362, k = 59}, kernels = [
    "panel_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, n_even = 5, mk = 8764}, at_most = {nk = 125732, mk = 254343, n_even = 362, k = 59}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 60, n_even = 5}, at_most = {nk = 125732, mk = 126909, n_even = 362}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 60, n_even = 5, mk = 126910}, at_most = {nk = 125732, mk = 254343, n_even = 362, k_even = 128}, kernels = [
    "tall_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 60, n_even = 5, mk = 126910, k_even = 129}, at_most = {nk = 125732, mk = 254343, n_even = 362}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, n_even = 363}, at_most = {nk = 125732, mk = 254343}, kernels = [
    "sweep_whole_6x64x2048", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [250, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, mk = 254344}, at_most = {nk = 125732, k = 67, mnk = 413830845, n_even = 4}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024"
  ], factors = [249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, mk = 254344, n_even = 5}, at_most = {nk = 125732, k = 67, mnk = 413830845}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [252, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, mk = 254344, mnk = 413830846}, at_most = {nk = 125732, k = 67}, kernels = [
    "sweep_whole_6x64x2048", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [254, 245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 68, mk = 254344}, at_most = {nk = 125732, n_even = 4, mk = 521261, n = 78}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 79, m = 191, k = 68, mk = 254344}, at_most = {nk = 125732, n_even = 4, mk = 521261}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 68, mk = 521262}, at_most = {nk = 125732, n_even = 4, n = 141, k = 181}, kernels = [
    "tall_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 182, mk = 521262}, at_most = {nk = 125732, n_even = 4, n = 141}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 142, m = 191, k = 68, mk = 521262}, at_most = {nk = 125732, n_even = 4}, kernels = [
    "tall_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 68, mk = 254344, n_even = 5}, at_most = {nk = 125732, mn = 926330, k = 156}, kernels = [
    "tall_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 157, mk = 254344, n_even = 5}, at_most = {nk = 125732, mn = 926330, k_even = 362, m = 1267}, kernels = [
    "tall_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 1268, k = 157, mk = 254344, n_even = 5}, at_most = {nk = 125732, mn = 926330, k_even = 362}, kernels = [
    "tall_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 157, mk = 254344, n_even = 5, k_even = 363}, at_most = {nk = 125732, mn = 926330}, kernels = [
    "tall_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 68, mk = 254344, n_even = 5, mn = 926331}, at_most = {nk = 125732, mnk = 469527037}, kernels = [
    "tall_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 68, mk = 254344, n_even = 5, mn = 926331, mnk = 469527038}, at_most = {nk = 125732}, kernels = [
    "sweep_whole_3x128x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [279, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733}, at_most = {n_even = 4, k = 767, mk = 220050, mn = 401320}, kernels = [
    "block_slab_6x64x256", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [254, 259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, mn = 401321}, at_most = {n_even = 4, k = 767, mk = 220050}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [238, 256, 259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, mk = 220051}, at_most = {n_even = 4, k = 767}, kernels = [
    "block_slab_6x64x256", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [259, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 768, nk = 125733}, at_most = {n_even = 4, n = 132, k_even = 128}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [248, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 191, k = 768, nk = 125733}, at_most = {n_even = 4, n = 232, k_even = 128}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 768, nk = 125733, k_even = 129}, at_most = {n_even = 4, n = 232}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 233, m = 191, k = 768, nk = 125733}, at_most = {n_even = 4, mk = 260808}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 233, m = 191, k = 768, nk = 125733, mk = 260809}, at_most = {n_even = 4, m = 565}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [263, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 233, m = 566, k = 768, nk = 125733, mk = 260809}, at_most = {n_even = 4}, kernels = [
    "block_slab_6x64x256", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [266, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, n_even = 5}, at_most = {n_even = 724, m = 297, mk = 132676}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [256, 251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, n_even = 5, mk = 132677}, at_most = {n_even = 724, m = 297, k_even = 512}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [261, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, n_even = 5, mk = 132677, k_even = 513}, at_most = {n_even = 724, m = 297}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [256, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 298, k = 27, nk = 125733, n_even = 5}, at_most = {n_even = 362, mn = 948221}, kernels = [
    "block_slab_6x64x256", "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [254, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 298, k = 27, nk = 125733, n_even = 363}, at_most = {n_even = 724, mn = 948221}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 298, k = 27, nk = 125733, n_even = 5, mn = 948222}, at_most = {n_even = 724}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, n_even = 725}, at_most = {mk = 125883, k = 103}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [247, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 104, nk = 125733, n_even = 725}, at_most = {mk = 125883}, kernels = [
    "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, n_even = 725, mk = 125884}, at_most = {mk = 335340}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [255, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 191, k = 27, nk = 125733, n_even = 725, mk = 335341}, at_most = {}, kernels = [
    "sweep_whole_6x64x2048", "block_slab_6x64x256", "panel_6x64x1024"
  ], factors = [259, 257, 255]} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @znver5} : () -> ()
