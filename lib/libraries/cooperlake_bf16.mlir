// Micro-kernels for x86-64-v4 with VNNI and BF16: Cooper Lake, Sapphire Rapids, Zen 4 and later, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 94 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 24 of 39 candidates kept (1207 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.064, worst 1.48
// predicted against measured time: median error 13.0 %; g: 5.5 % at most
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, table_f32 = 1, masked_access = 1, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x8192", family = "dot",
    tile = #dynmlir.tile<2, 1, 8192>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [7319034], region = 38827, visit = 1143, fma = 386, edge = 186,
      pack = 394, conflict_a = 2957, split = 262, stall = 1024, a_near = 16, a_far = 914, b_near = 1024,
      b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x8192", family = "dot",
    tile = #dynmlir.tile<14, 2, 8192>, packed = true, model = {
      g_t = [0, 13], g_ps = [67555, 152006800], g_slope = [11687634, 15229924], region = 17866, visit = 8605,
      fma = 397, edge = 12, pack = 742, conflict_a = 263, split = 124, a_far = 432, c_near = 1024,
      c_far = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [9063608], region = 53566, visit = 3838, loop = 699, fma = 358,
      pack = 981, split = 339, stall = 1024, a_far = 971, rows_far = 1024, once_near = 257, once_far = 1024,
      reread = 156
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [34177, 6528205, 19903198, 19903198],
      g_slope = [6494028, 13374993, 0, 6730968], region = 33131, visit = 3745, loop = 1839, fma = 374,
      pack = 788, conflict_a = 16, split = 470, a_near = 141, a_far = 201, b_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0], g_ps = [82987], g_slope = [13667359], region = 30223, visit = 10603, loop = 185, fma = 300,
      pack = 856, conflict_a = 833, split = 107, stall = 1024, a_far = 624, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 230
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x32x4096", family = "block",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [151866, 140823200, 285884286, 416235639, 416235639],
      g_slope = [46890444, 145061086, 65175676, 0, 47824375], region = 47800, visit = 9368, fma = 149,
      pack = 146, conflict_c = 1426, conflict = 67, stall = 42, a_near = 1024, a_far = 1024, b_near = 974,
      b_far = 1024, c_near = 444, c_far = 1024, rows_far = 1024, once_far = 779, apart_near = 288,
      apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x1024", family = "block",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [140290, 8904119, 88978641], g_slope = [8763829, 10009315, 9020485],
      edge_columns = 16, region = 48382, visit = 5674, fma = 137, edge = 41, pack = 63, conflict_a = 11081,
      conflict_c = 952, stall = 150, a_far = 1024, b_near = 152, b_far = 1024, c_near = 570, c_far = 1024,
      rows_near = 356, rows_far = 1024, once_far = 1024, apart_near = 461, apart_far = 1024, column = 1024,
      reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [104310, 12476131, 20786859], g_slope = [3092955, 4155364, 3415900],
      edge_columns = 16, region = 27281, visit = 7084, loop = 21492, fma = 148, edge = 8, pack = 77,
      conflict_a = 898, conflict_c = 429, stall = 4, a_near = 22, a_far = 773, b_near = 13, b_far = 1024,
      c_near = 324, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 15, once_far = 957,
      apart_near = 574, apart_far = 1024, column = 1024, reread = 529
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x512", family = "block",
    tile = #dynmlir.tile<8, 32, 512>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [133963, 11643769, 29176528], g_slope = [1918301, 2504679, 1773998],
      edge_columns = 16, region = 63589, visit = 6552, fma = 135, edge = 19, pack = 158, conflict_a = 689,
      conflict_c = 479, a_near = 43, a_far = 1024, b_near = 231, b_far = 1024, c_near = 8, c_far = 1024,
      once_far = 735, apart_near = 286, apart_far = 1024, column = 792, reread = 582
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x512", family = "block",
    tile = #dynmlir.tile<5, 64, 512>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [42039, 16708657, 42539233], g_slope = [2777769, 3690082, 2761902],
      edge_columns = 16, region = 74811, visit = 5927, loop = 5710, fma = 144, edge = 96, pack = 74,
      conflict_a = 571, conflict_c = 480, conflict = 511, stall = 3, a_near = 15, a_far = 958, b_near = 467,
      b_far = 1024, c_near = 181, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 12,
      once_far = 1024, apart_near = 595, apart_far = 1024, column = 1024, reread = 743
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x8192", family = "direct",
    tile = #dynmlir.tile<8, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [30218], g_slope = [35554176], region = 25272, visit = 3241, fma = 417, edge = 7,
      conflict_a = 6838, conflict_c = 51487, split = 296, stall = 846, a_near = 168, a_far = 922,
      b_near = 1024, b_far = 1024, c_near = 226, c_far = 1024, rows_near = 74, rows_far = 1024,
      once_near = 68, once_far = 1024, apart_near = 223, apart_far = 1024, column = 139, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [194500, 20955346, 33516786], g_slope = [10380423, 12561440, 10202483],
      edge_columns = 16, region = 53345, visit = 3565, loop = 861, fma = 325, conflict_a = 13211,
      conflict_c = 714, split = 111, a_near = 1024, a_far = 1024, b_near = 76, b_far = 1024, c_near = 744,
      c_far = 1024, rows_far = 1024, once_far = 855, apart_near = 729, apart_far = 1024, column = 817,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [126262], g_slope = [8292338], edge_columns = 16, region = 70426, visit = 3885,
      loop = 3471, fma = 315, conflict_a = 3366, conflict_c = 78, split = 157, a_near = 139, a_far = 646,
      b_near = 226, b_far = 1024, c_near = 744, c_far = 297, once_near = 55, once_far = 684, apart_near = 975,
      apart_far = 1024, column = 923, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x2048", family = "direct",
    tile = #dynmlir.tile<8, 32, 2048>, packed = false, model = {
      g_t = [0], g_ps = [130263], g_slope = [14203408], edge_columns = 16, region = 41788, visit = 3812,
      fma = 424, conflict_a = 417, conflict_c = 48064, split = 571, a_near = 306, a_far = 922, b_far = 1024,
      c_near = 108, once_near = 42, once_far = 892, apart_near = 198, apart_far = 892, column = 22,
      reread = 844
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_3x128x16", family = "stream",
    tile = #dynmlir.tile<3, 128, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [119389, 294619], g_slope = [175230, 202370], edge_columns = 32, most_rows = 9,
      region = 37257, visit = 517, fma = 422, edge = 161, conflict_a = 8017, split = 183, stall = 125,
      a_near = 1024, a_far = 26, b_near = 80, b_far = 26, c_near = 167, rows_near = 1024, once_near = 26,
      once_far = 214, apart_near = 25, apart_far = 297, column = 1024, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [57657, 182410, 337191, 385323], g_slope = [62376, 154781, 48132, 82886], most_rows = 24, region = 55684, fma = 442, edge = 263, split = 849, a_near = 1024,
      a_far = 26, b_near = 76, b_far = 26, c_near = 413, once_near = 157, once_far = 42, apart_far = 42,
      reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 474], g_ps = [71385, 255355, 262827, 382274, 463310, 29947020],
      g_slope = [91985, 7472, 119447, 40518, 62999, 67107], edge_columns = 32, most_rows = 12, region = 45192,
      visit = 1007, fma = 418, edge = 163, conflict_a = 1618, split = 259, a_near = 1024, a_far = 26,
      b_near = 7, b_far = 26, c_near = 25, rows_near = 49, once_near = 2, once_far = 258, apart_far = 258,
      column = 813, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x16x8192", family = "tall",
    tile = #dynmlir.tile<8, 16, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [46285, 68550382], g_slope = [22834699, 21647842], region = 21123, visit = 6206,
      fma = 158, edge = 13, pack = 185, conflict_a = 376, conflict_c = 14063, conflict = 14246, stall = 26,
      a_far = 516, b_near = 10, rows_near = 67, rows_far = 1024, once_far = 1024, apart_near = 622,
      apart_far = 1024, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x1024", family = "tall",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [96451, 8824931, 60706392], g_slope = [8728480, 10376292, 9074027],
      edge_columns = 16, region = 38671, visit = 6282, fma = 146, edge = 105, pack = 82, conflict_a = 20560,
      conflict_c = 2903, stall = 358, a_far = 1024, b_near = 428, b_far = 1024, c_near = 132, c_far = 1024,
      once_near = 222, once_far = 491, apart_near = 54, apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x2048", family = "tall",
    tile = #dynmlir.tile<8, 32, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [135421, 7566503], g_slope = [7431082, 8029640], edge_columns = 16, region = 50826,
      visit = 6925, fma = 155, edge = 156, pack = 95, conflict_a = 16529, conflict_c = 3923, conflict = 1003,
      stall = 68, a_far = 448, b_near = 660, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 304,
      once_far = 1024, apart_near = 183, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0], g_ps = [124105], g_slope = [13997952], region = 41184, visit = 8139, fma = 173, pack = 184,
      conflict_a = 991, conflict_c = 20861, conflict = 18668, stall = 293, a_far = 568, b_near = 422,
      b_far = 1024, rows_far = 1024, once_far = 1024, apart_near = 884, apart_far = 1024, column = 304,
      reread = 338
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x16x8192", family = "panel",
    tile = #dynmlir.tile<8, 16, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [40346, 65591226], g_slope = [21850293, 20819369], region = 12835, visit = 5491,
      loop = 18260, fma = 144, edge = 135, pack = 101, conflict_a = 2990, conflict_c = 4253, a_far = 736,
      b_near = 327, b_far = 1024, c_far = 1024, rows_near = 323, rows_far = 1024, once_near = 153,
      once_far = 1024, apart_near = 664, apart_far = 1024, column = 804, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x1024", family = "panel",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [139351, 18402371, 60226792], g_slope = [9131510, 10456105, 9140087],
      edge_columns = 16, region = 13482, visit = 6047, loop = 16481, fma = 142, pack = 67, conflict_a = 9387,
      conflict_c = 817, stall = 65, a_far = 1024, b_near = 81, b_far = 1024, c_near = 276, c_far = 1024,
      rows_far = 1024, once_far = 1024, apart_near = 532, apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1536", family = "panel",
    tile = #dynmlir.tile<6, 64, 1536>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [163278, 9155518, 62088683], g_slope = [8992240, 10586633, 9571936],
      edge_columns = 16, region = 24786, visit = 7091, loop = 22706, fma = 146, pack = 76, conflict_a = 598,
      conflict_c = 454, a_near = 22, a_far = 750, b_near = 274, b_far = 1024, c_near = 322, c_far = 1024,
      rows_far = 1024, once_far = 1024, apart_near = 680, apart_far = 1024, column = 1024, reread = 29
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mk = 5641}, kernels = [
    "dot_14x2x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 5642}, at_most = {n = 2}, kernels = [
    "dot_2x1x8192", "dot_14x2x8192", "dot_8x1x8192", "dot_4x2x8192", "direct_8x16x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 5642, n = 3}, at_most = {n = 4}, kernels = [
    "dot_2x1x8192", "dot_6x4x8192", "block_8x32x512", "direct_5x64x1024", "tall_16x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {mnk = 31177, mn = 243}, kernels = [
    "tall_8x16x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 244}, at_most = {mnk = 31177}, kernels = [
    "block_3x128x1024", "tall_8x16x8192", "tall_8x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 31178}, at_most = {m = 4, n = 1721}, kernels = [
    "block_3x128x1024", "block_6x64x512", "direct_3x128x1024", "direct_5x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1722, mnk = 31178}, at_most = {m = 4}, kernels = [
    "block_3x128x1024", "direct_3x128x1024", "stream_3x128x16", "stream_4x64x8", "tall_3x128x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 31178, m = 5}, at_most = {n = 16}, kernels = [
    "dot_6x4x8192", "block_8x32x512", "tall_16x16x2048", "panel_8x16x8192"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 31178, m = 5}, at_most = {k = 5}, kernels = [
    "block_3x128x1024", "direct_3x128x1024", "direct_8x32x2048", "stream_8x32x8", "panel_3x128x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 31178, m = 5, k = 6}, at_most = {n = 107}, kernels = [
    "block_14x32x4096", "block_8x32x512", "tall_8x32x2048", "panel_6x64x1536"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, mnk = 31178, m = 5, k = 6}, at_most = {k = 45}, kernels = [
    "block_3x128x1024", "block_5x64x512", "direct_5x64x1024", "tall_3x128x1024", "panel_3x128x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, mnk = 31178, m = 5, k = 46}, at_most = {m = 16}, kernels = [
    "block_3x128x1024", "block_6x64x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, mnk = 31178, m = 17, k = 46}, at_most = {}, kernels = [
    "block_3x128x1024", "block_8x32x512", "block_5x64x512"
  ]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake} : () -> ()
