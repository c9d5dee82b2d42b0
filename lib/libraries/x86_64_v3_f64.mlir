// Micro-kernels for x86-64-v3: a core with AVX2, f64 x f64 to f64, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 134 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 50 candidates kept (920 generated); the best of them against the best of all: 1.029 (geometric mean of times)
// chosen against the best of them: 1.129, worst 7.50
// predicted against measured time: median error 18.7 %; g: 13.0 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000,
  l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750, l3_ps = 14400,
  dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_4x8x2048", family = "direct",
    tile = #dynmlir.tile<4, 8, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 10834936, 18766285, 21701113],
      g_slope = [5412468, 7931349, 2934828, 5329680], edge_columns = 4, region = 378237, visit = 966,
      loop = 3113, fma = 462, edge = 225, conflict_a = 2074, conflict_b = 39097, conflict_c = 454,
      split = 830, stall = 127, a_far = 261, b_near = 212, c_near = 296, c_far = 695, rows_near = 269,
      once_near = 282, once_far = 196, apart_near = 68, apart_far = 593, reread = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x32x512", family = "direct",
    tile = #dynmlir.tile<1, 32, 512>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [201035, 4389813, 6261383, 13983398],
      g_slope = [4188778, 1871570, 3861007, 2525983], edge_columns = 4, region = 244938, visit = 69,
      fma = 664, edge = 22, conflict_a = 152660, conflict_b = 9002, conflict = 2196, split = 237,
      a_near = 569, a_far = 385, b_near = 202, b_far = 407, c_near = 235, c_far = 473, rows_near = 1024,
      once_near = 153, apart_near = 66, apart_far = 597
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x8x2048", family = "direct",
    tile = #dynmlir.tile<5, 8, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 6224556, 20609910, 36807813],
      g_slope = [6214556, 7192677, 5399301, 6429112], edge_columns = 4, region = 482944, visit = 1085,
      loop = 640, fma = 420, edge = 603, conflict_a = 10958, conflict_b = 39733, conflict_c = 1338,
      split = 401, stall = 127, a_near = 35, a_far = 267, b_near = 39, c_near = 182, c_far = 358,
      rows_near = 184, once_far = 511, apart_near = 222, apart_far = 214, column = 3, reread = 234
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x8x512", family = "direct",
    tile = #dynmlir.tile<6, 8, 512>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [63177, 2070958, 2487996], g_slope = [2007781, 417038, 1357782],
      edge_columns = 4, region = 599316, visit = 1869, loop = 896, fma = 393, edge = 623, conflict_a = 14817,
      conflict_b = 47855, conflict_c = 475, split = 435, stall = 139, a_near = 40, a_far = 413, b_near = 269,
      b_far = 242, c_far = 662, rows_near = 102, once_near = 55, once_far = 166, apart_far = 762,
      column = 128, reread = 204
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x32x512", family = "panel",
    tile = #dynmlir.tile<1, 32, 512>, packed = true, model = {
      g_t = [0, 6], g_ps = [10000, 30819286], g_slope = [5134881, 4349734], edge_columns = 4, region = 78913,
      visit = 905, loop = 6751, fma = 395, edge = 11, pack = 359, conflict_a = 253666, conflict_c = 1002,
      conflict = 18008, stall = 3, a_near = 575, a_far = 327, b_near = 112, b_far = 604, c_far = 196,
      rows_near = 1024, once_far = 867, apart_near = 137, column = 265, reread = 797
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x8x384", family = "panel",
    tile = #dynmlir.tile<6, 8, 384>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13, 19], g_ps = [24314, 5338641, 5338641, 11148087, 18577470, 39742833],
      g_slope = [1771442, 0, 2904723, 1061340, 3527560, 1941561], edge_columns = 4, region = 986697,
      visit = 2827, fma = 378, edge = 415, pack = 296, conflict_a = 11167, conflict_c = 2375,
      conflict = 35485, a_near = 1, a_far = 693, b_near = 290, b_far = 564, c_far = 1024, rows_near = 601,
      once_near = 645, once_far = 649, apart_far = 411, column = 52, reread = 151
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_5x8x2048", family = "tall",
    tile = #dynmlir.tile<5, 8, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [10000, 15202028, 27946568, 125961548],
      g_slope = [15192028, 6372270, 9801498, 8106604], edge_columns = 4, region = 536451, visit = 2218,
      loop = 1514, fma = 373, edge = 1440, conflict_a = 31960, conflict_c = 1306, stall = 54, a_near = 148,
      a_far = 669, b_near = 767, b_far = 500, c_far = 210, rows_far = 1024, once_near = 628, once_far = 1024,
      apart_far = 1024, column = 43, reread = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_1x32x512", family = "sweep",
    tile = #dynmlir.tile<1, 32, 512>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [10000, 4354792, 10274582, 41662750, 46991200],
      g_slope = [4344792, 5919790, 4484024, 1332112, 4750483], edge_columns = 4, region = 230969, visit = 619,
      fma = 623, edge = 4, conflict_a = 248720, conflict_b = 6125, conflict = 1322, split = 173, stall = 167,
      a_far = 744, b_near = 381, b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 930,
      once_far = 994, apart_far = 1013
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_5x8x2048", family = "sweep",
    tile = #dynmlir.tile<5, 8, 2048>, packed = false, model = {
      g_t = [0, 2, 4, 6, 13], g_ps = [70937, 25726324, 45738852, 76270429, 148990455],
      g_slope = [12827693, 10006264, 15265788, 10388575, 3658151], edge_columns = 4, region = 470698,
      visit = 1240, fma = 455, edge = 96, conflict_a = 51671, conflict_b = 9585, conflict = 4176, split = 572,
      stall = 97, a_near = 270, a_far = 361, b_near = 851, b_far = 1024, c_near = 8, c_far = 289,
      rows_near = 1024, once_near = 371, once_far = 565, apart_near = 8, apart_far = 612
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x128", family = "sweep",
    tile = #dynmlir.tile<2, 16, 128>, packed = false, model = {
      g_t = [0, 3, 9, 13, 28, 63], g_ps = [36721, 1029609, 4284560, 8687271, 17764982, 47400931],
      g_slope = [330962, 542491, 1100677, 605180, 846741, 471872], edge_columns = 4, region = 97075,
      visit = 1130, fma = 539, edge = 470, conflict_a = 89118, conflict_b = 10942, conflict = 11005,
      split = 672, stall = 92, a_near = 34, a_far = 1007, b_near = 181, b_far = 1024, c_far = 616,
      rows_near = 478, rows_far = 1024, once_near = 57, once_far = 762, apart_near = 148, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_10x1x2048", family = "dot",
    tile = #dynmlir.tile<10, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [1172943, 4691318, 10236807, 20183544, 20183544],
      g_slope = [3518375, 5545489, 9946737, 0, 4782704], visit = 3638, loop = 1363, fma = 612, edge = 245,
      pack = 1287, conflict_a = 5191, stall = 155, a_far = 911, b_near = 1024, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_near = 848, rows_far = 1024, once_near = 456, once_far = 1024, reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [3969215], region = 340911, visit = 2170, loop = 7943, fma = 401,
      pack = 1621, conflict_a = 3087, stall = 143, a_far = 377, b_near = 1024, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_far = 1024, once_far = 1024, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x2048", family = "dot",
    tile = #dynmlir.tile<4, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [182935, 6732721, 11547536, 36792263],
      g_slope = [6549786, 4814815, 6311181, 5592336], region = 63167, visit = 962, loop = 5470, fma = 547,
      edge = 540, pack = 1176, stall = 154, a_far = 1024, b_near = 945, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_far = 1024, once_near = 223, once_far = 1024, reread = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x8x128", family = "block",
    tile = #dynmlir.tile<5, 8, 128>, packed = true, model = {
      g_t = [0, 2, 3, 6, 19], g_ps = [10000, 1724510, 1785062, 3362476, 12768598],
      g_slope = [857255, 60552, 525804, 723547, 595734], edge_columns = 4, region = 648519, visit = 2337,
      loop = 3346, fma = 375, pack = 546, conflict_c = 2369, a_near = 99, a_far = 512, b_near = 170,
      b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 117, once_far = 600, apart_near = 119,
      apart_far = 336, column = 39, reread = 160
    }} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v3} : () -> ()
