// Micro-kernels for x86-64-v4: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 351 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 15 of 16 candidates kept (280 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.042, worst 1.46
// predicted against measured time: median error 7.8 %; g: 4.6 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, table_f32 = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_5x16x4096", family = "prepacked",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 6, 13], g_ps = [29778, 6233565, 35104213, 88570068],
      g_slope = [6203787, 5774129, 7637979, 18099111], region = 20540, visit = 3601, fma = 234, edge = 92,
      conflict_a = 470, stall = 933, a_near = 219, a_far = 941, b_near = 98, b_far = 374, c_far = 396,
      rows_near = 1024, once_near = 4, once_far = 158, apart_far = 609, reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x1024", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [60995], g_slope = [6892242], edge_columns = 16, region = 23598, visit = 3354,
      loop = 1436, fma = 270, edge = 90, conflict_c = 998, stall = 149, a_near = 137, a_far = 1024,
      b_near = 5, b_far = 33, c_near = 221, c_far = 322, rows_near = 807, once_near = 4, once_far = 23,
      column = 590
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [41688, 19563814, 238408231], g_slope = [19522126, 18237034, 23874304],
      edge_columns = 16, region = 36105, visit = 3398, loop = 652, fma = 273, edge = 123, conflict_a = 7525,
      conflict_c = 1717, stall = 108, a_near = 234, a_far = 659, b_near = 41, b_far = 121, c_near = 52,
      rows_near = 1004, rows_far = 692, once_far = 72, apart_far = 8, column = 962, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0], g_ps = [37060], g_slope = [1188190], edge_columns = 16, region = 39742, visit = 3409,
      loop = 900, fma = 271, edge = 125, conflict_a = 8763, conflict_c = 1142, stall = 91, a_near = 111,
      a_far = 1024, b_near = 27, b_far = 98, c_near = 55, c_far = 629, rows_near = 1007, rows_far = 755,
      once_far = 55, apart_far = 25, column = 964
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x512", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0], g_ps = [30197], g_slope = [3517536], edge_columns = 16, region = 40186, visit = 3380,
      loop = 1769, fma = 272, edge = 98, conflict_a = 130, conflict_c = 943, stall = 136, a_near = 119,
      a_far = 941, b_near = 40, b_far = 63, c_near = 319, c_far = 598, rows_near = 986, rows_far = 749,
      once_far = 23, column = 936
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0], g_ps = [46237], g_slope = [4636625], edge_columns = 16, region = 42672, visit = 3228,
      fma = 274, edge = 129, conflict_a = 428, conflict_c = 2042, stall = 111, a_near = 167, a_far = 694,
      b_near = 145, b_far = 470, c_near = 151, c_far = 921, rows_near = 898, rows_far = 381, once_near = 57,
      once_far = 472, column = 607, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [67818], g_slope = [9599502], region = 40787, visit = 5459, fma = 254, edge = 86,
      conflict_a = 6245, conflict_c = 1157, stall = 759, a_near = 209, a_far = 647, b_near = 252, b_far = 581,
      c_near = 387, c_far = 994, rows_near = 962, rows_far = 911, once_far = 316, apart_far = 498,
      reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 6, 13], g_ps = [10000, 6216024, 35266149, 88076582],
      g_slope = [6206024, 5810025, 7544347, 15605126], region = 19201, visit = 2735, fma = 233, edge = 105,
      conflict_a = 1538, stall = 408, a_near = 178, a_far = 960, b_far = 992, c_far = 746, rows_near = 878,
      rows_far = 1024, once_near = 17, once_far = 569, apart_near = 7, apart_far = 242, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_16x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 9], g_ps = [21789, 344484241], g_slope = [38273605, 41951919], region = 22482, visit = 4045,
      fma = 252, edge = 95, conflict_a = 9325, conflict_c = 1639, stall = 343, a_near = 188, a_far = 729,
      b_near = 183, b_far = 1024, c_near = 124, c_far = 805, rows_near = 569, rows_far = 186, once_far = 430,
      apart_near = 12, apart_far = 199, column = 151, reread = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [40856], g_slope = [6868744], edge_columns = 16, region = 30713, visit = 3365,
      loop = 2606, fma = 281, edge = 144, conflict_a = 4064, conflict_c = 1049, stall = 194, a_near = 157,
      a_far = 1024, b_near = 50, b_far = 65, c_near = 376, c_far = 17, rows_near = 434, rows_far = 454,
      column = 430
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x128", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0], g_ps = [30929], g_slope = [893016], edge_columns = 16, region = 33379, visit = 3166,
      loop = 2845, fma = 273, edge = 102, conflict_c = 975, stall = 151, a_far = 1024, b_far = 47,
      c_near = 523, c_far = 562, rows_near = 504, once_far = 60, apart_far = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x64x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0], g_ps = [59621], g_slope = [2949101], edge_columns = 16, region = 36238, visit = 3206,
      loop = 2615, fma = 278, edge = 132, conflict_a = 1612, conflict_c = 860, stall = 143, a_near = 162,
      a_far = 972, b_far = 118, c_near = 232, rows_near = 451, rows_far = 483, once_near = 3, once_far = 59,
      column = 941
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [33586, 42413878], g_slope = [4708921, 4532878], edge_columns = 16, region = 41991,
      visit = 3277, loop = 2687, fma = 279, edge = 140, conflict_a = 16785, conflict_c = 1492, stall = 142,
      a_near = 212, a_far = 953, b_near = 113, b_far = 77, c_near = 103, c_far = 262, rows_near = 805,
      rows_far = 492, once_near = 2, once_far = 46, column = 945
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [70503], g_slope = [8036918], edge_columns = 16, region = 42718, visit = 3502,
      loop = 4214, fma = 281, edge = 146, conflict_a = 2724, conflict_c = 800, stall = 198, a_near = 186,
      a_far = 930, b_near = 61, b_far = 34, c_near = 328, c_far = 78, rows_near = 627, rows_far = 372,
      column = 939
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_12x16x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [24144], g_slope = [4550808], region = 37653, visit = 4001, fma = 251, edge = 87,
      conflict_a = 5960, conflict_c = 1108, stall = 186, a_near = 186, a_far = 559, b_near = 59, b_far = 774,
      c_near = 184, c_far = 1024, rows_near = 946, rows_far = 806, once_near = 4, once_far = 249,
      apart_near = 5, apart_far = 10, column = 142, reread = 60
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "np"} : () -> ()
