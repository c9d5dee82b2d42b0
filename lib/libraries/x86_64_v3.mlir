// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1440 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated): those of the run before, skinny_4x16x32 in the place of stream_6x16x16
// chosen against the best of them: 1.075, worst 3.52
// predicted against measured time: median error 14.3 %; g: 31.6 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 42], g_ps = [10000, 619125, 2088908, 5873875, 13229400, 20775950],
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 52120,
      visit = 1267, loop = 2944, fma = 330, edge = 425, pack = 216, conflict_a = 10068, conflict_c = 608,
      conflict = 1261, a_near = 989, a_far = 397, b_near = 140, b_far = 65, c_far = 358, rows_far = 1024,
      once_near = 75, apart_near = 101, apart_far = 571, column = 176
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 64028,
      visit = 2924, fma = 300, edge = 599, pack = 289, conflict_c = 1080, conflict = 8378, stall = 72,
      a_near = 408, a_far = 274, b_near = 348, b_far = 159, c_near = 16, c_far = 518, rows_near = 1024,
      once_far = 75, apart_near = 93, apart_far = 1024, column = 21, reread = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 75353,
      visit = 2872, loop = 626, fma = 292, edge = 418, pack = 313, conflict_a = 1261, conflict_c = 1504,
      conflict = 1194, stall = 36, a_near = 493, a_far = 486, b_near = 180, b_far = 71, c_far = 374,
      rows_near = 1024, apart_near = 110, apart_far = 698, column = 75, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 27056, visit = 4555,
      loop = 448, fma = 463, edge = 266, conflict_a = 37789, conflict_b = 7185, conflict_c = 3848, stall = 84,
      a_near = 107, a_far = 224, b_near = 656, b_far = 1024, c_near = 34, c_far = 1024, rows_far = 1024,
      once_near = 40, once_far = 486, apart_near = 187, apart_far = 1024, reread = 205
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 31159,
      visit = 2875, loop = 1071, fma = 322, edge = 467, conflict_a = 6730, conflict_b = 20974,
      conflict_c = 738, split = 464, stall = 68, a_near = 253, a_far = 337, b_near = 136, b_far = 486,
      c_near = 56, c_far = 516, rows_near = 187, rows_far = 1024, once_far = 55, apart_near = 103,
      apart_far = 562, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 41662, visit = 1538,
      loop = 27622, fma = 369, pack = 2011, split = 2, a_near = 142, a_far = 455, b_near = 1024, b_far = 1024,
      c_near = 74, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 13282, visit = 1567, loop = 16154,
      fma = 381, pack = 1615, split = 25, a_near = 124, a_far = 425, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], visit = 1225, loop = 9608, fma = 497, pack = 3155,
      split = 13, stall = 122, a_near = 24, a_far = 287, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 22148,
      visit = 776, loop = 5240, fma = 399, pack = 114, conflict_a = 155693, conflict_c = 484, stall = 169,
      a_near = 924, a_far = 475, b_near = 295, b_far = 69, c_far = 450, rows_far = 1024, apart_near = 45,
      apart_far = 592, column = 194, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 143455, visit = 1111,
      fma = 530, conflict_a = 127721, conflict_b = 3940, conflict = 2361, split = 314, stall = 55,
      a_near = 1024, a_far = 1024, b_near = 139, b_far = 331, c_far = 265, rows_near = 1024, rows_far = 1024,
      once_near = 51, once_far = 358, apart_near = 85, apart_far = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 126404, visit = 1340,
      loop = 897, fma = 397, edge = 126, conflict_a = 73743, conflict_b = 5830, conflict = 3946, split = 335,
      stall = 70, a_near = 1024, a_far = 1024, b_near = 75, b_far = 301, c_far = 137, rows_near = 811,
      once_near = 23, once_far = 476, apart_near = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 124108, visit = 1495,
      fma = 345, edge = 312, conflict_a = 24522, conflict_b = 8816, conflict = 6197, split = 355, stall = 73,
      a_near = 1024, a_far = 1024, b_far = 176, c_far = 90, rows_near = 1024, rows_far = 1024, once_far = 238,
      apart_near = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 115492,
      visit = 2536, fma = 304, edge = 310, conflict_a = 16251, conflict_b = 8130, conflict = 5904,
      split = 379, a_near = 1024, a_far = 808, b_far = 204, c_far = 153, rows_near = 1024, rows_far = 1024,
      once_near = 30, once_far = 317
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 6, region = 321945,
      visit = 2358, loop = 2791, fma = 175, edge = 287, conflict_a = 79099, conflict_b = 1487, split = 428,
      a_near = 1024, a_far = 1024, b_near = 25, c_far = 1, rows_near = 1024, rows_far = 1024, once_far = 136,
      apart_far = 67, column = 213, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 69683,
      visit = 2633, fma = 356, edge = 355, conflict_a = 44874, conflict_b = 6441, split = 408, a_near = 286,
      a_far = 34, b_near = 336, b_far = 585, c_far = 192, rows_far = 1024, once_near = 133, once_far = 681,
      apart_near = 101, apart_far = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 50643,
      visit = 3376, fma = 306, edge = 297, pack = 365, conflict_a = 47500, conflict_c = 1338, stall = 5,
      a_near = 255, a_far = 96, b_near = 423, b_far = 782, c_near = 78, c_far = 504, rows_near = 392,
      once_near = 74, once_far = 404, apart_near = 43, apart_far = 695, reread = 56
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 15, mnk = 22554}, kernels = [
    "direct_12x8x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 22555}, at_most = {n = 15, mnk = 33268659, m = 16}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "dot_4x2x4096", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 22555, m = 17}, at_most = {n = 4, mnk = 33268659}, kernels = [
    "block_6x16x512", "direct_12x8x4096", "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 22555, m = 17}, at_most = {n = 15, mnk = 33268659}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "dot_2x4x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 33268660}, at_most = {n = 15}, kernels = [
    "block_6x16x2048", "dot_2x4x4096", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 2, nk = 2253654}, kernels = [
    "direct_6x16x1024", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 3}, at_most = {m = 14, nk = 2253654}, kernels = [
    "block_2x32x128", "direct_6x16x1024", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 2253655}, at_most = {m = 14}, kernels = [
    "skinny_1x64x32", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 15}, at_most = {k = 15, n = 506}, kernels = [
    "block_2x32x128", "block_6x16x2048", "direct_6x16x1024", "panel_1x64x512", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 15}, at_most = {k = 15, mn = 2552738}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 15, mn = 2552739}, at_most = {k = 15}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 15, k = 16}, at_most = {mk = 1057188, nk = 1979050, k = 129}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 15, k = 130}, at_most = {mk = 1057188, nk = 1979050}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 15, k = 16, nk = 1979051}, at_most = {mk = 1057188}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 15, k = 16, mk = 1057189}, at_most = {}, kernels = [
    "block_6x16x2048", "block_6x16x512", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
