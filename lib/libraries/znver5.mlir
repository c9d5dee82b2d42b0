// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2600 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 72, n_pred 16, levels measured [0].
// 69 of 73 candidates kept (2276 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.032, worst 3.54
// predicted against measured time: median error 6.3 %; g: 6.2 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000,
  l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2,
  wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x1536", family = "dot",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [23449, 5325186, 8610393], g_slope = [589081, 821301, 1019267], region = 1005,
      visit = 1603, loop = 5123, fma = 255, pack = 216, conflict_a = 2396, split = 223, a_near = 72,
      a_far = 826, b_near = 763, b_far = 1024, c_far = 1024, rows_near = 266, rows_far = 1024,
      once_near = 179, once_far = 1024, reread = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [16634, 2699582, 3646071], g_slope = [447158, 315496, 521133], visit = 271,
      loop = 3841, fma = 651, pack = 307, conflict_a = 1089, split = 255, stall = 50, a_far = 498,
      b_near = 329, b_far = 528, c_near = 878, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 775, once_far = 1024, reread = 264
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [24093, 3742140, 5279750, 26314444],
      g_slope = [1859023, 1537610, 3505782, 2986874], region = 1612, visit = 1442, loop = 2651, fma = 494,
      edge = 151, pack = 153, conflict_a = 2254, split = 148, a_near = 46, a_far = 585, b_near = 643,
      b_far = 1024, c_near = 97, c_far = 1024, rows_near = 18, rows_far = 1024, once_near = 539,
      once_far = 1024, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x7x864", family = "dot",
    tile = #dynmlir.tile<3, 7, 864>, packed = true, model = {
      g_t = [0, 9], g_ps = [24580, 3600357], g_slope = [397308, 436172], region = 500, visit = 1348,
      loop = 9500, fma = 266, edge = 106, pack = 141, conflict_a = 1862, split = 51, a_near = 32, a_far = 857,
      b_near = 591, b_far = 1024, c_near = 122, c_far = 878, rows_near = 237, rows_far = 1024,
      once_near = 283, once_far = 1024, alias_a = 60, reread = 77
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x1024", family = "dot",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 13], g_ps = [26592, 6161986], g_slope = [471953, 607709], region = 1194, visit = 1461,
      loop = 8112, fma = 248, pack = 181, conflict_a = 2509, split = 135, a_near = 42, a_far = 833,
      b_near = 650, b_far = 1024, c_far = 1024, rows_near = 616, rows_far = 1024, once_near = 238,
      once_far = 1024, alias_a = 16, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x5x1216", family = "dot",
    tile = #dynmlir.tile<5, 5, 1216>, packed = true, model = {
      g_t = [0, 13], g_ps = [25708, 7797071], g_slope = [597797, 950789], region = 1955, visit = 1714,
      loop = 5708, fma = 249, pack = 234, conflict_a = 2441, split = 135, a_near = 46, a_far = 768,
      b_near = 718, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 689, once_far = 913, reread = 104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x768", family = "dot",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0], g_ps = [21208], g_slope = [297284], region = 1001, visit = 829, loop = 7920, fma = 255,
      pack = 137, conflict_a = 944, split = 131, a_near = 60, a_far = 854, b_near = 383, b_far = 1024,
      c_near = 106, c_far = 300, rows_far = 1024, once_near = 162, once_far = 1024, alias_a = 65, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13], g_ps = [23335, 4497269, 6689222, 13181086, 32825385],
      g_slope = [1491311, 2191953, 3245932, 2806328, 2017830], region = 1740, visit = 1687, loop = 3452,
      fma = 316, pack = 250, conflict_a = 2673, split = 184, a_near = 65, a_far = 612, b_near = 1024,
      b_far = 1024, c_near = 88, c_far = 1024, rows_near = 299, rows_far = 664, once_near = 233,
      once_far = 1024, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [18752, 1855463, 2166815, 3782310, 5320731, 10274019],
      g_slope = [612237, 311352, 807747, 512807, 1238322, 991927], visit = 509, loop = 4054, fma = 792,
      edge = 6, pack = 188, conflict_a = 1109, split = 260, a_near = 41, a_far = 393, b_near = 768,
      b_far = 412, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 918, reread = 169
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [20707, 2544480, 3176032, 5018563, 8837185, 16568569],
      g_slope = [841257, 631552, 921265, 1272874, 1932846, 1480127], region = 1048, visit = 690, loop = 4112,
      fma = 488, edge = 139, pack = 164, conflict_a = 1714, split = 234, a_near = 63, a_far = 581,
      b_near = 757, b_far = 1024, c_near = 67, c_far = 1024, rows_near = 24, rows_far = 1024, once_near = 533,
      once_far = 1024, reread = 143
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x1536", family = "dot",
    tile = #dynmlir.tile<4, 4, 1536>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [22276, 3007895, 4273440, 6713333],
      g_slope = [497603, 421848, 609973, 893833], region = 1001, visit = 1149, loop = 5461, fma = 241,
      pack = 208, conflict_a = 2532, split = 331, a_near = 60, a_far = 835, b_near = 740, b_far = 1024,
      c_far = 1024, rows_near = 156, once_near = 277, once_far = 989, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 4, 13], g_ps = [20672, 4850185, 27374185], g_slope = [1207378, 2502666, 1717592],
      region = 1435, visit = 1070, loop = 3228, fma = 495, edge = 161, pack = 148, conflict_a = 1910,
      split = 179, a_near = 46, a_far = 561, b_near = 701, b_far = 1024, c_near = 1, c_far = 1024,
      rows_near = 46, rows_far = 793, once_near = 548, once_far = 1024, reread = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6, 9], g_ps = [21439, 5326633, 13561400, 23605654, 28613214],
      g_slope = [2652597, 4117383, 5022127, 1669186, 3018089], region = 355, visit = 1006, loop = 3139,
      fma = 946, pack = 163, conflict_a = 2612, split = 58, a_near = 53, a_far = 459, b_far = 829,
      c_near = 698, c_far = 1024, rows_far = 610, once_near = 891, once_far = 176, reread = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [18578, 8450143, 31129643], g_slope = [2107891, 2519944, 3074618],
      most_rows = 8, region = 2491, visit = 1107, loop = 70, fma = 246, edge = 409, conflict_a = 3748,
      conflict_b = 4289, conflict = 5401, mask = 59, split = 239, stall = 149, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, once_near = 11, once_far = 518, alias_a = 98, alias_c = 372,
      apart_near = 15, apart_far = 863, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_1x256x1024", family = "strip",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [17561, 27335259, 124354148], g_slope = [9105899, 9701888, 13870770],
      edge_columns = 32, most_rows = 1, visit = 3723, loop = 2877, fma = 627, edge = 115, conflict_a = 20751,
      conflict_b = 436, conflict_c = 6448, conflict = 238, split = 43, stall = 119, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_near = 849, rows_near = 1024, rows_far = 1024, once_far = 262,
      apart_near = 13, brief = 15, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [19959, 4019793, 10126278], g_slope = [3999834, 6106485, 4967896],
      edge_columns = 32, most_rows = 3, visit = 3459, loop = 2613, fma = 377, edge = 77, conflict_b = 1146,
      conflict_c = 5597, conflict = 320, split = 53, stall = 35, a_near = 432, a_far = 1024, b_near = 36,
      b_far = 772, c_far = 1024, rows_far = 1024, once_near = 123, once_far = 476, brief = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_4x64x1024", family = "strip",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [18303, 4264202, 10148545], g_slope = [2122949, 2942171, 2372853],
      edge_columns = 32, most_rows = 4, region = 3465, visit = 1489, loop = 643, fma = 316, edge = 159,
      conflict_b = 3292, conflict = 2434, split = 122, stall = 69, a_near = 432, a_far = 1024, b_near = 36,
      b_far = 772, c_far = 1024, once_far = 544, alias_a = 437, alias_c = 180, apart_near = 84, brief = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [18939, 2609229], g_slope = [2590290, 2789549], edge_columns = 32, most_rows = 5,
      region = 3082, visit = 1723, loop = 675, fma = 303, edge = 195, conflict_b = 2042, conflict = 3154,
      split = 114, stall = 112, a_far = 44, b_near = 232, b_far = 1024, c_near = 368, c_far = 1024,
      once_near = 3, once_far = 517, apart_near = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x48x1024", family = "strip",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [22673, 9254536, 47042385], g_slope = [3077287, 3778784, 2546985],
      edge_columns = 32, most_rows = 8, region = 4209, visit = 1346, loop = 298, fma = 242, edge = 323,
      conflict_a = 723, conflict_b = 2961, conflict = 4073, split = 134, stall = 141, a_far = 44,
      b_near = 232, b_far = 1024, c_far = 1024, rows_far = 363, once_near = 4, once_far = 398, alias_a = 152,
      alias_c = 328, apart_near = 49, apart_far = 321, brief = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 13], g_ps = [22156, 5249010, 11480482, 93122962],
      g_slope = [5226854, 6231472, 7422043, 8820929], region = 2406, visit = 1221, fma = 270, edge = 428,
      conflict_a = 12906, conflict_b = 1378, conflict_c = 91, conflict = 2411, mask = 92, split = 259,
      stall = 140, a_near = 65, a_far = 82, b_near = 286, b_far = 1024, c_near = 9, c_far = 840,
      rows_near = 323, rows_far = 1024, once_near = 28, once_far = 1024, apart_near = 32, apart_far = 1024,
      brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 13], g_ps = [21086, 80318231, 143304964, 235293846],
      g_slope = [20074286, 31493366, 13141268, 22693092], region = 1732, visit = 1289, fma = 275, edge = 907,
      conflict_a = 8461, conflict_b = 6491, conflict_c = 409, mask = 118, split = 493, stall = 87,
      a_near = 109, a_far = 23, b_near = 528, b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 1024,
      alias_a = 292, apart_near = 230, apart_far = 1024, brief = 218
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 94, 141], g_ps = [23652, 70774, 5374922, 8498442], g_slope = [47122, 57033, 66457, 80725],
      edge_columns = 8, edge_part = 16, region = 4201, visit = 1459, loop = 51, fma = 271, edge = 206, conflict_a = 10893,
      conflict_b = 457, conflict = 352, mask = 96, split = 232, stall = 131, a_near = 335, a_far = 1024,
      b_near = 91, b_far = 1024, c_near = 19, c_far = 952, rows_near = 1024, rows_far = 1024, once_far = 650,
      brief = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 13], g_ps = [23294, 39019769, 68840423, 235440560],
      g_slope = [19498237, 29820654, 16660013, 27547594], edge_columns = 8, edge_part = 16, region = 3034, visit = 1760,
      fma = 245, edge = 584, conflict_a = 25058, conflict_b = 7132, mask = 112, split = 1500, stall = 112,
      a_near = 430, b_near = 471, b_far = 1024, c_far = 1024, rows_near = 405, rows_far = 1024,
      once_far = 1024, apart_near = 101, apart_far = 1024, brief = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 9], g_ps = [26868, 4107528, 25117692], g_slope = [2040330, 3001452, 2709841],
      edge_columns = 8, edge_part = 16, visit = 482, loop = 11006, fma = 331, edge = 42, conflict_b = 753, conflict_c = 94,
      split = 186, b_near = 220, b_far = 1024, c_near = 195, c_far = 1024, rows_near = 890, rows_far = 1024,
      once_near = 112, once_far = 822, apart_near = 32, apart_far = 1024, brief = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x48x256", family = "sweep",
    tile = #dynmlir.tile<8, 48, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [23288, 15542669], g_slope = [816809, 976135], edge_columns = 8, edge_part = 16, region = 4643,
      visit = 1691, fma = 268, edge = 300, conflict_a = 5985, conflict_b = 190, conflict_c = 57,
      conflict = 2709, mask = 101, split = 381, stall = 144, a_near = 407, b_near = 268, b_far = 1024,
      c_far = 800, rows_near = 698, rows_far = 1024, once_near = 28, once_far = 1024, apart_far = 1024,
      brief = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 19], g_ps = [22361, 3187904], g_slope = [166607, 178150], region = 2257, visit = 1224,
      fma = 269, edge = 426, conflict_a = 519, conflict_b = 1484, conflict_c = 63, conflict = 3304, mask = 94,
      split = 130, stall = 143, a_near = 154, a_far = 1024, b_near = 17, b_far = 343, c_near = 27,
      c_far = 744, rows_far = 1024, once_far = 215, alias_a = 40, apart_near = 29, brief = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1, 4], g_ps = [21352, 160658, 651010], g_slope = [139306, 163450, 152223], region = 2106,
      visit = 1145, fma = 279, edge = 277, conflict_a = 9802, conflict_b = 6704, conflict_c = 327,
      conflict = 4830, mask = 123, split = 368, stall = 242, a_near = 206, a_far = 1024, b_far = 322,
      c_far = 825, rows_near = 455, once_far = 524, apart_near = 6, apart_far = 439, brief = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28], g_ps = [21450, 5511195], g_slope = [196062, 214631], edge_columns = 8, edge_part = 16, region = 3874,
      visit = 1324, loop = 344, fma = 274, edge = 278, conflict_a = 2807, conflict_b = 1261, conflict = 2916,
      mask = 39, split = 239, stall = 138, a_near = 254, a_far = 1024, b_far = 324, c_near = 44, c_far = 951,
      rows_near = 143, rows_far = 375, once_near = 13, once_far = 226, apart_near = 10, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 9], g_ps = [22472, 1767351], g_slope = [193875, 203342], edge_columns = 8, edge_part = 16, region = 5261,
      visit = 1535, fma = 284, edge = 246, conflict_a = 5637, conflict_b = 121, conflict_c = 61,
      conflict = 5971, mask = 119, split = 425, stall = 174, a_near = 246, a_far = 1024, b_far = 232,
      c_far = 732, rows_near = 197, rows_far = 459, once_far = 177, alias_a = 107, alias_c = 29, brief = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x48x64", family = "skinny",
    tile = #dynmlir.tile<6, 48, 64>, packed = false, model = {
      g_t = [0, 19], g_ps = [18992, 2816676], g_slope = [147246, 160944], edge_columns = 8, edge_part = 16, region = 4560,
      visit = 1134, loop = 212, fma = 278, edge = 327, conflict_a = 5905, conflict_b = 1950, conflict = 3845,
      mask = 96, split = 283, stall = 147, a_near = 336, a_far = 1024, b_far = 264, c_near = 18, c_far = 825,
      rows_near = 400, rows_far = 414, once_far = 180, alias_c = 21, apart_near = 6, brief = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [18624], g_slope = [487658], edge_columns = 16, most_rows = 4, region = 3326,
      visit = 854, loop = 704, fma = 918, edge = 135, mask = 417, split = 648, c_near = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 214, alias_a = 5203
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [17452], g_slope = [419570], most_rows = 4, region = 3496, visit = 296, loop = 146,
      fma = 1052, mask = 89, split = 526, rows_near = 1024, rows_far = 1024, once_far = 87, alias_a = 4151
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [21018], g_slope = [629111], edge_columns = 16, most_rows = 4, region = 3426,
      visit = 1554, loop = 1404, fma = 859, edge = 88, conflict_a = 13120, mask = 27, split = 688,
      c_near = 1024, c_far = 427, rows_near = 1024, rows_far = 507, once_near = 7, once_far = 251,
      alias_a = 4302, alias_c = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [32783, 6018348, 40460731], g_slope = [5985565, 6888476, 5986221],
      edge_columns = 16, region = 3316, visit = 925, loop = 3291, fma = 275, edge = 1277, pack = 23,
      conflict_c = 877, stall = 113, a_near = 155, a_far = 293, b_far = 384, c_near = 21, c_far = 1024,
      rows_near = 201, rows_far = 160, once_near = 274, once_far = 673, alias_a = 53, alias_c = 251,
      apart_far = 567, seam = 190, reread = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [34807, 10724460], g_slope = [562613, 678440], edge_columns = 16, visit = 522,
      loop = 7142, fma = 282, edge = 299, pack = 56, conflict_c = 551, stall = 125, a_near = 106,
      a_far = 1008, b_far = 448, c_far = 691, rows_near = 15, rows_far = 1024, once_near = 128,
      once_far = 1024, alias_a = 127, alias_c = 23, apart_near = 40, brief = 25, column = 285, seam = 200
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30165, 11311074], g_slope = [1880151, 2432252], region = 3078, visit = 783,
      loop = 2393, fma = 279, edge = 2134, pack = 40, conflict_a = 1949, conflict_c = 958, stall = 41,
      a_near = 34, a_far = 317, b_far = 798, c_near = 67, c_far = 874, rows_near = 568, once_near = 213,
      once_far = 819, alias_a = 29, alias_c = 625, apart_far = 302, column = 8, seam = 64, reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [21771, 15959741], g_slope = [5312656, 6280562], region = 1780, visit = 1130,
      loop = 1859, fma = 260, edge = 333, conflict_a = 4152, conflict_b = 1945, conflict_c = 634,
      conflict = 4076, split = 300, stall = 94, a_near = 40, a_far = 539, b_near = 269, b_far = 1024,
      c_far = 921, rows_near = 138, rows_far = 1024, once_near = 39, once_far = 1024, alias_c = 254,
      apart_near = 31, apart_far = 1024, column = 46, seam = 133, reread = 163
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [21297, 15148064, 49208643, 112627926, 137088704],
      g_slope = [15126767, 17030289, 21139761, 8153592, 15711129], edge_columns = 8, edge_part = 16, region = 3709,
      visit = 1355, loop = 868, fma = 269, edge = 498, conflict_a = 13915, conflict_b = 7103,
      conflict_c = 1849, conflict = 2106, mask = 1, split = 1337, stall = 56, a_near = 336, a_far = 447,
      b_near = 241, b_far = 1024, c_far = 1024, rows_near = 92, rows_far = 1024, once_near = 21,
      once_far = 1024, alias_c = 464, apart_far = 1024, brief = 6, column = 49, seam = 48, reread = 109
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [23925, 6283321], g_slope = [3129698, 3638130], edge_columns = 8, edge_part = 16, region = 533,
      visit = 375, loop = 5361, fma = 278, edge = 186, conflict_a = 273, conflict_b = 561, conflict_c = 650,
      conflict = 1492, split = 303, stall = 126, a_near = 143, a_far = 691, b_near = 131, b_far = 1024,
      c_near = 45, c_far = 824, rows_far = 894, once_near = 41, once_far = 780, alias_a = 321,
      apart_far = 1024, column = 152, seam = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [28117, 6394589, 15937889], g_slope = [2122157, 3181100, 2551763],
      edge_columns = 8, edge_part = 16, visit = 26, loop = 14134, fma = 347, edge = 11, conflict_b = 251, conflict_c = 336,
      split = 142, stall = 19, a_far = 73, b_near = 130, b_far = 1024, c_near = 96, c_far = 926,
      rows_near = 1024, rows_far = 1024, once_near = 143, once_far = 468, apart_far = 738, brief = 4,
      column = 367, seam = 584, reread = 819
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [22508, 5314731], g_slope = [1323055, 1666275], edge_columns = 8, edge_part = 16, region = 346,
      visit = 301, loop = 5989, fma = 276, edge = 159, conflict_a = 2216, conflict_b = 417, conflict_c = 637,
      conflict = 1555, split = 273, stall = 104, a_near = 43, a_far = 703, b_near = 107, b_far = 1024,
      c_near = 69, c_far = 775, rows_near = 543, rows_far = 1024, once_near = 55, once_far = 702,
      alias_a = 124, apart_near = 6, apart_far = 1024, column = 102, seam = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [19475, 65295259, 112561821, 138677285],
      g_slope = [16318946, 23633281, 8705154, 15986723], region = 2272, visit = 981, loop = 1194, fma = 269,
      edge = 813, conflict_a = 9663, conflict_b = 3194, conflict_c = 3381, conflict = 4791, mask = 1,
      split = 403, stall = 98, a_near = 3, a_far = 307, b_near = 524, b_far = 1024, c_near = 24, c_far = 1024,
      once_near = 57, once_far = 1024, alias_a = 151, alias_c = 519, apart_near = 119, apart_far = 1024,
      brief = 27, column = 50, seam = 19, reread = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [15560, 2230157, 7158833, 13658543],
      g_slope = [1107298, 2464338, 3249855, 2171616], edge_columns = 8, edge_part = 16, loop = 13911, fma = 342, edge = 107,
      conflict_a = 74015, conflict_b = 1426, split = 67, stall = 135, a_far = 463, b_near = 83, b_far = 984,
      c_far = 717, rows_near = 1024, rows_far = 1024, once_near = 100, once_far = 210, apart_far = 619,
      brief = 42, column = 509, seam = 896, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_7x48x1024", family = "direct",
    tile = #dynmlir.tile<7, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [24118, 16884321], g_slope = [2810033, 3448082], edge_columns = 8, edge_part = 16, region = 2366,
      visit = 465, loop = 3953, fma = 277, edge = 212, conflict_a = 3210, conflict_b = 917, conflict_c = 611,
      conflict = 3450, split = 391, stall = 98, a_near = 199, a_far = 771, b_near = 101, b_far = 1024,
      c_near = 80, c_far = 788, rows_near = 641, rows_far = 1024, once_near = 49, once_far = 987,
      alias_c = 156, apart_far = 1024, seam = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_9x48x1024", family = "direct",
    tile = #dynmlir.tile<9, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [25952, 21216824], g_slope = [3531812, 4364913], region = 1432, visit = 1576,
      loop = 1835, fma = 262, edge = 185, conflict_a = 1370, conflict_b = 871, conflict_c = 616,
      conflict = 2714, split = 290, stall = 146, a_far = 407, b_near = 181, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 19, once_far = 1024, alias_a = 266, alias_c = 190, apart_near = 37,
      apart_far = 1024, column = 16, seam = 140, reread = 206
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x96x1024", family = "direct",
    tile = #dynmlir.tile<4, 96, 1024>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [25300, 3197981, 6875353], g_slope = [3172681, 3677372, 4433428],
      edge_columns = 8, edge_part = 16, visit = 192, loop = 7518, fma = 305, edge = 94, conflict_a = 7498, conflict_c = 593,
      conflict = 794, split = 172, stall = 109, a_far = 402, b_near = 87, b_far = 1024, c_near = 53,
      c_far = 812, rows_near = 1024, rows_far = 1024, once_near = 61, once_far = 602, alias_c = 13,
      apart_near = 6, apart_far = 1024, column = 171, seam = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_28x16x1024", family = "direct",
    tile = #dynmlir.tile<28, 16, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [26128, 63838926], g_slope = [15953199, 14258767], region = 1167, visit = 2227,
      loop = 1373, fma = 285, edge = 726, conflict_a = 13294, conflict_b = 2268, conflict_c = 978,
      conflict = 2919, mask = 1, split = 426, stall = 142, a_near = 24, a_far = 754, b_near = 447,
      b_far = 1024, c_near = 14, c_far = 1024, rows_near = 22, rows_far = 1024, once_near = 35,
      once_far = 1024, alias_a = 52, alias_c = 780, apart_far = 1024, brief = 2, column = 8, seam = 127,
      reread = 195
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [25621, 6367630], g_slope = [333789, 354979], region = 3445, visit = 1367,
      fma = 274, edge = 444, conflict_a = 1212, conflict_c = 68, conflict = 3012, mask = 113, split = 163,
      stall = 147, a_near = 113, a_far = 493, c_near = 11, c_far = 817, once_near = 28, once_far = 104,
      apart_near = 84, apart_far = 312, brief = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 9, 42], g_ps = [26357, 3691328, 20560596], g_slope = [407219, 511189, 472070],
      edge_columns = 8, edge_part = 16, region = 4977, visit = 1545, loop = 47, fma = 271, edge = 228, conflict_a = 1605,
      conflict = 2885, mask = 135, split = 258, stall = 119, a_near = 166, a_far = 1024, b_far = 143,
      c_near = 20, c_far = 889, once_near = 31, once_far = 275, alias_a = 355, alias_c = 6, apart_near = 70,
      apart_far = 199, brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 94], g_ps = [28727, 174439, 15133615], g_slope = [145712, 160851, 194382],
      edge_columns = 8, edge_part = 16, region = 3837, visit = 1813, fma = 310, edge = 375, conflict_a = 9198,
      conflict_b = 4586, conflict_c = 131, mask = 155, split = 887, stall = 71, a_near = 274, a_far = 944,
      c_far = 585, rows_near = 203, rows_far = 206, once_far = 77, alias_a = 132, alias_c = 55,
      apart_near = 34, apart_far = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [24467, 82730, 10629836], g_slope = [58263, 75336, 82486], edge_columns = 8, edge_part = 16,
      region = 4913, visit = 1369, loop = 201, fma = 255, edge = 330, conflict_a = 3787, conflict_b = 1136,
      conflict = 2197, mask = 264, split = 409, stall = 147, a_near = 582, a_far = 954, c_far = 677,
      rows_near = 502, once_far = 99, apart_near = 69, apart_far = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [25294, 184035, 7147741], g_slope = [158741, 169846, 187267], region = 3470,
      visit = 1407, fma = 271, edge = 415, conflict_a = 748, conflict_b = 758, conflict_c = 37,
      conflict = 1870, mask = 116, split = 155, stall = 167, a_near = 185, a_far = 784, c_near = 5,
      c_far = 665, rows_near = 18, once_near = 7, once_far = 22, apart_near = 79, apart_far = 209
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 19], g_ps = [25839, 215650, 3898154], g_slope = [189811, 204583, 220541], edge_columns = 8, edge_part = 16,
      region = 4981, visit = 1609, fma = 267, edge = 253, conflict_a = 2376, conflict_b = 302,
      conflict = 3105, mask = 128, split = 222, stall = 148, a_near = 251, a_far = 1024, b_near = 10,
      b_far = 72, c_near = 8, c_far = 731, rows_far = 267, once_near = 5, once_far = 187, apart_near = 47,
      apart_far = 163, brief = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [23314, 18933907], g_slope = [300168, 357496], region = 2825, visit = 1063,
      fma = 294, edge = 635, conflict_a = 8754, conflict_b = 7663, conflict_c = 213, conflict = 292,
      mask = 154, split = 421, stall = 124, a_near = 138, a_far = 1024, b_far = 141, c_far = 671,
      once_near = 131, alias_c = 87, apart_near = 52, apart_far = 154
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x64", family = "slab",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 28], g_ps = [28530, 217761, 5818233], g_slope = [189231, 207424, 224561], edge_columns = 8, edge_part = 16,
      region = 5153, visit = 1953, loop = 133, fma = 268, edge = 280, conflict_a = 5808, conflict_b = 74,
      conflict = 3381, mask = 161, split = 335, stall = 155, a_near = 339, a_far = 1024, b_near = 9,
      b_far = 146, c_far = 675, rows_near = 399, once_near = 4, once_far = 182, alias_a = 16, apart_near = 34,
      apart_far = 176, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [23867, 714184, 2500915, 4783701, 8997071],
      g_slope = [690317, 893365, 760928, 1404456, 1196927], region = 525, visit = 1589, loop = 5922,
      fma = 299, pack = 257, conflict_a = 3716, split = 159, a_near = 67, a_far = 302, b_near = 1024,
      b_far = 1024, c_far = 918, rows_near = 388, rows_far = 1024, once_near = 10, once_far = 1024,
      alias_a = 31, reread = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [17134, 5683056], g_slope = [435840, 623068], visit = 187, loop = 4348, fma = 939,
      pack = 241, conflict_a = 1139, split = 41, a_far = 154, b_near = 1024, b_far = 1024, c_near = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 788, alias_a = 27, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<2, 2, 3072>, packed = true, model = {
      g_t = [0, 2, 6, 9, 13], g_ps = [19383, 1112194, 3604313, 4990847, 9665923],
      g_slope = [546405, 623029, 462178, 1168769, 615728], region = 230, visit = 425, loop = 4809, fma = 693,
      pack = 273, conflict_a = 744, split = 82, stall = 14, a_far = 244, b_near = 1024, b_far = 1024,
      c_near = 9, c_far = 1024, rows_far = 1024, once_near = 263, once_far = 1024, alias_a = 49, reread = 119
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [20705, 861680, 1971205, 2365461, 4198688, 8843508],
      g_slope = [840975, 1109525, 394256, 1833227, 928964, 1621785], region = 561, visit = 779, loop = 4366,
      fma = 611, pack = 301, conflict_a = 720, split = 48, stall = 69, a_far = 197, b_near = 1024,
      b_far = 1024, c_far = 657, rows_far = 1024, once_near = 162, once_far = 981, alias_a = 59, reread = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [20437, 1430467, 2041024, 4107690],
      g_slope = [470010, 610557, 413333, 641969], region = 46, visit = 788, loop = 6439, fma = 418, edge = 44,
      pack = 216, conflict_a = 1190, split = 251, a_far = 234, b_near = 840, b_far = 1024, c_near = 67,
      c_far = 631, rows_near = 487, rows_far = 1024, once_near = 99, once_far = 1005, alias_a = 75,
      reread = 77
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [22802, 710494, 3424333, 4378583],
      g_slope = [343846, 387691, 238562, 484328], visit = 1226, loop = 9520, fma = 277, pack = 168,
      conflict_a = 2259, split = 269, stall = 116, a_near = 45, a_far = 66, b_near = 445, b_far = 1024,
      c_near = 233, c_far = 318, rows_far = 1024, once_far = 1024, alias_a = 56, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x6x1024", family = "dot_ahead",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 3, 6, 9, 13], g_ps = [27606, 1649598, 3463000, 4899032, 8410283],
      g_slope = [540664, 604467, 478677, 877812, 646653], region = 3295, visit = 1815, loop = 10352,
      fma = 212, pack = 254, conflict_a = 2512, split = 353, a_near = 64, a_far = 290, b_near = 694,
      b_far = 1024, c_far = 119, rows_near = 362, rows_far = 1024, once_far = 1024, alias_a = 14, reread = 178
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [21740, 19247077], g_slope = [3204222, 3601819], edge_columns = 32, region = 3695,
      visit = 1631, loop = 149, fma = 266, edge = 264, conflict_a = 9476, conflict_b = 682, conflict = 3718,
      split = 198, stall = 105, a_near = 47, b_near = 84, b_far = 1024, c_near = 26, c_far = 563,
      rows_near = 199, rows_far = 1024, once_near = 54, once_far = 474, apart_near = 29, apart_far = 171,
      brief = 18, seam = 198
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 4, 9], g_ps = [20773, 10882778, 29252407], g_slope = [2715501, 3673925, 2472729],
      region = 2166, visit = 1380, fma = 254, edge = 551, conflict_a = 5316, conflict_b = 2511,
      conflict_c = 15, conflict = 2187, mask = 60, split = 328, stall = 54, a_near = 178, a_far = 178,
      b_near = 171, b_far = 1024, c_near = 29, c_far = 729, rows_far = 1024, once_near = 86, once_far = 1024,
      apart_near = 32, apart_far = 1024, seam = 647
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [21231, 18664370], g_slope = [3107189, 3570311], edge_columns = 32, region = 3857,
      visit = 1769, loop = 94, fma = 262, edge = 404, conflict_a = 2709, conflict_b = 1331, conflict_c = 39,
      conflict = 2409, mask = 28, split = 212, stall = 115, a_near = 287, b_near = 150, b_far = 1024,
      c_near = 5, c_far = 749, rows_far = 1024, once_near = 60, once_far = 991, alias_a = 70, apart_far = 490,
      brief = 46, seam = 315
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [33009, 6119445, 13243455, 72215786, 88155821],
      g_slope = [6086436, 7124010, 8424618, 3985008, 6201209], edge_columns = 16, region = 2508, visit = 1084,
      loop = 4217, fma = 271, edge = 1186, pack = 48, conflict_a = 326, conflict_c = 791, mask = 3,
      stall = 110, a_near = 157, a_far = 60, b_far = 509, c_far = 909, rows_near = 271, rows_far = 502,
      once_near = 213, once_far = 764, alias_a = 25, alias_c = 299, apart_far = 434, column = 33, seam = 239,
      reread = 188
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 4, 13], g_ps = [30825, 9643720, 37173572], g_slope = [2403223, 3058872, 1796256],
      region = 1339, visit = 859, loop = 4406, fma = 283, edge = 1198, pack = 154, conflict_a = 1545,
      conflict_c = 940, mask = 11, stall = 50, a_near = 41, a_far = 50, b_near = 45, b_far = 701, c_near = 65,
      c_far = 921, rows_near = 497, rows_far = 619, once_near = 106, once_far = 897, alias_a = 8,
      alias_c = 683, apart_far = 330, brief = 56, seam = 67, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [33031, 31882769, 67107667], g_slope = [15924869, 17612449, 15280846],
      region = 1485, visit = 1212, loop = 3850, fma = 280, edge = 1292, pack = 161, conflict_a = 11243,
      conflict_c = 1091, mask = 12, stall = 48, a_near = 45, a_far = 19, b_far = 666, c_near = 65,
      c_far = 1024, rows_near = 408, rows_far = 1024, once_near = 134, once_far = 957, alias_a = 50,
      alias_c = 688, apart_far = 581, brief = 80, seam = 87, reread = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [36033, 13050704, 61766571], g_slope = [4338223, 4871586, 3654847],
      edge_columns = 16, visit = 904, loop = 6442, fma = 277, edge = 631, pack = 74, conflict_a = 2515,
      conflict_c = 1035, stall = 152, a_near = 162, a_far = 52, b_far = 765, c_near = 1, c_far = 1008,
      rows_far = 378, once_near = 170, once_far = 1024, alias_a = 4, alias_c = 169, apart_far = 31,
      brief = 30, column = 58, seam = 249, reread = 54
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 21, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 21, m = 4}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {n = 4, k = 21, m = 8}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 15, k = 21, m = 4}, kernels = [
    "skinny_10x32x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 15, k = 21, m = 8}, kernels = [
    "strip_8x32x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 3, k = 9, m = 41}, kernels = [
    "direct_16x8x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 10}, at_most = {n = 3, k = 21, m = 41}, kernels = [
    "dot_12x2x4096", "dot_8x3x4096", "dot_16x1x4096"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 4}, at_most = {n = 15, k = 21, m = 41}, kernels = [
    "direct_28x16x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42}, at_most = {n = 15, k = 1}, kernels = [
    "direct_3x128x512"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 2}, at_most = {n = 8, k = 3, nk = 12}, kernels = [
    "direct_3x128x512", "direct_16x8x4096", "direct_1x128x512"
  ], factors = [246, 251, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 4}, at_most = {n = 8, k = 5, nk = 12}, kernels = [
    "dot_16x1x4096", "direct_16x16x4096", "direct_16x8x4096"
  ], factors = [269, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 2, nk = 13}, at_most = {n = 8, k = 5}, kernels = [
    "direct_16x8x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 2, n = 9}, at_most = {n = 15, k = 5, mk = 1505379}, kernels = [
    "block_6x64x128", "block_10x16x1024", "direct_28x16x1024"
  ], factors = [249, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 2, n = 9, mk = 1505380}, at_most = {n = 15, k = 5}, kernels = [
    "block_6x64x128", "block_10x16x1024"
  ], factors = [264, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6}, at_most = {n = 1, k = 21, mnk = 5517298}, kernels = [
    "dot_16x1x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, mnk = 5517299}, at_most = {n = 1, k = 21}, kernels = [
    "dot_16x1x4096", "dot_ahead_1x1x4096", "dot_ahead_4x2x3072"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, n = 2}, at_most = {n = 2, k = 21, nk = 18}, kernels = [
    "dot_12x2x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, n = 2, nk = 19}, at_most = {n = 2, k = 21}, kernels = [
    "dot_12x2x4096", "dot_ahead_4x2x3072"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, n = 3}, at_most = {n = 4, k = 12}, kernels = [
    "dot_8x3x4096", "direct_16x16x4096", "dot_ahead_6x4x1536", "tall_14x16x4096"
  ], factors = [264, 259, 261, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 13, n = 3}, at_most = {n = 4, k = 21}, kernels = [
    "dot_6x4x1536", "dot_8x3x4096", "dot_4x4x1536", "dot_ahead_6x4x1536"
  ], factors = [241, 253, 246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, n = 5}, at_most = {n = 8, k = 21, nk = 83}, kernels = [
    "dot_5x5x1216", "direct_16x16x4096", "direct_16x8x4096", "direct_7x48x1024", "tall_14x16x4096"
  ], factors = [280, 249, 243, 231, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, n = 5, nk = 84}, at_most = {n = 8, k = 21}, kernels = [
    "dot_4x6x1024", "direct_16x16x4096", "direct_4x96x1024", "tall_10x32x2048"
  ], factors = [252, 294, 215, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 6, n = 9}, at_most = {n = 15, k = 21}, kernels = [
    "block_6x64x128", "direct_28x16x1024", "tall_10x32x2048"
  ], factors = [252, 253, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22}, at_most = {n = 1, mk = 6288729, mn = 16, nk = 63}, kernels = [
    "dot_2x1x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, nk = 64}, at_most = {n = 1, mk = 6288729, mn = 16}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [202, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, mn = 17}, at_most = {n = 1, mk = 6288729, k = 57}, kernels = [
    "dot_16x1x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mn = 17}, at_most = {n = 1, mk = 6288729}, kernels = [
    "dot_2x1x4096", "dot_12x2x4096", "dot_4x1x4096", "dot_16x1x4096", "dot_ahead_4x2x3072"
  ], factors = [265, 271, 262, 266, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2}, at_most = {n = 2, mk = 6288729, mnk = 670}, kernels = [
    "dot_4x2x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, mnk = 671}, at_most = {n = 2, mk = 6288729, m = 3}, kernels = [
    "dot_4x2x4096", "dot_ahead_2x2x3072"
  ], factors = [198, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, mnk = 671, m = 4}, at_most = {n = 2, mk = 6288729, m = 16}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [216, 213, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, mnk = 671, m = 17}, at_most = {n = 2, mk = 6288729, nk = 159}, kernels = [
    "dot_12x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 2, mnk = 671, m = 17, nk = 160}, at_most = {n = 2, mk = 6288729}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_2x2x3072"
  ], factors = [259, 259, 259, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, mk = 6288730}, at_most = {n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_ahead_6x4x1536", "dot_ahead_1x1x4096", "dot_ahead_2x2x3072",
    "dot_ahead_4x2x3072"
  ], factors = [244, 242, 225, 243, 234, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, mk = 6288730, n = 2}, at_most = {n = 2, m = 33}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [251, 249, 285, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, mk = 6288730, n = 2, m = 34}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096", "dot_ahead_6x4x1536", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [248, 223, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3}, at_most = {n = 4, mk = 479}, kernels = [
    "dot_4x4x1536"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, mk = 480}, at_most = {n = 3, mk = 6774145, m = 9}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "slab_6x64x128"
  ], factors = [200, 265, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, mk = 480, m = 10}, at_most = {n = 3, mk = 6774145}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "dot_ahead_2x4x1536"
  ], factors = [253, 272, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 4, mk = 480}, at_most = {n = 4, mk = 6774145, mn = 77}, kernels = [
    "dot_4x4x1536"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 4, mk = 480, mn = 78}, at_most = {n = 4, mk = 6774145}, kernels = [
    "dot_6x4x1536", "dot_4x4x1536", "dot_ahead_6x4x1536"
  ], factors = [259, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, mk = 6774146}, at_most = {n = 4, m = 16}, kernels = [
    "slab_6x64x128", "slab_16x8x128", "dot_ahead_2x4x1536"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 3, mk = 6774146, m = 17}, at_most = {n = 4, k = 60}, kernels = [
    "dot_ahead_6x4x1536"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 3, mk = 6774146, m = 17}, at_most = {n = 4, mk = 10509443}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [246, 264, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 3, mk = 10509444, m = 17}, at_most = {n = 4}, kernels = [
    "dot_8x3x4096", "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [247, 240, 245, 250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5}, at_most = {n = 8, m = 9, nk = 3447372, mnk = 3934}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, mnk = 3935}, at_most = {n = 6, m = 9, nk = 3447372, mk = 128770}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "direct_1x128x512"
  ], factors = [230, 225, 232, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, mnk = 3935, mk = 128771}, at_most = {n = 6, m = 9, nk = 3447372}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_5x64x512", "slab_6x64x128", "dot_ahead_4x6x1024"
  ], factors = [234, 240, 255, 255, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 7, mnk = 3935}, at_most = {n = 8, m = 3, nk = 3447372}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_1x128x512"
  ], factors = [235, 212, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 7, mnk = 3935, m = 4}, at_most = {n = 8, m = 9, nk = 3447372}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_5x64x512", "slab_8x32x32"
  ], factors = [246, 212, 212, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, nk = 3447373}, at_most = {n = 8, m = 9}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_16x8x128"
  ], factors = [227, 252, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9}, at_most = {n = 15, m = 4, mk = 825746, mn = 16, mnk = 282564}, kernels = [
    "dot_4x6x1024", "direct_1x128x512"
  ], factors = [238, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, mnk = 282565}, at_most = {n = 15, m = 4, mk = 825746, mn = 16}, kernels = [
    "strip_4x64x1024", "direct_16x16x4096", "direct_1x128x512", "direct_28x16x1024", "slab_10x32x64"
  ], factors = [268, 253, 273, 273, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, mn = 17}, at_most = {n = 15, m = 4, mk = 825746}, kernels = [
    "direct_28x16x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, m = 5}, at_most = {n = 15, m = 9, mk = 825746}, kernels = [
    "direct_5x64x512", "direct_28x16x1024"
  ], factors = [256, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, mk = 825747}, at_most = {n = 15, m = 9}, kernels = [
    "direct_28x16x1024", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64"
  ], factors = [259, 237, 219, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, m = 10}, at_most = {n = 5, mk = 6018829, k = 64}, kernels = [
    "dot_5x5x1216", "dot_ahead_4x6x1024"
  ], factors = [240, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 6, m = 10}, at_most = {n = 8, mk = 6018829, k = 44}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "sweep_16x16x4096", "tall_14x16x4096"
  ], factors = [257, 251, 255, 288, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 45, n = 6, m = 10}, at_most = {n = 8, mk = 6018829, k = 64}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768"
  ], factors = [252, 254, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, n = 5, m = 10}, at_most = {n = 6, mk = 6018829, k = 17977}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "dot_ahead_4x6x1024"
  ], factors = [252, 241, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17978, n = 5, m = 10}, at_most = {n = 6, mk = 6018829}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "dot_2x8x768", "slab_16x16x64", "dot_ahead_4x6x1024"
  ], factors = [258, 258, 259, 259, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, n = 7, m = 10}, at_most = {n = 7, mk = 6018829}, kernels = [
    "dot_3x7x864", "slab_16x16x64", "dot_ahead_2x8x768"
  ], factors = [247, 274, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 65, n = 8, m = 10}, at_most = {n = 8, mk = 6018829}, kernels = [
    "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 5, m = 10, mk = 6018830}, at_most = {n = 6}, kernels = [
    "slab_16x8x128", "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [246, 245, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 7, m = 10, mk = 6018830}, at_most = {n = 8, nk = 846}, kernels = [
    "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [196, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 7, m = 10, mk = 6018830, nk = 847}, at_most = {n = 8}, kernels = [
    "slab_16x8x128", "dot_ahead_2x8x768", "tall_14x16x4096"
  ], factors = [250, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, m = 10}, at_most = {n = 15, mnk = 74780729, k = 57, mk = 64296}, kernels = [
    "direct_28x16x1024", "tall_10x32x2048"
  ], factors = [268, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, m = 10, mk = 64297}, at_most = {n = 15, mnk = 74780729, k = 57}, kernels = [
    "dot_5x5x1216", "block_6x64x128", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [245, 261, 259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 9, m = 10}, at_most = {n = 15, mnk = 74780729, m = 50}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "block_10x32x2048", "direct_28x16x1024", "slab_16x16x64"
  ], factors = [231, 234, 236, 243, 262, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 9, m = 51}, at_most = {n = 12, mnk = 74780729}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [250, 249, 248, 259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, n = 13, m = 51}, at_most = {n = 15, mnk = 74780729}, kernels = [
    "dot_3x7x864", "block_10x16x1024", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [254, 258, 265, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, m = 10, mnk = 74780730}, at_most = {n = 15, m = 19}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64"
  ], factors = [253, 224, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 9, m = 20, mnk = 74780730}, at_most = {n = 12}, kernels = [
    "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [216, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 22, n = 13, m = 20, mnk = 74780730}, at_most = {n = 15}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 1, nk = 4301278, n_even = 128, mnk = 1195}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1196}, at_most = {m = 1, nk = 263165, n_even = 128, n = 41, mn = 16}, kernels = [
    "direct_4x96x1024"
  ], factors = [380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1196, mn = 17}, at_most = {m = 1, nk = 263165, n_even = 128, n = 41}, kernels = [
    "strip_3x128x1024", "direct_1x128x512", "direct_4x96x1024"
  ], factors = [303, 299, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, mnk = 1196}, at_most = {m = 1, nk = 263165, n_even = 128}, kernels = [
    "strip_1x256x1024", "direct_1x128x512", "direct_4x96x1024"
  ], factors = [306, 341, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1196, nk = 263166}, at_most = {m = 1, nk = 4301278, n_even = 128, mn = 64}, kernels = [
    "strip_1x256x1024", "strip_4x64x1024", "strip_5x64x1024", "direct_10x32x2048", "direct_16x16x4096"
  ], factors = [216, 250, 254, 258, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1196, nk = 263166, mn = 65}, at_most = {m = 1, nk = 4301278, n_even = 4, mnk = 3546220}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_4x96x1024"
  ], factors = [281, 289, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 3546221, nk = 263166, mn = 65}, at_most = {m = 1, nk = 4301278, n_even = 4}, kernels = [
    "strip_1x256x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mnk = 1196, nk = 263166, mn = 65, n_even = 5}, at_most = {m = 1, nk = 4301278, n_even = 128}, kernels = [
    "strip_1x256x1024", "strip_5x64x1024", "sweep_3x128x512", "direct_1x128x512", "direct_7x48x1024",
    "direct_4x96x1024"
  ], factors = [266, 265, 286, 226, 265, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, n_even = 129}, at_most = {m = 1, nk = 270211}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [286, 297, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, n_even = 129, nk = 270212}, at_most = {m = 1, nk = 4301278, n_even = 724}, kernels = [
    "strip_1x256x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [256, 260, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, n_even = 725, nk = 270212}, at_most = {m = 1, nk = 4301278}, kernels = [
    "strip_1x256x1024", "sweep_3x128x512", "axpy_4x64x64"
  ], factors = [256, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2}, at_most = {m = 3, nk = 1038, n_even = 362, n = 64}, kernels = [
    "skinny_10x32x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, nk = 1039}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 16}, kernels = [
    "sweep_3x128x512", "direct_16x16x4096", "direct_4x96x1024", "slab_16x16x64"
  ], factors = [314, 313, 278, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 32, mk = 22424}, kernels = [
    "strip_8x32x1024", "direct_7x48x1024"
  ], factors = [265, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 1039, mk = 22425}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 32}, kernels = [
    "strip_8x32x1024", "strip_4x64x1024", "strip_5x64x1024", "strip_8x48x1024", "slab_10x32x64",
    "sweep_whole_6x64x1024"
  ], factors = [222, 216, 220, 225, 236, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 2, nk = 1039}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 47}, kernels = [
    "strip_8x48x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, nk = 1039}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 64}, kernels = [
    "strip_5x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2}, at_most = {m = 3, nk = 327387, n_even = 4, k = 40}, kernels = [
    "sweep_6x64x16"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, k = 41}, at_most = {m = 3, nk = 327387, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_8x48x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [310, 329, 306, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, nk = 327388}, at_most = {m = 3, nk = 3464437, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_4x64x1024", "strip_8x48x1024", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [232, 244, 266, 265, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, nk = 3464438}, at_most = {m = 3, nk = 4301278, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_4x64x1024", "skinny_6x64x64", "slab_6x64x64"
  ], factors = [232, 245, 247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, n_even = 5}, at_most = {m = 3, nk = 300993, n_even = 362}, kernels = [
    "sweep_3x128x512", "direct_4x96x1024", "slab_6x64x64"
  ], factors = [286, 268, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, n_even = 5, nk = 300994}, at_most = {m = 3, nk = 3641757, n_even = 362}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64", "direct_6x64x1024", "direct_7x48x1024", "direct_4x96x1024"
  ], factors = [220, 277, 248, 247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, n_even = 5, nk = 3641758}, at_most = {m = 3, nk = 4301278, n_even = 362}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64", "skinny_6x48x64", "slab_6x64x64"
  ], factors = [236, 255, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, n_even = 363}, at_most = {m = 3, nk = 3442979}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [252, 233, 256, 229, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, n_even = 363, nk = 3442980}, at_most = {m = 3, nk = 4301278}, kernels = [
    "strip_3x128x1024", "sweep_6x64x16", "skinny_6x64x64", "slab_8x48x64"
  ], factors = [236, 239, 228, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4}, at_most = {m = 5, nk = 724, mk = 25524, n_even = 724}, kernels = [
    "strip_8x32x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, nk = 725}, at_most = {m = 4, nk = 4301278, mk = 25524, n_even = 724}, kernels = [
    "strip_4x64x1024", "strip_8x48x1024", "sweep_6x64x16", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [226, 233, 240, 235, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, nk = 725}, at_most = {m = 5, nk = 4301278, mk = 25524, n_even = 724}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "sweep_6x64x16", "direct_5x64x512"
  ], factors = [235, 245, 245, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, n_even = 725}, at_most = {m = 5, nk = 4301278, mk = 25524}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "direct_4x96x1024"
  ], factors = [228, 210, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, mk = 25525}, at_most = {m = 5, nk = 4301278, n = 31, n_even = 4}, kernels = [
    "strip_4x64x1024", "strip_5x64x1024", "strip_8x48x1024"
  ], factors = [239, 226, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 4, mk = 25525}, at_most = {m = 5, nk = 4301278, n = 64, n_even = 4}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024"
  ], factors = [246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, mk = 25525, n_even = 5}, at_most = {m = 5, nk = 4301278, n = 64}, kernels = [
    "strip_4x64x1024", "strip_5x64x1024", "strip_8x48x1024", "direct_3x128x512", "direct_4x96x1024",
    "slab_6x64x64"
  ], factors = [229, 234, 246, 240, 214, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 4, mk = 25525}, at_most = {m = 5, nk = 4301278}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "direct_6x64x1024", "direct_5x64x512", "slab_8x32x32",
    "slab_6x64x64"
  ], factors = [227, 249, 237, 233, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 6}, at_most = {m = 8, nk = 4301278, mnk = 9068}, kernels = [
    "strip_8x32x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 6, mnk = 9069}, at_most = {m = 8, nk = 4301278, n = 16}, kernels = [
    "sweep_8x48x256", "direct_16x16x4096", "direct_4x96x1024", "slab_8x48x64"
  ], factors = [261, 233, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mnk = 9069}, at_most = {m = 6, nk = 4301278, k = 4197}, kernels = [
    "strip_8x48x1024", "sweep_6x64x16", "skinny_6x64x64", "skinny_6x48x64", "slab_6x64x64",
    "sweep_whole_6x64x1024"
  ], factors = [249, 273, 271, 275, 273, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 9069}, at_most = {m = 8, nk = 4301278, k = 4197, mk = 45}, kernels = [
    "strip_8x48x1024", "sweep_8x48x256"
  ], factors = [254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 9069, mk = 46}, at_most = {m = 8, nk = 4301278, k = 4197}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "sweep_8x48x256", "direct_4x96x1024", "slab_8x48x64",
    "sweep_whole_8x48x1024"
  ], factors = [243, 239, 251, 240, 259, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, mnk = 9069, k = 4198}, at_most = {m = 6, nk = 4301278}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "slab_6x64x64", "sweep_whole_6x64x1024"
  ], factors = [248, 246, 262, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 9069, k = 4198}, at_most = {m = 8, nk = 4301278}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "slab_8x32x32", "slab_10x32x64"
  ], factors = [255, 257, 251, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 9}, at_most = {m = 9, nk = 4301278, mn = 476}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_5x64x512", "direct_9x48x1024", "slab_10x32x64",
    "sweep_whole_6x64x1024"
  ], factors = [268, 271, 253, 250, 275, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 9, mn = 477}, at_most = {m = 9, nk = 4301278}, kernels = [
    "skinny_10x32x64", "direct_5x64x512", "direct_9x48x1024", "slab_6x64x128", "slab_10x32x64"
  ], factors = [275, 242, 261, 256, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 10}, at_most = {m = 10, nk = 4301278}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_5x64x512", "slab_10x32x64", "sweep_whole_10x32x1024"
  ], factors = [266, 233, 241, 265, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279}, at_most = {m = 1, mnk = 8350383, n = 120}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "strip_8x48x1024", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [229, 243, 247, 230, 238, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 121, nk = 4301279}, at_most = {m = 1, mnk = 8350383}, kernels = [
    "strip_1x256x1024", "axpy_4x64x64", "slab_16x16x64", "slab_10x32x64"
  ], factors = [261, 255, 269, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, mnk = 8350384}, at_most = {m = 1, n = 290}, kernels = [
    "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [216, 267, 244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 291, nk = 4301279, mnk = 8350384}, at_most = {m = 1, n_even = 724}, kernels = [
    "strip_1x256x1024", "axpy_4x16x64", "axpy_4x64x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [238, 257, 243, 276, 276, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 291, nk = 4301279, mnk = 8350384, n_even = 725}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [273, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 2}, at_most = {m = 3, n = 563, nk = 8218761}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [239, 254, 232, 242, 231, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 8218762, m = 2}, at_most = {m = 3, n = 266}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_10x32x64"
  ], factors = [212, 240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 267, nk = 8218762, m = 2}, at_most = {m = 3, n = 563}, kernels = [
    "slab_16x16x64", "slab_10x32x64"
  ], factors = [233, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 4301279, m = 2}, at_most = {m = 3, nk = 5009403}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32"
  ], factors = [230, 248, 249, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 5009404, m = 2}, at_most = {m = 3, nk = 8133109}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64", "skinny_6x48x64", "axpy_4x32x64", "slab_8x32x32"
  ], factors = [273, 229, 246, 261, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 2}, at_most = {m = 3, n_even = 724}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "axpy_4x32x64", "axpy_4x64x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [236, 240, 267, 262, 247, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 564, nk = 8133110, m = 2, n_even = 725}, at_most = {m = 3}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64", "slab_16x16x64"
  ], factors = [283, 268, 261, 256, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 4}, at_most = {m = 4, k = 31990, nk = 6299643}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [241, 241, 242, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 6299644, m = 4}, at_most = {m = 4, k = 31990, n_even = 724}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [214, 223, 225, 261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 6299644, m = 4, n_even = 725}, at_most = {m = 4, k = 31990}, kernels = [
    "skinny_6x64x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [255, 231, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 5}, at_most = {m = 5, k = 31990}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [209, 218, 219, 208, 232, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 4, k = 31991}, at_most = {m = 5, nk = 8098934}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "slab_10x32x64"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 8098935, m = 4, k = 31991}, at_most = {m = 5}, kernels = [
    "slab_10x32x128", "slab_8x32x32", "slab_10x32x64"
  ], factors = [232, 225, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 6}, at_most = {m = 6, mk = 385218}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [231, 249, 229, 236, 224, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 7}, at_most = {m = 8, mk = 385218}, kernels = [
    "skinny_8x48x64", "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_8x48x64"
  ], factors = [236, 274, 190, 211, 227, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 9}, at_most = {m = 10, mk = 385218}, kernels = [
    "skinny_10x32x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [277, 252, 268, 270, 260, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 6, mk = 385219}, at_most = {m = 10}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_8x48x64"
  ], factors = [277, 219, 228, 218, 227, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11}, at_most = {nk = 90, k = 36, n = 16}, kernels = [
    "direct_16x16x4096", "direct_1x128x512", "direct_4x96x1024"
  ], factors = [254, 324, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 91}, at_most = {nk = 624, k = 36, n = 16, m = 4608}, kernels = [
    "sweep_16x16x4096", "direct_5x64x512"
  ], factors = [286, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4609, nk = 91}, at_most = {nk = 624, k = 36, n = 16}, kernels = [
    "block_6x64x128", "direct_16x16x4096", "direct_5x64x512", "direct_4x96x1024", "direct_28x16x1024",
    "tall_10x32x2048"
  ], factors = [243, 238, 267, 268, 265, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 230, k = 36, m = 43}, kernels = [
    "direct_6x64x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 44}, at_most = {nk = 230, k = 2, mnk = 7290746, n = 28}, kernels = [
    "block_6x64x128", "direct_3x128x512", "direct_7x48x1024"
  ], factors = [280, 310, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, m = 44}, at_most = {nk = 230, k = 2, mnk = 7290746}, kernels = [
    "direct_6x64x1024", "direct_1x128x512", "direct_4x96x1024"
  ], factors = [373, 376, 382]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 44, mnk = 7290747}, at_most = {nk = 230, k = 2}, kernels = [
    "block_6x64x128", "direct_3x128x512", "direct_7x48x1024", "sweep_whole_10x32x1024"
  ], factors = [287, 279, 285, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 44, k = 3}, at_most = {nk = 230, k = 36}, kernels = [
    "block_6x64x128", "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024", "tall_10x32x2048"
  ], factors = [253, 261, 244, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, nk = 231}, at_most = {nk = 624, k = 36, n = 32}, kernels = [
    "block_6x64x128", "direct_10x32x2048", "direct_6x64x1024", "slab_8x32x32", "tall_10x32x2048"
  ], factors = [234, 242, 236, 258, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, nk = 231}, at_most = {nk = 624, k = 36, n_even = 128, m = 51}, kernels = [
    "direct_6x64x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 52, nk = 231}, at_most = {nk = 624, k = 2, n_even = 128, mn = 298370}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [384, 408]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 52, nk = 231, k = 3}, at_most = {nk = 624, k = 36, n_even = 128, mn = 298370}, kernels = [
    "block_6x64x128", "direct_6x64x1024", "direct_3x128x512"
  ], factors = [282, 273, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 52, nk = 231, mn = 298371}, at_most = {nk = 624, k = 36, n_even = 128, m = 9141}, kernels = [
    "sweep_10x32x2048", "block_6x64x128", "direct_1x128x512", "direct_7x48x1024", "direct_4x96x1024",
    "sweep_whole_10x32x1024"
  ], factors = [268, 265, 251, 268, 266, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9142, nk = 231, mn = 298371}, at_most = {nk = 624, k = 36, n_even = 128}, kernels = [
    "block_6x64x128", "direct_1x128x512", "direct_7x48x1024", "direct_9x48x1024", "sweep_whole_10x32x1024",
    "tall_8x48x1024"
  ], factors = [270, 229, 257, 253, 221, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, nk = 231, n_even = 129}, at_most = {nk = 624, k = 36}, kernels = [
    "skinny_6x64x64", "direct_3x128x512", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024"
  ], factors = [259, 321, 308, 288, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625}, at_most = {nk = 6259449, k = 2, n_even = 362, mn = 5607169, mk = 412, mnk = 488983, m = 65}, kernels = [
    "sweep_10x32x2048", "skinny_6x64x64", "direct_4x96x1024"
  ], factors = [274, 269, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 66, nk = 625}, at_most = {nk = 6259449, k = 2, n_even = 362, mn = 5607169, mk = 412, mnk = 488983}, kernels = [
    "skinny_6x64x64", "direct_4x96x1024"
  ], factors = [263, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, mnk = 488984}, at_most = {nk = 6259449, k = 2, n_even = 362, mn = 5607169, mk = 412}, kernels = [
    "sweep_10x32x2048", "direct_3x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024"
  ], factors = [265, 269, 280, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, k = 3}, at_most = {nk = 6259449, k = 36, n_even = 362, mn = 5607169, mk = 412}, kernels = [
    "sweep_6x64x16", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [240, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, mk = 413}, at_most = {nk = 1826, k = 36, n_even = 362, mn = 5607169, n = 110}, kernels = [
    "sweep_10x32x2048", "block_6x64x128", "direct_10x32x2048", "direct_6x64x1024", "tall_10x32x2048",
    "tall_8x48x1024"
  ], factors = [249, 257, 254, 237, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 11, nk = 625, mk = 413}, at_most = {nk = 1826, k = 36, n_even = 362, mn = 291920}, kernels = [
    "block_6x64x128", "direct_5x64x512"
  ], factors = [272, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 11, nk = 625, mk = 413, mn = 291921}, at_most = {nk = 1826, k = 36, n_even = 362, mn = 5607169}, kernels = [
    "sweep_10x32x2048", "skinny_6x64x64", "block_6x64x128", "direct_9x48x1024", "direct_4x96x1024",
    "sweep_whole_10x32x1024"
  ], factors = [263, 244, 254, 259, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 1827, mk = 413}, at_most = {nk = 6259449, k = 6, n_even = 362, mn = 5607169}, kernels = [
    "sweep_10x32x2048", "block_6x64x128", "direct_5x64x512", "direct_4x96x1024", "slab_6x64x64",
    "sweep_whole_10x32x1024"
  ], factors = [247, 240, 237, 244, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 1827, mk = 413, k = 7}, at_most = {nk = 6259449, k = 36, n_even = 362, mn = 5607169}, kernels = [
    "skinny_10x32x64", "block_6x64x128", "direct_5x64x512", "slab_6x64x64", "sweep_whole_10x32x1024"
  ], factors = [249, 249, 235, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, mn = 5607170}, at_most = {nk = 6259449, k = 7, n_even = 362, mk = 100725}, kernels = [
    "sweep_16x16x4096", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [206, 253, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, mn = 5607170, k = 8}, at_most = {nk = 6259449, k = 36, n_even = 362, mk = 100725, mnk = 136381635}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, mn = 5607170, k = 8, mnk = 136381636}, at_most = {nk = 6259449, k = 36, n_even = 362, mk = 100725}, kernels = [
    "block_6x64x128", "slab_8x32x32", "sweep_whole_10x32x1024"
  ], factors = [236, 240, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, mn = 5607170, mk = 100726}, at_most = {nk = 6259449, k = 36, n_even = 362}, kernels = [
    "direct_7x48x1024", "slab_10x32x128", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024",
    "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [190, 246, 241, 200, 211, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, n_even = 363}, at_most = {nk = 6259449, k = 6, mn = 6519205, n_even = 724}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "direct_5x64x512", "direct_1x128x512", "sweep_whole_10x32x1024"
  ], factors = [247, 240, 239, 262, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, n_even = 725}, at_most = {nk = 6259449, k = 6, mn = 6519205}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "direct_1x128x512", "slab_6x64x64", "sweep_whole_6x64x1024"
  ], factors = [247, 245, 230, 245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, n_even = 363, mn = 6519206}, at_most = {nk = 6259449, k = 6}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [258, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, n_even = 363, k = 7}, at_most = {nk = 6259449, k = 21, n_even = 724}, kernels = [
    "sweep_6x64x16", "sweep_8x48x256", "direct_5x64x512", "slab_6x64x64"
  ], factors = [249, 242, 236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, n_even = 725, k = 7}, at_most = {nk = 6259449, k = 21}, kernels = [
    "sweep_6x64x16", "sweep_8x48x256", "direct_4x96x1024", "slab_6x64x64", "slab_8x48x64",
    "sweep_whole_10x32x1024"
  ], factors = [243, 238, 221, 250, 245, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 625, n_even = 363, k = 22}, at_most = {nk = 6259449, k = 36}, kernels = [
    "block_6x64x128", "slab_8x48x64", "sweep_whole_8x48x1024"
  ], factors = [244, 261, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 33, n = 16}, kernels = [
    "sweep_16x16x4096", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [268, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 17, n = 25}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_7x48x1024", "slab_10x32x128", "slab_6x64x128",
    "sweep_whole_6x64x1024"
  ], factors = [262, 262, 264, 256, 265, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 33, n = 25}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "direct_10x32x2048", "slab_10x32x128",
    "sweep_whole_8x48x1024"
  ], factors = [253, 255, 258, 246, 246, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 26, m = 11, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 33, n = 30}, kernels = [
    "direct_10x32x2048", "slab_10x32x128", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [241, 242, 250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 11, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 12, k_even = 724}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024", "slab_6x64x128", "slab_6x64x64", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [256, 234, 252, 251, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 13, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 16, k_even = 724}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "direct_5x64x512", "slab_10x32x64", "slab_8x48x64",
    "sweep_whole_8x48x1024"
  ], factors = [247, 241, 252, 252, 260, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 11, k = 37, k_even = 725}, at_most = {nk = 3673503, mk = 3207231, m = 16}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64",
    "sweep_whole_8x48x1024"
  ], factors = [244, 236, 247, 250, 246, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 17, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 33, k_even = 724, n = 48}, kernels = [
    "direct_9x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_8x48x64", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [260, 252, 248, 242, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 37}, at_most = {nk = 3673503, mk = 3207231, m = 33, k_even = 724}, kernels = [
    "skinny_10x32x64", "block_10x32x2048", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64",
    "sweep_whole_8x48x1024"
  ], factors = [255, 243, 256, 255, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 17, k = 37, k_even = 725}, at_most = {nk = 3673503, mk = 3207231, m = 33}, kernels = [
    "block_10x32x2048", "direct_6x64x1024", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64",
    "sweep_whole_8x48x1024"
  ], factors = [255, 241, 256, 244, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 37, nk = 3673504}, at_most = {nk = 6259449, mk = 3207231, m = 20}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64"
  ], factors = [238, 235, 243, 243, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 21, k = 37, nk = 3673504}, at_most = {nk = 6259449, mk = 3207231, m = 33}, kernels = [
    "skinny_10x32x64", "block_10x32x2048", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64"
  ], factors = [264, 259, 258, 248, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 37}, at_most = {nk = 6259449, mk = 3207231, n = 22, n_even = 4, k = 124}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [252, 252, 251, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 125}, at_most = {nk = 6259449, mk = 3207231, n = 22, n_even = 4, k = 5538}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "dot_4x4x1536"
  ], factors = [254, 250, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 5539}, at_most = {nk = 6259449, mk = 3207231, n = 22, n_even = 4}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768"
  ], factors = [253, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 37, n_even = 5}, at_most = {nk = 6259449, mk = 3207231, n = 22, k_even = 724}, kernels = [
    "dot_2x8x768", "direct_5x64x512", "direct_28x16x1024"
  ], factors = [247, 281, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 37, n_even = 5, k_even = 725}, at_most = {nk = 6259449, mk = 3207231, n = 22}, kernels = [
    "dot_2x8x768", "sweep_3x128x512", "direct_6x64x1024", "direct_5x64x512", "direct_4x96x1024",
    "tall_10x32x2048"
  ], factors = [240, 275, 229, 252, 241, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 37}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, k = 86, n = 31}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "slab_8x32x32", "tall_10x32x2048"
  ], factors = [253, 241, 253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 37}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, k = 86}, kernels = [
    "block_6x64x128", "direct_10x32x2048", "direct_9x48x1024", "slab_8x48x64", "sweep_whole_10x32x1024",
    "tall_10x32x2048"
  ], factors = [250, 249, 251, 253, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 87}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, n_even = 4, n = 31}, kernels = [
    "dot_2x8x768", "block_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "slab_10x32x128",
    "tall_10x32x2048"
  ], factors = [250, 246, 250, 217, 250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 87}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, n_even = 4, n = 47}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "sweep_8x48x256", "direct_9x48x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [248, 246, 250, 248, 261, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 34, k = 87}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, n_even = 4, n = 79}, kernels = [
    "block_10x32x2048", "slab_10x32x64", "dot_ahead_4x6x1024", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024", "tall_10x32x2048"
  ], factors = [255, 253, 238, 246, 244, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 34, k = 87}, at_most = {nk = 6259449, mk = 132079, k_even = 724, n_even = 4, m = 54}, kernels = [
    "skinny_10x32x64", "block_10x32x2048", "direct_7x48x1024", "slab_10x32x128", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [260, 258, 245, 263, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 55, k = 87}, at_most = {nk = 6259449, mk = 132079, k_even = 724, n_even = 4}, kernels = [
    "block_10x32x2048", "direct_6x64x1024", "dot_ahead_4x6x1024", "sweep_whole_8x48x1024", "tall_10x32x2048",
    "tall_8x48x1024"
  ], factors = [262, 235, 259, 256, 264, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 34, k = 87, mk = 132080}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, n_even = 4, m = 104}, kernels = [
    "skinny_8x48x64", "block_10x32x2048", "direct_9x48x1024", "slab_10x32x128", "slab_6x64x128",
    "slab_10x32x64"
  ], factors = [237, 258, 250, 258, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, m = 105, k = 87, mk = 132080}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, n_even = 4}, kernels = [
    "block_10x32x2048", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [260, 257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 87, n_even = 5}, at_most = {nk = 6259449, mk = 133104, k_even = 724, k = 4560, m = 112}, kernels = [
    "block_10x32x2048", "direct_6x64x1024", "slab_6x64x128", "slab_8x48x64", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [253, 252, 263, 267, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 113, k = 87, n_even = 5}, at_most = {nk = 6259449, mk = 133104, k_even = 724, k = 4560}, kernels = [
    "direct_10x32x2048", "direct_5x64x512", "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024",
    "sweep_whole_10x32x1024"
  ], factors = [265, 261, 265, 267, 264, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 87, n_even = 5, mk = 133105}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, k = 4560, n = 71}, kernels = [
    "block_6x64x128", "direct_10x32x2048", "direct_6x64x1024", "direct_9x48x1024", "direct_4x96x1024",
    "sweep_whole_6x64x1024"
  ], factors = [248, 260, 245, 262, 242, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 34, k = 87, n_even = 5, mk = 133105}, at_most = {nk = 6259449, mk = 3207231, k_even = 724, k = 4560}, kernels = [
    "block_10x32x2048", "direct_5x64x512", "slab_6x64x128", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024",
    "tall_8x48x1024"
  ], factors = [259, 269, 274, 273, 281, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 4561, n_even = 5}, at_most = {nk = 6259449, mk = 3207231, k_even = 724}, kernels = [
    "direct_9x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_6x64x64", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [266, 255, 256, 258, 270, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 37, k_even = 725}, at_most = {nk = 2919479, mk = 3207231}, kernels = [
    "block_10x32x2048", "direct_10x32x2048", "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024",
    "tall_8x48x1024"
  ], factors = [255, 260, 264, 252, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 37, k_even = 725, nk = 2919480}, at_most = {nk = 6259449, mk = 3207231}, kernels = [
    "block_10x32x2048", "block_6x64x128", "slab_10x32x128", "slab_6x64x128", "slab_8x48x64"
  ], factors = [265, 262, 263, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 37, mk = 3207232}, at_most = {nk = 6259449, n = 16, mnk = 81285785}, kernels = [
    "sweep_3x128x512", "direct_6x64x1024", "direct_28x16x1024", "slab_16x16x64", "tall_10x32x2048",
    "tall_14x16x4096"
  ], factors = [265, 240, 255, 241, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 37, mk = 3207232, mnk = 81285786}, at_most = {nk = 6259449, n = 16}, kernels = [
    "sweep_3x128x512", "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [271, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 37, mk = 3207232}, at_most = {nk = 6259449, mk = 7762737, n = 24}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_2x8x768", "slab_10x32x128", "dot_ahead_2x8x768", "tall_10x32x2048"
  ], factors = [272, 272, 274, 251, 254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 37, mk = 3207232}, at_most = {nk = 6259449, mk = 7762737, n = 31}, kernels = [
    "block_10x32x2048", "slab_10x32x128", "tall_10x32x2048"
  ], factors = [238, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 11, k = 37, mk = 3207232}, at_most = {nk = 1879381, mk = 7762737, mn = 2220100}, kernels = [
    "dot_3x7x864", "sweep_10x32x2048", "block_10x32x2048", "sweep_whole_6x64x1024", "tall_10x32x2048",
    "tall_8x48x1024"
  ], factors = [267, 247, 249, 253, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 11, k = 37, mk = 3207232, mn = 2220101}, at_most = {nk = 1879381, mk = 7762737}, kernels = [
    "sweep_10x32x2048", "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [231, 247, 228, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 11, k = 37, mk = 3207232, nk = 1879382}, at_most = {nk = 6259449, mk = 7762737}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [256, 247, 263, 263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 37, mk = 7762738}, at_most = {nk = 6259449, n = 24}, kernels = [
    "dot_ahead_2x8x768", "dot_ahead_4x6x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [249, 231, 235, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 37, mk = 7762738}, at_most = {nk = 6259449}, kernels = [
    "sweep_10x32x2048", "sweep_8x48x256", "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [238, 224, 245, 236, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 6259450}, at_most = {m = 34, mn = 8598, mk = 4305303}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [232, 214, 216, 224, 218, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 6259450, mk = 4305304}, at_most = {m = 34, mn = 8598}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_8x48x64", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [231, 243, 229, 248, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 6259450, mn = 8599}, at_most = {m = 17}, kernels = [
    "skinny_8x48x64", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [241, 230, 209, 225, 221, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 18, nk = 6259450, mn = 8599}, at_most = {m = 34, nk = 10791063}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [255, 239, 250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 18, nk = 10791064, mn = 8599}, at_most = {m = 34}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [236, 225, 212, 227, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 6259450}, at_most = {k = 65428, nk = 8366047, mn = 128352}, kernels = [
    "skinny_8x48x64", "block_10x32x2048", "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024"
  ], factors = [253, 260, 253, 251, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 6259450, mn = 128353}, at_most = {k = 65428, nk = 8366047}, kernels = [
    "skinny_10x32x64", "block_10x32x2048", "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024",
    "tall_8x48x1024"
  ], factors = [254, 259, 261, 257, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 8366048}, at_most = {k = 65428}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [238, 230, 247, 236, 233, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 6259450, k = 65429}, at_most = {}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "sweep_whole_6x64x1024", "tall_10x32x2048", "tall_8x48x1024"
  ], factors = [236, 250, 256, 252, 265]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
