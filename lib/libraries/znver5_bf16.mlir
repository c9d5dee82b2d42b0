// Micro-kernels for Zen 5: a core with AVX-512, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 859 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 44, n_pred 16, levels measured [0].
// 35 of 110 candidates kept (2045 generated); the best of them against the best of all: 1.006 (geometric mean of times)
// chosen against the best of them: 1.036, worst 3.84
// predicted against measured time: median error 7.6 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [31872, 12594517], g_slope = [4187548, 4838675], region = 3035, visit = 2528,
      fma = 132, edge = 451, pack = 93, conflict_c = 1623, mask = 121, stall = 510, a_near = 67, a_far = 678,
      b_far = 1024, c_near = 708, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 76,
      once_far = 812, alias_a = 167, alias_c = 608, apart_far = 1024, brief = 132, column = 157, seam = 427,
      reread = 427
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x2048", family = "block",
    tile = #dynmlir.tile<5, 64, 2048>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [31525, 10245321, 23563556], g_slope = [5106898, 6659117, 7156096],
      edge_columns = 16, region = 2389, visit = 1358, loop = 2631, fma = 155, edge = 46, pack = 56,
      conflict_a = 5183, conflict_c = 1170, mask = 312, a_near = 524, a_far = 1024, b_near = 95, b_far = 445,
      c_near = 616, c_far = 1024, rows_near = 75, rows_far = 1024, once_near = 236, once_far = 916,
      alias_a = 59, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [33115, 8933108], g_slope = [684614, 867576], edge_columns = 16, region = 2466,
      visit = 1846, loop = 2679, fma = 149, edge = 186, pack = 44, conflict_a = 3044, conflict_c = 1345,
      mask = 190, a_near = 376, a_far = 1024, b_near = 5, b_far = 1024, c_near = 413, c_far = 1024,
      rows_near = 666, rows_far = 1024, once_near = 162, once_far = 1024, apart_near = 15, apart_far = 96,
      brief = 32, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x128x1024", family = "block",
    tile = #dynmlir.tile<2, 128, 1024>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [28673, 6621407, 55785172], g_slope = [3296367, 4469433, 8568197],
      edge_columns = 16, visit = 967, loop = 4329, fma = 179, edge = 84, pack = 48, conflict_a = 18164,
      conflict_c = 574, mask = 697, a_near = 898, a_far = 1012, b_near = 87, b_far = 849, c_near = 1016,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 157, once_far = 1024, alias_a = 877,
      alias_c = 325, apart_near = 90, apart_far = 213, brief = 41, column = 1024, seam = 1024, reread = 363
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x16x8192", family = "block",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0], g_ps = [25451], g_slope = [14159218], region = 2962, visit = 2365, fma = 135, edge = 1291,
      pack = 100, conflict_a = 1654, conflict_c = 2322, mask = 56, a_near = 53, a_far = 785, b_near = 30,
      b_far = 1024, c_near = 976, c_far = 1024, rows_near = 45, rows_far = 1024, once_far = 1024,
      alias_a = 57, alias_c = 636, apart_far = 1024, brief = 154, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x8192", family = "dot",
    tile = #dynmlir.tile<2, 1, 8192>, packed = true, model = {
      g_t = [0], g_ps = [16150], g_slope = [808400], visit = 837, loop = 4045, fma = 476, pack = 367,
      conflict_a = 1117, split = 152, a_near = 20, a_far = 922, b_near = 1024, b_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 172
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x8192", family = "dot",
    tile = #dynmlir.tile<16, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [22274, 2378626, 5068165], g_slope = [2356352, 2689539, 4480213], visit = 1876,
      loop = 4067, fma = 546, edge = 17, pack = 359, conflict_a = 522, split = 142, a_near = 55, a_far = 573,
      b_near = 1024, c_far = 771, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 10, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x8192", family = "dot",
    tile = #dynmlir.tile<14, 2, 8192>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [27458, 5646545, 8886536], g_slope = [2809543, 3239991, 4130240], visit = 2829,
      loop = 4122, fma = 370, edge = 105, pack = 221, conflict_a = 727, split = 140, a_near = 5, a_far = 577,
      b_near = 558, c_far = 1024, rows_far = 1024, once_near = 594, once_far = 1024, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x8192", family = "dot",
    tile = #dynmlir.tile<3, 4, 8192>, packed = true, model = {
      g_t = [0], g_ps = [24400], g_slope = [2439138], visit = 1159, loop = 6985, fma = 380, pack = 234,
      conflict_a = 993, split = 245, a_far = 750, b_near = 953, b_far = 1024, rows_far = 1024,
      once_near = 640, once_far = 901, reread = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0, 9], g_ps = [25543, 27232167], g_slope = [3022958, 3337507], visit = 1797, loop = 7625,
      fma = 325, pack = 259, conflict_a = 334, split = 139, a_far = 633, b_near = 1024, b_far = 1024,
      rows_near = 302, rows_far = 1024, once_near = 699, once_far = 861, reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [18784, 3813536, 8230560], g_slope = [1264917, 1472341, 1945649], visit = 1288,
      loop = 4272, fma = 500, pack = 417, split = 116, a_near = 39, a_far = 671, b_near = 1024, b_far = 1024,
      c_far = 813, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 6], g_ps = [20433, 7793121], g_slope = [1295448, 1568991], visit = 967, loop = 4836,
      fma = 411, edge = 160, pack = 251, conflict_a = 41, split = 184, a_far = 802, b_far = 731,
      rows_far = 1024, once_near = 704, once_far = 966, reread = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [21504], g_slope = [407540], region = 2179, visit = 1043, fma = 490,
      conflict_a = 1494, conflict = 6335, mask = 130, split = 505, stall = 1024, a_near = 1024, c_near = 688,
      c_far = 391, rows_near = 1024, rows_far = 1024, once_near = 77, once_far = 635, apart_near = 178,
      brief = 320
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [24311], g_slope = [407241], edge_columns = 8, region = 2374, visit = 2332, fma = 642,
      conflict_a = 7335, conflict = 2763, mask = 76, split = 1632, stall = 267, a_near = 1024, a_far = 1024,
      b_far = 1024, rows_near = 620, rows_far = 1024, once_far = 381
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x32x64", family = "skinny",
    tile = #dynmlir.tile<1, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [11598, 65776], g_slope = [54178, 66860], edge_columns = 8, region = 3406,
      visit = 328, loop = 1850, fma = 578, edge = 220, conflict_a = 62002, conflict_b = 616,
      conflict_c = 3418, conflict = 1007, mask = 272, split = 205, stall = 951, b_near = 270, c_far = 273,
      rows_near = 1024, brief = 190
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [26226, 335715], g_slope = [309489, 327971], region = 2046, visit = 1199,
      fma = 496, edge = 250, conflict_a = 6423, conflict_b = 1541, conflict_c = 109, mask = 141, split = 155,
      stall = 229, a_near = 649, b_near = 41, b_far = 883, c_near = 111, c_far = 750, rows_near = 108,
      rows_far = 1024, once_far = 653, alias_a = 87, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [25513, 235517], g_slope = [210004, 230613], edge_columns = 8, region = 2760,
      visit = 1026, loop = 1555, fma = 358, edge = 167, conflict_a = 22780, conflict_b = 999, conflict_c = 53,
      mask = 283, split = 411, stall = 226, a_near = 280, a_far = 320, c_near = 138, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 243, alias_c = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x128x64", family = "skinny",
    tile = #dynmlir.tile<2, 128, 64>, packed = false, model = {
      g_t = [0, 2], g_ps = [21454, 438786], g_slope = [208666, 213213], edge_columns = 8, region = 376,
      visit = 1722, loop = 4243, fma = 422, edge = 169, conflict_a = 16781, conflict_b = 1060,
      conflict_c = 32, mask = 38, split = 160, stall = 246, a_near = 635, a_far = 613, b_near = 24,
      b_far = 510, c_near = 78, c_far = 1024, rows_near = 666, rows_far = 1024, once_far = 146, alias_c = 58,
      brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x256x64", family = "skinny",
    tile = #dynmlir.tile<1, 256, 64>, packed = false, model = {
      g_t = [0, 19], g_ps = [21283, 6651614], g_slope = [348964, 386017], edge_columns = 8, visit = 1671,
      loop = 4932, fma = 610, edge = 177, conflict_a = 16523, conflict_b = 2138, conflict_c = 362, mask = 367,
      split = 172, b_near = 27, b_far = 821, c_near = 235, c_far = 649, rows_near = 1024, rows_far = 1024,
      once_near = 1, once_far = 466, apart_near = 86, brief = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0], g_ps = [23625], g_slope = [835065], region = 40146, visit = 3751, loop = 6073, fma = 318,
      conflict_c = 84, conflict = 1865, mask = 32, split = 806, stall = 1024, a_near = 1024, a_far = 1024,
      b_far = 1024, c_near = 117, c_far = 1024, rows_near = 1024, rows_far = 1024, alias_a = 1069
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0], g_ps = [28827], g_slope = [636811], region = 22809, visit = 1431, loop = 3872, fma = 452,
      edge = 227, conflict_a = 5898, conflict_b = 779, mask = 126, split = 115, stall = 118, b_near = 566,
      b_far = 22, c_near = 170, c_far = 866, rows_near = 1024, rows_far = 41, alias_a = 88, apart_near = 61,
      apart_far = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_5x64x128", family = "slab",
    tile = #dynmlir.tile<5, 64, 128>, packed = false, model = {
      g_t = [0, 3], g_ps = [30697, 1324867], g_slope = [431390, 454273], edge_columns = 8, region = 17223,
      visit = 1364, loop = 4579, fma = 354, edge = 192, conflict_a = 6914, conflict_b = 129, mask = 540,
      split = 292, stall = 86, a_near = 1024, a_far = 1024, c_near = 154, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 12, alias_a = 417, alias_c = 79, apart_near = 57, apart_far = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x32", family = "slab",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 2], g_ps = [32906, 317746], g_slope = [142420, 153056], edge_columns = 8, region = 26385,
      visit = 1896, loop = 1772, fma = 362, edge = 156, conflict_a = 1636, conflict_b = 1115, mask = 303,
      split = 212, stall = 248, a_near = 1024, a_far = 1024, c_near = 92, c_far = 899, alias_a = 1612,
      alias_c = 32, brief = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_3x128x128", family = "slab",
    tile = #dynmlir.tile<3, 128, 128>, packed = false, model = {
      g_t = [0, 9], g_ps = [33573, 4997292], g_slope = [551524, 590740], edge_columns = 8, region = 8135,
      visit = 2382, loop = 15154, fma = 388, edge = 31, conflict_b = 25, conflict = 312, mask = 214,
      split = 138, stall = 82, a_near = 537, a_far = 1024, b_near = 22, b_far = 13, c_near = 240,
      c_far = 1024, rows_far = 1024, once_far = 48, alias_a = 264, alias_c = 42, apart_near = 64,
      apart_far = 207, brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_1x256x128", family = "slab",
    tile = #dynmlir.tile<1, 256, 128>, packed = false, model = {
      g_t = [0, 6, 28], g_ps = [25626, 4301655, 22236131], g_slope = [712671, 815203, 734429],
      edge_columns = 8, visit = 2650, loop = 17111, fma = 651, conflict_a = 5459, conflict_b = 115,
      conflict_c = 109, split = 10, b_near = 58, b_far = 270, c_near = 294, c_far = 875, once_near = 5,
      once_far = 270, alias_a = 993, apart_near = 53, apart_far = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x64x256", family = "panel",
    tile = #dynmlir.tile<3, 64, 256>, packed = true, model = {
      g_t = [0, 19], g_ps = [25104, 9926030], g_slope = [521101, 703136], edge_columns = 16, region = 4274,
      visit = 1038, loop = 513, fma = 156, edge = 104, pack = 64, conflict_a = 1166, conflict_c = 725,
      mask = 515, a_near = 850, a_far = 1024, b_near = 81, b_far = 636, c_near = 660, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 116, once_far = 702, alias_a = 493, alias_c = 320,
      apart_far = 1020, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [19636, 305427556, 499331750, 678748071],
      g_slope = [76351980, 96952097, 59805440, 79013455], region = 2485, visit = 1143, loop = 779, fma = 600,
      conflict_a = 5592, conflict_c = 34071, conflict = 1667, mask = 10, split = 269, stall = 1024,
      a_near = 412, c_near = 295, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 73,
      once_far = 1024, alias_a = 865, apart_far = 381, brief = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x4096", family = "direct",
    tile = #dynmlir.tile<10, 32, 4096>, packed = false, model = {
      g_t = [0], g_ps = [30040], g_slope = [20682834], region = 2174, visit = 650, loop = 1846, fma = 558,
      edge = 126, conflict_a = 10800, conflict_b = 7379, conflict_c = 31176, conflict = 1492, mask = 35,
      split = 372, stall = 288, a_near = 1024, a_far = 655, b_near = 1024, b_far = 1024, c_near = 12,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 313, once_far = 547, alias_a = 1782,
      apart_far = 696, brief = 175, column = 152, seam = 723, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x256x512", family = "direct",
    tile = #dynmlir.tile<1, 256, 512>, packed = false, model = {
      g_t = [0, 2, 3, 9], g_ps = [20541, 5234379, 8186754, 30463713],
      g_slope = [2606919, 2952375, 3712826, 3292552], edge_columns = 8, visit = 99, loop = 7734, fma = 677,
      edge = 109, conflict_a = 64395, conflict_b = 102, conflict_c = 458, mask = 164, split = 100,
      stall = 246, a_far = 877, b_near = 190, b_far = 924, c_near = 64, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_far = 1024, apart_far = 800, brief = 112, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x8192", family = "direct",
    tile = #dynmlir.tile<8, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [17573], g_slope = [25507478], edge_columns = 8, region = 4174, visit = 389,
      loop = 880, fma = 668, conflict_a = 13874, conflict_b = 609, conflict_c = 30423, conflict = 11064,
      mask = 44, split = 1683, stall = 682, a_near = 719, b_far = 1024, c_far = 838, rows_near = 1024,
      once_far = 227, apart_far = 746, brief = 62, seam = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [28273, 13504614], g_slope = [3369085, 3771067], edge_columns = 8, region = 4135,
      visit = 601, loop = 2538, fma = 369, edge = 234, conflict_a = 20829, conflict_b = 42, conflict_c = 999,
      conflict = 747, split = 457, stall = 161, a_near = 293, a_far = 518, b_near = 58, b_far = 1024,
      c_near = 222, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 17, once_far = 1023,
      alias_a = 34, alias_c = 125, apart_near = 133, apart_far = 1024, brief = 14, seam = 625
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x16x8192", family = "tall",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [26711, 14427297, 31857914, 77172111, 132507357],
      g_slope = [14400586, 17430617, 22657098, 11067049, 18618446], region = 2816, visit = 3252, fma = 134,
      edge = 1082, pack = 98, conflict_a = 4834, conflict_c = 1948, a_near = 19, a_far = 642, b_near = 215,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 882,
      alias_c = 374, apart_far = 1024, brief = 247, reread = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x256", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 256>, packed = true, model = {
      g_t = [0], g_ps = [38272], g_slope = [678606], region = 6309, visit = 3537, fma = 235, pack = 128,
      conflict_a = 7189, conflict_c = 2697, a_near = 254, a_far = 965, b_near = 241, b_far = 83, c_near = 119,
      c_far = 1024, rows_near = 1024, alias_a = 70, alias_c = 2470, apart_near = 275, apart_far = 598,
      brief = 37, column = 257, seam = 438, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_5x64x256", family = "block_slab",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 1, 19], g_ps = [43259, 659803, 12486615], g_slope = [616544, 657045, 841932],
      edge_columns = 16, region = 5949, visit = 2216, loop = 4239, fma = 159, edge = 106, pack = 48,
      conflict_c = 653, conflict = 539, mask = 291, a_near = 532, a_far = 1024, b_near = 10, b_far = 283,
      c_near = 537, c_far = 1024, once_near = 210, once_far = 758, alias_a = 180, apart_near = 62,
      apart_far = 213, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 13], g_ps = [45612, 11570262, 24395810, 96338679],
      g_slope = [5762325, 6412774, 7993652, 5206674], edge_columns = 16, region = 7231, visit = 2556,
      loop = 3186, fma = 145, edge = 58, pack = 54, conflict_a = 6393, conflict_c = 1237, conflict = 702,
      mask = 189, a_near = 405, a_far = 1024, b_near = 154, c_near = 507, c_far = 1024, rows_near = 103,
      rows_far = 1024, once_near = 301, once_far = 154, apart_far = 827, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, mk = 48}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 49}, at_most = {n = 2, mk = 150}, kernels = [
    "dot_14x2x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 5, mk = 150, mnk = 102}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6}, at_most = {n = 15, mk = 150, mnk = 102}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 103}, at_most = {n = 15, mk = 150, mn = 46}, kernels = [
    "skinny_16x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 103, mn = 47}, at_most = {n = 15, mk = 150}, kernels = [
    "skinny_16x16x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151}, at_most = {n = 1, k = 4}, kernels = [
    "dot_16x1x8192", "direct_8x16x8192"
  ], factors = [282, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, k = 5}, at_most = {n = 1, mn = 11}, kernels = [
    "dot_2x1x8192"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, k = 5, mn = 12}, at_most = {n = 1, mk = 1404408}, kernels = [
    "dot_16x1x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1404409, k = 5, mn = 12}, at_most = {n = 1}, kernels = [
    "dot_16x1x8192", "dot_14x2x8192", "dot_8x1x8192"
  ], factors = [255, 261, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 2}, at_most = {n = 2, nk = 11}, kernels = [
    "dot_14x2x8192", "direct_5x64x1024"
  ], factors = [263, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 2, nk = 12}, at_most = {n = 2, mk = 831}, kernels = [
    "dot_4x2x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 832, n = 2, nk = 12}, at_most = {n = 2, mn = 59}, kernels = [
    "dot_4x2x8192"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 832, n = 2, nk = 12, mn = 60}, at_most = {n = 2}, kernels = [
    "dot_14x2x8192", "dot_4x2x8192"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 3}, at_most = {n = 4, nk = 42, k = 3}, kernels = [
    "direct_5x64x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 3, k = 4}, at_most = {n = 4, nk = 42}, kernels = [
    "block_12x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 3, nk = 43}, at_most = {n = 4, nk = 353, k = 24}, kernels = [
    "block_12x16x8192", "dot_6x4x8192"
  ], factors = [245, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 3, nk = 43, k = 25}, at_most = {n = 4, nk = 353}, kernels = [
    "dot_6x4x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 3, nk = 354}, at_most = {n = 4, mk = 11203559, m = 98}, kernels = [
    "dot_6x4x8192"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 3, nk = 354, m = 99}, at_most = {n = 4, mk = 11203559}, kernels = [
    "dot_6x4x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 11203560, n = 3, nk = 354}, at_most = {n = 4}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192"
  ], factors = [259, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5}, at_most = {n = 15, m = 4, k = 5709}, kernels = [
    "skinny_16x16x64"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, k = 5710}, at_most = {n = 15, m = 4}, kernels = [
    "skinny_1x32x64", "slab_5x64x128", "block_slab_6x64x2048"
  ], factors = [277, 227, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 5}, at_most = {n = 15, k = 9, nk = 19}, kernels = [
    "direct_8x16x8192", "direct_5x64x1024"
  ], factors = [280, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 5, nk = 20}, at_most = {n = 15, k = 9}, kernels = [
    "block_12x16x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 5, k = 10}, at_most = {n = 8, k = 58}, kernels = [
    "block_12x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 5, k = 59}, at_most = {n = 8, m = 443, mnk = 192263}, kernels = [
    "block_12x16x8192"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 5, k = 59, mnk = 192264}, at_most = {n = 7, m = 443}, kernels = [
    "block_12x16x8192", "dot_14x2x8192", "dot_4x2x8192"
  ], factors = [266, 261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 8, m = 5, k = 59, mnk = 192264}, at_most = {n = 8, m = 443}, kernels = [
    "block_12x16x8192", "dot_6x4x8192"
  ], factors = [262, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 444, k = 59}, at_most = {n = 8, mk = 10232358, k = 156}, kernels = [
    "block_12x16x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 5, m = 444, k = 157}, at_most = {n = 8, mk = 10232358}, kernels = [
    "block_12x16x8192", "dot_14x2x8192", "dot_6x4x8192", "tall_12x16x8192"
  ], factors = [253, 233, 239, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 10232359, n = 5, m = 444, k = 59}, at_most = {n = 8}, kernels = [
    "block_12x16x8192", "dot_3x4x8192", "tall_12x16x8192"
  ], factors = [248, 250, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 9, m = 5, k = 10}, at_most = {n = 15, m = 2471, mn = 2236}, kernels = [
    "block_12x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 9, m = 5, k = 10, mn = 2237}, at_most = {n = 15, m = 2471}, kernels = [
    "block_12x16x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 9, m = 2472, k = 10}, at_most = {n = 15, k = 169}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "block_slab_16x16x256"
  ], factors = [258, 260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 151, n = 9, m = 2472, k = 170}, at_most = {n = 15}, kernels = [
    "block_12x16x8192", "tall_12x16x8192"
  ], factors = [251, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 4, mnk = 11585, nk = 1632, n = 43}, kernels = [
    "skinny_10x32x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44}, at_most = {m = 4, mnk = 11585, nk = 1632}, kernels = [
    "skinny_5x64x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1633}, at_most = {m = 4, mnk = 11585}, kernels = [
    "skinny_5x64x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586}, at_most = {m = 1, nk = 926706, mn = 1448, n_even = 32}, kernels = [
    "slab_10x32x128", "direct_1x256x512"
  ], factors = [253, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, n_even = 33}, at_most = {m = 1, nk = 926706, mn = 1448}, kernels = [
    "skinny_5x64x64", "skinny_2x128x64", "slab_1x256x128", "direct_1x256x512"
  ], factors = [263, 258, 262, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, mn = 1449}, at_most = {m = 1, nk = 926706}, kernels = [
    "skinny_5x64x64", "direct_1x256x512"
  ], factors = [259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 2}, at_most = {m = 2, nk = 926706, n_even = 4}, kernels = [
    "skinny_10x32x64", "skinny_2x128x64"
  ], factors = [246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 2, n_even = 5}, at_most = {m = 2, nk = 926706, n_even = 181}, kernels = [
    "skinny_2x128x64"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 2, n_even = 182}, at_most = {m = 2, nk = 926706, k_even = 32}, kernels = [
    "block_2x128x1024", "skinny_5x64x64"
  ], factors = [254, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 2, n_even = 182, k_even = 33}, at_most = {m = 2, nk = 926706}, kernels = [
    "skinny_2x128x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, nk = 926707}, at_most = {m = 1, nk = 1176338}, kernels = [
    "skinny_1x256x64", "slab_1x256x128", "direct_1x256x512"
  ], factors = [258, 268, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, nk = 1176339}, at_most = {m = 1}, kernels = [
    "skinny_2x128x64", "skinny_1x256x64", "slab_5x64x128", "slab_3x128x128", "slab_1x256x128"
  ], factors = [244, 253, 260, 264, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, nk = 926707, m = 2}, at_most = {m = 2, mnk = 17556793, n_even = 32}, kernels = [
    "skinny_2x128x64", "slab_3x128x128"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, nk = 926707, m = 2, n_even = 33}, at_most = {m = 2, mnk = 17556793, n_even = 724}, kernels = [
    "skinny_2x128x64", "slab_5x64x128", "slab_3x128x128"
  ], factors = [242, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, nk = 926707, m = 2, n_even = 725}, at_most = {m = 2, mnk = 17556793}, kernels = [
    "skinny_5x64x64", "skinny_2x128x64", "slab_3x128x128"
  ], factors = [258, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 17556794, nk = 926707, m = 2}, at_most = {m = 2}, kernels = [
    "slab_10x32x128", "slab_5x64x128", "slab_3x128x128"
  ], factors = [245, 257, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3}, at_most = {m = 4, nk = 8453888, mn = 144, mnk = 531028}, kernels = [
    "block_10x32x2048", "skinny_5x64x64"
  ], factors = [238, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 531029, m = 3}, at_most = {m = 4, nk = 8453888, mn = 144}, kernels = [
    "block_5x64x2048", "block_12x16x8192", "skinny_5x64x64", "slab_10x32x128", "block_slab_5x64x256"
  ], factors = [254, 256, 249, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, mn = 145}, at_most = {m = 4, nk = 698103, n_even = 128}, kernels = [
    "block_6x64x256", "skinny_5x64x64", "slab_3x128x128"
  ], factors = [269, 243, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, mn = 145, n_even = 129}, at_most = {m = 4, nk = 698103, k = 66}, kernels = [
    "block_2x128x1024", "skinny_5x64x64"
  ], factors = [244, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, mn = 145, n_even = 129, k = 67}, at_most = {m = 4, nk = 698103}, kernels = [
    "block_6x64x256", "block_2x128x1024"
  ], factors = [245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, mn = 145, nk = 698104}, at_most = {m = 4, nk = 4810037}, kernels = [
    "block_6x64x256", "skinny_5x64x64", "slab_5x64x128", "slab_3x128x128"
  ], factors = [244, 236, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, mn = 145, nk = 4810038}, at_most = {m = 4, nk = 8453888}, kernels = [
    "skinny_5x64x64", "slab_5x64x128", "slab_3x128x128"
  ], factors = [233, 234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, nk = 8453889}, at_most = {m = 4, nk = 17692989}, kernels = [
    "skinny_5x64x64", "slab_5x64x128", "slab_6x64x32", "slab_3x128x128"
  ], factors = [241, 240, 230, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 11586, m = 3, nk = 17692990}, at_most = {m = 4}, kernels = [
    "slab_10x32x128", "slab_5x64x128", "slab_6x64x32"
  ], factors = [237, 246, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5}, at_most = {k = 6, n_even = 362, mn = 1870, n = 41}, kernels = [
    "skinny_10x32x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, mn = 1871}, at_most = {k = 6, n_even = 362, mn = 592617, n = 41}, kernels = [
    "block_10x32x2048", "block_5x64x2048", "direct_8x16x8192", "direct_5x64x1024"
  ], factors = [251, 213, 263, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 5}, at_most = {k = 1, n_even = 362, mn = 592617}, kernels = [
    "direct_5x64x1024"
  ], factors = [354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 5, k = 2}, at_most = {k = 2, n_even = 362, mn = 592617, mk = 295}, kernels = [
    "direct_5x64x1024"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 5, k = 3}, at_most = {k = 6, n_even = 362, mn = 592617, mk = 295}, kernels = [
    "block_6x64x256"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 5, k = 2, mk = 296}, at_most = {k = 3, n_even = 362, mn = 592617}, kernels = [
    "block_5x64x2048", "skinny_5x64x64", "direct_5x64x1024"
  ], factors = [292, 267, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 5, k = 4, mk = 296}, at_most = {k = 6, n_even = 362, mn = 592617}, kernels = [
    "block_5x64x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, mn = 592618}, at_most = {k = 6, n_even = 362, m = 11585, mn = 1832665}, kernels = [
    "block_6x64x256", "skinny_5x64x64", "direct_1x256x512", "direct_5x64x1024"
  ], factors = [222, 252, 262, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, mn = 1832666}, at_most = {k = 6, n_even = 362, m = 11585}, kernels = [
    "skinny_16x16x64", "skinny_5x64x64", "slab_5x64x128", "direct_1x256x512"
  ], factors = [303, 307, 316, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11586, mn = 592618}, at_most = {k = 6, n_even = 362}, kernels = [
    "block_6x64x256", "direct_10x32x4096", "direct_1x256x512", "direct_5x64x1024"
  ], factors = [248, 265, 279, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, n_even = 363}, at_most = {k = 6, mn = 370727, n = 1448}, kernels = [
    "block_2x128x1024", "skinny_5x64x64", "direct_5x64x1024"
  ], factors = [274, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 5, n_even = 363}, at_most = {k = 2, mn = 370727}, kernels = [
    "block_2x128x1024", "skinny_5x64x64", "slab_6x64x32"
  ], factors = [263, 243, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 5, n_even = 363, k = 3}, at_most = {k = 6, mn = 370727}, kernels = [
    "block_2x128x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, n_even = 363, mn = 370728}, at_most = {k = 6, n_even = 724}, kernels = [
    "block_2x128x1024", "skinny_16x16x64", "skinny_10x32x64", "skinny_5x64x64", "direct_1x256x512"
  ], factors = [244, 240, 263, 273, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, n_even = 725, mn = 370728}, at_most = {k = 1, mn = 5931641}, kernels = [
    "skinny_5x64x64", "slab_10x32x128", "slab_5x64x128", "slab_6x64x32", "direct_1x256x512"
  ], factors = [252, 251, 251, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, n_even = 725, mn = 370728, k = 2}, at_most = {k = 6, mn = 5931641}, kernels = [
    "block_2x128x1024", "skinny_5x64x64", "slab_6x64x32"
  ], factors = [203, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, n_even = 725, mn = 5931642}, at_most = {k = 6}, kernels = [
    "skinny_16x16x64", "skinny_10x32x64", "slab_6x64x32"
  ], factors = [317, 345, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, k = 7}, at_most = {n = 16, k = 65, mk = 1448}, kernels = [
    "block_12x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, k = 7, mk = 1449}, at_most = {n = 16, k = 25}, kernels = [
    "block_12x16x8192", "direct_5x64x1024"
  ], factors = [254, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, k = 26, mk = 1449}, at_most = {n = 16, k = 65}, kernels = [
    "block_12x16x8192", "panel_3x64x256"
  ], factors = [278, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, k = 66}, at_most = {n = 16, mk = 741455}, kernels = [
    "block_12x16x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, k = 66, mk = 741456}, at_most = {n = 16}, kernels = [
    "block_12x16x8192", "tall_12x16x8192"
  ], factors = [250, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7}, at_most = {n = 48, mn = 399}, kernels = [
    "block_10x32x2048", "block_5x64x2048", "block_slab_16x16x256", "block_slab_5x64x256"
  ], factors = [259, 268, 248, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, mn = 400}, at_most = {n = 48, k = 8}, kernels = [
    "block_10x32x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 9, mn = 400}, at_most = {n = 48, mk = 263548}, kernels = [
    "block_10x32x2048", "block_6x64x256"
  ], factors = [257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 9, mn = 400, mk = 263549}, at_most = {n = 48}, kernels = [
    "block_10x32x2048", "block_5x64x2048", "block_6x64x256", "block_12x16x8192", "block_slab_6x64x2048"
  ], factors = [250, 245, 233, 257, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 7}, at_most = {k = 19, n = 946, mnk = 47481}, kernels = [
    "block_6x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 7, mnk = 47482}, at_most = {k = 19, n = 946, mn = 567242}, kernels = [
    "block_5x64x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 7, mnk = 47482, mn = 567243}, at_most = {k = 19, n = 946}, kernels = [
    "block_5x64x2048", "block_6x64x256", "panel_3x64x256", "block_slab_6x64x2048"
  ], factors = [220, 227, 221, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 947, m = 5, k = 7}, at_most = {k = 9, mn = 4630386, mnk = 2965820}, kernels = [
    "block_6x64x256", "block_2x128x1024"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 947, m = 5, k = 7, mnk = 2965821}, at_most = {k = 9, mn = 4630386}, kernels = [
    "block_2x128x1024", "slab_6x64x32", "panel_3x64x256"
  ], factors = [182, 248, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 947, m = 5, k = 10}, at_most = {k = 19, mn = 4630386}, kernels = [
    "block_5x64x2048", "block_2x128x1024", "panel_3x64x256"
  ], factors = [226, 191, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 947, m = 5, k = 7, mn = 4630387}, at_most = {k = 19}, kernels = [
    "skinny_10x32x64", "skinny_5x64x64", "slab_5x64x128", "panel_3x64x256", "direct_5x64x1024"
  ], factors = [283, 279, 282, 296, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 20}, at_most = {m = 5, nk = 6402296}, kernels = [
    "block_6x64x256", "block_2x128x1024"
  ], factors = [253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6, k = 20}, at_most = {m = 11, nk = 6402296}, kernels = [
    "block_6x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 20, nk = 6402297}, at_most = {m = 11}, kernels = [
    "block_6x64x256", "skinny_5x64x64", "slab_5x64x128", "slab_6x64x32", "block_slab_5x64x256"
  ], factors = [266, 248, 254, 245, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, k = 20}, at_most = {nk = 6513601, m = 35}, kernels = [
    "block_6x64x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 20}, at_most = {nk = 6513601, k = 67, mn = 1563234}, kernels = [
    "block_10x32x2048", "block_6x64x256", "block_2x128x1024"
  ], factors = [239, 228, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 20, mn = 1563235}, at_most = {nk = 6513601, k = 67}, kernels = [
    "block_5x64x2048", "block_6x64x256", "block_2x128x1024", "direct_5x64x1024", "block_slab_6x64x2048"
  ], factors = [234, 244, 217, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 68}, at_most = {nk = 6513601, mk = 81380}, kernels = [
    "block_10x32x2048", "block_5x64x2048", "block_6x64x256", "block_2x128x1024", "block_slab_6x64x2048"
  ], factors = [260, 237, 243, 235, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 36, k = 68, mk = 81381}, at_most = {nk = 6513601}, kernels = [
    "block_10x32x2048", "block_5x64x2048", "block_6x64x256", "block_slab_6x64x2048"
  ], factors = [258, 228, 233, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, k = 20, nk = 6513602}, at_most = {nk = 8928301}, kernels = [
    "block_6x64x256", "block_slab_5x64x256", "block_slab_6x64x2048"
  ], factors = [260, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 12, k = 20, nk = 8928302}, at_most = {}, kernels = [
    "block_slab_5x64x256", "block_slab_6x64x2048"
  ], factors = [230, 242]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @znver5} : () -> ()
