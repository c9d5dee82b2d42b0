// Micro-kernels for x86-64-v3, f64 x f64 to f64, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 46 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 14 of 37 candidates kept; the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.023, worst 1.16; on shapes held out: 1.049, worst 1.38
// predicted against measured time: median error 10.5 %; on shapes held out: 15.5 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x8x512", family = "direct",
    tile = #dynmlir.tile<6, 8, 512>, packed = false, model = {
      g_t = [0, 1, 6, 13], g_ps = [10000, 1086341, 6669656, 15761401],
      g_slope = [1076341, 1116663, 1298820, 1215988], edge_columns = 4, visit = 5666, fma = 431,
      conflict_a = 43456, a_far = 103, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 201,
      apart_near = 23, apart_far = 652, column = 637, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x8x256", family = "direct",
    tile = #dynmlir.tile<4, 8, 256>, packed = false, model = {
      g_t = [0, 1, 2, 13], g_ps = [10000, 363618, 787512, 5021230],
      g_slope = [353618, 423894, 384883, 450008], edge_columns = 4, visit = 3637, fma = 462, edge = 29,
      conflict_a = 98768, split = 48, c_far = 1024, rows_near = 1024, rows_far = 759, once_near = 189,
      once_far = 621, column = 507, reread = 207
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x16x256", family = "direct",
    tile = #dynmlir.tile<3, 16, 256>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 932528, 2026830, 9092258],
      g_slope = [922528, 1094302, 1009346, 1080490], edge_columns = 8, region = 2568, visit = 2816,
      loop = 5778, fma = 479, conflict_a = 80153, a_far = 614, b_near = 316, b_far = 1024, c_near = 269,
      c_far = 1024, rows_near = 1024, apart_near = 247, apart_far = 729, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x8x128", family = "sweep",
    tile = #dynmlir.tile<6, 8, 128>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [10000, 427193, 10094180, 17047753],
      g_slope = [417193, 537054, 772619, 546592], edge_columns = 4, visit = 4726, fma = 595,
      conflict_a = 99879, a_far = 587, b_near = 139, b_far = 1024, c_near = 748, c_far = 1024,
      rows_near = 1024, rows_far = 696, once_near = 513, once_far = 621, apart_far = 621
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x128", family = "sweep",
    tile = #dynmlir.tile<2, 16, 128>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 280178, 661169, 3339208], g_slope = [270178, 380991, 382577, 502532],
      edge_columns = 4, visit = 3864, fma = 681, conflict_a = 155330, split = 24, stall = 960, b_near = 1024,
      b_far = 230, c_near = 1024, rows_far = 26, once_far = 26, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x4x128", family = "sweep",
    tile = #dynmlir.tile<12, 4, 128>, packed = false, model = {
      g_t = [0, 1, 6, 42], g_ps = [10000, 345643, 2831317, 21986830],
      g_slope = [335643, 497134, 532097, 500165], visit = 5156, fma = 435, conflict_a = 102927, split = 1202,
      stall = 466, a_far = 341, b_far = 1024, c_near = 301, c_far = 618, rows_near = 1024, rows_far = 1024,
      once_near = 291, once_far = 183, apart_near = 129
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x8x384", family = "panel",
    tile = #dynmlir.tile<6, 8, 384>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [10000, 7424955, 11624892, 17414330],
      g_slope = [1235825, 1399979, 1447359, 1330176], edge_columns = 4, visit = 5817, fma = 371, pack = 311,
      a_near = 61, b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 573, apart_far = 459,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x8x256", family = "block",
    tile = #dynmlir.tile<6, 8, 256>, packed = true, model = {
      g_t = [0, 1, 13, 28], g_ps = [10000, 793246, 11053274, 25662719],
      g_slope = [783246, 855002, 973963, 2573668], edge_columns = 4, visit = 6688, fma = 372, pack = 273,
      a_near = 1, b_far = 1024, c_near = 411, c_far = 1024, rows_near = 1024, rows_far = 298, once_near = 553,
      once_far = 286, apart_far = 286, column = 1024, reread = 102
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x8x128", family = "block",
    tile = #dynmlir.tile<5, 8, 128>, packed = true, model = {
      g_t = [0, 2, 3, 19], g_ps = [831871, 831871, 3329080, 9582973], g_slope = [0, 2497209, 390868, 463104],
      edge_columns = 4, visit = 5680, fma = 346, edge = 55, pack = 312, b_far = 1024, c_near = 613,
      c_far = 1024, rows_near = 1024, rows_far = 428, once_near = 450, once_far = 201, apart_far = 201,
      column = 1024, reread = 400
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x16x128", family = "block",
    tile = #dynmlir.tile<3, 16, 128>, packed = true, model = {
      g_t = [0, 3, 6, 19], g_ps = [1589362, 4563917, 4563917, 14215296],
      g_slope = [991518, 0, 742413, 1075073], edge_columns = 8, region = 663, visit = 2728, loop = 3967,
      fma = 476, pack = 389, a_far = 270, b_far = 603, c_near = 885, c_far = 1024, rows_near = 1024,
      rows_far = 749, once_near = 84, once_far = 358, apart_far = 358, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x2048", family = "dot",
    tile = #dynmlir.tile<4, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 1026473, 3011088, 6354793],
      g_slope = [1016473, 992307, 1114568, 1447287], visit = 652, loop = 1631, fma = 431, edge = 290,
      pack = 834, conflict_a = 14816, split = 155, stall = 233, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 1621142, 3226277, 5064278],
      g_slope = [1611142, 1605135, 1838001, 2278909], visit = 1695, loop = 559, fma = 475, edge = 510,
      pack = 568, conflict_a = 15647, split = 164, stall = 152, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [10000, 8164482, 12863896, 21009466],
      g_slope = [2038620, 2349707, 2715190, 2408756], visit = 1917, loop = 1592, fma = 403, pack = 769,
      conflict_a = 31976, split = 232, a_far = 1024, b_near = 954, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 76
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x2048", family = "dot",
    tile = #dynmlir.tile<2, 4, 2048>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [10000, 12755006, 31886205, 46136630],
      g_slope = [3186251, 3826239, 3562606, 3349450], visit = 2312, loop = 387, fma = 318, pack = 900,
      conflict_a = 67494, split = 315, stall = 1024, a_far = 726, b_near = 1024, b_far = 686, c_near = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 216
    }} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v3} : () -> ()
