// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 38 candidates.
// Measured on AMD EPYC (Zen 4), one thread, 4719 synthetic shapes, 2026-11-24, IREE 3.13.0: docs/tune.md says how.
// 30 micro-kernels, with 160 shortlists and their factors; the best of them against the best of all: 1.001
// chosen against the best of them: 1.037 on shapes held out; predicted against measured time there, from 1 us: median error 5 %
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
      g_slope = [548539, 525443, 737755, 422196], region = 4146, visit = 661, loop = 4691, fma = 223,
      edge = 734, pack = 63, conflict_a = 2275, conflict_c = 1666, conflict = 7750, mask = 34, stall = 303,
      a_near = 80, a_far = 233, c_near = 26, rows_near = 660, once_near = 222, once_far = 94, alias_a = 43,
      alias_c = 173, apart_near = 64, apart_far = 82, column = 61, seam = 86, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [34843], g_slope = [39478786], edge_columns = 8, region = 7405, visit = 2267,
      loop = 3210, fma = 237, edge = 201, conflict_a = 15033, conflict_b = 2060, conflict_c = 2631,
      conflict = 9755, mask = 12, split = 1021, stall = 196, a_near = 123, a_far = 115, b_near = 38,
      c_far = 80, rows_near = 186, rows_far = 168, once_near = 26, once_far = 22, alias_a = 273, alias_c = 51,
      apart_near = 42, apart_far = 258, column = 94, seam = 42, reread = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [30551], g_slope = [9711076], region = 3258, visit = 1965, loop = 3411, fma = 163,
      edge = 414, conflict_a = 14277, conflict_b = 9607, conflict_c = 2259, conflict = 22468, mask = 8,
      split = 304, stall = 216, a_far = 170, b_near = 153, c_near = 32, c_far = 186, rows_far = 73,
      once_near = 35, once_far = 23, alias_a = 299, alias_c = 869, apart_near = 92, apart_far = 377,
      column = 87, seam = 31, reread = 132
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [36317, 7809786, 27204930], g_slope = [3886734, 4848786, 3856505],
      edge_columns = 8, visit = 574, loop = 17610, fma = 287, edge = 45, conflict_a = 12069, conflict_b = 376,
      conflict_c = 1070, split = 157, stall = 180, a_near = 42, a_far = 289, b_near = 163, b_far = 217,
      c_near = 68, rows_far = 681, once_near = 17, once_far = 66, alias_a = 125, apart_near = 40,
      apart_far = 141, brief = 5, column = 628, seam = 207, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [35964, 17956643, 28926717], g_slope = [2986779, 3656691, 2829378],
      edge_columns = 8, region = 2725, visit = 808, loop = 10658, fma = 262, edge = 88, conflict_a = 12993,
      conflict_b = 273, conflict_c = 1294, conflict = 881, split = 307, stall = 215, a_near = 21, a_far = 279,
      b_near = 19, b_far = 155, c_near = 1, c_far = 36, rows_near = 38, rows_far = 1024, once_far = 30,
      alias_c = 38, apart_near = 38, apart_far = 151, brief = 12, column = 584, seam = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x1024", family = "direct",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [30575, 15947155, 23068476], g_slope = [5305526, 7121321, 5157101],
      edge_columns = 8, region = 6191, visit = 1094, loop = 6735, fma = 259, edge = 139, conflict_a = 4340,
      conflict_b = 483, conflict_c = 1438, conflict = 1464, split = 383, stall = 179, a_near = 75,
      a_far = 220, b_near = 7, b_far = 189, c_far = 64, rows_near = 168, rows_far = 1024, once_far = 41,
      alias_a = 45, alias_c = 59, apart_near = 54, apart_far = 139, column = 324, seam = 228, reread = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [38081, 64617550], g_slope = [7175496, 6840366], edge_columns = 8, region = 2058,
      visit = 1145, loop = 10534, fma = 261, edge = 103, conflict_a = 3191, conflict_b = 311,
      conflict_c = 1354, conflict = 601, split = 293, stall = 186, a_near = 44, a_far = 220, b_near = 20,
      b_far = 124, c_far = 66, rows_near = 87, rows_far = 1024, once_far = 36, alias_a = 53, alias_c = 44,
      apart_near = 38, apart_far = 168, brief = 10, column = 572, seam = 159, reread = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [35548, 1853738, 3396937, 36536250],
      g_slope = [1818190, 1543199, 1949371, 1743002], edge_columns = 8, region = 2655, visit = 1111,
      loop = 10248, fma = 263, edge = 84, conflict_a = 2833, conflict_c = 1485, conflict = 254, split = 298,
      stall = 190, a_near = 40, a_far = 284, b_near = 64, b_far = 63, c_near = 2, c_far = 70, rows_far = 1024,
      once_near = 1, once_far = 63, alias_a = 119, alias_c = 20, apart_near = 55, apart_far = 147,
      column = 552, seam = 211
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [32935, 64722550], g_slope = [4976124, 4695333], edge_columns = 8, region = 5909,
      visit = 1237, loop = 5345, fma = 260, edge = 186, conflict_a = 4366, conflict_b = 1063,
      conflict_c = 1917, conflict = 3795, split = 573, stall = 148, a_near = 77, a_far = 181, b_near = 9,
      b_far = 48, c_near = 22, c_far = 122, rows_far = 1024, once_near = 27, alias_a = 58, alias_c = 47,
      apart_near = 29, apart_far = 217, column = 161, seam = 137, reread = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [27327, 11347050], g_slope = [870747, 1023916], visit = 637, loop = 2487,
      fma = 258, pack = 787, conflict_a = 2730, split = 459, stall = 130, a_near = 23, a_far = 293,
      b_near = 1024, b_far = 1024, rows_far = 1024, once_near = 976, once_far = 1024, alias_a = 13,
      reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [25955, 6820500], g_slope = [1132424, 1352426], region = 3903, visit = 1171,
      loop = 685, fma = 395, pack = 712, conflict_a = 1847, split = 241, a_near = 38, a_far = 376,
      b_near = 1024, b_far = 1024, c_near = 539, c_far = 777, rows_far = 1024, once_near = 859,
      once_far = 1024, alias_a = 34, reread = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [34466, 1638496, 4047357, 4863500, 6233952],
      g_slope = [1604030, 2408861, 816143, 1370452, 1866030], visit = 2677, loop = 1470, fma = 279,
      pack = 782, conflict_a = 2677, split = 298, a_near = 67, a_far = 385, b_near = 1024, b_far = 1024,
      c_near = 108, c_far = 30, rows_far = 1024, once_near = 875, once_far = 1024, alias_a = 13, reread = 134
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [53989, 8086714], g_slope = [2677575, 2977674], visit = 5521, loop = 4747,
      fma = 273, pack = 563, conflict_a = 1767, split = 254, a_near = 32, a_far = 461, b_near = 1024,
      b_far = 1024, c_near = 249, rows_far = 1024, once_near = 794, once_far = 1024, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [77433], g_slope = [3451137], visit = 8397, loop = 2329, fma = 279, pack = 573,
      conflict_a = 1030, split = 164, a_far = 415, b_near = 1024, b_far = 1024, c_near = 658, rows_far = 1024,
      once_near = 771, once_far = 1024, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28671], g_slope = [2086588], region = 5967, visit = 2143, fma = 433, pack = 676,
      conflict_a = 2133, split = 210, stall = 61, a_near = 7, a_far = 400, b_near = 1024, b_far = 1024,
      c_near = 754, c_far = 902, rows_far = 1024, once_near = 802, once_far = 1024, reread = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [46956, 8118762], g_slope = [2690602, 2836736], region = 1811, visit = 5393,
      fma = 304, pack = 703, conflict_a = 2437, split = 255, a_near = 39, a_far = 345, b_near = 1024,
      b_far = 1024, c_near = 859, c_far = 336, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 23, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [35955, 417361, 5496471, 7372950],
      g_slope = [381406, 423259, 312746, 410430], region = 5600, visit = 1749, fma = 277, edge = 10,
      conflict_a = 5964, conflict_c = 172, conflict = 5934, mask = 222, split = 198, stall = 83, a_near = 117,
      a_far = 349, b_near = 87, b_far = 566, c_near = 95, c_far = 117, once_near = 82, once_far = 461,
      alias_a = 3, alias_c = 58, apart_near = 22, apart_far = 521
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 9, 42], g_ps = [37214, 342005, 3068571, 13038800],
      g_slope = [304791, 340820, 302128, 340017], region = 2119, visit = 1620, fma = 245, edge = 37,
      conflict_a = 11128, conflict_b = 4928, conflict_c = 188, conflict = 1958, mask = 221, split = 612,
      stall = 140, a_near = 139, a_far = 331, b_near = 136, b_far = 1024, c_near = 84, c_far = 85,
      rows_near = 7, once_far = 399, alias_a = 827, alias_c = 64, apart_near = 51, apart_far = 325
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x64x8", family = "skinny",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [32525, 67362], g_slope = [34837, 51325], edge_columns = 16, region = 11916,
      visit = 1650, loop = 185, fma = 259, conflict_a = 7071, mask = 87, split = 253, stall = 77,
      a_near = 369, a_far = 1024, b_far = 108, c_near = 72, c_far = 96, rows_near = 792, once_far = 289,
      alias_c = 46, brief = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28, 63], g_ps = [38272, 12954362, 31878000], g_slope = [461288, 540675, 446653],
      edge_columns = 16, region = 7604, visit = 2187, loop = 1650, fma = 269, edge = 48, conflict_a = 9824,
      conflict_b = 8, conflict_c = 22, conflict = 1046, split = 104, stall = 85, a_far = 203, b_near = 130,
      b_far = 489, c_near = 119, c_far = 150, once_near = 63, once_far = 390, alias_a = 29, apart_near = 17,
      apart_far = 463, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x16", family = "skinny",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [35121, 108035], g_slope = [72914, 98530], edge_columns = 16, region = 9214,
      visit = 1470, fma = 278, conflict_a = 6813, conflict_c = 202, conflict = 488, mask = 147, split = 89,
      stall = 67, a_near = 47, a_far = 752, b_far = 453, c_near = 101, c_far = 113, rows_near = 852,
      once_far = 310, alias_a = 229, apart_near = 14, brief = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [37137], g_slope = [38774566], edge_columns = 8, region = 4063, visit = 1738,
      fma = 234, edge = 229, conflict_a = 14323, conflict_b = 6213, conflict = 3570, mask = 227, split = 1157,
      stall = 143, a_far = 67, b_near = 269, b_far = 707, c_near = 86, c_far = 189, rows_near = 82,
      once_near = 53, once_far = 252, alias_a = 152, alias_c = 48, apart_near = 8, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [31792, 2151381, 4646137, 4646137, 13445029, 33461895],
      g_slope = [706529, 2494756, 0, 676837, 2224096, 0], region = 1400, visit = 1128, fma = 142, edge = 357,
      conflict_a = 13125, conflict_b = 13034, conflict_c = 60, conflict = 9000, mask = 212, split = 448,
      stall = 216, a_far = 85, b_near = 579, b_far = 668, c_near = 171, c_far = 137, once_near = 74,
      once_far = 514, alias_a = 255, alias_c = 219, apart_near = 54, apart_far = 132
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [30441, 35482350], g_slope = [1266139, 1198035], edge_columns = 8, region = 7906,
      visit = 1799, loop = 1508, fma = 259, edge = 89, conflict_a = 12889, conflict_b = 870, conflict = 625,
      mask = 133, split = 270, stall = 76, a_near = 11, a_far = 50, b_near = 109, b_far = 519, c_near = 82,
      c_far = 154, once_near = 73, once_far = 424, alias_c = 17, apart_near = 28, apart_far = 346, brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27743, 12002217, 18974429], g_slope = [1330497, 1743053, 1324088],
      edge_columns = 8, region = 8136, visit = 1955, loop = 589, fma = 261, edge = 125, conflict_a = 4286,
      conflict_b = 1089, conflict_c = 53, conflict = 1719, mask = 127, split = 286, stall = 102, a_far = 59,
      b_near = 128, b_far = 515, c_near = 62, c_far = 162, rows_near = 168, once_near = 49, once_far = 263,
      apart_near = 36, apart_far = 503
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [36409, 44075048], g_slope = [7339773, 6828957], edge_columns = 8, region = 6820,
      visit = 2522, loop = 868, fma = 263, edge = 111, conflict_a = 3722, conflict_b = 1263, conflict_c = 5,
      mask = 35, split = 206, stall = 105, a_far = 13, b_near = 79, b_far = 293, c_near = 96, c_far = 156,
      rows_near = 133, once_near = 29, once_far = 236, apart_near = 53, apart_far = 555
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [24316, 16950200], g_slope = [604495, 657142], edge_columns = 8, region = 5943,
      visit = 985, fma = 218, edge = 321, conflict_a = 5855, conflict_b = 6112, conflict = 1514, mask = 265,
      split = 769, stall = 164, a_near = 32, a_far = 87, b_near = 138, b_far = 962, c_near = 63, c_far = 104,
      rows_near = 295, once_near = 37, once_far = 489, apart_near = 47, apart_far = 386
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [51397, 279756947], g_slope = [46617591, 48697951], region = 5763, visit = 2718,
      loop = 1889, fma = 237, edge = 905, pack = 77, conflict_a = 23406, conflict_c = 2248, mask = 40,
      stall = 164, a_near = 64, a_far = 22, c_far = 111, once_near = 311, once_far = 1024, alias_a = 361,
      alias_c = 117, apart_far = 288, brief = 81, column = 57, seam = 63, reread = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [59417, 40129050], g_slope = [10017408, 8590905], edge_columns = 16, visit = 995,
      loop = 12790, fma = 269, edge = 219, pack = 60, conflict_a = 294, conflict_c = 1308, stall = 107,
      a_far = 30, b_far = 172, c_near = 30, c_far = 112, once_near = 190, once_far = 448, alias_a = 5,
      alias_c = 37, apart_near = 81, apart_far = 193, brief = 36, column = 443, seam = 302
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [51663, 17653300, 37512000], g_slope = [5867212, 6619566, 5016650],
      edge_columns = 16, region = 6008, visit = 1278, loop = 5132, fma = 259, edge = 670, pack = 48,
      conflict_a = 3791, conflict_c = 1853, mask = 14, stall = 123, a_near = 52, a_far = 31, b_far = 130,
      c_far = 161, rows_near = 67, rows_far = 158, once_near = 244, once_far = 522, alias_c = 42,
      apart_far = 139, column = 198, seam = 213, reread = 89
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 8, k = 3}, kernels = [
    "direct_16x8x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4}, at_most = {n = 1, k = 9}, kernels = [
    "direct_16x8x1024", "dot_8x1x4096"
  ], factors = [236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, n = 2}, at_most = {n = 8, k = 9}, kernels = [
    "direct_16x8x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10}, at_most = {n = 1, k = 43}, kernels = [
    "dot_8x1x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 2}, at_most = {n = 2, k = 15}, kernels = [
    "direct_16x8x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16, n = 2}, at_most = {n = 2, k = 43}, kernels = [
    "dot_4x2x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3}, at_most = {n = 4, k = 43, nk = 60}, kernels = [
    "direct_16x8x1024", "direct_8x32x1024"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, nk = 61}, at_most = {n = 4, k = 43}, kernels = [
    "direct_8x32x1024", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [249, 228, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5}, at_most = {n = 8, k = 43}, kernels = [
    "sweep_16x8x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44}, at_most = {n = 1, m = 19}, kernels = [
    "dot_4x1x4096"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 20}, at_most = {n = 1, m = 12208, mk = 8448352}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [255, 274, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 20, mk = 8448353}, at_most = {n = 1, m = 12208}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [233, 226, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 12209}, at_most = {n = 1}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [171, 233, 213, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2}, at_most = {n = 2, mk = 5977458, nk = 415}, kernels = [
    "dot_4x2x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, nk = 416}, at_most = {n = 2, mk = 5977458, mn = 26}, kernels = [
    "dot_4x2x4096"
  ], factors = [151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, nk = 416, mn = 27}, at_most = {n = 2, mk = 5977458, nk = 4887}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [252, 259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, nk = 4888, mn = 27}, at_most = {n = 2, mk = 5977458}, kernels = [
    "dot_8x2x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, mk = 5977459}, at_most = {n = 2, nk = 3373}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096"
  ], factors = [174, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, mk = 5977459, nk = 3374}, at_most = {n = 2}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096", "sweep_16x16x4096"
  ], factors = [270, 240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3}, at_most = {n = 4, mnk = 15105562, nk = 892, mk = 3906}, kernels = [
    "dot_4x4x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mk = 3907}, at_most = {n = 4, mnk = 15105562, nk = 892, k = 116}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_8x1x4096"
  ], factors = [234, 248, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 117, n = 3, mk = 3907}, at_most = {n = 4, mnk = 15105562, nk = 892}, kernels = [
    "dot_4x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 893}, at_most = {n = 3, mnk = 15105562, mn = 34, mk = 268937}, kernels = [
    "dot_4x4x4096"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 4, nk = 893}, at_most = {n = 4, mnk = 15105562, mn = 34, mk = 268937}, kernels = [
    "dot_4x4x4096"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 893, mk = 268938}, at_most = {n = 4, mnk = 15105562, mn = 34}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [181, 184, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 893, mn = 35}, at_most = {n = 4, mnk = 15105562, nk = 6071}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 6072, mn = 35}, at_most = {n = 4, mnk = 15105562}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [239, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mnk = 15105563}, at_most = {n = 4, k = 829}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_8x16x256"
  ], factors = [236, 268, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 830, n = 3, mnk = 15105563}, at_most = {n = 4, mn = 4922}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [284, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 830, n = 3, mnk = 15105563, mn = 4923}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5}, at_most = {n = 8, mn = 18}, kernels = [
    "sweep_16x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 19}, at_most = {n = 8, mn = 35}, kernels = [
    "sweep_16x8x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 36}, at_most = {n = 8, mnk = 20440989, m = 24}, kernels = [
    "sweep_8x16x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 36, m = 25}, at_most = {n = 8, mnk = 20440989, k = 230}, kernels = [
    "dot_4x2x4096", "sweep_16x8x256"
  ], factors = [236, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, n = 5, mn = 36, m = 25}, at_most = {n = 6, mnk = 20440989}, kernels = [
    "dot_4x2x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [254, 242, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, n = 7, mn = 36, m = 25}, at_most = {n = 8, mnk = 20440989}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [245, 239, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 36, mnk = 20440990}, at_most = {n = 8, k = 112}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [287, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, mn = 36, mnk = 20440990}, at_most = {n = 8, k_even = 128, mn = 15190}, kernels = [
    "sweep_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, mn = 15191, mnk = 20440990}, at_most = {n = 8, k_even = 128}, kernels = [
    "sweep_16x16x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, mn = 36, mnk = 20440990, k_even = 129}, at_most = {n = 8}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096", "sweep_16x8x256", "sweep_6x64x1024"
  ], factors = [269, 266, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 3, nk = 2835836, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 2, nk = 2835836, n_even = 724, n = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 2, nk = 2835836, n_even = 724, n = 40}, kernels = [
    "skinny_10x32x64"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41}, at_most = {m = 2, nk = 2835836, n_even = 724, n = 63}, kernels = [
    "sweep_6x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64}, at_most = {m = 2, nk = 63554, n_even = 724, mk = 1173}, kernels = [
    "skinny_6x64x64"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 63555}, at_most = {m = 2, nk = 2835836, n_even = 4, mk = 1173}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [289, 291, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 63555, n_even = 5}, at_most = {m = 2, nk = 2835836, n_even = 724, mk = 1173}, kernels = [
    "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [268, 263, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 1174}, at_most = {m = 2, nk = 2835836, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [280, 284, 272, 261, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {m = 3, nk = 2835836, n_even = 724, mk = 100}, kernels = [
    "skinny_16x16x64"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mk = 101}, at_most = {m = 3, nk = 2835836, n_even = 724}, kernels = [
    "skinny_6x64x64"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, n_even = 725}, at_most = {m = 3, nk = 2835836}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "sweep_4x64x256"
  ], factors = [273, 277, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4}, at_most = {m = 5, nk = 6270, k = 15}, kernels = [
    "skinny_16x16x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, k = 16}, at_most = {m = 5, nk = 6270}, kernels = [
    "skinny_16x16x64"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, nk = 6271}, at_most = {m = 5, nk = 2835836, n_even = 724, n = 51}, kernels = [
    "direct_16x16x4096", "sweep_6x64x1024"
  ], factors = [213, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 4, nk = 6271}, at_most = {m = 4, nk = 2835836, n_even = 724}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [237, 247, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 5, nk = 6271}, at_most = {m = 5, nk = 2835836, n_even = 724}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, nk = 6271, n_even = 725}, at_most = {m = 5, nk = 2835836}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [241, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6}, at_most = {m = 6, nk = 2835836, mn = 425}, kernels = [
    "sweep_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6, mn = 426}, at_most = {m = 6, nk = 2835836}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7}, at_most = {m = 7, nk = 2835836, n_even = 512}, kernels = [
    "skinny_16x16x64"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, n_even = 513}, at_most = {m = 7, nk = 2835836}, kernels = [
    "sweep_4x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 8}, at_most = {m = 8, nk = 2835836}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [252, 233, 217, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {m = 12, nk = 36138}, kernels = [
    "sweep_6x64x1024"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 36139}, at_most = {m = 9, nk = 1139908}, kernels = [
    "direct_5x64x512", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [248, 240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, nk = 36139}, at_most = {m = 12, nk = 1139908}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [247, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 1139909}, at_most = {m = 12, nk = 2835836, mnk = 24153248}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [239, 238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 1139909, mnk = 24153249}, at_most = {m = 12, nk = 2835836}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [252, 241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837}, at_most = {m = 3, nk = 3935192, mn = 8463}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [259, 266, 262, 256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, mn = 8464}, at_most = {m = 3, nk = 3935192}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [264, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3935193}, at_most = {m = 3, mn = 164}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [201, 220, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3935193, mn = 165}, at_most = {m = 3, n_even = 4, n = 1626}, kernels = [
    "direct_3x128x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "skinny_8x32x16"
  ], factors = [321, 320, 305, 325, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1627, nk = 3935193, mn = 165}, at_most = {m = 3, n_even = 4}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [289, 277, 274, 229, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3935193, mn = 165, n_even = 5}, at_most = {m = 3, mk = 2519}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x256", "direct_8x32x1024", "skinny_4x64x8"
  ], factors = [263, 255, 251, 254, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3935193, mn = 165, n_even = 5, mk = 2520}, at_most = {m = 3}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [248, 217, 219, 216, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2835837, m = 4}, at_most = {m = 12, n = 110, nk = 5671841}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "skinny_6x64x64"
  ], factors = [249, 244, 256, 253, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 5671842, m = 4}, at_most = {m = 12, n = 110}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [243, 234, 219, 249, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 2835837, m = 4}, at_most = {m = 5, n_even = 4, nk = 10492395}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [287, 281, 283, 282, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 10492396, m = 4}, at_most = {m = 5, n_even = 4}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_4x64x8"
  ], factors = [273, 269, 287, 284, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 2835837, m = 6}, at_most = {m = 12, n_even = 4, nk = 5483973}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [257, 263, 261, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 5483974, m = 6}, at_most = {m = 7, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [266, 269, 282, 286, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 5483974, m = 8}, at_most = {m = 12, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [261, 297, 278, 279, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 2835837, m = 4, n_even = 5}, at_most = {m = 6, nk = 4072798}, kernels = [
    "direct_6x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 4072799, m = 4, n_even = 5}, at_most = {m = 6}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [226, 224, 217, 214, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 2835837, m = 7, n_even = 5}, at_most = {m = 8}, kernels = [
    "direct_5x64x512", "direct_8x32x1024"
  ], factors = [246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, nk = 2835837, m = 9, n_even = 5}, at_most = {m = 12}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [248, 223, 216, 220, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13}, at_most = {k_even = 724, n = 16, k = 14, nk = 70, m = 743667}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "tall_6x64x1024"
  ], factors = [257, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 743668}, at_most = {k_even = 724, n = 16, k = 14, nk = 70}, kernels = [
    "direct_16x16x4096", "tall_6x64x1024"
  ], factors = [210, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, nk = 71}, at_most = {k_even = 724, n = 16, k = 14}, kernels = [
    "block_6x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13}, at_most = {k_even = 724, n = 24, k = 14, mn = 6287852, nk = 83}, kernels = [
    "tall_8x32x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 84}, at_most = {k_even = 724, n = 24, k = 14, mn = 6287852}, kernels = [
    "direct_16x16x4096", "tall_6x64x1024"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, mn = 6287853}, at_most = {k_even = 724, n = 24, k = 14}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [230, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 15}, at_most = {k_even = 724, n = 16, mnk = 39820456, k = 147}, kernels = [
    "block_6x16x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 15}, at_most = {k_even = 724, n = 24, mnk = 39820456, k = 147}, kernels = [
    "direct_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 148}, at_most = {k_even = 724, n = 12, mnk = 39820456, mn = 845}, kernels = [
    "sweep_16x16x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 148, mn = 846}, at_most = {k_even = 724, n = 12, mnk = 39820456}, kernels = [
    "block_6x16x256", "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "tall_16x16x4096"
  ], factors = [254, 237, 238, 236, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 13, k = 148}, at_most = {k_even = 724, n = 16, mnk = 39820456}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "tall_16x16x4096"
  ], factors = [253, 236, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 148}, at_most = {k_even = 724, n = 24, mnk = 39820456, mn = 1246}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "sweep_16x16x4096"
  ], factors = [244, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 148, mn = 1247}, at_most = {k_even = 724, n = 24, mnk = 39820456}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [257, 258, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 15, mnk = 39820457}, at_most = {k_even = 724, n = 24, k = 68}, kernels = [
    "block_6x16x256", "sweep_16x8x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [214, 246, 248, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 69, mnk = 39820457}, at_most = {k_even = 724, n = 16, mn = 91011}, kernels = [
    "direct_16x16x4096", "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_16x16x4096"
  ], factors = [228, 294, 235, 231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 69, mnk = 39820457}, at_most = {k_even = 724, n = 24, mn = 91011}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096"
  ], factors = [254, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 69, mnk = 39820457, mn = 91012}, at_most = {k_even = 724, n = 24, nk = 5155}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [250, 238, 257, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k = 69, mnk = 39820457, mn = 91012, nk = 5156}, at_most = {k_even = 724, n = 24}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [232, 250, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13}, at_most = {k_even = 724, k = 7, mn = 3659, n_even = 724, n = 113, nk = 89}, kernels = [
    "direct_8x32x1024"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, mn = 3660}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, n = 113, nk = 89}, kernels = [
    "tall_6x64x1024"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, nk = 90}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, n = 113, mk = 247}, kernels = [
    "direct_5x64x512"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, nk = 90, mk = 248}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, n = 113}, kernels = [
    "tall_6x64x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 267}, kernels = [
    "skinny_10x32x64"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mk = 268}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 724, n = 241}, kernels = [
    "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [336, 325, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 242, m = 13, mk = 268}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 724}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [269, 261, 264, 261, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 13, mk = 268, k = 6}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [252, 261, 247, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, n_even = 725}, at_most = {k_even = 724, k = 3, mn = 2838688}, kernels = [
    "skinny_4x64x8"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, n_even = 725, k = 4}, at_most = {k_even = 724, k = 7, mn = 2838688}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, mn = 2838689}, at_most = {k_even = 724, k = 7, nk = 1063, n = 95}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024"
  ], factors = [279, 271, 264, 278, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 96, m = 13, mn = 2838689}, at_most = {k_even = 724, k = 7, nk = 1063}, kernels = [
    "direct_3x128x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, mn = 2838689, nk = 1064}, at_most = {k_even = 724, k = 7}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_8x16x256"
  ], factors = [269, 266, 271, 271, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, n = 32}, kernels = [
    "tall_8x32x1024"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 13, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, n = 48}, kernels = [
    "block_6x16x256", "sweep_16x16x4096"
  ], factors = [256, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, n = 117, m = 814}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096"
  ], factors = [257, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 815, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, n = 117}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_16x16x64", "tall_8x32x1024"
  ], factors = [254, 262, 264, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 13, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, m = 19, n_even = 724}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [255, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 13, k = 8, n_even = 725}, at_most = {k_even = 724, nk = 2351090, mk = 37819, m = 19}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [251, 252, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 20, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, n = 1021}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [251, 256, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 20, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, k = 16, m = 523}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [245, 252, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 524, k = 8}, at_most = {k_even = 724, nk = 2351090, mk = 37819, k = 16}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [249, 250, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 20, k = 17}, at_most = {k_even = 724, nk = 625437, mk = 37819}, kernels = [
    "direct_5x64x512", "sweep_4x64x256", "sweep_6x48x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [248, 248, 248, 249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 20, k = 17, nk = 625438}, at_most = {k_even = 724, nk = 2351090, mk = 37819, mnk = 78939829}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [247, 249, 246, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 20, k = 17, nk = 625438, mnk = 78939830}, at_most = {k_even = 724, nk = 2351090, mk = 37819}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096"
  ], factors = [267, 266, 266, 265, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 37820}, at_most = {k_even = 724, nk = 2351090, mk = 654699, k = 156, mn = 3076452, n = 53}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [252, 261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 13, k = 8, mk = 37820}, at_most = {k_even = 724, nk = 2351090, mk = 654699, k = 156, mn = 3076452}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [254, 247, 255, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 37820, mn = 3076453}, at_most = {k_even = 724, nk = 2351090, mk = 654699, k = 156}, kernels = [
    "direct_5x64x512", "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [253, 253, 254, 255, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 157, mk = 37820}, at_most = {k_even = 724, nk = 130815, mk = 654699, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 246, 247, 245, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 157, mk = 37820, n_even = 5}, at_most = {k_even = 724, nk = 130815, mk = 654699}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [254, 258, 260, 262, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 157, mk = 37820, nk = 130816}, at_most = {k_even = 724, nk = 2351090, mk = 654699, m = 64}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [246, 249, 249, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 65, k = 157, mk = 37820, nk = 130816}, at_most = {k_even = 724, nk = 2351090, mk = 654699, n_even = 32, mnk = 137306393}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [246, 244, 248, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 65, k = 157, mk = 37820, nk = 130816, mnk = 137306394}, at_most = {k_even = 724, nk = 2351090, mk = 654699, n_even = 32}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [252, 252, 252, 265, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 65, k = 157, mk = 37820, nk = 130816, n_even = 33}, at_most = {k_even = 724, nk = 2351090, mk = 654699}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [255, 257, 255, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 654700}, at_most = {k_even = 724, nk = 2351090, m = 10713, mk = 3351707, n = 59}, kernels = [
    "direct_5x64x512", "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [251, 237, 231, 244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 60, m = 13, k = 8, mk = 654700}, at_most = {k_even = 724, nk = 2351090, m = 10713, mk = 3351707}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [254, 255, 260, 261, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 3351708}, at_most = {k_even = 724, nk = 127066, m = 10713}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, mk = 3351708, nk = 127067}, at_most = {k_even = 724, nk = 2351090, m = 10713}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [267, 260, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 8, mk = 654700}, at_most = {k_even = 724, nk = 2351090, k = 90, n = 41}, kernels = [
    "block_6x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [232, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 10714, k = 8, mk = 654700}, at_most = {k_even = 724, nk = 2351090, k = 90}, kernels = [
    "direct_3x128x512", "skinny_8x32x16", "sweep_8x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [243, 288, 267, 261, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 91, mk = 654700}, at_most = {k_even = 724, nk = 2351090}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 253, 263, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, nk = 2351091}, at_most = {k_even = 724, m = 17, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [250, 257, 270, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 8, nk = 2351091, n_even = 5}, at_most = {k_even = 724, m = 17}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [264, 250, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 18, k = 8, nk = 2351091}, at_most = {k_even = 724, m = 42, n = 146}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [252, 244, 257, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 147, m = 18, k = 8, nk = 2351091}, at_most = {k_even = 724, m = 42}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [262, 264, 262, 259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 43, k = 8, nk = 2351091}, at_most = {k_even = 724, mn = 38203}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [254, 253, 254, 261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 43, k = 8, nk = 2351091, mn = 38204}, at_most = {k_even = 724, m = 73}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [270, 260, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 74, k = 8, nk = 2351091, mn = 38204}, at_most = {k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [259, 258, 257, 261, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725}, at_most = {nk = 155594, mk = 92907}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [257, 256, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, mk = 92908}, at_most = {nk = 155594, mk = 3733694}, kernels = [
    "direct_6x48x1024", "direct_8x32x1024", "dot_6x4x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [248, 248, 240, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, nk = 155595}, at_most = {nk = 1996429, mk = 3733694, m = 16}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_8x16x256"
  ], factors = [245, 247, 246, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k_even = 725, nk = 155595}, at_most = {nk = 1996429, mk = 305145}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [247, 252, 253, 256, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k_even = 725, nk = 155595, mk = 305146}, at_most = {nk = 1996429, mk = 3733694}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x48x256", "tall_6x64x1024"
  ], factors = [259, 259, 254, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, mk = 3733695}, at_most = {nk = 1996429}, kernels = [
    "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [254, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 13, k_even = 725, nk = 1996430}, at_most = {m = 24}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [259, 260, 269, 263, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k_even = 725, nk = 1996430}, at_most = {mk = 644596}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "tall_8x32x1024"
  ], factors = [264, 264, 263, 268, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k_even = 725, nk = 1996430, mk = 644597}, at_most = {}, kernels = [
    "direct_3x128x512", "direct_8x32x1024", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [246, 261, 260, 264, 258]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
