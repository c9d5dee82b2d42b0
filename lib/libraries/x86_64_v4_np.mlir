// Micro-kernels for x86-64-v4: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1358 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 10 of 22 candidates kept (280 generated); the best of them against the best of all: 1.006 (geometric mean of times)
// chosen against the best of them: 1.033, worst 1.77
// predicted against measured time: median error 5.7 %; g: 4.0 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x4096", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 4096>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [10000, 64911905, 104183348], g_slope = [7211322, 9817860, 28680608],
      region = 3628, visit = 605, loop = 2260, fma = 214, edge = 312, conflict_a = 1595, conflict_c = 2614,
      mask = 37, stall = 353, a_near = 91, a_far = 255, b_near = 78, b_far = 431, c_near = 8, rows_near = 265,
      rows_far = 1024, once_far = 736, alias_a = 18, alias_c = 164, apart_far = 437, column = 47, seam = 144,
      reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [10000, 38474565, 239332762], g_slope = [19232282, 18259836, 23795261],
      edge_columns = 16, region = 3936, visit = 529, loop = 6725, fma = 260, edge = 114, conflict_a = 4267,
      conflict_c = 1261, stall = 165, a_near = 64, a_far = 262, b_near = 53, b_far = 98, c_near = 17,
      c_far = 17, rows_near = 1024, rows_far = 1024, once_far = 5, alias_a = 49, alias_c = 81, column = 403,
      seam = 386, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 1159792], g_slope = [1149792, 1212889], edge_columns = 16, region = 178,
      visit = 530, loop = 7290, fma = 264, edge = 101, conflict_c = 1171, stall = 156, a_near = 76,
      a_far = 308, b_near = 40, b_far = 128, c_near = 16, c_far = 23, rows_near = 622, rows_far = 126,
      once_far = 18, alias_a = 331, alias_c = 96, brief = 3, column = 379, seam = 414, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [4661366], edge_columns = 16, region = 2570, visit = 780,
      loop = 3612, fma = 259, edge = 144, conflict_a = 3856, conflict_c = 1659, mask = 43, stall = 139,
      a_far = 298, b_near = 30, b_far = 308, c_near = 48, c_far = 34, rows_near = 128, rows_far = 1024,
      once_near = 19, once_far = 329, alias_a = 16, alias_c = 145, apart_far = 119, brief = 26, column = 84,
      seam = 368, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [9632359], region = 3743, visit = 1572, loop = 2145, fma = 239,
      edge = 155, conflict_a = 13262, conflict_c = 2741, mask = 107, stall = 306, a_near = 50, a_far = 301,
      b_near = 340, c_near = 130, c_far = 64, rows_near = 218, rows_far = 1024, once_far = 163, alias_a = 129,
      alias_c = 103, apart_far = 726, seam = 141, reread = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_16x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [32696], g_slope = [39010722], region = 5453, visit = 1521, loop = 2466, fma = 236,
      edge = 137, conflict_a = 13917, conflict_c = 2673, mask = 98, stall = 377, a_near = 80, a_far = 297,
      b_near = 204, b_far = 47, c_near = 83, c_far = 21, once_far = 18, alias_a = 128, alias_c = 150,
      apart_far = 17, seam = 185, reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 78319652], g_slope = [6023819, 7202285], region = 2615, visit = 456,
      loop = 2504, fma = 209, edge = 306, conflict_a = 1223, conflict_c = 2723, mask = 36, stall = 361,
      a_near = 109, a_far = 250, b_near = 33, b_far = 248, c_near = 25, c_far = 39, once_far = 138,
      alias_a = 60, alias_c = 149, brief = 8, column = 41, seam = 145, reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x64x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [2970858], edge_columns = 16, region = 4309, visit = 623,
      loop = 8047, fma = 265, edge = 118, conflict_c = 1245, stall = 211, a_far = 281, b_near = 28,
      b_far = 54, c_near = 29, rows_far = 934, once_near = 11, once_far = 39, alias_a = 167, alias_c = 88,
      apart_near = 4, column = 304, seam = 410, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [26272, 43361750], g_slope = [4815053, 4531993], edge_columns = 16, region = 9355,
      visit = 555, loop = 7517, fma = 263, edge = 128, conflict_a = 1650, conflict_c = 1164, stall = 190,
      a_near = 26, a_far = 284, b_near = 26, b_far = 158, c_near = 11, rows_near = 529, rows_far = 1024,
      once_far = 63, alias_a = 98, alias_c = 101, apart_near = 21, column = 348, seam = 485, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [79261, 50232043], g_slope = [8358797, 7889986], edge_columns = 16, region = 5292,
      visit = 1069, loop = 8606, fma = 264, edge = 120, conflict_c = 933, stall = 230, a_far = 272,
      b_near = 26, c_far = 37, rows_far = 1024, once_near = 1, once_far = 16, alias_a = 49, alias_c = 145,
      apart_near = 7, brief = 4, column = 539, seam = 431
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "np"} : () -> ()
