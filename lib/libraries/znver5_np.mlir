// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 836 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 44, n_pred 16, levels measured [0].
// 19 of 36 candidates kept (393 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.039, worst 2.58
// predicted against measured time: median error 9.0 %; g: 7.7 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x4096", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 13], g_ps = [12786, 17805179, 32705438, 72665655],
      g_slope = [4448098, 7450129, 5708602, 15922461], region = 7286, visit = 388, loop = 288, fma = 291,
      edge = 1236, conflict_c = 2064, mask = 9, stall = 198, a_near = 148, a_far = 961, b_near = 141,
      b_far = 1024, c_far = 730, rows_near = 1024, rows_far = 1024, once_far = 572, alias_c = 222,
      apart_far = 642, brief = 8, seam = 124, reread = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x16x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [10000, 31243393, 55739276, 83290107, 136057393],
      g_slope = [7808348, 12247941, 9183610, 13191821, 37788487], region = 4529, visit = 787, loop = 948,
      fma = 259, edge = 1135, conflict_c = 1623, mask = 53, stall = 117, a_near = 214, a_far = 901,
      b_near = 17, b_far = 1024, c_near = 145, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 244, alias_c = 296, apart_far = 1024, brief = 209, seam = 27, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x4096", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [18310, 61101414, 111547222, 153776111, 270506652],
      g_slope = [15270776, 25222904, 14076296, 29182635, 46761471], visit = 771, loop = 1274, fma = 241,
      edge = 1381, conflict_a = 5701, conflict_c = 2175, mask = 154, stall = 22, a_near = 862, a_far = 649,
      b_far = 1024, c_near = 291, c_far = 1024, rows_near = 748, rows_far = 1024, once_far = 358,
      alias_c = 319, apart_far = 1024, brief = 207, reread = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_1x32x2048", family = "prepacked",
    tile = #dynmlir.tile<1, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [11086, 2123508, 11775649, 14777429, 27498770, 38011241],
      g_slope = [2112422, 3217380, 1500890, 4240447, 2628117, 1116485], edge_columns = 16, region = 10795,
      visit = 258, loop = 124, fma = 554, edge = 516, conflict_a = 79407, stall = 162, a_near = 200,
      b_near = 110, b_far = 577, c_far = 1024, rows_near = 115, rows_far = 1024, once_far = 1024,
      alias_a = 846, apart_far = 224
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_10x32x2048", family = "prepacked",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 13], g_ps = [14933, 69958552], g_slope = [5380278, 4830271], region = 16961, visit = 708,
      loop = 234, fma = 265, edge = 382, conflict_c = 1015, mask = 45, stall = 345, a_near = 72, a_far = 617,
      b_near = 21, b_far = 1024, c_far = 979, rows_near = 892, rows_far = 1024, once_far = 896, alias_a = 232,
      alias_c = 184, apart_far = 275, brief = 125, seam = 181, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x64x1024", family = "prepacked",
    tile = #dynmlir.tile<3, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [14517, 3228980, 10272143, 15025971],
      g_slope = [1607231, 3521581, 2376914, 3022999], edge_columns = 16, region = 16145, visit = 146,
      loop = 4220, fma = 333, edge = 275, conflict_a = 12252, conflict_c = 336, mask = 9, stall = 55,
      a_near = 804, a_far = 418, b_far = 282, c_far = 952, rows_near = 1024, rows_far = 1024, once_near = 166,
      once_far = 1017, alias_c = 111, brief = 245, column = 182, seam = 209
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x1024", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [17586, 4218220], g_slope = [2100317, 3003248], edge_columns = 16, region = 20316,
      visit = 285, loop = 1915, fma = 292, edge = 327, conflict_a = 14873, conflict_c = 694, mask = 9,
      stall = 287, a_near = 332, a_far = 800, b_near = 3, b_far = 441, c_far = 841, rows_near = 1024,
      once_far = 219, alias_a = 508, brief = 10, seam = 231
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x1024", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [38345, 9494929], g_slope = [3152194, 3315161], edge_columns = 16, region = 23990,
      visit = 537, loop = 988, fma = 275, edge = 317, conflict_a = 4306, conflict_c = 634, stall = 333,
      a_near = 341, a_far = 1024, b_near = 107, b_far = 203, c_far = 823, rows_near = 1024, rows_far = 1024,
      once_far = 376, brief = 12, seam = 225
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 1, 9, 13], g_ps = [23103, 644859, 4981266, 8461414],
      g_slope = [621756, 542050, 870037, 749166], edge_columns = 16, region = 17832, visit = 282, loop = 2661,
      fma = 292, edge = 291, conflict_a = 17306, conflict_c = 647, mask = 10, stall = 266, a_near = 329,
      a_far = 1024, b_near = 2, b_far = 332, c_far = 767, rows_near = 1024, once_far = 265, alias_a = 463,
      alias_c = 8, apart_far = 46, brief = 36, seam = 353
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [10000, 4286236, 9191530, 12600644],
      g_slope = [2138118, 2452647, 1704557, 2171094], edge_columns = 16, region = 18375, visit = 604,
      loop = 525, fma = 254, edge = 515, conflict_a = 7527, conflict_c = 1288, mask = 16, stall = 314,
      a_near = 395, a_far = 908, b_near = 120, b_far = 1024, c_far = 862, rows_near = 777, rows_far = 1024,
      once_far = 1024, alias_a = 277, alias_c = 198, apart_far = 79, brief = 99, seam = 196
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [3893419], region = 4219, visit = 985, loop = 819, fma = 256,
      edge = 1263, conflict_a = 10850, conflict_c = 1996, mask = 68, stall = 105, a_near = 260, a_far = 1024,
      b_near = 14, b_far = 1024, c_near = 170, c_far = 1024, rows_near = 423, rows_far = 1024, once_far = 344,
      alias_c = 398, apart_far = 873, brief = 116, seam = 43, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_16x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [15552, 32100821, 41355500, 55516897, 105631963, 139921160],
      g_slope = [16042634, 9254679, 14161397, 25057533, 11429732, 16761604], region = 7189, visit = 1221,
      loop = 455, fma = 262, edge = 1322, conflict_a = 6345, conflict_c = 2189, mask = 24, stall = 196,
      a_near = 386, a_far = 1024, b_far = 54, c_near = 39, c_far = 1024, rows_near = 1024, rows_far = 347,
      once_far = 244, alias_c = 415, brief = 233, seam = 109
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [10000, 6384224, 13888800], g_slope = [3187112, 3752288, 4160351],
      edge_columns = 16, region = 17269, visit = 538, loop = 1992, fma = 287, edge = 349, conflict_a = 3545,
      conflict_c = 622, stall = 248, a_near = 294, a_far = 973, b_far = 266, c_far = 856, rows_near = 835,
      rows_far = 496, once_far = 194, alias_a = 86, alias_c = 13, brief = 47, column = 2, seam = 323
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [14172, 5130359, 11522021, 15044511, 19388414, 30792672],
      g_slope = [5116187, 6391662, 3522490, 4343903, 5702129, 8228732], region = 13003, visit = 254,
      loop = 371, fma = 338, edge = 969, conflict_a = 5321, conflict_c = 2117, mask = 13, stall = 204,
      a_near = 230, a_far = 971, b_near = 218, b_far = 482, c_far = 661, rows_near = 1018, rows_far = 1024,
      once_far = 854, alias_a = 75, alias_c = 312, brief = 84, seam = 134, reread = 257
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [30022, 7737513], g_slope = [3853745, 4806396], edge_columns = 16, region = 16389,
      visit = 586, loop = 3335, fma = 306, edge = 278, conflict_a = 7601, conflict_c = 294, stall = 291,
      a_near = 182, a_far = 1024, b_far = 215, c_far = 933, rows_near = 1024, rows_far = 1024, once_far = 418,
      alias_a = 14, brief = 36, seam = 251
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_8x16x2048", family = "prepacked_slab",
    tile = #dynmlir.tile<8, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 9, 13], g_ps = [10000, 3577769, 27412000, 49534414],
      g_slope = [3567769, 2979278, 5530603, 4275437], region = 18649, visit = 885, loop = 3202, fma = 266,
      edge = 977, conflict_a = 4794, conflict_c = 1895, stall = 134, a_near = 191, a_far = 986, b_near = 212,
      b_far = 351, c_far = 570, rows_near = 798, rows_far = 1024, once_near = 53, once_far = 224,
      alias_c = 377, brief = 66, column = 106, seam = 118, reread = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_16x16x2048", family = "prepacked_slab",
    tile = #dynmlir.tile<16, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 9, 13], g_ps = [10000, 7615643, 61446172, 111067313],
      g_slope = [7605643, 6728816, 12405285, 7694322], region = 7452, visit = 1536, loop = 1031, fma = 270,
      edge = 1052, conflict_a = 9716, conflict_c = 1180, mask = 16, stall = 191, a_near = 311, a_far = 926,
      b_far = 314, c_far = 1024, rows_near = 566, rows_far = 1024, once_far = 175, alias_c = 945, brief = 65,
      seam = 119, reread = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_10x32x1024", family = "prepacked_slab",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [10000, 2651537, 5801886, 31776179, 40338000],
      g_slope = [2641537, 3150349, 3710613, 2140455, 3630166], region = 14232, visit = 1253, fma = 254,
      edge = 1056, conflict_c = 1178, mask = 13, stall = 183, a_near = 162, a_far = 492, b_far = 506,
      c_far = 910, rows_near = 1024, once_far = 274, alias_a = 124, alias_c = 178, brief = 21, seam = 249,
      reread = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_6x64x512", family = "prepacked_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [10000, 6501073], g_slope = [1622768, 2158204], edge_columns = 16, region = 17243,
      visit = 699, loop = 3889, fma = 281, edge = 360, conflict_a = 3446, conflict_c = 448, mask = 15,
      stall = 195, a_near = 258, a_far = 938, b_near = 35, b_far = 288, c_far = 690, rows_near = 794,
      rows_far = 1024, once_near = 16, once_far = 157, alias_c = 38, brief = 27, column = 56, seam = 307
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 16, k = 64, m = 338, mk = 1448}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1449}, at_most = {n = 16, k = 64, m = 338}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339}, at_most = {n = 16, k = 1}, kernels = [
    "prepacked_6x16x4096", "prepacked_3x64x1024"
  ], factors = [258, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 2}, at_most = {n = 16, k = 2, mnk = 32768}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 2, mnk = 32769}, at_most = {n = 16, k = 2}, kernels = [
    "prepacked_16x16x4096", "prepacked_3x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [184, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 3}, at_most = {n = 16, k = 6}, kernels = [
    "prepacked_16x16x4096", "prepacked_3x64x1024"
  ], factors = [194, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 7}, at_most = {n = 16, k = 35, mk = 9070640, mn = 664353}, kernels = [
    "prepacked_16x16x4096", "prepacked_8x32x1024"
  ], factors = [205, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 36}, at_most = {n = 16, k = 64, mk = 9070640, mn = 664353}, kernels = [
    "prepacked_16x16x4096", "prepacked_8x32x1024", "prepacked_16x16x1024"
  ], factors = [231, 266, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 7, mn = 664354}, at_most = {n = 16, k = 64, mk = 9070640}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_16x16x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_8x16x2048", "prepacked_slab_6x64x512"
  ], factors = [240, 219, 237, 224, 219, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 339, k = 7, mk = 9070641}, at_most = {n = 16, k = 64}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_4x64x1024",
    "prepacked_6x64x1024", "prepacked_slab_8x16x2048"
  ], factors = [186, 214, 202, 197, 181, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65}, at_most = {n = 16, mk = 6519, nk = 536008, m = 2}, kernels = [
    "prepacked_1x32x2048"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, m = 3}, at_most = {n = 16, mk = 1636, nk = 536008}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, m = 3, mk = 1637}, at_most = {n = 16, mk = 6519, nk = 536008}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 6520}, at_most = {n = 16, mk = 10033, nk = 536008, m = 3}, kernels = [
    "prepacked_1x32x2048", "prepacked_3x64x1024", "prepacked_8x32x1024", "prepacked_slab_8x16x2048"
  ], factors = [314, 256, 287, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 10034}, at_most = {n = 16, mk = 10782221, nk = 536008, m = 3}, kernels = [
    "prepacked_6x16x4096", "prepacked_1x32x2048", "prepacked_3x64x1024", "prepacked_8x32x1024",
    "prepacked_slab_8x16x2048"
  ], factors = [260, 325, 302, 295, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 6520, m = 4}, at_most = {n = 16, mk = 4204530, nk = 536008, k_even = 724, k = 934, m = 169}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 6520, m = 170}, at_most = {n = 16, mk = 4204530, nk = 536008, k_even = 724, k = 934}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_16x16x1024", "prepacked_slab_16x16x2048"
  ], factors = [250, 257, 247, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 935, mk = 6520, m = 4}, at_most = {n = 16, mk = 4204530, nk = 536008, k_even = 724, mnk = 485360}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [258, 259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 935, mk = 6520, m = 4, mnk = 485361}, at_most = {n = 16, mk = 4204530, nk = 536008, k_even = 724, m = 28}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_8x32x1024", "prepacked_16x16x1024",
    "prepacked_slab_6x64x512"
  ], factors = [258, 237, 260, 256, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 935, mk = 6520, m = 29, mnk = 485361}, at_most = {n = 16, mk = 4204530, nk = 536008, k_even = 724}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [245, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 6520, m = 4, k_even = 725}, at_most = {n = 16, mk = 274156, nk = 536008, m = 5}, kernels = [
    "prepacked_16x16x4096", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_4x64x256"
  ], factors = [235, 301, 244, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 6520, m = 6, k_even = 725}, at_most = {n = 16, mk = 274156, nk = 536008, m = 8}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 6520, m = 9, k_even = 725}, at_most = {n = 16, mk = 274156, nk = 536008}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_8x32x1024",
    "prepacked_slab_8x16x2048"
  ], factors = [274, 287, 307, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 274157, m = 4, k_even = 725}, at_most = {n = 16, mk = 4204530, nk = 536008, m = 40}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_ahead_16x16x4096", "prepacked_slab_8x16x2048",
    "prepacked_slab_6x64x512"
  ], factors = [254, 228, 230, 266, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 274157, m = 41, k_even = 725}, at_most = {n = 16, mk = 4204530, nk = 536008, m = 362}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_slab_8x16x2048", "prepacked_slab_6x64x512"
  ], factors = [271, 220, 252, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 274157, m = 363, k_even = 725}, at_most = {n = 16, mk = 4204530, nk = 536008}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_slab_8x16x2048"
  ], factors = [251, 187, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 4204531, m = 4}, at_most = {n = 16, mk = 10782221, nk = 536008, k = 551, m = 28341}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [208, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 4204531, m = 28342}, at_most = {n = 16, mk = 10782221, nk = 536008, k = 551}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [228, 213, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, mk = 4204531, m = 4}, at_most = {n = 16, mk = 10782221, nk = 536008, mn = 12257}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024", "prepacked_ahead_16x16x4096",
    "prepacked_slab_6x64x512"
  ], factors = [222, 190, 219, 213, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, mk = 4204531, m = 4, mn = 12258}, at_most = {n = 16, mk = 10782221, nk = 536008}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x1024", "prepacked_slab_6x64x512"
  ], factors = [251, 249, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, nk = 536009}, at_most = {n = 16, mk = 10782221, m = 2}, kernels = [
    "prepacked_1x32x2048", "prepacked_slab_8x16x2048", "prepacked_slab_6x64x512"
  ], factors = [269, 290, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, nk = 536009, m = 3}, at_most = {n = 16, mk = 10782221}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_slab_6x64x512"
  ], factors = [251, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, mk = 10782222}, at_most = {n = 16, k = 328}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [189, 179, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 329, mk = 10782222}, at_most = {n = 16, k_even = 724, m = 22045}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [180, 167, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 329, mk = 10782222, m = 22046}, at_most = {n = 16, k_even = 724}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [193, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 329, mk = 10782222, k_even = 725}, at_most = {n = 16}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {nk = 4161406, n = 67, k = 999, mnk = 32571, mn = 5792}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68}, at_most = {nk = 4161406, n = 237, k = 999, mnk = 32571, mn = 5792}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 32572}, at_most = {nk = 4161406, n = 237, k = 999, mnk = 72374, mn = 5792}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 5793}, at_most = {nk = 4161406, n = 237, k = 999, mnk = 72374}, kernels = [
    "prepacked_4x64x256"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375}, at_most = {nk = 4161406, n = 237, k = 5, mn = 944816}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375, mn = 944817}, at_most = {nk = 4161406, n = 237, k = 5}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_4x64x256", "prepacked_slab_6x64x512"
  ], factors = [281, 254, 260, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375, k = 6}, at_most = {nk = 4161406, n = 237, k = 10, mn = 65567}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375, k = 6, mn = 65568}, at_most = {nk = 4161406, n = 237, k = 10}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024"
  ], factors = [230, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375, k = 11}, at_most = {nk = 4161406, n = 55, k = 999, mk = 207732}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375, k = 11, mk = 207733}, at_most = {nk = 4161406, n = 55, k = 999, mk = 2288808}, kernels = [
    "prepacked_10x32x2048", "prepacked_8x32x1024", "prepacked_ahead_6x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [255, 239, 240, 254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, mnk = 72375, k = 11}, at_most = {nk = 4161406, n = 237, k = 999, mk = 2288808, mn = 2468}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, mnk = 72375, k = 11, mn = 2469}, at_most = {nk = 4161406, n = 237, k = 999, mk = 2288808}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 72375, k = 11, mk = 2288809}, at_most = {nk = 4161406, n = 237, k = 999}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024"
  ], factors = [256, 229, 210, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000}, at_most = {nk = 4161406, n = 45, m = 3, k = 8551}, kernels = [
    "prepacked_10x32x2048"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, k = 1000}, at_most = {nk = 4161406, n = 237, m = 3, k = 8551}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 8552}, at_most = {nk = 4161406, n = 237, m = 3}, kernels = [
    "prepacked_1x32x2048", "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [248, 215, 230, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000, m = 4}, at_most = {nk = 4161406, n = 237, m = 4}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000, m = 5}, at_most = {nk = 4161406, n = 237, m = 12, mk = 46039}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024"
  ], factors = [246, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000, m = 5, mk = 46040}, at_most = {nk = 4161406, n = 237, m = 12}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024"
  ], factors = [223, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000, m = 13}, at_most = {nk = 4161406, n = 237, k_even = 512, k = 14686}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024"
  ], factors = [250, 245, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 14687, m = 13}, at_most = {nk = 4161406, n = 237, k_even = 512}, kernels = [
    "prepacked_10x32x2048", "prepacked_ahead_16x16x4096", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [267, 250, 260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000, m = 13, k_even = 513}, at_most = {nk = 4161406, n = 237, n_even = 32}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_10x32x1024"
  ], factors = [240, 231, 213, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 1000, m = 13, k_even = 513, n_even = 33}, at_most = {nk = 4161406, n = 90}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512"
  ], factors = [246, 236, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 1000, m = 13, k_even = 513, n_even = 33}, at_most = {nk = 4161406, n = 237}, kernels = [
    "prepacked_10x32x2048", "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512"
  ], factors = [246, 250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238}, at_most = {nk = 4161406, k = 8, mn = 36620, n_even = 362}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, mn = 36621}, at_most = {nk = 4161406, k = 8, mn = 10551090, n_even = 362, mnk = 477495}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, mn = 36621, mnk = 477496}, at_most = {nk = 4161406, k = 8, mn = 10551090, n_even = 362, n = 291}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_slab_6x64x512"
  ], factors = [249, 237, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 292, mn = 36621, mnk = 477496}, at_most = {nk = 4161406, k = 8, mn = 10551090, n_even = 362}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x256", "prepacked_slab_6x64x512"
  ], factors = [259, 255, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, n_even = 363}, at_most = {nk = 4161406, k = 8, mn = 23170}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, n_even = 363, mn = 23171}, at_most = {nk = 4161406, k = 2, mn = 10551090, m = 22}, kernels = [
    "prepacked_6x64x1024", "prepacked_4x64x256"
  ], factors = [245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, n_even = 363, mn = 23171, k = 3}, at_most = {nk = 4161406, k = 8, mn = 10551090, m = 22}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, n_even = 363, mn = 23171, m = 23}, at_most = {nk = 4161406, k = 8, mn = 10551090, n_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [257, 239, 240, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, n_even = 725, mn = 23171, m = 23}, at_most = {nk = 4161406, k = 8, mn = 2792402}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [339, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, n_even = 725, mn = 2792403, m = 23}, at_most = {nk = 4161406, k = 8, mn = 10551090}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [301, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, mn = 10551091}, at_most = {nk = 4161406, k = 8}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_slab_6x64x512"
  ], factors = [257, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9}, at_most = {nk = 324386, m = 1}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, nk = 324387}, at_most = {nk = 4161406, m = 1, mk = 542}, kernels = [
    "prepacked_1x32x2048", "prepacked_4x64x256", "prepacked_slab_6x64x512"
  ], factors = [255, 245, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, nk = 324387, mk = 543}, at_most = {nk = 4161406, m = 1}, kernels = [
    "prepacked_1x32x2048", "prepacked_slab_6x64x512"
  ], factors = [240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, m = 2}, at_most = {nk = 4161406, m = 5, k = 331, mk = 179}, kernels = [
    "prepacked_4x64x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, m = 2, mk = 180}, at_most = {nk = 68258, m = 5, k = 331}, kernels = [
    "prepacked_4x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, m = 2, mk = 180, nk = 68259}, at_most = {nk = 4161406, m = 5, k = 331}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_4x64x256", "prepacked_ahead_6x64x1024"
  ], factors = [247, 234, 254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 332, m = 2}, at_most = {nk = 4161406, m = 3, k_even = 181, mk = 2244}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 332, m = 2, mk = 2245}, at_most = {nk = 4161406, m = 3, k_even = 181}, kernels = [
    "prepacked_10x32x2048", "prepacked_3x64x1024", "prepacked_6x64x1024"
  ], factors = [193, 166, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 332, m = 2, k_even = 182}, at_most = {nk = 4161406, m = 3}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_4x64x256", "prepacked_slab_6x64x512"
  ], factors = [223, 217, 222, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 332, m = 4}, at_most = {nk = 4161406, m = 5}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [243, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, m = 6}, at_most = {nk = 4161406, k = 19, n_even = 362}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_4x64x256"
  ], factors = [238, 276, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, m = 6, n_even = 363}, at_most = {nk = 4161406, k = 19, mk = 919}, kernels = [
    "prepacked_4x64x1024", "prepacked_4x64x256"
  ], factors = [242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 9, m = 6, n_even = 363, mk = 920}, at_most = {nk = 4161406, k = 19}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [206, 233, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 6}, at_most = {nk = 369154, k_even = 724, m = 11}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [245, 247, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 6, nk = 369155}, at_most = {nk = 4161406, k_even = 724, m = 11}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_10x32x1024"
  ], factors = [250, 245, 249, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 12}, at_most = {nk = 4161406, k_even = 724, m = 24, n_even = 128}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024",
    "prepacked_ahead_7x64x1024"
  ], factors = [254, 248, 239, 236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 12, n_even = 129}, at_most = {nk = 4161406, k_even = 724, m = 24}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024"
  ], factors = [250, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 25}, at_most = {nk = 4161406, k_even = 724, k = 47}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_4x64x256", "prepacked_8x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [216, 251, 240, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 48, m = 25}, at_most = {nk = 4161406, k_even = 724}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_4x64x256", "prepacked_8x32x1024",
    "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 253, 247, 268, 257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 6, k_even = 725}, at_most = {nk = 4161406, m = 20}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [228, 223, 222, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 238, k = 20, m = 21, k_even = 725}, at_most = {nk = 4161406}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [257, 241, 240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407}, at_most = {m = 2, nk = 10719391, mn = 3088}, kernels = [
    "prepacked_slab_16x16x2048", "prepacked_slab_6x64x512"
  ], factors = [261, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407, mn = 3089}, at_most = {m = 1, nk = 10719391}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407, mn = 3089, m = 2}, at_most = {m = 2, nk = 10719391}, kernels = [
    "prepacked_6x64x1024", "prepacked_slab_8x16x2048", "prepacked_slab_6x64x512"
  ], factors = [236, 250, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407, m = 3}, at_most = {m = 4, nk = 10719391, mnk = 24350835}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [195, 225, 213, 235, 220, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407, m = 3, mnk = 24350836}, at_most = {m = 4, nk = 10719391}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [226, 197, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 10719392}, at_most = {m = 4}, kernels = [
    "prepacked_slab_16x16x2048", "prepacked_slab_6x64x512"
  ], factors = [284, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407, m = 5}, at_most = {nk = 5068751, mk = 46340}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_16x16x4096",
    "prepacked_ahead_6x64x1024"
  ], factors = [231, 235, 228, 240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4161407, m = 5, mk = 46341}, at_most = {nk = 5068751}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_slab_16x16x2048", "prepacked_slab_6x64x512"
  ], factors = [254, 247, 246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5068752, m = 5}, at_most = {k = 2524}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024",
    "prepacked_slab_16x16x2048", "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512"
  ], factors = [246, 241, 238, 227, 225, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5068752, m = 5, k = 2525}, at_most = {m = 11}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512"
  ], factors = [227, 238, 211, 242, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5068752, m = 12, k = 2525}, at_most = {}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_6x64x512"
  ], factors = [244, 239, 233, 221]} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5, layout = "np"} : () -> ()
