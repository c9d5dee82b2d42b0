// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1830 synthetic shapes, small ones in batches, and 160 batches from memory,
// 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 19 of 46 candidates kept (865 generated): those of the run before, with today's tiles; more of few rows of a large B
// chosen against the best of them: 1.096, worst 3.40
// predicted against measured time: median error 14.4 %; g: 27.5 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 12582912, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 13], g_ps = [0, 11883232], g_slope = [914094, 828446], edge_columns = 8, region = 10173,
      visit = 1003, loop = 3528, fma = 333, edge = 219, pack = 221, conflict_c = 831, conflict = 1882,
      mask = 160, stall = 75, a_near = 409, a_far = 262, b_near = 15, b_far = 115, c_far = 146,
      rows_far = 1024, once_near = 12, apart_near = 64, apart_far = 200, seam = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0], g_ps = [0], g_slope = [13951879], edge_columns = 8, region = 7113, visit = 1810, loop = 3607,
      fma = 304, edge = 583, pack = 247, conflict_c = 1553, mask = 41, stall = 102, a_near = 129, a_far = 173,
      b_far = 305, c_far = 89, rows_near = 351, rows_far = 298, once_near = 4, apart_near = 142,
      apart_far = 446, column = 46, seam = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [0], g_slope = [3532660], edge_columns = 8, region = 6731, visit = 1903, loop = 3698,
      fma = 302, edge = 722, pack = 223, conflict_c = 1488, mask = 15, stall = 118, a_near = 139, a_far = 258,
      b_far = 279, c_far = 49, rows_near = 341, rows_far = 459, once_near = 67, apart_near = 107,
      apart_far = 319, column = 44, seam = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 4942, visit = 2979,
      loop = 2102, fma = 370, edge = 530, conflict_a = 25621, conflict_b = 3395, conflict_c = 1745,
      conflict = 7858, mask = 95, split = 530, stall = 25, a_far = 77, b_near = 79, b_far = 657, c_far = 231,
      rows_near = 80, rows_far = 158, once_near = 28, apart_near = 119, apart_far = 514, column = 109,
      reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 7698,
      visit = 1949, loop = 3170, fma = 296, edge = 484, conflict_a = 8923, conflict_b = 20150,
      conflict_c = 1052, split = 387, stall = 45, a_near = 48, a_far = 151, b_near = 203, b_far = 433,
      c_near = 20, c_far = 176, rows_near = 96, rows_far = 1024, once_near = 36, once_far = 309,
      apart_near = 13, seam = 79, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 5167, visit = 1786, loop = 4742,
      fma = 367, edge = 103, pack = 1186, conflict_a = 1086, split = 137, a_near = 38, a_far = 317,
      b_near = 900, b_far = 160, c_far = 740, rows_near = 1024, rows_far = 1024, once_near = 581,
      once_far = 505, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 7499, visit = 1846, loop = 2986,
      fma = 405, edge = 40, pack = 1221, conflict_a = 1514, split = 148, stall = 47, a_far = 339,
      b_near = 568, c_far = 1024, rows_far = 1024, once_near = 421, once_far = 296, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 13240, visit = 1837, loop = 839, fma = 598,
      pack = 1547, split = 98, stall = 172, a_far = 165, b_near = 494, c_far = 1024, rows_near = 78,
      reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 3], g_ps = [0, 16195280], g_slope = [5398426, 4794501], edge_columns = 8, region = 2899,
      visit = 516, loop = 9940, fma = 350, pack = 139, conflict_a = 169246, conflict_c = 429, mask = 644,
      stall = 111, a_near = 916, a_far = 102, b_far = 435, c_far = 166, apart_near = 122, apart_far = 180,
      seam = 85, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 1923, visit = 597,
      loop = 8753, fma = 616, conflict = 4899, mask = 2406, split = 90, b_far = 218, c_far = 224,
      once_near = 4, once_far = 110, apart_near = 31, apart_far = 88, brief = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 6802, visit = 1038,
      loop = 2835, fma = 397, edge = 250, conflict_a = 35779, conflict_b = 4371, conflict = 6347, mask = 2013,
      split = 151, a_near = 480, a_far = 204, b_far = 251, c_far = 206, rows_near = 171, rows_far = 691,
      once_far = 129, apart_far = 94, brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x32", family = "skinny",
    tile = #dynmlir.tile<4, 16, 32>, packed = false, model = {
      g_t = [0, 1, 4, 6, 19, 94], g_ps = [10000, 42142, 189177, 563158, 1193042, 9035958],
      g_slope = [32142, 49011, 186990, 48452, 104572, 53997], edge_columns = 8, region = 9003, visit = 1401,
      loop = 552, fma = 314, edge = 312, conflict_a = 18998, conflict_b = 8846, conflict = 3862, mask = 1107,
      split = 211, a_near = 566, a_far = 254, b_far = 158, c_far = 115, rows_near = 464, rows_far = 745,
      once_far = 156, apart_far = 35, brief = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 42, 63], g_ps = [10000, 62495, 354958, 1204042, 3276136, 8423813],
      g_slope = [52495, 58492, 283028, 62790, 245127, 100595], edge_columns = 8, region = 9554, visit = 1955,
      fma = 291, edge = 363, conflict_a = 13373, conflict_b = 7282, conflict = 2688, mask = 627, split = 221,
      a_near = 480, a_far = 204, b_far = 159, c_near = 12, c_far = 134, rows_near = 348, rows_far = 891,
      once_far = 159, brief = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 10550,
      visit = 1940, fma = 321, edge = 471, conflict_a = 12164, conflict_b = 5844, conflict = 7391, mask = 389,
      split = 279, a_near = 156, a_far = 97, b_near = 77, b_far = 523, c_near = 31, c_far = 100,
      rows_near = 237, rows_far = 1024, once_near = 35, once_far = 253, apart_near = 14, apart_far = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [0, 14394050], g_slope = [14394050, 13698540], edge_columns = 8, region = 6100,
      visit = 2123, loop = 2795, fma = 291, pack = 373, conflict_a = 13956, conflict_c = 1402, stall = 230,
      a_near = 119, a_far = 37, b_near = 202, b_far = 135, c_far = 104, rows_near = 249, apart_near = 35,
      apart_far = 867, seam = 151, reread = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x8", family = "skinny",
    tile = #dynmlir.tile<1, 64, 8>, packed = false, model = {
      g_t = [0, 1, 3, 4, 13, 474], g_ps = [46920, 83025, 217888, 244045, 811378, 29209400],
      g_slope = [36105, 67431, 26157, 63037, 61600, 57436], edge_columns = 8, region = 9440, visit = 1456,
      loop = 3238, fma = 532, mask = 470, split = 34, stall = 2, b_far = 88, c_far = 185, once_far = 91,
      brief = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x8", family = "skinny",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 94, 141], g_ps = [49338, 68896, 141236, 497175, 2988588, 6470648],
      g_slope = [19558, 72340, 50848, 29310, 74086, 42106], edge_columns = 8, region = 9944, visit = 1384,
      loop = 853, fma = 369, edge = 113, conflict = 1270, mask = 985, split = 174, a_near = 1024, b_far = 68,
      c_far = 160, rows_near = 515, rows_far = 1024, once_far = 81, brief = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x8", family = "skinny",
    tile = #dynmlir.tile<4, 16, 8>, packed = false, model = {
      g_t = [0, 1, 211, 316, 474, 711], g_ps = [58102, 63136, 9020763, 14235571, 14235571, 34467611],
      g_slope = [5034, 42655, 49664, 0, 85367, 41549], edge_columns = 8, region = 10129, visit = 1625,
      loop = 105, fma = 295, conflict_a = 2369, conflict = 702, mask = 826, split = 214, a_near = 1024,
      a_far = 285, b_far = 39, c_far = 101, rows_near = 1024, rows_far = 1024, once_far = 73, apart_far = 2,
      brief = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x8", family = "skinny",
    tile = #dynmlir.tile<6, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 9, 211, 316], g_ps = [51259, 71551, 121413, 515404, 9423990, 16611612],
      g_slope = [20292, 49862, 56284, 44101, 68453, 44830], edge_columns = 8, region = 10200, visit = 1900,
      fma = 300, conflict_c = 49, mask = 515, split = 175, a_near = 1008, a_far = 120, c_near = 10,
      c_far = 123, rows_near = 1024, rows_far = 1024, once_far = 63, brief = 63
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 2, n = 9}, kernels = [
    "direct_12x8x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10}, at_most = {m = 2, n = 149}, kernels = [
    "direct_6x16x1024", "skinny_1x64x32", "skinny_2x32x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3}, at_most = {m = 16, n = 2}, kernels = [
    "block_2x32x128", "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 3}, at_most = {m = 16, n = 7}, kernels = [
    "direct_12x8x4096", "direct_6x16x1024", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 8}, at_most = {m = 16, n = 149}, kernels = [
    "block_2x32x128", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 150}, at_most = {m = 2, mnk = 5205875, n = 995}, kernels = [
    "skinny_2x32x32", "skinny_4x16x32", "skinny_6x16x32", "skinny_4x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 996}, at_most = {m = 2, mnk = 5205875}, kernels = [
    "skinny_2x32x32", "skinny_4x16x32", "skinny_1x64x8", "skinny_2x32x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 150, mnk = 5205876}, at_most = {m = 2}, kernels = [
    "skinny_6x16x32", "skinny_1x64x8", "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 150, m = 3}, at_most = {m = 16, nk = 2253654}, kernels = [
    "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 150, m = 3, nk = 2253655}, at_most = {m = 16}, kernels = [
    "block_2x32x128", "skinny_4x16x32", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17}, at_most = {n = 4, k = 14}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "direct_6x16x1024", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 15}, at_most = {n = 2}, kernels = [
    "direct_6x16x1024", "dot_4x2x4096", "dot_8x1x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 15, n = 3}, at_most = {n = 4}, kernels = [
    "block_6x16x2048", "direct_6x16x1024", "dot_2x4x4096", "dot_4x2x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5}, at_most = {n = 31, mnk = 33268659, k = 32}, kernels = [
    "block_6x16x2048", "direct_6x16x1024", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 33}, at_most = {n = 31, mnk = 33268659}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, mnk = 33268660}, at_most = {n = 31}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 32}, at_most = {k = 16, n = 497}, kernels = [
    "block_2x32x128", "block_6x16x2048", "panel_1x64x512", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 498}, at_most = {k = 6, mn = 2532249}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_1x64x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 498, mn = 2532250}, at_most = {k = 6}, kernels = [
    "skinny_4x16x32", "skinny_6x16x32", "sweep_6x16x256", "skinny_4x16x8", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 498, k = 7}, at_most = {k = 16}, kernels = [
    "panel_1x64x512", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 32, k = 17}, at_most = {nk = 908145, mk = 320501}, kernels = [
    "block_6x16x2048", "direct_6x16x1024", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 32, k = 17, mk = 320502}, at_most = {nk = 908145}, kernels = [
    "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 32, k = 17, nk = 908146}, at_most = {m = 30}, kernels = [
    "block_2x32x128", "block_6x16x512", "skinny_6x16x32", "sweep_6x16x256", "skinny_6x16x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 32, k = 17, nk = 908146}, at_most = {}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
