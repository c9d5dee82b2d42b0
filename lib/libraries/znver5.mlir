// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2740 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 66, n_pred 16, levels measured [0].
// 73 of 95 candidates kept (2238 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.044, worst 2.08
// predicted against measured time: median error 6.3 %; g: 6.7 % at most
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
      g_t = [0, 3], g_ps = [26156, 15355541], g_slope = [5109795, 6272477], region = 1163, visit = 1099,
      loop = 2185, fma = 271, edge = 333, conflict_a = 6698, conflict_b = 733, conflict_c = 688,
      conflict = 5729, mask = 1, split = 210, stall = 107, a_far = 402, b_near = 152, b_far = 1024,
      c_far = 905, rows_far = 789, once_near = 30, once_far = 931, alias_c = 303, apart_near = 22,
      apart_far = 1024, column = 15, seam = 122, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [20867, 30455396, 108952321], g_slope = [15217264, 19624231, 16769442],
      edge_columns = 8, region = 2872, visit = 1337, loop = 1337, fma = 255, edge = 537, conflict_a = 14216,
      conflict_b = 8073, conflict_c = 1994, conflict = 25, mask = 10, split = 1285, stall = 89, a_near = 295,
      a_far = 379, b_near = 211, b_far = 1024, c_far = 1024, rows_near = 69, rows_far = 446, once_near = 12,
      once_far = 816, alias_c = 473, apart_near = 9, apart_far = 1024, column = 42, seam = 38, reread = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [28744, 12775759, 48419037], g_slope = [3186753, 3960364, 3225974],
      edge_columns = 8, region = 277, visit = 446, loop = 6046, fma = 269, edge = 204, conflict_a = 6835,
      conflict_b = 594, conflict_c = 792, conflict = 1328, split = 253, stall = 143, a_near = 140,
      a_far = 519, b_near = 51, b_far = 1024, c_far = 714, rows_near = 100, rows_far = 1024, once_near = 14,
      once_far = 521, apart_near = 13, apart_far = 1024, column = 309, seam = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [33539, 6157164, 15733511], g_slope = [2041208, 3192115, 2519032],
      edge_columns = 8, visit = 118, loop = 9761, fma = 352, edge = 68, conflict_a = 12952, conflict_c = 403,
      conflict = 121, split = 122, stall = 128, a_far = 430, b_near = 105, b_far = 1024, c_far = 725,
      rows_near = 998, rows_far = 1024, once_far = 444, alias_a = 126, apart_near = 54, apart_far = 449,
      column = 603, seam = 471, reread = 446
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6], g_ps = [28351, 7992286], g_slope = [1327322, 1650983], edge_columns = 8, region = 419,
      visit = 332, loop = 6095, fma = 271, edge = 181, conflict_a = 8475, conflict_b = 83, conflict_c = 792,
      conflict = 1840, split = 238, stall = 140, a_near = 112, a_far = 683, b_near = 77, b_far = 1024,
      c_far = 660, rows_near = 405, rows_far = 1024, once_near = 25, once_far = 461, alias_a = 2,
      apart_near = 6, apart_far = 1024, column = 314, seam = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [18823, 30385362, 222366852], g_slope = [15183269, 17452862, 11320358],
      region = 2183, visit = 1104, loop = 1143, fma = 256, edge = 665, conflict_a = 7250, conflict_b = 10323,
      conflict_c = 3375, mask = 1, split = 437, stall = 174, a_far = 350, b_near = 341, b_far = 1024,
      c_near = 34, c_far = 1024, once_far = 997, alias_a = 195, alias_c = 285, apart_near = 244,
      apart_far = 750, brief = 28, column = 85, reread = 184
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [15634, 2138069, 4287000, 13195457],
      g_slope = [1061217, 2148931, 2969485, 2137019], edge_columns = 8, visit = 29, loop = 5370, fma = 526,
      edge = 107, conflict_a = 78699, conflict_b = 65, conflict_c = 154, conflict = 62, split = 106,
      stall = 111, b_near = 121, b_far = 1024, c_far = 784, rows_near = 1024, rows_far = 1024, once_far = 540,
      apart_near = 54, apart_far = 483, column = 175, seam = 532, reread = 994
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x48x1024", family = "direct",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [26759, 12035130], g_slope = [3002092, 3791729], edge_columns = 8, region = 2317,
      visit = 593, loop = 3687, fma = 280, edge = 226, conflict_a = 1018, conflict_b = 39, conflict_c = 699,
      conflict = 3607, split = 358, stall = 112, a_near = 188, a_far = 691, b_near = 79, b_far = 1024,
      c_near = 54, c_far = 995, rows_near = 324, rows_far = 910, once_near = 25, once_far = 837,
      alias_c = 166, apart_near = 7, apart_far = 1024, seam = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_7x48x1024", family = "direct",
    tile = #dynmlir.tile<7, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [25869, 5079318, 16789536], g_slope = [2526724, 2927554, 3436420],
      edge_columns = 8, region = 1536, visit = 488, loop = 4476, fma = 274, edge = 239, conflict_a = 2733,
      conflict_b = 573, conflict_c = 587, conflict = 3765, split = 349, stall = 130, a_near = 190,
      a_far = 591, b_near = 53, b_far = 1024, c_near = 24, c_far = 786, rows_near = 289, rows_far = 1024,
      once_near = 20, once_far = 715, alias_c = 185, apart_far = 1024, column = 90, seam = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x48x1024", family = "direct",
    tile = #dynmlir.tile<5, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [19454, 3658288, 7942250], g_slope = [1819417, 2141981, 2775414],
      edge_columns = 8, region = 1642, visit = 340, loop = 4571, fma = 265, edge = 238, conflict_a = 9725,
      conflict_b = 1814, conflict_c = 401, conflict = 2454, split = 309, stall = 120, a_near = 143,
      a_far = 491, b_near = 116, b_far = 1024, c_near = 8, c_far = 751, rows_near = 387, rows_far = 1024,
      once_near = 27, once_far = 614, alias_c = 202, apart_near = 5, apart_far = 1024, column = 200,
      seam = 63, reread = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_9x48x1024", family = "direct",
    tile = #dynmlir.tile<9, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 6, 13], g_ps = [26533, 6654607, 20665321, 51072556],
      g_slope = [3314037, 3502678, 4343890, 3355966], region = 768, visit = 1570, loop = 2406, fma = 248,
      edge = 173, conflict_a = 3032, conflict_b = 1245, conflict_c = 596, conflict = 2439, split = 259,
      stall = 120, a_far = 381, b_near = 125, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 29,
      once_far = 972, alias_a = 268, alias_c = 176, apart_near = 37, apart_far = 1024, column = 58,
      seam = 134, reread = 214
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x96x1024", family = "direct",
    tile = #dynmlir.tile<4, 96, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [27900, 2931164, 6317593, 11182500],
      g_slope = [2903264, 3386429, 4864907, 4111353], edge_columns = 8, visit = 249, loop = 7151, fma = 281,
      edge = 133, conflict_a = 14335, conflict_b = 28, conflict_c = 655, conflict = 722, split = 145,
      stall = 127, a_near = 101, a_far = 313, b_near = 71, b_far = 1024, c_far = 785, rows_near = 506,
      rows_far = 1024, once_near = 8, once_far = 585, alias_c = 14, apart_near = 43, apart_far = 928,
      column = 449, seam = 232, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x16x1024", family = "direct",
    tile = #dynmlir.tile<14, 16, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [18519, 23995095], g_slope = [2664064, 3374527], region = 1472, visit = 1099,
      loop = 1738, fma = 257, edge = 703, conflict_a = 7961, conflict_b = 7132, conflict_c = 678, split = 597,
      stall = 138, a_near = 27, a_far = 472, b_near = 351, b_far = 1024, c_near = 12, c_far = 1024,
      rows_far = 1024, once_near = 48, once_far = 641, alias_c = 358, apart_near = 2, apart_far = 1024,
      column = 18, seam = 82, reread = 189
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_28x16x1024", family = "direct",
    tile = #dynmlir.tile<28, 16, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [28825, 15654024], g_slope = [15625199, 14452639], region = 499, visit = 2125,
      loop = 1782, fma = 267, edge = 563, conflict_a = 14389, conflict_b = 3950, conflict_c = 1192, mask = 11,
      split = 649, stall = 131, a_near = 22, a_far = 679, b_near = 362, b_far = 1024, c_near = 31,
      c_far = 1024, rows_near = 4, rows_far = 808, once_near = 46, once_far = 723, alias_c = 593,
      apart_near = 17, apart_far = 1024, column = 8, seam = 112, reread = 201
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [27885, 702646, 1460052, 2477821, 4566040],
      g_slope = [674761, 757406, 1017769, 696073, 1209365], region = 1086, visit = 1299, loop = 8378,
      fma = 357, pack = 266, conflict_a = 4436, split = 202, a_near = 7, a_far = 286, b_near = 1024,
      b_far = 1024, c_far = 903, rows_near = 226, rows_far = 1024, once_far = 1024, alias_a = 10, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [16429, 5347779], g_slope = [410103, 498468], visit = 226, loop = 3962, fma = 890,
      pack = 253, conflict_a = 1439, split = 120, stall = 7, a_far = 153, b_near = 1024, b_far = 1024,
      c_near = 860, rows_near = 1024, rows_far = 1024, once_near = 542, once_far = 13, alias_a = 5,
      reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 3072>, packed = true, model = {
      g_t = [0, 9], g_ps = [18948, 4067810], g_slope = [449873, 568283], region = 2271, visit = 230,
      loop = 3468, fma = 687, pack = 275, conflict_a = 94, split = 96, a_far = 144, b_near = 596,
      b_far = 1024, c_near = 245, c_far = 628, rows_far = 1024, once_near = 164, once_far = 804, alias_a = 27,
      reread = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [20602, 704612, 5297536], g_slope = [684010, 918584, 1560873], region = 588,
      visit = 678, loop = 4760, fma = 666, edge = 19, pack = 291, conflict_a = 1141, split = 113, a_far = 266,
      b_near = 1024, b_far = 1024, c_far = 765, rows_near = 175, rows_far = 1024, once_near = 162,
      once_far = 843, alias_a = 25, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [25775, 877770, 5935493], g_slope = [425997, 459793, 652085], visit = 692,
      loop = 9916, fma = 455, edge = 83, pack = 207, conflict_a = 1973, split = 265, a_far = 184,
      b_near = 932, b_far = 1024, c_near = 72, c_far = 539, rows_far = 1024, once_near = 140, once_far = 1024,
      alias_a = 56, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 2], g_ps = [27832, 3763914], g_slope = [1868041, 1733237], visit = 1111, loop = 11321,
      fma = 295, pack = 578, conflict_a = 3038, split = 239, stall = 38, a_far = 98, b_near = 1024,
      b_far = 1024, c_near = 271, c_far = 266, rows_near = 1024, rows_far = 1024, once_far = 269,
      alias_a = 27, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [23911, 9057000], g_slope = [3011029, 3298476], edge_columns = 32, region = 3015,
      visit = 1648, loop = 462, fma = 265, edge = 308, conflict_a = 6373, conflict_b = 584, conflict = 3003,
      mask = 64, split = 109, stall = 117, b_near = 51, b_far = 759, c_near = 19, c_far = 533,
      rows_far = 1024, once_near = 46, once_far = 503, alias_a = 42, apart_near = 26, apart_far = 481,
      brief = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [26707, 7754362, 16450793], g_slope = [2575885, 2898810, 4156452],
      region = 2002, visit = 1396, fma = 253, edge = 575, conflict_a = 6623, conflict_b = 2484,
      conflict_c = 26, conflict = 2232, mask = 175, split = 217, stall = 144, a_near = 98, a_far = 148,
      b_near = 84, b_far = 1024, c_far = 454, rows_far = 1024, once_near = 57, once_far = 807, alias_a = 48,
      apart_near = 25, apart_far = 1024, brief = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [25050, 8773357], g_slope = [2916102, 3295823], edge_columns = 32, region = 2741,
      visit = 1597, loop = 674, fma = 261, edge = 405, conflict_a = 6087, conflict_b = 341, conflict_c = 81,
      conflict = 2573, mask = 189, split = 112, stall = 50, a_near = 43, a_far = 176, b_near = 83,
      b_far = 1024, c_near = 53, c_far = 993, rows_far = 1024, once_near = 103, once_far = 928, alias_a = 20,
      apart_far = 428, brief = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [33871, 172826, 2270889, 3155700],
      g_slope = [138955, 174838, 147468, 176517], region = 2263, visit = 1358, fma = 263, edge = 386,
      conflict_a = 1413, conflict_b = 1308, conflict_c = 7, conflict = 3738, mask = 103, split = 138,
      stall = 135, a_near = 144, a_far = 1024, b_near = 3, b_far = 303, c_near = 17, c_far = 723,
      rows_far = 1024, once_far = 203, alias_c = 23, apart_near = 20, brief = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [22444, 470721, 682528, 932462, 1529095, 1934527],
      g_slope = [149425, 211807, 124967, 198877, 101358, 163417], region = 1854, visit = 1202, fma = 267,
      edge = 328, conflict_a = 9891, conflict_b = 7405, conflict_c = 534, conflict = 2181, mask = 129,
      split = 362, stall = 116, a_near = 183, a_far = 990, b_near = 44, b_far = 162, c_far = 837,
      rows_near = 101, once_near = 57, once_far = 672, apart_near = 14, apart_far = 314
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [27394, 243120, 409249, 1416629, 1812533, 2598443],
      g_slope = [215726, 166129, 251845, 131968, 196477, 213040], edge_columns = 8, region = 3996,
      visit = 1484, loop = 277, fma = 269, edge = 244, conflict_a = 3318, conflict_b = 1617, conflict = 2067,
      mask = 46, split = 258, stall = 157, a_near = 274, a_far = 1024, b_far = 254, c_near = 15, c_far = 918,
      rows_far = 584, once_far = 152, alias_a = 21, apart_near = 7, brief = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [24445, 199126, 7944090], g_slope = [174681, 188901, 203872], edge_columns = 8,
      region = 3906, visit = 1656, loop = 496, fma = 269, edge = 256, conflict_a = 6865, conflict_b = 710,
      conflict_c = 30, conflict = 3072, mask = 85, split = 296, stall = 163, a_near = 342, a_far = 1024,
      b_far = 208, c_far = 706, rows_near = 162, rows_far = 442, once_far = 148, alias_c = 37, brief = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x48x64", family = "skinny",
    tile = #dynmlir.tile<6, 48, 64>, packed = false, model = {
      g_t = [0, 1, 6, 9, 13, 42], g_ps = [22089, 158036, 925124, 1577230, 1931586, 6402651],
      g_slope = [135947, 153417, 217368, 88589, 154174, 173075], edge_columns = 8, region = 4252,
      visit = 1248, loop = 51, fma = 263, edge = 339, conflict_a = 7047, conflict_b = 2366, conflict = 1764,
      mask = 110, split = 241, stall = 134, a_near = 342, a_far = 1024, b_near = 7, b_far = 255, c_near = 19,
      c_far = 795, rows_near = 142, rows_far = 557, once_far = 162, alias_c = 9, apart_near = 9, brief = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [27170, 5403318, 17427981, 31909286, 40909000, 69149923],
      g_slope = [5376148, 6012331, 14481305, 4499857, 9413641, 5792468], region = 2481, visit = 1307,
      fma = 261, edge = 395, conflict_a = 14423, conflict_b = 1545, conflict_c = 42, conflict = 3228,
      mask = 91, split = 254, stall = 128, a_near = 6, a_far = 45, b_near = 281, b_far = 1024, c_near = 14,
      c_far = 758, rows_near = 297, rows_far = 1024, once_near = 66, once_far = 1024, alias_a = 5,
      apart_far = 1024, brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9], g_ps = [21255, 39222036, 69380296, 89049500, 146953615],
      g_slope = [19600390, 30158260, 19669204, 11580823, 18253088], region = 2039, visit = 1167, fma = 267,
      edge = 644, conflict_a = 11404, conflict_b = 8343, conflict_c = 490, mask = 134, split = 450,
      stall = 179, a_near = 91, b_near = 463, b_far = 1024, c_far = 940, rows_near = 221, rows_far = 1024,
      once_near = 28, once_far = 830, alias_a = 287, apart_near = 53, apart_far = 1024, brief = 337
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [29156, 74514, 7957481], g_slope = [45358, 56306, 74818], edge_columns = 8,
      region = 4186, visit = 1612, loop = 115, fma = 259, edge = 170, conflict_a = 9337, conflict_b = 755,
      conflict = 226, mask = 122, split = 223, stall = 135, a_near = 394, a_far = 1024, b_near = 70,
      b_far = 1024, c_near = 8, c_far = 867, rows_near = 1024, rows_far = 1024, once_far = 624, brief = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [22593, 18271602, 102819296, 142870143, 142870143, 243824407],
      g_slope = [18249009, 28182564, 20025423, 0, 25238566, 19129021], edge_columns = 8, region = 3176,
      visit = 1606, fma = 238, edge = 506, conflict_a = 23937, conflict_b = 7220, mask = 139, split = 1504,
      stall = 223, a_near = 358, a_far = 68, b_near = 397, b_far = 1024, c_far = 1024, rows_near = 327,
      rows_far = 1024, once_far = 996, apart_near = 129, apart_far = 1024, brief = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [32422, 6209986, 9584059], g_slope = [2059188, 3374073, 2786522],
      edge_columns = 8, region = 167, visit = 1908, loop = 3919, fma = 341, edge = 119, conflict_a = 29689,
      conflict_b = 255, split = 158, stall = 114, a_far = 457, b_near = 174, b_far = 1024, c_near = 21,
      c_far = 1024, rows_far = 1024, once_near = 27, once_far = 603, alias_a = 198, apart_near = 27,
      apart_far = 1024, brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x48x256", family = "sweep",
    tile = #dynmlir.tile<8, 48, 256>, packed = false, model = {
      g_t = [0, 13], g_ps = [28764, 10051872], g_slope = [771008, 913675], edge_columns = 8, region = 4529,
      visit = 1717, fma = 267, edge = 289, conflict_a = 8323, conflict_c = 72, conflict = 3002, mask = 83,
      split = 366, stall = 143, a_near = 297, a_far = 78, b_near = 145, b_far = 1024, c_far = 757,
      rows_near = 767, rows_far = 1024, once_near = 29, once_far = 744, apart_far = 778, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [27925, 4714279, 6636361], g_slope = [1562118, 1922082, 2693859], visit = 1268,
      loop = 8270, fma = 318, pack = 243, conflict_a = 3118, split = 239, a_near = 15, a_far = 774,
      b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 345, rows_far = 1024, once_near = 47,
      once_far = 1024, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [17253, 3791714], g_slope = [419384, 506360], visit = 282, loop = 3813, fma = 616,
      pack = 338, conflict_a = 778, split = 292, a_near = 35, a_far = 560, b_near = 401, b_far = 418,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 281, once_far = 142,
      reread = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [25239, 3664303, 5846450], g_slope = [1819532, 2182147, 3134717], region = 190,
      visit = 1246, loop = 4388, fma = 514, edge = 91, pack = 231, conflict_a = 1984, split = 220, stall = 15,
      a_near = 19, a_far = 562, b_near = 639, b_far = 1024, c_far = 1024, rows_near = 50, rows_far = 1024,
      once_near = 109, once_far = 980, reread = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [26390, 4828213, 7539536], g_slope = [1200455, 1355661, 2159384], visit = 638,
      loop = 8594, fma = 334, pack = 216, conflict_a = 2942, split = 458, a_near = 11, a_far = 892,
      b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 29, rows_far = 1024, once_near = 188,
      once_far = 1024, alias_a = 18, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [30371, 19160679], g_slope = [9565154, 10372556], visit = 1181, loop = 9762,
      fma = 290, pack = 660, conflict_a = 4931, split = 177, a_near = 21, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 71, alias_a = 8, reread = 132
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [18208, 548120, 1758893, 2035079, 5913393],
      g_slope = [529912, 605386, 276186, 775662, 985671], region = 594, visit = 544, loop = 3344, fma = 739,
      pack = 238, conflict_a = 814, split = 287, stall = 3, a_near = 42, a_far = 364, b_near = 801,
      b_far = 413, c_near = 1024, c_far = 1024, rows_far = 806, once_near = 759, reread = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [21412, 4752903, 8669217], g_slope = [788581, 1305438, 1550658], region = 175,
      visit = 598, loop = 5431, fma = 525, edge = 159, pack = 189, conflict_a = 1281, split = 354,
      a_near = 34, a_far = 573, b_near = 743, b_far = 1024, c_far = 1024, rows_near = 22, rows_far = 1024,
      once_near = 353, once_far = 826, alias_a = 5, reread = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [27935, 2769489, 3860412, 8955155],
      g_slope = [1370777, 1090923, 1698247, 2350413], visit = 874, loop = 8294, fma = 317, pack = 236,
      conflict_a = 3119, split = 318, a_near = 18, a_far = 797, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 31, rows_far = 1024, once_near = 170, once_far = 1024, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [22452, 2456881, 3415058, 5062893],
      g_slope = [1217214, 958177, 1647835, 2289848], visit = 914, loop = 5086, fma = 511, edge = 2,
      pack = 251, conflict_a = 1498, split = 252, a_near = 30, a_far = 552, b_near = 794, b_far = 1024,
      c_far = 1024, rows_near = 76, rows_far = 771, once_near = 603, once_far = 673, reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [21538, 4559932, 9607964, 51409536],
      g_slope = [2269197, 5048032, 4180157, 3547107], region = 861, visit = 1078, loop = 2605, fma = 892,
      pack = 209, conflict_a = 2966, split = 99, stall = 19, a_near = 32, a_far = 428, b_far = 565,
      c_near = 689, c_far = 1024, rows_far = 696, once_near = 793, once_far = 12, reread = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [18579, 8095981], g_slope = [2019350, 2509180], most_rows = 8, region = 2657,
      visit = 1059, loop = 11, fma = 237, edge = 351, conflict_a = 6892, conflict_b = 4238, conflict = 5350,
      mask = 74, split = 272, stall = 142, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_far = 33, once_near = 10, once_far = 469, alias_a = 48, alias_c = 413, apart_near = 27,
      apart_far = 1024, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_1x256x1024", family = "strip",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [17323, 7435181, 30958111, 35720574],
      g_slope = [7417858, 11761465, 4762463, 8858166], edge_columns = 32, most_rows = 1, region = 2603,
      visit = 2343, loop = 1497, fma = 676, edge = 115, conflict_a = 7866, conflict_b = 255,
      conflict_c = 7414, split = 27, stall = 111, a_near = 432, a_far = 1024, b_near = 36, b_far = 772,
      rows_far = 1024, once_far = 162, alias_a = 709, alias_c = 550, apart_near = 27, apart_far = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_2x64x1024", family = "strip",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [15677, 2303821, 9140398], g_slope = [1144072, 3418288, 2276025],
      edge_columns = 32, most_rows = 2, region = 3352, visit = 1506, loop = 660, fma = 418, edge = 104,
      conflict_a = 9234, conflict_b = 3397, conflict = 2539, split = 147, stall = 90, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_far = 1024, rows_near = 96, once_far = 294, alias_a = 254,
      apart_near = 74, apart_far = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [26174, 3949926], g_slope = [3923752, 5368967], edge_columns = 32, most_rows = 3,
      visit = 3477, loop = 2631, fma = 434, edge = 81, conflict_b = 1418, conflict_c = 2081, conflict = 592,
      split = 11, stall = 135, a_near = 432, a_far = 1024, b_near = 36, b_far = 772, c_far = 1024,
      rows_far = 57, once_far = 323, apart_near = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_4x64x1024", family = "strip",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [17788, 4013783, 15035207], g_slope = [1997997, 2755356, 2500315],
      edge_columns = 32, most_rows = 4, region = 2310, visit = 2072, loop = 1226, fma = 298, edge = 176,
      conflict_a = 4115, conflict_b = 3306, conflict = 2448, split = 106, stall = 126, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_far = 1024, rows_far = 623, once_far = 229, alias_a = 193,
      apart_near = 60, apart_far = 179, brief = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [23908, 5017594, 38491796], g_slope = [2496843, 3043109, 2528756],
      edge_columns = 32, most_rows = 5, region = 2169, visit = 2173, loop = 1125, fma = 256, edge = 242,
      conflict_b = 1852, conflict = 2964, mask = 62, split = 88, stall = 144, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, rows_far = 653, once_far = 221, apart_near = 53, apart_far = 481
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [25808, 6045483], g_slope = [3009837, 3430471], edge_columns = 32, most_rows = 6,
      region = 2798, visit = 1805, loop = 757, fma = 240, edge = 270, conflict_b = 1716, conflict = 2828,
      split = 80, stall = 136, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024, rows_far = 1014,
      once_far = 229, alias_c = 393, apart_near = 54, apart_far = 520, brief = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x48x1024", family = "strip",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [26442, 11987500], g_slope = [2990264, 3501549], edge_columns = 32, most_rows = 8,
      region = 3574, visit = 1444, loop = 396, fma = 239, edge = 292, conflict_a = 3212, conflict_b = 2505,
      conflict = 3617, mask = 47, split = 138, stall = 152, a_far = 44, b_near = 232, b_far = 1024,
      c_far = 1024, rows_far = 629, once_far = 291, alias_a = 64, alias_c = 287, apart_near = 33,
      apart_far = 1015, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x48x1024", family = "strip",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [25028, 9166000], g_slope = [2285243, 2748069], edge_columns = 32, most_rows = 6,
      region = 3806, visit = 1360, loop = 312, fma = 219, edge = 323, conflict_a = 480, conflict_b = 2607,
      conflict = 3719, split = 125, stall = 130, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_far = 896, once_near = 1, once_far = 247, alias_c = 364, apart_near = 48, apart_far = 662,
      brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 1, 28, 63], g_ps = [29737, 333434, 9306685, 23532869],
      g_slope = [303697, 332342, 406462, 310438], region = 3144, visit = 1451, loop = 41, fma = 263,
      edge = 405, conflict_b = 402, conflict_c = 40, conflict = 1610, mask = 92, split = 178, stall = 131,
      a_near = 115, a_far = 453, c_near = 13, c_far = 727, once_near = 31, once_far = 34, alias_a = 82,
      apart_near = 91, apart_far = 350
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 4, 13, 19, 28], g_ps = [31479, 1685752, 5103127, 8242116, 14082986],
      g_slope = [413568, 379708, 523164, 648985, 469485], edge_columns = 8, region = 5092, visit = 1628,
      loop = 151, fma = 268, edge = 259, conflict_a = 2346, conflict = 2083, mask = 158, split = 207,
      stall = 128, a_near = 169, a_far = 777, b_far = 89, c_near = 5, c_far = 817, once_near = 23,
      once_far = 235, alias_c = 2, apart_near = 57, apart_far = 228, brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 63], g_ps = [25857, 167599, 9792882], g_slope = [141742, 155246, 171920], edge_columns = 8,
      region = 4355, visit = 1633, fma = 288, edge = 309, conflict_a = 13250, conflict_b = 1799,
      conflict_c = 726, mask = 178, split = 923, stall = 120, a_near = 271, a_far = 1024, b_far = 14,
      c_far = 470, rows_near = 212, rows_far = 250, apart_near = 69, apart_far = 74, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [24467, 80353, 10237071], g_slope = [55886, 72547, 79629], edge_columns = 8,
      region = 4703, visit = 1342, loop = 197, fma = 256, edge = 264, conflict_a = 2088, conflict_b = 813,
      conflict = 2466, mask = 262, split = 386, stall = 148, a_near = 517, a_far = 968, c_far = 473,
      rows_near = 483, once_far = 83, apart_near = 61, apart_far = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 63], g_ps = [29627, 173542, 10486000], g_slope = [143915, 166329, 187936], region = 3197,
      visit = 1467, loop = 20, fma = 263, edge = 381, conflict_b = 448, conflict_c = 36, conflict = 2201,
      mask = 97, split = 148, stall = 157, a_near = 168, a_far = 724, c_near = 4, c_far = 541, rows_near = 58,
      once_near = 5, once_far = 15, apart_near = 78, apart_far = 217
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 28, 63, 94], g_ps = [31471, 212166, 5527997, 13224702, 21622786],
      g_slope = [180695, 196882, 219905, 270905, 178495], edge_columns = 8, region = 5253, visit = 1655,
      loop = 80, fma = 263, edge = 255, conflict_a = 1997, conflict_b = 238, conflict = 2391, mask = 152,
      split = 199, stall = 141, a_near = 276, a_far = 900, c_near = 1, c_far = 722, rows_far = 140,
      once_near = 16, once_far = 132, apart_near = 34, apart_far = 231, brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 42], g_ps = [22303, 12000167], g_slope = [285187, 312215], visit = 1932, loop = 5668,
      fma = 273, edge = 97, conflict_a = 8707, conflict_b = 4796, conflict_c = 1149, conflict = 2677,
      mask = 107, split = 380, stall = 123, a_near = 94, a_far = 921, b_near = 81, b_far = 259, c_far = 354,
      once_near = 163, apart_near = 8, apart_far = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 19, 63], g_ps = [26547, 5529085, 19725370], g_slope = [289607, 322642, 395891],
      edge_columns = 8, region = 3653, visit = 1712, fma = 282, edge = 417, conflict_a = 14403,
      conflict_b = 2580, conflict_c = 641, mask = 175, split = 1063, stall = 89, a_near = 202, a_far = 816,
      b_near = 20, b_far = 99, c_far = 545, rows_near = 107, rows_far = 297, once_near = 8, once_far = 38,
      apart_near = 103, apart_far = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x64", family = "slab",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [33511, 208283, 8235321], g_slope = [174772, 195781, 242657], edge_columns = 8,
      region = 4938, visit = 1992, loop = 90, fma = 264, edge = 248, conflict_a = 5667, conflict_b = 146,
      conflict = 3112, mask = 177, split = 301, stall = 139, a_near = 267, a_far = 1024, b_far = 8,
      c_far = 656, rows_near = 226, once_near = 19, once_far = 141, apart_near = 25, apart_far = 218,
      brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [38850, 6100343, 12888221, 104840519],
      g_slope = [6061493, 6787878, 8359299, 3597423], edge_columns = 16, region = 1818, visit = 1064,
      loop = 4876, fma = 266, edge = 1070, pack = 49, conflict_a = 247, conflict_c = 900, mask = 11,
      stall = 126, a_near = 156, a_far = 21, b_far = 518, c_far = 964, rows_near = 204, rows_far = 617,
      once_near = 234, once_far = 892, alias_a = 39, alias_c = 400, apart_far = 386, brief = 7, column = 20,
      seam = 224, reread = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [31848], g_slope = [20494601], region = 1243, visit = 1306, loop = 3864, fma = 275,
      edge = 1632, pack = 103, conflict_a = 19828, conflict_c = 2175, mask = 20, stall = 51, a_near = 36,
      a_far = 4, b_near = 77, b_far = 714, c_near = 77, c_far = 1024, rows_near = 387, rows_far = 1024,
      once_near = 216, once_far = 1024, alias_c = 445, apart_far = 480, brief = 119, seam = 98, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30905, 14354671], g_slope = [2387294, 3218615], region = 1667, visit = 852,
      loop = 4020, fma = 275, edge = 1203, pack = 116, conflict_a = 1489, conflict_c = 1192, mask = 18,
      stall = 85, a_near = 39, a_far = 24, b_far = 883, c_near = 46, c_far = 1007, rows_near = 1024,
      rows_far = 1024, once_near = 40, once_far = 1024, alias_a = 23, alias_c = 741, apart_near = 146,
      apart_far = 104, brief = 98, seam = 88, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [40195, 13186279], g_slope = [4382028, 5365536], edge_columns = 16, visit = 774,
      loop = 6768, fma = 269, edge = 536, pack = 54, conflict_a = 947, conflict_c = 727, stall = 87,
      a_near = 175, a_far = 121, b_far = 478, c_far = 917, rows_near = 158, rows_far = 1024, once_near = 203,
      once_far = 1024, alias_a = 38, alias_c = 12, apart_near = 21, apart_far = 165, brief = 46, column = 298,
      seam = 292, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [40596, 12509144], g_slope = [4156182, 4970829], edge_columns = 16, visit = 874,
      loop = 6839, fma = 269, edge = 706, pack = 55, conflict_a = 2916, conflict_c = 993, mask = 2,
      stall = 134, a_near = 127, a_far = 57, b_far = 514, c_near = 21, c_far = 1021, rows_near = 93,
      rows_far = 575, once_near = 182, once_far = 760, alias_c = 224, apart_near = 34, apart_far = 237,
      brief = 1, column = 25, seam = 435, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [39671, 11981822], g_slope = [5971075, 6824941], edge_columns = 16, region = 3187,
      visit = 1020, loop = 3656, fma = 263, edge = 1197, pack = 18, conflict_c = 939, stall = 87,
      a_near = 269, a_far = 196, b_far = 369, c_near = 11, c_far = 1024, rows_near = 317, rows_far = 129,
      once_near = 275, once_far = 1000, alias_c = 320, apart_far = 521, column = 23, seam = 165, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 28], g_ps = [39974, 15134324], g_slope = [539083, 692326], edge_columns = 16, visit = 583,
      loop = 7290, fma = 274, edge = 421, pack = 47, conflict_c = 668, stall = 102, a_near = 141, a_far = 826,
      b_near = 16, b_far = 411, c_far = 749, rows_far = 1024, once_near = 200, once_far = 961, alias_a = 201,
      alias_c = 18, apart_near = 19, brief = 12, column = 295, seam = 292
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30101, 11133937], g_slope = [1850639, 2328136], region = 2831, visit = 780,
      loop = 2670, fma = 273, edge = 1831, pack = 42, conflict_a = 2096, conflict_c = 1272, conflict = 393,
      mask = 10, stall = 61, a_near = 21, a_far = 257, b_near = 32, b_far = 828, c_near = 71, c_far = 917,
      rows_near = 574, once_near = 194, once_far = 1002, alias_a = 20, alias_c = 497, apart_far = 208,
      seam = 44, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [20025], g_slope = [486177], edge_columns = 16, most_rows = 4, region = 2658,
      visit = 838, loop = 688, fma = 918, edge = 27, mask = 893, split = 716, c_near = 1024, rows_near = 1024,
      once_far = 192, alias_a = 5847
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [17332], g_slope = [414933], most_rows = 4, region = 3378, visit = 195, loop = 45,
      fma = 1051, mask = 366, split = 468, rows_near = 1024, rows_far = 1024, once_far = 69, alias_a = 5268
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [21862], g_slope = [632229], edge_columns = 16, most_rows = 4, region = 1674,
      visit = 1833, loop = 1683, fma = 798, edge = 106, conflict_a = 28917, mask = 799, split = 774,
      c_near = 1024, rows_near = 1024, once_far = 230, alias_a = 4693
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 13, m = 6}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 13, m = 6}, kernels = [
    "skinny_16x8x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {n = 4, k = 13, m = 13}, kernels = [
    "skinny_16x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14}, at_most = {n = 4, k = 13, m = 42, mn = 48}, kernels = [
    "direct_28x16x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, mn = 49}, at_most = {n = 4, k = 13, m = 42}, kernels = [
    "direct_16x8x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43}, at_most = {n = 4, k = 1}, kernels = [
    "direct_3x128x512", "direct_7x48x1024"
  ], factors = [253, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 2}, at_most = {n = 1, k = 5}, kernels = [
    "direct_7x48x1024", "dot_16x1x4096"
  ], factors = [238, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 2, n = 2}, at_most = {n = 4, k = 5}, kernels = [
    "direct_16x8x4096", "direct_7x48x1024"
  ], factors = [241, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 6}, at_most = {n = 1, k = 13}, kernels = [
    "dot_16x1x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 6, n = 2}, at_most = {n = 2, k = 13}, kernels = [
    "dot_12x2x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 6, n = 3}, at_most = {n = 4, k = 13}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "dot_ahead_6x4x1536"
  ], factors = [264, 250, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14}, at_most = {n = 2, mk = 115}, kernels = [
    "skinny_16x8x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 116}, at_most = {n = 2, mk = 411, mn = 4}, kernels = [
    "dot_4x1x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 116, mn = 5}, at_most = {n = 2, mk = 411}, kernels = [
    "dot_8x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 412}, at_most = {n = 1, mk = 6288729, m = 17}, kernels = [
    "dot_4x1x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 412, m = 18}, at_most = {n = 1, mk = 6288729}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [258, 258, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 412, n = 2}, at_most = {n = 2, mk = 6288729, m = 19, mnk = 4069}, kernels = [
    "dot_8x2x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 412, n = 2, mnk = 4070}, at_most = {n = 2, mk = 6288729, m = 19}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [203, 198, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 412, n = 2, m = 20}, at_most = {n = 2, mk = 6288729}, kernels = [
    "dot_ahead_4x2x3072", "dot_12x2x4096", "dot_8x2x4096"
  ], factors = [252, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6288730}, at_most = {n = 1, k = 4040, nk = 35}, kernels = [
    "dot_ahead_4x2x3072", "dot_16x1x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6288730, nk = 36}, at_most = {n = 1, k = 4040}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x1x4096", "dot_ahead_1x2x3072", "dot_ahead_4x2x3072"
  ], factors = [223, 238, 239, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4041, mk = 6288730}, at_most = {n = 1}, kernels = [
    "dot_ahead_1x1x4096", "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [260, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6288730, n = 2}, at_most = {n = 2, nk = 113}, kernels = [
    "dot_ahead_4x2x3072"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6288730, n = 2, nk = 114}, at_most = {n = 2, m = 89}, kernels = [
    "dot_ahead_1x2x3072", "dot_ahead_4x2x3072", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [293, 294, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mk = 6288730, n = 2, nk = 114, m = 90}, at_most = {n = 2}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x2x3072", "dot_ahead_4x2x3072", "dot_12x2x4096"
  ], factors = [226, 239, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3}, at_most = {n = 4, mk = 904, mnk = 898}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 899}, at_most = {n = 4, mk = 904}, kernels = [
    "dot_3x4x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 905}, at_most = {n = 4, mk = 6199874, k = 24}, kernels = [
    "dot_ahead_6x4x1536", "dot_6x4x4096"
  ], factors = [266, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 905}, at_most = {n = 4, mk = 249841, mn = 46, nk = 2244015}, kernels = [
    "dot_3x4x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 249842}, at_most = {n = 4, mk = 6199874, mn = 46, nk = 2244015}, kernels = [
    "direct_7x48x1024", "dot_ahead_2x4x1536", "dot_6x4x4096", "dot_3x4x4096", "dot_4x4x4096", "slab_6x64x128"
  ], factors = [250, 195, 207, 202, 205, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 905, nk = 2244016}, at_most = {n = 4, mk = 6199874, mn = 46}, kernels = [
    "dot_ahead_2x4x1536", "dot_3x4x4096", "slab_16x8x128", "slab_16x16x128"
  ], factors = [243, 260, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 905, mn = 47}, at_most = {n = 4, mk = 6199874}, kernels = [
    "dot_ahead_6x4x1536", "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [248, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875}, at_most = {n = 4, mn = 76}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_6x4x4096", "slab_6x64x128", "slab_16x8x128",
    "slab_8x48x64"
  ], factors = [282, 281, 251, 236, 242, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875, mn = 77}, at_most = {n = 4, nk = 179}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 6199875, mn = 77, nk = 180}, at_most = {n = 4, mk = 9200645}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536"
  ], factors = [253, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 9200646, mn = 77, nk = 180}, at_most = {n = 4}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [245, 253, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 16, m = 4, k = 99, mk = 29}, kernels = [
    "skinny_16x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 30}, at_most = {n = 16, m = 4, k = 99}, kernels = [
    "direct_28x16x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 16, m = 6, k = 99}, kernels = [
    "direct_14x16x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {n = 16, m = 12, k = 99}, kernels = [
    "direct_14x16x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100}, at_most = {n = 8, m = 3, nk = 4913949, mn = 7}, kernels = [
    "direct_1x128x512", "skinny_16x8x64"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, mn = 8}, at_most = {n = 8, m = 3, nk = 4913949}, kernels = [
    "direct_3x128x512", "skinny_16x8x64", "skinny_6x48x64"
  ], factors = [251, 307, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100}, at_most = {n = 16, m = 3, nk = 4913949, mn = 15}, kernels = [
    "direct_1x128x512", "strip_3x128x1024", "slab_10x32x128"
  ], factors = [281, 276, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, mn = 16}, at_most = {n = 16, m = 3, nk = 4913949, mn = 16}, kernels = [
    "direct_16x16x4096", "direct_1x128x512", "direct_7x48x1024"
  ], factors = [362, 371, 347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, mn = 17}, at_most = {n = 16, m = 3, nk = 4913949}, kernels = [
    "direct_8x48x1024", "direct_28x16x1024", "sweep_3x128x512", "strip_6x48x1024"
  ], factors = [254, 262, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, nk = 4913950}, at_most = {n = 16, m = 3}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "slab_16x8x128", "slab_16x16x128"
  ], factors = [232, 247, 245, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 4}, at_most = {n = 8, m = 6, mnk = 488781}, kernels = [
    "direct_5x48x1024", "direct_4x96x1024", "skinny_6x48x64"
  ], factors = [276, 256, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 4, mnk = 488782}, at_most = {n = 8, m = 6, mnk = 24418665}, kernels = [
    "direct_16x8x4096", "direct_5x48x1024", "direct_4x96x1024", "slab_6x64x128", "slab_16x8x128",
    "slab_16x16x128"
  ], factors = [239, 238, 256, 245, 239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 7}, at_most = {n = 8, m = 8, mnk = 24418665}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024", "direct_7x48x1024"
  ], factors = [206, 245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 9}, at_most = {n = 8, m = 12, mnk = 24418665}, kernels = [
    "direct_6x64x1024", "slab_16x16x128"
  ], factors = [274, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, m = 4}, at_most = {n = 16, m = 5, mnk = 24418665}, kernels = [
    "direct_5x48x1024", "direct_4x96x1024"
  ], factors = [232, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 100, m = 6}, at_most = {n = 16, m = 12, mnk = 24418665}, kernels = [
    "direct_8x48x1024", "direct_7x48x1024", "direct_5x48x1024", "direct_14x16x1024", "slab_6x64x128"
  ], factors = [252, 264, 253, 239, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 100, m = 4, mnk = 24418666}, at_most = {n = 16, m = 12}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_16x8x128", "slab_16x16x128", "slab_8x48x64"
  ], factors = [235, 208, 243, 242, 233, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13}, at_most = {n = 8, mk = 5580653, k = 39, nk = 61, mnk = 5652}, kernels = [
    "direct_16x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, mnk = 5653}, at_most = {n = 7, mk = 5580653, k = 2, nk = 61}, kernels = [
    "direct_3x128x512", "direct_16x8x4096", "direct_7x48x1024", "tall_8x48x1024"
  ], factors = [229, 237, 216, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, mnk = 5653, k = 3}, at_most = {n = 7, mk = 5580653, k = 39, nk = 61}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "direct_5x48x1024"
  ], factors = [252, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 13, mnk = 5653}, at_most = {n = 8, mk = 5580653, k = 39, nk = 61}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_16x8x4096", "direct_5x48x1024"
  ], factors = [268, 223, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, nk = 62}, at_most = {n = 8, mk = 5580653, k = 23}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024"
  ], factors = [293, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, nk = 62, k = 24}, at_most = {n = 8, mk = 5580653, k = 39}, kernels = [
    "direct_16x16x4096", "dot_3x8x4096"
  ], factors = [293, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13}, at_most = {n = 15, mk = 5580653, k = 39, mn = 6077644, nk = 70, m = 131}, kernels = [
    "direct_14x16x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 132}, at_most = {n = 15, mk = 5580653, k = 39, mn = 6077644, nk = 70}, kernels = [
    "direct_14x16x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, nk = 71}, at_most = {n = 15, mk = 5580653, k = 39, mn = 1095}, kernels = [
    "direct_28x16x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, nk = 71, mn = 1096}, at_most = {n = 15, mk = 5580653, k = 39, mn = 6077644}, kernels = [
    "direct_28x16x1024", "tall_8x48x1024", "block_10x32x2048"
  ], factors = [259, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mn = 6077645}, at_most = {n = 15, mk = 5580653, k = 39}, kernels = [
    "direct_5x64x512", "direct_5x48x1024", "block_10x16x1024"
  ], factors = [259, 254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13}, at_most = {n = 16, mk = 5580653, k = 39, nk = 90}, kernels = [
    "direct_3x128x512"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 91}, at_most = {n = 16, mk = 5580653, k = 39}, kernels = [
    "direct_14x16x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, k = 40}, at_most = {n = 8, mk = 5580653, m = 16}, kernels = [
    "direct_16x16x4096", "direct_8x48x1024", "slab_16x16x128"
  ], factors = [296, 264, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40}, at_most = {n = 8, mk = 5580653, m = 109, k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_28x16x1024", "dot_ahead_2x8x768", "dot_4x4x4096"
  ], factors = [305, 262, 269, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 40, k_even = 725}, at_most = {n = 8, mk = 5580653, m = 109}, kernels = [
    "direct_8x48x1024", "direct_7x48x1024", "dot_ahead_2x8x768", "dot_3x4x4096"
  ], factors = [260, 250, 243, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 110, k = 40}, at_most = {n = 8, mk = 5580653, k = 122}, kernels = [
    "direct_16x16x4096", "dot_ahead_2x8x768", "dot_12x2x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [289, 259, 231, 256, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 110, k = 123}, at_most = {n = 8, mk = 252250}, kernels = [
    "dot_3x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 110, k = 123, mk = 252251}, at_most = {n = 8, mk = 5580653}, kernels = [
    "dot_ahead_2x8x768", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [255, 251, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 40}, at_most = {n = 16, mk = 5580653, m = 69, n_even = 4}, kernels = [
    "direct_28x16x1024", "slab_16x16x128", "block_10x32x2048"
  ], factors = [269, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 40, n_even = 5}, at_most = {n = 16, mk = 5580653, m = 69}, kernels = [
    "direct_8x48x1024", "direct_28x16x1024", "tall_8x48x1024", "block_10x16x1024"
  ], factors = [257, 274, 260, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 70, k = 40}, at_most = {n = 12, mk = 5580653}, kernels = [
    "direct_28x16x1024", "dot_4x4x4096", "tall_16x16x4096", "tall_8x48x1024", "block_10x32x2048"
  ], factors = [255, 252, 259, 269, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 70, k = 40}, at_most = {n = 15, mk = 5580653}, kernels = [
    "direct_28x16x1024", "tall_10x32x2048", "tall_16x16x4096", "tall_8x48x1024", "block_10x32x2048"
  ], factors = [258, 269, 265, 269, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 70, k = 40}, at_most = {n = 16, mk = 5580653, k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_14x16x1024", "direct_28x16x1024", "sweep_16x16x4096", "tall_10x32x2048",
    "tall_16x16x4096"
  ], factors = [226, 258, 259, 233, 266, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 70, k = 40, k_even = 725}, at_most = {n = 16, mk = 5580653}, kernels = [
    "direct_8x48x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [251, 265, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, mk = 5580654}, at_most = {n = 8, k = 55}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "dot_ahead_2x8x768", "sweep_16x8x4096", "tall_16x16x4096"
  ], factors = [194, 190, 240, 267, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 13, mk = 5580654, k = 56}, at_most = {n = 8, m = 22}, kernels = [
    "slab_16x8x128", "slab_16x16x128"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 23, mk = 5580654, k = 56}, at_most = {n = 8, m = 96}, kernels = [
    "dot_ahead_2x8x768", "tall_10x32x2048", "tall_16x16x4096", "tall_8x48x1024"
  ], factors = [268, 261, 253, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 97, mk = 5580654, k = 56}, at_most = {n = 8, k = 126}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 97, mk = 5580654, k = 127}, at_most = {n = 8}, kernels = [
    "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654}, at_most = {n = 16, k = 17}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "tall_10x32x2048", "tall_16x16x4096", "tall_10x16x1024",
    "block_10x16x1024"
  ], factors = [237, 234, 232, 236, 232, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654, k = 18}, at_most = {n = 16, k = 40}, kernels = [
    "tall_10x32x2048", "tall_16x16x4096"
  ], factors = [226, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654, k = 41}, at_most = {n = 15, mnk = 93888156}, kernels = [
    "tall_10x32x2048", "tall_16x16x4096"
  ], factors = [253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mk = 5580654, k = 41, mnk = 93888157}, at_most = {n = 15}, kernels = [
    "slab_16x16x128", "tall_10x32x2048", "tall_16x16x4096", "tall_8x48x1024"
  ], factors = [258, 247, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, mk = 5580654, k = 41}, at_most = {n = 16}, kernels = [
    "slab_16x16x128", "tall_10x32x2048", "tall_16x16x4096", "tall_8x48x1024"
  ], factors = [282, 242, 233, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 1, nk = 1195, n_even = 362}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1196}, at_most = {m = 1, nk = 4405173, n_even = 362, n = 636, mn = 32}, kernels = [
    "strip_2x64x1024", "strip_3x128x1024", "strip_4x64x1024"
  ], factors = [292, 293, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1196, mn = 33}, at_most = {m = 1, nk = 288586, n_even = 362, n = 636}, kernels = [
    "direct_3x128x512"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 288587, mn = 33}, at_most = {m = 1, nk = 4405173, n_even = 4, n = 636}, kernels = [
    "direct_4x96x1024", "strip_1x256x1024", "strip_3x128x1024", "strip_4x64x1024", "strip_6x48x1024",
    "slab_8x32x32"
  ], factors = [266, 249, 259, 263, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 288587, mn = 33, n_even = 5}, at_most = {m = 1, nk = 4405173, n_even = 362, n = 636}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "strip_1x256x1024", "strip_2x64x1024", "strip_3x128x1024",
    "strip_4x64x1024"
  ], factors = [259, 256, 268, 257, 262, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 637, nk = 1196}, at_most = {m = 1, nk = 4405173, n_even = 4}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024"
  ], factors = [270, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 637, nk = 1196, n_even = 5}, at_most = {m = 1, nk = 4405173, n_even = 362, mnk = 313337}, kernels = [
    "direct_3x128x512", "sweep_3x128x512", "strip_1x256x1024"
  ], factors = [255, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 637, nk = 1196, n_even = 5, mnk = 313338}, at_most = {m = 1, nk = 4405173, n_even = 362}, kernels = [
    "direct_5x64x512", "direct_8x48x1024", "direct_4x96x1024", "strip_3x128x1024"
  ], factors = [264, 263, 263, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2}, at_most = {m = 3, nk = 1038, n_even = 362, mn = 249}, kernels = [
    "strip_8x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 32, mk = 20617}, kernels = [
    "strip_8x32x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039, mk = 20618}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 32}, kernels = [
    "strip_8x32x1024", "strip_2x64x1024", "strip_6x48x1024"
  ], factors = [228, 245, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 47}, kernels = [
    "strip_6x48x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249, n = 64}, kernels = [
    "strip_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, nk = 1039}, at_most = {m = 3, nk = 4405173, n_even = 362, mn = 249}, kernels = [
    "direct_4x96x1024", "strip_3x128x1024"
  ], factors = [258, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250}, at_most = {m = 2, nk = 4405173, n_even = 362, mnk = 638834, k = 65}, kernels = [
    "strip_6x48x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, k = 66}, at_most = {m = 2, nk = 4405173, n_even = 362, mnk = 638834}, kernels = [
    "direct_4x96x1024", "strip_3x128x1024", "strip_6x64x1024"
  ], factors = [318, 313, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, mnk = 638835}, at_most = {m = 2, nk = 4405173, n_even = 4, mnk = 6928875}, kernels = [
    "direct_4x96x1024", "strip_3x128x1024"
  ], factors = [265, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, mnk = 638835, n_even = 5}, at_most = {m = 2, nk = 4405173, n_even = 362, mnk = 6928875}, kernels = [
    "direct_6x64x1024", "direct_8x48x1024", "direct_4x96x1024", "strip_3x128x1024"
  ], factors = [256, 253, 248, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, mn = 250, mnk = 6928876}, at_most = {m = 2, nk = 4405173, n_even = 362}, kernels = [
    "skinny_6x64x64", "sweep_6x64x16", "strip_3x128x1024", "slab_6x64x128"
  ], factors = [249, 238, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 250}, at_most = {m = 3, nk = 4405173, n_even = 4}, kernels = [
    "direct_4x96x1024", "strip_3x128x1024", "strip_6x64x1024"
  ], factors = [259, 244, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 250, n_even = 5}, at_most = {m = 3, nk = 4405173, n_even = 362}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "strip_3x128x1024"
  ], factors = [241, 271, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363}, at_most = {m = 1, nk = 4405173, mnk = 354061}, kernels = [
    "direct_3x128x512", "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [288, 278, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, mnk = 354062}, at_most = {m = 1, nk = 4405173, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "strip_1x256x1024", "axpy_4x64x64"
  ], factors = [263, 255, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 725, mnk = 354062}, at_most = {m = 1, nk = 4405173}, kernels = [
    "direct_3x128x512", "sweep_3x128x512", "strip_1x256x1024", "axpy_4x64x64"
  ], factors = [274, 258, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2}, at_most = {m = 3, nk = 3442979, mk = 1030}, kernels = [
    "direct_3x128x512", "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [241, 262, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2, mk = 1031}, at_most = {m = 3, nk = 3442979}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "sweep_3x128x512", "strip_3x128x1024"
  ], factors = [241, 241, 245, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363, m = 2, nk = 3442980}, at_most = {m = 3, nk = 4405173}, kernels = [
    "direct_3x128x512", "direct_4x96x1024", "skinny_6x64x64", "strip_3x128x1024", "slab_6x64x64"
  ], factors = [245, 231, 234, 238, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 4, nk = 5016, n_even = 724, k = 10451}, kernels = [
    "strip_8x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 5017}, at_most = {m = 4, nk = 4405173, n_even = 724, k = 10451}, kernels = [
    "direct_4x96x1024", "strip_4x64x1024", "strip_6x48x1024"
  ], factors = [257, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 10452}, at_most = {m = 4, nk = 4405173, n_even = 724}, kernels = [
    "direct_4x96x1024", "strip_4x64x1024", "strip_6x64x1024", "strip_8x48x1024", "strip_6x48x1024",
    "slab_6x64x64"
  ], factors = [244, 244, 226, 223, 234, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, n_even = 725}, at_most = {m = 4, nk = 4405173}, kernels = [
    "direct_4x96x1024", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [237, 223, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {m = 6, nk = 4405173, mnk = 14860}, kernels = [
    "strip_8x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mnk = 14861}, at_most = {m = 5, nk = 4405173, mn = 329}, kernels = [
    "strip_5x64x1024", "strip_6x48x1024"
  ], factors = [260, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mnk = 14861, mn = 330}, at_most = {m = 5, nk = 4405173}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "strip_5x64x1024", "strip_6x64x1024"
  ], factors = [264, 246, 260, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mnk = 14861}, at_most = {m = 6, nk = 4405173, n = 63}, kernels = [
    "strip_6x64x1024", "strip_6x48x1024"
  ], factors = [262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 6, mnk = 14861}, at_most = {m = 6, nk = 4405173}, kernels = [
    "skinny_6x64x64", "strip_6x64x1024", "strip_6x48x1024"
  ], factors = [269, 272, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7}, at_most = {m = 8, nk = 4405173, k = 2942, mnk = 7346}, kernels = [
    "strip_8x32x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 7347}, at_most = {m = 8, nk = 4405173, k = 2942, mk = 45}, kernels = [
    "sweep_8x48x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 7347, mk = 46}, at_most = {m = 8, nk = 3827055, k = 2942}, kernels = [
    "sweep_8x48x256", "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [248, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 7347, mk = 46, nk = 3827056}, at_most = {m = 8, nk = 4405173, k = 2942}, kernels = [
    "skinny_8x48x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 2943}, at_most = {m = 8, nk = 4405173, n = 45}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, k = 2943}, at_most = {m = 8, nk = 4405173}, kernels = [
    "direct_7x48x1024", "sweep_whole_8x48x1024", "strip_8x32x1024", "strip_8x48x1024", "slab_8x32x32",
    "slab_10x32x64"
  ], factors = [268, 228, 255, 254, 255, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9}, at_most = {m = 9, nk = 4405173, mn = 418}, kernels = [
    "direct_5x48x1024", "direct_9x48x1024", "sweep_whole_6x64x1024", "slab_10x32x128"
  ], factors = [247, 251, 243, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mn = 419}, at_most = {m = 9, nk = 4405173}, kernels = [
    "direct_9x48x1024", "slab_6x64x64"
  ], factors = [263, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10}, at_most = {m = 10, nk = 4405173}, kernels = [
    "direct_5x64x512", "sweep_whole_10x32x1024", "skinny_10x32x64", "slab_6x64x128", "slab_10x32x64"
  ], factors = [248, 255, 266, 239, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4405174}, at_most = {m = 3, n = 65, nk = 8290712}, kernels = [
    "strip_4x64x1024", "strip_6x64x1024", "strip_6x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64"
  ], factors = [241, 240, 242, 231, 214, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8290713}, at_most = {m = 3, n = 65}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_16x16x128"
  ], factors = [229, 250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, nk = 4405174}, at_most = {m = 1, n = 267}, kernels = [
    "strip_1x256x1024", "slab_10x32x128", "slab_10x32x64", "slab_6x64x64", "slab_16x16x128", "axpy_4x16x64"
  ], factors = [257, 267, 258, 252, 265, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, nk = 4405174, m = 2}, at_most = {m = 3, n = 267}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_16x16x128", "slab_8x48x64"
  ], factors = [249, 239, 235, 235, 251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 4405174}, at_most = {m = 1, nk = 8350383}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "strip_1x256x1024", "slab_10x32x64", "axpy_4x64x64"
  ], factors = [256, 248, 262, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 8350384}, at_most = {m = 1, n_even = 724}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "slab_16x16x64", "slab_10x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [250, 215, 282, 279, 265, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 8350384, n_even = 725}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [278, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 4405174, m = 2}, at_most = {m = 3, nk = 5318252}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "strip_3x128x1024", "slab_8x32x32", "slab_8x48x64"
  ], factors = [242, 241, 255, 249, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 5318253, m = 2}, at_most = {m = 3, nk = 8133109}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "strip_3x128x1024", "slab_8x32x32", "axpy_4x32x64"
  ], factors = [235, 247, 283, 246, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 268, nk = 8133110, m = 2}, at_most = {m = 3, n = 563}, kernels = [
    "slab_16x16x64", "slab_10x32x64"
  ], factors = [240, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 2}, at_most = {m = 2, n_even = 724}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x64x64"
  ], factors = [249, 254, 258, 299, 276, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 2, n_even = 725}, at_most = {m = 2}, kernels = [
    "skinny_6x64x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [285, 291, 277, 262, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 3}, at_most = {m = 3}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x64x64"
  ], factors = [253, 252, 250, 286, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4405174, m = 4}, at_most = {m = 10, n = 540, mn = 348}, kernels = [
    "strip_4x64x1024", "strip_5x64x1024", "strip_6x64x1024", "strip_6x48x1024", "slab_10x32x128",
    "slab_10x32x64"
  ], factors = [253, 258, 245, 253, 236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4405174, m = 4, mn = 349}, at_most = {m = 10, n = 540, nk = 5776328}, kernels = [
    "skinny_6x64x64", "strip_8x32x1024", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [249, 255, 247, 252, 257, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5776329, m = 4, mn = 349}, at_most = {m = 10, n = 260}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_8x48x64"
  ], factors = [240, 222, 220, 232, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 261, nk = 5776329, m = 4, mn = 349}, at_most = {m = 10, n = 540}, kernels = [
    "slab_16x16x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [244, 238, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 4405174, m = 4}, at_most = {m = 6, nk = 6753716}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "strip_4x64x1024", "slab_8x32x32", "slab_6x64x64"
  ], factors = [233, 229, 233, 259, 238, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 6753717, m = 4}, at_most = {m = 4}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [237, 246, 236, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 6753717, m = 5}, at_most = {m = 6}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [217, 239, 238, 220, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 4405174, m = 7}, at_most = {m = 10, nk = 5758014}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_8x48x64", "slab_8x32x32", "slab_6x64x64"
  ], factors = [248, 257, 255, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 541, nk = 5758015, m = 7}, at_most = {m = 10}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [259, 250, 252, 223, 222, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 340, k = 4, n_even = 362, m = 39}, kernels = [
    "direct_4x96x1024"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40}, at_most = {nk = 230, k = 4, n_even = 362, m = 145585, n = 53}, kernels = [
    "direct_3x128x512", "direct_5x48x1024", "block_6x64x128"
  ], factors = [278, 288, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 40}, at_most = {nk = 230, k = 4, n_even = 362, m = 145585}, kernels = [
    "direct_4x96x1024"
  ], factors = [419]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 145586}, at_most = {nk = 230, k = 4, n_even = 362}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [276, 281, 296, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40, nk = 231}, at_most = {nk = 340, k = 4, n_even = 128}, kernels = [
    "direct_4x96x1024"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40, nk = 231, n_even = 129}, at_most = {nk = 340, k = 4, n_even = 362}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_6x64x1024"
  ], factors = [310, 300, 292, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341}, at_most = {nk = 6031442, k = 1, n_even = 362, mn = 318621, m = 65}, kernels = [
    "direct_4x96x1024"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, k = 2}, at_most = {nk = 6031442, k = 4, n_even = 362, mn = 318621, m = 65, mk = 96}, kernels = [
    "direct_4x96x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, k = 2, mk = 97}, at_most = {nk = 6031442, k = 4, n_even = 362, mn = 318621, m = 65}, kernels = [
    "direct_4x96x1024"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 66, nk = 341}, at_most = {nk = 6031442, k = 1, n_even = 362, mn = 318621}, kernels = [
    "direct_4x96x1024"
  ], factors = [342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 66, nk = 341, k = 2}, at_most = {nk = 6031442, k = 4, n_even = 362, mn = 318621}, kernels = [
    "direct_4x96x1024"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, mn = 318622}, at_most = {nk = 6031442, k = 4, n_even = 128, mn = 5542547}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_1x128x512", "direct_8x48x1024", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [262, 256, 256, 267, 247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, mn = 318622, n_even = 129}, at_most = {nk = 6031442, k = 4, n_even = 362, mn = 5542547}, kernels = [
    "direct_6x64x1024", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024", "slab_6x64x128"
  ], factors = [233, 243, 233, 234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 341, mn = 5542548}, at_most = {nk = 6031442, k = 4, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "sweep_16x16x4096",
    "sweep_8x48x256", "slab_16x16x64"
  ], factors = [258, 257, 213, 196, 262, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, n_even = 363}, at_most = {nk = 6031442, k = 4, mn = 5389888, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_1x128x512", "sweep_whole_10x32x1024", "slab_6x64x128"
  ], factors = [267, 255, 243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, n_even = 725}, at_most = {nk = 6031442, k = 4, mn = 5389888}, kernels = [
    "direct_1x128x512", "sweep_whole_6x64x1024", "slab_6x64x128"
  ], factors = [246, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, n_even = 363, mn = 5389889}, at_most = {nk = 6031442, k = 4}, kernels = [
    "sweep_whole_10x32x1024", "slab_10x32x64"
  ], factors = [249, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5}, at_most = {nk = 4188828, mk = 5999, m = 33, k_even = 724}, kernels = [
    "sweep_whole_8x48x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 6000}, at_most = {nk = 4188828, mk = 2570808, m = 33, k_even = 724, n = 32}, kernels = [
    "direct_10x32x2048", "direct_7x48x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024", "slab_10x32x128"
  ], factors = [242, 253, 249, 247, 254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, k = 5, mk = 6000}, at_most = {nk = 4188828, mk = 2570808, m = 33, k_even = 724, n = 48}, kernels = [
    "direct_9x48x1024", "sweep_whole_8x48x1024", "slab_6x64x128", "slab_8x48x64", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [246, 260, 250, 252, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 5, mk = 6000}, at_most = {nk = 4188828, mk = 2570808, m = 16, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x64",
    "slab_8x48x64"
  ], factors = [246, 243, 246, 260, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 5, mk = 6000}, at_most = {nk = 4188828, mk = 2570808, m = 33, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "skinny_10x32x64", "slab_6x64x64", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [258, 259, 256, 256, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, k_even = 725}, at_most = {nk = 4188828, mk = 2570808, m = 33, n_even = 32}, kernels = [
    "direct_7x48x1024", "sweep_whole_8x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64",
    "block_10x32x2048"
  ], factors = [249, 246, 256, 248, 260, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, k_even = 725, n_even = 33}, at_most = {nk = 4188828, mk = 2570808, m = 33}, kernels = [
    "sweep_whole_8x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64",
    "block_10x32x2048"
  ], factors = [243, 259, 252, 255, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, nk = 4188829}, at_most = {nk = 6031442, mk = 2570808, m = 33, mn = 6647}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64"
  ], factors = [248, 236, 236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, nk = 4188829, mn = 6648}, at_most = {nk = 6031442, mk = 2570808, m = 33}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_6x64x64"
  ], factors = [247, 243, 251, 247, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5}, at_most = {nk = 883, mk = 2570808, mn = 5621588, k_even = 724, k = 23, n_even = 362, n = 31}, kernels = [
    "block_6x64x128"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 5}, at_most = {nk = 883, mk = 2570808, mn = 5621588, k_even = 724, k = 23, n_even = 362}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024", "block_6x64x128"
  ], factors = [269, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, nk = 884}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, k = 23, n_even = 4}, kernels = [
    "direct_4x96x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [238, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, nk = 884, n_even = 5}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, k = 23, n_even = 362}, kernels = [
    "direct_5x64x512", "direct_4x96x1024", "sweep_whole_10x32x1024"
  ], factors = [256, 248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, n_even = 363}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, k = 23, n_even = 724}, kernels = [
    "direct_5x64x512", "direct_4x96x1024", "slab_6x64x64"
  ], factors = [238, 236, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, n_even = 725}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, k = 8}, kernels = [
    "direct_5x64x512", "direct_4x96x1024", "sweep_whole_10x32x1024", "slab_6x64x64"
  ], factors = [231, 220, 239, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 9, n_even = 725}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, k = 23}, kernels = [
    "direct_4x96x1024", "sweep_whole_8x48x1024", "sweep_8x48x256", "slab_10x32x64", "slab_6x64x64",
    "block_6x64x128"
  ], factors = [233, 236, 246, 251, 255, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 24}, at_most = {nk = 1132, mk = 2570808, mn = 5621588, k_even = 724, n = 22}, kernels = [
    "tall_10x32x2048", "block_10x32x2048"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 24, nk = 1133}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n = 22}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "dot_3x8x4096", "dot_4x4x4096", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [248, 247, 242, 240, 246, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 24}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n = 31}, kernels = [
    "direct_7x48x1024", "sweep_whole_10x32x1024", "sweep_10x32x2048", "tall_10x32x2048"
  ], factors = [220, 251, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 24}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n = 32}, kernels = [
    "direct_8x48x1024", "sweep_whole_10x32x1024", "sweep_10x32x2048"
  ], factors = [234, 264, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 24}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n = 48}, kernels = [
    "direct_9x48x1024", "slab_8x48x64", "tall_8x48x1024"
  ], factors = [255, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 34, k = 24}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n = 63}, kernels = [
    "direct_4x96x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_6x64x16", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [217, 251, 256, 245, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 34, k = 24}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n_even = 4, m = 89}, kernels = [
    "direct_9x48x1024", "sweep_whole_8x48x1024", "skinny_10x32x64", "slab_10x32x128", "tall_6x64x1024",
    "block_10x32x2048"
  ], factors = [252, 258, 259, 259, 259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 90, k = 24}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n_even = 4}, kernels = [
    "direct_7x48x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "tall_6x64x1024",
    "block_10x32x2048", "block_6x64x128"
  ], factors = [230, 265, 263, 260, 265, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 34, k = 24, n_even = 5}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n = 71}, kernels = [
    "direct_4x96x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_6x64x1024"
  ], factors = [242, 261, 267, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 34, k = 24, n_even = 5}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, m = 119}, kernels = [
    "direct_9x48x1024", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "slab_10x32x128", "slab_6x64x128",
    "tall_6x64x1024"
  ], factors = [262, 257, 262, 260, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 120, k = 24, n_even = 5}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724, n_even = 362}, kernels = [
    "direct_5x48x1024", "direct_9x48x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024",
    "block_10x32x2048", "block_6x64x128"
  ], factors = [265, 268, 276, 270, 263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 120, k = 24, n_even = 363}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, k_even = 724}, kernels = [
    "sweep_whole_8x48x1024", "sweep_8x48x256", "slab_6x64x128", "tall_8x48x1024", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [258, 264, 263, 241, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, k_even = 725}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588, n = 499}, kernels = [
    "direct_8x48x1024", "direct_9x48x1024", "direct_4x96x1024", "slab_10x32x128", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [240, 249, 224, 253, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 500, m = 34, k = 5, k_even = 725}, at_most = {nk = 6031442, mk = 2570808, mn = 5621588}, kernels = [
    "direct_5x64x512", "slab_10x32x128", "slab_6x64x128", "tall_6x64x1024", "block_10x32x2048"
  ], factors = [259, 266, 257, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5621589}, at_most = {nk = 6031442, mk = 90750, n_even = 724}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5621589, n_even = 725}, at_most = {nk = 6031442, mk = 90750}, kernels = [
    "sweep_whole_10x32x1024", "sweep_6x64x16", "slab_8x32x32"
  ], factors = [238, 234, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 5621589, mk = 90751}, at_most = {nk = 6031442, mk = 2570808, k = 16, n = 63}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 34, k = 5, mn = 5621589, mk = 90751}, at_most = {nk = 6031442, mk = 2570808, k = 16, n = 77}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, m = 34, k = 5, mn = 5621589, mk = 90751}, at_most = {nk = 6031442, mk = 2570808, k = 16}, kernels = [
    "direct_7x48x1024", "direct_4x96x1024", "sweep_whole_10x32x1024", "slab_8x32x32"
  ], factors = [228, 238, 242, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, mn = 5621589, mk = 90751}, at_most = {nk = 6031442, mk = 2570808}, kernels = [
    "direct_4x96x1024", "sweep_whole_10x32x1024", "sweep_8x48x256", "slab_10x32x64"
  ], factors = [226, 243, 236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809}, at_most = {nk = 2054390, mk = 5394240, mn = 2497019, n = 24}, kernels = [
    "dot_ahead_2x8x768", "sweep_whole_6x64x1024", "sweep_10x32x2048", "dot_6x4x4096", "dot_4x4x4096",
    "tall_10x32x2048"
  ], factors = [255, 247, 249, 246, 251, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 5, mk = 2570809}, at_most = {nk = 2054390, mk = 5394240, mn = 2497019}, kernels = [
    "direct_7x48x1024", "direct_9x48x1024", "sweep_whole_6x64x1024", "sweep_10x32x2048", "tall_10x32x2048",
    "tall_8x48x1024"
  ], factors = [222, 254, 257, 258, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809, mn = 2497020}, at_most = {nk = 2054390, mk = 5394240}, kernels = [
    "direct_7x48x1024", "direct_5x48x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_8x48x1024",
    "block_10x16x1024"
  ], factors = [212, 223, 259, 221, 213, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 2570809, nk = 2054391}, at_most = {nk = 6031442, mk = 5394240}, kernels = [
    "direct_7x48x1024", "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [255, 267, 242, 243, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6031442, n = 24}, kernels = [
    "dot_ahead_2x8x768", "sweep_whole_10x32x1024", "sweep_10x32x2048", "slab_10x32x128", "tall_10x32x2048",
    "tall_8x48x1024"
  ], factors = [248, 238, 243, 261, 235, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6031442, n = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_10x32x2048", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [254, 244, 225, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6031442, n = 48}, kernels = [
    "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 5, mk = 5394241}, at_most = {nk = 6031442}, kernels = [
    "direct_4x96x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048",
    "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [234, 252, 247, 231, 233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6031443}, at_most = {m = 34, mn = 8525, mk = 3065219}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [239, 229, 228, 234, 227, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6031443, mk = 3065220}, at_most = {m = 34, mn = 8525}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_16x16x128", "slab_8x48x64", "tall_8x48x1024"
  ], factors = [221, 221, 216, 250, 222, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 6031443, mn = 8526}, at_most = {m = 17}, kernels = [
    "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_6x64x64", "slab_8x48x64"
  ], factors = [247, 249, 260, 215, 226, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 6031443, mn = 8526}, at_most = {m = 34, nk = 9317836}, kernels = [
    "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [243, 251, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, nk = 9317837, mn = 8526}, at_most = {m = 34}, kernels = [
    "skinny_6x64x64", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [239, 227, 216, 232, 220, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6031443}, at_most = {k = 65428, nk = 8366047}, kernels = [
    "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "tall_6x64x1024", "tall_8x48x1024"
  ], factors = [251, 257, 252, 254, 261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 8366048}, at_most = {k = 65428}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [237, 235, 246, 237, 239, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, nk = 6031443, k = 65429}, at_most = {}, kernels = [
    "sweep_whole_6x64x1024", "slab_10x32x128", "slab_6x64x128", "tall_10x32x2048", "tall_6x64x1024",
    "tall_8x48x1024"
  ], factors = [258, 235, 260, 258, 261, 259]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
