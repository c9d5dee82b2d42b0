// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 2913 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 28, n_pred 16, levels measured [0].
// 37 of 58 candidates kept (2474 generated); the best of them against the best of all: 1.012 (geometric mean of times)
// chosen against the best of them: 1.046, worst 2.28
// predicted against measured time: median error 8.7 %; g: 15.0 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x1024", family = "dot",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0], g_ps = [68033], g_slope = [1482296], region = 19871, visit = 1957, fma = 427, pack = 351,
      conflict_a = 535, split = 76, stall = 38, a_near = 67, a_far = 254, b_near = 613, b_far = 822,
      c_near = 293, c_far = 10, rows_near = 1024, once_near = 292, once_far = 466, alias_a = 3, reread = 143
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x768", family = "dot",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0], g_ps = [50246], g_slope = [1003864], region = 16411, visit = 1364, fma = 380, pack = 284,
      split = 254, a_near = 97, a_far = 365, b_near = 560, b_far = 456, c_near = 293, c_far = 125,
      once_near = 333, once_far = 246, reread = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 9], g_ps = [55378, 4160806, 17419083, 48042250],
      g_slope = [4105428, 4419425, 6124633, 8264133], region = 6773, visit = 1892, fma = 556, edge = 143,
      pack = 250, conflict_a = 2143, split = 258, stall = 39, a_near = 97, a_far = 123, b_near = 879,
      b_far = 515, c_near = 406, c_far = 232, rows_near = 316, rows_far = 1024, once_near = 368,
      once_far = 459, reread = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [38887, 16396865], g_slope = [1258306, 1956426], region = 3898, visit = 936,
      loop = 1072, fma = 709, edge = 69, pack = 391, conflict_a = 924, split = 584, stall = 54, a_near = 127,
      a_far = 22, b_near = 414, b_far = 1024, c_near = 150, c_far = 1024, rows_near = 138, once_near = 305,
      once_far = 84, alias_a = 9, reread = 183
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [45561, 18436667, 29853455], g_slope = [2043456, 2854197, 4225905],
      region = 4796, visit = 1197, loop = 705, fma = 533, edge = 77, pack = 392, conflict_a = 591,
      split = 709, a_near = 146, a_far = 179, b_near = 447, b_far = 1024, c_near = 403, c_far = 320,
      rows_near = 146, rows_far = 1024, once_near = 249, once_far = 806, alias_a = 18, reread = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [43089, 8375927, 30771182, 59084200],
      g_slope = [2777612, 3732542, 7078254, 10099383], region = 554, visit = 2192, loop = 3963, fma = 541,
      edge = 12, pack = 487, conflict_a = 755, split = 493, a_near = 148, a_far = 204, b_near = 616,
      b_far = 1024, c_near = 842, c_far = 1024, rows_far = 1024, once_near = 639, once_far = 1024,
      alias_a = 4, reread = 146
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [47236, 34083227, 57685700], g_slope = [3781776, 5900618, 7487675],
      region = 1762, visit = 2525, loop = 4835, fma = 364, pack = 443, conflict_a = 1667, split = 541,
      a_near = 123, a_far = 168, b_near = 876, b_far = 1024, c_near = 200, c_far = 1024, rows_near = 350,
      rows_far = 678, once_near = 1024, once_far = 1015, alias_a = 24, reread = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [47061, 7761704, 20526515, 40110667],
      g_slope = [1928660, 2552962, 4896038, 9496964], region = 1415, visit = 1715, loop = 1223, fma = 789,
      pack = 479, conflict_a = 956, split = 490, a_near = 169, a_far = 76, b_near = 725, b_far = 1024,
      c_near = 583, c_far = 1024, rows_near = 47, once_near = 877, once_far = 1024, alias_a = 11, reread = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x2048", family = "sweep",
    tile = #dynmlir.tile<6, 48, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9], g_ps = [35071, 14249047, 23277500, 35963882, 146198647],
      g_slope = [7106988, 9028453, 12686382, 22046953, 15547857], edge_columns = 8, region = 18782,
      visit = 3095, loop = 257, fma = 299, edge = 383, conflict_a = 16470, conflict_c = 366, mask = 27,
      split = 544, stall = 32, a_near = 32, a_far = 111, b_near = 258, b_far = 310, c_near = 173, c_far = 125,
      rows_far = 50, once_near = 159, once_far = 85, apart_near = 38, apart_far = 198
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [47438, 25815854, 63462056], g_slope = [8589472, 12548734, 18371021],
      region = 225, visit = 3176, fma = 308, edge = 336, conflict_a = 7147, conflict_b = 325,
      conflict_c = 353, mask = 58, split = 413, stall = 28, a_far = 57, b_near = 205, b_far = 1024,
      c_near = 167, c_far = 130, once_near = 132, once_far = 234, alias_c = 1, apart_near = 58,
      apart_far = 1024, brief = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 2, 28, 94, 141], g_ps = [43908, 122543, 288989, 3552500, 15013227, 19863333],
      g_slope = [78635, 166446, 125519, 173647, 103193, 225493], edge_columns = 8, region = 5114,
      visit = 3034, loop = 1589, fma = 307, edge = 142, conflict_a = 7417, conflict_c = 294, split = 635,
      stall = 104, a_far = 232, b_far = 53, c_near = 128, c_far = 49, rows_far = 1024, once_near = 32,
      once_far = 22, alias_a = 19, alias_c = 5, apart_near = 36, brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [25107, 2442076, 4306602, 4988458, 15757750, 30080000],
      g_slope = [805656, 1864526, 340928, 828407, 1591361, 488595], region = 466, visit = 2005, fma = 308,
      edge = 536, conflict_a = 14147, conflict_b = 633, conflict_c = 1369, conflict = 15327, mask = 153,
      split = 506, stall = 55, a_near = 21, a_far = 57, b_near = 436, b_far = 1018, c_near = 154, c_far = 59,
      rows_near = 33, once_near = 207, once_far = 83, alias_a = 59, alias_c = 253, apart_near = 31,
      apart_far = 218
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 6, 9], g_ps = [45554, 11404585, 17945333, 50937584, 102225083],
      g_slope = [5679515, 6540748, 10997417, 17095833, 11814125], edge_columns = 32, region = 2047,
      visit = 3512, loop = 1875, fma = 277, edge = 235, conflict_a = 21861, conflict_b = 2599, split = 308,
      stall = 50, a_far = 52, b_near = 201, b_far = 280, c_near = 146, c_far = 113, rows_far = 306,
      once_near = 116, once_far = 103, apart_near = 50, apart_far = 53, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [32581, 7355958, 20110818, 23564000, 23564000, 38257235],
      g_slope = [7323377, 6377430, 3453182, 0, 4897745, 8388257], region = 388, visit = 3215, fma = 290,
      edge = 303, conflict_a = 9792, conflict_b = 1155, conflict_c = 300, mask = 67, split = 508, stall = 13,
      a_far = 89, b_near = 195, b_far = 879, c_near = 173, c_far = 124, rows_near = 14, once_near = 138,
      once_far = 188, apart_near = 57, apart_far = 603, brief = 29, seam = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6, 9, 13], g_ps = [42630, 9348167, 25227500, 30149333, 51927313, 105439500],
      g_slope = [4652768, 7939666, 2460916, 7259326, 13378046, 8692016], edge_columns = 32, region = 4696,
      visit = 4369, loop = 1693, fma = 283, edge = 269, conflict_a = 16645, conflict_c = 288, conflict = 696,
      split = 332, stall = 34, a_far = 75, b_near = 210, b_far = 1024, c_near = 172, c_far = 130,
      rows_near = 14, once_near = 155, once_far = 260, apart_near = 52, apart_far = 190, brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x48x2048", family = "panel",
    tile = #dynmlir.tile<6, 48, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6], g_ps = [70229, 15452432, 32455917, 73764857, 135182334],
      g_slope = [15382203, 17003485, 20654470, 30708738, 22527798], edge_columns = 32, visit = 2683,
      loop = 15672, fma = 276, edge = 70, pack = 169, conflict_a = 9739, conflict_c = 241, conflict = 216,
      stall = 162, a_near = 71, a_far = 331, b_near = 96, b_far = 80, c_near = 68, rows_near = 61,
      rows_far = 167, once_near = 80, alias_c = 56, apart_near = 183, apart_far = 61, brief = 8, column = 544,
      seam = 8, reread = 130
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x128x256", family = "panel",
    tile = #dynmlir.tile<1, 128, 256>, packed = true, model = {
      g_t = [0, 2, 6, 13, 19, 28], g_ps = [38783, 8107292, 25828000, 64282909, 111167833, 204462800],
      g_slope = [4034254, 4430177, 5493558, 7814154, 10366107, 4881071], edge_columns = 32, visit = 456,
      loop = 10522, fma = 300, pack = 104, conflict_a = 32085, conflict_c = 1468, conflict = 7311, stall = 69,
      a_far = 458, b_near = 320, c_near = 133, c_far = 131, rows_near = 1024, rows_far = 1024,
      once_near = 161, alias_a = 2, apart_near = 286, column = 537, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [87434, 12093614, 17386180, 65827500],
      g_slope = [6003090, 5292566, 8073553, 10405460], region = 4695, visit = 3301, loop = 7284, fma = 272,
      edge = 735, pack = 126, conflict_a = 7908, conflict_c = 1697, stall = 109, a_near = 88, a_far = 279,
      b_near = 34, b_far = 133, c_near = 104, c_far = 227, rows_near = 282, once_near = 143, apart_near = 118,
      apart_far = 143, column = 294, seam = 166, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x48x1024", family = "strip",
    tile = #dynmlir.tile<6, 48, 1024>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [36767, 13987925, 40661118, 99496500],
      g_slope = [3487789, 5334638, 14708845, 9721229], edge_columns = 32, most_rows = 6, region = 1733,
      visit = 3937, loop = 2889, fma = 315, edge = 282, conflict_a = 1529, conflict_b = 713, conflict_c = 36,
      conflict = 1825, mask = 512, split = 196, stall = 74, a_far = 44, b_near = 232, b_far = 1024,
      c_near = 143, c_far = 696, once_near = 120, once_far = 87, alias_c = 384, apart_near = 36,
      apart_far = 107, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 6, 9, 13], g_ps = [31027, 18952778, 30287500, 52209750],
      g_slope = [3153625, 3778240, 5480562, 10332625], most_rows = 8, region = 232, visit = 1937, loop = 900,
      fma = 298, edge = 318, conflict_a = 3261, conflict_b = 198, conflict_c = 1009, conflict = 198,
      mask = 205, split = 431, stall = 63, a_far = 44, b_near = 232, b_far = 1024, c_near = 61, c_far = 859,
      rows_far = 120, once_near = 121, once_far = 65, alias_a = 22, alias_c = 80, apart_near = 24,
      apart_far = 95, brief = 7
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 4, 6], g_ps = [34081, 15792733, 28222071], g_slope = [3939663, 6214669, 15126667],
      edge_columns = 32, most_rows = 5, visit = 3538, loop = 2490, fma = 330, edge = 194, conflict_b = 154,
      conflict_c = 246, conflict = 1266, mask = 897, split = 223, stall = 79, a_far = 44, b_near = 232,
      b_far = 1024, c_near = 172, c_far = 387, rows_far = 99, once_near = 102, once_far = 1, apart_near = 29,
      apart_far = 58, brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 6, 9], g_ps = [84867, 32721647, 87597765, 179075875],
      g_slope = [10878926, 18292039, 30492703, 18690690], edge_columns = 16, region = 3938, visit = 3064,
      loop = 7958, fma = 283, edge = 581, pack = 125, conflict_a = 6640, conflict_c = 1523, stall = 110,
      a_near = 29, a_far = 83, b_near = 27, b_far = 57, c_near = 91, c_far = 52, rows_near = 200,
      once_near = 113, once_far = 184, alias_a = 13, alias_c = 48, apart_near = 132, apart_far = 314,
      brief = 84, column = 302, seam = 100, reread = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [68790, 31796909, 45980273], g_slope = [5288019, 4727788, 6547118],
      region = 5265, visit = 2641, loop = 4649, fma = 279, edge = 948, pack = 202, conflict_a = 9077,
      conflict_c = 3306, stall = 40, a_far = 134, b_near = 98, c_near = 131, c_far = 128, rows_near = 10,
      once_near = 142, once_far = 198, alias_a = 14, alias_c = 40, apart_near = 205, apart_far = 492,
      brief = 56, column = 292, seam = 44, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [80184, 28057750, 63020182, 90450454, 143075875],
      g_slope = [27977566, 34962432, 27430272, 52625421, 30181179], region = 5829, visit = 3852, loop = 3532,
      fma = 280, pack = 298, conflict_a = 15588, conflict_c = 3237, stall = 57, a_far = 106, b_near = 89,
      c_near = 118, c_far = 111, rows_near = 147, once_near = 114, once_far = 201, alias_a = 2, alias_c = 72,
      apart_near = 194, apart_far = 615, brief = 52, column = 296, seam = 86, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 4], g_ps = [86828, 38996045], g_slope = [9727304, 13022657], edge_columns = 16, visit = 3225,
      loop = 15899, fma = 280, edge = 391, pack = 120, conflict_a = 12309, conflict_c = 1105, stall = 129,
      a_near = 50, a_far = 80, b_near = 52, b_far = 85, c_near = 75, once_near = 115, apart_near = 114,
      apart_far = 151, brief = 55, column = 553, seam = 66, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 3, 6, 9], g_ps = [81777, 35112917, 79037636, 133706100],
      g_slope = [11677046, 14641573, 18222821, 13328256], edge_columns = 16, visit = 2579, loop = 11621,
      fma = 279, pack = 130, conflict_a = 10864, conflict_c = 1625, stall = 129, a_near = 51, a_far = 79,
      b_near = 124, b_far = 90, c_near = 61, once_near = 152, once_far = 43, apart_near = 114, apart_far = 9,
      brief = 12, column = 515, seam = 160, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x48x2048", family = "direct",
    tile = #dynmlir.tile<6, 48, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [37785, 14646809, 23890833, 37304412, 114672417],
      g_slope = [7304512, 9244024, 13413579, 38684002, 16776583], edge_columns = 16, region = 703,
      visit = 2262, loop = 7466, fma = 296, edge = 353, conflict_a = 13462, conflict_b = 805,
      conflict_c = 847, conflict = 224, split = 286, stall = 65, a_near = 11, a_far = 115, b_near = 163,
      b_far = 625, c_near = 125, c_far = 212, once_near = 133, once_far = 308, alias_c = 121, apart_near = 38,
      apart_far = 360, column = 299, reread = 146
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3, 6, 9], g_ps = [41350, 26524431, 64059118, 128652563],
      g_slope = [8827693, 12511562, 21531148, 13469733], region = 2405, visit = 3785, loop = 2521, fma = 302,
      edge = 407, conflict_a = 10473, conflict_b = 1424, conflict_c = 1319, split = 427, a_far = 82,
      b_near = 180, b_far = 953, c_near = 194, c_far = 288, once_near = 167, once_far = 67, apart_near = 32,
      apart_far = 274, brief = 2, column = 269, seam = 353, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 6, 9, 13], g_ps = [42109, 14097835, 34797235, 89289833, 148898389],
      g_slope = [4685242, 6899800, 18164199, 14902139, 11245341], edge_columns = 16, visit = 2464,
      loop = 7162, fma = 290, edge = 279, conflict_a = 14772, conflict_b = 1076, conflict_c = 1261,
      split = 244, stall = 28, a_near = 25, a_far = 131, b_near = 172, b_far = 252, c_near = 138, c_far = 152,
      once_near = 138, once_far = 290, alias_c = 39, apart_near = 54, column = 281, reread = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_28x16x1024", family = "direct",
    tile = #dynmlir.tile<28, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [50960, 16029879, 21711778, 32436676, 47141647, 65177176],
      g_slope = [15978919, 5681899, 10724898, 14704971, 9017764, 14812351], region = 1459, visit = 5551,
      loop = 2095, fma = 344, edge = 720, conflict_a = 18913, conflict_b = 3702, conflict_c = 1666,
      split = 490, a_far = 124, b_near = 321, c_near = 175, c_far = 276, once_near = 158, alias_a = 122,
      alias_c = 189, apart_near = 70, apart_far = 1024, brief = 34, column = 254, seam = 120, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 94], g_ps = [34322, 297160, 28502118], g_slope = [262838, 303279, 863947], region = 134,
      visit = 3286, fma = 313, edge = 466, conflict_b = 808, conflict_c = 308, mask = 56, split = 403,
      stall = 70, a_near = 104, a_far = 329, b_near = 76, b_far = 60, c_near = 144, c_far = 45,
      rows_near = 88, rows_far = 37, once_near = 98, alias_a = 64, apart_near = 17, apart_far = 14, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 4, 6, 13, 28, 42], g_ps = [24869, 1409343, 2982458, 4591200, 15373227, 15373227],
      g_slope = [346118, 786557, 229820, 718801, 0, 344950], region = 573, visit = 1470, fma = 307,
      edge = 482, conflict_a = 11351, conflict_c = 909, conflict = 15906, mask = 145, split = 693,
      stall = 103, a_near = 51, a_far = 353, b_near = 111, b_far = 349, c_near = 97, rows_near = 99,
      once_near = 11, alias_a = 103, alias_c = 324, apart_near = 4, apart_far = 680, brief = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x32x64", family = "skinny",
    tile = #dynmlir.tile<12, 32, 64>, packed = false, model = {
      g_t = [0, 3, 28, 42, 63], g_ps = [38181, 1557436, 15057555, 21179939, 37778500],
      g_slope = [506418, 540004, 437313, 790407, 580088], region = 503, visit = 3914, fma = 315, edge = 404,
      conflict_b = 1073, conflict_c = 253, mask = 92, split = 470, stall = 77, a_near = 137, a_far = 247,
      b_near = 49, b_far = 68, c_near = 142, c_far = 26, rows_near = 74, rows_far = 269, once_near = 94,
      alias_a = 59, apart_near = 15, apart_far = 5, brief = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x16", family = "skinny",
    tile = #dynmlir.tile<14, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 474], g_ps = [46232, 190686, 402824, 552439, 552439, 63615666],
      g_slope = [144454, 212138, 149615, 0, 134177, 168876], visit = 4339, fma = 324, edge = 127,
      conflict_c = 246, mask = 110, split = 545, stall = 71, a_near = 262, a_far = 220, c_near = 131,
      rows_far = 366, once_near = 40, alias_c = 1, apart_near = 43, brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [42208, 8025375, 10704900], g_slope = [1330527, 893175, 1449551],
      region = 11531, visit = 594, fma = 746, pack = 336, stall = 33, a_far = 76, b_near = 746, b_far = 1024,
      c_near = 723, rows_near = 1024, rows_far = 556, once_near = 326, once_far = 357, alias_a = 64,
      reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x6x1024", family = "dot_ahead",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [58124, 5202525, 16934267, 19857000],
      g_slope = [1714800, 1955290, 730683, 2765027], region = 20163, visit = 909, fma = 634, pack = 339,
      stall = 2, a_far = 93, b_near = 682, b_far = 1024, c_near = 752, c_far = 156, rows_near = 1024,
      rows_far = 286, once_near = 330, once_far = 430, alias_a = 33, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 1, 2, 3, 28, 42], g_ps = [58346, 1075873, 2713354, 3198285, 31669563, 54202833],
      g_slope = [1017527, 1637481, 484931, 1138851, 1609519, 2245385], edge_columns = 32, visit = 2962,
      loop = 8572, fma = 271, pack = 135, conflict_a = 3007, conflict_c = 1509, stall = 128, a_near = 110,
      a_far = 220, b_near = 93, c_near = 48, rows_far = 402, once_near = 149, once_far = 143, apart_near = 72,
      apart_far = 10, column = 612, seam = 212, reread = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 13, m = 5, batches = 2}, kernels = [
    "skinny_16x8x64"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 13, m = 5, batches = 2}, kernels = [
    "skinny_16x8x64"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6}, at_most = {n = 4, k = 13, m = 8, batches = 2}, kernels = [
    "skinny_16x8x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3}, at_most = {n = 4, k = 13, m = 8, batches = 10}, kernels = [
    "skinny_16x8x64"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 11}, at_most = {n = 4, k = 6, m = 8}, kernels = [
    "skinny_16x8x64"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 11, k = 7}, at_most = {n = 4, k = 13, m = 8}, kernels = [
    "dot_4x1x4096", "sweep_16x8x256", "skinny_16x8x64"
  ], factors = [185, 243, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 4, k = 13, m = 16, mk = 86, elements = 106}, kernels = [
    "skinny_16x8x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17}, at_most = {n = 4, k = 13, m = 35, mk = 86, elements = 106}, kernels = [
    "skinny_16x8x64"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, elements = 107}, at_most = {n = 4, k = 13, m = 35, mk = 86}, kernels = [
    "skinny_16x8x64"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 87}, at_most = {n = 4, k = 13, m = 35, mn = 23}, kernels = [
    "dot_8x1x4096", "skinny_16x8x64"
  ], factors = [286, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 87, mn = 24}, at_most = {n = 1, k = 13, m = 35, batches = 1}, kernels = [
    "skinny_16x8x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 87, mn = 24, n = 2}, at_most = {n = 4, k = 13, m = 35, batches = 1}, kernels = [
    "skinny_16x8x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 87, mn = 24, batches = 2}, at_most = {n = 4, k = 13, m = 35}, kernels = [
    "skinny_16x8x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36}, at_most = {n = 4, k = 3, m = 168, mk = 74}, kernels = [
    "skinny_16x8x64"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, mk = 75}, at_most = {n = 4, k = 3, m = 168}, kernels = [
    "direct_28x16x1024", "skinny_16x8x64"
  ], factors = [257, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 169}, at_most = {n = 4, k = 1}, kernels = [
    "direct_28x16x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 169, k = 2}, at_most = {n = 4, k = 3}, kernels = [
    "direct_28x16x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 4}, at_most = {n = 4, k = 7, mn = 258}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 4, mn = 259}, at_most = {n = 4, k = 7, nk = 4, m = 76733}, kernels = [
    "tall_14x16x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 4, mn = 259, nk = 5}, at_most = {n = 4, k = 7, nk = 7, m = 76733}, kernels = [
    "dot_8x1x4096", "tall_14x16x4096", "tall_6x64x1024", "skinny_16x8x64"
  ], factors = [321, 223, 221, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 76734, k = 4, mn = 259}, at_most = {n = 4, k = 7, nk = 7}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [201, 203, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 4, mn = 259, nk = 8}, at_most = {n = 4, k = 7}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [209, 204, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8}, at_most = {n = 2, k = 13, elements = 624794, nk = 8}, kernels = [
    "dot_8x1x4096", "sweep_16x8x256", "skinny_16x8x64"
  ], factors = [267, 221, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8, nk = 9}, at_most = {n = 2, k = 13, elements = 624794, nk = 14}, kernels = [
    "dot_8x1x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8, nk = 15}, at_most = {n = 2, k = 8, elements = 624794}, kernels = [
    "tall_10x16x1024", "skinny_16x8x64"
  ], factors = [211, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 9, nk = 15}, at_most = {n = 2, k = 9, elements = 624794}, kernels = [
    "dot_8x2x4096", "skinny_16x8x64"
  ], factors = [276, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 10, nk = 15}, at_most = {n = 2, k = 13, elements = 624794}, kernels = [
    "dot_8x2x4096", "skinny_16x8x64"
  ], factors = [273, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8, elements = 624795}, at_most = {n = 2, k = 9}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [214, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 10, elements = 624795}, at_most = {n = 2, k = 13}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "sweep_16x8x256", "tall_14x16x4096"
  ], factors = [250, 186, 202, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8, n = 3}, at_most = {n = 3, k = 9, elements = 273977}, kernels = [
    "skinny_16x8x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 10, n = 3}, at_most = {n = 3, k = 13, elements = 273977}, kernels = [
    "dot_4x4x4096"
  ], factors = [161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8, n = 3, elements = 273978}, at_most = {n = 3, k = 13}, kernels = [
    "dot_4x4x4096", "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "skinny_16x8x64"
  ], factors = [202, 224, 225, 224, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 8, n = 4}, at_most = {n = 4, k = 13}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [218, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14}, at_most = {n = 1, elements = 93}, kernels = [
    "skinny_16x8x64"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 94}, at_most = {n = 1, elements = 375, mk = 184}, kernels = [
    "dot_4x1x4096", "skinny_16x8x64"
  ], factors = [223, 134]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 94, mk = 185}, at_most = {n = 1, elements = 375}, kernels = [
    "dot_4x1x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 376}, at_most = {n = 1, elements = 597889, m = 18, k = 22}, kernels = [
    "dot_4x1x4096"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, elements = 376}, at_most = {n = 1, elements = 1268, m = 18}, kernels = [
    "dot_8x3x4096", "dot_4x1x4096"
  ], factors = [182, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, elements = 1269}, at_most = {n = 1, elements = 597889, m = 18, mn = 8}, kernels = [
    "dot_4x1x4096"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, elements = 1269, mn = 9}, at_most = {n = 1, elements = 597889, m = 18}, kernels = [
    "dot_4x1x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 376, m = 19}, at_most = {n = 1, elements = 421473, k_even = 4, nk = 58}, kernels = [
    "dot_8x1x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 376, m = 19, nk = 59}, at_most = {n = 1, elements = 421473, k_even = 4}, kernels = [
    "dot_4x1x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 376, m = 19, k_even = 5}, at_most = {n = 1, elements = 421473}, kernels = [
    "dot_8x1x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 421474, m = 19}, at_most = {n = 1, elements = 597889}, kernels = [
    "dot_4x1x4096", "dot_8x2x4096", "dot_8x1x4096"
  ], factors = [282, 269, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 597890}, at_most = {n = 1, elements = 10011319, nk = 27, k = 16}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [216, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17, elements = 597890}, at_most = {n = 1, elements = 10011319, nk = 27}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "tall_14x16x4096"
  ], factors = [220, 190, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 597890, nk = 28}, at_most = {n = 1, elements = 926432, mn = 10}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ], factors = [227, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 926433, nk = 28}, at_most = {n = 1, elements = 10011319, mn = 10}, kernels = [
    "dot_4x1x4096", "dot_4x2x4096", "dot_8x2x4096", "dot_8x1x4096"
  ], factors = [231, 214, 224, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 597890, nk = 28, mn = 11}, at_most = {n = 1, elements = 10011319, m = 478}, kernels = [
    "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [252, 257, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 597890, nk = 28, mn = 11, m = 479}, at_most = {n = 1, elements = 10011319}, kernels = [
    "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [259, 258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 10011320}, at_most = {n = 1, k = 59, mn = 508307}, kernels = [
    "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [234, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, elements = 10011320, mn = 508308}, at_most = {n = 1, k = 59}, kernels = [
    "tall_14x16x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [251, 285, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, elements = 10011320}, at_most = {n = 1, nk = 581620, m = 24552}, kernels = [
    "dot_4x1x4096", "dot_4x2x4096", "dot_8x1x4096", "dot_ahead_2x4x1536"
  ], factors = [253, 211, 255, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, elements = 10011320, m = 24553}, at_most = {n = 1, nk = 581620}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096", "dot_ahead_2x4x1536"
  ], factors = [276, 281, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 60, elements = 10011320, nk = 581621}, at_most = {n = 1}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "direct_28x16x1024", "dot_ahead_2x4x1536"
  ], factors = [209, 201, 229, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2}, at_most = {n = 2, elements = 232, mk = 169}, kernels = [
    "skinny_16x8x64"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 233}, at_most = {n = 2, elements = 658942, mk = 169, mnk = 166}, kernels = [
    "dot_4x2x4096", "skinny_16x8x64"
  ], factors = [266, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 233, mnk = 167}, at_most = {n = 2, elements = 658942, mk = 169, k = 62}, kernels = [
    "dot_4x2x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 2, elements = 233, mnk = 167}, at_most = {n = 2, elements = 658942, mk = 169}, kernels = [
    "dot_4x2x4096"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170}, at_most = {n = 2, elements = 369}, kernels = [
    "skinny_16x8x64"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 370}, at_most = {n = 2, elements = 606}, kernels = [
    "dot_4x2x4096"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 607}, at_most = {n = 2, elements = 2426, m = 16, k_even = 32}, kernels = [
    "dot_4x2x4096"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 2427}, at_most = {n = 2, elements = 658942, m = 16, k_even = 32}, kernels = [
    "dot_4x2x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 607, k_even = 33}, at_most = {n = 2, elements = 658942, m = 16}, kernels = [
    "dot_4x2x4096"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 607, m = 17}, at_most = {n = 2, elements = 475248, k_even = 4}, kernels = [
    "dot_8x2x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 607, m = 17, k_even = 5}, at_most = {n = 2, elements = 475248}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, mk = 170, elements = 475249, m = 17}, at_most = {n = 2, elements = 658942}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [289, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 658943}, at_most = {n = 2, mn = 16, k = 268503, elements = 14869259}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [204, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 658943, mn = 17}, at_most = {n = 2, mn = 303690, k = 27, elements = 14869259}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "sweep_16x8x256", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [219, 197, 219, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 2, elements = 658943, mn = 17}, at_most = {n = 2, mn = 303690, k = 268503, elements = 8470295, mnk = 199715}, kernels = [
    "dot_4x2x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 2, elements = 658943, mn = 17, mnk = 199716}, at_most = {n = 2, mn = 303690, k = 268503, elements = 8470295}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "dot_4x4x4096"
  ], factors = [255, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 2, elements = 8470296, mn = 17}, at_most = {n = 2, mn = 303690, k = 268503, elements = 14869259}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_2x4x1536"
  ], factors = [205, 195, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 14869260}, at_most = {n = 2, mn = 303690, k = 702}, kernels = [
    "dot_ahead_2x4x1536"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 703, n = 2, elements = 14869260}, at_most = {n = 2, mn = 303690, k = 268503}, kernels = [
    "dot_8x2x4096", "dot_ahead_2x4x1536"
  ], factors = [200, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268504, n = 2, elements = 658943}, at_most = {n = 2, mn = 303690, mk = 5782464, nk = 1881306}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [208, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268504, n = 2, elements = 658943, nk = 1881307}, at_most = {n = 2, mn = 303690, mk = 5782464}, kernels = [
    "dot_4x2x4096", "sweep_16x8x256", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [223, 182, 180, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268504, n = 2, elements = 658943, mk = 5782465}, at_most = {n = 2, mn = 49}, kernels = [
    "dot_4x2x4096", "sweep_16x8x256", "direct_28x16x1024", "dot_ahead_2x4x1536"
  ], factors = [248, 206, 213, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 268504, n = 2, elements = 658943, mk = 5782465, mn = 50}, at_most = {n = 2, mn = 303690}, kernels = [
    "tall_14x16x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [237, 259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 658943, mn = 303691}, at_most = {n = 2, k = 56, mk = 9772969}, kernels = [
    "sweep_16x8x256", "tall_10x32x2048", "tall_14x16x4096", "dot_ahead_2x4x1536"
  ], factors = [213, 227, 234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 2, elements = 658943, mn = 303691, mk = 9772970}, at_most = {n = 2, k = 56}, kernels = [
    "tall_14x16x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [243, 284, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, elements = 658943, mn = 303691}, at_most = {n = 2, m = 269715}, kernels = [
    "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, elements = 658943, mn = 303691, m = 269716}, at_most = {n = 2}, kernels = [
    "sweep_16x8x256", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [258, 304, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3}, at_most = {n = 4, mk = 145, elements = 282}, kernels = [
    "skinny_16x8x64"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, elements = 283}, at_most = {n = 4, mk = 145, elements = 576}, kernels = [
    "skinny_16x8x64"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, elements = 577}, at_most = {n = 4, mk = 145, nk = 169, mnk = 259}, kernels = [
    "sweep_16x8x256", "skinny_16x8x64"
  ], factors = [219, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, elements = 577, mnk = 260}, at_most = {n = 4, mk = 145, nk = 169}, kernels = [
    "skinny_16x8x64"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, elements = 577, nk = 170}, at_most = {n = 4, mk = 145}, kernels = [
    "sweep_16x8x256", "skinny_16x8x64"
  ], factors = [225, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 146}, at_most = {n = 4, mk = 561, k = 29, elements = 32110}, kernels = [
    "skinny_16x8x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 146, elements = 32111}, at_most = {n = 4, mk = 561, k = 29}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "skinny_16x8x64"
  ], factors = [277, 238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 3, mk = 146}, at_most = {n = 4, mk = 561, mn = 4}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "dot_ahead_2x4x1536"
  ], factors = [197, 194, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 3, mk = 146, mn = 5}, at_most = {n = 4, mk = 561, mn = 29, elements = 869}, kernels = [
    "skinny_16x8x64"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 3, mk = 146, mn = 5, elements = 870}, at_most = {n = 3, mk = 561, mn = 29, k = 58}, kernels = [
    "dot_8x3x4096", "skinny_16x8x64"
  ], factors = [221, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 3, mk = 146, mn = 5, elements = 870}, at_most = {n = 3, mk = 561, mn = 29}, kernels = [
    "dot_8x3x4096"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 4, mk = 146, mn = 5, elements = 870}, at_most = {n = 4, mk = 561, mn = 29, m = 3}, kernels = [
    "direct_6x48x2048", "skinny_16x8x64", "dot_ahead_2x4x1536"
  ], factors = [191, 195, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 4, mk = 146, mn = 5, elements = 870, m = 4}, at_most = {n = 4, mk = 561, mn = 29}, kernels = [
    "skinny_16x8x64", "dot_ahead_2x4x1536"
  ], factors = [204, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, n = 3, mk = 146, mn = 30}, at_most = {n = 4, mk = 561}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "skinny_16x8x64"
  ], factors = [225, 229, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562}, at_most = {n = 3, elements = 705105, k = 25, k_even = 4}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096"
  ], factors = [289, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, k_even = 5}, at_most = {n = 3, elements = 705105, k = 25}, kernels = [
    "dot_8x3x4096"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 4, mk = 562}, at_most = {n = 4, elements = 705105, k = 25, k_even = 4}, kernels = [
    "dot_4x4x4096", "tall_14x16x4096", "skinny_16x8x64"
  ], factors = [280, 229, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 4, mk = 562, k_even = 5}, at_most = {n = 4, elements = 705105, k = 25, mk = 4579}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "skinny_16x8x64"
  ], factors = [279, 270, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 4, mk = 4580, k_even = 5}, at_most = {n = 4, elements = 705105, k = 25}, kernels = [
    "dot_4x4x4096", "skinny_16x8x64"
  ], factors = [244, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 3, mk = 562}, at_most = {n = 3, elements = 2787, mn = 71}, kernels = [
    "dot_8x3x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 3, mk = 562, elements = 2788}, at_most = {n = 3, elements = 409001, mn = 71, m = 3}, kernels = [
    "dot_8x3x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 3, mk = 562, elements = 2788, m = 4}, at_most = {n = 3, elements = 409001, mn = 71}, kernels = [
    "dot_8x3x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 3, mk = 562, elements = 409002}, at_most = {n = 3, elements = 705105, mn = 71}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096"
  ], factors = [240, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 3, mk = 562, mn = 72}, at_most = {n = 3, elements = 705105, mk = 472647}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096"
  ], factors = [256, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 3, mk = 472648, mn = 72}, at_most = {n = 3, elements = 705105}, kernels = [
    "dot_4x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562}, at_most = {n = 4, elements = 705105, mn = 29, mnk = 3990}, kernels = [
    "dot_ahead_2x4x1536"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mnk = 3991}, at_most = {n = 4, elements = 383707, mn = 9}, kernels = [
    "dot_ahead_2x4x1536"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mnk = 3991, mn = 10}, at_most = {n = 4, elements = 383707, mn = 29}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096"
  ], factors = [226, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mnk = 3991, elements = 383708}, at_most = {n = 4, elements = 705105, mn = 29}, kernels = [
    "dot_4x4x4096", "sweep_6x48x2048", "direct_28x16x1024", "dot_ahead_2x4x1536"
  ], factors = [203, 185, 188, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mn = 30}, at_most = {n = 4, elements = 705105, nk = 499, k_even = 4, mnk = 7135}, kernels = [
    "dot_4x4x4096", "skinny_16x8x64"
  ], factors = [247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mn = 30, mnk = 7136}, at_most = {n = 4, elements = 705105, nk = 499, k_even = 4}, kernels = [
    "dot_4x4x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mn = 30, k_even = 5}, at_most = {n = 4, elements = 705105, nk = 499}, kernels = [
    "dot_4x4x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mn = 30, nk = 500}, at_most = {n = 4, elements = 528436, m = 19}, kernels = [
    "dot_4x4x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mn = 30, nk = 500, m = 20}, at_most = {n = 4, elements = 528436}, kernels = [
    "dot_4x4x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 26, n = 4, mk = 562, mn = 30, nk = 500, elements = 528437}, at_most = {n = 4, elements = 705105}, kernels = [
    "dot_4x4x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 705106}, at_most = {n = 4, mn = 16, m = 2}, kernels = [
    "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [209, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 705106, m = 3}, at_most = {n = 4, mn = 16}, kernels = [
    "direct_6x48x2048", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [207, 201, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 705106, mn = 17}, at_most = {n = 4, mn = 69, m = 8, elements = 3548550}, kernels = [
    "dot_2x8x768", "sweep_6x48x2048", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [209, 216, 209, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 3548551, mn = 17}, at_most = {n = 4, mn = 69, m = 8}, kernels = [
    "dot_2x8x768", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [187, 218, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 705106, mn = 17, m = 9}, at_most = {n = 4, mn = 69, mnk = 22938568}, kernels = [
    "dot_4x4x4096", "sweep_6x48x2048", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [224, 200, 202, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 705106, mn = 17, m = 9, mnk = 22938569}, at_most = {n = 4, mn = 69}, kernels = [
    "sweep_16x8x256", "tall_10x32x2048", "tall_10x16x1024", "direct_28x16x1024", "dot_ahead_4x6x1024"
  ], factors = [206, 192, 206, 236, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 3, mk = 562, elements = 705106, mn = 70}, at_most = {n = 4, k = 27}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "tall_10x32x2048", "tall_14x16x4096", "direct_28x16x1024",
    "skinny_16x8x64"
  ], factors = [295, 251, 239, 247, 230, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mk = 562, elements = 705106, mn = 70}, at_most = {n = 4, k = 56, mnk = 36347639}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "tall_14x16x4096", "direct_28x16x1024", "dot_ahead_2x4x1536"
  ], factors = [269, 232, 237, 235, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, n = 3, mk = 562, elements = 705106, mn = 70, mnk = 36347640}, at_most = {n = 4, k = 56}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [227, 231, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 705106, mn = 70}, at_most = {n = 4, elements = 15122366, mnk = 871423, batches = 229}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "dot_ahead_2x4x1536"
  ], factors = [250, 234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 705106, mn = 70, batches = 230}, at_most = {n = 4, elements = 15122366, mnk = 871423}, kernels = [
    "dot_4x4x4096", "dot_ahead_2x4x1536"
  ], factors = [228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 705106, mn = 70, mnk = 871424}, at_most = {n = 4, elements = 7875579, mn = 136}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096"
  ], factors = [233, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 705106, mn = 137, mnk = 871424}, at_most = {n = 3, elements = 7875579}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "dot_ahead_2x4x1536"
  ], factors = [300, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 4, mk = 562, elements = 705106, mn = 137, mnk = 871424}, at_most = {n = 4, elements = 7875579}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096", "dot_ahead_2x4x1536"
  ], factors = [252, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 7875580, mn = 70, mnk = 871424}, at_most = {n = 4, elements = 15122366, m = 2321}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [235, 204, 237, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 7875580, mn = 70, mnk = 871424, m = 2322}, at_most = {n = 4, elements = 15122366, mn = 158725}, kernels = [
    "dot_8x3x4096", "dot_4x4x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [249, 227, 232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 7875580, mn = 158726, mnk = 871424, m = 2322}, at_most = {n = 4, elements = 15122366}, kernels = [
    "dot_4x4x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [234, 244, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 15122367, mn = 70}, at_most = {n = 4, elements = 18470524, k = 3965}, kernels = [
    "dot_4x4x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [257, 241, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3966, n = 3, mk = 562, elements = 15122367, mn = 70}, at_most = {n = 4, elements = 18470524}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [219, 225, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 18470525, mn = 70}, at_most = {n = 4, m = 811}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [221, 232, 312, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 562, elements = 18470525, mn = 70, m = 812}, at_most = {n = 4, mk = 27095900}, kernels = [
    "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [276, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 27095901, elements = 18470525, mn = 70, m = 812}, at_most = {n = 4, k_even = 362}, kernels = [
    "dot_8x3x4096", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [302, 305, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 3, mk = 27095901, elements = 18470525, mn = 70, m = 812, k_even = 363}, at_most = {n = 4}, kernels = [
    "dot_4x4x4096", "tall_10x32x2048", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [306, 234, 289, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, m = 8, k = 48, mk = 82, batches = 2, elements = 115}, kernels = [
    "skinny_16x8x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, elements = 116}, at_most = {n = 8, m = 8, k = 48, mk = 82, batches = 2}, kernels = [
    "skinny_16x8x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 16, m = 5, k = 48, mk = 82, batches = 2, elements = 209}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, elements = 210}, at_most = {n = 16, m = 5, k = 48, mk = 82, batches = 2}, kernels = [
    "sweep_10x32x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 6}, at_most = {n = 16, m = 8, k = 48, mk = 82, batches = 2}, kernels = [
    "sweep_10x32x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 3}, at_most = {n = 8, m = 8, k = 48, mk = 82, nk = 136}, kernels = [
    "skinny_16x8x64"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, batches = 3, nk = 137}, at_most = {n = 8, m = 8, k = 48, mk = 82}, kernels = [
    "skinny_16x8x64"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3}, at_most = {n = 16, m = 8, k = 48, mk = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, batches = 3, mk = 33}, at_most = {n = 16, m = 8, k = 48, mk = 82}, kernels = [
    "strip_8x32x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 83}, at_most = {n = 8, m = 8, k = 48, elements = 792}, kernels = [
    "skinny_16x8x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 83, elements = 793}, at_most = {n = 8, m = 8, k = 48}, kernels = [
    "skinny_16x8x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 83}, at_most = {n = 16, m = 5, k = 48}, kernels = [
    "strip_8x32x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 83, m = 6}, at_most = {n = 16, m = 8, k = 48}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49}, at_most = {n = 8, m = 2, elements = 528408, mk = 352, k = 66}, kernels = [
    "sweep_16x8x256", "skinny_16x8x64"
  ], factors = [255, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 67}, at_most = {n = 8, m = 2, elements = 528408, mk = 352}, kernels = [
    "sweep_10x32x2048", "direct_28x16x1024"
  ], factors = [177, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, mk = 353}, at_most = {n = 8, m = 2, elements = 528408, mn = 6}, kernels = [
    "dot_2x8x768", "direct_28x16x1024"
  ], factors = [226, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, mk = 353, mn = 7}, at_most = {n = 8, m = 2, elements = 528408}, kernels = [
    "dot_2x8x768", "direct_28x16x1024"
  ], factors = [259, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, m = 3}, at_most = {n = 8, m = 3, elements = 528408, mk = 571, mnk = 3569}, kernels = [
    "sweep_16x8x256", "skinny_16x8x64"
  ], factors = [209, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, m = 4}, at_most = {n = 8, m = 8, elements = 528408, mk = 571, mnk = 3569}, kernels = [
    "direct_28x16x1024"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, m = 3, mnk = 3570}, at_most = {n = 8, m = 8, elements = 528408, mk = 571}, kernels = [
    "sweep_16x8x256", "direct_28x16x1024", "skinny_16x8x64"
  ], factors = [238, 185, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, m = 3, mk = 572}, at_most = {n = 6, m = 8, elements = 528408, mn = 24}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "dot_4x4x4096", "sweep_16x8x256"
  ], factors = [236, 189, 153, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, m = 3, mk = 572, mn = 25}, at_most = {n = 6, m = 8, elements = 528408, mnk = 29645}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [200, 196, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, m = 3, mk = 572, mn = 25, mnk = 29646}, at_most = {n = 6, m = 8, elements = 528408}, kernels = [
    "dot_4x6x1024", "dot_2x8x768"
  ], factors = [245, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 49, m = 3, mk = 572}, at_most = {n = 8, m = 6, elements = 528408, mk = 30437}, kernels = [
    "dot_2x8x768", "sweep_16x8x256"
  ], factors = [210, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 49, m = 3, mk = 30438}, at_most = {n = 8, m = 6, elements = 528408}, kernels = [
    "dot_2x8x768", "sweep_6x48x2048", "sweep_16x8x256"
  ], factors = [244, 196, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 49, m = 7, mk = 572}, at_most = {n = 8, m = 8, elements = 528408}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [242, 209, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, elements = 528409}, at_most = {n = 8, m = 5}, kernels = [
    "sweep_6x48x2048", "sweep_10x32x2048", "sweep_16x8x256", "direct_6x48x2048", "direct_6x64x1024",
    "direct_28x16x1024"
  ], factors = [285, 207, 301, 192, 191, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 49, elements = 528409, m = 6}, at_most = {n = 8, m = 8}, kernels = [
    "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [200, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49}, at_most = {n = 15, m = 2, k = 206}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 207}, at_most = {n = 15, m = 2}, kernels = [
    "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [224, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, k = 49}, at_most = {n = 16, m = 2, elements = 640733, nk = 1380}, kernels = [
    "strip_8x32x1024", "direct_28x16x1024"
  ], factors = [266, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, k = 49, nk = 1381}, at_most = {n = 16, m = 2, elements = 640733}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [291, 262, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, k = 49, elements = 640734}, at_most = {n = 16, m = 2}, kernels = [
    "sweep_whole_10x32x1024", "strip_8x32x1024", "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [233, 233, 226, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 3}, at_most = {n = 16, m = 3, elements = 767385}, kernels = [
    "strip_8x32x1024", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [212, 221, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 4}, at_most = {n = 16, m = 5, elements = 767385}, kernels = [
    "strip_8x32x1024", "direct_6x48x2048", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [201, 225, 219, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 3, elements = 767386}, at_most = {n = 16, m = 5}, kernels = [
    "strip_8x32x1024", "direct_6x64x1024"
  ], factors = [207, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 6}, at_most = {n = 16, m = 6, elements = 772299}, kernels = [
    "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [285, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 7}, at_most = {n = 16, m = 8, elements = 772299, mk = 725}, kernels = [
    "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 7, mk = 726}, at_most = {n = 16, m = 8, elements = 772299, mn = 115}, kernels = [
    "direct_28x16x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 7, mk = 726, mn = 116}, at_most = {n = 16, m = 8, elements = 772299}, kernels = [
    "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 49, m = 6, elements = 772300}, at_most = {n = 16, m = 8}, kernels = [
    "sweep_whole_10x32x1024", "strip_8x32x1024", "direct_6x64x1024", "direct_28x16x1024", "skinny_10x32x64"
  ], factors = [204, 232, 219, 246, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9}, at_most = {n = 8, k = 44, mk = 306, mnk = 490}, kernels = [
    "skinny_16x8x64"
  ], factors = [342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mnk = 491}, at_most = {n = 8, k = 44, mk = 306, m = 23}, kernels = [
    "skinny_16x8x64"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 24, mnk = 491}, at_most = {n = 8, k = 44, mk = 306}, kernels = [
    "skinny_16x8x64"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307}, at_most = {n = 7, k = 4, nk = 8, mnk = 617937}, kernels = [
    "direct_28x16x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, nk = 9}, at_most = {n = 7, k = 4, nk = 14, mnk = 617937}, kernels = [
    "direct_28x16x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, mnk = 617938}, at_most = {n = 7, k = 4, nk = 14}, kernels = [
    "tall_10x16x1024", "direct_28x16x1024"
  ], factors = [239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, nk = 15}, at_most = {n = 7, k = 4}, kernels = [
    "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, mk = 307}, at_most = {n = 8, k = 4, elements = 788172}, kernels = [
    "sweep_16x8x256", "direct_28x16x1024", "skinny_16x8x64"
  ], factors = [313, 218, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, mk = 307, elements = 788173}, at_most = {n = 8, k = 4}, kernels = [
    "direct_28x16x1024"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, k = 5}, at_most = {n = 8, k = 24, m = 71, mk = 564}, kernels = [
    "direct_28x16x1024", "skinny_16x8x64"
  ], factors = [231, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 565, k = 5}, at_most = {n = 8, k = 24, m = 71}, kernels = [
    "tall_14x16x4096", "skinny_16x8x64"
  ], factors = [218, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 72, mk = 307, k = 5}, at_most = {n = 7, k = 24, k_even = 4, elements = 579027}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [225, 224, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 72, mk = 307, k = 5}, at_most = {n = 8, k = 24, k_even = 4, elements = 579027}, kernels = [
    "tall_10x16x1024", "direct_28x16x1024"
  ], factors = [216, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 72, mk = 307, k = 5, elements = 579028}, at_most = {n = 8, k = 24, k_even = 4}, kernels = [
    "sweep_16x8x256", "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [301, 224, 229, 230, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 72, mk = 307, k = 5, k_even = 5}, at_most = {n = 8, k = 24, nk = 119}, kernels = [
    "sweep_16x8x256", "tall_14x16x4096", "skinny_16x8x64"
  ], factors = [218, 227, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 72, mk = 307, k = 5, k_even = 5, nk = 120}, at_most = {n = 8, k = 24}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "skinny_16x8x64"
  ], factors = [245, 244, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, k = 25}, at_most = {n = 8, k = 44, elements = 733291, mk = 1057, k_even = 4}, kernels = [
    "direct_28x16x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, k = 25, k_even = 5}, at_most = {n = 8, k = 44, elements = 733291, mk = 1057}, kernels = [
    "sweep_16x8x256", "direct_28x16x1024", "skinny_16x8x64"
  ], factors = [250, 222, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 1058, k = 25}, at_most = {n = 7, k = 27, elements = 733291}, kernels = [
    "tall_14x16x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 1058, k = 28}, at_most = {n = 7, k = 44, elements = 733291, mn = 427}, kernels = [
    "sweep_6x48x2048", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [242, 232, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 1058, k = 28, mn = 428}, at_most = {n = 7, k = 32, elements = 733291}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "dot_4x4x4096"
  ], factors = [254, 214, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 1058, k = 33, mn = 428}, at_most = {n = 7, k = 44, elements = 733291}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "tall_14x16x4096"
  ], factors = [220, 199, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, mk = 1058, k = 25}, at_most = {n = 8, k = 44, elements = 733291}, kernels = [
    "sweep_16x8x256", "tall_10x16x1024", "skinny_16x8x64"
  ], factors = [253, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, mk = 307, k = 25, elements = 733292}, at_most = {n = 8, k = 44}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [243, 246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45}, at_most = {n = 6, elements = 752109, mnk = 29619, mk = 1287}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [252, 253, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45, mk = 1288}, at_most = {n = 6, elements = 752109, mnk = 29619}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "dot_4x4x4096"
  ], factors = [266, 227, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45, mnk = 29620}, at_most = {n = 6, elements = 752109, k_even = 4, k = 68}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "tall_14x16x4096"
  ], factors = [269, 223, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 69, mnk = 29620}, at_most = {n = 6, elements = 752109, k_even = 4}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [256, 249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45, mnk = 29620, k_even = 5}, at_most = {n = 6, elements = 752109}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096"
  ], factors = [255, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45}, at_most = {n = 8, elements = 752109, nk = 998, k_even = 4, k = 83}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "tall_14x16x4096"
  ], factors = [243, 219, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 84}, at_most = {n = 8, elements = 752109, nk = 998, k_even = 4}, kernels = [
    "dot_2x8x768", "direct_28x16x1024"
  ], factors = [235, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, k_even = 5}, at_most = {n = 8, elements = 752109, nk = 998, mn = 724}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "direct_28x16x1024"
  ], factors = [230, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, k_even = 5, mn = 725}, at_most = {n = 8, elements = 752109, nk = 998}, kernels = [
    "dot_2x8x768", "tall_14x16x4096"
  ], factors = [237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, nk = 999}, at_most = {n = 8, elements = 507364, mnk = 69079, m = 30}, kernels = [
    "dot_2x8x768"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 31, k = 45, nk = 999}, at_most = {n = 8, elements = 507364, mnk = 69079}, kernels = [
    "dot_2x8x768"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, nk = 999, mnk = 69080}, at_most = {n = 8, elements = 507364, nk = 1999}, kernels = [
    "dot_2x8x768"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, nk = 2000, mnk = 69080}, at_most = {n = 8, elements = 507364, k_even = 128}, kernels = [
    "dot_2x8x768"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, nk = 2000, mnk = 69080, k_even = 129}, at_most = {n = 8, elements = 507364}, kernels = [
    "dot_2x8x768", "dot_4x4x4096"
  ], factors = [222, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, nk = 999, elements = 507365}, at_most = {n = 8, elements = 752109}, kernels = [
    "dot_2x8x768", "tall_10x16x1024", "direct_28x16x1024"
  ], factors = [233, 242, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45, elements = 752110}, at_most = {n = 6, elements = 9002976, m = 51, nk = 1430}, kernels = [
    "dot_4x6x1024", "tall_14x16x4096", "direct_6x64x1024"
  ], factors = [279, 231, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45, elements = 752110, nk = 1431}, at_most = {n = 6, elements = 9002976, m = 51}, kernels = [
    "dot_2x8x768", "sweep_16x8x256", "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [228, 221, 208, 208, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 52, k = 45, elements = 752110}, at_most = {n = 6, elements = 9002976, m = 838, batches = 20}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "tall_10x32x2048", "dot_ahead_4x6x1024"
  ], factors = [237, 218, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 52, k = 45, elements = 752110, batches = 21}, at_most = {n = 6, elements = 9002976, m = 838, nk = 579}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [293, 238, 232, 232, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 52, k = 45, elements = 752110, batches = 21, nk = 580}, at_most = {n = 6, elements = 9002976, m = 838}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "dot_4x4x4096", "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [238, 207, 192, 221, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 839, k = 45, elements = 752110}, at_most = {n = 6, elements = 9002976, nk = 833, k = 78}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [228, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 839, k = 79, elements = 752110}, at_most = {n = 6, elements = 9002976, nk = 833}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [251, 214, 223, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 839, k = 45, elements = 752110, nk = 834}, at_most = {n = 6, elements = 9002976}, kernels = [
    "dot_4x6x1024", "dot_ahead_4x6x1024"
  ], factors = [256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, elements = 752110}, at_most = {n = 8, elements = 9002976, k_even = 724, m = 64}, kernels = [
    "sweep_16x8x256", "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [241, 217, 223, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 65, k = 45, elements = 752110}, at_most = {n = 8, elements = 9002976, k_even = 724, m = 6345, nk = 1966}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [231, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 65, k = 45, elements = 752110, nk = 1967}, at_most = {n = 8, elements = 9002976, k_even = 724, m = 6345}, kernels = [
    "dot_2x8x768", "tall_14x16x4096"
  ], factors = [238, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 6346, k = 45, elements = 752110}, at_most = {n = 8, elements = 9002976, k_even = 724}, kernels = [
    "dot_2x8x768", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [250, 231, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, elements = 752110, k_even = 725}, at_most = {n = 8, elements = 9002976, m = 90}, kernels = [
    "dot_2x8x768", "tall_10x16x1024", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [233, 214, 217, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 91, k = 45, elements = 752110, k_even = 725}, at_most = {n = 8, elements = 9002976}, kernels = [
    "dot_2x8x768", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [263, 245, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9, k = 45, elements = 9002977}, at_most = {n = 6, m = 33}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [212, 206, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 34, k = 45, elements = 9002977}, at_most = {n = 6, elements = 17458479, k = 124}, kernels = [
    "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [227, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 34, k = 125, elements = 9002977}, at_most = {n = 6, elements = 17458479}, kernels = [
    "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 34, k = 45, elements = 17458480}, at_most = {n = 6, mn = 10569}, kernels = [
    "tall_14x16x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 34, k = 45, elements = 17458480, mn = 10570}, at_most = {n = 6, k = 166}, kernels = [
    "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [248, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 34, k = 167, elements = 17458480, mn = 10570}, at_most = {n = 6}, kernels = [
    "sweep_16x8x256", "tall_10x16x1024", "dot_ahead_4x6x1024"
  ], factors = [276, 241, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, elements = 9002977}, at_most = {n = 8, mn = 239}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [216, 209, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, elements = 9002977, mn = 240}, at_most = {n = 7, nk = 2551}, kernels = [
    "tall_14x16x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 9, k = 45, elements = 9002977, mn = 240, nk = 2552}, at_most = {n = 7}, kernels = [
    "tall_14x16x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, k = 45, elements = 9002977, mn = 240}, at_most = {n = 8, k_even = 362}, kernels = [
    "sweep_6x48x2048", "sweep_16x8x256", "tall_14x16x4096"
  ], factors = [345, 308, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 9, k = 45, elements = 9002977, mn = 240, k_even = 363}, at_most = {n = 8}, kernels = [
    "dot_2x8x768", "sweep_6x48x2048", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [270, 291, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {n = 16, mk = 86, m = 43, elements = 583}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, elements = 584}, at_most = {n = 16, mk = 86, m = 43}, kernels = [
    "sweep_10x32x2048", "direct_28x16x1024"
  ], factors = [279, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 87}, at_most = {n = 16, mk = 166, m = 43}, kernels = [
    "direct_28x16x1024"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 44}, at_most = {n = 16, mk = 70}, kernels = [
    "direct_28x16x1024"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 44, mk = 71}, at_most = {n = 16, mk = 166}, kernels = [
    "direct_28x16x1024"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 167}, at_most = {n = 16, mk = 379, elements = 1168}, kernels = [
    "direct_28x16x1024"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 167, elements = 1169}, at_most = {n = 16, mk = 379, batches = 184, m = 26}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [264, 262, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 27, mk = 167, elements = 1169}, at_most = {n = 16, mk = 379, batches = 184}, kernels = [
    "direct_28x16x1024"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 167, elements = 1169, batches = 185}, at_most = {n = 16, mk = 379}, kernels = [
    "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [249, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 380}, at_most = {n = 16, m = 10, elements = 6035606}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [283, 265, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, mk = 380, elements = 6035607}, at_most = {n = 16, m = 10}, kernels = [
    "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [225, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, mk = 380}, at_most = {n = 16, m = 16, elements = 870156}, kernels = [
    "direct_28x16x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 11, mk = 380, elements = 870157}, at_most = {n = 16, m = 16}, kernels = [
    "tall_10x16x1024", "direct_6x48x2048", "direct_6x64x1024", "direct_28x16x1024"
  ], factors = [236, 225, 244, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 380}, at_most = {n = 16, m = 39, mk = 3265}, kernels = [
    "direct_28x16x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 3266}, at_most = {n = 16, m = 39, k_even = 724}, kernels = [
    "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [225, 234, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 3266, k_even = 725}, at_most = {n = 16, m = 39}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "direct_6x48x2048"
  ], factors = [232, 229, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380}, at_most = {n = 15, k = 2, elements = 490954}, kernels = [
    "direct_28x16x1024"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 40, mk = 380}, at_most = {n = 16, k = 2, elements = 490954}, kernels = [
    "direct_28x16x1024"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380, elements = 490955}, at_most = {n = 16, k = 2}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_6x64x1024", "direct_6x48x2048", "direct_6x64x1024",
    "direct_28x16x1024"
  ], factors = [248, 277, 228, 230, 236, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380, k = 3}, at_most = {n = 16, k = 12, mn = 13384384, mk = 2336}, kernels = [
    "direct_28x16x1024"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 2337, k = 3}, at_most = {n = 16, k = 12, mn = 13384384}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [237, 248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380, k = 3, mn = 13384385}, at_most = {n = 16, k = 12}, kernels = [
    "tall_10x32x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380, k = 13}, at_most = {n = 16, k_even = 128, mk = 2358}, kernels = [
    "tall_14x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 2359, k = 13}, at_most = {n = 15, k_even = 128, mk = 8807656, mnk = 5531899, k = 63}, kernels = [
    "tall_14x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 2359, k = 64}, at_most = {n = 15, k_even = 128, mk = 8807656, mnk = 5531899, mn = 1525}, kernels = [
    "sweep_whole_6x64x1024", "tall_14x16x4096"
  ], factors = [237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 2359, k = 64, mn = 1526}, at_most = {n = 15, k_even = 128, mk = 8807656, mnk = 5531899}, kernels = [
    "tall_14x16x4096", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [240, 272, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 2359, k = 13, mnk = 5531900}, at_most = {n = 15, k_even = 128, mk = 8807656}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [263, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 40, mk = 2359, k = 13}, at_most = {n = 16, k_even = 128, mk = 8807656, elements = 540294, k = 16}, kernels = [
    "tall_14x16x4096", "tall_8x48x1024", "tall_6x64x1024", "direct_28x16x1024"
  ], factors = [262, 261, 215, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 40, mk = 2359, k = 17}, at_most = {n = 16, k_even = 128, mk = 8807656, elements = 540294}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [254, 242, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 40, mk = 2359, k = 13, elements = 540295}, at_most = {n = 16, k_even = 128, mk = 8807656}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [247, 246, 249, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 8807657, k = 13}, at_most = {n = 16, k_even = 128, elements = 19023019}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [236, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 8807657, k = 13, elements = 19023020}, at_most = {n = 16, k_even = 4}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "tall_6x64x1024"
  ], factors = [250, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 8807657, k = 13, elements = 19023020, k_even = 5}, at_most = {n = 16, k_even = 128, nk = 1915}, kernels = [
    "sweep_16x8x256", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [291, 262, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 8807657, k = 13, elements = 19023020, k_even = 5, nk = 1916}, at_most = {n = 16, k_even = 128}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [246, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380, k = 13, k_even = 129}, at_most = {n = 16, elements = 598717}, kernels = [
    "dot_2x8x768", "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "direct_28x16x1024"
  ], factors = [247, 252, 233, 231, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 40, mk = 380, k = 13, k_even = 129, elements = 598718}, at_most = {n = 16, m = 18141}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096"
  ], factors = [249, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 18142, mk = 380, k = 13, k_even = 129, elements = 598718}, at_most = {n = 16}, kernels = [
    "tall_10x32x2048", "tall_10x16x1024", "tall_14x16x4096", "tall_8x48x1024"
  ], factors = [254, 251, 260, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 5, elements = 391, k = 32, n = 32, batches = 2}, kernels = [
    "strip_8x32x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 392}, at_most = {m = 5, elements = 605247, k = 32, n = 32, batches = 2}, kernels = [
    "strip_8x32x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, batches = 3}, at_most = {m = 5, elements = 605247, k = 10, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, batches = 3, k = 11}, at_most = {m = 5, elements = 605247, k = 32, n = 32, mk = 67}, kernels = [
    "strip_8x32x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, batches = 3, k = 11, mk = 68}, at_most = {m = 5, elements = 605247, k = 32, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 5, elements = 764, k = 11, n = 48}, kernels = [
    "sweep_10x32x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 5, elements = 764, k = 11}, kernels = [
    "strip_8x32x1024"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 765}, at_most = {m = 5, elements = 605247, k = 11, n_even = 32, n = 150, mk = 6}, kernels = [
    "strip_8x32x1024"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 765, mk = 7}, at_most = {m = 5, elements = 605247, k = 11, n_even = 32, n = 48}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "strip_8x32x1024"
  ], factors = [204, 192, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, elements = 765, mk = 7}, at_most = {m = 5, elements = 605247, k = 11, n_even = 32, n = 150}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 151, elements = 765}, at_most = {m = 5, elements = 605247, k = 11, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [208, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 765, n_even = 33}, at_most = {m = 5, elements = 605247, k = 11, n_even = 362, mnk = 1086}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 765, n_even = 33, mnk = 1087}, at_most = {m = 5, elements = 605247, k = 11, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 765, n_even = 363}, at_most = {m = 5, elements = 605247, k = 11}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 12}, at_most = {m = 5, elements = 1952, k = 32, n = 48}, kernels = [
    "sweep_whole_6x64x1024", "strip_6x48x1024"
  ], factors = [229, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 12, elements = 1953}, at_most = {m = 5, elements = 605247, k = 32, n = 48}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_6x48x1024", "strip_8x32x1024"
  ], factors = [239, 235, 263, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12}, at_most = {m = 5, elements = 2765, k = 32, nk = 3007}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, elements = 2766}, at_most = {m = 5, elements = 605247, k = 32, nk = 3007, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [234, 229, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, elements = 2766, n_even = 33}, at_most = {m = 5, elements = 605247, k = 32, nk = 3007}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, nk = 3008}, at_most = {m = 5, elements = 605247, k = 16, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [240, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, nk = 3008}, at_most = {m = 5, elements = 605247, k = 32, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, nk = 3008, n_even = 363}, at_most = {m = 5, elements = 605247, k = 16}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, nk = 3008, n_even = 363}, at_most = {m = 5, elements = 605247, k = 32}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024"
  ], factors = [294, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 33}, at_most = {m = 5, elements = 605247, n = 32, k = 71}, kernels = [
    "strip_8x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 33}, at_most = {m = 5, elements = 605247, n = 36, k = 71}, kernels = [
    "sweep_whole_8x48x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 72}, at_most = {m = 5, elements = 605247, n = 24}, kernels = [
    "strip_8x32x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 72}, at_most = {m = 5, elements = 605247, n = 32, mk = 1055}, kernels = [
    "strip_8x32x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 72, mk = 1056}, at_most = {m = 5, elements = 605247, n = 32}, kernels = [
    "sweep_6x48x2048", "sweep_whole_10x32x1024", "strip_8x32x1024", "strip_5x64x1024", "direct_6x64x1024"
  ], factors = [255, 278, 262, 247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 72}, at_most = {m = 5, elements = 605247, n = 36}, kernels = [
    "sweep_whole_8x48x1024", "strip_6x48x1024", "direct_6x64x1024"
  ], factors = [281, 300, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, k = 33}, at_most = {m = 5, elements = 605247, n = 48, k = 71}, kernels = [
    "sweep_whole_8x48x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, k = 72}, at_most = {m = 5, elements = 605247, n = 48}, kernels = [
    "sweep_6x48x2048", "sweep_whole_8x48x1024", "strip_6x48x1024", "direct_6x64x1024"
  ], factors = [331, 303, 319, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 33}, at_most = {m = 3, elements = 605247, n = 64, k = 76}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 77}, at_most = {m = 3, elements = 452396, n = 64}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [314, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 77, elements = 452397}, at_most = {m = 3, elements = 605247, n = 64}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [328, 299, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 33, m = 4}, at_most = {m = 5, elements = 605247, n = 64}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 33}, at_most = {m = 5, elements = 605247, k = 66, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 33, n_even = 5}, at_most = {m = 2, elements = 605247, k = 66, batches = 2}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024"
  ], factors = [242, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 33, n_even = 5, batches = 3}, at_most = {m = 2, elements = 605247, k = 66}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024"
  ], factors = [282, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 33, n_even = 5, m = 3}, at_most = {m = 5, elements = 605247, k = 66}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67}, at_most = {m = 5, elements = 505511, n_even = 4, mnk = 166884, n = 97}, kernels = [
    "sweep_whole_8x48x1024", "strip_6x48x1024", "strip_5x64x1024", "direct_6x64x1024"
  ], factors = [295, 307, 276, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, k = 67}, at_most = {m = 1, elements = 505511, n_even = 4, mnk = 166884, mn = 1205}, kernels = [
    "strip_6x48x1024", "strip_5x64x1024"
  ], factors = [382, 378]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, k = 67, m = 2}, at_most = {m = 5, elements = 505511, n_even = 4, mnk = 166884, mn = 1205}, kernels = [
    "strip_5x64x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 98, k = 67, mn = 1206}, at_most = {m = 5, elements = 505511, n_even = 4, mnk = 166884}, kernels = [
    "strip_5x64x1024"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, mnk = 166885}, at_most = {m = 1, elements = 505511, n_even = 4, mk = 2855}, kernels = [
    "strip_5x64x1024"
  ], factors = [375]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, mnk = 166885, m = 2}, at_most = {m = 4, elements = 505511, n_even = 4, mk = 2855}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [323, 343, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, mnk = 166885, m = 5}, at_most = {m = 5, elements = 505511, n_even = 4, mk = 2855}, kernels = [
    "strip_5x64x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, mnk = 166885, mk = 2856}, at_most = {m = 5, elements = 505511, n_even = 4}, kernels = [
    "sweep_whole_8x48x1024", "strip_5x64x1024", "direct_6x64x1024"
  ], factors = [293, 270, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, n_even = 5}, at_most = {m = 1, elements = 505511}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [315, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, n_even = 5, m = 2}, at_most = {m = 2, elements = 505511}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [346, 341, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, n_even = 5, m = 3}, at_most = {m = 3, elements = 505511}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [370, 315, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, n_even = 5, m = 4}, at_most = {m = 5, elements = 505511}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_5x64x1024"
  ], factors = [278, 246, 265, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, elements = 505512}, at_most = {m = 5, elements = 605247, n_even = 724, nk = 563199}, kernels = [
    "sweep_whole_6x64x1024", "strip_6x48x1024", "strip_5x64x1024"
  ], factors = [314, 346, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, elements = 505512, nk = 563200}, at_most = {m = 5, elements = 605247, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [309, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 67, elements = 505512, n_even = 725}, at_most = {m = 5, elements = 605247}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024", "direct_6x64x1024"
  ], factors = [338, 302, 312, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 23}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, elements = 605248}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 32, nk = 15160}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, elements = 605248, nk = 15161}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 32}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 605248}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 47, mn = 84}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_6x48x1024", "strip_5x64x1024", "direct_6x48x2048"
  ], factors = [253, 248, 263, 246, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 605248, mn = 85}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 47}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_5x64x1024"
  ], factors = [238, 246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, elements = 605248}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 77, k = 11926}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_5x64x1024"
  ], factors = [258, 278, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, elements = 605248, k = 11927}, at_most = {m = 5, elements = 5868607, n_even = 32, n = 77}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [272, 268, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248}, at_most = {m = 3, elements = 816196, n_even = 32, n = 248}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [288, 279, 275, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 816197}, at_most = {m = 3, elements = 5868607, n_even = 32, n = 248, nk = 229262}, kernels = [
    "strip_6x48x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [310, 260, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 816197, nk = 229263}, at_most = {m = 3, elements = 5868607, n_even = 32, n = 248}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64", "skinny_14x32x16"
  ], factors = [264, 251, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 605248}, at_most = {m = 3, elements = 5868607, n_even = 4, nk = 685428, k = 21}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [264, 245, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 605248, k = 22}, at_most = {m = 3, elements = 680531, n_even = 4, nk = 685428}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024"
  ], factors = [291, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 680532, k = 22}, at_most = {m = 3, elements = 5868607, n_even = 4, nk = 685428}, kernels = [
    "sweep_6x64x16", "sweep_whole_8x48x1024", "strip_5x64x1024"
  ], factors = [265, 269, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 605248, nk = 685429}, at_most = {m = 3, elements = 5868607, n_even = 4, nk = 5340929, n = 1049}, kernels = [
    "sweep_6x48x2048", "strip_6x48x1024", "strip_5x64x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [253, 255, 261, 259, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1050, elements = 605248, nk = 685429}, at_most = {m = 1, elements = 5868607, n_even = 4, nk = 5340929}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024", "direct_6x64x1024"
  ], factors = [279, 275, 287, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1050, elements = 605248, nk = 685429, m = 2}, at_most = {m = 2, elements = 5868607, n_even = 4, nk = 5340929}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024"
  ], factors = [263, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1050, elements = 605248, nk = 685429, m = 3}, at_most = {m = 3, elements = 5868607, n_even = 4, nk = 5340929}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024"
  ], factors = [246, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 605248, nk = 5340930}, at_most = {m = 3, elements = 5868607, n_even = 4}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024", "skinny_14x32x16"
  ], factors = [256, 251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 605248, n_even = 5}, at_most = {m = 3, elements = 5868607, n_even = 32, nk = 144062}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "strip_5x64x1024"
  ], factors = [264, 271, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 249, elements = 605248, n_even = 5, nk = 144063}, at_most = {m = 3, elements = 5868607, n_even = 32}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [271, 253, 259, 263, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248, m = 4}, at_most = {m = 5, elements = 5868607, n_even = 32, nk = 149455}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "strip_8x32x1024",
    "strip_5x64x1024", "direct_6x48x2048"
  ], factors = [262, 250, 262, 251, 258, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248, m = 4, nk = 149456}, at_most = {m = 5, elements = 5868607, n_even = 32, nk = 819400}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024", "skinny_10x32x64",
    "skinny_14x32x16"
  ], factors = [234, 251, 250, 255, 238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248, m = 4, nk = 819401}, at_most = {m = 4, elements = 5868607, n_even = 32, mn = 4111}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64"
  ], factors = [244, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248, m = 4, nk = 819401, mn = 4112}, at_most = {m = 4, elements = 5868607, n_even = 32}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024", "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [238, 257, 236, 237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248, m = 5, nk = 819401}, at_most = {m = 5, elements = 5868607, n_even = 32, mn = 5155}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024", "skinny_10x32x64", "skinny_14x32x16"
  ], factors = [255, 265, 228, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, elements = 605248, m = 5, nk = 819401, mn = 5156}, at_most = {m = 5, elements = 5868607, n_even = 32}, kernels = [
    "sweep_6x64x16", "skinny_14x32x16"
  ], factors = [228, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33}, at_most = {m = 2, elements = 5868607, nk = 137322, mnk = 32219}, kernels = [
    "sweep_10x32x2048", "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "strip_8x32x1024",
    "strip_5x64x1024"
  ], factors = [275, 298, 279, 267, 265, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, mnk = 32220}, at_most = {m = 2, elements = 5868607, nk = 137322, mn = 156}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [292, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, mnk = 32220, mn = 157}, at_most = {m = 2, elements = 5868607, nk = 137322}, kernels = [
    "sweep_10x32x2048", "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [291, 285, 281, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, nk = 137323}, at_most = {m = 2, elements = 765405}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [273, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 765406, n_even = 33, nk = 137323}, at_most = {m = 2, elements = 5294235}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [285, 257, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 5294236, n_even = 33, nk = 137323}, at_most = {m = 2, elements = 5868607}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024"
  ], factors = [279, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, m = 3}, at_most = {m = 5, elements = 5868607, nk = 11963}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024", "skinny_10x32x64"
  ], factors = [257, 251, 246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, m = 3, nk = 11964}, at_most = {m = 5, elements = 5868607, nk = 135105}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [266, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, m = 3, nk = 135106}, at_most = {m = 3, elements = 5868607}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024", "skinny_14x32x16"
  ], factors = [258, 248, 250, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, m = 4, nk = 135106}, at_most = {m = 5, elements = 5868607, k = 381}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 605248, n_even = 33, m = 4, nk = 135106, k = 382}, at_most = {m = 5, elements = 5868607}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [234, 238, 237, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6}, at_most = {m = 8, elements = 804168, k = 12, n = 32, batches = 1}, kernels = [
    "strip_8x32x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, batches = 2}, at_most = {m = 8, elements = 804168, k = 12, n = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6}, at_most = {m = 8, elements = 804168, k = 12, mn = 3548}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, mn = 3549}, at_most = {m = 8, elements = 804168, k = 12}, kernels = [
    "sweep_6x64x16", "sweep_whole_10x32x1024"
  ], factors = [289, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 13}, at_most = {m = 8, elements = 804168, k = 32, batches = 1}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 13, batches = 2}, at_most = {m = 7, elements = 804168, k = 32}, kernels = [
    "strip_8x32x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 13, batches = 2}, at_most = {m = 8, elements = 804168, k = 32, n = 65}, kernels = [
    "strip_8x32x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 8, k = 13, batches = 2}, at_most = {m = 8, elements = 804168, k = 32}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [262, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 33}, at_most = {m = 6, elements = 437518}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_8x32x1024", "direct_6x64x1024"
  ], factors = [262, 227, 219, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 33, elements = 437519}, at_most = {m = 6, elements = 804168}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_8x32x1024", "direct_6x64x1024",
    "skinny_10x32x64"
  ], factors = [271, 262, 244, 232, 287, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 33}, at_most = {m = 8, elements = 804168, n_even = 4, n = 31}, kernels = [
    "sweep_10x32x2048", "sweep_whole_8x48x1024", "strip_8x32x1024", "skinny_12x32x64"
  ], factors = [221, 240, 240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 7, k = 33}, at_most = {m = 8, elements = 804168, n_even = 4, n = 49}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [184, 252, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, m = 7, k = 33}, at_most = {m = 8, elements = 804168, n_even = 4, n = 64}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "strip_8x32x1024", "skinny_12x32x64"
  ], factors = [283, 246, 258, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 7, k = 33}, at_most = {m = 8, elements = 804168, n_even = 4}, kernels = [
    "sweep_10x32x2048", "sweep_whole_8x48x1024", "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [214, 241, 238, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 33, n_even = 5}, at_most = {m = 8, elements = 516945, mn = 572, batches = 1}, kernels = [
    "strip_8x32x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 33, n_even = 5, batches = 2}, at_most = {m = 8, elements = 516945, mn = 572}, kernels = [
    "strip_8x32x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 33, n_even = 5, mn = 573}, at_most = {m = 7, elements = 516945}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "strip_8x32x1024"
  ], factors = [233, 241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 33, n_even = 5, mn = 573}, at_most = {m = 8, elements = 516945}, kernels = [
    "sweep_whole_8x48x1024", "strip_8x32x1024", "skinny_12x32x64"
  ], factors = [270, 259, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 33, n_even = 5, elements = 516946}, at_most = {m = 8, elements = 804168}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [253, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, elements = 804169}, at_most = {m = 6, elements = 5868607, mn = 6318, n = 52}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "strip_8x32x1024"
  ], factors = [253, 229, 236, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 6, elements = 804169}, at_most = {m = 6, elements = 5868607, mn = 6318, mnk = 827594}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "strip_8x32x1024"
  ], factors = [250, 270, 241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 6, elements = 804169, mnk = 827595}, at_most = {m = 6, elements = 5868607, mn = 6318}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024", "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [271, 239, 218, 221, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, elements = 804169, mn = 6319}, at_most = {m = 6, elements = 5868607}, kernels = [
    "sweep_6x64x16", "skinny_10x32x64", "skinny_14x32x16"
  ], factors = [234, 233, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, elements = 804169}, at_most = {m = 8, elements = 5868607, nk = 103666, n_even = 32, mn = 201}, kernels = [
    "sweep_10x32x2048", "sweep_whole_10x32x1024", "strip_8x32x1024", "direct_10x32x2048"
  ], factors = [218, 214, 226, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, elements = 804169, mn = 202}, at_most = {m = 8, elements = 5868607, nk = 103666, n_even = 32, k = 92}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [247, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, elements = 804169, mn = 202, k = 93}, at_most = {m = 8, elements = 5868607, nk = 103666, n_even = 32}, kernels = [
    "sweep_whole_8x48x1024", "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [265, 246, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, elements = 804169, n_even = 33}, at_most = {m = 8, elements = 5868607, nk = 103666}, kernels = [
    "sweep_whole_10x32x1024", "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [244, 238, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, elements = 804169, nk = 103667}, at_most = {m = 8, elements = 5868607, n = 47}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [226, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 7, elements = 804169, nk = 103667}, at_most = {m = 8, elements = 5868607, mn = 5157}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64", "skinny_14x32x16"
  ], factors = [232, 210, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 7, elements = 804169, nk = 103667, mn = 5158}, at_most = {m = 8, elements = 5868607}, kernels = [
    "sweep_whole_8x48x1024", "strip_8x32x1024", "skinny_10x32x64"
  ], factors = [295, 246, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 5868608}, at_most = {m = 5, elements = 11313989, n = 32}, kernels = [
    "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, elements = 5868608}, at_most = {m = 5, elements = 11313989, n = 47}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [237, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, elements = 5868608}, at_most = {m = 5, elements = 11313989, n = 935, nk = 130043, mn = 584}, kernels = [
    "sweep_whole_6x64x1024", "strip_8x32x1024", "strip_5x64x1024"
  ], factors = [257, 255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, elements = 5868608, mn = 585}, at_most = {m = 5, elements = 11313989, n = 935, nk = 130043}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "strip_5x64x1024", "skinny_10x32x64"
  ], factors = [249, 252, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, elements = 5868608, nk = 130044}, at_most = {m = 5, elements = 8454464, n = 935}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024", "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [234, 245, 239, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, elements = 8454465, nk = 130044}, at_most = {m = 5, elements = 11313989, n = 935}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [240, 236, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 936, elements = 5868608}, at_most = {m = 5, elements = 11313989, mnk = 32675849, k = 110}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024"
  ], factors = [246, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 936, elements = 5868608, k = 111}, at_most = {m = 5, elements = 8762065, mnk = 32675849}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "strip_5x64x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [238, 235, 234, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 936, elements = 8762066, k = 111}, at_most = {m = 5, elements = 11313989, mnk = 32675849}, kernels = [
    "sweep_6x64x16", "strip_8x32x1024", "strip_5x64x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [229, 233, 226, 231, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 936, elements = 5868608, mnk = 32675850}, at_most = {m = 5, elements = 11313989}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [208, 246, 217, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 5868608, m = 6}, at_most = {m = 8, elements = 11313989, mnk = 807521, n = 49}, kernels = [
    "sweep_10x32x2048", "sweep_whole_10x32x1024", "strip_8x32x1024", "direct_10x32x2048", "skinny_10x32x64",
    "skinny_12x32x64"
  ], factors = [229, 226, 238, 255, 218, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, elements = 5868608, m = 6}, at_most = {m = 8, elements = 11313989, mnk = 807521}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [225, 220, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 5868608, m = 6, mnk = 807522}, at_most = {m = 8, elements = 11313989, mk = 554769}, kernels = [
    "strip_8x32x1024", "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [231, 214, 211, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 5868608, m = 6, mnk = 807522, mk = 554770}, at_most = {m = 8, elements = 11313989}, kernels = [
    "strip_8x32x1024", "skinny_12x32x64"
  ], factors = [230, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 11313990}, at_most = {m = 5, n = 48, mk = 1040362}, kernels = [
    "sweep_whole_6x64x1024", "strip_5x64x1024", "skinny_10x32x64"
  ], factors = [232, 249, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 11313990, mk = 1040363}, at_most = {m = 5, n = 48}, kernels = [
    "strip_5x64x1024", "direct_6x48x2048", "skinny_10x32x64"
  ], factors = [259, 197, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 11313990, m = 6}, at_most = {m = 8, n = 48}, kernels = [
    "strip_8x32x1024", "tall_8x48x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [231, 245, 223, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, elements = 11313990}, at_most = {m = 5, n = 137}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [273, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, elements = 11313990, m = 6}, at_most = {m = 8, n = 137}, kernels = [
    "sweep_6x64x16", "strip_8x32x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [257, 267, 250, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, elements = 11313990}, at_most = {m = 5, nk = 135105}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [242, 237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, elements = 11313990, nk = 135106}, at_most = {m = 5, elements = 14710634}, kernels = [
    "sweep_6x64x16", "strip_5x64x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [239, 241, 224, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, elements = 14710635, nk = 135106}, at_most = {m = 3}, kernels = [
    "strip_5x64x1024", "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [304, 266, 263, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, elements = 14710635, nk = 135106, m = 4}, at_most = {m = 5}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, elements = 11313990, m = 6}, at_most = {m = 8, mnk = 1343088}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [229, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, elements = 11313990, m = 6, mnk = 1343089}, at_most = {m = 8}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [226, 221, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9}, at_most = {k = 12, n = 48, mk = 73, mn = 699, batches = 1}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 74}, at_most = {k = 12, n = 48, mk = 275, mn = 699, batches = 1}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, batches = 2}, at_most = {k = 12, n = 35, mk = 275, mn = 699}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, m = 9, batches = 2}, at_most = {k = 12, n = 48, mk = 275, mn = 699}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [296, 278, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mn = 700}, at_most = {k = 12, n = 32, mk = 275, m = 51, elements = 14904}, kernels = [
    "sweep_10x32x2048"
  ], factors = [355]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mn = 700, elements = 14905}, at_most = {k = 12, n = 32, mk = 275, m = 51}, kernels = [
    "sweep_10x32x2048", "sweep_whole_10x32x1024"
  ], factors = [355, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 52, mn = 700}, at_most = {k = 12, n = 32, mk = 275, nk = 92}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [368]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 52, mn = 700, nk = 93}, at_most = {k = 12, n = 32, mk = 275}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mn = 700}, at_most = {k = 12, n = 48, mk = 275, nk = 193}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mn = 700, nk = 194}, at_most = {k = 12, n = 48, mk = 275}, kernels = [
    "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [277, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 276}, at_most = {k = 2, n = 32, elements = 444615}, kernels = [
    "sweep_whole_10x32x1024", "tall_10x32x2048", "direct_6x64x1024"
  ], factors = [363, 415, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 276, k = 3}, at_most = {k = 5, n = 32, elements = 444615}, kernels = [
    "panel_1x128x256", "tall_10x32x2048", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [253, 347, 283, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 276, elements = 444616}, at_most = {k = 5, n = 32, elements = 6661191}, kernels = [
    "sweep_whole_10x32x1024", "panel_1x128x256", "tall_10x32x2048", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [278, 256, 308, 274, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 276, elements = 6661192}, at_most = {k = 5, n = 32}, kernels = [
    "sweep_whole_10x32x1024", "panel_1x128x256"
  ], factors = [258, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 276, k = 6}, at_most = {k = 12, n = 29, elements = 525800, mk = 550}, kernels = [
    "sweep_whole_10x32x1024", "direct_28x16x1024"
  ], factors = [253, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 551, k = 6}, at_most = {k = 12, n = 29, elements = 525800}, kernels = [
    "panel_6x48x2048", "panel_1x128x256", "tall_6x64x1024", "direct_6x48x2048"
  ], factors = [250, 242, 240, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, mk = 276, k = 6, elements = 525801}, at_most = {k = 12, n = 29}, kernels = [
    "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [237, 210, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, m = 9, mk = 276, k = 6}, at_most = {k = 12, n = 32, mk = 1051}, kernels = [
    "sweep_whole_10x32x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [275, 221, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, m = 9, mk = 1052, k = 6}, at_most = {k = 12, n = 32, elements = 597634}, kernels = [
    "panel_6x48x2048", "tall_6x64x1024"
  ], factors = [242, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 30, m = 9, mk = 1052, k = 6, elements = 597635}, at_most = {k = 12, n = 32}, kernels = [
    "sweep_whole_10x32x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [239, 244, 233, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 276}, at_most = {k = 3, n = 48, elements = 460110}, kernels = [
    "panel_1x128x256", "direct_6x64x1024", "block_6x64x128"
  ], factors = [337, 431, 368]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 276, k = 4}, at_most = {k = 7, n = 48, elements = 460110}, kernels = [
    "direct_6x64x1024"
  ], factors = [320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 276, elements = 460111}, at_most = {k = 7, n = 48}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_1x128x256", "direct_6x48x2048",
    "direct_6x64x1024", "block_6x64x128"
  ], factors = [252, 234, 258, 353, 306, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 276, k = 8}, at_most = {k = 12, n = 48, elements = 492474, mk = 1217}, kernels = [
    "sweep_whole_8x48x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [258, 255, 254, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 1218, k = 8}, at_most = {k = 12, n = 48, elements = 492474}, kernels = [
    "tall_6x64x1024", "block_6x64x128"
  ], factors = [265, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, mk = 276, k = 8, elements = 492475}, at_most = {k = 12, n = 48}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [223, 296, 255, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9}, at_most = {k = 12, n = 116, nk = 518, m = 31, elements = 11417}, kernels = [
    "sweep_10x32x2048"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, elements = 11418}, at_most = {k = 12, n = 116, nk = 518, m = 31}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024", "skinny_10x32x64",
    "skinny_14x32x16"
  ], factors = [338, 329, 342, 323, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32}, at_most = {k = 12, n = 64, nk = 190, elements = 602639, mnk = 14768}, kernels = [
    "direct_6x64x1024"
  ], factors = [444]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, mnk = 14769}, at_most = {k = 12, n = 64, nk = 190, elements = 602639}, kernels = [
    "panel_1x128x256", "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [402, 450, 343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 191}, at_most = {k = 12, n = 64, nk = 339, elements = 602639}, kernels = [
    "panel_1x128x256", "direct_6x64x1024"
  ], factors = [284, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32}, at_most = {k = 12, n = 116, nk = 288, elements = 602639}, kernels = [
    "sweep_whole_10x32x1024", "panel_1x128x256", "direct_6x64x1024"
  ], factors = [413, 554, 467]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, nk = 289}, at_most = {k = 12, n = 116, nk = 339, elements = 602639}, kernels = [
    "panel_1x128x256"
  ], factors = [408]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 340}, at_most = {k = 12, n = 66, nk = 518, elements = 602639, mk = 611}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [273, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, nk = 340, mk = 612}, at_most = {k = 12, n = 66, nk = 518, elements = 602639}, kernels = [
    "panel_1x128x256", "direct_6x64x1024", "block_6x64x128"
  ], factors = [234, 244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 32, nk = 340}, at_most = {k = 12, n = 116, nk = 518, elements = 602639}, kernels = [
    "panel_1x128x256", "direct_6x64x1024"
  ], factors = [316, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 32, elements = 602640}, at_most = {k = 12, n = 64, nk = 518}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256", "direct_6x64x1024"
  ], factors = [284, 282, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, elements = 602640}, at_most = {k = 12, n = 116, nk = 518}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_1x128x256",
    "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [303, 311, 308, 371, 319, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, nk = 519}, at_most = {k = 12, n = 116, elements = 600852, mk = 593, m = 29}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 30, nk = 519}, at_most = {k = 12, n = 116, elements = 600852, mk = 593}, kernels = [
    "panel_1x128x256", "direct_6x64x1024"
  ], factors = [286, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, nk = 519, mk = 594}, at_most = {k = 12, n = 64, elements = 600852}, kernels = [
    "block_6x64x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 9, nk = 519, mk = 594}, at_most = {k = 8, n = 116, elements = 600852}, kernels = [
    "panel_1x128x256", "direct_6x64x1024"
  ], factors = [268, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 9, nk = 519, mk = 594, k = 9}, at_most = {k = 12, n = 80, elements = 600852}, kernels = [
    "panel_6x48x2048", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [266, 247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 9, nk = 519, mk = 594, k = 9}, at_most = {k = 12, n = 116, elements = 600852}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256", "tall_6x64x1024"
  ], factors = [226, 296, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, nk = 519, elements = 600853}, at_most = {k = 12, n = 66}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [248, 263, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 9, nk = 519, elements = 600853}, at_most = {k = 12, n = 116}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_1x128x256",
    "skinny_10x32x64"
  ], factors = [249, 251, 247, 339, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9}, at_most = {k = 8, elements = 590507, mk = 264, n_even = 362, m = 33, n = 251}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_10x32x64"
  ], factors = [325, 317, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 252, m = 9}, at_most = {k = 8, elements = 590507, mk = 264, n_even = 362, m = 33}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_1x128x256"
  ], factors = [347, 339, 335, 410]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, k = 9}, at_most = {k = 12, elements = 590507, mk = 264, n_even = 362, m = 33}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024"
  ], factors = [248, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 34}, at_most = {k = 12, elements = 590507, mk = 159, n_even = 128}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256", "skinny_14x32x16"
  ], factors = [458, 579, 430]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 34, mk = 160}, at_most = {k = 12, elements = 590507, mk = 264, n_even = 128}, kernels = [
    "panel_1x128x256"
  ], factors = [451]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 34, n_even = 129}, at_most = {k = 12, elements = 590507, mk = 264, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256", "skinny_10x32x64"
  ], factors = [395, 467, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, n_even = 363}, at_most = {k = 12, elements = 590507, mk = 264, nk = 7662}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [376, 375, 362]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, n_even = 363, nk = 7663}, at_most = {k = 12, elements = 590507, mk = 264}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "panel_1x128x256"
  ], factors = [328, 323, 323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265}, at_most = {k = 2, elements = 487185, n_even = 128, nk = 256}, kernels = [
    "panel_1x128x256"
  ], factors = [708]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, nk = 257}, at_most = {k = 2, elements = 487185, n_even = 128}, kernels = [
    "sweep_6x64x16", "panel_1x128x256"
  ], factors = [474, 560]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, n_even = 129}, at_most = {k = 2, elements = 487185, n_even = 362}, kernels = [
    "panel_1x128x256", "skinny_10x32x64"
  ], factors = [495, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 3}, at_most = {k = 5, elements = 487185, n_even = 4}, kernels = [
    "panel_1x128x256"
  ], factors = [404]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 3, n_even = 5}, at_most = {k = 5, elements = 487185, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256"
  ], factors = [341, 351]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 6}, at_most = {k = 7, elements = 487185, n_even = 4, mk = 654}, kernels = [
    "panel_1x128x256", "direct_6x64x1024"
  ], factors = [302, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 655, k = 6}, at_most = {k = 7, elements = 487185, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256"
  ], factors = [288, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 6, n_even = 5}, at_most = {k = 7, elements = 487185, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "panel_1x128x256", "direct_6x64x1024"
  ], factors = [261, 266, 271, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, elements = 487186}, at_most = {k = 7, elements = 590507, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "panel_1x128x256", "skinny_14x32x16"
  ], factors = [371, 356, 425, 406, 371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, n_even = 363}, at_most = {k = 7, elements = 590507, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256"
  ], factors = [373, 397]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, n_even = 725}, at_most = {k = 7, elements = 590507}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 8}, at_most = {k = 9, elements = 590507, n_even = 4, m = 139}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256"
  ], factors = [251, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 140, mk = 265, k = 8}, at_most = {k = 9, elements = 590507, n_even = 4, n = 403}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256", "tall_6x64x1024"
  ], factors = [251, 265, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 404, m = 140, mk = 265, k = 8}, at_most = {k = 9, elements = 590507, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "panel_1x128x256", "block_6x64x128"
  ], factors = [270, 266, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 8, n_even = 5}, at_most = {k = 9, elements = 590507, n_even = 362, nk = 1086}, kernels = [
    "sweep_6x64x16", "panel_1x128x256", "block_6x64x128"
  ], factors = [234, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 8, n_even = 5, nk = 1087}, at_most = {k = 9, elements = 590507, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024"
  ], factors = [236, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 10}, at_most = {k = 12, elements = 590507, n_even = 362, mk = 741}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024"
  ], factors = [234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 742, k = 10}, at_most = {k = 12, elements = 590507, n_even = 362, n = 752}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [249, 232, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 753, m = 9, mk = 742, k = 10}, at_most = {k = 12, elements = 590507, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "panel_1x128x256"
  ], factors = [258, 240, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, mk = 265, k = 8, n_even = 363}, at_most = {k = 12, elements = 590507}, kernels = [
    "sweep_whole_6x64x1024", "skinny_10x32x64"
  ], factors = [245, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508}, at_most = {k = 12, nk = 614, n = 152}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_1x128x256"
  ], factors = [314, 317, 319, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 615}, at_most = {k = 12, nk = 2038, n = 152}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_1x128x256"
  ], factors = [273, 266, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, m = 9, elements = 590508}, at_most = {k = 5, nk = 2038, n_even = 362, m = 28}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_10x32x64"
  ], factors = [310, 310, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, m = 29, elements = 590508}, at_most = {k = 5, nk = 2038, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [316, 325, 337, 323, 346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, m = 9, elements = 590508, k = 6}, at_most = {k = 12, nk = 2038, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [270, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, m = 9, elements = 590508, n_even = 363}, at_most = {k = 12, nk = 2038}, kernels = [
    "sweep_whole_6x64x1024", "skinny_12x32x64"
  ], factors = [316, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039}, at_most = {k = 4, n_even = 4, elements = 10130697}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_10x32x64"
  ], factors = [298, 299, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, n_even = 5}, at_most = {k = 4, n_even = 362, elements = 10130697}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024",
    "skinny_12x32x64"
  ], factors = [263, 273, 269, 348, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 10130698, nk = 2039}, at_most = {k = 4, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_16x8x64", "skinny_12x32x64"
  ], factors = [309, 309, 491, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, k = 5}, at_most = {k = 8, n_even = 362, mn = 699620}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [282, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, k = 5, mn = 699621}, at_most = {k = 8, n_even = 4}, kernels = [
    "sweep_10x32x2048", "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_12x32x64"
  ], factors = [268, 268, 271, 261, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, k = 5, mn = 699621, n_even = 5}, at_most = {k = 8, n_even = 362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [254, 242, 244, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, k = 9}, at_most = {k = 12, n_even = 362, mn = 732830}, kernels = [
    "sweep_whole_6x64x1024", "skinny_10x32x64"
  ], factors = [246, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, k = 9, mn = 732831}, at_most = {k = 12, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [250, 244, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 2039, n_even = 363}, at_most = {k = 12, elements = 14888222, nk = 30099, n = 724}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "skinny_10x32x64"
  ], factors = [265, 264, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 9, elements = 590508, nk = 2039, n_even = 363}, at_most = {k = 12, elements = 14888222, nk = 30099}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "skinny_10x32x64"
  ], factors = [246, 260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 590508, nk = 30100, n_even = 363}, at_most = {k = 12, elements = 14888222}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "skinny_10x32x64", "skinny_14x32x16"
  ], factors = [245, 245, 245, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 14888223, nk = 2039, n_even = 363}, at_most = {k = 4}, kernels = [
    "sweep_whole_10x32x1024", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [298, 286, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 117, m = 9, elements = 14888223, nk = 2039, n_even = 363, k = 5}, at_most = {k = 12}, kernels = [
    "sweep_whole_10x32x1024", "skinny_12x32x64"
  ], factors = [252, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13}, at_most = {nk = 718216, m = 24, mk = 273, elements = 4915}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, elements = 4916}, at_most = {nk = 718216, m = 24, mk = 273, n = 33}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, k = 13, elements = 4916}, at_most = {nk = 718216, m = 24, mk = 273, n = 208}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "direct_6x48x2048"
  ], factors = [246, 253, 256, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 209, m = 9, k = 13, elements = 4916}, at_most = {nk = 718216, m = 24, mk = 273}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "skinny_10x32x64"
  ], factors = [296, 234, 241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, mk = 274}, at_most = {nk = 718216, m = 24, mk = 646, elements = 734776, n = 32}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [253, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, k = 13, mk = 274}, at_most = {nk = 718216, m = 24, mk = 646, elements = 734776, n = 47}, kernels = [
    "direct_6x64x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 9, k = 13, mk = 274}, at_most = {nk = 718216, m = 24, mk = 646, elements = 734776, n = 50}, kernels = [
    "direct_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 51, m = 9, k = 13, mk = 274}, at_most = {nk = 718216, m = 24, mk = 646, elements = 734776, n = 64}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 9, k = 13, mk = 274}, at_most = {nk = 718216, m = 24, mk = 646, elements = 734776, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [237, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 9, k = 13, mk = 274, n_even = 5}, at_most = {nk = 718216, m = 24, mk = 501, elements = 734776}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x48x2048"
  ], factors = [237, 236, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 9, k = 13, mk = 502, n_even = 5}, at_most = {nk = 718216, m = 11, mk = 646, elements = 734776}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 12, k = 13, mk = 502, n_even = 5}, at_most = {nk = 718216, m = 24, mk = 646, elements = 734776}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [232, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, mk = 274, elements = 734777}, at_most = {nk = 718216, m = 24, mk = 646, elements = 7545116}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [215, 215, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, mk = 274, elements = 7545117}, at_most = {nk = 718216, m = 24, mk = 646}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, mk = 647}, at_most = {nk = 718216, m = 12, elements = 538539, n = 31}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [239, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 13, mk = 647}, at_most = {nk = 718216, m = 18, elements = 538539, n = 31}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [239, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 9, k = 13, mk = 647}, at_most = {nk = 718216, m = 18, elements = 538539, n = 32}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024"
  ], factors = [233, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, k = 13, mk = 647}, at_most = {nk = 718216, m = 18, elements = 538539, n = 48}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [240, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, k = 13, mk = 647}, at_most = {nk = 718216, m = 18, elements = 538539, n = 66, mk = 1263}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [253, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, k = 13, mk = 1264}, at_most = {nk = 718216, m = 18, elements = 538539, n = 66}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [250, 264, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 9, k = 13, mk = 647}, at_most = {nk = 718216, m = 18, elements = 538539, mk = 1018, mn = 1805, n_even = 8}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [229, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 9, k = 13, mk = 647, n_even = 9}, at_most = {nk = 718216, m = 18, elements = 538539, mk = 1018, mn = 1805}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [230, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 9, k = 13, mk = 647, mn = 1806}, at_most = {nk = 718216, m = 18, elements = 538539, mk = 1018}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [241, 233, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 9, k = 13, mk = 1019}, at_most = {nk = 718216, m = 10, elements = 538539}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [233, 246, 243, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 11, k = 13, mk = 1019}, at_most = {nk = 718216, m = 18, elements = 538539, n_even = 4, mnk = 5280639, n = 79}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 11, k = 13, mk = 1019}, at_most = {nk = 718216, m = 18, elements = 538539, n_even = 4, mnk = 5280639}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [250, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 11, k = 13, mk = 1019, mnk = 5280640}, at_most = {nk = 718216, m = 18, elements = 538539, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [255, 258, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 11, k = 13, mk = 1019, n_even = 5}, at_most = {nk = 718216, m = 18, elements = 538539}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "panel_8x32x1024",
    "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [240, 235, 241, 252, 234, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 13, mk = 647}, at_most = {nk = 718216, m = 24, elements = 538539, n_even = 4, n = 31, k = 60}, kernels = [
    "direct_6x64x1024"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 61, mk = 647}, at_most = {nk = 718216, m = 24, elements = 538539, n_even = 4, n = 31}, kernels = [
    "panel_6x48x2048", "direct_6x64x1024"
  ], factors = [251, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 19, k = 13, mk = 647}, at_most = {nk = 718216, m = 24, elements = 538539, n_even = 4, n = 47}, kernels = [
    "sweep_whole_8x48x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 19, k = 13, mk = 647}, at_most = {nk = 718216, m = 24, elements = 538539, n_even = 4, n = 65}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [251, 251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 19, k = 13, mk = 647}, at_most = {nk = 718216, m = 24, elements = 538539, n_even = 4, mnk = 1471433}, kernels = [
    "sweep_whole_8x48x1024", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [250, 290, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, m = 19, k = 13, mk = 647, mnk = 1471434}, at_most = {nk = 718216, m = 24, elements = 538539, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [249, 251, 243, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 13, mk = 647, n_even = 5}, at_most = {nk = 718216, m = 24, elements = 538539, n = 101, n_even = 32}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [244, 235, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 19, k = 13, mk = 647, n_even = 33}, at_most = {nk = 718216, m = 24, elements = 538539, n = 101}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [252, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 102, m = 19, k = 13, mk = 647, n_even = 5}, at_most = {nk = 718216, m = 24, elements = 538539}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [250, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 10, elements = 6620318, n = 253}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [210, 250, 222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 16, elements = 6620318, n = 32, n_even = 32}, kernels = [
    "sweep_whole_10x32x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [232, 221, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 16, elements = 6620318, n = 47, n_even = 32}, kernels = [
    "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [237, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 11, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 16, elements = 6620318, n = 71, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [233, 259, 242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 11, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 16, elements = 6620318, n = 253, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_10x32x2048", "direct_6x64x1024",
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [235, 254, 294, 226, 247, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 13, mk = 647, elements = 538540, n_even = 33}, at_most = {nk = 718216, m = 16, elements = 6620318, n = 253, mn = 1200}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [235, 238, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 13, mk = 647, elements = 538540, n_even = 33, mn = 1201}, at_most = {nk = 718216, m = 16, elements = 6620318, n = 253}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [226, 217, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 254, m = 9, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 10, elements = 6620318, k = 220}, kernels = [
    "sweep_whole_6x64x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [214, 233, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 254, m = 11, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 16, elements = 6620318, k = 220}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "panel_8x32x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [236, 257, 271, 224, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 254, m = 9, k = 221, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 16, elements = 643720}, kernels = [
    "sweep_whole_6x64x1024", "skinny_12x32x64"
  ], factors = [242, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 254, m = 9, k = 221, mk = 647, elements = 643721}, at_most = {nk = 215346, m = 16, elements = 6620318}, kernels = [
    "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 254, m = 9, k = 221, mk = 647, elements = 643721, nk = 215347}, at_most = {nk = 718216, m = 16, elements = 6620318}, kernels = [
    "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 24, elements = 6620318, n = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [256, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 17, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 24, elements = 6620318, n = 48}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "direct_6x64x1024"
  ], factors = [236, 241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 24, elements = 6620318, n = 67}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [235, 235, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 17, k = 13, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 24, elements = 6620318, k = 69}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [226, 211, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 17, k = 70, mk = 647, elements = 538540}, at_most = {nk = 718216, m = 24, elements = 6620318, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_8x32x1024", "direct_6x64x1024",
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [244, 249, 250, 241, 249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 17, k = 70, mk = 647, elements = 538540, n_even = 33}, at_most = {nk = 718216, m = 24, elements = 6620318}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [246, 236, 247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, mk = 647, elements = 6620319}, at_most = {nk = 718216, m = 24, n = 112}, kernels = [
    "tall_6x64x1024", "direct_6x64x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [232, 239, 249, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 9, k = 13, mk = 647, elements = 6620319}, at_most = {nk = 718216, m = 24, n = 184}, kernels = [
    "panel_6x48x2048", "skinny_12x32x64", "block_6x64x128"
  ], factors = [274, 244, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 185, m = 9, k = 13, mk = 647, elements = 6620319}, at_most = {nk = 160529, m = 24}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "block_6x64x128"
  ], factors = [242, 241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 185, m = 9, k = 13, mk = 647, elements = 6620319, nk = 160530}, at_most = {nk = 718216, m = 24}, kernels = [
    "tall_8x48x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [272, 241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 13}, at_most = {nk = 867, k = 32, n = 32, mk = 839}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [268, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 13, mk = 840}, at_most = {nk = 867, k = 32, n = 32, mk = 2703}, kernels = [
    "panel_6x48x2048", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [229, 225, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 13, nk = 868}, at_most = {nk = 718216, k = 32, n = 32, mk = 2703}, kernels = [
    "direct_6x64x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 13, mk = 2704}, at_most = {nk = 718216, k = 32, n = 24, m = 9981}, kernels = [
    "panel_6x48x2048", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [228, 239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 25, k = 13, mk = 2704}, at_most = {nk = 718216, k = 32, n = 32, m = 9981}, kernels = [
    "panel_6x48x2048", "tall_6x64x1024", "block_6x64x128"
  ], factors = [236, 230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9982, k = 13, mk = 2704}, at_most = {nk = 718216, k = 20, n = 32}, kernels = [
    "tall_6x64x1024", "block_6x64x128"
  ], factors = [225, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9982, k = 21, mk = 2704}, at_most = {nk = 718216, k = 32, n = 32}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [237, 228, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 25, k = 13}, at_most = {nk = 718216, k = 32, n = 48, mn = 661206, mk = 864}, kernels = [
    "tall_6x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 25, k = 13, mk = 865}, at_most = {nk = 718216, k = 32, n = 45, mn = 661206, batches = 19}, kernels = [
    "tall_6x64x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 25, k = 13, mk = 865}, at_most = {nk = 718216, k = 32, n = 48, mn = 661206, batches = 19}, kernels = [
    "tall_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 25, k = 13, mk = 865, batches = 20}, at_most = {nk = 718216, k = 32, n = 48, mn = 661206}, kernels = [
    "sweep_whole_8x48x1024", "panel_6x48x2048", "tall_6x64x1024", "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [239, 269, 254, 246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 25, k = 13, mn = 661207}, at_most = {nk = 718216, k = 32, n = 48}, kernels = [
    "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [276, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 13}, at_most = {nk = 718216, k = 24, elements = 715755, n = 64, mnk = 94988}, kernels = [
    "direct_6x64x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 13, mnk = 94989}, at_most = {nk = 718216, k = 24, elements = 715755, n = 64}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [230, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 25}, at_most = {nk = 718216, k = 32, elements = 715755, n = 64}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_6x64x1024", "direct_6x64x1024",
    "block_6x64x128"
  ], factors = [325, 243, 244, 249, 243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13}, at_most = {nk = 718216, k = 32, elements = 715755, mk = 779, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [229, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, mk = 780}, at_most = {nk = 718216, k = 32, elements = 715755, mk = 1110, n_even = 4}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024"
  ], factors = [233, 229, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, n_even = 5}, at_most = {nk = 718216, k = 32, elements = 715755, mk = 1110, m = 31}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, k = 13, n_even = 5}, at_most = {nk = 718216, k = 23, elements = 715755, mk = 1110}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024"
  ], factors = [224, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 32, k = 24, n_even = 5}, at_most = {nk = 718216, k = 32, elements = 715755, mk = 1110}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [235, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, mk = 1111}, at_most = {nk = 718216, k = 32, elements = 715755, n_even = 32, n = 80}, kernels = [
    "panel_6x48x2048", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [249, 251, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 25, k = 13, mk = 1111}, at_most = {nk = 718216, k = 24, elements = 715755, n_even = 32, mnk = 7726828}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [242, 231, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 25, k = 13, mk = 1111, mnk = 7726829}, at_most = {nk = 718216, k = 24, elements = 715755, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "skinny_10x32x64"
  ], factors = [242, 236, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 25, k = 25, mk = 1111}, at_most = {nk = 718216, k = 32, elements = 715755, n_even = 32, m = 59}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 60, k = 25, mk = 1111}, at_most = {nk = 718216, k = 32, elements = 715755, n_even = 32}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [237, 250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, mk = 1111, n_even = 33}, at_most = {nk = 718216, k = 23, elements = 715755, n_even = 724}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [276, 230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 24, mk = 1111, n_even = 33}, at_most = {nk = 718216, k = 32, elements = 715755, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [230, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, mk = 1111, n_even = 725}, at_most = {nk = 718216, k = 21, elements = 289703}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024"
  ], factors = [220, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, mk = 1111, n_even = 725, elements = 289704}, at_most = {nk = 718216, k = 21, elements = 715755}, kernels = [
    "sweep_whole_6x64x1024", "skinny_12x32x64"
  ], factors = [222, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 22, mk = 1111, n_even = 725}, at_most = {nk = 718216, k = 32, elements = 715755}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024"
  ], factors = [217, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 13, elements = 715756}, at_most = {nk = 718216, k = 20, n = 64}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 13, elements = 715756}, at_most = {nk = 718216, k = 20, n = 361}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "panel_6x48x2048", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [222, 214, 291, 240, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 362, m = 25, k = 13, elements = 715756}, at_most = {nk = 718216, k = 15, n_even = 362}, kernels = [
    "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "skinny_12x32x64"
  ], factors = [247, 232, 218, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 362, m = 25, k = 13, elements = 715756, n_even = 363}, at_most = {nk = 718216, k = 15}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 362, m = 25, k = 16, elements = 715756}, at_most = {nk = 718216, k = 20, n_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [216, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 362, m = 25, k = 16, elements = 715756, n_even = 725}, at_most = {nk = 718216, k = 20}, kernels = [
    "sweep_6x48x2048", "sweep_6x64x16", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [221, 234, 210, 209, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 21, elements = 715756}, at_most = {nk = 718216, k = 32, n = 64, mn = 676503}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [228, 249, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 21, elements = 715756, mn = 676504}, at_most = {nk = 718216, k = 30, n = 64}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024"
  ], factors = [219, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 25, k = 31, elements = 715756, mn = 676504}, at_most = {nk = 718216, k = 32, n = 64}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 21, elements = 715756}, at_most = {nk = 718216, k = 32, n_even = 724, mn = 970283}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [227, 227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 21, elements = 715756, mn = 970284}, at_most = {nk = 718216, k = 32, n_even = 724}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_6x64x1024"
  ], factors = [240, 224, 223, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 25, k = 21, elements = 715756, n_even = 725}, at_most = {nk = 718216, k = 32}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_6x64x1024"
  ], factors = [213, 222, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 31, m = 61, elements = 637899, mn = 570}, kernels = [
    "tall_10x32x2048", "direct_6x64x1024"
  ], factors = [232, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, mn = 571}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 24, m = 61, elements = 637899}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "direct_6x64x1024", "block_6x64x128"
  ], factors = [237, 236, 219, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 25, k = 33, mn = 571}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 31, m = 61, elements = 637899}, kernels = [
    "tall_10x32x2048", "direct_6x64x1024"
  ], factors = [243, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, elements = 637900}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 31, m = 61}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "direct_6x64x1024"
  ], factors = [241, 238, 227, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 62, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 24, elements = 381984}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [250, 234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 62, k = 33, elements = 381985}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 24}, kernels = [
    "sweep_whole_8x48x1024", "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [244, 250, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 62, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 14083488, n = 31, mk = 6265}, kernels = [
    "tall_6x64x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 62, k = 33, mk = 6266}, at_most = {nk = 718216, n_even = 4, mnk = 14083488, n = 31, k = 942}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [242, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 62, k = 943, mk = 6266}, at_most = {nk = 718216, n_even = 4, mnk = 14083488, n = 31}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048"
  ], factors = [250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 62, k = 33, mnk = 14083489}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 31}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [248, 238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 25, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 47, mn = 2283}, kernels = [
    "tall_8x48x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 25, k = 33, mn = 2284}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 47, mn = 16780}, kernels = [
    "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [260, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 25, k = 33, mn = 16781}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 47, k = 74}, kernels = [
    "panel_6x48x2048", "tall_6x64x1024"
  ], factors = [261, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 25, k = 75, mn = 16781}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 47}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 25, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 63, mk = 12061}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 25, k = 33, mk = 12062}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 63, elements = 501285, k = 519}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [251, 252, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 25, k = 520, mk = 12062}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 57, elements = 501285}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [253, 252, 246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 25, k = 520, mk = 12062}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 63, elements = 501285}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 25, k = 33, mk = 12062, elements = 501286}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 63}, kernels = [
    "sweep_whole_10x32x1024", "panel_8x32x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [249, 254, 245, 237, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 25, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 79, mk = 10147}, kernels = [
    "panel_6x48x2048", "tall_8x48x1024", "direct_6x64x1024"
  ], factors = [243, 245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 25, k = 33, mk = 10148}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 79}, kernels = [
    "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [248, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 25, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, m = 30}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024",
    "block_6x64x128"
  ], factors = [250, 250, 248, 255, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 31, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, m = 51, k = 202}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [238, 240, 238, 244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 31, k = 203}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, m = 51, elements = 493221}, kernels = [
    "sweep_whole_8x48x1024", "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [240, 247, 242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 31, k = 203, elements = 493222}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, m = 51}, kernels = [
    "panel_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [242, 238, 243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 52, k = 33}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, k = 107, mk = 9839}, kernels = [
    "sweep_whole_8x48x1024", "panel_6x48x2048", "tall_6x64x1024", "direct_6x48x2048", "direct_6x64x1024"
  ], factors = [238, 249, 247, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 52, k = 33, mk = 9840}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, k = 107}, kernels = [
    "sweep_whole_6x64x1024", "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [234, 248, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 52, k = 108}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, elements = 521128}, kernels = [
    "sweep_whole_8x48x1024", "panel_6x48x2048", "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024",
    "tall_6x64x1024"
  ], factors = [239, 247, 246, 243, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 52, k = 108, elements = 521129}, at_most = {nk = 718216, n_even = 4, mnk = 27613458, n = 95}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 96, m = 52, k = 108, elements = 521129}, at_most = {nk = 718216, n_even = 4, mnk = 27613458}, kernels = [
    "panel_6x48x2048", "panel_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [248, 244, 239, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, mnk = 27613459}, at_most = {nk = 718216, n_even = 4, n = 31, elements = 11170946, mn = 92375}, kernels = [
    "tall_10x32x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, mnk = 27613459, mn = 92376}, at_most = {nk = 718216, n_even = 4, n = 31, elements = 11170946}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [235, 234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, mnk = 27613459, elements = 11170947}, at_most = {nk = 718216, n_even = 4, n = 31}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [258, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 25, k = 33, mnk = 27613459}, at_most = {nk = 718216, n_even = 4, n = 47, elements = 9485822}, kernels = [
    "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [262, 248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 25, k = 33, mnk = 27613459, elements = 9485823}, at_most = {nk = 718216, n_even = 4, n = 47}, kernels = [
    "tall_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 25, k = 33, mnk = 27613459}, at_most = {nk = 3199, n_even = 4, n = 63}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [230, 254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 25, k = 33, mnk = 27613459, nk = 3200}, at_most = {nk = 718216, n_even = 4, n = 63}, kernels = [
    "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [257, 246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 25, k = 33, mnk = 27613459}, at_most = {nk = 718216, n_even = 4, k = 84, n = 79}, kernels = [
    "tall_6x64x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 25, k = 33, mnk = 27613459}, at_most = {nk = 718216, n_even = 4, k = 84}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_6x64x1024"
  ], factors = [245, 246, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 25, k = 85, mnk = 27613459}, at_most = {nk = 718216, n_even = 4, mnk = 41185694}, kernels = [
    "panel_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [247, 244, 247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 25, k = 85, mnk = 41185695}, at_most = {nk = 718216, n_even = 4, n = 247, mn = 296267}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [247, 244, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 25, k = 85, mnk = 41185695, mn = 296268}, at_most = {nk = 718216, n_even = 4, n = 247}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 248, m = 25, k = 85, mnk = 41185695}, at_most = {nk = 309526, n_even = 4}, kernels = [
    "panel_6x48x2048", "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [260, 249, 247, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 248, m = 25, k = 85, mnk = 41185695, nk = 309527}, at_most = {nk = 718216, n_even = 4}, kernels = [
    "panel_8x32x1024", "tall_14x16x4096", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [252, 324, 248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5}, at_most = {nk = 718216, n = 39, n_even = 32, mn = 2927}, kernels = [
    "sweep_whole_8x48x1024", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [237, 264, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928}, at_most = {nk = 718216, n = 39, n_even = 32, mnk = 26334395, k_even = 128, elements = 486677}, kernels = [
    "sweep_whole_6x64x1024", "panel_6x48x2048", "tall_6x64x1024"
  ], factors = [244, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928, elements = 486678}, at_most = {nk = 718216, n = 39, n_even = 32, mnk = 26334395, k_even = 128}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [237, 233, 230, 232, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928, k_even = 129}, at_most = {nk = 718216, n = 39, n_even = 32, mnk = 26334395}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "tall_8x48x1024"
  ], factors = [229, 234, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928, mnk = 26334396}, at_most = {nk = 2217, n = 39, n_even = 32, k_even = 724, elements = 5734190}, kernels = [
    "sweep_10x32x2048", "sweep_whole_8x48x1024", "tall_6x64x1024"
  ], factors = [265, 241, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928, mnk = 26334396, nk = 2218}, at_most = {nk = 718216, n = 39, n_even = 32, k_even = 724, elements = 5734190}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "tall_8x48x1024"
  ], factors = [238, 237, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928, mnk = 26334396, elements = 5734191}, at_most = {nk = 718216, n = 39, n_even = 32, k_even = 724}, kernels = [
    "tall_10x32x2048", "tall_6x64x1024"
  ], factors = [252, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 5, mn = 2928, mnk = 26334396, k_even = 725}, at_most = {nk = 718216, n = 39, n_even = 32}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [229, 218, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 25, k = 33, n_even = 5}, at_most = {nk = 718216, n = 71, n_even = 32, elements = 783867}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [253, 240, 241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 25, k = 33, n_even = 5, elements = 783868}, at_most = {nk = 718216, n = 71, n_even = 32}, kernels = [
    "sweep_whole_8x48x1024", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [252, 242, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 33}, at_most = {nk = 718216, n = 71, mnk = 1808187, mn = 3103}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 33, mn = 3104}, at_most = {nk = 718216, n = 71, mnk = 1808187}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [243, 243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 33, mnk = 1808188}, at_most = {nk = 718216, n = 71, elements = 345946, m = 104}, kernels = [
    "sweep_whole_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 105, k = 33, n_even = 33, mnk = 1808188}, at_most = {nk = 718216, n = 71, elements = 345946}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [243, 244, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 33, mnk = 1808188, elements = 345947}, at_most = {nk = 718216, n = 71, m = 90, mn = 225242}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [237, 242, 235, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 91, k = 33, n_even = 33, mnk = 1808188, elements = 345947}, at_most = {nk = 5792, n = 71, m = 78106, mn = 225242}, kernels = [
    "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [245, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 91, k = 33, n_even = 33, mnk = 1808188, elements = 345947, nk = 5793}, at_most = {nk = 718216, n = 71, m = 78106, mn = 225242, mnk = 20574546}, kernels = [
    "sweep_whole_6x64x1024", "panel_8x32x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [247, 254, 243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 91, k = 33, n_even = 33, mnk = 20574547, elements = 345947, nk = 5793}, at_most = {nk = 718216, n = 71, m = 78106, mn = 225242, elements = 765940}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 91, k = 33, n_even = 33, mnk = 20574547, elements = 765941, nk = 5793}, at_most = {nk = 718216, n = 71, m = 78106, mn = 225242}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [236, 230, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 25, k = 33, n_even = 33, mnk = 1808188, elements = 345947, mn = 225243}, at_most = {nk = 718216, n = 71, m = 78106}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [236, 235, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 78107, k = 33, n_even = 33, mnk = 1808188, elements = 345947}, at_most = {nk = 718216, n = 71}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [237, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5}, at_most = {nk = 261487, k = 111, mk = 2879}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "panel_8x32x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [233, 235, 249, 230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, mk = 2880}, at_most = {nk = 261487, k = 111, elements = 592362, mnk = 1381427}, kernels = [
    "sweep_whole_6x64x1024", "tall_14x16x4096", "direct_6x64x1024"
  ], factors = [232, 267, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, mk = 2880, mnk = 1381428}, at_most = {nk = 261487, k = 111, elements = 592362}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_6x64x1024"
  ], factors = [232, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, mk = 2880, elements = 592363}, at_most = {nk = 261487, k = 111}, kernels = [
    "sweep_6x48x2048", "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024", "skinny_12x32x64",
    "block_6x64x128"
  ], factors = [248, 229, 235, 233, 302, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 112, n_even = 5}, at_most = {nk = 261487, elements = 495779, m = 30}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_10x32x64"
  ], factors = [250, 239, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 31, k = 112, n_even = 5}, at_most = {nk = 34755, elements = 495779, m = 91}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [235, 238, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 31, k = 112, n_even = 5, nk = 34756}, at_most = {nk = 261487, elements = 495779, m = 91}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [237, 237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 92, k = 112, n_even = 5}, at_most = {nk = 261487, elements = 495779, k = 251, mnk = 28151880}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024"
  ], factors = [236, 239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 92, k = 112, n_even = 5, mnk = 28151881}, at_most = {nk = 261487, elements = 495779, k = 251}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024"
  ], factors = [230, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 92, k = 252, n_even = 5}, at_most = {nk = 261487, elements = 495779, n_even = 128}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [240, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 92, k = 252, n_even = 129}, at_most = {nk = 261487, elements = 495779}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "sweep_whole_8x48x1024"
  ], factors = [229, 230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 112, n_even = 5, elements = 495780}, at_most = {nk = 261487, mk = 11217}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [228, 234, 221, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 112, n_even = 5, elements = 495780, mk = 11218}, at_most = {nk = 261487}, kernels = [
    "sweep_whole_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [246, 235, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, nk = 261488}, at_most = {nk = 718216, k_even = 362, mnk = 58057933}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_6x64x1024", "direct_6x64x1024", "skinny_12x32x64",
    "block_6x64x128"
  ], factors = [246, 253, 239, 241, 275, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, nk = 261488, mnk = 58057934}, at_most = {nk = 718216, k_even = 362}, kernels = [
    "sweep_whole_10x32x1024", "sweep_whole_8x48x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [310, 268, 242, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, nk = 261488, k_even = 363}, at_most = {nk = 718216, elements = 561017}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024",
    "block_6x64x128"
  ], factors = [246, 248, 231, 232, 238, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, nk = 261488, k_even = 363, elements = 561018}, at_most = {nk = 718216, mn = 46340}, kernels = [
    "tall_6x64x1024", "block_6x64x128"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, nk = 261488, k_even = 363, elements = 561018, mn = 46341}, at_most = {nk = 454046}, kernels = [
    "sweep_whole_8x48x1024", "panel_8x32x1024", "tall_6x64x1024"
  ], factors = [292, 246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 25, k = 33, n_even = 5, nk = 454047, k_even = 363, elements = 561018, mn = 46341}, at_most = {nk = 718216}, kernels = [
    "panel_8x32x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [249, 247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, nk = 718217}, at_most = {m = 10, n = 43, nk = 6197632}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "direct_6x64x1024",
    "skinny_10x32x64"
  ], factors = [235, 194, 225, 214, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 13, nk = 718217}, at_most = {m = 26, n = 32, nk = 6197632}, kernels = [
    "sweep_whole_10x32x1024", "tall_8x48x1024", "direct_10x32x2048", "direct_6x64x1024", "skinny_12x32x64",
    "block_6x64x128"
  ], factors = [225, 244, 261, 217, 221, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, k = 13, nk = 718217}, at_most = {m = 26, n = 43, nk = 6197632}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [250, 229, 225, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 9, k = 13, nk = 718217}, at_most = {m = 12, n = 110, nk = 6197632}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [212, 233, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, m = 13, k = 13, nk = 718217}, at_most = {m = 26, n = 67, nk = 6197632}, kernels = [
    "sweep_whole_6x64x1024", "direct_6x64x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [232, 232, 235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 13, k = 13, nk = 718217}, at_most = {m = 26, n = 110, nk = 6197632}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [226, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 13, nk = 6197633}, at_most = {m = 26, n = 58}, kernels = [
    "panel_8x32x1024", "tall_6x64x1024", "skinny_10x32x64", "skinny_12x32x64", "block_6x64x128"
  ], factors = [235, 233, 211, 222, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 9, k = 13, nk = 6197633}, at_most = {m = 26, n = 110}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "block_6x64x128"
  ], factors = [228, 235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 9, k = 13, nk = 718217}, at_most = {m = 10, mnk = 82373894, elements = 6100212}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [230, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 9, k = 13, nk = 718217, elements = 6100213}, at_most = {m = 10, mnk = 82373894}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [241, 228, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 11, k = 13, nk = 718217}, at_most = {m = 15, mnk = 82373894, n = 324}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 16, k = 13, nk = 718217}, at_most = {m = 17, mnk = 82373894, n = 324}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [227, 232, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 325, m = 11, k = 13, nk = 718217}, at_most = {m = 17, mnk = 82373894, k = 210}, kernels = [
    "direct_6x64x1024", "skinny_12x32x64"
  ], factors = [301, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 325, m = 11, k = 211, nk = 718217}, at_most = {m = 15, mnk = 82373894, n = 916}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [235, 242, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 325, m = 16, k = 211, nk = 718217}, at_most = {m = 17, mnk = 82373894, n = 916}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [228, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 917, m = 11, k = 211, nk = 718217}, at_most = {m = 17, mnk = 82373894}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16"
  ], factors = [247, 248, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 9, k = 13, nk = 718217, mnk = 82373895}, at_most = {m = 17, nk = 9183613}, kernels = [
    "direct_6x64x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [347, 234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 9, k = 13, nk = 9183614, mnk = 82373895}, at_most = {m = 12}, kernels = [
    "sweep_6x64x16", "skinny_12x32x64", "skinny_14x32x16", "block_6x64x128"
  ], factors = [278, 257, 229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 13, k = 13, nk = 9183614, mnk = 82373895}, at_most = {m = 17}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "skinny_14x32x16", "block_6x64x128"
  ], factors = [241, 241, 222, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 718217}, at_most = {m = 26, nk = 939667}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_8x48x1024", "direct_6x64x1024", "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [266, 281, 283, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 939668}, at_most = {m = 26, nk = 8214149, n_even = 4, mn = 6645}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [233, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 939668, mn = 6646}, at_most = {m = 26, nk = 8214149, n_even = 4, mn = 22113}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 939668, mn = 22114}, at_most = {m = 26, nk = 8214149, n_even = 4, mnk = 46595526}, kernels = [
    "tall_8x48x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [252, 251, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 939668, mn = 22114, mnk = 46595527}, at_most = {m = 26, nk = 8214149, n_even = 4}, kernels = [
    "tall_8x48x1024", "skinny_10x32x64", "skinny_12x32x64", "block_6x64x128"
  ], factors = [261, 265, 255, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 939668, n_even = 5}, at_most = {m = 26, nk = 8214149, k_even = 724}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 939668, n_even = 5, k_even = 725}, at_most = {m = 26, nk = 8214149}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64"
  ], factors = [249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 8214150}, at_most = {m = 26, elements = 13400417}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "block_6x64x128"
  ], factors = [242, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 18, k = 13, nk = 8214150, elements = 13400418}, at_most = {m = 26}, kernels = [
    "skinny_10x32x64", "skinny_12x32x64", "block_6x64x128"
  ], factors = [233, 237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 718217}, at_most = {mn = 38098, nk = 5232970, n = 32, m = 32}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024", "direct_6x48x2048", "direct_10x32x2048",
    "block_6x64x128"
  ], factors = [239, 236, 229, 245, 283, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 13, nk = 718217}, at_most = {mn = 38098, nk = 5232970, n = 32}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [248, 238, 236, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 27, k = 13, nk = 718217}, at_most = {mn = 38098, nk = 5232970, n = 48}, kernels = [
    "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024"
  ], factors = [254, 240, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 27, k = 13, nk = 718217}, at_most = {mn = 38098, nk = 5232970, n = 64, m = 87}, kernels = [
    "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [239, 229, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 88, k = 13, nk = 718217}, at_most = {mn = 38098, nk = 5232970, n = 64}, kernels = [
    "sweep_whole_6x64x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [251, 242, 230, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 27, k = 13, nk = 718217}, at_most = {mn = 38098, nk = 5232970, n_even = 362, elements = 1882018}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024", "skinny_12x32x64",
    "block_6x64x128"
  ], factors = [244, 238, 239, 240, 265, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 27, k = 13, nk = 718217, elements = 1882019}, at_most = {mn = 38098, nk = 5232970, n_even = 362, m = 32, k = 10424}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [251, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 27, k = 10425, nk = 718217, elements = 1882019}, at_most = {mn = 38098, nk = 5232970, n_even = 362, m = 32}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [254, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 33, k = 13, nk = 718217, elements = 1882019}, at_most = {mn = 38098, nk = 5232970, n_even = 362, k_even = 32}, kernels = [
    "panel_6x48x2048", "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [255, 248, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 33, k = 13, nk = 718217, elements = 1882019, k_even = 33}, at_most = {mn = 38098, nk = 5232970, n_even = 362}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [243, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 27, k = 13, nk = 718217, n_even = 363}, at_most = {mn = 38098, nk = 5232970}, kernels = [
    "tall_8x48x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [244, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 5232971}, at_most = {mn = 38098, n = 81, n_even = 32}, kernels = [
    "tall_6x64x1024", "block_6x64x128"
  ], factors = [234, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 5232971, n_even = 33}, at_most = {mn = 38098, n = 81}, kernels = [
    "direct_6x64x1024", "block_6x64x128"
  ], factors = [208, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, m = 27, k = 13, nk = 5232971}, at_most = {mn = 38098, nk = 11472135}, kernels = [
    "tall_6x64x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [247, 254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, m = 27, k = 13, nk = 11472136}, at_most = {mn = 38098}, kernels = [
    "block_6x64x128"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 718217, mn = 38099}, at_most = {nk = 7918259, k_even = 724, n_even = 4, m = 32}, kernels = [
    "tall_8x48x1024", "block_6x64x128"
  ], factors = [253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 13, nk = 718217, mn = 38099}, at_most = {nk = 7918259, k_even = 724, n_even = 4, m = 309, elements = 1743713}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [256, 251, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 13, nk = 718217, mn = 38099, elements = 1743714}, at_most = {nk = 7918259, k_even = 724, n_even = 4, m = 59}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [261, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 60, k = 13, nk = 718217, mn = 38099, elements = 1743714}, at_most = {nk = 7918259, k_even = 724, n_even = 4, m = 309, mk = 262969}, kernels = [
    "panel_8x32x1024", "tall_8x48x1024", "block_6x64x128"
  ], factors = [268, 257, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 60, k = 13, nk = 718217, mn = 38099, elements = 1743714, mk = 262970}, at_most = {nk = 7918259, k_even = 724, n_even = 4, m = 309}, kernels = [
    "tall_6x64x1024", "block_6x64x128"
  ], factors = [258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 310, k = 13, nk = 718217, mn = 38099}, at_most = {nk = 7918259, k_even = 724, n_even = 4}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [256, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 718217, mn = 38099, n_even = 5}, at_most = {nk = 7918259, k_even = 724, mnk = 134691989, k = 202}, kernels = [
    "sweep_whole_8x48x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [252, 223, 241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 203, nk = 718217, mn = 38099, n_even = 5}, at_most = {nk = 7918259, k_even = 724, mnk = 134691989, m = 32}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [264, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33, k = 203, nk = 718217, mn = 38099, n_even = 5}, at_most = {nk = 7918259, k_even = 724, mnk = 134691989}, kernels = [
    "panel_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [252, 244, 240, 271, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 718217, mn = 38099, n_even = 5, mnk = 134691990}, at_most = {nk = 3521765, k_even = 724, mk = 274156}, kernels = [
    "panel_6x48x2048", "panel_8x32x1024", "tall_6x64x1024"
  ], factors = [251, 258, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 718217, mn = 38099, n_even = 5, mnk = 134691990, mk = 274157}, at_most = {nk = 3521765, k_even = 724, m = 221}, kernels = [
    "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [251, 292, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 222, k = 13, nk = 718217, mn = 38099, n_even = 5, mnk = 134691990, mk = 274157}, at_most = {nk = 3521765, k_even = 724}, kernels = [
    "sweep_whole_6x64x1024", "panel_8x32x1024", "tall_6x64x1024", "direct_6x64x1024", "block_6x64x128"
  ], factors = [334, 251, 251, 281, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 3521766, mn = 38099, n_even = 5, mnk = 134691990}, at_most = {nk = 7918259, k_even = 724}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [255, 252, 347, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 718217, mn = 38099, k_even = 725}, at_most = {nk = 7918259, m = 51}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [261, 248, 273, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 52, k = 13, nk = 718217, mn = 38099, k_even = 725}, at_most = {nk = 7918259, k = 2508}, kernels = [
    "panel_8x32x1024", "tall_10x32x2048", "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [257, 260, 253, 255, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 52, k = 2509, nk = 718217, mn = 38099, k_even = 725}, at_most = {nk = 7918259}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "block_6x64x128"
  ], factors = [246, 250, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 7918260, mn = 38099}, at_most = {nk = 14724391, mn = 129979}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [282, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 7918260, mn = 129980}, at_most = {nk = 14724391}, kernels = [
    "panel_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "skinny_12x32x64", "block_6x64x128"
  ], factors = [276, 263, 267, 311, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 27, k = 13, nk = 14724392, mn = 38099}, at_most = {}, kernels = [
    "skinny_12x32x64", "block_6x64x128"
  ], factors = [258, 262]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids} : () -> ()
