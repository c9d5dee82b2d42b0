// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1551 synthetic shapes, small ones in batches, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated): those of the run before, measured again with today's tiles
// chosen against the best of them: 1.066, worst 3.00
// predicted against measured time: median error 13.1 %; g: 31.6 % at most
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
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 8398,
      visit = 957, loop = 6150, fma = 332, edge = 179, pack = 241, conflict_c = 1065, mask = 183, stall = 150,
      a_near = 501, a_far = 467, b_far = 75, c_far = 85, rows_near = 1024, rows_far = 1024, once_near = 1,
      once_far = 56, apart_near = 12, apart_far = 285, seam = 191
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 9197,
      visit = 2117, loop = 3795, fma = 299, edge = 546, pack = 279, conflict_c = 1704, mask = 29, stall = 58,
      a_near = 168, a_far = 314, b_far = 392, c_far = 202, rows_near = 1024, apart_far = 507, brief = 24,
      seam = 180, reread = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 8932,
      visit = 2112, loop = 4163, fma = 299, edge = 595, pack = 253, conflict_c = 1387, mask = 32, stall = 106,
      a_near = 180, a_far = 443, b_far = 357, c_far = 145, rows_near = 1024, rows_far = 1024, once_far = 222,
      apart_far = 210, seam = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 7801, visit = 2822,
      loop = 1779, fma = 405, edge = 337, conflict_a = 20365, conflict_b = 8654, conflict_c = 1668, mask = 39,
      split = 298, stall = 264, a_far = 175, b_near = 223, b_far = 593, c_near = 79, c_far = 245,
      rows_near = 18, rows_far = 1024, apart_near = 123, apart_far = 695, column = 51, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 9405,
      visit = 2044, loop = 2994, fma = 295, edge = 444, conflict_a = 3356, conflict_b = 21176,
      conflict_c = 935, split = 465, stall = 51, a_near = 47, a_far = 335, b_near = 70, b_far = 709,
      c_near = 53, c_far = 165, rows_near = 171, once_far = 482, apart_near = 38, brief = 35, seam = 66,
      reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 9177, visit = 1926, loop = 4408,
      fma = 371, edge = 97, pack = 1100, conflict_a = 830, stall = 103, a_near = 34, a_far = 318,
      b_near = 1024, b_far = 457, c_far = 341, reread = 76
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 9492, visit = 1972, loop = 3027,
      fma = 402, pack = 1109, conflict_a = 1452, split = 96, stall = 49, a_far = 390, b_near = 1024,
      b_far = 69, c_far = 1024, rows_near = 1024, once_far = 11, reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 12901, visit = 1845, loop = 995, fma = 607,
      pack = 1420, split = 37, stall = 7, a_near = 110, a_far = 369, b_near = 1024, c_far = 1024, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 9917,
      visit = 708, loop = 6507, fma = 342, pack = 122, conflict_a = 200566, conflict_c = 342, mask = 409,
      stall = 100, a_near = 455, a_far = 488, b_near = 145, b_far = 333, c_far = 211, rows_near = 1024,
      once_near = 26, once_far = 48, apart_near = 16, apart_far = 326, seam = 95, reread = 807
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 9563, visit = 852,
      loop = 3763, fma = 554, conflict_a = 22140, conflict_b = 174, conflict = 6281, mask = 3522, split = 56,
      stall = 5, b_near = 141, b_far = 336, c_near = 28, c_far = 233, once_near = 25, once_far = 290,
      apart_far = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 11092, visit = 1061,
      loop = 1572, fma = 394, edge = 151, conflict_a = 36122, conflict_b = 5083, conflict = 4689, mask = 1765,
      split = 208, stall = 36, a_near = 341, a_far = 289, b_near = 31, b_far = 289, c_far = 170,
      rows_near = 464, once_far = 301, apart_near = 5, apart_far = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 11800, visit = 1403,
      loop = 346, fma = 318, edge = 293, conflict_a = 17469, conflict_b = 10164, conflict = 2540, mask = 935,
      split = 265, stall = 58, a_near = 541, a_far = 311, b_far = 104, c_far = 60, rows_near = 720,
      rows_far = 1024, once_far = 164, apart_near = 20, apart_far = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 11338, visit = 2012,
      fma = 292, edge = 376, conflict_a = 14818, conflict_b = 8052, conflict = 2140, mask = 521, split = 241,
      stall = 26, a_near = 541, a_far = 418, b_far = 74, c_far = 112, rows_near = 326, rows_far = 1024,
      once_far = 173, apart_far = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 12, region = 11715,
      visit = 807, loop = 3303, fma = 358, edge = 247, conflict_a = 12584, conflict_b = 193, conflict_c = 376,
      split = 278, a_near = 266, a_far = 1024, b_far = 8, rows_near = 1024, rows_far = 1024, once_far = 75,
      apart_far = 41, brief = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 11188,
      visit = 2029, fma = 330, edge = 458, conflict_a = 33675, conflict_b = 8581, mask = 433, split = 400,
      stall = 53, a_near = 182, a_far = 77, b_near = 66, b_far = 641, c_far = 72, once_near = 44,
      once_far = 413, apart_near = 52, apart_far = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 9439,
      visit = 2434, loop = 3231, fma = 304, edge = 295, pack = 325, conflict_a = 29686, conflict_c = 1108,
      mask = 40, stall = 142, a_near = 110, a_far = 112, b_far = 1024, c_far = 188, once_near = 76,
      once_far = 325, apart_near = 7, apart_far = 313, brief = 172, seam = 111
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 20}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21}, at_most = {n = 4, m = 9}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, m = 10}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 21, m = 10, n = 3}, at_most = {n = 4}, kernels = [
    "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 30, m = 16}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17}, at_most = {n = 30, mk = 4027408}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 4027409}, at_most = {n = 30}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31}, at_most = {m = 2, nk = 2265448}, kernels = [
    "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 3}, at_most = {m = 11, nk = 2265448}, kernels = [
    "direct_6x16x1024", "panel_1x64x512", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, nk = 2265449}, at_most = {m = 11}, kernels = [
    "skinny_2x32x32", "skinny_4x16x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 12}, at_most = {k = 17, n = 506}, kernels = [
    "block_2x32x128", "block_6x16x512", "panel_1x64x512", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12}, at_most = {k = 17, mn = 2469473}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_1x64x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 12, mn = 2469474}, at_most = {k = 17}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 12, k = 18}, at_most = {m = 49, nk = 1517821}, kernels = [
    "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 12, k = 18, nk = 1517822}, at_most = {m = 49}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_4x16x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 50, k = 18}, at_most = {}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
