// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 400 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 12, n_pred 16, levels measured [0].
// 15 of 63 candidates kept (1612 generated); the best of them against the best of all: 1.018 (geometric mean of times)
// chosen against the best of them: 1.035, worst 1.82
// predicted against measured time: median error 12.3 %; g: 5.0 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x8192", family = "tall",
    tile = #dynmlir.tile<6, 64, 8192>, packed = true, model = {
      g_t = [0, 2], g_ps = [60159, 95307167], g_slope = [47623504, 43994332], edge_columns = 16,
      region = 5722, visit = 5044, loop = 5387, fma = 82, edge = 240, pack = 102, conflict_a = 3312,
      conflict_c = 3399, conflict = 1475, stall = 790, a_near = 139, a_far = 1024, b_far = 1024, c_near = 403,
      rows_far = 1024, once_far = 1024, apart_near = 258, apart_far = 1024, brief = 3, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x64x4096", family = "tall",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [46197, 60874000], g_slope = [20275934, 22611196], edge_columns = 16,
      region = 10372, visit = 1807, loop = 4911, fma = 103, edge = 178, pack = 128, conflict_a = 16066,
      conflict_c = 2980, conflict = 3980, mask = 548, a_near = 597, a_far = 1024, b_near = 55, b_far = 1024,
      c_near = 222, rows_far = 1024, once_near = 1024, once_far = 1024, apart_near = 34, apart_far = 1024,
      brief = 210, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 9], g_ps = [73011, 202796063], g_slope = [22524783, 21443193], edge_columns = 16,
      visit = 4420, loop = 17922, fma = 86, edge = 331, pack = 99, conflict_c = 3361, conflict = 2314,
      mask = 232, a_near = 397, a_far = 1024, b_near = 88, b_far = 1024, c_near = 448, rows_far = 1024,
      once_near = 892, once_far = 1024, apart_near = 15, apart_far = 1024, brief = 80, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [49924], g_slope = [11859530], region = 6166, visit = 8162, fma = 75, pack = 320,
      conflict_a = 8149, conflict_c = 15772, a_near = 88, a_far = 1024, b_far = 1024, c_near = 851,
      c_far = 1024, rows_far = 267, once_near = 807, once_far = 382, apart_far = 329, column = 786,
      seam = 1024, reread = 681
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [29820, 164721], g_slope = [134901, 156343], most_rows = 48, region = 5211,
      visit = 2031, fma = 533, conflict_a = 14544, conflict_c = 633, mask = 231, split = 1717, stall = 26,
      a_far = 26, b_near = 460, b_far = 26, c_far = 106, rows_far = 106, once_far = 106, apart_far = 106,
      reread = 165
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_1x256x16", family = "stream",
    tile = #dynmlir.tile<1, 256, 16>, packed = false, model = {
      g_t = [0, 1, 9, 13, 42, 474], g_ps = [35203, 279259, 2499417, 4257288, 11388111, 130659176],
      g_slope = [244056, 277519, 439467, 245890, 276090, 430366], edge_columns = 8, most_rows = 3,
      region = 7863, loop = 4073, fma = 1201, edge = 28, conflict_b = 127, conflict = 2381, mask = 257,
      split = 54, a_far = 26, b_far = 26, c_far = 222, rows_far = 222, once_far = 299, apart_far = 299,
      brief = 64, column = 917, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x16384", family = "sweep",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0, 4], g_ps = [33599, 610089091], g_slope = [152513873, 155925346], region = 3197, visit = 6287,
      fma = 513, edge = 276, conflict_a = 5348, mask = 53, split = 141, a_far = 71, b_far = 184, c_far = 60,
      once_near = 206, once_far = 256, apart_far = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x16384", family = "sweep",
    tile = #dynmlir.tile<2, 16, 16384>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [35331, 29957192, 131027500, 176569000],
      g_slope = [29921861, 33690102, 22770750, 31615863], edge_columns = 8, region = 12540, visit = 890,
      fma = 601, edge = 167, conflict_a = 34270, conflict_b = 2564, conflict_c = 3045, conflict = 2040,
      mask = 798, split = 753, a_far = 126, b_far = 227, c_near = 511, c_far = 71, rows_far = 1024,
      once_near = 1, once_far = 27, apart_near = 339, apart_far = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x8192", family = "sweep",
    tile = #dynmlir.tile<6, 64, 8192>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [64944, 513452750, 908568111, 1113185500],
      g_slope = [128346951, 197557680, 68205796, 128109364], edge_columns = 8, region = 16089, visit = 4268,
      loop = 2058, fma = 643, edge = 377, conflict_a = 3955, conflict_c = 1518, conflict = 1996, mask = 11,
      split = 39, a_far = 91, b_far = 295, c_near = 81, c_far = 85, rows_far = 460, once_near = 161,
      apart_near = 142, apart_far = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x512", family = "block",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [75251, 13992788, 19737538, 31705615],
      g_slope = [2319589, 1914916, 2992019, 1337359], region = 5073, visit = 7994, fma = 77, edge = 87,
      pack = 294, conflict_c = 5771, stall = 847, a_near = 158, b_near = 410, c_near = 207, rows_far = 101,
      once_near = 109, once_far = 129, apart_near = 15, apart_far = 129, column = 1024, seam = 1024,
      reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 3], g_ps = [59998, 8721302], g_slope = [2887101, 2973762], edge_columns = 16, region = 2530,
      visit = 5000, loop = 9190, fma = 79, edge = 281, pack = 107, conflict_a = 1991, conflict_c = 5001,
      stall = 1024, a_near = 210, c_near = 331, once_near = 148, brief = 107, column = 1024, reread = 887
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x1024", family = "block",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0], g_ps = [47503], g_slope = [3603631], edge_columns = 16, region = 6146, visit = 4708,
      loop = 1008, fma = 81, edge = 229, pack = 174, conflict_a = 2538, conflict_c = 6076, mask = 31,
      stall = 216, a_near = 112, b_near = 27, c_near = 531, rows_near = 465, rows_far = 101, once_near = 25,
      once_far = 129, apart_near = 39, apart_far = 129, brief = 42, seam = 1024, reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x16384", family = "dot",
    tile = #dynmlir.tile<4, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [28427], g_slope = [25361197], region = 11785, visit = 1750, loop = 94, fma = 855,
      pack = 873, conflict_a = 226, a_near = 93, a_far = 358, b_far = 1024, c_far = 1024, rows_far = 1024,
      once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x32", family = "skinny",
    tile = #dynmlir.tile<16, 8, 32>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [43413, 377804, 585377], g_slope = [334391, 207573, 278835], region = 4932,
      visit = 6261, fma = 412, mask = 90, split = 813, stall = 1, c_far = 87, rows_far = 313, once_far = 61,
      apart_near = 232
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [46776, 472286, 63993647], g_slope = [425510, 453724, 438638],
      edge_columns = 8, region = 15511, visit = 4598, loop = 1191, fma = 503, edge = 542, conflict_b = 1335,
      conflict_c = 1086, split = 49, a_far = 269, b_near = 39, b_far = 67, c_near = 338, c_far = 74,
      rows_near = 1024, rows_far = 845, once_near = 59, apart_near = 20
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @sapphirerapids} : () -> ()
