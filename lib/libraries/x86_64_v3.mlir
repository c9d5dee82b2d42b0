// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1440 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated): those of the run before, measured again with today's tiles
// chosen against the best of them: 1.060, worst 3.47
// predicted against measured time: median error 11.7 %; g: 31.6 % at most
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
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 380502,
      visit = 739, loop = 2774, fma = 315, edge = 334, pack = 151, conflict_a = 5832, conflict_c = 1064,
      conflict = 3241, mask = 262, stall = 165, a_near = 690, a_far = 410, b_near = 64, b_far = 132,
      c_far = 77, rows_near = 1024, rows_far = 1024, once_near = 53, once_far = 81, apart_near = 43,
      apart_far = 262, column = 51, seam = 221
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 293062,
      visit = 1814, loop = 2934, fma = 285, edge = 766, pack = 254, conflict_c = 2027, mask = 166, stall = 87,
      a_near = 211, a_far = 302, b_near = 15, b_far = 401, c_far = 203, rows_near = 1024, apart_far = 508,
      column = 11, seam = 203, reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 337329,
      visit = 1594, loop = 2462, fma = 292, edge = 803, pack = 195, conflict_c = 1543, mask = 180,
      stall = 129, a_near = 208, a_far = 429, b_far = 419, c_far = 106, rows_near = 1024, rows_far = 1024,
      once_far = 251, apart_far = 188, column = 54, seam = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 65684, visit = 2801,
      fma = 437, edge = 138, conflict_a = 23510, conflict_b = 10559, mask = 74, split = 310, stall = 299,
      a_far = 134, b_near = 69, b_far = 676, c_far = 286, rows_far = 1024, apart_near = 138, apart_far = 648,
      column = 58, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 153168,
      visit = 2089, loop = 2929, fma = 301, edge = 287, conflict_a = 7297, conflict_b = 21085,
      conflict_c = 991, mask = 13, split = 508, stall = 115, a_near = 25, a_far = 313, b_near = 59,
      b_far = 731, c_far = 166, rows_near = 309, once_far = 440, apart_near = 69, column = 6, seam = 53,
      reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 287932, visit = 1283, fma = 384,
      pack = 1058, stall = 71, a_near = 31, a_far = 346, b_near = 1024, b_far = 540, c_near = 851,
      c_far = 539, once_far = 45, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 200675, visit = 1622, fma = 413,
      pack = 1109, conflict_a = 258, split = 24, stall = 55, a_near = 28, a_far = 374, b_near = 1024,
      b_far = 61, c_near = 393, c_far = 1024, rows_near = 1024, once_far = 19, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 830215, visit = 1725, fma = 444, edge = 126,
      pack = 520, split = 106, stall = 81, a_near = 207, a_far = 229, b_near = 1024, c_far = 1024,
      rows_near = 1024, once_far = 253, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 334237,
      visit = 435, loop = 4562, fma = 326, pack = 117, conflict_a = 193521, conflict_c = 656, mask = 501,
      stall = 147, a_near = 929, a_far = 359, b_near = 187, b_far = 292, c_far = 215, rows_near = 1024,
      apart_far = 359, seam = 213, reread = 956
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 269536, visit = 643,
      loop = 1018, fma = 520, conflict_a = 75308, conflict_b = 977, conflict = 6574, mask = 1605, split = 119,
      b_near = 159, b_far = 337, c_near = 42, c_far = 283, rows_near = 1024, once_near = 42, once_far = 301,
      apart_near = 16, apart_far = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 234750, visit = 783,
      fma = 395, edge = 113, conflict_a = 42733, conflict_b = 5043, conflict = 5814, mask = 2214, split = 174,
      stall = 75, a_near = 384, a_far = 237, b_near = 66, b_far = 270, c_near = 17, c_far = 172,
      rows_near = 727, once_far = 270, apart_near = 9, apart_far = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 238037, visit = 962,
      loop = 414, fma = 339, edge = 176, conflict_a = 17371, conflict_b = 9621, conflict = 1866, mask = 1154,
      split = 138, stall = 116, a_near = 500, a_far = 320, b_far = 103, c_near = 26, c_far = 47,
      rows_near = 713, rows_far = 1024, once_far = 113, apart_near = 25, apart_far = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 144270,
      visit = 1599, fma = 302, edge = 286, conflict_a = 17314, conflict_b = 7484, conflict = 2262, mask = 774,
      split = 138, stall = 71, a_near = 521, a_far = 382, b_far = 93, c_near = 7, c_far = 104,
      rows_near = 386, rows_far = 993, once_near = 6, once_far = 141, apart_far = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 12, region = 129349,
      visit = 1393, loop = 4537, fma = 225, edge = 47, conflict_a = 71619, mask = 1271, split = 92,
      a_near = 1024, a_far = 1024, b_near = 49, b_far = 39, rows_near = 1024, rows_far = 1024, once_far = 107,
      apart_far = 36, reread = 699
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 110245,
      visit = 1721, fma = 337, edge = 363, conflict_a = 45785, conflict_b = 8926, mask = 562, split = 324,
      stall = 99, a_near = 192, a_far = 71, b_near = 35, b_far = 625, c_far = 55, once_near = 44,
      once_far = 374, apart_near = 61, apart_far = 151
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 199121,
      visit = 2207, loop = 3202, fma = 301, edge = 210, pack = 346, conflict_a = 45267, conflict_c = 924,
      mask = 124, stall = 171, a_near = 122, a_far = 100, b_near = 8, b_far = 1024, c_far = 207,
      rows_near = 841, once_near = 63, once_far = 373, apart_near = 20, apart_far = 282, seam = 117
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mn = 55}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 56}, at_most = {n = 2}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 56, n = 3}, at_most = {n = 4}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 31, mk = 12919}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 12920}, at_most = {n = 31, mk = 4589643}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "dot_2x4x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 4589644}, at_most = {n = 31}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32}, at_most = {m = 12, nk = 2080935}, kernels = [
    "direct_6x16x1024", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 2080936}, at_most = {m = 12}, kernels = [
    "skinny_1x64x32", "skinny_2x32x32", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 13}, at_most = {k = 14, n = 514}, kernels = [
    "block_2x32x128", "block_6x16x2048", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 515, m = 13}, at_most = {k = 14, mn = 2469473}, kernels = [
    "block_6x16x512", "panel_1x64x512", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 515, m = 13, mn = 2469474}, at_most = {k = 14}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 13, k = 15}, at_most = {m = 47, nk = 1517821}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 13, k = 15, nk = 1517822}, at_most = {m = 47}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 48, k = 15}, at_most = {k = 129}, kernels = [
    "block_2x32x128", "block_6x16x2048", "panel_1x64x512", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 48, k = 130}, at_most = {m = 2055}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2056, k = 130}, at_most = {}, kernels = [
    "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
