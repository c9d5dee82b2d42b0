// Micro-kernels for cooperlake, bf16 x bf16 to f32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 160 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 16 of 34 candidates kept; the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.041, worst 2.25; on shapes held out: 1.089, worst 4.71
// predicted against measured time: median error 9.2 %; on shapes held out: 13.4 %
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000,
  dot_i8 = 1, dot_bf16 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [1981578, 28851186, 40865995, 88105995],
      g_slope = [8956536, 12014809, 9448000, 8711933], edge_columns = 32, region = 38637, visit = 4032,
      loop = 6066, fma = 310, conflict_b = 485, conflict = 485, split = 172, b_near = 257, c_near = 755,
      rows_far = 1024, once_near = 109, once_far = 771, apart = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x2048", family = "direct",
    tile = #dynmlir.tile<8, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [3181928, 17297510, 33520900, 52212928],
      g_slope = [14115582, 16223390, 18692028, 16053150], edge_columns = 16, region = 35682, visit = 3919,
      fma = 419, conflict_a = 2027, conflict_b = 894, conflict = 706, split = 636, stall = 597, a_near = 381,
      a_far = 940, b_far = 1024, c_near = 125, c_far = 1024, rows_near = 47, rows_far = 1024, once_far = 1024,
      apart = 344
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [1673233, 1704689, 2096670, 2451841],
      g_slope = [10485, 391981, 71034, 95242], edge_columns = 16, most_rows = 24, region = 59051, fma = 444,
      edge = 277, conflict_a = 4199, split = 913, a_near = 1024, a_far = 26, b_far = 26, c_near = 450,
      rows_near = 1024, rows_far = 1024, once_near = 164, once_far = 177, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 9, 19, 474], g_ps = [607376, 607376, 812196, 20276703], g_slope = [0, 20482, 42779, 45639],
      most_rows = 24, region = 46490, fma = 520, conflict_a = 8118, split = 639, a_near = 201, a_far = 26,
      b_near = 1024, b_far = 26, rows_near = 1024, rows_far = 1024, once_near = 135, once_far = 80,
      reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 9, 13, 28], g_ps = [1891359, 2352811, 2982522, 3673056],
      g_slope = [51272, 157427, 46035, 83191], edge_columns = 16, most_rows = 12, region = 40042,
      visit = 1248, loop = 205, fma = 416, edge = 150, conflict_a = 697, split = 263, a_near = 986,
      a_far = 26, b_far = 26, rows_near = 1024, rows_far = 1024, once_near = 2, once_far = 590, column = 961,
      reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x512", family = "sweep",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [1469634, 19390601, 22789328, 42126162],
      g_slope = [5973655, 3398727, 9668417, 5011782], edge_columns = 16, region = 36125, visit = 5568,
      fma = 441, edge = 57, conflict_a = 41096, split = 136, stall = 1024, a_near = 167, a_far = 107,
      b_near = 112, b_far = 1024, c_near = 305, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart = 351
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [1757400, 9766478, 16489944, 26274328],
      g_slope = [4004539, 3361733, 4892192, 3970512], edge_columns = 32, region = 33510, visit = 6813,
      loop = 18635, fma = 138, pack = 76, conflict = 1634, a_far = 690, b_near = 150, b_far = 1024,
      c_near = 220, rows_near = 1024, rows_far = 1024, once_far = 1024, apart = 655, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x512", family = "block",
    tile = #dynmlir.tile<8, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [2264378, 2390777, 6538008, 12937543],
      g_slope = [126399, 4147231, 3199767, 2762752], region = 69207, visit = 6605, fma = 132, edge = 16,
      pack = 163, conflict = 1444, a_near = 130, a_far = 1024, b_near = 269, b_far = 1024, rows_far = 1024,
      once_far = 1024, apart = 398, column = 906
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x512", family = "block",
    tile = #dynmlir.tile<5, 64, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [1873543, 11163217, 11268328, 21846965],
      g_slope = [3096558, 105111, 5289318, 3608681], edge_columns = 32, region = 94842, visit = 5629,
      loop = 5493, fma = 138, edge = 56, pack = 72, conflict = 3595, a_far = 871, b_near = 441, b_far = 1024,
      c_near = 18, rows_near = 1024, rows_far = 1024, once_far = 1024, apart = 628, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x2048", family = "tall",
    tile = #dynmlir.tile<8, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [2088262, 15451257, 46604528, 59042828],
      g_slope = [13362995, 15576635, 12438300, 14490833], edge_columns = 16, region = 45460, visit = 6054,
      loop = 2732, fma = 148, pack = 130, conflict_a = 12826, conflict = 109, stall = 1024, a_near = 192,
      a_far = 432, b_near = 633, b_far = 1024, c_far = 18, rows_far = 1024, once_near = 107, once_far = 1024,
      apart = 457, column = 190
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [1909139, 71260828, 71260828, 155055328],
      g_slope = [23117229, 0, 41897250, 25067153], region = 38661, visit = 8409, fma = 173, pack = 186,
      conflict = 1432, stall = 26, a_near = 29, a_far = 557, b_near = 458, rows_far = 1024, once_far = 1024,
      apart = 1024, column = 450
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x8192", family = "dot",
    tile = #dynmlir.tile<4, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [1854405, 3705763, 5725424, 13275795],
      g_slope = [1851358, 2019661, 1887592, 2099605], region = 59926, visit = 1831, loop = 4254, fma = 425,
      edge = 123, pack = 460, conflict_a = 138, split = 261, stall = 1024, a_far = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [1642715, 5021628, 7994878, 11562614],
      g_slope = [3378913, 2973250, 3567736, 3383450], region = 36109, visit = 3908, loop = 3346, fma = 412,
      pack = 819, split = 199, stall = 1024, a_far = 1024, b_near = 1024, b_far = 1024, rows_far = 1024,
      once_near = 886, once_far = 1024, reread = 116
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
      g_slope = [11278629, 12454669, 11369375, 10871000], region = 26733, visit = 7511, loop = 1020,
      fma = 366, edge = 16, pack = 782, split = 302, a_near = 71, a_far = 581, b_far = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [2462950, 140884328, 200893328, 305188328],
      g_slope = [23070229, 20003000, 26073750, 21561833], region = 31244, visit = 10717, loop = 1283,
      fma = 303, pack = 871, conflict_a = 62, split = 107, stall = 1024, a_near = 28, a_far = 682,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 116
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake} : () -> ()
