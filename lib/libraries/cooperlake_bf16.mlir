// Micro-kernels for x86-64-v4 with VNNI and BF16: Cooper Lake, Sapphire Rapids, Zen 4 and later, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1147 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 36, n_pred 16, levels measured [0].
// 39 of 95 candidates kept (2555 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.033, worst 3.88
// predicted against measured time: median error 5.9 %; g: 9.6 % at most
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x8192", family = "dot",
    tile = #dynmlir.tile<16, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [26651, 7295050, 13354867, 43963441],
      g_slope = [7268399, 6059817, 7652143, 6596638], region = 564, visit = 4003, loop = 1329, fma = 506,
      pack = 365, conflict_a = 1482, split = 114, a_near = 9, a_far = 286, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1000, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x8192", family = "dot",
    tile = #dynmlir.tile<14, 2, 8192>, packed = true, model = {
      g_t = [0, 6], g_ps = [40667, 44115190], g_slope = [7345753, 7150929], visit = 5042, loop = 3792,
      fma = 348, pack = 329, conflict_a = 1191, split = 271, a_far = 201, b_near = 1024, b_far = 59,
      c_far = 1024, rows_far = 1024, once_near = 681, once_far = 1024, reread = 105
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [19483, 5839161, 16308167, 17923447],
      g_slope = [5819678, 10469006, 1615280, 5660308], visit = 3827, loop = 6020, fma = 306, pack = 276,
      conflict_a = 280, split = 314, stall = 1024, a_near = 22, a_far = 232, b_near = 1024, b_far = 1021,
      c_near = 504, c_far = 1024, rows_near = 599, rows_far = 1024, once_near = 1024, once_far = 869
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x8192", family = "dot",
    tile = #dynmlir.tile<2, 1, 8192>, packed = true, model = {
      g_t = [0, 9], g_ps = [14338, 9951991], g_slope = [1104183, 1259465], region = 1379, visit = 637,
      loop = 2668, fma = 438, pack = 379, conflict_a = 1336, split = 261, a_far = 227, b_near = 1024,
      b_far = 996, rows_near = 103, once_near = 1024, once_far = 925, alias_a = 116, reread = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 1], g_ps = [18603, 2696478], g_slope = [2677875, 2857689], visit = 2163, loop = 4074,
      fma = 479, pack = 422, split = 172, a_near = 9, a_far = 251, b_near = 1024, b_far = 1024, c_far = 271,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [18817, 7927950], g_slope = [2636377, 2761464], visit = 1770, loop = 5326,
      fma = 383, pack = 329, conflict_a = 1590, split = 462, a_far = 196, b_far = 1024, rows_far = 1024,
      once_near = 1024, once_far = 770, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0], g_ps = [36319], g_slope = [2783753], region = 3758, visit = 3529, loop = 3560, fma = 335,
      edge = 3, pack = 329, a_far = 229, b_near = 1024, rows_near = 423, rows_far = 1024, once_far = 803,
      reread = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 6, 9, 13, 19, 63], g_ps = [11542, 2695998, 4890150, 5828286, 10538927, 34923269],
      g_slope = [447409, 731384, 234534, 785106, 554189, 359085], visit = 1365, fma = 303, conflict_a = 23860,
      conflict_c = 911, conflict = 4695, mask = 73, stall = 1024, a_near = 1024, a_far = 891, b_near = 989,
      b_far = 1024, c_near = 201, c_far = 599, rows_near = 1024, alias_a = 114, alias_c = 477,
      apart_near = 893, apart_far = 212
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x64", family = "skinny",
    tile = #dynmlir.tile<8, 32, 64>, packed = false, model = {
      g_t = [0, 1, 9], g_ps = [12704, 462456, 4331424], g_slope = [449752, 483621, 548034], edge_columns = 8,
      region = 3420, visit = 739, loop = 159, fma = 396, edge = 29, conflict_a = 21066, conflict_c = 562,
      conflict = 2039, mask = 77, split = 687, stall = 57, a_near = 987, a_far = 1024, b_far = 267,
      c_near = 323, c_far = 280, rows_near = 1024, rows_far = 624, once_far = 81, brief = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 2, 3, 19, 63, 94], g_ps = [16189, 1488399, 1793464, 14550424, 45037500, 56253177],
      g_slope = [736105, 305065, 797310, 692888, 361796, 1022170], edge_columns = 8, region = 712,
      visit = 1097, fma = 480, conflict_a = 7623, conflict_c = 1879, mask = 111, split = 2246, stall = 1024,
      a_near = 1024, a_far = 1024, b_near = 361, b_far = 1024, c_near = 66, c_far = 136, apart_near = 316,
      apart_far = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [30746, 1191135, 2134113], g_slope = [580194, 471489, 550341], edge_columns = 8,
      region = 3361, visit = 767, loop = 469, fma = 371, edge = 85, conflict_a = 5790, conflict_c = 278,
      mask = 9, split = 316, stall = 224, a_near = 794, a_far = 273, b_near = 113, b_far = 414, c_near = 303,
      c_far = 430, once_far = 39, alias_a = 592, alias_c = 60, brief = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x16x8192", family = "tall",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [35688, 90965769, 121724474, 121724474],
      g_slope = [45465040, 30758705, 0, 29769101], region = 4204, visit = 3249, fma = 157, pack = 147,
      conflict_a = 9935, conflict_c = 7328, mask = 95, stall = 1024, b_near = 259, b_far = 1024, c_near = 126,
      c_far = 371, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_c = 884, apart_near = 171,
      apart_far = 1024, brief = 129, column = 254, seam = 505, reread = 417
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x1024", family = "tall",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1], g_ps = [43696, 8435121], g_slope = [8391425, 9416012], edge_columns = 16, visit = 1615,
      loop = 11274, fma = 145, edge = 2, pack = 44, conflict_a = 141, conflict_c = 1674, conflict = 315,
      mask = 93, stall = 179, a_far = 93, b_near = 288, b_far = 953, c_near = 598, c_far = 465,
      rows_near = 1024, once_near = 170, once_far = 879, alias_a = 150, apart_near = 134, apart_far = 209,
      brief = 23, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x2048", family = "tall",
    tile = #dynmlir.tile<8, 32, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [29722, 7273400], g_slope = [7243678, 7825456], edge_columns = 16, region = 5287,
      visit = 2816, fma = 140, pack = 113, conflict_a = 4141, conflict_c = 4750, mask = 151, stall = 424,
      a_near = 153, a_far = 98, b_near = 138, b_far = 546, c_near = 181, c_far = 506, rows_near = 755,
      once_near = 94, once_far = 1024, alias_c = 1019, apart_near = 101, apart_far = 1024, column = 553,
      seam = 526
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x256", family = "tall",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [53434, 13367450], g_slope = [1479335, 1662592], edge_columns = 16, region = 1121,
      visit = 2389, loop = 5217, fma = 142, edge = 27, pack = 64, conflict_a = 1493, conflict_c = 2546,
      mask = 119, stall = 393, a_near = 71, a_far = 155, b_near = 223, b_far = 1024, c_near = 348,
      c_far = 240, rows_near = 824, once_near = 152, once_far = 1024, alias_a = 60, alias_c = 248,
      apart_near = 60, apart_far = 337, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [12995], g_slope = [130086407], visit = 1665, fma = 304, conflict_a = 9422,
      conflict_c = 603, conflict = 7796, mask = 73, split = 155, stall = 1024, a_near = 633, b_far = 306,
      c_near = 174, c_far = 641, rows_near = 1024, once_near = 282, once_far = 99, alias_a = 408,
      alias_c = 811, apart_near = 338, apart_far = 1024, seam = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x32x4096", family = "sweep_whole",
    tile = #dynmlir.tile<8, 32, 4096>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [12079, 250588833, 386432538], g_slope = [27841861, 33960926, 23054358],
      edge_columns = 8, region = 1047, visit = 848, loop = 899, fma = 374, edge = 62, conflict_a = 12346,
      conflict_b = 188, conflict_c = 199, conflict = 2239, mask = 99, split = 772, stall = 462, a_near = 555,
      a_far = 38, b_near = 407, b_far = 787, c_near = 216, c_far = 237, rows_near = 1024, once_far = 703,
      alias_c = 106, apart_far = 1024, seam = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [14826], g_slope = [136358632], edge_columns = 8, region = 1410, visit = 1056,
      fma = 442, conflict_a = 23257, conflict_c = 1856, conflict = 3583, mask = 155, split = 1391,
      stall = 1024, a_near = 1024, a_far = 42, b_near = 687, c_near = 112, c_far = 301, once_far = 597,
      alias_a = 226, apart_near = 161, apart_far = 1024, seam = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_14x32x4096", family = "sweep_whole",
    tile = #dynmlir.tile<14, 32, 4096>, packed = false, model = {
      g_t = [0], g_ps = [20464], g_slope = [82113521], visit = 1213, fma = 401, conflict_a = 25755,
      conflict_b = 798, conflict_c = 472, mask = 254, split = 60, b_near = 851, c_near = 531, c_far = 518,
      rows_near = 1024, once_near = 29, once_far = 356, alias_c = 381, apart_near = 73, apart_far = 1024,
      seam = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x16x8192", family = "block",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [52324, 126624286, 188314615, 249985461],
      g_slope = [42190654, 61690329, 30835423, 41850055], region = 5271, visit = 3725, fma = 157, pack = 155,
      conflict_a = 10077, conflict_c = 6371, mask = 96, a_far = 237, b_near = 249, c_far = 78,
      rows_near = 1024, rows_far = 1024, once_far = 1024, alias_c = 1217, apart_near = 329, apart_far = 1024,
      column = 666, seam = 433, reread = 352
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x512", family = "block",
    tile = #dynmlir.tile<5, 64, 512>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [35375, 5961716, 8586952], g_slope = [2963170, 2625236, 3339575],
      edge_columns = 16, region = 1273, visit = 2139, loop = 5523, fma = 141, pack = 74, conflict_c = 2195,
      mask = 87, a_near = 125, a_far = 293, b_near = 11, b_far = 332, c_near = 599, once_near = 99,
      once_far = 932, alias_a = 228, alias_c = 165, apart_near = 218, apart_far = 196, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [66627, 10046442], g_slope = [9979815, 10817506], region = 3389, visit = 3803,
      loop = 178, fma = 138, edge = 26, pack = 114, conflict_c = 3596, mask = 195, a_near = 103, a_far = 42,
      c_near = 120, c_far = 1024, rows_near = 420, once_near = 6, once_far = 516, alias_c = 1508,
      apart_near = 228, apart_far = 661, column = 1010, seam = 838
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x2048", family = "block",
    tile = #dynmlir.tile<5, 64, 2048>, packed = true, model = {
      g_t = [0, 9], g_ps = [55404, 118682091], g_slope = [13180743, 15804668], edge_columns = 16,
      region = 1478, visit = 2040, loop = 5456, fma = 142, pack = 69, conflict_a = 2471, conflict_c = 1883,
      conflict = 1392, mask = 113, stall = 140, a_near = 150, a_far = 289, b_near = 75, b_far = 430,
      c_near = 380, c_far = 10, rows_near = 525, rows_far = 273, once_near = 93, once_far = 1024,
      alias_a = 84, alias_c = 563, apart_near = 177, apart_far = 350, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x128x1024", family = "block",
    tile = #dynmlir.tile<2, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [49080, 8425862, 17948929, 23200286],
      g_slope = [8376782, 9523067, 5251357, 8720714], edge_columns = 16, visit = 1001, loop = 9313, fma = 148,
      edge = 87, pack = 34, conflict_c = 1258, conflict = 1868, mask = 42, b_near = 259, b_far = 213,
      c_near = 816, c_far = 906, rows_far = 1024, once_near = 147, once_far = 774, alias_a = 226,
      apart_near = 159, apart_far = 760, brief = 26, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [22927], g_slope = [129709234], region = 1952, visit = 1817, loop = 1570, fma = 334,
      edge = 32, conflict_a = 19624, conflict_c = 43568, conflict = 1180, mask = 14, split = 304,
      stall = 1024, a_near = 519, a_far = 222, b_near = 434, b_far = 1024, c_far = 1024, once_far = 346,
      alias_a = 151, apart_near = 497, apart_far = 1024, column = 399, seam = 18, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0], g_ps = [26530], g_slope = [9754257], edge_columns = 8, visit = 404, loop = 9618, fma = 382,
      edge = 53, conflict_a = 1975, conflict_c = 894, conflict = 85, split = 119, stall = 346, a_near = 291,
      a_far = 769, b_near = 184, b_far = 154, c_near = 309, c_far = 1024, rows_near = 1024, rows_far = 1024,
      alias_a = 603, alias_c = 98, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x8192", family = "direct",
    tile = #dynmlir.tile<8, 16, 8192>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [19614, 105857450, 130442889, 212396895],
      g_slope = [35279278, 24585439, 40977003, 34431508], edge_columns = 8, region = 3945, visit = 676,
      loop = 1492, fma = 415, conflict_a = 15818, conflict_c = 39344, conflict = 13128, mask = 66,
      split = 1070, stall = 950, a_near = 392, a_far = 344, b_far = 726, c_near = 50, c_far = 1024,
      rows_near = 250, once_far = 266, column = 347, seam = 121, reread = 442
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [19964], g_slope = [8367241], edge_columns = 8, region = 2405, visit = 753,
      loop = 5538, fma = 365, edge = 94, conflict_a = 6472, conflict_c = 1328, conflict = 434, split = 334,
      stall = 409, a_near = 592, a_far = 305, b_near = 59, b_far = 435, c_near = 221, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 6, once_far = 8, alias_a = 487, alias_c = 469,
      column = 501, seam = 814
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x32x4096", family = "direct",
    tile = #dynmlir.tile<14, 32, 4096>, packed = false, model = {
      g_t = [0], g_ps = [33811], g_slope = [89574597], visit = 4346, fma = 418, edge = 61, conflict_a = 6079,
      conflict_c = 23520, mask = 258, split = 46, stall = 1024, a_near = 467, a_far = 834, b_near = 602,
      b_far = 1024, c_far = 1024, rows_near = 811, once_near = 14, once_far = 395, alias_a = 2536,
      apart_near = 31, column = 964, seam = 1024, reread = 963
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_12x16x256", family = "grouped",
    tile = #dynmlir.tile<12, 16, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [24828, 12819950], g_slope = [673427, 709917], region = 911, visit = 1946,
      fma = 194, edge = 56, conflict_a = 10260, conflict_c = 744, conflict = 7725, mask = 177, split = 376,
      stall = 74, a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 189, c_far = 510,
      once_near = 78, once_far = 333, alias_a = 160, alias_c = 293, apart_near = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_8x32x256", family = "grouped",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 9], g_ps = [27505, 6171544], g_slope = [682671, 716865], edge_columns = 16, region = 3449,
      visit = 2131, fma = 157, edge = 106, conflict_a = 3104, conflict_c = 143, conflict = 1672, mask = 189,
      split = 192, stall = 120, a_near = 295, a_far = 268, b_far = 324, c_near = 595, c_far = 398,
      rows_near = 358, once_near = 87, once_far = 263, apart_near = 112, apart_far = 276
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x128x256", family = "grouped",
    tile = #dynmlir.tile<3, 128, 256>, packed = false, model = {
      g_t = [0, 3], g_ps = [42582, 3758095], g_slope = [1238504, 1337819], edge_columns = 16, region = 692,
      visit = 1716, loop = 6831, fma = 194, edge = 30, conflict_b = 415, conflict_c = 1365, split = 4,
      a_far = 244, b_near = 139, b_far = 220, c_near = 785, c_far = 1024, rows_near = 275, once_near = 58,
      once_far = 165, alias_c = 43, apart_near = 140, apart_far = 797
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x32x256", family = "grouped",
    tile = #dynmlir.tile<6, 32, 256>, packed = false, model = {
      g_t = [0, 13], g_ps = [23815, 6918850], g_slope = [530387, 564606], edge_columns = 16, region = 3610,
      visit = 1612, fma = 163, edge = 120, conflict_a = 5068, conflict_b = 339, conflict_c = 14,
      conflict = 2063, mask = 191, split = 125, stall = 208, a_near = 212, a_far = 280, b_near = 12,
      b_far = 321, c_near = 427, c_far = 538, rows_near = 173, once_near = 76, once_far = 215,
      apart_near = 128, apart_far = 282
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_14x32x256", family = "grouped",
    tile = #dynmlir.tile<14, 32, 256>, packed = false, model = {
      g_t = [0, 9], g_ps = [40577, 10332883], g_slope = [1143589, 1284075], region = 469, visit = 3103,
      fma = 161, edge = 62, conflict_a = 8126, conflict_c = 1100, mask = 557, split = 89, stall = 532,
      a_near = 189, a_far = 1024, b_near = 5, b_far = 428, c_near = 510, c_far = 985, once_near = 119,
      once_far = 152, alias_c = 148, apart_near = 113, apart_far = 392
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x64x256", family = "grouped",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 4], g_ps = [36885, 3723550], g_slope = [921666, 978105], edge_columns = 16, region = 4247,
      visit = 2572, loop = 660, fma = 154, edge = 80, conflict_a = 156, conflict_c = 185, conflict = 1472,
      mask = 52, split = 90, stall = 57, a_near = 244, a_far = 145, b_near = 42, b_far = 795, c_near = 654,
      c_far = 602, once_near = 113, once_far = 255, apart_near = 79, apart_far = 684
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_12x16x8192", family = "block_slab",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 2], g_ps = [39145, 72686600], g_slope = [36323727, 34088027], region = 6364, visit = 3501,
      fma = 158, edge = 4, pack = 188, conflict_a = 9901, conflict_c = 5373, mask = 120, a_far = 250,
      b_near = 353, c_near = 53, c_far = 109, rows_near = 831, rows_far = 488, once_near = 116,
      alias_c = 2157, apart_near = 170, apart_far = 829, brief = 2, column = 547, seam = 426, reread = 440
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x32x4096", family = "block_slab",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [56018, 519682267], g_slope = [39971249, 86806031], region = 3655, visit = 6519,
      fma = 195, pack = 87, conflict_a = 17045, conflict_c = 2973, mask = 236, stall = 248, a_near = 182,
      a_far = 1024, b_near = 140, c_near = 546, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 56, once_far = 628, alias_a = 732, alias_c = 2278, apart_near = 171, apart_far = 550,
      brief = 36, seam = 992, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_5x64x256", family = "block_slab",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [66632, 1561975, 12070883], g_slope = [1495343, 1313613, 1458889],
      edge_columns = 16, visit = 2410, loop = 7810, fma = 140, pack = 78, conflict_c = 2354, mask = 107,
      stall = 767, a_near = 165, a_far = 240, b_near = 4, b_far = 123, c_near = 330, c_far = 240,
      rows_near = 593, rows_far = 1024, once_near = 133, once_far = 486, alias_a = 296, alias_c = 338,
      apart_near = 109, apart_far = 222, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x2048", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 2048>, packed = true, model = {
      g_t = [0, 4], g_ps = [32687, 7604325], g_slope = [1892909, 2028238], region = 5983, visit = 2682,
      loop = 621, fma = 456, edge = 12, pack = 283, stall = 557, b_near = 1024, b_far = 616, rows_near = 1024,
      rows_far = 1024, once_far = 485, alias_a = 105
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 5, m = 5, batches = 3, mk = 5}, kernels = [
    "skinny_16x8x64"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6}, at_most = {n = 2, k = 5, m = 5, batches = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 5, m = 5, batches = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6}, at_most = {n = 1, k = 5, m = 13, batches = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 2}, at_most = {n = 2, k = 5, m = 13, batches = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 3}, at_most = {n = 4, k = 5, m = 13, batches = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14}, at_most = {n = 4, k = 5, m = 24, batches = 3, mn = 43}, kernels = [
    "skinny_16x8x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25}, at_most = {n = 4, k = 5, m = 46, batches = 3, mn = 43}, kernels = [
    "skinny_16x8x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, mn = 44}, at_most = {n = 4, k = 5, m = 46, batches = 3, mnk = 267}, kernels = [
    "skinny_16x8x64"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, mn = 44, mnk = 268}, at_most = {n = 4, k = 5, m = 46, batches = 3}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4}, at_most = {n = 1, k = 5, m = 46, mn = 45}, kernels = [
    "skinny_16x8x64", "sweep_whole_8x32x4096"
  ], factors = [233, 146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 2}, at_most = {n = 4, k = 5, m = 46, mn = 13}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [127]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 2, mn = 14}, at_most = {n = 4, k = 5, m = 46, mn = 45}, kernels = [
    "skinny_16x8x64", "skinny_16x16x64"
  ], factors = [250, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, mn = 46}, at_most = {n = 4, k = 5, m = 46}, kernels = [
    "skinny_16x8x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47}, at_most = {n = 4, k = 3, mn = 204}, kernels = [
    "skinny_5x64x64"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, mn = 205}, at_most = {n = 4, k = 1, mn = 871}, kernels = [
    "direct_8x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, mn = 205, k = 2}, at_most = {n = 4, k = 3, mn = 871}, kernels = [
    "skinny_5x64x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, mn = 872}, at_most = {n = 4, k = 1, mnk = 1364714}, kernels = [
    "direct_8x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, mn = 872, k = 2}, at_most = {n = 4, k = 2, mnk = 1364714}, kernels = [
    "skinny_5x64x64", "direct_3x128x1024"
  ], factors = [240, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, mn = 872, mnk = 1364715}, at_most = {n = 4, k = 2}, kernels = [
    "skinny_5x64x64", "direct_3x128x1024", "direct_5x64x1024"
  ], factors = [228, 226, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, mn = 872, k = 3}, at_most = {n = 4, k = 3}, kernels = [
    "skinny_5x64x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, k = 4}, at_most = {n = 4, k = 5, nk = 6, mnk = 904}, kernels = [
    "skinny_5x64x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, k = 4, mnk = 905}, at_most = {n = 4, k = 5, nk = 6}, kernels = [
    "dot_16x1x8192", "skinny_5x64x64"
  ], factors = [278, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, k = 4, nk = 7}, at_most = {n = 4, k = 5, nk = 8, m = 183}, kernels = [
    "skinny_8x32x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 184, k = 4, nk = 7}, at_most = {n = 4, k = 5, nk = 8, mk = 23170}, kernels = [
    "skinny_8x32x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 184, k = 4, nk = 7, mk = 23171}, at_most = {n = 4, k = 5, nk = 8}, kernels = [
    "skinny_5x64x64"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, k = 4, nk = 9}, at_most = {n = 4, k = 5, elements = 110235}, kernels = [
    "skinny_5x64x64"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 47, k = 4, nk = 9, elements = 110236}, at_most = {n = 4, k = 5}, kernels = [
    "skinny_5x64x64", "tall_12x16x8192"
  ], factors = [224, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6}, at_most = {n = 2, k = 20, mk = 286, elements = 61}, kernels = [
    "skinny_16x8x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, elements = 62}, at_most = {n = 2, k = 20, mk = 286, elements = 145}, kernels = [
    "skinny_16x8x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, elements = 146}, at_most = {n = 1, k = 20, mk = 286}, kernels = [
    "dot_16x1x8192", "skinny_16x8x64"
  ], factors = [214, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, elements = 146, n = 2}, at_most = {n = 2, k = 20, mk = 286, mn = 10}, kernels = [
    "skinny_16x8x64"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, elements = 146, n = 2, mn = 11}, at_most = {n = 2, k = 20, mk = 286, mn = 25}, kernels = [
    "dot_14x2x8192", "skinny_16x8x64"
  ], factors = [247, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, elements = 146, n = 2, mn = 26}, at_most = {n = 2, k = 20, mk = 286}, kernels = [
    "skinny_16x8x64"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, mk = 287}, at_most = {n = 1, k = 9, nk = 7}, kernels = [
    "dot_16x1x8192", "skinny_5x64x64"
  ], factors = [271, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, mk = 287, nk = 8}, at_most = {n = 1, k = 9, elements = 84211}, kernels = [
    "dot_16x1x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, mk = 287, nk = 8, elements = 84212}, at_most = {n = 1, k = 9}, kernels = [
    "dot_16x1x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, mk = 287, n = 2}, at_most = {n = 2, k = 9, mn = 228499, mnk = 8543}, kernels = [
    "skinny_5x64x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, mk = 287, n = 2, mnk = 8544}, at_most = {n = 2, k = 9, mn = 228499}, kernels = [
    "skinny_5x64x64", "grouped_8x32x256"
  ], factors = [198, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, mk = 287, n = 2, mn = 228500}, at_most = {n = 2, k = 9}, kernels = [
    "dot_14x2x8192", "skinny_5x64x64", "tall_12x16x8192"
  ], factors = [270, 191, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287}, at_most = {n = 2, k = 20, nk = 18, elements = 4245}, kernels = [
    "dot_16x1x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287, elements = 4246}, at_most = {n = 2, k = 20, nk = 18}, kernels = [
    "dot_16x1x8192"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287, nk = 19}, at_most = {n = 2, k = 20, k_even = 4, elements = 220846, nk = 24}, kernels = [
    "dot_14x2x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287, nk = 25}, at_most = {n = 2, k = 20, k_even = 4, elements = 220846}, kernels = [
    "dot_14x2x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287, nk = 19, elements = 220847}, at_most = {n = 2, k = 20, k_even = 4}, kernels = [
    "dot_16x1x8192", "dot_14x2x8192"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287, nk = 19, k_even = 5}, at_most = {n = 2, k = 20, m = 128}, kernels = [
    "dot_14x2x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, mk = 287, nk = 19, k_even = 5, m = 129}, at_most = {n = 2, k = 20}, kernels = [
    "dot_14x2x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3}, at_most = {n = 4, k = 20, mnk = 634, elements = 157}, kernels = [
    "skinny_16x8x64"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3, elements = 158}, at_most = {n = 4, k = 20, mnk = 634, m = 11, batches = 5}, kernels = [
    "skinny_16x8x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3, elements = 158, batches = 6}, at_most = {n = 4, k = 20, mnk = 634, m = 11}, kernels = [
    "skinny_16x8x64", "skinny_16x16x64", "grouped_6x32x256"
  ], factors = [246, 200, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3, elements = 158, m = 12}, at_most = {n = 4, k = 20, mnk = 634}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3, mnk = 635}, at_most = {n = 4, k = 12, mnk = 1684}, kernels = [
    "tall_12x16x8192"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3, mnk = 1685}, at_most = {n = 4, k = 8}, kernels = [
    "tall_12x16x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, n = 3, mnk = 1685}, at_most = {n = 4, k = 12, mk = 12698}, kernels = [
    "tall_12x16x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, n = 3, mnk = 1685, mk = 12699}, at_most = {n = 4, k = 12}, kernels = [
    "tall_12x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3, mnk = 635}, at_most = {n = 4, k = 20, m = 58}, kernels = [
    "grouped_8x32x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3, mnk = 635, m = 59}, at_most = {n = 4, k = 20, nk = 49}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096"
  ], factors = [204, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3, mnk = 635, m = 59, nk = 50}, at_most = {n = 4, k = 20, k_even = 4}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [225, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3, mnk = 635, m = 59, nk = 50, k_even = 5}, at_most = {n = 4, k = 20, elements = 614020}, kernels = [
    "tall_6x64x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3, mnk = 635, m = 59, nk = 50, k_even = 5, elements = 614021}, at_most = {n = 4, k = 20}, kernels = [
    "dot_6x4x8192", "tall_6x64x256"
  ], factors = [241, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21}, at_most = {n = 1, elements = 314, nk = 41}, kernels = [
    "dot_4x2x8192", "skinny_16x8x64"
  ], factors = [181, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, nk = 42}, at_most = {n = 1, elements = 314}, kernels = [
    "dot_14x2x8192"
  ], factors = [136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 315}, at_most = {n = 1, elements = 628, mn = 10}, kernels = [
    "dot_8x1x8192"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 629}, at_most = {n = 1, elements = 10501762, mn = 10, mk = 147}, kernels = [
    "dot_2x1x8192"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 629, mk = 148}, at_most = {n = 1, elements = 776160, mn = 10, m = 6, k = 466}, kernels = [
    "dot_2x1x8192", "dot_8x1x8192"
  ], factors = [188, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 467, elements = 629, mk = 148}, at_most = {n = 1, elements = 776160, mn = 10, m = 6}, kernels = [
    "dot_2x1x8192"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 776161, mk = 148}, at_most = {n = 1, elements = 10501762, mn = 10, m = 6}, kernels = [
    "dot_2x1x8192", "dot_8x1x8192"
  ], factors = [198, 120]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 629, mk = 148, m = 7}, at_most = {n = 1, elements = 10501762, mn = 10, nk = 1019}, kernels = [
    "dot_8x1x8192"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 629, mk = 148, m = 7, nk = 1020}, at_most = {n = 1, elements = 10501762, mn = 10}, kernels = [
    "dot_8x1x8192"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 315, mn = 11}, at_most = {n = 1, elements = 10501762, k_even = 362}, kernels = [
    "dot_16x1x8192", "dot_8x1x8192"
  ], factors = [245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 315, mn = 11, k_even = 363}, at_most = {n = 1, elements = 10501762, mnk = 650632}, kernels = [
    "dot_8x1x8192"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 315, mn = 11, k_even = 363, mnk = 650633}, at_most = {n = 1, elements = 10501762}, kernels = [
    "dot_16x1x8192", "dot_8x1x8192"
  ], factors = [230, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, elements = 10501763}, at_most = {n = 1, k = 106}, kernels = [
    "dot_16x1x8192", "dot_8x1x8192"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 107, elements = 10501763}, at_most = {n = 1, elements = 14088572}, kernels = [
    "dot_8x1x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 107, elements = 14088573}, at_most = {n = 1}, kernels = [
    "dot_16x1x8192", "dot_14x2x8192", "dot_8x1x8192"
  ], factors = [230, 224, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2}, at_most = {n = 2, mnk = 782, mk = 165, elements = 316}, kernels = [
    "skinny_16x8x64"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, elements = 317}, at_most = {n = 2, mnk = 782, mk = 165, nk = 67}, kernels = [
    "dot_4x2x8192", "skinny_16x8x64"
  ], factors = [192, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, elements = 317, nk = 68}, at_most = {n = 2, mnk = 782, mk = 165}, kernels = [
    "dot_4x2x8192"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mk = 166}, at_most = {n = 2, mnk = 782, elements = 1530, k = 55}, kernels = [
    "dot_4x2x8192"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 56, n = 2, mk = 166}, at_most = {n = 2, mnk = 782, elements = 1530}, kernels = [
    "dot_4x2x8192"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mk = 166, elements = 1531}, at_most = {n = 2, mnk = 782}, kernels = [
    "dot_4x2x8192"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783}, at_most = {n = 2, m = 9, elements = 4936, k_even = 32}, kernels = [
    "dot_4x2x8192"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, k_even = 33}, at_most = {n = 2, m = 9, elements = 2154}, kernels = [
    "dot_4x2x8192"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, k_even = 33, elements = 2155}, at_most = {n = 2, m = 9, elements = 4936}, kernels = [
    "dot_4x2x8192"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, elements = 4937}, at_most = {n = 2, m = 9, k_even = 128, mn = 6, k = 210659}, kernels = [
    "dot_4x2x8192"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 210660, n = 2, mnk = 783, elements = 4937}, at_most = {n = 2, m = 9, k_even = 128, mn = 6}, kernels = [
    "dot_4x2x8192", "dot_8x3x4096"
  ], factors = [187, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, elements = 4937, mn = 7}, at_most = {n = 2, m = 9, k_even = 128}, kernels = [
    "dot_4x2x8192"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, elements = 4937, k_even = 129}, at_most = {n = 2, m = 9}, kernels = [
    "dot_4x2x8192"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, m = 10}, at_most = {n = 2, mnk = 23427984, elements = 3803}, kernels = [
    "dot_14x2x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, m = 10, elements = 3804}, at_most = {n = 2, mnk = 23427984, mn = 64}, kernels = [
    "dot_14x2x8192", "dot_4x2x8192"
  ], factors = [222, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, m = 10, elements = 3804, mn = 65}, at_most = {n = 2, mnk = 23427984, nk = 49}, kernels = [
    "dot_14x2x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, m = 10, elements = 3804, mn = 65, nk = 50}, at_most = {n = 2, mnk = 23427984, mn = 41693}, kernels = [
    "dot_14x2x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 783, m = 10, elements = 3804, mn = 41694, nk = 50}, at_most = {n = 2, mnk = 23427984}, kernels = [
    "dot_14x2x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 2, mnk = 23427985, m = 10}, at_most = {n = 2}, kernels = [
    "dot_14x2x8192", "dot_4x2x8192"
  ], factors = [231, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3}, at_most = {n = 4, mk = 380, k = 39, nk = 120}, kernels = [
    "skinny_16x8x64", "grouped_6x32x256"
  ], factors = [226, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, nk = 121}, at_most = {n = 4, mk = 380, k = 39, elements = 4059}, kernels = [
    "skinny_16x8x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, nk = 121, elements = 4060}, at_most = {n = 4, mk = 380, k = 39}, kernels = [
    "dot_6x4x8192", "skinny_16x8x64", "grouped_12x16x256", "grouped_6x32x256"
  ], factors = [227, 223, 244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 40, n = 3}, at_most = {n = 4, mk = 380, k = 129, elements = 556}, kernels = [
    "skinny_16x8x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 40, n = 3, elements = 557}, at_most = {n = 4, mk = 380, k = 71}, kernels = [
    "grouped_6x32x256"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 72, n = 3, elements = 557}, at_most = {n = 4, mk = 380, k = 129}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096", "grouped_6x32x256"
  ], factors = [199, 183, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 381}, at_most = {n = 4, mk = 927, k = 44}, kernels = [
    "dot_6x4x8192", "grouped_8x32x256"
  ], factors = [287, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 45, n = 3, mk = 381}, at_most = {n = 4, mk = 927, k = 129, batches = 42}, kernels = [
    "dot_6x4x8192", "grouped_8x32x256"
  ], factors = [227, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 45, n = 3, mk = 381, batches = 43}, at_most = {n = 4, mk = 927, k = 129}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096"
  ], factors = [225, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 130, n = 3}, at_most = {n = 4, mk = 927, elements = 1895}, kernels = [
    "dot_6x4x8192"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 130, n = 3, elements = 1896}, at_most = {n = 3, mk = 927}, kernels = [
    "dot_8x3x4096"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 130, n = 4, elements = 1896}, at_most = {n = 4, mk = 927}, kernels = [
    "dot_6x4x8192"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 3, mk = 928}, at_most = {n = 3, k = 28}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096", "grouped_8x32x256"
  ], factors = [206, 279, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, mk = 928}, at_most = {n = 3, k = 37, nk = 97}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096"
  ], factors = [218, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, mk = 928, nk = 98}, at_most = {n = 3, k = 37}, kernels = [
    "dot_8x3x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 38, n = 3, mk = 928}, at_most = {n = 3, k = 62}, kernels = [
    "dot_8x3x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 4, mk = 928}, at_most = {n = 4, k = 62, k_even = 4, nk = 161}, kernels = [
    "tall_8x32x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 4, mk = 928, nk = 162}, at_most = {n = 4, k = 62, k_even = 4}, kernels = [
    "dot_6x4x8192", "tall_8x32x2048", "grouped_6x32x256"
  ], factors = [261, 225, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 4, mk = 928, k_even = 5}, at_most = {n = 4, k = 62, mn = 362}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [256, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, n = 4, mk = 928, k_even = 5, mn = 363}, at_most = {n = 4, k = 62}, kernels = [
    "dot_6x4x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 928}, at_most = {n = 3, m = 5, mk = 252325, k = 849}, kernels = [
    "dot_8x3x4096"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 850, n = 3, mk = 928}, at_most = {n = 3, m = 5, mk = 252325}, kernels = [
    "dot_8x3x4096"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 252326}, at_most = {n = 3, m = 5}, kernels = [
    "dot_8x3x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 928, m = 6}, at_most = {n = 3, m = 6}, kernels = [
    "dot_8x3x4096", "grouped_8x32x256"
  ], factors = [219, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 928, m = 7}, at_most = {n = 3, mk = 20708811, mn = 178}, kernels = [
    "dot_8x3x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 928, m = 7, mn = 179}, at_most = {n = 3, mk = 20708811, elements = 11261221}, kernels = [
    "dot_8x3x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 928, m = 7, mn = 179, elements = 11261222}, at_most = {n = 3, mk = 20708811}, kernels = [
    "dot_8x3x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, mk = 20708812, m = 7}, at_most = {n = 3}, kernels = [
    "dot_8x3x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928}, at_most = {n = 4, elements = 717917, m = 13, k_even = 362}, kernels = [
    "dot_6x4x8192"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, k_even = 363}, at_most = {n = 4, elements = 717917, m = 2, mn = 29}, kernels = [
    "dot_6x4x8192"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, k_even = 363, m = 3}, at_most = {n = 4, elements = 717917, m = 13, mn = 29}, kernels = [
    "dot_6x4x8192"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, k_even = 363, mn = 30}, at_most = {n = 4, elements = 717917, m = 13}, kernels = [
    "dot_6x4x8192"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, elements = 717918}, at_most = {n = 4, elements = 14115456, m = 13, nk = 1161207}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [189, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, elements = 717918, nk = 1161208}, at_most = {n = 4, elements = 14115456, m = 13}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [195, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, m = 14}, at_most = {n = 4, elements = 14115456, k = 103, m = 58}, kernels = [
    "dot_6x4x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, m = 59}, at_most = {n = 4, elements = 14115456, k = 103, mn = 1242}, kernels = [
    "dot_6x4x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, m = 59, mn = 1243}, at_most = {n = 4, elements = 14115456, k = 103}, kernels = [
    "dot_6x4x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, n = 4, mk = 928, m = 14}, at_most = {n = 4, elements = 14115456, m = 51}, kernels = [
    "dot_6x4x8192"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, n = 4, mk = 928, m = 52}, at_most = {n = 4, elements = 14115456, mnk = 35603152}, kernels = [
    "dot_6x4x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, n = 4, mk = 928, m = 52, mnk = 35603153}, at_most = {n = 4, elements = 14115456}, kernels = [
    "dot_6x4x8192", "dot_ahead_6x4x2048"
  ], factors = [271, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, mk = 928, elements = 14115457}, at_most = {n = 4, k = 189}, kernels = [
    "dot_6x4x8192", "tall_8x32x2048", "dot_ahead_6x4x2048"
  ], factors = [262, 222, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, n = 4, mk = 928, elements = 14115457}, at_most = {n = 4, nk = 1026019, mk = 21042575}, kernels = [
    "dot_6x4x8192", "dot_ahead_6x4x2048"
  ], factors = [278, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, n = 4, mk = 21042576, elements = 14115457}, at_most = {n = 4, nk = 1026019}, kernels = [
    "dot_6x4x8192", "dot_ahead_6x4x2048"
  ], factors = [278, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, n = 4, mk = 928, elements = 14115457, nk = 1026020}, at_most = {n = 4}, kernels = [
    "dot_6x4x8192", "grouped_8x32x256", "grouped_6x32x256", "dot_ahead_6x4x2048"
  ], factors = [236, 239, 223, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 4, nk = 232, n = 8, batches = 2, mnk = 175, elements = 70}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, elements = 71}, at_most = {m = 4, nk = 232, n = 8, batches = 2, mnk = 175}, kernels = [
    "skinny_16x8x64"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 4, nk = 232, n = 16, batches = 2, mnk = 175}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {m = 8, nk = 232, n = 16, batches = 2, mnk = 175}, kernels = [
    "grouped_12x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 8, nk = 232, n = 23, batches = 2, mnk = 72}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 73}, at_most = {m = 8, nk = 232, n = 23, batches = 2, mnk = 175}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 176}, at_most = {m = 8, nk = 232, n = 8, batches = 2, mn = 19}, kernels = [
    "skinny_16x8x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 176, mn = 20}, at_most = {m = 8, nk = 232, n = 8, batches = 2}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 176}, at_most = {m = 8, nk = 232, n = 16, batches = 2, mk = 30}, kernels = [
    "grouped_12x16x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 176, mk = 31}, at_most = {m = 8, nk = 232, n = 16, batches = 2}, kernels = [
    "grouped_12x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 176}, at_most = {m = 8, nk = 232, n = 23, batches = 2}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 3}, at_most = {m = 8, nk = 232, n = 8, mk = 31}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 3, mk = 32}, at_most = {m = 8, nk = 232, n = 8, k = 20}, kernels = [
    "skinny_16x8x64", "grouped_6x32x256"
  ], factors = [260, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 3, mk = 32, k = 21}, at_most = {m = 8, nk = 232, n = 8}, kernels = [
    "grouped_6x32x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3}, at_most = {m = 8, nk = 232, n = 23, mk = 8, batches = 107}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 108}, at_most = {m = 8, nk = 232, n = 23, mk = 8}, kernels = [
    "skinny_16x16x64", "sweep_whole_14x32x4096"
  ], factors = [177, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3, mk = 9}, at_most = {m = 8, nk = 232, n = 23, mk = 21}, kernels = [
    "sweep_whole_14x32x4096", "grouped_8x32x256"
  ], factors = [210, 162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3, mk = 22}, at_most = {m = 8, nk = 232, n = 23, mk = 51}, kernels = [
    "grouped_8x32x256"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3, mk = 52}, at_most = {m = 8, nk = 232, n = 23}, kernels = [
    "grouped_8x32x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 233}, at_most = {m = 8, nk = 681, n = 8, elements = 558, mn = 69}, kernels = [
    "skinny_16x8x64"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 233, elements = 559}, at_most = {m = 8, nk = 681, n = 8, elements = 1408, mn = 69}, kernels = [
    "grouped_6x32x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233}, at_most = {m = 8, nk = 681, n = 23, elements = 459, mn = 69}, kernels = [
    "grouped_12x16x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233, elements = 460}, at_most = {m = 8, nk = 681, n = 23, elements = 1408, mn = 69}, kernels = [
    "grouped_8x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 233, mn = 70}, at_most = {m = 8, nk = 681, n = 23, elements = 1408}, kernels = [
    "grouped_8x32x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 233, elements = 1409}, at_most = {m = 4, nk = 681, n = 8, elements = 95222}, kernels = [
    "grouped_6x32x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 233, elements = 1409, m = 5}, at_most = {m = 8, nk = 681, n = 8, elements = 95222}, kernels = [
    "grouped_6x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 233, elements = 95223}, at_most = {m = 8, nk = 681, n = 8}, kernels = [
    "sweep_whole_16x8x8192", "grouped_6x32x256"
  ], factors = [216, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233, elements = 1409}, at_most = {m = 4, nk = 681, n = 23, mk = 42}, kernels = [
    "grouped_8x32x256"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233, elements = 1409, mk = 43}, at_most = {m = 4, nk = 681, n = 16, mk = 85}, kernels = [
    "grouped_8x32x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233, elements = 1409, mk = 86}, at_most = {m = 4, nk = 681, n = 16}, kernels = [
    "grouped_6x32x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 233, elements = 1409, mk = 43}, at_most = {m = 4, nk = 681, n = 23}, kernels = [
    "grouped_8x32x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233, elements = 1409, m = 5}, at_most = {m = 8, nk = 681, n = 23, mnk = 2749}, kernels = [
    "grouped_8x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 233, elements = 1409, m = 5, mnk = 2750}, at_most = {m = 8, nk = 681, n = 23}, kernels = [
    "grouped_8x32x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24}, at_most = {m = 8, nk = 681, batches = 2, n = 48, mnk = 262, elements = 185}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, elements = 186}, at_most = {m = 8, nk = 681, batches = 2, n = 48, mnk = 262}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 263}, at_most = {m = 8, nk = 681, batches = 2, n = 48, mk = 47, mn = 104}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 263, mn = 105}, at_most = {m = 8, nk = 681, batches = 2, n = 48, mk = 47}, kernels = [
    "grouped_8x32x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 263, mk = 48}, at_most = {m = 8, nk = 681, batches = 2, n = 48}, kernels = [
    "grouped_8x32x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 6, nk = 681, batches = 2, n = 73, mk = 9}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 10}, at_most = {m = 6, nk = 681, batches = 2, n = 73}, kernels = [
    "grouped_6x32x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74}, at_most = {m = 6, nk = 681, batches = 2, n = 122}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 123}, at_most = {m = 6, nk = 681, batches = 2}, kernels = [
    "grouped_6x32x256"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7}, at_most = {m = 8, nk = 681, batches = 2}, kernels = [
    "grouped_8x32x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3}, at_most = {m = 8, nk = 681, mnk = 277, n = 58, batches = 6}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 7}, at_most = {m = 8, nk = 681, mnk = 277, n = 58, n_even = 4}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 7, n_even = 5}, at_most = {m = 8, nk = 681, mnk = 277, n = 58, batches = 25}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 26, n_even = 5}, at_most = {m = 8, nk = 681, mnk = 277, n = 58}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 278}, at_most = {m = 8, nk = 681, mnk = 584, n = 58, batches = 102}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 103, mnk = 278}, at_most = {m = 8, nk = 681, mnk = 584, n = 58}, kernels = [
    "sweep_whole_14x32x4096", "grouped_14x32x256"
  ], factors = [221, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, batches = 3}, at_most = {m = 8, nk = 681, mnk = 584, n = 64}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, batches = 3}, at_most = {m = 8, nk = 681, mnk = 584, batches = 24}, kernels = [
    "skinny_5x64x64", "sweep_whole_14x32x4096"
  ], factors = [205, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, batches = 25}, at_most = {m = 8, nk = 681, mnk = 584}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 585}, at_most = {m = 8, nk = 681, mk = 12, n = 110}, kernels = [
    "sweep_whole_14x32x4096", "grouped_14x32x256"
  ], factors = [224, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, batches = 3, mnk = 585}, at_most = {m = 4, nk = 681, mk = 12}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, batches = 3, mnk = 585, m = 5}, at_most = {m = 8, nk = 681, mk = 12}, kernels = [
    "grouped_14x32x256"
  ], factors = [165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 585, mk = 13}, at_most = {m = 3, nk = 681, mk = 29}, kernels = [
    "grouped_14x32x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 585, mk = 13, m = 4}, at_most = {m = 8, nk = 156, mk = 29}, kernels = [
    "grouped_8x32x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 585, mk = 13, m = 4, nk = 157}, at_most = {m = 8, nk = 681, mk = 29, mn = 451}, kernels = [
    "sweep_whole_14x32x4096", "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [241, 234, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 585, mk = 13, m = 4, nk = 157, mn = 452}, at_most = {m = 8, nk = 681, mk = 29}, kernels = [
    "grouped_6x32x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 585, mk = 30}, at_most = {m = 8, nk = 681, mnk = 1551}, kernels = [
    "grouped_8x32x256"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 1552, mk = 30}, at_most = {m = 8, nk = 681, mk = 66}, kernels = [
    "grouped_8x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, batches = 3, mnk = 1552, mk = 67}, at_most = {m = 8, nk = 681}, kernels = [
    "grouped_8x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682}, at_most = {m = 3, elements = 7748126, n = 6, mn = 5}, kernels = [
    "grouped_6x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, mn = 6}, at_most = {m = 3, elements = 7748126, n = 6}, kernels = [
    "grouped_6x32x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, nk = 682}, at_most = {m = 3, elements = 7748126, n = 7}, kernels = [
    "grouped_6x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 682}, at_most = {m = 3, elements = 32048, n = 8}, kernels = [
    "grouped_6x32x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 682, elements = 32049}, at_most = {m = 3, elements = 7748126, n = 8}, kernels = [
    "grouped_12x16x256", "grouped_6x32x256"
  ], factors = [265, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682}, at_most = {m = 3, elements = 7748126, n = 16, mnk = 1966}, kernels = [
    "grouped_6x32x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, mnk = 1967}, at_most = {m = 3, elements = 7748126, n = 16, n_even = 4}, kernels = [
    "grouped_6x32x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, mnk = 1967, n_even = 5}, at_most = {m = 3, elements = 7748126, n = 16}, kernels = [
    "grouped_12x16x256", "grouped_6x32x256"
  ], factors = [315, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682}, at_most = {m = 3, elements = 3462, mk = 69, nk = 1589, n = 33}, kernels = [
    "grouped_6x32x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, elements = 3463}, at_most = {m = 3, elements = 7748126, mk = 69, nk = 1589, n = 33}, kernels = [
    "grouped_8x32x256"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 682}, at_most = {m = 3, elements = 7748126, mk = 69, nk = 1589, k = 2}, kernels = [
    "skinny_5x64x64", "grouped_6x64x256"
  ], factors = [224, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 682, k = 3}, at_most = {m = 3, elements = 7748126, mk = 69, nk = 1589, k = 8}, kernels = [
    "grouped_6x64x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 682, k = 9}, at_most = {m = 3, elements = 8483, mk = 69, nk = 1589, mn = 97}, kernels = [
    "grouped_14x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 682, k = 9, mn = 98}, at_most = {m = 3, elements = 8483, mk = 69, nk = 1589}, kernels = [
    "grouped_8x32x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 682, k = 9, elements = 8484}, at_most = {m = 3, elements = 7748126, mk = 69, nk = 1589}, kernels = [
    "grouped_14x32x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1590}, at_most = {m = 3, elements = 7748126, mk = 15}, kernels = [
    "grouped_6x64x256"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1590, mk = 16}, at_most = {m = 3, elements = 7748126, mk = 69, n_even = 362, nk = 3010, k = 31}, kernels = [
    "grouped_6x64x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1590, mk = 16, k = 32}, at_most = {m = 3, elements = 7748126, mk = 69, n_even = 362, nk = 3010}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [216, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3011, mk = 16}, at_most = {m = 3, elements = 844662, mk = 69, n_even = 362}, kernels = [
    "grouped_6x64x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3011, mk = 16, elements = 844663}, at_most = {m = 3, elements = 7748126, mk = 69, n_even = 362}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [266, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1590, mk = 16, n_even = 363}, at_most = {m = 3, elements = 7748126, mk = 69, nk = 44020}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [239, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 44021, mk = 16, n_even = 363}, at_most = {m = 3, elements = 7748126, mk = 69}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [241, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, mk = 70}, at_most = {m = 1, elements = 7748126, n = 32, n_even = 4}, kernels = [
    "grouped_8x32x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, mk = 70, n_even = 5}, at_most = {m = 1, elements = 7748126, n = 32}, kernels = [
    "grouped_6x32x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 682, mk = 70}, at_most = {m = 1, elements = 553228, n = 204, mk = 23711}, kernels = [
    "grouped_3x128x256"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 682, mk = 70, elements = 553229}, at_most = {m = 1, elements = 7748126, n = 204, mk = 23711}, kernels = [
    "grouped_3x128x256"
  ], factors = [308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 682, mk = 23712}, at_most = {m = 1, elements = 7748126, n = 204}, kernels = [
    "grouped_3x128x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, mk = 70, m = 2}, at_most = {m = 3, elements = 7748126, n = 32, nk = 4357, batches = 4}, kernels = [
    "grouped_8x32x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, mk = 70, m = 2, batches = 5}, at_most = {m = 3, elements = 7748126, n = 32, nk = 4357}, kernels = [
    "grouped_8x32x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 682, mk = 70, m = 2}, at_most = {m = 3, elements = 7748126, n = 204, nk = 4357, mnk = 5304}, kernels = [
    "grouped_6x64x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 682, mk = 70, m = 2, mnk = 5305}, at_most = {m = 3, elements = 7748126, n = 204, nk = 4357}, kernels = [
    "grouped_6x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4358, mk = 70, m = 2}, at_most = {m = 3, elements = 7748126, n = 32}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [237, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 4358, mk = 70, m = 2}, at_most = {m = 2, elements = 7748126, n = 204, batches = 84}, kernels = [
    "grouped_3x128x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 4358, mk = 70, m = 3}, at_most = {m = 3, elements = 7748126, n = 204, batches = 84}, kernels = [
    "grouped_6x64x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 4358, mk = 70, m = 2, batches = 85}, at_most = {m = 3, elements = 7748126, n = 204, k_even = 32}, kernels = [
    "grouped_3x128x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [266, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 4358, mk = 70, m = 2, batches = 85, k_even = 33}, at_most = {m = 3, elements = 7748126, n = 204}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70}, at_most = {m = 1, elements = 58060, n_even = 724, mk = 1614, n = 2594}, kernels = [
    "grouped_3x128x256"
  ], factors = [373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, elements = 58061}, at_most = {m = 1, elements = 495052, n_even = 724, mk = 1614, n = 2594}, kernels = [
    "grouped_3x128x256"
  ], factors = [373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, elements = 495053}, at_most = {m = 1, elements = 7748126, n_even = 128, mk = 1614, n = 2594}, kernels = [
    "grouped_3x128x256"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, elements = 495053, n_even = 129}, at_most = {m = 1, elements = 7748126, n_even = 724, mk = 1614, n = 2594}, kernels = [
    "grouped_3x128x256"
  ], factors = [327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2595, nk = 682, mk = 70}, at_most = {m = 1, elements = 7748126, n_even = 4, mk = 1614}, kernels = [
    "grouped_3x128x256"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2595, nk = 682, mk = 70, n_even = 5}, at_most = {m = 1, elements = 7748126, n_even = 724, mk = 1614}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256"
  ], factors = [311, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 1615}, at_most = {m = 1, elements = 7748126, n_even = 128, n = 512}, kernels = [
    "grouped_3x128x256"
  ], factors = [374]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 1615, n_even = 129}, at_most = {m = 1, elements = 7748126, n_even = 724, n = 512}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [370, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 682, mk = 1615}, at_most = {m = 1, elements = 4789610, n_even = 724}, kernels = [
    "grouped_3x128x256"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 682, mk = 1615, elements = 4789611}, at_most = {m = 1, elements = 7748126, n_even = 724}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256"
  ], factors = [301, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, n_even = 725}, at_most = {m = 1, elements = 7748126, mn = 1448}, kernels = [
    "grouped_3x128x256"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, n_even = 725, mn = 1449}, at_most = {m = 1, elements = 7748126}, kernels = [
    "grouped_3x128x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 2}, at_most = {m = 2, elements = 7748126, n_even = 4, nk = 605988}, kernels = [
    "grouped_8x32x256", "grouped_3x128x256"
  ], factors = [297, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 2, n_even = 5}, at_most = {m = 2, elements = 7748126, n_even = 724, nk = 605988}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [267, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 605989, mk = 70, m = 2}, at_most = {m = 2, elements = 7748126, n_even = 724, mnk = 12814363, n = 2122, mn = 902}, kernels = [
    "grouped_3x128x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 605989, mk = 70, m = 2, mn = 903}, at_most = {m = 2, elements = 7748126, n_even = 724, mnk = 12814363, n = 2122}, kernels = [
    "grouped_3x128x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2123, nk = 605989, mk = 70, m = 2}, at_most = {m = 2, elements = 7748126, n_even = 4, mnk = 12814363}, kernels = [
    "grouped_3x128x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2123, nk = 605989, mk = 70, m = 2, n_even = 5}, at_most = {m = 2, elements = 7748126, n_even = 724, mnk = 12814363}, kernels = [
    "grouped_3x128x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 605989, mk = 70, m = 2, mnk = 12814364}, at_most = {m = 2, elements = 7748126, n_even = 724}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256"
  ], factors = [256, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 2, n_even = 725}, at_most = {m = 2, elements = 7748126, mnk = 1482910, mk = 362}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [254, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 363, m = 2, n_even = 725}, at_most = {m = 2, elements = 7748126, mnk = 1482910}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [251, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 2, n_even = 725, mnk = 1482911}, at_most = {m = 2, elements = 7748126, mk = 1448}, kernels = [
    "grouped_3x128x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 1449, m = 2, n_even = 725, mnk = 1482911}, at_most = {m = 2, elements = 7748126}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [269, 226, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 3}, at_most = {m = 3, elements = 790056}, kernels = [
    "grouped_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 3, elements = 790057}, at_most = {m = 3, elements = 7748126, k_even = 32, mn = 1127, batches = 40}, kernels = [
    "grouped_3x128x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 3, elements = 790057, batches = 41}, at_most = {m = 3, elements = 7748126, k_even = 32, mn = 1127}, kernels = [
    "grouped_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 3, elements = 790057, mn = 1128}, at_most = {m = 3, elements = 7748126, k_even = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 205, nk = 682, mk = 70, m = 3, elements = 790057, k_even = 33}, at_most = {m = 3, elements = 7748126}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, m = 4}, at_most = {m = 6, elements = 7748126, n = 6}, kernels = [
    "grouped_6x32x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, m = 7}, at_most = {m = 8, elements = 7748126, n = 6}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [190, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, nk = 682, m = 4}, at_most = {m = 8, elements = 7748126, n = 8, mn = 33}, kernels = [
    "grouped_6x32x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, nk = 682, m = 4, mn = 34}, at_most = {m = 8, elements = 7748126, n = 8}, kernels = [
    "grouped_6x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, m = 4}, at_most = {m = 6, elements = 3866, mk = 37, nk = 3066}, kernels = [
    "grouped_6x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, m = 4, elements = 3867}, at_most = {m = 6, elements = 7748126, mk = 37, nk = 3066}, kernels = [
    "grouped_6x64x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3067, m = 4}, at_most = {m = 6, elements = 7748126, mk = 37}, kernels = [
    "grouped_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, m = 4, mk = 38}, at_most = {m = 4, elements = 7748126, n = 16}, kernels = [
    "grouped_6x32x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, m = 5, mk = 38}, at_most = {m = 6, elements = 7748126, n = 16}, kernels = [
    "grouped_8x32x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 4, mk = 38}, at_most = {m = 6, elements = 5678, n = 533, mk = 117}, kernels = [
    "grouped_8x32x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 4, mk = 118}, at_most = {m = 6, elements = 4203, n = 533}, kernels = [
    "grouped_8x32x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 4, mk = 118, elements = 4204}, at_most = {m = 6, elements = 5678, n = 533}, kernels = [
    "grouped_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 4, mk = 38, elements = 5679}, at_most = {m = 6, elements = 7748126, n = 48, n_even = 4, nk = 7168}, kernels = [
    "grouped_8x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7169, m = 4, mk = 38, elements = 5679}, at_most = {m = 6, elements = 7748126, n = 48, n_even = 4}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [226, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 4, mk = 38, elements = 5679, n_even = 5}, at_most = {m = 6, elements = 7748126, n = 48}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [239, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 682, m = 4, mk = 38, elements = 5679}, at_most = {m = 6, elements = 7748126, n = 533, nk = 24058, mk = 71}, kernels = [
    "grouped_6x64x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 682, m = 4, mk = 72, elements = 5679}, at_most = {m = 6, elements = 23342, n = 533, nk = 24058}, kernels = [
    "grouped_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 682, m = 4, mk = 72, elements = 23343}, at_most = {m = 6, elements = 7748126, n = 533, nk = 24058}, kernels = [
    "grouped_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 24059, m = 4, mk = 38, elements = 5679}, at_most = {m = 6, elements = 585953, n = 533, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 24059, m = 4, mk = 38, elements = 5679, n_even = 5}, at_most = {m = 6, elements = 585953, n = 533}, kernels = [
    "grouped_6x64x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 24059, m = 4, mk = 38, elements = 585954}, at_most = {m = 6, elements = 7175337, n = 533}, kernels = [
    "grouped_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 24059, m = 4, mk = 38, elements = 7175338}, at_most = {m = 6, elements = 7748126, n = 533}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 534, nk = 682, m = 4, mk = 38}, at_most = {m = 6, elements = 7748126, k = 192, n_even = 512}, kernels = [
    "grouped_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 534, nk = 682, m = 4, mk = 38, n_even = 513}, at_most = {m = 6, elements = 7748126, k = 192, mk = 146}, kernels = [
    "grouped_6x64x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 534, nk = 682, m = 4, mk = 147, n_even = 513}, at_most = {m = 6, elements = 7748126, k = 192}, kernels = [
    "grouped_6x64x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 534, nk = 682, m = 4, mk = 38, k = 193}, at_most = {m = 4, elements = 7748126, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 534, nk = 682, m = 4, mk = 38, k = 193, n_even = 725}, at_most = {m = 4, elements = 7748126}, kernels = [
    "grouped_6x64x256"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 534, nk = 682, m = 5, mk = 38, k = 193}, at_most = {m = 6, elements = 7748126}, kernels = [
    "grouped_6x64x256"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 682, m = 7}, at_most = {m = 8, elements = 7748126, n = 15}, kernels = [
    "grouped_8x32x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 682, m = 7}, at_most = {m = 8, elements = 7748126, n = 16}, kernels = [
    "grouped_8x32x256"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7}, at_most = {m = 8, elements = 7748126, k = 4, n_even = 724}, kernels = [
    "grouped_6x32x256"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, n_even = 725}, at_most = {m = 8, elements = 7748126, k = 4}, kernels = [
    "skinny_5x64x64", "grouped_6x64x256"
  ], factors = [251, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 5}, at_most = {m = 8, elements = 5441, n = 799, k = 42}, kernels = [
    "grouped_8x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 5, elements = 5442}, at_most = {m = 7, elements = 7748126, n = 799, k = 42}, kernels = [
    "grouped_8x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 8, k = 5, elements = 5442}, at_most = {m = 8, elements = 457870, n = 799, k = 42}, kernels = [
    "grouped_14x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 8, k = 5, elements = 457871}, at_most = {m = 8, elements = 7748126, n = 799, k = 42}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [250, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43}, at_most = {m = 8, elements = 10553, n = 799}, kernels = [
    "grouped_8x32x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43, elements = 10554}, at_most = {m = 8, elements = 7748126, n = 799, mn = 227}, kernels = [
    "grouped_8x32x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43, elements = 10554, mn = 228}, at_most = {m = 8, elements = 7748126, n = 799, mn = 518, mnk = 2554865}, kernels = [
    "grouped_8x32x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43, elements = 10554, mn = 228, mnk = 2554866}, at_most = {m = 8, elements = 7748126, n = 799, mn = 518}, kernels = [
    "grouped_8x32x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43, elements = 10554, mn = 519}, at_most = {m = 8, elements = 905891, n = 799, k_even = 362}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [243, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43, elements = 905892, mn = 519}, at_most = {m = 8, elements = 7748126, n = 799, k_even = 362}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [236, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 682, m = 7, k = 43, elements = 10554, mn = 519, k_even = 363}, at_most = {m = 8, elements = 7748126, n = 799}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [238, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 800, nk = 682, m = 7, k = 5}, at_most = {m = 8, elements = 7748126, mk = 1759, k = 64}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [247, 221, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 800, nk = 682, m = 7, k = 65}, at_most = {m = 8, elements = 7748126, mk = 1759}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [236, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 800, nk = 682, m = 7, k = 5, mk = 1760}, at_most = {m = 8, elements = 4047441}, kernels = [
    "grouped_8x32x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 800, nk = 682, m = 7, k = 5, mk = 1760, elements = 4047442}, at_most = {m = 8, elements = 7748126}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [220, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127}, at_most = {m = 3, n = 536, elements = 14108908, mn = 15}, kernels = [
    "grouped_6x32x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, mn = 16}, at_most = {m = 3, n = 536, elements = 14108908, mn = 35}, kernels = [
    "grouped_3x128x256", "grouped_6x32x256"
  ], factors = [277, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, mn = 36}, at_most = {m = 3, n = 32, elements = 14108908}, kernels = [
    "grouped_8x32x256", "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [228, 236, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 682, elements = 7748127, mn = 36}, at_most = {m = 3, n = 100, elements = 14108908}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [281, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 101, nk = 682, elements = 7748127, mn = 36}, at_most = {m = 1, n = 536, elements = 14108908}, kernels = [
    "grouped_3x128x256"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 101, nk = 682, elements = 7748127, mn = 36, m = 2}, at_most = {m = 3, n = 536, elements = 14108908}, kernels = [
    "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [284, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 14108909}, at_most = {m = 1, n = 162, mn = 210}, kernels = [
    "grouped_3x128x256"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 14108909, m = 2}, at_most = {m = 3, n = 162, mn = 210, k = 882490}, kernels = [
    "grouped_3x128x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 14108909, m = 2, k = 882491}, at_most = {m = 3, n = 162, mn = 210}, kernels = [
    "grouped_3x128x256", "grouped_6x32x256"
  ], factors = [258, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 14108909, mn = 211}, at_most = {m = 3, n = 162}, kernels = [
    "direct_5x64x1024", "grouped_3x128x256"
  ], factors = [227, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 163, nk = 682, elements = 14108909}, at_most = {m = 3, n = 536, elements = 20866617}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256"
  ], factors = [211, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 163, nk = 682, elements = 20866618}, at_most = {m = 3, n = 536}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256"
  ], factors = [196, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 682, elements = 7748127}, at_most = {m = 2, nk = 8350383, mnk = 290065}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256", "grouped_6x32x256"
  ], factors = [243, 263, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 682, elements = 7748127, mnk = 290066}, at_most = {m = 2, nk = 8350383, elements = 10148338}, kernels = [
    "direct_3x128x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 682, elements = 10148339, mnk = 290066}, at_most = {m = 2, nk = 8350383, elements = 16721645}, kernels = [
    "direct_3x128x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 682, elements = 16721646, mnk = 290066}, at_most = {m = 2, nk = 8350383}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [248, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 8350384, elements = 7748127}, at_most = {m = 2, nk = 12582856, n_even = 724}, kernels = [
    "direct_3x128x1024", "grouped_3x128x256"
  ], factors = [266, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 8350384, elements = 7748127, n_even = 725}, at_most = {m = 2, nk = 12582856}, kernels = [
    "skinny_5x64x64", "direct_3x128x1024"
  ], factors = [277, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 12582857, elements = 7748127}, at_most = {m = 2, nk = 17833990, n_even = 32}, kernels = [
    "skinny_8x32x64", "skinny_5x64x64", "direct_3x128x1024"
  ], factors = [246, 270, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 12582857, elements = 7748127, n_even = 33}, at_most = {m = 1, nk = 17833990}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 12582857, elements = 7748127, n_even = 33, m = 2}, at_most = {m = 2, nk = 17833990}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [278, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 682, elements = 7748127, m = 3}, at_most = {m = 3, nk = 7768563}, kernels = [
    "skinny_5x64x64", "direct_3x128x1024", "grouped_3x128x256", "grouped_6x64x256"
  ], factors = [241, 250, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 7768564, elements = 7748127, m = 3}, at_most = {m = 3, nk = 8536048}, kernels = [
    "skinny_5x64x64", "direct_5x64x1024", "grouped_8x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [213, 222, 242, 245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 8536049, elements = 7748127, m = 3}, at_most = {m = 3, nk = 12012697}, kernels = [
    "skinny_5x64x64", "direct_3x128x1024", "direct_5x64x1024", "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [223, 245, 233, 255, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 12012698, elements = 7748127, m = 3}, at_most = {m = 3, nk = 17833990}, kernels = [
    "direct_3x128x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 17833991, elements = 7748127}, at_most = {m = 3, nk = 21730694, mk = 9087}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [240, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 17833991, elements = 7748127, mk = 9088}, at_most = {m = 3, nk = 21730694}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 21730695, elements = 7748127}, at_most = {m = 2, mk = 13573}, kernels = [
    "skinny_8x32x64"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 21730695, elements = 7748127, m = 3}, at_most = {m = 3, mk = 13573}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [217, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 21730695, elements = 7748127, mk = 13574}, at_most = {m = 3, mnk = 61254271}, kernels = [
    "skinny_8x32x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 537, nk = 21730695, elements = 7748127, mk = 13574, mnk = 61254272}, at_most = {m = 3}, kernels = [
    "skinny_8x32x64", "direct_3x128x1024"
  ], factors = [222, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 4}, at_most = {m = 5, elements = 13669230, n = 1107, mk = 648957, mn = 1810}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [264, 264, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 4, mn = 1811}, at_most = {m = 5, elements = 13669230, n = 1107, mk = 648957}, kernels = [
    "skinny_5x64x64", "grouped_6x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [268, 270, 271, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 4, mk = 648958}, at_most = {m = 5, elements = 13669230, n = 1107}, kernels = [
    "grouped_3x128x256", "grouped_6x32x256"
  ], factors = [250, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1108, nk = 682, elements = 7748127, m = 4}, at_most = {m = 5, elements = 11193669, n_even = 4}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [227, 223, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1108, nk = 682, elements = 7748127, m = 4, n_even = 5}, at_most = {m = 5, elements = 11193669, mnk = 38910506}, kernels = [
    "skinny_5x64x64", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [237, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1108, nk = 682, elements = 7748127, m = 4, n_even = 5, mnk = 38910507}, at_most = {m = 5, elements = 11193669}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [238, 237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1108, nk = 682, elements = 11193670, m = 4}, at_most = {m = 5, elements = 13669230}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [231, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 13669231, m = 4}, at_most = {m = 5, n = 47}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [250, 265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, nk = 682, elements = 13669231, m = 4}, at_most = {m = 5, n = 966, k = 1055}, kernels = [
    "direct_5x64x1024", "grouped_6x32x256"
  ], factors = [281, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, nk = 682, elements = 13669231, m = 4, k = 1056}, at_most = {m = 5, n = 153}, kernels = [
    "grouped_8x32x256", "grouped_3x128x256", "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [251, 246, 262, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 154, nk = 682, elements = 13669231, m = 4, k = 1056}, at_most = {m = 5, n = 966}, kernels = [
    "grouped_8x32x256", "grouped_3x128x256", "grouped_6x32x256"
  ], factors = [251, 241, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 967, nk = 682, elements = 13669231, m = 4}, at_most = {m = 4, mnk = 65567449}, kernels = [
    "direct_5x64x1024", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [254, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 967, nk = 682, elements = 13669231, m = 4, mnk = 65567450}, at_most = {m = 4, k_even = 256}, kernels = [
    "direct_3x128x1024", "direct_5x64x1024"
  ], factors = [200, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 967, nk = 682, elements = 13669231, m = 4, mnk = 65567450, k_even = 257}, at_most = {m = 4}, kernels = [
    "direct_5x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 967, nk = 682, elements = 13669231, m = 5}, at_most = {m = 5, nk = 18558655}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 967, nk = 18558656, elements = 13669231, m = 5}, at_most = {m = 5}, kernels = [
    "direct_5x64x1024", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [268, 217, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 6}, at_most = {m = 8, nk = 18384196, mn = 132}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [260, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 6, mn = 133}, at_most = {m = 8, nk = 10657583, mn = 3831}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [242, 238, 244, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 10657584, elements = 7748127, m = 6, mn = 133}, at_most = {m = 8, nk = 18384196, mn = 3831}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [252, 249, 264, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 6, mn = 3832}, at_most = {m = 6, nk = 18384196, elements = 12963342}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [227, 251, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 12963343, m = 6, mn = 3832}, at_most = {m = 6, nk = 18384196}, kernels = [
    "grouped_8x32x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 682, elements = 7748127, m = 7, mn = 3832}, at_most = {m = 8, nk = 173350}, kernels = [
    "grouped_12x16x256", "grouped_8x32x256", "grouped_6x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [274, 253, 251, 255, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 173351, elements = 7748127, m = 7, mn = 3832}, at_most = {m = 8, nk = 18384196}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [227, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 18384197, elements = 7748127, m = 6}, at_most = {m = 6, k = 55478}, kernels = [
    "grouped_12x16x256", "grouped_8x32x256"
  ], factors = [263, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 18384197, elements = 7748127, m = 7}, at_most = {m = 8, k = 55478}, kernels = [
    "grouped_8x32x256"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 18384197, elements = 7748127, m = 6, k = 55479}, at_most = {m = 8}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [219, 154]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9}, at_most = {k = 5, nk = 24, m = 23, batches = 1, elements = 168}, kernels = [
    "skinny_16x8x64"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, elements = 169}, at_most = {k = 5, nk = 24, m = 23, batches = 1}, kernels = [
    "grouped_12x16x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 24}, at_most = {k = 5, nk = 24, m = 54, batches = 1}, kernels = [
    "skinny_5x64x64"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, batches = 2}, at_most = {k = 5, nk = 24, m = 54, n = 15, mk = 24}, kernels = [
    "skinny_16x16x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, batches = 2, mk = 25}, at_most = {k = 5, nk = 24, m = 54, n = 15}, kernels = [
    "skinny_16x8x64"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 9, batches = 2}, at_most = {k = 5, nk = 24, m = 54}, kernels = [
    "skinny_16x16x64"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55}, at_most = {k = 5, nk = 18, n = 8, m = 92}, kernels = [
    "skinny_5x64x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 93}, at_most = {k = 5, nk = 18, n = 7}, kernels = [
    "skinny_5x64x64", "direct_3x128x1024"
  ], factors = [236, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 93}, at_most = {k = 5, nk = 18, n = 8}, kernels = [
    "skinny_5x64x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, nk = 19}, at_most = {k = 5, nk = 24, n = 8}, kernels = [
    "skinny_5x64x64"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 55}, at_most = {k = 5, nk = 15}, kernels = [
    "skinny_8x32x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 55, nk = 16}, at_most = {k = 1, nk = 24, n = 16}, kernels = [
    "skinny_16x16x64", "skinny_5x64x64", "direct_3x128x1024", "grouped_8x32x256"
  ], factors = [317, 236, 258, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 55, nk = 16}, at_most = {k = 1, nk = 24}, kernels = [
    "skinny_8x32x64"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 55, nk = 16, k = 2}, at_most = {k = 5, nk = 24}, kernels = [
    "skinny_8x32x64"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 25}, at_most = {k = 5, nk = 48, n = 8, mnk = 1982}, kernels = [
    "skinny_5x64x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 25, mnk = 1983}, at_most = {k = 5, nk = 48, n = 8}, kernels = [
    "skinny_5x64x64"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 25}, at_most = {k = 5, nk = 48, n = 20, mn = 876, mnk = 1235}, kernels = [
    "skinny_16x16x64", "grouped_12x16x256"
  ], factors = [265, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 25, mnk = 1236}, at_most = {k = 5, nk = 48, n = 20, mn = 876}, kernels = [
    "skinny_16x16x64", "grouped_12x16x256", "grouped_8x32x256"
  ], factors = [245, 273, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 25, mn = 877}, at_most = {k = 2, nk = 32, n = 15}, kernels = [
    "skinny_5x64x64", "direct_8x16x8192", "grouped_8x32x256"
  ], factors = [250, 253, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 9, nk = 25, mn = 877}, at_most = {k = 2, nk = 32, n = 20}, kernels = [
    "skinny_8x32x64", "direct_8x16x8192", "grouped_6x32x256"
  ], factors = [260, 276, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 33, mn = 877}, at_most = {k = 2, nk = 48, n = 20}, kernels = [
    "skinny_5x64x64", "grouped_8x32x256"
  ], factors = [284, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 25, mn = 877, k = 3}, at_most = {k = 5, nk = 48, n = 20, m = 118577}, kernels = [
    "tall_12x16x8192", "grouped_8x32x256"
  ], factors = [265, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 118578, nk = 25, mn = 877, k = 3}, at_most = {k = 5, nk = 48, n = 20}, kernels = [
    "grouped_8x32x256"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 9, nk = 25}, at_most = {k = 5, nk = 48, mn = 1600}, kernels = [
    "sweep_whole_8x32x4096", "sweep_whole_14x32x4096"
  ], factors = [280, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 9, nk = 25, mn = 1601}, at_most = {k = 5, nk = 48, elements = 739691, n = 29}, kernels = [
    "skinny_8x32x64"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, m = 9, nk = 25, mn = 1601}, at_most = {k = 5, nk = 48, elements = 739691}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 9, nk = 25, mn = 1601, elements = 739692}, at_most = {k = 5, nk = 48}, kernels = [
    "skinny_8x32x64", "skinny_5x64x64", "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [279, 266, 281, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49}, at_most = {k = 1, n_even = 362, elements = 500410, nk = 96, mk = 37}, kernels = [
    "skinny_16x16x64", "sweep_whole_8x32x4096", "sweep_whole_14x32x4096"
  ], factors = [378, 316, 378]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, mk = 38}, at_most = {k = 1, n_even = 32, elements = 500410, nk = 96}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, mk = 38, n_even = 33}, at_most = {k = 1, n_even = 362, elements = 500410, nk = 96}, kernels = [
    "sweep_whole_8x32x4096", "direct_3x128x1024"
  ], factors = [340, 357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 97}, at_most = {k = 1, n_even = 362, elements = 500410, m = 35, n = 349}, kernels = [
    "sweep_whole_8x32x4096", "grouped_14x32x256"
  ], factors = [281, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 350, m = 9, nk = 97}, at_most = {k = 1, n_even = 362, elements = 500410, m = 35}, kernels = [
    "skinny_5x64x64"
  ], factors = [351]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 36, nk = 97}, at_most = {k = 1, n_even = 32, elements = 500410, nk = 357}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 36, nk = 358}, at_most = {k = 1, n_even = 32, elements = 500410}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 36, nk = 97, n_even = 33}, at_most = {k = 1, n_even = 362, elements = 288619, n = 286}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 287, m = 36, nk = 97, n_even = 33}, at_most = {k = 1, n_even = 362, elements = 288619}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 36, nk = 97, n_even = 33, elements = 288620}, at_most = {k = 1, n_even = 362, elements = 500410}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 500411}, at_most = {k = 1, n_even = 4, mn = 71574}, kernels = [
    "skinny_8x32x64", "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [309, 289, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 500411, mn = 71575}, at_most = {k = 1, n_even = 4, elements = 728336}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 728337, mn = 71575}, at_most = {k = 1, n_even = 4, elements = 4417724}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 4417725, mn = 71575}, at_most = {k = 1, n_even = 4}, kernels = [
    "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [283, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 500411, n_even = 5}, at_most = {k = 1, n_even = 362, mk = 1949, batches = 138}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x32x4096", "direct_3x128x1024"
  ], factors = [296, 292, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 500411, n_even = 5, batches = 139}, at_most = {k = 1, n_even = 362, mk = 1949}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [292, 284, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, elements = 500411, n_even = 5, mk = 1950}, at_most = {k = 1, n_even = 362}, kernels = [
    "sweep_whole_8x32x4096", "direct_3x128x1024", "grouped_8x32x256"
  ], factors = [291, 306, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 2}, at_most = {k = 2, n_even = 362, n = 343, mnk = 2318, batches = 18, nk = 66}, kernels = [
    "grouped_8x32x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 67, k = 2}, at_most = {k = 2, n_even = 362, n = 343, mnk = 2318, batches = 18}, kernels = [
    "grouped_8x32x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 2, batches = 19}, at_most = {k = 2, n_even = 362, n = 343, mnk = 2318}, kernels = [
    "skinny_16x16x64", "sweep_whole_8x32x4096", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [275, 264, 233, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 2, mnk = 2319}, at_most = {k = 2, n_even = 362, n = 343, elements = 566279, nk = 64}, kernels = [
    "tall_6x64x256", "direct_5x64x1024", "grouped_8x32x256"
  ], factors = [253, 277, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 65, k = 2, mnk = 2319}, at_most = {k = 2, n_even = 362, n = 343, elements = 566279, nk = 129, mn = 3039}, kernels = [
    "grouped_8x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 65, k = 2, mnk = 2319, mn = 3040}, at_most = {k = 2, n_even = 362, n = 343, elements = 566279, nk = 129}, kernels = [
    "tall_6x64x256", "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [347, 262, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 130, k = 2, mnk = 2319}, at_most = {k = 2, n_even = 362, n = 343, elements = 566279, m = 56}, kernels = [
    "grouped_6x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 57, nk = 130, k = 2, mnk = 2319}, at_most = {k = 2, n_even = 362, n = 343, elements = 566279, nk = 208}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 57, nk = 209, k = 2, mnk = 2319}, at_most = {k = 2, n_even = 4, n = 343, elements = 566279}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [251, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 57, nk = 209, k = 2, mnk = 2319, n_even = 5}, at_most = {k = 2, n_even = 362, n = 343, elements = 566279}, kernels = [
    "tall_6x64x256", "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [384, 266, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 2, mnk = 2319, elements = 566280}, at_most = {k = 2, n_even = 362, n = 343, nk = 70}, kernels = [
    "grouped_8x32x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 71, k = 2, mnk = 2319, elements = 566280}, at_most = {k = 2, n_even = 4, n = 343}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x32x4096"
  ], factors = [304, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 71, k = 2, mnk = 2319, elements = 566280, n_even = 5}, at_most = {k = 2, n_even = 32, n = 343}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x32x4096", "grouped_12x16x256"
  ], factors = [288, 294, 355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 71, k = 2, mnk = 2319, elements = 566280, n_even = 33}, at_most = {k = 2, n_even = 362, n = 343}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [298, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 9, nk = 49, k = 2}, at_most = {k = 2, n_even = 362, elements = 573558, m = 25, nk = 1918}, kernels = [
    "grouped_8x32x256"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 9, nk = 1919, k = 2}, at_most = {k = 2, n_even = 362, elements = 573558, m = 25}, kernels = [
    "grouped_8x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 26, nk = 49, k = 2}, at_most = {k = 2, n_even = 362, elements = 573558}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [285, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 9, nk = 49, k = 2, elements = 573559}, at_most = {k = 2, n_even = 4, elements = 1028532}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [292, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 9, nk = 49, k = 2, elements = 1028533}, at_most = {k = 2, n_even = 4, n = 1477}, kernels = [
    "sweep_whole_8x32x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1478, m = 9, nk = 49, k = 2, elements = 1028533}, at_most = {k = 2, n_even = 4}, kernels = [
    "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [291, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 9, nk = 49, k = 2, elements = 573559, n_even = 5}, at_most = {k = 2, n_even = 362, nk = 4199}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [297, 232, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 344, m = 9, nk = 4200, k = 2, elements = 573559, n_even = 5}, at_most = {k = 2, n_even = 362}, kernels = [
    "grouped_8x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 3}, at_most = {k = 5, n_even = 362, nk = 93, mk = 214, n = 16}, kernels = [
    "grouped_8x32x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, nk = 49, k = 3}, at_most = {k = 5, n_even = 362, nk = 93, mk = 214}, kernels = [
    "grouped_8x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 3, mk = 215}, at_most = {k = 5, n_even = 362, nk = 93, n = 16, elements = 27162}, kernels = [
    "tall_12x16x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 3, mk = 215, elements = 27163}, at_most = {k = 5, n_even = 362, nk = 93, n = 16, mk = 2172}, kernels = [
    "grouped_12x16x256", "grouped_8x32x256"
  ], factors = [324, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, k = 3, mk = 2173, elements = 27163}, at_most = {k = 5, n_even = 362, nk = 93, n = 16}, kernels = [
    "grouped_8x32x256"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, nk = 49, k = 3, mk = 215}, at_most = {k = 5, n_even = 362, nk = 93, n = 23}, kernels = [
    "tall_8x32x2048", "grouped_8x32x256"
  ], factors = [268, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 9, nk = 49, k = 3, mk = 215}, at_most = {k = 5, n_even = 362, nk = 93}, kernels = [
    "tall_8x32x2048", "grouped_8x32x256"
  ], factors = [265, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3}, at_most = {k = 3, n_even = 362, elements = 635409, mnk = 54248, m = 14}, kernels = [
    "grouped_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 15, nk = 94, k = 3}, at_most = {k = 3, n_even = 362, elements = 635409, mnk = 54248, nk = 281}, kernels = [
    "grouped_8x32x256"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 15, nk = 282, k = 3}, at_most = {k = 3, n_even = 362, elements = 635409, mnk = 54248}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [256, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3, mnk = 54249}, at_most = {k = 3, n_even = 362, elements = 635409, nk = 599}, kernels = [
    "tall_6x64x256", "block_5x64x2048", "grouped_8x32x256"
  ], factors = [335, 328, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 600, k = 3, mnk = 54249}, at_most = {k = 3, n_even = 362, elements = 635409}, kernels = [
    "grouped_8x32x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 4}, at_most = {k = 5, n_even = 362, elements = 17822, m = 13}, kernels = [
    "grouped_6x32x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 4, elements = 17823}, at_most = {k = 5, n_even = 362, elements = 635409, m = 13}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 14, nk = 94, k = 4}, at_most = {k = 5, n_even = 362, elements = 635409, m = 40, n = 87, nk = 162}, kernels = [
    "grouped_8x32x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 14, nk = 163, k = 4}, at_most = {k = 5, n_even = 362, elements = 635409, m = 40, n = 87}, kernels = [
    "block_5x64x2048", "grouped_8x32x256"
  ], factors = [298, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, m = 14, nk = 94, k = 4}, at_most = {k = 5, n_even = 362, elements = 635409, m = 40, nk = 879}, kernels = [
    "grouped_8x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, m = 14, nk = 880, k = 4}, at_most = {k = 5, n_even = 362, elements = 635409, m = 40}, kernels = [
    "grouped_8x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 41, nk = 94, k = 4}, at_most = {k = 5, n_even = 4, elements = 635409, mnk = 256240, nk = 630}, kernels = [
    "block_5x64x2048"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 41, nk = 631, k = 4}, at_most = {k = 5, n_even = 4, elements = 635409, mnk = 256240}, kernels = [
    "block_5x64x2048", "grouped_8x32x256"
  ], factors = [288, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 41, nk = 94, k = 4, n_even = 5}, at_most = {k = 5, n_even = 362, elements = 635409, mnk = 256240}, kernels = [
    "block_5x64x2048", "grouped_8x32x256"
  ], factors = [276, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 41, nk = 94, k = 4, mnk = 256241}, at_most = {k = 4, n_even = 362, elements = 481388}, kernels = [
    "block_5x64x2048", "grouped_8x32x256"
  ], factors = [283, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 41, nk = 94, k = 5, mnk = 256241}, at_most = {k = 5, n_even = 362, elements = 481388}, kernels = [
    "block_5x64x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 41, nk = 94, k = 4, mnk = 256241, elements = 481389}, at_most = {k = 5, n_even = 362, elements = 635409}, kernels = [
    "tall_6x64x256", "grouped_8x32x256"
  ], factors = [278, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3, elements = 635410}, at_most = {k = 3, n_even = 4, mn = 9839971, nk = 2250}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [274, 263, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 4, elements = 635410}, at_most = {k = 5, n_even = 4, mn = 9839971, nk = 2250}, kernels = [
    "grouped_8x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 2251, k = 3, elements = 635410}, at_most = {k = 5, n_even = 4, mn = 9839971}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [253, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3, elements = 635410, n_even = 5}, at_most = {k = 5, n_even = 362, mn = 9839971, n = 135, elements = 6473724, mk = 3135}, kernels = [
    "tall_6x64x256", "block_5x64x2048", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [272, 272, 231, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3, elements = 635410, n_even = 5, mk = 3136}, at_most = {k = 5, n_even = 362, mn = 9839971, n = 135, elements = 6473724}, kernels = [
    "tall_6x64x256", "block_5x64x512", "block_5x64x2048", "grouped_8x32x256"
  ], factors = [248, 217, 246, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3, elements = 6473725, n_even = 5}, at_most = {k = 5, n_even = 362, mn = 9839971, n = 135}, kernels = [
    "block_5x64x2048", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [300, 208, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 9, nk = 94, k = 3, elements = 635410, n_even = 5}, at_most = {k = 3, n_even = 362, mn = 9839971, mk = 14481}, kernels = [
    "grouped_8x32x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 9, nk = 94, k = 4, elements = 635410, n_even = 5}, at_most = {k = 5, n_even = 362, mn = 9839971, mk = 14481}, kernels = [
    "tall_6x64x256", "block_5x64x512", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [255, 247, 241, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 9, nk = 94, k = 3, elements = 635410, n_even = 5, mk = 14482}, at_most = {k = 5, n_even = 362, mn = 9839971}, kernels = [
    "tall_3x128x1024", "tall_6x64x256", "grouped_8x32x256"
  ], factors = [305, 265, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 94, k = 3, elements = 635410, mn = 9839972}, at_most = {k = 5, n_even = 362}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [282, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, n_even = 363}, at_most = {k = 5, n = 724, elements = 817488, nk = 724}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [317, 302, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 725, n_even = 363}, at_most = {k = 5, n = 724, elements = 817488}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [298, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, nk = 49, n_even = 363, elements = 817489}, at_most = {k = 5, n = 724}, kernels = [
    "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [295, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, nk = 49, n_even = 363}, at_most = {k = 1, elements = 704682}, kernels = [
    "skinny_5x64x64", "grouped_6x32x256"
  ], factors = [313, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, nk = 49, n_even = 363, k = 2}, at_most = {k = 2, elements = 704682}, kernels = [
    "grouped_6x32x256"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, nk = 49, n_even = 363, k = 3}, at_most = {k = 5, elements = 704682, n = 1773}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [278, 277, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1774, m = 9, nk = 49, n_even = 363, k = 3}, at_most = {k = 5, elements = 704682}, kernels = [
    "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [270, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, nk = 49, n_even = 363, elements = 704683}, at_most = {k = 2, mn = 2356108}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x32x4096", "grouped_6x32x256"
  ], factors = [269, 276, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, nk = 49, n_even = 363, elements = 704683, k = 3}, at_most = {k = 5, mn = 2356108}, kernels = [
    "grouped_6x32x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, nk = 49, n_even = 363, elements = 704683, mn = 2356109}, at_most = {k = 5, n = 3547}, kernels = [
    "skinny_8x32x64", "sweep_whole_8x32x4096", "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [258, 268, 258, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3548, m = 9, nk = 49, n_even = 363, elements = 704683, mn = 2356109}, at_most = {k = 5}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256", "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [264, 259, 264, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 6}, at_most = {n = 8, mnk = 4117, k = 31, mk = 126}, kernels = [
    "skinny_16x8x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 6, mk = 127}, at_most = {n = 8, mnk = 4117, k = 31, mk = 200}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 6, mk = 201}, at_most = {n = 8, mnk = 4117, k = 8}, kernels = [
    "skinny_5x64x64", "tall_12x16x8192"
  ], factors = [227, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 9, mk = 201}, at_most = {n = 8, mnk = 4117, k = 31, mk = 370}, kernels = [
    "grouped_8x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 9, mk = 371}, at_most = {n = 8, mnk = 4117, k = 31}, kernels = [
    "tall_12x16x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 6, mnk = 4118}, at_most = {n = 8, mnk = 107930746, k = 8}, kernels = [
    "tall_12x16x8192", "grouped_8x32x256"
  ], factors = [235, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 9, mnk = 4118}, at_most = {n = 8, mnk = 107930746, k = 13}, kernels = [
    "tall_12x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 14, mnk = 4118}, at_most = {n = 8, mnk = 107930746, k = 31, mk = 3376}, kernels = [
    "tall_12x16x8192"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 14, mnk = 4118, mk = 3377}, at_most = {n = 8, mnk = 107930746, k = 31, nk = 96}, kernels = [
    "tall_12x16x8192", "tall_3x128x1024", "tall_8x32x2048"
  ], factors = [246, 254, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 14, mnk = 4118, mk = 3377, nk = 97}, at_most = {n = 8, mnk = 107930746, k = 20, elements = 418723}, kernels = [
    "tall_12x16x8192", "tall_6x64x256"
  ], factors = [237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 14, mnk = 4118, mk = 3377, nk = 97, elements = 418724}, at_most = {n = 8, mnk = 107930746, k = 20}, kernels = [
    "tall_12x16x8192", "block_5x64x512", "block_2x128x1024"
  ], factors = [231, 210, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 21, mnk = 4118, mk = 3377, nk = 97}, at_most = {n = 6, mnk = 107930746, k = 31}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 21, mnk = 4118, mk = 3377, nk = 97}, at_most = {n = 8, mnk = 107930746, k = 31}, kernels = [
    "block_2x128x1024"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 32}, at_most = {n = 8, mnk = 107930746, m = 12, elements = 10766}, kernels = [
    "grouped_8x32x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 32, elements = 10767}, at_most = {n = 8, mnk = 107930746, m = 11}, kernels = [
    "grouped_8x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 12, k = 32, elements = 10767}, at_most = {n = 8, mnk = 107930746, m = 12}, kernels = [
    "grouped_8x32x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, k = 32}, at_most = {n = 8, mnk = 107930746, m = 16, nk = 1448}, kernels = [
    "grouped_8x32x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, k = 32, nk = 1449}, at_most = {n = 8, mnk = 107930746, m = 16}, kernels = [
    "grouped_6x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 32}, at_most = {n = 8, mnk = 14722, m = 54, mk = 3147}, kernels = [
    "tall_8x32x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 32, mnk = 14723}, at_most = {n = 8, mnk = 107930746, m = 54, mk = 3147}, kernels = [
    "tall_8x32x2048", "grouped_6x32x256"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 32, mk = 3148}, at_most = {n = 6, mnk = 107930746, m = 54}, kernels = [
    "tall_8x32x2048", "grouped_6x32x256"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 17, k = 32, mk = 3148}, at_most = {n = 8, mnk = 107930746, m = 27}, kernels = [
    "grouped_6x32x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 28, k = 32, mk = 3148}, at_most = {n = 8, mnk = 107930746, m = 54}, kernels = [
    "dot_6x4x8192", "tall_8x32x2048"
  ], factors = [291, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 32}, at_most = {n = 6, mnk = 107930746, k = 59}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [251, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 32}, at_most = {n = 8, mnk = 107930746, k = 59, mn = 1612}, kernels = [
    "tall_8x32x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 32, mn = 1613}, at_most = {n = 8, mnk = 107930746, k = 59}, kernels = [
    "tall_8x32x2048", "block_12x16x8192"
  ], factors = [249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 60}, at_most = {n = 8, mnk = 107930746, k = 187, mk = 17350}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [252, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 60, mk = 17351}, at_most = {n = 6, mnk = 107930746, k = 187, m = 719}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192"
  ], factors = [268, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 720, k = 60, mk = 17351}, at_most = {n = 6, mnk = 107930746, k = 187, elements = 820937}, kernels = [
    "tall_12x16x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 720, k = 60, mk = 17351, elements = 820938}, at_most = {n = 6, mnk = 107930746, k = 187}, kernels = [
    "tall_12x16x8192", "tall_6x64x256"
  ], factors = [254, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 60, mk = 17351}, at_most = {n = 8, mnk = 107930746, k = 187, k_even = 4}, kernels = [
    "tall_12x16x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 60, mk = 17351, k_even = 5}, at_most = {n = 8, mnk = 107930746, k = 187, nk = 724, elements = 256508}, kernels = [
    "tall_12x16x8192", "block_12x16x8192"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 60, mk = 17351, k_even = 5, elements = 256509}, at_most = {n = 8, mnk = 107930746, k = 187, nk = 724}, kernels = [
    "tall_12x16x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 60, mk = 17351, k_even = 5, nk = 725}, at_most = {n = 8, mnk = 107930746, k = 187}, kernels = [
    "tall_12x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 188}, at_most = {n = 8, mnk = 107930746, elements = 660548, m = 89}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [265, 242, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 90, k = 188}, at_most = {n = 6, mnk = 107930746, elements = 660548, k = 967}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096", "tall_12x16x8192"
  ], factors = [207, 266, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 90, k = 188}, at_most = {n = 8, mnk = 107930746, elements = 660548, k = 967}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192"
  ], factors = [247, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 90, k = 968}, at_most = {n = 8, mnk = 107930746, elements = 660548}, kernels = [
    "dot_6x4x8192", "dot_8x3x4096", "tall_8x32x2048"
  ], factors = [229, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 188, elements = 660549}, at_most = {n = 6, mnk = 25965018, k = 314}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 315, elements = 660549}, at_most = {n = 6, mnk = 25965018}, kernels = [
    "dot_8x3x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 188, elements = 660549, mnk = 25965019}, at_most = {n = 6, mnk = 107930746, k = 18588, mk = 11093825}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [265, 232, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 188, elements = 660549, mnk = 25965019, mk = 11093826}, at_most = {n = 6, mnk = 107930746, k = 18588}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 55, k = 18589, elements = 660549, mnk = 25965019}, at_most = {n = 6, mnk = 107930746}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [271, 250, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 188, elements = 660549}, at_most = {n = 8, mnk = 107930746, mn = 1841}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [272, 244, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 188, elements = 660549, mn = 1842}, at_most = {n = 8, mnk = 63747910, k_even = 724}, kernels = [
    "tall_8x32x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 188, elements = 660549, mn = 1842, mnk = 63747911}, at_most = {n = 8, mnk = 107930746, k_even = 724}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [245, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 55, k = 188, elements = 660549, mn = 1842, k_even = 725}, at_most = {n = 8, mnk = 107930746}, kernels = [
    "dot_6x4x8192", "tall_8x32x2048"
  ], factors = [264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6}, at_most = {n = 16, mnk = 2693, mk = 131}, kernels = [
    "grouped_12x16x256"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mk = 132}, at_most = {n = 16, mnk = 2693, mk = 600}, kernels = [
    "grouped_8x32x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mnk = 2694}, at_most = {n = 16, mnk = 107930746, mk = 600, nk = 203, elements = 1331}, kernels = [
    "grouped_8x32x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mnk = 2694, elements = 1332}, at_most = {n = 16, mnk = 107930746, mk = 600, nk = 203}, kernels = [
    "grouped_8x32x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mnk = 2694, nk = 204}, at_most = {n = 16, mnk = 107930746, mk = 600, m = 15, n_even = 4}, kernels = [
    "grouped_8x32x256"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mnk = 2694, nk = 204, n_even = 5}, at_most = {n = 16, mnk = 107930746, mk = 600, m = 15}, kernels = [
    "grouped_8x32x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 6, mnk = 2694, nk = 204}, at_most = {n = 16, mnk = 107930746, mk = 600}, kernels = [
    "grouped_8x32x256"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mk = 601}, at_most = {n = 16, mnk = 107930746, m = 12, mn = 209, elements = 494614}, kernels = [
    "grouped_8x32x256"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mk = 601, elements = 494615}, at_most = {n = 16, mnk = 107930746, m = 12, mn = 209}, kernels = [
    "grouped_8x32x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 6, mk = 601}, at_most = {n = 16, mnk = 107930746, m = 16, mn = 209}, kernels = [
    "grouped_8x32x256"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mk = 601, mn = 210}, at_most = {n = 16, mnk = 107930746, m = 16}, kernels = [
    "grouped_8x32x256"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 6, mk = 601}, at_most = {n = 15, mnk = 107930746, m = 42, mk = 1236}, kernels = [
    "tall_6x64x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 6, mk = 1237}, at_most = {n = 15, mnk = 107930746, m = 42, k = 301}, kernels = [
    "tall_8x32x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 302, mk = 1237}, at_most = {n = 15, mnk = 107930746, m = 42}, kernels = [
    "tall_8x32x2048", "grouped_6x64x256"
  ], factors = [264, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 17, k = 6, mk = 601}, at_most = {n = 16, mnk = 107930746, m = 42, mk = 7158}, kernels = [
    "tall_8x32x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 17, k = 6, mk = 7159}, at_most = {n = 16, mnk = 107930746, m = 42}, kernels = [
    "tall_8x32x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 6, mk = 601}, at_most = {n = 15, mnk = 107930746, nk = 205, k = 11, elements = 7128}, kernels = [
    "tall_12x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 6, mk = 601, elements = 7129}, at_most = {n = 15, mnk = 107930746, nk = 205, k = 11}, kernels = [
    "tall_12x16x8192", "tall_6x64x256", "grouped_8x32x256"
  ], factors = [257, 221, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 601}, at_most = {n = 16, mnk = 107930746, nk = 205, k = 11}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048", "grouped_8x32x256"
  ], factors = [248, 236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 12, mk = 601}, at_most = {n = 16, mnk = 107930746, nk = 205, mk = 2269}, kernels = [
    "tall_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 12, mk = 2270}, at_most = {n = 16, mnk = 107930746, nk = 205}, kernels = [
    "tall_8x32x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 6, mk = 601, nk = 206}, at_most = {n = 15, mnk = 9551171, k = 28}, kernels = [
    "tall_8x32x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 29, mk = 601, nk = 206}, at_most = {n = 15, mnk = 9551171, m = 146}, kernels = [
    "tall_8x32x2048"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 147, k = 29, mk = 601, nk = 206}, at_most = {n = 15, mnk = 9551171, k = 216}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [253, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 147, k = 217, mk = 601, nk = 206}, at_most = {n = 15, mnk = 9551171}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [251, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 6, mk = 601, nk = 206, mnk = 9551172}, at_most = {n = 15, mnk = 107930746, k = 78}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048", "block_5x64x512"
  ], factors = [259, 259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 79, mk = 601, nk = 206, mnk = 9551172}, at_most = {n = 15, mnk = 107930746, k_even = 512, mk = 4937661}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [257, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 79, mk = 4937662, nk = 206, mnk = 9551172}, at_most = {n = 15, mnk = 107930746, k_even = 512}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [255, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 43, k = 79, mk = 601, nk = 206, mnk = 9551172, k_even = 513}, at_most = {n = 15, mnk = 107930746}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [257, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 601, nk = 206}, at_most = {n = 16, mnk = 107930746, nk = 295, mn = 104277}, kernels = [
    "tall_8x32x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 601, nk = 206, mn = 104278}, at_most = {n = 16, mnk = 107930746, nk = 295}, kernels = [
    "tall_8x32x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 601, nk = 296}, at_most = {n = 16, mnk = 107930746, mk = 2103484, k_even = 724}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [247, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 601, nk = 296, k_even = 725}, at_most = {n = 16, mnk = 107930746, mk = 2103484}, kernels = [
    "tall_8x32x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 2103485, nk = 296}, at_most = {n = 16, mnk = 107930746, k_even = 32}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [251, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 43, k = 6, mk = 2103485, nk = 296, k_even = 33}, at_most = {n = 16, mnk = 107930746}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048", "block_5x64x2048"
  ], factors = [256, 274, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 6, mnk = 107930747}, at_most = {n = 8, k = 153, mk = 22603894}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [244, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 6, mnk = 107930747}, at_most = {n = 16, k = 153, mk = 22603894}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048", "tall_6x64x256"
  ], factors = [259, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 6, mnk = 107930747, mk = 22603895}, at_most = {n = 16, k = 153}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [264, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 154, mnk = 107930747}, at_most = {n = 16, mn = 1239, m = 32}, kernels = [
    "tall_3x128x1024", "tall_8x32x2048", "tall_6x64x256", "grouped_8x32x256"
  ], factors = [199, 243, 195, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 33, k = 154, mnk = 107930747}, at_most = {n = 16, mn = 1239}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 154, mnk = 107930747, mn = 1240}, at_most = {n = 8, mnk = 138948995}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [250, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 154, mnk = 107930747, mn = 1240}, at_most = {n = 16, mnk = 138948995, m = 41491}, kernels = [
    "tall_8x32x2048"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 41492, k = 154, mnk = 107930747, mn = 1240}, at_most = {n = 16, mnk = 138948995}, kernels = [
    "tall_8x32x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 154, mnk = 138948996, mn = 1240}, at_most = {n = 6}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 154, mnk = 138948996, mn = 1240}, at_most = {n = 8, mn = 447959}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [248, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 154, mnk = 138948996, mn = 447960}, at_most = {n = 8}, kernels = [
    "tall_12x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 154, mnk = 138948996, mn = 1240}, at_most = {n = 16, k = 237, elements = 18183060}, kernels = [
    "tall_8x32x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 154, mnk = 138948996, mn = 1240, elements = 18183061}, at_most = {n = 16, k = 237}, kernels = [
    "tall_8x32x2048", "tall_6x64x256"
  ], factors = [257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 238, mnk = 138948996, mn = 1240}, at_most = {n = 16}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6}, at_most = {m = 16, nk = 795, elements = 6334, mnk = 5232}, kernels = [
    "grouped_8x32x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, mnk = 5233}, at_most = {m = 16, nk = 795, elements = 6334}, kernels = [
    "grouped_8x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, elements = 6335}, at_most = {m = 16, nk = 795, mk = 164}, kernels = [
    "grouped_8x32x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, elements = 6335, mk = 165}, at_most = {m = 16, nk = 795}, kernels = [
    "grouped_8x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 796}, at_most = {m = 12, nk = 2107367, elements = 671696, mk = 114}, kernels = [
    "grouped_8x32x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 796, mk = 115}, at_most = {m = 12, nk = 2107367, elements = 8647}, kernels = [
    "grouped_8x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 796, mk = 115, elements = 8648}, at_most = {m = 9, nk = 2107367, elements = 671696, mnk = 41134}, kernels = [
    "grouped_8x32x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 796, mk = 115, elements = 8648, mnk = 41135}, at_most = {m = 9, nk = 2107367, elements = 671696}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [234, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 6, nk = 796, mk = 115, elements = 8648}, at_most = {m = 12, nk = 2107367, elements = 671696, mk = 1878, k = 31}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [245, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 32, nk = 796, mk = 115, elements = 8648}, at_most = {m = 12, nk = 2107367, elements = 671696, mk = 1878}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 6, nk = 796, mk = 1879, elements = 8648}, at_most = {m = 12, nk = 2107367, elements = 671696}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [243, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 796, elements = 671697}, at_most = {m = 12, nk = 2107367, mnk = 785375}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [249, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 796, elements = 671697, mnk = 785376}, at_most = {m = 12, nk = 2107367}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [236, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796}, at_most = {m = 16, nk = 2107367, mk = 350, n_even = 362, batches = 79, k_even = 4}, kernels = [
    "grouped_8x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, k_even = 5}, at_most = {m = 16, nk = 2107367, mk = 350, n_even = 362, batches = 79}, kernels = [
    "grouped_8x32x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, batches = 80}, at_most = {m = 16, nk = 2107367, mk = 350, n_even = 362}, kernels = [
    "block_2x128x1024", "grouped_8x32x256"
  ], factors = [261, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, n_even = 363}, at_most = {m = 16, nk = 2107367, mk = 350, n_even = 724}, kernels = [
    "grouped_8x32x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, n_even = 725}, at_most = {m = 16, nk = 2107367, mk = 350, k = 10}, kernels = [
    "grouped_6x64x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 11, nk = 796, n_even = 725}, at_most = {m = 16, nk = 2107367, mk = 350}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [256, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, mk = 351}, at_most = {m = 16, nk = 2107367, elements = 577836, n = 45}, kernels = [
    "grouped_8x32x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 13, k = 6, nk = 796, mk = 351}, at_most = {m = 15, nk = 2107367, elements = 577836, mk = 1547}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 13, k = 6, nk = 796, mk = 1548}, at_most = {m = 15, nk = 2107367, elements = 577836}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 16, k = 6, nk = 796, mk = 351}, at_most = {m = 16, nk = 2107367, elements = 42492, k = 141}, kernels = [
    "grouped_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 16, k = 6, nk = 796, mk = 351, elements = 42493}, at_most = {m = 16, nk = 2107367, elements = 577836, k = 141}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 16, k = 142, nk = 796, mk = 351}, at_most = {m = 16, nk = 2107367, elements = 577836}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [248, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, mk = 351, elements = 577837}, at_most = {m = 16, nk = 2107367, k_even = 362, mn = 661}, kernels = [
    "grouped_8x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, mk = 351, elements = 577837, mn = 662}, at_most = {m = 15, nk = 2107367, k_even = 362}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 6, nk = 796, mk = 351, elements = 577837, mn = 662}, at_most = {m = 16, nk = 2107367, k_even = 362}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256", "block_slab_5x64x256"
  ], factors = [248, 238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, mk = 351, elements = 577837, k_even = 363}, at_most = {m = 16, nk = 2107367, mn = 1192}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 796, mk = 351, elements = 577837, k_even = 363, mn = 1193}, at_most = {m = 16, nk = 2107367}, kernels = [
    "grouped_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 2107368}, at_most = {m = 12, nk = 9403978}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [234, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 6, nk = 9403979}, at_most = {m = 12, n = 712}, kernels = [
    "grouped_8x32x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 713, m = 9, k = 6, nk = 9403979}, at_most = {m = 9}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [226, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 713, m = 10, k = 6, nk = 9403979}, at_most = {m = 12, k_even = 724}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [208, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 713, m = 10, k = 6, nk = 9403979, k_even = 725}, at_most = {m = 12}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [211, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 2107368}, at_most = {m = 15, elements = 8531451, n = 661}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 662, m = 13, k = 6, nk = 2107368}, at_most = {m = 15, elements = 8531451}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [236, 262, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 6, nk = 2107368}, at_most = {m = 16, elements = 8531451}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 2107368, elements = 8531452}, at_most = {m = 16, elements = 17319931, mn = 10524}, kernels = [
    "block_5x64x512", "block_slab_5x64x256"
  ], factors = [235, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 2107368, elements = 8531452, mn = 10525}, at_most = {m = 16, elements = 17319931}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 2107368, elements = 17319932}, at_most = {m = 16, mn = 8688}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [206, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 6, nk = 2107368, elements = 17319932, mn = 8689}, at_most = {m = 16}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [202, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6}, at_most = {k = 16, n_even = 724, elements = 1248, mnk = 17707}, kernels = [
    "grouped_8x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, elements = 1249}, at_most = {k = 16, n_even = 4, elements = 674089, mnk = 17707, n = 23}, kernels = [
    "tall_8x32x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17, k = 6, elements = 1249}, at_most = {k = 16, n_even = 4, elements = 674089, mnk = 17707, n = 32}, kernels = [
    "tall_8x32x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, k = 6, elements = 1249}, at_most = {k = 16, n_even = 4, elements = 674089, mnk = 12119}, kernels = [
    "grouped_8x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, k = 6, elements = 1249, mnk = 12120}, at_most = {k = 16, n_even = 4, elements = 674089, mnk = 17707}, kernels = [
    "grouped_8x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, elements = 1249, n_even = 5}, at_most = {k = 16, n_even = 724, elements = 674089, mnk = 17707, mn = 991}, kernels = [
    "grouped_8x32x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, elements = 1249, n_even = 5, mn = 992}, at_most = {k = 16, n_even = 724, elements = 674089, mnk = 17707, mk = 494}, kernels = [
    "grouped_8x32x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, elements = 1249, n_even = 5, mn = 992, mk = 495}, at_most = {k = 16, n_even = 724, elements = 674089, mnk = 17707}, kernels = [
    "grouped_8x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, mnk = 17708}, at_most = {k = 10, n_even = 724, elements = 674089, mk = 393, m = 32}, kernels = [
    "grouped_8x32x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 11, mnk = 17708}, at_most = {k = 16, n_even = 724, elements = 674089, mk = 393, m = 32}, kernels = [
    "grouped_8x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 6, mnk = 17708}, at_most = {k = 16, n_even = 724, elements = 674089, mk = 393}, kernels = [
    "grouped_8x32x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, mnk = 17708, mk = 394}, at_most = {k = 7, n_even = 362, elements = 674089, n = 25}, kernels = [
    "tall_8x32x2048", "tall_6x64x256", "block_10x32x2048"
  ], factors = [262, 256, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 8, mnk = 17708, mk = 394}, at_most = {k = 16, n_even = 362, elements = 674089, n = 25}, kernels = [
    "tall_6x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 6, mnk = 17708, mk = 394}, at_most = {k = 7, n_even = 362, elements = 674089}, kernels = [
    "block_5x64x512", "block_5x64x2048", "grouped_8x32x256"
  ], factors = [269, 269, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 394}, at_most = {k = 16, n_even = 4, elements = 674089, nk = 589, n = 31}, kernels = [
    "tall_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 8, mnk = 17708, mk = 394}, at_most = {k = 16, n_even = 4, elements = 674089, nk = 589}, kernels = [
    "block_5x64x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 394, nk = 590}, at_most = {k = 16, n_even = 4, elements = 674089, nk = 648}, kernels = [
    "tall_3x128x1024", "block_5x64x512"
  ], factors = [261, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 394, n_even = 5}, at_most = {k = 10, n_even = 362, elements = 674089, nk = 648}, kernels = [
    "tall_6x64x256", "block_5x64x2048"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 11, mnk = 17708, mk = 394, n_even = 5}, at_most = {k = 16, n_even = 362, elements = 674089, nk = 648}, kernels = [
    "tall_6x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 394, nk = 649}, at_most = {k = 16, n_even = 362, elements = 674089, nk = 2037, mk = 593}, kernels = [
    "block_5x64x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 594, nk = 649}, at_most = {k = 16, n_even = 362, elements = 674089, nk = 2037}, kernels = [
    "block_5x64x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 394, nk = 2038}, at_most = {k = 16, n_even = 362, elements = 542975, mk = 1184}, kernels = [
    "block_5x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 1185, nk = 2038}, at_most = {k = 12, n_even = 362, elements = 542975}, kernels = [
    "tall_6x64x256", "block_5x64x512"
  ], factors = [269, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 13, mnk = 17708, mk = 1185, nk = 2038}, at_most = {k = 16, n_even = 362, elements = 542975}, kernels = [
    "tall_8x32x2048", "block_5x64x512"
  ], factors = [250, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 17, k = 8, mnk = 17708, mk = 394, nk = 2038, elements = 542976}, at_most = {k = 16, n_even = 362, elements = 674089}, kernels = [
    "tall_6x64x256", "block_5x64x512", "grouped_8x32x256"
  ], factors = [266, 252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, mnk = 17708, mk = 394, n_even = 363}, at_most = {k = 11, n_even = 724, elements = 674089}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [243, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 12, mnk = 17708, mk = 394, n_even = 363}, at_most = {k = 16, n_even = 724, elements = 674089}, kernels = [
    "block_5x64x2048", "grouped_6x64x256"
  ], factors = [254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, elements = 674090}, at_most = {k = 6, n_even = 724, n = 1449}, kernels = [
    "tall_6x64x256", "grouped_8x32x256"
  ], factors = [254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 7, elements = 674090}, at_most = {k = 9, n_even = 724, n = 186}, kernels = [
    "tall_6x64x256", "block_5x64x512", "block_5x64x2048", "grouped_8x32x256"
  ], factors = [263, 242, 262, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 187, m = 17, k = 7, elements = 674090}, at_most = {k = 9, n_even = 724, n = 1449}, kernels = [
    "tall_6x64x256", "block_5x64x512", "grouped_8x32x256"
  ], factors = [250, 234, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 10, elements = 674090}, at_most = {k = 16, n_even = 724, n = 68, elements = 8849799}, kernels = [
    "tall_6x64x256", "block_5x64x512", "block_5x64x2048", "grouped_8x32x256"
  ], factors = [257, 235, 250, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 10, elements = 8849800}, at_most = {k = 16, n_even = 724, n = 68}, kernels = [
    "block_5x64x512", "block_5x64x2048", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [250, 268, 194, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 17, k = 10, elements = 674090}, at_most = {k = 16, n_even = 724, n = 1449, batches = 64}, kernels = [
    "tall_3x128x1024", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [269, 260, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 17, k = 10, elements = 674090, batches = 65}, at_most = {k = 15, n_even = 724, n = 1449}, kernels = [
    "tall_3x128x1024", "grouped_8x32x256"
  ], factors = [271, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 17, k = 16, elements = 674090, batches = 65}, at_most = {k = 16, n_even = 724, n = 1449}, kernels = [
    "tall_3x128x1024", "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [276, 284, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1450, m = 17, k = 6, elements = 674090}, at_most = {k = 9, n_even = 724, m = 2383}, kernels = [
    "tall_6x64x256", "grouped_8x32x256"
  ], factors = [270, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1450, m = 17, k = 10, elements = 674090}, at_most = {k = 13, n_even = 724, m = 2383}, kernels = [
    "tall_3x128x1024", "tall_6x64x256", "grouped_8x32x256"
  ], factors = [270, 273, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1450, m = 17, k = 14, elements = 674090}, at_most = {k = 16, n_even = 724, m = 2383}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [241, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1450, m = 2384, k = 6, elements = 674090}, at_most = {k = 16, n_even = 724, mk = 30968}, kernels = [
    "sweep_whole_8x32x4096", "grouped_8x32x256"
  ], factors = [263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1450, m = 2384, k = 6, elements = 674090, mk = 30969}, at_most = {k = 16, n_even = 724}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256"
  ], factors = [263, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, n_even = 725}, at_most = {k = 9, elements = 1082367, n = 1448}, kernels = [
    "grouped_8x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 17, k = 6, n_even = 725}, at_most = {k = 9, elements = 1082367}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [252, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 10, n_even = 725}, at_most = {k = 16, elements = 576307}, kernels = [
    "block_2x128x1024", "grouped_8x32x256"
  ], factors = [266, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 10, n_even = 725, elements = 576308}, at_most = {k = 16, elements = 1082367}, kernels = [
    "block_2x128x1024", "grouped_8x32x256"
  ], factors = [221, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 6, n_even = 725, elements = 1082368}, at_most = {k = 16, n = 1448}, kernels = [
    "block_2x128x1024", "grouped_8x32x256"
  ], factors = [252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 17, k = 6, n_even = 725, elements = 1082368}, at_most = {k = 11, m = 1705}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [226, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 1706, k = 6, n_even = 725, elements = 1082368}, at_most = {k = 11}, kernels = [
    "grouped_8x32x256", "grouped_6x32x256"
  ], factors = [260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 17, k = 12, n_even = 725, elements = 1082368}, at_most = {k = 16}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [238, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17}, at_most = {nk = 8366047, n = 24, k = 49, mn = 902}, kernels = [
    "grouped_8x32x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17, mn = 903}, at_most = {nk = 8366047, n = 24, k = 49}, kernels = [
    "tall_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 17, k = 17}, at_most = {nk = 8366047, n = 32, k = 49, mk = 3251}, kernels = [
    "block_2x128x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 17, k = 17, mk = 3252}, at_most = {nk = 8366047, n = 32, k = 38}, kernels = [
    "tall_8x32x2048", "tall_6x64x256", "block_2x128x1024"
  ], factors = [244, 231, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 17, k = 39, mk = 3252}, at_most = {nk = 8366047, n = 32, k = 49}, kernels = [
    "block_5x64x512", "block_2x128x1024"
  ], factors = [227, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 50}, at_most = {nk = 8366047, n = 19, mnk = 27592164, mn = 1079}, kernels = [
    "tall_6x64x256", "grouped_8x32x256"
  ], factors = [235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 17, k = 50}, at_most = {nk = 8366047, n = 32, mnk = 27592164, mn = 1079, m = 18}, kernels = [
    "grouped_8x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [237, 269, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 19, k = 50}, at_most = {nk = 8366047, n = 32, mnk = 27592164, mn = 1079}, kernels = [
    "block_5x64x512", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [229, 215, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 50, mn = 1080}, at_most = {nk = 8366047, n = 20, mnk = 27592164}, kernels = [
    "tall_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 17, k = 50, mn = 1080}, at_most = {nk = 8366047, n = 32, mnk = 27592164, mk = 6567}, kernels = [
    "block_2x128x1024"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 17, k = 50, mn = 1080, mk = 6568}, at_most = {nk = 3967, n = 32, mnk = 27592164}, kernels = [
    "tall_6x64x256", "block_5x64x512"
  ], factors = [235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 17, k = 50, mn = 1080, mk = 6568, nk = 3968}, at_most = {nk = 8366047, n = 32, mnk = 27592164}, kernels = [
    "tall_8x32x2048", "block_5x64x2048"
  ], factors = [238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 50, mnk = 27592165}, at_most = {nk = 8366047, n = 32, m = 54}, kernels = [
    "block_5x64x512", "block_10x32x2048", "block_5x64x2048", "block_2x128x1024", "grouped_8x32x256",
    "grouped_14x32x256"
  ], factors = [226, 263, 229, 218, 228, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 55, k = 50, mnk = 27592165}, at_most = {nk = 8366047, n = 32, k_even = 128, elements = 12547456}, kernels = [
    "tall_3x128x1024", "tall_6x64x256", "block_5x64x2048", "block_2x128x1024"
  ], factors = [229, 232, 230, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 55, k = 50, mnk = 27592165, k_even = 129}, at_most = {nk = 8366047, n = 32, k_even = 724, elements = 12547456}, kernels = [
    "tall_3x128x1024", "block_2x128x1024"
  ], factors = [226, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 55, k = 50, mnk = 27592165, elements = 12547457}, at_most = {nk = 8366047, n = 32, k_even = 724}, kernels = [
    "tall_3x128x1024", "tall_8x32x2048", "tall_6x64x256", "block_5x64x512", "block_2x128x1024"
  ], factors = [241, 250, 238, 230, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 55, k = 50, mnk = 27592165, k_even = 725}, at_most = {nk = 8366047, n = 32, mn = 53348}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_5x64x2048"
  ], factors = [226, 220, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 55, k = 50, mnk = 27592165, k_even = 725, mn = 53349}, at_most = {nk = 8366047, n = 32}, kernels = [
    "tall_3x128x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, k = 17}, at_most = {nk = 8366047, n = 48, m = 42, elements = 217144}, kernels = [
    "block_5x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, k = 17, elements = 217145}, at_most = {nk = 8366047, n = 48, m = 30}, kernels = [
    "block_5x64x512", "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [256, 245, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 31, k = 17, elements = 217145}, at_most = {nk = 8366047, n = 48, m = 42}, kernels = [
    "tall_8x32x2048", "tall_6x64x256", "block_5x64x512", "block_5x64x2048"
  ], factors = [248, 260, 263, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 43, k = 17}, at_most = {nk = 8366047, n = 48, mk = 154429, k = 38}, kernels = [
    "block_5x64x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 43, k = 39}, at_most = {nk = 8366047, n = 39, mk = 154429}, kernels = [
    "block_5x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 43, k = 39}, at_most = {nk = 8366047, n = 47, mk = 154429}, kernels = [
    "block_5x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 43, k = 39}, at_most = {nk = 8366047, n = 48, mk = 154429}, kernels = [
    "block_5x64x2048", "block_2x128x1024"
  ], factors = [262, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 43, k = 17, mk = 154430}, at_most = {nk = 8366047, n = 48, k = 52}, kernels = [
    "tall_6x64x256", "block_5x64x2048"
  ], factors = [267, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 43, k = 53, mk = 154430}, at_most = {nk = 8366047, n = 40}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_5x64x2048", "block_2x128x1024"
  ], factors = [257, 261, 261, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 43, k = 53, mk = 154430}, at_most = {nk = 8366047, n = 48}, kernels = [
    "tall_3x128x1024", "tall_8x32x2048", "block_5x64x512", "block_5x64x2048"
  ], factors = [257, 254, 259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17}, at_most = {nk = 8366047, m = 22, mk = 1366, n_even = 4, elements = 138044}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [238, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 17}, at_most = {nk = 8366047, m = 39, mk = 1366, n_even = 4, elements = 138044}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, n_even = 5}, at_most = {nk = 8366047, m = 39, mk = 1366, n_even = 724, elements = 138044}, kernels = [
    "grouped_6x64x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, elements = 138045}, at_most = {nk = 8366047, m = 39, mk = 1366, n_even = 724}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024", "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [250, 249, 246, 246, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, n_even = 725}, at_most = {nk = 8366047, m = 39, mk = 1366}, kernels = [
    "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, mk = 1367}, at_most = {nk = 8366047, m = 18, elements = 2607205, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, mk = 1367, n_even = 5}, at_most = {nk = 8366047, m = 18, elements = 2607205}, kernels = [
    "grouped_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 17, mk = 1367}, at_most = {nk = 8366047, m = 22, elements = 2607205}, kernels = [
    "grouped_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 17, mk = 1367}, at_most = {nk = 8366047, m = 39, elements = 2607205, n_even = 32, n = 195}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 196, m = 23, k = 17, mk = 1367}, at_most = {nk = 8366047, m = 29, elements = 2607205, n_even = 32}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 196, m = 30, k = 17, mk = 1367}, at_most = {nk = 8366047, m = 39, elements = 2607205, n_even = 32}, kernels = [
    "tall_6x64x256", "block_5x64x512"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 17, mk = 1367, n_even = 33}, at_most = {nk = 8366047, m = 39, elements = 2607205, k = 2015, n = 1915}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1916, m = 23, k = 17, mk = 1367, n_even = 33}, at_most = {nk = 8366047, m = 39, elements = 2607205, k = 2015}, kernels = [
    "grouped_6x64x256", "block_slab_5x64x256"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 2016, mk = 1367, n_even = 33}, at_most = {nk = 8366047, m = 39, elements = 2607205}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, mk = 1367, elements = 2607206}, at_most = {nk = 8366047, m = 21, k_even = 724}, kernels = [
    "block_5x64x512", "grouped_8x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [245, 240, 257, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 22, k = 17, mk = 1367, elements = 2607206}, at_most = {nk = 8366047, m = 39, k_even = 724}, kernels = [
    "block_5x64x512", "grouped_8x32x256", "grouped_6x64x256", "block_slab_5x64x256"
  ], factors = [242, 241, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 17, mk = 1367, elements = 2607206, k_even = 725}, at_most = {nk = 8366047, m = 39, k = 15325}, kernels = [
    "block_5x64x512", "grouped_6x64x256", "block_slab_5x64x256"
  ], factors = [242, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 15326, mk = 1367, elements = 2607206, k_even = 725}, at_most = {nk = 8366047, m = 39}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17}, at_most = {nk = 8366047, elements = 1230829, n_even = 724, batches = 1, k = 43, mnk = 261984}, kernels = [
    "block_5x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, mnk = 261985}, at_most = {nk = 8366047, elements = 723585, n_even = 724, batches = 1, k = 43, n = 61}, kernels = [
    "block_5x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 40, k = 17, mnk = 261985}, at_most = {nk = 8366047, elements = 723585, n_even = 724, batches = 1, k = 43}, kernels = [
    "block_5x64x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, mnk = 261985, elements = 723586}, at_most = {nk = 8366047, elements = 1230829, n_even = 724, batches = 1, k = 43}, kernels = [
    "tall_3x128x1024", "tall_6x64x256", "block_5x64x512", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [242, 244, 233, 228, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 44}, at_most = {nk = 8366047, elements = 1230829, n_even = 32, batches = 1, k = 2023, mnk = 27809316, mn = 50621, n = 63}, kernels = [
    "block_5x64x512", "grouped_6x64x256"
  ], factors = [243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 40, k = 44}, at_most = {nk = 8366047, elements = 1230829, n_even = 32, batches = 1, k = 2023, mnk = 27809316, mn = 50621, m = 225, n = 80}, kernels = [
    "block_5x64x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 40, k = 44}, at_most = {nk = 8366047, elements = 1230829, n_even = 32, batches = 1, k = 2023, mnk = 27809316, mn = 50621, m = 225}, kernels = [
    "block_5x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 226, k = 44}, at_most = {nk = 8366047, elements = 1230829, n_even = 32, batches = 1, k = 2023, mnk = 27809316, mn = 50621}, kernels = [
    "block_5x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 44, mn = 50622}, at_most = {nk = 8366047, elements = 1230829, n_even = 32, batches = 1, k = 2023, mnk = 27809316}, kernels = [
    "block_5x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 44, mnk = 27809317}, at_most = {nk = 8366047, elements = 1230829, n_even = 32, batches = 1, k = 2023}, kernels = [
    "block_5x64x512", "block_5x64x2048"
  ], factors = [240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 44, n_even = 33}, at_most = {nk = 102318, elements = 1230829, n_even = 724, batches = 1, k = 2023, m = 90}, kernels = [
    "block_5x64x2048", "grouped_6x64x256"
  ], factors = [242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 91, k = 44, n_even = 33}, at_most = {nk = 102318, elements = 1230829, n_even = 724, batches = 1, k = 2023}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_slab_5x64x256"
  ], factors = [239, 239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 44, n_even = 33, nk = 102319}, at_most = {nk = 8366047, elements = 1230829, n_even = 724, batches = 1, k = 2023}, kernels = [
    "tall_6x64x256", "block_5x64x512", "grouped_6x64x256"
  ], factors = [238, 240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 2024}, at_most = {nk = 8366047, elements = 1230829, n_even = 724, batches = 1, k_even = 256}, kernels = [
    "block_5x64x512", "block_5x64x2048"
  ], factors = [241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 2024, k_even = 257}, at_most = {nk = 8366047, elements = 1230829, n_even = 724, batches = 1}, kernels = [
    "block_5x64x512", "block_5x64x2048", "grouped_6x64x256"
  ], factors = [240, 238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, batches = 2}, at_most = {nk = 3739, elements = 1230829, n_even = 724, k = 104}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "grouped_8x32x256"
  ], factors = [253, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, batches = 2, nk = 3740}, at_most = {nk = 8366047, elements = 1230829, n_even = 724, k = 104}, kernels = [
    "tall_8x32x2048", "block_5x64x512", "block_2x128x1024"
  ], factors = [247, 241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 105, batches = 2}, at_most = {nk = 8366047, elements = 1230829, n_even = 724}, kernels = [
    "block_5x64x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, n_even = 725}, at_most = {nk = 8366047, elements = 1230829, k = 48}, kernels = [
    "block_2x128x1024", "grouped_8x32x256", "grouped_6x64x256"
  ], factors = [256, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 49, n_even = 725}, at_most = {nk = 8366047, elements = 1230829, mn = 256450}, kernels = [
    "block_5x64x512", "block_5x64x2048", "grouped_6x64x256"
  ], factors = [243, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 49, n_even = 725, mn = 256451}, at_most = {nk = 8366047, elements = 1230829, k = 91}, kernels = [
    "tall_3x128x1024", "tall_6x64x256", "block_2x128x1024", "grouped_6x64x256"
  ], factors = [241, 244, 240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 92, n_even = 725, mn = 256451}, at_most = {nk = 8366047, elements = 1230829}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024"
  ], factors = [240, 240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, elements = 1230830}, at_most = {nk = 8366047, k = 38, n_even = 362, batches = 237, n = 65}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [228, 231, 214, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 40, k = 17, elements = 1230830}, at_most = {nk = 2807, k = 23, n_even = 362, batches = 237}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "grouped_8x32x256"
  ], factors = [277, 220, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 40, k = 17, elements = 1230830, nk = 2808}, at_most = {nk = 8366047, k = 23, n_even = 362, batches = 237}, kernels = [
    "tall_3x128x1024", "tall_8x32x2048", "block_2x128x1024", "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [263, 293, 252, 251, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 40, k = 24, elements = 1230830}, at_most = {nk = 8366047, k = 38, n_even = 362, batches = 237}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024", "grouped_8x32x256", "grouped_14x32x256",
    "block_slab_5x64x256"
  ], factors = [253, 239, 233, 239, 263, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, elements = 1230830, batches = 238}, at_most = {nk = 8366047, k = 38, n_even = 362}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [245, 239, 235, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, elements = 1230830, n_even = 363}, at_most = {nk = 8366047, k = 38, elements = 4180947}, kernels = [
    "block_2x128x1024", "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [265, 259, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 17, elements = 4180948, n_even = 363}, at_most = {nk = 8366047, k = 38}, kernels = [
    "grouped_8x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830}, at_most = {nk = 519169, n = 113, m = 31831, mk = 91980}, kernels = [
    "tall_8x32x2048", "block_5x64x512", "block_2x128x1024"
  ], factors = [242, 235, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830, mk = 91981}, at_most = {nk = 519169, n = 113, m = 31831, mk = 981764}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024"
  ], factors = [240, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 40, k = 39, elements = 1230830}, at_most = {nk = 24919, n = 512, m = 31831, mk = 981764}, kernels = [
    "block_5x64x512", "block_5x64x2048", "block_2x128x1024", "block_slab_5x64x256"
  ], factors = [232, 236, 229, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 40, k = 39, elements = 1230830, nk = 24920}, at_most = {nk = 519169, n = 512, m = 31831, mk = 981764}, kernels = [
    "tall_3x128x1024", "block_5x64x512"
  ], factors = [237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830, mk = 981765}, at_most = {nk = 519169, n = 512, m = 31831, n_even = 4}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_5x64x2048"
  ], factors = [238, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830, mk = 981765, n_even = 5}, at_most = {nk = 519169, n = 512, m = 31831, k_even = 724}, kernels = [
    "tall_3x128x1024", "block_5x64x512"
  ], factors = [232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830, mk = 981765, n_even = 5, k_even = 725}, at_most = {nk = 519169, n = 512, m = 31831}, kernels = [
    "block_5x64x512", "block_5x64x2048"
  ], factors = [232, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 31832, k = 39, elements = 1230830}, at_most = {nk = 519169, n = 512, k = 67, k_even = 8}, kernels = [
    "block_5x64x512", "block_2x128x1024"
  ], factors = [237, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 31832, k = 39, elements = 1230830, k_even = 9}, at_most = {nk = 519169, n = 512, k = 67}, kernels = [
    "block_5x64x512", "block_2x128x1024"
  ], factors = [243, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 31832, k = 68, elements = 1230830}, at_most = {nk = 519169, n = 512}, kernels = [
    "tall_3x128x1024", "block_2x128x1024"
  ], factors = [241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830, nk = 519170}, at_most = {nk = 8366047, n = 512, k_even = 512, k = 4649}, kernels = [
    "block_5x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 4650, elements = 1230830, nk = 519170}, at_most = {nk = 8366047, n = 512, k_even = 512}, kernels = [
    "block_5x64x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 40, k = 39, elements = 1230830, nk = 519170, k_even = 513}, at_most = {nk = 8366047, n = 512}, kernels = [
    "tall_3x128x1024", "block_5x64x512"
  ], factors = [238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 40, k = 39, elements = 1230830}, at_most = {nk = 8366047, mk = 262959, k = 924, n_even = 724}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_5x64x2048", "block_2x128x1024"
  ], factors = [239, 241, 246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 40, k = 39, elements = 1230830, n_even = 725}, at_most = {nk = 8366047, mk = 262959, k = 924}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_2x128x1024", "grouped_8x32x256"
  ], factors = [244, 244, 242, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 40, k = 925, elements = 1230830}, at_most = {nk = 8366047, mk = 262959}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_slab_5x64x256"
  ], factors = [240, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 40, k = 39, elements = 1230830, mk = 262960}, at_most = {nk = 8366047, n = 1299, k_even = 724, m = 947, mn = 84952}, kernels = [
    "block_5x64x512", "block_5x64x2048"
  ], factors = [243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 40, k = 39, elements = 1230830, mk = 262960, mn = 84953}, at_most = {nk = 8366047, n = 1299, k_even = 724, m = 947}, kernels = [
    "tall_3x128x1024", "block_5x64x512"
  ], factors = [239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 948, k = 39, elements = 1230830, mk = 262960}, at_most = {nk = 8366047, n = 1299, k_even = 724}, kernels = [
    "tall_3x128x1024", "block_5x64x2048"
  ], factors = [240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 40, k = 39, elements = 1230830, mk = 262960, k_even = 725}, at_most = {nk = 8366047, n = 1299}, kernels = [
    "block_5x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1300, m = 40, k = 39, elements = 1230830, mk = 262960}, at_most = {nk = 8366047}, kernels = [
    "tall_3x128x1024", "block_5x64x512", "block_slab_5x64x256"
  ], factors = [242, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17, nk = 8366048}, at_most = {elements = 12517922, m = 32}, kernels = [
    "block_5x64x512", "grouped_8x32x256"
  ], factors = [240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17, nk = 8366048, elements = 12517923}, at_most = {elements = 13570671, m = 32}, kernels = [
    "block_5x64x512", "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [233, 230, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 17, nk = 8366048}, at_most = {elements = 13570671}, kernels = [
    "block_5x64x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17, nk = 8366048, elements = 13570672}, at_most = {mnk = 274930828}, kernels = [
    "block_5x64x2048", "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [225, 233, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17, nk = 8366048, elements = 13570672, mnk = 274930829}, at_most = {elements = 15219241}, kernels = [
    "block_5x64x512", "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [233, 230, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 17, nk = 8366048, elements = 15219242, mnk = 274930829}, at_most = {m = 29}, kernels = [
    "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [210, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 30, k = 17, nk = 8366048, elements = 15219242, mnk = 274930829}, at_most = {}, kernels = [
    "block_5x64x512", "grouped_8x32x256", "block_slab_5x64x256"
  ], factors = [222, 222, 227]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake} : () -> ()
