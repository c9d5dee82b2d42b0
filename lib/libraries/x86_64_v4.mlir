// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 39 candidates.
// Measured on AMD EPYC (Zen 4), one thread, 7244 synthetic shapes, 2026-11-24, IREE 3.13.0: docs/tune.md says how.
// 31 micro-kernels, with 224 shortlists and their factors
// chosen against the best of them, on shapes held out: 1.046, few rows of a B beyond 8 MB 1.11; predicted against measured time there, from 1 us: median error 5 %
// Shortlists of batches: 1465 synthetic ones, AMD EPYC, one thread, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  cores = 2, dram_all_mbs = 56000, dram_mbs = 28000, dram_ps = 110000, l1_bytes = 32768, l1_mbs = 236000,
  l1_ps = 1100, l2_bytes = 1048576, l2_mbs = 118000, l2_ps = 3800, l3_bytes = 33554432, l3_mbs = 98000,
  l3_ps = 13500, masked_access = 1, masks_cheap = 1, peak_mflops_per_pe = 118000, table_f32 = 1,
  vector_bits = 512, vector_registers = 32, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 19, 28], g_ps = [42376, 1139454, 10072000, 16711800],
      g_slope = [548539, 525443, 737755, 422196], a_far = 131, a_near = 101, alias_a = 32, alias_c = 149,
      apart_near = 113, b_far = 52, c_far = 58, c_near = 90, conflict = 10479, conflict_c = 1636, edge = 671,
      fma = 222, loop = 4867, mask = 106, once_far = 99, once_near = 255, pack = 43, region = 6069,
      reread = 607, seam = 80, stall = 427, visit = 684
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [34843], g_slope = [39478786], a_far = 87, a_near = 154, alias_a = 345, alias_c = 76,
      apart_far = 270, apart_near = 73, c_far = 79, column = 79, conflict = 11969, conflict_a = 10361,
      conflict_b = 2504, conflict_c = 2148, edge = 166, edge_columns = 8, fma = 238, loop = 3013, mask = 6,
      once_near = 11, region = 7683, reread = 23, rows_far = 199, seam = 71, split = 967, stall = 227,
      visit = 2454
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [30551], g_slope = [9711076], a_far = 104, alias_a = 482, alias_c = 924,
      apart_far = 435, apart_near = 146, b_near = 54, c_far = 232, c_near = 23, column = 87, conflict = 32627,
      conflict_a = 9979, conflict_b = 9476, conflict_c = 1726, edge = 346, fma = 164, loop = 3459, mask = 8,
      region = 2528, reread = 115, rows_far = 170, seam = 44, split = 269, stall = 201, visit = 2099
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [36317, 7809786, 27204930], g_slope = [3886734, 4848786, 3856505], a_far = 364,
      alias_a = 24, apart_far = 51, apart_near = 53, b_far = 230, b_near = 135, brief = 1, c_far = 5,
      c_near = 34, column = 1024, conflict_a = 4955, conflict_b = 132, conflict_c = 768, edge = 74,
      edge_columns = 8, fma = 289, loop = 16700, once_far = 92, reread = 1024, rows_far = 1024,
      rows_near = 370, split = 94, stall = 203, visit = 1088
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [35964, 17956643, 28926717], g_slope = [2986779, 3656691, 2829378], a_far = 224,
      a_near = 51, alias_a = 12, alias_c = 66, apart_far = 66, apart_near = 41, b_far = 211, b_near = 16,
      brief = 5, c_far = 69, column = 383, conflict = 1076, conflict_a = 3029, conflict_b = 356,
      conflict_c = 990, edge = 122, edge_columns = 8, fma = 260, loop = 8904, mask = 10, once_far = 86,
      once_near = 5, region = 2738, reread = 84, rows_far = 610, rows_near = 156, seam = 166, split = 236,
      stall = 189, visit = 1518
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x1024", family = "direct",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [30575, 15947155, 23068476], g_slope = [5305526, 7121321, 5157101], a_far = 142,
      a_near = 76, alias_a = 43, alias_c = 69, apart_far = 52, apart_near = 30, b_far = 227, b_near = 31,
      c_far = 135, column = 170, conflict = 2404, conflict_a = 1239, conflict_b = 554, conflict_c = 1287,
      edge = 164, edge_columns = 8, fma = 256, loop = 5696, mask = 62, once_far = 65, once_near = 15,
      region = 5810, reread = 73, rows_far = 917, seam = 265, split = 327, stall = 215, visit = 1569
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [38081, 64617550], g_slope = [7175496, 6840366], a_far = 167, a_near = 69,
      alias_a = 22, alias_c = 58, apart_far = 59, apart_near = 34, b_far = 165, b_near = 17, brief = 7,
      c_far = 90, column = 393, conflict = 908, conflict_a = 1618, conflict_b = 621, conflict_c = 1052,
      edge = 128, edge_columns = 8, fma = 259, loop = 8882, once_far = 72, once_near = 4, region = 2186,
      reread = 21, rows_far = 746, seam = 155, split = 255, stall = 206, visit = 1955
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [35548, 1853738, 3396937, 36536250],
      g_slope = [1818190, 1543199, 1949371, 1743002], a_far = 239, a_near = 23, alias_a = 38, alias_c = 41,
      apart_far = 59, apart_near = 40, b_far = 106, b_near = 50, brief = 1, c_far = 85, column = 359,
      conflict = 1193, conflict_c = 1220, edge = 112, edge_columns = 8, fma = 261, loop = 8569, mask = 4,
      once_far = 65, once_near = 8, region = 2493, reread = 46, rows_far = 983, seam = 256, split = 242,
      stall = 205, visit = 1949
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [32935, 64722550], g_slope = [4976124, 4695333], a_far = 93, a_near = 58,
      alias_a = 87, alias_c = 42, apart_far = 20, apart_near = 38, b_far = 196, b_near = 1, c_far = 133,
      c_near = 30, column = 117, conflict = 6094, conflict_a = 377, conflict_b = 1287, conflict_c = 1796,
      edge = 148, edge_columns = 8, fma = 258, loop = 5906, once_far = 111, once_near = 28, region = 3474,
      reread = 8, rows_far = 887, seam = 165, split = 586, stall = 187, visit = 1297
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [24792, 7183750, 9984904], g_slope = [1193159, 933718, 1371501], a_far = 312,
      alias_a = 111, b_far = 952, b_near = 357, conflict_a = 3034, fma = 281, loop = 4189, once_far = 863,
      pack = 454, region = 1308, reread = 69, rows_far = 1024, rows_near = 577, split = 650, visit = 459
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [23887, 3730312, 4601495], g_slope = [1235475, 871183, 1338835], a_far = 318,
      a_near = 5, alias_a = 73, b_far = 365, b_near = 1024, c_far = 642, c_near = 819, conflict_a = 1805,
      fma = 426, loop = 897, once_far = 683, pack = 403, region = 5334, reread = 116, rows_far = 1024,
      rows_near = 348, split = 333, visit = 1019
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [30741, 10586983], g_slope = [1759373, 2024443], a_far = 330, a_near = 18,
      alias_a = 106, b_far = 1024, b_near = 1024, c_near = 556, conflict_a = 2589, fma = 289, loop = 4521,
      once_far = 852, pack = 462, reread = 126, rows_far = 1024, rows_near = 57, split = 436, visit = 1675
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [42711, 8380940], g_slope = [2779409, 3112681], a_far = 321, alias_a = 96,
      b_far = 1024, b_near = 1024, c_near = 883, conflict_a = 2193, fma = 268, loop = 7352, once_far = 907,
      pack = 491, reread = 118, rows_far = 1024, rows_near = 134, split = 511, visit = 2486
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [45994, 6573300], g_slope = [3263653, 3527901], a_far = 323, alias_a = 21,
      b_far = 1024, b_near = 1024, c_near = 1024, conflict_a = 910, fma = 283, loop = 7199, once_far = 918,
      once_near = 26, pack = 484, reread = 99, rows_far = 1024, rows_near = 290, split = 332, visit = 3371
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [25646, 5954350], g_slope = [1976234, 2127653], a_far = 413, a_near = 23,
      alias_a = 3, b_far = 664, b_near = 1024, c_far = 508, c_near = 679, conflict_a = 2040, fma = 458,
      once_far = 457, pack = 486, region = 3944, reread = 111, rows_far = 1024, rows_near = 497, split = 183,
      visit = 1852
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [33886, 2572873, 4819244], g_slope = [2538987, 2246371, 2808679], a_far = 338,
      a_near = 9, alias_a = 23, b_far = 1024, b_near = 1024, c_near = 1024, conflict_a = 2565, fma = 316,
      loop = 4233, once_far = 871, pack = 430, reread = 110, rows_far = 1024, rows_near = 596, split = 353,
      visit = 2674
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [35955, 417361, 5496471, 7372950],
      g_slope = [381406, 423259, 312746, 410430], a_far = 104, apart_near = 41, b_far = 290, b_near = 186,
      brief = 20, c_far = 171, c_near = 117, conflict = 5126, conflict_b = 365, conflict_c = 115, edge = 57,
      fma = 270, mask = 64, once_far = 232, once_near = 55, region = 6272, split = 12, stall = 108,
      visit = 2032
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 9, 42], g_ps = [37214, 342005, 3068571, 13038800],
      g_slope = [304791, 340820, 302128, 340017], a_far = 148, a_near = 124, alias_a = 594, alias_c = 69,
      apart_near = 57, b_far = 354, b_near = 106, brief = 64, c_far = 262, c_near = 117, conflict = 1695,
      conflict_a = 286, conflict_b = 1595, conflict_c = 50, edge = 38, fma = 254, mask = 232, once_far = 230,
      region = 3947, split = 84, stall = 46, visit = 1544
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x64x8", family = "skinny",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [32525, 67362], g_slope = [34837, 51325], a_far = 231, b_far = 21, b_near = 3,
      brief = 56, c_far = 102, c_near = 104, edge_columns = 16, fma = 270, loop = 325, once_far = 93,
      region = 16030, rows_near = 571, stall = 124, visit = 1394
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28, 63], g_ps = [38272, 12954362, 31878000], g_slope = [461288, 540675, 446653], a_far = 182,
      alias_a = 121, apart_far = 68, apart_near = 9, b_far = 323, b_near = 131, brief = 9, c_far = 139,
      c_near = 91, conflict = 1202, edge = 54, edge_columns = 16, fma = 269, loop = 1815, once_far = 196,
      once_near = 45, region = 7692, rows_near = 67, split = 59, stall = 180, visit = 2437
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x16", family = "skinny",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [35121, 108035], g_slope = [72914, 98530], a_far = 484, a_near = 50,
      apart_near = 12, b_far = 132, brief = 34, c_far = 109, c_near = 84, conflict = 694, conflict_a = 4851,
      conflict_c = 79, edge_columns = 16, fma = 277, loop = 54, mask = 133, once_far = 115, region = 8113,
      rows_near = 551, stall = 131, visit = 1606
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [37137], g_slope = [38774566], a_far = 61, a_near = 54, alias_a = 191, alias_c = 32,
      apart_far = 768, apart_near = 42, b_far = 632, b_near = 253, c_far = 174, c_near = 70, conflict = 8556,
      conflict_a = 10381, conflict_b = 4700, edge = 133, edge_columns = 8, fma = 238, mask = 207,
      once_far = 263, once_near = 56, region = 6449, split = 914, stall = 228, visit = 1842
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [31792, 2151381, 4646137, 4646137, 13445029, 33461895],
      g_slope = [706529, 2494756, 0, 676837, 2224096, 0], a_far = 51, alias_a = 419, alias_c = 197,
      apart_far = 35, apart_near = 74, b_far = 708, b_near = 513, c_far = 197, c_near = 166, conflict = 17119,
      conflict_a = 9407, conflict_b = 11926, edge = 296, fma = 143, mask = 206, once_far = 487,
      once_near = 73, region = 3683, rows_far = 90, split = 409, stall = 156, visit = 1242
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [30441, 35482350], g_slope = [1266139, 1198035], a_far = 55, alias_a = 15,
      apart_far = 378, apart_near = 20, b_far = 436, b_near = 102, brief = 9, c_far = 173, c_near = 61,
      conflict = 1004, conflict_a = 10805, conflict_b = 729, edge = 89, edge_columns = 8, fma = 261,
      loop = 1791, mask = 183, once_far = 286, once_near = 56, region = 8350, rows_near = 508, split = 210,
      stall = 133, visit = 1875
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27743, 12002217, 18974429], g_slope = [1330497, 1743053, 1324088], a_far = 41,
      alias_a = 14, apart_far = 399, apart_near = 10, b_far = 531, b_near = 129, c_far = 176, c_near = 45,
      conflict = 3087, conflict_a = 3053, conflict_b = 1054, conflict_c = 37, edge = 124, edge_columns = 8,
      fma = 259, loop = 347, mask = 226, once_far = 275, once_near = 60, region = 9803, rows_near = 26,
      split = 277, stall = 154, visit = 2054
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [36409, 44075048], g_slope = [7339773, 6828957], a_far = 43, alias_a = 32,
      apart_far = 559, apart_near = 37, b_far = 237, b_near = 93, brief = 7, c_far = 157, c_near = 69,
      conflict = 335, conflict_a = 4242, conflict_b = 1473, edge = 106, edge_columns = 8, fma = 260,
      loop = 529, mask = 125, once_far = 108, once_near = 28, region = 8427, rows_far = 1024, rows_near = 77,
      split = 204, stall = 164, visit = 2775
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [24316, 16950200], g_slope = [604495, 657142], a_far = 61, a_near = 58,
      alias_a = 10, apart_far = 283, apart_near = 33, b_far = 750, b_near = 147, c_far = 173, c_near = 53,
      conflict = 4467, conflict_a = 3025, conflict_b = 5611, edge = 228, edge_columns = 8, fma = 219,
      mask = 245, once_far = 411, once_near = 84, region = 7023, split = 731, stall = 148, visit = 1083
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [51397, 279756947], g_slope = [46617591, 48697951], a_far = 15, a_near = 39,
      alias_a = 386, alias_c = 130, apart_far = 270, c_far = 78, c_near = 2, column = 27, conflict = 2515,
      conflict_a = 23531, conflict_c = 1966, edge = 993, fma = 235, loop = 1518, mask = 31, once_far = 912,
      once_near = 314, pack = 59, region = 5372, reread = 90, seam = 77, stall = 301, visit = 3060
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [59417, 40129050], g_slope = [10017408, 8590905], a_far = 68, alias_a = 67,
      alias_c = 41, apart_far = 91, apart_near = 103, b_far = 227, brief = 27, c_far = 93, c_near = 10,
      column = 390, conflict_c = 1214, edge = 283, edge_columns = 16, fma = 265, loop = 12412, once_far = 544,
      once_near = 183, pack = 41, reread = 4, seam = 214, stall = 135, visit = 1542
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [51663, 17653300, 37512000], g_slope = [5867212, 6619566, 5016650], a_far = 76,
      a_near = 59, alias_a = 59, apart_far = 48, b_far = 172, c_far = 119, column = 253, conflict = 1341,
      conflict_a = 736, conflict_c = 1690, edge = 595, edge_columns = 16, fma = 257, loop = 5834, mask = 60,
      once_far = 657, once_near = 249, pack = 44, region = 4794, reread = 63, seam = 113, stall = 244,
      visit = 1423
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [32969, 145355], g_slope = [112386, 141567], a_far = 140, alias_a = 23,
      apart_far = 28, apart_near = 11, b_far = 7, brief = 10, c_far = 376, c_near = 163, edge_columns = 8,
      fma = 288, loop = 308, once_far = 78, region = 30846, rows_near = 446, split = 103, stall = 203,
      visit = 2247
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 2, n = 4, batches = 1}, kernels = [
    "direct_16x16x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3}, at_most = {k = 5, n = 1, batches = 1}, kernels = [
    "direct_16x8x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, n = 2}, at_most = {k = 5, n = 4, batches = 1}, kernels = [
    "direct_16x8x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6}, at_most = {k = 12, n = 1, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 2}, at_most = {k = 12, n = 2, batches = 1}, kernels = [
    "direct_16x8x1024", "dot_8x2x4096"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, n = 3}, at_most = {k = 12, n = 4, batches = 1}, kernels = [
    "direct_16x8x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13}, at_most = {mk = 6901265, mn = 14, n = 1, batches = 1}, kernels = [
    "dot_4x1x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mn = 15}, at_most = {mk = 6901265, n = 1, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 6901266}, at_most = {n = 1, nk = 90, batches = 1}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [167, 184, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 6901266, nk = 91}, at_most = {n = 1, nk = 1803, batches = 1}, kernels = [
    "dot_1x2x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 6901266, nk = 1804}, at_most = {n = 1, batches = 1}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [230, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 2}, at_most = {m = 11, mk = 5677861, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 12, n = 2}, at_most = {mk = 5677861, n = 2, nk = 137, batches = 1}, kernels = [
    "dot_8x2x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 12, n = 2, nk = 138}, at_most = {mk = 5677861, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, mk = 5677862, n = 2}, at_most = {k_even = 512, m = 9648, n = 2, batches = 1}, kernels = [
    "dot_8x2x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, k_even = 513, mk = 5677862, n = 2}, at_most = {m = 9648, n = 2, batches = 1}, kernels = [
    "dot_8x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 9649, mk = 5677862, n = 2}, at_most = {k = 24, n = 2, nk = 181, batches = 1}, kernels = [
    "dot_8x2x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, m = 9649, mk = 5677862, n = 2}, at_most = {n = 2, nk = 181, batches = 1}, kernels = [
    "dot_1x2x4096"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 9649, mk = 5677862, n = 2, nk = 182}, at_most = {n = 2, batches = 1}, kernels = [
    "dot_1x2x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [204, 229, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, n = 3}, at_most = {k = 28, n = 4, batches = 1}, kernels = [
    "dot_6x4x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3}, at_most = {m = 8, mk = 5223065, n = 3, batches = 1}, kernels = [
    "dot_6x4x4096"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 4}, at_most = {m = 8, mk = 5223065, n = 4, batches = 1}, kernels = [
    "dot_4x4x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 9, n = 3}, at_most = {mk = 5223065, n = 4, nk = 253, batches = 1}, kernels = [
    "dot_6x4x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 9, n = 3, nk = 254}, at_most = {mk = 5223065, n = 4, nk = 4149, batches = 1}, kernels = [
    "dot_4x4x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 9, n = 3, nk = 4150}, at_most = {mk = 5223065, n = 4, batches = 1}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [232, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, mk = 5223066, n = 3}, at_most = {k_even = 724, n = 4, nk = 286, batches = 1}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [204, 211, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, mk = 5223066, n = 3, nk = 287}, at_most = {k_even = 724, n = 4, nk = 6148, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256"
  ], factors = [241, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, mk = 5223066, n = 3, nk = 6149}, at_most = {k_even = 724, n = 4, batches = 1}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [268, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, k_even = 725, mk = 5223066, n = 3}, at_most = {n = 4, batches = 1}, kernels = [
    "dot_6x4x4096", "sweep_8x16x256"
  ], factors = [250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {k = 6, n = 8, nk = 12, batches = 1}, kernels = [
    "direct_16x8x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 13}, at_most = {k = 6, n = 8, nk = 524031, batches = 1}, kernels = [
    "direct_16x8x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, n = 5}, at_most = {k = 26, n = 8, nk = 524031, batches = 1}, kernels = [
    "direct_16x8x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {k = 26, n = 12, nk = 524031, batches = 1}, kernels = [
    "direct_16x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 5}, at_most = {m = 8, n = 8, nk = 6968, batches = 1}, kernels = [
    "sweep_16x8x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 9, n = 5}, at_most = {m = 16, n = 8, nk = 6968, batches = 1}, kernels = [
    "sweep_16x8x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 9}, at_most = {m = 16, n = 12, nk = 6968, batches = 1}, kernels = [
    "sweep_16x16x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 5, nk = 6969}, at_most = {m = 16, n = 5, nk = 524031, batches = 1}, kernels = [
    "sweep_16x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 6, nk = 6969}, at_most = {m = 16, n = 10, nk = 524031, batches = 1}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_8x16x256", "sweep_6x64x16"
  ], factors = [267, 269, 282, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 11, nk = 6969}, at_most = {m = 16, n = 12, nk = 524031, batches = 1}, kernels = [
    "direct_16x16x4096", "sweep_6x64x1024"
  ], factors = [222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, n = 5}, at_most = {k = 59, k_even = 724, mk = 4626907, n = 6, nk = 524031, batches = 1}, kernels = [
    "sweep_16x8x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, n = 7}, at_most = {k = 59, k_even = 724, mk = 4626907, n = 8, nk = 524031, batches = 1}, kernels = [
    "sweep_16x8x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, m = 17, n = 5}, at_most = {k_even = 4, mk = 4626907, n = 6, nk = 9568, batches = 1}, kernels = [
    "sweep_16x8x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, k_even = 5, m = 17, n = 5}, at_most = {k_even = 724, mk = 4626907, n = 6, nk = 9568, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, m = 17, n = 5, nk = 9569}, at_most = {k_even = 724, mk = 4626907, n = 6, nk = 524031, batches = 1}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [238, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, m = 17, n = 7}, at_most = {k_even = 724, mk = 4626907, n = 8, nk = 16703, batches = 1}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256"
  ], factors = [231, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, m = 17, n = 7, nk = 16704}, at_most = {k_even = 724, mk = 4626907, n = 8, nk = 524031, batches = 1}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, n = 9}, at_most = {k_even = 724, mk = 4626907, n = 12, nk = 539, batches = 1}, kernels = [
    "direct_8x32x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, n = 9, nk = 540}, at_most = {k_even = 724, mk = 4626907, mnk = 207336, n = 12, nk = 5882, batches = 1}, kernels = [
    "direct_16x16x4096", "dot_4x4x4096"
  ], factors = [247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mnk = 207337, n = 9, nk = 540}, at_most = {k_even = 724, mk = 4626907, n = 12, nk = 5882, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096"
  ], factors = [221, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, n = 9, nk = 5883}, at_most = {k_even = 724, mk = 4626907, n = 12, nk = 524031, batches = 1}, kernels = [
    "direct_16x16x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [238, 262, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, k_even = 725, m = 17, n = 5}, at_most = {mk = 4626907, n = 12, nk = 524031, batches = 1}, kernels = [
    "direct_8x32x1024", "dot_4x4x4096", "dot_6x4x4096", "dot_8x2x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [253, 246, 249, 252, 239, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 4626908, n = 5}, at_most = {k_even = 724, n = 12, nk = 610, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [267, 278, 260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, m = 17, mk = 4626908, n = 5, nk = 611}, at_most = {k = 627, k_even = 724, n = 12, nk = 524031, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [243, 246, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 628, m = 17, mk = 4626908, n = 5, nk = 611}, at_most = {k_even = 724, n = 12, nk = 524031, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096"
  ], factors = [229, 262, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, k_even = 725, m = 17, mk = 4626908, n = 5}, at_most = {n = 12, nk = 524031, batches = 1}, kernels = [
    "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [251, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 524032}, at_most = {m = 14, n = 8, batches = 1}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [262, 262, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 524032}, at_most = {m = 14, n = 12, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096",
    "sweep_6x48x256"
  ], factors = [248, 212, 217, 218, 220, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, nk = 524032}, at_most = {k_even = 512, n = 12, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [244, 240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 513, m = 15, n = 5, nk = 524032}, at_most = {n = 12, batches = 1}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_8x32x1024", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [244, 240, 232, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13}, at_most = {m = 3, n = 16, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "direct_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 3, mn = 43, n = 24, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_10x32x64"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 44, n = 17}, at_most = {m = 3, n = 24, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_10x32x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 3, n = 40, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_10x32x64"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41}, at_most = {m = 2, mk = 992, n_even = 4, nk = 109969, batches = 1}, kernels = [
    "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [294, 284, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 109970}, at_most = {m = 2, mk = 992, mnk = 272544, n_even = 4, nk = 3662333, batches = 1}, kernels = [
    "sweep_6x64x16"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 272545, n = 41, nk = 109970}, at_most = {m = 2, mk = 992, n_even = 4, nk = 3662333, batches = 1}, kernels = [
    "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [287, 289, 277, 289, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, n_even = 5}, at_most = {m = 2, mk = 992, mnk = 506064, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [300, 289, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 506065, n = 41, n_even = 5}, at_most = {m = 2, mk = 992, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_6x64x64", "skinny_8x32x16", "sweep_4x64x256", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [256, 264, 244, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 41}, at_most = {m = 2, n = 48, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "sweep_6x48x256", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [240, 244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 49}, at_most = {m = 2, n = 62, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 63}, at_most = {m = 2, n_even = 4, nk = 2418605, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [289, 288, 295, 281, 296, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 63, n_even = 5}, at_most = {m = 2, n_even = 128, nk = 2418605, batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16", "sweep_4x64x256",
    "sweep_6x64x1024"
  ], factors = [271, 276, 261, 256, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 63, n_even = 129}, at_most = {m = 2, n_even = 724, nk = 2418605, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_8x32x16", "sweep_4x64x256", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [256, 235, 250, 248, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 63, nk = 2418606}, at_most = {m = 2, n_even = 4, nk = 3662333, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [281, 282, 288, 272, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 993, n = 63, n_even = 5, nk = 2418606}, at_most = {m = 2, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [258, 269, 245, 255, 279, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 41}, at_most = {k = 16, m = 3, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "skinny_16x16x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 3, n = 41}, at_most = {m = 3, mnk = 8029162, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [243, 242, 237, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 3, mnk = 8029163, n = 41}, at_most = {m = 3, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x256", "skinny_10x32x64", "skinny_6x64x64",
    "skinny_8x32x16"
  ], factors = [261, 248, 250, 248, 253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 725}, at_most = {m = 2, nk = 3662333, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "sweep_6x64x16"
  ], factors = [276, 287, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 13, n_even = 725}, at_most = {m = 3, nk = 3662333, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [246, 233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 13}, at_most = {m = 5, n = 16, nk = 3662333, batches = 1}, kernels = [
    "direct_16x16x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 17}, at_most = {m = 5, n = 43, nk = 3662333, batches = 1}, kernels = [
    "direct_6x48x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [258, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 44}, at_most = {m = 4, n_even = 4, nk = 2870368, batches = 1}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [232, 221, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 44, n_even = 5}, at_most = {m = 4, n_even = 724, nk = 2870368, batches = 1}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256"
  ], factors = [232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 44}, at_most = {m = 5, n_even = 724, nk = 2870368, batches = 1}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 44, n_even = 725}, at_most = {m = 5, nk = 2870368, batches = 1}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [232, 222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 44, nk = 2870369}, at_most = {m = 5, nk = 3662333, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [230, 227, 226, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 13}, at_most = {m = 6, mnk = 15899454, n = 97, nk = 3662333, batches = 1}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [256, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 98}, at_most = {m = 6, mnk = 15899454, n_even = 724, nk = 3662333, batches = 1}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 98, n_even = 725}, at_most = {m = 6, mnk = 15899454, nk = 3662333, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [239, 245, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, mnk = 15899455, n = 13}, at_most = {m = 6, nk = 3662333, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13}, at_most = {m = 7, n = 49, nk = 3276927, batches = 1}, kernels = [
    "sweep_16x16x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 50}, at_most = {m = 7, nk = 3276927, batches = 1}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [235, 230, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 13}, at_most = {m = 8, n = 25, nk = 3276927, batches = 1}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096"
  ], factors = [260, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 26}, at_most = {m = 8, nk = 3276927, batches = 1}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [249, 230, 220, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 13, nk = 3276928}, at_most = {m = 8, nk = 3662333, batches = 1}, kernels = [
    "direct_5x64x512", "direct_8x32x1024"
  ], factors = [248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 13}, at_most = {m = 9, nk = 3662333, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [243, 249, 234, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 3662334}, at_most = {k = 11331, m = 4, n_even = 4, nk = 5135251, batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [270, 273, 258, 241, 259, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11332, n = 13, nk = 3662334}, at_most = {m = 4, n_even = 4, nk = 5135251, batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [235, 242, 242, 230, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 5135252}, at_most = {m = 4, n = 137, n_even = 4, batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x256", "skinny_10x32x64", "skinny_4x64x8", "skinny_6x64x64",
    "sweep_6x48x256"
  ], factors = [237, 238, 227, 228, 212, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, nk = 5135252}, at_most = {k_even = 128, m = 4, n = 496, n_even = 4, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "sweep_6x64x16"
  ], factors = [291, 300, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 497, nk = 5135252}, at_most = {k_even = 128, m = 4, n = 1655, n_even = 4, batches = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [326, 298, 294, 294, 301, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 129, n = 138, nk = 5135252}, at_most = {m = 4, n = 1655, n_even = 4, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [292, 296, 271, 241, 282, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 5135252}, at_most = {m = 4, n_even = 4, nk = 6171749, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [281, 272, 255, 285, 273, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 6171750}, at_most = {m = 4, n_even = 4, nk = 12947259, batches = 1}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [301, 203, 209, 248, 245, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1656, nk = 12947260}, at_most = {m = 4, mk = 12335, n_even = 4, batches = 1}, kernels = [
    "direct_6x48x1024", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [287, 246, 230, 237, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12336, n = 1656, nk = 12947260}, at_most = {m = 4, n_even = 4, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64", "skinny_4x64x8",
    "skinny_8x32x16"
  ], factors = [271, 270, 275, 263, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 13, nk = 3662334}, at_most = {m = 9, mnk = 41348086, n = 42, n_even = 4, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [272, 248, 260, 259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mnk = 41348087, n = 13, nk = 3662334}, at_most = {m = 9, n = 42, n_even = 4, batches = 1}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [262, 239, 229, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 43, nk = 3662334}, at_most = {m = 9, n = 63, n_even = 4, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [218, 217, 223, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 64, nk = 3662334}, at_most = {m = 9, n = 258, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_3x128x512", "direct_6x64x1024", "sweep_6x48x256",
    "sweep_6x64x1024"
  ], factors = [255, 258, 228, 256, 255, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 259, nk = 3662334}, at_most = {m = 5, mnk = 47699162, n_even = 4, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [274, 271, 282, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mnk = 47699163, n = 259, nk = 3662334}, at_most = {m = 5, n_even = 4, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [291, 268, 204, 189, 218, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 259, nk = 3662334}, at_most = {m = 7, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64",
    "sweep_6x64x16"
  ], factors = [275, 309, 311, 321, 329, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, n = 259, nk = 3662334}, at_most = {m = 9, mnk = 56120570, n_even = 4, batches = 1}, kernels = [
    "direct_5x64x512", "direct_8x32x1024"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, mnk = 56120571, n = 259, nk = 3662334}, at_most = {m = 9, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64",
    "skinny_6x64x64"
  ], factors = [278, 286, 295, 302, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 5, nk = 3662334}, at_most = {m = 3, n_even = 724, nk = 3940390, batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [246, 252, 250, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 5, nk = 3940391}, at_most = {m = 3, n_even = 724, nk = 4897557, batches = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16",
    "sweep_6x64x16"
  ], factors = [257, 250, 251, 262, 263, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 5, nk = 4897558}, at_most = {m = 3, mn = 478, n_even = 724, batches = 1}, kernels = [
    "direct_3x128x512", "direct_8x32x1024", "skinny_4x64x8", "skinny_6x64x64", "sweep_6x48x256",
    "sweep_6x64x16"
  ], factors = [255, 260, 236, 262, 276, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 479, n = 13, n_even = 5, nk = 4897558}, at_most = {m = 1, mnk = 9765329, n_even = 724, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [239, 239, 237, 280, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 479, mnk = 9765330, n = 13, n_even = 5, nk = 4897558}, at_most = {m = 1, n_even = 724, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_4x64x8",
    "skinny_8x32x16"
  ], factors = [209, 207, 213, 217, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mn = 479, n = 13, n_even = 5, nk = 4897558}, at_most = {k_even = 32, m = 3, n_even = 724, nk = 9276065, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [249, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 33, m = 2, mn = 479, n = 13, n_even = 5, nk = 4897558}, at_most = {m = 3, n_even = 724, nk = 9276065, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [240, 241, 240, 271, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mn = 479, n = 13, n_even = 5, nk = 9276066}, at_most = {m = 3, mk = 9446, n_even = 724, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64",
    "skinny_4x64x8"
  ], factors = [218, 224, 223, 210, 216, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mk = 9447, mn = 479, n = 13, n_even = 5, nk = 9276066}, at_most = {m = 3, n_even = 724, batches = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "skinny_16x16x64"
  ], factors = [225, 213, 214, 216, 230, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 725, nk = 3662334}, at_most = {m = 3, nk = 7073028, batches = 1}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [256, 277, 266, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, n_even = 725, nk = 7073029}, at_most = {m = 1, batches = 1}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [266, 243, 244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 13, n_even = 725, nk = 7073029}, at_most = {m = 3, batches = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_4x64x8",
    "skinny_8x32x16"
  ], factors = [237, 260, 262, 216, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 13, n_even = 5, nk = 3662334}, at_most = {m = 9, n = 181, batches = 1}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_4x64x8", "skinny_6x64x64",
    "sweep_6x64x1024"
  ], factors = [231, 219, 256, 192, 198, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 182, n_even = 5, nk = 3662334}, at_most = {m = 5, n_even = 724, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64",
    "sweep_6x64x16"
  ], factors = [214, 220, 215, 229, 209, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 182, n_even = 725, nk = 3662334}, at_most = {m = 5, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64",
    "skinny_8x32x16"
  ], factors = [231, 231, 232, 232, 212, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 182, n_even = 5, nk = 3662334}, at_most = {m = 6, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [229, 214, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 182, n_even = 5, nk = 3662334}, at_most = {m = 8, nk = 8356419, batches = 1}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [245, 234, 235, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 182, n_even = 5, nk = 8356420}, at_most = {m = 8, batches = 1}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [221, 205, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 182, n_even = 5, nk = 3662334}, at_most = {m = 9, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [230, 225, 224, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 13}, at_most = {k = 7, k_even = 724, mn = 13907388, n = 24, nk = 46, batches = 1}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [224, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 13, nk = 47}, at_most = {k = 7, k_even = 724, mn = 3365, n = 24, nk = 2062572, batches = 1}, kernels = [
    "tall_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 3366, n = 13, nk = 47}, at_most = {k = 7, k_even = 724, mn = 13907388, n = 24, nk = 2062572, batches = 1}, kernels = [
    "tall_6x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 13907389, n = 13}, at_most = {k = 7, k_even = 724, n = 24, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [232, 219, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 25}, at_most = {k = 3, k_even = 724, m = 100776, n = 45, nk = 2062572, batches = 1}, kernels = [
    "direct_8x32x1024"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 10, n = 25}, at_most = {k = 7, k_even = 724, m = 100776, n = 45, nk = 2062572, batches = 1}, kernels = [
    "tall_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 100777, n = 25}, at_most = {k = 7, k_even = 724, n = 45, nk = 2062572, batches = 1}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [230, 236, 251, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 46}, at_most = {k = 7, k_even = 724, mk = 264, mn = 3289447, n = 476, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "skinny_16x16x64"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 477}, at_most = {k = 7, k_even = 724, m = 36, mk = 264, mn = 3289447, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "skinny_4x64x8", "sweep_16x16x4096"
  ], factors = [278, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, n = 477}, at_most = {k = 7, k_even = 724, mk = 264, mn = 3289447, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "skinny_10x32x64", "skinny_4x64x8"
  ], factors = [277, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mk = 265, n = 46}, at_most = {k = 7, k_even = 724, mn = 3289447, n = 234, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [288, 294, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mk = 265, n = 235}, at_most = {k = 5, k_even = 724, mn = 3289447, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [263, 252, 263, 264, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 10, mk = 265, n = 235}, at_most = {k = 7, k_even = 724, mn = 3289447, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [251, 245, 250, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 46, n_even = 725}, at_most = {k = 7, k_even = 724, mn = 3289447, nk = 4579, batches = 1}, kernels = [
    "skinny_4x64x8"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 46, n_even = 725, nk = 4580}, at_most = {k = 7, k_even = 724, mn = 3289447, nk = 2062572, batches = 1}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 3289448, n = 46}, at_most = {k = 7, k_even = 724, n = 101, nk = 2062572, batches = 1}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024"
  ], factors = [274, 272, 271, 286, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 3289448, n = 102}, at_most = {k = 7, k_even = 724, n = 377, nk = 2062572, batches = 1}, kernels = [
    "direct_3x128x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 3289448, n = 378}, at_most = {k = 7, k_even = 724, nk = 2062572, batches = 1}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16",
    "sweep_8x16x256"
  ], factors = [253, 242, 303, 262, 266, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, n = 13}, at_most = {k = 58, k_even = 724, mk = 2082176, n = 16, nk = 2062572, batches = 1}, kernels = [
    "direct_8x32x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 10, n = 13}, at_most = {k_even = 724, m = 62, mk = 2082176, n = 16, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "sweep_16x16x4096"
  ], factors = [247, 237, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 63, n = 13}, at_most = {k_even = 724, mk = 2082176, n = 16, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [255, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, n = 17}, at_most = {k = 16, k_even = 724, mk = 2082176, n = 24, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "skinny_16x16x64"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 10, n = 17}, at_most = {k = 110, k_even = 724, mk = 2082176, n = 24, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 111, m = 10, n = 17}, at_most = {k_even = 724, m = 62, mk = 2082176, n = 24, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [253, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 111, m = 63, n = 17}, at_most = {k_even = 724, mk = 2082176, n = 24, nk = 2062572, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [263, 265, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, n = 25}, at_most = {k = 94, k_even = 724, mk = 2082176, n = 46, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "sweep_8x16x256"
  ], factors = [254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 95, m = 10, n = 25}, at_most = {k_even = 724, m = 68, mk = 2082176, n = 46, nk = 2062572, batches = 1}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [254, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 95, m = 69, n = 25}, at_most = {k_even = 724, mk = 2082176, n = 32, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 95, m = 69, n = 33}, at_most = {k_even = 724, mk = 2082176, n = 40, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "dot_4x4x4096", "sweep_16x16x4096"
  ], factors = [255, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 95, m = 69, n = 41}, at_most = {k_even = 724, mk = 2082176, n = 46, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x48x1024", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 244, 248, 248, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, n = 47}, at_most = {k_even = 724, m = 12, mk = 2082176, n_even = 724, nk = 2062572, batches = 1}, kernels = [
    "sweep_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, n = 47, n_even = 725}, at_most = {k_even = 724, m = 12, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [244, 236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 13, n = 47}, at_most = {k_even = 724, m = 15, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [253, 250, 254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 16, n = 47}, at_most = {k_even = 724, m = 16, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 17, n = 47}, at_most = {k_even = 724, m = 19, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [256, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 20, n = 47}, at_most = {k_even = 724, mk = 39524, n = 116, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096"
  ], factors = [258, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 20, n = 117}, at_most = {k_even = 724, mk = 39524, n = 1021, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [253, 257, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 20, n = 1022}, at_most = {k = 16, k_even = 724, m = 986, mk = 39524, nk = 2062572, batches = 1}, kernels = [
    "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, m = 20, n = 1022}, at_most = {k_even = 724, m = 986, mk = 39524, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_4x64x256", "sweep_6x48x256",
    "tall_8x32x1024"
  ], factors = [252, 254, 252, 251, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 987, n = 1022}, at_most = {k_even = 724, mk = 39524, nk = 2062572, batches = 1}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [248, 261, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 20, mk = 39525, n = 47}, at_most = {k = 148, k_even = 724, m = 27265, mk = 2082176, mn = 3076452, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096",
    "tall_8x32x1024"
  ], factors = [255, 252, 250, 256, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 20, mk = 39525, mn = 3076453, n = 47}, at_most = {k = 148, k_even = 724, m = 27265, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256",
    "tall_16x16x4096"
  ], factors = [254, 254, 255, 256, 257, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 27266, mk = 39525, n = 47}, at_most = {k = 148, k_even = 724, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_3x128x512", "tall_8x32x1024"
  ], factors = [239, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 20, mk = 39525, n = 47}, at_most = {k_even = 724, m = 107, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [247, 251, 249, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 108, mk = 39525, n = 47}, at_most = {k_even = 724, mk = 2082176, mn = 238676, n = 252, n_even = 4, nk = 2062572, batches = 1}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [247, 246, 249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 108, mk = 39525, n = 47, n_even = 5}, at_most = {k_even = 724, mk = 2082176, mn = 238676, n = 252, nk = 2062572, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [260, 257, 258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 108, mk = 39525, mn = 238677, n = 47}, at_most = {k_even = 724, mk = 2082176, n = 252, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [251, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 108, mk = 39525, n = 253}, at_most = {k_even = 724, mk = 2082176, mnk = 132541397, n_even = 32, nk = 2062572, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [248, 248, 248, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 108, mk = 39525, mnk = 132541398, n = 253}, at_most = {k_even = 724, mk = 2082176, n_even = 32, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x48x256",
    "tall_16x16x4096"
  ], factors = [252, 254, 255, 268, 265, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 149, m = 108, mk = 39525, n = 253, n_even = 33}, at_most = {k_even = 724, mk = 2082176, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096",
    "tall_6x64x1024"
  ], factors = [257, 260, 257, 259, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, mk = 2082177, n = 13}, at_most = {k_even = 724, n = 24, nk = 1153, batches = 1}, kernels = [
    "block_6x16x256", "skinny_6x64x64", "sweep_16x8x256", "tall_16x16x4096", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [232, 229, 251, 253, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, mk = 2082177, n = 13, nk = 1154}, at_most = {k_even = 724, mk = 5864713, mn = 91011, n = 24, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [239, 241, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, mk = 5864714, n = 13, nk = 1154}, at_most = {k_even = 724, mn = 91011, n = 24, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [238, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, mk = 2082177, mn = 91012, n = 13, nk = 1154}, at_most = {k = 399, k_even = 724, n = 24, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 254, 247, 263, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 400, m = 10, mk = 2082177, mn = 91012, n = 13, nk = 1154}, at_most = {k_even = 724, n = 24, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [231, 252, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, mk = 2082177, n = 25}, at_most = {k_even = 724, m = 10713, mk = 3351707, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [251, 250, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10, mk = 3351708, n = 25}, at_most = {k_even = 724, m = 10713, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [261, 261, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 10714, mk = 2082177, n = 25}, at_most = {k = 90, k_even = 724, nk = 2062572, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "sweep_8x16x256", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [241, 243, 279, 241, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, m = 10714, mk = 2082177, n = 25}, at_most = {k_even = 724, nk = 2062572, batches = 1}, kernels = [
    "sweep_16x16x4096", "sweep_6x48x256", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [257, 263, 253, 266, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 10, n = 13}, at_most = {m = 15, nk = 2062572, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024",
    "sweep_6x64x1024"
  ], factors = [233, 257, 250, 250, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 16, n = 13}, at_most = {m = 76, mk = 3992504, n = 23, nk = 2062572, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_8x32x1024", "sweep_6x48x256", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [259, 261, 259, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 16, n = 24}, at_most = {m = 76, mk = 3992504, nk = 2062572, batches = 1}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024",
    "sweep_4x64x256"
  ], factors = [248, 257, 256, 254, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 77, n = 13}, at_most = {mk = 3992504, nk = 56310, batches = 1}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "dot_4x4x4096", "dot_6x4x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [257, 263, 235, 240, 259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 77, n = 13, nk = 56311}, at_most = {mk = 3992504, nk = 2062572, batches = 1}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_8x16x256", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [263, 259, 263, 265, 259, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 16, mk = 3992505, n = 13}, at_most = {nk = 2062572, batches = 1}, kernels = [
    "direct_8x32x1024", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [279, 258, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 13, nk = 2062573}, at_most = {m = 19, mn = 3398, nk = 3689982, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024",
    "tall_8x32x1024"
  ], factors = [258, 258, 257, 253, 258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 3399, n = 13, nk = 2062573}, at_most = {m = 19, nk = 2877431, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mn = 3399, n = 13, nk = 2877432}, at_most = {m = 19, nk = 3689982, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [260, 259, 258, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 13, nk = 3689983}, at_most = {m = 19, n = 41, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024", "skinny_10x32x64", "tall_8x32x1024"
  ], factors = [253, 257, 255, 260, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 42, nk = 3689983}, at_most = {m = 19, n = 135, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256",
    "sweep_6x64x1024"
  ], factors = [250, 261, 245, 234, 242, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 136, nk = 3689983}, at_most = {m = 19, n_even = 4, nk = 4440088, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [264, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 136, nk = 4440089}, at_most = {m = 19, mk = 198763, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024",
    "skinny_16x16x64"
  ], factors = [265, 275, 292, 288, 306, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mk = 198764, n = 136, nk = 4440089}, at_most = {m = 19, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [245, 261, 274, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 136, n_even = 5, nk = 3689983}, at_most = {k = 14906, m = 15, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "skinny_16x16x64"
  ], factors = [254, 239, 240, 238, 249, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14907, m = 10, n = 136, n_even = 5, nk = 3689983}, at_most = {m = 15, batches = 1}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [259, 247, 250, 227, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 136, n_even = 5, nk = 3689983}, at_most = {m = 19, batches = 1}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64",
    "tall_8x32x1024"
  ], factors = [248, 248, 256, 238, 236, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 13, nk = 2062573}, at_most = {k_even = 724, m = 58, n = 40, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_8x32x1024"
  ], factors = [253, 253, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 41, nk = 2062573}, at_most = {k_even = 724, m = 58, n = 157, nk = 2584395, batches = 1}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [249, 248, 257, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 41, nk = 2584396}, at_most = {k_even = 724, m = 58, n = 157, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [260, 252, 262, 259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 41, n_even = 5, nk = 2584396}, at_most = {k_even = 724, m = 58, n = 157, batches = 1}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [255, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 158, nk = 2062573}, at_most = {k_even = 724, m = 58, n_even = 4, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024",
    "tall_16x16x4096"
  ], factors = [261, 257, 272, 277, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 158, n_even = 5, nk = 2062573}, at_most = {k_even = 724, m = 58, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256",
    "direct_8x32x1024"
  ], factors = [262, 263, 251, 256, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 59, n = 13, nk = 2062573}, at_most = {k_even = 724, n = 250, batches = 1}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x48x256",
    "sweep_6x64x1024"
  ], factors = [256, 250, 254, 262, 258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 59, n = 251, nk = 2062573}, at_most = {k_even = 724, batches = 1}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "tall_16x16x4096",
    "tall_8x32x1024"
  ], factors = [260, 261, 261, 259, 262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 20, n = 13, nk = 2062573}, at_most = {mn = 4344, n = 16, batches = 1}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [244, 233, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 20, n = 17, nk = 2062573}, at_most = {mn = 4344, n = 23, batches = 1}, kernels = [
    "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [291, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 20, n = 24, nk = 2062573}, at_most = {mn = 4344, batches = 1}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024",
    "tall_8x32x1024"
  ], factors = [254, 256, 246, 256, 248, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 20, mn = 4345, n = 13, nk = 2062573}, at_most = {mk = 213473, batches = 1}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "tall_8x32x1024"
  ], factors = [269, 270, 269, 266, 275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, m = 20, mk = 213474, mn = 4345, n = 13, nk = 2062573}, at_most = {batches = 1}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [251, 262, 262, 261, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {n = 4, k = 13, mn = 52, mk = 65, batches = 5}, kernels = [
    "skinny_10x32x64", "sweep_16x8x256"
  ], factors = [133, 111]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6}, at_most = {n = 4, k = 13, mn = 8, mk = 65}, kernels = [
    "sweep_16x8x256"
  ], factors = [91]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, mn = 9}, at_most = {n = 4, k = 13, mn = 52, mk = 20}, kernels = [
    "sweep_16x8x256"
  ], factors = [104]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, mn = 9, mk = 21}, at_most = {n = 4, k = 13, mn = 52, mk = 65}, kernels = [
    "sweep_16x8x256"
  ], factors = [146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 66, batches = 2}, at_most = {n = 4, k = 13, mn = 32}, kernels = [
    "dot_8x1x4096", "sweep_16x8x256"
  ], factors = [196, 148]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 66, mn = 33, batches = 2}, at_most = {n = 4, k = 13, mn = 52}, kernels = [
    "sweep_16x8x256"
  ], factors = [164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 53, batches = 2}, at_most = {n = 4, k = 3, mn = 228, m = 56}, kernels = [
    "sweep_16x8x256"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 53, m = 57, batches = 2}, at_most = {n = 4, k = 3, mn = 228}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [224, 159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 229, batches = 2}, at_most = {n = 4, k = 3, mn = 570, mk = 210}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [217, 153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 229, mk = 211, batches = 2}, at_most = {n = 4, k = 3, mn = 570}, kernels = [
    "direct_16x8x1024"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 571, batches = 2}, at_most = {n = 4, k = 3}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [235, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 53, k = 4, batches = 2}, at_most = {n = 1, k = 13}, kernels = [
    "dot_8x1x4096", "sweep_16x8x256"
  ], factors = [225, 157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 53, k = 4, n = 2, batches = 2}, at_most = {n = 4, k = 13, mn = 148}, kernels = [
    "dot_8x2x4096", "skinny_16x16x64", "sweep_16x8x256"
  ], factors = [234, 177, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 149, k = 4, n = 2, batches = 2}, at_most = {n = 4, k = 7, m = 190}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [241, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 149, k = 4, n = 2, m = 191, batches = 2}, at_most = {n = 4, k = 7}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [239, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 149, k = 8, n = 2, batches = 2}, at_most = {n = 4, k = 13}, kernels = [
    "direct_16x8x1024", "dot_8x2x4096", "sweep_16x8x256"
  ], factors = [245, 236, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, batches = 2}, at_most = {n = 1, m = 8, k = 44}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096", "sweep_16x8x256"
  ], factors = [146, 164, 113]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 45, batches = 2}, at_most = {n = 1, m = 8}, kernels = [
    "dot_8x1x4096"
  ], factors = [155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, m = 9, batches = 2}, at_most = {n = 1, elements = 297215, mk = 4126}, kernels = [
    "dot_8x1x4096"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, m = 9, mk = 4127, batches = 2}, at_most = {n = 1, elements = 297215}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, m = 9, elements = 297216, batches = 2}, at_most = {n = 1, elements = 5356876}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [248, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, m = 9, elements = 5356877, batches = 2}, at_most = {n = 1}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096", "sweep_16x8x256"
  ], factors = [211, 284, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, batches = 2}, at_most = {n = 2, elements = 9080767, mnk = 160, nk = 89}, kernels = [
    "sweep_16x8x256"
  ], factors = [121]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 161, batches = 2}, at_most = {n = 2, elements = 9080767, mnk = 507, nk = 89}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "sweep_16x8x256"
  ], factors = [177, 174, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, nk = 90, batches = 2}, at_most = {n = 2, elements = 9080767, mnk = 507}, kernels = [
    "dot_8x2x4096"
  ], factors = [151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, batches = 2}, at_most = {n = 2, elements = 475346, mn = 42, k = 64}, kernels = [
    "dot_4x2x4096"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, n = 2, mnk = 508, batches = 2}, at_most = {n = 2, elements = 475346, mn = 42}, kernels = [
    "dot_4x2x4096"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, elements = 475347, batches = 2}, at_most = {n = 2, elements = 9080767, mn = 42}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [185, 188, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, mn = 43, batches = 2}, at_most = {n = 2, elements = 9080767, nk = 50, batches = 13}, kernels = [
    "dot_8x2x4096"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, mn = 43, batches = 14}, at_most = {n = 2, elements = 9080767, nk = 50}, kernels = [
    "dot_8x2x4096"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, mn = 43, nk = 51, batches = 2}, at_most = {n = 2, elements = 316471}, kernels = [
    "dot_8x2x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, mn = 43, nk = 51, elements = 316472, batches = 2}, at_most = {n = 2, elements = 3445294}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [223, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mnk = 508, mn = 43, nk = 51, elements = 3445295, batches = 2}, at_most = {n = 2, elements = 9080767}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [198, 219, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 9080768, batches = 2}, at_most = {n = 2}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [210, 250, 194, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, batches = 2}, at_most = {n = 4, mnk = 255, mn = 4}, kernels = [
    "sweep_16x8x256"
  ], factors = [137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mn = 5, batches = 2}, at_most = {n = 4, mnk = 255}, kernels = [
    "skinny_16x16x64", "sweep_16x8x256"
  ], factors = [164, 147]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 256, batches = 2}, at_most = {n = 4, mnk = 436}, kernels = [
    "sweep_16x8x256"
  ], factors = [165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, batches = 2}, at_most = {n = 4, mnk = 5151, mk = 157, nk = 323}, kernels = [
    "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [168, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, mk = 158, batches = 2}, at_most = {n = 4, mnk = 5151, mk = 387, nk = 323}, kernels = [
    "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [185, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, nk = 324, batches = 2}, at_most = {n = 4, mnk = 5151, mk = 387}, kernels = [
    "dot_4x4x4096"
  ], factors = [157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, mk = 388, batches = 2}, at_most = {n = 4, mnk = 5151, nk = 88}, kernels = [
    "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [209, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, mk = 388, nk = 89, batches = 2}, at_most = {n = 4, mnk = 5151, m = 6}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [187, 183, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, mk = 388, nk = 89, m = 7, batches = 2}, at_most = {n = 4, mnk = 5151, mk = 746}, kernels = [
    "dot_4x4x4096"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 437, mk = 747, nk = 89, m = 7, batches = 2}, at_most = {n = 4, mnk = 5151}, kernels = [
    "dot_4x4x4096"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 5152, batches = 2}, at_most = {n = 4, k = 31, elements = 217486}, kernels = [
    "dot_6x4x4096", "dot_8x2x4096", "sweep_16x8x256"
  ], factors = [213, 216, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mnk = 5152, elements = 217487, batches = 2}, at_most = {n = 4, k = 31}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [201, 229, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 3, mnk = 5152, batches = 2}, at_most = {n = 4, elements = 7251060, mn = 42}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [180, 181, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 3, mnk = 5152, mn = 43, batches = 2}, at_most = {n = 4, elements = 75535, nk = 220}, kernels = [
    "dot_6x4x4096"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 3, mnk = 5152, mn = 43, elements = 75536, batches = 2}, at_most = {n = 4, elements = 7251060, nk = 220}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [203, 206, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 3, mnk = 5152, mn = 43, nk = 221, batches = 2}, at_most = {n = 3, elements = 3019207}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [201, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 4, mnk = 5152, mn = 43, nk = 221, batches = 2}, at_most = {n = 4, elements = 3019207}, kernels = [
    "dot_4x4x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 3, mnk = 5152, mn = 43, nk = 221, elements = 3019208, batches = 2}, at_most = {n = 4, elements = 7251060}, kernels = [
    "dot_4x4x4096", "dot_8x2x4096"
  ], factors = [199, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 3, mnk = 5152, elements = 7251061, batches = 2}, at_most = {n = 4}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [237, 219, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 2}, at_most = {n = 7, mk = 32, m = 7}, kernels = [
    "sweep_16x8x256"
  ], factors = [100]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, batches = 2}, at_most = {n = 8, mk = 32, m = 7}, kernels = [
    "sweep_16x8x256"
  ], factors = [93]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 8, batches = 2}, at_most = {n = 8, mk = 32}, kernels = [
    "sweep_16x8x256"
  ], factors = [128]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 33, batches = 2}, at_most = {n = 8, mk = 133, mn = 95, batches = 5}, kernels = [
    "sweep_16x8x256"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 33, batches = 6}, at_most = {n = 8, mk = 77, mn = 95}, kernels = [
    "skinny_16x16x64", "sweep_16x8x256"
  ], factors = [164, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 78, batches = 6}, at_most = {n = 8, mk = 133, mn = 95}, kernels = [
    "sweep_16x8x256"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 33, mn = 96, batches = 2}, at_most = {n = 8, mk = 133}, kernels = [
    "direct_16x8x1024", "skinny_16x16x64", "sweep_16x8x256"
  ], factors = [209, 142, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, batches = 2}, at_most = {n = 8, k = 4}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [232, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 5, batches = 2}, at_most = {n = 8, k = 37, m = 21}, kernels = [
    "skinny_16x16x64", "sweep_16x8x256"
  ], factors = [177, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 5, m = 22, batches = 2}, at_most = {n = 8, k = 25, nk = 49}, kernels = [
    "direct_16x16x4096", "direct_16x8x1024", "skinny_16x16x64", "sweep_16x8x256"
  ], factors = [241, 269, 155, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 5, m = 22, nk = 50, batches = 2}, at_most = {n = 8, k = 12}, kernels = [
    "direct_16x8x1024", "sweep_16x8x256"
  ], factors = [250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 13, m = 22, nk = 50, batches = 2}, at_most = {n = 8, k = 25, mk = 2058}, kernels = [
    "sweep_16x8x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 2059, k = 13, m = 22, nk = 50, batches = 2}, at_most = {n = 8, k = 25}, kernels = [
    "direct_16x16x4096", "skinny_16x16x64", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [271, 159, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 26, m = 22, batches = 2}, at_most = {n = 7, k = 37}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [257, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mk = 134, k = 26, m = 22, batches = 2}, at_most = {n = 8, k = 37}, kernels = [
    "skinny_6x64x64", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [162, 290, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 38, batches = 2}, at_most = {n = 8, mk = 2989, m = 9, k = 61}, kernels = [
    "sweep_16x8x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 62, batches = 2}, at_most = {n = 8, mk = 2989, m = 2, mn = 59}, kernels = [
    "sweep_16x8x256", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [241, 188, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 62, m = 3, batches = 2}, at_most = {n = 6, mk = 2989, m = 9, mn = 59}, kernels = [
    "sweep_16x8x256"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 134, k = 62, m = 3, batches = 2}, at_most = {n = 8, mk = 2989, m = 9, mn = 59}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [227, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 62, mn = 60, batches = 2}, at_most = {n = 8, mk = 2989, m = 9}, kernels = [
    "skinny_6x64x64", "sweep_16x8x256"
  ], factors = [163, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 134, k = 38, m = 10, batches = 2}, at_most = {n = 6, mk = 2989}, kernels = [
    "sweep_16x8x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 134, k = 38, m = 10, batches = 2}, at_most = {n = 8, mk = 2989}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64", "sweep_16x8x256"
  ], factors = [173, 157, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 2990, k = 38, batches = 2}, at_most = {n = 8, mn = 218, m = 18}, kernels = [
    "direct_3x128x512", "dot_4x4x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [190, 172, 240, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 2990, k = 38, m = 19, batches = 2}, at_most = {n = 8, mn = 218}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_16x8x256", "sweep_6x64x1024"
  ], factors = [189, 246, 223, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 2990, k = 38, mn = 219, batches = 2}, at_most = {n = 6, elements = 546054}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_8x2x4096", "sweep_16x8x256"
  ], factors = [245, 186, 233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 2990, k = 38, mn = 219, elements = 546055, batches = 2}, at_most = {n = 6, elements = 3489965}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [202, 245, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 2990, k = 38, mn = 219, batches = 2}, at_most = {n = 8, elements = 3489965, mk = 12561}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256"
  ], factors = [212, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 12562, k = 38, mn = 219, batches = 2}, at_most = {n = 8, elements = 3489965, mk = 32169}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256"
  ], factors = [215, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 32170, k = 38, mn = 219, batches = 2}, at_most = {n = 8, elements = 3489965}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [233, 243, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 2990, k = 38, mn = 219, elements = 3489966, batches = 2}, at_most = {n = 6}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mk = 2990, k = 38, mn = 219, elements = 3489966, batches = 2}, at_most = {n = 8}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_6x64x1024"
  ], factors = [239, 226, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 2}, at_most = {m = 9, mnk = 2923, n = 16, mk = 27, nk = 169}, kernels = [
    "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [98, 76]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 170, batches = 2}, at_most = {m = 9, mnk = 2923, n = 16, mk = 27}, kernels = [
    "skinny_16x16x64"
  ], factors = [109]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 28, batches = 2}, at_most = {m = 9, mnk = 2923, n = 16, mk = 86, batches = 11}, kernels = [
    "skinny_16x16x64"
  ], factors = [148]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 28, batches = 12}, at_most = {m = 9, mnk = 2923, n = 16, mk = 86}, kernels = [
    "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [154, 132]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 87, batches = 2}, at_most = {m = 9, mnk = 2923, n = 16, mk = 138, batches = 15}, kernels = [
    "sweep_8x16x256"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 87, batches = 16}, at_most = {m = 9, mnk = 2923, n = 16, mk = 138}, kernels = [
    "skinny_16x16x64"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 139, batches = 2}, at_most = {m = 9, mnk = 2923, n = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, batches = 2}, at_most = {m = 9, mnk = 513, n = 48, nk = 782, mn = 22}, kernels = [
    "skinny_8x32x16"
  ], factors = [75]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 23, batches = 2}, at_most = {m = 9, mnk = 513, n = 30, nk = 782, batches = 12}, kernels = [
    "skinny_10x32x64"
  ], factors = [106]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, mn = 23, batches = 2}, at_most = {m = 9, mnk = 513, n = 32, nk = 782, batches = 12}, kernels = [
    "skinny_8x32x16"
  ], factors = [68]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 23, batches = 13}, at_most = {m = 9, mnk = 195, n = 32, nk = 782}, kernels = [
    "skinny_10x32x64"
  ], factors = [66]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 23, batches = 13, mnk = 196}, at_most = {m = 9, mnk = 513, n = 32, nk = 782}, kernels = [
    "skinny_10x32x64"
  ], factors = [102]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 23, batches = 2}, at_most = {m = 9, mnk = 513, n = 48, nk = 782}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [99, 122, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 514, batches = 2}, at_most = {m = 9, mnk = 2923, n = 19, nk = 782, mn = 97}, kernels = [
    "skinny_10x32x64"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mnk = 514, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 518, mn = 97}, kernels = [
    "skinny_10x32x64"
  ], factors = [151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mnk = 514, nk = 519, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 730, mn = 97}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [169, 175, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mnk = 514, nk = 731, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 782, mn = 97}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [176, 188, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 514, mn = 98, batches = 2}, at_most = {m = 9, mnk = 2923, n = 32, nk = 782, mk = 76}, kernels = [
    "skinny_10x32x64"
  ], factors = [157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 514, mn = 98, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 782, mk = 76}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [148, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 514, mn = 98, mk = 77, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 782}, kernels = [
    "skinny_16x16x64"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 783, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 1668, k = 45, n_even = 4}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [222, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 783, n_even = 5, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 1668, k = 45}, kernels = [
    "skinny_10x32x64"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 783, k = 46, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48, nk = 1668}, kernels = [
    "skinny_10x32x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1669, batches = 2}, at_most = {m = 9, mnk = 2923, n = 48}, kernels = [
    "skinny_10x32x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, batches = 2}, at_most = {m = 9, mnk = 1147, n_even = 32, n = 63}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [99, 97]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, batches = 2}, at_most = {m = 9, mnk = 376, n_even = 32, nk = 220}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [111, 129]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mnk = 377, batches = 2}, at_most = {m = 9, mnk = 1147, n_even = 32, nk = 220}, kernels = [
    "skinny_10x32x64"
  ], factors = [124]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, nk = 221, batches = 2}, at_most = {m = 9, mnk = 1147, n_even = 32}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [127, 129, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 1148, batches = 2}, at_most = {m = 9, mnk = 2923, n_even = 32, mk = 14, n = 219}, kernels = [
    "skinny_10x32x64", "sweep_6x64x16"
  ], factors = [161, 125]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 220, mnk = 1148, batches = 2}, at_most = {m = 9, mnk = 2923, n_even = 32, mk = 14}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [144, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 1148, mk = 15, batches = 2}, at_most = {m = 9, mnk = 2923, n_even = 32, mk = 18}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [173, 161, 210, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 1148, mk = 19, batches = 2}, at_most = {m = 9, mnk = 2923, n_even = 32, k = 9}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024", "sweep_8x16x256", "sweep_6x64x16"
  ], factors = [174, 174, 184, 112]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 1148, mk = 19, k = 10, batches = 2}, at_most = {m = 9, mnk = 2923, n_even = 32}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [186, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 33, batches = 2}, at_most = {m = 9, mnk = 1086, k = 10, n = 90, mk = 8}, kernels = [
    "skinny_10x32x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [80, 70, 71]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 33, mk = 9, batches = 2}, at_most = {m = 9, mnk = 1086, k = 10, n = 90}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [107, 103]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 33, batches = 2}, at_most = {m = 9, mnk = 829, k = 10}, kernels = [
    "skinny_10x32x64"
  ], factors = [113]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 33, mnk = 830, batches = 2}, at_most = {m = 9, mnk = 1086, k = 10}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [128, 138]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 33, mnk = 1087, batches = 2}, at_most = {m = 9, mnk = 2923, k = 10, n = 156}, kernels = [
    "skinny_10x32x64"
  ], factors = [156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, n_even = 33, mnk = 1087, batches = 2}, at_most = {m = 9, mnk = 2923, k = 10}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [129, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, n_even = 33, k = 11, batches = 2}, at_most = {m = 9, mnk = 2923}, kernels = [
    "skinny_10x32x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [186, 182, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 15, k = 6, n_even = 128}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [156, 165, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 16, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 30, k = 6, n_even = 128}, kernels = [
    "skinny_10x32x64"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, k = 7, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 30, k = 16, n_even = 128, n = 239}, kernels = [
    "skinny_16x16x64", "sweep_6x48x256", "sweep_6x64x16"
  ], factors = [157, 210, 140]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 240, mnk = 2924, k = 7, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 30, k = 16, n_even = 128}, kernels = [
    "skinny_10x32x64", "sweep_6x48x256"
  ], factors = [187, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, n_even = 129, batches = 2}, at_most = {m = 4, elements = 3686467, mk = 30, k = 16}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [142, 159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, n_even = 129, m = 5, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 30, k = 16}, kernels = [
    "skinny_10x32x64", "skinny_4x64x8", "sweep_4x64x256"
  ], factors = [174, 188, 169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 31, batches = 2}, at_most = {m = 9, elements = 297126, mk = 49, k = 12}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [190, 174, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 50, batches = 2}, at_most = {m = 9, elements = 297126, mk = 81, k = 12}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x64x16"
  ], factors = [204, 192, 222, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 31, elements = 297127, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 81, k = 12}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [191, 175, 198, 206, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 31, k = 13, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 81, k = 16, n = 130, nk = 1055}, kernels = [
    "skinny_6x64x64"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 31, k = 13, nk = 1056, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 81, k = 16, n = 130}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [198, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 131, mnk = 2924, mk = 31, k = 13, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 81, k = 16, mnk = 37520}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [205, 184, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 131, mnk = 37521, mk = 31, k = 13, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 81, k = 16}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64", "sweep_4x64x256"
  ], factors = [198, 214, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 82, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, k = 16, n = 73}, kernels = [
    "skinny_16x16x64", "skinny_8x32x16", "sweep_16x16x4096"
  ], factors = [198, 233, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74, mnk = 2924, mk = 82, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, k = 16}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [202, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, k = 17, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n = 126, nk = 1113}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096"
  ], factors = [191, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, k = 17, nk = 1114, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 69, n = 126, nk = 3707, k = 23}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_4x64x256"
  ], factors = [198, 193, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, k = 24, nk = 1114, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 69, n = 126, nk = 3707}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [222, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, k = 17, nk = 3708, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 69, n = 126}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [251, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, k = 17, nk = 1114, mk = 70, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n = 32}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [255, 247, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 2924, k = 17, nk = 1114, mk = 70, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n = 126, mn = 64}, kernels = [
    "skinny_16x16x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [287, 273, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 2924, k = 17, nk = 1114, mk = 70, mn = 65, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n = 126, k = 46}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [213, 204, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 2924, k = 47, nk = 1114, mk = 70, mn = 65, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n = 126}, kernels = [
    "skinny_10x32x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [246, 253, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, batches = 2}, at_most = {m = 1, elements = 292611, mk = 90, n_even = 32, mnk = 16235}, kernels = [
    "skinny_10x32x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [265, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, n_even = 33, batches = 2}, at_most = {m = 1, elements = 292611, mk = 90, n_even = 362, mnk = 16235}, kernels = [
    "sweep_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, elements = 292612, batches = 2}, at_most = {m = 1, elements = 3686467, mk = 90, n_even = 362, mnk = 16235}, kernels = [
    "skinny_10x32x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [243, 236, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 16236, k = 17, batches = 2}, at_most = {m = 1, elements = 3686467, mk = 90, n_even = 362}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, m = 2, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 90, n_even = 362, mn = 709, batches = 103}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [226, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, m = 2, batches = 104}, at_most = {m = 9, elements = 3686467, mk = 90, n_even = 362, mn = 709}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_4x64x256"
  ], factors = [228, 232, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, m = 2, mn = 710, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 90, n_even = 362, batches = 25}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [240, 235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, m = 2, mn = 710, batches = 26}, at_most = {m = 9, elements = 3686467, mk = 90, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [227, 206, 230, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, mk = 91, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n_even = 4, k = 34}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [230, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, mk = 91, n_even = 5, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n_even = 362, k = 34}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [222, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 35, mk = 91, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n_even = 362, mn = 265}, kernels = [
    "direct_3x128x512", "sweep_6x64x1024"
  ], factors = [276, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 35, mk = 91, mn = 266, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [252, 251, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, n_even = 363, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130, k = 48, batches = 11}, kernels = [
    "skinny_4x64x8", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [295, 257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 17, n_even = 363, batches = 12}, at_most = {m = 9, elements = 3686467, mk = 130, k = 48}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024", "sweep_6x64x16"
  ], factors = [238, 255, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 2924, k = 49, n_even = 363, batches = 2}, at_most = {m = 9, elements = 3686467, mk = 130}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x1024",
    "sweep_6x64x16"
  ], factors = [261, 281, 270, 289, 287, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 131, batches = 2}, at_most = {m = 4, elements = 3686467, n = 16, mnk = 4921}, kernels = [
    "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [232, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 4922, mk = 131, batches = 2}, at_most = {m = 4, elements = 3686467, n = 12}, kernels = [
    "sweep_16x16x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 4922, mk = 131, batches = 2}, at_most = {m = 4, elements = 3686467, n = 16, mn = 41}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [258, 249, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mnk = 4922, mk = 131, mn = 42, batches = 2}, at_most = {m = 4, elements = 3686467, n = 16}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [229, 227, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 131, batches = 2}, at_most = {m = 4, elements = 3686467, n = 36, mn = 27}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [285, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 131, mn = 28, batches = 2}, at_most = {m = 2, elements = 3686467, n = 22}, kernels = [
    "skinny_10x32x64"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mnk = 2924, mk = 131, mn = 28, batches = 2}, at_most = {m = 2, elements = 3686467, n = 31}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [266, 232, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 2924, mk = 131, mn = 28, batches = 2}, at_most = {m = 2, elements = 456664, n = 36, k_even = 128}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [275, 266, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 2924, mk = 131, mn = 28, elements = 456665, batches = 2}, at_most = {m = 2, elements = 3686467, n = 36, k_even = 128}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [249, 258, 285, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 2924, mk = 131, mn = 28, k_even = 129, batches = 2}, at_most = {m = 2, elements = 450392, n = 36}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [291, 284, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mnk = 2924, mk = 131, mn = 28, k_even = 129, elements = 450393, batches = 2}, at_most = {m = 2, elements = 3686467, n = 36}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [247, 279, 265, 229, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 131, mn = 28, m = 3, batches = 2}, at_most = {m = 4, elements = 3686467, n = 29, nk = 2869}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [235, 225, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, mnk = 2924, mk = 131, mn = 28, m = 3, batches = 2}, at_most = {m = 4, elements = 3686467, n = 36, nk = 2869}, kernels = [
    "skinny_10x32x64"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 131, mn = 28, m = 3, nk = 2870, batches = 2}, at_most = {m = 4, elements = 368551, n = 36, mn = 117}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [218, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 131, mn = 118, m = 3, nk = 2870, batches = 2}, at_most = {m = 4, elements = 368551, n = 36}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [222, 248, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 131, mn = 28, m = 3, nk = 2870, elements = 368552, batches = 2}, at_most = {m = 4, elements = 3686467, n = 36}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [236, 263, 249, 223, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, batches = 2}, at_most = {m = 2, elements = 77438, n_even = 32, n = 50}, kernels = [
    "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [269, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 77439, batches = 2}, at_most = {m = 2, elements = 334120, n_even = 32, n = 50}, kernels = [
    "skinny_10x32x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [248, 281, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, mnk = 2924, mk = 131, batches = 2}, at_most = {m = 2, elements = 334120, n_even = 32}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [276, 274, 269, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, n_even = 33, batches = 2}, at_most = {m = 2, elements = 334120, nk = 16543, mnk = 21479}, kernels = [
    "sweep_4x64x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 21480, mk = 131, n_even = 33, batches = 2}, at_most = {m = 2, elements = 334120, nk = 16543}, kernels = [
    "sweep_4x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, n_even = 33, nk = 16544, batches = 2}, at_most = {m = 2, elements = 334120}, kernels = [
    "sweep_6x64x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 334121, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 4, mn = 217}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [275, 260, 274, 271, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 334121, n_even = 5, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 32, mn = 217}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [251, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 334121, mn = 218, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 32}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [247, 256, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 334121, n_even = 33, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 724, mk = 335, batches = 51}, kernels = [
    "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [257, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 334121, n_even = 33, batches = 52}, at_most = {m = 2, elements = 3686467, n_even = 724, mk = 335}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [267, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 336, elements = 334121, n_even = 33, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 724, n = 90}, kernels = [
    "sweep_6x64x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mnk = 2924, mk = 336, elements = 334121, n_even = 33, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 128}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [256, 258, 268, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mnk = 2924, mk = 336, elements = 334121, n_even = 129, batches = 2}, at_most = {m = 2, elements = 3686467, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [265, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, elements = 334121, n_even = 725, batches = 2}, at_most = {m = 2, elements = 3686467}, kernels = [
    "direct_3x128x512", "skinny_6x64x64", "sweep_6x64x16"
  ], factors = [257, 258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 3, batches = 2}, at_most = {m = 3, elements = 103742, mn = 429}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [269, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 3, elements = 103743, batches = 2}, at_most = {m = 3, elements = 357853, mn = 429}, kernels = [
    "sweep_6x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 3, elements = 357854, batches = 2}, at_most = {m = 3, elements = 3686467, mn = 429}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [285, 252, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 4, batches = 2}, at_most = {m = 4, elements = 3686467, mn = 429, k = 106}, kernels = [
    "skinny_16x16x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [213, 236, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 4, k = 107, batches = 2}, at_most = {m = 4, elements = 3686467, mn = 429, batches = 43}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [232, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 4, k = 107, batches = 44}, at_most = {m = 4, elements = 3686467, mn = 429}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [243, 250, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 3, mn = 430, batches = 2}, at_most = {m = 4, elements = 106153, mk = 811}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [215, 234, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 3, mn = 430, elements = 106154, batches = 2}, at_most = {m = 3, elements = 3686467, mk = 811, batches = 7}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 3, mn = 430, elements = 106154, batches = 8}, at_most = {m = 3, elements = 3686467, mk = 811}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 4, mn = 430, elements = 106154, batches = 2}, at_most = {m = 4, elements = 3686467, mk = 811, n_even = 128, nk = 17167}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [238, 236, 256, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 4, mn = 430, elements = 106154, nk = 17168, batches = 2}, at_most = {m = 4, elements = 3686467, mk = 811, n_even = 128}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [230, 230, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 131, m = 4, mn = 430, elements = 106154, n_even = 129, batches = 2}, at_most = {m = 4, elements = 3686467, mk = 811}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [227, 231, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 812, m = 3, mn = 430, batches = 2}, at_most = {m = 4, elements = 1755237}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, mk = 812, m = 3, mn = 430, elements = 1755238, batches = 2}, at_most = {m = 4, elements = 3686467}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [236, 238, 236, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 131, m = 5, batches = 2}, at_most = {m = 9, elements = 3686467, n = 48, k = 64, mk = 208}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [211, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 209, m = 5, batches = 2}, at_most = {m = 9, elements = 3686467, n = 16, k = 64}, kernels = [
    "skinny_16x16x64"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 2924, mk = 209, m = 5, batches = 2}, at_most = {m = 9, elements = 3686467, n = 48, k = 64, mnk = 8295}, kernels = [
    "skinny_16x16x64"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 8296, mk = 209, m = 5, batches = 2}, at_most = {m = 9, elements = 3686467, n = 48, k = 64, n_even = 4}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [226, 217, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 8296, mk = 209, m = 5, n_even = 5, batches = 2}, at_most = {m = 9, elements = 3686467, n = 48, k = 64}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64"
  ], factors = [207, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 131, m = 5, k = 65, batches = 2}, at_most = {m = 9, elements = 37439, n = 20}, kernels = [
    "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [213, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 131, m = 5, k = 65, elements = 37440, batches = 2}, at_most = {m = 9, elements = 3686467, n = 20, k = 235}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [221, 223, 209, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 131, m = 5, k = 236, elements = 37440, batches = 2}, at_most = {m = 9, elements = 3686467, n = 20, mk = 2193}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [212, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, mk = 2194, m = 5, k = 236, elements = 37440, batches = 2}, at_most = {m = 9, elements = 3686467, n = 20}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [234, 224, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 5, k = 65, batches = 2}, at_most = {m = 6, elements = 42494, n = 48}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_16x8x256", "sweep_6x48x256"
  ], factors = [234, 219, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 5, k = 65, elements = 42495, batches = 2}, at_most = {m = 6, elements = 342603, n = 48}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [234, 245, 239, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 5, k = 65, elements = 342604, batches = 2}, at_most = {m = 6, elements = 3686467, n = 48}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [242, 210, 235, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 7, k = 65, batches = 2}, at_most = {m = 9, elements = 194202, n = 48, batches = 5}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [237, 247, 235, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 7, k = 65, batches = 6}, at_most = {m = 9, elements = 194202, n = 48}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [227, 242, 226, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 7, k = 65, elements = 194203, batches = 2}, at_most = {m = 9, elements = 501884, n = 48}, kernels = [
    "direct_16x16x4096", "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096"
  ], factors = [226, 251, 220, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, mnk = 2924, mk = 131, m = 7, k = 65, elements = 501885, batches = 2}, at_most = {m = 9, elements = 3686467, n = 48}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [232, 245, 229, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 5, batches = 2}, at_most = {m = 6, elements = 69730, mnk = 782325, mk = 436, n = 160}, kernels = [
    "skinny_16x16x64"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 5, elements = 69731, batches = 2}, at_most = {m = 6, elements = 3686467, mnk = 782325, mk = 436, n = 160}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [210, 231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 161, mnk = 2924, mk = 131, m = 5, batches = 2}, at_most = {m = 5, elements = 3686467, mnk = 782325, mk = 436, n_even = 4}, kernels = [
    "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 161, mnk = 2924, mk = 131, m = 5, n_even = 5, batches = 2}, at_most = {m = 5, elements = 3686467, mnk = 782325, mk = 436}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [211, 229, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 161, mnk = 2924, mk = 131, m = 6, batches = 2}, at_most = {m = 6, elements = 3686467, mnk = 782325, mk = 436}, kernels = [
    "skinny_6x64x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [231, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 437, m = 5, batches = 2}, at_most = {m = 6, elements = 3686467, mnk = 782325, n_even = 4}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [232, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 437, m = 5, n_even = 5, batches = 2}, at_most = {m = 5, elements = 3686467, mnk = 782325}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [231, 247, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 437, m = 6, n_even = 5, batches = 2}, at_most = {m = 6, elements = 3686467, mnk = 782325}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [244, 208, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, batches = 2}, at_most = {m = 8, elements = 37887, mnk = 782325, n_even = 128, k = 76}, kernels = [
    "skinny_16x16x64"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, elements = 37888, batches = 2}, at_most = {m = 8, elements = 3686467, mnk = 782325, n_even = 4, k = 76, mk = 459}, kernels = [
    "skinny_16x16x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, elements = 37888, n_even = 5, batches = 2}, at_most = {m = 8, elements = 3686467, mnk = 782325, n_even = 128, k = 37, mk = 459}, kernels = [
    "skinny_16x16x64", "sweep_6x64x16"
  ], factors = [209, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, elements = 37888, n_even = 5, k = 38, batches = 2}, at_most = {m = 8, elements = 3686467, mnk = 782325, n_even = 128, k = 76, mk = 459}, kernels = [
    "skinny_16x16x64"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 460, m = 7, elements = 37888, batches = 2}, at_most = {m = 8, elements = 3686467, mnk = 782325, n_even = 128, k = 76}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [236, 219, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 9, batches = 2}, at_most = {m = 9, elements = 3686467, mnk = 782325, n_even = 128, k = 20}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [227, 233, 225, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 9, k = 21, batches = 2}, at_most = {m = 9, elements = 3686467, mnk = 782325, n_even = 128, k = 76}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [232, 235, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, k = 77, batches = 2}, at_most = {m = 9, elements = 244396, mnk = 439236, n_even = 128}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [240, 246, 230, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, k = 77, elements = 244397, batches = 2}, at_most = {m = 9, elements = 3686467, mnk = 439236, n_even = 128}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [239, 244, 235, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 439237, mk = 131, m = 7, k = 77, batches = 2}, at_most = {m = 9, elements = 3686467, mnk = 782325, n_even = 128}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [246, 241, 246, 243, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 131, m = 7, n_even = 129, batches = 2}, at_most = {m = 9, elements = 3686467, mnk = 782325, mk = 497}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [215, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 2924, mk = 498, m = 7, n_even = 129, batches = 2}, at_most = {m = 9, elements = 3686467, mnk = 782325}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [233, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 782326, mk = 131, m = 5, batches = 2}, at_most = {m = 6, elements = 3686467}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 782326, mk = 131, m = 7, batches = 2}, at_most = {m = 9, elements = 1853390, k = 852}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [242, 241, 240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 782326, mk = 131, m = 7, k = 853, batches = 2}, at_most = {m = 9, elements = 1853390}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [244, 245, 243, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 782326, mk = 131, m = 7, elements = 1853391, batches = 2}, at_most = {m = 9, elements = 3686467}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [242, 239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, elements = 3686468, batches = 2}, at_most = {m = 6, n = 36, mk = 2398}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [236, 272, 280, 212, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, elements = 3686468, mk = 2399, batches = 2}, at_most = {m = 6, n = 36}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [226, 257, 244, 213, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, elements = 3686468, batches = 2}, at_most = {m = 3, n = 110, elements = 7424056}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [275, 252, 237, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, elements = 7424057, batches = 2}, at_most = {m = 3, n = 110}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "skinny_4x64x8", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [269, 260, 237, 195, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, elements = 3686468, m = 4, batches = 2}, at_most = {m = 6, n = 110, elements = 5447658}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [240, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, mnk = 2924, elements = 5447659, m = 4, batches = 2}, at_most = {m = 6, n = 110}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [224, 211, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, mnk = 2924, elements = 3686468, batches = 2}, at_most = {m = 6, n = 218, elements = 7181145}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_6x64x64"
  ], factors = [266, 244, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, mnk = 2924, elements = 7181146, batches = 2}, at_most = {m = 6, n = 218, mnk = 60205}, kernels = [
    "direct_3x128x512", "direct_6x64x256"
  ], factors = [254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, mnk = 60206, elements = 7181146, batches = 2}, at_most = {m = 6, n = 218, mn = 376}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024"
  ], factors = [260, 236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, mnk = 60206, elements = 7181146, mn = 377, batches = 2}, at_most = {m = 6, n = 218}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x256",
    "direct_8x32x1024"
  ], factors = [257, 245, 249, 273, 252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, elements = 3686468, m = 7, batches = 2}, at_most = {m = 9, n = 119, mk = 8127}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [245, 245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 2924, elements = 3686468, m = 7, mk = 8128, batches = 2}, at_most = {m = 9, n = 119}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [238, 237, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 120, mnk = 2924, elements = 3686468, m = 7, batches = 2}, at_most = {m = 9, n = 218}, kernels = [
    "direct_6x64x256", "direct_8x32x1024", "tall_8x32x1024"
  ], factors = [247, 243, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, batches = 2}, at_most = {m = 9, mk = 71, k = 56}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [232, 291, 235, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 72, batches = 2}, at_most = {m = 9, mk = 187, k = 56}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [235, 249, 225, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, k = 57, batches = 2}, at_most = {m = 9, mk = 187, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [274, 259, 264, 297, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, k = 57, n_even = 725, batches = 2}, at_most = {m = 9, mk = 187}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x16"
  ], factors = [261, 288, 276, 277, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 188, batches = 2}, at_most = {m = 2, elements = 5397176}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [271, 248, 248, 254, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 188, m = 3, batches = 2}, at_most = {m = 6, elements = 5397176}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [240, 241, 226, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 5397177, mk = 188, batches = 2}, at_most = {m = 6, n = 652, elements = 8519041, mk = 478}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [274, 284, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 5397177, mk = 479, batches = 2}, at_most = {m = 6, n = 652, elements = 8519041}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [268, 258, 258, 270, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 8519042, mk = 188, batches = 2}, at_most = {m = 6, n = 257}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [256, 254, 254, 257, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 258, mnk = 2924, elements = 8519042, mk = 188, batches = 2}, at_most = {m = 6, n = 652, batches = 207}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [259, 251, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 258, mnk = 2924, elements = 8519042, mk = 188, batches = 208}, at_most = {m = 6, n = 652}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [208, 264, 258, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 653, mnk = 2924, elements = 5397177, mk = 188, batches = 2}, at_most = {m = 6, elements = 10311456, mn = 4564}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [269, 215, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 653, mnk = 2924, elements = 5397177, mk = 188, mn = 4565, batches = 2}, at_most = {m = 6, elements = 10311456}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64"
  ], factors = [259, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 653, mnk = 2924, elements = 10311457, mk = 188, batches = 2}, at_most = {m = 6, n_even = 32}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "skinny_16x16x64"
  ], factors = [201, 272, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 653, mnk = 2924, elements = 10311457, mk = 188, n_even = 33, batches = 2}, at_most = {m = 6}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [253, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 188, m = 7, batches = 2}, at_most = {m = 9, mk = 899}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [234, 238, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 900, m = 7, batches = 2}, at_most = {m = 9, nk = 949591, mn = 2504}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [242, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 900, m = 7, mn = 2505, batches = 2}, at_most = {m = 9, nk = 949591}, kernels = [
    "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [242, 229, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 219, mnk = 2924, elements = 3686468, mk = 900, m = 7, nk = 949592, batches = 2}, at_most = {m = 9}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [214, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, batches = 2}, at_most = {k = 8, mnk = 1191, n = 16, m = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, batches = 2}, at_most = {k = 8, mnk = 1191, n = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, batches = 2}, at_most = {k = 8, mnk = 1191, nk = 47}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [187, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 48, batches = 2}, at_most = {k = 8, mnk = 1191}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64"
  ], factors = [159, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 1192, batches = 2}, at_most = {k = 8, mnk = 2167, n = 18}, kernels = [
    "skinny_16x16x64"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 10, mnk = 1192, batches = 2}, at_most = {k = 8, mnk = 2167, m = 18}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [163, 193, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 19, mnk = 1192, batches = 2}, at_most = {k = 8, mnk = 2167}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [210, 224, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 2168, batches = 2}, at_most = {k = 8, n = 19, mnk = 7290, n_even = 4, m = 152}, kernels = [
    "skinny_16x16x64", "tall_6x64x1024"
  ], factors = [197, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 153, mnk = 2168, batches = 2}, at_most = {k = 8, n = 19, mnk = 7290, n_even = 4}, kernels = [
    "block_6x16x256", "skinny_16x16x64"
  ], factors = [205, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 2168, n_even = 5, batches = 2}, at_most = {k = 8, n = 19, mnk = 7290, m = 64}, kernels = [
    "skinny_16x16x64"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 65, mnk = 2168, n_even = 5, batches = 2}, at_most = {k = 8, n = 19, mnk = 7290}, kernels = [
    "direct_16x16x4096", "skinny_16x16x64"
  ], factors = [208, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 7291, batches = 2}, at_most = {k = 8, n = 19, n_even = 4, nk = 63}, kernels = [
    "block_6x16x256", "skinny_16x16x64"
  ], factors = [211, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 7291, nk = 64, batches = 2}, at_most = {k = 8, n = 19, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "skinny_10x32x64", "skinny_16x16x64", "tall_6x64x1024"
  ], factors = [218, 242, 236, 184, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 7291, n_even = 5, batches = 2}, at_most = {k = 3, n = 19}, kernels = [
    "skinny_16x16x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 7291, n_even = 5, k = 4, batches = 2}, at_most = {k = 8, n = 19, elements = 318823}, kernels = [
    "skinny_16x16x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, mnk = 7291, n_even = 5, k = 4, elements = 318824, batches = 2}, at_most = {k = 8, n = 19}, kernels = [
    "block_6x16x256", "skinny_16x16x64"
  ], factors = [231, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, batches = 2}, at_most = {k = 8, mk = 30, m = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 31, batches = 2}, at_most = {k = 8, mk = 77, m = 24, n = 94}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [202, 216, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, m = 10, mnk = 2168, mk = 31, batches = 2}, at_most = {k = 8, mk = 77, m = 24, n = 154}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [205, 220, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 155, m = 10, mnk = 2168, mk = 31, batches = 2}, at_most = {k = 8, mk = 77, m = 24}, kernels = [
    "skinny_10x32x64", "skinny_4x64x8"
  ], factors = [210, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 25, mnk = 2168, batches = 2}, at_most = {k = 8, mk = 77, mn = 3628}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [218, 242, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 25, mnk = 2168, mn = 3629, batches = 2}, at_most = {k = 8, mk = 77, n = 247}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [224, 249, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 248, m = 25, mnk = 2168, mn = 3629, batches = 2}, at_most = {k = 8, mk = 77}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [220, 233, 258, 223, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 78, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 266, n = 34, nk = 63}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64", "tall_8x32x1024"
  ], factors = [289, 248, 216, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 78, nk = 64, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 266, n = 34, m = 32}, kernels = [
    "skinny_16x16x64"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 33, mnk = 2168, mk = 78, nk = 64, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 266, n = 34}, kernels = [
    "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [228, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 78, batches = 2}, at_most = {k = 8, elements = 757621, mk = 266, n = 962, nk = 154, m = 116}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64"
  ], factors = [241, 234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 117, mnk = 2168, mk = 78, batches = 2}, at_most = {k = 8, elements = 757621, mk = 266, n = 962, nk = 154}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "tall_6x64x1024"
  ], factors = [243, 244, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 78, elements = 757622, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 266, n = 962, nk = 154}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64",
    "sweep_6x48x256"
  ], factors = [267, 231, 258, 238, 226, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 78, nk = 155, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 138, n = 962, m = 20}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [227, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 21, mnk = 2168, mk = 78, nk = 155, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 138, n = 962}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256"
  ], factors = [239, 250, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 139, nk = 155, batches = 2}, at_most = {k = 6, elements = 4537788, mk = 266, n = 962}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64"
  ], factors = [240, 249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 139, nk = 155, k = 7, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 266, n = 962}, kernels = [
    "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [232, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 963, m = 10, mnk = 2168, mk = 78, batches = 2}, at_most = {k = 8, elements = 4537788, mk = 266}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256"
  ], factors = [232, 267, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, batches = 2}, at_most = {k = 6, elements = 34835}, kernels = [
    "skinny_16x16x64", "sweep_6x48x256", "tall_6x64x1024"
  ], factors = [222, 201, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, elements = 34836, batches = 2}, at_most = {k = 6, elements = 235892, nk = 131}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "tall_6x64x1024"
  ], factors = [218, 222, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, elements = 34836, nk = 132, batches = 2}, at_most = {k = 6, elements = 235892}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256", "tall_6x64x1024"
  ], factors = [241, 232, 243, 212, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, elements = 235893, batches = 2}, at_most = {k = 6, elements = 4537788, nk = 2079, n = 34, n_even = 4}, kernels = [
    "direct_8x32x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [277, 225, 188, 192, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, elements = 235893, n_even = 5, batches = 2}, at_most = {k = 6, elements = 4537788, nk = 2079, n = 34}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [261, 220, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 267, elements = 235893, batches = 2}, at_most = {k = 6, elements = 4537788, nk = 205, n = 48}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "skinny_4x64x8", "tall_6x64x1024"
  ], factors = [258, 207, 218, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, mnk = 2168, mk = 267, elements = 235893, batches = 2}, at_most = {k = 6, elements = 4537788, nk = 205}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8",
    "tall_6x64x1024"
  ], factors = [261, 263, 235, 250, 241, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 267, elements = 235893, nk = 206, batches = 2}, at_most = {k = 4, elements = 4537788, nk = 578, mn = 67387, mk = 1004}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64",
    "skinny_8x32x16"
  ], factors = [257, 233, 235, 244, 235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 1005, elements = 235893, nk = 206, batches = 2}, at_most = {k = 4, elements = 4537788, nk = 578, mn = 67387}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_8x32x16", "sweep_4x64x256", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [268, 238, 234, 240, 265, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 267, elements = 235893, nk = 206, mn = 67388, batches = 2}, at_most = {k = 4, elements = 4537788, nk = 578}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "sweep_4x64x256"
  ], factors = [244, 244, 250, 233, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 267, elements = 235893, nk = 206, k = 5, batches = 2}, at_most = {k = 6, elements = 4537788, nk = 578}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x48x256", "tall_6x64x1024",
    "sweep_6x64x16"
  ], factors = [245, 219, 222, 226, 254, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 267, elements = 235893, nk = 579, batches = 2}, at_most = {k = 6, elements = 838767, nk = 2079}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256"
  ], factors = [233, 246, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 10, mnk = 2168, mk = 267, elements = 838768, nk = 579, batches = 2}, at_most = {k = 6, elements = 4537788, nk = 2079}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [233, 229, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, elements = 235893, nk = 2080, batches = 2}, at_most = {k = 6, elements = 4537788}, kernels = [
    "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16", "sweep_6x48x256"
  ], factors = [231, 247, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, k = 7, batches = 2}, at_most = {k = 8, elements = 4537788, nk = 2011, mnk = 130959}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [245, 223, 241, 215, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 130960, mk = 267, k = 7, batches = 2}, at_most = {k = 8, elements = 4537788, nk = 2011}, kernels = [
    "block_6x16x256", "direct_3x128x512", "skinny_16x16x64", "skinny_4x64x8", "sweep_4x64x256",
    "tall_8x32x1024"
  ], factors = [247, 237, 227, 249, 227, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 267, k = 7, nk = 2012, batches = 2}, at_most = {k = 8, elements = 4537788}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [231, 241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 78, elements = 4537789, batches = 2}, at_most = {k = 8, mk = 283}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "sweep_16x16x4096"
  ], factors = [287, 261, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 2168, mk = 284, elements = 4537789, batches = 2}, at_most = {k = 8, mnk = 66740}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16",
    "tall_6x64x1024"
  ], factors = [260, 236, 232, 247, 254, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 66741, mk = 284, elements = 4537789, batches = 2}, at_most = {k = 2}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_16x16x64", "tall_16x16x4096"
  ], factors = [313, 306, 288, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, m = 10, mnk = 66741, mk = 284, elements = 4537789, k = 3, batches = 2}, at_most = {k = 8, n = 129}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "skinny_10x32x64", "skinny_4x64x8"
  ], factors = [277, 249, 242, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 130, m = 10, mnk = 66741, mk = 284, elements = 4537789, k = 3, batches = 2}, at_most = {k = 8}, kernels = [
    "direct_3x128x512", "direct_8x32x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [260, 266, 242, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, batches = 2}, at_most = {k = 69, mk = 285, mnk = 7809, n = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mk = 286, batches = 2}, at_most = {k = 69, mk = 832, mnk = 7809, n = 16, batches = 22}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [230, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mk = 286, batches = 23}, at_most = {k = 69, mk = 832, mnk = 7809, n = 16}, kernels = [
    "skinny_16x16x64"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 9, batches = 2}, at_most = {k = 69, mk = 832, mnk = 7809}, kernels = [
    "skinny_16x16x64"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, batches = 2}, at_most = {k = 69, mk = 208, elements = 4276360, nk = 902}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [228, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, nk = 903, batches = 2}, at_most = {k = 69, mk = 208, elements = 4276360}, kernels = [
    "skinny_16x16x64"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, mk = 209, batches = 2}, at_most = {k = 69, mk = 334, elements = 4276360, nk = 519}, kernels = [
    "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, mk = 209, nk = 520, batches = 2}, at_most = {k = 69, mk = 334, elements = 4276360, nk = 3047}, kernels = [
    "skinny_16x16x64"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, mk = 209, nk = 3048, batches = 2}, at_most = {k = 69, mk = 334, elements = 4276360, n_even = 128}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x48x256", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [239, 233, 246, 248, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, mk = 209, nk = 3048, n_even = 129, batches = 2}, at_most = {k = 69, mk = 334, elements = 4276360}, kernels = [
    "skinny_16x16x64"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, mk = 335, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, m = 18, n = 32, mn = 495}, kernels = [
    "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [233, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, mk = 335, mn = 496, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, m = 18, n = 32}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096"
  ], factors = [227, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mnk = 7810, mk = 335, batches = 2}, at_most = {k = 69, mk = 832, elements = 39791, m = 18}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "skinny_16x16x64"
  ], factors = [212, 232, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mnk = 7810, mk = 335, elements = 39792, batches = 2}, at_most = {k = 69, mk = 390, elements = 1824128, m = 18}, kernels = [
    "skinny_16x16x64"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mnk = 7810, mk = 391, elements = 39792, batches = 2}, at_most = {k = 69, mk = 730, elements = 1824128, m = 18, batches = 69}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [234, 236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mnk = 7810, mk = 391, elements = 39792, batches = 70}, at_most = {k = 69, mk = 730, elements = 1824128, m = 18}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [238, 237, 233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mnk = 7810, mk = 731, elements = 39792, batches = 2}, at_most = {k = 69, mk = 832, elements = 1824128, m = 18}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [242, 242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mnk = 7810, mk = 335, elements = 1824129, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, m = 18}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "skinny_6x64x64", "sweep_4x64x256"
  ], factors = [236, 239, 239, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 19, k = 9, mnk = 7810, mk = 335, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, n = 24}, kernels = [
    "skinny_16x16x64"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 19, k = 9, mnk = 7810, mk = 335, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, n = 32}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [247, 231, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 19, k = 9, mnk = 7810, mk = 335, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, n = 42}, kernels = [
    "direct_6x48x1024", "skinny_16x16x64", "skinny_6x64x64", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [254, 228, 235, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 19, k = 9, mnk = 7810, mk = 335, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360, mn = 1871}, kernels = [
    "skinny_16x16x64", "skinny_6x64x64"
  ], factors = [233, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 19, k = 9, mnk = 7810, mk = 335, mn = 1872, batches = 2}, at_most = {k = 69, mk = 677, elements = 4276360}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [233, 241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 19, k = 9, mnk = 7810, mk = 678, mn = 1872, batches = 2}, at_most = {k = 69, mk = 832, elements = 4276360}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [244, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mnk = 7810, elements = 4276361, batches = 2}, at_most = {k = 39, mk = 832}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "sweep_6x64x16"
  ], factors = [231, 238, 219, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 40, mnk = 7810, elements = 4276361, batches = 2}, at_most = {k = 69, mk = 832}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [285, 234, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 9, mk = 833, batches = 2}, at_most = {k = 24, n = 16}, kernels = [
    "direct_3x128x512", "direct_6x64x256", "skinny_16x16x64", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [171, 201, 221, 230, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 9, mk = 833, batches = 2}, at_most = {k = 24, n = 25, mn = 8773}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [230, 196, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 9, mk = 833, mn = 8774, batches = 2}, at_most = {k = 24, n = 25}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "skinny_16x16x64", "skinny_6x64x64", "sweep_4x64x256"
  ], factors = [238, 233, 194, 199, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 25, mk = 833, batches = 2}, at_most = {k = 69, n = 12, mk = 8223}, kernels = [
    "block_6x16x256", "direct_6x64x256", "skinny_6x64x64", "sweep_16x16x4096"
  ], factors = [246, 203, 228, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 25, mk = 833, batches = 2}, at_most = {k = 69, n = 22, mk = 8223, mnk = 16685}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_16x16x4096"
  ], factors = [209, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 25, mk = 833, mnk = 16686, batches = 2}, at_most = {k = 69, n = 16, mk = 8223}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "sweep_16x16x4096"
  ], factors = [220, 241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 25, mk = 833, mnk = 16686, batches = 2}, at_most = {k = 69, n = 22, mk = 8223}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [257, 256, 258, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 10, k = 25, mk = 833, batches = 2}, at_most = {k = 69, n = 25, mk = 8223}, kernels = [
    "skinny_6x64x64", "sweep_16x16x4096", "sweep_8x16x256"
  ], factors = [225, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 25, mk = 8224, batches = 2}, at_most = {k = 69, n = 25, mn = 3497}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "sweep_4x64x256", "sweep_8x16x256"
  ], factors = [245, 210, 186, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 25, mk = 8224, mn = 3498, batches = 2}, at_most = {k = 69, n = 25, mn = 4923}, kernels = [
    "direct_6x64x256", "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [230, 243, 207, 219, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 25, mk = 8224, mn = 4924, batches = 2}, at_most = {k = 69, n = 16, elements = 2296288}, kernels = [
    "block_6x16x256", "direct_6x64x256", "direct_8x32x1024", "sweep_16x16x4096"
  ], factors = [246, 219, 236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 25, mk = 8224, mn = 4924, batches = 2}, at_most = {k = 69, n = 25, elements = 2296288}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "sweep_4x64x256", "tall_6x64x1024"
  ], factors = [240, 259, 229, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 25, mk = 8224, mn = 4924, elements = 2296289, batches = 2}, at_most = {k = 69, n = 25}, kernels = [
    "direct_8x32x1024", "skinny_6x64x64", "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [261, 235, 248, 214, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 9, mk = 833, batches = 2}, at_most = {k = 16, elements = 4222713, n = 32}, kernels = [
    "block_6x16x256", "skinny_16x16x64", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [242, 232, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 10, k = 9, mk = 833, batches = 2}, at_most = {k = 16, elements = 4222713, n = 48}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096",
    "sweep_6x48x256"
  ], factors = [236, 252, 224, 216, 238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 9, mk = 833, batches = 2}, at_most = {k = 16, elements = 4222713, n_even = 4}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [245, 240, 234, 229, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 9, mk = 833, n_even = 5, batches = 2}, at_most = {k = 16, elements = 4222713, mnk = 388774}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [235, 248, 234, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 9, mk = 833, n_even = 5, mnk = 388775, batches = 2}, at_most = {k = 16, elements = 4222713}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [240, 243, 232, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 17, mk = 833, batches = 2}, at_most = {k = 35, elements = 243321, m = 32}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [238, 241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 17, mk = 833, elements = 243322, batches = 2}, at_most = {k = 35, elements = 4222713, m = 32}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [235, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, batches = 2}, at_most = {k = 25, elements = 3563510, n_even = 32, mn = 30363}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_6x48x256"
  ], factors = [240, 231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, mn = 30364, batches = 2}, at_most = {k = 25, elements = 3563510, n_even = 32}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [242, 238, 235, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 26, mk = 833, batches = 2}, at_most = {k = 28, elements = 3563510, n_even = 32}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256",
    "tall_6x64x1024"
  ], factors = [240, 239, 235, 249, 232, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 29, mk = 833, batches = 2}, at_most = {k = 35, elements = 3563510, n_even = 32}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [245, 246, 240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, n_even = 33, batches = 2}, at_most = {k = 35, elements = 3563510, mn = 8319}, kernels = [
    "sweep_4x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, n_even = 33, mn = 8320, batches = 2}, at_most = {k = 35, elements = 3563510, n_even = 128, nk = 3189}, kernels = [
    "direct_6x48x1024", "sweep_4x64x256", "sweep_6x64x16"
  ], factors = [240, 242, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, n_even = 33, mn = 8320, nk = 3190, batches = 2}, at_most = {k = 35, elements = 3563510, n_even = 128}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "sweep_4x64x256"
  ], factors = [246, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, n_even = 129, mn = 8320, batches = 2}, at_most = {k = 35, elements = 3563510}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [247, 240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 33, k = 17, mk = 833, elements = 3563511, batches = 2}, at_most = {k = 35, elements = 4222713}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [250, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 36, mk = 833, batches = 2}, at_most = {k = 69, elements = 241757, m = 21, mn = 8519}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [244, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 36, mk = 833, elements = 241758, batches = 2}, at_most = {k = 69, elements = 4222713, m = 21, mn = 8519}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x64x1024",
    "sweep_8x16x256"
  ], factors = [245, 241, 239, 242, 243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 36, mk = 833, mn = 8520, batches = 2}, at_most = {k = 69, elements = 4222713, m = 21}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "skinny_6x64x64", "sweep_6x48x256"
  ], factors = [241, 239, 241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 36, mk = 833, batches = 2}, at_most = {k = 69, elements = 4222713, mnk = 64843}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [242, 250, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 36, mk = 833, mnk = 64844, batches = 2}, at_most = {k = 69, elements = 4222713, n = 61, batches = 5}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [252, 244, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 36, mk = 833, mnk = 64844, batches = 6}, at_most = {k = 69, elements = 4222713, n = 61, n_even = 4}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x256", "skinny_16x16x64", "sweep_6x48x256",
    "sweep_6x64x1024"
  ], factors = [248, 247, 246, 243, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 36, mk = 833, mnk = 64844, batches = 6, n_even = 5}, at_most = {k = 69, elements = 4222713, n = 61}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [241, 254, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 833, mnk = 64844, batches = 2}, at_most = {k = 69, elements = 4222713, mk = 2817, n_even = 128, m = 39}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [246, 239, 246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 40, k = 36, mk = 833, mnk = 64844, batches = 2}, at_most = {k = 69, elements = 4222713, mk = 2817, n_even = 128}, kernels = [
    "direct_6x48x1024", "direct_6x64x256", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [247, 247, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 2818, mnk = 64844, batches = 2}, at_most = {k = 69, elements = 4222713, mk = 3314, n_even = 128}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [248, 244, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 833, mnk = 64844, n_even = 129, batches = 2}, at_most = {k = 69, elements = 4222713, mk = 3314}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [249, 251, 241, 254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 3315, mnk = 64844, batches = 2}, at_most = {k = 69, elements = 4222713, mnk = 5222513, batches = 28}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [242, 246, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 3315, mnk = 64844, batches = 29}, at_most = {k = 69, elements = 4222713, mnk = 5222513, mk = 8042}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256", "tall_8x32x1024"
  ], factors = [250, 243, 245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 8043, mnk = 64844, batches = 29}, at_most = {k = 69, elements = 4222713, mnk = 5222513}, kernels = [
    "direct_5x64x512", "sweep_4x64x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [253, 246, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 22, k = 36, mk = 3315, mnk = 5222514, batches = 2}, at_most = {k = 69, elements = 4222713}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_4x64x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [251, 249, 247, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 10, k = 9, mk = 833, elements = 4222714, batches = 2}, at_most = {k = 69, m = 30}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [255, 244, 241, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 31, k = 9, mk = 833, elements = 4222714, batches = 2}, at_most = {k = 12}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x48x1024", "skinny_16x16x64"
  ], factors = [232, 237, 231, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 31, k = 13, mk = 833, elements = 4222714, batches = 2}, at_most = {k = 18, mk = 17191}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "skinny_16x16x64", "skinny_6x64x64", "tall_6x64x1024",
    "tall_8x32x1024"
  ], factors = [237, 230, 217, 237, 243, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 31, k = 19, mk = 833, elements = 4222714, batches = 2}, at_most = {k = 47, mk = 17191}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x48x1024", "skinny_16x16x64", "sweep_4x64x256",
    "tall_8x32x1024"
  ], factors = [249, 251, 245, 238, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 31, k = 13, mk = 17192, elements = 4222714, batches = 2}, at_most = {k = 47}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x48x256", "tall_8x32x1024"
  ], factors = [239, 259, 240, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 31, k = 48, mk = 833, elements = 4222714, batches = 2}, at_most = {k = 69}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024", "sweep_8x16x256", "tall_16x16x4096",
    "tall_8x32x1024"
  ], factors = [261, 247, 256, 256, 271, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 70, batches = 2}, at_most = {elements = 3151312, m = 15, k = 591, n = 24}, kernels = [
    "skinny_16x16x64", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [240, 254, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 70, batches = 2}, at_most = {elements = 3151312, m = 12, k = 202, batches = 66, mk = 1307}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 70, mk = 1308, batches = 2}, at_most = {elements = 3151312, m = 12, k = 202, batches = 66}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [246, 256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 13, k = 70, batches = 2}, at_most = {elements = 3151312, m = 15, k = 202, batches = 66}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x64x1024",
    "sweep_8x16x256"
  ], factors = [250, 243, 258, 245, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 70, batches = 67}, at_most = {elements = 3151312, m = 15, k = 202}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64"
  ], factors = [249, 243, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 203, batches = 2}, at_most = {elements = 3151312, m = 15, k = 591, n = 182, batches = 22}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 203, batches = 23}, at_most = {elements = 3151312, m = 15, k = 591, n = 182}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [246, 244, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 183, m = 10, k = 203, batches = 2}, at_most = {elements = 3151312, m = 15, k = 591}, kernels = [
    "direct_5x64x512", "direct_6x64x1024"
  ], factors = [251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 70, batches = 2}, at_most = {elements = 1483361, m = 21, k = 591, n = 25}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [231, 252, 231, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 70, batches = 2}, at_most = {elements = 1483361, m = 21, k = 131, batches = 17, n = 202}, kernels = [
    "direct_6x64x256", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [241, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 132, batches = 2}, at_most = {elements = 120318, m = 21, k = 591, batches = 17, n = 202}, kernels = [
    "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [254, 258, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 132, elements = 120319, batches = 2}, at_most = {elements = 1483361, m = 21, k = 591, batches = 17, n = 202}, kernels = [
    "direct_16x16x4096", "direct_6x64x256", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [252, 245, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, m = 16, k = 70, batches = 2}, at_most = {elements = 303616, m = 21, k = 591, batches = 17}, kernels = [
    "direct_6x64x256", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [248, 244, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, m = 16, k = 70, elements = 303617, batches = 2}, at_most = {elements = 1483361, m = 21, k = 591, batches = 17}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [247, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 70, batches = 18}, at_most = {elements = 1483361, m = 21, k = 591, mk = 2053}, kernels = [
    "direct_6x64x1024", "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [240, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 16, k = 70, batches = 18, mk = 2054}, at_most = {elements = 1483361, m = 21, k = 591}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024",
    "sweep_6x64x1024"
  ], factors = [250, 250, 249, 247, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 70, elements = 1483362, batches = 2}, at_most = {elements = 3151312, m = 21, k = 591, mn = 3916}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "sweep_4x64x256",
    "sweep_6x64x1024"
  ], factors = [255, 250, 249, 258, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, k = 70, elements = 1483362, mn = 3917, batches = 2}, at_most = {elements = 3151312, m = 21, k = 591}, kernels = [
    "direct_6x64x1024", "direct_6x64x256"
  ], factors = [247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 592, batches = 2}, at_most = {elements = 3151312, m = 13, k_even = 512, mnk = 651995}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [268, 240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 592, mnk = 651996, batches = 2}, at_most = {elements = 3151312, m = 13, k_even = 512}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [244, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 592, batches = 2}, at_most = {elements = 3151312, m = 21, k_even = 512}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [247, 277, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 592, k_even = 513, batches = 2}, at_most = {elements = 3151312, m = 21}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [241, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 22, k = 70, batches = 2}, at_most = {elements = 3151312, n = 9}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [251, 234, 208, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 22, k = 70, batches = 2}, at_most = {elements = 3151312, n = 15, k = 128}, kernels = [
    "block_6x16x256", "dot_4x4x4096", "skinny_6x64x64", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [254, 243, 233, 238, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 22, k = 70, batches = 2}, at_most = {elements = 3151312, n = 16, k = 128, batches = 28}, kernels = [
    "skinny_8x32x16", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [273, 235, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 22, k = 70, batches = 29}, at_most = {elements = 3151312, n = 16, k = 128}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [255, 241, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 22, k = 129, batches = 2}, at_most = {elements = 3151312, n = 16, mk = 8202}, kernels = [
    "direct_8x32x1024", "dot_4x4x4096", "sweep_16x16x4096", "sweep_8x16x256"
  ], factors = [234, 236, 245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 22, k = 129, mk = 8203, batches = 2}, at_most = {elements = 3151312, n = 16, k_even = 128}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [242, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 22, k = 129, mk = 8203, k_even = 129, batches = 2}, at_most = {elements = 3151312, n = 16}, kernels = [
    "direct_6x48x1024", "sweep_6x64x1024"
  ], factors = [260, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 70, batches = 2}, at_most = {elements = 242078, n = 25}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [279, 285, 260, 253, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 70, elements = 242079, batches = 2}, at_most = {elements = 3151312, n = 21}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 22, k = 70, elements = 242079, batches = 2}, at_most = {elements = 3151312, n = 25}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [299, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 70, batches = 2}, at_most = {elements = 3151312, k_even = 724, m = 97, batches = 6, mk = 32277, n = 71}, kernels = [
    "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [256, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 22, k = 70, batches = 2}, at_most = {elements = 164435, k_even = 724, m = 97, batches = 6, mk = 32277}, kernels = [
    "direct_6x64x256", "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [250, 256, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 22, k = 70, elements = 164436, batches = 2}, at_most = {elements = 3151312, k_even = 724, m = 97, batches = 6, mk = 32277, mn = 9377}, kernels = [
    "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 22, k = 70, elements = 164436, mn = 9378, batches = 2}, at_most = {elements = 3151312, k_even = 724, m = 97, batches = 6, mk = 32277}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [251, 249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 70, mk = 32278, batches = 2}, at_most = {elements = 3151312, k_even = 724, m = 97, batches = 6}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [254, 252, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 70, batches = 7}, at_most = {elements = 1212651, k_even = 724, m = 97, n = 35, mn = 1330}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 70, batches = 7, mn = 1331}, at_most = {elements = 1212651, k_even = 724, m = 97, n = 35}, kernels = [
    "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [251, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 70, batches = 7, elements = 1212652}, at_most = {elements = 3151312, k_even = 724, m = 97, n = 35}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [251, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 22, k = 70, batches = 7}, at_most = {elements = 3151312, k_even = 724, m = 97, n = 43}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [261, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 22, k = 70, batches = 7}, at_most = {elements = 3151312, k_even = 724, m = 97, n = 57}, kernels = [
    "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [253, 259, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 22, k = 70, batches = 7}, at_most = {elements = 3151312, k_even = 724, m = 97, k = 379, n_even = 4, mk = 8021}, kernels = [
    "direct_5x64x512", "direct_6x64x256", "sweep_6x64x1024"
  ], factors = [250, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 22, k = 70, batches = 7, mk = 8022}, at_most = {elements = 3151312, k_even = 724, m = 97, k = 379, n_even = 4}, kernels = [
    "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 22, k = 70, batches = 7, n_even = 5}, at_most = {elements = 3151312, k_even = 724, m = 97, k = 379}, kernels = [
    "direct_6x64x256", "sweep_4x64x256", "sweep_6x48x256", "sweep_6x64x1024", "sweep_8x16x256",
    "tall_8x32x1024"
  ], factors = [254, 252, 252, 252, 264, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 22, k = 380, batches = 7}, at_most = {elements = 3151312, k_even = 724, m = 97}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [257, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, batches = 2}, at_most = {elements = 247100, k_even = 724, batches = 4, mk = 132821, k = 214}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 253, 246, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, elements = 247101, batches = 2}, at_most = {elements = 3151312, k_even = 724, batches = 4, mk = 132821, k = 214}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [252, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 215, batches = 2}, at_most = {elements = 3151312, k_even = 724, batches = 4, mk = 132821, k = 411}, kernels = [
    "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [249, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 412, batches = 2}, at_most = {elements = 3151312, k_even = 724, batches = 4, mk = 132821}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [250, 255, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, batches = 5}, at_most = {elements = 3151312, k_even = 724, batches = 24, mk = 132821, mnk = 1713224, k = 126}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [252, 251, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 127, batches = 5}, at_most = {elements = 3151312, k_even = 724, batches = 24, mk = 132821, mnk = 1713224}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [269, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, batches = 5, mnk = 1713225}, at_most = {elements = 3151312, k_even = 724, batches = 13, mk = 132821, n = 113}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [258, 251, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, batches = 14, mnk = 1713225}, at_most = {elements = 3151312, k_even = 724, batches = 24, mk = 132821, n = 113}, kernels = [
    "sweep_16x16x4096", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [252, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 98, k = 70, batches = 5, mnk = 1713225}, at_most = {elements = 3151312, k_even = 724, batches = 24, mk = 132821, n = 169}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "sweep_4x64x256", "sweep_6x64x1024", "tall_16x16x4096",
    "tall_6x64x1024"
  ], factors = [261, 265, 249, 250, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 170, m = 98, k = 70, batches = 5, mnk = 1713225}, at_most = {elements = 3151312, k_even = 724, batches = 24, mk = 132821}, kernels = [
    "block_6x16x256", "sweep_4x64x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [258, 247, 247, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, mk = 132822, batches = 2}, at_most = {elements = 3151312, k_even = 724, batches = 24, mnk = 26059539}, kernels = [
    "sweep_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, mk = 132822, mnk = 26059540, batches = 2}, at_most = {elements = 3151312, k_even = 724, batches = 24}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "tall_16x16x4096"
  ], factors = [251, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, batches = 25}, at_most = {elements = 3151312, k_even = 724, mn = 13421}, kernels = [
    "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 98, k = 70, batches = 25, mn = 13422}, at_most = {elements = 3151312, k_even = 724}, kernels = [
    "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [258, 247, 248, 261, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 22, k = 70, k_even = 725, batches = 2}, at_most = {elements = 3151312}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [254, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 70, elements = 3151313, batches = 2}, at_most = {m = 16, n = 298, nk = 23575}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [247, 250, 269, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 70, elements = 3151313, nk = 23576, batches = 2}, at_most = {m = 16, n = 298, elements = 5471213}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [268, 252, 254, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 10, k = 70, elements = 5471214, nk = 23576, batches = 2}, at_most = {m = 16, n = 298}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "tall_8x32x1024"
  ], factors = [270, 245, 247, 246, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 70, elements = 3151313, batches = 2}, at_most = {m = 30, n = 40}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [264, 258, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 17, k = 70, elements = 3151313, batches = 2}, at_most = {m = 30, n = 298}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [254, 256, 254, 250, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 299, m = 10, k = 70, elements = 3151313, batches = 2}, at_most = {m = 12}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [239, 240, 233, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 299, m = 13, k = 70, elements = 3151313, batches = 2}, at_most = {m = 15}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [249, 243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 299, m = 16, k = 70, elements = 3151313, batches = 2}, at_most = {m = 30}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [244, 249, 250, 246, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 31, k = 70, elements = 3151313, batches = 2}, at_most = {nk = 11291, mk = 16060}, kernels = [
    "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [256, 230, 239, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 31, k = 70, elements = 3151313, mk = 16061, batches = 2}, at_most = {nk = 11291, k_even = 4}, kernels = [
    "sweep_16x16x4096", "sweep_4x64x256", "sweep_6x48x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [246, 220, 234, 234, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 31, k = 70, elements = 3151313, mk = 16061, k_even = 5, batches = 2}, at_most = {nk = 11291, n = 16}, kernels = [
    "sweep_6x48x256", "sweep_6x64x1024", "tall_16x16x4096"
  ], factors = [230, 228, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 31, k = 70, elements = 3151313, mk = 16061, k_even = 5, batches = 2}, at_most = {nk = 11291, n = 24}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 31, k = 70, elements = 3151313, mk = 16061, k_even = 5, batches = 2}, at_most = {nk = 11291}, kernels = [
    "sweep_4x64x256", "sweep_6x48x256", "sweep_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [245, 251, 247, 263, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 31, k = 70, elements = 3151313, nk = 11292, batches = 2}, at_most = {n = 62}, kernels = [
    "direct_8x32x1024", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [279, 245, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 31, k = 70, elements = 3151313, nk = 11292, batches = 2}, at_most = {n = 72}, kernels = [
    "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 73, m = 31, k = 70, elements = 3151313, nk = 11292, batches = 2}, at_most = {}, kernels = [
    "direct_16x16x4096", "direct_6x64x256", "sweep_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [264, 261, 254, 268, 255]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
