// Micro-kernels for x86-64-v3, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 160 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 18 of 37 candidates kept; the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.014, worst 1.22; on shapes held out: 1.026, worst 1.46
// predicted against measured time: median error 8.1 %; on shapes held out: 9.6 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 13], g_ps = [10000, 7971484, 16150712, 54188770],
      g_slope = [3980742, 4089614, 4226450, 3981309], edge_columns = 8, region = 8764, visit = 8242,
      loop = 10592, fma = 452, edge = 479, conflict_b = 12034, conflict_c = 3222, stall = 615, a_far = 219,
      b_near = 283, c_near = 405, c_far = 1024, rows_far = 727, once_far = 708, apart = 55, column = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x16x512", family = "direct",
    tile = #dynmlir.tile<5, 16, 512>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 1315078, 2574548, 11499865],
      g_slope = [1305078, 1259470, 1275045, 1406737], edge_columns = 8, region = 8063, visit = 6803,
      loop = 12397, fma = 447, edge = 463, conflict_b = 5983, conflict_c = 4989, conflict = 2699, stall = 490,
      a_far = 478, b_near = 137, b_far = 1024, c_far = 1024, rows_far = 427, once_far = 319, apart = 84,
      column = 1024, reread = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x512", family = "direct",
    tile = #dynmlir.tile<3, 32, 512>, packed = false, model = {
      g_t = [0, 3, 4, 13], g_ps = [10000, 6186115, 8343437, 28511962],
      g_slope = [2058705, 2157322, 2240947, 2153817], edge_columns = 8, visit = 3836, loop = 36269, fma = 666,
      edge = 323, conflict_c = 11146, conflict = 8239, stall = 308, a_far = 726, b_far = 1024, c_near = 820,
      once_near = 11, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x8x1024", family = "direct",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [10000, 7905184, 15995097, 23927865],
      g_slope = [3947592, 4044956, 3966384, 4121242], region = 16733, visit = 8523, loop = 123, fma = 465,
      edge = 400, conflict_b = 17186, conflict_c = 15440, conflict = 52532, stall = 1024, a_near = 1024,
      a_far = 358, b_near = 930, b_far = 1024, c_near = 218, c_far = 1024, rows_far = 1024, once_far = 809,
      apart = 182, column = 452, reread = 745
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [10000, 59394, 150918, 259449], g_slope = [49394, 91524, 54265, 70026],
      edge_columns = 16, most_rows = 6, region = 17291, loop = 3343, fma = 1613, edge = 724,
      conflict_a = 20865, a_far = 512, b_far = 512, c_near = 743, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_far = 1024, reread = 512
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [56082, 1056202, 18954020, 43490365],
      g_slope = [1000120, 994323, 2726260, 0], edge_columns = 8, region = 14558, visit = 9818, loop = 546,
      fma = 561, edge = 736, conflict_a = 31171, conflict_c = 1255, split = 29, b_near = 96, b_far = 1024,
      c_near = 485, c_far = 1024, rows_far = 1024, once_near = 243, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x768", family = "panel",
    tile = #dynmlir.tile<6, 16, 768>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [98498, 2638433, 7507913, 33459877],
      g_slope = [2539935, 2434740, 2595196, 2454780], edge_columns = 8, region = 21132, visit = 8982,
      loop = 3621, fma = 291, edge = 295, pack = 244, conflict_a = 6559, conflict_c = 1429, a_near = 133,
      a_far = 548, b_far = 1024, c_far = 1024, once_near = 98, column = 819
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x768", family = "panel",
    tile = #dynmlir.tile<4, 16, 768>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [66699, 2172951, 18623603, 27984104],
      g_slope = [2106252, 2056331, 2340125, 2159319], edge_columns = 8, region = 18791, visit = 5939,
      loop = 6351, fma = 309, edge = 584, pack = 214, conflict_a = 8830, conflict_c = 2887, a_near = 165,
      a_far = 683, b_far = 1024, rows_near = 498, once_near = 19, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [75918, 1801568, 7541449, 10899588],
      g_slope = [862825, 819983, 839534, 870739], edge_columns = 8, region = 17519, visit = 9059, loop = 6979,
      fma = 286, edge = 91, pack = 238, conflict_a = 6276, conflict_c = 2275, a_near = 79, a_far = 773,
      b_far = 651, once_near = 50, apart = 54, column = 832
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [109616, 3471017, 4950642, 15148794],
      g_slope = [1680700, 1479625, 1699692, 1756422], edge_columns = 8, region = 19953, visit = 9042,
      loop = 5404, fma = 288, edge = 137, pack = 250, conflict_a = 6941, conflict_c = 1732, a_near = 84,
      a_far = 580, b_far = 602, c_far = 678, once_near = 79, apart = 49, column = 787
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x256", family = "block",
    tile = #dynmlir.tile<5, 16, 256>, packed = true, model = {
      g_t = [0, 1, 6, 19], g_ps = [55457, 875976, 4685091, 14440234],
      g_slope = [820519, 761823, 750395, 818170], edge_columns = 8, region = 21675, visit = 7446, loop = 5274,
      fma = 302, edge = 357, pack = 208, conflict_a = 4583, conflict_c = 2396, a_near = 123, a_far = 787,
      b_far = 252, once_near = 22, apart = 65, column = 866
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [98314, 1689880, 4663783, 19947620],
      g_slope = [1591566, 1486951, 1528383, 1655482], edge_columns = 8, region = 4125, visit = 4110,
      loop = 24182, fma = 572, pack = 85, conflict_a = 6303, conflict_c = 9590, conflict = 8703, a_far = 513,
      b_far = 413, c_near = 361, rows_near = 1024, once_near = 108, apart = 154, column = 1024, reread = 503
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [87570, 1665129, 4840969, 8955726],
      g_slope = [1577559, 1587920, 4114757, 1578553], region = 3972, visit = 12951, fma = 650, pack = 141,
      conflict_c = 3168, stall = 1024, a_far = 403, b_near = 832, b_far = 1024, c_near = 470, c_far = 1024,
      rows_far = 1020, once_near = 145, once_far = 1021, apart = 198
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [82583, 23401720, 54844615, 73017687],
      g_slope = [5829784, 6288579, 4543268, 5813045], edge_columns = 8, region = 24825, visit = 9363,
      loop = 3095, fma = 313, edge = 281, pack = 275, conflict_a = 66609, conflict_c = 2413, a_near = 434,
      a_far = 48, b_far = 1024, rows_far = 1024, once_near = 190, once_far = 1024, apart = 9, column = 868
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [27240, 1156520, 3155804, 10284609],
      g_slope = [1129280, 999642, 1188134, 1470925], region = 13825, visit = 954, loop = 379, fma = 341,
      edge = 225, pack = 809, conflict_a = 2391, split = 238, a_near = 34, a_far = 671, b_near = 1024,
      b_far = 1024, rows_far = 1024, once_near = 443, once_far = 1024, reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [28310, 5062390, 7002747, 19394865],
      g_slope = [1678026, 1940357, 2478423, 2136009], region = 20853, visit = 1755, loop = 376, fma = 419,
      edge = 83, pack = 943, conflict_a = 2187, split = 156, stall = 7, a_near = 23, a_far = 529,
      b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [53001, 3317058, 6401527, 9659350],
      g_slope = [3264057, 3084469, 3257823, 3497901], region = 15131, visit = 3386, loop = 1377, fma = 332,
      edge = 86, pack = 889, conflict_a = 115, split = 173, a_near = 38, a_far = 515, b_near = 1024,
      b_far = 1024, rows_far = 1024, once_near = 134, once_far = 1024, reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [49069, 10964432, 16622762, 74094295],
      g_slope = [5457681, 5658330, 5747153, 5325694], region = 14567, visit = 2608, loop = 3026, fma = 307,
      edge = 194, pack = 742, conflict_a = 2836, split = 238, a_near = 11, a_far = 804, b_near = 772,
      b_far = 1024, c_near = 342, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 141
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
