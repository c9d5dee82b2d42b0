// Micro-kernels for x86-64-v3: a core with AVX2, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 899 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 4, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 21 of 34 candidates kept (786 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.063, worst 6.41
// predicted against measured time: median error 15.1 %; g: 9.1 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 12582912, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [34706, 2394025, 15300650, 16402550, 31928300],
      g_slope = [2359319, 2581325, 367300, 3881437, 2422987], region = 46597, visit = 2939, loop = 8382,
      fma = 399, pack = 686, conflict_a = 3102, split = 449, a_far = 474, b_far = 558, rows_far = 1024,
      once_near = 790, once_far = 1024, reread = 139
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x3x2720", family = "dot",
    tile = #dynmlir.tile<4, 3, 2720>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [54855, 11702300, 17569714, 23388222],
      g_slope = [3882481, 5867414, 2909254, 3858914], region = 110728, visit = 2586, loop = 5630, fma = 717,
      pack = 444, conflict_a = 3202, stall = 1024, a_near = 795, a_far = 699, b_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x8192", family = "dot",
    tile = #dynmlir.tile<2, 4, 8192>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [46647, 18499958, 25618250, 26113700, 39932000, 79904778],
      g_slope = [9226655, 7118292, 495450, 6909150, 13324259, 8248659], region = 11585, visit = 2006,
      loop = 60581, fma = 430, pack = 522, split = 262, stall = 1024, a_near = 164, a_far = 542, b_near = 107,
      b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [33615, 3045870, 5246000], g_slope = [1506127, 2200130, 1669638],
      region = 48958, visit = 656, loop = 735, fma = 415, pack = 562, conflict_a = 693, split = 154,
      stall = 1024, a_far = 304, b_near = 944, b_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9, 13], g_ps = [38529, 1849905, 5917050, 9460396, 9460396, 15223607],
      g_slope = [1811376, 2033572, 1181115, 0, 1440802, 4140503], region = 103067, visit = 2124, loop = 908,
      fma = 373, pack = 713, conflict_a = 1985, split = 201, a_near = 173, a_far = 418, b_near = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 133
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x8x2048", family = "block_slab",
    tile = #dynmlir.tile<14, 8, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [88046, 9406738, 22260381, 29322944, 70606286, 87484000],
      g_slope = [9318692, 12853643, 7062563, 13761114, 5625904, 9698375], region = 12896, visit = 12794,
      fma = 260, pack = 408, conflict_a = 8366, conflict_c = 3715, mask = 150, stall = 461, a_far = 416,
      b_near = 829, b_far = 1024, c_near = 1024, rows_far = 1024, once_far = 1024, alias_c = 3739,
      apart_near = 136, apart_far = 1024, brief = 335, column = 834
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x16x4096", family = "block_slab",
    tile = #dynmlir.tile<6, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [78544, 19025778, 41720250, 55931143, 171040889, 229114333],
      g_slope = [18947234, 22694472, 14210893, 19184957, 14518361, 21276305], edge_columns = 8,
      region = 20142, visit = 7488, loop = 1937, fma = 233, pack = 324, conflict_a = 4177, conflict_c = 2188,
      conflict = 4834, mask = 83, stall = 1024, a_near = 234, a_far = 306, b_near = 568, b_far = 1024,
      c_far = 964, rows_near = 1024, rows_far = 380, once_far = 1024, alias_c = 3383, apart_far = 1024,
      brief = 162, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_1x64x256", family = "block_slab",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 2, 28], g_ps = [56396, 1589958, 2695333, 43870455],
      g_slope = [1533562, 1105375, 1583658, 1367259], edge_columns = 8, region = 11896, visit = 2863,
      loop = 12772, fma = 222, edge = 27, pack = 139, conflict_c = 1055, conflict = 2753, stall = 1024,
      a_far = 141, b_near = 238, b_far = 1024, c_near = 730, once_near = 159, once_far = 1024, alias_a = 93,
      alias_c = 1357, apart_far = 1024, brief = 32, column = 1024, seam = 564
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x8x8192", family = "tall",
    tile = #dynmlir.tile<6, 8, 8192>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [47472, 79112143, 118231143, 150041222],
      g_slope = [26354890, 39119000, 15905039, 20614246], region = 18025, visit = 4752, loop = 4615,
      fma = 232, edge = 312, pack = 406, conflict_a = 3146, conflict_c = 6205, conflict = 6297, mask = 77,
      a_far = 188, b_near = 1024, b_far = 1024, c_near = 1024, once_far = 1024, alias_c = 1854,
      apart_far = 1024, brief = 459
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x8x2048", family = "tall",
    tile = #dynmlir.tile<14, 8, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [62631, 9145875, 20066667, 26541778, 43093572, 112827778],
      g_slope = [9083244, 10920792, 6475111, 16551794, 7748245, 8334870], region = 17097, visit = 11714,
      fma = 252, pack = 486, conflict_a = 5853, conflict_c = 3549, conflict = 18952, mask = 28, a_far = 338,
      b_near = 912, b_far = 1024, c_near = 824, rows_far = 823, once_far = 1024, alias_c = 3089,
      apart_far = 1024, brief = 305, column = 537
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x4096", family = "tall",
    tile = #dynmlir.tile<6, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [44215, 16561233, 36720900, 97612000],
      g_slope = [16517018, 20159667, 15222775, 18199432], edge_columns = 8, region = 26771, visit = 5301,
      loop = 2687, fma = 229, edge = 133, pack = 372, conflict_a = 494, conflict_c = 2535, a_near = 219,
      a_far = 334, b_near = 396, b_far = 1024, c_near = 341, c_far = 105, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, alias_a = 72, alias_c = 3402, apart_far = 1024, column = 165,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x256", family = "tall",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [36025, 2512225, 4383037, 8755350, 12169476, 12169476],
      g_slope = [1238100, 1870812, 4372313, 1707063, 0, 1776235], edge_columns = 8, region = 23113,
      visit = 1785, loop = 5799, fma = 216, edge = 2412, pack = 169, conflict_a = 1355, conflict_c = 442,
      mask = 581, stall = 1024, a_far = 144, b_near = 366, b_far = 1024, c_near = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 99, once_far = 91, alias_a = 49, alias_c = 1034, apart_far = 622,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x4096", family = "panel",
    tile = #dynmlir.tile<6, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [50974, 73601100, 76474571, 165102000],
      g_slope = [18387531, 1436735, 29542476, 18375122], edge_columns = 8, region = 43987, visit = 5407,
      loop = 943, fma = 229, pack = 371, conflict_c = 2382, stall = 263, a_near = 304, a_far = 245,
      b_near = 190, b_far = 1024, c_near = 237, c_far = 260, rows_near = 430, once_near = 164, once_far = 943,
      alias_a = 26, alias_c = 3502, apart_near = 188, apart_far = 1024, column = 4, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x256", family = "panel",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [38971, 6197778, 8549267, 13947050, 14229312],
      g_slope = [1539701, 1175744, 1799261, 70565, 995944], edge_columns = 8, region = 51138, visit = 1596,
      loop = 4139, fma = 214, pack = 161, conflict_c = 865, mask = 533, a_far = 234, b_near = 254,
      b_far = 1024, c_near = 651, rows_near = 1024, once_near = 232, once_far = 884, alias_a = 519,
      alias_c = 1411, apart_far = 727, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x4096", family = "panel",
    tile = #dynmlir.tile<4, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [49559, 33391286, 45697625, 66618625, 85614875],
      g_slope = [16670863, 12306339, 20921000, 9498125, 13437001], edge_columns = 8, region = 44994,
      visit = 4116, loop = 1171, fma = 233, edge = 243, pack = 346, conflict_a = 85, conflict_c = 2208,
      stall = 911, a_near = 168, a_far = 278, b_near = 510, b_far = 1024, once_near = 151, once_far = 521,
      alias_c = 1630, apart_far = 1024, brief = 88, column = 563, seam = 150, reread = 197
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x512", family = "panel",
    tile = #dynmlir.tile<2, 32, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [44905, 4178361], g_slope = [2066728, 1909043], edge_columns = 8, region = 45542,
      visit = 2495, loop = 3168, fma = 232, edge = 60, pack = 243, conflict_c = 1686, mask = 188, stall = 146,
      a_near = 124, a_far = 308, b_near = 137, b_far = 1024, c_near = 449, once_far = 678, alias_a = 372,
      alias_c = 1285, apart_far = 1024, column = 779, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x4096", family = "block",
    tile = #dynmlir.tile<6, 16, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [33777, 72340750, 155654571, 204786750],
      g_slope = [12051162, 27771273, 12283044, 17966458], edge_columns = 8, region = 66610, visit = 5537,
      fma = 230, pack = 333, conflict_c = 2436, conflict = 3839, mask = 63, stall = 98, a_near = 284,
      a_far = 264, b_near = 503, b_far = 1024, c_far = 312, rows_near = 1024, once_far = 1024, alias_c = 3032,
      apart_far = 1024, brief = 240, seam = 1024, reread = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x256", family = "block",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0], g_ps = [22739], g_slope = [1021320], edge_columns = 8, region = 43946, visit = 1659,
      loop = 4324, fma = 210, pack = 163, conflict_c = 806, mask = 506, stall = 686, a_far = 190,
      b_near = 120, b_far = 1024, c_near = 711, once_near = 18, once_far = 140, alias_a = 368, alias_c = 1172,
      apart_far = 577, brief = 125, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [34319], g_slope = [760891], edge_columns = 8, region = 74211, visit = 5511,
      loop = 282, fma = 226, edge = 58, pack = 307, conflict_c = 2163, mask = 30, stall = 617, a_near = 298,
      a_far = 331, b_far = 448, c_far = 382, rows_near = 1024, rows_far = 1024, once_far = 84, alias_a = 348,
      alias_c = 3288, apart_far = 925, brief = 83, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x512", family = "block",
    tile = #dynmlir.tile<2, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [26152], g_slope = [1428862], edge_columns = 8, region = 30133, visit = 2575,
      loop = 3368, fma = 237, edge = 99, pack = 248, conflict_c = 1477, mask = 197, stall = 1024,
      a_near = 144, a_far = 301, b_near = 221, b_far = 1024, c_near = 17, once_far = 582, alias_a = 187,
      alias_c = 1193, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x4096", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [27264], g_slope = [14060617], region = 24747, visit = 2740, fma = 1042, pack = 657,
      stall = 1024, a_near = 1024, a_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024,
      alias_a = 1624
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 40, mn = 29, mnk = 378, mk = 5}, kernels = [
    "dot_ahead_4x2x4096"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6}, at_most = {n = 1, k = 40, mn = 29, mnk = 378, m = 7}, kernels = [
    "dot_ahead_4x2x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6, n = 2}, at_most = {n = 2, k = 40, mn = 29, mnk = 378, m = 7}, kernels = [
    "dot_ahead_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6, m = 8}, at_most = {n = 2, k = 40, mn = 29, mnk = 378}, kernels = [
    "dot_ahead_4x2x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41}, at_most = {n = 2, k = 61, mn = 29, mnk = 378}, kernels = [
    "dot_ahead_4x2x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 379}, at_most = {n = 2, k = 61, mn = 29, mk = 368}, kernels = [
    "block_slab_14x8x2048", "tall_6x8x8192"
  ], factors = [321, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 379, mk = 369}, at_most = {n = 2, k = 61, mn = 29}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 30}, at_most = {n = 1, k = 61, mn = 66, mnk = 319}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 30, mnk = 320}, at_most = {n = 1, k = 61, mn = 66}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 30, n = 2}, at_most = {n = 2, k = 61, mn = 66, mk = 627}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 30, n = 2, mk = 628}, at_most = {n = 2, k = 61, mn = 66}, kernels = [
    "block_slab_14x8x2048", "tall_6x8x8192"
  ], factors = [258, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67}, at_most = {n = 1, k = 14, m = 1040, mnk = 669}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, mnk = 670}, at_most = {n = 1, k = 14, m = 1040}, kernels = [
    "tall_6x16x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, m = 1041}, at_most = {n = 1, k = 14, nk = 5, m = 11354, mk = 5513}, kernels = [
    "tall_6x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, m = 1041, mk = 5514}, at_most = {n = 1, k = 14, nk = 5, m = 11354}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096", "block_6x16x256"
  ], factors = [264, 257, 302, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, m = 11355}, at_most = {n = 1, k = 14, nk = 5}, kernels = [
    "dot_4x1x4096", "panel_6x16x4096", "block_6x16x256"
  ], factors = [396, 231, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, m = 1041, nk = 6}, at_most = {n = 1, k = 14, mk = 104508}, kernels = [
    "dot_4x1x4096", "tall_6x16x4096", "block_6x16x256"
  ], factors = [369, 226, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, m = 1041, nk = 6, mk = 104509}, at_most = {n = 1, k = 14}, kernels = [
    "dot_4x1x4096"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 2}, at_most = {n = 2, k = 14, nk = 6, mn = 577}, kernels = [
    "tall_14x8x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 578, n = 2}, at_most = {n = 2, k = 1, nk = 6}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096"
  ], factors = [157, 162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 578, n = 2, k = 2}, at_most = {n = 2, k = 14, nk = 6}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [213, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 2, nk = 7}, at_most = {n = 2, k = 4}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 2, nk = 7, k = 5}, at_most = {n = 2, k = 6}, kernels = [
    "tall_6x16x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 2, nk = 7, k = 7}, at_most = {n = 2, k = 8, mn = 17659}, kernels = [
    "dot_4x2x4096", "block_slab_14x8x2048", "tall_6x16x4096"
  ], factors = [247, 175, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 17660, n = 2, nk = 7, k = 7}, at_most = {n = 2, k = 8}, kernels = [
    "dot_4x2x4096", "tall_6x16x4096"
  ], factors = [264, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 2, nk = 7, k = 9}, at_most = {n = 2, k = 11}, kernels = [
    "tall_6x16x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, n = 2, nk = 7, k = 12}, at_most = {n = 2, k = 14}, kernels = [
    "tall_6x16x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15}, at_most = {n = 1, k = 61, mk = 31206}, kernels = [
    "dot_4x1x4096", "tall_6x16x4096"
  ], factors = [293, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, n = 2}, at_most = {n = 2, k = 61, mk = 3434, k_even = 4}, kernels = [
    "tall_6x16x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, n = 2, mk = 3435}, at_most = {n = 2, k = 61, mk = 31206, k_even = 4}, kernels = [
    "tall_6x16x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, n = 2, k_even = 5}, at_most = {n = 2, k = 61, mk = 31206}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096", "tall_14x8x2048"
  ], factors = [304, 295, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207}, at_most = {n = 1, k = 61, k_even = 4, nk = 18}, kernels = [
    "dot_4x1x4096"
  ], factors = [358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, nk = 19}, at_most = {n = 1, k = 61, k_even = 4, mn = 252657, mk = 289577}, kernels = [
    "dot_4x1x4096"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 289578, nk = 19}, at_most = {n = 1, k = 61, k_even = 4, mn = 252657}, kernels = [
    "dot_4x1x4096"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 252658, k = 15, mk = 31207, nk = 19}, at_most = {n = 1, k = 61, k_even = 4}, kernels = [
    "dot_4x1x4096"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, k_even = 5}, at_most = {n = 1, k = 61}, kernels = [
    "dot_4x1x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, n = 2}, at_most = {n = 2, k = 35, k_even = 4, mnk = 4351785, nk = 49}, kernels = [
    "dot_4x2x4096", "tall_6x16x4096"
  ], factors = [312, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, n = 2, nk = 50}, at_most = {n = 2, k = 35, k_even = 4, mnk = 4351785}, kernels = [
    "dot_4x2x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [346, 223, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, n = 2, mnk = 4351786}, at_most = {n = 2, k = 35, k_even = 4}, kernels = [
    "dot_4x2x4096", "tall_6x16x4096", "panel_4x16x4096"
  ], factors = [312, 219, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 36, mk = 31207, n = 2}, at_most = {n = 2, k = 61, k_even = 4, mnk = 1443603}, kernels = [
    "dot_4x2x4096", "tall_6x16x4096"
  ], factors = [275, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 36, mk = 31207, n = 2, mnk = 1443604}, at_most = {n = 2, k = 61, k_even = 4}, kernels = [
    "dot_4x2x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, n = 2, k_even = 5}, at_most = {n = 2, k = 61, mnk = 1482910}, kernels = [
    "dot_4x2x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 67, k = 15, mk = 31207, n = 2, k_even = 5, mnk = 1482911}, at_most = {n = 2, k = 61}, kernels = [
    "dot_4x2x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62}, at_most = {n = 2, mnk = 6323, k = 67, mn = 11}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mn = 12}, at_most = {n = 2, mnk = 6323, k = 67}, kernels = [
    "dot_1x2x4096", "block_slab_14x8x2048"
  ], factors = [225, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68}, at_most = {n = 1, mnk = 1784, k = 367}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68, mnk = 1785}, at_most = {n = 1, mnk = 6323, k = 367}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096"
  ], factors = [213, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68, n = 2}, at_most = {n = 2, mnk = 6323, k = 367, nk = 320}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68, n = 2, nk = 321}, at_most = {n = 2, mnk = 6323, k = 367, mk = 886}, kernels = [
    "dot_1x2x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68, n = 2, nk = 321, mk = 887}, at_most = {n = 2, mnk = 6323, k = 367}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096"
  ], factors = [241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 368}, at_most = {n = 2, mnk = 6323, nk = 2036, mn = 5}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096"
  ], factors = [181, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 368, mn = 6}, at_most = {n = 2, mnk = 6323, nk = 2036}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096", "dot_4x1x4096"
  ], factors = [199, 217, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 368, nk = 2037}, at_most = {n = 2, mnk = 6323}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096"
  ], factors = [168, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324}, at_most = {n = 1, mk = 14537, nk = 1408}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096"
  ], factors = [219, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, nk = 1409}, at_most = {n = 1, mk = 14537}, kernels = [
    "dot_4x1x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, mk = 14538}, at_most = {n = 1, mk = 12032168, mnk = 6810648, mn = 33, nk = 279490}, kernels = [
    "dot_4x1x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, mk = 14538, nk = 279491}, at_most = {n = 1, mk = 12032168, mnk = 6810648, mn = 33}, kernels = [
    "dot_4x1x4096"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, mk = 14538, mn = 34}, at_most = {n = 1, mk = 12032168, mnk = 6810648}, kernels = [
    "dot_4x1x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6810649, mk = 14538}, at_most = {n = 1, mk = 12032168, nk = 7020}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096"
  ], factors = [267, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6810649, mk = 14538, nk = 7021}, at_most = {n = 1, mk = 12032168}, kernels = [
    "dot_4x1x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, mk = 12032169}, at_most = {n = 1, mnk = 19212988, k = 128}, kernels = [
    "dot_4x1x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 129, mnk = 6324, mk = 12032169}, at_most = {n = 1, mnk = 19212988}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096", "dot_4x1x4096"
  ], factors = [246, 257, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 19212989, mk = 12032169}, at_most = {n = 1, k_even = 8}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096"
  ], factors = [236, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 19212989, mk = 12032169, k_even = 9}, at_most = {n = 1}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096"
  ], factors = [249, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2}, at_most = {n = 2, nk = 1022, mk = 25809, k_even = 4}, kernels = [
    "dot_4x2x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, mk = 25810}, at_most = {n = 2, nk = 1022, mk = 13234135, k_even = 4, m = 11105, k = 98}, kernels = [
    "dot_4x2x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 99, mnk = 6324, n = 2, mk = 25810}, at_most = {n = 2, nk = 1022, mk = 13234135, k_even = 4, m = 11105}, kernels = [
    "dot_4x2x4096"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, mk = 25810, m = 11106}, at_most = {n = 2, nk = 1022, mk = 13234135, k_even = 4}, kernels = [
    "dot_4x2x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, k_even = 5}, at_most = {n = 2, nk = 443, mk = 13234135, mnk = 122606}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096"
  ], factors = [271, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 122607, n = 2, k_even = 5}, at_most = {n = 2, nk = 443, mk = 13234135, k = 90}, kernels = [
    "dot_4x2x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, mnk = 122607, n = 2, k_even = 5}, at_most = {n = 2, nk = 443, mk = 13234135}, kernels = [
    "dot_4x2x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, k_even = 5, nk = 444}, at_most = {n = 2, nk = 1022, mk = 13234135}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096"
  ], factors = [271, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, mk = 13234136}, at_most = {n = 2, nk = 1022, k = 127}, kernels = [
    "dot_4x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, mnk = 6324, n = 2, mk = 13234136}, at_most = {n = 2, nk = 1022}, kernels = [
    "dot_4x2x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, nk = 1023}, at_most = {n = 2, mn = 73, mnk = 14885}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096"
  ], factors = [174, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 14886, n = 2, nk = 1023}, at_most = {n = 2, mn = 73, m = 17}, kernels = [
    "dot_4x2x4096"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 14886, n = 2, nk = 1023, m = 18}, at_most = {n = 2, mn = 73}, kernels = [
    "dot_4x2x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, nk = 1023, mn = 74}, at_most = {n = 2, k_even = 4, k = 2541, mnk = 16073692}, kernels = [
    "dot_4x2x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 16073693, n = 2, nk = 1023, mn = 74}, at_most = {n = 2, k_even = 4, k = 2541}, kernels = [
    "dot_4x2x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2542, mnk = 6324, n = 2, nk = 1023, mn = 74}, at_most = {n = 2, k_even = 4}, kernels = [
    "dot_4x2x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, nk = 1023, mn = 74, k_even = 5}, at_most = {n = 2, mk = 14740791}, kernels = [
    "dot_4x2x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, nk = 1023, mn = 74, k_even = 5, mk = 14740792}, at_most = {n = 2, m = 8223}, kernels = [
    "dot_4x2x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, mnk = 6324, n = 2, nk = 1023, mn = 74, k_even = 5, mk = 14740792, m = 8224}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, mnk = 16449, m = 29, k = 1, mk = 26}, kernels = [
    "block_slab_14x8x2048", "tall_6x8x8192"
  ], factors = [221, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 2}, at_most = {n = 4, mnk = 16449, m = 29, k = 141, mk = 26}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 6, mnk = 16449, m = 29, k = 141, mk = 26}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 27}, at_most = {n = 6, mnk = 16449, m = 14, k = 28, mk = 88}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 27, k = 29}, at_most = {n = 6, mnk = 16449, m = 14, k = 141, mk = 88}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 27, m = 15}, at_most = {n = 6, mnk = 16449, m = 29, k = 141, mk = 88}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7}, at_most = {n = 8, mnk = 16449, m = 29, k = 141, mk = 18, mn = 70}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 19}, at_most = {n = 8, mnk = 16449, m = 29, k = 141, mk = 88, mn = 70}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 15, mnk = 16449, m = 29, k = 141, mk = 88, mn = 70}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {n = 16, mnk = 16449, m = 29, k = 141, mk = 88, mn = 70}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 71}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mk = 88}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 71}, at_most = {n = 16, mnk = 16449, m = 29, k = 141, mk = 88}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 89}, at_most = {n = 10, mnk = 979, m = 29, k = 141, mk = 205, mn = 70}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 89, mnk = 980}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mk = 205, mn = 70}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096"
  ], factors = [275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 206}, at_most = {n = 10, mnk = 16449, m = 29, k = 109, mk = 563, mn = 70}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 206, k = 110}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mk = 563, mn = 70}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 89, mn = 71}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mk = 241, nk = 61}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 89, mn = 71, nk = 62}, at_most = {n = 10, mnk = 1066, m = 29, k = 141, mk = 241}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096"
  ], factors = [308, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 89, mn = 71, nk = 62, mnk = 1067}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mk = 241}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 242, mn = 71}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mk = 563}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 564}, at_most = {n = 10, mnk = 16449, m = 29, k = 141, mn = 61}, kernels = [
    "dot_4x3x2720", "block_slab_14x8x2048"
  ], factors = [218, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 564, mn = 62}, at_most = {n = 7, mnk = 16449, m = 29, k = 141}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mk = 564, mn = 62}, at_most = {n = 10, mnk = 16449, m = 29, k = 141}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mk = 89}, at_most = {n = 16, mnk = 16449, m = 29, k = 141, n_even = 4, mk = 652}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mk = 653}, at_most = {n = 16, mnk = 16449, m = 29, k = 141, n_even = 4}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mk = 89, n_even = 5}, at_most = {n = 16, mnk = 16449, m = 29, k = 141, nk = 452}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [247, 269, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mk = 89, n_even = 5, nk = 453}, at_most = {n = 16, mnk = 16449, m = 29, k = 141}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {n = 23, mnk = 64, m = 29, k = 141, mk = 34}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096", "tall_1x64x256"
  ], factors = [187, 223, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 65}, at_most = {n = 23, mnk = 16449, m = 29, k = 141, mk = 34, mn = 76}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 65, mn = 77}, at_most = {n = 23, mnk = 16449, m = 29, k = 141, mk = 34}, kernels = [
    "block_slab_6x16x4096", "tall_14x8x2048"
  ], factors = [273, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 35}, at_most = {n = 23, mnk = 16449, m = 3, k = 141}, kernels = [
    "block_slab_6x16x4096", "tall_1x64x256", "panel_2x32x512"
  ], factors = [280, 304, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 35, m = 4}, at_most = {n = 23, mnk = 16449, m = 29, k = 141, mk = 257}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 258, m = 4}, at_most = {n = 23, mnk = 16449, m = 29, k = 141}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 142}, at_most = {n = 7, mnk = 16449, m = 29, mk = 931, k = 348}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 349}, at_most = {n = 7, mnk = 16449, m = 29, mk = 931}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 142, mk = 932}, at_most = {n = 7, mnk = 6954, m = 29, mk = 3376}, kernels = [
    "dot_4x3x2720", "dot_2x4x8192"
  ], factors = [238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 142, mk = 932, mnk = 6955}, at_most = {n = 7, mnk = 8694, m = 29, mk = 3376}, kernels = [
    "dot_2x4x8192", "block_slab_14x8x2048"
  ], factors = [240, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 142, mk = 932, mnk = 8695}, at_most = {n = 7, mnk = 16449, m = 29, mk = 3376}, kernels = [
    "dot_2x4x8192", "block_slab_14x8x2048"
  ], factors = [241, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 142}, at_most = {n = 23, mnk = 5862, m = 29, mk = 3376, n_even = 4}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096"
  ], factors = [279, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 142, mnk = 5863}, at_most = {n = 23, mnk = 16449, m = 29, mk = 3376, n_even = 4, k = 371}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096"
  ], factors = [289, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 372, mnk = 5863}, at_most = {n = 23, mnk = 16449, m = 29, mk = 3376, n_even = 4}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096"
  ], factors = [296, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 142, n_even = 5}, at_most = {n = 23, mnk = 16449, m = 29, mk = 3376}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 142, mk = 3377}, at_most = {n = 23, mnk = 16449, m = 29}, kernels = [
    "dot_4x3x2720", "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [219, 227, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30}, at_most = {n = 8, mnk = 16449, mn = 343, mk = 661, m = 42}, kernels = [
    "tall_14x8x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 43}, at_most = {n = 8, mnk = 16449, mn = 343, mk = 661}, kernels = [
    "tall_14x8x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30, mk = 662}, at_most = {n = 8, mnk = 16449, mn = 157}, kernels = [
    "tall_6x8x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30, mk = 662, mn = 158}, at_most = {n = 8, mnk = 16449, mn = 343, k_even = 4}, kernels = [
    "tall_14x8x2048", "panel_2x32x512"
  ], factors = [286, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30, mk = 662, mn = 158, k_even = 5}, at_most = {n = 8, mnk = 16449, mn = 343}, kernels = [
    "tall_14x8x2048", "tall_6x16x4096"
  ], factors = [268, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30, mn = 344}, at_most = {n = 6, mnk = 16449, k = 4, m = 223}, kernels = [
    "tall_14x8x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 30, mn = 344}, at_most = {n = 8, mnk = 16449, k = 4, m = 223}, kernels = [
    "tall_6x16x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 224, mn = 344}, at_most = {n = 8, mnk = 16449, k = 4, nk = 4}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096"
  ], factors = [186, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 224, mn = 344, nk = 5}, at_most = {n = 7, mnk = 16449, k = 4}, kernels = [
    "tall_14x8x2048", "tall_6x16x4096"
  ], factors = [236, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 224, mn = 344, nk = 5}, at_most = {n = 8, mnk = 16449, k = 4}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096"
  ], factors = [258, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30, mn = 344, k = 5}, at_most = {n = 8, mnk = 16449, k_even = 4, m = 113}, kernels = [
    "tall_14x8x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 114, mn = 344, k = 5}, at_most = {n = 8, mnk = 16449, k_even = 4}, kernels = [
    "tall_6x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 30, mn = 344, k = 5, k_even = 5}, at_most = {n = 8, mnk = 16449}, kernels = [
    "tall_14x8x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 30}, at_most = {n = 23, mnk = 16449, nk = 61, m = 70}, kernels = [
    "tall_6x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 71}, at_most = {n = 15, mnk = 16449, nk = 61}, kernels = [
    "tall_6x16x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 71}, at_most = {n = 23, mnk = 16449, nk = 61}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [284, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 30, nk = 62}, at_most = {n = 16, mnk = 7730, mn = 649}, kernels = [
    "tall_6x16x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 30, nk = 62, mnk = 7731}, at_most = {n = 16, mnk = 16449, mn = 649}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 30, nk = 62, mn = 650}, at_most = {n = 16, mnk = 16449, m = 109}, kernels = [
    "tall_6x16x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 110, nk = 62, mn = 650}, at_most = {n = 16, mnk = 16449}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [334, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 30, nk = 62}, at_most = {n = 23, mnk = 16449}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096"
  ], factors = [261, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450}, at_most = {n = 3, mn = 16, k_even = 32, mk = 70472}, kernels = [
    "dot_4x2x4096", "dot_4x3x2720", "dot_2x4x8192"
  ], factors = [175, 216, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mk = 70473}, at_most = {n = 3, mn = 16, k_even = 32}, kernels = [
    "dot_4x2x4096", "dot_4x3x2720", "dot_2x4x8192"
  ], factors = [167, 217, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, k_even = 33}, at_most = {n = 3, mn = 16}, kernels = [
    "dot_4x2x4096", "dot_4x3x2720", "dot_2x4x8192"
  ], factors = [193, 220, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 17}, at_most = {n = 3, mn = 40, k = 34424}, kernels = [
    "dot_4x3x2720", "dot_2x4x8192", "dot_4x1x4096"
  ], factors = [251, 253, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 17, k = 34425}, at_most = {n = 3, mn = 40}, kernels = [
    "dot_4x3x2720", "dot_2x4x8192"
  ], factors = [235, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 41}, at_most = {n = 3, mn = 61}, kernels = [
    "dot_2x4x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 62}, at_most = {n = 3, mn = 93}, kernels = [
    "dot_4x2x4096", "dot_2x4x8192"
  ], factors = [254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 16450}, at_most = {n = 4, mn = 81, nk = 6792}, kernels = [
    "dot_2x4x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 16450, nk = 6793}, at_most = {n = 4, mn = 81, nk = 317187}, kernels = [
    "dot_2x4x8192"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 16450, nk = 317188}, at_most = {n = 4, mn = 81}, kernels = [
    "dot_2x4x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 16450, mn = 82}, at_most = {n = 4, mn = 93}, kernels = [
    "dot_2x4x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450}, at_most = {n = 7, mn = 73, m = 7, nk = 30554}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096", "block_slab_14x8x2048"
  ], factors = [268, 296, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, nk = 30555}, at_most = {n = 7, mn = 73, m = 7}, kernels = [
    "dot_4x2x4096", "dot_2x4x8192", "block_slab_14x8x2048", "block_6x16x4096"
  ], factors = [247, 253, 314, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, m = 8}, at_most = {n = 7, mn = 73}, kernels = [
    "block_slab_14x8x2048", "block_6x16x4096"
  ], factors = [308, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 74}, at_most = {n = 7, mn = 93}, kernels = [
    "block_slab_14x8x2048", "tall_6x8x8192", "block_6x16x4096"
  ], factors = [303, 294, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 16450}, at_most = {n = 8, mn = 93, k_even = 724}, kernels = [
    "block_slab_14x8x2048", "block_6x16x4096"
  ], factors = [338, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 16450, k_even = 725}, at_most = {n = 8, mn = 93, mnk = 185363}, kernels = [
    "block_slab_14x8x2048", "block_6x16x4096"
  ], factors = [324, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 185364, k_even = 725}, at_most = {n = 8, mn = 93, m = 2}, kernels = [
    "block_slab_14x8x2048", "tall_6x8x8192"
  ], factors = [290, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 185364, k_even = 725, m = 3}, at_most = {n = 8, mn = 93}, kernels = [
    "block_slab_14x8x2048", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [285, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94}, at_most = {n = 8, k = 1, nk = 14, mn = 674574}, kernels = [
    "tall_6x16x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 674575}, at_most = {n = 8, k = 1, nk = 14}, kernels = [
    "tall_6x16x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 2}, at_most = {n = 8, k = 4, nk = 14}, kernels = [
    "tall_14x8x2048", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [230, 222, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, nk = 15}, at_most = {n = 7, k = 4, mnk = 635870}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [248, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 16450, mn = 94, nk = 15}, at_most = {n = 8, k = 4, mnk = 635870}, kernels = [
    "tall_6x16x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 635871, mn = 94, nk = 15}, at_most = {n = 7, k = 4}, kernels = [
    "tall_6x16x4096", "panel_4x16x4096"
  ], factors = [252, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 635871, mn = 94, nk = 15}, at_most = {n = 8, k = 4}, kernels = [
    "tall_6x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5}, at_most = {n = 8, k = 33, mk = 408079, k_even = 4, nk = 25}, kernels = [
    "dot_4x2x4096", "tall_6x16x4096"
  ], factors = [205, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5, nk = 26}, at_most = {n = 8, k = 33, mk = 408079, k_even = 4, nk = 30}, kernels = [
    "tall_6x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5, nk = 31}, at_most = {n = 8, k = 33, mk = 408079, k_even = 4, nk = 33}, kernels = [
    "dot_2x4x8192", "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096"
  ], factors = [264, 261, 261, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5, nk = 34}, at_most = {n = 8, k = 33, mk = 408079, k_even = 4, nk = 87}, kernels = [
    "tall_6x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5, nk = 88}, at_most = {n = 8, k = 33, mk = 408079, k_even = 4}, kernels = [
    "tall_14x8x2048", "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096"
  ], factors = [275, 278, 278, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5, k_even = 5}, at_most = {n = 8, k = 22, mk = 408079}, kernels = [
    "dot_4x2x4096", "tall_14x8x2048", "tall_6x16x4096"
  ], factors = [217, 235, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 23, k_even = 5}, at_most = {n = 8, k = 33, mk = 408079}, kernels = [
    "tall_6x8x8192", "tall_14x8x2048", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [231, 224, 239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 5, mk = 408080}, at_most = {n = 8, k = 33, mnk = 2097219}, kernels = [
    "dot_2x4x8192", "block_slab_14x8x2048", "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096"
  ], factors = [306, 235, 259, 257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2097220, mn = 94, k = 5, mk = 408080}, at_most = {n = 8, k = 7, mnk = 45844456}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [248, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2097220, mn = 94, k = 8, mk = 408080}, at_most = {n = 8, k = 13, mnk = 45844456}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [271, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2097220, mn = 94, k = 14, mk = 408080}, at_most = {n = 8, k = 20, mnk = 45844456}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [269, 237, 250, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2097220, mn = 94, k = 21, mk = 408080}, at_most = {n = 8, k = 33, mnk = 45844456, nk = 128}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [274, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2097220, mn = 94, k = 21, mk = 408080, nk = 129}, at_most = {n = 8, k = 33, mnk = 45844456}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [249, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 45844457, mn = 94, k = 5, mk = 408080}, at_most = {n = 8, k = 33}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [244, 231, 240, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 34}, at_most = {n = 4, k = 91, mnk = 3944333, mn = 18123, nk = 212}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [231, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 34, nk = 213}, at_most = {n = 4, k = 91, mnk = 3944333, mn = 18123}, kernels = [
    "tall_6x8x8192", "panel_6x16x4096"
  ], factors = [230, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 18124, k = 34}, at_most = {n = 4, k = 91, mnk = 3944333}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [248, 264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 3944334, mn = 94, k = 34}, at_most = {n = 4, k = 91, mk = 11489446}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [268, 278, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 3944334, mn = 94, k = 34, mk = 11489447}, at_most = {n = 4, k = 91, nk = 167}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_6x16x4096"
  ], factors = [270, 260, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 3944334, mn = 94, k = 34, mk = 11489447, nk = 168}, at_most = {n = 4, k = 91}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "block_6x16x4096"
  ], factors = [270, 265, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92}, at_most = {n = 4, m = 34}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [263, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 35}, at_most = {n = 4, m = 129, k = 285}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [294, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 286, m = 35}, at_most = {n = 4, m = 129, mk = 9625493, k = 4270}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192"
  ], factors = [292, 257, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 4271, m = 35}, at_most = {n = 4, m = 129, mk = 9625493}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [270, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 286, m = 35, mk = 9625494}, at_most = {n = 4, m = 129}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192", "panel_6x16x4096"
  ], factors = [270, 245, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 130}, at_most = {n = 4, m = 5123, mnk = 2181319, nk = 2565, k = 172}, kernels = [
    "dot_4x2x4096", "tall_6x8x8192"
  ], factors = [289, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 173, m = 130}, at_most = {n = 4, m = 5123, mnk = 2181319, nk = 2565}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [282, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 130, nk = 2566}, at_most = {n = 4, m = 5123, mnk = 2181319}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192"
  ], factors = [285, 252, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2181320, mn = 94, k = 92, m = 130}, at_most = {n = 4, m = 1111, k_even = 4}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [291, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2181320, mn = 94, k = 92, m = 1112}, at_most = {n = 3, m = 5123, k_even = 4}, kernels = [
    "dot_4x2x4096", "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [293, 293, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 2181320, mn = 94, k = 92, m = 1112}, at_most = {n = 4, m = 5123, k_even = 4}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192", "panel_4x16x4096"
  ], factors = [304, 288, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2181320, mn = 94, k = 92, m = 130, k_even = 5}, at_most = {n = 4, m = 5123, mnk = 30761455, k_even = 724}, kernels = [
    "dot_2x4x8192", "dot_4x1x4096", "tall_6x8x8192"
  ], factors = [272, 357, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 2181320, mn = 94, k = 92, m = 130, k_even = 725}, at_most = {n = 4, m = 5123, mnk = 30761455}, kernels = [
    "dot_2x4x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 30761456, mn = 94, k = 92, m = 130, k_even = 5}, at_most = {n = 4, m = 5123}, kernels = [
    "block_slab_6x16x4096", "tall_6x8x8192", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [259, 253, 263, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 5124}, at_most = {n = 4, nk = 957, mk = 17181938, k_even = 8}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_4x16x4096", "block_6x16x256"
  ], factors = [283, 292, 292, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 5124, k_even = 9}, at_most = {n = 4, nk = 957, mk = 17181938}, kernels = [
    "dot_4x2x4096", "dot_2x4x8192", "tall_6x8x8192"
  ], factors = [328, 297, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 5124, mk = 17181939}, at_most = {n = 4, nk = 957}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192", "panel_4x16x4096"
  ], factors = [248, 258, 269, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 5124, nk = 958}, at_most = {n = 4, mk = 17693679, k = 403}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192", "panel_4x16x4096"
  ], factors = [295, 283, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 404, m = 5124, nk = 958}, at_most = {n = 4, mk = 17693679, mn = 62824}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192", "panel_4x16x4096"
  ], factors = [286, 290, 281, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 62825, k = 404, m = 5124, nk = 958}, at_most = {n = 4, mk = 17693679}, kernels = [
    "dot_2x4x8192", "tall_6x8x8192", "block_6x16x4096"
  ], factors = [305, 299, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 92, m = 5124, nk = 958, mk = 17693680}, at_most = {n = 3, k = 1748}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096"
  ], factors = [230, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 16450, mn = 94, k = 1749, m = 5124, nk = 958, mk = 17693680}, at_most = {n = 3}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096"
  ], factors = [231, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 16450, mn = 94, k = 92, m = 5124, nk = 958, mk = 17693680}, at_most = {n = 4, nk = 1595}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192"
  ], factors = [233, 244, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mnk = 16450, mn = 94, k = 92, m = 5124, nk = 1596, mk = 17693680}, at_most = {n = 4}, kernels = [
    "dot_2x4x8192", "block_slab_6x16x4096", "tall_6x8x8192", "panel_6x16x4096"
  ], factors = [246, 246, 274, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 94, k = 34}, at_most = {n = 8, mn = 677, mnk = 170810, m = 28, mk = 8357}, kernels = [
    "block_slab_14x8x2048"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 94, k = 34, mk = 8358}, at_most = {n = 8, mn = 677, mnk = 170810, m = 28}, kernels = [
    "block_slab_14x8x2048", "tall_14x8x2048", "panel_6x16x4096"
  ], factors = [284, 275, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 170811, mn = 94, k = 34}, at_most = {n = 8, mn = 677, mnk = 3933338, m = 28}, kernels = [
    "tall_6x8x8192", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [281, 261, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 94, k = 34, m = 29}, at_most = {n = 8, mn = 677, mnk = 3933338, nk = 1162}, kernels = [
    "tall_14x8x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 94, k = 34, m = 29, nk = 1163}, at_most = {n = 8, mn = 235, mnk = 3933338}, kernels = [
    "tall_6x8x8192", "tall_14x8x2048"
  ], factors = [290, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 236, k = 34, m = 29, nk = 1163}, at_most = {n = 8, mn = 317, mnk = 3933338}, kernels = [
    "tall_6x8x8192", "tall_14x8x2048", "block_6x16x4096"
  ], factors = [309, 297, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 318, k = 34, m = 29, nk = 1163}, at_most = {n = 8, mn = 677, mnk = 3933338, m = 62}, kernels = [
    "tall_14x8x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 318, k = 34, m = 63, nk = 1163}, at_most = {n = 8, mn = 677, mnk = 3933338}, kernels = [
    "block_slab_6x16x4096", "tall_6x8x8192", "tall_14x8x2048", "block_6x16x4096"
  ], factors = [282, 265, 255, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 3933339, mn = 94, k = 34}, at_most = {n = 8, mn = 123}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096", "tall_6x8x8192", "panel_6x16x4096"
  ], factors = [254, 255, 254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 3933339, mn = 124, k = 34}, at_most = {n = 8, mn = 677, m = 18}, kernels = [
    "panel_6x16x4096", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [232, 239, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 3933339, mn = 124, k = 34, m = 19}, at_most = {n = 8, mn = 677, m = 56}, kernels = [
    "tall_6x8x8192", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [263, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 3933339, mn = 124, k = 34, m = 57}, at_most = {n = 8, mn = 677}, kernels = [
    "tall_6x8x8192", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [265, 264, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 34}, at_most = {n = 8, mn = 128617, k = 87, k_even = 8}, kernels = [
    "tall_14x8x2048", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [261, 275, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 34, k_even = 9}, at_most = {n = 8, mn = 128617, k = 87}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [252, 251, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 88}, at_most = {n = 8, mn = 128617, k = 772, mk = 62899}, kernels = [
    "block_slab_6x16x4096", "tall_14x8x2048", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [245, 239, 251, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 88, mk = 62900}, at_most = {n = 6, mn = 128617, k = 772, mk = 615230}, kernels = [
    "block_slab_6x16x4096", "tall_14x8x2048", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [245, 242, 261, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mnk = 16450, mn = 678, k = 88, mk = 62900}, at_most = {n = 8, mn = 128617, k = 772, mk = 615230}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [236, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 88, mk = 615231}, at_most = {n = 8, mn = 128617, k = 772}, kernels = [
    "tall_14x8x2048", "tall_6x16x4096", "block_6x16x4096"
  ], factors = [285, 260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 773}, at_most = {n = 8, mn = 128617, m = 5149, mk = 670641}, kernels = [
    "block_slab_6x16x4096", "tall_14x8x2048", "block_6x16x4096"
  ], factors = [258, 241, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 773, mk = 670642}, at_most = {n = 8, mn = 128617, m = 5149, k_even = 256, mk = 6239801}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "block_6x16x4096"
  ], factors = [246, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 773, mk = 6239802}, at_most = {n = 8, mn = 128617, m = 5149, k_even = 256}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [262, 262, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 773, mk = 670642, k_even = 257}, at_most = {n = 8, mn = 128617, m = 5149, mnk = 63397683}, kernels = [
    "tall_6x8x8192", "block_6x16x4096"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 63397684, mn = 678, k = 773, mk = 670642, k_even = 257}, at_most = {n = 8, mn = 128617, m = 5149}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "block_6x16x4096"
  ], factors = [271, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 773, m = 5150}, at_most = {n = 8, mn = 128617, k_even = 181}, kernels = [
    "block_slab_6x16x4096", "tall_6x8x8192", "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096",
    "block_6x16x4096"
  ], factors = [255, 267, 262, 258, 265, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 678, k = 773, m = 5150, k_even = 182}, at_most = {n = 8, mn = 128617}, kernels = [
    "tall_6x8x8192", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [268, 256, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 34}, at_most = {n = 8, k = 65, mk = 5646078}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [242, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 66}, at_most = {n = 8, k = 260, mk = 5646078}, kernels = [
    "tall_6x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 34, mk = 5646079}, at_most = {n = 8, k = 89, mk = 16656787}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [240, 244, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 34, mk = 16656788}, at_most = {n = 8, k = 89}, kernels = [
    "tall_1x64x256", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [246, 231, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 90, mk = 5646079}, at_most = {n = 8, k = 260, mnk = 138240437, mk = 13585741}, kernels = [
    "tall_6x16x4096", "panel_4x16x4096"
  ], factors = [261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 90, mk = 13585742}, at_most = {n = 8, k = 260, mnk = 138240437}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_6x16x4096", "panel_1x64x256", "panel_4x16x4096",
    "block_2x32x512"
  ], factors = [272, 251, 253, 295, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 138240438, mn = 128618, k = 90, mk = 5646079}, at_most = {n = 8, k = 260}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_4x16x4096"
  ], factors = [266, 259, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 261}, at_most = {n = 8, mnk = 246997622, mk = 13673631}, kernels = [
    "tall_6x16x4096", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [286, 297, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16450, mn = 128618, k = 261, mk = 13673632}, at_most = {n = 8, mnk = 246997622}, kernels = [
    "tall_6x8x8192", "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [264, 259, 259, 265, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 246997623, mn = 128618, k = 261}, at_most = {n = 8}, kernels = [
    "block_slab_14x8x2048", "tall_6x8x8192", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [270, 284, 279, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450}, at_most = {n = 15, nk = 360, k = 3}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [286, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450}, at_most = {n = 16, nk = 360, k = 3}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [274, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, k = 4}, at_most = {n = 16, nk = 360, k = 4}, kernels = [
    "panel_6x16x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450}, at_most = {n = 23, nk = 360, k = 4, mk = 97559}, kernels = [
    "tall_6x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, mk = 97560}, at_most = {n = 23, nk = 360, k = 4}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [202, 213, 335, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, k = 5}, at_most = {n = 16, nk = 217, k = 7}, kernels = [
    "panel_6x16x4096", "block_6x16x4096"
  ], factors = [326, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, k = 8}, at_most = {n = 16, nk = 217, k = 13}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [358, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, k = 14}, at_most = {n = 16, nk = 217}, kernels = [
    "panel_6x16x4096"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, k = 5, nk = 218}, at_most = {n = 16, nk = 360, mnk = 2671220, mn = 2484}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [284, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, k = 5, nk = 218, mn = 2485}, at_most = {n = 16, nk = 360, mnk = 2671220}, kernels = [
    "panel_6x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2671221, k = 5, nk = 218}, at_most = {n = 16, nk = 290, mk = 6880817, n_even = 4}, kernels = [
    "panel_6x16x4096", "block_6x16x256"
  ], factors = [275, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2671221, k = 5, nk = 218, n_even = 5}, at_most = {n = 16, nk = 290, mk = 6880817}, kernels = [
    "panel_6x16x4096", "block_6x16x256"
  ], factors = [248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2671221, k = 5, nk = 291}, at_most = {n = 16, nk = 360, mk = 6880817}, kernels = [
    "panel_6x16x4096", "block_6x16x256"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2671221, k = 5, nk = 218, mk = 6880818}, at_most = {n = 16, nk = 360}, kernels = [
    "panel_6x16x4096", "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [253, 223, 228, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, k = 5}, at_most = {n = 23, nk = 360, mk = 250955}, kernels = [
    "tall_6x16x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, k = 5, mk = 250956}, at_most = {n = 23, nk = 360}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "tall_1x64x256", "panel_2x32x512"
  ], factors = [220, 238, 254, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361}, at_most = {n = 10, mn = 768, n_even = 4, m = 6}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096"
  ], factors = [262, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mnk = 16450, nk = 361}, at_most = {n = 12, mn = 768, n_even = 4, m = 6, mk = 23176}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096", "tall_6x8x8192"
  ], factors = [281, 376, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 16450, nk = 361}, at_most = {n = 15, mn = 768, n_even = 4, m = 6, mk = 23176}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mnk = 16450, nk = 361, mk = 23177}, at_most = {n = 15, mn = 31, n_even = 4, m = 6}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mnk = 16450, nk = 361, mk = 23177, mn = 32}, at_most = {n = 15, mn = 768, n_even = 4, m = 6}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096", "tall_14x8x2048"
  ], factors = [263, 327, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361}, at_most = {n = 23, mn = 36, n_even = 4, m = 6}, kernels = [
    "block_slab_6x16x4096", "block_2x32x512"
  ], factors = [296, 389]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, mn = 37}, at_most = {n = 23, mn = 48, n_even = 4, m = 6, k = 4689}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, mn = 37, k = 4690}, at_most = {n = 23, mn = 48, n_even = 4, m = 6}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512"
  ], factors = [282, 395]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, mn = 49}, at_most = {n = 20, mn = 768, n_even = 4, m = 6, nk = 3297649}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512"
  ], factors = [297, 372]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 16450, nk = 361, mn = 49}, at_most = {n = 23, mn = 768, n_even = 4, m = 6, nk = 3297649}, kernels = [
    "block_slab_6x16x4096", "panel_4x16x4096", "block_6x16x4096"
  ], factors = [312, 296, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 3297650, mn = 49}, at_most = {n = 23, mn = 768, n_even = 4, m = 6}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096", "block_6x16x256"
  ], factors = [259, 261, 288, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, m = 7}, at_most = {n = 14, mn = 768, n_even = 4, mk = 2548, k = 79}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, m = 7, k = 80}, at_most = {n = 14, mn = 768, n_even = 4, mk = 2548}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, mnk = 16450, nk = 361, m = 7}, at_most = {n = 19, mn = 768, n_even = 4, mk = 2548}, kernels = [
    "block_slab_6x16x4096", "tall_1x64x256"
  ], factors = [272, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mnk = 16450, nk = 361, m = 7}, at_most = {n = 23, mn = 768, n_even = 4, mk = 2548}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, m = 7, mk = 2549}, at_most = {n = 12, mn = 338, n_even = 4, mk = 9012}, kernels = [
    "block_slab_6x16x4096", "tall_6x8x8192"
  ], factors = [321, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, m = 7, mk = 9013}, at_most = {n = 12, mn = 338, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "tall_6x8x8192"
  ], factors = [304, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 16450, nk = 361, m = 7, mk = 2549}, at_most = {n = 15, mn = 338, n_even = 4, mk = 16594}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 16450, nk = 361, m = 7, mk = 16595}, at_most = {n = 15, mn = 338, n_even = 4}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, m = 7, mk = 2549}, at_most = {n = 21, mn = 338, n_even = 4, k = 14586}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, m = 7, mk = 2549, k = 14587}, at_most = {n = 21, mn = 338, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096", "block_6x16x256"
  ], factors = [273, 280, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mnk = 16450, nk = 361, m = 7, mk = 2549}, at_most = {n = 23, mn = 338, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [282, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, m = 7, mk = 2549, mn = 339}, at_most = {n = 11, mn = 768, n_even = 4, mnk = 5045708}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096"
  ], factors = [259, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mnk = 16450, nk = 361, m = 7, mk = 2549, mn = 339}, at_most = {n = 15, mn = 768, n_even = 4, mnk = 5045708}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 5045709, nk = 361, m = 7, mk = 2549, mn = 339}, at_most = {n = 15, mn = 768, n_even = 4, nk = 521675}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 5045709, nk = 521676, m = 7, mk = 2549, mn = 339}, at_most = {n = 15, mn = 768, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "tall_1x64x256"
  ], factors = [282, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, m = 7, mk = 2549, mn = 339}, at_most = {n = 23, mn = 768, n_even = 4, nk = 168802, mk = 28537}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, m = 7, mk = 28538, mn = 339}, at_most = {n = 23, mn = 768, n_even = 4, nk = 168802}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 168803, m = 7, mk = 2549, mn = 339}, at_most = {n = 23, mn = 768, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [259, 275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5}, at_most = {n = 23, mn = 336, mk = 19910, k_even = 128}, kernels = [
    "block_slab_6x16x4096", "block_slab_1x64x256"
  ], factors = [265, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, k_even = 129}, at_most = {n = 23, mn = 336, mk = 19910, k_even = 724}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [261, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, k_even = 725}, at_most = {n = 23, mn = 336, mk = 19910}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, mn = 337}, at_most = {n = 23, mn = 768, mk = 19910}, kernels = [
    "block_slab_6x16x4096", "panel_4x16x4096"
  ], factors = [264, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, mk = 19911}, at_most = {n = 23, mn = 768, m = 11, k = 478268, mk = 111799}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, mk = 111800}, at_most = {n = 23, mn = 768, m = 11, k = 478268}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [256, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, mk = 19911, k = 478269}, at_most = {n = 23, mn = 768, m = 11}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, mk = 19911, m = 12}, at_most = {n = 23, mn = 768, m = 26}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [243, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, n_even = 5, mk = 19911, m = 27}, at_most = {n = 23, mn = 768}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [236, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 769}, at_most = {n = 16, k = 39, mn = 20539, nk = 756}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [274, 280, 251, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 769, k = 40}, at_most = {n = 11, k = 257, mn = 20539, nk = 756}, kernels = [
    "panel_6x16x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mnk = 16450, nk = 361, mn = 769, k = 40}, at_most = {n = 16, k = 257, mn = 20539, nk = 756}, kernels = [
    "panel_6x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, nk = 361, mn = 769}, at_most = {n = 23, k = 257, mn = 20539, nk = 756}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 757, mn = 769}, at_most = {n = 17, k = 200, mn = 2771}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [260, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 757, mn = 2772}, at_most = {n = 17, k = 200, mn = 20539}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096", "block_1x64x256"
  ], factors = [252, 257, 254, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 757, mn = 769, k = 201}, at_most = {n = 17, k = 257, mn = 20539}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 18, mnk = 16450, nk = 757, mn = 769}, at_most = {n = 23, k = 257, mn = 20539, mk = 8220}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 18, mnk = 16450, nk = 757, mn = 769, mk = 8221}, at_most = {n = 23, k = 257, mn = 20539}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_6x16x4096"
  ], factors = [234, 250, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 20540}, at_most = {n = 15, k = 37}, kernels = [
    "panel_6x16x4096", "block_6x16x256"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 20540, k = 38}, at_most = {n = 15, k = 46}, kernels = [
    "panel_1x64x256", "block_6x16x4096", "block_6x16x256"
  ], factors = [225, 249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, mn = 20540}, at_most = {n = 23, k = 46, mk = 267434}, kernels = [
    "block_6x16x4096", "block_6x16x256"
  ], factors = [239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 16450, nk = 361, mn = 20540, mk = 267435}, at_most = {n = 23, k = 46}, kernels = [
    "tall_1x64x256", "panel_6x16x4096", "panel_4x16x4096", "panel_2x32x512", "block_6x16x4096",
    "block_6x16x256"
  ], factors = [220, 228, 239, 244, 229, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 20540, k = 47}, at_most = {n = 12, k = 257, mnk = 164243246, m = 42834}, kernels = [
    "panel_6x16x4096", "block_6x16x4096", "block_2x32x512"
  ], factors = [256, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 20540, k = 47, m = 42835}, at_most = {n = 12, k = 257, mnk = 164243246}, kernels = [
    "panel_6x16x4096", "panel_4x16x4096", "block_6x16x4096", "block_6x16x256", "block_2x32x512"
  ], factors = [250, 256, 252, 255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 16450, nk = 361, mn = 20540, k = 47}, at_most = {n = 14, k = 102, mnk = 164243246}, kernels = [
    "tall_1x64x256", "panel_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_6x16x256"
  ], factors = [225, 248, 237, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, mnk = 16450, nk = 361, mn = 20540, k = 47}, at_most = {n = 23, k = 102, mnk = 164243246}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "panel_1x64x256", "panel_2x32x512", "block_6x16x4096"
  ], factors = [239, 236, 231, 242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 16450, nk = 361, mn = 20540, k = 103}, at_most = {n = 23, k = 257, mnk = 164243246, mn = 730067}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_1x64x256",
    "block_2x32x512"
  ], factors = [246, 241, 246, 242, 266, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 16450, nk = 361, mn = 730068, k = 103}, at_most = {n = 23, k = 257, mnk = 164243246}, kernels = [
    "panel_6x16x4096", "panel_4x16x4096", "panel_2x32x512"
  ], factors = [241, 234, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 164243247, nk = 361, mn = 20540, k = 47}, at_most = {n = 23, k = 257}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_6x16x4096", "panel_4x16x4096", "panel_2x32x512",
    "block_6x16x4096"
  ], factors = [231, 234, 229, 231, 228, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16450, nk = 361, mn = 769, k = 258}, at_most = {n = 11, mnk = 6506612}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mnk = 16450, nk = 361, mn = 769, k = 258}, at_most = {n = 16, mnk = 6506612, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mnk = 16450, nk = 361, mn = 769, k = 258, n_even = 5}, at_most = {n = 16, mnk = 6506612}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 6506613, nk = 361, mn = 769, k = 258}, at_most = {n = 16, mnk = 95999296, k = 300}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [244, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 6506613, nk = 361, mn = 769, k = 301}, at_most = {n = 16, mnk = 95999296, m = 72}, kernels = [
    "panel_6x16x4096", "panel_4x16x4096"
  ], factors = [239, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 6506613, nk = 361, mn = 769, k = 301, m = 73}, at_most = {n = 16, mnk = 95999296, k_even = 724, mk = 3455912}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [240, 247, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 6506613, nk = 361, mn = 769, k = 301, m = 73, mk = 3455913}, at_most = {n = 16, mnk = 95999296, k_even = 724}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [247, 251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 6506613, nk = 361, mn = 769, k = 301, m = 73, k_even = 725}, at_most = {n = 16, mnk = 95999296}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096"
  ], factors = [236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, nk = 361, mn = 769, k = 258}, at_most = {n = 23, mnk = 95999296, mk = 60751}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, nk = 361, mn = 769, k = 258, mk = 60752}, at_most = {n = 23, mnk = 95999296, nk = 152532, k = 778}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [243, 260, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, nk = 361, mn = 769, k = 779, mk = 60752}, at_most = {n = 23, mnk = 95999296, nk = 152532, m = 474}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [247, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, nk = 361, mn = 769, k = 779, mk = 60752, m = 475}, at_most = {n = 23, mnk = 95999296, nk = 152532}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 16450, nk = 152533, mn = 769, k = 258, mk = 60752}, at_most = {n = 23, mnk = 95999296}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [245, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 361, mn = 769, k = 258}, at_most = {n = 23, k_even = 724, mn = 159774, m = 102}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 361, mn = 769, k = 258, m = 103}, at_most = {n = 23, k_even = 724, mn = 159774}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [259, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 361, mn = 159775, k = 258}, at_most = {n = 23, k_even = 724, mk = 12171973}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 361, mn = 159775, k = 258, mk = 12171974}, at_most = {n = 23, k_even = 724}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_4x16x4096"
  ], factors = [259, 263, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 361, mn = 769, k = 258, k_even = 725}, at_most = {n = 23, nk = 61303, mk = 14502581}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 361, mn = 769, k = 258, k_even = 725, mk = 14502582}, at_most = {n = 23, nk = 61303}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [251, 256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 95999297, nk = 61304, mn = 769, k = 258, k_even = 725}, at_most = {n = 23}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [239, 255, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24}, at_most = {m = 16, n = 63, mnk = 16521, k = 9, mn = 34}, kernels = [
    "block_slab_1x64x256", "block_2x32x512"
  ], factors = [283, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 35}, at_most = {m = 16, n = 48, mnk = 16521, k = 9, mn = 231, n_even = 4}, kernels = [
    "block_slab_1x64x256"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 35, n_even = 5}, at_most = {m = 16, n = 48, mnk = 16521, k = 9, mn = 231}, kernels = [
    "block_slab_1x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 35}, at_most = {m = 16, n = 63, mnk = 16521, k = 9, mn = 231}, kernels = [
    "block_slab_1x64x256"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 232}, at_most = {m = 16, n = 63, mnk = 16521, k = 9, mn = 495}, kernels = [
    "tall_1x64x256"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mn = 496}, at_most = {m = 16, n = 63, mnk = 16521, k = 9}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_2x32x512"
  ], factors = [268, 324, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 10}, at_most = {m = 16, n = 31, mnk = 16521, mn = 195}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 10}, at_most = {m = 16, n = 63, mnk = 2132, mn = 195, mk = 224, k = 31}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [346, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 10, mnk = 2133}, at_most = {m = 16, n = 63, mnk = 16521, mn = 195, mk = 224, k = 31}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [359, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 32}, at_most = {m = 16, n = 63, mnk = 16521, mn = 195, mk = 224}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [331, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 10, mk = 225}, at_most = {m = 16, n = 63, mnk = 16521, mn = 195}, kernels = [
    "block_slab_6x16x4096", "block_slab_1x64x256"
  ], factors = [220, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 10, mn = 196}, at_most = {m = 16, n = 44, mnk = 16521, mk = 235}, kernels = [
    "block_slab_6x16x4096", "tall_1x64x256"
  ], factors = [262, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 45, k = 10, mn = 196}, at_most = {m = 16, n = 63, mnk = 16521, mk = 235}, kernels = [
    "tall_1x64x256"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 10, mn = 196, mk = 236}, at_most = {m = 16, n = 63, mnk = 16521}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522}, at_most = {m = 16, n = 31, n_even = 4, mn = 69, nk = 244646}, kernels = [
    "panel_2x32x512", "block_2x32x512"
  ], factors = [273, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, nk = 244647}, at_most = {m = 16, n = 25, n_even = 4, mn = 69}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [247, 300, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, mnk = 16522, nk = 244647}, at_most = {m = 16, n = 31, n_even = 4, mn = 69}, kernels = [
    "panel_2x32x512", "block_2x32x512"
  ], factors = [264, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, mn = 70}, at_most = {m = 16, n = 31, n_even = 4, mn = 97}, kernels = [
    "block_slab_6x16x4096", "block_6x16x256", "block_2x32x512"
  ], factors = [267, 296, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, mn = 98}, at_most = {m = 16, n = 31, n_even = 4, mn = 122}, kernels = [
    "block_slab_14x8x2048", "block_slab_6x16x4096", "block_6x16x256"
  ], factors = [245, 283, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, mn = 123}, at_most = {m = 16, n = 31, n_even = 4, nk = 1625136, mk = 3238}, kernels = [
    "block_slab_6x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, mn = 123, mk = 3239}, at_most = {m = 16, n = 31, n_even = 4, nk = 1625136, mn = 347}, kernels = [
    "block_slab_6x16x4096", "tall_6x8x8192", "block_6x16x4096", "block_6x16x256"
  ], factors = [288, 304, 298, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, mn = 348, mk = 3239}, at_most = {m = 16, n = 31, n_even = 4, nk = 1625136}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, mn = 123, nk = 1625137}, at_most = {m = 16, n = 31, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096", "block_6x16x256"
  ], factors = [257, 276, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522}, at_most = {m = 16, n = 47, n_even = 4, mn = 135}, kernels = [
    "block_slab_6x16x4096", "block_slab_1x64x256", "panel_2x32x512", "block_1x64x256", "block_6x16x256",
    "block_2x32x512"
  ], factors = [232, 349, 232, 321, 260, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522, mn = 136}, at_most = {m = 16, n = 47, n_even = 4, mn = 188}, kernels = [
    "block_slab_6x16x4096", "tall_1x64x256", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [250, 316, 245, 322, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, mnk = 16522}, at_most = {m = 16, n = 50, n_even = 4, mn = 188}, kernels = [
    "block_slab_1x64x256", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [367, 333, 234, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, mnk = 16522}, at_most = {m = 2, n = 63, n_even = 4, mn = 188, nk = 4452589, k = 8567}, kernels = [
    "block_slab_1x64x256", "block_1x64x256"
  ], factors = [315, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, mnk = 16522, k = 8568}, at_most = {m = 2, n = 63, n_even = 4, mn = 188, nk = 4452589}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [306, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, mnk = 16522, m = 3}, at_most = {m = 16, n = 63, n_even = 4, mn = 188, nk = 4452589}, kernels = [
    "block_slab_6x16x4096", "block_slab_1x64x256", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [232, 360, 337, 232, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, mnk = 16522, nk = 4452590}, at_most = {m = 16, n = 63, n_even = 4, mn = 188}, kernels = [
    "tall_6x16x4096", "block_1x64x256", "block_2x32x512"
  ], factors = [199, 313, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522, mn = 189}, at_most = {m = 16, n = 52, n_even = 4, nk = 11427}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512"
  ], factors = [245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, mnk = 16522, mn = 189}, at_most = {m = 16, n = 63, n_even = 4, nk = 11427}, kernels = [
    "block_slab_6x16x4096", "block_1x64x256"
  ], factors = [240, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522, mn = 189, nk = 11428}, at_most = {m = 16, n = 59, n_even = 4, nk = 848594, mn = 227}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [262, 291, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522, mn = 228, nk = 11428}, at_most = {m = 16, n = 43, n_even = 4, nk = 848594}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_6x16x256", "block_2x32x512"
  ], factors = [258, 252, 254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, mnk = 16522, mn = 228, nk = 11428}, at_most = {m = 16, n = 59, n_even = 4, nk = 848594, mn = 522}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_1x64x256"
  ], factors = [268, 289, 346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, mnk = 16522, mn = 523, nk = 11428}, at_most = {m = 16, n = 59, n_even = 4, nk = 848594}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [272, 311, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522, mn = 189, nk = 848595}, at_most = {m = 6, n = 59, n_even = 4}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [263, 320, 270, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 16522, mn = 189, nk = 848595, m = 7}, at_most = {m = 16, n = 59, n_even = 4}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [311, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 60, mnk = 16522, mn = 189, nk = 11428}, at_most = {m = 7, n = 63, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "block_1x64x256", "block_6x16x256"
  ], factors = [244, 323, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 60, mnk = 16522, mn = 189, nk = 11428, m = 8}, at_most = {m = 16, n = 63, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [259, 283, 295, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5}, at_most = {m = 16, n = 63, mn = 78, nk = 618373}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [185, 207, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5, nk = 618374}, at_most = {m = 16, n = 63, mn = 78, mnk = 5931641}, kernels = [
    "panel_1x64x256", "panel_2x32x512"
  ], factors = [161, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 5931642, n_even = 5, nk = 618374}, at_most = {m = 16, n = 63, mn = 78}, kernels = [
    "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [168, 161, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5, mn = 79}, at_most = {m = 16, n = 63, mn = 143}, kernels = [
    "block_slab_6x16x4096", "block_slab_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [220, 222, 231, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5, mn = 144}, at_most = {m = 16, n = 63, mn = 404, mk = 15863}, kernels = [
    "panel_2x32x512"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5, mn = 144, mk = 15864}, at_most = {m = 16, n = 63, mn = 404}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5, mn = 405}, at_most = {m = 16, n = 63, mk = 92681}, kernels = [
    "panel_2x32x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, mnk = 16522, n_even = 5, mn = 405, mk = 92682}, at_most = {m = 16, n = 63}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [226, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mk = 10, mn = 598}, kernels = [
    "block_slab_1x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 11}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mk = 67, mn = 598}, kernels = [
    "block_slab_1x64x256", "tall_6x16x4096", "tall_1x64x256"
  ], factors = [289, 279, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mn = 599}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mk = 67}, kernels = [
    "tall_1x64x256"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 68}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mk = 468, mn = 335}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [316, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 68, mn = 336}, at_most = {m = 16, n_even = 32, nk = 2379, n = 156, mk = 468, mn = 1091}, kernels = [
    "tall_1x64x256", "panel_4x16x4096", "block_1x64x256"
  ], factors = [319, 318, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 68, mn = 336, nk = 2380}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mk = 468, mn = 1091}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [301, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 68, mn = 1092}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mk = 468}, kernels = [
    "block_1x64x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 469}, at_most = {m = 5, n_even = 32, nk = 6337330, n = 68}, kernels = [
    "block_slab_6x16x4096", "block_1x64x256", "block_6x16x256"
  ], factors = [284, 294, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, mk = 469}, at_most = {m = 5, n_even = 32, nk = 6337330, n = 90, k_even = 256}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [312, 289, 260, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, mk = 469, k_even = 257}, at_most = {m = 5, n_even = 32, nk = 6337330, n = 90}, kernels = [
    "panel_1x64x256", "block_1x64x256", "block_6x16x256"
  ], factors = [298, 280, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 469, m = 6}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 90, mk = 1628}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [300, 280, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 1629, m = 6}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 90, mk = 12088}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [268, 280, 300, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 12089, m = 6}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 90, mn = 775}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_6x16x256"
  ], factors = [292, 281, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 12089, m = 6, mn = 776}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 90}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [276, 277, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 469}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mn = 1370, k_even = 128, k = 6621}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "block_1x64x256"
  ], factors = [317, 290, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 469, k = 6622}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mn = 1370, k_even = 128}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [290, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 469, k_even = 129}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, mn = 1370}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [285, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 469, mn = 1371}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156, k = 274}, kernels = [
    "block_1x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 469, mn = 1371, k = 275}, at_most = {m = 16, n_even = 32, nk = 6337330, n = 156}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [274, 286, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157}, at_most = {m = 1, n_even = 32, nk = 6337330, mk = 86, mn = 806}, kernels = [
    "block_slab_1x64x256", "block_1x64x256"
  ], factors = [240, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 2}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 86, mn = 806}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [255, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mn = 807}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 86, n = 379}, kernels = [
    "block_1x64x256"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 380, mn = 807}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 86, k = 11}, kernels = [
    "block_1x64x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 380, mn = 807, k = 12}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 86}, kernels = [
    "block_1x64x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87}, at_most = {m = 1, n_even = 32, nk = 887219, mk = 1111, mnk = 629469, mn = 336}, kernels = [
    "block_slab_1x64x256", "block_1x64x256"
  ], factors = [329, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87, mn = 337}, at_most = {m = 1, n_even = 32, nk = 887219, mk = 1111, mnk = 629469}, kernels = [
    "block_1x64x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87, mnk = 629470}, at_most = {m = 1, n_even = 32, nk = 887219, mk = 1111}, kernels = [
    "block_1x64x256"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87, m = 2}, at_most = {m = 2, n_even = 32, nk = 887219, mk = 212}, kernels = [
    "block_slab_1x64x256", "block_1x64x256", "block_6x16x256"
  ], factors = [312, 300, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 213, m = 2}, at_most = {m = 2, n_even = 32, nk = 887219, mk = 1111}, kernels = [
    "block_slab_1x64x256", "block_1x64x256"
  ], factors = [317, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87, m = 3}, at_most = {m = 3, n_even = 32, nk = 887219, mk = 1111}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "block_1x64x256"
  ], factors = [274, 250, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87, m = 4}, at_most = {m = 6, n_even = 32, nk = 887219, mk = 1111}, kernels = [
    "block_1x64x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 87, nk = 887220}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 1111, n = 4078}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [300, 290, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4079, mk = 87, nk = 887220}, at_most = {m = 1, n_even = 32, nk = 6337330, mk = 1111}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [267, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4079, mk = 87, nk = 887220, m = 2}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 1111, k = 358}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [242, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4079, mk = 87, nk = 887220, m = 2, k = 359}, at_most = {m = 6, n_even = 32, nk = 6337330, mk = 1111}, kernels = [
    "block_slab_1x64x256", "block_1x64x256"
  ], factors = [267, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112}, at_most = {m = 1, n_even = 32, nk = 6337330, n = 271}, kernels = [
    "block_slab_6x16x4096", "block_1x64x256", "block_2x32x512"
  ], factors = [223, 319, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 272, mk = 1112}, at_most = {m = 1, n_even = 32, nk = 6337330, n = 664}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [319, 306, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 2}, at_most = {m = 2, n_even = 32, nk = 432076, n = 664}, kernels = [
    "block_slab_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [337, 323, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 3}, at_most = {m = 3, n_even = 32, nk = 432076, n = 664}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [280, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 4}, at_most = {m = 6, n_even = 32, nk = 432076, n = 664, mn = 1733}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [268, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 4, mn = 1734}, at_most = {m = 6, n_even = 32, nk = 432076, n = 664}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [283, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 2, nk = 432077}, at_most = {m = 2, n_even = 32, nk = 6337330, n = 664, k_even = 4, k = 3259, mnk = 1449281}, kernels = [
    "panel_1x64x256", "block_6x16x4096", "block_1x64x256"
  ], factors = [312, 276, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 2, nk = 432077, mnk = 1449282}, at_most = {m = 2, n_even = 32, nk = 6337330, n = 664, k_even = 4, k = 3259}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [266, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 3, nk = 432077}, at_most = {m = 6, n_even = 32, nk = 6337330, n = 664, k_even = 4, k = 3259}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [260, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 2, nk = 432077, k = 3260}, at_most = {m = 6, n_even = 32, nk = 6337330, n = 664, k_even = 4}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [271, 280, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 2, nk = 432077, k_even = 5}, at_most = {m = 6, n_even = 32, nk = 6337330, n = 664, mnk = 1844122}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [278, 300, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 2, nk = 432077, k_even = 5, mnk = 1844123}, at_most = {m = 2, n_even = 32, nk = 6337330, n = 664}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [261, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, mk = 1112, m = 3, nk = 432077, k_even = 5, mnk = 1844123}, at_most = {m = 6, n_even = 32, nk = 6337330, n = 664}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [254, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112}, at_most = {m = 3, n_even = 32, nk = 689205}, kernels = [
    "block_1x64x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 689206}, at_most = {m = 2, n_even = 32, nk = 6337330, mn = 1338}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [302, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 689206, mn = 1339}, at_most = {m = 1, n_even = 32, nk = 6337330, mn = 8332}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [285, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 689206, mn = 1339, m = 2}, at_most = {m = 2, n_even = 32, nk = 5208302, mn = 8332}, kernels = [
    "block_1x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 5208303, mn = 1339, m = 2}, at_most = {m = 2, n_even = 32, nk = 6337330, mn = 8332}, kernels = [
    "block_1x64x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 689206, mn = 8333}, at_most = {m = 2, n_even = 32, nk = 6337330}, kernels = [
    "block_1x64x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 689206, m = 3}, at_most = {m = 3, n_even = 32, nk = 6337330, k = 745}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "block_1x64x256"
  ], factors = [288, 241, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, nk = 689206, m = 3, k = 746}, at_most = {m = 3, n_even = 32, nk = 6337330}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [255, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, m = 4}, at_most = {m = 6, n_even = 32, nk = 6337330, mnk = 4321550}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [253, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, m = 4, mnk = 4321551}, at_most = {m = 6, n_even = 32, nk = 6337330, mnk = 28264113}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [268, 248, 247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 665, mk = 1112, m = 4, mnk = 28264114}, at_most = {m = 6, n_even = 32, nk = 6337330}, kernels = [
    "block_1x64x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7}, at_most = {m = 16, n_even = 32, nk = 6337330, k = 29, mk = 83}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [322, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7, mk = 84}, at_most = {m = 16, n_even = 32, nk = 6337330, k = 29}, kernels = [
    "block_1x64x256"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7, k = 30}, at_most = {m = 8, n_even = 32, nk = 645735, mk = 4055, k = 125}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [279, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 9, k = 30}, at_most = {m = 16, n_even = 32, nk = 645735, mk = 830, k = 125}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [273, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 9, k = 30, mk = 831}, at_most = {m = 16, n_even = 32, nk = 645735, mk = 4055, k = 125, n = 342}, kernels = [
    "block_1x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 343, m = 9, k = 30, mk = 831}, at_most = {m = 16, n_even = 32, nk = 645735, mk = 4055, k = 125}, kernels = [
    "block_1x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7, k = 126}, at_most = {m = 10, n_even = 32, nk = 645735, mk = 4055}, kernels = [
    "block_1x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 11, k = 126}, at_most = {m = 16, n_even = 32, nk = 645735, mk = 4055}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [254, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7, k = 30, mk = 4056}, at_most = {m = 10, n_even = 32, nk = 645735}, kernels = [
    "block_1x64x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 11, k = 30, mk = 4056}, at_most = {m = 16, n_even = 32, nk = 645735, n = 451, mk = 6954}, kernels = [
    "panel_4x16x4096", "panel_2x32x512", "block_1x64x256"
  ], factors = [273, 272, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 11, k = 30, mk = 6955}, at_most = {m = 16, n_even = 32, nk = 645735, n = 451}, kernels = [
    "block_slab_14x8x2048", "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [252, 260, 276, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 452, m = 11, k = 30, mk = 4056}, at_most = {m = 16, n_even = 32, nk = 645735}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [254, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7, k = 30, nk = 645736}, at_most = {m = 14, n_even = 32, nk = 6337330, mnk = 27672352}, kernels = [
    "block_1x64x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 7, k = 30, nk = 645736, mnk = 27672353}, at_most = {m = 14, n_even = 32, nk = 6337330, n = 531}, kernels = [
    "block_1x64x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 532, m = 7, k = 30, nk = 645736, mnk = 27672353}, at_most = {m = 14, n_even = 32, nk = 6337330}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [290, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, m = 15, k = 30, nk = 645736}, at_most = {m = 16, n_even = 32, nk = 6337330}, kernels = [
    "block_1x64x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 6337331}, at_most = {m = 13, n_even = 32, k = 58172, nk = 9155833, mnk = 12814363}, kernels = [
    "block_1x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 6337331, mnk = 12814364}, at_most = {m = 13, n_even = 32, k = 58172, nk = 9155833, mnk = 39810849}, kernels = [
    "block_1x64x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 6337331, mnk = 39810850}, at_most = {m = 13, n_even = 32, k = 58172, nk = 9155833}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [283, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834}, at_most = {m = 13, n_even = 32, k = 58172, mnk = 18783193, nk = 10593406}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 10593407}, at_most = {m = 13, n_even = 32, k = 58172, mnk = 18783193}, kernels = [
    "block_1x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834, mnk = 18783194}, at_most = {m = 13, n_even = 32, k = 58172, mnk = 42632558, mn = 10683, nk = 14729813}, kernels = [
    "block_1x64x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 14729814, mnk = 18783194}, at_most = {m = 1, n_even = 32, k = 58172, mnk = 42632558, mn = 10683}, kernels = [
    "block_1x64x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 14729814, mnk = 18783194, m = 2}, at_most = {m = 13, n_even = 32, k = 58172, mnk = 42632558, mn = 10683}, kernels = [
    "block_1x64x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834, mnk = 18783194, mn = 10684}, at_most = {m = 13, n_even = 32, k = 58172, mnk = 42632558}, kernels = [
    "block_1x64x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834, mnk = 42632559}, at_most = {m = 2, n_even = 32, k = 58172}, kernels = [
    "block_1x64x256"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834, mnk = 42632559, m = 3}, at_most = {m = 5, n_even = 32, k = 58172}, kernels = [
    "block_1x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834, mnk = 42632559, m = 6}, at_most = {m = 13, n_even = 32, k = 58172, mk = 176616}, kernels = [
    "block_1x64x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 9155834, mnk = 42632559, m = 6, mk = 176617}, at_most = {m = 13, n_even = 32, k = 58172}, kernels = [
    "block_1x64x256"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 6337331, m = 14}, at_most = {m = 15, n_even = 32, k = 58172}, kernels = [
    "block_1x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 6337331, m = 16}, at_most = {m = 16, n_even = 32, k = 58172}, kernels = [
    "block_1x64x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 6337331, k = 58173}, at_most = {m = 16, n_even = 32, n = 83}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [279, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 84, nk = 6337331, k = 58173}, at_most = {m = 16, n_even = 32}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [258, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33}, at_most = {m = 1, mnk = 27996, mn = 286}, kernels = [
    "block_slab_1x64x256"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 2}, at_most = {m = 3, mnk = 27996, mn = 286}, kernels = [
    "block_slab_1x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 4}, at_most = {m = 9, mnk = 27996, mn = 286}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mn = 287}, at_most = {m = 9, mnk = 4857, mn = 636}, kernels = [
    "tall_1x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mn = 287, mnk = 4858}, at_most = {m = 9, mnk = 27996, mn = 636, nk = 2846}, kernels = [
    "tall_1x64x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mn = 287, mnk = 4858, nk = 2847}, at_most = {m = 9, mnk = 27996, mn = 636}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256"
  ], factors = [222, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mn = 637}, at_most = {m = 9, mnk = 27996, n = 286}, kernels = [
    "tall_1x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 287, n_even = 33, mn = 637}, at_most = {m = 9, mnk = 27996}, kernels = [
    "block_1x64x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997}, at_most = {m = 3, mnk = 12457776, nk = 684019, k_even = 32, k = 29}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, k = 30}, at_most = {m = 3, mnk = 12457776, nk = 684019, k_even = 32, mk = 72}, kernels = [
    "block_slab_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [241, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, k = 30, mk = 73}, at_most = {m = 3, mnk = 12457776, nk = 684019, k_even = 32}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [254, 234, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, k_even = 33}, at_most = {m = 1, mnk = 12457776, nk = 684019}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [266, 254, 239, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, k_even = 33, m = 2}, at_most = {m = 3, mnk = 842780, nk = 684019, k_even = 362}, kernels = [
    "block_slab_1x64x256", "panel_1x64x256"
  ], factors = [235, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 842781, k_even = 33, m = 2}, at_most = {m = 3, mnk = 12457776, nk = 684019, k_even = 362}, kernels = [
    "block_slab_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [244, 231, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, k_even = 363, m = 2}, at_most = {m = 3, mnk = 12457776, nk = 684019}, kernels = [
    "block_slab_1x64x256", "panel_1x64x256"
  ], factors = [229, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, nk = 684020}, at_most = {m = 1, mnk = 12457776, nk = 7168652, mn = 4796, n_even = 724}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [203, 190, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 725, mnk = 27997, nk = 684020}, at_most = {m = 1, mnk = 12457776, nk = 7168652, mn = 4796}, kernels = [
    "tall_1x64x256", "panel_1x64x256"
  ], factors = [216, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, nk = 684020, m = 2}, at_most = {m = 2, mnk = 12457776, nk = 7168652, mn = 4796}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [178, 201, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, nk = 684020, mn = 4797}, at_most = {m = 2, mnk = 12457776, nk = 7168652}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [207, 219, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, nk = 684020, m = 3}, at_most = {m = 3, mnk = 12457776, nk = 7168652}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "panel_1x64x256", "block_2x32x512"
  ], factors = [249, 206, 230, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, nk = 7168653}, at_most = {m = 3, mnk = 12457776, mk = 1144}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, nk = 7168653, mk = 1145}, at_most = {m = 3, mnk = 12457776}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4}, at_most = {m = 9, mnk = 12457776, k = 37, k_even = 4}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [264, 275, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k_even = 5}, at_most = {m = 9, mnk = 12457776, k = 37}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [245, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38}, at_most = {m = 9, mnk = 12457776, mk = 2271, mn = 607}, kernels = [
    "tall_1x64x256"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38, mn = 608}, at_most = {m = 9, mnk = 12457776, mk = 2271, mn = 2141}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [213, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38, mn = 2142}, at_most = {m = 4, mnk = 12457776, mk = 1247, nk = 544382}, kernels = [
    "tall_1x64x256", "panel_1x64x256"
  ], factors = [225, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38, mn = 2142, nk = 544383}, at_most = {m = 4, mnk = 12457776, mk = 1247}, kernels = [
    "tall_1x64x256", "panel_1x64x256"
  ], factors = [202, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38, mn = 2142, mk = 1248}, at_most = {m = 4, mnk = 12457776, mk = 2271}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [230, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 5, k = 38, mn = 2142}, at_most = {m = 9, mnk = 12457776, mk = 2271}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [222, 233, 254, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38, mk = 2272}, at_most = {m = 7, mnk = 12457776, nk = 993902}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [234, 233, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 4, k = 38, mk = 2272, nk = 993903}, at_most = {m = 4, mnk = 12457776}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [245, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 5, k = 38, mk = 2272, nk = 993903}, at_most = {m = 7, mnk = 12457776}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [236, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 27997, m = 8, k = 38, mk = 2272}, at_most = {m = 9, mnk = 12457776}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [234, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10}, at_most = {m = 16, mnk = 12457776, k = 31, mn = 1402}, kernels = [
    "tall_1x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, mn = 1403}, at_most = {m = 16, mnk = 12457776, k = 15, mn = 7662}, kernels = [
    "block_1x64x256"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, mn = 7663}, at_most = {m = 16, mnk = 12457776, k = 15}, kernels = [
    "block_1x64x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, mn = 1403, k = 16}, at_most = {m = 16, mnk = 12457776, k = 31}, kernels = [
    "tall_1x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, k = 32}, at_most = {m = 16, mnk = 12457776, k_even = 362, k = 123, n_even = 362}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [222, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 363, m = 10, k = 32}, at_most = {m = 16, mnk = 12457776, k_even = 362, k = 123}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [224, 228, 226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, k = 124}, at_most = {m = 16, mnk = 949706, k_even = 362}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [231, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, k = 124, mnk = 949707}, at_most = {m = 11, mnk = 12457776, k_even = 128}, kernels = [
    "block_1x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 12, k = 124, mnk = 949707}, at_most = {m = 16, mnk = 12457776, k_even = 128}, kernels = [
    "block_1x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, k = 124, mnk = 949707, k_even = 129}, at_most = {m = 16, mnk = 12457776, k_even = 362}, kernels = [
    "block_1x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, k = 32, k_even = 363}, at_most = {m = 16, mnk = 12457776, mk = 12952}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [231, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, m = 10, k = 32, k_even = 363, mk = 12953}, at_most = {m = 16, mnk = 12457776}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [238, 241, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777}, at_most = {m = 5, nk = 5969699, mn = 13272, n = 923}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [224, 234, 218, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 6}, at_most = {m = 8, nk = 5969699, mn = 13272, n = 923}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [225, 217, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 924, n_even = 33, mnk = 12457777}, at_most = {m = 8, nk = 5969699, mn = 13272, k = 3423}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [244, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 924, n_even = 33, mnk = 12457777, k = 3424}, at_most = {m = 8, nk = 5969699, mn = 13272}, kernels = [
    "block_1x64x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, mn = 13273}, at_most = {m = 8, nk = 5969699, mnk = 32234120, mk = 4127}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [221, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, mn = 13273, mk = 4128}, at_most = {m = 8, nk = 5969699, mnk = 32234120}, kernels = [
    "block_1x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 32234121, mn = 13273}, at_most = {m = 8, nk = 5969699}, kernels = [
    "block_1x64x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 9}, at_most = {m = 9, nk = 5969699, k_even = 724}, kernels = [
    "block_1x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 10}, at_most = {m = 16, nk = 5969699, k_even = 724, mnk = 51674412}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [235, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 51674413, m = 10}, at_most = {m = 16, nk = 5969699, k_even = 724}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 9, k_even = 725}, at_most = {m = 16, nk = 5969699, mn = 3965}, kernels = [
    "block_1x64x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 9, k_even = 725, mn = 3966}, at_most = {m = 16, nk = 5969699, mk = 30099}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [237, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 9, k_even = 725, mn = 3966, mk = 30100}, at_most = {m = 16, nk = 5969699, mk = 54953}, kernels = [
    "block_1x64x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, m = 9, k_even = 725, mn = 3966, mk = 54954}, at_most = {m = 16, nk = 5969699}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [206, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700}, at_most = {m = 16, mk = 33023, mn = 87538, nk = 7673626, mnk = 22194940}, kernels = [
    "block_1x64x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 22194941, nk = 5969700}, at_most = {m = 16, mk = 33023, mn = 87538, nk = 7673626, mnk = 45287230}, kernels = [
    "block_1x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 45287231, nk = 5969700}, at_most = {m = 16, mk = 33023, mn = 87538, nk = 7673626}, kernels = [
    "block_1x64x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 7673627}, at_most = {m = 16, mk = 33023, mn = 87538, nk = 10348350, mnk = 19845107}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [296, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 19845108, nk = 7673627}, at_most = {m = 16, mk = 33023, mn = 87538, nk = 10348350, mnk = 41539692}, kernels = [
    "block_1x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 41539693, nk = 7673627}, at_most = {m = 16, mk = 33023, mn = 87538, nk = 10348350}, kernels = [
    "block_1x64x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 10348351}, at_most = {m = 16, mk = 33023, mn = 87538, mnk = 16881343}, kernels = [
    "block_1x64x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 16881344, nk = 10348351}, at_most = {m = 16, mk = 33023, mn = 87538, mnk = 36665216, k = 1180}, kernels = [
    "block_1x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 16881344, nk = 10348351, k = 1181}, at_most = {m = 16, mk = 33023, mn = 87538, mnk = 36665216, k = 6739}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [247, 239, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 16881344, nk = 10348351, k = 6740}, at_most = {m = 16, mk = 33023, mn = 87538, mnk = 36665216, n = 1846}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [249, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1847, n_even = 33, mnk = 16881344, nk = 10348351, k = 6740}, at_most = {m = 16, mk = 33023, mn = 87538, mnk = 36665216}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [245, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 36665217, nk = 10348351}, at_most = {m = 4, mk = 33023, mn = 87538, n = 3773}, kernels = [
    "block_1x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3774, n_even = 33, mnk = 36665217, nk = 10348351}, at_most = {m = 4, mk = 33023, mn = 87538}, kernels = [
    "block_1x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 36665217, nk = 10348351, m = 5}, at_most = {m = 16, mk = 33023, mn = 87538}, kernels = [
    "block_1x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700, mn = 87539}, at_most = {m = 16, mk = 33023}, kernels = [
    "block_1x64x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700, mk = 33024}, at_most = {m = 3, mn = 1567, mnk = 46879731}, kernels = [
    "block_1x64x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 46879732, nk = 5969700, mk = 33024}, at_most = {m = 3, mn = 1567}, kernels = [
    "block_1x64x256"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700, mk = 33024, m = 4}, at_most = {m = 16, mn = 1567}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700, mk = 33024, mn = 1568}, at_most = {m = 11}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700, mk = 33024, mn = 1568, m = 12}, at_most = {m = 16, k = 31227}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [240, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 33, mnk = 12457777, nk = 5969700, mk = 33024, mn = 1568, m = 12, k = 31228}, at_most = {m = 16}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [216, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17}, at_most = {k = 21, n = 32, nk = 91, mk = 106061, m = 133}, kernels = [
    "tall_6x16x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 134}, at_most = {k = 21, n = 32, nk = 91, mk = 106061}, kernels = [
    "tall_6x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17, mk = 106062}, at_most = {k = 21, n = 32, nk = 91}, kernels = [
    "tall_6x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [204, 326, 340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17}, at_most = {k = 21, n = 55, nk = 91}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [348, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17, nk = 92}, at_most = {k = 21, n = 38, mn = 1169, m = 31}, kernels = [
    "tall_6x16x4096", "tall_1x64x256"
  ], factors = [300, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 17, nk = 92}, at_most = {k = 21, n = 55, mn = 1169, m = 31}, kernels = [
    "tall_1x64x256"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 32, nk = 92}, at_most = {k = 21, n = 55, mn = 1169}, kernels = [
    "tall_6x16x4096", "tall_1x64x256"
  ], factors = [290, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17, nk = 92, mn = 1170}, at_most = {k = 21, n = 26, m = 23372, nk = 243}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512"
  ], factors = [318, 309, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 27, m = 17, nk = 92, mn = 1170}, at_most = {k = 21, n = 32, m = 23372, nk = 243}, kernels = [
    "tall_6x16x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17, nk = 244, mn = 1170}, at_most = {k = 21, n = 31, m = 23372}, kernels = [
    "panel_6x16x4096", "panel_2x32x512"
  ], factors = [302, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, nk = 244, mn = 1170}, at_most = {k = 21, n = 32, m = 23372}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [340, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 23373, nk = 92, mn = 1170}, at_most = {k = 21, n = 32, nk = 253}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_2x32x512"
  ], factors = [234, 261, 340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 23373, nk = 254, mn = 1170}, at_most = {k = 21, n = 32}, kernels = [
    "tall_1x64x256", "panel_6x16x4096", "panel_2x32x512", "block_1x64x256"
  ], factors = [290, 282, 347, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, nk = 92, mn = 1170}, at_most = {k = 10, n = 55, m = 155}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [366, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 156, nk = 92, mn = 1170}, at_most = {k = 10, n = 55}, kernels = [
    "panel_1x64x256", "block_1x64x256", "block_6x16x256"
  ], factors = [403, 390, 382]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, nk = 92, mn = 1170, k = 11}, at_most = {k = 21, n = 55, mn = 1614462}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [332, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, nk = 92, mn = 1614463, k = 11}, at_most = {k = 21, n = 55}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [336, 355, 346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17}, at_most = {k = 21, n = 63, n_even = 4, mnk = 19420}, kernels = [
    "tall_1x64x256"
  ], factors = [353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, mnk = 19421}, at_most = {k = 21, n = 63, n_even = 4, m = 172}, kernels = [
    "block_1x64x256"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 173, mnk = 19421}, at_most = {k = 21, n = 63, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [405]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 17}, at_most = {k = 9, n = 97, n_even = 4, mn = 2590}, kernels = [
    "block_1x64x256"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 17, mn = 2591}, at_most = {k = 9, n = 97, n_even = 4, mn = 62272}, kernels = [
    "block_1x64x256"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 17, mn = 62273}, at_most = {k = 9, n = 97, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 17, k = 10}, at_most = {k = 21, n = 79, n_even = 4}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [316, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 17, k = 10}, at_most = {k = 21, n = 97, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 17}, at_most = {k = 1, n = 223, n_even = 4}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [292, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 17, k = 2}, at_most = {k = 2, n = 223, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 17, k = 3}, at_most = {k = 14, n = 223, n_even = 4, mn = 569792}, kernels = [
    "block_1x64x256"
  ], factors = [362]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 17, k = 3, mn = 569793}, at_most = {k = 14, n = 223, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [407]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 17, k = 15}, at_most = {k = 21, n = 223, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5}, at_most = {k = 1, n = 223}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [268, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5, k = 2}, at_most = {k = 2, n = 223}, kernels = [
    "block_1x64x256"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5, k = 3}, at_most = {k = 21, n = 223, k_even = 4, mn = 2409}, kernels = [
    "tall_1x64x256"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5, k = 3, mn = 2410}, at_most = {k = 6, n = 223, k_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5, k = 7, mn = 2410}, at_most = {k = 15, n = 223, k_even = 4}, kernels = [
    "tall_1x64x256", "panel_1x64x256"
  ], factors = [326, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5, k = 16, mn = 2410}, at_most = {k = 21, n = 223, k_even = 4}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [333, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 17, n_even = 5, k = 3, k_even = 5}, at_most = {k = 21, n = 223}, kernels = [
    "tall_1x64x256", "panel_1x64x256"
  ], factors = [239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17}, at_most = {k = 1, mk = 266, n_even = 724}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [302, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, k = 2}, at_most = {k = 21, mk = 266, n_even = 724, n = 381}, kernels = [
    "block_1x64x256"
  ], factors = [355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 382, m = 17, k = 2}, at_most = {k = 21, mk = 266, n_even = 724}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [366, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, n_even = 725}, at_most = {k = 21, mk = 266}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [306, 317, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267}, at_most = {k = 1, n_even = 4, m = 4189}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [359, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 4190, mk = 267}, at_most = {k = 1, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, n_even = 5}, at_most = {k = 1, nk = 886}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, n_even = 5, nk = 887}, at_most = {k = 1}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [343, 381, 368, 398]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2}, at_most = {k = 4, mn = 598876, k_even = 4, n_even = 724}, kernels = [
    "block_1x64x256"
  ], factors = [369]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 5}, at_most = {k = 12, mn = 598876, k_even = 4, n_even = 724, mk = 1026}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [354, 355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 1027, k = 5}, at_most = {k = 12, mn = 598876, k_even = 4, n_even = 724}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [346, 358, 355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 13}, at_most = {k = 21, mn = 598876, k_even = 4, n_even = 724}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [315, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, n_even = 725}, at_most = {k = 21, mn = 598876, k_even = 4, mk = 1058}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [338, 345, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 1059, k = 2, n_even = 725}, at_most = {k = 21, mn = 598876, k_even = 4}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [330, 338, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, k_even = 5}, at_most = {k = 21, mn = 598876, n = 2896}, kernels = [
    "tall_1x64x256", "panel_1x64x256"
  ], factors = [214, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2897, m = 17, mk = 267, k = 2, k_even = 5}, at_most = {k = 21, mn = 598876}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [218, 218, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 598877}, at_most = {k = 2, n_even = 4, mn = 11680480}, kernels = [
    "block_1x64x256"
  ], factors = [389]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 3, mn = 598877}, at_most = {k = 10, n_even = 4, mn = 11680480}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [458, 443]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 11680481}, at_most = {k = 10, n_even = 4}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [536, 667]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 11, mn = 598877}, at_most = {k = 15, n_even = 4, mn = 2438235}, kernels = [
    "block_1x64x256"
  ], factors = [581]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 11, mn = 2438236}, at_most = {k = 15, n_even = 4}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [703, 737]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 16, mn = 598877}, at_most = {k = 21, n_even = 4}, kernels = [
    "block_1x64x256"
  ], factors = [442]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 598877, n_even = 5}, at_most = {k = 21, n = 4031, nk = 7132, mn = 943076}, kernels = [
    "block_1x64x256"
  ], factors = [359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 943077, n_even = 5}, at_most = {k = 21, n = 4031, nk = 7132, mn = 2995091}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [349, 402, 388]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 2995092, n_even = 5}, at_most = {k = 21, n = 4031, nk = 3135}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256", "block_6x16x256"
  ], factors = [437, 528, 503, 445]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 2995092, n_even = 5, nk = 3136}, at_most = {k = 21, n = 4031, nk = 7132}, kernels = [
    "tall_1x64x256"
  ], factors = [399]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 598877, n_even = 5, nk = 7133}, at_most = {k = 21, n = 4031, k_even = 4, n_even = 724}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [346, 389, 376]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 598877, n_even = 725, nk = 7133}, at_most = {k = 21, n = 4031, k_even = 4}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [336, 361, 360, 411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 224, m = 17, mk = 267, k = 2, mn = 598877, n_even = 5, nk = 7133, k_even = 5}, at_most = {k = 21, n = 4031}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [244, 226, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4032, m = 17, mk = 267, k = 2, mn = 598877, n_even = 5}, at_most = {k = 21, n_even = 724}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [353, 410, 394]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4032, m = 17, mk = 267, k = 2, mn = 598877, n_even = 725}, at_most = {k = 5, mnk = 32873740}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [350, 359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4032, m = 17, mk = 267, k = 6, mn = 598877, n_even = 725}, at_most = {k = 21, mnk = 32873740}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [256, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4032, m = 17, mk = 267, k = 2, mn = 598877, n_even = 725, mnk = 32873741}, at_most = {k = 21}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [302, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 17, k = 22}, at_most = {m = 20, n = 31}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [276, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 21, k = 22}, at_most = {m = 33, n = 31, mnk = 125415}, kernels = [
    "panel_2x32x512", "block_6x16x4096"
  ], factors = [280, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 21, k = 22, mnk = 125416}, at_most = {m = 33, n = 31}, kernels = [
    "block_slab_6x16x4096", "block_6x16x4096"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 22}, at_most = {m = 33, mk = 2900, n = 252, n_even = 4, k = 51, nk = 1958}, kernels = [
    "panel_2x32x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 22, nk = 1959}, at_most = {m = 33, mk = 2900, n = 252, n_even = 4, k = 51}, kernels = [
    "panel_2x32x512", "block_6x16x4096", "block_1x64x256"
  ], factors = [273, 267, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 52}, at_most = {m = 33, mk = 2900, n = 252, n_even = 4}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [253, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 22, n_even = 5}, at_most = {m = 33, mk = 2900, n = 252, mn = 1695}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 22, n_even = 5, mn = 1696}, at_most = {m = 33, mk = 2900, n = 252}, kernels = [
    "block_1x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 253, m = 17, k = 22}, at_most = {m = 33, mk = 992}, kernels = [
    "block_1x64x256"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 253, m = 17, k = 22, mk = 993}, at_most = {m = 33, mk = 2900}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [252, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 22, mk = 2901}, at_most = {m = 33, nk = 906955, n = 56}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_2x32x512"
  ], factors = [256, 241, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 2901}, at_most = {m = 33, nk = 906955, mk = 6188, n_even = 32}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [250, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 2901, n_even = 33}, at_most = {m = 20, nk = 906955, mk = 6188}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 21, k = 22, mk = 2901, n_even = 33}, at_most = {m = 33, nk = 906955, mk = 6188}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [234, 229, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 6189}, at_most = {m = 33, nk = 906955, mnk = 1597251, n = 107}, kernels = [
    "panel_2x32x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, m = 17, k = 22, mk = 6189}, at_most = {m = 33, nk = 906955, mnk = 1597251}, kernels = [
    "panel_2x32x512", "block_6x16x4096", "block_6x16x256", "block_2x32x512"
  ], factors = [249, 240, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 6189, mnk = 1597252}, at_most = {m = 23, nk = 906955, n = 101}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_6x16x256", "block_2x32x512"
  ], factors = [249, 233, 230, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 17, k = 22, mk = 6189, mnk = 1597252}, at_most = {m = 23, nk = 906955}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [256, 246, 261, 242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 24, k = 22, mk = 6189, mnk = 1597252}, at_most = {m = 33, nk = 906955}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [232, 258, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 17, k = 22, mk = 2901, nk = 906956}, at_most = {m = 30, n = 56}, kernels = [
    "block_6x16x4096", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [231, 258, 247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 31, k = 22, mk = 2901, nk = 906956}, at_most = {m = 33, n = 56}, kernels = [
    "tall_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_6x16x256"
  ], factors = [275, 243, 231, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 2901, nk = 906956}, at_most = {m = 22, n_even = 8, nk = 13724605, mk = 28824}, kernels = [
    "block_1x64x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 28825, nk = 906956}, at_most = {m = 22, n_even = 8, nk = 13724605}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [275, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 2901, nk = 13724606}, at_most = {m = 22, n_even = 8}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [276, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 17, k = 22, mk = 2901, nk = 906956, n_even = 9}, at_most = {m = 17}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [238, 243, 264, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 18, k = 22, mk = 2901, nk = 906956, n_even = 9}, at_most = {m = 22, k = 799}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [226, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 18, k = 800, mk = 2901, nk = 906956, n_even = 9}, at_most = {m = 22}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [240, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 23, k = 22, mk = 2901, nk = 906956}, at_most = {m = 33, n = 68}, kernels = [
    "tall_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [247, 238, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 23, k = 22, mk = 2901, nk = 906956}, at_most = {m = 33, mnk = 62491833, n_even = 362}, kernels = [
    "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [239, 233, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 23, k = 22, mk = 2901, nk = 906956, n_even = 363}, at_most = {m = 33, mnk = 62491833}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [228, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 23, k = 22, mk = 2901, nk = 906956, mnk = 62491834}, at_most = {m = 33, mnk = 328117560}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_6x16x256"
  ], factors = [245, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 23, k = 22, mk = 2901, nk = 906956, mnk = 328117561}, at_most = {m = 33, n = 530}, kernels = [
    "block_1x64x256", "block_6x16x256"
  ], factors = [257, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 531, m = 23, k = 22, mk = 2901, nk = 906956, mnk = 328117561}, at_most = {m = 33}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 22}, at_most = {k = 42, n = 32, mn = 2598}, kernels = [
    "panel_6x16x4096", "panel_2x32x512"
  ], factors = [267, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 22, mn = 2599}, at_most = {k = 42, n = 31}, kernels = [
    "panel_2x32x512", "block_6x16x4096", "block_1x64x256", "block_6x16x256"
  ], factors = [276, 250, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 22, mn = 2599}, at_most = {k = 42, n = 32}, kernels = [
    "panel_6x16x4096", "panel_1x64x256", "panel_4x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [242, 239, 243, 260, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 22}, at_most = {k = 42, n = 99, mk = 3973}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [274, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 22, mk = 3974}, at_most = {k = 42, n = 99, nk = 1441}, kernels = [
    "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [294, 289, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 22, mk = 3974, nk = 1442}, at_most = {k = 42, n = 99}, kernels = [
    "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [262, 264, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 43}, at_most = {k = 79, n = 56, mk = 523431}, kernels = [
    "tall_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_1x64x256"
  ], factors = [258, 250, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 43, mk = 523432}, at_most = {k = 79, n = 56}, kernels = [
    "panel_2x32x512", "block_6x16x4096", "block_1x64x256", "block_2x32x512"
  ], factors = [236, 234, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 34, k = 43}, at_most = {k = 79, n = 99, mn = 12275}, kernels = [
    "panel_2x32x512", "block_1x64x256"
  ], factors = [255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 34, k = 43, mn = 12276}, at_most = {k = 79, n = 85}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 86, m = 34, k = 43, mn = 12276}, at_most = {k = 79, n = 99}, kernels = [
    "tall_6x16x4096", "panel_1x64x256", "block_1x64x256"
  ], factors = [250, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 34, k = 22}, at_most = {k = 28, n = 254}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [303, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, m = 34, k = 22}, at_most = {k = 23, n = 2873}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [323, 320, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, m = 34, k = 24}, at_most = {k = 28, n = 2873, mk = 2669}, kernels = [
    "block_1x64x256"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, m = 34, k = 24, mk = 2670}, at_most = {k = 28, n = 2873}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [296, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 34, k = 29}, at_most = {k = 35, n = 2873, n_even = 724, mk = 1962}, kernels = [
    "block_1x64x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 34, k = 29, mk = 1963}, at_most = {k = 35, n = 2873, n_even = 724}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [252, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 34, k = 29, n_even = 725}, at_most = {k = 35, n = 2873}, kernels = [
    "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [229, 240, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2874, m = 34, k = 22}, at_most = {k = 35}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [252, 263, 268, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 34, k = 36}, at_most = {k = 45, n = 741}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [264, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 34, k = 46}, at_most = {k = 79, n = 741}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [252, 262, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 742, m = 34, k = 36}, at_most = {k = 79, mk = 157516, n = 2837}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2838, m = 34, k = 36}, at_most = {k = 79, mk = 157516}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [233, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 742, m = 34, k = 36, mk = 157517}, at_most = {k = 79}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [253, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 80}, at_most = {n = 31, k = 257, m = 190}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 80}, at_most = {n = 48, k = 257, m = 190}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_2x32x512"
  ], factors = [244, 234, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 191, k = 80}, at_most = {n = 48, k = 253, m = 4619}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_6x16x4096", "block_1x64x256", "block_2x32x512"
  ], factors = [232, 232, 237, 234, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 191, k = 254}, at_most = {n = 48, k = 257, m = 4619}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_2x32x512", "block_6x16x4096", "block_2x32x512"
  ], factors = [228, 221, 228, 227, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 4620, k = 80}, at_most = {n = 48, k = 257, k_even = 128}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_6x16x4096", "block_1x64x256", "block_2x32x512"
  ], factors = [225, 224, 228, 226, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 4620, k = 80, k_even = 129}, at_most = {n = 48, k = 257}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [231, 225, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 34, k = 80}, at_most = {n = 57, k = 257}, kernels = [
    "panel_6x16x4096", "panel_1x64x256", "panel_2x32x512", "block_6x16x4096"
  ], factors = [236, 252, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 258}, at_most = {n = 32, nk = 150213, k = 512, mnk = 12902660}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [238, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 258, mnk = 12902661}, at_most = {n = 32, nk = 150213, k = 512}, kernels = [
    "tall_6x16x4096", "panel_2x32x512", "block_6x16x256", "block_2x32x512"
  ], factors = [241, 249, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 513}, at_most = {n = 32, nk = 150213, m = 146, n_even = 4}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [256, 267, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 513, n_even = 5}, at_most = {n = 32, nk = 150213, m = 146}, kernels = [
    "panel_6x16x4096", "panel_1x64x256", "panel_4x16x4096", "panel_2x32x512", "block_6x16x4096"
  ], factors = [247, 248, 245, 251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 147, k = 513}, at_most = {n = 32, nk = 150213, mnk = 44397130}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [239, 246, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 147, k = 513, mnk = 44397131}, at_most = {n = 32, nk = 150213, mk = 4204855}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_2x32x512"
  ], factors = [237, 232, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 147, k = 513, mnk = 44397131, mk = 4204856}, at_most = {n = 32, nk = 150213}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096"
  ], factors = [248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 34, k = 258, nk = 150214}, at_most = {n = 32}, kernels = [
    "block_slab_6x16x4096", "tall_6x16x4096", "block_6x16x4096", "block_6x16x256"
  ], factors = [237, 252, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 258}, at_most = {n = 48, k = 9183, mnk = 22081628}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512", "block_6x16x256", "block_2x32x512"
  ], factors = [245, 244, 239, 240, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 258, mnk = 22081629}, at_most = {n = 48, k = 9183, k_even = 8}, kernels = [
    "tall_6x16x4096", "block_6x16x4096", "block_2x32x512"
  ], factors = [246, 247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 258, mnk = 22081629, k_even = 9}, at_most = {n = 48, k = 9183}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_2x32x512"
  ], factors = [242, 241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 34, k = 9184}, at_most = {n = 48}, kernels = [
    "tall_6x16x4096", "block_6x16x256", "block_2x32x512"
  ], factors = [251, 235, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 34, k = 258}, at_most = {n = 56, mnk = 8425375, nk = 29236}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_6x16x4096"
  ], factors = [238, 255, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 34, k = 258, nk = 29237}, at_most = {n = 56, mnk = 8425375}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_2x32x512"
  ], factors = [242, 256, 243, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 34, k = 258, mnk = 8425376}, at_most = {n = 56, k = 3581}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [261, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 34, k = 3582, mnk = 8425376}, at_most = {n = 56}, kernels = [
    "block_slab_6x16x4096", "panel_6x16x4096", "block_6x16x4096"
  ], factors = [245, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 34, k = 258}, at_most = {n = 57}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_2x32x512"
  ], factors = [245, 239, 240, 236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80}, at_most = {m = 45, nk = 1040948, mk = 11261}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [253, 240, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 46, k = 80}, at_most = {m = 89, nk = 1040948, mk = 11261}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [240, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80, mk = 11262}, at_most = {m = 89, nk = 1040948, mnk = 56832614, n = 186, mk = 327043}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [231, 243, 234, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80, mk = 327044}, at_most = {m = 89, nk = 1040948, mnk = 56832614, n = 186}, kernels = [
    "block_slab_6x16x4096", "panel_2x32x512", "block_6x16x256", "block_2x32x512"
  ], factors = [238, 241, 235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 187, m = 34, k = 80, mk = 11262}, at_most = {m = 89, nk = 1040948, mnk = 56832614}, kernels = [
    "tall_1x64x256", "panel_6x16x4096", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [231, 238, 228, 238, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80, mk = 11262, mnk = 56832615}, at_most = {m = 89, nk = 1040948}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [217, 227, 236, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80, nk = 1040949}, at_most = {m = 89, k = 5462, nk = 1083639}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [231, 229, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80, nk = 1083640}, at_most = {m = 45, k = 5462, mnk = 444241071}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [229, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 80, nk = 1083640, mnk = 444241072}, at_most = {m = 45, k = 5462}, kernels = [
    "block_slab_1x64x256", "tall_1x64x256", "block_1x64x256"
  ], factors = [244, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 46, k = 80, nk = 1083640}, at_most = {m = 89, k = 5462, k_even = 4}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [218, 230, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 46, k = 80, nk = 1083640, k_even = 5}, at_most = {m = 89, k = 5462, mn = 52733}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [225, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 46, k = 80, nk = 1083640, k_even = 5, mn = 52734}, at_most = {m = 89, k = 5462}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [227, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 34, k = 5463, nk = 1040949}, at_most = {m = 43}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [235, 236, 238, 238, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 44, k = 5463, nk = 1040949}, at_most = {m = 89, k = 82659}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [236, 240, 237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 44, k = 82660, nk = 1040949}, at_most = {m = 89}, kernels = [
    "block_slab_1x64x256", "block_6x16x256", "block_2x32x512"
  ], factors = [264, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 80}, at_most = {k = 150, n = 963, mk = 76999}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_1x64x256", "block_6x16x256"
  ], factors = [240, 238, 245, 240, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 151}, at_most = {k = 359, n = 963, mk = 76999}, kernels = [
    "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [223, 225, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 80, mk = 77000}, at_most = {k = 239, n = 963, mnk = 42888962, mk = 307390, nk = 18838}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [224, 232, 225, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 80, mk = 77000, nk = 18839}, at_most = {k = 239, n = 963, mnk = 42888962, mk = 307390}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [215, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 80, mk = 307391}, at_most = {k = 239, n = 963, mnk = 42888962}, kernels = [
    "block_slab_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [210, 220, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 80, mk = 77000, mnk = 42888963}, at_most = {k = 239, n = 963}, kernels = [
    "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [216, 224, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 240, mk = 77000}, at_most = {k = 359, n = 963, mn = 163432, mk = 226338}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_2x32x512"
  ], factors = [209, 216, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 240, mk = 226339}, at_most = {k = 359, n = 963, mn = 163432}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [217, 224, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 240, mk = 77000, mn = 163433}, at_most = {k = 359, n = 963}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [239, 223, 228, 228, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 360}, at_most = {k = 1478, n = 197, mk = 301699, k_even = 4}, kernels = [
    "panel_6x16x4096", "block_2x32x512"
  ], factors = [234, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 198, m = 90, k = 360}, at_most = {k = 1478, n = 963, mk = 301699, k_even = 4}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 360, k_even = 5}, at_most = {k = 1478, n = 963, mk = 301699}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_6x16x4096", "block_1x64x256", "block_2x32x512"
  ], factors = [218, 226, 226, 224, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 360, mk = 301700}, at_most = {k = 692, n = 131}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [246, 248, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 693, mk = 301700}, at_most = {k = 1478, n = 131}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512"
  ], factors = [240, 237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 132, m = 90, k = 360, mk = 301700}, at_most = {k = 652, n = 963}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_2x32x512"
  ], factors = [245, 227, 228, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 132, m = 90, k = 653, mk = 301700}, at_most = {k = 1478, n = 963}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_6x16x4096", "panel_2x32x512", "block_2x32x512"
  ], factors = [238, 224, 246, 235, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 80}, at_most = {k = 141, mn = 1248760, mk = 262655}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256"
  ], factors = [237, 236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 142}, at_most = {k = 383, mn = 1248760, mk = 262655}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [219, 226, 232, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 384}, at_most = {k = 1478, mn = 1248760, mk = 150813, k_even = 4}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [221, 226, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 384, mk = 150814}, at_most = {k = 1478, mn = 1248760, mk = 262655, k_even = 4, mnk = 266280908}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [227, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 384, mk = 150814, mnk = 266280909}, at_most = {k = 1478, mn = 1248760, mk = 262655, k_even = 4}, kernels = [
    "block_2x32x512"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 384, k_even = 5}, at_most = {k = 1478, mn = 1248760, mk = 171004}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [215, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 384, k_even = 5, mk = 171005}, at_most = {k = 1478, mn = 1248760, mk = 262655}, kernels = [
    "block_1x64x256", "block_2x32x512"
  ], factors = [217, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 80, mk = 262656}, at_most = {k = 1478, mn = 1248760}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_2x32x512", "block_2x32x512"
  ], factors = [244, 217, 237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 80, mn = 1248761}, at_most = {k = 1478, mn = 3506541, mnk = 798587902}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [220, 226, 226, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 80, mn = 1248761, mnk = 798587903}, at_most = {k = 1478, mn = 3506541}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "block_2x32x512"
  ], factors = [219, 228, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 964, m = 90, k = 80, mn = 3506542}, at_most = {k = 1478}, kernels = [
    "panel_1x64x256", "block_1x64x256"
  ], factors = [221, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 1479}, at_most = {m = 250, mn = 32599, k = 23241}, kernels = [
    "tall_6x16x4096", "panel_6x16x4096", "panel_2x32x512", "block_6x16x4096", "block_1x64x256",
    "block_2x32x512"
  ], factors = [236, 241, 233, 233, 239, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 1479, mn = 32600}, at_most = {m = 250, mn = 237752, k = 23241, mk = 266680}, kernels = [
    "tall_1x64x256", "block_1x64x256", "block_2x32x512"
  ], factors = [216, 223, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 1479, mn = 32600, mk = 266681}, at_most = {m = 250, mn = 237752, k = 23241}, kernels = [
    "tall_1x64x256", "panel_1x64x256", "panel_2x32x512", "block_1x64x256", "block_2x32x512"
  ], factors = [215, 230, 228, 226, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 23242}, at_most = {m = 250, mn = 237752}, kernels = [
    "block_6x16x4096", "block_6x16x256", "block_2x32x512"
  ], factors = [238, 240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 1479, mn = 237753}, at_most = {m = 250, nk = 4061928}, kernels = [
    "tall_1x64x256", "block_1x64x256"
  ], factors = [216, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 90, k = 1479, mn = 237753, nk = 4061929}, at_most = {m = 250}, kernels = [
    "tall_1x64x256", "panel_2x32x512", "block_1x64x256"
  ], factors = [216, 233, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 251, k = 1479}, at_most = {m = 543}, kernels = [
    "tall_6x16x4096", "tall_1x64x256", "panel_1x64x256", "panel_2x32x512"
  ], factors = [233, 218, 235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 544, k = 1479}, at_most = {}, kernels = [
    "tall_6x16x4096", "tall_1x64x256"
  ], factors = [233, 225]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v3} : () -> ()
