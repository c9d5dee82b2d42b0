// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1621 synthetic shapes, small ones in batches, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 19 of 46 candidates kept (865 generated): those of the run before, with today's tiles; more of few rows of a large B
// chosen against the best of them: 1.098, worst 3.20
// predicted against measured time: median error 14.2 %; g: 27.5 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 12582912, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 42], g_ps = [10000, 619125, 2088908, 5873875, 13229400, 20775950],
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 5711,
      visit = 969, loop = 7571, fma = 333, edge = 126, pack = 222, conflict_c = 782, mask = 178, stall = 156,
      a_near = 525, a_far = 422, b_far = 245, c_far = 54, rows_far = 1024, once_far = 106, apart_near = 27,
      apart_far = 126, brief = 11, seam = 190
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 8306,
      visit = 2041, loop = 4279, fma = 306, edge = 607, pack = 250, conflict_c = 1586, mask = 36, stall = 16,
      a_near = 121, a_far = 261, b_near = 68, b_far = 217, c_far = 224, rows_near = 363, rows_far = 1024,
      apart_far = 556, seam = 171
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 6521,
      visit = 1965, loop = 5280, fma = 302, edge = 670, pack = 234, conflict_c = 1419, mask = 53, stall = 37,
      a_near = 147, a_far = 382, b_far = 103, c_far = 134, rows_near = 343, rows_far = 1024, once_far = 105,
      apart_far = 453, column = 21, seam = 137
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 5802, visit = 2723,
      loop = 1980, fma = 381, edge = 283, conflict_a = 23688, conflict_b = 16560, conflict_c = 1713,
      mask = 95, split = 425, stall = 214, a_far = 31, b_far = 492, c_near = 139, c_far = 60, rows_near = 116,
      once_near = 21, apart_near = 129, apart_far = 690, column = 38, reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 9484,
      visit = 2179, loop = 2322, fma = 315, edge = 476, conflict_a = 6184, conflict_b = 19854,
      conflict_c = 920, split = 278, stall = 30, a_near = 42, a_far = 193, b_near = 99, b_far = 604,
      c_far = 167, rows_near = 120, rows_far = 1024, once_far = 413, apart_near = 27, brief = 17, seam = 111,
      reread = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 6996, visit = 1881, loop = 3979,
      fma = 373, pack = 1107, conflict_a = 344, split = 24, stall = 63, a_near = 29, a_far = 293,
      b_near = 1024, b_far = 459, c_far = 490, rows_near = 1024, rows_far = 1024, once_far = 6, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 8666, visit = 1951, loop = 2433,
      fma = 411, pack = 1123, conflict_a = 1449, split = 71, stall = 58, a_far = 343, b_near = 487,
      c_far = 1024, rows_near = 242, rows_far = 1024, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 11155, visit = 1740, loop = 981, fma = 643,
      pack = 1376, stall = 83, a_near = 45, a_far = 275, b_near = 266, b_far = 108, c_far = 1024,
      rows_near = 384, reread = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 2680,
      visit = 675, loop = 10029, fma = 342, pack = 119, conflict_a = 196623, conflict_c = 293, mask = 656,
      stall = 104, a_near = 564, a_far = 350, b_near = 132, b_far = 516, c_far = 221, once_near = 36,
      once_far = 138, apart_near = 3, apart_far = 190, brief = 30, seam = 113, reread = 796
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 6436, visit = 871,
      loop = 3877, fma = 561, conflict_a = 14057, conflict = 5484, mask = 3500, split = 55, b_near = 121,
      b_far = 311, c_far = 244, once_near = 38, once_far = 267, apart_near = 12, apart_far = 64, brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 9780, visit = 1178,
      loop = 1518, fma = 393, edge = 147, conflict_a = 41113, conflict_b = 4207, conflict = 5252, mask = 1714,
      split = 187, stall = 10, a_near = 426, a_far = 204, b_near = 32, b_far = 298, c_far = 187,
      rows_near = 355, rows_far = 92, once_near = 13, once_far = 313, apart_near = 2, apart_far = 55,
      brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 9727, visit = 1433,
      loop = 357, fma = 323, edge = 298, conflict_a = 20682, conflict_b = 8848, conflict = 1914, mask = 993,
      split = 227, stall = 46, a_near = 449, a_far = 237, b_far = 110, c_far = 60, rows_near = 355,
      rows_far = 912, once_far = 171, apart_far = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 9659, visit = 1947,
      fma = 298, edge = 363, conflict_a = 14653, conflict_b = 8297, mask = 571, split = 234, stall = 20,
      a_near = 391, a_far = 225, b_far = 101, c_far = 114, rows_near = 217, rows_far = 1024, once_far = 179
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 10153,
      visit = 2033, fma = 328, edge = 539, conflict_a = 14163, conflict_b = 4641, conflict = 3729, mask = 321,
      split = 186, stall = 6, a_near = 201, a_far = 124, b_far = 557, c_near = 32, c_far = 77, rows_near = 53,
      rows_far = 1024, once_near = 67, once_far = 344, apart_near = 30, apart_far = 236
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 9177,
      visit = 2193, loop = 2086, fma = 304, edge = 346, pack = 314, conflict_a = 11746, conflict_c = 1047,
      stall = 52, a_near = 116, a_far = 101, b_near = 31, b_far = 1024, c_far = 215, rows_near = 51,
      rows_far = 1024, once_near = 81, once_far = 607, apart_far = 17, seam = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x8", family = "skinny",
    tile = #dynmlir.tile<1, 64, 8>, packed = false, model = {
      g_t = [0, 1, 3, 4, 13, 474], g_ps = [46920, 83025, 217888, 244045, 811378, 29209400],
      g_slope = [36105, 67431, 26157, 63037, 61600, 57436], edge_columns = 8, region = 11925, visit = 1886,
      loop = 1977, fma = 472, split = 18, stall = 24, b_near = 32, b_far = 113, c_far = 149, once_far = 138,
      brief = 76
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x8", family = "skinny",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 94, 141], g_ps = [49338, 68896, 141236, 497175, 2988588, 6470648],
      g_slope = [19558, 72340, 50848, 29310, 74086, 42106], edge_columns = 8, region = 10238, visit = 1841,
      loop = 1050, fma = 307, mask = 440, split = 216, stall = 13, a_near = 1020, b_far = 59, c_far = 172,
      rows_near = 408, rows_far = 1024, once_far = 111, brief = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x8", family = "skinny",
    tile = #dynmlir.tile<4, 16, 8>, packed = false, model = {
      g_t = [0, 1, 211, 316, 474, 711], g_ps = [58102, 63136, 9020763, 14235571, 14235571, 34467611],
      g_slope = [5034, 42655, 49664, 0, 85367, 41549], edge_columns = 8, region = 11045, visit = 1712,
      fma = 288, conflict_a = 6719, mask = 721, split = 316, stall = 18, a_near = 1024, b_far = 16,
      c_far = 71, rows_near = 965, rows_far = 1024, once_far = 86, brief = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x8", family = "skinny",
    tile = #dynmlir.tile<6, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 211, 316], g_ps = [51259, 71551, 121413, 515404, 9423990, 16611612],
      g_slope = [20292, 49862, 56284, 44101, 68453, 44830], edge_columns = 8, region = 9902, visit = 2140,
      fma = 279, conflict_a = 1405, mask = 396, split = 303, stall = 6, a_near = 858, a_far = 98, c_near = 18,
      c_far = 107, rows_near = 1024, rows_far = 1024, once_far = 73, brief = 51
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 56, m = 16, mk = 87}, kernels = [
    "block_2x32x128", "direct_12x8x4096", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 88}, at_most = {n = 2, m = 16}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 88, n = 3}, at_most = {n = 56, m = 4}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_4x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 88, n = 3, m = 5}, at_most = {n = 56, m = 16}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17}, at_most = {n = 4, k = 19}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 20}, at_most = {n = 2}, kernels = [
    "direct_6x16x1024", "dot_4x2x4096", "dot_8x1x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 20, n = 3}, at_most = {n = 4}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5}, at_most = {n = 56, mk = 3016857, k = 32}, kernels = [
    "block_2x32x128", "block_6x16x2048", "direct_12x8x4096", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 33}, at_most = {n = 14, mk = 3016857}, kernels = [
    "block_6x16x512", "direct_6x16x1024", "dot_4x2x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 15, k = 33}, at_most = {n = 56, mk = 3016857}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, mk = 3016858}, at_most = {n = 56}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57}, at_most = {m = 2, n = 1895}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 3}, at_most = {m = 14, n = 1895, nk = 2163805}, kernels = [
    "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 3, nk = 2163806}, at_most = {m = 14, n = 1895}, kernels = [
    "block_6x16x512", "skinny_4x16x32", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1896}, at_most = {m = 2}, kernels = [
    "skinny_1x64x8", "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1896, m = 3}, at_most = {m = 14}, kernels = [
    "skinny_2x32x32", "skinny_4x16x32", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 15}, at_most = {k = 16, n = 506}, kernels = [
    "block_2x32x128", "block_6x16x512", "panel_1x64x512", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 15}, at_most = {k = 6, mn = 2469473}, kernels = [
    "panel_1x64x512", "skinny_1x64x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 15, k = 7}, at_most = {k = 16, mn = 2469473}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 15, mn = 2469474}, at_most = {k = 16}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 15, k = 17}, at_most = {m = 52, nk = 1231671}, kernels = [
    "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 15, k = 17, nk = 1231672}, at_most = {m = 52}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 53, k = 17}, at_most = {k = 130}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 53, k = 131}, at_most = {}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
