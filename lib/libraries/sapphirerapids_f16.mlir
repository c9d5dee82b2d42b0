// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f16 x f16 to f32.
// Measured on Intel(R) Xeon(R) Processor, one thread, 398 synthetic shapes, 2026-11-23, of bf16 (sapphirerapids_bf16.mlir): both are
// extended to f32, and kernels of both take the same time (medians of six kernels on seven shapes within 5 %). A fit to 396 shapes of
// f16's own, which was held to the coefficients of Zen 4's kernels, chose worse: docs/decisions/two-multiply-adds-a-cycle.md.
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_f16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x4096", family = "block",
    tile = #dynmlir.tile<10, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [36513, 50798938, 101644900, 152959333, 152959333],
      g_slope = [16920808, 50845962, 25657216, 0, 18258616], region = 12631, visit = 4295, fma = 340,
      pack = 321, conflict_a = 9895, conflict_c = 2672, a_near = 189, a_far = 1024, b_near = 472,
      b_far = 1024, c_near = 242, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 779,
      apart_far = 1024, brief = 242, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [77600, 5806850, 9432278, 29068206],
      g_slope = [5729250, 3625428, 4908982, 5305807], edge_columns = 16, visit = 5119, loop = 7095, fma = 307,
      pack = 148, conflict_a = 7726, conflict_c = 1892, conflict = 1638, mask = 27, stall = 497, a_near = 257,
      a_far = 1024, b_near = 110, b_far = 1024, c_near = 24, c_far = 1024, rows_far = 1024, once_far = 957,
      apart_near = 82, apart_far = 1024, brief = 94, column = 765, reread = 529
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 2], g_ps = [31274, 69948706], g_slope = [34958716, 32547818], region = 5651, visit = 5970,
      loop = 329, fma = 351, edge = 360, conflict_b = 5437, conflict_c = 34389, split = 1524, a_near = 434,
      b_near = 1024, c_near = 235, rows_near = 874, rows_far = 1024, once_far = 1024, apart_near = 353,
      apart_far = 1024, brief = 176, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x16x8192", family = "direct",
    tile = #dynmlir.tile<10, 16, 8192>, packed = false, model = {
      g_t = [0, 4], g_ps = [30400, 102457294], g_slope = [25606723, 24002784], region = 4058, visit = 4799,
      loop = 415, fma = 399, edge = 732, conflict_a = 2243, conflict_b = 3958, conflict_c = 13025,
      split = 262, a_near = 437, b_near = 1024, c_near = 490, rows_far = 1024, once_far = 1024,
      apart_near = 718, apart_far = 1024, brief = 155, column = 619, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [69213], g_slope = [31561754], edge_columns = 8, region = 4513, visit = 3754,
      loop = 6091, fma = 376, edge = 280, conflict_a = 8963, conflict_c = 3365, conflict = 854, split = 609,
      stall = 127, a_near = 195, a_far = 1024, b_near = 69, b_far = 1024, c_near = 297, c_far = 1024,
      once_far = 684, apart_near = 515, apart_far = 1024, column = 730, reread = 364
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [65110, 19762833, 45778700, 54719824],
      g_slope = [9848861, 13007933, 4470562, 9990230], edge_columns = 8, region = 4642, visit = 3074,
      loop = 11595, fma = 523, edge = 119, conflict_a = 31312, conflict_b = 1571, conflict_c = 2092,
      conflict = 761, split = 270, stall = 98, a_near = 374, a_far = 1024, b_near = 71, b_far = 1024,
      c_near = 340, c_far = 1024, rows_far = 1024, once_far = 855, apart_near = 240, apart_far = 1024,
      column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x2048", family = "direct",
    tile = #dynmlir.tile<8, 32, 2048>, packed = false, model = {
      g_t = [0, 13], g_ps = [36564, 122137235], g_slope = [9392359, 14493106], edge_columns = 8,
      region = 7264, visit = 3603, loop = 3906, fma = 421, edge = 272, conflict_a = 8945, conflict_b = 2954,
      conflict_c = 13942, split = 1476, stall = 3, a_near = 46, a_far = 1024, b_near = 371, b_far = 1024,
      c_near = 728, c_far = 1024, rows_near = 1024, once_far = 892, apart_near = 336, apart_far = 892,
      brief = 67, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1, 3, 42, 94, 141], g_ps = [42757, 181226, 333019, 5949556, 11702667, 19382432],
      g_slope = [138469, 75896, 144013, 110636, 163399, 145000], most_rows = 48, region = 14949, visit = 651,
      loop = 440, fma = 413, conflict_a = 1527, conflict_c = 3040, mask = 389, split = 2928, a_far = 26,
      b_far = 26, once_far = 42, apart_far = 42, brief = 167, seam = 109, reread = 504
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x64x16", family = "stream",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 141, 211, 474], g_ps = [45649, 133433, 16722937, 33324556, 73653636],
      g_slope = [87784, 118496, 237165, 153342, 50491], edge_columns = 8, most_rows = 18, region = 7785,
      visit = 2714, loop = 4115, fma = 401, edge = 49, conflict_a = 9552, conflict_c = 2305, split = 883,
      stall = 29, a_far = 26, b_far = 26, once_far = 258, apart_far = 258, brief = 47, column = 316,
      seam = 282, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x32", family = "skinny",
    tile = #dynmlir.tile<16, 8, 32>, packed = false, model = {
      g_t = [0, 3, 6, 9, 63, 94], g_ps = [49794, 700482, 1273826, 2031286, 11456222, 21684083],
      g_slope = [216896, 191114, 252486, 174535, 329931, 256081], region = 125, visit = 6499, fma = 365,
      conflict_a = 3561, mask = 95, split = 1579, a_near = 119, c_near = 151, rows_near = 31, rows_far = 313,
      once_near = 3, once_far = 61, apart_near = 377
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x32", family = "skinny",
    tile = #dynmlir.tile<14, 32, 32>, packed = false, model = {
      g_t = [0, 4, 6, 9, 13, 42], g_ps = [75883, 1108411, 2270023, 2542040, 4905805, 12211139],
      g_slope = [258132, 580806, 90672, 590941, 251908, 360826], region = 2845, visit = 5621, fma = 388,
      conflict_c = 1130, mask = 220, split = 940, stall = 115, a_near = 320, c_near = 215, rows_far = 313,
      once_far = 61, apart_near = 25, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1], g_ps = [65524, 234473], g_slope = [168949, 209722], edge_columns = 8, region = 7019,
      visit = 4976, fma = 353, edge = 275, conflict_b = 650, conflict_c = 964, conflict = 1750, split = 843,
      stall = 105, a_near = 239, a_far = 1024, b_far = 1024, c_near = 158, c_far = 1024, rows_far = 845,
      apart_near = 23, brief = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x256x32", family = "skinny",
    tile = #dynmlir.tile<1, 256, 32>, packed = false, model = {
      g_t = [0, 1, 94, 211], g_ps = [35229, 444550, 41370971, 132464437],
      g_slope = [409321, 440069, 778576, 536617], edge_columns = 8, region = 7709, visit = 2052, loop = 3649,
      fma = 887, edge = 168, conflict_b = 3647, conflict_c = 999, mask = 276, split = 125, stall = 90,
      a_far = 1024, b_near = 42, b_far = 1024, c_near = 369, c_far = 1024, rows_far = 845, once_near = 26,
      apart_near = 1, brief = 184
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x2x4096", family = "dot",
    tile = #dynmlir.tile<5, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [33034, 5948145, 13915905, 20391611, 26675667],
      g_slope = [5915111, 3983880, 6475706, 3142028, 5352491], region = 20055, visit = 4538, fma = 529,
      edge = 325, pack = 1055, conflict_a = 2864, split = 395, a_near = 104, a_far = 1024, b_far = 1024,
      c_near = 298, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024, reread = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [47176, 43145722, 52407444], g_slope = [14366182, 9261722, 13462805],
      region = 28060, visit = 7809, fma = 408, pack = 957, conflict_a = 3460, split = 1048, stall = 78,
      b_near = 922, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 9], g_ps = [30864, 122971500], g_slope = [13660070, 15768914], region = 17387, visit = 3789,
      fma = 692, edge = 55, pack = 886, conflict_a = 2190, split = 226, stall = 322, a_near = 226,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 91, once_far = 1024, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 1, 6, 9], g_ps = [34844, 10622426, 55329611, 91953529],
      g_slope = [10587582, 8941437, 12207972, 7763282], region = 22026, visit = 3892, fma = 555, pack = 1251,
      conflict_a = 2252, split = 374, a_near = 107, rows_near = 1024, rows_far = 1024, once_near = 85,
      once_far = 1024, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0, 2, 4, 6, 9, 13], g_ps = [68144, 39465500, 74569294, 121704000, 145589500, 216181313],
      g_slope = [19698678, 17551897, 23567353, 7961833, 17647953, 22855447], region = 25834, visit = 10599,
      fma = 478, edge = 277, pack = 958, split = 186, stall = 159, b_near = 264, c_near = 523,
      rows_near = 1024, rows_far = 1024, once_near = 873, once_far = 1024, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x32x4096", family = "tall",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [53209, 106446235], g_slope = [35464342, 37832896], region = 6805, visit = 6407,
      loop = 2703, fma = 302, edge = 487, pack = 162, conflict_a = 6619, conflict_c = 2810, stall = 77,
      a_far = 1024, b_near = 81, b_far = 1024, c_near = 240, c_far = 1024, rows_far = 1024, once_far = 1024,
      apart_near = 242, apart_far = 1024, brief = 357, column = 977
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x256", family = "tall",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 1, 2, 9, 13, 19], g_ps = [60815, 2420901, 5402057, 20820778, 38140545, 46086067],
      g_slope = [2360086, 2981156, 2202674, 4329941, 1324253, 2904222], edge_columns = 16, visit = 5483,
      loop = 3935, fma = 297, pack = 152, conflict_a = 11452, conflict_c = 2246, conflict = 681, stall = 619,
      a_near = 177, a_far = 1024, b_far = 1024, c_near = 74, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart_near = 99, apart_far = 1024, brief = 218, column = 652, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9, 13], g_ps = [40611, 21375608, 53296727, 88803800, 102898182, 251962545],
      g_slope = [10667498, 31921119, 11835691, 4698127, 37266090, 16644530], region = 12232, visit = 6527,
      loop = 1012, fma = 330, pack = 288, conflict_a = 6512, conflict_c = 3270, conflict = 2126, a_far = 1024,
      b_near = 55, b_far = 1024, c_near = 37, c_far = 1024, rows_far = 1024, once_far = 1024,
      apart_near = 704, apart_far = 1024, brief = 340, column = 1024, seam = 494, reread = 944
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x8192", family = "sweep",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [34027, 135616000, 288150571, 404827125, 642370000],
      g_slope = [33895493, 76267285, 38892184, 59385718, 44631981], region = 68717, visit = 5830, fma = 328,
      edge = 43, conflict_a = 78650, conflict_b = 11179, conflict = 2, mask = 117, split = 2461,
      a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 338, c_far = 1024, rows_near = 811,
      rows_far = 1024, once_near = 198, once_far = 1024, apart_near = 27, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x4096", family = "sweep",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [65676], g_slope = [31551479], edge_columns = 8, region = 12493, visit = 4982,
      loop = 1081, fma = 367, edge = 324, conflict_a = 61450, conflict_c = 546, conflict = 2887, mask = 173,
      split = 717, stall = 194, a_near = 1024, a_far = 1024, b_near = 259, b_far = 1024, c_near = 148,
      c_far = 1024, rows_far = 1024, once_near = 86, once_far = 1024, apart_far = 1024, brief = 41
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @sapphirerapids} : () -> ()
