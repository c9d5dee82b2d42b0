// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f16 x f16 to f32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 532 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Coefficients of that run, which kept 57; which of those stay was said by 63 of its shapes in another, with n_mik 26.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 26, n_pred 16, levels measured [0].
// 36 of 64 candidates kept (2841 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.056, worst 1.87
// predicted against measured time: median error 9.5 %; g: 15.8 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [52516, 545990, 906648, 1350573, 2507558, 2691457],
      g_slope = [493474, 360658, 443925, 1156985, 91949, 605728], edge_columns = 8, region = 17122,
      visit = 4121, loop = 3, fma = 447, edge = 407, conflict_a = 1593, conflict_b = 69, conflict_c = 1328,
      conflict = 4, mask = 1, split = 446, stall = 122, a_near = 560, a_far = 1024, b_near = 21, b_far = 142,
      c_near = 393, c_far = 697, rows_near = 1024, rows_far = 1024, alias_a = 106, apart_near = 48,
      apart_far = 55, brief = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_3x128x64", family = "skinny",
    tile = #dynmlir.tile<3, 128, 64>, packed = false, model = {
      g_t = [0, 2, 3, 4, 42, 63], g_ps = [44006, 1481841, 2436530, 2781100, 31191300, 45405667],
      g_slope = [718917, 954689, 344570, 747636, 676874, 896369], edge_columns = 8, region = 16640,
      visit = 3042, loop = 5226, fma = 609, edge = 140, conflict_a = 23, conflict_b = 2442, conflict_c = 1181,
      conflict = 1124, split = 81, stall = 106, a_near = 62, a_far = 1024, b_near = 99, b_far = 271,
      c_near = 265, c_far = 1024, rows_far = 1024, once_near = 9, once_far = 4, alias_a = 1, apart_near = 33,
      apart_far = 460, brief = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1, 2, 28, 42, 94], g_ps = [26757, 339113, 910157, 12621576, 17877583, 44241083],
      g_slope = [312356, 571044, 450439, 375429, 506990, 309806], region = 1196, visit = 5706, fma = 427,
      conflict_a = 8962, conflict_b = 14, conflict_c = 212, conflict = 19, mask = 151, split = 1737,
      stall = 398, a_near = 126, a_far = 1024, b_near = 972, c_far = 1024, rows_near = 1024, once_near = 146,
      once_far = 736, alias_a = 504, alias_c = 753, apart_near = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 2, 3, 6, 13, 42], g_ps = [34613, 1064710, 1900242, 2429434, 6984352, 21336333],
      g_slope = [515048, 835532, 176397, 650702, 494895, 480000], region = 184, visit = 6248, loop = 1,
      fma = 459, edge = 327, conflict_a = 36, conflict_b = 455, conflict_c = 134, conflict = 3, mask = 28,
      split = 583, stall = 159, a_near = 473, a_far = 124, b_near = 63, b_far = 161, c_near = 203,
      rows_near = 1024, rows_far = 1024, once_far = 46, alias_a = 76, alias_c = 103, apart_near = 58,
      apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x16x32", family = "skinny",
    tile = #dynmlir.tile<14, 16, 32>, packed = false, model = {
      g_t = [0, 1, 2, 19, 28, 42], g_ps = [31789, 212994, 598814, 5143853, 5143853, 12389433],
      g_slope = [181205, 385820, 267355, 0, 517541, 301478], region = 1182, visit = 6946, loop = 3, fma = 518,
      edge = 1, conflict_a = 74, conflict_b = 3621, conflict = 3, mask = 79, split = 19, stall = 167,
      a_near = 313, a_far = 1024, b_near = 14, c_near = 275, c_far = 594, rows_near = 1024, rows_far = 1024,
      once_near = 1, alias_a = 2, alias_c = 1, apart_near = 194, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 13, 19, 28, 42, 63], g_ps = [44027, 3494907, 5676500, 6685337, 12240815, 15015417],
      g_slope = [265452, 363598, 112093, 396819, 132123, 363116], edge_columns = 8, region = 28616,
      visit = 5681, fma = 417, edge = 307, conflict_a = 41, conflict_b = 2090, conflict_c = 553, conflict = 1,
      split = 684, stall = 74, a_near = 564, a_far = 699, b_far = 33, c_near = 371, c_far = 234,
      rows_near = 1024, rows_far = 1024, once_far = 18, alias_a = 3, alias_c = 19, apart_near = 59, brief = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x256x32", family = "skinny",
    tile = #dynmlir.tile<1, 256, 32>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 63], g_ps = [33895, 530047, 1784893, 1784893, 3361917, 29716500],
      g_slope = [496152, 627423, 0, 788512, 462361, 793119], edge_columns = 8, region = 15888, visit = 1524,
      loop = 6740, fma = 1071, edge = 168, conflict_b = 2328, conflict_c = 1614, conflict = 485, mask = 276,
      split = 108, stall = 86, a_near = 382, a_far = 1024, b_near = 3, b_far = 488, c_near = 175, c_far = 231,
      once_near = 20, alias_a = 1, alias_c = 116, apart_near = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x8x1024", family = "strip",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [17290, 3229848, 8472545, 8580194, 15333833, 19043500],
      g_slope = [3212558, 5242697, 107649, 6753639, 1854833, 3699123], most_rows = 8, region = 3639,
      visit = 2589, loop = 1698, fma = 439, edge = 350, conflict_a = 3152, conflict_b = 2098, conflict = 3210,
      mask = 293, split = 1462, stall = 294, a_far = 44, b_near = 232, b_far = 1024, c_far = 1024,
      rows_near = 1024, once_near = 136, once_far = 13, alias_a = 2196, alias_c = 6928, apart_near = 22,
      apart_far = 777, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x16x1024", family = "strip",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [30308, 3805833, 8904733, 11298545, 17479091],
      g_slope = [3775525, 5098900, 2393812, 6180546, 4248838], edge_columns = 8, most_rows = 8, region = 5676,
      visit = 2870, loop = 2459, fma = 466, edge = 407, conflict_a = 14597, conflict_b = 6610,
      conflict = 7722, mask = 785, split = 2351, stall = 132, a_far = 44, b_near = 232, b_far = 1024,
      once_near = 344, alias_c = 2179, apart_near = 320, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [36846, 6347200, 13989523, 24659909],
      g_slope = [6310354, 7642323, 5335193, 6739452], edge_columns = 8, most_rows = 8, region = 10173,
      visit = 3384, loop = 2859, fma = 444, edge = 386, conflict_a = 7872, conflict_b = 1552, conflict_c = 64,
      conflict = 2664, mask = 1021, split = 1422, stall = 8, a_far = 44, b_near = 232, b_far = 1024,
      rows_far = 1024, once_near = 206, once_far = 678, alias_c = 299, apart_near = 191, apart_far = 614
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [49640, 9654515, 17019067, 27752045, 34723364, 117729273],
      g_slope = [9604875, 7364552, 10732978, 6971319, 9222878, 7111287], edge_columns = 8, most_rows = 6,
      region = 14739, visit = 3701, loop = 2653, fma = 440, edge = 251, conflict_a = 1, conflict_b = 774,
      conflict_c = 672, conflict = 1886, mask = 37, split = 694, stall = 78, a_far = 44, b_near = 232,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 877, once_near = 107, once_far = 660,
      alias_c = 1042, apart_near = 297, apart_far = 602
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [40317, 7038750, 17632767, 37530591, 42783750, 85581500],
      g_slope = [6998433, 5297008, 19897824, 2626579, 14265916, 10517237], region = 2322, visit = 7857,
      loop = 2189, fma = 424, edge = 191, pack = 365, conflict_a = 26389, conflict_c = 4913, conflict = 1470,
      a_near = 74, a_far = 165, b_near = 570, b_far = 1024, c_near = 327, rows_near = 413, rows_far = 1024,
      once_far = 725, alias_a = 1, apart_near = 1024, apart_far = 1024, brief = 1, column = 798, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [45512, 22966061, 32232700, 48864833, 58851571, 88368417],
      g_slope = [11460274, 9266639, 16632133, 4993369, 9838948, 15503408], edge_columns = 16, region = 3,
      visit = 7328, loop = 642, fma = 339, edge = 1, pack = 188, conflict_a = 14482, conflict_c = 1643,
      conflict = 8, stall = 720, a_near = 276, a_far = 198, b_far = 1024, c_near = 63, rows_near = 1024,
      rows_far = 1024, once_far = 400, alias_a = 12, apart_near = 328, apart_far = 101, brief = 51,
      column = 1024, seam = 1023
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9], g_ps = [35239, 8155624, 11304030, 25764900, 74218222],
      g_slope = [8120385, 3148406, 14460870, 8075553, 5958552], edge_columns = 16, region = 4262,
      visit = 5919, loop = 1934, fma = 377, edge = 405, pack = 198, conflict_a = 7665, conflict_c = 1830,
      conflict = 7, mask = 27, stall = 363, a_near = 200, a_far = 400, b_near = 37, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 169, once_far = 620, alias_a = 95, apart_near = 340,
      apart_far = 1024, brief = 97, column = 914
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9, 13], g_ps = [53170, 10677583, 24453214, 43932909, 116994800, 199412875],
      g_slope = [10624413, 13775631, 9739847, 14612378, 20604518, 14537854], edge_columns = 16, region = 5630,
      visit = 6841, fma = 380, edge = 312, pack = 181, conflict_a = 19535, conflict_c = 1191, conflict = 4,
      mask = 68, stall = 399, a_near = 635, a_far = 1024, b_near = 85, b_far = 1024, c_near = 43,
      rows_far = 1024, once_near = 264, once_far = 77, alias_a = 566, apart_near = 81, apart_far = 1024,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", family = "panel",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 28], g_ps = [58895, 2973468, 5004883, 38418955, 54976800, 95004333],
      g_slope = [2914573, 2031415, 3037642, 2759640, 4447503, 2865779], edge_columns = 16, visit = 7663,
      fma = 350, pack = 227, conflict_a = 39836, conflict_c = 1167, mask = 302, stall = 366, a_near = 938,
      a_far = 1024, b_far = 1024, c_near = 30, rows_near = 1024, rows_far = 1024, once_near = 247,
      once_far = 888, alias_a = 166, alias_c = 82, apart_near = 129, apart_far = 1024, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x1024", family = "dot",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9, 13], g_ps = [34898, 7816286, 18279682, 22407700, 54096400, 58539000],
      g_slope = [3890694, 10463396, 1376006, 10562900, 1110650, 6395766], region = 3770, visit = 5806,
      loop = 3569, fma = 467, edge = 1, pack = 1903, conflict_a = 302, a_near = 130, a_far = 574,
      b_near = 458, b_far = 844, c_near = 85, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 172
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [41981, 9345636, 9424250, 17977417, 18411875, 52639400],
      g_slope = [4651827, 78614, 8553167, 217229, 11409175, 6642187], region = 5432, visit = 2584,
      loop = 1983, fma = 1165, pack = 501, conflict_a = 2045, split = 233, a_near = 106, a_far = 1024,
      b_near = 8, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 249, once_far = 819,
      alias_a = 2, reread = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x3072", family = "dot",
    tile = #dynmlir.tile<12, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [71513, 4771741, 23295949, 42485000, 49486545],
      g_slope = [4700228, 3704841, 6396350, 1750386, 4876645], region = 7962, visit = 3373, loop = 1,
      fma = 889, pack = 478, conflict_a = 120, stall = 62, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 782, c_far = 1024, rows_near = 1024, rows_far = 823, once_near = 5, once_far = 706,
      reread = 159
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x2048", family = "dot",
    tile = #dynmlir.tile<8, 3, 2048>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [14839, 22529818, 30899750], g_slope = [2501664, 2092483, 1275145], region = 2,
      visit = 2732, loop = 17046, fma = 722, pack = 530, conflict_a = 1392, a_far = 1024, b_near = 1024,
      b_far = 1024, c_near = 1004, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 420,
      once_far = 1024, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x1536", family = "dot",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 3, 6, 9], g_ps = [54265, 6295091, 6295091, 20114333],
      g_slope = [2080275, 0, 4606414, 2345112], region = 21, visit = 3541, loop = 19616, fma = 622, edge = 1,
      pack = 560, conflict_a = 1737, split = 1, stall = 15, a_far = 713, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 679, once_far = 1024, reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [35781, 1128286, 2018979, 3542418, 4244059, 7021750],
      g_slope = [1092505, 890693, 1523439, 701641, 1388845, 908891], region = 2072, visit = 1940, loop = 2952,
      fma = 759, edge = 100, pack = 1170, conflict_a = 521, split = 107, stall = 50, a_near = 96,
      a_far = 1024, b_near = 893, b_far = 1024, c_near = 1018, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 10, reread = 143
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [31155, 8044500, 15589635, 20786917, 26661545],
      g_slope = [4006672, 7545135, 5197282, 2937314, 5988938], region = 1248, visit = 5116, loop = 5733,
      fma = 465, edge = 1, pack = 1821, conflict_a = 2286, split = 339, stall = 210, a_far = 622,
      b_near = 994, b_far = 336, c_near = 1, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 143
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [45792, 20188972, 48413364, 55310167, 102067500, 178845818],
      g_slope = [20143180, 28224392, 6896803, 15585777, 25592772, 18985830], region = 6, visit = 3698,
      loop = 14898, fma = 458, pack = 1253, conflict_a = 3223, split = 396, stall = 1024, a_near = 59,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1, c_far = 783, rows_near = 1024, rows_far = 1024,
      once_near = 946, once_far = 789, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [27047, 1802908, 21229833, 23607625],
      g_slope = [1775861, 2428365, 594448, 0], region = 14105, visit = 2689, loop = 3555, fma = 665,
      edge = 107, pack = 1324, conflict_a = 3, split = 54, stall = 173, a_far = 1024, b_near = 6,
      b_far = 1024, c_near = 1023, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 225
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [29911, 130084700, 199231800, 282685778, 391852273, 478202667],
      g_slope = [43351596, 69147100, 41726989, 36388831, 21587598, 65852159], region = 1, visit = 6236,
      loop = 1, fma = 439, edge = 489, conflict_a = 1318, conflict_b = 42, conflict_c = 359, conflict = 67,
      mask = 157, split = 844, b_near = 281, b_far = 1024, c_near = 411, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 2, once_far = 921, alias_c = 884, apart_near = 575, apart_far = 316,
      brief = 183, seam = 225
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [40837, 53142667, 82081200, 125448000, 249813143, 271968667],
      g_slope = [53101830, 28938533, 43366800, 124365143, 11077762, 68618282], edge_columns = 8,
      region = 1369, visit = 7523, fma = 483, edge = 132, conflict_a = 11300, conflict_b = 3117,
      conflict_c = 140, mask = 189, split = 3337, stall = 174, a_near = 59, a_far = 461, b_near = 338,
      b_far = 1024, c_near = 368, c_far = 1024, rows_near = 712, rows_far = 1024, once_near = 125,
      once_far = 620, apart_near = 694, apart_far = 1024, brief = 2, seam = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x2048", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0, 2, 4, 9, 13], g_ps = [48219, 32332300, 58523900, 165512091, 217734182],
      g_slope = [16142040, 13095800, 21397638, 13055522, 20680969], edge_columns = 8, region = 18119,
      visit = 4797, loop = 257, fma = 446, edge = 293, conflict_a = 8165, conflict_c = 880, conflict = 576,
      split = 536, stall = 158, a_near = 234, a_far = 132, b_near = 252, b_far = 1024, c_near = 249,
      c_far = 433, rows_far = 1024, once_near = 74, once_far = 925, alias_a = 49, apart_near = 230,
      apart_far = 1024, seam = 320
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x1024", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [42492, 9716200, 27163273, 38213200, 67366444],
      g_slope = [9673708, 8723536, 11049927, 14576622, 10932786], edge_columns = 8, region = 19853,
      visit = 2640, loop = 5770, fma = 544, edge = 166, conflict_a = 2986, conflict_b = 484,
      conflict_c = 1406, mask = 103, split = 182, stall = 173, b_near = 257, b_far = 1024, c_near = 263,
      rows_far = 1024, once_near = 63, once_far = 220, apart_near = 186, apart_far = 798, seam = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x1024", family = "block",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [54144, 20255750, 24918167], g_slope = [10100803, 4662417, 9341794],
      region = 2253, visit = 7983, loop = 4549, fma = 416, edge = 233, pack = 320, conflict_a = 18254,
      conflict_c = 6459, conflict = 3198, a_near = 179, a_far = 1024, b_near = 1024, b_far = 592, c_far = 165,
      rows_near = 1024, once_near = 1, alias_a = 1963, alias_c = 263, apart_near = 323, apart_far = 1020,
      brief = 105, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x16x4096", family = "block",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [44011, 60914250, 100008000, 120513444, 198601286],
      g_slope = [30435119, 39093750, 20505444, 39043921, 31372567], region = 2, visit = 7682, loop = 3714,
      fma = 410, edge = 227, pack = 338, conflict_a = 3638, conflict_c = 2125, a_near = 115, a_far = 1024,
      b_near = 399, b_far = 1024, c_near = 297, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 2, once_far = 954, alias_c = 304, apart_near = 415, apart_far = 1024, brief = 376,
      column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x32x4096", family = "block",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [69946, 72053714, 113836714, 200043250],
      g_slope = [35991884, 41783000, 86206536, 54024316], edge_columns = 16, region = 3203, visit = 8731,
      loop = 6074, fma = 347, edge = 2, pack = 262, conflict_a = 9902, conflict_c = 2881, conflict = 23,
      stall = 221, a_near = 325, a_far = 1024, b_near = 105, b_far = 1024, c_near = 466, c_far = 702,
      rows_near = 1024, rows_far = 1024, once_near = 1, once_far = 1024, alias_a = 3, alias_c = 2,
      apart_near = 358, apart_far = 1024, brief = 187, column = 572, seam = 625
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x1024", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [55824, 26738875, 38106833, 38106833, 55262938, 118866222],
      g_slope = [8894350, 11367958, 0, 5718701, 15900821, 857355], region = 8102, visit = 9054, loop = 1449,
      fma = 423, edge = 1, pack = 443, conflict_a = 646, conflict_c = 3363, conflict = 917, stall = 258,
      a_near = 414, a_far = 1024, b_near = 393, b_far = 1024, c_near = 34, rows_near = 1024, rows_far = 1024,
      once_near = 7, once_far = 1024, alias_a = 13, alias_c = 5, apart_near = 297, apart_far = 1024,
      brief = 151, column = 1024, seam = 394, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x32x512", family = "block_slab",
    tile = #dynmlir.tile<14, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [71977, 5705237, 9192289, 19169200, 41391000, 84254818],
      g_slope = [5633260, 3487052, 9976911, 3703633, 10715954, 6030752], region = 8227, visit = 10775,
      loop = 3, fma = 347, edge = 216, pack = 262, conflict_a = 14684, conflict_c = 1851, conflict = 3428,
      stall = 19, a_near = 217, a_far = 1024, b_near = 103, b_far = 647, c_near = 375, c_far = 1024,
      rows_far = 1024, once_near = 100, once_far = 707, alias_a = 94, alias_c = 143, apart_near = 186,
      brief = 9, column = 1024, seam = 217, reread = 137
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x256", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 2, 3, 4, 19, 28], g_ps = [62058, 6603250, 8756000, 13080200, 58474917, 83112000],
      g_slope = [3270596, 2152750, 4324200, 3026314, 2737453, 5130107], edge_columns = 16, region = 11,
      visit = 6571, loop = 13127, fma = 360, edge = 296, pack = 155, conflict_a = 11538, conflict_c = 1693,
      conflict = 2621, stall = 470, a_near = 228, a_far = 1024, b_near = 123, b_far = 500, c_near = 175,
      rows_far = 279, once_near = 130, once_far = 310, alias_c = 2, apart_near = 13, brief = 68,
      column = 1024, seam = 531, reread = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0, 1, 2, 3, 42, 94], g_ps = [35713, 2105194, 2800682, 5579189, 77794875, 190296111],
      g_slope = [2069481, 695488, 2778507, 1851684, 2163485, 1670231], most_rows = 4, region = 1878,
      visit = 321, loop = 171, fma = 874, edge = 5, conflict_a = 331, conflict_b = 50, conflict_c = 127,
      conflict = 50, mask = 46, split = 1075, stall = 66, rows_near = 1024, once_far = 71, alias_a = 253
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 8, k = 28, mk = 79, m = 5}, kernels = [
    "sweep_whole_16x8x8192", "axpy_4x16x64"
  ], factors = [242, 408]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6}, at_most = {n = 8, k = 28, mk = 79}, kernels = [
    "skinny_16x8x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 80}, at_most = {n = 2, k = 28}, kernels = [
    "dot_16x1x4096", "dot_12x2x3072"
  ], factors = [275, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 80, n = 3}, at_most = {n = 8, k = 28}, kernels = [
    "skinny_16x8x64", "dot_6x4x1536", "sweep_whole_16x16x8192", "block_16x16x1024"
  ], factors = [257, 248, 278, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29}, at_most = {n = 1}, kernels = [
    "dot_16x1x4096", "dot_4x1x4096"
  ], factors = [292, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2}, at_most = {n = 2, m = 9}, kernels = [
    "dot_12x2x3072"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 2, m = 10}, at_most = {n = 2}, kernels = [
    "dot_12x2x3072", "dot_4x2x4096"
  ], factors = [280, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3}, at_most = {n = 4, m = 23}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536"
  ], factors = [253, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 24}, at_most = {n = 4, mk = 185363}, kernels = [
    "dot_8x3x2048", "dot_6x4x1536", "dot_4x4x4096"
  ], factors = [253, 214, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 3, m = 24, mk = 185364}, at_most = {n = 4}, kernels = [
    "dot_6x4x1536", "dot_4x4x4096"
  ], factors = [214, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5}, at_most = {n = 8, mnk = 2965820}, kernels = [
    "dot_4x6x1024", "dot_8x3x2048", "dot_2x8x4096", "sweep_whole_16x8x8192", "sweep_whole_16x16x8192",
    "sweep_whole_3x128x1024"
  ], factors = [228, 243, 245, 256, 277, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, n = 5, mnk = 2965821}, at_most = {n = 8}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096"
  ], factors = [228, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 4, nk = 1751172, mk = 30}, kernels = [
    "skinny_10x32x64", "sweep_whole_3x128x1024", "axpy_4x16x64"
  ], factors = [246, 238, 507]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 31}, at_most = {m = 4, nk = 1751172, n = 54}, kernels = [
    "skinny_10x32x64", "strip_8x32x1024", "strip_6x64x1024", "sweep_whole_16x16x8192"
  ], factors = [247, 209, 205, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, mk = 31}, at_most = {m = 3, nk = 1751172}, kernels = [
    "skinny_6x64x64", "skinny_3x128x64", "skinny_10x32x64", "strip_6x64x1024", "sweep_whole_3x128x1024"
  ], factors = [277, 302, 278, 275, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, mk = 31, m = 4}, at_most = {m = 4, nk = 1751172}, kernels = [
    "skinny_6x64x64", "strip_6x64x1024", "sweep_whole_6x64x2048"
  ], factors = [222, 215, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 1751173}, at_most = {m = 4}, kernels = [
    "skinny_6x64x64", "skinny_10x32x64", "skinny_6x64x32", "strip_6x64x1024"
  ], factors = [242, 246, 235, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5}, at_most = {m = 8, n_even = 362, mn = 810}, kernels = [
    "skinny_6x64x64", "skinny_10x32x64", "strip_8x32x1024"
  ], factors = [242, 241, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, mn = 811}, at_most = {m = 8, n_even = 362}, kernels = [
    "skinny_10x32x64", "skinny_6x64x32", "strip_8x32x1024", "sweep_whole_6x64x2048"
  ], factors = [241, 238, 218, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, n_even = 363}, at_most = {m = 8}, kernels = [
    "skinny_10x32x64", "strip_8x32x1024", "sweep_whole_3x128x1024"
  ], factors = [241, 218, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9}, at_most = {k = 4, n = 33}, kernels = [
    "skinny_10x32x64", "tall_16x16x1024", "block_14x32x4096"
  ], factors = [394, 314, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9}, at_most = {k = 4, elements = 402511, m = 151}, kernels = [
    "skinny_6x64x64", "panel_6x64x1024", "sweep_whole_3x128x1024"
  ], factors = [401, 262, 439]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 152}, at_most = {k = 4, elements = 402511}, kernels = [
    "panel_6x64x1024", "sweep_whole_6x64x2048", "sweep_whole_3x128x1024"
  ], factors = [335, 425, 513]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, elements = 402512}, at_most = {k = 1}, kernels = [
    "skinny_3x128x64", "skinny_1x256x32", "sweep_whole_3x128x1024"
  ], factors = [601, 484, 667]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 9, elements = 402512, k = 2}, at_most = {k = 4}, kernels = [
    "skinny_6x64x64", "sweep_whole_6x64x2048", "sweep_whole_3x128x1024"
  ], factors = [579, 570, 667]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 9, k = 5}, at_most = {n = 16, m = 338}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_6x64x2048", "block_16x16x1024", "block_14x32x4096"
  ], factors = [239, 259, 235, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 339, k = 5}, at_most = {n = 16}, kernels = [
    "tall_8x32x1024", "block_16x16x1024", "block_14x16x4096", "block_14x32x4096"
  ], factors = [245, 235, 234, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 5}, at_most = {m = 16, mn = 18184}, kernels = [
    "skinny_6x64x64", "tall_6x64x1024", "sweep_whole_6x64x2048"
  ], factors = [254, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 5, mn = 18185}, at_most = {m = 16}, kernels = [
    "skinny_6x64x64", "skinny_6x64x32", "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [246, 235, 234, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 5}, at_most = {m = 132, n = 58, n_even = 4}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024", "block_14x32x4096"
  ], factors = [263, 222, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, m = 17, k = 5}, at_most = {m = 132, n = 3382, n_even = 4}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x256"
  ], factors = [269, 236, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 17, k = 5, n_even = 5}, at_most = {m = 132, n = 3382}, kernels = [
    "tall_6x64x1024", "block_14x32x4096"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3383, m = 17, k = 5}, at_most = {m = 132}, kernels = [
    "tall_6x64x1024", "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [264, 251, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 133, k = 5}, at_most = {k = 32, n_even = 32, n = 33}, kernels = [
    "tall_8x32x1024", "block_14x32x4096"
  ], factors = [253, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 133, k = 5}, at_most = {k = 32, n_even = 32}, kernels = [
    "skinny_6x64x64", "tall_6x64x1024", "panel_6x64x1024", "block_14x32x4096"
  ], factors = [311, 289, 263, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 133, k = 5, n_even = 33}, at_most = {k = 32}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x256", "sweep_whole_6x64x2048", "block_14x32x4096",
    "block_slab_6x64x256"
  ], factors = [251, 228, 238, 268, 252, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 133, k = 33}, at_most = {n = 51, k = 472}, kernels = [
    "tall_6x64x1024", "block_14x32x4096"
  ], factors = [242, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 133, k = 473}, at_most = {n = 51}, kernels = [
    "tall_6x64x1024", "block_14x32x4096", "block_slab_14x32x512"
  ], factors = [268, 234, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 133, k = 33}, at_most = {elements = 1009858, n = 163}, kernels = [
    "tall_6x64x1024", "panel_6x64x256", "block_slab_16x16x1024", "block_slab_6x64x256"
  ], factors = [241, 232, 206, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 164, m = 133, k = 33}, at_most = {elements = 1009858}, kernels = [
    "tall_6x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 133, k = 33, elements = 1009859}, at_most = {elements = 1263612}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x256"
  ], factors = [237, 223, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 133, k = 33, elements = 1263613}, at_most = {m = 728}, kernels = [
    "tall_6x64x1024", "panel_6x64x256", "block_slab_14x32x512"
  ], factors = [233, 238, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 729, k = 33, elements = 1263613}, at_most = {}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [240, 222]} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @sapphirerapids} : () -> ()
