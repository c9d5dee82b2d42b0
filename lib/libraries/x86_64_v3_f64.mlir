// Micro-kernels for x86-64-v3, f64 x f64 to f64, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 46 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 14 of 37 candidates kept; the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.026, worst 1.16; on shapes held out: 1.088, worst 2.48
// predicted against measured time: median error 10.3 %; on shapes held out: 19.4 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, dram_all_mbs = 56000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x8x512", family = "direct",
    tile = #dynmlir.tile<6, 8, 512>, packed = false, model = {
      g_t = [0, 1, 6, 13], g_ps = [10000, 1086341, 6669656, 15761401],
      g_slope = [1076341, 1116663, 1298820, 1215988], edge_columns = 4, visit = 5666, fma = 430,
      conflict_a = 6825, a_far = 49, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 221,
      apart_near = 4, apart_far = 652, column = 628, reread = 154
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x8x256", family = "direct",
    tile = #dynmlir.tile<4, 8, 256>, packed = false, model = {
      g_t = [0, 1, 2, 13], g_ps = [10000, 363618, 787512, 5021230],
      g_slope = [353618, 423894, 384883, 450008], edge_columns = 4, visit = 3639, fma = 463, edge = 29,
      split = 45, c_far = 1024, rows_near = 1024, rows_far = 700, once_near = 189, once_far = 621,
      column = 505, reread = 212
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x16x256", family = "direct",
    tile = #dynmlir.tile<3, 16, 256>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 932528, 2026830, 9092258],
      g_slope = [922528, 1094302, 1009346, 1080490], edge_columns = 8, region = 3247, visit = 2935,
      loop = 5255, fma = 464, conflict_a = 83911, a_far = 647, b_near = 443, b_far = 1024, c_near = 304,
      c_far = 1024, rows_near = 1024, apart_near = 247, apart_far = 737, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x8x128", family = "sweep",
    tile = #dynmlir.tile<6, 8, 128>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [10000, 427193, 10094180, 17047753],
      g_slope = [417193, 537054, 772619, 546592], edge_columns = 4, visit = 4742, fma = 589,
      conflict_a = 38748, a_far = 596, b_near = 199, b_far = 1024, c_near = 769, c_far = 1024,
      rows_near = 1024, rows_far = 739, once_near = 518, once_far = 621, apart_far = 621
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x128", family = "sweep",
    tile = #dynmlir.tile<2, 16, 128>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 280178, 661169, 3339208], g_slope = [270178, 380991, 382577, 502532],
      edge_columns = 4, visit = 3867, fma = 678, conflict_a = 21322, split = 27, stall = 963, b_near = 1024,
      b_far = 232, c_near = 1024, rows_far = 26, once_far = 26, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x4x128", family = "sweep",
    tile = #dynmlir.tile<12, 4, 128>, packed = false, model = {
      g_t = [0, 1, 6, 42], g_ps = [10000, 345643, 2831317, 21986830],
      g_slope = [335643, 497134, 532097, 500165], visit = 5157, fma = 434, conflict_a = 100752, split = 1217,
      stall = 464, a_far = 338, b_far = 1024, c_near = 304, c_far = 637, rows_near = 1024, rows_far = 1024,
      once_near = 283, once_far = 184, apart_near = 138
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x8x384", family = "panel",
    tile = #dynmlir.tile<6, 8, 384>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [10000, 7424955, 11624892, 17414330],
      g_slope = [1235825, 1399979, 1447359, 1330176], edge_columns = 4, visit = 5838, fma = 370, pack = 310,
      a_near = 54, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 575, apart_far = 459,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x8x256", family = "block",
    tile = #dynmlir.tile<6, 8, 256>, packed = true, model = {
      g_t = [0, 1, 13, 28], g_ps = [10000, 793246, 11053274, 25662719],
      g_slope = [783246, 855002, 973963, 2573668], edge_columns = 4, visit = 6718, fma = 367, pack = 277,
      b_far = 1024, c_near = 419, c_far = 1024, rows_near = 1024, rows_far = 298, once_near = 550,
      once_far = 286, apart_far = 286, column = 1024, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x8x128", family = "block",
    tile = #dynmlir.tile<5, 8, 128>, packed = true, model = {
      g_t = [0, 2, 3, 19], g_ps = [831871, 831871, 3329080, 9582973], g_slope = [0, 2497209, 390868, 463104],
      edge_columns = 4, visit = 5680, fma = 346, edge = 55, pack = 312, b_far = 1024, c_near = 613,
      c_far = 1024, rows_near = 1024, rows_far = 445, once_near = 450, once_far = 201, apart_far = 201,
      column = 1024, reread = 400
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x16x128", family = "block",
    tile = #dynmlir.tile<3, 16, 128>, packed = true, model = {
      g_t = [0, 3, 6, 19], g_ps = [1589362, 4563917, 4563917, 14215296],
      g_slope = [991518, 0, 742413, 1075073], edge_columns = 8, region = 663, visit = 2728, loop = 3967,
      fma = 476, pack = 389, a_far = 270, b_far = 603, c_near = 885, c_far = 1024, rows_near = 1024,
      rows_far = 613, once_near = 84, once_far = 358, apart_far = 358, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x2048", family = "dot",
    tile = #dynmlir.tile<4, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 1026473, 3011088, 6354793],
      g_slope = [1016473, 992307, 1114568, 1447287], visit = 649, loop = 1661, fma = 433, edge = 412,
      pack = 661, conflict_a = 11519, split = 154, stall = 234, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 1621142, 3226277, 5064278],
      g_slope = [1611142, 1605135, 1838001, 2278909], visit = 1690, loop = 585, fma = 477, edge = 659,
      pack = 362, conflict_a = 13978, split = 159, stall = 154, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [10000, 8164482, 12863896, 21009466],
      g_slope = [2038620, 2349707, 2715190, 2408756], visit = 1915, loop = 1782, fma = 403, pack = 618,
      conflict_a = 20273, split = 262, a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x2048", family = "dot",
    tile = #dynmlir.tile<2, 4, 2048>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [10000, 12755006, 31886205, 46136630],
      g_slope = [3186251, 3826239, 3562606, 3349450], visit = 2286, loop = 564, fma = 324, pack = 856,
      conflict_a = 37520, split = 305, stall = 1024, a_far = 730, b_near = 1024, b_far = 705, c_near = 1015,
      c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 212
    }} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v3} : () -> ()
