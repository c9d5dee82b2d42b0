// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2158 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 72, n_pred 16, levels measured [0].
// 71 of 78 candidates kept (2276 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.032, worst 2.07
// predicted against measured time: median error 6.3 %; g: 6.2 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000,
  l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2,
  wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x1536", family = "dot",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [23449, 5325186, 8610393], g_slope = [589081, 821301, 1019267], region = 352,
      visit = 1587, loop = 6155, fma = 260, pack = 198, conflict_a = 2386, split = 207, a_near = 64,
      a_far = 825, b_near = 840, b_far = 1024, c_far = 1024, rows_near = 339, rows_far = 1024,
      once_near = 199, once_far = 1024, reread = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [16634, 2699582, 3646071], g_slope = [447158, 315496, 521133], visit = 262,
      loop = 4070, fma = 669, edge = 142, pack = 214, conflict_a = 677, split = 235, stall = 30, a_far = 581,
      b_near = 466, b_far = 520, c_near = 993, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 563, once_far = 1024, alias_a = 1, reread = 256
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_12x2x4096", family = "dot",
    tile = #dynmlir.tile<12, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [24093, 3742140, 5279750, 26314444],
      g_slope = [1859023, 1537610, 3505782, 2986874], region = 1181, visit = 1498, loop = 2882, fma = 483,
      edge = 171, pack = 167, conflict_a = 2384, split = 149, a_near = 43, a_far = 589, b_near = 662,
      b_far = 1024, c_near = 108, c_far = 1024, rows_near = 6, rows_far = 996, once_near = 423,
      once_far = 1024, reread = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x7x864", family = "dot",
    tile = #dynmlir.tile<3, 7, 864>, packed = true, model = {
      g_t = [0, 9], g_ps = [24580, 3600357], g_slope = [397308, 436172], visit = 1386, loop = 10732,
      fma = 255, edge = 190, pack = 149, conflict_a = 1885, split = 63, a_near = 46, a_far = 849,
      b_near = 796, b_far = 1024, c_near = 61, c_far = 424, rows_far = 1024, once_near = 586, once_far = 863,
      reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x1024", family = "dot",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 13], g_ps = [26592, 6161986], g_slope = [471953, 607709], region = 415, visit = 1463,
      loop = 9736, fma = 241, pack = 216, conflict_a = 2202, split = 136, a_near = 41, a_far = 811,
      b_near = 715, b_far = 1024, c_far = 776, rows_far = 1024, once_near = 496, once_far = 900, alias_a = 24,
      reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x5x1216", family = "dot",
    tile = #dynmlir.tile<5, 5, 1216>, packed = true, model = {
      g_t = [0, 13], g_ps = [25708, 7797071], g_slope = [597797, 950789], region = 478, visit = 1719,
      loop = 7337, fma = 243, edge = 130, pack = 238, conflict_a = 2310, split = 143, a_near = 45,
      a_far = 754, b_near = 783, b_far = 1024, c_far = 870, rows_far = 1024, once_near = 994, once_far = 393,
      reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x768", family = "dot",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0], g_ps = [21208], g_slope = [297284], visit = 773, loop = 11591, fma = 229, pack = 147,
      conflict_a = 1638, split = 646, a_near = 113, a_far = 873, b_near = 323, b_far = 1024, rows_far = 1024,
      once_near = 843, once_far = 830, reread = 185
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13], g_ps = [23335, 4497269, 6689222, 13181086, 32825385],
      g_slope = [1491311, 2191953, 3245932, 2806328, 2017830], region = 640, visit = 1669, loop = 4917,
      fma = 320, pack = 239, conflict_a = 2754, split = 192, a_near = 53, a_far = 624, b_near = 1024,
      b_far = 1024, c_near = 84, c_far = 1024, rows_near = 291, rows_far = 681, once_near = 191,
      once_far = 1024, alias_a = 4, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [18752, 1855463, 2166815, 3782310, 5320731, 10274019],
      g_slope = [612237, 311352, 807747, 512807, 1238322, 991927], region = 148, visit = 525, loop = 3952,
      fma = 783, edge = 40, pack = 175, conflict_a = 1125, split = 238, a_near = 36, a_far = 436,
      b_near = 739, b_far = 401, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 856, alias_a = 3,
      reread = 165
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [20707, 2544480, 3176032, 5018563, 8837185, 16568569],
      g_slope = [841257, 631552, 921265, 1272874, 1932846, 1480127], region = 681, visit = 706, loop = 4363,
      fma = 479, edge = 175, pack = 166, conflict_a = 1824, split = 242, a_near = 58, a_far = 585,
      b_near = 666, b_far = 1024, c_near = 50, c_far = 1024, rows_near = 38, rows_far = 1024, once_near = 444,
      once_far = 1009, alias_a = 12, reread = 143
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x1536", family = "dot",
    tile = #dynmlir.tile<4, 4, 1536>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [22276, 3007895, 4273440, 6713333],
      g_slope = [497603, 421848, 609973, 893833], region = 694, visit = 1138, loop = 6310, fma = 246,
      pack = 196, conflict_a = 2585, split = 329, a_near = 51, a_far = 836, b_near = 777, b_far = 1024,
      c_far = 1024, rows_near = 347, rows_far = 1024, once_near = 238, once_far = 1024, reread = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 4, 13], g_ps = [20672, 4850185, 27374185], g_slope = [1207378, 2502666, 1717592],
      region = 915, visit = 1091, loop = 3581, fma = 487, edge = 201, pack = 149, conflict_a = 2096,
      split = 188, a_near = 41, a_far = 568, b_near = 598, b_far = 1024, c_far = 1024, rows_far = 784,
      once_near = 497, once_far = 1006, reread = 139
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6, 9], g_ps = [21439, 5326633, 13561400, 23605654, 28613214],
      g_slope = [2652597, 4117383, 5022127, 1669186, 3018089], region = 702, visit = 1165, loop = 2660,
      fma = 914, pack = 321, conflict_a = 2238, a_near = 64, a_far = 499, b_far = 225, c_near = 740,
      c_far = 1024, rows_far = 579, once_near = 493, once_far = 188, reread = 156
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x32x1024", family = "strip",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 4, 13], g_ps = [18578, 8450143, 31129643], g_slope = [2107891, 2519944, 3074618],
      most_rows = 8, region = 2557, visit = 1078, loop = 41, fma = 248, edge = 405, conflict_a = 4361,
      conflict_b = 4337, conflict = 5449, mask = 65, split = 240, stall = 154, a_far = 44, b_near = 232,
      b_far = 1024, c_far = 1024, once_near = 10, once_far = 513, alias_a = 83, alias_c = 366,
      apart_near = 20, apart_far = 892, brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_1x256x1024", family = "strip",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [17561, 27335259, 124354148], g_slope = [9105899, 9701888, 13870770],
      edge_columns = 32, most_rows = 1, visit = 3741, loop = 2895, fma = 630, edge = 115, conflict_a = 20181,
      conflict_b = 414, conflict_c = 6112, conflict = 216, split = 39, stall = 119, a_near = 432,
      a_far = 1024, b_near = 36, b_far = 772, c_near = 1024, rows_near = 703, rows_far = 1024, once_far = 283,
      apart_near = 14, brief = 16, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_3x128x1024", family = "strip",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [19959, 4019793, 10126278], g_slope = [3999834, 6106485, 4967896],
      edge_columns = 32, most_rows = 3, visit = 3569, loop = 2723, fma = 397, edge = 59, conflict_b = 1000,
      conflict_c = 5533, conflict = 174, split = 72, stall = 88, a_near = 432, a_far = 1024, b_near = 36,
      b_far = 772, c_far = 1024, once_near = 66, once_far = 467, apart_near = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_4x64x1024", family = "strip",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [18303, 4264202, 10148545], g_slope = [2122949, 2942171, 2372853],
      edge_columns = 32, most_rows = 4, region = 3848, visit = 1328, loop = 482, fma = 324, edge = 158,
      conflict_b = 3289, conflict = 2431, split = 110, stall = 64, a_near = 432, a_far = 1024, b_near = 36,
      b_far = 772, c_near = 177, c_far = 1024, once_far = 565, alias_a = 373, apart_near = 92, brief = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_5x64x1024", family = "strip",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [18939, 2609229], g_slope = [2590290, 2789549], edge_columns = 32, most_rows = 5,
      region = 3301, visit = 1648, loop = 600, fma = 305, edge = 184, conflict_b = 2064, conflict = 3176,
      split = 135, stall = 102, a_far = 44, b_near = 232, b_far = 1024, c_near = 364, c_far = 1024,
      once_near = 4, once_far = 543, apart_near = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 9], g_ps = [21256, 6287500, 29764964], g_slope = [3133122, 3353923, 3775848],
      edge_columns = 32, most_rows = 6, region = 3356, visit = 1621, loop = 573, fma = 269, edge = 263,
      conflict_b = 2022, conflict = 3134, split = 100, stall = 73, a_far = 44, b_near = 232, b_far = 1024,
      c_far = 1024, once_far = 506, alias_c = 225, apart_near = 89, apart_far = 78, brief = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x48x1024", family = "strip",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [22673, 9254536, 47042385], g_slope = [3077287, 3778784, 2546985],
      edge_columns = 32, most_rows = 8, region = 4298, visit = 1304, loop = 256, fma = 246, edge = 326,
      conflict_a = 890, conflict_b = 2825, conflict = 3937, split = 126, stall = 154, a_far = 44,
      b_near = 232, b_far = 1024, c_far = 1024, rows_far = 690, once_far = 400, alias_a = 83, alias_c = 330,
      apart_near = 53, apart_far = 552, brief = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 13], g_ps = [22156, 5249010, 11480482, 93122962],
      g_slope = [5226854, 6231472, 7422043, 8820929], region = 2445, visit = 1207, fma = 271, edge = 433,
      conflict_a = 12911, conflict_b = 1009, conflict_c = 33, conflict = 2648, mask = 96, split = 243,
      stall = 133, a_near = 49, a_far = 136, b_near = 263, b_far = 1024, c_near = 21, c_far = 825,
      rows_near = 294, rows_far = 1024, once_near = 20, once_far = 1024, apart_near = 50, apart_far = 1024,
      brief = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 13], g_ps = [21086, 80318231, 143304964, 235293846],
      g_slope = [20074286, 31493366, 13141268, 22693092], region = 1688, visit = 1418, fma = 274, edge = 889,
      conflict_a = 8987, conflict_b = 7348, conflict_c = 175, mask = 112, split = 515, stall = 99,
      a_near = 100, a_far = 50, b_near = 516, b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 1024,
      alias_a = 252, apart_near = 197, apart_far = 1024, brief = 173
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 94, 141], g_ps = [23652, 70774, 5374922, 8498442], g_slope = [47122, 57033, 66457, 80725],
      edge_columns = 8, region = 4186, visit = 1474, fma = 272, edge = 220, conflict_a = 10959,
      conflict_b = 461, conflict = 394, mask = 107, split = 226, stall = 133, a_near = 319, a_far = 1024,
      b_near = 91, b_far = 1024, c_near = 18, c_far = 972, rows_near = 1024, rows_far = 1024, once_far = 637,
      brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 13], g_ps = [23294, 39019769, 68840423, 235440560],
      g_slope = [19498237, 29820654, 16660013, 27547594], edge_columns = 8, region = 3110, visit = 1720,
      fma = 256, edge = 556, conflict_a = 24187, conflict_b = 6437, mask = 116, split = 1522, stall = 128,
      a_near = 383, b_near = 478, b_far = 1024, c_far = 1024, rows_near = 330, rows_far = 1024,
      once_far = 1024, apart_near = 104, apart_far = 1024, brief = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 9], g_ps = [26868, 4107528, 25117692], g_slope = [2040330, 3001452, 2709841],
      edge_columns = 8, visit = 420, loop = 11390, fma = 352, edge = 32, conflict_b = 554, conflict_c = 134,
      split = 196, b_near = 197, b_far = 1024, c_near = 181, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 131, once_far = 703, apart_near = 13, apart_far = 1024, brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x48x256", family = "sweep",
    tile = #dynmlir.tile<8, 48, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [23288, 15542669], g_slope = [816809, 976135], edge_columns = 8, region = 4466,
      visit = 1700, fma = 274, edge = 334, conflict_a = 8821, conflict_b = 218, conflict_c = 48,
      conflict = 2348, mask = 122, split = 355, stall = 143, a_near = 279, a_far = 79, b_near = 160,
      b_far = 1024, c_far = 911, rows_near = 597, rows_far = 1024, once_near = 33, once_far = 1024,
      apart_far = 1024, brief = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 19], g_ps = [22361, 3187904], g_slope = [166607, 178150], region = 2316, visit = 1202,
      fma = 271, edge = 431, conflict_a = 502, conflict_b = 1331, conflict_c = 54, conflict = 3441, mask = 88,
      split = 135, stall = 136, a_near = 137, a_far = 1024, b_near = 10, b_far = 321, c_near = 35,
      c_far = 835, rows_far = 1024, once_far = 232, alias_a = 11, apart_near = 38, brief = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1, 4], g_ps = [21352, 160658, 651010], g_slope = [139306, 163450, 152223], region = 1867,
      visit = 1339, fma = 277, edge = 323, conflict_a = 5255, conflict_b = 5931, conflict_c = 233,
      conflict = 5719, mask = 117, split = 402, a_near = 191, a_far = 1024, b_far = 457, c_far = 819,
      rows_near = 580, once_far = 780, alias_c = 72, apart_far = 301, brief = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x64", family = "skinny",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 28], g_ps = [21450, 5511195], g_slope = [196062, 214631], edge_columns = 8, region = 4005,
      visit = 1360, loop = 190, fma = 273, edge = 276, conflict_a = 2602, conflict_b = 1127, conflict = 3897,
      mask = 41, split = 240, stall = 124, a_near = 232, a_far = 1024, b_far = 309, c_near = 53, c_far = 997,
      rows_near = 138, once_far = 294, apart_near = 29, brief = 37
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 9], g_ps = [22472, 1767351], g_slope = [193875, 203342], edge_columns = 8, region = 5243,
      visit = 1511, fma = 288, edge = 239, conflict_a = 8152, conflict_c = 70, conflict = 5935, mask = 128,
      split = 433, stall = 188, a_near = 200, a_far = 1024, b_far = 254, c_far = 731, rows_near = 156,
      rows_far = 370, once_far = 173, alias_a = 80, alias_c = 15, brief = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x48x64", family = "skinny",
    tile = #dynmlir.tile<6, 48, 64>, packed = false, model = {
      g_t = [0, 19], g_ps = [18992, 2816676], g_slope = [147246, 160944], edge_columns = 8, region = 3806,
      visit = 1021, loop = 1060, fma = 276, edge = 255, conflict_a = 7617, conflict_b = 1558, conflict = 6095,
      mask = 119, split = 332, stall = 144, a_near = 261, a_far = 1024, b_far = 256, c_near = 33, c_far = 837,
      rows_near = 290, rows_far = 530, once_far = 234, alias_c = 28, apart_near = 10, brief = 39
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 9, 13], g_ps = [33009, 6119445, 13243455, 72215786, 88155821],
      g_slope = [6086436, 7124010, 8424618, 3985008, 6201209], edge_columns = 16, region = 2815, visit = 1112,
      loop = 3866, fma = 273, edge = 1198, pack = 47, conflict_a = 92, conflict_c = 782, mask = 3,
      stall = 117, a_near = 155, a_far = 54, b_far = 467, c_far = 944, rows_near = 283, rows_far = 381,
      once_near = 210, once_far = 802, alias_a = 28, alias_c = 293, apart_far = 467, column = 7, seam = 251,
      reread = 173
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 4, 13], g_ps = [30825, 9643720, 37173572], g_slope = [2403223, 3058872, 1796256],
      region = 1387, visit = 865, loop = 4333, fma = 282, edge = 1168, pack = 154, conflict_a = 1572,
      conflict_c = 1163, mask = 17, stall = 50, a_near = 38, a_far = 48, b_near = 47, b_far = 287,
      c_near = 66, c_far = 1005, rows_near = 723, rows_far = 586, once_near = 63, once_far = 462, alias_a = 9,
      alias_c = 459, apart_near = 14, apart_far = 803, brief = 65, seam = 67, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x4096", family = "tall",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [33031, 31882769, 67107667], g_slope = [15924869, 17612449, 15280846],
      region = 1744, visit = 1228, loop = 3542, fma = 280, edge = 978, pack = 181, conflict_a = 11276,
      conflict_c = 1370, mask = 17, stall = 27, a_near = 41, a_far = 28, b_near = 22, b_far = 328,
      c_near = 75, c_far = 1024, rows_near = 598, rows_far = 1024, once_near = 130, once_far = 685,
      alias_a = 48, alias_c = 433, apart_far = 921, brief = 63, seam = 100, reread = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [36033, 13050704, 61766571], g_slope = [4338223, 4871586, 3654847],
      edge_columns = 16, region = 359, visit = 851, loop = 6215, fma = 282, edge = 678, pack = 70,
      conflict_a = 2223, conflict_c = 962, mask = 9, stall = 96, a_near = 141, a_far = 56, b_far = 729,
      c_near = 81, c_far = 1024, rows_far = 114, once_near = 192, once_far = 1010, alias_a = 6, alias_c = 112,
      apart_far = 88, brief = 17, seam = 106, reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [32573, 12309130, 41013574], g_slope = [6138278, 7176111, 5867354],
      edge_columns = 16, region = 5692, visit = 1073, loop = 2494, fma = 271, edge = 1198, pack = 35,
      conflict_c = 751, mask = 24, stall = 127, a_near = 160, a_far = 322, b_far = 49, c_far = 961,
      rows_near = 279, once_near = 252, once_far = 1024, alias_a = 63, alias_c = 250, apart_far = 1012,
      column = 25, seam = 185, reread = 93
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [21771, 15959741], g_slope = [5312656, 6280562], region = 1963, visit = 1151,
      loop = 1690, fma = 260, edge = 329, conflict_a = 4462, conflict_b = 1942, conflict_c = 614,
      conflict = 4348, split = 321, stall = 91, a_near = 55, a_far = 505, b_near = 234, b_far = 1024,
      c_far = 961, rows_near = 89, rows_far = 1024, once_near = 45, once_far = 1024, alias_c = 245,
      apart_near = 30, apart_far = 1024, column = 39, seam = 132, reread = 170
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [21297, 15148064, 49208643, 112627926, 137088704],
      g_slope = [15126767, 17030289, 21139761, 8153592, 15711129], edge_columns = 8, region = 3710,
      visit = 1377, loop = 761, fma = 277, edge = 567, conflict_a = 14904, conflict_b = 5343,
      conflict_c = 1729, conflict = 3386, split = 1290, stall = 112, a_near = 156, a_far = 409, b_near = 255,
      b_far = 1024, c_far = 1024, rows_near = 63, rows_far = 894, once_far = 1024, alias_c = 501,
      apart_far = 1024, column = 15, seam = 61, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [23925, 6283321], g_slope = [3129698, 3638130], edge_columns = 8, region = 495,
      visit = 384, loop = 5376, fma = 272, edge = 189, conflict_a = 3612, conflict_b = 727, conflict_c = 622,
      conflict = 1371, split = 333, stall = 124, a_near = 91, a_far = 584, b_near = 138, b_far = 1024,
      c_near = 71, c_far = 876, rows_far = 1024, once_near = 43, once_far = 792, alias_a = 20,
      apart_far = 1024, column = 70, seam = 93, reread = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x512", family = "direct",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [28117, 6394589, 15937889], g_slope = [2122157, 3181100, 2551763],
      edge_columns = 8, loop = 14354, fma = 391, conflict_c = 296, conflict = 9, split = 164, stall = 161,
      b_near = 22, b_far = 1024, c_far = 932, rows_near = 1024, rows_far = 1024, once_near = 10,
      once_far = 242, apart_near = 31, apart_far = 810, column = 425, seam = 391
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [22508, 5314731], g_slope = [1323055, 1666275], edge_columns = 8, region = 614,
      visit = 313, loop = 5646, fma = 276, edge = 174, conflict_a = 1138, conflict_b = 473, conflict_c = 625,
      conflict = 1580, split = 280, stall = 114, a_near = 19, a_far = 704, b_near = 110, b_far = 1024,
      c_near = 88, c_far = 821, rows_near = 252, rows_far = 1024, once_near = 34, once_far = 737,
      alias_a = 200, apart_near = 25, apart_far = 1024, column = 1, seam = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [19475, 65295259, 112561821, 138677285],
      g_slope = [16318946, 23633281, 8705154, 15986723], region = 2203, visit = 1003, loop = 1201, fma = 270,
      edge = 813, conflict_a = 9089, conflict_b = 1302, conflict_c = 3569, conflict = 6694, mask = 2,
      split = 414, stall = 106, a_far = 328, b_near = 556, b_far = 1024, c_far = 1024, rows_far = 17,
      once_far = 1024, alias_a = 151, alias_c = 375, apart_near = 150, apart_far = 1024, brief = 37,
      column = 53, seam = 25, reread = 154
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [15560, 2230157, 7158833, 13658543],
      g_slope = [1107298, 2464338, 3249855, 2171616], edge_columns = 8, loop = 12331, fma = 343, edge = 107,
      conflict_a = 81375, conflict_b = 1439, split = 77, stall = 110, a_far = 581, b_near = 82, b_far = 970,
      c_far = 879, rows_near = 1024, rows_far = 1024, once_near = 78, once_far = 362, apart_near = 35,
      apart_far = 543, brief = 24, column = 569, seam = 881, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_7x48x1024", family = "direct",
    tile = #dynmlir.tile<7, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [24118, 16884321], g_slope = [2810033, 3448082], edge_columns = 8, region = 2464,
      visit = 471, loop = 3805, fma = 282, edge = 169, conflict_a = 4396, conflict_b = 508, conflict_c = 580,
      conflict = 4070, split = 426, stall = 110, a_near = 161, a_far = 691, b_near = 127, b_far = 1024,
      c_near = 69, c_far = 840, rows_near = 1024, rows_far = 1024, once_near = 46, once_far = 936,
      alias_c = 163, apart_far = 1024, seam = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_9x48x1024", family = "direct",
    tile = #dynmlir.tile<9, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [25952, 21216824], g_slope = [3531812, 4364913], region = 1596, visit = 1614,
      loop = 1690, fma = 264, edge = 188, conflict_a = 1475, conflict_b = 691, conflict_c = 578,
      conflict = 2760, split = 275, stall = 148, a_far = 383, b_near = 194, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_near = 19, once_far = 1024, alias_a = 214, alias_c = 198, apart_near = 41,
      apart_far = 1024, seam = 136, reread = 208
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x96x1024", family = "direct",
    tile = #dynmlir.tile<4, 96, 1024>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [25300, 3197981, 6875353], g_slope = [3172681, 3677372, 4433428],
      edge_columns = 8, visit = 90, loop = 7747, fma = 323, edge = 40, conflict_c = 514, conflict = 1134,
      split = 242, stall = 89, a_far = 157, b_near = 26, b_far = 1024, c_near = 48, c_far = 903,
      rows_near = 1024, rows_far = 1024, once_near = 88, once_far = 462, alias_c = 9, apart_far = 1024,
      brief = 5, column = 209, seam = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_28x16x1024", family = "direct",
    tile = #dynmlir.tile<28, 16, 1024>, packed = false, model = {
      g_t = [0, 4], g_ps = [26128, 63838926], g_slope = [15953199, 14258767], region = 1177, visit = 2266,
      loop = 1223, fma = 286, edge = 740, conflict_a = 12769, conflict_b = 4910, conflict_c = 1002,
      conflict = 540, mask = 1, split = 418, stall = 139, a_near = 19, a_far = 747, b_near = 546,
      b_far = 1024, c_near = 27, c_far = 1024, rows_near = 28, rows_far = 1024, once_near = 37,
      once_far = 1024, alias_a = 65, alias_c = 551, apart_far = 1024, seam = 126, reread = 195
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 19], g_ps = [25621, 6367630], g_slope = [333789, 354979], region = 3478, visit = 1357,
      fma = 275, edge = 438, conflict_a = 576, conflict_c = 66, conflict = 3309, mask = 117, split = 167,
      stall = 144, a_near = 107, a_far = 444, b_far = 29, c_near = 14, c_far = 841, once_near = 22,
      once_far = 100, apart_near = 86, apart_far = 325, brief = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 9, 42], g_ps = [26357, 3691328, 20560596], g_slope = [407219, 511189, 472070],
      edge_columns = 8, region = 4774, visit = 1517, loop = 281, fma = 272, edge = 225, conflict_a = 586,
      conflict = 3091, mask = 141, split = 262, stall = 104, a_near = 161, a_far = 1024, b_far = 151,
      c_near = 27, c_far = 939, once_near = 31, once_far = 314, alias_a = 440, alias_c = 7, apart_near = 73,
      apart_far = 188, brief = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x64", family = "slab",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 94], g_ps = [28727, 174439, 15133615], g_slope = [145712, 160851, 194382],
      edge_columns = 8, region = 4115, visit = 1744, fma = 305, edge = 346, conflict_a = 11784,
      conflict_b = 4379, conflict_c = 241, mask = 163, split = 992, stall = 108, a_near = 247, a_far = 954,
      c_far = 612, rows_near = 220, rows_far = 302, alias_a = 51, apart_near = 30, apart_far = 164
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x32x32", family = "slab",
    tile = #dynmlir.tile<8, 32, 32>, packed = false, model = {
      g_t = [0, 1, 141], g_ps = [24467, 82730, 10629836], g_slope = [58263, 75336, 82486], edge_columns = 8,
      region = 5024, visit = 1416, loop = 68, fma = 257, edge = 349, conflict_a = 3429, conflict_b = 937,
      conflict = 2572, mask = 251, split = 415, stall = 133, a_near = 571, a_far = 820, c_far = 817,
      rows_near = 626, once_far = 94, apart_near = 72, apart_far = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x64", family = "slab",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1, 42], g_ps = [25294, 184035, 7147741], g_slope = [158741, 169846, 187267], region = 3495,
      visit = 1428, fma = 268, edge = 407, conflict_a = 598, conflict_b = 278, conflict_c = 26,
      conflict = 2853, mask = 113, split = 175, stall = 145, a_near = 210, a_far = 380, c_near = 14,
      c_far = 981, once_near = 22, once_far = 22, apart_near = 74, apart_far = 196
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x64", family = "slab",
    tile = #dynmlir.tile<6, 64, 64>, packed = false, model = {
      g_t = [0, 1, 19], g_ps = [25839, 215650, 3898154], g_slope = [189811, 204583, 220541], edge_columns = 8,
      region = 5006, visit = 1621, fma = 267, edge = 247, conflict_a = 2225, conflict_b = 227,
      conflict = 3299, mask = 132, split = 217, stall = 149, a_near = 242, a_far = 907, b_near = 8,
      b_far = 80, c_near = 6, c_far = 844, rows_far = 854, once_near = 5, once_far = 179, apart_near = 42,
      apart_far = 172, brief = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [23314, 18933907], g_slope = [300168, 357496], region = 2118, visit = 1151,
      loop = 768, fma = 294, edge = 608, conflict_a = 8312, conflict_b = 5548, conflict_c = 421,
      conflict = 2982, mask = 154, split = 444, stall = 108, a_near = 129, a_far = 1024, b_far = 44,
      c_far = 682, once_near = 129, alias_c = 45, apart_near = 50, apart_far = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x64", family = "slab",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1, 28], g_ps = [28530, 217761, 5818233], g_slope = [189231, 207424, 224561], edge_columns = 8,
      region = 5101, visit = 1957, loop = 165, fma = 269, edge = 277, conflict_a = 6097, conflict = 3424,
      mask = 166, split = 338, stall = 147, a_near = 304, a_far = 1024, b_near = 21, b_far = 107, c_far = 772,
      rows_near = 360, once_near = 8, once_far = 203, alias_a = 40, apart_near = 37, apart_far = 157,
      brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [23867, 714184, 2500915, 4783701, 8997071],
      g_slope = [690317, 893365, 760928, 1404456, 1196927], visit = 1605, loop = 6814, fma = 290, pack = 232,
      conflict_a = 4323, split = 225, a_near = 70, a_far = 331, b_near = 1024, b_far = 1024, c_far = 42,
      rows_near = 559, rows_far = 1024, once_near = 78, once_far = 1024, alias_a = 7, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [17134, 5683056], g_slope = [435840, 623068], visit = 191, loop = 4422, fma = 931,
      pack = 232, conflict_a = 936, split = 63, stall = 8, a_far = 149, b_near = 1024, b_far = 1024,
      c_near = 1024, rows_near = 1024, once_near = 760, alias_a = 41, reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<2, 2, 3072>, packed = true, model = {
      g_t = [0, 2, 6, 9, 13], g_ps = [19383, 1112194, 3604313, 4990847, 9665923],
      g_slope = [546405, 623029, 462178, 1168769, 615728], region = 137, visit = 437, loop = 4685, fma = 670,
      pack = 305, conflict_a = 541, split = 127, stall = 8, a_far = 270, b_near = 1005, b_far = 1024,
      c_far = 674, rows_far = 1024, once_near = 136, once_far = 1024, alias_a = 61, reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [20705, 861680, 1971205, 2365461, 4198688, 8843508],
      g_slope = [840975, 1109525, 394256, 1833227, 928964, 1621785], region = 366, visit = 808, loop = 4395,
      fma = 611, pack = 323, conflict_a = 298, split = 18, stall = 46, a_far = 235, b_near = 1024,
      b_far = 1024, c_far = 481, rows_far = 1024, once_near = 104, once_far = 957, alias_a = 73, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [20437, 1430467, 2041024, 4107690],
      g_slope = [470010, 610557, 413333, 641969], visit = 791, loop = 7353, fma = 414, pack = 202,
      conflict_a = 1555, split = 289, a_far = 251, b_near = 914, b_far = 1024, c_near = 31, c_far = 208,
      rows_near = 996, rows_far = 1024, once_near = 55, once_far = 1024, alias_a = 52, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [22802, 710494, 3424333, 4378583],
      g_slope = [343846, 387691, 238562, 484328], visit = 1201, loop = 12358, fma = 280, edge = 181,
      pack = 138, conflict_a = 2321, split = 283, stall = 102, a_near = 43, a_far = 71, b_near = 518,
      b_far = 1024, c_near = 334, c_far = 218, rows_far = 1024, once_near = 673, once_far = 740, alias_a = 53,
      reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x6x1024", family = "dot_ahead",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 3, 6, 9, 13], g_ps = [27606, 1649598, 3463000, 4899032, 8410283],
      g_slope = [540664, 604467, 478677, 877812, 646653], region = 2272, visit = 1767, loop = 11947,
      fma = 207, pack = 275, conflict_a = 2484, split = 385, a_near = 60, a_far = 301, b_near = 702,
      b_far = 1024, rows_far = 1024, once_far = 1024, alias_a = 10, reread = 196
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x1024", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [21740, 19247077], g_slope = [3204222, 3601819], edge_columns = 32, region = 3689,
      visit = 1602, loop = 173, fma = 267, edge = 286, conflict_a = 4555, conflict_b = 555, conflict = 3776,
      split = 186, stall = 62, a_near = 81, b_near = 96, b_far = 1024, c_near = 45, c_far = 774,
      rows_far = 1024, once_near = 70, once_far = 499, apart_near = 40, apart_far = 196, brief = 14,
      seam = 394
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_10x32x1024", family = "sweep_whole",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 4, 9], g_ps = [20773, 10882778, 29252407], g_slope = [2715501, 3673925, 2472729],
      region = 2209, visit = 1379, fma = 253, edge = 551, conflict_a = 4534, conflict_b = 1978,
      conflict_c = 13, conflict = 2858, mask = 58, split = 331, stall = 50, a_near = 215, a_far = 154,
      b_near = 191, b_far = 1024, c_near = 36, c_far = 802, rows_far = 1024, once_near = 87, once_far = 1024,
      apart_near = 35, apart_far = 1024, seam = 611
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x1024", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [21231, 18664370], g_slope = [3107189, 3570311], edge_columns = 32, region = 3828,
      visit = 1768, loop = 145, fma = 264, edge = 421, conflict_a = 4687, conflict_b = 883, conflict_c = 47,
      conflict = 2963, mask = 24, split = 200, stall = 87, a_near = 80, a_far = 131, b_near = 132,
      b_far = 1024, c_near = 13, c_far = 981, rows_far = 1024, once_near = 66, once_far = 975, alias_a = 126,
      apart_near = 13, apart_far = 504, brief = 28, seam = 496
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [32783, 6018348, 40460731], g_slope = [5985565, 6888476, 5986221],
      edge_columns = 16, region = 3560, visit = 979, loop = 2912, fma = 274, edge = 1228, pack = 31,
      conflict_c = 707, stall = 128, a_near = 121, a_far = 325, b_far = 241, c_far = 933, rows_near = 118,
      rows_far = 286, once_near = 264, once_far = 410, alias_a = 66, alias_c = 253, apart_far = 760,
      column = 25, seam = 196, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x128", family = "block",
    tile = #dynmlir.tile<6, 64, 128>, packed = true, model = {
      g_t = [0, 19], g_ps = [34807, 10724460], g_slope = [562613, 678440], edge_columns = 16, visit = 542,
      loop = 7115, fma = 284, edge = 308, pack = 55, conflict_c = 513, stall = 121, a_near = 106,
      a_far = 1024, b_near = 7, b_far = 464, c_far = 778, rows_far = 1024, once_near = 153, once_far = 987,
      alias_a = 101, alias_c = 20, apart_near = 25, brief = 15, column = 267, seam = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [30165, 11311074], g_slope = [1880151, 2432252], region = 3193, visit = 797,
      loop = 2263, fma = 280, edge = 2139, pack = 41, conflict_a = 1980, conflict_c = 894, mask = 2,
      stall = 37, a_near = 32, a_far = 347, b_far = 712, c_near = 63, c_far = 904, rows_near = 569,
      once_near = 189, once_far = 782, alias_a = 17, alias_c = 585, apart_far = 390, column = 4, seam = 76,
      reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x32x64", family = "axpy",
    tile = #dynmlir.tile<4, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [18624], g_slope = [487658], edge_columns = 16, most_rows = 4, region = 3597,
      visit = 800, loop = 650, fma = 912, edge = 181, mask = 341, split = 558, c_near = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 230, alias_a = 4122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x16x64", family = "axpy",
    tile = #dynmlir.tile<4, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [17452], g_slope = [419570], most_rows = 4, region = 3556, visit = 312, loop = 162,
      fma = 1049, edge = 8, mask = 47, split = 449, rows_near = 1024, rows_far = 1024, once_far = 91,
      alias_a = 3437
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "axpy_4x64x64", family = "axpy",
    tile = #dynmlir.tile<4, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [21018], g_slope = [629111], edge_columns = 16, most_rows = 4, region = 3811,
      visit = 1379, loop = 1229, fma = 840, edge = 147, conflict_a = 6603, split = 654, c_near = 1024,
      c_far = 908, rows_near = 1024, once_near = 6, once_far = 250, alias_a = 3317, alias_c = 493, brief = 11
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 2, k = 23, m = 6}, kernels = [
    "skinny_16x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 23, m = 6}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {n = 2, k = 23, m = 36, mk = 66}, kernels = [
    "skinny_16x8x64"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 67}, at_most = {n = 2, k = 23, m = 36}, kernels = [
    "dot_16x1x4096", "direct_28x16x1024"
  ], factors = [263, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3}, at_most = {n = 4, k = 23, m = 36}, kernels = [
    "direct_16x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 15, k = 23, m = 4}, kernels = [
    "skinny_10x32x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {n = 15, k = 23, m = 8}, kernels = [
    "strip_8x32x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 9}, at_most = {n = 15, k = 23, m = 36}, kernels = [
    "direct_28x16x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37}, at_most = {n = 15, k = 1}, kernels = [
    "direct_3x128x512"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 2}, at_most = {n = 1, k = 5, mn = 6986577}, kernels = [
    "dot_16x1x4096", "direct_16x16x4096", "direct_3x128x512"
  ], factors = [269, 256, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 2, n = 2}, at_most = {n = 7, k = 5, mn = 6986577}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_16x8x4096"
  ], factors = [253, 223, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 2, n = 8}, at_most = {n = 8, k = 5, mn = 6986577}, kernels = [
    "direct_16x16x4096", "direct_3x128x512", "direct_16x8x4096"
  ], factors = [255, 215, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 2, n = 9}, at_most = {n = 15, k = 5, mn = 6986577}, kernels = [
    "direct_28x16x1024", "block_6x64x128", "block_10x16x1024"
  ], factors = [251, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 2, mn = 6986578}, at_most = {n = 15, k = 5}, kernels = [
    "tall_14x16x4096", "direct_3x128x512", "block_6x64x128", "block_10x16x1024"
  ], factors = [267, 259, 262, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 6}, at_most = {n = 2, k = 10, nk = 9}, kernels = [
    "dot_16x1x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 6, nk = 10}, at_most = {n = 2, k = 10}, kernels = [
    "dot_12x2x4096", "dot_16x1x4096", "tall_14x16x4096"
  ], factors = [260, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 11}, at_most = {n = 1, k = 23, mnk = 5517298}, kernels = [
    "dot_16x1x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 11, n = 2}, at_most = {n = 2, k = 23, mnk = 5517298}, kernels = [
    "dot_12x2x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 11, mnk = 5517299}, at_most = {n = 2, k = 23}, kernels = [
    "dot_16x1x4096", "dot_ahead_1x1x4096", "dot_ahead_4x2x3072"
  ], factors = [257, 255, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 6, n = 3}, at_most = {n = 4, k = 14}, kernels = [
    "dot_8x3x4096", "direct_16x16x4096", "dot_ahead_6x4x1536"
  ], factors = [263, 266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 15, n = 3}, at_most = {n = 4, k = 23}, kernels = [
    "dot_6x4x1536", "dot_8x3x4096", "dot_ahead_6x4x1536"
  ], factors = [239, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 6, n = 5}, at_most = {n = 8, k = 12}, kernels = [
    "direct_16x16x4096", "direct_16x8x4096", "direct_7x48x1024"
  ], factors = [261, 243, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 13, n = 5}, at_most = {n = 8, k = 23}, kernels = [
    "dot_5x5x1216", "tall_10x32x2048", "direct_16x16x4096", "direct_4x96x1024"
  ], factors = [256, 256, 296, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, k = 6, n = 9}, at_most = {n = 15, k = 23}, kernels = [
    "tall_10x32x2048", "direct_28x16x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [259, 254, 263, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24}, at_most = {n = 1, mk = 6249679, mn = 17, nk = 308}, kernels = [
    "dot_2x1x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, nk = 309}, at_most = {n = 1, mk = 6249679, mn = 17}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [203, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mn = 18}, at_most = {n = 1, mk = 6249679}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_16x1x4096", "dot_ahead_4x2x3072"
  ], factors = [256, 255, 257, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2}, at_most = {n = 2, mk = 6249679, mnk = 903}, kernels = [
    "dot_12x2x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2, mnk = 904}, at_most = {n = 2, mk = 6249679, m = 16, mn = 6}, kernels = [
    "dot_4x2x4096", "dot_ahead_2x2x3072"
  ], factors = [208, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2, mnk = 904, mn = 7}, at_most = {n = 2, mk = 6249679, m = 16}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096"
  ], factors = [216, 214, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 2, mnk = 904, m = 17}, at_most = {n = 2, mk = 6249679, k = 79}, kernels = [
    "dot_12x2x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 80, n = 2, mnk = 904, m = 17}, at_most = {n = 2, mk = 6249679}, kernels = [
    "dot_12x2x4096", "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_4x2x3072"
  ], factors = [264, 263, 265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 6249680}, at_most = {n = 1, nk = 4040}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_1x1x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072",
    "dot_ahead_2x4x1536"
  ], factors = [212, 236, 222, 222, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 6249680, nk = 4041}, at_most = {n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096", "dot_ahead_1x1x4096", "dot_ahead_4x2x3072"
  ], factors = [254, 238, 249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 6249680, n = 2}, at_most = {n = 2, m = 33}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [250, 251, 281, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 6249680, n = 2, m = 34}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096", "dot_ahead_6x4x1536", "dot_ahead_2x2x3072", "dot_ahead_4x2x3072"
  ], factors = [250, 221, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3}, at_most = {n = 4, mk = 439}, kernels = [
    "dot_6x4x1536", "skinny_16x8x64"
  ], factors = [246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mk = 440}, at_most = {n = 3, mk = 6943671, mn = 34}, kernels = [
    "dot_8x3x4096", "slab_6x64x128", "slab_16x8x128"
  ], factors = [208, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mk = 440, mn = 35}, at_most = {n = 3, mk = 6943671}, kernels = [
    "dot_8x3x4096", "dot_4x4x1536", "dot_ahead_2x4x1536"
  ], factors = [257, 269, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 4, mk = 440}, at_most = {n = 4, mk = 6943671, m = 19, nk = 1095034}, kernels = [
    "dot_4x4x1536"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 4, mk = 440, nk = 1095035}, at_most = {n = 4, mk = 6943671, m = 19}, kernels = [
    "dot_6x4x1536", "dot_4x4x1536", "slab_6x64x64", "slab_16x8x128", "dot_ahead_2x4x1536"
  ], factors = [256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 4, mk = 440, m = 20}, at_most = {n = 4, mk = 6943671}, kernels = [
    "dot_6x4x1536", "dot_4x4x1536", "dot_ahead_6x4x1536"
  ], factors = [261, 259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mk = 6943672}, at_most = {n = 4, m = 18}, kernels = [
    "slab_16x8x128", "dot_ahead_2x4x1536"
  ], factors = [255, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mk = 6943672, m = 19}, at_most = {n = 4, mk = 8428957}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [236, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 3, mk = 8428958, m = 19}, at_most = {n = 4, k = 107}, kernels = [
    "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_4x6x1024"
  ], factors = [219, 230, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 108, n = 3, mk = 8428958, m = 19}, at_most = {n = 4}, kernels = [
    "dot_8x3x4096", "dot_ahead_6x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [256, 252, 257, 259, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5}, at_most = {n = 8, m = 3, k = 49431, mk = 332}, kernels = [
    "skinny_16x8x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, mk = 333}, at_most = {n = 6, m = 3, k = 49431}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_1x128x512"
  ], factors = [222, 217, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, mk = 333}, at_most = {n = 8, m = 3, k = 49431}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "skinny_16x8x64", "direct_1x128x512", "dot_ahead_2x8x768"
  ], factors = [244, 237, 263, 255, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 49432, n = 5}, at_most = {n = 8, m = 3, k = 686854}, kernels = [
    "strip_6x64x1024", "skinny_16x8x64", "direct_16x8x4096", "direct_1x128x512", "slab_10x32x64",
    "dot_ahead_4x6x1024"
  ], factors = [250, 274, 260, 236, 263, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 4}, at_most = {n = 6, m = 9, k = 686854}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "dot_2x8x768", "direct_5x64x512", "slab_6x64x64", "dot_ahead_4x6x1024"
  ], factors = [231, 230, 242, 255, 257, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 4}, at_most = {n = 8, m = 9, k = 686854}, kernels = [
    "dot_2x8x768", "direct_5x64x512", "direct_4x96x1024", "slab_16x16x64"
  ], factors = [213, 211, 224, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 686855, n = 5}, at_most = {n = 8, m = 9}, kernels = [
    "slab_10x32x128", "slab_16x8x128"
  ], factors = [227, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9}, at_most = {n = 15, m = 4, mk = 29752, mn = 16}, kernels = [
    "direct_1x128x512"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mk = 29753}, at_most = {n = 15, m = 4, mk = 825746, mn = 16}, kernels = [
    "strip_4x64x1024", "direct_16x16x4096", "direct_28x16x1024", "slab_10x32x64"
  ], factors = [263, 253, 263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 17}, at_most = {n = 15, m = 4, mk = 825746}, kernels = [
    "strip_8x48x1024", "direct_28x16x1024"
  ], factors = [227, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, m = 5}, at_most = {n = 15, m = 9, mk = 825746}, kernels = [
    "direct_5x64x512", "direct_7x48x1024", "direct_28x16x1024"
  ], factors = [256, 251, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mk = 825747}, at_most = {n = 15, m = 9}, kernels = [
    "direct_28x16x1024", "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [259, 250, 226, 253, 255, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 10}, at_most = {n = 6, mk = 6018829, mn = 163}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "direct_16x16x4096", "dot_ahead_2x8x768"
  ], factors = [248, 248, 259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 10, mn = 164}, at_most = {n = 6, mk = 6018829, k = 30}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31, n = 5, m = 10, mn = 164}, at_most = {n = 5, mk = 6018829}, kernels = [
    "dot_5x5x1216", "dot_ahead_4x6x1024"
  ], factors = [248, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31, n = 6, m = 10, mn = 164}, at_most = {n = 6, mk = 6018829}, kernels = [
    "dot_4x6x1024", "dot_ahead_4x6x1024"
  ], factors = [263, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 10}, at_most = {n = 8, mk = 6018829, k = 104, k_even = 32}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_16x16x4096"
  ], factors = [257, 257, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 10, k_even = 33}, at_most = {n = 8, mk = 6018829, k = 104}, kernels = [
    "dot_2x8x768"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 105, n = 7, m = 10}, at_most = {n = 7, mk = 6018829}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [247, 242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 105, n = 8, m = 10}, at_most = {n = 8, mk = 6018829}, kernels = [
    "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, m = 10, mk = 6018830}, at_most = {n = 6}, kernels = [
    "slab_16x8x128", "dot_ahead_2x8x768", "dot_ahead_4x6x1024"
  ], factors = [257, 244, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 10, mk = 6018830}, at_most = {n = 8, nk = 1011}, kernels = [
    "dot_2x8x768", "dot_ahead_2x8x768"
  ], factors = [197, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 10, mk = 6018830, nk = 1012}, at_most = {n = 8}, kernels = [
    "tall_14x16x4096", "slab_16x8x128", "dot_ahead_2x8x768"
  ], factors = [254, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, m = 10}, at_most = {n = 15, mnk = 413867, k = 101}, kernels = [
    "direct_28x16x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, m = 10, mnk = 413868}, at_most = {n = 15, mnk = 74780729, k = 101}, kernels = [
    "dot_5x5x1216", "tall_14x16x4096", "block_10x32x2048", "block_6x64x128"
  ], factors = [245, 260, 267, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 102, n = 9, m = 10}, at_most = {n = 15, mnk = 74780729, m = 50}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "panel_10x32x2048", "direct_28x16x1024", "slab_16x16x64"
  ], factors = [229, 231, 234, 239, 258, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 102, n = 9, m = 51}, at_most = {n = 12, mnk = 74780729}, kernels = [
    "dot_4x6x1024", "dot_5x5x1216", "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [252, 251, 256, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 102, n = 13, m = 51}, at_most = {n = 15, mnk = 74780729}, kernels = [
    "dot_3x7x864", "tall_14x16x4096", "block_10x32x2048"
  ], factors = [259, 261, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, m = 10, mnk = 74780730}, at_most = {n = 15, mn = 245}, kernels = [
    "panel_10x32x2048", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64"
  ], factors = [231, 224, 248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, m = 10, mnk = 74780730, mn = 246}, at_most = {n = 12}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "dot_ahead_4x6x1024"
  ], factors = [245, 241, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 13, m = 10, mnk = 74780730, mn = 246}, at_most = {n = 15}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 1, nk = 1195, n_even = 128}, kernels = [
    "skinny_10x32x64"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196}, at_most = {m = 1, nk = 4301278, n_even = 128, mnk = 179486, mn = 47}, kernels = [
    "strip_4x64x1024", "sweep_3x128x512", "direct_1x128x512"
  ], factors = [324, 394, 388]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196, mn = 48}, at_most = {m = 1, nk = 4301278, n_even = 128, mnk = 179486}, kernels = [
    "strip_1x256x1024", "direct_1x128x512"
  ], factors = [297, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196, mnk = 179487}, at_most = {m = 1, nk = 4301278, n_even = 128, mn = 32}, kernels = [
    "strip_4x64x1024", "direct_10x32x2048", "direct_16x16x4096", "direct_1x128x512"
  ], factors = [284, 278, 303, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196, mnk = 179487, mn = 33}, at_most = {m = 1, nk = 4301278, n_even = 128, mn = 247}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "strip_5x64x1024", "direct_3x128x512", "slab_8x32x32"
  ], factors = [234, 242, 261, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196, mnk = 179487, mn = 248}, at_most = {m = 1, nk = 4301278, n_even = 4, mnk = 3532003}, kernels = [
    "strip_1x256x1024", "strip_3x128x1024", "direct_1x128x512"
  ], factors = [278, 269, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196, mnk = 3532004, mn = 248}, at_most = {m = 1, nk = 4301278, n_even = 4}, kernels = [
    "strip_1x256x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 1196, mnk = 179487, mn = 248, n_even = 5}, at_most = {m = 1, nk = 4301278, n_even = 128}, kernels = [
    "strip_1x256x1024", "strip_5x64x1024", "sweep_3x128x512", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [267, 268, 282, 264, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, n_even = 129}, at_most = {m = 1, nk = 4301278, mnk = 278045}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [277, 288, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, n_even = 129, mnk = 278046}, at_most = {m = 1, nk = 4301278, n_even = 724}, kernels = [
    "strip_1x256x1024", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [256, 272, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, n_even = 725, mnk = 278046}, at_most = {m = 1, nk = 4301278}, kernels = [
    "strip_1x256x1024", "sweep_3x128x512", "axpy_4x64x64"
  ], factors = [256, 262, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2}, at_most = {m = 4, nk = 543, n_even = 362, mn = 110}, kernels = [
    "skinny_10x32x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, mn = 111}, at_most = {m = 4, nk = 543, n_even = 362}, kernels = [
    "strip_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, nk = 544}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 16}, kernels = [
    "sweep_3x128x512", "direct_16x16x4096", "direct_3x128x512", "direct_1x128x512", "slab_16x16x64"
  ], factors = [311, 305, 311, 256, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 544}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 32, mk = 20617}, kernels = [
    "strip_8x32x1024"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 2, nk = 544, mk = 20618}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 32}, kernels = [
    "strip_8x32x1024", "strip_4x64x1024", "strip_5x64x1024", "strip_8x48x1024", "slab_10x32x64",
    "sweep_whole_6x64x1024"
  ], factors = [229, 227, 230, 230, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 2, nk = 544}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 47}, kernels = [
    "strip_8x48x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, nk = 544}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 64}, kernels = [
    "strip_3x128x1024", "strip_5x64x1024", "strip_6x64x1024"
  ], factors = [223, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2, nk = 544}, at_most = {m = 3, nk = 4301278, n_even = 362, n = 117}, kernels = [
    "strip_3x128x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [249, 253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 2, nk = 544}, at_most = {m = 3, nk = 329591, n_even = 362}, kernels = [
    "strip_6x64x1024", "sweep_6x64x16", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [327, 286, 291, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 2, nk = 329592}, at_most = {m = 3, nk = 3695196, n_even = 4}, kernels = [
    "strip_3x128x1024", "strip_4x64x1024", "strip_8x48x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [227, 242, 265, 250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 2, nk = 329592, n_even = 5}, at_most = {m = 3, nk = 3695196, n_even = 362}, kernels = [
    "strip_3x128x1024", "direct_6x64x1024", "direct_7x48x1024"
  ], factors = [222, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, m = 2, nk = 3695197}, at_most = {m = 3, nk = 4301278, n_even = 362}, kernels = [
    "strip_3x128x1024", "strip_4x64x1024", "skinny_6x64x64", "skinny_8x48x64", "slab_6x64x128", "slab_6x64x64"
  ], factors = [224, 236, 247, 247, 253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, nk = 544}, at_most = {m = 4, nk = 4301278, n_even = 362, mk = 16301}, kernels = [
    "strip_4x64x1024", "strip_8x48x1024", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [229, 235, 238, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, nk = 544, mk = 16302}, at_most = {m = 4, nk = 4301278, n_even = 362, n = 16}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024", "direct_28x16x1024"
  ], factors = [254, 259, 242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 544, mk = 16302}, at_most = {m = 4, nk = 4301278, n_even = 362, mn = 185, n = 32}, kernels = [
    "strip_4x64x1024", "strip_8x48x1024", "direct_4x96x1024", "slab_10x32x64"
  ], factors = [236, 229, 223, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, nk = 544, mk = 16302}, at_most = {m = 4, nk = 4301278, n_even = 362, mn = 185}, kernels = [
    "strip_8x48x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 544, mk = 16302, mn = 186}, at_most = {m = 4, nk = 4301278, n_even = 362}, kernels = [
    "strip_6x64x1024", "strip_8x48x1024", "direct_6x64x1024", "direct_4x96x1024", "slab_8x32x32",
    "slab_6x64x64"
  ], factors = [231, 267, 243, 224, 238, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, n_even = 363}, at_most = {m = 3, nk = 4301278, mnk = 7264748, mk = 1030}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "direct_3x128x512"
  ], factors = [258, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, n_even = 363, mk = 1031}, at_most = {m = 3, nk = 4301278, mnk = 7264748}, kernels = [
    "direct_6x64x1024", "direct_3x128x512", "direct_4x96x1024"
  ], factors = [249, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 2, n_even = 363, mnk = 7264749}, at_most = {m = 3, nk = 4301278}, kernels = [
    "strip_3x128x1024", "sweep_6x64x16", "skinny_6x64x64", "slab_6x64x64"
  ], factors = [231, 239, 222, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 4, n_even = 363}, at_most = {m = 4, nk = 4301278}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "direct_4x96x1024", "slab_6x64x64"
  ], factors = [221, 207, 214, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5}, at_most = {m = 6, nk = 4301278, mnk = 2635}, kernels = [
    "strip_8x32x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 5, mnk = 2636}, at_most = {m = 6, nk = 4301278, n = 63}, kernels = [
    "strip_5x64x1024", "strip_6x64x1024", "strip_8x48x1024"
  ], factors = [239, 222, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5, mnk = 2636}, at_most = {m = 5, nk = 4301278}, kernels = [
    "strip_5x64x1024", "strip_8x48x1024", "sweep_6x64x16", "skinny_6x64x64", "direct_5x64x512"
  ], factors = [232, 247, 246, 236, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 6, mnk = 2636}, at_most = {m = 6, nk = 4301278}, kernels = [
    "strip_8x48x1024", "skinny_6x64x64", "direct_6x64x1024", "slab_6x64x64", "sweep_whole_6x64x1024"
  ], factors = [246, 267, 264, 275, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7}, at_most = {m = 8, nk = 4301278, mnk = 9068}, kernels = [
    "strip_8x32x1024", "sweep_16x16x4096"
  ], factors = [257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 9069}, at_most = {m = 8, nk = 4301278, n = 16}, kernels = [
    "sweep_8x48x256", "direct_4x96x1024", "slab_8x32x32", "slab_8x48x64"
  ], factors = [259, 262, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, mnk = 9069}, at_most = {m = 8, nk = 4301278, n = 45}, kernels = [
    "strip_8x48x1024", "direct_7x48x1024"
  ], factors = [261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, mnk = 9069}, at_most = {m = 8, nk = 4301278, mnk = 26789391, mk = 107}, kernels = [
    "strip_8x48x1024", "sweep_8x48x256"
  ], factors = [245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, mnk = 9069, mk = 108}, at_most = {m = 8, nk = 4301278, mnk = 26789391, n_even = 128}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "direct_7x48x1024"
  ], factors = [264, 268, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, mnk = 9069, mk = 108, n_even = 129}, at_most = {m = 8, nk = 4301278, mnk = 26789391}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "sweep_8x48x256", "direct_7x48x1024", "slab_8x32x32",
    "sweep_whole_8x48x1024"
  ], factors = [236, 236, 248, 255, 263, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 7, mnk = 26789392}, at_most = {m = 8, nk = 4301278}, kernels = [
    "strip_8x32x1024", "strip_8x48x1024", "skinny_8x48x64", "slab_8x32x32", "slab_10x32x64", "slab_8x48x64"
  ], factors = [241, 240, 233, 247, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 9}, at_most = {m = 9, nk = 4301278, n = 54}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_5x64x512", "direct_9x48x1024", "slab_10x32x64",
    "sweep_whole_6x64x1024"
  ], factors = [267, 270, 262, 252, 275, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 55, m = 9}, at_most = {m = 9, nk = 4301278}, kernels = [
    "direct_9x48x1024", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [259, 255, 275, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 10}, at_most = {m = 10, nk = 4301278}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "direct_5x64x512", "slab_10x32x64", "sweep_whole_10x32x1024"
  ], factors = [264, 234, 240, 262, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279}, at_most = {m = 1, mnk = 8350383, mn = 77}, kernels = [
    "strip_4x64x1024", "strip_8x48x1024", "slab_6x64x128", "slab_16x16x64", "slab_10x32x64", "slab_6x64x64"
  ], factors = [239, 245, 228, 253, 239, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, mn = 78}, at_most = {m = 1, mnk = 8350383}, kernels = [
    "strip_1x256x1024", "slab_16x16x64", "slab_10x32x64", "axpy_4x64x64"
  ], factors = [257, 260, 248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, mnk = 8350384}, at_most = {m = 1, mn = 543}, kernels = [
    "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [272, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, mnk = 8350384, mn = 544}, at_most = {m = 1, n_even = 512}, kernels = [
    "strip_1x256x1024", "slab_8x32x32", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [232, 277, 254, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, mnk = 8350384, mn = 544, n_even = 513}, at_most = {m = 1}, kernels = [
    "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [272, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 2}, at_most = {m = 3, n = 564, nk = 8464866}, kernels = [
    "strip_6x64x1024", "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [236, 228, 249, 242, 240, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 8464867, m = 2}, at_most = {m = 3, n = 98}, kernels = [
    "slab_10x32x128", "slab_16x16x64", "slab_10x32x64"
  ], factors = [216, 249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 99, nk = 8464867, m = 2}, at_most = {m = 3, n = 564}, kernels = [
    "slab_16x16x64", "slab_10x32x64"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 565, nk = 4301279, m = 2}, at_most = {m = 3, nk = 4993148}, kernels = [
    "sweep_6x64x16", "skinny_6x64x64", "skinny_8x48x64", "slab_8x32x32"
  ], factors = [227, 246, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 565, nk = 4993149, m = 2}, at_most = {m = 3, nk = 8023565}, kernels = [
    "strip_3x128x1024", "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "axpy_4x32x64"
  ], factors = [265, 226, 237, 240, 254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 565, nk = 8023566, m = 2}, at_most = {m = 3, n_even = 724}, kernels = [
    "skinny_10x32x64", "skinny_6x64x64", "skinny_6x48x64", "slab_8x32x32", "axpy_4x32x64", "axpy_4x64x64"
  ], factors = [241, 226, 229, 317, 266, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 565, nk = 8023566, m = 2, n_even = 725}, at_most = {m = 3}, kernels = [
    "skinny_6x64x64", "slab_16x16x64", "axpy_4x32x64", "axpy_4x16x64", "axpy_4x64x64"
  ], factors = [252, 253, 256, 256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 4}, at_most = {m = 4, mk = 121507, mnk = 32836319}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [226, 236, 235, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 4, mnk = 32836320}, at_most = {m = 4, mk = 121507}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32"
  ], factors = [221, 233, 222, 228, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 5}, at_most = {m = 6, mk = 121507, mnk = 38091260}, kernels = [
    "skinny_6x64x64", "skinny_8x48x64", "skinny_6x48x64", "slab_10x32x64"
  ], factors = [235, 240, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 5, mnk = 38091261}, at_most = {m = 6, mk = 121507}, kernels = [
    "skinny_6x64x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_6x64x64", "slab_8x48x64"
  ], factors = [201, 215, 209, 225, 224, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 4, mk = 121508}, at_most = {m = 6, nk = 6141235}, kernels = [
    "strip_6x64x1024", "strip_8x48x1024", "slab_10x32x64", "slab_6x64x64"
  ], factors = [256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 6141236, m = 4, mk = 121508}, at_most = {m = 6}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [215, 220, 229, 213, 229, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4301279, m = 7}, at_most = {m = 10, n = 547}, kernels = [
    "slab_10x32x128", "slab_8x32x32", "slab_10x32x64", "slab_8x48x64"
  ], factors = [222, 217, 222, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 548, nk = 4301279, m = 7}, at_most = {m = 10, nk = 5758014}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_8x32x32", "slab_6x64x64"
  ], factors = [254, 253, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 548, nk = 5758015, m = 7}, at_most = {m = 10}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "skinny_6x48x64", "slab_16x16x64", "slab_8x32x32", "slab_10x32x64"
  ], factors = [257, 239, 256, 211, 221, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11}, at_most = {nk = 340, k = 5, n_even = 362, n = 16}, kernels = [
    "direct_16x16x4096", "direct_1x128x512"
  ], factors = [254, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 6}, at_most = {nk = 340, k = 19, n_even = 362, n = 16}, kernels = [
    "sweep_16x16x4096", "tall_10x32x2048", "direct_16x16x4096", "direct_5x64x512", "direct_1x128x512"
  ], factors = [285, 256, 260, 265, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11}, at_most = {nk = 340, k = 2, n_even = 362, m = 47}, kernels = [
    "direct_4x96x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 48}, at_most = {nk = 340, k = 2, n_even = 362, n = 121, mnk = 7290746}, kernels = [
    "direct_6x64x1024", "direct_1x128x512", "direct_4x96x1024", "block_6x64x128"
  ], factors = [316, 311, 334, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 48, mnk = 7290747}, at_most = {nk = 340, k = 2, n_even = 362, n = 121}, kernels = [
    "direct_1x128x512", "direct_7x48x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [273, 280, 267, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 122, m = 48}, at_most = {nk = 340, k = 2, n_even = 362, mn = 65731}, kernels = [
    "sweep_3x128x512", "direct_6x64x1024", "direct_4x96x1024"
  ], factors = [328, 345, 365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 122, m = 48, mn = 65732}, at_most = {nk = 340, k = 2, n_even = 362}, kernels = [
    "direct_6x64x1024", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024"
  ], factors = [388, 431, 421, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 3}, at_most = {nk = 340, k = 19, n_even = 362, mn = 7326}, kernels = [
    "direct_6x64x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 3, mn = 7327}, at_most = {nk = 340, k = 6, n_even = 362}, kernels = [
    "direct_6x64x1024", "direct_1x128x512", "direct_4x96x1024", "block_6x64x128"
  ], factors = [260, 226, 251, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 7, mn = 7327}, at_most = {nk = 340, k = 19, n_even = 362}, kernels = [
    "tall_10x32x2048", "direct_6x64x1024", "direct_7x48x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [256, 248, 247, 255, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341}, at_most = {nk = 6259449, k = 2, n_even = 362, mn = 6414665, mk = 375, m = 61}, kernels = [
    "skinny_6x64x64", "direct_4x96x1024"
  ], factors = [273, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 62, nk = 341}, at_most = {nk = 6259449, k = 2, n_even = 362, mn = 6414665, mk = 375, mnk = 488983}, kernels = [
    "direct_4x96x1024"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 62, nk = 341, mnk = 488984}, at_most = {nk = 6259449, k = 2, n_even = 362, mn = 6414665, mk = 375}, kernels = [
    "sweep_10x32x2048", "direct_5x64x512", "direct_1x128x512", "slab_6x64x128", "sweep_whole_8x48x1024"
  ], factors = [264, 271, 260, 265, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, k = 3}, at_most = {nk = 6259449, k = 19, n_even = 362, mn = 6414665, mk = 375}, kernels = [
    "sweep_6x64x16", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [244, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mk = 376}, at_most = {nk = 1814, k = 4, n_even = 362, mn = 291966}, kernels = [
    "direct_6x64x1024", "direct_4x96x1024", "block_6x64x128"
  ], factors = [291, 292, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mk = 376, mn = 291967}, at_most = {nk = 1814, k = 4, n_even = 362, mn = 6414665}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_1x128x512", "direct_4x96x1024", "sweep_whole_10x32x1024",
    "block_6x64x128"
  ], factors = [252, 264, 268, 281, 253, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mk = 376, k = 5}, at_most = {nk = 1814, k = 19, n_even = 4, mn = 6414665, n = 77}, kernels = [
    "direct_5x64x512", "direct_9x48x1024", "block_10x32x2048", "block_6x64x128"
  ], factors = [245, 243, 266, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, m = 11, nk = 341, mk = 376, k = 5}, at_most = {nk = 1814, k = 19, n_even = 4, mn = 6414665}, kernels = [
    "sweep_10x32x2048", "direct_4x96x1024", "block_6x64x128"
  ], factors = [253, 245, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mk = 376, k = 5, n_even = 5}, at_most = {nk = 1814, k = 19, n_even = 362, mn = 6414665}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "direct_4x96x1024", "sweep_whole_10x32x1024"
  ], factors = [258, 265, 240, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 1815, mk = 376}, at_most = {nk = 6259449, k = 19, n_even = 362, mn = 4330867, mnk = 1985151}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "direct_4x96x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [254, 261, 243, 253, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 1815, mk = 376, mnk = 1985152}, at_most = {nk = 6259449, k = 19, n_even = 362, mn = 4330867}, kernels = [
    "sweep_8x48x256", "skinny_10x32x64", "direct_10x32x2048", "direct_5x64x512", "sweep_whole_10x32x1024",
    "block_6x64x128"
  ], factors = [235, 247, 242, 226, 243, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 1815, mk = 376, mn = 4330868}, at_most = {nk = 6259449, k = 19, n_even = 362, mn = 6414665}, kernels = [
    "sweep_16x16x4096", "direct_1x128x512", "sweep_whole_10x32x1024"
  ], factors = [217, 261, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mn = 6414666}, at_most = {nk = 6259449, k = 19, n_even = 362, mk = 11351}, kernels = [
    "sweep_16x16x4096", "sweep_whole_10x32x1024"
  ], factors = [231, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mn = 6414666, mk = 11352}, at_most = {nk = 6259449, k = 19, n_even = 362, mk = 1140732, mnk = 134503097}, kernels = [
    "sweep_whole_6x64x1024", "sweep_whole_10x32x1024", "block_6x64x128"
  ], factors = [221, 185, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mn = 6414666, mk = 11352, mnk = 134503098}, at_most = {nk = 6259449, k = 19, n_even = 362, mk = 1140732}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 341, mn = 6414666, mk = 1140733}, at_most = {nk = 6259449, k = 19, n_even = 362}, kernels = [
    "tall_10x32x2048", "direct_7x48x1024", "direct_4x96x1024", "slab_10x32x64", "sweep_whole_10x32x1024",
    "block_6x64x128"
  ], factors = [220, 205, 212, 243, 217, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, n_even = 363}, at_most = {nk = 6259449, k = 7, mn = 6873475, n_even = 724}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "skinny_6x64x64", "direct_1x128x512", "sweep_whole_10x32x1024"
  ], factors = [248, 281, 242, 267, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, n_even = 725}, at_most = {nk = 6259449, k = 7, mn = 6873475}, kernels = [
    "sweep_6x64x16", "sweep_3x128x512", "skinny_6x64x64", "direct_1x128x512", "slab_6x64x64",
    "sweep_whole_10x32x1024"
  ], factors = [246, 247, 243, 231, 245, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, n_even = 363, mn = 6873476}, at_most = {nk = 6259449, k = 7}, kernels = [
    "sweep_whole_10x32x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, n_even = 363, k = 8}, at_most = {nk = 6259449, k = 19, n_even = 724}, kernels = [
    "sweep_8x48x256", "direct_5x64x512", "slab_6x64x64"
  ], factors = [240, 236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, n_even = 725, k = 8}, at_most = {nk = 6259449, k = 19}, kernels = [
    "sweep_8x48x256", "direct_4x96x1024", "slab_6x64x128", "slab_6x64x64", "slab_8x48x64",
    "sweep_whole_10x32x1024"
  ], factors = [235, 217, 247, 250, 242, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 33, n = 16}, kernels = [
    "sweep_16x16x4096", "direct_5x64x512", "direct_4x96x1024", "slab_8x32x32"
  ], factors = [265, 256, 266, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 21, n = 30}, kernels = [
    "direct_16x16x4096", "direct_5x64x512", "direct_7x48x1024", "slab_10x32x128", "slab_6x64x128",
    "sweep_whole_6x64x1024"
  ], factors = [243, 245, 235, 250, 243, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 33, n = 30}, kernels = [
    "dot_4x6x1024", "panel_10x32x2048", "direct_10x32x2048", "slab_10x32x128", "slab_8x32x32",
    "sweep_whole_8x48x1024"
  ], factors = [251, 243, 244, 248, 265, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 11, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 12, k_even = 724}, kernels = [
    "skinny_6x64x64", "direct_6x64x1024", "slab_6x64x128", "slab_6x64x64", "sweep_whole_6x64x1024"
  ], factors = [253, 234, 250, 252, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 13, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 16, k_even = 724}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "direct_5x64x512", "slab_10x32x128", "slab_8x48x64",
    "sweep_whole_8x48x1024"
  ], factors = [247, 241, 250, 252, 258, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 17, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 33, k_even = 724, n_even = 4, n = 48}, kernels = [
    "skinny_10x32x64", "panel_10x32x2048", "direct_9x48x1024", "slab_6x64x128", "slab_8x48x64",
    "sweep_whole_8x48x1024"
  ], factors = [250, 249, 255, 242, 240, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 17, k = 20}, at_most = {nk = 3673503, mk = 3154924, m = 33, k_even = 724, n_even = 4}, kernels = [
    "skinny_10x32x64", "panel_10x32x2048", "direct_6x64x1024", "slab_6x64x64", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [253, 249, 234, 248, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 17, k = 20, n_even = 5}, at_most = {nk = 3673503, mk = 3154924, m = 33, k_even = 724}, kernels = [
    "direct_6x64x1024", "direct_5x64x512", "slab_6x64x128", "slab_6x64x64", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [252, 254, 262, 263, 251, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 11, k = 20, k_even = 725}, at_most = {nk = 3673503, mk = 3154924, m = 33}, kernels = [
    "panel_10x32x2048", "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_6x64x64",
    "sweep_whole_8x48x1024"
  ], factors = [238, 251, 241, 249, 247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 20, nk = 3673504}, at_most = {nk = 6259449, mk = 3154924, m = 18}, kernels = [
    "skinny_10x32x64", "skinny_8x48x64", "slab_10x32x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [238, 234, 243, 242, 243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 19, k = 20, nk = 3673504}, at_most = {nk = 6259449, mk = 3154924, m = 33}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [262, 257, 247, 255, 251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 20}, at_most = {nk = 6259449, mk = 3154924, n = 16, k_even = 128}, kernels = [
    "sweep_16x16x4096", "tall_14x16x4096", "direct_5x64x512", "direct_28x16x1024"
  ], factors = [248, 263, 284, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 34, k = 20, k_even = 129}, at_most = {nk = 6259449, mk = 3154924, n = 16}, kernels = [
    "dot_2x8x768", "direct_16x16x4096", "direct_6x64x1024", "direct_5x64x512", "block_10x32x2048"
  ], factors = [251, 239, 268, 271, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 20}, at_most = {nk = 6259449, mk = 3154924, k = 60, n = 24}, kernels = [
    "dot_4x6x1024", "direct_10x32x2048", "slab_8x32x32", "block_10x32x2048"
  ], factors = [256, 251, 267, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 34, k = 20}, at_most = {nk = 6259449, mk = 3154924, k = 60, n = 31}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "block_10x32x2048"
  ], factors = [249, 223, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 20}, at_most = {nk = 6259449, mk = 3154924, k = 60, n = 87}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "direct_10x32x2048", "direct_4x96x1024", "sweep_whole_10x32x1024",
    "block_6x64x128"
  ], factors = [250, 255, 254, 223, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, m = 34, k = 20}, at_most = {nk = 6259449, mk = 3154924, k = 60}, kernels = [
    "panel_10x32x2048", "direct_10x32x2048", "direct_4x96x1024", "slab_8x48x64", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [237, 240, 219, 250, 245, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 61}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, n = 22}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "dot_5x5x1216", "dot_2x8x768", "direct_10x32x2048", "block_10x32x2048"
  ], factors = [249, 251, 249, 234, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 34, k = 61}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, n = 31}, kernels = [
    "dot_4x6x1024", "dot_2x8x768", "panel_10x32x2048", "direct_10x32x2048", "direct_6x64x1024",
    "direct_5x64x512"
  ], factors = [258, 236, 248, 248, 216, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 61}, at_most = {nk = 6259449, mk = 133574, k_even = 724, k = 107}, kernels = [
    "panel_10x32x2048", "direct_7x48x1024", "slab_6x64x128", "slab_8x48x64", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [255, 243, 254, 259, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 108}, at_most = {nk = 6259449, mk = 133574, k_even = 724, m = 72}, kernels = [
    "sweep_8x48x256", "skinny_10x32x64", "panel_10x32x2048", "direct_6x64x1024", "slab_6x64x128",
    "sweep_whole_8x48x1024"
  ], factors = [254, 261, 259, 244, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 73, k = 108}, at_most = {nk = 6259449, mk = 133574, k_even = 724}, kernels = [
    "dot_2x8x768", "panel_10x32x2048", "direct_6x64x1024", "slab_6x64x128", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [254, 265, 248, 259, 263, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 61, mk = 133575}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, n = 47, n_even = 4}, kernels = [
    "dot_3x7x864", "dot_4x6x1024", "tall_8x48x1024", "panel_10x32x2048", "direct_9x48x1024", "slab_6x64x128"
  ], factors = [249, 250, 249, 257, 251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 34, k = 61, mk = 133575}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, n = 82, n_even = 4}, kernels = [
    "dot_3x7x864", "panel_10x32x2048", "slab_10x32x128", "slab_10x32x64", "sweep_whole_6x64x1024",
    "sweep_whole_8x48x1024"
  ], factors = [248, 254, 254, 251, 244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 34, k = 61, mk = 133575, n_even = 5}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, n = 82}, kernels = [
    "direct_10x32x2048", "direct_5x64x512", "direct_9x48x1024", "slab_10x32x128", "sweep_whole_10x32x1024",
    "block_6x64x128"
  ], factors = [259, 255, 261, 258, 257, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 83, m = 34, k = 61, mk = 133575}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, m = 110}, kernels = [
    "direct_9x48x1024", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "sweep_whole_8x48x1024",
    "block_10x32x2048"
  ], factors = [255, 258, 253, 261, 261, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 83, m = 111, k = 61, mk = 133575}, at_most = {nk = 6259449, mk = 3154924, k_even = 724, n_even = 4}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "block_10x32x2048"
  ], factors = [256, 260, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 83, m = 111, k = 61, mk = 133575, n_even = 5}, at_most = {nk = 6259449, mk = 3154924, k_even = 724}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "direct_7x48x1024", "slab_6x64x128", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [258, 261, 267, 273, 283, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 61, k_even = 725}, at_most = {nk = 2919479, mk = 3154924, n_even = 4}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "direct_6x64x1024", "direct_9x48x1024", "slab_10x32x128", "block_10x32x2048"
  ], factors = [245, 249, 249, 253, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 61, k_even = 725, n_even = 5}, at_most = {nk = 2919479, mk = 3154924}, kernels = [
    "tall_8x48x1024", "panel_10x32x2048", "direct_10x32x2048", "direct_5x64x512", "slab_6x64x128",
    "sweep_whole_6x64x1024"
  ], factors = [251, 254, 263, 253, 252, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 61, k_even = 725, nk = 2919480}, at_most = {nk = 6259449, mk = 3154924}, kernels = [
    "panel_10x32x2048", "slab_10x32x128", "slab_6x64x128", "slab_8x48x64", "block_10x32x2048",
    "block_6x64x128"
  ], factors = [264, 263, 257, 254, 265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 20, mk = 3154925}, at_most = {nk = 6259449, n = 16, mnk = 82078857}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "panel_10x32x2048", "direct_6x64x1024", "direct_3x128x512",
    "direct_5x64x512"
  ], factors = [250, 245, 249, 259, 243, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, k = 20, mk = 3154925, mnk = 82078858}, at_most = {nk = 6259449, n = 16}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096"
  ], factors = [237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20, mk = 3154925}, at_most = {nk = 6259449, mk = 7762737, mn = 18817}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "panel_10x32x2048", "slab_10x32x128", "slab_6x64x128",
    "sweep_whole_6x64x1024"
  ], factors = [260, 271, 259, 249, 235, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20, mk = 3154925, mn = 18818}, at_most = {nk = 6259449, mk = 7762737, mn = 2385218, n = 31}, kernels = [
    "dot_3x7x864", "dot_2x8x768", "tall_10x32x2048", "panel_10x32x2048", "dot_ahead_2x8x768",
    "dot_ahead_4x6x1024"
  ], factors = [271, 259, 249, 254, 253, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 11, k = 20, mk = 3154925, mn = 18818}, at_most = {nk = 6259449, mk = 7762737, mn = 2385218}, kernels = [
    "dot_3x7x864", "tall_10x32x2048", "tall_8x48x1024", "direct_10x32x2048", "sweep_whole_10x32x1024",
    "block_10x32x2048"
  ], factors = [263, 250, 247, 253, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20, mk = 3154925, mn = 2385219}, at_most = {nk = 6259449, mk = 7762737}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024",
    "sweep_whole_8x48x1024"
  ], factors = [219, 221, 236, 229, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20, mk = 7762738}, at_most = {nk = 6259449, n = 24}, kernels = [
    "dot_4x6x1024", "tall_10x32x2048", "tall_8x48x1024", "dot_ahead_2x8x768"
  ], factors = [270, 236, 232, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 11, k = 20, mk = 7762738}, at_most = {nk = 6259449}, kernels = [
    "sweep_8x48x256", "tall_10x32x2048", "tall_8x48x1024", "sweep_whole_6x64x1024", "sweep_whole_10x32x1024"
  ], factors = [231, 242, 236, 248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 6259450}, at_most = {m = 34, mn = 8598, n = 42}, kernels = [
    "tall_10x32x2048", "tall_14x16x4096", "tall_8x48x1024", "panel_10x32x2048", "slab_10x32x128"
  ], factors = [251, 255, 265, 264, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 43, m = 11, nk = 6259450}, at_most = {m = 34, mn = 8598}, kernels = [
    "slab_10x32x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64", "slab_8x48x64"
  ], factors = [228, 214, 224, 225, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 11, nk = 6259450, mn = 8599}, at_most = {m = 17}, kernels = [
    "skinny_8x48x64", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [241, 229, 208, 225, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 18, nk = 6259450, mn = 8599}, at_most = {m = 34, nk = 9594474}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [253, 240, 248, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 18, nk = 9594475, mn = 8599}, at_most = {m = 34}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_8x32x32", "slab_10x32x64", "slab_6x64x64"
  ], factors = [233, 225, 205, 221, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 6259450}, at_most = {k = 65428, nk = 8366047, mn = 100413}, kernels = [
    "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "sweep_whole_6x64x1024",
    "block_10x32x2048"
  ], factors = [256, 259, 256, 256, 265, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 6259450, mn = 100414}, at_most = {k = 65428, nk = 8366047}, kernels = [
    "skinny_10x32x64", "tall_8x48x1024", "slab_10x32x128", "slab_6x64x128", "sweep_whole_8x48x1024",
    "block_10x32x2048"
  ], factors = [253, 257, 261, 257, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 8366048}, at_most = {k = 65428, mk = 107106}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_6x64x64"
  ], factors = [252, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 8366048, mk = 107107}, at_most = {k = 65428}, kernels = [
    "skinny_8x48x64", "slab_10x32x128", "slab_6x64x128", "slab_10x32x64", "slab_6x64x64"
  ], factors = [230, 244, 234, 228, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 35, nk = 6259450, k = 65429}, at_most = {}, kernels = [
    "tall_10x32x2048", "tall_8x48x1024", "panel_10x32x2048", "slab_10x32x128", "slab_6x64x128",
    "sweep_whole_6x64x1024"
  ], factors = [253, 266, 252, 235, 248, 256]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
