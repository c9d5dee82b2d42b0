// Micro-kernels for x86-64-v4, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 865 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 34 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.038, worst 2.95; on shapes held out: 1.051, worst 2.91
// predicted against measured time: median error 6.9 %; on shapes held out: 7.0 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 6, 19], g_ps = [57487, 1861732, 10672524, 35075286],
      g_slope = [1804245, 1762158, 1877135, 1728648], edge_columns = 16, region = 27926, visit = 3890,
      loop = 18714, fma = 270, edge = 38, stall = 236, a_far = 367, b_far = 728, once_far = 364, apart = 69,
      c_near = 112, column = 1024, conflict_b = 878, conflict_c = 411, conflict = 3691, split = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [44857, 6954994, 13988057, 29615982],
      g_slope = [6910137, 7033063, 7813962, 6868258], edge_columns = 16, region = 27983, visit = 3811,
      loop = 16451, fma = 266, edge = 81, stall = 230, a_far = 258, b_far = 718, once_far = 350, apart = 71,
      c_near = 110, column = 1024, conflict_b = 961, conflict_c = 800, conflict = 3868, split = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [97294, 8807857, 18152774, 28281482],
      g_slope = [2903521, 3114972, 3376236, 2863862], edge_columns = 16, region = 30248, visit = 3432,
      loop = 15395, fma = 267, edge = 97, stall = 202, a_far = 267, b_far = 707, once_far = 358, apart = 78,
      c_near = 80, column = 1024, reread = 52, conflict_b = 1721, conflict_c = 838, conflict = 3327,
      split = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x512", family = "direct",
    tile = #dynmlir.tile<4, 64, 512>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [51883, 4722584, 14637057, 23500413],
      g_slope = [2335350, 2478618, 2954452, 2265744], edge_columns = 16, region = 31481, visit = 3308,
      loop = 13891, fma = 270, edge = 120, stall = 161, a_far = 348, b_far = 665, once_far = 379, apart = 78,
      column = 1024, reread = 9, conflict_b = 2145, conflict_c = 1322, conflict = 3401, split = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x256", family = "direct",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 13, 28], g_ps = [73445, 1280929, 15245214, 34734857],
      g_slope = [1207484, 1163690, 1299309, 1165571], edge_columns = 16, region = 37719, visit = 3565,
      loop = 2438, fma = 267, edge = 157, stall = 120, a_far = 277, b_near = 12, b_far = 1024, once_far = 730,
      apart = 75, c_far = 51, column = 701, reread = 24, conflict_b = 2748, conflict_c = 1603,
      conflict = 4720, split = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 9], g_ps = [73984, 4698297, 14076857, 44284857],
      g_slope = [4624313, 4689280, 5034666, 4637966], edge_columns = 16, region = 58453, visit = 3582,
      loop = 1010, fma = 260, edge = 205, stall = 21, a_far = 173, b_near = 48, b_far = 1024, once_far = 849,
      apart = 97, c_far = 91, column = 621, reread = 19, conflict_b = 3312, conflict_c = 2311,
      conflict = 4500, split = 211
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [66712, 18544940, 28749607, 43776257],
      g_slope = [4619557, 5102333, 5008883, 4766593], region = 47192, visit = 4609, loop = 1981, fma = 223,
      edge = 210, stall = 209, a_far = 313, rows_far = 1024, b_near = 178, b_far = 1024, once_far = 614,
      apart = 37, c_near = 51, column = 241, reread = 93, conflict_a = 5824, conflict_b = 10711,
      conflict_c = 5657, split = 644
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [58257, 38457024, 78699857, 117702857],
      g_slope = [38398767, 40242833, 39003000, 39377437], region = 44663, visit = 6139, loop = 3507,
      fma = 240, edge = 119, a_far = 243, rows_far = 1024, b_near = 32, b_far = 1024, once_far = 1024,
      apart = 121, c_near = 73, column = 101, reread = 68, conflict_a = 7466, conflict_b = 5150,
      conflict_c = 3913, split = 570
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x1024", family = "direct",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [34804, 2389239, 9180407, 31930571],
      g_slope = [2354435, 2263722, 2527796, 2300747], region = 43688, visit = 3086, loop = 1201, fma = 226,
      edge = 22, stall = 49, a_far = 212, rows_far = 1024, b_near = 38, b_far = 1024, once_near = 47,
      once_far = 595, apart = 141, c_near = 17, c_far = 74, column = 146, conflict_a = 1179,
      conflict_b = 9732, conflict_c = 2795, split = 546
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [75439, 162014, 164312, 245875], g_slope = [86575, 2298, 81563, 49599],
      edge_columns = 16, most_rows = 24, region = 35519, visit = 1969, fma = 283, a_far = 282,
      rows_near = 672, rows_far = 1024, b_far = 573, once_far = 227, reread = 1024, conflict_a = 9008,
      conflict_c = 112, split = 345
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [47339, 108136, 174035, 334151], g_slope = [20265, 65899, 32023, 28422],
      most_rows = 24, region = 44366, visit = 1029, fma = 247, rows_near = 559, rows_far = 1024, b_far = 508,
      once_far = 181, c_far = 1, reread = 527, conflict_a = 9204, conflict_c = 133, split = 440
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2, 316], g_ps = [101820, 195533, 267885, 27974732], g_slope = [93713, 72352, 88238, 90057],
      edge_columns = 16, most_rows = 24, region = 44666, visit = 2808, loop = 303, fma = 268, stall = 10,
      a_far = 1024, rows_near = 428, rows_far = 1024, b_far = 682, once_far = 277, c_far = 17, reread = 1024,
      conflict_c = 661, split = 222
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [72052, 167103, 295102, 308686], g_slope = [47525, 127999, 13584, 52964],
      edge_columns = 16, most_rows = 12, region = 33631, visit = 1121, loop = 2773, fma = 259, edge = 35,
      a_far = 1024, rows_far = 1024, b_near = 90, b_far = 332, once_far = 253, apart = 33, c_far = 65,
      reread = 1024, conflict_c = 354, split = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 2, 19, 28], g_ps = [82003, 3649978, 35473000, 60207357],
      g_slope = [1783987, 1871942, 2748261, 1195464], edge_columns = 16, region = 31651, visit = 4318,
      loop = 6298, fma = 276, edge = 153, stall = 154, b_far = 969, once_near = 18, once_far = 516,
      apart = 61, c_near = 359, conflict_a = 15094, conflict_c = 555
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9, 28], g_ps = [104750, 5092005, 11574034, 39406690],
      g_slope = [1246813, 1296405, 1464876, 1002983], edge_columns = 16, region = 33954, visit = 3372,
      loop = 4629, fma = 283, edge = 151, stall = 119, a_far = 6, b_far = 867, once_near = 26, once_far = 526,
      apart = 88, c_near = 283, conflict_a = 12569, conflict_c = 684, split = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [60393, 1352175, 25613524, 53727057],
      g_slope = [1291782, 1347852, 3123725, 0], edge_columns = 16, region = 37690, visit = 4015, fma = 267,
      edge = 252, stall = 119, a_far = 2, rows_far = 1024, b_near = 77, b_far = 1024, once_far = 729,
      apart = 113, c_near = 219, c_far = 56, conflict_a = 42387, conflict_b = 884, conflict_c = 174,
      conflict = 1922, split = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x256", family = "sweep",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [44857, 9073269, 23528157, 66814857],
      g_slope = [1504735, 1111914, 4809633, 0], region = 38244, visit = 6731, fma = 236, stall = 258,
      a_near = 38, a_far = 39, rows_far = 1024, b_near = 105, b_far = 1024, once_near = 50, once_far = 765,
      apart = 91, c_near = 139, c_far = 234, conflict_a = 53740, conflict_b = 1328, split = 850
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [10000, 689985, 12116295, 27496607],
      g_slope = [679985, 634795, 1708923, 0], region = 33823, visit = 3207, fma = 219, edge = 254,
      stall = 295, a_far = 7, rows_far = 1024, b_near = 95, b_far = 1024, once_near = 17, once_far = 546,
      apart = 117, c_near = 58, c_far = 165, conflict_a = 55544, conflict_b = 4849, split = 604
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x16x256", family = "sweep",
    tile = #dynmlir.tile<12, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [62000, 5757450, 17732107, 42205857],
      g_slope = [949241, 921127, 2719305, 0], region = 32511, visit = 5073, fma = 228, edge = 77, stall = 264,
      a_far = 43, rows_far = 1024, b_near = 99, b_far = 1024, once_near = 50, once_far = 698, apart = 91,
      c_near = 119, c_far = 198, conflict_a = 66762, conflict_b = 3102, split = 833
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [79077, 7967278, 34022286, 56059107],
      g_slope = [7888201, 8685002, 11018410, 9365211], edge_columns = 32, region = 24285, visit = 5079,
      loop = 7908, fma = 267, a_far = 152, rows_near = 137, rows_far = 1024, b_near = 103, b_far = 408,
      once_near = 19, once_far = 530, apart = 255, c_near = 24, column = 1024, pack = 118, conflict_c = 1698
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [58155, 14159286, 21463157, 35985143],
      g_slope = [3525282, 3651935, 4840662, 4376563], edge_columns = 32, region = 25830, visit = 4393,
      loop = 7355, fma = 267, a_far = 160, rows_far = 1024, b_near = 88, b_far = 384, once_near = 24,
      once_far = 519, apart = 249, column = 1024, pack = 116, conflict_c = 1592
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [115434, 6744190, 27972357, 45885257],
      g_slope = [6628756, 7076055, 8956450, 7061700], region = 29478, visit = 5370, fma = 265, a_far = 277,
      rows_near = 165, b_near = 70, b_far = 746, once_far = 892, apart = 211, c_far = 89, column = 384,
      reread = 72, pack = 203, conflict_c = 2170, conflict = 2492
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9, 13, 19], g_ps = [102940, 24797857, 38465357, 60247607],
      g_slope = [2743879, 3416875, 3630375, 3090445], edge_columns = 32, region = 25681, visit = 5080,
      loop = 8078, fma = 267, a_far = 179, rows_far = 1024, b_near = 234, b_far = 445, once_near = 193,
      once_far = 622, apart = 84, c_near = 9, column = 1024, pack = 108, conflict_c = 1712
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x256", family = "block",
    tile = #dynmlir.tile<8, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 9], g_ps = [85831, 2029135, 3499092, 15230940],
      g_slope = [1943304, 1469957, 1675978, 1969734], region = 52640, visit = 5228, fma = 265, edge = 92,
      stall = 72, a_far = 365, rows_far = 1024, b_near = 51, b_far = 282, once_near = 77, once_far = 411,
      apart = 121, c_far = 78, column = 421, reread = 65, pack = 177, conflict_c = 2382
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 4, 13, 19], g_ps = [51945, 9590504, 31993571, 53105857],
      g_slope = [2384639, 2489229, 3518714, 2874956], edge_columns = 32, region = 25361, visit = 4283,
      loop = 7582, fma = 265, a_far = 181, rows_far = 1024, b_near = 230, b_far = 416, once_near = 185,
      once_far = 610, apart = 89, c_near = 55, column = 1024, pack = 111, conflict_c = 1440
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [132077, 8197312, 16426024, 29372714],
      g_slope = [8065235, 8228712, 12946690, 10926446], edge_columns = 16, region = 26242, visit = 3806,
      loop = 2768, fma = 264, a_far = 14, rows_far = 1024, b_near = 175, b_far = 1024, once_far = 982,
      apart = 247, c_far = 169, column = 634, pack = 174, conflict_a = 63650, conflict_c = 2737,
      conflict = 1873
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 6, 13], g_ps = [148005, 27390635, 92525357, 204576857],
      g_slope = [13621315, 16283680, 16007357, 13568500], region = 27872, visit = 6107, loop = 1621,
      fma = 247, stall = 297, a_far = 69, rows_far = 1024, b_near = 328, b_far = 1024, once_far = 1024,
      apart = 276, c_near = 32, c_far = 5, column = 133, reread = 27, pack = 249, conflict_a = 103281,
      conflict_c = 2237
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [32075, 2204607, 3104486, 4189931],
      g_slope = [1086266, 899879, 1085445, 1268020], region = 44623, visit = 964, loop = 2592, fma = 393,
      a_near = 90, a_far = 284, rows_far = 1024, b_near = 1024, b_far = 1024, once_near = 1002,
      once_far = 1024, reread = 88, pack = 803, conflict_a = 3304, split = 281
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [65603, 5537319, 18699221, 26938232],
      g_slope = [1823905, 2193650, 2059752, 1954270], region = 41961, visit = 2052, loop = 2179, fma = 446,
      stall = 22, a_near = 12, a_far = 367, rows_far = 1024, b_near = 1024, b_far = 1024, once_near = 1024,
      once_far = 1024, reread = 77, pack = 662, conflict_a = 4617, split = 328
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [58832, 3360092, 9441807, 12720295],
      g_slope = [3301260, 3040857, 3278488, 3423037], region = 32794, visit = 2462, loop = 3805, fma = 281,
      edge = 49, a_near = 93, a_far = 331, rows_far = 1024, b_near = 1024, b_far = 1024, once_near = 581,
      once_far = 1024, reread = 92, pack = 913, conflict_a = 3304, split = 308
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [79821, 4075180, 7931436, 12073732],
      g_slope = [3995359, 3856256, 4142296, 4392612], region = 30430, visit = 5415, loop = 1650, fma = 301,
      a_near = 96, a_far = 353, rows_far = 1024, b_near = 1024, b_far = 1024, once_near = 996,
      once_far = 1024, reread = 79, pack = 885, conflict_a = 1914, split = 251
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [48312, 6068511, 12018210, 37086524],
      g_slope = [6020199, 5949699, 6267078, 6080679], region = 31838, visit = 5394, loop = 5161, fma = 265,
      edge = 75, a_near = 85, a_far = 406, rows_far = 1024, b_near = 1024, b_far = 1024, once_near = 623,
      once_far = 1024, reread = 109, pack = 870, conflict_a = 438, split = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [58148, 13239170, 20488757, 61349357],
      g_slope = [6590511, 7249587, 6810100, 6387950], region = 29820, visit = 9033, loop = 1631, fma = 249,
      edge = 28, a_near = 64, a_far = 538, rows_far = 1024, b_near = 820, b_far = 1024, once_near = 656,
      once_far = 1024, c_far = 180, reread = 124, pack = 919, split = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [28242, 10866079, 33305429, 68387357],
      g_slope = [10837837, 11219675, 11693976, 11349653], region = 32065, visit = 5023, loop = 11295,
      fma = 272, edge = 171, stall = 1024, a_near = 124, a_far = 524, rows_far = 1024, b_near = 1024,
      b_far = 1024, once_near = 981, once_far = 1024, reread = 144, pack = 843, conflict_a = 7168, split = 522
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
