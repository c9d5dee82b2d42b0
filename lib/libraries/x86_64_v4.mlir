// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 38 candidates.
// Measured on AMD EPYC (Zen 4), one thread, 3799 synthetic shapes, 2026-11-24, IREE 3.13.0: docs/tune.md says how.
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
      g_slope = [548539, 525443, 737755, 422196], region = 3432, visit = 659, loop = 4720, fma = 224,
      edge = 684, pack = 73, conflict_a = 1266, conflict_c = 1705, conflict = 7140, mask = 56, stall = 375,
      a_near = 94, a_far = 108, c_far = 54, rows_near = 643, once_near = 213, once_far = 112, alias_a = 103,
      alias_c = 150, apart_near = 59, apart_far = 86, column = 79, seam = 103, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [34843], g_slope = [39478786], edge_columns = 8, region = 7197, visit = 2318,
      loop = 3109, fma = 239, edge = 194, conflict_a = 14290, conflict_b = 1365, conflict_c = 2667,
      conflict = 10446, mask = 21, split = 1034, stall = 280, a_near = 129, a_far = 99, b_near = 56,
      b_far = 13, c_far = 78, rows_near = 233, rows_far = 98, once_near = 10, alias_a = 371, alias_c = 55,
      apart_near = 46, apart_far = 276, column = 82, seam = 105, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [30551], g_slope = [9711076], region = 2732, visit = 1998, loop = 3398, fma = 164,
      edge = 409, conflict_a = 13251, conflict_b = 8126, conflict_c = 2274, conflict = 23285, mask = 18,
      split = 287, stall = 344, a_far = 140, b_near = 206, c_near = 22, c_far = 280, rows_far = 47,
      once_far = 1, alias_a = 377, alias_c = 890, apart_near = 114, apart_far = 415, brief = 19, column = 79,
      seam = 67, reread = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [36317, 7809786, 27204930], g_slope = [3886734, 4848786, 3856505],
      edge_columns = 8, visit = 671, loop = 16787, fma = 289, edge = 44, conflict_a = 12461, conflict_b = 319,
      conflict_c = 1015, split = 155, stall = 189, a_near = 42, a_far = 181, b_near = 146, b_far = 218,
      c_near = 73, c_far = 71, rows_far = 1024, once_near = 2, once_far = 47, alias_a = 167, apart_near = 53,
      apart_far = 147, column = 570, seam = 297, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [35964, 17956643, 28926717], g_slope = [2986779, 3656691, 2829378],
      edge_columns = 8, region = 2435, visit = 934, loop = 10184, fma = 264, edge = 89, conflict_a = 13196,
      conflict_b = 105, conflict_c = 1239, conflict = 1205, split = 294, stall = 203, a_near = 45,
      a_far = 205, b_near = 6, b_far = 189, c_far = 68, rows_near = 68, rows_far = 901, once_far = 62,
      alias_a = 6, alias_c = 42, apart_near = 41, apart_far = 102, column = 548, seam = 269
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x1024", family = "direct",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [30575, 15947155, 23068476], g_slope = [5305526, 7121321, 5157101],
      edge_columns = 8, region = 5886, visit = 1210, loop = 6435, fma = 262, edge = 136, conflict_a = 4020,
      conflict_b = 235, conflict_c = 1405, conflict = 1802, split = 370, stall = 176, a_near = 106,
      a_far = 153, b_near = 2, b_far = 180, c_far = 141, rows_near = 172, rows_far = 1024, once_far = 31,
      alias_a = 63, alias_c = 55, apart_near = 47, apart_far = 150, column = 286, seam = 232
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [38081, 64617550], g_slope = [7175496, 6840366], edge_columns = 8, region = 1749,
      visit = 1306, loop = 9967, fma = 264, edge = 108, conflict_a = 3220, conflict_b = 94, conflict_c = 1290,
      conflict = 798, split = 277, stall = 213, a_near = 79, a_far = 148, b_near = 16, b_far = 129,
      c_far = 64, rows_far = 1024, once_far = 31, alias_a = 73, alias_c = 42, apart_near = 36,
      apart_far = 128, column = 538, seam = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [35548, 1853738, 3396937, 36536250],
      g_slope = [1818190, 1543199, 1949371, 1743002], edge_columns = 8, region = 2193, visit = 1272,
      loop = 9919, fma = 265, edge = 83, conflict_a = 2328, conflict_c = 1408, conflict = 54, split = 289,
      stall = 211, a_near = 67, a_far = 197, b_near = 58, b_far = 72, c_far = 66, rows_far = 845,
      once_far = 52, alias_a = 145, alias_c = 17, apart_near = 61, apart_far = 125, column = 529, seam = 209
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [32935, 64722550], g_slope = [4976124, 4695333], edge_columns = 8, region = 5692,
      visit = 1352, loop = 5055, fma = 262, edge = 188, conflict_a = 3317, conflict_b = 837,
      conflict_c = 1854, conflict = 4060, split = 551, stall = 174, a_near = 96, a_far = 140, b_near = 2,
      b_far = 83, c_far = 139, rows_near = 25, rows_far = 448, once_near = 14, once_far = 14, alias_a = 54,
      alias_c = 40, apart_near = 32, apart_far = 183, column = 183, seam = 129, reread = 27
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [27327, 11347050], g_slope = [870747, 1023916], visit = 629, loop = 3434,
      fma = 265, pack = 676, conflict_a = 3279, split = 486, stall = 112, a_near = 25, a_far = 391,
      b_near = 1024, b_far = 1024, c_near = 237, rows_far = 1024, once_near = 505, once_far = 1024,
      reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [25955, 6820500], g_slope = [1132424, 1352426], region = 4327, visit = 1180,
      loop = 1108, fma = 408, pack = 605, conflict_a = 2320, split = 232, a_near = 47, a_far = 396,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 482,
      once_far = 1024, alias_a = 25, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [34466, 1638496, 4047357, 4863500, 6233952],
      g_slope = [1604030, 2408861, 816143, 1370452, 1866030], visit = 2640, loop = 2247, fma = 289,
      pack = 706, conflict_a = 3103, split = 304, a_near = 64, a_far = 381, b_near = 1024, b_far = 1024,
      c_near = 725, c_far = 472, rows_far = 1024, once_near = 341, once_far = 1024, alias_a = 15, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [53989, 8086714], g_slope = [2677575, 2977674], visit = 5499, loop = 5356,
      fma = 282, pack = 515, conflict_a = 2128, split = 190, a_near = 9, a_far = 468, b_near = 1024,
      b_far = 1024, c_near = 298, rows_far = 1024, once_near = 371, once_far = 1024, alias_a = 6, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [77433], g_slope = [3451137], visit = 8400, loop = 2915, fma = 283, pack = 529,
      conflict_a = 1439, split = 138, a_far = 415, b_near = 1024, b_far = 1024, c_near = 757, rows_far = 1024,
      once_near = 375, once_far = 1024, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28671], g_slope = [2086588], region = 3242, visit = 2232, fma = 447, pack = 585,
      conflict_a = 2336, split = 173, stall = 33, a_near = 32, a_far = 450, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 799, rows_far = 1024, once_near = 754, once_far = 899, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [46956, 8118762], g_slope = [2690602, 2836736], region = 1862, visit = 5421,
      loop = 257, fma = 314, pack = 635, conflict_a = 2993, split = 260, a_near = 34, a_far = 375,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 579, rows_far = 1024, once_near = 578,
      once_far = 1024, alias_a = 13, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [35955, 417361, 5496471, 7372950],
      g_slope = [381406, 423259, 312746, 410430], region = 5010, visit = 1803, fma = 278, edge = 13,
      conflict_a = 6433, conflict_c = 235, conflict = 5990, mask = 239, split = 202, stall = 128,
      a_near = 111, a_far = 191, b_near = 76, b_far = 489, c_near = 81, c_far = 163, once_near = 63,
      once_far = 345, alias_a = 77, alias_c = 40, apart_near = 41, apart_far = 560
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 9, 42], g_ps = [37214, 342005, 3068571, 13038800],
      g_slope = [304791, 340820, 302128, 340017], region = 1641, visit = 1659, fma = 246, edge = 22,
      conflict_a = 10876, conflict_b = 4344, conflict_c = 179, conflict = 2462, mask = 243, split = 608,
      stall = 150, a_near = 121, a_far = 248, b_near = 142, b_far = 1024, c_near = 81, c_far = 154,
      rows_near = 5, once_far = 299, alias_a = 846, alias_c = 56, apart_near = 62, apart_far = 396
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x64x8", family = "skinny",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [32525, 67362], g_slope = [34837, 51325], edge_columns = 16, region = 11072,
      visit = 1702, loop = 263, fma = 257, conflict_a = 6644, mask = 116, split = 262, stall = 89,
      a_near = 340, a_far = 615, c_near = 74, c_far = 170, rows_near = 745, once_far = 242, alias_c = 30,
      apart_near = 7, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28, 63], g_ps = [38272, 12954362, 31878000], g_slope = [461288, 540675, 446653],
      edge_columns = 16, region = 7056, visit = 2382, loop = 1543, fma = 270, edge = 53, conflict_a = 8450,
      conflict = 861, split = 91, stall = 69, a_far = 104, b_near = 136, b_far = 360, c_near = 107,
      c_far = 244, once_near = 65, once_far = 325, alias_a = 102, apart_near = 27, apart_far = 554
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x16", family = "skinny",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [35121, 108035], g_slope = [72914, 98530], edge_columns = 16, region = 8289,
      visit = 1547, fma = 276, conflict_a = 8132, conflict_c = 177, conflict = 555, mask = 151, split = 187,
      stall = 80, a_far = 523, b_far = 361, c_near = 94, c_far = 186, rows_near = 971, once_near = 1,
      once_far = 267, alias_a = 268, apart_near = 17, apart_far = 9, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [37137], g_slope = [38774566], edge_columns = 8, region = 3743, visit = 1810,
      fma = 237, edge = 213, conflict_a = 12978, conflict_b = 5273, conflict = 4266, mask = 235, split = 1153,
      stall = 155, a_near = 5, a_far = 89, b_near = 271, b_far = 532, c_near = 74, c_far = 213,
      rows_near = 33, once_near = 46, once_far = 223, alias_a = 256, alias_c = 64, apart_near = 19,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [31792, 2151381, 4646137, 4646137, 13445029, 33461895],
      g_slope = [706529, 2494756, 0, 676837, 2224096, 0], region = 1166, visit = 1076, fma = 144, edge = 350,
      conflict_a = 12212, conflict_b = 12096, conflict_c = 114, conflict = 9771, mask = 241, split = 452,
      stall = 263, a_far = 84, b_near = 579, b_far = 531, c_near = 157, c_far = 170, once_near = 70,
      once_far = 399, alias_a = 408, alias_c = 249, apart_near = 58, apart_far = 224
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [30441, 35482350], g_slope = [1266139, 1198035], edge_columns = 8, region = 7430,
      visit = 1831, loop = 1509, fma = 260, edge = 90, conflict_a = 12585, conflict_b = 751, conflict = 571,
      mask = 153, split = 265, stall = 27, a_near = 47, a_far = 16, b_near = 104, b_far = 340, c_near = 86,
      c_far = 262, once_near = 85, once_far = 279, alias_c = 31, apart_near = 31, apart_far = 579, brief = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27743, 12002217, 18974429], g_slope = [1330497, 1743053, 1324088],
      edge_columns = 8, region = 7446, visit = 1977, loop = 683, fma = 262, edge = 124, conflict_a = 4158,
      conflict_b = 867, conflict_c = 33, conflict = 1846, mask = 148, split = 286, stall = 91, a_far = 60,
      b_near = 113, b_far = 444, c_near = 67, c_far = 229, rows_near = 128, once_near = 46, once_far = 232,
      apart_near = 44, apart_far = 577
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [36409, 44075048], g_slope = [7339773, 6828957], edge_columns = 8, region = 6111,
      visit = 2587, loop = 896, fma = 264, edge = 110, conflict_a = 3154, conflict_b = 1164, mask = 51,
      split = 209, stall = 84, a_far = 32, b_near = 59, b_far = 200, c_near = 95, c_far = 222, rows_near = 79,
      rows_far = 949, once_near = 33, once_far = 192, apart_near = 54, apart_far = 688
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [24316, 16950200], g_slope = [604495, 657142], edge_columns = 8, region = 5629,
      visit = 982, fma = 221, edge = 311, conflict_a = 5254, conflict_b = 5557, conflict = 1714, mask = 294,
      split = 745, stall = 141, a_near = 47, a_far = 77, b_near = 136, b_far = 816, c_near = 63, c_far = 192,
      rows_near = 170, rows_far = 424, once_near = 48, once_far = 361, apart_near = 43, apart_far = 514
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [51397, 279756947], g_slope = [46617591, 48697951], region = 4941, visit = 2769,
      loop = 1941, fma = 238, edge = 893, pack = 80, conflict_a = 23066, conflict_c = 2208, mask = 60,
      stall = 220, a_near = 55, a_far = 8, c_far = 151, once_near = 293, once_far = 1024, alias_a = 508,
      alias_c = 117, apart_far = 236, brief = 92, column = 48, seam = 108, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [59417, 40129050], g_slope = [10017408, 8590905], edge_columns = 16, visit = 1140,
      loop = 12233, fma = 270, edge = 185, pack = 63, conflict_a = 1031, conflict_c = 1291, stall = 116,
      a_far = 31, b_far = 155, c_near = 28, c_far = 140, once_near = 188, once_far = 416, alias_c = 27,
      apart_near = 75, apart_far = 193, brief = 19, column = 406, seam = 339
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [51663, 17653300, 37512000], g_slope = [5867212, 6619566, 5016650],
      edge_columns = 16, region = 5474, visit = 1334, loop = 5143, fma = 261, edge = 646, pack = 49,
      conflict_a = 4041, conflict_c = 1859, mask = 26, stall = 129, a_near = 61, a_far = 24, b_far = 15,
      c_far = 252, rows_near = 98, rows_far = 631, once_near = 233, once_far = 285, alias_c = 24,
      apart_far = 250, column = 180, seam = 228, reread = 71
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 3}, kernels = [
    "direct_16x8x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4}, at_most = {n = 1, k = 9}, kernels = [
    "direct_16x8x1024", "dot_8x1x4096"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, n = 2}, at_most = {n = 4, k = 9}, kernels = [
    "direct_16x8x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10}, at_most = {n = 4, k = 26, nk = 24}, kernels = [
    "direct_16x8x1024", "dot_8x1x4096"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, nk = 25}, at_most = {n = 4, k = 26}, kernels = [
    "direct_16x8x1024", "dot_4x2x4096"
  ], factors = [251, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27}, at_most = {n = 1, mn = 19}, kernels = [
    "dot_4x1x4096"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, mn = 20}, at_most = {n = 1, mn = 6783}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, mn = 6784}, at_most = {n = 1}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [182, 225, 218, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2}, at_most = {n = 2, mk = 5977458, nk = 475}, kernels = [
    "dot_4x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2, nk = 476}, at_most = {n = 2, mk = 5977458, m = 13}, kernels = [
    "dot_4x2x4096"
  ], factors = [162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2, nk = 476, m = 14}, at_most = {n = 2, mk = 5977458, k = 2465}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [244, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2466, n = 2, nk = 476, m = 14}, at_most = {n = 2, mk = 5977458}, kernels = [
    "dot_8x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 2, mk = 5977459}, at_most = {n = 2, k = 5820}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096", "sweep_16x16x4096"
  ], factors = [193, 253, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5821, n = 2, mk = 5977459}, at_most = {n = 2}, kernels = [
    "dot_8x2x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3}, at_most = {n = 4, nk = 495, mk = 3906}, kernels = [
    "dot_4x4x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, mk = 3907}, at_most = {n = 4, nk = 495, mk = 158503}, kernels = [
    "dot_4x4x4096", "dot_8x1x4096"
  ], factors = [247, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, mk = 158504}, at_most = {n = 4, nk = 495}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "dot_8x1x4096"
  ], factors = [238, 231, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496}, at_most = {n = 4, mn = 25, m = 4}, kernels = [
    "dot_4x4x4096"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, m = 5}, at_most = {n = 4, mn = 25}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [211, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, mn = 26}, at_most = {n = 4, mnk = 15129656, nk = 2365}, kernels = [
    "dot_4x4x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 2366, mn = 26}, at_most = {n = 4, mnk = 15129656}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [236, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 27, n = 3, nk = 496, mn = 26, mnk = 15129657}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [268, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, mn = 35, m = 3}, kernels = [
    "sweep_16x16x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 4}, at_most = {n = 8, mn = 35}, kernels = [
    "sweep_16x8x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36}, at_most = {n = 8, k = 47, nk = 46}, kernels = [
    "direct_16x8x1024", "direct_8x32x1024"
  ], factors = [244, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, nk = 47}, at_most = {n = 8, k = 47}, kernels = [
    "sweep_16x8x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48}, at_most = {n = 8, mnk = 268967, m = 24}, kernels = [
    "sweep_16x8x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 268968}, at_most = {n = 8, mnk = 16567061, m = 24}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [240, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, m = 25}, at_most = {n = 6, mnk = 16567061, k = 230}, kernels = [
    "dot_4x2x4096", "sweep_16x8x256"
  ], factors = [239, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 36, k = 48, m = 25}, at_most = {n = 8, mnk = 16567061, k = 230}, kernels = [
    "sweep_16x16x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 231, m = 25}, at_most = {n = 8, mnk = 16567061, nk = 10852, k_even = 362}, kernels = [
    "dot_4x2x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [255, 249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 231, m = 25, k_even = 363}, at_most = {n = 8, mnk = 16567061, nk = 10852}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [240, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 231, m = 25, nk = 10853}, at_most = {n = 8, mnk = 16567061}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 16567062}, at_most = {n = 8, k_even = 512, m = 3009}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256", "sweep_6x48x256"
  ], factors = [261, 254, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 16567062, m = 3010}, at_most = {n = 8, k_even = 512}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 36, k = 48, mnk = 16567062, k_even = 513}, at_most = {n = 8}, kernels = [
    "dot_6x4x4096", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [260, 249, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 3, nk = 2742135, n_even = 724, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 2, nk = 2742135, n_even = 724, n = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 2, nk = 2742135, n_even = 724, n = 49}, kernels = [
    "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [270, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50}, at_most = {m = 2, nk = 2742135, n_even = 724, k = 2949}, kernels = [
    "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [281, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 2950}, at_most = {m = 2, nk = 2742135, n_even = 724}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [276, 273, 256, 265, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {m = 3, nk = 2742135, n_even = 724, k = 33}, kernels = [
    "skinny_16x16x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 34}, at_most = {m = 3, nk = 2742135, n_even = 724}, kernels = [
    "skinny_6x64x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 725}, at_most = {m = 2, nk = 2742135}, kernels = [
    "direct_3x128x512", "skinny_4x64x8"
  ], factors = [282, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 725, m = 3}, at_most = {m = 3, nk = 2742135}, kernels = [
    "direct_3x128x512", "sweep_6x64x1024"
  ], factors = [253, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4}, at_most = {m = 5, nk = 6270, k = 15}, kernels = [
    "skinny_16x16x64"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, k = 16}, at_most = {m = 5, nk = 6270}, kernels = [
    "skinny_16x16x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, nk = 6271}, at_most = {m = 5, nk = 2742135, n_even = 724, n = 70}, kernels = [
    "direct_16x16x4096", "sweep_6x64x1024"
  ], factors = [211, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71, m = 4, nk = 6271}, at_most = {m = 4, nk = 2742135, n_even = 724}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [238, 244, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71, m = 5, nk = 6271}, at_most = {m = 5, nk = 2742135, n_even = 724}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [242, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, nk = 6271, n_even = 725}, at_most = {m = 5, nk = 2742135}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [238, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6}, at_most = {m = 6, nk = 2742135, mn = 2019}, kernels = [
    "sweep_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6, mn = 2020}, at_most = {m = 6, nk = 2742135}, kernels = [
    "direct_6x64x1024", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [251, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7}, at_most = {m = 7, nk = 2742135, n_even = 512}, kernels = [
    "skinny_16x16x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, n_even = 513}, at_most = {m = 7, nk = 2742135}, kernels = [
    "sweep_4x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 8}, at_most = {m = 8, nk = 2742135}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [253, 233, 218, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {m = 13, nk = 1139908, n = 39}, kernels = [
    "sweep_16x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 9}, at_most = {m = 9, nk = 1139908}, kernels = [
    "direct_5x64x512", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [248, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 10}, at_most = {m = 13, nk = 1139908, mnk = 343673}, kernels = [
    "sweep_6x64x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 10, mnk = 343674}, at_most = {m = 13, nk = 1139908, n_even = 724}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [259, 253, 257, 261, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 10, mnk = 343674, n_even = 725}, at_most = {m = 13, nk = 1139908}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [258, 250, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 1139909}, at_most = {m = 13, nk = 2742135, mk = 26442}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [243, 243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 1139909, mk = 26443}, at_most = {m = 13, nk = 2742135}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [245, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136}, at_most = {m = 3, mk = 68834, nk = 4020288}, kernels = [
    "direct_3x128x512", "direct_6x64x256", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [261, 261, 257, 273, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 4}, at_most = {m = 5, mk = 68834, nk = 4020288}, kernels = [
    "direct_5x64x512", "direct_6x64x1024"
  ], factors = [231, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4020289}, at_most = {m = 3, mk = 68834, n_even = 4}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [302, 283, 291, 259, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4020289, n_even = 5}, at_most = {m = 3, mk = 68834, k = 2720}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_4x64x8"
  ], factors = [255, 260, 264, 253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4020289, n_even = 5, k = 2721}, at_most = {m = 3, mk = 68834}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "skinny_8x32x16"
  ], factors = [247, 229, 229, 223, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4020289, m = 4}, at_most = {m = 5, mk = 68834}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [275, 259, 261, 265, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, mk = 68835}, at_most = {m = 5, nk = 5803468}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024", "sweep_8x16x256"
  ], factors = [244, 245, 241, 243, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 5803469, mk = 68835}, at_most = {m = 5}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "sweep_6x64x1024"
  ], factors = [204, 215, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 6}, at_most = {m = 13, mn = 2496}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [260, 246, 249, 249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 6, mn = 2497}, at_most = {m = 7, n_even = 4}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [261, 300, 281, 273, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 8, mn = 2497}, at_most = {m = 13, n_even = 4, nk = 6190041}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [255, 263, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 6190042, m = 8, mn = 2497}, at_most = {m = 13, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [271, 294, 278, 284, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 6, mn = 2497, n_even = 5}, at_most = {m = 6}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [224, 221, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 7, mn = 2497, n_even = 5}, at_most = {m = 13, n_even = 724}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [246, 236, 233, 230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 2742136, m = 7, mn = 2497, n_even = 725}, at_most = {m = 13}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [244, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14}, at_most = {k_even = 724, k = 7, n = 16, mn = 2609479, nk = 77}, kernels = [
    "tall_6x64x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 14}, at_most = {k_even = 724, k = 7, n = 24, mn = 2609479, nk = 77}, kernels = [
    "tall_8x32x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14}, at_most = {k_even = 724, k = 7, n = 113, mn = 3659, nk = 77}, kernels = [
    "direct_8x32x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14, mn = 3660}, at_most = {k_even = 724, k = 7, n = 113, mn = 2609479, nk = 77}, kernels = [
    "tall_6x64x1024"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, nk = 78}, at_most = {k_even = 724, k = 7, n = 113, mn = 2609479, m = 114}, kernels = [
    "skinny_16x16x64"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 115, nk = 78}, at_most = {k_even = 724, k = 7, n = 42, mn = 2609479}, kernels = [
    "tall_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 115, nk = 78}, at_most = {k_even = 724, k = 7, n = 113, mn = 2609479}, kernels = [
    "block_6x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [268, 288, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, mn = 2609480}, at_most = {k_even = 724, k = 7, n = 32}, kernels = [
    "direct_16x16x4096", "sweep_6x48x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [233, 224, 223, 230, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 14, mn = 2609480}, at_most = {k_even = 724, k = 7, n = 113}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024"
  ], factors = [272, 283, 285, 295, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 267, n = 476}, kernels = [
    "skinny_10x32x64"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 477, m = 14}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724, mk = 267}, kernels = [
    "skinny_10x32x64", "skinny_4x64x8", "sweep_16x16x4096"
  ], factors = [283, 281, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14, mk = 268}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 724, n = 241}, kernels = [
    "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [328, 319, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 242, m = 14, mk = 268}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 362}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [270, 260, 262, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 242, m = 14, mk = 268, n_even = 363}, at_most = {k_even = 724, k = 5, mn = 2838688, n_even = 724}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [257, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14, mk = 268, k = 6}, at_most = {k_even = 724, k = 7, mn = 2838688, n_even = 724}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [251, 258, 247, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14, n_even = 725}, at_most = {k_even = 724, k = 3, mn = 2838688}, kernels = [
    "skinny_4x64x8"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14, n_even = 725, k = 4}, at_most = {k_even = 724, k = 7, mn = 2838688}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14, mn = 2838689}, at_most = {k_even = 724, k = 7, mk = 17794}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [254, 253, 291, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 14, mn = 2838689, mk = 17795}, at_most = {k_even = 724, k = 7}, kernels = [
    "direct_3x128x512", "skinny_16x16x64", "sweep_8x16x256"
  ], factors = [249, 274, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 8}, at_most = {k_even = 724, nk = 225, n = 16, mk = 2377346, k = 95}, kernels = [
    "block_6x16x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 8, nk = 226}, at_most = {k_even = 724, nk = 2076778, n = 16, mk = 2377346, k = 95}, kernels = [
    "block_6x16x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, n = 24, mk = 2377346, k = 95}, kernels = [
    "direct_16x16x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, n = 32, mk = 2377346, k = 95}, kernels = [
    "tall_8x32x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, n = 40, mk = 2377346, k = 95}, kernels = [
    "direct_16x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 11, mk = 2377346, m = 84}, kernels = [
    "sweep_16x16x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 85, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 11, mk = 2377346}, kernels = [
    "block_6x16x256", "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "tall_16x16x4096"
  ], factors = [253, 242, 243, 242, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, m = 14, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 16, mk = 2377346}, kernels = [
    "block_6x16x256", "direct_8x32x1024"
  ], factors = [254, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 14, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 24, mk = 2377346}, kernels = [
    "dot_4x2x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [257, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 32, mk = 2377346, m = 68}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [261, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 69, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 26, mk = 2377346}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [258, 248, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 27, m = 69, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 32, mk = 2377346}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [254, 253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 14, k = 96}, at_most = {k_even = 724, nk = 2076778, n = 40, mk = 2377346}, kernels = [
    "direct_16x16x4096", "direct_8x32x1024", "dot_4x4x4096", "sweep_16x16x4096"
  ], factors = [253, 253, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 8, mk = 2377347}, at_most = {k_even = 724, nk = 2076778, n = 40, k = 75}, kernels = [
    "block_6x16x256", "sweep_16x8x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [230, 248, 247, 245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 76, mk = 2377347}, at_most = {k_even = 724, nk = 2076778, n = 24, m = 8045}, kernels = [
    "direct_16x16x4096", "dot_6x4x4096", "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [236, 294, 235, 245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 14, k = 76, mk = 2377347}, at_most = {k_even = 724, nk = 2076778, n = 40, m = 8045}, kernels = [
    "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 8046, k = 76, mk = 2377347}, at_most = {k_even = 724, nk = 2076778, n = 40}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [244, 245, 250, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 39440, n = 48}, kernels = [
    "direct_6x48x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 39440, n = 117, m = 814}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096"
  ], factors = [257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 815, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 39440, n = 117}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_16x16x64", "tall_8x32x1024"
  ], factors = [253, 259, 263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 39440, n = 1019, m = 27}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [259, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 28, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 39440, n = 1019}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_16x16x64", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [251, 255, 255, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, m = 14, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 7294, m = 20}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [250, 253, 244, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, m = 21, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 7294, m = 769}, kernels = [
    "direct_5x64x512", "skinny_6x64x64", "sweep_4x64x256", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [247, 248, 245, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, m = 14, k = 8, mk = 7295}, at_most = {k_even = 724, nk = 610490, mk = 39440, m = 769, n_even = 4}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [252, 241, 243, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, m = 14, k = 8, mk = 7295, nk = 610491}, at_most = {k_even = 724, nk = 2076778, mk = 39440, m = 769, n_even = 4}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096"
  ], factors = [253, 250, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, m = 14, k = 8, mk = 7295, n_even = 5}, at_most = {k_even = 724, nk = 2076778, mk = 39440, m = 769}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_4x64x256", "tall_8x32x1024"
  ], factors = [250, 250, 251, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, m = 770, k = 8}, at_most = {k_even = 724, nk = 2076778, mk = 39440}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256", "sweep_6x48x256", "sweep_8x16x256"
  ], factors = [259, 251, 253, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 8, mk = 39441}, at_most = {k_even = 724, nk = 2076778, mk = 314088, k = 152, mn = 3076452}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [254, 251, 247, 255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 8, mk = 39441, mn = 3076453}, at_most = {k_even = 724, nk = 2076778, mk = 314088, k = 152}, kernels = [
    "direct_5x64x512", "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [251, 252, 252, 253, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 153, mk = 39441}, at_most = {k_even = 724, nk = 107808, mk = 314088, n_even = 32}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [244, 244, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 153, mk = 39441, nk = 107809}, at_most = {k_even = 724, nk = 449531, mk = 314088, n_even = 32}, kernels = [
    "direct_6x48x1024", "sweep_16x16x4096", "sweep_6x64x1024", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [241, 243, 245, 252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 153, mk = 39441, n_even = 33}, at_most = {k_even = 724, nk = 449531, mk = 314088}, kernels = [
    "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [253, 254, 252, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 153, mk = 39441, nk = 449532}, at_most = {k_even = 724, nk = 2076778, mk = 314088, mn = 5403}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_8x32x1024", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [251, 252, 249, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 153, mk = 39441, nk = 449532, mn = 5404}, at_most = {k_even = 724, nk = 2076778, mk = 314088}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [251, 251, 250, 262, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 8, mk = 314089}, at_most = {k_even = 724, nk = 2076778, m = 23331, mk = 3304745, k = 250}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [251, 255, 260, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 251, mk = 314089}, at_most = {k_even = 724, nk = 2076778, m = 206, mk = 1303301}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [247, 250, 250, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 207, k = 251, mk = 314089}, at_most = {k_even = 724, nk = 2076778, m = 23331, mk = 1303301, n = 211}, kernels = [
    "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [244, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 212, m = 207, k = 251, mk = 314089}, at_most = {k_even = 724, nk = 2076778, m = 23331, mk = 1303301}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [251, 252, 258, 258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 251, mk = 1303302}, at_most = {k_even = 724, nk = 2076778, m = 23331, mk = 3304745}, kernels = [
    "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [249, 254, 253, 256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 14, k = 8, mk = 3304746}, at_most = {k_even = 724, nk = 2076778, m = 23331}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [265, 257, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 23332, k = 8, mk = 314089}, at_most = {k_even = 724, nk = 2076778, k = 52}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [238, 274, 283, 259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 23332, k = 53, mk = 314089}, at_most = {k_even = 724, nk = 2076778}, kernels = [
    "sweep_16x16x4096", "sweep_6x48x256", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [251, 258, 250, 261, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k = 8, nk = 2076779}, at_most = {k_even = 724, m = 50, n = 179}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [253, 244, 231, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 180, m = 14, k = 8, nk = 2076779}, at_most = {k_even = 724, m = 18, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024"
  ], factors = [247, 252, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 180, m = 19, k = 8, nk = 2076779}, at_most = {k_even = 724, m = 50, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "tall_16x16x4096"
  ], factors = [259, 259, 268, 274, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 180, m = 14, k = 8, nk = 2076779, n_even = 5}, at_most = {k_even = 724, m = 50, nk = 2711905}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096"
  ], factors = [252, 252, 252, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 180, m = 14, k = 8, nk = 2711906, n_even = 5}, at_most = {k_even = 724, m = 17}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [272, 257, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 180, m = 18, k = 8, nk = 2711906, n_even = 5}, at_most = {k_even = 724, m = 50}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [273, 267, 263, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 51, k = 8, nk = 2076779}, at_most = {k_even = 724, mk = 2034802, m = 96}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "tall_8x32x1024"
  ], factors = [266, 260, 259, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 97, k = 8, nk = 2076779}, at_most = {k_even = 724, mk = 2034802}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [256, 258, 257, 260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 51, k = 8, nk = 2076779, mk = 2034803}, at_most = {k_even = 724}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [255, 259, 250, 251, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725}, at_most = {nk = 155594, mk = 92907}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [258, 257, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725, mk = 92908}, at_most = {nk = 155594, mk = 3733694}, kernels = [
    "direct_6x48x1024", "direct_8x32x1024", "dot_6x4x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [244, 249, 240, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725, nk = 155595}, at_most = {nk = 1452951, mk = 281881}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [247, 249, 252, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725, nk = 155595, mk = 281882}, at_most = {nk = 1452951, mk = 3733694}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x48x256", "tall_6x64x1024"
  ], factors = [258, 256, 256, 262, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725, mk = 3733695}, at_most = {nk = 69511}, kernels = [
    "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [243, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725, mk = 3733695, nk = 69512}, at_most = {nk = 1452951}, kernels = [
    "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [257, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 14, k_even = 725, nk = 1452952}, at_most = {m = 35, n = 957}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x256", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [250, 256, 254, 266, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 958, m = 14, k_even = 725, nk = 1452952}, at_most = {m = 35, n_even = 32}, kernels = [
    "block_6x16x256", "direct_5x64x512", "direct_6x48x1024"
  ], factors = [256, 268, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 958, m = 14, k_even = 725, nk = 1452952, n_even = 33}, at_most = {m = 35}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [258, 263, 256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 36, k_even = 725, nk = 1452952}, at_most = {mn = 6143}, kernels = [
    "direct_3x128x512", "direct_8x32x1024", "sweep_6x64x1024", "tall_8x32x1024"
  ], factors = [244, 265, 266, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 36, k_even = 725, nk = 1452952, mn = 6144}, at_most = {}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [264, 262, 260, 259, 255]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
