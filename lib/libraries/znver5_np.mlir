// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 758 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 16 of 18 candidates kept (280 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.042, worst 2.43
// predicted against measured time: median error 8.2 %; g: 6.0 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x4096", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 4096>, packed = false, model = {
      g_t = [0, 9], g_ps = [10000, 39382534], g_slope = [4374726, 8195867], region = 7580, visit = 357,
      loop = 295, fma = 281, edge = 1003, conflict_a = 3399, conflict_c = 2329, mask = 16, stall = 182,
      a_near = 127, a_far = 492, b_near = 106, b_far = 827, c_far = 774, rows_near = 101, rows_far = 1024,
      alias_c = 612, apart_far = 908, brief = 11, seam = 148, reread = 175
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x4096", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 4, 6, 9], g_ps = [10033, 31865733, 59231200, 100221966, 136133963],
      g_slope = [15927850, 13682733, 20495383, 11970665, 24149723], region = 9572, visit = 1111, loop = 365,
      fma = 261, edge = 866, conflict_a = 12510, conflict_c = 1663, mask = 18, stall = 190, a_near = 113,
      a_far = 236, b_near = 101, b_far = 1024, c_near = 13, c_far = 1024, rows_near = 46, alias_a = 102,
      alias_c = 749, apart_far = 988, brief = 12, seam = 190, reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_10x32x2048", family = "prepacked",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3, 6, 13], g_ps = [10000, 15656100, 34497948, 65886233],
      g_slope = [5215366, 6280616, 4484040, 7435205], region = 11972, visit = 788, loop = 496, fma = 256,
      edge = 530, conflict_a = 1702, conflict_c = 1130, mask = 39, stall = 120, a_near = 133, a_far = 414,
      b_near = 20, b_far = 1007, c_near = 28, c_far = 953, rows_near = 220, rows_far = 1024, once_far = 566,
      alias_a = 50, alias_c = 275, brief = 7, seam = 304, reread = 119
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x64x1024", family = "prepacked",
    tile = #dynmlir.tile<3, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [32211, 3230500], g_slope = [1599144, 2969579], edge_columns = 16, region = 22885,
      visit = 213, loop = 1707, fma = 289, edge = 293, conflict_a = 14488, conflict_c = 760, mask = 1,
      stall = 134, a_near = 493, a_far = 600, b_near = 39, b_far = 169, c_far = 754, rows_near = 714,
      rows_far = 1024, once_near = 12, once_far = 74, alias_a = 312, alias_c = 19, apart_near = 10,
      apart_far = 40, column = 105, seam = 372
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x1024", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [10222, 9279113], g_slope = [3089630, 3287257], edge_columns = 16, region = 16390,
      visit = 539, loop = 1517, fma = 274, edge = 299, conflict_a = 4059, conflict_c = 766, stall = 160,
      a_near = 253, a_far = 547, b_far = 279, c_far = 737, rows_near = 4, rows_far = 1024, once_far = 100,
      brief = 4, column = 140, seam = 395
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [10000, 9754591, 148679828], g_slope = [9744591, 11577103, 14166510],
      edge_columns = 16, region = 17803, visit = 333, loop = 1765, fma = 285, edge = 286, conflict_a = 15315,
      conflict_c = 845, stall = 146, a_near = 346, a_far = 653, b_near = 9, b_far = 324, c_far = 757,
      rows_near = 625, rows_far = 824, once_near = 9, once_far = 49, apart_far = 63, column = 88, seam = 369
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 9], g_ps = [10000, 4852200], g_slope = [538022, 741787], edge_columns = 16, region = 17881,
      visit = 338, loop = 2241, fma = 284, edge = 281, conflict_a = 15652, conflict_c = 758, stall = 155,
      a_near = 321, a_far = 782, b_near = 10, b_far = 211, c_far = 740, rows_near = 599, rows_far = 1024,
      once_near = 5, alias_a = 85, alias_c = 21, apart_far = 101, column = 66, seam = 368
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 9, 13], g_ps = [12448, 6185000, 19449900, 30855345],
      g_slope = [2057517, 2210816, 2851361, 1386342], edge_columns = 16, region = 14643, visit = 571,
      loop = 585, fma = 270, edge = 516, conflict_a = 3676, conflict_c = 1288, mask = 16, stall = 124,
      a_near = 136, a_far = 728, b_far = 1024, c_near = 26, c_far = 861, rows_near = 361, rows_far = 1024,
      once_far = 469, alias_c = 256, apart_far = 87, brief = 2, seam = 281, reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [3693524], region = 9048, visit = 1111, loop = 298, fma = 262,
      edge = 890, conflict_a = 13137, conflict_c = 1724, mask = 18, stall = 186, a_near = 104, a_far = 261,
      b_near = 99, b_far = 1024, c_near = 18, c_far = 1024, rows_near = 23, alias_a = 98, alias_c = 729,
      apart_far = 942, brief = 9, seam = 189, reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_16x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [10000, 31925914, 39818293, 52590966, 92556483, 121520517],
      g_slope = [15957957, 7892379, 12772673, 19982758, 9654678, 18490368], region = 1478, visit = 1146,
      loop = 490, fma = 265, edge = 995, conflict_a = 12636, conflict_c = 1910, mask = 19, stall = 196,
      a_near = 95, a_far = 473, b_near = 39, b_far = 42, c_near = 12, c_far = 1024, rows_near = 89,
      alias_c = 714, apart_far = 77, brief = 13, seam = 186, reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_10x32x2048", family = "prepacked_ahead",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [10000, 5059545, 36784833, 46685167, 66558517],
      g_slope = [5049545, 6345057, 3300111, 4968337, 8722362], region = 4996, visit = 825, loop = 801,
      fma = 255, edge = 744, conflict_a = 2909, conflict_c = 1282, mask = 43, stall = 120, a_near = 124,
      a_far = 657, b_near = 12, b_far = 16, c_near = 37, c_far = 989, rows_near = 551, rows_far = 483,
      once_far = 130, alias_a = 41, alias_c = 212, apart_far = 115, brief = 4, seam = 315, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [10000, 6078003], g_slope = [3034001, 4067790], edge_columns = 16, region = 6953,
      visit = 539, loop = 2454, fma = 281, edge = 372, conflict_a = 6184, conflict_c = 680, stall = 145,
      a_near = 294, a_far = 974, b_far = 96, c_far = 709, rows_far = 858, once_near = 21, once_far = 53,
      alias_c = 10, apart_far = 14, brief = 6, column = 203, seam = 383
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [10000, 4893409, 17260276, 17521517, 27704357, 52619533],
      g_slope = [4883409, 6183433, 261241, 5091420, 8305058, 6429260], region = 2480, visit = 268, loop = 564,
      fma = 303, edge = 1013, conflict_a = 8907, conflict_c = 2402, mask = 12, stall = 199, a_near = 135,
      a_far = 1024, b_near = 257, b_far = 109, c_far = 602, rows_near = 207, once_far = 36, alias_a = 73,
      alias_c = 497, brief = 6, seam = 160, reread = 311
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x64x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [10000, 5141109], g_slope = [1282777, 1946337], edge_columns = 16, region = 5622,
      visit = 443, loop = 2631, fma = 284, edge = 357, conflict_a = 10283, conflict_c = 649, stall = 142,
      a_near = 335, a_far = 1024, b_near = 5, b_far = 128, c_far = 689, rows_near = 421, once_near = 22,
      once_far = 51, alias_a = 75, alias_c = 21, apart_far = 16, brief = 9, column = 170, seam = 400
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [10000, 4200991], g_slope = [2095495, 3755712], edge_columns = 16, region = 10018,
      visit = 372, loop = 2639, fma = 291, edge = 337, conflict_a = 21008, conflict_c = 635, stall = 126,
      a_near = 442, a_far = 1024, b_near = 35, b_far = 87, c_far = 714, rows_near = 758, once_near = 38,
      once_far = 30, alias_c = 28, apart_far = 54, column = 176, seam = 376
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [10000, 7540866], g_slope = [3765433, 4624752], edge_columns = 16, region = 4285,
      visit = 626, loop = 3766, fma = 294, edge = 344, conflict_a = 5656, conflict_c = 327, stall = 157,
      a_near = 140, a_far = 1024, b_far = 23, c_near = 7, c_far = 963, rows_near = 360, once_near = 11,
      once_far = 30, apart_far = 21, brief = 7, column = 100, seam = 489
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5, layout = "np"} : () -> ()
