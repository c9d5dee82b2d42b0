// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 516 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Coefficients of that run, which kept 61; which of those stay was said by 67 of its shapes in another, with n_mik 26.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 26, n_pred 16, levels measured [0].
// 36 of 64 candidates kept (2841 generated); the best of them against the best of all: 1.010 (geometric mean of times)
// chosen against the best of them: 1.057, worst 1.69
// predicted against measured time: median error 11.7 %; g: 14.5 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x2048", family = "dot",
    tile = #dynmlir.tile<8, 3, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [59592, 5147833, 8218833, 9260486, 16060152, 21956333],
      g_slope = [2544120, 3071000, 1041653, 3399833, 1965393, 2834922], visit = 3433, loop = 13311, fma = 654,
      edge = 1, pack = 457, conflict_a = 1983, stall = 58, a_far = 1024, b_near = 1024, b_far = 88,
      c_near = 1024, c_far = 1003, rows_far = 1016, once_near = 740, once_far = 1024, alias_a = 6, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x2x4096", family = "dot",
    tile = #dynmlir.tile<5, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [38259, 5102900, 5740044, 9587778, 31002929],
      g_slope = [2532320, 637144, 3847734, 2379461, 3024261], region = 8618, visit = 2948, loop = 5990,
      fma = 622, edge = 141, pack = 482, conflict_a = 1, split = 254, stall = 95, a_near = 37, b_near = 1024,
      b_far = 1024, c_near = 1024, rows_near = 1024, rows_far = 1024, once_near = 1017, once_far = 1024,
      alias_a = 36, reread = 152
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [55872, 17209444, 124566455, 153716857, 174239714],
      g_slope = [17153572, 21471402, 9716800, 5130714, 33273781], region = 24191, visit = 5103, loop = 6273,
      fma = 379, edge = 1, pack = 1012, conflict_a = 13247, split = 948, a_near = 43, a_far = 672,
      b_near = 1024, b_far = 129, rows_near = 1004, rows_far = 1024, once_near = 880, once_far = 1024,
      alias_a = 55, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [24215, 8777157, 19032545, 27092000, 27092000, 47781000],
      g_slope = [2917647, 10255388, 4029727, 0, 5172250, 7672291], region = 5531, visit = 2619, loop = 1785,
      fma = 1097, pack = 426, conflict_a = 1898, split = 29, a_near = 135, a_far = 742, b_near = 481,
      c_near = 414, c_far = 972, rows_near = 815, rows_far = 1014, once_near = 543, once_far = 1024,
      reread = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x3072", family = "dot",
    tile = #dynmlir.tile<12, 2, 3072>, packed = true, model = {
      g_t = [0, 13], g_ps = [36067, 31027778], g_slope = [2383977, 3069922], region = 6571, visit = 3314,
      loop = 1, fma = 770, pack = 585, conflict_a = 884, stall = 49, a_near = 56, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 998, rows_far = 1018, once_far = 711, alias_a = 17, reread = 140
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x1536", family = "dot",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0], g_ps = [35659], g_slope = [1977177], region = 3828, visit = 4086, loop = 15541, fma = 543,
      edge = 206, pack = 472, conflict_a = 2264, split = 98, stall = 128, a_far = 364, b_near = 1024,
      b_far = 1024, c_near = 94, c_far = 1009, rows_near = 1013, rows_far = 1017, once_near = 762,
      once_far = 959, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [21793, 6121279, 11989114, 14782788],
      g_slope = [1016581, 1955945, 698418, 1089785], region = 5609, visit = 804, loop = 2634, fma = 880,
      pack = 605, conflict_a = 702, split = 123, a_near = 122, b_near = 109, b_far = 1024, c_far = 982,
      rows_near = 1024, rows_far = 1024, once_near = 727, once_far = 1024, reread = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x8x1024", family = "strip",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [21083], g_slope = [2693887], most_rows = 8, region = 3927, visit = 1491, loop = 600,
      fma = 422, edge = 419, conflict_a = 5862, conflict_b = 1, conflict_c = 3119, conflict = 1, mask = 244,
      split = 925, stall = 401, a_far = 44, b_near = 232, b_far = 1024, rows_near = 242, once_near = 83,
      once_far = 52, alias_c = 3323, apart_near = 126, apart_far = 736
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x16x1024", family = "strip",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [24433, 7768691, 16343063, 16343063, 32616682, 35752643],
      g_slope = [2581419, 8574372, 0, 5424539, 783990, 6128241], edge_columns = 8, most_rows = 8,
      region = 6646, visit = 2078, loop = 1667, fma = 416, edge = 775, conflict_a = 16954, conflict_b = 3872,
      conflict_c = 2474, conflict = 4984, split = 1720, a_far = 44, b_near = 232, b_far = 1024,
      rows_near = 289, once_near = 186, once_far = 582, alias_a = 4178, apart_near = 392, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 13], g_ps = [34271, 16769250, 24185778, 74394308],
      g_slope = [5578326, 7416528, 5578725, 7992467], edge_columns = 8, most_rows = 8, region = 15836,
      visit = 1429, loop = 904, fma = 394, edge = 551, conflict_a = 20520, conflict_b = 1105,
      conflict_c = 2765, conflict = 2217, mask = 502, split = 900, stall = 22, a_far = 44, b_near = 232,
      b_far = 1024, once_near = 160, once_far = 572, alias_a = 256, alias_c = 541, apart_near = 225,
      apart_far = 773
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_14x32x8192", family = "sweep_whole",
    tile = #dynmlir.tile<14, 32, 8192>, packed = false, model = {
      g_t = [0, 1, 2, 13], g_ps = [49396, 74937364, 120233875, 750491571],
      g_slope = [74887968, 45296511, 57296154, 67195881], visit = 6391, fma = 448, edge = 362,
      conflict_c = 501, mask = 50, split = 1989, stall = 224, b_near = 313, b_far = 1024, c_near = 197,
      rows_near = 1009, rows_far = 1015, once_far = 1024, alias_c = 27, apart_near = 168, apart_far = 1024,
      brief = 84, seam = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [28576, 42150571, 267100111, 312578867],
      g_slope = [42121995, 44989908, 15159585, 35016980], visit = 7091, fma = 383, edge = 400,
      conflict_a = 1886, conflict_b = 4397, conflict_c = 6, conflict = 57, mask = 56, split = 913, stall = 85,
      b_near = 1024, b_far = 1024, c_far = 795, rows_near = 76, rows_far = 1014, once_near = 1,
      once_far = 1024, alias_c = 1204, apart_near = 623, apart_far = 527, brief = 321, seam = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [32090, 37420750, 84428867], g_slope = [37388660, 47008117, 39367923],
      edge_columns = 8, region = 5906, visit = 7409, fma = 454, edge = 554, conflict_a = 8725,
      conflict_c = 120, mask = 125, split = 2301, a_near = 67, a_far = 464, b_near = 543, b_far = 1024,
      c_near = 305, c_far = 356, rows_near = 100, rows_far = 1015, once_near = 134, once_far = 1024,
      alias_c = 166, apart_near = 401, apart_far = 1024, brief = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x2048", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [41836], g_slope = [13394741], edge_columns = 8, region = 15393, visit = 4398,
      loop = 1, fma = 401, edge = 263, conflict_a = 7740, conflict_b = 1, conflict_c = 1171, conflict = 1804,
      mask = 1, split = 493, stall = 85, a_near = 190, a_far = 96, b_near = 193, b_far = 1024, c_near = 301,
      rows_near = 1013, rows_far = 1016, once_near = 15, once_far = 1024, alias_a = 34, apart_near = 146,
      apart_far = 1024, brief = 62, seam = 218
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x1024", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [41409, 50000312], g_slope = [8326483, 10549301], edge_columns = 8, region = 4968,
      visit = 3067, loop = 5686, fma = 459, edge = 331, conflict_b = 2, conflict_c = 1302, split = 152,
      stall = 78, a_far = 80, b_near = 231, b_far = 1024, c_near = 318, c_far = 860, rows_far = 1024,
      once_near = 39, once_far = 872, alias_a = 189, alias_c = 1, apart_near = 118, apart_far = 723,
      brief = 3, seam = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x32x4096", family = "block",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [55828, 70389250], g_slope = [35166711, 39281696], region = 11135, visit = 5004,
      loop = 615, fma = 370, edge = 1560, pack = 111, conflict_a = 2323, conflict_c = 3815, mask = 91,
      stall = 263, a_near = 142, a_far = 744, b_near = 620, b_far = 1024, c_near = 211, rows_far = 686,
      once_far = 631, apart_near = 92, apart_far = 829, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x4096", family = "block",
    tile = #dynmlir.tile<10, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [36615, 53003000, 91568889, 104279812],
      g_slope = [17655461, 38565889, 6355461, 18637614], region = 12588, visit = 4713, loop = 1517, fma = 373,
      edge = 1806, pack = 138, conflict_a = 4916, conflict_c = 4707, conflict = 42, mask = 1, a_near = 171,
      a_far = 744, b_near = 893, b_far = 1024, c_near = 201, rows_near = 1014, rows_far = 1017,
      once_near = 65, once_far = 634, alias_a = 1, alias_c = 1, apart_near = 401, apart_far = 832,
      column = 1024, seam = 53, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [53284, 10268100, 18910417, 83014778],
      g_slope = [5107408, 8642317, 6410436, 7696846], edge_columns = 16, region = 2171, visit = 4814,
      loop = 9015, fma = 326, edge = 667, pack = 125, conflict_a = 6236, conflict_c = 2028, stall = 414,
      a_near = 209, a_far = 871, b_near = 28, b_far = 935, c_near = 168, rows_near = 1012, rows_far = 586,
      once_far = 1024, alias_a = 230, apart_near = 283, apart_far = 432, brief = 170, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0, 1, 3, 4, 28, 94], g_ps = [40069, 1945863, 6251745, 8916281, 54140792, 189695100],
      g_slope = [1905794, 2152941, 2664536, 1884354, 2053853, 199797], most_rows = 4, region = 2257,
      visit = 565, loop = 415, fma = 805, edge = 405, conflict_a = 183, conflict_b = 20, conflict_c = 51,
      conflict = 20, mask = 334, split = 670, c_near = 1024, c_far = 913, rows_near = 1024, once_far = 168,
      alias_a = 1929
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x64", family = "skinny",
    tile = #dynmlir.tile<14, 32, 64>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 94], g_ps = [45705, 527467, 1128051, 1973181, 2081127, 49677500],
      g_slope = [481762, 600584, 845130, 107946, 528848, 604906], region = 2324, visit = 6777, fma = 416,
      edge = 214, conflict_a = 12, conflict_b = 3, conflict_c = 554, conflict = 2, mask = 230, split = 590,
      stall = 130, a_near = 368, a_far = 407, b_near = 115, b_far = 328, c_near = 317, rows_near = 1007,
      rows_far = 1012, once_near = 20, once_far = 216, alias_a = 1, alias_c = 145, apart_near = 67,
      apart_far = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1], g_ps = [40879, 222140], g_slope = [181261, 229866], edge_columns = 8, region = 9471,
      visit = 4876, loop = 4367, fma = 393, edge = 155, conflict_a = 2886, conflict_b = 606, conflict_c = 856,
      conflict = 2, mask = 236, split = 564, stall = 107, a_near = 445, a_far = 711, b_far = 69, c_near = 307,
      rows_near = 1024, rows_far = 1024, once_far = 36, alias_a = 1, alias_c = 65, apart_near = 33, brief = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x256x32", family = "skinny",
    tile = #dynmlir.tile<1, 256, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 13, 63], g_ps = [28949, 470393, 2895896, 3794160, 6259801, 28724313],
      g_slope = [441444, 485100, 299421, 616410, 449290, 677921], edge_columns = 8, region = 16420,
      visit = 864, loop = 5350, fma = 1019, edge = 168, conflict_b = 1192, conflict_c = 1985, conflict = 1405,
      mask = 897, split = 124, stall = 22, a_near = 130, a_far = 1018, b_near = 197, b_far = 912,
      c_near = 212, c_far = 1024, rows_near = 85, rows_far = 1024, once_near = 83, once_far = 136,
      alias_a = 27, alias_c = 92, apart_near = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 13, 19, 28], g_ps = [29650, 341236, 4651354, 9969417, 10033010],
      g_slope = [311586, 359176, 886343, 7065, 339693], edge_columns = 8, region = 6278, visit = 7099,
      fma = 492, conflict_a = 4223, conflict_b = 4, conflict_c = 718, conflict = 216, mask = 98, split = 2471,
      stall = 270, a_near = 176, a_far = 1024, b_near = 86, c_near = 109, rows_near = 90, rows_far = 1023,
      once_near = 40, once_far = 314, alias_a = 175, alias_c = 297, apart_near = 122, apart_far = 701
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [41559, 425059], g_slope = [383500, 428966], edge_columns = 8, region = 10830,
      visit = 3795, loop = 1106, fma = 410, edge = 309, conflict_a = 3682, conflict_b = 3, conflict_c = 1296,
      conflict = 5, mask = 1, split = 516, stall = 153, a_near = 466, a_far = 488, b_near = 58, c_near = 315,
      c_far = 468, rows_near = 1024, rows_far = 1024, once_near = 1, alias_a = 69, apart_near = 56, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 1, 4, 19, 28, 94], g_ps = [69955, 636505, 3220716, 15200417, 17739456, 81294375],
      g_slope = [566550, 861403, 798646, 282115, 962953, 750558], edge_columns = 8, region = 9019,
      visit = 2484, loop = 9450, fma = 581, edge = 67, conflict_a = 18, conflict_b = 2407, conflict_c = 1289,
      split = 65, stall = 126, a_near = 160, a_far = 1024, b_near = 144, b_far = 38, c_near = 280,
      c_far = 1024, rows_far = 1024, once_near = 36, alias_a = 68, apart_near = 11, apart_far = 552,
      brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [35047, 410248, 887571, 1036866, 1388964, 2614010],
      g_slope = [375201, 477323, 149295, 352098, 612523, 371162], visit = 6575, fma = 393, conflict_a = 12448,
      mask = 159, split = 1007, stall = 274, a_far = 1024, b_near = 1023, b_far = 227, c_far = 1024,
      rows_near = 988, rows_far = 1021, once_near = 149, once_far = 6, alias_a = 642, alias_c = 979,
      apart_near = 391
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9, 13], g_ps = [41478, 384482, 1053192, 2049833, 4063417, 5025078],
      g_slope = [343004, 668710, 498320, 402716, 240415, 376496], region = 2161, visit = 5034, loop = 1,
      fma = 431, edge = 339, conflict_a = 12, conflict_b = 5, conflict_c = 474, conflict = 5, mask = 72,
      split = 547, stall = 135, a_near = 350, a_far = 1024, b_near = 126, b_far = 34, c_near = 242,
      c_far = 400, rows_near = 1016, rows_far = 1018, once_near = 7, alias_a = 1, alias_c = 68,
      apart_near = 49, apart_far = 421, brief = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x32x4096", family = "tall",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [51396, 70627889], g_slope = [35288246, 40058197], region = 5443, visit = 7592,
      loop = 3185, fma = 333, pack = 236, conflict_a = 805, conflict_c = 3619, a_far = 478, b_near = 127,
      b_far = 1024, c_near = 315, c_far = 974, rows_near = 1005, rows_far = 1014, once_far = 1024,
      alias_a = 128, apart_near = 432, apart_far = 1024, brief = 249, column = 751, seam = 1024, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x256", family = "tall",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0], g_ps = [40208], g_slope = [2463961], edge_columns = 16, visit = 4824, loop = 6931, fma = 325,
      pack = 193, conflict_a = 18, conflict_c = 1942, stall = 789, a_near = 123, a_far = 1024, b_near = 71,
      b_far = 1024, c_near = 423, rows_near = 415, rows_far = 1014, once_far = 716, alias_a = 466,
      apart_near = 232, apart_far = 1024, brief = 91, column = 1, seam = 1024, reread = 311
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 6], g_ps = [37530, 67697444], g_slope = [11276652, 13404008], visit = 7741, loop = 2842,
      fma = 373, edge = 1462, pack = 182, conflict_a = 8837, conflict_c = 6548, conflict = 85, mask = 38,
      a_far = 517, b_near = 775, b_far = 1024, c_near = 631, rows_near = 155, rows_far = 1012,
      once_near = 504, once_far = 1024, alias_c = 1, apart_near = 238, apart_far = 1024, brief = 343,
      column = 277, seam = 1024, reread = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 13], g_ps = [36134, 79933800], g_slope = [6145974, 8181783], edge_columns = 16, region = 7246,
      visit = 4315, loop = 1553, fma = 334, edge = 546, pack = 197, conflict_a = 5911, conflict_c = 2681,
      conflict = 1136, stall = 23, a_near = 108, a_far = 837, b_far = 1024, c_near = 330, c_far = 1010,
      rows_near = 1014, rows_far = 1014, once_near = 376, once_far = 1024, alias_a = 388, apart_near = 475,
      apart_far = 1024, brief = 168, column = 345, seam = 366
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_14x32x128", family = "slab",
    tile = #dynmlir.tile<14, 32, 128>, packed = false, model = {
      g_t = [0], g_ps = [58366], g_slope = [1019765], region = 6400, visit = 7091, fma = 440, edge = 399,
      conflict_a = 4, conflict_b = 4, conflict_c = 391, conflict = 791, mask = 198, split = 376, stall = 32,
      a_near = 399, a_far = 345, b_near = 60, c_near = 320, rows_near = 2, rows_far = 1, once_near = 84,
      alias_c = 120, apart_near = 176, apart_far = 816
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0], g_ps = [34163], g_slope = [630180], region = 3003, visit = 7382, fma = 433, edge = 58,
      conflict_a = 1996, conflict_b = 44, conflict_c = 3, conflict = 4158, mask = 234, split = 1296,
      stall = 514, a_near = 276, b_near = 1024, b_far = 1024, rows_near = 3, rows_far = 1024, once_far = 159,
      alias_a = 179, alias_c = 1396, apart_near = 378, apart_far = 443, brief = 262
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0], g_ps = [44324], g_slope = [671609], edge_columns = 8, region = 6371, visit = 7491, fma = 505,
      edge = 167, conflict_a = 5952, conflict_b = 7010, mask = 347, split = 2348, stall = 157, a_near = 341,
      a_far = 1024, b_near = 164, c_near = 297, c_far = 1, rows_near = 6, rows_far = 4, once_near = 97,
      once_far = 33, alias_a = 189, alias_c = 84, apart_near = 297, apart_far = 689, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [48794, 16149515], g_slope = [847406, 882901], edge_columns = 8, region = 12974,
      visit = 6003, fma = 419, edge = 340, conflict_a = 24, conflict_c = 410, conflict = 3049, mask = 60,
      split = 474, stall = 112, a_near = 711, b_near = 108, c_near = 313, rows_far = 509, once_near = 31,
      once_far = 30, alias_a = 1, alias_c = 52, apart_near = 101, apart_far = 102
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [48132, 88562750, 151287125], g_slope = [9834957, 15681093, 21031687],
      edge_columns = 16, region = 2, visit = 4450, loop = 10553, fma = 349, edge = 271, pack = 127,
      conflict_a = 3154, conflict_c = 1608, stall = 409, a_near = 101, a_far = 970, b_near = 66, b_far = 1024,
      c_near = 154, rows_near = 1014, rows_far = 1017, once_far = 729, alias_a = 287, apart_near = 308,
      apart_far = 648, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 24}, kernels = [
    "dot_16x1x4096", "dot_12x2x3072", "skinny_16x8x64"
  ], factors = [295, 289, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 24}, kernels = [
    "dot_6x4x1536", "sweep_whole_16x8x8192", "axpy_4x32x64", "tall_6x64x256", "tall_8x32x1024"
  ], factors = [241, 282, 379, 222, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25}, at_most = {n = 1}, kernels = [
    "dot_16x1x4096", "dot_4x1x4096"
  ], factors = [295, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2}, at_most = {n = 3, mnk = 33276}, kernels = [
    "dot_5x2x4096", "dot_12x2x3072"
  ], factors = [268, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 2, mnk = 33277}, at_most = {n = 3}, kernels = [
    "dot_8x3x2048", "dot_5x2x4096", "dot_12x2x3072"
  ], factors = [270, 268, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4}, at_most = {n = 4, m = 33}, kernels = [
    "dot_6x4x1536"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25, n = 4, m = 34}, at_most = {n = 4}, kernels = [
    "dot_6x4x1536"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 12, mnk = 59280, m = 8}, kernels = [
    "sweep_whole_16x8x8192", "sweep_whole_3x128x1024", "skinny_16x8x64"
  ], factors = [281, 222, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9}, at_most = {n = 12, mnk = 59280}, kernels = [
    "sweep_whole_16x8x8192", "sweep_whole_16x16x8192"
  ], factors = [281, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 59281}, at_most = {n = 12, mk = 909187, mn = 3965}, kernels = [
    "dot_8x3x2048", "dot_5x2x4096", "dot_2x8x4096", "sweep_whole_16x16x8192", "sweep_whole_3x128x1024"
  ], factors = [284, 260, 269, 264, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 59281, mn = 3966}, at_most = {n = 12, mk = 909187}, kernels = [
    "sweep_whole_16x16x8192", "block_6x64x512", "tall_8x32x1024"
  ], factors = [264, 255, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 59281, mk = 909188}, at_most = {n = 12}, kernels = [
    "dot_8x3x2048", "dot_2x8x4096", "dot_6x4x1536"
  ], factors = [284, 269, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13}, at_most = {m = 3, k = 11}, kernels = [
    "sweep_whole_3x128x1024", "axpy_4x32x64", "skinny_1x256x32"
  ], factors = [258, 378, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 12}, at_most = {m = 3, nk = 995223, mn = 133}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_6x64x2048", "skinny_10x32x64", "slab_16x16x128"
  ], factors = [247, 272, 273, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 12, mn = 134}, at_most = {m = 3, nk = 995223}, kernels = [
    "sweep_whole_6x64x2048", "sweep_whole_3x128x1024", "skinny_6x64x64", "skinny_3x128x64"
  ], factors = [271, 274, 290, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, k = 12, nk = 995224}, at_most = {m = 3}, kernels = [
    "axpy_4x32x64", "skinny_6x64x32", "skinny_6x64x64", "slab_6x64x128"
  ], factors = [378, 280, 291, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 4}, at_most = {m = 8, elements = 1053715, n = 39}, kernels = [
    "strip_8x32x1024", "sweep_whole_14x32x8192", "sweep_whole_6x64x2048"
  ], factors = [252, 221, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 4}, at_most = {m = 4, elements = 1053715}, kernels = [
    "sweep_whole_6x64x2048", "axpy_4x32x64", "skinny_6x64x64"
  ], factors = [251, 396, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 5}, at_most = {m = 8, elements = 1053715}, kernels = [
    "strip_8x32x1024", "sweep_whole_6x64x2048", "skinny_10x32x64"
  ], factors = [258, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 4, elements = 1053716}, at_most = {m = 8}, kernels = [
    "skinny_14x32x64", "skinny_6x64x32", "skinny_6x64x64", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [244, 263, 268, 249, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 9}, at_most = {k = 4, n = 33}, kernels = [
    "skinny_10x32x64", "tall_16x16x2048", "tall_8x32x1024"
  ], factors = [397, 302, 343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9}, at_most = {k = 2, elements = 536655, mn = 89738}, kernels = [
    "sweep_whole_3x128x1024", "skinny_6x64x64"
  ], factors = [446, 497]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, mn = 89739}, at_most = {k = 2, elements = 536655}, kernels = [
    "sweep_whole_3x128x1024", "skinny_6x64x64", "skinny_3x128x64", "panel_6x64x1024"
  ], factors = [507, 536, 535, 463]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, k = 3}, at_most = {k = 4, elements = 536655}, kernels = [
    "skinny_6x64x64"
  ], factors = [387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, elements = 536656}, at_most = {k = 1}, kernels = [
    "sweep_whole_3x128x1024", "skinny_1x256x32", "skinny_3x128x64"
  ], factors = [526, 480, 551]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, elements = 536656, k = 2}, at_most = {k = 4}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_6x64x2048", "sweep_whole_3x128x1024", "skinny_6x64x64"
  ], factors = [437, 495, 526, 536]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 9, k = 5}, at_most = {m = 33, n = 22}, kernels = [
    "sweep_whole_6x64x2048", "tall_16x16x2048"
  ], factors = [261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 9, k = 5}, at_most = {m = 33, elements = 889922, k = 29}, kernels = [
    "sweep_whole_3x128x1024", "skinny_6x64x64", "tall_6x64x256"
  ], factors = [264, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 9, k = 30}, at_most = {m = 33, elements = 889922}, kernels = [
    "sweep_whole_6x64x2048", "block_6x64x512", "tall_6x64x256", "tall_8x32x1024"
  ], factors = [249, 239, 248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 9, k = 5, elements = 889923}, at_most = {m = 33}, kernels = [
    "sweep_whole_6x64x2048", "skinny_14x32x64", "skinny_6x64x64", "tall_6x64x256", "slab_6x64x128",
    "panel_6x64x1024"
  ], factors = [278, 254, 258, 268, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 34, k = 5}, at_most = {n = 16}, kernels = [
    "tall_16x16x2048", "tall_8x32x1024"
  ], factors = [253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5}, at_most = {k = 65, mn = 425443, m = 156}, kernels = [
    "tall_6x64x256", "tall_8x32x1024"
  ], factors = [240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 157, k = 5}, at_most = {k = 65, mn = 425443, n = 51, nk = 305}, kernels = [
    "block_14x32x4096", "tall_8x32x1024"
  ], factors = [255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 157, k = 5, nk = 306}, at_most = {k = 65, mn = 425443, n = 51}, kernels = [
    "block_6x64x512", "tall_6x64x256", "tall_8x32x1024"
  ], factors = [267, 262, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 157, k = 5}, at_most = {k = 65, mn = 425443, elements = 158973}, kernels = [
    "panel_6x64x1024"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 157, k = 5, elements = 158974}, at_most = {k = 65, mn = 425443}, kernels = [
    "tall_6x64x256", "panel_6x64x1024"
  ], factors = [234, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 5, mn = 425444}, at_most = {k = 16}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_6x64x2048", "tall_6x64x256", "panel_6x64x1024"
  ], factors = [243, 276, 288, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, mn = 425444}, at_most = {k = 65, nk = 11585}, kernels = [
    "block_6x64x512", "tall_14x32x4096", "tall_6x64x256"
  ], factors = [257, 260, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, mn = 425444, nk = 11586}, at_most = {k = 65}, kernels = [
    "sweep_whole_14x32x8192", "tall_6x64x256", "panel_6x64x1024"
  ], factors = [240, 268, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 66}, at_most = {mk = 758850, n_even = 4, m = 140}, kernels = [
    "block_6x64x512", "tall_6x64x256", "panel_6x64x1024"
  ], factors = [256, 261, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 141, k = 66}, at_most = {mk = 758850, n_even = 4}, kernels = [
    "block_6x64x512", "tall_14x32x4096", "tall_6x64x256", "panel_6x64x1024"
  ], factors = [270, 255, 267, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 66, n_even = 5}, at_most = {mk = 758850}, kernels = [
    "block_6x64x512", "tall_14x32x4096", "tall_6x64x256", "panel_6x64x1024"
  ], factors = [251, 251, 252, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 66, mk = 758851}, at_most = {elements = 1301282}, kernels = [
    "block_14x32x4096", "block_6x64x512", "tall_8x32x1024"
  ], factors = [228, 252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 66, mk = 758851, elements = 1301283}, at_most = {}, kernels = [
    "block_6x64x512", "tall_14x32x4096", "tall_8x32x1024"
  ], factors = [238, 238, 221]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @sapphirerapids} : () -> ()
