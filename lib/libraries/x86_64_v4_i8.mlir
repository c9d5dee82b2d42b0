// Micro-kernels for x86-64-v4: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 605 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 36 of 51 candidates kept (1774 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.049, worst 2.65
// predicted against measured time: median error 5.4 %; g: 4.7 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [34983], g_slope = [3418398], region = 4877, visit = 2936, fma = 465, pack = 545,
      conflict_a = 3530, a_far = 419, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [42583], g_slope = [5379490], region = 669, visit = 4284, loop = 1517, fma = 419,
      pack = 544, conflict_a = 3344, split = 98, stall = 26, a_far = 223, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 192, reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [35465], g_slope = [2649540], region = 2623, visit = 2044, loop = 3522, fma = 361,
      edge = 48, pack = 536, conflict_a = 2565, split = 180, stall = 26, a_far = 283, b_near = 1024,
      b_far = 1024, c_near = 411, rows_near = 1024, once_near = 906, once_far = 210
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [42326], g_slope = [3708461], region = 704, visit = 3288, loop = 5772, fma = 367,
      pack = 534, conflict_a = 1494, split = 18, stall = 26, a_near = 20, a_far = 189, b_near = 1024,
      b_far = 1024, c_near = 1024, rows_near = 1024, rows_far = 1024, once_near = 741, once_far = 1024,
      reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [42262], g_slope = [11798218], region = 4627, visit = 3022, loop = 1595, fma = 351,
      edge = 424, pack = 616, conflict_a = 3361, split = 385, stall = 26, b_near = 1024, b_far = 1024,
      c_near = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [29343, 10018119], g_slope = [768367, 868249], region = 4126, visit = 878,
      loop = 160, fma = 409, pack = 799, conflict_a = 679, split = 26, a_far = 598, b_near = 1024,
      b_far = 1024, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [28983], g_slope = [1349883], region = 5275, visit = 1632, loop = 254, fma = 445,
      pack = 736, conflict_a = 628, split = 8, a_far = 351, b_near = 1024, b_far = 1024, c_near = 691,
      c_far = 1024, rows_near = 1024, once_near = 1005, reread = 65
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [33019], g_slope = [2287128], visit = 2395, loop = 3812, fma = 445, pack = 612,
      conflict_a = 1478, split = 33, stall = 26, a_far = 198, b_near = 1024, b_far = 1024, c_near = 1024,
      c_far = 512, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 346
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [37058], g_slope = [3099705], region = 3190, visit = 2304, loop = 3264, fma = 381,
      pack = 545, conflict_a = 2568, split = 178, stall = 26, a_far = 115, b_near = 1024, b_far = 1024,
      c_near = 149, c_far = 1024, rows_near = 1024, once_near = 1024, once_far = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x16x4096", family = "panel",
    tile = #dynmlir.tile<2, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [29325], g_slope = [11091293], region = 7777, visit = 251, loop = 210, fma = 378,
      edge = 19, pack = 181, conflict_a = 12910, conflict_c = 1521, mask = 67, stall = 26, a_near = 24,
      b_near = 1024, b_far = 1024, c_near = 1024, rows_far = 1024, once_far = 1024, apart_near = 788,
      apart_far = 1024, brief = 123, column = 996, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_12x16x128", family = "panel",
    tile = #dynmlir.tile<12, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [36915], g_slope = [1586236], region = 8315, visit = 768, loop = 517, fma = 781,
      conflict_a = 14062, conflict_c = 3012, mask = 21, stall = 26, a_near = 46, b_near = 1024, b_far = 431,
      c_near = 1024, c_far = 995, rows_far = 1024, once_far = 903, alias_c = 147, apart_near = 623,
      apart_far = 921, column = 92, seam = 497, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x32x512", family = "panel",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [36101], g_slope = [4233068], edge_columns = 16, region = 9674, visit = 676,
      loop = 1247, fma = 532, pack = 81, conflict_a = 4878, conflict_c = 2516, conflict = 102, mask = 42,
      stall = 26, a_near = 1024, a_far = 1024, b_near = 238, c_near = 408, c_far = 1024, once_near = 167,
      once_far = 675, alias_a = 1888, apart_near = 520, apart_far = 437, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x128", family = "panel",
    tile = #dynmlir.tile<3, 128, 128>, packed = true, model = {
      g_t = [0], g_ps = [60362], g_slope = [2063557], edge_columns = 16, region = 1882, visit = 1037,
      loop = 8141, fma = 416, edge = 95, pack = 37, conflict_c = 713, conflict = 1603, mask = 48, stall = 26,
      a_near = 1024, a_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 623,
      once_far = 1024, alias_a = 3331, alias_c = 310, apart_near = 217, apart_far = 871, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0], g_ps = [48481], g_slope = [4598353], edge_columns = 16, region = 8712, visit = 1038,
      loop = 2881, fma = 435, pack = 79, conflict_a = 522, conflict_c = 1092, conflict = 782, stall = 26,
      a_near = 1024, a_far = 1024, c_near = 839, c_far = 1024, once_near = 211, once_far = 1024,
      alias_a = 3940, apart_near = 258, apart_far = 590, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x16x128", family = "tall",
    tile = #dynmlir.tile<12, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [34948], g_slope = [1604897], region = 7621, visit = 712, loop = 358, fma = 793,
      conflict_a = 15840, conflict_c = 2641, mask = 20, stall = 26, b_near = 1024, b_far = 1024,
      c_near = 1024, rows_near = 269, rows_far = 1024, once_far = 1024, apart_near = 747, apart_far = 1024,
      brief = 797, column = 325, seam = 185, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x128", family = "tall",
    tile = #dynmlir.tile<3, 128, 128>, packed = true, model = {
      g_t = [0], g_ps = [57433], g_slope = [2114435], edge_columns = 16, visit = 697, loop = 8920, fma = 429,
      edge = 103, pack = 37, conflict_c = 643, conflict = 2244, stall = 26, a_near = 1024, a_far = 1005,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 723, once_far = 1024,
      alias_a = 1788, alias_c = 373, apart_near = 717, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x16384", family = "sweep",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [32817], g_slope = [394519616], region = 14066, visit = 3505, fma = 620,
      conflict_a = 15205, conflict_c = 879, conflict = 1157, mask = 277, split = 129, a_near = 1024,
      a_far = 1024, c_near = 978, c_far = 1024, rows_near = 3, once_near = 531
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x4096", family = "sweep",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [44622], g_slope = [48456761], edge_columns = 8, region = 14137, visit = 2368,
      fma = 478, edge = 15, conflict_a = 29515, conflict_b = 1010, mask = 195, split = 710, a_near = 1024,
      a_far = 1024, b_near = 331, b_far = 757, c_near = 359, c_far = 1024, rows_far = 1024, once_near = 55,
      once_far = 1024, alias_a = 438, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x2048", family = "sweep",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [52261], g_slope = [22979943], edge_columns = 8, region = 8267, visit = 3975,
      loop = 6876, fma = 462, edge = 69, conflict_a = 36443, conflict_b = 554, conflict_c = 205, split = 213,
      a_near = 1024, b_near = 207, b_far = 363, c_near = 801, c_far = 1024, once_far = 779, apart_near = 101,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [30281], g_slope = [386385051], region = 8331, visit = 1863, loop = 103, fma = 613,
      conflict_a = 3881, conflict_c = 226, mask = 13, split = 636, stall = 26, a_near = 983, b_near = 143,
      b_far = 1024, c_near = 856, rows_near = 1024, rows_far = 1024, once_near = 68, alias_c = 1599,
      brief = 17, column = 196, seam = 483
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_2x16x16384", family = "direct",
    tile = #dynmlir.tile<2, 16, 16384>, packed = false, model = {
      g_t = [0], g_ps = [25273], g_slope = [25015296], edge_columns = 8, region = 7798, visit = 1110,
      loop = 158, fma = 445, edge = 139, conflict_a = 15592, conflict_b = 11653, conflict_c = 2842,
      conflict = 1956, split = 555, stall = 26, a_near = 1024, a_far = 541, b_near = 650, b_far = 1024,
      rows_far = 1024, once_far = 1024, alias_c = 3903, apart_near = 285, apart_far = 1024, column = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [44483], g_slope = [47768926], edge_columns = 8, region = 8840, visit = 976,
      loop = 1435, fma = 493, edge = 13, conflict_a = 21217, conflict_c = 1911, split = 609, stall = 271,
      a_near = 1024, a_far = 1024, c_near = 796, c_far = 1024, rows_near = 757, once_far = 87, alias_c = 319,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x2048", family = "direct",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [50770], g_slope = [22967000], edge_columns = 8, region = 2286, visit = 786,
      loop = 6969, fma = 481, edge = 43, conflict_a = 24274, conflict_c = 721, split = 238, stall = 302,
      a_near = 1024, a_far = 1024, c_near = 739, c_far = 1024, once_near = 53, once_far = 256, alias_c = 125,
      apart_near = 48, apart_far = 117, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x2048", family = "direct",
    tile = #dynmlir.tile<5, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [41535], g_slope = [19661706], edge_columns = 8, region = 8128, visit = 812,
      loop = 2220, fma = 479, edge = 39, conflict_a = 19218, conflict_c = 1683, split = 526, stall = 26,
      a_near = 1024, a_far = 1024, c_near = 850, c_far = 1024, rows_near = 779, once_far = 139, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x2048", family = "direct",
    tile = #dynmlir.tile<4, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [33321], g_slope = [15892399], edge_columns = 8, region = 7965, visit = 787,
      loop = 2313, fma = 480, edge = 33, conflict_a = 21552, conflict_c = 1732, conflict = 128, split = 485,
      stall = 302, a_near = 1024, a_far = 904, c_near = 905, c_far = 1024, rows_near = 578, once_far = 135,
      alias_c = 55, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0], g_ps = [31772], g_slope = [9882576], edge_columns = 8, region = 11061, visit = 1022,
      fma = 562, conflict_a = 9942, conflict_c = 3269, conflict = 961, mask = 33, split = 976, stall = 26,
      a_near = 1024, a_far = 1024, b_near = 1, b_far = 208, c_near = 810, c_far = 1024, rows_far = 1024,
      once_far = 294, alias_a = 1151, apart_far = 285, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_5x8x16", family = "stream",
    tile = #dynmlir.tile<5, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [20501, 61530], g_slope = [41029, 51094], most_rows = 15, region = 6113, visit = 3,
      loop = 2172, fma = 349, edge = 125, conflict_a = 27390, split = 98, stall = 26, a_near = 1024,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 168, seam = 1024, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0], g_ps = [27751], g_slope = [249427], most_rows = 48, region = 7155, visit = 770, fma = 588,
      conflict_c = 586, stall = 26, a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_far = 1024, alias_a = 21322, alias_c = 2475, column = 1024, seam = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x32x16", family = "stream",
    tile = #dynmlir.tile<6, 32, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [26232, 136489], g_slope = [110257, 122125], edge_columns = 8, most_rows = 18,
      region = 8586, visit = 315, fma = 548, conflict_a = 32755, conflict_c = 1740, mask = 449, split = 740,
      stall = 26, a_far = 1024, b_near = 671, b_far = 85, c_far = 1024, rows_near = 563, rows_far = 1024,
      once_far = 32, apart_far = 33, seam = 774, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [28171, 91160], g_slope = [62989, 80140], edge_columns = 8, most_rows = 12,
      region = 7308, visit = 670, loop = 1300, fma = 474, conflict_a = 31160, conflict_c = 578, mask = 138,
      split = 574, stall = 26, a_far = 1024, b_far = 537, c_far = 1024, rows_near = 861, rows_far = 1024,
      once_far = 13, apart_far = 45, brief = 1, column = 191, seam = 1024, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0], g_ps = [51913], g_slope = [14200705], edge_columns = 16, region = 8215, visit = 1139,
      loop = 3225, fma = 457, pack = 75, conflict_a = 3737, conflict_c = 1349, conflict = 256, stall = 26,
      a_near = 1024, a_far = 1024, c_near = 806, c_far = 1024, once_near = 179, once_far = 1024,
      alias_a = 3212, alias_c = 89, apart_near = 425, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x128", family = "block",
    tile = #dynmlir.tile<3, 128, 128>, packed = true, model = {
      g_t = [0], g_ps = [60392], g_slope = [2061538], edge_columns = 16, region = 2203, visit = 1087,
      loop = 8146, fma = 416, edge = 76, pack = 37, conflict_c = 695, conflict = 1509, mask = 27, stall = 26,
      a_near = 1024, a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024,
      once_near = 640, once_far = 1024, alias_a = 2753, alias_c = 297, apart_near = 303, apart_far = 45,
      brief = 95, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [30641], g_slope = [973340], region = 14982, visit = 1992, fma = 661,
      conflict_c = 978, mask = 193, stall = 1, a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 1024, alias_a = 3213, alias_c = 701
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x32x64", family = "skinny",
    tile = #dynmlir.tile<6, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [28859], g_slope = [455130], edge_columns = 8, region = 12209, visit = 1657,
      fma = 530, conflict_a = 31155, conflict_b = 408, mask = 290, split = 853, a_near = 1024, a_far = 1024,
      b_near = 116, c_far = 183, rows_far = 1024, alias_a = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [42699], g_slope = [789897], edge_columns = 8, region = 13906, visit = 1971,
      loop = 219, fma = 479, conflict_a = 28259, conflict_c = 123, conflict = 1000, mask = 195, split = 662,
      a_near = 1024, a_far = 1024, c_near = 425, c_far = 1024, rows_far = 1024, once_far = 186, alias_a = 1078
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [47996, 772928], g_slope = [724932, 774624], edge_columns = 8, region = 8081,
      visit = 3102, loop = 5072, fma = 476, edge = 23, conflict_a = 9379, conflict_c = 530, split = 167,
      a_near = 1024, a_far = 1024, b_far = 476, c_near = 877, c_far = 1024, once_far = 358, alias_a = 1921,
      brief = 38
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 28, m = 22}, kernels = [
    "dot_4x1x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 15, k = 28, m = 22, mn = 8}, kernels = [
    "direct_3x128x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 9}, at_most = {n = 15, k = 28, m = 22, mn = 25}, kernels = [
    "stream_6x32x16"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 26}, at_most = {n = 15, k = 28, m = 22}, kernels = [
    "panel_2x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23}, at_most = {n = 1, k = 4}, kernels = [
    "dot_16x1x4096", "direct_8x32x1024"
  ], factors = [266, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 2}, at_most = {n = 15, k = 4, mk = 1344}, kernels = [
    "panel_5x64x384"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 2, mk = 1345}, at_most = {n = 15, k = 2}, kernels = [
    "direct_6x64x4096", "direct_8x32x1024"
  ], factors = [219, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 2, mk = 1345, k = 3}, at_most = {n = 15, k = 4}, kernels = [
    "direct_5x64x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 5}, at_most = {n = 2, k = 28}, kernels = [
    "dot_16x1x4096", "dot_14x2x4096", "dot_4x1x4096"
  ], factors = [262, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 5, n = 3}, at_most = {n = 6, k = 28, nk = 61}, kernels = [
    "dot_6x4x4096", "direct_5x64x2048"
  ], factors = [264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 5, n = 3, nk = 62}, at_most = {n = 6, k = 28}, kernels = [
    "dot_6x4x4096", "dot_8x2x4096"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 5, n = 7}, at_most = {n = 8, k = 28}, kernels = [
    "dot_3x8x4096", "direct_5x64x2048", "direct_8x32x1024"
  ], factors = [256, 270, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 5, n = 9}, at_most = {n = 15, k = 28}, kernels = [
    "panel_2x16x4096", "tall_3x128x128"
  ], factors = [248, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29}, at_most = {n = 1}, kernels = [
    "dot_16x1x4096", "dot_8x1x4096"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2}, at_most = {n = 2, mnk = 3326}, kernels = [
    "dot_14x2x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2, mnk = 3327}, at_most = {n = 2, m = 42}, kernels = [
    "dot_14x2x4096", "dot_8x2x4096"
  ], factors = [184, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2, mnk = 3327, m = 43}, at_most = {n = 2}, kernels = [
    "dot_14x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3}, at_most = {n = 4, m = 2}, kernels = [
    "dot_6x4x4096", "direct_2x16x16384", "direct_8x32x1024"
  ], factors = [238, 263, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 3}, at_most = {n = 4, m = 13}, kernels = [
    "dot_3x4x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5}, at_most = {n = 15, m = 13}, kernels = [
    "dot_4x1x4096", "direct_2x16x16384", "direct_4x64x2048"
  ], factors = [249, 265, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 14}, at_most = {n = 3}, kernels = [
    "dot_16x1x4096", "dot_6x4x4096"
  ], factors = [248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 4, m = 14}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, m = 14}, at_most = {n = 6, mnk = 14221995}, kernels = [
    "dot_14x2x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, m = 14, mnk = 14221996}, at_most = {n = 6}, kernels = [
    "dot_16x1x4096", "dot_14x2x4096", "dot_3x8x4096"
  ], factors = [250, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 7, m = 14}, at_most = {n = 8, mnk = 370727}, kernels = [
    "dot_3x8x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 7, m = 14, mnk = 370728}, at_most = {n = 8}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14}, at_most = {n = 15, nk = 968}, kernels = [
    "dot_14x2x4096", "dot_6x4x4096", "panel_3x128x128"
  ], factors = [256, 256, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14, nk = 969}, at_most = {n = 15, mk = 2248400}, kernels = [
    "dot_14x2x4096", "dot_6x4x4096", "panel_3x128x128"
  ], factors = [255, 251, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 9, m = 14, nk = 969, mk = 2248401}, at_most = {n = 15}, kernels = [
    "dot_14x2x4096", "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [259, 266, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 3, mnk = 7411, n = 25}, kernels = [
    "direct_3x128x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26}, at_most = {m = 3, mnk = 7411}, kernels = [
    "stream_6x32x16"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 7412}, at_most = {m = 1, nk = 115591}, kernels = [
    "sweep_6x64x4096", "direct_2x16x16384", "direct_4x64x2048"
  ], factors = [256, 259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 7412, nk = 115592}, at_most = {m = 1, mnk = 1210644, mk = 326}, kernels = [
    "sweep_6x64x4096", "sweep_3x128x2048", "direct_3x128x2048", "skinny_3x128x64"
  ], factors = [256, 254, 266, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 7412, nk = 115592, mk = 327}, at_most = {m = 1, mnk = 1210644}, kernels = [
    "sweep_3x128x2048", "direct_6x64x4096"
  ], factors = [259, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1210645, nk = 115592}, at_most = {m = 1, mk = 6280}, kernels = [
    "sweep_3x128x2048", "direct_6x64x4096", "skinny_3x128x64"
  ], factors = [250, 237, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1210645, nk = 115592, mk = 6281}, at_most = {m = 1}, kernels = [
    "direct_6x64x4096", "direct_5x64x2048", "skinny_6x32x64"
  ], factors = [258, 257, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 7412, m = 2}, at_most = {m = 3, mnk = 29285134, mn = 66}, kernels = [
    "direct_2x16x16384", "direct_6x64x4096", "skinny_6x32x64"
  ], factors = [261, 273, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 7412, m = 2, mn = 67}, at_most = {m = 3, mnk = 1378241, mn = 2896}, kernels = [
    "sweep_3x128x2048", "direct_5x64x2048", "skinny_6x64x64"
  ], factors = [254, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 7412, m = 2, mn = 2897}, at_most = {m = 3, mnk = 1378241}, kernels = [
    "sweep_6x64x4096", "sweep_3x128x2048", "stream_4x64x8"
  ], factors = [259, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1378242, m = 2, mn = 67}, at_most = {m = 3, mnk = 29285134}, kernels = [
    "sweep_3x128x2048", "direct_3x128x2048", "direct_5x64x2048", "skinny_6x64x64"
  ], factors = [243, 238, 253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 29285135, m = 2}, at_most = {m = 3}, kernels = [
    "direct_3x128x2048", "skinny_6x64x64"
  ], factors = [236, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4}, at_most = {m = 12, n = 24}, kernels = [
    "direct_2x16x16384", "direct_5x64x2048", "block_3x128x128"
  ], factors = [251, 309, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 4}, at_most = {m = 12, k = 8}, kernels = [
    "stream_4x64x8"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 4, k = 9}, at_most = {m = 5, nk = 7421136, mn = 145}, kernels = [
    "sweep_6x64x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 4, k = 9, mn = 146}, at_most = {m = 5, nk = 7421136, mn = 4579}, kernels = [
    "sweep_6x64x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 4, k = 9, mn = 4580}, at_most = {m = 5, nk = 7421136}, kernels = [
    "sweep_6x64x4096", "direct_6x64x4096", "direct_4x64x2048", "skinny_6x64x64"
  ], factors = [243, 242, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 6, k = 9}, at_most = {m = 12, nk = 7421136}, kernels = [
    "direct_4x64x2048", "block_3x128x128"
  ], factors = [244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 4, k = 9, nk = 7421137}, at_most = {m = 12}, kernels = [
    "direct_3x128x2048", "direct_4x64x2048", "block_3x128x128"
  ], factors = [244, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13}, at_most = {k = 34, nk = 227, n = 21}, kernels = [
    "panel_2x16x4096", "panel_6x32x512", "tall_3x128x128"
  ], factors = [255, 264, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 13}, at_most = {k = 34, nk = 227, n = 62}, kernels = [
    "block_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 13}, at_most = {k = 34, nk = 227}, kernels = [
    "tall_3x128x128"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 228}, at_most = {k = 4, mn = 1797737, n_even = 724, mnk = 45782}, kernels = [
    "panel_6x32x512", "tall_3x128x128"
  ], factors = [253, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 228, mnk = 45783}, at_most = {k = 4, mn = 1797737, n_even = 724}, kernels = [
    "panel_5x64x384", "tall_3x128x128", "skinny_6x32x64"
  ], factors = [266, 295, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 228, n_even = 725}, at_most = {k = 2, mn = 1797737}, kernels = [
    "tall_3x128x128", "direct_3x128x2048", "skinny_6x64x64"
  ], factors = [289, 278, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 228, n_even = 725, k = 3}, at_most = {k = 4, mn = 1797737}, kernels = [
    "tall_3x128x128", "skinny_6x64x64"
  ], factors = [254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 228, mn = 1797738}, at_most = {k = 4, m = 2896}, kernels = [
    "skinny_6x32x64", "skinny_6x64x64"
  ], factors = [241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2897, nk = 228, mn = 1797738}, at_most = {k = 4}, kernels = [
    "sweep_6x64x4096", "direct_3x128x2048", "block_6x64x1024", "skinny_6x32x64", "skinny_6x64x64"
  ], factors = [300, 262, 270, 286, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 228, k = 5}, at_most = {k = 34, n = 25, nk = 404}, kernels = [
    "tall_3x128x128"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, nk = 405, k = 5}, at_most = {k = 34, n = 25}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "direct_5x64x2048", "block_3x128x128"
  ], factors = [251, 252, 268, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 13, nk = 228, k = 5}, at_most = {k = 34, m = 17}, kernels = [
    "panel_3x128x128"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 18, nk = 228, k = 5}, at_most = {k = 26, n = 52}, kernels = [
    "tall_3x128x128"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 18, nk = 228, k = 5}, at_most = {k = 26, mnk = 62907543}, kernels = [
    "block_3x128x128"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 53, m = 18, nk = 228, k = 5, mnk = 62907544}, at_most = {k = 26}, kernels = [
    "panel_3x128x128", "tall_3x128x128", "skinny_6x64x64"
  ], factors = [248, 240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 18, nk = 228, k = 27}, at_most = {k = 34, nk = 8192}, kernels = [
    "block_3x128x128"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 18, nk = 8193, k = 27}, at_most = {k = 34}, kernels = [
    "panel_3x128x128", "block_3x128x128"
  ], factors = [232, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 13, k = 35}, at_most = {m = 21, n = 45}, kernels = [
    "panel_2x16x4096", "direct_4x64x2048", "block_3x128x128"
  ], factors = [255, 266, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 22, k = 35}, at_most = {m = 32, n = 45}, kernels = [
    "dot_6x4x4096", "block_3x128x128"
  ], factors = [255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 13, k = 35}, at_most = {m = 17, mnk = 68631688}, kernels = [
    "block_3x128x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 13, k = 35, mnk = 68631689}, at_most = {m = 17}, kernels = [
    "panel_3x128x128", "sweep_3x128x2048", "block_3x128x128"
  ], factors = [242, 255, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 18, k = 35}, at_most = {m = 30}, kernels = [
    "panel_3x128x128", "panel_5x64x384", "block_3x128x128"
  ], factors = [245, 254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 31, k = 35}, at_most = {m = 32}, kernels = [
    "panel_3x128x128", "block_3x128x128"
  ], factors = [236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 35}, at_most = {n = 31, mk = 968668, nk = 2346}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "panel_3x128x128"
  ], factors = [255, 256, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 35, nk = 2347}, at_most = {n = 31, mk = 968668}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [249, 242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 33, k = 35, mk = 968669}, at_most = {n = 31}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 33, k = 35}, at_most = {n = 411, mk = 2594906, k = 115, nk = 4027}, kernels = [
    "panel_3x128x128"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 33, k = 35, nk = 4028}, at_most = {n = 411, mk = 2594906, k = 115}, kernels = [
    "block_3x128x128"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 33, k = 116}, at_most = {n = 411, mk = 2594906, m = 543}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "block_3x128x128"
  ], factors = [252, 254, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 544, k = 116}, at_most = {n = 56, mk = 2594906}, kernels = [
    "dot_3x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, m = 544, k = 116}, at_most = {n = 411, mk = 2594906}, kernels = [
    "dot_6x4x4096", "dot_3x8x4096", "panel_3x128x128", "block_3x128x128"
  ], factors = [239, 244, 234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 33, k = 35, mk = 2594907}, at_most = {n = 411}, kernels = [
    "dot_3x4x4096", "dot_6x4x4096", "dot_3x8x4096", "tall_3x128x128"
  ], factors = [248, 248, 252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 412, m = 33, k = 35}, at_most = {m = 117}, kernels = [
    "panel_3x128x128", "block_3x128x128"
  ], factors = [234, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 412, m = 118, k = 35}, at_most = {mk = 38113}, kernels = [
    "panel_3x128x128", "tall_3x128x128", "block_3x128x128"
  ], factors = [236, 232, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 412, m = 118, k = 35, mk = 38114}, at_most = {}, kernels = [
    "dot_3x8x4096", "panel_3x128x128", "tall_3x128x128", "block_3x128x128"
  ], factors = [257, 228, 224, 229]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v4} : () -> ()
