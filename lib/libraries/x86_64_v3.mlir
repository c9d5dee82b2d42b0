// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 820 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 22, n_pred 16, levels measured [0].
// 22 of 53 candidates kept (808 generated); the best of them against the best of all: 1.012 (geometric mean of times)
// chosen against the best of them: 1.104, worst 3.37
// predicted against measured time: median error 17.1 %; g: 33.2 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_4x16x2048", family = "direct",
    tile = #dynmlir.tile<4, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [10000, 4534929, 8045929, 15120988, 24510495, 55046818],
      g_slope = [4524929, 3511000, 7075059, 3129835, 4362331, 2345502], edge_columns = 8, region = 59223,
      visit = 1666, loop = 4447, fma = 336, edge = 479, conflict_a = 11156, conflict_b = 18947,
      conflict_c = 192, split = 435, a_near = 265, a_far = 316, b_near = 45, b_far = 678, c_near = 3,
      c_far = 493, rows_near = 462, rows_far = 1024, once_far = 7, apart_near = 201, apart_far = 700,
      column = 58, reread = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_2x32x1024", family = "direct",
    tile = #dynmlir.tile<2, 32, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9], g_ps = [10000, 5859863, 9977373, 15197250, 26018200],
      g_slope = [2924931, 4117510, 5219877, 2164190, 3787508], edge_columns = 8, region = 41585, visit = 796,
      loop = 7486, fma = 385, edge = 232, conflict_a = 40188, conflict_b = 9419, conflict = 3624, split = 349,
      stall = 93, a_near = 398, a_far = 287, b_near = 192, b_far = 671, c_near = 43, c_far = 268,
      rows_near = 496, rows_far = 1024, once_far = 426, apart_near = 146, reread = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x64x512", family = "direct",
    tile = #dynmlir.tile<1, 64, 512>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 1956997, 5974397, 19233338, 23923286],
      g_slope = [1946997, 4017400, 3314735, 1563316, 2555063], edge_columns = 8, region = 32637, visit = 518,
      loop = 3303, fma = 479, edge = 6, conflict_a = 126538, conflict_b = 2808, conflict = 683, split = 250,
      stall = 82, a_near = 102, a_far = 761, b_near = 214, b_far = 92, c_far = 316, rows_far = 1024,
      once_near = 35, once_far = 48, apart_near = 92, apart_far = 301, column = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 6, 9, 13], g_ps = [20073, 2397609, 9937533, 18192814, 30793339, 43908175],
      g_slope = [2377536, 3769962, 2751760, 4200175, 3278709, 2070892], edge_columns = 8, region = 69724,
      visit = 2772, loop = 3539, fma = 316, edge = 535, conflict_b = 17676, conflict_c = 813, split = 453,
      a_near = 306, a_far = 331, b_near = 30, b_far = 164, c_near = 36, c_far = 433, rows_near = 41,
      rows_far = 1024, once_near = 10, apart_near = 180, apart_far = 747, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x8x1024", family = "direct",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [186713, 3532153, 22686241, 30887130],
      g_slope = [3345440, 3830817, 2733629, 4005661], region = 17910, visit = 3305, loop = 2439, fma = 398,
      edge = 832, conflict_a = 5206, conflict_b = 14481, conflict_c = 3280, stall = 14, a_near = 134,
      a_far = 310, b_near = 357, b_far = 522, c_far = 714, rows_far = 1024, once_far = 1024, apart_near = 196,
      apart_far = 791, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [118901, 54605093, 76453208, 119118750, 153987400],
      g_slope = [27243096, 21848115, 42665542, 17434325, 26356858], region = 88004, visit = 1482,
      loop = 21819, fma = 381, pack = 1648, conflict_a = 1986, a_near = 138, a_far = 464, b_near = 1024,
      b_far = 1024, c_near = 277, rows_near = 1024, once_far = 895, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [10000, 15222931, 23975875], g_slope = [7606465, 8752944, 7590660],
      visit = 1601, loop = 11293, fma = 411, pack = 1478, conflict_a = 589, a_near = 122, a_far = 436,
      b_near = 546, b_far = 1024, c_far = 1024, once_far = 1024, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [46267, 35177893], g_slope = [8782906, 8160848], region = 3128, visit = 764,
      loop = 3194, fma = 482, edge = 29, pack = 1582, a_near = 131, a_far = 386, b_near = 464, b_far = 1024,
      c_far = 1024, rows_near = 1024, once_far = 504, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9], g_ps = [10000, 9945157, 24309062, 31123862, 91509519],
      g_slope = [9935157, 14363905, 6814800, 10064276, 2225252], region = 18145, visit = 1219, loop = 3710,
      fma = 576, edge = 39, pack = 1537, split = 3, a_near = 95, a_far = 391, b_near = 686, b_far = 282,
      c_far = 1024, rows_near = 245, once_near = 37, once_far = 1024, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x2048", family = "sweep",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 9977881, 12219337, 35986511, 58056371],
      g_slope = [9967881, 2241456, 5941793, 7356620, 4635558], edge_columns = 8, region = 57720, visit = 2674,
      fma = 346, edge = 565, conflict_a = 39869, conflict_b = 6707, split = 402, a_near = 276, b_near = 171,
      b_far = 297, c_far = 263, rows_near = 111, rows_far = 1024, apart_near = 221, apart_far = 890
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 13], g_ps = [10000, 566370, 1802369, 3084052, 3823147, 7853148],
      g_slope = [556370, 617999, 1281683, 369547, 575714, 667363], edge_columns = 8, region = 73582,
      visit = 2695, fma = 342, edge = 505, conflict_a = 44383, conflict_b = 6986, split = 474, a_near = 273,
      b_near = 146, b_far = 781, c_far = 210, rows_far = 1024, once_near = 106, once_far = 829,
      apart_near = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x1024", family = "block",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [10000, 5827937, 18510739, 21064037, 46198639, 71070722],
      g_slope = [5817937, 6341401, 2553298, 5026920, 6218020, 4566355], edge_columns = 8, region = 156490,
      visit = 1034, loop = 350, fma = 322, edge = 558, pack = 228, conflict_a = 30411, conflict_c = 901,
      conflict = 8635, stall = 73, a_near = 893, a_far = 489, b_near = 146, b_far = 944, c_far = 382,
      rows_far = 1024, once_near = 54, once_far = 697, column = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [10000, 55168357, 126553115], g_slope = [9193059, 10197822, 6160546],
      edge_columns = 8, region = 74767, visit = 3321, fma = 302, edge = 197, pack = 353, conflict_c = 1349,
      conflict = 4236, stall = 32, a_near = 403, a_far = 294, b_near = 99, b_far = 526, c_far = 424,
      rows_near = 684, rows_far = 1024, once_far = 317, apart_near = 158, apart_far = 1024, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 42], g_ps = [502587, 502587, 1493858, 1680938, 3613195, 27496168],
      g_slope = [0, 991271, 93540, 966128, 663415, 450989], edge_columns = 8, region = 124686, visit = 1129,
      fma = 321, edge = 515, pack = 233, conflict_a = 10398, conflict_c = 912, conflict = 2780, stall = 97,
      a_near = 874, a_far = 459, b_near = 10, b_far = 303, c_far = 408, rows_far = 1024, once_far = 290,
      apart_near = 122, apart_far = 217, column = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [27740, 3313538], g_slope = [1642899, 1800583], edge_columns = 8, region = 86812,
      visit = 3117, fma = 299, edge = 365, pack = 327, conflict_a = 1597, conflict_c = 1372, conflict = 1598,
      stall = 33, a_near = 416, a_far = 501, b_far = 137, c_far = 335, rows_near = 1024, rows_far = 1024,
      once_near = 17, once_far = 104, apart_near = 142, apart_far = 546, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [156133, 13740334, 45213936, 80189788, 80189788],
      g_slope = [13584201, 15736801, 11658617, 0, 7703893], edge_columns = 8, region = 58071, visit = 3865,
      loop = 827, fma = 310, pack = 412, conflict_a = 38306, conflict_c = 909, stall = 74, a_near = 281,
      a_far = 76, b_near = 220, b_far = 1024, c_far = 394, rows_near = 1024, rows_far = 1024, once_near = 37,
      once_far = 847, apart_near = 143, apart_far = 469, reread = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 9], g_ps = [67198, 14318833, 67882619], g_slope = [7125817, 7651969, 5335410],
      edge_columns = 8, region = 6200, visit = 3738, loop = 1109, fma = 314, edge = 83, pack = 396,
      conflict_a = 51430, conflict_c = 882, stall = 91, a_near = 282, a_far = 54, b_near = 256, b_far = 1024,
      c_far = 429, rows_near = 1024, once_near = 173, once_far = 991, apart_far = 548
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x16x16", family = "stream",
    tile = #dynmlir.tile<4, 16, 16>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 474], g_ps = [10000, 93563, 235185, 320659, 320659, 19903633],
      g_slope = [83563, 141622, 21368, 0, 42113, 107595], edge_columns = 8, most_rows = 12, region = 6325,
      visit = 2182, loop = 2654, fma = 425, conflict_b = 7467, conflict_c = 225, split = 859, stall = 117,
      b_near = 195, b_far = 15, rows_near = 676, rows_far = 1024, once_near = 58, apart_far = 187,
      reread = 444
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x16x16", family = "stream",
    tile = #dynmlir.tile<6, 16, 16>, packed = false, model = {
      g_t = [0, 1, 2, 3, 6, 474], g_ps = [10000, 10000, 37330, 125033, 227750, 24147481],
      g_slope = [0, 27330, 87703, 34239, 51110, 63891], edge_columns = 8, most_rows = 18, region = 18947,
      visit = 929, loop = 3533, fma = 329, edge = 93, conflict_a = 6588, conflict_b = 3830, conflict_c = 1732,
      split = 663, a_near = 832, b_near = 171, c_near = 98, c_far = 332, rows_near = 1024, rows_far = 1024,
      once_near = 144, once_far = 68, apart_far = 186, column = 102, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 4, 6, 42, 94, 141], g_ps = [10000, 10000, 120315, 1042623, 2354375, 6875235],
      g_slope = [0, 55157, 25619, 25226, 96188, 22734], edge_columns = 8, most_rows = 6, region = 137936,
      visit = 1253, loop = 135, fma = 458, edge = 402, conflict_a = 88209, conflict_c = 965, split = 606,
      a_near = 1024, a_far = 1024, b_near = 12, rows_near = 1024, rows_far = 1024, once_near = 77,
      once_far = 96, apart_near = 16, apart_far = 70, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [10000, 4163739, 41435320], g_slope = [4153739, 4658947, 3870745],
      edge_columns = 8, region = 50217, visit = 828, loop = 4617, fma = 378, edge = 26, pack = 169,
      conflict_a = 139803, conflict_c = 168, stall = 57, a_near = 1024, a_far = 727, b_near = 223,
      b_far = 177, c_far = 331, rows_near = 1024, rows_far = 1024, once_near = 496, apart_far = 582,
      reread = 950
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x2048", family = "panel",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 10104000, 21556062, 37081000, 43883773, 78794053],
      g_slope = [10094000, 11452062, 7762469, 3401386, 11636760, 7852977], edge_columns = 8, region = 90457,
      visit = 3073, fma = 308, edge = 443, pack = 299, conflict_c = 955, conflict = 10728, stall = 113,
      a_near = 424, a_far = 245, b_near = 21, b_far = 476, c_far = 533, rows_near = 497, rows_far = 1024,
      once_far = 394, apart_near = 150, apart_far = 1024, reread = 46
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096", "dot_4x1x4096", "dot_8x1x4096", "tall_6x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, nk = 189}, kernels = [
    "direct_4x16x2048", "direct_8x8x1024", "dot_2x4x4096", "dot_8x1x4096", "block_6x16x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, nk = 190}, at_most = {n = 4}, kernels = [
    "direct_8x8x1024", "dot_2x4x4096", "dot_4x2x4096", "sweep_6x16x2048", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 6, nk = 17268}, kernels = [
    "direct_2x32x1024", "direct_1x64x512", "direct_6x16x1024", "stream_4x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 17269}, at_most = {m = 6, nk = 4144860}, kernels = [
    "direct_4x16x2048", "direct_2x32x1024", "direct_1x64x512", "direct_6x16x1024", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 4144861}, at_most = {m = 6}, kernels = [
    "direct_2x32x1024", "direct_1x64x512", "block_2x32x128", "stream_6x16x16", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {mk = 5119, n = 245}, kernels = [
    "direct_2x32x1024", "direct_8x8x1024", "block_2x32x128"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 5120}, at_most = {mk = 2690304, n = 31}, kernels = [
    "direct_4x16x2048", "direct_6x16x1024", "sweep_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 7, mk = 5120}, at_most = {mk = 2690304, n = 245}, kernels = [
    "direct_6x16x1024", "block_2x32x128", "block_6x16x512", "tall_6x16x1024", "panel_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 7}, at_most = {mk = 2690304, k = 11}, kernels = [
    "direct_2x32x1024", "direct_1x64x512", "sweep_6x16x256", "block_2x32x128", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 7, k = 12}, at_most = {mk = 2690304, m = 19, nk = 2582390}, kernels = [
    "direct_4x16x2048", "direct_6x16x1024", "block_2x32x1024", "block_2x32x128", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 7, k = 12, nk = 2582391}, at_most = {mk = 2690304, m = 19}, kernels = [
    "direct_4x16x2048", "direct_6x16x1024", "block_2x32x128", "block_6x16x512", "stream_6x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, m = 20, k = 12}, at_most = {mk = 2690304}, kernels = [
    "direct_6x16x1024", "block_2x32x1024", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 2690305}, at_most = {k = 79}, kernels = [
    "direct_4x16x2048", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048", "tall_6x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 2690305, k = 80}, at_most = {k = 980}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048", "tall_6x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 2690305, k = 981}, at_most = {}, kernels = [
    "sweep_6x16x2048", "block_6x16x2048", "tall_6x16x2048", "tall_6x16x1024", "panel_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
