// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 788 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 26, n_pred 16, levels measured [0].
// 7 of 13 candidates kept (254 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.065, worst 2.85
// predicted against measured time: median error 18.1 %; g: 8.3 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 12582912, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x2048", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [10000, 8095500, 10994778, 23428833, 46892100],
      g_slope = [8085500, 2899278, 6217027, 4692653, 6064577], edge_columns = 8, region = 66430, visit = 3861,
      loop = 38, fma = 335, edge = 471, conflict_a = 4, conflict_c = 1028, stall = 90, a_near = 403,
      a_far = 426, b_near = 2, b_far = 317, c_near = 22, c_far = 312, rows_near = 234, rows_far = 6,
      once_near = 1, once_far = 435, alias_c = 12, apart_far = 4, column = 11, seam = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_10x8x4096", family = "prepacked",
    tile = #dynmlir.tile<10, 8, 4096>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 20936000], g_slope = [20926000, 18239246], region = 9759, visit = 6659,
      fma = 357, edge = 730, conflict_a = 19543, conflict_c = 843, stall = 335, a_near = 144, a_far = 501,
      b_near = 19, b_far = 455, c_near = 2, c_far = 1024, rows_near = 74, rows_far = 1022, apart_near = 8,
      apart_far = 234, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x8x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 9], g_ps = [57533, 243625308], g_slope = [27063086, 41216440], region = 22558, visit = 7874,
      fma = 336, edge = 923, conflict_a = 14493, conflict_c = 1139, stall = 325, a_near = 317, a_far = 421,
      b_near = 209, b_far = 1017, c_far = 1019, rows_far = 1021, once_far = 26, alias_a = 1, apart_near = 13,
      apart_far = 213, reread = 220
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_14x8x128", family = "prepacked",
    tile = #dynmlir.tile<14, 8, 128>, packed = false, model = {
      g_t = [0, 1, 2, 4, 13, 28], g_ps = [10000, 512485, 1973307, 2979989, 8758350, 21549222],
      g_slope = [502485, 1460822, 503341, 642040, 852724, 451617], region = 9676, visit = 9030, fma = 421,
      edge = 241, conflict_a = 17977, conflict_c = 134, stall = 354, a_near = 417, a_far = 674, b_near = 424,
      b_far = 1003, c_far = 1018, rows_far = 1021, apart_near = 66, apart_far = 199, reread = 310
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x16x2048", family = "prepacked",
    tile = #dynmlir.tile<4, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [10565, 3902196, 46501929], g_slope = [3891631, 3549977, 2024389],
      edge_columns = 8, region = 21131, visit = 2711, loop = 1140, fma = 363, edge = 594, conflict_a = 15518,
      conflict_c = 75, stall = 5, a_near = 373, a_far = 427, b_near = 8, b_far = 101, c_near = 10,
      c_far = 431, rows_near = 579, rows_far = 1, once_near = 10, once_far = 481, alias_a = 3, alias_c = 7,
      apart_near = 3, apart_far = 5, brief = 3, column = 6, seam = 1, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x16x2048", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [74018, 6528089, 14412200, 58081667, 67281700],
      g_slope = [6454071, 7884111, 6238495, 2300008, 4836320], edge_columns = 8, region = 76248, visit = 2601,
      loop = 3043, fma = 359, edge = 452, conflict_a = 7789, conflict_c = 1222, mask = 113, stall = 117,
      a_near = 374, a_far = 457, b_far = 53, c_far = 386, rows_near = 299, rows_far = 696, once_near = 4,
      once_far = 124, alias_a = 11, apart_far = 91, brief = 10, column = 148, seam = 389
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_6x16x1024", family = "prepacked_slab",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [10000, 3238200, 9284850, 11032000, 15145233, 36269118],
      g_slope = [3228200, 6046650, 1747150, 4113233, 2347098, 4967054], edge_columns = 8, region = 80595,
      visit = 3029, loop = 4534, fma = 353, edge = 537, conflict_c = 2432, mask = 40, stall = 76,
      a_near = 413, a_far = 567, b_far = 134, c_near = 73, c_far = 594, rows_near = 676, rows_far = 195,
      once_far = 290, seam = 227
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3, layout = "np"} : () -> ()
