// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 38 candidates.
// Measured on AMD EPYC (Zen 4), one thread, 3219 synthetic shapes, 2026-11-24, IREE 3.13.0: docs/tune.md says how.
// 30 micro-kernels, with 160 shortlists and their factors; the best of them against the best of all: 1.001
// chosen against the best of them: 1.041 on shapes held out, 1.03 on its own; predicted against measured time there: median error 6 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 19, 28], g_ps = [42376, 1139454, 10072000, 16711800],
      g_slope = [548539, 525443, 737755, 422196], region = 3420, visit = 684, loop = 4668, fma = 222,
      edge = 642, pack = 88, conflict_a = 1488, conflict_c = 1889, conflict = 7094, mask = 55, stall = 357,
      a_near = 79, a_far = 117, c_far = 63, rows_near = 656, once_near = 176, once_far = 132, alias_a = 115,
      alias_c = 125, apart_near = 69, apart_far = 46, column = 79, seam = 92, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [34843], g_slope = [39478786], edge_columns = 8, region = 6638, visit = 2308,
      loop = 3322, fma = 238, edge = 203, conflict_a = 16096, conflict_b = 1025, conflict_c = 2803,
      conflict = 11120, mask = 21, split = 1063, stall = 252, a_near = 119, a_far = 95, b_near = 51,
      c_far = 103, rows_far = 321, once_near = 33, once_far = 15, alias_a = 386, alias_c = 42,
      apart_near = 13, apart_far = 266, column = 84, seam = 107, reread = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [30551], g_slope = [9711076], region = 2562, visit = 1992, loop = 3456, fma = 165,
      edge = 446, conflict_a = 13345, conflict_b = 8483, conflict_c = 2374, conflict = 23834, mask = 19,
      split = 228, stall = 269, a_far = 138, b_near = 154, c_near = 24, c_far = 302, rows_far = 48,
      once_far = 32, alias_a = 386, alias_c = 865, apart_near = 96, apart_far = 390, brief = 2, column = 78,
      seam = 67, reread = 133
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [36317, 7809786, 27204930], g_slope = [3886734, 4848786, 3856505],
      edge_columns = 8, visit = 654, loop = 16429, fma = 285, edge = 37, conflict_a = 13663, conflict_b = 496,
      conflict_c = 956, split = 161, stall = 161, a_near = 37, a_far = 184, b_near = 152, b_far = 241,
      c_near = 74, c_far = 44, rows_near = 85, rows_far = 1024, once_near = 3, once_far = 66, alias_a = 158,
      apart_near = 64, apart_far = 130, brief = 1, column = 708, seam = 355, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [35964, 17956643, 28926717], g_slope = [2986779, 3656691, 2829378],
      edge_columns = 8, region = 3065, visit = 928, loop = 9782, fma = 263, edge = 91, conflict_a = 9422,
      conflict_c = 1260, conflict = 1589, split = 286, stall = 203, a_near = 70, a_far = 195, b_near = 8,
      b_far = 212, c_far = 68, rows_near = 63, rows_far = 1024, once_far = 43, alias_a = 56, alias_c = 44,
      apart_near = 45, apart_far = 91, column = 549, seam = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x1024", family = "direct",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [30575, 15947155, 23068476], g_slope = [5305526, 7121321, 5157101],
      edge_columns = 8, region = 5651, visit = 1213, loop = 6480, fma = 260, edge = 137, conflict_a = 4195,
      conflict_b = 100, conflict_c = 1417, conflict = 2566, split = 386, stall = 192, a_near = 92,
      a_far = 153, b_near = 4, b_far = 222, c_far = 117, rows_near = 17, rows_far = 1024, once_far = 23,
      alias_a = 66, alias_c = 80, apart_near = 51, apart_far = 112, column = 249, seam = 271, reread = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [38081, 64617550], g_slope = [7175496, 6840366], edge_columns = 8, region = 1870,
      visit = 1287, loop = 9958, fma = 263, edge = 102, conflict_a = 3199, conflict_c = 1291, conflict = 1320,
      split = 285, stall = 201, a_near = 72, a_far = 146, b_near = 6, b_far = 164, c_far = 68,
      rows_far = 1024, once_far = 32, alias_a = 73, alias_c = 55, apart_near = 42, apart_far = 92,
      column = 522, seam = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [35548, 1853738, 3396937, 36536250],
      g_slope = [1818190, 1543199, 1949371, 1743002], edge_columns = 8, region = 2415, visit = 1260,
      loop = 9771, fma = 265, edge = 83, conflict_a = 3219, conflict_c = 1331, conflict = 1150, split = 285,
      stall = 191, a_near = 77, a_far = 194, b_near = 8, b_far = 121, c_far = 77, rows_far = 1024,
      once_far = 44, alias_a = 136, alias_c = 44, apart_near = 54, apart_far = 96, column = 526, seam = 221
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [32935, 64722550], g_slope = [4976124, 4695333], edge_columns = 8, region = 5480,
      visit = 1344, loop = 5190, fma = 261, edge = 183, conflict_a = 3544, conflict_b = 572,
      conflict_c = 1884, conflict = 4990, split = 573, stall = 181, a_near = 88, a_far = 134, b_far = 186,
      c_far = 131, rows_near = 3, rows_far = 97, once_near = 13, once_far = 100, alias_a = 52, alias_c = 63,
      apart_near = 34, apart_far = 80, column = 156, seam = 157, reread = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [27327, 11347050], g_slope = [870747, 1023916], visit = 626, loop = 5307,
      fma = 255, pack = 907, conflict_a = 3342, split = 471, a_near = 8, a_far = 336, b_near = 1024,
      b_far = 1024, c_near = 875, c_far = 126, rows_far = 1024, once_near = 778, once_far = 1024,
      alias_a = 49, reread = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [25955, 6820500], g_slope = [1132424, 1352426], visit = 1180, loop = 2809,
      fma = 399, pack = 824, conflict_a = 2511, split = 202, a_near = 49, a_far = 370, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [34466, 1638496, 4047357, 4863500, 6233952],
      g_slope = [1604030, 2408861, 816143, 1370452, 1866030], visit = 2609, loop = 4200, fma = 280,
      pack = 866, conflict_a = 3035, split = 279, a_near = 68, a_far = 382, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 396, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 10,
      reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [53989, 8086714], g_slope = [2677575, 2977674], visit = 5415, loop = 8513,
      fma = 279, pack = 559, conflict_a = 2004, split = 179, a_near = 7, a_far = 449, b_near = 1024,
      b_far = 1024, c_near = 567, rows_far = 1024, once_near = 641, once_far = 1024, alias_a = 12, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [77433], g_slope = [3451137], visit = 8269, loop = 6198, fma = 282, pack = 570,
      conflict_a = 1254, split = 106, a_far = 412, b_near = 1024, b_far = 1024, c_near = 973, rows_far = 1024,
      once_near = 678, once_far = 1024, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28671], g_slope = [2086588], visit = 2168, loop = 1895, fma = 448, pack = 768,
      conflict_a = 2531, split = 140, a_near = 41, a_far = 359, b_near = 1024, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [46956, 8118762], g_slope = [2690602, 2836736], visit = 5434, loop = 2214,
      fma = 305, pack = 821, conflict_a = 2779, split = 211, a_near = 37, a_far = 348, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 597, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 10, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [35955, 417361, 5496471, 7372950],
      g_slope = [381406, 423259, 312746, 410430], region = 4882, visit = 1794, fma = 278, edge = 11,
      conflict_a = 6568, conflict_c = 168, conflict = 6657, mask = 245, split = 208, stall = 108, a_near = 94,
      a_far = 201, b_near = 61, b_far = 339, c_near = 72, c_far = 159, once_near = 51, once_far = 169,
      alias_a = 170, alias_c = 70, apart_near = 52, apart_far = 737
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 9, 42], g_ps = [37214, 342005, 3068571, 13038800],
      g_slope = [304791, 340820, 302128, 340017], region = 2406, visit = 1488, fma = 249, edge = 12,
      conflict_a = 10778, conflict_b = 3258, conflict = 4279, mask = 256, split = 498, stall = 159,
      a_near = 108, a_far = 255, b_near = 112, b_far = 992, c_near = 84, c_far = 133, once_near = 6,
      once_far = 276, alias_a = 874, alias_c = 88, apart_near = 55, apart_far = 417
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x64x8", family = "skinny",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [32525, 67362], g_slope = [34837, 51325], edge_columns = 16, region = 10739,
      visit = 1658, loop = 353, fma = 259, conflict_a = 15570, mask = 119, split = 258, stall = 74,
      a_near = 339, a_far = 634, c_near = 66, c_far = 172, rows_near = 877, once_far = 190, alias_c = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28, 63], g_ps = [38272, 12954362, 31878000], g_slope = [461288, 540675, 446653],
      edge_columns = 16, region = 6704, visit = 2445, loop = 1233, fma = 271, edge = 68, conflict_a = 349,
      conflict_b = 119, conflict_c = 4, conflict = 1526, split = 75, stall = 95, a_far = 113, b_near = 59,
      b_far = 387, c_near = 85, c_far = 195, once_near = 45, once_far = 261, alias_a = 268, apart_near = 20,
      apart_far = 579
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x16", family = "skinny",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [35121, 108035], g_slope = [72914, 98530], edge_columns = 16, region = 8177,
      visit = 1567, fma = 275, conflict_a = 9864, conflict_c = 173, conflict = 871, mask = 147, split = 201,
      stall = 54, a_far = 514, b_far = 369, c_near = 94, c_far = 210, rows_near = 990, once_far = 234,
      alias_a = 235, apart_near = 2, apart_far = 37, brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [37137], g_slope = [38774566], edge_columns = 8, region = 4488, visit = 1736,
      fma = 240, edge = 180, conflict_a = 13955, conflict_b = 4426, conflict = 5169, mask = 240, split = 1005,
      stall = 175, a_near = 16, a_far = 47, b_near = 245, b_far = 546, c_near = 73, c_far = 198,
      rows_near = 38, rows_far = 36, once_near = 68, once_far = 233, alias_a = 305, alias_c = 71,
      apart_far = 935
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [31792, 2151381, 4646137, 4646137, 13445029, 33461895],
      g_slope = [706529, 2494756, 0, 676837, 2224096, 0], region = 1230, visit = 1056, fma = 146, edge = 361,
      conflict_a = 11473, conflict_b = 14071, conflict_c = 112, conflict = 8455, mask = 246, split = 352,
      stall = 237, a_far = 84, b_near = 541, b_far = 445, c_near = 121, c_far = 202, once_near = 70,
      once_far = 415, alias_a = 434, alias_c = 259, apart_near = 70, apart_far = 241
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [30441, 35482350], g_slope = [1266139, 1198035], edge_columns = 8, region = 7296,
      visit = 1875, loop = 1312, fma = 259, edge = 96, conflict_a = 9281, conflict_b = 772, conflict = 1028,
      mask = 142, split = 270, stall = 114, a_near = 72, a_far = 20, b_near = 93, b_far = 291, c_near = 53,
      c_far = 177, rows_far = 1024, once_near = 35, once_far = 75, alias_c = 23, apart_near = 39,
      apart_far = 634, brief = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27743, 12002217, 18974429], g_slope = [1330497, 1743053, 1324088],
      edge_columns = 8, region = 7243, visit = 2015, loop = 572, fma = 262, edge = 134, conflict_a = 3166,
      conflict_b = 789, conflict_c = 32, conflict = 2655, mask = 146, split = 280, stall = 118, a_near = 10,
      a_far = 64, b_near = 85, b_far = 487, c_near = 48, c_far = 186, rows_near = 96, rows_far = 646,
      once_near = 35, once_far = 159, alias_c = 7, apart_near = 41, apart_far = 579
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [36409, 44075048], g_slope = [7339773, 6828957], edge_columns = 8, region = 6036,
      visit = 2625, loop = 888, fma = 263, edge = 111, conflict_a = 1938, conflict_b = 999, conflict_c = 59,
      conflict = 139, mask = 46, split = 209, stall = 116, a_far = 35, b_near = 43, b_far = 171, c_near = 72,
      c_far = 159, rows_near = 109, rows_far = 780, once_near = 6, once_far = 72, apart_near = 65,
      apart_far = 706, brief = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [24316, 16950200], g_slope = [604495, 657142], edge_columns = 8, region = 5806,
      visit = 981, fma = 222, edge = 305, conflict_a = 5200, conflict_b = 4987, conflict = 2661, mask = 296,
      split = 694, stall = 181, a_near = 58, a_far = 81, b_near = 113, b_far = 802, c_near = 54, c_far = 130,
      rows_near = 253, rows_far = 347, once_near = 44, once_far = 352, apart_near = 42, apart_far = 526
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [51397, 279756947], g_slope = [46617591, 48697951], region = 4616, visit = 2743,
      loop = 2027, fma = 238, edge = 805, pack = 99, conflict_a = 26207, conflict_c = 2359, mask = 62,
      stall = 207, a_near = 43, a_far = 6, c_far = 153, once_near = 280, once_far = 1024, alias_a = 472,
      alias_c = 101, apart_far = 222, brief = 82, column = 52, seam = 107, reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [59417, 40129050], g_slope = [10017408, 8590905], edge_columns = 16, visit = 1149,
      loop = 12153, fma = 269, edge = 142, pack = 68, conflict_a = 1215, conflict_c = 1299, stall = 140,
      a_near = 3, a_far = 30, b_far = 165, c_near = 14, c_far = 117, rows_far = 571, once_near = 152,
      once_far = 342, alias_c = 30, apart_near = 103, apart_far = 205, brief = 26, column = 446, seam = 200
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [51663, 17653300, 37512000], g_slope = [5867212, 6619566, 5016650],
      edge_columns = 16, region = 4938, visit = 1350, loop = 5240, fma = 261, edge = 655, pack = 48,
      conflict_a = 3767, conflict_c = 1860, conflict = 95, mask = 25, stall = 187, a_near = 60, a_far = 30,
      c_far = 161, rows_near = 204, rows_far = 534, once_near = 210, once_far = 304, alias_c = 75,
      apart_far = 249, column = 112, seam = 207, reread = 43
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 3}, kernels = [
    "direct_16x8x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4}, at_most = {n = 1, k = 9}, kernels = [
    "direct_16x8x1024", "dot_8x1x4096"
  ], factors = [236, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, n = 2}, at_most = {n = 4, k = 9}, kernels = [
    "direct_16x8x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10}, at_most = {n = 4, k = 26, nk = 24}, kernels = [
    "direct_16x8x1024", "dot_8x1x4096"
  ], factors = [250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, nk = 25}, at_most = {n = 4, k = 26}, kernels = [
    "direct_16x8x1024", "dot_4x2x4096"
  ], factors = [251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27}, at_most = {n = 1, mn = 19}, kernels = [
    "dot_4x1x4096"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, mn = 20}, at_most = {n = 1, mn = 6783}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [265, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, mn = 6784}, at_most = {n = 1}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [207, 234, 219, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2}, at_most = {n = 2, mnk = 11954916, k = 237}, kernels = [
    "dot_4x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, n = 2}, at_most = {n = 2, mnk = 11954916, mn = 26}, kernels = [
    "dot_4x2x4096"
  ], factors = [141]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, n = 2, mn = 27}, at_most = {n = 2, mnk = 11954916, nk = 4930}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [248, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, n = 2, mn = 27, nk = 4931}, at_most = {n = 2, mnk = 11954916}, kernels = [
    "dot_8x2x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2, mnk = 11954917}, at_most = {n = 2, nk = 11641}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096", "sweep_16x16x4096"
  ], factors = [221, 262, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2, mnk = 11954917, nk = 11642}, at_most = {n = 2}, kernels = [
    "dot_8x2x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3}, at_most = {n = 4, nk = 495, mk = 3906}, kernels = [
    "dot_4x4x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, mk = 3907}, at_most = {n = 4, nk = 495, mnk = 634015}, kernels = [
    "dot_4x4x4096", "dot_8x1x4096"
  ], factors = [247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, mk = 3907, mnk = 634016}, at_most = {n = 4, nk = 495}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "dot_8x1x4096"
  ], factors = [239, 233, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496}, at_most = {n = 4, mn = 4, m = 4}, kernels = [
    "dot_6x4x4096"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, mn = 5}, at_most = {n = 4, mn = 25, m = 4}, kernels = [
    "dot_4x4x4096"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, m = 5}, at_most = {n = 4, mn = 25}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [203, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, mn = 26}, at_most = {n = 4, mnk = 15129656, nk = 2365}, kernels = [
    "dot_4x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 2366, mn = 26}, at_most = {n = 4, mnk = 15129656, m = 22}, kernels = [
    "dot_4x4x4096"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 2366, mn = 26, m = 23}, at_most = {n = 4, mnk = 15129656}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [245, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, mn = 26, mnk = 15129657}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [268, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, mn = 35, m = 3}, kernels = [
    "sweep_16x16x4096"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4}, at_most = {n = 8, mn = 35}, kernels = [
    "sweep_16x8x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36}, at_most = {n = 8, k = 47, nk = 46}, kernels = [
    "direct_16x8x1024", "direct_8x32x1024"
  ], factors = [244, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, nk = 47}, at_most = {n = 8, k = 47, mk = 5897}, kernels = [
    "sweep_16x8x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, nk = 47, mk = 5898}, at_most = {n = 8, k = 24}, kernels = [
    "direct_16x16x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, nk = 47, mk = 5898, k = 25}, at_most = {n = 8, k = 47}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256"
  ], factors = [288, 286, 276, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48}, at_most = {n = 8, mnk = 16567061, m = 24, mk = 34269}, kernels = [
    "sweep_16x8x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mk = 34270}, at_most = {n = 8, mnk = 16567061, m = 24}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [243, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, m = 25}, at_most = {n = 6, mnk = 935442, k = 230}, kernels = [
    "dot_4x2x4096", "sweep_16x8x256"
  ], factors = [248, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, m = 25, mnk = 935443}, at_most = {n = 6, mnk = 16567061, k = 230}, kernels = [
    "sweep_16x8x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 36, k = 48, m = 25}, at_most = {n = 8, mnk = 16567061, k = 230}, kernels = [
    "sweep_16x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 231, m = 25}, at_most = {n = 8, mnk = 16567061, nk = 10852, k_even = 362}, kernels = [
    "dot_4x2x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [257, 250, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 231, m = 25, k_even = 363}, at_most = {n = 8, mnk = 16567061, nk = 10852}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [241, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 231, m = 25, nk = 10853}, at_most = {n = 8, mnk = 16567061}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 16567062}, at_most = {n = 8, k_even = 512, m = 3009}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_6x48x256"
  ], factors = [265, 255, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 16567062, m = 3010}, at_most = {n = 8, k_even = 512}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 16567062, k_even = 513}, at_most = {n = 8}, kernels = [
    "dot_6x4x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [261, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 3, nk = 2835836, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 2, nk = 2835836, n_even = 362, n = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 2, nk = 2835836, n_even = 362, n = 49}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [272, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50}, at_most = {m = 2, nk = 449015, n_even = 362}, kernels = [
    "skinny_6x64x64"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, nk = 449016}, at_most = {m = 2, nk = 2835836, n_even = 4, n = 1171}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [285, 280, 288, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1172, nk = 449016}, at_most = {m = 2, nk = 2835836, n_even = 4}, kernels = [
    "skinny_8x32x16"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, nk = 449016, n_even = 5}, at_most = {m = 2, nk = 2835836, n_even = 362}, kernels = [
    "direct_3x128x512", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [269, 257, 262, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {m = 3, nk = 2835836, n_even = 362, mk = 100}, kernels = [
    "skinny_16x16x64"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mk = 101}, at_most = {m = 3, nk = 2835836, n_even = 362}, kernels = [
    "skinny_6x64x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 363}, at_most = {m = 3, nk = 2835836, n_even = 724}, kernels = [
    "direct_3x128x512", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [266, 258, 259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 725}, at_most = {m = 2, nk = 2835836}, kernels = [
    "direct_3x128x512", "skinny_4x64x8"
  ], factors = [273, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 725, m = 3}, at_most = {m = 3, nk = 2835836}, kernels = [
    "direct_3x128x512", "sweep_6x64x1024"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4}, at_most = {m = 7, nk = 2835836, n = 50, k = 151}, kernels = [
    "skinny_16x16x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, k = 152}, at_most = {m = 7, nk = 2835836, n = 50}, kernels = [
    "direct_16x16x4096", "sweep_6x64x1024"
  ], factors = [206, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 4}, at_most = {m = 5, nk = 2835836, mk = 138}, kernels = [
    "skinny_16x16x64"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 4, mk = 139}, at_most = {m = 4, nk = 2835836}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [241, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 5, mk = 139}, at_most = {m = 5, nk = 2835836}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 6}, at_most = {m = 6, nk = 2835836}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 7}, at_most = {m = 7, nk = 2835836}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [239, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 8}, at_most = {m = 8, nk = 2835836}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [253, 235, 220, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {m = 12, nk = 36138, k = 23}, kernels = [
    "skinny_16x16x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 24}, at_most = {m = 12, nk = 36138}, kernels = [
    "sweep_6x64x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 36139}, at_most = {m = 9, nk = 2835836, mnk = 11472544}, kernels = [
    "skinny_6x64x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [251, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, nk = 36139}, at_most = {m = 12, nk = 2835836, mnk = 11472544}, kernels = [
    "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 36139, mnk = 11472545}, at_most = {m = 12, nk = 2835836, mk = 16581}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [244, 246, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 36139, mnk = 11472545, mk = 16582}, at_most = {m = 12, nk = 2835836}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837}, at_most = {m = 12, mn = 1417, n = 41}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "sweep_8x16x256"
  ], factors = [257, 238, 250, 240, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 2835837}, at_most = {m = 12, mn = 1417, nk = 3660068}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x48x1024", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [256, 252, 255, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 3660069}, at_most = {m = 12, mn = 1417, k = 55310}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [267, 280, 286, 293, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, nk = 3660069, k = 55311}, at_most = {m = 12, mn = 1417}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [242, 240, 258, 212, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 1418}, at_most = {m = 3, n_even = 4}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [293, 291, 303, 278, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 1418, n_even = 5}, at_most = {m = 3}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_4x64x8"
  ], factors = [247, 240, 245, 237, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 1418, m = 4}, at_most = {m = 5}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [275, 268, 267, 273, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 1418, m = 6}, at_most = {m = 12, n_even = 4, nk = 6208162}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [263, 268, 273, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 6208163, mn = 1418, m = 6}, at_most = {m = 12, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [276, 286, 310, 294, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 1418, m = 6, n_even = 5}, at_most = {m = 8}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [259, 238, 235, 231, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 1418, m = 9, n_even = 5}, at_most = {m = 12}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [252, 226, 226, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13}, at_most = {k_even = 724, k = 7, n = 16, mn = 2609479, nk = 77}, kernels = [
    "tall_6x64x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13}, at_most = {k_even = 724, k = 7, n = 24, mn = 2609479, nk = 77}, kernels = [
    "tall_8x32x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13}, at_most = {k_even = 724, k = 7, n = 113, mn = 3659, nk = 77}, kernels = [
    "direct_8x32x1024"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, mn = 3660}, at_most = {k_even = 724, k = 7, n = 113, mn = 2609479, nk = 77}, kernels = [
    "tall_6x64x1024"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, nk = 78}, at_most = {k_even = 724, k = 7, n = 37, mn = 2609479, m = 114}, kernels = [
    "direct_8x32x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 38, m = 13, nk = 78}, at_most = {k_even = 724, k = 7, n = 113, mn = 2609479, m = 114}, kernels = [
    "direct_5x64x512"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 115, nk = 78}, at_most = {k_even = 724, k = 7, n = 42, mn = 2609479}, kernels = [
    "tall_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 115, nk = 78}, at_most = {k_even = 724, k = 7, n = 113, mn = 2609479}, kernels = [
    "block_6x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [267, 289, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, mn = 2609480}, at_most = {k_even = 724, k = 7, n = 32}, kernels = [
    "direct_16x16x4096", "sweep_6x48x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [234, 227, 225, 232, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 13, mn = 2609480}, at_most = {k_even = 724, k = 7, n = 113}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024"
  ], factors = [284, 286, 286, 296, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 65, n = 476}, kernels = [
    "skinny_10x32x64"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mk = 66}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 267, n = 476}, kernels = [
    "skinny_10x32x64"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 477, m = 13}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 267, m = 42}, kernels = [
    "skinny_4x64x8", "sweep_16x16x4096"
  ], factors = [271, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 477, m = 43}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 267}, kernels = [
    "skinny_10x32x64", "skinny_4x64x8"
  ], factors = [286, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mk = 268}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 724, n = 241}, kernels = [
    "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [331, 321, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 242, m = 13, mk = 268}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 362}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [276, 264, 267, 263, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 242, m = 13, mk = 268, n_even = 363}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 724}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [259, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mk = 268, k = 6}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [252, 260, 248, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, n_even = 725}, at_most = {k_even = 724, k = 3, mn = 2838688}, kernels = [
    "skinny_4x64x8"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, n_even = 725, k = 4}, at_most = {k_even = 724, k = 7, mn = 2838688}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mn = 2838689}, at_most = {k_even = 724, k = 7, mk = 17794, n_even = 128}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x48x256"
  ], factors = [266, 262, 304, 260, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mn = 2838689, n_even = 129}, at_most = {k_even = 724, k = 7, mk = 17794}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_16x8x256", "sweep_6x48x256"
  ], factors = [246, 250, 246, 241, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mn = 2838689, mk = 17795}, at_most = {k_even = 724, k = 7}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [260, 275, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8}, at_most = {k_even = 724, mk = 2080703, nk = 225, n = 16, k = 95}, kernels = [
    "block_6x16x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8, nk = 226}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 16, k = 95}, kernels = [
    "block_6x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 8}, at_most = {k_even = 724, mk = 2080703, nk = 402, n = 25, k = 95}, kernels = [
    "direct_16x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 8, nk = 403}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 25, k = 95}, kernels = [
    "sweep_8x16x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 96}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 11, m = 50}, kernels = [
    "sweep_16x16x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 51, k = 96}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 11}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "dot_4x2x4096", "dot_6x4x4096", "tall_16x16x4096"
  ], factors = [256, 241, 246, 244, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, m = 13, k = 96}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 16}, kernels = [
    "block_6x16x256", "direct_8x32x1024"
  ], factors = [256, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 96}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 24}, kernels = [
    "dot_4x2x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [257, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 96}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n = 25}, kernels = [
    "direct_16x16x4096", "sweep_6x48x256", "tall_8x32x1024"
  ], factors = [250, 256, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 8}, at_most = {k_even = 724, mk = 39440, nk = 2046879, n = 117, k = 109, m = 1006}, kernels = [
    "sweep_8x16x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 1007, k = 8}, at_most = {k_even = 724, mk = 39440, nk = 2046879, n = 117, k = 109}, kernels = [
    "block_6x16x256", "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [253, 266, 267, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110}, at_most = {k_even = 724, mk = 39440, nk = 2046879, n = 117, m = 67}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [258, 258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 68, k = 110}, at_most = {k_even = 724, mk = 39440, nk = 2046879, n = 117}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096"
  ], factors = [259, 261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 13, k = 8}, at_most = {k_even = 724, mk = 39440, nk = 2046879, m = 22}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [256, 253, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 23, k = 8}, at_most = {k_even = 724, mk = 39440, nk = 2046879, mn = 2162274, k = 33, n_even = 724}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [249, 256, 256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 23, k = 8, n_even = 725}, at_most = {k_even = 724, mk = 39440, nk = 2046879, mn = 2162274, k = 33}, kernels = [
    "direct_5x64x512", "skinny_6x64x64", "sweep_6x48x256", "tall_8x32x1024"
  ], factors = [240, 250, 249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 23, k = 34}, at_most = {k_even = 724, mk = 39440, nk = 2046879, mn = 2162274, n = 849}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [256, 260, 258, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 850, m = 23, k = 34}, at_most = {k_even = 724, mk = 39440, nk = 2046879, mn = 2162274}, kernels = [
    "direct_5x64x512", "direct_6x64x256", "sweep_4x64x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [248, 248, 249, 249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 23, k = 8, mn = 2162275}, at_most = {k_even = 724, mk = 39440, nk = 2046879}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256", "sweep_8x16x256"
  ], factors = [264, 255, 257, 259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 8, mk = 39441}, at_most = {k_even = 724, mk = 663767, nk = 2046879, k = 109, mn = 2824777}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [251, 249, 252, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 8, mk = 39441, mn = 2824778}, at_most = {k_even = 724, mk = 663767, nk = 2046879, k = 109}, kernels = [
    "direct_5x64x512", "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [254, 252, 251, 255, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 8, mk = 663768}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, k = 109}, kernels = [
    "block_6x16x256", "direct_3x128x512", "tall_8x32x1024"
  ], factors = [259, 235, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110, mk = 39441}, at_most = {k_even = 724, mk = 589879, nk = 87375, mn = 87187, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [258, 246, 247, 245, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110, mk = 39441, n_even = 5}, at_most = {k_even = 724, mk = 589879, nk = 87375, mn = 87187}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [258, 260, 263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110, mk = 39441, mn = 87188}, at_most = {k_even = 724, mk = 589879, nk = 87375, m = 1040}, kernels = [
    "block_6x16x256", "sweep_16x16x4096"
  ], factors = [253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 1041, k = 110, mk = 39441, mn = 87188}, at_most = {k_even = 724, mk = 589879, nk = 87375}, kernels = [
    "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110, mk = 39441, nk = 87376}, at_most = {k_even = 724, mk = 589879, nk = 2046879, m = 67}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [248, 250, 249, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 68, k = 110, mk = 39441, nk = 87376}, at_most = {k_even = 724, mk = 589879, nk = 2046879, n_even = 4, mn = 680134}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [240, 242, 244, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 68, k = 110, mk = 39441, nk = 87376, mn = 680135}, at_most = {k_even = 724, mk = 589879, nk = 2046879, n_even = 4}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [251, 250, 251, 259, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 68, k = 110, mk = 39441, nk = 87376, n_even = 5}, at_most = {k_even = 724, mk = 589879, nk = 2046879, n_even = 362}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [259, 255, 262, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 68, k = 110, mk = 39441, nk = 87376, n_even = 363}, at_most = {k_even = 724, mk = 589879, nk = 2046879}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [257, 258, 256, 246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110, mk = 589880}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n_even = 4, k = 500}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [243, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 501, mk = 589880}, at_most = {k_even = 724, mk = 2080703, nk = 2046879, n_even = 4}, kernels = [
    "direct_16x16x4096", "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [239, 238, 231, 246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, k = 110, mk = 589880, n_even = 5}, at_most = {k_even = 724, mk = 2080703, nk = 2046879}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [260, 258, 262, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8, nk = 2046880}, at_most = {k_even = 724, mk = 2080703, m = 16, nk = 11057196}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [256, 267, 270, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8, nk = 11057197}, at_most = {k_even = 724, mk = 2080703, m = 16}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024"
  ], factors = [261, 263, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 8, nk = 2046880}, at_most = {k_even = 724, mk = 2080703, m = 48, nk = 2711905}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [255, 258, 259, 259, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 8, nk = 2711906}, at_most = {k_even = 724, mk = 2080703, m = 48}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [262, 265, 262, 259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 49, k = 8, nk = 2046880}, at_most = {k_even = 724, mk = 2080703, m = 159}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "tall_8x32x1024"
  ], factors = [262, 259, 259, 256, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 160, k = 8, nk = 2046880}, at_most = {k_even = 724, mk = 2080703}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [253, 253, 254, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8, mk = 2080704}, at_most = {k_even = 724, n = 24, nk = 1209}, kernels = [
    "block_6x16x256", "sweep_16x8x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [231, 247, 247, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8, mk = 2080704, nk = 1210}, at_most = {k_even = 724, n = 16, mn = 71233}, kernels = [
    "direct_16x16x4096", "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_16x16x4096"
  ], factors = [230, 267, 234, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 8, mk = 2080704, nk = 1210}, at_most = {k_even = 724, n = 24, mn = 71233}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096"
  ], factors = [252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 8, mk = 2080704, nk = 1210, mn = 71234}, at_most = {k_even = 724, n = 24, m = 9855}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9856, k = 8, mk = 2080704, nk = 1210, mn = 71234}, at_most = {k_even = 724, n = 24}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [251, 248, 254, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 2080704}, at_most = {k_even = 724, m = 10713, nk = 3502436, mk = 3351707}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [253, 251, 260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 3351708}, at_most = {k_even = 724, m = 10713, nk = 127066}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [254, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 3351708, nk = 127067}, at_most = {k_even = 724, m = 10713, nk = 3502436}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [264, 256, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 2080704, nk = 3502437}, at_most = {k_even = 724, m = 10713}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [257, 253, 264, 260, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 8, mk = 2080704}, at_most = {k_even = 724, k = 90}, kernels = [
    "direct_5x64x512", "skinny_8x32x16", "sweep_8x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [248, 289, 250, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 91, mk = 2080704}, at_most = {k_even = 724}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [256, 252, 262, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725}, at_most = {mk = 4986415, nk = 1004647, n = 24, m = 98}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [244, 240, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 99, k_even = 725}, at_most = {mk = 4986415, nk = 1004647, n = 24}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_6x48x256", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [256, 254, 251, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k_even = 725}, at_most = {mk = 4986415, nk = 1004647, m = 72}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [247, 250, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 73, k_even = 725}, at_most = {mk = 4986415, nk = 1004647}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [259, 258, 257, 262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, nk = 1004648}, at_most = {mk = 343429}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [259, 271, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, nk = 1004648, mk = 343430}, at_most = {mk = 4986415}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [254, 263, 267, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, mk = 4986416}, at_most = {nk = 99491}, kernels = [
    "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [249, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, mk = 4986416, nk = 99492}, at_most = {}, kernels = [
    "direct_8x32x1024", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [264, 264, 262, 260]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
