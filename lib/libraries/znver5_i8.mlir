// Micro-kernels for Zen 5: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2722 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 60, n_pred 16, levels measured [0].
// 49 of 150 candidates kept (2555 generated); the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.032, worst 11.87
// predicted against measured time: median error 6.9 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x16384", family = "dot",
    tile = #dynmlir.tile<2, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [10148], g_slope = [1309849], visit = 580, loop = 4455, fma = 451, pack = 182,
      conflict_a = 768, split = 34, stall = 1024, a_far = 930, b_near = 1024, b_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 44, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x8192", family = "dot",
    tile = #dynmlir.tile<8, 3, 8192>, packed = true, model = {
      g_t = [0], g_ps = [16130], g_slope = [2950863], visit = 2041, loop = 6677, fma = 414, pack = 129,
      conflict_a = 1654, stall = 1024, a_far = 377, b_near = 816, rows_near = 278, rows_far = 1024,
      once_near = 358, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x6144", family = "dot",
    tile = #dynmlir.tile<6, 4, 6144>, packed = true, model = {
      g_t = [0], g_ps = [17959], g_slope = [2643056], visit = 1715, loop = 5461, fma = 400, pack = 131,
      conflict_a = 908, stall = 1024, a_far = 764, b_near = 1011, rows_near = 1024, rows_far = 1024,
      once_near = 958, once_far = 815, alias_a = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x16384", family = "dot",
    tile = #dynmlir.tile<16, 1, 16384>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9, 13], g_ps = [17503, 8975036, 14090182, 35045389, 51588621, 62179519],
      g_slope = [4478766, 5115146, 6985069, 5514410, 2647724, 5011508], visit = 2271, loop = 2595, fma = 493,
      pack = 189, conflict_a = 808, split = 24, a_far = 735, b_near = 1024, b_far = 1024, c_near = 1024,
      rows_near = 587, rows_far = 1024, once_near = 1024, once_far = 941, alias_a = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x16384", family = "dot",
    tile = #dynmlir.tile<14, 2, 16384>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [19860, 12809405, 92542893], g_slope = [6394772, 7248498, 5869787],
      visit = 2783, loop = 2255, fma = 434, pack = 134, conflict_a = 644, split = 69, a_near = 9, a_far = 468,
      b_near = 1024, c_far = 1024, rows_far = 1024, once_near = 649, once_far = 1024, reread = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0, 6], g_ps = [13043, 14460600], g_slope = [2407926, 2637074], visit = 1188, loop = 3249,
      fma = 470, pack = 228, conflict_a = 733, split = 29, stall = 93, a_far = 1024, b_near = 412,
      b_far = 181, rows_near = 261, rows_far = 1024, once_near = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 184786], g_slope = [174786, 194514], visit = 2032, fma = 407,
      conflict_a = 11186, conflict_c = 896, conflict = 9213, mask = 70, stall = 1, a_near = 163,
      b_near = 1024, c_near = 900, rows_near = 391, rows_far = 1024, once_far = 273, apart_near = 517,
      apart_far = 1024, brief = 157
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 4], g_ps = [10672, 193176, 833437], g_slope = [182504, 213420, 198816], edge_columns = 8,
      edge_part = 16, region = 1004, visit = 2894, fma = 407, conflict_a = 3725, conflict_c = 1442,
      conflict = 8682, mask = 75, split = 126, stall = 1024, a_near = 1024, a_far = 1024, b_near = 311,
      c_near = 835, c_far = 1024, rows_near = 842, rows_far = 1024, once_far = 1024, alias_a = 2221,
      alias_c = 307, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x32x64", family = "skinny",
    tile = #dynmlir.tile<12, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [11035, 268127], g_slope = [257092, 274992], region = 48, visit = 1901, fma = 388,
      conflict_a = 1411, conflict_c = 425, conflict = 4484, mask = 117, b_near = 1012, c_near = 577,
      c_far = 1024, rows_near = 1024, once_far = 1024, alias_a = 4863, alias_c = 457, apart_near = 192,
      apart_far = 1024, brief = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [11581, 258543], g_slope = [246962, 262087], edge_columns = 8, edge_part = 16,
      region = 5465, visit = 1940, loop = 292, fma = 325, edge = 11, conflict_a = 25256, conflict_b = 2403,
      conflict_c = 89, conflict = 2098, mask = 17, split = 156, stall = 100, a_near = 1024, a_far = 1024,
      b_near = 948, c_near = 583, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024,
      alias_a = 519, alias_c = 397, apart_near = 93, apart_far = 674, brief = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10197, 241691], g_slope = [231494, 246164], edge_columns = 8, edge_part = 16,
      region = 2733, visit = 1326, loop = 566, fma = 370, edge = 75, conflict_a = 16957, conflict_b = 785,
      conflict_c = 91, conflict = 670, split = 129, stall = 963, a_near = 950, a_far = 856, b_near = 843,
      b_far = 988, c_near = 782, c_far = 1024, rows_near = 740, once_near = 8, once_far = 1024, alias_a = 747,
      alias_c = 526, apart_near = 62, brief = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [12249], g_slope = [50745899], visit = 2096, loop = 2720, fma = 373, edge = 129,
      conflict_a = 12377, conflict_c = 1211, conflict = 8516, mask = 19, split = 46, stall = 26,
      a_near = 1024, b_near = 1024, c_near = 1024, rows_near = 1024, rows_far = 1024, once_near = 391,
      once_far = 1024, alias_a = 2457, apart_near = 216, apart_far = 160, brief = 748
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x16384", family = "direct",
    tile = #dynmlir.tile<16, 16, 16384>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 674594909], g_slope = [51891146, 93163398], edge_columns = 8,
      edge_part = 16, region = 2433, visit = 2689, loop = 472, fma = 448, conflict_a = 11109,
      conflict_c = 2665, conflict = 6828, mask = 25, split = 339, stall = 1024, a_near = 1024, a_far = 1024,
      c_near = 554, c_far = 1024, rows_near = 568, rows_far = 1024, once_near = 30, once_far = 1024,
      alias_a = 1352, alias_c = 724, apart_near = 57, apart_far = 1024, column = 227, seam = 163
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x32x8192", family = "direct",
    tile = #dynmlir.tile<12, 32, 8192>, packed = false, model = {
      g_t = [0, 13], g_ps = [18117, 478066952], g_slope = [36772987, 41891819], region = 769, visit = 2328,
      loop = 1625, fma = 377, edge = 131, conflict_a = 32114, conflict_c = 1053, conflict = 4535, mask = 42,
      split = 89, stall = 1024, b_near = 806, c_near = 785, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 77, once_far = 1024, alias_a = 2542, alias_c = 697, apart_near = 177, apart_far = 1024,
      column = 702, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x48x4096", family = "direct",
    tile = #dynmlir.tile<8, 48, 4096>, packed = false, model = {
      g_t = [0], g_ps = [14936], g_slope = [16460041], edge_columns = 8, edge_part = 16, region = 1557,
      visit = 1564, loop = 2673, fma = 411, conflict_a = 18730, conflict_c = 656, conflict = 3174,
      split = 241, stall = 1024, a_near = 1024, a_far = 1024, b_near = 700, c_near = 1024, c_far = 1024,
      rows_near = 823, rows_far = 1024, once_near = 239, once_far = 1024, alias_c = 257, apart_far = 1024,
      column = 813, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 3], g_ps = [15053, 14229857, 56494720], g_slope = [14214804, 21132431, 17885363],
      edge_columns = 8, edge_part = 16, region = 1213, visit = 1147, loop = 2846, fma = 418, edge = 64,
      conflict_a = 12227, conflict_c = 797, conflict = 569, split = 157, stall = 1024, a_near = 997,
      a_far = 1024, b_near = 1024, c_near = 767, c_far = 1024, rows_far = 1024, once_near = 284,
      once_far = 1024, alias_a = 1099, alias_c = 876, apart_far = 1024, brief = 15, column = 9, seam = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_16x16x256", family = "grouped",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0], g_ps = [19773], g_slope = [270630], visit = 3246, fma = 154, edge = 30, conflict_a = 1881,
      conflict_c = 427, conflict = 14487, mask = 110, stall = 1024, a_near = 1024, a_far = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 214, rows_far = 1019, once_near = 110, once_far = 601,
      alias_c = 2111, apart_near = 100, brief = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x32x256", family = "grouped",
    tile = #dynmlir.tile<3, 32, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [14935, 123247], g_slope = [108312, 122836], edge_columns = 16, region = 3075,
      visit = 1023, loop = 240, fma = 170, edge = 95, conflict_b = 649, conflict = 6005, mask = 264,
      stall = 113, a_near = 91, a_far = 1024, b_near = 246, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 598, once_near = 62, once_far = 831, alias_c = 976, apart_near = 92, brief = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_12x32x256", family = "grouped",
    tile = #dynmlir.tile<12, 32, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [21882, 280673], g_slope = [258791, 283030], region = 343, visit = 2828, fma = 114,
      edge = 122, conflict_b = 103, conflict_c = 242, conflict = 4478, mask = 288, stall = 44, a_far = 1024,
      b_near = 278, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 198, once_near = 124,
      once_far = 859, alias_c = 1474, apart_near = 46, brief = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_14x32x256", family = "grouped",
    tile = #dynmlir.tile<14, 32, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [26496, 8096196], g_slope = [424721, 485558], visit = 3270, fma = 129, edge = 63,
      conflict_b = 456, conflict_c = 299, conflict = 4272, mask = 350, split = 16, a_near = 937, a_far = 626,
      b_near = 374, b_far = 1024, c_near = 1024, c_far = 1024, once_near = 81, once_far = 1024,
      alias_c = 1510, apart_near = 55, brief = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x64x256", family = "grouped",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [24379, 403863], g_slope = [379484, 411573], edge_columns = 16, region = 2081,
      visit = 2611, loop = 1629, fma = 142, edge = 52, conflict_b = 386, conflict_c = 566, conflict = 3182,
      split = 15, a_near = 95, a_far = 1024, b_near = 136, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 6, once_near = 138, once_far = 971, alias_c = 2117, apart_near = 44
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x128x256", family = "grouped",
    tile = #dynmlir.tile<3, 128, 256>, packed = false, model = {
      g_t = [0], g_ps = [30379], g_slope = [748678], edge_columns = 16, visit = 2088, loop = 7312, fma = 180,
      conflict_b = 1515, conflict_c = 2685, a_far = 1024, b_near = 53, b_far = 1021, c_near = 1024,
      c_far = 1024, once_near = 132, once_far = 1002, alias_c = 3724, apart_near = 128, apart_far = 41,
      brief = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_14x1x16384", family = "dot_ahead",
    tile = #dynmlir.tile<14, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 13], g_ps = [17328, 6308733, 96822808], g_slope = [6291405, 7542839, 4482647],
      region = 2069, visit = 1662, loop = 1643, fma = 758, pack = 193, conflict_a = 789, a_near = 76,
      a_far = 87, rows_near = 738, rows_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x32x8192", family = "block",
    tile = #dynmlir.tile<12, 32, 8192>, packed = true, model = {
      g_t = [0, 1, 3], g_ps = [26856, 12334551, 42075148], g_slope = [12307695, 14870298, 13020613],
      visit = 4349, fma = 79, pack = 55, conflict_a = 655, conflict_c = 1209, mask = 160, stall = 1024,
      a_near = 942, a_far = 317, b_far = 1024, c_near = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 50, once_far = 1024, alias_c = 1652, apart_near = 286, apart_far = 1024, brief = 171
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x4096", family = "block",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [26924, 16337710, 28477500], g_slope = [8155393, 12139790, 9274793],
      edge_columns = 16, region = 1344, visit = 2519, loop = 3021, fma = 94, edge = 20, pack = 33,
      conflict_c = 1156, mask = 25, stall = 1024, a_near = 825, a_far = 1024, b_near = 126, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 325, once_far = 1024,
      alias_c = 2401, apart_near = 99, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x512", family = "block",
    tile = #dynmlir.tile<10, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [23897], g_slope = [654684], region = 984, visit = 3168, fma = 79, edge = 11,
      pack = 53, conflict_c = 1834, mask = 183, stall = 1024, a_near = 940, a_far = 233, b_near = 5,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 126,
      once_far = 1024, alias_c = 991, apart_near = 86, apart_far = 1024, brief = 23, column = 1024,
      seam = 786, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x512", family = "block",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [18827], g_slope = [542667], edge_columns = 16, region = 3913, visit = 1878, fma = 81,
      edge = 55, pack = 64, conflict_c = 2019, mask = 88, stall = 1024, a_near = 1024, a_far = 1024,
      b_near = 121, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 36, once_far = 1024, alias_c = 1687, apart_far = 1024, brief = 36, seam = 172, reread = 179
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [26567, 2570386], g_slope = [2543819, 2793825], visit = 7525, fma = 77, edge = 12,
      pack = 125, conflict_c = 9214, conflict = 18679, a_near = 378, a_far = 728, b_near = 476, c_near = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 128, once_far = 1024, alias_c = 908,
      apart_near = 360, apart_far = 1024, brief = 76, column = 335, reread = 104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x32x8192", family = "tall",
    tile = #dynmlir.tile<12, 32, 8192>, packed = true, model = {
      g_t = [0, 1, 3], g_ps = [27048, 12460870, 42408000], g_slope = [12433822, 14973565, 12974799],
      region = 99, visit = 4102, fma = 84, pack = 58, conflict_a = 431, conflict_c = 1735, mask = 252,
      stall = 1024, a_near = 595, b_near = 71, b_far = 1024, c_near = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 65, once_far = 1024, alias_c = 2195, apart_near = 190, apart_far = 1024, brief = 287,
      column = 1024, seam = 807, reread = 205
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x4096", family = "tall",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [25432, 15009600, 28321407], g_slope = [7492084, 13311807, 8510261],
      edge_columns = 16, region = 2493, visit = 2806, loop = 2022, fma = 94, edge = 6, pack = 36,
      conflict_c = 1083, conflict = 1416, mask = 75, stall = 1024, a_near = 412, a_far = 77, b_near = 233,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 411,
      once_far = 1024, alias_c = 880, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [32178, 11488444, 25184148, 46152000],
      g_slope = [5728133, 6847852, 10483926, 6916544], edge_columns = 16, visit = 2530, loop = 8896,
      fma = 102, edge = 40, pack = 20, conflict_c = 346, conflict = 1499, stall = 211, a_far = 382,
      b_near = 473, b_far = 894, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 362, once_far = 1024, alias_a = 13, alias_c = 2334, apart_far = 1024, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x512", family = "tall",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [26711], g_slope = [605976], visit = 6799, fma = 76, edge = 193, pack = 114,
      conflict_c = 8701, conflict = 26476, a_near = 307, a_far = 1024, b_near = 635, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 70, once_far = 1024,
      alias_c = 224, apart_near = 321, apart_far = 1024, brief = 98, column = 187, seam = 307, reread = 265
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0], g_ps = [17360], g_slope = [369163], region = 617, visit = 2821, fma = 260, edge = 156,
      conflict_a = 11203, conflict_c = 95, conflict = 11573, mask = 206, split = 792, stall = 142,
      a_near = 758, a_far = 194, c_near = 888, rows_near = 1024, rows_far = 1024, alias_a = 128,
      alias_c = 2263, apart_near = 446, apart_far = 784, brief = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 1], g_ps = [18037, 383600], g_slope = [365563, 386819], edge_columns = 8, edge_part = 16,
      region = 3165, visit = 2955, fma = 349, edge = 33, conflict_a = 14225, conflict_c = 996,
      conflict = 12831, mask = 218, split = 837, stall = 1024, a_near = 1024, a_far = 328, c_near = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, alias_a = 134, alias_c = 473, apart_near = 376,
      apart_far = 709
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_14x32x64", family = "slab",
    tile = #dynmlir.tile<14, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [20688], g_slope = [316633], region = 1081, visit = 2534, fma = 322, edge = 248,
      conflict_a = 3412, conflict_b = 2803, conflict_c = 247, mask = 251, b_near = 468, b_far = 3,
      c_near = 794, c_far = 631, rows_near = 1024, rows_far = 1024, once_far = 122, alias_a = 1907,
      alias_c = 475, apart_near = 190, brief = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x128", family = "slab",
    tile = #dynmlir.tile<8, 48, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [18782, 32094679], g_slope = [509141, 605684], edge_columns = 8, edge_part = 16,
      region = 6078, visit = 2492, loop = 106, fma = 310, edge = 104, conflict_a = 15958, conflict_b = 2418,
      conflict = 1313, mask = 254, split = 206, stall = 446, a_near = 1024, a_far = 1024, b_near = 135,
      c_near = 408, c_far = 1024, rows_near = 1024, once_near = 44, alias_a = 335, alias_c = 523,
      apart_near = 144, apart_far = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 42], g_ps = [18156, 24873487], g_slope = [591793, 627363], edge_columns = 8, edge_part = 16,
      region = 6160, visit = 2202, fma = 318, edge = 181, conflict_a = 6110, conflict_b = 1442, mask = 309,
      split = 175, a_near = 115, a_far = 1024, b_near = 234, b_far = 231, c_near = 656, c_far = 1024,
      rows_near = 1024, once_far = 205, alias_a = 1906, alias_c = 391, apart_near = 155, apart_far = 95,
      brief = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_3x128x128", family = "slab",
    tile = #dynmlir.tile<3, 128, 128>, packed = false, model = {
      g_t = [0, 42], g_ps = [21053, 25533444], g_slope = [607437, 668936], edge_columns = 8, edge_part = 16,
      region = 3593, visit = 2771, loop = 2283, fma = 367, edge = 68, conflict_a = 2491, conflict_b = 583,
      mask = 27, split = 66, stall = 90, b_near = 146, c_near = 502, c_far = 1024, rows_near = 1024,
      once_near = 55, once_far = 83, alias_a = 1659, alias_c = 327, apart_near = 121, apart_far = 301
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x16384", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 626872864], g_slope = [48220220, 70286967], visit = 2180, fma = 286,
      edge = 137, conflict_a = 8467, conflict_c = 2289, conflict = 2441, mask = 77, split = 491, stall = 153,
      a_near = 180, c_near = 197, rows_near = 1024, rows_far = 305, once_near = 281, once_far = 564,
      alias_a = 348, alias_c = 614, seam = 137
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x16384", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 16384>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [10000, 205647917, 433562269, 749385182],
      g_slope = [51409479, 45582870, 78955728, 96249338], edge_columns = 8, edge_part = 16, region = 715,
      visit = 2693, fma = 286, edge = 57, conflict_a = 14424, conflict_b = 12851, conflict = 4127, mask = 90,
      split = 1344, stall = 1024, a_near = 1024, a_far = 1024, c_near = 386, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 489, once_far = 1024, apart_far = 1024, brief = 302
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_14x32x8192", family = "sweep_whole",
    tile = #dynmlir.tile<14, 32, 8192>, packed = false, model = {
      g_t = [0], g_ps = [13727], g_slope = [36425204], visit = 2083, fma = 311, edge = 200, conflict_a = 3337,
      conflict_b = 3725, conflict_c = 212, conflict = 598, mask = 169, split = 51, stall = 1, b_near = 963,
      b_far = 1024, c_near = 597, c_far = 281, rows_near = 1024, rows_far = 1024, once_near = 431,
      once_far = 1024, alias_a = 1646, alias_c = 303, apart_far = 1024, seam = 594
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x4096", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 4096>, packed = false, model = {
      g_t = [0], g_ps = [11767], g_slope = [15153860], edge_columns = 8, edge_part = 16, region = 5173,
      visit = 1832, loop = 619, fma = 257, edge = 142, conflict_a = 20474, conflict_b = 3931,
      conflict_c = 149, conflict = 1832, mask = 28, split = 325, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 827, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 232, once_far = 1024,
      alias_a = 389, alias_c = 183, apart_far = 1024, brief = 54, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x2048", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [11804], g_slope = [8015630], edge_columns = 8, edge_part = 16, region = 1700,
      visit = 1379, loop = 2550, fma = 321, edge = 44, conflict_a = 18386, conflict_b = 1195,
      conflict_c = 177, split = 73, stall = 276, b_near = 243, b_far = 1012, c_near = 715, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 88, once_far = 1024, alias_a = 680, alias_c = 344,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x2048", family = "panel",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0], g_ps = [23889], g_slope = [2641962], visit = 6456, fma = 81, edge = 107, pack = 110,
      conflict_c = 3478, conflict = 864, stall = 1024, a_near = 655, a_far = 1024, b_near = 633, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 696, rows_far = 1024, once_near = 278, once_far = 1024,
      alias_c = 720, apart_near = 36, apart_far = 1024, brief = 352, column = 402, seam = 213, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x4096", family = "panel",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [24912, 14799511, 26737600], g_slope = [7387299, 11938089, 8455045],
      edge_columns = 16, region = 1888, visit = 2581, loop = 2446, fma = 91, edge = 12, pack = 34,
      conflict_c = 1105, conflict = 1082, mask = 13, stall = 1024, a_near = 943, a_far = 1024, b_near = 23,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 203,
      once_far = 1024, alias_c = 2256, apart_near = 191, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [29584, 10976500, 24986741, 46597250],
      g_slope = [5473458, 7005120, 10805254, 6877362], edge_columns = 16, visit = 2375, loop = 7822,
      fma = 105, pack = 18, conflict_c = 619, conflict = 1546, stall = 783, a_near = 241, a_far = 1024,
      b_near = 386, b_far = 834, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 329, once_far = 1024, alias_a = 150, alias_c = 2236, apart_near = 55, apart_far = 1024,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x4096", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [29969, 4808429], g_slope = [4778460, 5254756], region = 5578, visit = 4169,
      loop = 456, fma = 87, edge = 150, pack = 123, conflict_a = 838, conflict_c = 1700, mask = 16,
      stall = 1024, a_near = 292, a_far = 1024, b_near = 626, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 61, once_far = 1024, apart_far = 1024, brief = 278,
      column = 773, seam = 1024, reread = 794
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_12x32x8192", family = "block_slab",
    tile = #dynmlir.tile<12, 32, 8192>, packed = true, model = {
      g_t = [0], g_ps = [40333], g_slope = [16765867], region = 3812, visit = 5011, fma = 85, pack = 73,
      conflict_a = 2105, conflict_c = 2398, mask = 65, stall = 1024, a_near = 81, a_far = 1024, b_near = 459,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 258,
      once_far = 1024, alias_c = 1337, apart_far = 1024, brief = 325, column = 1021, seam = 697, reread = 305
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x512", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0], g_ps = [33247], g_slope = [1000437], edge_columns = 16, region = 2122, visit = 3273,
      loop = 3513, fma = 81, edge = 27, pack = 46, conflict_c = 1446, mask = 74, stall = 1024, a_near = 942,
      a_far = 1024, b_far = 349, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 150, once_far = 1024, alias_c = 3940, apart_near = 11, apart_far = 762, brief = 38,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 4, nk = 871, n = 2, mk = 30, k = 21}, kernels = [
    "skinny_16x8x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31}, at_most = {m = 4, nk = 871, n = 2, mk = 121, k = 21}, kernels = [
    "skinny_16x8x64"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {m = 8, nk = 871, n = 2, mk = 121, k = 21}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 4, nk = 871, n = 4, mk = 121, k = 21}, kernels = [
    "skinny_16x8x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 5}, at_most = {m = 8, nk = 871, n = 4, mk = 121, k = 21}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22}, at_most = {m = 8, nk = 871, n = 2, mk = 121, k = 38}, kernels = [
    "grouped_16x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39}, at_most = {m = 8, nk = 871, n = 2, mk = 121}, kernels = [
    "grouped_16x16x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3}, at_most = {m = 8, nk = 153, n = 4, mk = 121}, kernels = [
    "grouped_16x16x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, nk = 154}, at_most = {m = 8, nk = 871, n = 4, mk = 121}, kernels = [
    "grouped_16x16x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 4, nk = 871, n = 8, mk = 121, mnk = 273, k = 10}, kernels = [
    "skinny_16x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 11}, at_most = {m = 4, nk = 871, n = 8, mk = 121, mnk = 273}, kernels = [
    "skinny_16x8x64"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {m = 8, nk = 871, n = 8, mk = 121, mnk = 273}, kernels = [
    "grouped_16x16x256"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 3, nk = 871, n = 16, mk = 121, mnk = 273}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 4}, at_most = {m = 8, nk = 871, n = 16, mk = 121, mnk = 273}, kernels = [
    "grouped_16x16x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 274}, at_most = {m = 8, nk = 871, n = 8, mk = 121, k = 39, mn = 35}, kernels = [
    "grouped_16x16x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 274, mn = 36}, at_most = {m = 8, nk = 871, n = 8, mk = 121, k = 39}, kernels = [
    "grouped_16x16x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 274, k = 40}, at_most = {m = 8, nk = 871, n = 8, mk = 121}, kernels = [
    "grouped_16x16x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 274}, at_most = {m = 3, nk = 871, n = 16, mk = 121, k = 31}, kernels = [
    "grouped_16x16x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 274, m = 4}, at_most = {m = 8, nk = 871, n = 16, mk = 121, k = 31}, kernels = [
    "grouped_16x16x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 274, k = 32}, at_most = {m = 8, nk = 871, n = 16, mk = 121}, kernels = [
    "grouped_16x16x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122}, at_most = {m = 8, nk = 871, n = 2, mk = 253, k = 56}, kernels = [
    "grouped_16x16x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 254}, at_most = {m = 8, nk = 871, n = 2, mk = 2034, k = 56}, kernels = [
    "grouped_16x16x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, k = 57}, at_most = {m = 8, nk = 871, n = 2, mk = 189, k = 394}, kernels = [
    "grouped_16x16x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 190, k = 57}, at_most = {m = 8, nk = 871, n = 2, mk = 500, k = 394, mnk = 270}, kernels = [
    "dot_8x1x16384", "grouped_16x16x256"
  ], factors = [226, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 190, k = 57, mnk = 271}, at_most = {m = 8, nk = 871, n = 2, mk = 500, k = 394}, kernels = [
    "grouped_16x16x256"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 501, k = 57}, at_most = {m = 8, nk = 171, n = 1, mk = 2034, k = 394}, kernels = [
    "dot_8x1x16384"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 501, k = 57, nk = 172}, at_most = {m = 8, nk = 871, n = 1, mk = 2034, k = 394}, kernels = [
    "dot_14x2x16384"
  ], factors = [162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 501, k = 57, n = 2}, at_most = {m = 8, nk = 871, n = 2, mk = 2034, k = 394}, kernels = [
    "dot_14x2x16384"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, k = 395}, at_most = {m = 8, nk = 871, n = 2, mk = 2034}, kernels = [
    "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [160, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2035}, at_most = {m = 8, nk = 871, n = 2}, kernels = [
    "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [215, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, n = 3}, at_most = {m = 4, nk = 871, n = 8, k = 83}, kernels = [
    "grouped_16x16x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, n = 3, m = 5}, at_most = {m = 8, nk = 871, n = 8, k = 61}, kernels = [
    "grouped_16x16x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, n = 3, m = 5, k = 62}, at_most = {m = 8, nk = 871, n = 8, k = 83}, kernels = [
    "grouped_16x16x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, n = 9}, at_most = {m = 8, nk = 871, n = 16, k = 83, mk = 229}, kernels = [
    "grouped_16x16x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 230, n = 9}, at_most = {m = 8, nk = 871, n = 16, k = 83}, kernels = [
    "grouped_16x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, n = 3, k = 84}, at_most = {m = 6, nk = 871, n = 16}, kernels = [
    "grouped_16x16x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 122, n = 3, k = 84, m = 7}, at_most = {m = 8, nk = 871, n = 16}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 3, nk = 461, n = 32}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 3, nk = 461, n = 48}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {m = 8, nk = 461, n = 48}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 462}, at_most = {m = 8, nk = 871, n = 48, mk = 113}, kernels = [
    "grouped_12x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 462, mk = 114}, at_most = {m = 8, nk = 871, n = 48}, kernels = [
    "grouped_12x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 3, nk = 871, n = 106}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 107}, at_most = {m = 3, nk = 871, n = 249}, kernels = [
    "grouped_12x32x256"
  ], factors = [128]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4}, at_most = {m = 8, nk = 871, n = 107}, kernels = [
    "grouped_12x32x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, m = 4}, at_most = {m = 8, nk = 871, n = 249}, kernels = [
    "grouped_12x32x256"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 250}, at_most = {m = 3, nk = 871, n = 256}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 257}, at_most = {m = 3, nk = 871}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 250, m = 4}, at_most = {m = 8, nk = 871}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872}, at_most = {m = 3, n = 1, mnk = 895713, mk = 3909}, kernels = [
    "dot_2x1x16384"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, mk = 3910}, at_most = {m = 3, n = 1, mnk = 895713}, kernels = [
    "dot_2x1x16384"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, mnk = 895714}, at_most = {m = 3, n = 1}, kernels = [
    "dot_2x1x16384", "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [186, 192, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 2}, at_most = {m = 3, n = 2, k = 883}, kernels = [
    "dot_14x2x16384"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 2, k = 884}, at_most = {m = 3, n = 2, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 2, k = 884, k_even = 5}, at_most = {m = 3, n = 2}, kernels = [
    "dot_14x2x16384"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3}, at_most = {m = 3, n_even = 724, mk = 72, mnk = 6191, n = 96, nk = 1141}, kernels = [
    "grouped_12x32x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1142, n = 3}, at_most = {m = 3, n_even = 724, mk = 72, mnk = 6191, n = 96}, kernels = [
    "grouped_14x32x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 97}, at_most = {m = 3, n_even = 724, mk = 72, mnk = 6191, k = 2}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [167, 162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 97, k = 3}, at_most = {m = 3, n_even = 724, mk = 72, mnk = 6191, n = 255}, kernels = [
    "grouped_14x32x256"
  ], factors = [147]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 256, k = 3}, at_most = {m = 3, n_even = 724, mk = 72, mnk = 6191}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, mnk = 6192}, at_most = {m = 3, n_even = 724, mk = 72, k = 5}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, mnk = 6192, k = 6}, at_most = {m = 3, n_even = 724, mk = 72, k = 13}, kernels = [
    "grouped_12x32x256"
  ], factors = [141]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, mnk = 6192, k = 14}, at_most = {m = 3, n_even = 724, mk = 72, k = 23}, kernels = [
    "grouped_6x64x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, mnk = 6192, k = 24}, at_most = {m = 3, n_even = 724, mk = 72}, kernels = [
    "grouped_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, mk = 73}, at_most = {m = 3, n_even = 724, n = 3, mn = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, mk = 73, mn = 5}, at_most = {m = 3, n_even = 724, n = 3}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [209, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 4, mk = 73}, at_most = {m = 1, n_even = 724, n = 4}, kernels = [
    "dot_6x4x6144", "grouped_16x16x256"
  ], factors = [223, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 4, mk = 73, m = 2}, at_most = {m = 3, n_even = 724, n = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 5, mk = 73}, at_most = {m = 3, n_even = 724, n = 16, k = 134}, kernels = [
    "grouped_16x16x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 5, mk = 73, k = 135}, at_most = {m = 3, n_even = 724, n = 16, k = 388}, kernels = [
    "grouped_16x16x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 5, mk = 73, k = 389}, at_most = {m = 1, n_even = 724, n = 16}, kernels = [
    "grouped_6x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 5, mk = 73, k = 389, m = 2}, at_most = {m = 3, n_even = 724, n = 16}, kernels = [
    "grouped_3x32x256", "grouped_6x64x256"
  ], factors = [278, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 17, mk = 73}, at_most = {m = 3, n_even = 724, n = 77, k = 102, nk = 1519}, kernels = [
    "grouped_14x32x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1520, n = 17, mk = 73}, at_most = {m = 3, n_even = 724, n = 77, k = 102}, kernels = [
    "grouped_14x32x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 17, mk = 73, k = 103}, at_most = {m = 3, n_even = 724, n = 32, nk = 26927788}, kernels = [
    "grouped_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 33, mk = 73, k = 103}, at_most = {m = 3, n_even = 724, n = 48, nk = 26927788}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [231, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 49, mk = 73, k = 103}, at_most = {m = 3, n_even = 724, n = 77, nk = 26927788, mn = 129}, kernels = [
    "grouped_6x64x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 49, mk = 73, k = 103, mn = 130}, at_most = {m = 3, n_even = 724, n = 77, nk = 26927788}, kernels = [
    "grouped_14x32x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 26927789, n = 17, mk = 73, k = 103}, at_most = {m = 3, n_even = 724, n = 77}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [193, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73}, at_most = {m = 1, n_even = 32, nk = 14653169, mnk = 1502122, mn = 378}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [296, 358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, mn = 379}, at_most = {m = 1, n_even = 32, nk = 14653169, mnk = 1502122}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [319, 414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, mnk = 1502123}, at_most = {m = 1, n_even = 32, nk = 14653169, mn = 1016}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [279, 287, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, mnk = 1502123, mn = 1017}, at_most = {m = 1, n_even = 4, nk = 14653169, mn = 3970}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [253, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, mnk = 1502123, mn = 3971}, at_most = {m = 1, n_even = 4, nk = 14653169}, kernels = [
    "grouped_3x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [268, 291, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, mnk = 1502123, mn = 1017, n_even = 5}, at_most = {m = 1, n_even = 32, nk = 14653169}, kernels = [
    "grouped_6x64x256"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14653170, n = 78, mk = 73}, at_most = {m = 1, n_even = 32}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256", "slab_3x128x128"
  ], factors = [247, 230, 243, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, n_even = 33}, at_most = {m = 1, n_even = 128, nk = 17057646, mnk = 1093562}, kernels = [
    "grouped_6x64x256"
  ], factors = [347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, n_even = 129}, at_most = {m = 1, n_even = 724, nk = 17057646, mnk = 1093562}, kernels = [
    "grouped_6x64x256"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, n_even = 33, mnk = 1093563}, at_most = {m = 1, n_even = 724, nk = 17057646, n = 543}, kernels = [
    "grouped_6x64x256", "sweep_whole_3x128x2048"
  ], factors = [294, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 544, mk = 73, n_even = 33, mnk = 1093563}, at_most = {m = 1, n_even = 724, nk = 17057646}, kernels = [
    "grouped_6x64x256", "sweep_whole_3x128x2048"
  ], factors = [295, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17057647, n = 78, mk = 73, n_even = 33}, at_most = {m = 1, n_even = 724}, kernels = [
    "grouped_6x64x256", "slab_8x48x128", "slab_3x128x128"
  ], factors = [226, 300, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 2}, at_most = {m = 2, n_even = 32, nk = 21748168, mnk = 29260346, n = 1028}, kernels = [
    "grouped_3x32x256", "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [296, 304, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 1029, mk = 73, m = 2}, at_most = {m = 2, n_even = 32, nk = 21748168, mnk = 29260346}, kernels = [
    "grouped_3x32x256", "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [265, 275, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 2, mnk = 29260347}, at_most = {m = 2, n_even = 32, nk = 21748168}, kernels = [
    "grouped_3x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [251, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 2, n_even = 33}, at_most = {m = 2, n_even = 128, nk = 21748168}, kernels = [
    "grouped_6x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 2, n_even = 129}, at_most = {m = 2, n_even = 724, nk = 21748168}, kernels = [
    "grouped_6x64x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 3}, at_most = {m = 3, n_even = 32, nk = 21748168, mnk = 41628646, n = 527}, kernels = [
    "grouped_12x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 528, mk = 73, m = 3}, at_most = {m = 3, n_even = 32, nk = 21748168, mnk = 41628646}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [258, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 3, mnk = 41628647}, at_most = {m = 3, n_even = 32, nk = 21748168}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [236, 230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 78, mk = 73, m = 3, n_even = 33}, at_most = {m = 3, n_even = 724, nk = 1845983}, kernels = [
    "grouped_6x64x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1845984, n = 78, mk = 73, m = 3, n_even = 33}, at_most = {m = 3, n_even = 724, nk = 21748168}, kernels = [
    "grouped_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 21748169, n = 78, mk = 73, m = 2}, at_most = {m = 3, n_even = 724, k = 21499, nk = 30043418}, kernels = [
    "grouped_3x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [218, 196, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 30043419, n = 78, mk = 73, m = 2}, at_most = {m = 3, n_even = 724, k = 21499}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [231, 194, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 21748169, n = 78, mk = 73, m = 2, k = 21500}, at_most = {m = 3, n_even = 724, nk = 36014073, mnk = 71009637}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [226, 200, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 21748169, n = 78, mk = 73, m = 2, k = 21500, mnk = 71009638}, at_most = {m = 3, n_even = 724, nk = 36014073}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256", "slab_14x32x64", "slab_8x48x128", "slab_6x64x128"
  ], factors = [202, 235, 257, 262, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 36014074, n = 78, mk = 73, m = 2, k = 21500}, at_most = {m = 3, n_even = 724}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256", "slab_8x48x128"
  ], factors = [178, 208, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725}, at_most = {m = 3, k = 14, nk = 3547}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3548, n = 3, n_even = 725}, at_most = {m = 3, k = 14}, kernels = [
    "grouped_12x32x256", "sweep_whole_3x128x2048"
  ], factors = [115, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725, k = 15}, at_most = {m = 3, k = 72, n = 3547}, kernels = [
    "grouped_6x64x256"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3548, n_even = 725, k = 15}, at_most = {m = 3, k = 72}, kernels = [
    "grouped_6x64x256", "sweep_whole_3x128x2048", "panel_3x128x2048"
  ], factors = [184, 220, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725, k = 73}, at_most = {m = 2, nk = 15195306, n = 1448, mn = 1448}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [259, 307, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725, k = 73, mn = 1449}, at_most = {m = 2, nk = 15195306, n = 1448}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 1449, n_even = 725, k = 73}, at_most = {m = 2, nk = 15195306, k = 257, mn = 11585}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [226, 284, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 1449, n_even = 725, k = 73, mn = 11586}, at_most = {m = 2, nk = 15195306, k = 257}, kernels = [
    "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [227, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 1449, n_even = 725, k = 258}, at_most = {m = 1, nk = 15195306}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "slab_3x128x128", "sweep_whole_3x128x2048"
  ], factors = [241, 240, 249, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 1449, n_even = 725, k = 258, m = 2}, at_most = {m = 2, nk = 15195306, mnk = 2571818}, kernels = [
    "grouped_6x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 1449, n_even = 725, k = 258, m = 2, mnk = 2571819}, at_most = {m = 2, nk = 15195306}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [222, 231, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 15195307, n = 3, n_even = 725, k = 73}, at_most = {m = 2, mn = 7662}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [220, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 15195307, n = 3, n_even = 725, k = 73, mn = 7663}, at_most = {m = 2, mnk = 63954560, nk = 17794929}, kernels = [
    "grouped_3x128x256", "slab_6x64x128", "slab_3x128x128"
  ], factors = [241, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17794930, n = 3, n_even = 725, k = 73, mn = 7663}, at_most = {m = 2, mnk = 63954560}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "slab_3x128x128"
  ], factors = [219, 231, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 15195307, n = 3, n_even = 725, k = 73, mn = 7663, mnk = 63954561}, at_most = {m = 2}, kernels = [
    "grouped_6x64x256", "slab_3x128x128"
  ], factors = [241, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725, k = 73, m = 3}, at_most = {m = 3, mn = 10641}, kernels = [
    "grouped_6x64x256"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725, k = 73, m = 3, mn = 10642}, at_most = {m = 3, mk = 4206}, kernels = [
    "grouped_6x64x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, n = 3, n_even = 725, k = 73, m = 3, mn = 10642, mk = 4207}, at_most = {m = 3}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [218, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4}, at_most = {m = 7, mn = 244, n = 1}, kernels = [
    "dot_2x1x16384"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 8}, at_most = {m = 8, mn = 244, n = 1}, kernels = [
    "dot_8x1x16384"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 2}, at_most = {m = 8, mn = 244, n = 2, k = 823}, kernels = [
    "dot_14x2x16384"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 2, k = 824}, at_most = {m = 8, mn = 244, n = 2}, kernels = [
    "dot_14x2x16384"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 3}, at_most = {m = 8, mn = 244, n = 3, k = 114355, nk = 3840}, kernels = [
    "dot_8x3x8192"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3841, m = 4, n = 3}, at_most = {m = 8, mn = 244, n = 3, k = 114355}, kernels = [
    "dot_8x3x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 3, k = 114356}, at_most = {m = 8, mn = 244, n = 3}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [232, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 4}, at_most = {m = 8, mn = 244, n = 4}, kernels = [
    "dot_6x4x6144", "grouped_16x16x256", "grouped_3x32x256"
  ], factors = [239, 222, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 5}, at_most = {m = 8, mn = 244, n = 16, nk = 1028}, kernels = [
    "grouped_16x16x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1029, m = 4, n = 5}, at_most = {m = 8, mn = 244, n = 16}, kernels = [
    "grouped_16x16x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 17}, at_most = {m = 8, mn = 244, k = 102, mk = 157}, kernels = [
    "grouped_12x32x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 17, mk = 158}, at_most = {m = 8, mn = 244, k = 102}, kernels = [
    "grouped_12x32x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 17, k = 103}, at_most = {m = 6, mn = 244, k = 156}, kernels = [
    "grouped_14x32x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, n = 17, k = 157}, at_most = {m = 6, mn = 244}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [209, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, n = 17, k = 103}, at_most = {m = 8, mn = 244}, kernels = [
    "grouped_14x32x256"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245}, at_most = {m = 8, mk = 57, k = 2, mn = 5726}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 5727}, at_most = {m = 8, mk = 57, k = 2}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, k = 3}, at_most = {m = 8, mk = 57, k = 5, n = 1017}, kernels = [
    "grouped_12x32x256"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, k = 3, n = 1018}, at_most = {m = 8, mk = 57, k = 5}, kernels = [
    "grouped_12x32x256", "sweep_whole_3x128x2048"
  ], factors = [176, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, k = 6}, at_most = {m = 8, mk = 57}, kernels = [
    "grouped_12x32x256"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58}, at_most = {m = 6, n_even = 128, n = 111, nk = 1949}, kernels = [
    "grouped_12x32x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1950, m = 4, mn = 245, mk = 58}, at_most = {m = 6, n_even = 128, n = 111, nk = 4677}, kernels = [
    "grouped_12x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4678, m = 4, mn = 245, mk = 58}, at_most = {m = 6, n_even = 128, n = 111, k = 155}, kernels = [
    "grouped_14x32x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4678, m = 4, mn = 245, mk = 58, k = 156}, at_most = {m = 6, n_even = 128, n = 111}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [219, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n = 112}, at_most = {m = 6, n_even = 4, nk = 17428499, k = 100, mk = 99}, kernels = [
    "grouped_12x32x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 100, n = 112}, at_most = {m = 6, n_even = 4, nk = 17428499, k = 100}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n = 112, k = 101}, at_most = {m = 4, n_even = 4, nk = 1587286}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [276, 262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1587287, m = 4, mn = 245, mk = 58, n = 112, k = 101}, at_most = {m = 4, n_even = 4, nk = 17428499}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [250, 238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 5, mn = 245, mk = 58, n = 112, k = 101}, at_most = {m = 6, n_even = 4, nk = 17428499, mn = 2892}, kernels = [
    "grouped_14x32x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 5, mn = 2893, mk = 58, n = 112, k = 101}, at_most = {m = 6, n_even = 4, nk = 17428499}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [237, 225, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n = 112, n_even = 5}, at_most = {m = 5, n_even = 128, nk = 17428499, mnk = 86889}, kernels = [
    "grouped_6x64x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n = 112, n_even = 5, mnk = 86890}, at_most = {m = 5, n_even = 128, nk = 17428499}, kernels = [
    "grouped_6x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 6, mn = 245, mk = 58, n = 112, n_even = 5}, at_most = {m = 6, n_even = 128, nk = 17428499}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [228, 226, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17428500, m = 4, mn = 245, mk = 58, n = 112}, at_most = {m = 6, n_even = 128, mk = 198846}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [204, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17428500, m = 4, mn = 245, mk = 198847, n = 112}, at_most = {m = 6, n_even = 128}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [225, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129}, at_most = {m = 6, n = 3965, k_even = 32, mk = 146}, kernels = [
    "grouped_12x32x256"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 147, n_even = 129}, at_most = {m = 6, n = 3965, k_even = 32}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [228, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129, k_even = 33}, at_most = {m = 6, n = 1915, nk = 19249625}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129, k_even = 33, n = 1916}, at_most = {m = 6, n = 2401, nk = 19249625}, kernels = [
    "grouped_6x64x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129, k_even = 33, n = 2402}, at_most = {m = 6, n = 3965, nk = 19249625}, kernels = [
    "grouped_6x64x256"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 19249626, m = 4, mn = 245, mk = 58, n_even = 129, k_even = 33}, at_most = {m = 6, n = 3965}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [238, 234, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129, n = 3966}, at_most = {m = 6, nk = 25684763, k = 331}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [226, 208, 211, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129, n = 3966, k = 332}, at_most = {m = 6, nk = 25684763, mnk = 34840504}, kernels = [
    "grouped_6x64x256", "block_6x32x512"
  ], factors = [207, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 4, mn = 245, mk = 58, n_even = 129, n = 3966, k = 332, mnk = 34840505}, at_most = {m = 6, nk = 25684763}, kernels = [
    "grouped_6x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 25684764, m = 4, mn = 245, mk = 58, n_even = 129, n = 3966}, at_most = {m = 6, mnk = 136298719}, kernels = [
    "grouped_6x64x256", "slab_8x48x128"
  ], factors = [242, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 25684764, m = 4, mn = 245, mk = 58, n_even = 129, n = 3966, mnk = 136298720}, at_most = {m = 6}, kernels = [
    "grouped_6x64x256"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 245, mk = 58}, at_most = {m = 8, n_even = 724, nk = 1894}, kernels = [
    "grouped_12x32x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1895, m = 7, mn = 245, mk = 58}, at_most = {m = 8, n_even = 724, nk = 22556, mn = 444}, kernels = [
    "grouped_14x32x256"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1895, m = 7, mn = 445, mk = 58}, at_most = {m = 8, n_even = 724, nk = 22556, mk = 119}, kernels = [
    "grouped_12x32x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1895, m = 7, mn = 445, mk = 120}, at_most = {m = 8, n_even = 724, nk = 22556}, kernels = [
    "grouped_12x32x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 22557, m = 7, mn = 245, mk = 58}, at_most = {m = 8, n_even = 724, n = 63}, kernels = [
    "grouped_14x32x256"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 22557, m = 7, mn = 245, mk = 58, n = 64}, at_most = {m = 8, n_even = 32, nk = 1560402}, kernels = [
    "grouped_14x32x256"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 22557, m = 7, mn = 245, mk = 58, n = 64, n_even = 33}, at_most = {m = 8, n_even = 724, nk = 1560402}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [234, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1560403, m = 7, mn = 245, mk = 58, n = 64}, at_most = {m = 8, n_even = 32, nk = 14623085}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [226, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14623086, m = 7, mn = 245, mk = 58, n = 64}, at_most = {m = 8, n_even = 32}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "tall_3x128x2048"
  ], factors = [258, 234, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1560403, m = 7, mn = 245, mk = 58, n = 64, n_even = 33}, at_most = {m = 8, n_even = 724, k_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [229, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1560403, m = 7, mn = 245, mk = 58, n = 64, n_even = 33, k_even = 725}, at_most = {m = 8, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_slab_6x64x512"
  ], factors = [233, 213, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 245, mk = 58, n_even = 725}, at_most = {m = 8, mk = 143}, kernels = [
    "grouped_12x32x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 245, mk = 144, n_even = 725}, at_most = {m = 8, mk = 33838, n = 3547, mnk = 3881037, mn = 10836}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [220, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 10837, mk = 144, n_even = 725}, at_most = {m = 8, mk = 33838, n = 3547, mnk = 3881037}, kernels = [
    "grouped_14x32x256", "panel_3x128x2048"
  ], factors = [221, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 245, mk = 144, n_even = 725, mnk = 3881038}, at_most = {m = 8, mk = 33838, n = 3547}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_10x32x512", "tall_3x128x2048", "panel_6x64x4096",
    "panel_3x128x2048"
  ], factors = [232, 222, 246, 242, 267, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 245, mk = 144, n_even = 725, n = 3548}, at_most = {m = 8, mk = 33838}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "block_10x32x512", "panel_3x128x2048", "block_slab_6x64x512"
  ], factors = [239, 240, 233, 227, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 872, m = 7, mn = 245, mk = 33839, n_even = 725}, at_most = {m = 8}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_slab_6x64x512"
  ], factors = [234, 213, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 2, mk = 66, m = 23}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 67}, at_most = {n = 2, mk = 254, m = 23}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 255}, at_most = {n = 2, mk = 403, m = 23}, kernels = [
    "grouped_16x16x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24}, at_most = {n = 2, mk = 403, m = 50, mn = 35}, kernels = [
    "dot_8x1x16384"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, mn = 36}, at_most = {n = 2, mk = 403, m = 50}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 404}, at_most = {n = 2, mk = 758, m = 23}, kernels = [
    "dot_14x2x16384"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, mk = 404}, at_most = {n = 2, mk = 758, m = 50}, kernels = [
    "dot_14x2x16384"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51}, at_most = {n = 2, mk = 758, m = 72, k = 5}, kernels = [
    "direct_8x48x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73}, at_most = {n = 2, mk = 758, m = 122, k = 5}, kernels = [
    "direct_8x48x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, k = 6}, at_most = {n = 2, mk = 758, m = 122}, kernels = [
    "dot_16x1x16384", "dot_14x2x16384", "grouped_16x16x256"
  ], factors = [274, 282, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 123}, at_most = {n = 1, mk = 758}, kernels = [
    "direct_16x16x16384"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 123, n = 2}, at_most = {n = 2, mk = 758}, kernels = [
    "direct_16x16x16384"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759}, at_most = {n = 1, k = 1}, kernels = [
    "direct_16x16x16384"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 2}, at_most = {n = 1, k = 2}, kernels = [
    "dot_16x1x16384", "direct_16x16x16384"
  ], factors = [249, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 3}, at_most = {n = 1, k = 3}, kernels = [
    "dot_16x1x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 4}, at_most = {n = 1, k = 5, mnk = 1296283}, kernels = [
    "dot_16x1x16384", "dot_ahead_14x1x16384"
  ], factors = [260, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 4, mnk = 1296284}, at_most = {n = 1, k = 5}, kernels = [
    "dot_ahead_14x1x16384"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, n = 2}, at_most = {n = 2, k = 1, nk = 4}, kernels = [
    "direct_6x64x4096", "sweep_whole_16x8x16384"
  ], factors = [203, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, n = 2, k = 2}, at_most = {n = 2, k = 5, nk = 4}, kernels = [
    "direct_16x16x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, n = 2, nk = 5}, at_most = {n = 2, k = 3}, kernels = [
    "direct_16x16x16384"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, n = 2, nk = 5, k = 4}, at_most = {n = 2, k = 5}, kernels = [
    "dot_14x2x16384", "grouped_16x16x256"
  ], factors = [275, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6}, at_most = {n = 1, mnk = 23551039, nk = 66, mn = 83}, kernels = [
    "dot_16x1x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6, mn = 84}, at_most = {n = 1, mnk = 23551039, nk = 66, k = 17}, kernels = [
    "dot_16x1x16384"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 18, mn = 84}, at_most = {n = 1, mnk = 23551039, nk = 66}, kernels = [
    "dot_16x1x16384"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6, nk = 67}, at_most = {n = 1, mnk = 23551039, mk = 2874}, kernels = [
    "dot_8x1x16384"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 2875, k = 6, nk = 67}, at_most = {n = 1, mnk = 23551039, mk = 14079308, nk = 4024}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 2875, k = 6, nk = 4025}, at_most = {n = 1, mnk = 23551039, mk = 14079308, m = 11}, kernels = [
    "dot_8x1x16384"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, mk = 2875, k = 6, nk = 4025}, at_most = {n = 1, mnk = 23551039, mk = 14079308}, kernels = [
    "dot_8x1x16384"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 14079309, k = 6, nk = 67}, at_most = {n = 1, mnk = 23551039}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6, mnk = 23551040}, at_most = {n = 1, k = 180}, kernels = [
    "dot_16x1x16384", "dot_ahead_14x1x16384"
  ], factors = [220, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 181, mnk = 23551040}, at_most = {n = 1}, kernels = [
    "dot_16x1x16384", "dot_14x2x16384", "dot_ahead_14x1x16384"
  ], factors = [241, 228, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6, n = 2}, at_most = {n = 2, mnk = 8013, mk = 1829, m = 22}, kernels = [
    "dot_14x2x16384"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, mk = 759, k = 6, n = 2}, at_most = {n = 2, mnk = 8013, mk = 1829, k = 24}, kernels = [
    "dot_14x2x16384"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, mk = 759, k = 25, n = 2}, at_most = {n = 2, mnk = 8013, mk = 1829}, kernels = [
    "dot_14x2x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 1830, k = 6, n = 2}, at_most = {n = 2, mnk = 8013}, kernels = [
    "dot_14x2x16384"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6, n = 2, mnk = 8014}, at_most = {n = 2, mn = 88, m = 14}, kernels = [
    "dot_14x2x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, mk = 759, k = 6, n = 2, mnk = 8014}, at_most = {n = 2, mn = 88}, kernels = [
    "dot_14x2x16384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 6, n = 2, mnk = 8014, mn = 89}, at_most = {n = 2, k = 7}, kernels = [
    "dot_14x2x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 8, n = 2, mnk = 8014, mn = 89}, at_most = {n = 2, mnk = 33556361, k = 9, nk = 32}, kernels = [
    "dot_14x2x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 10, n = 2, mnk = 8014, mn = 89}, at_most = {n = 2, mnk = 33556361, k = 37, nk = 32}, kernels = [
    "dot_14x2x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 8, n = 2, mnk = 8014, mn = 89, nk = 33}, at_most = {n = 2, mnk = 33556361, k = 37, nk = 48}, kernels = [
    "dot_14x2x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 8, n = 2, mnk = 8014, mn = 89, nk = 49}, at_most = {n = 2, mnk = 33556361, k = 37}, kernels = [
    "dot_14x2x16384"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 38, n = 2, mnk = 8014, mn = 89}, at_most = {n = 2, mnk = 33556361, nk = 510}, kernels = [
    "dot_14x2x16384"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 38, n = 2, mnk = 8014, mn = 89, nk = 511}, at_most = {n = 2, mnk = 33556361}, kernels = [
    "dot_14x2x16384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 8, n = 2, mnk = 33556362, mn = 89}, at_most = {n = 2, mnk = 52680071}, kernels = [
    "dot_14x2x16384"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 759, k = 8, n = 2, mnk = 52680072, mn = 89}, at_most = {n = 2}, kernels = [
    "dot_8x3x8192", "dot_14x2x16384"
  ], factors = [240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {n = 4, k = 10, m = 24, mn = 106}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3}, at_most = {n = 4, k = 10, m = 77, mn = 106}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {n = 8, k = 10, m = 77, mn = 106}, kernels = [
    "grouped_16x16x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mn = 107}, at_most = {n = 8, k = 10, m = 26}, kernels = [
    "grouped_16x16x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, mn = 107}, at_most = {n = 8, k = 10, m = 35, mk = 65}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, mn = 107, mk = 66}, at_most = {n = 8, k = 10, m = 35}, kernels = [
    "grouped_16x16x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 3, mn = 107}, at_most = {n = 5, k = 10, m = 77, mk = 289}, kernels = [
    "direct_8x48x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 6, mn = 107}, at_most = {n = 8, k = 10, m = 77, mk = 289}, kernels = [
    "direct_6x64x4096"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 3, mn = 107, mk = 290}, at_most = {n = 8, k = 10, m = 77}, kernels = [
    "grouped_16x16x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {n = 16, k = 10, m = 24, mk = 101}, kernels = [
    "grouped_16x16x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 102}, at_most = {n = 16, k = 10, m = 24, mk = 307}, kernels = [
    "grouped_16x16x256"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 9}, at_most = {n = 16, k = 10, m = 42, mk = 307}, kernels = [
    "grouped_16x16x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9}, at_most = {n = 16, k = 10, m = 77, mk = 307}, kernels = [
    "direct_6x64x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 308}, at_most = {n = 16, k = 10, m = 77}, kernels = [
    "grouped_16x16x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3}, at_most = {n = 16, k = 1, nk = 8, mk = 362}, kernels = [
    "direct_16x16x16384"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, mk = 363}, at_most = {n = 16, k = 1, nk = 7}, kernels = [
    "direct_6x64x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, mk = 363, nk = 8}, at_most = {n = 16, k = 1, nk = 8}, kernels = [
    "direct_16x8x16384", "sweep_whole_8x48x4096"
  ], factors = [270, 165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, k = 2}, at_most = {n = 16, k = 10, nk = 8, mnk = 1526582, mk = 5100}, kernels = [
    "direct_16x16x16384"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, k = 2, mk = 5101}, at_most = {n = 16, k = 10, nk = 8, mnk = 1526582}, kernels = [
    "direct_16x16x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, k = 2, mnk = 1526583}, at_most = {n = 16, k = 10, nk = 8}, kernels = [
    "direct_16x16x16384", "direct_6x64x4096"
  ], factors = [279, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 9}, at_most = {n = 16, k = 1, nk = 14}, kernels = [
    "direct_6x64x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 9, k = 2}, at_most = {n = 16, k = 2, nk = 14}, kernels = [
    "direct_16x16x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 9, k = 3}, at_most = {n = 16, k = 10, nk = 14, m = 133141}, kernels = [
    "direct_16x16x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 133142, n = 3, nk = 9, k = 3}, at_most = {n = 16, k = 10, nk = 14}, kernels = [
    "direct_16x16x16384", "direct_8x48x4096"
  ], factors = [253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15}, at_most = {n = 9, k = 3, nk = 26, mn = 4281}, kernels = [
    "direct_16x16x16384"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15, mn = 4282}, at_most = {n = 7, k = 3, nk = 26, mn = 652785}, kernels = [
    "direct_16x16x16384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 8, nk = 15, mn = 4282}, at_most = {n = 9, k = 3, nk = 26, mn = 652785}, kernels = [
    "direct_16x16x16384", "direct_6x64x4096"
  ], factors = [234, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15, mn = 652786}, at_most = {n = 9, k = 3, nk = 26}, kernels = [
    "direct_16x16x16384"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15, k = 4}, at_most = {n = 9, k = 4, nk = 26, mn = 659224}, kernels = [
    "direct_16x16x16384", "grouped_16x16x256"
  ], factors = [246, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15, k = 5}, at_most = {n = 9, k = 5, nk = 26, mn = 659224}, kernels = [
    "direct_16x16x16384"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15, k = 4, mn = 659225}, at_most = {n = 9, k = 5, nk = 26}, kernels = [
    "direct_16x16x16384", "panel_16x16x2048"
  ], factors = [267, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 10, nk = 15}, at_most = {n = 15, k = 5, nk = 26, m = 138552}, kernels = [
    "direct_6x64x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 138553, n = 10, nk = 15}, at_most = {n = 15, k = 5, nk = 26}, kernels = [
    "direct_6x64x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 16, nk = 15}, at_most = {n = 16, k = 5, nk = 26}, kernels = [
    "direct_6x64x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 15, k = 6}, at_most = {n = 16, k = 10, nk = 26}, kernels = [
    "panel_16x16x2048"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 27}, at_most = {n = 8, k = 5, nk = 28}, kernels = [
    "direct_16x16x16384", "grouped_16x16x256"
  ], factors = [245, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 29}, at_most = {n = 8, k = 5}, kernels = [
    "direct_16x16x16384", "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [259, 193, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27}, at_most = {n = 16, k = 2, n_even = 4}, kernels = [
    "direct_6x64x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 3}, at_most = {n = 16, k = 4, n_even = 4, mk = 1091211}, kernels = [
    "panel_16x16x2048"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 3, mk = 1091212}, at_most = {n = 16, k = 4, n_even = 4}, kernels = [
    "direct_6x64x4096", "sweep_whole_16x16x16384", "sweep_whole_8x48x4096", "panel_16x16x2048"
  ], factors = [373, 386, 304, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 5}, at_most = {n = 16, k = 5, n_even = 4}, kernels = [
    "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [258, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, n_even = 5}, at_most = {n = 16, k = 5, m = 46340}, kernels = [
    "direct_6x64x4096", "grouped_16x16x256", "block_6x64x4096"
  ], factors = [194, 244, 137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46341, n = 9, nk = 27, n_even = 5}, at_most = {n = 16, k = 5}, kernels = [
    "direct_6x64x4096", "block_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [193, 145, 159, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 27, k = 6}, at_most = {n = 8, k = 10, mk = 3638297, mn = 1982}, kernels = [
    "panel_16x16x2048"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 27, k = 6, mn = 1983}, at_most = {n = 3, k = 10, mk = 3638297}, kernels = [
    "panel_16x16x2048"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 4, nk = 27, k = 6, mn = 1983}, at_most = {n = 4, k = 10, mk = 3638297}, kernels = [
    "grouped_16x16x256"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 5, nk = 27, k = 6, mn = 1983}, at_most = {n = 8, k = 6, mk = 3638297}, kernels = [
    "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [218, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 5, nk = 27, k = 7, mn = 1983}, at_most = {n = 7, k = 8, mk = 3638297}, kernels = [
    "direct_16x16x16384", "grouped_16x16x256", "grouped_6x64x256", "panel_16x16x2048"
  ], factors = [305, 217, 217, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 8, nk = 27, k = 7, mn = 1983}, at_most = {n = 8, k = 8, mk = 3638297}, kernels = [
    "grouped_16x16x256"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 5, nk = 27, k = 9, mn = 1983}, at_most = {n = 8, k = 10, mk = 3638297}, kernels = [
    "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [210, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 3, nk = 27, k = 6, mk = 3638298}, at_most = {n = 8, k = 10}, kernels = [
    "grouped_16x16x256", "sweep_whole_16x16x16384", "panel_16x16x2048"
  ], factors = [235, 300, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 6}, at_most = {n = 16, k = 6, mn = 1546365}, kernels = [
    "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [244, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 7}, at_most = {n = 16, k = 10, mn = 1546365, nk = 126, mnk = 6928824}, kernels = [
    "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [240, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 7, mnk = 6928825}, at_most = {n = 16, k = 10, mn = 1546365, nk = 126}, kernels = [
    "panel_16x16x2048"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 127, k = 7}, at_most = {n = 16, k = 10, mn = 1546365}, kernels = [
    "grouped_16x16x256", "panel_16x16x2048"
  ], factors = [242, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 6, mn = 1546366}, at_most = {n = 16, k = 10, mn = 4101803}, kernels = [
    "panel_16x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, n = 9, nk = 27, k = 6, mn = 4101804}, at_most = {n = 16, k = 10}, kernels = [
    "sweep_whole_8x48x4096", "panel_16x16x2048"
  ], factors = [247, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11}, at_most = {n = 4, mk = 1587378, m = 28, mnk = 1895}, kernels = [
    "grouped_16x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 11}, at_most = {n = 16, mk = 1587378, m = 28, mnk = 1895}, kernels = [
    "grouped_16x16x256"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11, mnk = 1896}, at_most = {n = 8, mk = 380, m = 28, mnk = 5193}, kernels = [
    "grouped_16x16x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 11, mnk = 1896}, at_most = {n = 16, mk = 245, m = 28, mnk = 5193}, kernels = [
    "grouped_16x16x256"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 11, mnk = 1896, mk = 246}, at_most = {n = 16, mk = 380, m = 28, mnk = 5193}, kernels = [
    "grouped_16x16x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11, mnk = 1896, mk = 381}, at_most = {n = 4, mk = 1587378, m = 28, mnk = 3253}, kernels = [
    "grouped_16x16x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11, mnk = 3254, mk = 381}, at_most = {n = 4, mk = 1587378, m = 28, mnk = 5193}, kernels = [
    "grouped_16x16x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 11, mnk = 1896, mk = 381}, at_most = {n = 16, mk = 1587378, m = 28, mnk = 5193}, kernels = [
    "grouped_16x16x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11, mnk = 5194}, at_most = {n = 3, mk = 1587378, m = 28, nk = 1031}, kernels = [
    "dot_8x3x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11, mnk = 5194, nk = 1032}, at_most = {n = 3, mk = 1587378, m = 28}, kernels = [
    "dot_8x3x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 11, mnk = 5194}, at_most = {n = 4, mk = 1587378, m = 28, k = 590}, kernels = [
    "dot_6x4x6144", "grouped_16x16x256"
  ], factors = [257, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 591, mnk = 5194}, at_most = {n = 4, mk = 1587378, m = 28, mn = 61}, kernels = [
    "dot_6x4x6144"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 591, mnk = 5194, mn = 62}, at_most = {n = 4, mk = 1587378, m = 28}, kernels = [
    "dot_6x4x6144"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 11, mnk = 5194}, at_most = {n = 16, mk = 1587378, m = 16, k = 78}, kernels = [
    "grouped_16x16x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 79, mnk = 5194}, at_most = {n = 16, mk = 1587378, m = 16, k = 128}, kernels = [
    "grouped_16x16x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 129, mnk = 5194}, at_most = {n = 16, mk = 1587378, m = 12, k = 620}, kernels = [
    "grouped_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 621, mnk = 5194}, at_most = {n = 16, mk = 1587378, m = 12}, kernels = [
    "grouped_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, k = 129, mnk = 5194}, at_most = {n = 16, mk = 1587378, m = 16, n_even = 4}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [246, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, k = 129, mnk = 5194, n_even = 5}, at_most = {n = 16, mk = 1587378, m = 16}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 11, mnk = 5194}, at_most = {n = 16, mk = 1587378, m = 28, nk = 878}, kernels = [
    "grouped_16x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 11, mnk = 5194, nk = 879}, at_most = {n = 16, mk = 1587378, m = 26, mn = 273}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "panel_16x16x2048"
  ], factors = [238, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 11, mnk = 5194, nk = 879, mn = 274}, at_most = {n = 16, mk = 1587378, m = 26}, kernels = [
    "panel_16x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 5194, nk = 879}, at_most = {n = 16, mk = 1587378, m = 28}, kernels = [
    "panel_16x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 11}, at_most = {n = 3, mk = 1587378, k = 271, mnk = 5657}, kernels = [
    "grouped_16x16x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 11, mnk = 5658}, at_most = {n = 3, mk = 1587378, k = 16, nk = 37}, kernels = [
    "panel_16x16x2048"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 11, mnk = 5658, nk = 38}, at_most = {n = 3, mk = 1587378, k = 16}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [263, 226, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 17, mnk = 5658}, at_most = {n = 3, mk = 1587378, k = 22}, kernels = [
    "panel_16x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 23, mnk = 5658}, at_most = {n = 3, mk = 1587378, k = 113}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [288, 222, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 114, mnk = 5658}, at_most = {n = 3, mk = 1587378, k = 271}, kernels = [
    "dot_8x3x8192", "tall_16x16x2048"
  ], factors = [257, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 11}, at_most = {n = 4, mk = 1998, k = 271, nk = 109}, kernels = [
    "grouped_16x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 11, mk = 1999}, at_most = {n = 4, mk = 1587378, k = 271, nk = 109, mnk = 41871}, kernels = [
    "panel_16x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 11, mk = 1999, mnk = 41872}, at_most = {n = 4, mk = 1587378, k = 271, nk = 109}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [284, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 11, nk = 110}, at_most = {n = 4, mk = 4570, k = 271}, kernels = [
    "panel_16x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 11, nk = 110, mk = 4571}, at_most = {n = 4, mk = 61437, k = 271}, kernels = [
    "panel_16x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 11, nk = 110, mk = 61438}, at_most = {n = 4, mk = 1587378, k = 90}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [257, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 91, nk = 110, mk = 61438}, at_most = {n = 4, mk = 1587378, k = 271}, kernels = [
    "tall_14x16x512", "panel_16x16x2048"
  ], factors = [250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3, k = 272}, at_most = {n = 3, mk = 1587378, m = 51}, kernels = [
    "dot_8x3x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 52, n = 3, k = 272}, at_most = {n = 3, mk = 506845}, kernels = [
    "dot_8x3x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 52, n = 3, k = 272, mk = 506846}, at_most = {n = 3, mk = 1587378}, kernels = [
    "dot_8x3x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 272}, at_most = {n = 4, mk = 1587378, mn = 207}, kernels = [
    "dot_6x4x6144"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 272, mn = 208}, at_most = {n = 4, mk = 1587378, mnk = 4990927}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [249, 272, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 4, k = 272, mn = 208, mnk = 4990928}, at_most = {n = 4, mk = 1587378}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [259, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 11}, at_most = {n = 16, mk = 1587378, k = 32, mnk = 5385}, kernels = [
    "grouped_16x16x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 11, mnk = 5386}, at_most = {n = 8, mk = 1587378, k = 32, mnk = 13690}, kernels = [
    "panel_16x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 11, mnk = 5386}, at_most = {n = 15, mk = 1587378, k = 32, mnk = 13690}, kernels = [
    "grouped_16x16x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 11, mnk = 13691}, at_most = {n = 15, mk = 1587378, k = 32, mnk = 32733}, kernels = [
    "panel_16x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 16, k = 11, mnk = 5386}, at_most = {n = 16, mk = 1587378, k = 32, mnk = 32733}, kernels = [
    "grouped_16x16x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 11, mnk = 32734}, at_most = {n = 8, mk = 1587378, k = 14}, kernels = [
    "panel_16x16x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 15, mnk = 32734}, at_most = {n = 8, mk = 1587378, k = 19}, kernels = [
    "panel_16x16x2048", "panel_3x128x2048"
  ], factors = [215, 136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 11, mnk = 32734}, at_most = {n = 16, mk = 1587378, k = 13, n_even = 4}, kernels = [
    "block_6x32x512", "tall_6x64x4096", "panel_16x16x2048"
  ], factors = [240, 240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 11, mnk = 32734, n_even = 5}, at_most = {n = 16, mk = 1587378, k = 13}, kernels = [
    "block_6x64x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 14, mnk = 32734}, at_most = {n = 15, mk = 1587378, k = 16}, kernels = [
    "block_6x32x512", "panel_16x16x2048"
  ], factors = [226, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 17, mnk = 32734}, at_most = {n = 15, mk = 1587378, k = 19}, kernels = [
    "block_6x32x512"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 16, k = 14, mnk = 32734}, at_most = {n = 16, mk = 1587378, k = 19}, kernels = [
    "block_6x32x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 20, mnk = 32734}, at_most = {n = 8, mk = 18822, k = 32, nk = 464}, kernels = [
    "panel_16x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 20, mnk = 32734, mk = 18823}, at_most = {n = 8, mk = 1587378, k = 32, nk = 464}, kernels = [
    "panel_16x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 20, mnk = 32734}, at_most = {n = 16, mk = 5098, k = 32, nk = 464, mnk = 10215712}, kernels = [
    "panel_16x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 20, mnk = 32734, mk = 5099}, at_most = {n = 16, mk = 1587378, k = 32, nk = 464, mnk = 10215712}, kernels = [
    "block_6x32x512", "panel_16x16x2048"
  ], factors = [239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 20, mnk = 10215713}, at_most = {n = 16, mk = 1587378, k = 32, nk = 464}, kernels = [
    "block_6x32x512", "panel_16x16x2048"
  ], factors = [243, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 20, mnk = 32734, nk = 465}, at_most = {n = 16, mk = 1587378, k = 32}, kernels = [
    "panel_16x16x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33}, at_most = {n = 16, mk = 1587378, mn = 241, mnk = 58734, m = 52}, kernels = [
    "tall_14x16x512"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mn = 242}, at_most = {n = 16, mk = 1587378, mn = 557, mnk = 58734, m = 52}, kernels = [
    "panel_16x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 53, n = 5, k = 33}, at_most = {n = 16, mk = 1587378, mn = 557, mnk = 58734}, kernels = [
    "panel_16x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mnk = 58735}, at_most = {n = 8, mk = 1587378, mn = 557, m = 56, k_even = 724}, kernels = [
    "panel_16x16x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mnk = 58735, k_even = 725}, at_most = {n = 8, mk = 1587378, mn = 557, m = 56}, kernels = [
    "panel_16x16x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, k = 33, mnk = 58735}, at_most = {n = 8, mk = 1587378, mn = 557}, kernels = [
    "panel_16x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 33, mnk = 58735}, at_most = {n = 16, mk = 1587378, mn = 557, m = 32, nk = 9592}, kernels = [
    "panel_16x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 33, mnk = 58735, nk = 9593}, at_most = {n = 16, mk = 1587378, mn = 557, m = 32}, kernels = [
    "panel_16x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 9, k = 33, mnk = 58735}, at_most = {n = 16, mk = 1587378, mn = 557}, kernels = [
    "panel_16x16x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mn = 558}, at_most = {n = 16, mk = 5589, k = 82}, kernels = [
    "panel_16x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mn = 558, mk = 5590}, at_most = {n = 16, mk = 1587378, k = 82, nk = 399}, kernels = [
    "panel_16x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mn = 558, mk = 5590, nk = 400}, at_most = {n = 16, mk = 835967, k = 82, n_even = 4}, kernels = [
    "panel_16x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mn = 558, mk = 835968, nk = 400}, at_most = {n = 16, mk = 1587378, k = 82, n_even = 4}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [233, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 33, mn = 558, mk = 5590, nk = 400, n_even = 5}, at_most = {n = 16, mk = 1587378, k = 82}, kernels = [
    "panel_16x16x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 83, mn = 558}, at_most = {n = 16, mk = 12482, k = 256}, kernels = [
    "panel_16x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 83, mn = 558, mk = 12483}, at_most = {n = 16, mk = 31150, k = 256}, kernels = [
    "panel_16x16x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 83, mn = 558, mk = 31151}, at_most = {n = 16, mk = 1054590, k = 256}, kernels = [
    "panel_16x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 83, mn = 558, mk = 1054591}, at_most = {n = 16, mk = 1587378, k = 256}, kernels = [
    "tall_16x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 257, mn = 558}, at_most = {n = 8, mk = 1113898, nk = 7662}, kernels = [
    "panel_16x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 257, mn = 558, nk = 7663}, at_most = {n = 8, mk = 1113898}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [276, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 257, mn = 558}, at_most = {n = 16, mk = 1113898, m = 110}, kernels = [
    "panel_16x16x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 111, n = 9, k = 257, mn = 558}, at_most = {n = 16, mk = 1113898}, kernels = [
    "panel_16x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 257, mn = 558, mk = 1113899}, at_most = {n = 16, mk = 1587378}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [250, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 11, mk = 1587379}, at_most = {n = 3, k = 61}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144"
  ], factors = [266, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 62, mk = 1587379}, at_most = {n = 3, m = 42}, kernels = [
    "dot_8x3x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 3, k = 62, mk = 1587379}, at_most = {n = 3, mk = 17562631}, kernels = [
    "dot_8x3x8192", "tall_16x16x2048"
  ], factors = [249, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 3, k = 62, mk = 17562632}, at_most = {n = 3}, kernels = [
    "dot_8x3x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 11, mk = 1587379}, at_most = {n = 16, mk = 8527188, m = 14}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 4, k = 11, mk = 1587379}, at_most = {n = 16, mk = 8527188, m = 24, mn = 91}, kernels = [
    "dot_6x4x6144", "grouped_6x64x256"
  ], factors = [236, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 4, k = 11, mk = 1587379, mn = 92}, at_most = {n = 16, mk = 8527188, m = 16}, kernels = [
    "grouped_3x32x256", "grouped_6x64x256"
  ], factors = [234, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 4, k = 11, mk = 1587379, mn = 92}, at_most = {n = 16, mk = 8527188, m = 24}, kernels = [
    "grouped_6x64x256", "block_6x64x4096", "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [281, 216, 220, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 11, mk = 1587379}, at_most = {n = 16, mk = 8527188, k = 19, nk = 75, m = 249126}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [282, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 249127, n = 4, k = 11, mk = 1587379}, at_most = {n = 16, mk = 8527188, k = 19, nk = 75}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [277, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 11, mk = 1587379, nk = 76}, at_most = {n = 16, mk = 8527188, k = 19, mn = 3831759, nk = 131}, kernels = [
    "block_6x64x4096", "sweep_whole_16x16x16384", "panel_16x16x2048"
  ], factors = [222, 269, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 11, mk = 1587379, nk = 132}, at_most = {n = 16, mk = 8527188, k = 19, mn = 3831759}, kernels = [
    "block_6x64x4096", "panel_16x16x2048"
  ], factors = [284, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 11, mk = 1587379, nk = 76, mn = 3831760}, at_most = {n = 16, mk = 8527188, k = 19}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_8x48x4096", "panel_16x16x2048"
  ], factors = [319, 291, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 20, mk = 1587379}, at_most = {n = 4, mk = 8527188, k = 37, nk = 296}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [269, 209, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 5, k = 20, mk = 1587379}, at_most = {n = 16, mk = 8527188, k = 37, nk = 296, mn = 1442104}, kernels = [
    "tall_16x16x2048", "tall_14x16x512", "panel_16x16x2048"
  ], factors = [220, 224, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 5, k = 20, mk = 1587379, mn = 1442105}, at_most = {n = 16, mk = 8527188, k = 37, nk = 296}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 20, mk = 1587379, nk = 297}, at_most = {n = 15, mk = 8527188, k = 37}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 16, k = 20, mk = 1587379, nk = 297}, at_most = {n = 16, mk = 8527188, k = 37}, kernels = [
    "block_6x32x512", "tall_6x64x4096", "panel_16x16x2048"
  ], factors = [260, 246, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 38, mk = 1587379}, at_most = {n = 4, mk = 8527188, nk = 289}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [254, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 38, mk = 1587379, nk = 290}, at_most = {n = 4, mk = 8527188, nk = 600}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048", "tall_14x16x512"
  ], factors = [256, 207, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 38, mk = 1587379, nk = 601}, at_most = {n = 4, mk = 8527188, k_even = 724, mn = 2791}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [253, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 38, mk = 1587379, nk = 601, mn = 2792}, at_most = {n = 4, mk = 8527188, k_even = 724}, kernels = [
    "tall_16x16x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 38, mk = 1587379, nk = 601, k_even = 725}, at_most = {n = 4, mk = 8527188, mnk = 14370182}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [247, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4, k = 38, mk = 1587379, nk = 601, k_even = 725, mnk = 14370183}, at_most = {n = 4, mk = 8527188}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [245, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 5, k = 38, mk = 1587379}, at_most = {n = 16, mk = 8527188, m = 39}, kernels = [
    "block_6x64x4096", "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [229, 240, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 5, k = 38, mk = 1587379}, at_most = {n = 16, mk = 8527188, m = 68}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [233, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 38, mk = 1587379}, at_most = {n = 16, mk = 2269327, k_even = 724, k = 68, nk = 975}, kernels = [
    "tall_16x16x2048", "tall_14x16x512", "panel_16x16x2048"
  ], factors = [213, 219, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 38, mk = 2269328}, at_most = {n = 16, mk = 8527188, k_even = 724, k = 52, nk = 975}, kernels = [
    "tall_16x16x2048", "tall_14x16x512", "panel_16x16x2048"
  ], factors = [234, 241, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 53, mk = 2269328}, at_most = {n = 16, mk = 8527188, k_even = 724, k = 68, nk = 975}, kernels = [
    "tall_16x16x2048", "tall_6x64x4096", "tall_14x16x512"
  ], factors = [232, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 38, mk = 1587379, nk = 976}, at_most = {n = 16, mk = 8527188, k_even = 724, k = 68}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [224, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 69, mk = 1587379}, at_most = {n = 16, mk = 3225631, k_even = 724}, kernels = [
    "tall_16x16x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 69, mk = 3225632}, at_most = {n = 15, mk = 8527188, k_even = 724}, kernels = [
    "tall_16x16x2048", "tall_14x16x512"
  ], factors = [218, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 16, k = 69, mk = 3225632}, at_most = {n = 16, mk = 8527188, k_even = 724, nk = 3865}, kernels = [
    "tall_16x16x2048", "tall_14x16x512"
  ], factors = [214, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 16, k = 69, mk = 3225632, nk = 3866}, at_most = {n = 16, mk = 8527188, k_even = 724}, kernels = [
    "tall_16x16x2048", "tall_14x16x512"
  ], factors = [211, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 38, mk = 1587379, k_even = 725}, at_most = {n = 16, mk = 8527188, nk = 21479}, kernels = [
    "tall_16x16x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, k = 38, mk = 1587379, k_even = 725, nk = 21480}, at_most = {n = 16, mk = 8527188}, kernels = [
    "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [218, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 11, mk = 8527189}, at_most = {n = 4, mn = 108}, kernels = [
    "dot_6x4x6144", "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [241, 207, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 11, mk = 8527189, mn = 109}, at_most = {n = 4, k = 59}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048", "panel_16x16x2048"
  ], factors = [288, 225, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 60, mk = 8527189, mn = 109}, at_most = {n = 4, k = 81}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [249, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 82, mk = 8527189, mn = 109}, at_most = {n = 4, mnk = 50170686}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [259, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, k = 82, mk = 8527189, mn = 109, mnk = 50170687}, at_most = {n = 4}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [247, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 11, mk = 8527189}, at_most = {n = 16, m = 14}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [254, 260, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, k = 11, mk = 8527189}, at_most = {n = 16, m = 29}, kernels = [
    "grouped_6x64x256", "tall_16x16x2048", "tall_6x64x4096"
  ], factors = [338, 262, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 11, mk = 8527189}, at_most = {n = 16, m = 691694, mk = 14016506, k = 56, mn = 3329930}, kernels = [
    "tall_16x16x2048", "tall_14x16x512"
  ], factors = [257, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 11, mk = 8527189, mn = 3329931}, at_most = {n = 16, m = 691694, mk = 14016506, k = 56}, kernels = [
    "tall_16x16x2048"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 57, mk = 8527189}, at_most = {n = 16, m = 691694, mk = 14016506, nk = 1125082}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512"
  ], factors = [234, 243, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 57, mk = 8527189, nk = 1125083}, at_most = {n = 16, m = 691694, mk = 14016506}, kernels = [
    "tall_16x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 11, mk = 14016507}, at_most = {n = 16, m = 691694, k = 66, mn = 4079583}, kernels = [
    "dot_8x3x8192", "tall_16x16x2048", "tall_3x128x2048"
  ], factors = [309, 313, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 67, mk = 14016507}, at_most = {n = 16, m = 691694, k = 135, mn = 4079583}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512"
  ], factors = [330, 303, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 11, mk = 14016507, mn = 4079584}, at_most = {n = 13, m = 691694, k = 135}, kernels = [
    "tall_16x16x2048"
  ], factors = [377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 14, k = 11, mk = 14016507, mn = 4079584}, at_most = {n = 16, m = 691694, k = 135}, kernels = [
    "tall_16x16x2048", "sweep_whole_8x48x4096"
  ], factors = [367, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 5, k = 136, mk = 14016507}, at_most = {n = 16, m = 4690}, kernels = [
    "tall_16x16x2048", "tall_6x64x4096", "panel_16x16x2048"
  ], factors = [261, 275, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4691, n = 5, k = 136, mk = 14016507}, at_most = {n = 16, m = 30919, mk = 17444462}, kernels = [
    "tall_16x16x2048", "tall_14x16x512"
  ], factors = [216, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4691, n = 5, k = 136, mk = 17444463}, at_most = {n = 16, m = 30919}, kernels = [
    "tall_16x16x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30920, n = 5, k = 136, mk = 14016507}, at_most = {n = 16, m = 691694}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512"
  ], factors = [231, 256, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 691695, n = 5, k = 11, mk = 8527189}, at_most = {n = 16, mnk = 151536373}, kernels = [
    "dot_8x3x8192", "sweep_whole_16x16x16384", "sweep_whole_8x48x4096", "panel_16x16x2048"
  ], factors = [272, 267, 255, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 691695, n = 5, k = 11, mk = 8527189, mnk = 151536374}, at_most = {n = 16}, kernels = [
    "tall_16x16x2048", "sweep_whole_8x48x4096", "panel_16x16x2048"
  ], factors = [340, 256, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17}, at_most = {k = 5, n = 194, mn = 470, mnk = 2484}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 471}, at_most = {k = 5, n = 194, mn = 1056, mnk = 2484}, kernels = [
    "grouped_16x16x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mnk = 2485}, at_most = {k = 5, n = 194, mn = 1056}, kernels = [
    "block_10x32x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1057}, at_most = {k = 5, n = 47, mn = 3008, mk = 136}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1057, mk = 137}, at_most = {k = 5, n = 47, mn = 3008}, kernels = [
    "panel_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, mn = 1057}, at_most = {k = 5, n = 194, mn = 3008, mk = 55, m = 12}, kernels = [
    "skinny_12x32x64", "grouped_12x32x256"
  ], factors = [272, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 48, mn = 1057}, at_most = {k = 1, n = 194, mn = 3008, mk = 55}, kernels = [
    "direct_6x64x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 48, mn = 1057, k = 2}, at_most = {k = 5, n = 194, mn = 3008, mk = 55}, kernels = [
    "skinny_12x32x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, mn = 1057, mk = 56}, at_most = {k = 5, n = 194, mn = 3008}, kernels = [
    "panel_6x64x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009}, at_most = {k = 1, n = 64, n_even = 4, mn = 13538}, kernels = [
    "skinny_5x64x64"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 13539}, at_most = {k = 1, n = 64, n_even = 4, nk = 30}, kernels = [
    "direct_12x32x8192", "sweep_whole_8x48x4096"
  ], factors = [320, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 13539, nk = 31}, at_most = {k = 1, n = 64, n_even = 4}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x48x4096"
  ], factors = [319, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, n_even = 5}, at_most = {k = 1, n = 64, nk = 45}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, n_even = 5, nk = 46}, at_most = {k = 1, n = 64}, kernels = [
    "direct_6x64x4096"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 2}, at_most = {k = 2, n = 32, mk = 112064}, kernels = [
    "direct_12x32x8192", "block_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [289, 218, 249, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 2, mk = 112065}, at_most = {k = 2, n = 24}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, mn = 3009, k = 2, mk = 112065}, at_most = {k = 2, n = 32}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_8x48x4096"
  ], factors = [280, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, mn = 3009, k = 2}, at_most = {k = 2, n = 61}, kernels = [
    "skinny_5x64x64", "direct_6x64x4096"
  ], factors = [277, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 62, mn = 3009, k = 2}, at_most = {k = 2, n = 64, mk = 757}, kernels = [
    "panel_6x64x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 62, mn = 3009, k = 2, mk = 758}, at_most = {k = 2, n = 64}, kernels = [
    "direct_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [286, 264, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, mn = 3009}, at_most = {k = 1, n = 194, mn = 8748}, kernels = [
    "skinny_5x64x64"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, mn = 3009, k = 2}, at_most = {k = 2, n = 194, mn = 8748}, kernels = [
    "direct_6x64x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, mn = 8749}, at_most = {k = 2, n = 96, nk = 112}, kernels = [
    "skinny_5x64x64"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, mn = 8749, nk = 113}, at_most = {k = 2, n = 96}, kernels = [
    "skinny_8x48x64", "skinny_5x64x64", "direct_6x64x4096"
  ], factors = [289, 263, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, mn = 8749}, at_most = {k = 2, n = 194, nk = 176, mn = 61877}, kernels = [
    "skinny_5x64x64"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, mn = 61878}, at_most = {k = 2, n = 194, nk = 176}, kernels = [
    "skinny_5x64x64", "direct_6x64x4096", "sweep_whole_3x128x2048"
  ], factors = [315, 375, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, mn = 8749, nk = 177}, at_most = {k = 2, n = 194, nk = 256}, kernels = [
    "skinny_5x64x64", "direct_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [282, 305, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, mn = 8749, nk = 257}, at_most = {k = 2, n = 159}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 160, mn = 8749, nk = 257}, at_most = {k = 2, n = 194}, kernels = [
    "direct_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [288, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 3}, at_most = {k = 3, n = 194, nk = 89, m = 64046}, kernels = [
    "panel_6x64x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 3, nk = 90}, at_most = {k = 3, n = 194, nk = 169, m = 64046}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [264, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 3, nk = 170}, at_most = {k = 3, n = 194, nk = 218, m = 64046}, kernels = [
    "panel_6x64x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64047, n = 17, mn = 3009, k = 3}, at_most = {k = 3, n = 194, nk = 218}, kernels = [
    "skinny_8x48x64", "sweep_whole_8x48x4096"
  ], factors = [255, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 3, nk = 219}, at_most = {k = 3, n = 194, mnk = 57276}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 3, nk = 219, mnk = 57277}, at_most = {k = 3, n = 194}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 3009, k = 4}, at_most = {k = 5, n = 34, mn = 680423}, kernels = [
    "block_10x32x512", "panel_6x64x4096"
  ], factors = [230, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 35, mn = 3009, k = 4}, at_most = {k = 5, n = 47, mn = 680423}, kernels = [
    "panel_6x64x4096"
  ], factors = [308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, mn = 3009, k = 4}, at_most = {k = 5, n = 82, mn = 680423, mk = 1445}, kernels = [
    "panel_6x64x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, mn = 3009, k = 4, mk = 1446}, at_most = {k = 5, n = 82, mn = 680423}, kernels = [
    "panel_6x64x4096"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 83, mn = 3009, k = 4}, at_most = {k = 5, n = 194, mn = 680423, m = 44}, kernels = [
    "panel_6x64x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 83, mn = 3009, k = 4}, at_most = {k = 4, n = 194, mn = 680423, mnk = 33944}, kernels = [
    "panel_6x64x4096"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 83, mn = 3009, k = 4, mnk = 33945}, at_most = {k = 4, n = 194, mn = 680423}, kernels = [
    "panel_6x64x4096"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 83, mn = 3009, k = 5}, at_most = {k = 5, n = 148, mn = 680423}, kernels = [
    "panel_6x64x4096"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 149, mn = 3009, k = 5}, at_most = {k = 5, n = 194, mn = 680423}, kernels = [
    "panel_6x64x4096"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 680424, k = 4}, at_most = {k = 5, n = 194, mk = 246118}, kernels = [
    "block_6x64x4096", "block_10x32x512", "block_6x32x512", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [298, 252, 269, 249, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 680424, k = 4, mk = 246119}, at_most = {k = 5, n = 194}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [214, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195}, at_most = {k = 1, mn = 1362167, n_even = 128, m = 48}, kernels = [
    "skinny_5x64x64"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 195}, at_most = {k = 1, mn = 1362167, n_even = 128, mnk = 962457, n = 622}, kernels = [
    "skinny_5x64x64"
  ], factors = [348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 623}, at_most = {k = 1, mn = 1362167, n_even = 128, mnk = 962457}, kernels = [
    "skinny_5x64x64"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 195, mnk = 962458}, at_most = {k = 1, mn = 1362167, n_even = 128}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [298, 343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, n_even = 129}, at_most = {k = 1, mn = 1362167, n_even = 724, nk = 362}, kernels = [
    "skinny_5x64x64", "sweep_whole_14x32x8192"
  ], factors = [309, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, n_even = 129, nk = 363}, at_most = {k = 1, mn = 1362167, n_even = 724}, kernels = [
    "skinny_5x64x64"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 2}, at_most = {k = 2, mn = 1362167, n_even = 724, mnk = 16736}, kernels = [
    "skinny_12x32x64", "skinny_5x64x64"
  ], factors = [271, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 2, mnk = 16737}, at_most = {k = 2, mn = 1362167, n_even = 362, nk = 1232, mnk = 49636}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 2, mnk = 49637}, at_most = {k = 2, mn = 1362167, n_even = 362, nk = 1232}, kernels = [
    "direct_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [297, 297, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 2, mnk = 16737, nk = 1233}, at_most = {k = 2, mn = 1362167, n_even = 362, m = 24}, kernels = [
    "skinny_5x64x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 195, k = 2, mnk = 16737, nk = 1233}, at_most = {k = 2, mn = 1362167, n_even = 362, mk = 262}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 195, k = 2, mnk = 16737, nk = 1233, mk = 263}, at_most = {k = 2, mn = 1362167, n_even = 362}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 2, mnk = 16737, n_even = 363}, at_most = {k = 2, mn = 1362167, n_even = 724}, kernels = [
    "direct_6x64x4096", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [292, 304, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 3}, at_most = {k = 3, mn = 1362167, n_even = 724, nk = 1297, mnk = 158772}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 3, mnk = 158773}, at_most = {k = 3, mn = 1362167, n_even = 724, nk = 1297}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [278, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 3, nk = 1298}, at_most = {k = 3, mn = 1362167, n_even = 724, mk = 133}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 3, nk = 1298, mk = 134}, at_most = {k = 3, mn = 845963, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 3, nk = 1298, mk = 134, mn = 845964}, at_most = {k = 3, mn = 1362167, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, n_even = 725}, at_most = {k = 1, mn = 1362167}, kernels = [
    "skinny_5x64x64"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, n_even = 725, k = 2}, at_most = {k = 2, mn = 1362167}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, n_even = 725, k = 3}, at_most = {k = 3, mn = 1362167}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 1362168}, at_most = {k = 1, mnk = 8306220, m = 512}, kernels = [
    "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [205, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 513, n = 195, mn = 1362168}, at_most = {k = 1, mnk = 8306220}, kernels = [
    "skinny_5x64x64", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [227, 275, 224, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 1362168, k = 2}, at_most = {k = 2, mnk = 8306220, n_even = 724}, kernels = [
    "skinny_5x64x64", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [234, 247, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 1362168, k = 3}, at_most = {k = 3, mnk = 8306220, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 1362168, k = 2, n_even = 725}, at_most = {k = 3, mnk = 8306220}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [283, 215, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 1362168, mnk = 8306221}, at_most = {k = 3, mn = 4705092}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [270, 222, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 4705093, mnk = 8306221}, at_most = {k = 1}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [343, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, mn = 4705093, mnk = 8306221, k = 2}, at_most = {k = 3}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [321, 324, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4}, at_most = {k = 5, mn = 1288925, n_even = 724, mk = 133, n = 494}, kernels = [
    "grouped_12x32x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 495, k = 4}, at_most = {k = 5, mn = 1288925, n_even = 724, mk = 69}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096"
  ], factors = [290, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 495, k = 4, mk = 70}, at_most = {k = 5, mn = 1288925, n_even = 724, mk = 81}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096"
  ], factors = [288, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 495, k = 4, mk = 82}, at_most = {k = 5, mn = 1288925, n_even = 724, mk = 133}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [292, 241, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mk = 134}, at_most = {k = 4, mn = 1288925, n_even = 724, nk = 1725}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [314, 280, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mk = 134, nk = 1726}, at_most = {k = 4, mn = 1288925, n_even = 724}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [313, 271, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 5, mk = 134}, at_most = {k = 5, mn = 1288925, n_even = 724}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [320, 277, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, n_even = 725}, at_most = {k = 5, mn = 1288925, m = 84}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096"
  ], factors = [238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 85, n = 195, k = 4, n_even = 725}, at_most = {k = 5, mn = 1288925, nk = 6476}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096"
  ], factors = [293, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 85, n = 195, k = 4, n_even = 725, nk = 6477}, at_most = {k = 5, mn = 1288925}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096"
  ], factors = [258, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mn = 1288926}, at_most = {k = 5, mn = 1610073, mnk = 6342321}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mn = 1288926, mnk = 6342322}, at_most = {k = 5, mn = 1610073}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [227, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mn = 1610074}, at_most = {k = 5, mn = 3840104, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [253, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mn = 1610074, n_even = 725}, at_most = {k = 5, mn = 3840104}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mn = 3840105}, at_most = {k = 5, n_even = 724}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [301, 297, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 195, k = 4, mn = 3840105, n_even = 725}, at_most = {k = 5}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [350, 298, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6}, at_most = {m = 12, mnk = 2604}, kernels = [
    "grouped_12x32x256"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6, mnk = 2605}, at_most = {m = 12, mnk = 6813}, kernels = [
    "grouped_16x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6, mnk = 6814}, at_most = {m = 12, mnk = 17060, mk = 166}, kernels = [
    "grouped_12x32x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6, mnk = 6814, mk = 167}, at_most = {m = 12, mnk = 17060}, kernels = [
    "grouped_12x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6, mnk = 17061}, at_most = {m = 9, n = 32, k = 25979}, kernels = [
    "grouped_14x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 6, mnk = 17061}, at_most = {m = 12, n = 32, k = 25979}, kernels = [
    "grouped_12x32x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 25980, mnk = 17061}, at_most = {m = 12, n = 32}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [247, 224, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 6, mnk = 17061}, at_most = {m = 12, n = 48, k = 221}, kernels = [
    "grouped_12x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 222, mnk = 17061}, at_most = {m = 12, n = 48, k = 21483}, kernels = [
    "grouped_6x64x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 21484, mnk = 17061}, at_most = {m = 12, n = 48}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [232, 218, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 17061}, at_most = {m = 12, mnk = 147496993, nk = 1028087, mk = 128}, kernels = [
    "grouped_12x32x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 17061, mk = 129}, at_most = {m = 12, mnk = 147496993, nk = 1028087, mk = 312}, kernels = [
    "grouped_12x32x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 17061, mk = 313}, at_most = {m = 12, mnk = 147496993, nk = 1028087, n = 80, mk = 1273}, kernels = [
    "grouped_12x32x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 17061, mk = 1274}, at_most = {m = 12, mnk = 147496993, nk = 1028087, n = 64}, kernels = [
    "grouped_12x32x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, k = 6, mnk = 17061, mk = 1274}, at_most = {m = 12, mnk = 147496993, nk = 1028087, n = 80}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [257, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 81, k = 6, mnk = 17061, mk = 313}, at_most = {m = 9, mnk = 147496993, nk = 1028087}, kernels = [
    "grouped_12x32x256", "tall_3x128x2048"
  ], factors = [258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 81, k = 6, mnk = 17061, mk = 313}, at_most = {m = 12, mnk = 147496993, nk = 1028087}, kernels = [
    "grouped_12x32x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 17061, nk = 1028088}, at_most = {m = 11, mnk = 147496993, n_even = 724, n = 110}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 111, k = 6, mnk = 17061, nk = 1028088}, at_most = {m = 10, mnk = 147496993, n_even = 724, n = 4104}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_10x32x512", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [259, 243, 261, 239, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 111, k = 6, mnk = 17061, nk = 1028088}, at_most = {m = 11, mnk = 147496993, n_even = 724, n = 4104}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [252, 241, 264, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4105, k = 6, mnk = 17061, nk = 1028088}, at_most = {m = 11, mnk = 147496993, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [261, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 17061, nk = 1028088, n_even = 725}, at_most = {m = 11, mnk = 147496993}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [238, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 49, k = 6, mnk = 17061, nk = 1028088}, at_most = {m = 12, mnk = 147496993, n = 1023}, kernels = [
    "grouped_12x32x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 1024, k = 6, mnk = 17061, nk = 1028088}, at_most = {m = 12, mnk = 147496993}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [242, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 147496994}, at_most = {m = 12, n_even = 724, mn = 17964}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [284, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 147496994, mn = 17965}, at_most = {m = 12, n_even = 724, nk = 21624325}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 147496994, mn = 17965, nk = 21624326}, at_most = {m = 12, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 6, mnk = 147496994, n_even = 725}, at_most = {m = 12}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [263, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6}, at_most = {m = 21, mnk = 7021}, kernels = [
    "grouped_16x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 7022}, at_most = {m = 21, mnk = 17151, k = 10, nk = 633}, kernels = [
    "panel_6x64x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 7022, nk = 634}, at_most = {m = 21, mnk = 17151, k = 10}, kernels = [
    "panel_6x64x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 11, mnk = 7022}, at_most = {m = 21, mnk = 17151}, kernels = [
    "block_10x32x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152}, at_most = {m = 21, nk = 12210, mn = 1462, n = 32}, kernels = [
    "grouped_12x32x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 12211}, at_most = {m = 21, nk = 1564714, mn = 1462, n = 32}, kernels = [
    "grouped_12x32x256", "block_10x32x512"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 33, k = 6, mnk = 17152}, at_most = {m = 21, nk = 1564714, mn = 647}, kernels = [
    "grouped_6x64x256", "panel_6x64x4096"
  ], factors = [262, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 33, k = 6, mnk = 17152, mn = 648}, at_most = {m = 21, nk = 1564714, mn = 1462, mnk = 605882, mk = 1915}, kernels = [
    "panel_6x64x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 33, k = 6, mnk = 17152, mn = 648, mk = 1916}, at_most = {m = 21, nk = 1564714, mn = 1462, mnk = 138007}, kernels = [
    "block_6x64x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 33, k = 6, mnk = 138008, mn = 648, mk = 1916}, at_most = {m = 21, nk = 1564714, mn = 1462, mnk = 605882}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [249, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 33, k = 6, mnk = 605883, mn = 648}, at_most = {m = 15, nk = 1564714, mn = 1462}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [240, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 33, k = 6, mnk = 605883, mn = 648}, at_most = {m = 21, nk = 1564714, mn = 1462}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [262, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, mn = 1463}, at_most = {m = 21, nk = 1564714, mk = 168, n_even = 724, k = 7}, kernels = [
    "grouped_12x32x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 8, mnk = 17152, mn = 1463}, at_most = {m = 21, nk = 1564714, mk = 168, n_even = 724}, kernels = [
    "grouped_12x32x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, mn = 1463, n_even = 725}, at_most = {m = 21, nk = 1564714, mk = 168}, kernels = [
    "grouped_12x32x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 16, nk = 1564714, mnk = 2636465, k = 32}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 33, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 15, nk = 1564714, mnk = 2636465}, kernels = [
    "grouped_12x32x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 33, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 16, nk = 1564714, mnk = 2636465, k = 75}, kernels = [
    "block_6x64x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 76, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 16, nk = 1564714, mnk = 2636465}, kernels = [
    "panel_6x64x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 2636466, mn = 1463, mk = 169}, at_most = {m = 15, nk = 1564714}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "panel_6x64x4096"
  ], factors = [252, 260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 2636466, mn = 1463, mk = 169}, at_most = {m = 16, nk = 1564714, n_even = 724}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "panel_6x64x4096"
  ], factors = [263, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 2636466, mn = 1463, mk = 169, n_even = 725}, at_most = {m = 16, nk = 1564714}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [261, 243, 233, 242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 6, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 21, nk = 1564714, k = 64, mnk = 32240}, kernels = [
    "grouped_12x32x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 6, mnk = 32241, mn = 1463, mk = 169}, at_most = {m = 21, nk = 1564714, k = 64}, kernels = [
    "panel_6x64x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 65, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 18, nk = 1564714, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 65, mnk = 17152, mn = 1463, mk = 169}, at_most = {m = 21, nk = 1564714, n_even = 724}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [268, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 65, mnk = 17152, mn = 1463, mk = 169, n_even = 725}, at_most = {m = 21, nk = 1564714}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [243, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 1564715}, at_most = {m = 15, nk = 15999667, n_even = 724, n = 114}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "panel_6x64x4096"
  ], factors = [230, 259, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 115, k = 6, mnk = 17152, nk = 1564715}, at_most = {m = 14, nk = 15999667, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_10x32x512", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [234, 273, 256, 259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 115, k = 6, mnk = 17152, nk = 1564715}, at_most = {m = 15, nk = 15999667, n_even = 724}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [232, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 1564715, n_even = 725}, at_most = {m = 15, nk = 15999667}, kernels = [
    "block_6x64x4096", "block_slab_6x64x512"
  ], factors = [253, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 17152, nk = 1564715}, at_most = {m = 21, nk = 15999667, mn = 577}, kernels = [
    "grouped_12x32x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 17152, nk = 1564715, mn = 578}, at_most = {m = 21, nk = 15999667, mn = 1621}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [228, 239, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 17152, nk = 1564715, mn = 1622}, at_most = {m = 16, nk = 15999667, n_even = 724, mnk = 213596093}, kernels = [
    "grouped_12x32x256", "block_10x32x512", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [242, 254, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 6, mnk = 17152, nk = 1564715, mn = 1622}, at_most = {m = 21, nk = 15999667, n_even = 724, mnk = 213596093}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [239, 249, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 213596094, nk = 1564715, mn = 1622}, at_most = {m = 21, nk = 15999667, n_even = 724}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 17152, nk = 1564715, mn = 1622, n_even = 725}, at_most = {m = 21, nk = 15999667}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "block_slab_6x64x512"
  ], factors = [249, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 15999668}, at_most = {m = 21, n_even = 724, nk = 23562235, mn = 951}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "tall_6x64x4096", "block_slab_6x64x512"
  ], factors = [245, 255, 276, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 15999668, mn = 952}, at_most = {m = 15, n_even = 724, nk = 23562235}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [233, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 17, k = 6, mnk = 17152, nk = 15999668, mn = 952}, at_most = {m = 21, n_even = 724, nk = 23562235}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [238, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 23562236}, at_most = {m = 21, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_slab_6x64x512"
  ], factors = [226, 231, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 17152, nk = 15999668, n_even = 725}, at_most = {m = 21}, kernels = [
    "block_slab_6x64x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6}, at_most = {k = 32, mn = 1504805, n = 48, mk = 390, nk = 247}, kernels = [
    "block_10x32x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, nk = 248}, at_most = {k = 32, mn = 1504805, n = 48, mk = 390}, kernels = [
    "block_10x32x512"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, mk = 391}, at_most = {k = 32, mn = 979, n = 32, mk = 1054, m = 45}, kernels = [
    "block_10x32x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, mk = 391, mn = 980}, at_most = {k = 32, mn = 1504805, n = 32, mk = 1054, m = 45}, kernels = [
    "block_10x32x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 17, k = 6, mk = 391}, at_most = {k = 32, mn = 1504805, n = 32, mk = 1054}, kernels = [
    "block_10x32x512"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 6, mk = 391}, at_most = {k = 32, mn = 1504805, n = 48, mk = 1054, nk = 550}, kernels = [
    "block_12x32x8192", "panel_6x64x4096"
  ], factors = [205, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 6, mk = 391, nk = 551}, at_most = {k = 32, mn = 1504805, n = 48, mk = 1054}, kernels = [
    "panel_6x64x4096"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, mk = 1055}, at_most = {k = 13, mn = 1504805, n = 32, m = 189}, kernels = [
    "block_10x32x512"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 190, n = 17, k = 6, mk = 1055}, at_most = {k = 13, mn = 1504805, n = 32}, kernels = [
    "block_10x32x512", "panel_6x64x4096"
  ], factors = [226, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 14, mk = 1055}, at_most = {k = 21, mn = 1504805, n = 32, nk = 510}, kernels = [
    "block_10x32x512"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 14, mk = 1055, nk = 511}, at_most = {k = 21, mn = 1504805, n = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 22, mk = 1055}, at_most = {k = 32, mn = 1504805, n = 32, m = 543}, kernels = [
    "block_10x32x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 544, n = 17, k = 22, mk = 1055}, at_most = {k = 32, mn = 1504805, n = 32}, kernels = [
    "block_10x32x512", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [242, 230, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 6, mk = 1055}, at_most = {k = 20, mn = 1504805, n = 48, mk = 3072}, kernels = [
    "panel_6x64x4096"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 6, mk = 3073}, at_most = {k = 20, mn = 1504805, n = 48}, kernels = [
    "panel_6x64x4096"
  ], factors = [335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 21, mk = 1055}, at_most = {k = 32, mn = 1504805, n = 48}, kernels = [
    "panel_6x64x4096"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6}, at_most = {k = 6, mn = 1504805, n_even = 724, mnk = 4014639, nk = 1229, mk = 445}, kernels = [
    "panel_6x64x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6, mk = 446}, at_most = {k = 6, mn = 1504805, n_even = 724, mnk = 4014639, nk = 1229}, kernels = [
    "panel_6x64x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6, nk = 1230}, at_most = {k = 6, mn = 1504805, n_even = 724, mnk = 4014639}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [314, 334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6, mnk = 4014640}, at_most = {k = 6, mn = 1504805, n_even = 724}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [320, 277, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 7}, at_most = {k = 7, mn = 1504805, n_even = 724, nk = 7085, mk = 300}, kernels = [
    "panel_6x64x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 7, mk = 301}, at_most = {k = 7, mn = 1504805, n_even = 724, nk = 7085}, kernels = [
    "panel_6x64x4096"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 7, nk = 7086}, at_most = {k = 7, mn = 1504805, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8}, at_most = {k = 13, mn = 1504805, n_even = 32, nk = 1495, mnk = 47857}, kernels = [
    "panel_6x64x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, mnk = 47858}, at_most = {k = 13, mn = 1504805, n_even = 32, nk = 1495}, kernels = [
    "panel_6x64x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, n_even = 33}, at_most = {k = 13, mn = 1504805, n_even = 724, nk = 607}, kernels = [
    "block_6x64x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, n_even = 33, nk = 608}, at_most = {k = 13, mn = 1504805, n_even = 724, nk = 1495}, kernels = [
    "block_6x64x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, nk = 1496}, at_most = {k = 13, mn = 1289840, n_even = 128, mk = 357}, kernels = [
    "panel_6x64x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, nk = 1496, mk = 358}, at_most = {k = 13, mn = 1289840, n_even = 128, n = 412, mk = 15087}, kernels = [
    "panel_6x64x4096"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, nk = 1496, mk = 15088}, at_most = {k = 13, mn = 1289840, n_even = 128, n = 412}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [317, 306, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 413, k = 8, nk = 1496, mk = 358}, at_most = {k = 13, mn = 1289840, n_even = 128}, kernels = [
    "panel_6x64x4096"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, nk = 1496, mn = 1289841}, at_most = {k = 13, mn = 1504805, n_even = 128}, kernels = [
    "panel_6x64x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 8, nk = 1496, n_even = 129}, at_most = {k = 13, mn = 1504805, n_even = 724}, kernels = [
    "block_6x64x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 14}, at_most = {k = 32, mn = 3579, n_even = 724, m = 45}, kernels = [
    "panel_6x64x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 14, mn = 3580}, at_most = {k = 32, mn = 1504805, n_even = 724, m = 45}, kernels = [
    "panel_6x64x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 49, k = 14}, at_most = {k = 19, mn = 1504805, n_even = 32, nk = 1635}, kernels = [
    "panel_6x64x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 49, k = 14, nk = 1636}, at_most = {k = 19, mn = 1504805, n_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 49, k = 20}, at_most = {k = 32, mn = 1504805, n_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 49, k = 14, n_even = 33}, at_most = {k = 27, mn = 1504805, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 49, k = 28, n_even = 33}, at_most = {k = 32, mn = 1504805, n_even = 724}, kernels = [
    "block_6x64x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6, n_even = 725}, at_most = {k = 9, mn = 1504805, nk = 12287}, kernels = [
    "grouped_12x32x256", "panel_3x128x2048"
  ], factors = [286, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6, n_even = 725, nk = 12288}, at_most = {k = 9, mn = 1504805}, kernels = [
    "grouped_12x32x256", "panel_3x128x2048"
  ], factors = [253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 10, n_even = 725}, at_most = {k = 17, mn = 1504805}, kernels = [
    "tall_3x128x2048", "panel_3x128x2048"
  ], factors = [271, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 18, n_even = 725}, at_most = {k = 32, mn = 1504805}, kernels = [
    "block_6x64x4096", "tall_3x128x2048", "panel_3x128x2048"
  ], factors = [256, 254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, mn = 1504806}, at_most = {k = 11, n = 31, mn = 5008940}, kernels = [
    "block_10x32x512", "panel_6x64x4096"
  ], factors = [245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 12, mn = 1504806}, at_most = {k = 24, n = 31, mn = 5008940}, kernels = [
    "block_10x32x512", "panel_6x64x4096"
  ], factors = [252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 25, mn = 1504806}, at_most = {k = 32, n = 31, mn = 5008940}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [251, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 32, k = 6, mn = 1504806}, at_most = {k = 16, n = 72, mn = 5008940, nk = 527}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [262, 250, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 32, k = 6, mn = 1504806, nk = 528}, at_most = {k = 16, n = 72, mn = 5008940}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [302, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 73, k = 6, mn = 1504806}, at_most = {k = 16, n = 280, mn = 5008940}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [231, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 32, k = 17, mn = 1504806}, at_most = {k = 32, n = 280, mn = 5008940, nk = 1944}, kernels = [
    "block_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [294, 247, 288, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 32, k = 17, mn = 1504806, nk = 1945}, at_most = {k = 32, n = 280, mn = 5008940}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [245, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, mn = 5008941}, at_most = {k = 8, n = 280, k_even = 4}, kernels = [
    "block_10x32x512", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [270, 278, 241, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 9, mn = 5008941}, at_most = {k = 18, n = 280, k_even = 4}, kernels = [
    "block_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [313, 233, 239, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 6, mn = 5008941, k_even = 5}, at_most = {k = 18, n = 280}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [245, 243, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 19, mn = 5008941}, at_most = {k = 32, n = 70, n_even = 4}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [293, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 71, k = 19, mn = 5008941}, at_most = {k = 32, n = 280, n_even = 4}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [265, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 19, mn = 5008941, n_even = 5}, at_most = {k = 32, n = 280}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "panel_3x128x2048", "block_slab_6x64x512"
  ], factors = [307, 302, 278, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 1504806}, at_most = {k = 8, mn = 1819188, n_even = 4}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [221, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 1819189}, at_most = {k = 8, mn = 3964749, n_even = 4}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [224, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 1504806, n_even = 5}, at_most = {k = 7, mn = 3964749, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [221, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 8, mn = 1504806, n_even = 5}, at_most = {k = 8, mn = 3964749, n_even = 724}, kernels = [
    "grouped_12x32x256", "tall_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [246, 252, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 1504806, n_even = 725}, at_most = {k = 8, mn = 3964749}, kernels = [
    "grouped_12x32x256", "tall_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [276, 290, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 9, mn = 1504806}, at_most = {k = 16, mn = 1756522, n = 3939}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [267, 257, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 9, mn = 1756523}, at_most = {k = 14, mn = 3964749, n = 3939, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [211, 298, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 9, mn = 1756523, n_even = 725}, at_most = {k = 14, mn = 3964749, n = 3939}, kernels = [
    "grouped_12x32x256", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "panel_3x128x2048"
  ], factors = [250, 202, 204, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 15, mn = 1756523}, at_most = {k = 16, mn = 3964749, n = 3939}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [253, 269, 215, 274, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 17, mn = 1504806}, at_most = {k = 32, mn = 3964749, n = 3939}, kernels = [
    "block_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096", "panel_3x128x2048", "block_slab_6x64x512"
  ], factors = [311, 204, 310, 312, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 3940, k = 9, mn = 1504806}, at_most = {k = 15, mn = 3964749}, kernels = [
    "sweep_whole_8x48x4096", "panel_6x64x4096"
  ], factors = [216, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 3940, k = 16, mn = 1504806}, at_most = {k = 32, mn = 3964749}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "tall_3x128x2048", "panel_3x128x2048", "block_slab_6x64x512"
  ], factors = [235, 174, 173, 181, 163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 3964750}, at_most = {k = 15, n_even = 8, mnk = 57298408}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 3964750, n_even = 9}, at_most = {k = 15, n_even = 362, mnk = 57298408}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [234, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 3964750, mnk = 57298409}, at_most = {k = 15, n_even = 362}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 3964750, n_even = 363}, at_most = {k = 11, mnk = 88680462, mk = 20863}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 3964750, n_even = 363, mk = 20864}, at_most = {k = 11, mnk = 88680462}, kernels = [
    "grouped_12x32x256", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [274, 224, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 6, mn = 3964750, n_even = 363, mnk = 88680463}, at_most = {k = 11}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 12, mn = 3964750, n_even = 363}, at_most = {k = 15}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [213, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 16, mn = 3964750}, at_most = {k = 32, n_even = 724, mnk = 136362794}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 16, mn = 3964750, mnk = 136362795}, at_most = {k = 32, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "block_slab_6x64x512"
  ], factors = [226, 235, 398]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 281, k = 16, mn = 3964750, n_even = 725}, at_most = {k = 32, n = 2896}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "sweep_whole_8x48x4096", "panel_3x128x2048"
  ], factors = [266, 253, 197, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 2897, k = 16, mn = 3964750, n_even = 725}, at_most = {k = 32, mk = 23170}, kernels = [
    "grouped_12x32x256", "block_6x64x4096", "sweep_whole_8x48x4096", "block_slab_8x16x4096"
  ], factors = [280, 211, 223, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 2897, k = 16, mn = 3964750, n_even = 725, mk = 23171}, at_most = {k = 32}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [211, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33}, at_most = {n = 32, mn = 662}, kernels = [
    "block_10x32x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33, mn = 663}, at_most = {n = 32, mn = 966, mnk = 120630}, kernels = [
    "block_10x32x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33, mn = 663, mnk = 120631}, at_most = {n = 32, mn = 966}, kernels = [
    "block_10x32x512", "panel_6x64x4096"
  ], factors = [242, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33, mn = 967}, at_most = {n = 32, nk = 351652, k_even = 32, k = 59, mk = 3076}, kernels = [
    "block_10x32x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33, mn = 967, mk = 3077}, at_most = {n = 32, nk = 351652, k_even = 32, k = 59, m = 21306}, kernels = [
    "block_10x32x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21307, n = 17, k = 33, mn = 967, mk = 3077}, at_most = {n = 32, nk = 351652, k_even = 32, k = 59}, kernels = [
    "block_10x32x512", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [260, 235, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 60, mn = 967}, at_most = {n = 32, nk = 351652, k_even = 32, mk = 20971837, m = 97}, kernels = [
    "block_12x32x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 17, k = 60, mn = 967}, at_most = {n = 32, nk = 351652, k_even = 32, mk = 20971837, k = 946}, kernels = [
    "block_12x32x8192", "panel_6x64x4096", "block_slab_12x32x8192"
  ], factors = [235, 216, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 17, k = 947, mn = 967}, at_most = {n = 32, nk = 351652, k_even = 32, mk = 20971837}, kernels = [
    "block_12x32x8192", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [197, 213, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 60, mn = 967, mk = 20971838}, at_most = {n = 32, nk = 351652, k_even = 32, mn = 1292407}, kernels = [
    "tall_12x32x8192", "tall_6x64x4096"
  ], factors = [285, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 60, mn = 1292408, mk = 20971838}, at_most = {n = 32, nk = 351652, k_even = 32}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [231, 272, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33, mn = 967, k_even = 33}, at_most = {n = 24, nk = 351652}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "tall_6x64x4096"
  ], factors = [231, 207, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 25, k = 33, mn = 967, k_even = 33}, at_most = {n = 32, nk = 351652, m = 68}, kernels = [
    "block_10x32x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 25, k = 33, mn = 967, k_even = 33}, at_most = {n = 32, nk = 8095}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "block_10x32x512", "tall_6x64x4096"
  ], factors = [224, 200, 226, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 25, k = 33, mn = 967, k_even = 33, nk = 8096}, at_most = {n = 32, nk = 351652}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "block_10x32x512", "tall_6x64x4096", "block_slab_6x64x512"
  ], factors = [211, 187, 211, 212, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 17, k = 33, mn = 967, nk = 351653}, at_most = {n = 32, m = 37}, kernels = [
    "block_10x32x512", "panel_6x64x4096"
  ], factors = [215, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 17, k = 33, mn = 967, nk = 351653}, at_most = {n = 32}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "block_10x32x512", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [220, 193, 212, 221, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 33}, at_most = {n = 48, m = 47, k = 87}, kernels = [
    "panel_6x64x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 88}, at_most = {n = 48, m = 47, k = 21903}, kernels = [
    "panel_6x64x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 21904}, at_most = {n = 48, m = 33}, kernels = [
    "grouped_6x64x256", "block_6x64x4096", "block_10x32x512", "panel_6x64x4096"
  ], factors = [308, 254, 211, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 21904}, at_most = {n = 48, m = 47}, kernels = [
    "block_6x64x4096", "block_10x32x512", "panel_6x64x4096"
  ], factors = [259, 210, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 33, k = 33}, at_most = {n = 48, mnk = 361575298, k = 63, m = 19660, mk = 11698}, kernels = [
    "panel_6x64x4096"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 33, k = 33, mk = 11699}, at_most = {n = 48, mnk = 361575298, k = 63, m = 19660}, kernels = [
    "panel_6x64x4096"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19661, n = 33, k = 33}, at_most = {n = 48, mnk = 361575298, k = 63}, kernels = [
    "block_6x64x4096", "block_10x32x512", "panel_6x64x4096"
  ], factors = [279, 208, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 33, k = 64}, at_most = {n = 48, mnk = 361575298, mk = 1119140}, kernels = [
    "panel_6x64x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 33, k = 64, mk = 1119141}, at_most = {n = 48, mnk = 361575298, m = 13730}, kernels = [
    "block_6x64x4096", "block_10x32x512", "block_6x32x512", "tall_16x16x2048", "tall_6x64x4096",
    "panel_6x64x4096"
  ], factors = [239, 208, 247, 260, 259, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13731, n = 33, k = 64, mk = 1119141}, at_most = {n = 48, mnk = 361575298}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "block_10x32x512", "tall_16x16x2048", "panel_6x64x4096"
  ], factors = [230, 293, 217, 287, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 33, k = 33, mnk = 361575299}, at_most = {n = 48, k = 245, m = 117641}, kernels = [
    "block_12x32x8192", "tall_16x16x2048", "tall_14x16x512", "panel_16x16x2048"
  ], factors = [291, 319, 346, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 117642, n = 33, k = 33, mnk = 361575299}, at_most = {n = 48, k = 245}, kernels = [
    "block_12x32x8192", "block_10x32x512", "tall_16x16x2048"
  ], factors = [266, 243, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 48, n = 33, k = 246, mnk = 361575299}, at_most = {n = 48}, kernels = [
    "block_12x32x8192", "block_10x32x512", "block_6x32x512", "panel_6x64x4096"
  ], factors = [227, 222, 281, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 33}, at_most = {n = 64, m = 59, mk = 1549}, kernels = [
    "panel_6x64x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 33, mk = 1550}, at_most = {n = 64, m = 59, k = 15062}, kernels = [
    "panel_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 15063, mk = 1550}, at_most = {n = 64, m = 32}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [228, 235, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 49, k = 15063, mk = 1550}, at_most = {n = 64, m = 59}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [225, 228, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 49, k = 33}, at_most = {n = 64, nk = 5882, m = 14404, k = 52}, kernels = [
    "panel_6x64x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 49, k = 53}, at_most = {n = 64, nk = 5882, m = 14404}, kernels = [
    "panel_6x64x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14405, n = 49, k = 33}, at_most = {n = 64, nk = 3583, k = 69}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [286, 288, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14405, n = 49, k = 33, nk = 3584}, at_most = {n = 64, nk = 5882, k = 69}, kernels = [
    "block_6x64x4096", "tall_6x64x4096"
  ], factors = [222, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14405, n = 49, k = 70}, at_most = {n = 64, nk = 5882}, kernels = [
    "block_6x64x4096", "tall_6x64x4096"
  ], factors = [243, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 49, k = 33, nk = 5883}, at_most = {n = 64, nk = 677414, k_even = 32}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [211, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 49, k = 33, nk = 5883, k_even = 33}, at_most = {n = 64, nk = 677414, mk = 1801569}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [206, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 49, k = 33, nk = 5883, k_even = 33, mk = 1801570}, at_most = {n = 64, nk = 677414}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [200, 221, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 49, k = 33, nk = 677415}, at_most = {n = 64}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [206, 206, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 33}, at_most = {m = 42, nk = 3971501, mk = 4465, n_even = 724, k = 67}, kernels = [
    "panel_6x64x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 68}, at_most = {m = 42, nk = 3971501, mk = 4465, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 33, n_even = 725}, at_most = {m = 42, nk = 3971501, mk = 4465}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [228, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 33, mk = 4466}, at_most = {m = 25, nk = 968681}, kernels = [
    "panel_6x64x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 65, k = 33, mk = 4466}, at_most = {m = 42, nk = 968681, mk = 20745}, kernels = [
    "panel_6x64x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 65, k = 33, mk = 20746}, at_most = {m = 42, nk = 968681}, kernels = [
    "panel_6x64x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 33, mk = 4466, nk = 968682}, at_most = {m = 30, nk = 3971501}, kernels = [
    "block_6x64x4096", "block_10x32x512", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [246, 257, 248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 65, k = 33, mk = 4466, nk = 968682}, at_most = {m = 42, nk = 3971501, mnk = 34587123}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [233, 240, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 65, k = 33, mk = 4466, nk = 968682, mnk = 34587124}, at_most = {m = 42, nk = 3971501}, kernels = [
    "block_10x32x512", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [257, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 33, nk = 3971502}, at_most = {m = 29, nk = 17309047, n = 4070}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 4071, k = 33, nk = 3971502}, at_most = {m = 29, nk = 17309047}, kernels = [
    "block_slab_6x64x512"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 65, k = 33, nk = 17309048}, at_most = {m = 29}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [247, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 65, k = 33, nk = 3971502}, at_most = {m = 42, nk = 14379875, mn = 32453}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [239, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 65, k = 33, nk = 3971502, mn = 32454}, at_most = {m = 42, nk = 14379875}, kernels = [
    "block_slab_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 65, k = 33, nk = 14379876}, at_most = {m = 42}, kernels = [
    "grouped_12x32x256", "block_slab_6x64x512"
  ], factors = [296, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 33}, at_most = {k = 51, n = 1019}, kernels = [
    "panel_6x64x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 52}, at_most = {k = 86, n = 1019, mn = 1711715}, kernels = [
    "panel_6x64x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 87}, at_most = {k = 127, n = 1019, mn = 1711715}, kernels = [
    "panel_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 128}, at_most = {k = 130, n = 1019, mn = 1711715}, kernels = [
    "panel_6x64x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 52, mn = 1711716}, at_most = {k = 130, n = 1019}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "tall_6x64x4096", "sweep_whole_8x48x4096", "panel_6x64x4096",
    "block_slab_6x64x512"
  ], factors = [320, 276, 290, 255, 284, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 1020, k = 33}, at_most = {k = 78, mn = 1474247, n_even = 724}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [255, 258, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 1020, k = 33, n_even = 725}, at_most = {k = 78, mn = 1474247}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [230, 227, 235, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 1020, k = 79}, at_most = {k = 130, mn = 1474247, n_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [240, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 1020, k = 79, n_even = 725}, at_most = {k = 130, mn = 1474247}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [229, 233, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 1020, k = 33, mn = 1474248}, at_most = {k = 37}, kernels = [
    "block_6x64x4096", "sweep_whole_8x48x4096", "block_slab_6x64x512"
  ], factors = [312, 254, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 1020, k = 38, mn = 1474248}, at_most = {k = 130}, kernels = [
    "grouped_14x32x256", "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [447, 324, 337, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 131}, at_most = {m = 127, nk = 1205078, mnk = 8854726, n = 80}, kernels = [
    "panel_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 81, k = 131}, at_most = {m = 127, nk = 1205078, mnk = 8854726, mk = 16379}, kernels = [
    "panel_6x64x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 81, k = 131, mk = 16380}, at_most = {m = 127, nk = 1205078, mnk = 8854726}, kernels = [
    "panel_6x64x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 131, mnk = 8854727}, at_most = {m = 67, nk = 1205078}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 68, n = 65, k = 131, mnk = 8854727}, at_most = {m = 127, nk = 1205078, mk = 35350}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [225, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 68, n = 65, k = 131, mnk = 8854727, mk = 35351}, at_most = {m = 127, nk = 1205078, n_even = 724}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [221, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 68, n = 65, k = 131, mnk = 8854727, mk = 35351, n_even = 725}, at_most = {m = 127, nk = 1205078}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [218, 219, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 131, nk = 1205079}, at_most = {m = 127, n_even = 724, mn = 32951}, kernels = [
    "block_6x64x4096", "block_10x32x512", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [228, 248, 229, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 131, nk = 1205079, mn = 32952}, at_most = {m = 76, n_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 77, n = 65, k = 131, nk = 1205079, mn = 32952}, at_most = {m = 127, n_even = 724}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [230, 232, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 65, k = 131, nk = 1205079, n_even = 725}, at_most = {m = 127}, kernels = [
    "block_10x32x512", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [268, 242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 65, k = 131}, at_most = {n = 80}, kernels = [
    "block_12x32x8192", "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [252, 235, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 81, k = 131}, at_most = {nk = 187583, n = 96}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [210, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 97, k = 131}, at_most = {nk = 187583, n = 112}, kernels = [
    "panel_6x64x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 113, k = 131}, at_most = {nk = 187583, k_even = 4}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [219, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 113, k = 131, k_even = 5}, at_most = {nk = 187583, mk = 204636}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [209, 216, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 113, k = 131, k_even = 5, mk = 204637}, at_most = {nk = 67271, mn = 336526}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [202, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 113, k = 131, k_even = 5, mk = 204637, mn = 336527}, at_most = {nk = 67271}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [231, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 113, k = 131, k_even = 5, mk = 204637, nk = 67272}, at_most = {nk = 187583}, kernels = [
    "block_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [208, 212, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 81, k = 131, nk = 187584}, at_most = {n_even = 724, n = 2257, mk = 865248, m = 898}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [210, 210, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 899, n = 81, k = 131, nk = 187584}, at_most = {n_even = 724, n = 2257, mk = 865248}, kernels = [
    "block_6x64x4096", "panel_6x64x4096"
  ], factors = [217, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 81, k = 131, nk = 187584, mk = 865249}, at_most = {n_even = 724, n = 2257}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [203, 211, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 2258, k = 131, nk = 187584}, at_most = {n_even = 724, mk = 123982}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 2258, k = 131, nk = 187584, mk = 123983}, at_most = {n_even = 724}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096"
  ], factors = [220, 220, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 81, k = 131, nk = 187584, n_even = 725}, at_most = {mk = 218608}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [216, 221, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 128, n = 81, k = 131, nk = 187584, n_even = 725, mk = 218609}, at_most = {}, kernels = [
    "block_6x64x4096", "tall_6x64x4096", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [216, 213, 218, 229]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @znver5} : () -> ()
