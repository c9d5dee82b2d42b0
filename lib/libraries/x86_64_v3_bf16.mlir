// Micro-kernels for x86-64-v3: a core with AVX2, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 211 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 31 candidates kept (568 generated); the best of them against the best of all: 1.017 (geometric mean of times)
// chosen against the best of them: 1.078, worst 1.93
// predicted against measured time: median error 19.4 %; g: 19.0 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x256", family = "block",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [10000, 2813891, 4594891], g_slope = [1401945, 1781000, 1278918],
      edge_columns = 8, region = 36898, visit = 2561, fma = 341, edge = 103, pack = 289, conflict_a = 13175,
      conflict_c = 30860040203590528, conflict = 7735696091469355, a_near = 1024, a_far = 1024, c_far = 1024,
      once_far = 523, apart_near = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 6, 13, 19, 28], g_ps = [1300597, 1740976, 5198290, 10252242, 22174566, 24214653],
      g_slope = [220189, 864328, 721993, 1987054, 226676, 1044285], edge_columns = 8, region = 30468,
      visit = 5428, fma = 325, pack = 420, conflict_c = 401, conflict = 5998, stall = 213, a_near = 867,
      a_far = 1024, b_far = 232, rows_far = 1024, once_near = 11, once_far = 1023
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [11348, 2182377, 2867574, 4438480],
      g_slope = [1085514, 685197, 1570906, 1092890], edge_columns = 8, region = 59110, visit = 3492,
      loop = 2136, fma = 378, pack = 264, conflict_a = 4827, conflict_c = 30777326223073900,
      conflict = 7224329094546842, a_near = 1024, a_far = 1024, b_far = 1024, once_near = 63, once_far = 642,
      apart_near = 13, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x8x1024", family = "tall",
    tile = #dynmlir.tile<10, 8, 1024>, packed = true, model = {
      g_t = [0, 2, 4, 9, 13], g_ps = [10000, 19497244, 41856418, 79329412, 79329412],
      g_slope = [9743622, 11179587, 7494598, 0, 16633815], region = 26651, visit = 7904, loop = 4495,
      fma = 399, edge = 4272, pack = 78, conflict_a = 10527, conflict_c = 2162, conflict = 18784,
      a_near = 291, a_far = 1024, b_near = 575, c_near = 669, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, apart_near = 1024, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x512", family = "tall",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [10000, 10748810, 23618052, 23618052],
      g_slope = [1789801, 4289747, 0, 4553662], edge_columns = 8, region = 21767, visit = 5900, fma = 323,
      pack = 451, conflict_a = 6053, conflict_c = 112, conflict = 9024, stall = 47, a_near = 675, a_far = 79,
      b_near = 543, b_far = 1024, c_far = 493, rows_far = 1024, once_near = 159, once_far = 1024,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x1024", family = "tall",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 3498357, 10396500, 10396500],
      g_slope = [3488357, 6898143, 0, 3378258], edge_columns = 8, region = 34508, visit = 2829, fma = 359,
      edge = 88, pack = 264, conflict_a = 54203, conflict_c = 24, conflict = 4444, stall = 70, a_near = 1024,
      a_far = 1024, b_near = 249, b_far = 1024, rows_far = 1024, once_near = 128, once_far = 1024,
      apart_far = 1024, reread = 775
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x128", family = "tall",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 6, 13, 19, 28], g_ps = [10000, 617398, 3905887, 8406320, 24862217, 30402346],
      g_slope = [607398, 657697, 642919, 2742649, 615569, 937440], edge_columns = 8, region = 54385,
      visit = 2132, fma = 376, pack = 185, conflict_a = 52616, conflict = 5762, a_near = 1024, a_far = 1024,
      b_near = 116, b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 1024, apart_near = 155,
      apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [70779, 13109771, 22836312, 35214589, 35214589, 68800000],
      g_slope = [13038992, 9726541, 12378277, 0, 16792705, 11416515], region = 140236, visit = 2587,
      loop = 12899, fma = 379, edge = 465, pack = 901, conflict_a = 3573, stall = 1024, a_near = 93,
      a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 241, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [10000, 22853578], g_slope = [22843578, 21607140], region = 52844, visit = 2317,
      fma = 367, edge = 51, pack = 1009, conflict_a = 39860, stall = 841, b_near = 1024, c_near = 1024,
      c_far = 80, rows_near = 1024, once_near = 857
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [56122], g_slope = [29315544], region = 245359, visit = 1550, loop = 979, fma = 579,
      edge = 163, pack = 1688, conflict_a = 1823, split = 140, a_near = 116, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 1024, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [22985, 8359926, 25269140, 25269140],
      g_slope = [8336941, 16909214, 0, 6394620], region = 152242, visit = 2786, loop = 3580, fma = 462,
      edge = 110, pack = 1861, stall = 1024, a_near = 98, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_far = 1024, once_far = 1024, reread = 44
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x2048", family = "panel",
    tile = #dynmlir.tile<5, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [10000, 10937939, 29000903, 29214632, 89860567, 98993500],
      g_slope = [10927939, 9031482, 213729, 12129187, 2283233, 11739938], edge_columns = 8, region = 38224,
      visit = 4567, fma = 331, edge = 720, pack = 311, conflict_a = 10193, conflict_c = 30574332673534152,
      conflict = 9709118222144746, a_near = 569, a_far = 1024, b_near = 97, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_far = 1024, apart_near = 239, apart_far = 1024, reread = 134
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x256", family = "panel",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [10000, 832524, 3022795, 6329933, 13029930, 13029930],
      g_slope = [822524, 1095135, 3307138, 1339999, 0, 1607383], edge_columns = 8, region = 33475,
      visit = 2397, fma = 348, edge = 161, pack = 275, conflict_a = 37219, conflict_c = 30418044768925300,
      conflict = 10098968249700966, stall = 130, a_near = 1024, a_far = 1024, b_near = 122, b_far = 1024,
      c_near = 1, c_far = 1024, rows_far = 1024, once_far = 1024, apart_near = 8, apart_far = 1024,
      reread = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 2, 3, 4, 9, 63], g_ps = [10000, 2141708, 2398025, 5236522, 5644000, 65142000],
      g_slope = [1065854, 256317, 2838497, 81495, 1101814, 789167], edge_columns = 8, region = 42245,
      visit = 2035, fma = 357, pack = 194, conflict_a = 74028, conflict_c = 30248469092326808,
      conflict = 9770633882234746, a_near = 1024, a_far = 1024, b_near = 165, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_far = 1024, apart_near = 140, apart_far = 1024, column = 217
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @x86_64_v3} : () -> ()
