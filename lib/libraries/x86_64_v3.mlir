// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1551 synthetic shapes, small ones in batches, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 18 of 46 candidates kept (865 generated): those of the run before, with today's tiles; more of few rows of a large B
// chosen against the best of them: 1.101, worst 3.17
// predicted against measured time: median error 14.0 %; g: 27.5 % at most
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
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 5924,
      visit = 979, loop = 7249, fma = 334, edge = 114, pack = 228, conflict_a = 1454, conflict_c = 778,
      mask = 166, stall = 153, a_near = 399, a_far = 506, b_far = 81, c_far = 50, rows_near = 1024,
      rows_far = 1024, once_far = 24, apart_near = 20, apart_far = 280, brief = 5, seam = 250
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 8104,
      visit = 2019, loop = 4230, fma = 304, edge = 612, pack = 266, conflict_c = 1572, mask = 38, stall = 78,
      a_near = 116, a_far = 304, b_near = 6, b_far = 496, c_far = 189, rows_near = 1024, apart_far = 415,
      brief = 31, seam = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 6405,
      visit = 1939, loop = 5293, fma = 301, edge = 631, pack = 251, conflict_c = 1405, mask = 54, stall = 118,
      a_near = 142, a_far = 458, b_far = 300, c_far = 92, rows_near = 1024, rows_far = 1024, once_far = 120,
      apart_far = 260, column = 12, seam = 134
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 5746, visit = 2687,
      loop = 1989, fma = 382, edge = 306, conflict_a = 23691, conflict_b = 15029, conflict_c = 1782,
      mask = 96, split = 423, stall = 332, a_far = 15, b_far = 1024, c_near = 74, c_far = 6, rows_near = 186,
      rows_far = 1024, apart_near = 157, apart_far = 649, column = 59, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 9338,
      visit = 2164, loop = 2348, fma = 313, edge = 494, conflict_a = 6311, conflict_b = 19836,
      conflict_c = 911, split = 294, stall = 57, a_near = 28, a_far = 217, b_near = 85, b_far = 742,
      c_far = 158, rows_near = 45, once_far = 397, apart_near = 6, brief = 50, seam = 107, reread = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 6980, visit = 1885, loop = 3889,
      fma = 373, pack = 1125, conflict_a = 308, split = 18, stall = 87, a_near = 26, a_far = 304,
      b_near = 1024, b_far = 267, c_far = 574, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 8683, visit = 1918, loop = 2522,
      fma = 410, pack = 1111, conflict_a = 1429, split = 109, stall = 67, a_far = 353, b_near = 1024,
      b_far = 10, c_far = 1024, rows_near = 1024, reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 12038, visit = 1747, loop = 942, fma = 635,
      pack = 1298, split = 28, stall = 54, a_near = 80, a_far = 308, b_near = 1024, c_far = 1024, reread = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 2805,
      visit = 682, loop = 9885, fma = 343, pack = 117, conflict_a = 213823, conflict_c = 273, mask = 646,
      stall = 112, a_near = 352, a_far = 374, b_near = 86, b_far = 330, c_far = 216, rows_near = 1024,
      apart_near = 51, apart_far = 346, seam = 105, reread = 758
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 9645, visit = 1176,
      loop = 1549, fma = 392, edge = 153, conflict_a = 47327, conflict_b = 4183, conflict = 5275, mask = 1701,
      split = 192, stall = 15, a_near = 216, a_far = 309, b_near = 35, b_far = 238, c_far = 181,
      rows_near = 631, once_near = 9, once_far = 264, apart_far = 105
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 9720, visit = 1441,
      loop = 323, fma = 320, edge = 308, conflict_a = 21462, conflict_b = 9007, conflict = 2148, mask = 992,
      split = 234, stall = 46, a_near = 460, a_far = 296, b_far = 73, c_far = 58, rows_near = 725,
      rows_far = 1024, once_far = 137, apart_near = 1, apart_far = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 9978, visit = 1933,
      fma = 299, edge = 373, conflict_a = 18305, conflict_b = 7965, mask = 557, split = 215, stall = 40,
      a_near = 454, a_far = 342, b_far = 59, c_far = 84, rows_near = 310, rows_far = 1024, once_far = 113,
      apart_far = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 9887,
      visit = 2011, fma = 329, edge = 560, conflict_a = 14498, conflict_b = 5468, conflict = 2737, mask = 328,
      split = 217, stall = 42, a_near = 138, a_far = 166, b_far = 566, c_far = 61, rows_near = 104,
      once_near = 63, once_far = 313, apart_near = 21, apart_far = 216
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 9056,
      visit = 2203, loop = 2056, fma = 301, edge = 393, pack = 317, conflict_a = 10068, conflict_c = 1035,
      stall = 85, a_near = 108, a_far = 128, b_near = 12, b_far = 1024, c_far = 195, rows_near = 1024,
      once_near = 58, once_far = 390, apart_far = 225, brief = 77, seam = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x8", family = "skinny",
    tile = #dynmlir.tile<1, 64, 8>, packed = false, model = {
      g_t = [0, 1, 3, 4, 13, 474], g_ps = [46920, 83025, 217888, 244045, 811378, 29209400],
      g_slope = [36105, 67431, 26157, 63037, 61600, 57436], edge_columns = 8, region = 11945, visit = 1822,
      loop = 2148, fma = 475, stall = 28, b_near = 41, b_far = 99, c_far = 150, once_far = 132, brief = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x8", family = "skinny",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 94, 141], g_ps = [49338, 68896, 141236, 497175, 2988588, 6470648],
      g_slope = [19558, 72340, 50848, 29310, 74086, 42106], edge_columns = 8, region = 10176, visit = 1875,
      loop = 1085, fma = 306, conflict_a = 3088, mask = 368, split = 220, stall = 14, a_near = 455,
      b_far = 49, c_far = 169, rows_near = 749, rows_far = 1024, once_far = 106, brief = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x8", family = "skinny",
    tile = #dynmlir.tile<4, 16, 8>, packed = false, model = {
      g_t = [0, 1, 211, 316, 474, 711], g_ps = [58102, 63136, 9020763, 14235571, 14235571, 34467611],
      g_slope = [5034, 42655, 49664, 0, 85367, 41549], edge_columns = 8, region = 10875, visit = 1716,
      fma = 286, conflict_a = 7681, mask = 741, split = 323, stall = 21, a_near = 1024, a_far = 129,
      b_far = 12, c_far = 67, rows_near = 1024, rows_far = 1024, once_far = 82, brief = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x8", family = "skinny",
    tile = #dynmlir.tile<6, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 211, 316], g_ps = [51259, 71551, 121413, 515404, 9423990, 16611612],
      g_slope = [20292, 49862, 56284, 44101, 68453, 44830], edge_columns = 8, region = 9789, visit = 2119,
      fma = 281, conflict_a = 3301, mask = 401, split = 344, stall = 15, a_near = 876, a_far = 400,
      c_near = 17, c_far = 88, rows_near = 1024, rows_far = 1024, once_far = 59, brief = 29
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 56, m = 16, mk = 87}, kernels = [
    "block_2x32x128", "direct_12x8x4096", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 88}, at_most = {n = 2, m = 16}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 88, n = 3}, at_most = {n = 56, m = 16}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_4x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17}, at_most = {n = 4, k = 19}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 20}, at_most = {n = 4}, kernels = [
    "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5}, at_most = {n = 56, mk = 3016857}, kernels = [
    "block_6x16x2048", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, mk = 3016858}, at_most = {n = 56}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57}, at_most = {m = 2, nk = 1960260}, kernels = [
    "skinny_2x32x32", "skinny_1x64x8", "skinny_2x32x8", "skinny_4x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 3}, at_most = {m = 11, nk = 1960260}, kernels = [
    "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, nk = 1960261}, at_most = {m = 11}, kernels = [
    "skinny_4x16x32", "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 12}, at_most = {k = 16, n = 506}, kernels = [
    "block_2x32x128", "block_6x16x512", "panel_1x64x512", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12}, at_most = {k = 16, mn = 2469473}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12, mn = 2469474}, at_most = {k = 16}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 12, k = 17}, at_most = {m = 52, nk = 1469519}, kernels = [
    "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 12, k = 17, nk = 1469520}, at_most = {m = 52}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 53, k = 17}, at_most = {}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
