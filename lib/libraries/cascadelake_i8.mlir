// Micro-kernels for cascadelake, i8 x i8 to i32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 153 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 16 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.020, worst 1.43; on shapes held out: 1.032, worst 1.67
// predicted against measured time: median error 7.8 %; on shapes held out: 9.2 %
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000,
  dot_i8 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [10000, 95698557, 284007557, 422592557],
      g_slope = [47844278, 47077250, 46195000, 46869500], edge_columns = 16, visit = 6456, loop = 3822,
      fma = 509, edge = 12, conflict_a = 23582, split = 169, stall = 922, a_near = 1024, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 4,
      once_far = 1024, apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x2048", family = "direct",
    tile = #dynmlir.tile<5, 64, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 19479057, 40683724, 180534557],
      g_slope = [19469057, 21204667, 19978690, 19770300], edge_columns = 16, visit = 5624, loop = 4757,
      fma = 510, edge = 12, conflict_a = 28241, split = 143, stall = 26, a_near = 1024, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x4096", family = "direct",
    tile = #dynmlir.tile<8, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 25530932, 51551157, 78984224],
      g_slope = [25520932, 26020225, 27433067, 26069895], visit = 3546, fma = 503, conflict_a = 4403,
      conflict_b = 3864, conflict = 3864, stall = 534, a_near = 1024, a_far = 1024, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024,
      apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [59396, 59396, 130081, 130081], g_slope = [0, 70685, 0, 81725],
      edge_columns = 16, most_rows = 24, visit = 767, fma = 560, conflict_a = 36313, split = 440, stall = 26,
      a_far = 26, b_near = 431, b_far = 26, c_far = 851, rows_near = 1024, rows_far = 851, once_far = 851,
      apart_far = 851, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [10000, 10000, 51886, 1273459], g_slope = [0, 41886, 71857, 76135],
      edge_columns = 32, most_rows = 12, loop = 2521, fma = 471, edge = 31, stall = 26, a_far = 26,
      b_far = 26, c_far = 714, rows_near = 1024, rows_far = 714, once_far = 697, apart_far = 697,
      column = 603, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x1024", family = "sweep",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 28893432, 43391224, 58693807],
      g_slope = [9627810, 14497792, 7651291, 9736750], edge_columns = 16, visit = 3994, fma = 584,
      conflict_a = 94041, conflict_b = 292, conflict = 287, split = 12, stall = 26, a_near = 1024,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 5, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x3072", family = "panel",
    tile = #dynmlir.tile<6, 64, 3072>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [22357, 20780376, 41758807, 81557891],
      g_slope = [20758019, 20978431, 19899542, 20034311], edge_columns = 32, visit = 7580, loop = 32572,
      fma = 71, pack = 135, conflict = 1637, stall = 26, c_near = 480, rows_near = 1024, rows_far = 788,
      once_near = 264, once_far = 788, apart_near = 670, apart_far = 788, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x1536", family = "panel",
    tile = #dynmlir.tile<5, 64, 1536>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [2431277, 26869557, 42435757, 167245557],
      g_slope = [12219140, 15566200, 12480980, 2735666], edge_columns = 32, visit = 6398, loop = 38137,
      fma = 69, edge = 194, pack = 102, conflict = 1322, stall = 26, rows_near = 1024, rows_far = 830,
      once_near = 150, once_far = 830, apart_near = 611, apart_far = 830, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x4096", family = "panel",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [10000, 11608557, 38180057, 111206557],
      g_slope = [11598557, 13285750, 12171083, 13228100], visit = 7778, fma = 68, pack = 142,
      conflict_a = 704, stall = 77, b_near = 87, b_far = 1024, rows_near = 788, rows_far = 1024,
      once_far = 1024, apart_near = 436, apart_far = 1024, column = 1024, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x1024", family = "block",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 13], g_ps = [10000, 8586452, 13632057, 40553724],
      g_slope = [2858817, 5045605, 2991296, 3153138], visit = 7840, fma = 67, pack = 143, conflict_a = 721,
      stall = 273, b_near = 81, b_far = 1024, rows_near = 54, rows_far = 906, once_near = 149, once_far = 950,
      apart_near = 144, apart_far = 950, column = 1024, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x1024", family = "block",
    tile = #dynmlir.tile<5, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 12275028, 18718432, 26269557],
      g_slope = [6132514, 6443404, 7551125, 6580166], edge_columns = 32, visit = 6283, loop = 43489, fma = 70,
      edge = 199, pack = 96, conflict = 1608, stall = 26, b_near = 546, rows_near = 1024, rows_far = 516,
      once_near = 818, once_far = 516, apart_near = 165, apart_far = 516, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [10000, 13226495, 28271307, 55058557],
      g_slope = [13216495, 15044812, 13393625, 12731466], edge_columns = 16, visit = 5724, loop = 9753,
      fma = 81, edge = 68, pack = 116, conflict_a = 1949, stall = 26, a_near = 462, a_far = 1024,
      b_far = 1024, rows_far = 1024, once_near = 498, once_far = 1024, apart_near = 56, apart_far = 1024,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 13], g_ps = [10000, 91699557, 210428557, 412969557],
      g_slope = [22922389, 59364500, 28934428, 38949333], visit = 8849, fma = 90, edge = 32, pack = 208,
      conflict_a = 5816, stall = 26, a_near = 32, a_far = 1024, b_near = 89, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 1024, apart_near = 248, apart_far = 1024, column = 1024,
      reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x16384", family = "dot",
    tile = #dynmlir.tile<4, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [1894462, 2876272, 8654938, 47152757],
      g_slope = [981810, 5778666, 3499801, 3522522], visit = 1354, loop = 3122, fma = 437, edge = 64,
      pack = 309, split = 153, stall = 26, a_far = 106, b_near = 1024, b_far = 1024, c_near = 811,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [1830750, 7672785, 12584824, 83046557],
      g_slope = [5842035, 4912039, 6405612, 4391250], visit = 2682, loop = 2372, fma = 413, pack = 501,
      split = 167, stall = 26, a_near = 30, a_far = 238, b_near = 1024, b_far = 1024, c_near = 92,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x16384", family = "dot",
    tile = #dynmlir.tile<8, 2, 16384>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [1504999, 16974557, 51240757, 160975557],
      g_slope = [15469558, 34266200, 27433700, 24197384], region = 12416, visit = 6423, fma = 416, pack = 742,
      conflict_a = 486, stall = 261, b_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 66
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake} : () -> ()
