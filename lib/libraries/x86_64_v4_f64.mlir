// Micro-kernels for x86-64-v4: a core with AVX-512, f64 x f64 to f64, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 535 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 41 of 59 candidates kept (1990 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.045, worst 2.50
// predicted against measured time: median error 5.7 %; g: 5.0 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x2048", family = "direct",
    tile = #dynmlir.tile<16, 8, 2048>, packed = false, model = {
      g_t = [0], g_ps = [32878], g_slope = [17372118], region = 3778, visit = 2478, loop = 2846, fma = 241,
      edge = 191, conflict_a = 16691, conflict_c = 262, conflict = 18226, mask = 23, split = 633, a_near = 33,
      a_far = 108, b_near = 78, c_far = 256, alias_a = 172, alias_c = 234, apart_near = 41, apart_far = 314,
      column = 37, reread = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x32x1024", family = "direct",
    tile = #dynmlir.tile<6, 32, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [46394, 32777136], g_slope = [8182685, 7601684], edge_columns = 8, visit = 1320,
      loop = 11489, fma = 288, edge = 138, conflict_c = 1462, conflict = 1695, stall = 213, a_far = 225,
      b_near = 39, b_far = 195, rows_far = 1024, once_near = 11, once_far = 43, apart_near = 30,
      apart_far = 50, brief = 18, column = 389, seam = 176, reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x64x512", family = "direct",
    tile = #dynmlir.tile<3, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [42510, 23047924], g_slope = [5751353, 5215317], edge_columns = 8, visit = 1195,
      loop = 13767, fma = 337, edge = 64, conflict_b = 5573, conflict_c = 1548, stall = 193, a_far = 169,
      b_near = 98, b_far = 175, c_near = 83, rows_far = 1024, alias_a = 159, apart_near = 65, apart_far = 85,
      brief = 25, column = 1024, seam = 1024, reread = 996
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x32x256", family = "direct",
    tile = #dynmlir.tile<4, 32, 256>, packed = false, model = {
      g_t = [0], g_ps = [35357], g_slope = [1381041], edge_columns = 8, region = 6294, visit = 898,
      loop = 6705, fma = 289, edge = 122, conflict_a = 4488, conflict_c = 1836, conflict = 3427, split = 46,
      stall = 217, a_near = 23, a_far = 448, b_near = 61, b_far = 290, rows_near = 156, rows_far = 1024,
      once_near = 49, once_far = 45, alias_a = 23, apart_far = 38, brief = 9, column = 328, reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x512", family = "direct",
    tile = #dynmlir.tile<8, 16, 512>, packed = false, model = {
      g_t = [0], g_ps = [33266], g_slope = [2673474], edge_columns = 8, region = 4190, visit = 1339,
      loop = 5252, fma = 287, edge = 214, conflict_c = 969, conflict = 4224, mask = 10, stall = 206,
      a_far = 261, b_far = 2, once_near = 58, apart_near = 16, apart_far = 180, column = 133, seam = 96,
      reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x8x512", family = "direct",
    tile = #dynmlir.tile<8, 8, 512>, packed = false, model = {
      g_t = [0], g_ps = [28560], g_slope = [1292287], region = 5336, visit = 1281, loop = 2858, fma = 228,
      edge = 311, conflict_a = 2750, conflict_b = 8551, conflict = 11215, mask = 23, split = 327, a_near = 12,
      a_far = 299, b_near = 89, b_far = 104, c_far = 227, once_near = 79, alias_c = 303, apart_near = 20,
      apart_far = 328, column = 68, reread = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x2048", family = "dot",
    tile = #dynmlir.tile<2, 1, 2048>, packed = true, model = {
      g_t = [0], g_ps = [25036], g_slope = [855351], visit = 544, loop = 4431, fma = 325, edge = 106,
      pack = 1370, conflict_a = 8636, split = 311, stall = 26, a_far = 479, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1006, rows_far = 1024, once_near = 496, once_far = 847, alias_a = 6,
      reread = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x2048", family = "dot",
    tile = #dynmlir.tile<8, 2, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [34376, 8015614, 9894576, 25166970],
      g_slope = [2660412, 1878962, 3054478, 2647725], visit = 2494, loop = 5252, fma = 305, pack = 924,
      conflict_a = 2717, split = 80, a_near = 28, a_far = 540, b_near = 1024, b_far = 1024, c_far = 590,
      rows_near = 87, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x2048", family = "dot",
    tile = #dynmlir.tile<3, 4, 2048>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [39240, 5664412, 15285409], g_slope = [2812586, 2405249, 2927755], visit = 1725,
      loop = 19205, fma = 255, pack = 756, conflict_a = 5952, split = 349, a_far = 569, b_near = 869,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 31, reread = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x2048", family = "dot",
    tile = #dynmlir.tile<6, 4, 2048>, packed = true, model = {
      g_t = [0, 6], g_ps = [43715, 20308341], g_slope = [3377437, 3453141], visit = 3064, loop = 14665,
      fma = 254, edge = 288, pack = 657, conflict_a = 2885, split = 84, a_far = 435, b_near = 413,
      b_far = 1024, c_near = 49, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 9], g_ps = [28874, 19227318], g_slope = [2133160, 1937922], region = 6398, visit = 1455,
      loop = 3588, fma = 522, pack = 1122, conflict_a = 979, stall = 114, a_near = 11, a_far = 484,
      b_near = 559, b_far = 533, c_far = 1024, rows_far = 1024, once_near = 959, once_far = 909, reread = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0, 9], g_ps = [30529, 15741136], g_slope = [1745623, 1948486], visit = 1187, loop = 8207,
      fma = 297, edge = 74, pack = 795, conflict_a = 5163, split = 316, a_near = 31, a_far = 481,
      b_near = 1024, b_far = 1024, c_near = 146, c_far = 600, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x8x256", family = "panel",
    tile = #dynmlir.tile<6, 8, 256>, packed = true, model = {
      g_t = [0, 3, 28], g_ps = [42246, 1835962, 15170464], g_slope = [597905, 533380, 633123], region = 11319,
      visit = 1004, fma = 207, edge = 295, pack = 287, conflict_a = 1690, conflict_c = 552, conflict = 23213,
      mask = 132, stall = 72, a_near = 17, a_far = 415, rows_near = 332, once_near = 266, once_far = 328,
      alias_a = 14, alias_c = 98, apart_far = 289, column = 176, seam = 54, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x8x2048", family = "panel",
    tile = #dynmlir.tile<16, 8, 2048>, packed = true, model = {
      g_t = [0, 13], g_ps = [50471, 250719773], g_slope = [19282254, 21910687], region = 9274, visit = 2520,
      loop = 1696, fma = 238, edge = 480, pack = 189, conflict_a = 31941, conflict_c = 1657, conflict = 7273,
      mask = 27, a_near = 59, a_far = 108, c_far = 217, once_near = 134, once_far = 245, alias_a = 141,
      apart_near = 29, apart_far = 630, column = 58, seam = 49, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x32x384", family = "panel",
    tile = #dynmlir.tile<6, 32, 384>, packed = true, model = {
      g_t = [0, 9], g_ps = [62619, 30260818], g_slope = [3355355, 3157985], edge_columns = 8, visit = 1462,
      loop = 13916, fma = 262, edge = 105, pack = 119, conflict_c = 2462, conflict = 1172, stall = 72,
      a_far = 350, c_near = 38, rows_near = 114, once_near = 390, once_far = 271, apart_far = 310,
      column = 495
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x8x256", family = "block",
    tile = #dynmlir.tile<6, 8, 256>, packed = true, model = {
      g_t = [0, 4, 28], g_ps = [42297, 2313352, 15150743], g_slope = [567763, 534891, 643151], region = 9512,
      visit = 1076, loop = 811, fma = 214, edge = 490, pack = 205, conflict_a = 1335, conflict_c = 25,
      conflict = 16380, mask = 30, stall = 108, a_near = 47, a_far = 393, b_far = 170, rows_near = 361,
      once_near = 220, once_far = 263, alias_c = 254, column = 86, reread = 534
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x1024", family = "block",
    tile = #dynmlir.tile<6, 32, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [62224, 35843891], g_slope = [8945416, 8320885], edge_columns = 8, region = 6629,
      visit = 1476, loop = 7109, fma = 267, pack = 143, conflict_a = 3317, conflict_c = 2828, conflict = 9910,
      stall = 53, a_far = 255, c_near = 82, rows_near = 444, once_near = 341, once_far = 247, apart_near = 94,
      apart_far = 342, column = 251
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x16x128", family = "block",
    tile = #dynmlir.tile<8, 16, 128>, packed = true, model = {
      g_t = [0, 42], g_ps = [51992, 31388809], g_slope = [746114, 679774], edge_columns = 8, region = 2631,
      visit = 1553, loop = 5688, fma = 262, edge = 499, pack = 138, conflict_a = 2208, conflict_c = 1011,
      conflict = 5963, mask = 100, stall = 56, a_far = 384, c_near = 71, rows_far = 353, once_near = 161,
      once_far = 240, alias_a = 3, alias_c = 63, apart_far = 134, column = 157, seam = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [30273, 105810], g_slope = [75537, 101993], most_rows = 48, region = 7608,
      visit = 1400, fma = 298, conflict_a = 10159, conflict_c = 814, mask = 109, split = 166, a_near = 20,
      a_far = 599, c_near = 139, c_far = 279, rows_far = 1024, once_far = 196, alias_a = 359, alias_c = 79,
      brief = 74, reread = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_3x64x16", family = "stream",
    tile = #dynmlir.tile<3, 64, 16>, packed = false, model = {
      g_t = [0, 1, 28], g_ps = [45439, 186772, 5338485], g_slope = [141333, 190804, 175121], edge_columns = 8,
      most_rows = 9, region = 9359, loop = 3600, fma = 339, edge = 1, conflict_b = 3615, conflict_c = 1581,
      conflict = 1501, split = 82, stall = 20, a_near = 48, a_far = 1024, b_far = 181, c_far = 699,
      once_far = 217, apart_near = 24, apart_far = 190, brief = 49, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_1x128x16", family = "stream",
    tile = #dynmlir.tile<1, 128, 16>, packed = false, model = {
      g_t = [0, 19, 42, 63], g_ps = [31074, 4668745, 9121513, 16053061],
      g_slope = [244087, 193598, 330073, 252489], edge_columns = 8, most_rows = 3, region = 11127, fma = 498,
      conflict_c = 4298, conflict = 7156, split = 145, b_near = 75, b_far = 185, c_near = 227, c_far = 1024,
      rows_near = 105, once_far = 323, apart_near = 38, apart_far = 166, brief = 27, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [27425, 68498], g_slope = [41073, 62803], edge_columns = 8, most_rows = 24,
      region = 10530, visit = 1723, loop = 409, fma = 299, conflict_c = 286, mask = 194, c_near = 144,
      c_far = 57, rows_near = 189, rows_far = 1024, once_far = 158, alias_a = 14, alias_c = 50, brief = 101,
      column = 95, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x32x8", family = "stream",
    tile = #dynmlir.tile<4, 32, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [29593, 68268], g_slope = [38675, 60256], edge_columns = 8, most_rows = 12,
      region = 9428, loop = 2223, fma = 317, conflict_a = 2665, conflict_c = 1040, mask = 219, split = 154,
      a_far = 1024, c_near = 22, c_far = 338, rows_near = 366, rows_far = 1024, once_near = 3, once_far = 120,
      alias_c = 26, apart_far = 68, brief = 73, column = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x8x2048", family = "sweep",
    tile = #dynmlir.tile<4, 8, 2048>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [24707, 6330880, 11065007, 18069432],
      g_slope = [3153086, 2367063, 3502212, 2580019], region = 6346, visit = 704, fma = 232, edge = 242,
      conflict_a = 9042, conflict_b = 1200, conflict = 21486, mask = 302, split = 341, stall = 552,
      b_near = 134, b_far = 1024, rows_near = 40, once_near = 46, alias_c = 234, apart_near = 59,
      apart_far = 431, brief = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x2048", family = "sweep",
    tile = #dynmlir.tile<16, 8, 2048>, packed = false, model = {
      g_t = [0], g_ps = [35225], g_slope = [19848644], region = 1895, visit = 2819, fma = 256, edge = 122,
      conflict_a = 22071, conflict_c = 104, conflict = 5791, mask = 134, split = 454, stall = 259,
      b_far = 1024, c_far = 32, rows_far = 1024, once_far = 688, alias_a = 99, alias_c = 104, apart_near = 71,
      apart_far = 338
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x24x1024", family = "sweep",
    tile = #dynmlir.tile<8, 24, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [40902, 29879022], g_slope = [7459530, 6901013], edge_columns = 8, region = 5264,
      visit = 2533, loop = 935, fma = 273, edge = 139, conflict_a = 6182, conflict_b = 2790, conflict_c = 542,
      conflict = 3082, mask = 45, split = 42, stall = 197, a_far = 2, b_near = 83, b_far = 478, c_near = 31,
      c_far = 178, rows_far = 1024, once_far = 460, alias_c = 37, apart_near = 54, apart_far = 317, brief = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x32x1024", family = "sweep",
    tile = #dynmlir.tile<6, 32, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [44255, 48624682], g_slope = [8096737, 7593440], edge_columns = 8, region = 5937,
      visit = 2409, loop = 505, fma = 285, edge = 126, conflict_b = 1369, conflict_c = 415, conflict = 3840,
      mask = 3, stall = 195, b_near = 36, b_far = 383, c_near = 130, c_far = 119, once_far = 26,
      apart_near = 50, apart_far = 505, brief = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x64x512", family = "sweep",
    tile = #dynmlir.tile<3, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [49937, 19587109], g_slope = [4884293, 4416753], edge_columns = 8, visit = 1964,
      loop = 9814, fma = 334, edge = 46, conflict_b = 2325, conflict_c = 332, split = 32, stall = 89,
      b_far = 571, c_near = 106, c_far = 202, once_far = 193, alias_a = 28, alias_c = 107, apart_near = 96,
      apart_far = 414, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x32x128", family = "sweep",
    tile = #dynmlir.tile<6, 32, 128>, packed = false, model = {
      g_t = [0, 42], g_ps = [44072, 43881727], g_slope = [1043753, 973087], edge_columns = 8, region = 5985,
      visit = 2390, loop = 562, fma = 284, edge = 124, conflict_b = 1229, conflict_c = 444, conflict = 3511,
      stall = 176, a_far = 93, b_near = 51, b_far = 469, c_near = 123, c_far = 167, once_far = 182,
      alias_a = 21, apart_near = 48, apart_far = 349, brief = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x128", family = "sweep",
    tile = #dynmlir.tile<8, 16, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [29896, 43043087], g_slope = [682749, 643091], edge_columns = 8, region = 5860,
      visit = 1849, fma = 279, edge = 181, conflict_a = 6299, conflict_c = 402, conflict = 7169, mask = 111,
      split = 37, stall = 316, a_far = 60, b_near = 91, b_far = 431, c_near = 51, c_far = 38, rows_far = 1024,
      once_near = 28, once_far = 398, alias_a = 22, alias_c = 42, apart_near = 51, apart_far = 386
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x8x128", family = "sweep",
    tile = #dynmlir.tile<8, 8, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [27724, 20565095], g_slope = [325990, 311738], region = 4468, visit = 1599,
      fma = 218, edge = 240, conflict_a = 16852, conflict = 5576, mask = 132, split = 291, stall = 378,
      a_near = 8, a_far = 98, b_near = 58, b_far = 565, c_near = 69, c_far = 64, rows_far = 1024,
      once_far = 301, alias_a = 24, alias_c = 256, apart_near = 89, apart_far = 430
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x8x256", family = "tall",
    tile = #dynmlir.tile<6, 8, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [40546, 6150848], g_slope = [678922, 768725], region = 10551, visit = 1258,
      fma = 211, edge = 97, pack = 410, conflict_a = 12833, conflict_c = 416, conflict = 8326, mask = 25,
      stall = 133, a_near = 39, a_far = 54, b_near = 107, b_far = 136, c_far = 238, rows_near = 7,
      rows_far = 324, once_near = 272, once_far = 613, alias_c = 48, apart_far = 789, brief = 208,
      column = 23, seam = 3, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x8x2048", family = "tall",
    tile = #dynmlir.tile<16, 8, 2048>, packed = true, model = {
      g_t = [0], g_ps = [48701], g_slope = [24179068], region = 6102, visit = 2775, loop = 2175, fma = 238,
      edge = 396, pack = 249, conflict_a = 9709, conflict_c = 1079, conflict = 936, mask = 28, stall = 93,
      a_near = 43, a_far = 21, b_far = 216, c_far = 147, rows_near = 188, rows_far = 1024, once_near = 193,
      once_far = 973, alias_a = 39, alias_c = 190, apart_near = 58, apart_far = 787, brief = 96, column = 23,
      seam = 51, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x24x1024", family = "tall",
    tile = #dynmlir.tile<8, 24, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [58636, 58502864], g_slope = [9740704, 9317108], edge_columns = 8, visit = 1761,
      loop = 8943, fma = 265, edge = 428, pack = 136, conflict_a = 10034, conflict_c = 2021, conflict = 7543,
      mask = 15, stall = 128, a_near = 8, a_far = 27, b_far = 226, c_near = 73, c_far = 40, once_near = 133,
      once_far = 437, alias_c = 114, apart_near = 45, brief = 104, column = 102, seam = 277, reread = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x32x1024", family = "tall",
    tile = #dynmlir.tile<6, 32, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [61041, 36434864], g_slope = [9093455, 8444054], edge_columns = 8, visit = 1323,
      loop = 12175, fma = 271, edge = 144, pack = 111, conflict_a = 6681, conflict_c = 1739, stall = 133,
      a_near = 44, a_far = 11, b_far = 183, rows_far = 1024, once_near = 400, once_far = 1024, brief = 90,
      column = 351, seam = 250, reread = 141
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x64x512", family = "tall",
    tile = #dynmlir.tile<3, 64, 512>, packed = true, model = {
      g_t = [0, 4], g_ps = [68213, 28251803], g_slope = [7045897, 6691132], edge_columns = 8, visit = 1722,
      loop = 14645, fma = 270, edge = 223, pack = 143, conflict_a = 3674, conflict_c = 935, stall = 145,
      a_far = 69, b_far = 354, c_near = 70, once_near = 145, once_far = 1014, alias_a = 21, alias_c = 429,
      apart_near = 72, brief = 96, column = 174, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x16x512", family = "tall",
    tile = #dynmlir.tile<8, 16, 512>, packed = true, model = {
      g_t = [0, 13], g_ps = [49217, 40526619], g_slope = [3113646, 3037841], edge_columns = 8, region = 3167,
      visit = 1720, loop = 4988, fma = 254, edge = 636, pack = 136, conflict_a = 8108, conflict_c = 1361,
      mask = 23, stall = 115, a_near = 70, a_far = 30, b_far = 241, c_near = 56, c_far = 37, once_near = 181,
      once_far = 436, alias_c = 18, brief = 20, column = 134, seam = 147, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x8x64", family = "skinny",
    tile = #dynmlir.tile<6, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [24332, 135373], g_slope = [111041, 126434], region = 3108, visit = 1367,
      fma = 214, edge = 330, conflict_a = 1312, conflict_b = 1567, conflict = 12145, mask = 145, split = 61,
      stall = 273, a_near = 94, a_far = 348, b_far = 93, c_near = 26, c_far = 204, rows_far = 1024,
      alias_a = 271, alias_c = 145, brief = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [32357], g_slope = [325993], region = 1443, visit = 3148, fma = 241,
      conflict_a = 22216, conflict = 11549, mask = 98, split = 358, stall = 296, a_near = 180, a_far = 473,
      c_far = 131, rows_far = 1024, alias_a = 51, alias_c = 129, brief = 101
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x16x64", family = "skinny",
    tile = #dynmlir.tile<14, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [48685], g_slope = [597636], region = 3022, visit = 2730, fma = 295, edge = 82,
      conflict_a = 5422, conflict_b = 9289, conflict_c = 291, mask = 214, stall = 219, a_near = 277,
      a_far = 730, b_near = 170, b_far = 141, c_near = 107, rows_far = 1024, once_far = 82, alias_a = 349,
      alias_c = 81, apart_near = 4, brief = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x32x64", family = "skinny",
    tile = #dynmlir.tile<6, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [45440], g_slope = [522491], edge_columns = 8, region = 7167, visit = 2237, fma = 294,
      edge = 139, conflict_b = 410, conflict_c = 412, conflict = 7564, stall = 183, a_far = 197, b_far = 171,
      c_near = 63, c_far = 108, once_far = 137, apart_near = 21, brief = 45
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 9, nk = 2650512, n = 2, mk = 2725, k = 28}, kernels = [
    "skinny_16x8x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29}, at_most = {m = 9, nk = 2650512, n = 2, mk = 2725}, kernels = [
    "dot_4x2x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2726}, at_most = {m = 9, nk = 2650512, n = 2}, kernels = [
    "dot_2x1x2048", "dot_8x1x2048", "dot_4x2x2048"
  ], factors = [249, 254, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 9, nk = 2650512, n = 8, mk = 9}, kernels = [
    "skinny_16x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 10}, at_most = {m = 9, nk = 2650512, n = 8, mk = 59}, kernels = [
    "skinny_16x8x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 60}, at_most = {m = 6, nk = 2650512, n = 8}, kernels = [
    "sweep_4x8x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 60, m = 7}, at_most = {m = 9, nk = 2650512, n = 8}, kernels = [
    "dot_3x4x2048", "sweep_8x8x128"
  ], factors = [225, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 2, nk = 5792, n_even = 128, n = 25}, kernels = [
    "skinny_14x16x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26}, at_most = {m = 2, nk = 5792, n_even = 128}, kernels = [
    "sweep_6x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 5793}, at_most = {m = 1, nk = 2650512, n_even = 128}, kernels = [
    "stream_3x64x16", "sweep_3x64x512"
  ], factors = [304, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 5793, m = 2}, at_most = {m = 2, nk = 2650512, n_even = 128, mn = 256}, kernels = [
    "sweep_8x24x1024", "sweep_6x32x1024", "sweep_6x32x128"
  ], factors = [277, 274, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 5793, m = 2, mn = 257}, at_most = {m = 2, nk = 2650512, n_even = 128}, kernels = [
    "direct_6x32x1024", "sweep_6x32x1024", "sweep_6x32x128", "skinny_16x8x64", "skinny_14x16x64"
  ], factors = [272, 275, 277, 219, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 129}, at_most = {m = 1, nk = 2650512, k_even = 32}, kernels = [
    "stream_1x128x16", "stream_4x32x8"
  ], factors = [268, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 129, k_even = 33}, at_most = {m = 1, nk = 2650512}, kernels = [
    "direct_3x64x512", "stream_4x32x8", "sweep_3x64x512"
  ], factors = [234, 245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 129, m = 2}, at_most = {m = 2, nk = 2650512}, kernels = [
    "stream_4x32x8", "sweep_3x64x512", "sweep_6x32x128"
  ], factors = [253, 244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 3}, at_most = {m = 5, nk = 2650512, k = 9}, kernels = [
    "skinny_6x32x64"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 3, k = 10}, at_most = {m = 5, nk = 2650512, mn = 2023, mk = 1293}, kernels = [
    "sweep_8x24x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 3, k = 10, mk = 1294}, at_most = {m = 5, nk = 2650512, mn = 2023}, kernels = [
    "direct_6x32x1024", "direct_4x32x256", "sweep_8x24x1024"
  ], factors = [244, 258, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 3, k = 10, mn = 2024}, at_most = {m = 5, nk = 1293914}, kernels = [
    "direct_4x32x256", "sweep_8x24x1024", "sweep_6x32x1024"
  ], factors = [248, 219, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 3, k = 10, mn = 2024, nk = 1293915}, at_most = {m = 5, nk = 2650512}, kernels = [
    "direct_6x32x1024", "direct_4x32x256", "skinny_6x32x64"
  ], factors = [246, 252, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6}, at_most = {m = 9, nk = 2650512, k = 8}, kernels = [
    "sweep_8x16x128"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6, k = 9}, at_most = {m = 9, nk = 2650512, n_even = 128}, kernels = [
    "sweep_8x24x1024", "sweep_6x32x1024", "skinny_16x8x64"
  ], factors = [262, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6, k = 9, n_even = 129}, at_most = {m = 9, nk = 2650512}, kernels = [
    "direct_8x16x512", "sweep_8x24x1024", "tall_6x32x1024", "skinny_16x8x64"
  ], factors = [248, 246, 245, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2650513}, at_most = {m = 3, n = 724}, kernels = [
    "direct_3x64x512", "direct_4x32x256", "stream_1x128x16", "skinny_16x8x64", "skinny_6x32x64"
  ], factors = [250, 268, 266, 255, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2650513, n = 725}, at_most = {m = 3}, kernels = [
    "direct_6x32x1024", "direct_3x64x512", "stream_8x16x8", "stream_4x32x8", "skinny_6x8x64", "skinny_16x8x64"
  ], factors = [259, 243, 248, 233, 216, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2650513, m = 4}, at_most = {m = 9}, kernels = [
    "direct_6x32x1024", "direct_4x32x256", "direct_8x16x512", "skinny_6x8x64", "skinny_16x8x64",
    "skinny_6x32x64"
  ], factors = [232, 237, 231, 241, 215, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10}, at_most = {n = 4, k = 13, nk = 27, mk = 375}, kernels = [
    "skinny_16x8x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mk = 376}, at_most = {n = 4, k = 1, nk = 27}, kernels = [
    "direct_16x8x2048", "tall_6x32x1024"
  ], factors = [246, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, mk = 376, k = 2}, at_most = {n = 4, k = 13, nk = 27}, kernels = [
    "direct_16x8x2048", "dot_8x1x2048", "dot_4x2x2048", "tall_8x16x512"
  ], factors = [246, 267, 268, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, nk = 28}, at_most = {n = 4, k = 13}, kernels = [
    "block_6x8x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 14}, at_most = {n = 1, mk = 2110766}, kernels = [
    "dot_2x1x2048", "dot_8x1x2048"
  ], factors = [258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 14, n = 2}, at_most = {n = 2, mk = 2110766}, kernels = [
    "dot_8x2x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 14, n = 3}, at_most = {n = 4, mk = 2110766, m = 32}, kernels = [
    "dot_6x4x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, k = 14, n = 3}, at_most = {n = 4, mk = 2110766, k = 49}, kernels = [
    "dot_6x4x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, k = 50, n = 3}, at_most = {n = 4, mk = 2110766}, kernels = [
    "dot_3x4x2048", "dot_6x4x2048"
  ], factors = [258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 14, mk = 2110767}, at_most = {n = 4, mn = 8413}, kernels = [
    "dot_2x1x2048", "dot_8x2x2048", "dot_8x1x2048", "sweep_8x24x1024", "sweep_6x32x1024"
  ], factors = [234, 215, 181, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 14, mk = 2110767, mn = 8414}, at_most = {n = 4, mk = 6713460}, kernels = [
    "dot_6x4x2048", "sweep_6x32x1024", "tall_16x8x2048", "tall_8x24x1024"
  ], factors = [256, 252, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 14, mk = 6713461, mn = 8414}, at_most = {n = 4}, kernels = [
    "direct_3x64x512", "sweep_6x32x1024", "tall_16x8x2048", "tall_8x24x1024", "tall_8x16x512"
  ], factors = [262, 255, 257, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5}, at_most = {k = 5, n_even = 128, mn = 68284, nk = 15}, kernels = [
    "direct_16x8x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, nk = 16}, at_most = {k = 5, n_even = 128, mn = 68284, nk = 39}, kernels = [
    "tall_8x16x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, nk = 40}, at_most = {k = 5, n_even = 128, mn = 68284, m = 44}, kernels = [
    "sweep_6x32x128", "skinny_6x8x64"
  ], factors = [277, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 5, nk = 40}, at_most = {k = 2, n_even = 128, mn = 68284}, kernels = [
    "direct_4x32x256", "tall_3x64x512"
  ], factors = [295, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 5, nk = 40, k = 3}, at_most = {k = 5, n_even = 128, mn = 68284}, kernels = [
    "tall_8x16x512"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, mn = 68285}, at_most = {k = 5, n_even = 128, nk = 145}, kernels = [
    "direct_8x16x512", "panel_16x8x2048", "block_6x32x1024", "sweep_16x8x2048", "tall_3x64x512",
    "skinny_14x16x64"
  ], factors = [271, 264, 257, 255, 237, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, mn = 68285, nk = 146}, at_most = {k = 5, n_even = 128}, kernels = [
    "direct_4x32x256", "block_6x32x1024", "sweep_16x8x2048", "sweep_8x24x1024", "sweep_8x8x128",
    "skinny_16x8x64"
  ], factors = [292, 304, 267, 294, 238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, n_even = 129}, at_most = {k = 5, mnk = 741455, mn = 185363}, kernels = [
    "sweep_8x24x1024", "sweep_6x32x128", "sweep_8x16x128", "skinny_6x8x64", "skinny_6x32x64"
  ], factors = [283, 270, 258, 241, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, n_even = 129, mn = 185364}, at_most = {k = 5, mnk = 741455}, kernels = [
    "sweep_8x24x1024", "sweep_8x16x128", "skinny_6x32x64"
  ], factors = [243, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, n_even = 129, mnk = 741456}, at_most = {k = 2, mn = 2965820}, kernels = [
    "sweep_8x24x1024", "sweep_8x16x128", "skinny_6x32x64"
  ], factors = [243, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, n_even = 129, mnk = 741456, k = 3}, at_most = {k = 5, mn = 2965820}, kernels = [
    "sweep_16x8x2048", "skinny_6x32x64"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, n_even = 129, mnk = 741456, mn = 2965821}, at_most = {k = 5}, kernels = [
    "block_8x16x128", "sweep_16x8x2048", "skinny_6x32x64"
  ], factors = [256, 262, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6}, at_most = {mk = 277, k_even = 362, n = 2145, m = 50, mnk = 43828456}, kernels = [
    "skinny_16x8x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, mk = 278}, at_most = {mk = 4092878, k_even = 362, n = 21, m = 50, mnk = 43828456}, kernels = [
    "sweep_8x8x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 22, k = 6, mk = 278}, at_most = {mk = 4092878, k_even = 362, n = 2145, m = 50, mnk = 43828456}, kernels = [
    "sweep_8x24x1024", "sweep_8x8x128", "skinny_16x8x64"
  ], factors = [252, 262, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, mnk = 43828457}, at_most = {mk = 4092878, k_even = 362, n = 2145, m = 50}, kernels = [
    "block_8x16x128", "skinny_6x8x64", "skinny_16x8x64"
  ], factors = [246, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 5, k = 6}, at_most = {mk = 4092878, k_even = 362, n = 9, k = 17, mn = 229410}, kernels = [
    "panel_6x8x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 10, k = 6}, at_most = {mk = 4092878, k_even = 362, n = 2145, k = 17, mn = 229410}, kernels = [
    "panel_6x32x384", "sweep_8x8x128", "tall_6x8x256"
  ], factors = [270, 248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 5, k = 6, mn = 229411}, at_most = {mk = 31243, k_even = 362, n = 2145, k = 17}, kernels = [
    "block_6x8x256", "sweep_8x8x128", "tall_16x8x2048", "skinny_16x8x64"
  ], factors = [249, 237, 244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 5, k = 6, mn = 229411, mk = 31244}, at_most = {mk = 4092878, k_even = 362, n = 2145, k = 17}, kernels = [
    "panel_6x32x384", "sweep_16x8x2048", "sweep_8x8x128", "tall_3x64x512", "skinny_6x8x64", "skinny_16x8x64"
  ], factors = [245, 244, 232, 261, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 5, k = 18}, at_most = {mk = 4092878, k_even = 362, n = 2145, k = 41}, kernels = [
    "panel_6x8x256", "sweep_8x8x128", "tall_6x8x256", "tall_6x32x1024", "tall_8x16x512"
  ], factors = [248, 258, 257, 249, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 5, k = 42}, at_most = {mk = 2088944, k_even = 362, n = 12}, kernels = [
    "direct_16x8x2048", "dot_3x4x2048", "dot_6x4x2048", "dot_4x2x2048", "panel_6x8x256"
  ], factors = [255, 251, 257, 255, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 13, k = 42}, at_most = {mk = 2088944, k_even = 128, n = 2145}, kernels = [
    "panel_6x8x256", "block_6x8x256", "sweep_16x8x2048", "sweep_8x8x128", "tall_6x8x256", "tall_8x16x512"
  ], factors = [261, 262, 242, 264, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 13, k = 42, k_even = 129}, at_most = {mk = 2088944, k_even = 362, n = 2145}, kernels = [
    "direct_16x8x2048", "panel_6x8x256", "block_6x8x256", "tall_6x32x1024", "tall_3x64x512"
  ], factors = [235, 257, 259, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 5, k = 42, mk = 2088945}, at_most = {mk = 4092878, k_even = 362, n = 2145}, kernels = [
    "tall_16x8x2048", "tall_8x24x1024", "tall_6x32x1024", "tall_8x16x512"
  ], factors = [257, 253, 253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 2146, k = 6}, at_most = {mk = 4092878, k_even = 362, k = 19, mn = 3370965, m = 45}, kernels = [
    "sweep_8x8x128", "skinny_6x8x64", "skinny_16x8x64", "skinny_6x32x64"
  ], factors = [230, 256, 239, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 2146, k = 6}, at_most = {mk = 4092878, k_even = 362, k = 19, mn = 3370965}, kernels = [
    "sweep_16x8x2048", "sweep_8x8x128", "skinny_6x8x64", "skinny_16x8x64"
  ], factors = [239, 219, 221, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 2146, k = 6, mn = 3370966}, at_most = {mk = 4092878, k_even = 362, k = 19}, kernels = [
    "sweep_16x8x2048", "skinny_16x8x64"
  ], factors = [246, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 2146, k = 20}, at_most = {mk = 4092878, k_even = 362, n = 11585}, kernels = [
    "panel_6x32x384", "tall_8x16x512", "skinny_6x8x64", "skinny_16x8x64"
  ], factors = [244, 246, 258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 11586, k = 20}, at_most = {mk = 4092878, k_even = 362}, kernels = [
    "direct_16x8x2048", "tall_8x16x512", "skinny_16x8x64"
  ], factors = [263, 263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, k_even = 363}, at_most = {mk = 4092878, nk = 735639, n = 10}, kernels = [
    "direct_8x8x512", "panel_6x8x256", "sweep_8x24x1024", "sweep_6x32x1024"
  ], factors = [257, 255, 248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 11, k = 6, k_even = 363}, at_most = {mk = 4092878, nk = 735639, m = 33}, kernels = [
    "direct_8x16x512", "direct_8x8x512", "panel_6x32x384", "sweep_8x24x1024", "tall_8x16x512", "skinny_6x8x64"
  ], factors = [256, 256, 255, 248, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 11, k = 6, k_even = 363}, at_most = {mk = 4092878, nk = 735639}, kernels = [
    "panel_6x8x256", "panel_6x32x384", "block_6x8x256", "block_6x32x1024", "sweep_8x24x1024", "tall_6x32x1024"
  ], factors = [253, 257, 257, 250, 251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, k_even = 363, nk = 735640}, at_most = {mk = 4092878, nk = 5931641, mn = 5792}, kernels = [
    "direct_6x32x1024", "panel_6x32x384", "block_6x32x1024", "block_8x16x128", "sweep_8x8x128"
  ], factors = [250, 250, 244, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, k_even = 363, nk = 735640, mn = 5793}, at_most = {mk = 4092878, nk = 5931641}, kernels = [
    "direct_8x16x512", "panel_6x32x384", "tall_6x32x1024", "tall_8x16x512"
  ], factors = [255, 254, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, k_even = 363, nk = 5931642}, at_most = {mk = 4092878}, kernels = [
    "direct_8x16x512", "block_8x16x128", "skinny_14x16x64", "skinny_6x32x64"
  ], factors = [250, 248, 256, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, mk = 4092879}, at_most = {k_even = 362, mk = 10785857}, kernels = [
    "sweep_4x8x2048", "sweep_16x8x2048", "tall_16x8x2048", "tall_6x32x1024", "tall_3x64x512", "tall_8x16x512"
  ], factors = [251, 245, 248, 247, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, mk = 10785858}, at_most = {k_even = 362}, kernels = [
    "tall_16x8x2048", "tall_8x24x1024", "tall_3x64x512"
  ], factors = [251, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 5, k = 6, mk = 4092879, k_even = 363}, at_most = {}, kernels = [
    "sweep_6x32x1024", "tall_6x32x1024", "tall_3x64x512", "tall_8x16x512"
  ], factors = [254, 239, 249, 245]} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v4} : () -> ()
