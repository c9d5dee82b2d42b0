// Micro-kernels for x86-64-v3, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 160 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 18 of 37 candidates kept; the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.018, worst 1.29; on shapes held out: 1.038, worst 2.24
// predicted against measured time: median error 9.1 %; on shapes held out: 12.2 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 13], g_ps = [10000, 7971484, 16150712, 54188770],
      g_slope = [3980742, 4089614, 4226450, 3981309], edge_columns = 8, region = 6750, visit = 7528,
      loop = 17886, fma = 500, stall = 666, first_a = 140, first_b = 12, b = 178, column = 1626, reread = 917,
      conflict_b = 9557, conflict_c = 2765
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x16x512", family = "direct",
    tile = #dynmlir.tile<5, 16, 512>, packed = false, model = {
      g_t = [0, 1, 2, 9], g_ps = [10000, 1315078, 2574548, 11499865],
      g_slope = [1305078, 1259470, 1275045, 1406737], edge_columns = 8, region = 277, visit = 6275,
      loop = 21501, fma = 476, stall = 472, first_a = 392, first_b = 84, b = 40, column = 1125,
      conflict_b = 2914, conflict_c = 5839, conflict = 14542, split = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x512", family = "direct",
    tile = #dynmlir.tile<3, 32, 512>, packed = false, model = {
      g_t = [0, 3, 4, 13], g_ps = [10000, 6186115, 8343437, 28511962],
      g_slope = [2058705, 2157322, 2240947, 2153817], edge_columns = 8, visit = 3823, loop = 39720, fma = 679,
      stall = 541, a = 186, b = 8, column = 3341, conflict_c = 9323, conflict = 11003
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x8x1024", family = "direct",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [10000, 7905184, 15995097, 23927865],
      g_slope = [3947592, 4044956, 3966384, 4121242], region = 12959, visit = 8222, loop = 270, fma = 531,
      stall = 1539, first_a = 254, first_b = 142, a = 82, c = 1604, reread = 825, conflict_b = 9915,
      conflict_c = 14234, conflict = 62904
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [10000, 59394, 150918, 259449], g_slope = [49394, 91524, 54265, 70026],
      edge_columns = 16, region = 12544, visit = 3753, loop = 4871, fma = 1022, stall = 205, column = 2215,
      conflict_b = 6930
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [56082, 1056202, 18954020, 43490365],
      g_slope = [1000120, 994323, 2726260, 0], edge_columns = 8, region = 789, visit = 9279, loop = 13588,
      fma = 564, first_b = 59, b = 319, column = 537, conflict_a = 50387, conflict_c = 1652, conflict = 702,
      split = 226
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x768", family = "panel",
    tile = #dynmlir.tile<6, 16, 768>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [98498, 2638433, 7507913, 33459877],
      g_slope = [2539935, 2434740, 2595196, 2454780], edge_columns = 8, region = 22422, visit = 8804,
      loop = 4539, fma = 294, first_a = 142, first_b = 125, a = 241, b = 120, column = 833, pack = 269,
      conflict_c = 1797
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x768", family = "panel",
    tile = #dynmlir.tile<4, 16, 768>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [66699, 2172951, 18623603, 27984104],
      g_slope = [2106252, 2056331, 2340125, 2159319], edge_columns = 8, region = 17483, visit = 5932,
      loop = 6311, fma = 308, first_a = 286, first_b = 60, a = 269, column = 1084, pack = 281,
      conflict_c = 2567
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [75918, 1801568, 7541449, 10899588],
      g_slope = [862825, 819983, 839534, 870739], edge_columns = 8, region = 17688, visit = 8983, loop = 6760,
      fma = 284, first_a = 552, first_b = 20, a = 211, column = 899, pack = 261, conflict_c = 2267
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [109616, 3471017, 4950642, 15148794],
      g_slope = [1680700, 1479625, 1699692, 1756422], edge_columns = 8, region = 19849, visit = 8990,
      loop = 5084, fma = 284, first_a = 276, first_b = 27, a = 211, column = 853, pack = 283,
      conflict_a = 2323, conflict_c = 2037
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x256", family = "block",
    tile = #dynmlir.tile<5, 16, 256>, packed = true, model = {
      g_t = [0, 1, 6, 19], g_ps = [55457, 875976, 4685091, 14440234],
      g_slope = [820519, 761823, 750395, 818170], edge_columns = 8, region = 21210, visit = 7396, loop = 5179,
      fma = 299, first_a = 527, first_b = 3, a = 242, column = 942, pack = 271, conflict_c = 2414
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 13], g_ps = [98314, 1689880, 4663783, 19947620],
      g_slope = [1591566, 1486951, 1528383, 1655482], edge_columns = 8, region = 3968, visit = 4082,
      loop = 23782, fma = 576, first_b = 74, column = 3354, pack = 88, conflict_a = 4733, conflict_c = 6901,
      conflict = 11805
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [87570, 1665129, 4840969, 8955726],
      g_slope = [1577559, 1587920, 4114757, 1578553], region = 4435, visit = 12768, fma = 667, stall = 850,
      first_a = 154, first_b = 104, b = 189, c = 541, pack = 124, conflict_c = 3034, conflict = 2656
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [82583, 23401720, 54844615, 73017687],
      g_slope = [5829784, 6288579, 4543268, 5813045], edge_columns = 8, region = 24617, visit = 9488,
      loop = 2732, fma = 317, first_b = 89, a = 190, b = 45, column = 883, pack = 314, conflict_a = 71626,
      conflict_c = 2114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [27240, 1156520, 3155804, 10284609],
      g_slope = [1129280, 999642, 1188134, 1470925], region = 17494, visit = 958, loop = 117, fma = 278,
      stall = 195, first_a = 37, first_b = 3321, reread = 205, pack = 1150, conflict_a = 978, split = 232
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [28310, 5062390, 7002747, 19394865],
      g_slope = [1678026, 1940357, 2478423, 2136009], region = 23831, visit = 1813, loop = 538, fma = 341,
      stall = 277, first_b = 1657, b = 1796, reread = 175, pack = 1093, conflict_a = 1494, split = 178
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [53001, 3317058, 6401527, 9659350],
      g_slope = [3264057, 3084469, 3257823, 3497901], region = 15627, visit = 3401, loop = 1875, fma = 274,
      stall = 345, first_a = 44, first_b = 950, reread = 233, pack = 963, split = 243
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [49069, 10964432, 16622762, 74094295],
      g_slope = [5457681, 5658330, 5747153, 5325694], region = 14843, visit = 2643, loop = 2582, fma = 307,
      stall = 794, first_a = 74, b = 635, column = 54, reread = 133, pack = 793, conflict_a = 786, split = 179
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
