// Micro-kernels for cooperlake, bf16 x bf16 to f32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 160 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 16 of 34 candidates kept; the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.054, worst 2.60; on shapes held out: 1.088, worst 4.71
// predicted against measured time: median error 10.1 %; on shapes held out: 12.4 %
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000,
  dot_i8 = 1, dot_bf16 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [1981578, 28851186, 40865995, 88105995],
      g_slope = [8956536, 12014809, 9448000, 8711933], edge_columns = 32, region = 69359, visit = 3955,
      loop = 4313, fma = 309, split = 164, b_near = 283, c_near = 782, once_near = 109, once_far = 854,
      apart_near = 1024, apart_far = 854, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x2048", family = "direct",
    tile = #dynmlir.tile<8, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [3181928, 17297510, 33520900, 52212928],
      g_slope = [14115582, 16223390, 18692028, 16053150], edge_columns = 16, region = 66913, visit = 3678,
      fma = 421, conflict_a = 2076, split = 586, a_near = 426, a_far = 909, b_near = 161, b_far = 1024,
      c_near = 168, c_far = 1024, rows_far = 1024, once_near = 150, once_far = 1024, apart_near = 115,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [1673233, 1704689, 2096670, 2451841],
      g_slope = [10485, 391981, 71034, 95242], edge_columns = 16, most_rows = 24, region = 143063, fma = 422,
      edge = 216, conflict_a = 16350, split = 903, a_near = 1024, a_far = 26, b_far = 26, c_near = 607,
      rows_near = 1024, rows_far = 1024, once_near = 231, once_far = 68, apart_far = 68, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 9, 19, 474], g_ps = [607376, 607376, 812196, 20276703], g_slope = [0, 20482, 42779, 45639],
      most_rows = 24, region = 75918, fma = 504, conflict_a = 13512, split = 622, a_near = 889, a_far = 26,
      b_near = 1024, b_far = 26, c_near = 142, rows_near = 1024, rows_far = 1024, once_near = 152,
      once_far = 24, apart_far = 24, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 9, 13, 28], g_ps = [1891359, 2352811, 2982522, 3673056],
      g_slope = [51272, 157427, 46035, 83191], edge_columns = 16, most_rows = 12, region = 64865, visit = 639,
      fma = 429, edge = 189, conflict_a = 10991, split = 358, a_near = 1024, a_far = 26, b_far = 26,
      c_near = 132, rows_near = 1024, rows_far = 1024, once_near = 17, once_far = 330, apart_far = 330,
      column = 265, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x512", family = "sweep",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [1469634, 19390601, 22789328, 42126162],
      g_slope = [5973655, 3398727, 9668417, 5011782], edge_columns = 16, region = 63069, visit = 5426,
      fma = 438, edge = 49, conflict_a = 47937, conflict_b = 9847, conflict_c = 134046, conflict = 9818,
      split = 131, stall = 105, a_near = 219, a_far = 110, b_near = 348, b_far = 1024, c_near = 351,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 333, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [1757400, 9766478, 16489944, 26274328],
      g_slope = [4004539, 3361733, 4892192, 3970512], edge_columns = 32, region = 56968, visit = 6684,
      loop = 19744, fma = 143, pack = 74, a_far = 615, b_near = 110, b_far = 1024, c_near = 198,
      rows_near = 1024, rows_far = 1024, once_far = 975, apart_near = 611, apart_far = 975, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x512", family = "block",
    tile = #dynmlir.tile<8, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [2264378, 2390777, 6538008, 12937543],
      g_slope = [126399, 4147231, 3199767, 2762752], region = 68400, visit = 6526, fma = 134, edge = 45,
      pack = 160, a_near = 81, a_far = 1024, b_near = 264, b_far = 1024, rows_far = 1024, once_far = 907,
      apart_near = 298, apart_far = 907, column = 982
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x512", family = "block",
    tile = #dynmlir.tile<5, 64, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [1873543, 11163217, 11268328, 21846965],
      g_slope = [3096558, 105111, 5289318, 3608681], edge_columns = 32, region = 85455, visit = 5569,
      loop = 8933, fma = 139, edge = 106, pack = 71, a_far = 856, b_near = 349, b_far = 1024, c_near = 10,
      rows_far = 1024, once_far = 921, apart_near = 568, apart_far = 921, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x2048", family = "tall",
    tile = #dynmlir.tile<8, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [2088262, 15451257, 46604528, 59042828],
      g_slope = [13362995, 15576635, 12438300, 14490833], edge_columns = 16, region = 72073, visit = 7914,
      fma = 159, edge = 216, pack = 86, conflict_a = 8274, conflict_c = 32991, conflict = 805, stall = 8,
      a_far = 411, b_near = 912, b_far = 1024, rows_far = 1024, once_near = 558, once_far = 1024,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [1909139, 71260828, 71260828, 155055328],
      g_slope = [23117229, 0, 41897250, 25067153], region = 62397, visit = 8089, fma = 175, pack = 182,
      conflict_c = 230517, conflict = 11256, stall = 26, a_far = 565, b_near = 477, rows_far = 1024,
      once_far = 1024, apart_near = 989, apart_far = 1024, column = 478
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x8192", family = "dot",
    tile = #dynmlir.tile<4, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [1854405, 3705763, 5725424, 13275795],
      g_slope = [1851358, 2019661, 1887592, 2099605], region = 63404, visit = 1839, loop = 3781, fma = 409,
      edge = 178, pack = 545, split = 309, stall = 1024, a_far = 1024, b_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 109
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [1642715, 5021628, 7994878, 11562614],
      g_slope = [3378913, 2973250, 3567736, 3383450], region = 56379, visit = 3892, loop = 2591, fma = 375,
      pack = 985, split = 354, stall = 1024, a_far = 1024, b_near = 1024, b_far = 1024, rows_far = 1024,
      once_near = 175, once_far = 1024, reread = 132
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 2, 4, 13], g_ps = [1954984, 23412439, 40928128, 147774328],
      g_slope = [10728727, 8757844, 11871800, 8492666], region = 35249, visit = 3861, loop = 3133, fma = 360,
      pack = 807, split = 534, a_near = 179, a_far = 184, b_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x8192", family = "dot",
    tile = #dynmlir.tile<8, 2, 8192>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [2176842, 13455471, 113092828, 158570328],
      g_slope = [11278629, 12454669, 11369375, 10871000], region = 32474, visit = 7505, loop = 887, fma = 366,
      edge = 14, pack = 781, split = 303, a_near = 72, a_far = 582, b_far = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [2462950, 140884328, 200893328, 305188328],
      g_slope = [23070229, 20003000, 26073750, 21561833], region = 30564, visit = 10715, loop = 1297,
      fma = 303, pack = 872, split = 105, stall = 1024, a_near = 28, a_far = 681, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 115
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake} : () -> ()
