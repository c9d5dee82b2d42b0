// Micro-kernels for Zen 5: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1000 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 25 of 49 candidates kept (1627 generated); the best of them against the best of all: 1.011 (geometric mean of times)
// chosen against the best of them: 1.024, worst 3.28
// predicted against measured time: median error 6.6 %; g: 4.4 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x512", family = "tall",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [28803], g_slope = [761364], region = 3204, visit = 3401, fma = 132, edge = 151,
      pack = 94, conflict_a = 2539, conflict_c = 20544, conflict = 24411, mask = 31, stall = 1024,
      a_near = 239, a_far = 362, b_near = 461, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024,
      once_near = 80, once_far = 1024, apart_near = 322, apart_far = 1024, brief = 154, column = 1024,
      seam = 908, reread = 213
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [42527, 11688774, 25139176, 46822852],
      g_slope = [5823123, 6725201, 10841838, 7100706], edge_columns = 16, region = 3442, visit = 3953,
      fma = 89, pack = 43, conflict_a = 5092, conflict_c = 145, conflict = 876, mask = 398, stall = 267,
      a_near = 1024, a_far = 237, b_near = 171, b_far = 678, c_near = 918, c_far = 1024, once_near = 112,
      once_far = 722, alias_c = 1314, apart_near = 65, apart_far = 1024, column = 1024, seam = 1024,
      reread = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x64x4096", family = "tall",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0, 2, 6, 13], g_ps = [25031, 11526296, 38718630, 107891667],
      g_slope = [5750632, 6798083, 9881862, 7415642], edge_columns = 16, region = 5842, visit = 1360,
      fma = 95, edge = 120, pack = 48, conflict_a = 17331, conflict_c = 672, conflict = 524, mask = 669,
      stall = 1024, a_near = 1024, a_far = 1024, b_near = 308, b_far = 1024, c_near = 1024, c_far = 1024,
      once_near = 196, once_far = 1024, apart_far = 1024, brief = 28, column = 368, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [27515, 10446357], g_slope = [5209421, 6747044], edge_columns = 16, region = 5186,
      visit = 2662, fma = 87, edge = 140, pack = 58, conflict_a = 3793, conflict_c = 2052, mask = 101,
      stall = 1024, a_near = 743, a_far = 382, b_far = 1024, c_near = 661, c_far = 1024, rows_far = 1024,
      once_near = 111, once_far = 1024, alias_c = 9, apart_near = 49, apart_far = 1024, brief = 209,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [14986], g_slope = [205504600], visit = 2344, loop = 1801, fma = 523, edge = 21,
      conflict_a = 4105, conflict_c = 1822, conflict = 7663, mask = 49, split = 308, stall = 26, a_near = 937,
      c_far = 1024, rows_near = 919, rows_far = 1024, once_far = 1024, apart_far = 1024, brief = 942,
      seam = 254
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_2x16x16384", family = "direct",
    tile = #dynmlir.tile<2, 16, 16384>, packed = false, model = {
      g_t = [0], g_ps = [15076], g_slope = [13935777], edge_columns = 8, region = 3392, visit = 635,
      loop = 433, fma = 498, edge = 221, conflict_a = 27406, conflict_c = 7828, conflict = 17997, split = 351,
      stall = 26, b_near = 996, b_far = 1024, c_near = 51, rows_near = 1024, rows_far = 1024, once_near = 146,
      once_far = 1024, apart_far = 1024, brief = 64, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x2048", family = "direct",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0, 2], g_ps = [32378, 23861464], g_slope = [11914543, 12615401], edge_columns = 8, region = 325,
      visit = 1075, loop = 4609, fma = 506, edge = 259, conflict_a = 12397, conflict_b = 224,
      conflict_c = 379, mask = 28, split = 79, stall = 280, a_far = 1024, b_near = 300, b_far = 1024,
      c_near = 427, c_far = 1024, rows_far = 1024, once_far = 1024, alias_a = 1813, apart_near = 279,
      apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x16x16384", family = "panel",
    tile = #dynmlir.tile<2, 16, 16384>, packed = true, model = {
      g_t = [0], g_ps = [19970], g_slope = [13718890], region = 875, visit = 2451, fma = 156, edge = 458,
      pack = 66, conflict_a = 7735, conflict_c = 35963, conflict = 340, mask = 812, stall = 333, a_far = 1024,
      b_near = 55, b_far = 1024, rows_near = 745, rows_far = 1024, once_near = 236, once_far = 1024,
      apart_near = 195, apart_far = 1024, brief = 489, column = 1024, seam = 1024, reread = 918
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x512", family = "panel",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [28373], g_slope = [745827], region = 3343, visit = 3043, fma = 127, edge = 76,
      pack = 88, conflict_a = 2865, conflict_c = 4123, conflict = 15568, mask = 44, stall = 1024,
      a_near = 129, a_far = 1024, b_near = 542, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024,
      once_near = 174, once_far = 1024, alias_c = 11729, apart_near = 319, apart_far = 1024, brief = 90,
      column = 766, seam = 800, reread = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [42480, 5673679, 25364148, 47006889],
      g_slope = [5631199, 6563489, 10821370, 7010027], edge_columns = 16, region = 98, visit = 3268,
      loop = 4932, fma = 86, edge = 4, pack = 43, conflict_a = 3532, conflict_c = 586, conflict = 907,
      mask = 193, stall = 1024, a_near = 724, a_far = 1024, b_near = 161, b_far = 521, c_near = 1024,
      c_far = 1024, once_near = 100, once_far = 823, alias_a = 323, alias_c = 4067, apart_near = 55,
      apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x16384", family = "dot",
    tile = #dynmlir.tile<16, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [23838, 4553704, 14737162, 35881722],
      g_slope = [4529866, 5091729, 7048186, 6120515], visit = 2281, loop = 2953, fma = 430, pack = 600,
      conflict_a = 342, split = 37, a_near = 8, a_far = 585, b_near = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 476, alias_a = 92, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x16384", family = "dot",
    tile = #dynmlir.tile<14, 2, 16384>, packed = true, model = {
      g_t = [0, 3], g_ps = [26979, 20120530], g_slope = [6697850, 7559107], visit = 2997, loop = 3674,
      fma = 395, edge = 43, pack = 180, conflict_a = 538, split = 135, stall = 1024, a_far = 215,
      b_near = 1024, b_far = 1024, c_near = 179, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, alias_a = 87, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x16384", family = "dot",
    tile = #dynmlir.tile<3, 4, 16384>, packed = true, model = {
      g_t = [0], g_ps = [24475], g_slope = [5179278], region = 2908, visit = 1098, loop = 3266, fma = 412,
      pack = 163, conflict_a = 1556, split = 192, stall = 1024, a_far = 553, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x16384", family = "dot",
    tile = #dynmlir.tile<6, 4, 16384>, packed = true, model = {
      g_t = [0], g_ps = [25840], g_slope = [7271953], visit = 2131, loop = 6827, fma = 377, pack = 167,
      conflict_a = 1199, split = 145, stall = 1024, a_far = 215, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 388
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0, 6], g_ps = [19225, 14597726], g_slope = [2429750, 2697653], visit = 1425, loop = 3357,
      fma = 390, pack = 642, conflict_a = 34, split = 55, a_near = 1, a_far = 695, b_near = 1024,
      once_near = 372, alias_a = 77, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_5x8x16", family = "stream",
    tile = #dynmlir.tile<5, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [14241, 43182], g_slope = [28941, 37227], most_rows = 15, region = 2706,
      visit = 27, loop = 1229, fma = 543, edge = 48, conflict_a = 4903, conflict_c = 1215, split = 1,
      stall = 26, a_near = 1024, a_far = 1024, b_near = 1024, c_far = 579, rows_far = 1024, once_far = 757,
      alias_a = 7405, apart_far = 414, brief = 12, seam = 12, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 63, 94, 141], g_ps = [19271, 48407, 2557938, 4050926, 5570523],
      g_slope = [29136, 40476, 48160, 32331, 39327], edge_columns = 8, most_rows = 12, region = 4957,
      visit = 386, loop = 866, fma = 603, conflict_a = 21520, conflict_c = 52, mask = 145, split = 201,
      a_far = 1024, b_far = 1024, rows_far = 1024, once_far = 197, alias_a = 3685, apart_far = 1024,
      brief = 34, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x16x512", family = "block",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [29563], g_slope = [764716], region = 3550, visit = 3135, fma = 127, edge = 84,
      pack = 78, conflict_a = 2027, conflict_c = 1755, mask = 39, stall = 1024, a_near = 323, a_far = 1024,
      b_near = 135, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_far = 1024,
      apart_far = 1024, brief = 113, column = 896, seam = 420, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x512", family = "block",
    tile = #dynmlir.tile<10, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [35430], g_slope = [690183], region = 3393, visit = 3591, fma = 70, edge = 55,
      pack = 63, conflict_c = 1567, mask = 84, stall = 1024, a_near = 123, a_far = 1024, b_far = 1024,
      c_near = 927, c_far = 1024, rows_far = 1024, once_near = 15, once_far = 929, alias_a = 185,
      apart_far = 718, brief = 30, column = 885, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x2048", family = "block",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [43467, 11745426, 24791037, 45656778],
      g_slope = [5850979, 6522805, 10432870, 7139224], edge_columns = 16, visit = 2963, loop = 4521, fma = 88,
      edge = 5, pack = 42, conflict_a = 2356, conflict_c = 912, conflict = 311, mask = 228, stall = 690,
      a_near = 624, a_far = 1024, b_near = 155, b_far = 710, c_near = 1024, c_far = 1024, once_near = 63,
      once_far = 915, alias_a = 233, alias_c = 3648, apart_near = 93, apart_far = 1024, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x512", family = "block",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [25407], g_slope = [550181], edge_columns = 16, region = 5670, visit = 1875, fma = 81,
      edge = 72, pack = 60, conflict_c = 1704, mask = 141, stall = 1024, a_near = 777, a_far = 1024,
      b_far = 1024, c_near = 636, c_far = 1024, rows_near = 29, once_near = 50, once_far = 753, alias_a = 33,
      apart_far = 821, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [20811], g_slope = [717492], region = 910, visit = 1869, fma = 547, conflict_c = 1055,
      conflict = 3896, mask = 135, split = 84, stall = 1, c_near = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart_far = 1024, brief = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [27941], g_slope = [485081], region = 2635, visit = 1640, loop = 1754, fma = 531,
      conflict_a = 11977, conflict_b = 3455, conflict_c = 36, mask = 101, b_far = 1024, c_near = 298,
      c_far = 511, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_c = 21, apart_far = 213
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [27681, 359568], g_slope = [331887, 355390], edge_columns = 8, region = 7415,
      visit = 1649, loop = 914, fma = 446, edge = 134, conflict_a = 25303, conflict_b = 888, conflict_c = 60,
      mask = 51, split = 150, a_near = 943, b_near = 536, b_far = 381, c_near = 273, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 540, alias_c = 188, apart_near = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [31984, 397172], g_slope = [365188, 390527], edge_columns = 8, region = 3737,
      visit = 2343, loop = 1456, fma = 474, edge = 75, conflict_a = 21295, conflict_b = 568, conflict_c = 203,
      split = 152, b_near = 94, b_far = 42, c_near = 438, c_far = 1024, rows_far = 1024, once_far = 200,
      alias_c = 209, apart_near = 23, brief = 45
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, mk = 138, nk = 5}, kernels = [
    "skinny_16x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6}, at_most = {n = 2, mk = 138}, kernels = [
    "dot_14x2x16384"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139}, at_most = {n = 1, k = 6, mnk = 8359}, kernels = [
    "dot_16x1x16384"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, mnk = 8360}, at_most = {n = 1, k = 6}, kernels = [
    "dot_16x1x16384"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, k = 7}, at_most = {n = 1, mn = 27}, kernels = [
    "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [257, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, k = 7, mn = 28}, at_most = {n = 1}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, n = 2}, at_most = {n = 2, k = 60, nk = 6}, kernels = [
    "direct_16x8x16384", "panel_14x16x512", "block_14x16x512"
  ], factors = [243, 260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, n = 2, nk = 7}, at_most = {n = 2, k = 60, mk = 1448}, kernels = [
    "dot_14x2x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1449, n = 2, nk = 7}, at_most = {n = 2, k = 60, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1449, n = 2, nk = 7, k_even = 5}, at_most = {n = 2, k = 60}, kernels = [
    "dot_14x2x16384"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, n = 2, k = 61}, at_most = {n = 2, m = 23}, kernels = [
    "dot_14x2x16384"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 139, n = 2, k = 61, m = 24}, at_most = {n = 2}, kernels = [
    "dot_14x2x16384"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 12, mnk = 474}, kernels = [
    "skinny_16x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 475}, at_most = {n = 4, k = 2}, kernels = [
    "direct_16x8x16384", "panel_14x16x512"
  ], factors = [240, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 475, k = 3}, at_most = {n = 4, k = 12}, kernels = [
    "block_14x16x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 13}, at_most = {n = 4, m = 15}, kernels = [
    "dot_3x4x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 13, m = 16}, at_most = {n = 4, k = 127, nk = 79}, kernels = [
    "panel_14x16x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 13, m = 16, nk = 80}, at_most = {n = 4, k = 127}, kernels = [
    "dot_6x4x16384"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 128, m = 16}, at_most = {n = 3, mnk = 45690222}, kernels = [
    "dot_6x4x16384", "dot_8x1x16384", "block_6x32x512"
  ], factors = [252, 248, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, k = 128, m = 16}, at_most = {n = 4, mnk = 45690222, nk = 6559}, kernels = [
    "dot_6x4x16384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, k = 128, m = 16, nk = 6560}, at_most = {n = 4, mnk = 45690222}, kernels = [
    "dot_6x4x16384"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 128, m = 16, mnk = 45690223}, at_most = {n = 4}, kernels = [
    "dot_6x4x16384"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, mnk = 2217, mn = 16}, kernels = [
    "skinny_16x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 17}, at_most = {n = 8, mnk = 2217, mn = 84}, kernels = [
    "skinny_16x8x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 16, mnk = 2217, mn = 84}, kernels = [
    "direct_2x16x16384"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 85}, at_most = {n = 16, mnk = 2217}, kernels = [
    "panel_14x16x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218}, at_most = {n = 16, mk = 1054590, nk = 14}, kernels = [
    "direct_16x8x16384", "panel_14x16x512", "skinny_16x8x64"
  ], factors = [266, 253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 15}, at_most = {n = 16, mk = 1054590, m = 3}, kernels = [
    "direct_2x16x16384", "block_14x16x512"
  ], factors = [265, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 15, m = 4}, at_most = {n = 16, mk = 1054590, nk = 177}, kernels = [
    "panel_14x16x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 178, m = 4}, at_most = {n = 16, mk = 1054590, m = 8}, kernels = [
    "panel_14x16x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 178, m = 9}, at_most = {n = 16, mk = 1054590, m = 29}, kernels = [
    "block_6x32x512"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 178, m = 30}, at_most = {n = 16, mk = 1054590, nk = 1816}, kernels = [
    "block_6x32x512"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 1817, m = 30}, at_most = {n = 16, mk = 1054590, mn = 724}, kernels = [
    "block_6x32x512"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 1817, m = 30, mn = 725}, at_most = {n = 16, mk = 1054590, mn = 5608}, kernels = [
    "block_14x16x512", "block_3x128x2048", "block_6x32x512"
  ], factors = [258, 254, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, nk = 1817, m = 30, mn = 5609}, at_most = {n = 16, mk = 1054590}, kernels = [
    "tall_14x16x512", "tall_8x32x4096", "block_6x32x512"
  ], factors = [256, 282, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, mk = 1054591}, at_most = {n = 16, mk = 29433290, k = 125, nk = 618}, kernels = [
    "tall_8x32x4096", "panel_14x16x512", "block_14x16x512", "block_6x32x512"
  ], factors = [283, 293, 276, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, mk = 1054591, nk = 619}, at_most = {n = 16, mk = 29433290, k = 125}, kernels = [
    "panel_14x16x512", "block_14x16x512", "block_3x128x2048", "block_6x32x512"
  ], factors = [280, 260, 232, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, mk = 1054591, k = 126}, at_most = {n = 5, mk = 29433290}, kernels = [
    "tall_14x16x512", "tall_8x32x4096", "panel_14x16x512", "block_14x16x512", "block_3x128x2048"
  ], factors = [249, 265, 258, 245, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mnk = 2218, mk = 1054591, k = 126}, at_most = {n = 16, mk = 29433290, mn = 30511}, kernels = [
    "block_14x16x512", "block_3x128x2048", "block_6x32x512"
  ], factors = [251, 260, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mnk = 2218, mk = 1054591, k = 126, mn = 30512}, at_most = {n = 16, mk = 29433290, k = 175}, kernels = [
    "tall_8x32x4096", "panel_14x16x512", "panel_3x128x2048", "block_14x16x512", "block_6x32x512"
  ], factors = [270, 263, 231, 257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mnk = 2218, mk = 1054591, k = 176, mn = 30512}, at_most = {n = 16, mk = 29433290}, kernels = [
    "tall_14x16x512", "tall_8x32x4096", "panel_14x16x512", "block_14x16x512", "block_6x32x512"
  ], factors = [246, 270, 255, 238, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2218, mk = 29433291}, at_most = {n = 16}, kernels = [
    "tall_14x16x512", "tall_8x32x4096"
  ], factors = [252, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {k = 4, n = 150, mn = 336}, kernels = [
    "stream_4x64x8"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 337}, at_most = {k = 4, n = 62, nk = 175}, kernels = [
    "skinny_10x32x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, mn = 337}, at_most = {k = 4, n = 150, nk = 175}, kernels = [
    "direct_3x128x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 337, nk = 176}, at_most = {k = 4, n = 111}, kernels = [
    "block_6x32x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, mn = 337, nk = 176}, at_most = {k = 4, n = 150, nk = 458}, kernels = [
    "direct_3x128x2048", "block_3x128x2048"
  ], factors = [267, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, mn = 337, nk = 459}, at_most = {k = 4, n = 150}, kernels = [
    "block_3x128x2048"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151}, at_most = {k = 2, mk = 29}, kernels = [
    "direct_3x128x2048", "stream_4x64x8", "skinny_3x128x64"
  ], factors = [270, 267, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, mk = 30}, at_most = {k = 1, mn = 370727, n_even = 724}, kernels = [
    "direct_3x128x2048"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, mk = 30, k = 2}, at_most = {k = 2, mn = 370727, n_even = 724}, kernels = [
    "direct_3x128x2048", "block_3x128x2048", "skinny_5x64x64"
  ], factors = [279, 312, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, mk = 30, n_even = 725}, at_most = {k = 2, mn = 370727}, kernels = [
    "skinny_5x64x64"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, mk = 30, mn = 370728}, at_most = {k = 2, mnk = 5931641}, kernels = [
    "direct_3x128x2048", "skinny_5x64x64"
  ], factors = [274, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, mk = 30, mn = 370728, mnk = 5931642}, at_most = {k = 2}, kernels = [
    "skinny_10x32x64", "skinny_5x64x64"
  ], factors = [344, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, k = 3}, at_most = {k = 4, mnk = 4061117, n_even = 724}, kernels = [
    "block_3x128x2048", "block_6x32x512", "skinny_5x64x64"
  ], factors = [305, 286, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, k = 3, n_even = 725}, at_most = {k = 4, mnk = 4061117}, kernels = [
    "tall_3x128x2048", "stream_4x64x8", "block_3x128x2048"
  ], factors = [255, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, k = 3, mnk = 4061118}, at_most = {k = 4, mn = 5931641}, kernels = [
    "panel_3x128x2048", "skinny_5x64x64"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, k = 3, mnk = 4061118, mn = 5931642}, at_most = {k = 4}, kernels = [
    "skinny_10x32x64", "skinny_5x64x64"
  ], factors = [402, 422]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5}, at_most = {m = 1, n = 90}, kernels = [
    "skinny_10x32x64", "skinny_5x64x64"
  ], factors = [235, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 5}, at_most = {m = 1, mnk = 1685422, mk = 747, n_even = 8}, kernels = [
    "tall_3x128x2048", "skinny_3x128x64"
  ], factors = [273, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 5, n_even = 9}, at_most = {m = 1, mnk = 1685422, mk = 747}, kernels = [
    "skinny_3x128x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 5, mk = 748}, at_most = {m = 1, mnk = 1685422}, kernels = [
    "skinny_3x128x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 5, mnk = 1685423}, at_most = {m = 1, mn = 3899, k = 5800}, kernels = [
    "tall_3x128x2048", "block_3x128x2048", "skinny_5x64x64", "skinny_3x128x64"
  ], factors = [247, 238, 240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 5801, mnk = 1685423}, at_most = {m = 1, mn = 3899}, kernels = [
    "skinny_5x64x64", "skinny_3x128x64"
  ], factors = [252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 5, mnk = 1685423, mn = 3900}, at_most = {m = 1}, kernels = [
    "skinny_5x64x64", "skinny_3x128x64"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2}, at_most = {m = 2, mn = 98}, kernels = [
    "block_10x32x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2, mn = 99}, at_most = {m = 2, mnk = 4027132, n_even = 128, mk = 686}, kernels = [
    "block_3x128x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2, mn = 99, mk = 687}, at_most = {m = 2, mnk = 4027132, n_even = 4}, kernels = [
    "tall_3x128x2048", "panel_3x128x2048", "block_3x128x2048"
  ], factors = [273, 279, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2, mn = 99, mk = 687, n_even = 5}, at_most = {m = 2, mnk = 4027132, n_even = 128}, kernels = [
    "tall_2x64x4096", "block_3x128x2048"
  ], factors = [246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2, mn = 99, n_even = 129}, at_most = {m = 2, mnk = 4027132, mk = 619}, kernels = [
    "tall_3x128x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2, mn = 99, n_even = 129, mk = 620}, at_most = {m = 2, mnk = 4027132}, kernels = [
    "tall_3x128x2048", "block_3x128x2048"
  ], factors = [225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 2, mn = 99, mnk = 4027133}, at_most = {m = 2, n = 3736}, kernels = [
    "tall_3x128x2048", "panel_3x128x2048", "block_10x32x512", "block_3x128x2048", "skinny_3x128x64"
  ], factors = [250, 255, 251, 252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3737, k = 5, m = 2, mn = 99, mnk = 4027133}, at_most = {m = 2, mk = 846}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "block_3x128x2048", "skinny_3x128x64"
  ], factors = [244, 238, 248, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3737, k = 5, m = 2, mn = 99, mnk = 4027133, mk = 847}, at_most = {m = 2}, kernels = [
    "block_3x128x2048", "block_6x32x512", "skinny_3x128x64"
  ], factors = [266, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 3}, at_most = {n = 32, mnk = 7426977, mk = 1226}, kernels = [
    "block_10x32x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 3, mk = 1227}, at_most = {n = 32, mnk = 7426977, m = 19}, kernels = [
    "block_6x32x512"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 20, mk = 1227}, at_most = {n = 32, mnk = 7426977, k = 60}, kernels = [
    "block_10x32x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 61, m = 20, mk = 1227}, at_most = {n = 32, mnk = 7426977}, kernels = [
    "block_10x32x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 3, mnk = 7426978}, at_most = {n = 32, nk = 211985, k = 79}, kernels = [
    "block_10x32x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 80, m = 3, mnk = 7426978}, at_most = {n = 32, nk = 211985}, kernels = [
    "block_10x32x512", "block_6x32x512"
  ], factors = [264, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 5, m = 3, mnk = 7426978, nk = 211986}, at_most = {n = 32}, kernels = [
    "block_10x32x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 5, m = 3}, at_most = {n = 94, nk = 7255, mk = 234}, kernels = [
    "block_6x32x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 5, m = 3, mk = 235}, at_most = {n = 51, nk = 7255, k = 36}, kernels = [
    "block_6x32x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 37, m = 3, mk = 235}, at_most = {n = 51, nk = 7255}, kernels = [
    "block_6x32x512"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, k = 5, m = 3, mk = 235}, at_most = {n = 94, nk = 7255, k = 16}, kernels = [
    "direct_3x128x2048", "block_6x32x512"
  ], factors = [266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, k = 17, m = 3, mk = 235}, at_most = {n = 94, nk = 7255}, kernels = [
    "block_10x32x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 5, m = 3, nk = 7256}, at_most = {n = 94, mn = 753}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "block_14x16x512", "block_10x32x512", "block_6x32x512"
  ], factors = [244, 274, 234, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 5, m = 3, nk = 7256, mn = 754}, at_most = {n = 48}, kernels = [
    "block_10x32x512", "block_6x32x512"
  ], factors = [263, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 5, m = 3, nk = 7256, mn = 754}, at_most = {n = 94, nk = 81759}, kernels = [
    "block_10x32x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 5, m = 3, nk = 81760, mn = 754}, at_most = {n = 94}, kernels = [
    "block_10x32x512", "block_6x32x512"
  ], factors = [255, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 5, m = 3}, at_most = {k = 17, n_even = 362, mn = 3189437, mk = 92}, kernels = [
    "tall_3x128x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 5, m = 3, mk = 93}, at_most = {k = 7, n_even = 362, mn = 3189437}, kernels = [
    "block_6x32x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 8, m = 3, mk = 93}, at_most = {k = 17, n_even = 362, mn = 3189437}, kernels = [
    "block_6x32x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 5, m = 3, mn = 3189438}, at_most = {k = 17, n_even = 362}, kernels = [
    "panel_3x128x2048", "block_3x128x2048", "skinny_10x32x64", "skinny_5x64x64"
  ], factors = [327, 330, 314, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 5, m = 3, n_even = 363}, at_most = {k = 17, n = 2896, nk = 9158}, kernels = [
    "block_3x128x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 5, m = 3, n_even = 363, nk = 9159}, at_most = {k = 17, n = 2896}, kernels = [
    "block_3x128x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2897, k = 5, m = 3, n_even = 363}, at_most = {k = 17, mnk = 11863283, k_even = 4}, kernels = [
    "tall_3x128x2048", "tall_8x32x4096", "block_3x128x2048"
  ], factors = [244, 245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2897, k = 5, m = 3, n_even = 363, k_even = 5}, at_most = {k = 17, mnk = 11863283}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "block_3x128x2048"
  ], factors = [257, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2897, k = 5, m = 3, n_even = 363, mnk = 11863284}, at_most = {k = 17}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "direct_3x128x2048", "skinny_10x32x64", "skinny_5x64x64"
  ], factors = [229, 248, 260, 290, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 18, m = 3}, at_most = {k = 670, n = 7115, mk = 21938, m = 4, n_even = 8}, kernels = [
    "block_3x128x2048"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 18, m = 3, n_even = 9}, at_most = {k = 670, n = 7115, mk = 21938, m = 4}, kernels = [
    "tall_2x64x4096", "block_3x128x2048"
  ], factors = [242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 18, m = 5}, at_most = {k = 670, n = 7115, mk = 21938, mn = 185363}, kernels = [
    "block_3x128x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 18, m = 5, mn = 185364}, at_most = {k = 670, n = 7115, mk = 21938}, kernels = [
    "panel_3x128x2048", "block_10x32x512", "block_3x128x2048"
  ], factors = [266, 281, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 18, m = 3, mk = 21939}, at_most = {k = 115, n = 7115}, kernels = [
    "panel_3x128x2048", "block_10x32x512", "block_3x128x2048"
  ], factors = [288, 291, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 116, m = 3, mk = 21939}, at_most = {k = 670, n = 7115}, kernels = [
    "panel_3x128x2048", "block_10x32x512"
  ], factors = [259, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7116, k = 18, m = 3}, at_most = {k = 670, nk = 1482910}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "block_3x128x2048"
  ], factors = [223, 230, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7116, k = 18, m = 3, nk = 1482911}, at_most = {k = 670}, kernels = [
    "tall_2x64x4096", "block_10x32x512", "block_3x128x2048"
  ], factors = [232, 229, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 3}, at_most = {m = 11, nk = 14360250, mnk = 4131685}, kernels = [
    "block_3x128x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 3, mnk = 4131686}, at_most = {m = 11, nk = 14360250, n_even = 724}, kernels = [
    "panel_3x128x2048", "block_10x32x512", "block_3x128x2048"
  ], factors = [253, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 3, mnk = 4131686, n_even = 725}, at_most = {m = 11, nk = 14360250, mk = 11585}, kernels = [
    "tall_3x128x2048", "block_10x32x512", "block_3x128x2048", "block_6x32x512"
  ], factors = [273, 256, 280, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 3, mnk = 4131686, n_even = 725, mk = 11586}, at_most = {m = 11, nk = 14360250}, kernels = [
    "panel_3x128x2048", "block_10x32x512", "block_3x128x2048", "block_6x32x512"
  ], factors = [251, 247, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 3, nk = 14360251}, at_most = {m = 11, mk = 33046}, kernels = [
    "panel_3x128x2048", "block_10x32x512", "block_3x128x2048", "block_6x32x512", "skinny_5x64x64",
    "skinny_3x128x64"
  ], factors = [258, 254, 264, 254, 254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 3, nk = 14360251, mk = 33047}, at_most = {m = 11}, kernels = [
    "tall_3x128x2048", "panel_3x128x2048", "block_10x32x512", "block_6x32x512"
  ], factors = [263, 265, 270, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 12}, at_most = {m = 32, nk = 11224470}, kernels = [
    "block_10x32x512", "block_3x128x2048", "block_6x32x512"
  ], factors = [255, 260, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 12, nk = 11224471}, at_most = {m = 32}, kernels = [
    "panel_3x128x2048", "block_10x32x512"
  ], factors = [250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 671, m = 33}, at_most = {}, kernels = [
    "block_10x32x512"
  ], factors = [257]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @znver5} : () -> ()
