// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 980 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 22, n_pred 16, levels measured [0].
// 19 of 51 candidates kept (865 generated); the best of them against the best of all: 1.017 (geometric mean of times)
// chosen against the best of them: 1.095, worst 3.46
// predicted against measured time: median error 17.0 %; g: 31.6 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x2048", family = "direct",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 13], g_ps = [10000, 13049131, 17555492, 83961000],
      g_slope = [6519565, 4506361, 6640550, 4360406], edge_columns = 8, region = 2708, visit = 2865,
      loop = 2955, fma = 303, edge = 437, conflict_b = 19232, conflict_c = 553, split = 505, stall = 25,
      a_near = 198, a_far = 241, b_near = 163, b_far = 506, c_far = 367, rows_near = 243, rows_far = 1024,
      once_near = 7, once_far = 467, apart_near = 120, apart_far = 1024, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_2x32x1024", family = "direct",
    tile = #dynmlir.tile<2, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 878500, 5925781, 19763667, 27815931],
      g_slope = [868500, 5047281, 3459471, 2684088, 1389434], edge_columns = 8, region = 17531, visit = 946,
      loop = 3076, fma = 358, edge = 176, conflict_a = 35223, conflict_b = 9196, conflict = 3315, split = 351,
      stall = 166, a_near = 238, a_far = 305, b_near = 255, b_far = 937, c_near = 39, c_far = 291,
      rows_near = 97, once_far = 1024, apart_near = 93, apart_far = 113, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x64x512", family = "direct",
    tile = #dynmlir.tile<1, 64, 512>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [10000, 1889562, 4741062, 11920215, 21316804],
      g_slope = [1879562, 2851500, 3589576, 1879317, 2263665], edge_columns = 8, region = 18886, visit = 589,
      loop = 2836, fma = 454, edge = 6, conflict_a = 103943, conflict_b = 3046, conflict = 5029, split = 212,
      stall = 90, a_far = 382, b_near = 220, c_far = 242, rows_near = 1024, rows_far = 1024, once_near = 27,
      once_far = 516, apart_near = 61, apart_far = 713, column = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x16x2048", family = "direct",
    tile = #dynmlir.tile<4, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [2809435, 2809435, 9040548, 11170609, 17871600, 25972690],
      g_slope = [0, 6231113, 2130061, 6700991, 4050545, 4451975], edge_columns = 8, region = 10410,
      visit = 1810, loop = 2858, fma = 314, edge = 346, conflict_a = 10212, conflict_b = 20989,
      conflict_c = 103, split = 501, stall = 6, a_near = 187, a_far = 294, b_near = 138, b_far = 1024,
      c_far = 351, rows_near = 590, rows_far = 1024, once_near = 4, once_far = 352, apart_near = 190,
      apart_far = 973, column = 34, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 3040,
      visit = 2886, loop = 2425, fma = 292, edge = 400, conflict_b = 19936, conflict_c = 787, split = 572,
      stall = 24, a_near = 223, a_far = 326, b_near = 254, b_far = 152, c_near = 15, c_far = 251,
      rows_near = 330, rows_far = 1024, once_far = 439, apart_near = 125, apart_far = 1024, reread = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 6, region = 47099,
      visit = 1429, loop = 2031, fma = 292, edge = 461, conflict_a = 40831, conflict_c = 555, split = 253,
      a_near = 1024, a_far = 172, b_far = 27, rows_near = 1024, rows_far = 1024, once_near = 48,
      once_far = 549, apart_far = 185, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 64834, visit = 1567,
      loop = 22341, fma = 364, pack = 898, a_near = 126, a_far = 407, b_near = 622, b_far = 1024,
      c_near = 248, c_far = 234, rows_near = 1024, once_near = 845, once_far = 837, reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 23967, visit = 1580, loop = 3670,
      fma = 390, pack = 1454, split = 19, a_near = 97, a_far = 416, b_far = 1024, c_near = 171, c_far = 1024,
      rows_near = 1024, once_far = 731, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 15929, visit = 1225, fma = 507, edge = 25,
      pack = 2541, split = 145, a_near = 79, a_far = 394, c_far = 1024, rows_near = 483, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 36200,
      visit = 591, loop = 2997, fma = 357, edge = 26, pack = 157, conflict_a = 122302, conflict_c = 317,
      stall = 75, a_near = 882, a_far = 460, b_near = 254, b_far = 1024, c_far = 421, once_near = 534,
      once_far = 697, apart_far = 121, column = 275, reread = 655
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 41375,
      visit = 3134, loop = 445, fma = 282, edge = 674, pack = 304, conflict_c = 1145, conflict = 6423,
      a_near = 334, a_far = 274, b_near = 112, b_far = 624, c_far = 416, rows_near = 717, rows_far = 1024,
      once_far = 331, apart_near = 52, apart_far = 1024, column = 1, reread = 137
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x128", family = "block",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 3, 6, 9, 19, 28], g_ps = [10000, 2765978, 4411889, 10986967, 10986967, 33064167],
      g_slope = [918659, 548637, 2191692, 0, 2453022, 1137659], edge_columns = 8, region = 61405, visit = 699,
      loop = 4395, fma = 339, edge = 515, pack = 198, conflict_a = 22631, conflict_c = 167, stall = 97,
      a_near = 938, a_far = 541, b_near = 185, b_far = 37, c_far = 356, rows_far = 1024, once_near = 259,
      once_far = 400, apart_near = 39, apart_far = 532, column = 339
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 42], g_ps = [10000, 619125, 2088908, 5873875, 13229400, 20775950],
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 40785,
      visit = 1084, loop = 8183, fma = 301, edge = 680, pack = 193, conflict_a = 3205, conflict_c = 230,
      stall = 7, a_near = 858, a_far = 403, b_near = 113, b_far = 259, c_far = 527, rows_far = 1024,
      once_near = 99, once_far = 951, apart_near = 94, apart_far = 266, column = 170
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 33109,
      visit = 3039, loop = 662, fma = 279, edge = 265, pack = 337, conflict_c = 1247, conflict = 5916,
      a_near = 385, a_far = 468, b_near = 83, b_far = 50, c_far = 271, rows_near = 1024, once_near = 40,
      once_far = 607, apart_near = 20, apart_far = 602, column = 47, reread = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x2048", family = "sweep",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 11906510, 14999815, 22972900, 22972900, 60024786],
      g_slope = [11896510, 3093305, 7973085, 0, 18525943, 8182146], edge_columns = 8, region = 25994,
      visit = 3356, fma = 313, edge = 339, conflict_a = 36243, conflict_b = 4115, conflict = 5705,
      split = 527, a_near = 175, a_far = 20, b_near = 388, b_far = 443, c_far = 300, rows_far = 1024,
      once_near = 60, once_far = 476, apart_near = 139, apart_far = 970
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 24011,
      visit = 3333, fma = 314, edge = 301, conflict_a = 35308, conflict_b = 5758, conflict = 1714,
      split = 567, a_near = 167, a_far = 34, b_near = 344, b_far = 967, c_far = 298, rows_far = 1024,
      once_near = 120, once_far = 1024, apart_near = 55, apart_far = 330
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 27082,
      visit = 3706, fma = 282, edge = 519, pack = 323, conflict_a = 31816, conflict_c = 1064, conflict = 7056,
      stall = 26, a_near = 224, a_far = 108, b_near = 336, b_far = 1024, c_near = 3, c_far = 450,
      rows_near = 53, rows_far = 1024, once_far = 435, apart_near = 9, apart_far = 954, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 3, 4, 28, 42, 141], g_ps = [141811, 285944, 694795, 4108912, 4408667, 16070027],
      g_slope = [48044, 408851, 142254, 21411, 117791, 86704], edge_columns = 8, most_rows = 18,
      region = 5880, visit = 2189, fma = 271, edge = 445, conflict_b = 10118, split = 684, stall = 71,
      a_near = 475, a_far = 1024, b_near = 218, b_far = 501, rows_near = 633, rows_far = 1024, once_near = 51,
      once_far = 525, apart_near = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, most_rows = 3, region = 36131,
      loop = 3313, fma = 467, conflict_a = 72226, conflict_b = 1792, conflict = 6381, split = 271, stall = 57,
      a_far = 1024, b_near = 70, b_far = 267, c_near = 227, c_far = 501, rows_near = 1024, rows_far = 1024,
      once_near = 25, once_far = 294, apart_near = 24, apart_far = 47
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mk = 4159}, kernels = [
    "direct_4x16x2048", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4160}, at_most = {n = 2}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4160, n = 3}, at_most = {n = 4}, kernels = [
    "direct_4x16x2048", "dot_2x4x4096", "dot_4x2x4096", "sweep_6x16x2048", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 2, nk = 2468536}, kernels = [
    "direct_2x32x1024", "direct_1x64x512", "stream_2x32x8", "skinny_1x64x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 3}, at_most = {m = 18, nk = 2468536, k = 108, n = 371}, kernels = [
    "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 372, m = 3}, at_most = {m = 18, nk = 2468536, k = 108}, kernels = [
    "direct_6x16x2048", "panel_1x64x512", "block_2x32x128", "sweep_6x16x2048", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 3, k = 109}, at_most = {m = 18, nk = 2468536}, kernels = [
    "direct_6x16x2048", "direct_4x16x2048", "direct_6x16x1024", "block_2x32x128", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2468537}, at_most = {m = 6}, kernels = [
    "direct_1x64x512", "stream_2x32x8", "skinny_6x16x32", "skinny_1x64x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2468537, m = 7}, at_most = {m = 18}, kernels = [
    "direct_4x16x2048", "block_2x32x128", "block_6x16x512", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19}, at_most = {mk = 2778965, k = 32, n = 946}, kernels = [
    "direct_2x32x1024", "direct_6x16x1024", "panel_1x64x512", "block_6x16x2048", "block_2x32x128"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 947, m = 19}, at_most = {mk = 2778965, k = 32}, kernels = [
    "direct_1x64x512", "block_1x64x128", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, k = 33}, at_most = {mk = 2778965, n = 62}, kernels = [
    "direct_6x16x2048", "direct_6x16x1024", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 19, k = 33}, at_most = {mk = 2778965}, kernels = [
    "direct_6x16x1024", "block_6x16x2048", "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, mk = 2778966}, at_most = {k = 79}, kernels = [
    "direct_4x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, mk = 2778966, k = 80}, at_most = {k = 762}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, mk = 2778966, k = 763}, at_most = {}, kernels = [
    "direct_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
