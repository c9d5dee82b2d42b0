// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1440 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated): those of the run before, measured again with today's tiles
// chosen against the best of them: 1.059, worst 3.47
// predicted against measured time: median error 11.4 %; g: 31.6 % at most
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
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 368190,
      visit = 756, loop = 2821, fma = 313, edge = 302, pack = 177, conflict_a = 5664, conflict_c = 1104,
      mask = 271, stall = 164, a_near = 670, a_far = 407, b_near = 16, b_far = 93, c_far = 108,
      rows_near = 1024, rows_far = 1024, once_far = 43, apart_near = 97, apart_far = 296, brief = 31,
      column = 2, seam = 264
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 299140,
      visit = 1720, loop = 2712, fma = 283, edge = 692, pack = 273, conflict_c = 2109, mask = 186, stall = 72,
      a_near = 213, a_far = 310, b_far = 442, c_far = 206, rows_near = 1019, apart_far = 469, brief = 30,
      column = 9, seam = 218, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 318890,
      visit = 1613, loop = 2211, fma = 291, edge = 765, pack = 206, conflict_c = 1574, mask = 183,
      stall = 117, a_near = 202, a_far = 440, b_far = 431, c_far = 123, rows_near = 1024, rows_far = 1024,
      once_near = 3, once_far = 250, apart_far = 184, column = 37, seam = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 68476, visit = 2821,
      fma = 425, edge = 139, conflict_a = 17694, conflict_b = 13617, mask = 75, split = 461, stall = 279,
      a_far = 140, b_near = 29, b_far = 818, c_far = 312, rows_far = 1024, apart_near = 124, apart_far = 670,
      brief = 2, column = 60, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 169513,
      visit = 2064, loop = 2692, fma = 286, edge = 272, conflict_a = 5084, conflict_b = 21802,
      conflict_c = 1082, mask = 10, split = 557, stall = 76, a_near = 62, a_far = 318, b_near = 48,
      b_far = 754, c_far = 178, rows_near = 282, once_far = 478, apart_near = 53, brief = 33, column = 6,
      seam = 78, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 288827, visit = 1296, fma = 378,
      pack = 1069, conflict_a = 666, stall = 94, a_near = 38, a_far = 325, b_near = 1024, b_far = 526,
      c_near = 836, c_far = 568, once_far = 5, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 209989, visit = 1632, fma = 399,
      pack = 1098, conflict_a = 1411, split = 42, stall = 67, a_near = 31, a_far = 357, b_near = 1024,
      b_far = 82, c_near = 416, c_far = 1024, rows_near = 1024, once_far = 17, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 835649, visit = 1737, fma = 437, edge = 136,
      pack = 500, conflict_a = 401, split = 106, stall = 81, a_near = 208, a_far = 232, b_near = 1024,
      c_far = 1024, rows_near = 1024, once_far = 259, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 341669,
      visit = 431, loop = 4971, fma = 320, pack = 115, conflict_a = 232784, conflict_c = 688, mask = 523,
      stall = 129, a_near = 826, a_far = 381, b_near = 132, b_far = 320, c_far = 230, rows_near = 1024,
      once_far = 7, apart_near = 29, apart_far = 344, seam = 260, reread = 909
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 271199, visit = 664,
      loop = 1084, fma = 518, conflict_a = 58314, conflict_b = 818, conflict = 6880, mask = 1567, split = 125,
      b_near = 154, b_far = 346, c_near = 39, c_far = 283, rows_near = 1024, once_near = 31, once_far = 302,
      apart_far = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 254269, visit = 774,
      fma = 378, edge = 107, conflict_a = 33861, conflict_b = 5980, conflict = 4461, mask = 2122, split = 218,
      stall = 63, a_near = 529, a_far = 184, b_near = 64, b_far = 287, c_near = 23, c_far = 182,
      rows_near = 785, once_near = 3, once_far = 287, apart_far = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 198190, visit = 1050,
      loop = 149, fma = 313, edge = 213, conflict_a = 16825, conflict_b = 10613, conflict = 4691, mask = 1095,
      split = 243, stall = 85, a_near = 619, a_far = 284, b_far = 120, c_near = 32, c_far = 70,
      rows_near = 821, rows_far = 1024, once_far = 144, apart_near = 12, apart_far = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 153340,
      visit = 1617, fma = 289, edge = 258, conflict_a = 17791, conflict_b = 8476, conflict = 1463, mask = 754,
      split = 222, stall = 59, a_near = 545, a_far = 381, b_far = 101, c_near = 13, c_far = 115,
      rows_near = 392, rows_far = 1024, once_near = 10, once_far = 156, apart_far = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 12, region = 147118,
      visit = 2029, loop = 2278, fma = 231, edge = 107, conflict_a = 13781, conflict_b = 1006,
      conflict = 2305, mask = 1014, split = 204, a_far = 1024, b_far = 28, c_far = 13, rows_near = 1024,
      rows_far = 1024, once_far = 90, apart_far = 58, brief = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 109578,
      visit = 1748, fma = 327, edge = 390, conflict_a = 33644, conflict_b = 8868, mask = 560, split = 374,
      stall = 82, a_near = 194, a_far = 68, b_near = 58, b_far = 667, c_near = 6, c_far = 70, once_near = 48,
      once_far = 389, apart_near = 48, apart_far = 163
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 203195,
      visit = 2202, loop = 3308, fma = 294, edge = 276, pack = 341, conflict_a = 30580, conflict_c = 1049,
      mask = 132, stall = 144, a_near = 118, a_far = 120, b_far = 1024, c_far = 220, once_near = 52,
      once_far = 291, apart_far = 355, brief = 189, seam = 130
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
  "dynmlir.shortlist"() {at_least = {n = 32}, at_most = {m = 11, nk = 2265448}, kernels = [
    "direct_6x16x1024", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 2265449}, at_most = {m = 11}, kernels = [
    "skinny_2x32x32", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 12}, at_most = {k = 18, n = 506}, kernels = [
    "block_2x32x128", "block_6x16x512", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12}, at_most = {k = 6, mn = 2469473}, kernels = [
    "block_6x16x512", "panel_1x64x512", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12, k = 7}, at_most = {k = 18, mn = 2469473}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12, mn = 2469474}, at_most = {k = 18}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 12, k = 19}, at_most = {m = 47, nk = 2123019}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 12, k = 19, nk = 2123020}, at_most = {m = 47}, kernels = [
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
