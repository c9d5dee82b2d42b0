// Micro-kernels for x86-64-v4, f32 x f32 to f32, layout np, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 560 synthetic shapes, 2026-11-20, IREE 3.13.0.
// The machine was busy; 60 of the shapes are of 4 to 90 rows and weights beyond the L3.
// 11 of 11 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.063, worst 2.51; on shapes held out: 1.076, worst 2.83
// predicted against measured time: median error 9.6 %; on shapes held out: 13.7 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  dram_all_mbs = 56000, dram_mbs = 28000, l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432,
  l3_mbs = 98000, masks_cheap = 1, peak_mflops_per_pe = 118000, vector_bits = 512, vector_registers = 32,
  wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [214848, 20181759, 75801592, 263633592],
      g_slope = [19966911, 18539944, 20870222, 33421166], edge_columns = 16, region = 39067, visit = 3575,
      loop = 1204, fma = 276, edge = 124, conflict_a = 8382, conflict_c = 1805, stall = 109, a_near = 268,
      a_far = 653, b_near = 54, b_far = 123, c_near = 70, rows_near = 1024, rows_far = 1024, once_far = 74,
      apart_far = 10, column = 1024, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [1937438, 6377515, 7313592, 15088823],
      g_slope = [1480025, 936077, 1555046, 1256523], edge_columns = 16, region = 42932, visit = 3585,
      loop = 1419, fma = 274, edge = 126, conflict_a = 9519, conflict_c = 1207, stall = 91, a_near = 142,
      a_far = 1024, b_near = 38, b_far = 104, c_near = 71, c_far = 695, rows_near = 1024, rows_far = 1024,
      once_far = 56, apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x512", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [2125067, 9922967, 10807392, 14463284],
      g_slope = [3898950, 884425, 3655892, 3719109], edge_columns = 16, region = 43188, visit = 3527,
      loop = 2464, fma = 274, edge = 101, conflict_a = 755, conflict_c = 995, stall = 137, a_near = 141,
      a_far = 944, b_near = 53, b_far = 71, c_near = 341, c_far = 668, rows_near = 1024, rows_far = 1024,
      once_far = 23, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [1686634, 4795352, 19624592, 34203342],
      g_slope = [3108718, 4943080, 7289375, 5074403], edge_columns = 16, region = 45671, visit = 3358,
      fma = 277, edge = 134, conflict_a = 1166, conflict_c = 2178, stall = 117, a_near = 188, a_far = 706,
      b_near = 164, b_far = 459, c_near = 181, c_far = 1024, rows_near = 957, rows_far = 1024, once_near = 60,
      once_far = 481, column = 661, reread = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [174080, 19329501, 40058759, 58246592],
      g_slope = [9577710, 10364629, 9093916, 9505846], region = 43764, visit = 5637, fma = 255, edge = 98,
      conflict_a = 5133, conflict_c = 1241, stall = 762, a_near = 205, a_far = 619, b_near = 275,
      c_near = 417, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 311, apart_far = 492,
      reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x128", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 2, 19, 28], g_ps = [35638, 1919337, 16923259, 26143703],
      g_slope = [941849, 882583, 1024493, 866099], edge_columns = 16, region = 36121, visit = 3301,
      loop = 3555, fma = 275, edge = 106, conflict_c = 1032, stall = 155, a_far = 1024, b_far = 49,
      c_near = 545, c_far = 616, rows_near = 540, rows_far = 162, once_far = 64, apart_far = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 9], g_ps = [55726, 6903830, 28779092, 69715925],
      g_slope = [6848104, 7291754, 8187366, 6880166], edge_columns = 16, region = 33256, visit = 3502,
      loop = 3462, fma = 272, edge = 143, conflict_c = 1116, stall = 199, a_near = 37, a_far = 874,
      b_near = 16, b_far = 77, c_near = 380, rows_near = 483, rows_far = 1024, once_far = 2, column = 499
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x64x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [87292, 4440850, 12216900, 22298692],
      g_slope = [4353558, 2592016, 5040896, 2700107], edge_columns = 16, region = 39168, visit = 3363,
      loop = 3305, fma = 275, edge = 131, conflict_c = 946, stall = 147, a_near = 195, a_far = 977,
      b_far = 125, c_near = 255, rows_near = 499, rows_far = 1024, once_near = 6, once_far = 63, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [141467, 4708686, 19340509, 68734259],
      g_slope = [4567219, 4877274, 5488194, 3469305], edge_columns = 16, region = 42514, visit = 3441,
      loop = 2530, fma = 269, edge = 141, conflict_a = 16260, conflict_c = 1603, stall = 145, a_near = 170,
      a_far = 921, b_near = 126, b_far = 92, c_near = 121, c_far = 310, rows_near = 836, rows_far = 1024,
      once_near = 4, once_far = 49, column = 1024, reread = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 6, 9, 13], g_ps = [118173, 50595092, 82624925, 107717592],
      g_slope = [8412819, 10676611, 6273166, 8278000], edge_columns = 16, region = 45327, visit = 3598,
      loop = 5230, fma = 271, edge = 130, conflict_c = 867, stall = 203, a_near = 143, a_far = 810,
      b_near = 76, b_far = 44, c_near = 347, c_far = 64, rows_near = 690, rows_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_12x16x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [1629092, 7193298, 28857092, 48884592],
      g_slope = [5564206, 4332758, 6675833, 4092100], region = 40418, visit = 4118, fma = 251, edge = 84,
      conflict_a = 6390, conflict_c = 1182, stall = 152, a_near = 180, a_far = 545, b_near = 67, b_far = 756,
      c_near = 208, c_far = 1024, rows_near = 997, rows_far = 1024, once_far = 243, column = 162, reread = 25
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "np"} : () -> ()
