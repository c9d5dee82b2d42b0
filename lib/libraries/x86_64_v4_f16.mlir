// Micro-kernels for x86-64-v4: a core with AVX-512, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 75 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 22 of 36 candidates kept (1207 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.072, worst 2.01
// predicted against measured time: median error 9.2 %; g: 4.4 % at most
// Coefficients of conflicts that no shape of the fit paid are those of f32's nearest kernel.
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, table_f32 = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [40225], g_slope = [12359960], visit = 8664, fma = 333, edge = 28, pack = 2463,
      conflict_a = 2371, split = 74, stall = 26, a_near = 31, a_far = 738, b_near = 1024, c_near = 1024,
      c_far = 1024, rows_near = 786, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [40666], g_slope = [19874945], region = 7796, visit = 7611, loop = 17304, fma = 282,
      edge = 564, pack = 1993, conflict_a = 1858, split = 144, stall = 26, a_far = 537, c_near = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [4179848], visit = 1701, loop = 1592, fma = 367, edge = 10,
      pack = 2441, conflict_a = 1354, split = 4, stall = 26, a_near = 58, a_far = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [9709010], visit = 3386, loop = 343, fma = 313, edge = 4,
      pack = 2472, conflict_a = 2142, split = 4, stall = 26, a_near = 27, a_far = 673, c_near = 74,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [14664], g_slope = [19345515], visit = 6565, loop = 1197, fma = 282, edge = 762,
      pack = 2094, conflict_a = 2851, split = 8, stall = 26, a_far = 739, b_near = 298, c_near = 373,
      c_far = 316, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [37180421], visit = 6858, loop = 10548, fma = 277, edge = 2640,
      pack = 1670, conflict_a = 20316, split = 215, stall = 26, a_near = 60, a_far = 47, b_near = 1024,
      b_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 211
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [10000, 72422550], g_slope = [12068758, 11234451],
      region = 4659, visit = 6674, loop = 1581, fma = 323, edge = 62, pack = 135, conflict_a = 5423,
      conflict_c = 32, stall = 1024, a_near = 1024, a_far = 1024, b_far = 1024, c_near = 51, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 41, once_far = 1024, apart_near = 237, apart_far = 1024,
      column = 569, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [10000, 23446462], g_slope = [2604051, 2717278], region = 732,
      visit = 6119, loop = 1389, fma = 288, edge = 15, pack = 144, conflict_a = 2206, conflict_c = 33,
      conflict = 70, stall = 26, a_near = 1024, a_far = 1024, b_near = 15, b_far = 1024, c_near = 236,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 382, once_far = 1024, apart_far = 1024,
      column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x128", family = "tall",
    tile = #dynmlir.tile<16, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [1882085], visit = 5339, loop = 2372, fma = 527, edge = 619,
      pack = 268, conflict_a = 48457, conflict_c = 1258, conflict = 19067, stall = 26, a_near = 1024,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 617,
      rows_far = 1024, once_near = 320, once_far = 1024, apart_near = 321, apart_far = 1024, column = 1012,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0], g_ps = [60673], g_slope = [11984413], edge_columns = 16, region = 2926, visit = 5052,
      loop = 109, fma = 399, pack = 108, stall = 26, a_near = 691, b_near = 227, c_far = 839,
      rows_near = 1024, rows_far = 1024, once_near = 347, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0], g_ps = [26392], g_slope = [11233059], edge_columns = 16, visit = 4757, loop = 124, fma = 449,
      edge = 73, pack = 143, conflict_a = 53001, conflict_c = 111, conflict = 795, stall = 26, a_near = 1024,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 263, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 395, once_far = 1024, apart_near = 17, apart_far = 1024, column = 84,
      reread = 780
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x64x16", family = "stream",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [88151, 232516, 447393], g_slope = [144365, 214877, 180602], edge_columns = 32,
      most_rows = 18, region = 1193, visit = 3961, loop = 754, fma = 353, edge = 117, conflict_a = 5750,
      conflict_b = 388, conflict_c = 97, conflict = 49, split = 200, a_near = 198, a_far = 26, b_near = 292,
      b_far = 26, c_near = 13, once_near = 27, once_far = 262, apart_near = 26, apart_far = 262, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_3x128x16", family = "stream",
    tile = #dynmlir.tile<3, 128, 16>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [26579, 225235, 486906], g_slope = [198656, 261671, 218185], edge_columns = 32,
      most_rows = 9, region = 2615, visit = 3956, loop = 1257, fma = 371, edge = 89, conflict_b = 173,
      conflict_c = 89, conflict = 468, split = 187, stall = 45, a_far = 26, b_near = 338, b_far = 26,
      c_near = 196, rows_near = 1024, once_near = 35, once_far = 425, apart_near = 45, apart_far = 484,
      column = 1024, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1, 3], g_ps = [10000, 201595, 530186], g_slope = [191595, 164295, 171656],
      most_rows = 24, region = 481, visit = 1715, loop = 272, fma = 464, edge = 6, conflict_a = 6189,
      conflict_b = 476, conflict_c = 108, conflict = 385, split = 925, stall = 5, a_near = 1024, a_far = 26,
      b_near = 41, b_far = 26, c_near = 1024, c_far = 250, rows_near = 1024, once_near = 148, once_far = 298,
      apart_near = 3, apart_far = 298, column = 12, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 316], g_ps = [57515, 91142, 181774, 221499, 308709, 18715614],
      g_slope = [33627, 90632, 39725, 87210, 58996, 64851], edge_columns = 32, most_rows = 12, region = 862,
      visit = 3273, loop = 15, fma = 335, edge = 72, conflict_b = 7, conflict_c = 20, split = 76, a_near = 28,
      a_far = 26, b_near = 381, b_far = 26, c_near = 47, once_near = 15, once_far = 429, apart_near = 15,
      apart_far = 429, column = 24, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x2048", family = "direct",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [80821], g_slope = [18562924], region = 7075, visit = 2602,
      loop = 4594, fma = 385, edge = 122, conflict_a = 2215, conflict_b = 91,
      conflict_c = 573, conflict = 507, split = 32, stall = 610, a_near = 156,
      b_near = 861, c_near = 989, once_near = 2, once_far = 917, apart_near = 221, apart_far = 918,
      column = 958, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [69131, 19296119, 31235121], g_slope = [9613494, 11939002, 9583146],
      edge_columns = 64, region = 17884, visit = 2341, loop = 13668, fma = 364, edge = 200, conflict_a = 1491,
      conflict_b = 91, conflict_c = 667, conflict = 543, stall = 343,
      a_near = 76, c_near = 1024, once_far = 697, apart_near = 169, apart_far = 1024, reread = 914
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x1024", family = "direct",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [62781, 20700224], g_slope = [6879147, 7739983], region = 6710,
      visit = 2100, loop = 4954, fma = 363, edge = 209, conflict_a = 12799, conflict_b = 91,
      conflict_c = 667, conflict = 543, split = 58, stall = 481, a_near = 290,
      b_near = 159, c_near = 768, once_far = 954, apart_near = 173, apart_far = 908, column = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 4], g_ps = [47754, 15435895], g_slope = [3847035, 4068150], region = 1499,
      visit = 6097, loop = 1544, fma = 289, edge = 17, pack = 141, conflict_a = 2290, conflict_c = 32,
      conflict = 91, stall = 26, a_near = 1024, a_far = 1024, b_near = 26, b_far = 1024, c_near = 217,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 341, once_far = 1024, apart_far = 1024,
      column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x8192", family = "sweep",
    tile = #dynmlir.tile<2, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [67922], g_slope = [12159007], region = 57218, visit = 3123, loop = 1248, fma = 282,
      edge = 200, conflict_a = 55782, conflict_b = 9839, conflict_c = 5879, conflict = 48883, split = 694,
      stall = 194, a_near = 341, a_far = 1024, b_near = 367, b_far = 1024, c_near = 547, c_far = 1014,
      rows_near = 1024, rows_far = 1024, once_near = 83, once_far = 1024, apart_near = 146, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x256", family = "sweep",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0], g_ps = [58224], g_slope = [3104920], region = 255150, visit = 15044, loop = 18562, fma = 268,
      edge = 357, conflict_a = 59322, conflict_b = 4284, conflict = 1356, split = 1466, stall = 156,
      a_near = 1024, a_far = 940, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 336,
      rows_far = 1024, once_near = 250, once_far = 967, apart_near = 127, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x2048", family = "sweep",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0, 13], g_ps = [139854, 237521475], g_slope = [18260124, 24808522], edge_columns = 16,
      region = 47608, visit = 4997, loop = 5402, fma = 315, edge = 284, conflict_a = 52198, conflict_b = 821,
      conflict_c = 670, split = 492, stall = 697, a_near = 1024, a_far = 1024, b_near = 112, b_far = 1024,
      c_near = 960, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 111, once_far = 884,
      apart_near = 101, apart_far = 820
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 12, mk = 1176}, kernels = [
    "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1177}, at_most = {n = 2}, kernels = [
    "dot_14x2x4096", "dot_4x1x4096", "dot_4x2x4096", "tall_16x16x128", "sweep_2x16x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1177, n = 3}, at_most = {n = 12, mk = 101493}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "tall_16x16x128", "panel_5x64x384", "sweep_2x16x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 101494, n = 3}, at_most = {n = 12}, kernels = [
    "dot_14x2x4096", "dot_6x4x4096", "dot_4x4x4096", "dot_2x8x4096", "sweep_16x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13}, at_most = {m = 9, n = 1890, nk = 11829}, kernels = [
    "stream_8x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, nk = 11830}, at_most = {m = 9, n = 1890}, kernels = [
    "stream_3x128x16", "direct_6x64x2048", "direct_3x128x1024", "direct_4x64x1024", "sweep_2x16x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1891}, at_most = {m = 9}, kernels = [
    "block_5x64x256", "stream_6x64x16", "stream_3x128x16", "stream_8x32x16", "stream_4x64x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10}, at_most = {n = 1736, k = 55, mn = 12587}, kernels = [
    "block_5x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, mn = 12588}, at_most = {n = 1736, k = 55}, kernels = [
    "block_5x64x256", "tall_16x16x128", "tall_6x64x1024", "direct_6x64x2048", "direct_4x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 10, k = 56}, at_most = {n = 1736, m = 33}, kernels = [
    "block_6x64x1024", "panel_5x64x384", "sweep_2x16x8192", "sweep_16x16x256", "sweep_6x64x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 34, k = 56}, at_most = {n = 1736}, kernels = [
    "dot_6x4x4096", "block_5x64x256", "tall_6x64x1024", "panel_5x64x384", "sweep_16x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1737, m = 10}, at_most = {}, kernels = [
    "block_5x64x256", "tall_6x64x1024", "stream_6x64x16", "panel_5x64x384"
  ]} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v4} : () -> ()
