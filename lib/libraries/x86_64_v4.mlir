// Micro-kernels for x86-64-v4, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 1265 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 27 of 34 candidates kept; the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.049, worst 2.91; on shapes held out: 1.057, worst 2.67
// with 16 shortlists: 1.045, worst 3.44
// predicted against measured time: median error 7.4 %; on shapes held out: 8.1 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  dram_all_mbs = 56000, dram_mbs = 28000, l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432,
  l3_mbs = 98000, masks_cheap = 1, peak_mflops_per_pe = 118000, vector_bits = 512, vector_registers = 32,
  wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [44857, 6954994, 13988057, 29615982],
      g_slope = [6910137, 7033063, 7813962, 6868258], a_far = 199, apart_far = 549, apart_near = 45,
      b_far = 287, c_far = 465, c_near = 310, column = 1024, conflict = 5527, conflict_b = 861,
      conflict_c = 1928, edge = 76, edge_columns = 16, fma = 270, loop = 14532, once_far = 35, once_near = 50,
      region = 30642, reread = 34, rows_far = 545, split = 92, stall = 129, visit = 3263
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [97294, 8807857, 18152774, 28281482],
      g_slope = [2903521, 3114972, 3376236, 2863862], a_far = 296, apart_far = 549, apart_near = 58,
      b_far = 289, c_far = 380, c_near = 228, column = 1024, conflict = 5440, conflict_b = 1271,
      conflict_c = 2475, edge = 89, edge_columns = 16, fma = 273, loop = 14643, once_near = 17,
      region = 31570, reread = 43, rows_far = 558, split = 38, stall = 178, visit = 2935
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x512", family = "direct",
    tile = #dynmlir.tile<4, 64, 512>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [51883, 4722584, 14637057, 23500413],
      g_slope = [2335350, 2478618, 2954452, 2265744], a_far = 331, apart_far = 512, apart_near = 52,
      b_far = 286, c_far = 493, c_near = 232, column = 1024, conflict = 5005, conflict_b = 1991,
      conflict_c = 2353, edge = 118, edge_columns = 16, fma = 275, loop = 12724, once_far = 70,
      once_near = 29, region = 34522, reread = 43, split = 59, stall = 113, visit = 2735
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 9], g_ps = [73984, 4698297, 14076857, 44284857],
      g_slope = [4624313, 4689280, 5034666, 4637966], a_far = 112, apart_far = 773, apart_near = 81,
      b_far = 547, b_near = 54, c_far = 564, column = 941, conflict = 2967, conflict_b = 2972,
      conflict_c = 3731, edge = 124, edge_columns = 16, fma = 276, loop = 2295, once_far = 159,
      once_near = 35, region = 42671, reread = 48, split = 202, stall = 15, visit = 2962
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [66712, 18544940, 28749607, 43776257],
      g_slope = [4619557, 5102333, 5008883, 4766593], a_far = 180, apart_far = 794, apart_near = 82,
      b_far = 571, b_near = 26, c_far = 353, column = 305, conflict_a = 9081, conflict_b = 10539,
      conflict_c = 8305, edge = 26, fma = 236, loop = 3367, once_near = 32, region = 33001, reread = 167,
      rows_far = 1024, split = 814, stall = 158, visit = 4170
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [58257, 38457024, 78699857, 117702857],
      g_slope = [38398767, 40242833, 39003000, 39377437], a_far = 99, a_near = 24, apart_far = 299,
      apart_near = 148, b_far = 1024, c_far = 412, c_near = 36, column = 260, conflict_a = 14121,
      conflict_b = 3722, conflict_c = 7353, edge = 1, fma = 249, loop = 4025, once_far = 936, once_near = 31,
      region = 34268, reread = 149, rows_far = 42, split = 646, stall = 96, visit = 5858
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x1024", family = "direct",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [34804, 2389239, 9180407, 31930571],
      g_slope = [2354435, 2263722, 2527796, 2300747], a_far = 101, apart_far = 673, apart_near = 56,
      b_far = 727, c_far = 594, column = 295, conflict_a = 1306, conflict_b = 13688, conflict_c = 4571,
      edge = 51, fma = 233, loop = 1266, once_near = 70, region = 38894, reread = 81, rows_far = 1024,
      split = 681, stall = 182, visit = 2768
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [75439, 162014, 164312, 245875], g_slope = [86575, 2298, 81563, 49599],
      a_far = 350, apart_far = 54, b_far = 504, b_near = 12, conflict_a = 10966, conflict_c = 117,
      edge_columns = 16, fma = 276, most_rows = 24, once_far = 217, region = 32016, reread = 954,
      rows_far = 1024, rows_near = 650, split = 354, visit = 2156
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [47339, 108136, 174035, 334151], g_slope = [20265, 65899, 32023, 28422],
      a_far = 833, b_far = 549, conflict_a = 10122, conflict_c = 194, fma = 243, loop = 35, most_rows = 24,
      once_far = 216, region = 42540, reread = 462, rows_far = 1024, rows_near = 816, split = 647, visit = 950
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2, 316], g_ps = [101820, 195533, 267885, 27974732], g_slope = [93713, 72352, 88238, 90057],
      a_far = 176, apart_far = 152, apart_near = 34, b_far = 331, b_near = 16, c_far = 140, conflict_a = 1227,
      conflict_c = 411, edge = 11, edge_columns = 16, fma = 266, most_rows = 24, once_far = 131,
      region = 54447, reread = 467, rows_far = 1024, rows_near = 363, split = 7, stall = 64, visit = 3355
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [72052, 167103, 295102, 308686], g_slope = [47525, 127999, 13584, 52964],
      a_far = 1024, apart_far = 290, apart_near = 31, b_far = 163, b_near = 91, c_far = 2, conflict_c = 192,
      edge_columns = 16, fma = 251, loop = 2685, most_rows = 12, region = 31438, reread = 1024,
      rows_far = 1024, split = 197, stall = 48, visit = 1123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9, 28], g_ps = [104750, 5092005, 11574034, 39406690],
      g_slope = [1246813, 1296405, 1464876, 1002983], apart_far = 329, apart_near = 52, b_far = 695,
      b_near = 46, c_far = 591, c_near = 408, conflict = 952, conflict_a = 11217, conflict_b = 246,
      conflict_c = 558, edge = 152, edge_columns = 16, fma = 279, loop = 5209, once_far = 394, once_near = 43,
      region = 35128, split = 75, stall = 130, visit = 2911
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [60393, 1352175, 25613524, 53727057],
      g_slope = [1291782, 1347852, 3123725, 0], apart_far = 329, apart_near = 91, b_far = 1024, b_near = 108,
      c_far = 603, c_near = 306, conflict = 3900, conflict_a = 38733, conflict_b = 777, edge = 222,
      edge_columns = 16, fma = 274, once_far = 596, once_near = 28, region = 29358, rows_far = 563,
      split = 124, stall = 76, visit = 3727
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x256", family = "sweep",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [44857, 9073269, 23528157, 66814857],
      g_slope = [1504735, 1111914, 4809633, 0], a_far = 44, a_near = 6, apart_far = 261, apart_near = 33,
      b_far = 1024, b_near = 196, c_far = 557, c_near = 125, conflict_a = 54285, conflict_b = 2627, fma = 245,
      once_far = 669, once_near = 103, region = 37155, rows_far = 1024, split = 783, stall = 156, visit = 6368
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [10000, 689985, 12116295, 27496607],
      g_slope = [679985, 634795, 1708923, 0], apart_far = 127, apart_near = 101, b_far = 1024, b_near = 122,
      c_far = 516, c_near = 96, conflict_a = 58957, conflict_b = 4444, edge = 243, fma = 225, once_far = 640,
      once_near = 38, region = 32159, rows_far = 1024, split = 585, stall = 194, visit = 3104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x16x256", family = "sweep",
    tile = #dynmlir.tile<12, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [62000, 5757450, 17732107, 42205857],
      g_slope = [949241, 921127, 2719305, 0], a_far = 20, apart_far = 250, apart_near = 58, b_far = 1024,
      b_near = 137, c_far = 533, c_near = 116, conflict_a = 70262, conflict_b = 3014, edge = 75, fma = 237,
      once_far = 562, once_near = 83, region = 28970, rows_far = 1024, split = 763, stall = 232, visit = 4651
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9, 13, 19], g_ps = [102940, 24797857, 38465357, 60247607],
      g_slope = [2743879, 3416875, 3630375, 3090445], a_far = 7, apart_far = 107, apart_near = 147,
      b_far = 374, b_near = 196, c_far = 429, c_near = 191, column = 1024, conflict_c = 2801,
      edge_columns = 32, fma = 271, loop = 8193, once_far = 483, once_near = 118, pack = 106, region = 27403,
      rows_far = 1024, stall = 157, visit = 4358
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x256", family = "block",
    tile = #dynmlir.tile<8, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 9], g_ps = [85831, 2029135, 3499092, 15230940],
      g_slope = [1943304, 1469957, 1675978, 1969734], a_far = 138, apart_far = 118, apart_near = 147,
      b_far = 172, b_near = 52, c_far = 429, column = 547, conflict_c = 4943, edge = 180, fma = 272,
      once_far = 464, once_near = 39, pack = 172, region = 24319, reread = 18, rows_near = 254, stall = 55,
      visit = 4951
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 4, 13, 19], g_ps = [51945, 9590504, 31993571, 53105857],
      g_slope = [2384639, 2489229, 3518714, 2874956], apart_far = 78, apart_near = 149, b_far = 351,
      b_near = 196, c_far = 498, c_near = 166, column = 1024, conflict_c = 2575, edge_columns = 32, fma = 271,
      loop = 7802, once_far = 425, once_near = 93, pack = 108, region = 26589, rows_far = 1024, stall = 226,
      visit = 3737
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [132077, 8197312, 16426024, 29372714],
      g_slope = [8065235, 8228712, 12946690, 10926446], apart_far = 355, apart_near = 227, b_far = 1024,
      b_near = 254, c_far = 355, column = 674, conflict = 1542, conflict_a = 62766, conflict_c = 5824,
      edge_columns = 16, fma = 269, loop = 1461, once_far = 796, pack = 177, region = 26285, reread = 91,
      stall = 59, visit = 3846
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 6, 13], g_ps = [148005, 27390635, 92525357, 204576857],
      g_slope = [13621315, 16283680, 16007357, 13568500], a_far = 44, apart_far = 1000, apart_near = 221,
      b_far = 1024, b_near = 395, c_far = 504, column = 235, conflict_a = 108165, conflict_c = 5683,
      fma = 251, loop = 1335, once_far = 366, pack = 259, region = 24107, reread = 66, rows_far = 1024,
      rows_near = 2, stall = 136, visit = 6015
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [32075, 2204607, 3104486, 4189931],
      g_slope = [1086266, 899879, 1085445, 1268020], a_far = 330, a_near = 73, b_far = 1024, b_near = 1024,
      conflict_a = 2650, fma = 404, loop = 3407, once_far = 1024, once_near = 628, pack = 760, region = 31891,
      reread = 107, rows_far = 1024, split = 245, visit = 956
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [65603, 5537319, 18699221, 26938232],
      g_slope = [1823905, 2193650, 2059752, 1954270], a_far = 441, a_near = 23, b_far = 1024, b_near = 1024,
      conflict_a = 3498, fma = 468, loop = 2505, once_far = 1024, once_near = 767, pack = 661, region = 40773,
      reread = 85, rows_far = 1024, split = 256, visit = 2016
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [58832, 3360092, 9441807, 12720295],
      g_slope = [3301260, 3040857, 3278488, 3423037], a_far = 378, a_near = 87, b_far = 1024, b_near = 1024,
      conflict_a = 2191, fma = 302, loop = 4482, once_far = 1024, once_near = 530, pack = 938, region = 28438,
      reread = 106, rows_far = 1024, split = 228, visit = 2425
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [79821, 4075180, 7931436, 12073732],
      g_slope = [3995359, 3856256, 4142296, 4392612], a_far = 404, a_near = 78, b_far = 1024, b_near = 957,
      c_near = 457, conflict_a = 1550, fma = 321, loop = 2298, once_far = 1024, once_near = 886, pack = 872,
      region = 29387, reread = 89, rows_far = 1024, split = 167, visit = 5252
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [48312, 6068511, 12018210, 37086524],
      g_slope = [6020199, 5949699, 6267078, 6080679], a_far = 493, a_near = 87, b_far = 1024, b_near = 1024,
      edge = 59, fma = 270, loop = 5730, once_far = 1024, once_near = 558, pack = 887, region = 30082,
      reread = 145, rows_far = 1024, visit = 5408
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [58148, 13239170, 20488757, 61349357],
      g_slope = [6590511, 7249587, 6810100, 6387950], a_far = 480, a_near = 54, b_far = 1024, b_near = 1024,
      c_far = 678, edge = 229, fma = 256, loop = 2004, once_far = 1024, once_near = 504, pack = 803,
      region = 27309, reread = 119, rows_far = 1024, split = 212, visit = 8880
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 8, mk = 1529}, kernels = [
    "direct_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530}, at_most = {n = 2}, kernels = [
    "tall_16x16x1024", "dot_4x1x4096", "dot_8x1x4096", "dot_4x2x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 3}, at_most = {n = 4, mnk = 2065535}, kernels = [
    "direct_12x16x1024", "tall_16x16x1024", "dot_8x1x4096", "dot_4x2x4096", "dot_4x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 3, mnk = 2065536}, at_most = {n = 4}, kernels = [
    "tall_8x32x1024", "dot_8x1x4096", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 5}, at_most = {n = 8, nk = 535}, kernels = [
    "direct_12x16x1024", "sweep_8x32x256", "tall_8x32x1024", "tall_16x16x1024", "dot_4x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1530, n = 5, nk = 536}, at_most = {n = 8}, kernels = [
    "direct_16x16x4096", "direct_8x16x1024", "tall_8x32x1024", "dot_4x2x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 19, nk = 17613}, kernels = [
    "sweep_8x32x256"
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
    "direct_12x16x1024", "direct_16x16x4096", "direct_8x16x1024", "tall_8x32x1024"
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
