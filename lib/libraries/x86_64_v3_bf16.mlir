// Micro-kernels for x86-64-v3: a core with AVX2, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 177 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 14 of 25 candidates kept (650 generated); the best of them against the best of all: 1.008 (geometric mean of times)
// chosen against the best of them: 1.062, worst 1.72
// predicted against measured time: median error 17.0 %; g: 4.8 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x2048", family = "block",
    tile = #dynmlir.tile<2, 32, 2048>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [24742, 62567254, 81936476, 148037855],
      g_slope = [10423752, 6456407, 16525344, 6530893], edge_columns = 8, region = 22434, visit = 3962,
      fma = 576, pack = 272, conflict_a = 31111, conflict_c = 37429776203726416, conflict = 15577667363502930,
      stall = 1024, a_near = 310, a_far = 1024, b_far = 1024, c_near = 711, rows_far = 1024, apart_far = 1024,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [31768], g_slope = [1450664], edge_columns = 8, region = 33234, visit = 9421,
      fma = 545, pack = 650, conflict_a = 30737, a_near = 795, a_far = 711, b_near = 756, b_far = 510,
      c_near = 912, apart_far = 449, column = 931
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x256", family = "block",
    tile = #dynmlir.tile<5, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [12072], g_slope = [1186719], edge_columns = 8, region = 11932, visit = 7826,
      fma = 538, pack = 647, conflict_a = 28635, conflict_c = 323550658111759, conflict = 3183078747997080,
      a_near = 791, a_far = 999, b_near = 836, c_near = 925, column = 978
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [1003658], edge_columns = 8, region = 23977, visit = 6660,
      fma = 500, pack = 551, conflict_a = 40696, conflict_c = 9, a_near = 767, a_far = 704, b_near = 127,
      b_far = 788, c_near = 922, c_far = 733, apart_far = 378, column = 942, reread = 582
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0], g_ps = [40733], g_slope = [1937747], edge_columns = 8, region = 34649, visit = 4400,
      loop = 1734, fma = 652, pack = 297, conflict_a = 17387, conflict_c = 37429776203726408,
      conflict = 15577667363502906, stall = 559, b_near = 752, c_near = 1024, rows_near = 1024,
      rows_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0], g_ps = [55919], g_slope = [1732513], region = 29464, visit = 9021, fma = 759, pack = 975,
      conflict_a = 95855, a_near = 17, a_far = 872, b_near = 786, b_far = 569, c_near = 943, c_far = 1024,
      rows_far = 1024, once_far = 485, apart_far = 244, column = 984, reread = 301
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [39151, 36697853], g_slope = [6109783, 5551094], edge_columns = 8, region = 9845, visit = 8833,
      fma = 551, pack = 723, conflict_a = 143379, a_near = 515, b_near = 700, b_far = 396, c_near = 954,
      rows_far = 1024, once_far = 1024, apart_far = 917, column = 971
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x384", family = "panel",
    tile = #dynmlir.tile<5, 16, 384>, packed = true, model = {
      g_t = [0], g_ps = [23160], g_slope = [1892751], edge_columns = 8, region = 8407, visit = 7680,
      fma = 542, pack = 718, conflict_a = 25450, a_near = 661, a_far = 791, b_near = 795, b_far = 772,
      c_near = 939, once_far = 32, apart_far = 6, column = 958
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x768", family = "panel",
    tile = #dynmlir.tile<4, 16, 768>, packed = true, model = {
      g_t = [0], g_ps = [18786], g_slope = [3182160], edge_columns = 8, region = 11073, visit = 6662,
      fma = 481, pack = 630, conflict_a = 38966, conflict_c = 12, a_near = 858, a_far = 749, b_near = 803,
      b_far = 1024, c_near = 921, once_far = 966, apart_near = 67, apart_far = 982, column = 940
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x384", family = "panel",
    tile = #dynmlir.tile<3, 32, 384>, packed = true, model = {
      g_t = [0], g_ps = [82171], g_slope = [2837089], edge_columns = 8, region = 24617, visit = 4474,
      loop = 2230, fma = 661, pack = 311, conflict_a = 9786, conflict_c = 36821726051590184,
      conflict = 19471564481113020, stall = 1024, b_near = 671, b_far = 1024, c_near = 1024, rows_far = 1024,
      once_near = 421, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [289127, 47072032], g_slope = [7797150, 7394779], region = 7120, visit = 3182,
      loop = 2782, fma = 316, edge = 51, pack = 1114, conflict_a = 22888, split = 284, stall = 26,
      a_far = 1021, b_near = 1024, b_far = 1024, c_near = 649, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 570
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [26300868], region = 4450, visit = 1830, loop = 589, fma = 366,
      pack = 1258, conflict_a = 7353, split = 297, stall = 1024, a_near = 169, a_far = 1024, b_far = 1024,
      c_near = 660, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 77
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [26925630], region = 3992, visit = 3730, fma = 400, edge = 186,
      pack = 1077, conflict_a = 8634, split = 276, stall = 1024, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_far = 1024, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [20342], g_slope = [5457712], region = 9640, visit = 4002, loop = 578, fma = 326,
      edge = 122, pack = 1149, conflict_a = 13654, split = 222, stall = 26, a_near = 258, a_far = 1015,
      b_near = 258, b_far = 1024, c_near = 622, c_far = 459, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 234
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @x86_64_v3} : () -> ()
