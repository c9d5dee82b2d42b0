// Micro-kernels for x86-64-v4: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2193 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 48, n_pred 16, levels measured [0].
// 38 of 57 candidates kept (1427 generated); the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.036, worst 3.16
// predicted against measured time: median error 5.6 %; g: 9.7 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x512", family = "dot",
    tile = #dynmlir.tile<3, 8, 512>, packed = true, model = {
      g_t = [0], g_ps = [29267], g_slope = [249701], region = 2293, visit = 2148, loop = 2332, fma = 252,
      edge = 110, conflict_a = 3205, split = 665, a_near = 77, a_far = 592, b_far = 351, c_near = 466,
      c_far = 24, rows_near = 245, rows_far = 621, once_near = 110, once_far = 286, alias_a = 102, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [13043, 3131637, 4425500], g_slope = [519765, 431287, 666731], region = 2285,
      visit = 368, loop = 1499, fma = 338, edge = 11, conflict_a = 1556, split = 382, a_near = 68,
      a_far = 323, b_near = 76, b_far = 225, rows_near = 323, rows_far = 255, once_far = 234, alias_a = 100,
      reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [30356, 1917902, 4395695, 5623731],
      g_slope = [1887546, 2477793, 1228036, 2095164], region = 2359, visit = 2510, loop = 1982, fma = 252,
      edge = 71, conflict_a = 1391, split = 270, a_near = 28, a_far = 303, b_near = 75, b_far = 500,
      c_near = 377, c_far = 254, rows_near = 672, rows_far = 463, once_near = 89, once_far = 295,
      alias_a = 92, reread = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6], g_ps = [30528, 2011700, 3787211, 8080128, 14623632],
      g_slope = [1981172, 1775511, 2146458, 3271752, 2362955], region = 2829, visit = 2125, loop = 2130,
      fma = 252, edge = 121, conflict_a = 4687, split = 643, a_near = 112, a_far = 479, b_near = 38,
      b_far = 336, c_near = 327, c_far = 334, rows_near = 391, rows_far = 876, once_near = 113,
      once_far = 261, alias_a = 30, reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [17093, 6325362, 17172500], g_slope = [1577067, 2169427, 1755260],
      region = 2605, visit = 1468, loop = 255, fma = 414, conflict_a = 2401, split = 137, stall = 44,
      a_near = 72, a_far = 265, b_near = 302, b_far = 378, rows_near = 76, rows_far = 427, once_far = 198,
      reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [20394, 3086237, 3793952], g_slope = [1021947, 707715, 1234754], region = 2857,
      visit = 1203, loop = 2444, fma = 282, edge = 18, conflict_a = 1897, split = 406, a_near = 59,
      a_far = 347, b_near = 291, b_far = 476, c_near = 25, rows_near = 108, rows_far = 951, once_near = 89,
      once_far = 386, alias_a = 63, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [17882, 7254743, 20029024], g_slope = [1809215, 2554856, 2014152],
      region = 2765, visit = 1343, loop = 2108, fma = 254, edge = 122, conflict_a = 7315, split = 827,
      a_near = 85, a_far = 643, b_near = 131, b_far = 330, c_far = 355, rows_near = 323, rows_far = 1024,
      once_near = 112, once_far = 260, alias_a = 111, reread = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [30861, 7626436, 12645768], g_slope = [1898893, 2509666, 2141598],
      region = 4757, visit = 2262, loop = 1477, fma = 265, edge = 99, conflict_a = 738, split = 247,
      a_near = 17, a_far = 433, b_near = 55, b_far = 335, c_near = 732, c_far = 717, rows_near = 329,
      rows_far = 1024, once_near = 90, once_far = 304, alias_a = 119, reread = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [43775, 9653090, 25698600], g_slope = [4804657, 4011377, 4639588],
      region = 2628, visit = 3814, fma = 331, conflict_a = 4562, split = 154, stall = 14, a_near = 51,
      a_far = 272, b_near = 386, b_far = 614, c_near = 962, c_far = 429, rows_near = 292, rows_far = 1024,
      once_near = 72, once_far = 315, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [45270, 7729171, 13699221, 20524276],
      g_slope = [1920975, 2985025, 2275018, 2882710], region = 2135, visit = 2842, loop = 787, fma = 269,
      edge = 61, conflict_a = 536, split = 162, a_near = 32, a_far = 328, b_near = 61, b_far = 595,
      c_near = 598, c_far = 541, rows_near = 371, rows_far = 190, once_near = 61, once_far = 311,
      alias_a = 51, reread = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 9, 13], g_ps = [23907, 1032683, 3204400, 7695173, 12950811],
      g_slope = [1008776, 723905, 898154, 1313909, 964051], region = 2244, visit = 820, loop = 883, fma = 408,
      edge = 4, conflict_a = 1073, split = 325, a_near = 75, a_far = 328, b_near = 151, b_far = 985,
      c_near = 109, rows_near = 116, rows_far = 342, once_near = 7, once_far = 219, alias_a = 18, reread = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x2x4096", family = "dot",
    tile = #dynmlir.tile<2, 2, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [16394, 5771494], g_slope = [639455, 925120], region = 1836, visit = 518,
      loop = 2543, fma = 335, edge = 17, conflict_a = 1749, split = 551, a_near = 50, a_far = 361,
      b_near = 212, b_far = 244, c_near = 293, rows_near = 657, once_near = 71, once_far = 381, alias_a = 126,
      reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [25068, 5290480, 14911461], g_slope = [1316353, 1924196, 1615308],
      region = 3174, visit = 1590, loop = 2959, fma = 255, edge = 65, conflict_a = 1183, split = 265,
      a_near = 42, a_far = 400, b_near = 116, b_far = 483, c_near = 291, c_far = 365, rows_near = 398,
      rows_far = 995, once_near = 98, once_far = 311, alias_a = 91, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [14952, 3182516, 4497684], g_slope = [527927, 438389, 645875], region = 2392,
      visit = 233, loop = 2805, fma = 296, edge = 26, conflict_a = 4027, split = 1024, stall = 20,
      a_near = 30, a_far = 158, b_near = 123, b_far = 331, c_far = 573, rows_near = 1024, once_near = 118,
      once_far = 363, alias_a = 52, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [21970, 4720500], g_slope = [1174632, 1498439], region = 2482, visit = 1242,
      loop = 2918, fma = 246, edge = 56, conflict_a = 2473, split = 483, a_near = 58, a_far = 503,
      b_near = 111, b_far = 422, c_near = 214, rows_near = 574, rows_far = 482, once_near = 116,
      once_far = 279, alias_a = 117, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x5x4096", family = "dot",
    tile = #dynmlir.tile<5, 5, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [23541, 7838293], g_slope = [1953688, 2064226], region = 4511, visit = 2452,
      loop = 751, fma = 262, edge = 107, conflict_a = 629, split = 201, a_near = 14, a_far = 353, b_near = 34,
      b_far = 369, c_near = 507, c_far = 646, rows_near = 428, rows_far = 1024, once_near = 68,
      once_far = 275, alias_a = 120, reread = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [81900, 9842550, 31101111, 49070150],
      g_slope = [9760650, 10629280, 17969039, 9181354], edge_columns = 16, visit = 769, loop = 19592,
      fma = 273, edge = 209, pack = 73, conflict_c = 1997, conflict = 9337, stall = 200, a_far = 190,
      b_near = 116, b_far = 241, c_near = 16, c_far = 99, once_near = 219, alias_c = 33, apart_near = 97,
      apart_far = 203, brief = 132, column = 254, seam = 581
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 2], g_ps = [80041, 8873950], g_slope = [4396954, 4855133], edge_columns = 16, visit = 640,
      loop = 19970, fma = 272, edge = 54, pack = 99, conflict_c = 1885, conflict = 9747, stall = 210,
      a_far = 224, b_near = 176, b_far = 322, c_near = 14, c_far = 87, once_near = 246, once_far = 86,
      alias_a = 70, alias_c = 16, apart_near = 93, apart_far = 199, brief = 91, column = 256, seam = 576
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 4], g_ps = [61373, 79704684], g_slope = [19910827, 18249707], edge_columns = 16,
      region = 5318, visit = 1202, loop = 11207, fma = 272, pack = 193, conflict_c = 2316, conflict = 3158,
      mask = 169, stall = 191, a_near = 422, a_far = 582, b_near = 78, b_far = 239, c_far = 199,
      rows_far = 545, once_near = 169, once_far = 131, alias_c = 71, apart_near = 4, apart_far = 114,
      brief = 12, column = 135, seam = 327
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x256", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 19, 28], g_ps = [36838, 950175, 3482553, 5343600, 23333579, 39376048],
      g_slope = [913337, 1266189, 1861047, 1199331, 1782496, 1019725], region = 7684, visit = 1237,
      loop = 4752, fma = 232, edge = 274, pack = 193, conflict_a = 3376, conflict_c = 2780, conflict = 12729,
      mask = 49, stall = 210, a_near = 35, a_far = 217, b_near = 183, b_far = 72, c_far = 173, rows_far = 456,
      once_near = 165, alias_a = 204, apart_near = 180, apart_far = 40, brief = 82, column = 69, seam = 164,
      reread = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x2048", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [65527, 40500100], g_slope = [20217286, 17868252], region = 3576, visit = 1462,
      loop = 13591, fma = 268, pack = 196, conflict_a = 1741, conflict_c = 2494, conflict = 3348, mask = 104,
      stall = 265, a_near = 111, a_far = 222, b_near = 7, b_far = 136, c_far = 269, once_near = 175,
      alias_a = 13, alias_c = 67, brief = 8, column = 127, seam = 445
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x256", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [88185, 9860132, 16262083, 20144605, 65625473, 106302150],
      g_slope = [3257315, 6401951, 1941261, 3498528, 4519630, 2699421], edge_columns = 16, visit = 1087,
      loop = 21956, fma = 273, edge = 33, pack = 89, conflict_c = 1702, conflict = 10367, stall = 228,
      a_far = 245, b_near = 204, c_near = 4, c_far = 109, once_near = 323, once_far = 120, alias_a = 101,
      alias_c = 50, apart_far = 190, brief = 73, column = 297, seam = 494
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x16x4096", family = "tall",
    tile = #dynmlir.tile<8, 16, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [31906, 51421000], g_slope = [17129698, 16146948], region = 7143, visit = 805,
      loop = 4200, fma = 230, edge = 213, pack = 168, conflict_a = 2943, conflict_c = 2340, conflict = 4226,
      mask = 47, stall = 190, b_near = 182, b_far = 160, c_near = 51, c_far = 257, rows_far = 323,
      once_near = 170, once_far = 65, alias_c = 76, apart_far = 158, brief = 62, column = 38, seam = 122,
      reread = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [56327, 52145500], g_slope = [8681528, 8312771], edge_columns = 16, region = 4980,
      visit = 881, loop = 11192, fma = 265, edge = 148, pack = 147, conflict_a = 1672, conflict_c = 2460,
      conflict = 6431, mask = 29, stall = 176, b_near = 178, b_far = 379, c_near = 28, c_far = 204,
      once_near = 168, once_far = 200, apart_near = 12, apart_far = 37, brief = 66, column = 84, seam = 339,
      reread = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [123450, 12036192, 30687619, 39885923, 63519474, 161201444],
      g_slope = [11912742, 18651427, 9198304, 23633551, 10853552, 12774180], edge_columns = 16, visit = 372,
      loop = 22628, fma = 281, edge = 82, pack = 49, conflict_c = 1626, conflict = 23700, stall = 151,
      b_near = 193, b_far = 242, c_near = 62, c_far = 144, once_near = 371, once_far = 44, apart_near = 72,
      apart_far = 166, brief = 183, column = 921, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [71904, 79823789], g_slope = [13291980, 11944465], edge_columns = 16, visit = 1111,
      loop = 17045, fma = 268, edge = 146, pack = 99, conflict_c = 2497, conflict = 7704, mask = 1,
      stall = 168, b_near = 209, b_far = 379, c_near = 18, c_far = 147, rows_far = 477, once_near = 202,
      once_far = 199, alias_c = 33, apart_near = 75, apart_far = 63, brief = 76, column = 155, seam = 415
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [81655, 94141550], g_slope = [15676649, 13937675], edge_columns = 16, visit = 810,
      loop = 19717, fma = 271, edge = 80, pack = 84, conflict_c = 2034, conflict = 9773, stall = 183,
      b_near = 181, b_far = 309, c_near = 17, c_far = 146, once_near = 245, once_far = 104, alias_c = 15,
      apart_near = 81, apart_far = 133, brief = 128, column = 285, seam = 536
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<4, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 4, 9], g_ps = [23343, 629258, 2761894, 6055217],
      g_slope = [605915, 710878, 658664, 912533], region = 2420, visit = 1894, loop = 2168, fma = 350,
      edge = 49, conflict_a = 162, split = 263, a_far = 177, b_near = 167, b_far = 587, c_near = 381,
      rows_near = 814, rows_far = 1024, once_near = 96, once_far = 464, alias_a = 95, reread = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [17072, 1094551, 1577219, 3236313],
      g_slope = [359159, 482668, 331818, 377941], region = 2439, visit = 1621, loop = 1735, fma = 351,
      edge = 112, conflict_a = 2584, split = 215, stall = 10, a_far = 70, b_near = 80, b_far = 388,
      c_near = 634, rows_near = 325, rows_far = 826, once_near = 83, once_far = 272, alias_a = 148,
      reread = 27
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_3x8x512", family = "dot_slab",
    tile = #dynmlir.tile<3, 8, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [31647, 330415, 570053, 991285], g_slope = [298768, 239638, 421232, 315038],
      region = 4684, visit = 2191, loop = 6100, fma = 253, edge = 162, conflict_a = 2451, split = 576,
      stall = 84, a_near = 79, a_far = 610, b_near = 26, b_far = 225, c_near = 217, rows_near = 339,
      rows_far = 1024, once_near = 65, once_far = 254, alias_a = 121, reread = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_6x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<6, 4, 1024>, packed = true, model = {
      g_t = [0, 13], g_ps = [30651, 6926066], g_slope = [530416, 633119], region = 2451, visit = 2402,
      loop = 2306, fma = 252, edge = 56, conflict_a = 1232, split = 301, a_near = 26, a_far = 444,
      b_near = 21, b_far = 373, c_near = 488, rows_near = 251, rows_far = 689, once_near = 93, once_far = 293,
      alias_a = 65, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_4x6x512", family = "dot_slab",
    tile = #dynmlir.tile<4, 6, 512>, packed = true, model = {
      g_t = [0], g_ps = [33646], g_slope = [272851], region = 3440, visit = 2384, loop = 2394, fma = 260,
      edge = 76, conflict_a = 822, split = 312, a_near = 16, a_far = 546, b_far = 279, c_near = 474,
      rows_near = 238, rows_far = 815, once_near = 99, once_far = 318, alias_a = 184, reread = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_2x8x512", family = "dot_slab",
    tile = #dynmlir.tile<2, 8, 512>, packed = true, model = {
      g_t = [0], g_ps = [23352], g_slope = [281721], region = 3000, visit = 1535, loop = 6845, fma = 247,
      edge = 117, conflict_a = 4908, split = 976, stall = 82, a_near = 48, a_far = 693, b_near = 78,
      b_far = 265, rows_near = 547, rows_far = 1024, once_near = 90, once_far = 272, alias_a = 127,
      reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_5x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<5, 4, 1024>, packed = true, model = {
      g_t = [0, 9], g_ps = [29537, 4237753], g_slope = [467579, 611258], region = 2284, visit = 2163,
      loop = 2617, fma = 250, edge = 53, conflict_a = 1382, split = 338, a_near = 28, a_far = 513,
      b_near = 48, b_far = 361, c_near = 362, rows_near = 281, rows_far = 1024, once_near = 98,
      once_far = 292, alias_a = 69, reread = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x16x4096", family = "block",
    tile = #dynmlir.tile<8, 16, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [30990, 67632053], g_slope = [16900265, 15873903], region = 7337, visit = 736,
      loop = 4217, fma = 230, edge = 205, pack = 165, conflict_a = 1747, conflict_c = 2553, conflict = 3697,
      mask = 44, stall = 207, a_near = 22, a_far = 159, b_near = 210, b_far = 328, c_near = 38, c_far = 194,
      rows_far = 365, once_near = 196, once_far = 189, alias_c = 24, brief = 51, column = 56, seam = 118,
      reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x512", family = "block",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [121443, 11899858, 31349500, 37923895, 99035947, 113081050],
      g_slope = [11778415, 19449642, 6574395, 20370684, 4681701, 12387173], edge_columns = 16, visit = 339,
      loop = 23340, fma = 283, edge = 103, pack = 49, conflict_c = 1586, conflict = 23481, stall = 177,
      a_far = 165, b_near = 140, b_far = 249, c_near = 81, c_far = 123, rows_near = 1024, rows_far = 1024,
      once_near = 338, once_far = 34, apart_near = 120, apart_far = 163, brief = 194, column = 704,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x4096", family = "block",
    tile = #dynmlir.tile<10, 16, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [34278, 58479429], g_slope = [19481717, 18479170], region = 7254, visit = 1094,
      loop = 4122, fma = 238, edge = 37, pack = 185, conflict_a = 1786, conflict_c = 2604, conflict = 3440,
      mask = 44, stall = 173, a_near = 23, a_far = 112, b_near = 147, b_far = 365, c_near = 14, c_far = 236,
      rows_far = 157, once_near = 195, once_far = 219, brief = 46, column = 85, seam = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x48x512", family = "block",
    tile = #dynmlir.tile<8, 48, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [73665, 6124568, 13626140, 17433461, 26828158, 40861053],
      g_slope = [6050903, 7501572, 3807321, 9394697, 7016447, 5714331], edge_columns = 16, visit = 1012,
      loop = 17232, fma = 270, edge = 180, pack = 84, conflict_c = 2337, conflict = 8831, stall = 210,
      a_far = 200, b_near = 211, b_far = 346, c_near = 32, c_far = 111, rows_far = 802, once_near = 214,
      once_far = 133, alias_a = 57, alias_c = 40, apart_near = 44, apart_far = 186, brief = 114, column = 123,
      seam = 466, reread = 13
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 9, n = 2, mn = 8, elements = 56, m = 14}, kernels = [
    "dot_2x2x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 57}, at_most = {k = 9, n = 2, mn = 8, elements = 110, m = 14}, kernels = [
    "dot_4x2x4096"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 9}, at_most = {k = 9, n = 2, mn = 48, elements = 110, m = 14}, kernels = [
    "dot_2x2x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15}, at_most = {k = 9, n = 2, mn = 48, elements = 110}, kernels = [
    "block_8x16x4096"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 111}, at_most = {k = 9, n = 1, mn = 48, batches = 2}, kernels = [
    "dot_8x1x4096", "block_8x16x4096"
  ], factors = [274, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 111, batches = 3}, at_most = {k = 9, n = 1, mn = 3}, kernels = [
    "dot_8x1x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 111, batches = 3, mn = 4}, at_most = {k = 9, n = 1, mn = 48}, kernels = [
    "dot_8x1x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 111, n = 2}, at_most = {k = 9, n = 2, mn = 48, m = 7}, kernels = [
    "dot_2x2x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 111, n = 2, m = 8}, at_most = {k = 9, n = 2, mn = 48, m = 15}, kernels = [
    "dot_4x2x4096", "dot_2x2x4096"
  ], factors = [218, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 111, n = 2, m = 16}, at_most = {k = 9, n = 2, mn = 48}, kernels = [
    "dot_2x2x4096", "tall_8x16x4096"
  ], factors = [261, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {k = 9, n = 3, mn = 24, batches = 2}, kernels = [
    "dot_8x3x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4}, at_most = {k = 9, n = 5, mn = 24, batches = 2}, kernels = [
    "dot_8x3x4096"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 3}, at_most = {k = 3, n = 5, mn = 24}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [226, 242, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 3, k = 4}, at_most = {k = 9, n = 5, mn = 24}, kernels = [
    "dot_4x4x4096"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 25}, at_most = {k = 9, n = 5, mn = 48, mnk = 122}, kernels = [
    "block_8x16x4096"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 25, mnk = 123}, at_most = {k = 9, n = 5, mn = 48, mnk = 207}, kernels = [
    "dot_8x3x4096", "block_8x16x4096"
  ], factors = [264, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 25, mnk = 208}, at_most = {k = 9, n = 5, mn = 48}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6}, at_most = {k = 9, n = 8, mn = 48, batches = 1}, kernels = [
    "dot_2x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, batches = 2}, at_most = {k = 9, n = 8, mn = 22}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512"
  ], factors = [226, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, batches = 2, mn = 23}, at_most = {k = 9, n = 8, mn = 48}, kernels = [
    "dot_2x8x4096", "tall_8x16x4096"
  ], factors = [250, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49}, at_most = {k = 5, n = 8, mn = 103, mk = 215, nk = 4}, kernels = [
    "block_8x16x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, nk = 5}, at_most = {k = 5, n = 8, mn = 103, mk = 215, elements = 2237}, kernels = [
    "block_8x16x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, nk = 5, elements = 2238}, at_most = {k = 5, n = 6, mn = 103, mk = 215}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [223, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, nk = 5, elements = 2238, n = 7}, at_most = {k = 5, n = 8, mn = 103, mk = 215}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [220, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, mk = 216}, at_most = {k = 5, n = 8, mn = 103}, kernels = [
    "dot_8x1x4096", "block_8x16x4096"
  ], factors = [269, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 104}, at_most = {k = 5, n = 1, m = 190}, kernels = [
    "block_8x16x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 104, n = 2}, at_most = {k = 5, n = 8, m = 190, elements = 506}, kernels = [
    "block_8x16x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 104, n = 2, elements = 507}, at_most = {k = 5, n = 8, m = 190}, kernels = [
    "block_8x16x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 104, m = 191}, at_most = {k = 3, n = 8}, kernels = [
    "panel_6x64x768", "block_8x16x4096", "block_8x48x512"
  ], factors = [259, 263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 104, m = 191, k = 4}, at_most = {k = 5, n = 1}, kernels = [
    "dot_8x1x4096", "tall_6x64x1024", "block_8x16x4096", "block_3x128x512"
  ], factors = [334, 224, 224, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 104, m = 191, k = 4, n = 2}, at_most = {k = 5, n = 8}, kernels = [
    "block_8x16x4096", "block_8x48x512"
  ], factors = [233, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6}, at_most = {k = 9, n = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 2}, at_most = {k = 7, n = 2, elements = 307214}, kernels = [
    "dot_2x2x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [310, 183, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 2, elements = 307215}, at_most = {k = 7, n = 2}, kernels = [
    "tall_6x64x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 8, n = 2}, at_most = {k = 9, n = 2, elements = 1291335}, kernels = [
    "dot_2x2x4096", "tall_6x64x1024"
  ], factors = [265, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 8, n = 2, elements = 1291336}, at_most = {k = 9, n = 2}, kernels = [
    "tall_6x64x1024"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 3}, at_most = {k = 9, n = 4, mnk = 1051}, kernels = [
    "dot_6x4x4096", "block_8x16x4096"
  ], factors = [254, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 5}, at_most = {k = 9, n = 8, mnk = 1051}, kernels = [
    "block_8x16x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 3, mnk = 1052}, at_most = {k = 9, n = 4, elements = 11406}, kernels = [
    "block_8x16x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 5, mnk = 1052}, at_most = {k = 9, n = 8, elements = 11406}, kernels = [
    "block_8x16x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 49, k = 6, n = 3, mnk = 1052, elements = 11407}, at_most = {k = 9, n = 8, mn = 3486137}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 3486138, k = 6, n = 3, mnk = 1052, elements = 11407}, at_most = {k = 9, n = 8}, kernels = [
    "tall_3x128x512", "tall_6x64x1024"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10}, at_most = {k = 62, n = 2, elements = 159}, kernels = [
    "dot_3x4x4096"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 160}, at_most = {k = 62, n = 2, elements = 429}, kernels = [
    "dot_2x2x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 430}, at_most = {k = 62, n = 1, elements = 1049}, kernels = [
    "dot_8x1x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 1050}, at_most = {k = 62, n = 1, elements = 6377463}, kernels = [
    "dot_8x1x4096", "dot_4x1x4096"
  ], factors = [247, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 6377464}, at_most = {k = 62, n = 1, nk = 24}, kernels = [
    "dot_8x1x4096", "dot_1x2x4096", "tall_8x16x4096"
  ], factors = [220, 201, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 6377464, nk = 25}, at_most = {k = 62, n = 1}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096", "dot_1x2x4096"
  ], factors = [206, 207, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 430, n = 2}, at_most = {k = 62, n = 2, m = 258997, mk = 227}, kernels = [
    "dot_4x2x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 430, n = 2, mk = 228}, at_most = {k = 62, n = 2, m = 258997, elements = 2229}, kernels = [
    "dot_4x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 2230, n = 2, mk = 228}, at_most = {k = 62, n = 2, m = 258997}, kernels = [
    "dot_4x2x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 430, n = 2, m = 258998}, at_most = {k = 62, n = 2, mn = 965006}, kernels = [
    "dot_4x2x4096", "dot_8x3x4096", "dot_1x2x4096"
  ], factors = [238, 216, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, elements = 430, n = 2, m = 258998, mn = 965007}, at_most = {k = 62, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x3x4096", "dot_1x2x4096", "tall_6x64x1024"
  ], factors = [219, 207, 233, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3}, at_most = {k = 11, n = 4, elements = 942}, kernels = [
    "dot_6x4x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, n = 3}, at_most = {k = 62, n = 4, elements = 942}, kernels = [
    "dot_6x4x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 943}, at_most = {k = 62, n = 3, mn = 599349, nk = 34}, kernels = [
    "dot_8x3x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 943, nk = 35}, at_most = {k = 62, n = 3, mn = 599349, m = 3}, kernels = [
    "dot_8x3x4096", "dot_slab_5x4x1024"
  ], factors = [252, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 943, nk = 35, m = 4}, at_most = {k = 62, n = 3, mn = 599349, elements = 4249}, kernels = [
    "dot_8x3x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 4250, nk = 35, m = 4}, at_most = {k = 62, n = 3, mn = 599349, elements = 5004789}, kernels = [
    "dot_8x3x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 5004790, nk = 35, m = 4}, at_most = {k = 62, n = 3, mn = 599349}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096", "dot_4x4x4096", "tall_8x16x4096", "dot_ahead_4x4x1536"
  ], factors = [236, 254, 215, 220, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 4, elements = 943}, at_most = {k = 14, n = 4, mn = 599349}, kernels = [
    "dot_6x4x4096", "block_8x16x4096"
  ], factors = [262, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 4, elements = 943}, at_most = {k = 62, n = 4, mn = 599349, mnk = 601}, kernels = [
    "dot_3x4x4096", "dot_slab_5x4x1024"
  ], factors = [234, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 4, elements = 943, mnk = 602}, at_most = {k = 62, n = 4, mn = 599349, nk = 85, k_even = 4}, kernels = [
    "dot_slab_6x4x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 4, elements = 943, mnk = 602, k_even = 5}, at_most = {k = 62, n = 4, mn = 599349, nk = 85}, kernels = [
    "dot_6x4x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 4, elements = 943, mnk = 602, nk = 86}, at_most = {k = 62, n = 4, mn = 599349}, kernels = [
    "dot_4x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 943, mn = 599350}, at_most = {k = 62, n = 4, nk = 63}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [225, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 943, mn = 599350, nk = 64}, at_most = {k = 62, n = 4, m = 272114}, kernels = [
    "dot_6x4x4096", "dot_3x4x4096", "tall_8x16x4096", "dot_ahead_4x4x1536"
  ], factors = [241, 204, 207, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 3, elements = 943, mn = 599350, nk = 64, m = 272115}, at_most = {k = 62, n = 4}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "dot_ahead_4x4x1536"
  ], factors = [204, 201, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5}, at_most = {k = 22, n = 6, mn = 62, batches = 3}, kernels = [
    "dot_4x6x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, batches = 4}, at_most = {k = 22, n = 6, mn = 62}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [234, 237, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 63}, at_most = {k = 22, n = 6, mn = 399}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [244, 223, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, n = 5}, at_most = {k = 62, n = 6, mn = 399, mk = 624}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [240, 238, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, n = 5, mk = 625}, at_most = {k = 62, n = 5, mn = 399}, kernels = [
    "dot_5x5x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, n = 6, mk = 625}, at_most = {k = 62, n = 6, mn = 399}, kernels = [
    "dot_4x6x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7}, at_most = {k = 62, n = 8, mn = 399, m = 8, batches = 4, nk = 181}, kernels = [
    "dot_2x8x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, nk = 182}, at_most = {k = 62, n = 8, mn = 399, m = 8, batches = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, batches = 5}, at_most = {k = 62, n = 8, mn = 399, m = 8, mk = 138}, kernels = [
    "dot_2x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, batches = 5, mk = 139}, at_most = {k = 62, n = 8, mn = 399, m = 8}, kernels = [
    "dot_2x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, m = 9}, at_most = {k = 62, n = 8, mn = 399, k_even = 4, nk = 283, m = 20}, kernels = [
    "dot_2x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, m = 21}, at_most = {k = 62, n = 8, mn = 399, k_even = 4, nk = 283}, kernels = [
    "block_8x16x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, m = 9, nk = 284}, at_most = {k = 62, n = 8, mn = 399, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_slab_6x4x1024"
  ], factors = [240, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, m = 9, k_even = 5}, at_most = {k = 62, n = 8, mn = 399}, kernels = [
    "dot_2x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 400}, at_most = {k = 24, n = 6, k_even = 4, elements = 6065988, mn = 2236}, kernels = [
    "dot_5x5x4096", "block_8x16x4096"
  ], factors = [239, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 7, mn = 400}, at_most = {k = 24, n = 8, k_even = 4, elements = 6065988, mn = 2236}, kernels = [
    "block_8x16x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 2237}, at_most = {k = 24, n = 5, k_even = 4, elements = 6065988}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [304, 228, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 6, mn = 2237}, at_most = {k = 24, n = 8, k_even = 4, elements = 6065988}, kernels = [
    "block_8x16x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 400, elements = 6065989}, at_most = {k = 24, n = 8, k_even = 4}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 400, k_even = 5}, at_most = {k = 24, n = 8, nk = 103}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [256, 214, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 400, k_even = 5, nk = 104}, at_most = {k = 24, n = 8, mnk = 1482910}, kernels = [
    "block_8x16x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 10, n = 5, mn = 400, k_even = 5, nk = 104, mnk = 1482911}, at_most = {k = 24, n = 8}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [230, 229, 226, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mn = 400}, at_most = {k = 62, n = 5, mnk = 8683152}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096"
  ], factors = [258, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 6, mn = 400}, at_most = {k = 62, n = 6, mnk = 8683152}, kernels = [
    "dot_4x6x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mn = 400}, at_most = {k = 38, n = 8, mnk = 8683152, k_even = 4}, kernels = [
    "block_8x16x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39, n = 7, mn = 400}, at_most = {k = 62, n = 8, mnk = 8683152, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [252, 252, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mn = 400, k_even = 5}, at_most = {k = 62, n = 8, mnk = 8683152, elements = 511362}, kernels = [
    "dot_2x8x4096", "dot_slab_6x4x1024"
  ], factors = [247, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mn = 400, k_even = 5, elements = 511363}, at_most = {k = 62, n = 8, mnk = 8683152}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_8x16x4096", "dot_slab_6x4x1024"
  ], factors = [237, 245, 249, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mn = 400, mnk = 8683153}, at_most = {k = 62, n = 6, elements = 10813435}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [252, 261, 234, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 7, mn = 400, mnk = 8683153}, at_most = {k = 62, n = 8, elements = 10813435}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [266, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 5, mn = 400, mnk = 8683153, elements = 10813436}, at_most = {k = 62, n = 8}, kernels = [
    "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {k = 2, m = 4, n = 22, elements = 64}, kernels = [
    "block_8x16x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, elements = 65}, at_most = {k = 2, m = 4, n = 16}, kernels = [
    "tall_8x16x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 65}, at_most = {k = 2, m = 4, n = 22}, kernels = [
    "block_8x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 3}, at_most = {k = 10, m = 4, n = 16}, kernels = [
    "tall_8x16x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 3}, at_most = {k = 10, m = 4, n = 22}, kernels = [
    "block_8x16x4096"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23}, at_most = {k = 10, m = 4, n = 54, mn = 60}, kernels = [
    "block_8x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 61}, at_most = {k = 10, m = 4, n = 32}, kernels = [
    "block_8x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 61}, at_most = {k = 10, m = 4, n = 54}, kernels = [
    "tall_6x64x1024"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55}, at_most = {k = 5, m = 4, elements = 752}, kernels = [
    "panel_6x64x768"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, elements = 753}, at_most = {k = 5, m = 4, n = 64}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "block_slab_6x64x256"
  ], factors = [316, 319, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, elements = 753}, at_most = {k = 3, m = 4}, kernels = [
    "tall_3x128x512"
  ], factors = [459]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, elements = 753, k = 4}, at_most = {k = 5, m = 4}, kernels = [
    "tall_3x128x512"
  ], factors = [419]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, k = 6}, at_most = {k = 10, m = 2, n_even = 362, n = 112}, kernels = [
    "tall_6x64x1024"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, k = 6}, at_most = {k = 10, m = 2, n_even = 362, nk = 1084}, kernels = [
    "tall_3x128x512"
  ], factors = [443]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, k = 6, nk = 1085}, at_most = {k = 10, m = 2, n_even = 362}, kernels = [
    "tall_3x128x512"
  ], factors = [371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, k = 6, n_even = 363}, at_most = {k = 10, m = 2}, kernels = [
    "tall_3x128x512"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, k = 6, m = 3}, at_most = {k = 10, m = 4}, kernels = [
    "panel_6x64x768", "tall_3x128x512"
  ], factors = [290, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11}, at_most = {k = 26, m = 4, mn = 84, elements = 901, n = 13}, kernels = [
    "dot_2x8x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 14, k = 11}, at_most = {k = 26, m = 4, mn = 84, elements = 901}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [259, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, elements = 902}, at_most = {k = 26, m = 4, mn = 84, n = 26, nk = 210}, kernels = [
    "dot_2x8x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, elements = 902, nk = 211}, at_most = {k = 26, m = 4, mn = 84, n = 23, mk = 50}, kernels = [
    "dot_2x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 11, elements = 902, nk = 211}, at_most = {k = 26, m = 4, mn = 84, n = 26, mk = 50}, kernels = [
    "dot_2x8x4096", "dot_ahead_2x8x768"
  ], factors = [252, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, elements = 902, nk = 211, mk = 51}, at_most = {k = 26, m = 4, mn = 84, n = 26}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 27, k = 11, elements = 902}, at_most = {k = 26, m = 4, mn = 84}, kernels = [
    "dot_2x8x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, mn = 85}, at_most = {k = 26, m = 1, n_even = 724, batches = 73}, kernels = [
    "dot_2x8x4096", "block_3x128x512"
  ], factors = [255, 385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, mn = 85, batches = 74}, at_most = {k = 26, m = 1, n_even = 724}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [256, 281, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, mn = 85, m = 2}, at_most = {k = 26, m = 2, n_even = 724, mk = 42}, kernels = [
    "dot_2x8x4096", "tall_3x128x512"
  ], factors = [293, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, mn = 85, m = 2, mk = 43}, at_most = {k = 26, m = 2, n_even = 724}, kernels = [
    "dot_2x8x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, mn = 85, n_even = 725}, at_most = {k = 26, m = 2}, kernels = [
    "dot_2x8x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 11, mn = 85, m = 3}, at_most = {k = 26, m = 4}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [261, 266, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27}, at_most = {k = 62, m = 2, n = 12}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 27}, at_most = {k = 62, m = 2, mn = 57}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 27, mn = 58}, at_most = {k = 31, m = 2, elements = 329244, nk = 3775}, kernels = [
    "dot_2x8x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 27, mn = 58, nk = 3776}, at_most = {k = 31, m = 2, elements = 329244}, kernels = [
    "dot_2x8x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 32, mn = 58}, at_most = {k = 62, m = 2, elements = 329244}, kernels = [
    "dot_2x8x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 27, mn = 58, elements = 329245}, at_most = {k = 62, m = 2}, kernels = [
    "dot_2x8x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3}, at_most = {k = 41, m = 4, k_even = 4, nk = 496}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [221, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, nk = 497}, at_most = {k = 41, m = 4, k_even = 4, nk = 1370}, kernels = [
    "dot_2x8x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, nk = 1371}, at_most = {k = 41, m = 4, k_even = 4, elements = 437442}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [244, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, nk = 1371, elements = 437443}, at_most = {k = 41, m = 4, k_even = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 42, m = 3}, at_most = {k = 62, m = 4, k_even = 4, n = 20}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [227, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 42, m = 3}, at_most = {k = 62, m = 4, k_even = 4, elements = 286873, mk = 189}, kernels = [
    "dot_2x8x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 42, m = 3, mk = 190}, at_most = {k = 62, m = 4, k_even = 4, elements = 286873}, kernels = [
    "dot_2x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 42, m = 3, elements = 286874}, at_most = {k = 62, m = 4, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, k_even = 5}, at_most = {k = 62, m = 4, elements = 182669, mk = 135, mn = 228}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, k_even = 5, mn = 229}, at_most = {k = 62, m = 4, elements = 182669, mk = 135, n_even = 128}, kernels = [
    "dot_2x8x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, k_even = 5, mn = 229, n_even = 129}, at_most = {k = 62, m = 4, elements = 182669, mk = 135}, kernels = [
    "dot_2x8x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, k_even = 5, elements = 182670}, at_most = {k = 62, m = 4, elements = 4189726, mk = 135}, kernels = [
    "dot_2x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, k_even = 5, mk = 136}, at_most = {k = 62, m = 4, elements = 4189726}, kernels = [
    "dot_2x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 27, m = 3, k_even = 5, elements = 4189727}, at_most = {k = 62, m = 4}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [252, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5}, at_most = {k = 5, n = 16, mn = 5831359, elements = 636}, kernels = [
    "block_8x16x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, elements = 637}, at_most = {k = 5, n = 16, mn = 5831359, m = 153}, kernels = [
    "block_8x16x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 154, elements = 637}, at_most = {k = 5, n = 16, mn = 5831359}, kernels = [
    "block_8x16x4096", "block_8x48x512"
  ], factors = [257, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, mn = 5831360}, at_most = {k = 5, n = 16}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024", "block_3x128x512", "block_8x48x512"
  ], factors = [241, 249, 245, 238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {k = 5, n_even = 362, mn = 843, n = 38}, kernels = [
    "tall_8x32x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 844}, at_most = {k = 5, n_even = 362, mn = 3821, n = 38}, kernels = [
    "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [288, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 5}, at_most = {k = 5, n_even = 362, mn = 3821, n = 101, elements = 189502}, kernels = [
    "tall_6x64x1024"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 5, elements = 189503}, at_most = {k = 5, n_even = 362, mn = 3821, n = 101}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [326, 321, 314, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 5}, at_most = {k = 5, n_even = 362, mn = 3821, mnk = 4993, elements = 2111}, kernels = [
    "tall_3x128x512"
  ], factors = [413]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 5, elements = 2112}, at_most = {k = 5, n_even = 362, mn = 3821, mnk = 4993}, kernels = [
    "tall_3x128x512"
  ], factors = [470]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 5, mnk = 4994}, at_most = {k = 5, n_even = 362, mn = 3821}, kernels = [
    "tall_3x128x512", "tall_6x64x1024"
  ], factors = [389, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822}, at_most = {k = 2, n_even = 362, mk = 60, elements = 185489}, kernels = [
    "tall_3x128x512"
  ], factors = [510]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, elements = 185490}, at_most = {k = 2, n_even = 362, mk = 60}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [310, 368, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61}, at_most = {k = 1, n_even = 4, elements = 606481, n = 66}, kernels = [
    "tall_6x64x1024"
  ], factors = [394]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61, n_even = 5}, at_most = {k = 1, n_even = 362, elements = 606481, n = 66}, kernels = [
    "tall_6x64x1024"
  ], factors = [379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 5, mn = 3822, mk = 61}, at_most = {k = 1, n_even = 362, elements = 606481}, kernels = [
    "tall_3x128x512", "tall_6x64x1024"
  ], factors = [467, 389]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61, k = 2}, at_most = {k = 2, n_even = 362, elements = 606481, nk = 64}, kernels = [
    "panel_5x64x384", "tall_8x32x1024"
  ], factors = [307, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61, k = 2, nk = 65}, at_most = {k = 2, n_even = 362, elements = 606481}, kernels = [
    "tall_6x64x1024"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61, elements = 606482}, at_most = {k = 2, n_even = 4, mn = 2051601, n = 130}, kernels = [
    "panel_5x64x384", "block_slab_6x64x256", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [356, 344, 382, 346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61, elements = 606482, n_even = 5}, at_most = {k = 2, n_even = 362, mn = 2051601, n = 130, elements = 3532411}, kernels = [
    "panel_6x64x768", "tall_8x32x1024", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [309, 291, 307, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, mk = 61, elements = 3532412, n_even = 5}, at_most = {k = 2, n_even = 362, mn = 2051601, n = 130}, kernels = [
    "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [307, 289, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 131, m = 5, mn = 3822, mk = 61, elements = 606482}, at_most = {k = 2, n_even = 362, mn = 2051601}, kernels = [
    "panel_5x64x384", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [268, 281, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 2051602, mk = 61, elements = 606482}, at_most = {k = 2, n_even = 362}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "block_slab_6x64x256", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [310, 309, 314, 319, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, k = 3}, at_most = {k = 5, n_even = 128, elements = 3869341, mk = 87}, kernels = [
    "panel_5x64x384", "tall_3x128x512"
  ], factors = [318, 407]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, k = 3, mk = 88}, at_most = {k = 5, n_even = 128, elements = 42122}, kernels = [
    "panel_5x64x384"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, k = 3, mk = 88, elements = 42123}, at_most = {k = 3, n_even = 128, elements = 3869341}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [288, 309, 290, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, k = 4, mk = 88, elements = 42123}, at_most = {k = 5, n_even = 128, elements = 3869341}, kernels = [
    "panel_5x64x384", "tall_8x32x1024", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [279, 277, 308, 278, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, k = 3, n_even = 129}, at_most = {k = 5, n_even = 362, elements = 3869341}, kernels = [
    "panel_5x64x384"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 3822, k = 3, elements = 3869342}, at_most = {k = 5, n_even = 362, mn = 5998548}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [290, 293, 285, 280, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, mn = 5998549, k = 3, elements = 3869342}, at_most = {k = 5, n_even = 362}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [316, 312, 312, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, n_even = 363}, at_most = {k = 3, mn = 140642}, kernels = [
    "tall_3x128x512"
  ], factors = [337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, n_even = 363, mn = 140643}, at_most = {k = 3, elements = 5976929, n_even = 724}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "block_3x128x512"
  ], factors = [237, 234, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, n_even = 725, mn = 140643}, at_most = {k = 3, elements = 5976929}, kernels = [
    "tall_3x128x512", "block_3x128x512"
  ], factors = [226, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, n_even = 363, mn = 140643, elements = 5976930}, at_most = {k = 3}, kernels = [
    "panel_5x64x384", "tall_3x128x512"
  ], factors = [285, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, n_even = 363, k = 4}, at_most = {k = 5}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024", "block_3x128x512"
  ], factors = [266, 288, 262, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 6}, at_most = {k = 24, n = 18, m = 14, mn = 122}, kernels = [
    "block_8x16x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 6, mn = 123}, at_most = {k = 24, n = 16, m = 14}, kernels = [
    "block_8x16x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 6, mn = 123}, at_most = {k = 24, n = 18, m = 14}, kernels = [
    "block_8x16x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 25}, at_most = {k = 36, n = 18, m = 8}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [252, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 25}, at_most = {k = 36, n = 18, m = 14}, kernels = [
    "dot_4x6x4096", "block_8x16x4096"
  ], factors = [276, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 37}, at_most = {k = 62, n = 10, m = 14}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [228, 259, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, m = 5, k = 37}, at_most = {k = 62, n = 18, m = 14}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "block_8x16x4096"
  ], factors = [238, 260, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 6}, at_most = {k = 10, n = 16, elements = 7525212, nk = 459}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [193, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 11}, at_most = {k = 62, n = 16, elements = 7525212, nk = 459, mn = 192}, kernels = [
    "block_8x16x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 11, mn = 193}, at_most = {k = 62, n = 16, elements = 7525212, nk = 459}, kernels = [
    "block_8x16x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 6, nk = 460}, at_most = {k = 62, n = 11, elements = 7525212, mn = 309}, kernels = [
    "dot_5x5x4096", "block_8x16x4096"
  ], factors = [263, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, m = 15, k = 6, nk = 460}, at_most = {k = 62, n = 16, elements = 7525212, mn = 309}, kernels = [
    "block_8x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 6, nk = 460, mn = 310}, at_most = {k = 32, n = 16, elements = 7525212}, kernels = [
    "block_8x16x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 33, nk = 460, mn = 310}, at_most = {k = 62, n = 16, elements = 7525212, m = 61}, kernels = [
    "block_8x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 62, k = 33, nk = 460, mn = 310}, at_most = {k = 62, n = 16, elements = 7525212}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 6}, at_most = {k = 62, n = 18, elements = 7525212, nk = 454}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 6, nk = 455}, at_most = {k = 62, n = 18, elements = 7525212, nk = 646}, kernels = [
    "tall_8x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 6, nk = 647}, at_most = {k = 62, n = 18, elements = 7525212, m = 1033}, kernels = [
    "dot_4x6x4096", "block_8x16x4096"
  ], factors = [270, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 1034, k = 6, nk = 647}, at_most = {k = 62, n = 18, elements = 7525212}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [303, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 6, elements = 7525213}, at_most = {k = 27, n = 18}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024", "block_8x48x512"
  ], factors = [226, 224, 230, 236, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 28, elements = 7525213}, at_most = {k = 62, n = 18, mk = 7220840}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, k = 28, elements = 7525213, mk = 7220841}, at_most = {k = 62, n = 18}, kernels = [
    "tall_8x16x4096", "tall_8x48x1024", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [247, 249, 246, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 6}, at_most = {k = 8, mn = 3460844, n_even = 724, m = 25}, kernels = [
    "panel_5x64x384", "block_8x16x4096"
  ], factors = [275, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 26, k = 6}, at_most = {k = 7, mn = 3460844, n_even = 724}, kernels = [
    "panel_5x64x384", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [265, 267, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 26, k = 8}, at_most = {k = 8, mn = 3460844, n_even = 724, elements = 6612288}, kernels = [
    "panel_6x64x768", "block_8x16x4096", "block_8x48x512"
  ], factors = [256, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 26, k = 8, elements = 6612289}, at_most = {k = 8, mn = 3460844, n_even = 724}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_8x48x1024"
  ], factors = [273, 275, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 6, n_even = 725}, at_most = {k = 8, mn = 3460844, m = 400}, kernels = [
    "panel_5x64x384", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [234, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 401, k = 6, n_even = 725}, at_most = {k = 8, mn = 3460844}, kernels = [
    "panel_5x64x384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 9}, at_most = {k = 28, mn = 145}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [266, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 9, mn = 146}, at_most = {k = 26, mn = 3460844, n = 32, elements = 3259169}, kernels = [
    "block_8x16x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 27, mn = 146}, at_most = {k = 28, mn = 3460844, n = 32, elements = 3259169}, kernels = [
    "block_8x16x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 9, mn = 146, elements = 3259170}, at_most = {k = 28, mn = 3460844, n = 32}, kernels = [
    "panel_6x64x768", "panel_5x64x384", "tall_8x16x4096", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [248, 249, 240, 247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 5, k = 9, mn = 146}, at_most = {k = 21, mn = 516, n = 48}, kernels = [
    "tall_6x64x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 5, k = 22, mn = 146}, at_most = {k = 28, mn = 516, n = 48}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [260, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 5, k = 9, mn = 517}, at_most = {k = 28, mn = 3460844, n = 48}, kernels = [
    "tall_8x48x1024", "block_8x16x4096"
  ], factors = [258, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 9, mn = 146}, at_most = {k = 28, mn = 3460844, mk = 477, m = 6}, kernels = [
    "tall_3x128x512", "tall_6x64x1024"
  ], factors = [319, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 9, mn = 146}, at_most = {k = 28, mn = 3460844, mk = 477}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [269, 272, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 9, mn = 146, mk = 478}, at_most = {k = 28, mn = 3460844, elements = 2939955, n = 64}, kernels = [
    "panel_5x64x384", "block_8x16x4096"
  ], factors = [262, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 5, k = 9, mn = 146, mk = 478}, at_most = {k = 28, mn = 3460844, elements = 2939955, n = 112}, kernels = [
    "block_8x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 5, k = 9, mn = 146, mk = 478}, at_most = {k = 28, mn = 3460844, elements = 2939955}, kernels = [
    "panel_5x64x384", "block_8x16x4096"
  ], factors = [254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 9, mn = 146, mk = 478, elements = 2939956}, at_most = {k = 28, mn = 3460844}, kernels = [
    "panel_5x64x384", "panel_10x32x2048", "tall_8x16x4096", "tall_8x32x1024", "tall_6x64x1024",
    "block_8x16x4096"
  ], factors = [254, 281, 253, 250, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 6, mn = 3460845}, at_most = {k = 11, elements = 5303125}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "block_8x48x512"
  ], factors = [261, 269, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 6, mn = 3460845, elements = 5303126}, at_most = {k = 11}, kernels = [
    "panel_5x64x384", "tall_8x32x1024", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024",
    "block_3x128x512"
  ], factors = [277, 269, 276, 275, 265, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 12, mn = 3460845}, at_most = {k = 28, nk = 1845}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [248, 255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 12, mn = 3460845, nk = 1846}, at_most = {k = 28}, kernels = [
    "panel_5x64x384", "tall_8x48x1024", "tall_6x64x1024", "block_8x48x512"
  ], factors = [266, 258, 256, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 5, k = 29}, at_most = {k = 62, m = 14, n = 24}, kernels = [
    "dot_2x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 29}, at_most = {k = 44, m = 14, mk = 249, elements = 232876, n = 60}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [265, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 61, m = 5, k = 29}, at_most = {k = 44, m = 14, mk = 249, elements = 232876}, kernels = [
    "tall_6x64x1024"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 29, mk = 250}, at_most = {k = 44, m = 14, mk = 257, elements = 232876}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [277, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 29, elements = 232877}, at_most = {k = 44, m = 14, mk = 164}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [256, 237, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 29, elements = 232877, mk = 165}, at_most = {k = 44, m = 14, mk = 257}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [263, 267, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 29, mk = 258}, at_most = {k = 44, m = 14, n = 32}, kernels = [
    "tall_8x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 5, k = 29, mk = 258}, at_most = {k = 44, m = 14, n = 73}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [263, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 74, m = 5, k = 29, mk = 258}, at_most = {k = 44, m = 14}, kernels = [
    "block_slab_6x64x256", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [267, 268, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 45}, at_most = {k = 62, m = 14, mk = 310, elements = 254463}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096", "tall_6x64x1024"
  ], factors = [232, 289, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 45, elements = 254464}, at_most = {k = 62, m = 14, mk = 310}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_5x5x4096"
  ], factors = [253, 238, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 45, mk = 311}, at_most = {k = 62, m = 9, mnk = 23465}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [254, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 45, mk = 311, mnk = 23466}, at_most = {k = 57, m = 9, k_even = 4}, kernels = [
    "dot_3x8x512", "block_slab_6x64x256", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [277, 273, 269, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 58, mk = 311, mnk = 23466}, at_most = {k = 62, m = 9, k_even = 4}, kernels = [
    "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [235, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 5, k = 45, mk = 311, mnk = 23466, k_even = 5}, at_most = {k = 62, m = 9}, kernels = [
    "dot_2x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 45, mk = 311}, at_most = {k = 62, m = 14, k_even = 4, elements = 5182}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [252, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 45, mk = 311, elements = 5183}, at_most = {k = 55, m = 14, k_even = 4}, kernels = [
    "dot_2x8x4096", "block_slab_6x64x256", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [285, 272, 270, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 56, mk = 311, elements = 5183}, at_most = {k = 62, m = 14, k_even = 4}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [259, 241, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 10, k = 45, mk = 311, k_even = 5}, at_most = {k = 62, m = 14}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [243, 249, 260, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 15, k = 29}, at_most = {k = 40, n = 20, elements = 1055984, k_even = 4}, kernels = [
    "block_8x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, m = 15, k = 29}, at_most = {k = 40, n = 24, elements = 1055984, k_even = 4}, kernels = [
    "block_8x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 15, k = 29, k_even = 5}, at_most = {k = 40, n = 24, elements = 1055984}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [251, 253, 244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 15, k = 41}, at_most = {k = 62, n = 24, elements = 1055984}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [245, 243, 255, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 15, k = 29, elements = 1055985}, at_most = {k = 62, n = 24, elements = 3697627}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, m = 15, k = 29, elements = 3697628}, at_most = {k = 62, n = 24}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [240, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29}, at_most = {k = 54, mk = 4574199, mn = 2327, batches = 3, k_even = 4}, kernels = [
    "block_8x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29, k_even = 5}, at_most = {k = 54, mk = 4574199, mn = 2327, batches = 3}, kernels = [
    "block_8x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29, batches = 4}, at_most = {k = 54, mk = 4574199, mn = 2327}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 55}, at_most = {k = 62, mk = 4574199, mn = 2327}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29, mn = 2328}, at_most = {k = 45, mk = 4574199, n_even = 362, n = 33}, kernels = [
    "panel_6x64x768", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [239, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 15, k = 29, mn = 2328}, at_most = {k = 45, mk = 4574199, n_even = 362, n = 48}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 29, mn = 2328}, at_most = {k = 45, mk = 4574199, n_even = 362}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [257, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29, mn = 2328, n_even = 363}, at_most = {k = 45, mk = 4574199, k_even = 4}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29, mn = 2328, n_even = 363, k_even = 5}, at_most = {k = 45, mk = 4574199}, kernels = [
    "panel_5x64x384", "block_slab_6x64x256", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [249, 249, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 46, mn = 2328}, at_most = {k = 62, mk = 4574199, k_even = 4, elements = 1532947, m = 117}, kernels = [
    "block_slab_8x16x256", "tall_3x128x512", "block_8x16x4096"
  ], factors = [250, 265, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 118, k = 46, mn = 2328}, at_most = {k = 62, mk = 4574199, k_even = 4, elements = 1532947}, kernels = [
    "block_8x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 46, mn = 2328, elements = 1532948}, at_most = {k = 62, mk = 4574199, k_even = 4}, kernels = [
    "tall_8x16x4096", "tall_3x128x512", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [249, 248, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 46, mn = 2328, k_even = 5}, at_most = {k = 62, mk = 1340}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 46, mn = 2328, k_even = 5, mk = 1341}, at_most = {k = 62, mk = 4574199}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 29, mk = 4574200}, at_most = {k = 62}, kernels = [
    "tall_8x16x4096", "tall_3x128x512", "tall_6x64x1024", "block_3x128x512"
  ], factors = [241, 243, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63}, at_most = {m = 13, n = 1, elements = 1056, mk = 266}, kernels = [
    "dot_2x2x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, mk = 267}, at_most = {m = 13, n = 1, elements = 1056}, kernels = [
    "dot_8x1x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, elements = 1057}, at_most = {m = 4, n = 1, elements = 2072}, kernels = [
    "dot_8x1x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, elements = 2073}, at_most = {m = 4, n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [274, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, elements = 1057, m = 5}, at_most = {m = 13, n = 1}, kernels = [
    "dot_4x1x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2}, at_most = {m = 13, n = 2, elements = 1532, mnk = 1151}, kernels = [
    "dot_2x2x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, mnk = 1152}, at_most = {m = 13, n = 2, elements = 1532}, kernels = [
    "dot_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, elements = 1533}, at_most = {m = 13, n = 2, elements = 5101374, mk = 8068}, kernels = [
    "dot_4x2x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, elements = 1533, mk = 8069}, at_most = {m = 3, n = 2, elements = 5101374}, kernels = [
    "dot_4x2x4096", "dot_2x2x4096"
  ], factors = [258, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, elements = 1533, mk = 8069, m = 4}, at_most = {m = 4, n = 2, elements = 5101374}, kernels = [
    "dot_4x2x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, elements = 1533, mk = 8069, m = 5}, at_most = {m = 13, n = 2, elements = 5101374}, kernels = [
    "dot_4x2x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, elements = 5101375}, at_most = {m = 13, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x3x4096"
  ], factors = [211, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3}, at_most = {m = 4, n = 4, elements = 1174}, kernels = [
    "dot_3x4x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, elements = 1175}, at_most = {m = 4, n = 3}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096"
  ], factors = [257, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, elements = 1175}, at_most = {m = 4, n = 4, elements = 367580}, kernels = [
    "dot_3x4x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, elements = 367581}, at_most = {m = 4, n = 4}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_slab_5x4x1024"
  ], factors = [257, 231, 228, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, m = 5}, at_most = {m = 13, n = 3, mk = 2640364, elements = 4936}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096"
  ], factors = [286, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, m = 5, elements = 4937}, at_most = {m = 13, n = 3, mk = 2640364}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096"
  ], factors = [260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 4, m = 5}, at_most = {m = 13, n = 4, mk = 2640364}, kernels = [
    "dot_4x4x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 3, m = 5, mk = 2640365}, at_most = {m = 13, n = 4}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "dot_slab_5x4x1024"
  ], factors = [223, 217, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5}, at_most = {m = 1, mk = 116, n = 10}, kernels = [
    "dot_2x8x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 11}, at_most = {m = 1, mk = 116, mnk = 2623}, kernels = [
    "dot_2x8x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 11, mnk = 2624}, at_most = {m = 1, mk = 116}, kernels = [
    "dot_2x8x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 117}, at_most = {m = 1, mk = 431, elements = 336932, mn = 28}, kernels = [
    "dot_2x8x4096", "dot_slab_5x4x1024"
  ], factors = [246, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 117, mn = 29}, at_most = {m = 1, mk = 199, elements = 336932}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 200, mn = 29}, at_most = {m = 1, mk = 431, elements = 336932}, kernels = [
    "dot_2x8x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 117, elements = 336933}, at_most = {m = 1, mk = 331, elements = 4784623, k_even = 4, n = 50}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 51, mk = 117, elements = 336933}, at_most = {m = 1, mk = 331, elements = 4784623, k_even = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 332, elements = 336933}, at_most = {m = 1, mk = 431, elements = 4784623, k_even = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 117, elements = 336933, k_even = 5}, at_most = {m = 1, mk = 431, elements = 4784623}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 117, elements = 4784624}, at_most = {m = 1, mk = 431}, kernels = [
    "dot_2x8x4096", "dot_4x1x4096", "dot_5x5x4096"
  ], factors = [260, 307, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432}, at_most = {m = 1, elements = 356937, mn = 6}, kernels = [
    "dot_slab_5x4x1024"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, mn = 7}, at_most = {m = 1, elements = 356937, mn = 8}, kernels = [
    "dot_2x2x4096", "dot_3x4x4096"
  ], factors = [268, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, mn = 9}, at_most = {m = 1, elements = 356937, mn = 14}, kernels = [
    "dot_2x2x4096", "dot_3x4x4096", "dot_slab_5x4x1024"
  ], factors = [239, 236, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, mn = 15}, at_most = {m = 1, elements = 356937, k = 786}, kernels = [
    "dot_2x8x4096", "dot_slab_5x4x1024"
  ], factors = [271, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 787, n = 5, mk = 432, mn = 15}, at_most = {m = 1, elements = 356937}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_3x4x4096"
  ], factors = [271, 329, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 356938}, at_most = {m = 1, elements = 5242172, mk = 747, k_even = 181}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [240, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 356938, k_even = 182}, at_most = {m = 1, elements = 5242172, mk = 747}, kernels = [
    "dot_2x8x4096", "dot_3x4x4096"
  ], factors = [232, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 748, elements = 356938}, at_most = {m = 1, elements = 3366253, n = 22}, kernels = [
    "dot_4x2x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_slab_5x4x1024"
  ], factors = [294, 241, 229, 217, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 23, mk = 748, elements = 356938}, at_most = {m = 1, elements = 3366253, k_even = 128, k = 1338}, kernels = [
    "dot_2x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1339, n = 23, mk = 748, elements = 356938}, at_most = {m = 1, elements = 3366253, k_even = 128}, kernels = [
    "dot_2x8x4096", "dot_slab_5x4x1024"
  ], factors = [238, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 23, mk = 748, elements = 356938, k_even = 129}, at_most = {m = 1, elements = 3366253}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_slab_5x4x1024"
  ], factors = [239, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 748, elements = 3366254}, at_most = {m = 1, elements = 5242172}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_3x4x4096"
  ], factors = [242, 241, 256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173}, at_most = {m = 1, nk = 11916193, k_even = 4, mk = 1446}, kernels = [
    "dot_2x8x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 1447, elements = 5242173}, at_most = {m = 1, nk = 11916193, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096"
  ], factors = [235, 235, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173, k_even = 5}, at_most = {m = 1, nk = 11916193, mn = 8223}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_3x4x4096", "dot_slab_5x4x1024"
  ], factors = [238, 230, 230, 229, 235, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173, k_even = 5, mn = 8224}, at_most = {m = 1, nk = 11916193}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x1x4096"
  ], factors = [240, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173, nk = 11916194}, at_most = {m = 1, k_even = 512, mn = 1040}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096"
  ], factors = [227, 224, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173, nk = 11916194, mn = 1041}, at_most = {m = 1, k_even = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173, nk = 11916194, mn = 1041, k_even = 5}, at_most = {m = 1, k_even = 512}, kernels = [
    "dot_2x8x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, mk = 432, elements = 5242173, nk = 11916194, k_even = 513}, at_most = {m = 1}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [217, 214, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2}, at_most = {m = 2, elements = 5435565, n = 8, mn = 12}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096"
  ], factors = [306, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, mn = 13}, at_most = {m = 2, elements = 5435565, n = 8, mn = 24}, kernels = [
    "dot_2x8x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 2}, at_most = {m = 2, elements = 5435565, n = 23, mn = 24}, kernels = [
    "dot_2x8x4096", "dot_slab_5x4x1024"
  ], factors = [290, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, mn = 25}, at_most = {m = 2, elements = 5435565, n = 23, mnk = 14486}, kernels = [
    "dot_2x8x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, mn = 25, mnk = 14487}, at_most = {m = 2, elements = 5435565, n = 23, n_even = 4}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096", "dot_slab_6x4x1024"
  ], factors = [314, 288, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, mn = 25, mnk = 14487, n_even = 5}, at_most = {m = 2, elements = 5435565, n = 23}, kernels = [
    "dot_2x8x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 24, m = 2}, at_most = {m = 2, elements = 5435565, k = 127}, kernels = [
    "dot_2x8x4096"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 24, m = 2}, at_most = {m = 2, elements = 3711812, k = 494, mn = 90}, kernels = [
    "dot_2x8x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 24, m = 2, mn = 91}, at_most = {m = 2, elements = 3711812, k = 494}, kernels = [
    "dot_2x8x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 24, m = 2, elements = 3711813}, at_most = {m = 2, elements = 5435565, k = 494}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [298, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 24, m = 2}, at_most = {m = 2, elements = 5435565, k_even = 724, n = 772, mn = 155}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096"
  ], factors = [355, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 24, m = 2, mn = 156}, at_most = {m = 2, elements = 5435565, k_even = 724, n = 772}, kernels = [
    "dot_2x8x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 773, m = 2}, at_most = {m = 2, elements = 3864060, k_even = 724}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [260, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 773, m = 2, elements = 3864061}, at_most = {m = 2, elements = 5435565, k_even = 724}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [289, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 24, m = 2, k_even = 725}, at_most = {m = 2, elements = 3572810, n_even = 128}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096"
  ], factors = [277, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 24, m = 2, k_even = 725, n_even = 129}, at_most = {m = 2, elements = 3572810}, kernels = [
    "dot_2x8x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 495, n = 24, m = 2, k_even = 725, elements = 3572811}, at_most = {m = 2, elements = 5435565}, kernels = [
    "dot_2x8x4096", "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [268, 248, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 5435566}, at_most = {m = 2, nk = 8809677, elements = 9163099, k_even = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 5435566, k_even = 5}, at_most = {m = 2, nk = 7776224, elements = 9163099, mn = 15325, batches = 175}, kernels = [
    "dot_2x8x4096", "dot_slab_6x4x1024"
  ], factors = [284, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 5435566, k_even = 5, batches = 176}, at_most = {m = 2, nk = 7776224, elements = 9163099, mn = 15325}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [422, 406]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 5435566, k_even = 5, nk = 7776225}, at_most = {m = 2, nk = 8809677, elements = 9163099, mn = 15325}, kernels = [
    "dot_2x8x4096", "dot_ahead_2x8x768"
  ], factors = [283, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 5435566, k_even = 5, mn = 15326}, at_most = {m = 2, nk = 8809677, elements = 9163099}, kernels = [
    "dot_2x1x4096", "dot_4x2x4096", "dot_2x8x4096"
  ], factors = [294, 250, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 9163100}, at_most = {m = 2, nk = 8809677, n = 70}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_5x4x1024"
  ], factors = [233, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 71, m = 2, elements = 9163100}, at_most = {m = 2, nk = 8809677, k = 229, batches = 156}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096", "dot_slab_3x8x512"
  ], factors = [254, 318, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 71, m = 2, elements = 9163100, batches = 157}, at_most = {m = 2, nk = 8809677, k = 229}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096"
  ], factors = [289, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 230, n = 71, m = 2, elements = 9163100}, at_most = {m = 2, nk = 8809677}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096", "dot_2x8x4096"
  ], factors = [263, 248, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 2, elements = 5435566, nk = 8809678}, at_most = {m = 2, n = 36}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096", "dot_slab_5x4x1024"
  ], factors = [249, 297, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 37, m = 2, elements = 5435566, nk = 8809678}, at_most = {m = 2}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096"
  ], factors = [385, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 3}, at_most = {m = 3, elements = 6911195, n = 6}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [250, 248, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 7, m = 3}, at_most = {m = 3, elements = 6911195, n = 8}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096"
  ], factors = [298, 252, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 3}, at_most = {m = 3, elements = 15848, n = 20}, kernels = [
    "dot_3x8x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 3, elements = 15849}, at_most = {m = 3, elements = 296963, n = 20, nk = 3390}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096"
  ], factors = [286, 228, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 3, elements = 15849, nk = 3391}, at_most = {m = 3, elements = 296963, n = 20}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096"
  ], factors = [323, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 3, elements = 296964}, at_most = {m = 3, elements = 6911195, n = 20}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096", "dot_slab_4x6x512"
  ], factors = [273, 274, 230, 283, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 21, m = 3}, at_most = {m = 3, elements = 364872, mk = 452}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [301, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 21, m = 3, elements = 364873}, at_most = {m = 3, elements = 6911195, mk = 452}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [285, 244, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 21, m = 3, mk = 453}, at_most = {m = 3, elements = 4031633, n = 42}, kernels = [
    "dot_3x8x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 43, m = 3, mk = 453}, at_most = {m = 3, elements = 298810}, kernels = [
    "dot_3x8x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 43, m = 3, mk = 453, elements = 298811}, at_most = {m = 3, elements = 4031633}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096", "dot_slab_3x8x512"
  ], factors = [256, 271, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 21, m = 3, mk = 453, elements = 4031634}, at_most = {m = 3, elements = 6911195}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_slab_3x8x512"
  ], factors = [277, 275, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 3, elements = 6911196}, at_most = {m = 3, batches = 78, k = 3251}, kernels = [
    "dot_3x8x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3252, n = 5, m = 3, elements = 6911196}, at_most = {m = 3, batches = 78, k = 234603}, kernels = [
    "dot_3x8x4096", "dot_slab_3x8x512"
  ], factors = [268, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 234604, n = 5, m = 3, elements = 6911196}, at_most = {m = 3, batches = 78}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096"
  ], factors = [259, 228, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 3, elements = 6911196, batches = 79}, at_most = {m = 3}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [277, 228, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4}, at_most = {m = 4, elements = 5297641, mn = 25, n = 8}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [277, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 26}, at_most = {m = 4, elements = 5297641, mn = 81, n = 8}, kernels = [
    "dot_2x8x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 4}, at_most = {m = 4, elements = 5297641, mn = 81, n_even = 4, n = 18}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [283, 267, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 19, m = 4}, at_most = {m = 4, elements = 5297641, mn = 81, n_even = 4}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [230, 254, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 4, n_even = 5}, at_most = {m = 4, elements = 5297641, mn = 81, mk = 23170}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [262, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, m = 4, n_even = 5, mk = 23171}, at_most = {m = 4, elements = 5297641, mn = 81}, kernels = [
    "dot_3x8x512", "dot_4x4x4096"
  ], factors = [242, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82}, at_most = {m = 4, elements = 8148, mk = 669, k = 80}, kernels = [
    "dot_2x8x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82, elements = 8149}, at_most = {m = 4, elements = 5297641, mk = 669, k = 80}, kernels = [
    "dot_2x8x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 81, n = 5, m = 4, mn = 82}, at_most = {m = 4, elements = 5297641, mk = 669}, kernels = [
    "dot_2x8x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82, mk = 670}, at_most = {m = 4, elements = 135225, nk = 302879}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096"
  ], factors = [261, 269, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82, mk = 670, elements = 135226}, at_most = {m = 4, elements = 5297641, nk = 302879}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096"
  ], factors = [242, 251, 253, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82, mk = 670, nk = 302880}, at_most = {m = 4, elements = 3599582, n_even = 724}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [253, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82, mk = 670, nk = 302880, elements = 3599583}, at_most = {m = 4, elements = 5297641, n_even = 724}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [248, 260, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, mn = 82, mk = 670, nk = 302880, n_even = 725}, at_most = {m = 4, elements = 5297641}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [242, 240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, elements = 5297642}, at_most = {m = 4, batches = 17, n_even = 128, n = 35}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [234, 249, 236, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 36, m = 4, elements = 5297642}, at_most = {m = 4, batches = 17, n_even = 128}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [241, 263, 263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, elements = 5297642, n_even = 129}, at_most = {m = 4, batches = 17}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [249, 265, 272, 274, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, elements = 5297642, batches = 18}, at_most = {m = 4, nk = 355804, n_even = 4}, kernels = [
    "dot_2x8x4096", "dot_8x3x4096", "dot_2x2x4096", "dot_slab_6x4x1024", "dot_slab_2x8x512"
  ], factors = [278, 268, 278, 259, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, elements = 5297642, batches = 18, n_even = 5}, at_most = {m = 4, nk = 355804}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096", "dot_2x2x4096", "dot_slab_2x8x512", "dot_slab_5x4x1024"
  ], factors = [282, 278, 280, 262, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 4, elements = 5297642, batches = 18, nk = 355805}, at_most = {m = 4}, kernels = [
    "dot_2x1x4096", "dot_2x8x4096", "dot_2x2x4096", "dot_slab_2x8x512"
  ], factors = [228, 265, 251, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 5}, at_most = {m = 6, k = 127, mn = 73}, kernels = [
    "dot_4x6x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 5, mn = 74}, at_most = {m = 5, k = 127}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_5x5x4096", "dot_slab_2x8x512"
  ], factors = [238, 220, 296, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 6, mn = 74}, at_most = {m = 6, k = 127}, kernels = [
    "dot_2x8x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7}, at_most = {m = 13, k = 127, k_even = 4, mn = 305, n = 10}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 11, m = 7}, at_most = {m = 13, k = 127, k_even = 4, mn = 305, n = 16}, kernels = [
    "dot_3x8x4096", "block_8x16x4096"
  ], factors = [242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 17, m = 7}, at_most = {m = 13, k = 127, k_even = 4, mn = 305, n = 21}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096"
  ], factors = [240, 242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 22, m = 7}, at_most = {m = 13, k = 127, k_even = 4, mn = 305}, kernels = [
    "dot_2x8x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, mn = 306}, at_most = {m = 13, k = 87, k_even = 4, mn = 1127}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [243, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, mn = 1128}, at_most = {m = 9, k = 87, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [251, 246, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 10, mn = 1128}, at_most = {m = 13, k = 87, k_even = 4}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [261, 240, 268, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 88, n = 5, m = 7, mn = 306}, at_most = {m = 10, k = 127, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_4x6x512"
  ], factors = [234, 241, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 88, n = 5, m = 11, mn = 306}, at_most = {m = 13, k = 127, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_8x16x4096"
  ], factors = [242, 238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, k_even = 5}, at_most = {m = 13, k = 127, nk = 2847, n = 25, mn = 101}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, k_even = 5, mn = 102}, at_most = {m = 13, k = 127, nk = 2847, n = 25}, kernels = [
    "dot_2x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 26, m = 7, k_even = 5}, at_most = {m = 13, k = 127, nk = 2847}, kernels = [
    "dot_2x8x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, k_even = 5, nk = 2848}, at_most = {m = 11, k = 127, nk = 53978, n_even = 32}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, k_even = 5, nk = 2848, n_even = 33}, at_most = {m = 11, k = 127, nk = 53978}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [239, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 12, k_even = 5, nk = 2848}, at_most = {m = 13, k = 127, nk = 53978}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 5, m = 7, k_even = 5, nk = 53979}, at_most = {m = 13, k = 127}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [244, 253, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5}, at_most = {m = 7, nk = 313655, mn = 216, n = 6}, kernels = [
    "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [207, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 8}, at_most = {m = 13, nk = 313655, mn = 216, n = 6}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [265, 267, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 7, m = 5}, at_most = {m = 13, nk = 313655, mn = 216, n = 8}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [258, 262, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 9, m = 5}, at_most = {m = 13, nk = 313655, mn = 216, n = 11}, kernels = [
    "dot_6x4x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_5x5x4096"
  ], factors = [254, 242, 232, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 12, m = 5}, at_most = {m = 10, nk = 313655, mn = 216, n = 16}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_5x5x4096"
  ], factors = [238, 238, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 12, m = 11}, at_most = {m = 13, nk = 313655, mn = 216, n = 16}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 17, m = 5}, at_most = {m = 13, nk = 313655, mn = 216, n = 18}, kernels = [
    "dot_4x6x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 19, m = 5}, at_most = {m = 13, nk = 313655, mn = 216}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [243, 238, 238, 249, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, mn = 217}, at_most = {m = 5, nk = 313655, elements = 3806981}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [219, 281, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, mn = 217, elements = 3806982}, at_most = {m = 5, nk = 313655}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [255, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 6, mn = 217}, at_most = {m = 6, nk = 313655}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [267, 264, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 7, mn = 217}, at_most = {m = 10, nk = 16276, elements = 4284368, n = 32}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [243, 250, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 33, m = 7, mn = 217}, at_most = {m = 10, nk = 16276, elements = 4284368}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 7, mn = 217, nk = 16277}, at_most = {m = 10, nk = 313655, elements = 4284368, mk = 1998, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 7, mn = 217, nk = 16277, k_even = 5}, at_most = {m = 10, nk = 313655, elements = 4284368, mk = 1998}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "dot_slab_4x6x512"
  ], factors = [254, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 7, mn = 217, nk = 16277, mk = 1999}, at_most = {m = 10, nk = 313655, elements = 291947}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [236, 249, 241, 256, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 7, mn = 217, nk = 16277, mk = 1999, elements = 291948}, at_most = {m = 10, nk = 313655, elements = 4284368}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_8x3x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [252, 242, 327, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 7, mn = 217, elements = 4284369}, at_most = {m = 10, nk = 313655, n = 103}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [251, 257, 256, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 104, m = 7, mn = 217, elements = 4284369}, at_most = {m = 10, nk = 313655}, kernels = [
    "dot_3x4x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [307, 267, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 11, mn = 217}, at_most = {m = 13, nk = 313655, k = 239, k_even = 4, mn = 769}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [246, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 11, mn = 770}, at_most = {m = 13, nk = 313655, k = 239, k_even = 4}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [244, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 11, mn = 217, k_even = 5}, at_most = {m = 13, nk = 313655, k = 239, elements = 678860}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [250, 253, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 11, mn = 217, k_even = 5, elements = 678861}, at_most = {m = 13, nk = 313655, k = 239}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [253, 249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 240, n = 5, m = 11, mn = 217}, at_most = {m = 12, nk = 313655, k = 806}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [250, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 240, n = 5, m = 13, mn = 217}, at_most = {m = 13, nk = 313655, k = 806, batches = 3}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 240, n = 5, m = 13, mn = 217, batches = 4}, at_most = {m = 13, nk = 313655, k = 806}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [251, 249, 246, 254, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 807, n = 5, m = 11, mn = 217}, at_most = {m = 13, nk = 313655}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_5x5x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 250, 265, 258, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, nk = 313656}, at_most = {m = 5, elements = 5654523, k_even = 32, mn = 464}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [238, 238, 267, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, nk = 313656, mn = 465}, at_most = {m = 5, elements = 5654523, k_even = 32}, kernels = [
    "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [252, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, nk = 313656, k_even = 33}, at_most = {m = 5, elements = 5654523}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [243, 231, 269, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 6, nk = 313656}, at_most = {m = 13, elements = 5654523, k_even = 362, n = 18}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [250, 247, 244, 260, 276, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 19, m = 6, nk = 313656}, at_most = {m = 6, elements = 5654523, k_even = 4}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [263, 263, 273, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 19, m = 6, nk = 313656, k_even = 5}, at_most = {m = 6, elements = 5654523, k_even = 362}, kernels = [
    "dot_3x8x512", "dot_3x8x4096"
  ], factors = [269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 19, m = 7, nk = 313656}, at_most = {m = 12, elements = 5654523, k_even = 362, k = 219}, kernels = [
    "dot_3x8x4096", "dot_slab_4x6x512"
  ], factors = [249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 220, n = 19, m = 7, nk = 313656}, at_most = {m = 12, elements = 5654523, k_even = 362, mn = 445}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [243, 249, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 220, n = 19, m = 7, nk = 313656, mn = 446}, at_most = {m = 12, elements = 3633774, k_even = 362}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [249, 253, 247, 255, 242, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 220, n = 19, m = 7, nk = 313656, mn = 446, elements = 3633775}, at_most = {m = 12, elements = 5654523, k_even = 362}, kernels = [
    "dot_3x8x4096", "dot_5x5x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512",
    "dot_slab_5x4x1024"
  ], factors = [261, 270, 242, 247, 236, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 19, m = 13, nk = 313656}, at_most = {m = 13, elements = 5654523, k_even = 362, mn = 28354}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [249, 253, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 19, m = 13, nk = 313656, mn = 28355}, at_most = {m = 13, elements = 5654523, k_even = 362}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [253, 249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 6, nk = 313656, k_even = 363}, at_most = {m = 7, elements = 5654523}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [263, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 8, nk = 313656, k_even = 363}, at_most = {m = 8, elements = 5654523, mn = 724}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [250, 256, 258, 265, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 8, nk = 313656, k_even = 363, mn = 725}, at_most = {m = 8, elements = 5654523}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_slab_4x6x512"
  ], factors = [245, 267, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 9, nk = 313656, k_even = 363}, at_most = {m = 13, elements = 5654523}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [255, 257, 250, 261, 278, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, nk = 313656, elements = 5654524}, at_most = {m = 13, n = 16, mnk = 54872662}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [225, 203, 248, 233, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 5, m = 5, nk = 313656, elements = 5654524, mnk = 54872663}, at_most = {m = 13, n = 16}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "tall_8x16x4096"
  ], factors = [221, 204, 236, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 17, m = 5, nk = 313656, elements = 5654524}, at_most = {m = 13, n = 119}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "block_slab_10x32x2048", "dot_slab_3x8x512",
    "dot_slab_4x6x512"
  ], factors = [238, 245, 261, 332, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 5, nk = 313656, elements = 5654524}, at_most = {m = 13, k_even = 362, mn = 6794}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [234, 235, 237, 246, 241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 5, nk = 313656, elements = 5654524, mn = 6795}, at_most = {m = 13, k_even = 362}, kernels = [
    "dot_3x8x4096", "dot_5x5x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512",
    "dot_slab_5x4x1024"
  ], factors = [251, 289, 253, 250, 240, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 5, nk = 313656, elements = 5654524, k_even = 363}, at_most = {m = 13, elements = 8431615}, kernels = [
    "dot_3x8x512", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 268, 256, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 5, nk = 313656, elements = 8431616, k_even = 363}, at_most = {m = 13, elements = 8594229}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [266, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 5, nk = 313656, elements = 8594230, k_even = 363}, at_most = {m = 6}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [234, 235, 256, 249, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 7, nk = 313656, elements = 8594230, k_even = 363}, at_most = {m = 10}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_slab_10x32x2048", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [237, 238, 308, 244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 128, n = 120, m = 11, nk = 313656, elements = 8594230, k_even = 363}, at_most = {m = 13}, kernels = [
    "block_slab_10x32x2048", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [292, 254, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14}, at_most = {n = 1, elements = 4090420, k_even = 724}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096"
  ], factors = [261, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, k_even = 725}, at_most = {n = 1, elements = 4090420}, kernels = [
    "dot_8x1x4096", "dot_4x1x4096"
  ], factors = [259, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, elements = 4090421}, at_most = {n = 1, elements = 6503336}, kernels = [
    "dot_8x1x4096", "dot_1x2x4096"
  ], factors = [240, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, elements = 6503337}, at_most = {n = 1, m = 3869, k_even = 724}, kernels = [
    "dot_8x1x4096", "dot_1x2x4096"
  ], factors = [233, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, elements = 6503337, k_even = 725}, at_most = {n = 1, m = 3869}, kernels = [
    "dot_8x1x4096", "dot_4x1x4096"
  ], factors = [237, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 3870, elements = 6503337}, at_most = {n = 1}, kernels = [
    "dot_8x1x4096", "dot_1x2x4096"
  ], factors = [261, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2}, at_most = {n = 2, elements = 313090}, kernels = [
    "dot_4x2x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 313091}, at_most = {n = 2, elements = 4941399, mnk = 95900}, kernels = [
    "dot_4x2x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 313091, mnk = 95901}, at_most = {n = 2, elements = 4941399}, kernels = [
    "dot_4x2x4096", "dot_14x2x4096"
  ], factors = [256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 4941400}, at_most = {n = 2, elements = 9332211}, kernels = [
    "dot_4x2x4096", "dot_14x2x4096", "dot_1x2x4096"
  ], factors = [252, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 9332212}, at_most = {n = 2, nk = 1563, elements = 11785588}, kernels = [
    "dot_14x2x4096", "dot_1x2x4096"
  ], factors = [250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 11785589}, at_most = {n = 2, nk = 1563, k_even = 4}, kernels = [
    "dot_1x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 11785589, k_even = 5}, at_most = {n = 2, nk = 1563, k = 286}, kernels = [
    "dot_1x2x4096", "dot_ahead_4x4x1536"
  ], factors = [234, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 14, n = 2, elements = 11785589, k_even = 5}, at_most = {n = 2, nk = 1563}, kernels = [
    "dot_1x2x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 2, elements = 9332212, nk = 1564}, at_most = {n = 2}, kernels = [
    "dot_14x2x4096", "dot_8x3x4096", "dot_1x2x4096"
  ], factors = [233, 223, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 3}, at_most = {n = 3, mnk = 44982131, elements = 6983419}, kernels = [
    "dot_8x3x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 3, elements = 6983420}, at_most = {n = 3, mnk = 758606}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096", "dot_ahead_4x4x1536"
  ], factors = [237, 248, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 3, elements = 6983420, mnk = 758607}, at_most = {n = 3, mnk = 44982131}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096", "dot_ahead_4x4x1536"
  ], factors = [243, 265, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 4}, at_most = {n = 4, mnk = 1084051, elements = 7776239}, kernels = [
    "dot_4x4x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 4, mnk = 1084052}, at_most = {n = 4, mnk = 44982131, elements = 7776239}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "dot_slab_6x4x1024", "dot_slab_5x4x1024"
  ], factors = [244, 246, 244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 4, elements = 7776240}, at_most = {n = 4, mnk = 44982131, mk = 8287649}, kernels = [
    "dot_6x4x4096", "dot_ahead_4x4x1536"
  ], factors = [220, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 4, elements = 7776240, mk = 8287650}, at_most = {n = 4, mnk = 44982131}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "dot_ahead_4x4x1536"
  ], factors = [241, 218, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5}, at_most = {n = 5, mnk = 44982131, elements = 6314352}, kernels = [
    "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [264, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5, elements = 6314353}, at_most = {n = 5, mnk = 44982131}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096", "dot_ahead_2x8x768"
  ], factors = [268, 220, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 6}, at_most = {n = 6, mnk = 44982131, k_even = 4}, kernels = [
    "dot_4x6x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 6, k_even = 5}, at_most = {n = 6, mnk = 44982131, elements = 4380601}, kernels = [
    "dot_4x6x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 6, k_even = 5, elements = 4380602}, at_most = {n = 6, mnk = 44982131}, kernels = [
    "dot_4x6x4096", "dot_ahead_2x8x768", "dot_slab_4x6x512"
  ], factors = [252, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 7}, at_most = {n = 8, mnk = 44982131, elements = 4128925, m = 21}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [253, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 22, n = 7}, at_most = {n = 8, mnk = 44982131, elements = 4128925, mn = 76783, nk = 1005}, kernels = [
    "dot_2x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 22, n = 7, nk = 1006}, at_most = {n = 8, mnk = 44982131, elements = 4128925, mn = 76783, k_even = 4}, kernels = [
    "dot_3x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 22, n = 7, nk = 1006, k_even = 5}, at_most = {n = 8, mnk = 44982131, elements = 4128925, mn = 76783}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_6x4x1024"
  ], factors = [244, 242, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 22, n = 7, mn = 76784}, at_most = {n = 8, mnk = 44982131, elements = 4128925}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 7, elements = 4128926}, at_most = {n = 8, mnk = 44982131, elements = 5106755}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_ahead_4x4x1536", "dot_slab_6x4x1024"
  ], factors = [254, 235, 266, 285, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 7, elements = 5106756}, at_most = {n = 8, mnk = 44982131}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_8x16x4096", "dot_ahead_2x8x768"
  ], factors = [227, 211, 234, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9}, at_most = {n = 10, mnk = 84911, nk = 899}, kernels = [
    "dot_5x5x4096", "block_8x16x4096"
  ], factors = [272, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, mnk = 84912}, at_most = {n = 10, mnk = 44982131, nk = 899, mn = 28463}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, mnk = 84912, mn = 28464}, at_most = {n = 10, mnk = 44982131, nk = 899}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [237, 233, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, nk = 900}, at_most = {n = 10, mnk = 44982131, m = 139, elements = 223782, k = 154}, kernels = [
    "dot_5x5x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 155, m = 14, n = 9, nk = 900}, at_most = {n = 10, mnk = 44982131, m = 139, elements = 223782}, kernels = [
    "dot_8x3x4096", "dot_5x5x4096"
  ], factors = [252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, nk = 900, elements = 223783}, at_most = {n = 10, mnk = 44982131, m = 139}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_5x5x4096"
  ], factors = [227, 252, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 140, n = 9, nk = 900}, at_most = {n = 10, mnk = 44982131, elements = 3623409, k = 124}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [265, 221, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, m = 140, n = 9, nk = 900}, at_most = {n = 10, mnk = 44982131, elements = 3623409, m = 1700}, kernels = [
    "dot_8x3x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [252, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 125, m = 1701, n = 9, nk = 900}, at_most = {n = 10, mnk = 44982131, elements = 3623409}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096"
  ], factors = [256, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 140, n = 9, nk = 900, elements = 3623410}, at_most = {n = 10, mnk = 44982131}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [250, 295, 227, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 3, mnk = 44982132}, at_most = {n = 4, k_even = 724, k = 257}, kernels = [
    "dot_6x4x4096", "dot_ahead_4x4x1536"
  ], factors = [222, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 14, n = 3, mnk = 44982132}, at_most = {n = 4, k_even = 128}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096"
  ], factors = [224, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 14, n = 3, mnk = 44982132, k_even = 129}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_6x4x4096", "dot_ahead_4x4x1536"
  ], factors = [234, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 3, mnk = 44982132, k_even = 725}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "dot_ahead_4x4x1536"
  ], factors = [227, 197, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5, mnk = 44982132}, at_most = {n = 8, mn = 29972, k_even = 724}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_5x5x4096", "tall_8x16x4096", "dot_ahead_2x8x768"
  ], factors = [207, 183, 246, 249, 219, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5, mnk = 44982132, k_even = 725}, at_most = {n = 8, mn = 29972}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [234, 236, 216, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, mnk = 44982132}, at_most = {n = 10, mn = 29972}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [302, 242, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5, mnk = 44982132, mn = 29973}, at_most = {n = 8, mnk = 79165683, k = 1017}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [223, 215, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1018, m = 14, n = 5, mnk = 44982132, mn = 29973}, at_most = {n = 8, mnk = 79165683}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [273, 223, 218, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5, mnk = 79165684, mn = 29973}, at_most = {n = 5, k_even = 362, k = 153}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "tall_8x32x1024", "dot_ahead_2x8x768"
  ], factors = [236, 230, 226, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, m = 14, n = 5, mnk = 79165684, mn = 29973}, at_most = {n = 5, k_even = 362}, kernels = [
    "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [208, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 6, mnk = 79165684, mn = 29973}, at_most = {n = 8, k_even = 362, k = 574}, kernels = [
    "tall_8x32x1024", "dot_ahead_2x8x768"
  ], factors = [223, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 575, m = 14, n = 6, mnk = 79165684, mn = 29973}, at_most = {n = 8, k_even = 362}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [221, 212, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 5, mnk = 79165684, mn = 29973, k_even = 363}, at_most = {n = 6}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "dot_ahead_2x8x768"
  ], factors = [242, 239, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 7, mnk = 79165684, mn = 29973, k_even = 363}, at_most = {n = 8}, kernels = [
    "tall_8x32x1024", "tall_6x64x1024", "dot_ahead_2x8x768"
  ], factors = [243, 242, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, mnk = 44982132, mn = 29973}, at_most = {n = 10, elements = 6942872}, kernels = [
    "tall_8x16x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 9, mnk = 44982132, mn = 29973, elements = 6942873}, at_most = {n = 10}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 11}, at_most = {mk = 1467, m = 28, k = 103, k_even = 4, n = 54}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_8x16x4096"
  ], factors = [258, 257, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 11, mk = 1468}, at_most = {mk = 4155392, m = 28, k = 103, k_even = 4, n = 24}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [245, 247, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 25, mk = 1468}, at_most = {mk = 4155392, m = 28, k = 103, k_even = 4, n = 54}, kernels = [
    "dot_3x8x4096", "block_8x16x4096"
  ], factors = [238, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 55}, at_most = {mk = 4155392, m = 28, k = 90, k_even = 4, nk = 6173}, kernels = [
    "block_8x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 55, nk = 6174}, at_most = {mk = 4155392, m = 18, k = 90, k_even = 4}, kernels = [
    "dot_2x8x4096", "tall_8x16x4096"
  ], factors = [271, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 19, n = 55, nk = 6174}, at_most = {mk = 4155392, m = 28, k = 90, k_even = 4}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, m = 14, n = 55}, at_most = {mk = 4155392, m = 28, k = 103, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_5x5x4096", "block_slab_6x64x256", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [256, 252, 261, 244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 11, k_even = 5}, at_most = {mk = 4155392, m = 28, k = 103, n = 24, nk = 1063}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [257, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 11, k_even = 5, nk = 1064}, at_most = {mk = 4155392, m = 28, k = 103, n = 24}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [246, 238, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 25, k_even = 5}, at_most = {mk = 4155392, m = 28, k = 103, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "block_8x16x4096"
  ], factors = [240, 245, 241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 25, k_even = 5, n_even = 5}, at_most = {mk = 4155392, m = 17, k = 103, n_even = 128}, kernels = [
    "dot_2x8x4096", "block_8x16x4096"
  ], factors = [250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 18, n = 25, k_even = 5, n_even = 5}, at_most = {mk = 4155392, m = 28, k = 103, n_even = 128}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_8x16x4096", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [259, 255, 243, 280, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 25, k_even = 5, n_even = 129}, at_most = {mk = 4155392, m = 28, k = 103}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [236, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 11}, at_most = {mk = 4155392, m = 28, k = 188, n = 12}, kernels = [
    "dot_4x6x4096", "dot_slab_5x4x1024", "block_8x16x4096"
  ], factors = [253, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 13}, at_most = {mk = 4155392, m = 28, k = 188, n = 16}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [245, 255, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 17}, at_most = {mk = 4155392, m = 28, k = 188, n = 24}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_6x4x1024"
  ], factors = [242, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 25}, at_most = {mk = 4155392, m = 28, k = 188, n = 55, nk = 6118}, kernels = [
    "dot_3x8x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [239, 238, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 25, nk = 6119}, at_most = {mk = 4155392, m = 28, k = 188, n = 55}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 56}, at_most = {mk = 2711, m = 28, k = 132, elements = 8920609, k_even = 4}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [244, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 56, mk = 2712}, at_most = {mk = 4155392, m = 28, k = 132, elements = 8920609, k_even = 4}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096"
  ], factors = [278, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 133, m = 14, n = 56}, at_most = {mk = 4155392, m = 28, k = 188, elements = 8920609, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "block_8x16x4096"
  ], factors = [238, 239, 240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 56, k_even = 5}, at_most = {mk = 4155392, m = 18, k = 188, elements = 8920609}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [243, 257, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 19, n = 56, k_even = 5}, at_most = {mk = 4155392, m = 28, k = 188, elements = 8920609}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, m = 14, n = 56, elements = 8920610}, at_most = {mk = 4155392, m = 28, k = 188}, kernels = [
    "dot_3x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [249, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11}, at_most = {mk = 4155392, m = 18, elements = 359659, mn = 1021, n = 16, k_even = 362}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_2x8x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [251, 251, 252, 255, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, k_even = 363}, at_most = {mk = 4155392, m = 18, elements = 359659, mn = 1021, n = 16}, kernels = [
    "dot_3x8x512", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096"
  ], factors = [242, 245, 243, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 17}, at_most = {mk = 4155392, m = 18, elements = 359659, mn = 363}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096"
  ], factors = [242, 243, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 17, mn = 364}, at_most = {mk = 4155392, m = 17, elements = 359659, mn = 1021, mnk = 498135}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [242, 246, 236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 18, n = 17, mn = 364}, at_most = {mk = 4155392, m = 18, elements = 359659, mn = 1021, mnk = 498135}, kernels = [
    "dot_3x8x512", "dot_6x4x4096", "dot_2x8x4096"
  ], factors = [250, 262, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 17, mn = 364, mnk = 498136}, at_most = {mk = 4155392, m = 18, elements = 359659, mn = 1021}, kernels = [
    "dot_3x8x512", "dot_4x6x4096", "dot_4x4x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [238, 241, 254, 251, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, mn = 1022}, at_most = {mk = 4155392, m = 18, elements = 359659, k_even = 4, k = 367}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [241, 241, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 368, m = 14, n = 11, mn = 1022}, at_most = {mk = 4155392, m = 18, elements = 359659, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_5x5x4096"
  ], factors = [242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, mn = 1022, k_even = 5}, at_most = {mk = 8567, m = 18, elements = 359659}, kernels = [
    "dot_3x8x4096", "dot_slab_2x8x512"
  ], factors = [244, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, mn = 1022, k_even = 5, mk = 8568}, at_most = {mk = 4155392, m = 18, elements = 359659}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_4x6x512", "dot_slab_5x4x1024"
  ], factors = [246, 264, 247, 253, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 4, k = 2730, mn = 470}, kernels = [
    "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_6x4x1024", "dot_slab_4x6x512", "dot_slab_5x4x1024"
  ], factors = [267, 263, 265, 274, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, mn = 471}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 4, k = 322}, kernels = [
    "dot_3x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 323, m = 14, n = 11, elements = 359660, mn = 471}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 4, k = 2730, mn = 16771}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [249, 246, 253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 323, m = 14, n = 11, elements = 359660, mn = 16772}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 4, k = 2730}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_slab_4x6x512"
  ], factors = [252, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2731, m = 14, n = 11, elements = 359660}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 4}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [271, 250, 244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, k_even = 5}, at_most = {mk = 138891, m = 18, nk = 5202965, mnk = 1187134, batches = 292}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [253, 247, 244, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, k_even = 5, batches = 293}, at_most = {mk = 138891, m = 18, nk = 5202965, mnk = 1187134}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_6x4x1024", "dot_slab_2x8x512"
  ], factors = [233, 231, 228, 230, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, k_even = 5, mnk = 1187135}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 724, elements = 4202763}, kernels = [
    "dot_3x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [259, 240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 4202764, k_even = 5, mnk = 1187135}, at_most = {mk = 138891, m = 18, nk = 5202965, k_even = 724}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [256, 259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, k_even = 725, mnk = 1187135}, at_most = {mk = 30651, m = 18, nk = 5202965}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 297, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, k_even = 725, mnk = 1187135, mk = 30652}, at_most = {mk = 138891, m = 18, nk = 5202965, n_even = 128}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [251, 296, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, k_even = 725, mnk = 1187135, mk = 30652, n_even = 129}, at_most = {mk = 138891, m = 18, nk = 5202965}, kernels = [
    "dot_8x3x4096", "dot_slab_4x6x512"
  ], factors = [283, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, nk = 5202966}, at_most = {mk = 138891, m = 18, k_even = 4, nk = 10738164}, kernels = [
    "dot_slab_4x6x512"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, nk = 10738165}, at_most = {mk = 138891, m = 18, k_even = 4}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [247, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, nk = 5202966, k_even = 5}, at_most = {mk = 138891, m = 18}, kernels = [
    "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [256, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 11, elements = 359660, mk = 138892}, at_most = {mk = 4155392, m = 18, n = 16}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 17, elements = 359660, mk = 138892}, at_most = {mk = 4155392, m = 18, n = 30}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [237, 242, 246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 31, elements = 359660, mk = 138892}, at_most = {mk = 4155392, m = 18, nk = 16507745, elements = 5732337, n = 33}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [247, 250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 34, elements = 359660, mk = 138892}, at_most = {mk = 4155392, m = 18, nk = 16507745, elements = 5732337, n = 55}, kernels = [
    "dot_3x8x4096", "dot_slab_4x6x512"
  ], factors = [249, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 56, elements = 359660, mk = 138892}, at_most = {mk = 4155392, m = 18, nk = 16507745, elements = 5732337}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [248, 248, 250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 31, elements = 5732338, mk = 138892}, at_most = {mk = 4155392, m = 15, nk = 16507745}, kernels = [
    "dot_3x8x4096", "block_slab_6x64x256", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [250, 280, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 16, n = 31, elements = 5732338, mk = 138892}, at_most = {mk = 4155392, m = 18, nk = 16507745}, kernels = [
    "dot_4x6x4096", "block_slab_6x64x256", "dot_slab_3x8x512", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [249, 240, 250, 244, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 31, elements = 359660, mk = 138892, nk = 16507746}, at_most = {mk = 4155392, m = 18, mn = 10187}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [225, 224, 232, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 14, n = 31, elements = 359660, mk = 138892, nk = 16507746, mn = 10188}, at_most = {mk = 4155392, m = 18}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [224, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 11}, at_most = {mk = 4155392, m = 28, n = 12, n_even = 4}, kernels = [
    "dot_4x6x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 13}, at_most = {mk = 4155392, m = 28, n = 15, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [247, 254, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 16}, at_most = {mk = 4155392, m = 28, n = 18, n_even = 4}, kernels = [
    "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 19}, at_most = {mk = 4155392, m = 28, n = 24, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [245, 243, 260, 263, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 25}, at_most = {mk = 4155392, m = 28, n = 31, n_even = 4, k_even = 32}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_8x16x4096", "dot_slab_4x6x512"
  ], factors = [234, 241, 259, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 25, k_even = 33}, at_most = {mk = 4155392, m = 28, n = 31, n_even = 4}, kernels = [
    "dot_4x6x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512", "dot_slab_5x4x1024"
  ], factors = [243, 250, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 32}, at_most = {mk = 4155392, m = 28, n = 57, n_even = 4, mnk = 1727512}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 32, mnk = 1727513}, at_most = {mk = 4155392, m = 28, n = 57, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [242, 248, 236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 11, n_even = 5}, at_most = {mk = 4155392, m = 28, n = 57}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "block_slab_6x64x256", "dot_slab_6x4x1024",
    "block_8x16x4096"
  ], factors = [249, 256, 237, 250, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58}, at_most = {mk = 130918, m = 28, k_even = 4, elements = 9673895, k = 1055, mn = 2330}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096"
  ], factors = [236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58, mn = 2331}, at_most = {mk = 130918, m = 28, k_even = 4, elements = 9673895, k = 1055}, kernels = [
    "dot_3x8x4096", "dot_5x5x4096", "dot_slab_4x6x512", "dot_slab_5x4x1024"
  ], factors = [241, 244, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1056, m = 19, n = 58}, at_most = {mk = 130918, m = 21, k_even = 4, elements = 9673895}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [245, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1056, m = 22, n = 58}, at_most = {mk = 130918, m = 28, k_even = 4, elements = 9673895}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [247, 249, 251, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58, elements = 9673896}, at_most = {mk = 130918, m = 28, k_even = 4}, kernels = [
    "dot_slab_4x6x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58, k_even = 5}, at_most = {mk = 130918, m = 28, k = 2079, elements = 416914}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096"
  ], factors = [248, 260, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58, k_even = 5, elements = 416915}, at_most = {mk = 130918, m = 20, k = 2079}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [251, 247, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 21, n = 58, k_even = 5, elements = 416915}, at_most = {mk = 130918, m = 28, k = 2079}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [253, 242, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2080, m = 19, n = 58, k_even = 5}, at_most = {mk = 130918, m = 28, n = 2218}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [253, 255, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2080, m = 19, n = 2219, k_even = 5}, at_most = {mk = 130918, m = 28}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58, mk = 130919}, at_most = {mk = 4155392, m = 28, nk = 6335369}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "block_slab_6x64x256", "tall_8x32x1024",
    "dot_slab_4x6x512"
  ], factors = [253, 250, 253, 249, 241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 19, n = 58, mk = 130919, nk = 6335370}, at_most = {mk = 4155392, m = 24}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_slab_10x32x2048", "block_slab_6x64x256", "tall_8x32x1024",
    "block_8x16x4096"
  ], factors = [256, 255, 266, 239, 217, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, m = 25, n = 58, mk = 130919, nk = 6335370}, at_most = {mk = 4155392, m = 28}, kernels = [
    "block_slab_10x32x2048", "block_slab_6x64x256", "tall_8x32x1024", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [264, 239, 219, 217, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 11}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 16, mn = 874}, kernels = [
    "block_8x16x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 11, mn = 875}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 16}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17}, at_most = {mk = 4155392, k = 75, k_even = 4, n = 20}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [228, 238, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 76, m = 29, n = 17}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 20}, kernels = [
    "dot_4x6x4096", "tall_8x32x1024", "dot_slab_6x4x1024"
  ], factors = [237, 264, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 21}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 24}, kernels = [
    "dot_3x8x512", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [247, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 25}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 58, nk = 5454, m = 34}, kernels = [
    "dot_3x8x4096", "block_8x16x4096"
  ], factors = [244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 25}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 32, nk = 5454}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 33}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 36, nk = 5454}, kernels = [
    "dot_3x8x4096", "panel_6x64x768", "block_8x16x4096"
  ], factors = [234, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 37}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 40, nk = 2997}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 37, nk = 2998}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 40, nk = 5454}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 41}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 48, nk = 5454}, kernels = [
    "tall_6x64x1024", "block_8x16x4096"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 49}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 58, nk = 5454, mn = 6829}, kernels = [
    "block_8x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 35, n = 49, mn = 6830}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 58, nk = 5454}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 25, nk = 5455}, at_most = {mk = 4155392, k = 122, k_even = 4, n = 58}, kernels = [
    "dot_4x6x4096", "block_8x16x4096"
  ], factors = [245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59}, at_most = {mk = 4155392, k = 105, k_even = 4, mn = 4001}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59, mn = 4002}, at_most = {mk = 4155392, k = 105, k_even = 4, mn = 10537}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 106, m = 29, n = 59}, at_most = {mk = 4155392, k = 122, k_even = 4, mn = 10537}, kernels = [
    "block_8x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59, mn = 10538}, at_most = {mk = 4155392, k = 122, k_even = 4, n_even = 512, n = 233, mn = 15088}, kernels = [
    "block_8x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59, mn = 15089}, at_most = {mk = 4155392, k = 122, k_even = 4, n_even = 512, n = 233, mn = 26795, elements = 47309}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59, mn = 15089, elements = 47310}, at_most = {mk = 4155392, k = 102, k_even = 4, n_even = 512, n = 233, mn = 26795}, kernels = [
    "block_8x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 103, m = 29, n = 59, mn = 15089, elements = 47310}, at_most = {mk = 4155392, k = 122, k_even = 4, n_even = 512, n = 233, mn = 26795}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59, mn = 26796}, at_most = {mk = 4155392, k = 122, k_even = 4, n_even = 512, n = 233}, kernels = [
    "panel_6x64x768", "block_slab_6x64x256", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [248, 248, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 234, mn = 10538}, at_most = {mk = 4155392, k = 122, k_even = 4, n_even = 512}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 59, mn = 10538, n_even = 513}, at_most = {mk = 4155392, k = 122, k_even = 4}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 11, k_even = 5}, at_most = {mk = 4155392, k = 122, n = 16, mn = 979}, kernels = [
    "dot_4x4x4096", "block_8x16x4096"
  ], factors = [264, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 11, k_even = 5, mn = 980}, at_most = {mk = 4155392, k = 122, n = 16, nk = 927}, kernels = [
    "block_8x16x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 11, k_even = 5, mn = 980, nk = 928}, at_most = {mk = 4155392, k = 122, n = 16}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5}, at_most = {mk = 4155392, k = 122, n_even = 4, n = 22}, kernels = [
    "dot_4x6x4096", "dot_slab_6x4x1024"
  ], factors = [237, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 23, k_even = 5}, at_most = {mk = 4155392, k = 122, n_even = 4, mn = 1961}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [243, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 23, k_even = 5, mn = 1962}, at_most = {mk = 4155392, k = 122, n_even = 4, mn = 13863}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [246, 238, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 23, k_even = 5, mn = 13864}, at_most = {mk = 4155392, k = 87, n_even = 4}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [252, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 88, m = 29, n = 23, k_even = 5, mn = 13864}, at_most = {mk = 4155392, k = 122, n_even = 4}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "dot_slab_5x4x1024"
  ], factors = [254, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 5}, at_most = {mk = 14188, k = 122, n_even = 128}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 129}, at_most = {mk = 14188, k = 122, n_even = 724, mnk = 2201073}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 129, mnk = 2201074}, at_most = {mk = 14188, k = 122, n_even = 724}, kernels = [
    "block_8x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 5, mk = 14189}, at_most = {mk = 236293, k = 122, n_even = 724, elements = 352160}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 5, mk = 14189, elements = 352161}, at_most = {mk = 236293, k = 122, n_even = 724}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 5, mk = 236294}, at_most = {mk = 4155392, k = 122, n_even = 724}, kernels = [
    "tall_8x16x4096", "tall_3x128x512"
  ], factors = [250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 29, n = 17, k_even = 5, n_even = 725}, at_most = {mk = 4155392, k = 122, m = 56}, kernels = [
    "dot_2x8x4096", "block_slab_6x64x256", "block_8x16x4096"
  ], factors = [249, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 57, n = 17, k_even = 5, n_even = 725}, at_most = {mk = 4155392, k = 122}, kernels = [
    "block_slab_8x16x256", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [247, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 11}, at_most = {mk = 4155392, n = 12, mn = 2315, nk = 2388}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [260, 262, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 11, nk = 2389}, at_most = {mk = 4155392, n = 12, mn = 2315}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "dot_slab_4x6x512"
  ], factors = [252, 262, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 11, mn = 2316}, at_most = {mk = 4155392, n = 12, k = 246, k_even = 8}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [313, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 11, mn = 2316, k_even = 9}, at_most = {mk = 4155392, n = 12, k = 246}, kernels = [
    "dot_4x6x4096", "block_8x16x4096"
  ], factors = [275, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, m = 29, n = 11, mn = 2316}, at_most = {mk = 4155392, n = 12}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13}, at_most = {mk = 4155392, n = 16, mn = 1415, k_even = 4}, kernels = [
    "dot_5x5x4096", "block_8x16x4096"
  ], factors = [294, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, mn = 1416}, at_most = {mk = 4155392, n = 16, mn = 4578, k_even = 4, nk = 4350}, kernels = [
    "block_8x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, mn = 1416, nk = 4351}, at_most = {mk = 4155392, n = 16, mn = 4578, k_even = 4}, kernels = [
    "tall_8x16x4096", "block_8x16x4096", "block_10x16x4096"
  ], factors = [253, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, k_even = 5}, at_most = {mk = 4155392, n = 16, mn = 700, elements = 4385207}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [240, 255, 242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, k_even = 5, mn = 701}, at_most = {mk = 4155392, n = 16, mn = 4578, elements = 4385207, k_even = 362}, kernels = [
    "dot_4x2x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [299, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, k_even = 363, mn = 701}, at_most = {mk = 4155392, n = 16, mn = 4578, elements = 4385207}, kernels = [
    "dot_4x4x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [247, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, k_even = 5, elements = 4385208}, at_most = {mk = 4155392, n = 16, mn = 4578}, kernels = [
    "tall_8x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, mn = 4579}, at_most = {mk = 4155392, n = 16, k_even = 4}, kernels = [
    "panel_6x64x768", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [247, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, mn = 4579, k_even = 5}, at_most = {mk = 4155392, n = 16, elements = 559100}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 13, mn = 4579, k_even = 5, elements = 559101}, at_most = {mk = 4155392, n = 16, k = 286}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 29, n = 13, mn = 4579, k_even = 5, elements = 559101}, at_most = {mk = 4155392, n = 16}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [251, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 17}, at_most = {mk = 4155392, n = 18, k = 825}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [254, 242, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 826, m = 29, n = 17}, at_most = {mk = 4155392, n = 18}, kernels = [
    "dot_4x6x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 19}, at_most = {mk = 4155392, n = 20, m = 240}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [229, 220, 260, 265, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 241, n = 19}, at_most = {mk = 4155392, n = 20}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_6x64x1024", "dot_slab_6x4x1024", "dot_slab_5x4x1024"
  ], factors = [220, 218, 266, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 21}, at_most = {mk = 4155392, n = 24, mn = 3185, k = 251}, kernels = [
    "dot_3x8x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [253, 247, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 252, m = 29, n = 21}, at_most = {mk = 4155392, n = 24, mn = 3185}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512", "dot_slab_5x4x1024"
  ], factors = [254, 258, 249, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 25}, at_most = {mk = 4155392, n = 25, mn = 3185}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_8x16x4096", "dot_slab_4x6x512", "dot_slab_5x4x1024",
    "block_8x16x4096"
  ], factors = [224, 226, 249, 223, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 21, mn = 3186}, at_most = {mk = 4155392, n = 25, k = 206, mnk = 927135}, kernels = [
    "dot_3x8x4096", "block_8x16x4096"
  ], factors = [234, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 21, mn = 3186, mnk = 927136}, at_most = {mk = 4155392, n = 25, k = 206}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "tall_8x32x1024"
  ], factors = [247, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 207, m = 29, n = 21, mn = 3186}, at_most = {mk = 355125, n = 25, k_even = 32}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [246, 244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 207, m = 29, n = 21, mn = 3186, mk = 355126}, at_most = {mk = 4155392, n = 25, k_even = 32}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_8x3x4096", "tall_8x16x4096"
  ], factors = [245, 251, 279, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 207, m = 29, n = 21, mn = 3186, k_even = 33}, at_most = {mk = 4155392, n = 23, k_even = 128}, kernels = [
    "dot_4x6x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [250, 248, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 207, m = 29, n = 21, mn = 3186, k_even = 129}, at_most = {mk = 4155392, n = 23}, kernels = [
    "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [247, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 207, m = 29, n = 24, mn = 3186, k_even = 33}, at_most = {mk = 4155392, n = 25}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [231, 245, 246, 229, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26}, at_most = {mk = 6491, k = 150, k_even = 4, m = 134}, kernels = [
    "dot_2x8x4096", "dot_4x6x4096", "block_8x16x4096"
  ], factors = [241, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 6492}, at_most = {mk = 132033, k = 150, k_even = 4, m = 134}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [262, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 151, m = 29, n = 26}, at_most = {mk = 132033, k = 230, k_even = 4, m = 52}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_8x16x4096"
  ], factors = [238, 241, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 151, m = 53, n = 26}, at_most = {mk = 132033, k = 230, k_even = 4, m = 134}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "panel_5x64x384", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [244, 247, 254, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 135, n = 26}, at_most = {mk = 132033, k = 151, k_even = 4, n = 72}, kernels = [
    "dot_4x6x4096", "block_8x16x4096"
  ], factors = [259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 135, n = 73}, at_most = {mk = 132033, k = 151, k_even = 4}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 152, m = 135, n = 26}, at_most = {mk = 132033, k = 230, k_even = 4, mnk = 9286581}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [256, 258, 255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 152, m = 135, n = 26, mnk = 9286582}, at_most = {mk = 132033, k = 230, k_even = 4, m = 292}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 152, m = 293, n = 26, mnk = 9286582}, at_most = {mk = 106483, k = 230, k_even = 4}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 152, m = 293, n = 26, mnk = 9286582, mk = 106484}, at_most = {mk = 132033, k = 230, k_even = 4}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, k_even = 5}, at_most = {mk = 132033, k = 230, n = 51, nk = 4199, elements = 3608575}, kernels = [
    "dot_2x8x4096", "tall_8x32x1024", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [247, 251, 244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, k_even = 5, elements = 3608576}, at_most = {mk = 132033, k = 230, n = 51, nk = 4199}, kernels = [
    "tall_8x16x4096", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [255, 242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, k_even = 5, nk = 4200}, at_most = {mk = 132033, k = 230, n = 51, nk = 5183}, kernels = [
    "dot_3x8x4096", "dot_slab_5x4x1024"
  ], factors = [238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, k_even = 5, nk = 5184}, at_most = {mk = 132033, k = 230, n = 51}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "block_slab_6x64x256", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [240, 242, 236, 241, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 52, k_even = 5}, at_most = {mk = 132033, k = 230, m = 40}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 41, n = 52, k_even = 5}, at_most = {mk = 132033, k = 230, m = 121}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_8x16x4096"
  ], factors = [253, 245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 122, n = 52, k_even = 5}, at_most = {mk = 132033, k = 230, elements = 3741449}, kernels = [
    "dot_2x8x4096", "dot_3x4x4096", "tall_8x16x4096", "tall_8x32x1024", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [243, 249, 253, 249, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 122, n = 52, k_even = 5, elements = 3741450}, at_most = {mk = 132033, k = 230}, kernels = [
    "block_slab_8x16x256", "tall_8x16x4096", "tall_8x32x1024"
  ], factors = [269, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26}, at_most = {mk = 132033, mn = 4093, n_even = 4, k = 317}, kernels = [
    "dot_3x8x512", "dot_3x8x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [237, 236, 251, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 29, n = 26}, at_most = {mk = 132033, mn = 2610, n_even = 4, n = 31, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_8x32x1024"
  ], factors = [228, 239, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 29, n = 26, k_even = 5}, at_most = {mk = 132033, mn = 2610, n_even = 4, n = 31}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "tall_8x16x4096"
  ], factors = [233, 239, 247, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 29, n = 32}, at_most = {mk = 132033, mn = 2610, n_even = 4, n = 38}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [240, 249, 257, 256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 29, n = 39}, at_most = {mk = 132033, mn = 2610, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_2x8x512", "dot_slab_5x4x1024"
  ], factors = [237, 239, 251, 240, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 29, n = 26, mn = 2611}, at_most = {mk = 132033, mn = 4093, n_even = 4, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_8x16x4096"
  ], factors = [235, 241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 29, n = 26, mn = 2611, k_even = 5}, at_most = {mk = 132033, mn = 4093, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_8x3x4096", "dot_4x4x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [232, 240, 273, 251, 250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, n_even = 5}, at_most = {mk = 132033, mn = 4093, m = 36}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_6x4x1024"
  ], factors = [245, 259, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 37, n = 26, n_even = 5}, at_most = {mk = 132033, mn = 4093}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "block_8x16x4096"
  ], factors = [241, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, mn = 4094}, at_most = {mk = 132033, m = 42, nk = 7807720, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [242, 242, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, mn = 4094, k_even = 5}, at_most = {mk = 132033, m = 42, nk = 7807720, k_even = 128}, kernels = [
    "dot_3x8x4096", "dot_slab_4x6x512"
  ], factors = [253, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, mn = 4094, k_even = 129}, at_most = {mk = 132033, m = 42, nk = 7807720, k_even = 724}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_slab_4x6x512"
  ], factors = [245, 255, 244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, mn = 4094, k_even = 725}, at_most = {mk = 132033, m = 42, nk = 7807720}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_5x5x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [246, 258, 249, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, mn = 4094, nk = 7807721}, at_most = {mk = 132033, m = 42, k_even = 4}, kernels = [
    "dot_3x8x4096", "block_slab_10x32x2048", "dot_slab_4x6x512"
  ], factors = [243, 257, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 29, n = 26, mn = 4094, nk = 7807721, k_even = 5}, at_most = {mk = 132033, m = 42}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [249, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 43, n = 26, mn = 4094}, at_most = {mk = 132033, k_even = 4, nk = 13449}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [251, 236, 243, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 43, n = 26, mn = 4094, nk = 13450}, at_most = {mk = 132033, k_even = 4, k = 293}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "panel_5x64x384", "block_slab_8x16x256", "tall_8x16x4096",
    "block_8x16x4096"
  ], factors = [243, 242, 250, 258, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 294, m = 43, n = 26, mn = 4094, nk = 13450}, at_most = {mk = 132033, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "block_slab_10x32x2048", "block_8x16x4096"
  ], factors = [241, 240, 245, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 43, n = 26, mn = 4094, k_even = 5}, at_most = {mk = 132033, k = 991, n_even = 4, n = 55, mnk = 2828269}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x6x4096", "dot_4x4x4096", "block_slab_6x64x256", "tall_8x16x4096"
  ], factors = [242, 250, 241, 249, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 43, n = 26, mn = 4094, k_even = 5, mnk = 2828270}, at_most = {mk = 132033, k = 991, n_even = 4, n = 55}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_5x4x1024"
  ], factors = [242, 239, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 43, n = 56, mn = 4094, k_even = 5}, at_most = {mk = 132033, k = 991, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_8x16x4096", "dot_slab_2x8x512", "dot_slab_5x4x1024"
  ], factors = [250, 252, 249, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 43, n = 26, mn = 4094, k_even = 5, n_even = 5}, at_most = {mk = 132033, k = 991}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "block_slab_8x16x256", "tall_8x32x1024", "dot_slab_2x8x512",
    "block_8x16x4096"
  ], factors = [248, 242, 251, 246, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 992, m = 43, n = 26, mn = 4094, k_even = 5}, at_most = {mk = 132033, mnk = 72470062}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_4x4x4096", "dot_slab_6x4x1024"
  ], factors = [241, 246, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 992, m = 43, n = 26, mn = 4094, k_even = 5, mnk = 72470063}, at_most = {mk = 132033}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_6x4x1024", "dot_slab_4x6x512"
  ], factors = [248, 250, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034}, at_most = {mk = 4155392, k_even = 4, mn = 1855, elements = 5464021, n = 33}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "tall_8x32x1024", "dot_slab_4x6x512"
  ], factors = [250, 242, 241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 34, mk = 132034}, at_most = {mk = 4155392, k_even = 4, mn = 1855, elements = 5464021}, kernels = [
    "dot_3x8x4096", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [238, 233, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, mn = 1856}, at_most = {mk = 4155392, k_even = 4, mn = 29112, elements = 5464021, n = 28}, kernels = [
    "dot_4x6x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [249, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 29, mk = 132034, mn = 1856}, at_most = {mk = 4155392, k_even = 4, mn = 29112, elements = 5464021, n = 32}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [265, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 33, mk = 132034, mn = 1856}, at_most = {mk = 4155392, k_even = 4, mn = 29112, elements = 5464021, n = 35}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [244, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 36, mk = 132034, mn = 1856}, at_most = {mk = 4155392, k_even = 4, mn = 29112, elements = 5464021, n = 53}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "tall_8x16x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [240, 254, 245, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 54, mk = 132034, mn = 1856}, at_most = {mk = 4155392, k_even = 4, mn = 29112, elements = 5464021}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_slab_10x32x2048", "tall_8x16x4096", "tall_8x32x1024",
    "dot_slab_4x6x512"
  ], factors = [254, 257, 246, 242, 240, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, mn = 29113}, at_most = {mk = 4155392, k_even = 4, mn = 64226, elements = 5464021, k = 316}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [262, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 317, m = 29, n = 26, mk = 132034, mn = 29113}, at_most = {mk = 4155392, k_even = 4, mn = 64226, elements = 5464021}, kernels = [
    "dot_5x5x4096", "tall_8x16x4096"
  ], factors = [261, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, elements = 5464022}, at_most = {mk = 4155392, k_even = 4, mn = 3012}, kernels = [
    "dot_4x6x4096", "block_slab_6x64x256", "tall_8x16x4096", "tall_8x32x1024", "dot_slab_4x6x512"
  ], factors = [284, 244, 238, 234, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, elements = 5464022, mn = 3013}, at_most = {mk = 4155392, k_even = 4, mn = 64226}, kernels = [
    "block_slab_6x64x256", "tall_8x16x4096", "tall_8x32x1024"
  ], factors = [243, 238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, mn = 64227}, at_most = {mk = 1065613, k_even = 4, elements = 4675507, k = 242, n = 69}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [252, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 1065614, mn = 64227}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, k = 242, n = 69}, kernels = [
    "tall_8x16x4096", "tall_3x128x512"
  ], factors = [249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 70, mk = 132034, mn = 64227}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, k = 242}, kernels = [
    "tall_8x16x4096", "block_8x16x4096"
  ], factors = [252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 243, m = 29, n = 26, mk = 132034, mn = 64227}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, k = 252}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [250, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 253, m = 29, n = 26, mk = 132034, mn = 64227}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, k = 524}, kernels = [
    "tall_8x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 525, m = 29, n = 26, mk = 132034, mn = 64227}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, mn = 128473, n = 84}, kernels = [
    "tall_8x16x4096", "tall_8x48x1024"
  ], factors = [251, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 525, m = 29, n = 85, mk = 132034, mn = 64227}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, mn = 128473}, kernels = [
    "block_slab_10x32x2048", "tall_8x16x4096", "block_8x16x4096"
  ], factors = [250, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 525, m = 29, n = 26, mk = 132034, mn = 128474}, at_most = {mk = 4155392, k_even = 4, elements = 4675507, n = 159}, kernels = [
    "tall_8x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 525, m = 29, n = 160, mk = 132034, mn = 128474}, at_most = {mk = 4155392, k_even = 4, elements = 4675507}, kernels = [
    "block_slab_10x32x2048", "tall_8x16x4096"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, mn = 64227, elements = 4675508}, at_most = {mk = 4155392, k_even = 4, elements = 7076442}, kernels = [
    "block_slab_6x64x256", "tall_8x16x4096"
  ], factors = [247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, mn = 64227, elements = 7076443}, at_most = {mk = 4155392, k_even = 4}, kernels = [
    "block_slab_10x32x2048", "block_slab_6x64x256", "tall_8x32x1024"
  ], factors = [265, 242, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 5}, at_most = {mk = 597061, nk = 5792468, k_even = 724, k = 199, n_even = 4}, kernels = [
    "dot_2x8x4096", "tall_8x16x4096", "tall_8x32x1024", "block_8x16x4096", "block_3x128x512", "block_8x48x512"
  ], factors = [237, 251, 248, 251, 237, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 5, n_even = 5}, at_most = {mk = 597061, nk = 5792468, k_even = 724, k = 199}, kernels = [
    "block_slab_6x64x256", "tall_8x16x4096"
  ], factors = [245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 597062, k_even = 5}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, k = 199}, kernels = [
    "tall_8x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 200, m = 29, n = 26, mk = 132034, k_even = 5}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, mn = 32030, n_even = 4, n = 32}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "dot_4x6x4096", "tall_8x16x4096", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [256, 244, 243, 249, 240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 200, m = 29, n = 33, mk = 132034, k_even = 5}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, mn = 32030, n_even = 4, n = 41}, kernels = [
    "dot_4x6x4096", "tall_8x16x4096", "dot_slab_4x6x512"
  ], factors = [249, 258, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 200, m = 29, n = 42, mk = 132034, k_even = 5}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, mn = 32030, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [248, 246, 242, 237, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 200, m = 29, n = 26, mk = 132034, k_even = 5, n_even = 5}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, mn = 32030, elements = 4950773}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "panel_6x64x768", "tall_8x16x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 242, 242, 246, 236, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 200, m = 29, n = 26, mk = 132034, k_even = 5, n_even = 5, elements = 4950774}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, mn = 32030}, kernels = [
    "dot_3x8x4096", "block_slab_6x64x256", "tall_8x16x4096", "tall_8x32x1024"
  ], factors = [270, 245, 242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 200, m = 29, n = 26, mk = 132034, k_even = 5, mn = 32031}, at_most = {mk = 4155392, nk = 5792468, k_even = 724, k = 847}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "dot_slab_4x6x512", "block_3x128x512"
  ], factors = [251, 243, 247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 848, m = 29, n = 26, mk = 132034, k_even = 5, mn = 32031}, at_most = {mk = 4155392, nk = 5792468, k_even = 724}, kernels = [
    "dot_3x8x4096", "block_slab_10x32x2048", "block_slab_6x64x256", "tall_8x16x4096", "dot_slab_4x6x512"
  ], factors = [261, 248, 241, 251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 725}, at_most = {mk = 4155392, nk = 5792468, mn = 68539, elements = 360599}, kernels = [
    "dot_6x4x4096", "dot_4x6x4096", "dot_4x4x4096", "block_8x16x4096"
  ], factors = [245, 247, 244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 725, elements = 360600}, at_most = {mk = 4155392, nk = 5792468, mn = 1985}, kernels = [
    "dot_4x6x4096", "dot_slab_6x4x1024", "block_8x16x4096"
  ], factors = [244, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 725, elements = 360600, mn = 1986}, at_most = {mk = 4155392, nk = 173397, mn = 68539}, kernels = [
    "dot_4x6x4096", "panel_6x64x768", "block_8x16x4096"
  ], factors = [246, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 725, elements = 360600, mn = 1986, nk = 173398}, at_most = {mk = 4155392, nk = 5792468, mn = 68539}, kernels = [
    "dot_4x6x4096", "block_slab_6x64x256", "dot_slab_4x6x512", "block_8x16x4096"
  ], factors = [252, 242, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 725, mn = 68540}, at_most = {mk = 4155392, nk = 5792468}, kernels = [
    "block_slab_10x32x2048", "tall_8x48x1024", "block_8x16x4096"
  ], factors = [250, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 5, nk = 5792469}, at_most = {mk = 4155392, elements = 8728287}, kernels = [
    "block_slab_6x64x256", "tall_8x16x4096"
  ], factors = [239, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 29, n = 26, mk = 132034, k_even = 5, nk = 5792469, elements = 8728288}, at_most = {mk = 4155392, m = 42}, kernels = [
    "block_slab_6x64x256", "tall_8x32x1024"
  ], factors = [234, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 43, n = 26, mk = 132034, k_even = 5, nk = 5792469, elements = 8728288}, at_most = {mk = 4155392}, kernels = [
    "block_slab_10x32x2048", "block_slab_6x64x256", "tall_8x32x1024"
  ], factors = [263, 238, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 11, mk = 4155393}, at_most = {n = 16, mnk = 88947295, k = 11585}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024", "block_8x16x4096"
  ], factors = [249, 241, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11586, m = 14, n = 11, mk = 4155393}, at_most = {n = 16, mnk = 88947295}, kernels = [
    "tall_8x16x4096", "dot_slab_6x4x1024"
  ], factors = [253, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 11, mk = 4155393, mnk = 88947296}, at_most = {n = 16, m = 81}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [263, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 82, n = 11, mk = 4155393, mnk = 88947296}, at_most = {n = 16, mk = 8617593}, kernels = [
    "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 82, n = 11, mk = 8617594, mnk = 88947296}, at_most = {n = 16, k_even = 724}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [253, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 82, n = 11, mk = 8617594, mnk = 88947296, k_even = 725}, at_most = {n = 16}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [257, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 17, mk = 4155393}, at_most = {mn = 940864, n = 20, mnk = 152054037}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "tall_8x16x4096", "dot_slab_4x6x512"
  ], factors = [212, 243, 254, 238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 21, mk = 4155393}, at_most = {mn = 940864, n = 24, mnk = 152054037}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "block_slab_10x32x2048", "tall_8x32x1024", "tall_6x64x1024",
    "dot_slab_4x6x512"
  ], factors = [258, 264, 266, 246, 243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 17, mk = 4155393, mnk = 152054038}, at_most = {mn = 167096, n = 24}, kernels = [
    "dot_3x8x4096", "tall_8x16x4096"
  ], factors = [259, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 17, mk = 4155393, mnk = 152054038, mn = 167097}, at_most = {mn = 940864, n = 24}, kernels = [
    "tall_8x16x4096", "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [244, 242, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 25, mk = 4155393}, at_most = {mn = 940864, m = 26}, kernels = [
    "dot_3x8x4096", "block_slab_6x64x256", "tall_8x16x4096"
  ], factors = [271, 253, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 27, n = 25, mk = 4155393}, at_most = {mn = 940864, mk = 4664745}, kernels = [
    "dot_4x6x4096", "block_slab_10x32x2048", "block_slab_6x64x256", "tall_6x64x1024"
  ], factors = [318, 265, 250, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 27, n = 25, mk = 4664746}, at_most = {mn = 940864, mk = 6403874, k_even = 4}, kernels = [
    "block_slab_10x32x2048", "tall_8x16x4096", "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [256, 242, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 27, n = 25, mk = 4664746, k_even = 5}, at_most = {mn = 940864, mk = 6403874}, kernels = [
    "dot_4x6x4096", "block_slab_6x64x256", "tall_8x16x4096", "tall_8x32x1024", "block_8x16x4096"
  ], factors = [278, 241, 243, 238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 27, n = 25, mk = 6403875}, at_most = {mn = 940864, n = 32}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [255, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 27, n = 33, mk = 6403875}, at_most = {mn = 940864}, kernels = [
    "block_slab_8x16x256", "block_slab_6x64x256", "tall_8x32x1024", "tall_6x64x1024"
  ], factors = [247, 239, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 17, mk = 4155393, mn = 940865}, at_most = {mk = 7198250}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 17, mk = 7198251, mn = 940865}, at_most = {n = 28}, kernels = [
    "tall_8x16x4096", "tall_6x64x1024"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 14, n = 29, mk = 7198251, mn = 940865}, at_most = {}, kernels = [
    "tall_8x16x4096", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [250, 241, 247]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "nt"} : () -> ()
