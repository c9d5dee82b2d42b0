// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1588 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 50, n_pred 16, levels measured [0].
// 28 of 46 candidates kept (978 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.044, worst 2.96
// predicted against measured time: median error 11.9 %; g: 16.7 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 12582912, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x8x64", family = "skinny",
    tile = #dynmlir.tile<12, 8, 64>, packed = false, model = {
      g_t = [0, 2, 3, 28, 42], g_ps = [25919, 548958, 954263, 8306875, 13427111],
      g_slope = [261519, 405305, 294104, 365731, 287298], region = 1561, visit = 2534, fma = 427, edge = 357,
      conflict_a = 20389, conflict_b = 22910, conflict = 5611, mask = 175, stall = 94, a_near = 71,
      a_far = 1024, b_far = 602, c_near = 37, c_far = 125, rows_near = 22, rows_far = 645, once_far = 352,
      alias_c = 63, apart_near = 90, apart_far = 226
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x64", family = "skinny",
    tile = #dynmlir.tile<6, 16, 64>, packed = false, model = {
      g_t = [0, 1, 3, 4, 63], g_ps = [22264, 222314, 812255, 840487, 16335167],
      g_slope = [200050, 294970, 28232, 262621, 205839], edge_columns = 8, region = 11937, visit = 1741,
      fma = 347, edge = 436, conflict_b = 10833, mask = 671, split = 304, a_near = 95, a_far = 703,
      b_near = 101, b_far = 770, c_near = 48, c_far = 282, rows_near = 397, once_near = 18, once_far = 686,
      alias_a = 97, apart_near = 134, apart_far = 154
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 9, 13, 141, 211], g_ps = [13184, 118705, 1288837, 1574625, 20897500, 25002800],
      g_slope = [105521, 146266, 71447, 150959, 58647, 140292], edge_columns = 8, region = 10710, visit = 706,
      loop = 3557, fma = 399, edge = 177, conflict_a = 35372, conflict_b = 6409, conflict = 2933, mask = 2028,
      split = 265, stall = 19, a_near = 598, a_far = 200, b_far = 666, c_near = 77, c_far = 386,
      rows_near = 392, once_far = 546, alias_a = 153, apart_far = 129, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 28, 42, 94], g_ps = [10781, 123827, 902723, 3754825, 4242771, 13692625],
      g_slope = [113046, 155779, 129641, 34853, 181727, 114136], edge_columns = 8, region = 13859,
      visit = 1892, fma = 340, edge = 417, conflict_a = 4607, conflict_b = 7641, conflict = 3544, mask = 747,
      split = 206, a_near = 213, a_far = 860, b_far = 554, c_near = 16, c_far = 354, rows_near = 625,
      rows_far = 7, once_far = 480, alias_a = 241, apart_far = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x8", family = "skinny",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3, 42, 316], g_ps = [12761, 37397, 131035, 165762, 2250090, 18454500],
      g_slope = [24636, 93638, 34727, 53444, 59140, 46819], edge_columns = 8, region = 13484, visit = 1378,
      loop = 709, fma = 347, edge = 84, conflict_b = 380, conflict_c = 141, mask = 947, split = 329,
      a_near = 1024, a_far = 139, b_far = 251, c_near = 16, c_far = 301, rows_near = 1024, rows_far = 1024,
      once_far = 269, alias_a = 319, brief = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x8", family = "skinny",
    tile = #dynmlir.tile<4, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 4, 63, 94], g_ps = [22939, 35738, 118319, 232884, 3537143, 3740381],
      g_slope = [12799, 82581, 57282, 56004, 6556, 39049], edge_columns = 8, region = 13952, visit = 1645,
      fma = 330, mask = 687, split = 605, a_near = 1024, a_far = 510, b_near = 43, b_far = 63, c_near = 11,
      c_far = 283, rows_near = 1024, rows_far = 1024, once_far = 240, alias_a = 512, apart_near = 13,
      apart_far = 4, brief = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x8", family = "skinny",
    tile = #dynmlir.tile<6, 16, 8>, packed = false, model = {
      g_t = [0, 1, 6, 9, 63, 94], g_ps = [14325, 36478, 265460, 631635, 3720106, 4066904],
      g_slope = [22153, 45796, 122058, 57193, 11187, 61382], edge_columns = 8, region = 15173, visit = 1928,
      fma = 320, mask = 618, split = 577, a_near = 1024, a_far = 354, b_near = 1, b_far = 36, c_near = 25,
      c_far = 305, rows_near = 1024, rows_far = 1024, once_far = 194, alias_a = 584, brief = 152
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x2048", family = "direct",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 6], g_ps = [26224, 7802411, 17286083, 36978143],
      g_slope = [7776187, 9483672, 4923015, 5677736], edge_columns = 8, region = 11104, visit = 2063,
      loop = 4640, fma = 349, edge = 435, conflict_a = 5661, conflict_b = 11470, conflict_c = 929,
      conflict = 5261, split = 538, stall = 26, a_near = 149, a_far = 94, b_near = 144, b_far = 1024,
      c_near = 1, c_far = 363, once_near = 46, once_far = 770, alias_c = 444, apart_near = 22,
      apart_far = 207, seam = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_12x8x4096", family = "panel",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [73929, 547473143], g_slope = [42107631, 35126170], region = 8203, visit = 2770,
      loop = 5131, fma = 385, pack = 450, conflict_a = 30376, conflict_c = 4002, mask = 26, a_far = 294,
      b_far = 1024, c_far = 766, rows_near = 16, rows_far = 1024, alias_a = 1190, alias_c = 314,
      apart_near = 154, apart_far = 978, brief = 203, column = 84, seam = 75, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x2048", family = "panel",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [60068, 9657952, 17758958, 28961750, 55822857],
      g_slope = [9597884, 8101006, 11202792, 8953702, 7656770], edge_columns = 8, region = 7757, visit = 1962,
      loop = 9032, fma = 316, edge = 682, pack = 213, conflict_a = 17153, conflict_c = 1062, mask = 25,
      a_near = 174, a_far = 401, b_far = 396, c_near = 7, c_far = 345, rows_near = 984, rows_far = 1024,
      once_near = 69, once_far = 182, alias_a = 727, alias_c = 297, apart_near = 93, apart_far = 1024,
      brief = 98, column = 47, seam = 310, reread = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [32837, 4791769, 24163700, 28568286, 52666556, 59160500],
      g_slope = [4758932, 6457310, 2202293, 8032756, 1623486, 6857375], edge_columns = 8, region = 3713,
      visit = 420, loop = 13641, fma = 349, pack = 122, conflict_a = 193495, conflict_c = 298, stall = 58,
      a_far = 459, b_near = 46, b_far = 904, c_far = 313, once_near = 84, once_far = 366, alias_a = 40,
      alias_c = 49, apart_near = 187, apart_far = 236, brief = 116, column = 201, seam = 366, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x2048", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [38915, 1761119, 2146479, 5137839],
      g_slope = [1722204, 385360, 2991360, 1907135], region = 10332, visit = 384, loop = 1029, fma = 775,
      pack = 471, split = 328, stall = 277, b_near = 791, b_far = 1024, c_near = 237, rows_far = 659,
      once_far = 357, alias_a = 59, reread = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x2x2048", family = "dot_ahead",
    tile = #dynmlir.tile<6, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [52337, 3955361, 13065444, 29553286],
      g_slope = [3903024, 4555041, 5495947, 3663151], region = 15333, visit = 1949, fma = 807, pack = 427,
      conflict_a = 6453, split = 250, a_far = 485, b_near = 801, b_far = 1024, rows_near = 301,
      rows_far = 1024, once_far = 685, reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [43431], g_slope = [7430195], region = 6913, visit = 1573, loop = 5712, fma = 398,
      pack = 763, conflict_a = 590, a_far = 589, b_near = 740, b_far = 1024, c_near = 406, rows_far = 1024,
      once_near = 1024, once_far = 145, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [44111, 16793167], g_slope = [4187264, 3809555], region = 4064, visit = 1824,
      loop = 3575, fma = 463, edge = 107, pack = 662, split = 45, a_far = 597, b_near = 329, b_far = 967,
      c_far = 410, rows_far = 1024, once_near = 227, once_far = 954, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [45781, 8546167, 15295333, 25540500],
      g_slope = [4250193, 3374583, 5122583, 3727796], region = 9004, visit = 2391, fma = 662, pack = 1042,
      split = 40, a_far = 880, b_near = 322, c_far = 1024, rows_far = 1024, once_near = 430, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x4096", family = "block",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 13], g_ps = [67919, 43266500, 527415286], g_slope = [43198581, 40345732, 28539952],
      region = 6671, visit = 2390, loop = 6357, fma = 374, pack = 455, conflict_a = 37933, conflict_c = 3287,
      a_far = 308, b_far = 1024, c_near = 27, c_far = 521, rows_far = 1024, once_near = 9, once_far = 53,
      alias_a = 81, alias_c = 445, apart_near = 119, apart_far = 965, brief = 30, column = 119, seam = 46,
      reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [62537, 8972267, 19003433, 25368461, 36130300],
      g_slope = [8909730, 10031166, 6365028, 10761839, 7892402], edge_columns = 8, region = 10404,
      visit = 1854, loop = 7350, fma = 316, edge = 425, pack = 267, conflict_a = 805, conflict_c = 1057,
      conflict = 13527, mask = 30, stall = 23, a_near = 136, a_far = 418, b_far = 703, c_far = 304,
      rows_near = 1024, rows_far = 1024, once_near = 87, once_far = 267, alias_c = 275, apart_far = 768,
      column = 41, seam = 198
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x512", family = "block",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [37955, 11042783], g_slope = [5502414, 4385605], edge_columns = 8, region = 12788,
      visit = 398, loop = 8667, fma = 337, edge = 219, pack = 142, conflict_a = 110, conflict_c = 462,
      stall = 21, a_far = 506, b_near = 43, b_far = 778, c_far = 382, once_near = 148, once_far = 157,
      alias_a = 89, alias_c = 22, apart_near = 233, apart_far = 411, brief = 128, column = 325, seam = 449,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 42], g_ps = [44829, 600111, 1919445, 3172707, 4252156, 20032867],
      g_slope = [555282, 439778, 626631, 359816, 478203, 608340], edge_columns = 8, region = 2086,
      visit = 634, loop = 15241, fma = 339, edge = 166, pack = 191, conflict_c = 816, conflict = 3285,
      mask = 7, a_near = 101, a_far = 494, b_far = 721, c_near = 129, c_far = 428, rows_far = 1024,
      once_near = 51, once_far = 377, alias_a = 217, alias_c = 39, apart_near = 65, apart_far = 240,
      seam = 499
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 4, 6, 13], g_ps = [38823, 1756426, 7307389, 11173762, 21630533],
      g_slope = [1717603, 1850321, 1933186, 1493824, 1150557], edge_columns = 8, region = 8229, visit = 1849,
      loop = 7420, fma = 313, edge = 488, pack = 258, conflict_a = 3589, conflict_c = 1391, conflict = 5981,
      stall = 46, a_near = 179, a_far = 543, b_far = 623, c_far = 301, once_near = 103, once_far = 405,
      alias_a = 2, alias_c = 225, apart_far = 552, column = 65, seam = 177
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x8x4096", family = "sweep",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1], g_ps = [14929, 30732000], g_slope = [30717071, 28311916], region = 1916, visit = 2473,
      fma = 434, edge = 361, conflict_a = 17994, conflict_b = 14890, mask = 131, split = 227, stall = 112,
      a_far = 119, b_near = 778, b_far = 1024, c_far = 263, rows_far = 1024, once_far = 170, alias_a = 82,
      alias_c = 20, apart_near = 141, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x2048", family = "sweep",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 2, 9, 13], g_ps = [15378, 10509200, 42414429, 74298667],
      g_slope = [5246911, 4557889, 7971059, 2063422], edge_columns = 8, region = 11286, visit = 1956,
      fma = 338, edge = 504, conflict_a = 5396, conflict_b = 6471, mask = 443, split = 461, stall = 26,
      a_near = 128, a_far = 117, b_near = 188, b_far = 1024, c_near = 10, c_far = 287, rows_near = 32,
      rows_far = 1024, once_near = 27, once_far = 674, alias_a = 23, apart_near = 15, apart_far = 185
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_1x64x512", family = "sweep",
    tile = #dynmlir.tile<1, 64, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6, 9, 13], g_ps = [10000, 6977167, 6992767, 15580810, 28795000, 35544500],
      g_slope = [3483583, 15600, 2862681, 4404730, 1687375, 3447935], edge_columns = 8, region = 29266,
      visit = 422, loop = 1140, fma = 509, edge = 471, conflict_a = 81150, conflict_b = 4155, mask = 1931,
      split = 234, a_near = 172, a_far = 343, b_near = 132, b_far = 354, c_near = 70, c_far = 378,
      rows_near = 1024, rows_far = 1024, once_near = 89, once_far = 195, alias_a = 556, apart_near = 27,
      apart_far = 366, brief = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [13039, 1722319, 2709833, 2709833, 4537889, 5729367],
      g_slope = [854640, 987514, 0, 914028, 397159, 615923], edge_columns = 8, region = 12961, visit = 1969,
      fma = 343, edge = 424, conflict_a = 11109, conflict_b = 5582, conflict = 3673, mask = 378, split = 475,
      stall = 49, a_near = 178, a_far = 112, b_near = 54, b_far = 1024, c_near = 14, c_far = 249,
      rows_near = 126, rows_far = 781, once_far = 503, alias_a = 6, apart_near = 51, apart_far = 499
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_12x8x128", family = "slab",
    tile = #dynmlir.tile<12, 8, 128>, packed = false, model = {
      g_t = [0, 9, 13, 19, 28, 42], g_ps = [36500, 5213690, 10779708, 10779708, 22832812, 24318231],
      g_slope = [575243, 1391504, 0, 1339233, 106101, 554637], region = 6048, visit = 1952, fma = 619,
      edge = 618, conflict_a = 19478, conflict_b = 17082, conflict_c = 591, mask = 542, split = 72,
      stall = 83, a_far = 681, c_near = 120, c_far = 314, rows_far = 969, alias_a = 121, apart_near = 208,
      apart_far = 440
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x16x128", family = "slab",
    tile = #dynmlir.tile<6, 16, 128>, packed = false, model = {
      g_t = [0, 1, 6, 9, 19, 63], g_ps = [30585, 668074, 2615446, 5648522, 8183742, 38085700],
      g_slope = [637489, 389474, 1011025, 253522, 679589, 0], edge_columns = 8, region = 12680, visit = 2446,
      fma = 463, edge = 459, conflict_a = 4386, conflict_b = 10783, conflict = 3246, mask = 889, split = 865,
      stall = 6, a_near = 83, a_far = 758, b_far = 275, c_far = 233, rows_near = 219, rows_far = 274,
      once_near = 39, once_far = 266, alias_a = 198, apart_near = 8, apart_far = 423
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [73730, 10453733, 14231550, 31715722, 84595889, 87243167],
      g_slope = [10380003, 3777817, 17484172, 8813361, 661819, 16044472], edge_columns = 8, region = 9701,
      visit = 1930, loop = 7016, fma = 309, pack = 377, conflict_a = 8921, conflict_c = 1234, conflict = 1889,
      stall = 238, a_near = 147, a_far = 180, b_far = 1024, c_far = 165, rows_near = 939, rows_far = 1024,
      once_near = 80, once_far = 49, alias_c = 275, apart_far = 677, column = 1, seam = 340, reread = 14
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 1, n = 1, k_even = 724, k = 15}, kernels = [
    "slab_12x8x128"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16}, at_most = {m = 1, n = 1, k_even = 724, k = 221}, kernels = [
    "skinny_12x8x64"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 222}, at_most = {m = 1, n = 1, k_even = 724}, kernels = [
    "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [262, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2}, at_most = {m = 2, n = 1, k_even = 724, nk = 384, mnk = 60}, kernels = [
    "sweep_12x8x4096", "slab_12x8x128"
  ], factors = [376, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mnk = 61}, at_most = {m = 2, n = 1, k_even = 724, nk = 384}, kernels = [
    "skinny_12x8x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, nk = 385}, at_most = {m = 2, n = 1, k_even = 724, mk = 117951}, kernels = [
    "dot_8x1x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, nk = 385, mk = 117952}, at_most = {m = 2, n = 1, k_even = 724}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [179, 230, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725}, at_most = {m = 2, n = 1, mn = 1}, kernels = [
    "direct_6x16x2048", "dot_8x1x4096"
  ], factors = [157, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, mn = 2}, at_most = {m = 2, n = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2}, at_most = {m = 2, n = 2, mnk = 1517444, k = 242, nk = 34}, kernels = [
    "slab_12x8x128"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, nk = 35}, at_most = {m = 2, n = 2, mnk = 1517444, k = 242}, kernels = [
    "skinny_12x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, k = 243}, at_most = {m = 1, n = 2, mnk = 1517444, k_even = 724}, kernels = [
    "direct_6x16x2048", "dot_ahead_6x2x2048", "sweep_12x8x4096"
  ], factors = [134, 281, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, k = 243, k_even = 725}, at_most = {m = 1, n = 2, mnk = 1517444, mk = 19643}, kernels = [
    "dot_ahead_6x2x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, k = 243, k_even = 725, mk = 19644}, at_most = {m = 1, n = 2, mnk = 1517444}, kernels = [
    "direct_6x16x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [132, 267, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, k = 243, m = 2}, at_most = {m = 2, n = 2, mnk = 1517444}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [161, 242, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mnk = 1517445}, at_most = {m = 2, n = 2}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048"
  ], factors = [236, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3}, at_most = {m = 6, n = 2, mk = 37}, kernels = [
    "skinny_12x8x64", "slab_12x8x128"
  ], factors = [282, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {m = 8, n = 2, mk = 37}, kernels = [
    "sweep_12x8x4096", "slab_12x8x128"
  ], factors = [351, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 38}, at_most = {m = 8, n = 2, mk = 500, k = 29}, kernels = [
    "skinny_12x8x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 38, k = 30}, at_most = {m = 8, n = 2, mk = 500}, kernels = [
    "dot_4x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 501}, at_most = {m = 6, n = 1, k = 317282}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [233, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 501}, at_most = {m = 8, n = 1, k = 317282}, kernels = [
    "dot_8x1x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 501, n = 2}, at_most = {m = 8, n = 2, k = 317282, mn = 6, k_even = 128}, kernels = [
    "dot_4x2x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 501, n = 2, k_even = 129}, at_most = {m = 8, n = 2, k = 317282, mn = 6}, kernels = [
    "dot_4x2x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 501, n = 2, mn = 7}, at_most = {m = 8, n = 2, k = 317282}, kernels = [
    "dot_4x2x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 501, k = 317283}, at_most = {m = 8, n = 2, mk = 3009947}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096"
  ], factors = [219, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 3009948, k = 317283}, at_most = {m = 8, n = 2}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096"
  ], factors = [225, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 3, n = 7, k = 16, nk = 16}, kernels = [
    "slab_12x8x128"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, nk = 17}, at_most = {m = 3, n = 7, k = 16}, kernels = [
    "slab_12x8x128"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 4}, at_most = {m = 8, n = 7, k = 8}, kernels = [
    "skinny_12x8x64"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 4, k = 9}, at_most = {m = 8, n = 7, k = 16}, kernels = [
    "skinny_12x8x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17}, at_most = {m = 1, n = 7, mk = 33809, nk = 776}, kernels = [
    "skinny_12x8x64"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, nk = 777}, at_most = {m = 1, n = 7, mk = 33809, mn = 4}, kernels = [
    "dot_ahead_1x2x2048", "sweep_12x8x4096"
  ], factors = [310, 349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, nk = 777, mn = 5}, at_most = {m = 1, n = 7, mk = 33809}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [368, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, mk = 33810}, at_most = {m = 1, n = 7}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048", "sweep_6x16x2048"
  ], factors = [287, 214, 198, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 2}, at_most = {m = 5, n = 4, nk = 434}, kernels = [
    "skinny_12x8x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 2, nk = 435}, at_most = {m = 5, n = 4, mn = 8}, kernels = [
    "direct_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [229, 262, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 2, nk = 435, mn = 9}, at_most = {m = 5, n = 4, nk = 82720}, kernels = [
    "sweep_12x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 2, nk = 82721, mn = 9}, at_most = {m = 5, n = 4, nk = 1147250}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [211, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 2, nk = 1147251, mn = 9}, at_most = {m = 5, n = 4}, kernels = [
    "direct_6x16x2048"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 17, m = 2}, at_most = {m = 5, n = 7, nk = 1949897, mnk = 1438}, kernels = [
    "skinny_12x8x64"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 17, m = 2, mnk = 1439}, at_most = {m = 5, n = 7, nk = 1949897}, kernels = [
    "sweep_12x8x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 17, m = 2, nk = 1949898}, at_most = {m = 5, n = 7}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048", "slab_6x16x128"
  ], factors = [225, 216, 225, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 6}, at_most = {m = 8, n = 4, k = 33883, mnk = 7308}, kernels = [
    "sweep_12x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 6, mnk = 7309}, at_most = {m = 8, n = 4, k = 33883, nk = 48459}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 17, m = 6, mnk = 7309, nk = 48460}, at_most = {m = 8, n = 4, k = 33883}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [223, 228, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 33884, m = 6}, at_most = {m = 8, n = 4, mnk = 5931641}, kernels = [
    "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [227, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 33884, m = 6, mnk = 5931642}, at_most = {m = 8, n = 4}, kernels = [
    "direct_6x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 17, m = 6}, at_most = {m = 8, n = 7, k = 11231}, kernels = [
    "sweep_12x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 11232, m = 6}, at_most = {m = 8, n = 7}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [216, 229, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8}, at_most = {m = 8, n = 8, k = 41, nk = 162, mk = 29}, kernels = [
    "skinny_12x8x64", "slab_12x8x128"
  ], factors = [307, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, mk = 30}, at_most = {m = 8, n = 8, k = 41, nk = 162}, kernels = [
    "skinny_12x8x64"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 8, n = 18, k = 41, nk = 162, n_even = 4}, kernels = [
    "skinny_12x8x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 5}, at_most = {m = 8, n = 18, k = 41, nk = 162}, kernels = [
    "skinny_12x8x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19}, at_most = {m = 8, n = 21, k = 41, nk = 162}, kernels = [
    "skinny_12x8x64", "slab_12x8x128"
  ], factors = [247, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 163}, at_most = {m = 4, n = 21, k = 41, n_even = 4}, kernels = [
    "skinny_12x8x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 163, n_even = 5}, at_most = {m = 4, n = 21, k = 41}, kernels = [
    "sweep_6x16x2048"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 163, m = 5}, at_most = {m = 8, n = 21, k = 41, mk = 215}, kernels = [
    "skinny_12x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 163, m = 5, mk = 216}, at_most = {m = 8, n = 21, k = 41}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048"
  ], factors = [278, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22}, at_most = {m = 5, n = 34, k = 41, nk = 123}, kernels = [
    "slab_12x8x128"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 6}, at_most = {m = 8, n = 34, k = 41, nk = 123}, kernels = [
    "skinny_12x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, nk = 124}, at_most = {m = 8, n = 25, k = 41, nk = 293}, kernels = [
    "skinny_12x8x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, nk = 124}, at_most = {m = 8, n = 34, k = 41, nk = 293}, kernels = [
    "skinny_12x8x64"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, nk = 294}, at_most = {m = 8, n = 34, k = 41, mn = 138}, kernels = [
    "sweep_6x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, nk = 294, mn = 139}, at_most = {m = 8, n = 34, k = 41}, kernels = [
    "sweep_6x16x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35}, at_most = {m = 4, n = 63, k = 11, nk = 291}, kernels = [
    "sweep_6x16x2048"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, nk = 292}, at_most = {m = 4, n = 63, k = 11}, kernels = [
    "panel_1x64x512", "sweep_6x16x2048"
  ], factors = [236, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, m = 5}, at_most = {m = 8, n = 63, k = 11}, kernels = [
    "skinny_12x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, k = 12}, at_most = {m = 8, n = 63, k = 41, mnk = 6255}, kernels = [
    "skinny_6x16x64"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, k = 12, mnk = 6256}, at_most = {m = 8, n = 63, k = 41}, kernels = [
    "skinny_6x16x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64}, at_most = {m = 1, n = 255, k = 41, mn = 109}, kernels = [
    "sweep_1x64x512"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mn = 110}, at_most = {m = 1, n = 255, k = 41}, kernels = [
    "panel_1x64x512", "sweep_1x64x512"
  ], factors = [208, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 2}, at_most = {m = 6, n = 255, k = 41, mk = 65, mnk = 1406}, kernels = [
    "skinny_6x16x32"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 2, mnk = 1407}, at_most = {m = 6, n = 255, k = 41, mk = 65}, kernels = [
    "skinny_6x16x32"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7}, at_most = {m = 8, n = 106, k = 41, mk = 65}, kernels = [
    "block_1x64x512"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 107, m = 7}, at_most = {m = 8, n = 255, k = 41, mk = 65}, kernels = [
    "skinny_6x16x32"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 2, mk = 66}, at_most = {m = 6, n = 255, k = 41}, kernels = [
    "skinny_6x16x32"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 66}, at_most = {m = 8, n = 255, k = 41}, kernels = [
    "skinny_6x16x32"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42}, at_most = {m = 4, n = 23, nk = 2259121, n_even = 4, mk = 462}, kernels = [
    "sweep_6x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, mk = 463}, at_most = {m = 1, n = 23, nk = 2259121, n_even = 4, mn = 8}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [272, 325, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, mk = 463, mn = 9}, at_most = {m = 1, n = 23, nk = 2259121, n_even = 4, mn = 15}, kernels = [
    "sweep_6x16x2048"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, mk = 463, mn = 16}, at_most = {m = 1, n = 23, nk = 2259121, n_even = 4}, kernels = [
    "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, mk = 463, m = 2}, at_most = {m = 4, n = 14, nk = 2259121, n_even = 4}, kernels = [
    "sweep_6x16x2048"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, k = 42, mk = 463, m = 2}, at_most = {m = 4, n = 23, nk = 2259121, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [291, 269, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, n_even = 5}, at_most = {m = 1, n = 23, nk = 2259121}, kernels = [
    "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [258, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, n_even = 5, m = 2}, at_most = {m = 4, n = 23, nk = 2259121}, kernels = [
    "sweep_6x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 42}, at_most = {m = 1, n = 51, nk = 5947}, kernels = [
    "sweep_6x16x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 42, nk = 5948}, at_most = {m = 1, n = 30, nk = 2259121}, kernels = [
    "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [316, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, k = 42, nk = 5948}, at_most = {m = 1, n = 51, nk = 2259121}, kernels = [
    "skinny_2x32x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [286, 299, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, k = 42}, at_most = {m = 1, n = 255, nk = 116558}, kernels = [
    "sweep_1x64x512"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, k = 42, nk = 116559}, at_most = {m = 1, n = 255, nk = 2259121}, kernels = [
    "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [259, 251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 42, m = 2}, at_most = {m = 2, n = 94, nk = 2259121, n_even = 4, k = 125}, kernels = [
    "skinny_6x16x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 126, m = 2}, at_most = {m = 2, n = 94, nk = 2259121, n_even = 4, mn = 92}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [269, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 126, m = 2, mn = 93}, at_most = {m = 2, n = 94, nk = 2259121, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [256, 262, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 42, m = 2, n_even = 5}, at_most = {m = 2, n = 94, nk = 2259121, k = 16255}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [311, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 16256, m = 2, n_even = 5}, at_most = {m = 2, n = 94, nk = 2259121}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [244, 242, 234, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 42, m = 3}, at_most = {m = 4, n = 36, nk = 2259121, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [265, 278, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 37, k = 42, m = 3}, at_most = {m = 4, n = 94, nk = 2259121, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [257, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, k = 42, m = 3, n_even = 5}, at_most = {m = 4, n = 39, nk = 2259121}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [233, 225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 42, m = 3, n_even = 5}, at_most = {m = 4, n = 94, nk = 2259121}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [230, 225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 42, m = 2}, at_most = {m = 2, n = 255, nk = 2259121, mnk = 2677572}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [242, 276, 241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 42, m = 2, mnk = 2677573}, at_most = {m = 2, n = 255, nk = 2259121}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [208, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 42, m = 3}, at_most = {m = 4, n = 255, nk = 2259121, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 42, m = 3, n_even = 5}, at_most = {m = 4, n = 255, nk = 2259121, mnk = 544382}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048"
  ], factors = [229, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, k = 42, m = 3, n_even = 5, mnk = 544383}, at_most = {m = 4, n = 255, nk = 2259121}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [218, 208, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, m = 5}, at_most = {m = 8, n = 31, nk = 2611, mn = 67}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048"
  ], factors = [260, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, m = 5, nk = 2612}, at_most = {m = 8, n = 31, nk = 2259121, mn = 67}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [278, 281, 242, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, m = 5, mn = 68}, at_most = {m = 6, n = 31, nk = 2259121, k = 5232}, kernels = [
    "sweep_6x16x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 5233, m = 5, mn = 68}, at_most = {m = 6, n = 31, nk = 2259121}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [252, 254, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, m = 7, mn = 68}, at_most = {m = 8, n = 31, nk = 2259121, mn = 115}, kernels = [
    "block_6x16x512", "sweep_6x16x2048"
  ], factors = [238, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, m = 7, mn = 116}, at_most = {m = 8, n = 16, nk = 2259121}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [243, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 42, m = 7, mn = 116}, at_most = {m = 8, n = 31, nk = 2259121}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [279, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 42, m = 5}, at_most = {m = 6, n = 255, nk = 2259121, k = 1294, n_even = 4}, kernels = [
    "skinny_6x16x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 42, m = 5, n_even = 5}, at_most = {m = 6, n = 255, nk = 2259121, k = 1294}, kernels = [
    "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 1295, m = 5}, at_most = {m = 6, n = 255, nk = 2259121}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [239, 245, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 42, m = 7}, at_most = {m = 8, n = 255, nk = 156918, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 42, m = 7, nk = 156919}, at_most = {m = 8, n = 255, nk = 2259121, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [282, 229, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 42, m = 7, n_even = 5}, at_most = {m = 8, n = 255, nk = 2259121, mk = 1448}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 42, m = 7, n_even = 5, mk = 1449}, at_most = {m = 8, n = 255, nk = 2259121}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [229, 237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122}, at_most = {m = 1, n = 137, mn = 21}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_1x64x512", "slab_6x16x128"
  ], factors = [236, 195, 295, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122, mn = 22}, at_most = {m = 1, n = 64, mn = 55}, kernels = [
    "sweep_1x64x512"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122, mn = 56}, at_most = {m = 1, n = 64}, kernels = [
    "sweep_1x64x512"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, k = 42, nk = 2259122, mn = 22}, at_most = {m = 1, n = 137}, kernels = [
    "sweep_1x64x512", "slab_6x16x128"
  ], factors = [203, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 138, k = 42, nk = 2259122}, at_most = {m = 1, n = 255}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8", "sweep_1x64x512"
  ], factors = [207, 232, 241, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122, m = 2}, at_most = {m = 3, n = 126, nk = 3381875, mk = 348662}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [228, 254, 265, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122, m = 2, mk = 348663}, at_most = {m = 3, n = 126, nk = 3381875}, kernels = [
    "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128"
  ], factors = [220, 228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 3381876, m = 2}, at_most = {m = 3, n = 35, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128"
  ], factors = [234, 222, 254, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 36, k = 42, nk = 3381876, m = 2}, at_most = {m = 3, n = 126, n_even = 4}, kernels = [
    "slab_12x8x128", "slab_6x16x128"
  ], factors = [315, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 3381876, m = 2, n_even = 5}, at_most = {m = 3, n = 126, mk = 370727}, kernels = [
    "slab_6x16x128"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 3381876, m = 2, n_even = 5, mk = 370728}, at_most = {m = 3, n = 126}, kernels = [
    "slab_6x16x128"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122, m = 4}, at_most = {m = 5, n = 16}, kernels = [
    "skinny_6x16x64", "slab_6x16x128"
  ], factors = [210, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, k = 42, nk = 2259122, m = 6}, at_most = {m = 8, n = 16}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ], factors = [204, 241, 243, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 42, nk = 2259122, m = 4}, at_most = {m = 8, n = 46}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [247, 224, 254, 248, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, k = 42, nk = 2259122, m = 4}, at_most = {m = 4, n = 126}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [272, 274, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, k = 42, nk = 2259122, m = 5}, at_most = {m = 7, n = 126}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [256, 252, 275, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, k = 42, nk = 2259122, m = 8}, at_most = {m = 8, n = 126}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128"
  ], factors = [278, 236, 269, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, k = 42, nk = 2259122, m = 2}, at_most = {m = 8, n = 128, k_even = 724}, kernels = [
    "skinny_6x16x32", "slab_6x16x128"
  ], factors = [282, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, k = 42, nk = 2259122, m = 2, k_even = 725}, at_most = {m = 8, n = 128}, kernels = [
    "slab_6x16x128"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 129, k = 42, nk = 2259122, m = 2}, at_most = {m = 2, n = 255}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [348, 318, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 129, k = 42, nk = 2259122, m = 3}, at_most = {m = 8, n = 255}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [313, 314, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256}, at_most = {m = 1, nk = 44869, mn = 1019, mnk = 144384, mk = 18}, kernels = [
    "sweep_1x64x512"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mk = 19}, at_most = {m = 1, nk = 44869, mn = 1019, mnk = 144384}, kernels = [
    "sweep_1x64x512"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 44870}, at_most = {m = 1, nk = 2093838, mn = 1019, mnk = 144384}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [289, 305, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mnk = 144385}, at_most = {m = 1, nk = 2093838, mn = 1019, n_even = 128, mnk = 1577497}, kernels = [
    "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [259, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mnk = 1577498}, at_most = {m = 1, nk = 2093838, mn = 1019, n_even = 128}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [203, 206, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mnk = 144385, n_even = 129}, at_most = {m = 1, nk = 2093838, mn = 1019}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [225, 214, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mn = 1020}, at_most = {m = 1, nk = 148887, n_even = 362, mn = 1726}, kernels = [
    "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [279, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mn = 1727}, at_most = {m = 1, nk = 148887, n_even = 362}, kernels = [
    "sweep_1x64x512"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mn = 1020, nk = 148888}, at_most = {m = 1, nk = 2093838, n_even = 4}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [215, 213, 226, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mn = 1020, nk = 148888, n_even = 5}, at_most = {m = 1, nk = 2093838, n_even = 362}, kernels = [
    "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [238, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mn = 1020, n_even = 363}, at_most = {m = 1, nk = 2093838, mk = 12}, kernels = [
    "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [232, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mn = 1020, n_even = 363, mk = 13}, at_most = {m = 1, nk = 2093838}, kernels = [
    "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [268, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2}, at_most = {m = 2, nk = 2093838, k = 8, mk = 132}, kernels = [
    "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [292, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 9}, at_most = {m = 2, nk = 2093838, k = 67, mk = 132, n_even = 362}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [260, 259, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 9, n_even = 363}, at_most = {m = 2, nk = 2093838, k = 67, mk = 132}, kernels = [
    "skinny_2x32x8", "sweep_6x16x2048"
  ], factors = [283, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3}, at_most = {m = 8, nk = 2093838, k = 67, mk = 16}, kernels = [
    "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [224, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, mk = 17}, at_most = {m = 8, nk = 2093838, k = 67, mk = 132}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [219, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, mk = 133}, at_most = {m = 7, nk = 2093838, k = 67}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [227, 226, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 8, mk = 133}, at_most = {m = 8, nk = 2093838, k = 67, n_even = 724}, kernels = [
    "skinny_6x16x64"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 8, mk = 133, n_even = 725}, at_most = {m = 8, nk = 2093838, k = 67}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_12x8x4096"
  ], factors = [234, 254, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 68}, at_most = {m = 2, nk = 2093838, n_even = 724, mnk = 266816}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [225, 265, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 68, mnk = 266817}, at_most = {m = 2, nk = 2093838, n_even = 724, mnk = 822252}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [206, 256, 240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 68, mnk = 822253}, at_most = {m = 2, nk = 1590031, n_even = 724, n = 509}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [219, 236, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 510, m = 2, k = 68, mnk = 822253}, at_most = {m = 2, nk = 1590031, n_even = 724}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [238, 220, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 68, mnk = 822253, nk = 1590032}, at_most = {m = 2, nk = 2093838, n_even = 724, mn = 2044}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [199, 194, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 68, mnk = 822253, nk = 1590032, mn = 2045}, at_most = {m = 2, nk = 2093838, n_even = 724}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [231, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 2, k = 68, n_even = 725}, at_most = {m = 2, nk = 2093838}, kernels = [
    "skinny_2x32x8"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, k = 68}, at_most = {m = 4, nk = 153310, n_even = 128, n = 871}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "direct_6x16x2048"
  ], factors = [233, 237, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, k = 68, nk = 153311}, at_most = {m = 4, nk = 1538106, n_even = 128, n = 871}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [202, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 5, k = 68}, at_most = {m = 5, nk = 1538106, n_even = 128, n = 871}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [208, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 872, m = 3, k = 68}, at_most = {m = 4, nk = 1538106, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [174, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 872, m = 3, k = 68, n_even = 5}, at_most = {m = 4, nk = 1538106, n_even = 128}, kernels = [
    "skinny_6x16x32"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 872, m = 5, k = 68}, at_most = {m = 5, nk = 1538106, n_even = 128}, kernels = [
    "skinny_6x16x32"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, k = 68, nk = 1538107}, at_most = {m = 5, nk = 2093838, n_even = 128, n = 986}, kernels = [
    "skinny_6x16x32"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 987, m = 3, k = 68, nk = 1538107}, at_most = {m = 5, nk = 2093838, n_even = 128}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [187, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, k = 68, n_even = 129}, at_most = {m = 5, nk = 2093838, k = 316, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256", "slab_6x16x128"
  ], factors = [229, 232, 250, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, k = 68, n_even = 725}, at_most = {m = 5, nk = 2093838, k = 316}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8", "sweep_6x16x2048"
  ], factors = [219, 246, 255, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 3, k = 317, n_even = 129}, at_most = {m = 5, nk = 2093838, n = 886}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [228, 223, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 887, m = 3, k = 317, n_even = 129}, at_most = {m = 5, nk = 2093838}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [213, 238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 6, k = 68}, at_most = {m = 6, nk = 1413814, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [214, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 7, k = 68}, at_most = {m = 8, nk = 1413814, n_even = 4, mk = 1798}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [212, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 7, k = 68, mk = 1799}, at_most = {m = 8, nk = 1413814, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [192, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 6, k = 68, n_even = 5}, at_most = {m = 6, nk = 1413814, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [212, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 7, k = 68, n_even = 5}, at_most = {m = 8, nk = 1413814, n_even = 724, k_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [208, 232, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 7, k = 68, n_even = 5, k_even = 363}, at_most = {m = 8, nk = 1413814, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [219, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 6, k = 68, nk = 1413815}, at_most = {m = 6, nk = 2093838, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [204, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 7, k = 68, nk = 1413815}, at_most = {m = 8, nk = 2093838, n_even = 724}, kernels = [
    "skinny_6x16x32"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 6, k = 68, n_even = 725}, at_most = {m = 8, nk = 2093838, mk = 2031}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "tall_6x16x2048"
  ], factors = [232, 234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, m = 6, k = 68, n_even = 725, mk = 2032}, at_most = {m = 8, nk = 2093838}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [218, 248, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 2093839}, at_most = {m = 1, n = 512, nk = 2646041}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [181, 194, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 2646042}, at_most = {m = 1, n = 512}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [233, 207, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 2093839, m = 2}, at_most = {m = 2, n = 512, nk = 2794465}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [203, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 2794466, m = 2}, at_most = {m = 2, n = 512}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "sweep_1x64x512"
  ], factors = [279, 308, 350, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 2093839}, at_most = {m = 2, n = 1023, mn = 1028}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [234, 246, 218, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, nk = 2093839, mn = 1029}, at_most = {m = 2, n = 1023}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [266, 279, 265, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 2093839, m = 3}, at_most = {m = 4, n = 520}, kernels = [
    "skinny_6x16x32", "slab_6x16x128"
  ], factors = [296, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 521, nk = 2093839, m = 3}, at_most = {m = 4, n = 1023, nk = 3125347}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [227, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 521, nk = 3125348, m = 3}, at_most = {m = 4, n = 1023}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [252, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 2093839, m = 5}, at_most = {m = 8, n = 1023, nk = 3161823}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [219, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 3161824, m = 5}, at_most = {m = 8, n = 496, k_even = 32}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [325, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, nk = 3161824, m = 5, k_even = 33}, at_most = {m = 8, n = 496}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [307, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 497, nk = 3161824, m = 5}, at_most = {m = 8, n = 1023}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [259, 286, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 2093839}, at_most = {m = 2, nk = 3393724, n_even = 4, mnk = 2962221}, kernels = [
    "skinny_2x32x8"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 2093839, mnk = 2962222}, at_most = {m = 2, nk = 3393724, n_even = 4}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [199, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 2093839, n_even = 5}, at_most = {m = 2, nk = 3393724}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [228, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 2093839, m = 3}, at_most = {m = 5, nk = 3393724, n_even = 32}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [202, 212, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 2093839, m = 3, n_even = 33}, at_most = {m = 5, nk = 3393724}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [225, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 3393725}, at_most = {m = 2}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [287, 256, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 3393725, m = 3}, at_most = {m = 4}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 3393725, m = 5}, at_most = {m = 5}, kernels = [
    "skinny_6x16x8"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 2093839, m = 6}, at_most = {m = 8, nk = 3885457}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [217, 237, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 3885458, m = 6}, at_most = {m = 6}, kernels = [
    "skinny_6x16x8"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, nk = 3885458, m = 7}, at_most = {m = 8}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [258, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 2, mk = 48, k = 14, m = 31}, kernels = [
    "sweep_12x8x4096"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 49}, at_most = {n = 2, mk = 4237376, k = 14, m = 31}, kernels = [
    "sweep_12x8x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32}, at_most = {n = 2, mk = 4237376, k = 3, m = 54}, kernels = [
    "block_12x8x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55}, at_most = {n = 2, mk = 4237376, k = 3, m = 72}, kernels = [
    "block_12x8x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, k = 4}, at_most = {n = 2, mk = 4237376, k = 14, m = 72, mn = 57}, kernels = [
    "dot_8x1x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, k = 4, mn = 58}, at_most = {n = 2, mk = 4237376, k = 14, m = 72}, kernels = [
    "dot_4x2x4096", "block_12x8x4096"
  ], factors = [223, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73}, at_most = {n = 2, mk = 4237376, k = 3, m = 208}, kernels = [
    "block_12x8x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 209}, at_most = {n = 2, mk = 4237376, k = 3}, kernels = [
    "block_12x8x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 4}, at_most = {n = 1, mk = 4237376, k = 5}, kernels = [
    "block_12x8x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 4, n = 2}, at_most = {n = 2, mk = 4237376, k = 5}, kernels = [
    "block_12x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 6}, at_most = {n = 1, mk = 4237376, k = 14, nk = 7}, kernels = [
    "dot_8x1x4096", "block_12x8x4096"
  ], factors = [246, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 6, nk = 8}, at_most = {n = 1, mk = 4237376, k = 8, nk = 11}, kernels = [
    "dot_8x1x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 9, nk = 8}, at_most = {n = 1, mk = 4237376, k = 14, nk = 11}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [217, 264, 209, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 6, nk = 12}, at_most = {n = 1, mk = 4237376, k = 14}, kernels = [
    "dot_8x1x4096", "tall_6x16x2048"
  ], factors = [237, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 6, n = 2}, at_most = {n = 2, mk = 4237376, k = 7}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [209, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 8, n = 2}, at_most = {n = 2, mk = 4237376, k = 8}, kernels = [
    "dot_4x2x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [249, 194, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 9, n = 2}, at_most = {n = 2, mk = 4237376, k = 14, nk = 20}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 9, n = 2, nk = 21}, at_most = {n = 2, mk = 4237376, k = 14}, kernels = [
    "dot_4x2x4096", "tall_6x16x2048"
  ], factors = [275, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15}, at_most = {n = 1, mk = 549, mnk = 2107382}, kernels = [
    "dot_4x2x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 550}, at_most = {n = 1, mk = 1639607, mnk = 2107382}, kernels = [
    "dot_8x1x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mk = 1639608}, at_most = {n = 1, mk = 4237376, mnk = 2107382}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [196, 170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, mnk = 2107383}, at_most = {n = 1, mk = 4237376, k = 36}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [214, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 37, mnk = 2107383}, at_most = {n = 1, mk = 3164844}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [176, 143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 37, mnk = 2107383, mk = 3164845}, at_most = {n = 1, mk = 4237376, mnk = 4043614}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [186, 182, 145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 37, mnk = 4043615, mk = 3164845}, at_most = {n = 1, mk = 4237376}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [173, 183, 131]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2}, at_most = {n = 2, mk = 4237376, nk = 52, mnk = 994}, kernels = [
    "dot_4x2x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mnk = 995}, at_most = {n = 2, mk = 1301483, nk = 42, k_even = 4}, kernels = [
    "dot_4x2x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mnk = 995, k_even = 5}, at_most = {n = 2, mk = 1301483, nk = 42}, kernels = [
    "dot_4x2x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mnk = 995, nk = 43}, at_most = {n = 2, mk = 1301483, nk = 52}, kernels = [
    "dot_4x2x4096"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, mnk = 995, mk = 1301484}, at_most = {n = 2, mk = 4237376, nk = 52}, kernels = [
    "dot_4x2x4096", "tall_6x16x2048"
  ], factors = [246, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, nk = 53}, at_most = {n = 2, mk = 4237376, mnk = 5907275, nk = 171}, kernels = [
    "dot_4x2x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, nk = 172}, at_most = {n = 2, mk = 4237376, mnk = 3133767}, kernels = [
    "dot_4x2x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, nk = 172, mnk = 3133768}, at_most = {n = 2, mk = 4237376, mnk = 5907275}, kernels = [
    "dot_4x2x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, nk = 53, mnk = 5907276}, at_most = {n = 2, mk = 3463068, k_even = 724}, kernels = [
    "dot_4x2x4096"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, nk = 53, mnk = 5907276, mk = 3463069}, at_most = {n = 2, mk = 4237376, k_even = 724}, kernels = [
    "direct_6x16x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [196, 191, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 15, n = 2, nk = 53, mnk = 5907276, k_even = 725}, at_most = {n = 2, mk = 4237376}, kernels = [
    "dot_4x2x4096"
  ], factors = [171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 4237377}, at_most = {n = 2, k_even = 724, k = 11, nk = 8}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [198, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 4237377, nk = 9}, at_most = {n = 2, k_even = 724, k = 11}, kernels = [
    "tall_6x16x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 4237377, k = 12}, at_most = {n = 2, k_even = 724, k = 39}, kernels = [
    "dot_ahead_6x2x2048", "sweep_12x8x4096", "tall_6x16x2048"
  ], factors = [220, 225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 4237377, k = 40}, at_most = {n = 2, k_even = 724, m = 16}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096"
  ], factors = [200, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, mk = 4237377, k = 40}, at_most = {n = 2, k_even = 724, m = 66}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096"
  ], factors = [213, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, mk = 4237377, k = 40}, at_most = {n = 2, k_even = 724, k = 123}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048"
  ], factors = [251, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, mk = 4237377, k = 124}, at_most = {n = 2, k_even = 724, k = 181}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048"
  ], factors = [226, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, mk = 4237377, k = 182}, at_most = {n = 2, k_even = 128, m = 16851, k = 612}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "tall_6x16x2048"
  ], factors = [215, 190, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, mk = 4237377, k = 613}, at_most = {n = 2, k_even = 128, m = 16851}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [224, 211, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, mk = 4237377, k = 182, k_even = 129}, at_most = {n = 2, k_even = 724, m = 16851}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "sweep_6x16x2048"
  ], factors = [206, 189, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16852, mk = 4237377, k = 182}, at_most = {n = 2, k_even = 724}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "sweep_6x16x2048"
  ], factors = [220, 221, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 4237377, k_even = 725}, at_most = {n = 2, m = 25}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "sweep_6x16x2048"
  ], factors = [207, 204, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, mk = 4237377, k_even = 725}, at_most = {n = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [192, 131]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, mk = 4237377, k_even = 725, n = 2}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {n = 4, mk = 2785240, k = 62, nk = 20, m = 28}, kernels = [
    "sweep_12x8x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 3}, at_most = {n = 4, mk = 2785240, k = 62, nk = 20, m = 74}, kernels = [
    "sweep_12x8x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 3}, at_most = {n = 4, mk = 2785240, k = 3, nk = 20, mn = 1863715, m = 404}, kernels = [
    "block_12x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 405, n = 3}, at_most = {n = 4, mk = 2785240, k = 3, nk = 20, mn = 1863715}, kernels = [
    "block_12x8x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 3, mn = 1863716}, at_most = {n = 4, mk = 2785240, k = 3, nk = 20}, kernels = [
    "block_12x8x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 3, k = 4}, at_most = {n = 4, mk = 2785240, k = 62, nk = 20}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [249, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 21}, at_most = {n = 4, mk = 1515, k = 62, m = 35}, kernels = [
    "sweep_12x8x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 3, nk = 21}, at_most = {n = 4, mk = 1515, k = 62}, kernels = [
    "block_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 21, mk = 1516}, at_most = {n = 4, mk = 2785240, k = 11, nk = 56, mn = 64047}, kernels = [
    "block_12x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 21, mk = 1516, k = 12}, at_most = {n = 4, mk = 2785240, k = 62, nk = 56, mn = 64047}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [258, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 21, mk = 1516, mn = 64048}, at_most = {n = 4, mk = 2785240, k = 8, nk = 56}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [243, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 21, mk = 1516, mn = 64048, k = 9}, at_most = {n = 4, mk = 2785240, k = 62, nk = 56}, kernels = [
    "panel_6x16x2048", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [280, 273, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 57, mk = 1516}, at_most = {n = 4, mk = 2785240, k = 23, nk = 116, m = 61166}, kernels = [
    "dot_2x4x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [301, 256, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 57, mk = 1516, k = 24}, at_most = {n = 4, mk = 2785240, k = 62, nk = 116, m = 61166}, kernels = [
    "dot_2x4x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [274, 247, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61167, n = 3, nk = 57, mk = 1516}, at_most = {n = 4, mk = 2785240, k = 62, nk = 116}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [235, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 117, mk = 1516}, at_most = {n = 4, mk = 2785240, k = 39, mnk = 65548}, kernels = [
    "dot_2x4x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 117, mk = 1516, k = 40}, at_most = {n = 4, mk = 2785240, k = 62, mnk = 65548}, kernels = [
    "dot_2x4x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 117, mk = 1516, mnk = 65549}, at_most = {n = 4, mk = 2785240, k = 49}, kernels = [
    "dot_2x4x4096", "tall_6x16x2048"
  ], factors = [269, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, nk = 117, mk = 1516, mnk = 65549, k = 50}, at_most = {n = 4, mk = 2785240, k = 62}, kernels = [
    "dot_2x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 63}, at_most = {n = 4, mk = 913953, m = 12}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [273, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, k = 63}, at_most = {n = 4, mk = 913953, m = 24, mnk = 12049}, kernels = [
    "dot_2x4x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, k = 63, mnk = 12050}, at_most = {n = 4, mk = 913953, m = 24}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [268, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, k = 63, mk = 913954}, at_most = {n = 4, mk = 2785240, m = 24}, kernels = [
    "direct_6x16x2048", "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [230, 269, 254, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, k = 63}, at_most = {n = 4, mk = 2785240, k = 176, mnk = 427869}, kernels = [
    "dot_2x4x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, k = 63, mnk = 427870}, at_most = {n = 4, mk = 2785240, k = 176, mn = 52461}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [262, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, k = 63, mnk = 427870, mn = 52462}, at_most = {n = 4, mk = 2785240, k = 176}, kernels = [
    "dot_2x4x4096", "tall_6x16x2048"
  ], factors = [251, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, k = 177}, at_most = {n = 4, mk = 2104398, mn = 481}, kernels = [
    "dot_2x4x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, k = 177, mn = 482}, at_most = {n = 4, mk = 2104398}, kernels = [
    "dot_2x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, k = 177, mk = 2104399}, at_most = {n = 4, mk = 2785240}, kernels = [
    "dot_2x4x4096", "tall_6x16x2048"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {n = 7, mk = 2785240, k = 11, m = 21}, kernels = [
    "sweep_12x8x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 8}, at_most = {n = 8, mk = 2785240, k = 11, m = 21}, kernels = [
    "skinny_12x8x64"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5}, at_most = {n = 7, mk = 2785240, k = 11, m = 68}, kernels = [
    "sweep_12x8x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 8}, at_most = {n = 8, mk = 2785240, k = 11, m = 68, mnk = 1708}, kernels = [
    "sweep_12x8x4096"
  ], factors = [327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 8, mnk = 1709}, at_most = {n = 8, mk = 2785240, k = 11, m = 68}, kernels = [
    "skinny_12x8x64"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5}, at_most = {n = 7, mk = 2785240, k = 11, nk = 18, mn = 1440651}, kernels = [
    "block_12x8x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, nk = 19}, at_most = {n = 7, mk = 2785240, k = 11, nk = 35, mn = 1440651, m = 834}, kernels = [
    "block_12x8x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 835, n = 5, nk = 19}, at_most = {n = 7, mk = 2785240, k = 11, nk = 35, mn = 1440651}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [273, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, mn = 1440652}, at_most = {n = 7, mk = 2785240, k = 11, nk = 35}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [224, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, nk = 36}, at_most = {n = 7, mk = 2785240, k = 11}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [265, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 8}, at_most = {n = 8, mk = 2785240, k = 3, m = 185363, nk = 35}, kernels = [
    "block_12x8x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 8, k = 4}, at_most = {n = 8, mk = 2785240, k = 11, m = 185363, nk = 35}, kernels = [
    "panel_6x16x2048", "block_12x8x4096"
  ], factors = [234, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 8, nk = 36}, at_most = {n = 8, mk = 2785240, k = 11, m = 185363, mnk = 624720}, kernels = [
    "block_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 8, nk = 36, mnk = 624721}, at_most = {n = 8, mk = 2785240, k = 11, m = 185363}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 185364, n = 8}, at_most = {n = 8, mk = 2785240, k = 11}, kernels = [
    "skinny_12x8x64", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [272, 220, 239, 319, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 12}, at_most = {n = 8, mk = 2785240, m = 12}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [235, 267, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, k = 12}, at_most = {n = 7, mk = 2785240, m = 18}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 12}, at_most = {n = 7, mk = 2785240, m = 32}, kernels = [
    "block_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [251, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 8, k = 12}, at_most = {n = 8, mk = 2785240, m = 18, k_even = 362}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048"
  ], factors = [253, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 8, k = 12}, at_most = {n = 8, mk = 2785240, m = 32, k_even = 362}, kernels = [
    "skinny_12x8x64", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [266, 241, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 8, k = 12, k_even = 363}, at_most = {n = 8, mk = 2785240, m = 17}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048"
  ], factors = [263, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 8, k = 12, k_even = 363}, at_most = {n = 8, mk = 2785240, m = 32}, kernels = [
    "direct_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [271, 257, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 12}, at_most = {n = 7, mk = 2665, k = 55, m = 51418}, kernels = [
    "block_6x16x512"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 12, mk = 2666}, at_most = {n = 7, mk = 2785240, k = 21, m = 51418}, kernels = [
    "tall_6x16x2048"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 22, mk = 2666}, at_most = {n = 7, mk = 2785240, k = 55, m = 51418}, kernels = [
    "tall_6x16x2048"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51419, n = 5, k = 12}, at_most = {n = 7, mk = 2785240, k = 55}, kernels = [
    "tall_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 56}, at_most = {n = 6, mk = 1967886, k_even = 362, mnk = 561749}, kernels = [
    "dot_4x2x4096", "tall_6x16x2048"
  ], factors = [262, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 56, mnk = 561750}, at_most = {n = 6, mk = 1967886, k_even = 362}, kernels = [
    "dot_2x4x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [224, 239, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 7, k = 56}, at_most = {n = 7, mk = 1967886, k_even = 362}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [278, 256, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 56, k_even = 363}, at_most = {n = 7, mk = 1967886}, kernels = [
    "dot_2x4x4096", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [217, 272, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, k = 56, mk = 1967887}, at_most = {n = 7, mk = 2785240}, kernels = [
    "tall_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 8, k = 12}, at_most = {n = 8, mk = 2785240, k_even = 724, m = 133, mnk = 16555}, kernels = [
    "block_6x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 8, k = 12, mnk = 16556}, at_most = {n = 8, mk = 2785240, k_even = 724, m = 133, k = 67}, kernels = [
    "tall_6x16x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 8, k = 68, mnk = 16556}, at_most = {n = 8, mk = 2785240, k_even = 724, m = 133}, kernels = [
    "block_12x8x4096", "tall_6x16x2048"
  ], factors = [300, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 8, k = 12}, at_most = {n = 8, mk = 1745511, k_even = 724, k = 24}, kernels = [
    "tall_6x16x2048"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 8, k = 25}, at_most = {n = 8, mk = 1745511, k_even = 724, mnk = 1435144}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [291, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 8, k = 25, mnk = 1435145}, at_most = {n = 8, mk = 1745511, k_even = 724, k = 34}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [260, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 8, k = 35, mnk = 1435145}, at_most = {n = 8, mk = 1745511, k_even = 724}, kernels = [
    "tall_6x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 8, k = 12, mk = 1745512}, at_most = {n = 8, mk = 2785240, k_even = 724, mn = 273402}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [241, 268, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 8, k = 12, mk = 1745512, mn = 273403}, at_most = {n = 8, mk = 2785240, k_even = 724}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [207, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 8, k = 12, k_even = 725}, at_most = {n = 8, mk = 2785240}, kernels = [
    "direct_6x16x2048", "dot_2x4x4096", "block_6x16x2048"
  ], factors = [298, 271, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {n = 15, mk = 320, m = 12, mnk = 1066}, kernels = [
    "skinny_12x8x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mnk = 1067}, at_most = {n = 15, mk = 320, m = 12}, kernels = [
    "skinny_12x8x64"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9}, at_most = {n = 15, mk = 143, m = 39}, kernels = [
    "skinny_12x8x64", "block_6x16x512"
  ], factors = [298, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, mk = 144}, at_most = {n = 15, mk = 320, m = 39}, kernels = [
    "block_6x16x512"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 321}, at_most = {n = 15, mk = 2785240, m = 12, mnk = 6681883}, kernels = [
    "block_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 321, mnk = 6681884}, at_most = {n = 15, mk = 2785240, m = 12}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [295, 251, 240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, mk = 321}, at_most = {n = 15, mk = 89939, m = 17, k_even = 512}, kernels = [
    "block_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, mk = 89940}, at_most = {n = 15, mk = 2785240, m = 17, k_even = 512}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 9, mk = 321}, at_most = {n = 15, mk = 1814, m = 39, k_even = 512}, kernels = [
    "block_6x16x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 9, mk = 1815}, at_most = {n = 15, mk = 2785240, m = 39, k_even = 512, nk = 86668}, kernels = [
    "block_6x16x512"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 9, mk = 1815, nk = 86669}, at_most = {n = 15, mk = 2785240, m = 39, k_even = 512}, kernels = [
    "panel_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [260, 247, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, mk = 321, k_even = 513}, at_most = {n = 15, mk = 2785240, m = 39}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [255, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9}, at_most = {n = 15, mk = 2785240, k = 6, nk = 31, m = 157}, kernels = [
    "block_6x16x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 158, n = 9}, at_most = {n = 15, mk = 2785240, k = 6, nk = 31, m = 83731}, kernels = [
    "tall_6x16x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 83732, n = 9}, at_most = {n = 15, mk = 2785240, k = 6, nk = 31}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [273, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, nk = 32}, at_most = {n = 15, mk = 2785240, k = 6}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [290, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 7}, at_most = {n = 15, mk = 1610136, k = 107, mn = 1180}, kernels = [
    "tall_6x16x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 7, mn = 1181}, at_most = {n = 15, mk = 1610136, k = 107, mnk = 2294210}, kernels = [
    "tall_6x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 7, mn = 1181, mnk = 2294211}, at_most = {n = 15, mk = 1610136, k = 107}, kernels = [
    "block_1x64x512", "block_2x32x128", "tall_6x16x2048"
  ], factors = [224, 229, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 108}, at_most = {n = 10, mk = 1610136, k_even = 362, mn = 2524}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 11, k = 108}, at_most = {n = 15, mk = 1610136, k_even = 362, mn = 2524, nk = 21149}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 11, k = 108, nk = 21150}, at_most = {n = 15, mk = 1610136, k_even = 362, mn = 2524}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [254, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 108, mn = 2525}, at_most = {n = 11, mk = 1610136, k_even = 362}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 12, k = 108, mn = 2525}, at_most = {n = 15, mk = 1610136, k_even = 362}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 108, k_even = 363}, at_most = {n = 15, mk = 1610136}, kernels = [
    "dot_4x2x4096", "block_6x16x2048"
  ], factors = [291, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 7, mk = 1610137}, at_most = {n = 15, mk = 2785240, k_even = 724, mnk = 24889198}, kernels = [
    "block_1x64x512", "tall_6x16x2048"
  ], factors = [241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 7, mk = 1610137, mnk = 24889199}, at_most = {n = 15, mk = 2785240, k_even = 724}, kernels = [
    "tall_6x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 9, k = 7, mk = 1610137, k_even = 725}, at_most = {n = 15, mk = 2785240}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241}, at_most = {n = 7, k = 8}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [262, 269, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241, k = 9}, at_most = {n = 7, k = 27}, kernels = [
    "sweep_12x8x4096", "tall_6x16x2048"
  ], factors = [254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 8, mk = 2785241}, at_most = {n = 8, k = 8}, kernels = [
    "block_2x32x128", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [194, 256, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 8, mk = 2785241, k = 9}, at_most = {n = 8, k = 27}, kernels = [
    "sweep_12x8x4096", "tall_6x16x2048"
  ], factors = [250, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241, k = 28}, at_most = {n = 8, k = 62}, kernels = [
    "dot_2x4x4096", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [295, 235, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241, k = 63}, at_most = {n = 8, k = 256, mk = 3600572}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 3600573, k = 63}, at_most = {n = 3, k = 256}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [229, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, mk = 3600573, k = 63}, at_most = {n = 8, k = 256}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [261, 267, 247, 280, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241, k = 257}, at_most = {n = 3, k = 610}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [230, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4, mk = 2785241, k = 257}, at_most = {n = 8, k = 610}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241, k = 611}, at_most = {n = 4, m = 32, k_even = 724}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [231, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, mk = 2785241, k = 611}, at_most = {n = 8, m = 32, k_even = 724}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [237, 260, 252, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 2785241, k = 611, k_even = 725}, at_most = {n = 8, m = 32}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048"
  ], factors = [235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 3, mk = 2785241, k = 611}, at_most = {n = 4, m = 117, k_even = 256}, kernels = [
    "sweep_12x8x4096", "tall_6x16x2048"
  ], factors = [238, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 5, mk = 2785241, k = 611}, at_most = {n = 8, m = 117, k_even = 256}, kernels = [
    "block_12x8x4096", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [267, 244, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 3, mk = 2785241, k = 611, k_even = 257}, at_most = {n = 8, m = 117}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [227, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 3, mk = 2785241, k = 611}, at_most = {n = 4, k_even = 362, k = 856}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 3, mk = 2785241, k = 857}, at_most = {n = 4, k_even = 362, k = 1648}, kernels = [
    "direct_6x16x2048", "panel_12x8x4096", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [239, 225, 236, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 3, mk = 2785241, k = 1649}, at_most = {n = 4, k_even = 362, mn = 16623}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [216, 212, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 3, mk = 2785241, k = 1649, mn = 16624}, at_most = {n = 4, k_even = 362}, kernels = [
    "panel_12x8x4096", "block_12x8x4096", "tall_6x16x2048"
  ], factors = [217, 225, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 5, mk = 2785241, k = 611}, at_most = {n = 8, k_even = 362, mk = 3850918}, kernels = [
    "tall_6x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 5, mk = 3850919, k = 611}, at_most = {n = 8, k_even = 362}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 246, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 3, mk = 2785241, k = 611, k_even = 363}, at_most = {n = 7, mnk = 17585157}, kernels = [
    "dot_2x4x4096", "sweep_6x16x2048"
  ], factors = [249, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 3, mk = 2785241, k = 611, k_even = 363, mnk = 17585158}, at_most = {n = 7}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [220, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 118, n = 8, mk = 2785241, k = 611, k_even = 363}, at_most = {n = 8}, kernels = [
    "block_6x16x2048", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [228, 258, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mk = 2785241}, at_most = {n = 15, m = 29}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [223, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 9, mk = 2785241}, at_most = {n = 15, m = 91}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [230, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 9, mk = 2785241}, at_most = {n = 15, nk = 154}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [298, 273, 262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 9, mk = 2785241, nk = 155}, at_most = {n = 15, k = 33}, kernels = [
    "tall_6x16x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 9, mk = 2785241, nk = 155, k = 34}, at_most = {n = 15, k = 254}, kernels = [
    "tall_6x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 9, mk = 2785241, nk = 155, k = 255}, at_most = {n = 15, k = 500}, kernels = [
    "tall_6x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 9, mk = 2785241, nk = 155, k = 501}, at_most = {n = 15, k_even = 724}, kernels = [
    "tall_6x16x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 9, mk = 2785241, nk = 155, k = 501, k_even = 725}, at_most = {n = 15}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16}, at_most = {k = 6, n = 60, n_even = 4, mn = 2631866, m = 12, mnk = 689}, kernels = [
    "skinny_12x8x64"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 16}, at_most = {k = 6, n = 60, n_even = 4, mn = 2631866, m = 50, mnk = 689}, kernels = [
    "skinny_12x8x64"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 690}, at_most = {k = 6, n = 60, n_even = 4, mn = 708, m = 50}, kernels = [
    "skinny_12x8x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mnk = 690, mn = 709}, at_most = {k = 6, n = 39, n_even = 4, mn = 2631866, m = 50}, kernels = [
    "block_1x64x512"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, mnk = 690, mn = 709}, at_most = {k = 6, n = 60, n_even = 4, mn = 2631866, m = 50}, kernels = [
    "block_1x64x512"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 16}, at_most = {k = 6, n = 23, n_even = 4, mn = 2631866, m = 5534}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5535, n = 16}, at_most = {k = 6, n = 23, n_even = 4, mn = 2631866}, kernels = [
    "panel_6x16x2048", "block_1x64x512", "block_6x16x512"
  ], factors = [175, 339, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 24}, at_most = {k = 6, n = 37, n_even = 4, mn = 119395, nk = 79}, kernels = [
    "panel_1x64x512", "block_1x64x512", "block_2x32x128", "block_6x16x512"
  ], factors = [329, 328, 342, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 24, nk = 80}, at_most = {k = 6, n = 37, n_even = 4, mn = 119395}, kernels = [
    "block_1x64x512", "block_2x32x128"
  ], factors = [281, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 24, mn = 119396}, at_most = {k = 6, n = 37, n_even = 4, mn = 2631866}, kernels = [
    "panel_1x64x512", "block_6x16x2048", "block_1x64x512"
  ], factors = [337, 242, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 38}, at_most = {k = 6, n = 60, n_even = 4, mn = 5628, nk = 191}, kernels = [
    "block_1x64x512"
  ], factors = [349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 38, mn = 5629}, at_most = {k = 6, n = 60, n_even = 4, mn = 2631866, nk = 191, m = 959}, kernels = [
    "block_1x64x512"
  ], factors = [352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 960, n = 38, mn = 5629}, at_most = {k = 6, n = 60, n_even = 4, mn = 2631866, nk = 191}, kernels = [
    "panel_1x64x512", "block_6x16x2048", "block_1x64x512"
  ], factors = [345, 240, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 51, n = 38, nk = 192}, at_most = {k = 6, n = 60, n_even = 4, mn = 2631866}, kernels = [
    "block_1x64x512"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, mn = 2631867}, at_most = {k = 6, n = 23, n_even = 4}, kernels = [
    "block_1x64x512", "sweep_6x16x256"
  ], factors = [312, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, mn = 2631867}, at_most = {k = 6, n = 60, n_even = 4}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, n_even = 5}, at_most = {k = 6, n = 22, mn = 1578}, kernels = [
    "skinny_6x16x64"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, n_even = 5, mn = 1579}, at_most = {k = 6, n = 22, m = 92681, nk = 22}, kernels = [
    "block_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, n_even = 5, mn = 1579, nk = 23}, at_most = {k = 6, n = 22, m = 92681}, kernels = [
    "block_6x16x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92682, n = 16, n_even = 5, mn = 1579}, at_most = {k = 6, n = 22}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [250, 276, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, n_even = 5}, at_most = {k = 6, n = 60, mn = 2896}, kernels = [
    "sweep_6x16x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, n_even = 5, mn = 2897}, at_most = {k = 6, n = 60, m = 21930}, kernels = [
    "panel_1x64x512", "block_1x64x512", "tall_6x16x2048"
  ], factors = [258, 269, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21931, n = 23, n_even = 5, mn = 2897}, at_most = {k = 6, n = 60}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [269, 300, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 61}, at_most = {k = 2, n = 246, m = 16}, kernels = [
    "block_1x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 61}, at_most = {k = 2, n = 246, m = 27}, kernels = [
    "block_1x64x512", "slab_12x8x128"
  ], factors = [296, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 61}, at_most = {k = 2, n = 246, mn = 140376, n_even = 4, m = 90}, kernels = [
    "block_1x64x512"
  ], factors = [362]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 91, n = 61}, at_most = {k = 2, n = 246, mn = 140376, n_even = 4}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [390, 387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 61, n_even = 5}, at_most = {k = 2, n = 246, mn = 140376, m = 121}, kernels = [
    "block_1x64x512"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 122, n = 61, n_even = 5}, at_most = {k = 1, n = 246, mn = 140376}, kernels = [
    "block_1x64x512"
  ], factors = [388]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 122, n = 61, n_even = 5, k = 2}, at_most = {k = 2, n = 246, mn = 140376}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [333, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 61, mn = 140377}, at_most = {k = 2, n = 246, n_even = 4}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [282, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 61, mn = 140377, n_even = 5}, at_most = {k = 1, n = 246}, kernels = [
    "block_1x64x512"
  ], factors = [327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 61, mn = 140377, n_even = 5, k = 2}, at_most = {k = 2, n = 246}, kernels = [
    "panel_1x64x512", "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [306, 307, 277, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 61, k = 3}, at_most = {k = 6, n = 246, m = 15}, kernels = [
    "sweep_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 61, k = 3}, at_most = {k = 6, n = 246, m = 65, n_even = 4, nk = 470}, kernels = [
    "block_1x64x512"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 61, k = 3, nk = 471}, at_most = {k = 6, n = 246, m = 65, n_even = 4}, kernels = [
    "block_1x64x512"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 61, k = 3, n_even = 5}, at_most = {k = 6, n = 246, m = 65}, kernels = [
    "block_1x64x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 61, k = 3}, at_most = {k = 3, n = 246, mnk = 629900, n_even = 4}, kernels = [
    "panel_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [341, 352, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 61, k = 4}, at_most = {k = 6, n = 86, mnk = 629900, n_even = 4}, kernels = [
    "panel_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [294, 300, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 87, k = 4}, at_most = {k = 6, n = 246, mnk = 629900, n_even = 4}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [298, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 61, k = 3, n_even = 5}, at_most = {k = 6, n = 246, mnk = 629900, mk = 690}, kernels = [
    "block_1x64x512"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 61, k = 3, n_even = 5, mk = 691}, at_most = {k = 6, n = 246, mnk = 629900}, kernels = [
    "block_1x64x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 61, k = 3, mnk = 629901}, at_most = {k = 4, n = 86}, kernels = [
    "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [264, 259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 87, k = 3, mnk = 629901}, at_most = {k = 4, n = 246}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 61, k = 5, mnk = 629901}, at_most = {k = 6, n = 246}, kernels = [
    "skinny_6x16x64", "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [237, 259, 248, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7}, at_most = {k = 16, n = 31, n_even = 4, mn = 1984551, mk = 517, m = 18}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [273, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 16, k = 7}, at_most = {k = 16, n = 31, n_even = 4, mn = 1984551, mk = 517}, kernels = [
    "block_2x32x128"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, mk = 518}, at_most = {k = 16, n = 31, n_even = 4, mn = 1984551, mnk = 1006127, m = 73}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [292, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 74, n = 16, k = 7, mk = 518}, at_most = {k = 16, n = 31, n_even = 4, mn = 1984551, mnk = 1006127}, kernels = [
    "panel_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [249, 276, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, mk = 518, mnk = 1006128}, at_most = {k = 16, n = 22, n_even = 4, mn = 1984551}, kernels = [
    "panel_1x64x512", "tall_6x16x2048"
  ], factors = [297, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, k = 7, mk = 518, mnk = 1006128}, at_most = {k = 16, n = 31, n_even = 4, mn = 1984551}, kernels = [
    "block_1x64x512", "block_2x32x128", "tall_6x16x2048"
  ], factors = [277, 283, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, mn = 1984552}, at_most = {k = 16, n = 31, n_even = 4, nk = 206}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [227, 294, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, mn = 1984552, nk = 207}, at_most = {k = 16, n = 31, n_even = 4}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [275, 260, 262, 263, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, n_even = 5}, at_most = {k = 16, n = 31, mk = 323}, kernels = [
    "sweep_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, n_even = 5, mk = 324}, at_most = {k = 16, n = 31, m = 85173, nk = 230}, kernels = [
    "skinny_6x16x64", "panel_1x64x512", "tall_6x16x2048"
  ], factors = [263, 216, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 7, n_even = 5, mk = 324, nk = 231}, at_most = {k = 16, n = 31, m = 85173}, kernels = [
    "direct_6x16x2048", "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [246, 247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 85174, n = 16, k = 7, n_even = 5, mk = 324}, at_most = {k = 16, n = 31}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [202, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7}, at_most = {k = 16, n = 59, mk = 287, mnk = 8729}, kernels = [
    "sweep_6x16x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7, mnk = 8730}, at_most = {k = 16, n = 59, mk = 287}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [262, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 60, k = 7}, at_most = {k = 8, n = 246, mk = 287}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [233, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 60, k = 9}, at_most = {k = 16, n = 246, mk = 154}, kernels = [
    "skinny_6x16x32"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 60, k = 9, mk = 155}, at_most = {k = 16, n = 246, mk = 287}, kernels = [
    "skinny_6x16x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7, mk = 288}, at_most = {k = 16, n = 87, n_even = 4, mn = 1005084, mk = 1916}, kernels = [
    "block_2x32x128"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7, mk = 1917}, at_most = {k = 16, n = 55, n_even = 4, mn = 1005084}, kernels = [
    "panel_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [294, 282, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 56, k = 7, mk = 1917}, at_most = {k = 16, n = 87, n_even = 4, mn = 1005084}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [273, 275, 271, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 88, k = 7, mk = 288}, at_most = {k = 8, n = 246, n_even = 4, mn = 1005084}, kernels = [
    "block_1x64x512", "sweep_6x16x2048"
  ], factors = [270, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 88, k = 9, mk = 288}, at_most = {k = 16, n = 246, n_even = 4, mn = 1005084, mk = 595}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [255, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 88, k = 9, mk = 596}, at_most = {k = 16, n = 246, n_even = 4, mn = 186396}, kernels = [
    "block_1x64x512", "block_2x32x128", "block_6x16x512"
  ], factors = [265, 276, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 88, k = 9, mk = 596, mn = 186397}, at_most = {k = 16, n = 246, n_even = 4, mn = 1005084}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [247, 253, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7, mk = 288, mn = 1005085}, at_most = {k = 16, n = 246, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [251, 218, 261, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7, mk = 288, n_even = 5}, at_most = {k = 8, n = 246, mk = 370727, m = 90}, kernels = [
    "skinny_2x32x8", "block_1x64x512"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 91, n = 32, k = 7, mk = 288, n_even = 5}, at_most = {k = 8, n = 246, mk = 370727}, kernels = [
    "skinny_6x16x32", "panel_1x64x512", "block_1x64x512", "block_2x32x128", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [236, 244, 247, 254, 236, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 7, mk = 370728, n_even = 5}, at_most = {k = 8, n = 246}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [247, 234, 262, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 9, mk = 288, n_even = 5}, at_most = {k = 16, n = 246, mk = 692}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [236, 240, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 9, mk = 693, n_even = 5}, at_most = {k = 16, n = 246, mk = 185363}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "block_6x16x512"
  ], factors = [226, 236, 240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 9, mk = 185364, n_even = 5}, at_most = {k = 16, n = 246, m = 77371}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [218, 220, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 77372, n = 32, k = 9, mk = 185364, n_even = 5}, at_most = {k = 16, n = 246}, kernels = [
    "block_2x32x128", "sweep_6x16x2048"
  ], factors = [209, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247}, at_most = {k = 2, mn = 189774, n_even = 724, m = 18}, kernels = [
    "block_1x64x512", "sweep_6x16x2048"
  ], factors = [284, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 247}, at_most = {k = 2, mn = 189774, n_even = 724, m = 32}, kernels = [
    "block_1x64x512"
  ], factors = [324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 247}, at_most = {k = 2, mn = 189774, n_even = 362, mk = 80}, kernels = [
    "block_1x64x512"
  ], factors = [359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 247, mk = 81}, at_most = {k = 2, mn = 129680, n_even = 362, m = 92}, kernels = [
    "block_1x64x512"
  ], factors = [368]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 93, n = 247, mk = 81}, at_most = {k = 2, mn = 129680, n_even = 8}, kernels = [
    "block_1x64x512"
  ], factors = [384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 93, n = 247, mk = 81, n_even = 9}, at_most = {k = 2, mn = 129680, n_even = 362}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [364, 366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 247, mk = 81, mn = 129681}, at_most = {k = 2, mn = 189774, n_even = 362}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [333, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 247, n_even = 363}, at_most = {k = 2, mn = 189774, n_even = 724}, kernels = [
    "block_1x64x512", "sweep_6x16x2048"
  ], factors = [329, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 189775}, at_most = {k = 1, mn = 1727002, n_even = 4, mk = 824}, kernels = [
    "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [274, 260, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 189775, mk = 825}, at_most = {k = 1, mn = 1727002, n_even = 4}, kernels = [
    "panel_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [286, 271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 189775, k = 2}, at_most = {k = 2, mn = 1727002, n_even = 4}, kernels = [
    "block_1x64x512", "sweep_6x16x2048"
  ], factors = [270, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 1727003}, at_most = {k = 2, mn = 2437211, n_even = 4}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [286, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 189775, n_even = 5}, at_most = {k = 1, mn = 2437211, n_even = 128}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [295, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 189775, n_even = 5, k = 2}, at_most = {k = 2, mn = 2437211, n_even = 128}, kernels = [
    "skinny_6x16x8", "panel_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [293, 285, 286, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 189775, n_even = 129}, at_most = {k = 2, mn = 2437211, n_even = 724, n = 362}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [276, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 363, mn = 189775, n_even = 129}, at_most = {k = 2, mn = 2437211, n_even = 724}, kernels = [
    "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [289, 288, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, n_even = 725}, at_most = {k = 1, mn = 148250}, kernels = [
    "block_1x64x512", "sweep_1x64x512"
  ], factors = [300, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, n_even = 725, mn = 148251}, at_most = {k = 1, mn = 2437211}, kernels = [
    "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, n_even = 725, k = 2}, at_most = {k = 2, mn = 2437211}, kernels = [
    "skinny_6x16x64", "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048", "sweep_1x64x512",
    "sweep_6x16x256"
  ], factors = [257, 269, 264, 250, 231, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 3}, at_most = {k = 5, mn = 2437211, n_even = 362, m = 24}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "panel_1x64x512"
  ], factors = [238, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 247, k = 3}, at_most = {k = 5, mn = 147092, n_even = 8, m = 44}, kernels = [
    "block_1x64x512"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 247, k = 3}, at_most = {k = 5, mn = 147092, n_even = 8}, kernels = [
    "skinny_2x32x32", "panel_1x64x512", "block_1x64x512"
  ], factors = [290, 298, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 247, k = 3, n_even = 9}, at_most = {k = 5, mn = 147092, n_even = 362}, kernels = [
    "panel_1x64x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 247, k = 3, mn = 147093}, at_most = {k = 5, mn = 2437211, n_even = 362, mnk = 5920528}, kernels = [
    "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [255, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 247, k = 3, mn = 147093, mnk = 5920529}, at_most = {k = 5, mn = 2437211, n_even = 362}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [239, 253, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 3, n_even = 363}, at_most = {k = 5, mn = 16888}, kernels = [
    "skinny_2x32x8", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [240, 254, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 3, n_even = 363, mn = 16889}, at_most = {k = 5, mn = 2437211}, kernels = [
    "skinny_6x16x8", "panel_1x64x512"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6}, at_most = {k = 8, mn = 2437211, mk = 156}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "panel_1x64x512"
  ], factors = [232, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 157}, at_most = {k = 8, mn = 18023, mk = 328}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512"
  ], factors = [235, 231, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 157, mn = 18024}, at_most = {k = 8, mn = 2437211, mk = 328}, kernels = [
    "skinny_6x16x64", "skinny_6x16x8", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [226, 258, 248, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 329}, at_most = {k = 8, mn = 2437211, n_even = 4, mnk = 1329687}, kernels = [
    "panel_1x64x512", "block_1x64x512"
  ], factors = [262, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 329, mnk = 1329688}, at_most = {k = 8, mn = 2437211, n_even = 4}, kernels = [
    "skinny_6x16x64", "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [237, 254, 245, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 329, n_even = 5}, at_most = {k = 8, mn = 2437211, n_even = 724, mk = 1436}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "block_1x64x512"
  ], factors = [233, 247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 1437, n_even = 5}, at_most = {k = 8, mn = 2437211, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "block_1x64x512"
  ], factors = [218, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 329, n_even = 725}, at_most = {k = 8, mn = 1395624}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "block_1x64x512", "sweep_6x16x256"
  ], factors = [195, 209, 240, 248, 240, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 6, mk = 329, n_even = 725, mn = 1395625}, at_most = {k = 8, mn = 2437211}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [217, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212}, at_most = {k = 2, n_even = 4}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [297, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212, n_even = 5}, at_most = {k = 2, n_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [283, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212, n_even = 363}, at_most = {k = 2}, kernels = [
    "skinny_6x16x64", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [326, 328, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212, k = 3}, at_most = {k = 4, n_even = 4}, kernels = [
    "skinny_6x16x8", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [268, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212, k = 5}, at_most = {k = 8, n_even = 4, mn = 3732408}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [257, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 3732409, k = 5}, at_most = {k = 8, n_even = 4}, kernels = [
    "skinny_6x16x8", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [255, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212, k = 3, n_even = 5}, at_most = {k = 8, n_even = 724, n = 1311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [275, 257, 355, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 1312, mn = 2437212, k = 3, n_even = 5}, at_most = {k = 8, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [279, 263, 299, 280, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, mn = 2437212, k = 3, n_even = 725}, at_most = {k = 8}, kernels = [
    "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [215, 240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9}, at_most = {k = 14, mnk = 21351719, mk = 272}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512"
  ], factors = [251, 255, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 15}, at_most = {k = 16, mnk = 21351719, mk = 272}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [229, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 273}, at_most = {k = 16, mnk = 21351719, mk = 499, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [247, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 273, n_even = 5}, at_most = {k = 16, mnk = 21351719, mk = 499, n_even = 128}, kernels = [
    "skinny_6x16x64", "panel_1x64x512", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [240, 242, 255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 273, n_even = 129}, at_most = {k = 16, mnk = 21351719, mk = 499}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "panel_1x64x512", "block_1x64x512"
  ], factors = [222, 233, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 500}, at_most = {k = 16, mnk = 21351719, n_even = 4, n = 1256, mn = 172113}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [243, 261, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 500, mn = 172114}, at_most = {k = 16, mnk = 21351719, n_even = 4, n = 1256}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 1257, k = 9, mk = 500}, at_most = {k = 16, mnk = 21351719, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [236, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 500, n_even = 5}, at_most = {k = 16, mnk = 21351719, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512", "block_2x32x128"
  ], factors = [223, 237, 236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mk = 500, n_even = 363}, at_most = {k = 12, mnk = 21351719}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "panel_1x64x512", "block_1x64x512"
  ], factors = [224, 238, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 13, mk = 500, n_even = 363}, at_most = {k = 16, mnk = 21351719, n_even = 724}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [221, 241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 13, mk = 500, n_even = 725}, at_most = {k = 16, mnk = 21351719}, kernels = [
    "skinny_6x16x8", "panel_1x64x512", "block_1x64x512", "tall_6x16x2048"
  ], factors = [249, 238, 242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mnk = 21351720}, at_most = {k = 16, n_even = 4, mnk = 33163134}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [248, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mnk = 33163135}, at_most = {k = 16, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [269, 298, 270, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mnk = 21351720, n_even = 5}, at_most = {k = 16, n_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [225, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 247, k = 9, mnk = 21351720, n_even = 363}, at_most = {k = 16}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "panel_1x64x512", "sweep_6x16x256"
  ], factors = [229, 233, 213, 258, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17}, at_most = {nk = 1772662, mk = 414, m = 17, n_even = 32, n = 78}, kernels = [
    "skinny_6x16x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 415}, at_most = {nk = 1772662, mk = 1451, m = 17, n_even = 32, n = 78}, kernels = [
    "sweep_6x16x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 79, k = 17}, at_most = {nk = 1772662, mk = 370, m = 17, n_even = 32}, kernels = [
    "skinny_6x16x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 79, k = 17, mk = 371}, at_most = {nk = 1772662, mk = 1451, m = 17, n_even = 32, n = 616}, kernels = [
    "skinny_6x16x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 617, k = 17, mk = 371}, at_most = {nk = 1772662, mk = 1451, m = 17, n_even = 32}, kernels = [
    "skinny_6x16x64"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, n_even = 33}, at_most = {nk = 1772662, mk = 927, m = 17, n_even = 362, k = 90}, kernels = [
    "skinny_6x16x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, n_even = 33, mk = 928}, at_most = {nk = 1772662, mk = 1451, m = 17, n_even = 362, k = 90}, kernels = [
    "skinny_6x16x64"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 91, n_even = 33}, at_most = {nk = 1772662, mk = 1451, m = 17, n_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [233, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, n_even = 363}, at_most = {nk = 1772662, mk = 1451, m = 17}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [230, 237, 262, 236, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452}, at_most = {nk = 139602, mk = 16414, m = 10, n = 60, n_even = 4}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 17, mk = 1452}, at_most = {nk = 139602, mk = 16414, m = 17, n = 60, n_even = 4}, kernels = [
    "block_6x16x512", "sweep_6x16x256"
  ], factors = [235, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452, n_even = 5}, at_most = {nk = 139602, mk = 16414, m = 17, n = 60}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [264, 251, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 61, k = 17, mk = 1452}, at_most = {nk = 139602, mk = 16414, m = 17, n_even = 4, mnk = 1265037}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [236, 232, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 61, k = 17, mk = 1452, mnk = 1265038}, at_most = {nk = 139602, mk = 16414, m = 17, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_6x16x512"
  ], factors = [233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 61, k = 17, mk = 1452, n_even = 5}, at_most = {nk = 139602, mk = 16414, m = 12}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [230, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 61, k = 17, mk = 1452, n_even = 5}, at_most = {nk = 139602, mk = 8567, m = 17}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [226, 237, 232, 237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 61, k = 17, mk = 8568, n_even = 5}, at_most = {nk = 139602, mk = 16414, m = 17}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [229, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452, nk = 139603}, at_most = {nk = 1772662, mk = 16414, m = 11, n_even = 4, mn = 10389}, kernels = [
    "skinny_6x16x64"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452, nk = 139603, mn = 10390}, at_most = {nk = 1772662, mk = 16414, m = 11, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [195, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452, nk = 139603, n_even = 5}, at_most = {nk = 1772662, mk = 16414, m = 11, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [199, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 16, k = 17, mk = 1452, nk = 139603}, at_most = {nk = 1772662, mk = 16414, m = 17, n_even = 724, k_even = 32}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512"
  ], factors = [205, 233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 16, k = 17, mk = 1452, nk = 139603, k_even = 33}, at_most = {nk = 1772662, mk = 16414, m = 17, n_even = 724}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [209, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452, nk = 139603, n_even = 725}, at_most = {nk = 1772662, mk = 16414, m = 17, k_even = 362}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [234, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 1452, nk = 139603, n_even = 725, k_even = 363}, at_most = {nk = 1772662, mk = 16414, m = 17}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128"
  ], factors = [239, 266, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 17}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724, n = 31, m = 40}, kernels = [
    "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 32, k = 17}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724, n = 54, m = 40}, kernels = [
    "block_2x32x128"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 16, k = 17}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 4, n = 23}, kernels = [
    "tall_6x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 24, k = 17}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 4, n = 36}, kernels = [
    "tall_6x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 37, k = 17}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 4, n = 54}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 16, k = 17, n_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724, n = 54}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17}, at_most = {nk = 1772662, mk = 610, k = 70, n_even = 4}, kernels = [
    "skinny_6x16x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, n_even = 5}, at_most = {nk = 1772662, mk = 610, k = 70, n_even = 724}, kernels = [
    "skinny_6x16x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 611}, at_most = {nk = 1772662, mk = 1849, k = 30, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_6x16x512"
  ], factors = [240, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 31, mk = 611}, at_most = {nk = 1772662, mk = 1849, k = 70, n_even = 4}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 1850}, at_most = {nk = 1772662, mk = 16414, k = 28, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [240, 256, 255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 29, mk = 1850}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 4, n = 86}, kernels = [
    "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [247, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 87, k = 29, mk = 1850}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 4}, kernels = [
    "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [242, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 611, n_even = 5}, at_most = {nk = 1772662, mk = 1316, k = 70, n_even = 724, k_even = 4}, kernels = [
    "skinny_6x16x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 1317, n_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724, k_even = 4, mn = 135734}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [230, 232, 234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 1317, n_even = 5, mn = 135735}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724, k_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [224, 236, 237, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 611, n_even = 5, k_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 55, n_even = 362, mnk = 5743287}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [229, 236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 56, mk = 611, n_even = 5, k_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 362, mnk = 5743287}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [230, 235, 235, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 611, n_even = 363, k_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724, mnk = 5743287}, kernels = [
    "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [235, 233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 55, k = 17, mk = 611, n_even = 5, k_even = 5, mnk = 5743288}, at_most = {nk = 1772662, mk = 16414, k = 70, n_even = 724}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [222, 228, 231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 17, n_even = 725}, at_most = {nk = 1772662, mk = 16414, k = 26}, kernels = [
    "skinny_6x16x64", "panel_6x16x2048", "panel_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [234, 246, 241, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 27, n_even = 725}, at_most = {nk = 1772662, mk = 16414, k = 50, mn = 848178}, kernels = [
    "skinny_6x16x32", "panel_6x16x2048", "panel_1x64x512", "block_2x32x128"
  ], factors = [257, 243, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 51, n_even = 725}, at_most = {nk = 1772662, mk = 16414, k = 70, mn = 848178}, kernels = [
    "block_2x32x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 27, n_even = 725, mn = 848179}, at_most = {nk = 1772662, mk = 16414, k = 70}, kernels = [
    "panel_1x64x512", "block_2x32x128"
  ], factors = [242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 71}, at_most = {nk = 1772662, mk = 16414, n = 29, mn = 1024}, kernels = [
    "block_2x32x128", "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [257, 250, 258, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 16, k = 71, mn = 1025}, at_most = {nk = 1772662, mk = 16414, n = 29}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [258, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 30, k = 71}, at_most = {nk = 1772662, mk = 16414, n = 55, n_even = 4, m = 53}, kernels = [
    "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 30, k = 71}, at_most = {nk = 1772662, mk = 16414, n = 55, n_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 30, k = 71, n_even = 5}, at_most = {nk = 1772662, mk = 16414, n = 55}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [237, 237, 233, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 71}, at_most = {nk = 1772662, mk = 16414, k = 138, n_even = 4, m = 29}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "tall_6x16x2048"
  ], factors = [232, 235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 56, k = 71}, at_most = {nk = 1772662, mk = 16414, k = 138, n_even = 4, n = 142}, kernels = [
    "block_6x16x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 143, k = 71}, at_most = {nk = 1772662, mk = 16414, k = 138, n_even = 4}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [244, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 71, n_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 138, n_even = 724, n = 519}, kernels = [
    "skinny_6x16x64", "panel_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [222, 228, 230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 520, k = 71, n_even = 5}, at_most = {nk = 1772662, mk = 16414, k = 138, n_even = 724}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [222, 229, 226, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 71, n_even = 725}, at_most = {nk = 1772662, mk = 16414, k = 138}, kernels = [
    "block_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [238, 239, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 139}, at_most = {nk = 1772662, mk = 6499, n = 450, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "tall_6x16x2048"
  ], factors = [234, 237, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 139, mk = 6500}, at_most = {nk = 1772662, mk = 16414, n = 450, n_even = 4}, kernels = [
    "skinny_6x16x64", "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [238, 252, 242, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 139, n_even = 5}, at_most = {nk = 1772662, mk = 16414, n = 450, k = 195}, kernels = [
    "panel_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [230, 235, 233, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 56, k = 196, n_even = 5}, at_most = {nk = 1772662, mk = 16414, n = 450}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [232, 225, 235, 231, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 451, k = 139}, at_most = {nk = 1772662, mk = 16414, n_even = 4, mnk = 12787235}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "panel_6x16x2048", "block_6x16x2048", "block_6x16x512",
    "tall_6x16x2048"
  ], factors = [215, 244, 235, 232, 234, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 451, k = 139, mnk = 12787236}, at_most = {nk = 1772662, mk = 16414, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512"
  ], factors = [219, 233, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 451, k = 139, n_even = 5}, at_most = {nk = 1772662, mk = 16414, n_even = 724, k = 643}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512",
    "tall_6x16x2048"
  ], factors = [217, 235, 228, 229, 229, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 451, k = 644, n_even = 5}, at_most = {nk = 1772662, mk = 16414, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "direct_6x16x2048"
  ], factors = [209, 224, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 451, k = 139, n_even = 725}, at_most = {nk = 1772662, mk = 16414}, kernels = [
    "block_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [236, 233, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415}, at_most = {nk = 47088, mk = 2096671, n_even = 4, n = 23, m = 39}, kernels = [
    "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [254, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 16, k = 17, mk = 16415}, at_most = {nk = 47088, mk = 918712, n_even = 4, n = 23, k = 53}, kernels = [
    "panel_1x64x512", "tall_6x16x2048"
  ], factors = [273, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 16, k = 17, mk = 918713}, at_most = {nk = 47088, mk = 2096671, n_even = 4, n = 23, k = 53}, kernels = [
    "tall_6x16x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 16, k = 54, mk = 16415}, at_most = {nk = 47088, mk = 118713, n_even = 4, n = 23, k_even = 362}, kernels = [
    "tall_6x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 16, k = 54, mk = 118714}, at_most = {nk = 47088, mk = 2096671, n_even = 4, n = 23, k_even = 362}, kernels = [
    "tall_6x16x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 16, k = 54, mk = 16415, k_even = 363}, at_most = {nk = 47088, mk = 2096671, n_even = 4, n = 23}, kernels = [
    "block_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 17, mk = 16415}, at_most = {nk = 47088, mk = 776524, n_even = 4, k = 41, n = 31, mn = 2621855}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 32, k = 17, mk = 16415}, at_most = {nk = 47088, mk = 776524, n_even = 4, k = 41, n = 151, mn = 2621855}, kernels = [
    "panel_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [255, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 42, mk = 16415}, at_most = {nk = 47088, mk = 776524, n_even = 4, k = 73, n = 151, mn = 2621855}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 17, mk = 776525}, at_most = {nk = 47088, mk = 2096671, n_even = 4, k = 73, n = 151, mn = 2621855}, kernels = [
    "block_1x64x512", "block_2x32x128", "tall_6x16x2048"
  ], factors = [258, 247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 17, mk = 16415, mn = 2621856}, at_most = {nk = 47088, mk = 2096671, n_even = 4, k = 73, n = 151}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [260, 219, 258, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 152, k = 17, mk = 16415}, at_most = {nk = 47088, mk = 2096671, n_even = 4, k = 73}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [243, 235, 252, 235, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 74, mk = 16415}, at_most = {nk = 47088, mk = 127622, n_even = 4, n = 39, m = 41}, kernels = [
    "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [247, 247, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 24, k = 74, mk = 16415}, at_most = {nk = 47088, mk = 127622, n_even = 4, n = 39}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 74, mk = 16415}, at_most = {nk = 47088, mk = 127622, n_even = 4, k = 101}, kernels = [
    "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [242, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 102, mk = 16415}, at_most = {nk = 47088, mk = 127622, n_even = 4, m = 54}, kernels = [
    "skinny_6x16x32", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [305, 249, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 40, k = 102, mk = 16415}, at_most = {nk = 47088, mk = 127622, n_even = 4}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [250, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 74, mk = 127623}, at_most = {nk = 9190, mk = 946362, n_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 74, mk = 946363}, at_most = {nk = 9190, mk = 2096671, n_even = 4}, kernels = [
    "panel_6x16x2048", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [263, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 74, mk = 127623, nk = 9191}, at_most = {nk = 47088, mk = 2096671, n_even = 4, k_even = 724, n = 39}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 74, mk = 127623, nk = 9191}, at_most = {nk = 47088, mk = 2096671, n_even = 4, k_even = 724}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 74, mk = 127623, nk = 9191, k_even = 725}, at_most = {nk = 47088, mk = 2096671, n_even = 4}, kernels = [
    "block_6x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415, n_even = 5}, at_most = {nk = 47088, mk = 686699, k = 107, n = 923}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "tall_6x16x2048"
  ], factors = [262, 234, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 686700, n_even = 5}, at_most = {nk = 47088, mk = 2096671, k = 107, n = 923}, kernels = [
    "block_1x64x512", "block_2x32x128", "tall_6x16x2048"
  ], factors = [221, 217, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 924, k = 17, mk = 16415, n_even = 5}, at_most = {nk = 47088, mk = 2096671, k = 107}, kernels = [
    "skinny_6x16x32", "panel_1x64x512", "block_2x32x128"
  ], factors = [253, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 108, mk = 16415, n_even = 5}, at_most = {nk = 47088, mk = 160647, n = 39, k_even = 724}, kernels = [
    "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [244, 238, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 108, mk = 160648, n_even = 5}, at_most = {nk = 47088, mk = 2096671, n = 39, k_even = 128}, kernels = [
    "tall_6x16x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 108, mk = 160648, n_even = 5, k_even = 129}, at_most = {nk = 47088, mk = 2096671, n = 39, k_even = 724}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [218, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 108, mk = 16415, n_even = 5, k_even = 725}, at_most = {nk = 47088, mk = 2096671, n = 39}, kernels = [
    "block_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 236, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 108, mk = 16415, n_even = 5}, at_most = {nk = 47088, mk = 2096671, mnk = 11486575, k = 181}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [222, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 182, mk = 16415, n_even = 5}, at_most = {nk = 47088, mk = 2096671, mnk = 11486575}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [237, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 108, mk = 16415, n_even = 5, mnk = 11486576}, at_most = {nk = 47088, mk = 2096671}, kernels = [
    "direct_6x16x2048", "panel_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [222, 235, 240, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 11, n = 58}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [231, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 59, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 11, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [219, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 59, k = 17, mk = 16415, nk = 47089, n_even = 5}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 11}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [216, 236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 16, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 27, n = 23, mn = 354}, kernels = [
    "block_6x16x512", "sweep_6x16x256"
  ], factors = [224, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 16, k = 17, mk = 16415, nk = 47089, mn = 355}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 27, n = 23}, kernels = [
    "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [224, 257, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 24, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 1772662, mk = 159939, k_even = 724, m = 27, n = 69}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [238, 233, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 24, k = 17, mk = 159940, nk = 47089}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 27, n = 69}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [248, 230, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 70, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 1341170, mk = 2096671, k_even = 724, m = 18}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [221, 232, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 70, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 1341170, mk = 2096671, k_even = 724, m = 27, n_even = 4}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 70, k = 17, mk = 16415, nk = 47089, n_even = 5}, at_most = {nk = 1341170, mk = 2096671, k_even = 724, m = 27}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ], factors = [220, 225, 225, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 70, k = 17, mk = 16415, nk = 1341171}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 15}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [202, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 70, k = 17, mk = 16415, nk = 1341171}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, m = 27}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x2048", "block_6x16x512"
  ], factors = [221, 248, 230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 16415, nk = 47089}, at_most = {nk = 147676, mk = 91270, k_even = 724, n_even = 4, k = 67}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "tall_6x16x2048"
  ], factors = [246, 234, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 68, mk = 16415, nk = 47089}, at_most = {nk = 147676, mk = 91270, k_even = 724, n_even = 4, n = 261}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [245, 248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 262, k = 68, mk = 16415, nk = 47089}, at_most = {nk = 147676, mk = 91270, k_even = 724, n_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 16415, nk = 147677}, at_most = {nk = 1772662, mk = 91270, k_even = 724, n_even = 4, mn = 32009}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [223, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 16415, nk = 147677, mn = 32010}, at_most = {nk = 1772662, mk = 66293, k_even = 724, n_even = 4}, kernels = [
    "skinny_6x16x64", "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [230, 249, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 66294, nk = 147677, mn = 32010}, at_most = {nk = 1772662, mk = 91270, k_even = 724, n_even = 4}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [251, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 91271, nk = 47089}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 4, n = 22}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [235, 242, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 23, k = 17, mk = 91271, nk = 47089}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 4, n = 39, mnk = 13490406}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 23, k = 17, mk = 91271, nk = 47089, mnk = 13490407}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 4, n = 39}, kernels = [
    "panel_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [241, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 40, k = 17, mk = 91271, nk = 47089}, at_most = {nk = 298544, mk = 175401, k_even = 724, n_even = 4, m = 1643, k = 1236}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 40, k = 1237, mk = 91271, nk = 47089}, at_most = {nk = 298544, mk = 175401, k_even = 724, n_even = 4, m = 1643}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1644, n = 40, k = 17, mk = 91271, nk = 47089}, at_most = {nk = 298544, mk = 175401, k_even = 724, n_even = 4}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [269, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 40, k = 17, mk = 175402, nk = 47089}, at_most = {nk = 298544, mk = 2096671, k_even = 724, n_even = 4}, kernels = [
    "panel_6x16x2048", "tall_6x16x2048"
  ], factors = [258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 40, k = 17, mk = 91271, nk = 298545}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 4, mn = 16510}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [244, 245, 244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 40, k = 17, mk = 91271, nk = 298545, mn = 16511}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 4, m = 282}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 256, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 283, n = 40, k = 17, mk = 91271, nk = 298545, mn = 16511}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 4}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [256, 252, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 16415, nk = 47089, n_even = 5}, at_most = {nk = 1772662, mk = 58287, k_even = 724, n_even = 724, k = 217}, kernels = [
    "skinny_6x16x64", "panel_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [224, 233, 234, 238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 218, mk = 16415, nk = 47089, n_even = 5}, at_most = {nk = 1772662, mk = 58287, k_even = 362, n_even = 724}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [240, 236, 238, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 218, mk = 16415, nk = 47089, n_even = 5, k_even = 363}, at_most = {nk = 146542, mk = 58287, k_even = 724, n_even = 724}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ], factors = [225, 231, 230, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 218, mk = 16415, nk = 146543, n_even = 5, k_even = 363}, at_most = {nk = 1772662, mk = 58287, k_even = 724, n_even = 724}, kernels = [
    "block_6x16x512"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 58288, nk = 47089, n_even = 5}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 724, k = 110}, kernels = [
    "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [227, 230, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 111, mk = 58288, nk = 47089, n_even = 5}, at_most = {nk = 1772662, mk = 227318, k_even = 724, n_even = 362, mn = 66362}, kernels = [
    "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [234, 237, 243, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 111, mk = 58288, nk = 47089, n_even = 5, mn = 66363}, at_most = {nk = 1772662, mk = 227318, k_even = 724, n_even = 362}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [237, 239, 242, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 111, mk = 227319, nk = 47089, n_even = 5}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 362}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [245, 239, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 111, mk = 58288, nk = 47089, n_even = 363}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, n_even = 724}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [244, 240, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 17, mk = 16415, nk = 47089, n_even = 725}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, k = 50}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [239, 251, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 51, mk = 16415, nk = 47089, n_even = 725}, at_most = {nk = 1772662, mk = 2096671, k_even = 724, k = 76}, kernels = [
    "panel_6x16x2048", "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [248, 242, 246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 77, mk = 16415, nk = 47089, n_even = 725}, at_most = {nk = 1772662, mk = 72237, k_even = 724, k = 249}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 250, mk = 16415, nk = 47089, n_even = 725}, at_most = {nk = 1772662, mk = 72237, k_even = 724}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [251, 258, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 77, mk = 72238, nk = 47089, n_even = 725}, at_most = {nk = 1772662, mk = 2096671, k_even = 724}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725}, at_most = {nk = 1772662, mk = 2096671, n_even = 32, m = 10}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [263, 263, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725}, at_most = {nk = 1772662, mk = 2096671, n_even = 32, m = 23}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256",
    "tall_6x16x2048"
  ], factors = [246, 239, 240, 233, 227, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725, n_even = 33}, at_most = {nk = 1772662, mk = 2096671, n_even = 362, m = 23}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [229, 235, 254, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725}, at_most = {nk = 1772662, mk = 2096671, n_even = 4, n = 50}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [252, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725, n_even = 5}, at_most = {nk = 1772662, mk = 2096671, n_even = 362, n = 50}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [260, 237, 234, 229, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 51, k = 17, mk = 16415, nk = 47089, k_even = 725}, at_most = {nk = 1772662, mk = 318541, n_even = 4}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 51, k = 17, mk = 16415, nk = 47089, k_even = 725, n_even = 5}, at_most = {nk = 1772662, mk = 318541, n_even = 362}, kernels = [
    "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 51, k = 17, mk = 318542, nk = 47089, k_even = 725}, at_most = {nk = 1772662, mk = 2096671, n_even = 8}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 51, k = 17, mk = 318542, nk = 47089, k_even = 725, n_even = 9}, at_most = {nk = 1772662, mk = 2096671, n_even = 362}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725, n_even = 363}, at_most = {nk = 1772662, mk = 81689, mn = 25579}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512"
  ], factors = [242, 252, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 16415, nk = 47089, k_even = 725, n_even = 363, mn = 25580}, at_most = {nk = 1772662, mk = 81689}, kernels = [
    "block_6x16x2048", "block_2x32x128", "tall_6x16x2048"
  ], factors = [291, 275, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 81690, nk = 47089, k_even = 725, n_even = 363}, at_most = {nk = 1772662, mk = 230673}, kernels = [
    "block_6x16x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 230674, nk = 47089, k_even = 725, n_even = 363}, at_most = {nk = 1772662, mk = 2096671}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, mk = 2096672}, at_most = {nk = 1772662, k = 32, n = 22}, kernels = [
    "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [245, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, k = 17, mk = 2096672}, at_most = {nk = 1772662, k = 32}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [234, 203, 245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 33, mk = 2096672}, at_most = {nk = 1772662, k = 64, n = 16}, kernels = [
    "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [215, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 33, mk = 2096672}, at_most = {nk = 1772662, k = 64, n = 57}, kernels = [
    "tall_6x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 58, k = 33, mk = 2096672}, at_most = {nk = 1772662, k = 64}, kernels = [
    "block_2x32x128", "tall_6x16x2048"
  ], factors = [224, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672}, at_most = {nk = 8196, n_even = 4, n = 34, mk = 3305978}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 3305979}, at_most = {nk = 2843, n_even = 4, n = 34}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [261, 276, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 3305979, nk = 2844}, at_most = {nk = 8196, n_even = 4, n = 34}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 35, k = 65, mk = 2096672}, at_most = {nk = 8196, n_even = 4}, kernels = [
    "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [269, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, n_even = 5}, at_most = {nk = 8196, n = 22}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "tall_6x16x2048"
  ], factors = [217, 214, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, k = 65, mk = 2096672, n_even = 5}, at_most = {nk = 8196}, kernels = [
    "direct_6x16x2048", "sweep_6x16x256", "tall_6x16x2048"
  ], factors = [237, 231, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 8197}, at_most = {nk = 79840, n_even = 4, mk = 3577395}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [275, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 3577396, nk = 8197}, at_most = {nk = 79840, n_even = 4, n = 42, k_even = 512}, kernels = [
    "tall_6x16x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 3577396, nk = 8197, k_even = 513}, at_most = {nk = 79840, n_even = 4, n = 42}, kernels = [
    "tall_6x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 43, k = 65, mk = 3577396, nk = 8197}, at_most = {nk = 79840, n_even = 4}, kernels = [
    "tall_6x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 8197, n_even = 5}, at_most = {nk = 79840, n = 39, k_even = 362}, kernels = [
    "tall_6x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 8197, n_even = 5, k_even = 363}, at_most = {nk = 79840, n = 39}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [232, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40, k = 65, mk = 2096672, nk = 8197, n_even = 5}, at_most = {nk = 79840}, kernels = [
    "tall_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 79841}, at_most = {nk = 184618, k_even = 512}, kernels = [
    "tall_6x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 184619}, at_most = {nk = 1772662, k_even = 512, mnk = 336969548}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [222, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 184619, mnk = 336969549}, at_most = {nk = 1772662, k_even = 512}, kernels = [
    "block_6x16x2048", "tall_6x16x2048"
  ], factors = [264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 65, mk = 2096672, nk = 79841, k_even = 513}, at_most = {nk = 1772662}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [239, 238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, nk = 1772663}, at_most = {m = 14, n = 220, nk = 2759134}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [231, 253, 263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, k = 17, nk = 2759135}, at_most = {m = 14, n = 100}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "block_6x16x512", "slab_12x8x128"
  ], factors = [265, 225, 248, 254, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 101, k = 17, nk = 2759135}, at_most = {m = 14, n = 220, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [281, 255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 101, k = 17, nk = 2759135, n_even = 5}, at_most = {m = 14, n = 220}, kernels = [
    "skinny_6x16x32", "slab_6x16x128"
  ], factors = [259, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 16, k = 17, nk = 1772663}, at_most = {m = 23, n = 54, n_even = 4, k = 114566, nk = 2395669}, kernels = [
    "block_6x16x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 16, k = 17, nk = 2395670}, at_most = {m = 23, n = 54, n_even = 4, k = 114566}, kernels = [
    "block_6x16x512", "slab_12x8x128"
  ], factors = [267, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 16, k = 114567, nk = 1772663}, at_most = {m = 23, n = 54, n_even = 4}, kernels = [
    "block_6x16x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 16, k = 17, nk = 1772663, n_even = 5}, at_most = {m = 23, n = 54}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "tall_6x16x2048"
  ], factors = [204, 219, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 55, k = 17, nk = 1772663}, at_most = {m = 23, n = 220, nk = 3643614}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [229, 244, 238, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 55, k = 17, nk = 3643615}, at_most = {m = 23, n = 220}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [223, 236, 251, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 221, k = 17, nk = 1772663}, at_most = {m = 16, nk = 2251358, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [197, 219, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 221, k = 17, nk = 2251359}, at_most = {m = 16, nk = 2971859, n_even = 128}, kernels = [
    "skinny_6x16x32"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 221, k = 17, nk = 1772663, n_even = 129}, at_most = {m = 12, nk = 2971859}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [225, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 221, k = 17, nk = 1772663, n_even = 129}, at_most = {m = 16, nk = 2971859}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [249, 240, 261, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 221, k = 17, nk = 2971860}, at_most = {m = 12, n_even = 724, n = 509}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [303, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 510, k = 17, nk = 2971860}, at_most = {m = 12, n_even = 724, n = 1213}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [281, 272, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 1214, k = 17, nk = 2971860}, at_most = {m = 10, n_even = 724}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1214, k = 17, nk = 2971860}, at_most = {m = 12, n_even = 724, mnk = 55759292}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [229, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1214, k = 17, nk = 2971860, mnk = 55759293}, at_most = {m = 12, n_even = 724}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [269, 246, 229, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 221, k = 17, nk = 2971860}, at_most = {m = 16, n_even = 724, n = 1040}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [233, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 1041, k = 17, nk = 2971860}, at_most = {m = 16, n_even = 724}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [230, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 221, k = 17, nk = 2971860, n_even = 725}, at_most = {m = 12, mk = 126909}, kernels = [
    "skinny_6x16x8"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 221, k = 17, nk = 2971860, n_even = 725}, at_most = {m = 16, mk = 126909}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [218, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 221, k = 17, nk = 2971860, n_even = 725, mk = 126910}, at_most = {m = 16}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [219, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 221, k = 17, nk = 1772663}, at_most = {m = 23, nk = 3141346}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [217, 236, 221, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 221, k = 17, nk = 3141347}, at_most = {m = 19, k_even = 724, mn = 18368}, kernels = [
    "skinny_6x16x32"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 221, k = 17, nk = 3141347, mn = 18369}, at_most = {m = 19, k_even = 724, nk = 4489316}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [230, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 221, k = 17, nk = 4489317, mn = 18369}, at_most = {m = 19, k_even = 724}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 221, k = 17, nk = 3141347}, at_most = {m = 23, k_even = 724}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [227, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 221, k = 17, nk = 3141347, k_even = 725}, at_most = {m = 23}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128"
  ], factors = [233, 251, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 16, k = 17, nk = 1772663}, at_most = {n = 128, k_even = 362, m = 34}, kernels = [
    "block_6x16x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 16, k = 17, nk = 1772663}, at_most = {n = 61, k_even = 362, m = 57}, kernels = [
    "block_6x16x512"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 58, n = 16, k = 17, nk = 1772663}, at_most = {n = 61, k_even = 362}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [222, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 62, k = 17, nk = 1772663}, at_most = {n = 128, k_even = 362}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [242, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 16, k = 17, nk = 1772663, k_even = 363}, at_most = {n = 45}, kernels = [
    "block_6x16x512", "tall_6x16x2048"
  ], factors = [225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 46, k = 17, nk = 1772663, k_even = 363}, at_most = {n = 128, m = 37}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [227, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 46, k = 17, nk = 1772663, k_even = 363}, at_most = {n = 128}, kernels = [
    "direct_6x16x2048", "block_6x16x512"
  ], factors = [273, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 129, k = 17, nk = 1772663}, at_most = {m = 33, n_even = 4, nk = 3554589}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512"
  ], factors = [226, 225, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 129, k = 17, nk = 1772663, n_even = 5}, at_most = {m = 33, n_even = 724, nk = 3554589}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [219, 238, 222, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 129, k = 17, nk = 3554590}, at_most = {m = 28, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [227, 239, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 129, k = 17, nk = 3554590}, at_most = {m = 33, n_even = 4}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [245, 214, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 129, k = 17, nk = 3554590, n_even = 5}, at_most = {m = 33, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [225, 228, 222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 129, k = 17, nk = 1772663}, at_most = {m = 65, n_even = 724, nk = 2880640, k_even = 181}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [232, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 129, k = 17, nk = 1772663, k_even = 182}, at_most = {m = 65, n_even = 724, nk = 2880640}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 129, k = 17, nk = 2880641}, at_most = {m = 65, n_even = 4, n = 519}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512"
  ], factors = [252, 229, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 520, k = 17, nk = 2880641}, at_most = {m = 65, n_even = 4, nk = 4433296}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [224, 224, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 520, k = 17, nk = 4433297}, at_most = {m = 43, n_even = 4}, kernels = [
    "block_6x16x512"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 520, k = 17, nk = 4433297}, at_most = {m = 65, n_even = 4}, kernels = [
    "skinny_6x16x32", "block_6x16x2048", "block_6x16x512"
  ], factors = [236, 217, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 129, k = 17, nk = 2880641, n_even = 5}, at_most = {m = 44, n_even = 724}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [224, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 129, k = 17, nk = 2880641, n_even = 5}, at_most = {m = 65, n_even = 724}, kernels = [
    "skinny_6x16x64", "block_6x16x512"
  ], factors = [236, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 129, k = 17, nk = 1772663, n_even = 725}, at_most = {m = 40, k_even = 724}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "block_2x32x128"
  ], factors = [243, 304, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 129, k = 17, nk = 1772663, n_even = 725, k_even = 725}, at_most = {m = 40}, kernels = [
    "skinny_6x16x8", "block_6x16x2048", "block_2x32x128"
  ], factors = [252, 278, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 129, k = 17, nk = 1772663, n_even = 725}, at_most = {m = 65, k = 1115}, kernels = [
    "skinny_4x16x8", "block_6x16x2048", "block_2x32x128", "block_6x16x512", "tall_6x16x2048"
  ], factors = [228, 265, 267, 273, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 129, k = 1116, nk = 1772663, n_even = 725}, at_most = {m = 65}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [248, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 129, k = 17, nk = 1772663}, at_most = {k_even = 362, n_even = 4, m = 133}, kernels = [
    "panel_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [252, 236, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 129, k = 17, nk = 1772663}, at_most = {k_even = 362, n_even = 4}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [246, 260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 129, k = 17, nk = 1772663, n_even = 5}, at_most = {k_even = 362, n_even = 362}, kernels = [
    "block_6x16x2048", "block_6x16x512", "tall_6x16x2048"
  ], factors = [236, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 129, k = 17, nk = 1772663, n_even = 363}, at_most = {k_even = 362}, kernels = [
    "panel_6x16x2048", "block_6x16x2048"
  ], factors = [262, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 129, k = 17, nk = 1772663, k_even = 363}, at_most = {}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [257, 261]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
