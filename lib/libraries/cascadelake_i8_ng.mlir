// Micro-kernels for x86-64-v4 with VNNI: Cascade Lake, Ice Lake, Zen 4 and later, i8 x i8 to i32, layout ng, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 810 synthetic shapes, 2026-11-30, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 7, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 8 of 14 candidates kept (280 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.026, worst 2.68
// predicted against measured time: median error 11.1 %; g: 4.4 % at most
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_12x16x16384", family = "prepacked_groups",
    tile = #dynmlir.tile<12, 16, 16384>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [31314, 274982045, 413142455], g_slope = [30550081, 34540102, 47199074],
      visit = 3124, loop = 6, fma = 73, edge = 30, conflict_a = 3939, conflict_c = 5622, mask = 174,
      a_near = 63, a_far = 575, b_near = 553, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024,
      once_near = 3, once_far = 771, alias_a = 425, alias_c = 1498, apart_far = 526, brief = 61,
      column = 1001, seam = 547, reread = 558
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_14x32x8192", family = "prepacked_groups",
    tile = #dynmlir.tile<14, 32, 8192>, packed = false, model = {
      g_t = [0], g_ps = [91476], g_slope = [26635406], visit = 6320, fma = 67, edge = 15, conflict_a = 5440,
      conflict_c = 2020, mask = 381, a_far = 255, b_near = 72, b_far = 272, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 20, once_far = 201, alias_a = 869, alias_c = 5113,
      apart_near = 9, apart_far = 574, brief = 40, column = 1024, seam = 1024, reread = 183
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_3x64x4096", family = "prepacked_groups",
    tile = #dynmlir.tile<3, 64, 4096>, packed = false, model = {
      g_t = [0, 13], g_ps = [30000, 47410087], g_slope = [3644622, 3386501], edge_columns = 16, visit = 1642,
      loop = 1927, fma = 67, edge = 28, conflict_a = 2740, conflict_c = 2154, stall = 1024, a_near = 518,
      a_far = 366, b_near = 74, b_far = 338, c_near = 1024, rows_near = 1024, rows_far = 1024, once_near = 15,
      once_far = 211, alias_a = 175, alias_c = 2653, brief = 19, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_6x64x4096", family = "prepacked_groups",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 9], g_ps = [33957, 63698435], g_slope = [7073830, 6770182], edge_columns = 16, visit = 3414,
      fma = 66, edge = 33, conflict_a = 3216, conflict_c = 2631, a_near = 445, a_far = 486, b_near = 57,
      c_near = 1024, rows_near = 1024, rows_far = 1024, once_far = 205, alias_c = 3012, brief = 15,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_16x16x512", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<16, 16, 512>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [814478], region = 14174, visit = 4403, fma = 75, edge = 7,
      conflict_a = 3405, conflict_c = 5420, mask = 136, a_near = 7, a_far = 890, b_near = 389, c_near = 1024,
      c_far = 1024, rows_near = 184, rows_far = 1024, once_far = 164, alias_a = 894, alias_c = 2209,
      brief = 38, column = 1024, seam = 517, reread = 401
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_6x32x8192", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<6, 32, 8192>, packed = false, model = {
      g_t = [0, 4], g_ps = [10000, 29231818], g_slope = [7305454, 7056397], edge_columns = 16, region = 13826,
      visit = 2020, fma = 68, edge = 51, conflict_a = 2057, conflict_c = 4882, mask = 164, a_near = 366,
      a_far = 469, b_far = 201, c_near = 1024, c_far = 476, rows_near = 806, rows_far = 506, once_far = 433,
      alias_a = 128, alias_c = 3781, brief = 12, column = 712, seam = 270, reread = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_3x64x4096", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<3, 64, 4096>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [10000, 7322542, 54744875], g_slope = [3656271, 4311121, 3157731],
      edge_columns = 16, region = 12602, visit = 1600, loop = 2790, fma = 68, edge = 30, conflict_a = 2399,
      conflict_c = 1902, stall = 1024, a_near = 374, a_far = 424, b_near = 63, b_far = 672, c_near = 1024,
      c_far = 501, rows_near = 1024, rows_far = 984, once_near = 33, once_far = 421, alias_a = 39,
      alias_c = 2303, apart_near = 21, brief = 12, column = 1024, seam = 1024, reread = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_6x64x4096", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [7167279], edge_columns = 16, region = 15114, visit = 3356,
      loop = 204, fma = 67, edge = 36, conflict_a = 1621, conflict_c = 2799, a_near = 377, a_far = 414,
      c_near = 998, c_far = 355, rows_near = 468, rows_far = 947, once_near = 28, once_far = 313,
      alias_a = 171, alias_c = 2535, brief = 8, column = 1024, seam = 1024
    }} : () -> ()
}) {sym_name = "matmul_i8_ng", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake, layout = "ng"} : () -> ()
