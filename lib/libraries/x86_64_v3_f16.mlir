// Micro-kernels for x86-64-v3: a core with AVX2, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 212 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 30 candidates kept (590 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.102, worst 2.50
// predicted against measured time: median error 13.8 %; g: 17.5 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000,
  l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750, l3_ps = 14400,
  dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_14x1x4096", family = "dot",
    tile = #dynmlir.tile<14, 1, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [122499, 48116750], g_slope = [47994251, 37863361], region = 115302, visit = 6395,
      fma = 892, pack = 2572, conflict_a = 27175, split = 446, a_near = 243, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 394, reread = 175
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [34004925], visit = 3933, fma = 592, edge = 225, pack = 3358,
      a_near = 94, b_near = 1024, c_near = 1019, c_far = 1024, reread = 226
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [10000, 33022810], g_slope = [33012810, 28957777], region = 160633, visit = 2587,
      fma = 397, pack = 3582, conflict_a = 4477, split = 513, stall = 526, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [30340971], region = 179596, visit = 3641, fma = 597, pack = 3393,
      conflict_a = 2225, split = 451, stall = 145, a_far = 929, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [10000, 34945773, 56405650], g_slope = [17467886, 21459877, 17033304],
      region = 95203, visit = 2824, fma = 459, pack = 3857, split = 146, stall = 311, a_near = 80,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [70152, 62516886, 436970235], g_slope = [31223367, 34041213, 54970252],
      region = 111366, visit = 2823, fma = 387, pack = 3523, conflict_a = 3796, split = 270, a_near = 4,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 963, reread = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x32x256", family = "tall",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 19], g_ps = [109273, 2013348, 5730088, 7160308, 11242195, 47233044],
      g_slope = [1904075, 3716740, 1430220, 4081887, 2399389, 2361426], edge_columns = 8, region = 93480,
      visit = 3668, fma = 803, pack = 399, conflict_a = 102760, conflict = 2375, a_near = 230, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 48, once_far = 1024, apart_near = 50,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x128", family = "tall",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [10000, 3436212, 11046367, 12559484],
      g_slope = [1142070, 1268359, 378279, 963727], edge_columns = 8, region = 199094, visit = 1511,
      fma = 747, pack = 242, conflict_a = 131061, a_near = 1024, b_near = 118, b_far = 806, rows_far = 1024,
      once_far = 1024, apart_near = 154, apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x256", family = "panel",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 6, 9, 13, 19, 28], g_ps = [25444, 10095152, 20731292, 23723462, 31710487, 68557231],
      g_slope = [1678284, 3545380, 748042, 1331170, 4094082, 1884735], edge_columns = 8, region = 227485,
      visit = 3151, loop = 1387, fma = 769, pack = 358, conflict_a = 39305, conflict_c = 250, conflict = 9056,
      stall = 224, a_near = 570, b_far = 1024, rows_near = 588, rows_far = 1024, once_far = 1024,
      apart_far = 1024, column = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [354707, 1903944, 3578148, 3747696, 7469167, 8702837],
      g_slope = [774618, 1674204, 169548, 1860735, 411223, 988184], edge_columns = 8, region = 236801,
      visit = 1444, fma = 739, pack = 300, conflict_a = 49034, stall = 90, a_near = 1024, a_far = 1024,
      b_near = 791, rows_far = 1024, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x384", family = "panel",
    tile = #dynmlir.tile<3, 32, 384>, packed = true, model = {
      g_t = [0, 1, 2, 3, 19], g_ps = [42178, 2545741, 6373447, 7577021, 47627652],
      g_slope = [2503563, 3827706, 1203574, 2503164, 4336515], edge_columns = 8, region = 166207,
      visit = 3403, loop = 4160, fma = 797, pack = 361, conflict_a = 30306, conflict = 3670, a_near = 301,
      c_far = 1024, rows_far = 1024, once_near = 129, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x768", family = "block",
    tile = #dynmlir.tile<5, 16, 768>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6], g_ps = [64277, 9463769, 14744852, 33720774, 41954175],
      g_slope = [9399492, 5281083, 9487961, 4116700, 7564554], edge_columns = 8, region = 94936, visit = 3690,
      fma = 1102, edge = 2205, pack = 169, conflict_a = 19012, conflict_c = 1352, conflict = 15213,
      a_near = 442, b_near = 1024, b_far = 1024, c_near = 184, c_far = 1024, reread = 469
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [215164, 3076126, 6569070, 9558933],
      g_slope = [2860962, 1746472, 2989863, 2218548], edge_columns = 8, region = 127821, visit = 3524,
      fma = 790, pack = 426, conflict_a = 37968, conflict_c = 166, conflict = 2715, b_far = 1024,
      c_far = 1024, apart_far = 671
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [244972, 3036464, 9324318, 13208258, 17116208],
      g_slope = [2791492, 3143927, 3883940, 1953975, 2917295], edge_columns = 8, region = 320319,
      visit = 3748, fma = 1163, edge = 1194, pack = 243, conflict_a = 21094, conflict_c = 1087074430209330,
      conflict = 2667862584902848, stall = 812, b_near = 1024, b_far = 1024, apart_far = 1024, reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v3} : () -> ()
