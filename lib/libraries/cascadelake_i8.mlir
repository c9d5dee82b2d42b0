// Micro-kernels for cascadelake, i8 x i8 to i32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 153 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 16 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.019, worst 1.43; on shapes held out: 1.028, worst 1.53
// predicted against measured time: median error 7.6 %; on shapes held out: 8.5 %
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000,
  dot_i8 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [10000, 95698557, 284007557, 422592557],
      g_slope = [47844278, 47077250, 46195000, 46869500], edge_columns = 16, visit = 6880, loop = 3595,
      fma = 505, edge = 10, conflict_a = 19538, conflict_b = 3081, conflict_c = 202994, conflict = 1858,
      split = 185, stall = 26, a_near = 1024, a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 540, once_far = 336, apart_far = 336, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x2048", family = "direct",
    tile = #dynmlir.tile<5, 64, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 19479057, 40683724, 180534557],
      g_slope = [19469057, 21204667, 19978690, 19770300], edge_columns = 16, visit = 5607, loop = 4834,
      fma = 508, edge = 5, conflict_a = 24528, conflict_b = 2187, conflict_c = 143199, conflict = 2185,
      split = 168, stall = 26, a_near = 1024, a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 537, once_far = 343, apart_far = 343
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x4096", family = "direct",
    tile = #dynmlir.tile<8, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 25530932, 51551157, 78984224],
      g_slope = [25520932, 26020225, 27433067, 26069895], visit = 3546, fma = 505, conflict_a = 1066,
      conflict_b = 26285, conflict_c = 2098445, conflict = 25616, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 374,
      once_far = 374, apart_far = 374, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [59396, 59396, 130081, 130081], g_slope = [0, 70685, 0, 81725],
      edge_columns = 16, most_rows = 24, visit = 767, fma = 560, conflict_a = 36313, conflict_b = 1574,
      conflict_c = 209, conflict = 1308, split = 440, stall = 26, a_far = 26, b_near = 431, b_far = 26,
      c_far = 106, rows_near = 1024, rows_far = 106, once_far = 106, apart_far = 106, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 2, 19], g_ps = [10000, 10000, 51886, 1273459], g_slope = [0, 41886, 71857, 76135],
      edge_columns = 32, most_rows = 12, loop = 2521, fma = 471, edge = 31, conflict_b = 758,
      conflict_c = 243, conflict = 758, stall = 26, a_far = 26, b_far = 26, c_far = 225, rows_near = 1024,
      rows_far = 225, once_far = 303, apart_far = 303, column = 603, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x1024", family = "sweep",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 28893432, 43391224, 58693807],
      g_slope = [9627810, 14497792, 7651291, 9736750], edge_columns = 16, visit = 4008, fma = 581,
      conflict_a = 85740, conflict_b = 16633, conflict_c = 113362, conflict = 5535, split = 34, stall = 26,
      a_near = 1024, a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024,
      rows_far = 511, once_far = 511, apart_far = 511
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x3072", family = "panel",
    tile = #dynmlir.tile<6, 64, 3072>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [22357, 20780376, 41758807, 81557891],
      g_slope = [20758019, 20978431, 19899542, 20034311], edge_columns = 32, visit = 7519, loop = 36003,
      fma = 71, pack = 139, conflict_c = 269524, conflict = 694, stall = 816, c_near = 545, rows_near = 1024,
      once_near = 316, apart_near = 572, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x1536", family = "panel",
    tile = #dynmlir.tile<5, 64, 1536>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [2431277, 26869557, 42435757, 167245557],
      g_slope = [12219140, 15566200, 12480980, 2735666], edge_columns = 32, visit = 6384, loop = 40381,
      fma = 69, edge = 223, pack = 101, conflict_c = 83829, conflict = 1919, stall = 26, rows_near = 1024,
      rows_far = 334, once_near = 139, once_far = 334, apart_near = 573, apart_far = 334, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x4096", family = "panel",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [10000, 11608557, 38180057, 111206557],
      g_slope = [11598557, 13285750, 12171083, 13228100], visit = 7780, fma = 68, pack = 142,
      conflict_a = 4572, conflict_c = 1863015, conflict = 22263, stall = 26, b_near = 64, b_far = 1024,
      rows_near = 819, rows_far = 498, once_far = 498, apart_near = 438, apart_far = 498, column = 1024,
      reread = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x1024", family = "block",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 13], g_ps = [10000, 8586452, 13632057, 40553724],
      g_slope = [2858817, 5045605, 2991296, 3153138], visit = 7836, fma = 67, pack = 142, conflict_a = 2817,
      conflict_c = 23539, conflict = 1173, stall = 26, b_near = 84, b_far = 1024, rows_near = 70,
      rows_far = 360, once_near = 146, once_far = 460, apart_near = 150, apart_far = 460, column = 1024,
      reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x1024", family = "block",
    tile = #dynmlir.tile<5, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 12275028, 18718432, 26269557],
      g_slope = [6132514, 6443404, 7551125, 6580166], edge_columns = 32, visit = 6299, loop = 44696, fma = 69,
      edge = 234, pack = 96, conflict_c = 48840, conflict = 1490, stall = 26, b_near = 440, b_far = 1024,
      rows_near = 1024, rows_far = 254, once_near = 686, once_far = 254, apart_near = 229, apart_far = 254,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [10000, 13226495, 28271307, 55058557],
      g_slope = [13216495, 15044812, 13393625, 12731466], edge_columns = 16, visit = 5729, loop = 9914,
      fma = 81, edge = 76, pack = 114, conflict_a = 8467, conflict_c = 2197995, conflict = 7324, stall = 26,
      a_near = 455, a_far = 1024, b_far = 1024, rows_far = 512, once_near = 465, once_far = 512,
      apart_near = 51, apart_far = 512, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 13], g_ps = [10000, 91699557, 210428557, 412969557],
      g_slope = [22922389, 59364500, 28934428, 38949333], visit = 8804, fma = 92, pack = 199,
      conflict_a = 17194, conflict_c = 1492197, conflict = 36428, stall = 26, a_near = 1, a_far = 1024,
      b_near = 788, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 527, once_near = 212,
      once_far = 527, apart_near = 161, apart_far = 527, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x16384", family = "dot",
    tile = #dynmlir.tile<4, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [1894462, 2876272, 8654938, 47152757],
      g_slope = [981810, 5778666, 3499801, 3522522], visit = 1389, loop = 2963, fma = 418, edge = 30,
      pack = 419, split = 200, stall = 26, a_far = 353, b_near = 1024, b_far = 1024, c_near = 612,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 6
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
      g_slope = [15469558, 34266200, 27433700, 24197384], region = 12442, visit = 6394, fma = 421, pack = 740,
      stall = 26, b_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 51
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake} : () -> ()
