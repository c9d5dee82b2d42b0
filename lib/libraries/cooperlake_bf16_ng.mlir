// Micro-kernels for x86-64-v4 with VNNI and BF16: Cooper Lake, Sapphire Rapids, Zen 4 and later, bf16 x bf16 to f32, layout ng, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 827 synthetic shapes, 2026-11-30, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 8 of 10 candidates kept (280 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.020, worst 1.91
// predicted against measured time: median error 10.8 %; g: 4.8 % at most
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_10x16x8192", family = "prepacked_groups",
    tile = #dynmlir.tile<10, 16, 8192>, packed = false, model = {
      g_t = [0, 6, 13], g_ps = [40913, 94422682, 219204400], g_slope = [15730294, 17825959, 46583458],
      visit = 2693, fma = 136, edge = 274, conflict_a = 1877, conflict_c = 4515, mask = 127, stall = 120,
      a_near = 254, a_far = 367, b_near = 472, b_far = 969, c_near = 372, c_far = 51, rows_near = 804,
      once_far = 945, alias_c = 2021, apart_near = 52, brief = 17, column = 135, seam = 1024, reread = 325
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_16x16x256", family = "prepacked_groups",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [10000, 1019982, 1718886], g_slope = [1009982, 698904, 885660], visit = 4621,
      fma = 148, edge = 179, conflict_a = 6543, conflict_c = 5399, mask = 74, stall = 78, a_near = 240,
      a_far = 478, b_near = 501, b_far = 709, c_near = 322, c_far = 41, rows_near = 482, once_far = 865,
      alias_a = 897, alias_c = 1855, apart_near = 32, brief = 34, column = 353, seam = 843, reread = 353
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_6x32x4096", family = "prepacked_groups",
    tile = #dynmlir.tile<6, 32, 4096>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [88319, 22632152, 36626687, 50989429, 82538154],
      g_slope = [7514611, 13994535, 7181371, 10516241, 11307309], edge_columns = 16, visit = 1493, fma = 167,
      edge = 73, conflict_c = 4034, mask = 162, stall = 156, a_far = 271, b_far = 388, c_near = 112,
      c_far = 331, rows_near = 1024, rows_far = 1024, once_near = 23, once_far = 511, alias_a = 158,
      alias_c = 1248, brief = 67, column = 664, seam = 723
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_4x64x2048", family = "prepacked_groups",
    tile = #dynmlir.tile<4, 64, 2048>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [10000, 9530182, 21126933], g_slope = [4760091, 5798375, 4513307],
      edge_columns = 16, region = 1247, visit = 2078, loop = 1285, fma = 135, edge = 85, conflict_a = 9696,
      conflict_c = 2514, stall = 90, a_near = 346, a_far = 298, b_near = 36, b_far = 98, c_near = 399,
      rows_near = 1024, rows_far = 1024, once_near = 2, once_far = 118, alias_a = 76, alias_c = 605,
      brief = 4, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_6x64x2048", family = "prepacked_groups",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [29826], g_slope = [6909417], edge_columns = 16, visit = 2955, fma = 138, edge = 82,
      conflict_a = 1134, conflict_c = 2841, stall = 123, a_near = 407, a_far = 257, b_far = 21, c_near = 246,
      c_far = 202, rows_near = 1024, rows_far = 1024, once_far = 97, alias_a = 153, alias_c = 472, brief = 6,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_10x16x8192", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<10, 16, 8192>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [62101, 142245667, 238119200], g_slope = [15798174, 23968383, 38276371],
      region = 9824, visit = 2888, fma = 137, edge = 274, conflict_a = 1932, conflict_c = 4414, mask = 121,
      stall = 320, a_near = 249, a_far = 261, b_near = 217, c_near = 277, c_far = 208, rows_near = 354,
      rows_far = 284, once_near = 8, once_far = 42, alias_c = 2111, apart_near = 17, brief = 7, column = 169,
      seam = 1024, reread = 202
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_6x32x4096", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<6, 32, 4096>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 95584913], g_slope = [7351916, 7598991], edge_columns = 16,
      region = 11566, visit = 2006, fma = 131, edge = 155, conflict_a = 2950, conflict_c = 4512, mask = 157,
      stall = 274, a_near = 496, a_far = 287, b_far = 28, c_near = 92, rows_near = 993, rows_far = 1024,
      once_far = 122, alias_c = 1375, column = 900, seam = 680, reread = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_groups_ahead_4x64x2048", family = "prepacked_groups_ahead",
    tile = #dynmlir.tile<4, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [4699878], edge_columns = 16, region = 12436, visit = 2083,
      loop = 1823, fma = 135, edge = 94, conflict_a = 7151, conflict_c = 2611, stall = 135, a_near = 370,
      a_far = 293, b_near = 36, b_far = 185, c_near = 473, rows_near = 865, rows_far = 621, once_near = 26,
      once_far = 137, alias_c = 640, brief = 7, column = 1024, seam = 681
    }} : () -> ()
}) {sym_name = "matmul_bf16_ng", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake, layout = "ng"} : () -> ()
