// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1621 synthetic shapes, small ones in batches, and 160 batches from memory,
// 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 19 of 46 candidates kept (865 generated): those of the run before, with today's tiles; more of few rows of a large B
// chosen against the best of them: 1.100, worst 3.20
// predicted against measured time: median error 14.1 %; g: 27.5 % at most
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
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 6359,
      visit = 998, loop = 6934, fma = 336, edge = 134, pack = 224, conflict_c = 788, mask = 155, stall = 126,
      a_near = 633, a_far = 392, b_far = 160, c_far = 67, rows_far = 1024, once_near = 7, once_far = 113,
      apart_near = 8, apart_far = 216, brief = 21, seam = 252
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 8305,
      visit = 2069, loop = 4241, fma = 306, edge = 644, pack = 238, conflict_c = 1614, mask = 33,
      a_near = 150, a_far = 244, b_near = 87, b_far = 475, c_far = 209, rows_near = 367, rows_far = 1024,
      once_near = 12, once_far = 237, apart_far = 257, seam = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 6685,
      visit = 1940, loop = 5201, fma = 304, edge = 550, pack = 252, conflict_c = 1454, mask = 55, stall = 7,
      a_near = 191, a_far = 370, b_far = 299, c_far = 106, rows_near = 299, rows_far = 257, once_far = 270,
      apart_far = 207, column = 33, seam = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 6016, visit = 2727,
      loop = 1751, fma = 387, edge = 244, conflict_a = 22930, conflict_b = 16564, conflict_c = 1687,
      mask = 86, split = 432, stall = 175, a_far = 14, b_far = 586, c_near = 212, c_far = 184,
      rows_near = 120, once_near = 54, apart_near = 108, apart_far = 757, column = 3, reread = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 9423,
      visit = 2203, loop = 2289, fma = 313, edge = 479, conflict_a = 7326, conflict_b = 19732,
      conflict_c = 898, split = 291, stall = 34, a_near = 52, a_far = 179, b_near = 126, b_far = 518,
      c_far = 171, rows_near = 120, rows_far = 959, once_far = 407, apart_near = 41, brief = 3, seam = 89,
      reread = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 6965, visit = 1850, loop = 4010,
      fma = 381, pack = 1085, conflict_a = 447, split = 43, stall = 77, a_near = 42, a_far = 263,
      b_near = 867, b_far = 408, c_far = 590, rows_near = 1024, rows_far = 1024, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 8392, visit = 1904, loop = 2880,
      fma = 442, pack = 1081, conflict_a = 778, split = 18, stall = 108, a_far = 316, b_near = 522,
      b_far = 39, c_far = 1024, rows_near = 271, rows_far = 1024, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 10984, visit = 1720, loop = 1160, fma = 643,
      pack = 1384, split = 2, stall = 170, a_near = 25, a_far = 162, b_near = 312, c_far = 1024,
      rows_near = 269, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 3149,
      visit = 677, loop = 9556, fma = 345, pack = 119, conflict_a = 193170, conflict_c = 269, mask = 628,
      stall = 109, a_near = 806, a_far = 287, b_near = 152, b_far = 626, c_far = 183, once_near = 44,
      once_far = 331, seam = 36, reread = 806
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 6963, visit = 908,
      loop = 3613, fma = 559, conflict_a = 7716, conflict = 5536, mask = 3513, split = 52, a_near = 302,
      a_far = 50, b_near = 126, b_far = 326, c_near = 12, c_far = 231, once_near = 34, once_far = 277,
      apart_near = 12, apart_far = 49, brief = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 10005, visit = 1187,
      loop = 1477, fma = 391, edge = 143, conflict_a = 39151, conflict_b = 4275, conflict = 5145, mask = 1641,
      split = 202, stall = 6, a_near = 548, a_far = 222, b_near = 33, b_far = 319, c_far = 188,
      rows_near = 314, rows_far = 37, once_near = 13, once_far = 319, apart_near = 6, apart_far = 46,
      brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 9844, visit = 1449,
      loop = 402, fma = 320, edge = 280, conflict_a = 18673, conflict_b = 8904, conflict = 1891, mask = 952,
      split = 268, stall = 35, a_near = 568, a_far = 220, b_far = 170, c_far = 76, rows_near = 347,
      rows_far = 638, once_far = 211, apart_near = 4, brief = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 9690, visit = 2017,
      fma = 293, edge = 335, conflict_a = 13098, conflict_b = 7793, conflict = 1021, mask = 526, split = 296,
      a_near = 438, a_far = 239, b_far = 145, c_far = 138, rows_near = 141, rows_far = 988, once_far = 196,
      brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 10091,
      visit = 2031, fma = 325, edge = 530, conflict_a = 14823, conflict_b = 4539, conflict = 4572, mask = 339,
      split = 233, a_near = 184, a_far = 119, b_near = 58, b_far = 541, c_near = 35, c_far = 92,
      rows_far = 950, once_near = 89, once_far = 342, apart_far = 236
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 8929,
      visit = 2161, loop = 2349, fma = 307, edge = 490, pack = 284, conflict_a = 12722, conflict_c = 998,
      mask = 8, stall = 63, a_near = 128, a_far = 85, b_near = 83, b_far = 804, c_far = 219, rows_near = 106,
      rows_far = 1024, once_near = 90, once_far = 598, seam = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x8", family = "skinny",
    tile = #dynmlir.tile<1, 64, 8>, packed = false, model = {
      g_t = [0, 1, 3, 4, 13, 474], g_ps = [46920, 83025, 217888, 244045, 811378, 29209400],
      g_slope = [36105, 67431, 26157, 63037, 61600, 57436], edge_columns = 8, region = 12166, visit = 1671,
      loop = 1709, fma = 510, conflict = 75, mask = 211, split = 48, stall = 13, a_near = 174, b_near = 19,
      b_far = 124, c_far = 155, once_far = 150, apart_near = 2, brief = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x8", family = "skinny",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 94, 141], g_ps = [49338, 68896, 141236, 497175, 2988588, 6470648],
      g_slope = [19558, 72340, 50848, 29310, 74086, 42106], edge_columns = 8, region = 10476, visit = 1650,
      loop = 780, fma = 337, edge = 11, conflict = 901, mask = 562, split = 302, a_near = 1024, a_far = 85,
      b_far = 89, c_far = 155, rows_near = 261, rows_far = 1024, once_far = 131, brief = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x8", family = "skinny",
    tile = #dynmlir.tile<4, 16, 8>, packed = false, model = {
      g_t = [0, 1, 211, 316, 474, 711], g_ps = [58102, 63136, 9020763, 14235571, 14235571, 34467611],
      g_slope = [5034, 42655, 49664, 0, 85367, 41549], edge_columns = 8, region = 11019, visit = 1713,
      fma = 288, conflict_a = 4093, mask = 716, split = 361, stall = 6, a_near = 1024, a_far = 234,
      b_far = 33, c_far = 87, rows_near = 826, rows_far = 1024, once_far = 97, brief = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x8", family = "skinny",
    tile = #dynmlir.tile<6, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 211, 316], g_ps = [51259, 71551, 121413, 515404, 9423990, 16611612],
      g_slope = [20292, 49862, 56284, 44101, 68453, 44830], edge_columns = 8, region = 9832, visit = 2093,
      fma = 283, mask = 388, split = 371, stall = 6, a_near = 1012, a_far = 75, c_near = 18, c_far = 110,
      rows_near = 887, rows_far = 1024, once_far = 68, brief = 77
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, m = 8, mk = 598}, kernels = [
    "direct_12x8x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 599}, at_most = {n = 4, m = 8}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 2, k = 13}, kernels = [
    "block_2x32x128", "direct_12x8x4096", "dot_8x1x4096", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14}, at_most = {n = 2}, kernels = [
    "direct_6x16x1024", "dot_4x2x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {n = 4, k = 28}, kernels = [
    "block_6x16x2048", "direct_6x16x1024", "dot_4x2x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 29}, at_most = {n = 4}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 56, m = 4}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_4x16x32", "skinny_1x64x8", "skinny_4x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 56, m = 16}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17}, at_most = {n = 56, mk = 3016857, k = 32}, kernels = [
    "block_2x32x128", "block_6x16x2048", "direct_12x8x4096", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, k = 33}, at_most = {n = 14, mk = 3016857}, kernels = [
    "block_6x16x2048", "direct_6x16x1024", "dot_4x2x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, m = 17, k = 33}, at_most = {n = 56, mk = 3016857}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 3016858}, at_most = {n = 56}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57}, at_most = {m = 2, n = 1895}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 3}, at_most = {m = 14, n = 1895}, kernels = [
    "block_6x16x512", "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
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
  "dynmlir.shortlist"() {at_least = {n = 57, m = 15, k = 17}, at_most = {m = 52, nk = 2282897}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 15, k = 17, nk = 2282898}, at_most = {m = 52}, kernels = [
    "block_2x32x128", "block_6x16x512", "skinny_4x16x32", "skinny_6x16x32", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 53, k = 17}, at_most = {k = 130}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 53, k = 131}, at_most = {}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
