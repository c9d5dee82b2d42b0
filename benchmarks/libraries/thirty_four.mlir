// Micro-kernels for x86-64-v4 of an earlier day (commit 18dd0ab), all 34 candidates: benchmarks/selection.py times a selection among them.
// Measured on AMD EPYC, one thread, 1265 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 34 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.049, worst 2.91; on shapes held out: 1.057, worst 2.67
// with 16 shortlists: 1.050, worst 2.75
// predicted against measured time: median error 7.4 %; on shapes held out: 8.1 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, dram_all_mbs = 56000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 6, 19], g_ps = [57487, 1861732, 10672524, 35075286],
      g_slope = [1804245, 1762158, 1877135, 1728648], edge_columns = 16, region = 32928, visit = 3388,
      loop = 14334, fma = 272, edge = 50, conflict_b = 717, conflict_c = 2511, conflict = 4900, split = 78,
      stall = 184, a_far = 375, b_far = 248, c_near = 261, c_far = 353, rows_far = 842, once_near = 11,
      apart_near = 79, apart_far = 536, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [44857, 6954994, 13988057, 29615982],
      g_slope = [6910137, 7033063, 7813962, 6868258], edge_columns = 16, region = 30642, visit = 3263,
      loop = 14532, fma = 270, edge = 76, conflict_b = 861, conflict_c = 1928, conflict = 5527, split = 92,
      stall = 129, a_far = 199, b_far = 287, c_near = 310, c_far = 465, rows_far = 545, once_near = 50,
      once_far = 35, apart_near = 45, apart_far = 549, column = 1024, reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [97294, 8807857, 18152774, 28281482],
      g_slope = [2903521, 3114972, 3376236, 2863862], edge_columns = 16, region = 31570, visit = 2935,
      loop = 14643, fma = 273, edge = 89, conflict_b = 1271, conflict_c = 2475, conflict = 5440, split = 38,
      stall = 178, a_far = 296, b_far = 289, c_near = 228, c_far = 380, rows_far = 558, once_near = 17,
      apart_near = 58, apart_far = 549, column = 1024, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x512", family = "direct",
    tile = #dynmlir.tile<4, 64, 512>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [51883, 4722584, 14637057, 23500413],
      g_slope = [2335350, 2478618, 2954452, 2265744], edge_columns = 16, region = 34522, visit = 2735,
      loop = 12724, fma = 275, edge = 118, conflict_b = 1991, conflict_c = 2353, conflict = 5005, split = 59,
      stall = 113, a_far = 331, b_far = 286, c_near = 232, c_far = 493, once_near = 29, once_far = 70,
      apart_near = 52, apart_far = 512, column = 1024, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x256", family = "direct",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 13, 28], g_ps = [73445, 1280929, 15245214, 34734857],
      g_slope = [1207484, 1163690, 1299309, 1165571], edge_columns = 16, region = 36304, visit = 3088,
      loop = 2085, fma = 274, edge = 151, conflict_b = 2671, conflict_c = 3671, conflict = 4246, split = 155,
      stall = 124, a_far = 299, b_near = 35, b_far = 467, c_far = 404, rows_far = 318, once_near = 5,
      once_far = 61, apart_near = 61, apart_far = 695, column = 911, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 9], g_ps = [73984, 4698297, 14076857, 44284857],
      g_slope = [4624313, 4689280, 5034666, 4637966], edge_columns = 16, region = 42671, visit = 2962,
      loop = 2295, fma = 276, edge = 124, conflict_b = 2972, conflict_c = 3731, conflict = 2967, split = 202,
      stall = 15, a_far = 112, b_near = 54, b_far = 547, c_far = 564, once_near = 35, once_far = 159,
      apart_near = 81, apart_far = 773, column = 941, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [66712, 18544940, 28749607, 43776257],
      g_slope = [4619557, 5102333, 5008883, 4766593], region = 33001, visit = 4170, loop = 3367, fma = 236,
      edge = 26, conflict_a = 9081, conflict_b = 10539, conflict_c = 8305, split = 814, stall = 158,
      a_far = 180, b_near = 26, b_far = 571, c_far = 353, rows_far = 1024, once_near = 32, apart_near = 82,
      apart_far = 794, column = 305, reread = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [58257, 38457024, 78699857, 117702857],
      g_slope = [38398767, 40242833, 39003000, 39377437], region = 34268, visit = 5858, loop = 4025,
      fma = 249, edge = 1, conflict_a = 14121, conflict_b = 3722, conflict_c = 7353, split = 646, stall = 96,
      a_near = 24, a_far = 99, b_far = 1024, c_near = 36, c_far = 412, rows_far = 42, once_near = 31,
      once_far = 936, apart_near = 148, apart_far = 299, column = 260, reread = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x1024", family = "direct",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [34804, 2389239, 9180407, 31930571],
      g_slope = [2354435, 2263722, 2527796, 2300747], region = 38894, visit = 2768, loop = 1266, fma = 233,
      edge = 51, conflict_a = 1306, conflict_b = 13688, conflict_c = 4571, split = 681, stall = 182,
      a_far = 101, b_far = 727, c_far = 594, rows_far = 1024, once_near = 70, apart_near = 56,
      apart_far = 673, column = 295, reread = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [75439, 162014, 164312, 245875], g_slope = [86575, 2298, 81563, 49599],
      edge_columns = 16, most_rows = 24, region = 32016, visit = 2156, fma = 276, conflict_a = 10966,
      conflict_c = 117, split = 354, a_far = 350, b_near = 12, b_far = 504, rows_near = 650, rows_far = 1024,
      once_far = 217, apart_far = 54, reread = 954
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [47339, 108136, 174035, 334151], g_slope = [20265, 65899, 32023, 28422],
      most_rows = 24, region = 42540, visit = 950, loop = 35, fma = 243, conflict_a = 10122, conflict_c = 194,
      split = 647, a_far = 833, b_far = 549, rows_near = 816, rows_far = 1024, once_far = 216, reread = 462
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2, 316], g_ps = [101820, 195533, 267885, 27974732], g_slope = [93713, 72352, 88238, 90057],
      edge_columns = 16, most_rows = 24, region = 54447, visit = 3355, fma = 266, edge = 11,
      conflict_a = 1227, conflict_c = 411, split = 7, stall = 64, a_far = 176, b_near = 16, b_far = 331,
      c_far = 140, rows_near = 363, rows_far = 1024, once_far = 131, apart_near = 34, apart_far = 152,
      reread = 467
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [72052, 167103, 295102, 308686], g_slope = [47525, 127999, 13584, 52964],
      edge_columns = 16, most_rows = 12, region = 31438, visit = 1123, loop = 2685, fma = 251,
      conflict_c = 192, split = 197, stall = 48, a_far = 1024, b_near = 91, b_far = 163, c_far = 2,
      rows_far = 1024, apart_near = 31, apart_far = 290, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 2, 19, 28], g_ps = [82003, 3649978, 35473000, 60207357],
      g_slope = [1783987, 1871942, 2748261, 1195464], edge_columns = 16, region = 31863, visit = 3468,
      loop = 6627, fma = 280, edge = 139, conflict_a = 16724, conflict_c = 565, conflict = 1051, split = 4,
      stall = 149, b_near = 47, b_far = 700, c_near = 476, c_far = 571, rows_far = 437, once_near = 34,
      once_far = 360, apart_near = 40, apart_far = 334
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9, 28], g_ps = [104750, 5092005, 11574034, 39406690],
      g_slope = [1246813, 1296405, 1464876, 1002983], edge_columns = 16, region = 35128, visit = 2911,
      loop = 5209, fma = 279, edge = 152, conflict_a = 11217, conflict_b = 246, conflict_c = 558,
      conflict = 952, split = 75, stall = 130, b_near = 46, b_far = 695, c_near = 408, c_far = 591,
      once_near = 43, once_far = 394, apart_near = 52, apart_far = 329
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [60393, 1352175, 25613524, 53727057],
      g_slope = [1291782, 1347852, 3123725, 0], edge_columns = 16, region = 29358, visit = 3727, fma = 274,
      edge = 222, conflict_a = 38733, conflict_b = 777, conflict = 3900, split = 124, stall = 76,
      b_near = 108, b_far = 1024, c_near = 306, c_far = 603, rows_far = 563, once_near = 28, once_far = 596,
      apart_near = 91, apart_far = 329
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x256", family = "sweep",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [44857, 9073269, 23528157, 66814857],
      g_slope = [1504735, 1111914, 4809633, 0], region = 37155, visit = 6368, fma = 245, conflict_a = 54285,
      conflict_b = 2627, split = 783, stall = 156, a_near = 6, a_far = 44, b_near = 196, b_far = 1024,
      c_near = 125, c_far = 557, rows_far = 1024, once_near = 103, once_far = 669, apart_near = 33,
      apart_far = 261
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [10000, 689985, 12116295, 27496607],
      g_slope = [679985, 634795, 1708923, 0], region = 32159, visit = 3104, fma = 225, edge = 243,
      conflict_a = 58957, conflict_b = 4444, split = 585, stall = 194, b_near = 122, b_far = 1024,
      c_near = 96, c_far = 516, rows_far = 1024, once_near = 38, once_far = 640, apart_near = 101,
      apart_far = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x16x256", family = "sweep",
    tile = #dynmlir.tile<12, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [62000, 5757450, 17732107, 42205857],
      g_slope = [949241, 921127, 2719305, 0], region = 28970, visit = 4651, fma = 237, edge = 75,
      conflict_a = 70262, conflict_b = 3014, split = 763, stall = 232, a_far = 20, b_near = 137, b_far = 1024,
      c_near = 116, c_far = 533, rows_far = 1024, once_near = 83, once_far = 562, apart_near = 58,
      apart_far = 250
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [79077, 7967278, 34022286, 56059107],
      g_slope = [7888201, 8685002, 11018410, 9365211], edge_columns = 32, region = 26615, visit = 4456,
      loop = 7735, fma = 272, pack = 113, conflict_c = 3057, stall = 202, a_far = 39, b_near = 147,
      b_far = 491, c_near = 137, c_far = 389, rows_far = 1024, once_far = 524, apart_near = 257,
      apart_far = 102, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [58155, 14159286, 21463157, 35985143],
      g_slope = [3525282, 3651935, 4840662, 4376563], edge_columns = 32, region = 27497, visit = 3781,
      loop = 7082, fma = 271, pack = 111, conflict_c = 2800, stall = 181, a_far = 31, b_near = 132,
      b_far = 385, c_near = 158, c_far = 463, rows_far = 1024, once_far = 520, apart_near = 255,
      apart_far = 113, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [115434, 6744190, 27972357, 45885257],
      g_slope = [6628756, 7076055, 8956450, 7061700], region = 24671, visit = 4870, fma = 273, edge = 110,
      pack = 185, conflict_c = 5158, conflict = 1484, stall = 35, a_far = 145, b_near = 159, c_far = 417,
      rows_near = 442, once_far = 493, apart_near = 210, apart_far = 455, column = 561, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9, 13, 19], g_ps = [102940, 24797857, 38465357, 60247607],
      g_slope = [2743879, 3416875, 3630375, 3090445], edge_columns = 32, region = 27403, visit = 4358,
      loop = 8193, fma = 271, pack = 106, conflict_c = 2801, stall = 157, a_far = 7, b_near = 196,
      b_far = 374, c_near = 191, c_far = 429, rows_far = 1024, once_near = 118, once_far = 483,
      apart_near = 147, apart_far = 107, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x256", family = "block",
    tile = #dynmlir.tile<8, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 9], g_ps = [85831, 2029135, 3499092, 15230940],
      g_slope = [1943304, 1469957, 1675978, 1969734], region = 24319, visit = 4951, fma = 272, edge = 180,
      pack = 172, conflict_c = 4943, stall = 55, a_far = 138, b_near = 52, b_far = 172, c_far = 429,
      rows_near = 254, once_near = 39, once_far = 464, apart_near = 147, apart_far = 118, column = 547,
      reread = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 4, 13, 19], g_ps = [51945, 9590504, 31993571, 53105857],
      g_slope = [2384639, 2489229, 3518714, 2874956], edge_columns = 32, region = 26589, visit = 3737,
      loop = 7802, fma = 271, pack = 108, conflict_c = 2575, stall = 226, b_near = 196, b_far = 351,
      c_near = 166, c_far = 498, rows_far = 1024, once_near = 93, once_far = 425, apart_near = 149,
      apart_far = 78, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [132077, 8197312, 16426024, 29372714],
      g_slope = [8065235, 8228712, 12946690, 10926446], edge_columns = 16, region = 26285, visit = 3846,
      loop = 1461, fma = 269, pack = 177, conflict_a = 62766, conflict_c = 5824, conflict = 1542, stall = 59,
      b_near = 254, b_far = 1024, c_far = 355, once_far = 796, apart_near = 227, apart_far = 355,
      column = 674, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 6, 13], g_ps = [148005, 27390635, 92525357, 204576857],
      g_slope = [13621315, 16283680, 16007357, 13568500], region = 24107, visit = 6015, loop = 1335,
      fma = 251, pack = 259, conflict_a = 108165, conflict_c = 5683, stall = 136, a_far = 44, b_near = 395,
      b_far = 1024, c_far = 504, rows_near = 2, rows_far = 1024, once_far = 366, apart_near = 221,
      apart_far = 1000, column = 235, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [32075, 2204607, 3104486, 4189931],
      g_slope = [1086266, 899879, 1085445, 1268020], region = 31891, visit = 956, loop = 3407, fma = 404,
      pack = 760, conflict_a = 2650, split = 245, a_near = 73, a_far = 330, b_near = 1024, b_far = 1024,
      rows_far = 1024, once_near = 628, once_far = 1024, reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [65603, 5537319, 18699221, 26938232],
      g_slope = [1823905, 2193650, 2059752, 1954270], region = 40773, visit = 2016, loop = 2505, fma = 468,
      pack = 661, conflict_a = 3498, split = 256, a_near = 23, a_far = 441, b_near = 1024, b_far = 1024,
      rows_far = 1024, once_near = 767, once_far = 1024, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [58832, 3360092, 9441807, 12720295],
      g_slope = [3301260, 3040857, 3278488, 3423037], region = 28438, visit = 2425, loop = 4482, fma = 302,
      pack = 938, conflict_a = 2191, split = 228, a_near = 87, a_far = 378, b_near = 1024, b_far = 1024,
      rows_far = 1024, once_near = 530, once_far = 1024, reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [79821, 4075180, 7931436, 12073732],
      g_slope = [3995359, 3856256, 4142296, 4392612], region = 29387, visit = 5252, loop = 2298, fma = 321,
      pack = 872, conflict_a = 1550, split = 167, a_near = 78, a_far = 404, b_near = 957, b_far = 1024,
      c_near = 457, rows_far = 1024, once_near = 886, once_far = 1024, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [48312, 6068511, 12018210, 37086524],
      g_slope = [6020199, 5949699, 6267078, 6080679], region = 30082, visit = 5408, loop = 5730, fma = 270,
      edge = 59, pack = 887, a_near = 87, a_far = 493, b_near = 1024, b_far = 1024, rows_far = 1024,
      once_near = 558, once_far = 1024, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [58148, 13239170, 20488757, 61349357],
      g_slope = [6590511, 7249587, 6810100, 6387950], region = 27309, visit = 8880, loop = 2004, fma = 256,
      edge = 229, pack = 803, split = 212, a_near = 54, a_far = 480, b_near = 1024, b_far = 1024, c_far = 678,
      rows_far = 1024, once_near = 504, once_far = 1024, reread = 119
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [28242, 10866079, 33305429, 68387357],
      g_slope = [10837837, 11219675, 11693976, 11349653], region = 29100, visit = 4755, loop = 11468,
      fma = 281, pack = 924, conflict_a = 5546, split = 664, stall = 1024, a_near = 260, a_far = 564,
      b_near = 1024, b_far = 1024, rows_far = 1024, once_near = 713, once_far = 1024, reread = 145
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 8, mk = 1529}, kernels = [
    "direct_16x16x4096", "stream_8x16x8", "sweep_16x16x256", "dot_4x1x4096", "dot_2x8x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530}, at_most = {n = 2}, kernels = [
    "tall_16x16x1024", "dot_4x1x4096", "dot_8x1x4096", "dot_4x2x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 3}, at_most = {n = 4, mnk = 2065535}, kernels = [
    "direct_12x16x1024", "tall_16x16x1024", "dot_8x1x4096", "dot_4x2x4096", "dot_4x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 3, mnk = 2065536}, at_most = {n = 4}, kernels = [
    "direct_16x16x4096", "tall_8x32x1024", "dot_8x1x4096", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 5}, at_most = {n = 8, nk = 535}, kernels = [
    "direct_12x16x1024", "sweep_8x32x256", "tall_8x32x1024", "tall_16x16x1024", "dot_4x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 5, nk = 536}, at_most = {n = 8}, kernels = [
    "direct_16x16x4096", "direct_8x16x1024", "tall_8x32x1024", "dot_4x2x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 19, nk = 17613}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "stream_8x16x8", "stream_8x32x16", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 17614}, at_most = {m = 4, nk = 3093077}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "stream_8x32x16", "stream_4x64x8", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 17614, m = 5}, at_most = {m = 19, nk = 3093077}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "direct_8x32x1024", "direct_12x16x1024", "sweep_16x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3093078}, at_most = {m = 19, mk = 35130}, kernels = [
    "direct_4x64x512", "stream_8x32x8", "stream_8x16x8", "stream_8x32x16", "stream_4x64x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 3093078, mk = 35131}, at_most = {m = 19}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "stream_8x32x8", "sweep_4x64x256", "block_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 20}, at_most = {n = 16}, kernels = [
    "direct_12x16x1024", "direct_16x16x4096", "direct_8x16x1024", "tall_8x32x1024", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20}, at_most = {mn = 3199123, nk = 1041409, k = 88}, kernels = [
    "direct_5x64x512", "direct_8x16x1024", "sweep_8x32x256", "sweep_12x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20, k = 89}, at_most = {mn = 3199123, nk = 1041409}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_12x16x256", "tall_8x32x1024", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20, nk = 1041410}, at_most = {mn = 3199123}, kernels = [
    "direct_6x64x1024", "direct_4x64x512", "direct_16x16x4096", "block_6x64x256", "block_5x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20, mn = 3199124}, at_most = {}, kernels = [
    "sweep_4x64x256", "sweep_8x32x256", "sweep_8x16x256", "sweep_12x16x256", "block_6x64x256"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
