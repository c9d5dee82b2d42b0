// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 39 candidates.
// Measured on AMD EPYC (Zen 4), one thread, 7244 synthetic shapes, 2026-11-24, IREE 3.13.0: docs/tune.md says how.
// 31 micro-kernels, with 224 shortlists and their factors
// chosen against the best of them, on shapes held out: 1.046, few rows of a B beyond 8 MB 1.11; predicted against measured time there, from 1 us: median error 5 %
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
      g_slope = [548539, 525443, 737755, 422196], region = 6069, visit = 684, loop = 4867, fma = 222,
      edge = 671, pack = 43, conflict_c = 1636, conflict = 10479, mask = 106, stall = 427, a_near = 101,
      a_far = 131, b_far = 52, c_near = 90, c_far = 58, once_near = 255, once_far = 99, alias_a = 32,
      alias_c = 149, apart_near = 113, seam = 80, reread = 607
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [34843], g_slope = [39478786], edge_columns = 8, region = 7683, visit = 2454,
      loop = 3013, fma = 238, edge = 166, conflict_a = 10361, conflict_b = 2504, conflict_c = 2148,
      conflict = 11969, mask = 6, split = 967, stall = 227, a_near = 154, a_far = 87, c_far = 79,
      rows_far = 199, once_near = 11, alias_a = 345, alias_c = 76, apart_near = 73, apart_far = 270,
      column = 79, seam = 71, reread = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [30551], g_slope = [9711076], region = 2528, visit = 2099, loop = 3459, fma = 164,
      edge = 346, conflict_a = 9979, conflict_b = 9476, conflict_c = 1726, conflict = 32627, mask = 8,
      split = 269, stall = 201, a_far = 104, b_near = 54, c_near = 23, c_far = 232, rows_far = 170,
      alias_a = 482, alias_c = 924, apart_near = 146, apart_far = 435, column = 87, seam = 44, reread = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [36317, 7809786, 27204930], g_slope = [3886734, 4848786, 3856505],
      edge_columns = 8, visit = 1088, loop = 16700, fma = 289, edge = 74, conflict_a = 4955, conflict_b = 132,
      conflict_c = 768, split = 94, stall = 203, a_far = 364, b_near = 135, b_far = 230, c_near = 34,
      c_far = 5, rows_near = 370, rows_far = 1024, once_far = 92, alias_a = 24, apart_near = 53,
      apart_far = 51, brief = 1, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [35964, 17956643, 28926717], g_slope = [2986779, 3656691, 2829378],
      edge_columns = 8, region = 2738, visit = 1518, loop = 8904, fma = 260, edge = 122, conflict_a = 3029,
      conflict_b = 356, conflict_c = 990, conflict = 1076, mask = 10, split = 236, stall = 189, a_near = 51,
      a_far = 224, b_near = 16, b_far = 211, c_far = 69, rows_near = 156, rows_far = 610, once_near = 5,
      once_far = 86, alias_a = 12, alias_c = 66, apart_near = 41, apart_far = 66, brief = 5, column = 383,
      seam = 166, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x1024", family = "direct",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [30575, 15947155, 23068476], g_slope = [5305526, 7121321, 5157101],
      edge_columns = 8, region = 5810, visit = 1569, loop = 5696, fma = 256, edge = 164, conflict_a = 1239,
      conflict_b = 554, conflict_c = 1287, conflict = 2404, mask = 62, split = 327, stall = 215, a_near = 76,
      a_far = 142, b_near = 31, b_far = 227, c_far = 135, rows_far = 917, once_near = 15, once_far = 65,
      alias_a = 43, alias_c = 69, apart_near = 30, apart_far = 52, column = 170, seam = 265, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [38081, 64617550], g_slope = [7175496, 6840366], edge_columns = 8, region = 2186,
      visit = 1955, loop = 8882, fma = 259, edge = 128, conflict_a = 1618, conflict_b = 621,
      conflict_c = 1052, conflict = 908, split = 255, stall = 206, a_near = 69, a_far = 167, b_near = 17,
      b_far = 165, c_far = 90, rows_far = 746, once_near = 4, once_far = 72, alias_a = 22, alias_c = 58,
      apart_near = 34, apart_far = 59, brief = 7, column = 393, seam = 155, reread = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [35548, 1853738, 3396937, 36536250],
      g_slope = [1818190, 1543199, 1949371, 1743002], edge_columns = 8, region = 2493, visit = 1949,
      loop = 8569, fma = 261, edge = 112, conflict_c = 1220, conflict = 1193, mask = 4, split = 242,
      stall = 205, a_near = 23, a_far = 239, b_near = 50, b_far = 106, c_far = 85, rows_far = 983,
      once_near = 8, once_far = 65, alias_a = 38, alias_c = 41, apart_near = 40, apart_far = 59, brief = 1,
      column = 359, seam = 256, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [32935, 64722550], g_slope = [4976124, 4695333], edge_columns = 8, region = 3474,
      visit = 1297, loop = 5906, fma = 258, edge = 148, conflict_a = 377, conflict_b = 1287,
      conflict_c = 1796, conflict = 6094, split = 586, stall = 187, a_near = 58, a_far = 93, b_near = 1,
      b_far = 196, c_near = 30, c_far = 133, rows_far = 887, once_near = 28, once_far = 111, alias_a = 87,
      alias_c = 42, apart_near = 38, apart_far = 20, column = 117, seam = 165, reread = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [24792, 7183750, 9984904], g_slope = [1193159, 933718, 1371501], region = 1308,
      visit = 459, loop = 4189, fma = 281, pack = 454, conflict_a = 3034, split = 650, a_far = 312,
      b_near = 357, b_far = 952, rows_near = 577, rows_far = 1024, once_far = 863, alias_a = 111, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [23887, 3730312, 4601495], g_slope = [1235475, 871183, 1338835], region = 5334,
      visit = 1019, loop = 897, fma = 426, pack = 403, conflict_a = 1805, split = 333, a_near = 5,
      a_far = 318, b_near = 1024, b_far = 365, c_near = 819, c_far = 642, rows_near = 348, rows_far = 1024,
      once_far = 683, alias_a = 73, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [30741, 10586983], g_slope = [1759373, 2024443], visit = 1675, loop = 4521,
      fma = 289, pack = 462, conflict_a = 2589, split = 436, a_near = 18, a_far = 330, b_near = 1024,
      b_far = 1024, c_near = 556, rows_near = 57, rows_far = 1024, once_far = 852, alias_a = 106, reread = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [42711, 8380940], g_slope = [2779409, 3112681], visit = 2486, loop = 7352,
      fma = 268, pack = 491, conflict_a = 2193, split = 511, a_far = 321, b_near = 1024, b_far = 1024,
      c_near = 883, rows_near = 134, rows_far = 1024, once_far = 907, alias_a = 96, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [45994, 6573300], g_slope = [3263653, 3527901], visit = 3371, loop = 7199,
      fma = 283, pack = 484, conflict_a = 910, split = 332, a_far = 323, b_near = 1024, b_far = 1024,
      c_near = 1024, rows_near = 290, rows_far = 1024, once_near = 26, once_far = 918, alias_a = 21,
      reread = 99
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [25646, 5954350], g_slope = [1976234, 2127653], region = 3944, visit = 1852,
      fma = 458, pack = 486, conflict_a = 2040, split = 183, a_near = 23, a_far = 413, b_near = 1024,
      b_far = 664, c_near = 679, c_far = 508, rows_near = 497, rows_far = 1024, once_far = 457, alias_a = 3,
      reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [33886, 2572873, 4819244], g_slope = [2538987, 2246371, 2808679], visit = 2674,
      loop = 4233, fma = 316, pack = 430, conflict_a = 2565, split = 353, a_near = 9, a_far = 338,
      b_near = 1024, b_far = 1024, c_near = 1024, rows_near = 596, rows_far = 1024, once_far = 871,
      alias_a = 23, reread = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [35955, 417361, 5496471, 7372950],
      g_slope = [381406, 423259, 312746, 410430], region = 6272, visit = 2032, fma = 270, edge = 57,
      conflict_b = 365, conflict_c = 115, conflict = 5126, mask = 64, split = 12, stall = 108, a_far = 104,
      b_near = 186, b_far = 290, c_near = 117, c_far = 171, once_near = 55, once_far = 232, apart_near = 41,
      brief = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 9, 42], g_ps = [37214, 342005, 3068571, 13038800],
      g_slope = [304791, 340820, 302128, 340017], region = 3947, visit = 1544, fma = 254, edge = 38,
      conflict_a = 286, conflict_b = 1595, conflict_c = 50, conflict = 1695, mask = 232, split = 84,
      stall = 46, a_near = 124, a_far = 148, b_near = 106, b_far = 354, c_near = 117, c_far = 262,
      once_far = 230, alias_a = 594, alias_c = 69, apart_near = 57, brief = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x64x8", family = "skinny",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [32525, 67362], g_slope = [34837, 51325], edge_columns = 16, region = 16030,
      visit = 1394, loop = 325, fma = 270, stall = 124, a_far = 231, b_near = 3, b_far = 21, c_near = 104,
      c_far = 102, rows_near = 571, once_far = 93, brief = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28, 63], g_ps = [38272, 12954362, 31878000], g_slope = [461288, 540675, 446653],
      edge_columns = 16, region = 7692, visit = 2437, loop = 1815, fma = 269, edge = 54, conflict = 1202,
      split = 59, stall = 180, a_far = 182, b_near = 131, b_far = 323, c_near = 91, c_far = 139,
      rows_near = 67, once_near = 45, once_far = 196, alias_a = 121, apart_near = 9, apart_far = 68, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x16", family = "skinny",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [35121, 108035], g_slope = [72914, 98530], edge_columns = 16, region = 8113,
      visit = 1606, loop = 54, fma = 277, conflict_a = 4851, conflict_c = 79, conflict = 694, mask = 133,
      stall = 131, a_near = 50, a_far = 484, b_far = 132, c_near = 84, c_far = 109, rows_near = 551,
      once_far = 115, apart_near = 12, brief = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [37137], g_slope = [38774566], edge_columns = 8, region = 6449, visit = 1842,
      fma = 238, edge = 133, conflict_a = 10381, conflict_b = 4700, conflict = 8556, mask = 207, split = 914,
      stall = 228, a_near = 54, a_far = 61, b_near = 253, b_far = 632, c_near = 70, c_far = 174,
      once_near = 56, once_far = 263, alias_a = 191, alias_c = 32, apart_near = 42, apart_far = 768
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [31792, 2151381, 4646137, 4646137, 13445029, 33461895],
      g_slope = [706529, 2494756, 0, 676837, 2224096, 0], region = 3683, visit = 1242, fma = 143, edge = 296,
      conflict_a = 9407, conflict_b = 11926, conflict = 17119, mask = 206, split = 409, stall = 156,
      a_far = 51, b_near = 513, b_far = 708, c_near = 166, c_far = 197, rows_far = 90, once_near = 73,
      once_far = 487, alias_a = 419, alias_c = 197, apart_near = 74, apart_far = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [30441, 35482350], g_slope = [1266139, 1198035], edge_columns = 8, region = 8350,
      visit = 1875, loop = 1791, fma = 261, edge = 89, conflict_a = 10805, conflict_b = 729, conflict = 1004,
      mask = 183, split = 210, stall = 133, a_far = 55, b_near = 102, b_far = 436, c_near = 61, c_far = 173,
      rows_near = 508, once_near = 56, once_far = 286, alias_a = 15, apart_near = 20, apart_far = 378,
      brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27743, 12002217, 18974429], g_slope = [1330497, 1743053, 1324088],
      edge_columns = 8, region = 9803, visit = 2054, loop = 347, fma = 259, edge = 124, conflict_a = 3053,
      conflict_b = 1054, conflict_c = 37, conflict = 3087, mask = 226, split = 277, stall = 154, a_far = 41,
      b_near = 129, b_far = 531, c_near = 45, c_far = 176, rows_near = 26, once_near = 60, once_far = 275,
      alias_a = 14, apart_near = 10, apart_far = 399
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [36409, 44075048], g_slope = [7339773, 6828957], edge_columns = 8, region = 8427,
      visit = 2775, loop = 529, fma = 260, edge = 106, conflict_a = 4242, conflict_b = 1473, conflict = 335,
      mask = 125, split = 204, stall = 164, a_far = 43, b_near = 93, b_far = 237, c_near = 69, c_far = 157,
      rows_near = 77, rows_far = 1024, once_near = 28, once_far = 108, alias_a = 32, apart_near = 37,
      apart_far = 559, brief = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [24316, 16950200], g_slope = [604495, 657142], edge_columns = 8, region = 7023,
      visit = 1083, fma = 219, edge = 228, conflict_a = 3025, conflict_b = 5611, conflict = 4467, mask = 245,
      split = 731, stall = 148, a_near = 58, a_far = 61, b_near = 147, b_far = 750, c_near = 53, c_far = 173,
      once_near = 84, once_far = 411, alias_a = 10, apart_near = 33, apart_far = 283
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [51397, 279756947], g_slope = [46617591, 48697951], region = 5372, visit = 3060,
      loop = 1518, fma = 235, edge = 993, pack = 59, conflict_a = 23531, conflict_c = 1966, conflict = 2515,
      mask = 31, stall = 301, a_near = 39, a_far = 15, c_near = 2, c_far = 78, once_near = 314,
      once_far = 912, alias_a = 386, alias_c = 130, apart_far = 270, column = 27, seam = 77, reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [59417, 40129050], g_slope = [10017408, 8590905], edge_columns = 16, visit = 1542,
      loop = 12412, fma = 265, edge = 283, pack = 41, conflict_c = 1214, stall = 135, a_far = 68, b_far = 227,
      c_near = 10, c_far = 93, once_near = 183, once_far = 544, alias_a = 67, alias_c = 41, apart_near = 103,
      apart_far = 91, brief = 27, column = 390, seam = 214, reread = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [51663, 17653300, 37512000], g_slope = [5867212, 6619566, 5016650],
      edge_columns = 16, region = 4794, visit = 1423, loop = 5834, fma = 257, edge = 595, pack = 44,
      conflict_a = 736, conflict_c = 1690, conflict = 1341, mask = 60, stall = 244, a_near = 59, a_far = 76,
      b_far = 172, c_far = 119, once_near = 249, once_far = 657, alias_a = 59, apart_far = 48, column = 253,
      seam = 113, reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [32969, 145355], g_slope = [112386, 141567], edge_columns = 8, region = 30846,
      visit = 2247, loop = 308, fma = 288, split = 103, stall = 203, a_far = 140, b_far = 7, c_near = 163,
      c_far = 376, rows_near = 446, once_far = 78, alias_a = 23, apart_near = 11, apart_far = 28, brief = 10
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 2}, kernels = [
    "direct_16x16x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3}, at_most = {n = 1, k = 5}, kernels = [
    "direct_16x8x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, n = 2}, at_most = {n = 4, k = 5}, kernels = [
    "direct_16x8x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6}, at_most = {n = 1, k = 12}, kernels = [
    "dot_8x1x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 2}, at_most = {n = 2, k = 12}, kernels = [
    "direct_16x8x1024", "dot_8x2x4096"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3}, at_most = {n = 4, k = 12}, kernels = [
    "direct_16x8x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13}, at_most = {n = 1, mk = 6901265, mn = 14}, kernels = [
    "dot_4x1x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mn = 15}, at_most = {n = 1, mk = 6901265}, kernels = [
    "dot_8x1x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 6901266}, at_most = {n = 1, nk = 90}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [167, 184, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 6901266, nk = 91}, at_most = {n = 1, nk = 1803}, kernels = [
    "dot_1x2x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 6901266, nk = 1804}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [230, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2}, at_most = {n = 2, mk = 5677861, m = 11}, kernels = [
    "dot_4x2x4096"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2, m = 12}, at_most = {n = 2, mk = 5677861, nk = 137}, kernels = [
    "dot_8x2x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2, m = 12, nk = 138}, at_most = {n = 2, mk = 5677861}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2, mk = 5677862}, at_most = {n = 2, m = 9648, k_even = 512}, kernels = [
    "dot_8x2x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2, mk = 5677862, k_even = 513}, at_most = {n = 2, m = 9648}, kernels = [
    "dot_8x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2, mk = 5677862, m = 9649}, at_most = {n = 2, nk = 181, k = 24}, kernels = [
    "dot_8x2x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mk = 5677862, m = 9649}, at_most = {n = 2, nk = 181}, kernels = [
    "dot_1x2x4096"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2, mk = 5677862, m = 9649, nk = 182}, at_most = {n = 2}, kernels = [
    "dot_1x2x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [204, 229, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3}, at_most = {n = 4, k = 28}, kernels = [
    "dot_6x4x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3}, at_most = {n = 3, mk = 5223065, m = 8}, kernels = [
    "dot_6x4x4096"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 4}, at_most = {n = 4, mk = 5223065, m = 8}, kernels = [
    "dot_4x4x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 9}, at_most = {n = 4, mk = 5223065, nk = 253}, kernels = [
    "dot_6x4x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 9, nk = 254}, at_most = {n = 4, mk = 5223065, nk = 4149}, kernels = [
    "dot_4x4x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 9, nk = 4150}, at_most = {n = 4, mk = 5223065}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [232, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, mk = 5223066}, at_most = {n = 4, k_even = 724, nk = 286}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [204, 211, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, mk = 5223066, nk = 287}, at_most = {n = 4, k_even = 724, nk = 6148}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256"
  ], factors = [241, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, mk = 5223066, nk = 6149}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [268, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, mk = 5223066, k_even = 725}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "sweep_8x16x256"
  ], factors = [250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, nk = 12, k = 6}, kernels = [
    "direct_16x8x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 13}, at_most = {n = 8, nk = 524031, k = 6}, kernels = [
    "direct_16x8x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 7}, at_most = {n = 8, nk = 524031, k = 26}, kernels = [
    "direct_16x8x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 12, nk = 524031, k = 26}, kernels = [
    "direct_16x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27}, at_most = {n = 8, nk = 6968, m = 8}, kernels = [
    "sweep_16x8x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, m = 9}, at_most = {n = 8, nk = 6968, m = 16}, kernels = [
    "sweep_16x8x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27}, at_most = {n = 12, nk = 6968, m = 16}, kernels = [
    "sweep_16x16x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, nk = 6969}, at_most = {n = 5, nk = 524031, m = 16}, kernels = [
    "sweep_16x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 27, nk = 6969}, at_most = {n = 10, nk = 524031, m = 16}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_8x16x256", "sweep_6x64x16"
  ], factors = [267, 269, 282, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 27, nk = 6969}, at_most = {n = 12, nk = 524031, m = 16}, kernels = [
    "direct_16x16x4096", "sweep_6x64x1024"
  ], factors = [222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, m = 17}, at_most = {n = 6, nk = 524031, mk = 4626907, k_even = 724, k = 59}, kernels = [
    "sweep_16x8x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 27, m = 17}, at_most = {n = 8, nk = 524031, mk = 4626907, k_even = 724, k = 59}, kernels = [
    "sweep_16x8x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 60, m = 17}, at_most = {n = 6, nk = 9568, mk = 4626907, k_even = 4}, kernels = [
    "sweep_16x8x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 60, m = 17, k_even = 5}, at_most = {n = 6, nk = 9568, mk = 4626907, k_even = 724}, kernels = [
    "dot_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 60, m = 17, nk = 9569}, at_most = {n = 6, nk = 524031, mk = 4626907, k_even = 724}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [238, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 60, m = 17}, at_most = {n = 8, nk = 16703, mk = 4626907, k_even = 724}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256"
  ], factors = [231, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 60, m = 17, nk = 16704}, at_most = {n = 8, nk = 524031, mk = 4626907, k_even = 724}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 17}, at_most = {n = 12, nk = 539, mk = 4626907, k_even = 724}, kernels = [
    "direct_8x32x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 17, nk = 540}, at_most = {n = 12, nk = 5882, mk = 4626907, k_even = 724, mnk = 207336}, kernels = [
    "direct_16x16x4096", "dot_4x4x4096"
  ], factors = [247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 17, nk = 540, mnk = 207337}, at_most = {n = 12, nk = 5882, mk = 4626907, k_even = 724}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096"
  ], factors = [221, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 17, nk = 5883}, at_most = {n = 12, nk = 524031, mk = 4626907, k_even = 724}, kernels = [
    "direct_16x16x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [238, 262, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, m = 17, k_even = 725}, at_most = {n = 12, nk = 524031, mk = 4626907}, kernels = [
    "direct_8x32x1024", "dot_4x4x4096", "dot_6x4x4096", "dot_8x2x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [253, 246, 249, 252, 239, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, m = 17, mk = 4626908}, at_most = {n = 12, nk = 610, k_even = 724}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [267, 278, 260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, m = 17, mk = 4626908, nk = 611}, at_most = {n = 12, nk = 524031, k_even = 724, k = 627}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [243, 246, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 628, m = 17, mk = 4626908, nk = 611}, at_most = {n = 12, nk = 524031, k_even = 724}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [229, 262, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 27, m = 17, mk = 4626908, k_even = 725}, at_most = {n = 12, nk = 524031}, kernels = [
    "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [251, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 524032}, at_most = {n = 8, m = 14}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [262, 262, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 524032}, at_most = {n = 12, m = 14}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096",
    "sweep_6x48x256"
  ], factors = [248, 212, 217, 218, 220, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 524032, m = 15}, at_most = {n = 12, k_even = 512}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [244, 240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 524032, m = 15, k_even = 513}, at_most = {n = 12}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_8x32x1024", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [244, 240, 232, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13}, at_most = {m = 3, nk = 3662333, n_even = 724, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 3, nk = 3662333, n_even = 724, n = 24, mn = 43}, kernels = [
    "skinny_10x32x64"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 44}, at_most = {m = 3, nk = 3662333, n_even = 724, n = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 3, nk = 3662333, n_even = 724, n = 40}, kernels = [
    "skinny_10x32x64"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41}, at_most = {m = 2, nk = 109969, n_even = 4, mk = 992}, kernels = [
    "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [294, 284, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 109970}, at_most = {m = 2, nk = 3662333, n_even = 4, mk = 992, mnk = 272544}, kernels = [
    "sweep_6x64x16"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 109970, mnk = 272545}, at_most = {m = 2, nk = 3662333, n_even = 4, mk = 992}, kernels = [
    "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [287, 289, 277, 289, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, n_even = 5}, at_most = {m = 2, nk = 3662333, n_even = 724, mk = 992, mnk = 506064}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [300, 289, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, n_even = 5, mnk = 506065}, at_most = {m = 2, nk = 3662333, n_even = 724, mk = 992}, kernels = [
    "skinny_6x64x64", "skinny_8x32x16", "sweep_4x64x256", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [256, 264, 244, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, mk = 993}, at_most = {m = 2, nk = 3662333, n_even = 724, n = 48}, kernels = [
    "sweep_6x48x256", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [240, 244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 993}, at_most = {m = 2, nk = 3662333, n_even = 724, n = 62}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, mk = 993}, at_most = {m = 2, nk = 2418605, n_even = 4}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [289, 288, 295, 281, 296, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, mk = 993, n_even = 5}, at_most = {m = 2, nk = 2418605, n_even = 128}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16", "sweep_4x64x256",
    "sweep_6x64x1024"
  ], factors = [271, 276, 261, 256, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, mk = 993, n_even = 129}, at_most = {m = 2, nk = 2418605, n_even = 724}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_8x32x16", "sweep_4x64x256", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [256, 235, 250, 248, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, mk = 993, nk = 2418606}, at_most = {m = 2, nk = 3662333, n_even = 4}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [281, 282, 288, 272, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, mk = 993, nk = 2418606, n_even = 5}, at_most = {m = 2, nk = 3662333, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [258, 269, 245, 255, 279, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 3}, at_most = {m = 3, nk = 3662333, n_even = 724, k = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 3, k = 17}, at_most = {m = 3, nk = 3662333, n_even = 724, mnk = 8029162}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [243, 242, 237, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 3, k = 17, mnk = 8029163}, at_most = {m = 3, nk = 3662333, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x256", "skinny_10x32x64", "skinny_6x64x64",
    "skinny_8x32x16"
  ], factors = [261, 248, 250, 248, 253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 725}, at_most = {m = 2, nk = 3662333}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "sweep_6x64x16"
  ], factors = [276, 287, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 725, m = 3}, at_most = {m = 3, nk = 3662333}, kernels = [
    "direct_3x128x512", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [246, 233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 4}, at_most = {m = 5, nk = 3662333, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 5, nk = 3662333, n = 43}, kernels = [
    "direct_6x48x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [258, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 4}, at_most = {m = 4, nk = 2870368, n_even = 4}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [232, 221, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 4, n_even = 5}, at_most = {m = 4, nk = 2870368, n_even = 724}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256"
  ], factors = [232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 5}, at_most = {m = 5, nk = 2870368, n_even = 724}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 4, n_even = 725}, at_most = {m = 5, nk = 2870368}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [232, 222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 4, nk = 2870369}, at_most = {m = 5, nk = 3662333}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [230, 227, 226, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 6}, at_most = {m = 6, nk = 3662333, mnk = 15899454, n = 97}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [256, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 6}, at_most = {m = 6, nk = 3662333, mnk = 15899454, n_even = 724}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, m = 6, n_even = 725}, at_most = {m = 6, nk = 3662333, mnk = 15899454}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [239, 245, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 6, mnk = 15899455}, at_most = {m = 6, nk = 3662333}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7}, at_most = {m = 7, nk = 3276927, n = 49}, kernels = [
    "sweep_16x16x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, m = 7}, at_most = {m = 7, nk = 3276927}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [235, 230, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 8}, at_most = {m = 8, nk = 3276927, n = 25}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096"
  ], factors = [260, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 8}, at_most = {m = 8, nk = 3276927}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [249, 230, 220, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 7, nk = 3276928}, at_most = {m = 8, nk = 3662333}, kernels = [
    "direct_5x64x512", "direct_8x32x1024"
  ], factors = [248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 9}, at_most = {m = 9, nk = 3662333}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [243, 249, 234, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334}, at_most = {m = 4, n_even = 4, nk = 5135251, k = 11331}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [270, 273, 258, 241, 259, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334, k = 11332}, at_most = {m = 4, n_even = 4, nk = 5135251}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [235, 242, 242, 230, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 5135252}, at_most = {m = 4, n_even = 4, n = 137}, kernels = [
    "direct_3x128x512", "direct_6x64x256", "skinny_10x32x64", "skinny_4x64x8", "skinny_6x64x64",
    "sweep_6x48x256"
  ], factors = [237, 238, 227, 228, 212, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, nk = 5135252}, at_most = {m = 4, n_even = 4, n = 496, k_even = 128}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "sweep_6x64x16"
  ], factors = [291, 300, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 497, nk = 5135252}, at_most = {m = 4, n_even = 4, n = 1655, k_even = 128}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [326, 298, 294, 294, 301, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, nk = 5135252, k_even = 129}, at_most = {m = 4, n_even = 4, n = 1655}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [292, 296, 271, 241, 282, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 5135252}, at_most = {m = 4, n_even = 4, nk = 6171749}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [281, 272, 255, 285, 273, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 6171750}, at_most = {m = 4, n_even = 4, nk = 12947259}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [301, 203, 209, 248, 245, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 12947260}, at_most = {m = 4, n_even = 4, mk = 12335}, kernels = [
    "direct_6x48x1024", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [287, 246, 230, 237, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 12947260, mk = 12336}, at_most = {m = 4, n_even = 4}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64", "skinny_4x64x8",
    "skinny_8x32x16"
  ], factors = [271, 270, 275, 263, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334, m = 5}, at_most = {m = 9, n_even = 4, n = 42, mnk = 41348086}, kernels = [
    "direct_6x48x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [272, 248, 260, 259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334, m = 5, mnk = 41348087}, at_most = {m = 9, n_even = 4, n = 42}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [262, 239, 229, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, nk = 3662334, m = 5}, at_most = {m = 9, n_even = 4, n = 63}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [218, 217, 223, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 3662334, m = 5}, at_most = {m = 9, n_even = 4, n = 258}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_3x128x512", "direct_6x64x1024", "sweep_6x48x256",
    "sweep_6x64x1024"
  ], factors = [255, 258, 228, 256, 255, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 3662334, m = 5}, at_most = {m = 5, n_even = 4, mnk = 47699162}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [274, 271, 282, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 3662334, m = 5, mnk = 47699163}, at_most = {m = 5, n_even = 4}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [291, 268, 204, 189, 218, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 3662334, m = 6}, at_most = {m = 7, n_even = 4}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64",
    "sweep_6x64x16"
  ], factors = [275, 309, 311, 321, 329, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 3662334, m = 8}, at_most = {m = 9, n_even = 4, mnk = 56120570}, kernels = [
    "direct_5x64x512", "direct_8x32x1024"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 259, nk = 3662334, m = 8, mnk = 56120571}, at_most = {m = 9, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64",
    "skinny_6x64x64"
  ], factors = [278, 286, 295, 302, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334, n_even = 5}, at_most = {m = 3, n_even = 724, nk = 3940390}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [246, 252, 250, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3940391, n_even = 5}, at_most = {m = 3, n_even = 724, nk = 4897557}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [257, 250, 251, 262, 263, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 4897558, n_even = 5}, at_most = {m = 3, n_even = 724, mn = 478}, kernels = [
    "direct_3x128x512", "direct_8x32x1024", "skinny_4x64x8", "skinny_6x64x64", "sweep_6x48x256",
    "sweep_6x64x16"
  ], factors = [255, 260, 236, 262, 276, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 4897558, n_even = 5, mn = 479}, at_most = {m = 1, n_even = 724, mnk = 9765329}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [239, 239, 237, 280, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 4897558, n_even = 5, mn = 479, mnk = 9765330}, at_most = {m = 1, n_even = 724}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_4x64x8",
    "skinny_8x32x16"
  ], factors = [209, 207, 213, 217, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 4897558, n_even = 5, mn = 479, m = 2}, at_most = {m = 3, n_even = 724, nk = 9276065, k_even = 32}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [249, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 4897558, n_even = 5, mn = 479, m = 2, k_even = 33}, at_most = {m = 3, n_even = 724, nk = 9276065}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [240, 241, 240, 271, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 9276066, n_even = 5, mn = 479, m = 2}, at_most = {m = 3, n_even = 724, mk = 9446}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64",
    "skinny_4x64x8"
  ], factors = [218, 224, 223, 210, 216, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 9276066, n_even = 5, mn = 479, m = 2, mk = 9447}, at_most = {m = 3, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "skinny_16x16x64"
  ], factors = [225, 213, 214, 216, 230, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334, n_even = 725}, at_most = {m = 3, nk = 7073028}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [256, 277, 266, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 7073029, n_even = 725}, at_most = {m = 1}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [266, 243, 244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 7073029, n_even = 725, m = 2}, at_most = {m = 3}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_4x64x8",
    "skinny_8x32x16"
  ], factors = [237, 260, 262, 216, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334, n_even = 5, m = 4}, at_most = {m = 9, n = 181}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_4x64x8", "skinny_6x64x64",
    "sweep_6x64x1024"
  ], factors = [231, 219, 256, 192, 198, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, nk = 3662334, n_even = 5, m = 4}, at_most = {m = 5, n_even = 724}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64",
    "sweep_6x64x16"
  ], factors = [214, 220, 215, 229, 209, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, nk = 3662334, n_even = 725, m = 4}, at_most = {m = 5}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64",
    "skinny_8x32x16"
  ], factors = [231, 231, 232, 232, 212, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, nk = 3662334, n_even = 5, m = 6}, at_most = {m = 6}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [229, 214, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, nk = 3662334, n_even = 5, m = 7}, at_most = {m = 8, nk = 8356419}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [245, 234, 235, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, nk = 8356420, n_even = 5, m = 7}, at_most = {m = 8}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [221, 205, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 182, nk = 3662334, n_even = 5, m = 9}, at_most = {m = 9}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [230, 225, 224, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10}, at_most = {nk = 46, k_even = 724, k = 7, n = 24, mn = 13907388}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [224, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, nk = 47}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 24, mn = 3365}, kernels = [
    "tall_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, nk = 47, mn = 3366}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 24, mn = 13907388}, kernels = [
    "tall_6x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, mn = 13907389}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 24}, kernels = [
    "direct_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [232, 219, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10}, at_most = {nk = 2062572, k_even = 724, k = 3, n = 45, m = 100776}, kernels = [
    "direct_8x32x1024"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 4}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 45, m = 100776}, kernels = [
    "tall_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 100777}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 45}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [230, 236, 251, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 10}, at_most = {nk = 2062572, k_even = 724, k = 7, mn = 3289447, n_even = 724, mk = 264, n = 476}, kernels = [
    "skinny_16x16x64"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 477, m = 10}, at_most = {nk = 2062572, k_even = 724, k = 7, mn = 3289447, n_even = 724, mk = 264, m = 36}, kernels = [
    "skinny_4x64x8", "sweep_16x16x4096"
  ], factors = [278, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 477, m = 37}, at_most = {nk = 2062572, k_even = 724, k = 7, mn = 3289447, n_even = 724, mk = 264}, kernels = [
    "skinny_10x32x64", "skinny_4x64x8"
  ], factors = [277, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 10, mk = 265}, at_most = {nk = 2062572, k_even = 724, k = 7, mn = 3289447, n_even = 724, n = 234}, kernels = [
    "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [288, 294, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 235, m = 10, mk = 265}, at_most = {nk = 2062572, k_even = 724, k = 5, mn = 3289447, n_even = 724}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [263, 252, 263, 264, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 235, m = 10, mk = 265, k = 6}, at_most = {nk = 2062572, k_even = 724, k = 7, mn = 3289447, n_even = 724}, kernels = [
    "block_6x16x256", "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [251, 245, 250, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 10, n_even = 725}, at_most = {nk = 4579, k_even = 724, k = 7, mn = 3289447}, kernels = [
    "skinny_4x64x8"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 10, n_even = 725, nk = 4580}, at_most = {nk = 2062572, k_even = 724, k = 7, mn = 3289447}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 10, mn = 3289448}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 101}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024"
  ], factors = [274, 272, 271, 286, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 10, mn = 3289448}, at_most = {nk = 2062572, k_even = 724, k = 7, n = 377}, kernels = [
    "direct_3x128x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 378, m = 10, mn = 3289448}, at_most = {nk = 2062572, k_even = 724, k = 7}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16",
    "sweep_8x16x256"
  ], factors = [253, 242, 303, 262, 266, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 16, k = 58}, kernels = [
    "direct_8x32x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 59}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 16, m = 62}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "sweep_16x16x4096"
  ], factors = [247, 237, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 63, k = 59}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 16}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [255, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 24, k = 16}, kernels = [
    "direct_16x16x4096", "skinny_16x16x64"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 17}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 24, k = 110}, kernels = [
    "direct_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 111}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 24, m = 62}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [253, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 63, k = 111}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 24}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [263, 265, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 46, k = 94}, kernels = [
    "block_6x16x256", "sweep_8x16x256"
  ], factors = [254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 95}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 46, m = 68}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [254, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 69, k = 95}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 32}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 69, k = 95}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 40}, kernels = [
    "direct_16x16x4096", "dot_4x4x4096", "sweep_16x16x4096"
  ], factors = [255, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 69, k = 95}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 46}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x48x1024", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 244, 248, 248, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 10, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, m = 12, n_even = 724}, kernels = [
    "sweep_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 10, k = 8, n_even = 725}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, m = 12}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [244, 236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 13, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, m = 15}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [253, 250, 254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 16, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, m = 16}, kernels = [
    "sweep_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 17, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, m = 19}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [256, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 20, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 39524, n = 116}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096"
  ], factors = [258, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 20, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 39524, n = 1021}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [253, 257, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 20, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 39524, m = 986, k = 16}, kernels = [
    "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 20, k = 17}, at_most = {nk = 2062572, k_even = 724, mk = 39524, m = 986}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_4x64x256", "sweep_6x48x256",
    "tall_8x32x1024"
  ], factors = [252, 254, 252, 251, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 987, k = 8}, at_most = {nk = 2062572, k_even = 724, mk = 39524}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [248, 261, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 20, k = 8, mk = 39525}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, k = 148, m = 27265, mn = 3076452}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096",
    "tall_8x32x1024"
  ], factors = [255, 252, 250, 256, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 20, k = 8, mk = 39525, mn = 3076453}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, k = 148, m = 27265}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256",
    "tall_16x16x4096"
  ], factors = [254, 254, 255, 256, 257, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 27266, k = 8, mk = 39525}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, k = 148}, kernels = [
    "direct_3x128x512", "tall_8x32x1024"
  ], factors = [239, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 20, k = 149, mk = 39525}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, m = 107}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [247, 251, 249, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 108, k = 149, mk = 39525}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 252, mn = 238676, n_even = 4}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [247, 246, 249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 108, k = 149, mk = 39525, n_even = 5}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 252, mn = 238676}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [260, 257, 258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 108, k = 149, mk = 39525, mn = 238677}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n = 252}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [251, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 253, m = 108, k = 149, mk = 39525}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n_even = 32, mnk = 132541397}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [248, 248, 248, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 253, m = 108, k = 149, mk = 39525, mnk = 132541398}, at_most = {nk = 2062572, k_even = 724, mk = 2082176, n_even = 32}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x48x256",
    "tall_16x16x4096"
  ], factors = [252, 254, 255, 268, 265, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 253, m = 108, k = 149, mk = 39525, n_even = 33}, at_most = {nk = 2062572, k_even = 724, mk = 2082176}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096",
    "tall_6x64x1024"
  ], factors = [257, 260, 257, 259, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 8, mk = 2082177}, at_most = {nk = 1153, k_even = 724, n = 24}, kernels = [
    "block_6x16x256", "skinny_6x64x64", "sweep_16x8x256", "tall_16x16x4096", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [232, 229, 251, 253, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 8, mk = 2082177, nk = 1154}, at_most = {nk = 2062572, k_even = 724, n = 24, mn = 91011, mk = 5864713}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [239, 241, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 8, mk = 5864714, nk = 1154}, at_most = {nk = 2062572, k_even = 724, n = 24, mn = 91011}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [238, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 8, mk = 2082177, nk = 1154, mn = 91012}, at_most = {nk = 2062572, k_even = 724, n = 24, k = 399}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 254, 247, 263, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 400, mk = 2082177, nk = 1154, mn = 91012}, at_most = {nk = 2062572, k_even = 724, n = 24}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [231, 252, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 8, mk = 2082177}, at_most = {nk = 2062572, k_even = 724, m = 10713, mk = 3351707}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [251, 250, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 8, mk = 3351708}, at_most = {nk = 2062572, k_even = 724, m = 10713}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [261, 261, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 8, mk = 2082177}, at_most = {nk = 2062572, k_even = 724, k = 90}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "sweep_8x16x256", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [241, 243, 279, 241, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 91, mk = 2082177}, at_most = {nk = 2062572, k_even = 724}, kernels = [
    "sweep_16x16x4096", "sweep_6x48x256", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [257, 263, 253, 266, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k_even = 725}, at_most = {nk = 2062572, m = 15}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024",
    "sweep_6x64x1024"
  ], factors = [233, 257, 250, 250, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 16, k_even = 725}, at_most = {nk = 2062572, mk = 3992504, m = 76, n = 23}, kernels = [
    "direct_6x48x1024", "direct_8x32x1024", "sweep_6x48x256", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [259, 261, 259, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 16, k_even = 725}, at_most = {nk = 2062572, mk = 3992504, m = 76}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024",
    "sweep_4x64x256"
  ], factors = [248, 257, 256, 254, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 77, k_even = 725}, at_most = {nk = 56310, mk = 3992504}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "dot_4x4x4096", "dot_6x4x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [257, 263, 235, 240, 259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 77, k_even = 725, nk = 56311}, at_most = {nk = 2062572, mk = 3992504}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_8x16x256", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [263, 259, 263, 265, 259, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 16, k_even = 725, mk = 3992505}, at_most = {nk = 2062572}, kernels = [
    "direct_8x32x1024", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [279, 258, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, nk = 2062573}, at_most = {m = 19, nk = 3689982, mn = 3398}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024",
    "tall_8x32x1024"
  ], factors = [258, 258, 257, 253, 258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, nk = 2062573, mn = 3399}, at_most = {m = 19, nk = 2877431}, kernels = [
    "direct_5x64x512", "direct_6x64x1024"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, nk = 2877432, mn = 3399}, at_most = {m = 19, nk = 3689982}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [260, 259, 258, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, nk = 3689983}, at_most = {m = 19, n = 41}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024", "skinny_10x32x64", "tall_8x32x1024"
  ], factors = [253, 257, 255, 260, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 10, nk = 3689983}, at_most = {m = 19, n = 135}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256",
    "sweep_6x64x1024"
  ], factors = [250, 261, 245, 234, 242, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 10, nk = 3689983}, at_most = {m = 19, n_even = 4, nk = 4440088}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [264, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 10, nk = 4440089}, at_most = {m = 19, n_even = 4, mk = 198763}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024",
    "skinny_16x16x64"
  ], factors = [265, 275, 292, 288, 306, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 10, nk = 4440089, mk = 198764}, at_most = {m = 19, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [245, 261, 274, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 10, nk = 3689983, n_even = 5}, at_most = {m = 15, k = 14906}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "skinny_16x16x64"
  ], factors = [254, 239, 240, 238, 249, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 10, nk = 3689983, n_even = 5, k = 14907}, at_most = {m = 15}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [259, 247, 250, 227, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 136, m = 16, nk = 3689983, n_even = 5}, at_most = {m = 19}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64",
    "tall_8x32x1024"
  ], factors = [248, 248, 256, 238, 236, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 20, nk = 2062573}, at_most = {k_even = 724, m = 58, n = 40}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024"
  ], factors = [253, 253, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 20, nk = 2062573}, at_most = {k_even = 724, m = 58, n = 157, nk = 2584395}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [249, 248, 257, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 20, nk = 2584396}, at_most = {k_even = 724, m = 58, n = 157, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [260, 252, 262, 259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 20, nk = 2584396, n_even = 5}, at_most = {k_even = 724, m = 58, n = 157}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [255, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 158, m = 20, nk = 2062573}, at_most = {k_even = 724, m = 58, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024",
    "tall_16x16x4096"
  ], factors = [261, 257, 272, 277, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 158, m = 20, nk = 2062573, n_even = 5}, at_most = {k_even = 724, m = 58}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256",
    "direct_8x32x1024"
  ], factors = [262, 263, 251, 256, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 59, nk = 2062573}, at_most = {k_even = 724, n = 250}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x48x256",
    "sweep_6x64x1024"
  ], factors = [256, 250, 254, 262, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 59, nk = 2062573}, at_most = {k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "tall_16x16x4096",
    "tall_8x32x1024"
  ], factors = [260, 261, 261, 259, 262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 20, nk = 2062573, k_even = 725}, at_most = {mn = 4344, n = 16}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [244, 233, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20, nk = 2062573, k_even = 725}, at_most = {mn = 4344, n = 23}, kernels = [
    "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [291, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 20, nk = 2062573, k_even = 725}, at_most = {mn = 4344}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024",
    "tall_8x32x1024"
  ], factors = [254, 256, 246, 256, 248, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 20, nk = 2062573, k_even = 725, mn = 4345}, at_most = {mk = 213473}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "tall_8x32x1024"
  ], factors = [269, 270, 269, 266, 275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 20, nk = 2062573, k_even = 725, mn = 4345, mk = 213474}, at_most = {}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [251, 262, 262, 261, 258, 255]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
