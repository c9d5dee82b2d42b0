// Micro-kernels for Zen 5: a core with AVX-512, i8 x i8 to i32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1401 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 6, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 24 of 30 candidates kept (1133 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.052, worst 2.50
// predicted against measured time: median error 7.2 %; g: 6.4 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x2048", family = "panel",
    tile = #dynmlir.tile<14, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [33437, 2125338, 4839116, 6446667, 9319494],
      g_slope = [2091901, 2713778, 1607551, 2872827, 2207148], region = 4849, visit = 4296, loop = 1750,
      fma = 94, edge = 139, pack = 50, conflict_c = 4269, mask = 41, stall = 1024, a_near = 168, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 259, rows_far = 1024, once_near = 266,
      alias_c = 958, apart_far = 892, brief = 334, column = 267, seam = 985, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x16384", family = "panel",
    tile = #dynmlir.tile<16, 16, 16384>, packed = true, model = {
      g_t = [0, 3], g_ps = [35495, 70573346], g_slope = [23512617, 18535491], region = 4663, visit = 4785,
      loop = 1943, fma = 96, edge = 197, pack = 44, conflict_c = 4620, mask = 33, stall = 1024, a_near = 156,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 978, rows_far = 1024,
      once_near = 187, once_far = 1024, alias_a = 54, alias_c = 515, apart_far = 1024, brief = 463,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x32x8192", family = "panel",
    tile = #dynmlir.tile<14, 32, 8192>, packed = true, model = {
      g_t = [0, 1, 3], g_ps = [58331, 17998096, 57343808], g_slope = [17939765, 19672856, 16913702],
      edge_columns = 16, region = 4079, visit = 4375, loop = 6103, fma = 88, edge = 68, pack = 33,
      conflict_a = 2066, conflict_c = 3526, mask = 41, a_near = 321, a_far = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 225, once_far = 808,
      alias_c = 1637, apart_far = 267, brief = 155, column = 562, seam = 469
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x512", family = "panel",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0], g_ps = [70955], g_slope = [1059818], edge_columns = 16, region = 1274, visit = 2214,
      loop = 11174, fma = 82, edge = 26, pack = 29, conflict_c = 3595, mask = 28, a_near = 425, a_far = 1024,
      b_far = 804, c_near = 1024, c_far = 652, rows_near = 1024, rows_far = 1024, once_near = 278,
      once_far = 1024, apart_near = 14, apart_far = 1024, brief = 56, column = 483, seam = 558
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [110256, 7053842, 17324020, 23430926, 64225615, 82824778],
      g_slope = [6943586, 10270178, 6106906, 13598229, 6199721, 8661782], edge_columns = 16, visit = 1427,
      loop = 20728, fma = 96, edge = 61, pack = 21, conflict_c = 1860, conflict = 1866, a_near = 71,
      a_far = 1024, b_far = 137, c_near = 1024, c_far = 711, rows_near = 1024, rows_far = 1024, once_near = 9,
      once_far = 1024, alias_a = 467, alias_c = 1625, apart_near = 297, apart_far = 1024, brief = 307,
      column = 1024, seam = 1024, reread = 841
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x2048", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [39243, 2365694, 5478462, 7411852, 10884487],
      g_slope = [2326451, 3112768, 1933390, 3472635, 2800229], region = 4172, visit = 4239, loop = 3833,
      fma = 100, edge = 305, pack = 45, conflict_a = 98, conflict_c = 5724, mask = 119, stall = 1024,
      a_near = 110, a_far = 1024, b_near = 397, b_far = 344, c_near = 1024, c_far = 1024, rows_near = 289,
      rows_far = 1024, once_near = 587, once_far = 612, brief = 161, column = 1024, seam = 544
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x32x1024", family = "block_slab",
    tile = #dynmlir.tile<14, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [63709, 1863418, 5832923, 10073549, 11764064, 17736546],
      g_slope = [1799709, 1984752, 4240626, 845257, 1990827, 2392410], region = 4321, visit = 4754,
      loop = 4768, fma = 91, edge = 82, pack = 40, conflict_a = 4289, conflict_c = 3897, mask = 137,
      a_near = 118, a_far = 1024, b_near = 174, b_far = 774, c_near = 1024, rows_far = 1024, once_near = 261,
      once_far = 95, alias_c = 1484, apart_near = 135, brief = 109, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x512", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0], g_ps = [71186], g_slope = [1069981], edge_columns = 16, region = 1466, visit = 2416,
      loop = 11726, fma = 83, edge = 39, pack = 30, conflict_a = 24, conflict_c = 3154, conflict = 732,
      mask = 90, a_near = 467, a_far = 1024, b_far = 16, c_near = 1024, c_far = 355, rows_far = 1024,
      once_near = 190, once_far = 1024, alias_c = 249, apart_near = 151, apart_far = 312, brief = 42,
      column = 509, seam = 768
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_3x128x2048", family = "block_slab",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [112308, 6896259, 17376750, 24149359, 63159538, 82124185],
      g_slope = [6783951, 10480491, 6772609, 13003393, 6321549, 9226529], edge_columns = 16, visit = 1503,
      loop = 16804, fma = 107, edge = 60, pack = 18, conflict_c = 2524, conflict = 2374, stall = 439,
      a_near = 91, a_far = 1024, b_near = 31, c_near = 1024, c_far = 1024, rows_far = 1024, once_far = 978,
      alias_a = 34, alias_c = 420, apart_near = 412, apart_far = 585, brief = 148, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_1x256x1024", family = "block_slab",
    tile = #dynmlir.tile<1, 256, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [177642, 7489183, 16216712, 28193603, 46866962, 56215808],
      g_slope = [7311541, 8727529, 11976891, 18673359, 4674423, 9869310], edge_columns = 16, visit = 566,
      loop = 21929, fma = 130, edge = 72, pack = 24, conflict_c = 3271, conflict = 3169, stall = 945,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, apart_near = 817,
      apart_far = 913, brief = 90, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x12288", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 12288>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [18207, 1404685, 2521692, 4271808, 7365344],
      g_slope = [1386478, 1117007, 1750116, 3093536, 2619552], region = 1574, visit = 3429, fma = 118,
      conflict_a = 528, split = 21, stall = 1024, a_near = 109, a_far = 966, b_far = 1024, c_far = 1024,
      rows_near = 272, once_near = 125, once_far = 832, reread = 133
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_4x3x8192", family = "dot_narrow",
    tile = #dynmlir.tile<4, 3, 8192>, packed = false, model = {
      g_t = [0, 1, 4, 9], g_ps = [12771, 331330, 1170996, 3011236],
      g_slope = [318559, 279888, 368048, 617683], region = 516, visit = 1546, loop = 1316, fma = 95,
      edge = 17, conflict_a = 216, split = 49, stall = 453, a_near = 49, a_far = 1024, b_near = 117,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 183, once_near = 127, once_far = 973, reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x6144", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 6144>, packed = false, model = {
      g_t = [0, 2, 9, 13], g_ps = [15723, 720040, 3485885, 6140185],
      g_slope = [352158, 395120, 663575, 856704], region = 132, visit = 2779, loop = 487, fma = 94, edge = 25,
      conflict_a = 151, split = 47, stall = 108, a_near = 29, a_far = 1024, b_near = 47, b_far = 1024,
      c_near = 619, c_far = 1024, rows_near = 89, once_near = 120, once_far = 877, reread = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_5x5x4864", family = "dot_narrow",
    tile = #dynmlir.tile<5, 5, 4864>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [17222, 2932923, 4918724], g_slope = [323966, 496450, 662919], visit = 3143,
      loop = 947, fma = 101, edge = 25, split = 71, stall = 52, a_near = 15, a_far = 1024, b_near = 33,
      b_far = 1024, rows_near = 46, once_near = 124, once_far = 873, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_1x8x3072", family = "dot_narrow",
    tile = #dynmlir.tile<1, 8, 3072>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [14290, 191565, 1909647], g_slope = [177275, 143173, 159661], visit = 973,
      loop = 3197, fma = 120, conflict_a = 921, split = 398, a_far = 954, b_near = 136, b_far = 720,
      rows_near = 1024, rows_far = 1024, once_near = 169, once_far = 883, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x3072", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 3072>, packed = false, model = {
      g_t = [0, 13], g_ps = [21133, 3551885], g_slope = [271596, 336082], region = 826, visit = 3235,
      loop = 1081, fma = 125, edge = 24, conflict_a = 19, split = 160, stall = 176, a_near = 81, a_far = 1024,
      b_near = 21, b_far = 958, rows_far = 1024, once_near = 113, once_far = 783, reread = 146
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x16384", family = "block",
    tile = #dynmlir.tile<16, 16, 16384>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [33972, 91735407, 121690885], g_slope = [22925358, 14977739, 20281874],
      region = 3391, visit = 3925, loop = 3708, fma = 97, edge = 285, pack = 39, conflict_a = 254,
      conflict_c = 7012, mask = 81, stall = 1024, a_near = 112, a_far = 1024, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_near = 859, rows_far = 1024, once_near = 194, once_far = 326, apart_far = 1024,
      brief = 370, column = 972, seam = 98, reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 9], g_ps = [70262, 9149206], g_slope = [1008771, 1102090], edge_columns = 16, region = 1469,
      visit = 2213, loop = 11035, fma = 83, edge = 60, pack = 28, conflict_c = 3702, mask = 26, a_near = 467,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 517, rows_near = 1024, rows_far = 1024,
      once_near = 390, once_far = 1024, alias_c = 65, apart_near = 66, apart_far = 953, brief = 155,
      column = 598, seam = 331
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x2048", family = "block",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [109452, 6909265, 17417212, 24626910, 63863385, 82061885],
      g_slope = [6799813, 10507947, 7209698, 13078825, 6066166, 8432693], edge_columns = 16, visit = 1344,
      loop = 20444, fma = 97, edge = 83, pack = 21, conflict_c = 1906, conflict = 1718, a_near = 88,
      a_far = 1024, b_far = 159, c_near = 1024, c_far = 682, rows_near = 1024, rows_far = 1024,
      once_near = 409, once_far = 1024, alias_a = 420, alias_c = 2004, apart_near = 286, apart_far = 1024,
      brief = 307, column = 1024, seam = 1024, reread = 766
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x2048", family = "tall",
    tile = #dynmlir.tile<14, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [36164, 2143269, 4679508, 6561259, 9703036, 20446212],
      g_slope = [2107105, 2536239, 1881751, 3141777, 2148635, 2576615], region = 5043, visit = 4922,
      loop = 2242, fma = 93, edge = 351, pack = 42, conflict_a = 212, conflict_c = 3903, mask = 50,
      stall = 1024, a_far = 830, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 349, once_far = 1024, alias_a = 31, apart_far = 1024, brief = 482, column = 1024,
      reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x16384", family = "tall",
    tile = #dynmlir.tile<16, 16, 16384>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [37197, 95545000, 124276120], g_slope = [23876950, 14365560, 19233183],
      region = 4873, visit = 5449, loop = 2150, fma = 93, edge = 238, pack = 50, conflict_a = 800,
      conflict_c = 4896, mask = 38, stall = 1024, a_far = 841, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 169, once_far = 1024, alias_c = 9, apart_far = 1024,
      brief = 489, column = 1024, seam = 828, reread = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x32x8192", family = "tall",
    tile = #dynmlir.tile<14, 32, 8192>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [57352, 17919852, 79279115], g_slope = [17862500, 20453087, 16493992],
      edge_columns = 16, region = 5409, visit = 4147, loop = 5783, fma = 99, edge = 273, pack = 20,
      conflict_a = 2814, conflict_c = 5012, mask = 87, a_far = 751, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 206, once_far = 1024, alias_c = 1028, apart_far = 29,
      brief = 306, seam = 275
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x512", family = "tall",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 4], g_ps = [70703, 3894676], g_slope = [955993, 1021177], edge_columns = 16, region = 3547,
      visit = 2287, loop = 10567, fma = 82, edge = 27, pack = 32, conflict_c = 3785, mask = 74, a_near = 301,
      a_far = 366, b_far = 775, c_near = 1024, c_far = 653, rows_near = 1024, rows_far = 1024,
      once_near = 198, once_far = 1024, apart_far = 1024, brief = 76, column = 154, seam = 885
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [110057, 6992259, 17597093, 24676564, 61432000, 81046407],
      g_slope = [6882202, 10604834, 7079471, 12251812, 6538135, 8867447], edge_columns = 16, visit = 1582,
      loop = 21608, fma = 97, edge = 68, pack = 26, conflict_a = 535, conflict_c = 2077, conflict = 1305,
      a_far = 463, b_near = 7, b_far = 159, c_near = 1024, c_far = 594, rows_near = 1024, rows_far = 1024,
      once_near = 156, once_far = 1024, alias_a = 298, alias_c = 1130, apart_near = 213, apart_far = 1024,
      brief = 357, column = 1024, seam = 1024, reread = 605
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 2, n = 4, mk = 24, mnk = 42}, kernels = [
    "panel_16x16x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3}, at_most = {k = 5, n = 4, mk = 24, mnk = 42}, kernels = [
    "panel_14x16x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 43}, at_most = {k = 5, n = 4, mk = 24}, kernels = [
    "panel_16x16x16384"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6}, at_most = {k = 8, n = 4, mk = 24}, kernels = [
    "block_16x16x16384"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9}, at_most = {k = 19, n = 4, mk = 24}, kernels = [
    "panel_16x16x16384"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25}, at_most = {k = 5, n = 4, mk = 131, m = 18}, kernels = [
    "panel_16x16x16384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25, m = 19}, at_most = {k = 5, n = 4, mk = 131, m = 55}, kernels = [
    "panel_16x16x16384"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25, k = 6}, at_most = {k = 14, n = 4, mk = 131, m = 55}, kernels = [
    "block_16x16x16384"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25, k = 15}, at_most = {k = 19, n = 4, mk = 131, m = 55}, kernels = [
    "panel_16x16x16384"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 132}, at_most = {k = 12, n = 2, mk = 549, m = 55}, kernels = [
    "block_16x16x16384"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 132, k = 13}, at_most = {k = 19, n = 2, mk = 549, m = 55}, kernels = [
    "block_16x16x16384"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 132, n = 3}, at_most = {k = 19, n = 4, mk = 549, m = 55}, kernels = [
    "block_16x16x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25, m = 56}, at_most = {k = 19, n = 2, mk = 549}, kernels = [
    "block_16x16x16384"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25, m = 56, n = 3}, at_most = {k = 19, n = 4, mk = 549}, kernels = [
    "panel_16x16x16384"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20}, at_most = {k = 25, n = 4, mk = 549, m = 6}, kernels = [
    "block_16x16x16384"
  ], factors = [134]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26}, at_most = {k = 35, n = 4, mk = 549, m = 6}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, m = 7}, at_most = {k = 35, n = 4, mk = 549}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [325, 165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550}, at_most = {k = 1, n = 2}, kernels = [
    "block_16x16x16384"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 2}, at_most = {k = 2, n = 2, mn = 1596}, kernels = [
    "block_16x16x16384"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 2, mn = 1597}, at_most = {k = 2, n = 2, m = 127360}, kernels = [
    "block_16x16x16384"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 2, mn = 1597, m = 127361}, at_most = {k = 2, n = 2}, kernels = [
    "block_16x16x16384"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 3}, at_most = {k = 3, n = 2}, kernels = [
    "block_16x16x16384"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 4}, at_most = {k = 6, n = 2, mnk = 4732}, kernels = [
    "block_16x16x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 4, mnk = 4733}, at_most = {k = 6, n = 2, mk = 657364}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 657365, k = 4, mnk = 4733}, at_most = {k = 6, n = 2}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [376]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 7}, at_most = {k = 8, n = 2, mn = 1776}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [360]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 7, mn = 1777}, at_most = {k = 8, n = 2}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 9}, at_most = {k = 20, n = 2, mk = 2306}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, k = 21}, at_most = {k = 35, n = 2, mk = 2306}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_4x3x8192"
  ], factors = [350, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2307, k = 9}, at_most = {k = 12, n = 2, mn = 297464}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2307, k = 9, mn = 297465}, at_most = {k = 12, n = 2}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2307, k = 13}, at_most = {k = 20, n = 2}, kernels = [
    "dot_narrow_14x2x12288", "tall_14x32x8192"
  ], factors = [325, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2307, k = 21}, at_most = {k = 35, n = 2, m = 482503, mk = 6903}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6904, k = 21}, at_most = {k = 35, n = 2, m = 482503}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2307, k = 21, m = 482504}, at_most = {k = 35, n = 2}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3}, at_most = {k = 7, n = 4, nk = 4, m = 226185}, kernels = [
    "block_16x16x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, m = 226186}, at_most = {k = 7, n = 4, nk = 4}, kernels = [
    "panel_16x16x16384"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, nk = 5}, at_most = {k = 3, n = 4, mk = 876350}, kernels = [
    "panel_16x16x16384"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, nk = 5, k = 4}, at_most = {k = 4, n = 4, mk = 876350}, kernels = [
    "block_16x16x16384"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, nk = 5, k = 5}, at_most = {k = 7, n = 4, mk = 876350}, kernels = [
    "panel_16x16x16384"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 876351, n = 3, nk = 5}, at_most = {k = 7, n = 4}, kernels = [
    "panel_16x16x16384", "block_3x128x2048"
  ], factors = [305, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, k = 8}, at_most = {k = 20, n = 4, nk = 42}, kernels = [
    "panel_16x16x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, k = 8, nk = 43}, at_most = {k = 20, n = 4, mn = 916}, kernels = [
    "block_16x16x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, k = 8, nk = 43, mn = 917}, at_most = {k = 20, n = 4, nk = 61, mn = 120630}, kernels = [
    "block_16x16x16384"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, k = 8, nk = 43, mn = 120631}, at_most = {k = 20, n = 4, nk = 61}, kernels = [
    "panel_16x16x16384", "panel_14x32x8192", "block_16x16x16384"
  ], factors = [270, 263, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, k = 8, nk = 62, mn = 917}, at_most = {k = 20, n = 4}, kernels = [
    "panel_16x16x16384"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 3, k = 21}, at_most = {k = 35, n = 3}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [319, 259, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 4, k = 21}, at_most = {k = 35, n = 4, mn = 711}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [345, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 4, k = 21, mn = 712}, at_most = {k = 29, n = 4}, kernels = [
    "panel_14x32x8192", "block_16x16x16384", "tall_14x32x8192"
  ], factors = [238, 241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 4, k = 30, mn = 712}, at_most = {k = 35, n = 4, m = 46340}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [286, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 550, n = 4, k = 30, mn = 712, m = 46341}, at_most = {k = 35, n = 4}, kernels = [
    "tall_14x32x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36}, at_most = {k = 56, n = 4, mk = 202}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 203}, at_most = {k = 56, n = 4, mk = 1574}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57}, at_most = {k = 92, n = 4, mk = 1574, m = 3}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, m = 4}, at_most = {k = 92, n = 4, mk = 1574, m = 7}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, m = 8}, at_most = {k = 92, n = 4, mk = 1574}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 93}, at_most = {k = 259, n = 4, mk = 1574, m = 5}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 93, m = 6}, at_most = {k = 259, n = 4, mk = 1574}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 1575}, at_most = {k = 259, n = 2, m = 53}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 1575, m = 54}, at_most = {k = 79, n = 2, mk = 2200878}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 80, mk = 1575, m = 54}, at_most = {k = 153, n = 2, mk = 2200878}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 2200879, m = 54}, at_most = {k = 153, n = 2, mk = 18678790}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, mk = 1575, m = 54}, at_most = {k = 259, n = 2, mk = 18678790}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 18678791, m = 54}, at_most = {k = 259, n = 2, mk = 24777407}, kernels = [
    "dot_narrow_14x2x12288"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 24777408, m = 54}, at_most = {k = 259, n = 2}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [257, 238, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 1575, n = 3}, at_most = {k = 60, n = 3, mnk = 1381629}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 1575, n = 3, mnk = 1381630}, at_most = {k = 60, n = 3}, kernels = [
    "dot_narrow_6x4x6144", "tall_16x16x16384"
  ], factors = [259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36, mk = 1575, n = 4}, at_most = {k = 50, n = 4}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384", "tall_14x32x8192"
  ], factors = [287, 216, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 51, mk = 1575, n = 4}, at_most = {k = 60, n = 4}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, mk = 1575, n = 3}, at_most = {k = 87, n = 3}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [273, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, mk = 1575, n = 4}, at_most = {k = 87, n = 4, mn = 21673}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, mk = 1575, n = 4, mn = 21674}, at_most = {k = 87, n = 4}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 88, mk = 1575, n = 3}, at_most = {k = 259, n = 3}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [256, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 88, mk = 1575, n = 4}, at_most = {k = 111, n = 4, mnk = 93330318}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, mk = 1575, n = 4}, at_most = {k = 259, n = 4, mnk = 93330318}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 88, mk = 1575, n = 4, mnk = 93330319}, at_most = {k = 259, n = 4}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [238, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {k = 26, n = 16, mnk = 50}, kernels = [
    "panel_16x16x16384"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 51}, at_most = {k = 26, n = 16, mnk = 101}, kernels = [
    "panel_16x16x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102}, at_most = {k = 7, n = 16, mnk = 253, m = 24}, kernels = [
    "panel_16x16x16384"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 254}, at_most = {k = 7, n = 16, mnk = 16613, m = 24}, kernels = [
    "panel_16x16x16384"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, k = 8}, at_most = {k = 26, n = 16, mnk = 16613, m = 12}, kernels = [
    "panel_16x16x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, k = 8, m = 13}, at_most = {k = 26, n = 16, mnk = 16613, m = 24}, kernels = [
    "panel_16x16x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 25}, at_most = {k = 8, n = 16, mnk = 16613, m = 59}, kernels = [
    "panel_16x16x16384"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 60}, at_most = {k = 8, n = 16, mnk = 16613, m = 183}, kernels = [
    "panel_16x16x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 25, k = 9}, at_most = {k = 26, n = 16, mnk = 16613, m = 183, mk = 773}, kernels = [
    "panel_16x16x16384"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 25, k = 9, mk = 774}, at_most = {k = 26, n = 16, mnk = 16613, m = 183}, kernels = [
    "panel_16x16x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 184}, at_most = {k = 26, n = 16, mnk = 16613, nk = 11, mn = 7001}, kernels = [
    "panel_16x16x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 184, mn = 7002}, at_most = {k = 26, n = 16, mnk = 16613, nk = 11}, kernels = [
    "panel_16x16x16384"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 102, m = 184, nk = 12}, at_most = {k = 26, n = 16, mnk = 16613}, kernels = [
    "panel_16x16x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27}, at_most = {k = 72, n = 8, mnk = 303, mn = 16}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, mnk = 304}, at_most = {k = 72, n = 8, mnk = 16613, mn = 16}, kernels = [
    "dot_narrow_3x8x3072", "block_16x16x16384"
  ], factors = [277, 152]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, mn = 17}, at_most = {k = 47, n = 8, mnk = 16613, mn = 58}, kernels = [
    "block_16x16x16384"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, mn = 59}, at_most = {k = 47, n = 8, mnk = 16613, mn = 158}, kernels = [
    "panel_16x16x16384"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 48, mn = 17}, at_most = {k = 72, n = 8, mnk = 16613, mn = 158}, kernels = [
    "block_16x16x16384"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27}, at_most = {k = 72, n = 16, mnk = 16613, mn = 118, nk = 669}, kernels = [
    "block_16x16x16384"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, mn = 119}, at_most = {k = 72, n = 16, mnk = 16613, mn = 158, nk = 669}, kernels = [
    "panel_16x16x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, nk = 670}, at_most = {k = 72, n = 16, mnk = 16613, mn = 158, mk = 286}, kernels = [
    "dot_narrow_1x8x3072", "block_16x16x16384"
  ], factors = [326, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, nk = 670, mk = 287}, at_most = {k = 72, n = 16, mnk = 16613, mn = 158}, kernels = [
    "block_16x16x16384"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, mn = 159}, at_most = {k = 50, n = 16, mnk = 16613, m = 35}, kernels = [
    "panel_16x16x16384"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, mn = 159, m = 36}, at_most = {k = 50, n = 16, mnk = 16613}, kernels = [
    "block_16x16x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 51, mn = 159}, at_most = {k = 72, n = 16, mnk = 16613}, kernels = [
    "block_16x16x16384"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614}, at_most = {k = 3, n = 16, mnk = 2544185, nk = 9}, kernels = [
    "panel_16x16x16384"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, nk = 10}, at_most = {k = 3, n = 7, mnk = 2544185, n_even = 4}, kernels = [
    "panel_16x16x16384"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mnk = 16614, nk = 10}, at_most = {k = 3, n = 16, mnk = 2544185, n_even = 4}, kernels = [
    "panel_16x16x16384"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, nk = 10, n_even = 5}, at_most = {k = 3, n = 16, mnk = 2544185}, kernels = [
    "panel_16x16x16384"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 4}, at_most = {k = 4, n = 16, mnk = 2544185, nk = 61}, kernels = [
    "panel_16x16x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 5}, at_most = {k = 8, n = 16, mnk = 2544185, nk = 61}, kernels = [
    "panel_16x16x16384"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 4, nk = 62}, at_most = {k = 8, n = 16, mnk = 2544185, n_even = 4}, kernels = [
    "block_16x16x16384"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 4, nk = 62, n_even = 5}, at_most = {k = 8, n = 16, mnk = 2544185}, kernels = [
    "panel_16x16x16384"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2544186}, at_most = {k = 8, n = 16, mnk = 49053524, n_even = 4}, kernels = [
    "panel_16x16x16384", "panel_6x64x512", "block_16x16x16384", "block_6x64x512"
  ], factors = [362, 327, 367, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2544186, n_even = 5}, at_most = {k = 8, n = 16, mnk = 49053524}, kernels = [
    "panel_14x32x8192", "block_16x16x16384", "block_6x64x512"
  ], factors = [242, 294, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 49053525}, at_most = {k = 8, n = 16}, kernels = [
    "panel_14x32x8192", "panel_6x64x512"
  ], factors = [333, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 9}, at_most = {k = 10, n = 16, mk = 13082900, mnk = 4737130}, kernels = [
    "panel_16x16x16384"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 11}, at_most = {k = 12, n = 16, mk = 13082900, mnk = 4737130}, kernels = [
    "panel_16x16x16384"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 4737131, k = 9}, at_most = {k = 12, n = 16, mk = 13082900}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "block_16x16x16384"
  ], factors = [291, 269, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 13}, at_most = {k = 38, n = 16, mk = 2334}, kernels = [
    "panel_16x16x16384"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 13, mk = 2335}, at_most = {k = 18, n = 16, mk = 4941445, n_even = 4}, kernels = [
    "panel_6x64x512", "block_16x16x16384"
  ], factors = [252, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 13, mk = 2335, n_even = 5}, at_most = {k = 18, n = 16, mk = 4941445}, kernels = [
    "panel_6x64x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 13, mk = 4941446}, at_most = {k = 18, n = 16, mk = 13082900}, kernels = [
    "panel_6x64x512", "panel_3x128x2048"
  ], factors = [344, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 19, mk = 2335}, at_most = {k = 38, n = 8, mk = 13082900}, kernels = [
    "panel_14x32x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16614, k = 19, mk = 2335}, at_most = {k = 38, n = 16, mk = 13082900}, kernels = [
    "panel_16x16x16384"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 39}, at_most = {k = 72, n = 8, mk = 13082900, mnk = 4342377, m = 67}, kernels = [
    "block_16x16x16384"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 39, m = 68}, at_most = {k = 59, n = 8, mk = 13082900, mnk = 4342377}, kernels = [
    "panel_14x32x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 60, m = 68}, at_most = {k = 72, n = 8, mk = 13082900, mnk = 4342377}, kernels = [
    "panel_14x32x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 4342378, k = 39}, at_most = {k = 72, n = 5, mk = 13082900}, kernels = [
    "dot_narrow_6x4x6144", "tall_14x32x8192", "tall_6x64x512"
  ], factors = [208, 233, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mnk = 4342378, k = 39}, at_most = {k = 72, n = 8, mk = 13082900}, kernels = [
    "tall_16x16x16384"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16614, k = 39}, at_most = {k = 72, n = 16, mk = 2791, m = 32}, kernels = [
    "panel_16x16x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16614, k = 39, m = 33}, at_most = {k = 72, n = 16, mk = 2791}, kernels = [
    "panel_14x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16614, k = 39, mk = 2792}, at_most = {k = 72, n = 16, mk = 10996}, kernels = [
    "panel_16x16x16384"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16614, k = 39, mk = 10997}, at_most = {k = 72, n = 16, mk = 4317592}, kernels = [
    "panel_16x16x16384", "tall_16x16x16384"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 16614, k = 39, mk = 4317593}, at_most = {k = 72, n = 16, mk = 13082900}, kernels = [
    "panel_14x32x8192", "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [288, 282, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 9, mk = 13082901}, at_most = {k = 34, n = 16}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "tall_6x64x512"
  ], factors = [453, 440, 413]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 35, mk = 13082901}, at_most = {k = 72, n = 16, mk = 21858426, mnk = 144287117}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192", "tall_6x64x512"
  ], factors = [285, 285, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 144287118, k = 35, mk = 13082901}, at_most = {k = 72, n = 16, mk = 21858426}, kernels = [
    "tall_16x16x16384", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [393, 372, 359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 16614, k = 35, mk = 21858427}, at_most = {k = 72, n = 16}, kernels = [
    "dot_narrow_5x5x4864", "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [332, 353, 328, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 73}, at_most = {k = 196, n = 10, mn = 64}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 197}, at_most = {k = 259, n = 10, mn = 64}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 73}, at_most = {k = 135, n = 16, mn = 64}, kernels = [
    "dot_narrow_3x8x3072", "block_16x16x16384"
  ], factors = [262, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 136}, at_most = {k = 259, n = 16, mn = 64}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 73, mn = 65}, at_most = {k = 162, n = 8, mn = 358, m = 19}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 73, mn = 65, m = 20}, at_most = {k = 162, n = 8, mn = 358}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 163, mn = 65}, at_most = {k = 259, n = 8, mn = 358}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 65}, at_most = {k = 190, n = 16, mn = 96, m = 14}, kernels = [
    "block_16x16x16384"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 97}, at_most = {k = 190, n = 16, mn = 358, m = 14, mk = 1392}, kernels = [
    "block_16x16x16384"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 97, mk = 1393}, at_most = {k = 190, n = 16, mn = 358, m = 14}, kernels = [
    "block_16x16x16384"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 191, mn = 65}, at_most = {k = 259, n = 16, mn = 358, m = 14}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [250, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 65, m = 15}, at_most = {k = 259, n = 16, mn = 358, m = 16}, kernels = [
    "block_16x16x16384"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 65, m = 17}, at_most = {k = 259, n = 16, mn = 358, m = 22}, kernels = [
    "block_16x16x16384"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 65, m = 23}, at_most = {k = 259, n = 16, mn = 358}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [263, 205, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 73, mn = 359}, at_most = {k = 122, n = 6, mnk = 3388877}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [253, 202, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 73, mn = 359, mnk = 3388878}, at_most = {k = 122, n = 6, mn = 628565}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [166, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 73, mn = 628566, mnk = 3388878}, at_most = {k = 122, n = 6}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "tall_16x16x16384", "tall_14x32x8192", "tall_6x64x512"
  ], factors = [197, 262, 262, 234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 123, mn = 359}, at_most = {k = 259, n = 5, nk = 887, mk = 613533}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [183, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 123, mn = 359, mk = 613534}, at_most = {k = 259, n = 5, nk = 887}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [175, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 123, mn = 359, nk = 888}, at_most = {k = 259, n = 5}, kernels = [
    "dot_narrow_5x5x4864"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 123, mn = 359}, at_most = {k = 182, n = 6, mk = 4957188}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [270, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 183, mn = 359}, at_most = {k = 259, n = 6, mk = 4957188}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [274, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 123, mn = 359, mk = 4957189}, at_most = {k = 259, n = 6}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "tall_14x32x8192"
  ], factors = [291, 237, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 73, mn = 359}, at_most = {k = 125, n = 8, mk = 1198351}, kernels = [
    "panel_16x16x16384"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 73, mn = 359, mk = 1198352}, at_most = {k = 125, n = 8, mk = 13259599}, kernels = [
    "tall_16x16x16384"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 126, mn = 359}, at_most = {k = 183, n = 8, mk = 13259599, mnk = 310135}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [261, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 126, mn = 359, mnk = 310136}, at_most = {k = 183, n = 8, mk = 1331231}, kernels = [
    "panel_14x32x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 126, mn = 359, mnk = 310136, mk = 1331232}, at_most = {k = 183, n = 8, mk = 13259599}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 184, mn = 359}, at_most = {k = 233, n = 8, mk = 13259599}, kernels = [
    "panel_14x32x8192", "dot_narrow_14x2x12288", "dot_narrow_6x4x6144", "tall_16x16x16384"
  ], factors = [232, 276, 257, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 234, mn = 359}, at_most = {k = 259, n = 8, mk = 13259599}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 359}, at_most = {k = 259, n = 16, mk = 4304, mn = 534}, kernels = [
    "panel_14x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 359, mk = 4305}, at_most = {k = 259, n = 16, mk = 2960269, mn = 534}, kernels = [
    "block_16x16x16384"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 535}, at_most = {k = 235, n = 11, mk = 2960269, mn = 2509}, kernels = [
    "panel_16x16x16384"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 2510}, at_most = {k = 109, n = 11, mk = 2960269}, kernels = [
    "panel_14x32x8192", "tall_16x16x16384"
  ], factors = [255, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 110, mn = 2510}, at_most = {k = 235, n = 11, mk = 2960269}, kernels = [
    "panel_14x32x8192", "block_16x16x16384", "tall_16x16x16384"
  ], factors = [254, 236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 236, mn = 535}, at_most = {k = 259, n = 11, mk = 2960269}, kernels = [
    "panel_14x32x8192", "dot_narrow_4x3x8192", "tall_16x16x16384"
  ], factors = [243, 300, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 73, mn = 535}, at_most = {k = 259, n = 16, mk = 2960269, mn = 4631}, kernels = [
    "panel_16x16x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 73, mn = 4632}, at_most = {k = 259, n = 16, mk = 2960269}, kernels = [
    "panel_14x32x8192", "tall_16x16x16384"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 359, mk = 2960270}, at_most = {k = 152, n = 12, mk = 13259599}, kernels = [
    "tall_16x16x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 153, mn = 359, mk = 2960270}, at_most = {k = 259, n = 12, mk = 13259599}, kernels = [
    "tall_16x16x16384"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 73, mn = 359, mk = 2960270}, at_most = {k = 259, n = 16, mk = 8462012}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 73, mn = 359, mk = 8462013}, at_most = {k = 259, n = 16, mk = 13259599}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [267, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 73, mn = 359, mk = 13259600}, at_most = {k = 259, n = 16, mnk = 175394038, mn = 690334}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [248, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 73, mn = 690335, mk = 13259600}, at_most = {k = 259, n = 16, mnk = 175394038}, kernels = [
    "tall_16x16x16384", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [272, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 73, mn = 359, mk = 13259600, mnk = 175394039}, at_most = {k = 259, n = 8}, kernels = [
    "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [254, 272, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 359, mk = 13259600, mnk = 175394039}, at_most = {k = 259, n = 11, nk = 1160}, kernels = [
    "tall_6x64x512", "tall_3x128x2048"
  ], factors = [339, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 73, mn = 359, mk = 13259600, mnk = 175394039, nk = 1161}, at_most = {k = 259, n = 11}, kernels = [
    "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [290, 287, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 73, mn = 359, mk = 13259600, mnk = 175394039}, at_most = {k = 259, n = 16, mnk = 254561840, m = 132844}, kernels = [
    "tall_16x16x16384", "tall_3x128x2048"
  ], factors = [302, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 73, mn = 359, mk = 13259600, mnk = 175394039, m = 132845}, at_most = {k = 259, n = 16, mnk = 254561840}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [345, 351, 333, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 73, mn = 359, mk = 13259600, mnk = 254561841}, at_most = {k = 253, n = 16}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [330, 334, 336, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 254, mn = 359, mk = 13259600, mnk = 254561841}, at_most = {k = 259, n = 16}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192", "tall_3x128x2048"
  ], factors = [292, 302, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {k = 82, n = 32, mn = 662, m = 14, mk = 54, mnk = 337}, kernels = [
    "panel_14x32x8192"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 338}, at_most = {k = 82, n = 32, mn = 662, m = 14, mk = 54}, kernels = [
    "panel_14x32x8192"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 55}, at_most = {k = 46, n = 32, mn = 662, m = 14, k_even = 32, mk = 201}, kernels = [
    "panel_14x32x8192"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 202}, at_most = {k = 46, n = 32, mn = 662, m = 14, k_even = 32}, kernels = [
    "panel_14x32x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 55, k = 47}, at_most = {k = 82, n = 32, mn = 662, m = 8, k_even = 32}, kernels = [
    "panel_14x32x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 55, k = 47, m = 9}, at_most = {k = 82, n = 32, mn = 662, m = 14, k_even = 32}, kernels = [
    "panel_14x32x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 55, k_even = 33}, at_most = {k = 82, n = 32, mn = 662, m = 14}, kernels = [
    "panel_14x32x8192", "dot_narrow_1x8x3072"
  ], factors = [232, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15}, at_most = {k = 58, n = 32, mn = 662, m = 16}, kernels = [
    "panel_14x32x8192"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17}, at_most = {k = 58, n = 32, mn = 662}, kernels = [
    "panel_14x32x8192"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 59}, at_most = {k = 82, n = 32, mn = 662}, kernels = [
    "panel_14x32x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {k = 19, n = 48, mn = 185}, kernels = [
    "panel_6x64x512"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 20}, at_most = {k = 47, n = 48, mn = 185}, kernels = [
    "panel_6x64x512"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 48}, at_most = {k = 82, n = 48, mn = 185}, kernels = [
    "panel_6x64x512"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 186}, at_most = {k = 82, n = 48, mn = 662, mnk = 4285}, kernels = [
    "panel_6x64x512"
  ], factors = [356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 186, mnk = 4286}, at_most = {k = 82, n = 48, mn = 662}, kernels = [
    "panel_6x64x512"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 83}, at_most = {k = 155, n = 48, mn = 118}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144", "dot_narrow_3x8x3072"
  ], factors = [216, 256, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 83, mn = 119}, at_most = {k = 155, n = 48, mn = 224}, kernels = [
    "panel_14x32x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 156}, at_most = {k = 259, n = 48, mn = 120}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 156, mn = 121}, at_most = {k = 259, n = 48, mn = 224}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 83, mn = 225}, at_most = {k = 259, n = 48, mn = 361, nk = 4325}, kernels = [
    "panel_14x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 83, mn = 225, nk = 4326}, at_most = {k = 259, n = 48, mn = 361}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [241, 243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 83, mn = 362}, at_most = {k = 243, n = 48, mn = 522}, kernels = [
    "panel_6x64x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 83, mn = 523}, at_most = {k = 243, n = 48, mn = 662}, kernels = [
    "panel_6x64x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 244, mn = 362}, at_most = {k = 259, n = 48, mn = 662}, kernels = [
    "panel_6x64x512"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663}, at_most = {k = 259, n = 32, nk = 299, m = 32, mn = 2133}, kernels = [
    "block_6x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, m = 33}, at_most = {k = 259, n = 32, nk = 299, m = 136, mn = 2133}, kernels = [
    "panel_6x64x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 2134}, at_most = {k = 259, n = 32, nk = 299, m = 136}, kernels = [
    "block_6x64x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663}, at_most = {k = 259, n = 48, nk = 299, m = 136}, kernels = [
    "block_6x64x512"
  ], factors = [362]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, m = 137}, at_most = {k = 259, n = 31, nk = 81, mn = 2631866}, kernels = [
    "block_6x64x512", "tall_14x32x8192"
  ], factors = [272, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mn = 663, m = 137}, at_most = {k = 259, n = 48, nk = 81, mn = 2631866, mk = 4015}, kernels = [
    "panel_6x64x512"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mn = 663, m = 137, mk = 4016}, at_most = {k = 259, n = 48, nk = 81, mn = 2631866}, kernels = [
    "panel_6x64x512"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 2631867, m = 137}, at_most = {k = 259, n = 48, nk = 81}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [311, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, m = 137, nk = 82}, at_most = {k = 259, n = 35, nk = 152, mnk = 7512930}, kernels = [
    "block_6x64x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, mn = 663, m = 137, nk = 82}, at_most = {k = 259, n = 48, nk = 152, mnk = 7512930}, kernels = [
    "panel_6x64x512"
  ], factors = [350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, m = 137, nk = 153}, at_most = {k = 259, n = 48, nk = 299, mnk = 7512930}, kernels = [
    "block_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, m = 137, nk = 82, mnk = 7512931}, at_most = {k = 259, n = 48, nk = 299}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [309, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, nk = 300}, at_most = {k = 101, n = 32, mn = 5587, m = 45}, kernels = [
    "panel_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, nk = 300, m = 46}, at_most = {k = 101, n = 32, mn = 5587, nk = 1013}, kernels = [
    "panel_6x64x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, nk = 1014, m = 46}, at_most = {k = 101, n = 32, mn = 5587}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 5588, nk = 300}, at_most = {k = 19, n = 32, nk = 605, m = 31528}, kernels = [
    "block_6x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 5588, nk = 300, k = 20}, at_most = {k = 101, n = 32, nk = 605, m = 31528}, kernels = [
    "panel_6x64x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 5588, nk = 300, m = 31529}, at_most = {k = 101, n = 32, nk = 605}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [296, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 5588, nk = 606}, at_most = {k = 101, n = 22, mnk = 40884654}, kernels = [
    "panel_6x64x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 5588, nk = 606, mnk = 40884655}, at_most = {k = 101, n = 22}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [302, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 5588, nk = 606}, at_most = {k = 101, n = 32, n_even = 4, m = 18626}, kernels = [
    "panel_6x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 5588, nk = 606, m = 18627}, at_most = {k = 101, n = 32, n_even = 4}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [294, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 5588, nk = 606, n_even = 5}, at_most = {k = 101, n = 32, nk = 1534, mk = 486707}, kernels = [
    "panel_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 5588, nk = 606, n_even = 5, mk = 486708}, at_most = {k = 101, n = 32, nk = 1534}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "panel_3x128x2048", "tall_14x32x8192"
  ], factors = [378, 332, 334, 379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 5588, nk = 1535, n_even = 5}, at_most = {k = 101, n = 32}, kernels = [
    "panel_6x64x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, nk = 300, k = 102}, at_most = {k = 187, n = 24, mn = 3459}, kernels = [
    "panel_6x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 663, nk = 300, k = 188}, at_most = {k = 259, n = 24, mn = 3459}, kernels = [
    "panel_6x64x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, mn = 663, nk = 300, k = 102}, at_most = {k = 259, n = 32, mn = 3459}, kernels = [
    "panel_6x64x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3460, nk = 300, k = 102}, at_most = {k = 259, n = 32, m = 893, mnk = 1930810}, kernels = [
    "panel_6x64x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3460, nk = 300, k = 102, mnk = 1930811}, at_most = {k = 259, n = 32, m = 893}, kernels = [
    "panel_6x64x512"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3460, nk = 300, k = 102, m = 894}, at_most = {k = 259, n = 20, m = 81597}, kernels = [
    "panel_6x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mn = 3460, nk = 300, k = 102, m = 894}, at_most = {k = 259, n = 26, m = 81597}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 27, mn = 3460, nk = 300, k = 102, m = 894}, at_most = {k = 259, n = 32, m = 81597}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [236, 232, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3460, nk = 300, k = 102, m = 81598}, at_most = {k = 259, n = 32}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [271, 269, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 300}, at_most = {k = 259, n = 48, mk = 400}, kernels = [
    "block_6x64x512"
  ], factors = [369]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 300, mk = 401}, at_most = {k = 259, n = 48, mk = 1607}, kernels = [
    "panel_6x64x512"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 300, mk = 1608}, at_most = {k = 259, n = 48, nk = 571, mn = 661360}, kernels = [
    "panel_6x64x512"
  ], factors = [346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 661361, nk = 300, mk = 1608}, at_most = {k = 259, n = 48, nk = 571}, kernels = [
    "tall_6x64x512"
  ], factors = [455]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 572, mk = 1608}, at_most = {k = 17, n = 48, nk = 2174, mnk = 145684082}, kernels = [
    "panel_6x64x512"
  ], factors = [344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 572, mk = 1608, k = 18}, at_most = {k = 259, n = 48, nk = 2174, mnk = 145684082, mn = 1049858}, kernels = [
    "panel_6x64x512"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1049859, nk = 572, mk = 1608, k = 18}, at_most = {k = 259, n = 48, nk = 2174, mnk = 145684082}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [358, 362]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 572, mk = 1608, mnk = 145684083}, at_most = {k = 259, n = 48, nk = 2174}, kernels = [
    "panel_6x64x512", "tall_14x32x8192", "tall_6x64x512"
  ], factors = [382, 342, 384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 2175, mk = 1608}, at_most = {k = 259, n = 48, mn = 1101, mk = 3073}, kernels = [
    "panel_6x64x512"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 663, nk = 2175, mk = 3074}, at_most = {k = 259, n = 48, mn = 1101}, kernels = [
    "panel_6x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1102, nk = 2175, mk = 1608}, at_most = {k = 76, n = 45}, kernels = [
    "panel_6x64x512"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, mn = 1102, nk = 2175, mk = 1608}, at_most = {k = 76, n = 48}, kernels = [
    "panel_6x64x512"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1102, nk = 2175, mk = 1608, k = 77}, at_most = {k = 240, n = 48, m = 10677, k_even = 4}, kernels = [
    "panel_6x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1102, nk = 2175, mk = 1608, k = 77, k_even = 5}, at_most = {k = 240, n = 48, m = 10677}, kernels = [
    "panel_6x64x512"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1102, nk = 2175, mk = 1608, k = 77, m = 10678}, at_most = {k = 240, n = 48}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [300, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1102, nk = 2175, mk = 1608, k = 241}, at_most = {k = 259, n = 48}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {k = 25, n_even = 724, mn = 3289, n = 93, mk = 24}, kernels = [
    "panel_6x64x512"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 25}, at_most = {k = 25, n_even = 724, mn = 253, n = 93, m = 27}, kernels = [
    "block_6x64x512"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 25, mn = 254}, at_most = {k = 25, n_even = 724, mn = 557, n = 93, m = 27}, kernels = [
    "block_6x64x512"
  ], factors = [348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 25, mn = 558}, at_most = {k = 25, n_even = 724, mn = 3289, n = 93, m = 27}, kernels = [
    "panel_6x64x512"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 25, m = 28}, at_most = {k = 25, n_even = 724, mn = 3289, n = 93}, kernels = [
    "panel_6x64x512"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94}, at_most = {k = 25, n_even = 32, mn = 3289, n = 160, mk = 63}, kernels = [
    "panel_6x64x512"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, n_even = 33}, at_most = {k = 25, n_even = 724, mn = 3289, n = 160, mk = 63}, kernels = [
    "block_3x128x2048"
  ], factors = [393]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 161}, at_most = {k = 25, n_even = 724, mn = 3289, n = 199, mk = 63}, kernels = [
    "panel_3x128x2048"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, mk = 64}, at_most = {k = 15, n_even = 32, mn = 3289, n = 199}, kernels = [
    "panel_6x64x512"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, mk = 64, k = 16}, at_most = {k = 25, n_even = 32, mn = 3289, n = 199}, kernels = [
    "panel_6x64x512"
  ], factors = [320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, mk = 64, n_even = 33}, at_most = {k = 25, n_even = 724, mn = 3289, n = 199}, kernels = [
    "panel_6x64x512"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 200}, at_most = {k = 25, n_even = 724, mn = 3289, mk = 16, n = 256}, kernels = [
    "panel_3x128x2048"
  ], factors = [386]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 200, mk = 17}, at_most = {k = 25, n_even = 724, mn = 3289, mk = 32, n = 256}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024"
  ], factors = [380, 587]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 257}, at_most = {k = 25, n_even = 724, mn = 3289, mk = 32, n = 335}, kernels = [
    "panel_3x128x2048"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 336}, at_most = {k = 25, n_even = 724, mn = 3289, mk = 32, n = 405}, kernels = [
    "panel_3x128x2048"
  ], factors = [378]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 406}, at_most = {k = 25, n_even = 724, mn = 3289, mk = 32}, kernels = [
    "block_slab_1x256x1024"
  ], factors = [590]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 200, mk = 33}, at_most = {k = 25, n_even = 724, mn = 3289, m = 4}, kernels = [
    "panel_3x128x2048"
  ], factors = [356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 200, mk = 33, m = 5}, at_most = {k = 25, n_even = 724, mn = 3289}, kernels = [
    "panel_3x128x2048"
  ], factors = [356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 3290}, at_most = {k = 25, n_even = 724, n = 64, nk = 253, m = 91}, kernels = [
    "panel_6x64x512"
  ], factors = [395]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 3290, m = 92}, at_most = {k = 1, n_even = 724, n = 64, nk = 253}, kernels = [
    "panel_6x64x512"
  ], factors = [443]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 3290, m = 92, k = 2}, at_most = {k = 25, n_even = 724, n = 64, nk = 253}, kernels = [
    "panel_6x64x512"
  ], factors = [392]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 3290}, at_most = {k = 25, n_even = 724, n = 115, nk = 222}, kernels = [
    "panel_6x64x512"
  ], factors = [337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 3290, nk = 223}, at_most = {k = 25, n_even = 724, n = 115, nk = 253}, kernels = [
    "panel_6x64x512"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 116, mn = 3290}, at_most = {k = 25, n_even = 724, n = 202, nk = 253, m = 106}, kernels = [
    "panel_6x64x512"
  ], factors = [406]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 116, mn = 3290, m = 107}, at_most = {k = 25, n_even = 724, n = 202, nk = 253}, kernels = [
    "panel_6x64x512"
  ], factors = [472]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 3290, nk = 254}, at_most = {k = 25, n_even = 724, n = 64, mn = 1212848, mnk = 1834549, nk = 423}, kernels = [
    "panel_6x64x512"
  ], factors = [364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 3290, nk = 424}, at_most = {k = 25, n_even = 724, n = 64, mn = 1212848, mnk = 1834549}, kernels = [
    "panel_6x64x512"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 3290, nk = 254, mnk = 1834550}, at_most = {k = 25, n_even = 724, n = 64, mn = 1212848}, kernels = [
    "panel_6x64x512", "panel_3x128x2048", "tall_6x64x512"
  ], factors = [338, 304, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 3290, nk = 254}, at_most = {k = 12, n_even = 724, n = 202, mn = 7217}, kernels = [
    "panel_6x64x512"
  ], factors = [332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 3290, nk = 254, k = 13}, at_most = {k = 25, n_even = 724, n = 202, mn = 7217}, kernels = [
    "block_6x64x512"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 7218, nk = 254}, at_most = {k = 25, n_even = 724, n = 97, mn = 1212848, nk = 574}, kernels = [
    "panel_6x64x512"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, mn = 7218, nk = 254}, at_most = {k = 25, n_even = 724, n = 202, mn = 1212848, nk = 574}, kernels = [
    "panel_6x64x512"
  ], factors = [411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 7218, nk = 575}, at_most = {k = 25, n_even = 724, n = 202, mn = 1212848}, kernels = [
    "panel_6x64x512"
  ], factors = [339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 1212849, nk = 254}, at_most = {k = 25, n_even = 724, n = 64}, kernels = [
    "tall_6x64x512"
  ], factors = [424]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 1212849, nk = 254}, at_most = {k = 25, n_even = 724, n = 202}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [443, 454, 443]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290}, at_most = {k = 25, n_even = 724, m = 6, mk = 20}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024"
  ], factors = [382, 638]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, mk = 21}, at_most = {k = 25, n_even = 724, m = 6}, kernels = [
    "panel_3x128x2048"
  ], factors = [391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 7}, at_most = {k = 25, n_even = 724, m = 26, mk = 152}, kernels = [
    "panel_3x128x2048"
  ], factors = [436]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 7, mk = 153}, at_most = {k = 25, n_even = 724, m = 26, mn = 8998}, kernels = [
    "panel_6x64x512"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 8999, m = 7, mk = 153}, at_most = {k = 25, n_even = 724, m = 26}, kernels = [
    "panel_6x64x512", "panel_3x128x2048"
  ], factors = [343, 370]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 27}, at_most = {k = 1, n_even = 724, mn = 1718376, nk = 463, m = 105}, kernels = [
    "panel_6x64x512"
  ], factors = [438]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 106}, at_most = {k = 1, n_even = 128, mn = 1718376, nk = 463}, kernels = [
    "panel_6x64x512"
  ], factors = [513]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 106, n_even = 129}, at_most = {k = 1, n_even = 724, mn = 1718376, nk = 463}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [492, 486]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 27, nk = 464}, at_most = {k = 1, n_even = 724, mn = 1718376, mk = 101}, kernels = [
    "panel_6x64x512"
  ], factors = [459]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 27, nk = 464, mk = 102}, at_most = {k = 1, n_even = 724, mn = 1718376}, kernels = [
    "panel_6x64x512"
  ], factors = [506]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 27, k = 2}, at_most = {k = 11, n_even = 724, mn = 1718376, m = 64, n = 470}, kernels = [
    "panel_6x64x512"
  ], factors = [355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 471, mn = 3290, m = 27, k = 2}, at_most = {k = 11, n_even = 724, mn = 1718376, m = 64}, kernels = [
    "panel_6x64x512", "block_3x128x2048"
  ], factors = [388, 475]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 65, k = 2}, at_most = {k = 11, n_even = 128, mn = 1718376, mnk = 2451556}, kernels = [
    "panel_6x64x512"
  ], factors = [423]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 65, k = 2, mnk = 2451557}, at_most = {k = 11, n_even = 128, mn = 1718376}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [417, 419, 417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 65, k = 2, n_even = 129}, at_most = {k = 11, n_even = 724, mn = 1718376}, kernels = [
    "panel_6x64x512", "panel_3x128x2048", "tall_6x64x512"
  ], factors = [409, 522, 405]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 27, k = 12}, at_most = {k = 16, n_even = 724, mn = 1718376}, kernels = [
    "block_6x64x512"
  ], factors = [338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 3290, m = 27, k = 17}, at_most = {k = 25, n_even = 724, mn = 1718376}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [325, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 1718377, m = 27}, at_most = {k = 8, n_even = 724, n = 293}, kernels = [
    "panel_6x64x512", "block_3x128x2048"
  ], factors = [357, 387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 294, mn = 1718377, m = 27}, at_most = {k = 8, n_even = 724, mnk = 36318146}, kernels = [
    "panel_6x64x512", "block_6x64x512", "block_3x128x2048", "tall_6x64x512"
  ], factors = [471, 483, 539, 475]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 294, mn = 1718377, m = 27, mnk = 36318147}, at_most = {k = 8, n_even = 724}, kernels = [
    "panel_6x64x512", "block_slab_1x256x1024", "block_6x64x512", "block_3x128x2048", "tall_6x64x512"
  ], factors = [804, 992, 818, 894, 814]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 1718377, m = 27, k = 9}, at_most = {k = 16, n_even = 32}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [596, 597]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 1718377, m = 27, k = 17}, at_most = {k = 25, n_even = 32}, kernels = [
    "block_slab_3x128x2048", "block_6x64x512"
  ], factors = [584, 566]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, mn = 1718377, m = 27, k = 9, n_even = 33}, at_most = {k = 25, n_even = 724}, kernels = [
    "block_6x64x512", "block_3x128x2048", "tall_6x64x512"
  ], factors = [434, 456, 451]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725}, at_most = {k = 25, mnk = 11703001, mk = 40, nk = 2508}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024"
  ], factors = [407, 546]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, nk = 2509}, at_most = {k = 25, mnk = 11703001, mk = 40, m = 11}, kernels = [
    "block_slab_1x256x1024"
  ], factors = [501]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, nk = 2509, m = 12}, at_most = {k = 25, mnk = 11703001, mk = 40}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024"
  ], factors = [397, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mk = 41}, at_most = {k = 25, mnk = 11703001, m = 24}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024", "block_3x128x2048"
  ], factors = [317, 359, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mk = 41, m = 25}, at_most = {k = 11, mnk = 11703001, m = 286, n = 1448}, kernels = [
    "block_3x128x2048"
  ], factors = [379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725, mk = 41, m = 25}, at_most = {k = 3, mnk = 11703001, m = 286}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024", "block_3x128x2048"
  ], factors = [308, 279, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725, mk = 41, m = 25, k = 4}, at_most = {k = 11, mnk = 11703001, m = 286}, kernels = [
    "panel_3x128x2048", "block_3x128x2048"
  ], factors = [279, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mk = 41, m = 287}, at_most = {k = 11, mnk = 11703001, mk = 7073, mn = 1449451}, kernels = [
    "block_3x128x2048"
  ], factors = [356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mk = 41, m = 287, mn = 1449452}, at_most = {k = 11, mnk = 11703001, mk = 7073}, kernels = [
    "block_slab_1x256x1024", "block_3x128x2048"
  ], factors = [377, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mk = 7074, m = 287}, at_most = {k = 11, mnk = 11703001}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [341, 316, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mk = 41, m = 25, k = 12}, at_most = {k = 25, mnk = 11703001}, kernels = [
    "block_3x128x2048"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mnk = 11703002}, at_most = {k = 25, mnk = 43559409}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [292, 342, 283, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mnk = 43559410}, at_most = {k = 25, m = 1674}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [289, 277, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 725, mnk = 43559410, m = 1675}, at_most = {k = 25}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024", "block_3x128x2048", "tall_3x128x2048"
  ], factors = [307, 366, 293, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 26}, at_most = {k = 91, m = 3, n = 91}, kernels = [
    "panel_6x64x512"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 92, k = 26}, at_most = {k = 91, m = 3, n = 216}, kernels = [
    "panel_3x128x2048"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 217, k = 26}, at_most = {k = 91, m = 3, mk = 67, nk = 18111}, kernels = [
    "block_slab_1x256x1024"
  ], factors = [407]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 217, k = 26, nk = 18112}, at_most = {k = 91, m = 3, mk = 44}, kernels = [
    "block_slab_1x256x1024"
  ], factors = [385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 217, k = 26, nk = 18112, mk = 45}, at_most = {k = 91, m = 3, mk = 67}, kernels = [
    "panel_3x128x2048", "block_slab_1x256x1024"
  ], factors = [305, 361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 217, k = 26, mk = 68}, at_most = {k = 91, m = 3}, kernels = [
    "panel_3x128x2048"
  ], factors = [314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 92}, at_most = {k = 188, m = 3, n_even = 362, n = 213}, kernels = [
    "tall_6x64x512"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 214, k = 92}, at_most = {k = 123, m = 3, n_even = 362}, kernels = [
    "panel_3x128x2048", "tall_6x64x512"
  ], factors = [305, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 214, k = 124}, at_most = {k = 188, m = 3, n_even = 362}, kernels = [
    "panel_3x128x2048", "dot_narrow_3x8x3072", "tall_6x64x512"
  ], factors = [300, 278, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 92, n_even = 363}, at_most = {k = 188, m = 3, mk = 134}, kernels = [
    "panel_3x128x2048", "dot_narrow_1x8x3072"
  ], factors = [274, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 92, n_even = 363, mk = 135}, at_most = {k = 188, m = 3}, kernels = [
    "dot_narrow_3x8x3072", "tall_6x64x512"
  ], factors = [258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 189}, at_most = {k = 259, m = 3, mk = 245}, kernels = [
    "dot_narrow_1x8x3072"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 189, mk = 246}, at_most = {k = 259, m = 3, mk = 317}, kernels = [
    "dot_narrow_1x8x3072"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 189, mk = 318}, at_most = {k = 238, m = 3}, kernels = [
    "panel_6x64x512", "dot_narrow_3x8x3072"
  ], factors = [261, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 239, mk = 318}, at_most = {k = 259, m = 3, n = 2632}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2633, k = 239, mk = 318}, at_most = {k = 259, m = 3}, kernels = [
    "dot_narrow_1x8x3072", "dot_narrow_3x8x3072"
  ], factors = [252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 26, m = 4}, at_most = {k = 84, m = 30, n = 231, mk = 262, mn = 286}, kernels = [
    "panel_6x64x512"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 26, m = 4, mn = 287}, at_most = {k = 84, m = 30, n = 231, mk = 262}, kernels = [
    "panel_6x64x512"
  ], factors = [308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 26, m = 4, mk = 263}, at_most = {k = 84, m = 30, n = 64}, kernels = [
    "panel_6x64x512"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 26, m = 4, mk = 263}, at_most = {k = 84, m = 30, n = 231, nk = 4975}, kernels = [
    "panel_6x64x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 26, m = 4, mk = 263, nk = 4976}, at_most = {k = 84, m = 30, n = 231}, kernels = [
    "panel_6x64x512"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 4}, at_most = {k = 84, m = 30, mk = 239}, kernels = [
    "panel_3x128x2048"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 4, mk = 240}, at_most = {k = 84, m = 30, mk = 286, n_even = 724}, kernels = [
    "panel_3x128x2048"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 4, mk = 240, n_even = 725}, at_most = {k = 84, m = 30, mk = 286}, kernels = [
    "panel_6x64x512", "panel_3x128x2048"
  ], factors = [259, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 4, mk = 287}, at_most = {k = 84, m = 9}, kernels = [
    "panel_6x64x512"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 10, mk = 287}, at_most = {k = 66, m = 30, n_even = 4}, kernels = [
    "panel_6x64x512"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 10, mk = 287, n_even = 5}, at_most = {k = 66, m = 30, k_even = 4}, kernels = [
    "panel_6x64x512"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 10, mk = 287, n_even = 5, k_even = 5}, at_most = {k = 66, m = 30, n_even = 362}, kernels = [
    "panel_6x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 26, m = 10, mk = 287, n_even = 363, k_even = 5}, at_most = {k = 66, m = 30}, kernels = [
    "panel_6x64x512", "panel_3x128x2048"
  ], factors = [259, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 232, k = 67, m = 10, mk = 287}, at_most = {k = 84, m = 30}, kernels = [
    "panel_6x64x512", "panel_3x128x2048"
  ], factors = [283, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 26, m = 31}, at_most = {k = 35, n = 114, nk = 1765}, kernels = [
    "block_6x64x512"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 26, m = 31, nk = 1766}, at_most = {k = 35, n = 114}, kernels = [
    "block_6x64x512"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, k = 26, m = 31}, at_most = {k = 35, n = 246, nk = 3600}, kernels = [
    "block_6x64x512"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, k = 26, m = 31, nk = 3601}, at_most = {k = 35, n = 246}, kernels = [
    "block_6x64x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 36, m = 31}, at_most = {k = 84, n = 63, m = 47}, kernels = [
    "tall_6x64x512"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 36, m = 48}, at_most = {k = 84, n = 63}, kernels = [
    "panel_6x64x512"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, k = 36, m = 31}, at_most = {k = 74, n = 246, mn = 3254}, kernels = [
    "panel_6x64x512"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, k = 36, m = 31, mn = 3255}, at_most = {k = 74, n = 246, mn = 28235}, kernels = [
    "panel_6x64x512"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, k = 36, m = 31, mn = 28236}, at_most = {k = 74, n = 246}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [270, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, k = 75, m = 31}, at_most = {k = 84, n = 246}, kernels = [
    "block_6x64x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 26, m = 31}, at_most = {k = 32, n_even = 724}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [293, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 33, m = 31}, at_most = {k = 84, n_even = 724, mnk = 3557332}, kernels = [
    "panel_6x64x512"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 33, m = 31, mnk = 3557333}, at_most = {k = 84, n_even = 128, k_even = 32}, kernels = [
    "panel_6x64x512", "panel_3x128x2048", "block_6x64x512", "tall_6x64x512"
  ], factors = [278, 283, 277, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 33, m = 31, mnk = 3557333, k_even = 33}, at_most = {k = 84, n_even = 128}, kernels = [
    "tall_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 33, m = 31, mnk = 3557333, n_even = 129}, at_most = {k = 84, n_even = 724}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 26, m = 31, n_even = 725}, at_most = {k = 36, mn = 4037783}, kernels = [
    "panel_6x64x512", "panel_3x128x2048", "block_slab_6x64x512", "tall_3x128x2048"
  ], factors = [264, 272, 265, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 37, m = 31, n_even = 725}, at_most = {k = 84, mn = 4037783, nk = 165470}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 37, m = 31, n_even = 725, nk = 165471}, at_most = {k = 84, mn = 4037783}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [213, 225, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 247, k = 26, m = 31, n_even = 725, mn = 4037784}, at_most = {k = 84}, kernels = [
    "panel_6x64x512", "block_slab_16x16x2048", "tall_3x128x2048"
  ], factors = [247, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 4}, at_most = {k = 169, m = 6, mnk = 66831}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 4, mnk = 66832}, at_most = {k = 126, m = 6}, kernels = [
    "panel_6x64x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 127, m = 4, mnk = 66832}, at_most = {k = 169, m = 6}, kernels = [
    "tall_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 170, m = 4}, at_most = {k = 259, m = 4}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [250, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 170, m = 5}, at_most = {k = 259, m = 6, mn = 696}, kernels = [
    "panel_6x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 170, m = 5, mn = 697}, at_most = {k = 259, m = 6}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 7}, at_most = {k = 195, k_even = 4, m = 36, mn = 1444, n = 65}, kernels = [
    "panel_6x64x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, k = 85, m = 7}, at_most = {k = 195, k_even = 4, m = 36, mn = 1444, n = 98}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, k = 85, m = 7}, at_most = {k = 195, k_even = 4, m = 36, mn = 1444}, kernels = [
    "panel_6x64x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 7, mn = 1445}, at_most = {k = 195, k_even = 4, m = 36}, kernels = [
    "panel_6x64x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 196, m = 7}, at_most = {k = 259, k_even = 4, m = 8}, kernels = [
    "panel_6x64x512"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 196, m = 9}, at_most = {k = 259, k_even = 4, m = 36}, kernels = [
    "panel_6x64x512"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 37}, at_most = {k = 259, k_even = 4, nk = 17372, mk = 889894, n = 80}, kernels = [
    "block_6x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, k = 85, m = 37}, at_most = {k = 259, k_even = 4, nk = 17372, mk = 889894}, kernels = [
    "block_6x64x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 37, mk = 889895}, at_most = {k = 259, k_even = 4, nk = 17372, n = 55}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [272, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, k = 85, m = 37, mk = 889895}, at_most = {k = 259, k_even = 4, nk = 17372}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [268, 263, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 37, nk = 17373}, at_most = {k = 190, k_even = 4, nk = 38811}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [264, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 37, nk = 38812}, at_most = {k = 190, k_even = 4, mn = 3305075}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 37, nk = 38812, mn = 3305076}, at_most = {k = 190, k_even = 4}, kernels = [
    "block_6x64x512"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 191, m = 37, nk = 17373}, at_most = {k = 259, k_even = 4, mk = 151459}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 191, m = 37, nk = 17373, mk = 151460}, at_most = {k = 259, k_even = 4}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [262, 260, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 7, k_even = 5}, at_most = {k = 247, n = 991, m = 7}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [262, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 8, k_even = 5}, at_most = {k = 247, n = 991, m = 35}, kernels = [
    "panel_6x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 36, k_even = 5}, at_most = {k = 247, n = 67, n_even = 32}, kernels = [
    "panel_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, k = 85, m = 36, k_even = 5}, at_most = {k = 247, n = 991, n_even = 32}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 36, k_even = 5, n_even = 33}, at_most = {k = 247, n = 90, nk = 44869, mnk = 129955768}, kernels = [
    "tall_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 85, m = 36, k_even = 5, n_even = 33}, at_most = {k = 247, n = 991, nk = 44869, mnk = 129955768}, kernels = [
    "tall_6x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 36, k_even = 5, n_even = 33, mnk = 129955769}, at_most = {k = 247, n = 991, nk = 44869}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [329, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 85, m = 36, k_even = 5, n_even = 33, nk = 44870}, at_most = {k = 247, n = 991}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 992, k = 85, m = 7, k_even = 5}, at_most = {k = 247, mn = 1300439}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 992, k = 85, m = 7, k_even = 5, mn = 1300440}, at_most = {k = 247}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [260, 259, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 7, k_even = 5}, at_most = {k = 259, m = 10}, kernels = [
    "panel_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 11, k_even = 5}, at_most = {k = 259, m = 56}, kernels = [
    "panel_6x64x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5}, at_most = {k = 259, nk = 40132, mk = 532416, mn = 32056}, kernels = [
    "panel_6x64x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5, mn = 32057}, at_most = {k = 259, nk = 40132, mk = 532416}, kernels = [
    "tall_6x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5, mk = 532417}, at_most = {k = 259, nk = 40132}, kernels = [
    "tall_6x64x512", "tall_3x128x2048"
  ], factors = [239, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5, nk = 40133}, at_most = {k = 259, mnk = 129955768, n_even = 128}, kernels = [
    "tall_6x64x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5, nk = 40133, n_even = 129}, at_most = {k = 259, mnk = 129955768, mk = 23170}, kernels = [
    "tall_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5, nk = 40133, n_even = 129, mk = 23171}, at_most = {k = 259, mnk = 129955768}, kernels = [
    "tall_6x64x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 248, m = 57, k_even = 5, nk = 40133, mnk = 129955769}, at_most = {k = 259}, kernels = [
    "tall_6x64x512"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260}, at_most = {m = 6, n = 4, mk = 1771}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 1772}, at_most = {m = 6, n = 4, mk = 2563}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564}, at_most = {m = 3, n = 3, mnk = 1519023, nk = 17035}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, nk = 17036}, at_most = {m = 3, n = 2, mnk = 1519023}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, nk = 17036, n = 3}, at_most = {m = 3, n = 3, mnk = 1519023}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, mnk = 1519024}, at_most = {m = 3, n = 3}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, m = 4}, at_most = {m = 4, n = 3, mk = 19750}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 19751, m = 4}, at_most = {m = 4, n = 3, mk = 1117960}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 1117961, m = 4}, at_most = {m = 4, n = 3}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, m = 5}, at_most = {m = 6, n = 3}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, n = 4}, at_most = {m = 6, n = 4, mn = 13}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, mk = 2564, n = 4, mn = 14}, at_most = {m = 6, n = 4}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [266, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 5}, at_most = {m = 1, k = 806, n = 40}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 41}, at_most = {m = 1, k = 806}, kernels = [
    "dot_narrow_1x8x3072"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 5, m = 2}, at_most = {m = 2, k = 806, mk = 635}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 5, m = 2, mk = 636}, at_most = {m = 2, k = 806, mk = 693}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 5, m = 2, mk = 694}, at_most = {m = 2, k = 483, n = 58}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 59, m = 2, mk = 694}, at_most = {m = 2, k = 483}, kernels = [
    "dot_narrow_1x8x3072", "dot_narrow_3x8x3072"
  ], factors = [263, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 484, n = 5, m = 2, mk = 694}, at_most = {m = 2, k = 806}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 807, n = 5}, at_most = {m = 2, mk = 1667}, kernels = [
    "dot_narrow_1x8x3072"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 807, n = 5, mk = 1668}, at_most = {m = 1, nk = 18876148, n = 10}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [227, 205, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 807, n = 11, mk = 1668}, at_most = {m = 1, nk = 18876148}, kernels = [
    "dot_narrow_5x5x4864", "dot_narrow_1x8x3072", "dot_narrow_3x8x3072"
  ], factors = [250, 274, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 807, n = 5, mk = 1668, nk = 18876149}, at_most = {m = 1}, kernels = [
    "dot_narrow_1x8x3072", "dot_narrow_3x8x3072"
  ], factors = [267, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 807, n = 5, mk = 1668, m = 2}, at_most = {m = 2}, kernels = [
    "dot_narrow_5x5x4864", "dot_narrow_1x8x3072", "dot_narrow_3x8x3072"
  ], factors = [269, 278, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 5, m = 3}, at_most = {m = 6, k = 382, n = 116}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [255, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 117, m = 3}, at_most = {m = 3, k = 334, n = 3274}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 335, n = 117, m = 3}, at_most = {m = 3, k = 382, n = 3274}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 117, m = 4}, at_most = {m = 6, k = 382, n = 3274}, kernels = [
    "panel_6x64x512", "dot_narrow_4x3x8192"
  ], factors = [258, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 3275, m = 3}, at_most = {m = 6, k = 382}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_3x8x3072"
  ], factors = [245, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 383, n = 5, m = 3}, at_most = {m = 6, k = 574, nk = 17912}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 383, n = 5, m = 3, nk = 17913}, at_most = {m = 3, k = 574, nk = 1041992}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 383, n = 5, m = 4, nk = 17913}, at_most = {m = 4, k = 574, nk = 1041992}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_3x8x3072"
  ], factors = [276, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 383, n = 5, m = 5, nk = 17913}, at_most = {m = 6, k = 574, nk = 1041992}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [250, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 383, n = 5, m = 3, nk = 1041993}, at_most = {m = 3, k = 574}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 383, n = 5, m = 4, nk = 1041993}, at_most = {m = 6, k = 574}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [244, 247, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, n = 5, m = 3}, at_most = {m = 3, n = 19}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_3x8x3072"
  ], factors = [252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, n = 20, m = 3}, at_most = {m = 3, k = 829}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 830, n = 20, m = 3}, at_most = {m = 3, mnk = 72313963}, kernels = [
    "dot_narrow_3x8x3072"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 830, n = 20, m = 3, mnk = 72313964}, at_most = {m = 3}, kernels = [
    "dot_narrow_1x8x3072", "dot_narrow_3x8x3072"
  ], factors = [269, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, n = 5, m = 4}, at_most = {m = 4, nk = 18732231, k = 827}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 828, n = 5, m = 4}, at_most = {m = 4, nk = 18732231, mk = 211362, k = 1375}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1376, n = 5, m = 4}, at_most = {m = 4, nk = 18732231, mk = 211362, mnk = 2061414}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1376, n = 5, m = 4, mnk = 2061415}, at_most = {m = 4, nk = 18732231, mk = 211362, n_even = 128}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_3x8x3072"
  ], factors = [257, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1376, n = 5, m = 4, mnk = 2061415, n_even = 129}, at_most = {m = 4, nk = 18732231, mk = 211362}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_3x8x3072"
  ], factors = [237, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 828, n = 5, m = 4, mk = 211363}, at_most = {m = 4, nk = 18732231}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_3x8x3072"
  ], factors = [278, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, n = 5, m = 4, nk = 18732232}, at_most = {m = 4}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_3x8x3072"
  ], factors = [300, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, n = 5, m = 5}, at_most = {m = 6, nk = 20725081, k = 784}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [209, 255, 252, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, n = 5, m = 5}, at_most = {m = 6, nk = 20725081, k = 1723, n = 37}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [215, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, n = 38, m = 5}, at_most = {m = 6, nk = 20725081, k = 1723}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [205, 262, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1724, n = 5, m = 5}, at_most = {m = 5, nk = 20725081, n = 10}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [238, 275, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1724, n = 11, m = 5}, at_most = {m = 5, nk = 20725081, mk = 242391, mn = 18659}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864"
  ], factors = [230, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1724, n = 11, m = 5, mn = 18660}, at_most = {m = 5, nk = 20725081, mk = 242391}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864"
  ], factors = [212, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1724, n = 11, m = 5, mk = 242392}, at_most = {m = 5, nk = 20725081}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [231, 262, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1724, n = 5, m = 6}, at_most = {m = 6, nk = 20725081, mn = 24605}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [208, 258, 217, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1724, n = 5, m = 6, mn = 24606}, at_most = {m = 6, nk = 20725081}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864"
  ], factors = [202, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, n = 5, m = 5, nk = 20725082}, at_most = {m = 6}, kernels = [
    "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [256, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7}, at_most = {m = 10, mn = 27, mnk = 24696}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7, mnk = 24697}, at_most = {m = 10, mn = 27}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7, mn = 28}, at_most = {m = 10, mn = 40, n = 4}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7, mn = 28, n = 5}, at_most = {m = 10, mn = 40}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864"
  ], factors = [244, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7, mn = 41}, at_most = {m = 10, mn = 241, k = 492}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 493, m = 7, mn = 41}, at_most = {m = 10, mn = 241, n = 8}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_3x8x3072"
  ], factors = [262, 272, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 493, m = 7, mn = 41, n = 9}, at_most = {m = 10, mn = 241, n = 12}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_5x5x4864"
  ], factors = [242, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 493, m = 7, mn = 41, n = 13}, at_most = {m = 10, mn = 241, mnk = 107331}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 493, m = 7, mn = 41, n = 13, mnk = 107332}, at_most = {m = 10, mn = 241}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [242, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7, mn = 242}, at_most = {m = 10, k = 404, nk = 23564}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 7, mn = 242, nk = 23565}, at_most = {m = 10, k = 404}, kernels = [
    "panel_6x64x512"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 7, mn = 242}, at_most = {m = 10, k = 861, mnk = 264595}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 7, mn = 242, mnk = 264596}, at_most = {m = 10, k = 861, nk = 839252, n = 141}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 7, mn = 242, mnk = 264596, n = 142}, at_most = {m = 8, k = 861, nk = 839252}, kernels = [
    "panel_6x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 9, mn = 242, mnk = 264596, n = 142}, at_most = {m = 10, k = 861, nk = 839252}, kernels = [
    "panel_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 7, mn = 242, mnk = 264596, nk = 839253}, at_most = {m = 10, k = 861, nk = 1667405}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [259, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 7, mn = 242, mnk = 264596, nk = 1667406}, at_most = {m = 10, k = 861}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [277, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 862, m = 7, mn = 242}, at_most = {m = 8, k = 2870, mn = 33287, nk = 1424210, mk = 10932}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 862, m = 7, mn = 242, mk = 10933}, at_most = {m = 8, k = 2870, mn = 33287, nk = 1424210}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [260, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 862, m = 9, mn = 242}, at_most = {m = 10, k = 2870, mn = 33287, nk = 1424210}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [245, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 862, m = 7, mn = 242, nk = 1424211}, at_most = {m = 10, k = 2870, mn = 33287}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [240, 245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 862, m = 7, mn = 33288}, at_most = {m = 10, k = 2870, k_even = 4}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [247, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 862, m = 7, mn = 33288, k_even = 5}, at_most = {m = 10, k = 2870}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 7, mn = 242}, at_most = {m = 10, mnk = 25793895, mn = 511}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [247, 256, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 7, mn = 242, mnk = 25793896}, at_most = {m = 10, mnk = 147500600, mn = 511}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [250, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 7, mn = 512}, at_most = {m = 8, mnk = 147500600, k_even = 4}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [262, 256, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 7, mn = 512, k_even = 5}, at_most = {m = 7, mnk = 147500600}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [237, 261, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 8, mn = 512, k_even = 5}, at_most = {m = 8, mnk = 147500600}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [263, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 9, mn = 512}, at_most = {m = 10, mnk = 147500600, k_even = 4}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [247, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 9, mn = 512, k_even = 5}, at_most = {m = 10, mnk = 147500600}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 7, mn = 242, mnk = 147500601}, at_most = {m = 10, k = 12465, k_even = 4}, kernels = [
    "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [303, 262, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2871, m = 7, mn = 242, mnk = 147500601, k_even = 5}, at_most = {m = 10, k = 12465}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [255, 262, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12466, m = 7, mn = 242, mnk = 147500601}, at_most = {m = 10, k = 103680}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [268, 266, 273, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 103681, m = 7, mn = 242, mnk = 147500601}, at_most = {m = 10}, kernels = [
    "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [331, 202, 220, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11}, at_most = {n = 2, mk = 1035422, m = 129}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, mk = 1035423}, at_most = {n = 2, mk = 16241368, m = 129}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_4x3x8192"
  ], factors = [285, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 130}, at_most = {n = 2, mk = 16241368}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_4x3x8192"
  ], factors = [262, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, mk = 16241369}, at_most = {n = 2, mk = 33506622}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [262, 251, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, mk = 33506623}, at_most = {n = 2}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [262, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 3}, at_most = {n = 3, mnk = 47027721, k = 635}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 636, m = 11, n = 3}, at_most = {n = 3, mnk = 47027721}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 3, mnk = 47027722}, at_most = {n = 3}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [258, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 4}, at_most = {n = 4, mnk = 71652840, nk = 3216}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 4, nk = 3217}, at_most = {n = 4, mnk = 71652840}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 4, mnk = 71652841}, at_most = {n = 4}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 5}, at_most = {n = 5, mk = 22271806, mnk = 6276233}, kernels = [
    "dot_narrow_5x5x4864"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 5, mnk = 6276234}, at_most = {n = 5, mk = 22271806}, kernels = [
    "dot_narrow_5x5x4864"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 5, mk = 22271807}, at_most = {n = 5}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [218, 179, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 6}, at_most = {n = 6, mn = 103909, k = 445}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [251, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 7}, at_most = {n = 8, mn = 103909, k = 445, mk = 45914}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 7, mk = 45915}, at_most = {n = 8, mn = 103909, k = 445}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 6}, at_most = {n = 6, mn = 7234, mk = 1777989}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 6, mk = 1777990}, at_most = {n = 6, mn = 7234}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [265, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 7}, at_most = {n = 8, mn = 7234, m = 48}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_3x8x3072"
  ], factors = [246, 270, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 49, n = 7}, at_most = {n = 8, mn = 7234}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 6, mn = 7235}, at_most = {n = 6, mn = 103909}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [251, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 7, mn = 7235}, at_most = {n = 8, mn = 103909, k_even = 4}, kernels = [
    "dot_narrow_6x4x6144", "tall_14x32x8192"
  ], factors = [259, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 7, mn = 7235, k_even = 5}, at_most = {n = 8, mn = 103909, nk = 5246}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 7, mn = 7235, k_even = 5, nk = 5247}, at_most = {n = 8, mn = 103909}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 9}, at_most = {n = 9, mn = 103909, k = 705, m = 66}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 67, n = 9}, at_most = {n = 9, mn = 103909, k = 705}, kernels = [
    "panel_14x32x8192", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "tall_16x16x16384"
  ], factors = [231, 280, 212, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 706, m = 11, n = 9}, at_most = {n = 9, mn = 1030, k_even = 8}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [264, 205, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 706, m = 11, n = 9, k_even = 9}, at_most = {n = 9, mn = 1030}, kernels = [
    "dot_narrow_4x3x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 706, m = 11, n = 9, mn = 1031}, at_most = {n = 9, mn = 103909, k_even = 8}, kernels = [
    "dot_narrow_6x4x6144", "tall_14x32x8192"
  ], factors = [207, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 706, m = 11, n = 9, mn = 1031, k_even = 9}, at_most = {n = 9, mn = 103909}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [190, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 6, mn = 103910}, at_most = {n = 6, mnk = 224607111, mn = 301821}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 7, mn = 103910}, at_most = {n = 8, mnk = 224607111, mn = 301821, k_even = 32}, kernels = [
    "dot_narrow_6x4x6144", "tall_14x32x8192"
  ], factors = [267, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 7, mn = 103910, k_even = 33}, at_most = {n = 8, mnk = 224607111, mn = 301821}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 6, mn = 301822}, at_most = {n = 8, mnk = 224607111}, kernels = [
    "dot_narrow_6x4x6144", "tall_14x32x8192"
  ], factors = [268, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 9, mn = 103910}, at_most = {n = 9, mnk = 224607111, k = 414}, kernels = [
    "dot_narrow_4x3x8192", "tall_16x16x16384", "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [285, 242, 237, 236, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 415, m = 11, n = 9, mn = 103910}, at_most = {n = 9, mnk = 224607111}, kernels = [
    "tall_14x32x8192", "tall_3x128x2048"
  ], factors = [225, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 6, mn = 103910, mnk = 224607112}, at_most = {n = 8}, kernels = [
    "dot_narrow_1x8x3072", "tall_14x32x8192"
  ], factors = [261, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 9, mn = 103910, mnk = 224607112}, at_most = {n = 9}, kernels = [
    "tall_14x16x2048", "tall_14x32x8192", "tall_3x128x2048"
  ], factors = [237, 222, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10}, at_most = {n = 40, mn = 270, nk = 16523, mk = 9557}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mk = 9558}, at_most = {n = 40, mn = 270, nk = 16523}, kernels = [
    "dot_narrow_14x2x12288", "dot_narrow_6x4x6144"
  ], factors = [273, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 271}, at_most = {n = 16, mn = 557, nk = 16523, k = 369}, kernels = [
    "dot_narrow_6x4x6144", "block_16x16x16384"
  ], factors = [229, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 370, m = 11, n = 10, mn = 271}, at_most = {n = 16, mn = 557, nk = 16523}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 558}, at_most = {n = 16, mn = 1023, nk = 16523}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [236, 249, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 271}, at_most = {n = 40, mn = 650, nk = 16523, k = 468}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [232, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 469, m = 11, n = 17, mn = 271}, at_most = {n = 40, mn = 650, nk = 16523}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 651}, at_most = {n = 40, mn = 1023, nk = 16523}, kernels = [
    "panel_6x64x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, nk = 16524}, at_most = {n = 40, mn = 282, n_even = 4, m = 15}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [244, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 16, n = 10, nk = 16524}, at_most = {n = 40, mn = 282, n_even = 4}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [248, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, nk = 16524, n_even = 5}, at_most = {n = 40, mn = 282}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, nk = 16524, mn = 283}, at_most = {n = 12, mn = 432}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [240, 235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 13, nk = 16524, mn = 283}, at_most = {n = 16, mn = 432}, kernels = [
    "dot_narrow_6x4x6144", "tall_14x32x8192"
  ], factors = [245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, nk = 16524, mn = 283}, at_most = {n = 40, mn = 432, mk = 18838}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, nk = 16524, mn = 283, mk = 18839}, at_most = {n = 40, mn = 432, nk = 1315833}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, nk = 1315834, mn = 283, mk = 18839}, at_most = {n = 40, mn = 432}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [253, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, nk = 16524, mn = 433}, at_most = {n = 12, mn = 1023, mnk = 9210887}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, nk = 16524, mn = 433, mnk = 9210888}, at_most = {n = 12, mn = 1023}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "tall_14x32x8192"
  ], factors = [252, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 13, nk = 16524, mn = 433}, at_most = {n = 16, mn = 1023, k_even = 512}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144", "block_16x16x16384", "tall_14x32x8192", "tall_6x64x512"
  ], factors = [241, 245, 234, 247, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 13, nk = 16524, mn = 433, k_even = 513}, at_most = {n = 16, mn = 1023}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, nk = 16524, mn = 433}, at_most = {n = 20, mn = 1023, k = 16114}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16115, m = 11, n = 17, nk = 16524, mn = 433}, at_most = {n = 20, mn = 1023}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [256, 241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 21, nk = 16524, mn = 433}, at_most = {n = 32, mn = 1023, m = 16, k = 31957}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144"
  ], factors = [259, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31958, m = 11, n = 21, nk = 16524, mn = 433}, at_most = {n = 32, mn = 1023, m = 16}, kernels = [
    "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [246, 243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 33, nk = 16524, mn = 433}, at_most = {n = 40, mn = 1023, m = 16}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [254, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 21, nk = 16524, mn = 433}, at_most = {n = 24, mn = 620}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [262, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 21, nk = 16524, mn = 621}, at_most = {n = 24, mn = 1023}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 25, nk = 16524, mn = 433}, at_most = {n = 32, mn = 735, nk = 451271}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 25, nk = 451272, mn = 433}, at_most = {n = 32, mn = 735}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "block_6x64x512"
  ], factors = [251, 240, 253, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 25, nk = 16524, mn = 736}, at_most = {n = 32, mn = 1023}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [231, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 33, nk = 16524, mn = 433}, at_most = {n = 40, mn = 1023, k_even = 8}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [250, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 17, n = 33, nk = 16524, mn = 433, k_even = 9}, at_most = {n = 40, mn = 1023}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [234, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024}, at_most = {n = 16, mk = 113289, mn = 2410, k_even = 8}, kernels = [
    "panel_14x32x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024, k_even = 9}, at_most = {n = 16, mk = 113289, mn = 2410}, kernels = [
    "panel_14x32x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024, mk = 113290}, at_most = {n = 16, mk = 1610136, mn = 1562}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144"
  ], factors = [226, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1563, mk = 113290}, at_most = {n = 16, mk = 1610136, mn = 2410}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "block_16x16x16384"
  ], factors = [241, 251, 261, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 2411}, at_most = {n = 12, mk = 1610136}, kernels = [
    "panel_14x32x8192", "tall_16x16x16384"
  ], factors = [241, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 13, mn = 2411}, at_most = {n = 16, mk = 1610136, k = 673}, kernels = [
    "panel_16x16x16384", "panel_14x32x8192", "tall_16x16x16384"
  ], factors = [231, 250, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 674, m = 11, n = 13, mn = 2411}, at_most = {n = 16, mk = 1610136}, kernels = [
    "panel_14x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024, mk = 1610137}, at_most = {n = 10, mk = 8526686, m = 3979}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 3980, n = 10, mn = 1024, mk = 1610137}, at_most = {n = 10, mk = 8526686}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [246, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 11, mn = 1024, mk = 1610137}, at_most = {n = 16, mk = 8526686, k = 556}, kernels = [
    "tall_16x16x16384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 557, m = 11, n = 11, mn = 1024, mk = 1610137}, at_most = {n = 16, mk = 8526686, nk = 125313, mnk = 75226652}, kernels = [
    "dot_narrow_6x4x6144", "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [220, 236, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 557, m = 11, n = 11, mn = 1024, mk = 1610137, mnk = 75226653}, at_most = {n = 16, mk = 8526686, nk = 125313}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 557, m = 11, n = 11, mn = 1024, mk = 1610137, nk = 125314}, at_most = {n = 16, mk = 8526686}, kernels = [
    "panel_14x32x8192", "block_16x16x16384", "tall_14x32x8192"
  ], factors = [212, 235, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 1024}, at_most = {n = 23, mk = 8526686, k = 2219, mn = 22301, k_even = 8}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [241, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 1024, k_even = 9}, at_most = {n = 23, mk = 8526686, k = 607, mn = 22301}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [239, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 11, n = 17, mn = 1024, k_even = 9}, at_most = {n = 23, mk = 8526686, k = 2219, mn = 22301}, kernels = [
    "panel_6x64x512", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144"
  ], factors = [246, 274, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 22302}, at_most = {n = 23, mk = 8526686, k = 671}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "tall_6x64x512"
  ], factors = [231, 233, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 672, m = 11, n = 17, mn = 22302}, at_most = {n = 19, mk = 8526686, k = 2219}, kernels = [
    "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [241, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 672, m = 11, n = 20, mn = 22302}, at_most = {n = 23, mk = 8526686, k = 2219}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [223, 223, 244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 24, mn = 1024}, at_most = {n = 40, mk = 8526686, k = 377, mn = 31175}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 24, mn = 1024}, at_most = {n = 40, mk = 8526686, k = 2219, mn = 31175, m = 41}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [241, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 42, n = 24, mn = 1024}, at_most = {n = 30, mk = 8526686, k = 2219, mn = 8062}, kernels = [
    "panel_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 42, n = 31, mn = 1024}, at_most = {n = 32, mk = 8526686, k = 2219, mn = 8062}, kernels = [
    "panel_6x64x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 42, n = 24, mn = 8063}, at_most = {n = 32, mk = 8526686, k = 2219, mn = 31175}, kernels = [
    "panel_6x64x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 42, n = 33, mn = 1024}, at_most = {n = 40, mk = 8526686, k = 2219, mn = 31175}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [255, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 24, mn = 31176}, at_most = {n = 40, mk = 8526686, k = 2219, mnk = 30983287}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 24, mn = 31176, mnk = 30983288}, at_most = {n = 40, mk = 8526686, k = 2219, nk = 18202}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "tall_6x64x512"
  ], factors = [229, 231, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 24, mn = 31176, mnk = 30983288, nk = 18203}, at_most = {n = 40, mk = 8526686, k = 2219}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "tall_6x64x512"
  ], factors = [234, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 17, mn = 1024}, at_most = {n = 21, mk = 3031982}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 17, mn = 1024, mk = 3031983}, at_most = {n = 21, mk = 8526686}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 22, mn = 1024}, at_most = {n = 32, mk = 8526686, mn = 2408, k_even = 4}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "block_6x64x512"
  ], factors = [249, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 33, mn = 1024}, at_most = {n = 40, mk = 8526686, mn = 2408, k_even = 4}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [239, 269, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 22, mn = 1024, k_even = 5}, at_most = {n = 24, mk = 8526686, mn = 2408}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 25, mn = 1024, k_even = 5}, at_most = {n = 31, mk = 8526686, mn = 2408}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [252, 232, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 32, mn = 1024, k_even = 5}, at_most = {n = 40, mk = 8526686, mn = 1583, nk = 616852}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 32, mn = 1584, k_even = 5}, at_most = {n = 40, mk = 8526686, mn = 2408, nk = 616852}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "block_6x64x512"
  ], factors = [237, 253, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 32, mn = 1024, k_even = 5, nk = 616853}, at_most = {n = 32, mk = 8526686, mn = 2408}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 33, mn = 1024, k_even = 5, nk = 616853}, at_most = {n = 40, mk = 8526686, mn = 2408}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [237, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 22, mn = 2409}, at_most = {n = 40, mk = 952881}, kernels = [
    "panel_6x64x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2220, m = 11, n = 22, mn = 2409, mk = 952882}, at_most = {n = 40, mk = 8526686}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024, mk = 8526687}, at_most = {n = 10, mk = 18084120, mn = 261879}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "tall_14x32x8192"
  ], factors = [219, 274, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 11, mn = 1024, mk = 8526687}, at_most = {n = 16, mk = 18084120, mn = 261879, m = 6571}, kernels = [
    "dot_narrow_6x4x6144", "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [245, 247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 6572, n = 11, mn = 1024, mk = 8526687}, at_most = {n = 16, mk = 18084120, mn = 261879, k = 1666}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1667, m = 6572, n = 11, mn = 1024, mk = 8526687}, at_most = {n = 16, mk = 18084120, mn = 261879}, kernels = [
    "dot_narrow_6x4x6144", "tall_16x16x16384", "tall_14x32x8192"
  ], factors = [235, 247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 261880, mk = 8526687}, at_most = {n = 16, mk = 18084120, mnk = 202846045}, kernels = [
    "tall_16x16x16384"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 261880, mk = 8526687, mnk = 202846046}, at_most = {n = 16, mk = 18084120}, kernels = [
    "tall_16x16x16384"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024, mk = 18084121}, at_most = {n = 16, mk = 23824952, k = 414}, kernels = [
    "tall_16x16x16384", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [285, 287, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 415, m = 11, n = 10, mn = 1024, mk = 18084121}, at_most = {n = 16, mk = 23824952}, kernels = [
    "tall_16x16x16384", "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [254, 242, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 10, mn = 1024, mk = 23824953}, at_most = {n = 13}, kernels = [
    "tall_14x16x2048", "tall_14x32x8192", "tall_6x64x512", "tall_3x128x2048"
  ], factors = [245, 239, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 14, mn = 1024, mk = 23824953}, at_most = {n = 16}, kernels = [
    "tall_14x32x8192", "tall_3x128x2048"
  ], factors = [257, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 1024, mk = 8526687}, at_most = {n = 22, mn = 1504510, mnk = 388080632}, kernels = [
    "panel_14x32x8192", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [247, 244, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 1024, mk = 8526687, mnk = 388080633}, at_most = {n = 22, mn = 1504510}, kernels = [
    "tall_6x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 23, mn = 1024, mk = 8526687}, at_most = {n = 40, mn = 1504510}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 17, mn = 1504511, mk = 8526687}, at_most = {n = 40}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 41}, at_most = {m = 33, k = 812, mn = 1110, mnk = 500760}, kernels = [
    "panel_6x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 41, mnk = 500761}, at_most = {m = 33, k = 812, mn = 1110}, kernels = [
    "panel_6x64x512"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 41, mn = 1111}, at_most = {m = 33, k = 378, mn = 1895}, kernels = [
    "panel_6x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 379, m = 11, n = 41, mn = 1111}, at_most = {m = 33, k = 543, mn = 1895}, kernels = [
    "panel_6x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 11, n = 41, mn = 1111}, at_most = {m = 33, k = 812, mn = 1895}, kernels = [
    "panel_6x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 11, n = 41, mn = 1896}, at_most = {m = 33, k = 378}, kernels = [
    "panel_6x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 379, m = 11, n = 41, mn = 1896}, at_most = {m = 33, k = 511}, kernels = [
    "panel_6x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 512, m = 11, n = 41, mn = 1896}, at_most = {m = 15, k = 812, nk = 1308215}, kernels = [
    "panel_6x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 512, m = 16, n = 41, mn = 1896}, at_most = {m = 19, k = 812, nk = 1308215}, kernels = [
    "panel_6x64x512"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 512, m = 20, n = 41, mn = 1896}, at_most = {m = 33, k = 531, nk = 1308215}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 532, m = 20, n = 41, mn = 1896}, at_most = {m = 33, k = 812, nk = 1308215}, kernels = [
    "panel_6x64x512"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 512, m = 11, n = 41, mn = 1896, nk = 1308216}, at_most = {m = 21, k = 812}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [258, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 512, m = 22, n = 41, mn = 1896, nk = 1308216}, at_most = {m = 33, k = 812}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41}, at_most = {m = 12, mk = 39776, k_even = 4, mn = 12316}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [254, 276, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, mn = 12317}, at_most = {m = 12, mk = 39776, k_even = 4}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [258, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, k_even = 5}, at_most = {m = 12, mk = 39776, k = 1311}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [262, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1312, m = 11, n = 41, k_even = 5}, at_most = {m = 12, mk = 39776}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [255, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, mk = 39777}, at_most = {m = 12, mnk = 203161398, k_even = 4, nk = 5624457}, kernels = [
    "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [261, 265, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, mk = 39777, nk = 5624458}, at_most = {m = 12, mnk = 203161398, k_even = 4}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, mk = 39777, k_even = 5}, at_most = {m = 12, mnk = 203161398}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [255, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, mk = 39777, mnk = 203161399}, at_most = {m = 12, mk = 89913}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [262, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 11, n = 41, mk = 89914, mnk = 203161399}, at_most = {m = 12}, kernels = [
    "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "dot_narrow_3x8x3072"
  ], factors = [293, 246, 249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 13, n = 41}, at_most = {m = 13, k_even = 4, mk = 100731}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864", "tall_6x64x512"
  ], factors = [259, 261, 261, 259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 13, n = 41, mk = 100732}, at_most = {m = 13, k_even = 4}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [259, 241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 14, n = 41}, at_most = {m = 14, k_even = 4, mn = 58919, k = 7259}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7260, m = 14, n = 41}, at_most = {m = 14, k_even = 4, mn = 58919}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [252, 256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 14, n = 41, mn = 58920}, at_most = {m = 14, k_even = 4}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [244, 250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 15, n = 41}, at_most = {m = 18, k_even = 4, n = 4050, nk = 591888}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [249, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 15, n = 41, nk = 591889}, at_most = {m = 18, k_even = 4, n = 4050, nk = 8735185, mn = 1489}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [254, 257, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 15, n = 41, nk = 591889, mn = 1490}, at_most = {m = 18, k_even = 4, n = 4050, nk = 8735185}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [255, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 15, n = 41, nk = 8735186}, at_most = {m = 18, k_even = 4, n = 4050}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [244, 255, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 15, n = 4051}, at_most = {m = 18, k_even = 4, nk = 19775440}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 15, n = 4051, nk = 19775441}, at_most = {m = 18, k_even = 4}, kernels = [
    "block_slab_6x64x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 13, n = 41, k_even = 5}, at_most = {m = 18, k = 1183, nk = 1217277, n_even = 8}, kernels = [
    "panel_6x64x512", "dot_narrow_4x3x8192"
  ], factors = [254, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 13, n = 41, k_even = 5, n_even = 9}, at_most = {m = 18, k = 1183, nk = 1217277}, kernels = [
    "panel_6x64x512", "dot_narrow_4x3x8192"
  ], factors = [255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 13, n = 41, k_even = 5, nk = 1217278}, at_most = {m = 18, k = 1183}, kernels = [
    "panel_6x64x512", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [252, 241, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 13, n = 41, k_even = 5}, at_most = {m = 13}, kernels = [
    "dot_narrow_6x4x6144"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 14, n = 41, k_even = 5}, at_most = {m = 18, mnk = 395179757, n_even = 128, mk = 544475, k = 17468}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [251, 251, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17469, m = 14, n = 41, k_even = 5}, at_most = {m = 18, mnk = 395179757, n_even = 128, mk = 544475}, kernels = [
    "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [257, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 14, n = 41, k_even = 5, mk = 544476}, at_most = {m = 18, mnk = 395179757, n_even = 128}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_5x5x4864", "tall_6x64x512"
  ], factors = [250, 257, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 14, n = 41, k_even = 5, n_even = 129}, at_most = {m = 14, mnk = 395179757}, kernels = [
    "block_slab_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 15, n = 41, k_even = 5, n_even = 129}, at_most = {m = 18, mnk = 395179757, mk = 40696}, kernels = [
    "panel_6x64x512", "dot_narrow_14x2x12288", "dot_narrow_4x3x8192", "dot_narrow_6x4x6144",
    "dot_narrow_5x5x4864"
  ], factors = [248, 233, 248, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 15, n = 41, k_even = 5, n_even = 129, mk = 40697}, at_most = {m = 18, mnk = 395179757}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [249, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 14, n = 41, k_even = 5, mnk = 395179758}, at_most = {m = 18, n = 2896}, kernels = [
    "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [261, 218, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1184, m = 14, n = 2897, k_even = 5, mnk = 395179758}, at_most = {m = 18}, kernels = [
    "block_slab_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 19, n = 41}, at_most = {m = 21, n = 1024, mk = 36898}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 19, n = 41, mk = 36899}, at_most = {m = 21, n = 1024, k_even = 8}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [244, 258, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 19, n = 41, mk = 36899, k_even = 9}, at_most = {m = 21, n = 1024}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [245, 249, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41}, at_most = {m = 33, n = 112, k_even = 724, nk = 973212, n_even = 4}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [246, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, n_even = 5}, at_most = {m = 33, n = 112, k_even = 724, nk = 973212}, kernels = [
    "panel_6x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 113}, at_most = {m = 33, n = 1024, k_even = 724, nk = 973212}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, nk = 973213}, at_most = {m = 33, n = 1024, k_even = 4, k = 30922, mnk = 82843899, mk = 62248}, kernels = [
    "panel_6x64x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, nk = 973213, mk = 62249}, at_most = {m = 33, n = 1024, k_even = 4, k = 30922, mnk = 82843899}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, nk = 973213, mnk = 82843900}, at_most = {m = 33, n = 1024, k_even = 4, k = 30922}, kernels = [
    "panel_6x64x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, nk = 973213, k_even = 5}, at_most = {m = 33, n = 1024, k_even = 724, k = 30922}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [245, 267, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30923, m = 22, n = 41, nk = 973213}, at_most = {m = 33, n = 1024, k_even = 724}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [235, 251, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, k_even = 725}, at_most = {m = 33, n = 1024, mk = 555608, nk = 529383}, kernels = [
    "panel_6x64x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, k_even = 725, nk = 529384}, at_most = {m = 33, n = 1024, mk = 555608, k = 4579}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4580, m = 22, n = 41, k_even = 725, nk = 529384}, at_most = {m = 33, n = 1024, mk = 555608}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [242, 257, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 22, n = 41, k_even = 725, mk = 555609}, at_most = {m = 33, n = 1024}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_5x5x4864"
  ], factors = [238, 244, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 19, n = 1025}, at_most = {m = 24, mn = 88435, k_even = 4}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512"
  ], factors = [250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 19, n = 1025, k_even = 5}, at_most = {m = 24, mn = 88435, k = 1895}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "tall_6x64x512"
  ], factors = [249, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1896, m = 19, n = 1025, k_even = 5}, at_most = {m = 24, mn = 88435}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [244, 253, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 19, n = 1025, mn = 88436}, at_most = {m = 24}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [237, 241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 25, n = 1025}, at_most = {m = 33, k_even = 4, nk = 13171680}, kernels = [
    "panel_6x64x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 25, n = 1025, nk = 13171681}, at_most = {m = 33, k_even = 4}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [235, 248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 25, n = 1025, k_even = 5}, at_most = {m = 33, mn = 90943}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [243, 242, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 813, m = 25, n = 1025, k_even = 5, mn = 90944}, at_most = {m = 33}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [238, 236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 41}, at_most = {n = 187, m = 84, k = 365, mnk = 1583155}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 366, m = 34, n = 41}, at_most = {n = 187, m = 84, k = 510, mnk = 1583155}, kernels = [
    "panel_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 41, mnk = 1583156}, at_most = {n = 187, m = 84, k = 510}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 511, m = 34, n = 41}, at_most = {n = 187, m = 84, mk = 773244, k = 957, nk = 84446}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 511, m = 34, n = 41, nk = 84447}, at_most = {n = 187, m = 84, mk = 773244, k = 957}, kernels = [
    "panel_6x64x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 958, m = 34, n = 41}, at_most = {n = 187, m = 84, mk = 773244, k = 8684, mn = 7226}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144"
  ], factors = [250, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 958, m = 34, n = 41, mn = 7227}, at_most = {n = 187, m = 84, mk = 773244, k = 8684}, kernels = [
    "panel_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8685, m = 34, n = 41}, at_most = {n = 187, m = 84, mk = 773244, nk = 775803}, kernels = [
    "panel_6x64x512", "dot_narrow_6x4x6144", "dot_narrow_5x5x4864"
  ], factors = [243, 273, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8685, m = 34, n = 41, nk = 775804}, at_most = {n = 187, m = 84, mk = 773244}, kernels = [
    "panel_6x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 511, m = 34, n = 41, mk = 773245}, at_most = {n = 187, m = 84}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [237, 239, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 85, n = 41}, at_most = {n = 187, k = 428, mk = 68265}, kernels = [
    "panel_6x64x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 85, n = 41, mk = 68266}, at_most = {n = 187, k = 428}, kernels = [
    "panel_6x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [246, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 429, m = 85, n = 41}, at_most = {n = 50, mk = 845841, k = 975}, kernels = [
    "panel_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 429, m = 85, n = 51}, at_most = {n = 84, mk = 845841, k = 975}, kernels = [
    "panel_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 976, m = 85, n = 41}, at_most = {n = 84, mk = 845841}, kernels = [
    "panel_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 429, m = 85, n = 85}, at_most = {n = 187, mk = 845841, k = 727, mn = 25593}, kernels = [
    "panel_6x64x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 429, m = 85, n = 85, mn = 25594}, at_most = {n = 187, mk = 845841, k = 727}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 728, m = 85, n = 85}, at_most = {n = 187, mk = 297519}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 728, m = 85, n = 85, mk = 297520}, at_most = {n = 187, mk = 845841}, kernels = [
    "panel_6x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 429, m = 85, n = 41, mk = 845842}, at_most = {n = 187, k = 517, mk = 1164752}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [235, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 429, m = 85, n = 41, mk = 1164753}, at_most = {n = 187, k = 517}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 518, m = 85, n = 41, mk = 845842}, at_most = {n = 97, k = 2159}, kernels = [
    "panel_14x32x8192", "panel_6x64x512", "tall_6x64x512"
  ], factors = [230, 233, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 518, m = 85, n = 98, mk = 845842}, at_most = {n = 187, k = 2159}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2160, m = 85, n = 41, mk = 845842}, at_most = {n = 187, m = 106}, kernels = [
    "panel_14x32x8192", "panel_6x64x512"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2160, m = 107, n = 41, mk = 845842}, at_most = {n = 187, mn = 21965}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [231, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2160, m = 107, n = 41, mk = 845842, mn = 21966}, at_most = {n = 187}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [235, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188}, at_most = {m = 71, nk = 1407261, k = 991, mk = 26961}, kernels = [
    "panel_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, mk = 26962}, at_most = {m = 71, nk = 226978, k = 991}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, mk = 26962, nk = 226979}, at_most = {m = 64, nk = 1407261, k = 991}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 65, n = 188, mk = 26962, nk = 226979}, at_most = {m = 71, nk = 1407261, k = 991}, kernels = [
    "panel_6x64x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 992, m = 34, n = 188}, at_most = {m = 71, nk = 1407261, n_even = 724, k = 1567}, kernels = [
    "panel_6x64x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1568, m = 34, n = 188}, at_most = {m = 71, nk = 1407261, n_even = 724}, kernels = [
    "panel_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 992, m = 34, n = 188, n_even = 725}, at_most = {m = 71, nk = 1407261}, kernels = [
    "panel_6x64x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, nk = 1407262}, at_most = {m = 71, mn = 38034, k_even = 724}, kernels = [
    "panel_6x64x512"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, nk = 1407262, k_even = 725}, at_most = {m = 71, mn = 38034}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, nk = 1407262, mn = 38035}, at_most = {m = 47, k_even = 4, mn = 186783}, kernels = [
    "panel_6x64x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, nk = 1407262, mn = 186784}, at_most = {m = 47, k_even = 4}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512"
  ], factors = [247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 34, n = 188, nk = 1407262, mn = 38035, k_even = 5}, at_most = {m = 47}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512"
  ], factors = [237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 48, n = 188, nk = 1407262, mn = 38035}, at_most = {m = 71, k_even = 4}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512"
  ], factors = [243, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 48, n = 188, nk = 1407262, mn = 38035, k_even = 5}, at_most = {m = 71, k_even = 724}, kernels = [
    "panel_6x64x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 48, n = 188, nk = 1407262, mn = 38035, k_even = 725}, at_most = {m = 71}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [233, 229, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 72, n = 188}, at_most = {n_even = 724, k = 724, m = 105}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 106, n = 188}, at_most = {n_even = 724, k = 724, m = 194}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [242, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 72, n = 188}, at_most = {n_even = 724, k = 1976, m = 194, n = 1426, k_even = 32}, kernels = [
    "panel_6x64x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 72, n = 188, k_even = 33}, at_most = {n_even = 724, k = 1976, m = 194, n = 1426}, kernels = [
    "panel_6x64x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 72, n = 1427}, at_most = {n_even = 724, k = 1976, m = 194}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 195, n = 188}, at_most = {n_even = 724, k = 1976, n = 254}, kernels = [
    "panel_6x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 195, n = 255}, at_most = {n_even = 724, k = 516, k_even = 32}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 195, n = 255, k_even = 33}, at_most = {n_even = 724, k = 516, k_even = 181}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 195, n = 255, k_even = 182}, at_most = {n_even = 724, k = 516}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [234, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 517, m = 195, n = 255}, at_most = {n_even = 724, k = 701}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512", "tall_6x64x512"
  ], factors = [237, 235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 702, m = 195, n = 255}, at_most = {n_even = 724, k = 1976, k_even = 4}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 702, m = 195, n = 255, k_even = 5}, at_most = {n_even = 724, k = 1976, mk = 544382}, kernels = [
    "panel_6x64x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 702, m = 195, n = 255, k_even = 5, mk = 544383}, at_most = {n_even = 724, k = 1976}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [229, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1977, m = 72, n = 188}, at_most = {n_even = 724, n = 937, m = 440, k_even = 4, nk = 1232282}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1977, m = 72, n = 188, nk = 1232283}, at_most = {n_even = 724, n = 937, m = 440, k_even = 4}, kernels = [
    "panel_6x64x512"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1977, m = 72, n = 188, k_even = 5}, at_most = {n_even = 724, n = 632, m = 440}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1977, m = 72, n = 633, k_even = 5}, at_most = {n_even = 724, n = 937, m = 440}, kernels = [
    "panel_6x64x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1977, m = 441, n = 188}, at_most = {n_even = 724, n = 937}, kernels = [
    "panel_6x64x512", "block_6x64x512"
  ], factors = [229, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1977, m = 72, n = 938}, at_most = {n_even = 724}, kernels = [
    "panel_6x64x512", "block_slab_6x64x512"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 72, n = 188, n_even = 725}, at_most = {k = 1523, m = 220}, kernels = [
    "panel_6x64x512"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, m = 221, n = 188, n_even = 725}, at_most = {k = 1523}, kernels = [
    "panel_6x64x512", "tall_6x64x512"
  ], factors = [233, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1524, m = 72, n = 188, n_even = 725}, at_most = {m = 165}, kernels = [
    "panel_6x64x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1524, m = 166, n = 188, n_even = 725}, at_most = {}, kernels = [
    "panel_6x64x512"
  ], factors = [229]} : () -> ()
}) {sym_name = "matmul_i8_nt", operator = "matmul", element_types = [i8, i8, i32],
    device = @znver5, layout = "nt"} : () -> ()
