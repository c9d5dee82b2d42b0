// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 1997 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Coefficients of that run, which kept 44; which of those stay was said by 888 of its shapes in another, with n_mik 26.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 26, n_pred 16, levels measured [0].
// 29 of 47 candidates kept (1612 generated); the best of them against the best of all: 1.009 (geometric mean of times)
// chosen against the best of them: 1.044, worst 3.43
// predicted against measured time: median error 11.8 %; g: 13.0 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x1024", family = "dot",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [51313, 3116311, 7068894], g_slope = [510833, 564654, 232734], region = 11450,
      visit = 1879, loop = 3727, fma = 415, edge = 187, conflict_a = 137, split = 390, a_near = 98,
      a_far = 268, b_near = 102, b_far = 250, c_near = 917, c_far = 1024, rows_near = 295, rows_far = 1024,
      once_near = 176, once_far = 65, alias_a = 14, reread = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [48675, 2585093, 6957833, 11038600, 16455818, 31222056],
      g_slope = [2536418, 2186370, 4080767, 2708609, 4922079, 8989430], region = 15953, visit = 1733,
      loop = 2977, fma = 416, edge = 203, split = 883, a_near = 106, a_far = 165, b_near = 192, b_far = 298,
      c_near = 684, c_far = 1024, rows_near = 459, once_near = 190, once_far = 43, alias_a = 4, reread = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [28894, 2457711, 4180618, 5203608, 14263956, 39519136],
      g_slope = [1214408, 1722907, 1022990, 1812069, 6313795, 9437038], region = 10389, visit = 1416,
      loop = 691, fma = 707, edge = 11, conflict_a = 543, split = 195, stall = 88, a_near = 127, b_near = 215,
      b_far = 414, c_near = 688, c_far = 85, rows_near = 878, once_near = 41, once_far = 36, alias_a = 9,
      reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [39049, 2030074, 3448141, 3448141, 8479833, 14628404],
      g_slope = [995512, 1418067, 0, 1006338, 1537142, 3536522], region = 12759, visit = 1344, loop = 1794,
      fma = 489, edge = 48, conflict_a = 1422, split = 585, stall = 21, a_near = 174, a_far = 77,
      b_near = 168, b_far = 414, c_near = 561, c_far = 1024, rows_near = 467, rows_far = 1024,
      once_near = 130, once_far = 47, alias_a = 12, reread = 139
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [23941, 3946935, 4512588, 8531044, 18505000, 46413444],
      g_slope = [1961497, 565653, 4018456, 1994791, 6977111, 11075709], region = 14489, visit = 1254,
      loop = 4545, fma = 383, edge = 187, conflict_a = 6689, split = 1073, a_near = 100, a_far = 157,
      b_near = 201, b_far = 339, c_near = 382, rows_near = 439, rows_far = 1024, once_near = 199,
      once_far = 26, reread = 146
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 3, 6, 13], g_ps = [26356, 3577196, 6824062, 28738615],
      g_slope = [1183613, 1082288, 3130650, 6844367], region = 13661, visit = 1637, loop = 2982, fma = 373,
      edge = 139, conflict_a = 1764, split = 628, a_near = 161, a_far = 92, b_near = 149, b_far = 347,
      c_near = 616, c_far = 814, rows_near = 355, once_near = 175, once_far = 49, alias_a = 15, reread = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 13], g_ps = [39435, 1372514, 2068659, 4103012, 18066500],
      g_slope = [1333079, 696145, 1017176, 1551498, 6107016], region = 8270, visit = 1202, loop = 3651,
      fma = 401, edge = 123, split = 711, a_near = 159, a_far = 136, b_near = 175, b_far = 332, c_near = 570,
      rows_near = 560, once_near = 173, once_far = 112, alias_a = 13, reread = 161
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9, 13], g_ps = [47522, 1356917, 2016259, 4627227, 9051229, 18439641],
      g_slope = [1309395, 659342, 1305484, 884800, 2347103, 3739085], region = 12201, visit = 750,
      loop = 3668, fma = 460, edge = 109, conflict_a = 2607, split = 890, a_near = 112, a_far = 183,
      b_near = 180, b_far = 323, c_near = 707, rows_near = 732, rows_far = 1024, once_near = 177,
      once_far = 32, alias_a = 25, reread = 156
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x6x4096", family = "dot",
    tile = #dynmlir.tile<3, 6, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [40251, 1436700, 8222800, 10955400, 21575000, 47478000],
      g_slope = [1396449, 2262033, 1366300, 3539866, 6475750, 9097652], region = 12565, visit = 1477,
      loop = 3900, fma = 394, edge = 182, conflict_a = 28, split = 543, a_near = 89, a_far = 221,
      b_near = 180, b_far = 300, c_near = 760, c_far = 212, rows_near = 1024, once_near = 185, once_far = 35,
      alias_a = 36, reread = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [40583, 1945530, 5305843, 5305843, 22806700, 51606700],
      g_slope = [1904947, 3360313, 0, 2916809, 7200000, 10048837], region = 10663, visit = 2741, loop = 379,
      fma = 463, edge = 53, conflict_a = 1809, split = 341, a_near = 188, a_far = 87, b_near = 244,
      b_far = 421, c_near = 465, c_far = 544, rows_near = 419, once_near = 149, once_far = 76, alias_a = 11,
      reread = 143
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x4096", family = "block",
    tile = #dynmlir.tile<10, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13], g_ps = [56246, 60162250, 105727000, 134824182, 364270375],
      g_slope = [20035334, 45564750, 14548591, 32778027, 26582729], region = 13012, visit = 1929, loop = 7069,
      fma = 322, edge = 117, pack = 243, conflict_a = 5876, conflict_c = 3956, conflict = 3345, mask = 43,
      stall = 76, a_near = 40, a_far = 103, b_near = 106, b_far = 382, c_near = 75, c_far = 403,
      rows_near = 300, rows_far = 1024, once_near = 165, once_far = 194, brief = 8, column = 410, seam = 43,
      reread = 216
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x48x512", family = "block",
    tile = #dynmlir.tile<8, 48, 512>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [142193, 37141409, 52752154], g_slope = [6166536, 5203581, 9358224],
      edge_columns = 16, region = 2556, visit = 2405, loop = 26895, fma = 322, edge = 135, pack = 142,
      conflict_a = 12303, conflict_c = 2050, conflict = 7337, stall = 126, a_near = 59, a_far = 286,
      b_near = 101, b_far = 169, c_near = 115, c_far = 362, rows_near = 248, rows_far = 1024, once_near = 77,
      once_far = 61, alias_c = 28, apart_near = 51, brief = 44, column = 328, seam = 645
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x64x512", family = "block",
    tile = #dynmlir.tile<4, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [151948, 6425393, 9793000, 19352103, 38438278, 94748571],
      g_slope = [6273445, 3367607, 9559103, 6362058, 8044327, 11227904], edge_columns = 16, region = 792,
      visit = 1122, loop = 30819, fma = 337, edge = 114, pack = 142, conflict_a = 10304, conflict_c = 2628,
      conflict = 8570, stall = 229, a_near = 96, a_far = 91, b_near = 117, b_far = 86, c_near = 25,
      c_far = 320, rows_far = 1024, once_far = 27, alias_a = 22, alias_c = 41, apart_near = 82, brief = 45,
      column = 387, seam = 739
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [120850, 53753231, 84051111, 142367778, 254549000],
      g_slope = [13408095, 15148940, 19438889, 28045305, 18866907], edge_columns = 16, visit = 1744,
      loop = 30366, fma = 324, edge = 478, pack = 113, conflict_a = 5801, conflict_c = 2457, conflict = 7780,
      stall = 203, a_near = 62, a_far = 134, b_near = 136, b_far = 71, c_near = 49, c_far = 280,
      rows_near = 337, rows_far = 1024, once_near = 40, once_far = 47, alias_a = 97, alias_c = 28,
      apart_near = 50, brief = 22, column = 389, seam = 721
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 9], g_ps = [124392, 60729154], g_slope = [6733862, 9036947], edge_columns = 16, region = 1205,
      visit = 1750, loop = 30676, fma = 323, edge = 184, pack = 144, conflict_a = 7809, conflict_c = 2468,
      conflict = 6884, stall = 201, a_near = 60, a_far = 228, b_near = 98, b_far = 72, c_near = 41,
      c_far = 56, rows_far = 1024, once_far = 57, alias_a = 64, alias_c = 30, apart_near = 100, brief = 51,
      column = 442, seam = 813
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 13], g_ps = [74451, 33708364, 95073667, 156840833, 469325444],
      g_slope = [33633913, 30682651, 61767166, 34720512, 33298226], region = 11942, visit = 2788, loop = 6199,
      fma = 323, edge = 1406, pack = 132, conflict_a = 12425, conflict_c = 3805, conflict = 2607, mask = 57,
      stall = 36, b_near = 163, b_far = 190, c_near = 85, c_far = 283, rows_near = 83, rows_far = 1024,
      once_near = 170, once_far = 36, alias_a = 33, alias_c = 26, apart_far = 173, brief = 16, column = 349,
      seam = 20, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [64287, 35536000, 75982923, 99860539, 146156833, 404841750],
      g_slope = [35471713, 40446923, 23877616, 46296294, 28742768, 41492558], region = 11518, visit = 2996,
      loop = 6766, fma = 324, pack = 278, conflict_a = 16542, conflict_c = 4293, conflict = 831, mask = 61,
      stall = 54, a_near = 21, b_near = 110, b_far = 314, c_near = 110, c_far = 162, rows_far = 1024,
      once_near = 144, once_far = 114, alias_a = 37, apart_far = 122, brief = 23, column = 357, seam = 125,
      reread = 120
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [216377, 16050750, 53440182, 96148500, 194273300, 251831454],
      g_slope = [15834373, 12463144, 21354159, 32708266, 14389538, 27005207], edge_columns = 16, visit = 923,
      loop = 36947, fma = 350, edge = 306, pack = 114, conflict_a = 11417, conflict_c = 2677,
      conflict = 18277, stall = 132, a_far = 155, b_near = 49, b_far = 186, c_near = 85, c_far = 334,
      rows_far = 1024, once_far = 401, apart_near = 142, apart_far = 331, brief = 83, column = 1024,
      seam = 1024, reread = 525
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3, 9], g_ps = [130177, 36038250, 129563125], g_slope = [11969357, 15587479, 17717925],
      edge_columns = 16, region = 606, visit = 2380, loop = 27495, fma = 322, edge = 222, pack = 148,
      conflict_a = 11109, conflict_c = 2159, conflict = 7519, mask = 26, stall = 147, a_near = 27, a_far = 47,
      b_near = 96, b_far = 139, c_near = 99, c_far = 292, rows_near = 148, rows_far = 1024, once_near = 91,
      once_far = 53, alias_a = 89, apart_near = 2, brief = 15, column = 377, seam = 419
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [136236, 53348214, 143965583, 258367222],
      g_slope = [13302994, 18123473, 28600409, 20096192], edge_columns = 16, region = 1698, visit = 1928,
      loop = 29759, fma = 315, edge = 248, pack = 147, conflict_a = 13208, conflict_c = 2572, conflict = 7145,
      stall = 182, a_near = 61, a_far = 23, b_near = 129, b_far = 76, c_near = 57, c_far = 252,
      rows_far = 1024, once_near = 20, once_far = 82, alias_a = 36, alias_c = 21, apart_near = 61, brief = 31,
      column = 374, seam = 882
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 6, 13], g_ps = [99203, 53801769, 119292222, 362768875],
      g_slope = [17900855, 21830151, 34782379, 26014669], region = 13651, visit = 1985, loop = 14794,
      fma = 324, edge = 579, pack = 159, conflict_a = 18697, conflict_c = 3386, conflict = 2766, mask = 10,
      stall = 102, b_near = 122, b_far = 282, c_near = 152, c_far = 229, rows_far = 1024, once_near = 153,
      once_far = 138, alias_a = 60, column = 121, seam = 346, reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x512", family = "tall",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [100985, 6129484, 17046571, 17933500, 23072021, 48393273],
      g_slope = [6028499, 10917087, 886929, 5138521, 12660626, 8359450], edge_columns = 16, region = 1547,
      visit = 1960, loop = 30165, fma = 316, edge = 238, pack = 138, conflict_a = 14787, conflict_c = 2587,
      conflict = 7492, mask = 8, stall = 191, a_near = 52, a_far = 35, b_near = 130, b_far = 76, c_near = 48,
      c_far = 146, rows_far = 1024, once_near = 33, alias_a = 6, alias_c = 18, apart_near = 42,
      apart_far = 77, brief = 34, column = 423, seam = 811
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x4096", family = "panel",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [76178, 33098643, 75295583, 109557300, 190524778],
      g_slope = [33022465, 42196940, 34261717, 80967478, 37607195], region = 13122, visit = 3050, loop = 6461,
      fma = 330, pack = 251, conflict_a = 17380, conflict_c = 4245, conflict = 5269, mask = 30, stall = 56,
      a_near = 109, a_far = 58, b_far = 229, c_near = 101, c_far = 136, rows_far = 1024, once_near = 136,
      once_far = 128, alias_a = 41, brief = 42, column = 414, seam = 62, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [102373, 17740000, 29340813, 57483438, 97621000, 243787889],
      g_slope = [17637627, 11600813, 14071312, 20068781, 48722296, 27099922], edge_columns = 16,
      region = 12744, visit = 2183, loop = 15289, fma = 323, edge = 228, pack = 174, conflict_a = 17533,
      conflict_c = 3014, conflict = 5697, mask = 28, stall = 61, a_near = 46, a_far = 277, b_near = 136,
      b_far = 328, c_near = 158, c_far = 13, rows_near = 28, rows_far = 1024, once_near = 184, once_far = 134,
      brief = 11, column = 257, seam = 301
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [133873, 14857673, 63815222, 72751688, 132579667, 255147750],
      g_slope = [14723800, 16319183, 4468233, 19942659, 30642020, 19854694], edge_columns = 16, visit = 1888,
      loop = 31196, fma = 311, edge = 133, pack = 156, conflict_a = 17307, conflict_c = 2421, conflict = 6735,
      stall = 189, a_near = 85, a_far = 266, b_near = 96, b_far = 189, c_near = 43, c_far = 63,
      rows_far = 1024, once_far = 54, alias_c = 105, apart_near = 72, brief = 33, column = 431, seam = 960
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [146800, 10547929, 17652417, 20308576, 36636750, 41445167],
      g_slope = [5200564, 7104488, 2656159, 8164087, 1602805, 5705484], edge_columns = 16, visit = 1563,
      loop = 29797, fma = 316, edge = 116, pack = 162, conflict_a = 15250, conflict_c = 2495, conflict = 7246,
      stall = 190, a_near = 116, a_far = 102, b_near = 96, b_far = 221, c_near = 44, c_far = 176,
      rows_far = 1024, once_far = 86, alias_c = 123, apart_near = 56, brief = 26, column = 316, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x512", family = "panel",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [99244, 52852500, 83547312], g_slope = [5861472, 7673703, 10344757],
      edge_columns = 16, visit = 1875, loop = 29971, fma = 311, edge = 209, pack = 152, conflict_a = 12007,
      conflict_c = 2283, conflict = 6468, stall = 179, a_near = 129, a_far = 11, b_near = 78, b_far = 162,
      c_near = 53, c_far = 104, rows_far = 1024, once_near = 1, once_far = 14, alias_a = 43, alias_c = 128,
      apart_near = 76, brief = 42, column = 318, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_4x6x512", family = "dot_slab",
    tile = #dynmlir.tile<4, 6, 512>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 13], g_ps = [57970, 683101, 1266386, 1266386, 2722114, 3530390],
      g_slope = [312565, 583285, 0, 727864, 115468, 253838], region = 16331, visit = 1527, loop = 4166,
      fma = 434, edge = 169, split = 568, stall = 98, a_near = 97, a_far = 179, b_near = 9, b_far = 48,
      c_near = 698, rows_near = 458, once_near = 88, reread = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_2x8x512", family = "dot_slab",
    tile = #dynmlir.tile<2, 8, 512>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [25541, 634622, 712849, 2150799], g_slope = [304540, 78227, 239658, 269813],
      region = 16911, visit = 1213, loop = 7473, fma = 413, edge = 329, split = 1043, stall = 92,
      a_near = 119, a_far = 152, b_near = 72, b_far = 12, c_near = 318, c_far = 542, rows_near = 510,
      once_near = 82, reread = 136
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 8, k = 6, n = 2, mn = 9, elements = 56}, kernels = [
    "dot_3x4x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7}, at_most = {m = 8, k = 14, n = 2, mn = 9, elements = 56}, kernels = [
    "dot_3x4x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 8, k = 14, n = 4, mn = 9, elements = 56}, kernels = [
    "dot_3x4x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 10}, at_most = {m = 8, k = 14, n = 4, mn = 19, elements = 56}, kernels = [
    "dot_3x4x4096"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 57}, at_most = {m = 8, k = 14, n = 1, mn = 19}, kernels = [
    "dot_8x2x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 57, n = 2}, at_most = {m = 8, k = 14, n = 4, mn = 19}, kernels = [
    "dot_3x4x4096", "dot_8x2x4096"
  ], factors = [256, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 20}, at_most = {m = 8, k = 14, n = 4}, kernels = [
    "dot_3x4x4096", "panel_16x16x4096"
  ], factors = [245, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 8, k = 5, n = 6}, kernels = [
    "panel_16x16x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 6}, at_most = {m = 8, k = 14, n = 6}, kernels = [
    "dot_3x6x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {m = 8, k = 53, n = 4, elements = 1474, nk = 79}, kernels = [
    "dot_2x4x4096"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, nk = 80}, at_most = {m = 8, k = 53, n = 4, elements = 1474}, kernels = [
    "dot_2x4x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, elements = 1475}, at_most = {m = 5, k = 53, n = 2}, kernels = [
    "dot_4x4x4096", "dot_8x2x4096"
  ], factors = [206, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, elements = 1475, m = 6}, at_most = {m = 8, k = 53, n = 2}, kernels = [
    "dot_8x2x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, elements = 1475, n = 3}, at_most = {m = 8, k = 53, n = 4}, kernels = [
    "dot_4x4x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 5}, at_most = {m = 8, k = 53, n = 6, nk = 157}, kernels = [
    "dot_4x6x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 5, nk = 158}, at_most = {m = 8, k = 53, n = 6}, kernels = [
    "dot_3x6x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7}, at_most = {m = 8, k = 15, n = 11, elements = 426, nk = 37}, kernels = [
    "panel_16x16x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, nk = 38}, at_most = {m = 8, k = 15, n = 11, elements = 426}, kernels = [
    "panel_16x16x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, elements = 427}, at_most = {m = 8, k = 15, n = 11, mn = 33}, kernels = [
    "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [246, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, elements = 427, mn = 34}, at_most = {m = 8, k = 15, n = 11}, kernels = [
    "dot_3x4x4096", "panel_16x16x4096"
  ], factors = [237, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 16}, at_most = {m = 8, k = 53, n = 11, mn = 43, elements = 613}, kernels = [
    "dot_3x6x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 16, elements = 614}, at_most = {m = 8, k = 53, n = 11, mn = 43}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [219, 262, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 16, mn = 44}, at_most = {m = 8, k = 53, n = 8}, kernels = [
    "dot_3x4x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 16, mn = 44}, at_most = {m = 8, k = 53, n = 11}, kernels = [
    "panel_16x16x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12}, at_most = {m = 8, k = 23, n = 20, mn = 54, mk = 8}, kernels = [
    "tall_16x16x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21}, at_most = {m = 8, k = 23, n = 41, mn = 54, mk = 8}, kernels = [
    "panel_10x32x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mk = 9}, at_most = {m = 8, k = 23, n = 16, mn = 54}, kernels = [
    "panel_16x16x4096"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 9}, at_most = {m = 8, k = 23, n = 41, mn = 54}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "panel_10x32x2048"
  ], factors = [241, 253, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mn = 55}, at_most = {m = 8, k = 10, n = 16}, kernels = [
    "tall_16x16x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 55}, at_most = {m = 8, k = 10, n = 24}, kernels = [
    "panel_6x64x512"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, mn = 55}, at_most = {m = 8, k = 10, n = 32, batches = 1}, kernels = [
    "panel_10x32x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, mn = 55, batches = 2}, at_most = {m = 8, k = 10, n = 32}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 55}, at_most = {m = 8, k = 10, n = 41}, kernels = [
    "tall_6x64x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mn = 55, k = 11}, at_most = {m = 8, k = 23, n = 24, mnk = 3027}, kernels = [
    "dot_2x8x4096", "block_10x16x4096", "panel_10x32x2048"
  ], factors = [237, 224, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, mn = 55, k = 11}, at_most = {m = 8, k = 23, n = 31, mnk = 3027}, kernels = [
    "panel_10x32x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mn = 55, k = 11}, at_most = {m = 8, k = 23, n = 41, mnk = 3027}, kernels = [
    "dot_2x8x4096", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [278, 208, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mn = 55, k = 11, mnk = 3028}, at_most = {m = 8, k = 23, n = 41}, kernels = [
    "tall_6x64x1024", "panel_10x32x2048"
  ], factors = [206, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42}, at_most = {m = 8, k = 5, elements = 1155, n_even = 32}, kernels = [
    "block_4x64x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, n_even = 33}, at_most = {m = 8, k = 5, elements = 1155}, kernels = [
    "block_4x64x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, elements = 1156}, at_most = {m = 8, k = 5, n = 81, n_even = 32}, kernels = [
    "block_4x64x512", "panel_6x64x512"
  ], factors = [257, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, elements = 1156, n_even = 33}, at_most = {m = 4, k = 5, n = 81}, kernels = [
    "tall_3x128x512", "panel_6x64x512"
  ], factors = [253, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, elements = 1156, n_even = 33, m = 5}, at_most = {m = 8, k = 5, n = 81}, kernels = [
    "panel_6x64x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, elements = 1156}, at_most = {m = 8, k = 5, mnk = 12846, n_even = 32, n = 127}, kernels = [
    "tall_3x128x512"
  ], factors = [397]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 128, elements = 1156}, at_most = {m = 8, k = 5, mnk = 12846, n_even = 32, n = 222}, kernels = [
    "block_4x64x512", "tall_3x128x512", "panel_6x64x512"
  ], factors = [253, 338, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 223, elements = 1156}, at_most = {m = 8, k = 5, mnk = 12846, n_even = 32}, kernels = [
    "tall_3x128x512"
  ], factors = [405]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, elements = 1156, n_even = 33}, at_most = {m = 8, k = 5, mnk = 12846}, kernels = [
    "tall_3x128x512"
  ], factors = [406]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, elements = 1156, mnk = 12847}, at_most = {m = 8, k = 5, mk = 15}, kernels = [
    "block_4x64x512", "tall_3x128x512", "panel_6x64x512"
  ], factors = [243, 326, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 82, elements = 1156, mnk = 12847, mk = 16}, at_most = {m = 8, k = 5}, kernels = [
    "block_4x64x512", "tall_3x128x512", "panel_6x64x512"
  ], factors = [253, 321, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6}, at_most = {m = 8, k = 12, n_even = 32, mn = 204}, kernels = [
    "tall_6x64x512"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, mn = 205}, at_most = {m = 8, k = 12, n_even = 32, mk = 42, batches = 1}, kernels = [
    "tall_3x128x512", "tall_6x64x512"
  ], factors = [313, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, mn = 205, batches = 2}, at_most = {m = 8, k = 12, n_even = 32, mk = 42}, kernels = [
    "block_4x64x512", "tall_3x128x512"
  ], factors = [225, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, mn = 205, mk = 43}, at_most = {m = 8, k = 12, n_even = 32}, kernels = [
    "block_8x48x512", "block_4x64x512"
  ], factors = [266, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, n_even = 33}, at_most = {m = 8, k = 12, n_even = 724, mn = 701, n = 90}, kernels = [
    "panel_5x64x384"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, n_even = 33}, at_most = {m = 8, k = 12, n_even = 724, mn = 701}, kernels = [
    "tall_3x128x512"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, n_even = 33, mn = 702}, at_most = {m = 8, k = 12, n_even = 724}, kernels = [
    "block_4x64x512", "tall_3x128x512"
  ], factors = [242, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, n_even = 725}, at_most = {m = 8, k = 12, nk = 11585}, kernels = [
    "block_4x64x512", "tall_3x128x512"
  ], factors = [214, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 6, n_even = 725, nk = 11586}, at_most = {m = 8, k = 12}, kernels = [
    "block_4x64x512", "tall_3x128x512", "panel_5x64x384"
  ], factors = [222, 268, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13}, at_most = {m = 4, k = 23, n_even = 32, batches = 17, n = 98}, kernels = [
    "tall_6x64x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, k = 13}, at_most = {m = 4, k = 23, n_even = 32, batches = 17}, kernels = [
    "block_4x64x512", "tall_3x128x512", "panel_5x64x384"
  ], factors = [229, 276, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, batches = 18}, at_most = {m = 4, k = 23, n_even = 32}, kernels = [
    "dot_2x8x4096", "tall_3x128x512", "tall_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [254, 246, 225, 228, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, n_even = 33}, at_most = {m = 4, k = 23, n_even = 128}, kernels = [
    "tall_3x128x512", "panel_5x64x384"
  ], factors = [261, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, n_even = 129}, at_most = {m = 4, k = 23, mk = 34, mnk = 15325}, kernels = [
    "panel_5x64x384"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, n_even = 129, mnk = 15326}, at_most = {m = 4, k = 23, mk = 34}, kernels = [
    "dot_2x8x4096", "panel_5x64x384"
  ], factors = [255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, n_even = 129, mk = 35}, at_most = {m = 4, k = 23, elements = 71609}, kernels = [
    "dot_2x8x4096", "block_6x64x512", "tall_6x64x512", "panel_5x64x384"
  ], factors = [272, 237, 236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, n_even = 129, mk = 35, elements = 71610}, at_most = {m = 4, k = 23}, kernels = [
    "tall_3x128x512", "tall_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [271, 234, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, m = 5}, at_most = {m = 8, k = 23, mn = 3762}, kernels = [
    "panel_5x64x384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, k = 13, m = 5, mn = 3763}, at_most = {m = 8, k = 23}, kernels = [
    "block_4x64x512", "block_6x64x512", "panel_6x64x1024"
  ], factors = [241, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24}, at_most = {m = 4, k = 53, n = 39, n_even = 4, mn = 49}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [256, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, mn = 50}, at_most = {m = 4, k = 53, n = 39, n_even = 4}, kernels = [
    "dot_2x8x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, n_even = 5}, at_most = {m = 4, k = 53, n = 39, mnk = 2150, nk = 957}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [253, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, n_even = 5, nk = 958}, at_most = {m = 4, k = 53, n = 39, mnk = 2150}, kernels = [
    "dot_2x8x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, n_even = 5, mnk = 2151}, at_most = {m = 4, k = 53, n = 39}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "panel_6x64x512"
  ], factors = [225, 243, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24}, at_most = {m = 4, k = 53, k_even = 4, mk = 46, n_even = 32}, kernels = [
    "dot_2x8x4096", "panel_6x64x1024"
  ], factors = [235, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, n_even = 33}, at_most = {m = 4, k = 53, k_even = 4, mk = 46}, kernels = [
    "dot_2x8x4096", "tall_3x128x512", "panel_5x64x384"
  ], factors = [246, 280, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, mk = 47}, at_most = {m = 4, k = 27, k_even = 4, n_even = 32}, kernels = [
    "dot_2x8x4096", "panel_5x64x384"
  ], factors = [256, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 28, mk = 47}, at_most = {m = 4, k = 38, k_even = 4, n_even = 32}, kernels = [
    "dot_2x8x4096", "panel_6x64x512"
  ], factors = [246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, mk = 47, n_even = 33}, at_most = {m = 4, k = 38, k_even = 4}, kernels = [
    "dot_2x8x4096", "panel_5x64x384"
  ], factors = [250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 39, mk = 47}, at_most = {m = 4, k = 53, k_even = 4}, kernels = [
    "dot_2x8x4096", "panel_6x64x1024"
  ], factors = [239, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5}, at_most = {m = 3, k = 53, elements = 562929, mn = 135}, kernels = [
    "dot_2x8x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5, mn = 136}, at_most = {m = 3, k = 53, elements = 562929, mk = 55}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [219, 275, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5, mn = 136, mk = 56}, at_most = {m = 3, k = 53, elements = 562929}, kernels = [
    "dot_2x8x4096", "tall_3x128x512"
  ], factors = [264, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5, elements = 562930}, at_most = {m = 3, k = 53, n = 507}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [226, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 508, k = 24, k_even = 5, elements = 562930}, at_most = {m = 3, k = 53}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [246, 220, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5, m = 4}, at_most = {m = 4, k = 53, nk = 8319}, kernels = [
    "dot_2x8x4096", "panel_6x64x1024", "panel_5x64x384"
  ], factors = [234, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5, m = 4, nk = 8320}, at_most = {m = 4, k = 53, nk = 29251}, kernels = [
    "dot_2x8x4096", "tall_3x128x512"
  ], factors = [252, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 24, k_even = 5, m = 4, nk = 29252}, at_most = {m = 4, k = 53}, kernels = [
    "dot_2x8x4096", "panel_5x64x384", "dot_slab_2x8x512"
  ], factors = [240, 258, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5}, at_most = {m = 8, k = 53, mn = 301, n = 22}, kernels = [
    "dot_2x8x4096", "panel_16x16x4096"
  ], factors = [249, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 24, m = 5}, at_most = {m = 8, k = 53, mn = 301}, kernels = [
    "tall_6x64x512"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5, mn = 302}, at_most = {m = 8, k = 44, k_even = 4, elements = 799782, n_even = 32}, kernels = [
    "panel_5x64x384"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5, mn = 302, n_even = 33}, at_most = {m = 8, k = 44, k_even = 4, elements = 799782}, kernels = [
    "panel_5x64x384"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 45, m = 5, mn = 302}, at_most = {m = 8, k = 53, k_even = 4, elements = 799782}, kernels = [
    "panel_5x64x384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5, mn = 302, elements = 799783}, at_most = {m = 8, k = 53, k_even = 4}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [234, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5, mn = 302, k_even = 5}, at_most = {m = 8, k = 53, elements = 495954, mnk = 190958}, kernels = [
    "dot_2x8x4096", "block_6x64x512", "panel_6x64x1024"
  ], factors = [262, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5, mn = 302, k_even = 5, mnk = 190959}, at_most = {m = 8, k = 53, elements = 495954}, kernels = [
    "tall_3x128x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [244, 242, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, k = 24, m = 5, mn = 302, k_even = 5, elements = 495955}, at_most = {m = 8, k = 53}, kernels = [
    "dot_2x8x4096", "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [236, 227, 227, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54}, at_most = {m = 8, n = 2, mk = 374, elements = 1244}, kernels = [
    "dot_8x2x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, elements = 1245}, at_most = {m = 8, n = 2, mk = 374}, kernels = [
    "dot_8x2x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 375}, at_most = {m = 8, n = 2, mk = 766}, kernels = [
    "dot_8x2x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 767}, at_most = {m = 8, n = 1, mk = 294168, k = 1944}, kernels = [
    "dot_8x1x4096", "dot_4x2x4096"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1945, mk = 767}, at_most = {m = 8, n = 1, mk = 294168}, kernels = [
    "dot_8x1x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 767, n = 2}, at_most = {m = 8, n = 2, mk = 294168, mn = 6}, kernels = [
    "dot_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 767, n = 2, mn = 7}, at_most = {m = 8, n = 2, mk = 2559}, kernels = [
    "dot_4x2x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 2560, n = 2, mn = 7}, at_most = {m = 8, n = 2, mk = 294168}, kernels = [
    "dot_4x2x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 294169}, at_most = {m = 8, n = 2, mnk = 1557772}, kernels = [
    "dot_4x4x4096", "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [229, 219, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 294169, mnk = 1557773}, at_most = {m = 4, n = 2}, kernels = [
    "dot_4x4x4096", "dot_2x4x4096"
  ], factors = [223, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, mk = 294169, mnk = 1557773, m = 5}, at_most = {m = 8, n = 2}, kernels = [
    "dot_2x4x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 3}, at_most = {m = 8, n = 4, elements = 509244, k = 343, k_even = 4}, kernels = [
    "dot_4x4x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 3, k_even = 5}, at_most = {m = 8, n = 4, elements = 509244, k = 343}, kernels = [
    "dot_4x4x4096"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 344, n = 3}, at_most = {m = 1, n = 4, elements = 509244, mn = 15}, kernels = [
    "dot_4x4x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 344, n = 3, m = 2}, at_most = {m = 8, n = 4, elements = 509244, mn = 15, mnk = 14188}, kernels = [
    "dot_4x4x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 344, n = 3, m = 2, mnk = 14189}, at_most = {m = 8, n = 4, elements = 509244, mn = 15}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096"
  ], factors = [167, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 344, n = 3, mn = 16}, at_most = {m = 8, n = 4, elements = 509244}, kernels = [
    "dot_4x4x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 3, elements = 509245}, at_most = {m = 8, n = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_2x4x4096"
  ], factors = [247, 266, 262, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5}, at_most = {m = 4, elements = 657181, mn = 20, n = 6, mk = 4725}, kernels = [
    "dot_4x4x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mk = 4726}, at_most = {m = 4, elements = 657181, mn = 20, n = 6}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096", "dot_3x4x4096", "dot_2x4x4096"
  ], factors = [272, 185, 194, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 7}, at_most = {m = 4, elements = 657181, mn = 20, n = 8}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_2x4x4096"
  ], factors = [312, 226, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 9}, at_most = {m = 4, elements = 657181, mn = 20, k_even = 724}, kernels = [
    "dot_4x4x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 9, k_even = 725}, at_most = {m = 4, elements = 657181, mn = 20}, kernels = [
    "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [230, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21}, at_most = {m = 4, elements = 657181, mn = 84, mk = 138, batches = 2}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096"
  ], factors = [229, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, batches = 3}, at_most = {m = 4, elements = 657181, mn = 84, mk = 138}, kernels = [
    "dot_2x8x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, mk = 139}, at_most = {m = 4, elements = 657181, mn = 84, mk = 410}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_8x2x4096"
  ], factors = [278, 224, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, mk = 411}, at_most = {m = 1, elements = 657181, mn = 84}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [291, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, mk = 411, m = 2}, at_most = {m = 2, elements = 418109, mn = 84, k_even = 362}, kernels = [
    "dot_2x8x4096"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, mk = 411, m = 2, k_even = 363}, at_most = {m = 2, elements = 418109, mn = 84}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096"
  ], factors = [321, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, mk = 411, m = 2, elements = 418110}, at_most = {m = 2, elements = 657181, mn = 84}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [283, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 21, mk = 411, m = 3}, at_most = {m = 4, elements = 657181, mn = 32}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [270, 289, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 33, mk = 411, m = 3}, at_most = {m = 4, elements = 657181, mn = 84, k = 6344, n_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [250, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 33, mk = 411, m = 3, n_even = 5}, at_most = {m = 4, elements = 657181, mn = 84, k = 6344}, kernels = [
    "dot_3x8x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6345, n = 5, mn = 33, mk = 411, m = 3}, at_most = {m = 4, elements = 657181, mn = 84}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [272, 290, 288, 270, 331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85}, at_most = {m = 3, elements = 657181, k = 125, n_even = 32, mn = 238}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 239}, at_most = {m = 3, elements = 657181, k = 125, n_even = 32, mn = 1115}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [261, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85, n_even = 33}, at_most = {m = 3, elements = 657181, k = 125, n_even = 128, mn = 1115}, kernels = [
    "dot_2x8x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 1116}, at_most = {m = 3, elements = 657181, k = 125, n_even = 128}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "tall_6x64x1024"
  ], factors = [271, 269, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85, n_even = 129}, at_most = {m = 3, elements = 657181, k = 125, nk = 74181}, kernels = [
    "dot_2x8x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85, n_even = 129, nk = 74182}, at_most = {m = 3, elements = 657181, k = 125}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85, m = 4}, at_most = {m = 4, elements = 657181, k = 125, k_even = 4, n = 106}, kernels = [
    "dot_2x8x4096", "block_8x48x512"
  ], factors = [282, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 107, mn = 85, m = 4}, at_most = {m = 4, elements = 657181, k = 125, k_even = 4}, kernels = [
    "dot_2x8x4096", "tall_6x64x512", "dot_slab_4x6x512"
  ], factors = [259, 288, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85, m = 4, k_even = 5}, at_most = {m = 4, elements = 657181, k = 125, nk = 11585}, kernels = [
    "dot_2x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, mn = 85, m = 4, k_even = 5, nk = 11586}, at_most = {m = 4, elements = 657181, k = 125}, kernels = [
    "dot_2x8x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85}, at_most = {m = 1, elements = 657181, k = 489}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [279, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 490, n = 5, mn = 85}, at_most = {m = 1, elements = 657181}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [279, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85, m = 2}, at_most = {m = 2, elements = 423039, k_even = 362, k = 225}, kernels = [
    "dot_2x8x4096"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 5, mn = 85, m = 2}, at_most = {m = 2, elements = 423039, k_even = 362, n = 150}, kernels = [
    "dot_2x8x4096"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 151, mn = 85, m = 2}, at_most = {m = 2, elements = 423039, k_even = 362}, kernels = [
    "dot_2x8x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85, m = 2, k_even = 363}, at_most = {m = 2, elements = 423039}, kernels = [
    "dot_2x8x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85, m = 2, elements = 423040}, at_most = {m = 2, elements = 657181}, kernels = [
    "dot_2x8x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85, m = 3}, at_most = {m = 3, elements = 657181, k = 487}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [320, 266, 336, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 488, n = 5, mn = 85, m = 3}, at_most = {m = 3, elements = 657181, nk = 405917}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096"
  ], factors = [313, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 488, n = 5, mn = 85, m = 3, nk = 405918}, at_most = {m = 3, elements = 657181}, kernels = [
    "dot_3x8x4096", "dot_3x6x4096"
  ], factors = [297, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85, m = 4}, at_most = {m = 4, elements = 657181, n = 33, k_even = 724}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [286, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 5, mn = 85, m = 4, k_even = 725}, at_most = {m = 4, elements = 657181, n = 33}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [229, 290, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 34, mn = 85, m = 4}, at_most = {m = 4, elements = 657181, n = 66}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [268, 269, 280, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 126, n = 67, mn = 85, m = 4}, at_most = {m = 4, elements = 657181}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [277, 286, 268, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182}, at_most = {m = 1, k = 188, mk = 97}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [233, 246, 242, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, mk = 98}, at_most = {m = 1, k = 188}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [239, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, n = 5, elements = 657182}, at_most = {m = 1, k = 747, k_even = 4}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_8x2x4096", "dot_slab_2x8x512"
  ], factors = [243, 244, 237, 242, 230, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 189, n = 5, elements = 657182, k_even = 5}, at_most = {m = 1, k = 747}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096", "dot_2x4x4096", "dot_slab_2x8x512"
  ], factors = [252, 262, 251, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 657182}, at_most = {m = 1, elements = 8932221, k_even = 4, mn = 1032}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "dot_2x4x4096", "dot_slab_4x6x512"
  ], factors = [258, 257, 247, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 657182, mn = 1033}, at_most = {m = 1, elements = 8932221, k_even = 4}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096"
  ], factors = [248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 657182, k_even = 5}, at_most = {m = 1, elements = 8932221, mk = 3241, k_even = 512}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_2x4x4096"
  ], factors = [254, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 657182, k_even = 513}, at_most = {m = 1, elements = 8932221, mk = 3241}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [259, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 657182, k_even = 5, mk = 3242}, at_most = {m = 1, elements = 2116542}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_2x4x4096"
  ], factors = [254, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 2116543, k_even = 5, mk = 3242}, at_most = {m = 1, elements = 8932221}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_2x4x4096"
  ], factors = [247, 256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 8932222}, at_most = {m = 1, k_even = 128}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_2x4x4096", "dot_3x6x4096"
  ], factors = [261, 246, 252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 748, n = 5, elements = 8932222, k_even = 129}, at_most = {m = 1}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_2x4x4096", "dot_3x6x4096"
  ], factors = [261, 251, 257, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 2}, at_most = {m = 2, k = 225, elements = 6296113, mk = 184}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 2, mk = 185}, at_most = {m = 2, k = 225, elements = 6296113}, kernels = [
    "dot_2x8x4096", "dot_3x4x4096", "dot_slab_2x8x512"
  ], factors = [246, 221, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 6296114, m = 2}, at_most = {m = 2, k = 225}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096", "dot_slab_2x8x512"
  ], factors = [265, 258, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 5, elements = 657182, m = 2}, at_most = {m = 2, elements = 9966610, mnk = 1899625, k = 530}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096", "dot_slab_2x8x512"
  ], factors = [249, 253, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 531, n = 5, elements = 657182, m = 2}, at_most = {m = 2, elements = 9966610, mnk = 1899625}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096", "dot_slab_2x8x512"
  ], factors = [255, 254, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 5, elements = 657182, m = 2, mnk = 1899626}, at_most = {m = 2, elements = 9966610, n = 16}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [265, 242, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 17, elements = 657182, m = 2, mnk = 1899626}, at_most = {m = 2, elements = 9966610, k_even = 362, n = 1042}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096", "dot_slab_2x8x512"
  ], factors = [254, 251, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 1043, elements = 657182, m = 2, mnk = 1899626}, at_most = {m = 2, elements = 9966610, k_even = 362}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096"
  ], factors = [246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 17, elements = 657182, m = 2, mnk = 1899626, k_even = 363}, at_most = {m = 2, elements = 1144729}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096"
  ], factors = [244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 17, elements = 1144730, m = 2, mnk = 1899626, k_even = 363}, at_most = {m = 2, elements = 9966610}, kernels = [
    "dot_2x8x4096", "dot_2x4x4096"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 5, elements = 9966611, m = 2}, at_most = {m = 2, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [273, 231, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 226, n = 5, elements = 9966611, m = 2, k_even = 5}, at_most = {m = 2}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_2x4x4096"
  ], factors = [272, 241, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 3}, at_most = {m = 3, elements = 8302822, n = 43}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [240, 229, 221, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 44, elements = 657182, m = 3}, at_most = {m = 3, elements = 8302822, n = 68}, kernels = [
    "dot_3x8x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [249, 232, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 69, elements = 657182, m = 3}, at_most = {m = 3, elements = 8302822, nk = 45430}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [252, 227, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 69, elements = 657182, m = 3, nk = 45431}, at_most = {m = 3, elements = 8302822, mnk = 18527117, k_even = 4, n = 727}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [255, 263, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 728, elements = 657182, m = 3, nk = 45431}, at_most = {m = 3, elements = 8302822, mnk = 18527117, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_3x6x4096"
  ], factors = [243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 69, elements = 657182, m = 3, nk = 45431, k_even = 5}, at_most = {m = 3, elements = 8302822, mnk = 18527117}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [251, 269, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 69, elements = 657182, m = 3, nk = 45431, mnk = 18527118}, at_most = {m = 3, elements = 8302822}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096"
  ], factors = [254, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 8302823, m = 3}, at_most = {m = 3, elements = 13331157}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096", "dot_slab_4x6x512"
  ], factors = [266, 188, 266, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 4}, at_most = {m = 4, elements = 13331157, mk = 503, n_even = 128}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [227, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 4, n_even = 129}, at_most = {m = 4, elements = 13331157, mk = 503}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 4, mk = 504}, at_most = {m = 4, elements = 13331157, k = 67800, mk = 1523, n = 1795}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [233, 235, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 1796, elements = 657182, m = 4, mk = 504}, at_most = {m = 4, elements = 13331157, k = 67800, mk = 1523}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 4, mk = 1524}, at_most = {m = 4, elements = 13331157, k = 67800, mnk = 39556553, n_even = 362}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [256, 245, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 4, mk = 1524, n_even = 363}, at_most = {m = 4, elements = 13331157, k = 67800, mnk = 39556553}, kernels = [
    "dot_4x6x1024", "dot_4x2x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [250, 257, 247, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 657182, m = 4, mk = 1524, mnk = 39556554}, at_most = {m = 4, elements = 13331157, k = 67800}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [237, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 67801, n = 5, elements = 657182, m = 4, mk = 504}, at_most = {m = 4, elements = 13331157}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [229, 236, 238, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 13331158, m = 3}, at_most = {m = 3}, kernels = [
    "dot_3x8x4096", "dot_3x6x4096"
  ], factors = [293, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 13331158, m = 4}, at_most = {m = 4, elements = 15222169}, kernels = [
    "dot_4x4x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [275, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 15222170, m = 4}, at_most = {m = 4, mk = 280667}, kernels = [
    "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [289, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, elements = 15222170, m = 4, mk = 280668}, at_most = {m = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [178, 171, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5}, at_most = {m = 8, k = 126, mn = 103, n = 9}, kernels = [
    "dot_4x4x4096", "dot_3x6x4096"
  ], factors = [225, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 10, m = 5}, at_most = {m = 8, k = 126, mn = 103}, kernels = [
    "dot_3x6x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 104}, at_most = {m = 8, k = 126, elements = 830877, mn = 263}, kernels = [
    "dot_2x8x4096", "tall_6x64x512"
  ], factors = [240, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 264}, at_most = {m = 8, k = 126, elements = 830877, mn = 724}, kernels = [
    "dot_2x8x4096", "panel_6x64x512"
  ], factors = [245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 725}, at_most = {m = 8, k = 126, elements = 830877, k_even = 4, mk = 528}, kernels = [
    "panel_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 725, mk = 529}, at_most = {m = 8, k = 126, elements = 830877, k_even = 4}, kernels = [
    "block_4x64x512", "block_6x64x1024", "block_6x64x512", "panel_6x64x512"
  ], factors = [266, 257, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 725, k_even = 5}, at_most = {m = 8, k = 126, elements = 830877, nk = 36297}, kernels = [
    "dot_2x8x4096", "tall_6x64x512", "panel_6x64x512"
  ], factors = [263, 254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 725, k_even = 5, nk = 36298}, at_most = {m = 8, k = 126, elements = 830877}, kernels = [
    "dot_2x8x4096", "block_6x64x512"
  ], factors = [248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 104, elements = 830878}, at_most = {m = 8, k = 126, mn = 954}, kernels = [
    "dot_2x8x4096", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [222, 236, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 5, m = 5, mn = 955, elements = 830878}, at_most = {m = 8, k = 126}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [218, 253, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5}, at_most = {m = 8, mk = 262898, mn = 212, k_even = 4, k = 471}, kernels = [
    "dot_4x4x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [238, 239, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, n = 5, m = 5}, at_most = {m = 8, mk = 262898, mn = 87, k_even = 4}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [285, 253, 248, 242, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 472, n = 5, m = 5, mn = 88}, at_most = {m = 8, mk = 262898, mn = 212, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [251, 256, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, k_even = 5}, at_most = {m = 8, mk = 262898, mn = 212, n = 6}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096"
  ], factors = [276, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 7, m = 5, k_even = 5}, at_most = {m = 8, mk = 262898, mn = 212, n = 8}, kernels = [
    "dot_4x4x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 9, m = 5, k_even = 5}, at_most = {m = 8, mk = 262898, mn = 212, n = 20, elements = 17958}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096", "dot_8x2x4096"
  ], factors = [275, 272, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 9, m = 5, k_even = 5, elements = 17959}, at_most = {m = 8, mk = 262898, mn = 212, n = 20}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096", "dot_slab_4x6x512"
  ], factors = [262, 257, 263, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 21, m = 5, k_even = 5}, at_most = {m = 8, mk = 262898, mn = 212}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [253, 244, 247, 250, 253, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mn = 213}, at_most = {m = 6, mk = 262898, k = 236, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [239, 241, 240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 7, mn = 213}, at_most = {m = 8, mk = 1295, k = 236, k_even = 4}, kernels = [
    "dot_2x8x4096", "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [257, 248, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 7, mn = 213, mk = 1296}, at_most = {m = 8, mk = 262898, k = 236, k_even = 4}, kernels = [
    "dot_2x8x4096", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [241, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mn = 213, k_even = 5}, at_most = {m = 8, mk = 262898, k = 236, n_even = 32}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [244, 223, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mn = 213, k_even = 5, n_even = 33}, at_most = {m = 8, mk = 262898, k = 236, elements = 512540, n_even = 128}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "panel_6x64x512"
  ], factors = [263, 240, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mn = 213, k_even = 5, n_even = 129}, at_most = {m = 8, mk = 262898, k = 236, elements = 512540}, kernels = [
    "dot_2x8x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mn = 213, k_even = 5, n_even = 33, elements = 512541}, at_most = {m = 8, mk = 262898, k = 236}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [221, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213}, at_most = {m = 8, mk = 262898, elements = 93501, k_even = 4, k = 612}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_3x6x4096", "tall_8x48x1024"
  ], factors = [253, 250, 249, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, elements = 93502}, at_most = {m = 8, mk = 262898, elements = 861061, k_even = 4, k = 612}, kernels = [
    "dot_2x8x4096", "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [250, 254, 238, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, elements = 861062}, at_most = {m = 8, mk = 262898, elements = 12602160, k_even = 4, k = 612}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [220, 227, 257, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 613, n = 5, m = 5, mn = 213}, at_most = {m = 8, mk = 30856, elements = 12602160, k_even = 4, mnk = 1620631}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_3x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [258, 230, 226, 247, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 613, n = 5, m = 5, mn = 213, mnk = 1620632}, at_most = {m = 8, mk = 30856, elements = 12602160, k_even = 4, mnk = 5027782}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [257, 240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 613, n = 5, m = 5, mn = 213, mnk = 5027783}, at_most = {m = 8, mk = 30856, elements = 7247888, k_even = 4}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 613, n = 5, m = 5, mn = 213, mnk = 5027783, elements = 7247889}, at_most = {m = 8, mk = 30856, elements = 12602160, k_even = 4}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [246, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 613, n = 5, m = 5, mn = 213, mk = 30857}, at_most = {m = 8, mk = 262898, elements = 12602160, k_even = 4, mnk = 17518014}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [244, 266, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 613, n = 5, m = 5, mn = 213, mk = 30857, mnk = 17518015}, at_most = {m = 8, mk = 262898, elements = 12602160, k_even = 4}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, k_even = 5}, at_most = {m = 8, mk = 262898, elements = 288953, n = 39}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [227, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 40, m = 5, mn = 213, k_even = 5}, at_most = {m = 8, mk = 262898, elements = 288953}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [246, 249, 228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, k_even = 5, elements = 288954}, at_most = {m = 8, mk = 262898, elements = 1034239, n_even = 4}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [242, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, k_even = 5, elements = 288954, n_even = 5}, at_most = {m = 7, mk = 262898, elements = 1034239}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 8, mn = 213, k_even = 5, elements = 288954, n_even = 5}, at_most = {m = 8, mk = 262898, elements = 1034239}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [254, 242, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, k_even = 5, elements = 1034240}, at_most = {m = 5, mk = 262898, elements = 12602160}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [262, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 6, mn = 213, k_even = 5, elements = 1034240}, at_most = {m = 7, mk = 262898, elements = 12602160, mnk = 38091260}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [220, 248, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 6, mn = 213, k_even = 5, elements = 1034240, mnk = 38091261}, at_most = {m = 7, mk = 262898, elements = 12602160}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [248, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 8, mn = 213, k_even = 5, elements = 1034240}, at_most = {m = 8, mk = 262898, elements = 12602160, n_even = 362}, kernels = [
    "dot_4x4x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [246, 261, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 8, mn = 213, k_even = 5, elements = 1034240, n_even = 363}, at_most = {m = 8, mk = 262898, elements = 12602160, mnk = 49627656}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [252, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 8, mn = 213, k_even = 5, elements = 1034240, n_even = 363, mnk = 49627657}, at_most = {m = 8, mk = 262898, elements = 12602160}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [232, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 213, elements = 12602161}, at_most = {m = 8, mk = 262898, mn = 8289}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 5, mn = 8290, elements = 12602161}, at_most = {m = 5, mk = 262898}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 6, mn = 8290, elements = 12602161}, at_most = {m = 8, mk = 262898, n_even = 128}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 237, n = 5, m = 6, mn = 8290, elements = 12602161, n_even = 129}, at_most = {m = 8, mk = 262898}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [253, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mk = 262899}, at_most = {m = 8, mn = 107}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [238, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mk = 262899, mn = 108}, at_most = {m = 8, mn = 184}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [217, 218, 214, 255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mk = 262899, mn = 185}, at_most = {m = 8, mn = 467}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096", "tall_8x48x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [235, 218, 210, 214, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 5, mk = 262899, mn = 468}, at_most = {m = 7}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512"
  ], factors = [236, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 127, n = 5, m = 8, mk = 262899, mn = 468}, at_most = {m = 8}, kernels = [
    "tall_8x48x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 1, k = 6, mn = 87, m = 35}, kernels = [
    "dot_8x1x4096", "dot_8x2x4096"
  ], factors = [283, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36}, at_most = {n = 1, k = 6, mn = 87}, kernels = [
    "dot_8x1x4096", "panel_16x16x4096"
  ], factors = [288, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 2}, at_most = {n = 2, k = 6, mn = 87}, kernels = [
    "dot_8x2x4096", "panel_16x16x4096"
  ], factors = [238, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7}, at_most = {n = 2, k = 13, mn = 87, elements = 468}, kernels = [
    "dot_8x2x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, elements = 469}, at_most = {n = 2, k = 13, mn = 87}, kernels = [
    "dot_8x1x4096", "dot_8x2x4096"
  ], factors = [299, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {n = 4, k = 13, mn = 87, mk = 70}, kernels = [
    "panel_16x16x4096"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {n = 8, k = 13, mn = 87, mk = 70}, kernels = [
    "panel_16x16x4096"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mk = 71}, at_most = {n = 8, k = 13, mn = 87}, kernels = [
    "dot_3x4x4096", "panel_16x16x4096"
  ], factors = [238, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88}, at_most = {n = 8, k = 5, mn = 119, elements = 1116}, kernels = [
    "tall_14x16x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 120}, at_most = {n = 8, k = 5, mn = 256, elements = 1116}, kernels = [
    "tall_16x16x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, elements = 1117}, at_most = {n = 8, k = 5, mn = 256}, kernels = [
    "dot_8x1x4096", "tall_16x16x4096", "panel_16x16x4096"
  ], factors = [236, 219, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257}, at_most = {n = 2, k = 2}, kernels = [
    "panel_16x16x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 3}, at_most = {n = 8, k = 2, m = 129}, kernels = [
    "tall_16x16x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 130, mn = 257, n = 3}, at_most = {n = 8, k = 2}, kernels = [
    "tall_16x16x4096", "panel_10x32x2048"
  ], factors = [246, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, k = 3}, at_most = {n = 8, k = 5, nk = 5}, kernels = [
    "panel_16x16x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, k = 3, nk = 6}, at_most = {n = 8, k = 5, mn = 6610}, kernels = [
    "block_10x16x4096", "tall_16x16x4096", "panel_16x16x4096"
  ], factors = [221, 222, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 6611, k = 3, nk = 6}, at_most = {n = 8, k = 5, mn = 551000}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "panel_16x16x4096"
  ], factors = [194, 197, 206, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 551001, k = 3, nk = 6}, at_most = {n = 8, k = 5}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "tall_16x16x4096", "panel_10x32x2048"
  ], factors = [224, 234, 229, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6}, at_most = {n = 1, k = 13, mnk = 383322}, kernels = [
    "dot_8x1x4096"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6, n = 2}, at_most = {n = 2, k = 13, mnk = 383322, nk = 14}, kernels = [
    "dot_8x2x4096", "panel_16x16x4096"
  ], factors = [264, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6, n = 2, nk = 15}, at_most = {n = 2, k = 13, mnk = 383322}, kernels = [
    "dot_8x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6, mnk = 383323}, at_most = {n = 1, k = 13}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "tall_16x16x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [191, 205, 205, 185, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6, mnk = 383323, n = 2}, at_most = {n = 2, k = 13}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "panel_16x16x4096"
  ], factors = [203, 212, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6, n = 3}, at_most = {n = 8, k = 13, mn = 377, nk = 45}, kernels = [
    "dot_3x4x4096", "panel_16x16x4096"
  ], factors = [251, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 88, k = 6, n = 3, nk = 46}, at_most = {n = 8, k = 13, mn = 377}, kernels = [
    "tall_16x16x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 378, k = 6, n = 3}, at_most = {n = 8, k = 8}, kernels = [
    "block_10x16x4096", "tall_14x16x4096"
  ], factors = [225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 378, k = 9, n = 3}, at_most = {n = 8, k = 13, mnk = 443808, nk = 44}, kernels = [
    "dot_3x4x4096", "tall_14x16x4096"
  ], factors = [279, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 378, k = 9, n = 3, nk = 45}, at_most = {n = 8, k = 13, mnk = 443808}, kernels = [
    "block_10x16x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [234, 237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 378, k = 9, n = 3, mnk = 443809}, at_most = {n = 8, k = 13}, kernels = [
    "block_10x16x4096", "tall_14x16x4096"
  ], factors = [233, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14}, at_most = {n = 1, elements = 1441, mk = 3376}, kernels = [
    "dot_8x2x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, elements = 1442}, at_most = {n = 1, elements = 561610, mk = 3376}, kernels = [
    "dot_8x1x4096"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, mk = 3377}, at_most = {n = 1, elements = 435777, mnk = 8622}, kernels = [
    "dot_8x1x4096"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, mk = 3377, mnk = 8623}, at_most = {n = 1, elements = 435777}, kernels = [
    "dot_8x1x4096"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, mk = 3377, elements = 435778}, at_most = {n = 1, elements = 561610}, kernels = [
    "dot_8x1x4096", "dot_4x2x4096"
  ], factors = [301, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 2}, at_most = {n = 2, elements = 561610, mnk = 2258, mk = 515}, kernels = [
    "dot_8x2x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 2, mk = 516}, at_most = {n = 2, elements = 561610, mnk = 2258}, kernels = [
    "dot_8x2x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 2, mnk = 2259}, at_most = {n = 2, elements = 561610, k = 57, nk = 52}, kernels = [
    "dot_8x2x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 2, mnk = 2259, nk = 53}, at_most = {n = 2, elements = 561610, k = 57}, kernels = [
    "dot_8x2x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 2, mnk = 2259}, at_most = {n = 2, elements = 6806}, kernels = [
    "dot_4x2x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 2, mnk = 2259, elements = 6807}, at_most = {n = 2, elements = 463008}, kernels = [
    "dot_4x2x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 2, mnk = 2259, elements = 463009}, at_most = {n = 2, elements = 561610}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [266, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, elements = 561611}, at_most = {n = 2, k = 27, mn = 123841}, kernels = [
    "dot_3x4x4096", "dot_8x2x4096"
  ], factors = [201, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, elements = 561611, mn = 123842}, at_most = {n = 2, k = 27}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_8x2x4096", "tall_14x16x4096"
  ], factors = [217, 215, 233, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 28, elements = 561611}, at_most = {n = 2, k = 62, mnk = 5533808, k_even = 4}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_8x2x4096"
  ], factors = [222, 214, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 28, elements = 561611, k_even = 5}, at_most = {n = 2, k = 62, mnk = 5533808}, kernels = [
    "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 28, elements = 561611, mnk = 5533809}, at_most = {n = 2, k = 62}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_8x2x4096"
  ], factors = [217, 211, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 561611}, at_most = {n = 1, elements = 11019028, k_even = 362, m = 66}, kernels = [
    "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, k = 63, elements = 561611}, at_most = {n = 1, elements = 11019028, k_even = 362}, kernels = [
    "dot_3x6x4096", "dot_8x2x4096"
  ], factors = [264, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 561611, n = 2}, at_most = {n = 2, elements = 11019028, k_even = 362, m = 72}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [245, 240, 249, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 63, elements = 561611, n = 2}, at_most = {n = 2, elements = 11019028, k_even = 362, mnk = 1368831}, kernels = [
    "dot_8x2x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, k = 63, elements = 561611, n = 2, mnk = 1368832}, at_most = {n = 2, elements = 11019028, k_even = 362}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [254, 245, 234, 242, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 561611, k_even = 363}, at_most = {n = 1, elements = 11019028}, kernels = [
    "dot_8x1x4096", "dot_4x4x4096", "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [270, 235, 230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 561611, k_even = 363, n = 2}, at_most = {n = 2, elements = 11019028}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [254, 238, 239, 235, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 11019029}, at_most = {n = 2, k_even = 724, mk = 17941960}, kernels = [
    "dot_4x4x4096", "dot_2x4x4096", "dot_8x2x4096"
  ], factors = [249, 220, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 11019029, mk = 17941961}, at_most = {n = 2, k_even = 8}, kernels = [
    "dot_8x2x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 11019029, mk = 17941961, k_even = 9}, at_most = {n = 2, k_even = 724}, kernels = [
    "dot_4x4x4096", "dot_8x2x4096"
  ], factors = [264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, elements = 11019029, k_even = 725}, at_most = {n = 2}, kernels = [
    "dot_4x4x4096", "dot_8x2x4096"
  ], factors = [245, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3}, at_most = {n = 4, mn = 851, elements = 551726, k = 31, mnk = 4224}, kernels = [
    "dot_3x4x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mnk = 4225}, at_most = {n = 4, mn = 851, elements = 551726, k = 31}, kernels = [
    "dot_3x4x4096", "tall_14x16x4096"
  ], factors = [255, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 32, n = 3}, at_most = {n = 4, mn = 851, elements = 551726, k_even = 32}, kernels = [
    "dot_4x4x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 32, n = 3, k_even = 33}, at_most = {n = 4, mn = 851, elements = 551726, k = 90}, kernels = [
    "dot_4x4x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 91, n = 3, k_even = 33}, at_most = {n = 4, mn = 851, elements = 551726}, kernels = [
    "dot_4x4x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, elements = 551727}, at_most = {n = 4, mn = 851, m = 66}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [234, 272, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, k = 14, n = 3, elements = 551727}, at_most = {n = 4, mn = 851, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "tall_14x16x4096"
  ], factors = [213, 267, 239, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, k = 14, n = 3, elements = 551727, k_even = 5}, at_most = {n = 4, mn = 851}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [261, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5}, at_most = {n = 8, mn = 851, k = 16}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "tall_14x16x4096"
  ], factors = [241, 215, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 5}, at_most = {n = 8, mn = 851, k = 25}, kernels = [
    "block_10x16x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 26, n = 5}, at_most = {n = 6, mn = 851, k = 57, mk = 1694}, kernels = [
    "dot_3x6x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 26, n = 7}, at_most = {n = 8, mn = 851, k = 57, mk = 1694}, kernels = [
    "dot_2x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 26, n = 5, mk = 1695}, at_most = {n = 8, mn = 851, k = 57}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "panel_16x16x4096"
  ], factors = [232, 238, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 5}, at_most = {n = 6, mn = 236, elements = 824283}, kernels = [
    "dot_3x6x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 5, mn = 237}, at_most = {n = 6, mn = 851, elements = 824283, m = 60}, kernels = [
    "dot_4x6x1024", "dot_3x6x4096", "dot_slab_4x6x512"
  ], factors = [261, 268, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, k = 58, n = 5, mn = 237}, at_most = {n = 6, mn = 851, elements = 824283}, kernels = [
    "dot_3x6x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 7}, at_most = {n = 8, mn = 851, elements = 824283, nk = 979, mnk = 17138}, kernels = [
    "dot_4x4x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 7, mnk = 17139}, at_most = {n = 8, mn = 851, elements = 824283, nk = 979}, kernels = [
    "dot_2x8x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 7, nk = 980}, at_most = {n = 8, mn = 257, elements = 411133}, kernels = [
    "dot_4x4x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 7, nk = 980, mn = 258}, at_most = {n = 8, mn = 851, elements = 411133}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [281, 271, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 7, nk = 980, elements = 411134}, at_most = {n = 8, mn = 851, elements = 824283}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [282, 282, 273, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 5, elements = 824284}, at_most = {n = 8, mn = 851, k_even = 32, m = 22}, kernels = [
    "dot_3x8x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, k = 58, n = 5, elements = 824284}, at_most = {n = 8, mn = 851, k_even = 32, m = 48}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [236, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, k = 58, n = 5, elements = 824284}, at_most = {n = 8, mn = 851, k_even = 32}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "tall_14x16x4096", "tall_3x128x512"
  ], factors = [224, 247, 262, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 5, elements = 824284, k_even = 33}, at_most = {n = 8, mn = 851, mnk = 6614710}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [261, 260, 233, 226, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 58, n = 5, elements = 824284, k_even = 33, mnk = 6614711}, at_most = {n = 8, mn = 851}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852}, at_most = {n = 4, nk = 114, k_even = 4, elements = 747561, k = 19}, kernels = [
    "dot_3x4x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [247, 185, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 20, n = 3, mn = 852}, at_most = {n = 4, nk = 114, k_even = 4, elements = 747561}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [255, 248, 206, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, elements = 747562}, at_most = {n = 4, nk = 83, k_even = 4}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [215, 230, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, elements = 747562, nk = 84}, at_most = {n = 4, nk = 114, k_even = 4}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "tall_6x64x512"
  ], factors = [201, 230, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, k_even = 5}, at_most = {n = 4, nk = 114}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 115}, at_most = {n = 4, elements = 576439, k_even = 4, k = 71}, kernels = [
    "dot_4x4x4096"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 72, n = 3, mn = 852, nk = 115}, at_most = {n = 4, elements = 576439, k_even = 4}, kernels = [
    "dot_4x4x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 115, k_even = 5}, at_most = {n = 4, elements = 576439, nk = 350}, kernels = [
    "dot_4x4x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 351, k_even = 5}, at_most = {n = 4, elements = 576439}, kernels = [
    "dot_4x4x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 115, elements = 576440}, at_most = {n = 4, nk = 431, k = 61}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "tall_14x16x4096", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [243, 250, 239, 212, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 62, n = 3, mn = 852, nk = 115, elements = 576440}, at_most = {n = 4, nk = 431, k = 70}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [236, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 71, n = 3, mn = 852, nk = 115, elements = 576440}, at_most = {n = 4, nk = 431}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 432, elements = 576440}, at_most = {n = 4, elements = 14115456, k = 1015, mnk = 25326206}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [248, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 432, elements = 576440, mnk = 25326207}, at_most = {n = 4, elements = 14115456, k = 1015}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [238, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 1016, n = 3, mn = 852, nk = 432, elements = 576440}, at_most = {n = 4, elements = 14115456, mk = 6192865}, kernels = [
    "dot_4x4x4096", "dot_3x4x4096", "dot_2x4x4096", "dot_3x6x4096"
  ], factors = [254, 253, 268, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 1016, n = 3, mn = 852, nk = 432, elements = 576440, mk = 6192866}, at_most = {n = 4, elements = 14115456}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096", "dot_3x6x4096"
  ], factors = [211, 261, 243, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 3, mn = 852, nk = 432, elements = 14115457}, at_most = {n = 4, m = 19563}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [195, 277, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19564, k = 14, n = 3, mn = 852, nk = 432, elements = 14115457}, at_most = {n = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [189, 254, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852}, at_most = {n = 6, k_even = 32, elements = 538203, k = 74, nk = 157}, kernels = [
    "panel_10x32x2048", "panel_5x64x384"
  ], factors = [219, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, nk = 158}, at_most = {n = 6, k_even = 32, elements = 538203, k = 74}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [253, 194, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 75, n = 5, mn = 852}, at_most = {n = 6, k_even = 32, elements = 538203}, kernels = [
    "dot_3x6x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, elements = 538204}, at_most = {n = 6, k_even = 32, nk = 267}, kernels = [
    "tall_14x16x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [250, 223, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, elements = 538204, nk = 268}, at_most = {n = 6, k_even = 32, m = 2744}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "tall_6x64x512", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [253, 220, 208, 200, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2745, k = 14, n = 5, mn = 852, elements = 538204, nk = 268}, at_most = {n = 6, k_even = 32, k = 223}, kernels = [
    "tall_3x128x512", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [185, 199, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2745, k = 224, n = 5, mn = 852, elements = 538204, nk = 268}, at_most = {n = 6, k_even = 32}, kernels = [
    "dot_2x8x4096", "tall_3x128x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [215, 171, 186, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 852}, at_most = {n = 7, k_even = 32, mn = 138319, k = 24}, kernels = [
    "tall_14x16x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [263, 262, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 8, mn = 852}, at_most = {n = 8, k_even = 32, mn = 138319, k = 24}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [233, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 25, n = 7, mn = 852}, at_most = {n = 8, k_even = 4, mn = 138319, elements = 457392, k = 90}, kernels = [
    "block_10x16x4096", "panel_10x32x2048"
  ], factors = [218, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 25, n = 7, mn = 852, k_even = 5}, at_most = {n = 8, k_even = 32, mn = 138319, elements = 457392, k = 90}, kernels = [
    "dot_2x8x4096", "panel_16x16x4096"
  ], factors = [262, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 91, n = 7, mn = 852}, at_most = {n = 8, k_even = 32, mn = 138319, elements = 457392}, kernels = [
    "dot_2x8x4096", "panel_10x32x2048"
  ], factors = [260, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 25, n = 7, mn = 852, elements = 457393}, at_most = {n = 8, k_even = 32, mn = 138319, batches = 2}, kernels = [
    "tall_14x16x4096", "tall_3x128x512"
  ], factors = [227, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 25, n = 7, mn = 852, elements = 457393, batches = 3}, at_most = {n = 8, k_even = 32, mn = 138319}, kernels = [
    "dot_2x8x4096", "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [266, 238, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 138320}, at_most = {n = 8, k_even = 32, mk = 6132610, nk = 250}, kernels = [
    "tall_14x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 138320, nk = 251}, at_most = {n = 8, k_even = 32, mk = 6132610}, kernels = [
    "tall_14x16x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 138320, mk = 6132611}, at_most = {n = 8, k_even = 32, mk = 11126175}, kernels = [
    "tall_14x16x4096", "tall_3x128x512", "panel_10x32x2048"
  ], factors = [247, 200, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 138320, mk = 11126176}, at_most = {n = 8, k_even = 32}, kernels = [
    "tall_3x128x512"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, k_even = 33}, at_most = {n = 8, elements = 573903, k = 90}, kernels = [
    "dot_2x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 91, n = 5, mn = 852, k_even = 33}, at_most = {n = 8, elements = 573903, k = 156}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [261, 254, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 157, n = 5, mn = 852, k_even = 33}, at_most = {n = 6, elements = 573903}, kernels = [
    "dot_3x6x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 157, n = 7, mn = 852, k_even = 33}, at_most = {n = 8, elements = 573903}, kernels = [
    "dot_2x8x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, k_even = 33, elements = 573904}, at_most = {n = 6, k_even = 362, m = 4982}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [230, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4983, k = 14, n = 5, mn = 852, k_even = 33, elements = 573904}, at_most = {n = 6, k_even = 362}, kernels = [
    "dot_2x8x4096", "panel_10x32x2048"
  ], factors = [228, 170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 852, k_even = 33, elements = 573904}, at_most = {n = 8, k_even = 362, mn = 185363}, kernels = [
    "dot_2x8x4096", "tall_14x16x4096", "tall_3x128x512", "panel_10x32x2048"
  ], factors = [257, 223, 203, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 185364, k_even = 33, elements = 573904}, at_most = {n = 8, k_even = 362, elements = 10692859}, kernels = [
    "tall_14x16x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 7, mn = 185364, k_even = 33, elements = 10692860}, at_most = {n = 8, k_even = 362}, kernels = [
    "tall_14x16x4096", "tall_3x128x512"
  ], factors = [254, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, k_even = 363, elements = 573904}, at_most = {n = 8, mnk = 120454024, elements = 7207020, nk = 7094}, kernels = [
    "dot_2x8x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, k_even = 363, elements = 573904, nk = 7095}, at_most = {n = 8, mnk = 120454024, elements = 7207020}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, k_even = 363, elements = 7207021}, at_most = {n = 8, mnk = 120454024}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096"
  ], factors = [233, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 5, mn = 852, k_even = 363, elements = 573904, mnk = 120454025}, at_most = {n = 7}, kernels = [
    "dot_2x8x4096", "tall_14x16x4096"
  ], factors = [238, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 14, n = 8, mn = 852, k_even = 363, elements = 573904, mnk = 120454025}, at_most = {n = 8}, kernels = [
    "dot_2x8x4096", "tall_14x16x4096"
  ], factors = [230, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {k = 7, n = 16, mn = 193}, kernels = [
    "tall_16x16x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 8}, at_most = {k = 63, n = 16, mn = 137}, kernels = [
    "panel_16x16x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 8, mn = 138}, at_most = {k = 63, n = 16, mn = 193, elements = 1241}, kernels = [
    "block_10x16x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 8, mn = 138, elements = 1242}, at_most = {k = 63, n = 16, mn = 193}, kernels = [
    "block_10x16x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194}, at_most = {k = 2, n = 16, elements = 786751, batches = 1}, kernels = [
    "tall_16x16x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, batches = 2}, at_most = {k = 2, n = 16, elements = 786751}, kernels = [
    "tall_16x16x4096"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, k = 3}, at_most = {k = 4, n = 16, elements = 786751, m = 305}, kernels = [
    "block_10x16x4096", "tall_16x16x4096", "panel_16x16x4096"
  ], factors = [248, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 306, n = 9, mn = 194, k = 3}, at_most = {k = 4, n = 16, elements = 786751}, kernels = [
    "tall_16x16x4096", "panel_16x16x4096"
  ], factors = [260, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, k = 5}, at_most = {k = 63, n = 16, elements = 1809, mn = 307}, kernels = [
    "block_10x16x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, k = 5, elements = 1810}, at_most = {k = 63, n = 16, elements = 786751, mn = 307}, kernels = [
    "block_10x16x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 308, k = 5}, at_most = {k = 24, n = 16, elements = 786751}, kernels = [
    "block_10x16x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 308, k = 25}, at_most = {k = 63, n = 16, elements = 786751, m = 32}, kernels = [
    "block_10x16x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 9, mn = 308, k = 25}, at_most = {k = 63, n = 16, elements = 786751, batches = 16}, kernels = [
    "tall_16x16x4096", "panel_10x32x2048"
  ], factors = [267, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 9, mn = 308, k = 25, batches = 17}, at_most = {k = 63, n = 16, elements = 786751}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [249, 252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, elements = 786752}, at_most = {k = 25, n = 16, mn = 8306604}, kernels = [
    "tall_14x16x4096", "tall_16x16x4096", "panel_10x32x2048"
  ], factors = [265, 248, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 8306605, elements = 786752}, at_most = {k = 25, n = 16}, kernels = [
    "tall_6x64x512", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [202, 259, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, elements = 786752, k = 26}, at_most = {k = 63, n = 16, elements = 7878312, nk = 364, mn = 639134}, kernels = [
    "tall_14x16x4096", "tall_16x16x4096", "tall_3x128x512"
  ], factors = [264, 260, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 639135, elements = 786752, k = 26}, at_most = {k = 63, n = 16, elements = 7878312, nk = 364}, kernels = [
    "tall_14x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, elements = 786752, k = 26, nk = 365}, at_most = {k = 37, n = 16, elements = 7878312}, kernels = [
    "tall_14x16x4096", "tall_6x64x512", "panel_6x64x1024"
  ], factors = [263, 254, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, elements = 786752, k = 38, nk = 365}, at_most = {k = 63, n = 16, elements = 7878312}, kernels = [
    "tall_14x16x4096", "tall_16x16x4096"
  ], factors = [258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, mn = 194, elements = 7878313, k = 26}, at_most = {k = 63, n = 16}, kernels = [
    "tall_14x16x4096", "tall_3x128x512", "tall_6x64x512"
  ], factors = [284, 193, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17}, at_most = {k = 25, n = 33, elements = 330359, mn = 296}, kernels = [
    "panel_10x32x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 297}, at_most = {k = 25, n = 33, elements = 330359, mn = 567}, kernels = [
    "panel_10x32x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 568}, at_most = {k = 25, n = 33, elements = 330359, mn = 814}, kernels = [
    "tall_6x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 26}, at_most = {k = 63, n = 23, elements = 330359, mn = 814}, kernels = [
    "panel_10x32x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 24, k = 26}, at_most = {k = 63, n = 33, elements = 330359, mn = 814, m = 13}, kernels = [
    "panel_10x32x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 24, k = 26}, at_most = {k = 63, n = 33, elements = 330359, mn = 814}, kernels = [
    "panel_10x32x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 815}, at_most = {k = 24, n = 22, elements = 330359}, kernels = [
    "tall_6x64x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 815, k = 25}, at_most = {k = 37, n = 22, elements = 330359}, kernels = [
    "panel_6x64x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 815, k = 38}, at_most = {k = 63, n = 22, elements = 330359}, kernels = [
    "panel_10x32x2048", "panel_6x64x512"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, mn = 815}, at_most = {k = 63, n = 33, elements = 330359, mk = 300}, kernels = [
    "tall_6x64x1024", "panel_10x32x2048"
  ], factors = [265, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, mn = 815, mk = 301}, at_most = {k = 63, n = 33, elements = 8778}, kernels = [
    "tall_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, mn = 815, mk = 301, elements = 8779}, at_most = {k = 63, n = 33, elements = 330359, m = 33}, kernels = [
    "block_4x64x512", "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [246, 243, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 23, mn = 815, mk = 301, elements = 8779}, at_most = {k = 63, n = 33, elements = 330359, mk = 12766, nk = 82}, kernels = [
    "tall_10x32x2048", "panel_6x64x512"
  ], factors = [447, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 23, mn = 815, mk = 301, elements = 8779, nk = 83}, at_most = {k = 63, n = 33, elements = 330359, mk = 12766}, kernels = [
    "tall_6x64x1024", "panel_6x64x512"
  ], factors = [240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 23, mn = 815, mk = 12767, elements = 8779}, at_most = {k = 63, n = 33, elements = 330359, nk = 411, mk = 31985}, kernels = [
    "block_8x48x512", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [319, 351, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 23, mn = 815, mk = 31986, elements = 8779}, at_most = {k = 63, n = 33, elements = 330359, nk = 411}, kernels = [
    "block_8x48x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [257, 247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 23, mn = 815, mk = 12767, elements = 8779, nk = 412}, at_most = {k = 63, n = 33, elements = 330359}, kernels = [
    "block_6x64x1024", "panel_6x64x1024"
  ], factors = [237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, elements = 330360}, at_most = {k = 63, n = 33, elements = 665232, batches = 179}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_6x64x1024", "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [260, 261, 258, 262, 265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, elements = 330360, batches = 180}, at_most = {k = 63, n = 33, elements = 665232}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [279, 248, 291, 283, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, elements = 665233}, at_most = {k = 3, n = 33, mk = 287277}, kernels = [
    "block_6x64x512", "tall_10x32x2048", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [281, 292, 310, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, elements = 665233, k = 4}, at_most = {k = 63, n = 33, mk = 287277}, kernels = [
    "block_6x64x1024", "block_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [254, 257, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, elements = 665233, mk = 287278}, at_most = {k = 63, n = 24}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_3x128x512", "panel_6x64x512"
  ], factors = [247, 251, 254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, elements = 665233, mk = 287278}, at_most = {k = 63, n = 33}, kernels = [
    "block_6x64x512", "tall_3x128x512", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [278, 261, 272, 280, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34}, at_most = {k = 6, elements = 939428, mn = 3076, n_even = 32, mnk = 1408}, kernels = [
    "tall_6x64x1024", "panel_5x64x384"
  ], factors = [307, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mnk = 1409}, at_most = {k = 6, elements = 939428, mn = 3076, n_even = 32, n = 49}, kernels = [
    "panel_6x64x512"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 50, mnk = 1409}, at_most = {k = 6, elements = 939428, mn = 3076, n_even = 32, n = 64}, kernels = [
    "panel_6x64x512"
  ], factors = [415]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, mnk = 1409}, at_most = {k = 6, elements = 939428, mn = 3076, n_even = 32}, kernels = [
    "panel_6x64x512"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, n_even = 33}, at_most = {k = 6, elements = 939428, mn = 1402, nk = 443}, kernels = [
    "panel_6x64x512"
  ], factors = [376]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, n_even = 33, mn = 1403}, at_most = {k = 6, elements = 939428, mn = 3076, nk = 443}, kernels = [
    "tall_3x128x512", "panel_6x64x512"
  ], factors = [451, 423]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, n_even = 33, nk = 444}, at_most = {k = 6, elements = 939428, mn = 3076}, kernels = [
    "panel_6x64x512"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077}, at_most = {k = 3, elements = 939428, n_even = 362, mk = 67, mn = 47447, n = 82}, kernels = [
    "block_4x64x512", "block_6x64x512"
  ], factors = [488, 497]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 83, mn = 3077}, at_most = {k = 2, elements = 939428, n_even = 4, mk = 67, mn = 47447}, kernels = [
    "block_4x64x512", "tall_3x128x512"
  ], factors = [436, 596]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 83, mn = 3077, n_even = 5}, at_most = {k = 2, elements = 939428, n_even = 362, mk = 67, mn = 47447}, kernels = [
    "tall_3x128x512"
  ], factors = [634]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 83, mn = 3077, k = 3}, at_most = {k = 3, elements = 939428, n_even = 362, mk = 67, mn = 47447}, kernels = [
    "tall_3x128x512"
  ], factors = [527]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 47448}, at_most = {k = 3, elements = 939428, n_even = 362, mk = 67}, kernels = [
    "tall_3x128x512", "panel_6x64x1024"
  ], factors = [698, 502]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 68}, at_most = {k = 3, elements = 8838, n_even = 362, mnk = 73466, mk = 189}, kernels = [
    "block_6x64x1024"
  ], factors = [472]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 68, elements = 8839}, at_most = {k = 3, elements = 939428, n_even = 362, mnk = 73466, mk = 189}, kernels = [
    "block_6x64x512", "tall_3x128x512"
  ], factors = [479, 556]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 190}, at_most = {k = 3, elements = 939428, n_even = 362, mnk = 73466, n = 95, mk = 537}, kernels = [
    "panel_6x64x512"
  ], factors = [525]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 538}, at_most = {k = 3, elements = 939428, n_even = 362, mnk = 73466, n = 95}, kernels = [
    "tall_3x128x512", "panel_6x64x512"
  ], factors = [541, 498]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 96, mn = 3077, mk = 190}, at_most = {k = 1, elements = 939428, n_even = 362, mnk = 73466}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512"
  ], factors = [708, 701, 915]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 96, mn = 3077, mk = 190, k = 2}, at_most = {k = 3, elements = 939428, n_even = 362, mnk = 73466}, kernels = [
    "block_6x64x512", "tall_3x128x512"
  ], factors = [466, 528]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 68, mnk = 73467}, at_most = {k = 2, elements = 939428, n_even = 362, mnk = 130213}, kernels = [
    "tall_3x128x512", "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [599, 529, 536, 535]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 68, mnk = 130214}, at_most = {k = 2, elements = 939428, n_even = 362}, kernels = [
    "block_4x64x512", "block_6x64x512", "tall_3x128x512", "panel_10x32x2048", "panel_5x64x384"
  ], factors = [497, 497, 562, 522, 489]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, mk = 68, mnk = 73467, k = 3}, at_most = {k = 3, elements = 939428, n_even = 362, m = 377}, kernels = [
    "block_6x64x1024", "tall_3x128x512"
  ], factors = [432, 489]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 378, n = 34, mn = 3077, mk = 68, mnk = 73467, k = 3}, at_most = {k = 3, elements = 939428, n_even = 362}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_3x128x512", "panel_6x64x512"
  ], factors = [405, 405, 417, 408]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, k = 4}, at_most = {k = 6, elements = 939428, n_even = 362, m = 57, n = 913}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "panel_6x64x512"
  ], factors = [348, 413, 352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 914, mn = 3077, k = 4}, at_most = {k = 6, elements = 939428, n_even = 362, m = 57}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "panel_5x64x384"
  ], factors = [385, 464, 393]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 58, n = 34, mn = 3077, k = 4}, at_most = {k = 6, elements = 615639, n_even = 362, mk = 766}, kernels = [
    "block_6x64x1024"
  ], factors = [396]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 58, n = 34, mn = 3077, k = 4, mk = 767}, at_most = {k = 6, elements = 615639, n_even = 362}, kernels = [
    "block_6x64x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [360, 370, 371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 58, n = 34, mn = 3077, k = 4, elements = 615640}, at_most = {k = 6, elements = 939428, n_even = 362}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "panel_6x64x512"
  ], factors = [371, 365, 432, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, mn = 3077, n_even = 363}, at_most = {k = 6, elements = 939428, m = 32}, kernels = [
    "block_8x48x512", "block_6x64x1024", "tall_3x128x512", "panel_6x64x512"
  ], factors = [349, 320, 368, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 34, mn = 3077, n_even = 363}, at_most = {k = 6, elements = 939428, mnk = 1015279, mn = 126909}, kernels = [
    "block_6x64x1024", "tall_3x128x512"
  ], factors = [361, 384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 34, mn = 126910, n_even = 363}, at_most = {k = 6, elements = 939428, mnk = 1015279, m = 222, nk = 5792}, kernels = [
    "tall_3x128x512"
  ], factors = [384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 34, mn = 126910, n_even = 363, nk = 5793}, at_most = {k = 6, elements = 939428, mnk = 1015279, m = 222}, kernels = [
    "block_8x48x512", "tall_3x128x512", "tall_8x48x1024"
  ], factors = [397, 345, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 223, n = 34, mn = 126910, n_even = 363}, at_most = {k = 6, elements = 939428, mnk = 1015279}, kernels = [
    "block_6x64x1024", "tall_3x128x512"
  ], factors = [436, 417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 34, mn = 3077, n_even = 363, mnk = 1015280}, at_most = {k = 6, elements = 939428}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "panel_6x64x512"
  ], factors = [352, 346, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 7}, at_most = {k = 9, elements = 3001, m = 129}, kernels = [
    "block_4x64x512"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 7, elements = 3002}, at_most = {k = 9, elements = 13106, m = 129}, kernels = [
    "block_4x64x512"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 7, elements = 13107}, at_most = {k = 9, elements = 939428, m = 129, n_even = 128}, kernels = [
    "block_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [283, 287, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 7, elements = 13107, n_even = 129}, at_most = {k = 9, elements = 939428, m = 129}, kernels = [
    "block_4x64x512", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x1024",
    "panel_6x64x512"
  ], factors = [250, 270, 273, 252, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 130, n = 34, k = 7}, at_most = {k = 8, elements = 939428, n_even = 128}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "tall_6x64x512"
  ], factors = [308, 305, 328, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 130, n = 34, k = 9}, at_most = {k = 9, elements = 939428, n_even = 128}, kernels = [
    "block_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [277, 277, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 130, n = 34, k = 7, n_even = 129}, at_most = {k = 9, elements = 939428}, kernels = [
    "block_6x64x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [271, 271, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, elements = 939429}, at_most = {k = 9, n = 63, n_even = 4}, kernels = [
    "tall_3x128x512", "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [315, 339, 344, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 64, elements = 939429}, at_most = {k = 9, n = 130, n_even = 4}, kernels = [
    "tall_3x128x512", "panel_6x64x512"
  ], factors = [479, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, elements = 939429, n_even = 5}, at_most = {k = 9, n = 130}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [369, 373, 422, 400, 401]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429}, at_most = {k = 9, n_even = 4, elements = 15766482}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [234, 229, 230, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 15766483}, at_most = {k = 9, n_even = 4}, kernels = [
    "block_4x64x512", "tall_3x128x512", "panel_6x64x512"
  ], factors = [173, 197, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429, n_even = 5}, at_most = {k = 9, n_even = 724, mn = 1052663}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [276, 274, 282, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429, n_even = 5, mn = 1052664}, at_most = {k = 9, n_even = 724, mk = 22943}, kernels = [
    "tall_3x128x512", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [307, 330, 345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429, n_even = 5, mn = 1052664, mk = 22944}, at_most = {k = 9, n_even = 724}, kernels = [
    "tall_3x128x512", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [258, 278, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429, n_even = 725}, at_most = {k = 5}, kernels = [
    "block_4x64x512", "block_6x64x1024", "block_6x64x512", "tall_3x128x512", "tall_6x64x1024",
    "panel_6x64x512"
  ], factors = [234, 239, 246, 253, 249, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429, n_even = 725, k = 6}, at_most = {k = 9, nk = 8688}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "tall_6x64x512", "panel_6x64x1024",
    "panel_6x64x512"
  ], factors = [240, 242, 241, 247, 229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 131, elements = 939429, n_even = 725, k = 6, nk = 8689}, at_most = {k = 9}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_3x128x512", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [224, 239, 230, 235, 237, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10}, at_most = {k = 22, m = 12545, elements = 5828, nk = 88759, n_even = 32, n = 48}, kernels = [
    "tall_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 10}, at_most = {k = 22, m = 12545, elements = 5828, nk = 88759, n_even = 32, n = 62}, kernels = [
    "tall_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 63, k = 10}, at_most = {k = 22, m = 12545, elements = 5828, nk = 88759, n_even = 32}, kernels = [
    "tall_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, n_even = 33}, at_most = {k = 22, m = 12545, elements = 5828, nk = 88759}, kernels = [
    "panel_5x64x384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 5829}, at_most = {k = 22, m = 12545, elements = 12796062, nk = 88759, mn = 879}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "tall_6x64x1024", "panel_5x64x384"
  ], factors = [233, 226, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 5829, mn = 880}, at_most = {k = 14, m = 12545, elements = 17821, nk = 88759, n_even = 724, mk = 562}, kernels = [
    "block_4x64x512", "block_6x64x512", "tall_6x64x512"
  ], factors = [251, 259, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 17822, mn = 880}, at_most = {k = 14, m = 12545, elements = 545802, nk = 88759, n_even = 724, mk = 562}, kernels = [
    "block_4x64x512", "tall_6x64x1024", "panel_5x64x384"
  ], factors = [244, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 15, elements = 5829, mn = 880}, at_most = {k = 22, m = 12545, elements = 545802, nk = 88759, n_even = 724, mk = 562}, kernels = [
    "block_4x64x512", "panel_5x64x384"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 5829, mn = 880, mk = 563}, at_most = {k = 22, m = 12545, elements = 545802, nk = 88759, n_even = 724}, kernels = [
    "block_6x64x1024", "tall_6x64x512", "panel_5x64x384"
  ], factors = [253, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 5829, mn = 880, n_even = 725}, at_most = {k = 22, m = 34, elements = 545802, nk = 88759}, kernels = [
    "block_4x64x512", "panel_6x64x1024", "panel_5x64x384"
  ], factors = [237, 228, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 34, k = 10, elements = 5829, mn = 880, n_even = 725}, at_most = {k = 22, m = 12545, elements = 545802, nk = 88759}, kernels = [
    "block_4x64x512", "block_6x64x1024", "block_6x64x512", "tall_3x128x512", "panel_6x64x1024",
    "panel_5x64x384"
  ], factors = [218, 224, 224, 229, 229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 545803, mn = 880}, at_most = {k = 22, m = 12545, elements = 12796062, nk = 88759, n = 65}, kernels = [
    "block_4x64x512", "block_6x64x512", "panel_6x64x512"
  ], factors = [278, 282, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 66, k = 10, elements = 545803, mn = 880}, at_most = {k = 22, m = 12545, elements = 12796062, nk = 88759, mn = 532400}, kernels = [
    "block_4x64x512", "block_6x64x1024", "block_6x64x512", "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [222, 224, 225, 227, 227, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 66, k = 10, elements = 545803, mn = 532401}, at_most = {k = 22, m = 12545, elements = 12796062, nk = 88759}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [242, 241, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, nk = 88760}, at_most = {k = 22, m = 12545, elements = 12796062}, kernels = [
    "block_6x64x1024", "block_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [233, 250, 219, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 10, elements = 12796063}, at_most = {k = 22, m = 12545}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_6x64x512", "panel_6x64x1024"
  ], factors = [200, 233, 223, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12546, n = 34, k = 10}, at_most = {k = 22, n = 65, m = 156802}, kernels = [
    "tall_3x128x512", "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [282, 325, 317, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 156803, n = 34, k = 10}, at_most = {k = 22, n = 65}, kernels = [
    "panel_6x64x1024", "panel_6x64x512"
  ], factors = [287, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12546, n = 66, k = 10}, at_most = {k = 22}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [218, 221, 353, 227, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23}, at_most = {k = 63, elements = 7939, n_even = 8, mn = 684}, kernels = [
    "panel_6x64x512"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, mn = 685}, at_most = {k = 63, elements = 7939, n_even = 8}, kernels = [
    "tall_6x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, n_even = 9}, at_most = {k = 63, elements = 7939, m = 16}, kernels = [
    "panel_5x64x384"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 34, k = 23, n_even = 9}, at_most = {k = 63, elements = 7939}, kernels = [
    "tall_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, elements = 7940}, at_most = {k = 26, elements = 510646, mk = 4063, n_even = 362}, kernels = [
    "tall_6x64x1024", "tall_6x64x512", "panel_5x64x384"
  ], factors = [257, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 27, elements = 7940}, at_most = {k = 63, elements = 510646, mk = 4063, n_even = 362}, kernels = [
    "block_6x64x1024", "tall_6x64x1024", "panel_6x64x1024", "panel_5x64x384"
  ], factors = [254, 254, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, elements = 7940, n_even = 363}, at_most = {k = 63, elements = 510646, mk = 4063, m = 16}, kernels = [
    "block_6x64x512", "panel_6x64x1024"
  ], factors = [247, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 34, k = 23, elements = 7940, n_even = 363}, at_most = {k = 63, elements = 510646, mk = 4063}, kernels = [
    "block_8x48x512", "block_4x64x512", "block_6x64x1024", "block_6x64x512", "tall_3x128x512",
    "panel_6x64x1024"
  ], factors = [242, 229, 234, 235, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, elements = 7940, mk = 4064}, at_most = {k = 31, elements = 510646}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "tall_6x64x512", "panel_5x64x384"
  ], factors = [238, 242, 247, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 32, elements = 7940, mk = 4064}, at_most = {k = 63, elements = 510646, nk = 11274, batches = 1}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [236, 236, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 32, elements = 7940, mk = 4064, batches = 2}, at_most = {k = 63, elements = 510646, nk = 11274}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [243, 247, 251, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 32, elements = 7940, mk = 4064, nk = 11275}, at_most = {k = 63, elements = 510646}, kernels = [
    "block_6x64x1024", "tall_6x64x1024", "panel_6x64x1024", "panel_5x64x384"
  ], factors = [239, 246, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, elements = 510647}, at_most = {k = 46, m = 10, elements = 3755750}, kernels = [
    "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [227, 230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 34, k = 23, elements = 510647}, at_most = {k = 46, m = 16, elements = 3755750}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [237, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 47, elements = 510647}, at_most = {k = 63, m = 16, elements = 3755750}, kernels = [
    "tall_8x48x1024", "tall_6x64x512", "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [241, 242, 244, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 34, k = 23, elements = 3755751}, at_most = {k = 63, m = 16}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [244, 241, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 34, k = 23, elements = 510647}, at_most = {k = 63, n = 64, mn = 5756313}, kernels = [
    "block_4x64x512", "block_6x64x512", "tall_3x128x512", "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [238, 246, 229, 248, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 34, k = 23, elements = 510647, mn = 5756314}, at_most = {k = 63, n = 64}, kernels = [
    "block_6x64x512", "panel_6x64x512"
  ], factors = [289, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 65, k = 23, elements = 510647}, at_most = {k = 63, mnk = 17979335, n_even = 32}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [237, 234, 240, 235, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 65, k = 23, elements = 510647, n_even = 33}, at_most = {k = 63, mnk = 17979335}, kernels = [
    "block_4x64x512", "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024", "panel_5x64x384",
    "panel_6x64x512"
  ], factors = [222, 226, 229, 228, 225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 65, k = 23, elements = 510647, mnk = 17979336}, at_most = {k = 63}, kernels = [
    "block_4x64x512", "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "tall_6x64x512",
    "panel_6x64x1024"
  ], factors = [228, 231, 230, 243, 232, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64}, at_most = {m = 33, mn = 245, mk = 263734, k = 161, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "panel_16x16x4096"
  ], factors = [233, 241, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, k_even = 5}, at_most = {m = 33, mn = 245, mk = 263734, k = 161}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096", "block_10x16x4096"
  ], factors = [247, 247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 246}, at_most = {m = 33, mn = 321, mk = 263734, k = 161, n = 16}, kernels = [
    "panel_16x16x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 322}, at_most = {m = 33, mn = 551, mk = 263734, k = 161, n = 16}, kernels = [
    "block_10x16x4096", "panel_16x16x4096"
  ], factors = [229, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 64, mn = 246}, at_most = {m = 33, mn = 551, mk = 263734, k = 161, n = 21}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "panel_10x32x2048"
  ], factors = [247, 238, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 22, k = 64, mn = 246}, at_most = {m = 33, mn = 551, mk = 263734, k = 161, nk = 2141}, kernels = [
    "tall_6x64x512", "panel_10x32x2048"
  ], factors = [211, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 22, k = 64, mn = 246, nk = 2142}, at_most = {m = 33, mn = 551, mk = 263734, k = 161}, kernels = [
    "dot_2x8x4096", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [252, 237, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162}, at_most = {m = 12, mn = 551, mk = 2731, nk = 16783, mnk = 102823}, kernels = [
    "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, mk = 2732}, at_most = {m = 12, mn = 551, mk = 263734, nk = 16783, mnk = 102823}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096"
  ], factors = [242, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, mnk = 102824}, at_most = {m = 12, mn = 551, mk = 263734, nk = 16783}, kernels = [
    "dot_2x8x4096", "block_10x16x4096", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [243, 238, 242, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 162}, at_most = {m = 33, mn = 193, mk = 263734, nk = 16783, n = 16}, kernels = [
    "dot_3x6x4096", "block_10x16x4096"
  ], factors = [243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 162, mn = 194}, at_most = {m = 16, mn = 551, mk = 263734, nk = 16783, n = 16}, kernels = [
    "dot_2x8x4096", "dot_3x4x4096", "panel_16x16x4096"
  ], factors = [245, 239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 162, mn = 194}, at_most = {m = 33, mn = 551, mk = 263734, nk = 16783, n = 16, k = 361}, kernels = [
    "dot_4x6x1024", "block_10x16x4096", "panel_10x32x2048"
  ], factors = [254, 227, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 362, mn = 194}, at_most = {m = 33, mn = 551, mk = 263734, nk = 16783, n = 16}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "block_10x16x4096"
  ], factors = [237, 230, 255, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 162}, at_most = {m = 33, mn = 551, mk = 263734, nk = 16783, n = 19}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_slab_4x6x512"
  ], factors = [225, 249, 248, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 20, k = 162}, at_most = {m = 33, mn = 551, mk = 263734, nk = 16783, n = 26}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [236, 236, 236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 27, k = 162}, at_most = {m = 33, mn = 468, mk = 263734, nk = 16783}, kernels = [
    "dot_4x6x1024", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [229, 208, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 27, k = 162, mn = 469}, at_most = {m = 33, mn = 551, mk = 263734, nk = 16783}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "tall_8x48x1024", "dot_slab_2x8x512"
  ], factors = [221, 236, 240, 249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, nk = 16784}, at_most = {m = 33, mn = 376, mk = 263734, n_even = 4, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_slab_4x6x512"
  ], factors = [229, 244, 267, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, nk = 16784, k_even = 5}, at_most = {m = 33, mn = 376, mk = 263734, n_even = 4}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [249, 237, 241, 266, 258, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, nk = 16784, n_even = 5}, at_most = {m = 33, mn = 376, mk = 263734}, kernels = [
    "dot_2x8x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, nk = 16784, mn = 377}, at_most = {m = 33, mn = 551, mk = 263734, k_even = 8}, kernels = [
    "dot_4x6x1024", "tall_8x48x1024", "panel_10x32x2048", "dot_slab_4x6x512"
  ], factors = [237, 245, 246, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, nk = 16784, mn = 377, k_even = 9}, at_most = {m = 33, mn = 551, mk = 263734, elements = 96845}, kernels = [
    "dot_4x6x1024", "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096"
  ], factors = [237, 236, 232, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 162, nk = 16784, mn = 377, k_even = 9, elements = 96846}, at_most = {m = 33, mn = 551, mk = 263734}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "dot_slab_2x8x512"
  ], factors = [239, 254, 236, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mk = 263735}, at_most = {m = 13, mn = 207}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x6x4096", "tall_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [220, 219, 221, 208, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mk = 263735, mn = 208}, at_most = {m = 13, mn = 270}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "tall_8x48x1024"
  ], factors = [240, 221, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 9, k = 64, mk = 263735}, at_most = {m = 33, mn = 270}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "block_10x16x4096", "tall_8x48x1024", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [237, 209, 243, 208, 179, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mk = 263735, mn = 271}, at_most = {m = 33, mn = 551, n = 16}, kernels = [
    "block_10x16x4096", "tall_14x16x4096", "tall_3x128x512", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [248, 245, 167, 192, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 64, mk = 263735, mn = 271}, at_most = {m = 14, mn = 551}, kernels = [
    "tall_8x48x1024", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [242, 215, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 17, k = 64, mk = 263735, mn = 271}, at_most = {m = 33, mn = 551}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [239, 243, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 552}, at_most = {m = 33, mk = 265438, k = 132, k_even = 4, mn = 761}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_10x32x2048", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [239, 249, 240, 242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 762}, at_most = {m = 12, mk = 1132, k = 132, k_even = 4}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024", "panel_5x64x384"
  ], factors = [251, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 762, mk = 1133}, at_most = {m = 12, mk = 265438, k = 132, k_even = 4}, kernels = [
    "dot_4x6x1024", "block_6x64x512"
  ], factors = [275, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 762}, at_most = {m = 33, mk = 265438, k = 132, k_even = 4, elements = 28209, mn = 1512}, kernels = [
    "block_6x64x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 1513}, at_most = {m = 33, mk = 265438, k = 132, k_even = 4, elements = 28209}, kernels = [
    "block_6x64x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [252, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 762, elements = 28210}, at_most = {m = 33, mk = 2662, k = 132, k_even = 4, nk = 89229}, kernels = [
    "block_8x48x512", "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [267, 254, 256, 259, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 762, elements = 28210, mk = 2663}, at_most = {m = 33, mk = 265438, k = 132, k_even = 4, nk = 89229}, kernels = [
    "block_6x64x512", "panel_10x32x2048", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [256, 255, 263, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 762, elements = 28210, nk = 89230}, at_most = {m = 33, mk = 265438, k = 132, k_even = 4}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [250, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 133, mn = 552}, at_most = {m = 14, mk = 265438, k = 189, k_even = 4}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_10x32x2048", "panel_6x64x512", "dot_slab_4x6x512"
  ], factors = [245, 250, 241, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 133, mn = 552}, at_most = {m = 33, mk = 265438, k = 159, k_even = 4, elements = 77149}, kernels = [
    "block_6x64x512", "tall_3x128x512", "tall_8x48x1024", "tall_6x64x512", "panel_6x64x1024"
  ], factors = [248, 267, 254, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 160, mn = 552}, at_most = {m = 33, mk = 265438, k = 189, k_even = 4, elements = 77149}, kernels = [
    "dot_3x6x4096", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [266, 261, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 133, mn = 552, elements = 77150}, at_most = {m = 33, mk = 265438, k = 189, k_even = 4}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_10x32x2048", "tall_6x64x512", "panel_6x64x512"
  ], factors = [253, 257, 251, 257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 552, k_even = 5}, at_most = {m = 12, mk = 265438, k = 78, n_even = 362}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [246, 235, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 552, k_even = 5}, at_most = {m = 16, mk = 265438, k = 78, n_even = 362, elements = 510112, mn = 3831}, kernels = [
    "block_6x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 3832, k_even = 5}, at_most = {m = 16, mk = 265438, k = 78, n_even = 362, elements = 510112}, kernels = [
    "block_6x64x512", "tall_6x64x1024"
  ], factors = [253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 64, mn = 552, k_even = 5, elements = 510113}, at_most = {m = 16, mk = 265438, k = 78, n_even = 362}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [244, 241, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 552, k_even = 5, n_even = 363}, at_most = {m = 16, mk = 265438, k = 78}, kernels = [
    "block_4x64x512", "tall_8x48x1024", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [242, 239, 243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 79, mn = 552, k_even = 5}, at_most = {m = 16, mk = 265438, k = 189, elements = 562929, mn = 1015}, kernels = [
    "tall_8x48x1024", "panel_6x64x512"
  ], factors = [220, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 79, mn = 1016, k_even = 5}, at_most = {m = 16, mk = 265438, k = 189, elements = 562929}, kernels = [
    "dot_2x8x4096", "tall_8x48x1024", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [262, 245, 255, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 79, mn = 552, k_even = 5, elements = 562930}, at_most = {m = 16, mk = 1915, k = 189}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [244, 241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 79, mn = 552, k_even = 5, elements = 562930, mk = 1916}, at_most = {m = 16, mk = 265438, k = 189}, kernels = [
    "tall_8x48x1024", "tall_6x64x512", "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [244, 237, 247, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 64, mn = 552, k_even = 5}, at_most = {m = 33, mk = 265438, k = 189, n_even = 4, n = 55}, kernels = [
    "dot_4x4x4096", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [251, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 56, k = 64, mn = 552, k_even = 5}, at_most = {m = 33, mk = 265438, k = 189, n_even = 4}, kernels = [
    "block_6x64x512", "panel_6x64x512"
  ], factors = [248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 64, mn = 552, k_even = 5, n_even = 5}, at_most = {m = 33, mk = 265438, k = 189, n_even = 32}, kernels = [
    "tall_8x48x1024", "tall_6x64x512", "panel_10x32x2048", "panel_6x64x1024"
  ], factors = [251, 237, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 64, mn = 552, k_even = 5, n_even = 33}, at_most = {m = 25, mk = 265438, k = 189, nk = 14188}, kernels = [
    "block_6x64x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 9, k = 64, mn = 552, k_even = 5, n_even = 33}, at_most = {m = 33, mk = 265438, k = 189, nk = 14188}, kernels = [
    "block_6x64x512", "tall_10x32x2048", "panel_6x64x1024"
  ], factors = [245, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 64, mn = 552, k_even = 5, n_even = 33, nk = 14189}, at_most = {m = 21, mk = 265438, k = 189, n_even = 724}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [252, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 9, k = 64, mn = 552, k_even = 5, n_even = 33, nk = 14189}, at_most = {m = 33, mk = 265438, k = 189, n_even = 724}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_10x32x2048", "panel_6x64x1024"
  ], factors = [245, 244, 249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 64, mn = 552, k_even = 5, n_even = 725, nk = 14189}, at_most = {m = 33, mk = 265438, k = 189}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [241, 244, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552}, at_most = {m = 14, mk = 265438, k_even = 4, elements = 629988, n = 312}, kernels = [
    "dot_4x6x1024", "dot_3x6x4096", "tall_8x48x1024", "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [244, 263, 243, 245, 236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 313, k = 190, mn = 552}, at_most = {m = 14, mk = 265438, k_even = 4, elements = 629988}, kernels = [
    "dot_3x6x4096", "tall_8x48x1024", "panel_6x64x512", "dot_slab_4x6x512"
  ], factors = [268, 254, 258, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 190, mn = 552}, at_most = {m = 18, mk = 265438, k_even = 4, elements = 629988, k = 277}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "tall_10x32x2048", "panel_6x64x512"
  ], factors = [256, 257, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 278, mn = 552}, at_most = {m = 18, mk = 265438, k_even = 4, elements = 629988, n_even = 4}, kernels = [
    "dot_4x6x1024", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [255, 251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 278, mn = 552, n_even = 5}, at_most = {m = 18, mk = 265438, k_even = 4, elements = 629988}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_10x32x2048"
  ], factors = [261, 261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552, elements = 629989}, at_most = {m = 10, mk = 33862, k_even = 4}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512"
  ], factors = [249, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 190, mn = 552, elements = 629989}, at_most = {m = 12, mk = 33862, k_even = 4}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552, elements = 629989, mk = 33863}, at_most = {m = 10, mk = 265438, k_even = 4}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [232, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 190, mn = 552, elements = 629989, mk = 33863}, at_most = {m = 12, mk = 265438, k_even = 4}, kernels = [
    "dot_slab_4x6x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 552, elements = 629989}, at_most = {m = 14, mk = 265438, k_even = 4, elements = 12748200, mn = 9949}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 9950, elements = 629989}, at_most = {m = 14, mk = 265438, k_even = 4, elements = 12748200}, kernels = [
    "tall_14x16x4096", "tall_8x48x1024", "dot_slab_4x6x512"
  ], factors = [251, 256, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 190, mn = 552, elements = 629989}, at_most = {m = 18, mk = 265438, k_even = 4, elements = 12748200}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024", "dot_slab_4x6x512"
  ], factors = [252, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 552, elements = 12748201}, at_most = {m = 18, mk = 265438, k_even = 4}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [226, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 190, mn = 552}, at_most = {m = 33, mk = 265438, k_even = 4, k = 801, nk = 12014}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [246, 241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 190, mn = 552, nk = 12015}, at_most = {m = 24, mk = 265438, k_even = 4, k = 507, batches = 4}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [257, 263, 262, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 508, mn = 552, nk = 12015}, at_most = {m = 24, mk = 265438, k_even = 4, k = 801, batches = 4}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [254, 256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 9, k = 190, mn = 552, nk = 12015}, at_most = {m = 33, mk = 265438, k_even = 4, k = 801, batches = 4}, kernels = [
    "block_8x48x512", "block_6x64x512", "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [247, 248, 249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 190, mn = 552, nk = 12015, batches = 5}, at_most = {m = 33, mk = 265438, k_even = 4, k = 801}, kernels = [
    "tall_8x48x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 802, mn = 552}, at_most = {m = 24, mk = 265438, k_even = 4, nk = 10223238, mn = 5609}, kernels = [
    "dot_4x6x1024", "block_8x48x512", "tall_8x48x1024"
  ], factors = [265, 246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 802, mn = 5610}, at_most = {m = 24, mk = 265438, k_even = 4, nk = 10223238}, kernels = [
    "tall_8x48x1024", "tall_10x32x2048"
  ], factors = [255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, k = 802, mn = 552, nk = 10223239}, at_most = {m = 24, mk = 265438, k_even = 4}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512"
  ], factors = [249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 9, k = 802, mn = 552}, at_most = {m = 33, mk = 265438, k_even = 4, elements = 9965668, mn = 26772}, kernels = [
    "block_8x48x512", "tall_8x48x1024"
  ], factors = [242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 9, k = 802, mn = 26773}, at_most = {m = 33, mk = 265438, k_even = 4, elements = 9965668}, kernels = [
    "tall_8x48x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 9, k = 802, mn = 552, elements = 9965669}, at_most = {m = 33, mk = 265438, k_even = 4}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [250, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552, k_even = 5}, at_most = {m = 10, mk = 265438, elements = 714506}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [248, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 190, mn = 552, k_even = 5}, at_most = {m = 16, mk = 265438, elements = 714506, n_even = 4}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_3x6x4096", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [238, 252, 247, 256, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 190, mn = 552, k_even = 5, n_even = 5}, at_most = {m = 16, mk = 23170, elements = 714506, n_even = 362}, kernels = [
    "dot_4x6x1024", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [238, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 190, mn = 552, k_even = 5, n_even = 363}, at_most = {m = 16, mk = 23170, elements = 714506}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "tall_8x48x1024", "dot_slab_2x8x512"
  ], factors = [254, 267, 268, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, k = 190, mn = 552, k_even = 5, n_even = 5, mk = 23171}, at_most = {m = 16, mk = 265438, elements = 714506}, kernels = [
    "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552, k_even = 5, elements = 714507}, at_most = {m = 12, mk = 265438, mnk = 127893479, nk = 113511}, kernels = [
    "dot_4x6x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [234, 243, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552, k_even = 5, elements = 714507, nk = 113512}, at_most = {m = 12, mk = 265438, mnk = 127893479}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [245, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 190, mn = 552, k_even = 5, elements = 714507, mnk = 127893480}, at_most = {m = 12, mk = 265438}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 552, k_even = 5, elements = 714507}, at_most = {m = 14, mk = 265438, k_even = 362}, kernels = [
    "tall_8x48x1024", "dot_slab_2x8x512"
  ], factors = [247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 190, mn = 552, k_even = 5, elements = 714507}, at_most = {m = 16, mk = 265438, k_even = 362, elements = 2955569}, kernels = [
    "tall_8x48x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 243, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 9, k = 190, mn = 552, k_even = 5, elements = 2955570}, at_most = {m = 16, mk = 265438, k_even = 362}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [230, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 552, k_even = 363, elements = 714507}, at_most = {m = 16, mk = 265438, elements = 12701692, n_even = 362}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [247, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 552, k_even = 363, elements = 714507, n_even = 363}, at_most = {m = 15, mk = 265438, elements = 12701692}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 9, k = 190, mn = 552, k_even = 363, elements = 714507, n_even = 363}, at_most = {m = 16, mk = 265438, elements = 12701692}, kernels = [
    "dot_slab_2x8x512"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, k = 190, mn = 552, k_even = 363, elements = 12701693}, at_most = {m = 16, mk = 265438}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, k = 190, mn = 552, k_even = 5}, at_most = {m = 33, mk = 265438, n = 29}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096"
  ], factors = [228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 30, k = 190, mn = 552, k_even = 5}, at_most = {m = 33, mk = 265438, k_even = 724, elements = 398171, mn = 1493}, kernels = [
    "dot_2x8x4096", "block_6x64x1024", "tall_8x48x1024", "dot_slab_2x8x512"
  ], factors = [252, 237, 243, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 30, k = 190, mn = 1494, k_even = 5}, at_most = {m = 33, mk = 265438, k_even = 724, elements = 398171, nk = 126909}, kernels = [
    "dot_4x4x4096", "block_6x64x512", "tall_8x48x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [254, 252, 242, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 30, k = 190, mn = 1494, k_even = 5, nk = 126910}, at_most = {m = 33, mk = 265438, k_even = 724, elements = 398171}, kernels = [
    "tall_8x48x1024", "tall_10x32x2048", "panel_5x64x384", "panel_6x64x512"
  ], factors = [245, 246, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 30, k = 190, mn = 552, k_even = 5, elements = 398172}, at_most = {m = 22, mk = 265438, k_even = 724, elements = 11778812}, kernels = [
    "dot_4x6x1024", "tall_8x48x1024", "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [224, 252, 246, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 30, k = 190, mn = 552, k_even = 5, elements = 398172}, at_most = {m = 33, mk = 265438, k_even = 724, elements = 11778812}, kernels = [
    "tall_8x48x1024", "dot_slab_2x8x512"
  ], factors = [245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 30, k = 190, mn = 552, k_even = 5, elements = 11778813}, at_most = {m = 33, mk = 265438, k_even = 724}, kernels = [
    "tall_8x48x1024", "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [249, 242, 237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 30, k = 190, mn = 552, k_even = 725}, at_most = {m = 22, mk = 265438}, kernels = [
    "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [271, 240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 23, n = 30, k = 190, mn = 552, k_even = 725}, at_most = {m = 33, mk = 265438}, kernels = [
    "dot_4x6x1024", "tall_8x48x1024", "tall_6x64x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [235, 250, 248, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 552, mk = 265439}, at_most = {m = 33, mn = 678}, kernels = [
    "dot_4x4x4096", "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [252, 231, 226, 244, 229, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 679, mk = 265439}, at_most = {m = 17, nk = 7474589}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048"
  ], factors = [251, 230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, k = 64, mn = 679, mk = 265439, nk = 7474590}, at_most = {m = 17}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512"
  ], factors = [235, 254, 234, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 9, k = 64, mn = 679, mk = 265439}, at_most = {m = 33, mn = 1067}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [240, 243, 230, 233, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 9, k = 64, mn = 1068, mk = 265439}, at_most = {m = 31, elements = 9627994}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024", "panel_10x32x2048",
    "panel_6x64x1024"
  ], factors = [242, 239, 251, 244, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, n = 9, k = 64, mn = 1068, mk = 265439}, at_most = {m = 33, elements = 9627994}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [255, 251, 258, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 9, k = 64, mn = 1068, mk = 265439, elements = 9627995}, at_most = {m = 33}, kernels = [
    "block_6x64x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64}, at_most = {n = 12, mk = 497626, k = 231, k_even = 4, m = 248}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 249, n = 9, k = 64}, at_most = {n = 12, mk = 497626, k = 231, k_even = 4}, kernels = [
    "panel_10x32x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, k_even = 5}, at_most = {n = 12, mk = 497626, k = 231}, kernels = [
    "dot_2x8x4096", "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [224, 235, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 64}, at_most = {n = 16, mk = 20653, k = 122, elements = 881289}, kernels = [
    "panel_10x32x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 64, mk = 20654}, at_most = {n = 16, mk = 497626, k = 122, elements = 881289}, kernels = [
    "panel_10x32x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 123}, at_most = {n = 16, mk = 497626, k = 231, elements = 881289, k_even = 32}, kernels = [
    "block_10x16x4096", "panel_10x32x2048"
  ], factors = [260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 123, k_even = 33}, at_most = {n = 16, mk = 497626, k = 231, elements = 881289, mn = 2141}, kernels = [
    "panel_10x32x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 123, k_even = 33, mn = 2142}, at_most = {n = 16, mk = 497626, k = 231, elements = 881289}, kernels = [
    "panel_10x32x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 13, k = 64, elements = 881290}, at_most = {n = 16, mk = 497626, k = 231}, kernels = [
    "tall_14x16x4096", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [263, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 232}, at_most = {n = 10, mk = 497626, elements = 494019, mn = 1973}, kernels = [
    "dot_4x4x4096", "dot_3x6x4096", "tall_14x16x4096"
  ], factors = [249, 256, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 232, mn = 1974}, at_most = {n = 10, mk = 497626, elements = 494019}, kernels = [
    "dot_4x4x4096", "dot_3x6x4096", "panel_10x32x2048"
  ], factors = [241, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 11, k = 232}, at_most = {n = 16, mk = 497626, elements = 494019, k_even = 8}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 11, k = 232, k_even = 9}, at_most = {n = 16, mk = 497626, elements = 494019, mnk = 2224094, nk = 4492}, kernels = [
    "block_10x16x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [238, 234, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 11, k = 232, k_even = 9, nk = 4493}, at_most = {n = 16, mk = 497626, elements = 494019, mnk = 2224094}, kernels = [
    "dot_4x4x4096", "block_10x16x4096", "panel_16x16x4096", "panel_10x32x2048"
  ], factors = [237, 232, 229, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 11, k = 232, k_even = 9, mnk = 2224095}, at_most = {n = 16, mk = 497626, elements = 494019}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "dot_3x6x4096", "block_10x16x4096", "panel_10x32x2048"
  ], factors = [234, 240, 232, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 232, elements = 494020}, at_most = {n = 16, mk = 497626, nk = 6984}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 232, elements = 494020, nk = 6985}, at_most = {n = 16, mk = 497626}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "block_10x16x4096", "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [223, 230, 238, 250, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, k = 64}, at_most = {n = 20, mk = 497626, k_even = 8, k = 99}, kernels = [
    "tall_8x48x1024", "tall_6x64x512", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [238, 237, 237, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, k = 100}, at_most = {n = 20, mk = 497626, k_even = 8, mn = 2515}, kernels = [
    "dot_4x6x1024", "panel_10x32x2048", "panel_6x64x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [246, 230, 225, 237, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, k = 100, mn = 2516}, at_most = {n = 20, mk = 497626, k_even = 8}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [236, 233, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, k = 64, k_even = 9}, at_most = {n = 17, mk = 497626}, kernels = [
    "dot_2x8x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [203, 232, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 18, k = 64, k_even = 9}, at_most = {n = 20, mk = 497626}, kernels = [
    "dot_4x6x1024", "dot_2x8x4096", "dot_4x4x4096", "tall_8x48x1024", "panel_10x32x2048"
  ], factors = [225, 216, 252, 241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627}, at_most = {n = 16, elements = 875375, mn = 79061, k_even = 724}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, elements = 875376}, at_most = {n = 16, elements = 9539423, mn = 1203, k_even = 724}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, elements = 875376, mn = 1204}, at_most = {n = 16, elements = 9539423, mn = 79061, k_even = 724}, kernels = [
    "block_10x16x4096", "tall_14x16x4096"
  ], factors = [247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, k_even = 725}, at_most = {n = 16, elements = 2485764, mn = 79061}, kernels = [
    "panel_10x32x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, k_even = 725, elements = 2485765}, at_most = {n = 16, elements = 9539423, mn = 79061}, kernels = [
    "tall_14x16x4096", "panel_10x32x2048"
  ], factors = [250, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, mn = 79062}, at_most = {n = 16, elements = 4921930, mn = 146086}, kernels = [
    "tall_14x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, mn = 146087}, at_most = {n = 16, elements = 4921930, nk = 1854}, kernels = [
    "tall_14x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, mn = 146087, nk = 1855}, at_most = {n = 16, elements = 4921930}, kernels = [
    "tall_14x16x4096", "tall_16x16x4096", "tall_6x64x1024"
  ], factors = [247, 246, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, mn = 79062, elements = 4921931}, at_most = {n = 16, elements = 9539423}, kernels = [
    "tall_14x16x4096", "tall_16x16x4096", "tall_6x64x512"
  ], factors = [257, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, k = 64, mk = 497627}, at_most = {n = 20, elements = 9539423, m = 1183}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_10x32x2048"
  ], factors = [237, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1184, n = 17, k = 64, mk = 497627}, at_most = {n = 20, elements = 9539423}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "panel_10x32x2048"
  ], factors = [238, 235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, elements = 9539424}, at_most = {n = 16, elements = 14331828}, kernels = [
    "tall_14x16x4096", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [272, 213, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 9, k = 64, mk = 497627, elements = 14331829}, at_most = {n = 16, m = 44193}, kernels = [
    "tall_3x128x512", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [170, 189, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44194, n = 9, k = 64, mk = 497627, elements = 14331829}, at_most = {n = 16}, kernels = [
    "tall_3x128x512", "tall_6x64x512"
  ], factors = [173, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, k = 64, mk = 497627, elements = 9539424}, at_most = {n = 20}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [211, 248, 237, 237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64}, at_most = {mk = 262447, k_even = 4, n = 24, k = 209}, kernels = [
    "tall_6x64x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [248, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 210}, at_most = {mk = 262447, k_even = 4, n = 24}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "panel_6x64x1024"
  ], factors = [239, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 25, k = 64}, at_most = {mk = 262447, k_even = 4, n = 32, mn = 1685}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "panel_10x32x2048"
  ], factors = [243, 234, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 25, k = 64, mn = 1686}, at_most = {mk = 262447, k_even = 4, n = 32, elements = 388783}, kernels = [
    "tall_6x64x1024", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [236, 243, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 25, k = 64, mn = 1686, elements = 388784}, at_most = {mk = 262447, k_even = 4, n = 32}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [231, 233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 64}, at_most = {mk = 262447, k_even = 4, n = 40, mn = 6818}, kernels = [
    "dot_4x6x1024", "panel_10x32x2048", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [257, 242, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 64, mn = 6819}, at_most = {mk = 262447, k_even = 4, n = 40}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [243, 245, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 64}, at_most = {mk = 262447, k_even = 4, k = 73, nk = 22941, mn = 15646}, kernels = [
    "block_6x64x1024", "block_6x64x512", "panel_6x64x512"
  ], factors = [243, 244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 64, mn = 15647}, at_most = {mk = 262447, k_even = 4, k = 73, nk = 22941}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [237, 240, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 74}, at_most = {mk = 262447, k_even = 4, k = 106, nk = 22941}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x1024",
    "panel_6x64x512"
  ], factors = [242, 242, 248, 246, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 107}, at_most = {mk = 262447, k_even = 4, k = 120, nk = 22941}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [238, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 121}, at_most = {mk = 262447, k_even = 4, k = 127, nk = 22941}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [245, 244, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 128}, at_most = {mk = 262447, k_even = 4, k = 212, nk = 22941}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_10x32x2048", "panel_6x64x512"
  ], factors = [237, 241, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 213}, at_most = {mk = 262447, k_even = 4, k = 322, nk = 22941, mnk = 1926145}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [250, 247, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 213, mnk = 1926146}, at_most = {mk = 262447, k_even = 4, k = 322, nk = 22941}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [228, 237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 64, nk = 22942}, at_most = {mk = 262447, k_even = 4, k = 119}, kernels = [
    "block_4x64x512", "block_6x64x1024", "tall_6x64x1024", "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [235, 238, 240, 245, 248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 120, nk = 22942}, at_most = {mk = 262447, k_even = 4, k = 322}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048",
    "panel_6x64x512"
  ], factors = [233, 233, 237, 237, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 323}, at_most = {mk = 262447, k_even = 4, mn = 21654, m = 65, k = 545}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [245, 243, 248, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 546}, at_most = {mk = 262447, k_even = 4, mn = 21654, m = 65}, kernels = [
    "block_10x16x4096", "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [272, 248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 41, k = 323}, at_most = {mk = 57188, k_even = 4, mn = 21654}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [249, 244, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 66, n = 41, k = 323, mk = 57189}, at_most = {mk = 262447, k_even = 4, mn = 21654}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [247, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 323, mn = 21655}, at_most = {mk = 262447, k_even = 4, elements = 425931}, kernels = [
    "tall_8x48x1024", "panel_6x64x512"
  ], factors = [245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 41, k = 323, mn = 21655, elements = 425932}, at_most = {mk = 262447, k_even = 4, m = 44}, kernels = [
    "block_8x48x512", "tall_8x48x1024"
  ], factors = [247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 41, k = 323, mn = 21655, elements = 425932}, at_most = {mk = 262447, k_even = 4, m = 56}, kernels = [
    "block_4x64x512", "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [250, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 41, k = 323, mn = 21655, elements = 425932}, at_most = {mk = 262447, k_even = 4, m = 143, k = 511}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [249, 245, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 41, k = 512, mn = 21655, elements = 425932}, at_most = {mk = 262447, k_even = 4, m = 143, nk = 4123432}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 41, k = 512, mn = 21655, elements = 425932, nk = 4123433}, at_most = {mk = 262447, k_even = 4, m = 143}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 144, n = 41, k = 323, mn = 21655, elements = 425932}, at_most = {mk = 262447, k_even = 4, n = 1137}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [241, 245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 144, n = 1138, k = 323, mn = 21655, elements = 425932}, at_most = {mk = 262447, k_even = 4}, kernels = [
    "tall_14x16x4096", "tall_6x64x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [296, 240, 247, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, k_even = 5}, at_most = {mk = 262447, k = 71, n_even = 4, mnk = 887294}, kernels = [
    "panel_6x64x1024", "panel_6x64x512"
  ], factors = [245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, k_even = 5, mnk = 887295}, at_most = {mk = 262447, k = 71, n_even = 4}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [240, 243, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, k_even = 5, n_even = 5}, at_most = {mk = 5792, k = 71, elements = 147228}, kernels = [
    "block_6x64x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [239, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, k_even = 5, n_even = 5, mk = 5793}, at_most = {mk = 262447, k = 71, elements = 147228}, kernels = [
    "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, k_even = 5, n_even = 5, elements = 147229}, at_most = {mk = 262447, k = 71, n_even = 724}, kernels = [
    "block_4x64x512", "block_6x64x512", "tall_6x64x1024", "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [236, 237, 240, 243, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, k_even = 5, n_even = 725, elements = 147229}, at_most = {mk = 262447, k = 71}, kernels = [
    "block_6x64x512", "panel_6x64x512"
  ], factors = [235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5}, at_most = {mk = 262447, k = 303, n_even = 4, n = 42, nk = 4199}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [237, 236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, nk = 4200}, at_most = {mk = 262447, k = 303, n_even = 4, n = 42}, kernels = [
    "dot_4x4x4096", "tall_8x48x1024", "panel_6x64x1024"
  ], factors = [249, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 43, k = 72, k_even = 5}, at_most = {mk = 262447, k = 151, n_even = 4, elements = 724765}, kernels = [
    "block_8x48x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [233, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 43, k = 72, k_even = 5, elements = 724766}, at_most = {mk = 262447, k = 151, n_even = 4}, kernels = [
    "block_6x64x512", "panel_6x64x1024"
  ], factors = [241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 43, k = 152, k_even = 5}, at_most = {mk = 262447, k = 303, n_even = 4, mn = 31784}, kernels = [
    "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [237, 245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 43, k = 152, k_even = 5, mn = 31785}, at_most = {mk = 262447, k = 303, n_even = 4}, kernels = [
    "tall_8x48x1024", "tall_10x32x2048", "tall_6x64x512", "panel_5x64x384", "panel_6x64x512"
  ], factors = [236, 230, 238, 230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, n_even = 5}, at_most = {mk = 8183, k = 156, batches = 13, m = 96, n_even = 362}, kernels = [
    "block_8x48x512", "block_6x64x512", "tall_8x48x1024"
  ], factors = [238, 239, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, n_even = 5, mk = 8184}, at_most = {mk = 42298, k = 156, batches = 13, m = 96, n_even = 362}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "tall_10x32x2048", "tall_6x64x512"
  ], factors = [243, 242, 251, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 157, k_even = 5, n_even = 5}, at_most = {mk = 42298, k = 303, batches = 13, m = 96, n_even = 362}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [239, 240, 236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, n_even = 363}, at_most = {mk = 42298, k = 303, batches = 13, m = 96}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [239, 238, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 97, n = 21, k = 72, k_even = 5, n_even = 5}, at_most = {mk = 42298, k = 303, batches = 13, k_even = 128}, kernels = [
    "block_8x48x512", "block_6x64x512", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [236, 233, 238, 235, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 97, n = 21, k = 72, k_even = 129, n_even = 5}, at_most = {mk = 42298, k = 303, batches = 13}, kernels = [
    "tall_8x48x1024", "panel_6x64x512"
  ], factors = [227, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, n_even = 5, batches = 14}, at_most = {mk = 42298, k = 166}, kernels = [
    "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [242, 251, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 167, k_even = 5, n_even = 5, batches = 14}, at_most = {mk = 42298, k = 303}, kernels = [
    "tall_8x48x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [238, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, n_even = 5, mk = 42299}, at_most = {mk = 262447, k = 303, elements = 2212749, n = 39}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [247, 239, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 40, k = 72, k_even = 5, n_even = 5, mk = 42299}, at_most = {mk = 262447, k = 303, elements = 2212749, m = 286}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "panel_6x64x512"
  ], factors = [236, 234, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 287, n = 40, k = 72, k_even = 5, n_even = 5, mk = 42299}, at_most = {mk = 113511, k = 150, elements = 2212749}, kernels = [
    "block_4x64x512", "block_6x64x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [237, 232, 238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 287, n = 40, k = 72, k_even = 5, n_even = 5, mk = 113512}, at_most = {mk = 262447, k = 150, elements = 2212749}, kernels = [
    "block_6x64x512", "tall_6x64x512", "panel_6x64x1024"
  ], factors = [236, 241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 287, n = 40, k = 151, k_even = 5, n_even = 5, mk = 42299}, at_most = {mk = 262447, k = 303, elements = 2212749, nk = 56755, m = 572}, kernels = [
    "block_6x64x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [230, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 573, n = 40, k = 151, k_even = 5, n_even = 5, mk = 42299}, at_most = {mk = 262447, k = 303, elements = 2212749, nk = 56755}, kernels = [
    "block_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [230, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 287, n = 40, k = 151, k_even = 5, n_even = 5, mk = 42299, nk = 56756}, at_most = {mk = 262447, k = 303, elements = 2212749}, kernels = [
    "block_6x64x512", "panel_6x64x512"
  ], factors = [227, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 72, k_even = 5, n_even = 5, mk = 42299, elements = 2212750}, at_most = {mk = 262447, k = 303}, kernels = [
    "block_6x64x512", "tall_6x64x512"
  ], factors = [235, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 5}, at_most = {mk = 262447, m = 97, mn = 3015, k_even = 724, elements = 213907}, kernels = [
    "dot_4x4x4096", "block_6x64x1024", "tall_8x48x1024", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [248, 234, 234, 238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 5, elements = 213908}, at_most = {mk = 262447, m = 97, mn = 3015, k_even = 724}, kernels = [
    "tall_8x48x1024", "tall_10x32x2048", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [240, 258, 233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 725}, at_most = {mk = 262447, m = 97, mn = 3015}, kernels = [
    "dot_4x4x4096", "tall_8x48x1024", "dot_slab_2x8x512"
  ], factors = [244, 240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 5, mn = 3016}, at_most = {mk = 262447, m = 97, nk = 105078, k_even = 362}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [240, 237, 244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 5, mn = 3016, nk = 105079}, at_most = {mk = 262447, m = 97, nk = 414966, k_even = 362}, kernels = [
    "tall_6x64x512", "panel_6x64x512"
  ], factors = [242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 363, mn = 3016}, at_most = {mk = 262447, m = 97, nk = 414966, elements = 200073}, kernels = [
    "dot_4x4x4096", "block_8x48x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [244, 249, 240, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 363, mn = 3016, elements = 200074}, at_most = {mk = 262447, m = 97, nk = 414966, elements = 274401}, kernels = [
    "tall_6x64x1024", "panel_5x64x384", "panel_6x64x512", "dot_slab_2x8x512"
  ], factors = [239, 247, 241, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 363, mn = 3016, elements = 274402}, at_most = {mk = 262447, m = 97, nk = 414966}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [231, 233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 5, mn = 3016, nk = 414967}, at_most = {mk = 262447, m = 97, k_even = 724}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [236, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 725, mn = 3016, nk = 414967}, at_most = {mk = 262447, m = 97, mnk = 340230234}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [229, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 304, k_even = 725, mn = 3016, nk = 414967, mnk = 340230235}, at_most = {mk = 262447, m = 97}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "dot_slab_2x8x512"
  ], factors = [230, 231, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 304, k_even = 5}, at_most = {mk = 262447, k_even = 724, mn = 7150}, kernels = [
    "dot_4x6x1024", "dot_4x4x4096", "tall_8x48x1024", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [241, 263, 237, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 304, k_even = 5, mn = 7151}, at_most = {mk = 262447, k_even = 724, n_even = 128, k = 863}, kernels = [
    "block_8x48x512", "tall_6x64x512", "panel_6x64x512"
  ], factors = [231, 233, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 864, k_even = 5, mn = 7151}, at_most = {mk = 262447, k_even = 724, n_even = 128}, kernels = [
    "tall_8x48x1024", "panel_6x64x512"
  ], factors = [236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 304, k_even = 5, mn = 7151, n_even = 129}, at_most = {mk = 262447, k_even = 724, nk = 293085}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [224, 231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 304, k_even = 5, mn = 7151, n_even = 129, nk = 293086}, at_most = {mk = 262447, k_even = 724}, kernels = [
    "block_8x48x512", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [235, 232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 304, k_even = 725}, at_most = {mk = 262447, mnk = 32399980}, kernels = [
    "block_6x64x512", "tall_8x48x1024", "panel_6x64x512"
  ], factors = [235, 230, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 98, n = 21, k = 304, k_even = 725, mnk = 32399981}, at_most = {mk = 262447}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [229, 227, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448}, at_most = {k = 589, elements = 397873}, kernels = [
    "tall_6x64x512", "panel_6x64x1024", "panel_6x64x512"
  ], factors = [241, 238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448, elements = 397874}, at_most = {k = 589, mn = 260871, n = 33, k_even = 128}, kernels = [
    "tall_6x64x1024", "tall_10x32x2048", "tall_6x64x512"
  ], factors = [222, 236, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448, elements = 397874, k_even = 129}, at_most = {k = 589, mn = 260871, n = 33}, kernels = [
    "tall_6x64x1024", "tall_10x32x2048"
  ], factors = [227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 34, k = 64, mk = 262448, elements = 397874}, at_most = {k = 589, mn = 260871, elements = 718169}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x512"
  ], factors = [230, 234, 233, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 34, k = 64, mk = 262448, elements = 718170}, at_most = {k = 589, mn = 260871}, kernels = [
    "block_6x64x1024", "tall_6x64x1024", "tall_6x64x512"
  ], factors = [224, 229, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448, elements = 397874, mn = 260872}, at_most = {k = 589, nk = 7775, n = 24}, kernels = [
    "block_4x64x512", "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512", "panel_6x64x512"
  ], factors = [227, 248, 243, 245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 25, k = 64, mk = 262448, elements = 397874, mn = 260872}, at_most = {k = 589, nk = 7775}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "tall_6x64x1024", "tall_6x64x512"
  ], factors = [236, 244, 241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448, elements = 397874, mn = 260872, nk = 7776}, at_most = {k = 589, k_even = 4}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512"
  ], factors = [230, 240, 236, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448, elements = 397874, mn = 260872, nk = 7776, k_even = 5}, at_most = {k = 589, n = 58, n_even = 4}, kernels = [
    "tall_6x64x1024", "tall_6x64x512"
  ], factors = [239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 64, mk = 262448, elements = 397874, mn = 260872, nk = 7776, k_even = 5, n_even = 5}, at_most = {k = 589, n = 58}, kernels = [
    "tall_10x32x2048", "panel_6x64x512"
  ], factors = [229, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 59, k = 64, mk = 262448, elements = 397874, mn = 260872, nk = 7776, k_even = 5}, at_most = {k = 589}, kernels = [
    "block_6x64x1024", "tall_3x128x512", "tall_6x64x1024", "tall_6x64x512"
  ], factors = [226, 245, 231, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 590, mk = 262448}, at_most = {mnk = 14327992}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048"
  ], factors = [236, 234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 590, mk = 262448, mnk = 14327993}, at_most = {n = 32, elements = 801044}, kernels = [
    "block_8x48x512", "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024"
  ], factors = [235, 241, 232, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 590, mk = 262448, mnk = 14327993, elements = 801045}, at_most = {n = 32, elements = 6923838, k_even = 128}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048", "tall_6x64x512", "panel_10x32x2048"
  ], factors = [237, 229, 253, 228, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 590, mk = 262448, mnk = 14327993, elements = 801045, k_even = 129}, at_most = {n = 32, elements = 6923838}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "panel_10x32x2048"
  ], factors = [227, 225, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 21, k = 590, mk = 262448, mnk = 14327993, elements = 6923839}, at_most = {n = 32}, kernels = [
    "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512"
  ], factors = [247, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 590, mk = 262448, mnk = 14327993}, at_most = {k = 2434, k_even = 512, elements = 852756}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_10x32x2048", "panel_5x64x384", "panel_6x64x512"
  ], factors = [230, 235, 240, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 590, mk = 262448, mnk = 14327993, elements = 852757}, at_most = {k = 2434, k_even = 512, mn = 552433}, kernels = [
    "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "tall_6x64x512", "panel_10x32x2048",
    "panel_6x64x1024"
  ], factors = [226, 235, 235, 235, 240, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 590, mk = 262448, mnk = 14327993, elements = 852757, mn = 552434}, at_most = {k = 2434, k_even = 512}, kernels = [
    "block_6x64x1024", "tall_6x64x1024"
  ], factors = [225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 590, mk = 262448, mnk = 14327993, k_even = 513}, at_most = {k = 2434}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [222, 228, 232, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 2435, mk = 262448, mnk = 14327993}, at_most = {elements = 11706700, k_even = 362}, kernels = [
    "block_8x48x512", "block_6x64x1024", "tall_8x48x1024", "tall_6x64x1024", "panel_10x32x2048",
    "panel_6x64x1024"
  ], factors = [237, 231, 242, 244, 242, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 2435, mk = 262448, mnk = 14327993, k_even = 363}, at_most = {elements = 11706700}, kernels = [
    "block_6x64x1024", "block_6x64x512", "tall_8x48x1024", "tall_6x64x1024", "panel_6x64x1024"
  ], factors = [237, 237, 249, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 33, k = 2435, mk = 262448, mnk = 14327993, elements = 11706701}, at_most = {}, kernels = [
    "block_6x64x1024", "tall_6x64x512"
  ], factors = [242, 244]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids, layout = "nt"} : () -> ()
