// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2740 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 68, n_pred 16, levels measured [0].
// 74 of 95 candidates kept (2238 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.043, worst 1.93
// predicted against measured time: median error 6.6 %; g: 6.7 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000,
  l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2,
  wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [26156, 15355541], g_slope = [5109795, 6272477], region = 1164, visit = 1112,
      loop = 2163, fma = 275, edge = 345, conflict_a = 6282, conflict_b = 629, conflict_c = 656,
      conflict = 5763, split = 192, stall = 110, a_far = 389, b_near = 139, b_far = 1024, c_far = 909,
      rows_far = 786, once_near = 27, once_far = 918, alias_c = 303, apart_near = 21, apart_far = 1024,
      column = 6, seam = 122, reread = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [20867, 30455396, 108952321], g_slope = [15217264, 19624231, 16769442],
      edge_columns = 8, region = 2944, visit = 1380, loop = 1206, fma = 257, edge = 476, conflict_a = 13832,
      conflict_b = 8212, conflict_c = 1942, conflict = 363, mask = 5, split = 1397, stall = 101, a_near = 296,
      a_far = 374, b_near = 185, b_far = 1024, c_far = 1024, rows_near = 95, rows_far = 538, once_near = 10,
      once_far = 841, alias_c = 475, apart_near = 8, apart_far = 1024, column = 33, seam = 31, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [28744, 12775759, 48419037], g_slope = [3186753, 3960364, 3225974],
      edge_columns = 8, region = 386, visit = 449, loop = 5887, fma = 277, edge = 202, conflict_a = 5292,
      conflict_b = 389, conflict_c = 782, conflict = 1582, split = 252, stall = 150, a_near = 159,
      a_far = 490, b_near = 40, b_far = 1024, c_far = 703, rows_near = 117, rows_far = 1024, once_near = 11,
      once_far = 500, apart_near = 9, apart_far = 1024, column = 273, seam = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [33539, 6157164, 15733511], g_slope = [2041208, 3192115, 2519032],
      edge_columns = 8, visit = 37, loop = 11530, fma = 382, edge = 28, conflict_a = 6473, conflict_c = 395,
      conflict = 274, mask = 13, split = 173, stall = 162, a_far = 27, b_near = 73, b_far = 1024, c_far = 834,
      rows_near = 1024, rows_far = 1024, once_near = 7, once_far = 529, alias_a = 125, apart_near = 19,
      apart_far = 342, column = 377, seam = 345
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6], g_ps = [28351, 7992286], g_slope = [1327322, 1650983], edge_columns = 8, region = 638,
      visit = 342, loop = 5810, fma = 282, edge = 182, conflict_a = 6245, conflict_c = 794, conflict = 1884,
      split = 229, stall = 153, a_near = 94, a_far = 682, b_near = 73, b_far = 1024, c_far = 643,
      rows_near = 412, rows_far = 1024, once_near = 21, once_far = 433, alias_a = 29, apart_far = 1024,
      column = 251, seam = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [18823, 30385362, 222366852], g_slope = [15183269, 17452862, 11320358],
      region = 2203, visit = 1111, loop = 1124, fma = 257, edge = 651, conflict_a = 7578, conflict_b = 10165,
      conflict_c = 3367, split = 450, stall = 157, a_far = 354, b_near = 340, b_far = 1024, c_near = 46,
      c_far = 1024, once_near = 4, once_far = 979, alias_a = 185, alias_c = 283, apart_near = 234,
      apart_far = 788, brief = 43, column = 79, reread = 175
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [15634, 2138069, 4287000, 13195457],
      g_slope = [1061217, 2148931, 2969485, 2137019], edge_columns = 8, visit = 28, loop = 5420, fma = 528,
      edge = 107, conflict_a = 78946, conflict_b = 22, conflict_c = 187, conflict = 89, split = 105,
      stall = 111, b_near = 120, b_far = 1024, c_far = 787, rows_near = 1024, rows_far = 1024, once_far = 544,
      apart_near = 54, apart_far = 483, column = 159, seam = 536, reread = 985
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x48x1024", family = "direct",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [26759, 12035130], g_slope = [3002092, 3791729], edge_columns = 8, region = 2453,
      visit = 615, loop = 3477, fma = 286, edge = 236, conflict_a = 1128, conflict_b = 32, conflict_c = 714,
      conflict = 3568, split = 341, stall = 142, a_near = 172, a_far = 593, b_near = 86, b_far = 1024,
      c_near = 26, c_far = 773, rows_near = 363, rows_far = 809, once_near = 11, once_far = 791,
      alias_c = 178, apart_near = 1, apart_far = 1024, column = 29, seam = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_7x48x1024", family = "direct",
    tile = #dynmlir.tile<7, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [25869, 5079318, 16789536], g_slope = [2526724, 2927554, 3436420],
      edge_columns = 8, region = 1632, visit = 482, loop = 4354, fma = 281, edge = 230, conflict_a = 2234,
      conflict_b = 206, conflict_c = 575, conflict = 4171, split = 353, stall = 132, a_near = 173,
      a_far = 575, b_near = 44, b_far = 1024, c_near = 43, c_far = 770, rows_near = 394, rows_far = 1024,
      once_near = 17, once_far = 693, alias_c = 183, apart_far = 1024, column = 44, seam = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x48x1024", family = "direct",
    tile = #dynmlir.tile<5, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [19454, 3658288, 7942250], g_slope = [1819417, 2141981, 2775414],
      edge_columns = 8, region = 1799, visit = 340, loop = 4383, fma = 273, edge = 236, conflict_a = 9620,
      conflict_b = 1519, conflict_c = 385, conflict = 2732, split = 304, stall = 125, a_near = 111,
      a_far = 501, b_near = 96, b_far = 1024, c_near = 55, c_far = 725, rows_near = 413, rows_far = 1024,
      once_near = 22, once_far = 597, alias_c = 207, apart_near = 5, apart_far = 1024, column = 64, seam = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_9x48x1024", family = "direct",
    tile = #dynmlir.tile<9, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 6, 13], g_ps = [26533, 6654607, 20665321, 51072556],
      g_slope = [3314037, 3502678, 4343890, 3355966], region = 1071, visit = 1589, loop = 2032, fma = 260,
      edge = 186, conflict_a = 681, conflict_b = 1501, conflict_c = 631, conflict = 1958, split = 216,
      stall = 134, a_far = 297, b_near = 93, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 20,
      once_far = 949, alias_a = 267, alias_c = 144, apart_near = 34, apart_far = 1024, column = 15,
      seam = 136, reread = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x96x1024", family = "direct",
    tile = #dynmlir.tile<4, 96, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [27900, 2931164, 6317593, 11182500],
      g_slope = [2903264, 3386429, 4864907, 4111353], edge_columns = 8, visit = 231, loop = 7238, fma = 292,
      edge = 111, conflict_a = 11747, conflict_c = 625, conflict = 861, split = 159, stall = 131, a_near = 51,
      a_far = 259, b_near = 55, b_far = 1024, c_far = 993, rows_near = 946, rows_far = 1024, once_near = 4,
      once_far = 709, apart_near = 43, apart_far = 804, column = 401, seam = 194
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x16x1024", family = "direct",
    tile = #dynmlir.tile<14, 16, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [18519, 23995095], g_slope = [2664064, 3374527], region = 1493, visit = 1092,
      loop = 1728, fma = 259, edge = 686, conflict_a = 6332, conflict_b = 7542, conflict_c = 602, split = 594,
      stall = 131, a_near = 20, a_far = 477, b_near = 361, b_far = 1024, c_near = 14, c_far = 1024,
      rows_near = 329, rows_far = 1024, once_near = 34, once_far = 1024, alias_c = 336, apart_near = 7,
      apart_far = 900, column = 20, seam = 79, reread = 184
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_28x16x1024", family = "direct",
    tile = #dynmlir.tile<28, 16, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [28825, 15654024], g_slope = [15625199, 14452639], region = 497, visit = 2120,
      loop = 1763, fma = 270, edge = 558, conflict_a = 11861, conflict_b = 4157, conflict_c = 1130,
      conflict = 240, mask = 11, split = 654, stall = 119, a_near = 13, a_far = 691, b_near = 358,
      b_far = 1024, c_near = 41, c_far = 1024, rows_near = 198, rows_far = 1024, once_near = 47,
      once_far = 1024, alias_c = 583, apart_near = 12, apart_far = 833, column = 4, seam = 109, reread = 190
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [27885, 702646, 1460052, 2477821, 4566040],
      g_slope = [674761, 757406, 1017769, 696073, 1209365], region = 1046, visit = 1286, loop = 8442,
      fma = 355, pack = 265, conflict_a = 4545, split = 228, a_near = 12, a_far = 305, b_near = 1024,
      b_far = 1024, c_far = 754, rows_near = 250, rows_far = 1024, once_far = 1024, alias_a = 3, reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [16429, 5347779], g_slope = [410103, 498468], visit = 230, loop = 3932, fma = 881,
      pack = 261, conflict_a = 1278, split = 125, stall = 22, a_far = 140, b_near = 1024, b_far = 1024,
      c_near = 617, rows_near = 1024, rows_far = 1024, once_near = 511, once_far = 18, alias_a = 11,
      reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<2, 2, 3072>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [19050, 1077524, 3410871, 4790110],
      g_slope = [529237, 583336, 459746, 1013964], visit = 397, loop = 5336, fma = 749, pack = 291,
      conflict_a = 871, split = 59, a_far = 238, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 173,
      rows_far = 1024, once_near = 156, once_far = 783, alias_a = 27, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [20602, 704612, 5297536], g_slope = [684010, 918584, 1560873], region = 652,
      visit = 706, loop = 4505, fma = 651, pack = 349, conflict_a = 609, split = 93, stall = 14, a_far = 257,
      b_near = 1024, b_far = 1024, c_far = 572, rows_near = 125, rows_far = 1024, once_near = 24,
      once_far = 843, alias_a = 58, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [25775, 877770, 5935493], g_slope = [425997, 459793, 652085], visit = 697,
      loop = 9900, fma = 456, edge = 99, pack = 206, conflict_a = 1865, split = 245, a_far = 199,
      b_near = 939, b_far = 1024, c_near = 73, c_far = 349, rows_far = 1024, once_near = 150, once_far = 1024,
      alias_a = 56, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 2], g_ps = [27832, 3763914], g_slope = [1868041, 1733237], visit = 1122, loop = 11264,
      fma = 294, pack = 581, conflict_a = 2556, split = 237, stall = 50, a_far = 94, b_near = 1024,
      b_far = 1024, c_near = 250, c_far = 251, rows_near = 1024, rows_far = 1024, once_far = 253,
      alias_a = 54, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [23911, 9057000], g_slope = [3011029, 3298476], edge_columns = 32, region = 3171,
      visit = 1674, loop = 516, fma = 265, edge = 309, conflict_a = 6466, conflict_b = 569, conflict = 2968,
      mask = 1, split = 114, stall = 112, b_near = 55, b_far = 767, c_near = 21, c_far = 523, rows_far = 1024,
      once_near = 49, once_far = 498, alias_a = 27, apart_near = 25, apart_far = 483, brief = 19, seam = 193
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [26707, 7754362, 16450793], g_slope = [2575885, 2898810, 4156452],
      region = 2321, visit = 1464, fma = 256, edge = 592, conflict_a = 6187, conflict_b = 2292,
      conflict_c = 16, conflict = 2143, mask = 72, split = 184, stall = 129, a_near = 78, a_far = 188,
      b_near = 88, b_far = 1024, c_far = 461, rows_far = 1024, once_near = 61, once_far = 809, alias_a = 38,
      apart_near = 25, apart_far = 1024, brief = 2, seam = 280
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x512", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 9, 13], g_ps = [24534, 6114790, 24092976, 29938821],
      g_slope = [2030085, 2996364, 1461461, 3491898], edge_columns = 32, visit = 1349, loop = 4503, fma = 342,
      edge = 141, conflict_a = 8920, conflict_b = 926, conflict = 1747, mask = 135, split = 80, stall = 67,
      a_far = 16, b_near = 187, b_far = 595, c_near = 46, c_far = 825, rows_far = 1024, once_near = 60,
      once_far = 385, alias_a = 284, apart_near = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [25050, 8773357], g_slope = [2916102, 3295823], edge_columns = 32, region = 3468,
      visit = 1634, loop = 647, fma = 268, edge = 406, conflict_a = 6189, conflict_b = 276, conflict_c = 90,
      conflict = 2389, mask = 35, split = 106, stall = 74, a_far = 63, b_near = 71, b_far = 1024, c_near = 23,
      c_far = 928, rows_far = 1024, once_near = 91, once_far = 883, alias_a = 39, apart_far = 440, brief = 28,
      seam = 599
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [33871, 172826, 2270889, 3155700],
      g_slope = [138955, 174838, 147468, 176517], region = 2260, visit = 1362, fma = 264, edge = 396,
      conflict_a = 1525, conflict_b = 1230, conflict_c = 9, conflict = 3665, mask = 102, split = 136,
      stall = 134, a_near = 133, a_far = 1024, b_near = 4, b_far = 305, c_near = 16, c_far = 719,
      rows_far = 1024, once_far = 209, alias_c = 22, apart_near = 18, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [22444, 470721, 682528, 932462, 1529095, 1934527],
      g_slope = [149425, 211807, 124967, 198877, 101358, 163417], region = 1866, visit = 1233, fma = 266,
      edge = 334, conflict_a = 9900, conflict_b = 8809, conflict_c = 367, conflict = 1687, mask = 123,
      split = 365, stall = 179, a_near = 226, a_far = 990, b_near = 35, b_far = 151, c_far = 866,
      rows_near = 141, once_near = 53, once_far = 626, apart_near = 8, apart_far = 352
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [27394, 243120, 409249, 1416629, 1812533, 2598443],
      g_slope = [215726, 166129, 251845, 131968, 196477, 213040], edge_columns = 8, region = 3959,
      visit = 1481, loop = 335, fma = 271, edge = 247, conflict_a = 3379, conflict_b = 1458, conflict = 2446,
      mask = 48, split = 252, stall = 156, a_near = 267, a_far = 1024, b_far = 264, c_near = 20, c_far = 913,
      rows_far = 575, once_near = 10, once_far = 166, alias_a = 26, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [24445, 199126, 7944090], g_slope = [174681, 188901, 203872], edge_columns = 8,
      region = 4258, visit = 1490, loop = 433, fma = 282, edge = 184, conflict_a = 5904, conflict_b = 355,
      conflict_c = 96, conflict = 3538, mask = 116, split = 389, stall = 177, a_near = 198, a_far = 1024,
      b_far = 195, c_far = 670, rows_near = 133, rows_far = 389, once_far = 131, alias_a = 16, alias_c = 26,
      brief = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x48x64", family = "skinny",
    tile = #dynmlir.tile<6, 48, 64>, packed = false, model = {
      g_t = [0, 1, 6, 9, 13, 42], g_ps = [22089, 158036, 925124, 1577230, 1931586, 6402651],
      g_slope = [135947, 153417, 217368, 88589, 154174, 173075], edge_columns = 8, region = 4174,
      visit = 1238, loop = 147, fma = 264, edge = 335, conflict_a = 7225, conflict_b = 2293, conflict = 1773,
      mask = 112, split = 242, stall = 134, a_near = 332, a_far = 1024, b_near = 4, b_far = 261, c_near = 19,
      c_far = 792, rows_near = 132, rows_far = 559, once_far = 162, alias_c = 10, apart_near = 12, brief = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [27170, 5403318, 17427981, 31909286, 40909000, 69149923],
      g_slope = [5376148, 6012331, 14481305, 4499857, 9413641, 5792468], region = 2481, visit = 1303,
      fma = 263, edge = 404, conflict_a = 13638, conflict_b = 1499, conflict_c = 45, conflict = 3175,
      mask = 92, split = 241, stall = 126, a_near = 15, a_far = 58, b_near = 289, b_far = 1024, c_near = 13,
      c_far = 775, rows_near = 285, rows_far = 1024, once_near = 64, once_far = 1024, apart_far = 1024,
      brief = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9], g_ps = [21255, 39222036, 69380296, 89049500, 146953615],
      g_slope = [19600390, 30158260, 19669204, 11580823, 18253088], region = 1681, visit = 1600, fma = 249,
      edge = 569, conflict_a = 13946, conflict_b = 12266, mask = 95, split = 590, stall = 365, a_near = 260,
      b_near = 360, b_far = 1024, c_far = 1024, rows_near = 342, rows_far = 1024, once_far = 723,
      alias_a = 127, apart_near = 101, apart_far = 1024, brief = 338
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [29156, 74514, 7957481], g_slope = [45358, 56306, 74818], edge_columns = 8,
      region = 4221, visit = 1619, loop = 109, fma = 258, edge = 172, conflict_a = 9259, conflict_b = 758,
      conflict = 225, mask = 119, split = 222, stall = 134, a_near = 390, a_far = 1024, b_near = 70,
      b_far = 1024, c_near = 8, c_far = 866, rows_near = 1024, rows_far = 1024, once_far = 628, brief = 27
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [22593, 18271602, 102819296, 142870143, 142870143, 243824407],
      g_slope = [18249009, 28182564, 20025423, 0, 25238566, 19129021], edge_columns = 8, region = 3089,
      visit = 1688, fma = 246, edge = 577, conflict_a = 22404, conflict_b = 6230, mask = 130, split = 1337,
      stall = 225, a_near = 428, a_far = 28, b_near = 375, b_far = 1024, c_far = 1024, rows_near = 373,
      rows_far = 1024, once_far = 984, apart_near = 122, apart_far = 1024, brief = 44
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [32422, 6209986, 9584059], g_slope = [2059188, 3374073, 2786522],
      edge_columns = 8, region = 30, visit = 1897, loop = 4201, fma = 342, edge = 118, conflict_a = 29588,
      conflict_b = 237, split = 157, stall = 112, a_far = 458, b_near = 171, b_far = 1024, c_near = 21,
      c_far = 1024, rows_near = 363, rows_far = 1024, once_near = 24, once_far = 597, alias_a = 191,
      apart_near = 32, apart_far = 1024, brief = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x48x256", family = "sweep",
    tile = #dynmlir.tile<8, 48, 256>, packed = false, model = {
      g_t = [0, 13], g_ps = [28764, 10051872], g_slope = [771008, 913675], edge_columns = 8, region = 4395,
      visit = 1514, loop = 242, fma = 294, edge = 289, conflict_a = 10554, conflict_c = 43, conflict = 2253,
      mask = 111, split = 324, stall = 167, a_near = 190, a_far = 107, b_near = 41, b_far = 1024, c_far = 708,
      rows_near = 695, rows_far = 1024, once_near = 10, once_far = 746, apart_far = 765, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [27925, 4714279, 6636361], g_slope = [1562118, 1922082, 2693859], visit = 1262,
      loop = 8250, fma = 321, pack = 243, conflict_a = 3035, split = 232, a_near = 14, a_far = 771,
      b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 351, rows_far = 1024, once_near = 43,
      once_far = 1024, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [17253, 3791714], g_slope = [419384, 506360], visit = 287, loop = 3756, fma = 611,
      pack = 357, conflict_a = 702, split = 282, a_near = 37, a_far = 561, b_near = 351, b_far = 420,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 224, once_far = 157,
      reread = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [25239, 3664303, 5846450], g_slope = [1819532, 2182147, 3134717], region = 180,
      visit = 1257, loop = 4338, fma = 513, edge = 121, pack = 225, conflict_a = 2068, split = 218,
      stall = 14, a_near = 21, a_far = 559, b_near = 525, b_far = 1024, c_far = 1024, rows_near = 59,
      rows_far = 1015, once_near = 77, once_far = 984, reread = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [26390, 4828213, 7539536], g_slope = [1200455, 1355661, 2159384], visit = 629,
      loop = 8595, fma = 342, pack = 216, conflict_a = 2721, split = 435, a_near = 8, a_far = 891,
      b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 24, rows_far = 1024, once_near = 191,
      once_far = 1024, alias_a = 21, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [30371, 19160679], g_slope = [9565154, 10372556], visit = 1165, loop = 9887,
      fma = 293, pack = 663, conflict_a = 4746, split = 153, a_near = 30, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 81, alias_a = 1, reread = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [18208, 548120, 1758893, 2035079, 5913393],
      g_slope = [529912, 605386, 276186, 775662, 985671], region = 572, visit = 553, loop = 3303, fma = 734,
      pack = 261, conflict_a = 719, split = 271, stall = 6, a_near = 48, a_far = 368, b_near = 715,
      b_far = 389, c_near = 1024, c_far = 1024, rows_far = 793, once_near = 702, reread = 165
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [21412, 4752903, 8669217], g_slope = [788581, 1305438, 1550658], region = 171,
      visit = 605, loop = 5428, fma = 524, edge = 174, pack = 186, conflict_a = 1309, split = 343,
      a_near = 35, a_far = 574, b_near = 755, b_far = 1024, c_far = 1024, rows_near = 34, rows_far = 1024,
      once_near = 331, once_far = 848, reread = 146
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [27935, 2769489, 3860412, 8955155],
      g_slope = [1370777, 1090923, 1698247, 2350413], visit = 838, loop = 8179, fma = 339, pack = 241,
      conflict_a = 2485, split = 254, a_near = 9, a_far = 794, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 21, rows_far = 1024, once_near = 156, once_far = 1024, alias_a = 11, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [22452, 2456881, 3415058, 5062893],
      g_slope = [1217214, 958177, 1647835, 2289848], visit = 916, loop = 5065, fma = 515, edge = 5,
      pack = 251, conflict_a = 1435, split = 247, a_near = 29, a_far = 553, b_near = 744, b_far = 1024,
      c_far = 1024, rows_near = 77, rows_far = 727, once_near = 599, once_far = 679, reread = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [21538, 4559932, 9607964, 51409536],
      g_slope = [2269197, 5048032, 4180157, 3547107], region = 843, visit = 1082, loop = 2597, fma = 894,
      pack = 211, conflict_a = 2841, split = 98, stall = 23, a_near = 31, a_far = 424, b_far = 491,
      c_near = 666, c_far = 1024, rows_far = 688, once_near = 788, once_far = 19, reread = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [18579, 8095981], g_slope = [2019350, 2509180], most_rows = 8, region = 2596,
      visit = 1112, loop = 64, fma = 235, edge = 354, conflict_a = 7803, conflict_b = 4150, conflict = 5262,
      mask = 63, split = 269, stall = 135, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_far = 37, once_near = 16, once_far = 484, alias_a = 33, alias_c = 394, apart_near = 24,
      apart_far = 1024, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_1x256x1024", family = "strip",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [17323, 7435181, 30958111, 35720574],
      g_slope = [7417858, 11761465, 4762463, 8858166], edge_columns = 32, most_rows = 1, region = 2807,
      visit = 2275, loop = 1429, fma = 678, edge = 115, conflict_a = 8359, conflict_b = 198,
      conflict_c = 7725, split = 27, stall = 113, a_near = 432, a_far = 1024, b_near = 36, b_far = 772,
      rows_far = 1024, once_near = 1, once_far = 162, alias_a = 670, alias_c = 285, apart_near = 27,
      apart_far = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_2x64x1024", family = "strip",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [15677, 2303821, 9140398], g_slope = [1144072, 3418288, 2276025],
      edge_columns = 32, most_rows = 2, region = 1153, visit = 2664, loop = 1818, fma = 412, edge = 102,
      conflict_a = 11454, conflict_b = 3298, conflict = 2440, split = 148, stall = 91, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_far = 1024, rows_near = 134, rows_far = 41, once_far = 291,
      alias_a = 177, apart_near = 73, apart_far = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [26174, 3949926], g_slope = [3923752, 5368967], edge_columns = 32, most_rows = 3,
      visit = 3441, loop = 2595, fma = 456, edge = 77, conflict_b = 1297, conflict_c = 2310, conflict = 471,
      split = 21, stall = 160, a_near = 432, a_far = 1024, b_near = 36, b_far = 772, c_far = 1024,
      rows_far = 957, once_far = 323
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_4x64x1024", family = "strip",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [17788, 4013783, 15035207], g_slope = [1997997, 2755356, 2500315],
      edge_columns = 32, most_rows = 4, region = 2200, visit = 2178, loop = 1332, fma = 298, edge = 165,
      conflict_a = 3955, conflict_b = 3257, conflict = 2399, split = 116, stall = 106, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_far = 1024, rows_far = 532, once_far = 248, alias_a = 207,
      apart_near = 69, apart_far = 202, brief = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [23908, 5017594, 38491796], g_slope = [2496843, 3043109, 2528756],
      edge_columns = 32, most_rows = 5, region = 2108, visit = 2286, loop = 1238, fma = 262, edge = 248,
      conflict_b = 1788, conflict = 2900, split = 85, stall = 140, a_far = 44, b_near = 232, b_far = 1024,
      c_far = 1024, rows_far = 543, once_far = 239, apart_near = 53, apart_far = 463
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [25808, 6045483], g_slope = [3009837, 3430471], edge_columns = 32, most_rows = 6,
      region = 2600, visit = 1902, loop = 854, fma = 246, edge = 291, conflict_b = 1590, conflict = 2702,
      split = 63, stall = 131, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024, rows_far = 884,
      once_far = 251, alias_c = 377, apart_near = 53, apart_far = 495
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x48x1024", family = "strip",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [26442, 11987500], g_slope = [2990264, 3501549], edge_columns = 32, most_rows = 8,
      region = 3563, visit = 1470, loop = 422, fma = 238, edge = 300, conflict_a = 3154, conflict_b = 2464,
      conflict = 3576, mask = 32, split = 135, stall = 150, a_far = 44, b_near = 232, b_far = 1024,
      c_far = 1024, rows_far = 591, once_far = 296, alias_a = 64, alias_c = 276, apart_near = 34,
      apart_far = 997, brief = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x48x1024", family = "strip",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [25028, 9166000], g_slope = [2285243, 2748069], edge_columns = 32, most_rows = 6,
      region = 3842, visit = 1342, loop = 294, fma = 221, edge = 331, conflict_b = 2590, conflict = 3702,
      split = 119, stall = 131, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024, rows_far = 904,
      once_far = 245, alias_c = 343, apart_near = 48, apart_far = 658, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 1, 28, 63], g_ps = [29737, 333434, 9306685, 23532869],
      g_slope = [303697, 332342, 406462, 310438], region = 3190, visit = 1467, loop = 18, fma = 265,
      edge = 411, conflict_b = 503, conflict_c = 38, conflict = 1334, mask = 85, split = 165, stall = 134,
      a_near = 115, a_far = 483, c_near = 8, c_far = 719, once_near = 27, once_far = 34, alias_a = 165,
      apart_near = 92, apart_far = 349
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 4, 13, 19, 28], g_ps = [31479, 1685752, 5103127, 8242116, 14082986],
      g_slope = [413568, 379708, 523164, 648985, 469485], edge_columns = 8, region = 5135, visit = 1636,
      loop = 110, fma = 271, edge = 265, conflict_a = 1705, conflict = 2120, mask = 152, split = 205,
      stall = 132, a_near = 178, a_far = 797, b_far = 109, c_near = 1, c_far = 801, once_near = 22,
      once_far = 231, alias_c = 3, apart_near = 53, apart_far = 225, brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 63], g_ps = [25857, 167599, 9792882], g_slope = [141742, 155246, 171920], edge_columns = 8,
      region = 4330, visit = 1667, fma = 290, edge = 294, conflict_a = 12178, conflict_b = 2328,
      conflict_c = 631, mask = 172, split = 947, stall = 112, a_near = 264, a_far = 1024, c_far = 490,
      rows_near = 222, rows_far = 331, apart_near = 61, apart_far = 102, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [24467, 80353, 10237071], g_slope = [55886, 72547, 79629], edge_columns = 8,
      region = 4639, visit = 1306, loop = 326, fma = 258, edge = 245, conflict_a = 2016, conflict_b = 1109,
      conflict = 2170, mask = 261, split = 396, stall = 153, a_near = 500, a_far = 1005, c_far = 459,
      rows_near = 444, once_far = 84, apart_near = 57, apart_far = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 63], g_ps = [29627, 173542, 10486000], g_slope = [143915, 166329, 187936], region = 3211,
      visit = 1474, loop = 4, fma = 265, edge = 396, conflict_b = 515, conflict_c = 34, conflict = 1989,
      mask = 95, split = 127, stall = 162, a_near = 195, a_far = 722, c_far = 561, rows_near = 63,
      once_near = 2, once_far = 16, alias_a = 22, apart_near = 77, apart_far = 212
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 28, 63, 94], g_ps = [31471, 212166, 5527997, 13224702, 21622786],
      g_slope = [180695, 196882, 219905, 270905, 178495], edge_columns = 8, region = 5305, visit = 1652,
      loop = 69, fma = 265, edge = 255, conflict_a = 1281, conflict_b = 307, conflict = 2338, mask = 145,
      split = 200, stall = 138, a_near = 261, a_far = 962, c_far = 747, rows_far = 267, once_near = 14,
      once_far = 143, apart_near = 33, apart_far = 222, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 42], g_ps = [22303, 12000167], g_slope = [285187, 312215], visit = 1940, loop = 5775,
      fma = 273, edge = 96, conflict_a = 8707, conflict_b = 4950, conflict_c = 1060, conflict = 2475,
      mask = 108, split = 381, stall = 142, a_near = 92, a_far = 936, b_near = 73, b_far = 269, c_far = 361,
      once_near = 154, apart_near = 9, apart_far = 178
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x64", family = "slab",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [33511, 208283, 8235321], g_slope = [174772, 195781, 242657], edge_columns = 8,
      region = 4862, visit = 1906, loop = 216, fma = 274, edge = 248, conflict_a = 5807, conflict = 3036,
      mask = 187, split = 281, stall = 151, a_near = 228, a_far = 1024, b_far = 32, c_far = 619,
      rows_near = 230, once_near = 16, once_far = 132, apart_near = 17, apart_far = 219
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [38850, 6100343, 12888221, 104840519],
      g_slope = [6061493, 6787878, 8359299, 3597423], edge_columns = 16, region = 1826, visit = 1072,
      loop = 4833, fma = 267, edge = 1056, pack = 50, conflict_a = 319, conflict_c = 899, mask = 13,
      stall = 123, a_near = 152, a_far = 26, b_far = 526, c_far = 988, rows_near = 223, rows_far = 621,
      once_near = 233, once_far = 903, alias_a = 35, alias_c = 388, apart_far = 386, brief = 6, column = 19,
      seam = 218, reread = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30905, 14354671], g_slope = [2387294, 3218615], region = 1683, visit = 860,
      loop = 3985, fma = 275, edge = 1191, pack = 117, conflict_a = 1554, conflict_c = 1186, mask = 19,
      stall = 83, a_near = 34, a_far = 34, b_near = 22, b_far = 891, c_near = 47, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 61, once_far = 1024, alias_a = 16, alias_c = 734,
      apart_near = 123, apart_far = 107, brief = 99, seam = 85, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [40195, 13186279], g_slope = [4382028, 5365536], edge_columns = 16, visit = 772,
      loop = 6734, fma = 271, edge = 528, pack = 55, conflict_a = 913, conflict_c = 732, stall = 89,
      a_near = 162, a_far = 124, b_far = 481, c_far = 992, rows_near = 118, rows_far = 1024, once_near = 208,
      once_far = 1024, alias_a = 36, apart_near = 14, apart_far = 166, brief = 45, column = 285, seam = 283,
      reread = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [31533, 97184555], g_slope = [16192170, 14932156], region = 1724, visit = 1150,
      loop = 3499, fma = 276, edge = 815, pack = 155, conflict_a = 11020, conflict_c = 1265, mask = 22,
      stall = 64, a_near = 24, a_far = 9, b_near = 14, b_far = 968, c_near = 73, c_far = 1024,
      rows_near = 753, rows_far = 1024, once_near = 93, once_far = 1024, alias_a = 56, alias_c = 635,
      apart_near = 47, apart_far = 256, brief = 133, seam = 85, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [40596, 12509144], g_slope = [4156182, 4970829], edge_columns = 16, visit = 880,
      loop = 6781, fma = 269, edge = 664, pack = 57, conflict_a = 2336, conflict_c = 984, mask = 1,
      stall = 132, a_near = 121, a_far = 72, b_far = 629, c_near = 29, c_far = 1024, rows_near = 35,
      rows_far = 512, once_near = 178, once_far = 834, alias_c = 216, apart_near = 37, apart_far = 135,
      brief = 1, column = 9, seam = 424, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [39671, 11981822], g_slope = [5971075, 6824941], edge_columns = 16, region = 3205,
      visit = 1027, loop = 3615, fma = 264, edge = 1154, pack = 22, conflict_c = 932, stall = 87,
      a_near = 264, a_far = 201, b_far = 386, c_near = 12, c_far = 1024, rows_near = 302, rows_far = 118,
      once_near = 271, once_far = 1024, alias_c = 314, apart_far = 506, column = 19, seam = 163, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 28], g_ps = [39974, 15134324], g_slope = [539083, 692326], edge_columns = 16, visit = 588,
      loop = 7224, fma = 276, edge = 429, pack = 46, conflict_c = 663, stall = 102, a_near = 141, a_far = 807,
      b_near = 12, b_far = 405, c_far = 804, rows_far = 892, once_near = 203, once_far = 956, alias_a = 190,
      alias_c = 11, apart_near = 16, brief = 10, column = 284, seam = 285
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30101, 11133937], g_slope = [1850639, 2328136], region = 2762, visit = 782,
      loop = 2676, fma = 272, edge = 1828, pack = 44, conflict_a = 2171, conflict_c = 1288, conflict = 228,
      mask = 14, stall = 78, a_near = 21, a_far = 264, b_near = 33, b_far = 848, c_near = 71, c_far = 1024,
      rows_near = 591, once_near = 189, once_far = 1014, alias_a = 15, alias_c = 481, apart_far = 195,
      seam = 27, reread = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x4096", family = "block",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [32189, 73001500, 114365321], g_slope = [18242327, 20681910, 16498953],
      region = 1957, visit = 1232, loop = 3370, fma = 273, edge = 2258, pack = 21, conflict_a = 18102,
      conflict_c = 2292, mask = 11, stall = 54, a_near = 29, a_far = 413, b_far = 227, c_near = 65,
      c_far = 1024, rows_near = 455, rows_far = 1024, once_near = 238, once_far = 759, alias_c = 421,
      apart_far = 867, brief = 15, column = 23, seam = 60, reread = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [20025], g_slope = [486177], edge_columns = 16, most_rows = 4, region = 2655,
      visit = 828, loop = 678, fma = 914, edge = 31, mask = 899, split = 721, c_near = 1024, rows_near = 1024,
      once_far = 198, alias_a = 5875
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [17332], g_slope = [414933], most_rows = 4, region = 3403, visit = 173, loop = 23,
      fma = 1050, mask = 374, split = 496, rows_near = 1024, rows_far = 1024, once_far = 74, alias_a = 5300
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [21862], g_slope = [632229], edge_columns = 16, most_rows = 4, region = 1711,
      visit = 1792, loop = 1642, fma = 799, edge = 118, conflict_a = 35754, mask = 821, split = 752,
      c_near = 1024, rows_near = 1024, once_far = 243, alias_a = 4288
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 13, mk = 253, m = 6}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 13, mk = 253, m = 6}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {n = 4, k = 13, mk = 253, m = 13}, kernels = [
    "skinny_16x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14}, at_most = {n = 4, k = 13, mk = 253}, kernels = [
    "direct_16x8x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254}, at_most = {n = 4, k = 3}, kernels = [
    "direct_3x128x512", "direct_16x8x4096", "direct_7x48x1024"
  ], factors = [204, 237, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254, k = 4}, at_most = {n = 2, k = 5}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "direct_5x48x1024", "dot_16x1x4096"
  ], factors = [249, 247, 231, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254, k = 4, n = 3}, at_most = {n = 4, k = 5}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "direct_5x48x1024"
  ], factors = [253, 247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254, k = 6}, at_most = {n = 1, k = 13}, kernels = [
    "dot_16x1x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254, k = 6, n = 2}, at_most = {n = 2, k = 13}, kernels = [
    "dot_12x2x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254, k = 6, n = 3}, at_most = {n = 4, k = 13}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "dot_ahead_6x4x1536", "dot_6x4x4096", "tall_14x16x4096"
  ], factors = [261, 249, 270, 281, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14}, at_most = {n = 1, mk = 6412274, mnk = 174}, kernels = [
    "dot_2x1x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mnk = 175}, at_most = {n = 1, mk = 6412274, mn = 17, k = 124}, kernels = [
    "dot_4x1x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, mnk = 175}, at_most = {n = 1, mk = 6412274, mn = 17}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [196, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mnk = 175, mn = 18}, at_most = {n = 1, mk = 6412274, nk = 57}, kernels = [
    "dot_16x1x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mnk = 175, mn = 18, nk = 58}, at_most = {n = 1, mk = 6412274}, kernels = [
    "dot_ahead_4x2x3072", "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [268, 266, 261, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6412275}, at_most = {n = 1, k = 4040, nk = 35}, kernels = [
    "dot_ahead_4x2x3072", "dot_16x1x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6412275, nk = 36}, at_most = {n = 1, k = 4040}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x1x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [219, 236, 231, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4041, mk = 6412275}, at_most = {n = 1}, kernels = [
    "dot_ahead_1x1x4096", "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [257, 244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2}, at_most = {n = 2, mnk = 230}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 231}, at_most = {n = 2, mnk = 670}, kernels = [
    "dot_12x2x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 671}, at_most = {n = 2, mk = 2034, m = 19}, kernels = [
    "dot_8x2x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 671, mk = 2035}, at_most = {n = 2, mk = 6476052, m = 19}, kernels = [
    "dot_ahead_2x2x3072", "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [192, 202, 199, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 671, m = 20}, at_most = {n = 2, mk = 6476052}, kernels = [
    "dot_ahead_4x2x3072", "dot_12x2x4096", "dot_8x2x4096"
  ], factors = [251, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 671, mk = 6476053}, at_most = {n = 2, nk = 113}, kernels = [
    "dot_ahead_4x2x3072"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 671, mk = 6476053, nk = 114}, at_most = {n = 2, m = 33}, kernels = [
    "dot_ahead_2x2x3072", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [282, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 671, mk = 6476053, nk = 114, m = 34}, at_most = {n = 2}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [222, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3}, at_most = {n = 4, mk = 479}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 480}, at_most = {n = 4, mk = 6199874, k = 27, nk = 61}, kernels = [
    "dot_ahead_6x4x1536", "dot_6x4x4096"
  ], factors = [258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 480, nk = 62}, at_most = {n = 4, mk = 6199874, k = 27}, kernels = [
    "dot_6x4x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mk = 480}, at_most = {n = 4, mk = 6199874, m = 17, nk = 2244015, k = 259}, kernels = [
    "dot_3x4x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 3, mk = 480}, at_most = {n = 4, mk = 6199874, m = 17, nk = 2244015, k = 43994}, kernels = [
    "dot_3x4x4096", "dot_4x4x4096"
  ], factors = [211, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 43995, n = 3, mk = 480}, at_most = {n = 4, mk = 6199874, m = 17, nk = 2244015}, kernels = [
    "direct_7x48x1024", "dot_ahead_2x4x1536", "dot_6x4x4096", "dot_3x4x4096", "dot_4x4x4096", "slab_6x64x128"
  ], factors = [248, 196, 211, 205, 209, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mk = 480, nk = 2244016}, at_most = {n = 4, mk = 6199874, m = 17}, kernels = [
    "dot_ahead_2x4x1536", "dot_3x4x4096", "slab_16x8x128"
  ], factors = [242, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mk = 480, m = 18}, at_most = {n = 4, mk = 6199874}, kernels = [
    "dot_ahead_6x4x1536", "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [248, 248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875}, at_most = {n = 4, mn = 76}, kernels = [
    "dot_ahead_2x4x1536", "dot_6x4x4096", "slab_6x64x128", "slab_16x8x128", "slab_8x48x64"
  ], factors = [279, 251, 236, 242, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875, mn = 77}, at_most = {n = 4, nk = 179}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875, mn = 77, nk = 180}, at_most = {n = 4, mk = 9200645}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536"
  ], factors = [250, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 9200646, mn = 77, nk = 180}, at_most = {n = 4}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "tall_14x16x4096"
  ], factors = [239, 249, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 16, m = 4, k = 99, mk = 29}, kernels = [
    "skinny_16x8x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 30}, at_most = {n = 16, m = 4, k = 99}, kernels = [
    "direct_28x16x1024", "skinny_16x8x64"
  ], factors = [257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 16, m = 6, k = 99}, kernels = [
    "direct_14x16x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {n = 16, m = 12, k = 99}, kernels = [
    "direct_14x16x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100}, at_most = {n = 8, m = 3, nk = 4913949, mn = 8}, kernels = [
    "direct_1x128x512", "skinny_16x8x64", "strip_1x256x1024"
  ], factors = [271, 299, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, mn = 9}, at_most = {n = 8, m = 3, nk = 4913949}, kernels = [
    "direct_8x48x1024", "skinny_16x8x64", "skinny_6x48x64", "sweep_3x128x512", "strip_5x64x1024"
  ], factors = [250, 286, 240, 258, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100}, at_most = {n = 15, m = 1, nk = 4913949}, kernels = [
    "direct_1x128x512", "strip_4x64x1024", "strip_6x48x1024", "slab_10x32x128"
  ], factors = [281, 272, 267, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, m = 2}, at_most = {n = 15, m = 3, nk = 4913949}, kernels = [
    "direct_28x16x1024", "sweep_3x128x512", "strip_6x48x1024", "slab_8x32x32"
  ], factors = [242, 233, 234, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, k = 100}, at_most = {n = 16, m = 3, nk = 4913949, mk = 29716}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_1x128x512", "direct_8x48x1024", "direct_7x48x1024",
    "sweep_3x128x512"
  ], factors = [369, 407, 386, 361, 358, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, k = 100, mk = 29717}, at_most = {n = 16, m = 3, nk = 4913949}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024", "strip_8x32x1024", "strip_6x48x1024", "slab_16x16x64"
  ], factors = [313, 287, 278, 270, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, nk = 4913950}, at_most = {n = 16, m = 3}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_10x32x64", "slab_16x8x128"
  ], factors = [230, 249, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 4}, at_most = {n = 8, m = 8, mnk = 24418665, nk = 122195}, kernels = [
    "direct_8x48x1024", "direct_7x48x1024", "direct_5x48x1024", "direct_4x96x1024", "skinny_6x48x64"
  ], factors = [257, 250, 276, 257, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 4, nk = 122196}, at_most = {n = 8, m = 4, mnk = 24418665}, kernels = [
    "direct_16x8x4096", "direct_4x96x1024", "slab_6x64x128", "slab_16x8x128"
  ], factors = [238, 249, 245, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 5, nk = 122196}, at_most = {n = 8, m = 8, mnk = 24418665}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024", "direct_7x48x1024", "direct_5x48x1024", "slab_6x64x128",
    "slab_16x16x64"
  ], factors = [210, 236, 256, 248, 256, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 9}, at_most = {n = 8, m = 12, mnk = 24418665}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_5x48x1024", "slab_6x64x128"
  ], factors = [322, 273, 285, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, m = 4}, at_most = {n = 16, m = 5, mnk = 24418665}, kernels = [
    "direct_8x48x1024", "direct_5x48x1024", "direct_4x96x1024", "direct_14x16x1024"
  ], factors = [236, 231, 253, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, m = 6}, at_most = {n = 16, m = 12, mnk = 24418665}, kernels = [
    "direct_8x48x1024", "direct_7x48x1024", "direct_5x48x1024", "direct_14x16x1024", "slab_6x64x128"
  ], factors = [249, 265, 256, 226, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 4, mnk = 24418666}, at_most = {n = 16, m = 12}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_16x8x128", "slab_8x48x64"
  ], factors = [234, 207, 250, 242, 242, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13}, at_most = {n = 8, mk = 5580653, k = 39, nk = 61, m = 128}, kernels = [
    "direct_16x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 129}, at_most = {n = 8, mk = 5580653, k = 39, nk = 14}, kernels = [
    "direct_3x128x512", "direct_16x8x4096", "direct_7x48x1024", "direct_4x96x1024", "tall_8x48x1024"
  ], factors = [225, 239, 216, 225, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 129, nk = 15}, at_most = {n = 8, mk = 5580653, k = 39, nk = 61, mn = 4844704}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "direct_5x48x1024"
  ], factors = [255, 248, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 129, nk = 15, mn = 4844705}, at_most = {n = 8, mk = 5580653, k = 39, nk = 61}, kernels = [
    "direct_5x64x512", "direct_16x8x4096", "direct_5x48x1024", "slab_16x8x128", "tall_14x16x4096"
  ], factors = [256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, nk = 62}, at_most = {n = 8, mk = 5580653, k = 23}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "direct_8x48x1024"
  ], factors = [287, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, nk = 62, k = 24}, at_most = {n = 8, mk = 5580653, k = 39}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "dot_3x8x4096"
  ], factors = [288, 288, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13}, at_most = {n = 15, mk = 5580653, k = 39, mn = 1155}, kernels = [
    "direct_28x16x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mn = 1156}, at_most = {n = 15, mk = 5580653, k = 6, mn = 6077644}, kernels = [
    "direct_6x64x1024", "direct_14x16x1024", "block_6x64x128"
  ], factors = [231, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mn = 1156, k = 7}, at_most = {n = 15, mk = 5580653, k = 39, mn = 6077644}, kernels = [
    "direct_28x16x1024", "tall_14x16x4096", "tall_8x48x1024", "block_10x32x2048", "block_16x16x4096"
  ], factors = [257, 257, 258, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mn = 6077645}, at_most = {n = 15, mk = 5580653, k = 39}, kernels = [
    "direct_5x64x512", "direct_4x96x1024", "tall_14x16x4096", "block_6x64x128"
  ], factors = [259, 249, 265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13}, at_most = {n = 16, mk = 5580653, k = 39, nk = 90}, kernels = [
    "direct_3x128x512", "direct_14x16x1024", "slab_16x16x64"
  ], factors = [309, 269, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 91}, at_most = {n = 16, mk = 5580653, k = 39}, kernels = [
    "direct_5x48x1024", "direct_14x16x1024", "sweep_16x16x4096", "tall_8x48x1024"
  ], factors = [267, 273, 270, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, k = 40}, at_most = {n = 8, mk = 5580653, m = 16}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024", "sweep_16x16x4096", "slab_16x16x64"
  ], factors = [293, 266, 294, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40}, at_most = {n = 8, mk = 5580653, m = 109, k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_28x16x1024", "dot_ahead_2x8x768", "sweep_16x16x4096", "dot_4x4x4096"
  ], factors = [300, 259, 269, 301, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40, k_even = 725}, at_most = {n = 8, mk = 5580653, m = 109}, kernels = [
    "direct_8x48x1024", "direct_7x48x1024", "dot_ahead_2x8x768", "dot_3x4x4096"
  ], factors = [261, 251, 244, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 110, k = 40}, at_most = {n = 8, mk = 5580653, k = 122}, kernels = [
    "direct_16x16x4096", "dot_ahead_2x8x768", "dot_12x2x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [285, 259, 231, 255, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 110, k = 123}, at_most = {n = 8, mk = 252250}, kernels = [
    "dot_ahead_2x8x768", "dot_3x8x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 110, k = 123, mk = 252251}, at_most = {n = 8, mk = 5580653}, kernels = [
    "dot_ahead_2x8x768", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [254, 248, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 40}, at_most = {n = 16, mk = 5580653, m = 69, n_even = 4}, kernels = [
    "direct_8x48x1024", "direct_14x16x1024", "direct_28x16x1024", "block_10x32x2048", "block_10x16x1024",
    "block_16x16x4096"
  ], factors = [224, 259, 264, 242, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 40, n_even = 5}, at_most = {n = 16, mk = 5580653, m = 69}, kernels = [
    "direct_8x48x1024", "direct_4x96x1024", "direct_28x16x1024", "sweep_16x16x4096", "slab_16x16x64",
    "tall_8x48x1024"
  ], factors = [255, 290, 276, 265, 264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 70, k = 40}, at_most = {n = 12, mk = 5580653, n_even = 4}, kernels = [
    "direct_28x16x1024", "dot_6x4x4096", "tall_14x16x4096", "tall_8x48x1024", "block_10x32x2048",
    "block_16x16x4096"
  ], factors = [254, 250, 261, 270, 251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 70, k = 40}, at_most = {n = 16, mk = 5580653, n_even = 4}, kernels = [
    "direct_28x16x1024", "tall_10x32x2048", "tall_14x16x4096", "tall_8x48x1024", "block_10x32x2048",
    "block_16x16x4096"
  ], factors = [257, 269, 265, 269, 252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 70, k = 40, n_even = 5}, at_most = {n = 16, mk = 5580653}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024", "direct_14x16x1024", "sweep_16x16x4096", "tall_10x32x2048",
    "block_16x16x4096"
  ], factors = [228, 255, 262, 224, 267, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, mk = 5580654}, at_most = {n = 8, k = 55}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "direct_5x48x1024", "dot_ahead_2x8x768", "tall_14x16x4096"
  ], factors = [194, 191, 190, 240, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, mk = 5580654, k = 56}, at_most = {n = 8, m = 22}, kernels = [
    "sweep_8x48x256", "slab_16x8x128"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 23, mk = 5580654, k = 56}, at_most = {n = 8, m = 96}, kernels = [
    "dot_ahead_2x8x768", "tall_10x32x2048", "tall_14x16x4096", "tall_8x48x1024", "block_16x16x4096"
  ], factors = [266, 261, 256, 273, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 97, mk = 5580654, k = 56}, at_most = {n = 8, k = 125}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 97, mk = 5580654, k = 126}, at_most = {n = 8}, kernels = [
    "dot_ahead_2x8x768", "tall_14x16x4096"
  ], factors = [244, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654}, at_most = {n = 16, n_even = 4, k = 40}, kernels = [
    "direct_5x64x512", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [224, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654, k = 41}, at_most = {n = 16, n_even = 4, mnk = 93888156}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654, k = 41, mnk = 93888157}, at_most = {n = 16, n_even = 4}, kernels = [
    "slab_16x16x64", "tall_10x32x2048", "tall_14x16x4096", "tall_8x48x1024"
  ], factors = [255, 245, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654, n_even = 5}, at_most = {n = 16}, kernels = [
    "direct_3x128x512", "slab_16x16x64", "tall_10x32x2048", "tall_14x16x4096", "tall_8x48x1024",
    "block_16x16x4096"
  ], factors = [271, 282, 232, 228, 237, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 1, nk = 4405173, n_even = 362, mnk = 1195}, kernels = [
    "skinny_10x32x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1196}, at_most = {m = 1, nk = 4405173, n_even = 362, mn = 301, n = 32}, kernels = [
    "direct_1x128x512", "strip_2x64x1024", "strip_3x128x1024", "strip_4x64x1024"
  ], factors = [261, 292, 287, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 1196}, at_most = {m = 1, nk = 288586, n_even = 362, mn = 301}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "strip_1x256x1024", "strip_3x128x1024"
  ], factors = [295, 302, 285, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 1196, nk = 288587}, at_most = {m = 1, nk = 4405173, n_even = 362, mn = 95}, kernels = [
    "direct_4x96x1024", "strip_2x64x1024", "strip_3x128x1024", "strip_4x64x1024", "strip_6x48x1024"
  ], factors = [255, 249, 234, 258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 1196, nk = 288587, mn = 96}, at_most = {m = 1, nk = 4405173, n_even = 362, mn = 301}, kernels = [
    "direct_3x128x512", "direct_9x48x1024", "sweep_whole_3x128x512", "strip_1x256x1024", "strip_3x128x1024",
    "slab_8x32x32"
  ], factors = [256, 254, 269, 278, 268, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1196, mn = 302}, at_most = {m = 1, nk = 4405173, n_even = 4}, kernels = [
    "direct_4x96x1024", "strip_1x256x1024", "strip_3x128x1024"
  ], factors = [296, 276, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1196, mn = 302, n_even = 5}, at_most = {m = 1, nk = 302993, n_even = 362}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "strip_1x256x1024"
  ], factors = [268, 279, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1196, mn = 302, n_even = 5, nk = 302994}, at_most = {m = 1, nk = 4405173, n_even = 362}, kernels = [
    "direct_5x64x512", "direct_1x128x512", "direct_8x48x1024", "direct_4x96x1024", "strip_3x128x1024",
    "strip_6x48x1024"
  ], factors = [263, 253, 261, 266, 265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2}, at_most = {m = 3, nk = 1038, n_even = 362, mn = 249}, kernels = [
    "strip_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 32, mk = 20617}, kernels = [
    "strip_8x32x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039, mk = 20618}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 32}, kernels = [
    "strip_8x32x1024", "strip_2x64x1024", "strip_6x48x1024", "slab_10x32x128"
  ], factors = [228, 244, 228, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 47}, kernels = [
    "strip_6x48x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 64}, kernels = [
    "strip_4x64x1024", "strip_6x64x1024"
  ], factors = [240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "sweep_whole_3x128x512", "strip_6x64x1024"
  ], factors = [257, 257, 266, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250}, at_most = {m = 2, nk = 331566, n_even = 362, mnk = 6928875, k = 65}, kernels = [
    "sweep_whole_3x128x512", "strip_6x48x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, k = 66}, at_most = {m = 2, nk = 331566, n_even = 362, mnk = 6928875}, kernels = [
    "direct_4x96x1024", "strip_3x128x1024", "strip_6x64x1024"
  ], factors = [316, 307, 360]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, nk = 331567}, at_most = {m = 2, nk = 4405173, n_even = 4, mnk = 6928875}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "strip_3x128x1024", "strip_6x64x1024"
  ], factors = [252, 262, 255, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, nk = 331567, n_even = 5}, at_most = {m = 2, nk = 4405173, n_even = 362, mnk = 6928875}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "direct_4x96x1024", "skinny_8x48x64", "strip_3x128x1024"
  ], factors = [256, 253, 248, 288, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, mnk = 6928876}, at_most = {m = 2, nk = 4405173, n_even = 362}, kernels = [
    "skinny_8x48x64", "sweep_6x64x16", "strip_3x128x1024", "slab_6x64x128", "slab_8x32x32"
  ], factors = [248, 238, 234, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 250}, at_most = {m = 3, nk = 4405173, n_even = 362, mnk = 10605303}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024", "strip_3x128x1024", "strip_6x64x1024", "strip_6x48x1024"
  ], factors = [256, 246, 229, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 250, mnk = 10605304}, at_most = {m = 3, nk = 4405173, n_even = 362}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "strip_3x128x1024", "slab_8x32x32", "slab_6x64x64"
  ], factors = [247, 249, 251, 237, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363}, at_most = {m = 1, nk = 4405173, mnk = 354061}, kernels = [
    "direct_3x128x512", "sweep_6x64x16", "sweep_3x128x512", "axpy_4x16x64"
  ], factors = [285, 278, 287, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, mnk = 354062}, at_most = {m = 1, nk = 4405173, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "strip_1x256x1024", "axpy_4x64x64"
  ], factors = [263, 255, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 725, mnk = 354062}, at_most = {m = 1, nk = 4405173}, kernels = [
    "direct_3x128x512", "sweep_3x128x512", "strip_1x256x1024", "axpy_4x64x64"
  ], factors = [272, 257, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2}, at_most = {m = 3, nk = 3442979, mk = 1030}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [238, 258, 262, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2, mk = 1031}, at_most = {m = 3, nk = 3442979}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "sweep_whole_3x128x512", "sweep_3x128x512", "strip_3x128x1024"
  ], factors = [241, 241, 218, 245, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2, nk = 3442980}, at_most = {m = 3, nk = 4405173}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "skinny_6x64x64", "sweep_6x64x16", "strip_3x128x1024",
    "slab_6x64x64"
  ], factors = [245, 231, 229, 247, 238, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 4, nk = 4405173, n_even = 362, k = 8158, mk = 277}, kernels = [
    "sweep_6x64x16", "strip_8x32x1024"
  ], factors = [247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mk = 278}, at_most = {m = 4, nk = 4405173, n_even = 362, k = 8158}, kernels = [
    "direct_4x96x1024", "strip_4x64x1024", "strip_6x64x1024", "strip_6x48x1024"
  ], factors = [260, 239, 231, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 8159}, at_most = {m = 4, nk = 4405173, n_even = 362, n = 64}, kernels = [
    "strip_4x64x1024", "strip_6x64x1024", "strip_8x48x1024", "strip_6x48x1024", "slab_10x32x128",
    "slab_6x64x64"
  ], factors = [238, 223, 225, 235, 231, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 4, k = 8159}, at_most = {m = 4, nk = 4405173, n_even = 362}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "strip_6x64x1024", "strip_6x48x1024", "slab_8x32x32", "slab_6x64x64"
  ], factors = [234, 244, 242, 249, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, n_even = 363}, at_most = {m = 4, nk = 4405173}, kernels = [
    "direct_4x96x1024", "skinny_6x64x64", "sweep_6x64x16", "slab_6x64x64"
  ], factors = [228, 215, 227, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {m = 6, nk = 4405173, mnk = 14860}, kernels = [
    "strip_8x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mnk = 14861}, at_most = {m = 5, nk = 4405173, n = 63}, kernels = [
    "strip_5x64x1024", "strip_6x48x1024"
  ], factors = [258, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mnk = 14861}, at_most = {m = 6, nk = 4405173, n = 63}, kernels = [
    "strip_6x64x1024", "strip_6x48x1024"
  ], factors = [262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5, mnk = 14861}, at_most = {m = 5, nk = 4405173}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "strip_5x64x1024", "strip_6x64x1024", "strip_6x48x1024"
  ], factors = [263, 246, 257, 234, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 6, mnk = 14861}, at_most = {m = 6, nk = 4405173}, kernels = [
    "direct_6x64x1024", "skinny_6x48x64", "strip_6x64x1024", "strip_6x48x1024", "slab_6x64x64"
  ], factors = [269, 280, 270, 277, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7}, at_most = {m = 8, nk = 1049, mk = 20596}, kernels = [
    "strip_8x32x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 1050}, at_most = {m = 8, nk = 4405173, mk = 20596, k = 5}, kernels = [
    "sweep_8x48x256", "strip_8x48x1024"
  ], factors = [259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 1050, k = 6}, at_most = {m = 8, nk = 4405173, mk = 20596, n_even = 128}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 1050, k = 6, n_even = 129}, at_most = {m = 8, nk = 4405173, mk = 20596}, kernels = [
    "direct_7x48x1024", "direct_4x96x1024", "sweep_whole_8x48x1024", "skinny_8x48x64", "sweep_8x48x256",
    "slab_8x32x32"
  ], factors = [237, 239, 229, 228, 237, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mk = 20597}, at_most = {m = 8, nk = 4405173, n = 45}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, mk = 20597}, at_most = {m = 8, nk = 4405173}, kernels = [
    "direct_7x48x1024", "sweep_whole_8x48x1024", "strip_8x32x1024", "strip_8x48x1024", "slab_8x32x32",
    "slab_10x32x64"
  ], factors = [266, 228, 253, 255, 255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9}, at_most = {m = 9, nk = 4405173, n = 46}, kernels = [
    "direct_10x32x2048", "direct_5x48x1024", "direct_9x48x1024", "sweep_whole_6x64x1024", "slab_10x32x128"
  ], factors = [266, 247, 250, 243, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 9}, at_most = {m = 9, nk = 4405173}, kernels = [
    "direct_9x48x1024", "skinny_10x32x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [262, 277, 279, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10}, at_most = {m = 10, nk = 4405173}, kernels = [
    "direct_10x32x2048", "direct_5x48x1024", "sweep_whole_10x32x1024", "skinny_10x32x64", "slab_6x64x128",
    "slab_10x32x64"
  ], factors = [271, 245, 253, 266, 237, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4405174}, at_most = {m = 3, n = 65, nk = 8290712}, kernels = [
    "strip_4x64x1024", "strip_6x64x1024", "strip_6x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64"
  ], factors = [239, 238, 242, 231, 213, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8290713}, at_most = {m = 3, n = 65}, kernels = [
    "slab_10x32x128", "slab_16x16x64"
  ], factors = [227, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, nk = 4405174}, at_most = {m = 1, n = 267}, kernels = [
    "strip_1x256x1024", "slab_10x32x128", "slab_16x16x64", "slab_10x32x64", "slab_6x64x64", "axpy_4x16x64"
  ], factors = [256, 266, 267, 256, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, nk = 4405174, m = 2}, at_most = {m = 3, n = 267}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_8x48x64"
  ], factors = [249, 238, 241, 233, 233, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 4405174}, at_most = {m = 1, nk = 8350383}, kernels = [
    "skinny_6x48x64", "strip_1x256x1024", "slab_10x32x64", "axpy_4x64x64"
  ], factors = [253, 259, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 8350384}, at_most = {m = 1, n_even = 724}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "slab_16x16x64", "slab_10x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [246, 207, 278, 279, 262, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 8350384, n_even = 725}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [277, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 4405174, m = 2}, at_most = {m = 3, nk = 5252071}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "strip_3x128x1024", "slab_8x32x32"
  ], factors = [238, 239, 240, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 5252072, m = 2}, at_most = {m = 3, nk = 8133109}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "slab_8x48x64", "axpy_4x32x64"
  ], factors = [234, 244, 245, 246, 237, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 8133110, m = 2}, at_most = {m = 3, n = 563}, kernels = [
    "slab_16x16x64", "slab_10x32x64"
  ], factors = [238, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 2}, at_most = {m = 2, n_even = 724}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x64x64"
  ], factors = [244, 253, 254, 299, 274, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 2, n_even = 725}, at_most = {m = 2}, kernels = [
    "skinny_6x64x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [279, 291, 276, 261, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 3}, at_most = {m = 3}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "axpy_4x32x64"
  ], factors = [248, 251, 251, 246, 286, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4405174, m = 4}, at_most = {m = 10, n = 540, mn = 348}, kernels = [
    "strip_5x64x1024", "strip_6x64x1024", "strip_6x48x1024", "slab_10x32x128", "slab_10x32x64"
  ], factors = [257, 245, 253, 235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4405174, m = 4, mn = 349}, at_most = {m = 10, n = 540, nk = 5776328}, kernels = [
    "skinny_6x64x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [249, 247, 252, 256, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5776329, m = 4, mn = 349}, at_most = {m = 10, n = 540}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [237, 219, 219, 228, 228, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 4405174, m = 4}, at_most = {m = 6, nk = 6753716}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "slab_6x64x64"
  ], factors = [231, 229, 232, 238, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 6753717, m = 4}, at_most = {m = 4}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [232, 246, 245, 232, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 6753717, m = 5}, at_most = {m = 6}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [213, 239, 237, 216, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 4405174, m = 7}, at_most = {m = 10, nk = 5758014}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_8x48x64", "slab_8x32x32", "slab_6x64x64"
  ], factors = [248, 257, 250, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 5758015, m = 7}, at_most = {m = 10}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [258, 248, 251, 219, 222, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 340, k = 4, n_even = 362, m = 39}, kernels = [
    "direct_4x96x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40}, at_most = {nk = 230, k = 4, n_even = 362, mn = 4135820, n = 33}, kernels = [
    "direct_3x128x512", "direct_7x48x1024", "direct_4x96x1024", "block_6x64x128"
  ], factors = [275, 283, 294, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 40}, at_most = {nk = 230, k = 4, n_even = 362, mn = 4135820}, kernels = [
    "direct_3x128x512", "direct_4x96x1024"
  ], factors = [406, 411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40, mn = 4135821}, at_most = {nk = 230, k = 4, n_even = 362}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_7x48x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [254, 267, 253, 285, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40, nk = 231}, at_most = {nk = 340, k = 4, n_even = 128}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "block_6x64x128"
  ], factors = [348, 354, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40, nk = 231, n_even = 129}, at_most = {nk = 340, k = 4, n_even = 362}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_6x64x1024",
    "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [310, 299, 294, 268, 271, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341}, at_most = {nk = 6253320, k = 1, n_even = 362, mn = 318621, m = 65}, kernels = [
    "direct_4x96x1024", "skinny_6x64x64"
  ], factors = [307, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, k = 2}, at_most = {nk = 6253320, k = 4, n_even = 362, mn = 318621, m = 65, mk = 96}, kernels = [
    "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [272, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, k = 2, mk = 97}, at_most = {nk = 6253320, k = 4, n_even = 362, mn = 318621, m = 65}, kernels = [
    "direct_4x96x1024"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 66, nk = 341}, at_most = {nk = 6253320, k = 1, n_even = 362, mn = 318621}, kernels = [
    "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [340, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 66, nk = 341, k = 2}, at_most = {nk = 6253320, k = 4, n_even = 362, mn = 318621}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024", "block_6x64x128"
  ], factors = [306, 320, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, mn = 318622}, at_most = {nk = 6253320, k = 4, n_even = 128, mn = 5542547}, kernels = [
    "direct_5x64x512", "direct_1x128x512", "direct_8x48x1024", "direct_4x96x1024", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [256, 257, 266, 265, 246, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, mn = 318622, n_even = 129}, at_most = {nk = 6253320, k = 4, n_even = 362, mn = 5542547}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024",
    "slab_6x64x128"
  ], factors = [234, 234, 243, 235, 234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, mn = 5542548}, at_most = {nk = 6253320, k = 4, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "sweep_16x16x4096",
    "sweep_8x48x256", "slab_16x16x64"
  ], factors = [260, 258, 218, 195, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, n_even = 363}, at_most = {nk = 6253320, k = 4, mn = 5389888, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024", "slab_6x64x128"
  ], factors = [265, 255, 250, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, n_even = 725}, at_most = {nk = 6253320, k = 4, mn = 5389888}, kernels = [
    "direct_1x128x512", "sweep_whole_6x64x1024", "skinny_6x64x64", "sweep_6x64x16", "slab_6x64x128"
  ], factors = [244, 248, 245, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, n_even = 363, mn = 5389889}, at_most = {nk = 6253320, k = 4}, kernels = [
    "sweep_whole_10x32x1024", "slab_10x32x64"
  ], factors = [250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5}, at_most = {nk = 4188828, mk = 2570808, m = 33, k_even = 724, n = 32}, kernels = [
    "direct_10x32x2048", "direct_7x48x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024", "slab_10x32x128"
  ], factors = [245, 247, 248, 250, 253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, k = 5}, at_most = {nk = 4188828, mk = 2570808, m = 33, k_even = 724, n = 48}, kernels = [
    "direct_9x48x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 5}, at_most = {nk = 4188828, mk = 257, m = 33, k_even = 724}, kernels = [
    "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [228, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 5, mk = 258}, at_most = {nk = 4188828, mk = 5999, m = 33, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "sweep_6x64x16", "slab_6x64x128"
  ], factors = [247, 249, 253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 5, mk = 6000}, at_most = {nk = 4188828, mk = 2570808, m = 15, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "skinny_10x32x64", "skinny_6x64x64", "slab_10x32x128",
    "slab_6x64x64"
  ], factors = [248, 244, 258, 252, 265, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 5, mk = 6000}, at_most = {nk = 3195887, mk = 2570808, m = 33, k_even = 724}, kernels = [
    "direct_7x48x1024", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "skinny_10x32x64", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [245, 255, 253, 256, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 5, mk = 6000, nk = 3195888}, at_most = {nk = 4188828, mk = 2570808, m = 33, k_even = 724}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "skinny_6x48x64", "slab_10x32x128", "slab_6x64x128", "slab_8x48x64"
  ], factors = [247, 246, 254, 247, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, k_even = 725}, at_most = {nk = 4188828, mk = 2570808, m = 33, n_even = 32}, kernels = [
    "direct_7x48x1024", "sweep_whole_8x48x1024", "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [248, 244, 249, 252, 247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, k_even = 725, n_even = 33}, at_most = {nk = 4188828, mk = 2570808, m = 33}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "slab_6x64x128", "slab_8x32x32", "slab_6x64x64",
    "block_10x32x2048"
  ], factors = [247, 241, 251, 255, 254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, nk = 4188829}, at_most = {nk = 6253320, mk = 2570808, m = 33, mnk = 91979267}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_8x32x32", "slab_6x64x64", "slab_8x48x64"
  ], factors = [242, 239, 243, 242, 240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, nk = 4188829, mnk = 91979268}, at_most = {nk = 6253320, mk = 2570808, m = 33}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64"
  ], factors = [256, 253, 255, 246, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5}, at_most = {nk = 511, mk = 2570808, mn = 5621588, n = 113, k = 27}, kernels = [
    "direct_7x48x1024", "direct_4x96x1024", "block_6x64x128"
  ], factors = [255, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, nk = 512}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 113, k = 27}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024", "sweep_whole_10x32x1024", "tall_8x48x1024", "block_6x64x128"
  ], factors = [250, 243, 253, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 28}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 23, k_even = 724}, kernels = [
    "sweep_whole_10x32x1024", "dot_3x8x4096", "dot_4x4x4096", "tall_10x32x2048", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [252, 245, 240, 252, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 28}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 31, k_even = 724, n_even = 4}, kernels = [
    "direct_10x32x2048", "direct_8x48x1024", "sweep_whole_10x32x1024", "dot_3x8x4096", "tall_8x48x1024",
    "block_6x64x128"
  ], factors = [247, 212, 251, 252, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 28}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 47, k_even = 724, n_even = 4}, kernels = [
    "direct_9x48x1024", "sweep_whole_8x48x1024", "skinny_6x48x64", "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [248, 247, 254, 250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 34, k = 28}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 113, k_even = 724, n_even = 4}, kernels = [
    "direct_4x96x1024", "sweep_whole_10x32x1024", "slab_10x32x128", "tall_6x64x1024", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [218, 258, 252, 253, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 28, n_even = 5}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 113, k_even = 724}, kernels = [
    "direct_8x48x1024", "direct_4x96x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024",
    "sweep_10x32x2048", "tall_6x64x1024"
  ], factors = [238, 240, 266, 250, 264, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 28, k_even = 725}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n = 113}, kernels = [
    "direct_8x48x1024", "direct_9x48x1024", "sweep_whole_6x64x1024", "skinny_10x32x64", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [236, 247, 249, 258, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 5}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 128, k = 8}, kernels = [
    "direct_5x64x512", "direct_4x96x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [247, 243, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 5, n_even = 129}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 724, k = 8}, kernels = [
    "direct_5x64x512", "direct_4x96x1024", "sweep_whole_10x32x1024", "sweep_6x64x16"
  ], factors = [239, 241, 245, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 9}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 724, k = 35}, kernels = [
    "direct_5x48x1024", "sweep_whole_10x32x1024", "sweep_whole_3x128x512", "sweep_6x64x16", "tall_8x48x1024",
    "block_6x64x128"
  ], factors = [227, 249, 251, 247, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 36}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 724, k_even = 724, m = 112}, kernels = [
    "direct_9x48x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "slab_10x32x128", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [256, 267, 259, 260, 256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 113, k = 36}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 4, k_even = 724}, kernels = [
    "direct_7x48x1024", "sweep_whole_10x32x1024", "tall_6x64x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [225, 266, 259, 264, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 113, k = 36, n_even = 5}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 724, k_even = 724}, kernels = [
    "direct_7x48x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "slab_10x32x128", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [255, 273, 267, 268, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 36, k_even = 725}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, n_even = 724}, kernels = [
    "direct_5x64x512", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [249, 257, 255, 260, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 5, n_even = 725}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, k = 21}, kernels = [
    "direct_4x96x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "sweep_8x48x256", "slab_6x64x128",
    "slab_6x64x64"
  ], factors = [222, 239, 235, 234, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 22, n_even = 725}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588, k_even = 724}, kernels = [
    "direct_8x48x1024", "sweep_whole_8x48x1024", "slab_6x64x128", "block_10x32x2048", "block_6x64x128"
  ], factors = [240, 251, 259, 243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 34, k = 22, n_even = 725, k_even = 725}, at_most = {nk = 6253320, mk = 2570808, mn = 5621588}, kernels = [
    "direct_5x64x512", "slab_6x64x128", "tall_6x64x1024", "block_10x32x2048"
  ], factors = [259, 257, 259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5621589}, at_most = {nk = 6253320, mk = 90750, n_even = 724}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5621589, n_even = 725}, at_most = {nk = 6253320, mk = 90750}, kernels = [
    "sweep_whole_10x32x1024", "sweep_6x64x16", "slab_8x32x32"
  ], factors = [237, 234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5621589, mk = 90751}, at_most = {nk = 6253320, mk = 2570808, k = 16, n = 63}, kernels = [
    "direct_5x64x512", "sweep_whole_6x64x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 34, k = 5, mn = 5621589, mk = 90751}, at_most = {nk = 6253320, mk = 2570808, k = 16, n = 77}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, m = 34, k = 5, mn = 5621589, mk = 90751}, at_most = {nk = 6253320, mk = 2570808, k = 16}, kernels = [
    "direct_7x48x1024", "direct_4x96x1024", "sweep_whole_10x32x1024", "slab_8x32x32"
  ], factors = [229, 232, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, mn = 5621589, mk = 90751}, at_most = {nk = 6253320, mk = 2570808}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_8x48x256", "slab_10x32x64"
  ], factors = [254, 242, 232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809}, at_most = {nk = 2054390, mk = 5394240, mn = 2497019, n = 24}, kernels = [
    "direct_10x32x2048", "dot_ahead_2x8x768", "sweep_whole_10x32x1024", "dot_6x4x4096", "tall_10x32x2048",
    "tall_8x48x1024"
  ], factors = [248, 255, 248, 246, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 5, mk = 2570809}, at_most = {nk = 2054390, mk = 5394240, mn = 2497019}, kernels = [
    "direct_8x48x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048",
    "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [221, 257, 257, 247, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809, mn = 2497020}, at_most = {nk = 2054390, mk = 5394240}, kernels = [
    "direct_7x48x1024", "direct_5x48x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_8x48x1024",
    "block_10x16x1024"
  ], factors = [211, 223, 252, 220, 213, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809, nk = 2054391}, at_most = {nk = 6253320, mk = 5394240}, kernels = [
    "direct_7x48x1024", "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [253, 266, 238, 242, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6253320, n = 24}, kernels = [
    "dot_ahead_2x8x768", "sweep_10x32x2048", "slab_10x32x128", "tall_10x32x2048", "tall_6x64x1024",
    "tall_8x48x1024"
  ], factors = [248, 241, 259, 234, 226, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6253320, n = 33}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_10x32x2048", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [251, 239, 242, 228, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6253320, n = 48}, kernels = [
    "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6253320}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_10x32x2048", "tall_10x32x2048",
    "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [252, 245, 236, 230, 232, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6253321}, at_most = {m = 34, mn = 8525, mk = 3065219}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [237, 227, 227, 232, 224, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6253321, mk = 3065220}, at_most = {m = 34, mn = 8525}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64", "tall_8x48x1024"
  ], factors = [215, 218, 214, 219, 221, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6253321, mn = 8526}, at_most = {m = 17, nk = 8970203}, kernels = [
    "skinny_8x48x64", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [244, 250, 239, 247, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 8970204, mn = 8526}, at_most = {m = 17}, kernels = [
    "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [248, 246, 214, 225, 224, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 6253321, mn = 8526}, at_most = {m = 34, nk = 10791063}, kernels = [
    "skinny_8x48x64", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [246, 238, 240, 250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 10791064, mn = 8526}, at_most = {m = 34}, kernels = [
    "skinny_6x64x64", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [237, 226, 216, 230, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6253321}, at_most = {k = 65428, nk = 8366047}, kernels = [
    "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [246, 256, 250, 253, 260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 8366048}, at_most = {k = 65428}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [236, 231, 245, 236, 237, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6253321, k = 65429}, at_most = {}, kernels = [
    "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "tall_10x32x2048", "tall_6x64x1024",
    "tall_8x48x1024"
  ], factors = [257, 234, 257, 255, 258, 262]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
