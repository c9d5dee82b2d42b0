// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 16464 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 72, n_pred 16, levels measured [0].
// 67 of 72 candidates kept (2276 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.024, worst 2.86
// predicted against measured time: median error 4.6 %; g: 6.0 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x1536", family = "dot",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [19115, 5578908, 8622016], g_slope = [617754, 760777, 1215219], region = 183,
      visit = 1450, loop = 4780, fma = 289, pack = 200, conflict_a = 1485, split = 170, a_near = 51,
      a_far = 808, b_near = 818, b_far = 1024, c_far = 1024, rows_near = 241, rows_far = 1024,
      once_near = 158, once_far = 1024, reread = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 6, 9, 13], g_ps = [10760, 1376748, 2887591, 3777255, 6287944],
      g_slope = [455329, 503614, 296554, 627672, 449646], visit = 286, loop = 3639, fma = 622, edge = 11,
      pack = 179, conflict_a = 397, split = 198, a_near = 53, a_far = 499, b_near = 572, b_far = 596,
      c_near = 756, c_far = 1024, once_near = 605, once_far = 1024, reread = 282
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [17409, 5930528, 8779111, 27813773],
      g_slope = [1971039, 2848583, 3806932, 3210157], visit = 1318, loop = 2899, fma = 507, edge = 77,
      pack = 139, conflict_a = 1819, split = 108, a_near = 52, a_far = 537, b_near = 427, b_far = 1024,
      c_near = 162, c_far = 1024, rows_near = 29, rows_far = 983, once_near = 604, once_far = 1024,
      reread = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x7x864", family = "dot",
    tile = #dynmlir.tile<3, 7, 864>, packed = true, model = {
      g_t = [0, 9], g_ps = [18281, 3792934], g_slope = [419405, 470584], visit = 1182, loop = 7942, fma = 302,
      edge = 135, pack = 115, conflict_a = 293, a_near = 24, a_far = 893, b_near = 491, b_far = 1024,
      rows_far = 1024, once_near = 218, once_far = 1024, alias_a = 25, reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x1024", family = "dot",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 9], g_ps = [21770, 4454704], g_slope = [492548, 539011], visit = 1249, loop = 7913, fma = 291,
      pack = 130, conflict_a = 1580, split = 117, a_far = 833, b_near = 684, b_far = 1024, c_near = 69,
      c_far = 297, rows_near = 296, rows_far = 1024, once_near = 280, once_far = 1024, alias_a = 14,
      reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x5x1216", family = "dot",
    tile = #dynmlir.tile<5, 5, 1216>, packed = true, model = {
      g_t = [0, 9], g_ps = [17900, 5407836], g_slope = [598881, 713816], region = 782, visit = 1447,
      loop = 5668, fma = 292, edge = 20, pack = 173, conflict_a = 1624, split = 126, a_near = 18, a_far = 837,
      b_near = 723, b_far = 1024, c_far = 566, rows_near = 207, rows_far = 899, once_near = 516,
      once_far = 1024, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x768", family = "dot",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [15907, 320771, 1376571], g_slope = [304864, 351933, 315251], visit = 735,
      loop = 7198, fma = 291, pack = 105, conflict_a = 62, a_near = 44, a_far = 897, b_near = 445,
      b_far = 1024, c_near = 79, rows_near = 1024, rows_far = 1024, once_near = 325, once_far = 1024,
      alias_a = 39, reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [16423, 4501222, 6435111], g_slope = [1494933, 1933889, 2855753], region = 178,
      visit = 1727, loop = 2982, fma = 329, pack = 215, conflict_a = 2229, split = 148, a_near = 60,
      a_far = 584, b_near = 935, b_far = 1024, c_far = 1024, rows_near = 145, rows_far = 1024,
      once_near = 324, once_far = 1024, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [12273, 542444, 1884330, 2202710, 5608290],
      g_slope = [530171, 670943, 318380, 681116, 1069452], visit = 530, loop = 3465, fma = 770, edge = 20,
      pack = 137, conflict_a = 361, split = 182, a_near = 53, a_far = 364, b_near = 682, b_far = 759,
      c_near = 983, c_far = 1024, rows_far = 541, once_near = 741, once_far = 224, alias_a = 1, reread = 192
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [14425, 5173233, 9032598], g_slope = [859801, 1286455, 1614715], visit = 677,
      loop = 3658, fma = 494, edge = 21, pack = 173, conflict_a = 1106, split = 230, a_near = 59, a_far = 539,
      b_near = 737, b_far = 1024, c_far = 1024, rows_far = 681, once_near = 591, once_far = 977, reread = 151
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x1536", family = "dot",
    tile = #dynmlir.tile<4, 4, 1536>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [18149, 2113407, 4523815], g_slope = [523814, 482081, 731501], region = 73,
      visit = 1036, loop = 5179, fma = 293, edge = 28, pack = 181, conflict_a = 1214, split = 230,
      a_near = 34, a_far = 808, b_near = 674, b_far = 1024, c_far = 1024, rows_near = 190, rows_far = 1024,
      once_near = 242, once_far = 1024, alias_a = 6, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [14474, 4994916], g_slope = [1245110, 2412406], visit = 997, loop = 3087,
      fma = 495, edge = 45, pack = 164, conflict_a = 1304, split = 149, a_near = 59, a_far = 526,
      b_near = 608, b_far = 1024, c_near = 39, c_far = 1024, rows_near = 18, rows_far = 709, once_near = 584,
      once_far = 1022, reread = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [14889, 2241588, 4864907, 20578962, 34976458, 48040037],
      g_slope = [2226699, 2623319, 3928513, 4799165, 3265894, 2081378], visit = 1255, loop = 2468, fma = 882,
      pack = 136, conflict_a = 1955, split = 37, stall = 6, a_near = 61, a_far = 580, b_far = 230,
      c_near = 1024, c_far = 1024, rows_far = 513, once_near = 762, once_far = 382, reread = 157
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [17265, 685062, 2464089, 3574852, 7113556],
      g_slope = [667797, 889513, 1110763, 707740, 1438429], visit = 1395, loop = 5127, fma = 334, pack = 219,
      conflict_a = 2373, split = 122, a_near = 41, a_far = 287, b_near = 1024, b_far = 1024, c_far = 57,
      rows_near = 323, rows_far = 1024, once_near = 57, once_far = 1024, alias_a = 56, reread = 99
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [10000, 1297079], g_slope = [429026, 468412], visit = 173, loop = 3873, fma = 954,
      pack = 184, conflict_a = 670, a_far = 171, b_near = 1024, b_far = 1024, c_near = 872, rows_far = 406,
      once_near = 752, once_far = 107, alias_a = 44, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<2, 2, 3072>, packed = true, model = {
      g_t = [0, 2, 6, 9, 13], g_ps = [11693, 1100789, 3602951, 4943893, 7869965],
      g_slope = [544548, 625540, 446980, 731518, 1181128], visit = 386, loop = 4038, fma = 697, pack = 193,
      conflict_a = 1078, split = 154, stall = 12, a_far = 281, b_near = 1024, b_far = 1024, c_near = 603,
      c_far = 1024, rows_near = 93, rows_far = 1024, once_near = 529, once_far = 1024, alias_a = 14,
      reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [13021, 785914, 1794016, 2316987, 3678447, 5008564],
      g_slope = [772893, 1008102, 522971, 1361460, 665058, 1433962], visit = 750, loop = 3796, fma = 636,
      pack = 223, conflict_a = 305, split = 22, stall = 61, a_far = 211, b_near = 1024, b_far = 1024,
      c_near = 41, c_far = 1024, rows_far = 1024, once_near = 306, once_far = 995, alias_a = 33, reread = 133
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 13], g_ps = [14484, 1002828, 1339637, 1947366, 2641815, 5802478],
      g_slope = [494172, 336809, 607729, 347224, 451523, 750408], visit = 743, loop = 5507, fma = 450,
      pack = 187, conflict_a = 225, split = 174, a_far = 203, b_near = 819, b_far = 1024, c_near = 56,
      rows_near = 462, rows_far = 1024, once_near = 153, once_far = 1024, alias_a = 74, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [17034, 341280, 3311137, 4471828],
      g_slope = [324246, 371232, 290172, 405526], visit = 1068, loop = 8455, fma = 313, pack = 104,
      conflict_a = 1114, split = 278, stall = 67, a_far = 83, b_near = 556, b_far = 1024, c_near = 216,
      c_far = 216, rows_near = 343, rows_far = 1024, once_near = 164, once_far = 1024, alias_a = 64,
      reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x6x1024", family = "dot_ahead",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9, 13], g_ps = [20675, 511936, 1624581, 3541944, 4686874, 7750571],
      g_slope = [491261, 556322, 639121, 381643, 765924, 584041], visit = 1594, loop = 10264, fma = 294,
      pack = 150, conflict_a = 1722, split = 98, a_near = 18, a_far = 227, b_near = 918, b_far = 1024,
      c_near = 77, rows_near = 430, rows_far = 1024, once_near = 223, once_far = 1024, alias_a = 16,
      reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [10000, 13083048], g_slope = [2178841, 2631745], most_rows = 8, region = 206,
      visit = 1084, loop = 47, fma = 247, edge = 307, conflict_a = 5671, conflict_b = 2994, conflict = 4106,
      mask = 23, split = 216, stall = 163, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_far = 616, once_near = 30, once_far = 341, alias_c = 293, apart_near = 18, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_1x256x1024", family = "strip",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [10000, 8161107, 40242444, 130898654],
      g_slope = [8151107, 10693779, 10072912, 20206024], edge_columns = 32, most_rows = 1, visit = 3649,
      loop = 2803, fma = 559, edge = 115, conflict_a = 19595, conflict_b = 450, conflict_c = 983,
      conflict = 252, split = 53, stall = 121, a_near = 432, a_far = 1024, b_near = 36, b_far = 772,
      c_near = 1024, c_far = 1024, rows_near = 467, rows_far = 1024, once_near = 11, once_far = 236,
      alias_a = 220, apart_near = 28, brief = 4, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1, 4], g_ps = [11463, 4083278, 21601375], g_slope = [4071815, 5839365, 5368766],
      edge_columns = 32, most_rows = 3, visit = 3156, loop = 2310, fma = 397, edge = 80, conflict_b = 1176,
      conflict = 350, split = 24, stall = 110, a_near = 432, a_far = 1024, b_near = 36, b_far = 772,
      c_far = 1024, rows_far = 894, once_near = 16, once_far = 381, apart_near = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 2649630], g_slope = [2639630, 2904287], edge_columns = 32, most_rows = 5,
      region = 614, visit = 1653, loop = 605, fma = 300, edge = 197, conflict_b = 1020, conflict = 2132,
      mask = 161, split = 59, stall = 116, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 5, once_far = 316, apart_near = 65, apart_far = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x48x1024", family = "strip",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [11977, 13343700, 48242593], g_slope = [3332930, 3877654, 2516374],
      edge_columns = 32, most_rows = 8, region = 1739, visit = 1460, loop = 412, fma = 257, edge = 266,
      conflict_a = 3329, conflict_b = 1861, conflict = 2973, mask = 98, split = 129, stall = 171, a_far = 44,
      b_near = 232, b_far = 1024, c_far = 1024, rows_far = 847, once_near = 5, once_far = 310, alias_c = 68,
      apart_near = 37, apart_far = 288, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x2048", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [10642, 10929000, 36591444], g_slope = [5459179, 6415611, 5542273], region = 60,
      visit = 1173, loop = 28, fma = 264, edge = 424, conflict_a = 6647, conflict_b = 1503, conflict_c = 45,
      conflict = 1025, mask = 44, split = 270, stall = 153, a_near = 60, a_far = 130, b_near = 188,
      b_far = 1024, c_near = 3, c_far = 460, rows_far = 1024, once_near = 99, once_far = 1024, alias_a = 22,
      alias_c = 9, apart_far = 1024, brief = 21, seam = 385
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [11025, 9765905], g_slope = [3251626, 3509373], edge_columns = 32, region = 1387,
      visit = 1251, loop = 541, fma = 270, edge = 275, conflict_a = 7530, conflict_b = 337, conflict = 1643,
      split = 143, stall = 108, a_far = 9, b_near = 103, b_far = 1024, c_near = 57, c_far = 605,
      rows_near = 88, rows_far = 1024, once_near = 78, once_far = 475, apart_far = 263, brief = 14, seam = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 2, 9, 13], g_ps = [10508, 5394633, 26080286, 51866116],
      g_slope = [2692062, 2955093, 6446457, 585030], region = 34, visit = 1192, loop = 19, fma = 260,
      edge = 446, conflict_a = 4573, conflict_b = 1702, conflict_c = 34, conflict = 794, mask = 44,
      split = 273, stall = 156, a_near = 150, a_far = 92, b_near = 223, b_far = 1024, c_near = 3, c_far = 447,
      rows_near = 22, rows_far = 1024, once_near = 99, once_far = 960, alias_a = 28, alias_c = 9,
      apart_far = 1024, brief = 11, seam = 313
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [11736, 19021204], g_slope = [3168244, 3527502], edge_columns = 32, region = 2214,
      visit = 1423, loop = 248, fma = 257, edge = 347, conflict_a = 7966, conflict_b = 848, conflict_c = 47,
      conflict = 1811, mask = 30, split = 185, stall = 128, a_near = 192, a_far = 83, b_near = 156,
      b_far = 1024, c_near = 24, c_far = 742, rows_near = 19, rows_far = 1024, once_near = 58,
      once_far = 1010, alias_c = 10, apart_far = 548, brief = 62, seam = 218
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [25204, 13300654, 28992815, 48079529],
      g_slope = [6637725, 7846080, 9543357, 6262651], edge_columns = 16, region = 929, visit = 1059,
      loop = 4225, fma = 281, edge = 647, pack = 72, conflict_a = 261, conflict_c = 428, mask = 10,
      stall = 147, a_near = 90, a_far = 53, b_far = 328, c_far = 866, rows_near = 153, rows_far = 658,
      once_near = 229, once_far = 398, alias_a = 38, alias_c = 216, apart_far = 772, column = 30, seam = 191,
      reread = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [23105, 7220778], g_slope = [2399224, 2645576], visit = 907, loop = 3446,
      fma = 288, edge = 1105, pack = 154, conflict_a = 1635, conflict_c = 1161, mask = 7, stall = 98,
      a_far = 46, b_far = 341, c_near = 47, c_far = 1024, rows_near = 403, rows_far = 380, once_near = 13,
      once_far = 404, alias_a = 7, alias_c = 564, apart_near = 86, apart_far = 690, brief = 56, seam = 78,
      reread = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [24625], g_slope = [16193250], visit = 1299, loop = 2989, fma = 281, edge = 727,
      pack = 198, conflict_a = 10936, conflict_c = 1321, mask = 8, stall = 116, a_near = 5, a_far = 24,
      b_far = 449, c_near = 47, c_far = 1024, rows_near = 558, rows_far = 1024, once_near = 60,
      once_far = 596, alias_a = 53, alias_c = 542, apart_near = 59, apart_far = 776, brief = 59, seam = 86,
      reread = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [28239, 13155967, 65607880], g_slope = [4375909, 5245191, 3591333],
      edge_columns = 16, visit = 954, loop = 5595, fma = 279, edge = 524, pack = 78, conflict_a = 2216,
      conflict_c = 582, stall = 148, a_near = 99, a_far = 76, b_far = 920, c_far = 908, rows_near = 79,
      rows_far = 814, once_near = 160, once_far = 802, alias_a = 14, alias_c = 105, brief = 32, column = 156,
      seam = 127, reread = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [16240, 10552044, 35139093], g_slope = [5267902, 6146762, 6985948], visit = 950,
      loop = 1948, fma = 276, edge = 289, conflict_a = 436, conflict_b = 1278, conflict_c = 382,
      conflict = 3424, mask = 7, split = 212, stall = 95, a_far = 470, b_near = 330, b_far = 1024,
      c_near = 26, c_far = 956, rows_near = 242, rows_far = 1024, once_near = 48, once_far = 1024,
      alias_c = 122, apart_near = 26, apart_far = 1024, column = 50, seam = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [14475, 31791130, 69809704, 117534074],
      g_slope = [15888327, 19009287, 23862185, 14602003], edge_columns = 8, edge_part = 16, region = 1513,
      visit = 1360, loop = 1118, fma = 273, edge = 291, conflict_a = 12132, conflict_b = 8371,
      conflict_c = 1587, conflict = 1030, mask = 1, split = 1404, stall = 123, a_near = 126, a_far = 399,
      b_near = 182, b_far = 1024, c_far = 1024, rows_near = 98, rows_far = 1014, once_near = 23,
      once_far = 956, alias_a = 27, alias_c = 298, apart_near = 23, apart_far = 1024, column = 35, seam = 63,
      reread = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [15890, 6298585], g_slope = [3141347, 3668271], edge_columns = 8, edge_part = 16,
      region = 505, visit = 524, loop = 4021, fma = 269, edge = 188, conflict_a = 2613, conflict_b = 603,
      conflict_c = 387, split = 161, stall = 152, a_near = 94, a_far = 712, b_near = 128, b_far = 1024,
      c_far = 642, rows_near = 316, rows_far = 1024, once_far = 530, alias_c = 10, apart_near = 77,
      apart_far = 1024, column = 264, seam = 255, reread = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 9], g_ps = [20084, 4013951, 23213253], g_slope = [1996933, 2742757, 2579226],
      edge_columns = 8, edge_part = 16, visit = 188, loop = 11241, fma = 316, edge = 58, conflict_a = 3619,
      conflict_c = 348, split = 59, stall = 47, a_far = 527, b_near = 219, b_far = 1024, c_near = 60,
      c_far = 668, rows_near = 1024, rows_far = 1024, once_near = 65, once_far = 620, apart_near = 82,
      apart_far = 705, column = 739, seam = 560, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [15097, 5291042], g_slope = [1318986, 1585094], edge_columns = 8, edge_part = 16,
      region = 16, visit = 411, loop = 4718, fma = 269, edge = 173, conflict_a = 4152, conflict_b = 498,
      conflict_c = 410, split = 162, stall = 129, a_near = 60, a_far = 799, b_near = 97, b_far = 1024,
      c_far = 595, rows_near = 506, rows_far = 1024, once_far = 479, apart_near = 94, apart_far = 1024,
      column = 289, seam = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 4, 6, 9], g_ps = [12920, 30785517, 66188214, 114163160, 140771846],
      g_slope = [15386298, 17701348, 23987473, 8869562, 16076585], region = 293, visit = 1037, loop = 1098,
      fma = 268, edge = 845, conflict_a = 6250, conflict_b = 5203, conflict_c = 3343, mask = 3, split = 188,
      stall = 201, a_far = 302, b_near = 639, b_far = 1024, c_near = 44, c_far = 1024, rows_far = 197,
      once_near = 129, once_far = 1003, alias_a = 203, alias_c = 463, apart_near = 71, apart_far = 952,
      brief = 26, column = 30, seam = 27, reread = 207
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_7x48x1024", family = "direct",
    tile = #dynmlir.tile<7, 48, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [15231, 11311868], g_slope = [2824159, 3520411], edge_columns = 8, edge_part = 16,
      region = 1098, visit = 618, loop = 3568, fma = 270, edge = 208, conflict_a = 2696, conflict_b = 567,
      conflict_c = 413, conflict = 2742, split = 214, stall = 122, a_near = 87, a_far = 657, b_near = 293,
      b_far = 1024, c_far = 610, rows_near = 493, rows_far = 1024, once_near = 32, once_far = 788,
      alias_c = 104, apart_near = 33, apart_far = 1024, column = 185, seam = 98, reread = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x96x1024", family = "direct",
    tile = #dynmlir.tile<4, 96, 1024>, packed = false, model = {
      g_t = [0, 1, 3], g_ps = [17439, 3168902, 11039250], g_slope = [3151463, 3935174, 4034838],
      edge_columns = 8, edge_part = 16, visit = 316, loop = 5902, fma = 285, edge = 131, conflict_a = 9920,
      conflict_b = 125, conflict_c = 404, conflict = 368, split = 90, stall = 133, a_near = 21, a_far = 656,
      b_near = 81, b_far = 1024, c_far = 659, rows_near = 880, rows_far = 1024, once_far = 525,
      apart_near = 68, apart_far = 1024, column = 473, seam = 265, reread = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_28x16x1024", family = "direct",
    tile = #dynmlir.tile<28, 16, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [20541, 49622107], g_slope = [16533855, 14909585], visit = 2187, loop = 803,
      fma = 285, edge = 580, conflict_a = 9363, conflict_b = 5110, conflict_c = 1092, conflict = 335,
      mask = 6, split = 507, stall = 163, a_far = 722, b_near = 453, b_far = 1024, c_near = 6, c_far = 1024,
      rows_near = 370, rows_far = 705, once_far = 951, alias_c = 619, apart_near = 62, apart_far = 1024,
      column = 38, seam = 130, reread = 214
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [17963, 6546643], g_slope = [343614, 364931], region = 1531, visit = 1134,
      fma = 276, edge = 369, conflict_a = 88, conflict_b = 1028, conflict_c = 22, conflict = 569, mask = 144,
      split = 213, stall = 146, a_near = 34, a_far = 388, c_near = 42, c_far = 711, once_near = 23,
      once_far = 70, alias_a = 24, apart_near = 109, apart_far = 293
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 13], g_ps = [18975, 5800033], g_slope = [444696, 514002], edge_columns = 8, edge_part = 16,
      region = 3145, visit = 1343, loop = 453, fma = 274, edge = 199, conflict_a = 3348, conflict_b = 339,
      conflict = 2396, mask = 196, split = 152, stall = 116, a_near = 50, a_far = 595, b_near = 4,
      b_far = 143, c_near = 37, c_far = 986, rows_near = 129, once_near = 68, once_far = 150, apart_near = 47,
      apart_far = 244, brief = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 2], g_ps = [18928, 340788], g_slope = [160930, 173923], edge_columns = 8, edge_part = 16,
      region = 2185, visit = 1670, fma = 330, edge = 166, conflict_a = 7312, conflict_b = 3382,
      conflict_c = 180, mask = 160, split = 865, stall = 125, a_near = 180, a_far = 1024, c_far = 513,
      rows_near = 338, rows_far = 1024, apart_near = 61, apart_far = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 211], g_ps = [18460, 77445, 16975365], g_slope = [58985, 80466, 101651], edge_columns = 8,
      edge_part = 16, region = 2724, visit = 1157, fma = 266, edge = 230, conflict_a = 7237, conflict_b = 506,
      conflict = 2584, mask = 316, split = 336, stall = 178, a_near = 450, a_far = 634, c_far = 541,
      rows_near = 222, once_far = 16, alias_c = 5, apart_near = 89, apart_far = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 94], g_ps = [18063, 176094, 16603315], g_slope = [158031, 176636, 212075], region = 1619,
      visit = 1119, fma = 282, edge = 309, conflict_a = 1165, conflict_b = 448, conflict_c = 29,
      conflict = 1954, mask = 141, split = 203, stall = 179, a_near = 82, a_far = 532, c_near = 23,
      c_far = 434, rows_near = 35, rows_far = 27, once_far = 7, apart_near = 80, apart_far = 204
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [19476, 211471, 2773200], g_slope = [191995, 213477, 222555], edge_columns = 8,
      edge_part = 16, region = 3230, visit = 1293, loop = 383, fma = 284, edge = 232, conflict_a = 1115,
      conflict_b = 346, conflict = 1321, mask = 199, split = 104, stall = 157, a_near = 146, a_far = 722,
      b_far = 105, c_near = 17, c_far = 609, once_near = 60, once_far = 119, apart_near = 12, apart_far = 187
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 2], g_ps = [17662, 637224], g_slope = [309781, 331008], region = 1379, visit = 779, fma = 301,
      edge = 597, conflict_a = 5078, conflict_b = 1144, conflict_c = 585, conflict = 6531, mask = 177,
      split = 381, stall = 142, a_near = 99, a_far = 969, b_far = 93, c_near = 24, c_far = 652,
      rows_far = 394, once_near = 80, alias_c = 73, apart_near = 94, apart_far = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x64", family = "slab",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 63], g_ps = [19855, 210048, 13322000], g_slope = [190193, 211483, 228324],
      edge_columns = 8, edge_part = 16, region = 3734, visit = 1578, loop = 233, fma = 279, edge = 200,
      conflict_a = 4090, conflict_b = 1367, conflict = 1027, mask = 214, split = 192, stall = 143,
      a_near = 203, a_far = 980, c_near = 9, c_far = 669, rows_near = 56, rows_far = 412, once_near = 66,
      once_far = 127, apart_near = 22, apart_far = 228
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 6, 13], g_ps = [10640, 5677452, 19280464, 42705444, 83045115],
      g_slope = [5666812, 6801506, 7808326, 5762810, 7754243], region = 264, visit = 1020, fma = 278,
      edge = 323, conflict_a = 8855, conflict_b = 792, conflict_c = 49, conflict = 1619, mask = 59,
      split = 240, stall = 151, a_far = 27, b_near = 236, b_far = 1024, c_near = 28, c_far = 798,
      rows_near = 527, rows_far = 1024, once_near = 35, once_far = 1024, alias_a = 92, apart_near = 55,
      apart_far = 1024, brief = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 60671741, 74597714, 125618296],
      g_slope = [20220580, 13925973, 25510291, 17910475], region = 393, visit = 638, fma = 285, edge = 742,
      conflict_a = 8175, conflict_b = 1614, conflict_c = 506, conflict = 5106, mask = 84, split = 396,
      stall = 176, a_near = 31, b_near = 651, b_far = 1024, c_near = 112, c_far = 1024, rows_near = 41,
      rows_far = 1024, once_near = 109, once_far = 900, alias_a = 233, apart_near = 147, apart_far = 1024,
      brief = 274
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 3, 141], g_ps = [11456, 53743, 190507, 8913571], g_slope = [42287, 68382, 63210, 72284],
      edge_columns = 8, edge_part = 16, region = 2534, visit = 1092, loop = 362, fma = 278, edge = 152,
      conflict_a = 16656, conflict_b = 994, mask = 49, split = 172, stall = 143, a_near = 169, a_far = 1024,
      b_near = 146, b_far = 1024, c_near = 25, c_far = 904, rows_near = 1024, rows_far = 1024, once_far = 705,
      alias_a = 27, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10558, 59459629, 73831296, 123148652],
      g_slope = [19816357, 14371667, 24658678, 18875744], edge_columns = 8, edge_part = 16, region = 422,
      visit = 1695, fma = 268, edge = 529, conflict_a = 20823, conflict_b = 4506, conflict = 1012, mask = 61,
      split = 1359, stall = 70, a_near = 200, a_far = 58, b_near = 328, b_far = 1024, c_far = 1024,
      rows_near = 379, rows_far = 1024, once_far = 1024, alias_a = 11, apart_near = 139, apart_far = 1024,
      brief = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [12301, 4137357, 6563230, 16439115],
      g_slope = [2062528, 2425873, 3291961, 2675958], edge_columns = 8, edge_part = 16, region = 1058,
      visit = 599, loop = 5199, fma = 326, edge = 109, conflict_a = 12495, conflict_c = 134, split = 65,
      stall = 56, b_near = 278, b_far = 1024, c_near = 142, c_far = 1017, rows_near = 1024, rows_far = 1024,
      once_near = 95, once_far = 756, apart_near = 42, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x48x256", family = "sweep",
    tile = #dynmlir.tile<8, 48, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [11654, 15582971], g_slope = [819543, 984268], edge_columns = 8, edge_part = 16,
      region = 3231, visit = 1300, fma = 271, edge = 245, conflict_a = 9844, conflict_b = 685,
      conflict_c = 72, conflict = 1661, mask = 35, split = 239, stall = 184, a_near = 91, a_far = 148,
      b_near = 204, b_far = 1024, c_near = 7, c_far = 729, rows_near = 1003, rows_far = 1024, once_near = 35,
      once_far = 1024, alias_a = 13, apart_near = 11, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 94], g_ps = [10000, 168378, 16129111], g_slope = [158378, 171620, 194451], region = 331,
      visit = 945, fma = 278, edge = 304, conflict_a = 3253, conflict_b = 347, conflict_c = 82,
      conflict = 3774, mask = 39, split = 200, stall = 155, a_near = 31, a_far = 1024, b_far = 332,
      c_near = 28, c_far = 710, rows_near = 11, rows_far = 1024, once_near = 7, once_far = 211, alias_a = 21,
      alias_c = 17, apart_near = 17, brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 147028], g_slope = [137028, 157087], region = 38, visit = 862, fma = 289,
      edge = 239, conflict_a = 8255, conflict_b = 4065, conflict_c = 186, conflict = 6860, mask = 52,
      split = 361, stall = 331, a_near = 96, a_far = 1024, b_far = 292, c_near = 14, c_far = 376,
      rows_near = 480, once_near = 21, once_far = 443, alias_c = 154, apart_far = 514, brief = 77
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 19], g_ps = [11126, 3838481], g_slope = [201439, 224814], edge_columns = 8, edge_part = 16,
      region = 2191, visit = 993, loop = 716, fma = 288, edge = 244, conflict_a = 4248, conflict_b = 821,
      conflict = 1133, split = 140, stall = 153, a_far = 1024, b_near = 10, b_far = 325, c_near = 56,
      c_far = 798, rows_far = 727, once_near = 8, once_far = 166, apart_near = 34, brief = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [11610, 198415, 8489625], g_slope = [186805, 202224, 222612], edge_columns = 8,
      edge_part = 16, region = 2996, visit = 1246, loop = 389, fma = 285, edge = 257, conflict_a = 7226,
      conflict_b = 929, conflict_c = 24, conflict = 1952, mask = 17, split = 186, stall = 188, a_near = 157,
      a_far = 1024, b_far = 226, c_near = 27, c_far = 694, rows_near = 399, rows_far = 423, once_far = 150,
      alias_a = 26, alias_c = 14, apart_near = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x48x64", family = "skinny",
    tile = #dynmlir.tile<6, 48, 64>, packed = false, model = {
      g_t = [0, 28], g_ps = [10000, 4315036], g_slope = [153751, 177562], edge_columns = 8, edge_part = 16,
      region = 2749, visit = 859, loop = 830, fma = 284, edge = 263, conflict_a = 6999, conflict_b = 1784,
      conflict = 1801, mask = 18, split = 170, stall = 157, a_near = 84, a_far = 1024, b_near = 11,
      b_far = 254, c_near = 37, c_far = 781, rows_near = 548, rows_far = 127, once_far = 159, alias_c = 22,
      apart_near = 28, brief = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [12222], g_slope = [484597], edge_columns = 16, most_rows = 4, region = 2176,
      visit = 558, loop = 408, fma = 805, edge = 405, mask = 328, split = 669, c_near = 1024, c_far = 913,
      rows_near = 1024, once_far = 168, alias_a = 1929
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [11080], g_slope = [413210], most_rows = 4, region = 1877, visit = 320, loop = 170,
      fma = 873, mask = 45, split = 1064, stall = 66, rows_near = 1024, once_far = 71, alias_a = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [15412], g_slope = [651703], edge_columns = 16, most_rows = 4, region = 3562,
      visit = 581, loop = 431, fma = 793, edge = 274, split = 665, c_near = 1024, rows_near = 1024,
      once_near = 8, once_far = 250, alias_a = 1405
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [24546, 19180037, 65519115, 81944231],
      g_slope = [6385163, 7723179, 4106279, 6131032], edge_columns = 16, region = 2010, visit = 896,
      loop = 3289, fma = 279, edge = 827, pack = 34, conflict_c = 448, mask = 4, stall = 143, a_near = 99,
      a_far = 273, b_far = 159, c_near = 2, c_far = 878, rows_far = 546, once_near = 275, once_far = 235,
      alias_a = 74, alias_c = 109, apart_far = 915, column = 99, seam = 96, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 28], g_ps = [27435, 15767896], g_slope = [562159, 705005], edge_columns = 16, visit = 534,
      loop = 6407, fma = 284, edge = 21, pack = 70, conflict_a = 3088, conflict_c = 333, stall = 146,
      a_near = 63, a_far = 940, b_far = 415, c_far = 692, rows_near = 455, rows_far = 1024, once_near = 126,
      once_far = 767, alias_a = 24, apart_near = 49, brief = 33, column = 234, seam = 242, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [22085, 11428643, 27400852], g_slope = [1901093, 2281744, 1692917],
      region = 612, visit = 802, loop = 2401, fma = 278, edge = 1686, pack = 62, conflict_a = 1992,
      conflict_c = 995, mask = 1, stall = 30, a_far = 292, b_near = 3, b_far = 432, c_near = 77, c_far = 961,
      rows_near = 111, rows_far = 324, once_near = 214, once_far = 454, alias_a = 42, alias_c = 496,
      apart_near = 26, apart_far = 676, brief = 6, column = 16, seam = 44, reread = 13
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 11, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {n = 2, k = 11, m = 8}, kernels = [
    "skinny_16x8x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12}, at_most = {n = 2, k = 24, m = 8}, kernels = [
    "skinny_16x8x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 24, m = 8, mk = 9}, kernels = [
    "skinny_16x8x64"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 10}, at_most = {n = 4, k = 24, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 10, m = 5}, at_most = {n = 4, k = 24, m = 8}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, k = 24, m = 4, mk = 12}, kernels = [
    "skinny_16x8x64"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 16, k = 24, m = 4, mk = 12}, kernels = [
    "skinny_10x32x64"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 16, k = 24, m = 8, mk = 12}, kernels = [
    "skinny_10x32x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 13}, at_most = {n = 8, k = 24, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 13}, at_most = {n = 16, k = 24, m = 4}, kernels = [
    "strip_8x32x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 13, m = 5}, at_most = {n = 16, k = 24, m = 8}, kernels = [
    "skinny_10x32x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 2, k = 24, m = 20, mk = 236}, kernels = [
    "skinny_16x8x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21}, at_most = {n = 2, k = 24, m = 42, mk = 236}, kernels = [
    "skinny_16x8x64"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {n = 4, k = 24, m = 42, mk = 236}, kernels = [
    "skinny_16x8x64"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 237}, at_most = {n = 2, k = 24, m = 42, mk = 457}, kernels = [
    "dot_8x2x4096", "direct_16x8x4096"
  ], factors = [249, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 458}, at_most = {n = 2, k = 24, m = 42}, kernels = [
    "dot_12x2x4096", "dot_16x1x4096"
  ], factors = [234, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 237, n = 3}, at_most = {n = 4, k = 24, m = 42}, kernels = [
    "skinny_16x8x64"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {n = 8, k = 11, m = 42, mnk = 4181}, kernels = [
    "skinny_16x8x64"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 12}, at_most = {n = 8, k = 24, m = 42, mnk = 4181}, kernels = [
    "skinny_16x8x64"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {n = 16, k = 24, m = 42, mnk = 4181, mk = 145}, kernels = [
    "skinny_10x32x64"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 146}, at_most = {n = 16, k = 24, m = 42, mnk = 4181}, kernels = [
    "direct_16x16x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mnk = 4182}, at_most = {n = 16, k = 24, m = 42}, kernels = [
    "direct_16x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43}, at_most = {n = 4, k = 6, m = 113}, kernels = [
    "direct_16x8x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114}, at_most = {n = 4, k = 1, mn = 9869}, kernels = [
    "direct_7x48x1024"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, mn = 9870}, at_most = {n = 4, k = 1}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024"
  ], factors = [190, 197, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, k = 2}, at_most = {n = 4, k = 3, mk = 2032}, kernels = [
    "direct_16x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, k = 2, mk = 2033}, at_most = {n = 4, k = 3}, kernels = [
    "direct_5x64x512", "direct_16x8x4096"
  ], factors = [228, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, k = 4}, at_most = {n = 4, k = 4, nk = 6}, kernels = [
    "direct_16x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, k = 5}, at_most = {n = 4, k = 6, nk = 6}, kernels = [
    "dot_16x1x4096", "direct_16x16x4096"
  ], factors = [275, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, k = 4, nk = 7}, at_most = {n = 4, k = 6, mnk = 13507182}, kernels = [
    "direct_16x8x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 114, k = 4, nk = 7, mnk = 13507183}, at_most = {n = 4, k = 6}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512", "direct_4x96x1024"
  ], factors = [213, 233, 209, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 7}, at_most = {n = 1, k = 11, mk = 2907284}, kernels = [
    "dot_16x1x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 7, mk = 2907285}, at_most = {n = 1, k = 11}, kernels = [
    "dot_12x2x4096", "dot_16x1x4096", "tall_14x16x4096", "direct_16x16x4096", "direct_6x64x1024",
    "direct_4x96x1024"
  ], factors = [272, 271, 240, 253, 206, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 7, n = 2}, at_most = {n = 2, k = 8}, kernels = [
    "dot_12x2x4096", "direct_5x64x512", "direct_16x8x4096"
  ], factors = [294, 257, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 9, n = 2}, at_most = {n = 2, k = 11, mn = 684391}, kernels = [
    "dot_12x2x4096"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 9, n = 2, mn = 684392}, at_most = {n = 2, k = 11}, kernels = [
    "dot_ahead_6x4x1536", "direct_6x64x1024", "direct_5x64x512", "direct_4x96x1024"
  ], factors = [270, 197, 191, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 7, n = 3}, at_most = {n = 4, k = 11, m = 572725, mn = 402}, kernels = [
    "direct_16x8x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 7, n = 3, mn = 403}, at_most = {n = 4, k = 10, m = 572725}, kernels = [
    "direct_16x8x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 11, n = 3, mn = 403}, at_most = {n = 4, k = 11, m = 572725}, kernels = [
    "dot_8x3x4096", "tall_10x32x2048", "direct_16x8x4096", "direct_7x48x1024"
  ], factors = [336, 243, 246, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 572726, k = 7, n = 3}, at_most = {n = 4, k = 11}, kernels = [
    "tall_14x16x4096", "direct_5x64x512", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [238, 180, 196, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 12}, at_most = {n = 1, k = 24, mk = 4796263}, kernels = [
    "dot_16x1x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 12, mk = 4796264}, at_most = {n = 1, k = 24}, kernels = [
    "dot_12x2x4096", "dot_ahead_6x4x1536", "dot_ahead_4x2x3072"
  ], factors = [248, 202, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 12, n = 2}, at_most = {n = 2, k = 24, m = 285535}, kernels = [
    "dot_12x2x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 285536, k = 12, n = 2}, at_most = {n = 2, k = 24}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_4x2x3072"
  ], factors = [220, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 12, n = 3}, at_most = {n = 4, k = 14, nk = 44}, kernels = [
    "dot_ahead_6x4x1536", "direct_16x8x4096"
  ], factors = [268, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 12, n = 3, nk = 45}, at_most = {n = 4, k = 14}, kernels = [
    "dot_ahead_6x4x1536", "direct_16x8x4096"
  ], factors = [274, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 15, n = 3}, at_most = {n = 4, k = 24, mn = 387770, mk = 1412}, kernels = [
    "dot_6x4x1536"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 15, n = 3, mk = 1413}, at_most = {n = 3, k = 24, mn = 387770}, kernels = [
    "dot_8x3x4096", "dot_ahead_6x4x1536"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 15, n = 4, mk = 1413}, at_most = {n = 4, k = 24, mn = 387770}, kernels = [
    "dot_6x4x1536", "direct_5x64x512"
  ], factors = [256, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, k = 15, n = 3, mn = 387771}, at_most = {n = 4, k = 24}, kernels = [
    "dot_6x4x1536", "dot_8x3x4096", "dot_ahead_6x4x1536"
  ], factors = [225, 247, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5}, at_most = {n = 8, k = 24, nk = 20, mn = 565}, kernels = [
    "direct_7x48x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, mn = 566}, at_most = {n = 8, k = 24, nk = 14}, kernels = [
    "direct_5x64x512"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, mn = 566, nk = 15}, at_most = {n = 8, k = 24, nk = 20}, kernels = [
    "direct_16x8x4096", "direct_7x48x1024"
  ], factors = [258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 21}, at_most = {n = 8, k = 10, m = 465854, mk = 585}, kernels = [
    "direct_7x48x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 21, mk = 586}, at_most = {n = 8, k = 10, m = 465854}, kernels = [
    "direct_16x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 465855, n = 5, nk = 21}, at_most = {n = 8, k = 10}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_5x64x512", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [200, 222, 201, 214, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 21, k = 11}, at_most = {n = 8, k = 15, mnk = 20794107, nk = 126}, kernels = [
    "direct_16x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 21, k = 16}, at_most = {n = 8, k = 24, mnk = 20794107, nk = 126}, kernels = [
    "dot_5x5x1216", "direct_16x8x4096", "direct_7x48x1024"
  ], factors = [276, 251, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 127, k = 11}, at_most = {n = 8, k = 24, mnk = 20794107}, kernels = [
    "direct_7x48x1024"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 21, k = 11, mnk = 20794108}, at_most = {n = 8, k = 24}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "direct_6x64x1024", "direct_3x128x512",
    "direct_4x96x1024"
  ], factors = [237, 230, 238, 203, 207, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9}, at_most = {n = 16, k = 1, mnk = 2260}, kernels = [
    "direct_16x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, mnk = 2261}, at_most = {n = 16, k = 1}, kernels = [
    "direct_7x48x1024", "block_6x64x128"
  ], factors = [246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 2}, at_most = {n = 16, k = 9, mk = 4141844, m = 67}, kernels = [
    "direct_16x16x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 68, n = 9, k = 2}, at_most = {n = 16, k = 9, mk = 4141844, mn = 5080532}, kernels = [
    "direct_16x16x4096", "block_6x64x128"
  ], factors = [222, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 68, n = 9, k = 2, mn = 5080533}, at_most = {n = 16, k = 9, mk = 4141844}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "block_6x64x128"
  ], factors = [295, 313, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 10}, at_most = {n = 16, k = 24, mk = 4141844, nk = 226}, kernels = [
    "direct_28x16x1024", "block_6x64x128"
  ], factors = [257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 10, nk = 227}, at_most = {n = 16, k = 24, mk = 4141844}, kernels = [
    "direct_28x16x1024", "block_6x64x128"
  ], factors = [272, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 2, mk = 4141845}, at_most = {n = 16, k = 24, nk = 169}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [270, 270, 226, 245, 265, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 2, mk = 4141845, nk = 170}, at_most = {n = 16, k = 24}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [226, 216, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25}, at_most = {n = 1, mk = 443, mn = 32, nk = 48}, kernels = [
    "dot_16x1x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, nk = 49}, at_most = {n = 1, mk = 443, mn = 32, nk = 86}, kernels = [
    "dot_4x1x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mk = 444}, at_most = {n = 1, mk = 6135655, mn = 32, nk = 86}, kernels = [
    "dot_16x1x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, nk = 87}, at_most = {n = 1, mk = 6135655, mn = 11, nk = 422}, kernels = [
    "dot_2x1x4096"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, nk = 423}, at_most = {n = 1, mk = 6135655, mn = 11, m = 1}, kernels = [
    "dot_2x1x4096"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, nk = 423, m = 2}, at_most = {n = 1, mk = 6135655, mn = 11}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [210, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, nk = 87, mn = 12}, at_most = {n = 1, mk = 6135655, mn = 32}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mn = 33}, at_most = {n = 1, mk = 6135655, nk = 57}, kernels = [
    "dot_16x1x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mn = 33, nk = 58}, at_most = {n = 1, mk = 6135655, m = 408}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [252, 257, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mn = 33, nk = 58, m = 409}, at_most = {n = 1, mk = 4403219, mnk = 293242}, kernels = [
    "dot_2x1x4096", "dot_8x2x4096", "dot_16x1x4096"
  ], factors = [256, 251, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mn = 33, nk = 58, m = 409, mnk = 293243}, at_most = {n = 1, mk = 4403219}, kernels = [
    "dot_2x1x4096", "dot_12x2x4096", "dot_4x1x4096", "dot_4x2x4096", "dot_16x1x4096", "dot_ahead_4x2x3072"
  ], factors = [267, 265, 264, 259, 265, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mn = 33, nk = 58, m = 409, mk = 4403220}, at_most = {n = 1, mk = 6135655}, kernels = [
    "dot_4x1x4096", "dot_16x1x4096", "dot_ahead_4x2x3072"
  ], factors = [260, 231, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, mk = 6135656}, at_most = {n = 1, k = 120}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x1x4096", "dot_ahead_4x2x3072"
  ], factors = [191, 216, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 121, mk = 6135656}, at_most = {n = 1, k = 1170, nk = 576}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x1x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072",
    "dot_ahead_4x6x1024"
  ], factors = [217, 236, 216, 225, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 121, mk = 6135656, nk = 577}, at_most = {n = 1, k = 1170}, kernels = [
    "dot_ahead_1x1x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072", "dot_ahead_2x4x1536"
  ], factors = [231, 219, 225, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1171, mk = 6135656}, at_most = {n = 1, k = 43166}, kernels = [
    "dot_4x1x4096", "dot_ahead_1x1x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [231, 226, 234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 43167, mk = 6135656}, at_most = {n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096"
  ], factors = [242, 246, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2}, at_most = {n = 2, mnk = 11044120, m = 28, k = 83, mk = 253}, kernels = [
    "dot_4x2x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mk = 254}, at_most = {n = 2, mnk = 11044120, m = 28, k = 83, mk = 430}, kernels = [
    "dot_8x2x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mk = 431}, at_most = {n = 2, mnk = 11044120, m = 28, k = 83}, kernels = [
    "dot_8x2x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 84, n = 2}, at_most = {n = 2, mnk = 11044120, m = 7, k = 1396424}, kernels = [
    "dot_4x2x4096", "dot_ahead_2x2x3072"
  ], factors = [194, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1396425, n = 2}, at_most = {n = 2, mnk = 11044120, m = 7}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [233, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 84, n = 2, m = 8}, at_most = {n = 2, mnk = 11044120, m = 28}, kernels = [
    "dot_12x2x4096", "dot_8x2x4096"
  ], factors = [225, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, m = 29}, at_most = {n = 2, mnk = 443812, k = 70}, kernels = [
    "dot_12x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 71, n = 2, m = 29}, at_most = {n = 2, mnk = 443812, mn = 269}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [233, 231, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 71, n = 2, m = 29, mn = 270}, at_most = {n = 2, mnk = 443812}, kernels = [
    "dot_12x2x4096", "dot_8x2x4096"
  ], factors = [246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, m = 29, mnk = 443813}, at_most = {n = 2, mnk = 11044120, k = 67}, kernels = [
    "dot_12x2x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68, n = 2, m = 29, mnk = 443813}, at_most = {n = 2, mnk = 11044120, k = 1282}, kernels = [
    "dot_12x2x4096", "dot_8x3x4096", "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_4x2x3072"
  ], factors = [263, 254, 254, 259, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1283, n = 2, m = 29, mnk = 443813}, at_most = {n = 2, mnk = 11044120}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_4x2x3072"
  ], factors = [267, 279, 270, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mnk = 11044121}, at_most = {n = 2, nk = 3707, mk = 16592828}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [210, 205, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mnk = 11044121, mk = 16592829}, at_most = {n = 2, nk = 3707}, kernels = [
    "dot_12x2x4096", "dot_ahead_6x4x1536", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072", "dot_ahead_2x4x1536",
    "dot_ahead_4x6x1024"
  ], factors = [257, 235, 224, 236, 236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mnk = 11044121, nk = 3708}, at_most = {n = 2, mn = 17}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mnk = 11044121, nk = 3708, mn = 18}, at_most = {n = 2, mn = 66}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_4x2x3072"
  ], factors = [262, 255, 268, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mnk = 11044121, nk = 3708, mn = 67}, at_most = {n = 2, k = 2587}, kernels = [
    "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [229, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2588, n = 2, mnk = 11044121, nk = 3708, mn = 67}, at_most = {n = 2}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072", "dot_ahead_2x8x768",
    "dot_ahead_4x6x1024"
  ], factors = [241, 244, 286, 286, 301, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3}, at_most = {n = 4, mk = 442, k = 92, m = 5}, kernels = [
    "skinny_16x8x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, m = 6}, at_most = {n = 4, mk = 442, k = 92}, kernels = [
    "skinny_16x8x64"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 93, n = 3}, at_most = {n = 4, mk = 442}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536"
  ], factors = [165, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 443}, at_most = {n = 3, mk = 5870795, m = 3, nk = 2419086}, kernels = [
    "dot_8x3x4096"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 443, nk = 2419087}, at_most = {n = 3, mk = 5870795, m = 3}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "slab_6x64x128", "slab_16x8x128"
  ], factors = [236, 242, 236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 443, m = 4}, at_most = {n = 3, mk = 1021, m = 34}, kernels = [
    "dot_8x3x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 1022, m = 4}, at_most = {n = 3, mk = 5870795, m = 34, mnk = 4951280}, kernels = [
    "dot_8x3x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 1022, m = 4, mnk = 4951281}, at_most = {n = 3, mk = 5870795, m = 34}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "slab_6x64x128", "slab_16x8x128"
  ], factors = [237, 247, 268, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 443, m = 35}, at_most = {n = 3, mk = 5870795, mnk = 699384}, kernels = [
    "dot_8x3x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 443, m = 35, mnk = 699385}, at_most = {n = 3, mk = 5870795, mnk = 14461177}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "dot_ahead_6x4x1536"
  ], factors = [266, 266, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 443, m = 35, mnk = 14461178}, at_most = {n = 3, mk = 5870795}, kernels = [
    "dot_8x3x4096", "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [302, 294, 271, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, mk = 443}, at_most = {n = 4, mk = 5870795, mn = 69, k = 156}, kernels = [
    "dot_4x4x1536"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 157, n = 4, mk = 443}, at_most = {n = 4, mk = 5870795, mn = 69, k = 1308}, kernels = [
    "dot_4x4x1536"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1309, n = 4, mk = 443}, at_most = {n = 4, mk = 5870795, mn = 69, k = 482070}, kernels = [
    "dot_4x4x1536"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 482071, n = 4, mk = 443}, at_most = {n = 4, mk = 5870795, mn = 69}, kernels = [
    "dot_6x4x1536", "dot_4x4x1536", "slab_6x64x128", "slab_16x8x128"
  ], factors = [229, 227, 230, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, mk = 443, mn = 70}, at_most = {n = 4, mk = 5870795, mnk = 7226}, kernels = [
    "dot_6x4x1536"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, mk = 443, mn = 70, mnk = 7227}, at_most = {n = 4, mk = 5870795, mnk = 692850, nk = 747}, kernels = [
    "dot_6x4x1536"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, mk = 443, mn = 70, mnk = 7227, nk = 748}, at_most = {n = 4, mk = 5870795, mnk = 692850}, kernels = [
    "dot_4x4x1536"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, mk = 443, mn = 70, mnk = 692851}, at_most = {n = 4, mk = 5870795, nk = 325}, kernels = [
    "dot_6x4x1536", "dot_4x4x1536", "dot_ahead_6x4x1536"
  ], factors = [238, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, mk = 443, mn = 70, mnk = 692851, nk = 326}, at_most = {n = 4, mk = 5870795}, kernels = [
    "dot_6x4x1536", "dot_4x4x1536", "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [256, 255, 259, 251, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 3, mk = 5870796}, at_most = {n = 4, k = 74}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536"
  ], factors = [198, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, n = 3, mk = 5870796}, at_most = {n = 4, k = 1040}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [230, 234, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1041, n = 3, mk = 5870796}, at_most = {n = 4, k = 1581}, kernels = [
    "dot_ahead_2x4x1536"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1582, n = 3, mk = 5870796}, at_most = {n = 4, m = 10}, kernels = [
    "dot_4x4x1536", "dot_ahead_2x4x1536", "slab_6x64x128", "slab_16x8x128"
  ], factors = [227, 292, 218, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1582, n = 3, mk = 5870796, m = 11}, at_most = {n = 4, m = 32}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "dot_ahead_2x4x1536", "skinny_8x48x64", "block_10x16x1024"
  ], factors = [307, 257, 340, 233, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1582, n = 3, mk = 5870796, m = 33}, at_most = {n = 4, m = 4127}, kernels = [
    "dot_8x3x4096", "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [290, 293, 289, 283, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1582, n = 3, mk = 5870796, m = 4128}, at_most = {n = 4, k_even = 512}, kernels = [
    "dot_8x3x4096", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "dot_ahead_4x6x1024", "tall_14x16x4096"
  ], factors = [236, 332, 303, 321, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1582, n = 3, mk = 5870796, m = 4128, k_even = 513}, at_most = {n = 4}, kernels = [
    "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [254, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5}, at_most = {n = 8, mk = 989, nk = 1056, m = 5, k = 98}, kernels = [
    "skinny_16x8x64"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 99, n = 5}, at_most = {n = 8, mk = 989, nk = 1056, m = 5}, kernels = [
    "dot_2x8x768"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, m = 6}, at_most = {n = 8, mk = 522, nk = 1056}, kernels = [
    "skinny_16x8x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, m = 6, mk = 523}, at_most = {n = 8, mk = 989, nk = 1056}, kernels = [
    "dot_4x6x1024", "dot_2x8x768"
  ], factors = [222, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, nk = 1057}, at_most = {n = 8, mk = 989}, kernels = [
    "dot_2x8x768"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mk = 990}, at_most = {n = 5, mk = 5047743, mn = 62, nk = 2855472}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "dot_2x8x768"
  ], factors = [210, 210, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mk = 990, nk = 2855473}, at_most = {n = 5, mk = 5047743, mn = 62}, kernels = [
    "dot_2x8x768", "slab_6x64x128"
  ], factors = [193, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mk = 990, mn = 63}, at_most = {n = 5, mk = 5047743}, kernels = [
    "dot_5x5x1216", "dot_ahead_4x6x1024"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 6, mk = 990}, at_most = {n = 6, mk = 5047743, nk = 2689843, k = 37}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "direct_16x8x4096"
  ], factors = [259, 239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 38, n = 6, mk = 990}, at_most = {n = 6, mk = 5047743, nk = 6083}, kernels = [
    "dot_4x6x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 38, n = 6, mk = 990, nk = 6084}, at_most = {n = 6, mk = 5047743, nk = 2689843}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [218, 226, 209, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 6, mk = 990, nk = 2689844}, at_most = {n = 6, mk = 5047743}, kernels = [
    "dot_2x8x768", "slab_6x64x128"
  ], factors = [201, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mk = 990}, at_most = {n = 8, mk = 382048, k = 41}, kernels = [
    "dot_2x8x768"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mk = 382049}, at_most = {n = 8, mk = 5047743, k = 41, k_even = 4}, kernels = [
    "dot_2x8x768", "tall_14x16x4096", "tall_8x48x1024", "direct_7x48x1024", "direct_28x16x1024"
  ], factors = [258, 255, 247, 338, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mk = 382049, k_even = 5}, at_most = {n = 8, mk = 5047743, k = 41}, kernels = [
    "dot_2x8x768"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 42, n = 7, mk = 990}, at_most = {n = 7, mk = 5047743, nk = 2831836, k = 724}, kernels = [
    "dot_3x7x864", "dot_2x8x768"
  ], factors = [246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, n = 7, mk = 990}, at_most = {n = 7, mk = 5047743, nk = 2831836}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [233, 220, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 42, n = 8, mk = 990}, at_most = {n = 8, mk = 5047743, nk = 2831836, mn = 75, mnk = 627228}, kernels = [
    "dot_2x8x768"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 42, n = 8, mk = 990, mnk = 627229}, at_most = {n = 8, mk = 5047743, nk = 2831836, mn = 75}, kernels = [
    "dot_2x8x768"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 42, n = 8, mk = 990, mn = 76}, at_most = {n = 8, mk = 5047743, nk = 2831836, k = 107}, kernels = [
    "dot_2x8x768"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 108, n = 8, mk = 990, mn = 76}, at_most = {n = 8, mk = 5047743, nk = 2831836, k = 1418}, kernels = [
    "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [237, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1419, n = 8, mk = 990, mn = 76}, at_most = {n = 8, mk = 5047743, nk = 2831836}, kernels = [
    "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [228, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 42, n = 7, mk = 990, nk = 2831837}, at_most = {n = 8, mk = 5047743}, kernels = [
    "dot_ahead_2x8x768", "slab_10x32x128", "slab_6x64x128", "slab_16x8x128"
  ], factors = [264, 221, 218, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mk = 5047744}, at_most = {n = 6, k = 1039, nk = 344}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "dot_ahead_4x6x1024", "tall_14x16x4096"
  ], factors = [188, 199, 222, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mk = 5047744, nk = 345}, at_most = {n = 6, k = 1039}, kernels = [
    "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [242, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1040, n = 5, mk = 5047744}, at_most = {n = 6, m = 15}, kernels = [
    "dot_4x6x1024", "slab_6x64x128", "block_10x32x2048"
  ], factors = [262, 203, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1040, n = 5, mk = 5047744, m = 16}, at_most = {n = 6, mn = 333}, kernels = [
    "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_14x16x4096", "block_10x32x2048"
  ], factors = [326, 242, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1040, n = 5, mk = 5047744, m = 16, mn = 334}, at_most = {n = 6, mk = 11507703}, kernels = [
    "dot_ahead_4x6x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1040, n = 5, mk = 11507704, m = 16, mn = 334}, at_most = {n = 6, k_even = 4}, kernels = [
    "dot_ahead_2x8x768", "dot_ahead_4x6x1024", "tall_14x16x4096", "sweep_16x8x4096"
  ], factors = [323, 340, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1040, n = 5, mk = 11507704, m = 16, mn = 334, k_even = 5}, at_most = {n = 6}, kernels = [
    "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [278, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mk = 5047744}, at_most = {n = 8, mn = 126}, kernels = [
    "tall_10x32x2048", "slab_10x32x128", "slab_6x64x128"
  ], factors = [228, 215, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mk = 5047744, mn = 127}, at_most = {n = 8, k = 102}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "dot_ahead_2x8x768", "tall_14x16x4096"
  ], factors = [188, 176, 234, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 103, n = 7, mk = 5047744, mn = 127}, at_most = {n = 8, k_even = 724, nk = 11888}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 103, n = 7, mk = 5047744, mn = 127, nk = 11889}, at_most = {n = 8, k_even = 724}, kernels = [
    "dot_ahead_2x8x768", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [301, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 103, n = 7, mk = 5047744, mn = 127, k_even = 725}, at_most = {n = 8}, kernels = [
    "dot_ahead_2x8x768", "tall_10x32x2048", "tall_8x48x1024", "block_10x32x2048"
  ], factors = [267, 248, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9}, at_most = {n = 16, m = 4, nk = 1627}, kernels = [
    "strip_8x32x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, nk = 1628}, at_most = {n = 12, m = 4, nk = 223890, mn = 14}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "direct_6x64x1024"
  ], factors = [252, 225, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, nk = 1628, mn = 15}, at_most = {n = 12, m = 4, nk = 223890}, kernels = [
    "direct_28x16x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, nk = 223891}, at_most = {n = 12, m = 4, nk = 4163156}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024", "direct_16x16x4096", "direct_4x96x1024", "slab_6x64x128"
  ], factors = [263, 252, 220, 228, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, nk = 1628}, at_most = {n = 15, m = 4, nk = 4163156, mn = 46, mk = 17080}, kernels = [
    "strip_8x32x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 16, nk = 1628}, at_most = {n = 16, m = 4, nk = 4163156, mn = 46, mk = 17080}, kernels = [
    "strip_8x32x1024"
  ], factors = [350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, nk = 1628, mk = 17081}, at_most = {n = 16, m = 4, nk = 4163156, mn = 46, n_even = 4}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024", "direct_16x16x4096", "slab_6x64x128"
  ], factors = [270, 262, 232, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, nk = 1628, mk = 17081, n_even = 5}, at_most = {n = 16, m = 4, nk = 4163156, mn = 46}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "sweep_whole_10x32x2048", "direct_10x32x2048", "direct_16x16x4096",
    "direct_4x96x1024"
  ], factors = [264, 283, 288, 291, 383, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, nk = 1628, mn = 47}, at_most = {n = 16, m = 4, nk = 4163156}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024"
  ], factors = [256, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, nk = 4163157}, at_most = {n = 16, m = 4}, kernels = [
    "slab_10x32x128", "slab_6x64x128"
  ], factors = [224, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 5}, at_most = {n = 16, m = 8, k = 229796, mk = 530}, kernels = [
    "sweep_16x16x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 5, mk = 531}, at_most = {n = 9, m = 8, k = 229796, nk = 236220}, kernels = [
    "direct_16x16x4096"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 10, m = 5, mk = 531}, at_most = {n = 16, m = 8, k = 229796, nk = 236220}, kernels = [
    "direct_16x16x4096"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 5, mk = 531, nk = 236221}, at_most = {n = 16, m = 8, k = 229796}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_7x48x1024", "slab_6x64x128"
  ], factors = [214, 210, 193, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 9}, at_most = {n = 12, m = 16, k = 229796, nk = 1278}, kernels = [
    "direct_28x16x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 9, nk = 1279}, at_most = {n = 12, m = 16, k = 229796, mnk = 2473427}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "direct_16x16x4096"
  ], factors = [228, 228, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 9, nk = 1279, mnk = 2473428}, at_most = {n = 12, m = 16, k = 229796}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_7x48x1024", "slab_6x64x128", "block_10x16x1024"
  ], factors = [277, 225, 218, 237, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 9}, at_most = {n = 16, m = 16, k = 229796, k_even = 724, mk = 560}, kernels = [
    "direct_7x48x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 9, mk = 561}, at_most = {n = 16, m = 10, k = 229796, k_even = 724}, kernels = [
    "direct_5x64x512", "slab_6x64x128", "block_10x32x2048"
  ], factors = [274, 260, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 11, mk = 561}, at_most = {n = 16, m = 16, k = 229796, k_even = 724}, kernels = [
    "direct_16x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 9, k_even = 725}, at_most = {n = 16, m = 16, k = 229796}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_7x48x1024", "slab_6x64x128"
  ], factors = [256, 248, 244, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229797, n = 9, m = 5}, at_most = {n = 16, m = 9}, kernels = [
    "direct_16x16x4096", "slab_6x64x128", "slab_8x48x64"
  ], factors = [252, 200, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229797, n = 9, m = 10}, at_most = {n = 16, m = 16}, kernels = [
    "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_8x48x64", "block_10x32x2048"
  ], factors = [204, 201, 230, 199, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 17}, at_most = {n = 12, mk = 4201466, k = 40, mn = 904192}, kernels = [
    "direct_28x16x1024", "block_6x64x128"
  ], factors = [266, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 17, mn = 904193}, at_most = {n = 12, mk = 4201466, k = 40}, kernels = [
    "tall_14x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9, m = 17}, at_most = {n = 12, mk = 4201466, k = 62}, kernels = [
    "dot_5x5x1216", "direct_28x16x1024", "block_10x16x1024"
  ], factors = [256, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 17}, at_most = {n = 12, mk = 4723, k = 90}, kernels = [
    "direct_28x16x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 17, mk = 4724}, at_most = {n = 12, mk = 4201466, k = 90}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "block_10x16x1024"
  ], factors = [244, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 17}, at_most = {n = 12, mk = 4822, m = 38, nk = 100375}, kernels = [
    "dot_4x6x1024", "direct_28x16x1024"
  ], factors = [226, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 17, mk = 4823}, at_most = {n = 12, mk = 4201466, m = 38, nk = 100375}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216"
  ], factors = [236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 17, nk = 100376}, at_most = {n = 12, mk = 4201466, m = 38}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "direct_7x48x1024", "block_10x32x2048", "block_10x16x1024"
  ], factors = [232, 235, 232, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 39}, at_most = {n = 10, mk = 371510}, kernels = [
    "dot_5x5x1216"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 11, m = 39}, at_most = {n = 12, mk = 371510, k = 197}, kernels = [
    "dot_4x6x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 198, n = 11, m = 39}, at_most = {n = 12, mk = 371510}, kernels = [
    "dot_4x6x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 39, mk = 371511}, at_most = {n = 12, mk = 4201466, mnk = 30974358, mn = 876}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216"
  ], factors = [236, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 39, mk = 371511, mn = 877}, at_most = {n = 12, mk = 4201466, mnk = 30974358, nk = 1687}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "block_10x16x1024"
  ], factors = [233, 234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 39, mk = 371511, mn = 877, nk = 1688}, at_most = {n = 12, mk = 4201466, mnk = 30974358}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216"
  ], factors = [241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, n = 9, m = 39, mk = 371511, mnk = 30974359}, at_most = {n = 12, mk = 4201466}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "dot_ahead_4x6x1024", "block_10x16x1024"
  ], factors = [243, 242, 236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 17}, at_most = {n = 16, mk = 4201466, k_even = 724, mn = 602, k = 110}, kernels = [
    "direct_16x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 111, n = 13, m = 17}, at_most = {n = 16, mk = 4201466, k_even = 724, mn = 602, m = 32, mnk = 2142468}, kernels = [
    "dot_3x7x864", "direct_16x16x4096"
  ], factors = [237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 111, n = 13, m = 17, mnk = 2142469}, at_most = {n = 16, mk = 4201466, k_even = 724, mn = 602, m = 32}, kernels = [
    "dot_3x7x864", "direct_16x16x4096", "direct_7x48x1024", "block_10x32x2048", "block_10x16x1024"
  ], factors = [255, 240, 242, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 111, n = 13, m = 33}, at_most = {n = 16, mk = 4201466, k_even = 724, mn = 602}, kernels = [
    "dot_3x7x864", "direct_28x16x1024", "block_10x16x1024"
  ], factors = [242, 257, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 17, mn = 603}, at_most = {n = 15, mk = 4201466, k_even = 724, k = 109}, kernels = [
    "tall_14x16x4096", "direct_28x16x1024", "block_6x64x128"
  ], factors = [264, 264, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 110, n = 13, m = 17, mn = 603}, at_most = {n = 15, mk = 3309695, k_even = 724, k = 461}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "tall_14x16x4096", "direct_28x16x1024", "block_10x16x1024"
  ], factors = [245, 248, 256, 255, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 462, n = 13, m = 17, mn = 603}, at_most = {n = 15, mk = 3309695, k_even = 724}, kernels = [
    "dot_3x7x864", "dot_5x5x1216", "tall_14x16x4096", "direct_28x16x1024", "block_10x16x1024"
  ], factors = [233, 236, 253, 254, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 110, n = 13, m = 17, mn = 603, mk = 3309696}, at_most = {n = 15, mk = 4201466, k_even = 724}, kernels = [
    "tall_14x16x4096", "block_10x32x2048"
  ], factors = [259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 16, m = 17, mn = 603}, at_most = {n = 16, mk = 4201466, k_even = 128, k = 62}, kernels = [
    "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [263, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 16, m = 17, mn = 603}, at_most = {n = 16, mk = 4201466, k_even = 128}, kernels = [
    "tall_14x16x4096", "direct_16x16x4096", "direct_28x16x1024", "block_10x32x2048"
  ], factors = [262, 255, 265, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 16, m = 17, mn = 603, k_even = 129}, at_most = {n = 16, mk = 4201466, k_even = 724}, kernels = [
    "dot_2x8x768", "direct_16x16x4096", "block_10x32x2048"
  ], factors = [234, 226, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 17, k_even = 725}, at_most = {n = 16, mk = 4201466, mn = 583}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_4x96x1024", "block_10x32x2048"
  ], factors = [247, 249, 224, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 17, k_even = 725, mn = 584}, at_most = {n = 16, mk = 4201466}, kernels = [
    "dot_2x8x768", "tall_10x32x2048", "direct_6x64x1024", "direct_4x96x1024", "block_10x32x2048",
    "block_10x16x1024"
  ], factors = [242, 267, 257, 220, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 9, m = 17, mk = 4201467}, at_most = {n = 12, k = 58}, kernels = [
    "tall_14x16x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 9, m = 17, mk = 4201467}, at_most = {n = 12, k = 803, mk = 8304210}, kernels = [
    "dot_ahead_4x6x1024", "tall_14x16x4096"
  ], factors = [230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 9, m = 17, mk = 8304211}, at_most = {n = 12, k = 803}, kernels = [
    "dot_ahead_4x6x1024", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [231, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 17, mk = 4201467}, at_most = {n = 16, k = 803, nk = 1051}, kernels = [
    "tall_14x16x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 13, m = 17, mk = 4201467, nk = 1052}, at_most = {n = 16, k = 803}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "sweep_16x16x4096"
  ], factors = [242, 242, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 804, n = 9, m = 17, mk = 4201467}, at_most = {n = 16, k_even = 724, m = 108}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "block_10x32x2048"
  ], factors = [265, 258, 259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 804, n = 9, m = 109, mk = 4201467}, at_most = {n = 16, k_even = 724}, kernels = [
    "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [320, 254, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 804, n = 9, m = 17, mk = 4201467, k_even = 725}, at_most = {n = 16}, kernels = [
    "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_10x16x1024", "tall_8x48x1024", "block_10x16x1024"
  ], factors = [265, 252, 254, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 3, nk = 98, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 99}, at_most = {m = 3, nk = 261, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 3, nk = 261, n = 48}, kernels = [
    "strip_5x64x1024"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 3, nk = 261, n = 70}, kernels = [
    "strip_8x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71}, at_most = {m = 3, nk = 261}, kernels = [
    "strip_8x32x1024"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 262}, at_most = {m = 3, nk = 2514, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 262}, at_most = {m = 3, nk = 2514, n = 48}, kernels = [
    "strip_8x48x1024"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 262}, at_most = {m = 3, nk = 2514, n = 146}, kernels = [
    "strip_5x64x1024"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 147, nk = 262}, at_most = {m = 3, nk = 2514, n = 503, mk = 7}, kernels = [
    "strip_8x32x1024"
  ], factors = [164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 147, nk = 262, mk = 8}, at_most = {m = 3, nk = 2514, n = 503}, kernels = [
    "strip_5x64x1024"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 504, nk = 262}, at_most = {m = 3, nk = 2514}, kernels = [
    "sweep_6x64x16"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2515}, at_most = {m = 3, nk = 8181, n = 32, mk = 131671, k = 2225}, kernels = [
    "strip_8x32x1024"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 8182}, at_most = {m = 3, nk = 4007849, n = 32, mk = 131671, k = 2225}, kernels = [
    "strip_8x32x1024"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2515, k = 2226}, at_most = {m = 1, nk = 4007849, n = 32, mk = 131671}, kernels = [
    "strip_8x32x1024", "strip_3x128x1024", "direct_10x32x2048", "direct_4x96x1024"
  ], factors = [269, 281, 278, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2515, k = 2226, m = 2}, at_most = {m = 3, nk = 4007849, n = 32, mk = 29912}, kernels = [
    "strip_5x64x1024", "direct_10x32x2048"
  ], factors = [250, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2515, k = 2226, m = 2, mk = 29913}, at_most = {m = 3, nk = 4007849, n = 32, mk = 131671}, kernels = [
    "strip_8x32x1024", "strip_3x128x1024", "strip_5x64x1024", "strip_8x48x1024", "direct_4x96x1024",
    "slab_6x64x128"
  ], factors = [228, 218, 233, 223, 207, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 2515, mk = 131672}, at_most = {m = 3, nk = 4007849, n = 32}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "slab_10x32x128"
  ], factors = [218, 212, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515}, at_most = {m = 1, nk = 4007849, mn = 80, k = 1093}, kernels = [
    "strip_5x64x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 81}, at_most = {m = 1, nk = 4007849, mn = 507, k = 1093, mk = 33}, kernels = [
    "sweep_3x128x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 81, mk = 34}, at_most = {m = 1, nk = 4007849, mn = 507, k = 1093, n_even = 4, mnk = 258340}, kernels = [
    "strip_1x256x1024", "direct_4x96x1024"
  ], factors = [344, 396]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 81, mk = 34, mnk = 258341}, at_most = {m = 1, nk = 4007849, mn = 507, k = 1093, n_even = 4}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_3x128x512", "skinny_6x48x64"
  ], factors = [321, 362, 338, 366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 81, mk = 34, n_even = 5}, at_most = {m = 1, nk = 4007849, mn = 507, k = 1093}, kernels = [
    "direct_3x128x512"
  ], factors = [344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, k = 1094}, at_most = {m = 1, nk = 4007849, mn = 47}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "strip_8x48x1024", "direct_5x64x512"
  ], factors = [196, 235, 250, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, k = 1094, mn = 48}, at_most = {m = 1, nk = 4007849, mn = 188, n = 64}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "strip_5x64x1024", "direct_6x64x1024", "slab_6x64x64"
  ], factors = [256, 294, 314, 309, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 2515, k = 1094, mn = 48}, at_most = {m = 1, nk = 4007849, mn = 188, n = 92}, kernels = [
    "strip_5x64x1024", "direct_3x128x512", "direct_4x96x1024", "slab_10x32x64", "slab_8x48x64"
  ], factors = [300, 356, 353, 232, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 93, nk = 2515, k = 1094, mn = 48}, at_most = {m = 1, nk = 4007849, mn = 188}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_3x128x512", "slab_8x32x32", "slab_8x48x64"
  ], factors = [299, 320, 319, 250, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, k = 1094, mn = 189}, at_most = {m = 1, nk = 4007849, mn = 507, n_even = 4}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_5x64x512", "direct_4x96x1024"
  ], factors = [274, 289, 248, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, k = 1094, mn = 189, n_even = 5}, at_most = {m = 1, nk = 4007849, mn = 507, n = 263, k = 3998}, kernels = [
    "strip_3x128x1024", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [251, 220, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, k = 3999, mn = 189, n_even = 5}, at_most = {m = 1, nk = 4007849, mn = 507, n = 263}, kernels = [
    "strip_8x32x1024", "strip_1x256x1024", "strip_3x128x1024", "direct_10x32x2048", "direct_3x128x512"
  ], factors = [272, 282, 254, 246, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 264, nk = 2515, k = 1094, mn = 189, n_even = 5}, at_most = {m = 1, nk = 4007849, mn = 507}, kernels = [
    "strip_1x256x1024", "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024"
  ], factors = [255, 222, 221, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508}, at_most = {m = 1, nk = 314972, n_even = 4, k = 38}, kernels = [
    "strip_1x256x1024", "sweep_6x64x16", "sweep_8x48x256"
  ], factors = [303, 259, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, k = 39}, at_most = {m = 1, nk = 314972, n_even = 4}, kernels = [
    "strip_1x256x1024", "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [412, 425, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 314973, mn = 508}, at_most = {m = 1, nk = 3316815, n_even = 4, mk = 1071, mn = 1199}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "strip_5x64x1024", "direct_3x128x512", "sweep_6x64x16"
  ], factors = [293, 315, 314, 305, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 314973, mn = 1200}, at_most = {m = 1, nk = 3316815, n_even = 4, mk = 1071}, kernels = [
    "strip_1x256x1024", "sweep_6x64x16"
  ], factors = [267, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 3316816, mn = 508}, at_most = {m = 1, nk = 4007849, n_even = 4, mk = 1071}, kernels = [
    "strip_1x256x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 314973, mn = 508, mk = 1072}, at_most = {m = 1, nk = 4007849, n_even = 4}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_3x128x512"
  ], factors = [264, 280, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 5}, at_most = {m = 1, nk = 4007849, n_even = 362, mnk = 485267, mk = 16}, kernels = [
    "sweep_6x64x16"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 5, mk = 17}, at_most = {m = 1, nk = 4007849, n_even = 362, mnk = 302993}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "sweep_3x128x512"
  ], factors = [299, 317, 334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 5, mk = 17, mnk = 302994}, at_most = {m = 1, nk = 4007849, n_even = 362, mnk = 485267}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_7x48x1024", "sweep_8x48x256"
  ], factors = [293, 274, 285, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 5, mnk = 485268}, at_most = {m = 1, nk = 999390, n_even = 362}, kernels = [
    "direct_6x64x1024", "direct_3x128x512"
  ], factors = [217, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 999391, mn = 508, n_even = 5, mnk = 485268}, at_most = {m = 1, nk = 3477306, n_even = 362}, kernels = [
    "strip_1x256x1024", "direct_6x64x1024", "direct_3x128x512", "direct_7x48x1024"
  ], factors = [256, 213, 235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 3477307, mn = 508, n_even = 5, mnk = 485268}, at_most = {m = 1, nk = 4007849, n_even = 362}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_3x128x512", "skinny_6x64x64"
  ], factors = [255, 246, 223, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 363}, at_most = {m = 1, nk = 4007849, mnk = 337407}, kernels = [
    "direct_3x128x512", "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [262, 254, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 363, mnk = 337408}, at_most = {m = 1, nk = 4007849, n_even = 724}, kernels = [
    "strip_1x256x1024", "direct_3x128x512"
  ], factors = [242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, mn = 508, n_even = 725, mnk = 337408}, at_most = {m = 1, nk = 4007849}, kernels = [
    "strip_1x256x1024", "direct_3x128x512", "sweep_3x128x512", "axpy_4x64x64"
  ], factors = [247, 262, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2515, m = 2}, at_most = {m = 3, nk = 4007849, n = 47}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "slab_6x64x64"
  ], factors = [206, 238, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, nk = 2515, m = 2}, at_most = {m = 3, nk = 4007849, n = 62}, kernels = [
    "strip_5x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, nk = 2515, m = 2}, at_most = {m = 3, nk = 4007849, n = 67}, kernels = [
    "strip_5x64x1024", "direct_6x64x1024"
  ], factors = [247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 2515, m = 2}, at_most = {m = 3, nk = 11071, n = 640, mk = 42}, kernels = [
    "sweep_6x64x16"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 2515, m = 2, mk = 43}, at_most = {m = 3, nk = 11071, n = 640}, kernels = [
    "strip_3x128x1024", "strip_8x48x1024", "direct_5x64x512"
  ], factors = [230, 287, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 11072, m = 2}, at_most = {m = 3, nk = 393813, n = 170}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "direct_3x128x512", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [251, 283, 294, 286, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 171, nk = 11072, m = 2}, at_most = {m = 3, nk = 393813, n = 640, n_even = 4}, kernels = [
    "strip_3x128x1024", "direct_4x96x1024"
  ], factors = [296, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 171, nk = 11072, m = 2, n_even = 5}, at_most = {m = 3, nk = 393813, n = 640}, kernels = [
    "direct_3x128x512", "direct_4x96x1024"
  ], factors = [254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 393814, m = 2}, at_most = {m = 3, nk = 4007849, n = 263, n_even = 4, mn = 1024}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "direct_3x128x512", "direct_4x96x1024", "slab_8x32x32",
    "slab_10x32x64"
  ], factors = [257, 257, 253, 255, 267, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 264, nk = 393814, m = 2}, at_most = {m = 2, nk = 4007849, n = 640, n_even = 4, mn = 1024}, kernels = [
    "strip_3x128x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [247, 241, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 264, nk = 393814, m = 3}, at_most = {m = 3, nk = 4007849, n = 640, n_even = 4, mn = 1024}, kernels = [
    "strip_3x128x1024", "direct_4x96x1024"
  ], factors = [235, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 393814, m = 2, mn = 1025}, at_most = {m = 3, nk = 4007849, n = 508, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "direct_4x96x1024"
  ], factors = [237, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, nk = 393814, m = 2, mn = 1025}, at_most = {m = 3, nk = 4007849, n = 640, n_even = 4, mn = 1418}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "direct_4x96x1024"
  ], factors = [247, 269, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, nk = 393814, m = 2, mn = 1419}, at_most = {m = 3, nk = 4007849, n = 640, n_even = 4}, kernels = [
    "strip_3x128x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 393814, m = 2, n_even = 5}, at_most = {m = 3, nk = 4007849, n = 279, n_even = 362, mnk = 4170080}, kernels = [
    "strip_3x128x1024", "direct_10x32x2048", "direct_6x64x1024", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [228, 236, 215, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 280, nk = 393814, m = 2, n_even = 5}, at_most = {m = 3, nk = 4007849, n = 640, n_even = 362, mnk = 4170080}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [228, 211, 213, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 393814, m = 2, n_even = 5, mnk = 4170081}, at_most = {m = 3, nk = 4007849, n = 640, n_even = 362}, kernels = [
    "strip_3x128x1024", "direct_6x64x1024", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [211, 209, 220, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, nk = 393814, m = 2, n_even = 363}, at_most = {m = 3, nk = 4007849, n = 640}, kernels = [
    "strip_3x128x1024", "direct_3x128x512", "direct_4x96x1024", "skinny_6x64x64"
  ], factors = [209, 216, 229, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 2515, m = 2}, at_most = {m = 3, nk = 309401, n_even = 4, mk = 33}, kernels = [
    "sweep_6x64x16"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 2515, m = 2, mk = 34}, at_most = {m = 3, nk = 233630, n_even = 4}, kernels = [
    "strip_3x128x1024", "direct_4x96x1024", "sweep_6x64x16", "sweep_8x48x256"
  ], factors = [302, 299, 278, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 233631, m = 2, mk = 34}, at_most = {m = 3, nk = 309401, n_even = 4}, kernels = [
    "strip_3x128x1024", "direct_3x128x512", "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [327, 358, 370, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 309402, m = 2}, at_most = {m = 2, nk = 4007849, n_even = 4, mn = 2047}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "direct_4x96x1024", "skinny_6x64x64"
  ], factors = [254, 276, 277, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 309402, m = 2, mn = 2048}, at_most = {m = 2, nk = 4007849, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_8x48x1024", "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [246, 274, 279, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 309402, m = 3}, at_most = {m = 3, nk = 4007849, n_even = 4, mk = 1571}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "direct_4x96x1024", "skinny_10x32x64"
  ], factors = [240, 251, 275, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 309402, m = 3, mk = 1572}, at_most = {m = 3, nk = 4007849, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "skinny_6x64x64"
  ], factors = [224, 238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 2515, m = 2, n_even = 5}, at_most = {m = 3, nk = 285987, n_even = 362, k = 5}, kernels = [
    "sweep_6x64x16"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 2515, m = 2, n_even = 5, k = 6}, at_most = {m = 3, nk = 285987, n_even = 362}, kernels = [
    "direct_4x96x1024", "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [228, 240, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 285988, m = 2, n_even = 5}, at_most = {m = 2, nk = 4007849, n_even = 362, mnk = 6889351}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [214, 213, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 285988, m = 2, n_even = 5, mnk = 6889352}, at_most = {m = 2, nk = 4007849, n_even = 362}, kernels = [
    "strip_3x128x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 285988, m = 3, n_even = 5}, at_most = {m = 3, nk = 4007849, n_even = 362}, kernels = [
    "strip_3x128x1024", "direct_4x96x1024"
  ], factors = [206, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 2515, m = 2, n_even = 363}, at_most = {m = 3, nk = 4007849, k = 24}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512"
  ], factors = [194, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 641, nk = 2515, m = 2, n_even = 363, k = 25}, at_most = {m = 3, nk = 4007849}, kernels = [
    "strip_3x128x1024", "direct_3x128x512", "direct_5x64x512", "direct_4x96x1024", "sweep_3x128x512"
  ], factors = [225, 224, 266, 240, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 5, nk = 301, n = 294, mn = 221}, kernels = [
    "skinny_10x32x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mn = 222}, at_most = {m = 5, nk = 301, n = 294}, kernels = [
    "strip_8x32x1024"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 302}, at_most = {m = 5, nk = 19722, n = 48, k = 66}, kernels = [
    "strip_8x32x1024"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, nk = 302}, at_most = {m = 5, nk = 19722, n = 294, k = 66}, kernels = [
    "strip_8x32x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 302, k = 67}, at_most = {m = 5, nk = 19722, n = 294, mn = 136}, kernels = [
    "strip_8x32x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 302, k = 67, mn = 137}, at_most = {m = 5, nk = 19722, n = 294}, kernels = [
    "strip_5x64x1024"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 295, m = 4}, at_most = {m = 4, nk = 19722, mk = 37, n_even = 724}, kernels = [
    "sweep_6x64x16"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 295, m = 4, n_even = 725}, at_most = {m = 4, nk = 19722, mk = 37}, kernels = [
    "sweep_6x64x16"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 295, m = 4, mk = 38}, at_most = {m = 4, nk = 19722}, kernels = [
    "strip_5x64x1024", "sweep_6x64x16"
  ], factors = [195, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 295, m = 5}, at_most = {m = 5, nk = 19722}, kernels = [
    "sweep_6x64x16"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 19723}, at_most = {m = 4, nk = 4007849, n = 32, mk = 67459}, kernels = [
    "strip_5x64x1024"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, nk = 19723}, at_most = {m = 5, nk = 4007849, n = 32, mk = 67459}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024"
  ], factors = [236, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 19723, mk = 67460}, at_most = {m = 5, nk = 4007849, n = 32}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024", "strip_8x48x1024", "slab_10x32x128"
  ], factors = [214, 222, 208, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, nk = 19723}, at_most = {m = 5, nk = 4007849, n = 48}, kernels = [
    "strip_8x48x1024", "slab_6x64x64"
  ], factors = [228, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, nk = 19723}, at_most = {m = 4, nk = 325777, n = 103, mn = 257}, kernels = [
    "strip_5x64x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, nk = 325778}, at_most = {m = 4, nk = 4007849, n = 103, mn = 257}, kernels = [
    "strip_5x64x1024"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, nk = 19723, mn = 258}, at_most = {m = 4, nk = 4007849, n = 103}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "direct_6x64x1024", "direct_4x96x1024", "slab_10x32x64",
    "slab_8x48x64"
  ], factors = [223, 259, 227, 288, 243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, nk = 19723}, at_most = {m = 5, nk = 4007849, n = 103}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "direct_6x64x1024", "slab_6x64x64", "slab_8x48x64"
  ], factors = [248, 237, 232, 220, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 4, nk = 19723}, at_most = {m = 4, nk = 4007849, n = 509, k = 261}, kernels = [
    "direct_6x64x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 4, nk = 19723, k = 262}, at_most = {m = 4, nk = 4007849, n = 509, k = 4124}, kernels = [
    "strip_5x64x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [225, 234, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 4, nk = 19723, k = 4125}, at_most = {m = 4, nk = 4007849, n = 509}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "direct_6x64x1024", "slab_8x32x32", "skinny_6x64x64"
  ], factors = [217, 246, 227, 269, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 19723}, at_most = {m = 4, nk = 422455, n_even = 4, mnk = 947942}, kernels = [
    "strip_5x64x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 19723, mnk = 947943}, at_most = {m = 4, nk = 422455, n_even = 4}, kernels = [
    "strip_5x64x1024", "direct_4x96x1024"
  ], factors = [250, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 422456}, at_most = {m = 4, nk = 4007849, n_even = 4, mn = 4439}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64"
  ], factors = [222, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 422456, mn = 4440}, at_most = {m = 4, nk = 4007849, n_even = 4}, kernels = [
    "strip_5x64x1024", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [222, 235, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 19723, n_even = 5}, at_most = {m = 4, nk = 4007849, n_even = 362}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024", "direct_6x64x1024", "direct_4x96x1024", "sweep_6x64x16"
  ], factors = [254, 205, 218, 241, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 19723, n_even = 363}, at_most = {m = 4, nk = 4007849, mn = 2896}, kernels = [
    "strip_5x64x1024", "direct_6x64x1024", "direct_4x96x1024", "slab_6x64x64"
  ], factors = [206, 224, 243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 4, nk = 19723, n_even = 363, mn = 2897}, at_most = {m = 4, nk = 4007849}, kernels = [
    "direct_4x96x1024", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [241, 233, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 5, nk = 19723}, at_most = {m = 5, nk = 259976}, kernels = [
    "strip_5x64x1024", "direct_5x64x512", "sweep_8x48x256"
  ], factors = [243, 259, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 5, nk = 259977}, at_most = {m = 5, nk = 4007849, n_even = 362, k = 2617}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [230, 245, 236, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 5, nk = 259977, k = 2618}, at_most = {m = 5, nk = 4007849, n_even = 362}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024", "strip_8x48x1024", "slab_8x32x32", "slab_6x64x64", "skinny_8x48x64"
  ], factors = [255, 234, 245, 278, 234, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 104, m = 5, nk = 259977, n_even = 363}, at_most = {m = 5, nk = 4007849}, kernels = [
    "strip_5x64x1024", "direct_6x64x1024", "skinny_6x64x64"
  ], factors = [220, 242, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6}, at_most = {m = 8, nk = 263472, mk = 157, n = 48}, kernels = [
    "skinny_10x32x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6}, at_most = {m = 8, nk = 263472, mk = 157, n = 135}, kernels = [
    "skinny_10x32x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 6}, at_most = {m = 6, nk = 263472, mk = 157}, kernels = [
    "sweep_6x64x16", "skinny_10x32x64"
  ], factors = [276, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 7}, at_most = {m = 8, nk = 263472, mk = 33}, kernels = [
    "sweep_10x32x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 7, mk = 34}, at_most = {m = 8, nk = 263472, mk = 157}, kernels = [
    "skinny_10x32x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mk = 158}, at_most = {m = 6, nk = 263472, n = 33}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [229, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 6, mk = 158}, at_most = {m = 6, nk = 263472, n = 47}, kernels = [
    "strip_8x48x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 6, mk = 158}, at_most = {m = 6, nk = 263472, n = 523}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "direct_6x64x1024"
  ], factors = [230, 233, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 524, m = 6, mk = 158}, at_most = {m = 6, nk = 263472}, kernels = [
    "strip_8x48x1024", "sweep_whole_6x64x1024", "sweep_8x48x256"
  ], factors = [236, 262, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mk = 158}, at_most = {m = 8, nk = 263472, mn = 248}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "direct_10x32x2048"
  ], factors = [253, 247, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mk = 158, mn = 249}, at_most = {m = 8, nk = 263472, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, mk = 158, mn = 249}, at_most = {m = 8, nk = 263472, n = 48}, kernels = [
    "strip_8x48x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, mk = 158, mn = 249}, at_most = {m = 8, nk = 263472, n = 90}, kernels = [
    "strip_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 7, mk = 158, mn = 249}, at_most = {m = 8, nk = 263472, n = 128}, kernels = [
    "strip_8x32x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 129, m = 7, mk = 158, mn = 249}, at_most = {m = 8, nk = 263472, n_even = 32}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "sweep_8x48x256"
  ], factors = [254, 259, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 129, m = 7, mk = 158, mn = 249, n_even = 33}, at_most = {m = 8, nk = 263472, n = 543}, kernels = [
    "strip_8x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 544, m = 7, mk = 158, mn = 249, n_even = 33}, at_most = {m = 8, nk = 263472}, kernels = [
    "sweep_whole_8x48x1024", "sweep_8x48x256", "skinny_10x32x64"
  ], factors = [242, 243, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, nk = 263473}, at_most = {m = 6, nk = 4007849, n = 49, mn = 191}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [220, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, nk = 263473, mn = 192}, at_most = {m = 6, nk = 4007849, n = 49}, kernels = [
    "strip_8x48x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, m = 6, nk = 263473}, at_most = {m = 6, nk = 4007849, n = 173}, kernels = [
    "strip_8x48x1024", "sweep_whole_6x64x1024", "slab_6x64x64", "slab_8x48x64"
  ], factors = [236, 262, 249, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 174, m = 6, nk = 263473}, at_most = {m = 6, nk = 4007849, mn = 3083}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "sweep_whole_6x64x1024", "skinny_10x32x64"
  ], factors = [235, 226, 235, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 174, m = 6, nk = 263473, mn = 3084}, at_most = {m = 6, nk = 4007849}, kernels = [
    "strip_8x48x1024", "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [233, 230, 278, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 263473}, at_most = {m = 8, nk = 4007849, n = 132, n_even = 4, mk = 125927}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "slab_8x48x64", "skinny_10x32x64"
  ], factors = [251, 256, 232, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 263473, mk = 125928}, at_most = {m = 8, nk = 4007849, n = 132, n_even = 4, mn = 245}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "slab_10x32x128"
  ], factors = [243, 241, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 263473, mk = 125928, mn = 246}, at_most = {m = 8, nk = 4007849, n = 132, n_even = 4}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "slab_10x32x64", "slab_8x48x64", "skinny_10x32x64"
  ], factors = [258, 255, 222, 225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 263473, n_even = 5}, at_most = {m = 8, nk = 4007849, n = 132}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [256, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 7, nk = 263473}, at_most = {m = 8, nk = 4007849, n_even = 128, k = 2092}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "skinny_10x32x64"
  ], factors = [258, 249, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 7, nk = 263473, k = 2093}, at_most = {m = 8, nk = 4007849, n_even = 128}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "slab_8x48x64", "skinny_10x32x64"
  ], factors = [255, 245, 240, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 7, nk = 263473, n_even = 129}, at_most = {m = 8, nk = 4007849, mn = 2896}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024"
  ], factors = [231, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 133, m = 7, nk = 263473, n_even = 129, mn = 2897}, at_most = {m = 8, nk = 4007849}, kernels = [
    "strip_8x48x1024", "sweep_whole_8x48x1024", "sweep_8x48x256", "skinny_8x48x64"
  ], factors = [224, 225, 261, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9}, at_most = {m = 9, nk = 4007849, mk = 373, n = 78}, kernels = [
    "skinny_10x32x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 79, m = 9}, at_most = {m = 9, nk = 4007849, mk = 373}, kernels = [
    "slab_6x64x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 374}, at_most = {m = 9, nk = 4007849, mn = 292}, kernels = [
    "direct_5x64x512", "slab_6x64x128"
  ], factors = [217, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 374, mn = 293}, at_most = {m = 9, nk = 4007849, mn = 472}, kernels = [
    "direct_5x64x512", "slab_6x64x128", "skinny_6x48x64"
  ], factors = [229, 225, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 374, mn = 473}, at_most = {m = 9, nk = 716788}, kernels = [
    "direct_5x64x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 374, mn = 473, nk = 716789}, at_most = {m = 9, nk = 4007849}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_5x64x512", "slab_6x64x64", "skinny_6x64x64",
    "skinny_6x48x64"
  ], factors = [250, 227, 230, 262, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4007850}, at_most = {m = 9, n = 64, nk = 4394885, mn = 136}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "slab_6x64x128", "slab_6x64x64"
  ], factors = [213, 228, 195, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4007850, mn = 137}, at_most = {m = 9, n = 64, nk = 4394885}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [223, 208, 222, 202, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4394886}, at_most = {m = 3, n = 48}, kernels = [
    "strip_8x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_8x48x64"
  ], factors = [223, 219, 180, 242, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4394886, m = 4}, at_most = {m = 9, n = 48}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_8x48x64"
  ], factors = [208, 169, 196, 220, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 4394886}, at_most = {m = 9, n = 64}, kernels = [
    "strip_5x64x1024", "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [245, 211, 194, 219, 212, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 4007850}, at_most = {m = 3, n = 512, nk = 4463900}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "slab_6x64x64", "skinny_6x64x64"
  ], factors = [269, 236, 214, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 4007850, m = 4}, at_most = {m = 9, n = 512, nk = 4463900}, kernels = [
    "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [237, 244, 229, 235, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 4463901}, at_most = {m = 9, n = 512, nk = 6278632}, kernels = [
    "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [228, 232, 218, 224, 255, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 6278633}, at_most = {m = 1, n = 512, mn = 254}, kernels = [
    "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "axpy_4x16x64"
  ], factors = [282, 279, 257, 250, 259, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 6278633, mn = 255}, at_most = {m = 1, n = 512}, kernels = [
    "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [254, 277, 260, 244, 234, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 6278633, m = 2}, at_most = {m = 9, n = 258, n_even = 4}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [234, 227, 224, 286, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, nk = 6278633, m = 2, n_even = 5}, at_most = {m = 9, n = 258}, kernels = [
    "slab_10x32x128", "slab_8x32x32", "slab_10x32x64"
  ], factors = [246, 215, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 6278633, m = 2}, at_most = {m = 9, n = 512, nk = 11775169}, kernels = [
    "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [208, 227, 246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 11775170, m = 2}, at_most = {m = 9, n = 512}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "axpy_4x32x64", "axpy_4x16x64"
  ], factors = [240, 237, 250, 236, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850}, at_most = {m = 1, nk = 7294655, n_even = 362, mnk = 6301138}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "skinny_6x64x64", "axpy_4x64x64"
  ], factors = [261, 258, 237, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, mnk = 6301139}, at_most = {m = 1, nk = 7294655, n_even = 362}, kernels = [
    "skinny_6x64x64", "axpy_4x64x64"
  ], factors = [238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, n_even = 363}, at_most = {m = 1, nk = 7294655}, kernels = [
    "strip_1x256x1024", "axpy_4x64x64"
  ], factors = [260, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 7294656}, at_most = {m = 1, n_even = 362, nk = 11787668}, kernels = [
    "strip_1x256x1024", "slab_8x32x32", "skinny_6x64x64", "axpy_4x64x64"
  ], factors = [244, 390, 230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 11787669}, at_most = {m = 1, n_even = 362}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "skinny_6x64x64", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [245, 198, 262, 244, 233, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 7294656, n_even = 363}, at_most = {m = 1}, kernels = [
    "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [268, 276, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, m = 2}, at_most = {m = 4, nk = 4289480, n_even = 724}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [235, 222, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4289481, m = 2}, at_most = {m = 4, nk = 5084120, n_even = 724}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64"
  ], factors = [275, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, m = 2, n_even = 725}, at_most = {m = 4, nk = 5084120}, kernels = [
    "strip_3x128x1024", "slab_8x32x32", "slab_6x64x64", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [252, 235, 225, 235, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 5084121, m = 2}, at_most = {m = 4, nk = 6760157, n_even = 724}, kernels = [
    "slab_8x32x32", "skinny_6x64x64"
  ], factors = [261, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 6760158, m = 2}, at_most = {m = 4, nk = 9897018, n_even = 724}, kernels = [
    "slab_8x32x32", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [289, 275, 220, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 5084121, m = 2, n_even = 725}, at_most = {m = 4, nk = 9897018}, kernels = [
    "slab_8x32x32", "slab_6x64x64", "skinny_6x64x64", "skinny_6x48x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [275, 276, 269, 265, 270, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 9897019, m = 2}, at_most = {m = 3, n_even = 362, nk = 12451075}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [231, 326, 222, 223, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 12451076, m = 2}, at_most = {m = 3, n_even = 362, n = 1014}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x16x64"
  ], factors = [264, 272, 267, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1015, nk = 12451076, m = 2}, at_most = {m = 2, n_even = 362, k_even = 32}, kernels = [
    "strip_3x128x1024", "skinny_10x32x64", "skinny_8x48x64", "skinny_6x48x64", "axpy_4x16x64"
  ], factors = [246, 244, 246, 252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1015, nk = 12451076, m = 2, k_even = 33}, at_most = {m = 2, n_even = 362}, kernels = [
    "slab_16x16x64", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "axpy_4x32x64", "axpy_4x16x64"
  ], factors = [271, 259, 254, 252, 294, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1015, nk = 12451076, m = 3}, at_most = {m = 3, n_even = 4}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [246, 264, 243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1015, nk = 12451076, m = 3, n_even = 5}, at_most = {m = 3, n_even = 362}, kernels = [
    "strip_3x128x1024", "skinny_8x48x64", "skinny_6x48x64", "axpy_4x32x64"
  ], factors = [233, 242, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 9897019, m = 2, n_even = 363}, at_most = {m = 3, mn = 6636}, kernels = [
    "slab_8x32x32", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [361, 256, 242, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 9897019, m = 2, n_even = 363, mn = 6637}, at_most = {m = 3}, kernels = [
    "slab_16x16x64", "skinny_6x64x64", "skinny_6x48x64", "axpy_4x32x64", "axpy_4x16x64"
  ], factors = [276, 292, 287, 296, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 9897019, m = 4}, at_most = {m = 4, n_even = 362}, kernels = [
    "slab_8x32x32", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [322, 252, 249, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 9897019, m = 4, n_even = 363}, at_most = {m = 4, mn = 13272}, kernels = [
    "slab_8x32x32", "skinny_6x48x64", "axpy_4x64x64"
  ], factors = [291, 274, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 9897019, m = 4, n_even = 363, mn = 13273}, at_most = {m = 4}, kernels = [
    "slab_16x16x64", "skinny_8x48x64", "skinny_6x48x64", "axpy_4x32x64"
  ], factors = [270, 260, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, m = 5}, at_most = {m = 6, nk = 6549692}, kernels = [
    "slab_8x32x32", "slab_6x64x64", "skinny_6x64x64"
  ], factors = [225, 217, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, m = 7}, at_most = {m = 8, nk = 6549692}, kernels = [
    "slab_8x32x32", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [247, 224, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 4007850, m = 9}, at_most = {m = 9, nk = 6549692}, kernels = [
    "slab_6x64x64", "skinny_6x64x64"
  ], factors = [253, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 6549693, m = 5}, at_most = {m = 5}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [202, 234, 214, 231, 231, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 6549693, m = 6}, at_most = {m = 6}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "slab_6x64x64", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [204, 242, 247, 257, 239, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 6549693, m = 7}, at_most = {m = 8, k = 8118}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "skinny_8x48x64"
  ], factors = [194, 218, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 6549693, m = 7, k = 8119}, at_most = {m = 8}, kernels = [
    "slab_16x16x64", "slab_8x32x32"
  ], factors = [190, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 6549693, m = 9}, at_most = {m = 9}, kernels = [
    "slab_6x64x128", "slab_8x32x32", "slab_6x64x64", "skinny_6x64x64", "skinny_6x48x64", "block_6x64x128"
  ], factors = [277, 294, 264, 241, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10}, at_most = {nk = 2895248, n = 32, m = 32, k = 22, mnk = 3143}, kernels = [
    "skinny_10x32x64"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10}, at_most = {nk = 2895248, n = 47, m = 32, k = 22, mnk = 3143}, kernels = [
    "skinny_6x48x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, mnk = 3144}, at_most = {nk = 2895248, n = 32, m = 32, k = 22}, kernels = [
    "skinny_10x32x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, mnk = 3144}, at_most = {nk = 2895248, n = 47, m = 32, k = 22}, kernels = [
    "skinny_6x48x64"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 10}, at_most = {nk = 2895248, n = 64, m = 32, k = 22}, kernels = [
    "skinny_6x64x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 10}, at_most = {nk = 2895248, n = 112, m = 32, k = 22, mnk = 11108}, kernels = [
    "skinny_10x32x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 10, mnk = 11109}, at_most = {nk = 2895248, n = 112, m = 32, k = 22}, kernels = [
    "direct_4x96x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 23}, at_most = {nk = 125778, n = 31, m = 18, mk = 644}, kernels = [
    "skinny_10x32x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 23, mk = 645}, at_most = {nk = 125778, n = 31, m = 18}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [242, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 23}, at_most = {nk = 125778, n = 24, m = 32, mnk = 243527}, kernels = [
    "direct_10x32x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 23, mnk = 243528}, at_most = {nk = 125778, n = 18, m = 32}, kernels = [
    "dot_4x6x1024", "direct_10x32x2048", "direct_7x48x1024"
  ], factors = [276, 231, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 19, k = 23, mnk = 243528}, at_most = {nk = 125778, n = 24, m = 32}, kernels = [
    "dot_2x8x768", "direct_10x32x2048", "direct_7x48x1024"
  ], factors = [329, 229, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 19, k = 23}, at_most = {nk = 125778, n = 31, m = 32}, kernels = [
    "direct_7x48x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 10, k = 23}, at_most = {nk = 125778, n = 32, m = 32}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [263, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 23, nk = 125779}, at_most = {nk = 2895248, n = 31, m = 19, k = 71062}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_7x48x1024", "slab_10x32x128", "slab_6x64x128",
    "skinny_6x64x64"
  ], factors = [235, 217, 206, 242, 219, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20, k = 23, nk = 125779}, at_most = {nk = 2895248, n = 31, m = 32, k = 71062}, kernels = [
    "sweep_whole_8x48x1024", "tall_10x32x2048", "direct_10x32x2048", "direct_7x48x1024", "slab_10x32x128",
    "block_10x32x2048"
  ], factors = [236, 240, 232, 206, 242, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 10, k = 23, nk = 125779}, at_most = {nk = 2895248, n = 32, m = 32, k = 71062}, kernels = [
    "direct_10x32x2048", "direct_7x48x1024", "slab_10x32x128", "slab_6x64x128", "skinny_10x32x64",
    "skinny_6x64x64"
  ], factors = [231, 223, 258, 245, 247, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 71063, nk = 125779}, at_most = {nk = 2895248, n = 32, m = 32}, kernels = [
    "direct_7x48x1024", "slab_10x32x128", "slab_6x64x128", "skinny_8x48x64", "block_10x32x2048"
  ], factors = [210, 240, 215, 221, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 23}, at_most = {nk = 2895248, n = 48, m = 32, k = 7955, mk = 1562}, kernels = [
    "direct_7x48x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 23, mk = 1563}, at_most = {nk = 2895248, n = 48, m = 32, k = 7955}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [233, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 7956}, at_most = {nk = 2895248, n = 48, m = 18}, kernels = [
    "direct_7x48x1024", "slab_6x64x128", "slab_8x48x64", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [199, 228, 229, 222, 233, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 7956}, at_most = {nk = 2895248, n = 48, m = 32}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "slab_6x64x128"
  ], factors = [227, 219, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 23}, at_most = {nk = 2895248, n = 64, m = 10}, kernels = [
    "direct_6x64x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 23}, at_most = {nk = 2895248, n = 64, m = 12}, kernels = [
    "direct_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 23}, at_most = {nk = 235059, n = 64, m = 32, mn = 1021}, kernels = [
    "direct_6x64x1024", "direct_5x64x512"
  ], factors = [243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 23, mn = 1022}, at_most = {nk = 10117, n = 64, m = 32}, kernels = [
    "direct_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 23, mn = 1022, nk = 10118}, at_most = {nk = 235059, n = 64, m = 32}, kernels = [
    "direct_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 23, nk = 235060}, at_most = {nk = 2895248, n = 64, m = 32}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "slab_6x64x128", "slab_6x64x64", "skinny_6x64x64"
  ], factors = [240, 247, 250, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 10, k = 23}, at_most = {nk = 353533, n = 112, m = 32, k = 45}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 10, k = 46}, at_most = {nk = 353533, n = 112, m = 10}, kernels = [
    "direct_6x64x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 11, k = 46}, at_most = {nk = 353533, n = 112, m = 14}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "sweep_8x48x256"
  ], factors = [240, 234, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 15, k = 46}, at_most = {nk = 353533, n = 112, m = 32}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024"
  ], factors = [256, 241, 240, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 10, k = 23, nk = 353534}, at_most = {nk = 2895248, n = 112, m = 32}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64"
  ], factors = [229, 235, 222, 250, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 4, m = 117}, kernels = [
    "direct_7x48x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 4, m = 117}, kernels = [
    "direct_6x64x1024"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 118}, at_most = {nk = 63, n = 63, mk = 4198398, k = 4, mnk = 10661183}, kernels = [
    "direct_5x64x512", "block_6x64x128"
  ], factors = [321, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 118, nk = 64}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 4, mnk = 10661183}, kernels = [
    "block_6x64x128"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 118, nk = 64}, at_most = {nk = 2895248, n = 63, mk = 4198398, k = 4, mnk = 10661183}, kernels = [
    "direct_6x64x1024"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 118, mnk = 10661184}, at_most = {nk = 2895248, n = 63, mk = 4198398, k = 4}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_7x48x1024", "block_6x64x128", "block_10x16x1024"
  ], factors = [315, 310, 315, 283, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 118}, at_most = {nk = 259, n = 112, mk = 4198398, k = 4, n_even = 32}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [338, 418]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 118, n_even = 33}, at_most = {nk = 259, n = 112, mk = 4198398, k = 4}, kernels = [
    "direct_3x128x512"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 118, nk = 260}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 4}, kernels = [
    "direct_6x64x1024"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 5}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 14, n_even = 32, mn = 32209}, kernels = [
    "direct_7x48x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 5, mn = 32210}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 6, n_even = 32}, kernels = [
    "direct_7x48x1024", "block_6x64x128"
  ], factors = [246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 7, mn = 32210}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 14, n_even = 4}, kernels = [
    "tall_8x48x1024", "direct_5x64x512", "direct_7x48x1024", "block_6x64x128"
  ], factors = [245, 219, 222, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 7, mn = 32210, n_even = 5}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 14, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_5x64x512", "block_6x64x128"
  ], factors = [222, 214, 240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 15}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 28, n_even = 4, mnk = 60562805}, kernels = [
    "direct_6x64x1024"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 15, n_even = 5}, at_most = {nk = 2895248, n = 32, mk = 11585, k = 28, n_even = 32, mnk = 60562805}, kernels = [
    "direct_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 15, n_even = 5, mk = 11586}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 28, n_even = 32, mnk = 60562805}, kernels = [
    "direct_10x32x2048", "direct_5x64x512", "block_6x64x128"
  ], factors = [254, 250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 15, mnk = 60562806}, at_most = {nk = 2895248, n = 32, mk = 4198398, k = 28, n_even = 32}, kernels = [
    "tall_10x32x2048", "direct_5x64x512", "direct_7x48x1024"
  ], factors = [219, 210, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 5}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 12, n_even = 32, mn = 2224873}, kernels = [
    "direct_7x48x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 13}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 28, n_even = 32, mn = 8497}, kernels = [
    "direct_7x48x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 13, mn = 8498}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 28, n_even = 32, mn = 2224873}, kernels = [
    "direct_7x48x1024", "skinny_6x48x64"
  ], factors = [236, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 5, mn = 2224874}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 28, n_even = 32}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "tall_8x48x1024", "direct_7x48x1024",
    "direct_4x96x1024", "skinny_6x48x64"
  ], factors = [251, 252, 241, 232, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 5}, at_most = {nk = 836, n = 63, mk = 4198398, k = 28, n_even = 32, mnk = 44165358}, kernels = [
    "direct_4x96x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 5, mnk = 44165359}, at_most = {nk = 836, n = 63, mk = 4198398, k = 28, n_even = 32}, kernels = [
    "sweep_whole_10x32x2048", "direct_5x64x512", "block_6x64x128"
  ], factors = [264, 264, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 5, nk = 837}, at_most = {nk = 2895248, n = 63, mk = 4198398, k = 28, n_even = 32}, kernels = [
    "direct_5x64x512", "direct_4x96x1024"
  ], factors = [238, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 33, k = 5}, at_most = {nk = 2895248, n = 80, mk = 965, k = 28, n_even = 32, mn = 6583986}, kernels = [
    "direct_7x48x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 33, k = 5, mk = 966}, at_most = {nk = 2895248, n = 80, mk = 4198398, k = 28, n_even = 32, mn = 6583986}, kernels = [
    "direct_7x48x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 5}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 28, n_even = 32, mn = 6583986, m = 42}, kernels = [
    "direct_5x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 43, k = 5}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 16, n_even = 32, mn = 6583986}, kernels = [
    "direct_5x64x512", "skinny_6x48x64"
  ], factors = [237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 43, k = 17}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 28, n_even = 32, mn = 6583986}, kernels = [
    "direct_5x64x512", "direct_7x48x1024", "skinny_6x48x64"
  ], factors = [230, 236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 33, k = 5, mn = 6583987}, at_most = {nk = 1319, n = 112, mk = 4198398, k = 28, n_even = 32}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_8x48x1024",
    "direct_4x96x1024", "block_6x64x128"
  ], factors = [253, 276, 258, 260, 273, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 33, k = 5, mn = 6583987, nk = 1320}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 28, n_even = 32}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [236, 192, 197, 194, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 5, n_even = 33}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 16, m = 98938, mn = 251695}, kernels = [
    "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 5, n_even = 33, mn = 251696}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 16, m = 98938}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_4x96x1024"
  ], factors = [221, 263, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 17, n_even = 33}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 28, m = 98938}, kernels = [
    "direct_4x96x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 98939, k = 5, n_even = 33}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 28}, kernels = [
    "sweep_whole_6x64x1024", "tall_10x32x2048", "direct_5x64x512", "block_10x32x2048", "block_6x64x128"
  ], factors = [196, 182, 200, 164, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 29}, at_most = {nk = 2895248, n = 24, mk = 64597, k = 72}, kernels = [
    "direct_6x64x1024"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 73}, at_most = {nk = 2895248, n = 24, mk = 64597, k = 98}, kernels = [
    "dot_4x6x1024", "direct_7x48x1024"
  ], factors = [265, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 29, mk = 64598}, at_most = {nk = 2895248, n = 24, mk = 4198398, k = 41}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "direct_6x64x1024", "skinny_10x32x64", "block_6x64x128"
  ], factors = [243, 240, 213, 242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 42, mk = 64598}, at_most = {nk = 2895248, n = 18, mk = 4198398, k = 98}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "tall_10x32x2048", "direct_6x64x1024", "block_6x64x128"
  ], factors = [256, 237, 241, 207, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 42, mk = 64598}, at_most = {nk = 2895248, n = 24, mk = 4198398, k = 98}, kernels = [
    "dot_2x8x768", "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "block_6x64x128"
  ], factors = [285, 244, 213, 218, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 99}, at_most = {nk = 79584, n = 18, mk = 8705}, kernels = [
    "dot_4x6x1024", "direct_7x48x1024"
  ], factors = [257, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 99, mk = 8706}, at_most = {nk = 79584, n = 18, mk = 4198398, m = 5727}, kernels = [
    "dot_4x6x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5728, k = 99, mk = 8706}, at_most = {nk = 79584, n = 18, mk = 4198398}, kernels = [
    "dot_4x6x1024", "dot_ahead_4x6x1024"
  ], factors = [239, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 99, nk = 79585}, at_most = {nk = 2895248, n = 18, mk = 4198398}, kernels = [
    "dot_4x6x1024", "sweep_whole_6x64x1024", "tall_10x32x2048", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [250, 242, 234, 193, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 99}, at_most = {nk = 89078, n = 21, mk = 4198398, k = 171}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "direct_7x48x1024"
  ], factors = [251, 238, 246, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 172}, at_most = {nk = 89078, n = 21, mk = 4198398, k_even = 724, mnk = 65413677}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "direct_7x48x1024"
  ], factors = [233, 226, 238, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 172, mnk = 65413678}, at_most = {nk = 89078, n = 21, mk = 4198398, k_even = 724}, kernels = [
    "dot_3x7x864", "tall_10x32x2048", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [249, 224, 197, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 172, k_even = 725}, at_most = {nk = 89078, n = 21, mk = 4198398}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "block_10x32x2048"
  ], factors = [266, 239, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 33, k = 99}, at_most = {nk = 89078, n = 24, mk = 4198398, k = 187}, kernels = [
    "dot_2x8x768", "direct_7x48x1024"
  ], factors = [271, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 33, k = 188}, at_most = {nk = 89078, n = 24, mk = 1033653}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "direct_7x48x1024"
  ], factors = [240, 242, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 33, k = 188, mk = 1033654}, at_most = {nk = 89078, n = 24, mk = 4198398}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "dot_ahead_4x6x1024", "tall_10x32x2048", "sweep_10x32x2048"
  ], factors = [236, 241, 244, 228, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 99, nk = 89079}, at_most = {nk = 2895248, n = 24, mk = 2253105}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_10x32x2048", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [262, 267, 231, 207, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, k = 99, nk = 89079, mk = 2253106}, at_most = {nk = 2895248, n = 24, mk = 4198398}, kernels = [
    "tall_10x32x2048", "direct_10x32x2048", "slab_10x32x128", "block_10x32x2048"
  ], factors = [238, 258, 250, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29}, at_most = {nk = 2895248, n = 32, mk = 4198398, mnk = 7568414, k = 42}, kernels = [
    "direct_6x64x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 43}, at_most = {nk = 2895248, n = 32, mk = 130185, mnk = 7568414, k = 91}, kernels = [
    "direct_6x64x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 43, mk = 130186}, at_most = {nk = 2895248, n = 32, mk = 4198398, mnk = 7568414, k = 91}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [256, 233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 92}, at_most = {nk = 2895248, n = 31, mk = 4198398, mnk = 7568414, k_even = 724}, kernels = [
    "direct_7x48x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 92, k_even = 725}, at_most = {nk = 2895248, n = 31, mk = 4198398, mnk = 7568414}, kernels = [
    "direct_10x32x2048", "direct_7x48x1024"
  ], factors = [244, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 33, k = 92}, at_most = {nk = 2895248, n = 32, mk = 4198398, mnk = 7568414, k_even = 4}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [276, 273, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 33, k = 92, k_even = 5}, at_most = {nk = 2895248, n = 32, mk = 4198398, mnk = 7568414}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [267, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415}, at_most = {nk = 5836, n = 32, mk = 4198398, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "tall_10x32x2048", "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "block_6x64x128"
  ], factors = [217, 242, 240, 216, 221, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, nk = 5837}, at_most = {nk = 1667713, n = 32, mk = 4198398, n_even = 4, mn = 8581}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [238, 218, 216, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, nk = 5837, mn = 8582}, at_most = {nk = 1667713, n = 32, mk = 1038111, n_even = 4}, kernels = [
    "dot_3x7x864", "sweep_whole_10x32x1024", "direct_10x32x2048", "direct_7x48x1024"
  ], factors = [280, 230, 241, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, nk = 5837, mn = 8582, mk = 1038112}, at_most = {nk = 1667713, n = 32, mk = 4198398, n_even = 4, k_even = 128}, kernels = [
    "dot_3x7x864", "sweep_whole_10x32x1024", "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "block_10x32x2048"
  ], factors = [270, 229, 240, 212, 216, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, nk = 5837, mn = 8582, mk = 1038112, k_even = 129}, at_most = {nk = 1667713, n = 32, mk = 4198398, n_even = 4}, kernels = [
    "dot_3x7x864", "dot_5x5x1216", "tall_10x32x2048", "block_10x32x2048"
  ], factors = [250, 293, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, nk = 1667714}, at_most = {nk = 2895248, n = 32, mk = 4198398, n_even = 4}, kernels = [
    "tall_10x32x2048", "slab_6x64x128", "block_10x32x2048"
  ], factors = [244, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, n_even = 5}, at_most = {nk = 2895248, n = 32, mk = 4198398, m = 979, mn = 10511}, kernels = [
    "sweep_whole_10x32x2048", "tall_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [266, 237, 251, 244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, k = 29, mnk = 7568415, n_even = 5, mn = 10512}, at_most = {nk = 2895248, n = 32, mk = 4198398, m = 979}, kernels = [
    "sweep_whole_8x48x1024", "direct_10x32x2048", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [248, 258, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 980, k = 29, mnk = 7568415, n_even = 5}, at_most = {nk = 2895248, n = 32, mk = 2352104, k_even = 32}, kernels = [
    "tall_8x48x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [243, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 980, k = 29, mnk = 7568415, n_even = 5, k_even = 33}, at_most = {nk = 5016, n = 32, mk = 2352104}, kernels = [
    "direct_7x48x1024", "block_6x64x128"
  ], factors = [251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 980, k = 29, mnk = 7568415, n_even = 5, k_even = 33, nk = 5017}, at_most = {nk = 2895248, n = 32, mk = 2352104}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 980, k = 29, mnk = 7568415, n_even = 5, mk = 2352105}, at_most = {nk = 2895248, n = 32, mk = 4198398}, kernels = [
    "sweep_whole_8x48x1024", "tall_10x32x2048", "tall_8x48x1024", "direct_7x48x1024", "sweep_8x48x256"
  ], factors = [238, 229, 233, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 29}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 125, mnk = 1139928}, kernels = [
    "direct_7x48x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 29, mnk = 1139929}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 125, mnk = 106885482}, kernels = [
    "tall_8x48x1024", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [253, 236, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 29, mnk = 106885483}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 125}, kernels = [
    "tall_8x48x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 126}, at_most = {nk = 2895248, n = 40, mk = 4198398, k = 5860, mnk = 24501904, m = 109}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [265, 261, 258, 226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 110, k = 126}, at_most = {nk = 2895248, n = 40, mk = 4198398, k = 5860, mnk = 24501904}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "direct_6x64x1024"
  ], factors = [237, 241, 241, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 126, mnk = 24501905}, at_most = {nk = 6772, n = 40, mk = 4198398, k = 5860}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [226, 242, 226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 126, mnk = 24501905, nk = 6773}, at_most = {nk = 2895248, n = 40, mk = 4198398, k = 5860}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "sweep_whole_8x48x1024", "tall_8x48x1024",
    "direct_7x48x1024"
  ], factors = [247, 265, 263, 235, 240, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 33, k = 126}, at_most = {nk = 2895248, n = 48, mk = 201779, k = 5860, mnk = 118948417}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 33, k = 126, mk = 201780}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 5860, mnk = 118948417}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [247, 232, 235, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 33, k = 126, mnk = 118948418}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 5860}, kernels = [
    "tall_8x48x1024", "direct_6x64x1024"
  ], factors = [246, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 5861}, at_most = {nk = 2895248, n = 48, mk = 4198398, k = 18875}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [227, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, k = 18876}, at_most = {nk = 2895248, n = 48, mk = 4198398}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024", "slab_6x64x128"
  ], factors = [259, 240, 233, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 29}, at_most = {nk = 2895248, n = 64, mk = 565518, k = 40, n_even = 8}, kernels = [
    "direct_4x96x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 41}, at_most = {nk = 2895248, n = 64, mk = 565518, k = 62, n_even = 8}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [242, 210, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 63}, at_most = {nk = 2895248, n = 64, mk = 565518, k = 119, n_even = 8}, kernels = [
    "sweep_whole_10x32x2048", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [269, 240, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 29, mk = 565519}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 119, n_even = 8}, kernels = [
    "tall_10x32x2048", "direct_6x64x1024", "direct_4x96x1024", "sweep_10x32x2048", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [236, 237, 229, 242, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 29, n_even = 9}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 119, mnk = 193807906, k_even = 4}, kernels = [
    "direct_5x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 29, n_even = 9, k_even = 5}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 119, mnk = 193807906, m = 221}, kernels = [
    "direct_5x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 222, k = 29, n_even = 9, k_even = 5}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 119, mnk = 193807906}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_4x96x1024"
  ], factors = [222, 258, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 29, n_even = 9, mnk = 193807907}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 119}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "direct_5x64x512"
  ], factors = [234, 240, 212, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 120}, at_most = {nk = 2895248, n = 64, mk = 4198398, mn = 16351, k = 1851, n_even = 8}, kernels = [
    "direct_6x64x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 120, n_even = 9}, at_most = {nk = 2895248, n = 64, mk = 4198398, mn = 16351, k = 1851}, kernels = [
    "direct_6x64x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 1852}, at_most = {nk = 2895248, n = 64, mk = 4198398, mn = 16351, k_even = 128}, kernels = [
    "sweep_whole_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "slab_10x32x128", "slab_6x64x128"
  ], factors = [255, 243, 248, 252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 1852, k_even = 129}, at_most = {nk = 2895248, n = 64, mk = 4198398, mn = 3455}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "slab_6x64x128"
  ], factors = [238, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 1852, k_even = 129, mn = 3456}, at_most = {nk = 2895248, n = 64, mk = 4198398, mn = 16351}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_4x96x1024", "slab_10x32x128", "block_10x32x2048"
  ], factors = [245, 247, 232, 255, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 120, mn = 16352}, at_most = {nk = 14468, n = 64, mk = 2243499, k = 370}, kernels = [
    "dot_2x8x768", "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024", "sweep_3x128x512"
  ], factors = [262, 249, 225, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 120, mn = 16352, mk = 2243500}, at_most = {nk = 14468, n = 64, mk = 4198398, k = 370}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "direct_3x128x512"
  ], factors = [246, 245, 243, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 120, mn = 16352, nk = 14469}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 370, mnk = 66940103}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [236, 242, 256, 255, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 120, mn = 16352, nk = 14469, mnk = 66940104}, at_most = {nk = 2895248, n = 64, mk = 4198398, k = 370}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [252, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 371, mn = 16352}, at_most = {nk = 2895248, n = 60, mk = 4198398, mnk = 30775286}, kernels = [
    "dot_2x8x768", "direct_6x64x1024"
  ], factors = [253, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 371, mn = 16352, mnk = 30775287}, at_most = {nk = 2895248, n = 60, mk = 4198398, mnk = 35703553}, kernels = [
    "dot_2x8x768", "direct_6x64x1024"
  ], factors = [240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 33, k = 371, mn = 16352, mnk = 35703554}, at_most = {nk = 2895248, n = 60, mk = 4198398}, kernels = [
    "dot_2x8x768", "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [255, 243, 236, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 61, m = 33, k = 371, mn = 16352}, at_most = {nk = 2895248, n = 64, mk = 2117184}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [252, 252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 61, m = 33, k = 371, mn = 16352, mk = 2117185}, at_most = {nk = 2895248, n = 64, mk = 4198398}, kernels = [
    "sweep_whole_6x64x1024", "tall_10x32x2048", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [253, 245, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 33, k = 29}, at_most = {nk = 2895248, n = 80, mk = 4198398, k = 42}, kernels = [
    "direct_7x48x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 33, k = 43}, at_most = {nk = 2895248, n = 80, mk = 4198398, k = 103}, kernels = [
    "tall_8x48x1024", "direct_10x32x2048", "direct_7x48x1024"
  ], factors = [251, 256, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 33, k = 104}, at_most = {nk = 2895248, n = 80, mk = 4198398, k = 3854, m = 1421}, kernels = [
    "dot_2x8x768", "direct_7x48x1024"
  ], factors = [288, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 1422, k = 104}, at_most = {nk = 2895248, n = 80, mk = 4198398, k = 3854}, kernels = [
    "tall_8x48x1024", "direct_7x48x1024"
  ], factors = [251, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 33, k = 3855}, at_most = {nk = 2895248, n = 80, mk = 4198398}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "slab_6x64x128", "block_10x32x2048"
  ], factors = [245, 245, 226, 262, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 29}, at_most = {nk = 2895248, n = 112, mk = 199595, k = 77}, kernels = [
    "direct_6x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 78}, at_most = {nk = 2895248, n = 90, mk = 199595}, kernels = [
    "dot_3x7x864", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [318, 256, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 33, k = 78}, at_most = {nk = 2895248, n = 112, mk = 199595}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 29, mk = 199596}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 127}, kernels = [
    "sweep_whole_10x32x2048", "tall_8x48x1024", "direct_6x64x1024", "direct_3x128x512", "direct_7x48x1024",
    "direct_4x96x1024"
  ], factors = [240, 245, 225, 268, 234, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 128, mk = 199596}, at_most = {nk = 18156, n = 112, mk = 4198398, k = 2500}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "block_10x32x2048"
  ], factors = [243, 231, 232, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 128, mk = 199596, nk = 18157}, at_most = {nk = 2895248, n = 112, mk = 4198398, k = 2500}, kernels = [
    "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [254, 235, 241, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 33, k = 2501, mk = 199596}, at_most = {nk = 2895248, n = 112, mk = 4198398}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "slab_10x32x128", "slab_6x64x128", "block_10x32x2048"
  ], factors = [239, 241, 248, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, mk = 4198399}, at_most = {nk = 2895248, n = 112, mk = 7802030, k = 43, mn = 8398678}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "direct_5x64x512"
  ], factors = [209, 222, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, mk = 4198399, mn = 8398679}, at_most = {nk = 2895248, n = 112, mk = 7802030, k = 43}, kernels = [
    "sweep_whole_6x64x1024", "tall_10x32x2048", "direct_5x64x512", "direct_4x96x1024", "block_6x64x128",
    "block_10x16x1024"
  ], factors = [245, 212, 224, 228, 231, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, mk = 4198399, k = 44}, at_most = {nk = 2895248, n = 32, mk = 7802030, mn = 42275}, kernels = [
    "dot_ahead_4x6x1024", "tall_10x32x2048", "block_10x32x2048"
  ], factors = [279, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, mk = 4198399, k = 44, mn = 42276}, at_most = {nk = 2895248, n = 18, mk = 7802030, m = 42491}, kernels = [
    "dot_4x6x1024", "dot_ahead_4x6x1024", "tall_10x32x2048"
  ], factors = [300, 250, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 33, mk = 4198399, k = 44, mn = 42276}, at_most = {nk = 2895248, n = 24, mk = 7802030, m = 42491}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x8x768", "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_8x48x1024",
    "block_10x32x2048"
  ], factors = [256, 269, 264, 237, 238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 42492, mk = 4198399, k = 44, mn = 42276}, at_most = {nk = 2895248, n = 24, mk = 7802030}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "block_10x32x2048"
  ], factors = [229, 231, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 33, mk = 4198399, k = 44, mn = 42276}, at_most = {nk = 2895248, n = 32, mk = 7802030}, kernels = [
    "sweep_whole_10x32x1024", "tall_10x32x2048", "block_10x32x2048"
  ], factors = [232, 231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, mk = 4198399, k = 44}, at_most = {nk = 2895248, n = 47, mk = 7802030}, kernels = [
    "dot_ahead_4x6x1024", "tall_8x48x1024", "sweep_8x48x256"
  ], factors = [294, 236, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 33, mk = 4198399, k = 44}, at_most = {nk = 2895248, n = 112, mk = 7802030}, kernels = [
    "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [251, 233, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, mk = 7802031}, at_most = {nk = 2895248, n = 32, k = 47}, kernels = [
    "tall_10x32x2048", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [197, 214, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, mk = 7802031, k = 48}, at_most = {nk = 2895248, n = 32}, kernels = [
    "dot_ahead_4x6x1024", "sweep_whole_10x32x2048", "tall_10x32x2048", "tall_8x48x1024", "sweep_10x32x2048"
  ], factors = [309, 221, 224, 224, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, mk = 7802031}, at_most = {nk = 2895248, n = 47, k = 199}, kernels = [
    "tall_8x48x1024", "sweep_8x48x256"
  ], factors = [222, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 33, mk = 7802031, k = 200}, at_most = {nk = 2895248, n = 47}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "sweep_8x48x256"
  ], factors = [247, 234, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 33, mk = 7802031}, at_most = {nk = 2895248, n = 112}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024", "sweep_3x128x512"
  ], factors = [241, 241, 222, 231, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 183, m = 48, mk = 128}, kernels = [
    "skinny_10x32x64"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, m = 10}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 1012, m = 24, mk = 128}, kernels = [
    "skinny_6x64x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, m = 25}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 1012, m = 48, mk = 128}, kernels = [
    "skinny_6x64x64"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mk = 129}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 1012, m = 24}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 25, mk = 129}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 1012, m = 48, n_even = 4}, kernels = [
    "direct_5x64x512", "skinny_8x48x64"
  ], factors = [243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 25, mk = 129, n_even = 5}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 1012, m = 48}, kernels = [
    "direct_5x64x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49}, at_most = {nk = 413, k = 2, mn = 364524, n = 1012, m = 71}, kernels = [
    "direct_6x64x1024"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 72}, at_most = {nk = 413, k = 2, mn = 364524, n = 1012, mnk = 30356}, kernels = [
    "direct_6x64x1024"
  ], factors = [424]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 72, mnk = 30357}, at_most = {nk = 413, k = 2, mn = 364524, n = 1012}, kernels = [
    "direct_6x64x1024"
  ], factors = [405]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, nk = 414}, at_most = {nk = 2895248, k = 1, mn = 364524, n = 1012, n_even = 4}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [335, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, nk = 414, n_even = 5}, at_most = {nk = 2895248, k = 1, mn = 364524, n = 1012}, kernels = [
    "skinny_6x64x64"
  ], factors = [338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, nk = 414, k = 2}, at_most = {nk = 2895248, k = 2, mn = 364524, n = 1012, n_even = 128, m = 195}, kernels = [
    "skinny_6x64x64"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 196, nk = 414, k = 2}, at_most = {nk = 2895248, k = 2, mn = 364524, n = 1012, n_even = 128}, kernels = [
    "direct_5x64x512", "skinny_6x64x64"
  ], factors = [345, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, nk = 414, k = 2, n_even = 129}, at_most = {nk = 2895248, k = 2, mn = 364524, n = 1012}, kernels = [
    "sweep_whole_10x32x1024", "slab_6x64x128", "skinny_6x64x64"
  ], factors = [262, 270, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, mn = 364525}, at_most = {nk = 2895248, k = 2, mn = 4424449, n = 311, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "sweep_6x64x16", "sweep_8x48x256", "skinny_10x32x64",
    "skinny_6x48x64"
  ], factors = [246, 258, 260, 256, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 312, m = 49, mn = 364525}, at_most = {nk = 2895248, k = 2, mn = 4424449, n = 1012, n_even = 4, m = 3323}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_4x96x1024", "sweep_6x64x16", "skinny_10x32x64",
    "skinny_6x64x64"
  ], factors = [242, 251, 255, 261, 257, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 312, m = 3324, mn = 364525}, at_most = {nk = 2895248, k = 2, mn = 4424449, n = 1012, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_6x64x64"
  ], factors = [239, 245, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, mn = 364525, n_even = 5}, at_most = {nk = 2895248, k = 2, mn = 4424449, n = 156, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "direct_3x128x512", "direct_5x64x512", "skinny_6x64x64"
  ], factors = [241, 365, 270, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 49, mn = 364525, n_even = 5}, at_most = {nk = 2895248, k = 2, mn = 4424449, n = 1012, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_5x64x512", "sweep_6x64x16"
  ], factors = [225, 235, 252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, mn = 364525, n_even = 363}, at_most = {nk = 2895248, k = 2, mn = 4424449, n = 1012}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3}, at_most = {nk = 2895248, k = 16, mn = 305788, n = 471, n_even = 32, mk = 626}, kernels = [
    "direct_6x64x1024"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3, mk = 627}, at_most = {nk = 2895248, k = 16, mn = 305788, n = 471, n_even = 32}, kernels = [
    "direct_5x64x512", "skinny_6x48x64"
  ], factors = [255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3, mn = 305789}, at_most = {nk = 2895248, k = 3, mn = 4424449, n = 471, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "direct_10x32x2048", "direct_5x64x512", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [230, 298, 244, 245, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 4, mn = 305789}, at_most = {nk = 2895248, k = 16, mn = 4424449, n = 471, n_even = 32}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_6x48x64",
    "block_6x64x128"
  ], factors = [227, 230, 243, 235, 231, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3, n_even = 33}, at_most = {nk = 829, k = 16, mn = 4424449, n = 471, mnk = 48766}, kernels = [
    "direct_6x64x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3, n_even = 33, mnk = 48767}, at_most = {nk = 829, k = 16, mn = 4424449, n = 471}, kernels = [
    "direct_5x64x512"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3, n_even = 33, nk = 830}, at_most = {nk = 2895248, k = 16, mn = 14909, n = 286}, kernels = [
    "direct_5x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 3, n_even = 33, nk = 830, mn = 14910}, at_most = {nk = 2895248, k = 16, mn = 4424449, n = 286}, kernels = [
    "sweep_whole_10x32x2048", "direct_5x64x512", "skinny_6x48x64"
  ], factors = [246, 252, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 287, m = 49, k = 3, n_even = 33, nk = 830}, at_most = {nk = 2895248, k = 16, mn = 4424449, n = 471, mk = 927}, kernels = [
    "sweep_whole_6x64x1024", "direct_5x64x512", "skinny_6x64x64", "skinny_8x48x64"
  ], factors = [243, 266, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 287, m = 49, k = 3, n_even = 33, nk = 830, mk = 928}, at_most = {nk = 2895248, k = 16, mn = 4424449, n = 471}, kernels = [
    "direct_5x64x512", "skinny_6x48x64"
  ], factors = [256, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 17}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 471, n_even = 4}, kernels = [
    "direct_5x64x512", "skinny_8x48x64"
  ], factors = [239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 49, k = 17, n_even = 5}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 471}, kernels = [
    "sweep_whole_8x48x1024", "direct_5x64x512", "sweep_10x32x2048"
  ], factors = [252, 254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 472, m = 49, k = 3}, at_most = {nk = 2895248, k = 5, mn = 4424449, n = 1012, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_5x64x512", "skinny_6x64x64", "skinny_6x48x64"
  ], factors = [235, 251, 257, 241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 472, m = 49, k = 3, n_even = 363}, at_most = {nk = 2895248, k = 5, mn = 4424449, n = 1012}, kernels = [
    "sweep_whole_6x64x1024", "direct_5x64x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_6x48x64"
  ], factors = [221, 227, 222, 222, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 472, m = 49, k = 6}, at_most = {nk = 2895248, k = 16, mn = 4424449, n = 1012}, kernels = [
    "direct_5x64x512", "sweep_8x48x256", "skinny_8x48x64", "skinny_6x48x64"
  ], factors = [240, 239, 229, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 472, m = 49, k = 17}, at_most = {nk = 2895248, k = 29, mn = 4424449, n = 1012}, kernels = [
    "sweep_whole_8x48x1024", "direct_5x64x512", "direct_7x48x1024"
  ], factors = [249, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10}, at_most = {nk = 2895248, k = 29, mn = 4424449, n_even = 724, mk = 78}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [289, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 79}, at_most = {nk = 2895248, k = 29, mn = 4424449, n_even = 724, mk = 364, m = 40}, kernels = [
    "direct_4x96x1024", "sweep_6x64x16", "sweep_8x48x256", "skinny_10x32x64"
  ], factors = [245, 246, 235, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 41, mk = 79}, at_most = {nk = 2895248, k = 1, mn = 358108, n_even = 724, mk = 364}, kernels = [
    "sweep_whole_6x64x1024", "sweep_6x64x16", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [350, 350, 349, 355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 41, mk = 79, k = 2}, at_most = {nk = 2895248, k = 29, mn = 358108, n_even = 724, mk = 364}, kernels = [
    "direct_6x64x1024", "slab_6x64x64", "sweep_6x64x16", "sweep_8x48x256", "skinny_6x64x64"
  ], factors = [286, 257, 263, 264, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 41, mk = 79, mn = 358109}, at_most = {nk = 2895248, k = 29, mn = 4424449, n_even = 724, mk = 364}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_5x64x512", "slab_6x64x128", "sweep_6x64x16"
  ], factors = [264, 237, 257, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365}, at_most = {nk = 2895248, k = 2, mn = 3077764, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "direct_5x64x512", "sweep_10x32x2048", "sweep_6x64x16", "sweep_8x48x256"
  ], factors = [251, 252, 251, 260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, k = 3}, at_most = {nk = 2895248, k = 3, mn = 3077764, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "direct_5x64x512", "slab_10x32x128", "sweep_6x64x16"
  ], factors = [260, 233, 243, 240, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, mn = 3077765}, at_most = {nk = 2895248, k = 3, mn = 4424449, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_5x64x512", "sweep_6x64x16", "block_6x64x128"
  ], factors = [237, 244, 259, 237, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, k = 4}, at_most = {nk = 2895248, k = 16, mn = 443047, n_even = 724}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "sweep_8x48x256", "skinny_8x48x64"
  ], factors = [248, 246, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, k = 4, mn = 443048}, at_most = {nk = 2895248, k = 8, mn = 3964749, n_even = 724}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_5x64x512", "direct_4x96x1024", "sweep_8x48x256",
    "block_6x64x128"
  ], factors = [260, 230, 233, 238, 252, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, k = 9, mn = 443048}, at_most = {nk = 2895248, k = 16, mn = 3964749, n_even = 724}, kernels = [
    "direct_5x64x512", "direct_7x48x1024", "sweep_8x48x256", "skinny_8x48x64", "block_6x64x128"
  ], factors = [233, 231, 237, 236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, k = 4, mn = 3964750}, at_most = {nk = 2895248, k = 16, mn = 4424449, n_even = 724}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "skinny_8x48x64"
  ], factors = [236, 238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, mk = 365, k = 17}, at_most = {nk = 2895248, k = 29, mn = 4424449, n_even = 724}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_5x64x512", "direct_7x48x1024", "sweep_8x48x256"
  ], factors = [245, 250, 240, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725}, at_most = {nk = 2895248, k = 3, mn = 248755}, kernels = [
    "sweep_6x64x16"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 4}, at_most = {nk = 2895248, k = 6, mn = 248755}, kernels = [
    "sweep_6x64x16", "sweep_8x48x256", "skinny_6x64x64"
  ], factors = [229, 226, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, mn = 248756}, at_most = {nk = 2895248, k = 6, mn = 4424449, n = 1448}, kernels = [
    "sweep_whole_6x64x1024", "slab_6x64x64", "sweep_6x64x16"
  ], factors = [225, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 10, n_even = 725, mn = 248756}, at_most = {nk = 2895248, k = 2, mn = 4424449}, kernels = [
    "sweep_whole_6x64x1024", "direct_3x128x512", "sweep_6x64x16", "skinny_6x64x64"
  ], factors = [262, 225, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 10, n_even = 725, mn = 248756, k = 3}, at_most = {nk = 2895248, k = 6, mn = 4424449}, kernels = [
    "sweep_whole_6x64x1024", "direct_3x128x512", "slab_6x64x64", "sweep_10x32x2048", "sweep_6x64x16",
    "sweep_8x48x256"
  ], factors = [257, 218, 246, 244, 242, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 7}, at_most = {nk = 2895248, k = 8, mn = 4424449, mk = 1126}, kernels = [
    "direct_4x96x1024", "sweep_8x48x256", "skinny_8x48x64"
  ], factors = [219, 231, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 7, mk = 1127}, at_most = {nk = 2895248, k = 8, mn = 4424449}, kernels = [
    "sweep_whole_10x32x2048", "direct_4x96x1024", "sweep_6x64x16", "skinny_10x32x64", "skinny_6x64x64",
    "block_6x64x128"
  ], factors = [242, 240, 229, 243, 262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 9}, at_most = {nk = 2895248, k = 13, mn = 4424449}, kernels = [
    "direct_5x64x512", "sweep_6x64x16", "sweep_8x48x256"
  ], factors = [238, 234, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 14}, at_most = {nk = 2895248, k = 29, mn = 4043098, mk = 309}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "slab_6x64x64", "sweep_8x48x256", "skinny_8x48x64"
  ], factors = [244, 222, 232, 231, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 14, mk = 310}, at_most = {nk = 2895248, k = 29, mn = 4043098}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "sweep_8x48x256", "block_6x64x128"
  ], factors = [251, 246, 243, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1013, m = 10, n_even = 725, k = 14, mn = 4043099}, at_most = {nk = 2895248, k = 29, mn = 4424449}, kernels = [
    "sweep_whole_10x32x1024", "slab_10x32x128", "sweep_10x32x2048", "sweep_8x48x256", "block_6x64x128"
  ], factors = [239, 270, 229, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 4424450}, at_most = {nk = 2895248, k = 29, n_even = 362, mn = 6274561}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_10x32x2048",
    "sweep_16x16x4096"
  ], factors = [248, 250, 248, 245, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 6274562}, at_most = {nk = 2895248, k = 4, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024",
    "slab_16x16x64"
  ], factors = [281, 285, 284, 242, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 6274562, k = 5}, at_most = {nk = 2895248, k = 15, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024"
  ], factors = [216, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 6274562, k = 16}, at_most = {nk = 2895248, k = 29, n_even = 362}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [220, 242, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 4424450, n_even = 363}, at_most = {nk = 2895248, k = 8, mn = 10676057}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [248, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 10676058, n_even = 363}, at_most = {nk = 2895248, k = 8}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "slab_16x16x64"
  ], factors = [247, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 4424450, n_even = 363, k = 9}, at_most = {nk = 2895248, k = 29, mn = 8550878}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "slab_10x32x128", "slab_10x32x64"
  ], factors = [227, 229, 220, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, mn = 8550879, n_even = 363, k = 9}, at_most = {nk = 2895248, k = 29}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "slab_10x32x128", "slab_10x32x64"
  ], factors = [210, 210, 202, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, k = 30}, at_most = {nk = 2895248, m = 10, mnk = 3326723}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [258, 261, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 10, k = 30, mnk = 3326724}, at_most = {nk = 2895248, m = 10}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "direct_6x64x1024", "slab_10x32x64", "skinny_10x32x64"
  ], factors = [236, 241, 211, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 11, k = 30}, at_most = {nk = 2895248, m = 12, mnk = 6127099}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "sweep_8x48x256"
  ], factors = [246, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 11, k = 30, mnk = 6127100}, at_most = {nk = 2895248, m = 12, mk = 8879}, kernels = [
    "sweep_whole_6x64x1024", "slab_6x64x128"
  ], factors = [234, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 11, k = 30, mnk = 6127100, mk = 8880}, at_most = {nk = 2895248, m = 12}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "slab_6x64x128", "slab_6x64x64"
  ], factors = [232, 225, 249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 30}, at_most = {nk = 379461, m = 24, k = 66, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "sweep_8x48x256"
  ], factors = [246, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 30, n_even = 725}, at_most = {nk = 379461, m = 24, k = 66}, kernels = [
    "direct_6x64x1024", "sweep_8x48x256"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 67}, at_most = {nk = 379461, m = 16, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [252, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 17, k = 67}, at_most = {nk = 379461, m = 18, n_even = 4}, kernels = [
    "direct_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 19, k = 67}, at_most = {nk = 379461, m = 24, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [254, 243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 67, n_even = 5}, at_most = {nk = 379461, m = 16}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "sweep_8x48x256"
  ], factors = [261, 252, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 17, k = 67, n_even = 5}, at_most = {nk = 379461, m = 18}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 19, k = 67, n_even = 5}, at_most = {nk = 379461, m = 24}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024",
    "direct_5x64x512"
  ], factors = [262, 271, 264, 259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 25, k = 30}, at_most = {nk = 379461, m = 31, n_even = 4}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512",
    "direct_7x48x1024"
  ], factors = [251, 256, 247, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 25, k = 30, n_even = 5}, at_most = {nk = 379461, m = 31}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [259, 265, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 32, k = 30}, at_most = {nk = 379461, m = 32}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "sweep_8x48x256"
  ], factors = [262, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 30, nk = 379462}, at_most = {nk = 1578775, m = 16, k_even = 362}, kernels = [
    "sweep_whole_8x48x1024", "direct_7x48x1024", "slab_6x64x64", "slab_8x48x64", "skinny_10x32x64",
    "skinny_8x48x64"
  ], factors = [224, 217, 258, 259, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 17, k = 30, nk = 379462}, at_most = {nk = 1578775, m = 18, k_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024", "slab_6x64x64", "skinny_10x32x64"
  ], factors = [242, 226, 239, 253, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 30, nk = 379462, k_even = 363}, at_most = {nk = 1578775, m = 18}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "slab_10x32x128", "slab_6x64x128"
  ], factors = [243, 216, 230, 223, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 19, k = 30, nk = 379462}, at_most = {nk = 1578775, m = 24}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_5x64x512", "direct_7x48x1024", "slab_6x64x128",
    "skinny_10x32x64"
  ], factors = [248, 234, 245, 223, 253, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 25, k = 30, nk = 379462}, at_most = {nk = 1578775, m = 32}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512", "slab_6x64x128",
    "skinny_10x32x64"
  ], factors = [246, 239, 243, 247, 250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 30, nk = 1578776}, at_most = {nk = 2895248, m = 18, k_even = 8}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "slab_6x64x128", "slab_6x64x64", "skinny_10x32x64",
    "skinny_8x48x64"
  ], factors = [249, 231, 258, 258, 241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 13, k = 30, nk = 1578776, k_even = 9}, at_most = {nk = 2895248, m = 18}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_5x64x512", "slab_10x32x128", "slab_6x64x128",
    "skinny_10x32x64"
  ], factors = [245, 223, 248, 244, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 19, k = 30, nk = 1578776}, at_most = {nk = 2895248, m = 32, k_even = 724}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_7x48x1024", "slab_6x64x128", "skinny_10x32x64",
    "skinny_8x48x64"
  ], factors = [255, 243, 247, 250, 252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 19, k = 30, nk = 1578776, k_even = 725}, at_most = {nk = 2895248, m = 32}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "slab_6x64x128"
  ], factors = [244, 270, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30}, at_most = {nk = 10752, k = 57, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [248, 244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, n_even = 5}, at_most = {nk = 10752, k = 57}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_5x64x512"
  ], factors = [256, 261, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 10753}, at_most = {nk = 629259, k = 57, n_even = 362, n = 1052, mk = 2169}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 10753, mk = 2170}, at_most = {nk = 629259, k = 57, n_even = 362, n = 1052}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512",
    "direct_7x48x1024", "slab_8x32x32"
  ], factors = [249, 253, 246, 245, 242, 366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1053, m = 33, k = 30, nk = 10753}, at_most = {nk = 629259, k = 41, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_7x48x1024",
    "sweep_8x48x256", "skinny_8x48x64"
  ], factors = [245, 250, 253, 243, 247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1053, m = 33, k = 42, nk = 10753}, at_most = {nk = 629259, k = 57, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_7x48x1024",
    "direct_4x96x1024", "block_6x64x128"
  ], factors = [246, 252, 257, 240, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 10753, n_even = 363}, at_most = {nk = 629259, k = 57}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "sweep_8x48x256",
    "block_6x64x128"
  ], factors = [249, 251, 251, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58}, at_most = {nk = 206451, n_even = 4, mn = 45072, k = 135}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [254, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 136}, at_most = {nk = 206451, n_even = 4, mn = 45072, mk = 34631}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024", "block_6x64x128"
  ], factors = [249, 251, 247, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 136, mk = 34632}, at_most = {nk = 206451, n_even = 4, mn = 45072, k = 1003}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024", "sweep_10x32x2048"
  ], factors = [248, 246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 1004, mk = 34632}, at_most = {nk = 206451, n_even = 4, mn = 45072}, kernels = [
    "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, mn = 45073}, at_most = {nk = 60548, n_even = 4}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [249, 243, 241, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, mn = 45073, nk = 60549}, at_most = {nk = 206451, n_even = 4, mk = 102598}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "block_10x32x2048"
  ], factors = [248, 257, 246, 241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, mn = 45073, nk = 60549, mk = 102599}, at_most = {nk = 206451, n_even = 4, k = 447, m = 484}, kernels = [
    "direct_10x32x2048", "direct_7x48x1024"
  ], factors = [242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 485, k = 58, mn = 45073, nk = 60549, mk = 102599}, at_most = {nk = 206451, n_even = 4, k = 447, n = 249}, kernels = [
    "direct_6x64x1024", "block_10x32x2048"
  ], factors = [238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 250, m = 485, k = 58, mn = 45073, nk = 60549, mk = 102599}, at_most = {nk = 206451, n_even = 4, k = 447}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [252, 254, 253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 448, mn = 45073, nk = 60549, mk = 102599}, at_most = {nk = 206451, n_even = 4}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "direct_10x32x2048", "direct_6x64x1024", "direct_7x48x1024",
    "block_10x32x2048"
  ], factors = [254, 254, 249, 242, 243, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, nk = 206452}, at_most = {nk = 322516, n_even = 4, k_even = 256, m = 95, k = 1270}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "skinny_10x32x64"
  ], factors = [251, 253, 247, 240, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 1271, nk = 206452}, at_most = {nk = 322516, n_even = 4, k_even = 256, m = 95}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [255, 249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, nk = 322517}, at_most = {nk = 629259, n_even = 4, k_even = 256, m = 95}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024"
  ], factors = [246, 239, 251, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 96, k = 58, nk = 206452}, at_most = {nk = 629259, n_even = 4, k_even = 256, mnk = 100912295}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "block_10x32x2048"
  ], factors = [249, 254, 242, 237, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 96, k = 58, nk = 206452, mnk = 100912296}, at_most = {nk = 629259, n_even = 4, k_even = 256, mnk = 123153072}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024",
    "block_10x32x2048"
  ], factors = [258, 255, 243, 255, 240, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 96, k = 58, nk = 206452, mnk = 123153073}, at_most = {nk = 629259, n_even = 4, k_even = 256}, kernels = [
    "sweep_whole_10x32x1024", "tall_8x48x1024", "direct_6x64x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [255, 257, 245, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, nk = 206452, k_even = 257}, at_most = {nk = 629259, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [248, 252, 240, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, n_even = 5}, at_most = {nk = 629259, k_even = 724, m = 49, mk = 50340}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [265, 265, 259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, n_even = 5, mk = 50341}, at_most = {nk = 629259, k_even = 724, m = 49}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [250, 254, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 50, k = 58, n_even = 5}, at_most = {nk = 629259, k_even = 362, m = 123}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [261, 267, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 50, k = 58, n_even = 5, k_even = 363}, at_most = {nk = 629259, k_even = 724, m = 123}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [261, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 58, n_even = 5}, at_most = {nk = 629259, k_even = 724, mk = 12543, n_even = 362, mn = 77716}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_5x64x512"
  ], factors = [263, 267, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 58, n_even = 5, mn = 77717}, at_most = {nk = 629259, k_even = 724, mk = 12543, n_even = 362}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [268, 262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 58, n_even = 5, mk = 12544}, at_most = {nk = 629259, k_even = 724, mk = 90788, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [263, 266, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 58, n_even = 363}, at_most = {nk = 629259, k_even = 724, mk = 90788, k = 123}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "block_6x64x128"
  ], factors = [253, 251, 257, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 124, n_even = 363}, at_most = {nk = 629259, k_even = 724, mk = 90788, m = 211}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024"
  ], factors = [256, 247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 212, k = 124, n_even = 363}, at_most = {nk = 629259, k_even = 724, mk = 90788}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [254, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 58, n_even = 5, mk = 90789}, at_most = {nk = 629259, k_even = 724, k = 190}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_7x48x1024", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [257, 260, 256, 245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 191, n_even = 5, mk = 90789}, at_most = {nk = 71204, k_even = 724, mn = 122606}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_5x64x512"
  ], factors = [260, 265, 262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 191, n_even = 5, mk = 90789, mn = 122607}, at_most = {nk = 71204, k_even = 724}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_8x48x1024",
    "direct_6x64x1024"
  ], factors = [258, 259, 260, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 191, n_even = 5, mk = 90789, nk = 71205}, at_most = {nk = 329721, k_even = 724}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_10x32x2048",
    "direct_6x64x1024", "block_10x32x2048"
  ], factors = [260, 260, 266, 249, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 191, n_even = 5, mk = 90789, nk = 329722}, at_most = {nk = 629259, k_even = 724, mnk = 137838849}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_5x64x512",
    "block_10x32x2048"
  ], factors = [260, 261, 255, 258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 191, n_even = 5, mk = 90789, nk = 329722, mnk = 137838850}, at_most = {nk = 629259, k_even = 128}, kernels = [
    "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_8x48x1024", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [268, 249, 252, 261, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 124, k = 191, n_even = 5, mk = 90789, nk = 329722, mnk = 137838850, k_even = 129}, at_most = {nk = 629259, k_even = 724}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_10x32x1024", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [250, 255, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, n_even = 5, k_even = 725}, at_most = {nk = 629259, n_even = 362}, kernels = [
    "sweep_whole_10x32x2048", "tall_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "block_10x32x2048"
  ], factors = [258, 250, 257, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 58, n_even = 363, k_even = 725}, at_most = {nk = 629259}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_5x64x512", "block_10x32x2048"
  ], factors = [270, 249, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260}, at_most = {nk = 1427758, k_even = 4, n_even = 4, m = 109, mk = 40118}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_7x48x1024"
  ], factors = [254, 249, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, mk = 40119}, at_most = {nk = 1427758, k_even = 4, n_even = 4, m = 109, k = 1874}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [250, 254, 243, 237, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 1875, nk = 629260, mk = 40119}, at_most = {nk = 1427758, k_even = 4, n_even = 4, m = 109}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [245, 241, 236, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, k_even = 5}, at_most = {nk = 1427758, k_even = 724, n_even = 4, m = 109}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024",
    "block_10x32x2048"
  ], factors = [249, 251, 243, 236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 110, k = 30, nk = 629260}, at_most = {nk = 1427758, k_even = 724, n_even = 4, k = 771}, kernels = [
    "sweep_whole_8x48x1024", "tall_10x32x2048", "tall_8x48x1024", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [264, 257, 259, 252, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 110, k = 772, nk = 629260}, at_most = {nk = 1427758, k_even = 724, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048"
  ], factors = [263, 260, 252, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, n_even = 5}, at_most = {nk = 1427758, k_even = 724, mnk = 164362392}, kernels = [
    "sweep_whole_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024",
    "slab_8x48x64", "block_10x32x2048"
  ], factors = [258, 256, 258, 251, 271, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, n_even = 5, mnk = 164362393}, at_most = {nk = 1427758, k_even = 724, k = 478}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "block_10x32x2048"
  ], factors = [264, 269, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 479, nk = 629260, n_even = 5, mnk = 164362393}, at_most = {nk = 1427758, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "tall_8x48x1024", "direct_6x64x1024", "direct_4x96x1024", "block_10x32x2048"
  ], factors = [267, 256, 269, 265, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 1427759}, at_most = {nk = 2895248, k_even = 724, m = 87, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_7x48x1024", "slab_6x64x128", "skinny_10x32x64",
    "block_10x32x2048"
  ], factors = [259, 271, 276, 253, 248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 1427759, n_even = 5}, at_most = {nk = 2895248, k_even = 724, m = 87}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "direct_5x64x512", "slab_10x32x128",
    "slab_6x64x128"
  ], factors = [260, 262, 267, 273, 248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 88, k = 30, nk = 1427759}, at_most = {nk = 2294753, k_even = 724, n_even = 4, mk = 286351}, kernels = [
    "tall_10x32x2048", "direct_6x64x1024", "slab_10x32x128", "block_10x32x2048"
  ], factors = [260, 270, 262, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 88, k = 30, nk = 1427759, mk = 286352}, at_most = {nk = 2294753, k_even = 724, n_even = 4}, kernels = [
    "direct_6x64x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [270, 261, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 88, k = 30, nk = 2294754}, at_most = {nk = 2895248, k_even = 724, n_even = 4}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "slab_6x64x128", "skinny_10x32x64", "block_10x32x2048"
  ], factors = [264, 267, 265, 253, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 88, k = 30, nk = 1427759, n_even = 5}, at_most = {nk = 2895248, k_even = 724}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "direct_6x64x1024", "slab_10x32x128", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [253, 258, 284, 261, 267, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, k_even = 725}, at_most = {nk = 2895248, n_even = 724, n = 504}, kernels = [
    "tall_10x32x2048", "direct_6x64x1024", "direct_5x64x512", "direct_7x48x1024", "slab_6x64x128",
    "block_10x32x2048"
  ], factors = [252, 260, 251, 269, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 505, m = 33, k = 30, nk = 629260, k_even = 725}, at_most = {nk = 2895248, n_even = 724}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_5x64x512", "slab_6x64x128", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [270, 249, 256, 254, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, k_even = 725, n_even = 725}, at_most = {nk = 2895248, mnk = 136814063}, kernels = [
    "direct_5x64x512", "slab_6x64x128", "block_10x32x2048"
  ], factors = [255, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 33, k = 30, nk = 629260, k_even = 725, n_even = 725, mnk = 136814064}, at_most = {nk = 2895248}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "slab_6x64x128", "block_10x32x2048"
  ], factors = [256, 254, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 2895249}, at_most = {m = 10, k = 30792, nk = 4559584, mnk = 36970460}, kernels = [
    "sweep_whole_10x32x1024", "skinny_10x32x64"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 2895249, mnk = 36970461}, at_most = {m = 10, k = 30792, nk = 4559584}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [242, 244, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 2895249}, at_most = {m = 12, k = 30792, nk = 4559584}, kernels = [
    "sweep_whole_6x64x1024", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64"
  ], factors = [254, 239, 242, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 2895249}, at_most = {m = 55, k = 30792, nk = 3756557}, kernels = [
    "sweep_whole_8x48x1024", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64", "skinny_10x32x64",
    "skinny_8x48x64"
  ], factors = [266, 251, 252, 253, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 3756558}, at_most = {m = 28, k = 30792, nk = 4559584}, kernels = [
    "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [247, 239, 247, 250, 248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, nk = 3756558}, at_most = {m = 55, k = 30792, nk = 4559584}, kernels = [
    "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [250, 250, 249, 251, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 4559585}, at_most = {m = 28, k = 30792, n_even = 362, nk = 10561166}, kernels = [
    "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [242, 232, 236, 236, 252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 10561167}, at_most = {m = 10, k = 30792, n_even = 362}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "skinny_10x32x64"
  ], factors = [234, 234, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 10561167}, at_most = {m = 12, k = 30792, n_even = 362}, kernels = [
    "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [222, 258, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 10561167}, at_most = {m = 28, k = 30792, n_even = 362}, kernels = [
    "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [234, 205, 222, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 4559585, n_even = 363}, at_most = {m = 12, k = 30792}, kernels = [
    "slab_10x32x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [244, 249, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 4559585, n_even = 363}, at_most = {m = 28, k = 30792}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [231, 214, 211, 224, 217, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, nk = 4559585}, at_most = {m = 55, k = 30792, k_even = 724, nk = 5849977}, kernels = [
    "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [253, 244, 247, 252, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, nk = 5849978}, at_most = {m = 55, k = 30792, k_even = 724}, kernels = [
    "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [236, 232, 227, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, nk = 4559585, k_even = 725}, at_most = {m = 55, k = 30792}, kernels = [
    "slab_6x64x128", "slab_6x64x64"
  ], factors = [212, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 2895249, k = 30793}, at_most = {m = 23, n = 48, nk = 3767339}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x48x64"
  ], factors = [233, 209, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 3767340, k = 30793}, at_most = {m = 23, n = 48}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x48x64"
  ], factors = [217, 184, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 24, nk = 2895249, k = 30793}, at_most = {m = 55, n = 32}, kernels = [
    "tall_10x32x2048", "slab_10x32x128", "block_10x32x2048"
  ], factors = [246, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 24, nk = 2895249, k = 30793}, at_most = {m = 55, n = 48}, kernels = [
    "tall_8x48x1024", "slab_10x32x128", "slab_6x64x128"
  ], factors = [236, 224, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, nk = 2895249, k = 30793}, at_most = {m = 55, nk = 5393028}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [242, 236, 238, 237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, nk = 5393029, k = 30793}, at_most = {m = 55, n_even = 32}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [234, 246, 220, 225, 253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, nk = 5393029, k = 30793, n_even = 33}, at_most = {m = 55}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [241, 218, 207, 229, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 56, nk = 2895249}, at_most = {mk = 2729344, m = 119, k_even = 362, nk = 4418480}, kernels = [
    "sweep_whole_8x48x1024", "slab_10x32x128", "slab_6x64x128", "skinny_10x32x64", "skinny_8x48x64",
    "block_10x32x2048"
  ], factors = [294, 257, 259, 252, 251, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 56, nk = 4418481}, at_most = {mk = 2729344, m = 119, k_even = 362, nk = 8066711}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [258, 256, 250, 250, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 56, nk = 8066712}, at_most = {mk = 2729344, m = 119, k_even = 362}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "skinny_10x32x64", "skinny_8x48x64"
  ], factors = [242, 237, 237, 230, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 56, nk = 2895249, k_even = 363}, at_most = {mk = 2729344, m = 119}, kernels = [
    "slab_6x64x128", "slab_6x64x64"
  ], factors = [237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 120, nk = 2895249}, at_most = {mk = 2729344, k_even = 724, nk = 3884700}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "slab_10x32x128", "block_10x32x2048"
  ], factors = [260, 264, 261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 120, nk = 3884701}, at_most = {mk = 2729344, k_even = 724}, kernels = [
    "tall_8x48x1024", "slab_10x32x128", "slab_6x64x128", "skinny_10x32x64", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [271, 260, 260, 249, 267, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 120, nk = 2895249, k_even = 725}, at_most = {mk = 2729344}, kernels = [
    "tall_8x48x1024", "slab_6x64x128", "block_10x32x2048", "block_6x64x128"
  ], factors = [261, 250, 262, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 56, nk = 2895249, mk = 2729345}, at_most = {n = 50}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "block_10x32x2048"
  ], factors = [254, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 56, nk = 2895249, mk = 2729345}, at_most = {}, kernels = [
    "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024", "slab_10x32x128", "slab_6x64x128",
    "slab_10x32x64"
  ], factors = [270, 253, 271, 237, 250, 246]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
