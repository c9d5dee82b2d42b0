// Micro-kernels for x86-64-v4: a core with AVX-512, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 865 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 24 of 52 candidates kept (1774 generated); the best of them against the best of all: 1.014 (geometric mean of times)
// chosen against the best of them: 1.032, worst 2.53
// predicted against measured time: median error 7.3 %; g: 4.6 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_14x1x4096", family = "dot",
    tile = #dynmlir.tile<14, 1, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [33066, 5152200], g_slope = [2559567, 2807504], visit = 4198, loop = 1913,
      fma = 405, pack = 2008, conflict_a = 1674, split = 124, a_near = 52, a_far = 396, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [46115], g_slope = [3057933], visit = 4695, loop = 4028, fma = 327, pack = 740,
      conflict_a = 998, split = 118, a_far = 356, b_near = 1024, b_far = 1024, c_far = 416, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [44941], g_slope = [3231627], visit = 3344, loop = 31390, fma = 289, pack = 810,
      conflict_a = 2484, split = 150, stall = 630, a_far = 234, b_near = 1024, b_far = 1024, c_near = 142,
      c_far = 675, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [47943], g_slope = [37450613], visit = 3026, loop = 21235, fma = 277, edge = 1960,
      pack = 1314, conflict_a = 997, split = 179, stall = 420, a_far = 111, b_near = 1024, b_far = 1024,
      c_near = 581, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 148,
      reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [50495], g_slope = [3861473], visit = 5344, loop = 2713, fma = 323, pack = 878,
      conflict_a = 2248, split = 245, a_far = 316, b_near = 1024, b_far = 1024, c_far = 654, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [26087, 7189455], g_slope = [795929, 871914], visit = 1213, loop = 3176, fma = 357,
      pack = 2057, split = 115, a_near = 46, a_far = 441, b_near = 93, b_far = 1024, c_far = 533,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [39462], g_slope = [2671492], visit = 2564, loop = 9436, fma = 287, edge = 21,
      pack = 887, conflict_a = 2625, split = 234, stall = 574, a_far = 307, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x8x8192", family = "sweep",
    tile = #dynmlir.tile<4, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [24615], g_slope = [16699225], region = 30542, visit = 1954, loop = 5276, fma = 340,
      edge = 235, conflict_a = 17932, conflict_b = 4489, conflict_c = 6635, conflict = 41289, split = 16,
      stall = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 991, once_far = 349, apart_near = 711,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x8192", family = "sweep",
    tile = #dynmlir.tile<2, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [23962], g_slope = [12000805], edge_columns = 8, region = 37747, visit = 625,
      loop = 1861, fma = 408, edge = 1086, conflict_a = 13840, conflict_b = 8464, conflict_c = 13831,
      conflict = 12376, mask = 252, split = 485, b_near = 436, b_far = 898, c_near = 1024, c_far = 462,
      rows_near = 6, rows_far = 1024, once_far = 825, apart_near = 275, apart_far = 1024, brief = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x1024", family = "sweep",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0], g_ps = [43272], g_slope = [9528742], edge_columns = 8, region = 14687, visit = 3019,
      loop = 2102, fma = 380, edge = 146, conflict_a = 33558, conflict_c = 694, conflict = 737, mask = 606,
      split = 298, a_near = 1024, a_far = 253, b_near = 118, b_far = 331, c_near = 268, c_far = 640,
      alias_a = 951, apart_near = 32, apart_far = 778
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x128", family = "block",
    tile = #dynmlir.tile<16, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [41629], g_slope = [1844211], region = 4902, visit = 1685, loop = 3442, fma = 661,
      pack = 271, conflict_a = 54727, conflict_c = 2331, stall = 104, b_near = 1024, b_far = 1024,
      c_far = 611, rows_near = 1024, rows_far = 1024, once_near = 112, alias_c = 724, apart_near = 327,
      apart_far = 853, brief = 134, column = 287, seam = 393, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0], g_ps = [47505], g_slope = [2621430], edge_columns = 16, region = 10167, visit = 2296,
      fma = 403, pack = 147, conflict_c = 117, mask = 509, stall = 795, a_near = 1024, a_far = 1024,
      c_far = 1024, rows_near = 1024, once_near = 167, once_far = 805, alias_a = 441
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [31554], g_slope = [638953], region = 919, visit = 3585, loop = 1355, fma = 438,
      conflict_a = 4565, conflict_c = 193, split = 1167, a_near = 781, a_far = 229, b_near = 1024,
      b_far = 1024, c_far = 222, rows_near = 1024, apart_far = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [39382], g_slope = [648505], region = 4905, visit = 2230, fma = 432, edge = 274,
      conflict_b = 236, conflict_c = 832, mask = 236, split = 41, stall = 63, a_near = 1024, b_near = 237,
      b_far = 285, c_near = 83, c_far = 185, rows_far = 1024, apart_near = 104, brief = 101
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [41108], g_slope = [659518], edge_columns = 8, region = 10951, visit = 2590,
      fma = 384, edge = 179, conflict_a = 7487, conflict = 884, split = 509, stall = 110, a_near = 1024,
      a_far = 1024, c_near = 92, c_far = 372, rows_near = 208, rows_far = 1024, once_far = 29, alias_a = 1661,
      brief = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [47988, 862763], g_slope = [814775, 862685], edge_columns = 8, region = 10675,
      visit = 2792, loop = 1853, fma = 456, edge = 58, conflict_a = 11556, conflict_b = 939, conflict_c = 247,
      split = 197, stall = 127, a_near = 1024, a_far = 1024, b_near = 218, b_far = 92, c_near = 197,
      c_far = 582, once_far = 93, brief = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [37190, 214105], g_slope = [176915, 188524], most_rows = 48, region = 3974,
      visit = 1565, fma = 568, conflict_c = 1642, mask = 98, split = 1063, stall = 1024, a_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 238, alias_a = 4621
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_10x32x16", family = "stream",
    tile = #dynmlir.tile<10, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [38021, 226019], g_slope = [187998, 211537], most_rows = 30, region = 3161,
      visit = 1172, loop = 1805, fma = 588, conflict_a = 22728, conflict_c = 608, mask = 175, split = 269,
      a_far = 1024, c_near = 315, c_far = 161, rows_near = 1024, rows_far = 1024, once_far = 176,
      alias_a = 978, brief = 7, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2], g_ps = [34862, 152170], g_slope = [58654, 72688], edge_columns = 8, most_rows = 12,
      region = 5851, visit = 1983, loop = 2028, fma = 385, conflict_a = 49224, mask = 570, split = 413,
      a_near = 1013, a_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 52, alias_a = 4429,
      apart_far = 120, seam = 90, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [42327], g_slope = [173798807], region = 4815, visit = 1409, loop = 4424, fma = 499,
      edge = 61, conflict_a = 28364, conflict_c = 1458, conflict = 683, split = 1490, stall = 1024,
      b_far = 1024, c_near = 95, c_far = 729, rows_near = 1024, once_near = 145, once_far = 51, alias_a = 438,
      apart_far = 1024, brief = 252, column = 853
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x512", family = "panel",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0], g_ps = [57148], g_slope = [7802566], edge_columns = 16, visit = 2771, loop = 3968, fma = 365,
      pack = 130, conflict_c = 292, mask = 809, stall = 606, a_near = 1024, a_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 123, once_far = 1024, alias_a = 903, alias_c = 59, apart_far = 492,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0], g_ps = [47975], g_slope = [3968643], edge_columns = 16, region = 9471, visit = 2286,
      fma = 403, pack = 153, conflict_c = 93, mask = 503, stall = 803, a_near = 1024, a_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 169, once_far = 1024, alias_a = 800,
      seam = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x128", family = "tall",
    tile = #dynmlir.tile<16, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [42736], g_slope = [1842428], region = 3039, visit = 2034, loop = 4092, fma = 635,
      pack = 359, conflict_a = 36725, conflict_c = 2419, conflict = 7245, a_near = 170, b_near = 1024,
      b_far = 1024, c_far = 335, rows_near = 1024, once_far = 790, alias_c = 696, apart_near = 1024,
      apart_far = 1024, column = 234, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0], g_ps = [40080], g_slope = [11273126], edge_columns = 16, region = 8457, visit = 1433,
      fma = 512, edge = 129, pack = 220, conflict_a = 4590, conflict_c = 2090, mask = 7, stall = 259,
      a_near = 1024, a_far = 145, b_near = 130, b_far = 1024, c_far = 872, rows_near = 1024, once_near = 27,
      once_far = 968, alias_c = 134, apart_near = 442, apart_far = 1024, brief = 40, column = 22, seam = 635,
      reread = 543
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 21, mk = 129}, kernels = [
    "stream_16x8x16"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 8, k = 21, mk = 129, mnk = 102}, kernels = [
    "stream_16x8x16"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 103}, at_most = {n = 8, k = 21, mk = 129}, kernels = [
    "skinny_16x8x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130}, at_most = {n = 8, k = 1}, kernels = [
    "direct_16x8x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 2}, at_most = {n = 8, k = 3, mnk = 256268}, kernels = [
    "direct_16x8x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 2, mnk = 256269}, at_most = {n = 8, k = 3}, kernels = [
    "direct_16x8x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 4}, at_most = {n = 1, k = 21}, kernels = [
    "dot_14x1x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 4, n = 2}, at_most = {n = 3, k = 21}, kernels = [
    "dot_12x2x4096", "dot_6x4x4096"
  ], factors = [241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 4, n = 4}, at_most = {n = 8, k = 6}, kernels = [
    "skinny_6x64x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 7, n = 4}, at_most = {n = 4, k = 21}, kernels = [
    "dot_6x4x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 130, k = 7, n = 5}, at_most = {n = 8, k = 21}, kernels = [
    "dot_3x8x4096", "skinny_6x64x64"
  ], factors = [252, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 22, k = 21, mnk = 3018}, kernels = [
    "stream_10x32x16"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 3019}, at_most = {n = 22, k = 2}, kernels = [
    "tall_8x32x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 3019, k = 3}, at_most = {n = 22, k = 6}, kernels = [
    "tall_8x32x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 3019, k = 7}, at_most = {n = 22, k = 21, nk = 230}, kernels = [
    "sweep_3x128x1024", "tall_16x16x128", "tall_8x32x1024"
  ], factors = [264, 268, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 3019, k = 7, nk = 231}, at_most = {n = 22, k = 21}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64"
  ], factors = [257, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22}, at_most = {n = 1, mk = 9938051}, kernels = [
    "dot_4x1x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, mk = 9938052}, at_most = {n = 1}, kernels = [
    "dot_14x1x4096", "dot_14x2x4096", "dot_4x1x4096"
  ], factors = [276, 291, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2}, at_most = {n = 2, mnk = 25876877, m = 4}, kernels = [
    "dot_14x2x4096", "sweep_4x8x8192"
  ], factors = [219, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, m = 5}, at_most = {n = 2, mnk = 25876877, m = 90}, kernels = [
    "dot_12x2x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, m = 91}, at_most = {n = 2, mnk = 25876877}, kernels = [
    "dot_12x2x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, mnk = 25876878}, at_most = {n = 2}, kernels = [
    "dot_14x2x4096"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3}, at_most = {n = 4, m = 16, mn = 18}, kernels = [
    "dot_4x4x4096", "sweep_2x16x8192", "skinny_16x8x64"
  ], factors = [256, 292, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, mn = 19}, at_most = {n = 4, m = 16}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [186, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5}, at_most = {n = 22, m = 16, nk = 879}, kernels = [
    "skinny_6x64x64"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, nk = 880}, at_most = {n = 8, m = 16}, kernels = [
    "dot_4x4x4096", "sweep_4x8x8192", "sweep_2x16x8192"
  ], factors = [287, 240, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, nk = 880}, at_most = {n = 22, m = 6}, kernels = [
    "sweep_2x16x8192", "sweep_3x128x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [258, 252, 263, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, nk = 880, m = 7}, at_most = {n = 22, m = 16}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64"
  ], factors = [267, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, m = 17}, at_most = {n = 3, mnk = 36837581}, kernels = [
    "dot_6x4x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 4, m = 17}, at_most = {n = 4, mnk = 36837581}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [226, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, m = 17, mnk = 36837582}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [295, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, m = 17}, at_most = {n = 14, mnk = 50310969, m = 30}, kernels = [
    "dot_6x4x4096", "dot_14x2x4096", "dot_4x4x4096", "sweep_2x16x8192"
  ], factors = [313, 287, 313, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, m = 31}, at_most = {n = 6, mnk = 50310969}, kernels = [
    "dot_12x2x4096", "dot_3x8x4096", "dot_14x2x4096"
  ], factors = [247, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 7, m = 31}, at_most = {n = 8, mnk = 50310969, m = 90}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [272, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 7, m = 91}, at_most = {n = 8, mnk = 50310969}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, m = 31}, at_most = {n = 14, mnk = 50310969, k = 84}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 85, n = 9, m = 31}, at_most = {n = 14, mnk = 50310969}, kernels = [
    "dot_12x2x4096", "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [239, 243, 251, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 15, m = 17}, at_most = {n = 22, mnk = 532481}, kernels = [
    "dot_3x8x4096", "skinny_6x64x64"
  ], factors = [254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 15, m = 17, mnk = 532482}, at_most = {n = 22, mnk = 50310969, m = 181}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "sweep_3x128x1024", "skinny_6x64x64"
  ], factors = [285, 283, 264, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 15, m = 182, mnk = 532482}, at_most = {n = 22, mnk = 50310969, mk = 507639}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 15, m = 182, mnk = 532482, mk = 507640}, at_most = {n = 22, mnk = 50310969}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [238, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, m = 17, mnk = 50310970}, at_most = {n = 22, mk = 14220312}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [253, 268, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, m = 17, mnk = 50310970, mk = 14220313}, at_most = {n = 22, k = 112}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, m = 17, mnk = 50310970, mk = 14220313}, at_most = {n = 22}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [339, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23}, at_most = {m = 3, mnk = 7411, nk = 745}, kernels = [
    "stream_4x64x8"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 746}, at_most = {m = 3, mnk = 7411}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412}, at_most = {m = 1, nk = 8889733, k = 45}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64"
  ], factors = [250, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, k = 46}, at_most = {m = 1, nk = 8889733, mn = 197}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [280, 302, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, k = 46, mn = 198}, at_most = {m = 1, nk = 8889733, mnk = 7226809}, kernels = [
    "sweep_3x128x1024", "skinny_3x128x64"
  ], factors = [276, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7226810, k = 46, mn = 198}, at_most = {m = 1, nk = 8889733}, kernels = [
    "sweep_3x128x1024", "skinny_3x128x64"
  ], factors = [253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, nk = 8889734}, at_most = {m = 1}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [261, 276, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, m = 2}, at_most = {m = 3, nk = 9208567, mn = 66}, kernels = [
    "skinny_10x32x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, m = 2, mn = 67}, at_most = {m = 2, nk = 9208567, n_even = 724}, kernels = [
    "sweep_3x128x1024", "skinny_3x128x64"
  ], factors = [234, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, m = 2, mn = 67, n_even = 725}, at_most = {m = 2, nk = 9208567, k = 90}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64", "stream_4x64x8"
  ], factors = [252, 256, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, m = 2, mn = 67, n_even = 725, k = 91}, at_most = {m = 2, nk = 9208567}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [247, 252, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, m = 3, mn = 67}, at_most = {m = 3, nk = 9208567}, kernels = [
    "sweep_3x128x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [257, 241, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 7412, m = 2, nk = 9208568}, at_most = {m = 3}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [250, 249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 4}, at_most = {m = 11, n = 40, k = 181}, kernels = [
    "skinny_10x32x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 4, k = 182}, at_most = {m = 11, n = 40, mn = 131}, kernels = [
    "skinny_6x64x64"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 4, k = 182, mn = 132}, at_most = {m = 11, n = 40}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [262, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 4}, at_most = {m = 6, nk = 7556871}, kernels = [
    "skinny_6x64x64"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 7}, at_most = {m = 11, nk = 7556871, k = 8}, kernels = [
    "skinny_6x64x64", "stream_4x64x8"
  ], factors = [243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 7, k = 9}, at_most = {m = 11, nk = 7556871}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64"
  ], factors = [238, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 4, nk = 7556872}, at_most = {m = 6}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [252, 240, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 7, nk = 7556872}, at_most = {m = 11}, kernels = [
    "block_5x64x256", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [266, 256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12}, at_most = {mk = 129673, n = 48, k = 49, nk = 168}, kernels = [
    "tall_8x32x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, nk = 169}, at_most = {mk = 129673, n = 48, k = 49}, kernels = [
    "skinny_6x64x64"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, k = 50}, at_most = {mk = 129673, n = 48, mn = 1695}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [262, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, k = 50, mn = 1696}, at_most = {mk = 129673, n = 48}, kernels = [
    "dot_3x8x4096", "skinny_6x64x64"
  ], factors = [264, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12}, at_most = {mk = 129673, k = 34, n = 1013, nk = 495, mnk = 840322}, kernels = [
    "block_5x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, mnk = 840323}, at_most = {mk = 129673, k = 34, n = 1013, nk = 495}, kernels = [
    "block_5x64x256", "skinny_10x32x64", "skinny_6x64x64", "panel_3x128x512"
  ], factors = [240, 260, 267, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, nk = 496}, at_most = {mk = 129673, k = 34, n = 1013, m = 28}, kernels = [
    "skinny_6x64x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 29, nk = 496}, at_most = {mk = 129673, k = 34, n = 1013, mnk = 906040}, kernels = [
    "block_5x64x256", "skinny_6x64x64", "panel_3x128x512"
  ], factors = [229, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 29, nk = 496, mnk = 906041}, at_most = {mk = 129673, k = 34, n = 1013}, kernels = [
    "block_5x64x256", "skinny_6x64x64", "panel_3x128x512", "panel_5x64x384"
  ], factors = [213, 256, 227, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 12}, at_most = {mk = 66, k = 2, m = 3734}, kernels = [
    "skinny_6x64x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 12, mk = 67}, at_most = {mk = 129673, k = 2, m = 3734}, kernels = [
    "skinny_6x64x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 12, k = 3}, at_most = {mk = 129673, k = 6, m = 3734}, kernels = [
    "block_5x64x256", "skinny_6x64x64"
  ], factors = [240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 3735}, at_most = {mk = 129673, k = 6}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "panel_3x128x512"
  ], factors = [272, 280, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 12, k = 7}, at_most = {mk = 129673, k = 34, mn = 5532305, m = 44}, kernels = [
    "skinny_6x64x64", "panel_3x128x512", "panel_5x64x384"
  ], factors = [246, 236, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 45, k = 7}, at_most = {mk = 129673, k = 34, mn = 5532305}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [206, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1014, m = 12, k = 7, mn = 5532306}, at_most = {mk = 129673, k = 34}, kernels = [
    "skinny_6x64x64", "panel_5x64x384"
  ], factors = [255, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, k = 35}, at_most = {mk = 129673, m = 12}, kernels = [
    "sweep_3x128x1024", "panel_3x128x512"
  ], factors = [244, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 35}, at_most = {mk = 129673, m = 17, mnk = 11863283}, kernels = [
    "sweep_3x128x1024", "block_5x64x256", "skinny_6x64x64", "panel_3x128x512"
  ], factors = [252, 224, 250, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 35, mnk = 11863284}, at_most = {mk = 129673, m = 17}, kernels = [
    "sweep_3x128x1024", "block_5x64x256", "skinny_6x64x64", "panel_3x128x512"
  ], factors = [250, 219, 245, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 18, k = 35}, at_most = {mk = 11311, m = 117, nk = 46340}, kernels = [
    "panel_3x128x512", "panel_5x64x384"
  ], factors = [226, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 18, k = 35, nk = 46341}, at_most = {mk = 11311, m = 117}, kernels = [
    "sweep_3x128x1024", "panel_3x128x512"
  ], factors = [253, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 18, k = 35, mk = 11312}, at_most = {mk = 129673, m = 117}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [202, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 118, k = 35}, at_most = {mk = 38113, mn = 419475}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [213, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 118, k = 35, mk = 38114}, at_most = {mk = 129673, mn = 120205}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "panel_3x128x512"
  ], factors = [257, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 118, k = 35, mk = 38114, mn = 120206}, at_most = {mk = 129673, mn = 419475}, kernels = [
    "dot_4x4x4096", "panel_3x128x512"
  ], factors = [255, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 118, k = 35, mn = 419476}, at_most = {mk = 129673}, kernels = [
    "panel_3x128x512"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mk = 129674}, at_most = {n = 52, k = 36}, kernels = [
    "block_5x64x256", "skinny_10x32x64", "skinny_6x64x64", "panel_3x128x512"
  ], factors = [288, 259, 280, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mk = 129674, k = 37}, at_most = {n = 52, mk = 263548}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096", "panel_3x128x512"
  ], factors = [256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mk = 263549, k = 37}, at_most = {n = 52, mn = 2098}, kernels = [
    "dot_4x4x4096", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [298, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mk = 263549, k = 37, mn = 2099}, at_most = {n = 52, nk = 3762}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "skinny_6x64x64"
  ], factors = [245, 247, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mk = 263549, k = 37, mn = 2099, nk = 3763}, at_most = {n = 52, mn = 66382}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [261, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mk = 263549, k = 37, mn = 66383, nk = 3763}, at_most = {n = 52}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [233, 243, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 12, mk = 129674}, at_most = {m = 29, n = 211}, kernels = [
    "sweep_3x128x1024", "panel_3x128x512", "panel_5x64x384"
  ], factors = [241, 218, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 30, mk = 129674}, at_most = {m = 107, n = 211}, kernels = [
    "sweep_3x128x1024", "skinny_6x64x64", "panel_3x128x512", "panel_5x64x384"
  ], factors = [249, 253, 238, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 212, m = 12, mk = 129674}, at_most = {m = 107}, kernels = [
    "skinny_6x64x64", "panel_3x128x512"
  ], factors = [251, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 108, mk = 129674}, at_most = {k = 45}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 108, mk = 129674, k = 46}, at_most = {mnk = 525410982, n = 70}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "block_5x64x256", "panel_5x64x384"
  ], factors = [240, 244, 192, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71, m = 108, mk = 129674, k = 46}, at_most = {mnk = 525410982, mk = 813317}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "panel_3x128x512"
  ], factors = [252, 248, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71, m = 108, mk = 813318, k = 46}, at_most = {mnk = 525410982}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "panel_3x128x512"
  ], factors = [249, 240, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 108, mk = 129674, k = 46, mnk = 525410983}, at_most = {}, kernels = [
    "block_5x64x256", "panel_3x128x512"
  ], factors = [205, 209]} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v4} : () -> ()
