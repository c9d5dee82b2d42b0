// Micro-kernels for x86-64-v4, f32 x f32 to f32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 500 synthetic shapes, 2026-11-20, IREE 3.13.0.
// on a busy machine; two narrow candidates left out afterwards, whose memory traffic the sample says too little of
// chosen against the best of them: 1.065, worst 2.61; on shapes held out: 1.081, worst 2.85
// predicted against measured time: median error 16.4 %; on shapes held out: 11.7 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, dram_all_mbs = 56000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [214848, 20181759, 75801592, 263633592],
      g_slope = [19966911, 18539944, 20870222, 33421166], edge_columns = 16, region = 83518, visit = 2966,
      loop = 572, fma = 280, edge = 112, conflict_a = 608, conflict_c = 2091, stall = 195, a_near = 626,
      a_far = 709, b_far = 188, c_near = 99, rows_near = 1024, once_far = 17, column = 1024, reread = 538
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [1937438, 6377515, 7313592, 15088823],
      g_slope = [1480025, 936077, 1555046, 1256523], edge_columns = 16, region = 82022, visit = 3182,
      loop = 332, fma = 278, edge = 114, conflict_a = 4793, conflict_c = 1699, stall = 146, a_near = 351,
      a_far = 1024, b_far = 229, c_near = 71, c_far = 1015, rows_near = 1024, column = 1024, reread = 715
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x512", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [2125067, 9922967, 10807392, 14463284],
      g_slope = [3898950, 884425, 3655892, 3719109], edge_columns = 16, region = 85154, visit = 2763,
      loop = 2559, fma = 291, edge = 94, conflict_c = 1047, stall = 188, a_near = 710, a_far = 463,
      b_far = 138, c_near = 700, c_far = 429, rows_near = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [1686634, 4795352, 19624592, 34203342],
      g_slope = [3108718, 4943080, 7289375, 5074403], edge_columns = 16, region = 73976, visit = 3564,
      fma = 294, edge = 99, conflict_c = 2077, stall = 328, a_near = 713, a_far = 281, b_far = 988,
      c_near = 829, c_far = 937, rows_near = 748, rows_far = 1024, once_far = 520
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [174080, 19329501, 40058759, 58246592],
      g_slope = [9577710, 10364629, 9093916, 9505846], region = 67511, visit = 4589, fma = 269, edge = 137,
      conflict_c = 2030, stall = 771, a_near = 497, a_far = 864, b_far = 441, c_near = 783, c_far = 1024,
      rows_near = 471, rows_far = 1024, once_far = 1024, reread = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x128", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 2, 19, 28], g_ps = [35638, 1919337, 16923259, 26143703],
      g_slope = [941849, 882583, 1024493, 866099], edge_columns = 16, region = 71362, visit = 2066,
      loop = 3093, fma = 300, edge = 91, conflict_c = 1123, stall = 210, a_near = 418, a_far = 814,
      c_near = 929, c_far = 111, rows_near = 370
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 9], g_ps = [55726, 6903830, 28779092, 69715925],
      g_slope = [6848104, 7291754, 8187366, 6880166], edge_columns = 16, region = 82232, visit = 2688,
      loop = 4111, fma = 281, edge = 142, conflict_c = 1314, stall = 243, a_near = 345, a_far = 742,
      b_far = 155, c_near = 673, rows_near = 247, reread = 235
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x64x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [87292, 4440850, 12216900, 22298692],
      g_slope = [4353558, 2592016, 5040896, 2700107], edge_columns = 16, region = 98866, visit = 2218,
      loop = 2468, fma = 292, edge = 101, conflict_c = 2159, stall = 265, a_near = 663, a_far = 624,
      b_far = 118, c_near = 174, rows_near = 395, rows_far = 76, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [141467, 4708686, 19340509, 68734259],
      g_slope = [4567219, 4877274, 5488194, 3469305], edge_columns = 16, region = 72034, visit = 2829,
      loop = 3527, fma = 285, edge = 130, conflict_a = 8128, conflict_c = 1805, stall = 240, a_near = 457,
      a_far = 934, b_near = 57, b_far = 243, c_near = 153, rows_near = 791, once_far = 36, column = 1024,
      reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 6, 9, 13], g_ps = [118173, 50595092, 82624925, 107717592],
      g_slope = [8412819, 10676611, 6273166, 8278000], edge_columns = 16, region = 118864, visit = 2839,
      loop = 12267, fma = 285, edge = 91, stall = 288, a_near = 492, a_far = 600, b_far = 106, c_near = 597,
      rows_near = 438, column = 1024, reread = 186
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_12x16x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [1629092, 7193298, 28857092, 48884592],
      g_slope = [5564206, 4332758, 6675833, 4092100], region = 126767, visit = 2621, fma = 264, edge = 144,
      conflict_c = 1376, stall = 323, a_near = 482, a_far = 687, b_far = 119, c_near = 686, c_far = 1024,
      rows_near = 901, once_far = 128, reread = 45
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "np"} : () -> ()
