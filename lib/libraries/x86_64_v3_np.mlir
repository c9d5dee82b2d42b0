// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 52 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 9 of 10 candidates kept (180 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.155, worst 2.36
// predicted against measured time: median error 24.3 %; g: 17.5 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000,
  l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750, l3_ps = 14400,
  dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x8x4096", family = "prepacked",
    tile = #dynmlir.tile<6, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [11954, 7264863, 39380614, 67253652, 78760095, 148834600],
      g_slope = [7252909, 10705250, 13936519, 3835481, 17518626, 252725], region = 107160, visit = 6125,
      loop = 5611, fma = 260, edge = 233, conflict_a = 14, conflict_c = 1635, stall = 906, a_near = 241,
      a_far = 906, b_near = 222, c_near = 163, c_far = 796, once_far = 71, apart_near = 62, apart_far = 429,
      column = 131, reread = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x8x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [21089, 79619051, 105965171, 105965171, 249319600, 519261176],
      g_slope = [39798981, 26346120, 0, 28670885, 67485394, 38898970], region = 122400, visit = 9609,
      loop = 3076, fma = 293, edge = 99, conflict_a = 15100, conflict_c = 1582, stall = 790, a_near = 243,
      a_far = 758, b_near = 306, b_far = 1024, c_near = 382, c_far = 1024, rows_near = 849, once_far = 240,
      apart_near = 10, apart_far = 413, column = 69, reread = 99
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x16x256", family = "prepacked",
    tile = #dynmlir.tile<3, 16, 256>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9, 13], g_ps = [95709, 1128929, 1722563, 2031436, 5931472, 7472762],
      g_slope = [1033220, 593634, 154436, 780007, 385322, 685950], edge_columns = 8, region = 68623,
      visit = 3357, loop = 3454, fma = 285, edge = 241, conflict_a = 12788, conflict_c = 832, stall = 108,
      a_near = 210, a_far = 1024, b_near = 148, b_far = 1024, c_near = 11, c_far = 505, rows_near = 1024,
      rows_far = 1024, once_near = 12, once_far = 71, apart_near = 18, apart_far = 41, column = 907,
      reread = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x16x2048", family = "prepacked",
    tile = #dynmlir.tile<3, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [70505, 3918633, 12802323, 15167706, 29560700],
      g_slope = [3848128, 4441845, 2365383, 7196497, 4090815], edge_columns = 8, region = 132847,
      visit = 3235, loop = 955, fma = 295, edge = 296, conflict_a = 1807, conflict_c = 1530, stall = 104,
      a_near = 258, a_far = 881, b_near = 155, b_far = 1024, c_near = 55, c_far = 814, rows_near = 28,
      once_near = 54, once_far = 434, column = 526, reread = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x512", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 512>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [191798, 1591274, 4601860, 4601860, 13098483, 20204255],
      g_slope = [1399476, 3010586, 0, 1416103, 1776443, 1230892], edge_columns = 8, region = 202780,
      visit = 4699, loop = 4781, fma = 298, edge = 276, conflict_a = 3723, conflict_c = 1540, stall = 105,
      a_near = 211, a_far = 818, b_near = 122, b_far = 1024, c_near = 75, c_far = 1024, rows_near = 490,
      once_near = 57, once_far = 433, column = 523, reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x8x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [13957, 10859680, 17107139, 37882548, 62915833, 88538079],
      g_slope = [10845723, 6247459, 10387704, 12516642, 8540748, 11580642], region = 103369, visit = 4398,
      loop = 10998, fma = 248, edge = 414, conflict_a = 3320, conflict_c = 2559, stall = 433, a_near = 218,
      a_far = 914, b_near = 137, c_near = 386, c_far = 1024, rows_near = 1024, rows_far = 548, once_near = 29,
      once_far = 565, apart_near = 40, apart_far = 105, column = 199, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_12x8x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [558484, 39348464, 69137458, 112699125, 172819722, 470829667],
      g_slope = [38789980, 29788994, 43561667, 20040199, 42572849, 8014175], region = 166210, visit = 9215,
      loop = 3351, fma = 304, edge = 125, conflict_a = 11948, conflict_c = 1779, stall = 388, a_near = 177,
      a_far = 794, b_near = 141, b_far = 1024, c_near = 98, c_far = 1024, rows_near = 513, rows_far = 1024,
      once_near = 11, once_far = 448, apart_near = 28, apart_far = 240, column = 175, reread = 134
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_3x16x2048", family = "prepacked_ahead",
    tile = #dynmlir.tile<3, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9], g_ps = [2923791, 3952225, 6099031, 12866115, 31970136],
      g_slope = [1028434, 2146806, 6767084, 3184003, 4863159], edge_columns = 8, region = 98615, visit = 3276,
      loop = 2606, fma = 309, edge = 420, conflict_a = 14727, conflict_c = 771, stall = 141, a_near = 247,
      a_far = 1024, b_near = 101, c_far = 78, rows_near = 599, rows_far = 1024, once_far = 61, apart_far = 15,
      column = 866, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x16x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 16, 512>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [10000, 3120833, 3223711, 6675702, 10786605, 26787000],
      g_slope = [1555416, 102878, 3451991, 822180, 4000098, 755120], edge_columns = 8, region = 117090,
      visit = 4510, loop = 7097, fma = 297, edge = 207, conflict_a = 3285, conflict_c = 357, stall = 146,
      a_near = 202, a_far = 1024, b_near = 48, b_far = 626, c_near = 160, c_far = 1, rows_near = 1024,
      rows_far = 1024, once_near = 3, once_far = 81, apart_far = 22, column = 888
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3, layout = "np"} : () -> ()
