// Micro-kernels for x86-64-v3, bf16 x bf16 to f32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 92 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 14 of 19 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.019, worst 1.22; on shapes held out: 1.087, worst 2.83
// predicted against measured time: median error 13.8 %; on shapes held out: 17.7 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, dram_all_mbs = 56000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x384", family = "panel",
    tile = #dynmlir.tile<5, 16, 384>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [108902, 1987850, 3907894, 5637094],
      g_slope = [1878948, 1920044, 1729200, 1835588], edge_columns = 8, region = 9720, visit = 7661,
      fma = 549, pack = 738, conflict_a = 29781, conflict_c = 26, conflict = 26, stall = 26, a_near = 804,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x768", family = "panel",
    tile = #dynmlir.tile<4, 16, 768>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [75317, 19084758, 42935994, 58615894],
      g_slope = [3168240, 7950412, 3919975, 761958], edge_columns = 8, region = 12440, visit = 6645,
      fma = 486, pack = 645, conflict_a = 43461, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, once_far = 903, apart_near = 139,
      apart_far = 903, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x384", family = "panel",
    tile = #dynmlir.tile<3, 32, 384>, packed = true, model = {
      g_t = [0, 9, 13, 19], g_ps = [1938321, 32218394, 33640537, 49343594],
      g_slope = [3364452, 355535, 2617176, 5634533], edge_columns = 8, region = 25946, visit = 4377,
      loop = 2696, fma = 665, pack = 319, conflict_a = 9953, conflict_c = 36821726051590184,
      conflict = 19471564481112996, stall = 876, a_far = 1024, b_near = 902, b_far = 1024, c_near = 1024,
      once_near = 477, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [2161894, 6573471, 7008434, 10809116],
      g_slope = [2205788, 434963, 3800682, 2012454], edge_columns = 8, region = 36563, visit = 9559,
      fma = 556, pack = 672, conflict_a = 34699, conflict_c = 26, conflict = 26, stall = 26, a_near = 936,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x256", family = "block",
    tile = #dynmlir.tile<5, 16, 256>, packed = true, model = {
      g_t = [0, 1, 4, 13], g_ps = [1411009, 1411009, 5134394, 27856616],
      g_slope = [0, 1241128, 2524691, 858716], edge_columns = 8, region = 13476, visit = 7920, fma = 549,
      pack = 670, conflict_a = 34645, conflict_c = 323550658111758, conflict = 3183078747997079, stall = 235,
      a_near = 967, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0, 1, 2, 19], g_ps = [1864704, 2905727, 5417461, 31191251],
      g_slope = [1041023, 2511734, 1516105, 1972542], edge_columns = 8, region = 26241, visit = 6739,
      fma = 508, pack = 566, conflict_a = 45342, conflict_c = 26, conflict = 26, stall = 26, a_near = 911,
      a_far = 1024, b_near = 315, b_far = 1024, c_near = 1024, c_far = 1024, column = 1024, reread = 742
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 19, 28], g_ps = [1558727, 4567861, 43187227, 48375644],
      g_slope = [3009134, 2145520, 576490, 1742029], edge_columns = 8, region = 36917, visit = 4411,
      loop = 2464, fma = 659, pack = 302, conflict_a = 25282, conflict_c = 37429776203726424,
      conflict = 15577667363502910, stall = 266, a_near = 140, a_far = 1024, b_near = 701, b_far = 1024,
      c_near = 1024, c_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0, 1, 9, 28], g_ps = [112902, 1846841, 16412394, 50887994],
      g_slope = [1733939, 1820694, 1814505, 1666314], region = 32150, visit = 9041, fma = 769, pack = 1015,
      conflict_a = 101398, conflict_c = 26, conflict = 26, stall = 26, a_near = 131, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, column = 1024, reread = 359
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x256", family = "tall",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 19, 28], g_ps = [117999, 3052954, 27515894, 45804394],
      g_slope = [1467477, 1438996, 2032055, 1116285], edge_columns = 8, region = 10236, visit = 9029,
      fma = 566, pack = 722, conflict_a = 155412, conflict_c = 26, conflict = 26, stall = 26, a_near = 630,
      a_far = 321, b_near = 1024, b_far = 1024, c_near = 1024, rows_far = 1024, once_far = 1024,
      apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [189868, 19135758, 33381537, 56915894],
      g_slope = [6315296, 14245779, 4706871, 6979350], edge_columns = 8, region = 11281, visit = 8848,
      fma = 561, pack = 745, conflict_a = 155465, conflict_c = 26, conflict = 26, stall = 26, a_near = 699,
      a_far = 181, b_near = 1024, b_far = 1024, c_near = 1024, rows_far = 1024, once_far = 1024,
      apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [36098, 7130994, 16490894, 27494949],
      g_slope = [1773724, 4679950, 3668018, 2828444], region = 4742, visit = 1866, loop = 746, fma = 373,
      pack = 1277, conflict_a = 7842, split = 308, stall = 1024, a_near = 182, a_far = 1024, b_far = 1024,
      c_near = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [1840092, 8434203, 9670811, 25743394],
      g_slope = [3297055, 618304, 8036291, 3496307], region = 4185, visit = 3801, loop = 36, fma = 406,
      edge = 188, pack = 1092, conflict_a = 9078, split = 279, stall = 1024, a_far = 1024, b_far = 1024,
      rows_near = 347, rows_far = 1024, once_far = 1024, reread = 101
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [1741789, 13290794, 20679094, 34172061],
      g_slope = [5774502, 7388300, 4497655, 6653333], region = 10487, visit = 4053, loop = 671, fma = 326,
      edge = 48, pack = 1126, conflict_a = 14520, split = 229, stall = 26, a_near = 286, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 250
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [1535132, 11086727, 36538894, 85303394],
      g_slope = [9551595, 12726083, 8127416, 11640200], region = 8153, visit = 3161, loop = 2325, fma = 312,
      pack = 1097, conflict_a = 24445, split = 298, stall = 26, a_near = 3, a_far = 1024, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 622
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @x86_64_v3} : () -> ()
