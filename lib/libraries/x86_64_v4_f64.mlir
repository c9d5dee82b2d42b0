// Micro-kernels for x86-64-v4, f64 x f64 to f64, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 46 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 16 of 34 candidates kept; the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.020, worst 1.15; on shapes held out: 1.092, worst 1.89
// predicted against measured time: median error 4.8 %; on shapes held out: 9.3 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x32x512", family = "direct",
    tile = #dynmlir.tile<6, 32, 512>, packed = false, model = {
      g_t = [0, 1, 3, 13], g_ps = [11894, 3645911, 10906279, 49594017],
      g_slope = [3634017, 3630184, 3868773, 3619644], edge_columns = 8, region = 15995, visit = 4231,
      loop = 4813, fma = 293, conflict_a = 11709, stall = 310, a_far = 431, b_far = 247, rows_near = 1024,
      rows_far = 26, once_near = 40, once_far = 26, apart_far = 1024, column = 635
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x128", family = "direct",
    tile = #dynmlir.tile<8, 16, 128>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [10355, 645300, 1365413, 11832217],
      g_slope = [634945, 720113, 615694, 661600], edge_columns = 8, visit = 3121, loop = 5634, fma = 283,
      edge = 70, conflict_a = 24187, stall = 261, a_far = 629, b_far = 1024, c_far = 1024, apart_near = 20,
      apart_far = 1024, column = 525, reread = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x512", family = "direct",
    tile = #dynmlir.tile<8, 16, 512>, packed = false, model = {
      g_t = [0, 1, 2, 6], g_ps = [10000, 2555022, 4991152, 15055074],
      g_slope = [2545022, 2436130, 2515980, 2692564], edge_columns = 8, region = 10994, visit = 3255,
      loop = 584, fma = 292, edge = 119, conflict_a = 28780, stall = 72, a_far = 469, b_far = 1024,
      c_far = 1024, once_near = 17, apart_near = 83, apart_far = 1024, column = 525, reread = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x512", family = "direct",
    tile = #dynmlir.tile<12, 8, 512>, packed = false, model = {
      g_t = [0, 1, 4, 9], g_ps = [10000, 2280193, 8799808, 20529489],
      g_slope = [2270193, 2173205, 2345936, 2319006], region = 11891, visit = 3438, fma = 254, edge = 7,
      conflict_a = 64592, split = 208, stall = 1024, a_far = 540, b_far = 1024, c_far = 1024, once_near = 48,
      column = 355
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x2048", family = "direct",
    tile = #dynmlir.tile<16, 8, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 6], g_ps = [53955, 16916063, 53043017, 110725217],
      g_slope = [16862108, 18063477, 19227400, 17047923], region = 13396, visit = 5561, loop = 114, fma = 248,
      edge = 50, conflict_a = 73623, split = 244, stall = 1024, a_far = 382, b_near = 170, b_far = 1024,
      c_far = 1024, apart_near = 25, column = 379, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x8x8", family = "stream",
    tile = #dynmlir.tile<8, 8, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 10000, 42724, 47989], g_slope = [0, 32724, 5265, 28870],
      most_rows = 24, region = 21206, visit = 1122, fma = 217, conflict_a = 26, split = 247, a_near = 313,
      a_far = 26, b_far = 26, rows_near = 660
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x16", family = "stream",
    tile = #dynmlir.tile<8, 16, 16>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 64586, 192762, 226257], g_slope = [54586, 128176, 33495, 89349],
      edge_columns = 8, most_rows = 24, region = 17571, visit = 1887, fma = 272, conflict_a = 26, split = 276,
      a_far = 26, b_far = 26, rows_near = 18, once_near = 55, apart_far = 26, column = 13, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x32x8", family = "stream",
    tile = #dynmlir.tile<4, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 711], g_ps = [10000, 55629, 125740, 37361717], g_slope = [45629, 70111, 52519, 53762],
      edge_columns = 8, most_rows = 12, region = 19629, visit = 2521, fma = 237, edge = 40, conflict_a = 26,
      conflict_b = 288, conflict_c = 23, conflict = 288, stall = 9, rows_near = 509, rows_far = 26,
      once_near = 6, once_far = 26, apart_near = 6, apart_far = 26, column = 726, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x32x128", family = "sweep",
    tile = #dynmlir.tile<4, 32, 128>, packed = false, model = {
      g_t = [0, 1, 4, 9], g_ps = [23560, 772842, 2751060, 6152513],
      g_slope = [749282, 659406, 680290, 711590], edge_columns = 8, region = 18958, visit = 3492, fma = 309,
      edge = 61, conflict_a = 27946, stall = 320, a_far = 415, b_near = 31, b_far = 1024, c_near = 323,
      rows_near = 1024, rows_far = 26, once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x128", family = "sweep",
    tile = #dynmlir.tile<8, 16, 128>, packed = false, model = {
      g_t = [0, 2, 19, 28], g_ps = [10000, 1358550, 12099570, 20740762],
      g_slope = [674275, 631824, 960132, 632279], edge_columns = 8, region = 11162, visit = 2793, fma = 301,
      edge = 126, conflict_a = 45548, split = 2, stall = 470, a_far = 368, b_far = 1024, c_near = 424,
      rows_near = 88, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x8x128", family = "sweep",
    tile = #dynmlir.tile<8, 8, 128>, packed = false, model = {
      g_t = [0, 1, 42, 63], g_ps = [10000, 360717, 14025817, 20804398],
      g_slope = [350717, 333295, 322789, 322099], region = 17003, visit = 2274, fma = 265, conflict_a = 58579,
      a_far = 700, b_far = 1024, c_near = 200, rows_near = 294, once_near = 333, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x8x128", family = "sweep",
    tile = #dynmlir.tile<12, 8, 128>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [11441, 561759, 8988308, 20435671],
      g_slope = [550318, 468141, 1271929, 386132], region = 3146, visit = 3131, fma = 260, edge = 179,
      conflict_a = 91364, a_far = 706, b_far = 1024, c_near = 273, rows_near = 165, once_near = 274,
      apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [10000, 5413320, 7422375, 18984398],
      g_slope = [1801106, 2009055, 2312404, 2006481], visit = 329, loop = 3904, fma = 533, edge = 112,
      pack = 477, conflict_a = 14134, split = 44, stall = 110, a_far = 1024, b_near = 598, b_far = 1024,
      c_near = 751, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x2048", family = "dot",
    tile = #dynmlir.tile<8, 2, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 9], g_ps = [35607, 5759010, 11937574, 28703967],
      g_slope = [2861701, 3089282, 3353278, 3170858], region = 3334, visit = 2477, loop = 3898, fma = 361,
      edge = 152, pack = 687, conflict_a = 34694, split = 73, stall = 59, a_near = 23, a_far = 1024,
      b_near = 45, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x2048", family = "dot",
    tile = #dynmlir.tile<4, 4, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [19550, 11348452, 15482860, 24414617],
      g_slope = [3776300, 4134408, 4465878, 4007558], region = 6491, visit = 3510, loop = 5940, fma = 287,
      edge = 393, pack = 576, conflict_a = 67511, split = 173, stall = 1024, a_far = 1000, b_near = 1024,
      b_far = 1024, c_near = 841, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024,
      once_far = 26, reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x2048", family = "dot",
    tile = #dynmlir.tile<6, 4, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [28505, 8801217, 18161967, 28389592],
      g_slope = [4386356, 4680375, 5113812, 4570278], region = 4490, visit = 6236, loop = 3841, fma = 281,
      pack = 892, conflict_a = 77224, split = 108, stall = 1024, a_far = 1024, b_near = 511, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      reread = 19
    }} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v4} : () -> ()
