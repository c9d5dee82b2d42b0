// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 903 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 22, n_pred 16, levels measured [0].
// 22 of 52 candidates kept (840 generated); the best of them against the best of all: 1.011 (geometric mean of times)
// chosen against the best of them: 1.125, worst 4.10
// predicted against measured time: median error 18.4 %; g: 19.9 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000,
  l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750, l3_ps = 14400,
  dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 13], g_ps = [10000, 11868833, 133837696], g_slope = [11858833, 10164071, 10926922],
      edge_columns = 8, region = 66270, visit = 2823, loop = 2824, fma = 322, pack = 317, conflict_a = 267,
      conflict_c = 745, conflict = 5700, stall = 106, a_near = 302, a_far = 308, b_near = 310, b_far = 645,
      c_far = 434, rows_near = 102, rows_far = 1024, once_far = 450, apart_near = 163, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 9, 28, 42, 63], g_ps = [124604, 1020540, 7173356, 14449097, 34481866, 34481866],
      g_slope = [895936, 769102, 382933, 1430912, 0, 1386165], edge_columns = 8, region = 62653, visit = 1358,
      loop = 6781, fma = 327, edge = 329, pack = 182, conflict_a = 12154, conflict = 7535, stall = 6,
      a_near = 728, a_far = 611, b_near = 175, b_far = 103, c_near = 128, c_far = 161, rows_far = 1024,
      once_near = 72, once_far = 387, apart_far = 339, column = 259
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [10000, 1634367, 5794918, 6005747, 9501143, 11932615],
      g_slope = [1624367, 2080275, 210829, 1747698, 810490, 1198648], edge_columns = 8, region = 67508,
      visit = 3001, loop = 2921, fma = 324, edge = 224, pack = 264, conflict_c = 784, conflict = 8748,
      stall = 3, a_near = 297, a_far = 586, b_near = 117, b_far = 394, c_far = 411, once_near = 120,
      once_far = 508, apart_far = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [332594, 2819092, 5802201, 7145748, 17366771],
      g_slope = [2486498, 2983109, 1343547, 3407007, 2160843], edge_columns = 8, region = 80184, visit = 2739,
      fma = 333, edge = 93, pack = 313, conflict_c = 1133, conflict = 14259, stall = 50, a_near = 287,
      a_far = 469, b_near = 55, b_far = 266, c_far = 410, once_near = 74, once_far = 538, apart_near = 15,
      apart_far = 278
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x2048", family = "panel",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 9, 13], g_ps = [10000, 14767929, 44500682, 95602794, 124755052],
      g_slope = [7378964, 14866376, 10220422, 7288064, 11741971], edge_columns = 8, region = 75035,
      visit = 2757, loop = 1854, fma = 322, edge = 26, pack = 297, conflict_c = 965, conflict = 10870,
      stall = 72, a_near = 337, a_far = 285, b_near = 220, b_far = 294, c_far = 467, rows_near = 731,
      once_far = 222, apart_near = 245, apart_far = 1024, reread = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x16", family = "stream",
    tile = #dynmlir.tile<2, 32, 16>, packed = false, model = {
      g_t = [0, 2, 13, 19, 28, 42], g_ps = [64597, 166685, 166685, 1907577, 1907577, 3442476],
      g_slope = [51044, 0, 290148, 0, 109635, 62806], edge_columns = 8, most_rows = 6, region = 18727,
      visit = 1411, fma = 546, conflict = 2323, split = 433, b_far = 384, c_near = 279, rows_near = 240,
      rows_far = 1024, once_near = 32, once_far = 133, apart_near = 26, apart_far = 372, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 28, 42, 94, 211, 474], g_ps = [10000, 10000, 1604509, 2378899, 9567650, 13270067],
      g_slope = [0, 113893, 14892, 61442, 14077, 53610], edge_columns = 8, most_rows = 6, region = 92762,
      visit = 234, loop = 194, fma = 643, edge = 120, conflict_a = 12725, conflict_c = 583, split = 517,
      b_near = 133, b_far = 158, c_far = 57, rows_near = 1024, rows_far = 1024, once_far = 226,
      apart_far = 323, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [10000, 55454615, 69247974, 108403609, 135707810, 135707810],
      g_slope = [18481538, 13793359, 19577817, 9101400, 0, 12710117], edge_columns = 8, region = 72263,
      visit = 2784, loop = 487, fma = 322, pack = 383, conflict_a = 58126, conflict_c = 415, stall = 125,
      a_near = 259, a_far = 146, b_near = 453, b_far = 1024, c_far = 389, rows_near = 1024, rows_far = 1024,
      once_near = 146, once_far = 1024, apart_far = 452
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x128", family = "tall",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 9, 19, 28], g_ps = [10000, 2089258, 2089258, 8444699, 11512959, 26333564],
      g_slope = [2079258, 0, 907920, 306826, 1646733, 814370], edge_columns = 8, region = 108284,
      visit = 2107, fma = 346, edge = 473, pack = 209, conflict_a = 13989, conflict_c = 97, conflict = 9334,
      a_near = 415, a_far = 738, b_near = 106, b_far = 887, c_far = 395, rows_far = 1024, once_near = 9,
      once_far = 894, apart_near = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [10000, 19339487, 36295718, 36295718, 73350037, 73350037],
      g_slope = [6443162, 16956231, 0, 12351439, 0, 5360220], edge_columns = 8, region = 62826, visit = 2855,
      fma = 313, pack = 368, conflict_a = 59160, conflict_c = 514, stall = 130, a_near = 347, a_far = 105,
      b_near = 523, b_far = 1024, c_far = 410, rows_far = 1024, once_near = 184, once_far = 962,
      apart_far = 387
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x256", family = "direct",
    tile = #dynmlir.tile<12, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [18582, 4895545, 9854247, 9854247, 26964824, 65857282],
      g_slope = [1625654, 4958702, 0, 1316198, 4321384, 0], region = 25800, visit = 4482, loop = 1904,
      fma = 444, edge = 483, conflict_a = 25682, conflict_b = 15657, conflict_c = 3832, conflict = 25352,
      split = 149, a_near = 102, a_far = 642, b_near = 251, b_far = 134, c_far = 280, rows_far = 813,
      once_far = 190, apart_near = 192, apart_far = 878, reread = 171
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x1024", family = "direct",
    tile = #dynmlir.tile<3, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 6], g_ps = [1508852, 5613907, 35553333], g_slope = [4105055, 5987885, 5400690],
      edge_columns = 8, region = 48397, visit = 1290, loop = 7130, fma = 586, edge = 6, conflict_a = 22672,
      conflict_b = 6061, conflict_c = 315, conflict = 9826, split = 223, stall = 129, a_near = 20,
      a_far = 356, b_near = 246, b_far = 365, c_far = 275, once_far = 309, apart_near = 7, apart_far = 177,
      reread = 536
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [10000, 10000, 8313654, 35297405, 48201317],
      g_slope = [0, 8303654, 3854821, 3225978, 0], edge_columns = 8, region = 68921, visit = 2455,
      loop = 3351, fma = 362, edge = 477, conflict_a = 5118, conflict_b = 13505, conflict_c = 333,
      conflict = 5160, split = 244, stall = 55, a_near = 222, a_far = 475, b_near = 215, c_near = 10,
      c_far = 330, once_far = 2, apart_near = 90, apart_far = 677, reread = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x16x512", family = "direct",
    tile = #dynmlir.tile<5, 16, 512>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 13], g_ps = [1001274, 1001274, 3059363, 4320624, 13873286, 13873286],
      g_slope = [0, 1029044, 1261261, 4776331, 0, 1113307], edge_columns = 8, region = 54648, visit = 2065,
      loop = 2638, fma = 365, edge = 442, conflict_a = 3398, conflict_b = 19409, conflict = 1779, split = 382,
      stall = 94, a_near = 288, a_far = 506, b_near = 176, b_far = 127, c_near = 8, c_far = 304,
      apart_near = 86, apart_far = 636, reread = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x8x1024", family = "direct",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [52551, 4097141, 9147965, 10870825, 28440464, 38047095],
      g_slope = [4044590, 5050824, 861430, 8784819, 3202210, 4907981], region = 27293, visit = 3247,
      loop = 3978, fma = 416, edge = 640, conflict_a = 6020, conflict_b = 30071, conflict = 27118, split = 10,
      a_near = 121, a_far = 356, b_near = 378, c_far = 671, rows_near = 101, rows_far = 1024, once_near = 11,
      once_far = 465, apart_near = 206, apart_far = 654, column = 25, reread = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [114708, 7132533, 17069533, 24725286, 27485667, 48413271],
      g_slope = [7017825, 9937000, 7655753, 2760381, 10463802, 7098774], region = 21240, visit = 1394,
      loop = 9216, fma = 359, edge = 209, pack = 992, split = 34, a_near = 83, a_far = 555, b_near = 996,
      b_far = 1024, rows_near = 149, rows_far = 1024, once_near = 259, once_far = 1024, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [10000, 18819444, 29998888], g_slope = [9404722, 11179444, 8897373],
      region = 11845, visit = 607, loop = 4149, fma = 423, edge = 50, pack = 1203, conflict_a = 329,
      split = 108, a_near = 82, a_far = 478, b_near = 942, b_far = 1024, c_far = 1024, rows_near = 78,
      rows_far = 1024, once_near = 85, once_far = 1024, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [10000, 32834674, 37424765, 94688591],
      g_slope = [10941558, 4590091, 11452765, 9578400], region = 20051, visit = 995, loop = 3773, fma = 500,
      edge = 16, pack = 1201, split = 88, a_near = 79, a_far = 475, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 618, rows_far = 1024, once_near = 916, once_far = 1024, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [10000, 27429445, 161618500], g_slope = [13709722, 12199005, 15284867],
      region = 41002, visit = 1245, loop = 20010, fma = 309, pack = 879, conflict_a = 1175, split = 192,
      a_near = 186, a_far = 494, b_near = 717, b_far = 1024, c_near = 83, c_far = 1024, rows_far = 1024,
      once_near = 1000, once_far = 1024, reread = 120
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x2048", family = "sweep",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 6, 13], g_ps = [10000, 10665582, 59935511, 106619679],
      g_slope = [10655582, 9853985, 6669166, 21732516], edge_columns = 8, region = 65244, visit = 2880,
      fma = 347, edge = 1024, conflict_a = 67265, conflict_b = 2627, split = 169, a_near = 404, a_far = 63,
      b_near = 318, b_far = 476, c_far = 322, rows_far = 1024, once_near = 73, once_far = 251, apart_near = 6,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_2x32x1024", family = "sweep",
    tile = #dynmlir.tile<2, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [100439, 5167941, 12179132, 15012698, 15012698, 61734612],
      g_slope = [5067502, 7011191, 2833566, 0, 5191323, 5687789], edge_columns = 8, region = 108445,
      visit = 1031, loop = 1032, fma = 501, edge = 177, conflict_a = 84257, conflict_b = 709, conflict = 6215,
      split = 348, stall = 61, a_far = 395, b_near = 350, b_far = 709, c_far = 180, rows_near = 702,
      rows_far = 1024, once_near = 130, once_far = 494, apart_far = 323
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 2, 4, 9, 19, 28], g_ps = [24131, 1500268, 4704789, 7444043, 19640995, 43370992],
      g_slope = [738068, 1602260, 547850, 1219695, 2636666, 0], edge_columns = 8, region = 77673,
      visit = 3184, fma = 348, edge = 627, conflict_a = 64590, conflict_b = 1418, conflict = 3776,
      split = 188, a_near = 353, a_far = 64, b_near = 346, b_far = 867, c_far = 268, rows_near = 148,
      rows_far = 1024, once_near = 177, once_far = 1011
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mk = 4083}, kernels = [
    "direct_12x8x256", "dot_4x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4084}, at_most = {n = 2}, kernels = [
    "tall_6x16x1024", "dot_4x2x4096", "dot_4x1x4096", "dot_8x1x4096", "sweep_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4084, n = 3}, at_most = {n = 4}, kernels = [
    "tall_6x16x1024", "direct_8x8x1024", "dot_4x1x4096", "dot_2x4x4096", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 6, nk = 32339}, kernels = [
    "stream_2x32x16", "direct_8x8x1024", "sweep_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 32340}, at_most = {m = 2}, kernels = [
    "stream_2x32x16", "stream_2x32x8", "direct_3x32x1024", "direct_6x16x1024", "sweep_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 32340, m = 3}, at_most = {m = 6}, kernels = [
    "stream_2x32x16", "direct_3x32x1024", "direct_6x16x1024", "direct_5x16x512", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {mk = 2768938, k = 1017, n = 23, m = 156}, kernels = [
    "block_6x16x512", "direct_8x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 157}, at_most = {mk = 2768938, k = 1017, n = 23}, kernels = [
    "block_6x16x256", "tall_6x16x2048", "direct_12x8x256", "direct_6x16x1024", "dot_2x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 7}, at_most = {mk = 2768938, k = 8, n = 932}, kernels = [
    "block_2x32x128", "tall_2x32x128", "direct_3x32x1024", "sweep_6x16x2048", "sweep_2x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 933, m = 7}, at_most = {mk = 2768938, k = 8}, kernels = [
    "block_2x32x128", "sweep_6x16x2048", "sweep_2x32x1024", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, m = 7, k = 9}, at_most = {mk = 2768938, k = 1017}, kernels = [
    "block_2x32x128", "block_6x16x512", "tall_6x16x2048", "direct_6x16x1024", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, k = 1018}, at_most = {mk = 2768938, nk = 811100}, kernels = [
    "block_6x16x2048", "block_6x16x256", "block_6x16x512", "direct_6x16x1024", "dot_2x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, k = 1018, nk = 811101}, at_most = {mk = 2768938}, kernels = [
    "block_2x32x128", "block_6x16x256", "block_6x16x512", "direct_6x16x1024", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 2768939}, at_most = {k = 81}, kernels = [
    "block_6x16x256", "tall_6x16x2048", "tall_6x16x1024", "sweep_6x16x2048", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 2768939, k = 82}, at_most = {k = 922}, kernels = [
    "tall_6x16x2048", "tall_6x16x1024", "sweep_6x16x2048", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mk = 2768939, k = 923}, at_most = {}, kernels = [
    "block_6x16x2048", "panel_6x16x2048", "tall_6x16x2048", "tall_6x16x1024", "direct_6x16x1024"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
