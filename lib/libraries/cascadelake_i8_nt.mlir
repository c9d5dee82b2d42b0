// Micro-kernels for x86-64-v4 with VNNI: Cascade Lake, Ice Lake, Zen 4 and later, i8 x i8 to i32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 997 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 4, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 9 of 20 candidates kept (1133 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.021, worst 1.63
// predicted against measured time: median error 11.1 %; g: 14.3 % at most
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x1024", family = "panel",
    tile = #dynmlir.tile<14, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [43606, 5902825, 11867214, 11867214],
      g_slope = [1953073, 5964389, 0, 2202263], region = 5900, visit = 4025, loop = 4320, fma = 89, edge = 16,
      pack = 67, conflict_a = 8317, conflict_c = 4119, mask = 80, stall = 1024, a_far = 621, b_near = 182,
      b_far = 1024, c_near = 574, c_far = 1024, alias_c = 7587, apart_near = 161, apart_far = 339,
      brief = 128, column = 276, reread = 227
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x32x8192", family = "panel",
    tile = #dynmlir.tile<14, 32, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [86108, 122363381], g_slope = [40759091, 33627755], edge_columns = 16,
      region = 4807, visit = 5590, loop = 10196, fma = 78, edge = 75, pack = 45, conflict_a = 8183,
      conflict_c = 4325, mask = 8, a_near = 103, a_far = 628, b_far = 1024, c_near = 890, c_far = 364,
      rows_far = 1024, once_near = 169, once_far = 382, alias_a = 347, alias_c = 2606, apart_far = 62,
      brief = 49, column = 546, seam = 718
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [141063, 13921650, 41238381, 44305950, 82061952, 177049263],
      g_slope = [13780587, 27316731, 3067569, 37756002, 10554145, 12234039], edge_columns = 16, visit = 1404,
      loop = 24443, fma = 77, edge = 27, pack = 41, conflict_c = 4340, conflict = 5870, a_far = 601,
      b_near = 153, b_far = 304, c_near = 1024, c_far = 2, once_near = 215, alias_a = 161, alias_c = 1507,
      apart_near = 141, apart_far = 209, brief = 87, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x8192", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 8192>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [73221, 56743000, 159519905, 204781300],
      g_slope = [28334889, 25694226, 15087131, 22337175], region = 4932, visit = 3308, loop = 11945, fma = 76,
      edge = 132, pack = 44, conflict_a = 2451, conflict_c = 6922, mask = 205, b_far = 237, c_near = 1024,
      rows_far = 284, once_near = 183, once_far = 238, alias_c = 1743, brief = 62, column = 141, seam = 278
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x8192", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 8192>, packed = false, model = {
      g_t = [0, 2, 4, 6, 9, 13], g_ps = [33782, 4500991, 10040524, 13031800, 22840095, 28828000],
      g_slope = [2233604, 2769766, 1495638, 3269431, 1496976, 2360983], region = 1390, visit = 4962, fma = 92,
      conflict_a = 580, split = 29, stall = 1024, a_near = 45, a_far = 614, b_near = 418, b_far = 854,
      c_near = 1024, rows_near = 69, once_near = 33, once_far = 457, alias_a = 38, reread = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x4096", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 4096>, packed = false, model = {
      g_t = [0, 3], g_ps = [30841, 1515560], g_slope = [494906, 574857], region = 2248, visit = 4454,
      loop = 164, fma = 81, edge = 11, conflict_a = 262, split = 69, stall = 108, a_far = 735, b_far = 691,
      c_near = 1024, rows_near = 80, once_near = 90, once_far = 578, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_4x6x2688", family = "dot_narrow",
    tile = #dynmlir.tile<4, 6, 2688>, packed = false, model = {
      g_t = [0, 2], g_ps = [32801, 773318], g_slope = [370258, 409695], region = 2523, visit = 3528,
      loop = 2975, fma = 98, split = 48, stall = 52, a_far = 557, b_near = 176, b_far = 482, c_near = 1024,
      c_far = 1024, once_near = 122, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x2048", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 2048>, packed = false, model = {
      g_t = [0, 1], g_ps = [35197, 404633], g_slope = [369436, 404460], region = 2556, visit = 3375,
      loop = 3087, fma = 120, edge = 4, split = 162, stall = 176, a_near = 60, a_far = 399, b_near = 42,
      b_far = 659, once_near = 78, once_far = 275, reread = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x2048", family = "block",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [141913, 13810943, 40936619, 43990550, 81840190, 170936000],
      g_slope = [13669030, 27125676, 3053931, 37849640, 9899534, 13572841], edge_columns = 16, visit = 1430,
      loop = 26728, fma = 80, edge = 26, pack = 39, conflict_c = 4282, conflict = 4419, a_far = 412,
      b_far = 440, c_near = 1024, c_far = 25, once_near = 229, alias_a = 261, alias_c = 440, apart_near = 124,
      apart_far = 294, brief = 145, column = 1024, seam = 1024
    }} : () -> ()
}) {sym_name = "matmul_i8_nt", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake, layout = "nt"} : () -> ()
