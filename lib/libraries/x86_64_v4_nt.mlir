// Micro-kernels for x86-64-v4, f32 x f32 to f32, layout nt, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 691 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 19 of 20 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.040, worst 2.38; on shapes held out: 1.057, worst 4.22
// predicted against measured time: median error 8.1 %; on shapes held out: 8.4 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, table_f32 = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000,
  dram_all_mbs = 56000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [102923, 31068203, 51793003, 65025937],
      g_slope = [10321760, 20724800, 6616467, 9132512], edge_columns = 32, visit = 3374, loop = 15990,
      fma = 305, pack = 159, conflict_c = 4129, conflict = 2071, a_far = 216, b_far = 1024, c_near = 240,
      rows_far = 1024, once_near = 74, apart_near = 259, apart_far = 505, column = 598
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 1, 6, 9], g_ps = [95342, 4589841, 27844853, 44452003],
      g_slope = [4494499, 4651002, 5535716, 4626084], edge_columns = 32, visit = 3098, loop = 16930,
      fma = 302, edge = 117, pack = 133, conflict_a = 2440, conflict_c = 3109, conflict = 2436, stall = 317,
      a_far = 228, b_far = 1024, once_near = 42, apart_near = 279, apart_far = 554, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 6, 9], g_ps = [70643, 27017937, 68033603, 80051270],
      g_slope = [8982431, 13671888, 4005889, 7805933], visit = 5070, loop = 10094, fma = 282, pack = 191,
      conflict_a = 12970, conflict_c = 6503, a_near = 214, a_far = 266, b_near = 98, b_far = 1024,
      rows_far = 1024, once_near = 157, apart_near = 49, apart_far = 556, column = 445
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x256", family = "block",
    tile = #dynmlir.tile<8, 32, 256>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [70135, 5673476, 8905646, 11726452],
      g_slope = [1867780, 3232170, 1410403, 1986337], visit = 5111, loop = 10201, fma = 282, pack = 185,
      conflict_a = 12284, conflict_c = 6382, a_near = 313, a_far = 329, b_near = 116, b_far = 1024,
      rows_far = 1024, once_near = 89, apart_near = 129, apart_far = 881, column = 405
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [95814, 9141652, 16154552, 19275978],
      g_slope = [3015279, 7012900, 1560713, 3375114], edge_columns = 32, visit = 3220, loop = 17257,
      fma = 299, edge = 37, pack = 149, conflict_a = 6182, conflict_c = 2965, conflict = 1661, stall = 104,
      a_far = 486, b_near = 34, b_far = 1024, c_near = 55, once_near = 55, apart_near = 281, apart_far = 773,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [67673, 20218876, 33311317, 101596603],
      g_slope = [10075601, 13092441, 11380881, 9770500], edge_columns = 16, visit = 3430, loop = 11456,
      fma = 290, pack = 151, conflict_a = 74703, conflict_c = 4118, conflict = 48, stall = 50, a_far = 62,
      b_near = 359, b_far = 1024, c_far = 740, rows_far = 1024, once_near = 321, apart_far = 464, column = 552
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [52636, 28718052, 96038103, 138822603],
      g_slope = [14332708, 16830012, 14261500, 15601100], region = 3620, visit = 6272, loop = 1614, fma = 266,
      pack = 209, conflict_a = 116885, conflict_c = 3606, a_far = 118, b_near = 175, b_far = 1024,
      c_near = 176, c_far = 773, rows_far = 1024, once_near = 149, once_far = 225, apart_far = 225,
      column = 183
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 13], g_ps = [15908, 3349032, 4808317, 12519166],
      g_slope = [833281, 729642, 1101549, 885017], region = 3845, visit = 986, loop = 163, fma = 356,
      edge = 3, conflict_a = 1872, split = 300, a_near = 116, a_far = 637, b_near = 293, b_far = 1024,
      c_near = 697, rows_near = 1024, rows_far = 1024, once_near = 60, once_far = 347, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [17077, 2351348, 4876639, 9393761],
      g_slope = [2334271, 1262645, 4517122, 1673665], region = 3104, visit = 2063, fma = 407,
      conflict_a = 1874, split = 154, stall = 15, a_near = 102, a_far = 568, b_near = 196, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 29, once_far = 368, reread = 139
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [30600, 6076719, 10683659, 15994512],
      g_slope = [1007686, 1535646, 1327713, 1177634], region = 9364, visit = 2308, loop = 898, fma = 327,
      edge = 20, conflict_a = 1517, split = 327, a_near = 89, a_far = 982, b_near = 186, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 94, once_far = 604, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [44859, 2257166, 4347474, 14137803],
      g_slope = [2212307, 2090308, 2447582, 2242369], region = 8792, visit = 4614, fma = 333,
      conflict_a = 1895, split = 243, a_near = 89, a_far = 853, b_near = 112, b_far = 1024, c_near = 86,
      c_far = 1016, rows_near = 1024, rows_far = 1024, once_near = 102, once_far = 752, reread = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [45841, 6146437, 16576240, 23877603],
      g_slope = [1525149, 2085960, 1825340, 2015966], region = 6704, visit = 4987, loop = 620, fma = 309,
      edge = 63, split = 184, a_near = 50, a_far = 882, b_near = 127, b_far = 1024, rows_near = 1024,
      once_near = 98, once_far = 556, reread = 242
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [58281, 6332872, 8803556, 21673694],
      g_slope = [2091530, 2470684, 2574027, 2298250], region = 5010, visit = 6514, fma = 314, edge = 35,
      split = 276, a_near = 107, a_far = 598, b_near = 70, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 59, once_near = 89, once_far = 565, reread = 178
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [40923, 4947503, 15624389, 22977728],
      g_slope = [2453290, 2669221, 2451113, 2577720], region = 10632, visit = 4577, loop = 728, fma = 320,
      edge = 29, conflict_a = 3695, split = 1055, a_near = 418, a_far = 579, b_near = 139, b_far = 503,
      c_near = 896, rows_near = 1024, once_near = 160, once_far = 744
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [16612, 1609610, 3513478, 4759776],
      g_slope = [796499, 951934, 623149, 1049733], region = 7574, visit = 775, loop = 1507, fma = 293,
      edge = 26, conflict_a = 10526, split = 1687, a_near = 53, a_far = 421, b_near = 214, b_far = 671,
      rows_near = 1024, rows_far = 1024, once_near = 201, once_far = 513, reread = 364
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [28460, 3826980, 6321791, 12402666],
      g_slope = [1899260, 2494811, 2026958, 2182354], region = 13168, visit = 1441, loop = 2831, fma = 314,
      edge = 26, conflict_a = 9101, split = 3476, a_near = 552, a_far = 725, b_near = 222, b_far = 605,
      rows_near = 1024, rows_far = 1024, once_near = 210, once_far = 520
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 13], g_ps = [22378, 3825159, 6062024, 15832228],
      g_slope = [950695, 1118432, 1395743, 1086358], region = 8623, visit = 2010, loop = 442, fma = 322,
      edge = 18, conflict_a = 168, split = 595, a_near = 120, a_far = 789, b_near = 139, b_far = 475,
      rows_near = 88, rows_far = 1024, once_near = 198, once_far = 726, reread = 243
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 13], g_ps = [58009, 8643512, 11930897, 38147770],
      g_slope = [2861834, 3287385, 2912985, 2624038], region = 9549, visit = 6422, fma = 317, edge = 52,
      split = 1201, a_near = 281, a_far = 1024, b_near = 23, b_far = 398, rows_near = 1024, rows_far = 1024,
      once_near = 168, once_far = 521
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [62662, 2335701, 6658562, 32404603],
      g_slope = [2273039, 2161430, 2574604, 2150333], region = 8056, visit = 6940, fma = 315, edge = 106,
      split = 279, stall = 22, a_near = 49, a_far = 571, b_far = 1024, c_near = 1024, c_far = 315,
      rows_near = 1024, once_near = 82, once_far = 528
    }} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "nt"} : () -> ()
