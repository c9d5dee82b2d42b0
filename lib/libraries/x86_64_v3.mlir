// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1440 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated): those of the run before, measured again with today's tiles
// chosen against the best of them: 1.061, worst 3.51
// predicted against measured time: median error 11.2 %; g: 31.6 % at most
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
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 365707,
      visit = 759, loop = 2688, fma = 312, edge = 307, pack = 180, conflict_a = 5881, conflict_c = 1117,
      mask = 269, stall = 164, a_near = 673, a_far = 402, b_near = 31, b_far = 136, c_far = 114,
      rows_near = 1024, rows_far = 1024, once_near = 25, once_far = 72, apart_near = 84, apart_far = 252,
      seam = 264
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 296085,
      visit = 1727, loop = 2573, fma = 283, edge = 668, pack = 283, conflict_c = 2107, mask = 184, stall = 76,
      a_near = 214, a_far = 308, b_far = 417, c_far = 206, rows_near = 1024, apart_far = 497, column = 7,
      seam = 218, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 316602,
      visit = 1542, loop = 2590, fma = 291, edge = 760, pack = 206, conflict_c = 1574, mask = 191,
      stall = 121, a_near = 205, a_far = 438, b_far = 409, c_far = 116, rows_near = 1024, rows_far = 1024,
      once_near = 4, once_far = 228, apart_far = 208, column = 45, seam = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 68502, visit = 2824,
      fma = 425, edge = 139, conflict_a = 17947, conflict_b = 13748, mask = 75, split = 465, stall = 282,
      a_far = 139, b_near = 37, b_far = 795, c_far = 319, rows_far = 1024, apart_near = 125, apart_far = 673,
      column = 59, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 169265,
      visit = 2074, loop = 2451, fma = 285, edge = 278, conflict_a = 5314, conflict_b = 21469,
      conflict_c = 1114, mask = 8, split = 558, stall = 86, a_near = 65, a_far = 313, b_near = 63,
      b_far = 752, c_far = 177, rows_near = 320, once_near = 13, once_far = 471, apart_near = 58, column = 2,
      seam = 79, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 289218, visit = 1295, fma = 377,
      pack = 1067, conflict_a = 706, stall = 96, a_near = 38, a_far = 323, b_near = 1024, b_far = 522,
      c_near = 841, c_far = 565, once_far = 2, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 210076, visit = 1632, fma = 399,
      pack = 1097, conflict_a = 1415, split = 42, stall = 67, a_near = 31, a_far = 357, b_near = 1024,
      b_far = 82, c_near = 418, c_far = 1024, rows_near = 1024, once_far = 15, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 833823, visit = 1738, fma = 437, edge = 135,
      pack = 502, conflict_a = 412, split = 106, stall = 81, a_near = 208, a_far = 231, b_near = 1024,
      c_far = 1024, rows_near = 1024, once_far = 258, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 342196,
      visit = 430, loop = 4982, fma = 320, pack = 114, conflict_a = 232958, conflict_c = 688, mask = 523,
      stall = 129, a_near = 826, a_far = 380, b_near = 136, b_far = 316, c_far = 230, rows_near = 1024,
      once_far = 8, apart_near = 28, apart_far = 346, seam = 260, reread = 911
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 274745, visit = 648,
      loop = 1119, fma = 518, conflict_a = 57222, conflict_b = 904, conflict = 6766, mask = 1733, split = 125,
      b_near = 153, b_far = 348, c_near = 39, c_far = 284, rows_near = 1024, once_near = 28, once_far = 306,
      apart_near = 5, apart_far = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 255194, visit = 773,
      fma = 378, edge = 107, conflict_a = 34023, conflict_b = 5986, conflict = 4517, mask = 2124, split = 218,
      stall = 62, a_near = 522, a_far = 187, b_near = 63, b_far = 290, c_near = 23, c_far = 183,
      rows_near = 766, once_near = 2, once_far = 290, apart_near = 5, apart_far = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 194907, visit = 1052,
      loop = 162, fma = 313, edge = 212, conflict_a = 16716, conflict_b = 10676, conflict = 4591, mask = 1099,
      split = 241, stall = 84, a_near = 615, a_far = 286, b_far = 122, c_near = 31, c_far = 71,
      rows_near = 803, rows_far = 1024, once_far = 145, apart_near = 16, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 153072,
      visit = 1617, fma = 289, edge = 260, conflict_a = 17609, conflict_b = 8532, conflict = 1431, mask = 754,
      split = 220, stall = 58, a_near = 544, a_far = 382, b_far = 102, c_near = 13, c_far = 115,
      rows_near = 383, rows_far = 1024, once_near = 10, once_far = 157, apart_far = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 12, region = 114372,
      visit = 1699, loop = 3629, fma = 249, edge = 117, conflict_a = 48554, mask = 1179, split = 120,
      stall = 14, a_near = 422, a_far = 1024, b_far = 20, rows_near = 1024, rows_far = 1024, once_far = 100,
      apart_far = 30, reread = 293
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 111843,
      visit = 1699, fma = 326, edge = 390, conflict_a = 33990, conflict_b = 9138, mask = 580, split = 385,
      stall = 85, a_near = 181, a_far = 75, b_near = 59, b_far = 656, c_near = 9, c_far = 71, once_near = 43,
      once_far = 388, apart_near = 52, apart_far = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 200284,
      visit = 2199, loop = 2747, fma = 294, edge = 118, pack = 384, conflict_a = 30945, conflict_c = 1037,
      mask = 132, stall = 146, a_near = 122, a_far = 114, b_near = 22, b_far = 1024, c_far = 220,
      rows_near = 832, once_near = 60, once_far = 324, apart_far = 357, seam = 130
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mn = 55}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 56}, at_most = {n = 4}, kernels = [
    "direct_12x8x4096", "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096", "tall_6x16x2048"
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
  "dynmlir.shortlist"() {at_least = {n = 32}, at_most = {m = 2, nk = 2948497}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_1x64x32", "skinny_2x32x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3}, at_most = {m = 13, nk = 2948497}, kernels = [
    "direct_6x16x1024", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 2948498}, at_most = {m = 13}, kernels = [
    "skinny_2x32x32", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 14}, at_most = {k = 18, n = 506}, kernels = [
    "block_2x32x128", "block_6x16x512", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 14}, at_most = {k = 6, mn = 2469473}, kernels = [
    "block_6x16x512", "panel_1x64x512", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 14, k = 7}, at_most = {k = 18, mn = 2469473}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 14, mn = 2469474}, at_most = {k = 18}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 14, k = 19}, at_most = {m = 47, nk = 2120948}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 14, k = 19, nk = 2120949}, at_most = {m = 47}, kernels = [
    "block_2x32x128", "block_6x16x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 48, k = 19}, at_most = {mk = 700439}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 48, k = 19, mk = 700440}, at_most = {}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
