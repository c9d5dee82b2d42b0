// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 621 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Coefficients of that run, which kept 51; which of those stay was said by 186 of its shapes in another, with n_mik 26.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 26, n_pred 16, levels measured [0].
// 31 of 62 candidates kept (2739 generated); the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.046, worst 1.63
// predicted against measured time: median error 10.5 %; g: 14.4 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "grouped_16x16x256", family = "grouped",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 19], g_ps = [100636, 1235824, 2165444, 3415375, 4079429, 14421000],
      g_slope = [1135188, 464810, 1249931, 332027, 795505, 702198], region = 3107, visit = 3837, fma = 189,
      edge = 522, conflict_a = 3960, conflict_c = 1746, conflict = 16257, mask = 289, stall = 411,
      a_near = 80, a_far = 1024, b_near = 443, b_far = 1024, c_near = 617, c_far = 1024, rows_far = 635,
      once_near = 148, alias_c = 12, apart_near = 255, brief = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x32x256", family = "grouped",
    tile = #dynmlir.tile<3, 32, 256>, packed = false, model = {
      g_t = [0, 1, 4, 6, 13, 19], g_ps = [10000, 702355, 1500868, 1809875, 6284682, 7951333],
      g_slope = [692355, 266171, 154503, 639258, 277775, 617855], edge_columns = 16, region = 5709,
      visit = 1415, loop = 2247, fma = 270, edge = 239, conflict_a = 7, conflict_b = 268, conflict_c = 354,
      conflict = 16855, mask = 93, stall = 188, b_near = 405, b_far = 274, c_near = 583, c_far = 1024,
      rows_near = 90, rows_far = 1024, once_near = 86, once_far = 258, alias_a = 37, alias_c = 293,
      apart_near = 123, brief = 156
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_12x32x256", family = "grouped",
    tile = #dynmlir.tile<12, 32, 256>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 28], g_ps = [57992, 1502213, 2444277, 4113000, 4635238, 22312083],
      g_slope = [722110, 942064, 1668723, 261119, 803492, 492581], region = 1919, visit = 5041, fma = 159,
      edge = 409, conflict_a = 1936, conflict_b = 11, conflict_c = 718, conflict = 9574, mask = 432,
      stall = 243, a_near = 157, a_far = 1024, b_near = 290, b_far = 1024, c_near = 697, c_far = 1024,
      rows_far = 1024, once_near = 144, once_far = 85, alias_c = 190, apart_near = 104, brief = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x64x256", family = "grouped",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 2, 4, 6, 9], g_ps = [42780, 2271175, 4209769, 7028513, 9508292],
      g_slope = [1114197, 969297, 1409372, 826593, 1091743], edge_columns = 16, region = 9257, visit = 4338,
      loop = 3122, fma = 216, edge = 165, conflict_a = 12, conflict_b = 9, conflict_c = 1221, conflict = 5221,
      stall = 48, a_near = 256, b_near = 143, b_far = 1024, c_near = 682, c_far = 1024, once_near = 149,
      once_far = 629, alias_a = 1, alias_c = 4, apart_near = 125, brief = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x128x256", family = "grouped",
    tile = #dynmlir.tile<3, 128, 256>, packed = false, model = {
      g_t = [0, 9, 13, 19, 28], g_ps = [52367, 16364279, 26701083, 33337200, 49694474],
      g_slope = [1812434, 2584201, 1106019, 1817474, 3105701], edge_columns = 16, region = 41, visit = 2078,
      loop = 15495, fma = 311, edge = 31, conflict_b = 4484, conflict_c = 4016, conflict = 2240, stall = 182,
      b_near = 56, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 1024, once_far = 103, alias_c = 10,
      apart_near = 212, apart_far = 376, brief = 185
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x32x16384", family = "tall",
    tile = #dynmlir.tile<14, 32, 16384>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [75557, 70062583, 475022545, 519505143, 750342643],
      g_slope = [69987026, 80991992, 14827532, 57709375, 75108576], edge_columns = 16, region = 5832,
      visit = 8870, loop = 2, fma = 88, pack = 134, conflict_a = 3431, conflict_c = 2858, conflict = 1,
      mask = 39, stall = 96, a_near = 170, a_far = 810, b_near = 36, b_far = 1024, c_near = 916,
      rows_near = 931, once_far = 1024, apart_near = 278, apart_far = 1024, brief = 144, column = 1024,
      seam = 1024, reread = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x4096", family = "tall",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [52523, 18610282, 29958765, 85485500, 172934364, 197583125],
      g_slope = [18557759, 11348483, 27763367, 43724432, 8216253, 35362587], edge_columns = 16, region = 1917,
      visit = 5039, loop = 5873, fma = 89, edge = 40, pack = 88, conflict_a = 5054, conflict_c = 3872,
      conflict = 8, stall = 314, a_near = 114, a_far = 835, b_near = 258, b_far = 1024, c_near = 477,
      rows_near = 1024, rows_far = 1024, once_near = 225, alias_c = 96, apart_near = 52, apart_far = 728,
      brief = 23, column = 1024, seam = 1023
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [104179, 18873333, 31746227, 71204778, 216405900],
      g_slope = [18769154, 12872894, 19729275, 29040224, 16468846], edge_columns = 16, region = 10,
      visit = 4138, loop = 26645, fma = 92, edge = 147, pack = 70, conflict_a = 1175, conflict_c = 3938,
      conflict = 2665, a_near = 85, a_far = 351, b_near = 76, b_far = 314, c_near = 713, rows_near = 1024,
      once_near = 984, once_far = 1024, alias_a = 149, alias_c = 63, apart_near = 88, apart_far = 1024,
      brief = 192, column = 1024, seam = 1024, reread = 719
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x512", family = "tall",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 9, 13], g_ps = [51535, 4557250, 4647968, 14271273, 18555909],
      g_slope = [1501905, 90718, 1924661, 1071159, 491793], region = 4562, visit = 7547, fma = 92, edge = 307,
      pack = 212, conflict_a = 1360, conflict_c = 7341, conflict = 14628, mask = 71, a_near = 60, a_far = 555,
      b_far = 1024, c_near = 851, c_far = 1024, once_near = 181, once_far = 907, alias_a = 262, alias_c = 1,
      apart_near = 383, apart_far = 1024, column = 1024, seam = 1022, reread = 430
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x8192", family = "tall",
    tile = #dynmlir.tile<6, 64, 8192>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [53709, 36282727, 142839900, 149236938, 292508556],
      g_slope = [36229018, 53278586, 6397038, 71635809, 36905063], edge_columns = 16, region = 4001,
      visit = 5289, loop = 6983, fma = 87, pack = 102, conflict_a = 6075, conflict_c = 3889, conflict = 13,
      stall = 418, a_near = 118, a_far = 932, b_near = 45, b_far = 1024, c_near = 514, rows_near = 1024,
      once_far = 608, alias_c = 98, apart_near = 163, apart_far = 898, brief = 174, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [52984, 39127500, 59593636, 72680917, 124543364, 132060400],
      g_slope = [13024838, 20466136, 6543640, 17287482, 1879259, 10428178], region = 3655, visit = 9633,
      fma = 90, edge = 110, pack = 250, conflict_a = 937, conflict_c = 7386, mask = 34, stall = 334,
      a_near = 61, a_far = 690, b_near = 1, b_far = 1024, c_near = 624, rows_near = 1024, once_near = 477,
      once_far = 413, alias_a = 48, apart_near = 421, apart_far = 360, brief = 31, column = 1024, seam = 679,
      reread = 550
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x4096", family = "panel",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [50734, 15172103, 53292353, 91798750, 109563750, 221716600],
      g_slope = [15121369, 19060125, 38506397, 8882500, 37384283, 22258540], edge_columns = 16, region = 1436,
      visit = 4689, loop = 6914, fma = 92, pack = 95, conflict_a = 3434, conflict_c = 3475, stall = 109,
      a_near = 126, a_far = 1024, b_near = 104, b_far = 1024, c_near = 503, rows_near = 1024, rows_far = 1024,
      once_near = 106, once_far = 135, alias_c = 556, apart_near = 149, apart_far = 830, brief = 170,
      column = 1023, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9, 13], g_ps = [67496, 15852500, 26018353, 51631947, 146579600, 262621000],
      g_slope = [15785004, 10165853, 12806797, 18989530, 29010350, 21037423], edge_columns = 16, region = 39,
      visit = 2696, loop = 15934, fma = 106, pack = 56, conflict_a = 3, conflict_c = 4405, conflict = 6469,
      stall = 223, a_far = 1024, b_near = 22, c_near = 964, once_far = 501, alias_a = 160, apart_near = 193,
      apart_far = 655, brief = 239, column = 1022, seam = 1024, reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_14x32x16", family = "stream",
    tile = #dynmlir.tile<14, 32, 16>, packed = false, model = {
      g_t = [0, 3, 9, 13, 94, 211], g_ps = [43020, 1138593, 2725643, 4756929, 28015111, 74089750],
      g_slope = [365191, 264508, 507821, 287138, 393800, 276379], most_rows = 42, region = 5414, visit = 7754,
      loop = 4, fma = 510, edge = 1, conflict_a = 19, conflict_b = 19, conflict_c = 1042, conflict = 21,
      a_near = 781, c_far = 1024, rows_near = 1024, once_far = 990, alias_a = 484, alias_c = 1,
      apart_far = 1024, brief = 336, seam = 354, reread = 258
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 19, 28, 42, 63, 94], g_ps = [32227, 3776632, 7557468, 8614069, 16288833, 18832286],
      g_slope = [197073, 420092, 75471, 365464, 82046, 263302], most_rows = 48, region = 12067, visit = 1806,
      fma = 482, conflict_a = 12547, conflict_b = 20, conflict_c = 2039, conflict = 20, mask = 290,
      split = 1507, stall = 26, a_near = 1024, a_far = 26, b_near = 894, b_far = 26, rows_near = 1024,
      once_far = 342, alias_a = 1187, alias_c = 2, apart_far = 342, brief = 1, reread = 304
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_1x256x16", family = "stream",
    tile = #dynmlir.tile<1, 256, 16>, packed = false, model = {
      g_t = [0, 1, 6, 9, 316, 474], g_ps = [27359, 287742, 1727714, 3007208, 87054500, 159146455],
      g_slope = [260383, 287994, 426498, 273769, 456278, 177356], edge_columns = 8, most_rows = 3,
      region = 29610, loop = 2308, fma = 1268, edge = 28, conflict_c = 726, split = 72, stall = 98,
      b_near = 43, b_far = 1024, c_near = 926, c_far = 1024, rows_near = 1024, once_near = 53,
      apart_far = 691, brief = 121, column = 1024, seam = 1024, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 1, 19, 28, 63], g_ps = [40551, 1230745, 25003231, 30296658, 67305500],
      g_slope = [1190194, 1320693, 588158, 1057395, 1656618], region = 629, visit = 2824, loop = 14,
      fma = 260, edge = 157, conflict_a = 11217, conflict_b = 146, conflict_c = 107, conflict = 11864,
      mask = 207, split = 792, stall = 142, a_near = 762, a_far = 194, b_near = 1, c_near = 889,
      rows_near = 1024, rows_far = 1024, alias_a = 129, alias_c = 2269, apart_near = 444, apart_far = 784,
      brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x4096", family = "block",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [35919, 15226688, 34120818, 62718857, 108671375, 313568000],
      g_slope = [15190769, 18894130, 28598039, 15317506, 68298875, 34448483], edge_columns = 16,
      region = 1975, visit = 4773, loop = 6934, fma = 89, pack = 93, conflict_a = 6084, conflict_c = 3540,
      stall = 133, a_near = 164, a_far = 1024, b_near = 118, b_far = 1024, c_near = 505, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 167, once_far = 167, alias_c = 100, apart_near = 103,
      apart_far = 1024, brief = 136, column = 1024, seam = 1013
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x512", family = "block",
    tile = #dynmlir.tile<10, 32, 512>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [42551, 1595882, 10198000, 10198000, 16897000, 34208357],
      g_slope = [1553331, 2867372, 0, 2233000, 4327839, 84773], region = 4896, visit = 5969, loop = 371,
      fma = 82, edge = 401, pack = 93, conflict_a = 3, conflict_c = 3647, mask = 170, stall = 115,
      a_near = 83, a_far = 1024, b_far = 785, c_near = 1021, rows_near = 800, rows_far = 1024, once_near = 42,
      once_far = 399, alias_a = 272, apart_near = 69, apart_far = 248, brief = 51, column = 677, seam = 1024,
      reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x512", family = "block",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [68531, 1728992, 3840875, 4986429, 8334958],
      g_slope = [1660461, 2111883, 1145554, 3348529, 1664869], region = 5922, visit = 9207, loop = 31,
      fma = 91, edge = 716, pack = 164, conflict_a = 3046, conflict_c = 5694, stall = 1021, a_near = 110,
      a_far = 828, b_far = 1024, c_near = 669, rows_far = 1024, once_far = 719, alias_a = 113, alias_c = 1,
      brief = 87, column = 1024, seam = 1023, reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [87703, 11538778, 23574889, 35073143],
      g_slope = [1908512, 4012037, 2874563, 3972781], edge_columns = 16, region = 6753, visit = 5331,
      loop = 3936, fma = 83, pack = 103, conflict_a = 3308, conflict_c = 3757, conflict = 2, stall = 322,
      a_near = 219, a_far = 1024, b_near = 176, b_far = 397, c_near = 430, c_far = 383, rows_far = 1024,
      once_near = 135, once_far = 369, alias_c = 99, brief = 124, column = 1024, seam = 1024, reread = 887
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x1024", family = "block",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [52705, 9092750, 10725521, 10725521],
      g_slope = [4520022, 1632771, 0, 2656667], edge_columns = 16, region = 7027, visit = 4703, loop = 10,
      fma = 89, edge = 275, pack = 112, conflict_a = 7860, conflict_c = 4539, conflict = 1, mask = 148,
      a_near = 178, a_far = 558, b_far = 465, c_near = 702, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 98, once_far = 1016, alias_c = 79, apart_near = 91, brief = 82, column = 143, reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x16384", family = "dot",
    tile = #dynmlir.tile<2, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [15265, 3719538, 6627808, 11962723, 21615364],
      g_slope = [3704273, 2908270, 5334915, 3217547, 3752079], region = 9591, visit = 430, loop = 2993,
      fma = 767, edge = 11, pack = 328, conflict_a = 569, stall = 1024, a_near = 280, a_far = 353, b_near = 2,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_a = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x8192", family = "dot",
    tile = #dynmlir.tile<8, 3, 8192>, packed = true, model = {
      g_t = [0, 4], g_ps = [50975, 54299500], g_slope = [13562131, 14333388], region = 18301, visit = 1065,
      loop = 1159, fma = 789, pack = 228, conflict_a = 383, stall = 343, a_near = 304, b_near = 1,
      c_near = 749, c_far = 1024, rows_far = 1024, once_far = 104, alias_a = 284
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x16384", family = "dot",
    tile = #dynmlir.tile<16, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9], g_ps = [43915, 19287917, 60906333, 91038333, 187099600],
      g_slope = [19244002, 20809208, 30132000, 19212253, 22968511], region = 15697, visit = 2349, fma = 892,
      pack = 283, conflict_a = 2147, a_near = 216, a_far = 111, b_near = 2, c_near = 8, c_far = 1024,
      alias_a = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x16384", family = "dot",
    tile = #dynmlir.tile<14, 2, 16384>, packed = true, model = {
      g_t = [0, 13], g_ps = [53501, 320574000], g_slope = [24655423, 44748452], region = 8094, visit = 5310,
      loop = 2, fma = 782, pack = 286, conflict_a = 4129, split = 43, a_near = 336, a_far = 149, b_near = 2,
      c_near = 1024, c_far = 1024, rows_far = 1024, alias_a = 3, reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0, 2, 4, 6, 9], g_ps = [45536, 15702278, 41752400, 47419125, 94016364],
      g_slope = [7828371, 13025061, 2833362, 15532413, 10397441], region = 14224, visit = 1285, loop = 773,
      fma = 877, pack = 412, conflict_a = 1342, a_near = 159, b_near = 2, c_near = 9, c_far = 1024,
      alias_a = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x4096", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [68030, 23008000, 71134765, 71134765],
      g_slope = [11469985, 12031691, 0, 8900997], region = 9145, visit = 5047, loop = 4, fma = 112, edge = 68,
      pack = 228, conflict_a = 2388, conflict_c = 6360, mask = 214, stall = 747, a_near = 15, a_far = 1024,
      b_near = 1, b_far = 1024, c_near = 966, c_far = 1024, rows_far = 498, once_near = 39, once_far = 1024,
      alias_a = 46, alias_c = 1, apart_near = 105, apart_far = 1024, brief = 276, column = 1024, seam = 4,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_12x32x8192", family = "block_slab",
    tile = #dynmlir.tile<12, 32, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [63573, 30227750, 46377056, 106810909, 231614375, 313110500],
      g_slope = [30164177, 16149306, 60433853, 41601155, 27165375, 35777625], region = 8508, visit = 7918,
      loop = 2337, fma = 85, edge = 341, pack = 108, conflict_a = 3867, conflict_c = 5017, conflict = 10,
      mask = 304, stall = 164, a_far = 532, b_near = 1, b_far = 1024, c_near = 1024, c_far = 1024,
      once_far = 910, alias_a = 18, apart_near = 155, apart_far = 1024, brief = 294, column = 1024,
      seam = 1024, reread = 558
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x512", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 2, 6, 9, 13], g_ps = [77475, 4632167, 14820139, 16227472, 31176636],
      g_slope = [2277346, 2546993, 469111, 3737291, 2943324], edge_columns = 16, region = 4037, visit = 6018,
      loop = 9670, fma = 89, pack = 93, conflict_a = 8, conflict_c = 3987, conflict = 11, mask = 8,
      stall = 326, a_near = 204, a_far = 271, b_near = 237, c_near = 363, once_near = 110, once_far = 426,
      alias_a = 226, alias_c = 16, apart_near = 62, apart_far = 400, brief = 90, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9], g_ps = [32983, 154633818, 543787000, 1054104500, 1235659500],
      g_slope = [154600835, 129717727, 255158750, 60518333, 183267250], region = 882, visit = 2095,
      loop = 7453, fma = 460, edge = 116, conflict_a = 20, conflict_b = 117, conflict_c = 1111,
      conflict = 3519, mask = 8, split = 90, stall = 26, a_near = 785, a_far = 685, b_near = 1024, c_near = 6,
      c_far = 615, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_a = 1984, alias_c = 579,
      apart_near = 139, apart_far = 853, brief = 140, column = 2, seam = 3, reread = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, mnk = 192051, elements = 684}, kernels = [
    "slab_16x8x128"
  ], factors = [347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 685}, at_most = {n = 1, mnk = 192051, mn = 128}, kernels = [
    "dot_2x1x16384", "dot_16x1x16384"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 685, mn = 129}, at_most = {n = 1, mnk = 192051}, kernels = [
    "dot_16x1x16384", "direct_16x8x16384"
  ], factors = [253, 378]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 685, n = 2}, at_most = {n = 2, mnk = 192051, m = 25}, kernels = [
    "dot_14x2x16384"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 685, n = 2, m = 26}, at_most = {n = 2, mnk = 192051}, kernels = [
    "dot_8x3x8192", "dot_14x2x16384", "direct_16x8x16384"
  ], factors = [318, 284, 378]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 16, mnk = 192051, m = 8, elements = 821}, kernels = [
    "slab_16x8x128"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, elements = 822}, at_most = {n = 8, mnk = 192051, m = 8}, kernels = [
    "grouped_16x16x256", "grouped_3x32x256", "slab_16x8x128", "dot_8x3x8192"
  ], factors = [245, 283, 340, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, elements = 822}, at_most = {n = 16, mnk = 192051, m = 8}, kernels = [
    "grouped_16x16x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 9}, at_most = {n = 16, mnk = 192051, k = 8, nk = 9}, kernels = [
    "slab_16x8x128", "direct_16x8x16384"
  ], factors = [342, 416]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 9, nk = 10}, at_most = {n = 14, mnk = 192051, k = 8}, kernels = [
    "grouped_16x16x256", "slab_16x8x128", "block_16x16x512"
  ], factors = [309, 385, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 15, m = 9, nk = 10}, at_most = {n = 16, mnk = 192051, k = 8}, kernels = [
    "grouped_16x16x256", "block_6x64x4096"
  ], factors = [328, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 9, k = 9}, at_most = {n = 16, mnk = 192051, elements = 6902}, kernels = [
    "grouped_16x16x256"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 9, k = 9, elements = 6903}, at_most = {n = 16, mnk = 192051}, kernels = [
    "tall_14x32x16384", "block_16x16x512"
  ], factors = [227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052}, at_most = {n = 16, nk = 67, mn = 243474}, kernels = [
    "grouped_16x16x256", "block_16x16x512", "dot_8x3x8192", "dot_16x1x16384", "dot_14x2x16384",
    "direct_16x8x16384"
  ], factors = [220, 231, 319, 315, 306, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, mn = 243475}, at_most = {n = 16, nk = 67}, kernels = [
    "slab_16x8x128", "block_16x16x512", "direct_16x8x16384"
  ], factors = [352, 249, 373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68}, at_most = {n = 4, mn = 170}, kernels = [
    "tall_16x16x4096", "block_16x16x512", "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [255, 254, 311, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68, n = 5}, at_most = {n = 16, mn = 170}, kernels = [
    "grouped_16x16x256", "grouped_3x32x256", "grouped_6x64x256", "tall_14x32x16384", "block_16x16x512"
  ], factors = [263, 275, 292, 263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68, mn = 171}, at_most = {n = 2}, kernels = [
    "tall_16x16x4096", "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [255, 311, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68, mn = 171, n = 3}, at_most = {n = 16, mnk = 8615474, k_even = 724, k = 48}, kernels = [
    "grouped_16x16x256", "block_16x16x512"
  ], factors = [265, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68, mn = 171, n = 3, k = 49}, at_most = {n = 16, mnk = 8615474, k_even = 724}, kernels = [
    "tall_14x32x16384", "block_16x16x512", "block_8x32x1024"
  ], factors = [280, 253, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68, mn = 171, n = 3, k_even = 725}, at_most = {n = 16, mnk = 8615474, m = 90}, kernels = [
    "tall_16x16x4096", "block_16x16x512"
  ], factors = [252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 192052, nk = 68, mn = 171, n = 3, k_even = 725, m = 91}, at_most = {n = 16, mnk = 8615474}, kernels = [
    "tall_14x32x16384", "tall_16x16x4096"
  ], factors = [270, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 8615475, nk = 68, mn = 171, n = 3}, at_most = {n = 16, m = 1351}, kernels = [
    "tall_16x16x4096", "block_16x16x512"
  ], factors = [254, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 8615475, nk = 68, mn = 171, n = 3, m = 1352}, at_most = {n = 16, m = 2290}, kernels = [
    "tall_14x32x16384", "tall_16x16x4096"
  ], factors = [239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 8615475, nk = 68, mn = 171, n = 3, m = 2291}, at_most = {n = 16}, kernels = [
    "tall_3x128x2048", "tall_6x64x8192", "tall_16x16x4096"
  ], factors = [229, 252, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {mk = 3122, m = 1, elements = 1696369}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "grouped_3x128x256", "stream_1x256x16"
  ], factors = [286, 317, 358, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2}, at_most = {mk = 3122, m = 3, elements = 1696369, n = 424}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [284, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 425, m = 2}, at_most = {mk = 3122, m = 3, elements = 1696369}, kernels = [
    "grouped_6x64x256"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, elements = 1696370}, at_most = {mk = 3122, m = 3}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "panel_3x128x2048", "block_6x64x512", "block_slab_6x64x512"
  ], factors = [317, 358, 334, 304, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4}, at_most = {mk = 3122, k = 10, n = 320, mnk = 5611}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096"
  ], factors = [335, 373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 5612}, at_most = {mk = 221, k = 10, n = 320, elements = 67882}, kernels = [
    "grouped_12x32x256", "panel_3x128x2048", "block_6x64x4096"
  ], factors = [274, 459, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 5612, mk = 222}, at_most = {mk = 3122, k = 10, n = 320, elements = 67882}, kernels = [
    "grouped_16x16x256", "tall_14x32x16384", "panel_3x128x2048"
  ], factors = [285, 362, 515]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 5612, elements = 67883}, at_most = {mk = 3122, k = 10, n = 320, elements = 235483}, kernels = [
    "tall_6x64x8192", "panel_3x128x2048", "block_6x64x4096", "block_6x64x512"
  ], factors = [383, 563, 402, 371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, mnk = 5612, elements = 235484}, at_most = {mk = 3122, k = 10, n = 320}, kernels = [
    "grouped_16x16x256", "panel_6x64x4096", "panel_3x128x2048", "block_8x32x1024", "block_slab_6x64x512"
  ], factors = [369, 361, 369, 278, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 321, m = 4}, at_most = {mk = 3122, k = 10, n = 512}, kernels = [
    "grouped_12x32x256", "panel_6x64x4096", "panel_3x128x2048", "block_6x64x512"
  ], factors = [411, 592, 644, 540]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 4}, at_most = {mk = 3122, k = 10, n = 3029, mnk = 741455}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "panel_3x128x2048"
  ], factors = [513, 511, 568]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 513, m = 4, mnk = 741456}, at_most = {mk = 3122, k = 10, n = 3029}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "panel_3x128x2048"
  ], factors = [520, 538, 595]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3030, m = 4}, at_most = {mk = 3122, k = 10, nk = 25689}, kernels = [
    "grouped_16x16x256", "grouped_12x32x256", "panel_3x128x2048"
  ], factors = [328, 398, 619]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3030, m = 4, nk = 25690}, at_most = {mk = 3122, k = 10}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [301, 373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 11}, at_most = {mk = 3122, m = 12, mn = 525}, kernels = [
    "grouped_12x32x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 11, mn = 526}, at_most = {mk = 3122, m = 12, mn = 2896}, kernels = [
    "tall_6x64x4096", "panel_3x128x2048"
  ], factors = [225, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 11, mn = 2897}, at_most = {mk = 3122, m = 12}, kernels = [
    "grouped_6x64x256", "tall_6x64x4096", "tall_3x128x2048", "panel_3x128x2048", "block_6x64x512",
    "block_8x32x1024"
  ], factors = [298, 225, 244, 265, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 11}, at_most = {mk = 3122, n = 48}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096", "block_10x32x512"
  ], factors = [158, 277, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 11}, at_most = {mk = 3122, k = 17}, kernels = [
    "grouped_12x32x256", "panel_3x128x2048", "block_6x64x4096"
  ], factors = [271, 238, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 18}, at_most = {mk = 1070}, kernels = [
    "tall_6x64x8192", "panel_3x128x2048", "block_6x64x4096", "block_6x64x512", "block_slab_6x64x512"
  ], factors = [229, 258, 246, 243, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 18, mk = 1071}, at_most = {mk = 3122, mnk = 675453}, kernels = [
    "block_6x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 18, mk = 1071, mnk = 675454}, at_most = {mk = 3122}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_6x64x512"
  ], factors = [206, 201, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123}, at_most = {m = 5, mn = 3621, k = 4420}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "panel_3x128x2048"
  ], factors = [305, 337, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, k = 4421}, at_most = {m = 5, mn = 3621}, kernels = [
    "grouped_3x32x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [342, 337, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, mn = 3622}, at_most = {m = 5}, kernels = [
    "grouped_6x64x256", "panel_3x128x2048", "block_6x64x512", "block_slab_6x64x512"
  ], factors = [337, 265, 264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 6}, at_most = {k = 17, elements = 364862, n = 33}, kernels = [
    "grouped_3x32x256", "grouped_12x32x256", "tall_14x32x16384", "block_6x64x4096", "block_10x32x512",
    "block_8x32x1024"
  ], factors = [344, 338, 333, 332, 311, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, mk = 3123, m = 6}, at_most = {k = 17, elements = 364862}, kernels = [
    "tall_6x64x4096", "panel_3x128x2048", "block_6x64x4096", "block_6x64x512"
  ], factors = [352, 375, 332, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 6, elements = 364863}, at_most = {k = 17, elements = 1097991}, kernels = [
    "grouped_3x32x256", "panel_3x128x2048", "block_6x64x512"
  ], factors = [382, 599, 444]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 6, elements = 1097992}, at_most = {k = 17}, kernels = [
    "grouped_3x32x256", "grouped_12x32x256", "tall_3x128x2048", "panel_6x64x4096", "panel_3x128x2048",
    "block_6x64x512"
  ], factors = [347, 405, 487, 541, 560, 500]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 6, k = 18}, at_most = {m = 13, elements = 1755872}, kernels = [
    "panel_3x128x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 6, k = 18, elements = 1755873}, at_most = {m = 13}, kernels = [
    "tall_3x128x2048", "tall_6x64x8192", "panel_3x128x2048", "block_6x64x4096", "block_10x32x512"
  ], factors = [254, 251, 242, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 14, k = 18}, at_most = {m = 19}, kernels = [
    "tall_6x64x4096", "tall_3x128x2048", "panel_3x128x2048", "block_6x64x4096", "block_10x32x512",
    "block_8x32x1024"
  ], factors = [251, 254, 242, 246, 256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 20, k = 18}, at_most = {mn = 720580, n = 32, k_even = 128, elements = 54514}, kernels = [
    "block_10x32x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 20, k = 18, elements = 54515}, at_most = {mn = 720580, n = 32, k_even = 128}, kernels = [
    "tall_14x32x16384", "block_10x32x512", "block_8x32x1024", "block_slab_12x32x8192"
  ], factors = [254, 257, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mk = 3123, m = 20, k = 18}, at_most = {mn = 720580, n = 53, k_even = 128, nk = 11383}, kernels = [
    "block_6x64x4096", "block_6x64x512", "block_8x32x1024"
  ], factors = [312, 319, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mk = 3123, m = 20, k = 18, nk = 11384}, at_most = {mn = 720580, n = 53, k_even = 128}, kernels = [
    "tall_6x64x4096", "tall_16x16x4096", "block_10x32x512", "block_8x32x1024", "block_slab_6x64x512"
  ], factors = [282, 241, 245, 252, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 20, k = 18, k_even = 129}, at_most = {mn = 720580, n = 53, mk = 120397}, kernels = [
    "tall_14x32x16384", "block_10x32x512", "block_8x32x1024"
  ], factors = [245, 234, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 120398, m = 20, k = 18, k_even = 129}, at_most = {mn = 720580, n = 53}, kernels = [
    "block_10x32x512", "block_slab_12x32x8192"
  ], factors = [240, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 20, k = 18}, at_most = {mn = 720580, k = 67, n = 767}, kernels = [
    "tall_6x64x4096", "block_6x64x4096", "block_6x64x512"
  ], factors = [248, 249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 768, mk = 3123, m = 20, k = 18}, at_most = {mn = 720580, k = 67}, kernels = [
    "tall_6x64x4096", "panel_3x128x2048", "block_6x64x4096", "block_6x64x512"
  ], factors = [282, 294, 281, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 20, k = 68}, at_most = {mn = 720580, nk = 2005016, mk = 35390, m = 107}, kernels = [
    "tall_6x64x4096", "tall_6x64x8192", "panel_6x64x4096", "block_6x64x512"
  ], factors = [239, 245, 230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 108, k = 68}, at_most = {mn = 720580, nk = 2005016, mk = 35390, elements = 119880}, kernels = [
    "tall_6x64x8192", "block_6x64x4096", "block_6x64x512"
  ], factors = [251, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 108, k = 68, elements = 119881}, at_most = {mn = 720580, nk = 2005016, mk = 35390}, kernels = [
    "panel_6x64x4096", "block_6x64x4096", "block_6x64x512"
  ], factors = [234, 226, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 35391, m = 20, k = 68}, at_most = {mn = 720580, nk = 2005016, m = 62}, kernels = [
    "tall_6x64x4096", "tall_3x128x2048", "block_6x64x4096", "block_6x64x512", "block_slab_12x32x8192",
    "block_slab_6x64x512"
  ], factors = [239, 243, 242, 242, 227, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 35391, m = 63, k = 68}, at_most = {mn = 720580, nk = 20869}, kernels = [
    "tall_6x64x4096", "tall_3x128x2048", "panel_6x64x4096", "block_6x64x4096", "block_6x64x512"
  ], factors = [232, 242, 228, 229, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 35391, m = 63, k = 68, nk = 20870}, at_most = {mn = 720580, nk = 2005016}, kernels = [
    "tall_6x64x4096", "tall_6x64x8192", "panel_6x64x4096", "block_6x64x4096", "block_6x64x512"
  ], factors = [224, 226, 216, 222, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 20, k = 68, nk = 2005017}, at_most = {mn = 46340, n_even = 128}, kernels = [
    "tall_3x128x2048", "tall_6x64x8192", "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [242, 227, 210, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 20, k = 68, nk = 2005017, n_even = 129}, at_most = {mn = 46340}, kernels = [
    "block_10x32x512", "block_6x64x512"
  ], factors = [243, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, mk = 3123, m = 20, k = 68, nk = 2005017, mn = 46341}, at_most = {mn = 720580}, kernels = [
    "block_10x32x512", "block_6x64x512", "block_slab_12x32x8192"
  ], factors = [275, 257, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 20, k = 18, mn = 720581}, at_most = {k = 46}, kernels = [
    "tall_6x64x4096", "panel_6x64x4096", "panel_3x128x2048", "block_6x64x4096", "block_6x64x512"
  ], factors = [295, 284, 290, 287, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 20, k = 47, mn = 720581}, at_most = {mn = 1375328}, kernels = [
    "tall_3x128x2048", "tall_6x64x8192", "block_6x64x4096", "block_6x64x512", "block_8x32x1024"
  ], factors = [230, 238, 233, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 3123, m = 20, k = 47, mn = 1375329}, at_most = {}, kernels = [
    "tall_3x128x2048", "tall_6x64x8192", "panel_6x64x4096", "block_6x64x4096", "block_6x64x512"
  ], factors = [259, 266, 271, 271, 285]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @sapphirerapids} : () -> ()
