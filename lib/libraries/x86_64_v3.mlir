// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 772 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 20, n_pred 16, levels measured [0].
// 20 of 52 candidates kept (840 generated); the best of them against the best of all: 1.016 (geometric mean of times)
// chosen against the best of them: 1.135, worst 5.66
// predicted against measured time: median error 17.1 %; g: 19.9 % at most
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
      edge_columns = 8, region = 53748, visit = 2857, loop = 327, fma = 331, pack = 336, conflict_a = 712,
      conflict_c = 145, conflict = 12066, a_near = 300, a_far = 217, b_near = 167, b_far = 869, c_far = 144,
      rows_near = 108, rows_far = 1024, once_far = 1024, apart_near = 145, apart_far = 1024, column = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 9, 28, 42, 63], g_ps = [124604, 1020540, 7173356, 14449097, 34481866, 34481866],
      g_slope = [895936, 769102, 382933, 1430912, 0, 1386165], edge_columns = 8, region = 57118, visit = 1443,
      loop = 1204, fma = 337, edge = 207, pack = 220, conflict_a = 10582, conflict_c = 48, conflict = 7041,
      stall = 100, a_near = 478, a_far = 388, b_near = 157, b_far = 127, c_far = 344, rows_far = 1024,
      once_far = 637, apart_near = 22, apart_far = 540, column = 140
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [10000, 1634367, 5794918, 6005747, 9501143, 11932615],
      g_slope = [1624367, 2080275, 210829, 1747698, 810490, 1198648], edge_columns = 8, region = 31377,
      visit = 3083, fma = 333, pack = 335, conflict_c = 348, conflict = 10881, stall = 24, a_near = 324,
      a_far = 387, b_near = 23, b_far = 450, c_far = 321, rows_near = 71, once_far = 985, apart_near = 97,
      column = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x16x256", family = "block",
    tile = #dynmlir.tile<5, 16, 256>, packed = true, model = {
      g_t = [0, 1, 6, 9, 19, 28], g_ps = [226243, 1697088, 7526862, 12708936, 22486489, 37115850],
      g_slope = [1470845, 1165954, 1727358, 977755, 1625484, 777757], edge_columns = 8, region = 56438,
      visit = 2416, fma = 330, edge = 131, pack = 353, conflict_c = 246, conflict = 10380, stall = 28,
      a_near = 359, a_far = 311, b_near = 87, b_far = 412, c_far = 268, rows_far = 1024, once_far = 615,
      apart_near = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x768", family = "panel",
    tile = #dynmlir.tile<6, 16, 768>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9], g_ps = [10000, 5256198, 12129363, 20035182, 35935643],
      g_slope = [2623099, 6873165, 2635273, 5300153, 3839529], edge_columns = 8, region = 80482, visit = 2578,
      loop = 164, fma = 336, pack = 257, conflict_c = 654, conflict = 20338, stall = 80, a_near = 306,
      a_far = 297, b_near = 35, b_far = 1024, c_far = 328, rows_near = 683, once_far = 986, apart_near = 267,
      apart_far = 638
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 28, 42, 94, 211, 474], g_ps = [10000, 10000, 1604509, 2378899, 9567650, 13270067],
      g_slope = [0, 113893, 14892, 61442, 14077, 53610], edge_columns = 8, most_rows = 6, region = 48933,
      visit = 638, loop = 144, fma = 546, edge = 104, conflict_a = 100570, split = 595, a_near = 1024,
      a_far = 1024, b_near = 482, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [10000, 55454615, 69247974, 108403609, 135707810, 135707810],
      g_slope = [18481538, 13793359, 19577817, 9101400, 0, 12710117], edge_columns = 8, region = 33706,
      visit = 3490, fma = 317, pack = 368, conflict_a = 60388, a_near = 416, b_near = 613, b_far = 740,
      c_far = 269, rows_near = 1024, rows_far = 1024, once_near = 101, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [10000, 19339487, 36295718, 36295718, 73350037, 73350037],
      g_slope = [6443162, 16956231, 0, 12351439, 0, 5360220], edge_columns = 8, region = 46420, visit = 3375,
      fma = 315, pack = 341, conflict_a = 62912, conflict_c = 271, a_near = 363, a_far = 57, b_near = 491,
      b_far = 1024, c_far = 334, rows_near = 416, rows_far = 1024, once_near = 172, once_far = 1024,
      apart_far = 795
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x1024", family = "direct",
    tile = #dynmlir.tile<3, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 6], g_ps = [1508852, 5613907, 35553333], g_slope = [4105055, 5987885, 5400690],
      edge_columns = 8, region = 28022, visit = 1074, fma = 579, conflict_a = 2680, conflict_b = 9001,
      conflict = 7988, split = 356, stall = 206, a_near = 109, a_far = 123, b_near = 218, b_far = 464,
      c_near = 5, c_far = 76, once_far = 453, apart_far = 37, reread = 849
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [10000, 10000, 8313654, 35297405, 48201317],
      g_slope = [0, 8303654, 3854821, 3225978, 0], edge_columns = 8, region = 38637, visit = 2413, loop = 249,
      fma = 355, edge = 344, conflict_a = 4456, conflict_b = 19528, conflict = 1251, split = 524, stall = 97,
      a_near = 260, a_far = 305, b_near = 248, b_far = 37, c_far = 161, apart_near = 48, apart_far = 899
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x16x512", family = "direct",
    tile = #dynmlir.tile<5, 16, 512>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 13], g_ps = [1001274, 1001274, 3059363, 4320624, 13873286, 13873286],
      g_slope = [0, 1029044, 1261261, 4776331, 0, 1113307], edge_columns = 8, region = 43363, visit = 1896,
      fma = 342, edge = 219, conflict_a = 3131, conflict_b = 23369, split = 695, stall = 152, a_near = 283,
      a_far = 360, b_near = 245, b_far = 710, c_far = 192, rows_near = 166, once_far = 458, apart_near = 102,
      apart_far = 319, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x512", family = "direct",
    tile = #dynmlir.tile<3, 32, 512>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [16623, 4060662, 8816154, 10463694, 10687422],
      g_slope = [4044039, 4755492, 1647540, 223728, 2957890], edge_columns = 8, region = 3509, visit = 1712,
      fma = 549, conflict_a = 8709, conflict_b = 8397, conflict = 9444, split = 387, stall = 151,
      a_near = 169, a_far = 259, b_near = 225, b_far = 479, c_far = 18, once_far = 453, apart_near = 38,
      reread = 948
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x1x4096", family = "dot",
    tile = #dynmlir.tile<14, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [10000, 17469522, 98414976], g_slope = [17459522, 16189090, 14046827],
      region = 14098, visit = 2464, fma = 757, pack = 711, conflict_a = 5844, split = 53, stall = 43,
      a_near = 32, a_far = 367, b_near = 70, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 126,
      rows_far = 1024, once_near = 762, once_far = 1024, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [114708, 7132533, 17069533, 24725286, 27485667, 48413271],
      g_slope = [7017825, 9937000, 7655753, 2760381, 10463802, 7098774], region = 32669, visit = 2110,
      loop = 4072, fma = 387, edge = 427, pack = 831, split = 38, a_near = 55, a_far = 370, b_near = 660,
      b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 98, once_far = 1024, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [10000, 18819444, 29998888], g_slope = [9404722, 11179444, 8897373],
      region = 24598, visit = 803, loop = 2156, fma = 475, edge = 259, pack = 1038, split = 73, stall = 122,
      a_near = 32, a_far = 190, b_near = 579, b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 1024,
      reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [10000, 32834674, 37424765, 94688591],
      g_slope = [10941558, 4590091, 11452765, 9578400], region = 31698, visit = 1583, loop = 1496, fma = 475,
      edge = 50, pack = 1279, split = 142, a_near = 91, a_far = 365, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 150, rows_far = 1024, once_near = 455, once_far = 1024, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [10000, 27429445, 161618500], g_slope = [13709722, 12199005, 15284867],
      region = 35245, visit = 2052, loop = 6751, fma = 307, pack = 998, conflict_a = 2431, split = 229,
      a_near = 136, a_far = 433, b_near = 58, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 304,
      once_far = 1024, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x2048", family = "sweep",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 6, 13], g_ps = [10000, 10665582, 59935511, 106619679],
      g_slope = [10655582, 9853985, 6669166, 21732516], edge_columns = 8, region = 20916, visit = 2346,
      fma = 339, edge = 410, conflict_a = 74070, conflict_b = 3570, split = 487, a_near = 456, b_near = 419,
      b_far = 723, c_near = 8, c_far = 138, rows_near = 37, rows_far = 1024, once_near = 190, once_far = 1024,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x32x1024", family = "sweep",
    tile = #dynmlir.tile<3, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [3093130, 7353986, 18756133, 22965641, 35772654, 102392889],
      g_slope = [4260856, 11402147, 4209508, 12807013, 7402248, 2176481], edge_columns = 8, visit = 1493,
      fma = 611, edge = 252, conflict_a = 71611, conflict = 3324, split = 437, stall = 23, b_near = 235,
      b_far = 815, c_near = 25, c_far = 13, rows_near = 56, once_near = 66, once_far = 1024, apart_far = 768
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 2, 4, 9, 19, 28], g_ps = [24131, 1500268, 4704789, 7444043, 19640995, 43370992],
      g_slope = [738068, 1602260, 547850, 1219695, 2636666, 0], edge_columns = 8, region = 30600,
      visit = 2285, fma = 316, edge = 544, conflict_a = 65883, conflict_b = 5909, split = 490, a_near = 489,
      b_near = 331, b_far = 887, c_far = 237, rows_near = 128, rows_far = 1024, once_near = 155,
      once_far = 1024, apart_far = 670
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
