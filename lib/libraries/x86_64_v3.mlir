// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1205 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated); the best of them against the best of all: 1.025 (geometric mean of times)
// chosen against the best of them: 1.084, worst 2.93
// predicted against measured time: median error 17.3 %; g: 31.6 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 11326, visit = 4743,
      loop = 404, fma = 409, edge = 372, conflict_a = 23733, conflict_b = 16505, conflict_c = 3386, split = 2,
      stall = 50, a_near = 182, a_far = 190, b_near = 474, b_far = 1024, c_near = 30, c_far = 982,
      rows_near = 41, rows_far = 1024, once_near = 63, once_far = 1024, apart_near = 197, apart_far = 1024,
      reread = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 13232,
      visit = 2811, loop = 1529, fma = 297, edge = 484, conflict_b = 18042, conflict_c = 827, split = 476,
      stall = 60, a_near = 251, a_far = 314, b_near = 264, b_far = 242, c_near = 10, c_far = 571,
      rows_near = 203, once_far = 221, apart_near = 129, apart_far = 1024, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x16x16", family = "stream",
    tile = #dynmlir.tile<6, 16, 16>, packed = false, model = {
      g_t = [0, 3, 6, 19, 28, 316], g_ps = [10000, 10000, 552062, 1113992, 2474875, 25070219],
      g_slope = [0, 180687, 43225, 151209, 78456, 68406], edge_columns = 8, most_rows = 18, region = 15123,
      visit = 3943, loop = 2524, fma = 288, edge = 138, conflict_b = 12019, split = 357, stall = 27,
      a_near = 619, a_far = 1024, b_near = 68, c_far = 493, rows_near = 1024, rows_far = 1024, once_near = 15,
      once_far = 212, apart_near = 53, column = 55, reread = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 6, region = 55288,
      visit = 1801, loop = 2681, fma = 228, edge = 305, conflict_a = 91033, conflict_c = 264, conflict = 3696,
      split = 187, a_near = 1024, a_far = 1024, b_far = 102, c_far = 74, rows_near = 1024, rows_far = 1024,
      once_near = 35, once_far = 200, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 3, 4, 28, 42, 141], g_ps = [141811, 285944, 694795, 4108912, 4408667, 16070027],
      g_slope = [48044, 408851, 142254, 21411, 117791, 86704], edge_columns = 8, most_rows = 18,
      region = 10131, visit = 1639, fma = 276, edge = 585, conflict_b = 11287, conflict = 1330, split = 772,
      stall = 22, a_near = 510, a_far = 1024, b_near = 189, b_far = 504, rows_near = 591, rows_far = 1024,
      once_near = 22, once_far = 505
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, most_rows = 6, loop = 3169,
      fma = 455, edge = 131, conflict_a = 39694, conflict_b = 6591, conflict = 2511, split = 526, stall = 35,
      b_far = 339, c_far = 876, rows_near = 371, rows_far = 1024, once_near = 10, once_far = 363,
      apart_near = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, most_rows = 3, loop = 5260,
      fma = 605, conflict_a = 33320, conflict_b = 3198, conflict = 2386, split = 275, stall = 28, b_near = 13,
      b_far = 297, c_far = 321, rows_far = 1024, once_near = 8, once_far = 336, apart_near = 39,
      apart_far = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 30546,
      visit = 3496, fma = 285, edge = 493, pack = 323, conflict_a = 37017, conflict_c = 1117, stall = 91,
      a_near = 239, a_far = 72, b_near = 333, b_far = 1024, c_far = 707, rows_near = 168, once_far = 722,
      apart_near = 56, apart_far = 698, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 35704,
      visit = 3130, fma = 284, edge = 649, pack = 288, conflict_c = 998, stall = 114, a_near = 348,
      a_far = 256, b_near = 150, b_far = 490, c_far = 595, rows_near = 784, once_far = 345, apart_near = 104,
      apart_far = 1024, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 42], g_ps = [10000, 619125, 2088908, 5873875, 13229400, 20775950],
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 31577,
      visit = 1232, loop = 977, fma = 302, edge = 703, pack = 258, conflict_a = 2722, conflict_c = 655,
      conflict = 4150, stall = 155, a_near = 870, a_far = 387, b_near = 68, c_far = 544, once_far = 395,
      apart_near = 40, apart_far = 513, column = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 27077,
      visit = 3075, fma = 282, edge = 287, pack = 328, conflict_c = 1330, conflict = 4539, stall = 113,
      a_near = 388, a_far = 443, b_near = 126, b_far = 102, c_far = 517, rows_near = 796, once_near = 84,
      once_far = 428, apart_far = 569, column = 14, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 29537,
      visit = 2934, fma = 308, edge = 518, conflict_a = 37063, conflict_b = 3180, conflict = 6822,
      split = 436, a_near = 335, a_far = 2, b_near = 351, b_far = 596, c_far = 194, once_near = 74,
      once_far = 916, apart_near = 52, apart_far = 451
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 40240,
      visit = 798, loop = 1500, fma = 332, edge = 26, pack = 194, conflict_a = 144526, conflict_c = 285,
      stall = 226, a_near = 896, a_far = 525, b_near = 224, b_far = 819, c_far = 545, rows_far = 1024,
      once_near = 514, once_far = 27, column = 321, reread = 338
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 31312, visit = 1550,
      loop = 17392, fma = 368, edge = 93, pack = 902, a_near = 119, a_far = 406, b_near = 800, b_far = 1024,
      c_near = 59, c_far = 305, once_near = 395, once_far = 1024, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 31103, visit = 1570, fma = 394,
      pack = 1672, a_near = 93, a_far = 411, b_far = 1024, c_far = 1024, rows_near = 643, once_far = 281,
      reread = 109
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 17041, visit = 1252, fma = 496, edge = 314,
      pack = 2356, split = 113, a_near = 82, a_far = 376, b_far = 258, c_far = 1024, rows_near = 681,
      reread = 106
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 6, n = 990, nk = 4159}, kernels = [
    "direct_6x16x1024", "skinny_2x32x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4160}, at_most = {m = 6, n = 29}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256", "dot_4x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4160, n = 30}, at_most = {m = 6, n = 990}, kernels = [
    "direct_6x16x1024", "stream_2x32x8", "skinny_6x16x32", "skinny_2x32x32", "skinny_1x64x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 991}, at_most = {m = 6}, kernels = [
    "stream_2x32x8", "skinny_6x16x32", "skinny_2x32x32", "skinny_1x64x32", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {m = 18, n = 11}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12}, at_most = {m = 18, nk = 2582390}, kernels = [
    "direct_6x16x1024", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 12, nk = 2582391}, at_most = {m = 18}, kernels = [
    "stream_6x16x16", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19}, at_most = {n = 2}, kernels = [
    "tall_6x16x2048", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 3}, at_most = {n = 4, nk = 187}, kernels = [
    "direct_12x8x4096", "block_6x16x512", "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 3, nk = 188}, at_most = {n = 4}, kernels = [
    "tall_6x16x2048", "sweep_6x16x256", "dot_2x4x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5}, at_most = {k = 16, n = 439}, kernels = [
    "direct_6x16x1024", "block_2x32x128", "block_6x16x512", "sweep_6x16x256", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 440}, at_most = {k = 16, mn = 2469473}, kernels = [
    "direct_6x16x1024", "block_6x16x2048", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 440, mn = 2469474}, at_most = {k = 16}, kernels = [
    "block_6x16x2048", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 17}, at_most = {mk = 2778965, n = 31}, kernels = [
    "direct_6x16x1024", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x256", "dot_2x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 17}, at_most = {mk = 2778965}, kernels = [
    "direct_6x16x1024", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 17, mk = 2778966}, at_most = {}, kernels = [
    "direct_6x16x1024", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
