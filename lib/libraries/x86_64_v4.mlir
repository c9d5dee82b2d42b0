// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 38 candidates.
// Measured on AMD EPYC (Zen 4), one thread, 5256 synthetic shapes, 2026-11-24, IREE 3.13.0: docs/tune.md says how.
// 30 micro-kernels, with 160 shortlists and their factors; the best of them against the best of all: 1.001
// chosen against the best of them, on shapes held out: 1.029, few rows of a B beyond 8 MB 1.07; predicted against measured time there: median error 4 and 11 %
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
      g_slope = [548539, 525443, 737755, 422196], region = 4447, visit = 674, loop = 4662, fma = 220,
      edge = 736, pack = 63, conflict_a = 1163, conflict_c = 1760, conflict = 8245, mask = 37, stall = 334,
      a_near = 87, a_far = 238, c_near = 3, rows_near = 591, once_near = 221, once_far = 104, alias_a = 65,
      alias_c = 162, apart_near = 76, apart_far = 32, column = 76, seam = 43, reread = 943
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [34843], g_slope = [39478786], edge_columns = 8, region = 7996, visit = 2282,
      loop = 3029, fma = 237, edge = 208, conflict_a = 14698, conflict_b = 2362, conflict_c = 2575,
      conflict = 10442, mask = 10, split = 966, stall = 199, a_near = 137, a_far = 93, b_near = 44,
      c_far = 89, rows_far = 356, once_near = 66, once_far = 27, alias_a = 316, alias_c = 52, apart_near = 12,
      apart_far = 233, column = 88, seam = 51, reread = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [30551], g_slope = [9711076], region = 3699, visit = 1958, loop = 3303, fma = 163,
      edge = 409, conflict_a = 13648, conflict_b = 9325, conflict_c = 2166, conflict = 28126, mask = 8,
      split = 308, stall = 195, a_far = 169, b_near = 122, c_near = 32, c_far = 200, rows_far = 77,
      once_near = 59, once_far = 62, alias_a = 312, alias_c = 882, apart_near = 66, apart_far = 323,
      column = 86, seam = 35, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [36317, 7809786, 27204930], g_slope = [3886734, 4848786, 3856505],
      edge_columns = 8, visit = 555, loop = 17216, fma = 284, edge = 43, conflict_a = 11456, conflict_b = 372,
      conflict_c = 1089, split = 165, stall = 188, a_near = 17, a_far = 283, b_near = 159, b_far = 192,
      c_near = 59, rows_near = 87, rows_far = 1024, once_near = 5, once_far = 66, alias_a = 136,
      apart_near = 56, apart_far = 98, brief = 1, column = 688, seam = 148, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [35964, 17956643, 28926717], g_slope = [2986779, 3656691, 2829378],
      edge_columns = 8, region = 3240, visit = 803, loop = 10260, fma = 260, edge = 99, conflict_a = 7932,
      conflict_b = 338, conflict_c = 1319, conflict = 1181, split = 300, stall = 206, a_near = 52,
      a_far = 268, b_near = 7, b_far = 197, c_near = 2, c_far = 52, rows_near = 26, rows_far = 1024,
      once_far = 25, alias_a = 49, alias_c = 38, apart_near = 45, apart_far = 96, brief = 5, column = 567,
      seam = 102, reread = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x1024", family = "direct",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [30575, 15947155, 23068476], g_slope = [5305526, 7121321, 5157101],
      edge_columns = 8, region = 6066, visit = 1093, loop = 6655, fma = 257, edge = 146, conflict_a = 3763,
      conflict_b = 618, conflict_c = 1470, conflict = 1980, split = 401, stall = 203, a_near = 68,
      a_far = 219, b_near = 8, b_far = 179, c_far = 39, rows_far = 1024, once_near = 3, once_far = 7,
      alias_a = 55, alias_c = 86, apart_near = 47, apart_far = 124, column = 250, seam = 306, reread = 27
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [38081, 64617550], g_slope = [7175496, 6840366], edge_columns = 8, region = 2211,
      visit = 1128, loop = 10368, fma = 260, edge = 106, conflict_a = 3052, conflict_b = 352,
      conflict_c = 1358, conflict = 1066, split = 301, stall = 202, a_near = 42, a_far = 217, b_near = 5,
      b_far = 139, c_far = 39, rows_far = 1024, once_far = 27, alias_a = 55, alias_c = 47, apart_near = 41,
      apart_far = 96, brief = 7, column = 566, seam = 165
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [35548, 1853738, 3396937, 36536250],
      g_slope = [1818190, 1543199, 1949371, 1743002], edge_columns = 8, region = 2801, visit = 1102,
      loop = 10088, fma = 262, edge = 89, conflict_a = 2929, conflict_c = 1447, conflict = 1083, split = 300,
      stall = 204, a_near = 52, a_far = 286, b_near = 12, b_far = 108, c_far = 18, rows_far = 1024,
      once_near = 2, once_far = 33, alias_a = 113, alias_c = 36, apart_near = 47, apart_far = 89,
      column = 560, seam = 216
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [32935, 64722550], g_slope = [4976124, 4695333], edge_columns = 8, region = 6115,
      visit = 1230, loop = 5175, fma = 258, edge = 181, conflict_a = 3445, conflict_b = 1270,
      conflict_c = 1916, conflict = 5126, split = 599, stall = 178, a_near = 66, a_far = 182, b_near = 3,
      b_far = 122, c_near = 3, c_far = 107, rows_far = 418, once_near = 23, once_far = 26, alias_a = 45,
      alias_c = 60, apart_near = 32, apart_far = 115, column = 160, seam = 164
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [27327, 11347050], g_slope = [870747, 1023916], visit = 661, loop = 1287,
      fma = 248, pack = 920, conflict_a = 2772, split = 490, stall = 91, a_near = 15, a_far = 243,
      b_near = 1024, b_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 52,
      reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [25955, 6820500], g_slope = [1132424, 1352426], region = 3603, visit = 1193,
      loop = 321, fma = 390, pack = 811, conflict_a = 1980, split = 230, stall = 36, a_near = 26, a_far = 323,
      b_near = 1024, b_far = 1024, c_near = 449, c_far = 838, rows_far = 1024, once_near = 1024,
      once_far = 1024, alias_a = 6, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [34466, 1638496, 4047357, 4863500, 6233952],
      g_slope = [1604030, 2408861, 816143, 1370452, 1866030], visit = 2731, loop = 381, fma = 271, pack = 899,
      conflict_a = 2670, split = 299, a_near = 69, a_far = 386, b_near = 1024, b_far = 1024, c_far = 4,
      rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 11, reread = 141
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [53989, 8086714], g_slope = [2677575, 2977674], visit = 5599, loop = 3569,
      fma = 269, pack = 645, conflict_a = 1606, split = 219, a_near = 22, a_far = 454, b_near = 1024,
      b_far = 1024, c_near = 34, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 9, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [77433], g_slope = [3451137], visit = 8524, loop = 1137, fma = 273, pack = 651,
      conflict_a = 948, split = 142, a_far = 408, b_near = 1024, b_far = 1024, c_near = 445, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 105
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28671], g_slope = [2086588], region = 3347, visit = 2154, fma = 434, pack = 723,
      conflict_a = 2201, split = 194, stall = 61, a_near = 6, a_far = 272, b_near = 1024, b_far = 1024,
      c_near = 584, c_far = 1016, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 4,
      reread = 137
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [46956, 8118762], g_slope = [2690602, 2836736], region = 176, visit = 5389,
      fma = 297, pack = 826, conflict_a = 2439, split = 246, a_near = 40, a_far = 336, b_near = 1024,
      b_far = 1024, c_near = 865, c_far = 343, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 15, reread = 120
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19], g_ps = [35955, 417361, 5496471, 7372950],
      g_slope = [381406, 423259, 312746, 410430], region = 5429, visit = 1730, fma = 277, edge = 19,
      conflict_a = 6157, conflict_c = 176, conflict = 6676, mask = 236, split = 180, stall = 148,
      a_near = 110, a_far = 381, b_near = 80, b_far = 428, c_near = 68, c_far = 52, once_near = 50,
      once_far = 264, alias_a = 33, alias_c = 79, apart_near = 27, apart_far = 4, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 9, 42], g_ps = [37214, 342005, 3068571, 13038800],
      g_slope = [304791, 340820, 302128, 340017], region = 3618, visit = 1423, fma = 250, conflict_a = 7748,
      conflict_b = 2763, conflict = 3796, mask = 237, split = 337, stall = 29, a_near = 125, a_far = 315,
      b_near = 126, b_far = 403, c_near = 108, c_far = 188, rows_near = 52, rows_far = 30, once_far = 288,
      alias_a = 908, alias_c = 67, apart_near = 42, brief = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x64x8", family = "skinny",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [32525, 67362], g_slope = [34837, 51325], edge_columns = 16, region = 11759,
      visit = 1588, loop = 172, fma = 261, conflict_a = 9251, conflict_c = 27, mask = 113, split = 233,
      stall = 100, a_near = 397, a_far = 1024, b_near = 15, b_far = 114, c_near = 53, c_far = 59,
      rows_near = 1024, rows_far = 175, once_far = 144, alias_c = 49, brief = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28, 63], g_ps = [38272, 12954362, 31878000], g_slope = [461288, 540675, 446653],
      edge_columns = 16, region = 7438, visit = 2228, loop = 1440, fma = 268, edge = 59, conflict_a = 2436,
      conflict_b = 750, conflict_c = 41, conflict = 614, split = 104, stall = 164, a_far = 221, b_near = 70,
      b_far = 557, c_near = 83, c_far = 57, once_near = 38, once_far = 232, alias_a = 171, apart_near = 12,
      apart_far = 118, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x16", family = "skinny",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [35121, 108035], g_slope = [72914, 98530], edge_columns = 16, region = 9248,
      visit = 1426, fma = 278, conflict_a = 6174, conflict_c = 195, conflict = 1001, mask = 149, split = 116,
      stall = 83, a_near = 42, a_far = 762, b_far = 261, c_near = 95, c_far = 110, rows_near = 943,
      rows_far = 308, once_far = 187, alias_a = 251, apart_near = 9, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [37137], g_slope = [38774566], edge_columns = 8, region = 5503, visit = 1683,
      fma = 237, edge = 150, conflict_a = 14544, conflict_b = 5181, conflict = 6153, mask = 220, split = 1016,
      stall = 168, a_near = 18, a_far = 24, b_near = 274, b_far = 766, c_near = 83, c_far = 173,
      rows_near = 46, rows_far = 36, once_near = 92, once_far = 302, alias_a = 191, alias_c = 46,
      apart_far = 834
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [31792, 2151381, 4646137, 4646137, 13445029, 33461895],
      g_slope = [706529, 2494756, 0, 676837, 2224096, 0], region = 1843, visit = 1059, fma = 143, edge = 340,
      conflict_a = 11937, conflict_b = 12340, conflict_c = 122, conflict = 11850, mask = 220, split = 413,
      stall = 146, a_far = 82, b_near = 551, b_far = 595, c_near = 129, c_far = 186, once_near = 89,
      once_far = 482, alias_a = 281, alias_c = 228, apart_near = 47, apart_far = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [30441, 35482350], g_slope = [1266139, 1198035], edge_columns = 8, region = 7737,
      visit = 1819, loop = 1385, fma = 257, edge = 96, conflict_a = 10027, conflict_b = 1055, conflict = 680,
      mask = 127, split = 277, stall = 135, a_near = 23, a_far = 44, b_near = 103, b_far = 457, c_near = 55,
      c_far = 115, once_near = 43, once_far = 247, alias_c = 16, apart_near = 28, apart_far = 403, brief = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27743, 12002217, 18974429], g_slope = [1330497, 1743053, 1324088],
      edge_columns = 8, region = 7961, visit = 1981, loop = 467, fma = 259, edge = 131, conflict_a = 3652,
      conflict_b = 1330, conflict_c = 29, conflict = 2252, mask = 123, split = 294, stall = 132, a_far = 58,
      b_near = 107, b_far = 505, c_near = 51, c_far = 130, rows_near = 114, once_near = 52, once_far = 256,
      alias_c = 2, apart_near = 20, apart_far = 446
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x1024", family = "sweep",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [36409, 44075048], g_slope = [7339773, 6828957], edge_columns = 8, region = 6812,
      visit = 2547, loop = 804, fma = 261, edge = 112, conflict_a = 2765, conflict_b = 1499, conflict_c = 39,
      mask = 34, split = 211, stall = 160, a_far = 12, b_near = 57, b_far = 242, c_near = 68, c_far = 87,
      rows_near = 121, once_near = 13, once_far = 97, alias_a = 2, apart_near = 49, apart_far = 576, brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 28], g_ps = [24316, 16950200], g_slope = [604495, 657142], edge_columns = 8, region = 6696,
      visit = 972, fma = 219, edge = 269, conflict_a = 5008, conflict_b = 5947, conflict = 3037, mask = 268,
      split = 731, stall = 189, a_near = 43, a_far = 87, b_near = 145, b_far = 927, c_near = 55, c_far = 74,
      rows_near = 256, rows_far = 249, once_near = 61, once_far = 446, alias_a = 2, apart_near = 37,
      apart_far = 324
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [51397, 279756947], g_slope = [46617591, 48697951], region = 5981, visit = 2700,
      loop = 1778, fma = 237, edge = 1019, pack = 61, conflict_a = 23560, conflict_c = 2265, mask = 41,
      stall = 209, a_near = 64, a_far = 24, c_far = 76, rows_near = 24, once_near = 311, once_far = 1024,
      alias_a = 365, alias_c = 113, apart_far = 228, brief = 44, column = 55, seam = 59, reread = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [59417, 40129050], g_slope = [10017408, 8590905], edge_columns = 16, visit = 1001,
      loop = 12685, fma = 268, edge = 247, pack = 58, conflict_c = 1317, stall = 126, a_far = 32, b_far = 180,
      c_near = 22, c_far = 100, once_near = 179, once_far = 469, alias_a = 6, alias_c = 36, apart_near = 82,
      apart_far = 149, brief = 32, column = 456, seam = 171
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [51663, 17653300, 37512000], g_slope = [5867212, 6619566, 5016650],
      edge_columns = 16, region = 5780, visit = 1289, loop = 5164, fma = 258, edge = 732, pack = 38,
      conflict_a = 3228, conflict_c = 1840, mask = 11, stall = 208, a_near = 55, a_far = 35, c_far = 72,
      rows_near = 135, rows_far = 272, once_near = 224, once_far = 471, alias_c = 95, apart_far = 223,
      column = 110, seam = 221, reread = 57
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 8, k = 3}, kernels = [
    "direct_16x8x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4}, at_most = {n = 1, k = 9}, kernels = [
    "direct_16x8x1024", "dot_8x1x4096"
  ], factors = [236, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, n = 2}, at_most = {n = 8, k = 9}, kernels = [
    "direct_16x8x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10}, at_most = {n = 1, k = 43}, kernels = [
    "dot_8x1x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 2}, at_most = {n = 2, k = 43, nk = 30}, kernels = [
    "direct_16x8x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 2, nk = 31}, at_most = {n = 2, k = 43}, kernels = [
    "dot_4x2x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3}, at_most = {n = 4, k = 43, nk = 60}, kernels = [
    "direct_16x8x1024", "direct_8x32x1024"
  ], factors = [242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, nk = 61}, at_most = {n = 4, k = 43}, kernels = [
    "direct_8x32x1024", "dot_6x4x4096", "sweep_16x8x256"
  ], factors = [248, 229, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5}, at_most = {n = 8, k = 43}, kernels = [
    "sweep_16x8x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44}, at_most = {n = 1, mn = 19}, kernels = [
    "dot_4x1x4096"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mn = 20}, at_most = {n = 1, mn = 12208, mk = 8448352}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [261, 276, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mn = 20, mk = 8448353}, at_most = {n = 1, mn = 12208}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [255, 235, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mn = 12209}, at_most = {n = 1}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [194, 238, 213, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2}, at_most = {n = 2, mnk = 11954916, k = 207}, kernels = [
    "dot_4x2x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 208, n = 2}, at_most = {n = 2, mnk = 11954916, m = 13}, kernels = [
    "dot_4x2x4096"
  ], factors = [140]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 208, n = 2, m = 14}, at_most = {n = 2, mnk = 11954916}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [264, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, mnk = 11954917}, at_most = {n = 2, nk = 3373}, kernels = [
    "dot_1x2x4096", "dot_4x2x4096"
  ], factors = [193, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 2, mnk = 11954917, nk = 3374}, at_most = {n = 2}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096", "sweep_16x16x4096"
  ], factors = [296, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3}, at_most = {n = 4, mnk = 15105562, nk = 892, mk = 3906}, kernels = [
    "dot_4x4x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mk = 3907}, at_most = {n = 4, mnk = 15105562, nk = 362}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_8x1x4096"
  ], factors = [234, 249, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mk = 3907, nk = 363}, at_most = {n = 4, mnk = 15105562, nk = 892}, kernels = [
    "dot_4x4x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 893}, at_most = {n = 4, mnk = 825829, mn = 34}, kernels = [
    "dot_4x4x4096"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 893, mnk = 825830}, at_most = {n = 4, mnk = 15105562, mn = 34}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [169, 169, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 893, mn = 35}, at_most = {n = 4, mnk = 15105562, nk = 6071}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 6072, mn = 35}, at_most = {n = 4, mnk = 15105562}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096"
  ], factors = [240, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mnk = 15105563}, at_most = {n = 4, nk = 3318}, kernels = [
    "dot_4x4x4096", "sweep_16x16x4096", "sweep_8x16x256"
  ], factors = [239, 281, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mnk = 15105563, nk = 3319}, at_most = {n = 4, m = 1640}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [285, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, mnk = 15105563, nk = 3319, m = 1641}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5}, at_most = {n = 8, mn = 18}, kernels = [
    "sweep_16x16x4096"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 19}, at_most = {n = 8, mn = 35}, kernels = [
    "sweep_16x8x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 36}, at_most = {n = 8, mnk = 20440989, m = 24}, kernels = [
    "sweep_8x16x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 36, m = 25}, at_most = {n = 8, mnk = 20440989, k = 230}, kernels = [
    "dot_4x2x4096", "sweep_16x8x256"
  ], factors = [237, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, n = 5, mn = 36, m = 25}, at_most = {n = 6, mnk = 20440989}, kernels = [
    "dot_4x2x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [254, 244, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, n = 7, mn = 36, m = 25}, at_most = {n = 8, mnk = 20440989}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [247, 241, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5, mn = 36, mnk = 20440990}, at_most = {n = 8, k = 112}, kernels = [
    "sweep_16x16x4096", "sweep_16x8x256"
  ], factors = [300, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, mn = 36, mnk = 20440990}, at_most = {n = 8, k_even = 128, mn = 15190}, kernels = [
    "sweep_16x16x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, mn = 15191, mnk = 20440990}, at_most = {n = 8, k_even = 128}, kernels = [
    "sweep_16x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 5, mn = 36, mnk = 20440990, k_even = 129}, at_most = {n = 8}, kernels = [
    "dot_6x4x4096", "sweep_16x16x4096", "sweep_16x8x256", "sweep_6x64x1024"
  ], factors = [269, 265, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 3, nk = 3310557, n_even = 724, n = 16}, kernels = [
    "direct_16x16x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 2, nk = 3310557, n_even = 724, n = 24}, kernels = [
    "skinny_10x32x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25}, at_most = {m = 2, nk = 3310557, n_even = 724, mk = 1173}, kernels = [
    "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [290, 278, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, mk = 1174}, at_most = {m = 2, nk = 3310557, n_even = 724, n = 40}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [270, 286, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, mk = 1174}, at_most = {m = 2, nk = 3310557, n_even = 724, n = 51}, kernels = [
    "skinny_6x64x64", "sweep_6x48x256", "sweep_6x64x1024"
  ], factors = [288, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, mk = 1174}, at_most = {m = 2, nk = 3310557, n_even = 724, n = 114}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [309, 295, 278, 286, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, mk = 1174}, at_most = {m = 2, nk = 2394906, n_even = 724}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [274, 270, 273, 268, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, mk = 1174, nk = 2394907}, at_most = {m = 2, nk = 3310557, n_even = 724}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [272, 284, 266, 287, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {m = 3, nk = 3310557, n_even = 724, k = 40}, kernels = [
    "skinny_16x16x64"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 41}, at_most = {m = 3, nk = 3310557, n_even = 724}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "skinny_8x32x16", "sweep_6x64x1024"
  ], factors = [246, 244, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 725}, at_most = {m = 3, nk = 3310557}, kernels = [
    "direct_3x128x512", "skinny_4x64x8", "skinny_6x64x64"
  ], factors = [268, 277, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4}, at_most = {m = 5, nk = 2858900, mn = 221}, kernels = [
    "sweep_6x64x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, mn = 222}, at_most = {m = 5, nk = 2858900, k = 30}, kernels = [
    "skinny_16x16x64"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, mn = 222, k = 31}, at_most = {m = 4, nk = 2858900, n_even = 724}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [234, 252, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, mn = 222, k = 31}, at_most = {m = 5, nk = 2858900, n_even = 724}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [245, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, mn = 222, k = 31, n_even = 725}, at_most = {m = 5, nk = 2858900}, kernels = [
    "direct_5x64x512", "sweep_6x64x1024"
  ], factors = [236, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4, nk = 2858901}, at_most = {m = 5, nk = 3310557}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [232, 227, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6}, at_most = {m = 6, nk = 3310557, mnk = 8937017, n = 70}, kernels = [
    "sweep_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 71, m = 6}, at_most = {m = 6, nk = 3310557, mnk = 8937017}, kernels = [
    "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6, mnk = 8937018}, at_most = {m = 6, nk = 3310557}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_6x48x256"
  ], factors = [243, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7}, at_most = {m = 7, nk = 3310557}, kernels = [
    "skinny_16x16x64", "sweep_4x64x256"
  ], factors = [232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 8}, at_most = {m = 8, nk = 3310557, n = 53}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_8x32x1024", "sweep_16x16x4096"
  ], factors = [216, 235, 250, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 8}, at_most = {m = 8, nk = 3310557}, kernels = [
    "direct_8x32x1024", "skinny_16x16x64", "sweep_16x16x4096", "sweep_4x64x256"
  ], factors = [255, 237, 225, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {m = 10, nk = 1171023}, kernels = [
    "sweep_6x64x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, nk = 1171024}, at_most = {m = 10, nk = 3310557}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_6x64x1024"
  ], factors = [238, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3310558}, at_most = {m = 3, nk = 3940390}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "skinny_4x64x8", "skinny_6x64x64", "skinny_8x32x16"
  ], factors = [256, 270, 261, 259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3940391}, at_most = {m = 3, nk = 4930022, k = 7047}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [267, 273, 276, 273, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3940391, k = 7048}, at_most = {m = 3, nk = 4930022}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "sweep_6x64x1024"
  ], factors = [255, 264, 267, 276, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4930023}, at_most = {m = 3, n_even = 4, n = 835, k = 104787}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_8x32x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [299, 335, 330, 301, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 836, nk = 4930023}, at_most = {m = 3, n_even = 4, n = 1943, k = 104787}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x48x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [320, 290, 302, 295, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4930023, k = 104788}, at_most = {m = 3, n_even = 4, n = 1943}, kernels = [
    "direct_3x128x512", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [260, 222, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1944, nk = 4930023}, at_most = {m = 3, n_even = 4, nk = 6047607}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_8x32x16"
  ], factors = [285, 287, 297, 260, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1944, nk = 6047608}, at_most = {m = 3, n_even = 4}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [292, 226, 238, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4930023, n_even = 5}, at_most = {m = 3, n_even = 724, mk = 9684}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [226, 227, 225, 230, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4930023, n_even = 5, mk = 9685}, at_most = {m = 3, n_even = 724}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [233, 229, 249, 244, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 4930023, n_even = 725}, at_most = {m = 3}, kernels = [
    "direct_3x128x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [245, 264, 216, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3310558, m = 4}, at_most = {m = 10, n_even = 4, n = 60}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "skinny_10x32x64", "skinny_6x64x64"
  ], factors = [240, 246, 251, 235, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 61, nk = 3310558, m = 4}, at_most = {m = 5, n_even = 4, n = 1863}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "sweep_6x48x256"
  ], factors = [297, 263, 302, 310, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1864, nk = 3310558, m = 4}, at_most = {m = 5, n_even = 4, mn = 26401}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "skinny_16x16x64", "skinny_4x64x8"
  ], factors = [276, 282, 278, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1864, nk = 3310558, m = 4, mn = 26402}, at_most = {m = 5, n_even = 4}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "skinny_8x32x16"
  ], factors = [306, 207, 194, 242, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 61, nk = 3310558, m = 6}, at_most = {m = 10, n_even = 4, nk = 5094095}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [246, 247, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 61, nk = 5094096, m = 6}, at_most = {m = 10, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [279, 283, 315, 343, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3310558, m = 4, n_even = 5}, at_most = {m = 5, n = 414}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "skinny_4x64x8", "skinny_6x64x64"
  ], factors = [251, 238, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 415, nk = 3310558, m = 4, n_even = 5}, at_most = {m = 5}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [230, 225, 229, 240, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3310558, m = 6, n_even = 5}, at_most = {m = 6}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256"
  ], factors = [228, 222, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3310558, m = 7, n_even = 5}, at_most = {m = 10}, kernels = [
    "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_10x32x64", "sweep_6x64x1024"
  ], factors = [235, 241, 235, 262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11}, at_most = {nk = 70, n = 16, k = 14, m = 743667}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "tall_6x64x1024"
  ], factors = [256, 251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 743668}, at_most = {nk = 70, n = 16, k = 14}, kernels = [
    "direct_16x16x4096", "tall_6x64x1024"
  ], factors = [208, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, nk = 71}, at_most = {nk = 2076778, n = 16, k = 14}, kernels = [
    "block_6x16x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 83, n = 24, k = 14, m = 306815}, kernels = [
    "tall_8x32x1024"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 84}, at_most = {nk = 2076778, n = 24, k = 14, m = 306815}, kernels = [
    "direct_16x16x4096", "tall_6x64x1024"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 306816}, at_most = {nk = 2076778, n = 24, k = 14}, kernels = [
    "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 15}, at_most = {nk = 2076778, n = 16, mnk = 39425063, k_even = 724, k = 147}, kernels = [
    "block_6x16x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 15}, at_most = {nk = 2076778, n = 24, mnk = 39425063, k_even = 724, k = 147}, kernels = [
    "direct_16x16x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 148}, at_most = {nk = 2076778, n = 24, mnk = 39425063, k_even = 724, m = 62}, kernels = [
    "sweep_16x16x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 63, k = 148}, at_most = {nk = 2076778, n = 12, mnk = 39425063, k_even = 724}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "skinny_6x64x64", "tall_16x16x4096"
  ], factors = [239, 240, 238, 236, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 63, k = 148}, at_most = {nk = 2076778, n = 16, mnk = 39425063, k_even = 724}, kernels = [
    "block_6x16x256", "direct_8x32x1024", "tall_16x16x4096"
  ], factors = [255, 237, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 63, k = 148}, at_most = {nk = 2076778, n = 24, mnk = 39425063, k_even = 724}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [258, 258, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 15, k_even = 725}, at_most = {nk = 2076778, n = 24, mnk = 39425063}, kernels = [
    "block_6x16x256", "direct_6x48x1024", "direct_8x32x1024", "dot_6x4x4096", "sweep_6x64x1024"
  ], factors = [247, 242, 247, 259, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 15, mnk = 39425064}, at_most = {nk = 2076778, n = 24, k_even = 724, k = 68}, kernels = [
    "block_6x16x256", "sweep_16x8x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [216, 244, 251, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 69, mnk = 39425064}, at_most = {nk = 2076778, n = 24, k_even = 724, mn = 91011}, kernels = [
    "direct_16x16x4096", "dot_6x4x4096", "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [233, 291, 241, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 69, mnk = 39425064, mn = 91012}, at_most = {nk = 2076778, n = 24, k_even = 724, k = 374}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [257, 239, 257, 250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 375, mnk = 39425064, mn = 91012}, at_most = {nk = 2076778, n = 24, k_even = 724}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [239, 250, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, k = 15, mnk = 39425064, k_even = 725}, at_most = {nk = 2076778, n = 24}, kernels = [
    "dot_4x4x4096", "sweep_6x48x256", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [281, 255, 259, 262, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11}, at_most = {nk = 89, k = 7, mn = 2838688, n_even = 724, n = 113}, kernels = [
    "direct_8x32x1024"
  ], factors = [314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, nk = 90}, at_most = {nk = 2076778, k = 7, mn = 2838688, n_even = 724, n = 113, mk = 247}, kernels = [
    "direct_5x64x512"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, nk = 90, mk = 248}, at_most = {nk = 2076778, k = 7, mn = 2838688, n_even = 724, n = 113}, kernels = [
    "tall_6x64x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 11}, at_most = {nk = 2076778, k = 7, mn = 2838688, n_even = 724, mk = 267}, kernels = [
    "skinny_10x32x64"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 11, mk = 268}, at_most = {nk = 2076778, k = 5, mn = 2838688, n_even = 724, n = 241}, kernels = [
    "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [340, 328, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 242, m = 11, mk = 268}, at_most = {nk = 2076778, k = 5, mn = 2838688, n_even = 724}, kernels = [
    "direct_5x64x512", "skinny_10x32x64", "skinny_16x16x64", "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [273, 264, 273, 266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, m = 11, mk = 268, k = 6}, at_most = {nk = 2076778, k = 7, mn = 2838688, n_even = 724}, kernels = [
    "block_6x16x256", "direct_5x64x512", "skinny_4x64x8", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [256, 264, 250, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, n_even = 725}, at_most = {nk = 2076778, k = 3, mn = 2838688}, kernels = [
    "skinny_4x64x8"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, n_even = 725, k = 4}, at_most = {nk = 2076778, k = 7, mn = 2838688}, kernels = [
    "skinny_4x64x8", "sweep_6x48x256"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, mn = 2838689}, at_most = {nk = 2076778, k = 7, n = 95}, kernels = [
    "direct_3x128x512", "direct_5x64x512", "direct_6x64x1024", "skinny_8x32x16", "tall_6x64x1024"
  ], factors = [280, 271, 267, 275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 96, m = 11, mn = 2838689}, at_most = {nk = 2076778, k = 7, n = 377}, kernels = [
    "direct_3x128x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 378, m = 11, mn = 2838689}, at_most = {nk = 2076778, k = 7}, kernels = [
    "skinny_10x32x64", "skinny_16x16x64", "skinny_6x64x64", "skinny_8x32x16", "sweep_8x16x256"
  ], factors = [276, 265, 284, 272, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, m = 18, n = 1021}, kernels = [
    "sweep_6x64x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 11, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, m = 12}, kernels = [
    "direct_6x64x1024", "skinny_6x64x64", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [249, 248, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 13, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, m = 18}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_4x64x256", "sweep_6x64x1024"
  ], factors = [250, 253, 250, 248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 19, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, n = 48, m = 1006}, kernels = [
    "sweep_8x16x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 19, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, n = 116, m = 1006}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096"
  ], factors = [259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 1007, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, n = 116}, kernels = [
    "block_6x16x256", "direct_5x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [254, 269, 268, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 19, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, mn = 2078670, n = 1021}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096", "sweep_6x48x256"
  ], factors = [254, 259, 259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 19, k = 8}, at_most = {nk = 2076778, k_even = 724, mk = 27119, mn = 2078670, mnk = 2907038}, kernels = [
    "skinny_6x64x64", "sweep_4x64x256", "sweep_6x48x256"
  ], factors = [257, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1022, m = 19, k = 8, mnk = 2907039}, at_most = {nk = 2076778, k_even = 724, mk = 27119, mn = 2078670}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "sweep_4x64x256", "sweep_6x48x256", "tall_8x32x1024"
  ], factors = [248, 250, 248, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 19, k = 8, mn = 2078671}, at_most = {nk = 2076778, k_even = 724, mk = 27119}, kernels = [
    "direct_5x64x512", "skinny_16x16x64", "sweep_4x64x256", "sweep_8x16x256", "tall_8x32x1024"
  ], factors = [260, 252, 261, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 8, mk = 27120}, at_most = {nk = 2076778, k_even = 724, mk = 654699, k = 141, mn = 3076452, n = 53}, kernels = [
    "block_6x16x256", "sweep_16x16x4096", "tall_6x64x1024"
  ], factors = [256, 261, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 11, k = 8, mk = 27120}, at_most = {nk = 2076778, k_even = 724, mk = 654699, k = 141, mn = 3076452}, kernels = [
    "block_6x16x256", "direct_5x64x512", "sweep_16x16x4096", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [257, 249, 255, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 8, mk = 27120, mn = 3076453}, at_most = {nk = 2076778, k_even = 724, mk = 654699, k = 141}, kernels = [
    "direct_5x64x512", "direct_6x64x256", "sweep_16x16x4096", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [254, 255, 255, 257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 142, mk = 27120}, at_most = {nk = 130815, k_even = 724, mk = 654699, n_even = 4, n = 55}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "sweep_16x16x4096", "tall_8x32x1024"
  ], factors = [262, 251, 251, 249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 56, m = 11, k = 142, mk = 27120}, at_most = {nk = 130815, k_even = 724, mk = 654699, n_even = 4}, kernels = [
    "direct_5x64x512", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [244, 244, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 142, mk = 27120, n_even = 5}, at_most = {nk = 130815, k_even = 724, mk = 654699}, kernels = [
    "block_6x16x256", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096"
  ], factors = [257, 261, 260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 142, mk = 27120, nk = 130816}, at_most = {nk = 2076778, k_even = 724, mk = 654699, m = 15}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [257, 256, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 16, k = 142, mk = 27120, nk = 130816}, at_most = {nk = 2076778, k_even = 724, mk = 654699, m = 64}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [248, 251, 247, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 65, k = 142, mk = 27120, nk = 130816}, at_most = {nk = 2076778, k_even = 724, mk = 654699, n_even = 4, n = 2457}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [246, 245, 249, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2458, m = 65, k = 142, mk = 27120, nk = 130816}, at_most = {nk = 2076778, k_even = 724, mk = 654699, n_even = 4}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "sweep_6x48x256", "tall_16x16x4096"
  ], factors = [260, 256, 261, 271, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 65, k = 142, mk = 27120, nk = 130816, n_even = 5}, at_most = {nk = 2076778, k_even = 724, mk = 654699, n_even = 362}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [260, 258, 257, 255, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 65, k = 142, mk = 27120, nk = 130816, n_even = 363}, at_most = {nk = 2076778, k_even = 724, mk = 654699}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [256, 257, 255, 252, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 8, mk = 654700}, at_most = {nk = 2076778, k_even = 724, m = 10713, mk = 3351707, n = 59}, kernels = [
    "dot_4x4x4096", "dot_6x4x4096", "sweep_16x16x4096", "sweep_6x64x1024", "tall_6x64x1024"
  ], factors = [235, 230, 243, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 60, m = 11, k = 8, mk = 654700}, at_most = {nk = 2076778, k_even = 724, m = 10713, mk = 3351707}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [255, 257, 259, 261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 8, mk = 3351708}, at_most = {nk = 2076778, k_even = 724, m = 10713}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [263, 261, 257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 8, mk = 654700}, at_most = {nk = 2076778, k_even = 724, k = 90, n = 41}, kernels = [
    "block_6x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [236, 248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 10714, k = 8, mk = 654700}, at_most = {nk = 2076778, k_even = 724, k = 90}, kernels = [
    "direct_3x128x512", "skinny_8x32x16", "sweep_8x16x256", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [246, 289, 269, 264, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10714, k = 91, mk = 654700}, at_most = {nk = 2076778, k_even = 724}, kernels = [
    "sweep_16x16x4096", "sweep_8x16x256", "tall_16x16x4096", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [259, 254, 263, 253, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 8, k_even = 725}, at_most = {nk = 2076778, m = 15}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024", "sweep_16x16x4096"
  ], factors = [247, 246, 246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 16, k = 8, k_even = 725}, at_most = {nk = 2076778, m = 241}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x1024"
  ], factors = [255, 255, 256, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 242, k = 8, k_even = 725}, at_most = {nk = 2076778}, kernels = [
    "direct_6x48x1024", "direct_6x64x1024", "sweep_6x64x1024", "tall_6x64x1024", "tall_8x32x1024"
  ], factors = [261, 258, 261, 257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, nk = 2076779}, at_most = {m = 25, nk = 3606312, n = 202}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024", "sweep_16x16x4096"
  ], factors = [249, 265, 259, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, m = 11, nk = 2076779}, at_most = {m = 25, nk = 2706274}, kernels = [
    "direct_5x64x512", "direct_6x48x1024", "direct_6x64x1024"
  ], factors = [249, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 203, m = 11, nk = 2706275}, at_most = {m = 25, nk = 3606312}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [264, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, nk = 3606313}, at_most = {m = 16, n_even = 4, mk = 213917}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_6x64x1024", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [267, 280, 289, 286, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, nk = 3606313, mk = 213918}, at_most = {m = 16, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096"
  ], factors = [246, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, nk = 3606313}, at_most = {m = 25, n_even = 4}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [258, 252, 268, 271, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, nk = 3606313, n_even = 5}, at_most = {m = 15}, kernels = [
    "direct_5x64x512", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [260, 245, 241, 238, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 16, nk = 3606313, n_even = 5}, at_most = {m = 25}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024", "skinny_16x16x64"
  ], factors = [265, 252, 250, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 26, nk = 2076779}, at_most = {k_even = 724, mn = 42879, n = 34}, kernels = [
    "direct_16x16x4096", "direct_8x32x1024", "sweep_16x16x4096", "sweep_6x64x1024"
  ], factors = [242, 243, 232, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 26, nk = 2076779}, at_most = {k_even = 724, mn = 42879, n = 144, nk = 5855180}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "sweep_16x16x4096", "sweep_6x48x256", "tall_8x32x1024"
  ], factors = [261, 249, 268, 261, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 26, nk = 5855181}, at_most = {k_even = 724, mn = 42879, n = 144}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "sweep_6x64x1024"
  ], factors = [257, 263, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 145, m = 26, nk = 2076779}, at_most = {k_even = 724, mn = 42879}, kernels = [
    "block_6x16x256", "direct_16x16x4096", "direct_5x64x512", "direct_6x64x1024", "direct_8x32x1024"
  ], factors = [255, 255, 269, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 26, nk = 2076779, mn = 42880}, at_most = {k_even = 724, m = 73}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "direct_6x64x256", "direct_8x32x1024"
  ], factors = [270, 264, 269, 264, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 74, nk = 2076779, mn = 42880}, at_most = {k_even = 724}, kernels = [
    "direct_16x16x4096", "direct_6x48x1024", "direct_6x64x1024", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [261, 259, 260, 263, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 26, nk = 2076779, k_even = 725}, at_most = {}, kernels = [
    "block_6x16x256", "direct_3x128x512", "direct_6x64x1024", "direct_6x64x256", "tall_8x32x1024"
  ], factors = [263, 261, 265, 261, 264]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
