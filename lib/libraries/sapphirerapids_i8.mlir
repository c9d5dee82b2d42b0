// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 400 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 18, n_pred 16, levels measured [0].
// 21 of 63 candidates kept (1612 generated); the best of them against the best of all: 1.009 (geometric mean of times)
// chosen against the best of them: 1.031, worst 1.56
// predicted against measured time: median error 11.5 %; g: 5.0 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x512", family = "panel",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 13], g_ps = [71352, 2677318, 4006917, 7174515, 30372700],
      g_slope = [2605966, 1329599, 3167598, 2319818, 1372742], region = 3879, visit = 7924, fma = 77,
      edge = 337, pack = 282, conflict_a = 2024, conflict_c = 15568, conflict = 8696, a_near = 90,
      b_near = 178, b_far = 1024, c_near = 927, rows_near = 1024, apart_near = 990, column = 609, seam = 1024,
      reread = 217
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x4096", family = "panel",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [49756, 17798083, 29621000], g_slope = [17748327, 11822917, 14261083],
      edge_columns = 16, region = 3897, visit = 4940, loop = 441, fma = 82, edge = 540, pack = 177,
      conflict_a = 2299, conflict_c = 5298, mask = 2, a_near = 114, b_far = 1024, c_near = 472,
      once_near = 399, apart_near = 381, brief = 257, column = 78, reread = 938
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x8192", family = "tall",
    tile = #dynmlir.tile<6, 64, 8192>, packed = true, model = {
      g_t = [0, 2], g_ps = [60159, 95307167], g_slope = [47623504, 43994332], edge_columns = 16,
      region = 5123, visit = 5347, loop = 4858, fma = 83, edge = 243, pack = 104, conflict_a = 2822,
      conflict_c = 3276, conflict = 1554, stall = 687, a_near = 128, a_far = 1024, b_far = 1024, c_near = 393,
      rows_far = 1024, once_far = 1024, apart_near = 251, apart_far = 1024, brief = 38, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x64x4096", family = "tall",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [46197, 60874000], g_slope = [20275934, 22611196], edge_columns = 16,
      region = 9472, visit = 1760, loop = 5822, fma = 104, edge = 161, pack = 127, conflict_a = 16529,
      conflict_c = 2761, conflict = 8143, mask = 583, a_near = 553, a_far = 1024, b_far = 1024, c_near = 340,
      rows_far = 1024, once_near = 948, once_far = 1024, apart_far = 1024, brief = 291, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 9], g_ps = [73011, 202796063], g_slope = [22524783, 21443193], edge_columns = 16,
      region = 13925, visit = 4608, loop = 15309, fma = 82, edge = 530, pack = 101, conflict_c = 3323,
      mask = 131, stall = 436, a_near = 414, a_far = 1024, b_near = 97, b_far = 1024, c_near = 506,
      rows_far = 1024, once_near = 646, once_far = 1024, apart_near = 15, apart_far = 1024, brief = 10,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [49924], g_slope = [11859530], region = 4397, visit = 8331, fma = 74, edge = 21,
      pack = 321, conflict_a = 7181, conflict_c = 15331, a_near = 114, a_far = 1024, b_far = 1024,
      c_near = 753, c_far = 1024, rows_far = 267, once_near = 856, once_far = 382, apart_far = 329,
      column = 893, seam = 645, reread = 701
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [29820, 164721], g_slope = [134901, 156343], most_rows = 48, region = 4836,
      visit = 2425, fma = 497, conflict_a = 16636, conflict_c = 397, mask = 225, split = 1691, stall = 26,
      a_far = 26, b_near = 1024, b_far = 26, c_far = 106, rows_far = 106, once_far = 106, apart_far = 106,
      reread = 327
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_14x32x16", family = "stream",
    tile = #dynmlir.tile<14, 32, 16>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [69061, 1047821, 1235217], g_slope = [326253, 187396, 288203], most_rows = 42,
      region = 3662, visit = 4293, fma = 710, conflict_a = 24142, conflict_c = 1158, mask = 142, split = 252,
      a_far = 26, b_far = 26, c_far = 106, rows_near = 1024, rows_far = 106, once_far = 106, apart_far = 106,
      reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_1x256x16", family = "stream",
    tile = #dynmlir.tile<1, 256, 16>, packed = false, model = {
      g_t = [0, 1, 9, 13, 42, 474], g_ps = [35203, 279259, 2499417, 4257288, 11388111, 130659176],
      g_slope = [244056, 277519, 439467, 245890, 276090, 430366], edge_columns = 8, most_rows = 3,
      region = 8073, loop = 3558, fma = 1226, edge = 28, conflict_b = 365, conflict_c = 363, conflict = 1781,
      mask = 263, split = 67, a_far = 26, b_far = 26, c_far = 222, rows_far = 222, once_far = 299,
      apart_far = 299, brief = 67, column = 1024, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x16384", family = "sweep",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0, 4], g_ps = [33599, 610089091], g_slope = [152513873, 155925346], region = 3092, visit = 6212,
      fma = 566, edge = 127, conflict_a = 859, mask = 47, split = 243, a_far = 71, b_far = 184, c_far = 60,
      once_near = 224, once_far = 256, apart_far = 12
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x16384", family = "sweep",
    tile = #dynmlir.tile<2, 16, 16384>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [35331, 29957192, 131027500, 176569000],
      g_slope = [29921861, 33690102, 22770750, 31615863], edge_columns = 8, region = 11552, visit = 935,
      fma = 612, edge = 146, conflict_a = 28037, conflict_b = 202, conflict_c = 4116, conflict = 4296,
      mask = 863, split = 836, a_far = 126, b_near = 655, b_far = 227, c_far = 71, rows_far = 1024,
      once_near = 26, once_far = 27, apart_near = 329, apart_far = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x8192", family = "sweep",
    tile = #dynmlir.tile<6, 64, 8192>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [64944, 513452750, 908568111, 1113185500],
      g_slope = [128346951, 197557680, 68205796, 128109364], edge_columns = 8, region = 14583, visit = 3945,
      loop = 1590, fma = 705, edge = 366, conflict_a = 4864, conflict_c = 1410, conflict = 1282, mask = 34,
      split = 99, a_far = 91, b_far = 295, c_near = 70, c_far = 85, rows_far = 460, once_near = 115,
      apart_near = 159, apart_far = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x512", family = "block",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [75251, 13992788, 19737538, 31705615],
      g_slope = [2319589, 1914916, 2992019, 1337359], region = 4229, visit = 8233, fma = 77, edge = 175,
      pack = 290, conflict_c = 5360, stall = 676, a_near = 155, b_near = 435, c_near = 208, rows_far = 101,
      once_near = 101, once_far = 129, apart_near = 42, apart_far = 129, column = 1024, seam = 1024,
      reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 3], g_ps = [59998, 8721302], g_slope = [2887101, 2973762], edge_columns = 16, region = 747,
      visit = 5140, loop = 9256, fma = 79, edge = 248, pack = 111, conflict_a = 2507, conflict_c = 6360,
      stall = 1024, a_near = 192, c_near = 448, once_near = 147, brief = 110, column = 1024, seam = 1024,
      reread = 887
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x1024", family = "block",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0], g_ps = [47503], g_slope = [3603631], edge_columns = 16, region = 5231, visit = 4786,
      loop = 946, fma = 83, edge = 377, pack = 173, conflict_a = 2202, conflict_c = 4598, mask = 19,
      stall = 229, a_near = 110, b_near = 74, c_near = 593, rows_near = 1024, rows_far = 101, once_near = 13,
      once_far = 129, apart_near = 20, apart_far = 129, seam = 448, reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x1024", family = "block",
    tile = #dynmlir.tile<5, 64, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [55961, 16037421], g_slope = [5327153, 5972194], edge_columns = 16, region = 13333,
      visit = 4538, loop = 4974, fma = 80, edge = 60, pack = 130, conflict_a = 4896, conflict_c = 5857,
      mask = 35, stall = 1024, a_near = 218, c_near = 239, once_near = 264, apart_near = 76, brief = 91,
      column = 1024, seam = 1024, reread = 887
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x16384", family = "dot",
    tile = #dynmlir.tile<8, 2, 16384>, packed = true, model = {
      g_t = [0], g_ps = [45851], g_slope = [22284221], region = 8404, visit = 7146, fma = 849, pack = 895,
      conflict_a = 1416, stall = 403, a_near = 55, rows_far = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x16384", family = "dot",
    tile = #dynmlir.tile<4, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [28427], g_slope = [25361197], region = 10625, visit = 1715, loop = 432, fma = 869,
      edge = 11, pack = 860, conflict_a = 657, stall = 10, a_near = 85, a_far = 358, b_far = 1024,
      c_far = 1024, rows_far = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [29856], g_slope = [131686528], region = 1037, visit = 5088, loop = 4052, fma = 611,
      edge = 32, conflict = 244, stall = 26, a_far = 1024, b_near = 441, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 40, once_far = 1024, apart_near = 245, apart_far = 1024, brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x32", family = "skinny",
    tile = #dynmlir.tile<16, 8, 32>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [43413, 377804, 585377], g_slope = [334391, 207573, 278835], region = 4798,
      visit = 6307, fma = 417, mask = 139, split = 736, stall = 1, c_far = 87, rows_far = 313, once_far = 61,
      apart_near = 209
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [46776, 472286, 63993647], g_slope = [425510, 453724, 438638],
      edge_columns = 8, region = 15023, visit = 4389, loop = 179, fma = 539, edge = 539, conflict_b = 1690,
      conflict_c = 909, split = 176, a_far = 269, b_near = 515, b_far = 67, c_near = 369, c_far = 74,
      rows_near = 1024, rows_far = 845, once_near = 67
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @sapphirerapids} : () -> ()
