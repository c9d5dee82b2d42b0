// Micro-kernels for x86-64-v3: a core with AVX2, f64 x f64 to f64, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 43 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 19 of 34 candidates kept (952 generated); the best of them against the best of all: 1.011 (geometric mean of times)
// chosen against the best of them: 1.096, worst 1.45
// predicted against measured time: median error 10.1 %; g: 16.7 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_6x2x2048", family = "dot",
    tile = #dynmlir.tile<6, 2, 2048>, packed = true, model = {
      g_t = [0, 3, 9], g_ps = [16802, 7487896, 26525521], g_slope = [2490364, 3172937, 2718985], visit = 2477,
      loop = 1711, fma = 401, edge = 218, pack = 751, conflict_a = 13750, split = 181, a_far = 1024,
      b_near = 260, b_far = 1024, c_near = 763, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x2048", family = "dot",
    tile = #dynmlir.tile<4, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [22117, 2469000, 13827687], g_slope = [2446883, 2271737, 2754619], visit = 646,
      loop = 1603, fma = 435, edge = 442, pack = 667, conflict_a = 11434, split = 154, stall = 234,
      a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [10000, 3080187, 12270347, 19768336],
      g_slope = [3070187, 3063386, 3748994, 3464569], region = 170, visit = 1674, loop = 613, fma = 479,
      edge = 677, pack = 401, conflict_a = 14464, split = 159, stall = 154, a_far = 1024, b_near = 1024,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x16x128", family = "block",
    tile = #dynmlir.tile<3, 16, 128>, packed = true, model = {
      g_t = [0, 1, 19], g_ps = [28528, 933765, 14821964], g_slope = [905237, 771566, 845870], edge_columns = 4, region = 639, visit = 2632, loop = 3999, fma = 471, pack = 387, conflict_c = 387,
      stall = 38, a_far = 272, b_near = 82, b_far = 1024, c_near = 742, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 213, once_far = 871, apart_near = 106, apart_far = 1024, column = 1024,
      reread = 1008
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x8x128", family = "block",
    tile = #dynmlir.tile<5, 8, 128>, packed = true, model = {
      g_t = [0, 2, 28], g_ps = [14539, 857890, 11273889], g_slope = [421675, 400615, 414180], edge_columns = 4, region = 30, visit = 5581, loop = 37, fma = 345, edge = 58, pack = 313,
      conflict = 299, stall = 160, a_near = 53, a_far = 68, b_far = 198, c_near = 475, c_far = 1024,
      rows_near = 1024, rows_far = 445, once_near = 450, once_far = 201, apart_near = 6, column = 952,
      reread = 352
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x8x2048", family = "panel",
    tile = #dynmlir.tile<5, 8, 2048>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [14841, 6178314, 27248903], g_slope = [6163473, 7023529, 6236727], edge_columns = 4, region = 1747, visit = 5071, loop = 800, fma = 350, edge = 111, pack = 345,
      conflict_a = 818, conflict = 2480, stall = 638, a_near = 25, a_far = 47, c_far = 241, rows_near = 1024,
      once_near = 575, column = 690
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x8x384", family = "panel",
    tile = #dynmlir.tile<6, 8, 384>, packed = true, model = {
      g_t = [0, 9], g_ps = [66446, 11482692], g_slope = [1268471, 1398363], edge_columns = 4, region = 545,
      visit = 5807, loop = 202, fma = 376, edge = 11, pack = 314, stall = 94, a_near = 99, a_far = 39,
      b_far = 1024, c_far = 1024, rows_near = 1024, once_near = 575, column = 948
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x4x2048", family = "direct",
    tile = #dynmlir.tile<14, 4, 2048>, packed = false, model = {
      g_t = [0], g_ps = [33976], g_slope = [16034928], region = 11097, visit = 6056, loop = 1903, fma = 431,
      edge = 212, conflict_a = 13061, conflict_b = 2577, conflict_c = 340, conflict = 10114, split = 215,
      stall = 77, a_far = 81, b_far = 1024, c_near = 44, c_far = 760, rows_near = 1024, rows_far = 1024,
      once_near = 536, once_far = 1024, apart_far = 1024, column = 530, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x8x2048", family = "direct",
    tile = #dynmlir.tile<5, 8, 2048>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [18938, 8365131, 19039524], g_slope = [4173096, 5337196, 4147765], edge_columns = 4, region = 3117, visit = 5413, loop = 1292, fma = 432, edge = 118, conflict_a = 9074,
      conflict_b = 1864, conflict_c = 458, conflict = 5817, split = 51, stall = 177, a_far = 88, c_far = 748,
      rows_near = 1024, rows_far = 1024, once_near = 260, once_far = 153, apart_near = 33, apart_far = 804,
      column = 425, reread = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x8x512", family = "direct",
    tile = #dynmlir.tile<6, 8, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [40443, 8262870], g_slope = [2055606, 2182146], edge_columns = 4, region = 2690,
      visit = 5806, loop = 639, fma = 438, edge = 32, conflict_a = 8440, conflict_b = 1245, conflict_c = 506,
      conflict = 1915, split = 44, stall = 40, a_near = 12, a_far = 77, b_near = 40, b_far = 1024,
      c_near = 26, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 236, once_far = 58,
      apart_near = 28, apart_far = 712, column = 673, reread = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x8x256", family = "direct",
    tile = #dynmlir.tile<4, 8, 256>, packed = false, model = {
      g_t = [0, 1, 3, 19], g_ps = [35344, 508949, 1599341, 8826698],
      g_slope = [473605, 545196, 451709, 611970], edge_columns = 4, region = 1360, visit = 3702, loop = 337,
      fma = 465, edge = 57, conflict_a = 725, conflict_b = 686, conflict_c = 440, conflict = 1198, split = 53,
      stall = 40, a_near = 3, a_far = 17, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 210, once_far = 705, apart_near = 9, apart_far = 84, column = 493, reread = 189
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x16x256", family = "direct",
    tile = #dynmlir.tile<3, 16, 256>, packed = false, model = {
      g_t = [0, 13, 28], g_ps = [48346, 13958696, 32558465], g_slope = [1070026, 1239984, 937884], edge_columns = 4, region = 4011, visit = 3071, loop = 5997, fma = 473, edge = 22, conflict_a = 82039,
      conflict_b = 775, conflict_c = 700, conflict = 833, split = 7, a_far = 1024, b_near = 463, b_far = 1024,
      c_near = 427, c_far = 1024, apart_near = 243, apart_far = 720, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_5x8x2048", family = "sweep",
    tile = #dynmlir.tile<5, 8, 2048>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [106854, 8772629, 14862687], g_slope = [4332887, 6090058, 5282742], edge_columns = 4, region = 3987, visit = 4665, loop = 264, fma = 539, conflict_a = 23162,
      conflict = 2262, c_near = 495, rows_near = 1024, rows_far = 739, once_near = 518, once_far = 621
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x16x128", family = "sweep",
    tile = #dynmlir.tile<2, 16, 128>, packed = false, model = {
      g_t = [0, 1, 2, 3, 19], g_ps = [80422, 427406, 952009, 1159799, 6516410],
      g_slope = [346984, 524603, 207790, 334788, 482042], edge_columns = 4, region = 786, visit = 3860,
      loop = 128, fma = 676, edge = 4, conflict_a = 21144, split = 27, stall = 1024, b_near = 840,
      c_near = 991, rows_near = 1024, rows_far = 1024, once_near = 51, once_far = 229, apart_near = 194,
      apart_far = 785
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x4x128", family = "sweep",
    tile = #dynmlir.tile<12, 4, 128>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 19], g_ps = [50243, 1169193, 2176671, 2176671, 6270045, 12536565],
      g_slope = [372983, 1007478, 0, 1364458, 626652, 326537], region = 1593, visit = 5224, loop = 106,
      fma = 433, edge = 4, conflict_a = 100752, conflict_b = 1041, conflict_c = 222, conflict = 2233,
      split = 1142, stall = 464, b_far = 754, c_near = 318, c_far = 570, rows_near = 1024, rows_far = 1024,
      once_near = 283, once_far = 184, apart_near = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_14x4x16", family = "stream",
    tile = #dynmlir.tile<14, 4, 16>, packed = false, model = {
      g_t = [0, 1, 2, 4, 94, 141], g_ps = [10000, 69792, 104160, 360133, 7625135, 10855138],
      g_slope = [59792, 34368, 127986, 80722, 68723, 89919], most_rows = 42, region = 116176, visit = 1588,
      loop = 462, fma = 333, edge = 189, conflict_a = 16938, conflict_b = 29191, conflict_c = 1162,
      conflict = 31276, split = 940, stall = 1024, a_near = 1024, a_far = 833, b_near = 359, b_far = 549,
      c_near = 215, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 204, once_far = 1024,
      apart_near = 251, apart_far = 1024, column = 54, reread = 462
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_3x16x16", family = "stream",
    tile = #dynmlir.tile<3, 16, 16>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 474], g_ps = [10000, 84414, 189065, 364463, 469889, 46243100],
      g_slope = [74414, 104651, 175398, 105426, 97389, 103324], edge_columns = 4, most_rows = 9,
      region = 73941, visit = 1895, loop = 3548, fma = 380, edge = 63, conflict_b = 2999, conflict_c = 631,
      conflict = 2832, split = 97, stall = 1024, a_near = 1024, a_far = 1024, b_near = 248, b_far = 163,
      c_near = 159, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      apart_near = 212, apart_far = 1024, column = 160, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_5x8x2048", family = "tall",
    tile = #dynmlir.tile<5, 8, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [27312, 6976338], g_slope = [6949026, 7536094], edge_columns = 4, region = 75152,
      visit = 4376, loop = 1891, fma = 294, edge = 179, pack = 429, conflict_a = 80514, conflict_c = 5892,
      stall = 476, a_near = 113, b_near = 186, c_near = 21, c_far = 209, once_far = 796, apart_near = 74,
      apart_far = 1024, column = 718, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x16x128", family = "tall",
    tile = #dynmlir.tile<3, 16, 128>, packed = true, model = {
      g_t = [0, 1, 28], g_ps = [23543, 938604, 21669708], g_slope = [915061, 767818, 867022], edge_columns = 4, region = 89361, visit = 4196, loop = 3416, fma = 337, edge = 69, pack = 391,
      conflict_a = 85040, conflict_c = 8853, a_far = 37, b_near = 1024, b_far = 1024, c_far = 179,
      once_far = 796, apart_near = 1024, apart_far = 1024, column = 1024, reread = 709
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {mnk = 2172}, kernels = [
    "direct_4x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 2173}, at_most = {mnk = 28325}, kernels = [
    "dot_4x1x2048", "block_3x16x128", "direct_4x8x256", "sweep_2x16x128"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326}, at_most = {m = 3}, kernels = [
    "panel_6x8x384", "direct_6x8x512", "direct_4x8x256", "direct_3x16x256", "sweep_2x16x128"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326, m = 4}, at_most = {m = 9}, kernels = [
    "panel_5x8x2048", "panel_6x8x384", "direct_5x8x2048", "direct_4x8x256", "stream_3x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326, m = 10}, at_most = {k = 22, mn = 222924}, kernels = [
    "dot_4x1x2048", "block_3x16x128", "sweep_12x4x128", "stream_14x4x16", "tall_5x8x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326, m = 10, mn = 222925}, at_most = {k = 22}, kernels = [
    "direct_14x4x2048", "sweep_5x8x2048", "sweep_12x4x128", "stream_14x4x16", "tall_3x16x128"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326, m = 10, k = 23}, at_most = {k = 421, mk = 20066}, kernels = [
    "block_5x8x128", "panel_5x8x2048", "panel_6x8x384", "tall_5x8x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326, m = 10, k = 23, mk = 20067}, at_most = {k = 421}, kernels = [
    "dot_6x2x2048", "dot_8x1x2048", "sweep_5x8x2048", "tall_5x8x2048", "tall_3x16x128"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 28326, m = 10, k = 422}, at_most = {mnk = 12105533}, kernels = [
    "dot_6x2x2048", "panel_5x8x2048", "direct_14x4x2048", "direct_4x8x256", "tall_5x8x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 12105534, m = 10, k = 422}, at_most = {}, kernels = [
    "panel_5x8x2048", "panel_6x8x384", "direct_4x8x256", "sweep_5x8x2048", "tall_5x8x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v3} : () -> ()
