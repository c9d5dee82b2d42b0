// Micro-kernels for x86-64-v3, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 160 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 18 of 37 candidates kept; the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.014, worst 1.22; on shapes held out: 1.035, worst 2.19
// with 5 shortlists: 1.017, worst 1.23
// predicted against measured time: median error 7.8 %; on shapes held out: 9.5 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 524288,
  l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000, l3_mbs = 55000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 13], g_ps = [10000, 7971484, 16150712, 54188770],
      g_slope = [3980742, 4089614, 4226450, 3981309], edge_columns = 8, region = 8755, visit = 8243,
      loop = 10589, fma = 452, edge = 480, conflict_b = 12050, conflict_c = 3208, stall = 603, a_far = 219,
      b_near = 281, c_near = 406, c_far = 1024, apart_near = 55, apart_far = 949, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x16x512", family = "direct",
    tile = #dynmlir.tile<5, 16, 512>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 1315078, 2574548, 11499865],
      g_slope = [1305078, 1259470, 1275045, 1406737], edge_columns = 8, region = 7948, visit = 6804,
      loop = 12426, fma = 447, edge = 465, conflict_b = 5996, conflict_c = 4979, conflict = 3068, stall = 440,
      a_far = 481, b_near = 108, b_far = 1024, c_far = 1024, apart_near = 80, apart_far = 1024, column = 1024,
      reread = 153
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
      g_slope = [3947592, 4044956, 3966384, 4121242], region = 16723, visit = 8524, loop = 123, fma = 465,
      edge = 401, conflict_b = 17247, conflict_c = 15420, conflict = 52516, stall = 1024, a_near = 1024,
      a_far = 358, b_near = 926, b_far = 1024, c_near = 221, c_far = 1024, rows_far = 5, once_far = 4,
      apart_near = 181, apart_far = 1024, column = 451, reread = 746
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [10000, 59394, 150918, 259449], g_slope = [49394, 91524, 54265, 70026], edge_columns = 8, most_rows = 6, region = 17281, loop = 3320, fma = 1615, edge = 733,
      conflict_a = 17323, a_far = 512, b_far = 512, c_near = 705, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_far = 1024, apart_far = 1024, reread = 512
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [56082, 1056202, 18954020, 43490365],
      g_slope = [1000120, 994323, 2726260, 0], edge_columns = 8, region = 14550, visit = 9818, loop = 550,
      fma = 561, edge = 736, conflict_a = 31219, conflict_c = 1245, split = 29, b_near = 92, b_far = 1024,
      c_near = 485, c_far = 1024, rows_far = 1024, once_near = 243, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x768", family = "panel",
    tile = #dynmlir.tile<6, 16, 768>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [98498, 2638433, 7507913, 33459877],
      g_slope = [2539935, 2434740, 2595196, 2454780], edge_columns = 8, region = 20661, visit = 8996,
      loop = 4164, fma = 289, edge = 275, pack = 244, conflict_a = 6621, conflict_c = 1588, a_near = 143,
      a_far = 547, b_far = 1024, c_far = 781, once_near = 70, apart_far = 562, column = 817
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
      g_slope = [862825, 819983, 839534, 870739], edge_columns = 8, region = 17450, visit = 9055, loop = 7022,
      fma = 286, edge = 93, pack = 237, conflict_a = 6158, conflict_c = 2286, a_near = 84, a_far = 784,
      once_near = 53, apart_near = 43, apart_far = 781, column = 830
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [109616, 3471017, 4950642, 15148794],
      g_slope = [1680700, 1479625, 1699692, 1756422], edge_columns = 8, region = 19916, visit = 9038,
      loop = 5436, fma = 288, edge = 139, pack = 249, conflict_a = 6835, conflict_c = 1764, a_near = 89,
      a_far = 587, c_far = 611, once_near = 82, apart_near = 43, apart_far = 689, column = 788
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x256", family = "block",
    tile = #dynmlir.tile<5, 16, 256>, packed = true, model = {
      g_t = [0, 1, 6, 19], g_ps = [55457, 875976, 4685091, 14440234],
      g_slope = [820519, 761823, 750395, 818170], edge_columns = 8, region = 21684, visit = 7437, loop = 5302,
      fma = 302, edge = 362, pack = 207, conflict_a = 3466, conflict_c = 2423, a_near = 143, a_far = 775,
      once_near = 24, apart_near = 60, apart_far = 342, column = 861
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [98314, 1689880, 4663783, 19947620],
      g_slope = [1591566, 1486951, 1528383, 1655482], edge_columns = 8, region = 4123, visit = 4110,
      loop = 24179, fma = 572, pack = 85, conflict_a = 6291, conflict_c = 9591, conflict = 8700, a_far = 520,
      c_near = 360, rows_near = 1017, once_near = 108, apart_near = 153, apart_far = 581, column = 1024,
      reread = 503
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [87570, 1665129, 4840969, 8955726],
      g_slope = [1577559, 1587920, 4114757, 1578553], region = 3964, visit = 12933, fma = 652, pack = 140,
      conflict_c = 3256, stall = 1024, a_far = 403, b_near = 513, b_far = 1024, c_near = 463, c_far = 1024,
      rows_far = 957, once_near = 162, once_far = 964, apart_near = 162, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [82583, 23401720, 54844615, 73017687],
      g_slope = [5829784, 6288579, 4543268, 5813045], edge_columns = 8, region = 24718, visit = 9388,
      loop = 3132, fma = 314, edge = 246, pack = 278, conflict_a = 68203, conflict_c = 2332, a_near = 382,
      a_far = 63, b_far = 1024, rows_far = 1024, once_near = 205, once_far = 1024, apart_far = 1024,
      column = 877
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
  "dynmlir.shortlist"() {at_least = {}, at_most = {mk = 3248, mnk = 7162}, kernels = [
    "direct_5x16x512", "direct_8x8x1024", "sweep_6x16x256", "dot_4x1x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7163}, at_most = {mk = 3248}, kernels = [
    "direct_5x16x512", "direct_8x8x1024", "panel_4x16x768", "block_6x16x256", "block_3x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3249}, at_most = {n = 5}, kernels = [
    "direct_8x8x1024", "tall_6x16x1024", "dot_8x1x4096", "dot_4x2x4096", "dot_2x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3249, n = 6}, at_most = {mnk = 5783209}, kernels = [
    "direct_6x16x1024", "panel_6x16x768", "panel_4x16x768", "block_6x16x256", "dot_2x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3249, n = 6, mnk = 5783210}, at_most = {}, kernels = [
    "direct_6x16x1024", "direct_3x32x512", "panel_6x16x768", "block_6x16x512", "block_5x16x256"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
